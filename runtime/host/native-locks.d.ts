/** The part of fs-native-extensions 1.5.1 that we use; the package ships no types. */
declare module 'fs-native-extensions' {
  export function tryLock(descriptor: number, options?: { shared?: boolean }): boolean;
  export function unlock(descriptor: number): void;
}
