/**
 * The versions of the rules that evaluate attempts (ADR-0018). A run is validated from its start to its end by the rules that it was
 * started under, so that its log replays to the same decisions. A version is added, never changed or dropped.
 *
 * 1: a `for_each` over an optional list that is absent is skipped like one over an empty list; an unexpected reason is a gap only
 *    where it does not block; a trace over its budget loses entries of loops, too.
 * 2: a missing list blocks; an unexpected reason is a critical gap in every mode; what a loop cap gives names the loop as data; how
 *    a loop was entered, decided and left is recorded however long the trace is; a list that several loops wait for is missing
 *    once; no text of a blocker or a gap is cut; an assessment that asked for more work passes once its words say what was done
 *    (ADR-0038); what was found in a blocked attempt and then corrected is a closed gap; a blank text is no value (ADR-0039);
 *    iterations are counted from 1 in every text of a blocker or a gap.
 * 3: an artifact that holds only levels of dimensions is an assessment of its step; fillers and other characters that show nothing
 *    are blank, and blank notes are none.
 * 4: what a loop cap gives says so where no decision was made in its last iteration; the problems of an artifact are those of the
 *    form that it is closest to, and a contradiction asks for the claim, never for what was found; an assessment is validated by the
 *    contract with its id alone; the texts of a blocker go by what was sent (notes that were cut, an artifact sent as a text, a
 *    misspelled extension point, an example with the status that was sent);
 *    a list that the way ahead needs is missing beside whatever else is; a noun agrees with its count.
 * 5: an attempt is validated by the preferences in force at its step, never by a change that it sends; how a confirmation ended is
 *    recorded, and one that the mode skips is a gap (ADR-0060).
 * 6: the texts of a blocker or a gap name the user, and standard terms; a rejection without a comment asks for one.
 * 7: recorded texts that were hard to read are reworded (ADR-0083).
 * 8: of a field that is missing, a blocker says this alone, and not what each of its values would ask of other fields.
 * 9: the types that a value may have are one problem, an empty kind of an artifact counts as none, and of the uses of a capability that
 *    one attempt reports, one that worked counts.
 * 10: a `not` of the validation criteria is worded at each check below it, and one with an unreadable pattern counts as fulfilled, too;
 *    the alternatives of an `or` are numbered where one has several checks; texts that differ in their Unicode form alone are equal where
 *    validation criteria search, and in names of artifacts; the trace says which value a condition cannot compare, and names no key
 *    that the condition does not depend on.
 * 11: of an attempt that the user rejected, neither the context nor the preferences apply, and no report closes a gap; what a check looks
 *    for follows its message; in a loop, an answer of the user holds for the iteration that it was given in, except access and secrets.
 * 12: an attempt that shows that its step does not apply (its context makes false a condition that was unknown) completes the step without its
 *    requirements, and ends a loop whose condition it is; the record of a chosen step names all loops around it, so that in nested loops, too,
 *    an answer of the user holds for its iteration; a decision that skips an inner loop ends no `for_each` around it; a capability that a
 *    chain of attempts found to be unavailable stays so after the end of the chain.
 * 13: a step is left out by notes that say so, or by the value of a key that chooses between steps, or of a required input, where its work is
 *    missing; an attempt with an artifact is validated and confirmed, and ends no loop.
 * 14: only notes that say so leave out a step, and more forms of the sentence are recognized; an assessment that changes a level which required
 *    more work says what was done; no report is asked for with a secret.
 * 15: an answer for one item of a `for_each` skips no later item: its first step is served, or the list of an inner loop is missing, until the agent
 *    answers for that item; an attempt keeps what the blocked attempts beside it recorded; no list is missing that a decision of the
 *    pending step may make needless.
 */
import type { RecordedTexts } from '../recorded-texts/current.ts';
import { textsOf } from '../recorded-texts/former.ts';

export const currentRulesVersion = 15;

export type Rules = {
  readonly optionalListMayBeMissing: boolean;
  readonly unexpectedIsAlwaysGap: boolean;
  readonly capNamesLoop: boolean;
  readonly loopsAlwaysTraced: boolean;
  readonly missingListsAreMerged: boolean;
  readonly textsAreFitted: boolean;
  readonly followupsAreAnswered: boolean;
  readonly correctedGapsClose: boolean;
  readonly blankIsMissing: boolean;
  readonly countsFromOne: boolean;
  readonly notesFixNamesLength: boolean;
  readonly readsShortAssessments: boolean;
  readonly unseenIsBlank: boolean;
  readonly capNamesMissingDecision: boolean;
  readonly reportsNearestForm: boolean;
  readonly nounsAgree: boolean;
  readonly textsGoByWhatWasSent: boolean;
  readonly listsAreMissingEarly: boolean;
  readonly changesHoldFromNextStep: boolean;
  readonly confirmationsAreRecorded: boolean;
  readonly emptyKindIsNone: boolean;
  readonly successOutweighsFailure: boolean;
  readonly unicodeFormsAreEqual: boolean;
  readonly checksFollowMessages: boolean;
  readonly rejectedHasNoEffect: boolean;
  readonly answersHoldForIteration: boolean;
  readonly inapplicableStepsPass: boolean;
  readonly leavingOutIsStated: boolean;
  readonly missingWorkLeavesOut: boolean;
  readonly readsMoreLeavingOut: boolean;
  readonly changedLevelsAreExplained: boolean;
  readonly namesLoopsAround: boolean;
  readonly seedsSkipOneItem: boolean;
  readonly capabilitiesOutlastChains: boolean;
  readonly answersHoldForItem: boolean;
  readonly blockedAttemptsCount: boolean;
  readonly seedsAreAwaited: boolean;
  readonly texts: RecordedTexts;
};

export const currentRules = (): Rules => rulesOf(currentRulesVersion);

export function rulesOf(version: number): Rules {
  const isFirst = version < 2;
  return {
    optionalListMayBeMissing: isFirst,
    unexpectedIsAlwaysGap: !isFirst,
    capNamesLoop: !isFirst,
    loopsAlwaysTraced: !isFirst,
    missingListsAreMerged: !isFirst,
    textsAreFitted: !isFirst,
    followupsAreAnswered: !isFirst,
    correctedGapsClose: !isFirst,
    blankIsMissing: !isFirst,
    countsFromOne: !isFirst,
    notesFixNamesLength: !isFirst,
    readsShortAssessments: version >= 3,
    unseenIsBlank: version >= 3,
    capNamesMissingDecision: version >= 4,
    reportsNearestForm: version >= 4,
    nounsAgree: version >= 4,
    textsGoByWhatWasSent: version >= 4,
    listsAreMissingEarly: version >= 4,
    changesHoldFromNextStep: version >= 5,
    confirmationsAreRecorded: version >= 5,
    emptyKindIsNone: version >= 9,
    successOutweighsFailure: version >= 9,
    unicodeFormsAreEqual: version >= 10,
    checksFollowMessages: version >= 11,
    rejectedHasNoEffect: version >= 11,
    answersHoldForIteration: version >= 11,
    inapplicableStepsPass: version >= 12,
    leavingOutIsStated: version >= 13,
    missingWorkLeavesOut: version === 13,
    readsMoreLeavingOut: version >= 14,
    changedLevelsAreExplained: version >= 14,
    namesLoopsAround: version >= 12,
    seedsSkipOneItem: version >= 12,
    capabilitiesOutlastChains: version >= 12,
    answersHoldForItem: version >= 15,
    blockedAttemptsCount: version >= 15,
    seedsAreAwaited: version >= 15,
    texts: textsOf(version),
  };
}
