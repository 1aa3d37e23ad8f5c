/**
 * What templates and features give for sample arguments. Definitions are functions, so these stand for them where data is
 * needed: in the registry for people, and in the key of a cache, which must not outlive a changed text.
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

/** Defaults where there are any, `<name>` elsewhere; what is optional and has no default stays out. */
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

/** Everything that compiling may take from the builtins, as data: another text, another value. */
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
