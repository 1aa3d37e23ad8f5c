/** What an author is told where a routine is named that nobody has: what is missing, what there is, how to add it. */
import type { UnlocatedDiagnostic } from '../diagnostics/unlocated.ts';
import { quote } from '../diagnostics/quote.ts';
import { routineNameOfTemplate } from './routine-name.ts';
import type { BuiltinNames } from './siblings.ts';

/** The id is the one that a routine would have to have, spelled as the author did. */
export function unknownRoutine(
  id: string,
  { templates }: Pick<BuiltinNames, 'templates'>,
): Pick<UnlocatedDiagnostic, 'label' | 'notes' | 'help'> {
  const bundled = [...templates.keys()].flatMap((id) => routineNameOfTemplate(id) ?? []).sort();
  return {
    label: 'neither a routine of this project nor a bundled one',
    ...(bundled.length === 0 ? {} : { notes: [`bundled routines: ${bundled.join(', ')}`] }),
    help: `add a routine file with the id ${quote(id)}, or write its instructions into the prompt of this step`,
  };
}
