/** The commands that continue a session, for every report that shows one. */
import type { DaemonResult } from '../../schemas/daemon/reports.ts';
import type { SessionState } from '../conversation/session-state.ts';
import { shownDigest } from '../conversation/steering.ts';

type Waiting = Pick<DaemonResult, 'waitsFor' | 'gate'>;

export const waitingOf = ({ parkedFor, gate }: SessionState): Waiting => ({
  ...(parkedFor === null ? {} : { waitsFor: parkedFor }),
  ...(gate === null ? {} : { gate: shownDigest(gate.digest) }),
});

export const resumeCommand = (name: string) => `workrail daemon resume ${name}`;

/** Of a session that a process works on. It ends with the session, or when the process parks it. */
export const followCommand = (name: string) => `workrail daemon logs ${name} --follow`;

export const retryCommand = (jobId: string) => `workrail daemon retry ${jobId}`;
export const retryCommands = (jobId: string): readonly string[] => [
  retryCommand(jobId),
  `workrail daemon dismiss ${jobId}`,
];

/** @param name of the run or the session */
export function answerCommands(name: string, { waitsFor, gate }: Waiting): readonly string[] {
  switch (waitsFor) {
    case 'confirmation':
      return [
        `workrail daemon answer ${name} --gate ${gate ?? '<digest>'} --approve`,
        `workrail daemon answer ${name} --gate ${gate ?? '<digest>'} --reject --message "<why>"`,
      ];
    case 'user_dependency':
    case 'asked':
      return [`${resumeCommand(name)} --message "<answer>"`];
    case 'limit':
      return [`workrail daemon raise ${name} --usd <amount>`, resumeCommand(name)];
    case 'paused':
    case 'inbox':
    case undefined:
      return [resumeCommand(name)];
  }
}
