/**
 * `npm run mutate -- --random 20 --seed 7`: picks entries of the registry by seed and breaks the code that their tagged tests run,
 * at places that few of the other entries come to, until a tagged test fails. An entry for which none fails is held by tests that
 * cannot fail for it, or that do not come to its rule.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRequirements, readTags } from '../generate/requirements.ts';
import { rooms } from '../structure/measure.ts';
import { type Selection, selectionOf } from './selection.ts';
import { activeVariable, instrumented, type Site, visitedVariable } from './sites.ts';
import { inCopy, type Ran, runTests } from './workspace.ts';

/** Mutations that are tried for one entry. The first that is noticed ends it. */
const triesMax = 8;
/** These read the text of sources, which the switches change. */
const ofTheText = ['tests/import-rules/', 'tests/build/', 'tests/package/'];

export type Round = {
  readonly seed: number;
  readonly rows: readonly Row[];
};
export type Row = {
  readonly requirement: string;
  readonly tried: number;
  /** The mutation that a tagged test noticed; null when none was. */
  readonly noticed: { readonly site: Site; readonly ran: Ran } | null;
  /** Why nothing was tried. */
  readonly problem: string | null;
};

/** The same numbers for the same seed on every machine (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffled<T>(items: readonly T[], next: () => number): T[] {
  const left = [...items];
  for (let at = left.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [left[at], left[other]] = [left[other] as T, left[at] as T];
  }
  return left;
}

/** Entries with tests that run the sources as they are imported. */
export function eligible(): ReadonlyMap<string, Selection> {
  const tags = readTags();
  const selections = readRequirements().map(({ id }): [string, Selection] => {
    const { files, pattern } = selectionOf(id, tags);
    return [id, { files: files.filter((file) => !ofTheText.some((folder) => file.startsWith(folder))), pattern }];
  });
  return new Map(selections.filter(([, { files, pattern }]) => files.length > 0 && pattern !== ''));
}

function instrumentAll(folder: string): ReadonlyMap<number, Site> {
  const sites = new Map<number, Site>();
  const names = rooms
    .filter((name) => existsSync(join(folder, name)))
    .flatMap((name) =>
      readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).map((path) => `${name}/${path}`),
    );
  for (const file of names.map((name) => name.replaceAll('\\', '/')).sort()) {
    if (!file.endsWith('.ts') || file.endsWith('.d.ts')) continue;
    const path = join(folder, file);
    const made = instrumented(file, readFileSync(path, 'utf8'), sites.size);
    writeFileSync(path, made.text);
    for (const site of made.sites) sites.set(site.id, site);
  }
  return sites;
}

type Visited = { readonly requirement: string; readonly sites: ReadonlySet<number>; readonly ran: Ran };

function visitedBy(folder: string, requirement: string, selection: Selection): Visited {
  const target = join(folder, 'visited-sites.txt');
  rmSync(target, { force: true });
  const ran = runTests(folder, selection, { [visitedVariable]: target });
  const lines = existsSync(target) ? readFileSync(target, 'utf8').trim().split('\n') : [];
  return { requirement, ran, sites: new Set(lines.filter((line) => line !== '').map(Number)) };
}

/** Those that fewest of the chosen entries come to, first: there the rule of the entry itself is most likely. */
export function bySpecificity(
  visited: readonly Pick<Visited, 'sites'>[],
  own: ReadonlySet<number>,
  next: () => number,
) {
  const uses = (id: number) => visited.filter(({ sites }) => sites.has(id)).length;
  const counted = shuffled(
    [...own].sort((a, b) => a - b),
    next,
  ).map((id) => ({ id, uses: uses(id) }));
  return counted.sort((a, b) => a.uses - b.uses).map(({ id }) => id);
}

function tried(
  folder: string,
  selection: Selection,
  { requirement, ran: sound }: Visited,
  order: readonly number[],
  sites: ReadonlyMap<number, Site>,
): Row {
  if (sound.failed > 0 || sound.passed === 0) {
    return {
      requirement,
      tried: 0,
      noticed: null,
      problem: `${sound.failed} failed and ${sound.passed} passed on the sound code`,
    };
  }
  if (order.length === 0)
    return { requirement, tried: 0, noticed: null, problem: 'its tests run no code that could be broken' };
  let tries = 0;
  for (const id of order.slice(0, triesMax)) {
    const site = sites.get(id);
    if (site === undefined) continue;
    tries += 1;
    const ran = runTests(folder, selection, { [activeVariable]: String(id) });
    if (ran.failed > 0) return { requirement, tried: tries, noticed: { site, ran }, problem: null };
  }
  return { requirement, tried: tries, noticed: null, problem: null };
}

/** @param only entries that are tried instead of random ones */
export function randomRound(count: number, seed: number, only: readonly string[] = []): Round {
  const next = numbersFrom(seed);
  const selections = eligible();
  const chosen = only.length > 0 ? only : shuffled([...selections.keys()].sort(), next).slice(0, count);
  return inCopy((folder) => {
    const sites = instrumentAll(folder);
    const selectionFor = (requirement: string) => selections.get(requirement) ?? { files: [], pattern: '' };
    const visited = chosen.map((requirement) => visitedBy(folder, requirement, selectionFor(requirement)));
    const rows = visited.map((one) => {
      const row = tried(folder, selectionFor(one.requirement), one, bySpecificity(visited, one.sites, next), sites);
      const word = row.noticed === null ? 'UNNOTICED' : 'noticed  ';
      const where =
        row.noticed === null
          ? (row.problem ?? '')
          : `${row.noticed.site.file}:${row.noticed.site.line} ${row.noticed.site.breaks}`;
      console.log(`${word} ${row.requirement} (${row.tried} tried) ${where}`);
      return row;
    });
    return { seed, rows };
  });
}
