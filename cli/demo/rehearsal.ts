/**
 * What the scripted model of the demo does: a bug of a small repository, worked on with the bundled bug investigation, and a review by a
 * second session. Without a sandbox a session has no tools, so the script calls none.
 */
import type { ModelScript, ScriptedStep, ScriptedTurn } from '../../schemas/daemon/model-script.ts';

export const workflowId = 'wr.bug_investigation';
export const reviewId = 'project.review';
/** It runs until the demo kills the daemon. */
export const longCommand = 'sh soak.sh';

export const repositoryFiles: Readonly<Record<string, string>> = {
  '.gitignore': '.workrail/compiled/\n',
  'greet.sh': '#!/bin/sh\n# Greets somebody.\necho "Hello, $1!"\n',
  'test.sh': '#!/bin/sh\nset -e\n[ "$(sh greet.sh Ada)" = "Hello, Ada!" ]\necho "all tests pass"\n',
  'soak.sh':
    '#!/bin/sh\n# Runs the tests for a minute.\nfor i in $(seq 600); do sh test.sh >/dev/null || exit 1; sleep 0.1; done\n',
  '.workrail/workflows/review.json': `${JSON.stringify(
    {
      id: reviewId,
      name: 'Review',
      description: 'Reviews the work of another session.',
      version: '1.0.0',
      steps: [
        { id: 'read', title: 'Read the change', prompt: 'Read the files and run the tests.' },
        { id: 'judge', title: 'Judge it', prompt: 'Say whether the change can be merged, and why.' },
      ],
    },
    null,
    2,
  )}\n`,
};
const fixed = `#!/bin/sh
# Greets somebody, or the world.
echo "Hello, \${1:-world}!"
`;
const tested = `#!/bin/sh
set -e
[ "$(sh greet.sh Ada)" = "Hello, Ada!" ]
[ "$(sh greet.sh)" = "Hello, world!" ]
echo "all tests pass"
`;

type Call = NonNullable<ScriptedTurn['calls']>[number];

const bash = (command: string): Call => ({ tool: 'bash', arguments: { command } });
const write = (path: string, content: string): Call => ({ tool: 'write', arguments: { path, content } });
const complete = (notesMarkdown: string, ...artifacts: object[]): Call => ({
  tool: 'complete_step',
  arguments: { output: { notesMarkdown, ...(artifacts.length === 0 ? {} : { artifacts }) } },
});

/** Plausible figures: each turn reads the conversation again, most of it from a cache. */
const turn = (number: number, text: string, ...calls: Call[]): ScriptedTurn => ({
  ...(text === '' ? {} : { text }),
  calls,
  usage: {
    inputTokens: 3000 + 700 * number,
    cacheReadTokens: number === 1 ? 0 : 2600,
    outputTokens: 120 + 40 * calls.length,
  },
});
type Turn = readonly [text: string, ...calls: Call[]];
const step = (workflow: string, id: string, ...turns: Turn[]): ScriptedStep => ({
  workflow,
  step: id,
  turns: turns.map(([text, ...calls], at) => turn(at + 1, text, ...calls)),
});

const handoff = {
  kind: 'wr.handoff',
  outcome: 'complete',
  summary: 'greet.sh printed "Hello, !" when it was called without a name. It greets the world now.',
  done: ['greet.sh:3 has a default for the name.', 'test.sh:4 failed before the fix and passes after it.'],
  open: [],
  next: 'Review and merge.',
};

const investigation: readonly ScriptedStep[] = [
  step(
    workflowId,
    'state_symptom',
    ['I run the command that the report names.', bash('sh greet.sh')],
    ['', complete('When greet.sh is called without a name, it prints "Hello, !", but the report expects a greeting.')],
  ),
  step(
    workflowId,
    'reproduce',
    ['', bash('sh test.sh; sh greet.sh | grep -c "Hello, !"')],
    ['', complete('Reproduced in 1 of 1 attempts with `sh greet.sh`. The tests pass, so no test covers this bug.')],
  ),
  step(workflowId, 'form_hypotheses', [
    '',
    complete('H1: the name has no default. H2: the caller does not pass the name.'),
  ]),
  step(
    workflowId,
    'run_experiments',
    ['', bash('sh -x greet.sh 2>&1; cat greet.sh')],
    ['', complete('H1 is confirmed: $1 is empty. H2 is refuted: there is no caller.')],
  ),
  step(workflowId, 'prove_root_cause', ['', complete('greet.sh:3 uses $1 without a default.')]),
  step(workflowId, 'choose_fix', [
    'The cause is proven. I recommend the smallest fix.',
    complete(
      'Fix: add a default for the name in greet.sh:3. This changes one line and affects only calls without a name.',
    ),
  ]),
  step(
    workflowId,
    'fix_with_test',
    ['I write the test first. It must fail.', write('test.sh', tested), bash('sh test.sh')],
    ['Now the fix.', write('greet.sh', fixed), bash('sh test.sh')],
    ['The test passes. I run the tests repeatedly for a minute.', bash(longCommand)],
    [
      'That run was interrupted and its outcome is unknown, so I check the files first.',
      bash('git status --short; sh test.sh'),
    ],
    [
      'The changes are there, and the tests pass. Another session should review them.',
      { tool: 'spawn_agent', arguments: { workflowId: reviewId, goal: 'Review the change of greet.sh and test.sh.' } },
    ],
    [
      '',
      complete(
        'greet.sh:3 has a default. test.sh:4 fails before the fix and passes after it. The review found no problems.',
      ),
    ],
  ),
  step(workflowId, 'find_siblings', ['', bash('grep -n "echo" *.sh')], ['', complete('Only greet.sh prints a name.')]),
  step(
    workflowId,
    'hand_over',
    ['', bash('sh test.sh')],
    ['', complete('The bug is fixed. The notes above contain the proof.', handoff)],
  ),
  step(
    reviewId,
    'read',
    ['', bash('cat greet.sh test.sh && sh test.sh')],
    ['', complete('I read both files. The tests pass.')],
  ),
  step(reviewId, 'judge', ['', complete('The change is minimal and tested. It can be merged.')]),
];

const isFree = ({ tool }: Call): boolean => tool === 'complete_step' || tool === 'spawn_agent';

/** @param hasTools whether sessions can run commands */
export function rehearsal(hasTools: boolean): ModelScript {
  if (hasTools) return { steps: [...investigation] };
  const steps = investigation.map(({ turns, ...more }) => ({
    ...more,
    turns: turns
      .map(({ calls = [], ...said }) => ({ ...said, calls: calls.filter(isFree) }))
      .filter(({ calls }) => calls.length > 0),
  }));
  return { steps };
}
