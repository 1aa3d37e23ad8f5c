/** RFC 8785: the RFC's own examples, and everything that must be refused. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonicalBytes,
  canonicalFaultOf,
  canonicalLines,
  canonicalOf,
  canonicalText,
  isCanonicalText,
  utf8Length,
} from '../../../schemas/canonical/json.ts';
import { digestFileName, digestOfFileName, sha256, sha256OfStored } from '../../../schemas/canonical/sha256.ts';
import { jsonDepthMax } from '../../../schemas/limits.ts';
import { nodeCrypto } from '../../../runtime/host/crypto.ts';
import { assertProperty } from '../../support/property.ts';

const { digest } = nodeCrypto();

function doubleOf(hex: string): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(`0x${hex}`));
  return view.getFloat64(0);
}
const faultOf = (value: unknown) => {
  const result = canonicalOf(value);
  return result.ok ? 'ok' : `${result.fault} ${result.pointer}`;
};

// @verifies rfc-8785-numbers
describe('numbers serialize as RFC 8785, appendix B, says', () => {
  it.each([
    ['0000000000000000', '0'],
    ['8000000000000000', '0'],
    ['0000000000000001', '5e-324'],
    ['8000000000000001', '-5e-324'],
    ['7fefffffffffffff', '1.7976931348623157e+308'],
    ['ffefffffffffffff', '-1.7976931348623157e+308'],
    ['4340000000000000', '9007199254740992'],
    ['c340000000000000', '-9007199254740992'],
    ['4430000000000000', '295147905179352830000'],
    ['44b52d02c7e14af5', '9.999999999999997e+22'],
    ['44b52d02c7e14af6', '1e+23'],
    ['44b52d02c7e14af7', '1.0000000000000001e+23'],
    ['444b1ae4d6e2ef4e', '999999999999999700000'],
    ['444b1ae4d6e2ef4f', '999999999999999900000'],
    ['444b1ae4d6e2ef50', '1e+21'],
    ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
    ['3eb0c6f7a0b5ed8d', '0.000001'],
    ['41b3de4355555553', '333333333.3333332'],
    ['41b3de4355555554', '333333333.33333325'],
    ['41b3de4355555555', '333333333.3333333'],
    ['41b3de4355555556', '333333333.3333334'],
    ['41b3de4355555557', '333333333.33333343'],
    ['becbf647612f3696', '-0.0000033333333333333333'],
    ['43143ff3c1cb0959', '1424953923781206.2'],
  ])('%s is %s', (hex, text) => expect(canonicalText(doubleOf(hex))).toBe(text));

  it.each(['7fffffffffffffff', '7ff0000000000000', 'fff0000000000000'])('%s is refused', (hex) => {
    expect(faultOf(doubleOf(hex))).toBe('non_finite_number ');
  });
});

// @verifies rfc-8785-samples
describe('the samples of RFC 8785', () => {
  const sample = String.raw`{
    "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
    "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
    "literals": [null, true, false]
  }`;
  it('serialize as section 3.2.3 says', () => {
    expect(canonicalText(JSON.parse(sample))).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    );
  });
  it('have the UTF-8 bytes of section 3.2.4', () => {
    const hex = `7b226c69746572616c73223a5b6e756c6c2c747275652c66616c73655d2c226e
      756d62657273223a5b3333333333333333332e333333333333332c31652b3330
      2c342e352c302e3030322c31652d32375d2c22737472696e67223a22e282ac24
      5c75303030665c6e4127425c225c5c5c5c5c222f227d`.replace(/\s/g, '');
    expect(Buffer.from(canonicalBytes(canonicalText(JSON.parse(sample)))).toString('hex')).toBe(hex);
  });
  it('sort keys by UTF-16 code units, not by code points', () => {
    const keys = ['\u20ac', '\r', '\ufb33', '1', '\ud83d\ude00', '\u0080', '\u00f6'];
    const text = canonicalText(Object.fromEntries(keys.map((key) => [key, key])));
    expect(Object.keys(JSON.parse(text)).filter((key) => key !== '1')).toEqual(
      ['\r', '1', '\u0080', '\u00f6', '\u20ac', '\ud83d\ude00', '\ufb33'].filter((key) => key !== '1'),
    );
    const positions = ['\\r', '1', '\u0080', '\u00f6', '\u20ac', '\ud83d\ude00', '\ufb33'].map((key) =>
      text.indexOf(`"${key}":`),
    );
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
  });
});

describe('canonical JSON', () => {
  it('is the same for any order of keys, and reads back as the value', () => {
    assertProperty(
      fc.property(fc.jsonValue(), (value) => {
        const result = canonicalOf(value);
        if (!result.ok) {
          expect(['lone_surrogate', 'too_deep']).toContain(result.fault);
          return;
        }
        expect(JSON.parse(result.text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalOf(shuffled(value))).toEqual(result);
        expect(isCanonicalText(result.text)).toBe(true);
      }),
    );
  });
  it('sorts the keys that engines put first', () => {
    expect(canonicalText({ b: 1, 10: 1, 9: 1, a: 1 })).toBe('{"10":1,"9":1,"a":1,"b":1}');
  });
  it('leaves out members that are undefined', () => expect(canonicalText({ a: undefined, b: 1 })).toBe('{"b":1}'));
  it('keeps an own __proto__ key as a key', () => {
    const text = '{"__proto__":{"a":1},"constructor":2}';
    expect(canonicalText(JSON.parse(text))).toBe(text);
    expect(canonicalOf(JSON.parse('{"__proto__":"\\ud800"}'))).toMatchObject({ ok: false, fault: 'lone_surrogate' });
  });
  it('keeps a toJSON key that is data', () => expect(canonicalText({ toJSON: 1 })).toBe('{"toJSON":1}'));
  it('takes an object without a prototype', () => {
    expect(canonicalText(Object.assign(Object.create(null), { a: 1 }))).toBe('{"a":1}');
  });
  it('takes the same object twice, side by side', () => {
    const shared = { a: 1 };
    expect(canonicalText({ x: shared, y: [shared] })).toBe('{"x":{"a":1},"y":[{"a":1}]}');
  });
  it('as lines ends every line', () => {
    expect(Buffer.from(canonicalLines([canonicalText('a\nb'), canonicalText(1)])).toString()).toBe('"a\\nb"\n1\n');
    expect(canonicalLines([])).toHaveLength(0);
  });
});

// @verifies canonical-refusals
describe('refused, with the place', () => {
  const cycle: Record<string, unknown> = { a: {} };
  cycle['a'] = { back: [cycle] };
  class Point {
    x = 1;
  }
  // biome-ignore lint/suspicious/noSparseArray: a hole is what is refused
  const sparse = [1, , 3];
  const cases: readonly [string, unknown, string][] = [
    ['a lone high surrogate', { a: '\ud800' }, 'lone_surrogate /a'],
    ['a lone low surrogate', ['x', '\udc00y'], 'lone_surrogate /1'],
    ['a lone surrogate in a key', { 'k\ud800': 1 }, 'lone_surrogate /k\ud800'],
    ['a hole in an array', sparse, 'sparse_array /1'],
    ['undefined in an array', [undefined], 'not_json /0'],
    ['undefined', undefined, 'not_json '],
    ['a function', { f: () => 1 }, 'not_json /f'],
    ['a symbol', [Symbol('s')], 'not_json /0'],
    ['a bigint', { n: 1n }, 'not_json /n'],
    ['a date', new Date(0), 'not_json '],
    ['a map', { m: new Map() }, 'not_json /m'],
    ['a class instance', { p: new Point() }, 'not_json /p'],
    ['an object that says its own JSON', { o: { toJSON: () => 1 } }, 'not_json /o/toJSON'],
    ['a boxed string', new String('x'), 'not_json '],
    ['NaN', { a: [Number.NaN] }, 'non_finite_number /a/0'],
    ['infinity', Number.NEGATIVE_INFINITY, 'non_finite_number '],
    ['a cycle', cycle, 'cyclic /a/back/0'],
  ];
  it.each(cases)('%s', (_, value, fault) => expect(faultOf(value)).toBe(fault));

  it('escapes pointers as RFC 6901 says', () => {
    expect(faultOf({ 'a/b': { '~': Number.NaN } })).toBe('non_finite_number /a~1b/~0');
  });
  it('nesting beyond the limit, and not at it', () => {
    const nested = (depth: number): unknown => (depth === 1 ? [] : [nested(depth - 1)]);
    expect(faultOf(nested(jsonDepthMax))).toBe('ok');
    expect(faultOf(nested(jsonDepthMax + 1))).toContain('too_deep');
    let deep: unknown = 1;
    for (let i = 0; i < 100_000; i += 1) deep = [deep];
    expect(faultOf(deep)).toContain('too_deep');
  });
  it('for the same reason whether or not the text is made, of any value that was parsed from JSON', () => {
    const parsed = fc
      .jsonValue({ noUnicodeString: false, maxDepth: 4 })
      .chain((value) =>
        fc.constantFrom<unknown>(value, { a: [value, '\ud800'] }, { '\udc00': value }, [
          { b: Number.POSITIVE_INFINITY },
          value,
        ]),
      );
    const faultOfText = (value: unknown) => {
      const result = canonicalOf(value);
      return result.ok ? null : result.fault;
    };
    assertProperty(fc.property(parsed, (value) => canonicalFaultOf(value) === faultOfText(value)));
    const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);
    expect([jsonDepthMax, jsonDepthMax + 1].map((levels) => canonicalFaultOf(deep(levels)))).toEqual([
      null,
      'too_deep',
    ]);
  });

  it('a value of ours that is not canonical, by throwing', () => {
    expect(() => canonicalText({ a: Number.NaN })).toThrow('non_finite_number at /a');
  });
});

describe('text that claims to be canonical', () => {
  it.each(['{"a":1}', '[]', '"é"', '0', 'null', '{"":{}}'])('is: %s', (text) =>
    expect(isCanonicalText(text)).toBe(true),
  );
  it.each([
    '{"a": 1}',
    '{"b":1,"a":1}',
    ' []',
    '"\\u00e9"',
    '-0',
    '1.0',
    '1e3',
    '{"a":1,"a":1}',
    '',
    'x',
    '"\\ud800"',
    '[]\n',
    '\ufeff[]',
  ])('is not: %j', (text) => expect(isCanonicalText(text)).toBe(false));
});

describe('the UTF-8 length of a string', () => {
  it('is what TextEncoder says, for any string', () => {
    const encoder = new TextEncoder();
    const units = fc.array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0xd7f0, max: 0xe00f })));
    assertProperty(
      fc.property(units, (codes) => {
        const text = String.fromCharCode(...codes);
        expect(utf8Length(text)).toBe(encoder.encode(text).length);
      }),
      { numRuns: 500 },
    );
  });
  it.each([
    ['', 0],
    ['\ud800', 3],
    ['\ud800\ud800\udc00', 7],
    ['\udc00\ud800', 6],
    ['a€😀', 8],
  ])('of %j is %i', (text, length) => expect(utf8Length(text)).toBe(length));
});

describe('SHA-256', () => {
  // @verifies sha256-digest-form
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('of %j is the known vector, written sha256:<hex>', (text, hex) => {
    expect(sha256OfStored(digest, new TextEncoder().encode(text))).toBe(`sha256:${hex}`);
  });
  it('of canonical text is that of its UTF-8 bytes', () => {
    const text = canonicalText({ ü: '€' });
    expect(sha256(digest, text)).toBe(sha256(digest, canonicalBytes(text)));
    expect(sha256(digest, text)).toBe(sha256OfStored(digest, Buffer.from('{"ü":"€"}', 'utf8')));
  });
  it('as a file name loses nothing', () => {
    const ref = `sha256:${'ab'.repeat(32)}`;
    expect(digestFileName(ref)).toBe(`sha256-${'ab'.repeat(32)}`);
    expect(digestOfFileName(digestFileName(ref))).toBe(ref);
  });
});

function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, shuffled(member)]),
  );
}
