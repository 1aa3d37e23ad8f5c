/** What the figures are measured on: temporary places, processes, clients, and a runtime over the file store. */

import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { ok } from 'neverthrow';
import { builtins } from '../../builtins/registry.ts';
import { artifactsOf } from '../../compiler/artifacts/artifacts.ts';
import { type CompileInput, compileAll } from '../../compiler/compile.ts';
import { nodeCrypto } from '../../runtime/host/crypto.ts';
import type { FilePort } from '../../runtime/ports.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import type { TokenForm } from '../../runtime/tokens/tokens.ts';
import type { CanonicalText } from '../../schemas/canonical/json.ts';
import type { Catalog } from '../../schemas/catalog.ts';
import { dataCapability } from '../../schemas/closed-sets.ts';
import type { ContinueData, StartData } from '../../schemas/tools.ts';
import type * as runtimeEntry from './runtime-entry.ts';
import { importBuilt } from './shipped.ts';

const { createHost, createRuntime, fileStorage, memoryCatalog, nodeFiles } =
  await importBuilt<typeof runtimeEntry>('runtime-entry.ts');

export { nodeFiles };

export const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const program = path.join(root, 'dist/workrail.cjs');
const folders: string[] = [];
const closers: (() => Promise<unknown>)[] = [];

/** On the disk that the repository is on: a temporary folder may live in memory, where a sync costs nothing. */
export function temporaryFolder(): string {
  const base = path.join(root, 'node_modules/.cache');
  fs.mkdirSync(base, { recursive: true });
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(base), 'workrail-bench-'));
  folders.push(folder);
  return folder;
}

export async function cleanUp(): Promise<void> {
  for (const close of closers) await close().catch(() => undefined);
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
}

// Processes -----------------------------------------------------------------------------------------------------------

export type Place = { readonly project: string; readonly environment: Record<string, string>; readonly data: string };

export function temporaryPlace(): Place {
  const folder = temporaryFolder();
  const [project, home, data] = ['project', 'home', 'data'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const each of [project, home]) fs.mkdirSync(each);
  const environment = { PATH: process.env['PATH'] ?? '', HOME: home, USERPROFILE: home, WORKRAIL_DATA_DIR: data };
  return { project, environment, data };
}

/** Runs a Node process to its end. */
export function ran(args: readonly string[], place: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: place.project, env: place.environment, stdio: 'ignore' });
    child.once('error', reject);
    child.once('exit', () => resolve());
  });
}

/** From the start of a server's process to its reply to `initialize`. */
export function startAndGreet(args: readonly string[], place: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: place.project,
      env: place.environment,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    child.once('error', reject);
    child.stdout.once('data', () => {
      resolve();
      child.kill('SIGKILL');
    });
    child.stdin.on('error', () => undefined);
    const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'bench', version: '1' } };
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params })}\n`);
  });
}

export type Step = StartData | ContinueData;

export class Connected {
  readonly client: Client;
  readonly #transport: StdioClientTransport;

  private constructor(args: readonly string[], place: Place, readsData: boolean) {
    this.client = new Client(
      { name: 'workrail-bench', version: '1' },
      { capabilities: readsData ? { experimental: { [dataCapability]: {} } } : {} },
    );
    this.#transport = new StdioClientTransport({
      command: process.execPath,
      args: [...args],
      env: place.environment,
      cwd: place.project,
      stderr: 'ignore',
    });
  }
  static async to(args: readonly string[], place: Place, readsData = true): Promise<Connected> {
    const connected = new Connected(args, place, readsData);
    await connected.client.connect(connected.#transport);
    closers.push(() => connected.client.close());
    return connected;
  }
  static server = (place: Place) => Connected.to([program, 'serve', '--project', place.project], place);
  /** What an agent has: replies are text alone. */
  static agent = (place: Place) => Connected.to([program, 'serve', '--project', place.project], place, false);
  static echo = (place: Place) => Connected.to([path.join(root, 'build/bench/echo.mjs')], place);

  async call(name: string, args: Record<string, unknown>): Promise<{ readonly text: string; readonly data: Step }> {
    const { content, structuredContent, isError } = await this.client.callTool({ name, arguments: args });
    const text = (content as { text: string }[])[0]?.text ?? '';
    if (isError === true) throw new Error(text);
    return { text, data: structuredContent as Step };
  }
  /** Resident memory of the process, in MB; null where it cannot be read. */
  residentMb(): number | null {
    try {
      const status = fs.readFileSync(`/proc/${this.#transport.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
    } catch {
      return null;
    }
  }
}

export const notes = 'Did what the step asks for. Found nothing that blocks. Produced a list of three findings.';
export const acknowledgement = (step: Step) => ({
  stateToken: step.stateToken,
  ackToken: step.ackToken ?? '',
  output: { notesMarkdown: notes },
});

// Sources -------------------------------------------------------------------------------------------------------------

const { digest } = nodeCrypto();

export function inputFrom(file: string, text: string, sourceKind: CompileInput['sourceKind']): CompileInput {
  return { file, text, bytes: new TextEncoder().encode(text), sourceKind };
}

export const compiled = (inputs: readonly CompileInput[]) => compileAll(inputs, { digest, builtins });

export function libraryInputs(): CompileInput[] {
  const folder = path.join(root, 'workflows');
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => inputFrom(`workflows/${name}`, fs.readFileSync(path.join(folder, name), 'utf8'), 'bundled'));
}

export const longId = 'bench.long';
export const longSource = (steps: number) =>
  JSON.stringify({
    id: longId,
    name: 'A long run',
    description: 'Many small steps.',
    version: '1.0.0',
    steps: Array.from({ length: steps }, (_, i) => ({
      id: `step-${i + 1}`,
      title: `Step ${i + 1}`,
      prompt: `Do part ${i + 1} of the work.`,
    })),
  });

/** Everything durable, and nothing waited for: to fill a data directory, never to measure one. */
export const unsyncedFiles = (files: FilePort): FilePort => ({
  ...files,
  syncFolder: async () => undefined,
  open: async (at, mode, permissions) => {
    const file = await files.open(at, mode, permissions);
    return {
      descriptor: file.descriptor,
      read: (position, length) => file.read(position, length),
      write: (bytes, position) => file.write(bytes, position),
      truncate: (length) => file.truncate(length),
      sync: async () => undefined,
      opened: file.opened,
      close: () => file.close(),
    };
  },
});

/** A runtime in this process, over the file store, with what was compiled from a source. */
export function runtimeOn(data: string, source: string, files?: FilePort, tokenForm: TokenForm = 'handles'): Runtime {
  const result = compiled([inputFrom('bench.json', source, 'project')]);
  const [failed] = result.diagnostics.filter(({ severity }) => severity === 'error');
  if (failed !== undefined) throw new Error(failed.rendered);
  const { catalog, snapshots } = artifactsOf(result, '0.0.0');
  const host = { ...createHost(), ...(files === undefined ? {} : { files }) };
  const entries = (JSON.parse(catalog) as Catalog).workflows.map((entry) => ({
    entry,
    text: (snapshots.find(({ name }) => name.includes(entry.workflowHash.slice('sha256:'.length)))?.text ??
      '') as CanonicalText,
  }));
  const workspace = { path: null, catalogs: [memoryCatalog('project', entries)] };
  return createRuntime(host, fileStorage(host, data), { workspace: async () => ok(workspace) }, { tokenForm });
}

// Steps ---------------------------------------------------------------------------------------------------------------

export const bytesOf = (text: string) => Buffer.byteLength(text);
export const must = <T>(result: { isOk(): boolean; isErr(): boolean; _unsafeUnwrap(): T }): T => result._unsafeUnwrap();
export const start = async (runtime: Runtime): Promise<Step> => must(await runtime.start({ workflowId: longId })).data;
export const advance = async (runtime: Runtime, step: Step): Promise<Step> =>
  must(await runtime.continue(acknowledgement(step))).data;
