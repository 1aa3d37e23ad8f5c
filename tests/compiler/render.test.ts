import { describe, expect, it } from 'vitest';
import { compileAll } from '../../compiler/compile.ts';
import { plainPalette } from '../../compiler/diagnostics/palette.ts';
import { checkReportOf, renderPretty, summaryLine } from '../../compiler/diagnostics/render.ts';
import { checkReport } from '../../schemas/diagnostics.ts';
import { findingsShownMax } from '../../schemas/limits.ts';
import { fixtureHost, inputOf, minimalSource } from './fixture-host.ts';

const wrong = inputOf({ ...minimalSource, id: 'review', nmae: 'x' });
const legacy = inputOf({ ...minimalSource, id: 'audit' }, { file: 'workflows/audit.json' });

describe('a report', () => {
  it('counts what it found', () => {
    expect(summaryLine([], 1)).toBe('no problems in 1 workflow.');
    const [one] = compileAll([wrong], fixtureHost).diagnostics;
    const ofEach =
      one === undefined ? [] : (['error', 'warning', 'info'] as const).map((severity) => ({ ...one, severity }));
    expect(summaryLine(ofEach, 1)).toBe('1 error, 1 warning and 1 remark in 1 workflow.');
    const { diagnostics } = compileAll([wrong, legacy], fixtureHost);
    expect(summaryLine(diagnostics, 2)).toBe('1 error and 1 warning in 2 workflows.');
  });

  it('ends with the summary and the next command', () => {
    const { diagnostics } = compileAll([wrong], fixtureHost);
    const report = renderPretty(diagnostics, { workflows: 1, next: 'Run `workrail check`.' });
    expect(report.endsWith('\n\n1 error in 1 workflow. Run `workrail check`.\n')).toBe(true);
  });

  it('is the same text with a palette that paints nothing, and paints when the source is at hand', () => {
    const { diagnostics } = compileAll([wrong], fixtureHost);
    const texts = new Map([[wrong.file, wrong.text]]);
    const plain = renderPretty(diagnostics, { workflows: 1 });
    expect(renderPretty(diagnostics, { workflows: 1, palette: plainPalette, texts })).toBe(plain);
    const palette = { ...plainPalette, error: (text: string) => `*${text}*` };
    expect(renderPretty(diagnostics, { workflows: 1, palette, texts })).toContain('*error[read/unknown-key]*');
  });

  it('keeps to the width of a terminal, and its rendering in JSON does not', () => {
    const { diagnostics } = compileAll([wrong], fixtureHost);
    const texts = new Map([[wrong.file, wrong.text]]);
    const before = diagnostics.map(({ rendered }) => rendered);
    const narrow = renderPretty(diagnostics, { workflows: 1, columns: 40, texts });
    expect(narrow).not.toBe(renderPretty(diagnostics, { workflows: 1 }));
    expect(narrow.split('\n').filter((line) => line.length > 40 && !line.includes('= docs:'))).toEqual([]);
    expect(checkReportOf(diagnostics, 1).diagnostics.map(({ rendered }) => rendered)).toEqual(before);
  });

  // @verifies findings-shown-are-bounded
  it('shows errors before warnings of a file with more than fit, in the order of the file, and counts all', () => {
    const { diagnostics } = compileAll([wrong], fixtureHost);
    const [error] = diagnostics;
    if (error === undefined) throw new Error('the source is wrong');
    const at = (file: string, line: number, severity: 'error' | 'warning') => ({
      ...error,
      at: { ...error.at, file, line },
      severity,
      rendered: `${severity} ${file}:${line}`,
    });
    const many = Array.from({ length: findingsShownMax }, (_, line) => at('a.json', line, 'warning'));
    const found = [...many, at('a.json', 500, 'error'), at('b.json', 1, 'warning')];
    const shown = renderPretty(found, { workflows: 2, showAll: 'workrail check --json' }).split('\n\n');
    expect(shown.slice(-5)).toEqual([
      `warning a.json:${findingsShownMax - 2}`,
      'error a.json:500',
      '1 more finding in a.json is not shown. To see all of them, run: workrail check --json',
      'warning b.json:1',
      `1 error and ${findingsShownMax + 1} warnings in 2 workflows.\n`,
    ]);
    expect(shown[0]).toBe('warning a.json:0');
    expect(renderPretty(found, { workflows: 2 })).toContain('1 more finding in a.json is not shown.\n');
  });

  it('as JSON obeys its schema, with the uncoloured rendering and what was compiled', () => {
    const { diagnostics, compiled } = compileAll([wrong, legacy], fixtureHost);
    const report = checkReportOf(diagnostics, 2, compiled);
    expect(checkReport.parse(report)).toEqual(report);
    expect(report.summary).toEqual({ errors: 1, warnings: 1, workflows: 2 });
    expect(report.compiled?.map(({ workflowId, file }) => [workflowId, file])).toEqual([
      ['audit', 'workflows/audit.json'],
    ]);
    expect(report.diagnostics.every(({ rendered }) => !rendered.includes('\u001b'))).toBe(true);
    expect(checkReportOf(diagnostics, 2)).not.toHaveProperty('compiled');
  });
});
