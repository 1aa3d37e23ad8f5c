/** What a model call costs, as integers: tokens, and millionths of a US dollar. Pure. */
import type { ModelPrices } from '../../schemas/daemon/config.ts';
import { requestOverheadTokensMax } from '../../schemas/daemon/limits.ts';
import type { Usage } from '../../schemas/daemon/turn-record.ts';

export type Amount = {
  readonly tokens: number;
  /** Null if a price is unknown. */
  readonly microUsd: number | null;
};
export const zero: Amount = { tokens: 0, microUsd: 0 };

export const microUsdPerUsd = 1_000_000;
/** Prices are in dollars per million tokens: the same number is millionths of a dollar per token. */
const scaled = (price: number): bigint => BigInt(Math.round(price * microUsdPerUsd));

type Part = readonly [tokens: number, price: number | undefined];

/** Rounded up once, so that no sum of calls is less than its calls cost. */
function microUsdOf(parts: readonly Part[]): number | null {
  let sum = 0n;
  for (const [tokens, price] of parts) {
    if (tokens === 0) continue;
    if (price === undefined) return null;
    sum += BigInt(tokens) * scaled(price);
  }
  return Number((sum + BigInt(microUsdPerUsd - 1)) / BigInt(microUsdPerUsd));
}

/**
 * The most that a call can cost. A token is at least one byte of the request, whatever the tokenizer; a provider adds some of its own.
 * Before the call, it is unknown which part of the input a cache will serve, so all of it has the highest input price.
 */
export function worstCase(requestBytes: number, maxOutputTokens: number, prices: ModelPrices | undefined): Amount {
  const input = requestBytes + requestOverheadTokensMax;
  const tokens = input + maxOutputTokens;
  if (prices === undefined) return { tokens, microUsd: null };
  const inputPrice = Math.max(prices.input, prices.cacheRead ?? 0, prices.cacheWrite ?? 0);
  const outputPrice = Math.max(prices.output, prices.reasoning ?? 0);
  return {
    tokens,
    microUsd: microUsdOf([
      [input, inputPrice],
      [maxOutputTokens, outputPrice],
    ]),
  };
}

/** Null if a price that counts is unknown. Cached tokens are part of the input, and reasoning is part of the output. */
function priceOf(usage: Usage, prices: ModelPrices): number | null {
  const { inputTokens = 0, cacheReadTokens = 0, cacheWriteTokens = 0, outputTokens = 0, reasoningTokens = 0 } = usage;
  return microUsdOf([
    [Math.max(0, inputTokens - cacheReadTokens - cacheWriteTokens), prices.input],
    [cacheReadTokens, prices.cacheRead],
    [cacheWriteTokens, prices.cacheWrite],
    [Math.max(0, outputTokens - reasoningTokens), prices.output],
    [reasoningTokens, prices.reasoning ?? prices.output],
  ]);
}

/**
 * What a call cost; null if the provider did not report it. OpenAI reports cached tokens as part of its input; Anthropic reports them
 * beside its input, and the codec adds them.
 */
export function amountOf(usage: Usage, prices: ModelPrices | undefined): Amount | null {
  const { inputTokens, outputTokens } = usage;
  // No request is without input: 0 is what some servers send if they do not count.
  if (inputTokens === undefined || outputTokens === undefined || inputTokens === 0) return null;
  return { tokens: inputTokens + outputTokens, microUsd: prices === undefined ? null : priceOf(usage, prices) };
}
