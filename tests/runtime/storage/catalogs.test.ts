/** Catalogs of folders: what a catalog may say of itself, whoever wrote it and whether this machine compiled it. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { CatalogEntry } from '../../../schemas/catalog.ts';
import type { WorkflowId } from '../../../schemas/ids.ts';
import { fileCatalogs } from '../../../runtime/storage/file/catalogs.ts';
import { createRuntime } from '../../../runtime/runtime.ts';
import { MemoryDisk } from '../../support/memory-disk.ts';
import { temporaryFolder } from '../../support/files.ts';
import { cataloged, compiledWorkflow } from '../../support/workflows.ts';
import { must, testHost } from '../../support/world.ts';

const entryOf = (workflowId: string, more: Partial<CatalogEntry> = {}): CatalogEntry => ({
  ...cataloged(compiledWorkflow(workflowId, ['a'])).entry,
  ...more,
});
const bundled = { bundled: true } as const;
/** Of another content than what is shipped. */
const other = { workflowHash: entryOf('other.content').workflowHash };

type Claims = {
  readonly user?: readonly CatalogEntry[];
  readonly project?: readonly CatalogEntry[];
  readonly missingSource?: string;
};

/** Everything in it was compiled here, so that nothing but the catalogs themselves is asked. */
async function served(claims: Claims) {
  const root = temporaryFolder();
  const folders = {
    user: path.join(root, 'home'),
    project: path.join(root, 'project'),
    bundled: path.join(root, 'shipped'),
    projectAbove: (folder: string) => folder,
    refused: () => null,
  };
  const write = (folder: string, workflows: readonly CatalogEntry[] = []) => {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'catalog.json'), JSON.stringify({ v: 1, compilerVersion: '1', workflows }));
  };
  write(folders.bundled, [entryOf('wr.shipped')]);
  write(path.join(folders.user, 'compiled'), claims.user);
  write(path.join(folders.project, '.workrail/compiled'), claims.project);
  const host = testHost();
  const catalogs = fileCatalogs(host, folders, {
    held: () => null,
    knows: () => true,
    compile: async () => undefined,
    missingSource: () => claims.missingSource ?? null,
  });
  return createRuntime(host, new MemoryDisk(host.clock).storage(host), catalogs);
}

async function listed(claims: Claims) {
  const { data } = must(await (await served(claims)).list({}));
  const hashes = new Map(data.workflows.map(({ workflowId, workflowHash }) => [workflowId, workflowHash]));
  return {
    data,
    hashes,
    ids: data.workflows.map(({ workflowId, sourceKind }) => `${sourceKind} ${workflowId}`).sort(),
  };
}
const shippedId = 'wr.shipped' as WorkflowId;
const shipped = `bundled ${shippedId}`;

// @verifies wr-namespace-is-bundled
it.each<[string, 'user' | 'project', CatalogEntry]>([
  ['claims a shipped id', 'user', entryOf('wr.shipped', other)],
  ['claims a shipped id', 'project', entryOf('wr.shipped', other)],
  ['claims to be what is shipped', 'user', entryOf('wr.shipped', { ...other, ...bundled })],
  ['claims an id of wr.* that is not shipped', 'user', entryOf('wr.mine')],
  ['claims an id of wr.* that is not shipped', 'project', entryOf('wr.mine')],
  ['poses as bundled under an id of its own', 'user', entryOf('mine.own', bundled)],
  ['poses as bundled under an id of its own', 'project', entryOf('mine.own', bundled)],
])('a catalog that %s is told and left out: of a %s', async (_what, kind, entry) => {
  const { data, ids, hashes } = await listed({ [kind]: [entry, entryOf('mine.honest')] });
  expect(ids).toEqual([shipped, `${kind} mine.honest`].sort());
  expect(hashes.get(shippedId)).toBe(entryOf(shippedId).workflowHash);
  const problems = data.warnings.filter(({ code }) => code === 'CATALOG_PROBLEM');
  expect(problems).toHaveLength(1);
  expect(problems[0]?.message).toContain(
    `contains ${entry.workflowId}, which is ignored: wr.* ids are reserved for the bundled library`,
  );
});

// @verifies wr-namespace-is-bundled
it('what is shipped may be bound by the project that compiled it here, and nothing that is not shipped', async () => {
  const bound = entryOf('wr.shipped', { ...other, ...bundled });
  const { data, ids, hashes } = await listed({ project: [bound, entryOf('wr.gone', bundled)] });
  expect(ids).toEqual([shipped]);
  expect(hashes.get(shippedId)).toBe(bound.workflowHash);
  expect(data.warnings).toEqual([]);
});

// @verifies broken-is-not-unknown
it('offers no other workflow for one that a missing source directory may contain', async () => {
  const missingSource = 'the source directory flows of workrail.json does not exist';
  const project = [entryOf('team.fix')];
  const start = async (claims: Claims) =>
    (await (await served(claims)).start({ workflowId: 'team.fox', goal: 'Fix it.' }))._unsafeUnwrapErr();
  expect((await start({ project })).message).toContain('did you mean "team.fix"?');
  const { message, suggestion } = await start({ project, missingSource });
  expect(message).toContain(`some workflows are not served now: ${missingSource}.`);
  expect(`${message} ${suggestion}`).not.toContain('team.fix');
  const { data } = await listed({ project, missingSource });
  expect(data.warnings.map((warning) => warning.message)).toContain(`${missingSource}; its workflows are not served`);
});
