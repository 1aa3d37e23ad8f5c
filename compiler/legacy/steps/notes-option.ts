/** Translates `notesOptional`. A file without this key requires notes, as a native file does [notes-are-required]. */
import type { LegacyStandardStep } from '../../../schemas/legacy-workflow.ts';
import type { SimpleStep, TemplateCall } from '../../../schemas/source-workflow.ts';
import type { Path } from '../../ir/document.ts';
import type { Translation } from '../translation.ts';

export function addNotesOption(
  native: SimpleStep | TemplateCall,
  { notesOptional }: LegacyStandardStep,
  path: Path,
  t: Translation,
): void {
  if (notesOptional !== true) return;
  native.notes = 'optional';
  t.origins.entry(native, 'notes', { kind: 'made', path: [...path, 'notesOptional'] });
}
