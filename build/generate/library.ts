/** Compiles `workflows/` into `generated/compiled/`: the bundled library as the runtime reads it. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtins } from '../../builtins/registry.ts';
import { artifactsOf } from '../../compiler/artifacts/artifacts.ts';
import { compileAll } from '../../compiler/compile.ts';
import { version } from '../../package.json';
import type { GeneratedFile } from './generated-file.ts';

const folder = 'workflows';

export function compiledLibrary(): GeneratedFile[] {
  const inputs = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const bytes = readFileSync(join(folder, name));
      return { file: `${folder}/${name}`, text: bytes.toString('utf8'), bytes, sourceKind: 'bundled' as const };
    });
  const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  const result = compileAll(inputs, { digest, builtins });
  if (result.diagnostics.some((diagnostic) => diagnostic.severity === 'error')) {
    throw new Error(
      `the bundled library does not compile\n${result.diagnostics.map((one) => one.rendered).join('\n')}`,
    );
  }
  const artifacts = artifactsOf(result, version);
  return [
    { path: 'compiled/catalog.json', source: `${folder}/`, content: artifacts.catalog },
    ...[...artifacts.snapshots, ...artifacts.maps].map(({ name, text }) => ({
      path: `compiled/snapshots/${name}`,
      source: `${folder}/`,
      content: text,
    })),
  ];
}
