/**
 * A template call becomes its steps, in place [template-expanded-in-place]. Ids get the id of the call and `__`
 * in front; inputs, conditions and functions that the template brings join those of the workflow. A template that reaches
 * itself is refused, and so is a chain that is too long to follow.
 */
import type { Capability, ContractDefinition, TemplateExpansion } from '../../../builtins/kinds.ts';
import { closedCapability } from '../../../schemas/closed-sets.ts';
import type { LoopId } from '../../../schemas/ids.ts';
import { stepsMax, templateBytesMax, templateDepthMax } from '../../../schemas/limits.ts';
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import { quote } from '../../diagnostics/quote.ts';
import type {
  LocatedText,
  ResolvedCondition,
  ResolvedFunction,
  ResolvedInput,
  ResolvedLoop,
  ResolvedSimpleStep,
  ResolvedStep,
  ResolvedTemplateCall,
  ResolvedWorkflow,
  StepLookups,
} from '../../ir/resolved.ts';
import type { SourceReference, SourceStep } from '../../../schemas/source-workflow.ts';
import { askingLevels, assessmentContract } from '../2-resolve/assessments.ts';
import { ConditionResolver } from '../2-resolve/conditions.ts';
import { ContextKeys } from '../2-resolve/context-keys.ts';
import { compiledInput } from '../2-resolve/inputs.ts';
import { SourceCursor } from '../2-resolve/source-cursor.ts';
import { StepResolver } from '../2-resolve/steps.ts';
import { inputConflict, joinedInput } from './joined-inputs.ts';
import { AddedText } from './added-text.ts';
import { leftBehindFindings } from './not-inherited.ts';

export const probeTemplateId = 'wr.templates.capability_probe';

export type PlainStep = ResolvedSimpleStep | (Omit<ResolvedLoop, 'body'> & { readonly body: readonly PlainStep[] });

export class TemplateExpander {
  readonly findings: UnlocatedDiagnostic[] = [];
  readonly inputs: ResolvedInput[];
  readonly conditions: ResolvedCondition[];
  readonly functions: ResolvedFunction[];
  readonly references: SourceReference[];
  readonly #workflow: ResolvedWorkflow;
  readonly #visibility: 'collapsed' | 'shown';
  /** How many steps calls have become so far, loops and further calls included. */
  #added = 0;
  /** What each template has added so far, as JSON: templates that call templates multiply texts as well. */
  readonly #text = new AddedText();
  readonly #declared = new Map<string, number>();
  /** How many inputs stand in that index. */
  #indexed = 0;
  /** Templates of which was said what they leave behind. */
  readonly #told = new Set<string>();

  constructor(workflow: ResolvedWorkflow) {
    this.#workflow = workflow;
    this.inputs = [...workflow.inputs];
    this.conditions = [...workflow.conditions];
    this.functions = [...workflow.functions];
    this.references = [...workflow.references];
    this.#visibility = workflow.features.some(({ effects }) => effects.probeVisibility === 'shown')
      ? 'shown'
      : 'collapsed';
  }

  /** The same steps with every call replaced. */
  expandAll(
    steps: readonly ResolvedStep[],
    loopId: LoopId | null = null,
    stack: readonly string[] = [],
  ): readonly PlainStep[] {
    return steps.flatMap((step): readonly PlainStep[] => {
      if (step.kind === 'simple') return [step];
      if (step.kind === 'loop') return [{ ...step, body: this.expandAll(step.body, step.loopId, stack) }];
      return this.#expand(step, loopId, stack);
    });
  }

  #expand(call: ResolvedTemplateCall, loopId: LoopId | null, stack: readonly string[]): readonly PlainStep[] {
    const { id } = call.definition;
    if (!this.#isAllowed(call, stack) || !this.#isInPlace(call, loopId)) return [];
    const expansion = call.definition.expand(call.args, { loopId });
    this.#added += countOf(expansion.steps);
    if (this.#added > stepsMax) return this.#tooMany(call);
    if (this.#text.add(id, expansion) > templateBytesMax) return this.#tooMuch(call);
    const { lookups } = this.#workflow;
    const site = new SourceCursor(this.#workflow.unit.document, call.path, id);
    if (!this.#joinInputs(expansion, call, site)) return [];
    this.#tellLeftBehind(call, expansion);
    const known = new Set(this.references.map((reference) => reference.id));
    this.references.push(...(expansion.references ?? []).filter((reference) => !known.has(reference.id)));
    const keys = new ContextKeys(this.inputs.map(({ input }) => input));
    const conditions = new ConditionResolver(keys);
    this.conditions.push(...conditions.resolve(expansion.conditions ?? [], site, call.prefix));
    const resolver = new StepResolver(
      { ...lookups, assessments: withAssessments(lookups.assessments, expansion) },
      keys,
    );
    const own = resolver.functions.define(
      expansion.functionDefinitions,
      { scope: 'workflow', ownerId: call.prefix.replace(/__$/, '') },
      site,
    );
    this.functions.push(...own);
    const resolved = resolver.resolve(expansion.steps, site, {
      prefix: call.prefix,
      conditions: new Set((expansion.conditions ?? []).map((condition) => condition.id)),
      functions: own.length === 0 ? call.visible : [...own, ...call.visible],
    });
    this.findings.push(
      ...[conditions, resolver, keys].flatMap((one) => one.findings.map((found) => insideOf(id, found))),
    );
    const steps = this.expandAll(resolved, loopId, [...stack, id]);
    return this.#finished(steps, call);
  }

  /** Once for each template, however often it is called. */
  #tellLeftBehind({ definition, path }: ResolvedTemplateCall, expansion: TemplateExpansion): void {
    if (this.#told.has(definition.id)) return;
    this.#told.add(definition.id);
    const { unit } = this.#workflow;
    const here = { ...unit.workflow, references: this.references };
    this.findings.push(...leftBehindFindings(definition, expansion, here, unit.document.handleOf(path)));
  }

  #isAllowed({ definition: { id }, path }: ResolvedTemplateCall, stack: readonly string[]): boolean {
    const at = this.#workflow.unit.document.handleOf(path);
    if (stack.includes(id)) {
      this.findings.push({
        code: 'expand/template-recursion',
        message: `the template ${quote(id)} would contain itself`,
        at,
        label: [...stack, id].join(' → '),
        help: 'remove the call from the routine that closes the circle',
      });
      return false;
    }
    if (stack.length < templateDepthMax) return true;
    this.findings.push({
      code: 'expand/template-depth',
      message: `templates call templates more than ${templateDepthMax} levels deep`,
      at,
      label: [...stack, id].join(' → '),
      help: 'put the steps of the innermost one where they are needed',
    });
    return false;
  }

  #isInPlace({ definition, path }: ResolvedTemplateCall, loopId: LoopId | null): boolean {
    if (definition.place !== 'loop_body' || loopId !== null) return true;
    this.findings.push({
      code: 'expand/template-outside-loop',
      message: `the template ${quote(definition.id)} stands outside of a loop`,
      at: this.#workflow.unit.document.handleOf(path),
      label: 'decides about the loop around it',
      help: 'move the call into the body of a loop, or remove it',
    });
    return false;
  }

  /** Said once, and nothing is expanded any more: templates that call templates multiply. */
  #tooMany({ definition, path }: ResolvedTemplateCall): readonly PlainStep[] {
    if (!this.findings.some(({ code }) => code === 'expand/too-many-steps')) {
      this.findings.push({
        code: 'expand/too-many-steps',
        message: `templates would add more than ${stepsMax} steps`,
        at: this.#workflow.unit.document.handleOf(path),
        label: `${quote(definition.id)} is one too many`,
        help: 'call fewer templates, or split the workflow',
      });
    }
    return [];
  }

  /** Said once, as above. */
  #tooMuch({ path }: ResolvedTemplateCall): readonly PlainStep[] {
    if (this.findings.some(({ code }) => code === 'expand/too-much-text')) return [];
    const { id, calls, bytes } = this.#text.largest();
    this.findings.push({
      code: 'expand/too-much-text',
      message: `templates would add at least ${this.#text.bytes} bytes; ${templateBytesMax} are allowed`,
      at: this.#workflow.unit.document.handleOf(path),
      label: 'the limit is passed here',
      notes: [`most of it: ${calls === 1 ? 'one call' : `${calls} calls`} of ${quote(id)} with ${bytes} bytes`],
      help: 'call fewer templates, or shorten the texts of the largest one',
    });
    return [];
  }

  /** False after a conflict: whatever reads the input would be reported for it again. */
  #joinInputs({ inputs }: TemplateExpansion, { definition, path }: ResolvedTemplateCall, site: SourceCursor): boolean {
    const before = this.findings.length;
    for (const authored of inputs ?? []) {
      const input = compiledInput(authored);
      if (input === null) continue;
      const index = this.#declaredAt(input.key);
      const declared = index === undefined ? undefined : this.inputs[index];
      if (index === undefined || declared === undefined) {
        this.inputs.push({ path, templateId: definition.id, input });
        continue;
      }
      const conflict = inputConflict(declared.input, input);
      if (conflict === null) this.inputs[index] = { ...declared, input: joinedInput(declared.input, input) };
      else {
        this.findings.push({
          code: 'expand/input-conflict',
          message: `${quote(definition.id)} reads the input ${quote(authored.key)} ${conflict.message}`,
          at: site.at,
          label: conflict.label,
          help: conflict.help,
        });
      }
    }
    return this.findings.length === before;
  }

  /** Inputs are added, and joined in place. */
  #declaredAt(key: string): number | undefined {
    for (let index = this.#indexed; index < this.inputs.length; index += 1) {
      const added = this.inputs[index]?.input.key;
      if (added !== undefined && !this.#declared.has(added)) this.#declared.set(added, index);
    }
    this.#indexed = this.inputs.length;
    return this.#declared.get(key);
  }

  /** What the call itself says holds for all of its steps. */
  #finished(steps: readonly PlainStep[], call: ResolvedTemplateCall): readonly PlainStep[] {
    const probed = call.definition.id === probeTemplateId ? closedCapability(call.args['capability']) : null;
    const isOnly = steps.length === 1;
    const lastStep = steps.findLastIndex((step) => step.kind === 'simple');
    return steps.map((step, index) => {
      const gated = {
        ...step,
        title: call.title === null ? step.title : titleOf(call.title, step.title, isOnly),
        when: [...call.when, ...step.when],
      };
      if (gated.kind === 'loop') return gated;
      return {
        ...gated,
        requireConfirmation: gated.requireConfirmation || (call.requireConfirmation && index === lastStep),
        probe: probed === null ? gated.probe : this.#probe(probed),
      };
    });
  }

  #probe(capability: Capability): NonNullable<ResolvedSimpleStep['probe']> {
    return { capability, templateId: probeTemplateId, visibility: this.#visibility };
  }
}

const countOf = (steps: readonly SourceStep[]): number =>
  steps.reduce((sum, step) => sum + 1 + ('loopId' in step ? countOf(step.body) : 0), 0);

/** All that a template adds is marked at its call; a fix there would change the call. */
function insideOf(templateId: string, { notes = [], ...finding }: UnlocatedDiagnostic): UnlocatedDiagnostic {
  return { ...finding, notes: [`in what the template ${quote(templateId)} adds`, ...notes], fixes: [] };
}

/** What the caller declares under the same id wins. */
function withAssessments(
  declared: StepLookups['assessments'],
  { assessments, steps }: TemplateExpansion,
): StepLookups['assessments'] {
  if (assessments === undefined || assessments.length === 0) return declared;
  const asking = askingLevels(steps);
  const brought = assessments.map((one): [string, ContractDefinition] => [
    one.id,
    assessmentContract(one, asking.get(one.id) ?? new Set()),
  ]);
  return new Map([...brought, ...declared]);
}

/** A blank title of a call stays blank, so that it is refused like any other. */
function titleOf(ofCall: LocatedText, ofStep: LocatedText, isOnly: boolean): LocatedText {
  const text = ofCall.text.trim();
  return { ...ofCall, text: isOnly || text === '' ? text : `${text}: ${ofStep.text}` };
}
