/** The part of fs-native-extensions 1.5.1 that we use; the package ships no types. */
declare module 'fs-native-extensions' {
  export function tryLock(descriptor: number, options?: { shared?: boolean }): boolean;
  export function unlock(descriptor: number): void;
}
declare module 'fs-native-extensions/binding' {
  /** Throws EAGAIN when somebody else holds it. */
  export function tryLock(descriptor: number, offset: number, length: number, isExclusive: boolean): void;
  export function unlock(descriptor: number, offset: number, length: number): void;
}
