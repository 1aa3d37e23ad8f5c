/**
 * Every request that the control API answers. The table is closed: what is not in it is refused, and what only reads is a GET
 * [control-reads-change-nothing].
 */
import {
  type ApiPorts,
  answerCosts,
  answerDismissed,
  answerInbox,
  answerReplay,
  answerRetried,
  answerSent,
  answerSessions,
} from './handlers.ts';
import type { Answer, Asked, InTurn } from './answer.ts';
import { isName } from './pages.ts';

export type Route = {
  readonly method: 'GET' | 'POST';
  /** `:session` is a session id, a run id or the name of a run; `:job` is the id of a job. */
  readonly path: string;
  readonly effect: 'reads' | 'changes';
  /** The parameters that it knows. */
  readonly query: readonly string[];
  readonly hasBody: boolean;
  /** `events`: messages until the client leaves. `stop`: the daemon ends after the answer. */
  readonly answer: 'status' | 'events' | 'stop' | ((ports: ApiPorts, asked: Asked, inTurn: InTurn) => Promise<Answer>);
};

const reads = (path: string, query: readonly string[], answer: Route['answer']): Route => ({
  method: 'GET',
  path,
  effect: 'reads',
  query,
  hasBody: false,
  answer,
});
const changes = (path: string, query: readonly string[], hasBody: boolean, answer: Route['answer']): Route => ({
  method: 'POST',
  path,
  effect: 'changes',
  query,
  hasBody,
  answer,
});

export const routes: readonly Route[] = [
  reads('/v1/status', [], 'status'),
  reads('/v1/events', [], 'events'),
  reads('/v1/sessions', ['before', 'jobs_after', 'limit'], answerSessions),
  reads('/v1/sessions/:session/replay', ['turn', 'from'], answerReplay),
  reads('/v1/inbox', ['session', 'before', 'jobs_after', 'limit'], answerInbox),
  reads('/v1/costs', ['by'], answerCosts),
  changes('/v1/stop', [], false, 'stop'),
  changes('/v1/sessions/:session/entries', [], true, answerSent),
  changes('/v1/jobs/:job/retry', ['session'], false, answerRetried),
  changes('/v1/jobs/:job/dismiss', [], false, answerDismissed),
];

/** The session or the job in the path; an empty text for a route without one; null if the path is another. */
function nameIn(route: Route, path: string): string | null {
  const [wanted, given] = [route.path.split('/'), path.split('/')];
  if (wanted.length !== given.length) return null;
  let name = '';
  for (const [at, part] of wanted.entries()) {
    const found = given[at] ?? '';
    const isNamed = part.startsWith(':');
    if (isNamed ? !isName(found) : part !== found) return null;
    if (isNamed) name = found;
  }
  return name;
}

export type Found = { readonly route: Route; readonly asked: Omit<Asked, 'body'> };
export type NotFound = { readonly status: 400 | 404 | 405; readonly reason: string };

/** @param url as it was sent: a path, perhaps with a query */
export function routeFor(method: string, url: string): Found | NotFound {
  const at = url.indexOf('?');
  const path = at === -1 ? url : url.slice(0, at);
  const matches = routes.flatMap((route) => {
    const name = nameIn(route, path);
    return name === null ? [] : [{ route, name }];
  });
  const match = matches.find(({ route }) => route.method === method);
  const [other] = matches;
  if (match !== undefined) return withQuery(match.route, match.name, at === -1 ? '' : url.slice(at + 1));
  if (other !== undefined) return { status: 405, reason: `use ${other.route.method}` };
  return { status: 404, reason: 'unknown request; this daemon serves version 1 of the control API' };
}

function withQuery(route: Route, name: string, search: string): Found | NotFound {
  const query = new Map<string, string>();
  for (const [parameter, value] of new URLSearchParams(search)) {
    if (!route.query.includes(parameter))
      return {
        status: 400,
        reason: `unknown parameter; ${route.query.length === 0 ? 'this request has none' : `available: ${route.query.join(', ')}`}`,
      };
    if (query.has(parameter)) return { status: 400, reason: `the parameter "${parameter}" occurs twice` };
    query.set(parameter, value);
  }
  return { route, asked: { name, query } };
}
