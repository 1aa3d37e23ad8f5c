/** What is stored: whether the keys can be used, which sessions are damaged, and what they lack. Reads only. */
import { counted, isOrAre } from '../../schemas/counted.ts';
import type { Examination, LostObjects } from '../../runtime/admin/examine-store.ts';
import type { AdminApi } from '../../runtime/admin-api.ts';
import type { DoctorCheck } from '../../schemas/admin-reports.ts';
import type { Layout } from '../../runtime/storage/file/layout.ts';
import { type Fix, fine, fixOthers, guardedCheck, openingOf, problem, thenLook, warning } from './check.ts';

/** Versions are installed from a tarball. */
const newer: Fix = 'Install the version that wrote it: npm install --save-dev <path to its tarball>';

/** @param isListed whether the sessions, which are counted beside the keys, can be listed */
async function keyringCheck(operator: AdminApi, { keyring }: Layout, isListed: boolean): Promise<DoctorCheck> {
  const name = 'keyring';
  const shown = await operator.showKeys();
  if (shown.isErr()) {
    return problem(
      name,
      shown.error.message,
      isListed
        ? `Run: ${openingOf(keyring)}. Where it is not a file, move it away, and restore a backup or run: workrail keys rotate --force-new`
        : fixOthers,
    );
  }
  const { state, sessions, regeneratedWithSessions } = shown.value;
  const replace: Fix = 'Restore keys/keyring.json from a backup; without one, run: workrail keys rotate --force-new';
  if (state === 'damaged')
    return problem(name, 'keys/keyring.json cannot be read, so no token can be made or checked', replace);
  if (state === 'newer') {
    return problem(
      name,
      `a newer WorkRail wrote keys/keyring.json (version ${shown.value.newerVersion ?? 'unknown'}; this program reads version 1): nothing is damaged, but no token can be made or checked here`,
      newer,
    );
  }
  if (state === 'missing') {
    return sessions === 0
      ? fine(name, 'none yet; the first run makes one')
      : problem(
          name,
          `keys/keyring.json is gone, while ${counted(sessions, 'session')} ${isOrAre(sessions)} stored: their tokens cannot be checked`,
          replace,
        );
  }
  if (regeneratedWithSessions === 0) return fine(name, 'tokens can be made and checked');
  return warning(
    name,
    `the keys were lost once, beside ${counted(regeneratedWithSessions, 'session')}: tokens from before cannot be checked`,
    'Nothing to do, unless you find the old keyring. The runs are stored; list them with: workrail sessions list',
  );
}

/** Everything of the store that is read for more than one check: the logs, once. */
export async function storeChecks(operator: AdminApi, layout: Layout): Promise<DoctorCheck[]> {
  const examined = await operator.examineStore();
  const isListed = examined.isOk() && examined.value.sessions !== null;
  const keyring = await guardedCheck('keyring', () => keyringCheck(operator, layout, isListed));
  if (examined.isErr()) {
    const { message } = examined.error;
    return [problem('layout', message, `Run: ${openingOf(layout.root)}`), keyring];
  }
  return [
    layoutCheck(examined.value),
    sessionsCheck(examined.value, layout),
    objectsCheck(examined.value, layout),
    keyring,
  ];
}

/** One line for all that is wrong, and the fix of the first: each look after it shows the next. */
function layoutCheck({ inaccessible: unseen, unexpected: misplaced }: Examination): DoctorCheck {
  const name = 'layout';
  const wrong = [
    ...unseen.map(({ problem: said, fix }) => ({ said, fix, isHarmful: true })),
    ...misplaced.map(({ place, why, stops, fix }) => ({
      said: `${place} ${why}${stops === null ? '' : `: ${stops}`}`,
      fix: stops === null ? `${fix}; it is made anew` : fix,
      isHarmful: stops !== null,
    })),
  ];
  const worst = wrong.find(({ isHarmful }) => isHarmful) ?? wrong[0];
  if (worst === undefined) return fine(name, 'every file and folder is what it should be');
  return (worst.isHarmful ? problem : warning)(name, wrong.map(({ said }) => said).join('; '), thenLook(worst.fix));
}

function sessionsCheck(
  { sessions, damaged, unreadable, uncommitted, originProblems }: Examination,
  layout: Layout,
): DoctorCheck {
  const name = 'sessions';
  if (sessions === null) return problem(name, 'they cannot be listed, so nothing is known of them', fixOthers);
  const broken = damaged.filter(({ damage }) => damage.health !== 'unknown_version');
  const later = damaged.filter(({ damage }) => damage.health === 'unknown_version');
  const [first] = broken;
  if (first !== undefined) {
    return problem(
      name,
      `${broken.length} of ${counted(sessions, 'session')} damaged: ${broken.map(({ sessionId, damage }) => `${sessionId} (${damage.reason})`).join(', ')}`,
      `Restore them from a backup, or look at what a repair would do: workrail sessions repair ${first.sessionId} --dry-run`,
    );
  }
  const [hidden] = unreadable;
  if (hidden !== undefined) {
    return problem(
      name,
      `${unreadable.length} of ${counted(sessions, 'session')} cannot be read: ${unreadable.map(({ sessionId }) => sessionId).join(', ')} (${hidden.problem})`,
      `They may be undamaged: give them to the user who runs WorkRail. Run: ${openingOf(layout.session(hidden.sessionId))}`,
    );
  }
  if (later.length > 0) {
    return warning(name, `a newer WorkRail wrote ${later.map(({ sessionId }) => sessionId).join(', ')}`, newer);
  }
  if (uncommitted.length > 0) {
    return warning(
      name,
      `${counted(sessions, 'session')}, none damaged; nothing was committed in ${uncommitted.join(', ')}: a start that was interrupted, or a log that lost its manifest.jsonl`,
      'If you miss a run, restore manifest.jsonl from a backup. Otherwise do nothing: workrail sessions gc removes it later',
    );
  }
  const [strange] = originProblems;
  if (strange !== undefined) {
    return warning(
      name,
      strange,
      'Use the WorkRail that wrote it, restore it from a backup, or run: workrail sessions import <bundle>. The runs continue without it',
    );
  }
  return fine(name, `${counted(sessions, 'session')}, none damaged`);
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

/** A run needs its workflow and its states to go on; an artifact is only read again. */
function objectsCheck({ sessions, unexpected: misplaced, lost }: Examination, layout: Layout): DoctorCheck {
  const name = 'objects';
  const isWholeSeen = sessions !== null && misplaced.every(({ hides }) => hides.length === 0);
  const stuck = lost.find(({ pinned_workflow: workflows, snapshot: states }) => workflows + states > 0);
  const said = lost.map(lostText).join('; ');
  if (stuck !== undefined) {
    return problem(
      name,
      `${said}: runs cannot go on from there`,
      `See what can be made again: workrail sessions repair ${stuck.sessionId} --dry-run`,
    );
  }
  if (lost.length === 0) {
    return fine(
      name,
      isWholeSeen
        ? 'everything that the sessions name is stored'
        : 'looked at when the sessions and the folders of objects can be listed',
    );
  }
  return warning(
    name,
    `${said}: the runs go on, but what the agent sent there cannot be read again`,
    thenLook(`Restore ${layout.objects('artifact')} from a backup; artifacts cannot be made again`),
  );
}
