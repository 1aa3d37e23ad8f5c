/**
 * Runs after `npm ci` in a clone: bundles the binary, and installs the git hooks where there is a work tree to hook into.
 * In CI and in a checkout without git only the bundle is made.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { bundle } from './bundle.mjs';

await bundle();
if (existsSync('.git') && process.env.CI === undefined) {
  const hooks = spawnSync(process.execPath, ['node_modules/lefthook/bin/index.js', 'install'], { encoding: 'utf8' });
  if (hooks.status !== 0) console.error('the git hooks were not installed; run: npx lefthook install');
}
