/** Relations between the limits: what must fit into what. A number alone is a choice; a relation is a rule. */
import { describe, expect, it } from 'vitest';
import { utf8Length } from '../../schemas/canonical/json.ts';
import * as limits from '../../schemas/limits.ts';

describe('the limits', () => {
  // @verifies locked-budgets
  it('that the specification locks are its numbers', () => {
    expect({
      notes: limits.notesBytesMax,
      context: limits.contextBytesMax,
      dedupeKey: limits.dedupeKeyLengthMax,
      blockers: [limits.blockersMax, limits.blockerMessageBytesMax, limits.blockerFixBytesMax],
      trace: [limits.traceEntriesMax, limits.traceSummaryBytesMax, limits.traceRefsMax, limits.traceBytesMax],
      observation: [limits.observationShortStringMax, limits.observationPathMax],
    }).toEqual({
      notes: 4096,
      context: 262_144,
      dedupeKey: 256,
      blockers: [10, 512, 1024],
      trace: [25, 512, 10, 8192],
      observation: [80, 512],
    });
  });

  it('of lint are reached before those of the compiler', () => {
    expect(limits.lintPromptBytesMax).toBeLessThan(limits.promptBytesMax);
    expect(limits.lintPromptsBytesMax).toBeGreaterThanOrEqual(limits.promptBytesMax);
    expect(limits.lintGuidanceBytesMax).toBeLessThan(limits.guidanceBytesMax);
    expect(limits.lintStepsMax).toBeLessThan(limits.stepsMax);
    expect(limits.lintIdLengthMax).toBeLessThan(Math.min(limits.workflowIdLengthMax, limits.stepIdLengthMax));
    expect(limits.lintTitleLengthMax).toBeLessThan(limits.titleBytesMax);
    expect(limits.largeStepBytesMin).toBeLessThan(limits.lintPromptBytesMax);
  });

  // @verifies compiled-size-bounded
  it('of what compiles keep every file small enough to be read back', () => {
    expect(limits.projectCompiledBytesMax).toBeLessThanOrEqual(limits.compiledFileBytesMax);
    // A line of a map: its kind, a pointer, a file, a line and a column.
    expect(limits.workflowPromptLinesMax * 400).toBeLessThanOrEqual(limits.compiledFileBytesMax);
    expect(limits.workflowPromptBytesMax).toBeGreaterThanOrEqual(100 * limits.lintPromptsBytesMax);
  });

  it('let the truncation marker fit into every text that may be cut', () => {
    const marker = utf8Length(limits.truncationMarker);
    const cut = [limits.notesBytesMax, limits.traceSummaryBytesMax, limits.recapBytesMax, limits.branchSnippetBytesMax];
    for (const budget of cut) expect(budget).toBeGreaterThan(2 * marker);
  });

  it('let one plan hold its largest context, notes, artifacts and trace together', () => {
    const event = 2048;
    const escaped = 6;
    const largest =
      limits.contextBytesMax +
      escaped * limits.notesBytesMax +
      limits.artifactsMax * event +
      limits.traceBytesMax +
      limits.blockersMax * (limits.blockerMessageBytesMax + limits.blockerFixBytesMax) +
      (limits.artifactsMax + limits.gapsMax) * event +
      12 * event;
    expect(largest).toBeLessThan(limits.planBytesMax);
    // Each artifact may be a report beside its output.
    expect(2 * limits.artifactsMax + limits.gapsMax + 4 + 10).toBeLessThan(limits.planEventsMax);
  });

  it('let a nested context stand inside an event inside a bundle', () => {
    const aroundContext = ['bundle', 'session', 'events', 'event', 'data'].length;
    expect(limits.contextDepthMax + aroundContext).toBeLessThanOrEqual(limits.jsonDepthMax);
  });

  it('let the trace of a plan, refs included, fit its event', () => {
    expect(limits.traceSummaryBytesMax).toBeLessThan(limits.traceBytesMax);
  });

  it('let a rehydrate reply hold its recap, guidance, items and frame, with its branches or with what blocks', () => {
    const branch = limits.branchSnippetBytesMax + 2 * limits.branchSnippetLinesMax + limits.titleBytesMax;
    const always =
      limits.recapBytesMax +
      limits.guidanceBytesMax +
      limits.loopDepthMax * limits.loopItemBytesMax +
      limits.replyFrameBytesMax;
    const beside = always - limits.recapBytesMax + limits.recapBesideBytesMax;
    expect(always).toBeLessThan(limits.rehydrateBytesMax);
    expect(beside + limits.branchesShownMax * branch + limits.functionsBytesMax).toBeLessThan(limits.rehydrateBytesMax);
    expect(beside + limits.blockersRecalledBytesMax).toBeLessThan(limits.rehydrateBytesMax);
    expect(limits.downstreamBytesMax).toBeLessThan(limits.recapBesideBytesMax);
  });

  it('let a blocked reply show at least one blocker whole, also when it is read again', () => {
    const one = limits.blockerMessageBytesMax + limits.blockerFixBytesMax;
    expect(limits.blockersRecalledBytesMax).toBeGreaterThan(one);
    expect(limits.blockersTextBytesMax).toBeGreaterThan(2 * one);
  });

  it('let one note fit the recap whole', () => {
    expect(limits.notesBytesMax + limits.titleBytesMax).toBeLessThan(limits.recapBytesMax);
  });

  it('let all refs of a step fit its prompt', () => {
    expect(limits.refBytesMax).toBeLessThanOrEqual(limits.stepRefBytesMax);
    expect(limits.stepRefBytesMax).toBeLessThan(limits.promptBytesMax);
  });

  // @verifies session-size-bounded
  it('let every version read what is recorded of a session, and a run end in the reserve', () => {
    expect(limits.sessionBytesMax + limits.planBytesMax).toBeLessThan(limits.logBytesMax);
    expect(limits.sessionBytesMax).toBeLessThan(limits.bundleBytesMax);
    expect(limits.segmentsBytesMax).toBeGreaterThan(limits.logBytesMax);
    expect(limits.reservePlanBytesMax).toBeGreaterThan(8 * limits.notesBytesMax);
    expect(limits.sessionReserveBytes).toBeGreaterThanOrEqual(256 * limits.reservePlanBytesMax);
    expect(limits.searchedBytesMax).toBeGreaterThan(limits.segmentsBytesMax);
  });

  it('let open sessions hold at least one plan each, on average a twentieth of one', () => {
    expect(limits.openSessionBytesMax).toBeGreaterThan(limits.planBytesMax);
  });

  it('keep canonicalization far from the end of the stack', () => {
    expect(limits.jsonDepthMax).toBeLessThan(5000);
    expect(limits.sourceDepthMax).toBeLessThanOrEqual(limits.jsonDepthMax);
  });

  it('are all positive whole numbers', () => {
    for (const [name, value] of Object.entries(limits)) {
      if (typeof value === 'number') expect(Number.isSafeInteger(value) && value > 0, name).toBe(true);
    }
  });
});
