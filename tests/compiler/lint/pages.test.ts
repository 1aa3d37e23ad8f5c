import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorRules } from '../../../compiler/lint/error-rules.ts';
import { lintDefinitions, lintRules } from '../../../compiler/lint/registry.ts';
import { diagnostic } from '../../../schemas/diagnostics.ts';
import type { Review } from '../../../compiler/compile.ts';
import { compileInputs } from '../../../project/compile/compile-root.ts';
import { errorReview, reviewWith } from '../../../project/configuration/lint-review.ts';
import { applyFixes } from '../../../compiler/lint/fixes.ts';
import { minimalSource } from '../fixture-host.ts';
import { codesOf, linted } from './linted.ts';

const rules = join(import.meta.dirname, '../../../compiler/lint/rules');
const nameOf = (id: string) => id.slice('lint/'.length);
const pageOf = (id: string) => readFileSync(join(rules, nameOf(id), 'page.md'), 'utf8');
const examplesOf = (id: string, heading: 'Invalid' | 'Valid'): readonly string[] =>
  [...pageOf(id).matchAll(new RegExp(`^${heading}:\n\n\`\`\`json\n([\\s\\S]*?)\n\`\`\``, 'gm'))].map(([, json]) =>
    JSON.stringify({ ...minimalSource, ...(JSON.parse(json ?? '') as object) }, null, 2),
  );
/** Too long for a page: budgets.test.ts makes them. */
const withoutExamples = ['lint/prompt-budget', 'lint/workflow-budget', 'lint/step-count', 'lint/guidance-budget'];

describe('every lint rule', () => {
  // @verifies diagnostics-closed
  it('has a folder, and no folder stands without a rule', () => {
    expect(readdirSync(rules).sort()).toEqual(lintDefinitions.map(({ id }) => nameOf(id)).sort());
    for (const name of readdirSync(rules))
      expect(readdirSync(join(rules, name)).sort()).toEqual(['page.md', 'rule.ts']);
  });

  it('is among the error rules exactly when it looks at a workflow and its own severity is `error`', () => {
    expect(errorRules).toEqual(lintRules.filter(({ severity }) => severity === 'error'));
  });

  it('stands in the order of its id, once', () => {
    const ids = lintDefinitions.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort());
    expect(ids.length).toBeGreaterThanOrEqual(25);
  });
});

describe.each(lintDefinitions.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  // @verifies diagnostics-closed
  it('has a page that says what it is, how loud, and why it matters', () => {
    expect(pageOf(id).startsWith(`# ${id}: ${rule.summary}\n\nSeverity: ${rule.severity}.`)).toBe(true);
    expect(pageOf(id)).toContain('**Why it matters.**');
    expect(pageOf(id).includes('`workrail lint --fix`')).toBe(rule.isFixable);
    if (withoutExamples.includes(id)) expect(pageOf(id)).toContain('**What to do.**');
    else expect([examplesOf(id, 'Invalid'), examplesOf(id, 'Valid')].every(({ length }) => length > 0)).toBe(true);
  });

  // @verifies diagnostics-closed
  it('finds its invalid examples, and nothing else is found in them', () => {
    for (const example of examplesOf(id, 'Invalid'))
      expect({ example, codes: codesOf(linted(example)) }).toEqual({ example, codes: [id] });
  });

  // @verifies check-reports-certain-errors
  it.each(['info', 'error', 'off'] as const)(
    'joins `workrail check` exactly where the project calls it an error: %s',
    (level) => {
      const levels = { [id]: level };
      const findingsOf = (text: string, review: Review) =>
        compileInputs([{ file: 'review.json', sourceKind: 'project', text }], { review }).diagnostics.filter(
          ({ code }) => code.startsWith('lint/'),
        );
      for (const text of examplesOf(id, 'Invalid')) {
        const errors = findingsOf(text, reviewWith(levels, '/')).filter(({ severity }) => severity === 'error');
        expect(findingsOf(text, errorReview(levels, '/'))).toEqual(errors);
        const own = findingsOf(text, reviewWith({}, '/')).filter(({ severity }) => severity === 'error');
        expect(findingsOf(text, errorReview({}, '/'))).toEqual(own);
      }
    },
  );

  it('leaves its valid examples alone', () => {
    for (const example of examplesOf(id, 'Valid')) expect(codesOf(linted(example))).not.toContain(id);
  });

  it('says it in the house style, inside the file', () => {
    for (const example of examplesOf(id, 'Invalid')) {
      for (const finding of linted(example)) {
        expect(diagnostic.safeParse(finding).success).toBe(true);
        expect(finding.severity).toBe(rule.severity);
        expect(finding.message).toMatch(/^[^A-Z].*[^.]$/);
        expect(finding.help).toMatch(/^[^A-Z].*[^.]$/);
        expect(finding.label ?? 'none').toMatch(/[^.]$/);
        expect(finding.at.offset + finding.at.length).toBeLessThanOrEqual(example.length);
        expect(finding.at.length).toBeGreaterThan(0);
      }
    }
  });

  it('is fixed when it says so: the fixed example compiles and the finding is gone', () => {
    const fixed = examplesOf(id, 'Invalid').map((example) => applyFixes(example, linted(example)));
    expect(fixed.some(({ applied }) => applied.length > 0)).toBe(rule.isFixable);
    for (const { text } of fixed.filter(({ applied }) => applied.length > 0)) expect(codesOf(linted(text))).toEqual([]);
  });
});
