/** What one client of the control API can cost: memory for one log, a place among the requests that read, and nothing after it has left. */
import path from 'node:path';
import { expect, it } from 'vitest';
import { FileInbox } from '../../../daemon/inbox/inbox.ts';
import { DaemonLayout } from '../../../daemon/storage/layout.ts';
import { createHost } from '../../../runtime/host.ts';
import { temporaryFolder } from '../../support/files.ts';
import { writeSession } from '../inbox/stored-session.ts';
import { asked, hostOpening, openApi } from './api-world.ts';

// @verifies control-is-bounded
it('the inbox report uses each session before it reads the next one', async () => {
  const data = path.join(temporaryFolder(), 'data');
  for (let number = 1; number <= 3; number += 1) {
    const inbox = new FileInbox(createHost(), new DaemonLayout(data), writeSession(data, number, true));
    await inbox.add({ kind: 'message', text: 'Use tabs.' });
  }
  const opens: string[] = [];
  const host = hostOpening((file, real) => {
    opens.push(path.basename(file));
    return real();
  });
  const api = await openApi(data, null, host);
  expect((await asked(api, '/v1/inbox')).status).toBe(200);
  const read = opens.filter((name) => name === 'turns.jsonl' || name === 'inbox.jsonl');
  expect(read).toEqual([1, 2, 3].flatMap(() => ['turns.jsonl', 'inbox.jsonl']));
});
