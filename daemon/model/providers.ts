/**
 * Models of the providers that the configuration names: Anthropic, every server that speaks OpenAI's chat protocol, and scripts of the
 * user.
 */
import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { ModelConfig } from '../../schemas/daemon-config.ts';
import { sdkModel } from './codec.ts';
import type { ModelPort } from './model.ts';
import { type Script, scriptedModel } from './scripted.ts';

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
    if (script === undefined) throw new Error('a scripted model without a script');
    return sdkModel((place) => scriptedModel(script, modelId, place), configuration);
  }
  const model = languageModel(configuration, apiKey);
  return sdkModel(() => model, configuration);
}

function languageModel({ provider, modelId, baseUrl }: ModelConfiguration, apiKey: string): LanguageModel {
  if (provider === 'anthropic')
    return createAnthropic({ apiKey, ...(baseUrl === undefined ? {} : { baseURL: baseUrl }) })(modelId);
  return createOpenAICompatible({ name: 'openai_compatible', apiKey, baseURL: baseUrl ?? '' })(modelId);
}
