/**
 * However long a text is, wherever the format has one, `check` and `lint` read it in time in proportion to its length: a search
 * that begins again at each character of a run does not end before these tests do.
 */
import { expect, test } from 'vitest';
import { rounds } from '../../build/long/rounds.ts';
import { sourceBytesMax } from '../../schemas/limits.ts';
import { compileInputs } from '../../project/compile/compile-root.ts';
import { reviewWith } from '../../project/configuration/lint-review.ts';
import { legacyLists, type Lists, nativeLists, type Source } from '../support/long-sources.ts';

/** What a search may take for the beginning of what it looks for, again and again. */
const runs = ['`a` ', ' ', '_', '-', 'A', '#', '0,', '.'];
/** Each run with an end that no search looks for, and more text behind it. */
const textOf = (some: readonly string[]) =>
  some.map((run) => `a${run.repeat(Math.floor(sourceBytesMax / (some.length + 1) / run.length))}!\nx`).join('');
const texts = [textOf(runs.slice(0, 4)), textOf(runs.slice(4))];

type Path = readonly (string | number)[];
type Place = { readonly name: string; readonly source: Source; readonly path: Path };

/** Each text and each name of the sources, once for each key that has such a text. */
function placesIn(lists: Lists, mark: Source): readonly Place[] {
  const found = new Map<string, Place>();
  const visit = (source: Source, value: unknown, path: Path): void => {
    const words = path.map((key) => (typeof key === 'number' ? '[]' : key));
    const name = words.slice(-2).join('.');
    if (typeof value === 'string' && !found.has(name)) found.set(name, { name, source, path });
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value))
      visit(source, inner, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  for (const make of Object.values(lists)) {
    const source = {
      id: 'project.long',
      name: 'Long',
      description: 'Has one long text.',
      version: '1.0.0',
      ...make(1),
      ...mark,
    };
    visit(source, source, []);
  }
  return [...found.values()];
}

function withText(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? withText(item, rest, text) : item));
  const record = value as Source;
  return { ...record, [key]: withText(record[key], rest, text) };
}

const judge = (source: unknown) =>
  compileInputs([{ file: 'long.json', text: JSON.stringify(source), sourceKind: 'project' }], {
    review: reviewWith({}, '/'),
  }).diagnostics;

test.each([
  ['native', nativeLists, {}],
  ['older', legacyLists, { metaGuidance: ['Keep to the plan.'] }],
])('a long text at any place of the %s format is read in time in proportion to its length', (_, lists, mark) => {
  const places = placesIn(lists, mark);
  expect(places.length).toBeGreaterThan(40);
  for (const [at, { source, path }] of places.entries())
    for (const text of [...texts, ...texts].slice(at % texts.length).slice(0, rounds.longTexts))
      expect(judge(withText(source, path, text)).filter(({ code }) => code.startsWith('internal'))).toEqual([]);
});

test('a long `$schema`, reference and expression are read in time in proportion to their length', () => {
  const step = { id: 'do', title: 'Do', prompt: 'Do it.' };
  const head = { id: 'project.long', name: 'Long', description: 'Has one long text.', version: '1.0.0', steps: [step] };
  for (const text of [...texts, `${' '.repeat(1_000_000)}a == b!`, `a${' '.repeat(1_000_000)}= b`]) {
    judge({ ...head, $schema: text });
    judge({ ...head, references: [{ id: 'guide', title: 'Guide', source: text, purpose: text }] });
    expect(judge({ ...head, steps: [{ ...step, when: text }] }).length).toBeGreaterThan(0);
  }
});
