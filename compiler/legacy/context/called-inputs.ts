/**
 * The inputs that the called routines read. The compiler derives the inputs of a file of the older format, so they must agree with
 * these: the author of the file cannot change either of them [legacy-called-inputs].
 */
import type { TemplateDefinition } from '../../../builtins/kinds.ts';
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

export class CalledInputs {
  readonly #byKey = new Map<string, CalledInput>();
  readonly #seen = new Set<string>();
  readonly #templateOf: (templateId: string) => TemplateDefinition | null;

  constructor(templateOf: (templateId: string) => TemplateDefinition | null) {
    this.#templateOf = templateOf;
  }

  /** Adds the inputs of a called routine, and of the routines that it calls. Only routines bring inputs. */
  add(templateId: string, args: object, path: Path, depth = 1): void {
    // Deeper calls are refused.
    if (routineNameOfTemplate(templateId) === null || depth > templateDepthMax) return;
    const definition = this.#templateOf(templateId);
    if (definition === null) return;
    // Which arguments are present determines which inputs are left; their values have no effect.
    const names = definition.parameters.map(({ name }) => name).filter((name) => Object.hasOwn(args, name));
    const given: { [name: string]: string } = Object.fromEntries(names.map((name): [string, string] => [name, '']));
    const call = `${templateId} ${names.join(' ')}`;
    if (this.#seen.has(call)) return;
    this.#seen.add(call);
    const { inputs = [], conditions = [], steps } = definition.expand(given, { loopId: null });
    const tested = new Set(conditions.flatMap((one) => ('key' in one ? (inputKeyOf(one.key) ?? []) : [])));
    for (const input of inputs) this.#addInput(input, tested, path);
    this.#addCalls(steps, path, depth + 1);
  }

  #addCalls(steps: readonly SourceStep[], path: Path, depth: number): void {
    for (const step of steps) {
      if (!('type' in step)) continue;
      if (step.type === 'template_call') this.add(step.templateId, step.args ?? {}, path, depth);
      else this.#addCalls(step.body, path, depth);
    }
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
