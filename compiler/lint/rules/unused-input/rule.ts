/** Reports an input that no text mentions: a user sets it, but no step uses it. */
import type { JsonValue } from '../../../../schemas/canonical/json.ts';
import { quote } from '../../../diagnostics/quote.ts';
import type { ResolvedInput } from '../../../ir/resolved.ts';
import { Mentions } from '../../mentions.ts';
import type { LintRule } from '../../rule.ts';
import { authoredInputs } from '../../context.ts';

/** Texts that only declare the input, or that never reach an agent. */
const notAUse: ReadonlySet<string> = new Set([
  'inputs',
  'lintIgnore',
  'id',
  'name',
  'description',
  'tags',
  'aliases',
  'metadata',
]);

function stringsIn(value: JsonValue | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

const namesOf = ({ input: { key, contextKey = key } }: ResolvedInput) => [key, contextKey];

export const unusedInput: LintRule = {
  id: 'lint/unused-input',
  severity: 'warning',
  summary: 'an input that no step mentions',
  isFixable: false,
  find: ({ workflow, document, snapshot }) => {
    const inputs = authoredInputs(workflow);
    if (inputs.length === 0) return [];
    const written = Object.entries(document.value as { readonly [key: string]: JsonValue })
      .filter(([key]) => !notAUse.has(key))
      .flatMap(([, value]) => stringsIn(value));
    // A template may read an input of its caller.
    const added = [
      ...snapshot.steps.flatMap(({ prompt, userDependencies }) => [
        prompt,
        ...userDependencies.flatMap(({ contextKey }) => contextKey ?? []),
      ]),
      ...snapshot.conditions.flatMap((condition) => ('key' in condition ? [condition.key] : [])),
      ...snapshot.loops.flatMap((loop) => (loop.kind === 'for_each' ? [loop.items] : [])),
    ];
    const mentions = new Mentions([...written, ...added], inputs.flatMap(namesOf));
    return inputs
      .filter((one) => !mentions.some(namesOf(one)))
      .map(({ input, path }) => ({
        message: `no text or condition mentions the input ${quote(input.contextKey ?? input.key)}`,
        at: document.at([...path, 'key']),
        label: 'the workflow requests this input, but never uses it',
        help: 'mention the input in backticks in the step that needs the value, or remove the input',
      }));
  },
};
