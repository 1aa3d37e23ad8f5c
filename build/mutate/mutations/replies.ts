/** Tools and their replies. */
import type { Mutation } from '../mutation.ts';

export const replies: readonly Mutation[] = [
  {
    requirement: 'one-advance-per-attempt',
    file: 'runtime/use-cases/continue-workflow.ts',
    search: 'return replayed ?? record(environment, located.value, ack, input, witness);',
    replacement: 'void replayed;\n    return record(environment, located.value, ack, input, witness);',
    breaks: 'an attempt is not looked for again under the lock',
  },
  {
    requirement: 'replay-takes-no-lock',
    file: 'runtime/use-cases/continue-workflow.ts',
    search: 'return replayed ?? advance(environment, reader.authority, state, ack, input);',
    replacement: 'void replayed;\n  return advance(environment, reader.authority, state, ack, input);',
    breaks: 'a replay waits for the lock',
  },
  {
    requirement: 'nothing-dropped-in-silence',
    file: 'runtime/use-cases/continue-workflow.ts',
    search: 'attemptReply(view, attempt, attempt.inputDigest === inputDigest)',
    replacement: 'attemptReply(view, attempt, inputDigest.length > 0)',
    breaks: 'other input on a used pair is dropped without a word',
  },
  {
    requirement: 'unhealthy-session-refused',
    file: 'runtime/session/node-context.ts',
    search:
      'if (session.damage !== null) return err(sessionUnhealthy(session.sessionId, session.damage, runsOf(session.state)));',
    replacement: '',
    breaks: 'a damaged session is read on',
  },
  {
    requirement: 'notes-truncated-with-marker',
    file: 'runtime/core/text-budget.ts',
    search: 'prefixOf(text, bytesMax - markerBytes) + truncationMarker',
    replacement: 'prefixOf(text, bytesMax)',
    breaks: 'notes are cut without saying so',
  },
  {
    requirement: 'utf8-budgets',
    file: 'runtime/core/text-budget.ts',
    search: 'while (end > 0 && end < bytes.length && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;',
    replacement: '',
    breaks: 'a character is cut in half',
  },
  {
    requirement: 'reserved-context-keys',
    file: 'runtime/core/context.ts',
    search: 'if (!Array.isArray(value) && reserved.has(key)) return at;',
    replacement: '',
    breaks: '__proto__ is a key',
  },
  {
    requirement: 'context-merge-rules',
    file: 'runtime/core/context.ts',
    search: 'if (value === null) merged.delete(key);',
    replacement: 'if (value === undefined) merged.delete(key);',
    breaks: 'null deletes nothing',
  },
  {
    requirement: 'import-rules',
    file: 'runtime/core/text-budget.ts',
    search: 'const encoder = new TextEncoder();',
    replacement: "import { readFileSync } from 'node:fs';\nvoid readFileSync;\nconst encoder = new TextEncoder();",
    breaks: 'the pure core imports a platform module',
  },
  {
    requirement: 'rehydrate-is-pure',
    file: 'runtime/use-cases/continue-workflow.ts',
    search: 'return ack === null || input === null ? rehydrate(reader, state)',
    replacement:
      'return ack === null || input === null ? environment.storage.keyring.renew().then(() => rehydrate(reader, state))',
    breaks: 'a read writes',
  },
  {
    requirement: 'errors-say-what-to-do',
    file: 'runtime/replies/token-recovery.ts',
    search:
      "'Copy the tokens again, whole and unchanged, from the latest reply of the run you mean. If that reply is lost, call resume_session: it finds the run and returns a stateToken.'",
    replacement: "'Copy the tokens again.'",
    breaks: 'a refusal names no call',
  },
  {
    requirement: 'context-never-echoed',
    file: 'runtime/replies/refusals.ts',
    search: 'return below.length === 0 ? pointer :',
    replacement: 'return below.length === 0 || key !== undefined ? pointer :',
    breaks: 'a refusal names keys within undeclared context',
  },
  {
    requirement: 'replay-is-fact-returning',
    file: 'runtime/use-cases/continue-workflow.ts',
    search: 'return attempt === undefined ? null : attemptReply(',
    replacement: "return attempt === undefined || attempt.outcome.kind === 'advanced' ? null : attemptReply(",
    breaks: 'a recorded advance is decided again',
  },
  {
    requirement: 'confirmation-by-mode',
    file: 'runtime/replies/pending-fields.ts',
    search: "if (preferencesOf(node).autonomy !== 'guided') return 'perform_pending_then_continue';",
    replacement: '',
    breaks: 'every mode waits for a yes',
  },
  {
    requirement: 'resume-healthy-only',
    file: 'runtime/use-cases/resume-session.ts',
    search: 'if (loaded.isErr() || loaded.value.damage !== null) return null;',
    replacement: 'if (loaded.isErr()) return null;',
    breaks: 'a damaged session is offered',
  },
  {
    requirement: 'frame-unforgeable',
    file: 'schemas/reply-frame.ts',
    search: "['section', new RegExp(",
    replacement: "['section', /(?!)/, new RegExp(",
    breaks: 'a text can imitate the heading of a section',
  },
  {
    requirement: 'frame-unforgeable',
    file: 'runtime/core/frame.ts',
    search: 'message: within(blocker.message)',
    replacement: 'message: blocker.message',
    breaks: 'the text of a blocker can imitate another one',
  },
  {
    requirement: 'frame-unforgeable',
    file: 'runtime/use-cases/inspect-workflow.ts',
    search: 'quotedLines(data.firstPrompt)',
    replacement: 'data.firstPrompt',
    breaks: 'a previewed prompt can imitate the call that starts it',
  },
];
