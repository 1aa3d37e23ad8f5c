/** The condition kinds that each input kind supports, for help texts. */
import type { CompiledInput } from '../schemas/compiled-snapshot.ts';

export const fittingConditions: Readonly<Record<CompiledInput['kind'], string>> = {
  string: '`context_equals`, `context_in` or `context_contains`',
  number: '`context_equals`, `context_at_least` or `context_at_most`',
  boolean: '`context_equals` with `true` or `false`',
  enum: '`context_equals` or `context_in`',
  list: '`context_contains` or `context_present`',
};
