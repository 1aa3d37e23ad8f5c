/**
 * Reports a `for_each` inside another loop if only steps of the `for_each` name its optional list: they come too late to ask for it.
 * In the first iteration of the outer loop, a blocker asks for the list. Every later iteration uses the same list again. A required
 * list is sent once, at the start of the run. A list that no step names is a finding of `lint/when-on-unset-input`.
 */
import { mentionLengthMax } from '../../../../schemas/limits.ts';
import { quote } from '../../../diagnostics/quote.ts';
import type { BoundLoop } from '../../../ir/bound.ts';
import { authoredInputs, authoredLoops, type LintContext } from '../../context.ts';
import { Mentions, spellingsOf } from '../../mentions.ts';
import type { LintRule } from '../../rule.ts';

type ForEach = BoundLoop & { readonly control: { readonly kind: 'for_each'; readonly items: string } };
const isForEach = (loop: BoundLoop): loop is ForEach => loop.control.kind === 'for_each';

/**
 * For each input key, the number of steps that name it, in the whole workflow and in each loop. Counted once for all keys and loops:
 * counting for each loop would read the whole workflow each time.
 */
class NamingSteps {
  readonly #all = new Map<string, number>();
  readonly #inside = new Map<string, number>();

  constructor({ snapshot, flow }: LintContext, spellings: ReadonlyMap<string, string>) {
    for (const { stepId, prompt, userDependencies } of snapshot.steps) {
      const texts = [prompt, ...userDependencies.flatMap(({ contextKey }) => contextKey ?? [])];
      const keys = new Set(
        [...new Mentions(texts, spellings.keys()).found].flatMap((found) => spellings.get(found) ?? []),
      );
      for (const key of keys) {
        this.#all.set(key, (this.#all.get(key) ?? 0) + 1);
        for (const loopId of flow.byId.get(stepId)?.loops ?? []) {
          const at = `${loopId} ${key}`;
          this.#inside.set(at, (this.#inside.get(at) ?? 0) + 1);
        }
      }
    }
  }

  isNamedOnlyInside(loopId: string, key: string): boolean {
    const inside = this.#inside.get(`${loopId} ${key}`) ?? 0;
    return inside > 0 && inside === this.#all.get(key);
  }
}

export const innerListUnnamed: LintRule = {
  id: 'lint/inner-list-unnamed',
  severity: 'warning',
  summary: 'an inner loop over a list that only the steps of this loop mention',
  isFixable: false,
  find: (context) => {
    const { workflow, source, document, texts, flow } = context;
    const optional = authoredInputs(workflow).filter(({ input }) => !input.required);
    const inputs = new Map(optional.map(({ input }) => [input.key, input]));
    const inner = authoredLoops(workflow)
      .filter(isForEach)
      .flatMap((loop) => {
        const outer = flow.byId.get(loop.loopId)?.loops.at(-1);
        const input = inputs.get(loop.control.items);
        return outer === undefined || input === undefined
          ? []
          : [{ loop, outer, input, name: input.contextKey ?? input.key }];
      });
    if (inner.length === 0) return [];
    const spellings = new Map(
      inner.flatMap(({ input, name }) =>
        [input.key, name].flatMap(spellingsOf).map((one) => [one, input.key] as const),
      ),
    );
    const namingSteps = new NamingSteps(context, spellings);
    const guidance = texts.filter(({ place }) => place === 'guidance').map(({ text }) => text);
    const named = new Mentions(guidance, spellings.keys()).found;
    const given = new Set([
      ...(source.extensionContract?.accepts ?? []),
      ...[...named].map((one) => spellings.get(one)),
    ]);
    return inner.flatMap(({ loop: { loopId, path }, outer, input, name }) => {
      if (name.length > mentionLengthMax || given.has(input.key) || !namingSteps.isNamedOnlyInside(loopId, input.key))
        return [];
      return [
        {
          message: `only steps inside the loop ${quote(loopId)} mention its list ${quote(name)}`,
          at: document.at([...path, 'items']),
          label: `every iteration of ${quote(outer)} uses the same list`,
          help: `mention ${quote(name)} in a step of ${quote(outer)} before this loop; if all iterations of ${quote(outer)} use the same list, make the input ${quote(name)} required`,
        },
      ];
    });
  },
};
