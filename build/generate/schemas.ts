/**
 * Produces `generated/schemas/*.json`, `generated/validators/*`, the shapes that the compiler explains, and the schema reference
 * page. What people write is published as editors read it; validator and shape keep to the shape alone, because the compiler
 * has better words for everything else.
 */
import Ajv from 'ajv';
import standaloneModule from 'ajv/dist/standalone/index.js';
import { buildSync } from 'esbuild';
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

function validatorCode(entry: SchemaEntry): string {
  const ajv = new Ajv({
    discriminator: true,
    allErrors: entry.allErrors === true,
    messages: entry.allErrors === true,
    strict: false,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
  });
  ajv.addSchema(withSharedParts(withDiscriminators(withoutWords(jsonSchemaOf(entry))) as JsonSchema), entry.name);
  return withLengthFirst(standaloneCode(ajv, { [validatorName(entry)]: entry.name }));
}

/** A text has no more code points than code units, so only one of too many units has its code points counted, one by one. */
const withLengthFirst = (code: string): string =>
  code.replace(/\b(func\d+)\((data\d*)\) > (\d+)/g, '($2.length > $3 && $1($2) > $3)');

function bundled(code: string): string {
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
  });
  return result.outputFiles[0]?.text ?? '';
}

export function validatorFiles(): GeneratedFile[] {
  const files: GeneratedFile[] = [];
  for (const entry of schemaRegistry) {
    if (entry.type === undefined) continue;
    const [module, type] = entry.type.split('#') as [string, string];
    const name = validatorName(entry);
    const header = `// Generated from schemas/${module}.ts by \`${command}\`; do not edit.\n`;
    files.push(
      {
        path: `validators/${entry.name}.js`,
        source: `schemas/${module}.ts`,
        content: header + bundled(validatorCode(entry)),
      },
      {
        path: `validators/${entry.name}.d.ts`,
        source: `schemas/${module}.ts`,
        content: [
          header.trimEnd(),
          `import type { ${type} } from '../../schemas/${module}.ts';`,
          "import type { Validator } from './validator.ts';",
          `export declare const ${name}: Validator<${type}>;`,
          '',
        ].join('\n'),
      },
    );
  }
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
export type Validator<T> = {
  (value: unknown): value is T;
  /** What the last call found; null when it passed. */
  errors?: readonly SchemaProblem[] | null;
};
`,
  });
  return files;
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
