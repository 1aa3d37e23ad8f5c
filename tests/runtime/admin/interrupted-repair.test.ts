/** A repair that is interrupted at any operation that writes, then run again: the same result as an undisturbed repair. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createAdminApi } from '../../../runtime/admin-api.ts';
import { createRuntime } from '../../../runtime/runtime.ts';
import { Layout } from '../../../runtime/storage/file/layout.ts';
import { fileStorage } from '../../../runtime/storage/file/storage.ts';
import type { RepairReport } from '../../../schemas/admin-reports.ts';
import { corruptionReasons } from '../../../schemas/closed-sets.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { harms } from '../../support/damage.ts';
import { bareFiles, errno, ntfsFiles, type Operation, temporaryFolder, watchedFiles } from '../../support/files.ts';
import { bytesOf } from '../../support/log-writer.ts';
import type { Operated } from '../../support/operating.ts';
import { storedBytes } from '../../support/stored-bytes.ts';
import { compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { advanced, catalogsAt, must, started, testHost } from '../../support/world.ts';

const workflow = compiledWorkflow('test.repair', stepIds(6));
const catalogs = catalogsAt('/repo', [workflow]);
const host = testHost();
const reading: ReadonlySet<string> = new Set(['open-read', 'read', 'stat', 'entry', 'list']);
const endings = {
  'fails once': () => false,
  'is the last one of its process': () => true,
} as const;

/** A data directory with a session of four plans that is damaged behind the second one. */
async function damagedFolder(reason: keyof typeof harms) {
  const root = path.join(temporaryFolder(), 'data');
  const storage = fileStorage(host, root);
  const runtime = createRuntime(host, storage, catalogs);
  let { data } = await started(runtime, 'test.repair');
  const sessionId = data.session.sessionId as SessionId;
  for (let step = 1; step <= 3; step += 1) ({ data } = await advanced(runtime, data));
  const raw = storedBytes(new Layout(root), bareFiles);
  harms[reason].harm({ raw, host } as Operated, sessionId);
  return { root, sessionId, raw };
}

/** A process over a copy of a data directory that sees each operation that writes. */
function processOver(folder: string, before: (operation: Operation) => void) {
  const watched = testHost({
    ids: host.ids,
    files: watchedFiles((operation) => {
      if (!reading.has(operation.name)) before(operation);
    }, ntfsFiles()),
  });
  return createAdminApi(watched, fileStorage(watched, folder), catalogs);
}

function copied(root: string): string {
  const copy = path.join(temporaryFolder(), 'data');
  fs.cpSync(root, copy, { recursive: true });
  return copy;
}

const withoutSuffix = (name: string) => name.replace(/\.[a-z0-9]+\.(damaged|unattested)$/, '.SUFFIX.$1');

/** Every file of the session, without what a collection removes. */
function filesOf(root: string, sessionId: SessionId): Record<string, string> {
  const session = new Layout(root).session(sessionId);
  const names = (fs.readdirSync(session, { recursive: true }) as string[]).filter((name) => !name.endsWith('.tmp'));
  const found = names.filter((name) => fs.statSync(path.join(session, name)).isFile()).sort();
  return Object.fromEntries(
    found.map((name) => [withoutSuffix(name), fs.readFileSync(path.join(session, name), 'hex')]),
  );
}

const nobody = () => undefined;
/** A dry run names files as they are named now. */
const presentName = (name: string) => name.replace(/\.[a-zA-Z0-9]+\.(damaged|unattested)$/, '');
/** What is the same, whatever an interrupted repair has already set aside. */
const said = ({ outcome, eventsKept, lostSteps, unreadableEvents, quarantined }: RepairReport) => ({
  ...{ outcome, eventsKept, lostSteps, unreadableEvents },
  quarantined: quarantined.map(withoutSuffix),
});

const tails = corruptionReasons.filter((reason) => harms[reason].health === 'corrupt_tail');

describe.each(tails)('a repair of a session with %s', (reason) => {
  // @verifies interrupted-repair-is-finished
  it.each(Object.entries(endings))(
    'is finished by the next repair where an operation %s',
    async (_, isOver) => {
      const { root, sessionId } = await damagedFolder(reason);
      const whole = copied(root);
      let operations = 0;
      const undisturbed = must(
        await processOver(whole, () => {
          operations += 1;
        }).repairSession(sessionId, false),
      );
      expect(undisturbed).toMatchObject({ outcome: 'repaired' });
      expect(operations).toBeGreaterThan(10);
      let finished = 0;
      for (let at = 1; at <= operations; at += 1) {
        const folder = copied(root);
        let count = 0;
        const failing = processOver(folder, () => {
          count += 1;
          if (count === at || (count > at && isOver())) throw errno('ENOSPC');
        });
        await failing.repairSession(sessionId, false);
        const again = processOver(folder, nobody);
        const planned = must(await again.repairSession(sessionId, true));
        const report = must(await again.repairSession(sessionId, false));
        const where = `operation ${at}`;
        // Where the first one had already put everything in place, its failure came too late to leave anything.
        if (report.outcome !== 'nothing_to_do') {
          finished += 1;
          expect(said(report), where).toEqual(said(undisturbed));
          const { quarantined, ...rest } = said(undisturbed);
          expect({ ...said(planned), quarantined: planned.quarantined.map(presentName).sort() }, where).toEqual({
            ...rest,
            quarantined: quarantined.map(presentName).sort(),
          });
        }
        expect(filesOf(folder, sessionId), where).toEqual(filesOf(whole, sessionId));
        expect(must(await again.verifySession(sessionId)).verdict, where).toBe('verified');
      }
      expect(finished).toBeGreaterThan(5);
    },
    600_000,
  );
});

type Edit = (layout: Layout, sessionId: SessionId) => void;
/** What leaves nothing of the log, by what alone still shows that a session was here. */
const headHarms: Readonly<Record<string, Edit>> = {
  'its manifest': (layout, id) => fs.writeFileSync(layout.manifest(id), 'damaged\n'),
  'a directory in the place of its manifest': (layout, id) => {
    fs.rmSync(layout.manifest(id));
    fs.mkdirSync(layout.manifest(id));
    fs.writeFileSync(path.join(layout.manifest(id), 'own'), 'own');
  },
  'its segments': (layout, id) => fs.rmSync(layout.manifest(id)),
  'its pin': (layout, id) => {
    for (const at of [layout.manifest(id), layout.events(id)]) fs.rmSync(at, { recursive: true });
  },
};

describe.each(Object.entries(headHarms))('a repair of a session of which only %s is left', (_, harm) => {
  const damagedHead = async () => {
    const { root, sessionId } = await damagedFolder('manifest_record_invalid');
    const layout = new Layout(root);
    for (const at of [layout.pinFile(sessionId), layout.marks(sessionId), path.join(layout.session(sessionId), 'own')])
      fs.writeFileSync(at, 'own');
    harm(layout, sessionId);
    return { root, sessionId };
  };
  const asideOf = (root: string) =>
    fs.readdirSync(new Layout(root).sessions).filter((name) => name.endsWith('.damaged'));
  /** Every file that was set aside. */
  const filesAside = (root: string): Record<string, string> =>
    Object.fromEntries(
      asideOf(root).flatMap((aside) => {
        const folder = path.join(new Layout(root).sessions, aside);
        const names = (fs.readdirSync(folder, { recursive: true }) as string[]).sort();
        const files = names.filter((name) => fs.statSync(path.join(folder, name)).isFile() && name !== '.lock');
        return files.map((name) => [name, fs.readFileSync(path.join(folder, name), 'hex')]);
      }),
    );

  // @verifies whole-session-set-aside-while-locked
  it('sets the whole session aside where the system renames no directory with an open file in it', async () => {
    const { root, sessionId } = await damagedHead();
    const layout = new Layout(root);
    const names = fs.readdirSync(layout.session(sessionId)).filter((name) => name !== '.lock');
    const report = must(await processOver(root, nobody).repairSession(sessionId, false));
    const [aside = ''] = asideOf(root);
    expect(report).toMatchObject({ outcome: 'quarantined', quarantined: [`../${aside}`] });
    expect(fs.readdirSync(path.join(layout.sessions, aside)).sort()).toEqual(names.sort());
    expect(fs.readdirSync(layout.sessions)).toEqual([aside]);
  });

  // @verifies whole-session-set-aside-while-locked
  it.each(Object.entries(endings))(
    'loses nothing, and is finished in one directory by the next repair, where an operation %s',
    async (_ending, isOver) => {
      const { root, sessionId } = await damagedHead();
      const whole = copied(root);
      let operations = 0;
      must(
        await processOver(whole, () => {
          operations += 1;
        }).repairSession(sessionId, false),
      );
      let finished = 0;
      for (let at = 1; at <= operations; at += 1) {
        const folder = copied(root);
        let count = 0;
        const failing = processOver(folder, () => {
          count += 1;
          if (count === at || (count > at && isOver())) throw errno('EIO');
        });
        await failing.repairSession(sessionId, false);
        const again = await processOver(folder, nobody).repairSession(sessionId, false);
        const where = `operation ${at}`;
        if (again.isOk()) finished += 1;
        else expect(again.error.code, where).toBe('SESSION_NOT_FOUND');
        expect(asideOf(folder), where).toHaveLength(1);
        expect(filesAside(folder), where).toEqual(filesAside(whole));
        expect(must(await processOver(folder, nobody).listSessions()).sessions, where).toEqual([]);
        const collected = must(await processOver(folder, nobody).collect(0, true));
        expect(collected.blockedBy, where).toEqual([]);
      }
      expect(finished).toBeGreaterThan(5);
    },
    600_000,
  );
});

describe('a session that was set aside, imported again and damaged again', () => {
  it('is set aside in a directory of its own', async () => {
    const { root, sessionId } = await damagedFolder('manifest_record_invalid');
    const layout = new Layout(root);
    fs.rmSync(layout.manifest(sessionId));
    const before = path.join(temporaryFolder(), 'session');
    fs.cpSync(layout.session(sessionId), before, { recursive: true });
    must(await processOver(root, nobody).repairSession(sessionId, false));
    fs.cpSync(before, layout.session(sessionId), { recursive: true });
    must(await processOver(root, nobody).repairSession(sessionId, false));
    const asides = fs.readdirSync(layout.sessions);
    expect(asides).toHaveLength(2);
    for (const aside of asides) expect(fs.readdirSync(path.join(layout.sessions, aside))).toEqual(['events']);
  });
});

describe('a session whose directory is a link', () => {
  it('is set aside by the name of the link', async () => {
    const { root, sessionId } = await damagedFolder('manifest_record_invalid');
    const layout = new Layout(root);
    const elsewhere = path.join(temporaryFolder(), 'session');
    fs.renameSync(layout.session(sessionId), elsewhere);
    fs.symlinkSync(elsewhere, layout.session(sessionId));
    fs.writeFileSync(layout.manifest(sessionId), 'damaged\n');
    must(await processOver(root, nobody).repairSession(sessionId, false));
    const [aside = '', ...more] = fs.readdirSync(layout.sessions);
    expect(more).toEqual([]);
    expect(fs.readlinkSync(path.join(layout.sessions, aside))).toBe(elsewhere);
    expect(fs.readdirSync(elsewhere).sort()).toEqual(['.lock', 'events', 'manifest.jsonl']);
  });
});

describe('a session with a segment that an interrupted append left, set aside by the next append', () => {
  // @verifies interrupted-repair-is-finished
  it('is repaired, and nothing of that segment counts as lost', async () => {
    const { root, sessionId, raw } = await damagedFolder('manifest_record_invalid');
    const undisturbed = copied(root);
    const orphan = '00000900-00000901.jsonl.orphan.unattested';
    fs.writeFileSync(path.join(new Layout(root).events(sessionId), orphan), bytesOf(['orphan']));
    const report = must(await processOver(root, nobody).repairSession(sessionId, false));
    expect(said(report)).toEqual(said(must(await processOver(undisturbed, nobody).repairSession(sessionId, false))));
    expect(raw.segments(sessionId)).toHaveLength(2);
  });
});
