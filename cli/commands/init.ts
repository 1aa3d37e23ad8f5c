/**
 * `workrail init`: adds WorkRail to the configuration of MCP clients, and removes it. Prints what would change; writes after a
 * confirmation. Each client is done and reported for itself.
 */
import { dirname } from 'node:path';
import { usageError } from '../../project/failure.ts';
import { removeLeftovers } from '../../project/files/leftovers.ts';
import { shownFile } from '../../project/files/shown-path.ts';
import { isUserHome, projectFolder, machine as thisMachine } from '../../project/places.ts';
import { suggest } from '../../schemas/text/suggest.ts';
import { type Refusal, refused, replaceClientFile } from '../clients/client-file.ts';
import {
  type Client,
  clientIds,
  clientOf,
  clients,
  type Machine,
  type Scope,
  serverName,
} from '../clients/client-table.ts';
import { isInstalled } from '../clients/installed.ts';
import { planInstructions, planLeftBlock } from '../clients/instructions-block.ts';
import { type Change, type Plan, planToAdd, planToRemove } from '../clients/plan.ts';
import { instructionsOf } from '../clients/shared-file.ts';
import {
  boundaryOf,
  fileOf,
  type Pending,
  type Place,
  realFile,
  relativePlace,
  type Target,
} from '../clients/target.ts';
import { exitCode, type Invocation } from '../command.ts';
import { startFault } from '../doctor/client-entry.ts';
import { changeText } from '../reporters/change-text.ts';
import { confirm } from '../terminal/confirm.ts';
import { block, type Colors, dataColors, newline, printData, say } from '../terminal/terminal.ts';
import { forProject } from '../../project/next-command.ts';

/** Every client that is installed. */
const all = 'all';

type Named = { readonly client: Client; readonly isByName: boolean };

/** In the order of the table; `all` names every client that is installed. */
function namedClients({ operands, options }: Invocation, machine: Machine): readonly Named[] {
  const given = (options['client'] ?? []) as readonly string[];
  const names = [...given.flatMap((value) => value.split(',')), ...operands].map((name) => name.trim());
  const byName = names.filter((name) => name !== all).map((name) => clientNamed(name).id);
  return clients.flatMap((client) => {
    const isByName = byName.includes(client.id);
    return isByName || (names.includes(all) && isInstalled(client, machine)) ? [{ client, isByName }] : [];
  });
}

/** The ids that a name begins, such as "claude", or the id that it misspells. */
function meant(name: string): readonly string[] {
  const begun = clientIds.filter((id) => name !== '' && id.startsWith(`${name.toLowerCase()}-`));
  const close = suggest(name, clientIds);
  return begun.length > 0 || close === null ? begun : [close];
}

function clientNamed(name: string): Client {
  const id = clientIds.find((each) => each === name);
  if (id !== undefined) return clientOf(id);
  const close = meant(name).map((each) => `"${each}"`);
  throw usageError(
    `unknown client "${name}"${close.length === 0 ? '' : `; did you mean ${close.join(' or ')}?`}`,
    `Use one of: ${clientIds.join(', ')}, or ${all} for every installed client. To list the clients, run: ${forProject('workrail init')}`,
  );
}

/** Options of a client that is connected or disconnected: without one, a check would pass with nothing connected. */
const clientFlags = ['user', 'instructions', 'duplicate', 'print', 'check', 'remove', 'yes'] as const;

function requireClient({ options }: Invocation): void {
  const given = clientFlags.filter((name) => options[name] === true).map((name) => `--${name}`);
  if (given.length === 0) return;
  throw usageError(
    `${given.join(' and ')} ${given.length === 1 ? 'is' : 'are'} allowed only with a client name`,
    `Run: ${forProject(`workrail init --client <name> ${given.join(' ')}`)}. To list the names, run: ${forProject('workrail init')}`,
  );
}

function refuseCombinations({ options }: Invocation): void {
  const given = ['print', 'check', 'yes'].filter((name) => options[name] === true);
  if (given.length > 1)
    throw usageError(`--${given[0]} and --${given[1]} cannot be combined`, 'Run: workrail init --help');
  if (options['check'] === true && options['remove'] === true)
    throw usageError('--check and --remove cannot be combined', 'Use --print --remove to see what would be removed');
}

type Item = { readonly client: Client; readonly plan: Plan; readonly isSkipped?: true };

/** A client that has no file in a project is connected for the user, or passed over where only `all` names it. */
async function planForUser({ client, isByName }: Named, target: Target, remove: boolean): Promise<Item> {
  const user = await planToAdd({ ...target, scope: 'user' });
  if (!remove && user.kind === 'unchanged') return { client, plan: user };
  const why = `${client.title} does not support configuration in a project`;
  const run = forProject(`workrail init --client ${client.id} --user${remove ? ' --remove' : ''}`);
  if (isByName) return { client, plan: refused(why, `Run: ${run}`) };
  const plan: Plan = {
    kind: 'unchanged',
    file: '',
    why: `skipped: ${why}. To ${remove ? 'disconnect' : 'connect'} the client for all projects, run: ${run}`,
  };
  return { client, plan, isSkipped: true };
}

/** With `--remove`, the block is removed with the entry, as both were added. */
async function planBlock(
  target: Target,
  entry: Plan,
  pending: Pending,
  { instructions, remove }: Invocation['options'],
): Promise<Plan | null> {
  if (instructions === true) return planInstructions({ ...target, remove: remove === true }, pending);
  return remove === true && entry.kind !== 'refused' ? planLeftBlock(target, entry, pending) : null;
}

async function plansFor(named: readonly Named[], { options }: Invocation, machine: Machine): Promise<readonly Item[]> {
  const project = projectFolder(options['project']);
  const scope: Scope = options['user'] === true ? 'user' : 'project';
  if (scope === 'project') requireProject(project);
  const remove = options['remove'] === true;
  const pending = new Map<string, string | null>();
  const planned: { readonly target: Target; readonly items: Item[]; readonly isRemoved: boolean }[] = [];
  const keep = (items: Item[], item: Item) => {
    items.push(item);
    if (item.plan.kind === 'change') pending.set(realFile(item.plan.file), item.plan.after);
  };
  for (const each of named) {
    const { client } = each;
    const isDuplicate = options['duplicate'] === true;
    const others = named.map((other) => other.client);
    const target = { client, scope, project, machine, startFault, named: others, isDuplicate };
    const item =
      scope === 'project' && client.project === null
        ? await planForUser(each, target, remove)
        : { client, plan: await (remove ? planToRemove : planToAdd)(target, pending) };
    const items: Item[] = [];
    keep(items, item);
    planned.push({ target, items, isRemoved: remove && item.plan.kind === 'change' });
  }
  // A block that several clients read is removed by the first one whose entry is removed, and the others find none.
  const inOrder = planned.toSorted((a, b) => Number(b.isRemoved) - Number(a.isRemoved));
  for (const { target, items } of inOrder) {
    const [entry] = items;
    if (entry === undefined || entry.isSkipped === true) continue;
    const block = await planBlock(target, entry.plan, pending, options);
    if (block !== null) keep(items, { client: target.client, plan: block });
  }
  return planned.flatMap(({ items }) => items);
}

const verbs = { add: 'to', update: 'in', remove: 'from' } as const;
const titles = { entry: `the server "${serverName}"`, block: 'the WorkRail block' } as const;

function itemText({ client: { title }, plan }: Item, colors: Colors): string {
  if (plan.kind === 'refused')
    return [`${title}: ${colors.red('refused')}: ${plan.why}`, `  fix: ${plan.fix}`].join(newline);
  if (plan.kind === 'unchanged')
    return `${title}: ${plan.file === '' ? plan.why : `${shownFile(plan.file)} ${plan.why}`}`;
  const change = block(changeText(plan.before, plan.after, colors));
  const file = plan.after === null ? `${shownFile(plan.file)}, and delete the file` : shownFile(plan.file);
  return [`${title}: ${plan.action} ${titles[plan.what]} ${verbs[plan.action]} ${file}`, change].join(newline);
}

/** Each note once: it holds for every client that has it. */
function reportText(items: readonly Item[], colors: Colors): string {
  const notes = items.flatMap(({ plan }) => (plan.kind === 'change' ? plan.notes : []));
  return [...items.map((item) => itemText(item, colors)), ...[...new Set(notes)].map((note) => `note: ${note}`)].join(
    newline,
  );
}

type Written = { readonly client: Client; readonly change: Change; readonly refusal: Refusal | null };

function write(items: readonly Item[]): readonly Written[] {
  return items.flatMap(({ client, plan }) =>
    plan.kind === 'change' ? [{ client, change: plan, refusal: replaceClientFile(plan) }] : [],
  );
}

/** Also if there was nothing to write: an `init` that was killed may have left a temporary file and nothing else. */
function clean(named: readonly Named[], place: Omit<Place, 'client'>): void {
  const files = named.flatMap(({ client }) => {
    const target = { ...place, client };
    const written = [fileOf(target), instructionsOf(target)].filter((file) => file !== null);
    return written.filter((file) => relativePlace(target, file) === null);
  });
  removeLeftovers(boundaryOf(place), files);
}

function writtenText({ client, change, refusal }: Written, scope: Scope): string {
  const file = shownFile(change.file);
  if (refusal !== null) return [`${client.title}: not written: ${refusal.why}`, `  fix: ${refusal.fix}`].join(newline);
  if (change.after === null) return `${client.title}: deleted ${file}`;
  const isEntry = change.action !== 'remove' && change.what === 'entry';
  const next = isEntry ? `. Next: ${client.next[scope]}` : '';
  return `${client.title}: wrote ${file}${next}`;
}

/** The clients that init knows, and whether each is installed and connected, for this project or for the user. */
async function printClients({ options }: Invocation, machine: Machine): Promise<number> {
  const project = projectFolder(options['project']);
  const rows: string[] = [];
  for (const client of clients) {
    const files: string[] = [];
    for (const scope of ['project', 'user'] as const) {
      const plan = await planToAdd({ client, scope, project, machine, startFault });
      if (plan.kind === 'unchanged') files.push(shownFile(plan.file));
    }
    const installed = isInstalled(client, machine) ? 'installed' : 'not found';
    const connected = files.length === 0 ? 'not connected' : `connected: ${[...new Set(files)].join(', ')}`;
    rows.push([client.id.padEnd(15), installed.padEnd(10), connected].join(' '));
  }
  await printData([...rows, '', `To connect a client: ${forProject('workrail init --client <name>')}`].join(newline));
  return exitCode.ok;
}

/** The home directory of the user is not a project, and a file at the root of the file system would not be shared. */
function requireProject(folder: string): void {
  if (!isUserHome(folder) && dirname(folder) !== folder) return;
  throw usageError(
    `${isUserHome(folder) ? 'the home directory' : 'the root directory'} is not a project`,
    'Add --user to connect the client for all projects, or run the command in a project',
  );
}

export async function run(invocation: Invocation): Promise<number> {
  const { options } = invocation;
  refuseCombinations(invocation);
  const machine = thisMachine();
  const named = namedClients(invocation, machine);
  if (options['client'] === undefined && invocation.operands.length === 0) {
    requireClient(invocation);
    return printClients(invocation, machine);
  }
  if (named.length === 0)
    throw usageError(
      'no MCP client was found on this machine',
      `Name a client: ${forProject(`workrail init --client ${clientIds[0]}`)}`,
    );
  const items = await plansFor(named, invocation, machine);
  const colors = dataColors();
  await printData(reportText(items, colors));
  const changes = items.filter(({ plan }) => plan.kind === 'change');
  const isRefused =
    items.some(({ plan }) => plan.kind === 'refused') || items.every(({ isSkipped }) => isSkipped === true);
  const code = isRefused ? exitCode.errorsFound : exitCode.ok;
  if (options['check'] === true) return changes.length > 0 ? exitCode.errorsFound : code;
  if (options['print'] === true) return code;
  if (changes.length > 0 && options['yes'] !== true && !(await confirm('Write these changes?'))) {
    say('Nothing was written.');
    return code;
  }
  const written = write(items);
  const scope: Scope = options['user'] === true ? 'user' : 'project';
  clean(named, { scope, project: projectFolder(options['project']), machine });
  if (changes.length === 0) return code;
  await printData(written.map((each) => writtenText(each, scope)).join(newline));
  return written.some(({ refusal }) => refusal !== null) ? exitCode.errorsFound : code;
}
