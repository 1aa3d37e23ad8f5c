import { describe, expect, it } from 'vitest';
import { diagnosticPages, pagesOf } from '../../build/generate/diagnostics.ts';
import { diagnosticCodes } from '../../compiler/diagnostics/codes.ts';
import { blockerCodes, warningCodes } from '../../schemas/closed-sets.ts';
import { errorCodes } from '../../schemas/error-codes.ts';
import { lintDefinitions } from '../../compiler/lint/registry.ts';

const fileOf = (code: string) => `messages/${code}.md`;

describe('explain pages', () => {
  it('are sorted by code and keep their text', () => {
    const pages = new Map([
      ['read/b', '# read/b: second\n\nText.\n'],
      ['read/a', '# read/a: first\n'],
    ]);
    expect(pagesOf(['read/b', 'read/a'], pages, fileOf)).toEqual([
      { code: 'read/a', title: 'first', markdown: '# read/a: first\n' },
      { code: 'read/b', title: 'second', markdown: '# read/b: second\n\nText.\n' },
    ]);
  });

  // @verifies diagnostics-closed
  it('fail the generator for a code without a page, a page without a code, and a wrong heading, all named at once', () => {
    const pages = new Map([
      ['read/orphan', '# read/orphan: nobody says this\n'],
      ['read/other', '# read/wrong: heading\n'],
    ]);
    expect(() => pagesOf(['read/missing', 'read/other'], pages, fileOf)).toThrow(
      [
        'Correct the pages of the diagnostics:',
        '  messages/read/orphan.md is a page, but no code has its name',
        '  messages/read/other.md must start with "# read/other: …"',
        '  read/missing has no page: write messages/read/missing.md',
      ].join('\n'),
    );
  });

  // @verifies diagnostics-closed
  it('hold the page of every code that a command or a reply can print', () => {
    const pages = JSON.parse(diagnosticPages().find(({ path }) => path === 'explain/pages.json')?.content ?? '{}');
    const codes = [...errorCodes, ...blockerCodes, ...warningCodes, ...Object.keys(diagnosticCodes)];
    expect(codes.filter((code) => !Object.hasOwn(pages, code))).toEqual([]);
  });

  // @verifies diagnostics-closed
  it('hold the page of every lint rule', () => {
    const pages: unknown = JSON.parse(
      diagnosticPages().find(({ path }) => path === 'explain/pages.json')?.content ?? '{}',
    );
    for (const { id, summary } of lintDefinitions)
      expect(pages).toHaveProperty([id], expect.stringContaining(`# ${id}: ${summary}\n`));
  });
});
