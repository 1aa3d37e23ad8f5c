/**
 * Assigns an implementation to each extension point: from `--bind`, otherwise from the bindings file of the project, otherwise
 * the default of the workflow [slot-default-checked]. An implementation that cannot be bound is an error with its reason. If the
 * caller allows it, the default is used instead, and the reason is recorded.
 */

import { byCodeUnit } from '../../../schemas/code-unit-order.ts';
import { workflowIdPattern } from '../../../schemas/ids.ts';
import { workflowKinds } from '../../../schemas/closed-sets.ts';
import type { CompiledBinding, ExtensionPoint } from '../../../schemas/compiled-snapshot.ts';
import type { SourceWorkflow } from '../../../schemas/source-workflow.ts';
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import { chainText } from '../../diagnostics/chain.ts';
import { quote } from '../../diagnostics/quote.ts';
import type { BoundSlot } from '../../ir/bound.ts';
import type { ResolvedWorkflow } from '../../ir/resolved.ts';
import type { SourceUnit } from '../../ir/source.ts';
import { inputKeyOf } from '../2-expand/input-key.ts';
import type { ConfiguredBinding } from './bindings-file.ts';
import {
  hasContract,
  type Implementation,
  type ImplementationLookup,
  type Incompatibility,
  misfitOf,
} from './implementations.ts';

/** The requested implementations for one workflow. */
export type ChosenBindings = {
  readonly cli: ReadonlyMap<string, string>;
  readonly project: ReadonlyMap<string, ConfiguredBinding>;
  /** `--allow-default-binding`. */
  readonly isFallbackAllowed: boolean;
  readonly isCliRequired: boolean;
};

const setOf = (values: readonly string[] | undefined) => [...new Set(values)].sort();

export function extensionPointsOf({ extensionPoints }: SourceWorkflow): readonly ExtensionPoint[] {
  return Object.entries(extensionPoints ?? {})
    .map(([slot, point]) => ({
      slot,
      purpose: point.purpose,
      defaultBinding: point.defaultBinding,
      acceptedKinds: [...new Set(point.acceptedKinds ?? workflowKinds)].sort(),
      requiredContext: setOf(point.inputContract?.requiredContext),
      optionalContext: setOf(point.inputContract?.optionalContext),
      requiredArtifacts: setOf(point.outputContract?.requiredArtifacts),
    }))
    .sort((a, b) => byCodeUnit(a.slot, b.slot));
}

type Choice = { readonly id: string; readonly source: CompiledBinding['source'] };

/** The requested implementation of a slot, with its source. */
export function choiceOf({ slot, defaultBinding }: ExtensionPoint, { cli, project }: ChosenBindings): Choice {
  const given = cli.get(slot);
  if (given !== undefined) return { id: given, source: 'cli' };
  const configured = project.get(slot);
  if (configured !== undefined) return { id: configured.id, source: 'project' };
  return { id: defaultBinding, source: 'default' };
}

const chooserWords = {
  cli: 'this implementation is selected by `--bind`',
  project: 'this implementation is selected by the project',
  default: 'this implementation is the default of the slot',
  fallback_to_default: 'this implementation is the default of the slot',
} as const satisfies Readonly<Record<CompiledBinding['source'], string>>;

function unknownHelp(id: string): string {
  if (id.startsWith('wr.'))
    return 'bind an id that `workrail list` shows; ids that begin with `wr.` belong to WorkRail';
  return workflowIdPattern.test(id)
    ? `bind another implementation, or add a workflow or routine with the id ${quote(id)}`
    : 'write the id of a workflow or routine; `workrail list` lists them';
}

function lookedUp(
  id: string,
  point: ExtensionPoint,
  { loops }: ResolvedWorkflow,
  lookup: ImplementationLookup,
): Implementation | Incompatibility {
  const found = lookup(id);
  switch (found.kind) {
    case 'found':
      return misfitOf(point, found, new Set<string>(loops.map(({ loopId }) => loopId))) ?? found;
    case 'unknown':
      return {
        code: 'bind/unknown-implementation',
        reason: 'no workflow or routine has this id',
        help: found.near === null ? unknownHelp(id) : `a similar id exists: ${quote(found.near)}`,
      };
    case 'broken':
      return {
        code: 'bind/broken-implementation',
        reason: 'the implementation does not compile',
        help: `fix the errors of ${quote(id)} first`,
      };
    case 'cycle':
      return {
        code: 'bind/cycle',
        reason: `the bindings form a cycle: ${chainText(found.through)}`,
        help: 'bind one of these extension points to another implementation',
      };
    case 'too_deep':
      return {
        code: 'bind/too-deep',
        reason: `the bindings are nested more than ${found.depthMax} levels deep`,
        help: 'bind an implementation that has no extension points of its own',
      };
  }
}

const isIncompatible = (outcome: Implementation | Incompatibility): outcome is Incompatibility => 'reason' in outcome;

export class SlotBinder {
  readonly findings: UnlocatedDiagnostic[] = [];
  /** Slots of an older file whose default does not exist: texts name them, but they are not bound. */
  readonly unbound = new Map<string, string>();
  readonly #workflow: ResolvedWorkflow;
  readonly #unit: SourceUnit;
  readonly #chosen: ChosenBindings;
  readonly #lookup: ImplementationLookup;

  constructor(workflow: ResolvedWorkflow, chosen: ChosenBindings, lookup: ImplementationLookup) {
    this.#workflow = workflow;
    this.#unit = workflow.unit;
    this.#chosen = chosen;
    this.#lookup = lookup;
  }

  /** All slots, sorted. A slot with an error is omitted. */
  bindAll(): readonly BoundSlot[] {
    const points = extensionPointsOf(this.#unit.workflow);
    this.#refuseUnknown(points);
    for (const { slot } of points) this.#findUndeclared(slot);
    return points.flatMap((point) => this.#bind(point) ?? []);
  }

  #refuseUnknown(points: readonly ExtensionPoint[]): void {
    const known = new Set(points.map(({ slot }) => slot));
    for (const [slot, { slotAt }] of this.#chosen.project) {
      if (known.has(slot)) continue;
      this.findings.push({
        code: 'bind/unknown-slot',
        message: `${quote(slot)} is not an extension point of ${quote(this.#unit.workflow.id)}`,
        at: slotAt,
        isInBindingsFile: true,
        label: 'this entry binds nothing',
        help:
          known.size === 0
            ? 'remove the entry; the workflow has no extension points'
            : `the workflow has these extension points: ${[...known].map(quote).join(', ')}`,
      });
    }
  }

  /** Required context of an implementation that is not an input: no agent is asked for it. */
  #findUndeclared(slot: string): void {
    const { document, workflow } = this.#unit;
    const declared = new Set<string>(this.#workflow.inputs.map(({ input }) => input.key));
    const required = workflow.extensionPoints?.[slot]?.inputContract?.requiredContext ?? [];
    const seen = new Set<string>();
    for (const [index, key] of required.entries()) {
      if (seen.size === seen.add(key).size || declared.has(inputKeyOf(key) ?? key)) continue;
      this.findings.push({
        code: 'bind/undeclared-context',
        message: `the extension point ${quote(slot)} requires ${quote(key)}, which is not an input of the workflow`,
        at: document.at(['extensionPoints', slot, 'inputContract', 'requiredContext', index]),
        label: 'not declared in `inputs`',
        help: 'declare the key and its kind in `inputs`, or remove the key here',
      });
    }
  }

  /** The location of the choice: in the bindings file, at the default, or, for the command line, at the slot. */
  #at(slot: string, source: CompiledBinding['source']): Pick<UnlocatedDiagnostic, 'at' | 'isInBindingsFile'> {
    const configured = source === 'project' ? this.#chosen.project.get(slot) : undefined;
    if (configured !== undefined) return { at: configured.idAt, isInBindingsFile: true };
    const path = ['extensionPoints', slot];
    const { document } = this.#unit;
    return { at: source === 'default' ? document.at([...path, 'defaultBinding']) : document.keyAt(path) };
  }

  /** The bindings file is a separate file, so the message names it. */
  #whose({ source }: Choice): string {
    return source === 'project' ? ` of ${quote(this.#unit.workflow.id)}` : '';
  }

  #bind(point: ExtensionPoint): BoundSlot | null {
    const choice = choiceOf(point, this.#chosen);
    const fallback = choice.id === point.defaultBinding ? null : this.#usableDefault(point);
    const outcome = this.#lookedUp(choice.id, point);
    if (!isIncompatible(outcome)) return this.#bound(point, choice, outcome, fallback);
    if (fallback !== null && this.#mayFallBack(choice)) {
      this.findings.push({
        code: 'bind/fell-back',
        message: this.#messageOf(point, choice, outcome),
        ...this.#at(point.slot, choice.source),
        label: `the extension point is bound to ${quote(point.defaultBinding)} instead`,
        help: outcome.help,
      });
      const reason = `${choice.id}: ${outcome.reason}`.replaceAll('`', '');
      return this.#bound(point, { id: point.defaultBinding, source: 'fallback_to_default' }, fallback, null, reason);
    }
    if (this.#isLeftOpen(choice, outcome)) this.unbound.set(point.slot, choice.id);
    this.#report(point, choice, outcome, 'the extension point is not bound, but prompts still refer to it');
    return null;
  }

  #mayFallBack({ source }: Choice): boolean {
    const { isFallbackAllowed, isCliRequired } = this.#chosen;
    return isFallbackAllowed && !(isCliRequired && source === 'cli');
  }

  #lookedUp(id: string, point: ExtensionPoint): Implementation | Incompatibility {
    return lookedUp(id, point, this.#workflow, this.#lookup);
  }

  /** The default is checked even if another implementation is chosen, because a run can fall back to it. */
  #usableDefault(point: ExtensionPoint): Implementation | null {
    const outcome = this.#lookedUp(point.defaultBinding, point);
    if (!isIncompatible(outcome)) return outcome;
    const choice: Choice = { id: point.defaultBinding, source: 'default' };
    this.#report(point, choice, outcome, 'no fallback exists if the bound implementation fails');
    return null;
  }

  #messageOf(point: ExtensionPoint, choice: Choice, { reason }: Incompatibility): string {
    return `${quote(choice.id)} cannot fill ${quote(point.slot)}${this.#whose(choice)}: ${reason}`;
  }

  /** @param whenOpen the label if the default of an older file does not exist */
  #report(point: ExtensionPoint, choice: Choice, misfit: Incompatibility, whenOpen: string): void {
    const isOpen = this.#isLeftOpen(choice, misfit);
    this.findings.push({
      code: isOpen ? 'bind/default-not-here' : misfit.code,
      message: this.#messageOf(point, choice, misfit),
      ...this.#at(point.slot, choice.source),
      label: isOpen ? whenOpen : chooserWords[choice.source],
      ...(isOpen
        ? { notes: ['the older engine looked up the routine during a run; WorkRail binds it at compile time'] }
        : {}),
      help: misfit.help,
    });
  }

  /** A file of the older format compiles without the routines that it names. */
  #isLeftOpen({ source }: Choice, { code }: Incompatibility): boolean {
    return this.#unit.dialect === 'legacy' && source === 'default' && code === 'bind/unknown-implementation';
  }

  #bound(
    point: ExtensionPoint,
    choice: Choice,
    found: Implementation,
    fallback: Implementation | null,
    fallbackReason?: string,
  ): BoundSlot {
    if (!hasContract(point)) {
      this.findings.push({
        code: 'bind/without-contract',
        message: `the extension point ${quote(point.slot)} declares no contract`,
        at: this.#unit.document.keyAt(['extensionPoints', point.slot]),
        label: 'the extension point accepts any workflow of the allowed kinds',
        notes: ['without a contract, WorkRail cannot check whether an implementation fits'],
        help: 'add `inputContract` and `outputContract`',
      });
    }
    const binding: CompiledBinding = {
      slot: point.slot,
      implementationId: found.snapshot.workflowId,
      kind: found.snapshot.kind,
      source: choice.source,
      childHash: found.workflowHash,
      ...(fallbackReason === undefined ? {} : { fallbackReason }),
    };
    const fallbackId = fallback?.snapshot.workflowId ?? null;
    return { binding, point, fallbackId: fallbackId === binding.implementationId ? null : fallbackId };
  }
}
