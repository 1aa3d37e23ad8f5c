/** What a user meets who mistypes, looks too early or looks again: what commands say, and how they end. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SessionList } from '../../schemas/admin-reports.ts';
import { counted, isOrAre } from '../../schemas/text/counted.ts';
import { plainSteps, sourceOf, temporaryPlace, workrail, writeSource } from '../e2e/support.ts';
import { inProcess } from '../support/command-line.ts';

describe('help after a mistake', () => {
  it.each([
    [['migrate', 'none.json'], 'Give an existing file'],
    [['sessions', 'import', 'none.json'], 'Give an existing bundle file'],
    [['diff', 'HEAD~99', 'wr.code_review'], 'is not a workflow id'],
    [['diff', 'nowhere:a.json', 'wr.code_review'], 'the current directory is not in a git working tree'],
  ])('of %s is about that command', async (args, says) => {
    const ran = await inProcess(temporaryPlace(), args);
    expect([ran.code, ran.stderr]).toEqual([2, expect.stringContaining(says)]);
    expect(ran.stderr).not.toMatch(/none for the whole project|or a session/);
  });

  it('names the values that workrail.json may hold, and list fails with it', async () => {
    const place = temporaryPlace();
    writeSource(place, 'a.json', sourceOf('project.a', plainSteps(1)));
    fs.writeFileSync(path.join(place.project, 'workrail.json'), '{"preferences":{"autonomy":"none"}}');
    for (const args of [['list'], ['list', '--json']]) {
      const ran = await workrail(place, args);
      expect([ran.code, ran.stderr]).toEqual([1, expect.stringContaining('allowed values: guided, full_auto_')]);
    }
  });

  it('of migrate in a folder names no command where nothing can be migrated', async () => {
    const place = temporaryPlace();
    writeSource(place, 'a.json', sourceOf('project.a', plainSteps(1)));
    const ran = await inProcess(place, ['migrate', '.workrail/workflows']);
    expect([ran.code, ran.stderr]).toEqual([0, 'Nothing to migrate.\n']);
    expect(ran.stdout).toContain('0 to migrate, 1 already native');
  });
});

describe('sessions list', () => {
  it('starts with the session that was active last, and says when', async () => {
    const place = temporaryPlace();
    const began: string[] = [];
    for (const _ of [1, 2]) {
      await inProcess(place, ['start', 'wr.code_review']);
      const now = fs.readdirSync(path.join(place.data, 'sessions')).filter((name) => name.startsWith('sess_'));
      began.unshift(...now.filter((name) => !began.includes(name)));
    }
    const { sessions } = JSON.parse((await inProcess(place, ['sessions', 'list', '--json'])).stdout) as SessionList;
    expect(sessions.map(({ sessionId }) => sessionId)).toEqual(began);
    const { stdout } = await inProcess(place, ['sessions', 'list']);
    for (const { lastActivityAt } of sessions) expect(stdout).toContain(String(lastActivityAt).slice(0, 19));
    expect(stdout).toMatch(/just now|second/);
  });
});

it('a count agrees with its noun and verb', () => {
  expect([0, 1, 2].map((count) => `${counted(count, 'session')} ${isOrAre(count)}`)).toEqual([
    '0 sessions are',
    '1 session is',
    '2 sessions are',
  ]);
  expect(counted(2, 'entry', 'entries')).toBe('2 entries');
});

it.each(['\u0000', '\u001b[2J', '\u0085'])('lint finds the control character %j in a prompt', async (hidden) => {
  const place = temporaryPlace();
  const steps = [{ id: 'a', title: 'A', prompt: `Do${hidden} it.` }];
  writeSource(place, 'a.json', sourceOf('project.a', steps));
  expect((await inProcess(place, ['lint'])).stdout).toContain('lint/invisible-text');
});
