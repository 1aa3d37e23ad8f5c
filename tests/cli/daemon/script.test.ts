/** A rehearsal as a user runs it: the built program and a script, with no network and no key. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { DaemonResult } from '../../../schemas/daemon/reports.ts';
import { type Place, plainSteps, type Ran, sourceOf, temporaryPlace, writeSource } from '../../e2e/support.ts';
import { configure, daemonWith } from './place.ts';
import { inProcess } from '../../support/command-line.ts';

const asResult = ({ stdout }: Ran) => JSON.parse(stdout) as DaemonResult;
const daemon = (place: Place, ...args: readonly string[]) => inProcess(place, ['daemon', ...args]);
const completion = (notesMarkdown: string) => ({ tool: 'complete_step', arguments: { output: { notesMarkdown } } });

const settings = (script: string) => ({
  models: { rehearsal: { provider: 'scripted', id: 'scripted-1', script, prices: { input: 1, output: 5 } } },
  sandbox: 'no_tools',
});

function rehearsal(script: unknown): Place & { readonly write: (script: unknown) => void } {
  const place = temporaryPlace();
  writeSource(place, 'tidy.json', sourceOf('project.tidy', plainSteps(2)));
  configure(place, settings('~/script.json'));
  const write = (text: unknown) =>
    fs.writeFileSync(path.join(place.home, 'script.json'), typeof text === 'string' ? text : JSON.stringify(text));
  write(script);
  return { ...place, write };
}
const turn = { calls: [completion('Did it.')], usage: { inputTokens: 1000, outputTokens: 100 } };

describe('a scripted model', () => {
  test('completes a run with neither a network nor a key, and its usage is priced', async () => {
    const place = rehearsal({ steps: [{ step: '*', turns: [turn] }] });
    const ran = await daemon(place, 'dispatch', 'project.tidy', '--json');
    expect(ran.code, ran.stderr).toBe(0);
    expect(asResult(ran)).toMatchObject({ outcome: 'success', turns: 2, inputTokens: 2000, costUsd: 0.003 });
  });

  test('ends a session with the step and turn that the script lacks, and the session goes on once they are there', async () => {
    const place = rehearsal({ steps: [{ step: 'step-1', turns: [turn] }] });
    const ran = await daemon(place, 'dispatch', 'project.tidy', '--json');
    expect(asResult(ran)).toMatchObject({
      outcome: 'error',
      stepsCompleted: 1,
      text: expect.stringContaining('the script ~/script.json has no entry for the step "step-2" (number 2)'),
    });
    place.write({ steps: [{ step: '*', turns: [turn] }] });
    const resumed = await daemon(place, 'resume', String(asResult(ran).runName), '--json');
    expect(asResult(resumed)).toMatchObject({ outcome: 'success', stepsCompleted: 2 });
  });

  test('works again on the session that it worked on, also if the default is another model', async () => {
    const place = rehearsal({ steps: [{ step: 'step-1', turns: [turn] }] });
    const other = {
      provider: 'openai_compatible',
      id: 'm',
      baseUrl: 'http://127.0.0.1:9/v1',
      apiKeyVariable: 'UNSET_KEY',
    };
    const { models, sandbox } = settings('~/script.json');
    configure(place, { models: { main: other, ...models }, model: 'main', sandbox });
    const ran = await daemon(place, 'dispatch', 'project.tidy', '--model', 'rehearsal', '--json');
    const { runName } = asResult(ran);
    place.write({ steps: [{ step: '*', turns: [turn] }] });
    expect((await daemon(place, 'resume', String(runName), '--model', 'main')).stderr).toContain('UNSET_KEY');
    const resumed = await daemon(place, 'resume', String(runName), '--json');
    expect(resumed.code, resumed.stderr).toBe(0);
    expect(asResult(resumed)).toMatchObject({ outcome: 'success', stepsCompleted: 2 });
  });
});

test.each([[], ['--queue']])('the home directory is refused before anything starts: %s', async (...more) => {
  const place = rehearsal({ steps: [{ step: '*', turns: [turn] }] });
  const { code, stderr } = await daemon(place, 'dispatch', 'wr.code_review', '--project', place.home, ...more);
  expect(code).toBe(2);
  expect(stderr).toContain('it is the home directory, not a project');
  expect(stderr).toContain('--project DIR');
  expect(fs.existsSync(path.join(place.data, 'daemon'))).toBe(false);
});

describe('a script that cannot be used', () => {
  test.each([
    ['an unknown key', '{ "steps": [\n  { "step": "a", "turn": [] }\n] }', /script\.json:2:18[\s\S]*`turns`/],
    ['a missing key', '{ "steps": [{ "turns": [{}] }] }', /script\.json:1:13[\s\S]*step/],
    ['a wrong type', '{ "steps": [{ "step": "a", "turns": [{ "calls": [{ "tool": 1 }] }] }] }', /script\.json:1:\d+/],
    ['no JSON', '{ "steps": [ }', /script\.json:1:14/],
  ])('is refused for %s, with its line, before anything starts', async (_, script, message) => {
    const place = rehearsal(script);
    const ran = await daemon(place, 'dispatch', 'project.tidy');
    expect(ran.code).toBe(1);
    expect(ran.stdout + ran.stderr).toMatch(message);
    expect(fs.existsSync(path.join(place.data, 'sessions'))).toBe(false);
  });

  test('is refused if it is missing, not named, or named by a relative path', async () => {
    const place = rehearsal({ steps: [] });
    fs.rmSync(path.join(place.home, 'script.json'));
    expect((await daemon(place, 'dispatch', 'project.tidy')).stderr).toContain(
      'the script ~/script.json cannot be used: the file does not exist',
    );
    configure(place, { models: { one: { provider: 'scripted', id: 'scripted-1' } } });
    expect((await daemon(place, 'dispatch', 'project.tidy')).stderr).toContain('the model "one" has no "script"');
    configure(place, settings('script.json'));
    expect((await daemon(place, 'dispatch', 'project.tidy')).stderr).toContain('is not absolute: script.json');
  });

  // @verifies project-names-no-provider
  test('is never read because a project names it', async () => {
    const place = temporaryPlace();
    writeSource(place, 'tidy.json', sourceOf('project.tidy', plainSteps(1)));
    fs.writeFileSync(
      path.join(place.project, 'script.json'),
      JSON.stringify({ steps: [{ step: '*', turns: [turn] }] }),
    );
    const daemonOfProject = settings(path.join(place.project, 'script.json'));
    fs.writeFileSync(path.join(place.project, 'workrail.json'), JSON.stringify({ daemon: daemonOfProject }));
    const ran = await daemon(place, 'dispatch', 'project.tidy');
    expect(ran).toMatchObject({ code: 2, stderr: expect.stringContaining('no model is configured') });
  });
});

describe('a mistake in the configuration of the user', () => {
  test.each([
    ['a wrong type', (file: string) => fs.writeFileSync(file, '{ "daemon": { "models": [] } }')],
    ['no JSON', (file: string) => fs.writeFileSync(file, '{ "daemon": ')],
    ['a directory', (file: string) => fs.mkdirSync(file)],
    ['a link out', (file: string) => fs.symlinkSync('/etc/hostname', file)],
  ])('is not reported as one of a project: %s', async (_, make) => {
    const place = rehearsal({ steps: [] });
    const file = path.join(place.home, '.workrail', 'workrail.json');
    fs.rmSync(file);
    make(file);
    const { code, stdout, stderr } = await daemon(place, 'dispatch', 'project.tidy');
    expect(code).toBe(1);
    expect(stderr).toMatch(/error\[COMPILE_FAILED\]: (~\/\.workrail\/)?workrail\.json is .*/);
    expect(stdout + stderr).not.toMatch(/project"|the project|--project|"sources"/);
  });

  test.each([
    ['an unknown key', '{ "daemon": { "modells": {} } }'],
    ['no JSON', '{ "daemon": '],
    ['a script that does not exist', JSON.stringify({ daemon: settings('~/missing.json') })],
    ['no model', '{}'],
  ])('ends daemon start and run with 2, so that a service manager does not restart them: %s', async (_, text) => {
    const place = rehearsal({ steps: [] });
    fs.writeFileSync(path.join(place.home, '.workrail', 'workrail.json'), text);
    for (const command of ['start', 'run']) {
      const { code, stderr } = await daemonWith({}, place, command);
      expect(code, stderr).toBe(2);
      expect(stderr).toContain(`workrail daemon ${command}`);
    }
  });
});
