/**
 * An input that both a workflow and a template declare. The stricter declaration applies, so that a call weakens nothing on which
 * its routine relies: required over optional, the common values over more values, an exact value over a converted one
 * [template-inputs-join].
 */
import type { CompiledInput } from '../../../schemas/compiled-snapshot.ts';
import { quoteList } from '../../diagnostics/quote.ts';

type Conflict = { readonly message: string; readonly label: string; readonly help: string };

/** Why no value can satisfy both declarations; null if one can. */
export function inputConflict(declared: CompiledInput, input: CompiledInput): Conflict | null {
  if (declared.kind !== input.kind) {
    return {
      message: `as \`${input.kind}\`, but it is declared as \`${declared.kind}\``,
      label: `needs \`"kind": "${input.kind}"\``,
      help: 'change the kind in `inputs`, or rename the input there',
    };
  }
  const accepted = new Set(input.values);
  const more = (declared.values ?? []).filter((value) => !accepted.has(value));
  if (input.values === undefined || more.length === 0) return null;
  return {
    message: `with the values ${quoteList(input.values, 'or')}, but its declaration also allows ${quoteList(more, 'and')}`,
    label: 'accepts other values',
    help: 'declare in `inputs` only values that the template accepts, or rename the input there',
  };
}

/** The joined input, without a conflict. Texts of the workflow take precedence over those of the template. */
export function joinedInput(declared: CompiledInput, input: CompiledInput): CompiledInput {
  const { coerce, ...kept } = declared;
  const description = declared.description ?? input.description;
  return {
    ...kept,
    required: declared.required || input.required,
    ...(coerce === true && input.coerce === true ? { coerce } : {}),
    ...(description === undefined ? {} : { description }),
    ...(input.sensitive === true ? { sensitive: true as const } : {}),
  };
}
