/** Findings of lint, their order and their exceptions. */
import type { Mutation } from '../mutation.ts';

export const lint: readonly Mutation[] = [
  {
    requirement: 'lint-exception-scope',
    file: 'compiler/lint/suppressions.ts',
    search: 'const [covering] = aboveOf(finding.at.pointer)',
    replacement: "const [covering] = aboveOf(finding.at.pointer).flatMap((one) => [one, one.replace(/\\d$/, '')])",
    breaks: 'an exception for steps/1 excuses steps/12, too',
  },
  {
    requirement: 'lint-in-file-order',
    file: 'compiler/diagnostics/diagnostic.ts',
    search: 'if (a.at.offset !== b.at.offset) return a.at.offset - b.at.offset;',
    replacement: '',
    breaks: 'findings are sorted by code',
  },
];
