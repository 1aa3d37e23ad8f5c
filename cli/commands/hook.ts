/**
 * `workrail hook <event>`: what a client of an agent runs at the start of a session, at a stop and before a compaction. Reads only.
 *
 * It never breaks the client: the exit code is 0 whatever happens, and where there is nothing to say, or anything fails, nothing is
 * printed. With `--debug` or WORKRAIL_HOOK_DEBUG=1, stderr says what was decided and why. Little is loaded: a chat without a run ends before the runtime.
 */
import { existsSync } from 'node:fs';
import { usageError } from '../../project/failure.ts';
import { hookPlaces, machine } from '../../project/places.ts';
import { hookRunsMax } from '../../schemas/limits.ts';
import { counted, isOrAre } from '../../schemas/text/counted.ts';
import { stackText } from '../../schemas/text/stack-text.ts';
import { chosenOf } from '../arguments/chosen-value.ts';
import { exitCode, type Invocation } from '../command.ts';
import {
  type HookClient,
  type HookEvent,
  type HookInput,
  hookClients,
  hookEvents,
  hookInputOf,
  readHookInput,
} from '../hooks/hook-input.ts';
import { block, printData, printJson, say } from '../terminal/terminal.ts';

type Places = ReturnType<typeof hookPlaces>;
/** What a hook printed, and why; or why it printed nothing. */
type Decision = { readonly printed: 'a context' | 'a refusal' | 'nothing'; readonly why: string };
const nothing = (why: string): Decision => ({ printed: 'nothing', why });

type Asked = { readonly event: HookEvent; readonly client: HookClient | null; readonly unlessConfigured: boolean };

export async function run({ operands, options }: Invocation): Promise<number> {
  const event = hookEvents.find((name) => name === operands[0]);
  if (event === undefined)
    throw usageError(
      `unknown hook "${operands[0] ?? ''}"; the hooks are ${hookEvents.join(', ')}`,
      'Run: workrail hook --help',
    );
  const client = chosenOf('--client', clientName(options['client']), hookClients) ?? null;
  const asked = { event, client, unlessConfigured: options['unlessConfigured'] === true };
  const { printed, why } = await answer(asked).catch((error: unknown) => nothing(stackText(error)));
  if (options['debug'] === true || hookPlaces().isDebugged) say(`workrail hook ${event}: printed ${printed}: ${why}`);
  return exitCode.ok;
}

/** `workrail init` calls two of them by the longer names of their programs. */
const clientName = (option: unknown): unknown =>
  option === 'copilot-cli' || option === 'gemini-cli' ? option.replace('-cli', '') : option;

async function answer({ event, client, unlessConfigured }: Asked): Promise<Decision> {
  const input = hookInputOf(await readHookInput(), client);
  if (input === null) return nothing('stdin is not a JSON object');
  const places = hookPlaces();
  if (!existsSync(places.data)) return nothing('the data directory does not exist');
  if (unlessConfigured) {
    const { isHookConfigured } = await import('../hooks/client-settings.ts');
    const folders = { project: places.project ?? input.cwd ?? places.cwd, machine: machine() };
    if (isHookConfigured(input.client, event, folders)) return nothing('the settings of the client also run this hook');
  }
  if (event === 'session-start') return startOfSession(input, places);
  return event === 'stop' ? stop(input, places) : beforeCompaction(input, places);
}

const folderOf = (input: HookInput, { project, cwd }: Places): string => input.cwd ?? project ?? cwd;

/** The folders whose runs a hook reports: an agent may have changed the directory since the client was started. */
function workspacesOf(input: HookInput, places: Places): readonly string[] {
  const folder = folderOf(input, places);
  return [...new Set([folder, places.served(folder), ...(places.project === null ? [] : [places.project])])];
}

async function startOfSession(input: HookInput, places: Places): Promise<Decision> {
  const [{ openRuntimeForAgents }, { contextJson, sessionStartText }, { chatRunName, transcriptTail }] =
    await Promise.all([
      import('../serving/open-runtime.ts'),
      import('../hooks/hook-texts.ts'),
      import('../hooks/transcript.ts'),
    ]);
  const runtime = openRuntimeForAgents(folderOf(input, places));
  const workspacePaths = workspacesOf(input, places);
  const found = await runtime.openRuns({ workspacePaths, countMax: hookRunsMax });
  if (found.isErr()) return nothing(found.error.message);
  const name = input.isSameChat ? chatRunName(transcriptTail(input.transcript)) : null;
  const ofChat = name === null ? null : (await runtime.openRunNamed(name, workspacePaths)).unwrapOr(null);
  const text = sessionStartText(found.value, typeof ofChat === 'string' ? null : ofChat);
  if (text === null) return nothing(noRunHere(found.value.withoutWorkspace));
  await printJson(contextJson(input.client, text));
  return { printed: 'a context', why: 'this workspace has unfinished runs' };
}

const noRunHere = (unplaced: number): string =>
  unplaced === 0
    ? 'no unfinished run in this workspace'
    : `no unfinished run in this workspace; ${counted(unplaced, 'unfinished run')} without a known workspace ${isOrAre(unplaced)} not reported; to list all runs: workrail sessions list`;

/** Refuses once per step, and never where it may be wrong: the end of a turn is the user's. */
async function stop(input: HookInput, places: Places): Promise<Decision> {
  if (input.isRefusedBefore) return nothing('a hook has already refused this stop');
  const found = await runOfChat(input, places);
  if (typeof found === 'string') return nothing(found);
  const { run, transcript } = found;
  if (run.nextIntent !== 'perform_pending_then_continue')
    return nothing(`the run ${run.runName} is waiting for the user`);
  const { refusalJson, refusalMark, stopText } = await import('../hooks/hook-texts.ts');
  if (transcript.includes(refusalMark(run)))
    return nothing('a hook has already refused a stop at this step, so the agent may stop now');
  await printJson(refusalJson(input.client, stopText(run)));
  return { printed: 'a refusal', why: `the run ${run.runName} of this chat is unfinished` };
}

/** Only Claude Code puts what a hook prints here into its instructions for the summary. */
async function beforeCompaction(input: HookInput, places: Places): Promise<Decision> {
  if (input.client !== 'claude-code') return nothing(`${input.client} ignores the output of pre-compact hooks`);
  const found = await runOfChat(input, places);
  if (typeof found === 'string') return nothing(found);
  const { compactionText } = await import('../hooks/hook-texts.ts');
  await printData(block(compactionText(found.run)));
  return { printed: 'a context', why: `the run ${found.run.runName} of this chat is unfinished` };
}

/** The unfinished run of the latest reply in the transcript, or why there is none. */
async function runOfChat(input: HookInput, places: Places) {
  if (input.isLimited) return 'the agent is a subagent or in plan mode';
  const { chatRunName, transcriptTail } = await import('../hooks/transcript.ts');
  if (input.transcript === null) return 'the input of the hook contains no transcript path';
  const transcript = transcriptTail(input.transcript);
  if (transcript === '') return 'the transcript is empty or cannot be read';
  const name = chatRunName(transcript);
  if (name === null) return 'the transcript contains no reply from WorkRail';
  const { openRuntimeForAgents } = await import('../serving/open-runtime.ts');
  const run = await openRuntimeForAgents(folderOf(input, places)).openRunNamed(name, workspacesOf(input, places));
  if (run.isErr()) return run.error.message;
  if (run.value === 'unattended') return `the daemon does the work of the run ${name}`;
  return typeof run.value === 'string' ? `the run ${name} is ${run.value}` : { run: run.value, transcript };
}
