/**
 * The conditions of a template over an input that the workflow declares with other values. With `coerce`, a template accepts every
 * spelling of a value, because the input converts them to the one that its conditions name. The declaration of the workflow applies
 * instead, so the conditions name what this declaration lets through [template-inputs-join].
 */
import type { CompiledInput } from '../../../schemas/compiled-snapshot.ts';
import type { SourceCondition } from '../../../schemas/source-workflow.ts';
import { comparedForm, spellingsOf } from '../../spellings.ts';

/** `own`: as the template declares it. `joined`: as it applies. */
export type JoinedInput = { readonly own: CompiledInput; readonly joined: CompiledInput };

type Scalar = string | number | boolean;

/** The values that mean the same under the declaration that applies. */
function fitted(value: Scalar, { own, joined }: JoinedInput): readonly Scalar[] {
  if (typeof value !== 'string' || own.kind !== 'enum' || own.coerce !== true) return [value];
  if (joined.kind === 'string') return spellingsOf(value);
  const values = joined.values ?? [];
  const alike = values.filter((other) => comparedForm(other) === comparedForm(value));
  return alike.length === 0 ? [value] : alike;
}

/** @param inputOf the input of a key that the template declares; null for any other key */
export const fittedConditions = (
  conditions: readonly SourceCondition[],
  inputOf: (key: string) => JoinedInput | null,
): readonly SourceCondition[] =>
  conditions.map((condition): SourceCondition => {
    if (condition.kind !== 'context_equals' && condition.kind !== 'context_in') return condition;
    const input = inputOf(condition.key);
    if (input === null) return condition;
    const { id, key } = condition;
    const given = condition.kind === 'context_in' ? condition.values : [condition.value];
    const values = [...new Set(given.flatMap((value) => fitted(value, input)))];
    const [value] = values;
    return condition.kind === 'context_equals' && values.length === 1 && value !== undefined
      ? { ...condition, value }
      : { id, kind: 'context_in', key, values };
  });
