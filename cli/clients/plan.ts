/** What `init` would do for one client: read its file, decide whose entry is there, and compute the text that takes its place. */
import type { JsonRecord } from '../../schemas/json-object.ts';
import type { Boundary } from '../../project/files/boundary.ts';
import { shownFile } from '../../project/files/shown-path.ts';
import { foldersMade, newFileEnd, type Refusal, refused } from './client-file.ts';
import { type Client, serverName, type Start } from './client-table.ts';
import { ignoredEntry } from './ignored-entry.ts';
import { addEntry, removeEntry, replaceEntry } from './merge-entry.ts';
import { isOwnEntry, isPortableEntry, ownershipOf, startFor, workrailArguments } from './server-entry.ts';
import { noPlace } from './no-place.ts';
import { losesEntry } from './shared-file.ts';
import { type Elsewhere, startedElsewhere } from './started-elsewhere.ts';
import { modeOf, type Opened, openTarget, type Pending, refusedStart, type Target } from './target.ts';
import { forProject } from '../../project/next-command.ts';

export type Change = {
  readonly kind: 'change';
  readonly what: 'entry' | 'block';
  readonly file: string;
  readonly boundary: Boundary;
  readonly action: 'add' | 'update' | 'remove';
  readonly before: string | null;
  readonly after: string | null;
  readonly mode: number;
  readonly folders?: number;
  readonly notes: readonly string[];
};
export type Unchanged = { readonly kind: 'unchanged'; readonly file: string; readonly why: string };
export type Plan = Change | Unchanged | Refusal;

const textOf = ({ found }: Opened): string | null => (found.kind === 'absent' ? null : found.text);

type Rest = Pick<Change, 'action' | 'notes' | 'folders'>;

function changed(open: Opened, target: Target, after: string | null, change: Rest): Change {
  const { file, boundary } = open;
  return {
    kind: 'change',
    what: 'entry',
    file,
    boundary,
    before: textOf(open),
    after,
    mode: modeOf(target.scope),
    ...change,
  };
}

const notPortable =
  'The entry contains paths of this machine. To share the file, install WorkRail in the project (npm install --save-dev) and run the command again';

function update(open: Opened, target: Target, wanted: JsonRecord, notes: readonly string[]): Plan {
  const after = replaceEntry(open.format, textOf(open) ?? '', open.path, wanted);
  return after === null ? noPlace(open, wanted) : changed(open, target, after, { action: 'update', notes });
}

/** The start of an entry: a refusal for a program that npm removes by itself. */
function wantedStart({ client, scope, project, machine }: Target): { start: Start; isPortable: boolean } | Refusal {
  const found = startFor(client, scope, project, machine);
  if (found.kind === 'found') return found;
  return refused(
    'this copy of WorkRail is in the npx cache, which npm can clear at any time',
    'Install WorkRail, then run the command again: npm install --save-dev <path to the WorkRail tarball>',
  );
}

/** An entry stays as it is. It connects the client only if it works, as `doctor` judges it. */
const keptEntry = ({ file, entry }: Opened, target: Target, why: string): Plan =>
  refusedStart(target, file, entry) ?? { kind: 'unchanged', file, why };

/** Something else starts WorkRail in this client. */
function noSecondEntry({ file, why, fault }: Elsewhere, { client, scope }: Target): Plan {
  const run = forProject(`workrail init --client ${client.id}${scope === 'user' ? ' --user' : ''} --duplicate`);
  const anyway = `To add another entry, run: ${run}`;
  if (fault !== null) return refused(fault.why, `${fault.fix.replace(/\.$/, '')}. ${anyway}`);
  return { kind: 'unchanged', file, why: `already ${why}. ${anyway}` };
}

export async function planToAdd(target: Target, pending: Pending = new Map()): Promise<Plan> {
  const { client } = target;
  const open = await openTarget(target, pending);
  if ('why' in open) return open;
  const found = wantedStart(target);
  if ('why' in found) return found;
  const ignored = await ignoredEntry(target);
  if (ignored !== null) return ignored;
  const wanted = client.entry(found.start);
  const notes = target.scope === 'project' && !found.isPortable ? [notPortable] : [];
  if (open.entry === undefined) {
    const other = target.isDuplicate === true ? null : await startedElsewhere(target, open);
    if (other !== null) return noSecondEntry(other, target);
    const text = textOf(open);
    const after = addEntry(open.format, text, open.path, wanted);
    if (after === null) return noPlace(open, wanted);
    const end = text === null ? newFileEnd(open.file, open.boundary) : '';
    return changed(open, target, after + end, { action: 'add', notes });
  }
  switch (ownershipOf(open.entry, wanted)) {
    case 'same':
      return keptEntry(open, target, 'already starts WorkRail');
    case 'edited':
      return keptEntry(
        open,
        target,
        'already starts WorkRail with an entry that was written or changed by hand; the entry is kept',
      );
    case 'written':
      if (!found.isPortable && target.scope === 'project' && isPortableEntry(open.entry))
        return keptEntry(open, target, 'already starts the WorkRail installation of the project');
      return update(open, target, wanted, notes);
    case 'foreign':
      return refused(
        `${shownFile(open.file)} has an entry "${serverName}" that starts another program`,
        `Rename or remove that entry in ${shownFile(open.file)}`,
      );
  }
}

/** An entry that was written or changed by hand is not removed: nothing else has its settings, such as an environment. */
function notOwn({ file, entry }: Opened, { title }: Client): Unchanged {
  const whose =
    workrailArguments(entry) === null ? 'that starts another program' : 'that was written or changed by hand';
  const next = workrailArguments(entry) === null ? '' : `. To disconnect ${title}, remove the entry from the file`;
  return { kind: 'unchanged', file, why: `has an entry "${serverName}" ${whose}; the entry is kept${next}` };
}

async function notThere(target: Target, open: Opened): Promise<Unchanged> {
  const other = await startedElsewhere(target, open);
  if (other === null) return { kind: 'unchanged', file: open.file, why: `has no entry "${serverName}"` };
  if (other.otherScope !== undefined) {
    const run = forProject(
      `workrail init --client ${target.client.id}${other.otherScope === 'user' ? ' --user' : ''} --remove`,
    );
    const why = `has no entry "${serverName}", but ${shownFile(other.file)} ${other.why}. To remove that entry, run: ${run}`;
    return { kind: 'unchanged', file: open.file, why };
  }
  return {
    kind: 'unchanged',
    file: other.file,
    why: `${other.why}; init did not write this setting and does not remove it`,
  };
}

export async function planToRemove(target: Target, pending: Pending = new Map()): Promise<Plan> {
  const open = await openTarget(target, pending);
  if ('why' in open) return open;
  const { file, found, entry, format, path } = open;
  const text = textOf(open);
  if (entry === undefined || text === null) return notThere(target, open);
  if (!isOwnEntry(target.client, entry)) return notOwn(open, target.client);
  const losing = await losesEntry(target, file);
  if (losing !== null && 'why' in losing) return losing;
  const removal = removeEntry(format, text, path, found.kind === 'text' && found.isLink ? 'impossible' : 'possible');
  if (removal === null)
    return refused(
      `the entry in ${shownFile(file)} cannot be removed without changing the rest of the file`,
      `Remove the entry "${serverName}" from ${shownFile(file)}`,
    );
  const notes = losing === null ? [] : [losing.note];
  if (removal.kind === 'cut')
    notes.push(
      'The file has changed since WorkRail added the entry: WorkRail removes the entry and does not restore the original file',
    );
  return changed(open, target, removal.text, { action: 'remove', notes, folders: foldersMade(removal.blankLines) });
}
