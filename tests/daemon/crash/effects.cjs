/**
 * Loaded before the program with `node --require`. It names each effect of the process in a file, in order, and kills the process with
 * SIGKILL at the effect with a given number. An effect is a change below a folder, the start or the end of another program, what is sent
 * to one, and the start or the end of a request over the network. The program itself is unchanged.
 *
 * EFFECTS_BELOW is the folder, EFFECTS_LOG the file, and EFFECTS_KILL the number or the name of the effect; with EFFECTS_HALF, half of a
 * write is done first.
 */
const fs = require('node:fs');
const path = require('node:path');
const http = require('node:http');
const child = require('node:child_process');

const { EFFECTS_BELOW: below = '', EFFECTS_LOG: log = '', EFFECTS_KILL: at, EFFECTS_HALF: half } = process.env;
for (const name of ['BELOW', 'LOG', 'KILL', 'HALF']) delete process.env[`EFFECTS_${name}`];

const { writeSync, openSync, closeSync, existsSync } = fs;
const logFile = openSync(log, 'a');
let number = 0;

/** @param onHalf does a part of the effect */
function effect(label, onHalf) {
  writeSync(logFile, `${label}\n`);
  if (at === label || at === `${number}`) {
    if (half !== undefined) onHalf?.();
    process.kill(process.pid, 'SIGKILL');
  }
  number += 1;
}

/** The name of a file of the daemon: the same in each run. */
const nameOf = (file) => {
  const name = path.relative(below, String(file)).split(path.sep).join('/');
  if (/(^|\/)(\.git|remote\.git)\//.test(name)) return null;
  const shown = name
    .replace(/(sess|run|job)_[a-z0-9]+/g, '<$1>')
    .replace(/sha256-[0-9a-f]{8,}/g, '<digest>')
    .replace(/\.[A-Za-z0-9_-]+\.tmp$/, '.<id>.tmp')
    .replace(/workrail-(sandbox|proxy)[\w-]+/, 'workrail-$1-<id>')
    .replace(/(segments?|events|snapshots|artifacts|workflows)\/[^/]+$/, '$1/<name>');
  return shown.startsWith('..') ? null : shown;
};

/** What the last line of a log says: its kind, and what it is about. */
const recordIn = (bytes) => {
  try {
    const text = typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString('utf8');
    const { kind, effect: about } = JSON.parse(text.trimEnd().split('\n').at(-1));
    return kind === undefined ? '' : ` ${kind}${about === undefined ? '' : ` ${about}`}`;
  } catch {
    return '';
  }
};

const opened = new Map();
fs.openSync = (file, flags, ...more) => {
  const name = nameOf(file);
  const isMaking = typeof flags === 'number' ? (flags & fs.constants.O_CREAT) !== 0 : /[wa]/.test(String(flags));
  if (name !== null && isMaking && !existsSync(file)) effect(`create ${name}`);
  const descriptor = openSync(file, flags, ...more);
  if (name !== null) opened.set(descriptor, name);
  return descriptor;
};
fs.closeSync = (descriptor) => {
  opened.delete(descriptor);
  return closeSync(descriptor);
};
fs.writeSync = (descriptor, bytes, ...more) => {
  const name = opened.get(descriptor);
  if (name !== undefined)
    effect(`write ${name}${recordIn(bytes)}`, () => {
      if (typeof bytes === 'string') return writeSync(descriptor, bytes.slice(0, bytes.length >> 1));
      const [offset = 0, length = bytes.length, position = null] = more;
      return writeSync(descriptor, bytes, offset, length >> 1, position);
    });
  return writeSync(descriptor, bytes, ...more);
};
for (const [operation, about] of [
  ['renameSync', 1],
  ['linkSync', 1],
  ['unlinkSync', 0],
  ['mkdirSync', 0],
  ['mkdtempSync', 0],
  ['rmSync', 0],
  ['rmdirSync', 0],
  ['writeFileSync', 0],
  ['copyFileSync', 1],
]) {
  const real = fs[operation];
  fs[operation] = (...args) => {
    const name = nameOf(args[about]);
    if (name !== null) effect(`${operation.replace('Sync', '')} ${name}`);
    return real(...args);
  };
}
const { ftruncateSync } = fs;
fs.ftruncateSync = (descriptor, ...more) => {
  if (opened.has(descriptor)) effect(`truncate ${opened.get(descriptor)}`);
  return ftruncateSync(descriptor, ...more);
};

const spawned = child.spawn;
/** `git push`, `unshare`. */
const commandOf = (program, args) => {
  const name = path.basename(program);
  // It becomes the program that it starts.
  if (name === 'setpriv') {
    const started = args.findIndex((arg) => !arg.startsWith('-'));
    return commandOf(args[started], args.slice(started + 1));
  }
  if (name !== 'git') return name;
  const rest = args.filter((arg, i) => !arg.startsWith('-') && args[i - 1] !== '-c' && args[i - 1] !== '-C');
  return `git ${rest.slice(0, rest[0] === 'worktree' ? 2 : 1).join(' ')}`;
};
child.spawn = (program, args, ...more) => {
  const command = commandOf(program, args);
  effect(`before ${command}`);
  const started = spawned(program, args, ...more);
  effect(`started ${command}`);
  started.once('exit', () => effect(`after ${command}`));
  if (!command.startsWith('git') && started.stdin !== null) {
    const { write } = started.stdin;
    started.stdin.write = (text, ...rest) => {
      const { op = '' } = JSON.parse(String(text));
      effect(`send ${command} ${op}`);
      return write.call(started.stdin, text, ...rest);
    };
  }
  return started;
};

const fetched = globalThis.fetch;
globalThis.fetch = async (input, init = {}) => {
  const url = new URL(typeof input === 'string' ? input : (input.url ?? String(input)));
  const request = `${init.method ?? input.method ?? 'GET'} ${url.pathname}`;
  effect(`before ${request}`);
  const response = await fetched(input, init);
  effect(`after ${request}`);
  return response;
};

// Calls of a model.
const requested = http.request;
http.request = (...args) => {
  const [url, options] = args;
  if (typeof url !== 'string') return requested(...args);
  const request = `${options.method ?? 'GET'} ${new URL(url).pathname}`;
  effect(`before ${request}`);
  return requested(...args).once('response', () => effect(`after ${request}`));
};
