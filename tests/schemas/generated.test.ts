/** What is published in `generated/schemas/`: everything of the registry, nothing empty, and each schema refuses something. */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { jsonSchemaOf } from '../../build/generate/json-schema.ts';
import { eventKinds } from '../../schemas/closed-sets.ts';
import { validateToolResumeSessionInput } from '../../generated/validators/tool.resume_session.input.js';
import { schemaGroups, schemaRegistry } from '../../schemas/registry.ts';
import { tools } from '../../schemas/tools.ts';

const generated = fileURLToPath(new URL('../../generated/', import.meta.url));
const files = fs.readdirSync(path.join(generated, 'schemas')).sort();
const schemaOf = (file: string): Record<string, unknown> =>
  JSON.parse(fs.readFileSync(path.join(generated, 'schemas', file), 'utf8'));
const candidates: readonly unknown[] = [null, 42, 'text', true, [], [1], {}, { unexpected: true }];

describe('generated schemas', () => {
  // @verifies every-schema-is-generated
  it('are exactly those of the registry', () => {
    expect(files).toEqual(schemaRegistry.map(({ name }) => `${name}.json`).sort());
  });

  it('exist as validators for every durable or received shape', () => {
    const validators = fs.readdirSync(path.join(generated, 'validators'));
    for (const { name, type } of schemaRegistry)
      expect(validators.includes(`${name}.js`), name).toBe(type !== undefined);
  });

  // @verifies no-generated-schema-is-empty
  it.each(files)('%s is not empty and refuses something', (file) => {
    const schema = schemaOf(file);
    expect(Object.keys(schema).some((key) => ['type', 'anyOf', 'oneOf', 'allOf', '$ref'].includes(key))).toBe(true);
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    expect(candidates.filter((candidate) => !validate(candidate)).length).toBeGreaterThan(4);
  });

  // A token payload is strict: one more field needs a new version of tokens. A request is strict: a field that nobody reads is a mistake.
  const strict = ['token-payload.v1', 'entry-request.v1'];
  // @verifies unknown-optional-fields-ignored
  it.each(schemaGroups.durable.map(({ name }) => name).filter((name) => !strict.includes(name)))(
    'the durable format %s accepts a field that a later version adds, at every depth',
    (name) => {
      expect(fs.readFileSync(path.join(generated, 'schemas', `${name}.json`), 'utf8')).not.toMatch(
        /"(?:additional|unevaluated)Properties":\s*false/,
      );
    },
  );

  it.each(files)('%s refuses each of its required members missing', (file) => {
    const schema = schemaOf(file);
    const branches = (schema['anyOf'] ?? schema['oneOf'] ?? [schema]) as readonly { required?: readonly string[] }[];
    const ajv = new Ajv({ strict: false, validateFormats: false });
    const validate = ajv.compile(schema);
    for (const branch of branches) if ((branch.required ?? []).length > 0) expect(validate({})).toBe(false);
  });
});

describe('the closed sets', () => {
  // @verifies closed-event-kinds
  it('of event kinds are the thirteen of the specification', () => {
    expect(eventKinds).toHaveLength(13);
    const schema = schemaOf('session-event.v1.json');
    const branches = (schema['anyOf'] ?? schema['oneOf']) as readonly { properties: { kind: { const: string } } }[];
    expect(branches.map(({ properties }) => properties.kind.const).sort()).toEqual([...eventKinds].sort());
  });

  // @verifies exact-tool-set
  it('of tools are those of this version, the flagged one last', () => {
    expect(tools.map(({ name }) => name)).toEqual([
      'list_workflows',
      'inspect_workflow',
      'start_workflow',
      'continue_workflow',
      'checkpoint_workflow',
      'resume_session',
      'start_session',
    ]);
  });
});

/** Every property below a schema that has no description, by its path. */
function undescribed(schema: unknown, at = ''): readonly string[] {
  if (schema === null || typeof schema !== 'object') return [];
  if (Array.isArray(schema)) return schema.flatMap((branch, index) => undescribed(branch, `${at}[${index}]`));
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key !== 'properties') return undescribed(value, `${at}/${key}`);
    return Object.entries(value as Readonly<Record<string, object>>).flatMap(([name, property]) => [
      ...('description' in property ? [] : [`${at}.${name}`]),
      ...undescribed(property, `${at}.${name}`),
    ]);
  });
}

describe('the schemas of what people write', () => {
  // editor.test.ts asks an editor for the same, once they are refined.
  it.each(schemaGroups.authored)('describe every field of $name, so that an author sees help while typing', (entry) => {
    expect(undescribed(jsonSchemaOf(entry))).toEqual([]);
  });

  it.each(schemaGroups.authored)('leave the descriptions of $name out of its validator', (entry) => {
    const described = JSON.stringify(jsonSchemaOf(entry)).match(/"description":"/g) ?? [];
    expect(described.length).toBeGreaterThan(0);
    if (entry.type === undefined) return;
    const validator = fs.readFileSync(path.join(generated, `validators/${entry.name}.js`), 'utf8');
    expect(validator.match(/description: "/g)).toBeNull();
  });
});

describe('generated validators', () => {
  it.each(['a', 'é', '😀'])('bound a text of %s by its code points, as JSON Schema does', (character) => {
    expect(validateToolResumeSessionInput({ query: character.repeat(512) })).toBe(true);
    expect(validateToolResumeSessionInput({ query: character.repeat(513) })).toBe(false);
  });
});
