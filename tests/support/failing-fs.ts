/**
 * `node:fs` of this process with a fault at one operation below a folder, for what has no port: the files of commands. Modules loaded
 * later, other folders and descriptors of other files are not touched.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

export type Operation = {
  readonly name: string;
  readonly path: string;
  /** Of a rename or a link, the new name. */
  readonly dest?: string;
};

const byPath = [
  'openSync',
  'statSync',
  'lstatSync',
  'readdirSync',
  'mkdirSync',
  'mkdtempSync',
  'rmSync',
  'unlinkSync',
  'rmdirSync',
  'writeFileSync',
  'readFileSync',
  'realpathSync',
  'chmodSync',
  'accessSync',
  'renameSync',
  'linkSync',
] as const;
const byDescriptor = [
  'readSync',
  'writeSync',
  'fstatSync',
  'ftruncateSync',
  'fchmodSync',
  'fchownSync',
  'fsyncSync',
  'closeSync',
] as const;

type AnyFunction = (...args: unknown[]) => unknown;
const table = fs as unknown as Record<string, AnyFunction>;

/** As the operating system answers. */
export function systemError(code: string, { name, path: at, dest }: Operation): Error {
  const syscall = name.replace(/Sync$/, '');
  const error = new Error(`${code}: injected, ${syscall} '${at}'`);
  return Object.assign(error, {
    code,
    errno: -1,
    syscall,
    ...(byDescriptor.some((one) => one === name) ? {} : { path: at }),
    ...(dest === undefined ? {} : { dest }),
  });
}

/** @param before sees each operation before it happens, and throws instead of it */
export async function withWatchedFs<T>(
  folder: string,
  before: (operation: Operation) => void,
  body: () => Promise<T>,
): Promise<T> {
  const paths = new Map<number, string>();
  const isInside = (at: unknown): at is string =>
    typeof at === 'string' && path.resolve(at).startsWith(folder + path.sep);
  const before_ = new Map<string, AnyFunction>();
  const put = (name: string, make: (real: AnyFunction) => AnyFunction) => {
    const real = table[name] as AnyFunction;
    before_.set(name, real);
    table[name] = Object.assign(make(real), real);
  };
  for (const name of byPath) {
    put(name, (real) => (...args) => {
      const at = args.slice(0, 2).find(isInside);
      const hasDest = name === 'renameSync' || name === 'linkSync';
      if (at !== undefined) before({ name, path: path.resolve(at), ...(hasDest ? { dest: String(args[1]) } : {}) });
      const answer = real.apply(fs, args);
      if (name === 'openSync' && at !== undefined) paths.set(answer as number, path.resolve(at));
      return answer;
    });
  }
  for (const name of byDescriptor) {
    put(name, (real) => (...args) => {
      const at = paths.get(args[0] as number);
      if (name === 'closeSync') {
        paths.delete(args[0] as number);
        real.apply(fs, args);
        if (at !== undefined) before({ name, path: at });
        return undefined;
      }
      if (at !== undefined) before({ name, path: at });
      return real.apply(fs, args);
    });
  }
  put('fsync', (real) => (...args) => {
    const at = paths.get(args[0] as number);
    try {
      if (at !== undefined) before({ name: 'fsync', path: at });
    } catch (error) {
      const done = args[1] as (error: unknown) => void;
      process.nextTick(() => done(error));
      return undefined;
    }
    return real.apply(fs, args);
  });
  syncBuiltinESMExports();
  try {
    return await body();
  } finally {
    for (const [name, real] of before_) table[name] = real;
    syncBuiltinESMExports();
  }
}
