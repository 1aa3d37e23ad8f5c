/** Lower-case ULIDs: sortable by time for people, unique by 80 random bits, safe in file names and dedupe keys. */
import type { ClockPort, IdPort } from '../ports.ts';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const timeCharacters = 10;
const randomCharacters = 16;
const suffixCharacters = 10;
const drawnAtOnce = 4096;

export function ulidIds(clock: ClockPort, random: (length: number) => Uint8Array): IdPort {
  let drawn = new Uint8Array();
  let used = 0;
  // Drawn in bulk: a plan mints a dozen ids, and each call to the platform costs more than the letters.
  const letters = (count: number) => {
    if (used + count > drawn.length) {
      drawn = new Uint8Array(random(drawnAtOnce));
      used = 0;
    }
    let text = '';
    for (const byte of drawn.subarray(used, used + count)) text += alphabet.charAt(byte & 31);
    used += count;
    return text;
  };
  const time = () => {
    // A clock that was never set may be before 1970.
    let rest = Math.max(0, clock.nowMs());
    let text = '';
    for (let i = 0; i < timeCharacters; i += 1) {
      text = alphabet.charAt(rest % 32) + text;
      rest = Math.floor(rest / 32);
    }
    return text;
  };
  return {
    next: (prefix) => `${prefix}_${time()}${letters(randomCharacters)}`,
    suffix: () => letters(suffixCharacters),
  };
}
