/**
 * Turns an exception of the compiler into a diagnostic of the source that caused it, so that the other sources still compile
 * [compile-errors-as-data].
 */
import { stackText } from '../../schemas/text/stack-text.ts';
import { quote } from './quote.ts';
import type { PhaseResult, UnlocatedDiagnostic } from './unlocated.ts';

const atStart = { offset: 0, length: 0, pointer: '' };

/** @param stage the phase in which the exception was thrown */
export function internalError(stage: string, error: unknown): UnlocatedDiagnostic {
  const [thrown = '', frame] = stackText(error).split(/\n\s+at /);
  return {
    code: 'read/internal-error',
    message: `an internal error stopped the compiler in the phase ${quote(stage)}`,
    at: atStart,
    notes: [quote(thrown), ...(frame === undefined ? [] : [`thrown in ${quote(frame.split('\n')[0] ?? '')}`])],
    help: 'this is a bug in WorkRail; report it with the lines above and this file',
  };
}

/** Returns a finding that refuses the source of a phase that threw. */
export function contained<T>(stage: string, body: () => PhaseResult<T>): PhaseResult<T> {
  try {
    return body();
  } catch (error) {
    return { value: null, findings: [internalError(stage, error)] };
  }
}
