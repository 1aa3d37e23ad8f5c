/**
 * Bundles the one binary: `dist/workrail.cjs`, one CommonJS file for every module that is imported lazily, and the chunks
 * that these share. `--version` loads a few kilobytes, `serve` never loads the compiler, and nothing is stored twice
 * (ADR-0025).
 *
 * - esbuild splits ES modules only, so each chunk is split first and turned into CommonJS afterwards: Node 20 loads a
 *   graph of CommonJS files faster than the same graph of ES modules.
 * - In the server, the SDK's ajv provider is replaced by a stub: it checks the answers of forms, which the server
 *   reads itself, and loading it costs about 70 ms. The demo is a client, whose output check needs the real one.
 * - What the AI SDK imports and nothing uses is replaced by stubs: it was a third of the memory that the daemon's models take.
 * - fs-native-extensions stays outside: it finds its prebuilt binary beside itself.
 * - The bundler drops the comments that hold licences, so their texts go into a file beside the bundles.
 * - Files but the entry carry the digest of their build in their names. A build adds its files, then replaces the entry by a rename:
 *   a program that starts or runs meanwhile finds all of the one build or of the other (ADR-0028).
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';
import { compilerDigest } from './compiler-digest.mjs';
import { writePlugin } from './plugin.mjs';
import { writeAtomically } from './write-atomically.mjs';
import { thirdPartyLicenses, thirdPartyLicensesName } from './third-party-licenses.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const main = join(root, 'cli/main.ts');
const target = 'node20';
const digestOfCompiler = compilerDigest(root);
/** Above this, reading a chunk costs more than opening a file of its own. */
const packedToBytes = 48 * 1024;
/** What people and agents wait for most, with what each loads on its way. */
const waitedFor = {
  check: ['commands-check'],
  list: ['commands-list'],
  sessions: ['commands-sessions-list', 'runtime-admin-list-sessions'],
  serve: ['commands-serve', 'serving-serve-project'],
};
const shebang = '#!/usr/bin/env node\n';
const moduleUrl = 'const __moduleUrl=require("node:url").pathToFileURL(__filename).href;';

const bundleName = (file) =>
  file === main ? 'workrail' : relative(root, file).split(sep).join('-').replace(/\.ts$/, '').replace(/^cli-/, '');

const stubAjv = {
  name: 'stub-ajv',
  setup(builder) {
    builder.onResolve({ filter: /ajv-provider\.js$/ }, ({ importer }) =>
      /[\\/]server[\\/]/.test(importer) ? { path: join(root, 'build/stubs/ajv-provider.ts') } : undefined,
    );
  },
};

const stubOf = (name) => ({ path: join(root, 'build/stubs', name) });
const stubUnusedOfSdk = {
  name: 'stub-unused-of-sdk',
  setup(builder) {
    builder.onResolve({ filter: /^@ai-sdk\/gateway$/ }, () => stubOf('ai-gateway.ts'));
    builder.onResolve({ filter: /\/locales\/index\.js$/ }, ({ importer }) =>
      /[\\/]zod[\\/]v4[\\/]/.test(importer) ? stubOf('zod-locales.ts') : undefined,
    );
  },
};

/** Below this, a module costs less than opening a file of its own. */
const deferredFromBytes = 20 * 1024;
/**
 * What one call needs and the next does not: large validators, what names the problems of refused values, the regular expressions,
 * the parser of texts that are not valid JSON, and with all that they import the reader of the older format, what explains the
 * mistakes in a shape, and the list of all lint rules. The module that takes their place has the same exports and loads the real one, synchronously, when it is first used.
 */
const deferrable = [
  {
    filter: /generated\/validators\/[^/]+\.js$/,
    name: (file) => `validator-${basename(file, '.js')}`,
    fromBytes: deferredFromBytes,
    by: deferredValidator,
  },
  {
    filter: /\/problems\/[^/]+\.js$/,
    name: (file) => `problems-${basename(file, '.js')}`,
    fromBytes: 0,
    by: deferredFunctions,
  },
  { filter: /^re2js$/, name: () => 're2js', fromBytes: deferredFromBytes, by: deferredObject },
  { filter: /^jsonc-parser$/, name: () => 'jsonc-parser', fromBytes: 0, by: deferredFunctions },
  {
    filter: /\/(read-legacy|explain-shape|all-rules)\.ts$/,
    name: (file) => basename(file, '.ts'),
    fromBytes: 0,
    by: deferredFunctions,
  },
];

/** Functions have small initials. A use of anything else that the module exports fails the build. */
function deferredFunctions(name, exported) {
  const functions = exported.filter((one) => /^[a-z]/.test(one));
  const deferred = functions.map((one) => `export const ${one} = (...parameters) => real().${one}(...parameters);`);
  return ['let module;', `const real = () => (module ??= require('./${name}.cjs'));`, ...deferred].join('\n');
}

function deferredValidator(name, [exported]) {
  return `let validator;
const real = () => (validator ??= require('./${name}.cjs').${exported});
export const ${exported} = (value) => real()(value);
${exported}.problems = (value) => real().problems(value);`;
}

function deferredObject(name) {
  return `let real;
export const RE2JS = new Proxy({}, { get: (_, key) => (real ??= require('./${name}.cjs').RE2JS)[key] });`;
}

/** @param found the deferred modules that were met: path by the name of the bundle */
const deferModules = (found) => ({
  name: 'defer-modules',
  setup(builder) {
    for (const { filter, name, fromBytes, by } of deferrable) {
      const namespace = `deferred-${name('')}`;
      builder.onResolve({ filter }, async ({ path, importer, kind, resolveDir, pluginData }) => {
        if (pluginData === 'real' || kind === 'entry-point' || importer === '') return undefined;
        const real = await builder.resolve(path, { importer, kind, resolveDir, pluginData: 'real' });
        if (statSync(real.path).size < fromBytes) return real;
        found[name(real.path)] = real.path;
        return { path: relative(root, real.path).split(sep).join('/'), namespace };
      });
      builder.onLoad({ filter: /./, namespace }, async ({ path }) => ({
        contents: by(name(path), await exportsOf(join(root, path))),
        loader: 'js',
      }));
    }
    builder.onResolve(
      { filter: /^\.\/(validator-.*|problems-.*|re2js|jsonc-parser|read-legacy|explain-shape|all-rules)\.cjs$/ },
      ({ path }) => ({
        path,
        external: true,
      }),
    );
  },
});

const exportsOf = async (file) => {
  const { metafile } = await build({ entryPoints: [file], bundle: false, write: false, metafile: true, format: 'esm' });
  return Object.values(metafile.outputs).flatMap((output) => output.exports);
};

/** @param entries path of each entry by the name of its bundle */
const split = (entries, deferred = {}) =>
  build({
    entryPoints: entries,
    entryNames: '[name]',
    chunkNames: 'shared-[hash]',
    outdir: join(root, 'dist'),
    outExtension: { '.js': '.cjs' },
    absWorkingDir: root,
    write: false,
    bundle: true,
    splitting: true,
    metafile: true,
    platform: 'node',
    mainFields: ['module', 'main'],
    format: 'esm',
    target,
    minifySyntax: true,
    legalComments: 'none',
    logLevel: 'warning',
    external: ['fs-native-extensions'],
    define: { 'import.meta.url': '__moduleUrl', __compilerDigest: JSON.stringify(digestOfCompiler) },
    plugins: [stubAjv, stubUnusedOfSdk, deferModules(deferred)],
  });

/** The entry and every module that is loaded lazily or on first use, by the name of its bundle. */
async function entryPoints() {
  const deferred = {};
  // What is loaded on first use may itself load another module on first use.
  let known = {};
  let built;
  do {
    known = { ...deferred };
    built = await split({ workrail: main, ...known }, deferred);
  } while (Object.keys(deferred).length > Object.keys(known).length);
  const isDeferred = new Set(Object.values(known).map((file) => relative(root, file).split(sep).join('/')));
  const files = Object.values(built.metafile.outputs)
    .flatMap(({ entryPoint }) => entryPoint ?? [])
    .filter((file) => !isDeferred.has(file));
  const own = files.filter((file) => !file.includes('node_modules')).map((file) => resolve(root, file));
  // Whatever order the plugin met them in: the bytes follow the order of the entries.
  const byName = Object.entries(deferred).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries([...own.sort().map((file) => [bundleName(file), file]), ...byName]);
}

/** The name of a file of `dist/` in the metafile. */
const outputOf = (path) => relative(root, path).split(sep).join('/');

async function commonJs(text, isMain) {
  const banner = `${isMain ? shebang : ''}${text.includes('__moduleUrl') ? moduleUrl : ''}`;
  const { code } = await transform(text, {
    format: 'cjs',
    platform: 'node',
    target,
    supported: { 'dynamic-import': false },
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    banner,
  });
  return code;
}

const isStatic = ({ kind, external }) => kind !== 'dynamic-import' && !external;

/** An output and every chunk that it imports statically. */
function loadedBy(outputs, output, seen = new Set()) {
  if (seen.has(output)) return seen;
  seen.add(output);
  for (const each of outputs[output]?.imports ?? []) if (isStatic(each)) loadedBy(outputs, each.path, seen);
  return seen;
}

const entriesOf = (outputs) => Object.keys(outputs).filter((output) => outputs[output].entryPoint !== undefined);

/** Every file that has a part in what is shipped. */
const inputsOf = (outputs) => [...new Set(Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs)))];

/** What each bundle loads at once: the sources of its own file and of every chunk that it imports statically. */
function inputsByBundle(outputs) {
  const inputs = (entry) => [...loadedBy(outputs, entry)].flatMap((output) => Object.keys(outputs[output].inputs));
  return Object.fromEntries(entriesOf(outputs).map((entry) => [basename(entry, '.cjs'), [...new Set(inputs(entry))]]));
}

/**
 * Opening a file costs more than reading a small chunk, so small chunks share a file: what the entry loads, and what the same
 * ones of the commands that are waited for load, which read nothing in vain. The members of a pack stay functions, each called
 * at its first require.
 */
function packOf(outputs, entry) {
  const fileOf = (name) => outputOf(join(root, 'dist', `${name}.cjs`));
  const ofEntry = loadedBy(outputs, entry);
  const loaded = Object.entries(waitedFor).map(([command, names]) => [
    command,
    new Set(names.flatMap((name) => [...loadedBy(outputs, fileOf(name))])),
  ]);
  return (output) => {
    const { bytes, entryPoint } = outputs[output];
    if (entryPoint !== undefined || bytes > packedToBytes) return null;
    if (ofEntry.has(output)) return 'packed-entry';
    const users = loaded.flatMap(([command, its]) => (its.has(output) ? command : []));
    return users.length === 0 ? null : `packed-${users.join('-')}`;
  };
}

/** The file that holds these chunks, and loads one of them by its name. */
const packed = (chunks) => `"use strict";const loaded={},chunks={
${chunks.map(({ name, text }) => `${JSON.stringify(name)}:(function(module,exports){${text}})`).join(',\n')}
};
module.exports=(name)=>{let module=loaded[name];if(module===undefined){module=loaded[name]={exports:{}};chunks[name](module,module.exports)}return module.exports};
`;

/** The text of every file by its name, with each require of a packed chunk led to its pack. */
function filesOf(chunks) {
  const packByChunk = new Map(chunks.map(({ name, pack }) => [name, pack]));
  const linked = ({ name, text }) => ({
    name,
    text: text.replace(/require\("\.\/([^"]+)"\)/g, (own, required) => {
      const pack = packByChunk.get(required) ?? null;
      return pack === null ? own : `require("./${pack}.cjs")("${required}")`;
    }),
  });
  const alone = chunks.filter(({ pack }) => pack === null).map(linked);
  const packs = [...new Set(packByChunk.values())].filter((pack) => pack !== null).sort();
  return Object.fromEntries([
    ...alone.map(({ name, text }) => [name, text]),
    ...packs.map((pack) => [`${pack}.cjs`, packed(chunks.filter((chunk) => chunk.pack === pack).map(linked))]),
  ]);
}

const stampPattern = /\.([0-9a-f]{12})\.cjs$/;
const stampOf = (name) => stampPattern.exec(name)?.[1] ?? null;

/** The same files, named after their build, with each require led to the new name; esbuild calls `require` by several names. */
export function stamped(files, entry) {
  const hash = createHash('sha256');
  for (const name of Object.keys(files).sort()) hash.update(`${name}\n${files[name].length}\n${files[name]}`);
  const stamp = hash.digest('hex').slice(0, 12);
  const newName = (name) => (name === entry ? name : name.replace(/\.cjs$/, `.${stamp}.cjs`));
  const linked = (text) =>
    text.replace(/"\.\/([^"/]+\.cjs)"/g, (own, name) => (Object.hasOwn(files, name) ? `"./${newName(name)}"` : own));
  return {
    stamp,
    files: Object.fromEntries(Object.entries(files).map(([name, text]) => [newName(name), linked(text)])),
  };
}

/** The build that the entry in a folder names; null for none, and for one whose files carry no digest. */
function builtStamp(path) {
  try {
    return /\.([0-9a-f]{12})\.cjs"/.exec(readFileSync(path, 'utf8'))?.[1] ?? null;
  } catch {
    return null;
  }
}

/** @param previous `kept`: the files of the build before, for programs that run now; they go with the next build */
export function replaceBuild(folder, { files, stamp }, entry, previous) {
  const startedMs = Date.now();
  mkdirSync(folder, { recursive: true });
  const before = builtStamp(join(folder, entry));
  for (const [name, text] of Object.entries(files))
    if (name !== entry) writeAtomically(join(folder, name), text, 0o644);
  // As npm does when it links a program: a checkout that was built again is still one that runs.
  writeAtomically(join(folder, entry), files[entry], 0o755);
  const isKept = (name) =>
    Object.hasOwn(files, name) || stampOf(name) === stamp || (previous === 'kept' && stampOf(name) === before);
  for (const name of readdirSync(folder)) {
    if (isKept(name)) continue;
    // What is younger belongs to another build that runs now.
    if (previous === 'removed' || statSync(join(folder, name)).mtimeMs < startedMs)
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** The program that runs inside a sandbox of the daemon: one file, because nothing else of `dist/` exists there. */
const insideName = 'sandbox-inside.cjs';

export async function insideProgram() {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'daemon/sandbox/inside/main.ts')],
    absWorkingDir: root,
    write: false,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target,
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
  return outputFiles[0].text;
}

/** Builds `dist/`; answers esbuild's metafile inputs by bundle, for the test that looks for what must not be inside. */
export async function bundle(outputFolder = join(root, 'dist'), previous = 'kept') {
  const { metafile, outputFiles } = await split(await entryPoints());
  const { outputs } = metafile;
  const entry = `${bundleName(main)}.cjs`;
  const pack = packOf(outputs, outputOf(join(root, 'dist', entry)));
  const chunks = await Promise.all(
    outputFiles.map(async ({ path, text }) => {
      const name = basename(path);
      return { name, pack: pack(outputOf(path)), text: await commonJs(text, name === entry) };
    }),
  );
  chunks.push({ name: insideName, pack: null, text: await insideProgram() });
  const licenses = { [thirdPartyLicensesName]: thirdPartyLicenses(inputsOf(outputs), root) };
  replaceBuild(outputFolder, stamped({ ...filesOf(chunks), ...licenses }, entry), entry, previous);
  return inputsByBundle(outputs);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const inputs = await bundle();
  writePlugin();
  console.error(`bundled ${Object.keys(inputs).length} entry points into dist/`);
}
