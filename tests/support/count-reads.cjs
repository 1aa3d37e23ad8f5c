/** Loaded before a program: counts the bytes that it reads from files, and writes the count to $READS_FILE when the program ends. */
const fs = require('node:fs');

const write = fs.writeFileSync;
let bytes = 0;
const sizeOf = (read) => Buffer.byteLength(read);

for (const name of ['readSync', 'readvSync']) {
  const original = fs[name];
  fs[name] = (...parameters) => {
    const got = original(...parameters);
    bytes += got;
    return got;
  };
}
const { readFileSync } = fs;
fs.readFileSync = (...parameters) => {
  const read = readFileSync(...parameters);
  bytes += sizeOf(read);
  return read;
};
for (const name of ['read', 'readFile', 'createReadStream']) {
  const original = fs[name];
  // Nothing reads so; what does would have to be counted here.
  fs[name] = (...parameters) => {
    if (name !== 'createReadStream' && typeof parameters[0] === 'number' && parameters[0] <= 2)
      return original(...parameters);
    bytes = Number.MAX_SAFE_INTEGER;
    return original(...parameters);
  };
}
process.on('exit', () => write(process.env.READS_FILE, String(bytes)));
