/**
 * Which keys only one of the two source formats has, and which both have: what tells the format of a file. Read from the two
 * schemas, so that a field is stated once; a small file of its own, because every compilation reads it.
 */
import { byCodeUnit } from '../../schemas/code-unit-order.ts';
import { schemaRegistry } from '../../schemas/registry.ts';
import type { GeneratedFile } from './generated-file.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';

type Keys = {
  readonly native: readonly string[];
  readonly legacy: readonly string[];
  readonly shared: readonly string[];
};

/** The older format has them too, one level below: in `templateCall` and in `loop`. */
const nestedInLegacySteps = ['args', 'maxIterations'];
/** Keys that exist in both formats, and whose value needs more than its type to tell the format. */
const lookedInto = ['assessmentConsequences', 'validationCriteria'];

const without = (keys: readonly string[], others: readonly string[]) => keys.filter((key) => !others.includes(key));
const unique = (keys: readonly string[]) => [...new Set(keys)].sort(byCodeUnit);

function keysOf(native: readonly string[], legacy: readonly string[]): Keys {
  const [inNative, inLegacy] = [unique(native), unique(legacy)];
  return {
    native: without(inNative, inLegacy),
    legacy: without(inLegacy, inNative),
    shared: inNative.filter((key) => inLegacy.includes(key)),
  };
}

/** One of the two formats: its parts that are told apart. */
class Format {
  readonly workflow: JsonSchema;
  /** The kinds of a step. */
  readonly steps: readonly JsonSchema[];
  readonly #definitions: { readonly [name: string]: JsonSchema };

  constructor(name: string) {
    const entry = schemaRegistry.find((candidate) => candidate.name === name);
    if (entry === undefined) throw new Error(`no schema is named ${name}`);
    this.workflow = jsonSchemaOf(entry);
    this.#definitions = this.workflow.definitions as { readonly [name: string]: JsonSchema };
    const step = this.#resolved(this.#property(this.workflow, 'steps')?.items);
    this.steps = [this.#resolved(step.else), ...this.#branches(this.#resolved(step.then))];
  }

  #resolved(node: unknown): JsonSchema {
    const { $ref, ...rest } = (node ?? {}) as JsonSchema;
    return typeof $ref === 'string' ? this.#resolved(this.#definitions[$ref.replace('#/definitions/', '')]) : rest;
  }

  #property(node: JsonSchema, key: string): JsonSchema | undefined {
    const property = (node.properties as Record<string, unknown> | undefined)?.[key];
    return property === undefined ? undefined : this.#resolved(property);
  }

  #branches(node: JsonSchema): readonly JsonSchema[] {
    if (!Array.isArray(node.anyOf)) return [node];
    return node.anyOf.flatMap((branch) => this.#branches(this.#resolved(branch)));
  }

  keysOf(nodes: readonly JsonSchema[]): readonly string[] {
    return nodes.flatMap(({ properties }) => Object.keys(properties ?? {}));
  }

  /** An extension point: in a list, or under its name. */
  slot(): JsonSchema {
    const { items, additionalProperties } = this.#property(this.workflow, 'extensionPoints') ?? {};
    return this.#resolved(items ?? additionalProperties);
  }

  stepTypes(): readonly string[] {
    return this.steps.flatMap((step) => (this.#property(step, 'type')?.const as string | undefined) ?? []);
  }

  /** What a key of a step may hold, by JSON type. */
  typesOf(key: string): readonly string[] {
    return this.steps
      .map((step) => this.#property(step, key))
      .flatMap((node) => (node === undefined ? [] : this.#branches(node)))
      .flatMap(({ type }) => (type ?? []) as string | string[]);
  }
}

export function sourceKeys(): GeneratedFile {
  const [native, legacy] = [new Format('workflow.v1'), new Format('legacy-workflow')];
  const steps = keysOf(native.keysOf(native.steps), [...legacy.keysOf(legacy.steps), ...nestedInLegacySteps]);
  const legacyTypes = without(steps.shared, lookedInto)
    .map((key) => [key, without(unique(legacy.typesOf(key)), native.typesOf(key))] as const)
    .filter(([, types]) => types.length > 0);
  const content = {
    workflow: keysOf(native.keysOf([native.workflow]), legacy.keysOf([legacy.workflow])),
    step: steps,
    stepTypes: keysOf(native.stepTypes(), legacy.stepTypes()),
    slot: keysOf(native.keysOf([native.slot()]), legacy.keysOf([legacy.slot()])),
    legacyTypes: Object.fromEntries(legacyTypes),
  };
  return {
    path: 'shapes/source-keys.json',
    source: 'schemas/registry.ts',
    content: `${JSON.stringify(content, null, 2)}\n`,
  };
}
