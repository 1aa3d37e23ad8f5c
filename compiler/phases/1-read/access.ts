/** Reports a source that the host refused to read or could not read, instead of omitting it silently. */
import { sourceFolderDepthMax } from '../../../schemas/limits.ts';
import { osFault } from '../../../schemas/os-faults.ts';
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import { quote } from '../../diagnostics/quote.ts';
import type { CompileInput, UnreadReason } from '../../host.ts';

const linkWords = {
  outside: 'is a symbolic link to a path outside the source directory',
  nowhere: 'is a broken symbolic link',
  a_folder: 'is a symbolic link to a directory, which WorkRail does not follow',
} as const;
const linkHelp = {
  outside: 'replace the link with the file, or name the file on the command line',
  nowhere: 'remove the link, or create its target',
  a_folder:
    'replace the link with the directory, or list a directory of the project under `sources` in `workrail.json`',
} as const;

const renamed = (file: string) => file.replace(/(\.json)?\.[^.]*$/i, '.json');

const extensionHelp = (file: string, extension: string) =>
  /^\.(json|txt)$/i.test(extension)
    ? `rename the file to ${quote(renamed(file))}`
    : /^\.json/i.test(extension)
      ? `remove comments and trailing commas, and rename the file to ${quote(renamed(file))}`
      : `convert the file to JSON and rename it to ${quote(renamed(file))}, or move it out of the source directory`;

const nameWords = {
  steers: { what: 'has control characters in its name (shown as code points)', help: 'rename the file' },
  not_utf8: {
    what: 'cannot be opened because its name is not UTF-8 (invalid bytes shown as `\\xff`)',
    help: 'rename the file or directory',
  },
  too_deep: {
    what: `is a directory more than ${sourceFolderDepthMax} levels below the source directory, so its files are not read`,
    help: 'move its files to a higher level, or out of the source directory',
  },
} as const;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function words(file: string, unread: UnreadReason): { readonly what: string; readonly help: string } {
  if (unread.kind === 'link') return { what: linkWords[unread.leadsTo], help: linkHelp[unread.leadsTo] };
  if (unread.kind === 'name') return nameWords[unread.why];
  if (unread.kind === 'fault')
    return {
      what: `cannot be read: ${osFault(unread.errno).meaning} (${unread.errno})`,
      help: lowerFirst(osFault(unread.errno).fix),
    };
  return {
    what: 'looks like a workflow, but WorkRail reads only files that end in `.json`',
    help: extensionHelp(file, unread.extension),
  };
}

export function checkAccess({ file, unread }: Pick<CompileInput, 'file' | 'unread'>): readonly UnlocatedDiagnostic[] {
  if (unread === undefined) return [];
  const { what, help } = words(file, unread);
  return [
    { code: 'read/unreadable', message: `${quote(file)} ${what}`, at: { offset: 0, length: 0, pointer: '' }, help },
  ];
}
