/**
 * `workrail demo --daemon`: a whole job of the daemon, described while it happens: a label starts a run, a message and an answer steer it, SIGKILL
 * ends its process in the middle of a tool call, and it still delivers one pull request. Everything but the model and the forge is the product.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { probe } from '../../daemon/sandbox/probe.ts';
import type { SandboxFault } from '../../daemon/sandbox/sandbox.ts';
import { unshareAdapter } from '../../daemon/sandbox/unshare.ts';
import { DaemonLayout } from '../../daemon/storage/layout.ts';
import { Failure, usageError } from '../../project/failure.ts';
import { temporaryFolder } from '../../project/files/temporary-folder.ts';
import type { DaemonCosts, DaemonInbox } from '../../schemas/daemon/reports.ts';
import type { SessionId } from '../../schemas/ids.ts';
import { counted } from '../../schemas/text/counted.ts';
import { exitCode } from '../command.ts';
import { newline } from '../terminal/terminal.ts';
import type { DaemonProcess } from './daemon-process.ts';
import { DaemonWorld, issueNumber } from './daemon-world.ts';
import { printedDiskFailure } from './disk-fault.ts';
import { longCommand } from './rehearsal.ts';
import { Story } from './story.ts';

type Demo = { readonly story: Story; readonly world: DaemonWorld; readonly fault: SandboxFault | null };
type Parked = DaemonInbox['waiting'][number];

const shownLine = /step \d+:|done$|step done|works on|waits for you|delivery|failed/;
/** What the daemon says, without the times. */
const shown = (lines: readonly string[]) =>
  lines
    .filter((line) => shownLine.test(line) && !/step done/.test(line))
    .map((line) => line.replace(/ \(workrail daemon .*$/, ''));

async function setUp({ story, world, fault }: Demo): Promise<void> {
  await story.chapter('Set up a repository, a forge and a model');
  const forge = await world.open(fault === null ? 'unshare' : 'no_tools');
  await story.tell(
    `The demo has a repository with a bug, a bare remote, a forge at ${forge} and a scripted model. It uses no network and no API key. Costs are calculated, but nothing is charged. The daemon is the real one.`,
  );
  await story.quote(['$ sh greet.sh', 'Hello, !'].join('\n'));
  if (fault === null)
    return story.tell('The commands of the model run in a sandbox without network, home directory and credentials.');
  await story.tell(`This machine cannot open a sandbox: ${fault.reason}. ${fault.remedy}.`);
  await story.tell(
    'Without a sandbox, no model gets tools, so this demo changes no files and the delivery will be refused. The rest of the demo is the same.',
  );
}

async function trigger({ story, world }: Demo): Promise<DaemonProcess> {
  await story.chapter('Start the daemon, and label an issue');
  const daemon = world.startDaemon();
  await daemon.until(/The daemon is running/);
  await story.tell(`workrail daemon run (pid ${daemon.pid}) is listening for webhooks from the forge.`);
  const forged = await world.sendLabel({ isSigned: false });
  const first = await world.sendLabel();
  const second = await world.sendLabel();
  await story.tell(
    `The daemon answers a webhook with an invalid signature with status ${forged}, and the webhook for the label on issue #${issueNumber} with ${first}. It answers the same webhook, sent again, with ${second} and adds no second job.`,
  );
  return daemon;
}

async function work({ story }: Demo, daemon: DaemonProcess): Promise<void> {
  await story.chapter('Work through the bundled bug investigation');
  const lines = await daemon.until(/waits for you|dead letter/);
  await story.quote(shown(lines).join('\n'));
  const last = lines.at(-1) ?? '';
  if (last.includes('dead letter')) throw new Error(`the job of the demo failed: ${last}`);
}

async function parkedIn(world: DaemonWorld): Promise<Parked> {
  const { waiting } = await world.report<DaemonInbox>('daemon', 'inbox');
  const [parked] = waiting;
  if (parked === undefined) throw new Error('no session is waiting for the user');
  return parked;
}

async function steer({ story, world }: Demo, { runName, gate = '' }: Parked): Promise<void> {
  await story.chapter('Answer the gate');
  const name = runName ?? '';
  await story.tell(`This step needs a confirmation. The gate ${gate} is the digest of the result that you approve.`);
  const say = 'Approved! Keep the exit status of greet.sh as it is.';
  await world.run('daemon', 'send', name, say);
  await story.quote(`$ workrail daemon send ${name} "${say}"`);
  const still = await parkedIn(world);
  await story.tell(
    `A message approves nothing: the session ${still.gate === gate ? 'is still waiting' : 'IS NO LONGER WAITING'}. The model reads the message later.`,
  );
  const answered = await world.run('daemon', 'answer', name, '--gate', gate, '--approve');
  if (answered.code !== 0) throw new Error(answered.stderr);
  await story.quote(`$ workrail daemon answer ${name} --gate ${gate} --approve`);
}

async function untilRunning(world: DaemonWorld, sessionId: string, command: string): Promise<void> {
  const log = new DaemonLayout(world.data).turnLog(sessionId as SessionId);
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
    if (lines.some((line) => line.includes(command)) && lines.at(-1)?.includes('"tool_started"') === true) return;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  throw new Error('the command did not start within a minute');
}

async function kill({ story }: Demo, daemon: DaemonProcess, when: string): Promise<void> {
  await story.chapter(`Kill the daemon with SIGKILL ${when}`);
  await daemon.kill();
  const lines = shown(daemon.rest());
  if (lines.length > 0) await story.quote(lines.join('\n'));
  await story.tell(
    'No signal handler ran, and nothing was flushed. The log, the ledger and the queue of the daemon are on disk.',
  );
}

async function resume({ story, world, fault }: Demo): Promise<void> {
  await story.chapter('Start the daemon again');
  const daemon = world.startDaemon();
  await story.quote(shown(await daemon.until(/^\S+ done(?:,|$)|dead letter/)).join('\n'));
  if (fault === null)
    await story.tell(
      'The daemon did not repeat the interrupted command. It told the model that the outcome of the command is unknown, and the model inspected the files first. Then the model read your message, a second session reviewed the work, and the daemon delivered the result.',
    );
  await daemon.stop();
}

/** Both kinds of session ask at the gate; only one with tools has a command that can be interrupted. */
async function steerAndCrash(demo: Demo, daemon: DaemonProcess): Promise<string> {
  const parked = await parkedIn(demo.world);
  if (demo.fault !== null) {
    await kill(demo, daemon, 'while the session waits for you');
    await steer(demo, parked);
  } else {
    await steer(demo, parked);
    await untilRunning(demo.world, parked.sessionId, longCommand);
    await kill(demo, daemon, 'in the middle of a tool call');
  }
  await resume(demo);
  return parked.runName ?? '';
}

async function showDelivery({ story, world, fault }: Demo, runName: string): Promise<void> {
  const { pulls, comments } = world.forge;
  const [pull] = pulls;
  if (fault !== null || pull === undefined) {
    await story.chapter('No pull request');
    return story.tell('The session could not change any file, so there was nothing to deliver.');
  }
  await story.chapter('Look at the pull request');
  const said = comments.get(issueNumber) ?? [];
  const branch = `worktrain/${runName}`;
  const commits = world.inRemote('rev-list', '--count', `main..${branch}`);
  await story.tell(
    `On the forge: ${counted(pulls.length, 'pull request')}, and ${counted(said.length, 'comment')} on issue #${issueNumber} (the question of the gate and the link to the pull request). In the remote: ${counted(Number(commits), 'commit')} on the branch ${branch}.`,
  );
  const body = (pull.body ?? '').replace(/\n*<!--[\s\S]*$/, '');
  await story.quote(`#${pull.number} ${pull.title}\n\n${body}`);
  await story.quote(world.inRemote('diff', '--stat', `main..${branch}`));
}

async function showCosts({ story, world }: Demo, runName: string): Promise<void> {
  await story.chapter('Show what the run cost, and what is stored');
  const { rows } = await world.report<DaemonCosts>('daemon', 'costs', '--by', 'workflow');
  for (const { key, calls, tokens, costUsd } of rows)
    await story.tell(
      `${key}: ${counted(calls, 'model call')}, ${counted(tokens, 'token')}, ${costUsd === null ? 'unknown' : `$${costUsd.toFixed(4)}`}`,
    );
  const { stdout } = await world.run('daemon', 'replay', runName, '--turn', '1');
  await story.tell(`workrail daemon replay ${runName} shows each request to the model and each reply:`);
  await story.quote(stdout.trimEnd().split('\n').slice(0, 4).join('\n'));
  await story.tell(
    `Next: configure a model and a repository (docs/how-to/run-unattended.md, docs/how-to/deliver-pull-requests.md), or rehearse your own workflow with a script (docs/how-to/rehearse-without-a-model.md).`,
  );
}

async function runStory(demo: Demo): Promise<void> {
  await setUp(demo);
  const daemon = await trigger(demo);
  await work(demo, daemon);
  const runName = await steerAndCrash(demo, daemon);
  await showDelivery(demo, runName);
  await showCosts(demo, runName);
}

/** @throws Failure if the directory has files */
function keptFolder(path: string): string {
  const folder = resolve(path);
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0)
    throw usageError(`the directory ${path} is not empty`, 'Give a new or empty directory: --keep <dir>');
  return folder;
}

/** @param keep where everything stays; null to remove it */
export async function runDaemonDemo(keep: string | null): Promise<number> {
  const folder = keep === null ? temporaryFolder('workrail-demo-') : keptFolder(keep);
  const world = new DaemonWorld(folder, process.argv[1] ?? '');
  const story = new Story();
  const remove = () => (keep === null ? rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) : undefined);
  // Whatever ends the demo, a reader that went away included, takes its daemon and its folder with it.
  const cleanUp = () => {
    world.end();
    remove();
  };
  const interrupted = () => process.exit(130);
  process.once('exit', cleanUp);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupted);
  try {
    await runStory({ story, world, fault: await sandboxFault() });
    if (keep !== null) await story.tell(kept(world));
    return exitCode.ok;
  } catch (error) {
    throw printedDiskFailure(error, keep) ?? error;
  } finally {
    await world.close();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeListener(signal, interrupted);
    process.removeListener('exit', cleanUp);
    remove();
  }
}

const kept = ({ folder, home, data }: DaemonWorld): string =>
  `The files of the demo are in ${folder}. To inspect the daemon: ${newline}   HOME=${home} WORKRAIL_DATA_DIR=${data} workrail daemon status`;

/** Why this machine opens no sandbox; null if it does. */
async function sandboxFault(): Promise<SandboxFault | null> {
  if (process.platform !== 'linux')
    return { reason: 'the sandboxes of the daemon need Linux', remedy: 'To see the complete demo, run it on Linux' };
  try {
    return await probe(unshareAdapter());
  } catch (error) {
    if (Failure.is(error)) throw error;
    return { reason: error instanceof Error ? error.message : String(error), remedy: 'Run: workrail doctor' };
  }
}
