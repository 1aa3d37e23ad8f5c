/** Rules whose findings take more text than a page can show. */
import { describe, expect, it } from 'vitest';
import * as limits from '../../../schemas/limits.ts';
import { utf8Length } from '../../../schemas/canonical/json.ts';
import { codesOf, linted } from './linted.ts';

const step = (id: string, prompt: string) => ({ id, title: `Step ${id}`, prompt });
/** Exactly `bytes` long, and no sentence of it stands twice. */
function prose(bytes: number, seed = ''): string {
  let text = 'Check each line: ';
  for (let i = 0; text.length < bytes; i += 1) text += `line ${seed}${i}, `;
  return `${text.slice(0, bytes - 1)}.`;
}

describe('a budget', () => {
  it('of a prompt is kept at its last byte and reported at the next', () => {
    const kept = { steps: [step('a', prose(limits.lintPromptBytesMax))] };
    const over = { steps: [step('a', prose(limits.lintPromptBytesMax + 1))] };
    expect(utf8Length(kept.steps[0]?.prompt ?? '')).toBe(limits.lintPromptBytesMax);
    expect(codesOf(linted(kept))).toEqual([]);
    const found = linted(over);
    expect(codesOf(found)).toEqual(['lint/prompt-budget']);
    expect(found[0]?.at.pointer).toBe('/steps/0/prompt');
  });

  it('of a prompt counts the role', () => {
    const steps = [step('a', prose(limits.lintPromptBytesMax))];
    expect(codesOf(linted({ steps, agentRole: 'You read.' }))).toEqual(['lint/prompt-budget']);
  });

  it('of all prompts together is reported once, for the list of steps', () => {
    const each = limits.lintPromptsBytesMax / 16;
    const steps = Array.from({ length: 16 }, (_, i) => step(`s${i}`, prose(each, `${i}.`)));
    expect(codesOf(linted({ steps }))).toEqual([]);
    const found = linted({ steps: [...steps, step('last', 'Check it.')] });
    expect(found.map(({ code, at }) => [code, at.pointer])).toEqual([['lint/workflow-budget', '/steps']]);
  });

  it('of steps is reported at the first one too many', () => {
    const steps = Array.from({ length: limits.lintStepsMax + 2 }, (_, i) => step(`s${i}`, 'Read.'));
    expect(codesOf(linted({ steps: steps.slice(0, limits.lintStepsMax) }))).toEqual([]);
    expect(linted({ steps }).map(({ code, at }) => [code, at.pointer])).toEqual([
      ['lint/step-count', `/steps/${limits.lintStepsMax}`],
    ]);
  });

  it('of guidance counts all entries together', () => {
    const half = limits.lintGuidanceBytesMax / 2;
    expect(codesOf(linted({ guidance: [prose(half), prose(half)] }))).toEqual([]);
    expect(codesOf(linted({ guidance: [prose(half), prose(half + 1)] }))).toEqual(['lint/guidance-budget']);
  });
});
