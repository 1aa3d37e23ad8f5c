/** Faults that both adapters report in the same words: they reach the agent and the person. */
import type { StoreFault } from './ports.ts';

export function keyringMissing(sessions: number): StoreFault {
  return {
    code: 'STORE_KEYRING_MISSING',
    message: `its signing keys (keys/keyring.json) are gone, while ${sessions} ${sessions === 1 ? 'session is' : 'sessions are'} stored, so no token can be checked; tokens are good again when the file is restored`,
    retryable: false,
  };
}
