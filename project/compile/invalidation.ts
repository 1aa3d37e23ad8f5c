/**
 * Determines which unchanged sources must be compiled again because others changed, appeared or disappeared. A workflow depends
 * on the ids that it binds and on the routines that it calls as templates, whether they exist or not. Dependencies are followed
 * transitively.
 */
import { routineNameOf } from '../../compiler/legacy/routine-name.ts';
import { suggestionDependency } from '../../compiler/suggestion-dependency.ts';

/** The data in the cache about an unchanged source. */
export type Dependent = {
  readonly file: string;
  readonly claimedId: string | null;
  /** Ids, `routine:<name>` and `id:<id>`. */
  readonly dependencies: readonly string[];
};

/** The names under which other sources may depend on a workflow. */
export function namesOf(workflowId: string): readonly string[] {
  const routine = routineNameOf(workflowId);
  const names = [workflowId, suggestionDependency(workflowId)];
  return routine === null ? names : [...names, `routine:${routine}`];
}

/** Several sources may define the routine of a name, so they are compiled together. */
const isNamed = (claimedId: string | null, names: ReadonlySet<string>) =>
  claimedId !== null && namesOf(claimedId).some((name) => name.startsWith('routine:') && names.has(name));

/**
 * @param changedIds the ids that changed, new and removed sources define or defined
 * @returns the files of `unchanged` to compile again
 */
export function affectedFiles(unchanged: readonly Dependent[], changedIds: readonly string[]): ReadonlySet<string> {
  const names = new Set(changedIds.flatMap(namesOf));
  const affected = new Set<string>();
  let candidates = unchanged.filter(({ claimedId, dependencies }) => dependencies.length > 0 || claimedId !== null);
  for (let before = -1; before !== affected.size; ) {
    before = affected.size;
    candidates = candidates.filter(({ file, claimedId, dependencies }) => {
      if (!isNamed(claimedId, names) && !dependencies.some((name) => names.has(name))) return true;
      affected.add(file);
      for (const name of claimedId === null ? [] : namesOf(claimedId)) names.add(name);
      return false;
    });
  }
  return affected;
}
