/** The options of a template call apply to the steps that replace it; inside a loop of the template, only `title` and `notes` do. */
import { type Capability, closedCapability } from '../../../schemas/closed-sets.ts';
import { utf8Length } from '../../../schemas/canonical/json.ts';
import { titleBytesMax } from '../../../schemas/limits.ts';
import type { SimpleStep } from '../../../schemas/source-workflow.ts';
import { asksForConfirmation, confirmationOption } from '../../../schemas/step-options.ts';
import { beginningOf } from '../../beginning-of-text.ts';
import { quote } from '../../diagnostics/quote.ts';
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import type { ExpandedCall, ExpandedStep } from '../../ir/expanded.ts';
import type { LocatedText, ResolvedStep } from '../../ir/resolved.ts';
import { probeTemplateId } from '../2-expand/probes.ts';
import type { SourceCursor } from '../2-expand/source-cursor.ts';

/** A shorter beginning of a title says nothing. */
const prefixBytesMin = 12;

type CallTitle = { readonly title: LocatedText; readonly isOnly: boolean };
type Probe = NonNullable<ResolvedStep['probe']>;

export type CallTerms = {
  /** Ids of conditions that must all hold, those of the outermost call first. */
  readonly gates: readonly string[];
  /** The titles of the calls, innermost first. */
  readonly titles: readonly CallTitle[];
  /** The last steps of calls that require a confirmation. */
  readonly confirmed: ReadonlySet<ExpandedStep>;
  readonly probe: Probe | null;
  /** The `notes` option of the innermost call that sets it. */
  readonly notes: SimpleStep['notes'];
};
const nothing: ReadonlySet<never> = new Set<never>();
export const noTerms: CallTerms = { gates: [], titles: [], confirmed: nothing, probe: null, notes: undefined };

/** The steps and loops that replace a call, including those of nested calls. */
function inPlaceOf({ steps }: ExpandedCall): readonly ExpandedStep[] {
  return steps.flatMap((step) => (step.kind === 'call' ? inPlaceOf(step) : [step]));
}

/** The step after which the user is asked. A step of a loop would ask in every iteration. */
const lastOutsideLoops = (inPlace: readonly ExpandedStep[]) => inPlace.findLast((step) => step.kind === 'simple');

/** A confirmation that is asked before the last loop of the template, only under a condition, or not at all. */
export function misplacedConfirmation(call: ExpandedCall, site: SourceCursor): readonly UnlocatedDiagnostic[] {
  if (!asksForConfirmation(call.source)) return [];
  const inPlace = inPlaceOf(call);
  const last = lastOutsideLoops(inPlace);
  const endsWithLoop = inPlace.at(-1)?.kind === 'loop';
  const isConditional = last !== undefined && isConditionalIn(call, last);
  if (!endsWithLoop && !isConditional) return [];
  return [
    {
      code: 'expand/left-behind',
      message: `the template ${quote(call.templateId)} ends with a ${endsWithLoop ? 'loop, after which no step can ask for the confirmation' : 'step that a condition can skip, and the confirmation with it'}`,
      at: site.in(confirmationOption).at,
      label: last === undefined ? 'the user is never asked' : confirmationLabel(endsWithLoop, isConditional),
      help: `remove ${quote(confirmationOption)} from the call, and add a step with ${quote(confirmationOption)} after the call`,
    },
  ];
}

function confirmationLabel(endsWithLoop: boolean, isConditional: boolean): string {
  if (!endsWithLoop) return 'the user is not asked if the condition is false';
  const unlessSkipped = isConditional ? ', and not at all if a condition is false' : '';
  return `the user is asked before the loop${unlessSkipped}`;
}

/** Whether a condition of the template, or of a call in it, can skip the step. A condition of the call itself skips all steps. */
const isConditionalIn = ({ steps }: ExpandedCall, step: ExpandedStep): boolean =>
  steps.some((one) => {
    const isSkippable = one.source.when !== undefined;
    if (one.kind === 'call') return inPlaceOf(one).includes(step) && (isSkippable || isConditionalIn(one, step));
    return one === step && isSkippable;
  });

function probeOf({ templateId, args }: ExpandedCall, visibility: Probe['visibility']): Probe | null {
  const capability: Capability | null = templateId === probeTemplateId ? closedCapability(args['capability']) : null;
  return capability === null ? null : { capability, templateId: probeTemplateId, visibility };
}

type Said = {
  readonly title: LocatedText | null;
  readonly gates: readonly string[];
  readonly probeVisibility: Probe['visibility'];
};

/** The options of a call and of the calls around it. */
export function termsOf(call: ExpandedCall, outer: CallTerms, { title, gates, probeVisibility }: Said): CallTerms {
  const isConfirmed = asksForConfirmation(call.source);
  const inPlace = title === null && !isConfirmed ? [] : inPlaceOf(call);
  const last = isConfirmed ? lastOutsideLoops(inPlace) : undefined;
  return {
    gates: [...outer.gates, ...gates],
    titles: title === null ? outer.titles : [{ title, isOnly: inPlace.length === 1 }, ...outer.titles],
    confirmed: last === undefined ? outer.confirmed : new Set([...outer.confirmed, last]),
    probe: probeOf(call, probeVisibility) ?? outer.probe,
    notes: call.source.notes ?? outer.notes,
  };
}

/** The title of the call names its steps in every list; a loop that is the only part of the call has that title alone. */
export const insideLoop = ({ titles, notes }: CallTerms): CallTerms => ({
  ...noTerms,
  titles: titles.map(({ title }) => ({ title, isOnly: false })),
  notes,
});

/** A title of a call that is blank, or too long by itself, stays as it is, so that it is reported like any other. */
function titleOf(ofCall: LocatedText, ofStep: LocatedText, isOnly: boolean): LocatedText {
  const text = ofCall.text.trim();
  const stays = isOnly || text === '' || utf8Length(text) > titleBytesMax;
  return { ...ofCall, text: stays ? text : prefixed(text, ofStep.text) };
}

/** Two titles of which each fits may be too long together. The one of the step is what distinguishes it. */
function prefixed(ofCall: string, ofStep: string): string {
  const room = titleBytesMax - utf8Length(`: ${ofStep}`);
  return room < prefixBytesMin ? ofStep : `${beginningOf(ofCall, room)}: ${ofStep}`;
}

export const titled = (ofStep: LocatedText, { titles }: CallTerms): LocatedText =>
  titles.reduce((title, { title: ofCall, isOnly }) => titleOf(ofCall, title, isOnly), ofStep);
