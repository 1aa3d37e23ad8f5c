/** What an attempt must hand over. */
import type { Mutation } from '../mutation.ts';

export const judge: readonly Mutation[] = [
  {
    lock: 'reason-table',
    file: 'runtime/core/judge/reason-table.ts',
    search: "preferences.autonomy === 'full_auto_never_stop' ? row.neverStop : row.blocking",
    replacement: "preferences.autonomy !== 'guided' ? row.neverStop : row.blocking",
    breaks: 'only the guided mode blocks',
  },
  {
    lock: 'contract-validated',
    file: 'runtime/core/judge/contracts.ts',
    search: 'if (problems.some((each) => each.length === 0)) return [];',
    replacement: 'if (problems.length > 0) return [];',
    breaks: 'any artifact of the right kind passes',
  },
  {
    lock: 'loop-cap-blocks',
    file: 'runtime/core/judge/loop-control.ts',
    search: "weight: 'required',\n    pointer: { kind: 'workflow_step', stepId: step.stepId }",
    replacement: "weight: 'preferred',\n    pointer: { kind: 'workflow_step', stepId: step.stepId }",
    breaks: 'a loop at its cap ends with a warning',
  },
  {
    lock: 'weak-claim-unlocks-nothing',
    file: 'runtime/core/judge/capabilities.ts',
    search: "observations.some(({ provenance }) => provenance.kind === 'probe_step')",
    replacement: 'observations.length > 0',
    breaks: 'a claim stands for a probe',
  },
  {
    lock: 'free-text-is-no-approval',
    file: 'runtime/core/judge/user-dependencies.ts',
    search: "const isConfirmed = shown.autonomy === 'guided' && judged.autonomy === 'guided';",
    replacement:
      "const isConfirmed = shown.autonomy !== 'full_auto_never_stop' && judged.autonomy !== 'full_auto_never_stop';",
    breaks: 'an acknowledgement is a yes in the stopping mode',
  },
];
