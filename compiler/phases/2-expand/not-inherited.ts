/**
 * Reports declarations of a routine that a call does not add to the calling workflow, unless the caller has the same declaration.
 * Nothing that an author wrote is dropped silently.
 */
import type { TemplateDefinition, TemplateExpansion } from '../../../builtins/kinds.ts';
import { canonicalText, type JsonValue } from '../../../schemas/canonical/json.ts';
import type { SourceWorkflow } from '../../../schemas/source-workflow.ts';
import type { UnlocatedDiagnostic, Location } from '../../diagnostics/unlocated.ts';
import { quote } from '../../diagnostics/quote.ts';

export type Caller = {
  /** The calling workflow, with the references that other templates added so far. */
  readonly caller: SourceWorkflow;
  /** By the id of such a reference: the template that added it. */
  readonly referencesFrom: ReadonlyMap<string, string>;
};

type Left = { readonly what: string; readonly here?: string; readonly help: string };

type Holders = Caller & {
  readonly declared: NonNullable<TemplateDefinition['leavesBehind']>;
  readonly expansion: TemplateExpansion;
};

/** If the caller requires what the routine only prefers, the routine is satisfied too. */
function capabilitiesLeft({ declared, caller }: Holders): readonly Left[] {
  return Object.entries(declared.capabilities ?? {}).flatMap(([capability, level]): readonly Left[] => {
    const here = Object.entries(caller.capabilities ?? {}).find(([name]) => name === capability)?.[1];
    if (here === level || (here === 'required' && level === 'preferred')) return [];
    const entry = `\`"${capability}": "${level}"\``;
    return [
      {
        what: `that the capability ${quote(capability)} is ${level}`,
        ...(here === undefined ? {} : { here: `this workflow declares it as ${here}` }),
        help: `write ${entry} into the \`capabilities\` of this workflow`,
      },
    ];
  });
}

const featureId = (entry: NonNullable<SourceWorkflow['features']>[number]) =>
  typeof entry === 'string' ? entry : entry.id;

function featuresLeft({ declared, caller }: Holders): readonly Left[] {
  const here = new Set((caller.features ?? []).map(featureId));
  return (declared.features ?? [])
    .map(featureId)
    .filter((id) => !here.has(id))
    .map((id) => ({
      what: `the feature ${quote(id)}`,
      help: `add ${quote(id)} to the \`features\` of this workflow`,
    }));
}

function slotsLeft({ declared, caller }: Holders): readonly Left[] {
  return Object.keys(declared.extensionPoints ?? {})
    .filter((slot) => !Object.hasOwn(caller.extensionPoints ?? {}, slot))
    .map((slot) => ({
      what: `the extension point ${quote(slot)}`,
      help: `declare ${quote(slot)} in the \`extensionPoints\` of this workflow, or bind the routine to an extension point`,
    }));
}

function recommendationsLeft({ declared, caller }: Holders): readonly Left[] {
  return Object.entries(declared.recommendations ?? {})
    .filter(([key]) => !Object.hasOwn(caller.recommendations ?? {}, key))
    .map(([key, value]) => ({
      what: `the recommendation ${quote(`${key}: ${String(value)}`)}`,
      help: `write \`${key}\` into the \`recommendations\` of this workflow`,
    }));
}

function wordsLeft({ declared, caller }: Holders): readonly Left[] {
  const rules = (declared.guidance ?? []).filter((rule) => !(caller.guidance ?? []).includes(rule));
  return [
    ...(declared.agentRole === undefined || declared.agentRole === caller.agentRole
      ? []
      : [
          {
            what: 'a role, but the role does not apply to the steps of the templates that the routine calls',
            help: 'write the same role into `agentRole` of this workflow, or move the role of the routine into its steps',
          },
        ]),
    ...(rules.length === 0
      ? []
      : [
          {
            what: 'guidance, but has no step of its own that could contain the guidance',
            help: 'repeat the guidance of the routine in `guidance` of this workflow',
          },
        ]),
  ];
}

const isOther = (a: unknown, b: unknown) => canonicalText(a as JsonValue) !== canonicalText(b as JsonValue);

/**
 * If both use the same id, the caller's definition applies.
 *
 * @param from the template that added a definition of the caller
 */
function hidden<Item extends { readonly id: string }>(
  kind: string,
  brought: readonly Item[] | undefined,
  own: readonly Item[] | undefined,
  from: ReadonlyMap<string, string> = new Map(),
): readonly Left[] {
  return (brought ?? []).flatMap((item): readonly Left[] => {
    const same = (own ?? []).find(({ id }) => id === item.id);
    if (same === undefined || !isOther(same, item)) return [];
    const template = from.get(item.id);
    return [
      {
        what: `another ${kind} ${quote(item.id)}`,
        here:
          template === undefined
            ? 'this workflow uses its own definition'
            : `the definition of ${quote(template)} applies, which an earlier call adds`,
        help: `change the \`id\` of one of the definitions, or make the definitions equal`,
      },
    ];
  });
}

export function leftBehindFindings(
  { id, leavesBehind: declared = {} }: TemplateDefinition,
  expansion: TemplateExpansion,
  here: Caller,
  at: Location,
): readonly UnlocatedDiagnostic[] {
  const holders: Holders = { ...here, declared, expansion };
  const { caller } = here;
  const left = [
    ...capabilitiesLeft(holders),
    ...featuresLeft(holders),
    ...slotsLeft(holders),
    ...recommendationsLeft(holders),
    ...wordsLeft(holders),
    ...hidden('reference', expansion.references, caller.references, here.referencesFrom),
    ...hidden('assessment', expansion.assessments, caller.assessments),
  ];
  return left.map(({ what, here: inPlace, help }) => ({
    code: 'expand/left-behind',
    message: `the routine of the template ${quote(id)} declares ${what}`,
    at,
    label: inPlace ?? 'calling the routine does not add this declaration to the workflow',
    help,
  }));
}
