/**
 * The figures of the compiler: the bundled library, one edit, many workflows. Rates are of processor time of this process, so
 * that a neighbour on the machine does not count as a slow compiler; whole commands are of the clock, beside the bare start.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as compileEntry from './compile-entry.ts';
import { bundledEntry } from './shipped.ts';
import { type Figure, interleaved, median } from './table.ts';
import {
  inputFrom,
  libraryInputs,
  longId,
  longSource,
  type Place,
  program,
  ran,
  temporaryFolder,
  temporaryPlace,
} from './world.ts';

type ShippedCompiler = typeof compileEntry;
const stepsPerWorkflow = 30;
const stepsPerSecondMin = 50_000;

async function shippedCompiler(): Promise<{ readonly compiler: ShippedCompiler; readonly file: string }> {
  const file = await bundledEntry('compile-entry.ts', temporaryFolder());
  return { compiler: (await import(pathToFileURL(file).href)) as ShippedCompiler, file };
}

/** Milliseconds of the processor, of this process alone. */
function processorMs(body: () => unknown): number {
  const before = process.cpuUsage();
  body();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const sourceAt = (index: number, edit = '') =>
  longSource(stepsPerWorkflow).replace(longId, `bench.many_${index}`).replace('of the work.', `of the work.${edit}`);
const inputsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => inputFrom(`many/${index}.json`, sourceAt(index), 'project'));

// The library ---------------------------------------------------------------------------------------------------------

/** In processes of their own: what is measured is the first compile, with nothing warm. */
async function firstCompiles(file: string, rounds: number): Promise<readonly number[]> {
  const inputs = path.join(temporaryFolder(), 'library.json');
  const texts = libraryInputs().map(({ file: name, text, sourceKind }) => ({ file: name, text, sourceKind }));
  fs.writeFileSync(inputs, JSON.stringify(texts));
  const answer = path.join(temporaryFolder(), 'answer');
  const script = `
    const { compileInputs } = await import(${JSON.stringify(pathToFileURL(file).href)});
    const { readFileSync, writeFileSync } = await import('node:fs');
    const inputs = JSON.parse(readFileSync(${JSON.stringify(inputs)}, 'utf8'));
    const started = performance.now();
    const { compiled } = compileInputs(inputs);
    const taken = performance.now() - started;
    if (compiled.length !== inputs.length) throw new Error('the library does not compile');
    writeFileSync(${JSON.stringify(answer)}, String(taken));`;
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await ran(['--input-type=module', '-e', script], temporaryPlace());
    taken.push(Number(fs.readFileSync(answer, 'utf8')));
  }
  return taken;
}

// One edit ------------------------------------------------------------------------------------------------------------

/** A project whose sources are older than any cache, as after a night. */
function projectOf(count: number): Place {
  const place = temporaryPlace();
  const folder = path.join(place.project, '.workrail/workflows');
  fs.mkdirSync(folder, { recursive: true });
  const past = new Date(Date.now() - 3_600_000);
  for (let index = 0; index < count; index += 1) {
    const file = path.join(folder, `${index}.json`);
    fs.writeFileSync(file, sourceAt(index));
    fs.utimesSync(file, past, past);
  }
  return place;
}

let edits = 0;
function editOne(place: Place): void {
  edits += 1;
  fs.writeFileSync(path.join(place.project, '.workrail/workflows/0.json'), sourceAt(0, ` Edit ${edits}.`));
}

/** What `compile` does between its start and its report, and what `compile --watch` does for each change. */
function compileProject(compiler: ShippedCompiler, place: Place): void {
  const root = compiler.projectRoot(place.project);
  const result = compiler.compileIncrementally(root);
  const lists = compiler.listsOfRoot(result);
  const artifacts = { ...lists, ...compiler.objectsOf(result.fresh) };
  compiler.writeArtifacts(compiler.placeOf(root), artifacts, { lock: true, prune: true, keptNames: result.keptNames });
  compiler.writeStats(root, result.files, result.digests, compiler.digestOfCatalog(lists));
  compiler.keepResults(root, result);
}

function editTimes(compiler: ShippedCompiler, count: number, rounds: number): readonly number[] {
  const place = projectOf(count);
  compileProject(compiler, place);
  return Array.from({ length: rounds }, () => {
    editOne(place);
    return processorMs(() => compileProject(compiler, place));
  });
}

async function editCommand(rounds: number): Promise<Figure> {
  const place = projectOf(libraryInputs().length);
  await ran([program, 'compile'], place);
  const times = await interleaved(rounds, {
    bare: () => ran(['-e', '0'], place),
    version: () => ran([program, '--version'], place),
    compile: () => {
      editOne(place);
      return ran([program, 'compile'], place);
    },
  });
  const bare = median(times.bare);
  return {
    figure: 'workrail compile after one edit, whole command',
    unit: 'ms',
    measured: median(times.compile),
    floor: { what: 'node -e 0', measured: bare },
    note: `+${(median(times.compile) - bare).toFixed(0)} ms; --version +${(median(times.version) - bare).toFixed(0)} ms`,
  };
}

// Many ----------------------------------------------------------------------------------------------------------------

/** What no compiler can do without: reading JSON, writing JSON, a digest. */
function bareWork(inputs: ReturnType<typeof inputsOf>): number {
  let bytes = 0;
  for (const { text } of inputs) {
    const written = JSON.stringify(JSON.parse(text));
    bytes += createHash('sha256').update(written).digest('hex').length;
  }
  return bytes;
}

function manyFigures(compiler: ShippedCompiler, counts: readonly number[], rounds: number): Figure[] {
  const sizes = counts.map((count) => ({
    count,
    inputs: inputsOf(count),
    taken: [] as number[],
    bare: [] as number[],
  }));
  compiler.compileInputs(sizes[0]?.inputs ?? []);
  for (let round = 0; round < rounds; round += 1) {
    for (const { inputs, taken, bare } of sizes) {
      taken.push(processorMs(() => compiler.compileInputs(inputs)));
      bare.push(processorMs(() => bareWork(inputs)));
    }
  }
  const [least] = sizes;
  const perWorkflow = ({ count, taken }: (typeof sizes)[number]) => median(taken) / count;
  return sizes.flatMap((size): Figure[] => {
    const { count, taken, bare } = size;
    const steps = count * stepsPerWorkflow;
    const rate = Math.round(steps / (median(taken) / 1000));
    const throughput: Figure = {
      figure: `compile ${count} workflows of ${stepsPerWorkflow} steps`,
      unit: 'ms',
      measured: median(taken),
      floor: { what: 'parse, write, digest', measured: median(bare) },
      ...(count === 1000 ? { target: { kind: 'absolute', most: (steps / stepsPerSecondMin) * 1000 } as const } : {}),
      note: `${rate} steps/s`,
    };
    if (least === undefined || size === least) return [throughput];
    const linear: Figure = {
      figure: `one of ${count} workflows`,
      unit: 'ms',
      measured: perWorkflow(size),
      floor: { what: `one of ${least.count}`, measured: perWorkflow(least) },
      target: { kind: 'ratio', most: 1.25 },
      note: 'linear',
    };
    return [throughput, linear];
  });
}

// Passes --------------------------------------------------------------------------------------------------------------

/** How the time is divided: a change that makes one pass slower shows here before it shows in the sum. */
function passFigures(compiler: ShippedCompiler, count: number, rounds: number): Figure[] {
  const inputs = inputsOf(count);
  const taken = Array.from({ length: rounds }, () => {
    const sums = new Map<string, number>();
    const record = (pass: string, durationMs: number) => sums.set(pass, (sums.get(pass) ?? 0) + durationMs);
    compiler.compileInputs(inputs, { passTimer: { now: () => performance.now(), record } });
    return sums;
  });
  return [...(taken[0]?.keys() ?? [])].map((pass) => ({
    figure: `${pass}, of ${count} workflows`,
    unit: 'ms',
    measured: median(taken.map((sums) => sums.get(pass) ?? 0)),
    note: 'by the clock',
  }));
}

export async function compilingFigures(isFull: boolean): Promise<Figure[]> {
  const { compiler, file } = await shippedCompiler();
  const rounds = isFull ? 15 : 5;
  const library = libraryInputs();
  const first = await firstCompiles(file, rounds);
  const few = editTimes(compiler, library.length, 4 * rounds);
  const many = editTimes(compiler, 1000, 2 * rounds);
  return [
    {
      figure: `compile the bundled library, ${library.length} workflows, first time in a process`,
      unit: 'ms',
      measured: median(first),
      target: { kind: 'absolute', most: 300 },
      note: 'after start',
    },
    {
      figure: `one edit among ${library.length} workflows, compile and write`,
      unit: 'ms',
      measured: median(few),
      target: { kind: 'absolute', most: 20 },
      note: 'warm cache, warm process; of the processor',
    },
    {
      figure: 'one edit among 1000 workflows, compile and write',
      unit: 'ms',
      measured: median(many),
      note: 'the same',
    },
    await editCommand(rounds),
    ...manyFigures(compiler, [250, 1000, 2000], isFull ? 5 : 3),
    ...passFigures(compiler, 250, isFull ? 5 : 3),
  ];
}
