/** Findings of lint, their order and their exceptions. */
import type { Mutation } from '../mutation.ts';

export const lint: readonly Mutation[] = [
  {
    requirement: 'lint-exception-scope',
    file: 'compiler/lint/suppressions.ts',
    search: 'const [covering] = aboveOf(finding.at.pointer)',
    replacement: "const [covering] = aboveOf(finding.at.pointer).flatMap((one) => [one, one.replace(/\\d$/, '')])",
    breaks: 'a suppression for steps/1 also suppresses findings in steps/12',
  },
  {
    requirement: 'lint-in-file-order',
    file: 'compiler/diagnostics/diagnostic.ts',
    search: 'if (a.at.offset !== b.at.offset) return a.at.offset - b.at.offset;',
    replacement: '',
    breaks: 'findings are sorted by code',
  },
];
