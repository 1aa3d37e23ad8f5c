/** Sessions of the daemon on a real runtime: both keep their files on one simulated disk, so that one cut hits both. */
import { createHash } from 'node:crypto';
import type { CompiledSnapshot } from '../../../schemas/compiled-snapshot.ts';
import type { ModelFault, ModelPort, ModelReply, ModelRequest } from '../../../daemon/model/model.ts';
import type { Job, SessionEnvironment } from '../../../daemon/session/session-environment.ts';
import { FileLedger } from '../../../daemon/ledger/ledger.ts';
import { DaemonLayout } from '../../../daemon/storage/layout.ts';
import type { Tool } from '../../../daemon/tools/tool.ts';
import { nodeCrypto } from '../../../runtime/host/crypto.ts';
import { ulidIds } from '../../../runtime/host/ids.ts';
import { createRuntime } from '../../../runtime/runtime.ts';
import { fileStorage } from '../../../runtime/storage/file/storage.ts';
import { SimulatedDisk } from '../../support/simulated-disk.ts';
import { catalogsAt, testHost } from '../../support/world.ts';
import { refusal } from '../llm/rules.ts';
import { asSent } from './loop-world.ts';

export const data = '/data';
export const workspacePath = '/work';
export const layout = new DaemonLayout(data);
export const never = new AbortController().signal;

/** Ids and suffixes differ from process to process, and are the same in every run of a test. */
function seededCrypto(seed: string) {
  let drawn = 0;
  const random = (length: number) => {
    drawn += 1;
    return Uint8Array.from(createHash('sha512').update(`${seed}:${drawn}`).digest().subarray(0, length));
  };
  return { ...nodeCrypto(), random };
}

/** What survives a process: the disk, the effects of tools, and what the model was sent. */
export class SessionWorld {
  readonly disk = new SimulatedDisk(data);
  readonly requests: ModelRequest[] = [];
  readonly effects = new Map<string, number>();
  readonly #workflows: readonly CompiledSnapshot[];
  #processes = 0;
  nowMs = Date.UTC(2026, 0, 2);

  constructor(...workflows: readonly CompiledSnapshot[]) {
    this.#workflows = workflows;
  }

  /** A process: its own runtime, caches and ids. */
  process(model: ModelPort, more: Partial<SessionEnvironment> = {}): SessionEnvironment {
    this.#processes += 1;
    const crypto = seededCrypto(`process ${this.#processes}`);
    const clock = { nowMs: () => this.nowMs };
    const { files, locks } = this.disk;
    const host = testHost({ files, locks, clock, crypto, ids: ulidIds(clock, crypto.random) });
    return {
      host,
      runtime: createRuntime(host, fileStorage(host, data), catalogsAt(workspacePath, this.#workflows)),
      layout,
      model,
      limits: {
        callsPerStepMax: 20,
        failuresInARowMax: 5,
        stuck: 'stop' as const,
        sessionMsMax: 3_600_000,
        stepMsMax: 7_200_000,
        silenceMsMax: 7_200_000,
      },
      confirmations: 'ask',
      permissions: [],
      spending: { ledger: new FileLedger(host, layout.ledger), limits: {}, maxOutputTokens: 100 },
      timer: { after: () => () => undefined },
      openTools: async () => ({
        kind: 'open',
        tools: [this.write],
        checkpoint: async () => null,
        close: async () => undefined,
      }),
      pause: async () => undefined,
      ...more,
    };
  }

  model(script: (request: ModelRequest, number: number) => ModelReply | ModelFault): ModelPort {
    return {
      provider: 'scripted',
      modelId: 'model-1',
      call: async (request) => {
        this.requests.push(request);
        const wrong = refusal({ ...asSent(request), outputTokensMax: 100 }, 1_000_000);
        if (wrong !== null) return { kind: 'fault', code: 'request_refused', message: wrong };
        return script(request, this.requests.length);
      },
    };
  }

  readonly write: Tool = {
    name: 'write',
    description: 'Writes.',
    inputSchema: { type: 'object' },
    run: async ({ name }) => {
      this.effects.set(String(name), (this.effects.get(String(name)) ?? 0) + 1);
      return { ending: 'done', text: `wrote ${String(name)}` };
    },
  };

  text(path: string): string {
    return new TextDecoder().decode(this.disk.bare.read(path) ?? new Uint8Array());
  }

  /** Every file of the daemon, as one text. */
  daemonFiles(): string {
    const walk = (at: string): string[] => {
      const bytes = this.disk.bare.read(at);
      return bytes === null ? this.disk.bare.list(at).flatMap((name) => walk(`${at}/${name}`)) : [this.text(at)];
    };
    return walk(layout.root).join('\n');
  }
}

export const jobOf = (workflowId: string, more: Partial<Job> = {}): Job => ({
  workflowId,
  goal: 'Fix the login.',
  context: {},
  workspacePath,
  ...more,
});

/** The title of the step in the first message: `step 2 of 3: Title of step-2`. */
export const titleIn = ({ messages: [first] }: ModelRequest): string =>
  /step \d+(?: of \d+)?[^:\n]*: (.*)$/m.exec(first?.role === 'user' ? first.text : '')?.[1] ?? '';
