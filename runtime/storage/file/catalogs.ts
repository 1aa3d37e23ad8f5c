/**
 * Catalogs in files: `catalog.json` beside `snapshots/` in a `compiled` folder (interfaces.md, Files).
 *
 * A catalog is read again when its stat changed. A damaged or foreign one is a problem to report, never a failure of the
 * others. A compiled folder that leads out of its project is not followed.
 */
import { isAbsolute, join, sep } from 'node:path';
import { err, ok, type Result } from 'neverthrow';
import type { CanonicalText } from '../../../schemas/canonical/json.ts';
import { digestFileName, sha256OfStored } from '../../../schemas/canonical/sha256.ts';
import type { Catalog, CatalogEntry } from '../../../schemas/catalog.ts';
import type { WorkflowSourceKind } from '../../../schemas/closed-sets.ts';
import { sha256Pattern, type WorkflowHash } from '../../../schemas/ids.ts';
import { validateCatalog } from '../../../generated/validators/catalog.v1.js';
import { validateProjectConfig } from '../../../generated/validators/project-config.v1.js';
import { BoundedMap } from '../../core/bounded-map.ts';
import type { FileStat, Host } from '../../ports.ts';
import type { CatalogPort, CatalogRead, CatalogsPort, Workspace, WorkspaceDefaults } from '../ports.ts';
import { guarded, readWhole } from './durable-files.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });
const workspacesCachedMax = 16;
const compiledFolder = ['.workrail', 'compiled'] as const;
const configFile = 'workrail.json';
const bindingsFile = ['.workrail', 'bindings.json'] as const;

class FileCatalog implements CatalogPort {
  readonly sourceKind: WorkflowSourceKind;
  readonly #host: Host;
  readonly #folder: string;
  /** Where sources are, to tell drift; null when they are not beside the catalog. */
  readonly #sourceRoot: string | null;
  #cached: { readonly stat: FileStat; readonly read: CatalogRead } | null = null;
  readonly #digests = new Map<string, { readonly stat: FileStat; readonly digest: string }>();

  constructor(host: Host, sourceKind: WorkflowSourceKind, folder: string, sourceRoot: string | null) {
    this.#host = host;
    this.sourceKind = sourceKind;
    this.#folder = folder;
    this.#sourceRoot = sourceRoot;
  }

  async read(): Promise<CatalogRead> {
    const path = join(this.#folder, 'catalog.json');
    const read = await guarded<CatalogRead>('reading a catalog', async () => {
      const stat = await this.#host.files.stat(path);
      if (stat === null) return ok({ workflows: [], problem: null });
      const was = this.#cached;
      if (
        was !== null &&
        was.stat.identity === stat.identity &&
        was.stat.mtimeMs === stat.mtimeMs &&
        was.stat.bytes === stat.bytes
      ) {
        return ok(was.read);
      }
      const escaped = await this.#escape();
      const read =
        escaped === null
          ? this.#parse((await readWhole(this.#host.files, path)) ?? new Uint8Array())
          : { workflows: [], problem: escaped };
      this.#cached = { stat, read };
      return ok(read);
    });
    return read.isOk() ? read.value : { workflows: [], problem: `${this.#title()}: ${read.error.message}` };
  }

  #title(): string {
    return `the ${this.sourceKind} catalog`;
  }

  async #escape(): Promise<string | null> {
    if (this.#sourceRoot === null) return null;
    const [folder, root] = [
      await this.#host.files.realPath(this.#folder),
      await this.#host.files.realPath(this.#sourceRoot),
    ];
    return folder.startsWith(root + sep)
      ? null
      : `${this.#title()} leads out of its folder through a link and was not read`;
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
        problem: `${this.#title()} is not a catalog of a version that this program reads; run: workrail compile`,
      };
    }
    // A bundled workflow that a project binds is no claim of its own; nobody else may bring one, and nothing else may pose as one.
    const isReserved = ({ workflowId, bundled }: CatalogEntry) =>
      workflowId.startsWith('wr.')
        ? this.sourceKind !== 'bundled' && !(this.sourceKind === 'project' && bundled === true)
        : bundled === true;
    const reserved = catalog.workflows.find(isReserved);
    const failed = catalog.failed?.[0];
    const problems = [
      ...(reserved === undefined
        ? []
        : [`${this.#title()} claims ${reserved.workflowId}: wr.* belongs to the bundled library and was left out`]),
      ...(failed === undefined
        ? []
        : [
            `${catalog.failed?.length ?? 0} source(s) of ${this.#title()} do not compile and are left out, first ${failed.source}; a person can run: workrail check`,
          ]),
    ];
    return {
      workflows: catalog.workflows.filter((entry) => !isReserved(entry)),
      problem: problems.length === 0 ? null : problems.join('. '),
      failed: (catalog.failed ?? []).map(({ source }) => source),
    };
  }

  snapshot(workflowHash: WorkflowHash) {
    return guarded<CanonicalText>('reading a compiled workflow', async () => {
      if (!sha256Pattern.test(workflowHash)) throw new Error('not a digest');
      const bytes = await readWhole(
        this.#host.files,
        join(this.#folder, 'snapshots', `${digestFileName(workflowHash)}.json`),
      );
      if (bytes === null) {
        return err({
          code: 'STORE_OBJECT_MISSING',
          message: `the compiled workflow ${workflowHash} is not in ${this.#title()}; run: workrail compile`,
          retryable: false,
        });
      }
      if ((sha256OfStored(this.#host.crypto.digest, bytes) as string) !== workflowHash) {
        return err({
          code: 'STORE_OBJECT_DAMAGED',
          message: `the bytes of the compiled workflow ${workflowHash} do not match its hash; run: workrail compile`,
          retryable: false,
        });
      }
      return ok(decoder.decode(bytes) as CanonicalText);
    });
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
    const found = await guarded<string>('looking at a source', async () => {
      const stat = await this.#host.files.stat(path);
      if (stat === null) return ok('none');
      const was = this.#digests.get(path);
      if (was?.stat.mtimeMs === stat.mtimeMs && was.stat.bytes === stat.bytes && was.stat.identity === stat.identity)
        return ok(was.digest);
      const digest = sha256OfStored(
        this.#host.crypto.digest,
        (await readWhole(this.#host.files, path)) ?? new Uint8Array(),
      );
      this.#digests.set(path, { stat, digest });
      return ok(digest);
    });
    return found.isOk() ? found.value : undefined;
  }
}

/** The default preferences of a project's configuration (design-locks §4, precedence). Read anew: it is small, and people edit it. */
async function projectDefaults(host: Host, path: string): Promise<WorkspaceDefaults> {
  const bytes = await guarded('reading the configuration of a project', async () =>
    ok(await readWhole(host.files, path)),
  );
  if (bytes.isOk() && bytes.value === null) return { preferences: {}, problem: null };
  try {
    const config: unknown = bytes.isOk() ? JSON.parse(decoder.decode(bytes.value ?? new Uint8Array())) : null;
    if (validateProjectConfig(config)) return { preferences: config.preferences ?? {}, problem: null };
  } catch (error) {
    // JSON and UTF-8 throw these; anything else is a bug of ours.
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
  }
  return {
    preferences: {},
    problem: `${configFile} of the project cannot be read, so the preferences that it may set were not used; a person can run: workrail check`,
  };
}

export type CatalogFolders = {
  /** The project that is served, absolute; null when there is none. */
  readonly project: string | null;
  /** The user's home for WorkRail, whose `compiled` folder holds the catalog, and which holds the user's sources. */
  readonly user: string;
  /** `catalog.json` and `snapshots/` of the bundled library. */
  readonly bundled: string;
};

export function fileCatalogs(host: Host, folders: CatalogFolders): CatalogsPort {
  const user = new FileCatalog(host, 'user', join(folders.user, 'compiled'), folders.user);
  const bundled = new FileCatalog(host, 'bundled', folders.bundled, null);
  const projects = new BoundedMap<string, FileCatalog>(workspacesCachedMax);
  const projectCatalog = (path: string) => {
    const catalog = projects.get(path) ?? new FileCatalog(host, 'project', join(path, ...compiledFolder), path);
    projects.set(path, catalog);
    return catalog;
  };
  return {
    async workspace(path): Promise<Result<Workspace, { why: string }>> {
      const root = path ?? folders.project;
      if (root === null) return ok({ path: null, catalogs: [user, bundled] });
      if (!isAbsolute(root) || root.includes('\0')) return err({ why: 'it is not an absolute path' });
      const stat = await guarded('looking at a workspace', async () => ok(await host.files.stat(root)));
      if (stat.isErr() || stat.value === null || !stat.value.isFolder) return err({ why: 'there is no such folder' });
      const defaults = () => projectDefaults(host, join(root, configFile));
      return ok({ path: root, catalogs: [projectCatalog(root), user, bundled], defaults });
    },
  };
}
