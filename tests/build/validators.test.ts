/** A validator is made from another form of its schema, and its code is edited. It accepts what the published schema accepts. */
import fs from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { jsonSchemaOf } from '../../build/generate/json-schema.ts';
import { validateCompiledWorkflow } from '../../generated/validators/compiled-workflow.v1.js';
import { validateWorkflow } from '../../generated/validators/workflow.v1.js';
import { schemaRegistry } from '../../schemas/registry.ts';

const root = path.join(import.meta.dirname, '../..');
const documentsIn = (folder: string): unknown[] =>
  fs
    .readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.json') && !name.endsWith('.map.json'))
    .map((name) => JSON.parse(fs.readFileSync(path.join(root, folder, name), 'utf8')));

const isContainer = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const wrongValues = [undefined, null, 1, 'x', [], {}, { unexpected: true }];

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

it.each([
  ['workflow.v1', validateWorkflow, documentsIn('workflows')],
  ['compiled-workflow.v1', validateCompiledWorkflow, documentsIn('generated/compiled/snapshots').slice(0, 3)],
] as const)('the validator of %s agrees with its schema about every mistake', (name, validate, documents) => {
  const entry = schemaRegistry.find((one) => one.name === name);
  if (entry === undefined) throw new Error(`no schema is named ${name}`);
  const plain = new Ajv({ strict: false }).compile(jsonSchemaOf(entry));
  let refused = 0;
  let mistakes = 0;
  for (const document of documents) {
    expect(plain(document)).toBe(true);
    mistakes += eachMistake(document, (place) => {
      const expected = plain(document);
      if (!expected) refused += 1;
      if (validate(document) !== expected) expect.fail(`${place}: the schema says ${expected}`);
    });
  }
  expect(refused).toBeGreaterThan(mistakes / 2);
});
