/**
 * All published schemas: the file name in `generated/schemas/`, a description, and whether a validator is generated. The
 * generator, the schema reference and the closure tests read only this list.
 */
import { bundle, bundleEnvelope } from './bundle.ts';
import { bindingsFile, catalog, lockfile, projectConfig, sourceStats } from './catalog.ts';
import { compileCache } from './compile-cache.ts';
import { compileRecord } from './compile-record.ts';
import { compiledSnapshot } from './compiled-snapshot.ts';
import * as reports from './cli-reports.ts';
import {
  checkReport,
  diagnostic,
  formatReport,
  lintRuleList,
  migrateFolderReport,
  migrateReport,
  verifyReport,
} from './diagnostics.ts';
import { queueRecord } from './daemon/job.ts';
import { modelScript } from './daemon/model-script.ts';
import { outboxRecord } from './daemon/delivery.ts';
import { daemonDelivery } from './daemon/delivery-report.ts';
import { apiKeys, controlMessage } from './daemon/control.ts';
import * as daemonReports from './daemon/reports.ts';
import { childRecord } from './daemon/child-record.ts';
import { daemonSession } from './daemon/session.ts';
import { errorEnvelope } from './errors.ts';
import { sessionEvent } from './events.ts';
import { executionSnapshot } from './execution-snapshot.ts';
import { executionStats } from './daemon/execution-stats.ts';
import { entryRequest, inboxEntry } from './daemon/inbox-entry.ts';
import { legacyDefinitions, legacyStep, legacyStepBranches, legacyWorkflow } from './legacy-workflow.ts';
import { lockReport } from './lock-report.ts';
import { manifestRecord } from './manifest.ts';
import * as admin from './admin-reports.ts';
import * as adminV1 from './admin-reports-v1.ts';
import { reportedArtifact } from './reported-artifacts.ts';
import { resumeIndex } from './resume-index.ts';
import { ownerMarks } from './owner-marks.ts';
import { sessionOrigin } from './session-origin.ts';
import { sourceMap } from './source-map.ts';
import { condition, sourceWorkflow, step, stepBranches, validationCriteria } from './source-workflow.ts';
import { keyring, tokenPayload } from './tokens.ts';
import { diffReport } from './workflow-diff.ts';
import { tools } from './tools.ts';
import { ledgerRecord } from './daemon/ledger-record.ts';
import * as triggerReports from './daemon/trigger-reports.ts';
import { triggerState } from './daemon/trigger-state.ts';
import { turnRecord } from './daemon/turn-record.ts';
import type { z } from './zod.ts';

export type SchemaEntry = {
  readonly name: string;
  readonly title: string;
  readonly schema: z.ZodTypeAny;
  /** The TypeScript type of a valid value: `module#Type` below `schemas/`. Absent: no validator is generated. */
  readonly type?: string;
  /**
   * The errors that a validator reports; absent: none, for data of WorkRail. `all`: every error, for small input of a user or an
   * agent. `first`: for bundles, and for sources, whose mistakes the compiler explains.
   */
  readonly problems?: 'first' | 'all';
};

export type StepBranches = { readonly simple: z.ZodTypeAny; readonly typed: readonly z.ZodTypeAny[] };

const durable: readonly SchemaEntry[] = [
  {
    name: 'session-event.v1',
    title: 'Session event',
    schema: sessionEvent,
    type: 'events#SessionEvent',
    problems: 'first',
  },
  {
    name: 'manifest-record.v1',
    title: 'Manifest record',
    schema: manifestRecord,
    type: 'manifest#ManifestRecord',
    problems: 'first',
  },
  {
    name: 'execution-snapshot.v1',
    title: 'Execution snapshot',
    schema: executionSnapshot,
    type: 'execution-snapshot#ExecutionSnapshot',
    problems: 'first',
  },
  {
    name: 'compiled-workflow.v1',
    title: 'Compiled workflow snapshot',
    schema: compiledSnapshot,
    type: 'compiled-snapshot#CompiledSnapshot',
    problems: 'first',
  },
  {
    name: 'reported-artifact.v1',
    title: 'Artifact that the runtime reads',
    schema: reportedArtifact,
    type: 'reported-artifacts#ReportedArtifact',
    problems: 'all',
  },
  {
    name: 'token-payload.v1',
    title: 'Token payload',
    schema: tokenPayload,
    type: 'tokens#TokenPayload',
  },
  { name: 'keyring.v1', title: 'Keyring', schema: keyring, type: 'tokens#Keyring' },
  {
    name: 'session-origin.v1',
    title: 'Origin of an imported session',
    schema: sessionOrigin,
    type: 'session-origin#SessionOrigin',
  },
  {
    name: 'owner-marks.v1',
    title: 'Run titles that a user set in a session, and runs that the user abandoned',
    schema: ownerMarks,
    type: 'owner-marks#OwnerMarks',
  },
  {
    name: 'daemon-session.v1',
    title: 'State from which the daemon continues a session',
    schema: daemonSession,
    type: 'daemon/session#DaemonSession',
  },
  {
    name: 'child-record.v1',
    title: 'Record of the child sessions of a daemon session',
    schema: childRecord,
    type: 'daemon/child-record#ChildRecord',
  },
  {
    name: 'turn-record.v1',
    title: 'Record in the turn log of a daemon session',
    schema: turnRecord,
    type: 'daemon/turn-record#TurnRecord',
  },
  {
    name: 'inbox-entry.v1',
    title: 'Entry in the inbox of a daemon session',
    schema: inboxEntry,
    type: 'daemon/inbox-entry#InboxEntry',
  },
  {
    name: 'execution-stats.v1',
    title: 'Outcome and statistics of a daemon session',
    schema: executionStats,
    type: 'daemon/execution-stats#ExecutionStats',
  },
  {
    name: 'ledger-record.v1',
    title: 'Record in the cost ledger of the daemon',
    schema: ledgerRecord,
    type: 'daemon/ledger-record#LedgerRecord',
  },
  {
    name: 'queue-record.v1',
    title: 'Record in the job queue of the daemon',
    schema: queueRecord,
    type: 'daemon/job#QueueRecord',
  },
  {
    name: 'control-message.v1',
    title: 'Message of a running daemon to a client of its control API',
    schema: controlMessage,
    type: 'daemon/control#ControlMessage',
  },
  { name: 'api-keys.v1', title: 'Keys of the control API of a running daemon', schema: apiKeys },
  {
    name: 'entry-request.v1',
    title: 'Entry for the inbox of a session, as a request to the control API',
    schema: entryRequest,
    type: 'daemon/inbox-entry#EntryRequest',
    problems: 'all',
  },
  {
    name: 'trigger-state.v1',
    title: 'State of the triggers of the daemon',
    schema: triggerState,
    type: 'daemon/trigger-state#TriggerState',
  },
  {
    name: 'outbox-record.v1',
    title: 'Record in the outbox of a daemon session',
    schema: outboxRecord,
    type: 'daemon/delivery#OutboxRecord',
  },
  { name: 'bundle.v1', title: 'Export bundle', schema: bundle },
  {
    name: 'bundle-envelope.v1',
    title: 'Export bundle whose parts are not parsed yet',
    schema: bundleEnvelope,
    type: 'bundle#BundleEnvelope',
    problems: 'first',
  },
  {
    name: 'catalog.v1',
    title: 'Catalog of compiled workflows',
    schema: catalog,
    type: 'catalog#Catalog',
  },
  {
    name: 'source-stats.v1',
    title: 'Source staleness record',
    schema: sourceStats,
    type: 'catalog#SourceStats',
  },
  {
    name: 'compile-record.v1',
    title: 'Digests of the catalogs and caches that this machine compiled',
    schema: compileRecord,
    type: 'compile-record#CompileRecord',
  },
  {
    name: 'source-map.v1',
    title: 'Source map of a compiled workflow',
    schema: sourceMap,
    type: 'source-map#SourceMap',
  },
  {
    name: 'compile-cache.v1',
    title: 'Compile cache',
    schema: compileCache,
    type: 'compile-cache#CompileCache',
  },
  {
    name: 'resume-index.v1',
    title: 'Resume index',
    schema: resumeIndex,
    type: 'resume-index#ResumeIndexFile',
  },
  {
    name: 'lockfile.v1',
    title: 'workrail.lock',
    schema: lockfile,
    type: 'catalog#Lockfile',
  },
];
const authored: readonly SchemaEntry[] = [
  {
    name: 'workflow.v1',
    title: 'Workflow source',
    schema: sourceWorkflow,
    type: 'source-workflow#SourceWorkflow',
    problems: 'first',
  },
  {
    name: 'project-config.v1',
    title: 'workrail.json',
    schema: projectConfig,
    type: 'catalog#ProjectConfig',
    problems: 'all',
  },
  {
    name: 'bindings.v1',
    title: '.workrail/bindings.json',
    schema: bindingsFile,
  },
  {
    name: 'model-script.v1',
    title: 'Script for a scripted model',
    schema: modelScript,
    type: 'daemon/model-script#ModelScript',
    problems: 'all',
  },
];
/** The older format, which WorkRail still reads. */
const legacy: readonly SchemaEntry[] = [
  {
    name: 'legacy-workflow',
    title: 'Workflow source of the older format',
    schema: legacyWorkflow,
    type: 'legacy-workflow#LegacyWorkflow',
    problems: 'first',
  },
];
const printed: readonly SchemaEntry[] = [
  { name: 'diagnostic.v1', title: 'Diagnostic', schema: diagnostic },
  {
    name: 'check-report.v1',
    title: 'check, lint and compile --json',
    schema: checkReport,
  },
  { name: 'lint-rules.v1', title: 'lint --rules --json', schema: lintRuleList },
  { name: 'verify-report.v1', title: 'verify --json', schema: verifyReport },
  { name: 'format-report.v1', title: 'fmt --json', schema: formatReport },
  { name: 'migrate-report.v1', title: 'migrate --json', schema: migrateReport },
  {
    name: 'migrate-folder-report.v1',
    title: 'migrate --json for a directory',
    schema: migrateFolderReport,
  },
  { name: 'diff-report.v1', title: 'diff --json', schema: diffReport },
  { name: 'lock-report.v1', title: 'lock --json', schema: lockReport },
  { name: 'inspect-report.v1', title: 'inspect --json', schema: reports.inspectReport },
  { name: 'start-report.v1', title: 'start --json', schema: reports.startReport },
  { name: 'daemon-result.v1', title: 'daemon dispatch and resume --json', schema: daemonReports.daemonResult },
  { name: 'daemon-queued.v1', title: 'daemon dispatch --queue --json', schema: daemonReports.daemonQueued },
  { name: 'daemon-job-change.v1', title: 'daemon retry and dismiss --json', schema: daemonReports.daemonJobChange },
  { name: 'daemon-delivery.v1', title: 'daemon deliver --json', schema: daemonDelivery },
  { name: 'daemon-status.v1', title: 'daemon status --json', schema: daemonReports.daemonStatus },
  { name: 'daemon-started.v1', title: 'daemon start --json', schema: daemonReports.daemonStarted },
  { name: 'daemon-stopped.v1', title: 'daemon stop --json', schema: daemonReports.daemonStopped },
  { name: 'daemon-installed.v1', title: 'daemon install --json', schema: daemonReports.daemonInstalled },
  {
    name: 'daemon-sent.v1',
    title: 'daemon send, pause, cancel, answer and raise --json',
    schema: daemonReports.daemonSent,
  },
  { name: 'daemon-inbox.v1', title: 'daemon inbox --json', schema: daemonReports.daemonInbox },
  { name: 'daemon-log.v1', title: 'daemon logs --json', schema: daemonReports.daemonLog },
  { name: 'daemon-replay.v1', title: 'daemon replay --json', schema: daemonReports.daemonReplay },
  { name: 'daemon-trigger-check.v1', title: 'daemon triggers check --json', schema: triggerReports.triggerCheck },
  { name: 'daemon-trigger-test.v1', title: 'daemon triggers test --json', schema: triggerReports.triggerTest },
  { name: 'daemon-costs.v1', title: 'daemon costs --json', schema: daemonReports.daemonCosts },
  { name: 'daemon-worktrees.v1', title: 'daemon worktrees list --json', schema: daemonReports.daemonWorktrees },
  { name: 'daemon-adoption.v1', title: 'daemon worktrees adopt --json', schema: daemonReports.daemonAdoption },
  {
    name: 'daemon-worktree-collection.v1',
    title: 'daemon worktrees gc --json',
    schema: daemonReports.daemonWorktreeCollection,
  },
  { name: 'session-list.v2', title: 'sessions list --json', schema: admin.sessionList },
  {
    name: 'session-list.v1',
    title: 'sessions list --json=1',

    schema: adminV1.sessionList,
  },
  { name: 'session.v2', title: 'sessions show --json', schema: admin.shownSession },
  { name: 'session.v1', title: 'sessions show --json=1', schema: adminV1.shownSession },
  { name: 'keyring-report.v2', title: 'keys --json', schema: admin.keyringReport },
  { name: 'keyring-report.v1', title: 'keys --json=1', schema: adminV1.keyringReport },
  {
    name: 'token-explanation.v2',
    title: 'token explain --json',

    schema: admin.tokenExplanation,
  },
  {
    name: 'token-explanation.v1',
    title: 'token explain --json=1',

    schema: adminV1.tokenExplanation,
  },
  {
    name: 'verification-report.v1',
    title: 'sessions verify --json',

    schema: admin.verificationReport,
  },
  {
    name: 'export-report.v2',
    title: 'sessions export --json',

    schema: admin.exportReport,
  },
  {
    name: 'export-report.v1',
    title: 'sessions export --json=1',

    schema: adminV1.exportReport,
  },
  {
    name: 'import-report.v1',
    title: 'sessions import --json',

    schema: admin.importReport,
  },
  {
    name: 'repair-report.v2',
    title: 'sessions repair --json',

    schema: admin.repairReport,
  },
  {
    name: 'repair-report.v1',
    title: 'sessions repair --json=1',

    schema: adminV1.repairReport,
  },
  {
    name: 'collection-report.v2',
    title: 'sessions gc --json',

    schema: admin.collectionReport,
  },
  {
    name: 'collection-report.v1',
    title: 'sessions gc --json=1',

    schema: adminV1.collectionReport,
  },
  {
    name: 'pin-report.v2',
    title: 'sessions pin and unpin --json',

    schema: admin.pinReport,
  },
  {
    name: 'keep-report.v1',
    title: 'sessions pin and unpin --json=1',

    schema: adminV1.keepReport,
  },
  { name: 'notes-report.v1', title: 'sessions notes --json', schema: admin.notesReport },
  { name: 'mark-report.v1', title: 'sessions rename and abandon --json', schema: admin.markReport },
  { name: 'doctor-report.v1', title: 'doctor --json', schema: admin.doctorReport },
  {
    name: 'workflow-list.v1',
    title: 'list --json',
    schema: reports.workflowList,
  },
  {
    name: 'inspect-source.v1',
    title: 'inspect --source --json',
    schema: reports.inspectedSource,
  },
  {
    name: 'inspect-graph.v1',
    title: 'inspect --graph --json',
    schema: reports.inspectedGraph,
  },
  {
    name: 'inspect-provenance.v1',
    title: 'inspect --provenance --json',
    schema: reports.inspectedProvenance,
  },
  {
    name: 'inspect-snapshot.v1',
    title: 'inspect --prompts and --compiled --json',
    schema: reports.inspectedSnapshot,
  },
  {
    name: 'builtin-list.v1',
    title: 'builtins --json, for all kinds or one kind',
    schema: reports.builtinList,
  },
  {
    name: 'builtin.v1',
    title: 'builtins <id> --json',
    schema: reports.shownBuiltin,
  },
  {
    name: 'code-list.v1',
    title: 'explain --json',
    schema: reports.codeList,
  },
  {
    name: 'code-page.v1',
    title: 'explain <code> --json',
    schema: reports.codePage,
  },
  {
    name: 'error-report.v1',
    title: 'Error output of any command with --json',
    schema: reports.errorReport,
  },
  { name: 'error-envelope.v1', title: 'Error envelope', schema: errorEnvelope },
];
const toolSchemas: readonly SchemaEntry[] = tools.flatMap((tool) => [
  {
    name: `tool.${tool.name}.input`,
    title: `${tool.title}: input`,
    schema: tool.input,
    type: tool.inputType,
    problems: 'all',
  },
  {
    name: `tool.${tool.name}.reply`,
    title: `${tool.title}: reply`,
    schema: tool.reply,
  },
]);

export const schemaGroups = { durable, authored, legacy, printed, tools: toolSchemas } as const;
export const schemaRegistry: readonly SchemaEntry[] = [...durable, ...authored, ...legacy, ...printed, ...toolSchemas];

/** Recursive or shared schemas that are written once under `definitions`. */
export const namedDefinitions: ReadonlyMap<z.ZodTypeAny, string> = new Map<z.ZodTypeAny, string>([
  [step, 'Step'],
  [validationCriteria, 'ValidationCriteria'],
  [condition, 'Condition'],
  ...legacyDefinitions,
]);
/** Steps: without `type` the simple branch, with one the branch of that type. */
export const stepSchemas: ReadonlyMap<z.ZodTypeAny, StepBranches> = new Map<z.ZodTypeAny, StepBranches>([
  [step, stepBranches],
  [legacyStep, legacyStepBranches],
]);
