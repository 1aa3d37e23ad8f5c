/**
 * Steps, loops and template calls: unique, bounded ids; texts, conditions, contracts and functions looked up. What a template
 * adds goes through the same resolver, with its call as its place (expand).
 */
import type { BuiltinRegistry, ContractDefinition } from '../../../builtins/kinds.ts';
import { delimiterSafePattern, type LoopId, type StepId } from '../../../schemas/ids.ts';
import { stepIdLengthMax } from '../../../schemas/limits.ts';
import type {
  SimpleStep,
  SourceForEach,
  SourceLoop,
  SourceStep,
  TemplateCall,
} from '../../../schemas/source-workflow.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { Path } from '../../ir/document.ts';
import type {
  ResolvedFunction,
  ResolvedLoop,
  ResolvedSimpleStep,
  ResolvedStep,
  ResolvedTemplateCall,
} from '../../ir/resolved.ts';
import { quote } from '../../diagnostics/quote.ts';
import { resolveArguments } from './arguments.ts';
import { unknownCondition } from './conditions.ts';
import type { ContextKeys } from './context-keys.ts';
import type { Named } from './duplicates.ts';
import { FunctionResolver } from './functions.ts';
import { PartResolver } from './prompt-parts.ts';
import type { Site } from './site.ts';
import { OutputResolver } from './step-output.ts';
import { unknownName } from './unknown-name.ts';
import { resolveUserDependencies } from './user-dependencies.ts';

/** What a step can name. */
export type StepScope = {
  /** Stands before ids; empty for what the author wrote. */
  readonly prefix: string;
  /** As they are written there, without the prefix. */
  readonly conditions: ReadonlySet<string>;
  /** Nearest first. */
  readonly functions: readonly ResolvedFunction[];
};

export type StepLookups = {
  readonly builtins: Pick<BuiltinRegistry, 'refs' | 'contracts'>;
  readonly templates: (templateId: string) => ResolvedTemplateCall['definition'] | null;
  /**
   * What stands in for the call of a routine that is not here, in a file of the older format, which must compile without it;
   * null where such a call is an error.
   */
  readonly standIn: ((call: TemplateCall) => SimpleStep) | null;
  /** What a message lists. */
  readonly templateIds: readonly string[];
  readonly assessments: ReadonlyMap<string, ContractDefinition>;
  readonly slots: ReadonlySet<string>;
  readonly keys: ContextKeys;
};

function isStepId(id: string): id is StepId & LoopId {
  return delimiterSafePattern.test(id);
}

function typedId(id: string): StepId & LoopId {
  if (!isStepId(id)) throw new Error(`read let an invalid id pass: ${id}`);
  return id;
}

/** `wr.templates.routine.design_review` → `design_review`. */
const lastSegment = (id: string) => id.slice(id.lastIndexOf('.') + 1);

export class StepResolver {
  readonly parts: PartResolver;
  readonly functions: FunctionResolver;
  readonly #lookups: StepLookups;
  readonly #outputs: OutputResolver;
  readonly #findings: Finding[] = [];

  constructor(lookups: StepLookups) {
    this.#lookups = lookups;
    this.parts = new PartResolver(lookups.builtins.refs, lookups.slots);
    this.functions = new FunctionResolver(this.parts);
    this.#outputs = new OutputResolver(lookups.builtins.contracts, lookups.assessments, this.parts);
  }

  /** Everything found so far; those of the context keys belong to whoever made them. */
  get findings(): readonly Finding[] {
    return [...this.#findings, ...this.parts.findings, ...this.functions.findings, ...this.#outputs.findings];
  }

  resolve(steps: readonly SourceStep[], site: Site, scope: StepScope): readonly ResolvedStep[] {
    return steps.map((step, index): ResolvedStep => {
      const at = site.in(index);
      if (!('type' in step)) return this.#simple(step, at, scope);
      if (step.type !== 'template_call') return this.#loop(step, at, scope);
      return this.#missingRoutine(step, at, scope) ?? this.#call(step, at, scope);
    });
  }

  #missingRoutine(call: TemplateCall, site: Site, scope: StepScope): ResolvedSimpleStep | null {
    const { templates, standIn } = this.#lookups;
    const isMissing = call.templateId.startsWith('wr.templates.routine.') && templates(call.templateId) === null;
    if (!isMissing || standIn === null) return null;
    this.#findings.push({
      code: 'resolve/routine-not-here',
      message: `the routine of ${quote(call.templateId)} is not here`,
      at: site.in('templateId').at,
      label: 'a step that names it stands in for its steps',
      help: 'put the file of the routine beside this one, or write its steps here',
    });
    return this.#simple(standIn(call), site, scope);
  }

  #when(condition: string | undefined, holder: Site, scope: StepScope, ...path: Path): readonly string[] {
    if (condition === undefined) return [];
    if (scope.conditions.has(condition)) return [`${scope.prefix}${condition}`];
    this.#findings.push(unknownCondition(condition, holder.in(...path), scope.conditions));
    return [];
  }

  #simple(step: SimpleStep, site: Site, scope: StepScope): ResolvedSimpleStep {
    const stepId = typedId(`${scope.prefix}${step.id}`);
    const { parts } = this;
    const ownFunctions = this.functions.define(step.functionDefinitions, { scope: 'step', ownerId: stepId }, site);
    const { dependencies, findings } = resolveUserDependencies(step, site, this.#lookups.keys, parts);
    this.#findings.push(...findings);
    return {
      kind: 'simple',
      path: site.path,
      stepId,
      templateId: site.templateId,
      title: parts.plain(step.title, site.in('title')),
      agentRole: parts.optionalText(step.agentRole, site, 'agentRole'),
      prompt: parts.optionalText(step.prompt, site, 'prompt'),
      promptBlocks: parts.blocks(step.promptBlocks, site, 'promptBlocks'),
      hints: parts.texts(step.output?.hints, site, 'output', 'hints'),
      requireConfirmation: step.requireConfirmation ?? false,
      when: this.#when(step.when, site, scope, 'when'),
      ...this.#outputs.resolve(step, site),
      isOutputRequired: step.output?.required ?? step.outputContract?.required ?? true,
      userDependencies: dependencies,
      functions: this.functions.named(step.functionReferences, [...ownFunctions, ...scope.functions], site),
      ownFunctions,
      probe: null,
    };
  }

  #loop(loop: SourceLoop | SourceForEach, site: Site, scope: StepScope): ResolvedLoop {
    const loopId = typedId(`${scope.prefix}${loop.loopId}`);
    const ownFunctions = this.functions.define(loop.functionDefinitions, { scope: 'loop', ownerId: loopId }, site);
    return {
      kind: 'loop',
      path: site.path,
      loopId,
      templateId: site.templateId,
      title: this.parts.plain(loop.title, site.in('title')),
      maxIterations: loop.maxIterations,
      control: this.#control(loop, site, scope),
      when: this.#when(loop.when, site, scope, 'when'),
      ownFunctions,
      body: this.resolve(loop.body, site.in('body'), {
        ...scope,
        functions: [...ownFunctions, ...scope.functions],
      }),
    };
  }

  #control(loop: SourceLoop | SourceForEach, site: Site, scope: StepScope): ResolvedLoop['control'] {
    if (loop.type === 'loop') {
      const [conditionId = ''] = this.#when(loop.while.conditionId, site, scope, 'while', 'conditionId');
      return { kind: 'while', conditionId };
    }
    const at = site.in('items');
    const input = this.#lookups.keys.find(loop.items, at);
    if (input !== null && input.kind !== 'list') {
      this.#findings.push({
        code: 'resolve/items-not-a-list',
        message: `the input ${quote(loop.items)} is of kind \`${input.kind}\``,
        at: at.at,
        label: 'a `for_each` loop goes over a list',
        help: 'declare the input with `"kind": "list"`, or name another one',
      });
    }
    return { kind: 'for_each', items: input?.key ?? '' };
  }

  #call(call: TemplateCall, site: Site, scope: StepScope): ResolvedTemplateCall {
    const definition = this.#lookups.templates(call.templateId);
    if (definition === null) {
      this.#findings.push(
        unknownName({
          code: 'resolve/unknown-template',
          what: 'template',
          name: call.templateId,
          at: site.in('templateId').at,
          known: this.#lookups.templateIds,
          otherwise: 'run `workrail builtins templates` to see what there is',
        }),
      );
    }
    const { args, findings } =
      definition === null
        ? { args: {}, findings: [] }
        : resolveArguments(
            call.args ?? {},
            definition.parameters,
            `the template ${quote(call.templateId)}`,
            site.in('templateId'),
            site.in('args'),
          );
    this.#findings.push(...findings);
    return {
      kind: 'template_call',
      path: site.path,
      definition: definition ?? nothing,
      args,
      prefix: `${scope.prefix}${call.id ?? lastSegment(call.templateId).replaceAll(/[^a-z0-9_-]/g, '_')}__`,
      title: call.title?.trim() ?? null,
      when: this.#when(call.when, site, scope, 'when'),
      requireConfirmation: call.requireConfirmation ?? false,
      visible: scope.functions,
    };
  }
}

/** Stands where an unknown template was reported; it is never expanded, because nothing goes on after an error. */
const nothing: ResolvedTemplateCall['definition'] = {
  id: 'wr.templates.unknown',
  title: '',
  summary: '',
  parameters: [],
  expand: () => ({ steps: [] }),
};

/** Every id in document order, those of loops and loop bodies included. */
export function idsOf(steps: readonly SourceStep[], path: Path): readonly Named[] {
  return steps.flatMap((step, index): readonly Named[] => {
    const at = [...path, index];
    if ('loopId' in step) {
      return [{ name: step.loopId, path: [...at, 'loopId'] }, ...idsOf(step.body, [...at, 'body'])];
    }
    return step.id === undefined ? [] : [{ name: step.id, path: [...at, 'id'] }];
  });
}

export function idTooLong(id: string, at: Finding['at']): readonly Finding[] {
  if (id.length <= stepIdLengthMax) return [];
  return [
    {
      code: 'resolve/step-id-too-long',
      message: `the id has ${id.length} characters; ${stepIdLengthMax} are allowed`,
      at,
      help: 'shorten it; `title` can say the rest',
    },
  ];
}
