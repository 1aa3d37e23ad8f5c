/** What a call asks of the file system to find its project: every call of an agent asks it. */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { currentWorkspace } from '../../cli/serving/current-workspace.ts';
import { temporaryFolder } from '../support/files.ts';

/** @verifies workspace-order */
test('a project that is named is looked for once, and neither roots nor folders above it are asked about', async () => {
  const folder = temporaryFolder();
  const named = path.join(folder, 'inner');
  fs.mkdirSync(named);
  const current = currentWorkspace(named, () => Promise.reject(new Error('the roots were requested')));
  const first = await current();
  expect(first).toEqual({ project: named });
  // Every folder above would have to be looked at again to see it.
  fs.writeFileSync(path.join(folder, 'workrail.json'), '{}');
  expect(await current()).toBe(first);
});

/** @verifies workspace-order */
test('a root of the client is looked at anew at each call', async () => {
  const folder = temporaryFolder();
  const inner = path.join(folder, 'inner');
  fs.mkdirSync(inner);
  const current = currentWorkspace(null, async () => [pathToFileURL(inner).href]);
  expect(await current()).toEqual({ project: inner });
  fs.writeFileSync(path.join(folder, 'workrail.json'), '{}');
  expect(await current()).toEqual({ project: folder });
});
