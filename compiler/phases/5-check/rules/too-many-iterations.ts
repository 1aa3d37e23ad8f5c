/** The iterations of one loop are bounded: each of them costs calls of an agent. */
import { loopIterationsMax } from '../../../../schemas/limits.ts';
import type { Rule } from '../rule.ts';

export const tooManyIterations: Rule = ({ unit, loops }) =>
  loops
    .filter(({ maxIterations }) => maxIterations > loopIterationsMax)
    .map(({ loopId, maxIterations, path }) => ({
      code: 'check/too-many-iterations',
      message: `the loop \`${loopId}\` allows ${maxIterations} iterations; ${loopIterationsMax} are allowed`,
      at: unit.document.handleOf(path),
      help: 'lower `maxIterations`, or let one iteration handle several items',
    }));
