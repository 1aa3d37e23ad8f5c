/**
 * What the root of a sandbox holds. It is built, not borrowed: a path that is not listed here does not exist inside, so no home
 * directory, no key and no socket of this machine does [sandbox-root-is-built]. Pure, but for the facts about this machine that a caller passes in.
 */
import { posix } from 'node:path';
import { insideProxyPort } from '../../schemas/daemon/limits.ts';
import { insideProxySocket } from './protocol.ts';
import type { Mount, PlacedFile, SandboxPlan } from './sandbox.ts';

/** What a caller finds out about this machine. */
export type HostFacts = {
  readonly kindOf: (path: string) => 'directory' | 'file' | 'other' | 'absent';
  /** The target of a symbolic link; null for anything else. */
  readonly linkOf: (path: string) => string | null;
  /** The program that runs this process. */
  readonly node: string;
  /** The user id of every process inside, as it is seen there. */
  readonly user: number;
  /** The program that runs inside. */
  readonly insideProgram: string;
};

export type RootLayout = {
  readonly directories: readonly string[];
  readonly links: readonly { readonly path: string; readonly target: string }[];
  readonly files: readonly PlacedFile[];
  readonly mounts: readonly Mount[];
};

export const insideNode = '/workrail/node';
export const insideProgram = '/workrail/inside.cjs';
export const insideHome = '/home/agent';
export const insideUser = 1000;
/** The same on every machine. */
export const insideHostname = 'sandbox';

/** Programs and their libraries. On most systems all but the first are links into it. */
const systemFolders = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32'];

/** Configuration that programs need to start, and nothing that names this machine, its users or its secrets. */
const systemFiles = [
  '/etc/alternatives',
  '/etc/ca-certificates',
  '/etc/debian_version',
  '/etc/ld.so.cache',
  '/etc/ld.so.conf',
  '/etc/ld.so.conf.d',
  '/etc/localtime',
  '/etc/magic',
  '/etc/mime.types',
  '/etc/os-release',
  '/etc/pki/ca-trust/extracted',
  '/etc/pki/tls/certs',
  '/etc/protocols',
  '/etc/services',
  '/etc/ssl/certs',
  '/etc/ssl/openssl.cnf',
];

const accounts = (user: number): readonly PlacedFile[] => [
  {
    path: '/etc/passwd',
    text: `root:x:0:0::/:/usr/sbin/nologin\nagent:x:${user}:${user}::${insideHome}:/bin/sh\nnobody:x:65534:65534::/:/usr/sbin/nologin\n`,
  },
  { path: '/etc/group', text: `root:x:0:\nagent:x:${user}:\nnogroup:x:65534:\n` },
  { path: '/etc/hosts', text: '127.0.0.1 localhost\n::1 localhost\n' },
  { path: '/etc/nsswitch.conf', text: 'passwd: files\ngroup: files\nhosts: files\n' },
  {
    path: '/etc/gitconfig',
    text: '[user]\n\tname = WorkTrain\n\temail = worktrain@localhost\n[safe]\n\tdirectory = *\n[gc]\n\tauto = 0\n[maintenance]\n\tauto = false\n',
  },
];

/** Programs find the forwarder by these; what they reach on localhost needs none. */
const proxyEnvironment = (): Readonly<Record<string, string>> => {
  const proxy = `http://127.0.0.1:${insideProxyPort}`;
  const local = 'localhost,127.0.0.1,::1';
  return {
    ...{ HTTP_PROXY: proxy, HTTPS_PROXY: proxy, http_proxy: proxy, https_proxy: proxy },
    ...{ NO_PROXY: local, no_proxy: local, NODE_USE_ENV_PROXY: '1' },
  };
};

/** The variables of every command: nothing comes from the environment of the daemon [sandbox-environment-is-built]. */
export const baseEnvironment = (plan: SandboxPlan, home = insideHome): Readonly<Record<string, string>> => ({
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: home,
  USER: 'agent',
  LOGNAME: 'agent',
  SHELL: '/bin/sh',
  LANG: 'C.UTF-8',
  TERM: 'dumb',
  TMPDIR: '/tmp',
  GIT_TERMINAL_PROMPT: '0',
  ...(plan.proxySocket === null ? {} : proxyEnvironment()),
  ...plan.environment,
});

export const deviceFiles = ['null', 'zero', 'full', 'random', 'urandom', 'tty'] as const;

const parents = (path: string): readonly string[] => {
  const folder = posix.dirname(path);
  return folder === '/' ? [] : [...parents(folder), folder];
};

/** Each once, a directory before what it holds. */
const inOrder = (paths: readonly string[]): readonly string[] => [...new Set(paths)].sort();

export function rootLayout(plan: SandboxPlan, host: HostFacts): RootLayout {
  const links = systemFolders.flatMap((path) => {
    const target = host.linkOf(path);
    return target === null ? [] : [{ path, target }];
  });
  const linked = new Set(links.map(({ path }) => path));
  const readOnly = (path: string): Mount => ({ source: path, target: path, access: 'read' });
  const existing = [...systemFolders, ...systemFiles].filter(
    (path) => !linked.has(path) && host.kindOf(path) !== 'absent',
  );
  const proxy: readonly Mount[] =
    plan.proxySocket === null ? [] : [{ source: plan.proxySocket, target: insideProxySocket, access: 'write' }];
  const mounts = [
    ...existing.map(readOnly),
    { source: host.node, target: insideNode, access: 'read' as const },
    { source: host.insideProgram, target: insideProgram, access: 'read' as const },
    ...proxy,
    ...plan.mounts,
  ];
  const files = [...accounts(host.user), ...plan.files];
  const isFolder = ({ source }: Mount) => host.kindOf(source) === 'directory';
  return {
    directories: inOrder([
      '/dev/pts',
      '/dev/shm',
      '/proc',
      '/tmp',
      insideHome,
      ...[...mounts, ...files.map(({ path }) => ({ target: path }))].flatMap(({ target }) => parents(target)),
      ...mounts.filter(isFolder).map(({ target }) => target),
      '/dev',
      '/home',
    ]),
    links: [
      ...links,
      { path: '/dev/fd', target: '/proc/self/fd' },
      { path: '/dev/stdin', target: '/proc/self/fd/0' },
      { path: '/dev/stdout', target: '/proc/self/fd/1' },
      { path: '/dev/stderr', target: '/proc/self/fd/2' },
      { path: '/dev/ptmx', target: 'pts/ptmx' },
    ],
    files,
    mounts,
  };
}

/** Targets of mounts that are files: a file must be there to mount over. */
export const fileTargets = (layout: RootLayout, host: HostFacts): readonly string[] =>
  layout.mounts.filter(({ source }) => host.kindOf(source) !== 'directory').map(({ target }) => target);
