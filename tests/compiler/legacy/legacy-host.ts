/**
 * What the fixtures of the older format are read with: the names that WorkRail has, without their content, so that a better
 * wording of a builtin moves no expected file.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  FeatureDefinition,
  ParameterDefinition,
  RefDefinition,
  TemplateDefinition,
} from '../../../builtins/kinds.ts';
import { checkNesting } from '../../../compiler/phases/1-read/nesting.ts';
import { parseDocument } from '../../../compiler/phases/1-read/parse.ts';
import { readSource } from '../../../compiler/phases/1-read/read.ts';
import type { BuiltinNames } from '../../../compiler/legacy/siblings.ts';
import type { SourceUnit } from '../../../compiler/ir/source.ts';
import { renderPretty } from '../../../compiler/diagnostics/render.ts';
import { compareDiagnostics, toDiagnostic } from '../../../compiler/diagnostics/diagnostic.ts';
import { SourceText } from '../../../compiler/diagnostics/source-text.ts';
import type { Diagnostic } from '../../../schemas/diagnostics.ts';
import { inputOf } from '../fixture-host.ts';

const ref = (name: string): [string, RefDefinition] => [
  `wr.refs.${name}`,
  { id: `wr.refs.${name}`, title: name, summary: name, text: name },
];
const feature = (name: string): [string, FeatureDefinition] => [
  `wr.features.${name}`,
  { id: `wr.features.${name}`, title: name, summary: name, parameters: [], apply: () => ({}) },
];

const parameter = (name: string, kind: ParameterDefinition['kind']): ParameterDefinition => ({
  name,
  kind,
  required: false,
  description: name,
});
const template = (name: string, ...parameters: ParameterDefinition[]): [string, TemplateDefinition] => [
  `wr.templates.${name}`,
  { id: `wr.templates.${name}`, title: name, summary: name, parameters, expand: () => ({ steps: [] }) },
];

export const legacyBuiltins: BuiltinNames = {
  refs: new Map(
    [
      'adversarial_challenge',
      'adversarial_challenge_rules',
      'memory_query',
      'memory_store',
      'memory_usage',
      'notes_first_durability',
      'parallelize_cognition_serialize_synthesis',
      'append_only_truth',
      'notes_first',
      'parallel_delegation',
      'synthesis_under_disagreement',
    ].map(ref),
  ),
  templates: new Map([
    template('capability_probe', parameter('capability', 'enum')),
    template('verification_gate', parameter('claims', 'texts')),
    template('routine.hypothesis_challenge', parameter('hypothesis', 'text'), parameter('count', 'text')),
    template('routine.tension_driven_design', parameter('perspective', 'text'), parameter('deliverables', 'text')),
  ]),
  features: new Map(['capabilities', 'delegation_guidance', 'durable_recap_guidance'].map(feature)),
};

export type Reading = {
  readonly unit: SourceUnit | null;
  readonly diagnostics: readonly Diagnostic[];
  readonly codes: readonly string[];
  readonly rendered: string;
};

/** Phase 1 alone, with its diagnostics in order. */
export function read(source: unknown, builtins: BuiltinNames = legacyBuiltins): Reading {
  const input = inputOf(source, { file: 'input.json' });
  const { value, findings } = readSource(input, builtins);
  const text = new SourceText(input.file, input.text);
  const diagnostics = findings.map((finding) => toDiagnostic(finding, text)).sort(compareDiagnostics);
  return {
    unit: value,
    diagnostics,
    codes: diagnostics.map(({ code }) => code),
    rendered: renderPretty(diagnostics, { workflows: 1 }),
  };
}

export const fixtureRoot = join(import.meta.dirname, 'fixtures');
export const fixtureNames: readonly string[] = readdirSync(fixtureRoot).sort();
export const fixtureText = (name: string): string => readFileSync(join(fixtureRoot, name, 'input.json'), 'utf8');

/** The fixture as data; asserts that it can be parsed at all. */
export function fixtureValue(name: string): unknown {
  const text = fixtureText(name);
  const { value } = parseDocument(text);
  if (value === null || checkNesting(text).length > 0) throw new Error(`the fixture ${name} cannot be parsed`);
  return value.value;
}
