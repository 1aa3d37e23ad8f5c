/** Two daemons after each other at one address: the first one ends only after the second one has started. */
import fs from 'node:fs';
import { expect, it } from 'vitest';
import { asked, openPort } from './api-world.ts';

// @verifies next-daemon-keeps-its-files
it('a daemon whose files were removed ends, and the socket and the keys of the next one stay', async () => {
  const first = await openPort();
  fs.rmSync(first.layout.root, { recursive: true });
  const next = await openPort(first.data);
  await first.close();
  expect((await asked(next, '/v1/status')).status).toBe(200);
  expect(JSON.parse(fs.readFileSync(next.keyFile, 'utf8'))).toEqual(next.keys);
  await next.close();
  expect(fs.readdirSync(next.layout.root).filter((name) => /sock|tmp|keys/.test(name))).toEqual([]);
});

// @verifies stale-sockets-follow-the-lock
it.skipIf(process.platform === 'win32')(
  'what a daemon left that was killed while it opened its socket is replaced',
  async () => {
    const first = await openPort();
    await first.close();
    fs.writeFileSync(`${first.layout.root}/s.${process.pid.toString(36)}.tmp`, '');
    const next = await openPort(first.data);
    expect((await asked(next, '/v1/status')).status).toBe(200);
    expect(fs.statSync(next.socketPath).mode & 0o777).toBe(0o600);
  },
);
