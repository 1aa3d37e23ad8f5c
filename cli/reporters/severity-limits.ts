/** `--max-warnings` and `--quiet`: how many warnings pass, and whether they are shown. */
import { counted } from '../../schemas/text/counted.ts';
import type { Diagnostic } from '../../schemas/diagnostics.ts';
import type { Invocation } from '../command.ts';
import { usageError } from '../../project/failure.ts';

export type SeverityLimits = {
  /** Null: any number of warnings passes. */
  readonly maxWarnings: number | null;
  readonly isQuiet: boolean;
};

export const noLimits: SeverityLimits = { maxWarnings: null, isQuiet: false };

export function severityLimits({ options }: Pick<Invocation, 'options'>): SeverityLimits {
  const given = options['maxWarnings'];
  if (given !== undefined && !/^\d{1,9}$/.test(String(given)))
    throw usageError(
      `--max-warnings: "${String(given)}" is not a whole number`,
      'Give a number, such as --max-warnings 0',
    );
  return { maxWarnings: given === undefined ? null : Number(given), isQuiet: options['quiet'] === true };
}

/** What is printed: with `--quiet` only errors. */
export const shownOf = (diagnostics: readonly Diagnostic[], { isQuiet }: SeverityLimits): readonly Diagnostic[] =>
  isQuiet ? diagnostics.filter(({ severity }) => severity === 'error') : diagnostics;

/** Null while the warnings are within the limit. Hidden warnings count. */
export function tooManyWarnings(diagnostics: readonly Diagnostic[], { maxWarnings }: SeverityLimits): string | null {
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning').length;
  if (maxWarnings === null || warnings <= maxWarnings) return null;
  return `${counted(warnings, 'warning')}; --max-warnings allows ${maxWarnings}.`;
}
