/** Reports a step that runs only while a key is not set: its conditions exclude each other for all values. */
import { quote } from '../../../diagnostics/quote.ts';
import type { FlowNode } from '../../../flow/explore.ts';
import { conflictWords, pathWords, valueWords } from '../../../flow/words.ts';
import { Mentions } from '../../mentions.ts';
import { placesOf } from '../../places.ts';
import type { LintFinding, LintRule } from '../../rule.ts';
import type { LintContext } from '../../context.ts';

/** Whether a step of a loop mentions a key, and could therefore change it. Each loop is read once. */
function changes({ snapshot, flow, workflow }: LintContext) {
  const names = workflow.inputs.flatMap(({ input: { key, contextKey = key } }) => [key, contextKey]);
  const byLoop = new Map<string, Mentions>();
  const mentionsIn = (loopId: string) => {
    const inside = snapshot.steps.filter(({ stepId }) => flow.byId.get(stepId)?.loops.includes(loopId));
    return new Mentions(
      inside.map(({ prompt }) => prompt),
      names,
    );
  };
  return (loopId: string, keys: readonly string[]): boolean => {
    const mentions = byLoop.get(loopId) ?? mentionsIn(loopId);
    byLoop.set(loopId, mentions);
    return mentions.some(keys);
  };
}

function findingOf(
  subject: LintContext,
  node: FlowNode,
  name: string,
  mayChange: ReturnType<typeof changes>,
): Omit<LintFinding, 'at'> | null {
  const { reach, when } = node;
  if (reach.kind === 'only_unset') {
    // A problem of a single condition is reported at the condition.
    const isTold =
      subject.flow.conditions.get(when ?? '')?.kind === 'never_holds' &&
      subject.workflow.conditions.some(
        ({ condition, path }) => condition.conditionId === when && path[0] === 'conditions',
      );
    if (isTold) return null;
    return {
      message: `${name} runs only if ${valueWords(reach.values)}`,
      label: 'the conditions of this step exclude each other',
      notes: [
        pathWords(node),
        conflictWords(
          reach.conflict,
          reach.values.map(({ key }) => key),
        ),
      ],
      help: 'change one of the conditions; a condition whose key is not set is unknown and does not skip the step',
    };
  }
  if (reach.kind !== 'only_changed' || mayChange(reach.loopId, reach.keys)) return null;
  return {
    message: `the conditions of ${name} and of the enclosing loop ${quote(reach.loopId)} exclude each other`,
    label: 'runs only if a step of the loop changes a context key',
    notes: [
      pathWords(node),
      conflictWords(reach.conflict, reach.keys),
      'uncertain: a step of the loop could change the key, but no step of the loop mentions the key',
    ],
    help: 'change one of the conditions, or move the step out of the loop',
  };
}

export const unreachableStep: LintRule = {
  id: 'lint/unreachable-step',
  severity: 'warning',
  summary: 'a step that runs only if a context key is not set',
  isFixable: false,
  find: (subject) => {
    const mayChange = changes(subject);
    return placesOf(subject).flatMap(({ written, nodes }): readonly LintFinding[] => {
      const [node] = nodes;
      const found = nodes.map((one) =>
        findingOf(
          subject,
          one,
          written.kind === 'call' ? 'the content that the template adds' : `the ${written.kind} ${quote(written.id)}`,
          mayChange,
        ),
      );
      const [first] = found;
      if (node === undefined || first == null || found.includes(null) || node.isInsideDead) return [];
      return [{ ...first, at: subject.document.anchorOf(written.path) }];
    });
  },
};
