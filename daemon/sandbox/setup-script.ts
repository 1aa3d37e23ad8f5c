/**
 * The shell script that builds the root of a sandbox, enters it, and gives up every privilege. It runs as the first process of
 * new namespaces; nothing of an agent runs before its last line. Pure: a layout in, a text out.
 *
 * Order matters. Everything is mounted while the root of the machine is still visible; then the root is replaced and the
 * old one unmounted, so that not even a process that left the last directory could reach it; `chroot` comes last of what needs a
 * privilege, because the kernel refuses new user namespaces to a process that is in a changed root [sandbox-gives-up-privileges].
 */
import { posix } from 'node:path';
import {
  type RootLayout,
  deviceFiles,
  insideHome,
  insideHostname,
  insideNode,
  insideProgram,
  insideUser,
} from './root-layout.ts';
import { limitArguments } from './limits.ts';
import { shellWord } from '../../schemas/text/shell-word.ts';
import type { Mount, SandboxLimits } from './sandbox.ts';

export type SetupFacts = {
  readonly layout: RootLayout;
  readonly limits: SandboxLimits;
  /** An empty directory of this machine to build in. */
  readonly place: string;
  /** Flags of the mount that holds a source. */
  readonly flagsOf: (source: string) => readonly string[];
  /** What /proc holds on this machine. */
  readonly procEntries: readonly { readonly name: string; readonly isDirectory: boolean; readonly isFile: boolean }[];
  /** Targets of mounts that are files. */
  readonly fileTargets: readonly string[];
  /** The working directory, inside. */
  readonly folder: string;
  /** The user and group to become, for a daemon that runs as root; null in a user namespace. */
  readonly becomes: { readonly uid: number; readonly gid: number } | null;
  /** Whether the plan names the socket of a proxy. */
  readonly isProxied: boolean;
};

/** A field of fstab: spaces, tabs, line breaks and backslashes in octal. */
const field = (text: string): string =>
  text.replace(/[\s\\#]/g, (char) => `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`);

const line = (source: string, target: string, type: string, options: readonly string[]): string =>
  `${field(source)} ${field(target)} ${type} ${options.join(',')} 0 0`;

function bindOptions({ source, access }: Mount, flagsOf: SetupFacts['flagsOf']): readonly string[] {
  const flags = flagsOf(source).filter((flag) => flag !== 'ro' || access === 'write');
  return ['bind', ...new Set(['nosuid', 'nodev', ...(access === 'read' ? ['ro'] : []), ...flags])];
}

/**
 * Parts of /proc that a process could change or read beyond its own namespace. Everything is hidden but processes and a few figures that
 * programs read at start; `sys` is read-only.
 */
const shownInProc: ReadonlySet<string> = new Set([
  'cpuinfo',
  'filesystems',
  'loadavg',
  'meminfo',
  'mounts',
  'net',
  'self',
  'stat',
  'thread-self',
  'uptime',
  'version',
]);

const hiddenInProc = (facts: SetupFacts, root: string): readonly string[] => {
  const options = ['ro', 'nosuid', 'nodev', 'noexec'];
  return facts.procEntries.flatMap(({ name, isDirectory, isFile }) => {
    const path = `${root}/proc/${name}`;
    if (name === 'sys') return [line(path, path, 'none', ['bind', ...options])];
    if (/^\d+$/.test(name) || shownInProc.has(name)) return [];
    if (!isDirectory && !isFile) return [];
    return [
      isDirectory
        ? line('tmpfs', path, 'tmpfs', [...options, 'mode=0555'])
        : line(`${facts.place}/empty`, path, 'none', ['bind', ...options]),
    ];
  });
};

const pageBytes = 4096;
const mebibytes = (bytes: number): string => `${Math.max(1, Math.ceil(bytes / (1024 * 1024)))}m`;

function fstab(facts: SetupFacts, root: string): readonly string[] {
  const { layout, limits, flagsOf, becomes } = facts;
  const owner = becomes === null ? [] : [`uid=${becomes.uid}`, `gid=${becomes.gid}`];
  // The kernel counts only what is in files against the size; an empty file takes memory too.
  const sizeOf = (bytes: number) => [`size=${mebibytes(bytes)}`, `nr_inodes=${Math.ceil(bytes / pageBytes)}`];
  const scratch = (path: string, bytes: number, mode: string) =>
    line('tmpfs', `${root}${path}`, 'tmpfs', ['nosuid', 'nodev', ...sizeOf(bytes), `mode=${mode}`, ...owner]);
  return [
    ...layout.mounts.map((mount) => line(mount.source, `${root}${mount.target}`, 'none', bindOptions(mount, flagsOf))),
    line('proc', `${root}/proc`, 'proc', ['nosuid', 'nodev', 'noexec']),
    ...hiddenInProc(facts, root),
    scratch('/tmp', limits.temporaryBytes, '1777'),
    scratch('/dev/shm', limits.temporaryBytes, '1777'),
    scratch(insideHome, limits.temporaryBytes, '0755'),
    line('devpts', `${root}/dev/pts`, 'devpts', ['newinstance', 'ptmxmode=0666', 'mode=620', 'nosuid', 'noexec']),
    ...(becomes === null
      ? deviceFiles.map((name) => line(`/dev/${name}`, `${root}/dev/${name}`, 'none', ['bind', 'nosuid', 'noexec']))
      : []),
  ];
}

/** Numbers of /dev/null and the like, which are the same on every Linux. */
const deviceNumbers: Readonly<Record<(typeof deviceFiles)[number], string>> = {
  null: '1 3',
  zero: '1 5',
  full: '1 7',
  random: '1 8',
  urandom: '1 9',
  tty: '5 0',
};

/** A mount over a device needs a file; root makes devices, because the machine's own may have been given other permissions. */
function devices(root: string, isRoot: boolean): readonly string[] {
  const at = (name: string) => shellWord(`${root}/dev/${name}`);
  if (!isRoot) return [`touch ${deviceFiles.map(at).join(' ')}`];
  return deviceFiles.map((name) => `mknod -m 666 ${at(name)} c ${deviceNumbers[name]}`);
}

/** The limits of each process, and after them the first process: it waits for the program inside and ends with it. */
function lastWords({ limits, becomes, folder }: SetupFacts): string {
  const drop = [
    'setpriv',
    ...(becomes === null ? [] : [`--reuid=${becomes.uid}`, `--regid=${becomes.gid}`, '--clear-groups']),
    '--bounding-set=-all',
    '--inh-caps=-all',
    '--ambient-caps=-all',
    '--no-new-privs',
    '--pdeathsig=KILL',
  ];
  // A background process of a shell has no standard input unless it is given one.
  const first = 'cd "$1"; shift; unset OLDPWD; exec 3<&0; "$@" <&3 3<&- & exec 3<&-; wait $!';
  const nested =
    becomes === null
      ? ['unshare', '--user', `--map-user=${insideUser}`, `--map-group=${insideUser}`, '--keep-caps']
      : [];
  const words = [
    ...nested,
    'chroot',
    '/root',
    ...drop,
    'prlimit',
    ...limitArguments(limits),
    'sh',
    '-c',
    first,
    'sh',
    folder,
    insideNode,
    insideProgram,
  ];
  return `exec ${words.map(shellWord).join(' ')}`;
}

/** By what the shell itself has: to start a program for each takes as long as everything else here. */
const placed = (root: string, path: string, text: string): string =>
  `printf '%s\\n' ${shellWord(text.endsWith('\n') ? text.slice(0, -1) : text)} > ${shellWord(`${root}${path}`)}`;

/** One command for the links of a directory that have the name of their target. */
function linked(root: string, links: RootLayout['links']): readonly string[] {
  const alike = links.filter(({ path, target }) => posix.basename(path) === posix.basename(target));
  const folders = [...new Set(alike.map(({ path }) => posix.dirname(path)))];
  const at = (path: string) => shellWord(posix.join(root, path));
  const targetsIn = (folder: string) =>
    alike.filter(({ path }) => posix.dirname(path) === folder).map(({ target }) => shellWord(target));
  return [
    ...folders.map((folder) => `ln -s ${targetsIn(folder).join(' ')} ${at(folder)}`),
    ...links
      .filter((link) => !alike.includes(link))
      .map(({ path, target }) => `ln -s ${shellWord(target)} ${at(path)}`),
  ];
}

export function setupScript(facts: SetupFacts): string {
  const { layout, limits, place, becomes, fileTargets } = facts;
  const root = `${place}/root`;
  const at = (path: string) => shellWord(`${root}${path}`);
  const systemLinks = ['proc', 'usr', 'bin', 'sbin', 'lib', 'lib64'].map((name) => ({
    path: `/${name}`,
    target: `root/${name}`,
  }));
  return [
    'set -eu',
    // What is made here is for the agent, which can be another user.
    'umask 022',
    `place=${shellWord(place)}; empty="$place/empty"`,
    // Devices are made here only by root; mounts that come later all say nodev.
    `mount -t tmpfs -o mode=0755,nosuid,size=16m${becomes === null ? ',nodev' : ''} workrail "$place"`,
    `mkdir -p ${layout.directories.map(at).join(' ')} "$place/old"`,
    ...linked(root, layout.links),
    `touch "$empty" ${fileTargets.map(at).join(' ')}`,
    ...devices(root, becomes !== null),
    ...layout.files.map(({ path, text }) => placed(root, path, text)),
    placed(place, '/fstab', fstab(facts, root).join('\n')),
    'mount --all --fstab "$place/fstab"',
    // Programs reach servers of their own on localhost, and the forwarder to the proxy, if there is one.
    facts.isProxied ? 'ip link set lo up' : 'ip link set lo up 2>/dev/null || true',
    // Segments of shared memory belong to no process, so no measurement finds them. The bound is that of this namespace; old kernels let only
    // root set it.
    `{ echo ${Math.ceil(limits.temporaryBytes / pageBytes)} > /proc/sys/kernel/shmall; } 2>/dev/null || true`,
    // The name of the machine may name its owner. The file is closed to an ordinary user, and read-only in some containers; not every machine
    // has the program.
    `{ echo ${insideHostname} > /proc/sys/kernel/hostname || hostname ${insideHostname}; } 2>/dev/null || true`,
    // Programs for the next lines, which run in the new root.
    ...linked(place, systemLinks),
    'cd "$place"',
    'pivot_root . old',
    'cd /',
    'umount -l /old',
    'rmdir /old',
    'rm /fstab',
    `mount -o remount,bind,ro,nosuid${becomes === null ? ',nodev' : ''} /`,
    'unset OLDPWD',
    lastWords(facts),
  ].join('\n');
}
