/** An input that nothing mentions: whoever starts the workflow fills it in, and no step reads it. */
import type { JsonValue } from '../../../../schemas/canonical/json.ts';
import { quote } from '../../../diagnostics/quote.ts';
import type { LintRule } from '../../rule.ts';
import { authoredInputs } from '../../subject.ts';

/** What says that an input exists, or never reaches an agent. */
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

/** The key as it is written, mapped, or in words: `base_branch`, `baseBranch`, `base branch`. */
function mentions(names: readonly string[]): RegExp {
  const spelled = names.flatMap((name) => [name, name.replace(/[_-]/g, ' ')]);
  return new RegExp(`(?<![A-Za-z0-9_-])(?:${spelled.join('|')})(?![A-Za-z0-9_])`, 'i');
}

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
    const used = [...written, ...added].join('\n');
    return inputs
      .filter(({ input }) => !mentions([input.key, input.contextKey ?? input.key]).test(used))
      .map(({ input, path }) => ({
        message: `no step mentions the input ${quote(input.contextKey ?? input.key)}`,
        at: document.at([...path, 'key']),
        label: 'asked for, never read',
        help: 'name it in the step that needs it, in backticks, or remove it',
      }));
  },
};
