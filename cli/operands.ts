/** Files that a person names on the command line, and `-` for stdin. */
import { readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import type { CompileInput } from '../compiler/compile.ts';
import { usageError } from './command.ts';

export function inputOf(file: string, bytes: Uint8Array, sourceKind: CompileInput['sourceKind']): CompileInput {
  return { file, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), bytes, sourceKind };
}

/** A named file, with where it stands. */
export const readNamed = (operand: string) => ({
  input: readOperand(operand),
  path: operand === '-' ? null : resolve(operand),
});

/** A named file, read as it is; its displayed path is relative to where the person stands. */
export function readOperand(operand: string): CompileInput {
  if (operand === '-') return inputOf('<stdin>', readFileSync(0), 'project');
  const path = resolve(operand);
  try {
    return inputOf(relative(process.cwd(), path).split(sep).join('/') || operand, readFileSync(path), 'project');
  } catch (error) {
    const errno = (error as NodeJS.ErrnoException).code ?? '';
    const why = errno === 'ENOENT' ? 'there is no such file' : errno === 'EISDIR' ? 'it is a folder' : errno;
    throw usageError(`${operand} cannot be read: ${why}`, 'Name workflow files, or give none for the whole project');
  }
}
