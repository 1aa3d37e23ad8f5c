import { describe, expect, it } from 'vitest';
import type { Path } from '../../../compiler/ir/document.ts';
import type { SourceUnit } from '../../../compiler/ir/source.ts';
import { fixtureNames, fixtureText, read } from './legacy-host.ts';

function unitOf(name: string): SourceUnit {
  const { unit } = read(fixtureText(name));
  if (unit === null) throw new Error(`${name} was not read`);
  return unit;
}

function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [path, ...entries.flatMap(([key, member]) => pathsOf(member, [...path, key]))];
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inside, key) => (inside as { readonly [key: string | number]: unknown })[key], value);

/** What is marked, decoded. */
function marked(unit: SourceUnit, at: { readonly offset: number; readonly length: number }): string {
  return unit.document.text.slice(at.offset, at.offset + at.length);
}

describe('a translated source', () => {
  it.each(fixtureNames)('%s knows for every place where it comes from in the file', (name) => {
    const { document } = unitOf(name);
    for (const path of pathsOf(document.value)) {
      for (const at of [
        document.at(path),
        document.anchorOf(path),
        document.keyAt(path),
        document.within(path, 0, 3),
      ]) {
        expect(at.offset).toBeGreaterThanOrEqual(0);
        expect(at.offset + at.length).toBeLessThanOrEqual(document.text.length);
      }
    }
  });

  it.each(fixtureNames)('%s marks a place as exact only where the file holds the very value', (name) => {
    const unit = unitOf(name);
    let exact = 0;
    for (const path of pathsOf(unit.document.value)) {
      const value = valueAt(unit.document.value, path);
      const at = unit.document.at(path);
      if (typeof value !== 'string' || at.isOrigin === true) continue;
      exact += 1;
      expect(JSON.parse(marked(unit, at))).toBe(value);
    }
    expect(exact).toBeGreaterThan(3);
  });

  it.each(fixtureNames)('%s points from each line of a prompt at the words that made it', (name) => {
    const unit = unitOf(name);
    let found = 0;
    for (const path of pathsOf(unit.document.value)) {
      const value = valueAt(unit.document.value, path);
      if (typeof value !== 'string' || path.at(-1) !== 'prompt') continue;
      const starts = [...value.matchAll(/^/gm)].map(({ index }) => index);
      const { offsets } = unit.document.offsetsWithin(path, starts);
      expect(offsets).toHaveLength(starts.length);
      for (const [index, start] of starts.entries()) {
        const word = /^[A-Za-z]+/.exec(value.slice(start))?.[0];
        const offset = offsets[index] ?? 0;
        if (word !== undefined && unit.document.text.slice(offset).startsWith(word)) found += 1;
      }
    }
    if (JSON.stringify(unit.document.value).includes('"prompt"')) expect(found).toBeGreaterThan(0);
  });

  it('marks words inside a prompt that was put together where they were written', () => {
    const unit = unitOf('for-each');
    const path = ['steps', 1, 'body', 1, 'prompt'];
    const prompt = valueAt(unit.document.value, path) as string;
    expect(prompt.startsWith('Build <slice.name>. Touch only')).toBe(true);
    const at = unit.document.within(path, prompt.indexOf('Touch only'), 'Touch only'.length);
    expect(marked(unit, at)).toBe('Touch only');
    expect(at.pointer).toBe('/steps/1/body/0/prompt');
    expect(at.isOrigin).toBe(true);
  });

  it('marks words of a fragment in the fragment, and words of ours at what they are about', () => {
    const unit = unitOf('prompt-fragments');
    const path = ['steps', 0, 'prompt'];
    const prompt = valueAt(unit.document.value, path) as string;
    const words = 'generated code included';
    const authored = unit.document.within(path, prompt.indexOf(words), words.length);
    expect(marked(unit, authored)).toBe(words);
    expect(authored.pointer).toBe('/steps/0/promptFragments/0/text');
    const ours = unit.document.within(path, prompt.indexOf('When the context value `repoShape`'), 4);
    expect(ours.pointer).toBe('/steps/0/promptFragments/0/when');
  });

  it('keeps the key of a field that has one name in both formats, and marks another one as an origin', () => {
    const { document } = unitOf('guidance-only');
    expect(document.keyAt(['name'])).toMatchObject({ pointer: '/name' });
    expect(document.keyAt(['name']).isOrigin).toBeUndefined();
    expect(document.keyAt(['guidance'])).toMatchObject({ pointer: '/metaGuidance', isOrigin: true });
    expect(document.keyAt(['steps', 0, 'output', 'hints'])).toMatchObject({ isOrigin: true });
  });
});
