/**
 * Lists the names in a folder. A system may have names that are not UTF-8. No path as text leads to them, so they are shown by
 * their bytes, as in `b\xff.json`, and not opened [odd-source-names-are-reported].
 */
import { isUtf8 } from 'node:buffer';
import { readdirSync } from 'node:fs';

export type NamedEntry = {
  readonly name: string;
  readonly isUtf8: boolean;
  isDirectory(): boolean;
  isSymbolicLink(): boolean;
};

const longestCharacter = 4;

/** Shows every byte that is not part of a character as `\xff`. */
function shownBytes(name: Buffer): string {
  let shown = '';
  for (let at = 0; at < name.length; ) {
    const character = characterAt(name, at);
    shown += character === null ? `\\x${name.toString('hex', at, at + 1)}` : character.toString();
    at += character?.length ?? 1;
  }
  return shown;
}

function characterAt(name: Buffer, at: number): Buffer | null {
  for (let length = 1; length <= longestCharacter; length += 1) {
    const bytes = name.subarray(at, at + length);
    if (isUtf8(bytes)) return bytes;
  }
  return null;
}

export function namesBelow(folder: string): readonly NamedEntry[] {
  return readdirSync(folder, { withFileTypes: true, encoding: 'buffer' }).map((entry) => {
    const isText = isUtf8(entry.name);
    return {
      name: isText ? entry.name.toString() : shownBytes(entry.name),
      isUtf8: isText,
      isDirectory: () => entry.isDirectory(),
      isSymbolicLink: () => entry.isSymbolicLink(),
    };
  });
}
