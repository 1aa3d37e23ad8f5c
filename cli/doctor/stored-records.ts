/** Stored data: whether the keys can be used, which sessions are damaged, and which objects are missing. Reads only. */
import { accessSync, constants, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { counted, isOrAre } from '../../schemas/text/counted.ts';
import type { Examination, LostObjects } from '../../runtime/admin/examine-store.ts';
import type { AdminApi } from '../../runtime/admin-api.ts';
import type { DoctorCheck } from '../../schemas/admin-reports.ts';
import { shellWord } from '../../schemas/text/shell-word.ts';
import type { Layout } from '../../runtime/storage/file/layout.ts';
import {
  asSentence,
  errnoOf,
  failedCheck,
  type Fix,
  fine,
  fixOthers,
  guardedCheck,
  runOpening,
  problem,
  thenLook,
  warning,
} from './check.ts';

/** Versions are installed from a tarball. */
const newer: Fix = 'Install the newer version of WorkRail: npm install --save-dev <path to its tarball>';

/** @param isListed whether the sessions, which are counted beside the keys, can be listed */
async function keyringCheck(
  operator: Pick<AdminApi, 'showKeys'>,
  { keyring }: Layout,
  isListed: boolean,
): Promise<DoctorCheck> {
  const name = 'keyring';
  const shown = await operator.showKeys();
  if (shown.isErr()) {
    return problem(
      name,
      shown.error.message,
      isListed
        ? `${asSentence(runOpening(keyring))}. If ${keyring} is not a file, move it away and restore the file from a backup, or run: workrail keys rotate --force-new`
        : fixOthers(),
    );
  }
  const { state, sessions, regeneratedWithSessions } = shown.value;
  const replace: Fix =
    'Restore keys/keyring.json from a backup; if there is none, run: workrail keys rotate --force-new';
  if (state === 'damaged')
    return problem(name, 'keys/keyring.json cannot be read, so tokens cannot be signed or verified', replace);
  if (state === 'newer') {
    return problem(
      name,
      `a newer version of WorkRail wrote keys/keyring.json (version ${shown.value.newerVersion ?? 'unknown'}; this version reads version 1): it is not damaged, but tokens cannot be signed or verified`,
      newer,
    );
  }
  if (state === 'missing') {
    return sessions === 0
      ? fine(name, 'no keyring yet; the first run creates one')
      : problem(
          name,
          `keys/keyring.json is missing, but ${counted(sessions, 'session')} ${isOrAre(sessions)} stored: their tokens cannot be verified`,
          replace,
        );
  }
  if (regeneratedWithSessions === 0) return fine(name, 'tokens can be signed and verified');
  return warning(
    name,
    `the keys were regenerated when the data directory already had ${counted(regeneratedWithSessions, 'session')}: earlier tokens are invalid`,
    'If earlier tokens must stay valid, restore keys/keyring.json from a backup; otherwise no action is needed. To list the runs, which are intact: workrail sessions list',
  );
}

type Examined = Pick<AdminApi, 'showKeys' | 'examineStore'>;

/** Everything of the store that is read for more than one check: the logs, once. */
export async function storeChecks(operator: Examined, layout: Layout): Promise<DoctorCheck[]> {
  let examined: Awaited<ReturnType<Examined['examineStore']>>;
  try {
    examined = await operator.examineStore();
  } catch (error) {
    return [failedCheck('sessions', error), await guardedCheck('keyring', () => keyringCheck(operator, layout, false))];
  }
  const isListed = examined.isOk() && examined.value.sessions !== null;
  const keyring = await guardedCheck('keyring', () => keyringCheck(operator, layout, isListed));
  if (examined.isErr()) {
    const { message } = examined.error;
    return [problem('layout', message, asSentence(runOpening(layout.root))), keyring];
  }
  return [
    await guardedCheck('layout', () => layoutCheck(examined.value)),
    await guardedCheck('sessions', () => sessionsCheck(examined.value, layout)),
    await guardedCheck('objects', () => objectsCheck(examined.value, layout)),
    keyring,
  ];
}

/** One line for all that is wrong, and the fix of the first: each look after it shows the next. */
function layoutCheck({ inaccessible, unexpected }: Examination): DoctorCheck {
  const name = 'layout';
  const wrong = [
    ...inaccessible.map(({ problem: said, fix }) => ({ said, fix, isHarmful: true })),
    ...unexpected.map(({ place, why, stops, fix }) => ({
      said: `${place} ${why}${stops === null ? '' : `: ${stops}`}`,
      fix: stops === null ? `${fix}; WorkRail regenerates it` : fix,
      isHarmful: stops !== null,
    })),
  ];
  const worst = wrong.find(({ isHarmful }) => isHarmful) ?? wrong[0];
  if (worst === undefined) return fine(name, 'every file and directory has the expected type');
  return (worst.isHarmful ? problem : warning)(name, wrong.map(({ said }) => said).join('; '), thenLook(worst.fix));
}

function sessionsCheck(
  { sessions, damaged, unreadable, tooLarge, uncommitted, besideProblems }: Examination,
  layout: Layout,
): DoctorCheck {
  const name = 'sessions';
  if (sessions === null) return problem(name, 'the sessions cannot be listed', fixOthers());
  const broken = damaged.filter(({ damage }) => damage.health !== 'unknown_version');
  const later = damaged.filter(({ damage }) => damage.health === 'unknown_version');
  const [first] = broken;
  if (first !== undefined) {
    return problem(
      name,
      `${broken.length} of ${counted(sessions, 'session')} damaged: ${broken.map(({ sessionId, damage }) => `${sessionId} (${damage.reason})`).join(', ')}`,
      `Restore the damaged sessions from a backup, or preview a repair: workrail sessions repair ${first.sessionId} --dry-run`,
    );
  }
  const [hidden] = unreadable;
  if (hidden !== undefined) {
    return problem(
      name,
      `${unreadable.length} of ${counted(sessions, 'session')} cannot be read: ${unreadable.map(({ sessionId }) => sessionId).join(', ')} (${hidden.problem})`,
      unreadableFix(layout.session(hidden.sessionId)),
    );
  }
  if (tooLarge.length > 0) {
    return warning(
      name,
      `the log of ${counted(tooLarge.length, 'session')} is too large to be read: ${tooLarge.join(', ')}`,
      'No action is needed: all other sessions work, and gc keeps the objects of this one. To see how to read its files, run: workrail explain SESSION_TOO_LARGE',
    );
  }
  if (later.length > 0) {
    return warning(
      name,
      `a newer version of WorkRail wrote ${counted(later.length, 'session')}: ${later.map(({ sessionId }) => sessionId).join(', ')}`,
      newer,
    );
  }
  if (uncommitted.length > 0) {
    return warning(
      name,
      `${counted(sessions, 'session')}, none damaged; no event was committed in ${uncommitted.join(', ')}: the start of the session was interrupted, or manifest.jsonl was lost`,
      'If a run is missing, restore manifest.jsonl from a backup. Otherwise no action is needed: workrail sessions gc removes empty sessions later',
    );
  }
  const [strange] = besideProblems;
  if (strange !== undefined) {
    return warning(
      name,
      strange,
      'No action is needed: runs work without this file. To read the file again, use the version of WorkRail that wrote it, or restore it from a backup, or run: workrail sessions import <bundle>',
    );
  }
  return fine(name, `${counted(sessions, 'session')}, none damaged`);
}

function unreadableFix(folder: string): Fix {
  if (isClosed(folder))
    return `These sessions may be undamaged. To grant access to the user who runs WorkRail, ${runOpening(folder)}`;
  return `Restore the file from a backup. If you have no backup, the run is lost: to move its files away, run: mv ${shellWord(folder)} ${shellWord(`${folder}.old`)}`;
}

/** Whether this user may not read an entry of a session. */
function isClosed(folder: string): boolean {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const name of ['', ...names]) accessSync(join(folder, name), constants.R_OK);
    return false;
  } catch (error) {
    return ['EACCES', 'EPERM'].includes(errnoOf(error));
  }
}

const lostText = ({ sessionId, pinned_workflow: workflows, snapshot: states, artifact: artifacts }: LostObjects) => {
  const some = (count: number, one: string, many: string) => (count === 0 ? [] : [counted(count, one, many)]);
  const parts = [
    ...some(workflows, 'pinned workflow', 'pinned workflows'),
    ...some(states, 'state of a step', 'states of steps'),
    ...some(artifacts, 'artifact', 'artifacts'),
  ];
  return `${sessionId} lacks ${parts.join(', ')}`;
};

/** A run needs its workflow and its states to continue; an artifact is only read again. */
function objectsCheck({ sessions, unexpected, lost }: Examination, layout: Layout): DoctorCheck {
  const name = 'objects';
  const isWholeSeen = sessions !== null && unexpected.every(({ hides }) => hides.length === 0);
  const stuck = lost.find(({ pinned_workflow: workflows, snapshot: states }) => workflows + states > 0);
  const said = lost.map(lostText).join('; ');
  if (stuck !== undefined) {
    return problem(
      name,
      `${said}: the runs that need these objects cannot be resumed`,
      `To see what can be regenerated: workrail sessions repair ${stuck.sessionId} --dry-run`,
    );
  }
  if (lost.length === 0) {
    return fine(
      name,
      isWholeSeen
        ? 'every object that the sessions refer to is stored'
        : 'not checked: the sessions or the object directories cannot be listed',
    );
  }
  return warning(
    name,
    `${said}: the runs can be resumed, but the output in these artifacts cannot be read`,
    thenLook(`Restore ${layout.objects('artifact')} from a backup; artifacts cannot be regenerated`),
  );
}
