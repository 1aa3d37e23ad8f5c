/** read → expand: the source of the author, validated against `schemas/source-workflow.ts`. No name is resolved yet. */
import type { WorkflowSourceKind } from '../../schemas/closed-sets.ts';
import type { SourceWorkflow } from '../../schemas/source-workflow.ts';
import type { SourceDocument } from './document.ts';

export type SourceUnit = {
  readonly file: string;
  readonly sourceKind: WorkflowSourceKind;
  /** The format of the file. The later phases treat both formats alike. */
  readonly dialect: 'native' | 'legacy';
  readonly document: SourceDocument;
  readonly workflow: SourceWorkflow;
};

/** The key that makes a step conditional, as the author of the file knows it. */
export const conditionKey = ({ dialect }: SourceUnit): 'when' | 'runCondition' =>
  dialect === 'legacy' ? 'runCondition' : 'when';
