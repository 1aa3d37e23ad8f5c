/**
 * Resolves the texts, conditions, contracts and functions of steps and loops. Template content is resolved in the same way, with
 * the position of its call, and is placed where the call was.
 */
import type { BuiltinRegistry } from '../../../builtins/kinds.ts';
import type { FlowItem } from '../../../schemas/compiled-snapshot.ts';
import type { LoopId } from '../../../schemas/ids.ts';
import type { SimpleStep } from '../../../schemas/source-workflow.ts';
import { authoredOptionsOf, withConfirmation } from '../../../schemas/step-options.ts';
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import type { Path, SourceDocument } from '../../ir/document.ts';
import type { ExpandedCall, ExpandedLoop, ExpandedSimpleStep, ExpandedStep } from '../../ir/expanded.ts';
import type { Provenance, ResolvedFunction, ResolvedLoop, ResolvedStep } from '../../ir/resolved.ts';
import { quote } from '../../diagnostics/quote.ts';
import { SourceCursor } from '../2-expand/source-cursor.ts';
import { typedId } from '../2-expand/step-id.ts';
import { insideOf } from '../2-expand/templates.ts';
import { type CallTerms, insideLoop, misplacedConfirmation, termsOf, titled } from './call-terms.ts';
import { type ConditionNames, helpForKey, unknownCondition } from './conditions.ts';
import type { ContextKeys } from './context-keys.ts';
import { FunctionResolver } from './functions.ts';
import { PlacementCheck } from './placement.ts';
import { PartResolver } from './prompt-parts.ts';
import { type Assessments, OutputResolver } from './step-output.ts';
import { resolveUserDependencies } from './user-dependencies.ts';

/** The names that a step can use. */
export type StepScope = {
  /** The prefix of ids; empty for content of the author. */
  readonly prefix: string;
  /** The template of the steps; null for content of the author. */
  readonly templateId: string | null;
  readonly keys: ContextKeys;
  /** The ids as written in the template, without the prefix. */
  readonly conditions: ConditionNames;
  readonly assessments: Assessments;
  /** Of the template, with the id of one of the workflow: that of the workflow applies. */
  readonly hiddenAssessments: Assessments;
  /** Nearest first. */
  readonly functions: readonly ResolvedFunction[];
  readonly loops: readonly LoopId[];
  readonly terms: CallTerms;
};

/** Adds the declarations of a call to the workflow. Null: the call cannot be resolved, which was reported. */
export type CallDeclarations = (call: ExpandedCall, site: SourceCursor, around: StepScope) => StepScope | null;

type Lookups = {
  readonly document: SourceDocument;
  readonly builtins: Pick<BuiltinRegistry, 'refs' | 'contracts'>;
  readonly slots: ReadonlySet<string>;
  readonly probeVisibility: 'collapsed' | 'shown';
};

const authored: Provenance = { source: 'authored' };
const provenanceOf = (templateId: string | null): Provenance =>
  templateId === null ? authored : { source: 'template_injected', originId: templateId };

export class StepResolver {
  readonly parts: PartResolver;
  readonly functions: FunctionResolver;
  readonly placement: PlacementCheck;
  readonly steps: ResolvedStep[] = [];
  readonly loops: ResolvedLoop[] = [];
  /** The loops of the author; loops of a template are removed when its call ends. */
  readonly findings: UnlocatedDiagnostic[];
  /** The loops of templates. */
  readonly injectedFindings: UnlocatedDiagnostic[] = [];
  readonly #lookups: Lookups;
  readonly #outputs: OutputResolver;

  constructor(lookups: Lookups, findings: UnlocatedDiagnostic[]) {
    const { builtins, slots, document } = lookups;
    this.findings = findings;
    this.#lookups = lookups;
    this.placement = new PlacementCheck(document);
    this.parts = new PartResolver(builtins.refs, slots, findings);
    this.functions = new FunctionResolver(this.parts, findings);
    this.#outputs = new OutputResolver(builtins.contracts, this.parts, findings);
  }

  /** In the order in which they run. */
  resolve(steps: readonly ExpandedStep[], scope: StepScope, declare: CallDeclarations): readonly FlowItem[] {
    return steps.flatMap((step): readonly FlowItem[] => {
      const site = new SourceCursor(this.#lookups.document, step.path, scope.templateId);
      if (step.kind === 'call') return this.#call(step, site, scope, declare);
      return [step.kind === 'simple' ? this.#simple(step, site, scope) : this.#loop(step, site, scope, declare)];
    });
  }

  #when(condition: string | undefined, holder: SourceCursor, scope: StepScope, ...path: Path): readonly string[] {
    if (condition === undefined) return [];
    const { all, decisions, tests } = scope.conditions;
    if (all.has(condition)) return [`${scope.prefix}${condition}`];
    const site = holder.in(...path);
    this.findings.push(
      path.at(-1) === 'conditionId'
        ? unknownCondition(condition, site, decisions, {
            otherwise: 'declare a condition of kind `loop_control` in `conditions`',
          })
        : unknownCondition(condition, site, tests, { meant: helpForKey(condition, scope.keys, scope.conditions) }),
    );
    return [];
  }

  #gate(condition: string | undefined, site: SourceCursor, scope: StepScope): string | null {
    return this.placement.gate([...scope.terms.gates, ...this.#when(condition, site, scope, 'when')], site.path);
  }

  #simple(expanded: ExpandedSimpleStep, site: SourceCursor, scope: StepScope): FlowItem {
    const { source: step } = expanded;
    const { terms, loops } = scope;
    const stepId = typedId(`${scope.prefix}${step.id}`);
    const { parts } = this;
    const provenance = provenanceOf(scope.templateId);
    this.placement.step(stepId, { path: site.path, loops });
    const ownFunctions = this.functions.define(step.functionDefinitions, { scope: 'step', ownerId: stepId }, site);
    const { dependencies, findings } = resolveUserDependencies(step, site, scope.keys, parts);
    this.findings.push(...findings);
    const output = this.#outputs.resolve(step, site, scope);
    const options = authoredOptionsOf(step, terms);
    this.steps.push({
      path: site.path,
      stepId,
      provenance,
      loops,
      title: titled(parts.plain(step.title, site.in('title')), terms),
      agentRole: parts.optionalText(step.agentRole, site, 'agentRole'),
      prompt: parts.optionalText(step.prompt, site, 'prompt'),
      promptBlocks: parts.blocks(step.promptBlocks, site, 'promptBlocks'),
      hints: parts.texts(step.output?.hints, site, 'output', 'hints'),
      options: terms.confirmed.has(expanded) ? withConfirmation(options) : options,
      when: this.#gate(step.when, site, scope),
      // Field by field, because a spread in such a large literal makes the object and each copy of it slow.
      contract: output.contract,
      assessments: output.assessments,
      followups: output.followups,
      criteria: output.criteria,
      isOutputRequired: isOutputRequired(step),
      userDependencies: dependencies,
      functions: this.functions.named(step.functionReferences, ownFunctions, scope.functions, site),
      ownFunctions,
      probe: terms.probe,
    });
    return { kind: 'step', stepId };
  }

  #loop(
    { source: loop, body }: ExpandedLoop,
    site: SourceCursor,
    scope: StepScope,
    declare: CallDeclarations,
  ): FlowItem {
    const loopId = typedId(`${scope.prefix}${loop.loopId}`);
    const provenance = provenanceOf(scope.templateId);
    this.placement.loop(loopId, { path: site.path, loops: scope.loops });
    const ownFunctions = this.functions.define(loop.functionDefinitions, { scope: 'loop', ownerId: loopId }, site);
    const entry = {
      path: site.path,
      loopId,
      provenance,
      loops: scope.loops,
      title: titled(this.parts.plain(loop.title, site.in('title')), scope.terms),
      maxIterations: loop.maxIterations,
      control: this.#control(loop, site, scope),
      when: this.#gate(loop.when, site, scope),
      ownFunctions,
    };
    // A loop comes before the loops of its body.
    const place = this.loops.push({ ...entry, body: [] }) - 1;
    const inner: StepScope = {
      ...scope,
      functions: ownFunctions.length === 0 ? scope.functions : [...ownFunctions, ...scope.functions],
      loops: [...scope.loops, loopId],
      terms: insideLoop(scope.terms),
    };
    this.loops[place] = { ...entry, body: this.resolve(body, inner, declare) };
    return { kind: 'loop', loopId };
  }

  #control(loop: ExpandedLoop['source'], site: SourceCursor, scope: StepScope): ResolvedLoop['control'] {
    if (loop.type === 'loop') {
      const [conditionId = ''] = this.#when(loop.while.conditionId, site, scope, 'while', 'conditionId');
      return { kind: 'while', conditionId };
    }
    const at = site.in('items');
    const input = scope.keys.find(loop.items, at);
    if (input !== null && input.kind !== 'list') {
      this.findings.push({
        code: 'resolve/items-not-a-list',
        message: `the input ${quote(loop.items)} is of kind \`${input.kind}\``,
        at: at.at,
        label: 'a `for_each` loop requires a list',
        help: 'declare the input with `"kind": "list"`, or name another input',
      });
    }
    return { kind: 'for_each', items: input?.key ?? '' };
  }

  #call(call: ExpandedCall, site: SourceCursor, scope: StepScope, declare: CallDeclarations): readonly FlowItem[] {
    const { title, when } = call.source;
    const terms = termsOf(call, scope.terms, {
      title: title === undefined ? null : this.parts.plain(title, site.in('title')),
      gates: this.#when(when, site, scope, 'when'),
      probeVisibility: this.#lookups.probeVisibility,
    });
    this.findings.push(...misplacedConfirmation(call, site));
    const before = this.findings.length;
    const inner = declare(call, site.injected(call.templateId), { ...scope, terms });
    const flow = inner === null ? [] : this.resolve(call.steps, inner, declare);
    const injected = this.findings.splice(before);
    if (scope.templateId === null) this.placement.call(call);
    this.injectedFindings.push(...injected.map((one) => insideOf(call.templateId, one)));
    return flow;
  }
}

const isOutputRequired = ({ output, outputContract }: SimpleStep): boolean =>
  output?.required ?? outputContract?.required ?? true;
