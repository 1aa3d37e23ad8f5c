/**
 * Runs after `npm ci` in a clone: bundles the binary, and installs the git hooks where there is a work tree to hook into.
 * In CI and in a checkout without git only the bundle is made. An installed package ships this file alone, so that its
 * `prepare` does nothing there whoever runs it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const bundler = new URL('bundle.mjs', import.meta.url);
if (existsSync(bundler)) {
  const { bundle } = await import(bundler.href);
  // What npm packs holds one build.
  await bundle(undefined, 'removed');
  const { writePlugin } = await import(new URL('plugin.mjs', import.meta.url).href);
  writePlugin();
  if (existsSync('.git') && process.env.CI === undefined) {
    const hooks = spawnSync(process.execPath, ['node_modules/lefthook/bin/index.js', 'install'], { encoding: 'utf8' });
    if (hooks.status !== 0) console.error('the git hooks were not installed; run: npx lefthook install');
  }
}
