/** Preloaded into a measured process: writes the processor time that it used, in microseconds, to descriptor 3. */
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  require('node:fs').writeSync(3, String(user + system));
});
