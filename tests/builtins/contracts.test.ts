import { Ajv, type ErrorObject } from 'ajv';
import { describe, expect, it } from 'vitest';
import {
  definition as observation,
  observationMethods,
} from '../../builtins/contracts/capability_observation/definition.ts';
import { builtins } from '../../builtins/registry.ts';
import { compileAll } from '../../compiler/compile.ts';
import type { JsonObject, JsonValue } from '../../schemas/canonical/json.ts';
import * as closed from '../../schemas/closed-sets.ts';
import { sessionEvent } from '../../schemas/events.ts';
import * as limits from '../../schemas/limits.ts';
import { step } from '../../schemas/source-workflow.ts';
import { fixtureHost, inputOf, minimalSource } from '../compiler/fixture-host.ts';
import { fixturesIn, jsonExamplesOf, pageOf } from './pages.ts';

const contracts = [...builtins.contracts.values()];
const byteLength = (text: string): number => Buffer.byteLength(text, 'utf8');
/** As strict as it gets; a rule may require a field that is described beside it. */
const ajv = new Ajv({ allErrors: true, strict: true, strictRequired: false });
const nameOf = (id: string) => id.slice('wr.contracts.'.length);
/** Contracts of the older format, of which not all fields are known. */
const isOpen = ({ schema }: { readonly schema: JsonObject }) => schema['additionalProperties'] === true;

/** `/checks/0/result must be equal to constant`; that an `if` failed says nothing that its parts do not say. */
const reasonsOf = (errors: readonly ErrorObject[] | null | undefined): readonly string[] =>
  (errors ?? [])
    .filter(({ keyword }) => keyword !== 'if')
    .map(({ instancePath, message, keyword, params }) => {
      const extra = keyword === 'additionalProperties' ? `: ${params['additionalProperty']}` : '';
      return `${instancePath === '' ? '/' : instancePath} ${message}${extra}`;
    });

/** Every schema inside a schema, itself included, with the keyword that holds it. */
function schemasIn(schema: JsonObject): readonly JsonObject[] {
  const holders = ['items', 'contains', 'not', 'if', 'then', 'else'].flatMap((key) => schema[key] ?? []);
  const lists = ['allOf', 'anyOf'].flatMap((key) => (schema[key] ?? []) as readonly JsonObject[]);
  const properties = Object.values((schema['properties'] ?? {}) as JsonObject);
  return [schema, ...[...holders, ...lists, ...properties].flatMap((inner) => schemasIn(inner as JsonObject))];
}

/** A value as long as the schema allows, in ASCII, without regard to patterns. */
function largest({
  const: constant,
  enum: values,
  type,
  properties,
  items,
  maxItems,
  maxLength,
}: JsonObject): JsonValue {
  if (constant !== undefined) return constant;
  if (Array.isArray(values)) return [...values].sort((a, b) => String(b).length - String(a).length)[0];
  if (type === 'array') return Array.from({ length: Number(maxItems) }, () => largest(items as JsonObject));
  if (type === 'object') {
    return Object.fromEntries(
      Object.entries((properties ?? {}) as { readonly [name: string]: JsonObject }).map(([name, one]) => [
        name,
        largest(one),
      ]),
    );
  }
  if (type === 'integer') return Number.MAX_SAFE_INTEGER;
  return 'x'.repeat(Number(maxLength ?? limits.contractLineLengthMax));
}

describe.each(contracts)('$id', (contract) => {
  const { id, artifactKind, schema, example, guidance } = contract;
  const validate = ajv.compile(schema);

  // @verifies contract-schema-closed
  it('is strict JSON Schema of one object whose kind is named like the contract', () => {
    expect(artifactKind).toBe(`wr.${nameOf(id)}`);
    expect(schema['type']).toBe('object');
    expect((schema['required'] as readonly string[])[0]).toBe('kind');
    expect((schema['properties'] as JsonObject)['kind']).toMatchObject({ const: artifactKind });
  });

  // @verifies contract-schema-closed
  it('has an example that keeps it, small enough to stand in a reply', () => {
    expect(reasonsOf(validate(example) ? [] : validate.errors)).toEqual([]);
    expect(byteLength(JSON.stringify(example))).toBeLessThanOrEqual(700);
  });

  it.each(fixturesIn(`contracts/${nameOf(id)}/fixtures/valid`))('accepts $name', ({ value }) => {
    expect(reasonsOf(validate(value) ? [] : validate.errors)).toEqual([]);
  });

  it.each(fixturesIn(`contracts/${nameOf(id)}/fixtures/invalid`))(
    'refuses $name, for that reason alone',
    ({ value }) => {
      const { because, artifact } = value as { readonly because: readonly string[]; readonly artifact: unknown };
      expect(because.length).toBeGreaterThan(0);
      validate(artifact);
      expect([...reasonsOf(validate.errors)].sort()).toEqual([...because].sort());
    },
  );

  it('says of each property, in one short line, what it is', () => {
    for (const inner of schemasIn(schema).filter((one) => one['additionalProperties'] !== undefined)) {
      for (const property of Object.values((inner['properties'] ?? {}) as { readonly [name: string]: JsonObject })) {
        const description = property['description'];
        expect(description).toMatch(/^[ -~]+[.]$/);
        expect(byteLength(String(description))).toBeLessThanOrEqual(120);
      }
    }
  });

  it('has at most six required fields, so that five requirement lines can hold them', () => {
    expect((schema['required'] as readonly string[]).length).toBeLessThanOrEqual(6);
    expect(guidance.length).toBeGreaterThanOrEqual(1);
    expect(guidance.length).toBeLessThanOrEqual(2);
    for (const line of guidance) expect(byteLength(line)).toBeLessThanOrEqual(180);
  });

  it('bounds every text and every list, and fits an artifact when it is full', () => {
    for (const one of schemasIn(schema)) {
      const isFree = one['type'] === 'string' && one['enum'] === undefined;
      if (isFree) expect(one['maxLength']).toBeGreaterThan(0);
      if (one['type'] === 'array' && one['items'] !== undefined && one['description'] !== undefined)
        expect(one['maxItems']).toBeGreaterThan(0);
    }
    if (isOpen(contract)) return;
    expect(byteLength(JSON.stringify(largest(schema)))).toBeLessThanOrEqual(limits.artifactBytesMax);
  });

  // @verifies contract-schema-closed
  it('closes what it knows, and refuses a kind alone where it does not', () => {
    for (const one of schemasIn(schema).filter(
      (inner) => inner['required'] !== undefined && inner['type'] === 'object',
    ))
      if (one !== schema || !isOpen(contract)) expect(one['additionalProperties']).toBe(false);
    expect(validate({ kind: artifactKind })).toBe(false);
  });

  it('has a page with a step that asks for it, and that compiles', () => {
    const examples = jsonExamplesOf(pageOf('contracts', nameOf(id)));
    expect(examples).toHaveLength(1);
    const conditions = JSON.stringify(examples).includes('keep_going')
      ? [{ id: 'keep_going', kind: 'loop_control' }]
      : [];
    const { diagnostics, compiled } = compileAll([inputOf({ ...minimalSource, conditions, steps: examples })], {
      ...fixtureHost,
      builtins,
    });
    expect(diagnostics.map(({ rendered }) => rendered)).toEqual([]);
    expect(compiled[0]?.snapshot.contracts.map(({ contractRef }) => contractRef)).toEqual([id]);
    for (const one of examples) {
      expect(step.safeParse(one).success).toBe(true);
      expect(JSON.stringify(one)).toContain(`"contractRef":"${id}"`);
    }
  });
});

describe('the contracts', () => {
  it('use a closed set of keywords, so that a validator can know them all', () => {
    const keywords = new Set(contracts.flatMap(({ schema }) => schemasIn(schema).flatMap((one) => Object.keys(one))));
    expect([...keywords].sort()).toEqual(
      'additionalProperties allOf anyOf const contains description enum if items maxItems maxLength maximum minItems minLength minProperties minimum not pattern properties required then type'.split(
        ' ',
      ),
    );
  });

  it('are open only where the older format is', () => {
    expect(contracts.filter(isOpen).map(({ id }) => nameOf(id))).toEqual([
      'assessment',
      'coding_handoff',
      'coordinator_signal',
      'differentiation_handoff',
      'discovery_handoff',
      'gate_verdict',
      'review_verdict',
      'shaping_handoff',
    ]);
  });

  const propertiesOf = (name: string) =>
    builtins.contracts.get(`wr.contracts.${name}`)?.schema['properties'] as { readonly [name: string]: JsonObject };

  it('take their closed values from the closed sets', () => {
    const details = [
      ...closed.userOnlyDependencyReasons,
      ...closed.contractViolations,
      ...closed.capabilityGaps,
      ...closed.unexpectedReasons,
    ];
    expect(propertiesOf('capability_observation')['capability']?.['enum']).toEqual(closed.capabilities);
    expect(propertiesOf('capability_observation')['failureCode']?.['enum']).toEqual(closed.capabilityFailureCodes);
    expect(propertiesOf('workflow_divergence')['reason']?.['enum']).toEqual(closed.divergenceReasons);
    expect(propertiesOf('gap_report')['severity']?.['enum']).toEqual(closed.gapSeverities);
    expect(propertiesOf('gap_report')['detail']?.['enum']).toEqual(details);
  });

  it('bound the texts that become events by the budgets of those events', () => {
    expect(propertiesOf('gap_report')['summary']?.['maxLength']).toBe(limits.gapSummaryBytesMax);
    expect(propertiesOf('workflow_divergence')['summary']?.['maxLength']).toBe(limits.divergenceSummaryBytesMax);
    expect(propertiesOf('loop_control')['summary']?.['maxLength']).toBe(limits.traceSummaryBytesMax);
    const { slot, boundTo, usedInstead, reason } = propertiesOf('binding_fallback');
    const sum = [slot, boundTo, usedInstead, reason].reduce((total, one) => total + Number(one?.['maxLength']), 0);
    expect(sum + 60).toBeLessThanOrEqual(limits.divergenceSummaryBytesMax);
  });

  it('pair each category of a gap with exactly the details that its event allows', () => {
    const validate = ajv.compile(builtins.contracts.get('wr.contracts.gap_report')?.schema ?? {});
    const base = { kind: 'wr.gap_report', severity: 'info', summary: 'Missing.' };
    const details = propertiesOf('gap_report')['detail']?.['enum'] as readonly string[];
    const categories = propertiesOf('gap_report')['category']?.['enum'] as readonly string[];
    const event = (category: string, detail: string) => ({
      v: 1,
      eventId: 'evt_a',
      eventIndex: 0,
      sessionId: 'sess_a',
      kind: 'gap_recorded',
      dedupeKey: 'gap_recorded:sess_a:gap_a',
      scope: { runId: 'run_a', nodeId: 'node_a' },
      data: {
        gapId: 'gap_a',
        severity: 'info',
        reason: { category, detail },
        summary: 'Missing.',
        resolution: { kind: 'unresolved' },
      },
    });
    const pairs = categories.flatMap((category) => details.map((detail) => ({ category, detail })));
    for (const { category, detail } of pairs) {
      expect([category, detail, validate({ ...base, category, detail })]).toEqual([
        category,
        detail,
        sessionEvent.safeParse(event(category, detail)).success,
      ]);
    }
    expect(pairs.filter((pair) => validate({ ...base, ...pair }))).toHaveLength(details.length);
  });

  it('know the same kinds of provenance as the event of an observation', () => {
    const event = (provenance: object) => ({
      v: 1,
      eventId: 'evt_a',
      eventIndex: 0,
      sessionId: 'sess_a',
      kind: 'capability_observed',
      dedupeKey: 'capability_observed:sess_a:capobs_a',
      scope: { runId: 'run_a', nodeId: 'node_a' },
      data: { capObsId: 'capobs_a', capability: 'delegation', status: 'available', provenance },
    });
    const details = {
      probe_step: { probeTemplateId: 't', probeStepId: 's', result: 'success' },
      attempted_use: { attemptContext: 'workflow_step', result: 'success' },
      manual_claim: { claimedBy: 'agent', claim: 'available' },
    };
    for (const kind of observationMethods) {
      const enforcementGrade = kind === 'manual_claim' ? 'weak' : 'strong';
      expect(sessionEvent.safeParse(event({ kind, enforcementGrade, detail: details[kind] })).success).toBe(true);
    }
    expect((observation.schema['properties'] as JsonObject)['method']).toMatchObject({ enum: observationMethods });
  });
});
