/** What an agent reads about arguments that were not sent as the schema has them (ADR-0045). */
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import { callWarningsBytesMax, quotedValueBytesMax } from '../../schemas/limits.ts';
import type { Warning } from '../../schemas/tools.ts';
import { inLine } from '../core/frame.ts';
import { quoted, shortened } from '../core/text-budget.ts';
import type { Reply } from '../core/reply.ts';
import { quote, validationError } from './refusals.ts';

/** Names that a warning has: the first ones show what is wrong, and the rest is counted. */
const namesShownMax = 5;

type Ignored = { readonly inside: string | null; readonly name: string; readonly meant: string | null };

/** Names each argument that was left out, and the one that was probably meant. */
export function ignoredWarnings(tool: string, ignored: readonly Ignored[]): readonly Warning[] {
  if (ignored.length === 0) return [];
  const each = ignored.slice(0, namesShownMax).map(({ inside, name, meant }) => {
    const path = quote(inside === null ? name : `${inside}.${name}`);
    return meant === null ? path : `${path} (did you mean "${meant}"?)`;
  });
  const more = ignored.length > each.length ? ` and ${ignored.length - each.length} more` : '';
  const are = ignored.length === 1 ? 'is not an argument' : 'are not arguments';
  const were = ignored.length === 1 ? 'was' : 'were';
  return [
    {
      code: 'UNKNOWN_ARGUMENT',
      message: `${each.join(', ')}${more} ${are} of ${tool} and ${were} ignored.`,
      details: { arguments: ignored.map(({ name }) => quoted(name, quotedValueBytesMax)) },
    },
  ];
}

/** A reply with warnings about the call behind its first line: whatever else it is made of depends on recorded facts alone. */
export function withCallWarnings<D extends { readonly warnings: readonly Warning[] }>(
  reply: Reply<D>,
  warnings: readonly Warning[],
): Reply<D> {
  if (warnings.length === 0) return reply;
  const { text, data } = reply;
  const [first = '', ...rest] = text.split('\n');
  const each = Math.floor(callWarningsBytesMax / warnings.length) - 1;
  const lines = warnings.map(({ message }) => shortened(`! ${inLine(message)}`, each));
  return { text: [first, ...lines, ...rest].join('\n'), data: { ...data, warnings: [...warnings, ...data.warnings] } };
}

/** @param at JSON Pointer of the string that holds the tag of another argument; `name` of that one, where the tag has it */
export function swallowedError(
  tool: string,
  { at, name }: { readonly at: string; readonly name: string | null },
): ErrorEnvelope {
  const argument = quote(at.slice(1).replaceAll('/', '.'));
  const swallowed = name === null ? 'another argument' : `the argument ${quote(name)}`;
  const send =
    name === null ? 'the text after the tag as a separate argument' : `${quote(name)} as a separate argument`;
  return validationError(
    `${tool}: ${argument} contains a parameter tag (\`<parameter name=…>\` or \`</parameter>\`), so it probably also contains ${swallowed}. Nothing was done.`,
    `Call ${tool} again with the other arguments unchanged: end ${argument} before the tag, and send ${send}. If the tag is part of the text, write it as \`< parameter\`.`,
    { argument: at, ...(name === null ? {} : { swallowed: quoted(name, quotedValueBytesMax) }) },
  );
}
