/**
 * expand → resolve: the source steps of the workflow. The steps of a template are inside a node for their call, which states
 * their origin, the prefix of their ids and their condition. No name is resolved yet.
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
  /** Whether the template is a file of the older format, whose inputs the compiler derives. */
  readonly hasDerivedInputs: boolean;
  /** The prefix of the ids that the template adds. */
  readonly prefix: string;
  /** The steps as the template returned them, including nested calls. */
  readonly expansion: TemplateExpansion;
  /** The steps of the expansion; empty if the call could not be expanded, which was reported. */
  readonly steps: readonly ExpandedStep[];
};
/** Everything that a template adds has the path of the call that an author wrote. */
export type ExpandedStep = ExpandedSimpleStep | ExpandedLoop | ExpandedCall;

export type ExpandedSource = {
  readonly unit: SourceUnit;
  readonly steps: readonly ExpandedStep[];
  /** The references of the author, then those that templates add. */
  readonly references: readonly SourceReference[];
};
