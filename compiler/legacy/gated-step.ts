/** Conditions of steps: the id of the part that the engine evaluates, and the text for the part that the agent evaluates. */
import type { Path } from '../ir/document.ts';
import type { ConditionTree } from './condition-tree.ts';
import { wordsOfCondition } from './condition-words.ts';
import { all, type Gate, gateOf, openGate, type Test } from './gate.ts';
import type { Scope } from './scope.ts';
import type { LegacyCondition } from '../../schemas/legacy-workflow.ts';
import { comparisonsOf } from './condition-tree.ts';
import type { Translation } from './translation.ts';
import { synthesized, type MappedText } from './mapped-text.ts';

/** Reports that the agent evaluates a condition or a part of it. */
export function gateOfCondition(
  condition: LegacyCondition | undefined,
  path: Path,
  scope: Scope,
  t: Translation,
): Gate {
  if (condition === undefined) return openGate;
  const tree = t.treeOf(condition, path);
  const gate = gateOf(tree, t.keys, scope);
  if (gate.stated !== null) {
    t.report('read/legacy-condition-as-text', t.document.anchorOf(gate.stated.path), {
      message: `the native format cannot express the condition "${wordsOfCondition(gate.stated, scope)}"`,
      label: 'the step always runs; its prompt states the condition',
      help: 'set a context key in an earlier step, and test that key',
    });
    return gate;
  }
  // An agent that sends only the keys that the file mentions leaves such a key unset, and then the step runs.
  const isRenamed = comparisonsOf(tree).some(({ variable }) => t.keys.isRenamed(variable));
  return isRenamed ? { ...gate, stated: tree } : gate;
}

/** Both must hold. */
export function bothGates(a: Gate, b: Gate): Gate {
  const tests: readonly Test[] = [a.test, b.test].filter((test) => test !== null);
  const stated: readonly ConditionTree[] = [a.stated, b.stated].filter((tree) => tree !== null);
  const [first] = stated;
  return {
    test: tests.length === 0 ? null : all(tests),
    stated: first === undefined ? null : stated.length === 1 ? first : { kind: 'all', of: stated, path: first.path },
  };
}

/** The first paragraph of a step whose condition the agent evaluates. */
export function statedLead({ stated }: Gate, scope: Scope): readonly MappedText[] {
  if (stated === null) return [];
  const words = `Do this step only if ${wordsOfCondition(stated, scope)}. Otherwise, state in the notes that the step does not apply, and continue.`;
  return [synthesized(words, stated.path)];
}

/** Sets `when` on a step or loop. */
export function addGate(native: { when?: string | undefined }, { test }: Gate, path: Path, t: Translation): void {
  if (test === null) return;
  native.when = t.conditions.idOf(test, path);
  t.origins.entry(native, 'when', { kind: 'made', path });
}
