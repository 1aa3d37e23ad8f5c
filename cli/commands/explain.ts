/** `workrail explain <code>`: the page of a diagnostic, lint rule or error code, offline. */

import pages from '../../generated/explain/pages.json' with { type: 'json' };
import { usageError } from '../../project/failure.ts';
import type { CodeList, CodePage } from '../../schemas/cli-reports.ts';
import { byField } from '../../schemas/code-unit-order.ts';
import { suggestNamed } from '../../schemas/text/suggest-id.ts';
import { exitCode, type Invocation } from '../command.ts';
import { printAnswer } from '../reporters/json-report.ts';
import { block, newline, printData, printJson } from '../terminal/terminal.ts';

/** A name without its phase is close enough to name the command, and never enough to guess which page is meant. */
function closeTo(code: string): string | null {
  const codes = Object.keys(pages);
  const [named, ...others] = codes.filter((known) => known.endsWith(`/${code}`));
  if (named !== undefined && others.length === 0) return named;
  return suggestNamed(code, codes) ?? suggestNamed(code.toUpperCase(), codes);
}

/** Every code with the title of its page. */
async function listCodes(isJson: boolean): Promise<number> {
  const codes = Object.entries(pages as Record<string, string>)
    .map(([code, page]) => ({ code, title: /^# [^:]*: (.*)$/m.exec(page)?.[1] ?? '' }))
    .sort(byField('code'));
  const report: CodeList = { version: 1, codes };
  if (isJson) await printJson(report);
  else {
    const width = Math.max(...codes.map(({ code }) => code.length));
    await printData(codes.map(({ code, title }) => `${code.padEnd(width)}  ${title}`).join(newline));
  }
  return exitCode.ok;
}

export async function run({ operands, options }: Invocation): Promise<number> {
  const code = operands[0] ?? '';
  if (code === '') return listCodes(options['json'] === true);
  const page = Object.entries(pages as Record<string, string>).find(([known]) => known === code)?.[1];
  if (page === undefined) {
    const close = closeTo(code);
    throw usageError(
      `unknown code "${code}"${close === null ? '' : `; did you mean ${close}?`}`,
      close === null ? 'Run: workrail explain' : `Run: workrail explain ${close}`,
    );
  }
  const report: CodePage = { version: 1, code, page };
  await printAnswer(null, report, options, () => block(page));
  return exitCode.ok;
}
