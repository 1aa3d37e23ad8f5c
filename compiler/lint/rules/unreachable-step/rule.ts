/** A step that runs only where something is missing: its conditions exclude each other for every value that is set. */
import { quote } from '../../../diagnostics/quote.ts';
import type { FlowNode } from '../../../flow/explore.ts';
import { conflictWords, pathWords, valueWords } from '../../../flow/words.ts';
import { mentionOf } from '../../mentions.ts';
import { placesOf } from '../../places.ts';
import type { LintFinding, LintRule } from '../../rule.ts';
import { authoredConditions, type LintSubject } from '../../subject.ts';

/** A step of the loop speaks of the key: it may be what changes it. */
function mayChange({ snapshot, flow }: LintSubject, loopId: string, keys: readonly string[]): boolean {
  const mention = mentionOf(keys);
  return snapshot.steps.some(
    ({ stepId, prompt }) => flow.byId.get(stepId)?.loops.includes(loopId) === true && mention.test(prompt),
  );
}

function findingOf(subject: LintSubject, node: FlowNode, name: string): Omit<LintFinding, 'at'> | null {
  const { reach, when } = node;
  if (reach.kind === 'only_unset') {
    // What is wrong with a condition of the author is said where it stands.
    const isTold =
      subject.flow.conditions.get(when ?? '')?.kind === 'never_holds' &&
      authoredConditions(subject.workflow).some(({ condition }) => condition.conditionId === when);
    if (isTold) return null;
    return {
      message: `${name} runs only when something is missing: ${valueWords(reach.values)}`,
      label: 'its conditions exclude each other',
      notes: [
        pathWords(node),
        conflictWords(
          reach.conflict,
          reach.values.map(({ key }) => key),
        ),
      ],
      help: 'change one of the conditions; a condition over a key that nobody set skips nothing',
    };
  }
  if (reach.kind !== 'only_changed' || mayChange(subject, reach.loopId, reach.keys)) return null;
  return {
    message: `${name} and the loop ${quote(reach.loopId)} around it are never both wanted`,
    label: 'the loop is entered for the opposite',
    notes: [
      pathWords(node),
      conflictWords(reach.conflict, reach.keys),
      'not decided: a step of the loop could change the context; none speaks of it',
    ],
    help: 'change one of the conditions, or move it out of the loop',
  };
}

export const unreachableStep: LintRule = {
  id: 'lint/unreachable-step',
  severity: 'warning',
  summary: 'a step that runs only when something is missing',
  isFixable: false,
  find: (subject) =>
    placesOf(subject).flatMap(({ written, nodes }): readonly LintFinding[] => {
      const [node] = nodes;
      const found = nodes.map((one) =>
        findingOf(
          subject,
          one,
          written.kind === 'call' ? 'what the template adds' : `the ${written.kind} ${quote(written.id)}`,
        ),
      );
      const [first] = found;
      if (node === undefined || first == null || found.includes(null) || node.isInsideDead) return [];
      return [{ ...first, at: subject.document.handleOf(written.path) }];
    }),
};
