/** Programs that the user installed. */
import { statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

const isFile = (path: string): boolean => {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

const pathOf = (variables: NodeJS.ProcessEnv): string =>
  Object.entries(variables).find(([name]) => name.toUpperCase() === 'PATH')?.[1] ?? '';

/**
 * The program on the PATH, in an absolute folder: on Windows, or with an empty or relative folder on the PATH, a file of that name
 * in the current project would be found first (ADR-0046).
 *
 * @param name without the `.exe` of Windows
 * @returns null if it is not installed
 */
export function programOnPath(name: string, variables: NodeJS.ProcessEnv): string | null {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  const folders = pathOf(variables).split(delimiter).filter(isAbsolute);
  return folders.map((folder) => join(folder, file)).find(isFile) ?? null;
}
