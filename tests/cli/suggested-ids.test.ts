/** The id that a message suggests for a rename is free, also when only some of the sources are read or compiled again. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Place, plainSteps, sourceOf, temporaryPlace, writeSource } from '../e2e/support.ts';
import { inProcess } from '../support/command-line.ts';

const legacy = (id: string) => ({
  id,
  name: 'Triage',
  description: 'Triage an incoming bug report.',
  version: '1.0.0',
  steps: [{ id: 'read', title: 'Read', prompt: 'Read the report and note what is unclear.', guidance: ['x is y'] }],
});
const suggestedIn = (text: string) => /rename (?:the workflow )?to `?([\w.]+)/.exec(text)?.[1];

function placeWithTwo(): Place {
  const place = temporaryPlace();
  writeSource(place, 'new.json', sourceOf('project.triage', plainSteps(1)));
  writeSource(place, 'old.json', legacy('triage'));
  return place;
}

// @verifies legacy-id-suggestion
describe('an id that is in use', () => {
  test('is suggested by no command', async () => {
    const place = placeWithTwo();
    const file = '.workrail/workflows/old.json';
    for (const args of [['check'], ['check', file], ['lint'], ['compile'], ['list']]) {
      const { stdout } = await inProcess(place, args);
      expect([args, suggestedIn(stdout)]).toEqual([args, 'project.triage_2']);
    }
  });

  test('is no longer suggested when a source with it appears, and is again when the source is gone', async () => {
    const place = placeWithTwo();
    const said = async () => suggestedIn((await inProcess(place, ['compile'])).stdout);
    expect(await said()).toBe('project.triage_2');
    fs.rmSync(path.join(place.project, '.workrail/workflows/new.json'));
    expect(await said()).toBe('project.triage');
    writeSource(place, 'other.json', sourceOf('project.other', plainSteps(1)));
    expect(await said()).toBe('project.triage');
    writeSource(place, 'new.json', sourceOf('project.triage', plainSteps(1)));
    expect(await said()).toBe('project.triage_2');
    writeSource(place, 'old.json', legacy('Triage'.toLowerCase()));
    expect(await said()).toBe('project.triage_2');
  });

  test.each([
    [['migrate', '.workrail/workflows/old.json', '--rename', '--write']],
    [['migrate', '.workrail/workflows', '--rename', '--write']],
    [['migrate', '.', '--rename', '--write']],
  ])('is given to no file: %j', async (args) => {
    const place = placeWithTwo();
    expect((await inProcess(place, args)).code).toBe(0);
    expect((await inProcess(place, ['check'])).stdout).not.toContain('duplicate-workflow-id');
    const written = fs.readFileSync(path.join(place.project, '.workrail/workflows/old.json'), 'utf8');
    expect(JSON.parse(written)).toMatchObject({ id: 'project.triage_2' });
  });

  test('is not suggested or given if the source with it cannot be read', async () => {
    for (const operand of ['.workrail/workflows/old.json', '.workrail/workflows']) {
      const place = placeWithTwo();
      writeSource(place, 'new.json', { ...sourceOf('project.triage', plainSteps(1)), stepz: [] } as never);
      const { stdout } = await inProcess(place, ['check']);
      expect(suggestedIn(stdout)).toBe('project.triage_2');
      await inProcess(place, ['migrate', operand, '--rename', '--write']);
      const written = fs.readFileSync(path.join(place.project, '.workrail/workflows/old.json'), 'utf8');
      expect(JSON.parse(written)).toMatchObject({ id: 'project.triage_2' });
    }
  });

  test('is given to one of two files that are renamed together', async () => {
    const place = temporaryPlace();
    writeSource(place, 'a.json', legacy('bug-triage'));
    writeSource(place, 'b.json', legacy('bug_triage'));
    expect((await inProcess(place, ['migrate', '.', '--rename', '--write'])).code).toBe(0);
    const { stdout } = await inProcess(place, ['list']);
    expect(stdout).toContain('project.bug_triage ');
    expect(stdout).toContain('project.bug_triage_2 ');
  });
});

// @verifies legacy-id-suggestion
test.each([
  ['is a file', (folder: string) => fs.writeFileSync(folder, '')],
  ['is a link out of the project', (folder: string) => fs.symlinkSync('/tmp', folder)],
])('a draft has a suggested id although the directory of the sources %s', async (_, make) => {
  const place = temporaryPlace();
  fs.mkdirSync(path.join(place.project, '.workrail'), { recursive: true });
  make(path.join(place.project, '.workrail/workflows'));
  fs.writeFileSync(path.join(place.project, 'draft.json'), JSON.stringify(legacy('triage')));
  for (const command of ['check', 'lint']) {
    const { stdout, stderr } = await inProcess(place, [command, 'draft.json']);
    expect(stdout + stderr).not.toContain('internal-error');
    expect(suggestedIn(stdout)).toBe('project.triage');
  }
});
