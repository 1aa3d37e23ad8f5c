import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Entry = { readonly version?: string; readonly optionalDependencies?: Record<string, string> };
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;

// A lock file written where a registry lacks some platform's binary leaves that platform out, and then `npm ci` refuses it everywhere.
test('the lock file names every optional platform package, so that npm ci works on every platform', () => {
  const paths = Object.keys(lock.packages);
  const missing = Object.values(lock.packages).flatMap((entry) =>
    Object.keys(entry.optionalDependencies ?? {}).filter(
      (name) => !paths.some((path) => path.endsWith(`node_modules/${name}`)),
    ),
  );
  expect(missing).toEqual([]);
});

test('the lock file names no download address: any registry can serve it', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"');
});

test('every dependency is pinned to one exact version', () => {
  const ranges = ['dependencies', 'devDependencies'].flatMap((group) =>
    Object.entries(manifest[group] ?? {}).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version)),
  );
  expect(ranges).toEqual([]);
});
