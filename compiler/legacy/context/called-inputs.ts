/**
 * The inputs that the called routines read. The compiler derives the inputs of a file of the older format, so they must agree with
 * these: the author of the file cannot change either of them [legacy-called-inputs].
 */
import type { TemplateDefinition, TemplateExpansion } from '../../../builtins/kinds.ts';
import type { SourceInput, SourceStep } from '../../../schemas/source-workflow.ts';
import type { Path } from '../../ir/document.ts';
import { templateDepthMax } from '../../../schemas/limits.ts';
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
};

const isText = (kind: SourceInput['kind']) => kind === 'string' || kind === 'enum';

/** Whether every text fits, so that another declaration of a text applies. */
export const fitsAnyText = ({ kind, isTested }: Pick<CalledInput, 'kind' | 'isTested'>): boolean =>
  kind === 'string' && !isTested;

/** What fits two routines; of two kinds that exclude each other, the first one, and the conflict is reported. */
function merged(known: CalledInput, input: CalledInput): CalledInput {
  const isTested = known.isTested || input.isTested;
  if (known.kind === 'enum' && input.kind === 'enum') {
    const values = [...new Set([...known.values, ...input.values])];
    const isMixed = known.isMixed || values.length > known.values.length || values.length > input.values.length;
    return { ...known, values, isMixed, isTested };
  }
  if (known.kind === input.kind || !isText(known.kind) || !isText(input.kind)) return { ...known, isTested };
  const { kind, values } = fitsAnyText(known)
    ? input
    : fitsAnyText(input)
      ? known
      : { kind: 'string' as const, values: [] };
  return { ...known, kind, values, isMixed: true, isTested };
}

type TemplateOf = (templateId: string) => TemplateDefinition | null;
type Call = { readonly templateId: string; readonly args?: object | undefined };

/**
 * A called routine, and the routines that it calls. Other templates bring no inputs, and change none.
 *
 * @param seen the calls that are known
 */
function* routinesIn(
  { templateId, args = {} }: Call,
  templateOf: TemplateOf,
  seen: Set<string>,
  depth = 1,
): Generator<TemplateExpansion> {
  // Deeper calls are refused.
  if (routineNameOfTemplate(templateId) === null || depth > templateDepthMax) return;
  const definition = templateOf(templateId);
  if (definition === null) return;
  // Which arguments are present determines which inputs are left; their values have no effect.
  const names = definition.parameters.map(({ name }) => name).filter((name) => Object.hasOwn(args, name));
  const call = `${templateId} ${names.join(' ')}`;
  if (seen.has(call)) return;
  seen.add(call);
  const given: { [name: string]: string } = Object.fromEntries(names.map((name): [string, string] => [name, '']));
  const expansion = definition.expand(given, { loopId: null });
  yield expansion;
  for (const inner of callsIn(expansion.steps)) yield* routinesIn(inner, templateOf, seen, depth + 1);
}

const callsIn = (steps: readonly SourceStep[]): readonly Call[] =>
  steps.flatMap((step) => {
    if (!('type' in step)) return [];
    return step.type === 'template_call' ? [step] : callsIn(step.body);
  });

export class CalledInputs {
  readonly #byKey = new Map<string, CalledInput>();
  readonly #seen = new Set<string>();
  readonly #templateOf: TemplateOf;

  constructor(templateOf: TemplateOf) {
    this.#templateOf = templateOf;
  }

  /** Adds the inputs of a called routine, and of the routines that it calls. */
  add(call: Call, path: Path): void {
    for (const { inputs = [], conditions = [] } of routinesIn(call, this.#templateOf, this.#seen)) {
      const tested = new Set(conditions.flatMap((one) => ('key' in one ? (inputKeyOf(one.key) ?? []) : [])));
      for (const input of inputs) this.#addInput(input, tested, path);
    }
  }

  /** The steps of a called routine, and of the routines that it calls. */
  stepsOf(call: Call): readonly SourceStep[] {
    return [...routinesIn(call, this.#templateOf, new Set())].flatMap(({ steps }) => steps);
  }

  #addInput(input: SourceInput, tested: ReadonlySet<string>, path: Path): void {
    const key = inputKeyOf(input.key);
    if (key === null) return;
    const known = this.#byKey.get(key);
    // A derived input converts values. It exists because a condition reads it, perhaps one that only the agent evaluates.
    const isTested = tested.has(key) || input.coerce === true;
    const own = { ...input, values: input.values ?? [], path, isMixed: false, isTested };
    this.#byKey.set(key, known === undefined ? own : merged(known, own));
  }

  /** By the key of the compiled input. */
  of(key: string): CalledInput | null {
    return this.#byKey.get(inputKeyOf(key) ?? key) ?? null;
  }

  all(): readonly CalledInput[] {
    return [...this.#byKey.values()];
  }
}
