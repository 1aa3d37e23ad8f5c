/** The type of a semantic rule: it examines the bound workflow and returns all its findings. */
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import type { BoundWorkflow } from '../../ir/bound.ts';

export type Rule = (workflow: BoundWorkflow) => readonly UnlocatedDiagnostic[];
