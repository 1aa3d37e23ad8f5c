/**
 * Produces `generated/schemas/*.json`, `generated/validators/*`, the shapes that the compiler explains, and the schema reference
 * page. What people write is published as editors read it; validator and shape keep to the shape alone, because the compiler
 * has better words for everything else.
 */
import { type Schema, validator } from '@exodus/schemasafe';
import Ajv from 'ajv';
import standaloneModule from 'ajv/dist/standalone/index.js';
import { buildSync } from 'esbuild';
import { isRecord } from '../../schemas/json-object.ts';
import { type SchemaEntry, schemaGroups, schemaRegistry } from '../../schemas/registry.ts';
import { editorBindings, editorProjectConfig, editorWorkflow } from './editor/workflow.ts';
import { type JsonSchema, jsonSchemaOf, withDiscriminators, withSharedParts } from './json-schema.ts';
import type { GeneratedFile } from './generated-file.ts';

const command = 'npm run generate';
/** ajv is CommonJS: depending on who loads it, the function is the module or its `default`. */
type StandaloneCode = typeof standaloneModule;
const loaded: StandaloneCode & { readonly default?: StandaloneCode } = standaloneModule;
const standaloneCode = loaded.default ?? loaded;

/** How a schema becomes what an editor completes from, by its name; the others are published as they are. */
const forEditors: ReadonlyMap<string, (schema: JsonSchema) => JsonSchema> = new Map([
  ['workflow.v1', editorWorkflow],
  ['project-config.v1', editorProjectConfig],
  ['bindings.v1', editorBindings],
]);

export function schemaFiles(): GeneratedFile[] {
  return schemaRegistry.map((entry) => {
    const refine = forEditors.get(entry.name) ?? ((schema) => schema);
    return {
      path: `schemas/${entry.name}.json`,
      source: 'schemas/registry.ts',
      content: `${JSON.stringify(refine(jsonSchemaOf(entry)), null, 2)}\n`,
    };
  });
}

/** The shapes of what people write and wrote, without the words for editors: what the compiler explains mistakes by. */
export function shapeFiles(): GeneratedFile[] {
  return [...schemaGroups.authored, ...schemaGroups.legacy].map((entry) => ({
    path: `shapes/${entry.name}.json`,
    source: 'schemas/registry.ts',
    content: `${JSON.stringify(withoutWords(jsonSchemaOf(entry)), null, 2)}\n`,
  }));
}
/** A schema without its descriptions, which no program reads. A property of that name is an object, and stays. */
const withoutWords = (schema: JsonSchema): JsonSchema =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === 'description' && typeof value === 'string' ? undefined : value,
    ),
  ) as JsonSchema;

/** `tool.start_workflow.input` → `validateToolStartWorkflowInput`. */
function validatorName(entry: SchemaEntry): string {
  const words = entry.name.replace(/\.v1$/, '').split(/[^a-z0-9]+/);
  return `validate${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
}

/** `tool.start_workflow.input` → `problemsOfToolStartWorkflowInput`. */
const problemsName = (entry: SchemaEntry): string => validatorName(entry).replace('validate', 'problemsOf');

const validatedSchema = (entry: SchemaEntry): JsonSchema =>
  withSharedParts(withDiscriminators(withoutWords(jsonSchemaOf(entry))) as JsonSchema);

/** Answers yes or no. What a validator with errors has beside that is most of its text, and is loaded by every start (ADR-0002). */
function validatorCode(entry: SchemaEntry): string {
  const name = validatorName(entry);
  const validate = validator(withPlainConstants(validatedSchema(entry)) as Schema, {
    mode: 'lax',
    isJSON: true,
    unmodifiedPrototypes: true,
  });
  const problems = problemsName(entry);
  return [
    ...(entry.problems === undefined ? [] : [`import { ${problems} } from './problems/${entry.name}.js';`]),
    `export const ${name} = ${validate.toModule()};`,
    ...(entry.problems === undefined ? [] : [`${name}.problems = ${problems};`]),
  ].join('\n');
}

/** A constant beside its type says the same twice, and a tag that does is refused. */
const withPlainConstants = (schema: JsonSchema): unknown =>
  JSON.parse(
    JSON.stringify(schema, (_, value: unknown) => {
      // A property may have the name `const`.
      if (!isRecord(value) || !('const' in value) || isRecord(value['const'])) return value;
      const { type: _type, ...rest } = value;
      return rest;
    }),
  );

/** Says what is wrong with a value that was refused. */
function problemsCode(entry: SchemaEntry): string {
  const isAll = entry.problems === 'all';
  const ajv = new Ajv({
    discriminator: true,
    allErrors: isAll,
    messages: isAll,
    strict: false,
    // As in the validators: 1e999 is no integer.
    strictNumbers: true,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
  });
  ajv.addSchema(validatedSchema(entry), entry.name);
  const find = `export const ${problemsName(entry)} = (value) => (find(value) ? [] : find.errors);`;
  return `${standaloneCode(ajv, { find: entry.name }).replace('export const find', 'const find')}\n${find}`;
}

/** With the few functions of ajv that a validator imports inside it. */
function formatted(code: string): string {
  const result = buildSync({
    stdin: { contents: code, resolveDir: process.cwd(), loader: 'js' },
    bundle: true,
    write: false,
    // A linked node_modules, as in a git worktree, must not show in the names of modules.
    preserveSymlinks: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minifySyntax: true,
    minifyWhitespace: false,
    logLevel: 'silent',
    legalComments: 'none',
    external: ['./problems/*'],
  });
  return result.outputFiles[0]?.text ?? '';
}

export function validatorFiles(): GeneratedFile[] {
  const files = schemaRegistry.flatMap((entry) =>
    entry.type === undefined ? [] : filesOfValidator(entry, entry.type.split('#') as [string, string]),
  );
  files.push({
    path: 'validators/validator.d.ts',
    source: 'build/generate/schemas.ts',
    content: `// Generated by \`${command}\`; do not edit.
/** One thing that a schema did not accept. \`params\` names the property, the allowed values or the limit. */
export type SchemaProblem = {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: { readonly [key: string]: unknown };
  readonly message?: string;
};
export type Validator<T> = (value: unknown) => value is T;
/** Empty for a value that the validator accepts. */
export type FindProblems = (value: unknown) => readonly SchemaProblem[];
/** For input: it also says what is wrong with a value that it refuses. */
export type ExplainingValidator<T> = Validator<T> & { readonly problems: FindProblems };
`,
  });
  return files;
}

function filesOfValidator(entry: SchemaEntry, [module, type]: readonly [string, string]): GeneratedFile[] {
  const source = `schemas/${module}.ts`;
  const header = `// Generated from ${source} by \`${command}\`; do not edit.\n`;
  const pair = (name: string, code: string, imports: readonly string[], declaration: string): GeneratedFile[] => [
    { path: `validators/${name}.js`, source, content: header + formatted(code) },
    {
      path: `validators/${name}.d.ts`,
      source,
      content: `${header}${[...imports, `export declare const ${declaration};`].join('\n')}\n`,
    },
  ];
  const kind = entry.problems === undefined ? 'Validator' : 'ExplainingValidator';
  const validatorFile = pair(
    entry.name,
    validatorCode(entry),
    [`import type { ${type} } from '../../schemas/${module}.ts';`, `import type { ${kind} } from './validator.ts';`],
    `${validatorName(entry)}: ${kind}<${type}>`,
  );
  if (entry.problems === undefined) return validatorFile;
  const imports = ["import type { FindProblems } from '../validator.ts';"];
  return [
    ...validatorFile,
    ...pair(`problems/${entry.name}`, problemsCode(entry), imports, `${problemsName(entry)}: FindProblems`),
  ];
}

export function schemaReference(): GeneratedFile {
  const lines = [
    '# Schema reference',
    '',
    `Generated from \`schemas/\` by \`${command}\`; do not edit. Every durable or public format has one Zod schema, from which its`,
    'JSON Schema and its precompiled validator are generated.',
    '',
  ];
  const headings = {
    durable: 'Durable formats',
    authored: 'What people write',
    legacy: 'What people wrote before',
    printed: 'What commands print',
    tools: 'What tools take and return',
  } as const;
  for (const [group, heading] of Object.entries(headings)) {
    lines.push(`## ${heading}`, '', '| name | what it is | validator |', '| --- | --- | --- |');
    for (const entry of schemaGroups[group as keyof typeof schemaGroups]) {
      const validator = entry.type === undefined ? '' : `\`validators/${entry.name}.js\``;
      lines.push(`| [\`${entry.name}\`](../schemas/${entry.name}.json) | ${entry.title} | ${validator} |`);
    }
    lines.push('');
  }
  return { path: 'reference/schemas.md', source: 'schemas/registry.ts', content: `${lines.join('\n')}` };
}
