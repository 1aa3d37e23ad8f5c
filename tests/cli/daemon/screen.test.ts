/** `daemon run` in a terminal: the built program on a real terminal of 40 columns. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { completing, configureModel, keyVariable, scriptedKey } from '../../daemon/llm/completing.ts';
import { ScriptedModel } from '../../daemon/llm/server.ts';
import {
  environmentOf,
  plainSteps,
  program,
  sourceOf,
  temporaryPlace,
  workrail,
  writeSource,
} from '../../e2e/support.ts';
import { TerminalScreen } from '../../support/terminal-screen.ts';
import { skip, skipWithout } from '../../support/skip.ts';

const env = { [keyVariable]: scriptedKey };
const width = 40;

test('a daemon in a terminal shows its session with step and cost, and Ctrl-C restores the cursor', async (context) => {
  if (process.platform !== 'linux') skip(context, 'only script of util-linux takes a command');
  skipWithout(context, 'script', 'bsdutils');
  const place = temporaryPlace();
  writeSource(place, 'tidy.json', sourceOf('project.tidy', plainSteps(3)));
  const model = new ScriptedModel((request, number) => (number < 2 ? completing(request) : { kind: 'silence' }));
  onTestFinished(() => model.close());
  configureModel(place.home, await model.listen());
  const command = `stty cols ${width} rows 20; exec ${process.execPath} ${program()} daemon run`;
  const child = spawn('script', ['-qefc', command, '/dev/null'], {
    cwd: place.project,
    env: { ...environmentOf(place, env), TERM: 'xterm', SHELL: '/bin/sh' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exit = once(child, 'exit');
  const screen = new TerminalScreen(width);
  child.stdout.setEncoding('utf8').on('data', (text: string) => screen.write(text));
  await expect.poll(() => screen.rows.join('\n')).toContain('Waiting for jobs');
  expect(screen.isCursorShown).toBe(false);
  await workrail(place, ['daemon', 'dispatch', 'project.tidy', '--queue', '--goal', 'Tidy'], { env });
  const live = () => screen.rows.filter((row) => /^[a-z]+-[a-z]+-\d+ +\$|active session/.test(row));
  await expect
    .poll(live)
    .toEqual(['1 active session (at most 2)', expect.stringMatching(/^[a-z]+-[a-z]+-\d+ +\$0\.00\d\d +step 2/)]);
  child.stdin.write('\u0003');
  const [code] = (await exit) as [number];
  expect([code, screen.isCursorShown, live()]).toEqual([0, true, []]);
  expect(screen.rows.join('\n')).toContain('The daemon stopped.');
});
