/** Canonical JSON. */
import type { Mutation } from '../mutation.ts';

export const canonical: readonly Mutation[] = [
  {
    requirement: 'canonical-refusals',
    file: 'schemas/canonical/json.ts',
    search: "return Number.isFinite(value) ? null : here('non_finite_number');",
    replacement: 'return null;',
    breaks: 'canonical JSON accepts a non-finite number',
  },
  {
    requirement: 'every-schema-is-generated',
    file: 'schemas/registry.ts',
    search: "  { name: 'session.v1', title: 'sessions show --json=1', schema: adminV1.shownSession },\n",
    replacement: '',
    breaks: 'a schema is missing from the registry',
  },
];
