/**
 * A validator is made from another form of its schema, by another library. It accepts what the published schema accepts, and of what it
 * refuses it names a problem.
 */
import fs from 'node:fs';
import path from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonSchemaOf } from '../../build/generate/json-schema.ts';
import { type SchemaEntry, schemaRegistry } from '../../schemas/registry.ts';
import type { ExplainingValidator, Validator } from '../../generated/validators/validator.d.ts';
import { assertProperty } from '../support/property.ts';
import { valuesOf } from '../support/schema-values.ts';

const root = path.join(import.meta.dirname, '../..');
const documentsIn = (folder: string): unknown[] =>
  fs
    .readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.json') && !name.endsWith('.map.json'))
    .map((name) => JSON.parse(fs.readFileSync(path.join(root, folder, name), 'utf8')));

const isContainer = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const wrongValues = [undefined, null, true, -1, 1, 1.5, '', 'x', [], {}, { unexpected: true }];

/** Calls `visit` once for each value of the document and each wrong value in its place. */
function eachMistake(document: unknown, visit: (place: string) => void): number {
  let mistakes = 0;
  const below = (holder: Record<string, unknown>, place: string) => {
    for (const key of Object.keys(holder)) {
      const own = holder[key];
      for (const wrong of wrongValues) {
        holder[key] = wrong;
        if (wrong === undefined) delete holder[key];
        visit(`${place}/${key} = ${JSON.stringify(wrong)}`);
        mistakes += 1;
      }
      holder[key] = own;
      if (isContainer(own)) below(own, `${place}/${key}`);
    }
  };
  if (isContainer(document)) below(document, '');
  return mistakes;
}

const entries = schemaRegistry.filter(({ type }) => type !== undefined);
const entryNamed = (name: string): SchemaEntry => {
  const entry = entries.find((one) => one.name === name);
  if (entry === undefined) throw new Error(`no schema is named ${name}`);
  return entry;
};

type Compared = {
  readonly accepts: ValidateFunction;
  readonly validate: Validator<unknown> | ExplainingValidator<unknown>;
};

async function comparedOf(entry: SchemaEntry): Promise<Compared> {
  const module = (await import(`../../generated/validators/${entry.name}.js`)) as Record<string, Validator<unknown>>;
  const [validate] = Object.values(module);
  if (validate === undefined) throw new Error(`${entry.name} has no validator`);
  const accepts = new Ajv({ strict: false }).compile(jsonSchemaOf(entry));
  return { accepts, validate };
}

/** @returns how many of the mistakes both refuse */
function compare(
  { accepts, validate }: Compared,
  document: unknown,
): { readonly mistakes: number; readonly refused: number } {
  let refused = 0;
  const mistakes = eachMistake(document, (place) => {
    const isAccepted = accepts(document);
    if (!isAccepted) refused += 1;
    if (validate(document) !== isAccepted) expect.fail(`${place}: the schema says ${isAccepted}`);
    if (!isAccepted && 'problems' in validate && validate.problems(document).length === 0)
      expect.fail(`${place}: no problem is named`);
  });
  return { mistakes, refused };
}

it.each([
  ['workflow.v1', documentsIn('workflows')],
  ['compiled-workflow.v1', documentsIn('generated/compiled/snapshots').slice(0, 3)],
] as const)('the validator of %s agrees with its schema about every mistake', async (name, documents) => {
  const compared = await comparedOf(entryNamed(name));
  for (const document of documents) {
    expect(compared.accepts(document)).toBe(true);
    const { mistakes, refused } = compare(compared, document);
    expect(refused).toBeGreaterThan(mistakes / 2);
  }
});

const draws = 4;

it.each(entries.map(({ name }) => name))(
  'the validator of %s agrees with its schema about drawn values',
  async (name) => {
    const entry = entryNamed(name);
    const compared = await comparedOf(entry);
    let accepted = 0;
    const property = fc.property(valuesOf(jsonSchemaOf(entry)), (value) => {
      const isAccepted = compared.accepts(value);
      if (isAccepted) accepted += 1;
      expect(compared.validate(value)).toBe(isAccepted);
      compare(compared, value);
    });
    assertProperty(property, { numRuns: draws });
    expect(accepted).toBeGreaterThan(draws / 2);
  },
);

it('a number that JSON cannot write is not an integer, and the problem says so', async () => {
  const { validate } = await comparedOf(entryNamed('tool.continue_workflow.input'));
  const value = { stateToken: 'amber-otter-42/5-k7m2x', page: Number.POSITIVE_INFINITY };
  expect(validate(value)).toBe(false);
  expect((validate as ExplainingValidator<unknown>).problems(value)).toMatchObject([
    { instancePath: '/page', keyword: 'type' },
  ]);
});
