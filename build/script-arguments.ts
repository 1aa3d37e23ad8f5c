/**
 * The arguments of a program of `build/`: flags and names, all of them known before anything runs. `--help` prints the usage; an unknown
 * word is refused with the list of what there is. Pure.
 */
import { suggest } from '../schemas/text/suggest.ts';

export type ScriptSpec = {
  /** As it is typed: `npm run bench`. */
  readonly command: string;
  readonly summary: string;
  /** With what each does. */
  readonly flags: Readonly<Record<`--${string}`, string>>;
  /** What may be named to run a part; empty where nothing can be. */
  readonly names: readonly string[];
};

export type ScriptArguments =
  | { readonly kind: 'run'; readonly flags: ReadonlySet<string>; readonly names: ReadonlySet<string> }
  | { readonly kind: 'help' | 'refused'; readonly text: string };

function usageOf({ command, summary, flags, names }: ScriptSpec): string {
  const options = { ...flags, '--help': 'Show this help' };
  const width = Math.max(...Object.keys(options).map((flag) => flag.length));
  return [
    `Usage: ${command} -- [options]${names.length === 0 ? '' : ' [name ...]'}`,
    '',
    summary,
    '',
    'Options:',
    ...Object.entries(options).map(([flag, meaning]) => `  ${flag.padEnd(width)}  ${meaning}`),
    ...(names.length === 0 ? [] : ['', 'Names (default: all):', ...names.map((name) => `  ${name}`)]),
  ].join('\n');
}

export function readScriptArguments(words: readonly string[], spec: ScriptSpec): ScriptArguments {
  if (words.includes('--help') || words.includes('-h')) return { kind: 'help', text: usageOf(spec) };
  const isFlag = (word: string) => word.startsWith('-');
  for (const word of words) {
    const known = isFlag(word) ? Object.keys(spec.flags) : spec.names;
    if (known.includes(word)) continue;
    const near = suggest(word, known);
    const meant = near === null ? '' : `; did you mean "${near}"?`;
    return {
      kind: 'refused',
      text: `unknown ${isFlag(word) ? 'option' : 'name'} "${word}"${meant}\n\n${usageOf(spec)}`,
    };
  }
  return {
    kind: 'run',
    flags: new Set(words.filter(isFlag)),
    names: new Set(words.filter((word) => !isFlag(word))),
  };
}
