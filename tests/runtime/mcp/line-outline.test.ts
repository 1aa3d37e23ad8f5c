/** The outline of a line: what it keeps, in whatever parts the line arrives, and its bounds. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LineOutline } from '../../../runtime/mcp/line-outline.ts';
import { outlineBytesMax, outlineStringBytesMax } from '../../../schemas/limits.ts';
import { assertProperty } from '../../support/property.ts';

function outlineOf(line: string | Buffer, sizes: readonly number[] = []): LineOutline {
  const outline = new LineOutline();
  let bytes = Buffer.from(line);
  for (const size of sizes) {
    outline.take(bytes.subarray(0, size));
    bytes = bytes.subarray(size);
  }
  outline.take(bytes);
  return outline;
}

const isLong = (text: string) => Buffer.byteLength(JSON.stringify(text)) - 2 > outlineStringBytesMax;

/** What the outline of a value is, computed from the value itself. */
function outlined(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return isLong(value) ? '' : value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return Array.isArray(value) ? [] : {};
  if (Array.isArray(value)) return value.map((member) => outlined(member, depth - 1));
  const members = Object.entries(value).map(([name, member]) => [
    isLong(name) ? '' : name,
    outlined(member, depth - 1),
  ]);
  return Object.fromEntries(members);
}

describe('the outline of a line', () => {
  it('is the line without deep content and long strings, however the line is cut', async () => {
    const string = fc.string({ unit: 'grapheme', maxLength: 160, size: 'max' });
    const value = fc.jsonValue({ maxDepth: 5, stringUnit: 'grapheme' });
    const line = fc.oneof(value, fc.dictionary(string, string), fc.array(fc.dictionary(string, value)));
    const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 60 });
    await assertProperty(
      fc.property(line, sizes, fc.constantFrom(0, 1, 2), (sent, parts, indent) => {
        const text = JSON.stringify(sent, null, indent).replaceAll('\n', '\r\t');
        const found = JSON.parse(outlineOf(text, parts).text() ?? '') as unknown;
        expect(found).toEqual(outlined(JSON.parse(text), Array.isArray(sent) ? 2 : 1));
      }),
    );
  });

  it.each([
    ['{"a":{"b":[1]},"c":[[],2],"d":1e2}', '{"a":{},"c":[],"d":1e2}'],
    ['[{"a":{"b":1}},[1,[2]],3]', '[{"a":{}},[1,[]],3]'],
    ['\ufeff{  "a" :\t1 }\r', '{ "a" : 1 } '],
    ['[[[[', '[[[]'],
    ['{"a":1 2}', '{"a":1 2}'],
    [`"${'\\"'.repeat(64)}"`, `"${'\\"'.repeat(64)}"`],
    [`"${'\\"'.repeat(65)}"`, '""'],
    [`{"${'a'.repeat(129)}":"${'b'.repeat(128)}"}`, `{"":"${'b'.repeat(128)}"}`],
  ])('of %s is %s', (line, expected) => {
    expect(outlineOf(line).text()).toBe(expected);
  });

  it('is null beyond its limit, and if it is not UTF-8', () => {
    const numbers = (bytes: number) => `[${'1'.repeat(bytes - 2)}]`;
    expect(outlineOf(numbers(outlineBytesMax)).text()).toBe(numbers(outlineBytesMax));
    const tooLong = outlineOf(numbers(outlineBytesMax + 1));
    expect([tooLong.text(), tooLong.start()]).toEqual([null, `[${'1'.repeat(1023)}`]);
    expect(outlineOf(Buffer.from('{"id":"\u00df"}', 'latin1')).text()).toBeNull();
    expect(outlineOf(Buffer.from('{"a":["\u00df"]}', 'latin1')).text()).toBe('{"a":[]}');
  });
});
