/** `preferences` of a project's `workrail.json`: what runs start with, where a start chooses nothing else. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { plainSteps, Server, sourceOf, temporaryPlace, workrail, writeSource } from './support.ts';

const never = { autonomy: 'full_auto_never_stop', riskPolicy: 'conservative' };

/** @verifies preference-precedence */
test('start where a project sets them; a start, a step and a run within another choose over them', async () => {
  const place = temporaryPlace();
  writeSource(place, 'plain.json', sourceOf('project.plain', plainSteps(3)));
  const config = path.join(place.project, 'workrail.json');
  fs.writeFileSync(config, JSON.stringify({ preferences: { autonomy: 'full_auto_never_stop' } }));
  const server = await Server.start(place);
  const { data: plain } = await server.start('project.plain');
  expect(plain.preferences).toEqual(never);
  const { data: chosen } = await server.start('project.plain', { preferences: { autonomy: 'guided' } });
  expect(chosen.preferences.autonomy).toBe('guided');
  const { data: child } = await server.start('project.plain', { within: chosen.stateToken });
  expect(child.preferences.autonomy).toBe('guided');

  // A person changes the file while the server runs. Runs that have begun keep what they began with.
  fs.writeFileSync(config, JSON.stringify({ preferences: { riskPolicy: 'balanced' } }));
  expect((await server.start('project.plain')).data.preferences).toEqual({
    autonomy: 'guided',
    riskPolicy: 'balanced',
  });
  expect((await server.advance(plain)).data.preferences).toEqual(never);

  for (const { session } of [plain, chosen]) {
    const verified = await workrail(place, ['sessions', 'verify', session.sessionId]);
    expect([verified.code, verified.stdout]).toEqual([0, expect.stringContaining('verified')]);
  }
});

test('that cannot be read are told, and the run starts as if there were none', async () => {
  const place = temporaryPlace();
  writeSource(place, 'plain.json', sourceOf('project.plain', plainSteps(3)));
  const server = await Server.start(place);
  await server.start('project.plain');
  for (const text of ['{', '[]', '{"preferences":{"autonomy":"reckless"}}', '\u0000']) {
    fs.writeFileSync(path.join(place.project, 'workrail.json'), text);
    const { data } = await server.start('project.plain');
    expect(data.preferences).toEqual({ autonomy: 'guided', riskPolicy: 'conservative' });
    expect(data.warnings).toEqual([expect.objectContaining({ code: 'CATALOG_PROBLEM' })]);
    expect(data.warnings[0]?.message).toContain('workrail.json of the project cannot be read');
    expect(data.warnings[0]?.message).not.toContain(place.project);
  }
  expect((await workrail(place, ['check'])).code).toBe(1);
});

/** @verifies preference-layers */
test('of the user apply below those of the project, key by key', async () => {
  const place = temporaryPlace();
  writeSource(place, 'plain.json', sourceOf('project.plain', plainSteps(1)));
  const user = path.join(place.home, '.workrail');
  fs.mkdirSync(user, { recursive: true });
  const [ofUser, ofProject] = [path.join(user, 'workrail.json'), path.join(place.project, 'workrail.json')];
  const server = await Server.start(place);
  const preferences = async () => (await server.start('project.plain')).data.preferences;

  fs.writeFileSync(ofUser, JSON.stringify({ preferences: { autonomy: 'full_auto_stop_on_user_deps' } }));
  expect(await preferences()).toEqual({ autonomy: 'full_auto_stop_on_user_deps', riskPolicy: 'balanced' });
  fs.writeFileSync(ofProject, JSON.stringify({ preferences: { riskPolicy: 'aggressive' } }));
  expect(await preferences()).toEqual({ autonomy: 'full_auto_stop_on_user_deps', riskPolicy: 'aggressive' });
  fs.writeFileSync(ofProject, JSON.stringify({ preferences: { autonomy: 'guided' } }));
  expect(await preferences()).toEqual({ autonomy: 'guided', riskPolicy: 'conservative' });

  fs.writeFileSync(ofUser, '{');
  const { data } = await server.start('project.plain');
  expect(data.preferences).toEqual({ autonomy: 'guided', riskPolicy: 'conservative' });
  expect(data.warnings).toEqual([
    expect.objectContaining({ code: 'CATALOG_PROBLEM', details: { sourceKind: 'user' } }),
  ]);
  expect(data.warnings[0]?.message).not.toContain(place.home);
});
