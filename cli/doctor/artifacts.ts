/** What is compiled: whether it fits its sources and the lock file, and whether its catalogs can be read. Compiles nothing. */
import type { DoctorCheck } from '../../schemas/operation-reports.ts';
import { CommandFailure } from '../command.ts';
import { looksHere } from '../compiled-here.ts';
import { rootsOf } from '../fresh.ts';
import { openRuntime } from '../open-runtime.ts';
import { disagreesWithLock, isStale } from '../staleness.ts';
import { fine, problem, warning } from './check.ts';

export async function artifactsCheck(project: string): Promise<DoctorCheck> {
  const name = 'artifacts';
  try {
    for (const root of rootsOf(project)) {
      if (isStale(root)) {
        return warning(
          name,
          `the ${root.sourceKind} workflows changed since they were compiled`,
          'Run: workrail compile',
        );
      }
      if (disagreesWithLock(root)) {
        return warning(name, 'what is compiled is not what workrail.lock says was reviewed', 'Run: workrail compile');
      }
    }
  } catch (error) {
    if (!CommandFailure.is(error)) throw error;
    return problem(name, error.error.message, error.error.suggestion);
  }
  const listed = await openRuntime(project, undefined, undefined, looksHere()).list({});
  if (listed.isErr()) return problem(name, listed.error.message, listed.error.suggestion);
  const { workflows, warnings } = listed.value.data;
  const [first] = warnings;
  return first === undefined
    ? fine(name, `${workflows.length} workflows can be started from ${project}`)
    : problem(name, first.message, 'Run: workrail check');
}
