/** What is bundled is shipped with its licence, and what has none is not bundled. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/files.ts';

const { packageFolderOf, thirdPartyLicenses } = (await import('../../build/third-party-licenses.mjs' as string)) as {
  packageFolderOf(input: string): string | null;
  thirdPartyLicenses(inputs: readonly string[], root: string): string;
};

function packages(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
}
const manifest = (name: string, license: string | undefined = 'MIT') =>
  JSON.stringify({ name, version: '1.0.0', license });
const inputs = ['cli/main.ts', 'node_modules/one/lib/a.js', 'deferred-two:node_modules/@scope/two/b.js'];
const two = {
  'node_modules/@scope/two/package.json': manifest('@scope/two'),
  'node_modules/@scope/two/COPYING': 'Two.',
};

test.each([
  ['cli/main.ts', null],
  ['node_modules/one/lib/a.js', 'node_modules/one'],
  ['node_modules/@scope/two/b.js', 'node_modules/@scope/two'],
  ['node_modules/one/node_modules/@scope/two/b.js', 'node_modules/one/node_modules/@scope/two'],
  ['deferred-re2js:node_modules/re2js/index.js', 'node_modules/re2js'],
])('the package of %s is %s', (input, folder) => {
  expect(packageFolderOf(input)).toBe(folder);
});

// @verifies bundled-licenses-shipped
test('each package has a section with its name, its version and its texts', () => {
  const one = {
    'node_modules/one/package.json': manifest('one'),
    'node_modules/one/LICENSE.md': 'One.',
    'node_modules/one/NOTICE': 'Noted.',
  };
  const text = thirdPartyLicenses(inputs, packages({ ...one, ...two }));
  expect(text.replaceAll(/-{80}\n/g, '')).toMatch(
    /\n@scope\/two 1\.0\.0 \(MIT\)\n\nTwo\.\n\none 1\.0\.0 \(MIT\)\n\nOne\.\n\nNoted\.\n$/,
  );
});

// @verifies bundled-licenses-shipped
test('a package without a licence file has the text of a package of its repository with the same licence, and of no other', () => {
  const of = (name: string, url: string, license = 'MIT') =>
    JSON.stringify({ name, version: '1.0.0', license, repository: { url } });
  const scope = { ...two, 'node_modules/@scope/two/package.json': of('@scope/two', 'git://a') };
  const text = (url: string, license?: string) =>
    thirdPartyLicenses(inputs, packages({ 'node_modules/one/package.json': of('one', url, license), ...scope }));
  expect(text('git://a').replaceAll(/-{80}\n/g, '')).toMatch(/\none 1\.0\.0 \(MIT\)\n\nTwo\.\n$/);
  expect(() => text('git://b')).toThrow(/\bone 1\.0\.0\b/);
  expect(() => text('git://a', 'Apache-2.0')).toThrow(/\bone 1\.0\.0\b/);
});

// @verifies bundled-licenses-shipped
test.each([
  ['no licence file', { 'node_modules/one/package.json': manifest('one') }],
  ['an empty licence file', { 'node_modules/one/package.json': manifest('one'), 'node_modules/one/LICENSE': ' \n' }],
  [
    'no licence in its manifest',
    { 'node_modules/one/package.json': '{"name":"one","version":"1.0.0"}', 'node_modules/one/LICENSE': 'One.' },
  ],
])('a package with %s fails the build, by name', (_, one) => {
  expect(() => thirdPartyLicenses(inputs, packages({ ...one, ...two }))).toThrow(/\bone 1\.0\.0\b/);
});
