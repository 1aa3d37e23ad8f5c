/** What to do if git fails because of the machine and not because of the repository. Git prints the texts of the C locale (`hostGit`). */
import { osFault } from '../../schemas/os-faults.ts';
import { GitFault } from './host-git.ts';

const errnos: Readonly<Record<string, string>> = {
  'No space left on device': 'ENOSPC',
  'Disk quota exceeded': 'EDQUOT',
  'Too many open files': 'EMFILE',
  'Cannot allocate memory': 'ENOMEM',
};

/** @param otherwise the remedy for every other failure */
export function gitRemedy(fault: Error, otherwise: string): string {
  const printed = fault instanceof GitFault ? fault.printed : fault.message;
  const text = Object.keys(errnos).find((known) => printed.includes(known));
  return text === undefined ? otherwise : `${osFault(errnos[text] ?? '').fix}, and try again`;
}
