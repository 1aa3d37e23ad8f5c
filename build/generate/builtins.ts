/** Produces the registry of builtins for editors and other programs, and its reference page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  CapabilityDefinition,
  ContractDefinition,
  FeatureDefinition,
  ParameterDefinition,
  RefDefinition,
  TemplateDefinition,
} from '../../builtins/kinds.ts';
import { builtins } from '../../builtins/registry.ts';
import { sampleEffects, sampleExpansion } from '../../builtins/samples.ts';
import type { JsonObject, JsonValue } from '../../schemas/canonical/json.ts';
import { refBytesMax, stepRefBytesMax } from '../../schemas/limits.ts';
import type { GeneratedFile } from './generated-file.ts';

const source = 'builtins/registry.ts';
const root = join(import.meta.dirname, '../..');
const byteLength = (text: string): number => new TextEncoder().encode(text).length;

type Definition = RefDefinition | ContractDefinition | TemplateDefinition | FeatureDefinition | CapabilityDefinition;

/** The page of a builtin, from the root of the repository: `wr.refs.modes` → `builtins/refs/modes/doc.md`. */
export function pageOf({ id }: Definition, kind: string): string {
  if (id.startsWith('wr.templates.routine.')) return 'builtins/templates/routine/doc.md';
  return `builtins/${kind}/${id.split('.').at(-1)}/doc.md`;
}

/** What stands in a page after its title and id. */
const bodyOf = (path: string): string =>
  readFileSync(join(root, path), 'utf8').split('\n').slice(4).join('\n').trimEnd();

const list = <One extends Definition>(
  kind: string,
  definitions: ReadonlyMap<string, One>,
  more: (one: One) => object,
) => [...definitions.values()].map((one) => ({ ...one, ...more(one), doc: bodyOf(pageOf(one, kind)) }));

function registryFile(): GeneratedFile {
  const registry = {
    version: 1,
    capabilities: list('capabilities', builtins.capabilities, () => ({})),
    contracts: list('contracts', builtins.contracts, ({ schema }) => ({ fields: fieldsOf(schema) })),
    features: list('features', builtins.features, (feature) => ({ effects: sampleEffects(feature) })),
    refs: list('refs', builtins.refs, ({ text }) => ({ bytes: byteLength(text) })),
    templates: list('templates', builtins.templates, (template) => ({ expansion: sampleExpansion(template) })),
  };
  return { path: 'builtins/registry.json', source, content: `${JSON.stringify(registry, null, 2)}\n` };
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const table = (head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] =>
  rows.length === 0
    ? []
    : [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).concat('');
const quoted = (text: string): readonly string[] =>
  text.split('\n').flatMap((line, index) => (index === 0 ? [`> ${line}`] : ['>', `> ${line}`]));
const code = (value: JsonValue | undefined): string => `\`${JSON.stringify(value)}\``;

function parameterTable(parameters: readonly ParameterDefinition[]): readonly string[] {
  const rows = parameters.map(({ name, kind, values, required, default: given, description }) => [
    `\`${name}\``,
    values === undefined ? kind : values.map((value) => `\`${value}\``).join(', '),
    required ? 'required' : given === undefined ? 'optional' : code(given),
    description,
  ]);
  return table(['parameter', 'value', 'default', 'what it is'], rows);
}

/** `string, at most 200`, or the closed values. */
function allowedBy({ const: constant, enum: values, type, maxLength, maxItems, anyOf }: JsonObject): string {
  if (constant !== undefined) return JSON.stringify(constant);
  if (Array.isArray(values)) return values.join(' | ');
  const max = maxLength ?? maxItems;
  const name = Array.isArray(anyOf) ? anyOf.map((one) => one.type).join(' or ') : String(type);
  return max === undefined ? name : `${name}, at most ${max}`;
}

type Field = {
  readonly field: string;
  readonly value: string;
  readonly required: boolean;
  readonly description: string;
};

/** Fields of lists stand below them, as `files[].path`. */
function fieldsOf(schema: JsonObject, prefix = ''): readonly Field[] {
  const properties = (schema['properties'] ?? {}) as { readonly [name: string]: JsonObject };
  const required = (schema['required'] ?? []) as readonly string[];
  return Object.entries(properties).flatMap(([name, property]) => {
    const items = property['items'] as JsonObject | undefined;
    const field = {
      field: `${prefix}${name}`,
      value: allowedBy(property),
      required: required.includes(name),
      description: String(property['description']),
    };
    return [field, ...(items === undefined ? [] : fieldsOf(items, `${prefix}${name}[].`))];
  });
}

const heading = (one: Definition): readonly string[] => [
  `### ${one.id}`,
  '',
  `${one.title}. ${one.summary} When to use it: \`workrail builtins ${one.id}\`.`,
  '',
];

const capabilityPart = (one: CapabilityDefinition): readonly string[] => [
  ...heading(one),
  'The probe, where a workflow requires it:',
  '',
  ...quoted(one.probe),
  '',
  'Guidance, where a workflow prefers it:',
  '',
  ...quoted(one.preferred),
  '',
  'Guidance, where a workflow disables it:',
  '',
  ...quoted(one.disabled),
  '',
];

const contractPart = (one: ContractDefinition): readonly string[] => [
  ...heading(one),
  ...table(
    ['field', 'value', 'needed', 'what it is'],
    fieldsOf(one.schema).map(({ field, value, required, description }) => [
      `\`${field}\``,
      value,
      required ? 'required' : 'optional',
      description,
    ]),
  ),
  ...one.guidance.map((line) => `- ${line}`),
  '',
  '```json',
  JSON.stringify(one.example, null, 2),
  '```',
  '',
];

function featurePart(one: FeatureDefinition): readonly string[] {
  const { guidance = [], sections = [] } = sampleEffects(one);
  return [
    ...heading(one),
    ...parameterTable(one.parameters),
    ...guidance.flatMap((line) => ['Guidance:', '', ...quoted(line), '']),
    ...sections.flatMap(({ anchor, heading: title, lines }) => [
      `Section "${title}" (\`${anchor}\`):`,
      '',
      ...lines.map((line) => `- ${line}`),
      '',
    ]),
  ];
}

const refPart = (one: RefDefinition): readonly string[] => [
  ...heading(one),
  ...(one.aliasOf === undefined ? quoted(one.text) : [`The text of \`${one.aliasOf}\`.`]),
  '',
];

const templatePart = (one: TemplateDefinition): readonly string[] => [
  ...heading(one),
  ...parameterTable(one.parameters),
  'Steps:',
  '',
  ...sampleExpansion(one).steps.map((step) => `- ${'id' in step ? `\`${step.id}\`: ` : ''}${step.title ?? ''}`),
  '',
];

const overview = (rows: readonly Definition[]): readonly string[] =>
  table(
    ['id', 'what it is'],
    rows.map(({ id, summary }) => [`\`${id}\``, summary]),
  );

function part<One extends Definition>(
  title: string,
  intro: readonly string[],
  definitions: ReadonlyMap<string, One>,
  show: (one: One) => readonly string[],
): readonly string[] {
  const all = [...definitions.values()];
  return [`## ${title}`, '', ...intro, '', ...overview(all), ...all.flatMap(show)];
}

function reference(): GeneratedFile {
  const lines = [
    '# Builtins',
    '',
    'Generated from `builtins/` by `npm run generate`; do not edit. `workrail builtins <id>` shows the same in a terminal.',
    '',
    ...part(
      'Capabilities',
      [
        'Optional tools of an agent. A workflow declares in `capabilities` which of them it requires, prefers or disables.',
      ],
      builtins.capabilities,
      capabilityPart,
    ),
    ...part(
      'Contracts',
      [
        'Schemas of artifacts. A step asks for an artifact with `output.contractRef`. The agent sends the artifact in',
        '`output.artifacts`, and WorkRail rejects an artifact that violates its contract. Lengths are counted in characters.',
      ],
      builtins.contracts,
      contractPart,
    ),
    ...part(
      'Features',
      [
        'Guidance for a whole workflow, which lists the features in `features`. The texts below are those of a workflow that uses',
        'the default options and prefers every capability.',
      ],
      builtins.features,
      featurePart,
    ),
    ...part(
      'Refs',
      [
        'Texts for agents that WorkRail provides. A step embeds one with `{ "kind": "ref", "refId": "…" }` in `goal`, `constraints`,',
        '`procedure` or `verify` of its `promptBlocks`; the text becomes part of the compiled workflow and of its hash.',
        `One text has at most ${refBytesMax} bytes, and all texts of one step together have at most ${stepRefBytesMax}.`,
      ],
      builtins.refs,
      refPart,
    ),
    ...part('Templates', ['Steps that replace a `template_call`.'], builtins.templates, templatePart),
  ];
  return { path: 'reference/builtins.md', source, content: `${lines.join('\n').trimEnd()}\n` };
}

export function builtinCatalog(): GeneratedFile[] {
  return [registryFile(), reference()];
}
