/** Phase 7: typed snapshot → canonical text → `workflowHash = sha256(JCS(snapshot))` [workflow-hash-jcs]. Cannot fail. */
import { type CanonicalText, canonicalOf, canonicalText } from '../../../schemas/canonical/json.ts';
import { sha256, sha256OfStored, workflowHashOf } from '../../../schemas/canonical/sha256.ts';
import type { CompiledSnapshot } from '../../../schemas/compiled-snapshot.ts';
import { SourceText } from '../../diagnostics/source-text.ts';
import type { Compiled, CompileInput, CompilerHost } from '../../host.ts';
import type { LoweredWorkflow } from '../../ir/lowered.ts';
import type { SourceUnit } from '../../ir/source.ts';
import { assertInvariants, assertShape } from './invariants.ts';
import { sourceMapOf } from './source-map.ts';

const encoder = new TextEncoder();

function textOf(snapshot: CompiledSnapshot): CanonicalText {
  const result = canonicalOf(snapshot);
  if (!result.ok) throw new Error(`the compiler produced a snapshot with ${result.fault} at ${result.pointer}`);
  return result.text;
}

export function sealSnapshot(
  lowered: LoweredWorkflow,
  unit: SourceUnit,
  input: CompileInput,
  { digest, bindings, isReportOnly = false }: CompilerHost,
): Compiled {
  const { snapshot } = lowered;
  assertInvariants(snapshot);
  if (!isReportOnly) assertShape(snapshot);
  const text = textOf(snapshot);
  const workflowHash = workflowHashOf(digest, text);
  return {
    workflowId: snapshot.workflowId,
    snapshot,
    text,
    workflowHash,
    map: sourceMapOf(lowered, workflowHash, new SourceText(input.file, input.text)),
    sourceDigest: sha256(digest, canonicalText(unit.document.value)),
    sourceBytesDigest: sha256OfStored(digest, input.bytes ?? encoder.encode(input.text)),
    ...(bindings === undefined || input.sourceKind === 'user' || snapshot.extensionPoints.length === 0
      ? {}
      : {
          bindingsDigest: bindings.file === null ? 'none' : sha256OfStored(digest, encoder.encode(bindings.file.text)),
        }),
    file: input.file,
    sourceKind: input.sourceKind,
  };
}
