/** Reads the output of an agent and applies its limits; independent of any session. */
import { err, ok, type Result } from 'neverthrow';
import { canonicalOf, type CanonicalText, utf8Length } from '../../schemas/canonical/json.ts';
import { sha256 } from '../../schemas/canonical/sha256.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { Sha256Digest } from '../../schemas/ids.ts';
import { artifactBytesMax, contextDepthMax, quotedValueBytesMax } from '../../schemas/limits.ts';
import type { ContinueInput } from '../../schemas/tools.ts';
import { inexactIntegerIn } from '../core/exact-numbers.ts';
import { quoted } from '../core/text-budget.ts';
import type { StoredObject } from '../core/stored-log.ts';
import type { Environment } from '../session/environment.ts';
import { argumentPlace, inexactIntegerError, quote, validationError } from '../replies/refusals.ts';

export type ReadOutput = {
  /** Of everything that the call brought. */
  readonly inputDigest: Sha256Digest;
  readonly notes: string | null;
  /** Canonical texts of the artifacts. */
  readonly artifacts: readonly StoredObject[];
};

/** @param whole everything that the call brought beside its tokens */
export function readOutput(
  tool: string,
  { host }: Pick<Environment, 'host'>,
  whole: Readonly<Record<string, unknown>>,
  output: ContinueInput['output'],
): Result<ReadOutput, ErrorEnvelope> {
  const canonical = canonicalOf(whole);
  if (!canonical.ok) {
    const place = argumentPlace(canonical.pointer);
    return err(
      validationError(
        `${tool}: ${quote(place)} is not plain JSON (${canonical.fault}), so it could not be stored unchanged.`,
        `Call ${tool} again with only objects, arrays, well-formed strings, finite numbers, booleans and null, nested at most ${contextDepthMax} levels deep.`,
        { pointer: quoted(place, quotedValueBytesMax), fault: canonical.fault },
      ),
    );
  }
  const inexact = inexactIntegerIn(whole);
  if (inexact !== null) return err(inexactIntegerError(tool, inexact));
  const artifacts: StoredObject[] = [];
  for (const [i, artifact] of (output?.artifacts ?? []).entries()) {
    const each = canonicalOf(artifact);
    const text = (each.ok ? each.text : 'null') as CanonicalText;
    const bytes = utf8Length(text);
    if (bytes > artifactBytesMax) {
      return err(
        validationError(
          `${tool}: output.artifacts[${i}] has ${bytes} bytes; the limit is ${artifactBytesMax} bytes (UTF-8, RFC 8785 canonical JSON).`,
          `Write large results to files, then call ${tool} again with small artifacts that name their paths.`,
          {
            argument: `output.artifacts[${i}]`,
            bytes,
            bytesMax: artifactBytesMax,
            measure: 'RFC 8785 (JCS) UTF-8 bytes',
          },
        ),
      );
    }
    artifacts.push({ kind: 'artifact', ref: sha256(host.crypto.digest, text), text });
  }
  return ok({
    inputDigest: sha256(host.crypto.digest, canonical.text),
    notes: output?.notesMarkdown ?? null,
    artifacts,
  });
}
