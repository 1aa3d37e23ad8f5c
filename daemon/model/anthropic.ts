/** Loaded only where a model of Anthropic is called. */
export { createAnthropic } from '@ai-sdk/anthropic';
