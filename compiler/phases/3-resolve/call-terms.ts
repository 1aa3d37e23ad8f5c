/** The options of a template call apply to the steps that replace it, except those inside a loop of the template. */
import { type Capability, closedCapability } from '../../../schemas/closed-sets.ts';
import type { SimpleStep } from '../../../schemas/source-workflow.ts';
import { asksForConfirmation } from '../../../schemas/step-options.ts';
import type { ExpandedCall, ExpandedStep } from '../../ir/expanded.ts';
import type { LocatedText, ResolvedStep } from '../../ir/resolved.ts';
import { probeTemplateId } from '../2-expand/probes.ts';

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
  const last = isConfirmed ? inPlace.findLast((step) => step.kind === 'simple') : undefined;
  return {
    gates: [...outer.gates, ...gates],
    titles: title === null ? outer.titles : [{ title, isOnly: inPlace.length === 1 }, ...outer.titles],
    confirmed: last === undefined ? outer.confirmed : new Set([...outer.confirmed, last]),
    probe: probeOf(call, probeVisibility) ?? outer.probe,
    notes: call.source.notes ?? outer.notes,
  };
}

/** A blank title of a call stays blank, so that it is reported like any other. */
function titleOf(ofCall: LocatedText, ofStep: LocatedText, isOnly: boolean): LocatedText {
  const text = ofCall.text.trim();
  return { ...ofCall, text: isOnly || text === '' ? text : `${text}: ${ofStep.text}` };
}

export const titled = (ofStep: LocatedText, { titles }: CallTerms): LocatedText =>
  titles.reduce((title, { title: ofCall, isOnly }) => titleOf(ofCall, title, isOnly), ofStep);
