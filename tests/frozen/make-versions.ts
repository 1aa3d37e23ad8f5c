/** Runs under each version of the rules, as files of the corpus: name, version, and what makes the same bytes again. */
import { answersBundle } from './make-answers.ts';
import { confirmationsBundle } from './make-confirmations.ts';
import { itemsBundle } from './make-items.ts';
import { nestedBundle } from './make-nested.ts';
import { recordedTexts } from './make-rules.ts';
import { textsBundle } from './make-texts.ts';

type Make = (version: number) => Promise<Uint8Array>;

export const runsOfVersions: readonly (readonly [name: string, version: number, make: Make])[] = [
  ['flow/bundles/confirmations.json', 5, confirmationsBundle],
  ['flow/bundles/confirmations-rules-6.json', 6, confirmationsBundle],
  ['flow/bundles/confirmations-rules-7.json', 7, confirmationsBundle],
  ['flow/bundles/texts-rules-6.json', 6, textsBundle],
  ['flow/bundles/texts-rules-7.json', 7, textsBundle],
  ['flow/bundles/answers-rules-11.json', 11, answersBundle],
  ['flow/bundles/nested-rules-12.json', 12, nestedBundle],
  ['flow/bundles/nested-rules-13.json', 13, nestedBundle],
  ['flow/bundles/nested-rules-14.json', 14, nestedBundle],
  ['flow/bundles/nested-rules-15.json', 15, nestedBundle],
  ['flow/bundles/items-rules-15.json', 15, itemsBundle],
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map((version) => [`recorded-texts/rules-${version}.jsonl`, version, recordedTexts] as const),
];
