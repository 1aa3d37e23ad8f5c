/** Whether a value that came from inside has the shape of the reply to an operation. */
import type { OperationName } from './protocol.ts';

type Fields = Readonly<Record<string, unknown>>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

const isEnding = (value: unknown): boolean => {
  if (!isFields(value)) return false;
  switch (value['kind']) {
    case 'exited':
      return typeof value['status'] === 'number';
    case 'signalled':
      return isText(value['signal']);
    case 'not_started':
      return isText(value['reason']);
    default:
      return value['kind'] === 'timed_out' || value['kind'] === 'cancelled';
  }
};

const isOutput = (value: unknown): boolean =>
  isFields(value) &&
  isCount(value['bytes']) &&
  isText(value['head']) &&
  isText(value['tail']) &&
  (value['file'] === null || isText(value['file'])) &&
  isCount(value['droppedBytes']);

const isState = (value: Fields): boolean =>
  isCount(value['handle']) && (value['ending'] === null || isEnding(value['ending'])) && isOutput(value['output']);

const isLine = (value: unknown): boolean =>
  isFields(value) && isText(value['path']) && isCount(value['line']) && isText(value['text']);

export const replyShapes: Readonly<Record<OperationName, (value: Fields) => boolean>> = {
  run: (value) => isEnding(value['ending']) && isOutput(value['output']),
  start: (value) => isCount(value['handle']),
  wait: isState,
  kill: isState,
  read: (value) => isText(value['bytes']) && isCount(value['size']) && isText(value['digest']),
  write: (value) => typeof value['existed'] === 'boolean',
  replace: (value) => isCount(value['occurrences']),
  find: (value) => isTexts(value['paths']) && isCount(value['more']),
  search: (value) =>
    Array.isArray(value['lines']) &&
    value['lines'].every(isLine) &&
    isCount(value['more']) &&
    isCount(value['unreadable']),
  cancel: () => true,
};
