/** A webhook payload of GitHub → an event. Reads only what it needs, and trusts none of it before its shape is checked. Pure. */
import type { GithubEventKind } from '../../schemas/daemon/triggers.ts';
import { isRecord, type JsonRecord } from '../../schemas/json-object.ts';
import { type Actor, type EventValue, plainValue, quotedValue, type TriggerEvent, valuesOf } from './event.ts';
import { chainDepthOf } from './marker.ts';

const names = /^[A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+$/;
const login = /^[A-Za-z0-9_-]{1,100}(?:\[bot\])?$/;
const address = /^https?:\/\/[!#-;=?-~]{1,500}$/;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const recordOf = (value: unknown): JsonRecord => (isRecord(value) ? value : {});
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** The type that the forge states; a login that ends with `[bot]` says nothing [actors-by-id]. */
export function actorOf(value: unknown): Actor | null {
  const { id, login: name, type } = recordOf(value);
  if (!isId(id) || typeof name !== 'string' || !login.test(name)) return null;
  return { id, login: name, isBot: type !== 'User' };
}

/** What happened, by the name of the event and its action. */
const kinds: Readonly<Record<string, GithubEventKind>> = {
  'issues/labeled': 'issue_labeled',
  'issues/opened': 'issue_opened',
  'issue_comment/created': 'comment_command',
  'pull_request/labeled': 'pull_request_labeled',
  'pull_request/opened': 'pull_request_opened',
};

export type GithubParts = {
  readonly kind: GithubEventKind;
  readonly repository: string;
  /** The issue or the pull request. */
  readonly item: JsonRecord;
  readonly label: string | null;
  readonly comment: JsonRecord | null;
  readonly actor: Actor;
  readonly id: string;
  readonly aliases: readonly string[];
};

/** Null if a field is missing or has the wrong shape. */
export function githubEvent({
  kind,
  item,
  label,
  comment,
  actor,
  id,
  aliases,
  ...parts
}: GithubParts): TriggerEvent | null {
  const { number } = item;
  const author = actorOf(item['user']);
  const commenter = comment === null ? null : actorOf(comment['user']);
  if (!isId(number) || author === null || (comment !== null && commenter === null) || !names.test(parts.repository))
    return null;
  const repository = parts.repository.toLowerCase();
  const [title, body, said] = [textOf(item['title']), textOf(item['body']), textOf(comment?.['body'])];
  const command = /^\s*(\/\S+)[ \t]*([^\r\n]*)/.exec(said);
  const url = textOf(item['html_url']);
  const values: Record<string, EventValue> = {
    number: plainValue(`${number}`),
    repository: plainValue(repository),
    url: plainValue(address.test(url) ? url : ''),
    actor: plainValue(actor.login),
    author: plainValue(author.login),
    label: quotedValue(label ?? ''),
    title: quotedValue(title),
    body: quotedValue(body),
    comment: quotedValue(said),
    arguments: quotedValue(command?.[2] ?? ''),
  };
  return {
    id,
    aliases,
    subject: `github:${repository}#${number}`,
    chainDepth: chainDepthOf([title, body, said]),
    values: valuesOf(values),
    origin: 'trigger',
    trust: null,
    github: {
      kind,
      repository,
      label,
      command: command?.[1] ?? null,
      actor,
      authors: commenter === null ? [author] : [author, commenter],
    },
  };
}

export type GithubReading =
  | { readonly kind: 'event'; readonly event: TriggerEvent }
  | { readonly kind: 'ignored'; readonly reason: string };

/** @param digest of the body, which names the event: the id of a delivery is not signed */
export function readGithubPayload(
  name: string,
  payload: JsonRecord,
  { digest, deliveryId }: { readonly digest: string; readonly deliveryId: string | null },
): GithubReading {
  if (name === '') return { kind: 'ignored', reason: 'the header X-GitHub-Event is missing' };
  const action = textOf(payload['action']);
  const what = `${name}/${action}`;
  const kind = Object.hasOwn(kinds, what) ? kinds[what] : undefined;
  if (kind === undefined)
    return { kind: 'ignored', reason: `triggers do not support the event ${name} ${action}`.trim() };
  const actor = actorOf(payload['sender']);
  const comment = kind === 'comment_command' ? recordOf(payload['comment']) : null;
  const label = recordOf(payload['label'])['name'];
  const event =
    actor === null
      ? null
      : githubEvent({
          kind,
          repository: textOf(recordOf(payload['repository'])['full_name']),
          item: recordOf(payload[name === 'pull_request' ? 'pull_request' : 'issue']),
          label: typeof label === 'string' ? label : null,
          comment,
          actor,
          id: digest,
          aliases: deliveryId === null ? [] : [`delivery ${deliveryId}`],
        });
  return event === null
    ? { kind: 'ignored', reason: `the payload lacks a required field of the event ${name} ${action}`.trim() }
    : { kind: 'event', event };
}
