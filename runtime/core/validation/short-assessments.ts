/**
 * The short forms of an assessment (ADR-0017): `{ "risk": "high" }` instead of the whole artifact with its kind, its id and its
 * `dimensions`. Only what cannot mean anything else is read as one: what is stored stays as the agent sent it.
 */
import { isRecord } from '../../../schemas/json-object.ts';
import type { JsonObject, JsonValue } from '../../../schemas/canonical/json.ts';
import type { CompiledContract, CompiledSnapshot, CompiledStep } from '../../../schemas/compiled-snapshot.ts';
import { type Artifact, assessmentKind, contractOf } from './artifacts.ts';
import type { Rules } from './rules.ts';

const envelopeKeys: ReadonlySet<string> = new Set(['kind', 'assessmentId', 'dimensions', 'summary']);

type Assessment = {
  /** Null: the contract of the older format, which takes dimensions of any name. */
  readonly id: string | null;
  readonly dimensions: ReadonlySet<string> | null;
};

const at = (value: JsonValue | undefined, key: string) => (isRecord(value) ? value[key] : undefined);

/** The id of the assessment that a contract is about; null for any other contract, and for the one of the older format. */
export function assessmentIdOf({ schema, artifactKind }: CompiledContract): string | null {
  const id = at(at(at(schema as JsonObject, 'properties'), 'assessmentId'), 'const');
  return artifactKind === assessmentKind && typeof id === 'string' ? id : null;
}

function assessmentOf(contract: CompiledContract): Assessment {
  const properties = at(contract.schema as JsonObject, 'properties');
  const dimensions = at(at(properties, 'dimensions'), 'properties');
  return {
    id: assessmentIdOf(contract),
    dimensions: isRecord(dimensions) ? new Set(Object.keys(dimensions)) : null,
  };
}

function assessmentsOf(workflow: CompiledSnapshot, { output }: CompiledStep): readonly Assessment[] {
  const own = output?.contractRef === undefined ? [] : [output.contractRef];
  return [...(output?.assessmentContractRefs ?? []), ...own]
    .map((ref) => contractOf(workflow, ref))
    .filter(({ artifactKind }) => artifactKind === assessmentKind)
    .map(assessmentOf);
}

const isLevel = (value: JsonValue | undefined): boolean =>
  typeof value === 'string' || (isRecord(value) && typeof value['level'] === 'string');

/** What a short form says of dimensions, or null for anything else. */
function dimensionsIn(value: JsonObject): JsonObject | null {
  const beside = Object.entries(value).filter(([key]) => !envelopeKeys.has(key));
  const given = value['dimensions'];
  const dimensions = given === undefined ? Object.fromEntries(beside) : given;
  const isMixed = given !== undefined && beside.length > 0;
  if (isMixed || !isRecord(dimensions)) return null;
  return Object.keys(dimensions).length > 0 ? dimensions : null;
}

/** The assessments that dimensions belong to; none where that is not certain. */
function ownersOf(
  names: readonly string[],
  assessments: readonly Assessment[],
): ReadonlyMap<Assessment, readonly string[]> {
  const has = ({ dimensions }: Assessment, name: string) => dimensions?.has(name) ?? true;
  const ofAll = assessments.filter((assessment) => names.every((name) => has(assessment, name)));
  const [only] = ofAll;
  if (only !== undefined) return ofAll.length === 1 ? new Map([[only, names]]) : new Map();
  const owners = new Map<Assessment, string[]>();
  for (const name of names) {
    const [owner, ...others] = assessments.filter((assessment) => has(assessment, name));
    if (owner === undefined || others.length > 0) return new Map();
    owners.set(owner, [...(owners.get(owner) ?? []), name]);
  }
  return owners;
}

/** The whole artifacts that one artifact stands for; itself where it is no short form of an assessment of the step. */
function wholeOf(artifact: Artifact, assessments: readonly Assessment[], rules: Rules): readonly Artifact[] {
  const { value, kind } = artifact;
  if (!isRecord(value) || (kind === null ? 'kind' in value : kind !== assessmentKind)) return [artifact];
  const named = value['assessmentId'];
  const dimensions = dimensionsIn(value);
  if (dimensions === null) return [artifact];
  const areLevels = Object.values(dimensions).every(isLevel);
  // A value that is no level is one of a dimension where its name says so: its contract names the levels.
  const meant = assessments.filter(
    (assessment) =>
      (named === undefined || assessment.id === named || assessment.id === null) &&
      (areLevels || (rules.reportsNearestForm && assessment.dimensions !== null)),
  );
  const owners = [...ownersOf(Object.keys(dimensions), meant)];
  if (owners.length === 0) return [artifact];
  return owners.map(([{ id }, names]) => ({
    ...artifact,
    kind: assessmentKind,
    value: {
      ...(value['summary'] === undefined ? {} : { summary: value['summary'] }),
      ...(named === undefined ? {} : { assessmentId: named }),
      ...(id === null ? {} : { assessmentId: id }),
      kind: assessmentKind,
      dimensions: Object.fromEntries(names.map((name) => [name, dimensions[name] ?? null])),
    },
  }));
}

/** The artifacts of an attempt, with every short form as the assessment of the step that it stands for. */
export function withWholeAssessments(
  workflow: CompiledSnapshot,
  step: CompiledStep,
  artifacts: readonly Artifact[],
  rules: Rules,
): readonly Artifact[] {
  if (!rules.readsShortAssessments) return artifacts;
  const assessments = assessmentsOf(workflow, step);
  return assessments.length === 0 ? artifacts : artifacts.flatMap((artifact) => wholeOf(artifact, assessments, rules));
}
