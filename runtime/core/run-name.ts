/**
 * Readable run names such as `amber-otter-42`, derived from the run id alone [run-names-frozen]. A name is a label, never a key:
 * two runs may share one, and then commands list the ids.
 *
 * The words are frozen: changing one renames runs that people have written down.
 */
import type { RunId } from '../../schemas/ids.ts';

const adjectives =
  'amber ample azure bold brass brave breezy brisk calm cedar clear coral cosmic crisp dapper deft dusky eager early easy elder fair fleet fresh gentle gilded glad golden grand green hazel honest ivory jade jolly keen kind lively lucid lunar mellow merry mild misty mossy noble olive opal patient placid plucky proud quick quiet rapid rosy rustic sage silver solid steady sunny swift tidy'.split(
    ' ',
  );
const animals =
  'badger beaver bison bittern bobcat buzzard camel caribou cheetah condor cougar crane cricket curlew dingo dolphin dove eagle egret falcon ferret finch fox gannet gazelle gecko gibbon grouse heron hornet ibex ibis jackal jaguar kestrel kiwi koala lark lemur leopard lizard llama lynx magpie marmot marten moose newt ocelot osprey otter owl panda pelican plover puffin quail raven robin salmon seal stoat tapir walrus'.split(
    ' ',
  );
const numbers = 90;
const firstNumber = 10;

/** FNV-1a, 32 bit, twice with different seeds: enough to spread labels, and needs no crypto port. */
function hash(text: string, seed: number): number {
  let value = seed;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return value >>> 0;
}

export function runName(runId: RunId): string {
  const words = hash(runId, 0x811c9dc5);
  const number = hash(runId, 0x1234567);
  const adjective = adjectives[words % adjectives.length] ?? '';
  const animal = animals[Math.floor(words / adjectives.length) % animals.length] ?? '';
  return `${adjective}-${animal}-${firstNumber + (number % numbers)}`;
}

/** The name, and each part of it that a user may remember: `otter`, `amber-otter`, `otter-42`. */
export function wordsOfRunName(runId: RunId): readonly string[] {
  const name = runName(runId);
  const [adjective = '', animal = '', number = ''] = name.split('-');
  return [name, adjective, animal, number, `${adjective}-${animal}`, `${animal}-${number}`];
}
