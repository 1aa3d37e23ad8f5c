/**
 * `workrail hook <event>`: what a client of an agent runs at the start of a session, at a stop and before a compaction. Reads only.
 *
 * It never breaks the client: the exit code is 0 whatever happens, and where there is nothing to say, or anything fails, nothing is
 * printed. `--debug` or WORKRAIL_HOOK_DEBUG=1 say on stderr why. Little is loaded: a chat without a run ends before the runtime.
 */
import { existsSync } from 'node:fs';
import { exitCode, type Invocation } from '../command.ts';
import { usageError } from '../../project/failure.ts';
import { hookPlaces, machine } from '../../project/places.ts';
import { hookRunsMax } from '../../schemas/limits.ts';
import { stackText } from '../../schemas/stack-text.ts';
import {
  type HookClient,
  hookClients,
  type HookEvent,
  hookEvents,
  type HookInput,
  hookInputOf,
  readHookInput,
} from '../hooks/hook-input.ts';
import { chosenOf } from '../operands/chosen-value.ts';
import { block, printData, printJson, say } from '../terminal/terminal.ts';

type Places = ReturnType<typeof hookPlaces>;
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
  const quiet = await silence(asked).catch((error: unknown) => stackText(error));
  if (quiet !== null && (options['debug'] === true || hookPlaces().isDebugged))
    say(`workrail hook ${event}: nothing printed: ${quiet}`);
  return exitCode.ok;
}

/** `workrail init` calls two of them by the longer names of their programs. */
const clientName = (option: unknown): unknown =>
  option === 'copilot-cli' || option === 'gemini-cli' ? option.replace('-cli', '') : option;

/** Why nothing was printed; null when something was. */
async function silence({ event, client, unlessConfigured }: Asked): Promise<string | null> {
  const input = hookInputOf(await readHookInput(), client);
  if (input === null) return 'stdin is not a JSON object';
  const places = hookPlaces();
  if (!existsSync(places.data)) return 'the data directory does not exist';
  if (unlessConfigured) {
    const { isHookConfigured } = await import('../hooks/client-settings.ts');
    const folders = { project: places.project ?? input.cwd ?? places.cwd, machine: machine() };
    if (isHookConfigured(input.client, event, folders)) return 'the settings of the client also run this hook';
  }
  if (event === 'session-start') return startOfSession(input, places);
  return event === 'stop' ? stop(input) : beforeCompaction(input);
}

async function startOfSession(input: HookInput, { project, cwd, served }: Places): Promise<string | null> {
  const [{ openRuntime }, { contextJson, sessionStartText }, { chatRunName, transcriptTail }] = await Promise.all([
    import('../serving/open-runtime.ts'),
    import('../hooks/hook-texts.ts'),
    import('../hooks/transcript.ts'),
  ]);
  const folder = input.cwd ?? project ?? cwd;
  const runtime = openRuntime(folder);
  const workspacePaths = [...new Set([folder, served(folder), ...(project === null ? [] : [project])])];
  const found = await runtime.openRuns({ workspacePaths, countMax: hookRunsMax });
  if (found.isErr()) return found.error.message;
  const name = input.isSameChat ? chatRunName(transcriptTail(input.transcript)) : null;
  const ofChat = name === null ? null : (await runtime.openRunNamed(name)).unwrapOr(null);
  const text = sessionStartText(found.value, ofChat);
  if (text === null) return 'no unfinished run in this workspace';
  await printJson(contextJson(input.client, text));
  return null;
}

/** Refuses once per step, and never where it may be wrong: the end of a turn is the user's. */
async function stop(input: HookInput): Promise<string | null> {
  if (input.isRefusedBefore) return 'a hook has already refused this stop';
  const found = await runOfChat(input);
  if (typeof found === 'string') return found;
  const { run, transcript } = found;
  if (run.nextIntent !== 'perform_pending_then_continue') return `the run ${run.runName} waits for the user`;
  const { refusalJson, refusalMark, stopText } = await import('../hooks/hook-texts.ts');
  if (transcript.includes(refusalMark(run)))
    return 'a hook has already refused a stop at this step, so the agent may stop now';
  await printJson(refusalJson(input.client, stopText(run)));
  return null;
}

/** Only Claude Code puts what a hook prints here into its instructions for the summary. */
async function beforeCompaction(input: HookInput): Promise<string | null> {
  if (input.client !== 'claude-code') return `${input.client} ignores the output of hooks before a compaction`;
  const found = await runOfChat(input);
  if (typeof found === 'string') return found;
  const { compactionText } = await import('../hooks/hook-texts.ts');
  await printData(block(compactionText(found.run)));
  return null;
}

/** The unfinished run of the latest reply in the transcript, or why there is none. */
async function runOfChat(input: HookInput) {
  if (input.isLimited) return 'the agent is a subagent or in plan mode';
  const { chatRunName, transcriptTail } = await import('../hooks/transcript.ts');
  const transcript = transcriptTail(input.transcript);
  const name = chatRunName(transcript);
  if (name === null) return 'the transcript has no reply of WorkRail';
  const { openRuntime } = await import('../serving/open-runtime.ts');
  const run = await openRuntime(input.cwd ?? hookPlaces().cwd).openRunNamed(name);
  if (run.isErr()) return run.error.message;
  return run.value === null ? `${name} is complete, unknown or ambiguous` : { run: run.value, transcript };
}
