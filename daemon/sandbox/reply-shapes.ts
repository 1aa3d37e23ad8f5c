/** Whether a value that came from inside has the shape of the reply to an operation. */
import { isRecord, type JsonRecord } from '../../schemas/json-object.ts';
import type { OperationName } from './protocol.ts';

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

const isEnding = (value: unknown): boolean => {
  if (!isRecord(value)) return false;
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
  isRecord(value) &&
  isCount(value['bytes']) &&
  isText(value['head']) &&
  isText(value['tail']) &&
  (value['file'] === null || isText(value['file'])) &&
  isCount(value['droppedBytes']);

const isState = (value: JsonRecord): boolean =>
  isCount(value['handle']) &&
  isCount(value['elapsedMs']) &&
  (value['ending'] === null || isEnding(value['ending'])) &&
  isOutput(value['output']);

const isLine = (value: unknown): boolean =>
  isRecord(value) && isText(value['path']) && isCount(value['line']) && isText(value['text']);

export const replyShapes: Readonly<Record<OperationName, (value: JsonRecord) => boolean>> = {
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
  digest: ({ digest }) => digest === null || (isText(digest) && /^[0-9a-f]{64}$/.test(digest)),
  resolve: ({ path }) => isText(path),
  cancel: () => true,
};
