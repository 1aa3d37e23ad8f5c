/**
 * The runtime's second public face: what people do with a data directory. It shares nothing with the server's face but the
 * storage below, and nothing of it is loaded by a server. Agents never come here: there is no tool that lists, exports,
 * repairs or removes.
 */
import type { Result } from 'neverthrow';
import type { ErrorEnvelope } from '../schemas/errors.ts';
import type {
  CollectionReport,
  ImportReport,
  MarkReport,
  PinReport,
  KeyringReport,
  RepairReport,
  SessionList,
  TokenExplanation,
  VerificationReport,
} from '../schemas/admin-reports.ts';
import { collect } from './admin/gc.ts';
import { type Examination, examineStore } from './admin/examine-store.ts';
import { explainToken } from './admin/explain-token.ts';
import { type Exported, type ExportOptions, exportSession } from './admin/export-session.ts';
import { importBundle } from './admin/import-bundle.ts';
import { type MarkChange, markRun } from './admin/mark-run.ts';
import { pinSession } from './admin/pin-session.ts';
import { rotateKeys, showKeys } from './admin/keys.ts';
import { type ListRequest, listSessions, type Shown, showSession } from './admin/list-sessions.ts';
import { repairSession } from './admin/repair-session.ts';
import { verifyBundle, verifySession } from './admin/verify-session.ts';
import type { BundleBytes } from './portability/bundle-reader.ts';
import type { Environment } from './session/environment.ts';
import { makeEnvironment } from './session/make-environment.ts';
import type { CatalogsPort, Storage } from './storage/ports.ts';

type Answer<T> = Promise<Result<T, ErrorEnvelope>>;
export type AdminApi = {
  /** What the doctor asks. */
  examineStore(): Answer<Examination>;
  /** @param ttlDays how long after its last plan a session stays; `dryRun` says what would go and removes nothing */
  collect(ttlDays: number, dryRun: boolean): Answer<CollectionReport>;
  pinSession(named: string, isPinned: boolean): Answer<PinReport>;
  /** @param named a run id, a run name, or the id of a session with one run */
  markRun(named: string, change: MarkChange): Answer<MarkReport>;
  /** @param dryRun says what would be done and does nothing */
  repairSession(named: string, dryRun: boolean): Answer<RepairReport>;
  /** @param named a session id, a run id or a run name */
  verifySession(named: string): Answer<VerificationReport>;
  verifyBundle(bundle: BundleBytes): Answer<VerificationReport>;
  exportSession(named: string, options: ExportOptions): Answer<Exported>;
  importBundle(bundle: BundleBytes): Answer<ImportReport>;
  /** @param text as it was copied, with whatever stands around it */
  explainToken(text: string): Answer<TokenExplanation>;
  showKeys(): Answer<KeyringReport>;
  /** @param forceNew generate new keys where they are lost or damaged */
  rotateKeys(forceNew: boolean): Answer<KeyringReport>;
  listSessions(request?: ListRequest): Answer<SessionList>;
  /** @param named a session id, a run id or a run name */
  showSession(named: string): Answer<Shown>;
};

export function createAdminApi(host: Environment['host'], storage: Storage, catalogs: CatalogsPort): AdminApi {
  const environment: Environment = makeEnvironment(host, storage, catalogs, 'handles');
  return {
    examineStore: () => examineStore(environment),
    collect: (ttlDays, dryRun) => collect(environment, ttlDays, dryRun),
    pinSession: (named, isPinned) => pinSession(environment, named, isPinned),
    markRun: (named, change) => markRun(environment, named, change),
    repairSession: (named, dryRun) => repairSession(environment, named, dryRun),
    verifySession: (named) => verifySession(environment, named),
    verifyBundle: (bundle) => verifyBundle(environment, bundle),
    exportSession: (named, options) => exportSession(environment, named, options),
    importBundle: (bundle) => importBundle(environment, bundle),
    explainToken: (text) => explainToken(environment, text),
    showKeys: () => showKeys(environment),
    rotateKeys: (forceNew) => rotateKeys(environment, forceNew),
    listSessions: (request) => listSessions(environment, request),
    showSession: (named) => showSession(environment, named),
  };
}
