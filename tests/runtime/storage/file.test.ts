import fs from 'node:fs';
import path from 'node:path';
import { Layout } from '../../../runtime/storage/file/layout.ts';
import { fileStorage } from '../../../runtime/storage/file/storage.ts';
import { temporaryFolder } from '../../support/files.ts';
import { testHost } from '../../support/world.ts';
import { type Bench, conformance } from './conformance.ts';
import { indexConformance } from './indexing.ts';
import { operatingConformance } from './operating.ts';

const bench = (): Bench => {
  const host = testHost();
  const layout = new Layout(path.join(temporaryFolder(), 'data'));
  const write = (at: string, bytes: Uint8Array | null) =>
    bytes === null ? fs.unlinkSync(at) : fs.writeFileSync(at, bytes);
  return {
    host,
    storage: fileStorage(host, layout.root),
    another: () => fileStorage(host, layout.root),
    raw: {
      manifest: (id) => fs.readFileSync(layout.manifest(id)),
      setManifest: (id, bytes) => write(layout.manifest(id), bytes),
      segment: (id, relPath) => fs.readFileSync(path.join(layout.session(id), relPath)),
      setSegment: (id, relPath, bytes) => write(path.join(layout.session(id), relPath), bytes),
      setObject: (kind, ref, bytes) => write(layout.object(kind, ref), bytes),
    },
  };
};

conformance('file', bench);
operatingConformance('file', bench);
indexConformance('file', bench);
