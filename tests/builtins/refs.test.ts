import { describe, expect, it } from 'vitest';
import { builtins } from '../../builtins/registry.ts';
import { notesBytesMax, refBytesMax, stepRefBytesMax } from '../../schemas/limits.ts';
import { type PromptPart, promptBlocks } from '../../schemas/source-workflow.ts';
import { jsonExamplesOf, pageOf } from './pages.ts';

const refs = [...builtins.refs.values()];
const byteLength = (text: string): number => Buffer.byteLength(text, 'utf8');

function refIdsOf(blocks: unknown): string[] {
  const { goal, constraints, procedure, verify } = promptBlocks.parse(blocks);
  const parts: PromptPart[] = [goal ?? [], constraints ?? [], procedure ?? [], verify ?? []].flat();
  return parts.flatMap((part) => (typeof part === 'string' ? [] : [part.refId]));
}

describe.each(refs)('$id', ({ id, text }) => {
  it('keeps its budgets, so that three of them fit into one step', () => {
    expect(byteLength(text)).toBeGreaterThanOrEqual(300);
    expect(byteLength(text)).toBeLessThanOrEqual(refBytesMax);
    expect(byteLength(text) * 3).toBeLessThanOrEqual(stepRefBytesMax);
  });

  it('is clean text: printable ASCII, no trailing spaces, no empty or final line, no inline token', () => {
    for (const line of text.split('\n')) expect(line).toMatch(/^[!-~]([ -~]*[!-~])?$/);
    expect(text).not.toContain('{{');
  });

  it('has a page whose JSON examples are valid promptBlocks that embed it', () => {
    const examples = jsonExamplesOf(pageOf('refs', id.slice('wr.refs.'.length)));
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      const refIds = refIdsOf(example);
      expect(refIds).toContain(id);
      for (const refId of refIds) expect([...builtins.refs.keys()]).toContain(refId);
    }
  });
});

describe('an older id of a ref', () => {
  const texts = refs.map(({ text }) => text);

  it('has the text of the ref that it stands for, and no other two refs have the same text', () => {
    const twice = refs.filter(({ text }) => texts.indexOf(text) !== texts.lastIndexOf(text));
    const aliases = refs.filter(({ aliasOf }) => aliasOf !== undefined);
    expect(aliases.map(({ id }) => id)).toEqual([
      'wr.refs.adversarial_challenge_rules',
      'wr.refs.notes_first_durability',
    ]);
    for (const { aliasOf, text } of aliases) expect(builtins.refs.get(aliasOf ?? '')?.text).toBe(text);
    expect(new Set(twice.map(({ id, aliasOf }) => aliasOf ?? id)).size).toBe(aliases.length);
  });
});

describe('wr.refs.notes_first', () => {
  it('states the limit that the runtime applies', () => {
    expect(builtins.refs.get('wr.refs.notes_first')?.text).toContain(`at most ${notesBytesMax} bytes`);
  });
});
