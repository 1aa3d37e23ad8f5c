/** What this machine compiled is recorded beside others that record at the same moment. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { environmentOf, root, run, temporaryPlace } from '../e2e/support.ts';

// @verifies compile-record-has-its-lock
test('two processes that record a digest of one project at once keep both', async () => {
  const place = temporaryPlace();
  const digests = ['a', 'b'].map((digit) => `sha256:${digit.repeat(64)}`);
  const script = path.join(root, 'tests/cli/compile-record-process.ts');
  const ended = await Promise.all(
    digests.map((digest) =>
      run(process.execPath, ['--import', 'tsx', script, place.project, digest], {
        cwd: root,
        env: environmentOf(place),
      }),
    ),
  );
  expect(ended.map(({ code, stderr }) => [code, stderr])).toEqual([
    [0, ''],
    [0, ''],
  ]);
  const folder = path.join(place.home, '.workrail/compile-records');
  const [record = ''] = fs.readdirSync(folder).filter((name) => name.endsWith('.json'));
  const stored = JSON.parse(fs.readFileSync(path.join(folder, record), 'utf8')) as { digests: string[] };
  expect(stored.digests.sort()).toEqual(digests);
});
