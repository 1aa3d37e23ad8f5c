/**
 * expand → resolve: the source steps of the workflow, with what each template call brings in the place of the call. Nothing in them is
 * looked up yet. A call stays around its steps: it says where they come from, what stands before their ids and what gates them.
 */
import type { Arguments, TemplateDefinition, TemplateExpansion } from '../../builtins/kinds.ts';
import type {
  SimpleStep,
  SourceForEach,
  SourceLoop,
  SourceReference,
  TemplateCall,
} from '../../schemas/source-workflow.ts';
import type { Path } from './document.ts';
import type { SourceUnit } from './source.ts';

export type ExpandedSimpleStep = { readonly kind: 'simple'; readonly path: Path; readonly source: SimpleStep };
export type ExpandedLoop = {
  readonly kind: 'loop';
  readonly path: Path;
  readonly source: SourceLoop | SourceForEach;
  readonly body: readonly ExpandedStep[];
};
export type ExpandedCall = {
  readonly kind: 'call';
  readonly path: Path;
  readonly source: TemplateCall;
  readonly templateId: TemplateDefinition['id'];
  readonly args: Arguments;
  /** Stands before the ids of what the template brings. */
  readonly prefix: string;
  /** As the template gave it, the calls among its steps included. */
  readonly expansion: TemplateExpansion;
  /** The steps of the expansion. None where the call could not be expanded, which was reported. */
  readonly steps: readonly ExpandedStep[];
};
/** The path of what a template brings is that of the call that an author wrote. */
export type ExpandedStep = ExpandedSimpleStep | ExpandedLoop | ExpandedCall;

export type ExpandedSource = {
  readonly unit: SourceUnit;
  readonly steps: readonly ExpandedStep[];
  /** Those of the author, then those that templates bring. */
  readonly references: readonly SourceReference[];
};
