/**
 * Absolute paths in a text. Pure.
 *
 * A path begins at a slash, a drive or the home of a named user (`~alice/`) that does not continue a word: behind a space, a quote, `:`, `=`, an option letter
 * (`-I/usr/x`). It has two parts at least, or is a well-known root, so that a word such as `/help` stays. It goes on over letters
 * of every script; within quotes over spaces too, up to the closing quote; behind a folder of users, over the parts of a name.
 */
import { anyEscape, backslashEscape, closingOf, quoteBefore, replacedSpans, type Span, spanMax } from './spans.ts';

/** One character of a part, or a part in brackets, as routers name their files: `[id]`, `(shop)`. */
const part =
  "(?:[\\p{L}\\p{N}\\p{M}\\p{So}\\u200d_.@+~%$#=!^-]|\\[[\\p{L}\\p{N}_.-]{1,60}\\](?=[/.\\\\])|\\([\\p{L}\\p{N}_.-]{1,60}\\)(?=[/\\\\])|(?<=\\p{L})['’](?=\\p{L}[\\p{L}\\p{N} _-]{0,40}[/\\\\]))";
const roots =
  'home|Users|root|etc|var|tmp|opt|srv|mnt|media|usr|private|Volumes|Library|Applications|workspaces?|proc|dev|bin|sbin|lib';
/** Behind a letter of a script that is written without spaces. A path can begin there: `文件在/home/alice/x`. */
const unspaced =
  '(?<=[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmr}\\p{sc=Mymr}\\p{sc=Tibt}])';
/** Nothing that a slash would continue; an escape sequence, as JSON writes it, continues nothing. */
const before = `(?:(?<![\\p{L}\\p{N}\\p{M}_./\\\\~$@%*)\\]}-])|(?<=${backslashEscape})|(?<=(?:^|[\\s"'\`=(,\\[])-[A-Za-z]))`;
/** Before a well-known root there may also be a bracket, the emphasis of Markdown, or a letter of such a script; `项目/src` is one path. */
const beforeRoot = `(?:${unspaced}|(?<![\\p{L}\\p{N}\\p{M}_./\\\\~$@%-])|(?<=${anyEscape})|(?<=(?:^|[\\s"'\`=(,\\[])-[A-Za-z])|(?<=(?:^|[\\s"'(])(?:_{1,3}|~~))|(?<=(?:^|[\\s"'=])@)(?=/(?:home|Users)/))`;

/** The head is looked at first: of most places it needs one character, and of what is before them several. */
const behind = (start: RegExp, head: RegExp, flags = 'gu') =>
  new RegExp(`(?=${head.source})(?:${start.source}|(?<=${anyEscape})|${unspaced})${head.source}`, flags);
const heads = {
  scheme: behind(
    /(?<![\p{L}\p{N}_])/u,
    /(?:file:\/\/|vscode-[a-z]{1,20}:\/\/|(?!https?:)[a-z][a-z0-9+.-]{1,30}:\/\/file\/|[a-z][a-z0-9+.-]{1,30}:\/\/\/)(?=[^\s"'`<>)\]}])/u,
    'giu',
  ),
  drive: behind(
    /(?<![\p{L}\p{N}_](?<!(?:^|[\s"'`=(,[])-[A-Za-z]))/u,
    /[A-Za-z]:(?:\\{1,4}(?=[^\s\\"'`])|\/(?!\/)(?=[^\s]))/u,
  ),
  share: behind(/(?<![\p{L}\p{N}_\\:])/u, /\\{2,8}[\p{L}\p{N}._-]{1,100}\\{1,4}(?=[\p{L}\p{N}_$.])/u),
  // `/^a/` and `/[a-z]/g` are regular expressions.
  posix: new RegExp(`(?=/)${before}/(?![\\^[])(?=${part}{1,255}/)`, 'gu'),
  root: new RegExp(`(?=/)${beforeRoot}/(?:${roots})(?![\\p{L}\\p{N}_-])`, 'gu'),
  home: behind(/(?<![\p{L}\p{N}\p{M}_./\\~$@%-])/u, /~[\p{L}_][\p{L}\p{N}_.-]{0,63}(?=\/)/u),
  escaped: new RegExp(`(?<![\\p{L}\\p{N}_./\\\\~$@%*)\\]}-])\\\\{1,4}/(?=${part}{1,255}\\\\{1,4}/)`, 'gu'),
  encoded: /(?<![\p{L}\p{N}_.~%-])%2F(?=(?:[\w.~+-]|%(?!2F)[0-9A-F]{2}){1,255}%2F)/giu,
};
const posixTail = new RegExp(`(?:/|${part})*`, 'uy');
const windowsTail = new RegExp(`(?:[/\\\\]|${part})*`, 'uy');
const encodedTail = /[\w.~+%-]*/y;
const schemeTail = /[^\s"'`<>)\]}]*/y;
/** ` Doe` of `/Users/Jane Doe/x`: words with a capital or a digit, and then the path goes on. */
const nameTail = /(?: [\p{Lu}\p{N}][\p{L}\p{N}\p{M}_.-]{0,60}){1,4}(?=[/\\])/uy;
const ofUsers = /^(?:\/(?:home|Users|Volumes)\/|[A-Za-z]:[\\/])/;
const ofRoot = new RegExp(`^(?:/(?:${roots})(?![\\p{L}\\p{N}_-])|[A-Za-z]:[\\\\/]|\\\\\\\\|file:)`, 'u');

const tailFrom = (text: string, from: number, tail: RegExp): number => {
  tail.lastIndex = from;
  return tail.test(text) ? tail.lastIndex : from;
};

/** The end of the path that begins at `start` and goes on at `from`. */
function pathEnd(text: string, start: number, from: number, tail: RegExp): number {
  let end = tailFrom(text, from, tail);
  const begin = text.slice(start, start + 40);
  const quote = quoteBefore(text, start);
  const closing = quote === null ? null : closingOf(text, quote);
  // A quoted text that begins with a path may be a sentence: then no further part follows.
  if (closing !== null && closing > end && (ofRoot.test(begin) || /[/\\]/.test(text.slice(end, closing))))
    return closing;
  if (!ofUsers.test(begin)) return end;
  for (let next = tailFrom(text, end, nameTail); next > end && next - start < spanMax; ) {
    end = tailFrom(text, next, tail);
    next = tailFrom(text, end, nameTail);
  }
  return end;
}

const escapedForRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** The folder of a user that a path lies in: what it says about a person stands in other paths too. */
function homeOf(path: string): string[] {
  const home = /^(?:\/(?:home|Users)\/[^/]+|[A-Za-z]:[\\/]Users[\\/][^\\/]+)/.exec(path)?.[0];
  return home === undefined ? [] : [home];
}

/** @param known paths that are taken out wherever they begin, whatever they hold */
export function pathFinder(known: readonly string[]): (text: string, mark: () => string) => string {
  const whole = [...new Set(known.flatMap((path) => [path.replace(/[/\\]+$/, ''), ...homeOf(path)]))]
    .filter((path) => path.length > 1)
    .flatMap((path) => (path.includes('\\') ? [path.replaceAll('\\', '\\\\'), path] : [path]))
    .sort((a, b) => b.length - a.length);
  const begin = `(?:${whole.map(escapedForRegExp).join('|')})`;
  const knownHead = whole.length === 0 ? null : new RegExp(`(?=${begin})${beforeRoot}${begin}`, 'gu');
  const rules: readonly (readonly [head: RegExp, tail: RegExp])[] = [
    ...(knownHead === null
      ? []
      : [[knownHead, whole.some((path) => path.includes('\\')) ? windowsTail : posixTail] as const]),
    [heads.scheme, schemeTail],
    [heads.drive, windowsTail],
    [heads.share, windowsTail],
    [heads.posix, posixTail],
    [heads.root, posixTail],
    [heads.home, posixTail],
    [heads.escaped, windowsTail],
    [heads.encoded, encodedTail],
  ];
  return (text, mark) => {
    let clean = text;
    for (const [head, tail] of rules) {
      const spanOf = (match: RegExpExecArray): Span => {
        const from = match.index + match[0].length;
        return { from: match.index, end: pathEnd(clean, match.index, from, tail) };
      };
      clean = replacedSpans(clean, head, spanOf, mark);
    }
    return clean;
  };
}
