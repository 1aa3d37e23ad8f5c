/** Tools and their replies. */
import type { Mutation } from '../mutation.ts';

export const replies: readonly Mutation[] = [
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
  {
    lock: 'import-walls',
    file: 'runtime/core/text-budget.ts',
    search: 'const encoder = new TextEncoder();',
    replacement: "import { readFileSync } from 'node:fs';\nvoid readFileSync;\nconst encoder = new TextEncoder();",
    breaks: 'the pure core imports a platform module',
  },
  {
    lock: 'frame-unforgeable',
    file: 'runtime/core/frame.ts',
    search: 'i % 2 === 0 && framePartOf(part) !== null ? `> ${part}` : part',
    replacement: 'part',
    breaks: 'lines of an author may look like the frame',
  },
  {
    lock: 'confirmation-by-mode',
    file: 'runtime/protocol/reply-fields.ts',
    search: "return asks && autonomy === 'guided' ?",
    replacement: 'return asks ?',
    breaks: 'every mode waits for a yes',
  },
  {
    lock: 'errors-say-what-to-do',
    file: 'runtime/protocol/token-refusal.ts',
    search: 'suggestion: offers.length === 0 ? withoutOffers(code) : withOffers(tool, problem, offers),',
    replacement: "suggestion: '',",
    breaks: 'a refusal names no next call',
  },
  {
    lock: 'errors-name-no-path',
    file: 'runtime/tokens/codec.ts',
    search: "malformed('it does not begin with st., ack. or chk.')",
    replacement: 'malformed(`it is ${text}`)',
    breaks: 'a refusal repeats the text of the agent',
  },
  {
    lock: 'replay-is-fact-returning',
    file: 'runtime/protocol/continue.ts',
    search: 'return attempt === undefined ? null : attemptReply(',
    replacement: "return attempt === undefined || inputDigest !== '' ? null : attemptReply(",
    breaks: 'a recorded attempt is judged again',
  },
  {
    lock: 'rehydrate-is-pure',
    file: 'runtime/protocol/continue.ts',
    search: '? rehydrate(reader, state) :',
    replacement:
      '? environment.storage.keepMarks.setKept(state.sessionId, true).then(() => rehydrate(reader, state)) :',
    breaks: 'reading a step marks its session',
  },
  {
    lock: 'context-never-echoed',
    file: 'runtime/protocol/reply-fields.ts',
    search: 'details: { keys: keys.slice(0, 10) },',
    replacement: 'details: { keys: keys.slice(0, 10), context: contextAt(node) },',
    breaks: 'a warning repeats the context',
  },
];
