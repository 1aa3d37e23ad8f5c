/** What `workrail doctor` says of the preferences that new runs start with: their values, where each comes from, and mistakes. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { DoctorReport } from '../../schemas/admin-reports.ts';
import { type Place, plainSteps, Server, sourceOf, temporaryPlace, workrail, writeSource } from '../e2e/support.ts';

const ofUser = ({ home }: Place) => path.join(home, '.workrail/workrail.json');
const ofProject = ({ project }: Place) => path.join(project, 'workrail.json');
function write(file: string, config: unknown): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, typeof config === 'string' ? config : JSON.stringify(config));
}
async function check(place: Place) {
  const { stdout, code } = await workrail(place, ['doctor', '--json']);
  const found = (JSON.parse(stdout) as DoctorReport).checks.find(({ name }) => name === 'preferences');
  return { code, state: found?.state, message: found?.message ?? '', fix: found?.fix ?? '' };
}

// @verifies preference-sources-shown
test('each value is shown with the file that it comes from, as a run starts with it', async () => {
  const place = temporaryPlace();
  writeSource(place, 'plain.json', sourceOf('project.plain', plainSteps(1)));
  const server = await Server.start(place);
  const cases = [
    [undefined, undefined, 'autonomy "guided" (built in) and risk policy "conservative" (built in)'],
    [
      { autonomy: 'full_auto_stop_on_user_deps' },
      undefined,
      'autonomy "full_auto_stop_on_user_deps" (~/.workrail/workrail.json) and risk policy "balanced" (follows from autonomy)',
    ],
    [
      { autonomy: 'full_auto_stop_on_user_deps', riskPolicy: 'aggressive' },
      { autonomy: 'guided' },
      'autonomy "guided" (workrail.json of the project) and risk policy "aggressive" (~/.workrail/workrail.json)',
    ],
  ] as const;
  for (const [user, project, told] of cases) {
    if (user !== undefined) write(ofUser(place), { preferences: user });
    if (project !== undefined) write(ofProject(place), { preferences: project });
    expect(await check(place)).toMatchObject({ state: 'ok', message: expect.stringContaining(told) });
    const { autonomy, riskPolicy } = (await server.start('project.plain')).data.preferences;
    expect(told.replaceAll(/ \([^)]*\)/g, '')).toBe(`autonomy "${autonomy}" and risk policy "${riskPolicy}"`);
  }
});

// @verifies preference-sources-shown
test.each([
  ['{"preferences":{\n"autonomy":"guided","riskPolicy":"agressive"}}', /line 2: .*agressive/],
  ['{', /line 1: /],
  ['[]', /line 1: /],
  ['', /line 1: /],
  ['{\n"preference":{}}', /line 2: .*preference/],
])('a mistake in the file of the user is named, and serves on: %j', async (text, named) => {
  const place = temporaryPlace();
  writeSource(place, 'plain.json', sourceOf('project.plain', plainSteps(1)));
  write(ofUser(place), text);
  const found = await check(place);
  expect(found).toMatchObject({ state: 'warning', fix: expect.stringContaining('~/.workrail/workrail.json') });
  expect(found.message).toMatch(/^~\/\.workrail\/workrail\.json is not used: /);
  expect(found.message).toMatch(named);
  const { data } = await (await Server.start(place)).start('project.plain');
  expect(data.preferences).toEqual({ autonomy: 'guided', riskPolicy: 'conservative' });
  expect(data.warnings[0]?.message).toContain('the user can run: workrail doctor');
});

// @verifies preference-sources-shown
test('keys of a project in the file of the user are named', async () => {
  const place = temporaryPlace();
  write(ofUser(place), { sources: [], lint: {}, preferences: { autonomy: 'guided' } });
  expect(await check(place)).toMatchObject({
    state: 'warning',
    message: expect.stringContaining('"sources" and "lint", which have no effect in that file'),
  });
  write(ofUser(place), { preferences: {} });
  write(ofProject(place), '{');
  expect((await check(place)).message).toMatch(/^workrail\.json of the project is not used: line 1: /);
});
