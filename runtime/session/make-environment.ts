/** The environment of both public faces of the runtime, wired from storage and catalogs. */
import { currentRulesVersion } from '../core/validation/rules.ts';
import { PinnedObjects } from './pinned-objects.ts';
import type { CatalogsPort, Storage } from '../storage/ports.ts';
import type { TokenForm } from '../tokens/tokens.ts';
import { LazyChecks } from './attempt-checks.ts';
import type { Environment } from './environment.ts';
import { createGate, type GateRefusals } from './gate.ts';
import { OpenForms } from './open-forms.ts';
import { OpenSessions } from './open-sessions.ts';
import { ResumeIndex } from './resume-index.ts';
import { RunNames } from './run-names.ts';

export type RuntimeOptions = {
  /** How replies write tokens; both forms are read. Absent: handles. */
  readonly tokenForm?: TokenForm;
  /** The version of the rules that runs start under; a test writes logs of earlier versions. Absent: the newest. */
  readonly rulesVersion?: number;
  /** Absent: the daemon works on no run, or the runtime is that of the daemon. */
  readonly unattended?: Environment['unattended'];
  /** Absent: the last compiled version of a workflow may start. */
  readonly currentOnly?: NonNullable<Environment['currentOnly']>;
};
const nothingUnattended = async () => null;

export type MadeEnvironment = Environment & { readonly index: ResumeIndex };

export function makeEnvironment(
  host: Environment['host'],
  storage: Storage,
  catalogs: CatalogsPort,
  {
    tokenForm = 'handles',
    rulesVersion = currentRulesVersion,
    unattended = nothingUnattended,
    currentOnly,
  }: RuntimeOptions = {},
  refusals?: GateRefusals,
): MadeEnvironment {
  const sessions = new OpenSessions(storage);
  const objects = new PinnedObjects(storage.objects);
  const index = new ResumeIndex({ host, storage, sessions, objects });
  return {
    host,
    storage,
    catalogs,
    sessions,
    objects,
    checks: new LazyChecks(host.crypto.digest),
    gate: createGate(storage, sessions, refusals),
    forms: new OpenForms(),
    runNames: new RunNames(storage.index, index),
    tokenForm,
    rulesVersion,
    unattended,
    currentOnly: currentOnly ?? null,
    index,
  };
}
