/**
 * Payloads that an agent can copy from a blocker. An agent that copies one says what it says, so an example never changes what was
 * claimed: it keeps the status, verdict or decision that was sent, or shows each that may be true [examples-keep-claims].
 */
import { isRecord } from '../../../schemas/json-object.ts';
import { canonicalText, type JsonObject, type JsonValue, utf8Length } from '../../../schemas/canonical/json.ts';
import { slotArtifactKind } from '../../../schemas/closed-sets.ts';
import type { CompiledContract, CompiledStep } from '../../../schemas/compiled-snapshot.ts';
import { blockerFixBytesMax, nameRoomBytes } from '../../../schemas/limits.ts';
import type { Checks } from './checks.ts';
import { type DecidedLoop, isLastIteration, loopControlKind, seedsOf } from './loop-control.ts';
import type { Rules } from './rules.ts';
import { clipped, type Worded, worded } from './wording.ts';

const capabilityKind = 'wr.capability_observation';

/**
 * The example of the contract, about the loop that is decided (at its cap only `stop` is accepted), about the capability that the
 * step tries, or about the extension point that it ends.
 *
 * @param step the one that hands it over, where it is known
 */
function exampleOf(
  { example, artifactKind, contractRef }: CompiledContract,
  loop: DecidedLoop | null,
  step?: CompiledStep,
): JsonValue {
  const value = example as JsonObject;
  if (artifactKind === loopControlKind && loop !== null) {
    return { ...value, loopId: loop.loopId, ...(isLastIteration(loop) ? { decision: 'stop' } : {}) };
  }
  const seed = step === undefined ? undefined : seedsOf(step)[0];
  if (artifactKind === loopControlKind && seed !== undefined) return { ...value, loopId: seed };
  if (artifactKind === capabilityKind && step?.probe !== undefined) {
    return { ...value, capability: step.probe.capability };
  }
  const { stated, contractRef: own } = step?.output ?? {};
  if (stated?.example !== undefined && own === contractRef) return stated.example as JsonObject;
  const due = step?.output?.slotArtifacts?.[0];
  if (artifactKind === slotArtifactKind && due !== undefined) {
    const [name = ''] = due.names;
    return { kind: slotArtifactKind, slot: due.slot, name, summary: value['summary'] ?? '' };
  }
  return value;
}

/** The other answer to the question of a contract, where the example can give only one. */
function otherAnswer(contract: CompiledContract, example: JsonValue, loop: DecidedLoop | null): JsonValue | null {
  if (!isRecord(example)) return null;
  if (contract.artifactKind === loopControlKind) {
    if (loop !== null && isLastIteration(loop)) return null;
    return { ...example, decision: example['decision'] === 'stop' ? 'continue' : 'stop', summary: '…' };
  }
  if (contract.artifactKind !== capabilityKind || example['status'] !== 'unavailable') return null;
  const { failureCode: _code, remediation: _remediation, ...rest } = example;
  return { ...rest, status: 'available', detail: '…' };
}

/** In a fix that has no room for an example: the reply shows it below the blockers. */
export const examplesReference = '`examples` of this reply';

/** What satisfies a contract: its example, and the other answer where there is one. */
export function examplesOf(
  contract: CompiledContract,
  loop: DecidedLoop | null,
  step?: CompiledStep,
): readonly JsonValue[] {
  const example = exampleOf(contract, loop, step);
  const other = otherAnswer(contract, example, loop);
  return other === null ? [example] : [example, other];
}

// What was sent -------------------------------------------------------------------------------------------------------

const fieldsOf = (value: JsonValue | undefined): JsonObject => (isRecord(value) ? value : {});

/** The members of closed sets that an artifact names at its top: what it claims, whatever is wrong with the rest. */
function claimsIn(contract: CompiledContract, sent: JsonValue): JsonObject {
  const properties = Object.entries(fieldsOf((contract.schema as JsonObject)['properties']));
  const artifact = fieldsOf(sent);
  return Object.fromEntries(
    properties.flatMap(([name, schema]): [string, JsonValue][] => {
      const members = fieldsOf(schema)['enum'];
      const value = Object.hasOwn(artifact, name) ? artifact[name] : undefined;
      return value !== undefined && Array.isArray(members) && members.includes(value) ? [[name, value]] : [];
    }),
  );
}

/** An example with the claims of what was sent; null where it cannot hold them. */
function withClaims(
  contract: CompiledContract,
  example: JsonValue,
  claims: readonly (readonly [string, JsonValue | undefined])[],
  checks: Checks,
): JsonValue | null {
  const own = fieldsOf(example);
  if (claims.every(([name, value]) => own[name] === value)) return example;
  const required = fieldsOf(contract.schema as JsonValue)['required'];
  const names = new Set<JsonValue>(Array.isArray(required) ? required : []);
  const bare = Object.fromEntries(Object.entries(own).filter(([name]) => names.has(name)));
  const forms = [own, bare].map((form) => ({ ...form, ...Object.fromEntries(claims) }));
  return forms.find((form) => checks.problems(contract, form).length === 0) ?? null;
}

export type Sent = {
  /** Of the kind of the contract, the one that is closest to it. */
  readonly closest: JsonValue | null;
  /** Some of it is a text, where an artifact is an object. */
  readonly isText: boolean;
};

/** @param rules the first versions showed one example, whatever was sent */
export function fixFor(
  contract: CompiledContract,
  loop: DecidedLoop | null,
  step: CompiledStep,
  { closest, isText }: Sent,
  { checks, rules }: { readonly checks: Checks; readonly rules: Rules },
): Worded {
  const { lead, forms } = rules.textsGoByWhatWasSent
    ? formsFor(contract, loop, step, closest, { checks, rules })
    : { lead: 'one of this form', forms: [exampleOf(contract, loop, step)] };
  const { one } = rules.texts;
  const unquote = isText && rules.textsGoByWhatWasSent ? rules.texts.asObjects : '';
  const whole = `${unquote}Send output.artifacts with ${lead}: ${forms.map((form) => canonicalText(form)).join(' or ')}`;
  if (utf8Length(whole) <= blockerFixBytesMax) return [whole];
  const kind = clipped(contract.artifactKind, nameRoomBytes);
  return worded`${unquote}Send output.artifacts with ${one} of kind ${kind}; ${examplesReference} shows a valid one.`;
}

type Forms = { readonly lead: string; readonly forms: readonly JsonValue[] };

function formsFor(
  contract: CompiledContract,
  loop: DecidedLoop | null,
  step: CompiledStep,
  closest: JsonValue | null,
  { checks, rules }: { readonly checks: Checks; readonly rules: Rules },
): Forms {
  const [example = null, other] = examplesOf(contract, loop, step);
  const own = fieldsOf(contract.example as JsonValue);
  // What the step decides is no claim of the agent: the capability that it tries, the only decision that is left.
  const claims = Object.entries(closest === null ? {} : claimsIn(contract, closest)).filter(
    ([name]) => !(name === 'capability' && step.probe !== undefined) && fieldsOf(example)[name] === own[name],
  );
  const isAnswered = claims.some(([name]) => name === 'status' || name === 'decision');
  const shown = isAnswered || other === undefined ? [example] : [example, other];
  const kept = shown.map((form) => withClaims(contract, form, claims, checks));
  const forms = kept.map((form, i) => form ?? (shown[i] as JsonValue));
  if (forms.length > 1) return { lead: 'one of these forms, whichever is true', forms };
  return {
    lead: `${rules.texts.one} of this form${kept[0] === null ? ', with what you found in place of these values' : ''}`,
    forms,
  };
}
