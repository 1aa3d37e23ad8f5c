import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileWorkflow } from '../../compiler/compile.ts';
import { explainShape } from '../../compiler/phases/1-read/explain-shape.ts';
import { parseDocument } from '../../compiler/phases/1-read/parse.ts';
import { validateWorkflow } from '../../generated/validators/workflow.v1.js';
import { fixtureHost, inputOf, minimalSource } from './fixture-host.ts';
import { assertProperty } from '../support/property.ts';

const minimal = JSON.stringify(minimalSource, null, 2);
const codesOf = (text: string, bytes?: Uint8Array) =>
  compileWorkflow(inputOf(text, bytes === undefined ? {} : { bytes }), fixtureHost).diagnostics.map(({ code }) => code);

describe('malformed input', () => {
  // @verifies compile-errors-as-data
  it.each<[string, string, string]>([
    ['nothing', '', 'read/empty-file'],
    ['blanks', ' \n\t', 'read/empty-file'],
    ['not an object', '[]', 'read/wrong-type'],
    ['a bare word', 'hello', 'read/syntax'],
    ['two documents', `${minimal}${minimal}`, 'read/syntax'],
    ['NUL bytes', '\u0000\u0000', 'read/syntax'],
    ['a raw line break in a text', minimal.replace('Reviews a', 'Reviews\na'), 'read/syntax'],
    ['single quotes', minimal.replaceAll('"', "'"), 'read/syntax'],
    ['a byte order mark', `\ufeff${minimal}`, 'read/byte-order-mark'],
    ['a duplicate key', minimal.replace('"name"', '"id": "project.x", "name"'), 'read/duplicate-key'],
    ['__proto__', minimal.replace('"name"', '"__proto__": {}, "name"'), 'read/reserved-key'],
    ['a lone surrogate', minimal.replace('Reviews', '\\udc00'), 'read/lone-surrogate'],
    ['a lone surrogate in a key', minimal.replace('"name"', '"\\ud800": 1, "name"'), 'read/lone-surrogate'],
    ['an integer that is not kept', minimal.replace('{', '{ "x": 1234567890123456789,'), 'read/number-out-of-range'],
    ['damaged UTF-8', minimal.replace('Reviews', '\ufffd'), 'read/invalid-utf8'],
    ['UTF-16, little-endian', `${minimal.split('').join('\u0000')}\u0000`, 'read/invalid-utf8'],
    ['UTF-16, big-endian, with its mark', `\ufffd\ufffd\u0000${minimal.split('').join('\u0000')}`, 'read/invalid-utf8'],
    ['200 levels', `${'['.repeat(200)}${']'.repeat(200)}`, 'read/too-deep'],
    ['200 levels behind a quote in a comment', `/*"*/${'['.repeat(200)}`, 'read/too-deep'],
    ['a million levels', '['.repeat(1_000_000), 'read/too-deep'],
    ['a million mismatched brackets', '[}'.repeat(500_000), 'read/too-deep'],
    ['10 MB', `"${'x'.repeat(10 * 1024 * 1024)}"`, 'read/too-large'],
  ])('%s is one located diagnostic', (_, text, code) => {
    expect(codesOf(text)).toEqual([code]);
  });

  it('names UTF-16 as the encoding of a file', () => {
    const text = Buffer.from(`\ufeff${minimal}`, 'utf16le').toString('utf8');
    const { diagnostics } = compileWorkflow(inputOf(text), fixtureHost);
    expect(diagnostics.map(({ message }) => message)).toEqual(['the file is encoded as UTF-16']);
  });

  it('sees a byte order mark that a decoder took away', () => {
    const bytes = new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode(minimal)]);
    expect(codesOf(minimal, bytes)).toEqual(['read/byte-order-mark']);
  });

  it('is truncated anywhere: always a diagnostic inside the text, never an exception', () => {
    for (let end = 0; end < minimal.length; end += 1) {
      const text = minimal.slice(0, end);
      const { diagnostics, compiled } = compileWorkflow(inputOf(text), fixtureHost);
      expect(compiled).toBeNull();
      expect(diagnostics).toHaveLength(1);
      expect(diagnostics[0]?.at.offset).toBeLessThanOrEqual(text.length);
      expect(diagnostics[0]?.code).toMatch(/^read\/(unexpected-end|empty-file|syntax|trailing-comma)$/);
    }
  });

  it('reads CRLF like LF', () => {
    const crlf = compileWorkflow(inputOf(minimal.replaceAll('\n', '\r\n')), fixtureHost);
    expect(crlf.diagnostics).toEqual([]);
    expect(crlf.compiled?.workflowHash).toBe(compileWorkflow(inputOf(minimal), fixtureHost).compiled?.workflowHash);
  });

  it('compiles 10,000 steps, and marks each of 10,000 mistakes', () => {
    const steps = Array.from({ length: 10_000 }, (_, index) => ({ id: `s${index}`, title: 'T', prompt: 'P' }));
    const { compiled } = compileWorkflow(inputOf(JSON.stringify({ ...minimalSource, steps })), fixtureHost);
    expect(compiled?.snapshot.flow).toHaveLength(10_000);
    const wrong = steps.map(({ id, title }) => ({ id, title, promt: 'P' }));
    const { diagnostics } = compileWorkflow(inputOf(JSON.stringify({ ...minimalSource, steps: wrong })), fixtureHost);
    expect(diagnostics).toHaveLength(10_000);
    expect(diagnostics.every(({ rendered }) => rendered.length < 800)).toBe(true);
  });

  it('marks 10,000 tokens in one text', () => {
    const steps = [{ id: 'a', title: 'A', prompt: `\\n"${'{{wr.x}}'.repeat(10_000)}` }];
    const text = JSON.stringify({ ...minimalSource, steps });
    const { diagnostics } = compileWorkflow(inputOf(text), fixtureHost);
    expect(diagnostics).toHaveLength(10_000);
    expect(diagnostics.every(({ at }) => text.slice(at.offset, at.offset + at.length) === '{{wr.x}}')).toBe(true);
  });
});

const brackets = fc.string({
  unit: fc.constantFrom('[', ']', '{', '}', '"', ',', ':', '/', '*', 'a', '1', '\n', '\\'),
});

describe('any text at all', () => {
  // @verifies compile-errors-as-data
  it('gives diagnostics or a snapshot, never an exception', () => {
    assertProperty(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), brackets), (text) => {
        const { diagnostics, compiled } = compileWorkflow(inputOf(text), fixtureHost);
        expect(compiled === null).toBe(diagnostics.some(({ severity }) => severity === 'error'));
      }),
      { numRuns: 2000 },
    );
  });

  it('is accepted exactly when it is strict JSON', () => {
    const json = fc.json().filter((text) => !text.includes('__proto__'));
    assertProperty(
      fc.property(fc.oneof(json, brackets), (text) => {
        let strict = true;
        try {
          JSON.parse(text);
        } catch {
          strict = false;
        }
        const { findings } = parseDocument(text);
        const foreign = findings.every(({ code }) => /duplicate-key|lone-surrogate|number-out|reserved-key/.test(code));
        expect(findings.length === 0 || foreign).toBe(strict);
      }),
      { numRuns: 2000 },
    );
  });
});

const schemaKeys = [
  'id',
  'title',
  'prompt',
  'promptBlocks',
  'goal',
  'type',
  'kind',
  'refId',
  'body',
  'steps',
  'version',
  'and',
  'not',
  'inputs',
  'values',
  'constructor',
  'output',
  'hints',
];
const leaf = fc.constantFrom('', 'x', 'ref', 'loop', 'template_call', 'length', 'enum', '1.0.0', 3, -1, true, null);
const anyValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...schemaKeys), tie('value'), { maxKeys: 4 }),
  ),
})).value;

describe('the explainer of shapes', () => {
  it('finds something exactly when the generated validator refuses', () => {
    const holder = fc.constantFrom(
      'steps',
      'inputs',
      'conditions',
      'tags',
      'references',
      'features',
      'extensionPoints',
    );
    const step = fc.record({ id: fc.constant('a'), title: fc.constant('A'), validationCriteria: anyValue });
    const value = fc.oneof(
      anyValue,
      fc
        .tuple(holder, fc.oneof(anyValue, fc.array(anyValue)))
        .map(([key, member]) => ({ ...minimalSource, [key]: member })),
      step.map((one) => ({ ...minimalSource, steps: [one] })),
      anyValue.map((blocks) => ({ ...minimalSource, steps: [{ id: 'a', title: 'A', promptBlocks: blocks }] })),
    );
    let refused = 0;
    assertProperty(
      fc.property(value, (candidate) => {
        const { value: document } = parseDocument(JSON.stringify(candidate));
        if (document === null) return;
        const accepted = validateWorkflow(document.value);
        if (!accepted) refused += 1;
        expect(explainShape(document).length === 0).toBe(accepted);
      }),
      { numRuns: 800 },
    );
    expect(refused).toBeGreaterThan(100);
  });
});
