/**
 * Translates the arguments of a template call. The older format had no kinds, and ignored unknown arguments silently. Unknown
 * arguments are now stated before the steps of the template.
 */
import type { ParameterDefinition, TemplateDefinition } from '../../../builtins/kinds.ts';
import { canonicalText, type JsonObject, type JsonValue } from '../../../schemas/canonical/json.ts';
import type { Path } from '../../ir/document.ts';
import { tokensAsWords } from '../context/tokens.ts';
import { dataLines } from '../texts/fields-as-text.ts';
import type { Scope } from '../scope.ts';
import type { Translation } from '../translation.ts';
import type { MappedText } from '../mapped-text.ts';

export type TranslatedArguments = {
  readonly args: { [name: string]: JsonValue };
  /** The arguments that the template does not define. */
  readonly unread: readonly MappedText[];
};

const isList = (value: JsonValue): value is readonly JsonValue[] => Array.isArray(value);

function textOf(value: JsonValue): string {
  if (typeof value === 'string') return value;
  if (isList(value) && value.every((item) => typeof item === 'string')) return value.join(', ');
  return canonicalText(value);
}

/** Context tokens of an argument as words, because no sentence can explain them there. */
function worded(value: JsonValue, scope: Scope): JsonValue {
  if (typeof value === 'string') return tokensAsWords(value, scope);
  if (isList(value)) return value.map((item) => worded(item, scope));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, worded(member ?? null, scope)]));
}

function ofKind(value: JsonValue, { kind }: ParameterDefinition): JsonValue {
  if (kind === 'text') return textOf(value);
  return kind === 'texts' && typeof value === 'string' ? [value] : value;
}

export function argumentsOf(
  args: JsonObject,
  { parameters }: TemplateDefinition,
  path: Path,
  scope: Scope,
  t: Translation,
): TranslatedArguments {
  const taken: { [name: string]: JsonValue } = t.origins.made({}, path);
  const unread: { [name: string]: JsonValue } = {};
  for (const [name, value] of Object.entries(args)) {
    const parameter = parameters.find((candidate) => candidate.name === name);
    if (parameter === undefined) {
      unread[name] = value ?? null;
      t.saysInstead([...path, name], 'a step before the template');
      continue;
    }
    taken[name] = ofKind(worded(value ?? null, scope), parameter);
    t.origins.entry(taken, name, { kind: taken[name] === value ? 'copy' : 'made', path: [...path, name] });
  }
  return { args: taken, unread: Object.keys(unread).length === 0 ? [] : dataLines(unread, path, scope, t) };
}
