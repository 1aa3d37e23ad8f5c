/** Skips a test on a machine that makes no sandbox, and says why: a refusal must not look like a pass. */
import type { TestContext } from 'vitest';
import type { SandboxFault } from '../../../daemon/sandbox/sandbox.ts';

export function skipRefused(context: TestContext, name: string, { reason, remedy }: SandboxFault): never {
  console.warn(`skipped: no sandbox by ${name}: ${reason}. ${remedy}`);
  return context.skip(`no sandbox by ${name}: ${reason}`);
}

/** What a session says that could not open its sandbox; see `daemon/session/session-tools.ts`. */
const cannotOpen = /the sandbox could not be opened: (?<reason>[^\n"]*)/;

/** @param printed what a command of the program printed */
export function skipUnopened(context: TestContext, printed: string): void {
  const reason = cannotOpen.exec(printed)?.groups?.['reason'];
  if (reason !== undefined) skipRefused(context, 'the program', { reason, remedy: '' });
}
