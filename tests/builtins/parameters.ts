/** Checks arguments against parameters and fills in defaults, as the compiler promises definitions that it does. */
import type { Arguments, ParameterDefinition } from '../../builtins/kinds.ts';
import type { JsonValue } from '../../schemas/canonical/json.ts';

function fits({ kind, values }: ParameterDefinition, value: unknown): boolean {
  switch (kind) {
    case 'text':
    case 'context_key':
      return typeof value === 'string' && value !== '';
    case 'enum':
      return typeof value === 'string' && (values ?? []).includes(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'integer':
      return Number.isInteger(value);
    case 'texts':
      return Array.isArray(value) && value.every((one) => typeof one === 'string' && one !== '');
  }
}

export function checkedArguments(
  parameters: readonly ParameterDefinition[],
  given: Readonly<Record<string, unknown>>,
): Arguments {
  const known = new Set(parameters.map(({ name }) => name));
  for (const name of Object.keys(given)) if (!known.has(name)) throw new Error(`no parameter is named ${name}`);
  const filled = parameters.flatMap((parameter): readonly (readonly [string, JsonValue])[] => {
    const value = (given[parameter.name] ?? parameter.default) as JsonValue | undefined;
    if (value === undefined) {
      if (parameter.required) throw new Error(`${parameter.name} is required`);
      return [];
    }
    if (!fits(parameter, value)) throw new Error(`${parameter.name} is no ${parameter.kind}`);
    return [[parameter.name, value]];
  });
  return Object.fromEntries(filled);
}
