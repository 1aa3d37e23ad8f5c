/** What people are told of a session that came here in a bundle [origin-survives-import]: that it is a part, or that its texts were replaced. */
import type { SessionSummary } from '../../schemas/admin-reports.ts';

type Origin = Pick<SessionSummary, 'origin' | 'originProblem' | 'marksProblem'>;

/** Nobody may take a part for the whole: this stands in front, and is coloured. */
export const originWarnings = ({ origin, originProblem, marksProblem }: Origin): string[] => [
  ...(origin?.salvaged === true
    ? ['PARTIAL DATA: imported from a bundle of a damaged session; events or artifacts may be missing']
    : []),
  ...[originProblem, marksProblem].flatMap((problem) => (problem === undefined ? [] : [`warning: ${problem}`])),
];

export const originNotes = ({ origin }: Origin): string[] =>
  origin?.redacted === true
    ? ['redacted: imported from a bundle in which detected secrets and absolute paths were replaced']
    : [];
