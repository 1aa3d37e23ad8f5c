/** What an author is told where a routine is named that nobody has: what is missing, what there is, how to add it. */
import type { Finding } from '../diagnostics/finding.ts';
import { quote } from '../diagnostics/quote.ts';
import { routineNameOfTemplate } from './routine-name.ts';
import type { BuiltinNames } from './translation.ts';

export function unknownRoutine(
  name: string,
  { templates }: Pick<BuiltinNames, 'templates'>,
): Pick<Finding, 'label' | 'notes' | 'help'> {
  const bundled = [...templates.keys()].flatMap((id) => routineNameOfTemplate(id) ?? []).sort();
  return {
    label: 'neither a routine of this source nor a bundled one',
    ...(bundled.length === 0 ? {} : { notes: [`bundled routines: ${bundled.join(', ')}`] }),
    help: `add the routine to the source, with the id ${quote(`routine-${name}`)}`,
  };
}
