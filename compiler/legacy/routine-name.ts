/**
 * Names of routines. In a file of the older format, `wr.templates.routine.<name>` first names a routine of the same source kind
 * with the id `…routine-<name>` or `…routine_<name>`, and otherwise the bundled routine. `-` and `_` are equivalent.
 */

const templatePrefix = 'wr.templates.routine.';

const alike = (name: string): string => name.replaceAll('-', '_');

/** `wr.templates.routine.deep-analysis` → `deep-analysis`; null for any other template. */
export const writtenRoutineName = (templateId: string): string | null =>
  templateId.startsWith(templatePrefix) ? templateId.slice(templatePrefix.length) : null;

/** `routine-ideation`, `team.routine_ideation` → `ideation`; null if the id is not that of a routine. */
export function routineNameOf(workflowId: string): string | null {
  const name = /(?:^|[._-])routine[_-]([a-z0-9][a-z0-9_-]*)$/.exec(workflowId)?.[1];
  return name === undefined ? null : alike(name);
}

/** `wr.templates.routine.deep-analysis` → `deep_analysis`; null for any other template. */
export function routineNameOfTemplate(templateId: string): string | null {
  const name = writtenRoutineName(templateId);
  return name === null ? null : alike(name);
}

/** `deep_analysis` → `wr.templates.routine.deep_analysis`. */
export const templateIdOfRoutine = (name: string): string => `${templatePrefix}${name}`;

/** The template id of a routine. */
export function templateIdOf(templateId: string): string {
  const name = routineNameOfTemplate(templateId);
  return name === null ? templateId : templateIdOfRoutine(name);
}
