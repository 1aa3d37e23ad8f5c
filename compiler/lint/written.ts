/** The nodes that an author wrote: simple steps, loops and template calls, each with its location, including those in loop bodies. */
import type { SimpleStep, SourceForEach, SourceLoop, SourceStep, TemplateCall } from '../../schemas/source-workflow.ts';
import type { Path } from '../ir/document.ts';

export type Written = { readonly path: Path } & (
  | { readonly kind: 'step'; readonly id: string; readonly value: SimpleStep }
  | { readonly kind: 'loop'; readonly id: string; readonly value: SourceLoop | SourceForEach }
  | { readonly kind: 'call'; readonly id: string | null; readonly value: TemplateCall }
);

export function writtenSteps(steps: readonly SourceStep[], path: Path): readonly Written[] {
  return steps.flatMap((value, index): readonly Written[] => {
    const at = [...path, index];
    if (!('type' in value)) return [{ kind: 'step', id: value.id, path: at, value }];
    if (value.type === 'template_call') return [{ kind: 'call', id: value.id ?? null, path: at, value }];
    const body = writtenSteps(value.body, [...at, 'body']);
    return [{ kind: 'loop', id: value.loopId, path: at, value }, ...body];
  });
}
