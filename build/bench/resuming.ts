/**
 * resume_session over many stored sessions: warm, in a server that has been asked before; cold, in a process that
 * finds an index; and once without one. The floor of a warm question is an MCP echo; of a cold one, what nothing can spare a
 * new process: listing the sessions, looking at each manifest, and reading the index.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Runtime } from '../../runtime/runtime.ts';
import { storeSessions } from './stored-sessions.ts';
import { type Figure, interleaved, median, percentile, measure } from './table.ts';
import { recordingFiles } from './waves.ts';
import { Connected, longId, longSource, must, nodeFiles, runtimeOn, temporaryPlace, unsyncedFiles } from './world.ts';

const words = ['login', 'payment', 'search', 'export', 'cache', 'upload', 'report', 'invoice', 'queue', 'theme'];

/** Notes as an agent leaves them, with words of their own. */
const notesOf = (i: number) =>
  `- Looked at the ${words[i % words.length]} module, subject-${i}.\n- Found ${i % 7} defects in file-${i % 501}.ts.\n- Decided to keep the interface; next: ${words[(i * 3) % words.length]}.`;

const goalOf = (i: number) => `Make the ${words[(i * 7) % words.length]} page load faster for target-${i}`;

/** Two runs among all that are stored, each read by a process that has read nothing before. */
async function firstReads(data: string, filling: Runtime) {
  const signing = runtimeOn(data, longSource(3), unsyncedFiles(nodeFiles()), 'signed');
  const [handle, signed] = [
    must(await filling.start({ workflowId: longId })),
    must(await signing.start({ workflowId: longId })),
  ];
  const readBy = async ({ data: { stateToken } }: typeof handle) =>
    void must(await runtimeOn(data, longSource(3)).continue({ stateToken }));
  return interleaved(15, { signed: () => readBy(signed), handle: () => readBy(handle) });
}

export async function resumingFigures(sessions: number): Promise<Figure[]> {
  const place = temporaryPlace();
  await storeSessions(place.data, sessions, { notesOf, goalOf });
  const filling = runtimeOn(place.data, longSource(3), unsyncedFiles(nodeFiles()));
  const found = async (runtime: typeof filling, i: number, query = `subject-${i}`) => {
    const { data } = (await runtime.resume({ query }))._unsafeUnwrap();
    if (data.totalEligible < sessions || data.candidates[0]?.snippet !== notesOf(i)) {
      throw new Error(`${query} was not found among ${data.totalEligible} runs`);
    }
  };
  /** A sentence that only the deeper tiers match: some of its words occur in every run, some in none. */
  const sentenceOf = (i: number) => `please resume my run about making the page of target-${i} faster, zanzibar`;
  const first = await measure(() => found(runtimeOn(place.data, longSource(3)), 0));
  const cold = await interleaved(7, {
    floor: () => {
      const folder = path.join(place.data, 'sessions');
      for (const name of fs.readdirSync(folder)) fs.statSync(path.join(folder, name, 'manifest.jsonl'));
      const index = fs.readFileSync(path.join(place.data, 'cache/resume-index.json'));
      JSON.parse(index.toString('utf8', 72, index.indexOf('\n', 72)));
    },
    measured: () => found(runtimeOn(place.data, longSource(3)), sessions >> 1),
    deeper: () => found(runtimeOn(place.data, longSource(3)), sessions >> 1, sentenceOf(sessions >> 1)),
  });
  const read = await firstReads(place.data, filling);
  const recorded = recordingFiles(nodeFiles());
  const watched = runtimeOn(place.data, longSource(3), recorded.port);
  await found(watched, 1);
  recorded.taken();
  await found(watched, 1);
  const syncs = recorded.taken().length;

  const [server, echo] = [await Connected.server(place), await Connected.echo(place)];
  let i = 0;
  const ask = (queryOf = (at: number) => `subject-${at}`) => {
    i = (i + 37) % sessions;
    return server.call('resume_session', { query: queryOf(i) });
  };
  for (let round = 0; round < 10; round += 1) await ask();
  const warm = await interleaved(100, {
    floor: () => echo.call('echo', { text: 'hello' }),
    measured: () => ask(),
    deeper: () => ask(sentenceOf),
    // Another process writes meanwhile: its announcements are what a question looks at.
    writes: async () => (await filling.start({ workflowId: longId }))._unsafeUnwrap(),
  });
  const count = String(sessions);
  return [
    {
      figure: `resume over ${count} sessions, warm, over stdio`,
      unit: 'ms',
      measured: median(warm.measured),
      floor: { what: 'MCP echo of 5 bytes', measured: median(warm.floor) },
      target: { kind: 'absolute', most: 30 },
      note: `p95 ${percentile(warm.measured, 0.95).toFixed(1)}; another process starts a run between any two`,
    },
    {
      figure: `resume by a sentence over ${count} sessions, warm`,
      unit: 'ms',
      measured: median(warm.deeper),
      floor: { what: 'MCP echo of 5 bytes', measured: median(warm.floor) },
      target: { kind: 'absolute', most: 30 },
      note: `p95 ${percentile(warm.deeper, 0.95).toFixed(1)}; words of goals, titles and all notes`,
    },
    {
      figure: `resume by a sentence over ${count} sessions, cold`,
      unit: 'ms',
      measured: median(cold.deeper),
      floor: { what: 'list, stat and parse, bare', measured: median(cold.floor) },
      target: { kind: 'absolute', most: 1000 },
    },
    {
      figure: `resume over ${count} sessions, cold`,
      unit: 'ms',
      measured: median(cold.measured),
      floor: { what: 'list, stat and parse, bare', measured: median(cold.floor) },
      target: { kind: 'absolute', most: 1000 },
      note: 'a new process, with the index of an earlier one',
    },
    {
      figure: `resume over ${count} sessions, no index yet`,
      unit: 'ms',
      measured: first,
      target: { kind: 'absolute', most: sessions / 2 },
      note: `every session is read once, ${((first / sessions) * 1000).toFixed(0)} µs each; 5 s for each 10,000`,
    },
    {
      figure: `first read by a handle over ${count} sessions`,
      unit: 'ms',
      measured: median(read.handle),
      floor: { what: 'by a signed token', measured: median(read.signed) },
      target: { kind: 'added', most: 5 },
      note: 'a new process each time',
    },
    {
      figure: 'fsyncs per resume',
      unit: 'count',
      measured: syncs,
      target: { kind: 'absolute', most: 0 },
    },
  ];
}
