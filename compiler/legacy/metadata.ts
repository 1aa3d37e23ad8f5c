/** Keeps fields of the older format that WorkRail does not read, for users and catalogs. */
import type { JsonValue } from '../../schemas/canonical/json.ts';
import type { LegacyWorkflow } from '../../schemas/legacy-workflow.ts';
import type { Translation } from './translation.ts';

const keys = ['about', 'examples', 'metricsProfile', 'modelTier', 'validatedAgainstSpecVersion'] as const;

/** Null if there is nothing to keep. Sorted by key. */
export function metadataOf(source: LegacyWorkflow, t: Translation): { [key: string]: JsonValue } | null {
  const metadata: { [key: string]: JsonValue } = t.origins.made({}, []);
  const facts = new Map<string, JsonValue>(t.metadata);
  for (const key of keys) {
    const value: JsonValue | undefined = source[key];
    if (value === undefined) continue;
    facts.set(key, value);
    t.origins.entry(metadata, key, { kind: 'copy', path: [key] });
  }
  if (source.metricsProfile !== undefined) {
    t.report('read/legacy-field-as-text', t.document.keyAt(['metricsProfile']), {
      message: '`metricsProfile` has no effect in the native format; it is kept as metadata',
      help: 'no action needed',
    });
  }
  if (source.$schema !== undefined) facts.set('legacySchema', source.$schema);
  for (const key of [...facts.keys()].sort()) metadata[key] = facts.get(key) ?? null;
  return facts.size === 0 ? null : metadata;
}
