/** Phase 7: typed snapshot → canonical text → `workflowHash = sha256(JCS(snapshot))` (design-locks §5). Cannot fail. */
import { type CanonicalText, canonicalOf, canonicalText } from '../../../schemas/canonical/json.ts';
import { sha256, sha256OfStored, workflowHashOf } from '../../../schemas/canonical/sha256.ts';
import type { Compiled, CompileInput, CompilerHost } from '../../host.ts';
import type { LoweredWorkflow } from '../../ir/lowered.ts';
import type { SourceUnit } from '../../ir/source.ts';
import { assertSealable } from './invariants.ts';

const encoder = new TextEncoder();

function textOf(snapshot: LoweredWorkflow): CanonicalText {
  const result = canonicalOf(snapshot);
  if (!result.ok) throw new Error(`the compiler made a snapshot with ${result.fault} at ${result.pointer}`);
  return result.text;
}

export function sealSnapshot(
  snapshot: LoweredWorkflow,
  unit: SourceUnit,
  input: CompileInput,
  { digest }: CompilerHost,
): Compiled {
  assertSealable(snapshot);
  const text = textOf(snapshot);
  return {
    workflowId: snapshot.workflowId,
    snapshot,
    text,
    workflowHash: workflowHashOf(digest, text),
    sourceDigest: sha256(digest, canonicalText(unit.document.value)),
    sourceBytesDigest: sha256OfStored(digest, input.bytes ?? encoder.encode(input.text)),
    file: input.file,
    sourceKind: input.sourceKind,
  };
}
