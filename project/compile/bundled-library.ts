/**
 * The bundled library as input of the compiler: compiled workflows that can fill a slot, and their sources, which a project may
 * compile with its own bindings. Both are part of the package; nothing is compiled here.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Library } from '../../compiler/compile.ts';
import { validateCatalog } from '../../generated/validators/catalog.v1.js';
import { validateCompiledWorkflow } from '../../generated/validators/compiled-workflow.v1.js';
import { digestFileName, sha256OfStored } from '../../schemas/canonical/sha256.ts';
import type { CatalogEntry } from '../../schemas/catalog.ts';
import { bundledSourcePrefix, type Sha256Digest } from '../../schemas/ids.ts';
import { catalogBytesMax } from '../../schemas/limits.ts';
import type { Boundary } from '../files/boundary.ts';
import { nodeDigest } from '../../runtime/host/crypto.ts';
import { parsedFile } from '../files/parsed-file.ts';
import { bundledFolder, packageFolder } from '../places.ts';
import { timesOf, type SourceFile } from '../sources/source-root.ts';
import { bytesAt } from '../files/atomic-write.ts';

export const installed = (): Boundary => ({ folder: packageFolder(), title: 'the installed package', isOwn: true });

type Names = {
  readonly entries: ReadonlyMap<string, CatalogEntry>;
  readonly aliases: ReadonlyMap<string, string>;
};

function namesInCatalog(): Names {
  const workflows = parsedFile(installed(), join(bundledFolder(), 'catalog.json'), validateCatalog)?.workflows ?? [];
  return {
    entries: new Map(workflows.map((entry) => [entry.workflowId, entry])),
    aliases: new Map(
      workflows.flatMap(({ workflowId, aliases }) => aliases.map((alias): [string, string] => [alias, workflowId])),
    ),
  };
}

class BundledLibrary implements Library {
  #read: Names | null = null;
  readonly #found = new Map<string, ReturnType<Library['find']>>();

  /** Read at the first query, because most projects name no bundled workflow. */
  get #names(): Names {
    this.#read ??= namesInCatalog();
    return this.#read;
  }

  get ids(): readonly string[] {
    return [...this.#names.entries.keys()];
  }

  /** The id for a name: the name itself, or the id of which it is an alias. */
  idOf(name: string): string | null {
    const { entries, aliases } = this.#names;
    return entries.has(name) ? name : (aliases.get(name) ?? null);
  }

  readonly find: Library['find'] = (name) => {
    const id = this.idOf(name);
    const entry = id === null ? undefined : this.#names.entries.get(id);
    if (entry === undefined) return null;
    const { workflowHash } = entry;
    const before = this.#found.get(workflowHash);
    if (before !== undefined) return before;
    const path = join(bundledFolder(), 'snapshots', `${digestFileName(workflowHash)}.json`);
    const snapshot = parsedFile(installed(), path, validateCompiledWorkflow);
    const found = snapshot === null ? null : { snapshot, workflowHash };
    this.#found.set(workflowHash, found);
    return found;
  };

  /** The source of a bundled workflow, with a name that no project file can have. Null if it does not exist. */
  source(id: string): SourceFile | null {
    const entry = this.#names.entries.get(id);
    if (entry === undefined) return null;
    const path = join(packageFolder(), entry.source);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat?.isFile()) return null;
    const file = `${bundledSourcePrefix}${entry.source}`;
    return { file, path, bytes: stat.size, ...timesOf(stat), sourceKind: 'bundled' };
  }
}

let shared: BundledLibrary | null = null;
/** Read once for each process, because the package does not change while it runs. */
export function bundledLibrary(): BundledLibrary {
  shared ??= new BundledLibrary();
  return shared;
}

/** The digest of the catalog, which changes with every change in the library. */
export function libraryDigest(): Sha256Digest | 'none' {
  const bytes = bytesAt(join(bundledFolder(), 'catalog.json'), catalogBytesMax, 'followed');
  return bytes === null ? 'none' : sha256OfStored(nodeDigest, bytes);
}
