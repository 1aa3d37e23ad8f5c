/** The files of service managers: what they contain is read back by the rules of their formats. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { scheduledTask, type ServicePlaces, serviceFile, writtenBy } from '../../../cli/outputs/service-file.ts';
import { keyVariable, scriptedKey } from '../../daemon/llm/completing.ts';
import { root, temporaryPlace, workrail } from '../../e2e/support.ts';
import { skipWithout } from '../../support/skip.ts';
import { inProcess } from '../../support/command-line.ts';

const odd: ServicePlaces = {
  node: '/opt/my node/100% "quoted"/node',
  program: "/srv/a $HOME b\\c/it's %h/workrail.cjs",
  home: '/home/ann & <bob>',
  config: null,
  data: '/data/50% off/"a" $b',
};

/** The words of a value, as systemd.syntax(7) and systemd.service(5) say: quotes, escapes, `%%`, and `$$` behind the first word. */
function wordsOfUnit(value: string, isCommand: boolean): string[] {
  const words = [...value.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(([, quoted, bare]) =>
    (quoted ?? bare ?? '').replace(/\\(["\\])/g, '$1'),
  );
  return words.map((word, i) => {
    expect(word.replaceAll('%%', '')).not.toContain('%');
    const plain = word.replaceAll('%%', '%');
    return isCommand && i > 0 ? plain.replaceAll('$$', '$') : plain;
  });
}
const settingOf = (text: string, key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(text)?.[1] ?? '';

describe('a systemd unit', () => {
  test('starts the daemon with paths that contain blanks, quotes, backslashes, percent and dollar signs', () => {
    const { text, path: file } = serviceFile('linux', odd);
    expect(wordsOfUnit(settingOf(text, 'ExecStart'), true)).toEqual([odd.node, odd.program, 'daemon', 'run']);
    expect(wordsOfUnit(settingOf(text, 'Environment'), false)).toEqual([`WORKRAIL_DATA_DIR=${odd.data}`]);
    expect(settingOf(text, 'EnvironmentFile')).toBe(`-${odd.home}/.workrail/daemon.env`);
    expect(file).toBe(`${odd.home}/.config/systemd/user/workrail-daemon.service`);
    expect(serviceFile('linux', { ...odd, config: '/cfg' }).path).toBe('/cfg/systemd/user/workrail-daemon.service');
  });

  test.skipIf(process.platform !== 'linux')('is accepted by systemd-analyze', (context) => {
    skipWithout(context, 'systemd-analyze', 'systemd');
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'workrail unit 100% "x" '));
    onTestFinished(() => fs.rmSync(folder, { recursive: true }));
    const [node, program] = [path.join(folder, 'no de'), path.join(folder, 'workrail $x.cjs')];
    for (const file of [node, program]) fs.writeFileSync(file, '#!/bin/sh\n', { mode: 0o755 });
    const unit = path.join(folder, 'workrail-daemon.service');
    fs.writeFileSync(unit, serviceFile('linux', { ...odd, node, program }).text);
    const checked = spawnSync('systemd-analyze', ['--user', 'verify', unit], { encoding: 'utf8' });
    const said = checked.stderr.split('\n').filter((line) => line.includes('workrail-daemon'));
    expect(said).toEqual([]);
  });

  test('is refused for a path with a line feed', () => {
    expect(() => serviceFile('linux', { ...odd, program: '/a\nExecStartPre=/bin/evil' })).toThrow('control character');
  });
});

test('a launchd agent passes every path as one argument', () => {
  const { text, path: file } = serviceFile('darwin', odd);
  const plain = (xml: string) => xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  const [, array = ''] = /<array>([\s\S]*)<\/array>/.exec(text) ?? [];
  const words = [...array.matchAll(/<string>([^<]*)<\/string>/g)].map(([, word = '']) => plain(word));
  expect(words.slice(3)).toEqual(['sh', `${odd.home}/.workrail/daemon.env`, odd.node, odd.program, 'daemon', 'run']);
  expect(file).toBe(`${odd.home}/Library/LaunchAgents/dev.workrail.daemon.plist`);
  if (process.platform === 'win32') return;
  // The program of the shell is run as it is, with a file of variables and a command in the place of the daemon.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'workrail agent '));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const environment = path.join(folder, 'daemon.env');
  fs.writeFileSync(environment, 'SOME_KEY=abc\n');
  const [shell = '', ...before] = words.slice(0, 4);
  const ran = spawnSync(shell, [...before, environment, process.execPath, '-p', 'process.env.SOME_KEY'], {
    encoding: 'utf8',
  });
  expect(ran.stdout).toBe('abc\n');
});

test('on Windows, a scheduled task quotes both paths inside its one command', () => {
  expect(scheduledTask({ node: 'C:\\Program Files\\node.exe', program: 'C:\\a b\\workrail.cjs' })).toContain(
    '/TR "\\"C:\\Program Files\\node.exe\\" \\"C:\\a b\\workrail.cjs\\" daemon run"',
  );
});

test.each(['linux', 'darwin'])('a file for %s is known until somebody changes it', (platform) => {
  const { text } = serviceFile(platform, odd);
  expect(writtenBy(text)).toBe('install');
  expect(writtenBy(text.replace('daemon', 'demon'))).toBe('unknown');
  expect(writtenBy('[Service]\n')).toBe('unknown');
});

// @verifies service-file-has-no-key
test.skipIf(process.platform !== 'linux')(
  'install writes what --print shows, keeps a file of somebody else, contains no key, and removes only its own file',
  async () => {
    const place = temporaryPlace();
    const env = { [keyVariable]: scriptedKey, ANTHROPIC_API_KEY: scriptedKey };
    const install = (...args: readonly string[]) => inProcess(place, ['daemon', 'install', ...args], { env });
    const file = path.join(place.home, '.config/systemd/user/workrail-daemon.service');
    const printed = await install('--print');
    expect(fs.existsSync(file)).toBe(false);
    expect((await install()).stdout).toContain('systemctl --user enable --now workrail-daemon.service');
    expect(fs.readFileSync(file, 'utf8')).toBe(printed.stdout);
    expect(printed.stdout).not.toContain(scriptedKey);
    expect(settingOf(printed.stdout, 'Environment')).toContain(place.data);
    expect((await install()).stdout).toContain('is already installed');
    const changed = `${printed.stdout}Nice=5\n`;
    fs.writeFileSync(file, changed);
    for (const args of [[], ['--remove']]) {
      expect(await install(...args)).toMatchObject({ code: 1, stderr: expect.stringContaining('nothing was changed') });
      expect(fs.readFileSync(file, 'utf8')).toBe(changed);
    }
    fs.writeFileSync(file, printed.stdout);
    expect((await install('--remove')).code).toBe(0);
    expect(fs.existsSync(file)).toBe(false);
  },
);

describe.skipIf(process.platform !== 'linux')('install', () => {
  test('names the file that it writes below XDG_CONFIG_HOME, wherever that is', async () => {
    const place = temporaryPlace();
    const elsewhere = fs.mkdtempSync(path.join(os.tmpdir(), 'workrail-config-'));
    onTestFinished(() => fs.rmSync(elsewhere, { recursive: true }));
    const install = (...args: readonly string[]) =>
      inProcess(place, ['daemon', 'install', ...args], { env: { XDG_CONFIG_HOME: elsewhere } });
    const file = path.join(elsewhere, 'systemd/user/workrail-daemon.service');
    expect((await install()).stdout).toContain(`Wrote ${file}:`);
    expect((await install()).stdout).toContain(`${file} is already installed`);
    expect(JSON.parse((await install('--json')).stdout)).toMatchObject({ path: file });
    fs.appendFileSync(file, 'Nice=5\n');
    expect((await install('--remove')).stderr).toContain(`${file} was not written by this command`);
  });

  test.each([
    ['WORKRAIL_DATA_DIR', 'data'],
    ['XDG_CONFIG_HOME', '../config'],
  ])('writes nothing if %s is the relative path %s', async (name, value) => {
    const place = temporaryPlace();
    const before = fs.readdirSync(place.folder, { recursive: true });
    const { code, stderr } = await inProcess(place, ['daemon', 'install'], { env: { [name]: value } });
    expect([code, stderr]).toEqual([2, expect.stringContaining(`${name} is not an absolute path`)]);
    expect(stderr).toContain(`Set ${name} to an absolute path, or unset it`);
    expect(fs.readdirSync(place.folder, { recursive: true })).toEqual(before);
  });
});

test('daemon install refuses to let a service start a copy in the cache of npx, which npm removes', async () => {
  const place = temporaryPlace();
  const dist = path.join(place.home, '.npm/_npx/1/node_modules/workrail/dist');
  fs.cpSync(path.join(root, 'dist'), dist, { recursive: true });
  const cached = { ...place, program: path.join(dist, 'workrail.cjs') };
  for (const args of [
    ['daemon', 'install'],
    ['daemon', 'install', '--print'],
  ]) {
    const { code, stdout, stderr } = await workrail(cached, args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('this copy of WorkRail is in the npx cache');
    expect(stderr).toContain('npm install --global');
  }
  expect(fs.existsSync(path.join(place.home, '.config'))).toBe(false);
  expect((await workrail(cached, ['daemon', 'install', '--remove'])).code).toBe(0);
});
