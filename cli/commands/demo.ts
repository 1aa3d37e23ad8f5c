/**
 * `workrail demo`: one real run, described while it happens. The bundled library is compiled; this program is started as a
 * server; a real MCP client runs a workflow; the server is killed with SIGKILL in the middle of an advance and started
 * again, and the run continues. Everything is in a temporary folder, which is removed at the end.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { getDefaultEnvironment, StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { version } from '../../package.json';
import { compileInputs } from '../../project/compile/compile-root.ts';
import { usageError } from '../../project/failure.ts';
import { temporaryFolder } from '../../project/files/temporary-folder.ts';
import { bundledFolder } from '../../project/places.ts';
import { inputOf } from '../../project/sources/source-input.ts';
import { headerLine } from '../../runtime/core/reply-text.ts';
import type { ErrorReport } from '../../schemas/cli-reports.ts';
import { dataCapability } from '../../schemas/closed-sets.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { RunId, SessionId } from '../../schemas/ids.ts';
import { counted } from '../../schemas/text/counted.ts';
import type { ContinueData, StartData } from '../../schemas/tools.ts';
import { exitCode, type Invocation } from '../command.ts';
import { diskFailure } from '../demo/disk-fault.ts';
import { Story } from '../demo/story.ts';
import { dagLines } from '../reporters/dag.ts';
import { openRuntimeIn } from '../serving/open-runtime.ts';
import { dataColors, printData } from '../terminal/terminal.ts';

const workflowId = 'wr.bug_investigation';
type Step = StartData | ContinueData;
/** The text has the first lines that an agent reads. */
type Answer = { readonly text: string; readonly data: Step };

/** One connected server process. */
class Server {
  readonly #transport: StdioClientTransport;
  /** It scripts what an agent does, so it reads data. */
  readonly #client = new Client(
    { name: 'workrail-demo', version },
    { capabilities: { experimental: { [dataCapability]: {} } } },
  );

  constructor(project: string, environment: Record<string, string>) {
    this.#transport = new StdioClientTransport({
      command: process.execPath,
      args: [process.argv[1] ?? '', 'serve', '--project', project],
      env: { ...getDefaultEnvironment(), ...environment },
      stderr: 'ignore',
    });
  }
  async connect(): Promise<void> {
    await this.#client.connect(this.#transport);
  }
  get pid(): number {
    return this.#transport.pid ?? 0;
  }
  async call(name: string, args: Record<string, unknown>): Promise<Answer> {
    const result = await this.#client.callTool({ name, arguments: args });
    if (result.isError === true) throw refusal(name, (result.structuredContent as ErrorReport).error);
    const data = result.structuredContent as Step;
    return { text: [headerLine(data), '', firstLine(data.pending?.prompt ?? '')].join('\n'), data };
  }
  /** SIGKILL: no handler runs, nothing is flushed, no lock is given back in an orderly way. */
  kill(): void {
    process.kill(this.pid, 'SIGKILL');
  }
  /** Ends the process if there is still one; for the way out. */
  stop(): void {
    try {
      if (this.#transport.pid !== null) process.kill(this.#transport.pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }
  close(): Promise<void> {
    return this.#client.close();
  }
}

const refusal = (name: string, error: ErrorEnvelope): Error =>
  error.code === 'STORE_IO_FAILED'
    ? diskFailure(error, null)
    : new Error(`the server refused ${name}: ${JSON.stringify(error)}`);

const notesFor = (step: Step) => `Scripted notes of the demo for "${step.pending?.title ?? ''}".`;
const acknowledgement = (step: Step, notesMarkdown = notesFor(step)) => ({
  stateToken: step.stateToken,
  ackToken: step.ackToken,
  output: { notesMarkdown },
});
/** The run, the workflow and the step; the handle is for agents. */
const firstLine = (text: string) => (text.split('\n')[0] ?? '').replace(/^(\[[^/\]]+)\/[^\]]+/, '$1');

async function compileLibrary(story: Story): Promise<void> {
  await story.chapter('Compile the bundled library');
  const folder = join(dirname(dirname(bundledFolder())), 'workflows');
  const inputs = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => inputOf(`workflows/${name}`, readFileSync(join(folder, name)), 'bundled'));
  const { compiled, diagnostics } = compileInputs(inputs);
  if (diagnostics.some(({ severity }) => severity === 'error')) throw new Error('the bundled library does not compile');
  for (const workflow of compiled) {
    await story.tell(
      `${workflow.workflowId}: ${counted(workflow.snapshot.steps.length, 'step')}, ${workflow.workflowHash}`,
    );
  }
}

/** The temporary folders of the demo, and the one server that runs in them. */
class Workspace {
  readonly #folder = temporaryFolder('workrail-demo-');
  readonly project = join(this.#folder, 'project');
  readonly home = join(this.#folder, 'home');
  readonly data = join(this.#folder, 'data');
  server: Server;

  constructor() {
    for (const each of [this.project, this.home]) mkdirSync(each);
    this.server = this.#newServer();
  }
  #newServer(): Server {
    return new Server(this.project, { HOME: this.home, USERPROFILE: this.home, WORKRAIL_DATA_DIR: this.data });
  }
  async restart(): Promise<void> {
    this.server = this.#newServer();
    await this.server.connect();
  }
  remove(): void {
    this.server.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

type Demo = { readonly story: Story; readonly workspace: Workspace };

async function startRun({ story, workspace: { server } }: Demo): Promise<Step> {
  await story.chapter('Serve the bundled workflows, and start a run over MCP');
  await server.connect();
  const started = await server.call('start_workflow', { workflowId, context: { ticket: 'DEMO-1' } });
  await story.tell(`The server (pid ${server.pid}) answered start_workflow. The first lines of the reply:`);
  await story.quote(started.text);
  return started.data;
}

async function doTwoSteps({ story, workspace: { server } }: Demo, first: Step): Promise<readonly [Answer, Answer]> {
  await story.chapter('Do two steps');
  const firstReply = await server.call('continue_workflow', acknowledgement(first));
  const secondReply = await server.call('continue_workflow', acknowledgement(firstReply.data));
  for (const reply of [firstReply, secondReply]) await story.tell(firstLine(reply.text));
  return [firstReply, secondReply];
}

async function killMidAdvance({ story, workspace: { server } }: Demo, held: Step): Promise<void> {
  await story.chapter('Kill the server with SIGKILL during the third step');
  const lost = server.call('continue_workflow', acknowledgement(held)).catch(() => null);
  server.kill();
  await story.tell(
    (await lost) === null
      ? 'No reply arrived. The agent does not know whether the step was recorded.'
      : 'The reply arrived before the kill.',
  );
  await server.close().catch(() => undefined);
}

async function rehydrateAndRepeat({ story, workspace }: Demo, held: Step): Promise<void> {
  await story.chapter('Start the server again, and rehydrate with the last handle that the agent received');
  await workspace.restart();
  const { server } = workspace;
  const rehydrated = await server.call('continue_workflow', { stateToken: held.stateToken });
  await story.tell(
    `${firstLine(rehydrated.text)}. The recap in this reply contains the notes of the acknowledged steps.`,
  );
  const repeated = await server.call('continue_workflow', acknowledgement(held));
  const again = await server.call('continue_workflow', acknowledgement(held));
  await story.tell(`The agent repeats the call: ${firstLine(repeated.text)}`);
  await story.tell(
    `A second repeat ${JSON.stringify(repeated) === JSON.stringify(again) ? 'returns the same bytes, and the run does not advance twice.' : 'returns DIFFERENT BYTES'}`,
  );
}

async function replayOldToken({ story, workspace: { server } }: Demo, first: Step, firstReply: Answer): Promise<void> {
  await story.chapter('Repeat an old call');
  const replayed = await server.call('continue_workflow', acknowledgement(first));
  if (JSON.stringify(replayed) !== JSON.stringify(firstReply))
    throw new Error('the replayed reply differs from the first reply');
  await story.tell(
    'The first acknowledgement, repeated after later steps and a restart, returns the same bytes as the first time.',
  );
}

async function rewind({ story, workspace: { server } }: Demo, { data: step }: Answer): Promise<Answer> {
  await story.chapter('Rewind: repeat a completed step with other notes, which creates a branch');
  const attempt = acknowledgement(step, 'A second attempt at the same step.');
  const conflicting = await server.call('continue_workflow', attempt);
  await story.tell(conflicting.data.warnings[0]?.message ?? '');
  const ackToken = 'forkAckToken' in conflicting.data ? conflicting.data.forkAckToken : undefined;
  const forked = await server.call('continue_workflow', { ...attempt, ackToken });
  await story.tell(`The agent repeats the call with the new token from that reply: ${firstLine(forked.text)}`);
  await story.tell(forked.data.warnings[0]?.message ?? '');
  return forked;
}

async function finish({ story, workspace: { server } }: Demo, forked: Answer): Promise<Step> {
  await story.chapter('Finish the branch');
  let current = forked;
  while (current.data.ackToken !== undefined)
    current = await server.call('continue_workflow', acknowledgement(current.data));
  await story.tell(firstLine(current.text));
  await server.close();
  return current.data;
}

async function tellAll(demo: Demo): Promise<void> {
  await compileLibrary(demo.story);
  const first = await startRun(demo);
  const [firstReply, secondReply] = await doTwoSteps(demo, first);
  await killMidAdvance(demo, secondReply.data);
  await rehydrateAndRepeat(demo, secondReply.data);
  await replayOldToken(demo, first, firstReply);
  const forked = await rewind(demo, firstReply);
  await showStored(demo, await finish(demo, forked));
}

export async function run({ options }: Invocation): Promise<number> {
  const { keep } = options;
  if (options['daemon'] === true)
    return (await import('../demo/daemon-story.ts')).runDaemonDemo(typeof keep === 'string' ? keep : null);
  if (keep !== undefined) throw usageError('--keep needs --daemon', 'Run: workrail demo --daemon --keep <dir>');
  return tellServerStory();
}

async function tellServerStory(): Promise<number> {
  const workspace = new Workspace();
  // Whatever ends the demo, a reader that went away included, takes its folder and its server with it.
  const cleanUp = () => workspace.remove();
  const interrupted = () => process.exit(130);
  process.once('exit', cleanUp);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupted);
  try {
    await tellAll({ story: new Story(), workspace });
    return exitCode.ok;
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeListener(signal, interrupted);
    await workspace.server.close().catch(() => undefined);
    process.removeListener('exit', cleanUp);
    cleanUp();
  }
}

async function showStored({ story, workspace: { project, home, data } }: Demo, step: Step): Promise<void> {
  await story.chapter('Show what is stored');
  const runtime = openRuntimeIn({ project, user: home, data });
  const shown = await runtime.showRun(step.session.sessionId as SessionId, step.session.runId as RunId);
  if (shown.isErr()) throw new Error(shown.error.message);
  const colors = dataColors();
  await story.tell(
    `The run ${shown.value.runName} has ${shown.value.nodes.length} nodes, all recorded in an append-only log:`,
  );
  await printData('');
  for (const line of dagLines(shown.value.nodes, colors)) await printData(`   ${line}`);
  await printData('');
  await story.tell(
    'Next: connect your agent with `workrail init --client <name>`, and ask it to list workflows. `workrail init` lists the client names.',
  );
}
