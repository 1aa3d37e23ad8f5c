/**
 * An error that was found in the arguments, before any use-case ran: it names the run of the tokens that verify, and where a
 * token is missing it hands over the pair (decisions.md, "Runs cannot be confused").
 */
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import { authorityOf, type GivenTokens, type TokenField } from './authority.ts';
import { claimsOf, purposeOf } from './authorize.ts';
import type { Environment } from './environment.ts';
import { named } from './errors.ts';
import { offersFor, type Purpose } from './token-refusal.ts';

/** What each tool that takes tokens takes. */
const taken: Readonly<Record<string, readonly TokenField[]>> = {
  start_workflow: ['within'],
  continue_workflow: ['stateToken', 'ackToken'],
  checkpoint_workflow: ['stateToken', 'checkpointToken'],
};

export async function nameError(
  environment: Environment,
  error: ErrorEnvelope,
  tool: string,
  args: unknown,
): Promise<ErrorEnvelope> {
  const takes = taken[tool] ?? [];
  if (args === null || typeof args !== 'object') return error;
  const given = args as { readonly [name: string]: unknown };
  const tokens: GivenTokens = Object.fromEntries(
    takes.flatMap((field) => (typeof given[field] === 'string' ? [[field, given[field]]] : [])),
  );
  if (Object.keys(tokens).length === 0) return error;
  const authority = await authorityOf(environment);
  if (authority.isErr()) return error;
  const { claims } = claimsOf(tokens, authority.value);
  const [first] = claims;
  if (first === undefined) return error;
  const of = named(error, first.payload.runId);
  const purpose = meant(tool, given);
  const isMissingOne = takes.some((field) => tokens[field] === undefined);
  const call = { claims, purpose, given: claims.length };
  if (purpose === 'read' || !isMissingOne) return of;
  const offers = await offersFor(tool, call, authority.value);
  return offers.kind === 'none' ? of : { ...of, suggestion: `${of.suggestion} ${offers.text}` };
}

/** What the call was made for: an output without an ackToken was meant to be stored. */
function meant(tool: string, given: { readonly [name: string]: unknown }): Purpose {
  if (tool === 'checkpoint_workflow') return 'checkpoint';
  return given['output'] === undefined ? purposeOf(given) : 'advance';
}
