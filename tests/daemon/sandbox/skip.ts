/** Skips a test on a machine that cannot open a sandbox. */
import type { TestContext } from 'vitest';
import type { SandboxFault } from '../../../daemon/sandbox/sandbox.ts';
import { skip } from '../../support/skip.ts';

export function skipRefused(context: TestContext, name: string, { reason, remedy }: SandboxFault): never {
  return skip(context, `no sandbox by ${name}: ${reason}. ${remedy}`);
}

/** What a session says that could not open its sandbox; see `daemon/session/session-tools.ts`. */
const cannotOpen = /the sandbox could not be opened: (?<reason>[^\n"]*)/;

/** @param printed what a command of the program printed */
export function skipUnopened(context: TestContext, printed: string): void {
  const reason = cannotOpen.exec(printed)?.groups?.['reason'];
  if (reason !== undefined) skipRefused(context, 'the program', { reason, remedy: '' });
}
