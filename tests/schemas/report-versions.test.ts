/** Version 1 of the reports that have a version 2: the same facts under the names that they had [json-versions-stay]. */
import { describe, expect, it } from 'vitest';
import * as current from '../../schemas/admin-reports.ts';
import * as earlier from '../../schemas/admin-reports-v1.ts';
import { asVersion1, type VersionedReport, version1Names } from '../../schemas/report-versions.ts';
import { z } from '../../schemas/zod.ts';

const schemas: { readonly [report in VersionedReport]: readonly [newest: z.ZodTypeAny, first: z.ZodTypeAny] } = {
  'session-list': [current.sessionList, earlier.sessionList],
  session: [current.shownSession, earlier.shownSession],
  'keyring-report': [current.keyringReport, earlier.keyringReport],
  'token-explanation': [current.tokenExplanation, earlier.tokenExplanation],
  'export-report': [current.exportReport, earlier.exportReport],
  'repair-report': [current.repairReport, earlier.repairReport],
  'collection-report': [current.collectionReport, earlier.collectionReport],
  'pin-report': [current.pinReport, earlier.keepReport],
};

/** A value that has every field of a schema, and of an enumeration the value at `at`. */
function sampleOf(schema: z.ZodTypeAny, at: number): unknown {
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape as z.ZodRawShape).map(([key, field]) => [key, sampleOf(field, at)]),
    );
  if (schema instanceof z.ZodArray) return [sampleOf(schema.element as z.ZodTypeAny, at)];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return sampleOf(schema.unwrap() as z.ZodTypeAny, at);
  if (schema instanceof z.ZodEnum) {
    const values = schema.options as readonly string[];
    return values[at % values.length];
  }
  if (schema instanceof z.ZodLiteral) return schema.value;
  return null;
}

// @verifies json-versions-stay
describe.each(Object.keys(version1Names) as VersionedReport[])('version 1 of %s', (name) => {
  const [newest, first] = schemas[name];

  it('has every field and value of version 2 under its earlier name', () => {
    for (let at = 0; at < 12; at += 1)
      expect(asVersion1(name, sampleOf(newest, at) as object)).toEqual(sampleOf(first, at));
  });
});

// @verifies json-versions-stay
describe('a report of version 1', () => {
  it('is what it was before there was a version 2, byte for byte', () => {
    const report: current.CollectionReport = {
      version: 2,
      dryRun: true,
      ttlDays: 60,
      blockedBy: [{ problem: 'the folder cannot be read', fix: 'pinned' }],
      sessions: { removed: [], retained: 2, pinned: 1, uncommitted: ['sess_a'] },
      objects: { removed: 0, retained: 3 },
      tempFiles: ['cache/x.tmp'],
      unknownEntries: ['notes.txt'],
    };
    expect(JSON.stringify(asVersion1('collection-report', report))).toBe(
      '{"version":1,"dryRun":true,"ttlDays":60,"safeMode":[{"problem":"the folder cannot be read","fix":"pinned"}],' +
        '"sessions":{"removed":[],"retained":2,"kept":1,"unborn":["sess_a"]},"objects":{"removed":0,"retained":3},' +
        '"leftovers":["cache/x.tmp"],"foreign":["notes.txt"]}',
    );
  });
});
