/**
 * How often each suite repeats what it does: once for CI, within its budget, and once for `npm run ready:long`, which
 * names its rows in `WORKRAIL_LONG`. The one table of these numbers; a suite names none of its own.
 */
export type Rounds = {
  readonly ci: number;
  readonly long: number;
  /** What is counted, in the plural. */
  readonly what: string;
  /** The test file that takes its number from here. */
  readonly suite: string;
};

export const table = {
  kills: { ci: 30, long: 200, what: 'kills of a server at a random moment', suite: 'tests/e2e/sigkill.test.ts' },
  fleetKills: {
    ci: 16,
    long: 400,
    what: 'kills among eight servers on one data directory, with an agent at each',
    suite: 'tests/e2e/eight-servers.test.ts',
  },
  daemonKills: {
    ci: 6,
    long: 200,
    what: 'kills of an unattended session at a random moment',
    suite: 'tests/e2e/daemon-kills.test.ts',
  },
  effectKills: {
    ci: 5,
    long: 600,
    what: 'kills of the daemon at the effects of a whole job, before each and in the middle of each write',
    suite: 'tests/daemon/crash/crash-anywhere.test.ts',
  },
  webhookKills: {
    ci: 3,
    long: 60,
    what: 'kills of the daemon at the effects of a webhook, before each and in the middle of each write',
    suite: 'tests/daemon/crash/crash-anywhere.test.ts',
  },
  momentKills: {
    ci: 3,
    long: 1000,
    what: 'kills of the daemon at a random moment of a whole job',
    suite: 'tests/daemon/crash/crash-anywhere.test.ts',
  },
  serviceCuts: {
    ci: 40,
    long: 1000,
    what: 'cuts of the power while the daemon works on a job, for each fate of what was not synced',
    suite: 'tests/daemon/service/crashes.test.ts',
  },
  daemonSteps: {
    ci: 100,
    long: 300,
    what: 'steps of an unattended run, and twice as many, whose tokens are compared',
    suite: 'tests/daemon/session/linear-cost.test.ts',
  },
  replays: { ci: 100, long: 100, what: 'replays of one call', suite: 'tests/e2e/replay.test.ts' },
  branches: { ci: 8, long: 30, what: 'branches that are made from one node', suite: 'tests/e2e/replay.test.ts' },
  simultaneousStarts: { ci: 50, long: 50, what: 'starts at once', suite: 'tests/e2e/two-processes.test.ts' },
  simultaneousAdvances: { ci: 20, long: 20, what: 'advances at once', suite: 'tests/e2e/two-processes.test.ts' },
  races: {
    ci: 24,
    long: 200,
    what: 'steps that two processes advance at the same moment',
    suite: 'tests/e2e/two-processes.test.ts',
  },
  hostileCases: { ci: 600, long: 5000, what: 'hostile calls', suite: 'tests/e2e/hostile.test.ts' },
  shuffles: {
    ci: 80,
    long: 1000,
    what: 'calls with tokens that were shuffled between runs',
    suite: 'tests/e2e/tokens.test.ts',
  },
  mangledCalls: {
    ci: 300,
    long: 10_000,
    what: 'calls whose arguments are altered as models alter them, on every tool',
    suite: 'tests/runtime/mcp/mangled-calls.test.ts',
  },
  mangledHandles: {
    ci: 4,
    long: 200,
    what: 'conversations of 120 calls with handles that were shuffled, mangled and mixed',
    suite: 'tests/runtime/flow/handles.test.ts',
  },
  clientMatrix: {
    ci: 48,
    long: 2000,
    what: 'runs of an agent that sees only what its client shows, over the clients and workflows',
    suite: 'tests/runtime/clients/client-matrix.test.ts',
  },
  lossyRuns: {
    ci: 90,
    long: 2000,
    what: 'runs of a lossy agent, over the bundled workflows and one that has everything, in each mode',
    suite: 'tests/runtime/flow/simulated-agent.test.ts',
  },
  wrongRuns: {
    ci: 60,
    long: 1500,
    what: 'stored runs that were changed at random and attested',
    suite: 'tests/runtime/admin/lying-bundles.test.ts',
  },
  exportedSteps: {
    ci: 250,
    long: 8000,
    what: 'steps of a run over a list that is exported, imported elsewhere, verified and exported again',
    suite: 'tests/runtime/admin/long-exports.test.ts',
  },
  errnosPerOperation: {
    ci: 1,
    long: 13,
    what: 'errnos at each file operation of each call',
    suite: 'tests/runtime/storage/faults.test.ts',
  },
  tornLengths: {
    ci: 3,
    long: 24,
    what: 'lengths at which each durable write of each call ends early',
    suite: 'tests/runtime/storage/torn-writes.test.ts',
  },
  powerCutMixes: {
    ci: 2,
    long: 40,
    what: 'mixes of what is lost, kept and torn at each operation at which the power goes',
    suite: 'tests/runtime/storage/power-cut.test.ts',
  },
  failedSyncsInARow: {
    ci: 3,
    long: 8,
    what: 'numbers of syncs in a row that fail, from each sync of each durable write on',
    suite: 'tests/runtime/storage/failed-sync.test.ts',
  },
  hostileFrames: {
    ci: 15,
    long: 500,
    what: 'walks through every kind of reply with texts that imitate its frame in every field',
    suite: 'tests/runtime/flow/frame.test.ts',
  },
  hostileBlockers: {
    ci: 12,
    long: 400,
    what: 'workflows whose blockers and gaps are longer than their budgets',
    suite: 'tests/runtime/flow/blocker-texts.test.ts',
  },
  listItems: {
    ci: 80,
    long: 210,
    what: 'items of each list of the format, and twice as many, whose compile work is compared',
    suite: 'tests/compiler/linear-work.test.ts',
  },
  commandsPerObstacle: {
    ci: 5,
    long: 30,
    what: 'commands for each obstacle in place of a file of the project, the data directory or the user',
    suite: 'tests/cli/no-path.test.ts',
  },
  commandsPerOddFile: {
    ci: 1,
    long: 12,
    what: 'commands for each device, pipe, folder and huge file in the place of each file of a project and of the user',
    suite: 'tests/cli/odd-files.test.ts',
  },
  faultsPerCommand: {
    ci: 15,
    long: 2000,
    what: 'file operations of each command that fail, each once and with one of five errnos',
    suite: 'tests/cli/file-faults.test.ts',
  },
  steeringSchedules: {
    ci: 25,
    long: 2000,
    what: 'schedules of entries, kills and resumes of a session, each entry received once',
    suite: 'tests/daemon/inbox/schedules.test.ts',
  },
  spendingSchedules: {
    ci: 40,
    long: 10_000,
    what: 'schedules of model calls, failures, cancels, children and restarts against a server that counts tokens',
    suite: 'tests/daemon/ledger/schedules.test.ts',
  },
  stuckLogs: {
    ci: 7,
    long: 200,
    what: 'seeds of turn logs, for each of the patterns that loop and of those that only repeat something',
    suite: 'tests/daemon/stuck/corpus.test.ts',
  },
  triggerStorms: {
    ci: 30,
    long: 500,
    what: 'storms of webhooks that are duplicate, late, reordered, replayed or unsigned',
    suite: 'tests/daemon/triggers/storms.test.ts',
  },
  deliveryCrashes: {
    ci: 9,
    long: 60,
    what: 'crashes of a delivery, at its records in order, each with the record lost, torn or kept',
    suite: 'tests/daemon/delivery/crashes.test.ts',
  },
  deliverySchedules: {
    ci: 2,
    long: 200,
    what: 'deliveries with random crashes and random failures of the forge',
    suite: 'tests/daemon/delivery/crashes.test.ts',
  },
  propertyDraws: {
    ci: 1,
    long: 20,
    what: 'times the number of values that each property states, drawn anew',
    suite: 'tests',
  },
} as const satisfies Readonly<Record<string, Rounds>>;

/** `name=number`, separated by commas. */
const longRows = new Map(
  (process.env['WORKRAIL_LONG'] ?? '').split(',').map((row) => row.split('=') as [string, string]),
);
/** Whether this run takes the long number of a row, or one that was asked for in its place. */
export const isLong = (row: keyof typeof table): boolean => longRows.has(row);

/** The numbers of this run. */
export const rounds = Object.fromEntries(
  Object.entries(table).map(([name, { ci }]) => [name, Number(longRows.get(name) ?? ci)]),
) as Readonly<Record<keyof typeof table, number>>;
