/** The export bundle, v1 (`artifacts` and `salvaged` are additive) [bundle-round-trip]. */
import { compiledSnapshot } from './compiled-snapshot.ts';
import { sessionEvent } from './events.ts';
import { executionSnapshot } from './execution-snapshot.ts';
import { manifestRecord } from './manifest.ts';
import { count, jsonObject, jsonValue, sessionId, sha256Digest, z } from './zod.ts';

const envelope = {
  bundleSchemaVersion: z.literal(1),
  bundleId: z.string().regex(/^bundle_[a-z0-9_]{1,64}$/),
  /** Informational; never used for order. */
  exportedAt: z.string(),
  producer: z.object({
    appVersion: z.string(),
    appliedConfigHash: sha256Digest.optional(),
    /** Additive, informational: the kinds of secrets that a redaction searched for. Other kinds may still be inside. */
    searchedFor: z.array(z.string()).optional(),
  }),
  integrity: z.object({
    kind: z.literal('sha256_manifest_v1'),
    entries: z.array(z.object({ path: z.string(), sha256: sha256Digest, bytes: count })),
  }),
};
const flags = {
  /**
   * Additive: true if only the part before damaged or lost data was exported: a validated prefix of the log, or the plans before
   * the one that recorded a lost artifact. Stays true for exports of an import of this bundle.
   */
  salvaged: z.boolean().optional(),
  /** Additive: true if texts were redacted at export; decisions that depended on these texts cannot be replayed. */
  redacted: z.boolean().optional(),
};
export const bundle = z.object({
  ...envelope,
  session: z.object({
    sessionId,
    events: z.array(sessionEvent),
    manifest: z.array(manifestRecord),
    snapshots: z.record(executionSnapshot),
    pinnedWorkflows: z.record(compiledSnapshot),
    /** Additive: artifact values keyed by `sha256:<hex>`. */
    artifacts: z.record(jsonValue).optional(),
    ...flags,
  }),
});
/** The same with unparsed parts: each part has its own validator, and a bundle can be large. */
export const bundleEnvelope = z.object({
  ...envelope,
  session: z.object({
    sessionId,
    events: z.array(jsonObject),
    manifest: z.array(jsonObject),
    snapshots: z.record(jsonObject),
    pinnedWorkflows: z.record(jsonObject),
    artifacts: z.record(jsonValue).optional(),
    ...flags,
  }),
});
export type BundleEnvelope = z.infer<typeof bundleEnvelope>;
export type Bundle = z.infer<typeof bundle>;
