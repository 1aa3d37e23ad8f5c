/** Reports a `$schema` path to a missing file: editors then validate nothing. */
import { quote } from '../../../diagnostics/quote.ts';
import { isAbsolutePath } from '../../absolute-path.ts';
import type { LintRule } from '../../rule.ts';

const isAddress = (path: string) => /^[a-z][a-z0-9+.-]*:/i.test(path);

/** The path relative to the root of the project; in the file, it is relative to `file`. */
const fromRoot = (file: string, path: string) => [...file.split('/').slice(0, -1), path].join('/');

export const missingSchemaFile: LintRule = {
  id: 'lint/missing-schema-file',
  severity: 'warning',
  summary: 'a `$schema` path to a missing file',
  isFixable: false,
  find: ({ source: { $schema: path }, document, workflow: { unit } }, { isMissing }) => {
    // Bundled sources are beside their schema; an older file names the schema of the older format.
    if (path === undefined || unit.sourceKind === 'bundled' || unit.dialect === 'legacy') return [];
    // Any other name is a wrong schema, which the compiler reports; a second finding is not needed.
    if (
      path
        .replace(/[?#].*$/s, '')
        .split('/')
        .at(-1) !== 'workflow.v1.json'
    )
      return [];
    if (isAddress(path) || isAbsolutePath(path) || !isMissing({ source: fromRoot(unit.file, path) })) return [];
    return [
      {
        message: `the schema file ${quote(path)} does not exist`,
        at: document.at(['$schema']),
        label: 'editors cannot validate or complete this file',
        help: 'correct the path (relative to this file), or install WorkRail in the project: `npm install --save-dev <path to its tarball>`',
      },
    ];
  },
};
