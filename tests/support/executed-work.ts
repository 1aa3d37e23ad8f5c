/**
 * How much work a call does, as counts that no clock and no other load changes: how often V8 ran the busiest block of each
 * function of our own code, and how many characters and elements the language's own searches and iterations went through, which
 * block counts do not show.
 */
import { Session } from 'node:inspector';

export type Work = ReadonlyMap<string, number>;

type Counted = {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly {
      readonly functionName: string;
      readonly ranges: readonly { readonly startOffset: number; readonly count: number }[];
    }[];
  }[];
};
type Method = (this: unknown, ...args: unknown[]) => unknown;

const isOurs = (url: string) => /\/(compiler|cli|schemas|builtins)\//.test(url) && !url.includes('node_modules');

/** What a search from `from` looked at: up to its hit, or all of the rest. */
const searched = (length: number, from: unknown, found: number) => {
  const start = typeof from === 'number' ? from : 0;
  return Math.max(1, (found < 0 ? length : found) - start);
};

type Watched = { readonly of: object; readonly name: string | symbol; readonly cost: CostOf };
type CostOf = (self: never, args: readonly unknown[], result: unknown) => number;

const elements = (name: string | symbol): Watched => ({
  of: Array.prototype,
  name,
  cost: (self: readonly unknown[]) => self.length,
});
const watched: readonly Watched[] = [
  { of: Array.prototype, name: 'slice', cost: (_, _args, part) => (part as readonly unknown[]).length + 1 },
  ...['concat', 'join', 'sort', 'reverse', 'flat', 'shift', 'splice', Symbol.iterator].map(elements),
  {
    of: Array.prototype,
    name: 'includes',
    cost: (self: readonly unknown[], [item], found) => searched(self.length, 0, found ? self.indexOf(item) : -1),
  },
  {
    of: Array.prototype,
    name: 'indexOf',
    cost: (self: readonly unknown[], _, found) => searched(self.length, 0, found as number),
  },
  ...[Set.prototype, Map.prototype].map(
    (of): Watched => ({ of, name: Symbol.iterator, cost: (self: ReadonlySet<unknown>) => self.size }),
  ),
  ...['indexOf', 'includes'].map(
    (name): Watched => ({
      of: String.prototype,
      name,
      cost: (self: string, [part, from], found) =>
        searched(self.length, from, found === true ? self.indexOf(String(part), from as number) : Number(found)),
    }),
  ),
  { of: String.prototype, name: 'split', cost: (self: string) => self.length },
  {
    of: RegExp.prototype,
    name: 'exec',
    cost: (_self: RegExp, [text], found) =>
      found === null ? String(text).length : (found as RegExpExecArray)[0].length + 1,
  },
];

/** @param count is told what each call of a watched method went through */
function whileWatched(run: () => void, count: (name: string, by: number) => void): void {
  const originals = watched.map(({ of, name }) => Object.getOwnPropertyDescriptor(of, name));
  let isCounting = true;
  for (const [index, { of, name, cost }] of watched.entries()) {
    const original = originals[index]?.value as Method;
    const label = `${of.constructor.name}.${String(name)}`;
    const counting: Method = function (...args) {
      const result = original.apply(this, args);
      if (isCounting) {
        isCounting = false;
        count(label, (cost as (...all: unknown[]) => number)(this, args, result));
        isCounting = true;
      }
      return result;
    };
    Object.defineProperty(of, name, { ...originals[index], value: counting });
  }
  try {
    run();
  } finally {
    for (const [index, { of, name }] of watched.entries())
      Object.defineProperty(of, name, originals[index] as PropertyDescriptor);
  }
}

/**
 * By `file function@offset`, and by the method of the language. For files of tests that run `withoutOptimizer`: afterwards, regular
 * expressions run ten times slower in this process.
 */
export function workOf(run: () => void): Work {
  const work = new Map<string, number>();
  const add = (name: string, by: number) => {
    work.set(name, (work.get(name) ?? 0) + by);
  };
  const session = new Session();
  session.connect();
  let counted: Counted = { result: [] };
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  // In the same run: what a watched method does is counted here and is not ours, so neither count changes the other.
  whileWatched(run, add);
  session.post('Profiler.takePreciseCoverage', (_, found) => {
    counted = found as Counted;
  });
  session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
  for (const { url, functions } of counted.result.filter((script) => isOurs(script.url)))
    for (const { functionName, ranges } of functions)
      add(
        `${url.split('/').slice(-2).join('/')} ${functionName}@${ranges[0]?.startOffset ?? 0}`,
        Math.max(...ranges.map(({ count }) => count)),
      );
  return work;
}
