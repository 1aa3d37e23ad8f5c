/** What `lint --fix` does to Markdown: it is read by a parser of its own, before and after. */
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { applyFixes } from '../../../compiler/lint/fixes.ts';
import { looksAtPlaces } from '../../../compiler/lint/markdown.ts';
import { markdownCharactersMax } from '../../../schemas/limits.ts';
import { minimalSource } from '../fixture-host.ts';
import { assertProperty } from '../../support/property.ts';
import { codesOf, linted } from './linted.ts';

const inputs = [
  { key: 'pkg', kind: 'string', description: 'The package.' },
  { key: 'ticketId', kind: 'string', description: 'The ticket.' },
];
const inPrompt = (prompt: string) => ({ inputs, steps: [{ id: 'read', title: 'Read the change', prompt }] });
const inProcedure = (entry: string) => ({
  inputs,
  steps: [{ id: 'read', title: 'Read the change', promptBlocks: { goal: 'Read `pkg`.', procedure: [entry] } }],
});

/** As often as there is something to fix. */
function fixedSource(source: object): { readonly source: unknown; readonly codes: readonly string[] } {
  let text = JSON.stringify({ ...minimalSource, ...source }, null, 2);
  for (let pass = 0; pass < 8; pass += 1) {
    const fixed = applyFixes(text, linted(text));
    if (fixed.applied.length === 0) return { source: JSON.parse(text), codes: codesOf(linted(text)) };
    text = fixed.text;
  }
  throw new Error('the fixes come to no end');
}

type Step = { readonly prompt: string; readonly promptBlocks: { readonly procedure: readonly string[] } };
const stepOf = (source: unknown): Step => (source as { readonly steps: readonly [Step] }).steps[0];
const fixedPrompt = (prompt: string) => {
  const { source, codes } = fixedSource(inPrompt(prompt));
  return { prompt: stepOf(source).prompt, codes };
};

const markdown = new MarkdownIt({ html: true });
type Token = ReturnType<typeof markdown.parse>[number];
const opaque = new Set(['code_inline', 'code_block', 'fence', 'html_inline', 'html_block']);

/** What a fix may change in a piece of code or a link: an invisible character goes, a misspelled name is spelled right. */
const respelled = (text: string) =>
  text
    .replaceAll(/\u200b|%E2%80%8B/g, '')
    .replaceAll('mcp__workrail__', '')
    .replaceAll('Ticket_id', 'ticketId')
    .replace(/^\s*(?:\{\{ ?pkg ?\}\}|pkg)\s*$/, 'pkg');

/** Code, markup and links of a text, the bare name of an input aside, and how many backticks are none of these. */
function structureOf(text: string) {
  const all = markdown.parse(text, {}).flatMap((token): readonly Token[] => [token, ...(token.children ?? [])]);
  const pieces = all.flatMap((token) => {
    if (token.type === 'link_open') return [`link ${respelled(String(token.attrGet('href')))}`];
    return opaque.has(token.type) ? [`${token.type} ${respelled(token.content)}`] : [];
  });
  const texts = all.filter(({ type }) => type === 'text').map(({ content }) => content);
  return {
    pieces: pieces.filter((piece) => piece !== 'code_inline pkg'),
    strayBackticks: texts.join('').split('`').length - 1,
  };
}

const fragment = fc.constantFrom(
  ...['Update ', 'now. ', ' ', '\n', '\n\n', '    ', '- ', '1. ', '> ', '(', ')', ',', '/', '\\'],
  ...[
    '`',
    '``',
    '```',
    '~~~',
    '\n```\n',
    '\n~~~ sh\n',
    '[a]',
    '](',
    '](https://x/',
    ']: ',
    '<',
    '>',
    '<a href="',
    '"',
    '<!--',
  ],
  ...[
    '{{pkg}}',
    '{{ pkg }}',
    ' {{pkg}} ',
    '`{{pkg}}`',
    '`npm i {{pkg}}`',
    '[a](https://x/{{pkg}})',
    '<https://x/{{pkg}}>',
  ],
  ...['`Ticket_id`', 'mcp__workrail__continue_workflow', '\u200b', 'a\u200bb', '`\u200b`'],
);
const markdownLike = fc
  .array(fragment, { minLength: 1, maxLength: 9 })
  .map((parts) => parts.join(''))
  .filter((text) => text.trim() !== '');

// @verifies lint-fixes-keep-markdown
it.each([
  ...['`\n{{ pkg }}', 'Run `\n  {{pkg}} now.', '[a\n{{pkg}}](https://x/)', '<a\n{{pkg}}'],
  ...['1.     {{ pkg }}', '>     {{ pkg }}\n\nUpdate ', '- >     {{pkg}}', '\n~~~ sh\n~~~ {{pkg}} Update '],
])('a placeholder is judged with its whole line, and with the lines of its paragraph before it: %j', (text) => {
  const { prompt } = fixedPrompt(text);
  expect(structureOf(prompt)).toEqual(structureOf(text));
  expect(prompt).toContain('{{');
});

// @verifies lint-fixes-keep-markdown
it.each(['\u200b>     Update ', '-     \u200b', '<Update > \u200b', '<a href=""\u200b>Update ', '<a\nhref\u200b>'])(
  'an invisible character stays where its removal would make a quotation, code or a tag: %j',
  (text) => {
    const { prompt } = fixedPrompt(text);
    expect(structureOf(prompt)).toEqual(structureOf(text));
    expect(prompt).toContain('\u200b');
  },
);

describe('no fix of any rule', () => {
  // @verifies lint-fixes-keep-markdown
  it('breaks a code span, a fence, a link or markup of a prompt', () => {
    assertProperty(
      fc.property(markdownLike, (text) => {
        const fixed = stepOf(fixedSource(inPrompt(text)).source).prompt;
        expect({ text, fixed, ...structureOf(fixed) }).toEqual({ text, fixed, ...structureOf(text) });
      }),
    );
  });

  // @verifies lint-fixes-keep-markdown
  it('breaks them in an entry of a list', () => {
    const marker = /^(?:[-*•]|\d{1,2}[.)]|step \d{1,2}:)\s+(?=\S)/i;
    assertProperty(
      fc.property(markdownLike, (text) => {
        const fixed = stepOf(fixedSource(inProcedure(text)).source).promptBlocks.procedure[0] ?? '';
        const unmarked = text.includes('\n') ? text : text.replace(marker, '').replace(marker, '').replace(marker, '');
        expect({ text, fixed, ...structureOf(fixed) }).toEqual({ text, fixed, ...structureOf(unmarked) });
      }),
    );
  });
});

// @verifies lint-fixes-keep-markdown
it('of a long text with many places, the first are looked at: the work of all fixes has a bound', () => {
  const part = 'Word {{pkg}} `x` and \\u200b more.\n\n';
  const long = part.repeat(3000);
  const looks = looksAtPlaces();
  expect([looks(long), ...Array.from({ length: 100 }, () => looks(long))].filter(Boolean).length).toBe(
    Math.floor(markdownCharactersMax / long.length),
  );
  expect(looks('short')).toBe(true);
  const huge = 'x'.repeat(2 * markdownCharactersMax);
  expect([looks(huge), looks(huge)]).toEqual([true, false]);
});

describe('braces around an input', () => {
  it.each([
    ['Update {{pkg}} now.', 'Update `pkg` now.'],
    ['Update {{ pkg }}, then ({{pkg}}).', 'Update `pkg`, then (`pkg`).'],
    ['Update `{{pkg}}` now. Then `{{ pkg }}`.', 'Update `pkg` now. Then `pkg`.'],
    [
      '```sh\nnpm ci\n```\n\nThen see [the page](https://x/y) of {{pkg}}.',
      '```sh\nnpm ci\n```\n\nThen see [the page](https://x/y) of `pkg`.',
    ],
  ])('become its name in backticks: %j', (prompt, fixed) => {
    expect(fixedPrompt(prompt)).toEqual({ prompt: fixed, codes: ['lint/unused-input'] });
  });

  it.each([
    'Run `npm i {{pkg}}`.',
    'Run ``echo `{{pkg}}` ``.',
    '```sh\nnpm i {{pkg}}\n```',
    '~~~\nnpm i {{pkg}}',
    'Run:\n\n    npm i {{pkg}}',
    'See [the page](https://x/{{pkg}}).',
    'See [the page]({{pkg}} "Page").',
    '[page]: {{pkg}}\n\nSee [page].',
    'See https://x/{{pkg}} and <https://x/{{pkg}}>.',
    'See <a href="{{pkg}}">it</a>.',
    'A stray ` before {{pkg}}.',
    'Install foo@{{pkg}} or --name={{pkg}}.',
    'Both: {{pkg}}{{pkg}}',
  ])('are left for the author where backticks would not be read as such: %j', (prompt) => {
    const fixed = fixedPrompt(prompt);
    expect(fixed.prompt).toBe(prompt);
    expect(fixed.codes).toContain('lint/literal-braces');
  });
});

describe('a fix that could change the meaning of a text is not applied', () => {
  const fixedProcedure = (...procedure: readonly string[]) => {
    const { source } = fixedSource({
      steps: [{ id: 'read', title: 'Read it', promptBlocks: { goal: 'Read.', procedure } }],
    });
    return stepOf(source).promptBlocks.procedure;
  };

  it('where a text contrasts a name with the input', () => {
    const prompt = 'Rename the column `Ticket_id` to `ticketId`.';
    expect(fixedPrompt(prompt).prompt).toBe(prompt);
    expect(fixedPrompt(prompt).codes).toContain('lint/undeclared-input');
    expect(fixedPrompt('Read `Ticket_id`.').prompt).toBe('Read `ticketId`.');
    // The form in which the compiler stores the key.
    expect(fixedPrompt('Read `ticket_id`.').prompt).toBe('Read `ticketId`.');
  });

  it('where a number is not the position of the entry', () => {
    const entries = ['0. Prepare the tables.', '1. Copy a table.', '2. If rows are missing, repeat 1.'];
    expect(fixedProcedure(...entries)).toEqual(entries);
    expect(fixedProcedure('1. Prepare the tables.', '2) Copy a table.', '- Check it.')).toEqual([
      'Prepare the tables.',
      'Copy a table.',
      'Check it.',
    ]);
  });
});
