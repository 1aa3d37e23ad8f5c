/** What the compiler says to an author, and the versioned JSON that `check` and `compile` print. */
import { lintLevels, severities } from './closed-sets.ts';
import { count, workflowHash, z } from './zod.ts';

export const position = z.object({
  file: z.string(),
  /** 1-based. */
  line: z.number().int().positive(),
  /** 1-based, in UTF-16 code units, as editors count. */
  column: z.number().int().positive(),
  /** 0-based, in UTF-16 code units. */
  offset: count,
  /** How many code units are marked. */
  length: count,
  /** RFC 6901, into the source document. */
  pointer: z.string(),
});
export const fix = z.object({
  title: z.string(),
  edits: z.array(z.object({ offset: count, length: count, text: z.string() })),
});
export const diagnostic = z.object({
  code: z.string().regex(/^[a-z]+\/[a-z0-9-]+$/),
  severity: z.enum(severities),
  /** Lower case, no final period; the author's own values in backticks. */
  message: z.string().min(1),
  at: position,
  /** The source that it is about, when that is another file than the one where the mistake stands. */
  about: z.string().optional(),
  /** Of a conflict between two sources: the other one, which does not compile either. */
  other: z.string().optional(),
  /** Said under the marked span. */
  label: z.string().optional(),
  notes: z.array(z.string()),
  help: z.string().optional(),
  fixes: z.array(fix),
  /** The command that explains the code. */
  docs: z.string(),
  rendered: z.string(),
});
export type Diagnostic = z.infer<typeof diagnostic>;
export type Position = z.infer<typeof position>;
export type Fix = z.infer<typeof fix>;

/** One thing that compiling would write, change or remove. */
export const artifactDifference = z.object({
  artifact: z.enum(['lock', 'catalog', 'snapshot', 'map']),
  problem: z.enum(['missing', 'changed', 'extra', 'damaged']),
  /** Relative to the project, when it is inside. */
  path: z.string(),
  /** The entry of a lock file or catalog that differs; absent for a file as a whole. */
  workflowId: z.string().optional(),
  fields: z.array(z.string()).optional(),
});
export type ArtifactDifference = z.infer<typeof artifactDifference>;

/** What `check` and `lint` explored of the workflows that compile, with all conditions unknown. */
export const flowSummary = z.object({
  steps: count,
  loops: count,
  conditions: count,
  /** Conditions that hold in some runs and not in others. */
  open: count,
  /** Conditions of which that was not found out: nothing is proved about what they gate. */
  undecided: count,
});
export type FlowSummary = z.infer<typeof flowSummary>;

const summary = z.object({ errors: count, warnings: count, workflows: count });
export const checkReport = z.object({
  version: z.literal(1),
  diagnostics: z.array(diagnostic),
  compiled: z.array(z.object({ workflowId: z.string(), workflowHash, file: z.string() })).optional(),
  /** `compile --check` and `--frozen`: what is not as the sources give it; empty when all is well. */
  differences: z.array(artifactDifference).optional(),
  /** The one command that makes the differences go away; absent when there are none. */
  fix: z.string().optional(),
  flow: flowSummary.optional(),
  /** Of everything found, also of what `--quiet` hides. */
  summary,
});
export type CheckReport = z.infer<typeof checkReport>;

/** `verify --json`: what `check`, `lint`, `fmt --check` and `compile --frozen` find, in one report. */
export const verifyReport = z.object({
  version: z.literal(1),
  /** Whether the command exits with 0. */
  ok: z.boolean(),
  /** With `--quiet` only errors; `summary` counts all. */
  diagnostics: z.array(diagnostic),
  /** Sources that `workrail fmt` would change. */
  unformatted: z.array(z.string()),
  /** How `workrail.lock` differs from what compiling gives; empty while sources do not compile. */
  differences: z.array(artifactDifference),
  /** With `--staged`, where `workrail.lock` differs: sources that are otherwise in the work tree. Absent: none. */
  unstaged: z.array(z.string()).optional(),
  /** Commands that fix what needs no edit, in the order in which to run them. */
  fixes: z.array(z.string()),
  flow: flowSummary,
  summary,
});
export type VerifyReport = z.infer<typeof verifyReport>;

/** `fmt --json`. */
export const formatReport = z.object({
  version: z.literal(1),
  files: z.array(z.object({ file: z.string(), status: z.enum(['formatted', 'unformatted', 'unchanged', 'refused']) })),
  /** Why files were refused. */
  diagnostics: z.array(diagnostic),
  /** `changed`: written, or with `--check` to be written. */
  summary: z.object({ files: count, changed: count, refused: count }),
});
export type FormatReport = z.infer<typeof formatReport>;
/** `migrate --json`. */
export const migrateReport = z.object({
  version: z.literal(1),
  file: z.string(),
  /** `native`: nothing was to be done. */
  status: z.enum(['migrated', 'native', 'refused']),
  workflowId: z.string().optional(),
  renamedFrom: z.string().optional(),
  /** The native source; absent when the file was refused. */
  text: z.string().optional(),
  /** Where it was written; absent when it was only printed. */
  written: z.string().optional(),
  /** What became what, or why the file was refused. */
  diagnostics: z.array(diagnostic),
});
export type MigrateReport = z.infer<typeof migrateReport>;
/** `migrate --json` of a folder: every source in it, by name, whatever became of the others. */
export const migrateFolderReport = z.object({
  version: z.literal(1),
  folder: z.string(),
  files: z.array(
    migrateReport.omit({ version: true }).extend({
      /** Why the native source was not written, although there is one. */
      notWritten: z.string().optional(),
    }),
  ),
  summary: z.object({
    migrated: z.number().int().nonnegative(),
    native: z.number().int().nonnegative(),
    refused: z.number().int().nonnegative(),
    notWritten: z.number().int().nonnegative(),
  }),
});
export type MigrateFolderReport = z.infer<typeof migrateFolderReport>;
/** What `lint --rules --json` prints; sorted by id. */
export const lintRuleList = z.object({
  version: z.literal(1),
  rules: z.array(
    z.object({
      id: z.string().regex(/^lint\/[a-z0-9-]+$/),
      severity: z.enum(severities),
      /** What the project made of it. */
      level: z.enum(lintLevels),
      summary: z.string(),
      /** Whether `lint --fix` corrects some of its findings. */
      fixable: z.boolean(),
      docs: z.string(),
    }),
  ),
});
export type LintRuleList = z.infer<typeof lintRuleList>;
