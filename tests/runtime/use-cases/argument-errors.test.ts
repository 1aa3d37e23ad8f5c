/** What a call with wrong arguments costs, and what its error says. */
import { describe, expect, it } from 'vitest';
import { argumentError, problemsExplainedMax } from '../../../runtime/replies/refusals.ts';

describe('the error of a call with many wrong arguments', () => {
  // @verifies argument-errors-are-bounded
  it('explains the first dozen and counts the rest, whatever their number', () => {
    for (const length of [1, 7, 12, 13, 20_000]) {
      let read = 0;
      const problems = Array.from({ length }, (_, i) => ({
        instancePath: '',
        keyword: 'additionalProperties',
        get params() {
          read += 1;
          return { additionalProperty: `k${i}` };
        },
      }));
      const error = argumentError('start_workflow', problems, new Map([['', ['workflowId']]]));
      expect(read).toBeLessThanOrEqual(problemsExplainedMax);
      expect(error.message.match(/is not an argument/g)).toHaveLength(Math.min(length, 5));
      expect(error.message.includes(`; and ${length - 5} more.`)).toBe(length > 5);
    }
  });
});

// Renaming or moving one of the two, as for any other unknown name, would lose the other value.
describe('the error of a call with one argument twice', () => {
  const names = new Map([
    ['', ['ackToken', 'output']],
    ['/output', ['notesMarkdown', 'artifacts']],
  ]);
  it.each([
    ['', { ackToken: 'a', ack_token: 'b' }, '"ack_token" and "ackToken"', '"ackToken"'],
    [
      '/output',
      { output: { notesMarkdown: 'a', notes_markdown: 'b' } },
      '"output.notes_markdown" and "output.notesMarkdown"',
      '"output.notesMarkdown"',
    ],
    [
      '',
      { notesMarkdown: 'b', output: { notesMarkdown: 'a' } },
      '"notesMarkdown" and "output.notesMarkdown"',
      '"output.notesMarkdown"',
    ],
  ])('below %j names both, and asks for one value: %j', (instancePath, args, both, once) => {
    const wrong = both.split('"')[1]?.split('.').at(-1);
    const problem = { instancePath, keyword: 'additionalProperties', params: { additionalProperty: wrong } };
    const error = argumentError('continue_workflow', [problem], names, new Map(), args);
    expect(error.message).toContain(`${both} are the same argument, with two values`);
    expect(error.suggestion).toContain(`Send ${once} only once, with the value that you mean`);
    expect(error.suggestion).not.toContain('Rename');
  });

  it('that is there three times is no other problem', () => {
    const args = { notesMarkdown: 'c', output: { notesMarkdown: 'a', notes_markdown: 'b' } };
    const problems = [
      { instancePath: '', keyword: 'additionalProperties', params: { additionalProperty: 'notesMarkdown' } },
      { instancePath: '/output', keyword: 'additionalProperties', params: { additionalProperty: 'notes_markdown' } },
    ];
    const { suggestion } = argumentError('continue_workflow', problems, names, new Map(), args);
    expect(suggestion).toContain('Send "output.notesMarkdown" only once, with the value that you mean, and call');
  });
});
