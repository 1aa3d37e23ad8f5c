/**
 * One way to break each of the locks that matter most. `search` occurs exactly once in `file`; a test holds that, so that the
 * list follows the code. What is broken must compile as JavaScript; types do not matter here.
 */
export type Mutation = {
  readonly lock: string;
  readonly file: string;
  readonly search: string;
  readonly replacement: string;
  /** What is broken now, for the report. */
  readonly breaks: string;
};

export const mutations: readonly Mutation[] = [
  // Tokens (design-locks §1.2) -----------------------------------------------------------------------------------------
  {
    lock: 'altered-token-refused',
    file: 'runtime/tokens/tokens.ts',
    search: "if (signingKey(decoded, keyring, crypto) === null) return fail('TOKEN_BAD_SIGNATURE'",
    replacement: "if (decoded.signature.length === 0) return fail('TOKEN_BAD_SIGNATURE'",
    breaks: 'any signature of the right length is taken',
  },
  {
    lock: 'token-signature-input',
    file: 'runtime/tokens/codec.ts',
    search: 'base64url(sign(bytes))',
    replacement: 'base64url(sign(new TextEncoder().encode(base64url(bytes)) as CanonicalBytes))',
    breaks: 'the signature covers the encoded payload',
  },
  {
    lock: 'one-spelling-per-token',
    file: 'runtime/tokens/codec.ts',
    search: 'return base64url(bytes) === text ? bytes : null;',
    replacement: 'return bytes;',
    breaks: 'a second spelling of the same bytes is taken',
  },
  {
    lock: 'token-prefix-binds-kind',
    file: 'runtime/tokens/tokens.ts',
    search: 'if (payload.tokenKind !== decoded.prefixKind) {',
    replacement: 'if (payload.tokenVersion !== 1) {',
    breaks: 'a prefix may be exchanged',
  },
  {
    lock: 'verification-order',
    file: 'runtime/tokens/tokens.ts',
    search: "if (isBy(keyring.current)) return 'current_key';",
    replacement:
      "if (keyring.previous !== null && isBy(keyring.previous)) return 'previous_key';\n  if (isBy(keyring.current)) return 'current_key';",
    breaks: 'the previous key is tried first',
  },
  {
    lock: 'previous-key-until-next-rotation',
    file: 'runtime/tokens/tokens.ts',
    search: "return keyring.previous !== null && isBy(keyring.previous) ? 'previous_key' : null;",
    replacement: 'return null;',
    breaks: 'a rotation ends every token',
  },
  {
    lock: 'scope-mismatch-names-both-runs',
    file: 'runtime/protocol/authorize.ts',
    search: 'a.sessionId === b.sessionId && a.runId === b.runId && a.nodeId === b.nodeId;',
    replacement: 'a.tokenVersion === b.tokenVersion;',
    breaks: 'tokens of different runs go together',
  },
  // Replay and advance (design-locks §1.2) -------------------------------------------------------------------------------
  {
    lock: 'one-advance-per-attempt',
    file: 'runtime/protocol/continue.ts',
    search: 'return replayed ?? record(environment, located.value, ack, input, witness);',
    replacement: 'void replayed;\n    return record(environment, located.value, ack, input, witness);',
    breaks: 'an attempt is not looked for again under the lock',
  },
  {
    lock: 'replay-takes-no-lock',
    file: 'runtime/protocol/continue.ts',
    search: 'return replayed ?? advance(environment, reader.authority, state, ack, input);',
    replacement: 'void replayed;\n  return advance(environment, reader.authority, state, ack, input);',
    breaks: 'a replay waits for the lock',
  },
  {
    lock: 'nothing-dropped-in-silence',
    file: 'runtime/protocol/continue.ts',
    search: 'attemptReply(view, attempt, attempt.inputDigest === inputDigest)',
    replacement: 'attemptReply(view, attempt, inputDigest.length > 0)',
    breaks: 'other input on a used pair is dropped without a word',
  },
  {
    lock: 'unhealthy-session-refused',
    file: 'runtime/protocol/located.ts',
    search:
      'if (session.damage !== null) return err(sessionUnhealthy(session.sessionId, session.damage, runsOf(session.state)));',
    replacement: '',
    breaks: 'a damaged session is read on',
  },
  {
    lock: 'witness-void-after-release',
    file: 'runtime/storage/witness.ts',
    search: "throw new Error('append was called with a witness whose gate has closed');",
    replacement: 'return;',
    breaks: 'any witness opens the log',
  },
  // The log (design-locks §1) --------------------------------------------------------------------------------------------
  {
    lock: 'incomplete-group-not-committed',
    file: 'runtime/core/log.ts',
    search: 'if (at >= lines.length) return { groups, damage: null };',
    replacement: '',
    breaks: 'a group that was never committed is damage',
  },
  {
    lock: 'short-group-with-followers-is-damage',
    file: 'runtime/core/log.ts',
    search: "return { groups, damage: { reason: 'manifest_group_short', at: head.segmentRelPath } };",
    replacement: 'return { groups, damage: null };',
    breaks: 'what stands behind a short group is left out in silence',
  },
  {
    lock: 'segment-digest-checked',
    file: 'runtime/core/log.ts',
    search: 'bytes.length !== group.segment.bytes || sha256OfStored(digest, bytes) !== group.segment.sha256',
    replacement: 'bytes.length !== group.segment.bytes',
    breaks: 'a segment is checked by its length alone',
  },
  {
    lock: 'segments-contiguous',
    file: 'runtime/core/log.ts',
    search: 'head.firstEventIndex !== eventIndex || head.lastEventIndex < head.firstEventIndex',
    replacement: 'head.lastEventIndex < head.firstEventIndex',
    breaks: 'a segment may begin anywhere',
  },
  {
    lock: 'manifest-index-contiguous',
    file: 'runtime/core/log.ts',
    search: 'if (value.manifestIndex !== index) return',
    replacement: 'if (value.manifestIndex < 0) return',
    breaks: 'a manifest record may be missing',
  },
  {
    lock: 'unknown-version-fails',
    file: 'runtime/core/log.ts',
    search: "return typeof version === 'number' && version !== 1;",
    replacement: "return typeof version === 'number' && version > 1_000_000;",
    breaks: 'a later version is taken for damage',
  },
  {
    lock: 'pins-match-nodes',
    file: 'runtime/core/log.ts',
    search: "if (!pinsMatch(events, group)) return fail('pin_mismatch');",
    replacement: '',
    breaks: 'a pin may name anything',
  },
  {
    lock: 'fold-invariants',
    file: 'runtime/core/state.ts',
    search: 'demand(!state.dedupeKeys.has(event.dedupeKey), dedupeKeyRule);',
    replacement: '',
    breaks: 'a plan may be written twice',
  },
  {
    lock: 'progress-child-through-chains',
    file: 'runtime/core/lineage.ts',
    search: "if (child.kind === 'step') found.push(child);",
    replacement:
      "if (child.kind === 'step') found.push(child);\n    else if (child.kind === 'blocked_attempt') continue;",
    breaks: 'a step behind a blocked attempt does not count as progress',
  },
  {
    lock: 'edge-causes',
    file: 'runtime/core/decide.ts',
    search: "isFork ? 'non_tip_advance' : 'intentional_fork'",
    replacement: "isFork ? 'intentional_fork' : 'intentional_fork'",
    breaks: 'a branch does not show in its edge',
  },
  {
    lock: 'output-order',
    file: 'runtime/core/plan-records.ts',
    search: 'of [...byRef.values()].sort(byDigest)) {',
    replacement: 'of byRef.values()) {',
    breaks: 'artifacts stand in the order in which they were sent',
  },
  {
    lock: 'single-writer',
    file: 'runtime/storage/file/locks.ts',
    search: "const file = await this.#lock(this.#layout.sessionLock(sessionId), 'exclusive')",
    replacement: "const file = await this.#lock(this.#layout.sessionLock(sessionId), 'shared')",
    breaks: 'two processes hold one session',
  },
  {
    lock: 'lock-survives-replaced-file',
    file: 'runtime/storage/file/locks.ts',
    search: 'isOurs = await this.#standsAt(path, file);',
    replacement: 'isOurs = true;',
    breaks: 'a lock on a file that was replaced is believed',
  },
  {
    lock: 'lock-checked-before-commit',
    file: 'runtime/storage/file/locks.ts',
    search: 'return (await this.#standsAt(this.#layout.sessionLock(sessionId), file)) ? null : sessionLockLost();',
    replacement: 'return file === undefined ? sessionLockLost() : null;',
    breaks: 'a step is committed under a lock that somebody took away',
  },
  {
    lock: 'failed-sync-is-never-believed',
    file: 'runtime/storage/file/locks.ts',
    search: 'await cut();',
    replacement: '',
    breaks: 'a group whose sync failed stays where the next reader finds it',
  },
  {
    lock: 'failed-sync-is-never-believed',
    file: 'runtime/storage/file/durable-files.ts',
    search: '  await changeFolder(host, folder);\n  await host.files.syncFolder(folder);',
    replacement: '  await host.files.syncFolder(folder);',
    breaks: 'a folder is synced again without being written',
  },
  // Texts and context ----------------------------------------------------------------------------------------------------
  {
    lock: 'notes-truncated-with-marker',
    file: 'runtime/core/text-budget.ts',
    search: 'prefixOf(text, bytesMax - markerBytes) + truncationMarker',
    replacement: 'prefixOf(text, bytesMax)',
    breaks: 'notes are cut without saying so',
  },
  {
    lock: 'utf8-budgets',
    file: 'runtime/core/text-budget.ts',
    search: 'while (end > 0 && end < bytes.length && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;',
    replacement: '',
    breaks: 'a character is cut in half',
  },
  {
    lock: 'reserved-context-keys',
    file: 'runtime/core/context.ts',
    search: 'if (!Array.isArray(value) && reserved.has(key)) return at;',
    replacement: '',
    breaks: '__proto__ is a key',
  },
  {
    lock: 'context-merge-rules',
    file: 'runtime/core/context.ts',
    search: 'if (value === null) merged.delete(key);',
    replacement: 'if (value === undefined) merged.delete(key);',
    breaks: 'null deletes nothing',
  },
  // Control flow and modes (design-locks §3 and §9) ------------------------------------------------------------------------
  {
    lock: 'reason-table',
    file: 'runtime/core/judge/reason-table.ts',
    search: "preferences.autonomy === 'full_auto_never_stop' ? row.neverStop : row.blocking",
    replacement: "preferences.autonomy !== 'guided' ? row.neverStop : row.blocking",
    breaks: 'only the guided mode blocks',
  },
  {
    lock: 'contract-validated',
    file: 'runtime/core/judge/contracts.ts',
    search: 'if (problems.some((each) => each.length === 0)) return [];',
    replacement: 'if (problems.length > 0) return [];',
    breaks: 'any artifact of the right kind passes',
  },
  {
    lock: 'loop-iteration-zero-based',
    file: 'runtime/core/flow/walk.ts',
    search: 'this.#frames.push({ loopId, iteration: 0,',
    replacement: 'this.#frames.push({ loopId, iteration: 1,',
    breaks: 'iterations count from 1',
  },
  {
    lock: 'loop-cap-blocks',
    file: 'runtime/core/judge/loop-control.ts',
    search: "weight: 'required',\n    pointer: { kind: 'workflow_step', stepId: step.stepId }",
    replacement: "weight: 'preferred',\n    pointer: { kind: 'workflow_step', stepId: step.stepId }",
    breaks: 'a loop at its cap ends with a warning',
  },
  {
    lock: 'loop-control-never-implicit',
    file: 'runtime/core/flow/walk.ts',
    search: "if (control === undefined) this.#concerns.push({ kind: 'undecided', ...at });",
    replacement: '',
    breaks: 'a loop that nobody decided goes on without a word',
  },
  {
    lock: 'unknown-condition-runs',
    file: 'runtime/core/flow/walk.ts',
    search: "return evaluation.truth !== 'false';",
    replacement: "return evaluation.truth === 'true';",
    breaks: 'a step whose key is absent is skipped',
  },
  {
    lock: 'for-each-cap',
    file: 'runtime/core/flow/walk.ts',
    search: 'const items = list.slice(0, maxIterations) as JsonValue[];',
    replacement: 'const items = list as JsonValue[];',
    breaks: 'a for_each takes more items than its cap',
  },
  {
    lock: 'weak-claim-unlocks-nothing',
    file: 'runtime/core/judge/capabilities.ts',
    search: "observations.some(({ provenance }) => provenance.kind === 'probe_step')",
    replacement: 'observations.length > 0',
    breaks: 'a claim stands for a probe',
  },
  {
    lock: 'free-text-is-no-approval',
    file: 'runtime/core/judge/user-dependencies.ts',
    search: "const isConfirmed = shown.autonomy === 'guided' && judged.autonomy === 'guided';",
    replacement:
      "const isConfirmed = shown.autonomy !== 'full_auto_never_stop' && judged.autonomy !== 'full_auto_never_stop';",
    breaks: 'an acknowledgement is a yes in the stopping mode',
  },
  // Projections (design-locks §2 and §2.1) ---------------------------------------------------------------------------------
  {
    lock: 'preferred-tip-rule',
    file: 'runtime/projections/preferred-tip.ts',
    search: 'if (node.createdIndex > tip.createdIndex) tip = node;',
    replacement: 'if (tip.children.length > 0) tip = node;',
    breaks: 'the first leaf that is found is the tip',
  },
  {
    lock: 'run-status-projection',
    file: 'runtime/projections/run-status.ts',
    search: "return tip.isBlocked ? 'blocked' : 'in_progress';",
    replacement: "return 'in_progress';",
    breaks: 'no run is ever blocked',
  },
  {
    lock: 'recap-keeps-most-recent',
    file: 'runtime/projections/recap.ts',
    search: 'if (bytes + length > bytesMax) {',
    replacement: 'if (bytes + length > 2 * bytesMax) {',
    breaks: 'a recap is twice as long as it may be',
  },
  // Portability and operation (design-locks §1.3 and §2.2) -----------------------------------------------------------------
  {
    lock: 'bundle-checked-before-storing',
    file: 'runtime/portability/bundle.ts',
    search: 'integrityFault(bundle, digest) ?? manifestFault(bundle)',
    replacement: 'manifestFault(bundle)',
    breaks: 'no digest of a bundle is checked',
  },
  {
    lock: 'gc-safe-mode',
    file: 'runtime/operation/collect.ts',
    search: 'const isSafe = marked.doubts.length > 0;',
    replacement: 'const isSafe = false;',
    breaks: 'a collection goes on where something is in doubt',
  },
  {
    lock: 'gc-honours-keep-marks',
    file: 'runtime/operation/collect.ts',
    search: 'else if (!isKept.value && isExpired(session, ttlDays, nowMs))',
    replacement: 'else if (isExpired(session, ttlDays, nowMs))',
    breaks: 'a keep mark holds nothing',
  },
  {
    lock: 'origin-survives-import',
    file: 'runtime/operation/import-bundle.ts',
    search: 'salvaged || redacted ? { v: 1, salvaged, redacted } : null',
    replacement: 'salvaged && redacted ? { v: 1, salvaged, redacted } : null',
    breaks: 'a partial bundle that was not redacted is imported as a whole one',
  },
  {
    lock: 'lost-artifact-is-named',
    file: 'runtime/operation/session-content.ts',
    search: "lost.flatMap(({ kind, ref }) => (kind === 'artifact' ? [ref] : []))",
    replacement: "lost.flatMap(({ kind, ref }) => (kind === 'snapshot' ? [ref] : []))",
    breaks: 'a bundle leaves without an artifact that it names',
  },
  {
    lock: 'keyring-replaced-only-when-told',
    file: 'runtime/storage/file/keyring.ts',
    search: 'await this.#host.files.rename(this.#layout.keyring, aside);',
    replacement: 'await this.#host.files.remove(this.#layout.keyring);',
    breaks: 'a damaged keyring is thrown away',
  },
  // Architecture (design-locks §17) ----------------------------------------------------------------------------------------
  {
    lock: 'import-walls',
    file: 'runtime/core/text-budget.ts',
    search: 'const encoder = new TextEncoder();',
    replacement: "import { readFileSync } from 'node:fs';\nvoid readFileSync;\nconst encoder = new TextEncoder();",
    breaks: 'the pure core imports a platform module',
  },
];
