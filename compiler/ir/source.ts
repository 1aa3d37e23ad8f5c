/** read → expand: the author's document, known to have the shape of `schemas/source-workflow.ts`. Nothing is looked up yet. */
import type { WorkflowSourceKind } from '../../schemas/closed-sets.ts';
import type { SourceWorkflow } from '../../schemas/source-workflow.ts';
import type { SourceDocument } from './document.ts';

export type SourceUnit = {
  readonly file: string;
  readonly sourceKind: WorkflowSourceKind;
  /** The format in which the file is written. What follows treats both alike. */
  readonly dialect: 'native' | 'legacy';
  readonly document: SourceDocument;
  readonly workflow: SourceWorkflow;
};
