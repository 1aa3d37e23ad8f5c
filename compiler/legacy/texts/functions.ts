/**
 * Translates `functionDefinitions` and `functionReferences`: parameters become part of the definition, and `name()` becomes
 * `name`.
 */
import type { SourceFunction } from '../../../schemas/source-workflow.ts';
import { quote } from '../../diagnostics/quote.ts';
import type { Path } from '../../ir/document.ts';
import { wordsOfValue } from '../value-words.ts';
import type { Scope } from '../scope.ts';
import { type Section, section } from './section.ts';
import type { LegacyFunction } from '../../../schemas/legacy-workflow.ts';
import type { Translation } from '../translation.ts';
import { authored, joined, synthesized, type MappedText } from '../mapped-text.ts';

/** `severityRubric()` → `severityRubric`. */
export const functionName = (written: string): string => (written.split('(', 1)[0] ?? '').trim();

type Parameter = NonNullable<LegacyFunction['parameters']>[number];

function parameterLine(parameter: Parameter, path: Path, scope: Scope, t: Translation): MappedText {
  const facts = [parameter.type, ...(parameter.required === true ? ['required'] : [])].join(', ');
  const values = (parameter.enum ?? []).map(wordsOfValue).join(', ');
  return joined([
    synthesized('- `', path),
    authored(parameter.name, [...path, 'name']),
    synthesized(`\` (${facts})`, path),
    ...(parameter.description === undefined
      ? []
      : [synthesized(': ', path), t.worded(parameter.description, [...path, 'description'], scope)]),
    ...(values === '' ? [] : [synthesized(` One of ${values}.`, [...path, 'enum'])]),
    ...(parameter.default === undefined
      ? []
      : [synthesized(` Default: ${wordsOfValue(parameter.default)}.`, [...path, 'default'])]),
  ]);
}

function definitionOf(definition: LegacyFunction, path: Path, scope: Scope, t: Translation): MappedText {
  const text = t.inOneText(definition.definition, [...path, 'definition'], scope);
  const { parameters = [] } = definition;
  if (parameters.length === 0) return text;
  const at = [...path, 'parameters'];
  t.saysInstead(at, 'the definition');
  const lines = parameters.map((parameter, index) => parameterLine(parameter, [...at, index], scope, t));
  return joined([text, joined([synthesized('Parameters:', at), ...lines], '\n')], '\n\n');
}

export function functionDefinitionsOf(
  definitions: readonly LegacyFunction[],
  path: Path,
  scope: Scope,
  t: Translation,
): SourceFunction[] {
  const texts = new Map<string, MappedText>();
  const translated = t.origins.made<SourceFunction[]>([], path);
  for (const [index, definition] of definitions.entries()) {
    const at = [...path, index];
    const name = functionName(definition.name);
    const before = texts.get(name);
    const text = definitionOf(definition, at, scope, t);
    if (before !== undefined) {
      t.report('read/legacy-duplicate', t.document.at([...at, 'name']), {
        message: `two functions are named ${quote(name)}`,
        label: 'this definition is appended to the first one',
        help: 'rename one of the functions',
      });
      const both = joined([before, text], '\n\n');
      const first = translated.find((one) => one.name === name);
      texts.set(name, both);
      if (first === undefined) continue;
      first.definition = both.text;
      t.origins.text(first, 'definition', both, [...at, 'definition']);
      continue;
    }
    texts.set(name, text);
    const one: SourceFunction = {
      name,
      ...(definition.scope === undefined ? {} : { scope: definition.scope }),
      definition: text.text,
    };
    t.origins.made(one, at);
    t.origins.entry(one, 'name', { kind: name === definition.name ? 'copy' : 'made', path: [...at, 'name'] });
    t.origins.entry(one, 'scope', { kind: 'copy', path: [...at, 'scope'] });
    t.origins.text(one, 'definition', text, [...at, 'definition']);
    translated.push(one);
  }
  return translated;
}

export type TranslatedReferences = { readonly names: string[] | null; readonly sections: readonly Section[] };

/** References to existing functions, without duplicates. An undefined function is named in the prompt. */
export function functionReferencesOf(
  references: readonly string[],
  path: Path,
  scope: Scope,
  t: Translation,
): TranslatedReferences {
  const names = t.origins.made<string[]>([], path);
  const unknown: MappedText[] = [];
  for (const [index, reference] of references.entries()) {
    const at = [...path, index];
    const name = functionName(reference);
    if (!scope.functions.has(name)) {
      t.report('read/legacy-unknown-ref', t.document.at(at), {
        message: `unknown function ${quote(name)}: the prompt contains its name, but no definition`,
        help: 'define the function in `functionDefinitions`, or remove the reference',
      });
      unknown.push(joined([synthesized('Apply `', at), authored(reference, at), synthesized('`.', at)]));
    } else if (!names.includes(name)) {
      t.origins.entry(names, names.length, { kind: name === reference ? 'copy' : 'made', path: at });
      names.push(name);
    }
  }
  return { names: names.length === 0 ? null : names, sections: section(null, 'procedure', unknown) };
}
