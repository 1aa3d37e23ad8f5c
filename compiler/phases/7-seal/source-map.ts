/**
 * Writes the source map of a snapshot: the origin of each prompt line [hash-excludes-the-place]. Positions are of the source as it
 * was compiled.
 */
import type { LineOrigin, SourceMap } from '../../../schemas/source-map.ts';
import type { WorkflowHash } from '../../../schemas/ids.ts';
import type { SourceText } from '../../diagnostics/source-text.ts';
import type { LoweredWorkflow, PromptLineOrigin } from '../../ir/lowered.ts';

function located(origin: PromptLineOrigin, source: SourceText): LineOrigin {
  if (!('offset' in origin)) return origin;
  const { line, column } = source.positionOf(origin.offset);
  // Prompt lines are by far the most common lines of a map.
  if (origin.kind === 'source') return { kind: 'source', pointer: origin.pointer, file: 0, line, column };
  const { offset: _offset, ...rest } = origin;
  return { ...rest, file: 0, line, column };
}

/** Asserts that origins and prompt lines correspond, because a map with wrong lines is worse than no map. */
export function sourceMapOf(
  { snapshot, origins }: LoweredWorkflow,
  workflowHash: WorkflowHash,
  source: SourceText,
): SourceMap {
  const steps = snapshot.steps.map(({ stepId, prompt }, index) => {
    const lines = origins[index] ?? [];
    const expected = prompt.split('\n').length;
    if (lines.length !== expected)
      throw new Error(`the source map of ${stepId} has ${lines.length} lines; the prompt has ${expected}`);
    return { stepId, lines: lines.map((origin) => located(origin, source)) };
  });
  return { v: 1, workflowId: snapshot.workflowId, workflowHash, files: [source.file], steps };
}
