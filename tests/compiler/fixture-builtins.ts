/**
 * The builtins of compiler fixtures: one of each thing that a definition can do, with texts that never change, so that a better
 * wording of a builtin moves no expected file. Their ids are those of the real ones where the compiler knows them; their arguments
 * are fewer, so what an author reads (pages, docs) is compiled with the builtins that ship.
 */
import type {
  BuiltinRegistry,
  CapabilityDefinition,
  ContractDefinition,
  FeatureDefinition,
  RefDefinition,
  TemplateDefinition,
} from '../../builtins/kinds.ts';
import { leftBehind } from '../../builtins/templates/routine/routine-template.ts';

const paragraph = 'A line of thirty-nine bytes and a blank. ';
const ref = (name: string, text: string): RefDefinition => ({
  id: `wr.refs.${name}`,
  title: name,
  summary: name,
  text,
});

const refs: readonly RefDefinition[] = [
  ref('notes_first', 'Write notes before you move on:\n\n- what you did\n- what you found'),
  ref('append_only_truth', 'What was recorded is never changed.'),
  ref('modes', paragraph.repeat(40).trimEnd()),
  ref('workrail_definition', paragraph.repeat(60).trimEnd()),
];

const contracts: readonly ContractDefinition[] = [
  {
    id: 'wr.contracts.loop_control',
    title: 'Loop control',
    summary: 'Another iteration, or not.',
    artifactKind: 'wr.loop_control',
    schema: {
      type: 'object',
      properties: {
        kind: { const: 'wr.loop_control' },
        loopId: { type: 'string' },
        decision: { enum: ['continue', 'stop'] },
        summary: { type: 'string', maxLength: 200 },
      },
      required: ['kind', 'loopId', 'decision'],
      additionalProperties: false,
    },
    example: { kind: 'wr.loop_control', loopId: 'rounds', decision: 'continue', summary: 'Two findings are open.' },
    guidance: ['Decide by what this iteration showed.'],
  },
  {
    id: 'wr.contracts.review_findings',
    title: 'Review findings',
    summary: 'What a review found.',
    artifactKind: 'wr.review_findings',
    schema: {
      type: 'object',
      properties: {
        kind: { const: 'wr.review_findings' },
        findings: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              title: { type: 'string' },
              severity: { enum: ['low', 'high'] },
              line: { type: 'integer' },
            },
            required: ['title', 'severity'],
            additionalProperties: false,
          },
        },
        summary: { type: 'string' },
      },
      required: ['kind', 'findings'],
      additionalProperties: false,
    },
    example: { kind: 'wr.review_findings', findings: [{ title: 'The lock is never released', severity: 'high' }] },
    guidance: ['An empty list says that you looked and found nothing.', 'One entry for each finding.'],
  },
  {
    id: 'wr.contracts.slot_artifact',
    title: 'Slot artifact',
    summary: 'What an implementation produced.',
    artifactKind: 'wr.slot_artifact',
    schema: {
      type: 'object',
      properties: {
        kind: { const: 'wr.slot_artifact' },
        slot: { type: 'string' },
        name: { type: 'string' },
        summary: { type: 'string' },
      },
      required: ['kind', 'slot', 'name', 'summary'],
      additionalProperties: false,
    },
    example: { kind: 'wr.slot_artifact', slot: 'design_review', name: 'findings.md', summary: 'Nothing was found.' },
    guidance: ['One artifact for each name.'],
  },
  {
    id: 'wr.contracts.coding_handoff',
    title: 'Coding handoff',
    summary: 'What was built.',
    artifactKind: 'wr.coding_handoff',
    schema: {
      type: 'object',
      properties: { kind: { const: 'wr.coding_handoff' }, summary: { type: 'string' } },
      required: ['kind'],
      minProperties: 2,
      additionalProperties: true,
    },
    example: { kind: 'wr.coding_handoff', summary: 'It sends once.' },
    guidance: ['Send every field that the step names.'],
  },
];

const templates: readonly TemplateDefinition[] = [
  {
    id: 'wr.templates.capability_probe',
    title: 'Capability probe',
    summary: 'One try of a capability.',
    parameters: [
      {
        name: 'capability',
        kind: 'enum',
        values: ['delegation', 'web_browsing'],
        required: true,
        description: 'What is tried.',
      },
    ],
    expand: ({ capability }) => ({
      steps: [
        {
          id: `${capability}`,
          title: `Probe ${capability}`,
          promptBlocks: { goal: `Find out by one try whether ${capability} works here.` },
        },
      ],
    }),
  },
  {
    id: 'wr.templates.loop_decision',
    title: 'Loop decision',
    summary: 'The step that decides about a loop.',
    place: 'loop_body',
    parameters: [{ name: 'question', kind: 'text', required: true, description: 'What is decided.' }],
    expand: ({ question }, { loopId }) => ({
      steps: [
        {
          id: 'decide',
          title: 'Decide',
          prompt: `${question} Answer for the loop ${loopId}.`,
          output: { contractRef: 'wr.contracts.loop_control' },
        },
      ],
    }),
  },
  {
    id: 'wr.templates.review_rounds',
    title: 'Review rounds',
    summary: 'A loop of its own that calls another template, with everything that a template can bring along.',
    parameters: [
      { name: 'subject', kind: 'text', required: true, description: 'What is reviewed.' },
      {
        name: 'depth',
        kind: 'enum',
        values: ['quick', 'full'],
        required: false,
        default: 'quick',
        description: 'How.',
      },
      { name: 'rounds', kind: 'integer', required: false, default: 3, description: 'How many rounds are allowed.' },
      { name: 'areas', kind: 'texts', required: false, description: 'Where to look.' },
      { name: 'isBlind', kind: 'boolean', required: false, description: 'Without reading what others found.' },
      { name: 'files', kind: 'text', required: false, description: 'What is read.' },
      { name: 'listKey', kind: 'context_key', required: false, description: 'The context key of the findings.' },
    ],
    readFromContext: { files: 'a condition' },
    expand: ({ subject, depth, rounds, areas, isBlind, listKey }) => ({
      inputs: [
        { key: 'riskLevel', kind: 'enum', values: ['low', 'high'], description: 'How much can break.' },
        ...(typeof listKey === 'string' ? [{ key: listKey, kind: 'list' as const }] : []),
      ],
      conditions: [
        { id: 'another_round', kind: 'loop_control' },
        { id: 'is_risky', kind: 'context_equals', key: 'riskLevel', value: 'high' },
      ],
      functionDefinitions: [{ name: 'rubric', definition: 'high: users lose data. low: anything else.' }],
      steps: [
        {
          type: 'loop',
          loopId: 'rounds',
          title: 'Rounds',
          while: { kind: 'condition_ref', conditionId: 'another_round' },
          maxIterations: typeof rounds === 'number' ? rounds : 1,
          body: [
            {
              id: 'look',
              title: 'Look',
              promptBlocks: {
                goal: `Review ${subject}, ${depth}${isBlind === true ? ', blind' : ''}.`,
                ...(Array.isArray(areas) ? { procedure: areas.map(String) } : {}),
                constraints: [{ kind: 'ref', refId: 'wr.refs.append_only_truth' }],
              },
              functionReferences: ['rubric'],
            },
            { id: 'deepen', title: 'Deepen', prompt: 'Look again where it hurts.', when: 'is_risky' },
            {
              type: 'template_call',
              id: 'end',
              templateId: 'wr.templates.loop_decision',
              args: { question: 'Is anything left?' },
            },
          ],
        },
        { id: 'report', title: 'Report', prompt: `Report on ${subject}.` },
      ],
    }),
  },
];

const features: readonly FeatureDefinition[] = [
  {
    id: 'wr.features.capabilities',
    title: 'Capabilities',
    summary: 'How probes are shown.',
    parameters: [
      {
        name: 'probeVisibility',
        kind: 'enum',
        values: ['collapsed', 'shown'],
        required: false,
        default: 'collapsed',
        description: 'How injected probes are shown.',
      },
    ],
    apply: ({ probeVisibility }, { capabilities }) => ({
      guidance: Object.keys(capabilities)
        .sort()
        .map((capability) => `Say so when ${capability} fails.`),
      probeVisibility: probeVisibility === 'shown' ? 'shown' : 'collapsed',
    }),
  },
  {
    id: 'wr.features.output_contracts',
    title: 'Output contracts',
    summary: 'How much is said about contracts.',
    parameters: [
      { name: 'hasExamples', kind: 'boolean', required: false, default: true, description: 'Show a valid payload.' },
    ],
    apply: ({ hasExamples }) => ({
      contractExample: hasExamples === false ? 'hidden' : 'shown',
      sections: [{ anchor: 'contract_steps', heading: 'Artifacts', lines: ['Check the artifact before you send it.'] }],
    }),
  },
  {
    id: 'wr.features.wordy',
    title: 'Wordy',
    summary: 'Says something at every anchor.',
    parameters: [{ name: 'rule', kind: 'text', required: false, default: 'Be brief.', description: 'A rule.' }],
    apply: ({ rule }) => ({
      guidance: [`${rule}`],
      sections: [
        { anchor: 'first_step', heading: 'At the start', lines: ['This is the first step.'] },
        { anchor: 'every_step', heading: 'Always', lines: ['This is a step.', `${rule}`] },
        { anchor: 'loop_decisions', heading: 'Deciding', lines: ['This step decides.'] },
        { anchor: 'last_step', heading: 'At the end', lines: ['This is the last step.'] },
      ],
    }),
  },
];

const capabilities: readonly CapabilityDefinition[] = [
  {
    id: 'delegation',
    title: 'Delegation',
    summary: 'Work that other agents do.',
    probe: 'Start one helper.',
    preferred: 'Delegate where it helps, and go on alone where it cannot be done.',
    disabled: 'Delegate nothing.',
    wording: [],
  },
  {
    id: 'web_browsing',
    title: 'Web browsing',
    summary: 'Pages of the web.',
    probe: 'Read one page.',
    preferred: 'Read the web where it helps, and say where you could not.',
    disabled: 'Read nothing from the web.',
    wording: [],
  },
];

const byId = <Definition extends { readonly id: string }>(definitions: readonly Definition[]) =>
  new Map<string, Definition>(definitions.map((definition) => [definition.id, definition]));

export const fixtureBuiltins: BuiltinRegistry = {
  refs: byId(refs),
  contracts: byId(contracts),
  templates: byId(templates),
  features: byId(features),
  capabilities: byId(capabilities),
  routineTemplate: (source, name) => ({
    id: `wr.templates.routine.${name}`,
    title: source.name,
    summary: source.description,
    parameters: [],
    leavesBehind: leftBehind(source),
    expand: () => ({
      steps: source.steps,
      ...(source.conditions === undefined ? {} : { conditions: source.conditions }),
      ...(source.inputs === undefined ? {} : { inputs: source.inputs }),
      ...(source.functionDefinitions === undefined ? {} : { functionDefinitions: source.functionDefinitions }),
      ...(source.references === undefined ? {} : { references: source.references }),
      ...(source.assessments === undefined ? {} : { assessments: source.assessments }),
    }),
  }),
};
