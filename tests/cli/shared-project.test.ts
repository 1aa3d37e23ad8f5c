/** A project that several users share: what one of them creates, the others can read, as far as the umask allows. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { plainSteps, sourceOf, temporaryPlace, writeSource } from '../e2e/support.ts';
import { inProcess } from '../support/command-line.ts';
import { systemError, withWatchedFs } from '../support/failing-fs.ts';

const modeOf = (at: string) => (fs.statSync(at).mode & 0o777).toString(8);

/** As for another user than the one whose umask made the directory private. */
function whereCompiledIsClosed<T>(project: string, body: () => Promise<T>): Promise<T> {
  const closed = path.join(project, '.workrail/compiled');
  return withWatchedFs(
    project,
    (operation) => {
      if (operation.path.startsWith(closed + path.sep)) throw systemError('EACCES', operation);
    },
    body,
  );
}

// @verifies project-directories-honour-umask
test.skipIf(process.platform === 'win32')(
  'directories in a project and for --out get the permissions that the umask allows; those of the user are private',
  async () => {
    const place = temporaryPlace();
    writeSource(place, 'a.json', sourceOf('project.a', plainSteps(1)));
    const own = path.join(place.home, '.workrail');
    fs.mkdirSync(path.join(own, 'workflows'), { recursive: true });
    fs.writeFileSync(path.join(own, 'workflows/a.json'), JSON.stringify(sourceOf('user.a', plainSteps(1))));
    for (const args of [['compile'], ['compile', '--out', 'build/served'], ['compile', '--project', place.home]])
      expect(await inProcess(place, args)).toMatchObject({ code: 0 });
    const shared = ['.workrail/compiled', '.workrail/compiled/snapshots', 'build', 'build/served'];
    const expected = (0o777 & ~process.umask()).toString(8);
    for (const name of shared) expect([name, modeOf(path.join(place.project, name))]).toEqual([name, expected]);
    for (const name of ['compiled', 'compiled/snapshots', 'compile-records'])
      expect([name, modeOf(path.join(own, name))]).toEqual([name, '700']);
  },
);

describe('compiled workflows that this user cannot read', () => {
  test('do not make check fail, which needs them only for a hint', async () => {
    const place = temporaryPlace();
    writeSource(place, 'a.json', sourceOf('project.a', plainSteps(1)));
    await inProcess(place, ['compile']);
    const checked = await whereCompiledIsClosed(place.project, () => inProcess(place, ['check']));
    expect(checked).toMatchObject({ code: 0, stderr: '' });
  });

  test('make list exit with 1, because it omits the workflows of the project', async () => {
    const place = temporaryPlace();
    writeSource(place, 'a.json', sourceOf('project.a', plainSteps(1)));
    await inProcess(place, ['compile']);
    const listed = await whereCompiledIsClosed(place.project, () => inProcess(place, ['list']));
    expect(listed.stdout).not.toContain('project.a');
    expect(listed.stderr).toContain('EACCES');
    expect(listed.code).toBe(1);
    expect((await whereCompiledIsClosed(place.project, () => inProcess(place, ['list', '--json']))).code).toBe(1);
  });
});
