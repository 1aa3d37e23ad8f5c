/** What a call asks of the file system to find its project: every call of an agent asks it. */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { currentWorkspace, namedProject } from '../../cli/serving/current-workspace.ts';
import { temporaryFolder } from '../support/files.ts';

afterEach(() => vi.unstubAllEnvs());

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

/** @verifies workspace-order */
test('a root of the client that the file system refuses to look at is none', async () => {
  const folder = temporaryFolder();
  const [inner, file, link] = ['inner', 'file', 'link'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  fs.mkdirSync(inner);
  fs.writeFileSync(file, '');
  fs.symlinkSync(link, link);
  const odd = [path.join(file, 'below'), link, path.join(folder, 'x'.repeat(300))];
  const roots = [...odd.map((each) => pathToFileURL(each).href), `${pathToFileURL(inner).href}%00`];
  expect(await currentWorkspace(null, async () => [...roots, pathToFileURL(inner).href])()).toEqual({ project: inner });
  for (const named of odd) {
    vi.stubEnv('CLAUDE_PROJECT_DIR', named);
    expect(namedProject(undefined)).toBe(null);
  }
});
