/** RFC 6901 pointers: `/steps/0/a~1b` leads to the key `a/b` of the first step. */
export const pointerPart = (key: string): string =>
  /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;

/** The keys of a pointer, unescaped. */
export const partsOfPointer = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
