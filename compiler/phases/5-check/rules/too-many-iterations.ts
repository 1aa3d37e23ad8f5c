/** Limits the iterations of one loop, because each one costs agent calls. */
import { loopIterationsMax } from '../../../../schemas/limits.ts';
import { loopAt } from '../../../ir/checked.ts';
import type { Rule } from '../rule.ts';

export const tooManyIterations: Rule = ({ unit, loops }) =>
  loops
    .filter(({ maxIterations }) => maxIterations > loopIterationsMax)
    .map((loop) => ({
      code: 'check/too-many-iterations',
      message: `the loop \`${loop.loopId}\` allows ${loop.maxIterations} iterations; the limit is ${loopIterationsMax}`,
      at: loopAt(loop, unit.document, 'maxIterations'),
      help: 'lower `maxIterations`, or let one iteration handle several items',
    }));
