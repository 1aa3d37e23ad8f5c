/** Reads the script of a scripted model like a source: every mistake is a diagnostic with a location. Pure. */
import shape from '../generated/shapes/model-script.v1.json';
import type { Diagnostic } from '../schemas/diagnostics.ts';
import { boundedFindings } from './diagnostics/bounded.ts';
import { compareDiagnostics, toDiagnostic } from './diagnostics/diagnostic.ts';
import { SourceText } from './diagnostics/source-text.ts';
import { explainShape } from './phases/1-read/explain-shape.ts';
import { readText } from './phases/1-read/read-text.ts';
import { checkSchemaPath } from './phases/1-read/schema-path.ts';
import { settingsWords } from './phases/1-read/shape-words.ts';

const words = {
  ...settingsWords('a script', 'model-script.v1.json'),
  ifEmpty: 'write `{ "steps": [ … ] }` with at least one step into the file',
};

export function checkModelScript({ file, text }: { readonly file: string; readonly text: string }) {
  const source = new SourceText(file, text);
  const { value: document, findings } = readText(text, words);
  const all =
    document === null
      ? findings
      : [...explainShape(document, shape, words), ...checkSchemaPath(document, words.schema)];
  return boundedFindings(all)
    .map((finding): Diagnostic => toDiagnostic(finding, source))
    .sort(compareDiagnostics);
}
