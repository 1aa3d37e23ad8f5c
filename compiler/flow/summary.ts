/** Summarises how much of some workflows was explored and what was not decided, so that no message does not look like a proof. */
import type { FlowSummary } from '../../schemas/diagnostics.ts';
import { counted } from '../diagnostics/quote.ts';
import { exploreFlow } from './explore.ts';
import type { FlowShape } from './shape.ts';

export function flowSummary(shapes: readonly FlowShape[]): FlowSummary {
  const summary = { steps: 0, loops: 0, conditions: 0, open: 0, undecided: 0 };
  for (const shape of shapes) {
    const { conditions, nodes } = exploreFlow(shape);
    const kinds = [...conditions.values()].map(({ kind }) => kind);
    summary.steps += nodes.filter(({ kind }) => kind === 'step').length;
    summary.loops += nodes.filter(({ kind }) => kind === 'loop').length;
    summary.conditions += kinds.length;
    summary.open += kinds.filter((kind) => kind === 'open' || kind === 'decision').length;
    summary.undecided += kinds.filter((kind) => kind === 'undecided').length;
  }
  return summary;
}

/** "Explored 5 steps and 1 loop; 2 conditions depend on run-time values."; null if every run takes the same path. */
export function flowWords({ steps, loops, conditions, open, undecided }: FlowSummary): string | null {
  if (loops === 0 && conditions === 0) return null;
  const parts = [
    ...(open === 0 ? [] : [`${counted(open, 'condition')} ${open === 1 ? 'depends' : 'depend'} on run-time values`]),
    ...(undecided === 0 ? [] : [`${counted(undecided, 'condition')} could not be decided`]),
  ];
  const explored = `Explored ${counted(steps, 'step')} and ${counted(loops, 'loop')}`;
  return `${[explored, ...parts].join('; ')}.`;
}
