/**
 * Translates `parallel`: one step that delegates, in the wording of [delegation-starts-no-workflow], and one step that combines
 * the results. The agent starts subagents with its own tools; it must never start a workflow for this.
 */
import { counted } from '../../../schemas/text/counted.ts';
import type { SimpleStep } from '../../../schemas/source-workflow.ts';
import type { Path } from '../../ir/document.ts';
import { wordsOfCondition } from '../conditions/words.ts';
import { confirmationOf, confirmingStep, withoutConfirmation } from './confirmation.ts';
import { isDecidedInSynthesis, isDecisionMoved, withoutDecision } from './decisions.ts';
import { dataLines } from '../texts/fields-as-text.ts';
import { followUpSteps } from './follow-up-steps.ts';
import { type Followed, followed, followedByPart } from './followed.ts';
import { type Decides, gateOfCondition, gateOfDecision } from './gated-step.ts';
import { derivedTitle } from '../texts/long-texts.ts';
import { quote } from '../../diagnostics/quote.ts';
import { routineNameOf, templateIdOfRoutine } from '../routine-name.ts';
import type { Scope } from '../scope.ts';
import { type Section, section } from '../texts/section.ts';
import { simpleSteps, type StepPlan } from './simple-step.ts';
import type { LegacyDelegation, LegacyStandardStep } from '../../../schemas/legacy-workflow.ts';
import type { ParallelNode } from '../step-tree.ts';
import type { Translation } from '../translation.ts';
import { unknownRoutine } from '../unknown-routine.ts';
import { authored, joined, synthesized, type MappedText } from '../mapped-text.ts';

function delegationLines(
  delegation: LegacyDelegation,
  number: number,
  path: Path,
  scope: Scope,
  t: Translation,
): MappedText {
  const { workflowId, goal, runCondition, contextMapping, args, modelTier, allowedTools = [] } = delegation;
  const at = (key: string) => [...path, key];
  const now = t.nowNamed(workflowId);
  const name = now === workflowId ? authored(workflowId, at('workflowId')) : synthesized(now, at('workflowId'));
  const item = (words: string, key: string, text: MappedText) => joined([synthesized(`- ${words}: `, at(key)), text]);
  const tree = runCondition === undefined ? null : t.treeOf(runCondition, at('runCondition'));
  const lines: MappedText[] = [
    joined([synthesized(`**Subagent ${number}: \``, path), name, synthesized('`**', path)]),
    ...(tree === null || tree.kind === 'nothing'
      ? []
      : [synthesized(`- Only when ${wordsOfCondition(tree, scope)}`, tree.path)]),
    synthesized(`- Prompt: "Execute the routine ${now} and return its findings."`, at('workflowId')),
    ...(goal === undefined ? [] : [item('Goal', 'goal', t.inOneText(goal, at('goal'), scope))]),
    ...(args === undefined ? [] : [item('Arguments', 'args', joined(dataLines(args, at('args'), scope, t), '; '))]),
    ...(contextMapping === undefined
      ? []
      : [
          item(
            'Pass these context values',
            'contextMapping',
            joined(dataLines(contextMapping, at('contextMapping'), scope, t), '; '),
          ),
        ]),
    ...(modelTier === undefined ? [] : [item('Model', 'modelTier', authored(modelTier, at('modelTier')))]),
    ...(allowedTools.length === 0
      ? []
      : [
          item(
            'Allowed tools',
            'allowedTools',
            joined(
              allowedTools.map((tool, index) => authored(tool, [...at('allowedTools'), index])),
              ', ',
            ),
          ),
        ]),
  ];
  return joined(lines, '\n');
}

function delegationSections({ step, path }: ParallelNode, scope: Scope, t: Translation): readonly Section[] {
  const at = [...path, 'parallelDelegations'];
  const { parallelDelegations } = step;
  const count = parallelDelegations.length;
  const lead = synthesized(
    `SPAWN SUBAGENTS, not workflows: use the tool that your environment has for subagents or tasks. Spawn ${counted(count, 'subagent')} IN PARALLEL: make all the calls in one response.`,
    at,
  );
  const end = synthesized(
    'Do not call start_workflow to delegate, and do not make the calls one after another. If you have no such tool, or if it fails, do each part yourself, one after another and in full, and say so in the notes.',
    at,
  );
  for (const [index, { workflowId }] of parallelDelegations.entries()) {
    const name = routineNameOf(workflowId);
    if (
      t.hasWorkflow(workflowId) ||
      t.hasWorkflow(t.nowNamed(workflowId)) ||
      (name !== null && t.templateOf(templateIdOfRoutine(name)) !== null)
    )
      continue;
    t.report('read/legacy-unknown-ref', t.document.at([...at, index, 'workflowId']), {
      message: `no ${name === null ? 'workflow' : 'routine'} is named ${quote(workflowId)}: the subagents receive only the name`,
      ...(name === null
        ? {
            label: 'this id is neither a workflow of this project nor a bundled workflow',
            help: 'correct the name (see `workrail list`), or describe the task of the subagent in `goal`',
          }
        : unknownRoutine(workflowId, t.builtins)),
    });
  }
  const delegations = parallelDelegations.map((delegation, index) =>
    delegationLines(delegation, index + 1, [...at, index], scope, t),
  );
  return section(null, 'procedure', [lead, ...delegations, end]);
}

const synthesisWords =
  'Combine the results of the subagents yourself: check the findings that later work depends on, resolve disagreements with evidence, and list the open questions.';

/** The condition of one of the two steps, and what follows its instruction. */
type Part = Pick<StepPlan, 'gate' | 'gated' | 'follows' | 'closing'>;

function synthesisSteps(
  node: ParallelNode,
  base: { id: string; title: string; synthesisId: string },
  part: Part,
  scope: Scope,
  t: Translation,
): readonly SimpleStep[] {
  const { step, path } = node;
  const at = [...path, 'synthesis'];
  const { outputContract } = step;
  const moved = isDecisionMoved(node) && outputContract !== undefined ? { outputContract } : {};
  const own: LegacyStandardStep = { id: step.id, title: step.title, ...step.synthesis, ...moved };
  return simpleSteps(
    {
      step: own,
      path: step.synthesis === undefined ? path : at,
      id: base.synthesisId,
      title: derivedTitle('Combine', base.title),
      ...(isDecisionMoved(node) ? { contractPath: [...path, 'outputContract'] } : {}),
      ...part,
      standIn: synthesized(synthesisWords, step.synthesis === undefined ? path : at),
    },
    scope,
    t,
  );
}

/** The author says in the step that delegates how to decide; the step that combines the results sends the decision. */
const movedDecision = (words: string, path: Path): readonly Section[] =>
  section(null, 'verify', [synthesized(words, [...path, 'outputContract'])]);

export type ParallelOptions = {
  /** Requests for lists that later loops need. */
  readonly asking: readonly Section[];
  /** The text that is added to the end of the decision step. */
  readonly end: readonly Section[];
  /** Undefined if the step decides about no loop. */
  readonly decides: Decides | undefined;
};

export function parallelSteps(
  node: ParallelNode,
  scope: Scope,
  t: Translation,
  { asking, end, decides }: ParallelOptions,
): readonly SimpleStep[] {
  const { step, path } = node;
  t.report('read/legacy-extra-step', t.document.at([...path, 'type']), {
    message: '`parallel` becomes two steps: one delegates, the other combines the results',
    help: 'no action needed; to see the workflow steps that replace this one, run: workrail migrate',
  });
  const id = t.stepIdOf(node);
  const gatePath = [...path, 'runCondition'];
  const gate = gateOfCondition(step.runCondition, gatePath, scope, t);
  const usual: Part = { gate };
  const synthesisId = t.ids.derive(id, 'synthesis');
  const decider = isDecidedInSynthesis(node) ? synthesisId : step.id;
  const moved = decides !== undefined && isDecisionMoved(node);
  const deciding: Part =
    decides === undefined
      ? usual
      : {
          gate: gateOfDecision(decider, step.runCondition, gatePath, t),
          gated: decides,
          closing: end,
        };
  const [first, second] = isDecidedInSynthesis(node) ? [usual, deciding] : [deciding, usual];
  const own = isDecisionMoved(node) ? withoutDecision(step) : step;
  const { audit: _audit, verification: _verification, ...delegating } = withoutConfirmation(own);
  const opening = delegationSections(node, scope, t);
  const later = moved
    ? movedDecision('Do not send the loop decision with this step, but with the step that combines the results.', path)
    : [];
  const closing = [...asking, ...later, ...(first.closing ?? [])];
  const steps = simpleSteps({ step: delegating, path, id, opening, ...first, closing }, scope, t);
  const title = steps.find((one) => one.id === id)?.title ?? step.title;
  const base = followed({ id, title, gate }, step, path, t);
  const { runCondition: _condition, synthesis: _synthesis, ...before } = delegating;
  const follows = followedByPart(base, before, t);
  const ruled = moved ? movedDecision(`Decide about another iteration as **${title}** says.`, path) : [];
  const part = { ...second, follows, closing: [...ruled, ...(second.closing ?? [])] };
  const synthesis = synthesisSteps(node, { id, title, synthesisId }, part, scope, t);
  return [...steps, ...synthesis, ...afterwards(node, base, scope, t)];
}

/** Checks of the result are added to the step that combines the results. */
function afterwards({ step, path }: ParallelNode, base: Followed, scope: Scope, t: Translation): readonly SimpleStep[] {
  return [
    ...confirmingStep(base, confirmationOf(step, path, scope, t), path, scope, t),
    ...followUpSteps(base, step, path, scope, t),
  ];
}
