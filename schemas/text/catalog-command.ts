import type { WorkflowSourceKind } from '../closed-sets.ts';

/** A command for the sources of a catalog. In a project, a command without `--project` leaves the sources of the user alone. */
export const catalogCommand = (command: 'check' | 'compile', kind: WorkflowSourceKind): string =>
  kind === 'user' ? `workrail ${command} --project ~` : `workrail ${command}`;
