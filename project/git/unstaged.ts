/**
 * How the files that git would commit differ from the work tree, for a lock file that was compiled from one and is checked
 * against the other.
 */
import { join } from 'node:path';
import { configName } from '../configuration/project-config-file.ts';
import { bindingsFileName } from '../configuration/bindings-file.ts';
import { withLf } from '../files/line-endings.ts';
import { inputOfSource } from '../sources/source-input.ts';
import { type SourceRoot, sourcesOf } from '../sources/source-root.ts';
import { textAt } from '../files/atomic-write.ts';

function textsOf(root: SourceRoot): ReadonlyMap<string, string | null> {
  const sources = sourcesOf(root).map((file): [string, string | null] => [
    file.file,
    withLf(inputOfSource(file, root.sourceKind).text),
  ]);
  const settings = [configName, bindingsFileName].flatMap((name): [string, string | null][] => {
    const text = textAt(root, join(root.folder, ...name.split('/')));
    return text === null ? [] : [[name, withLf(text)]];
  });
  return new Map([...sources, ...settings]);
}

/** By path, sorted: sources and settings that git would commit with another text, not at all, or although they were removed. */
export function unstagedSources(staged: SourceRoot, workTree: SourceRoot): readonly string[] {
  const [index, files] = [textsOf(staged), textsOf(workTree)];
  const names = new Set([...index.keys(), ...files.keys()]);
  return [...names].filter((name) => index.get(name) !== files.get(name)).sort();
}

export function isSameLock(staged: SourceRoot, workTree: SourceRoot): boolean {
  const [index, file] = [staged, workTree].map((root) =>
    root.lockFile === null ? null : withLf(textAt(root, root.lockFile)),
  );
  return index === file;
}
