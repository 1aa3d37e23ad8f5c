/** What is compiled: whether it fits its sources and the lock file, and whether its catalogs can be read. Compiles nothing. */
import { counted } from '../../schemas/counted.ts';
import type { DoctorCheck } from '../../schemas/operation-reports.ts';
import { CommandFailure } from '../command.ts';
import { looksHere } from '../compiled-here.ts';
import { rootsOf } from '../fresh.ts';
import { openRuntime } from '../open-runtime.ts';
import { isWritable, nearestExisting, writableBy } from './data-directory.ts';
import { disagreesWithLock, isStale } from '../staleness.ts';
import type { SourceRoot } from '../sources.ts';
import { type Fix, fine, problem, thenLook, warning } from './check.ts';

/** The command, and before it what keeps it from writing. */
function compileIn({ compiledFolder, folder, lockFile }: SourceRoot): Fix {
  const places = [nearestExisting(compiledFolder), ...(lockFile === null ? [] : [folder])];
  const closed = places.find((place) => !isWritable(place));
  return closed === undefined ? 'Run: workrail compile' : `${writableBy(closed)}; then run: workrail compile`;
}

export async function artifactsCheck(project: string): Promise<DoctorCheck> {
  const name = 'artifacts';
  try {
    for (const root of rootsOf(project)) {
      if (isStale(root)) {
        return warning(name, `the ${root.sourceKind} workflows changed since they were compiled`, compileIn(root));
      }
      if (disagreesWithLock(root)) {
        return warning(name, 'what is compiled is not what workrail.lock says was reviewed', compileIn(root));
      }
    }
  } catch (error) {
    if (!CommandFailure.is(error)) throw error;
    return problem(name, error.error.message, thenLook(error.error.suggestion));
  }
  const listed = await openRuntime(project, undefined, undefined, looksHere()).list({});
  if (listed.isErr()) return problem(name, listed.error.message, thenLook(listed.error.suggestion));
  const { workflows, warnings } = listed.value.data;
  const [first] = warnings;
  return first === undefined
    ? fine(name, `${counted(workflows.length, 'workflow')} can be started from ${project}`)
    : problem(name, first.message, 'Run: workrail check');
}
