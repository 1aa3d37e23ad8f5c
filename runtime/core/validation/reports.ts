/**
 * Reports that an agent may send in any step: gaps, divergences, fallbacks of bindings, capabilities. A report that cannot be
 * understood is refused before anything is written, so that none is lost in silence.
 */
import { isRecord } from '../../../schemas/json-object.ts';
import type { JsonValue } from '../../../schemas/canonical/json.ts';
import type { CompiledStep } from '../../../schemas/compiled-snapshot.ts';
import type { GapReason } from '../../../schemas/events.ts';
import type { Sha256Digest } from '../../../schemas/ids.ts';
import { divergenceSummaryBytesMax, gapSummaryBytesMax } from '../../../schemas/limits.ts';
import type { ReportedArtifact, ReportedKind, ReportOf } from '../../../schemas/reported-artifacts.ts';
import type { SchemaProblem } from '../../../generated/validators/validator.d.ts';
import { validateReportedArtifact } from '../../../generated/validators/reported-artifact.v1.js';
import { truncated } from '../text-budget.ts';
import type { Artifact } from './artifacts.ts';
import { gapDetailsOf, reportForms } from './report-forms.ts';

export type Report = { readonly report: ReportedArtifact; readonly artifact: Sha256Digest };
export type ReportFault = {
  readonly kind: 'bad_report';
  readonly artifact: Sha256Digest;
  readonly artifactKind: ReportedKind;
  readonly why: string;
  /** The whole form of the kind. */
  readonly form: string;
};

const isReported = (kind: string): kind is ReportedKind => Object.hasOwn(reportForms, kind);

/** An artifact that the runtime reads itself, and not only stores. */
export const isReport = (artifactKind: string): boolean => isReported(artifactKind);

const sentence = ({ instancePath, params, message }: SchemaProblem) => {
  const missing = params['missingProperty'];
  if (typeof missing === 'string') return `${missing} is missing`;
  const allowed = params['allowedValues'];
  const at = instancePath === '' ? 'it' : instancePath.slice(1).replaceAll('/', '.');
  return Array.isArray(allowed) ? `${at} must be one of ${allowed.join(', ')}` : `${at} ${message ?? 'is not valid'}`;
};

/** A reply shows a gap with its reason as an object; a report has the same two fields at its top. */
const misplaced = (value: JsonValue): readonly string[] =>
  isRecord(value) && value['kind'] === 'wr.gap_report' && isRecord(value['reason'])
    ? ['category and detail belong at the top level of the report, not in reason']
    : [];

/**
 * @param contractKinds kinds that a contract of the step is about: what is wrong with those is for the contract to say, and a loop
 * control that decides nothing is only stored
 * @param gapIds the gaps of the run
 */
export function readReports(
  artifacts: readonly Artifact[],
  contractKinds: ReadonlySet<string>,
  gapIds: Pick<ReadonlySet<string>, 'has'>,
): readonly Report[] | ReportFault {
  const reports: Report[] = [];
  for (const { kind, value, ref } of artifacts) {
    if (kind === null || !isReported(kind)) continue;
    const fault = (why: string): ReportFault => ({
      kind: 'bad_report',
      artifact: ref,
      artifactKind: kind,
      why,
      form: reportForms[kind],
    });
    if (!validateReportedArtifact(value)) {
      if (contractKinds.has(kind)) continue;
      const problems = [...new Set(validateReportedArtifact.problems(value).map(sentence))].slice(0, 3);
      return fault([...misplaced(value), ...problems].join('; '));
    }
    if (value.kind === 'wr.gap_report') {
      if (!gapDetailsOf[value.category].includes(value.detail)) {
        if (contractKinds.has(kind)) continue;
        return fault(`detail of ${value.category} must be one of ${gapDetailsOf[value.category].join(', ')}`);
      }
      const { resolvesGapId } = value;
      if (resolvesGapId !== undefined && !gapIds.has(resolvesGapId)) {
        return fault(`resolvesGapId ${resolvesGapId} is not a gap of this run`);
      }
    }
    reports.push({ report: value, artifact: ref });
  }
  return reports;
}

export const reportsOf = <K extends ReportedKind>(reports: readonly Report[], kind: K): readonly ReportOf<K>[] =>
  reports.flatMap(({ report }) => (report.kind === kind ? [report as ReportOf<K>] : []));

export type ReportedGap = {
  readonly severity: 'info' | 'warning' | 'critical';
  readonly reason: GapReason;
  readonly summary: string;
  readonly resolvesGapId: string | null;
  readonly artifact: Sha256Digest;
};

export function reportedGaps(reports: readonly Report[]): ReportedGap[] {
  return reports.flatMap(({ report, artifact }) =>
    report.kind === 'wr.gap_report'
      ? [
          {
            severity: report.severity,
            reason: { category: report.category, detail: report.detail } as GapReason,
            summary: truncated(report.summary, gapSummaryBytesMax),
            resolvesGapId: report.resolvesGapId ?? null,
            artifact,
          },
        ]
      : [],
  );
}

export type Divergence = {
  readonly reason: ReportOf<'wr.workflow_divergence'>['reason'];
  readonly summary: string;
  readonly relatedStepId: string | null;
  readonly artifact: Sha256Digest;
};

/** A fallback is a divergence whose bound implementation was not available [divergence-recorded]. */
export function divergencesOf(reports: readonly Report[], step: CompiledStep): Divergence[] {
  return reports.flatMap(({ report, artifact }): Divergence[] => {
    if (report.kind === 'wr.workflow_divergence') {
      const summary = truncated(report.summary, divergenceSummaryBytesMax);
      return [{ reason: report.reason, summary, relatedStepId: report.relatedStepId ?? step.stepId, artifact }];
    }
    if (report.kind !== 'wr.binding_fallback') return [];
    const { slot, boundTo, usedInstead, reason } = report;
    const summary = `Slot ${slot}: ${usedInstead} was used instead of ${boundTo}. ${reason}`;
    return [
      {
        reason: 'capability_unavailable',
        summary: truncated(summary, divergenceSummaryBytesMax),
        relatedStepId: step.stepId,
        artifact,
      },
    ];
  });
}
