/**
 * A server in this process, over either storage adapter, spoken to by the official client: what an agent meets, with
 * hand-built compiled workflows. Every reply is validated against its generated schema, every event against its own.
 */
import fs from 'node:fs';
import path from 'node:path';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { expect, onTestFinished } from 'vitest';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import { type EventOf, type SessionEvent, sessionEvent } from '../../schemas/events.ts';
import type { EventKind } from '../../schemas/closed-sets.ts';
import type { SessionId, Sha256Digest } from '../../schemas/ids.ts';
import type { CheckpointData, ContinueData, StartData } from '../../schemas/tools.ts';
import type { GitFacts, Host } from '../../runtime/ports.ts';
import { silentTrace } from '../../runtime/host.ts';
import { createServer } from '../../runtime/mcp/server.ts';
import { createAdminApi, type AdminApi } from '../../runtime/admin-api.ts';
import { createRuntime } from '../../runtime/runtime.ts';
import { fileStorage } from '../../runtime/storage/file/storage.ts';
import { type TokenForm, tokenMint } from '../../runtime/tokens/tokens.ts';
import { attemptAt } from '../../runtime/core/identity.ts';
import { logStart } from '../../runtime/core/stored-log.ts';
import type { Storage } from '../../runtime/storage/ports.ts';
import { Agent } from '../e2e/support.ts';
import { temporaryFolder } from './files.ts';
import { HeardTexts } from './heard-texts.ts';
import { MemoryDisk } from './memory-disk.ts';
import { catalogsAt, must, testHost } from './world.ts';

export const adapters = ['memory', 'file'] as const;
export type Adapter = (typeof adapters)[number];
type Step = StartData | ContinueData;
type Blocked = Extract<ContinueData, { kind: 'blocked' }>;

/** Every log that a test leaves behind, decided again from its first event on. */
async function expectVerified(operator: AdminApi): Promise<void> {
  for (const { sessionId } of must(await operator.listSessions()).sessions) {
    const { verdict, firstBad, unverifiable } = must(await operator.verifySession(sessionId));
    expect({ sessionId, firstBad, unverifiable, verdict }).toEqual({
      sessionId,
      unverifiable: [],
      verdict: 'verified',
    });
  }
}

export class Bench {
  readonly agent: Agent;
  readonly #storage: Storage;
  /** Another process over the same data, with caches of its own. */
  readonly another: () => Promise<Bench>;

  /** Replaces the bytes of a stored snapshot by others; processes that have read it before do not notice. */
  readonly damage: (snapshotRef: string) => void;

  /** The ackToken of a later attempt on a node of a run, by their numbers, as a reply of another server may have offered it. */
  readonly ackOf: (run: Run, node: number, attempt: number) => Promise<string>;

  /** Removes the records of run names, as an older version leaves a data directory. */
  readonly forgetRunNames: () => Promise<void>;

  private constructor(
    agent: Agent,
    storage: Storage,
    another: () => Promise<Bench>,
    damage: (snapshotRef: string) => void,
    forgetRunNames: () => Promise<void>,
    ackOf: Bench['ackOf'],
  ) {
    this.agent = agent;
    this.#storage = storage;
    this.another = another;
    this.damage = damage;
    this.forgetRunNames = forgetRunNames;
    this.ackOf = ackOf;
  }

  /** @param facts of the repository that the served project lies in */
  static async of(
    adapter: Adapter,
    workflows: readonly CompiledSnapshot[],
    facts: GitFacts | null = null,
    more: { readonly startSession?: boolean; readonly host?: Partial<Host>; readonly tokenForm?: TokenForm } = {},
  ): Promise<Bench> {
    const host = testHost({ git: { observe: async () => facts }, ...more.host });
    const [folder, disk] = [temporaryFolder(), new MemoryDisk(host.clock)];
    let isDamaged = false;
    const damage = (snapshotRef: string) => {
      isDamaged = true;
      const bytes = new TextEncoder().encode('{}');
      if (adapter === 'memory') disk.stored.setObject('snapshot', snapshotRef as Sha256Digest, bytes);
      else fs.writeFileSync(path.join(folder, 'snapshots', `${snapshotRef.replace(':', '-')}.json`), bytes);
    };
    const forgetRunNames = async () => {
      const files = adapter === 'file' ? host.files : disk.disk.files;
      const names = adapter === 'file' ? path.join(folder, 'cache/run-names') : disk.layout.runNames;
      for (const name of await files.list(names)) await files.remove(path.join(names, name));
    };
    const open = async (): Promise<Bench> => {
      const storage = adapter === 'file' ? fileStorage(host, folder) : disk.storage(host);
      const texts = new HeardTexts();
      const runtime = texts.of(createRuntime(host, storage, catalogs, { tokenForm: more.tokenForm ?? 'handles' }));
      const { server } = createServer(() => runtime, {
        version: '1',
        trace: silentTrace,
        startSession: more.startSession === true,
      });
      const [ours, theirs] = InMemoryTransport.createLinkedPair();
      await server.connect(ours);
      const agent = await Agent.over(theirs, texts);
      onTestFinished(() => agent.client.close());
      const ackOf = async (run: Run, node: number, attempt: number) => {
        const created = (await run.eventsOf('node_created'))[node - 1];
        if (created === undefined) throw new Error(`the run has no node ${node}`);
        const sessionId = run.sessionId as SessionId;
        const { runId, nodeId } = created.scope;
        const mint = tokenMint(must(await storage.keyring.load(false)), host.crypto, 'handles');
        const { digest } = host.crypto;
        return mint.ack({ sessionId, runId, nodeId, number: node }, attemptAt(digest, sessionId, nodeId, attempt));
      };
      return new Bench(agent, storage, open, damage, forgetRunNames, ackOf);
    };
    const catalogs = catalogsAt(facts?.repoRoot ?? null, workflows);
    onTestFinished(async () => {
      const storage = adapter === 'file' ? fileStorage(host, folder) : disk.storage(host);
      if (!isDamaged) await expectVerified(createAdminApi(host, storage, catalogs));
    });
    return open();
  }

  /** Everything that is stored of a session, each event checked against its schema. */
  async events(sessionId: string): Promise<readonly SessionEvent[]> {
    const read = must(await this.#storage.log.read(sessionId as SessionId, logStart));
    if (read.kind === 'moved' || read.damage !== null) throw new Error('the log cannot be read whole');
    for (const event of read.events) sessionEvent.parse(event);
    return read.events;
  }

  start(workflowId: string, more: Record<string, unknown> = {}): Promise<Run> {
    return Run.start(this, workflowId, more);
  }
}

/** One run as an agent walks it: remembers the latest reply and the pair to go on with. */
export class Run {
  readonly bench: Bench;
  data: Step;
  text: string;
  #pair: { stateToken: string; ackToken: string | undefined };

  private constructor(bench: Bench, data: Step, text: string) {
    this.bench = bench;
    this.data = data;
    this.text = text;
    this.#pair = pairOf(data);
  }

  static async start(bench: Bench, workflowId: string, more: Record<string, unknown>): Promise<Run> {
    const { data, text } = await bench.agent.start(workflowId, more);
    return new Run(bench, data, text);
  }

  get pair() {
    return this.#pair;
  }
  get sessionId(): string {
    return this.data.session.sessionId;
  }
  /** The pending step; `complete` at the end. */
  get at(): string {
    return this.data.pending?.stepId ?? 'complete';
  }
  get blocked(): Blocked {
    if (!('kind' in this.data) || this.data.kind !== 'blocked') throw new Error(`not blocked: ${this.text}`);
    return this.data;
  }
  get codes(): readonly string[] {
    return this.blocked.blockers.map(({ code }) => code);
  }

  /** Acknowledges the pending step, whatever comes of it. */
  async ack(output: Record<string, unknown> = {}, more: Record<string, unknown> = {}): Promise<this> {
    const { data, text } = await this.bench.agent.done('continue_workflow', { ...this.#pair, output, ...more });
    this.data = data;
    this.text = text;
    this.#pair = pairOf(data);
    return this;
  }
  artifacts(...artifacts: readonly unknown[]): Promise<this> {
    return this.ack({ artifacts });
  }
  refused(output: Record<string, unknown> = {}, more: Record<string, unknown> = {}): Promise<ErrorEnvelope> {
    return this.bench.agent.refused('continue_workflow', { ...this.#pair, output, ...more });
  }
  /** Keeps work on the pending step, and goes on with the pair that is returned. */
  async checkpoint(output: Record<string, unknown>): Promise<CheckpointData> {
    const { stateToken, checkpointToken } = this.data;
    const { data } = await this.bench.agent.done<CheckpointData>('checkpoint_workflow', {
      stateToken,
      checkpointToken,
      output,
    });
    this.data = { ...this.data, stateToken: data.stateToken, checkpointToken: data.checkpointToken };
    this.#pair = { stateToken: data.stateToken, ackToken: data.ackToken };
    return data;
  }
  /** Reads the step of a token again; by default of the latest one. The run goes on with the pair that it is handed. */
  async read(stateToken = this.#pair.stateToken): Promise<this> {
    const { data, text } = await this.bench.agent.done('continue_workflow', { stateToken });
    this.data = data;
    this.text = text;
    this.#pair = pairOf(data);
    return this;
  }

  events(): Promise<readonly SessionEvent[]> {
    return this.bench.events(this.sessionId);
  }
  async eventsOf<K extends EventKind>(kind: K): Promise<readonly EventOf<K>[]> {
    return (await this.events()).filter((event) => event.kind === kind) as unknown as readonly EventOf<K>[];
  }
  /** Every summary of the decision trace, in order. */
  async trace(): Promise<readonly string[]> {
    const events = await this.eventsOf('decision_trace_appended');
    return events.flatMap(({ data }) => data.entries.map(({ kind, summary }) => `${kind}: ${summary}`));
  }
}

/** As the text of a reply tells it: a blocked reply is retried with its own pair. */
function pairOf(data: Step): { stateToken: string; ackToken: string | undefined } {
  const ackToken = 'kind' in data && data.kind === 'blocked' ? data.retryAckToken : data.ackToken;
  return { stateToken: data.stateToken, ackToken };
}
