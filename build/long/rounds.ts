/**
 * How often each suite repeats what it does: once for CI, within its budget, and once for `npm run ready:long`, which
 * names its rows in `WORKRAIL_LONG`. The one table of these numbers; a suite names none of its own.
 */
export type Rounds = {
  readonly ci: number;
  readonly long: number;
  /** What is counted, in the plural. */
  readonly what: string;
  /** The file that takes its number from here: of tests, or what files of tests import. */
  readonly suite: string;
};

export const table = {
  kills: { ci: 30, long: 200, what: 'kills of a server at a random moment', suite: 'tests/e2e/sigkill.test.ts' },
  fleetKills: {
    ci: 16,
    long: 400,
    what: 'kills of servers, while eight servers use one data directory and each has an agent',
    suite: 'tests/e2e/eight-servers.test.ts',
  },
  daemonKills: {
    ci: 12,
    long: 200,
    what: 'kills of an unattended session at a random moment',
    suite: 'tests/e2e/daemon-kills.test.ts',
  },
  effectKills: {
    ci: 9,
    long: 600,
    what: 'kills of the daemon during a whole job, before each effect and in the middle of each write',
    suite: 'tests/daemon/crash/crash-anywhere.test.ts',
  },
  webhookKills: {
    ci: 4,
    long: 60,
    what: 'kills of the daemon while it processes a webhook, before each effect and in the middle of each write',
    suite: 'tests/daemon/crash/crash-anywhere.test.ts',
  },
  momentKills: {
    ci: 6,
    long: 1000,
    what: 'kills of the daemon at a random moment of a whole job',
    suite: 'tests/daemon/crash/crash-anywhere.test.ts',
  },
  serviceCuts: {
    ci: 80,
    long: 1000,
    what: 'simulated power cuts while the daemon works on a job, in which the data that was not synced is lost, kept or torn',
    suite: 'tests/daemon/service/crashes.test.ts',
  },
  deliveryActs: {
    ci: 30,
    long: 1000,
    what: 'random sequences of up to 12 acts of a user, daemons, crashes and failures, about a job whose result is delivered',
    suite: 'tests/daemon/service/delivered-jobs.test.ts',
  },
  daemonSteps: {
    ci: 100,
    long: 300,
    what: 'steps of an unattended run, whose tokens are compared with those of a run with twice as many steps',
    suite: 'tests/daemon/session/linear-cost.test.ts',
  },
  replays: { ci: 100, long: 100, what: 'replays of one call', suite: 'tests/e2e/replay.test.ts' },
  branches: { ci: 8, long: 30, what: 'branches that are created from one node', suite: 'tests/e2e/replay.test.ts' },
  simultaneousStarts: { ci: 50, long: 50, what: 'simultaneous starts', suite: 'tests/e2e/two-processes.test.ts' },
  simultaneousAdvances: { ci: 20, long: 20, what: 'simultaneous advances', suite: 'tests/e2e/two-processes.test.ts' },
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
    ci: 600,
    long: 10_000,
    what: 'calls of every tool with arguments that are altered in the ways in which models alter them',
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
    what: 'runs of an agent that sees only what its client shows, distributed over several clients and workflows',
    suite: 'tests/runtime/clients/client-matrix.test.ts',
  },
  lossyRuns: {
    ci: 90,
    long: 2000,
    what: 'runs of an agent that forgets and repeats calls, in each mode, distributed over bundled workflows and one that uses every feature',
    suite: 'tests/runtime/flow/simulated-agent.test.ts',
  },
  branchWalks: {
    ci: 18,
    long: 200,
    what: 'random sequences of up to 40 acts of two agents on one run, for each of two workflows, compared with a model of its branches',
    suite: 'tests/runtime/flow/branch-algebra.test.ts',
  },
  wrongRuns: {
    ci: 100,
    long: 1500,
    what: 'stored runs that were changed at random and whose digests were computed again',
    suite: 'tests/runtime/admin/lying-bundles.test.ts',
  },
  exportedSteps: {
    ci: 250,
    long: 8000,
    what: 'steps of a run with a list, which is exported, imported into another data directory, verified and exported again',
    suite: 'tests/runtime/admin/long-exports.test.ts',
  },
  errnosPerOperation: {
    ci: 1,
    long: 13,
    what: 'error numbers with which each file operation of each call fails',
    suite: 'tests/runtime/storage/faults.test.ts',
  },
  tornLengths: {
    ci: 3,
    long: 24,
    what: 'lengths after which each durable write of each call ends early',
    suite: 'tests/runtime/storage/torn-writes.test.ts',
  },
  powerCutMixes: {
    ci: 2,
    long: 40,
    what: 'mixes of lost, kept and torn data, for a power cut at each operation',
    suite: 'tests/runtime/storage/power-cut.test.ts',
  },
  failedSyncsInARow: {
    ci: 3,
    long: 8,
    what: 'different numbers of consecutive fsyncs that fail, starting at each fsync of each durable write',
    suite: 'tests/runtime/storage/failed-sync.test.ts',
  },
  hostileFrames: {
    ci: 15,
    long: 500,
    what: 'walks through every kind of reply, with texts in every field that imitate the frame of the reply',
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
    what: 'items in each list of the format, whose compile work is compared with that of twice as many items',
    suite: 'tests/compiler/linear-work.test.ts',
  },
  longTexts: {
    ci: 1,
    long: 2,
    what: 'texts of the largest size at each place of each format, which check and lint read',
    suite: 'tests/compiler/long-texts.test.ts',
  },
  commandsPerObstacle: {
    ci: 5,
    long: 30,
    what: 'commands that run while an obstacle replaces a file of the project, the data directory or the user, for each obstacle',
    suite: 'tests/cli/no-path.test.ts',
  },
  readingsPerOddFile: {
    ci: 3,
    long: 48,
    what: 'pairs of a command and of what replaces a file of a project or of the user (a device, pipe, folder or huge file), for each file',
    suite: 'tests/cli/odd-files.test.ts',
  },
  actsPerSession: {
    ci: 3,
    long: 13,
    what: 'acts of a user for each state of an unattended session and its job, after each of which every printed command is pasted',
    suite: 'tests/cli/daemon/printed-commands.test.ts',
  },
  faultsPerCommand: {
    ci: 15,
    long: 2000,
    what: 'file operations of each command that fail, each once and with one of five error numbers',
    suite: 'tests/cli/file-faults.test.ts',
  },
  steeringSchedules: {
    ci: 25,
    long: 2000,
    what: 'random sequences of inbox entries, kills and resumes of a session, in which each entry must be received once',
    suite: 'tests/daemon/inbox/schedules.test.ts',
  },
  spendingSchedules: {
    ci: 40,
    long: 10_000,
    what: 'random sequences of model calls, failures, cancels, child sessions and restarts, with a server that counts tokens',
    suite: 'tests/daemon/ledger/schedules.test.ts',
  },
  stuckLogs: {
    ci: 7,
    long: 200,
    what: 'seeds for turn logs, for each pattern that is stuck and each pattern that only repeats something',
    suite: 'tests/daemon/stuck/corpus.test.ts',
  },
  triggerStorms: {
    ci: 30,
    long: 500,
    what: 'series of webhooks, some of which are duplicate, late, reordered, replayed or unsigned',
    suite: 'tests/daemon/triggers/storms.test.ts',
  },
  deliveryCrashes: {
    ci: 9,
    long: 60,
    what: 'crashes of a delivery at each of its records, with the record lost, torn or kept',
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
    what: 'random values of each property-based test, as a multiple of its usual number',
    suite: 'tests/support/property.ts',
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
