/**
 * Every request that the control API answers. The table is closed: what is not in it is refused, and what only reads is a GET
 * [control-reads-change-nothing].
 */
import { type ApiPorts, answerCosts, answerInbox, answerReplay, answerSent, answerSessions } from './answers.ts';
import type { Answer, Asked } from './answer.ts';
import { isSessionName } from './pages.ts';

export type Route = {
  readonly method: 'GET' | 'POST';
  /** `:session` is a session id, a run id or the name of a run. */
  readonly path: string;
  readonly effect: 'reads' | 'changes';
  /** The parameters that it knows. */
  readonly query: readonly string[];
  readonly hasBody: boolean;
  /** `events`: messages until the client leaves. `stop`: the daemon ends after the answer. */
  readonly answer: 'status' | 'events' | 'stop' | ((ports: ApiPorts, asked: Asked) => Promise<Answer>);
};

const reads = (path: string, query: readonly string[], answer: Route['answer']): Route => ({
  method: 'GET',
  path,
  effect: 'reads',
  query,
  hasBody: false,
  answer,
});
const changes = (path: string, hasBody: boolean, answer: Route['answer']): Route => ({
  method: 'POST',
  path,
  effect: 'changes',
  query: [],
  hasBody,
  answer,
});

export const routes: readonly Route[] = [
  reads('/v1/status', [], 'status'),
  reads('/v1/events', [], 'events'),
  reads('/v1/sessions', ['before', 'limit'], answerSessions),
  reads('/v1/sessions/:session/replay', ['turn', 'from'], answerReplay),
  reads('/v1/inbox', ['session', 'before', 'limit'], answerInbox),
  reads('/v1/costs', ['by'], answerCosts),
  changes('/v1/stop', false, 'stop'),
  changes('/v1/sessions/:session/entries', true, answerSent),
];

/** The session in the path; an empty text for a route without one; null if the path is another. */
function sessionIn(route: Route, path: string): string | null {
  const [wanted, given] = [route.path.split('/'), path.split('/')];
  if (wanted.length !== given.length) return null;
  let session = '';
  for (const [at, part] of wanted.entries()) {
    const found = given[at] ?? '';
    if (part !== ':session' && part !== found) return null;
    if (part !== ':session') continue;
    if (!isSessionName(found)) return null;
    session = found;
  }
  return session;
}

export type Found = { readonly route: Route; readonly asked: Omit<Asked, 'body'> };
export type NotFound = { readonly status: 400 | 404 | 405; readonly reason: string };

/** @param url as it was sent: a path, perhaps with a query */
export function routeFor(method: string, url: string): Found | NotFound {
  const at = url.indexOf('?');
  const path = at === -1 ? url : url.slice(0, at);
  const matches = routes.flatMap((route) => {
    const session = sessionIn(route, path);
    return session === null ? [] : [{ route, session }];
  });
  const match = matches.find(({ route }) => route.method === method);
  const [other] = matches;
  if (match !== undefined) return withQuery(match.route, match.session, at === -1 ? '' : url.slice(at + 1));
  if (other !== undefined) return { status: 405, reason: `use ${other.route.method}` };
  return { status: 404, reason: 'unknown request; this daemon serves version 1 of the control API' };
}

function withQuery(route: Route, session: string, search: string): Found | NotFound {
  const query = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) {
    if (!route.query.includes(name))
      return {
        status: 400,
        reason: `unknown parameter; ${route.query.length === 0 ? 'this request has none' : `available: ${route.query.join(', ')}`}`,
      };
    if (query.has(name)) return { status: 400, reason: `the parameter ${name} occurs twice` };
    query.set(name, value);
  }
  return { route, asked: { session, query } };
}
