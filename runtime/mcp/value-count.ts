/** Values of a JSON text without parsing it: an object for each of millions of values takes far more memory than their text. */
const [quote, backslash, comma, bracket, brace] = [0x22, 0x5c, 0x2c, 0x5b, 0x7b];

/** Commas and opening brackets outside of strings: each has a value behind it. The text needs not be valid. */
export function valueCount(text: Buffer): number {
  let count = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const byte = text[at];
    if (isString && byte === backslash) at += 1;
    else if (byte === quote) isString = !isString;
    else if (!isString && (byte === comma || byte === bracket || byte === brace)) count += 1;
  }
  return count;
}
