/** The keyring. */
import type { Mutation } from '../mutation.ts';

export const keyring: readonly Mutation[] = [
  {
    requirement: 'keyring-replaced-only-when-told',
    file: 'runtime/storage/file/keyring.ts',
    search: 'await this.#host.files.rename(this.#layout.keyring, aside);',
    replacement: 'await this.#host.files.remove(this.#layout.keyring);',
    breaks: 'a damaged keyring is deleted',
  },
  {
    requirement: 'lost-keyring-is-not-remade-for-a-token',
    file: 'runtime/session/token-context.ts',
    search: 'const keyring = await environment.storage.keyring.load(false);',
    replacement: 'const keyring = await environment.storage.keyring.renew();',
    breaks: 'a call with a token generates new keys',
  },
];
