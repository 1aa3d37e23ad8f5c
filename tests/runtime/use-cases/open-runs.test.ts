/** The unfinished runs that hooks report: where a session records no workspace, nothing says that it is another one. */
import { expect, it } from 'vitest';
import { createRuntime } from '../../../runtime/runtime.ts';
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
