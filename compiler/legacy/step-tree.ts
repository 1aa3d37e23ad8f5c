/**
 * Builds the final nesting of steps. A loop may name a sibling as its body; the sibling then moves into the loop. A body that
 * names no step, or a step around the loop, is an error.
 */
import type { UnlocatedDiagnostic } from '../diagnostics/unlocated.ts';
import { quote, quoteList } from '../diagnostics/quote.ts';
import type { Path, SourceDocument } from '../ir/document.ts';
import { onlyTokenIn } from './context/tokens.ts';
import { suggest } from '../../schemas/text/suggest.ts';
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

class TreeBuilder {
  readonly findings: UnlocatedDiagnostic[] = [];
  readonly #document: SourceDocument;
  readonly #topLevel: readonly Sibling[];
  readonly #byId = new WeakMap<readonly Sibling[], ReadonlyMap<string, Sibling>>();
  readonly #placed = new Set<LegacyStep>();

  constructor(document: SourceDocument, steps: readonly LegacyStep[]) {
    this.#document = document;
    this.#topLevel = located(steps, ['steps']);
  }

  build(): readonly StepNode[] {
    return this.#nodes(this.#topLevel, []);
  }

  #nodes(siblings: readonly Sibling[], around: readonly LegacyStep[]): readonly StepNode[] {
    const moved = new Set(
      siblings.flatMap(({ step }) => (isLoop(step) && typeof step.body === 'string' ? step.body : [])),
    );
    const nodes = siblings
      .filter(({ step }) => !moved.has(step.id))
      .map((sibling) => this.#node(sibling, siblings, around));
    // Loops that name each other as bodies: all of them would move, and no step would contain them.
    for (const { step, path } of siblings) {
      if (this.#placed.has(step) || !isLoop(step) || typeof step.body !== 'string') continue;
      this.findings.push(this.#unknownBody(step.body, path, siblings, true));
    }
    return nodes;
  }

  #node({ step, path }: Sibling, siblings: readonly Sibling[], around: readonly LegacyStep[]): StepNode {
    this.#placed.add(step);
    if (isParallel(step)) return { kind: 'parallel', step, path };
    if (!isLoop(step)) return { kind: 'standard', step, path };
    if (step.loop.type === 'forEach' && step.loop.items === undefined) this.findings.push(this.#noItems(path));
    const inside = [...around, step];
    const loop = { kind: 'loop', step: asMeant(step), path } as const;
    if (typeof step.body !== 'string')
      return { ...loop, body: this.#nodes(located(step.body, [...path, 'body']), inside) };
    const named = this.#named(step.body, siblings);
    if (named === undefined || inside.includes(named.step)) {
      this.findings.push(this.#unknownBody(step.body, path, siblings, named !== undefined));
      return { ...loop, body: [] };
    }
    return { ...loop, body: [this.#node(named, siblings, inside)] };
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

  #named(id: string, siblings: readonly Sibling[]): Sibling | undefined {
    return this.#idsIn(siblings).get(id) ?? this.#idsIn(this.#topLevel).get(id);
  }

  /** The first step with an id. */
  #idsIn(siblings: readonly Sibling[]): ReadonlyMap<string, Sibling> {
    const known = this.#byId.get(siblings) ?? new Map([...siblings].reverse().map((one) => [one.step.id, one]));
    this.#byId.set(siblings, known);
    return known;
  }

  #unknownBody(id: string, path: Path, siblings: readonly Sibling[], isAround: boolean): UnlocatedDiagnostic {
    const ids = siblings
      .filter((one) => one.path.at(-1) !== path.at(-1))
      .flatMap(({ step }) => (step.id === id ? [] : step.id));
    const near = suggest(id, ids);
    return {
      code: 'read/legacy-unknown-body',
      message: isAround
        ? `the loop names ${quote(id)} as its body, but that step contains the loop`
        : `the loop names ${quote(id)} as its body, but no other step in the same list has this id`,
      at: this.#document.at([...path, 'body']),
      label: isAround
        ? 'the loop would contain itself'
        : near === null
          ? 'unknown step'
          : `did you mean ${quote(near)}?`,
      help:
        ids.length === 0
          ? 'write the steps of the loop here, as a list'
          : `use ${quoteList(ids.slice(0, 8), 'or')}, or write the steps of the loop here, as a list`,
    };
  }
}

/** All steps in their final positions. */
export function stepTree(
  document: SourceDocument,
  steps: readonly LegacyStep[],
): { readonly nodes: readonly StepNode[]; readonly findings: readonly UnlocatedDiagnostic[] } {
  const builder = new TreeBuilder(document, steps);
  const nodes = builder.build();
  return { nodes, findings: builder.findings };
}
