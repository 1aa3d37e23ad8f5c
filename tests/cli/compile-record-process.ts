/** A process that records a digest, and lets another one go first between its read and its write (`compile-records.test.ts`). */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const real = fs.renameSync;
fs.renameSync = (from, to) => {
  if (String(to).includes('compile-records')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  real(from, to);
};
syncBuiltinESMExports();
const { recordCompiled } = await import('../../project/artifacts/compile-records.ts');
const [, , folder = '', digest = ''] = process.argv;
fs.writeFileSync(`${folder}/ready-${digest.slice(-4)}`, '');
while (fs.readdirSync(folder).filter((name) => name.startsWith('ready-')).length < 2);
recordCompiled({ sourceKind: 'project', folder }, digest as never);
