/**
 * Steps, loops and template calls: unique, bounded ids; texts, conditions, contracts and functions looked up. What a template
 * adds goes through the same resolver, with its call as its place (expand).
 */
import { delimiterSafePattern, type LoopId, type StepId } from '../../../schemas/ids.ts';
import { stepIdLengthMax } from '../../../schemas/limits.ts';
import type {
  SimpleStep,
  SourceForEach,
  SourceLoop,
  SourceStep,
  TemplateCall,
} from '../../../schemas/source-workflow.ts';
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import type { Path } from '../../ir/document.ts';
import type {
  ResolvedFunction,
  ResolvedLoop,
  ResolvedSimpleStep,
  ResolvedStep,
  ResolvedTemplateCall,
  StepLookups,
} from '../../ir/resolved.ts';
import { quote } from '../../diagnostics/quote.ts';
import { resolveArguments } from './arguments.ts';
import { unknownCondition } from './conditions.ts';
import type { ContextKeys } from './context-keys.ts';
import type { Named } from './duplicates.ts';
import { FunctionResolver } from './functions.ts';
import { PartResolver } from './prompt-parts.ts';
import type { SourceCursor } from './source-cursor.ts';
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
  readonly #keys: ContextKeys;
  readonly #outputs: OutputResolver;
  readonly #findings: UnlocatedDiagnostic[] = [];

  constructor(lookups: StepLookups, keys: ContextKeys) {
    this.#lookups = lookups;
    this.#keys = keys;
    this.parts = new PartResolver(lookups.builtins.refs, lookups.slots);
    this.functions = new FunctionResolver(this.parts);
    this.#outputs = new OutputResolver(lookups.builtins.contracts, lookups.assessments, this.parts);
  }

  /** Everything found so far; those of the context keys belong to whoever made them. */
  get findings(): readonly UnlocatedDiagnostic[] {
    return [...this.#findings, ...this.parts.findings, ...this.functions.findings, ...this.#outputs.findings];
  }

  resolve(steps: readonly SourceStep[], site: SourceCursor, scope: StepScope): readonly ResolvedStep[] {
    return steps.map((step, index): ResolvedStep => {
      const at = site.in(index);
      if (!('type' in step)) return this.#simple(step, at, scope);
      return step.type === 'template_call' ? this.#call(step, at, scope) : this.#loop(step, at, scope);
    });
  }

  #when(condition: string | undefined, holder: SourceCursor, scope: StepScope, ...path: Path): readonly string[] {
    if (condition === undefined) return [];
    if (scope.conditions.has(condition)) return [`${scope.prefix}${condition}`];
    this.#findings.push(unknownCondition(condition, holder.in(...path), scope.conditions));
    return [];
  }

  #simple(step: SimpleStep, site: SourceCursor, scope: StepScope): ResolvedSimpleStep {
    const stepId = typedId(`${scope.prefix}${step.id}`);
    const { parts } = this;
    const ownFunctions = this.functions.define(step.functionDefinitions, { scope: 'step', ownerId: stepId }, site);
    const { dependencies, findings } = resolveUserDependencies(step, site, this.#keys, parts);
    this.#findings.push(...findings);
    const output = this.#outputs.resolve(step, site);
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
      // Field by field: a spread within so wide a literal makes it, and each copy of it, a slow object.
      contract: output.contract,
      assessments: output.assessments,
      followups: output.followups,
      criteria: output.criteria,
      isOutputRequired: step.output?.required ?? step.outputContract?.required ?? true,
      userDependencies: dependencies,
      functions: this.functions.named(step.functionReferences, ownFunctions, scope.functions, site),
      ownFunctions,
      probe: null,
    };
  }

  #loop(loop: SourceLoop | SourceForEach, site: SourceCursor, scope: StepScope): ResolvedLoop {
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
        functions: ownFunctions.length === 0 ? scope.functions : [...ownFunctions, ...scope.functions],
      }),
    };
  }

  #control(loop: SourceLoop | SourceForEach, site: SourceCursor, scope: StepScope): ResolvedLoop['control'] {
    if (loop.type === 'loop') {
      const [conditionId = ''] = this.#when(loop.while.conditionId, site, scope, 'while', 'conditionId');
      return { kind: 'while', conditionId };
    }
    const at = site.in('items');
    const input = this.#keys.find(loop.items, at);
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

  #call(call: TemplateCall, site: SourceCursor, scope: StepScope): ResolvedTemplateCall {
    const { parts } = this;
    const definition = this.#lookups.templates(call.templateId);
    if (definition === null) {
      this.#findings.push(
        unknownName({
          code: 'resolve/unknown-template',
          what: 'template',
          name: call.templateId,
          at: site.in('templateId').at,
          known: this.#lookups.templateIds(),
          otherwise: otherTemplates(call.templateId),
        }),
      );
    }
    const { args, findings } =
      definition === null
        ? { args: {}, findings: [] }
        : resolveArguments(
            call.args ?? {},
            definition.parameters,
            { kind: 'template', id: call.templateId },
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
      title: call.title === undefined ? null : parts.plain(call.title, site.in('title')),
      when: this.#when(call.when, site, scope, 'when'),
      requireConfirmation: call.requireConfirmation ?? false,
      visible: scope.functions,
    };
  }
}

function otherTemplates(templateId: string): string {
  const routine = /^wr\.templates\.(routine\.[a-z0-9_-]+)$/.exec(templateId)?.[1];
  const list = 'run `workrail builtins templates` to see what there is';
  return routine === undefined ? list : `write the routine \`project.${routine.replace('.', '_')}\`, or ${list}`;
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
  const ids: Named[] = [];
  for (const [index, step] of steps.entries()) {
    if ('loopId' in step) {
      ids.push({ name: step.loopId, path: [...path, index, 'loopId'] });
      ids.push(...idsOf(step.body, [...path, index, 'body']));
    } else if (step.id !== undefined) ids.push({ name: step.id, path: [...path, index, 'id'] });
  }
  return ids;
}

export function idTooLong(id: string, at: () => UnlocatedDiagnostic['at']): readonly UnlocatedDiagnostic[] {
  if (id.length <= stepIdLengthMax) return [];
  return [
    {
      code: 'resolve/step-id-too-long',
      message: `the id has ${id.length} characters; ${stepIdLengthMax} are allowed`,
      at: at(),
      help: 'shorten it; `title` can say the rest',
    },
  ];
}
