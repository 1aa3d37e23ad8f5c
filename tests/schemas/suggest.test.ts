import { describe, expect, it } from 'vitest';
import { editDistance, suggest, suggestId } from '../../schemas/text/suggest.ts';

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
