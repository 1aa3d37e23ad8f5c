/** What is stored: whether the keys can be used, and which sessions are damaged. Reads only. */
import type { Operator } from '../../runtime/operator.ts';
import type { DoctorCheck } from '../../schemas/operation-reports.ts';
import { fine, problem, warning } from './check.ts';

const sessionsText = (count: number) => `${count} ${count === 1 ? 'session' : 'sessions'}`;

export async function keyringCheck(operator: Operator): Promise<DoctorCheck> {
  const name = 'keyring';
  const shown = await operator.showKeys();
  if (shown.isErr()) return problem(name, shown.error.message, shown.error.suggestion);
  const { state, sessions, madeBesideSessions } = shown.value;
  const replace = 'Restore keys/keyring.json from a backup; without one, run: workrail keys rotate --replace';
  if (state === 'damaged')
    return problem(name, 'keys/keyring.json cannot be read, so no token can be made or checked', replace);
  if (state === 'later') {
    return problem(
      name,
      `a newer WorkRail wrote keys/keyring.json (version ${shown.value.laterVersion ?? 'unknown'}; this program reads version 1): nothing is damaged, but no token can be made or checked here`,
      'Use that version of WorkRail with this data directory',
    );
  }
  if (state === 'missing') {
    return sessions === 0
      ? fine(name, 'none yet; the first run makes one')
      : problem(
          name,
          `keys/keyring.json is gone, while ${sessionsText(sessions)} are stored: their tokens cannot be checked`,
          replace,
        );
  }
  if (madeBesideSessions === 0) return fine(name, 'tokens can be made and checked');
  return warning(
    name,
    `the keys were lost once, beside ${sessionsText(madeBesideSessions)}: tokens from before cannot be checked`,
    'Nothing to do, unless you find the old keyring: the runs are stored, see workrail sessions list',
  );
}

export async function sessionsCheck(operator: Operator): Promise<DoctorCheck> {
  const name = 'sessions';
  const listed = await operator.listSessions();
  if (listed.isErr()) return problem(name, listed.error.message, listed.error.suggestion);
  const { sessions } = listed.value;
  const damaged = sessions.filter(({ health }) => health === 'corrupt_tail' || health === 'corrupt_head');
  const later = sessions.filter(({ health }) => health === 'unknown_version');
  const [first] = damaged;
  if (first !== undefined) {
    return problem(
      name,
      `${damaged.length} of ${sessionsText(sessions.length)} damaged: ${damaged.map(({ sessionId, damage }) => `${sessionId} (${damage?.reason ?? ''})`).join(', ')}`,
      `Restore them from a backup, or look at what a repair would do: workrail sessions repair ${first.sessionId} --dry-run`,
    );
  }
  if (later.length > 0) {
    return warning(
      name,
      `a newer WorkRail wrote ${later.map(({ sessionId }) => sessionId).join(', ')}`,
      'Use that version for them',
    );
  }
  const [strange] = sessions.filter(({ originProblem }) => originProblem !== undefined);
  if (strange !== undefined) {
    return warning(
      name,
      strange.originProblem ?? '',
      'Use the WorkRail that wrote it, restore it from a backup, or import the bundle again; the runs go on without it',
    );
  }
  return fine(name, `${sessionsText(sessions.length)}, none damaged`);
}
