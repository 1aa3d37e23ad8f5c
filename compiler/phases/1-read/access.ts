/** A source that the host would not read, or could not: said where it stands, instead of being left out in silence. */
import { osFault } from '../../../schemas/os-faults.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { quote } from '../../diagnostics/quote.ts';
import type { CompileInput } from '../../host.ts';

const linkWords = {
  outside: 'is a link that leads out of the folder whose workflows these are',
  nowhere: 'is a link that leads nowhere',
  a_folder: 'is a link to a folder, and such links are not followed',
} as const;
const linkHelp = {
  outside: 'put the file itself here, or name it on the command line',
  nowhere: 'remove the link, or make its target',
  a_folder: 'put the folder itself here, or name it under `sources` in `workrail.json` when it is inside the project',
} as const;

export function checkAccess({ file, unread }: Pick<CompileInput, 'file' | 'unread'>): readonly Finding[] {
  if (unread === undefined) return [];
  const isLink = unread.kind === 'link';
  const what = isLink
    ? linkWords[unread.leadsTo]
    : `cannot be read: ${osFault(unread.errno).meaning} (${unread.errno})`;
  return [
    {
      code: 'read/unreadable',
      message: `${quote(file)} ${what}`,
      at: { offset: 0, length: 0, pointer: '' },
      help: isLink ? linkHelp[unread.leadsTo] : 'make it a readable file, or remove it',
    },
  ];
}
