/** What `while` of a loop must contain, for the help texts: a reference to a condition of kind `loop_control`. */
import { isRecord, type JsonRecord } from '../../../schemas/json-object.ts';
import { verbatim } from '../../diagnostics/quote.ts';

const conditionsOf = (root: unknown): readonly JsonRecord[] =>
  isRecord(root) && Array.isArray(root['conditions']) ? root['conditions'].filter(isRecord) : [];

const isLoopControl = ({ kind, id }: JsonRecord): boolean => kind === 'loop_control' && typeof id === 'string';

/** `id` is the id of a condition that `while` can name. */
export const isLoopControlOf = (root: unknown, id: unknown): id is string =>
  conditionsOf(root).some((condition) => isLoopControl(condition) && condition['id'] === id);

export const referenceTo = (conditionId: string): string =>
  `"while": { "kind": "condition_ref", "conditionId": "${conditionId}" }`;

/** The id that a text means: its own, unless it is no id or the id of a condition of another kind. */
function conditionIdFor(value: unknown, root: unknown): string {
  const isFree = !conditionsOf(root).some(({ id }) => id === value);
  if (isLoopControlOf(root, value)) return value;
  if (typeof value === 'string' && /^[a-z0-9_-]+$/.test(value) && isFree) return value;
  const declared = conditionsOf(root).find(isLoopControl)?.['id'];
  return typeof declared === 'string' ? declared : 'keep_going';
}

/**
 * @param value what the author wrote instead of the reference
 * @param root the workflow
 */
export function whileHelp(value: unknown, root: unknown): string {
  const id = conditionIdFor(value, root);
  const reference = `write ${verbatim(referenceTo(id))}`;
  if (isLoopControlOf(root, id)) return reference;
  return `${reference} and declare it: ${verbatim(`"conditions": [{ "id": "${id}", "kind": "loop_control" }]`)}`;
}
