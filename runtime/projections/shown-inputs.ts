/**
 * The values of declared inputs, as replies show them [declared-inputs-shown]: a bounded summary, one line each. Keys that no author
 * declared are never shown, and of a `sensitive` input only that it is set. Pure.
 */
import { canonicalText, type JsonObject, type JsonValue, utf8Length } from '../../schemas/canonical/json.ts';
import type { CompiledInput } from '../../schemas/compiled-snapshot.ts';
import { evenShare } from '../../schemas/text/even-share.ts';
import { inputShownBytesMax, inputShownBytesMin, inputsShownBytesMax } from '../../schemas/limits.ts';
import { contextKeyOf } from '../core/context.ts';
import { contextAt, type NodeState } from '../core/state.ts';
import { truncatedLine } from '../core/text-budget.ts';

export type ShownInput = { readonly key: string; readonly value: string };
export type ShownInputs = { readonly inputs: readonly ShownInput[]; readonly omitted: number };

/** What a line of an input has beside its key and value: `- key: value`. */
const lineBytes = 4;
const keyBytes = ({ key }: ShownInput) => utf8Length(key) + lineBytes + 1;

function given(input: CompiledInput, context: JsonObject): JsonValue | undefined {
  const key = contextKeyOf(input);
  return Object.hasOwn(context, key) ? (context[key] ?? undefined) : undefined;
}

/** A reader has to know that there is a value: without this line, it would be asked for again, or done without. */
const sensitiveValue = 'set; not shown, because it is sensitive';

function allGiven(inputs: readonly CompiledInput[], context: JsonObject): ShownInput[] {
  return inputs.flatMap((input) => {
    const value = given(input, context);
    if (value === undefined) return [];
    const text = typeof value === 'string' ? value : canonicalText(value);
    return [{ key: contextKeyOf(input), value: input.sensitive === true ? sensitiveValue : text }];
  });
}

/** The whole value; undefined for a key that no author declared, a sensitive input and one without a value. */
export function inputNamed(inputs: readonly CompiledInput[], context: JsonObject, key: string): JsonValue | undefined {
  const input = inputs.find((each) => contextKeyOf(each) === key);
  return input === undefined || input.sensitive === true ? undefined : given(input, context);
}

/** As many of the first as fit when each value has at least a little room. */
function fitting(values: readonly ShownInput[], room: number): readonly ShownInput[] {
  let bytes = 0;
  const end = values.findIndex((each) => {
    bytes += keyBytes(each) + Math.min(inputShownBytesMin, utf8Length(each.value));
    return bytes > room;
  });
  return end === -1 ? values : values.slice(0, end);
}

/** For a person: as many as all of the room holds. */
export const inputsAt = (inputs: readonly CompiledInput[], node: NodeState): readonly ShownInput[] =>
  shownInputs(inputs, contextAt(node), inputsShownBytesMax).inputs;

/** @param bytesMax of all lines together, at most `inputsShownBytesMax` */
export function shownInputs(inputs: readonly CompiledInput[], context: JsonObject, bytesMax: number): ShownInputs {
  const room = Math.min(bytesMax, inputsShownBytesMax);
  const values = allGiven(inputs, context);
  const shown = fitting(values, room);
  const left = shown.reduce((bytes, each) => bytes - keyBytes(each), room);
  const lengths = shown.map(({ value }) => Math.min(utf8Length(value), inputShownBytesMax));
  const share = Math.min(inputShownBytesMax, evenShare(lengths, left));
  return {
    inputs: shown.map(({ key, value }) => ({ key, value: truncatedLine(value, share) })),
    omitted: values.length - shown.length,
  };
}
