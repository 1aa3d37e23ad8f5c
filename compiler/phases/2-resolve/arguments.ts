/** Arguments of a template and options of a feature: known, of their kind, complete; defaults are filled in. */
import type { Arguments, ParameterDefinition } from '../../../builtins/kinds.ts';
import type { JsonValue } from '../../../schemas/canonical/json.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { quote, quoteList } from '../../diagnostics/quote.ts';
import { inputKeyOf } from './inputs.ts';
import type { Site } from './site.ts';
import { unknownName } from './unknown-name.ts';

const kindWords = {
  text: 'a text',
  enum: 'one of its values',
  boolean: '`true` or `false`',
  integer: 'a whole number',
  texts: 'a list of texts',
  context_key: 'a context key',
} as const satisfies Readonly<Record<ParameterDefinition['kind'], string>>;

/** A number or a truth value stands in a text as it is written. */
const spelled = (value: unknown, { kind }: ParameterDefinition): unknown =>
  kind === 'text' && (typeof value === 'number' || typeof value === 'boolean') ? String(value) : value;
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function isOfKind(value: unknown, { kind, values }: ParameterDefinition): value is JsonValue {
  switch (kind) {
    case 'text':
      return isText(value);
    case 'enum':
      return typeof value === 'string' && (values ?? []).includes(value);
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

/**
 * @param owner "the template `wr.templates.recap`"
 * @param holder where a missing argument is reported
 * @param site of the arguments; only looked into when there are any
 */
export function resolveArguments(
  given: Readonly<Record<string, unknown>>,
  parameters: readonly ParameterDefinition[],
  owner: string,
  holder: Site,
  site: Site,
): { readonly args: Arguments; readonly findings: readonly Finding[] } {
  const findings: Finding[] = [];
  const args: Record<string, JsonValue> = {};
  const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  for (const name of Object.keys(given).sort()) {
    const parameter = byName.get(name);
    const at = site.in(name).at;
    const value = parameter === undefined ? undefined : spelled(given[name], parameter);
    if (parameter === undefined) {
      findings.push(
        unknownName({
          code: 'resolve/unknown-argument',
          what: 'argument',
          name,
          at,
          known: byName.keys(),
          otherwise: `remove it: ${owner} does not take it`,
        }),
      );
    } else if (isOfKind(value, parameter)) args[name] = value;
    else {
      findings.push({
        code: 'resolve/invalid-argument',
        message: `the argument ${quote(name)} of ${owner} must be ${expected(parameter)}`,
        at,
        notes: [parameter.description],
        help: `write ${expected(parameter)}`,
      });
    }
  }
  for (const parameter of parameters) {
    if (parameter.name in given) continue;
    if (parameter.default !== undefined) args[parameter.name] = parameter.default;
    else if (parameter.required) {
      findings.push({
        code: 'resolve/missing-argument',
        message: `${owner} needs the argument ${quote(parameter.name)}`,
        at: holder.at,
        notes: [parameter.description],
        help: `add ${quote(`"${parameter.name}": …`)}: ${expected(parameter)}`,
      });
    }
  }
  return { args, findings };
}
