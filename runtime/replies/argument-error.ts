/**
 * An error that was found in the arguments, before any use-case ran: it names the run of the tokens that verify, and where a
 * token is missing, it returns the pair of tokens [refusal-hands-over-the-pair].
 */
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import { type Claim, tokenContextOf, type GivenTokens, type TokenField } from '../session/token-context.ts';
import { purposeOf } from '../session/authorize.ts';
import { readTokens } from '../session/read-tokens.ts';
import type { Environment } from '../session/environment.ts';
import { named } from './refusals.ts';
import { recoveryHint, type Purpose } from './token-recovery.ts';

/** What each tool that takes tokens takes. */
const tokenFieldsOf: Readonly<Record<string, readonly TokenField[]>> = {
  start_workflow: ['within'],
  continue_workflow: ['stateToken', 'ackToken'],
  checkpoint_workflow: ['stateToken', 'checkpointToken'],
};

export async function attachRun(
  environment: Environment,
  error: ErrorEnvelope,
  tool: string,
  args: unknown,
): Promise<ErrorEnvelope> {
  const takes = tokenFieldsOf[tool] ?? [];
  if (args === null || typeof args !== 'object') return error;
  const given = args as { readonly [name: string]: unknown };
  const tokens: GivenTokens = Object.fromEntries(
    takes.flatMap((field) => (typeof given[field] === 'string' ? [[field, given[field]]] : [])),
  );
  if (Object.keys(tokens).length === 0) return error;
  const authority = await tokenContextOf(environment);
  if (authority.isErr()) return error;
  const read = await readTokens(tokens, authority.value);
  const claims = read.isErr() ? [] : read.value.claims;
  const [first] = claims;
  if (first === undefined) return error;
  const of = named(error, first.payload.runId);
  const purpose = meant(tool, given);
  const isMissingOne = takes.some((field) => tokens[field] === undefined) && !claims.some(isWhole);
  const call = { claims, near: [], purpose, given: claims.length };
  if (purpose === 'read' || !isMissingOne) return of;
  const offers = await recoveryHint(tool, call, authority.value);
  return offers.kind === 'none' ? of : { ...of, suggestion: `${of.suggestion} ${offers.text}` };
}

/** The handle of an attempt also identifies its step. */
const isWhole = ({ payload, state }: Claim) => payload.tokenKind !== 'state' && state !== undefined;

/** What the call was made for: an output without an ackToken was meant to be stored. */
function meant(tool: string, given: { readonly [name: string]: unknown }): Purpose {
  if (tool === 'checkpoint_workflow') return 'checkpoint';
  return given['output'] === undefined ? purposeOf(given) : 'advance';
}
