/** Sources that are saved, added, broken and removed while a server runs: what an agent starts is what was saved. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { InspectData, ListData } from '../../schemas/tools.ts';
import { type Place, plainSteps, Server, sourceOf, temporaryPlace, treeOf, writeSource } from './support.ts';
import { inProcess } from '../support/command-line.ts';

const workflow = (id: string, prompt: string) => sourceOf(id, [{ id: 'one', title: 'One', prompt }]);

const idsOf = ({ workflows }: ListData) =>
  workflows.map(({ workflowId }) => workflowId as string).filter((id) => id.startsWith('project.'));
const listed = async (server: Server) => (await server.done<ListData>('list_workflows', {})).data;
const promptOf = async (server: Server, id: string) => (await server.start(id)).data.pending?.prompt ?? '';
const compiledIn = (place: Place) => treeOf(path.join(place.project, '.workrail/compiled'));

// @verifies serve-follows-sources
describe('a server that runs', () => {
  it('starts what was saved last, also in the call after the save', async () => {
    const place = temporaryPlace();
    writeSource(place, 'a.json', workflow('project.a', 'Do the first.'));
    const server = await Server.start(place);
    expect(await promptOf(server, 'project.a')).toContain('Do the first.');
    writeSource(place, 'a.json', workflow('project.a', 'Do what was saved later.'));
    const started = await server.start('project.a');
    expect([started.data.pending?.prompt, started.data.warnings]).toEqual([
      expect.stringContaining('Do what was saved later.'),
      [],
    ]);
  });

  it('offers a new source to each of the calls that name workflows', async () => {
    const place = temporaryPlace();
    const server = await Server.start(place);
    expect(idsOf(await listed(server))).toEqual([]);
    writeSource(place, 'late.json', workflow('project.late', 'Late.'));
    expect(idsOf(await listed(server))).toEqual(['project.late']);
    writeSource(place, 'later.json', workflow('project.later', 'Later.'));
    await server.done<InspectData>('inspect_workflow', { workflowId: 'project.later' });
    writeSource(place, 'last.json', workflow('project.last', 'Last.'));
    expect(await promptOf(server, 'project.last')).toContain('Last.');
  });

  it('starts no workflow whose source was removed, and keeps its runs', async () => {
    const place = temporaryPlace();
    const file = writeSource(place, 'a.json', sourceOf('project.a', plainSteps(2)));
    const server = await Server.start(place);
    const run = await server.start('project.a');
    fs.rmSync(file);
    expect((await server.refused('start_workflow', { workflowId: 'project.a' })).message).toContain('unknown workflow');
    expect((await server.advance(run.data)).data.pending?.title).toBe('Step 2');
  });

  it('starts what was saved last in a file that claims to be from the future', async () => {
    const place = temporaryPlace();
    const future = new Date('2099-01-01T00:00:00Z');
    const server = await Server.start(place);
    for (const prompt of ['Do version 1.', 'Do version 2.', 'Do version 3.']) {
      fs.utimesSync(writeSource(place, 'a.json', workflow('project.a', prompt)), future, future);
      expect(await promptOf(server, 'project.a')).toContain(prompt);
    }
  });

  it('compiles again once its compiled workflows can be written where somebody removed or replaced them', async () => {
    const place = temporaryPlace();
    writeSource(place, 'a.json', workflow('project.a', 'Do it.'));
    const server = await Server.start(place);
    expect(idsOf(await listed(server))).toEqual(['project.a']);
    const compiled = path.join(place.project, '.workrail/compiled');
    fs.rmSync(compiled, { recursive: true });
    fs.symlinkSync(place.home, compiled, 'junction');
    expect(idsOf(await listed(server))).toEqual([]);
    fs.unlinkSync(compiled);
    expect(idsOf(await listed(server))).toEqual(['project.a']);
    expect(fs.existsSync(path.join(compiled, 'catalog.json'))).toBe(true);
  });

  it('says that its project is gone where a call names none', async () => {
    const place = temporaryPlace();
    writeSource(place, 'a.json', workflow('project.a', 'Do it.'));
    const server = await Server.start(place);
    await server.start('project.a');
    fs.renameSync(place.project, `${place.project}.moved`);
    const { message } = await server.refused('start_workflow', { workflowId: 'project.a' });
    expect(message).toContain('the folder of the project cannot be used: the directory does not exist');
  });

  it('compiles in another project that a call names, too', async () => {
    const place = temporaryPlace();
    const other = { ...temporaryPlace(), home: place.home };
    const server = await Server.start(place);
    const inOther = { workspacePath: other.project };
    expect(idsOf((await server.done<ListData>('list_workflows', inOther)).data)).toEqual([]);
    writeSource(other, 'a.json', workflow('project.other', 'Other.'));
    expect(idsOf((await server.done<ListData>('list_workflows', inOther)).data)).toEqual(['project.other']);
  });

  it('writes nothing for calls about a run, and nothing where nothing changed', async () => {
    const place = temporaryPlace();
    writeSource(place, 'a.json', sourceOf('project.a', plainSteps(2)));
    const server = await Server.start(place);
    const run = await server.start('project.a');
    const before = compiledIn(place);
    writeSource(place, 'b.json', workflow('project.b', 'B.'));
    const next = await server.advance(run.data);
    await server.rehydrate(next.data);
    expect(compiledIn(place)).toEqual(before);
    await listed(server);
    const after = compiledIn(place);
    expect(after).not.toEqual(before);
    await listed(server);
    expect(compiledIn(place)).toEqual(after);
  });

  it('with --frozen serves what was reviewed', async () => {
    const place = temporaryPlace();
    const server = await Server.start(place, ['--frozen']);
    writeSource(place, 'a.json', workflow('project.a', 'A.'));
    expect(idsOf(await listed(server))).toEqual([]);
  });
});

// @verifies last-good-is-served
describe('a source that stops compiling', () => {
  it('is served as last compiled, with a warning, until it compiles again', async () => {
    const place = temporaryPlace();
    writeSource(place, 'a.json', workflow('project.a', 'Do the first.'));
    const server = await Server.start(place);
    await server.start('project.a');
    writeSource(place, 'a.json', { ...workflow('project.a', 'Half.'), steps: [] });
    const broken = await listed(server);
    expect(idsOf(broken)).toEqual(['project.a']);
    expect(broken.warnings.map(({ message }) => message).join('\n')).toContain(
      'does not compile; its last compiled version is served',
    );
    const started = await server.start('project.a');
    expect(started.data.pending?.prompt).toContain('Do the first.');
    expect(started.data.warnings.map(({ code }) => code)).toContain('SOURCE_DRIFT');
    expect(server.log).toContain('.workrail/workflows/a.json does not compile; its last compiled version is served');
    writeSource(place, 'a.json', workflow('project.a', 'Do the fixed.'));
    expect(await promptOf(server, 'project.a')).toContain('Do the fixed.');
    expect((await listed(server)).warnings).toEqual([]);
  });

  it.each([
    ['with another id', { ...workflow('project.b', 'Half.'), steps: [] }, 'error[read/empty]'],
    ['without one that can be read', '{ "id": "proj', 'error[read/syntax]'],
  ])(
    'is served under the id of its last version %s, and a person who starts that reads its errors',
    async (_, text, error) => {
      const place = temporaryPlace();
      writeSource(place, 'a.json', workflow('project.a', 'Do the first.'));
      expect((await inProcess(place, ['compile'])).code).toBe(0);
      writeSource(place, 'a.json', text);
      const server = await Server.start(place);
      expect(idsOf(await listed(server))).toEqual(['project.a']);
      expect(await promptOf(server, 'project.a')).toContain('Do the first.');
      const { code, stdout } = await inProcess(place, ['start', 'project.a']);
      expect([code, stdout]).toEqual([1, expect.stringContaining(error)]);
    },
  );

  it('is served as last compiled while a second source has its id, with a warning that names both', async () => {
    const place = temporaryPlace();
    writeSource(place, 'a.json', workflow('project.a', 'Of a.'));
    expect((await inProcess(place, ['compile'])).code).toBe(0);
    writeSource(place, 'b.json', workflow('project.a', 'Of b.'));
    const [a, b] = ['.workrail/workflows/a.json', '.workrail/workflows/b.json'];
    const { code, stdout, stderr } = await inProcess(place, ['list']);
    expect(code).toBe(0);
    expect(stdout).toContain('project.a');
    const both = `warning: two files define the id \`project.a\`: ${b} and ${a}; `;
    expect(stderr).toContain(`${both}the last compiled version of ${a} is served. Run: workrail check`);
    expect(stderr).toContain(`${both}${b} is not served. Run: workrail check`);
    expect((await inProcess(place, ['inspect', 'project.a'])).code).toBe(0);
    const server = await Server.start(place);
    expect(await promptOf(server, 'project.a')).toContain('Of a.');
    fs.rmSync(path.join(place.project, b));
    writeSource(place, 'a.json', 'no JSON');
    expect(await promptOf(server, 'project.a')).toContain('Of a.');
    writeSource(place, 'a.json', workflow('project.a', 'Of the fixed.'));
    expect(await promptOf(server, 'project.a')).toContain('Of the fixed.');
  });

  it.each([
    { command: ['compile'], code: 1 },
    { command: ['compile', '--json'], code: 1 },
    { command: ['compile', '--check'], code: 1 },
    { command: ['compile', '--frozen'], code: 1 },
    { command: ['compile', '.workrail/workflows/b.json'], code: 0 },
    { command: ['check'], code: 1 },
    { command: ['verify'], code: 1 },
    { command: ['lint', '--fix'], code: 1 },
    { command: ['list'], code: 0 },
    { command: ['doctor'], code: 1 },
  ])('is served as it was compiled before after $command too', async ({ command, code }) => {
    const place = temporaryPlace();
    writeSource(place, 'a.json', workflow('project.a', 'Of a.'));
    writeSource(place, 'b.json', workflow('project.b', 'Of b.'));
    expect((await inProcess(place, ['compile'])).code).toBe(0);
    const lock = fs.readFileSync(path.join(place.project, 'workrail.lock'), 'utf8');
    writeSource(place, 'a.json', 'no JSON');
    for (const _ of ['once', 'again']) expect((await inProcess(place, command)).code).toBe(code);
    expect(fs.readFileSync(path.join(place.project, 'workrail.lock'), 'utf8')).toBe(lock);
    expect((await inProcess(place, ['inspect', 'project.a', '--prompts'])).stdout).toContain('Of a.');
    const server = await Server.start(place);
    expect(idsOf(await listed(server))).toEqual(['project.a', 'project.b']);
    fs.rmSync(path.join(place.project, '.workrail/workflows/a.json'));
    expect((await inProcess(place, ['compile'])).code).toBe(0);
    expect(idsOf(await listed(server))).toEqual(['project.b']);
    expect(fs.readdirSync(path.join(place.project, '.workrail/compiled/snapshots'))).toHaveLength(2);
  });

  it('gives way to another source that claims its id', async () => {
    const place = temporaryPlace();
    writeSource(place, 'a.json', workflow('project.a', 'Of a.'));
    const server = await Server.start(place);
    await server.start('project.a');
    writeSource(place, 'a.json', 'no JSON');
    writeSource(place, 'b.json', workflow('project.a', 'Of b.'));
    expect(await promptOf(server, 'project.a')).toContain('Of b.');
  });

  it('is left out where nothing was compiled before', async () => {
    const place = temporaryPlace();
    const server = await Server.start(place);
    writeSource(place, 'a.json', 'no JSON');
    const { warnings } = await listed(server);
    expect(warnings.map(({ message }) => message).join('\n')).toContain('does not compile and is not served');
  });
});
