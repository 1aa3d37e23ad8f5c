/** Labeled issues, by asking the forge. The cursor moves after every issue of an answer was decided. */
import type { NamedRule } from './decide.ts';
import type { Forge, Reading } from './forge.ts';
import { githubEvent } from './github-event.ts';
import type { TriggerEvent } from './event.ts';
import { handleEvent, type Handled, type HandlingPorts } from './handle-event.ts';
import type { JsonRecord } from '../../schemas/json-object.ts';
import { triggerSourceLengthMax } from '../../schemas/daemon/limits.ts';
import { progressIn, withProgress } from './state.ts';

export async function pollIssues(ports: HandlingPorts, named: NamedRule): Promise<readonly Handled[]> {
  const source = named.rule.github;
  const forge = ports.forge(named);
  if (source?.label === undefined || forge === null) return [];
  const { repository, label } = source;
  const asked = `${source.baseUrl ?? ''} ${repository}: ${label}`.trim().slice(-triggerSourceLengthMax);
  const progress = progressIn(await ports.store.read(), named.name, asked);
  const { since: from, etag: tag } = progress;
  const answer = await forge.labeledIssues(repository, label, {
    ...(from === undefined ? {} : { since: from }),
    ...(tag === undefined ? {} : { etag: tag }),
  });
  if (answer.kind === 'unavailable') return [answer];
  if (answer.value === null) return [];
  const handled: Handled[] = [];
  for (const issue of answer.value.issues) {
    const reading = await labelingEvent(forge, repository, label, issue);
    if (reading.kind === 'unavailable') return [...handled, reading];
    if (reading.value === null) continue;
    const one = await handleEvent(ports, named, reading.value);
    handled.push(one);
    if (one.kind === 'unavailable') return handled;
  }
  const { since, etag } = answer.value;
  // The tag belongs to the address that was asked, and the address contains the cursor.
  const isSameAddress = since === (from ?? null);
  const next = {
    source: asked,
    ...(since === null ? {} : { since }),
    ...(etag !== null && isSameAddress ? { etag } : {}),
  };
  await ports.store.change(async (state) => [withProgress(state, named.name, next), undefined]);
  return handled.filter(({ kind }) => kind !== 'repeated' && kind !== 'duplicate');
}

/** Null for a pull request, and for an issue without an event that set the label. */
async function labelingEvent(
  forge: Forge,
  repository: string,
  label: string,
  item: JsonRecord,
): Promise<Reading<TriggerEvent | null>> {
  const { number } = item;
  if (typeof number !== 'number' || item['pull_request'] !== undefined) return { kind: 'read', value: null };
  const labeling = await forge.lastLabeling(repository, number, label);
  if (labeling.kind === 'unavailable') return labeling;
  if (labeling.value === null) return { kind: 'read', value: null };
  const { id, actor } = labeling.value;
  const parts = { kind: 'issue_labeled', repository, item, label, comment: null, actor } as const;
  return { kind: 'read', value: githubEvent({ ...parts, id: `labeling ${id}`, aliases: [] }) };
}
