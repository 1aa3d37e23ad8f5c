/** `workrail daemon logs`: as spans, and followed while a session runs. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { z } from 'zod/v3';
import { DaemonLayout } from '../../../daemon/storage/layout.ts';
import { turnLogBytesMax } from '../../../schemas/daemon/limits.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import type { DaemonResult, DaemonStatus } from '../../../schemas/daemon/reports.ts';
import { completing } from '../../daemon/llm/completing.ts';
import { writeSession } from '../../daemon/inbox/stored-session.ts';
import { environmentOf, type Place, program, temporaryPlace } from '../../e2e/support.ts';
import { inProcess } from '../../support/command-line.ts';
import { daemon, modelKey, placeWith } from './place.ts';
import { expect, onTestFinished, test } from 'vitest';

const strict = <S extends z.ZodRawShape>(shape: S) => z.object(shape).strict();

/** What OTLP JSON asks for: lower-case hex ids of 16 and 8 bytes, nanoseconds and integers as strings. */
const attributes = z.array(
  strict({
    key: z.string(),
    value: z.union([strict({ stringValue: z.string() }), strict({ intValue: z.string().regex(/^\d+$/) })]),
  }),
);
const span = strict({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
  name: z.string(),
  kind: z.literal(1),
  startTimeUnixNano: z.string().regex(/^\d{19}$/),
  endTimeUnixNano: z.string().regex(/^\d{19}$/),
  attributes,
  status: strict({ code: z.union([z.literal(0), z.literal(2)]), message: z.string().optional() }),
});
const traces = strict({
  resourceSpans: z.tuple([
    strict({
      resource: strict({ attributes }),
      scopeSpans: z.tuple([strict({ scope: strict({ name: z.string() }), spans: z.array(span) })]),
    }),
  ]),
});

test('--spans prints OTLP JSON, with the same ids each time', async () => {
  const place = await placeWith(completing);
  const ran = await daemon(place, 'dispatch', 'project.tidy', '--json');
  const { runName } = JSON.parse(ran.stdout) as DaemonResult;
  const { stdout } = await daemon(place, 'logs', runName ?? '', '--spans');
  const { spans } = traces.parse(JSON.parse(stdout)).resourceSpans[0].scopeSpans[0];
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
  const ids = new Set(spans.map(({ spanId }) => spanId));
  expect(ids.size).toBe(spans.length);
  for (const { parentSpanId } of spans) expect(parentSpanId === undefined || ids.has(parentSpanId)).toBe(true);
  expect(spans.filter(({ parentSpanId }) => parentSpanId === undefined)).toHaveLength(1);
  expect((await daemon(place, 'logs', runName ?? '', '--spans')).stdout).toBe(stdout);
});

test('a damaged log is an error that names the line and the file, and other commands lead to it', async () => {
  const place = await placeWith(completing);
  const ran = await daemon(place, 'dispatch', 'project.tidy', '--json');
  const { sessionId } = JSON.parse(ran.stdout) as DaemonResult;
  const id = sessionId ?? '';
  const log = new DaemonLayout(place.data).turnLog(id as SessionId);
  const [first] = fs.readFileSync(log, 'utf8').split('\n');
  fs.appendFileSync(log, `${first?.replace('"v":1', '"v":2')}\n`);
  for (const args of [['logs'], ['logs', '--follow'], ['logs', '--spans'], ['replay'], ['resume']])
    expect(await daemon(place, args[0] ?? '', id, ...args.slice(1)), args.join(' ')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/line \d+ is not a record[\s\S]*newer version[\s\S]*turns\.jsonl/),
    });
  expect(await daemon(place, 'send', id, 'hello')).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/line \d+ is not a record[\s\S]*newer version[\s\S]*turns\.jsonl/),
  });
});

const inPlaceOfLog: Readonly<Record<string, (at: string) => void>> = {
  'a directory': (at) => fs.mkdirSync(at),
  'a file that is too large': (at) => {
    fs.writeFileSync(at, '');
    fs.truncateSync(at, turnLogBytesMax + 1);
  },
  'a link to itself': (at) => fs.symlinkSync(at, at),
};

test.each(Object.entries(inPlaceOfLog))('%s as the log of a session damages this session alone', async (_, put) => {
  const place = temporaryPlace();
  const [damaged, sound] = [writeSession(place.data, 1, true), writeSession(place.data, 2, true)];
  const log = new DaemonLayout(place.data).turnLog(damaged);
  fs.rmSync(log);
  put(log);
  const status = await inProcess(place, ['daemon', 'status', '--json']);
  expect(status.code, status.stderr).toBe(0);
  const { sessions } = JSON.parse(status.stdout) as DaemonStatus;
  expect(sessions.find(({ sessionId }) => sessionId === damaged)?.status).toBe('damaged');
  for (const args of [['inbox'], ['inbox', sound], ['worktrees', 'list'], ['worktrees', 'gc'], ['costs']])
    expect(await inProcess(place, ['daemon', ...args]), args.join(' ')).toMatchObject({ code: 0 });
  expect(await inProcess(place, ['daemon', 'logs', damaged])).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/cannot be read: it(?:s path is not a file| has more than)/),
  });
});

/** A process of the program, and what it printed until now. */
function started(place: Place, ...args: readonly string[]) {
  const child = spawn(process.execPath, [program(), 'daemon', ...args], {
    cwd: place.project,
    env: environmentOf(place, modelKey),
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let stdout = '';
  const printed = (part: string) =>
    new Promise<void>((resolve) => child.stdout.on('data', () => void (stdout.includes(part) && resolve())));
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk;
  });
  const exit = new Promise<{ readonly code: number | null; readonly stdout: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, stdout })),
  );
  return { child, printed, exit };
}

test.skipIf(process.platform === 'win32')('--follow prints each record once, and ends with the session', async () => {
  let isReached: () => void = () => undefined;
  const secondStep = new Promise<void>((resolve) => {
    isReached = resolve;
  });
  const place = await placeWith((request, number) => {
    if (number === 1) return completing(request);
    isReached();
    return { kind: 'silence' };
  });
  const working = started(place, 'dispatch', 'project.tidy', '--json');
  await secondStep;
  const { sessions } = JSON.parse((await daemon(place, 'status', '--json')).stdout) as DaemonStatus;
  const name = sessions[0]?.runName ?? '';
  const following = started(place, 'logs', name, '--follow');
  await following.printed('step 2');
  working.child.kill('SIGTERM');
  await working.exit;
  const { code, stdout } = await following.exit;
  expect(code).toBe(0);
  expect(stdout).toBe((await daemon(place, 'logs', name)).stdout);
});
