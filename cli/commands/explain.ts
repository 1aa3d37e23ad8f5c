/** `workrail explain <code>`: the page of a diagnostic, lint rule or error code, offline. */
import pages from '../../generated/explain/pages.json' with { type: 'json' };
import { suggest } from '../../schemas/suggest.ts';
import { exitCode, type Invocation, usageError } from '../command.ts';
import { printData, printJson } from '../terminal.ts';

export async function run({ operands, options }: Invocation): Promise<number> {
  const code = operands[0] ?? '';
  const page = Object.entries(pages as Record<string, string>).find(([known]) => known === code)?.[1];
  if (page === undefined) {
    const close = suggest(code, Object.keys(pages)) ?? suggest(code.toUpperCase(), Object.keys(pages));
    throw usageError(
      `no code is named "${code}"${close === null ? '' : `; did you mean ${close}?`}`,
      close === null
        ? 'Codes stand in square brackets in every error, such as error[read/unknown-key]'
        : `Run: workrail explain ${close}`,
    );
  }
  await (options['json'] === true ? printJson({ version: 1, code, page }) : printData(page));
  return exitCode.ok;
}
