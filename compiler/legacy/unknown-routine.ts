/** The finding for an unknown routine: its name, the available routines, and how to add it. */
import type { UnlocatedDiagnostic } from '../diagnostics/unlocated.ts';
import { nearestName } from '../diagnostics/nearest-name.ts';
import { quote } from '../diagnostics/quote.ts';
import { routineNameOfTemplate } from './routine-name.ts';
import type { BuiltinNames } from './siblings.ts';

/** The id that a file of the routine would need, in the author's spelling. */
export function unknownRoutine(
  id: string,
  { templates }: Pick<BuiltinNames, 'templates'>,
): Pick<UnlocatedDiagnostic, 'label' | 'notes' | 'help'> {
  const bundled = [...templates.keys()].flatMap((id) => routineNameOfTemplate(id) ?? []).sort();
  const near = nearestName(id.replace(/^routine-/, '').replaceAll('-', '_'), bundled);
  const add = `add a routine with the id ${quote(id)} to the sources of the project, or write the instructions of the routine into the prompt of this step`;
  return {
    label: 'this id is neither a routine of this project nor a bundled routine',
    ...(bundled.length === 0 ? {} : { notes: [`bundled routines: ${bundled.join(', ')}`] }),
    help: near === null ? add : `a bundled routine with a similar name exists: ${quote(near)}; otherwise, ${add}`,
  };
}
