/**
 * Bundles the one binary: `dist/workrail.cjs` and one CommonJS file for every module that is imported lazily, so that
 * `--version` loads a few kilobytes and `serve` never loads the compiler (stack.md, esbuild).
 *
 * - A dynamic `import()` of one of our modules becomes a `require` of its own bundle.
 * - In the server, the SDK's ajv provider is replaced by a stub: it serves elicitation, which this server does not use,
 *   and loading it costs about 70 ms. The demo is a client, whose output check needs the real one.
 * - fs-native-extensions stays outside: it finds its prebuilt binary beside itself.
 */
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const main = join(root, 'cli/main.ts');
const withRealAjv = /cli\/commands\/demo\.ts$/;

const bundleName = (file) =>
  file === main ? 'workrail' : relative(root, file).split(sep).join('-').replace(/\.ts$/, '').replace(/^cli-/, '');

/** Turns lazy imports of our own modules into requires of their own bundles, and remembers them. */
function lazyModules(found) {
  return {
    name: 'lazy-modules',
    setup(builder) {
      builder.onResolve({ filter: /^\./ }, (args) => {
        if (args.kind !== 'dynamic-import' || args.importer.includes('node_modules')) return undefined;
        const file = resolve(args.resolveDir, args.path);
        found.add(file);
        return { path: `./${bundleName(file)}.cjs`, external: true };
      });
    },
  };
}

const stubAjv = {
  name: 'stub-ajv',
  setup(builder) {
    builder.onResolve({ filter: /ajv-provider\.js$/ }, () => ({ path: join(root, 'build/stubs/ajv-provider.ts') }));
  },
};

/** Builds `dist/`; answers esbuild's metafile inputs by bundle, for the test that looks for what must not be inside. */
export async function bundle(outputFolder = join(root, 'dist')) {
  rmSync(outputFolder, { recursive: true, force: true });
  mkdirSync(outputFolder, { recursive: true });
  const inputs = {};
  const pending = new Set([main]);
  for (const file of pending) {
    const result = await build({
      entryPoints: [file],
      outfile: join(outputFolder, `${bundleName(file)}.cjs`),
      bundle: true,
      metafile: true,
      platform: 'node',
      mainFields: ['module', 'main'],
      format: 'cjs',
      target: 'node20',
      supported: { 'dynamic-import': false },
      minifySyntax: true,
      minifyWhitespace: true,
      legalComments: 'none',
      logLevel: 'warning',
      external: ['fs-native-extensions'],
      define: { 'import.meta.url': '__moduleUrl' },
      banner: {
        js: `${file === main ? '#!/usr/bin/env node\n' : ''}const __moduleUrl=require('node:url').pathToFileURL(__filename).href;`,
      },
      plugins: [lazyModules(pending), ...(withRealAjv.test(file) ? [] : [stubAjv])],
    });
    inputs[bundleName(file)] = Object.keys(result.metafile.inputs);
  }
  // As npm does when it links a program: a checkout that was built again is still one that runs.
  chmodSync(join(outputFolder, `${bundleName(main)}.cjs`), 0o755);
  return inputs;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const inputs = await bundle();
  console.error(`bundled ${Object.keys(inputs).length} files into dist/`);
}
