/** Models of the providers that the configuration names: Anthropic, and every server that speaks OpenAI's chat protocol. */
import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { ModelConfig } from '../../schemas/daemon-config.ts';
import { sdkModel } from './codec.ts';
import type { ModelPort } from './model.ts';

export type ModelConfiguration = {
  readonly provider: ModelConfig['provider'];
  readonly modelId: string;
  /** Absent: the endpoint of Anthropic. Other providers need one. */
  readonly baseUrl?: string;
  readonly maxOutputTokens: number;
  readonly timeoutMs: number;
};

/** @param apiKey never written to a file or a log */
export function modelOf(configuration: ModelConfiguration, apiKey: string): ModelPort {
  return sdkModel(languageModel(configuration, apiKey), configuration);
}

function languageModel({ provider, modelId, baseUrl }: ModelConfiguration, apiKey: string): LanguageModel {
  if (provider === 'anthropic')
    return createAnthropic({ apiKey, ...(baseUrl === undefined ? {} : { baseURL: baseUrl }) })(modelId);
  return createOpenAICompatible({ name: 'openai_compatible', apiKey, baseURL: baseUrl ?? '' })(modelId);
}
