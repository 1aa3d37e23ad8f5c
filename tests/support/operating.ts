/** Operators over the worlds of the tests, in both adapters, and the damage that people come to look at. */
import fs from 'node:fs';
import path from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import { createAdminApi, type AdminApi } from '../../runtime/admin-api.ts';
import type { Host } from '../../runtime/ports.ts';
import { createRuntime, type Runtime, type RuntimeOptions } from '../../runtime/runtime.ts';
import { Layout } from '../../runtime/storage/file/layout.ts';
import { fileStorage } from '../../runtime/storage/file/storage.ts';
import type { CatalogsPort, Storage } from '../../runtime/storage/ports.ts';
import { bareFiles, temporaryFolder } from './files.ts';
import { MemoryDisk } from './memory-disk.ts';
import { type StoredBytes, storedBytes } from './stored-bytes.ts';
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
  readonly raw: StoredBytes;
};
export type Adapter = (
  workflows: readonly CompiledSnapshot[],
  overrides?: Partial<Host>,
  options?: RuntimeOptions,
) => Operated;

function operated(
  host: Host,
  catalogs: CatalogsPort,
  open: () => Storage,
  raw: Operated['raw'],
  options: RuntimeOptions = {},
): Operated {
  const another = () => {
    const storage = open();
    return {
      storage,
      runtime: createRuntime(host, storage, catalogs, options),
      operator: createAdminApi(host, storage, catalogs),
    };
  };
  const withCatalog = (workflows: readonly CompiledSnapshot[]) =>
    createAdminApi(host, open(), catalogsAt(null, workflows));
  return { host, ...another(), another, withCatalog, raw };
}

export const inMemory: Adapter = (workflows, overrides, options) => {
  const host = testHost(overrides);
  const disk = new MemoryDisk(host.clock);
  return operated(host, catalogsAt('/repo', workflows), () => disk.storage(host), disk.stored, options);
};

export const inFiles: Adapter = (workflows, overrides, options) => {
  const host = testHost(overrides);
  const layout = new Layout(path.join(temporaryFolder(), 'data'));
  const stored = storedBytes(layout, bareFiles);
  return operated(host, catalogsAt('/repo', workflows), () => fileStorage(host, layout.root), stored, options);
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
