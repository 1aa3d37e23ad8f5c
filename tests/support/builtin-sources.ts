/** A workflow for every builtin, which does nothing but use it: for what must hold whatever a workflow is made of. */
import type { TemplateDefinition } from '../../builtins/kinds.ts';
import { builtins } from '../../builtins/registry.ts';
import { sampleArguments } from '../../builtins/samples.ts';

type Parts = Readonly<Record<string, unknown>>;

const plainStep = { id: 'work', title: 'Do the work', prompt: 'Change the function that the ticket names.' };

const loopOf = (body: Parts): Parts => ({
  conditions: [{ id: 'keep_going', kind: 'loop_control', continueWhen: 'continue' }],
  steps: [
    {
      type: 'loop',
      loopId: 'again',
      title: 'Again',
      maxIterations: 2,
      body: [body],
      while: { kind: 'condition_ref', conditionId: 'keep_going' },
    },
  ],
});

function callerOf({ id, place, parameters }: TemplateDefinition): Parts {
  const args = sampleArguments(parameters.filter(({ required }) => required));
  const call = { type: 'template_call', id: 'call', templateId: id, args };
  return place === 'loop_body' ? loopOf(call) : { steps: [call] };
}

function withContract(contractRef: string): Parts {
  const step = { ...plainStep, output: { contractRef } };
  return contractRef === 'wr.contracts.loop_control' ? loopOf(step) : { steps: [step] };
}

/** `[what it uses, the source]`; the ids of the sources differ. */
export function builtinSources(): readonly (readonly [string, Parts])[] {
  const { refs, contracts, templates, features, capabilities } = builtins;
  const parts: readonly (readonly [string, Parts])[] = [
    ...[...templates].map(([id, template]) => [id, callerOf(template)] as const),
    ...[...features.keys()].map((id) => [id, { features: [id], steps: [plainStep] }] as const),
    ...[...capabilities.keys()].flatMap((id) =>
      ['required', 'preferred'].map(
        (need) => [`${id} ${need}`, { capabilities: { [id]: need }, steps: [plainStep] }] as const,
      ),
    ),
    ...[...contracts.keys()].map((id) => [id, withContract(id)] as const),
    ...[...refs.keys()].map(
      (refId) =>
        [
          refId,
          {
            steps: [
              {
                ...plainStep,
                prompt: undefined,
                promptBlocks: { goal: 'Do the work.', constraints: [{ kind: 'ref', refId }] },
              },
            ],
          },
        ] as const,
    ),
  ];
  return parts.map(([uses, source], at) => [
    uses,
    { id: `project.uses_${at}`, name: `Uses ${uses}`, description: 'Uses one builtin.', version: '1.0.0', ...source },
  ]);
}
