/** Files that a person names on the command line, and `-` for stdin. */
import { extname, isAbsolute, relative, resolve, sep } from 'node:path';
import type { CompileInput } from '../../compiler/compile.ts';
import { errnoOf, osFault } from '../../schemas/os-faults.ts';
import { type ReadBytes, readStdinBounded } from '../../project/files/bounded-read.ts';
import { namespacedIdPattern } from '../../schemas/ids.ts';
import { usageError } from '../../project/failure.ts';
import { isMisnamedSource } from '../../project/sources/misnamed-source.ts';
import { inputOf, readSource, stdinName } from '../../project/sources/source-input.ts';
import { visibleName } from '../../schemas/text/visible-text.ts';
import { isStoredFile } from '../../project/sources/written-folders.ts';
import { forProject } from '../../project/next-command.ts';

export const stdinOperand = '-';

const whatToName = 'Give an existing file, or `-` to read stdin';
const whatToNameInstead =
  'Give a file. To use all workflow sources of the project with `check`, `lint`, `fmt` or `compile`, give no files';
const faults: Readonly<Record<string, string>> = {
  ENOENT: 'the file does not exist',
  ENOTDIR: 'the file does not exist',
  EISDIR: 'it is a directory',
  ELOOP: 'the path is a symbolic link to itself',
  EFTYPE: 'the path is a pipe or a device, not a file; to read a pipe, redirect the pipe to stdin and give `-`',
};

function unreadable(named: string, error: unknown): never {
  const errno = errnoOf(error);
  if (errno === '') throw error;
  throw usageError(
    `${named} cannot be read: ${faults[errno] ?? `${osFault(errno).meaning} (${errno})`}`,
    errno === 'ENOENT' && isWorkflowId(named)
      ? `Give a file. If ${named} is a workflow, run \`${forProject(`workrail inspect ${named} --source`)}\` to print the path of its file`
      : errno === 'EISDIR' && named !== 'stdin'
        ? whatToNameInstead
        : whatToName,
  );
}

/** The id of a workflow in place of its file; `x.json` has the form of an id too. */
const isWorkflowId = (named: string): boolean => namespacedIdPattern.test(named) && !named.endsWith('.json');

function bytesOf(named: string, read: () => ReadBytes): ReadBytes {
  try {
    return read();
  } catch (error) {
    return unreadable(named, error);
  }
}

/** Relative to the working directory if it is below it; otherwise as it was named. */
function displayedPath(operand: string): string {
  const inside = relative(process.cwd(), resolve(operand)).split(sep).join('/');
  return visibleName(isAbsolute(operand) && inside.startsWith('..') ? operand : inside || operand);
}

/** A named file or stdin, read as it is. */
function readOperand(operand: string): CompileInput {
  if (operand === stdinOperand) {
    const { bytes, fileBytes } = bytesOf('stdin', readStdinBounded);
    return inputOf(stdinName, bytes, 'project', fileBytes);
  }
  if (isStoredFile(operand))
    throw usageError(
      `${visibleName(operand)} belongs to the stored runs of a data directory, and is not a workflow source`,
      'Give a workflow source; to list the stored runs, run: workrail sessions list',
    );
  const { bytes, fileBytes } = bytesOf(operand, () => readSource(resolve(operand)));
  // The same verdict as where the whole project is read: there no such file is a source.
  if (isMisnamedSource(resolve(operand)))
    return {
      file: displayedPath(operand),
      text: '',
      sourceKind: 'project',
      unread: { kind: 'extension', extension: extname(operand) },
    };
  return inputOf(displayedPath(operand), bytes, 'project', fileBytes);
}

export type Operand = {
  readonly input: CompileInput;
  /** Absolute; of stdin its mark. */
  readonly path: string;
};

/** Named files, each once, however it is spelled. */
export function readOperands(operands: readonly string[]): readonly Operand[] {
  if (operands.filter((operand) => operand === stdinOperand).length > 1)
    throw usageError('`-` is given more than once', 'Give `-` once: stdin can be read only once');
  const byPath = new Map(operands.map((operand) => [operand === stdinOperand ? operand : resolve(operand), operand]));
  return [...byPath].map(([path, operand]) => ({ path, input: readOperand(operand) }));
}
