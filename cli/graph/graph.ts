/** One drawing of a workflow, in the form that was asked for. */
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import { graphForms } from '../../schemas/closed-sets.ts';
import { suggest } from '../../schemas/text/suggest.ts';
import { usageError } from '../../project/failure.ts';
import { asciiGraph } from './ascii.ts';
import { dotGraph } from './dot.ts';
import { mermaidGraph } from './mermaid.ts';
import { outlineOf } from '../../runtime/projections/outline.ts';

export type GraphForm = (typeof graphForms)[number];

export function graphForm(asked: unknown): GraphForm {
  const form = graphForms.find((candidate) => candidate === asked);
  if (form !== undefined) return form;
  const close = suggest(String(asked), graphForms);
  throw usageError(
    `unknown graph format "${String(asked)}"${close === null ? '' : `; did you mean ${close}?`}`,
    `Use --graph with one of: ${graphForms.join(', ')}`,
  );
}

export function graphText(snapshot: CompiledSnapshot, form: GraphForm): string {
  const outline = outlineOf(snapshot);
  switch (form) {
    case 'mermaid':
      return mermaidGraph(outline);
    case 'dot':
      return dotGraph(outline, snapshot.workflowId);
    case 'ascii':
      return asciiGraph(outline);
  }
}
