/**
 * What a call works in that names no workspace, and what a server asks of its client: over the built program, with a client that has
 * roots, and in every order of what names a project.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { ListRootsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { expect, onTestFinished, test } from 'vitest';
import {
  environmentOf,
  type Place,
  plainSteps,
  program,
  sourceOf,
  temporaryPlace,
  treeOf,
  workrail,
  writeSource,
} from '../e2e/support.ts';

/** A project whose only workflow is named as it is. */
function project(place: Place, name: string): string {
  const folder = path.join(place.folder, name);
  fs.mkdirSync(folder, { recursive: true });
  writeSource({ ...place, project: folder }, 'own.json', sourceOf(`project.${name}`, plainSteps(1)));
  return folder;
}

type Setting = {
  readonly cwd: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** URIs or folders; absent: the client declares no roots. */
  readonly roots?: string[];
};
type Connected = {
  readonly client: Client;
  /** The methods of all requests that the server sent. */
  readonly asked: string[];
  call(name: string, args?: Record<string, unknown>): Promise<{ text: string; isError: boolean }>;
};

async function connect(place: Place, { cwd, args = [], env = {}, roots }: Setting): Promise<Connected> {
  const capabilities = roots === undefined ? {} : { roots: { listChanged: true } };
  const client = new Client({ name: 'agent', version: '1' }, { capabilities });
  const asked: string[] = [];
  client.fallbackRequestHandler = async ({ method }) => {
    asked.push(method);
    return {};
  };
  if (roots !== undefined) {
    client.setRequestHandler(ListRootsRequestSchema, ({ method }) => {
      asked.push(method);
      return { roots: roots.map((uri) => ({ uri: path.isAbsolute(uri) ? pathToFileURL(uri).href : uri })) };
    });
  }
  onTestFinished(() => client.close());
  const command = { command: process.execPath, args: [program(), 'serve', ...args], stderr: 'ignore' as const };
  await client.connect(new StdioClientTransport({ ...command, env: environmentOf(place, env), cwd }));
  return {
    client,
    asked,
    call: async (name, given = {}) => {
      const { content, isError } = await client.callTool({ name, arguments: given });
      return { text: (content as { text: string }[])[0]?.text ?? '', isError: isError === true };
    },
  };
}

const projectsIn = ({ text }: { readonly text: string }) =>
  [...text.matchAll(/^- project\.(\w+)/gm)].map(([, name]) => name);

/** @verifies workspace-order */
test('the argument, --project, CLAUDE_PROJECT_DIR, the roots of the client and the working directory, in this order', async () => {
  const place = temporaryPlace();
  const [argument, option, variable, root, cwd] = ['argument', 'option', 'variable', 'root', 'cwd'].map((name) =>
    project(place, name),
  ) as [string, string, string, string, string];
  const listed = async (setting: Setting, args: Record<string, unknown> = {}) => {
    const { call, client } = await connect(place, setting);
    const found = projectsIn(await call('list_workflows', args));
    await client.close();
    return found;
  };
  const env = { CLAUDE_PROJECT_DIR: variable };
  const all = { cwd, env, roots: [root], args: ['--project', option] };
  expect(await listed(all, { workspacePath: argument })).toEqual(['argument']);
  expect(await listed(all)).toEqual(['option']);
  expect(await listed({ cwd, env, roots: [root] })).toEqual(['variable']);
  expect(await listed({ cwd, roots: [root] })).toEqual(['root']);
  expect(await listed({ cwd })).toEqual(['cwd']);
  // What is no place of work is passed over.
  expect(await listed({ cwd, env: { CLAUDE_PROJECT_DIR: place.home }, roots: ['file:///'] })).toEqual(['cwd']);
  expect(await listed({ cwd, env: { CLAUDE_PROJECT_DIR: 'relative' }, roots: ['file:///no/such/place'] })).toEqual([
    'cwd',
  ]);
  // Of several, the one that is in a project.
  const plain = path.join(place.folder, 'plain');
  fs.mkdirSync(plain);
  expect(await listed({ cwd, roots: [place.home, plain, root, argument] })).toEqual(['root']);
});

/** @verifies no-request-at-startup @verifies workspace-order */
// @verifies workspace-order
test('roots of other schemes, and those that are no URI, hide no folder on this machine', async () => {
  const place = temporaryPlace();
  const cwd = project(place, 'cwd');
  const root = project(place, 'root');
  const odd = [
    'vscode-remote://ssh-remote/work',
    'untitled:one',
    '',
    'file://server/share',
    `${pathToFileURL(root).href}%2F..`,
  ];
  const server = await connect(place, { cwd, roots: [...odd, root] });
  expect(projectsIn(await server.call('list_workflows'))).toEqual(['root']);
});

test('roots are asked for at the first call that needs them, once, and again after the client reports a change', async () => {
  const place = temporaryPlace();
  const [one, other, cwd] = [project(place, 'one'), project(place, 'other'), project(place, 'cwd')];
  const roots = [one];
  const { client, asked, call } = await connect(place, { cwd: place.home, roots });
  await client.listTools();
  await client.ping();
  expect(projectsIn(await call('list_workflows', { workspacePath: cwd }))).toEqual(['cwd']);
  expect(asked).toEqual([]);
  expect(projectsIn(await call('list_workflows'))).toEqual(['one']);
  expect(projectsIn(await call('list_workflows'))).toEqual(['one']);
  expect(asked).toEqual(['roots/list']);
  roots.splice(0, 1, other);
  await client.sendRootsListChanged();
  expect(projectsIn(await call('list_workflows'))).toEqual(['other']);
  expect(asked).toEqual(['roots/list', 'roots/list']);
});

/** @verifies no-request-at-startup */
test('a client that declares no roots is asked for nothing at all', async () => {
  const place = temporaryPlace();
  const { asked, call } = await connect(place, { cwd: project(place, 'cwd') });
  expect(projectsIn(await call('list_workflows'))).toEqual(['cwd']);
  expect((await call('start_workflow', { workflowId: 'project.cwd' })).isError).toBe(false);
  expect(asked).toEqual([]);
});

/** @verifies workspace-order */
test('the home directory and the root of the file system are refused with the fix, in whatever way they are named', async () => {
  const place = temporaryPlace();
  const own = project(place, 'own');
  for (const cwd of [place.home, path.parse(place.home).root]) {
    const { call, client } = await connect(place, { cwd, roots: [place.home] });
    const listed = await call('list_workflows');
    expect(listed.isError).toBe(false);
    expect(listed.text).toContain('wr.code_review');
    expect(listed.text).toContain('send workspacePath');
    const refused = await call('start_workflow', { workflowId: 'wr.code_review' });
    expect(refused.isError).toBe(true);
    expect(refused.text).toContain('Call start_workflow again with workspacePath');
    expect(refused.text).not.toContain(place.home);
    for (const workspacePath of [place.home, '/']) {
      const named = await call('start_workflow', { workflowId: 'wr.code_review', workspacePath });
      expect([named.isError, named.text]).toEqual([true, expect.stringContaining('cannot be used')]);
    }
    const started = await call('start_workflow', { workflowId: 'wr.code_review', workspacePath: own });
    expect(started.isError).toBe(false);
    // A run that is known needs no workspace.
    const [stateToken] = /[a-z]+-[a-z]+-\d\d\/\S+(?=\])/.exec(started.text) ?? [];
    expect((await call('continue_workflow', { stateToken })).isError).toBe(false);
    expect((await call('resume_session')).text).toContain('continue_workflow');
    await client.close();
  }
  const { code, stderr } = await workrail(place, ['serve', '--project', place.home]);
  expect([code, stderr]).toEqual([2, expect.stringContaining('Give the path of a project directory')]);
});

test('a workspacePath that names no directory is refused with the reason', async () => {
  const place = temporaryPlace();
  const { call } = await connect(place, { cwd: project(place, 'own') });
  for (const [workspacePath, why] of [
    ['own', 'it is not an absolute path'],
    [`${place.project}\u0000`, 'it contains a NUL character'],
  ]) {
    const { isError, text } = await call('start_workflow', { workflowId: 'project.own', workspacePath });
    expect([isError, text]).toEqual([true, expect.stringContaining(`cannot be used: ${why}`)]);
  }
});

/** @verifies no-request-at-startup */
test('a server that has been greeted and asked for its tools has written nothing, so any number of them can start', async () => {
  const place = temporaryPlace();
  const cwd = path.join(place.folder, 'plain');
  fs.mkdirSync(cwd);
  const servers = await Promise.all([1, 2, 3].map(() => connect(place, { cwd, roots: [cwd] })));
  for (const { client } of servers) await client.listTools();
  expect(treeOf(place.data)).toEqual({});
  expect(servers.flatMap(({ asked }) => asked)).toEqual([]);
  const started = await Promise.all(
    servers.map(({ call }) => call('start_workflow', { workflowId: 'wr.code_review' })),
  );
  expect(started.map(({ isError }) => isError)).toEqual([false, false, false]);
});
