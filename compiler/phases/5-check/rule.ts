/** What a semantic rule is: it looks at the bound workflow and answers with everything it objects to. */
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import type { BoundWorkflow } from '../../ir/bound.ts';

export type Rule = (workflow: BoundWorkflow) => readonly UnlocatedDiagnostic[];
