/** Objects whose digest matches, and whose text no writer wrote. */
import { ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { contentOf, wholeContent } from '../../../runtime/admin/session-content.ts';
import { logStart } from '../../../runtime/core/stored-log.ts';

type Stored = Parameters<typeof contentOf>;
const ref = `sha256:${'a'.repeat(64)}`;
const artifactOutput = {
  kind: 'node_output_appended',
  data: { payload: { payloadKind: 'artifact_ref', sha256: ref } },
};
const node = { kind: 'node_created', data: { snapshotRef: ref } };

async function gathered(text: string, event: object) {
  const objects = { get: async () => ok(text), put: async () => ok(undefined) } as unknown as Stored[0];
  const group = { segment: { firstEventIndex: 0, lastEventIndex: 0, bytes: 1, closedAt: null } };
  const session = {
    sessionId: 'sess_x',
    groups: [group],
    events: [event],
    cursor: logStart,
    damage: null,
  } as unknown as Stored[1];
  return (await contentOf(objects, session, {}, 'bundle'))._unsafeUnwrap();
}

describe('a stored object that cannot be stored again', () => {
  it.each([
    ['half a surrogate pair', '{"a":"\\ud800"}'],
    ['a number beyond every double', '{"a":1e999}'],
    ['spaces between its tokens', '{"a": 1}'],
    ['thousands of nested lists', `${'['.repeat(3000)}${']'.repeat(3000)}`],
    ['no JSON', 'garbage'],
  ])('counts as a lost artifact: %s', async (_, text) => {
    const { lost } = await gathered(text, artifactOutput);
    expect(lost).toMatchObject([{ kind: 'artifact', ref, code: 'STORE_OBJECT_DAMAGED' }]);
  });

  it('is used when its text is canonical', async () => {
    const { content, lost } = await gathered('{"a":1}', artifactOutput);
    expect(lost).toEqual([]);
    expect([...content.objects.artifact.keys()]).toEqual([ref]);
  });

  it('is restored from a backup when it is a snapshot, because a repair regenerates only objects that are missing', async () => {
    const fault = wholeContent(await gathered('{"a":1}', node))._unsafeUnwrapErr();
    expect(JSON.stringify(fault)).toContain('Restore the object from a backup');
    expect(JSON.stringify(fault)).not.toContain('sessions repair');
  });
});
