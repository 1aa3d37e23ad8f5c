/** The settings of the daemon: the key `daemon` of the user's `workrail.json`. A project cannot set them. */
import type { StuckPolicy } from '../../schemas/closed-sets.ts';
import type { WorkflowPolicy } from '../../schemas/daemon/permissions.ts';
import type { DaemonConfig, ModelConfig, SpendingConfig } from '../../schemas/daemon/config.ts';
import {
  callMinutesDefault,
  childDepthDefault,
  failuresInARowMax,
  outputTokensDefault,
  sessionsAtOnceDefault,
  sessionMinutesDefault,
  silenceAfterCallMinutes,
  silenceMinutesDefault,
  stepCallsDefault,
  stepMinutesDefault,
} from '../../schemas/daemon/limits.ts';
import { suggest } from '../../schemas/text/suggest.ts';
import { Failure } from '../failure.ts';
import { machine, userFolder } from '../places.ts';
import { type DeliverySettings, deliverySettings } from './daemon-delivery.ts';
import { workflowPolicies } from './daemon-permissions.ts';
import { type LoadedScript, loadScript } from './model-script.ts';
import { projectConfig } from './project-config.ts';
import { userPath } from './user-path.ts';

export type ChosenModel = Pick<ModelConfig, 'provider' | 'id' | 'baseUrl' | 'prices'> & {
  /** Empty for a scripted model. */
  readonly apiKey: string;
  readonly script?: LoadedScript;
  readonly maxOutputTokens: number;
  readonly timeoutMs: number;
};
export type DaemonSettings = {
  readonly model: ChosenModel;
  readonly sandbox: NonNullable<DaemonConfig['sandbox']>;
  readonly sandboxLimits: { readonly memoryBytes?: number; readonly diskBytes?: number; readonly processes?: number };
  readonly confirmations: NonNullable<DaemonConfig['confirmations']>;
  readonly limits: {
    readonly callsPerStepMax: number;
    readonly failuresInARowMax: number;
    readonly stuck: StuckPolicy;
    readonly sessionMsMax: number;
    readonly stepMsMax: number;
    readonly silenceMsMax: number;
  };
  readonly permissions: readonly WorkflowPolicy[];
  /** For one tree of sessions. */
  readonly children: { readonly countMax: number; readonly depthMax: number };
  readonly spending: SpendingLimits;
  readonly sessionsAtOnce: number;
  readonly delivery: DeliverySettings;
};
type SpendingLimits = {
  readonly [S in keyof SpendingConfig]?: { readonly microUsd?: number; readonly tokens?: number };
};

const example =
  '{ "daemon": { "models": { "main": { "provider": "anthropic", "id": "<model>", "apiKeyVariable": "ANTHROPIC_API_KEY" } } } }';

const unusable = (message: string, suggestion: string): Failure =>
  new Failure({ code: 'USAGE_ERROR', message, retry: { kind: 'not_retryable' }, suggestion }, 'usage');

const minute = 60_000;

/**
 * @param chosen the name of a model from the command line
 * @throws Failure that states what to configure
 */
export function daemonSettings(chosen: string | undefined): DaemonSettings {
  const config = projectConfig(userFolder()).daemon ?? {};
  const { callsPerStep, sessionMinutes, callMinutes, stuck = 'stop', spending = {} } = config.limits ?? {};
  const { stepMinutes = stepMinutesDefault, silenceMinutes = silenceMinutesDefault } = config.limits ?? {};
  const { childSessions = 0, childDepth = childDepthDefault } = config.limits ?? {};
  const [name, model] = chosenModel(config, chosen);
  const { provider, id, baseUrl, prices, maxOutputTokens } = model;
  if (provider === 'openai_compatible' && baseUrl === undefined) throw incomplete(name, 'baseUrl');
  checkPrices(name, model, spending);
  const timeoutMs = (callMinutes ?? callMinutesDefault) * minute;
  const output = maxOutputTokens ?? outputTokensDefault;
  return {
    model: {
      provider,
      id,
      timeoutMs,
      maxOutputTokens: output,
      ...accessOf(name, model),
      ...(baseUrl === undefined ? {} : { baseUrl }),
      ...(prices === undefined ? {} : { prices }),
    },
    sandbox: config.sandbox ?? sandboxDefault,
    sandboxLimits: sandboxLimitsOf(config.limits?.sandbox ?? {}),
    confirmations: config.confirmations ?? 'ask',
    limits: {
      callsPerStepMax: callsPerStep ?? stepCallsDefault,
      failuresInARowMax,
      stuck,
      sessionMsMax: (sessionMinutes ?? sessionMinutesDefault) * minute,
      stepMsMax: stepMinutes * minute,
      silenceMsMax: Math.max(silenceMinutes * minute, timeoutMs + silenceAfterCallMinutes * minute),
    },
    permissions: permissionSettings(),
    children: { countMax: childSessions, depthMax: childDepth },
    spending: spendingOf(spending),
    sessionsAtOnce: config.sessionsAtOnce ?? sessionsAtOnceDefault,
    delivery: deliverySettings(config),
  };
}

const incomplete = (name: string, key: string): Failure =>
  unusable(`the model "${name}" has no "${key}"`, `Add "${key}" to this model in ~/.workrail/workrail.json`);

/** How a model is accessed: with a key, or with a script of the user. A scripted model has no key. */
function accessOf(
  name: string,
  { provider, apiKeyVariable, script }: ModelConfig,
): Pick<ChosenModel, 'apiKey' | 'script'> {
  if (provider === 'scripted') {
    if (script === undefined) throw incomplete(name, 'script');
    return { apiKey: '', script: loadScript(script, userPath(script, `"script" of the model "${name}"`)) };
  }
  if (apiKeyVariable === undefined) throw incomplete(name, 'apiKeyVariable');
  const apiKey = machine().variable(apiKeyVariable) ?? '';
  if (apiKey !== '') return { apiKey };
  throw unusable(
    `the environment variable ${apiKeyVariable} is not set`,
    `Set ${apiKeyVariable} to the key of the model "${name}"`,
  );
}

/**
 * The configured name of the model that worked on a session; undefined, which selects the default, if no model or more than one has its
 * provider and id.
 */
export function nameOfModel(worked: { readonly provider: string; readonly modelId: string }): string | undefined {
  const models = Object.entries(projectConfig(userFolder()).daemon?.models ?? {});
  const names = models.filter(([, { provider, id }]) => provider === worked.provider && id === worked.modelId);
  return names.length === 1 ? names[0]?.[0] : undefined;
}

/** The keys of providers that are set. No delivery may contain one of them. */
export const providerKeys = (): readonly string[] =>
  Object.values(projectConfig(userFolder()).daemon?.models ?? {}).flatMap(({ apiKeyVariable }) => {
    const key = apiKeyVariable === undefined ? undefined : machine().variable(apiKeyVariable);
    return key === undefined || key === '' ? [] : [key];
  });

const mebibyte = 1024 * 1024;
const sandboxLimitsOf = ({
  memoryMebibytes,
  diskMebibytes,
  processes,
}: NonNullable<NonNullable<DaemonConfig['limits']>['sandbox']>): DaemonSettings['sandboxLimits'] => ({
  ...(memoryMebibytes === undefined ? {} : { memoryBytes: memoryMebibytes * mebibyte }),
  ...(diskMebibytes === undefined ? {} : { diskBytes: diskMebibytes * mebibyte }),
  ...(processes === undefined ? {} : { processes }),
});

/**
 * The policies of workflows; needs no model.
 * @throws Failure that names the invalid policy or host
 */
export const permissionSettings = (): DaemonSettings['permissions'] =>
  workflowPolicies(projectConfig(userFolder()).daemon?.permissions ?? {});

const sandboxDefault = 'unshare';
/** The sandbox of sessions; needs no model. */
export const sandboxSetting = (): DaemonSettings['sandbox'] =>
  projectConfig(userFolder()).daemon?.sandbox ?? sandboxDefault;

export const confirmationsSetting = (): DaemonSettings['confirmations'] =>
  projectConfig(userFolder()).daemon?.confirmations ?? 'ask';

/** The port of the control API on the loopback interface; null if it is off. */
export const apiPortSetting = (): number | null => projectConfig(userFolder()).daemon?.api?.port ?? null;

/** An unknown price is not 0: a limit in dollars could not be enforced for such a model [unknown-price-never-starts]. */
function checkPrices(name: string, { provider, prices }: ModelConfig, spending: SpendingConfig): void {
  if (!Object.values(spending).some((limit) => limit?.usd !== undefined)) return;
  const needed = [
    'input',
    'output',
    'cacheRead',
    ...(provider === 'anthropic' ? ['cacheWrite' as const] : []),
  ] as const;
  const missing = needed.filter((part) => prices?.[part] === undefined);
  if (missing.length === 0) return;
  throw unusable(
    `a limit in dollars is set, but prices of the model "${name}" are missing: ${missing.map((part) => `"${part}"`).join(', ')}`,
    'Add these prices to "prices" of the model in ~/.workrail/workrail.json, or limit tokens instead',
  );
}

const microUsdPerUsd = 1_000_000;
const spendingOf = (spending: SpendingConfig): SpendingLimits =>
  Object.fromEntries(
    Object.entries(spending).map(([scope, { usd, tokens } = {}]) => [
      scope,
      {
        ...(usd === undefined ? {} : { microUsd: Math.round(usd * microUsdPerUsd) }),
        ...(tokens === undefined ? {} : { tokens }),
      },
    ]),
  );

function chosenModel({ model, models = {} }: DaemonConfig, chosen: string | undefined): readonly [string, ModelConfig] {
  const names = Object.keys(models);
  const [only] = names;
  if (only === undefined) throw unusable('no model is configured', `Write ~/.workrail/workrail.json: ${example}`);
  const name = chosen ?? model ?? (names.length === 1 ? only : undefined);
  if (name === undefined)
    throw unusable(
      `no default model is set; configured models: ${names.join(', ')}`,
      'Use --model, or set "model" in ~/.workrail/workrail.json',
    );
  const found = Object.hasOwn(models, name) ? models[name] : undefined;
  if (found !== undefined) return [name, found];
  const near = suggest(name, names);
  throw unusable(`unknown model "${name}"; configured models: ${names.join(', ')}`, `Use "${near ?? only}"`);
}
