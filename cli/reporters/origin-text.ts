/** Notes about a session that was imported from a bundle [origin-survives-import]: it is incomplete, or its texts were redacted. */
import type { SessionSummary } from '../../schemas/admin-reports.ts';

type Origin = Pick<SessionSummary, 'origin' | 'originProblem' | 'marksProblem'>;

/** A partial session must not look complete: the warnings come first, and are coloured. */
export const originWarnings = ({ origin, originProblem, marksProblem }: Origin): string[] => [
  ...(origin?.salvaged === true
    ? ['PARTIAL DATA: imported from a bundle of a damaged session; events or artifacts may be missing']
    : []),
  ...[originProblem, marksProblem].flatMap((problem) => (problem === undefined ? [] : [`warning: ${problem}`])),
];

export const originNotes = ({ origin }: Origin): string[] =>
  origin?.redacted === true ? ['redacted: imported from a bundle that was exported with redaction'] : [];
