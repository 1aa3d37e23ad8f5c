/** The log of a session that another program replaced while a command worked on it is no bug of WorkRail. */
import path from 'node:path';
import { expect, it } from 'vitest';
import { fileFailure } from '../../../cli/serving/open-daemon.ts';
import { TurnLogReplaced } from '../../../daemon/storage/turn-log.ts';
import { dataFolder } from '../../../project/places.ts';

it('is reported with its path and the next command', () => {
  expect(fileFailure(new TurnLogReplaced(path.join(dataFolder(), 'daemon', 'turns.jsonl')))).toMatchObject({
    error: {
      code: 'STORE_IO_FAILED',
      message: expect.stringContaining('turns.jsonl'),
      suggestion: expect.stringContaining('workrail daemon status'),
    },
  });
});
