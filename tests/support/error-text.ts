/** What an agent must be able to do with the text of an error alone [error-text-is-whole]. */
import { errorText } from '../../runtime/mcp/answer.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';

/** Details that only a program has a use for: places and ids beside the names that the sentences use, and how a size is measured. */
const forPrograms = new Set([
  'argument',
  'tool',
  'field',
  'pointer',
  'kind',
  'runId',
  'sessionId',
  'scope',
  'measure',
  'isRecorded',
  'unattestedSegments',
]);

function* leavesOf(value: unknown, key: string): Generator<readonly [key: string, leaf: string]> {
  if (Array.isArray(value)) for (const each of value) yield* leavesOf(each, key);
  else if (value !== null && typeof value === 'object')
    for (const [name, each] of Object.entries(value)) yield* leavesOf(each, name);
  else yield [key, String(value)];
}

/** Every detail of an error stands in its text too. */
export function expectWholeErrorText(tool: string, error: ErrorEnvelope): void {
  const text = errorText(error);
  for (const [key, leaf] of leavesOf(error.details ?? {}, '')) {
    if (forPrograms.has(key) || text.includes(leaf)) continue;
    throw new Error(`${tool}: ${key} "${leaf}" of ${error.code} is only in its details:\n${text}`);
  }
}
