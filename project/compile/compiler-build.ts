/**
 * Names the compiler that made what is stored on this machine. Its version alone would not do: two commits of a clone have the same
 * version, and may compile a source differently.
 */
import { version } from '../../package.json';

/** The digest of the sources of the compiler, which the bundler puts here; absent where these sources run themselves. */
declare const __compilerDigest: string | undefined;

export const compilerBuild = typeof __compilerDigest === 'undefined' ? version : `${version} ${__compilerDigest}`;
