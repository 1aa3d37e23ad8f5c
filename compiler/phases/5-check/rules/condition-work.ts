/** Limits the cost of evaluating conditions, because each gated step or loop evaluates all parts of its condition. */
import { firstGateOverWork } from '../../../../schemas/condition-work.ts';
import { conditionWorkMax } from '../../../../schemas/limits.ts';
import type { Rule } from '../rule.ts';

export const conditionWork: Rule = ({ unit, steps, loops, conditions }) => {
  const gated = [...steps, ...loops].flatMap((place) => (place.when === null ? [] : [{ ...place, when: place.when }]));
  const over = firstGateOverWork(
    gated.map(({ when }) => when),
    new Map(conditions.map(({ condition }) => [condition.conditionId as string, condition])),
  );
  const place = gated[over];
  if (place === undefined) return [];
  return [
    {
      code: 'check/conditions-too-large',
      message: `all steps and loops up to this place together evaluate more than ${conditionWorkMax} parts of conditions`,
      at: unit.document.anchorOf([...place.path, 'when']),
      help: 'list fewer conditions in `of`, or use conditions with many parts on fewer steps',
    },
  ];
};
