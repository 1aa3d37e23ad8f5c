/** Workflow commands of GitHub Actions: one annotation per diagnostic. */
import type { Diagnostic } from '../../schemas/diagnostics.ts';

const level = { error: 'error', warning: 'warning', info: 'notice' } as const;

/** GitHub's own escapes; a property also escapes `:` and `,`. */
const escapeData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

export function renderGithub(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .map(({ severity, at, code, message, help }) => {
      const place = `file=${escapeProperty(at.file)},line=${at.line},col=${at.column},title=${escapeProperty(code)}`;
      return `::${level[severity]} ${place}::${escapeData(help === undefined ? message : `${message}\n${help}`)}`;
    })
    .join('\n');
}
