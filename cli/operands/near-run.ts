/** A run that is not stored: its error suggests a run with a similar name, for the command that was called. */
import type { Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import { valueOrFailure } from '../../project/failure.ts';

/** What the error suggests: the command that shows a run, because most other commands change something. */
const shows = 'Run: workrail sessions show ';

/**
 * @param commandFor the command that reads what this one reads, for another run
 * @throws Failure if there is no such run
 */
export const foundRun = <T>(result: Result<T, ErrorEnvelope>, commandFor: (name: string) => string): T =>
  valueOrFailure(
    result.mapErr((error) =>
      error.code === 'SESSION_NOT_FOUND' && error.suggestion?.startsWith(shows) === true
        ? { ...error, suggestion: `Run: workrail ${commandFor(error.suggestion.slice(shows.length))}` }
        : error,
    ),
  );
