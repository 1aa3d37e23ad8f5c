/** One source at the limit of its size, made of what costs the compiler most: it keeps nothing else from being started. */
import path from 'node:path';
import { expect, it } from 'vitest';
import { sourceBytesMax } from '../../schemas/limits.ts';
import type { ListData } from '../../schemas/tools.ts';
import { brokenLists, type Lists, nativeLists, type Source } from '../support/long-sources.ts';
import { Server, sourceOf, temporaryPlace, treeOf, writeSource } from './support.ts';

const small = (prompt: string) => sourceOf('project.small', [{ id: 'one', title: 'One', prompt }]);

/** As many items as one source may have. */
function largest(lists: Lists, name: string): { readonly text: string; readonly value: Source } {
  const sized = (n: number) => {
    const value = { id: 'project.slow', name: 'Slow', description: 'Slow.', version: '1.0.0', ...lists[name]?.(n) };
    return { value, text: JSON.stringify(value, null, 2) };
  };
  const each = (Buffer.byteLength(sized(200).text) - Buffer.byteLength(sized(100).text)) / 100;
  return sized(Math.floor((sourceBytesMax / each) * 0.95));
}

// @verifies serve-follows-sources
it.each([
  ['conditions over one optional enum', nativeLists],
  ['functions', nativeLists],
  ['unknown conditions', brokenLists],
])(
  'beside %s at the limit, the first call starts a small workflow, also after it was saved again',
  async (name, lists) => {
    const { text, value } = largest(lists, name);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(sourceBytesMax);
    expect(Buffer.byteLength(text)).toBeGreaterThan(0.8 * sourceBytesMax);
    const place = temporaryPlace();
    writeSource(place, 'a-slow.json', value);
    writeSource(place, 'z-small.json', small('Do the first.'));
    const server = await Server.start(place);
    expect((await server.start('project.small')).data.pending?.prompt).toContain('Do the first.');
    const { data } = await server.done<ListData>('list_workflows', {});
    expect(data.workflows.map(({ workflowId }) => workflowId as string)).toContain('project.small');
    const compiled = () => treeOf(path.join(place.project, '.workrail/compiled'));
    const before = compiled();
    await server.start('project.small');
    expect(compiled()).toEqual(before);
    writeSource(place, 'z-small.json', small('Do what was saved later.'));
    expect((await server.start('project.small')).data.pending?.prompt).toContain('Do what was saved later.');
  },
);
