/**
 * The licence texts of the packages whose code is in `dist/`: their licences require that a copy goes with it, and the bundler drops
 * the comments that hold it. A package without a licence text fails the build, so that nothing is shipped without one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const thirdPartyLicensesName = 'THIRD_PARTY_LICENSES.txt';

/** `node_modules/a/node_modules/@b/c/lib/d.js` → `node_modules/a/node_modules/@b/c`; null for a file of this project. */
export function packageFolderOf(input) {
  const [, folder] = /^(?:.*:)?((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input) ?? [];
  return folder ?? null;
}

/** @param inputs files of the bundle, as the bundler names them: relative to `root`, with `/` */
export const packageFoldersOf = (inputs) =>
  [...new Set(inputs.flatMap((input) => packageFolderOf(input) ?? []))].sort();

const isLicenseFile = (name) => /^(licen[cs]e|copying)/i.test(name);
const isNoticeFile = (name) => /^(notice|authors)/i.test(name);

function textsIn(folder) {
  const names = readdirSync(folder).sort();
  const read = (wanted) => names.filter(wanted).map((name) => readFileSync(join(folder, name), 'utf8').trim());
  return { licenses: read(isLicenseFile).filter((text) => text !== ''), notices: read(isNoticeFile) };
}

function packageAt(folder) {
  const { name, version, license, repository } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name, version, license, repository: repository?.url, ...textsIn(folder) };
}

/** A repository with several packages may put its licence into some of them only. */
const licensesOfRepository = ({ license, repository }, packages) =>
  packages.find(
    (other) =>
      repository !== undefined &&
      other.repository === repository &&
      other.license === license &&
      other.licenses.length > 0,
  )?.licenses ?? [];

function sectionOf(found, packages) {
  const { name, version, license, notices } = found;
  const licenses = found.licenses.length > 0 ? found.licenses : licensesOfRepository(found, packages);
  if (typeof license !== 'string' || licenses.length === 0)
    throw new Error(`the bundled package ${name} ${version} has no licence text: it cannot be shipped`);
  return { title: `${name} ${version} (${license})`, text: [...licenses, ...notices].join('\n\n') };
}

/** One section for each package, sorted by name. */
export function thirdPartyLicenses(inputs, root) {
  const packages = packageFoldersOf(inputs).map((folder) => packageAt(join(root, folder)));
  const sections = packages.map((found) => sectionOf(found, packages));
  const unique = new Map(sections.map((section) => [section.title, section]));
  const line = '-'.repeat(80);
  const texts = [...unique.values()]
    .sort((a, b) => (a.title < b.title ? -1 : 1))
    .map(({ title, text }) => `${line}\n${title}\n${line}\n\n${text}\n`);
  return `The files of this folder contain code of these packages.\n\n${texts.join('\n')}`;
}
