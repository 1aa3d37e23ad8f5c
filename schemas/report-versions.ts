/**
 * How a report of version 2 is written as version 1 (ADR-0048). The two versions hold the same facts under other names, so a table of names is
 * all that it takes. Pure, and without zod: the CLI loads it.
 */
type Names = {
  /** By the path of a field of version 2, without the indexes of lists: its name in version 1. */
  readonly fields?: { readonly [path: string]: string };
  /** By the path of a field of version 2: its values that version 1 spells otherwise. */
  readonly values?: { readonly [path: string]: { readonly [value: string]: string } };
};

/** Every report that has a version 2. */
export const version1Names = {
  'session-list': { fields: { 'sessions.pinned': 'kept' } },
  session: { fields: { pinned: 'kept' } },
  'keyring-report': {
    fields: { newerVersion: 'laterVersion', regeneratedWithSessions: 'madeBesideSessions' },
    values: { state: { newer: 'later' } },
  },
  'token-explanation': { values: { signature: { keyring_newer: 'keyring_later' } } },
  'export-report': { fields: { unredactedInWorkflows: 'keptInWorkflows' } },
  'repair-report': { fields: { quarantined: 'setAside' }, values: { outcome: { quarantined: 'set_aside' } } },
  'collection-report': {
    fields: {
      blockedBy: 'safeMode',
      'sessions.pinned': 'kept',
      'sessions.uncommitted': 'unborn',
      tempFiles: 'leftovers',
      unknownEntries: 'foreign',
    },
  },
  'pin-report': { fields: { pinned: 'kept' } },
} as const satisfies { readonly [report: string]: Names };

export type VersionedReport = keyof typeof version1Names;

function renamed(value: unknown, names: Names, path: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => renamed(entry, names, path));
  if (typeof value === 'string') return names.values?.[path]?.[value] ?? value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      const at = path === '' ? key : `${path}.${key}`;
      return [names.fields?.[at] ?? key, renamed(field, names, at)];
    }),
  );
}

/** The report as version 1 has it, its fields in the same order. */
export const asVersion1 = (name: VersionedReport, report: object): object => ({
  ...(renamed(report, version1Names[name], '') as object),
  version: 1,
});
