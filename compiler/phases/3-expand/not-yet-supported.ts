/**
 * What the format knows and this version does not run. Each use is refused where it stands: nothing that an author wrote is
 * dropped in silence. A pass that learns a construct takes its line out of these tables.
 */
import type { SimpleStep, SourceStep, SourceWorkflow } from '../../../schemas/source-workflow.ts';
import type { Finding, Location } from '../../diagnostics/finding.ts';
import type { Path, SourceDocument } from '../../ir/document.ts';
import type { SourceUnit } from '../../ir/source.ts';

const workflowConstructs = {
  capabilities: 'declared capabilities',
  features: 'features',
  conditions: 'conditions',
  functionDefinitions: 'function definitions',
  extensionPoints: 'extension points',
  extensionContract: 'extension contracts',
  assessments: 'assessments',
  metadata: 'metadata',
} as const satisfies { readonly [key in keyof SourceWorkflow]?: string };

const stepConstructs = {
  when: 'conditional steps',
  functionReferences: 'function references',
  functionDefinitions: 'function definitions',
  userDependencies: 'user dependencies',
  outputContract: 'output contracts',
  validationCriteria: 'validation criteria',
  assessmentRefs: 'assessments',
  assessmentConsequences: 'assessments',
} as const satisfies { readonly [key in keyof SimpleStep]?: string };

const typedSteps = {
  template_call: 'template calls',
  loop: 'loops',
  for_each: '`for_each` loops',
} as const;

function refuse(construct: string, at: Location): Finding {
  return {
    code: 'expand/not-yet-supported',
    message: `this version does not run ${construct} yet`,
    at,
    label: 'the format knows it, this compiler does not',
    help: 'remove it, or say the same in the prompt of a step',
  };
}

/** An empty list or object asks for nothing, so nothing is lost by accepting it. */
function asksForSomething(value: unknown): boolean {
  if (value === undefined) return false;
  return typeof value !== 'object' || value === null || Object.keys(value).length > 0;
}

function usedConstructs(
  table: Readonly<Record<string, string>>,
  holder: SourceWorkflow | SimpleStep,
  path: Path,
  document: SourceDocument,
): readonly Finding[] {
  const values: ReadonlyMap<string, unknown> = new Map(Object.entries(holder));
  return Object.entries(table)
    .filter(([key]) => asksForSomething(values.get(key)))
    .map(([key, construct]) => refuse(construct, document.keyAt([...path, key])));
}

function inSimpleStep(step: SimpleStep, path: Path, document: SourceDocument): readonly Finding[] {
  const contract =
    step.output?.contractRef === undefined
      ? []
      : [refuse('output contracts', document.keyAt([...path, 'output', 'contractRef']))];
  return [...usedConstructs(stepConstructs, step, path, document), ...contract];
}

function inStep(step: SourceStep, path: Path, document: SourceDocument): readonly Finding[] {
  if (!('type' in step)) return inSimpleStep(step, path, document);
  return [refuse(typedSteps[step.type], document.at([...path, 'type']))];
}

/** One finding per use; the inside of a construct that is refused is not looked at. */
export function findUnsupported({ workflow, document }: SourceUnit): readonly Finding[] {
  return [
    ...usedConstructs(workflowConstructs, workflow, [], document),
    ...workflow.steps.flatMap((step, index) => inStep(step, ['steps', index], document)),
  ];
}
