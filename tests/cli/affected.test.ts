/** What must be compiled again although its file did not change. */
import { describe, expect, it } from 'vitest';
import { affectedFiles, type Dependent } from '../../project/compile/invalidation.ts';

const dependent = (claimedId: string | null, ...dependencies: readonly string[]): Dependent => ({
  file: `${claimedId ?? 'broken'}.json`,
  claimedId,
  dependencies,
});
const affected = (unchanged: readonly Dependent[], ...changedIds: readonly string[]) =>
  [...affectedFiles(unchanged, changedIds)].sort();

describe('an unchanged source', () => {
  it('is left alone by changes that it does not depend on', () => {
    expect(affected([dependent('project.parent', 'project.child'), dependent('project.other')], 'project.new')).toEqual(
      [],
    );
  });

  it('is affected by what it binds, and so is whatever binds it, in any order', () => {
    const chain = [
      dependent('project.top', 'project.middle'),
      dependent('project.middle', 'project.child'),
      dependent('project.child'),
      dependent('project.aside', 'project.else'),
    ];
    const expected = ['project.middle.json', 'project.top.json'];
    expect(affected(chain, 'project.child')).toEqual(expected);
    expect(affected([...chain].reverse(), 'project.child')).toEqual(expected);
  });

  it('is affected when what it waits for comes, also while it does not compile itself', () => {
    expect(affected([dependent(null, 'project.missing')], 'project.missing')).toEqual(['broken.json']);
  });

  it('is affected by a routine whose template it calls, and by another one of the same name', () => {
    const caller = dependent('project.caller', 'routine:design_review');
    expect(affected([caller], 'project.routine-design-review')).toEqual(['project.caller.json']);
    expect(affected([caller, dependent('team.routine_design_review')], 'project.routine_design_review')).toEqual([
      'project.caller.json',
      'team.routine_design_review.json',
    ]);
    expect(affected([caller], 'project.design_review')).toEqual([]);
  });

  it('ends where sources depend on each other', () => {
    const circle = [dependent('project.a', 'project.b'), dependent('project.b', 'project.a')];
    expect(affected(circle, 'project.b')).toEqual(['project.a.json', 'project.b.json']);
  });
});
