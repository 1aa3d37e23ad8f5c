/** The text of a bundle: one form when it is written, any spelling when it is read, and no more of it read than it states. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nodeCrypto } from '../../../runtime/host/crypto.ts';
import { checkedBundle } from '../../../runtime/portability/bundle-reader.ts';
import type { Bundle } from '../../../schemas/bundle.ts';
import { canonicalText, type JsonValue } from '../../../schemas/canonical/json.ts';
import { bundleBytesMax, bundleObjectBytesMax } from '../../../schemas/limits.ts';
import { attested } from '../../support/bundles.ts';
import { inMemory } from '../../support/operating.ts';
import { exportText, inPieces } from '../../support/portable.ts';
import { compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { advanced, must, started } from '../../support/world.ts';
import { assertProperty } from '../../support/property.ts';

const crypto = nodeCrypto();
const world = inMemory([compiledWorkflow('test.text', stepIds(3))]);
const first = (await started(world.runtime, 'test.text', { context: { what: 'é"\\\n€' } })).data;
await advanced(world.runtime, first, { output: { notesMarkdown: 'Looked at "it" \\ {', artifacts: [{ kind: 'x' }] } });
const options = { format: 'bundle' as const, redact: false, appVersion: '0.0.0' };
const { text } = must(await exportText(world.operator, first.session.sessionId, options));
const bundle = JSON.parse(text) as Bundle;

const read = (other: string, bytes?: number) => checkedBundle(inPieces(other, bytes), crypto);
const contentIn = async (other: string, bytes?: number) => {
  const { content } = must(await read(other, bytes));
  return { plans: content.plans, objects: content.objects };
};

/** Every letter of a text as an escape. */
const escaped = (json: string) =>
  json.replace(/"(?:[^"\\]|\\.)*"/g, (literal) => {
    const value = JSON.parse(literal) as string;
    const units = Array.from({ length: value.length }, (_, i) => value.charCodeAt(i).toString(16).padStart(4, '0'));
    return `"${units.map((unit) => `\\u${unit}`).join('')}"`;
  });
const reversed = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, each]) => [key, reversed(each)]),
      )
    : value;

describe('the text of a bundle', () => {
  it('is the canonical form of the whole, on one line', () => {
    expect(text).toBe(`${canonicalText(bundle as unknown as JsonValue)}\n`);
  });

  it('is read the same wherever its pieces end', async () => {
    const whole = await contentIn(text, text.length * 2);
    for (const bytes of [1, 2, 3, 7, 64, 4093]) expect(await contentIn(text, bytes)).toEqual(whole);
  });

  it('is read the same however it is spelled', async () => {
    const whole = await contentIn(text);
    const spellings = {
      indented: JSON.stringify(bundle, null, 4),
      'behind a byte order mark': `\ufeff${text}`,
      escaped: escaped(text),
      'in another order, with the integrity behind the session': JSON.stringify(reversed(bundle)),
      'with members that a later version added': JSON.stringify({ ...bundle, more: { a: [1] } }),
    };
    for (const [name, spelling] of Object.entries(spellings)) expect(await contentIn(spelling), name).toEqual(whole);
  });

  it('is refused where it names a member twice, ends early, or goes on behind its end', async () => {
    const twice = text.replace('"producer":', '"bundleId":"bundle_other","producer":');
    for (const harmed of [twice, text.slice(0, -3), `${text}{}`, `${text.trim()},`, '', '[]', '"x"', '{', '{}']) {
      expect((await read(harmed))._unsafeUnwrapErr().code, harmed.slice(0, 40)).toBe('BUNDLE_INVALID_FORMAT');
    }
  });

  // @verifies bundle-checked-before-storing
  it('is refused wherever one byte is missing, added or changed, unless it says the same', async () => {
    const edit = fc.record({
      at: fc.nat({ max: text.length - 2 }),
      removed: fc.nat({ max: 1 }),
      put: fc.constantFrom('', ' ', '"', '\\', '{', '}', '[', ']', ',', ':', '0', 'x', 'é', '\u0000'),
      bytes: fc.constantFrom(1, 13, 4093),
    });
    await assertProperty(
      fc.asyncProperty(edit, async ({ at, removed, put, bytes }) => {
        const harmed = text.slice(0, at) + put + text.slice(at + removed);
        const answer = await read(harmed, bytes);
        if (answer.isErr()) return;
        const { integrity, session, bundleSchemaVersion } = JSON.parse(harmed) as Bundle;
        expect({ integrity, session, bundleSchemaVersion }).toEqual({
          integrity: bundle.integrity,
          session: bundle.session,
          bundleSchemaVersion: 1,
        });
      }),
      { numRuns: 400 },
    );
  });
});

/** A text that never ends, and how much of it was taken. */
function endless(head: string, unit: string) {
  const taken = { bytes: 0 };
  function* pieces() {
    for (const piece of [head, ...Array.from({ length: 100_000 }, () => unit)]) {
      const bytes = new TextEncoder().encode(piece);
      taken.bytes += bytes.length;
      yield bytes;
    }
  }
  return { pieces: pieces(), taken };
}

describe('a bundle that holds more than it states', () => {
  const [artifact = ''] = Object.keys(bundle.session.artifacts ?? {});
  const upTo = (mark: string) => text.slice(0, text.indexOf(mark) + mark.length);
  const spaces = ' '.repeat(10_000);
  const letters = 'x'.repeat(10_000);
  const event = `${JSON.stringify(bundle.session.events[0])},`.repeat(20);
  const lies: readonly (readonly [what: string, head: string, unit: string, code: string])[] = [
    ['a longer artifact', `${upTo(`"${artifact}":`)}"`, letters, 'BUNDLE_INVALID_FORMAT'],
    ['an artifact among spaces', `${upTo(`"${artifact}":`)}[`, spaces, 'BUNDLE_INVALID_FORMAT'],
    ['a part that its integrity does not list', `${upTo('"session":{')}"more":"`, letters, 'BUNDLE_INTEGRITY_FAILED'],
    ['more events', upTo('"events":['), event, 'BUNDLE_INTEGRITY_FAILED'],
    ['a name without an end', `${upTo('"session":{')}"`, letters, 'BUNDLE_INVALID_FORMAT'],
    ['an integrity entry without an end', `${upTo('"entries":[')}{"path":"`, letters, 'BUNDLE_INVALID_FORMAT'],
  ];

  // @verifies bundle-streams
  it.each(lies)('is refused while it is read: %s', async (_what, head, unit, code) => {
    const { pieces, taken } = endless(head, unit);
    expect((await checkedBundle(pieces, crypto))._unsafeUnwrapErr().code).toBe(code);
    expect(taken.bytes).toBeLessThan(head.length + 250_000);
  });

  // @verifies bundle-depth-bounded
  it('is refused before it is parsed where it is nested without end', async () => {
    const head = `${upTo(`"${artifact}":`)}`;
    const { pieces, taken } = endless(head, '['.repeat(100));
    expect((await checkedBundle(pieces, crypto))._unsafeUnwrapErr().message).toContain('is nested more than');
    expect(taken.bytes).toBeLessThan(head.length + 1000);
  });

  // @verifies bundle-streams
  it('is refused before its session is read where it states more than a bundle may hold', async () => {
    const other = attested(bundle);
    const [one, ...rest] = other.integrity.entries;
    const entries = [{ ...one, bytes: bundleBytesMax }, ...rest];
    const head = JSON.stringify({ ...other, integrity: { ...other.integrity, entries } });
    const { pieces, taken } = endless(head.slice(0, head.indexOf('"session":{')), spaces);
    expect((await checkedBundle(pieces, crypto))._unsafeUnwrapErr().message).toContain('bytes in total; the limit is');
    expect(taken.bytes).toBeLessThan(head.length + 20_000);
  });

  // @verifies bundle-streams
  it('is refused where objects stand before any statement of their size, and are too many', async () => {
    const unit = `"value":"${'x'.repeat(1_000_000)}",`;
    const objects = Array.from({ length: 200 }, (_, i) => unit.replace('value', `value-${i}`));
    let taken = 0;
    function* pieces() {
      for (const piece of ['{"session":{"artifacts":{', ...objects]) {
        taken += piece.length;
        yield new TextEncoder().encode(piece);
      }
    }
    expect((await checkedBundle(pieces(), crypto))._unsafeUnwrapErr().message).toContain('precede the integrity');
    expect(taken).toBeLessThan(bundleObjectBytesMax + 3_000_000);
  });

  it('keeps nothing of what no event names', async () => {
    const more = { kind: 'unasked' };
    const ref = `sha256:${crypto.digest(new TextEncoder().encode(canonicalText(more)))}`;
    const artifacts = { ...bundle.session.artifacts, [ref]: more };
    const { content } = must(
      await read(JSON.stringify(attested({ ...bundle, session: { ...bundle.session, artifacts } }))),
    );
    expect([...content.objects.artifact.keys()]).toEqual([artifact]);
  });

  // @verifies bundle-file-bounded
  it('refuses an artifact that states more bytes than an artifact may have, before it is parsed', async () => {
    const artifacts = {
      ...bundle.session.artifacts,
      [`sha256:${'a'.repeat(64)}`]: Array.from({ length: 200_000 }, () => []),
    };
    const large = attested({ ...bundle, session: { ...bundle.session, artifacts } });
    for (const edit of [large, { ...large, integrity: { ...large.integrity, entries: [] } }]) {
      const { integrity, ...rest } = edit;
      const refused = await read(JSON.stringify({ integrity, ...rest }));
      expect(JSON.stringify(refused)).toMatch(/the limit is 262144|has no integrity entry/);
    }
  });
});
