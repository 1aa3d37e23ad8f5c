/** Operators over the worlds of the tests, in both adapters, and the damage that people come to look at. */
import fs from 'node:fs';
import path from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { SessionId, Sha256Digest } from '../../schemas/ids.ts';
import { createAdminApi, type AdminApi } from '../../runtime/admin-api.ts';
import type { Host } from '../../runtime/ports.ts';
import { createRuntime, type Runtime } from '../../runtime/runtime.ts';
import { Layout } from '../../runtime/storage/file/layout.ts';
import { fileStorage } from '../../runtime/storage/file/storage.ts';
import { MemoryDisk, memoryStorage } from '../../runtime/storage/memory/storage.ts';
import type { CatalogsPort, ObjectKind, Storage } from '../../runtime/storage/ports.ts';
import { temporaryFolder } from './files.ts';
import { catalogsAt, testHost } from './world.ts';

/** One data directory with an agent's face and a person's face, and its bytes. */
export type Operated = {
  readonly host: Host;
  readonly storage: Storage;
  readonly runtime: Runtime;
  readonly operator: AdminApi;
  /** Another process over the same data. */
  another(): { readonly runtime: Runtime; readonly operator: AdminApi };
  /** Another process that has other workflows compiled. */
  withCatalog(workflows: readonly CompiledSnapshot[]): AdminApi;
  readonly raw: {
    manifest(sessionId: SessionId): Uint8Array;
    setManifest(sessionId: SessionId, bytes: Uint8Array): void;
    segments(sessionId: SessionId): readonly string[];
    segment(sessionId: SessionId, relPath: string): Uint8Array;
    setSegment(sessionId: SessionId, relPath: string, bytes: Uint8Array | null): void;
    setObject(kind: ObjectKind, ref: Sha256Digest, bytes: Uint8Array | null): void;
    /** What is kept of the bundle that a session was imported from. */
    setOrigin(sessionId: SessionId, bytes: Uint8Array | null): void;
    dropKeyring(): void;
  };
};
export type Adapter = (workflows: readonly CompiledSnapshot[], overrides?: Partial<Host>) => Operated;

function operated(host: Host, catalogs: CatalogsPort, open: () => Storage, raw: Operated['raw']): Operated {
  const another = () => {
    const storage = open();
    return {
      storage,
      runtime: createRuntime(host, storage, catalogs),
      operator: createAdminApi(host, storage, catalogs),
    };
  };
  const withCatalog = (workflows: readonly CompiledSnapshot[]) =>
    createAdminApi(host, open(), catalogsAt(null, workflows));
  return { host, ...another(), another, withCatalog, raw };
}

export const inMemory: Adapter = (workflows, overrides) => {
  const host = testHost(overrides);
  const disk = new MemoryDisk();
  const session = (id: SessionId) => {
    const found = disk.sessions.get(id);
    if (found === undefined) throw new Error('no such session');
    return found;
  };
  return operated(host, catalogsAt('/repo', workflows), () => memoryStorage(host, disk), {
    manifest: (id) => session(id).manifest,
    setManifest: (id, bytes) => {
      session(id).manifest = bytes;
    },
    segments: (id) => [...session(id).segments.keys()].sort(),
    segment: (id, relPath) => session(id).segments.get(relPath) ?? new Uint8Array(),
    setSegment: (id, relPath, bytes) => {
      if (bytes === null) session(id).segments.delete(relPath);
      else session(id).segments.set(relPath, bytes);
    },
    setObject: (kind, ref, bytes) => {
      if (bytes === null) disk.objects.delete(`${kind}/${ref}`);
      else disk.objects.set(`${kind}/${ref}`, bytes);
    },
    setOrigin: (id, bytes) => {
      session(id).origin = bytes;
    },
    dropKeyring: () => {
      disk.keyring = null;
    },
  });
};

export const inFiles: Adapter = (workflows, overrides) => {
  const host = testHost(overrides);
  const layout = new Layout(path.join(temporaryFolder(), 'data'));
  const write = (at: string, bytes: Uint8Array | null) =>
    bytes === null ? fs.rmSync(at) : fs.writeFileSync(at, bytes);
  return operated(host, catalogsAt('/repo', workflows), () => fileStorage(host, layout.root), {
    manifest: (id) => fs.readFileSync(layout.manifest(id)),
    setManifest: (id, bytes) => write(layout.manifest(id), bytes),
    segments: (id) =>
      fs
        .readdirSync(layout.events(id))
        .filter((name) => /^[0-9-]+\.jsonl$/.test(name))
        .sort()
        .map((name) => `events/${name}`),
    segment: (id, relPath) => fs.readFileSync(path.join(layout.session(id), relPath)),
    setSegment: (id, relPath, bytes) => write(path.join(layout.session(id), relPath), bytes),
    setObject: (kind, ref, bytes) => write(layout.object(kind, ref), bytes),
    setOrigin: (id, bytes) => write(layout.origin(id), bytes),
    dropKeyring: () => fs.rmSync(layout.keyring),
  });
};

export const adapters: readonly (readonly [string, Adapter])[] = [
  ['memory', inMemory],
  ['file', inFiles],
];

const validators = new Map<string, ValidateFunction>();

/** Fails with every problem when a report does not fit its generated schema. */
export function assertReport<T>(schema: string, value: T): T {
  const validate =
    validators.get(schema) ??
    new Ajv({ strict: false, allErrors: true }).compile(
      JSON.parse(fs.readFileSync(path.join(import.meta.dirname, '../../generated/schemas', `${schema}.json`), 'utf8')),
    );
  validators.set(schema, validate);
  if (!validate(value)) throw new Error(`does not fit ${schema}: ${JSON.stringify(validate.errors, null, 1)}`);
  return value;
}
