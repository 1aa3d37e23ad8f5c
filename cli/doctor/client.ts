/**
 * Whether a client of an agent is configured to start WorkRail: the files that clients read, and the entries in them. These files
 * belong to other programs; they are read and never changed, and an invalid one is reported.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readRegular } from '../../runtime/host/regular-file.ts';
import { isRecord } from '../../schemas/json-object.ts';
import { shellWord } from '../../schemas/text/shell-word.ts';
import type { DoctorCheck } from '../../schemas/admin-reports.ts';
import { packageFolder } from '../../project/places.ts';
import { configBytesMax, textOf } from '../clients/client-file.ts';
import { type Client, clients, isAbsoluteOn, type Machine, type Scope, serverName } from '../clients/client-table.ts';
import type { ConfigFormat, TextFault } from '../clients/config-format.ts';
import { formatOf } from '../clients/formats.ts';
import { ignoredEntry } from '../clients/ignored-entry.ts';
import { isInstalled } from '../clients/installed.ts';
import { readConfig, valueAt } from '../clients/merge-entry.ts';
import { serversAt } from '../clients/target.ts';
import { isOwnEntry, wordsOf } from '../clients/server-entry.ts';
import { localScopes } from '../clients/started-elsewhere.ts';
import { pluginEnabledIn } from '../hooks/client-settings.ts';
import { errnoOf, type Fix, fine, openingOf, thenLook, warning } from './check.ts';
import { wrongEntry } from './client-entry.ts';
import { forProject } from '../../project/next-command.ts';

export type Places = Machine & { readonly project: string; readonly data: string };

type Source = { readonly client: Client; readonly scope: Scope; readonly file: string };
type Told = { readonly source: Source; readonly entry: Found };

/** Every file that a client may read, once: clients share files. */
function sourcesIn(places: Places): readonly Source[] {
  const seen = new Set<string>();
  return clients
    .flatMap((client): readonly Source[] => [
      ...(client.project ?? []).map((file) => ({
        client,
        scope: 'project' as const,
        file: join(places.project, file),
      })),
      ...client
        .user(places)
        .filter((file) => isAbsoluteOn(places, file))
        .map((file) => ({ client, scope: 'user' as const, file })),
    ])
    .filter(({ file }) => {
      const isNew = !seen.has(file) && existsSync(file);
      seen.add(file);
      return isNew;
    });
}

type Found = {
  readonly name: string;
  readonly value: unknown;
  /** In the map that `init` writes to. */
  readonly isAtTop: boolean;
};

const mentionsWorkrail = (entry: unknown) => wordsOf(entry).some((word) => /\bworkrail\b/.test(word));
const mentionsIn = (servers: unknown, isAtTop = true): readonly Found[] =>
  Object.entries(isRecord(servers) ? servers : {})
    .filter(([, value]) => mentionsWorkrail(value))
    .map(([name, value]) => ({ name, value, isAtTop }));

/** The entries that start WorkRail, at the top and, for Claude Code, under this project. */
function entriesIn(client: Client, value: unknown, project: string): readonly Found[] {
  const own = client.id === 'claude-code' ? localScopes(value, project) : [];
  return [value, ...own].flatMap((holder) => mentionsIn(valueAt(holder, serversAt(client, holder)), holder === value));
}

/** An entry under the key of another client, where this one does not look. */
function misplacedEntry({ client, file }: Source, value: unknown): DoctorCheck | null {
  const key = client.notAt.find((each) => mentionsIn(valueAt(value, [each])).length > 0);
  if (key === undefined) return null;
  return warning(
    'client',
    `${file} has the WorkRail entry under "${key}", but ${client.title} reads "${client.at.join('.')}"`,
    thenLook(`Rename "${key}" to "${client.at.join('.')}" in ${file}`),
  );
}

const isAboutAccess = (errno: string) => errno === 'EACCES' || errno === 'EPERM';

/** Anything but missing access rights means that it is not a file, or too large for a configuration. */
const readingFix = (file: string, errno: string, { title }: ConfigFormat): Fix =>
  isAboutAccess(errno)
    ? `Run: ${openingOf(file)}`
    : `Replace ${file} with a valid ${title} file. To move the current file away, run: mv ${shellWord(file)} ${shellWord(`${file}.old`)}`;

function brokenConfig(file: string, { title }: ConfigFormat, { at, why }: TextFault): DoctorCheck {
  const place = at === null ? file : `${file}:${at.line}:${at.column}`;
  return warning(
    'client',
    `${file} is not valid ${title}, so its client may ignore the file: ${why}`,
    thenLook(`Correct ${place}`),
  );
}

/** As `init` says, which refuses such a file. */
const notUtf8 = (file: string): DoctorCheck =>
  warning('client', `${file} is not UTF-8, so its client may ignore the file`, thenLook(`Save ${file} as UTF-8`));

type Look =
  | { readonly kind: 'broken'; readonly check: DoctorCheck }
  | { readonly kind: 'read'; readonly value: unknown };

async function look({ client, scope, file }: Source): Promise<Look> {
  const format = await formatOf(client.format);
  try {
    const bytesMax = configBytesMax(file, scope === 'user' ? 'user' : 'anyone');
    const text = textOf(readRegular(file, bytesMax, 'followed'));
    if (text === null) return { kind: 'broken', check: notUtf8(file) };
    const reading = readConfig(format, text);
    if (reading.kind === 'read') return reading;
    return { kind: 'broken', check: brokenConfig(file, format, reading.fault) };
  } catch (error) {
    const errno = errnoOf(error);
    const check = warning('client', `${file} cannot be read (${errno})`, readingFix(file, errno, format));
    return { kind: 'broken', check };
  }
}

/** What is wrong with the entries of a file. */
async function wrongIn(
  source: Source,
  value: unknown,
  places: Places,
  entries: readonly Found[],
): Promise<DoctorCheck | null> {
  const { client, scope } = source;
  if (entries.length === 0) return misplacedEntry(source, value);
  const ignored = await ignoredEntry({ client, scope, project: places.project, machine: places });
  const ignoredCheck = ignored === null ? null : warning('client', ignored.why, thenLook(ignored.fix));
  for (const entry of entries) {
    const wrong = wrongEntry({ ...source, isOfInit: isOfInit({ source, entry }) }, entry.value, places);
    if (wrong !== null) return wrong;
  }
  return ignoredCheck;
}

/** `init` updates and removes it. */
const isOfInit = ({ source: { client }, entry: { name, value, isAtTop } }: Told): boolean =>
  isAtTop && name === serverName && isOwnEntry(client, value);

/** With the plugin come hooks and commands. */
const orPlugin = ({ id }: Client): string =>
  id === 'claude-code'
    ? `; or, to install the plugin, which adds hooks and commands, run: claude plugin marketplace add ${shellWord(packageFolder())} && claude plugin install workrail@workrail`
    : '';

function notConfigured(places: Places): DoctorCheck {
  const found = clients.find((client) => isInstalled(client, places));
  const scope = found?.project === null ? ' --user' : '';
  return warning(
    'client',
    'no known MCP client configuration starts WorkRail',
    found === undefined
      ? `Run: ${forProject('workrail init')}`
      : `Run: ${forProject(`workrail init --client ${found.id}${scope}`)}${orPlugin(found)}`,
  );
}

/** Claude Code starts the server of a plugin beside one of its own, unless both have the same command. */
function pluginCheck(file: string, told: readonly Told[]): DoctorCheck {
  const own = told.find(({ source }) => source.client.id === 'claude-code');
  if (own === undefined) return fine('client', `the WorkRail plugin of Claude Code is enabled in ${file}`);
  const { source, entry } = own;
  return warning(
    'client',
    `${file} enables the WorkRail plugin, and ${source.file} starts WorkRail too, so an agent in Claude Code sees every tool twice`,
    isOfInit(own)
      ? `To keep only the plugin, run: ${forProject(`workrail init --client claude-code${source.scope === 'user' ? ' --user' : ''} --remove`)}`
      : thenLook(`To keep only the plugin, remove the entry "${entry.name}" from ${source.file}`),
  );
}

/** A client merges its entries by name, so two names are two servers. */
function twiceCheck(told: readonly Told[]): DoctorCheck | null {
  for (const first of told) {
    const { client, file } = first.source;
    const second = told.find(({ source, entry }) => source.client.id === client.id && entry.name !== first.entry.name);
    if (second === undefined) continue;
    return warning(
      'client',
      `${client.title} starts WorkRail twice, with the entry "${first.entry.name}" in ${file} and "${second.entry.name}" in ${second.source.file}, so an agent sees every tool twice`,
      thenLook(`Remove one of the two entries`),
    );
  }
  return null;
}

export async function clientCheck(places: Places): Promise<DoctorCheck> {
  const told: Told[] = [];
  let broken: DoctorCheck | null = null;
  for (const source of sourcesIn(places)) {
    const found = await look(source);
    if (found.kind === 'broken') {
      broken ??= found.check;
      continue;
    }
    const entries = entriesIn(source.client, found.value, places.project);
    const wrong = await wrongIn(source, found.value, places, entries);
    if (wrong !== null) return wrong;
    told.push(...entries.map((entry) => ({ source, entry })));
  }
  if (broken !== null) return broken;
  const plugin = pluginEnabledIn({ project: places.project, machine: places });
  if (plugin !== null) return pluginCheck(plugin, told);
  if (told.length === 0) return notConfigured(places);
  const files = new Set(told.map(({ source }) => source.file));
  return twiceCheck(told) ?? fine('client', `WorkRail is configured in ${[...files].join(', ')}`);
}
