/**
 * What a command is: one entry of `command-table.ts` for its help, one module in `commands/` for its work.
 *
 * Data goes to stdout, prose and progress to stderr. Exit codes: 0 ok, 1 errors found, 2 wrong usage, 3 stale or drifted
 * artifacts, 70 a bug of ours (architecture.md, cli).
 */
import type { Diagnostic } from '../schemas/diagnostics.ts';
import type { ErrorEnvelope } from '../schemas/errors.ts';

export const exitCode = { ok: 0, errorsFound: 1, usage: 2, stale: 3, bug: 70 } as const;

export type CommandOption = {
  /** As cac reads it: `--format <format>`, `--json`. */
  readonly flags: string;
  readonly summary: string;
  /** May be given more than once; its value is a list then, also of one. */
  readonly isRepeatable?: boolean;
};
export type CommandGroup = 'author' | 'look' | 'run' | 'operate';
/** Commands that share their first word, such as `sessions list` and `sessions show`. */
export type CommandFamily = { readonly name: string; readonly group: CommandGroup; readonly summary: string };
export type CommandSpec = {
  /** One word, or the name of its family and a second one. */
  readonly name: string;
  /** What stands behind the name: `[...files]`, `<id>`. */
  readonly operands: string;
  readonly group: CommandGroup;
  readonly summary: string;
  readonly options: readonly CommandOption[];
  readonly examples: readonly string[];
  readonly load: () => Promise<CommandModule>;
};
export type Invocation = {
  readonly operands: readonly string[];
  /** By the name of the option in camel case. */
  readonly options: { readonly [name: string]: unknown };
};
export type CommandModule = { run(invocation: Invocation): Promise<number> };

/** Shared by every bundle: each carries its own copy of the class below, so `instanceof` would not recognise the others'. */
const failureBrand = Symbol.for('workrail.command-failure');

/** A refusal that ends a command: printed in the one error form, with its exit code. */
export class CommandFailure extends Error {
  readonly [failureBrand] = true;
  readonly error: ErrorEnvelope;
  readonly code: number;
  /** What is wrong in a file of the user's, with frames; made only when it is shown. */
  readonly diagnostics: (() => Promise<readonly Diagnostic[]>) | undefined;
  constructor(error: ErrorEnvelope, code: number, diagnostics?: () => Promise<readonly Diagnostic[]>) {
    super(error.message);
    this.error = error;
    this.code = code;
    this.diagnostics = diagnostics;
  }
  static is(error: unknown): error is CommandFailure {
    return error instanceof Error && failureBrand in error;
  }
}

export function usageError(message: string, suggestion: string): CommandFailure {
  return new CommandFailure(
    { code: 'USAGE_ERROR', message, retry: { kind: 'not_retryable' }, suggestion },
    exitCode.usage,
  );
}
