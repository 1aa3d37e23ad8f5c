/** An installation of the built program with a bundled library of its own, as `npm install` would leave it. */
import fs from 'node:fs';
import path from 'node:path';
import { builtins } from '../../builtins/registry.ts';
import { nodeDigest } from '../../runtime/host/crypto.ts';
import { artifactsOf } from '../../compiler/artifacts/artifacts.ts';
import { compileAll } from '../../compiler/compile.ts';
import { version } from '../../package.json';
import { type Place, program, root } from './support.ts';

type LibrarySource = { readonly id: string };

/** Compiles `sources` as the library of the installation; again, when it is called again. */
export function writeLibrary(place: Place, sources: readonly LibrarySource[]): void {
  const folder = path.dirname(path.dirname(place.program ?? ''));
  const inputs = sources.map((source) => {
    const file = `workflows/${source.id.replace('wr.', '')}.json`;
    const text = `${JSON.stringify(source, null, 2)}\n`;
    fs.mkdirSync(path.join(folder, 'workflows'), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
    return { file, text, bytes: new TextEncoder().encode(text), sourceKind: 'bundled' as const };
  });
  const result = compileAll(inputs, { digest: nodeDigest, builtins });
  const [problem] = result.diagnostics.filter(({ severity }) => severity === 'error');
  if (problem !== undefined) throw new Error(problem.rendered);
  const artifacts = artifactsOf(result, version);
  const compiled = path.join(folder, 'generated/compiled');
  fs.mkdirSync(path.join(compiled, 'snapshots'), { recursive: true });
  fs.writeFileSync(path.join(compiled, 'catalog.json'), artifacts.catalog);
  for (const { name, text } of [...artifacts.snapshots, ...artifacts.maps])
    fs.writeFileSync(path.join(compiled, 'snapshots', name), text);
}

export function installed(place: Place, sources: readonly LibrarySource[]): Place {
  const folder = path.join(place.folder, 'installation');
  fs.cpSync(path.dirname(program()), path.join(folder, 'dist'), { recursive: true });
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const there: Place = { ...place, program: path.join(folder, 'dist', path.basename(program())) };
  writeLibrary(there, sources);
  return there;
}
