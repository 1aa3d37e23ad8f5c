/** The diagnostics of the compiler, and the versioned JSON that `check` and `compile` print. */
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
  /** The number of code units that are marked. */
  length: count,
  /** RFC 6901 pointer into the source document. */
  pointer: z.string(),
});
export const fix = z.object({
  title: z.string(),
  edits: z.array(z.object({ offset: count, length: count, text: z.string() })),
});
export const diagnostic = z.object({
  code: z.string().regex(/^[a-z]+\/[a-z0-9-]+$/),
  severity: z.enum(severities),
  /** In lower case, without a final period; values of the author in backticks. */
  message: z.string().min(1),
  at: position,
  /** The source that the diagnostic is about, if the mistake is in another file. */
  about: z.string().optional(),
  /** For a conflict between two sources: the other source, which does not compile either. */
  other: z.string().optional(),
  /** The text below the marked span. */
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
  /** Relative to the project if it is inside. */
  path: z.string(),
  /** The entry of a lock file or catalog that differs; absent if the file as a whole differs. */
  workflowId: z.string().optional(),
  fields: z.array(z.string()).optional(),
});
export type ArtifactDifference = z.infer<typeof artifactDifference>;

/** What `check` and `lint` analysed in the workflows that compile, with all conditions unknown. */
export const flowSummary = z.object({
  steps: count,
  loops: count,
  conditions: count,
  /** Conditions that are true in some runs and false in others. */
  open: count,
  /** Conditions that could not be decided: nothing is proved about the steps that depend on them. */
  undecided: count,
});
export type FlowSummary = z.infer<typeof flowSummary>;

const summary = z.object({ errors: count, warnings: count, workflows: count });
export const checkReport = z.object({
  version: z.literal(1),
  diagnostics: z.array(diagnostic),
  compiled: z.array(z.object({ workflowId: z.string(), workflowHash, file: z.string() })).optional(),
  /** `compile --check` and `--frozen`: the differences from the sources; empty if there are none. */
  differences: z.array(artifactDifference).optional(),
  /** The command that removes the differences; absent if there are none. */
  fix: z.string().optional(),
  flow: flowSummary.optional(),
  /** Counts all findings, including those that `--quiet` hides. */
  summary,
});
export type CheckReport = z.infer<typeof checkReport>;

/** `verify --json`: the findings of `check`, `lint`, `fmt --check` and `compile --frozen` in one report. */
export const verifyReport = z.object({
  version: z.literal(1),
  /** Whether the command exits with 0. */
  ok: z.boolean(),
  /** With `--quiet` only errors; `summary` counts all findings. */
  diagnostics: z.array(diagnostic),
  /** Sources that `workrail fmt` would change. */
  unformatted: z.array(z.string()),
  /** How `workrail.lock` differs from the result of compiling; empty if sources do not compile. */
  differences: z.array(artifactDifference),
  /** With `--staged`, if `workrail.lock` differs: sources that differ in the work tree. Absent: none. */
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
  files: z.array(
    z.object({
      file: z.string(),
      status: z.enum(['formatted', 'unformatted', 'unchanged', 'refused']),
      /** Why the formatted text was not written, if it should have been; the file is then still unformatted. */
      notWritten: z.string().optional(),
    }),
  ),
  /** Why files were refused. */
  diagnostics: z.array(diagnostic),
  /** `changed`: written, or with `--check` to be written. */
  summary: z.object({ files: count, changed: count, refused: count, notWritten: count }),
});
export type FormatReport = z.infer<typeof formatReport>;
/** `migrate --json`. */
export const migrateReport = z.object({
  version: z.literal(1),
  file: z.string(),
  /** `native`: the file needed no conversion. */
  status: z.enum(['migrated', 'native', 'refused']),
  workflowId: z.string().optional(),
  renamedFrom: z.string().optional(),
  /** The native source; absent when the file was refused. */
  text: z.string().optional(),
  /** The path to which it was written; absent if it was only printed. */
  written: z.string().optional(),
  /** The conversions, or why the file was refused. */
  diagnostics: z.array(diagnostic),
});
export type MigrateReport = z.infer<typeof migrateReport>;
/** `migrate --json` of a directory: every source in it, by name, with its result. */
export const migrateFolderReport = z.object({
  version: z.literal(1),
  folder: z.string(),
  files: z.array(
    migrateReport.omit({ version: true }).extend({
      /** Why the native source was not written, if there is one. */
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
      /** The severity in this project. */
      level: z.enum(lintLevels),
      summary: z.string(),
      /** Whether `lint --fix` corrects some of its findings. */
      fixable: z.boolean(),
      docs: z.string(),
    }),
  ),
});
export type LintRuleList = z.infer<typeof lintRuleList>;
