/**
 * Workflow commands of GitHub Actions: one annotation for each diagnostic, and one for each artifact that is stale. GitHub
 * resolves paths from the root of the repository, wherever the project is in it.
 */
import { relative, resolve, sep } from 'node:path';
import type { ArtifactDifference, Diagnostic } from '../../schemas/diagnostics.ts';
import { differenceLine } from '../../project/artifacts/artifact-differences.ts';
import { checkoutFolder } from '../../project/places.ts';
import { stdinName } from '../../project/sources/source-input.ts';
import { newline } from '../terminal/terminal.ts';

const level = { error: 'error', warning: 'warning', info: 'notice' } as const;

/** GitHub's own escapes; a property also escapes `:` and `,`. */
const escapeData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** @param folder what `file` is relative to */
function pathInCheckout(file: string, folder: string): string {
  if (file === stdinName) return file;
  const inside = relative(checkoutFolder(), resolve(folder, file)).split(sep).join('/');
  return inside.startsWith('..') ? file : inside;
}

export function renderGithub(diagnostics: readonly Diagnostic[], folder: string): string {
  return diagnostics
    .map(({ severity, at, code, message, help }) => {
      const file = escapeProperty(pathInCheckout(at.file, folder));
      const place = `file=${file},line=${at.line},col=${at.column},title=${escapeProperty(code)}`;
      return `::${level[severity]} ${place}::${escapeData(help === undefined ? message : `${message}\n${help}`)}`;
    })
    .join(newline);
}

type FileError = { readonly file: string; readonly title: string; readonly text: string };

/** An error about a file as a whole. */
export function renderErrors(errors: readonly FileError[], folder: string): string {
  return errors
    .map(({ file, title, text }) => {
      const place = escapeProperty(pathInCheckout(file, folder));
      return `::error file=${place},title=${escapeProperty(title)}::${escapeData(text)}`;
    })
    .join(newline);
}

/** @param fix the command that makes the differences go away */
export const renderDrift = (differences: readonly ArtifactDifference[], fix: string, folder: string): string =>
  renderErrors(
    differences.map((difference) => ({
      file: difference.path,
      title: 'COMPILE_STALE',
      text: `${differenceLine(difference)}\nRun: ${fix}`,
    })),
    folder,
  );
