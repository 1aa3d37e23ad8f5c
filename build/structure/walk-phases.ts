/**
 * The phases of a walk: what happens to the value of a call, in order, and which files do it. A file belongs to the phase with the
 * longest prefix of its path, and to the shared code if no phase has one.
 */

export type Phase = { readonly title: string; readonly does: string; readonly paths: readonly string[] };

const inFolder = (folder: string, names: string): readonly string[] =>
  names.split(' ').map((name) => `${folder}/${name}.ts`);

const compilerPhases: readonly Phase[] = [
  {
    title: 'Entry',
    does: 'Links the sources and runs the passes over each of them.',
    paths: inFolder('compiler', 'compile pipeline linker'),
  },
  {
    title: 'Read',
    does: 'Parses the text as JSON with positions and validates it as a source.',
    paths: ['compiler/phases/1-read/', 'compiler/legacy/', ...inFolder('compiler/ir', 'json-positions document')],
  },
  {
    title: 'Expand',
    does: 'Replaces template calls with source steps and adds probe steps.',
    paths: ['compiler/phases/2-expand/'],
  },
  {
    title: 'Resolve',
    does: 'Looks up every name and puts all steps and loops into one list.',
    paths: ['compiler/phases/3-resolve/'],
  },
  {
    title: 'Bind',
    does: 'Assigns implementations to extension points and makes every text final.',
    paths: ['compiler/phases/4-bind/', 'compiler/ir/bound.ts'],
  },
  {
    title: 'Check',
    does: 'Applies one rule per file to the finished steps and follows every path through them.',
    paths: ['compiler/phases/5-check/', 'compiler/flow/', 'schemas/condition-work.ts'],
  },
  {
    title: 'Lower',
    does: 'Renders the prompts and writes the flat list of steps of the snapshot.',
    paths: ['compiler/phases/6-lower/'],
  },
  {
    title: 'Seal',
    does: 'Serialises the snapshot as canonical JSON and computes its hash.',
    paths: ['compiler/phases/7-seal/', 'schemas/canonical/'],
  },
];

const runtimePhases: readonly Phase[] = [
  {
    title: 'Receive the call',
    does: 'Reads the arguments and calls the use-case.',
    paths: ['runtime/runtime.ts', 'runtime/use-cases/'],
  },
  {
    title: 'Search the stored runs',
    does: 'Reads the index of runs and ranks the runs that match the query.',
    paths: [
      ...inFolder('runtime/session', 'resume-index resume-index-file contained'),
      ...inFolder('runtime/projections', 'searched-run run-words resume-ranking deep-match'),
      'runtime/core/words.ts',
    ],
  },
  {
    title: 'Verify and create tokens',
    does: 'Finds the node that a handle or a signed token names, or creates the handle of a node.',
    paths: [
      'runtime/tokens/',
      ...inFolder('runtime/session', 'token-context authorize read-tokens read-handle run-names'),
      ...inFolder('runtime/storage/file', 'keyring session-index'),
      'runtime/core/run-name.ts',
    ],
  },
  {
    title: 'Load the session',
    does: 'Reads the new records of the log, folds them into the cached state, and loads the pinned workflow.',
    paths: [
      'runtime/session/',
      'runtime/storage/',
      ...inFolder('runtime/core', 'log fold state lineage execution-state'),
      'runtime/core/flow/lookup.ts',
    ],
  },
  {
    title: 'Evaluate the requirements of the step',
    does: 'Validates the output of an attempt, or computes what the pending step requires.',
    paths: [
      'runtime/core/validation/',
      'runtime/session/attempt-checks.ts',
      ...inFolder('runtime/core', 'coercion context preferences'),
    ],
  },
  {
    title: 'Decide the next step',
    does: 'Chooses the next step and plans the events that record it.',
    paths: ['runtime/core/flow/', ...inFolder('runtime/core', 'decide plan plan-records identity event-fault')],
  },
  {
    title: 'Write the events',
    does: 'Locks the session and appends the events in one durable write.',
    paths: [
      'runtime/core/append.ts',
      'runtime/session/gate.ts',
      'runtime/storage/witness.ts',
      ...inFolder('runtime/storage/file', 'locks objects'),
    ],
  },
  {
    title: 'Compute the reply',
    does: 'Computes the fields of the reply from the recorded events.',
    paths: ['runtime/replies/', 'runtime/projections/', ...inFolder('runtime/core', 'goal session-title')],
  },
  {
    title: 'Render the text of the reply',
    does: 'Puts the fields into sections within their size limits, and quotes texts that WorkRail did not write.',
    paths: [
      ...inFolder('runtime/core', 'reply-text frame reply-call prompt-pages fit-sections overview-text'),
      'runtime/replies/resume-text.ts',
      'schemas/reply-frame.ts',
    ],
  },
];

const shared: Phase = {
  title: 'Shared code',
  does: 'Functions that several phases use.',
  paths: [],
};

/** All phases of a call, in the order of the path of its value; the shared code comes last. */
export const phasesOf = (call: string): readonly Phase[] => [
  ...(call === 'compile' ? compilerPhases : runtimePhases),
  shared,
];

const prefixLengthOf = ({ paths }: Phase, file: string): number =>
  Math.max(0, ...paths.filter((path) => file.startsWith(path)).map((path) => path.length));

/** The phase of a file: the one with the longest prefix of its path. */
export function phaseOf(phases: readonly Phase[], file: string): Phase {
  return phases.reduce(
    (best, phase) => (prefixLengthOf(phase, file) > prefixLengthOf(best, file) ? phase : best),
    shared,
  );
}
