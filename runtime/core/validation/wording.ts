/**
 * Texts with parts of unknown length, within a budget of bytes [blocker-budgets]. A text that is too long as a whole shows the
 * beginning of a value, or the first values of a list and how many more there are; nothing is cut behind a reader's back. Every part has
 * room that it is never denied, and the literals and the room of all parts fit the budget together: so every text fits, whatever its
 * parts hold. A text that does not is a bug of ours, and stops the operation before anything is written. Pure.
 */
import { utf8Length } from '../../../schemas/canonical/json.ts';
import { placeRoomBytes } from '../../../schemas/limits.ts';
import { shortened } from '../text-budget.ts';

export type Elastic = {
  readonly whole: string;
  /** Bytes that the part has in any text. */
  readonly roomBytes: number;
  /** @param bytesMax at least as many as `roomBytes`, or as the whole has */
  within(bytesMax: number): string;
};
export type Worded = readonly (string | Elastic)[];

/** Values in the template are literals of ours: a number, a member of a closed set. Everything else is a part. */
export function worded(
  literals: TemplateStringsArray,
  ...values: readonly (string | number | Elastic | Worded)[]
): Worded {
  return literals.flatMap((literal, i): Worded => {
    const value = values[i] ?? '';
    if (typeof value === 'number') return [literal, `${value}`];
    if (typeof value === 'string') return [literal, value];
    return 'whole' in value ? [literal, value] : [literal, ...value];
  });
}

// Parts ---------------------------------------------------------------------------------------------------------------

/** A value of which the beginning is enough. */
export const clipped = (whole: string, roomBytes: number): Elastic => ({
  whole,
  roomBytes,
  within: (bytesMax) => shortened(whole, bytesMax),
});

/**
 * The first values that there is room for, and the count of the others.
 *
 * @param whole the list where there is room for all that is shown of it
 */
export function listed(
  values: readonly string[],
  separator: string,
  roomBytes: number,
  whole = values.join(separator),
): Elastic {
  return {
    whole,
    roomBytes,
    within: (bytesMax) => (utf8Length(whole) <= bytesMax ? whole : firstOf(values, separator, bytesMax)),
  };
}

function firstOf(values: readonly string[], separator: string, bytesMax: number): string {
  const tail = (shown: number) => (shown === values.length ? '' : `${separator}and ${values.length - shown} more`);
  let text = '';
  for (let shown = 0; shown < values.length; shown += 1) {
    const longer = shown === 0 ? (values[0] ?? '') : `${text}${separator}${values[shown]}`;
    if (utf8Length(longer + tail(shown + 1)) > bytesMax) {
      return shown === 0 ? shortened(longer, bytesMax - utf8Length(tail(1))) + tail(1) : text + tail(shown);
    }
    text = longer;
  }
  return text;
}

/** A step instance or a loop. All its iterations are whole, so two places never look the same. */
export const placed = (place: string, { countsFromOne }: { readonly countsFromOne: boolean }): Elastic =>
  countsFromOne ? placedInWords(place) : placedAsKey(place);

/** As the header of a reply counts: `probe (each_service 1)` [iterations-from-one]. */
function placedInWords(place: string): Elastic {
  const parts = place.split(/\/|::/);
  const name = parts.pop() ?? '';
  const around = parts.map((part) => part.split('@'));
  const loops = (idOf: (loopId: string) => string) =>
    around.length === 0
      ? ''
      : ` (${around.map(([loopId = '', at]) => `${idOf(loopId)} ${Number(at) + 1}`).join(', ')})`;
  const whole = name + loops((loopId) => loopId);
  return {
    whole,
    roomBytes: placeRoomBytes,
    within: (bytesMax) => {
      if (utf8Length(whole) <= bytesMax) return whole;
      const path = loops((loopId) => shortened(loopId, 11));
      return shortened(name, Math.max(bytesMax - utf8Length(path), 11)) + path;
    },
  };
}

/** By the first rules of a run: its key, whose iterations count from 0. */
const placedAsKey = (place: string): Elastic => ({
  whole: place,
  roomBytes: placeRoomBytes,
  within: (bytesMax) =>
    utf8Length(place) <= bytesMax
      ? place
      : shortened(
          place.replace(/(?<![^@/:])[^@/:]{9,}(?=@)/g, (id) => shortened(id, 11)),
          bytesMax,
        ),
});

/** The text, or another one that says where it stands. */
export const orElse = (whole: string, instead: string): Elastic => ({
  whole,
  roomBytes: utf8Length(instead),
  within: (bytesMax) => (utf8Length(whole) <= bytesMax ? whole : instead),
});

// Texts ---------------------------------------------------------------------------------------------------------------

const wholePart = (part: string | Elastic) => (typeof part === 'string' ? part : part.whole);
export const wholeOf = (text: Worded): string => text.map(wholePart).join('');

/** What a part may take of the text whatever the others need. */
const ownBytes = (part: string | Elastic) => {
  const bytes = utf8Length(wholePart(part));
  return typeof part === 'string' ? bytes : Math.min(bytes, part.roomBytes);
};

/** The text within its budget: what parts leave of it goes to the first that need more. */
export function fitted(text: Worded, bytesMax: number): string {
  let spare = bytesMax - text.reduce((sum, part) => sum + ownBytes(part), 0);
  const shown = text.map((part) => {
    if (typeof part === 'string') return part;
    const own = ownBytes(part);
    const within = part.within(own + Math.max(spare, 0));
    spare -= Math.max(utf8Length(within) - own, 0);
    return within;
  });
  const whole = shown.join('');
  const bytes = utf8Length(whole);
  if (bytes > bytesMax) throw new Error(`a text has ${bytes} bytes; its budget is ${bytesMax}`);
  return whole;
}
