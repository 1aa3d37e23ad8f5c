/**
 * What two recorded runs cost an agent: bytes and estimated LLM tokens, read and written.
 *
 * The recordings hold what an agent really sent at each step of the bundled workflows. They are sent again, by an agent
 * that sees the text of the replies alone, once with handles and once with signed tokens.
 */
import fs from 'node:fs';
import path from 'node:path';
import { replyFrameBytesMax } from '../../schemas/limits.ts';
import type { Figure } from './table.ts';
import { bytesOf, Connected, program, root, temporaryPlace } from './world.ts';

type RecordedCall = {
  /** The header of the reply: it names the step that was pending afterwards. */
  readonly reply: string;
  readonly notesMarkdown: string;
  readonly artifacts: readonly unknown[] | null;
  readonly context: Readonly<Record<string, unknown>> | null;
};
type Exchange = { readonly written: string; readonly read: string };
/** The blank line behind the header, and the rule line: what stands between them is the prompt of an ordinary reply. */
const prompt = /\n\n[\s\S]*(?=\n--- )/;
/** The call that a reply prints for the step it shows. */
type Acknowledgement = { readonly stateToken?: string; readonly ackToken: string };
type TokenForm = 'handles' | 'signed';

const recordings = [
  { file: 'bug-investigation.json', workflowId: 'wr.bug_investigation', read: 7300, written: 5350 },
  { file: 'code-review.json', workflowId: 'wr.code_review', read: 6150, written: 3150 },
] as const;

/** Signed tokens, handles, hashes and what else no language model has seen before. */
const opaque = /st\.v1\.\S+|ack\.v1\.\S+|chk\.v1\.\S+|[a-z]+-[a-z]+-\d+\/\w+-\w{5}|[A-Za-z0-9_-]{32,}/g;
/** Calibrated on `o200k_base`: 1.7 bytes a token in handles and base64, 3.0 to 3.5 in these notes, 4.2 in prompts. */
const bytesPerToken = { words: 4, opaque: 1.8 };

function tokensOf(text: string): number {
  const opaqueBytes = [...text.matchAll(opaque)].reduce((sum, [part]) => sum + bytesOf(part), 0);
  return Math.round((bytesOf(text) - opaqueBytes) / bytesPerToken.words + opaqueBytes / bytesPerToken.opaque);
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
const totalsOf = (exchanges: readonly Exchange[]) => ({
  read: sumOf(exchanges.map(({ read }) => tokensOf(read))),
  written: sumOf(exchanges.map(({ written }) => tokensOf(written))),
});
/** Signed tokens stand on lines of their own, a handle in the printed call. */
function acknowledgementIn(text: string): Acknowledgement | undefined {
  const line = (name: string) => [...text.matchAll(new RegExp(`^${name}: (\\S+)$`, 'gm'))].at(-1)?.[1];
  const [stateToken, ackToken] = [line('stateToken'), line('ackToken')];
  if (stateToken !== undefined && ackToken !== undefined) return { stateToken, ackToken };
  const handle = /"ackToken": "([^"]+)", "output"/.exec(text)?.[1];
  return handle === undefined ? undefined : { ackToken: handle };
}

/** What to repeat a call with whose other input was recorded before: it makes another branch. */
const forkIn = (text: string) =>
  /^! This ackToken was used before/m.test(text) ? /^ackToken: (\S+)$/m.exec(text)?.[1] : undefined;

/** The bytes around the prompt of each ordinary reply: not of the first, of one with warnings or blockers, or of the last. */
const framesOf = (exchanges: readonly Exchange[]) =>
  exchanges
    .slice(1)
    .filter(({ read }) => !/^! |^Blocked: |^Run \S+ is complete/m.test(read))
    .map(({ read }) => bytesOf(read.replace(prompt, '')));

/** As if the run had one token of 27 bytes, written once per call and read once per reply. */
const withShortestToken = ({ read, written }: Exchange): Exchange => {
  const token = 'x'.repeat(27);
  const alone = (text: string) => `${text.replaceAll(opaque, '')}${token}`;
  return { read: alone(read), written: alone(written) };
};

/** Sends a recording again. Its agent went back to a step twice: it repeated the old call with other notes. */
async function replay(workflowId: string, calls: readonly RecordedCall[], form: TokenForm): Promise<Exchange[]> {
  const place = temporaryPlace();
  const agent = await Connected.to([program, 'serve', '--project', place.project, '--tokens', form], place, false);
  const exchanges: Exchange[] = [];
  const offered = new Map<number, Acknowledgement>();
  const send = async (tool: string, args: Record<string, unknown>) => {
    const { text } = await agent.call(tool, args);
    exchanges.push({ written: JSON.stringify(args), read: text });
    const next = acknowledgementIn(text);
    const step = Number(/ · step (\d+) of /.exec(text)?.[1]);
    if (next !== undefined) offered.set(step, next);
  };
  await send('start_workflow', { workflowId });
  for (const { reply, notesMarkdown, artifacts, context } of calls) {
    const [, next, all] = /(?:step (\d+) of|complete \((\d+) steps\))/.exec(reply) ?? [];
    const step = next === undefined ? Number(all) : Number(next) - 1;
    const call = offered.get(step);
    if (call === undefined) throw new Error(`${workflowId}: no reply offered step ${step}, which was recorded as done`);
    await send('continue_workflow', {
      ...call,
      output: { notesMarkdown, ...(artifacts === null ? {} : { artifacts }) },
      ...(context === null ? {} : { context }),
    });
    const fork = forkIn(exchanges.at(-1)?.read ?? '');
    if (fork !== undefined) offered.set(step, { ...call, ackToken: fork });
  }
  return exchanges;
}

/** The words of a handle are drawn at random, so the length of the replies varies by half a percent. */
async function medianReplay(workflowId: string, calls: readonly RecordedCall[]): Promise<Exchange[]> {
  const replays: Exchange[][] = [];
  for (let round = 0; round < 5; round += 1) replays.push(await replay(workflowId, calls, 'handles'));
  replays.sort((a, b) => totalsOf(a).read - totalsOf(b).read);
  return replays[2] ?? [];
}

export async function recordedRunFigures(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { file, workflowId, ...most } of recordings) {
    const recording = fs.readFileSync(path.join(root, 'build/bench/recorded-runs', file), 'utf8');
    const { calls } = JSON.parse(recording) as { calls: RecordedCall[] };
    const exchanges = await medianReplay(workflowId, calls);
    const signed = totalsOf(await replay(workflowId, calls, 'signed'));
    const shortest = totalsOf(exchanges.map(withShortestToken));
    for (const side of ['read', 'written'] as const) {
      figures.push({
        figure: `${workflowId}, recorded run: ${side}`,
        unit: 'tokens',
        measured: totalsOf(exchanges)[side],
        floor: { what: 'signed tokens', measured: signed[side] },
        target: { kind: 'absolute', most: most[side] },
        note: `${exchanges.length} calls; ${shortest[side]} if a step were named by one token of 27 bytes`,
      });
    }
    figures.push({
      figure: `${workflowId}, recorded run: text around a prompt, handles included, largest`,
      unit: 'bytes',
      measured: Math.max(...framesOf(exchanges)),
      target: { kind: 'absolute', most: replyFrameBytesMax },
    });
    for (const [index, { read, written }] of exchanges.entries())
      figures.push({
        figure: `  call ${index + 1}: read`,
        unit: 'tokens',
        measured: tokensOf(read),
        note: `${bytesOf(read)} bytes; written ${tokensOf(written)} tokens, ${bytesOf(written)} bytes`,
      });
  }
  return figures;
}
