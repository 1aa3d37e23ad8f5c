/**
 * Models of the providers that the configuration names: Anthropic, every server that speaks OpenAI's chat protocol, and scripts of the
 * user.
 */
import type { ModelConfig } from '../../schemas/daemon/config.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { sdkModel } from './codec.ts';
import type { ModelPort } from './model.ts';
import { type Script, type SdkModel, scriptedModel } from './scripted.ts';

export type ModelConfiguration = {
  readonly provider: ModelConfig['provider'];
  readonly modelId: string;
  /** Absent: the endpoint of Anthropic. Other providers need one. */
  readonly baseUrl?: string;
  /** The replies of a scripted model. */
  readonly script?: Script;
  readonly maxOutputTokens: number;
  readonly timeoutMs: number;
};

/** @param apiKey empty for a scripted model; never written to a file or a log */
export function modelOf(configuration: ModelConfiguration, apiKey: string): ModelPort {
  const { provider, script, modelId } = configuration;
  if (provider === 'scripted') {
    if (script === undefined) throw new Error('the scripted model has no script');
    return sdkModel((place) => scriptedModel(script, modelId, place), configuration);
  }
  let loaded: Promise<SdkModel> | undefined;
  return sdkModel(() => (loaded ??= languageModel(configuration, apiKey)), configuration);
}

/** Only the provider that is used is loaded. */
async function languageModel({ provider, modelId, baseUrl }: ModelConfiguration, apiKey: string): Promise<SdkModel> {
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('./anthropic.ts');
    return createAnthropic({ apiKey, fetch: boundedFetch, ...(baseUrl === undefined ? {} : { baseURL: baseUrl }) })(
      modelId,
    );
  }
  const { createOpenAICompatible } = await import('./openai-compatible.ts');
  return createOpenAICompatible({ name: 'openai_compatible', apiKey, fetch: boundedFetch, baseURL: baseUrl ?? '' })(
    modelId,
  );
}
