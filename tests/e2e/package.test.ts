/**
 * What a user gets: the tarball, installed into an empty folder, runs. And what the bundles hold and do not hold.
 */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { ListData } from '../../schemas/tools.ts';
import { Agent, environmentOf, type Place, program, type Ran, root, run, temporaryPlace } from './support.ts';

const { bundle } = (await import('../../build/bundle.mjs' as string)) as {
  bundle(outputFolder: string): Promise<Record<string, readonly string[]>>;
};

const environment = (place: Place) => ({ ...environmentOf(place), npm_config_update_notifier: 'false' });

async function succeeded(ran: Promise<Ran>, what: string): Promise<string> {
  const { code, stdout, stderr } = await ran;
  if (code !== 0) throw new Error(`${what} ended with ${code}:\n${stdout}\n${stderr}`);
  return stdout;
}

const execute = promisify(execFile);
/** npm as the developer has it: the registry and the cache are theirs. The package's own scripts stay off: they rebuild `dist/`, which other tests use. */
const npm = (args: readonly string[], cwd: string) =>
  execute('npm', [...args, '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], { cwd });

type Packed = { readonly filename: string; readonly files: readonly { readonly path: string }[] };

let tarball = '';
let files: readonly string[] = [];
beforeAll(async () => {
  program();
  const destination = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'workrail-pack-'));
  const { stdout: listing } = await npm(['pack', '--json', '--pack-destination', destination], root);
  const [pack] = JSON.parse(listing) as Packed[];
  if (pack === undefined) throw new Error(`npm pack said nothing: ${listing}`);
  tarball = path.join(destination, pack.filename);
  files = pack.files.map((file) => file.path);
  return () => fs.rmSync(destination, { recursive: true, force: true });
});

/** @verifies package-installs-and-serves */
test('packed, installed into an empty folder, and run there: --version, demo, and serve answered by a real MCP client', async () => {
  const place = temporaryPlace();
  const allowed =
    /^(dist\/([^/]+\.cjs|THIRD_PARTY_LICENSES\.txt)|\.claude-plugin\/(plugin|marketplace)\.json|plugin\/.+\.(json|md)|workflows\/(routines\/)?[^/]+\.(json|md)|generated\/(compiled|schemas)\/.+\.json|generated\/reference\/.+\.md|docs\/.+\.(md|json)|build\/(prepare\.mjs|README\.md)|node_modules\/(fs-native-extensions|require-addon|bare-(addon-resolve|module-resolve|semver)|which-runtime)\/.+|generated\/README\.md|package\.json|LICENSE|[A-Z]+\.md)$/;
  expect(files.filter((file) => !allowed.test(file))).toEqual([]);
  for (const needed of [
    'dist/workrail.cjs',
    'dist/THIRD_PARTY_LICENSES.txt',
    'generated/compiled/catalog.json',
    'docs/how-to/check-in-ci.md',
    'LICENSE',
  ])
    expect(files).toContain(needed);
  expect(files.some((file) => /^dist\/commands-serve\.[0-9a-f]{12}\.cjs$/.test(file))).toBe(true);

  fs.writeFileSync(path.join(place.project, 'package.json'), '{"private":true}');
  await npm(['install', tarball], place.project);
  const npx = (args: readonly string[]) =>
    run('npx', ['--no-install', 'workrail', ...args], { cwd: place.project, env: environment(place) });
  expect(await succeeded(npx(['--version']), '--version')).toMatch(/^workrail \d+\.\d+\.\d+\n$/);
  expect(await succeeded(npx(['demo']), 'demo')).toContain(
    'returns the same bytes, and the run does not advance twice.',
  );

  const transport = new StdioClientTransport({
    command: 'npx',
    args: ['--no-install', 'workrail', 'serve'],
    env: environment(place),
    cwd: place.project,
    stderr: 'ignore',
  });
  const agent = await Agent.over(transport);
  onTestFinished(() => agent.client.close());
  const { data } = await agent.done<ListData>('list_workflows', {});
  expect(data.workflows.map(({ workflowId }) => workflowId)).toEqual(
    expect.arrayContaining(['wr.bug_investigation', 'wr.code_review', 'wr.routine_design_review']),
  );
  const started = await agent.start('wr.code_review');
  expect((await agent.advance(started.data)).data.progress.completed).toBe(1);
  // npx keeps the server behind it; it ends when its stdin does.
  await agent.client.close();
});

/** The registry cannot be reached and the cache is empty: only what the tarball holds can be installed. */
test('the tarball installs offline from an empty cache, its prepare script does nothing, and its links lead somewhere', async () => {
  const place = temporaryPlace();
  const env = { ...environment(place), npm_config_cache: path.join(place.home, 'npm'), npm_config_offline: 'true' };
  const offline = (args: readonly string[], cwd: string) =>
    run('npm', [...args, '--no-audit', '--no-fund'], { cwd, env });
  fs.mkdirSync(path.join(place.project, 'vendor'));
  const vendored = `vendor/${path.basename(tarball)}`;
  fs.copyFileSync(tarball, path.join(place.project, vendored));
  fs.writeFileSync(path.join(place.project, 'package.json'), '{"name":"team","version":"1.0.0","private":true}');
  await succeeded(offline(['install', '--save-dev', `./${vendored}`], place.project), 'npm install');
  const clone = path.join(place.folder, 'clone');
  for (const name of ['package.json', 'package-lock.json', 'vendor'])
    fs.cpSync(path.join(place.project, name), path.join(clone, name), { recursive: true });
  fs.rmSync(path.join(place.home, 'npm'), { recursive: true, force: true });
  await succeeded(offline(['ci'], clone), 'npm ci');
  const installed = path.join(clone, 'node_modules/workrail');
  await succeeded(offline(['run', 'prepare'], installed), 'npm run prepare');
  const npx = run('npx', ['--no-install', 'workrail', 'sessions', 'list'], { cwd: clone, env });
  await succeeded(npx, 'sessions list');
  for (const page of ['README.md', 'docs/README.md']) {
    const text = fs.readFileSync(path.join(installed, page), 'utf8');
    const targets = [...text.matchAll(/\]\(([^)#:\s]+)/g)].map(([, target = '']) =>
      path.join(path.dirname(page), target),
    );
    expect(targets.length).toBeGreaterThan(5);
    expect(targets.filter((target) => !fs.existsSync(path.join(installed, target)))).toEqual([]);
  }
});

let inputs: Record<string, readonly string[]> = {};
const built = (name: string) => inputs[name] ?? [];
let folder = '';
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'workrail-bundle-'));
  inputs = await bundle(folder);
  return () => fs.rmSync(folder, { recursive: true, force: true });
});

// @verifies bundled-licenses-shipped
test('the licence of every package that has a file in a bundle is beside the bundles, word for word', () => {
  const shipped = fs.readFileSync(path.join(folder, 'THIRD_PARTY_LICENSES.txt'), 'utf8');
  const files = Object.values(inputs)
    .flat()
    .filter((file) => file.includes('node_modules/'));
  // A package can be installed in several versions, one of them inside another package.
  const names = new Map(
    files.map((file) => {
      const [, place = file, name = file] = /([^:]*node_modules\/((?:@[^/]+\/)?[^/]+))/.exec(file) ?? [];
      return [place, name];
    }),
  );
  expect(names.size).toBeGreaterThan(10);
  for (const [place, name] of names) {
    const installed = path.join(root, place);
    const { version } = JSON.parse(fs.readFileSync(path.join(installed, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(shipped).toContain(`\n${name} ${version} (`);
    const licenses = fs.readdirSync(installed).filter((file) => /^licen[cs]e/i.test(file));
    for (const file of licenses) expect(shipped).toContain(fs.readFileSync(path.join(installed, file), 'utf8').trim());
  }
});

/** @verifies bundle-holds-only-what-it-needs */
test('the server holds neither our zod schemas, nor the compiler, nor the real ajv; the entry does not hold the SDK', () => {
  const serve = built('commands-serve');
  const not = (files: readonly string[], pattern: RegExp) =>
    expect(files.filter((file) => pattern.test(file))).toEqual([]);
  expect(serve.some((file) => file.includes('@modelcontextprotocol/sdk'))).toBe(true);
  not(serve, /^schemas\/(tools|events|registry|source-workflow|compiled-snapshot|manifest|zod)\.ts$/);
  not(serve, /node_modules\/(ajv|ajv-formats)\//);
  not(serve, /^compiler\//);
  not(serve, /node_modules\/(ts-morph|typescript|esbuild|vitest|fast-check)\//);
  expect(serve.some((file) => file.endsWith('build/stubs/ajv-provider.ts'))).toBe(true);
  const served = built('serving-serve-project');
  expect(served.some((file) => file.startsWith('runtime/use-cases/'))).toBe(true);
  not(served, /^schemas\/(tools|events|registry|source-workflow|compiled-snapshot|manifest|zod)\.ts$/);
  not(served, /^compiler\/|node_modules\/(ajv|zod)\//);
  const entry = built('workrail');
  not(entry, /@modelcontextprotocol|node_modules\/(zod|ajv|pino)\//);
  not(entry, /^(runtime|compiler)\//);
  for (const name of ['commands-list', 'commands-inspect', 'commands-check', 'commands-compile', 'commands-explain'])
    not(built(name), /@modelcontextprotocol/);
  // Loaded for a file of the older format, for a mistake in the JSON or in a shape, for levels of lint rules, for what is kept.
  not(
    built('commands-check'),
    /^node_modules\/jsonc-parser|^generated\/validators\/compiled-workflow|^compiler\/lint\/registry|^compiler\/(legacy\/(?!detect|format-finding|siblings|routine-name|variants|builtin-names)|phases\/1-read\/(explain-shape|shape-sample)\.ts$)/,
  );
});

/** @verifies bundle-names-no-machine */
test('no bundle holds a path of the machine that built it, and the same sources give the same bytes', () => {
  const [home, tmp] = [process.env['HOME'] ?? '/root', folder];
  for (const name of fs.readdirSync(folder)) {
    const text = fs.readFileSync(path.join(folder, name), 'utf8');
    for (const place of [`${root}/`, `${tmp}/`, ...(home.length > 5 ? [`${home}/`] : [])]) {
      expect(text.includes(place), `${name} holds ${place}`).toBe(false);
    }
    expect(text, name).not.toMatch(/sourceMappingURL=(?!data:|\$\{)\S*\.map/);
  }
  for (const name of fs.readdirSync(folder))
    expect(fs.readFileSync(path.join(folder, name)).equals(fs.readFileSync(path.join(root, 'dist', name))), name).toBe(
      true,
    );
});

/** Bytes and files of `dist/` that one command loads, which is what it costs to start. */
async function loadedBy(
  args: readonly string[],
  place: Place,
  stdin = '',
): Promise<{ readonly bytes: number; readonly files: number }> {
  const hook = path.join(place.folder, 'loaded.cjs');
  fs.writeFileSync(
    hook,
    `process.on('exit', () => process.stderr.write('\\nloaded ' + JSON.stringify(Object.keys(require.cache))));`,
  );
  const { stderr } = await run(process.execPath, ['-r', hook, program(), ...args], {
    cwd: place.project,
    env: environment(place),
    stdin,
  });
  const loaded = JSON.parse(/\nloaded (.*)$/.exec(stderr)?.[1] ?? '[]') as string[];
  const ours = loaded.filter((file) => file.startsWith(path.join(root, 'dist') + path.sep));
  return { bytes: ours.reduce((sum, file) => sum + fs.statSync(file).size, 0), files: ours.length };
}

test('the hook of a stop loads no runtime in a chat without a run', async () => {
  const place = temporaryPlace();
  const transcript = path.join(place.folder, 'chat.jsonl');
  fs.writeFileSync(transcript, '{"type":"user","message":{"content":"What time is it?"}}\n');
  fs.mkdirSync(place.data);
  const input = JSON.stringify({ cwd: place.project, transcript_path: transcript });
  const { bytes } = await loadedBy(['hook', 'stop', '--unless-configured'], place, input);
  expect(bytes).toBeLessThan(300_000);
});

/** @verifies bundle-stores-nothing-twice */
test('dist/ stores shared code once, and a command loads only the part that it needs', async () => {
  const sizes = fs.readdirSync(folder).map((name) => fs.statSync(path.join(folder, name)).size);
  // 1.5 MB of it is the AI SDK, which only the daemon loads, and only to call a model; 0.1 MB is Octokit, to deliver.
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(7_800_000);
  const place = temporaryPlace();
  fs.writeFileSync(
    path.join(place.project, 'a.json'),
    JSON.stringify({
      id: 'acme.a',
      name: 'A',
      description: 'One step.',
      version: '1.0.0',
      steps: [{ id: 'one', title: 'One', prompt: 'Do it.' }],
    }),
  );
  const most: readonly (readonly [args: readonly string[], bytes: number, files: number])[] = [
    [['--version'], 122_000, 2],
    [['list'], 352_000, 8],
    [['sessions', 'list'], 610_000, 12],
    // It builds its report with the code that the daemon answers with.
    [['daemon', 'status'], 490_000, 40],
    [['check', 'a.json'], 810_000, 12],
  ];
  // The first of any command compiles what is stale.
  await loadedBy(['list'], place);
  for (const [args, bytesMax, filesMax] of most) {
    const { bytes, files } = await loadedBy(args, place);
    expect(bytes, args.join(' ')).toBeGreaterThan(10_000);
    expect(bytes, args.join(' ')).toBeLessThan(bytesMax);
    expect(files, `files of ${args.join(' ')}`).toBeLessThanOrEqual(filesMax);
  }
});
