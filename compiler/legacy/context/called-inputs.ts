/**
 * The inputs that the called routines read. The compiler derives the inputs of a file of the older format, so they must agree with
 * these: the author of the file cannot change either of them [legacy-called-inputs].
 */
import type { TemplateDefinition, TemplateExpansion } from '../../../builtins/kinds.ts';
import type { SourceInput, SourceStep } from '../../../schemas/source-workflow.ts';
import type { Path } from '../../ir/document.ts';
import { templateDepthMax } from '../../../schemas/limits.ts';
import { AskedInPrompts, textsIn } from './asked-in-prompts.ts';
import { inputKeyOf } from '../../phases/2-expand/input-key.ts';
import { routineNameOfTemplate } from '../routine-name.ts';

export type CalledInput = Pick<SourceInput, 'key' | 'kind' | 'description'> & {
  /** Of an enum. */
  readonly values: readonly string[];
  /** The first call that brings the input. */
  readonly path: Path;
  /** Whether two routines declare it differently, so that only a declaration of the caller fits both. */
  readonly isMixed: boolean;
  /** Whether a condition of a routine reads it. Otherwise its texts only mention it, and any text fits. */
  readonly isTested: boolean;
  /** Whether a routine declares it without `coerce`: then only exact values are accepted. */
  readonly isExact: boolean;
};

const isText = (kind: SourceInput['kind']) => kind === 'string' || kind === 'enum';

/** Whether every text fits, so that another declaration of a text applies. */
export const fitsAnyText = ({ kind, isTested }: Pick<CalledInput, 'kind' | 'isTested'>): boolean =>
  kind === 'string' && !isTested;

/** What fits two routines; of two kinds that exclude each other, the first one, and the conflict is reported. */
function merged(before: CalledInput, input: CalledInput): CalledInput {
  const isTested = before.isTested || input.isTested;
  const known = { ...before, isTested, isExact: before.isExact || input.isExact };
  if (known.kind === 'enum' && input.kind === 'enum') {
    const values = [...new Set([...known.values, ...input.values])];
    const isMixed = known.isMixed || values.length > known.values.length || values.length > input.values.length;
    return { ...known, values, isMixed };
  }
  if (known.kind === input.kind || !isText(known.kind) || !isText(input.kind)) return known;
  const { kind, values } = fitsAnyText(before)
    ? input
    : fitsAnyText(input)
      ? before
      : { kind: 'string' as const, values: [] };
  return { ...known, kind, values, isMixed: true };
}

/** The declaration of a routine decides for the routines that it calls [template-inputs-join]. */
const restricted = (own: CalledInput, inner: CalledInput): CalledInput => ({
  ...own,
  isTested: own.isTested || inner.isTested,
  isExact: own.isExact || inner.isExact,
});

type TemplateOf = (templateId: string) => TemplateDefinition | null;
type Call = { readonly templateId: string; readonly args?: object | undefined };

/** Which arguments are present determines which parts of a routine are left; their values have no effect. */
const keyOf = ({ templateId, args = {} }: Call): string => `${templateId} ${Object.keys(args).sort().join(' ')}`;

/** Of a routine; null for what is none, or is too deep: deeper calls are refused. */
function expansionOf({ templateId, args = {} }: Call, templateOf: TemplateOf, depth: number): TemplateExpansion | null {
  const isRoutine = routineNameOfTemplate(templateId) !== null && depth <= templateDepthMax;
  const definition = isRoutine ? templateOf(templateId) : null;
  if (definition === null) return null;
  const names = definition.parameters.map(({ name }) => name).filter((name) => Object.hasOwn(args, name));
  return definition.expand(Object.fromEntries(names.map((name) => [name, ''])), { loopId: null });
}

/** A file can call a long routine often: it is read once for each set of arguments. */
class AskedByCall {
  readonly #byKey = new Map<string, AskedInPrompts>();

  get(call: Call, texts: () => readonly string[]): AskedInPrompts {
    const key = keyOf(call);
    const known = this.#byKey.get(key) ?? new AskedInPrompts(texts());
    this.#byKey.set(key, known);
    return known;
  }
}

/**
 * A called routine, and the routines that it calls. Other templates bring no inputs, and change none.
 *
 * @param seen the calls that are known
 */
function* routinesIn(call: Call, templateOf: TemplateOf, seen: Set<string>, depth = 1): Generator<TemplateExpansion> {
  const key = keyOf(call);
  const expansion = seen.has(key) ? null : expansionOf(call, templateOf, depth);
  if (expansion === null) return;
  seen.add(key);
  yield expansion;
  for (const inner of callsIn(expansion.steps)) yield* routinesIn(inner, templateOf, seen, depth + 1);
}

const callsIn = (steps: readonly SourceStep[]): readonly Call[] =>
  steps.flatMap((step) => {
    if (!('type' in step)) return [];
    return step.type === 'template_call' ? [step] : callsIn(step.body);
  });

/** The call that the steps end with; a loop tests its condition only when it begins. */
const lastCallIn = (steps: readonly SourceStep[]): readonly Call[] =>
  callsIn(steps.slice(-1).filter((step) => !('body' in step)));

function calledInput(input: SourceInput, isTested: boolean, path: Path): CalledInput {
  // A derived input converts values. It exists because a condition reads it, perhaps one that only the agent evaluates.
  const isConverted = input.coerce === true;
  return {
    ...input,
    values: input.values ?? [],
    path,
    isMixed: false,
    isTested: isTested || isConverted,
    isExact: !isConverted,
  };
}

export class CalledInputs {
  readonly #byKey = new Map<string, CalledInput>();
  readonly #ofCalls = new Map<string, ReadonlyMap<string, CalledInput>>();
  readonly #asked = new AskedByCall();
  readonly #askedBeforeLast = new AskedByCall();
  readonly #templateOf: TemplateOf;

  constructor(templateOf: TemplateOf) {
    this.#templateOf = templateOf;
  }

  /** Adds the inputs of a called routine, and of the routines that it calls. */
  add(call: Call, path: Path): void {
    for (const [key, input] of this.#inputsOf(call, path, 1)) {
      const known = this.#byKey.get(key);
      this.#byKey.set(key, known === undefined ? input : merged(known, input));
    }
  }

  /** The inputs of a routine, joined with those of the routines that it calls. */
  #inputsOf(call: Call, path: Path, depth: number): ReadonlyMap<string, CalledInput> {
    const id = keyOf(call);
    const found = this.#ofCalls.get(id);
    if (found !== undefined) return found;
    const joined = new Map<string, CalledInput>();
    const { inputs = [], conditions = [], steps = [] } = expansionOf(call, this.#templateOf, depth) ?? {};
    const tested = new Set(conditions.flatMap((one) => ('key' in one ? (inputKeyOf(one.key) ?? []) : [])));
    const own = new Set<string>();
    for (const input of inputs) {
      const key = inputKeyOf(input.key);
      if (key === null) continue;
      own.add(key);
      joined.set(key, calledInput(input, tested.has(key), path));
    }
    // A routine that calls itself adds nothing to itself.
    this.#ofCalls.set(id, joined);
    for (const one of callsIn(steps))
      for (const [key, inner] of [...this.#inputsOf(one, path, depth + 1)]) {
        const known = joined.get(key);
        joined.set(key, known === undefined ? inner : own.has(key) ? restricted(known, inner) : merged(known, inner));
      }
    return joined;
  }

  /** What the texts of a called routine, and of the routines that it calls, ask for. */
  askedIn(call: Call): AskedInPrompts {
    return this.#asked.get(call, () => this.#textsOf(call));
  }

  /** The same without its last step, or its last loop: no step of the routine follows these. */
  askedBeforeLast(call: Call): AskedInPrompts {
    return this.#askedBeforeLast.get(call, () => [...this.#textsBeforeLast(call, 1)]);
  }

  /** Whether a step of a routine follows another one. */
  hasSeveralSteps(call: Call, depth = 1): boolean {
    const steps = expansionOf(call, this.#templateOf, depth)?.steps ?? [];
    return steps.length > 1 || lastCallIn(steps).some((only) => this.hasSeveralSteps(only, depth + 1));
  }

  #textsOf(call: Call): readonly string[] {
    return [...routinesIn(call, this.#templateOf, new Set())].flatMap(({ steps }) => textsIn(steps));
  }

  *#textsBeforeLast(call: Call, depth: number): Generator<string> {
    const steps = expansionOf(call, this.#templateOf, depth)?.steps ?? [];
    const before = steps.slice(0, -1);
    yield* textsIn(before);
    for (const inner of callsIn(before)) yield* this.#textsOf(inner);
    for (const last of lastCallIn(steps)) {
      yield* textsIn(last.args);
      yield* this.#textsBeforeLast(last, depth + 1);
    }
  }

  /** By the key of the compiled input. */
  of(key: string): CalledInput | null {
    return this.#byKey.get(inputKeyOf(key) ?? key) ?? null;
  }

  all(): readonly CalledInput[] {
    return [...this.#byKey.values()];
  }
}
