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
];
