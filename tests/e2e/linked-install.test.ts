/** An installed package that is reached through links: as `npm link` and pnpm leave it, or with parts that are links themselves. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type Place, plainSteps, root, sourceOf, temporaryPlace, workrail, writeSource } from './support.ts';

const linkedParts = ['generated', 'workflows', 'node_modules', 'package.json'];

/** The package in the project, so that all that is reached is reached through `node_modules/workrail`. */
const layouts: readonly (readonly [string, (place: Place, at: string) => void])[] = [
  ['npm link: the package is a link to a checkout', (_place, at) => fs.symlinkSync(root, at, 'junction')],
  [
    'pnpm: the package is a link into a store beside it',
    (place, at) => {
      const store = path.join(place.project, 'node_modules/.pnpm/workrail@1/node_modules/workrail');
      for (const part of ['dist', 'generated/compiled', 'workflows'])
        fs.cpSync(path.join(root, part), path.join(store, part), { recursive: true });
      fs.symlinkSync(path.join(root, 'node_modules'), path.join(store, 'node_modules'), 'junction');
      fs.symlinkSync(path.relative(path.dirname(at), store), at, 'junction');
    },
  ],
  [
    'a package whose parts beside dist/ are links that lead out of it',
    (_place, at) => {
      fs.cpSync(path.join(root, 'dist'), path.join(at, 'dist'), { recursive: true });
      for (const part of linkedParts) fs.symlinkSync(path.join(root, part), path.join(at, part));
    },
  ],
];

it.each(layouts)('%s: the bundled library is served, shown, bound and compiled', async (_title, link) => {
  const place = temporaryPlace();
  const at = path.join(place.project, 'node_modules/workrail');
  fs.mkdirSync(path.dirname(at), { recursive: true });
  link(place, at);
  writeSource(place, 'plain.json', sourceOf('project.plain', plainSteps(1)));
  const linked = { ...place, program: path.join(at, 'dist/workrail.cjs') };
  const done = async (...args: readonly string[]) => {
    const { code, stdout, stderr } = await workrail(linked, args);
    expect([args.join(' '), code, stderr.includes('link')], stdout + stderr).toEqual([args.join(' '), 0, false]);
    return stdout;
  };
  await done('compile');
  const listed = await done('list');
  expect(listed).toContain('wr.code_review');
  expect(listed).toContain('project.plain');
  expect(await done('inspect', 'wr.code_review', '--source')).toContain('"wr.code_review"');
  expect(await done('inspect', 'wr.code_review', '--provenance')).toContain('workflows/');
  expect(await done('start', 'wr.code_review')).toContain('stateToken');
});
