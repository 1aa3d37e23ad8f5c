/** The unfinished runs that hooks report: where a session records no workspace, nothing says that it is another one. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { gitFromFiles } from '../../../runtime/host/git.ts';
import { createRuntime } from '../../../runtime/runtime.ts';
import { temporaryFolder } from '../../support/files.ts';
import { inMemory } from '../../support/operating.ts';
import { compiledWorkflow } from '../../support/workflows.ts';
import { catalogsAt, must, started } from '../../support/world.ts';

const workflow = compiledWorkflow('test.open', ['one', 'two']);

// @verifies hooks-report-open-runs
it.each([
  ['no workspace', null, { runs: [], more: 0, withoutWorkspace: 1 }, 'found'],
  ['another workspace', '/elsewhere', { runs: [], more: 0, withoutWorkspace: 0 }, 'of another workspace'],
])(
  'a run that records %s is not listed here; the chat that names it finds it unless it is elsewhere',
  async (_, at, listed, named) => {
    const world = inMemory([workflow]);
    const { data } = await started(createRuntime(world.host, world.storage, catalogsAt(at, [workflow])), 'test.open');
    const here = { workspacePaths: ['/here'], countMax: 3 };
    expect(must(await world.runtime.openRuns(here))).toEqual(listed);
    const found = must(await world.runtime.openRunNamed(data.session.runName, here.workspacePaths));
    expect(typeof found === 'string' ? found : 'found').toBe(named);
  },
);

// @verifies folders-compare-by-identity
it.each([
  ['a repository', true, false],
  ['a folder without git', false, false],
  ['a folder that an earlier version recorded with the link', false, true],
])('a run of %s that a link leads to is one of its workspace by both paths', async (_, isRepository, isEarlier) => {
  const [folder, link] = ['project', 'link'].map((name) => path.join(temporaryFolder(), name)) as [string, string];
  fs.mkdirSync(isRepository ? path.join(folder, '.git') : folder, { recursive: true });
  fs.symlinkSync(folder, link);
  const world = inMemory([workflow]);
  const host = { ...world.host, git: gitFromFiles() };
  const files = { ...host.files, realPath: isEarlier ? async (named: string) => named : host.files.realPath };
  const at = (place: string, its = host) => createRuntime(its, world.storage, catalogsAt(place, [workflow]));
  const { data } = await started(at(link, { ...host, files }), 'test.open');
  const places = isEarlier ? [link] : [link, folder];
  for (const place of places) {
    const { runs } = must(await at(folder).openRuns({ workspacePaths: [place], countMax: 3 }));
    expect(runs).toMatchObject([{ runName: data.session.runName }]);
    const { candidates } = must(await at(place).resume({ query: data.session.runName })).data;
    expect(candidates).toMatchObject([{ runName: data.session.runName }]);
    expect(candidates[0]).not.toHaveProperty('isOfOtherWorkspace');
  }
});
