/** The files that `compile` writes for the runtime: `catalog.json` and `snapshots/`, and `workrail.lock` for review. */
import * as closed from './closed-sets.ts';
import { daemonConfig } from './daemon/config.ts';
import { pathLengthMax, sourceFoldersMax } from './limits.ts';
import { count, sha256Digest, workflowHash, workflowId, z } from './zod.ts';

export const catalogEntry = z.object({
  workflowId,
  kind: z.enum(closed.workflowKinds),
  name: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  aliases: z.array(z.string()),
  /** For an id without a namespace: the suggested id. */
  suggestedId: z.string().optional(),
  version: z.string(),
  workflowHash,
  /** Relative to the root of the source kind, with `/`. */
  source: z.string(),
  /** Additive: a bundled workflow, compiled with the project's bindings. Absent: a workflow of the project. */
  bundled: z.literal(true).optional(),
  /**
   * Additive: the digest of the bindings file, `none` without a file. Absent: the workflow has no slots, or belongs to no
   * project.
   */
  bindingsDigest: z.union([sha256Digest, z.literal('none')]).optional(),
  /** The digest of the bytes of the source file, which detects a changed file without parsing it. */
  sourceBytesDigest: sha256Digest,
  /** The digest of the parsed source, which formatting does not change. */
  sourceDigest: sha256Digest,
});
export const catalog = z.object({
  v: z.literal(1),
  compilerVersion: z.string(),
  /** Sorted by namespace, kind (workflows first), id. */
  workflows: z.array(catalogEntry),
  /** Sources that do not compile, which the catalog omits. */
  failed: z.array(z.object({ source: z.string(), errors: count })).optional(),
});
export type Catalog = z.infer<typeof catalog>;
export type CatalogEntry = z.infer<typeof catalogEntry>;

/** The stats of the files from which the catalog was compiled: a cheap staleness check. Never committed. */
export const sourceStats = z.object({
  v: z.literal(1),
  compilerVersion: z.string(),
  /** The digest of `.workrail/bindings.json`, `none` if the file does not exist. Absent in a record of an earlier version. */
  bindingsDigest: z.union([sha256Digest, z.literal('none')]).optional(),
  /** The digest of the catalog of the bundled library. */
  libraryDigest: z.union([sha256Digest, z.literal('none')]).optional(),
  /** The later of the modification time and the status time. */
  files: z.array(z.object({ source: z.string(), bytes: count, mtimeMs: z.number(), sourceBytesDigest: sha256Digest })),
});
export type SourceStats = z.infer<typeof sourceStats>;

export const lockfile = z.object({
  version: z.literal(1),
  workflows: z.record(
    z.object({
      source: z.string(),
      sourceDigest: sha256Digest,
      workflowHash,
      compiler: z.string(),
      /** `<implementation id>@<hash>` by slot. */
      bindings: z.record(z.string()),
    }),
  ),
});
export type Lockfile = z.infer<typeof lockfile>;

export const projectConfig = z.strictObject({
  $schema: z.string().optional().describe('The path of the JSON Schema with which an editor validates this file.'),
  sources: z
    .array(z.string().min(1).max(pathLengthMax))
    .max(sourceFoldersMax)
    .optional()
    .describe('More directories with workflow sources, relative to this file.'),
  lint: z
    .record(z.enum(closed.lintLevels))
    .optional()
    .describe('The severity of lint rules by id; `off` disables a rule.'),
  preferences: z
    .strictObject({
      autonomy: z.enum(closed.autonomyLevels).optional().describe('How much the agent decides without the user.'),
      riskPolicy: z.enum(closed.riskPolicies).optional().describe('How much risk the agent may take.'),
    })
    .optional()
    .describe('The default preferences of new runs. The call that starts a run can set others.'),
  daemon: daemonConfig.optional(),
});
/** `.workrail/bindings.json`: workflow id → extension point → implementation id. */
export const bindingsFile = z
  .object({
    $schema: z.string().optional().describe('The path of the JSON Schema with which an editor validates this file.'),
  })
  .catchall(
    z
      .record(z.string().min(1).describe('The id of the workflow or routine that fills this extension point.'))
      .describe('The bindings of one workflow: each key is an extension point of it.'),
  );

export type ProjectConfig = z.infer<typeof projectConfig>;
