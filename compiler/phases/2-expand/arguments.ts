/** Checks the arguments of a template and the options of a feature: names, kinds and completeness. Fills in defaults. */
import type { Arguments, ParameterDefinition, TemplateDefinition } from '../../../builtins/kinds.ts';
import { membersOf } from '../../member-sets.ts';
import type { JsonValue } from '../../../schemas/canonical/json.ts';
import { suggest } from '../../../schemas/text/suggest.ts';
import { similarName } from '../../diagnostics/similar-name.ts';
import { type UnlocatedDiagnostic, replacement } from '../../diagnostics/unlocated.ts';
import { quote, quoteList } from '../../diagnostics/quote.ts';
import { inputKeyOf } from './input-key.ts';
import type { SourceCursor } from './source-cursor.ts';
import { unknownName } from './unknown-name.ts';

const kindWords = {
  text: 'a string that is not blank',
  enum: 'one of the allowed values',
  boolean: '`true` or `false`',
  integer: 'a whole number',
  texts: 'a list of one or more strings',
  context_key: 'a context key in `snake_case`, `kebab-case` or `camelCase`',
} as const satisfies Readonly<Record<ParameterDefinition['kind'], string>>;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function isOfKind(value: unknown, { kind, values }: ParameterDefinition): value is JsonValue {
  switch (kind) {
    case 'text':
      return isText(value);
    case 'enum':
      return typeof value === 'string' && membersOf(values ?? []).has(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'integer':
      return Number.isInteger(value);
    case 'texts':
      return Array.isArray(value) && value.length > 0 && value.every(isText);
    case 'context_key':
      return typeof value === 'string' && inputKeyOf(value) !== null;
  }
}

const expected = (parameter: ParameterDefinition) =>
  parameter.kind === 'enum' ? quoteList(parameter.values ?? [], 'or') : kindWords[parameter.kind];

/** A routine reads its inputs from the context; `args` replace its placeholders. */
const readsContext = (id: string) => id.startsWith('wr.templates.routine.');

/** The template or feature, in the terms of the source format. */
type Owner = { readonly kind: 'template' | 'feature'; readonly id: string };
const wordsOf = {
  template: { what: 'argument', key: 'args' },
  feature: { what: 'option', key: 'config' },
} as const satisfies Readonly<Record<Owner['kind'], object>>;

/**
 * @param holder the location for missing arguments
 * @param site the location of the arguments; used only if there are any
 */
export function resolveArguments(
  given: Readonly<Record<string, unknown>>,
  parameters: readonly ParameterDefinition[],
  { kind, id }: Owner,
  holder: SourceCursor,
  site: SourceCursor,
): { readonly args: Arguments; readonly findings: readonly UnlocatedDiagnostic[] } {
  const owner = `the ${kind} ${quote(id)}`;
  const { what, key } = wordsOf[kind];
  const findings: UnlocatedDiagnostic[] = [];
  const args: Record<string, JsonValue> = {};
  const misspelled = new Set<string | null>();
  const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  for (const name of Object.keys(given).sort()) {
    const parameter = byName.get(name);
    const value = given[name];
    if (parameter === undefined) {
      const free = [...byName.keys()].filter((known) => !Object.hasOwn(given, known));
      misspelled.add(similarName(name, free));
      findings.push(
        unknownName({
          code: 'resolve/unknown-argument',
          what,
          name,
          at: site.in(name).keyAt,
          known: free,
          otherwise: `remove this argument; ${owner} has no such argument${readsContext(id) ? '; a routine reads its inputs from the context under the same keys' : ''}`,
        }),
      );
    } else if (isOfKind(value, parameter)) args[name] = value;
    else {
      const near =
        parameter.kind === 'enum' && typeof value === 'string' ? suggest(value, parameter.values ?? []) : null;
      const { at } = site.in(name);
      findings.push({
        code: 'resolve/invalid-argument',
        message: `the ${what} ${quote(name)} of ${owner} must be ${expected(parameter)}`,
        at,
        notes: [`${name}: ${parameter.description.replace(/\.$/, '')}`],
        help: near === null ? `write ${expected(parameter)}` : `a similar value exists: ${quote(near)}`,
        fixes: near === null ? [] : [replacement(`change to ${near}`, at, JSON.stringify(near))],
      });
    }
  }
  for (const parameter of parameters) {
    // An argument that is missing under its own name only is one mistake.
    if (Object.hasOwn(given, parameter.name) || misspelled.has(parameter.name)) continue;
    if (parameter.default !== undefined) args[parameter.name] = parameter.default;
    else if (parameter.required) {
      findings.push({
        code: 'resolve/missing-argument',
        message: `${owner} needs the ${what} ${quote(parameter.name)}`,
        at: holder.at,
        notes: [`${parameter.name}: ${parameter.description.replace(/\.$/, '')}`],
        help: `add ${quote(`"${parameter.name}": …`)} to \`${key}\`: ${expected(parameter)}`,
      });
    }
  }
  return { args, findings };
}

/**
 * Arguments that change only texts of a routine, although the routine reads a context key of the same name as data. An argument
 * that names the key, such as "the list `files`", does not mislead.
 */
export const argumentsOfTexts = (
  args: Arguments,
  { parameters, readFromContext = {} }: TemplateDefinition,
  site: SourceCursor,
): readonly UnlocatedDiagnostic[] =>
  parameters.flatMap(({ name, required }): readonly UnlocatedDiagnostic[] => {
    const reader = Object.hasOwn(readFromContext, name) ? readFromContext[name] : undefined;
    const value = Object.hasOwn(args, name) ? args[name] : undefined;
    if (reader === undefined || typeof value !== 'string' || value.includes(`\`${name}\``)) return [];
    const rename = `rename the placeholder ${quote(`{${name}}`)} in the routine`;
    return [
      {
        code: 'expand/texts-only',
        message: `the argument ${quote(name)} changes only texts of the routine`,
        at: site.in(name).keyAt,
        label: `${reader} of the routine reads ${quote(name)} from the context, which this argument does not change`,
        help: required
          ? `ask for ${quote(name)} in an earlier step, and ${rename}`
          : `remove this argument and ask for ${quote(name)} in an earlier step; or, if the texts alone must change, ${rename}`,
      },
    ];
  });
