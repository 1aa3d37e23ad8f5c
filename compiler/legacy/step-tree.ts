/**
 * Builds the final nesting of steps. A loop may name a step as its body, of the same list or of the top level; the step then moves
 * into the loop. So each step is placed once, and the tree is never larger than the file. A body that names no step, a step
 * around the loop, or the body of another loop is an error.
 */
import type { UnlocatedDiagnostic } from '../diagnostics/unlocated.ts';
import { hasEnough } from '../diagnostics/bounded.ts';
import { nearestName, sortedNames } from '../diagnostics/nearest-name.ts';
import { quote, quoteList } from '../diagnostics/quote.ts';
import type { Path, SourceDocument } from '../ir/document.ts';
import { onlyTokenIn } from './context/tokens.ts';
import { loopDepthMax } from '../../schemas/limits.ts';
import type {
  LegacyLoopStep,
  LegacyParallelStep,
  LegacyStandardStep,
  LegacyStep,
} from '../../schemas/legacy-workflow.ts';

export type StandardNode = { readonly kind: 'standard'; readonly step: LegacyStandardStep; readonly path: Path };
export type ParallelNode = { readonly kind: 'parallel'; readonly step: LegacyParallelStep; readonly path: Path };
export type LoopNode = {
  readonly kind: 'loop';
  readonly step: LegacyLoopStep;
  readonly path: Path;
  readonly body: readonly StepNode[];
};
export type StepNode = StandardNode | ParallelNode | LoopNode;

/** So many ids are listed in the help of an unknown body. */
const listedMax = 8;

type Sibling = { readonly step: LegacyStep; readonly path: Path };

const located = (steps: readonly LegacyStep[], path: Path): readonly Sibling[] =>
  steps.map((step, index) => ({ step, path: [...path, index] }));

const isLoop = (step: LegacyStep): step is LegacyLoopStep => step.type === 'loop';
const isParallel = (step: LegacyStep): step is LegacyParallelStep => step.type === 'parallel';

/** `"{{files}}"` names the context key `files`, and the count `"3"` is a number. */
function asMeant(step: LegacyLoopStep): LegacyLoopStep {
  const { count, items, ...loop } = step.loop;
  const keyOf = (text: string) => onlyTokenIn(text) ?? text;
  const counted = typeof count === 'string' && /^\d{1,9}$/.test(count.trim()) ? Number(count) : count;
  return {
    ...step,
    loop: {
      ...loop,
      ...(counted === undefined ? {} : { count: typeof counted === 'string' ? keyOf(counted) : counted }),
      ...(items === undefined ? {} : { items: keyOf(items) }),
    },
  };
}

/** A loop that names the step `target` as its body. */
type NamedBody = {
  readonly loop: LegacyLoopStep;
  readonly path: Path;
  readonly siblings: readonly Sibling[];
  readonly target: Sibling;
};

/** Which step moves into which loop. */
class NamedBodies {
  readonly findings: UnlocatedDiagnostic[] = [];
  readonly #document: SourceDocument;
  readonly #topLevel: readonly Sibling[];
  readonly #byId = new WeakMap<readonly Sibling[], ReadonlyMap<string, Sibling>>();
  readonly #byTarget = new Map<LegacyStep, NamedBody>();
  readonly #byLoop = new Map<LegacyStep, NamedBody>();
  readonly #container = new Map<LegacyStep, LegacyLoopStep>();

  constructor(document: SourceDocument, topLevel: readonly Sibling[]) {
    this.#document = document;
    this.#topLevel = topLevel;
    this.#collect(topLevel);
    const containers = this.#containersOfThemselves();
    for (const { loop, target, path, siblings } of this.#byTarget.values())
      if (containers.has(target.step))
        this.findings.push(this.#unknownBody(loop, target.step.id, path, siblings, true));
  }

  isMoved(step: LegacyStep): boolean {
    return this.#byTarget.has(step);
  }

  of(loop: LegacyLoopStep): Sibling | undefined {
    return this.#byLoop.get(loop)?.target;
  }

  #collect(siblings: readonly Sibling[]): void {
    for (const { step, path } of siblings) {
      if (hasEnough(this.findings)) return;
      if (!isLoop(step)) continue;
      if (typeof step.body === 'string') {
        this.#claim(step, step.body, path, siblings);
        continue;
      }
      const inner = located(step.body, [...path, 'body']);
      for (const one of inner) if (!this.#container.has(one.step)) this.#container.set(one.step, step);
      this.#collect(inner);
    }
  }

  #claim(loop: LegacyLoopStep, id: string, path: Path, siblings: readonly Sibling[]): void {
    const target = this.#idsIn(siblings).get(id) ?? this.#idsIn(this.#topLevel).get(id);
    if (target === undefined) {
      this.findings.push(this.#unknownBody(loop, id, path, siblings, false));
      return;
    }
    const before = this.#byTarget.get(target.step);
    if (before !== undefined) {
      this.findings.push(this.#sharedBody(id, path, before));
      return;
    }
    const named = { loop, path, siblings, target };
    this.#byTarget.set(target.step, named);
    this.#byLoop.set(loop, named);
    this.#container.set(target.step, loop);
  }

  /** Loops that name each other, or a loop around them: all of them would move, and no step would contain them. */
  #containersOfThemselves(): ReadonlySet<LegacyStep> {
    const seen = new Set<LegacyStep>();
    const found = new Set<LegacyStep>();
    for (const start of this.#byTarget.keys()) {
      const walk = new Set<LegacyStep>();
      let at: LegacyStep | undefined = start;
      for (; at !== undefined && !seen.has(at); at = this.#container.get(at)) {
        seen.add(at);
        walk.add(at);
      }
      if (at === undefined || !walk.has(at)) continue;
      // The walk came back to `at`: the steps from there on are the cycle.
      const steps = [...walk];
      for (const step of steps.slice(steps.indexOf(at))) found.add(step);
    }
    return found;
  }

  /** The first step with an id. */
  #idsIn(siblings: readonly Sibling[]): ReadonlyMap<string, Sibling> {
    const known = this.#byId.get(siblings);
    if (known !== undefined) return known;
    const ids = new Map<string, Sibling>();
    for (const one of siblings) if (!ids.has(one.step.id)) ids.set(one.step.id, one);
    this.#byId.set(siblings, ids);
    return ids;
  }

  #sharedBody(id: string, path: Path, { loop }: NamedBody): UnlocatedDiagnostic {
    return {
      code: 'read/legacy-shared-body',
      message: `the loop names ${quote(id)} as its body, but this step is already the body of the loop ${quote(loop.id)}`,
      at: this.#document.at([...path, 'body']),
      label: 'a step can be the body of one loop only',
      help: `write the steps of this loop here, as a list: copy ${quote(id)}, and give the copy another id`,
    };
  }

  #unknownBody(
    { id: ownId }: LegacyLoopStep,
    id: string,
    path: Path,
    siblings: readonly Sibling[],
    isAround: boolean,
  ): UnlocatedDiagnostic {
    const known = this.#idsIn(siblings);
    const ids = sortedNames(known)
      .slice(0, listedMax + 2)
      .filter((one) => one !== id && one !== ownId);
    const nearest = nearestName(id, known);
    const near = nearest === ownId ? null : nearest;
    return {
      code: 'read/legacy-unknown-body',
      message: isAround
        ? `the loop names ${quote(id)} as its body, but that step contains the loop`
        : `the loop names ${quote(id)} as its body, but no other step in the same list or at the top level has this id`,
      at: this.#document.at([...path, 'body']),
      label: isAround
        ? 'the loop would contain itself'
        : near === null
          ? 'unknown step'
          : `did you mean ${quote(near)}?`,
      help:
        ids.length === 0
          ? 'write the steps of the loop here, as a list'
          : `use ${quoteList(ids.slice(0, listedMax), 'or')}, or write the steps of the loop here, as a list`,
    };
  }
}

class TreeBuilder {
  readonly findings: UnlocatedDiagnostic[] = [];
  readonly #document: SourceDocument;
  readonly #bodies: NamedBodies;

  constructor(document: SourceDocument, bodies: NamedBodies) {
    this.#document = document;
    this.#bodies = bodies;
  }

  /** @param depth the number of loops around the steps */
  nodes(siblings: readonly Sibling[], depth: number): readonly StepNode[] {
    return siblings.filter(({ step }) => !this.#bodies.isMoved(step)).map((sibling) => this.#node(sibling, depth));
  }

  #node({ step, path }: Sibling, depth: number): StepNode {
    if (isParallel(step)) return { kind: 'parallel', step, path };
    if (!isLoop(step)) return { kind: 'standard', step, path };
    if (step.loop.type === 'forEach' && step.loop.items === undefined) this.findings.push(this.#noItems(path));
    const loop = { kind: 'loop', step: asMeant(step), path } as const;
    if (typeof step.body !== 'string')
      return { ...loop, body: this.nodes(located(step.body, [...path, 'body']), depth + 1) };
    const named = this.#bodies.of(step);
    if (named === undefined) return { ...loop, body: [] };
    // Names can nest loops deeper than any JSON document, and than the stack.
    if (isLoop(named.step) && depth + 1 >= loopDepthMax) {
      this.findings.push(this.#tooDeep(named));
      return { ...loop, body: [] };
    }
    return { ...loop, body: [this.#node(named, depth + 1)] };
  }

  #tooDeep({ step, path }: Sibling): UnlocatedDiagnostic {
    return {
      code: 'expand/loop-too-deep',
      message: `the loop ${quote(step.id)} is nested inside ${loopDepthMax} other loops`,
      at: this.#document.anchorOf(path),
      label: `the maximum depth of loops is ${loopDepthMax}`,
      help: 'move the body of the loop into the enclosing loop, or into another workflow',
    };
  }

  #noItems(path: Path): UnlocatedDiagnostic {
    return {
      code: 'read/missing-key',
      message: '`loop` needs `items`',
      at: this.#document.anchorOf([...path, 'loop']),
      label: 'has no `items`',
      help: 'add `items` with the context key of the list',
    };
  }
}

/** All steps in their final positions. */
export function stepTree(
  document: SourceDocument,
  steps: readonly LegacyStep[],
): { readonly nodes: readonly StepNode[]; readonly findings: readonly UnlocatedDiagnostic[] } {
  const topLevel = located(steps, ['steps']);
  const bodies = new NamedBodies(document, topLevel);
  if (bodies.findings.length > 0) return { nodes: [], findings: bodies.findings };
  const builder = new TreeBuilder(document, bodies);
  const nodes = builder.nodes(topLevel, 0);
  return { nodes, findings: builder.findings };
}
