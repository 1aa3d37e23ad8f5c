import { describe, expect, it } from 'vitest';
import { canonicalText, type JsonValue } from '../../../schemas/canonical/json.ts';
import { pointerOf, type Path } from '../../../compiler/ir/document.ts';
import { fixtureNames, fixtureText, fixtureValue, read } from './legacy-host.ts';

type Authored = { readonly text: string; readonly pointer: string };

/** Every string value, keys of free records included: an output field is authored too. */
function stringsOf(value: unknown, path: Path = []): readonly Authored[] {
  if (typeof value === 'string') return [{ text: value, pointer: pointerOf(path) }];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, member]) => stringsOf(member, [...path, key]));
}

/**
 * What is left of a text when its context tokens are words, its line breaks blanks, and the marks of its lists and the headings of
 * its blocks those that the compiler writes: stretches that must be found.
 */
function stretchesOf(text: string): readonly string[] {
  return text
    .split(/(?<![$\\{])\{\{[ \t]*(?!wr\.)[A-Za-z_][\w.[\]-]*[ \t]*\}\}/)
    .flatMap((stretch) =>
      stretch.split(
        /^[ \t]*(?:(?:[-*•]|\d{1,2}[.)]|step \d{1,2}:)[ \t]+|[#* \t]*(?:goal|constraints|procedure|verify)[:*]*(?:\n|[ \t]+))/im,
      ),
    )
    .flatMap((stretch) => piecesOf(stretch.replace(/\s+/g, ' ').replace(/\(\)$/, '').trim()))
    .filter((stretch) => stretch.length >= 12);
}

/** Pieces of a long text, because a prompt over the limit is read in several steps. */
const piecesOf = (text: string): readonly string[] =>
  Array.from({ length: Math.ceil(text.length / 400) }, (_, index) => text.slice(index * 400, (index + 1) * 400));

/** Words of the format, which have other words in the native one. */
const vocabulary = new Set([
  'artifact_contract',
  'context_variable',
  'human_approval',
  'coordinator_eval',
  'require_followup',
]);
/** A pattern that RE2 only spells differently. */
const asRe2 = (text: string) => text.replace(/\\u([0-9a-f]{4})/g, '\\x{$1}');

const flat = (text: string) => text.replace(/\s+/g, ' ');

describe('no authored text is lost', () => {
  // @verifies nothing-dropped-in-silence
  it.each(fixtureNames)('in %s: it stands in the native source, or a finding points at it', (name) => {
    const { unit, diagnostics } = read(fixtureText(name));
    const strings = stringsOf(unit?.document.value).map(({ text }) => flat(text));
    const everything = strings.join('\n');
    const pointers = diagnostics.map(({ at }) => at.pointer);
    const messages = diagnostics.map(({ message }) => message).join('\n');
    const isNamed = ({ text, pointer }: Authored) =>
      messages.includes(`\`${text}\``) ||
      pointers.some((named) => named !== '' && (pointer === named || pointer.startsWith(`${named}/`)));
    const isKept = (stretch: string) => everything.includes(stretch) || everything.includes(asRe2(stretch));
    const lost = stringsOf(fixtureValue(name)).filter((one) => {
      const missing = stretchesOf(one.text).filter((stretch) => !isKept(stretch) && !isCut(stretch, strings));
      return missing.length > 0 && !vocabulary.has(one.text) && !isNamed(one);
    });
    expect(lost).toEqual([]);
  });

  /** A piece may fall on the place where a prompt is parted: then its halves stand at an end and at a beginning. */
  function isCut(stretch: string, strings: readonly string[]): boolean {
    for (let at = 1; at < stretch.length; at += 1) {
      const head = stretch.slice(0, at).trimEnd();
      const tail = stretch.slice(at).trimStart();
      if (
        strings.some((text) => text.trimEnd().endsWith(head)) &&
        strings.some((text) => text.includes(`the work begins with the last part. ${tail}`) || text.startsWith(tail))
      )
        return true;
    }
    return false;
  }

  it('can fail: a text that is taken out of the native source is missed', () => {
    const { unit } = read(fixtureText('guidance-only'));
    const everything = canonicalText(unit?.document.value as JsonValue);
    expect(everything).toContain('A lock file is committed');
    expect(stretchesOf('{{a}} A lock file is committed for {{b}} everything')).toEqual([
      'A lock file is committed for',
    ]);
  });
});

describe('the translation', () => {
  /** Another order of keys at every level, the same order of lists. */
  function shuffled(value: unknown, random: () => number): unknown {
    if (Array.isArray(value)) return value.map((member) => shuffled(member, random));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, member]) => ({ key, member, rank: random() }));
    entries.sort((a, b) => a.rank - b.rank);
    return Object.fromEntries(entries.map(({ key, member }) => [key, shuffled(member, random)]));
  }

  // @verifies compile-deterministic
  it.each(fixtureNames)('of %s does not depend on the order of keys, and is the same every time', (name) => {
    const original = canonicalText(read(fixtureText(name)).unit?.document.value as JsonValue);
    let seed = 7;
    const random = () => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed / 2147483648;
    };
    for (let round = 0; round < 3; round += 1) {
      const { unit } = read(shuffled(fixtureValue(name), random));
      expect(canonicalText(unit?.document.value as JsonValue)).toBe(original);
    }
  });

  it.each(fixtureNames)('of %s reads as native, and gives itself', (name) => {
    const { unit } = read(fixtureText(name));
    const again = read(unit?.document.value);
    expect(again.rendered).not.toContain('error');
    expect(again.unit?.dialect).toBe('native');
    expect(again.unit?.workflow).toEqual(unit?.workflow);
  });
});
