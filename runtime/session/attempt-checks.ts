/**
 * Loads the validators of a step when it first needs them [lazy-checks-are-shipped]: a server that sees no contract loads none.
 * What was loaded is kept for the life of the server; what it may cost is counted for each attempt anew.
 */
import type { DigestPort } from '../../schemas/canonical/sha256.ts';
import type { CompiledSnapshot, CompiledStep } from '../../schemas/compiled-snapshot.ts';
import { artifactsOf, needsSchemas } from '../core/validation/artifacts.ts';
import { AttemptWork, type Checks, noChecks } from '../core/validation/checks.ts';
import { needsPatterns } from '../core/validation/criteria-shape.ts';
import type { ReplayWork } from '../core/validation/replay-work.ts';
import type { StoredObject } from '../core/stored-log.ts';

export class LazyChecks {
  readonly #digest: DigestPort;
  #problems: Promise<(work: AttemptWork) => Checks['problems']> | null = null;
  #matches: Promise<(work: AttemptWork) => Checks['matches']> | null = null;

  constructor(digest: DigestPort) {
    this.#digest = digest;
  }

  /** @param shared what the replay that this attempt belongs to may still cost */
  async for(
    workflow: CompiledSnapshot,
    step: CompiledStep,
    artifacts: readonly StoredObject[],
    shared?: ReplayWork,
  ): Promise<Checks> {
    const schemas =
      workflow.contracts.length > 0 && artifacts.length > 0 && needsSchemas(workflow, artifactsOf(artifacts));
    const patterns = step.validationCriteria !== undefined && needsPatterns(step.validationCriteria);
    if (!schemas && !patterns) return noChecks;
    const work = new AttemptWork(shared);
    return {
      problems: schemas ? (await this.#schemaProblems())(work) : noChecks.problems,
      matches: patterns ? (await this.#patternMatches())(work) : noChecks.matches,
    };
  }

  #schemaProblems(): Promise<(work: AttemptWork) => Checks['problems']> {
    this.#problems ??= import('../core/validation/contract-schema.ts').then(({ contractValidators }) =>
      contractValidators(this.#digest),
    );
    return this.#problems;
  }

  #patternMatches(): Promise<(work: AttemptWork) => Checks['matches']> {
    this.#matches ??= import('../core/validation/patterns.ts').then(({ patternMatches }) => patternMatches());
    return this.#matches;
  }
}
