/** What the sources of a project compile to is bounded together, and which ones are left out never depends on the order of edits. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { recompile as Recompile } from '../../project/compile/recompile.ts';
import { rootOf } from '../../project/sources/source-root.ts';
import { plainSteps, sourceOf, temporaryPlace, writeSource } from '../e2e/support.ts';

const limits = '../../schemas/limits.ts';
let recompile: typeof Recompile;
// Other files share the modules of this process, so the ones with another limit are loaded for this file and forgotten after it.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock(limits, async (original) => ({
    ...(await original<typeof import('../../schemas/limits.ts')>()),
    projectCompiledBytesMax: 6000,
  }));
  ({ recompile } = await import('../../project/compile/recompile.ts'));
});
afterAll(() => {
  vi.doUnmock(limits);
  vi.resetModules();
});

const bytesBelow = (folder: string): number =>
  fs.readdirSync(folder).reduce((sum, name) => sum + fs.statSync(path.join(folder, name)).size, 0);
const catalogOf = (project: string): string[] =>
  JSON.parse(fs.readFileSync(path.join(project, '.workrail/compiled/catalog.json'), 'utf8')).workflows.map(
    ({ workflowId }: { workflowId: string }) => workflowId,
  );

describe('a project whose sources compile to too much', () => {
  // @verifies compiled-size-bounded
  test('compiles the same ones, whether they were written at once or one after the other', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const write = (place: ReturnType<typeof temporaryPlace>, name: string) =>
      writeSource(place, `${name}.json`, sourceOf(`project.${name}`, plainSteps(3)));
    const [atOnce, onByOne] = [temporaryPlace(), temporaryPlace()];
    for (const name of names) write(atOnce, name);
    const full = await recompile(rootOf(atOnce.project));
    // The last in the order of files comes first.
    for (const name of [...names].reverse()) {
      write(onByOne, name);
      await recompile(rootOf(onByOne.project));
    }
    const left = full.diagnostics.map(({ code, at }) => `${code} ${at.file}`);
    expect(left.length).toBeGreaterThan(0);
    expect(new Set(full.diagnostics.map(({ code }) => code))).toEqual(new Set(['lower/project-too-large']));
    expect(left.at(-1)).toBe('lower/project-too-large .workrail/workflows/f.json');
    const fitting = names.slice(0, names.length - left.length).map((name) => `project.${name}`);
    expect(fitting.length).toBeGreaterThan(0);
    expect(catalogOf(atOnce.project)).toEqual(fitting);
    expect(bytesBelow(path.join(atOnce.project, '.workrail/compiled/snapshots'))).toBeLessThan(2 * 6000);

    fs.rmSync(path.join(onByOne.project, '.workrail/compiled/catalog.json'));
    const again = await recompile(rootOf(onByOne.project));
    expect(again.diagnostics.map(({ code, at }) => `${code} ${at.file}`)).toEqual(left);
    expect(catalogOf(onByOne.project)).toEqual(fitting);
  });

  // @verifies compiled-size-bounded
  test('compiles what was left out when another source goes', async () => {
    const place = temporaryPlace();
    const files = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) =>
      writeSource(place, `${name}.json`, sourceOf(`project.${name}`, plainSteps(3))),
    );
    await recompile(rootOf(place.project));
    expect(catalogOf(place.project)).not.toContain('project.f');
    for (const file of files.slice(0, 5)) fs.rmSync(file);
    expect((await recompile(rootOf(place.project))).diagnostics).toEqual([]);
    expect(catalogOf(place.project)).toEqual(['project.f']);
  });
});
