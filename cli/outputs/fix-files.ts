/**
 * `lint --fix`: safe edits, written to the files that they are about. A file is read again right before it is changed, and
 * what comes out must compile to the same workflow id; otherwise the file stays as it is.
 */
import type { Review } from '../../compiler/compile.ts';
import { type AppliedFix, applyFixes } from '../../compiler/lint/fixes.ts';
import { lintFixPassesMax } from '../../schemas/limits.ts';
import type { RequestedBindings } from '../../project/compile/compile-context.ts';
import { compileOperands } from '../operands/compile-operands.ts';
import { inputOf, inputOfSource } from '../../project/sources/source-input.ts';
import type { SourceFile, SourceRoot } from '../../project/sources/source-root.ts';
import { removeNamedLeftovers, rewriteSource } from './rewritten-source.ts';

export type FixedFile =
  | { readonly kind: 'fixed'; readonly file: string; readonly fixes: readonly AppliedFix[] }
  | { readonly kind: 'refused'; readonly file: string; readonly why: string; readonly fixes: readonly AppliedFix[] };

type Target = Pick<SourceFile, 'file' | 'path' | 'unread'>;

export type FixSetting = {
  readonly sourceKind: SourceRoot['sourceKind'];
  readonly review: Review;
  /** As for the report: a workflow that compiles only with them has findings only with them. */
  readonly requests: RequestedBindings;
};

/** As often as fixes uncover fixes. Null when nothing is to be done. */
function fixedText(
  { file, path }: Target,
  text: string,
  root: SourceRoot,
  { sourceKind, review, requests }: FixSetting,
) {
  const lint = (source: string) => {
    const input = inputOf(file, new TextEncoder().encode(source), sourceKind);
    return compileOperands([{ input, path }], { root, review, requests });
  };
  let current = { text, result: lint(text), fixes: [] as readonly AppliedFix[] };
  const workflowId = current.result.compiled[0]?.workflowId;
  if (workflowId === undefined) return null;
  for (let pass = 0; pass < lintFixPassesMax; pass += 1) {
    const next = applyFixes(
      current.text,
      current.result.diagnostics.filter(({ at }) => at.file === file),
    );
    if (next.applied.length === 0) break;
    const result = lint(next.text);
    if (result.compiled[0]?.workflowId !== workflowId) return { kind: 'broken' as const, fixes: next.applied };
    current = { text: next.text, result, fixes: [...current.fixes, ...next.applied] };
  }
  return current.fixes.length === 0 ? null : { kind: 'fixed' as const, text: current.text, fixes: current.fixes };
}

/** What was done, by file; a file without fixes is not named. */
export function fixFiles(targets: readonly Target[], root: SourceRoot, setting: FixSetting): readonly FixedFile[] {
  const found = targets.flatMap((target): readonly FixedFile[] => {
    const { file, path } = target;
    const { text, bytes, fileBytes } = inputOfSource(target, setting.sourceKind);
    if (bytes === undefined || fileBytes !== undefined) return [];
    const fixed = fixedText(target, text, root, setting);
    if (fixed === null) return [];
    const { fixes } = fixed;
    const refused = (why: string) => [{ kind: 'refused', file, why, fixes } as const];
    if (fixed.kind === 'broken') return refused('the fixed workflow would not compile');
    const why = rewriteSource(root, path, text, fixed.text);
    return why === null ? [{ kind: 'fixed', file, fixes }] : refused(`the file cannot be written: ${why}`);
  });
  removeNamedLeftovers(
    root,
    targets.map(({ path }) => path),
  );
  return found;
}
