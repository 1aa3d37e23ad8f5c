import path from 'node:path';
import { Layout } from '../../../runtime/storage/file/layout.ts';
import { fileStorage } from '../../../runtime/storage/file/storage.ts';
import { bareFiles, temporaryFolder } from '../../support/files.ts';
import { storedBytes } from '../../support/stored-bytes.ts';
import { testHost } from '../../support/world.ts';
import { type Bench, conformance } from './conformance.ts';
import { indexConformance } from './indexing.ts';
import { operatingConformance } from './operating.ts';

const bench = (): Bench => {
  const host = testHost();
  const layout = new Layout(path.join(temporaryFolder(), 'data'));
  return {
    host,
    storage: fileStorage(host, layout.root),
    another: () => fileStorage(host, layout.root),
    raw: storedBytes(layout, bareFiles),
  };
};

conformance('file', bench);
operatingConformance('file', bench);
indexConformance('file', bench);
