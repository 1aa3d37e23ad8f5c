/**
 * The flags of the mount that holds a path. In a user namespace, flags such as `noexec` are locked: to mount a directory again
 * without them is refused, so each mount repeats those of its source.
 */
const kept: ReadonlySet<string> = new Set(['ro', 'nosuid', 'nodev', 'noexec', 'noatime', 'nodiratime', 'relatime']);

type MountPoint = { readonly path: string; readonly flags: readonly string[] };

/** Spaces and backslashes of a path are written in octal. */
const unescaped = (text: string): string =>
  text.replace(/\\([0-7]{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)));

/** The lines of /proc/self/mountinfo, later mounts last. */
export const mountPoints = (mountinfo: string): readonly MountPoint[] =>
  mountinfo.split('\n').flatMap((line) => {
    const [, , , , path, flags] = line.split(' ');
    if (path === undefined || flags === undefined) return [];
    return [{ path: unescaped(path), flags: flags.split(',').filter((flag) => kept.has(flag)) }];
  });

const holds = (mount: string, path: string): boolean => mount === '/' || path === mount || path.startsWith(`${mount}/`);

/** @param path without symbolic links */
export function flagsAt(points: readonly MountPoint[], path: string): readonly string[] {
  let best: MountPoint | undefined;
  for (const point of points)
    if (holds(point.path, path) && (best === undefined || point.path.length >= best.path.length)) best = point;
  return best?.flags ?? [];
}
