/** Loaded only where a model of another provider is called. */
export { createOpenAICompatible } from '@ai-sdk/openai-compatible';
