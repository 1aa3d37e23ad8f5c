/** `npm run new -- <kind> <name>`: creates the files of an addition and registers it, so that only its content is left to write. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Scaffold, ScaffoldError, type Tree } from './files.ts';
import { kinds } from './scaffolds.ts';

const root = join(import.meta.dirname, '../..');

export const treeAt = (folder: string): Tree => ({
  read: (path) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : null),
  list: (path) => readdirSync(join(folder, path)),
});

export const usage = [
  'Usage: npm run new -- <kind> <name>',
  '',
  ...Object.values(kinds).map(({ summary, example }) => `  npm run new -- ${example.padEnd(34)} ${summary}`),
].join('\n');

/** @throws ScaffoldError for an unknown kind, a name that does not fit, and a name that is taken */
export function scaffold([kind = '', name = '', ...more]: readonly string[], tree: Tree): Scaffold {
  const known = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (known === undefined || more.length > 0) throw new ScaffoldError(usage);
  if (!known.name.test(name))
    throw new ScaffoldError(
      `"${name}" is not a name for ${known.summary}; for example: npm run new -- ${known.example}`,
    );
  const made = known.make(name, tree);
  const taken = Object.keys(made.created).find((path) => tree.read(path) !== null);
  if (taken !== undefined) throw new ScaffoldError(`${taken} exists already; choose another name`);
  return made;
}

function main(argv: readonly string[]): number {
  try {
    const { created, changed, next } = scaffold(argv, treeAt(root));
    for (const [path, text] of Object.entries({ ...changed, ...created })) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
      console.log(`${path in created ? 'created' : 'changed'} ${path}`);
    }
    console.log(['', 'Next:', ...next.map((line, at) => `${at + 1}. ${line}`)].join('\n'));
    return 0;
  } catch (error) {
    if (!(error instanceof ScaffoldError)) throw error;
    console.error(error.message);
    return 2;
  }
}

if (process.argv[1] === import.meta.filename) process.exitCode = main(process.argv.slice(2));
