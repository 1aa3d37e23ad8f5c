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
