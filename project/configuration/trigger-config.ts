/** The triggers of the daemon in the user's `workrail.json`. A project cannot set them, because a checkout must not start runs. */
import { isAbsolute, join, resolve } from 'node:path';
import type { TriggerRule } from '../../schemas/daemon/triggers.ts';
import type { DeliveryTarget } from '../../schemas/daemon/delivery.ts';
import { machine, userFolder } from '../places.ts';
import { deliveryTargetFor } from './daemon-delivery.ts';
import { projectConfig } from './project-config.ts';

export type ConfiguredTrigger = {
  readonly name: string;
  readonly rule: TriggerRule;
  /** Absolute. */
  readonly project: string;
  /** The delivery target; null without an entry for the project. */
  readonly delivery: DeliveryTarget | null;
};
export type TriggerSettings = {
  readonly rules: readonly ConfiguredTrigger[];
  /** The settings of the webhook server; null if none is configured. */
  readonly port: number | null;
};

/** A relative path stays unchanged, and a later check refuses it, because it would mean another directory for each command. */
function projectOf(path: string): string {
  if (path.startsWith('~/')) return join(machine().home, path.slice(2));
  return isAbsolute(path) ? resolve(path) : path;
}

export function triggerSettings(): TriggerSettings {
  const { triggers = {}, webhooks } = projectConfig(userFolder()).daemon ?? {};
  const rules = Object.entries(triggers).map(([name, rule]) => {
    const project = projectOf(rule.project);
    return { name, rule, project, delivery: rule.deliver === true ? deliveryTargetFor(project, null) : null };
  });
  return { rules, port: webhooks?.port ?? null };
}
