/** What is true once the job of a crash world is finished, however often its daemons died. */
import fs from 'node:fs';
import path from 'node:path';
import { FileLedger } from '../../../daemon/ledger/ledger.ts';
import type { SandboxAdapter } from '../../../daemon/sandbox/sandbox.ts';
import { DaemonLock } from '../../../daemon/service/daemon-lock.ts';
import { collectWorktrees } from '../../../daemon/session/collect-worktrees.ts';
import { SessionLock } from '../../../daemon/storage/session-lock.ts';
import { type StoredSession, sessionIds, storedSession } from '../../../daemon/storage/stored-sessions.ts';
import type { TurnRecord } from '../../../schemas/daemon/turn-record.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { advancesIn } from '../../e2e/support.ts';
import { git } from '../../support/git.ts';
import { allRuns } from '../control/api-world.ts';
import { type CrashWorld, issue } from './crash-world.ts';

/** The same for every run, crashed or not. */
export type Story = {
  readonly job: object;
  /** Sessions that completed their runs: workflow, steps in the turn log, steps in the runtime. */
  readonly complete: readonly string[];
  /** What the model got from the user. */
  readonly messages: readonly string[];
  readonly remote: object;
  readonly forge: object;
  /** Calls that the provider counted and the ledger does not know, and the other way round. */
  readonly unpaid: readonly string[];
  /** What a daemon left behind: processes, locks, claims, worktrees, files that only a running one needs. */
  readonly left: readonly string[];
};

const recordsOf = (records: readonly TurnRecord[], kind: TurnRecord['kind']) =>
  records.filter((record) => record.kind === kind);

export async function storyOf(world: CrashWorld, jobId: string | null, adapter: SandboxAdapter): Promise<Story> {
  const { host, layout, place } = world;
  const sessions = [];
  for (const sessionId of await sessionIds(host, layout)) sessions.push(await storedSession(host, layout, sessionId));
  const complete = sessions.filter(({ state }) => state?.closed?.outcome === 'success');
  const lost = sessions.filter((session) => !complete.includes(session));
  const collected = await collectWorktrees({ host, layout, adapter, runs: allRuns }, world.queue, false);
  return {
    job: jobId === null ? {} : await world.job(jobId).then(({ status, holder }) => ({ status, holder })),
    complete: complete.map(({ sessionId, state }) => {
      const { opened, stepsCompleted: steps } = state ?? {};
      return `${opened?.workflowId}: ${steps} steps, ${advancesIn(place, sessionId)} advances`;
    }),
    messages: complete.flatMap(({ records }) =>
      recordsOf(records, 'message_added').map((record) => ('from' in record ? `${record.from}: ${record.text}` : '')),
    ),
    remote: remoteOf(world),
    forge: forgeOf(world),
    unpaid: await unpaidIn(world, sessions),
    left: [
      ...lost.flatMap(({ sessionId, state }) => {
        const { stepsCompleted: steps = 0, opened = null, closed = null } = state ?? {};
        const isNamed = steps > 0 || (opened !== null && closed === null);
        return isNamed ? [`session ${sessionId}: ${steps} steps, ${closed?.outcome ?? 'open'}`] : [];
      }),
      ...collected.flatMap((each) => (each.kind === 'kept' ? [`worktree ${each.worktreeId}: ${each.because}`] : [])),
      ...(await leftIn(world)),
    ],
  };
}

function remoteOf({ remote }: CrashWorld): object {
  const branches = git(remote, 'for-each-ref', '--format=%(refname:short)', 'refs/heads').split('\n');
  const [branch = ''] = branches.filter((name) => name !== 'main');
  if (branch === '') return { branches };
  return {
    branches: branches.map((name) => name.replace(/worktrain\/.*/, 'worktrain/<run>')),
    commits: Number(git(remote, 'rev-list', '--count', `main..${branch}`)),
    pushes: fs.readFileSync(path.join(remote, 'logs/refs/heads', branch), 'utf8').split('\n').length - 1,
    changed: git(remote, 'diff', '--name-only', 'main', branch),
    text: git(remote, 'show', `${branch}:a.txt`),
  };
}

const forgeOf = ({ forge }: CrashWorld): object => ({
  effects: forge.effects,
  pulls: forge.pulls.map(({ title, draft, state, head: { ref, sha } }) => ({
    ...{ title, draft, state },
    isBranch: forge.commitOf(ref) === sha,
  })),
  labels: [...(forge.labels.get(forge.pulls[0]?.number ?? 0) ?? [])],
  comments: (forge.comments.get(issue) ?? []).length,
});

/**
 * Each call that the ledger has settled is one that the provider counted, to the token, in this order. A call whose outcome a crash hid
 * counts as much as it could cost; the provider may have counted it or not. It is hidden only if no log of a session has the answer.
 */
async function unpaidIn(
  { host, layout, model }: CrashWorld,
  logs: readonly StoredSession[],
): Promise<readonly string[]> {
  const { entries } = await new FileLedger(host, layout.ledger).balance();
  const answered = logs.flatMap(({ sessionId, records }) =>
    records.flatMap((record) => (record.kind === 'reply_received' ? [`${sessionId} ${record.turn}`] : [])),
  );
  const forgotten = entries
    .filter(({ state }) => state !== 'settled')
    .map(({ reserved: { sessionId, turn } }) => `${sessionId} ${turn}`)
    .filter((call) => answered.includes(call))
    .map((call) => `the log has the answer to ${call}, and the ledger does not know its cost`);
  const counted = model.usages.map(({ input, output }) => input + output);
  const open = entries.filter(({ state }) => state === 'reserved').map(({ reserved }) => `call ${reserved.id} is open`);
  // What was reserved and never sent is settled with nothing.
  const own = entries
    .filter(({ state, counted: { tokens } }) => state === 'unknown' || tokens > 0)
    .map(({ state, counted: { tokens } }) => ({ isKnown: state === 'settled', tokens }));
  return isPaid(own, counted)
    ? [...open, ...forgotten]
    : [...open, ...forgotten, `the provider counted ${counted}; the ledger has ${JSON.stringify(own)}`];
}

type Paid = { readonly isKnown: boolean; readonly tokens: number };

function isPaid([first, ...rest]: readonly Paid[], counted: readonly number[]): boolean {
  const [next, ...others] = counted;
  if (first === undefined) return next === undefined;
  if (first.isKnown) return next === first.tokens && isPaid(rest, others);
  return isPaid(rest, counted) || (next !== undefined && next <= first.tokens && isPaid(rest, others));
}

const isLeft = async (ask: Promise<boolean>, what: string): Promise<readonly string[]> => ((await ask) ? [what] : []);

async function leftIn(world: CrashWorld): Promise<readonly string[]> {
  const { host, layout, place } = world;
  const locks: string[] = [];
  for (const sessionId of await sessionIds(host, layout))
    locks.push(...(await isLeft(SessionLock.isHeld(host, layout, sessionId as SessionId), `lock of ${sessionId}`)));
  const daemon = DaemonLock.running(host, layout).then((running) => running !== null);
  const open = (await world.queue.jobs()).filter(({ status }) => status !== 'finished');
  return [
    ...(await isLeft(daemon, 'lock of the daemon')),
    ...locks,
    ...open.map(({ job, status }) => `job ${job.jobId}: ${status}`),
    ...filesIn(place.folder).filter((name) => leftNames.test(name)),
    ...git(place.project, 'worktree', 'list', '--porcelain')
      .split('\n')
      .filter((line) => line.startsWith('worktree ') && line !== `worktree ${place.project}`),
    ...fs.readdirSync(layout.worktrees).map((name) => `directory of the worktree ${name}`),
    ...processesOf(place.folder),
  ];
}

/** Files that only a process that runs needs. */
const leftNames =
  /^data\/daemon\/.*\.tmp$|^data\/(daemon\/daemon\.json|daemon\/sessions\/[^/]+\/(session|sandbox)\.json)$|^temporary\/|^(project\/\.git|remote\.git)\/.*\.lock$/;

const filesIn = (folder: string): readonly string[] =>
  fs
    .readdirSync(folder, { recursive: true })
    .map((name) => String(name).split(path.sep).join('/'))
    .sort();

/** By the words of its command, its directory, and what is mounted for it. */
function processesOf(folder: string): readonly string[] {
  const text = (file: string) => {
    try {
      return file.endsWith('cwd') ? fs.readlinkSync(file) : fs.readFileSync(file, 'utf8');
    } catch {
      return '';
    }
  };
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => ['cmdline', 'cwd', 'mountinfo'].some((each) => text(`/proc/${pid}/${each}`).includes(folder)))
    .map((pid) => `process ${pid}: ${text(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').slice(0, 200)}`);
}
