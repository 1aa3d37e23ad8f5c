/**
 * Features, each once and sorted by id; their order in the source has no effect [feature-order]. Checks and completes their
 * options, and computes their effects.
 */
import { byCodeUnit } from '../../../schemas/code-unit-order.ts';
import type { FeatureDefinition } from '../../../builtins/kinds.ts';
import { canonicalText, type JsonValue } from '../../../schemas/canonical/json.ts';
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import { quote } from '../../diagnostics/quote.ts';
import type { ResolvedFeature } from '../../ir/resolved.ts';
import type { SourceUnit } from '../../ir/source.ts';
import { resolveArguments } from '../2-expand/arguments.ts';
import { SourceCursor } from '../2-expand/source-cursor.ts';
import { unknownName } from '../2-expand/unknown-name.ts';

export function resolveFeatures(
  { document, workflow }: SourceUnit,
  definitions: ReadonlyMap<string, FeatureDefinition>,
): { readonly features: readonly ResolvedFeature[]; readonly findings: readonly UnlocatedDiagnostic[] } {
  const findings: UnlocatedDiagnostic[] = [];
  const byId = new Map<string, ResolvedFeature>();
  for (const [index, entry] of (workflow.features ?? []).entries()) {
    const whole = new SourceCursor(document, ['features', index]);
    const isBare = typeof entry === 'string';
    const id = isBare ? entry : entry.id;
    const site = isBare ? whole : whole.in('id');
    const definition = definitions.get(id);
    if (definition === undefined) {
      findings.push(
        unknownName({
          code: 'resolve/unknown-feature',
          what: 'feature',
          name: id,
          at: site.at,
          known: definitions,
          otherwise: 'run `workrail builtins features` to list all features',
        }),
      );
      continue;
    }
    const given = isBare ? {} : (entry.config ?? {});
    const { args, findings: problems } = resolveArguments(
      given,
      definition.parameters,
      { kind: 'feature', id },
      site,
      whole.in('config'),
    );
    findings.push(...problems);
    if (problems.length > 0) continue;
    const before = byId.get(id);
    if (before !== undefined && canonicalText(before.config as JsonValue) !== canonicalText(args as JsonValue)) {
      findings.push({
        code: 'resolve/feature-twice',
        message: `${quote(id)} is listed twice with different options`,
        at: site.at,
        label: 'the second entry',
        help: 'remove one of the entries',
      });
    }
    const effects = definition.apply(args, { capabilities: workflow.capabilities ?? {} });
    byId.set(id, { featureId: id, config: args, effects });
  }
  const features = [...byId.values()].sort((a, b) => byCodeUnit(a.featureId, b.featureId));
  return { features, findings };
}
