/**
 * Catalogs in files: `catalog.json` beside `snapshots/` in a `compiled` folder.
 *
 * A catalog is read again when its stat changed. A damaged or foreign one is a problem to report, never a failure of the
 * others. That of a project counts only when this machine compiled it. No link that leads out of a project is followed.
 */
import { hasRepeatedKey } from '../../../schemas/json-object.ts';
import { counted, isOrAre } from '../../../schemas/text/counted.ts';
import { isAbsolute, join, sep } from 'node:path';
import { err, ok, type Result } from 'neverthrow';
import type { CanonicalText } from '../../../schemas/canonical/json.ts';
import { digestFileName, sha256OfStored } from '../../../schemas/canonical/sha256.ts';
import type { Catalog, CatalogEntry } from '../../../schemas/catalog.ts';
import type { WorkflowSourceKind } from '../../../schemas/closed-sets.ts';
import {
  isReservedId,
  sha256Pattern,
  type Sha256Digest,
  userSourcePrefix,
  type WorkflowHash,
} from '../../../schemas/ids.ts';
import {
  catalogBytesMax,
  compiledFileBytesMax,
  projectConfigBytesMax,
  sourceBytesMax,
} from '../../../schemas/limits.ts';
import { osError } from '../../../schemas/os-faults.ts';
import { validateCatalog } from '../../../generated/validators/catalog.v1.js';
import { validateProjectConfig } from '../../../generated/validators/project-config.v1.js';
import { BoundedMap } from '../../core/bounded-map.ts';
import type { FileStat, Host } from '../../ports.ts';
import type {
  CatalogPort,
  CatalogRead,
  CatalogsPort,
  CurrentWorkspace,
  LocalCompilePort,
  Workspace,
  WorkspaceDefaults,
} from '../ports.ts';
import { openExisting } from '../../host/durable-files.ts';
import { withStoreFaults } from './store-faults.ts';
import { catalogCommand } from '../../../schemas/text/catalog-command.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });
const workspacesCachedMax = 16;
const compiledFolder = ['.workrail', 'compiled'] as const;
const configFile = 'workrail.json';
const bindingsFile = ['.workrail', 'bindings.json'] as const;

type CachedCatalog = {
  readonly stat: FileStat;
  readonly read: CatalogRead;
  /** Null for what was not read. */
  readonly digest: Sha256Digest | null;
};

const nothing: CatalogRead = { workflows: [], problem: null };
/** By somebody else, on another machine, or before the project was moved or the compile record lost. */
const foreign = 'was not compiled here, so it is not used; the user can compile it';

const isSameStat = (a: FileStat, b: FileStat) =>
  a.identity === b.identity && a.mtimeMs === b.mtimeMs && a.bytes === b.bytes;
const isSameTry = (a: FileStat | 'missing', b: FileStat | 'missing') =>
  a === 'missing' || b === 'missing' ? a === b : isSameStat(a, b);

/**
 * @param root what a link must not lead out of; null where nobody else can put one
 * @returns null where no file is
 */
async function readInside(
  { files }: Host,
  root: string | null,
  path: string,
  bytesMax: number,
): Promise<Uint8Array | null | 'outside'> {
  const file = await openExisting(files, path);
  if (file === null) return null;
  try {
    if (root !== null && !(await files.realPath(path)).startsWith((await files.realPath(root)) + sep)) return 'outside';
    const { bytes } = file.opened;
    if (bytes > bytesMax) throw osError('EFBIG', 'read', path);
    return await file.read(0, bytes);
  } finally {
    await file.close();
  }
}

/** One of the user's folder is not relative to the project that the reader looks at. */
const shownSource = (kind: WorkflowSourceKind, source: string) =>
  kind === 'user' ? `${userSourcePrefix}${source}` : source;

function brokenSources(
  failed: NonNullable<Catalog['failed']>,
  kind: WorkflowSourceKind,
  title: string,
  /** What becomes of so many sources, behind the fact that they do not compile. */
  outcome: (count: number) => string,
): readonly string[] {
  const [first] = failed;
  if (first === undefined) return [];
  return [
    `${counted(failed.length, 'source')} of ${title} ${failed.length === 1 ? 'does' : 'do'} not compile${outcome(failed.length)} (first: ${shownSource(kind, first.source)}); the user can run: ${catalogCommand('check', kind)}`,
  ];
}

const lastVersionServed = (count: number) =>
  count === 1 ? '; its last compiled version is served' : '; their last compiled versions are served';
const notServed = (count: number) => ` and ${isOrAre(count)} not served`;

/** As a broken text states it; by the name of its file where it states none. */
function claims(source: string, bytes: Uint8Array, workflowId: string): boolean {
  const [, stated] = /"id"\s*:\s*"([^"\\]{1,200})"/.exec(new TextDecoder().decode(bytes)) ?? [];
  if (stated !== undefined) return stated === workflowId;
  const name = source.slice(source.lastIndexOf('/') + 1).replace(/\.json$/, '');
  return name === workflowId.slice(workflowId.indexOf('.') + 1);
}

class FileCatalog implements CatalogPort {
  readonly sourceKind: WorkflowSourceKind;
  readonly #host: Host;
  readonly #folder: string;
  /** Where sources are, to tell drift; null when they are not beside the catalog. */
  readonly #sourceRoot: string | null;
  /** Null for what no checkout can bring: the bundled library and the user's own workflows. */
  readonly #compiledHere: LocalCompilePort | null;
  #cached: CachedCatalog | null = null;
  /** The catalog that this machine was found to have compiled: it is not asked again while the file stays as it is. */
  #known: CachedCatalog | null = null;
  /** The stat of a catalog that compiling did not make ours: it is not tried again. */
  #tried: FileStat | 'missing' | null = null;
  readonly #digests = new Map<string, { readonly stat: FileStat; readonly digest: string }>();

  constructor(
    host: Host,
    sourceKind: WorkflowSourceKind,
    folder: string,
    sourceRoot: string | null,
    compiledHere: LocalCompilePort | null,
  ) {
    this.#host = host;
    this.sourceKind = sourceKind;
    this.#folder = folder;
    this.#sourceRoot = sourceRoot;
    this.#compiledHere = compiledHere;
  }

  #held(): CatalogPort | null {
    return this.#compiledHere?.held(this.#sourceRoot ?? '') ?? null;
  }

  async read(): Promise<CatalogRead> {
    const read = await withStoreFaults<CatalogRead>('reading a catalog', async () => {
      const found = await this.#look();
      return ok(found !== null && this.#isOurs(found) ? found.read : await this.#afterCompiling(found));
    });
    if (read.isOk()) return read.value;
    // What cannot be read could often not be written either.
    return (await this.#held()?.read()) ?? { workflows: [], problem: `${this.#title()}: ${read.error.message}` };
  }

  /** What stands there, whoever put it there; null when nothing does. */
  async #look(): Promise<CachedCatalog | null> {
    const path = join(this.#folder, 'catalog.json');
    const stat = await this.#host.files.stat(path);
    if (stat === null) return null;
    const was = this.#cached;
    if (was !== null && isSameStat(was.stat, stat)) return was;
    const bytes = await this.#bytesAt(path, catalogBytesMax);
    if (bytes === 'outside') {
      const problem = `${this.#title()} is a symbolic link out of its directory and was not read`;
      this.#cached = { stat, read: { workflows: [], problem }, digest: null };
    } else {
      const found = bytes ?? new Uint8Array();
      this.#cached = { stat, read: this.#parse(found), digest: sha256OfStored(this.#host.crypto.digest, found) };
    }
    return this.#cached;
  }

  /** What names no workflow needs nobody's word. */
  #isOurs(found: CachedCatalog): boolean {
    if (this.#held() !== null) return false;
    if (found === this.#known) return true;
    const { digest, read } = found;
    const isOurs =
      digest === null ||
      read.workflows.length === 0 ||
      this.#compiledHere?.knows(this.#sourceRoot ?? '', digest) !== false;
    if (isOurs) this.#known = found;
    return isOurs;
  }

  /** Once for each catalog that is met, and once where there is none: an agent waits for a compile, not for all of them. */
  async #afterCompiling(met: CachedCatalog | null): Promise<CatalogRead> {
    const port = this.#compiledHere;
    if (port === null) return nothing;
    const tried = met === null ? 'missing' : met.stat;
    const isTried = this.#tried !== null && isSameTry(this.#tried, tried);
    if (!isTried && this.#held() === null) await port.compile(this.#sourceRoot ?? '');
    this.#tried = tried;
    const held = this.#held();
    if (held !== null) return held.read();
    const now = isTried ? met : await this.#look();
    if (now === null) return nothing;
    return this.#isOurs(now)
      ? now.read
      : { workflows: [], problem: `${this.#title()} ${foreign}: ${this.#compileAgain()}`, failed: [] };
  }

  /** Where links lead out of the folder that holds the sources, nobody reads. */
  async #bytesAt(path: string, bytesMax: number): Promise<Uint8Array | null | 'outside'> {
    return readInside(this.#host, this.#sourceRoot, path, bytesMax);
  }

  #title(): string {
    return `the ${this.sourceKind} catalog`;
  }

  #compileAgain(): string {
    return catalogCommand('compile', this.sourceKind);
  }

  #parse(bytes: Uint8Array): CatalogRead {
    let catalog: Catalog;
    try {
      const value: unknown = JSON.parse(decoder.decode(bytes));
      if (!validateCatalog(value)) throw new SyntaxError();
      catalog = value;
    } catch {
      return {
        workflows: [],
        problem: `${this.#title()} has a format that this version of WorkRail cannot read; run: ${this.#compileAgain()}`,
      };
    }
    // A bundled workflow that a project binds is no claim of its own; nobody else may bring one, and nothing else may pose as one.
    const isReserved = ({ workflowId, bundled }: CatalogEntry) =>
      isReservedId(workflowId)
        ? this.sourceKind !== 'bundled' && !(this.sourceKind === 'project' && bundled === true)
        : bundled === true;
    const reserved = catalog.workflows.find(isReserved);
    const failed = catalog.failed ?? [];
    const compiledBefore = new Set(catalog.workflows.map(({ source }) => source));
    const [kept, left] = [true, false].map((has) => failed.filter(({ source }) => compiledBefore.has(source) === has));
    const problems = [
      ...(reserved === undefined
        ? []
        : [
            `${this.#title()} contains ${reserved.workflowId}, which is ignored: wr.* ids are reserved for the bundled library`,
          ]),
      ...brokenSources(kept ?? [], this.sourceKind, this.#title(), lastVersionServed),
      ...brokenSources(left ?? [], this.sourceKind, this.#title(), notServed),
    ];
    return {
      workflows: catalog.workflows.filter((entry) => !isReserved(entry)),
      problem: problems.length === 0 ? null : problems.join('. '),
      failed: (catalog.failed ?? []).map(({ source }) => source),
    };
  }

  snapshot(workflowHash: WorkflowHash) {
    return withStoreFaults<CanonicalText>('reading a compiled workflow', async () => {
      if (!sha256Pattern.test(workflowHash)) throw new Error('not a digest');
      const held = await this.#held()?.snapshot(workflowHash);
      if (held?.isOk()) return held;
      const bytes = await this.#bytesAt(
        join(this.#folder, 'snapshots', `${digestFileName(workflowHash)}.json`),
        compiledFileBytesMax,
      );
      if (bytes === null || bytes === 'outside') {
        return err({
          code: 'STORE_OBJECT_MISSING',
          message: `the compiled workflow ${workflowHash} is missing`,
          fix: `Run: ${this.#compileAgain()}`,
          retryable: false,
        });
      }
      if ((sha256OfStored(this.#host.crypto.digest, bytes) as string) !== workflowHash) {
        return err({
          code: 'STORE_OBJECT_DAMAGED',
          message: `the bytes of the compiled workflow ${workflowHash} do not match its hash`,
          fix: `Run: ${this.#compileAgain()}`,
          retryable: false,
        });
      }
      return ok(decoder.decode(bytes) as CanonicalText);
    });
  }

  /** Asked for an id that nothing has: then the sources that do not compile are read for theirs. */
  async brokenSource(workflowId: string): Promise<string | null> {
    const { failed = [] } = await this.read();
    for (const source of failed) {
      const bytes = await withStoreFaults('reading a source', async () => ok(await this.#sourceBytes(source)));
      if (bytes.isOk() && bytes.value !== null && claims(source, bytes.value, workflowId))
        return shownSource(this.sourceKind, source);
    }
    return null;
  }

  async #sourceBytes(source: string): Promise<Uint8Array | null> {
    const root = this.#sourceRoot;
    const path = root === null ? null : join(root, source);
    if (root === null || path === null || isAbsolute(source) || !path.startsWith(root + sep)) return null;
    const bytes = await this.#bytesAt(path, sourceBytesMax);
    return bytes === 'outside' ? null : bytes;
  }

  async isDrifted(entry: CatalogEntry): Promise<boolean> {
    const root = this.#sourceRoot;
    if (root === null) return false;
    const { bindingsDigest } = entry;
    if (bindingsDigest !== undefined && this.sourceKind === 'project') {
      const now = await this.#digestAt(join(root, ...bindingsFile));
      if (now !== undefined && now !== bindingsDigest) return true;
    }
    // What is shipped stands elsewhere.
    if (entry.bundled === true) return false;
    const path = join(root, entry.source);
    if (isAbsolute(entry.source) || !path.startsWith(root + sep)) return false;
    const now = await this.#digestAt(path);
    return now !== undefined && now !== entry.sourceBytesDigest;
  }

  /** `none` for a file that is not there; undefined where nobody can say. */
  async #digestAt(path: string): Promise<string | undefined> {
    const found = await withStoreFaults<string>('reading the state of a source', async () => {
      const stat = await this.#host.files.stat(path);
      if (stat === null) return ok('none');
      const was = this.#digests.get(path);
      if (was?.stat.mtimeMs === stat.mtimeMs && was.stat.bytes === stat.bytes && was.stat.identity === stat.identity)
        return ok(was.digest);
      const bytes = await this.#bytesAt(path, sourceBytesMax);
      if (bytes === 'outside') return ok('outside');
      const digest = sha256OfStored(this.#host.crypto.digest, bytes ?? new Uint8Array());
      this.#digests.set(path, { stat, digest });
      return ok(digest);
    });
    return found.isOk() ? found.value : undefined;
  }
}

/** The default preferences of one configuration. Read anew: it is small, and people edit it. */
async function defaultsIn(host: Host, root: string, sourceKind: 'project' | 'user'): Promise<WorkspaceDefaults> {
  const path = join(root, configFile);
  const read = await withStoreFaults('reading a configuration', async () => {
    // Most have none, and an exception costs more than a look.
    if ((await host.files.entry(path)) === null) return ok(null);
    return ok(await readInside(host, root, path, projectConfigBytesMax));
  });
  const bytes = read.isOk() ? read.value : 'outside';
  if (bytes === null) return { preferences: {}, problems: [] };
  try {
    const text = bytes === 'outside' ? 'null' : decoder.decode(bytes);
    const config: unknown = JSON.parse(text);
    if (validateProjectConfig(config) && !hasRepeatedKey(text, config))
      return { preferences: config.preferences ?? {}, problems: [] };
  } catch (error) {
    // JSON and UTF-8 throw these; anything else is a bug of ours.
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
  }
  const message =
    sourceKind === 'project'
      ? `${configFile} of the project cannot be read, so its preferences were not used; the user can run: workrail check`
      : `~/.workrail/${configFile} cannot be read, so its preferences were not used; the user can run: workrail doctor`;
  return { preferences: {}, problems: [{ sourceKind, message }] };
}

/** The project's over the user's, key by key [preference-layers]. */
async function defaultsOf(host: Host, user: string, project: string | null): Promise<WorkspaceDefaults> {
  const below = await defaultsIn(host, user, 'user');
  if (project === null) return below;
  const above = await defaultsIn(host, project, 'project');
  return {
    preferences: { ...below.preferences, ...above.preferences },
    problems: [...above.problems, ...below.problems],
  };
}

export type CatalogFolders = {
  /** The project that is served, absolute; null when there is none. */
  readonly project: string | null;
  /** The user's home for WorkRail, whose `compiled` folder holds the catalog, and which holds the user's sources. */
  readonly user: string;
  /** `catalog.json` and `snapshots/` of the bundled library. */
  readonly bundled: string;
  /** The project that contains a folder; null where only the user's own workflows are. */
  readonly projectAbove: (folder: string) => string | null;
  /** Why a folder cannot be a workspace. */
  readonly refused: (folder: string) => string | null;
  /** Asked at each call that names no workspace. Absent: `project` is served, whatever the client has open. */
  readonly current?: () => Promise<CurrentWorkspace>;
};

export function fileCatalogs(host: Host, folders: CatalogFolders, compiledHere: LocalCompilePort): CatalogsPort {
  const user = new FileCatalog(host, 'user', join(folders.user, 'compiled'), folders.user, null);
  const bundled = new FileCatalog(host, 'bundled', folders.bundled, null, null);
  const projects = new BoundedMap<string, FileCatalog>(workspacesCachedMax);
  const projectCatalog = (path: string) => {
    const catalog =
      projects.get(path) ?? new FileCatalog(host, 'project', join(path, ...compiledFolder), path, compiledHere);
    projects.set(path, catalog);
    return catalog;
  };
  const projectOf = (current: CurrentWorkspace | undefined): string | null => {
    if (current === undefined) return folders.project;
    return 'unknown' in current ? null : current.project;
  };
  return {
    async workspace(path): Promise<Result<Workspace, { why: string }>> {
      if (path !== undefined && !isAbsolute(path)) return err({ why: 'it is not an absolute path' });
      if (path?.includes('\0') === true) return err({ why: 'it contains a NUL character' });
      const refused = path === undefined ? null : folders.refused(path);
      if (refused !== null) return err({ why: refused });
      const current = path === undefined ? await folders.current?.() : undefined;
      const unknown = current !== undefined && 'unknown' in current ? { unknown: current.unknown } : {};
      const root = path === undefined ? projectOf(current) : folders.projectAbove(path);
      const recompiling =
        compiledHere.recompileChanged === undefined
          ? {}
          : { recompileChanged: async () => compiledHere.recompileChanged?.(root) };
      const defaults = () => defaultsOf(host, folders.user, root);
      if (root === null)
        return ok({ path: path ?? null, catalogs: [user, bundled], defaults, ...unknown, ...recompiling });
      const named = path ?? root;
      const stat = await withStoreFaults('opening a workspace directory', async () => ok(await host.files.stat(named)));
      if (stat.isErr()) return err({ why: stat.error.message });
      if (stat.value === null || !stat.value.isFolder) return err({ why: 'the directory does not exist' });
      return ok({
        path: named,
        catalogs: [projectCatalog(root), user, bundled],
        missingSource: () => compiledHere.missingSource(root),
        defaults,
        ...recompiling,
      });
    },
  };
}
