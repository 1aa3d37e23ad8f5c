/**
 * Replaces a template call by its source steps. A template that calls itself, and a chain of calls that is too long, are refused.
 * If a call cannot be expanded, the reason is reported and the call has no steps.
 */
import { counted } from '../../../schemas/text/counted.ts';
import type { Arguments, Capability, TemplateDefinition, TemplateExpansion } from '../../../builtins/kinds.ts';
import type { LoopId } from '../../../schemas/ids.ts';
import { stepsMax, templateBytesMax, templateDepthMax } from '../../../schemas/limits.ts';
import type { SourceReference, SourceStep, TemplateCall } from '../../../schemas/source-workflow.ts';
import { isError, type UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import { chainText } from '../../diagnostics/chain.ts';
import { quote } from '../../diagnostics/quote.ts';
import type { ExpandedCall, ExpandedStep } from '../../ir/expanded.ts';
import type { SourceUnit } from '../../ir/source.ts';
import { AddedText } from './added-text.ts';
import { argumentsOfTexts, resolveArguments } from './arguments.ts';
import { leftBehindFindings } from './not-inherited.ts';
import { probeTemplateId } from './probes.ts';
import type { SourceCursor } from './source-cursor.ts';
import { callMark, typedId } from './step-id.ts';
import { routineNameOf, templateIdOfRoutine } from '../../legacy/routine-name.ts';
import { unknownName } from './unknown-name.ts';

type Templates = {
  readonly find: (templateId: string) => TemplateDefinition | null;
  readonly ids: () => readonly string[];
};

/** The context of a step. */
type Around = {
  readonly prefix: string;
  readonly loopId: LoopId | null;
  /** The templates that contain the steps, outermost first; empty for steps of the author. */
  readonly stack: readonly TemplateDefinition['id'][];
};
const atTop: Around = { prefix: '', loopId: null, stack: [] };
const noExpansion: TemplateExpansion = { steps: [] };

/** `wr.templates.routine.design_review` → `design_review`. */
const lastSegment = (id: string) => id.slice(id.lastIndexOf('.') + 1);
const prefixOf = ({ id, templateId }: TemplateCall) =>
  `${id ?? lastSegment(templateId).replaceAll(/[^a-z0-9_-]/g, '_')}${callMark}`;

export class TemplateExpander {
  readonly findings: UnlocatedDiagnostic[] = [];
  readonly references: SourceReference[];
  readonly #unit: SourceUnit;
  readonly #templates: Templates;
  /** The number of steps that calls have added so far, including loops and nested calls. */
  #added = 0;
  /** The JSON that each template has added so far: nested calls multiply texts as well. */
  readonly #text = new AddedText();
  /** By the id of a reference that a template added: the template. */
  readonly #referencesFrom = new Map<string, string>();
  /** Templates whose missing declarations were reported. */
  readonly #told = new Set<string>();

  constructor(unit: SourceUnit, templates: Templates) {
    this.#unit = unit;
    this.#templates = templates;
    this.references = [...(unit.workflow.references ?? [])];
  }

  expand(steps: readonly SourceStep[], site: SourceCursor, around: Around = atTop): readonly ExpandedStep[] {
    return steps.map((source, index): ExpandedStep => {
      const at = site.in(index);
      if (!('type' in source)) return { kind: 'simple', path: at.path, source };
      if (source.type === 'template_call') return this.#call(source, at, around);
      const loopId = typedId(`${around.prefix}${source.loopId}`);
      const body = this.expand(source.body, at.in('body'), { ...around, loopId });
      return { kind: 'loop', path: at.path, source, body };
    });
  }

  /** A call that no author wrote. */
  probe(capability: Capability, site: SourceCursor): ExpandedCall {
    if (this.#templates.find(probeTemplateId) === null) throw new Error(`no builtin is named ${probeTemplateId}`);
    const source: TemplateCall = {
      type: 'template_call',
      id: 'probe',
      templateId: probeTemplateId,
      args: { capability },
    };
    return this.#call(source, site, atTop);
  }

  /**
   * If a template would contain itself, only this is reported about an authored call. Every other finding would be repeated in
   * each round of the cycle [template-recursion-refused].
   */
  #call(source: TemplateCall, site: SourceCursor, around: Around): ExpandedCall {
    const before = this.findings.length;
    const call = this.#replaced(source, site, around);
    if (around.stack.length > 0) return call;
    const cycle = this.findings.slice(before).find(({ code }) => code === 'expand/template-recursion');
    if (cycle !== undefined) this.findings.splice(before, this.findings.length, cycle);
    return call;
  }

  #replaced(source: TemplateCall, site: SourceCursor, around: Around): ExpandedCall {
    const prefix = `${around.prefix}${prefixOf(source)}`;
    const definition = this.#definition(source, site, around);
    const args = definition === null ? null : this.#arguments(source, definition, site, around);
    const given = args ?? (definition === null || needsArguments(definition) ? null : {});
    const expansion =
      definition === null || given === null ? noExpansion : this.#expansion(definition, given, site, around);
    const templateId = definition?.id ?? 'wr.templates.unknown';
    const inner = { ...around, prefix, stack: [...around.stack, templateId] };
    const steps = this.expand(expansion.steps, site.injected(templateId), inner);
    const hasDerivedInputs = definition?.hasDerivedInputs === true;
    const { path } = site;
    return { kind: 'call', path, source, templateId, args: args ?? {}, hasDerivedInputs, prefix, expansion, steps };
  }

  #definition({ templateId }: TemplateCall, site: SourceCursor, { stack }: Around): TemplateDefinition | null {
    const definition = this.#templates.find(templateId);
    if (definition !== null) return definition;
    const known = this.#templates.ids();
    if (known.includes(templateId)) {
      this.#report(stack, [unreadRoutine(templateId, site)]);
      return null;
    }
    this.#report(stack, [
      unknownName({
        code: 'resolve/unknown-template',
        what: 'template',
        name: templateId,
        at: site.in('templateId').at,
        known,
        otherwise: otherTemplates(templateId),
        meant: routineTemplateMeantBy(templateId, this.#templates),
      }),
    ]);
    return null;
  }

  #arguments(
    { args: given = {}, templateId }: TemplateCall,
    definition: TemplateDefinition,
    site: SourceCursor,
    { stack }: Around,
  ): Arguments | null {
    const { parameters, namesNotPassed } = definition;
    const owner = { kind: 'template', id: templateId } as const;
    const { args, findings } = resolveArguments(given, parameters, owner, site.in('templateId'), site.in('args'));
    const notPassed = stack.length === 0 ? [] : (namesNotPassed?.(args) ?? []);
    // A nested call is reported in the source of its routine. The older format has no other way to pass a value.
    const isReported = stack.length === 0 && this.#unit.dialect === 'native';
    const textsOnly = isReported ? argumentsOfTexts(args, definition, site.in('args')) : [];
    const all = [
      ...findings,
      ...notPassed.map((name) => notPassedOn(name, templateId, site.in('templateId'))),
      ...textsOnly,
    ];
    this.#report(stack, all);
    return all.some(isError) ? null : args;
  }

  /** A finding about a nested call is located at the authored call. */
  #report(stack: Around['stack'], findings: readonly UnlocatedDiagnostic[]): void {
    const innermost = stack.at(-1);
    this.findings.push(...(innermost === undefined ? findings : findings.map((one) => insideOf(innermost, one))));
  }

  #expansion(definition: TemplateDefinition, args: Arguments, site: SourceCursor, around: Around): TemplateExpansion {
    if (!this.#isAllowed(definition, site, around) || !this.#isInPlace(definition, site, around)) return noExpansion;
    const expansion = definition.expand(args, { loopId: around.loopId });
    this.#added += countOf(expansion.steps);
    if (this.#added > stepsMax) {
      this.#tooMany(definition, site);
      return noExpansion;
    }
    if (this.#text.add(definition.id, expansion) > templateBytesMax) {
      this.#tooMuch(site);
      return noExpansion;
    }
    this.#tellLeftBehind(definition, expansion, site);
    const known = new Set(this.references.map(({ id }) => id));
    for (const reference of (expansion.references ?? []).filter(({ id }) => !known.has(id))) {
      this.references.push(reference);
      this.#referencesFrom.set(reference.id, definition.id);
    }
    return expansion;
  }

  /** Once for each template, however often it is called. */
  #tellLeftBehind(definition: TemplateDefinition, expansion: TemplateExpansion, { path }: SourceCursor): void {
    if (this.#told.has(definition.id)) return;
    this.#told.add(definition.id);
    const { workflow, document } = this.#unit;
    const here = { caller: { ...workflow, references: this.references }, referencesFrom: this.#referencesFrom };
    this.findings.push(...leftBehindFindings(definition, expansion, here, document.anchorOf(path)));
  }

  #isAllowed({ id }: TemplateDefinition, { path }: SourceCursor, { stack }: Around): boolean {
    const at = this.#unit.document.anchorOf(path);
    if (stack.includes(id)) {
      this.findings.push({
        code: 'expand/template-recursion',
        message: `the template ${quote(id)} would contain itself`,
        at,
        label: chainText([...stack, id]),
        help: 'remove the call that closes the cycle',
      });
      return false;
    }
    if (stack.length < templateDepthMax) return true;
    this.findings.push({
      code: 'expand/template-depth',
      message: `template calls are nested more than ${templateDepthMax} levels deep`,
      at,
      label: chainText([...stack, id]),
      help: 'replace the innermost call with the steps of its template',
    });
    return false;
  }

  #isInPlace({ id, place }: TemplateDefinition, { path }: SourceCursor, { loopId }: Around): boolean {
    if (place !== 'loop_body' || loopId !== null) return true;
    this.findings.push({
      code: 'expand/template-outside-loop',
      message: `the template ${quote(id)} is called outside a loop`,
      at: this.#unit.document.anchorOf(path),
      label: 'this template adds the decision step of the enclosing loop',
      help: 'move the call into the body of a loop, or remove it',
    });
    return false;
  }

  /** Reported once, and nothing more is expanded, because nested calls multiply. */
  #tooMany({ id }: TemplateDefinition, { path }: SourceCursor): void {
    if (this.findings.some(({ code }) => code === 'expand/too-many-steps')) return;
    this.findings.push({
      code: 'expand/too-many-steps',
      message: `templates would add more than ${stepsMax} steps`,
      at: this.#unit.document.anchorOf(path),
      label: `the call of ${quote(id)} exceeds the limit`,
      help: 'call fewer templates, or split the workflow',
    });
  }

  /** Reported once, as above. */
  #tooMuch({ path }: SourceCursor): void {
    if (this.findings.some(({ code }) => code === 'expand/too-much-text')) return;
    const { id, calls, bytes } = this.#text.largest();
    this.findings.push({
      code: 'expand/too-much-text',
      message: `templates would add at least ${this.#text.bytes} bytes; ${templateBytesMax} are allowed`,
      at: this.#unit.document.anchorOf(path),
      label: 'this call exceeds the limit',
      notes: [`largest part: ${counted(calls, 'call')} of ${quote(id)} with ${bytes} bytes`],
      help: 'call fewer templates, or shorten the texts of the largest template',
    });
  }
}

/** The call is one in a routine. */
const notPassedOn = (name: string, templateId: string, site: SourceCursor): UnlocatedDiagnostic => ({
  code: 'resolve/missing-argument',
  message: `a routine passes {${name}} on to the template ${quote(templateId)}, which compares it with the notes, but no call sets the argument ${quote(name)}`,
  at: site.at,
  help: `add ${quote(`"${name}": …`)} to \`args\` of the call of the routine that contains {${name}}`,
});

/** A call is expanded even if its arguments are wrong, so that a cycle is found and the names that it adds are known. */
const needsArguments = ({ parameters }: TemplateDefinition): boolean =>
  parameters.some((parameter) => parameter.required || parameter.default !== undefined);

/** The source of the routine exists, but cannot be read: to suggest a name would suggest the same name. */
const unreadRoutine = (templateId: string, site: SourceCursor): UnlocatedDiagnostic => ({
  code: 'resolve/unknown-template',
  message: `the routine of the template ${quote(templateId)} cannot be read`,
  at: site.in('templateId').at,
  help: 'fix the errors in the source of the routine first',
});

/** `project.routine_review` and `wr.templates.routine.routine_review` mean `wr.templates.routine.review`. */
function routineTemplateMeantBy(templateId: string, templates: Templates): string | null {
  const name = routineNameOf(templateId);
  const meant = name === null ? null : templateIdOfRoutine(name);
  // Looking it up records the dependency: if a file is compiled alone, the routines of the project are read only on demand.
  return meant !== null && templates.find(meant) !== null ? meant : null;
}

function otherTemplates(templateId: string): string {
  const name = routineNameOf(templateId) ?? /^wr\.templates\.routine\.([a-z0-9_-]+)$/.exec(templateId)?.[1];
  const list = 'run `workrail builtins templates` to list all templates';
  return name === undefined ? list : `add a routine with the id \`project.routine_${name}\`, or ${list}`;
}

const countOf = (steps: readonly SourceStep[]): number =>
  steps.reduce((sum, step) => sum + 1 + ('loopId' in step ? countOf(step.body) : 0), 0);

/** Findings in template content are located at its call, without a fix, because a fix there would change the call. */
export function insideOf(templateId: string, { notes = [], ...finding }: UnlocatedDiagnostic): UnlocatedDiagnostic {
  return {
    ...finding,
    notes: [`this problem is in the content that the template ${quote(templateId)} adds`, ...notes],
    fixes: [],
  };
}
