/**
 * The runtime's second public face: what people do with a data directory. It shares nothing with the server's face but the
 * storage below, and nothing of it is loaded by a server. Agents never come here: there is no tool that lists, exports,
 * repairs or removes. A command calls one of these and ends, so each is loaded when it is called.
 */
import type { Result } from 'neverthrow';
import type { ErrorEnvelope } from '../schemas/errors.ts';
import type { SessionId } from '../schemas/ids.ts';
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
import type { Examination } from './admin/examine-store.ts';
import type { Exported, ExportOptions } from './admin/export-session.ts';
import { refusalsForUsers } from './admin/errors.ts';
import type { MarkChange } from './admin/mark-run.ts';
import type { ListRequest, Shown } from './admin/list-sessions.ts';
import type { BundleBytes } from './portability/bundle-reader.ts';
import type { Environment } from './session/environment.ts';
import { makeEnvironment } from './session/make-environment.ts';
import type { CatalogsPort, Storage } from './storage/ports.ts';

type Answer<T> = Promise<Result<T, ErrorEnvelope>>;
export type AdminApi = {
  /** What the doctor asks. */
  examineStore(): Answer<Examination>;
  /** @param ttlDays how long after its last plan a session stays; `dryRun` says what would go and removes nothing */
  /** @param inUse sessions that stay whatever their age; absent: none */
  collect(ttlDays: number, dryRun: boolean, inUse?: ReadonlySet<SessionId>): Answer<CollectionReport>;
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
  const environment: Environment = makeEnvironment(host, storage, catalogs, {}, refusalsForUsers);
  return {
    examineStore: async () => (await import('./admin/examine-store.ts')).examineStore(environment),
    collect: async (ttlDays, dryRun, inUse = new Set()) =>
      (await import('./admin/gc.ts')).collect(environment, ttlDays, dryRun, inUse),
    pinSession: async (named, isPinned) =>
      (await import('./admin/pin-session.ts')).pinSession(environment, named, isPinned),
    markRun: async (named, change) => (await import('./admin/mark-run.ts')).markRun(environment, named, change),
    repairSession: async (named, dryRun) =>
      (await import('./admin/repair-session.ts')).repairSession(environment, named, dryRun),
    verifySession: async (named) => (await import('./admin/verify-session.ts')).verifySession(environment, named),
    verifyBundle: async (bundle) => (await import('./admin/verify-session.ts')).verifyBundle(environment, bundle),
    exportSession: async (named, options) =>
      (await import('./admin/export-session.ts')).exportSession(environment, named, options),
    importBundle: async (bundle) => (await import('./admin/import-bundle.ts')).importBundle(environment, bundle),
    explainToken: async (text) => (await import('./admin/explain-token.ts')).explainToken(environment, text),
    showKeys: async () => (await import('./admin/keys.ts')).showKeys(environment),
    rotateKeys: async (forceNew) => (await import('./admin/keys.ts')).rotateKeys(environment, forceNew),
    listSessions: async (request) => (await import('./admin/list-sessions.ts')).listSessions(environment, request),
    showSession: async (named) => (await import('./admin/list-sessions.ts')).showSession(environment, named),
  };
}
