/**
 * An input that both a workflow and a template declare, or two templates. The stricter declaration applies, so that a call weakens
 * nothing on which its routine relies: required over optional, an exact value over a converted one. The list of values is that of the
 * workflow. It may contain more values than the list of the template, because the workflow can use the input itself. A template that
 * calls another one decides as a workflow does. Of two other templates, neither decides for the other: the input allows the values of
 * both [template-inputs-join].
 */
import type { CompiledInput } from '../../../schemas/compiled-snapshot.ts';
import { comparedForm } from '../../spellings.ts';
import { quote, quoteFew } from '../../diagnostics/quote.ts';
import type { ResolvedInput } from '../../ir/resolved.ts';

export type Difference = { readonly message: string; readonly label: string; readonly help: string };

/** `templateId`: of the template that declares the input; absent for a declaration of the workflow. */
type Declared = Pick<ResolvedInput, 'input' | 'templateId'>;

const isText = ({ kind }: CompiledInput): boolean => kind === 'string' || kind === 'enum';

/**
 * Why no value can satisfy both declarations; null if one can.
 *
 * @param isDerived whether the compiler derived the declaration, so that the author cannot change it
 */
export function inputConflict(
  { input: declared, templateId }: Declared,
  input: CompiledInput,
  isDerived: boolean,
): Difference | null {
  if (declared.kind === input.kind || (isText(declared) && isText(input))) return null;
  if (isDerived) {
    return {
      message: `as \`${input.kind}\`, but the workflow already uses it as \`${declared.kind}\``,
      label: 'one key cannot have both kinds',
      help: 'use another key for one of the two, in the conditions, loops and prompts of this file or of the routine',
    };
  }
  if (templateId !== undefined) {
    return {
      message: `as \`${input.kind}\`, but ${quote(templateId)} reads it as \`${declared.kind}\``,
      label: 'one input cannot have both kinds',
      help: 'rename the input in one of the two routines, in its `inputs`, conditions, loops and prompts',
    };
  }
  return {
    message: `as \`${input.kind}\`, but it is declared as \`${declared.kind}\``,
    label: `needs \`"kind": "${input.kind}"\``,
    help: 'change the kind in `inputs`, or rename the input there',
  };
}

const spellingOf = ({ key, contextKey }: CompiledInput): string => contextKey ?? key;

/**
 * Two spellings of one key, such as `riskLevel` and `risk_level`: prompts ask for both, and the run reads only the first one. Null if
 * the spellings are equal.
 */
export function otherSpelling(
  { input: declared, templateId }: Declared,
  input: CompiledInput,
  isDerived: boolean,
): Difference | null {
  const [first, second] = [spellingOf(declared), spellingOf(input)];
  if (first === second) return null;
  const holder = templateId === undefined ? 'this workflow' : quote(templateId);
  const places = isDerived ? 'conditions, loops and prompts' : '`inputs`, conditions, loops and prompts';
  return {
    message: `under this spelling, but ${holder} ${isDerived ? 'uses' : 'declares'} it as ${quote(first)}`,
    label: `the run reads only ${quote(first)}, so a value sent as ${quote(second)} has no effect`,
    help: `write ${quote(first)} in place of ${quote(second)} in the routine, or ${quote(second)} in place of ${quote(first)} in ${holder}: in the ${places}`,
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
  const also = declared.kind === 'enum' ? `also allows ${quoteFew(more, 'and')}` : 'allows any text';
  return {
    message: `with the values ${quoteFew(input.values, 'or')}, but its declaration ${also}`,
    label: `no condition of the template tests for ${declared.kind === 'enum' ? 'these values' : 'other texts'}`,
    help: 'no action needed if the template has nothing to do for other values; otherwise, declare in `inputs` only values that the template tests',
  };
}

const valuesWords = ({ values }: CompiledInput): string =>
  values === undefined ? 'as any text' : `with the values ${quoteFew(values, 'or')}`;

/** The values of one template that the other one does not test; null if there are none. */
export function otherValues({ input: declared, templateId }: Declared, input: CompiledInput): Difference | null {
  if (!isText(declared) || !isText(input)) return null;
  const areSame = furtherValues(declared, input) === null && furtherValues(input, declared) === null;
  if (areSame) return null;
  const isAny = declared.values === undefined || input.values === undefined;
  return {
    message: `${valuesWords(input)}, but ${quote(templateId ?? '')} reads it ${valuesWords(declared)}`,
    label: isAny ? 'the input allows any text' : 'the input allows the values of both templates',
    help: 'no action needed if both mean the same thing; otherwise, rename the input in one of the two routines. To allow fewer values, declare the input in `inputs` of this workflow',
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

/** The joined input of two templates. */
export function symmetricallyJoined(declared: CompiledInput, input: CompiledInput): CompiledInput {
  const { values, ...joined } = joinedInput(declared, input);
  if (!isText(joined)) return { ...joined, ...(values === undefined ? {} : { values }) };
  if (declared.kind !== input.kind) return { ...joined, kind: 'string' };
  if (values === undefined) return joined;
  const form = (value: string) => (joined.coerce === true ? comparedForm(value) : value);
  const known = new Set(values.map(form));
  return { ...joined, values: [...values, ...(input.values ?? []).filter((value) => !known.has(form(value)))] };
}
