/**
 * Which values of the context count for the item that a walk is at [item-answers-hold-for-item]. A value that was sent for an earlier item counts as
 * absent once it is the reason why no step applies, and an empty list counts for the one item that it was sent for. Pure.
 */
import type { JsonObject, JsonValue } from '../../../schemas/canonical/json.ts';
import type { CompiledLoop, CompiledSnapshot } from '../../../schemas/compiled-snapshot.ts';
import type { LoopId } from '../../../schemas/ids.ts';
import { contextKeyOf, without } from '../context.ts';
import { isNamedInLoop, namesOfItems } from '../validation/reading.ts';
import { contextName, contextValue } from './conditions.ts';

/** Which answers were given for which item of the loops that are open when a walk begins. Names are as agents send them. */
export type ItemAnswers = {
  /**
   * Those of the names whose value was sent for an earlier iteration.
   *
   * @param depth of the loop in the stack
   * @param isNext in its next iteration; else in the one that is open
   */
  readonly lapsed: (depth: number, isNext: boolean, names: readonly string[]) => ReadonlySet<string>;
  /** Names that count as absent in the rest of the item that is open at this depth, because it was walked again without them. */
  readonly heldBack: (depth: number) => ReadonlySet<string>;
  /** How many items have an empty list under that name, as earlier attempts on the step were asked for and answered. */
  readonly emptyLists: (name: string) => number;
  /** Whether this attempt, or one before it that was asked for nothing else, sent it. */
  readonly isSent: (name: string) => boolean;
};

/** What was read in an iteration in which no step has run. */
export type Read = {
  /** Keys that conditions compare. */
  readonly keys: ReadonlySet<string>;
  /** Names of empty lists, with the inner loop over each. */
  readonly emptyLists: ReadonlyMap<string, LoopId>;
};

/** As they were when an iteration began. */
export type ItemsBefore = {
  readonly absent: ReadonlySet<string>;
  readonly itemsRead: ReadonlyMap<string, number>;
  readonly listsRead: ReadonlyMap<string, number>;
};

export class ItemValues {
  readonly #workflow: CompiledSnapshot;
  readonly #context: JsonObject;
  /** Null where a value holds for all items. */
  readonly #answers: ItemAnswers | null;
  /** How many of the loops that were open at the start still are, and whether the innermost of them has gone on to another iteration. */
  #open: { readonly count: number; readonly isNext: boolean };
  #absent: ReadonlySet<string> = new Set();
  /** What counted as absent outside of each loop that was open at the start. */
  readonly #absentOutside: ReadonlySet<string>[] = [];
  /** For how many items each list was read, and the lists of the current item with the number of loops around their loop. */
  #itemsRead = new Map<string, number>();
  #listsRead = new Map<string, number>();

  /** @param openLoops when the walk begins */
  constructor(workflow: CompiledSnapshot, context: JsonObject, answers: ItemAnswers | null, openLoops: number) {
    this.#workflow = workflow;
    this.#context = context;
    this.#answers = answers;
    this.#open = { count: openLoops, isNext: false };
    if (answers === null) return;
    for (let depth = 0; depth < openLoops; depth += 1) {
      this.#absentOutside.push(this.#absent);
      this.#absent = new Set([...this.#absent, ...answers.heldBack(depth)]);
    }
  }

  /** Names that count as absent: they hold answers for earlier items. */
  get absent(): ReadonlySet<string> {
    return this.#absent;
  }

  /** The context without what counts as absent. */
  get readable(): JsonObject {
    return without(this.#context, this.#absent);
  }

  /** @param around the number of loops around the loop */
  listOf({ items }: Extract<CompiledLoop, { kind: 'for_each' }>, around: number): JsonValue | undefined {
    const name = contextName(items, this.#workflow.inputs);
    this.#listsRead.set(name, around);
    if ((this.#itemsRead.get(name) ?? 0) < (this.#answers?.emptyLists(name) ?? 0)) return [];
    // The list of this item is there, although one of another item in the same iteration may count as absent.
    const context = this.#isAnsweredNow(name) ? this.#context : this.readable;
    return contextValue(context, items, this.#workflow.inputs);
  }

  /**
   * Names that were compared or walked in an iteration, that the agent is asked for in the loops, and that hold answers for earlier items.
   *
   * @param outermost of the loops that are open
   */
  lapsedIn(read: Read, outermost: LoopId): readonly string[] {
    const answers = this.#answers;
    const { count, isNext } = this.#open;
    if (answers === null || count === 0) return [];
    const context = this.readable;
    const compared = namesOfItems(this.#workflow, read.keys).filter((name) => Object.hasOwn(context, name));
    const lists = this.#askedLists(read, outermost).filter((name) => !this.#isAnsweredNow(name));
    const lapsed = answers.lapsed(count - 1, isNext, [...new Set([...compared, ...lists])]);
    const missing = lists.filter((name) => lapsed.has(name) || answers.isSent(name));
    return [...new Set([...compared.filter((name) => lapsed.has(name)), ...missing])].sort();
  }

  /** Whether an empty list that was sent for this item alone skipped its inner loop. */
  isSkippedByOwnList(read: Read, outermost: LoopId): boolean {
    return this.#askedLists(read, outermost).some((name) => this.#isAnsweredNow(name));
  }

  /** Empty lists of inner loops that a step outside of the inner loop asks for. */
  #askedLists({ emptyLists }: Read, outermost: LoopId): readonly string[] {
    if (this.#answers === null || this.#open.count === 0) return [];
    return [...emptyLists].flatMap(([name, loopId]) => {
      const input = this.#workflow.inputs.find((each) => contextKeyOf(each) === name);
      const isAsked = input !== undefined && isNamedInLoop(this.#workflow, input, outermost, loopId);
      return isAsked ? [name] : [];
    });
  }

  /** Whether the list under a name was sent for the item that the walk is at. */
  #isAnsweredNow(name: string): boolean {
    if (this.#answers === null) return false;
    const item = this.#itemsRead.get(name) ?? 0;
    const empty = this.#answers.emptyLists(name);
    return item < empty || (item === empty && this.#answers.isSent(name));
  }

  before(): ItemsBefore {
    return { absent: this.#absent, itemsRead: new Map(this.#itemsRead), listsRead: new Map(this.#listsRead) };
  }

  /** An iteration begins again without these answers for earlier items. */
  beginAgain({ absent, itemsRead, listsRead }: ItemsBefore, lapsed: readonly string[]): void {
    this.#itemsRead = new Map(itemsRead);
    this.#listsRead = new Map(listsRead);
    this.#absent = new Set([...absent, ...lapsed]);
  }

  /**
   * The loop at this depth of the stack goes on to its next iteration. What counted as absent in the last one counts there as it is.
   *
   * @param before of the iteration that ends; undefined if it did not begin in this walk
   */
  goOn(depth: number, before: ItemsBefore | undefined): void {
    const open = depth + 1;
    if (open <= this.#open.count) this.#open = { count: open, isNext: true };
    for (const [name, around] of this.#listsRead) {
      if (around < open) continue;
      this.#itemsRead.set(name, (this.#itemsRead.get(name) ?? 0) + 1);
      this.#listsRead.delete(name);
    }
    this.#endIteration(depth, before);
  }

  /** The loop at this depth of the stack was left. */
  leave(depth: number, before: ItemsBefore | undefined): void {
    this.#endIteration(depth, before);
    if (depth < this.#open.count) this.#open = { count: depth, isNext: false };
  }

  #endIteration(depth: number, before: ItemsBefore | undefined): void {
    this.#absent = before?.absent ?? this.#absentOutside[depth] ?? this.#absent;
  }
}
