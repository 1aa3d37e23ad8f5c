/** Every file operation of every command fails once: the user is told what the operating system refused, and nothing is half done. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../build/long/rounds.ts';
import type { StartReport } from '../../schemas/cli-reports.ts';
import { osFault } from '../../schemas/os-faults.ts';
import { type Place, plainSteps, type Ran, sourceOf, temporaryPlace, writeSource } from '../e2e/support.ts';
import { inProcess } from '../support/command-line.ts';
import { type Operation, systemError, withWatchedFs } from '../support/failing-fs.ts';

const errnos = ['ENOSPC', 'EROFS', 'EIO', 'EMFILE', 'EACCES'] as const;

const legacy = {
  id: 'older',
  name: 'Older',
  description: 'Of the older format.',
  version: '1.0.0',
  steps: [{ id: 'one', title: 'One', prompt: 'Do it.', agentRole: 'You work.' }],
};

type Template = Place & { readonly words: Readonly<Record<string, string>> };

async function template(): Promise<Template> {
  const place = temporaryPlace();
  writeSource(place, 'good.json', sourceOf('project.good', plainSteps(2)));
  writeSource(place, 'terse.json', JSON.stringify(sourceOf('project.terse', plainSteps(1), { tags: ['a', 'a'] })));
  fs.writeFileSync(path.join(place.project, 'older.json'), JSON.stringify(legacy));
  fs.mkdirSync(path.join(place.project, 'older'));
  fs.writeFileSync(path.join(place.project, 'older/a.json'), JSON.stringify(legacy));
  expect((await inProcess(place, ['compile'])).code).toBe(0);
  const { stdout } = await inProcess(place, ['start', 'project.good', '--json']);
  const { session, stateToken } = JSON.parse(stdout) as StartReport;
  await inProcess(place, ['sessions', 'export', session.sessionId, '--out', 'run.json']);
  // A source that changed since it was compiled.
  writeSource(place, 'good.json', sourceOf('project.good', plainSteps(3)));
  return { ...place, words: { SESSION: session.sessionId, TOKEN: stateToken } };
}

const driven: readonly (readonly string[])[] = [
  ['check'],
  ['check', '.workrail/workflows/good.json'],
  ['lint'],
  ['lint', '--fix'],
  ['fmt'],
  ['fmt', '--check'],
  ['compile'],
  ['compile', '--check'],
  ['compile', '--frozen'],
  ['compile', '--out', 'served'],
  ['verify'],
  ['lock'],
  ['migrate', 'older.json'],
  ['migrate', 'older.json', '--out', 'new.json'],
  ['migrate', 'older.json', '--write'],
  ['migrate', 'older', '--out', 'newer'],
  ['list'],
  ['inspect', 'project.good'],
  ['inspect', 'project.good', '--source'],
  ['inspect', 'older.json'],
  ['diff', 'project.good', 'project.terse'],
  ['start', 'project.good'],
  ['sessions', 'list'],
  ['sessions', 'show', 'SESSION'],
  ['sessions', 'verify', 'SESSION'],
  ['sessions', 'verify', 'run.json'],
  ['sessions', 'export', 'SESSION', '--out', 'again.json'],
  ['sessions', 'import', 'run.json'],
  ['sessions', 'repair', 'SESSION'],
  ['sessions', 'pin', 'SESSION'],
  ['sessions', 'gc'],
  ['keys', 'show'],
  ['keys', 'rotate'],
  ['token', 'explain', 'TOKEN'],
  ['doctor'],
];

/** What a run after the fault must have made, too. Times are no content. */
function filesOf(folder: string): Record<string, string> {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const texts = entries
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/compiled[\\/](sources|cache)\.json$|[\\/]\.lock$|again\.json$/.test(file))
    .map((file) => [path.relative(folder, file), fs.readFileSync(file, 'utf8')]);
  return Object.fromEntries(texts.sort());
}

function copyOf(from: Template): Template {
  const { folder } = temporaryPlace();
  fs.rmSync(folder, { recursive: true });
  fs.cpSync(from.folder, folder, { recursive: true, preserveTimestamps: true });
  const at = (name: string) => path.join(folder, name);
  return { folder, project: at('project'), home: at('home'), data: at('data'), words: from.words };
}

type Trial = { readonly ran: Ran; readonly failed: Operation | null; readonly operations: readonly Operation[] };

async function runWithFault(place: Template, args: readonly string[], nth: number, errno: string): Promise<Trial> {
  const operations: Operation[] = [];
  let failed: Operation | null = null;
  const words = args.map((word) => place.words[word] ?? word);
  const ran = await withWatchedFs(
    place.folder,
    (operation) => {
      operations.push(operation);
      if (operations.length - 1 !== nth) return;
      failed = operation;
      throw systemError(errno, operation);
    },
    () => inProcess(place, words),
  );
  return { ran, failed, operations };
}

/**
 * The numbers of the operations that fail: every file in turn, each time with another of its operations. A command stats some files
 * hundreds of times, and reads others once.
 */
function operationsToFail(operations: readonly Operation[], atMost: number): readonly number[] {
  const byFile = new Map<string, number[]>();
  for (const [nth, { path: file }] of operations.entries()) byFile.set(file, [...(byFile.get(file) ?? []), nth]);
  const files = [...byFile.values()].map((numbers, i) => {
    const from = i % numbers.length;
    return [...numbers.slice(from), ...numbers.slice(0, from)];
  });
  const most = Math.max(...files.map(({ length }) => length));
  const inTurns = Array.from({ length: most }, (_, turn) => files.flatMap((numbers) => numbers[turn] ?? [])).flat();
  if (atMost >= files.length) return inTurns.slice(0, atMost);
  return Array.from({ length: atMost }, (_, i) => inTurns[Math.floor((i * files.length) / atMost)] ?? 0);
}

// @verifies command-faults-are-told
describe('a fault of the operating system at any file operation', () => {
  it.each(driven.map((args) => [args.join(' '), args] as const))(
    'of `%s` is told as one, and the next run is whole',
    async (_name, args) => {
      const from = await template();
      const clean = copyOf(from);
      const expected = await runWithFault(clean, args, -1, '');
      expect(expected.operations.length).toBeGreaterThan(0);
      await inProcess(clean, ['list']);
      const files = filesOf(clean.project);
      const wrong: unknown[] = [];
      for (const [i, nth] of operationsToFail(expected.operations, rounds.faultsPerCommand).entries()) {
        const errno = errnos[i % errnos.length] ?? 'EIO';
        const place = copyOf(from);
        const { ran, failed } = await runWithFault(place, args, nth, errno);
        const said = ran.stdout + ran.stderr;
        const where = [errno, failed?.name, failed === null ? '' : path.relative(place.folder, failed.path)];
        if (ran.code === 70 || said.includes('    at ')) wrong.push([where, 'a bug', said.slice(0, 800)]);
        else if (ran.code !== expected.ran.code && !said.includes(errno) && !said.includes(osFault(errno).meaning))
          wrong.push([where, 'is not named', ran.code, said.slice(0, 800)]);
        // `= help` follows an error that ended the command.
        const { fix } = osFault(errno, failed?.name);
        if (ran.stderr.includes(`failed with ${errno}`) && /^ = help: /m.test(ran.stderr) && !ran.stderr.includes(fix))
          wrong.push([where, 'does not say what helps', ran.stderr.slice(0, 800)]);
        if (/tell the user|repeat the same call/i.test(ran.stderr))
          wrong.push([where, 'speaks to an agent', ran.stderr.slice(0, 800)]);
        if (/\.[0-9a-f]{12}\.tmp/.test(said)) wrong.push([where, 'names a temporary file', said.slice(0, 800)]);
        if (said.includes(place.folder) && args[0] !== 'doctor')
          wrong.push([where, 'names the folder', said.slice(0, 800)]);
        // `--out` replaces nothing, and a fault may have been survived.
        for (const name of ['new.json', 'newer', 'again.json'])
          if (args.includes(name)) fs.rmSync(path.join(place.project, name), { recursive: true, force: true });
        // What a fault kept out of the catalog comes back as soon as somebody looks.
        const again = await inProcess(
          place,
          args.map((word) => place.words[word] ?? word),
        );
        if (again.code !== expected.ran.code)
          wrong.push([where, 'next run', again.code, (again.stdout + again.stderr).slice(0, 500)]);
        await inProcess(place, ['list']);
        const after = filesOf(place.project);
        const differs = [...new Set([...Object.keys(files), ...Object.keys(after)])].filter(
          (name) => files[name] !== after[name],
        );
        if (differs.length > 0) wrong.push([where, 'leaves', differs]);
        fs.rmSync(place.folder, { recursive: true, force: true });
      }
      expect(wrong).toEqual([]);
    },
  );
});
