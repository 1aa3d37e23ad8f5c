/**
 * The walk of a call: the files of the product that it enters, in the order in which it enters them first. Every function is marked
 * while the calls of `walk-driver.ts` are bundled, so the list is what happened, not what is imported.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { ts } from 'ts-morph';
import { rooms } from './measure.ts';
import { type Phase, phaseOf, phasesOf } from './walk-phases.ts';

type Walk = { readonly call: string; readonly files: readonly string[] };
type Driver = { readonly calls: Readonly<Record<string, () => Promise<() => unknown>>> };

/** The text of a file with a call at the start of each function. */
export function marked(file: string, text: string): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const mark = `__entered(${JSON.stringify(file)})`;
  const insertions: { readonly at: number; readonly text: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const { body } = node as { readonly body: ts.Node };
      if (ts.isBlock(body)) insertions.push({ at: body.getStart(source) + 1, text: `${mark};` });
      else {
        insertions.push({ at: body.getStart(source), text: `(${mark}, ` });
        insertions.push({ at: body.getEnd(), text: ')' });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  // From the end on: what was inserted moves nothing that comes before it. Of two at one place the inner one goes in first.
  return insertions
    .map((one, order) => ({ ...one, order }))
    .sort((a, b) => b.at - a.at || (a.text === ')' ? a.order - b.order : b.order - a.order))
    .reduce((all, { at, text: mark }) => `${all.slice(0, at)}${mark}${all.slice(at)}`, text);
}

const markFunctions = (root: string): Plugin => ({
  name: 'mark-functions',
  setup(builder) {
    builder.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const file = relative(root, path).split(sep).join('/');
      if (!rooms.some((room) => file.startsWith(`${room}/`))) return undefined;
      return { contents: marked(file, readFileSync(path, 'utf8')), loader: 'ts' };
    });
  },
});

async function loadDriver(root: string, entered: (file: string) => void): Promise<Driver> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'build/structure/walk-driver.ts')],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    mainFields: ['module', 'main'],
    target: 'node20',
    logLevel: 'silent',
    external: ['fs-native-extensions'],
    plugins: [markFunctions(root)],
    define: { 'import.meta.url': '__moduleUrl', 'import.meta.dirname': '__folder' },
  });
  const module: { exports: unknown } = { exports: {} };
  const run = new Function(
    'require',
    'module',
    'exports',
    '__moduleUrl',
    '__folder',
    '__entered',
    outputFiles[0]?.text ?? '',
  );
  const place = join(root, 'build/structure/walk-driver.ts');
  run(createRequire(place), module, module.exports, `file://${place}`, join(root, 'build/structure'), entered);
  return module.exports as Driver;
}

export async function walksOf(root: string): Promise<readonly Walk[]> {
  let files: Set<string> | null = null;
  const { calls } = await loadDriver(root, (file) => files?.add(file));
  const walks: Walk[] = [];
  for (const [call, prepare] of Object.entries(calls)) {
    const measured = await prepare();
    files = new Set();
    await measured();
    walks.push({ call, files: [...files] });
    files = null;
  }
  return walks;
}

/** The first sentence of the comment at the top of a file; null for a file that has none. */
export function purposeOf(text: string): string | null {
  const comment = /^\/\*\*([\s\S]*?)\*\//.exec(text)?.[1];
  if (comment === undefined) return null;
  const words = comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /^.*?\.(?= |$)/.exec(words)?.[0] ?? words;
}

const openings: Readonly<Record<string, string>> = {
  compile: 'The compiler compiles one source in the native format with three steps, in memory.',
  advance: 'An agent completes the first step of a run with notes; the session is in the cache of the server.',
  read: 'An agent reads the pending step again with its stateToken.',
  resume: 'An agent searches for a run by a word from the title of its workflow.',
};

type Placed = { readonly file: string /** Counted from 1. */; readonly place: number };

/** The files of each phase in the order of their first use; phases without files are omitted. */
export function byPhase(
  call: string,
  files: readonly string[],
): readonly { readonly phase: Phase; readonly inside: readonly Placed[] }[] {
  const phases = phasesOf(call);
  const placed = files.map((file, index) => ({ phase: phaseOf(phases, file), file, place: index + 1 }));
  return phases
    .map((phase) => ({ phase, inside: placed.filter((one) => one.phase === phase) }))
    .filter(({ inside }) => inside.length > 0);
}

function phaseTable(root: string, inside: readonly Placed[]): readonly string[] {
  const rows = inside.map(({ file, place }) => {
    const purpose = purposeOf(readFileSync(join(root, file), 'utf8')) ?? '';
    return `| ${place} | \`${file}\` | ${purpose.replaceAll('|', '\\|')} |`;
  });
  return ['| order | file | purpose |', '| --- | --- | --- |', ...rows];
}

/** The page, as it must be in the repository. */
export async function walksPage(root: string): Promise<string> {
  const sections = (await walksOf(root)).map(({ call, files }) => [
    `## ${call.charAt(0).toUpperCase()}${call.slice(1)}`,
    '',
    `${openings[call] ?? ''} This call executes code of ${files.length} files.`,
    '',
    ...byPhase(call, files).flatMap(({ phase, inside }) => [
      `### ${phase.title}`,
      '',
      phase.does,
      '',
      ...phaseTable(root, inside),
      '',
    ]),
  ]);
  return [
    '# Walks through the code',
    '',
    'This page lists the source files that four calls execute. The files of a call are grouped by phase, in the order in which the call goes through',
    'the phases. In the tables, "order" is the position of the file among all files of the call, by first use. "Purpose" is the first sentence of the',
    'comment at the top of the file.',
    '',
    '`npm run generate` writes this page. CI fails if it differs from the code.',
    '',
    ...sections.flat(),
  ].join('\n');
}
