/** Ids of sessions, runs, nodes and events. */
import { describe, expect, it } from 'vitest';
import { ulidIds } from '../../../runtime/host/ids.ts';
import { nodeCrypto } from '../../../runtime/host/crypto.ts';

describe('an id', () => {
  it.each([-62_135_596_800_000, -1, 0, 1_700_000_000_000, 8_640_000_000_000_000])(
    'has the same length whatever the clock says (%d)',
    (nowMs) => {
      const ids = ulidIds({ nowMs: () => nowMs }, nodeCrypto().random);
      expect(ids.next('sess')).toMatch(/^sess_[0-9a-z]{26}$/);
    },
  );
});
