/**
 * Whole workflows for property tests, with everything that the source format knows: every one of them compiles. What is random is
 * what is there, how much of it, and its words; what refers to something refers to something that exists.
 *
 * A workflow may come with others: a routine that it calls as a template, and one that fills its slot.
 */
import fc, { type Arbitrary, type GeneratorValue } from 'fast-check';
import {
  autonomyLevels,
  capabilityRequirements,
  type functionScopes,
  nonAssumableChoiceKinds,
  riskPolicies,
  userOnlyDependencyReasons,
} from '../../schemas/closed-sets.ts';
import type {
  PromptBlocks,
  SimpleStep,
  SourceAssessment,
  SourceCondition,
  SourceFunction,
  SourceInput,
  SourceStep,
  SourceWorkflow,
  TemplateCall,
  ValidationCriteria,
} from '../../schemas/source-workflow.ts';

export type GeneratedSources = {
  readonly main: SourceWorkflow;
  readonly beside: readonly SourceWorkflow[];
};

/** Builtins that generated workflows name. */
export type GeneratedNames = {
  readonly refs: readonly string[];
  readonly contracts: readonly string[];
  readonly features: readonly (string | { readonly id: string; readonly config: Readonly<Record<string, unknown>> })[];
  readonly calls: readonly { readonly templateId: string; readonly args: Readonly<Record<string, unknown>> }[];
};

/** A word, and characters that no encoder may stumble over. No braces: they would be tokens. */
const word = fc.oneof(
  { weight: 4, arbitrary: fc.stringMatching(/^[a-z][a-z0-9]{0,7}$/) },
  { weight: 1, arbitrary: fc.constantFrom('漢字', '🚀', 'é', '"quoted"', '\\', '`code`', '#', '- ', '**', '\u2028') },
);
const line = fc
  .array(word, { minLength: 1, maxLength: 6 })
  .map((words) => `x${words.join(' ').replaceAll('\u2028', '')}`);
/** Several lines, blanks at their ends, both kinds of line ends, literal braces. */
const text = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: line },
      fc.constantFrom('', '  indented', 'trailing \t', '\\{{wr.x}}', '{{other}}'),
    ),
    {
      minLength: 0,
      maxLength: 3,
    },
  )
  .chain((lines) => fc.constantFrom('\n', '\r\n').map((end) => ['x', ...lines].join(end)));

class SourceBuilder {
  readonly #draw: GeneratorValue;
  readonly #names: GeneratedNames;
  readonly #inputs: SourceInput[] = [];
  readonly #conditions: SourceCondition[] = [];
  readonly #beside: SourceWorkflow[] = [];
  #count = 0;

  constructor(draw: GeneratorValue, names: GeneratedNames) {
    this.#draw = draw;
    this.#names = names;
  }

  sources(): GeneratedSources {
    this.#addInputs();
    this.#addConditions();
    const functions = this.#functions('workflow');
    const assessments = this.#list(2, () => this.#assessment());
    const slot = this.#sometimes(() => this.#slot());
    const token = slot === undefined ? [] : [`{{wr.bindings.${Object.keys(slot)[0]}}}`];
    const steps = [
      ...this.#list(4, () => this.#step(functions, 0), 1),
      ...(assessments.length === 0 ? [] : [this.#judgement(assessments)]),
      // One that no condition gates: a workflow whose every run ends before its first step is refused.
      { id: this.#id('always'), title: 'Always', prompt: this.#of(text) },
      ...token.map((one): SimpleStep => ({ id: this.#id('bound'), title: 'Bound', prompt: `Start ${one}.` })),
    ];
    const main: SourceWorkflow = {
      ...this.#some({ $schema: () => 'https://example.invalid/workflow.v1.json' }),
      id: 'project.generated',
      kind: this.#one('workflow', 'routine'),
      name: this.#of(line),
      description: this.#of(text),
      version: '1.2.3',
      ...this.#some({
        tags: () => this.#list(3, () => this.#id('tag')),
        agentRole: () => this.#of(text),
        recommendations: () =>
          this.#some({ autonomy: () => this.#one(...autonomyLevels), riskPolicy: () => this.#one(...riskPolicies) }),
        capabilities: () =>
          this.#some({
            delegation: () => this.#one(...capabilityRequirements),
            web_browsing: () => this.#one(...capabilityRequirements),
          }),
        features: () =>
          [...this.#of(fc.subarray([...this.#names.features]))] as NonNullable<SourceWorkflow['features']>,
        references: () => this.#list(2, () => this.#reference()),
        guidance: () => this.#list(3, () => this.#of(line)),
        extensionContract: () => ({ accepts: this.#list(2, () => this.#of(line)), produces: [] }),
        metadata: () => ({ modelTier: this.#of(line), nested: [1.5, null, { a: this.#of(fc.boolean()) }] }),
        lintIgnore: () => [{ rule: 'lint/prompt-budget', reason: this.#of(line) }],
      }),
      inputs: this.#inputs,
      conditions: this.#conditions,
      functionDefinitions: functions,
      assessments,
      ...(slot === undefined ? {} : { extensionPoints: slot }),
      steps,
    };
    return { main, beside: this.#beside };
  }

  // Drawing -----------------------------------------------------------------------------------------------------------

  #of<Value>(arbitrary: Arbitrary<Value>): Value {
    return this.#draw(() => arbitrary);
  }

  #one<Value>(...values: readonly Value[]): Value {
    return this.#of(fc.constantFrom(...values));
  }

  #sometimes<Value>(make: () => Value): Value | undefined {
    return this.#of(fc.boolean()) ? make() : undefined;
  }

  #list<Value>(most: number, make: () => Value, least = 0): Value[] {
    return Array.from({ length: this.#of(fc.integer({ min: least, max: most })) }, make);
  }

  /** Some of the keys, and only those that are drawn have a value. */
  #some<Makers extends Readonly<Record<string, () => unknown>>>(
    makers: Makers,
  ): { [Key in keyof Makers]?: ReturnType<Makers[Key]> } {
    const drawn = Object.entries(makers).flatMap(([key, make]) => {
      const value = this.#sometimes(make);
      return value === undefined ? [] : [[key, value] as const];
    });
    return Object.fromEntries(drawn) as { [Key in keyof Makers]?: ReturnType<Makers[Key]> };
  }

  #id(what: string): string {
    this.#count += 1;
    return `${what}${this.#one('_', '-')}${this.#count}`;
  }

  // Declarations ------------------------------------------------------------------------------------------------------

  #addInputs(): void {
    const kinds = ['string', 'number', 'boolean', 'enum', 'list', 'list'] as const;
    for (const kind of this.#of(fc.shuffledSubarray([...kinds], { minLength: 1 }))) {
      this.#count += 1;
      this.#inputs.push({
        key: this.#one(`keyOf${this.#count}`, `key_of_${this.#count}`),
        kind,
        ...(kind === 'enum' ? { values: ['small', 'large', this.#id('size')] } : {}),
        ...this.#some({ required: () => this.#of(fc.boolean()), description: () => this.#of(text) }),
      });
    }
  }

  #addConditions(): void {
    this.#conditions.push({ id: this.#id('is'), kind: 'always_true' });
    for (const input of this.#inputs) {
      const condition = this.#sometimes(() => this.#about(input));
      if (condition !== undefined) this.#conditions.push(condition);
    }
    const ids = () =>
      this.#of(
        fc.subarray(
          this.#conditions.map(({ id }) => id),
          { minLength: 1 },
        ),
      );
    for (const kind of this.#of(fc.subarray(['all', 'any', 'not', 'all'] as const))) {
      const id = this.#id('is');
      const of = ids();
      this.#conditions.push(kind === 'not' ? { id, kind, of: of[0] ?? '' } : { id, kind, of });
    }
  }

  #about({ key, kind, values }: SourceInput): SourceCondition {
    const id = this.#id('is');
    switch (kind) {
      case 'string':
        return this.#one<SourceCondition>(
          { id, kind: 'context_present', key },
          { id, kind: 'context_contains', key, value: this.#of(line) },
          { id, kind: 'context_in', key, values: this.#list(3, () => this.#of(line), 1) },
        );
      case 'number':
        return this.#one<SourceCondition>(
          { id, kind: 'context_at_least', key, value: this.#of(fc.integer()) },
          { id, kind: 'context_at_most', key, value: this.#of(fc.double({ noNaN: true, noDefaultInfinity: true })) },
        );
      case 'boolean':
        return { id, kind: 'context_equals', key, value: this.#of(fc.boolean()) };
      case 'enum':
        return { id, kind: 'context_in', key, values: [...this.#of(fc.subarray(values ?? [], { minLength: 1 }))] };
      case 'list':
        return { id, kind: 'context_contains', key, value: this.#one<string | number>(this.#of(line), 3) };
    }
  }

  #functions(scope: (typeof functionScopes)[number]): SourceFunction[] {
    return this.#list(2, () => ({
      name: `${this.#one('rubric', 'scale')}${this.#count++}`,
      ...this.#some({ scope: () => scope }),
      definition: this.#of(text),
    }));
  }

  #assessment(): SourceAssessment {
    const dimension = () => ({
      id: this.#id('dimension'),
      purpose: this.#of(text),
      levels: ['low', 'high', this.#id('level')],
      ...this.#some({ required: () => this.#of(fc.boolean()) }),
    });
    return { id: this.#id('assessment'), purpose: this.#of(text), dimensions: this.#list(2, dimension, 1) };
  }

  #reference(): NonNullable<SourceWorkflow['references']>[number] {
    return {
      id: this.#id('reference'),
      title: this.#of(line),
      source: this.#of(line),
      purpose: this.#of(text),
      ...this.#some({
        authoritative: () => this.#of(fc.boolean()),
        resolveFrom: () => this.#one('workspace' as const, 'package' as const),
      }),
    };
  }

  #slot(): NonNullable<SourceWorkflow['extensionPoints']> {
    const required = this.#list(2, () => this.#of(line));
    const artifacts = this.#list(2, () => this.#of(line), 1);
    this.#beside.push({
      id: 'project.filler',
      kind: 'routine',
      name: 'Filler',
      description: 'Fills a slot.',
      version: '1.0.0',
      extensionContract: { accepts: [...required].reverse(), produces: [...artifacts, 'more'] },
      steps: [{ id: 'fill', title: 'Fill', prompt: this.#of(text) }],
    });
    return {
      [`slot_${this.#count}`]: {
        purpose: this.#of(text),
        defaultBinding: 'project.filler',
        ...this.#some({ acceptedKinds: () => ['routine' as const] }),
        inputContract: { requiredContext: required, ...this.#some({ optionalContext: () => [this.#of(line)] }) },
        outputContract: { requiredArtifacts: artifacts },
      },
    };
  }

  // Steps -------------------------------------------------------------------------------------------------------------

  #when(): { when?: string } {
    return this.#some({ when: () => this.#one(...this.#conditions.filter(({ kind }) => kind !== 'loop_control')).id });
  }

  #step(visible: readonly SourceFunction[], depth: number): SourceStep {
    const lists = this.#inputs.filter(({ kind }) => kind === 'list');
    const kinds = ['simple', 'simple', 'simple', 'call', 'routine', ...(depth < 2 ? ['while', 'for_each'] : [])];
    switch (this.#one(...kinds)) {
      case 'call':
        return this.#call(this.#one(...this.#names.calls));
      case 'routine':
        return this.#routineCall();
      case 'while':
        return this.#while(visible, depth);
      case 'for_each':
        return lists.length === 0 ? this.#simple(visible) : this.#forEach(this.#one(...lists).key, visible, depth);
      default:
        return this.#simple(visible);
    }
  }

  #call({ templateId, args }: GeneratedNames['calls'][number]): TemplateCall {
    return {
      type: 'template_call',
      id: this.#id('call'),
      templateId,
      args,
      ...this.#some({
        title: () => this.#of(line),
        requireConfirmation: () => this.#of(fc.boolean()),
        notes: () => this.#of(fc.constantFrom('required', 'optional')),
      }),
      ...this.#when(),
    };
  }

  #routineCall(): TemplateCall {
    const name = `routine_part_${this.#beside.length}`;
    this.#beside.push({
      id: `project.${name}`,
      kind: 'routine',
      name: 'Part',
      description: 'A part that several workflows use.',
      version: '1.0.0',
      inputs: [{ key: `budget${this.#beside.length}`, kind: 'number' }],
      conditions: [{ id: 'has_budget', kind: 'context_present', key: `budget${this.#beside.length}` }],
      functionDefinitions: [{ name: 'unit', definition: this.#of(text) }],
      steps: [
        { id: 'measure', title: this.#of(line), prompt: this.#of(text), functionReferences: ['unit'] },
        { id: 'compare', title: 'Compare', prompt: this.#of(text), when: 'has_budget' },
      ],
    });
    return this.#call({ templateId: `wr.templates.${name.replace('_', '.')}`, args: {} });
  }

  #while(visible: readonly SourceFunction[], depth: number): SourceStep {
    const conditionId = this.#id('again');
    this.#conditions.push({
      id: conditionId,
      kind: 'loop_control',
      ...this.#some({ continueWhen: () => 'continue' as const }),
    });
    const own = this.#functions('loop');
    const decision: SimpleStep = {
      id: this.#id('decide'),
      title: this.#of(line),
      prompt: this.#of(text),
      output: { contractRef: 'wr.contracts.loop_control' },
    };
    return {
      type: 'loop',
      loopId: this.#id('loop'),
      title: this.#of(line),
      while: { kind: 'condition_ref', conditionId },
      maxIterations: this.#of(fc.integer({ min: 1, max: 1000 })),
      functionDefinitions: own,
      ...this.#when(),
      body: [...this.#list(2, () => this.#step([...own, ...visible], depth + 1)), decision],
    };
  }

  #forEach(items: string, visible: readonly SourceFunction[], depth: number): SourceStep {
    const own = this.#functions('loop');
    return {
      type: 'for_each',
      loopId: this.#id('loop'),
      title: this.#of(line),
      items,
      maxIterations: this.#of(fc.integer({ min: 1, max: 1000 })),
      functionDefinitions: own,
      ...this.#when(),
      body: this.#list(2, () => this.#step([...own, ...visible], depth + 1), 1),
    };
  }

  #judgement(assessments: readonly SourceAssessment[]): SimpleStep {
    return {
      id: this.#id('judge'),
      title: this.#of(line),
      prompt: this.#of(text),
      assessmentRefs: assessments.map(({ id }) => id),
      ...this.#some({
        assessmentConsequences: () => [
          {
            anyEqualsLevel: 'high',
            guidance: this.#of(text),
            ...this.#some({ forAssessment: () => this.#one(...assessments).id }),
          },
        ],
      }),
    };
  }

  #simple(visible: readonly SourceFunction[]): SimpleStep {
    const own = this.#functions('step');
    const named = this.#of(fc.subarray([...own, ...visible].map(({ name }) => name)));
    return {
      id: this.#id('step'),
      title: this.#of(line),
      ...(this.#of(fc.boolean()) ? { prompt: this.#of(text) } : { promptBlocks: this.#blocks() }),
      functionReferences: named,
      functionDefinitions: own,
      ...this.#when(),
      ...this.#some({
        agentRole: () => this.#of(text),
        requireConfirmation: () => this.#of(fc.boolean()),
        notes: () => this.#of(fc.constantFrom('required', 'optional')),
        userDependencies: () => this.#list(2, () => this.#dependency()),
        validationCriteria: () => this.#criteria(0),
        output: () => ({
          ...this.#some({ hints: () => ({ [this.#of(line)]: this.#of(text) }) }),
          contractRef: this.#one(...this.#names.contracts),
          ...this.#some({ required: () => this.#of(fc.boolean()) }),
        }),
      }),
    };
  }

  #dependency(): NonNullable<SimpleStep['userDependencies']>[number] {
    const reason = this.#one(...userOnlyDependencyReasons);
    return {
      reason,
      ...(reason === 'needs_user_choice' ? { choiceKind: this.#one(...nonAssumableChoiceKinds) } : {}),
      ...this.#some({ contextKey: () => this.#one(...this.#inputs).key }),
      message: this.#of(text),
    };
  }

  #blocks(): PromptBlocks {
    const part = () =>
      this.#of(fc.boolean()) ? this.#of(text) : { kind: 'ref' as const, refId: this.#one(...this.#names.refs) };
    const parts = () => this.#list(2, part, 1);
    return {
      goal: this.#of(fc.boolean()) ? part() : parts(),
      ...this.#some({
        constraints: parts,
        procedure: parts,
        verify: parts,
        outputRequired: () => ({ notesMarkdown: this.#of(text), [this.#one('two\nlines', 'one')]: this.#of(text) }),
      }),
    };
  }

  #criteria(depth: number): ValidationCriteria {
    const message = () => this.#some({ message: () => this.#of(text) });
    const inner = () => this.#list(3, () => this.#criteria(depth + 1), 1);
    switch (this.#one('contains', 'regex', 'length', ...(depth < 3 ? ['and', 'or', 'not'] : []))) {
      case 'regex':
        return {
          type: 'regex',
          pattern: this.#one('^x', '[a-z]+\n', '\\bdone\\b'),
          ...this.#some({ flags: () => this.#one('i', 'ms', '') }),
          ...message(),
        };
      case 'length': {
        const min = this.#of(fc.integer({ min: 0, max: 100 }));
        return { type: 'length', min, ...this.#some({ max: () => min + 100 }), ...message() };
      }
      case 'and':
        return { and: inner() };
      case 'or':
        return { or: inner() };
      case 'not':
        return { not: this.#criteria(depth + 1) };
      default:
        return { type: 'contains', value: this.#of(text), ...message() };
    }
  }
}

export const workflowSources = (names: GeneratedNames): Arbitrary<GeneratedSources> =>
  fc.gen().map((draw) => new SourceBuilder(draw, names).sources());
