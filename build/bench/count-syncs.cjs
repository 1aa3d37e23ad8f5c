/** Counts the syncs of a process, and writes the number to the file that `BENCH_SYNCS` names when the process ends. */
const fs = require('node:fs');

let syncs = 0;
for (const name of ['fsync', 'fsyncSync', 'fdatasync', 'fdatasyncSync']) {
  const real = fs[name];
  fs[name] = (...given) => {
    syncs += 1;
    return real(...given);
  };
}
process.on('exit', () => fs.writeFileSync(process.env.BENCH_SYNCS, String(syncs)));
