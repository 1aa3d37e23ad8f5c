/**
 * A model of what the calls of agents do to the branches of one run. It is written from the documents (docs/explanation, ADR-0039, 0062 and 0068),
 * and shares no code with the product: a tree of nodes, the set of its parts that are closed, and the gaps.
 */

/** Where a node stands, as `improve@1::work`: the loops with iterations from 0 on, and the step. */
export type Place = string;
export const end: Place = 'complete';

export const stepOfPlace = (place: Place): string => place.split('::').at(-1) ?? '';
/** As an agent writes it: `work (improve 2)`. */
export function placeInWords(place: Place): string {
  const [loops, step] = place.includes('::') ? place.split('::') : [undefined, place];
  const said = loops?.split('/').map((loop) => loop.replace(/@(\d+)$/, (_, i: string) => ` ${Number(i) + 1}`));
  return said === undefined ? place : `${step} (${said.join(', ')})`;
}

export type Decision = 'continue' | 'stop';
/** What an agent sends with an attempt. */
export type Sent = {
  readonly notes: string | null;
  readonly decision: Decision | null;
  /** The summary of a gap that is reported, or the id of one that is closed. */
  readonly gap: string | null;
  readonly closes: string | null;
};
/** The places of a workflow; `next` is null where the step does not accept the decision. */
export type Flow = {
  readonly first: Place;
  readonly next: (place: Place, decision: Decision | null) => Place | null;
};

export type ModelNode = {
  readonly number: number;
  readonly parent: ModelNode | null;
  readonly kind: 'step' | 'blocked_attempt' | 'checkpoint';
  readonly place: Place;
  readonly notes: string | null;
  /** The reason of the call with `goBackTo` that recorded it. */
  readonly reason: string | null;
};
type ModelGap = { readonly gapId: string; readonly node: ModelNode; readonly closedAt: ModelNode[] };
export type Refused = 'complete' | 'left' | 'chain ended';

const attemptsInChainMax = 10;
export const numberOf = (handle: string): number => Number.parseInt(handle.split('/')[1] ?? '', 10);

export class BranchModel {
  readonly #flow: Flow;
  readonly nodes: ModelNode[] = [];
  readonly gaps: ModelGap[] = [];
  /** Steps and reopenings on branches that were left with `goBackTo`. */
  readonly #closed = new Set<ModelNode>();
  readonly #reopenings = new Map<string, ModelNode>();

  constructor(flow: Flow) {
    this.#flow = flow;
    this.#record(null, 'step', flow.first, null);
  }

  // What there is -----------------------------------------------------------------------------------------------------

  at(handle: string): ModelNode {
    const node = this.nodes[numberOf(handle) - 1];
    if (node === undefined) throw new Error(`the handle ${handle} names no node that was recorded`);
    return node;
  }
  /** The branch that was active last is the current one, and each call that records something is active. */
  get tip(): ModelNode {
    const tip = this.nodes.at(-1);
    if (tip === undefined) throw new Error('a run has a first node');
    return tip;
  }
  /** From a node up to the root. */
  path(node: ModelNode): ModelNode[] {
    const path: ModelNode[] = [];
    for (let at: ModelNode | null = node; at !== null; at = at.parent) path.push(at);
    return path;
  }
  /** From the step of a node up to the first. */
  steps(node: ModelNode): ModelNode[] {
    return this.path(node).filter(({ kind }) => kind === 'step');
  }
  stepOf = (node: ModelNode): ModelNode => this.steps(node)[0] ?? node;
  isOnPath(node: ModelNode): boolean {
    return this.path(this.tip).includes(node);
  }
  /** The run goes on from the step of the node. */
  goesOn(node: ModelNode): boolean {
    return this.isOnPath(this.stepOf(node));
  }
  isClosed(node: ModelNode): boolean {
    const part = this.path(node).find((at) => at.kind === 'step' || at.reason !== null);
    return part !== undefined && this.#closed.has(part);
  }
  get isComplete(): boolean {
    return this.tip.place === end;
  }
  get status(): string {
    const openGaps = this.openGaps();
    if (this.isComplete) return openGaps.length > 0 ? 'complete_with_gaps' : 'complete';
    const stands = this.path(this.tip).find(({ kind }) => kind !== 'checkpoint');
    return stands?.kind === 'blocked_attempt' ? 'blocked' : 'in_progress';
  }
  openGaps(): string[] {
    return this.gaps.filter((gap) => !this.#isGapClosed(gap)).map(({ gapId }) => gapId);
  }
  /** A report that the run has gone back behind repairs nothing of its path; a gap of another branch counts until it is closed. */
  #isGapClosed({ node, closedAt }: ModelGap): boolean {
    return this.isOnPath(node) ? closedAt.some((closing) => this.goesOn(closing)) : closedAt.length > 0;
  }

  // Attempts and checkpoints ----------------------------------------------------------------------------------------------

  refusal(node: ModelNode): Refused | null {
    if (this.isClosed(node)) return 'left';
    if (node.place === end) return 'complete';
    return this.#blockedAbove(node) >= attemptsInChainMax ? 'chain ended' : null;
  }
  #blockedAbove(node: ModelNode): number {
    const chain = this.path(node);
    return chain.slice(0, chain.indexOf(this.stepOf(node))).filter(({ kind }) => kind === 'blocked_attempt').length;
  }
  /** Whether the last iteration of a loop was asked for another one. */
  isBeyondLimit = (node: ModelNode, { decision }: Sent): boolean =>
    decision === 'continue' && this.#flow.next(node.place, 'continue') === null;

  attempt(node: ModelNode, sent: Sent): ModelNode {
    const step = stepOfPlace(node.place);
    const hasProof = step !== 'prove' || sent.notes?.includes('proven') === true;
    const hasAll = sent.notes !== null && hasProof && (step !== 'decide' || sent.decision !== null);
    const next = hasAll ? this.#flow.next(node.place, sent.decision) : null;
    const created =
      next === null
        ? this.#record(node, 'blocked_attempt', node.place, sent.notes)
        : this.#record(node, 'step', next, sent.notes);
    for (const gap of this.gaps) if (gap.gapId === sent.closes) gap.closedAt.push(created);
    return created;
  }
  disclose(gapId: string, node: ModelNode): void {
    this.gaps.push({ gapId, node, closedAt: [] });
  }
  checkpoint(node: ModelNode, notes: string): ModelNode {
    return this.#record(node, 'checkpoint', node.place, notes);
  }

  // Going back --------------------------------------------------------------------------------------------------------------

  /**
   * The step that a name means: one that was done on the path to the node, the newest if it was done in several iterations. On a branch that was
   * left, the step of the node itself too, because the branch is returned to in this way; and then for the repeat of that call.
   */
  named(from: ModelNode, name: string): ModelNode | null {
    const [own, ...done] = this.steps(from);
    if (own === undefined) return null;
    const isReturn = this.isClosed(from) || this.#reopenings.has(keyOf(from, own));
    const found = [...(isReturn ? [own] : []), ...done];
    return found.find((step) => this.#namesOf(step).includes(name)) ?? null;
  }
  #namesOf(step: ModelNode): string[] {
    const id = stepOfPlace(step.place);
    return [
      `${this.steps(step).length}`,
      id,
      placeInWords(step.place),
      step.place,
      ...(id === end ? [] : [titleOf(id)]),
    ];
  }
  /** @returns what an earlier call with the same handle and step recorded */
  reopened(from: ModelNode, step: ModelNode): ModelNode | null {
    return this.#reopenings.get(keyOf(from, step)) ?? null;
  }
  goBack(from: ModelNode, step: ModelNode, reason: string): ModelNode {
    const before = this.tip;
    const created: ModelNode = {
      number: this.nodes.length + 1,
      parent: step,
      kind: 'checkpoint',
      place: step.place,
      notes: reason,
      reason,
    };
    for (const leaf of [before, from]) this.#close(leaf, step);
    this.#reopenings.set(keyOf(from, step), created);
    return this.#add(created);
  }
  /** What is left begins with the first step that is not on the path to the reopened step, and with each earlier reopening there. */
  #close(leaf: ModelNode, step: ModelNode): void {
    const kept = new Set(this.path(step));
    const off = this.path(leaf).filter((node) => !kept.has(node));
    const first = off.findLast(({ kind }) => kind === 'step');
    const begins = off.filter((node) => node === first || node.reason !== null);
    for (const node of this.nodes) if (this.path(node).some((at) => begins.includes(at))) this.#closed.add(node);
  }

  #record(parent: ModelNode | null, kind: ModelNode['kind'], place: Place, notes: string | null): ModelNode {
    return this.#add({ number: this.nodes.length + 1, parent, kind, place, notes, reason: null });
  }
  /** Only what is on the path to newer work opens again. */
  #add(node: ModelNode): ModelNode {
    this.nodes.push(node);
    for (const at of this.path(node)) this.#closed.delete(at);
    return node;
  }
}

export const titleOf = (stepId: string) => `Title of ${stepId}`;
const keyOf = (from: ModelNode, step: ModelNode) => `${from.number} ${step.number}`;
