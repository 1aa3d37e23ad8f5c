/**
 * An input that both a workflow and a template declare. The stricter declaration applies, so that a call weakens nothing on which
 * its routine relies: required over optional, an exact value over a converted one. The list of values is that of the workflow. It may
 * contain more values than the list of the template, because the workflow can use the input itself [template-inputs-join].
 */
import type { CompiledInput } from '../../../schemas/compiled-snapshot.ts';
import { comparedForm } from '../../spellings.ts';
import { quoteList } from '../../diagnostics/quote.ts';

type Difference = { readonly message: string; readonly label: string; readonly help: string };

const isText = ({ kind }: CompiledInput): boolean => kind === 'string' || kind === 'enum';

/**
 * Why no value can satisfy both declarations; null if one can.
 *
 * @param isDerived whether the compiler derived the declaration, so that the author cannot change it
 */
export function inputConflict(declared: CompiledInput, input: CompiledInput, isDerived: boolean): Difference | null {
  if (declared.kind === input.kind || (isText(declared) && isText(input))) return null;
  if (isDerived) {
    return {
      message: `as \`${input.kind}\`, but the workflow already uses it as \`${declared.kind}\``,
      label: 'one key cannot have both kinds',
      help: 'use another key for one of the two, in the conditions, loops and prompts of this file or of the routine',
    };
  }
  return {
    message: `as \`${input.kind}\`, but it is declared as \`${declared.kind}\``,
    label: `needs \`"kind": "${input.kind}"\``,
    help: 'change the kind in `inputs`, or rename the input there',
  };
}

/** The values that the workflow allows and the template does not test; null if there are none. */
export function furtherValues(declared: CompiledInput, input: CompiledInput): Difference | null {
  if (input.values === undefined) return null;
  // With `coerce`, the spelling of a value has no effect.
  const form = (value: string) => (input.coerce === true ? comparedForm(value) : value);
  const accepted = new Set(input.values.map(form));
  const more = (declared.values ?? []).filter((value) => !accepted.has(form(value)));
  if (declared.kind === 'enum' && more.length === 0) return null;
  const also = declared.kind === 'enum' ? `also allows ${quoteList(more, 'and')}` : 'allows any text';
  return {
    message: `with the values ${quoteList(input.values, 'or')}, but its declaration ${also}`,
    label: `no condition of the template tests for ${declared.kind === 'enum' ? 'these values' : 'other texts'}`,
    help: 'no action needed if the template has nothing to do for other values; otherwise, declare in `inputs` only values that the template tests',
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
