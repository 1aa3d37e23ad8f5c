/** The reference pages of what people write: workflow sources, bindings and `workrail.json`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaGroups } from '../../../schemas/registry.ts';
import { editorBindings, editorProjectConfig, editorWorkflow } from '../editor/workflow.ts';
import { propertiesOf, type SchemaNode } from '../editor/node.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { jsonSchemaOf } from '../json-schema.ts';
import { environmentLines } from './environment.ts';
import { protectedFilesLines } from './protected-files.ts';
import type { ExampleFile } from './examples.ts';
import type { Format } from './json-fields.ts';
import { explainedSections, formatLines, generatedFrom, page } from './page.ts';

/** A project whose files use every field; `tests/docs/reference.test.ts` compiles it. */
export const exampleFolder = 'tests/docs/reference/examples';

function exampleFiles(root: string, isWanted: (file: string) => boolean): readonly ExampleFile[] {
  const files = readdirSync(join(root, exampleFolder), { recursive: true, encoding: 'utf8' });
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.json') && isWanted(file))
    .sort()
    .map((file) => ({ file, value: JSON.parse(readFileSync(join(root, exampleFolder, file), 'utf8')) as unknown }));
}

function schemaOf(name: string): SchemaNode {
  const entry = schemaGroups.authored.find((candidate) => candidate.name === name);
  if (entry === undefined) throw new Error(`no schema is named ${name}`);
  return jsonSchemaOf(entry);
}

const hasProperty = (name: string) => (node: SchemaNode) => node['type'] === 'object' && name in propertiesOf(node);

export const workflowFormat = (): Format => ({
  name: 'Workflow',
  schema: editorWorkflow(schemaOf('workflow.v1')),
  lengthUnit: 'bytes',
  parts: [
    { name: 'Reference to a text', matches: hasProperty('refId') },
    { name: 'Function definition', matches: hasProperty('definition') },
  ],
  keyName: () => 'slot',
  untagged: { Step: 'simple' },
});

/** Only the bundled library has aliases, so no project can show one. */
const bundledExample = 'workflows/code_review.json';

export function workflowPage(root: string): GeneratedFile {
  const bundled = JSON.parse(readFileSync(join(root, bundledExample), 'utf8')) as unknown;
  const files = [
    ...exampleFiles(root, (file) => file.includes('workflows/')),
    { file: `../../../../${bundledExample}`, value: bundled },
  ];
  const sections = explainedSections(workflowFormat(), files);
  return page('workflow-format', 'schemas/source-workflow.ts', [
    '# Workflow format',
    '',
    generatedFrom('schemas/source-workflow.ts'),
    '',
    'A workflow source is one JSON file: no comments, no trailing commas, no unknown keys. Lengths are counted in bytes of UTF-8.',
    'In the examples, `…` stands for objects that another section describes. [Write prompts](../how-to/write-prompts.md)',
    'explains how the fields work together. `workrail check` reports the position of each mistake in a source.',
    '',
    ...formatLines(sections, { exampleFolder, introductions: workflowIntroductions }),
  ]);
}

const workflowIntroductions = {
  Workflow: 'The outermost object of a file.',
  Condition: 'An entry of `conditions`. `when`, `while` and other conditions refer to it by its `id`.',
  Step: 'An entry of `steps` or of the `body` of a loop. Its `type` decides which fields it has.',
  'Step: simple': 'A step without `type`. The agent carries it out. It has either `prompt` or `promptBlocks`.',
  ValidationCriteria: 'A check of the notes of a step, or a combination of checks.',
};

export function bindingsPage(root: string): GeneratedFile {
  const format: Format = {
    name: 'bindings.json',
    schema: editorBindings(schemaOf('bindings.v1')),
    lengthUnit: 'bytes',
    parts: [],
    keyName: (keys) => ('anyOf' in keys ? 'workflow id' : 'slot'),
  };
  const sections = explainedSections(
    format,
    exampleFiles(root, (file) => file.endsWith('bindings.json')),
  );
  return page('bindings', 'schemas/catalog.ts', [
    '# Bindings',
    '',
    generatedFrom('schemas/catalog.ts'),
    '',
    'The optional file `.workrail/bindings.json` assigns implementations to the extension points of workflows, for all runs of the',
    'project. The option `--bind` overrides a binding for one command. See [extension points](../how-to/use-extension-points.md).',
    '',
    ...formatLines(sections, { exampleFolder }),
  ]);
}

export function configurationPage(root: string): GeneratedFile {
  const format: Format = {
    name: 'workrail.json',
    schema: editorProjectConfig(schemaOf('project-config.v1')),
    lengthUnit: 'bytes',
    parts: [],
    keyName: () => 'rule',
  };
  const sections = explainedSections(
    { ...format, schema: withoutRules(format.schema) },
    exampleFiles(root, (file) => /^(user\/)?workrail\.json$/.test(file)),
  );
  return page('configuration', 'schemas/catalog.ts', [
    '# Configuration',
    '',
    generatedFrom('schemas/catalog.ts'),
    '',
    'A project is a directory that contains `workrail.json`, `.workrail/`, or both. A command uses the project that `--project` names.',
    'Without this option, it uses the nearest project that contains the current directory. The directory `~/.workrail` is never a project: a',
    'command in it uses your own workflows.',
    '',
    ...formatLines(sections, { exampleFolder }),
    ...userFileLines,
    ...protectedFilesLines,
    ...environmentLines,
  ]);
}

export function modelScriptPage(root: string): GeneratedFile {
  const sections = explainedSections(
    { name: 'Script', schema: schemaOf('model-script.v1'), lengthUnit: 'characters', parts: [], keyName: () => 'key' },
    exampleFiles(root, (file) => file === 'user/script.json'),
  );
  return page('model-script', 'schemas/daemon/model-script.ts', [
    '# Script of a model',
    '',
    generatedFrom('schemas/daemon/model-script.ts'),
    '',
    'A model with the provider `scripted` sends the replies of a script file instead of calling a language model. Only the file',
    '`~/.workrail/workrail.json` can configure such a model and name its script.',
    '[Rehearse without a model](../how-to/rehearse-without-a-model.md) shows how to write a script.',
    '',
    ...formatLines(sections, { exampleFolder }),
  ]);
}

/** The same format, of which one key counts there. */
const userFileLines = [
  '## ~/.workrail/workrail.json',
  '',
  'The file `~/.workrail/workrail.json` of the user has the same format as the file `workrail.json` of a project. In the file of the user, `sources` and',
  '`lint` have no effect, because they belong to a project. `daemon` has an effect only in the file of the user.',
  '',
  'Each preference of a run comes from the first of these places that sets it:',
  '',
  '1. the call or command that starts the run;',
  '2. `workrail.json` of the project;',
  '3. `~/.workrail/workrail.json`;',
  '4. the built-in values `guided` and `conservative`.',
  '',
  'In two cases, the risk policy follows from the autonomy: the call or command sets `autonomy` without `riskPolicy`, or one of the two files sets',
  '`autonomy` and neither file sets `riskPolicy`. The risk policy is then `balanced` for `full_auto_stop_on_user_deps`, and `conservative` for every',
  'other autonomy. If one of the two files is invalid, WorkRail ignores the whole file, and new runs start with a warning.',
  '',
  '`workrail doctor` prints the preferences that new runs start with, and the file that each of them comes from. It also names the line of each mistake in',
  '`workrail.json` of the project and in the file of the user.',
  '',
];

/** The rules are listed in `generated/reference/lint.md`; here one row stands for all of them. */
function withoutRules(schema: SchemaNode): SchemaNode {
  const properties = propertiesOf(schema);
  const lint = properties['lint'] ?? {};
  const [level] = Object.values(propertiesOf(lint));
  const { errorMessage: _message, ...rule } = {
    ...level,
    description: 'The severity of this lint rule.',
  } as SchemaNode;
  return {
    ...schema,
    properties: {
      ...properties,
      lint: {
        type: 'object',
        description: `${String(lint['description'])} [All rules](../../generated/reference/lint.md).`,
        propertyNames: { pattern: '^lint/', patternErrorMessage: 'The id of a lint rule' },
        additionalProperties: rule,
      },
    },
  };
}
