import { describe, expect, it } from 'vitest';
import { canonicalText, type JsonValue } from '../../../schemas/canonical/json.ts';
import type { LegacyStandardStep } from '../../../schemas/legacy-workflow.ts';
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

/** A value for each field that a step of any type can have. */
const fields = {
  prompt: 'The own prompt.',
  promptBlocks: { goal: 'The own goal.' },
  agentRole: 'The own role.',
  requireConfirmation: true,
  templateCall: {
    templateId: 'wr.templates.routine.hypothesis_challenge',
    args: { hypothesis: 'The own hypothesis.' },
  },
  promptFragments: [{ id: 'own', when: { var: 'size', equals: 'large' }, text: 'The own fragment.' }],
  guidance: ['The own guidance.'],
  askForFiles: true,
  hasValidation: true,
  modelTier: 'own-tier',
  notesOptional: true,
  runCondition: { var: 'size', equals: 'large' },
  validationCriteria: { type: 'contains', value: 'The own criterion.' },
  outputContract: { contractRef: 'wr.contracts.review_verdict' },
  assessmentRefs: ['quality'],
  assessmentConsequences: {
    when: { anyEqualsLevel: 'low' },
    effect: { kind: 'require_followup', guidance: 'The own consequence.' },
  },
  functionReferences: ['known'],
  functionDefinitions: [{ name: 'own', definition: 'The own function.' }],
  functionCalls: [{ name: 'known', args: { of: 'The own argument.' } }],
  audit: { prompt: 'The own audit.' },
  verification: { prompt: 'The own verification.' },
} satisfies Partial<LegacyStandardStep>;
const needs: Partial<Record<keyof typeof fields, object>> = {
  assessmentConsequences: { assessmentRefs: ['quality'] },
  notesOptional: { prompt: 'The work.' },
};
const body = [{ id: 'in', title: 'In', prompt: 'Inside.' }];
const parallelDelegations = [{ workflowId: 'routine-tension-driven-design', goal: 'Design.' }];
const types = {
  standard: {},
  'standard, with the call of a template': { templateCall: { templateId: 'wr.templates.verification_gate' } },
  'standard, with an unknown template': { templateCall: { templateId: 'wr.templates.unknown' } },
  loop: { type: 'loop', loop: { type: 'forEach', items: 'files', maxIterations: 3 }, body },
  'loop with decisions': { type: 'loop', loop: { type: 'until', maxIterations: 3 }, body },
  parallel: { type: 'parallel', parallelDelegations },
} as const;

describe('no field of a step is ignored in silence', () => {
  const cases = Object.entries(types).flatMap(([type, own]) =>
    Object.keys(fields)
      .filter((field) => !(field in own))
      .map((field) => [field, type] as const),
  );

  // @verifies nothing-dropped-in-silence
  it.each(cases)('%s of a step of type %s changes the native source, or a finding points at it', (field, type) => {
    const reading = (more: object) => {
      const step = { id: 'one', title: 'One', ...types[type as keyof typeof types], ...more };
      const first = { id: 'plan', title: 'Plan', prompt: 'Set `files` as an array, and `size` to small or large.' };
      const { unit, diagnostics } = read({
        ...{ id: 'team.x', name: 'X', description: 'Y', version: '1.0.0' },
        functionDefinitions: [{ name: 'known', definition: 'Known.' }],
        assessments: [
          { id: 'quality', purpose: 'Q.', dimensions: [{ id: 'care', purpose: 'Care.', levels: ['low', 'high'] }] },
        ],
        steps: [first, step, { id: 'end', title: 'End', prompt: 'End.' }],
      });
      return { text: JSON.stringify(unit?.document.value), pointers: diagnostics.map(({ at }) => at.pointer) };
    };
    const needed = needs[field as keyof typeof fields] ?? {};
    const without = reading(needed);
    const having = reading({ ...needed, [field]: fields[field as keyof typeof fields] });
    const isNamed = having.pointers.some((pointer) => pointer.startsWith(`/steps/1/${field}`));
    const isKept = having.text !== without.text;
    expect(isKept || isNamed).toBe(true);
    // A text of the author is kept, and not only another effect of its field.
    if (isNamed) return;
    for (const { text } of stringsOf(fields[field as keyof typeof fields]))
      if (text.startsWith('The own')) expect(having.text).toContain(text);
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
