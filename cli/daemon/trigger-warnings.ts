/** Warns of triggers that start no run. A daemon in the background says it only in its log. */
import { ruleFaults } from '../../daemon/triggers/rule-faults.ts';
import { type ConfiguredTrigger, triggerSettings } from '../../project/configuration/trigger-config.ts';
import { Failure } from '../../project/failure.ts';
import { oneLine, warn } from '../terminal/terminal.ts';

export function warnOfFaultyTriggers(): void {
  for (const named of readableTriggers())
    for (const fault of ruleFaults(named))
      warn(`the trigger "${oneLine(named.name)}" starts no run: ${fault}. Run: workrail daemon triggers check`);
}

/** None in a configuration that is invalid as a whole: each command that uses it says so. */
function readableTriggers(): readonly ConfiguredTrigger[] {
  try {
    return triggerSettings().rules;
  } catch (error) {
    if (!Failure.is(error)) throw error;
    return [];
  }
}
