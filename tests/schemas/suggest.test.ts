import { describe, expect, it } from 'vitest';
import { editDistance, suggest } from '../../schemas/text/suggest.ts';
import { suggestId, suggestNamed } from '../../schemas/text/suggest-id.ts';

describe('did you mean', () => {
  it.each([
    ['', '', 0],
    ['abc', '', 3],
    ['titel', 'title', 1],
    ['ca', 'abc', 3],
    ['kitten', 'sitting', 3],
  ])('the distance from %j to %j is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });

  it.each([
    ['titel', 'title'],
    ['promptblocks', 'promptBlocks'],
    ['prompt-blocks', 'promptBlocks'],
    ['agent_role', 'agentRole'],
    ['wr.refs.note_first', 'wr.refs.notes_first'],
  ])('%s → %s', (name, meant) => {
    expect(suggest(name, ['id', 'title', 'promptBlocks', 'agentRole', 'wr.refs.notes_first', 'wr.refs.modes'])).toBe(
      meant,
    );
  });

  it('suggests nothing that is far away, and nothing for very short names', () => {
    expect(suggest('temperature', ['title', 'id', 'when'])).toBeNull();
    expect(suggest('ix', ['id', 'if'])).toBeNull();
    expect(suggest('x'.repeat(100_000), ['title'])).toBeNull();
  });

  // @verifies suggestions-are-similar
  it.each([
    ['project.foo', ['project.min'], null],
    ['project.tdiy', ['project.min', 'project.tidy'], 'project.tidy'],
    ['team.checkout.abcd', ['team.checkout.efgh'], null],
    ['my_projekt.foo', ['my_project.min'], null],
    ['my_projekt.fix', ['my_project.fix'], 'my_project.fix'],
    ['projectmin', ['project.min'], 'project.min'],
    ['resolve/loop', ['resolve/step'], null],
    ['resolve/unknwon-step', ['resolve/unknown-step'], 'resolve/unknown-step'],
  ])('%s among %j means %j, because the namespace alone is no similarity', (name, names, meant) => {
    expect(suggestNamed(name, names)).toBe(meant);
    if (!name.includes('/')) expect(suggestId(name, names)).toBe(meant);
  });

  it('takes the beginning of one id for this id, and that of several for none', () => {
    const ids = ['team.incident_review', 'team.release', 'team.release.hotfix', 'team.research'];
    expect(suggestId('team.incident', ids)).toBe('team.incident_review');
    expect(suggestId('team.resaerch', ids)).toBe('team.research');
    for (const id of ['team', 'team.res', 'team.incident_']) expect(suggestId(id, ids), id).toBeNull();
  });

  it('gives the smaller of two equally near names, whatever their order', () => {
    expect(suggest('modez', ['modey', 'modex'])).toBe('modex');
    expect(suggest('modez', ['modex', 'modey'])).toBe('modex');
  });
});
