/**
 * Converts a report of version 2 to version 1 (ADR-0048). The two versions contain the same data under other names, so tables of
 * names are sufficient. Pure, and without zod, because the CLI loads it.
 */
type Names = {
  /** By the path of a field of version 2, without the indexes of lists: its name in version 1. */
  readonly fields?: { readonly [path: string]: string };
  /** By the path of a field of version 2: values with another spelling in version 1. */
  readonly values?: { readonly [path: string]: { readonly [value: string]: string } };
};

/** All reports with a version 2. */
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

/** The report in version 1, with its fields in the same order. */
export const asVersion1 = (name: VersionedReport, report: object): object => ({
  ...(renamed(report, version1Names[name], '') as object),
  version: 1,
});
