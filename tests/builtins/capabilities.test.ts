import { RE2JS } from 're2js';
import { describe, expect, it } from 'vitest';
import { builtins } from '../../builtins/registry.ts';
import type { Capability } from '../../builtins/kinds.ts';
import { capabilityFailureCodes } from '../../schemas/closed-sets.ts';
import { sourceWorkflow } from '../../schemas/source-workflow.ts';
import { jsonExamplesOf, pageOf } from './pages.ts';

const capabilities = [...builtins.capabilities.values()];

/** Prompts that ask for a capability, and prompts that only look as if they did. */
const prompts: {
  readonly [capability in Capability]: { readonly asks: readonly string[]; readonly not: readonly string[] };
} = {
  delegation: {
    asks: [
      'Spawn three subagents, one for each module.',
      'Delegate the search to an agent.',
      'Use sub-agents for the reading.',
      'Work in parallel with four subagents.',
    ],
    not: [
      'Spawn a process for each test.',
      'Write for an agent that has not seen this chat.',
      'Delegate nothing. Read the file yourself.',
      'The user agent string is logged.',
    ],
  },
  web_browsing: {
    asks: [
      'Search the web for the advisory.',
      'Look it up online.',
      'Do a web search first.',
      'Google for the message.',
      'Research the interface on the internet.',
      'Check the web.',
    ],
    not: [
      'Check the web server and its log.',
      'Look up the symbol in the index.',
      'Search the code for callers.',
      'The shop is online.',
      'Check the online shop.',
    ],
  },
};

describe.each(capabilities)('the capability $id', ({ id, probe, preferred, disabled, wording }) => {
  it('has a probe that says when each failure code fits', () => {
    for (const code of capabilityFailureCodes.filter((one) => one !== 'unknown')) expect(probe).toContain(`(${code})`);
    expect(probe).toContain('available:');
    expect(probe).toContain('unavailable:');
  });

  it('says in its guidance what to do without it', () => {
    expect(preferred).toContain('If you cannot');
    expect(disabled).toMatch(/ is disabled in this workflow: /);
  });

  const asks = (prompt: string) =>
    wording.some((one) =>
      RE2JS.compile(one, RE2JS.CASE_INSENSITIVE | RE2JS.MULTILINE)
        .matcher(prompt)
        .find(),
    );

  it.each(prompts[id].asks)('is asked for by "%s"', (prompt) => expect(asks(prompt)).toBe(true));
  it.each(prompts[id].not)('is not asked for by "%s"', (prompt) => expect(asks(prompt)).toBe(false));

  it('has wording of which each pattern finds a prompt that no other finds', () => {
    for (const one of wording) {
      const rest = wording.filter((other) => other !== one);
      const finds = (list: readonly string[], prompt: string) =>
        list.some((pattern) => RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE).matcher(prompt).find());
      expect(prompts[id].asks.filter((prompt) => finds([one], prompt) && !finds(rest, prompt))).not.toEqual([]);
    }
  });

  it('has a page whose example declares it', () => {
    for (const example of jsonExamplesOf(pageOf('capabilities', id))) {
      expect(
        sourceWorkflow.shape.capabilities.parse((example as { capabilities: unknown }).capabilities),
      ).toHaveProperty(id);
    }
    expect(jsonExamplesOf(pageOf('capabilities', id))).toHaveLength(1);
  });
});
