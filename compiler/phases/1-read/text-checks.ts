/** Checks of a text before it is parsed as JSON: size and encoding. */
import { utf8Length } from '../../../schemas/canonical/json.ts';
import { sourceBytesMax } from '../../../schemas/limits.ts';
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';

const megabytes = (bytes: number) => `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
const limit = megabytes(sourceBytesMax);
/** For a stream, only the size that was read is known. */
const measured = (bytes: number) => (megabytes(bytes) === limit ? `over ${limit}` : megabytes(bytes));

function startsWithMark(text: string, bytes: Uint8Array | undefined): boolean {
  return text.startsWith('\ufeff') || (bytes?.[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf);
}

/** In UTF-16, every second byte of ASCII text is zero. JSON contains no zero bytes, and the mark of UTF-16 is not valid UTF-8. */
function isUtf16(text: string): boolean {
  const start = text.startsWith('\ufffd\ufffd') ? 2 : 0;
  const isZero = (index: number) => text[start + index] === '\0';
  return (isZero(0) && isZero(2) && !isZero(1)) || (isZero(1) && isZero(3) && !isZero(2));
}

/**
 * The first problem of size, or every problem of encoding.
 * @param fileBytes the size of the file, if `bytes` are only its beginning
 * @param measuredText the name of what is too large, for the message
 */
export function checkText(
  text: string,
  bytes: Uint8Array | undefined,
  fileBytes?: number,
  measuredText = 'the file',
): readonly UnlocatedDiagnostic[] {
  const size = fileBytes ?? bytes?.length ?? (text.length > sourceBytesMax ? text.length : utf8Length(text));
  if (size > sourceBytesMax) {
    return [
      {
        code: 'read/too-large',
        message: `${measuredText} is ${measured(size)}; a source may be at most ${limit}`,
        at: { offset: 0, length: 0, pointer: '' },
        help: 'split the file into several workflows, or move long material into files that `references` names',
      },
    ];
  }
  if (isUtf16(text)) {
    return [
      {
        code: 'read/invalid-utf8',
        message: 'the file is encoded as UTF-16',
        at: { offset: 0, length: 0, pointer: '' },
        help: 'save the file as UTF-8 without a byte order mark',
      },
    ];
  }
  const findings: UnlocatedDiagnostic[] = [];
  if (startsWithMark(text, bytes)) {
    const length = text.startsWith('\ufeff') ? 1 : 0;
    findings.push({
      code: 'read/byte-order-mark',
      message: 'the file starts with a byte order mark',
      at: { offset: 0, length, pointer: '' },
      help: 'save the file as UTF-8 without a byte order mark',
      fixes: length === 0 ? [] : [{ title: 'remove the byte order mark', edits: [{ offset: 0, length: 1, text: '' }] }],
    });
  }
  const damaged = text.indexOf('\ufffd');
  if (damaged >= 0) {
    findings.push({
      code: 'read/invalid-utf8',
      message: 'the file contains the replacement character U+FFFD',
      at: { offset: damaged, length: 1, pointer: '' },
      label: 'this character replaces bytes that were not valid UTF-8',
      help: 'save the file as UTF-8; write an intended U+FFFD as `\\ufffd`',
    });
  }
  return findings;
}
