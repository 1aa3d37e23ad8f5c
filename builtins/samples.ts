/**
 * Expands templates and features with sample arguments. Definitions are functions, so these samples represent them where data is
 * needed: in the registry for users, and in the key of the compile cache, which must change with every text.
 */
import type { JsonValue } from '../schemas/canonical/json.ts';
import type {
  Arguments,
  BuiltinRegistry,
  FeatureDefinition,
  FeatureEffects,
  ParameterDefinition,
  TemplateDefinition,
  TemplateExpansion,
} from './kinds.ts';

function sampleOf({ name, kind, values = [], default: given }: ParameterDefinition, enumIndex: 0 | -1): JsonValue {
  if (given !== undefined) return given;
  if (kind === 'enum') return values.at(enumIndex) ?? name;
  if (kind === 'boolean') return enumIndex === 0;
  if (kind === 'integer') return 1;
  if (kind === 'texts') return [`<${name}>`];
  return `<${name}>`;
}

/** Defaults if there are any, otherwise `<name>`. Optional parameters without a default are omitted. */
export const sampleArguments = (parameters: readonly ParameterDefinition[], enumIndex: 0 | -1 = 0): Arguments =>
  Object.fromEntries(
    parameters
      .filter((parameter) => parameter.required || parameter.default !== undefined)
      .map((parameter) => [parameter.name, sampleOf(parameter, enumIndex)]),
  );

export const sampleExpansion = (template: TemplateDefinition, enumIndex: 0 | -1 = 0): TemplateExpansion =>
  template.expand(sampleArguments(template.parameters, enumIndex), {
    loopId: template.place === 'loop_body' ? '<loop>' : null,
  });

/** With its defaults, in a workflow that prefers every capability. */
export const sampleEffects = (feature: FeatureDefinition): FeatureEffects =>
  feature.apply(sampleArguments(feature.parameters), {
    capabilities: { delegation: 'preferred', web_browsing: 'preferred' },
  });

/** All data that compiling may use of the builtins: if a text changes, the value changes. */
export const builtinTexts = ({ refs, contracts, templates, features, capabilities }: BuiltinRegistry) => ({
  refs: [...refs.values()],
  contracts: [...contracts.values()],
  templates: [...templates.values()].map((template) => [
    template,
    sampleExpansion(template, 0),
    sampleExpansion(template, -1),
  ]),
  features: [...features.values()].map((feature) => [feature, sampleEffects(feature)]),
  capabilities: [...capabilities.values()],
});
