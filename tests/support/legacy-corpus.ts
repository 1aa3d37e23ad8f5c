/**
 * Writes the large files of the legacy corpus (`npx tsx tests/support/legacy-corpus.ts`): 30 steps and 60 to 90 KB each, in the
 * wording of real workflows. The same script gives the same bytes; what is committed is what is read.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../compiler/legacy/fixtures');

type Topic = { readonly id: string; readonly title: string; readonly opening: string; readonly subject: string };
type Theme = {
  readonly procedure: readonly string[];
  readonly constraints: readonly string[];
  readonly evidence: readonly string[];
  readonly traps: readonly string[];
};

/** `count` entries of a list, from a place that depends on the step, so that no two steps read alike. */
const picked = (list: readonly string[], step: number, count: number, stride: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => list[(step * stride + index * 3) % list.length] ?? '');

const about = (lines: readonly string[], subject: string) => lines.map((line) => line.replaceAll('SUBJECT', subject));
const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
const numbered = (lines: readonly string[]) => lines.map((line, index) => `${index + 1}. ${line}`).join('\n');

function promptOf(topic: Topic, step: number, theme: Theme): string {
  return [
    topic.opening,
    `**How to go about it**\n${numbered(about(picked(theme.procedure, step, 7, 5), topic.subject))}`,
    `**Stay within these limits**\n${bullets(about(picked(theme.constraints, step, 4, 7), topic.subject))}`,
    `**What counts as evidence**\n${bullets(about(picked(theme.evidence, step, 4, 3), topic.subject))}`,
    `**Where this goes wrong**\n${bullets(about(picked(theme.traps, step, 3, 11), topic.subject))}`,
  ].join('\n\n');
}

const theme: Theme = {
  procedure: [
    'Write down what you believe about SUBJECT before you look, so that you notice when you were wrong.',
    'Read the code path of SUBJECT from its entry to its last effect, and note every place where a value changes its meaning.',
    'List the three cheapest ways to learn more about SUBJECT, and take the cheapest one first.',
    'Run the smallest command that shows the present state of SUBJECT, and keep its output with the command beside it.',
    'Search the history for the last change that touched SUBJECT, and read its message as well as its diff.',
    'Ask what SUBJECT would look like if the opposite of your first idea were true, and look for exactly that.',
    'Compare SUBJECT in two environments that differ in one thing only; when they differ in more, say in which.',
    'Name everybody who relies on SUBJECT, people and programs, and what each of them would notice first.',
    'Draw the order of events around SUBJECT on one page, with the places where two of them can swap.',
    'Reduce the case for SUBJECT until taking away one more thing makes it disappear.',
    'Measure SUBJECT before and after, with the same command, on the same machine, three times each.',
    'Put what you learned about SUBJECT into the notes as a claim with its evidence, never as a story of your search.',
    'Check whether SUBJECT is covered by a test that would fail, and make it fail once on purpose.',
    'Look at the logs around SUBJECT for the minute before anything went wrong, not only for the minute after it.',
    'Say in one sentence what would have to be true for SUBJECT to be none of your business here.',
    'Write the question that SUBJECT leaves open in a form that somebody else could answer without asking you back.',
    'Estimate how often SUBJECT happens in a week, from numbers and not from the feeling of the last two days.',
  ],
  constraints: [
    'Change nothing about SUBJECT in this step: what is looked at and changed at once explains nothing.',
    'Do not rename, format or tidy files on the way; note what bothers you and leave it.',
    'Spend no more than a fifth of the time that the whole task has on SUBJECT.',
    'Use no data of real people; where SUBJECT needs data, make some and say how.',
    'Keep every command that you ran, with its working folder, so that it can be run again.',
    'Do not retry until it works: a second run with another result is a finding about SUBJECT.',
    'Take no step for SUBJECT that cannot be undone without asking first.',
    'Quote the code that you talk about with its file and line, and quote no more than you need.',
    'When a tool is missing for SUBJECT, say so in the notes and use the next best one.',
    'Leave the main branch as it is; SUBJECT lives on a branch of its own until it is reviewed.',
    'Do not widen the scope because SUBJECT turned out to be interesting.',
  ],
  evidence: [
    'A command, its output and the commit it ran on, together.',
    'A test that fails before and passes after, with the reason why it failed.',
    'Two measurements of SUBJECT that were taken in the same way.',
    'A line of a log with its time and the identifier of its request.',
    'The place in the code where SUBJECT is decided, quoted with its line.',
    'A message of the person who owns SUBJECT, with its date.',
    'A diff that is small enough to be read in one go.',
    'A count over a named period; "often" is not evidence.',
    'A reproduction that somebody else ran from your notes alone.',
    'The output of the type checker or linter, when the claim is about SUBJECT having no other callers.',
    'A picture of the page, when the claim is about what a person sees.',
  ],
  traps: [
    'The first explanation fits, and nobody looks for the second one that fits better.',
    'SUBJECT was changed in the same commit as something else, and the wrong one gets the blame.',
    'The test passes because it never reaches SUBJECT at all.',
    'A cache answers, and everybody believes that SUBJECT did.',
    'The clock of one machine is off, and the order of events around SUBJECT is read the wrong way round.',
    'The example is so small that SUBJECT behaves like something else in it.',
    'What is true of SUBJECT in development is taken to be true in production.',
    'A retry hides the failure, and SUBJECT seems to be slow instead of broken.',
    'The notes say what was done about SUBJECT and not what was found.',
    'A number about SUBJECT is copied from a page that nobody has updated for a year.',
    'Two people mean two different things when they say SUBJECT.',
    'The fix for SUBJECT is written before anybody could say what was broken.',
    'A warning about SUBJECT has been there for so long that nobody reads it any more.',
  ],
};

const conditions = {
  large: { var: 'taskSize', equals: 'large' },
  notSmall: { var: 'taskSize', not_equals: 'Small' },
  risky: {
    and: [
      { var: 'taskSize', not_equals: 'small' },
      {
        or: [
          { var: 'riskScore', gte: 7 },
          { and: [{ var: 'touches', contains: 'payments' }, { not: { var: 'hasRollback', equals: true } }] },
        ],
      },
    ],
  },
  unsure: {
    or: [
      { var: 'confidence', in: ['low', 'Medium'] },
      { var: 'openQuestions', gt: 2 },
    ],
  },
} as const;

const topics = (lines: string): readonly Topic[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', title = '', subject = '', opening = ''] = line.split('|').map((part) => part.trim());
      return { id, title, subject, opening };
    });

/** A step with what its place in the workflow asks for. */
function stepOf(topic: Topic, index: number): Record<string, unknown> {
  const step: Record<string, unknown> = { id: topic.id, title: topic.title, prompt: promptOf(topic, index, theme) };
  if (index % 5 === 1) step['runCondition'] = conditions.notSmall;
  if (index % 7 === 3) step['runCondition'] = conditions.risky;
  if (index % 9 === 4) step['requireConfirmation'] = conditions.large;
  if (index % 6 === 2)
    step['promptFragments'] = [
      {
        id: `${topic.id}-deep`,
        when: conditions.large,
        text: `Go deeper here: read the tests of ${topic.subject} as well, and say which of them you would miss.`,
      },
      {
        id: `${topic.id}-unsure`,
        when: conditions.unsure,
        text: `You are not sure yet: write down what would settle ${topic.subject} before you go on.`,
      },
    ];
  if (index % 4 === 0) step['functionReferences'] = ['evidenceRule()', 'notesForm()'];
  if (index % 5 === 3)
    step['guidance'] = [`Keep the notes about ${topic.subject} under twenty lines.`, 'Name what you did not look at.'];
  if (index % 8 === 5) {
    step['validationCriteria'] = [
      { type: 'regex', pattern: '(?i)evidence:', message: 'Name the evidence.' },
      { type: 'length', min: 80, message: 'Say enough to be checked.' },
    ];
  }
  if (index % 10 === 6)
    step['audit'] = {
      prompt: `Read the notes about ${topic.subject} as somebody who was not there.`,
      rubric: ['Every claim has its evidence.', 'What is open is named.'],
    };
  if (index % 10 === 8)
    step['verification'] = { command: 'npm test -- --run', prompt: `Show that ${topic.subject} is as the notes say.` };
  return step;
}

const shared = {
  version: '3.2.0',
  preconditions: [
    'The repository is cloned and its tests have passed once on this machine.',
    'You may read the logs of the last two weeks.',
  ],
  clarificationPrompts: [
    'What would make you call this finished?',
    'Is there anything that must not be touched, whatever happens?',
  ],
  metaGuidance: [
    'Every claim in the notes carries its evidence, or says that it has none.',
    'Ask one question at a time, and only what nobody else can answer.',
    'When two sources disagree, say so, and go on with the one that can be checked.',
    'Small steps that can be undone beat one large step that cannot.',
    'The context keys `taskSize`, `riskScore`, `confidence` and `openQuestions` are set again whenever they change.',
  ],
  functionDefinitions: [
    {
      name: 'evidenceRule',
      scope: 'workflow',
      definition: 'A claim is written as: claim, evidence, where it was found, how sure you are.',
    },
    {
      name: 'notesForm',
      scope: 'workflow',
      definition: 'Notes have four parts: what was asked, what was found, what it rests on, what is open.',
      parameters: [{ name: 'lines', type: 'number', description: 'How many lines at most.', default: 20 }],
    },
  ],
  recommendedPreferences: { recommendedAutonomy: 'guided', recommendedRiskPolicy: 'balanced' },
  features: ['wr.features.memory_context', 'wr.features.subagent_guidance'],
};

type Plan = {
  readonly head: Record<string, unknown>;
  readonly topics: readonly Topic[];
  readonly list: string;
  readonly loopTitle: string;
  readonly routine: string;
};

/** 30 steps: the middle ones in a `forEach` and a decided loop, two routine calls, one delegation. */
function workflowOf({ head, topics: all, list, loopTitle, routine }: Plan): Record<string, unknown> {
  const steps = all.map(stepOf);
  const inLoop = steps.slice(10, 13).map((step, index) => ({
    ...step,
    prompt: `This is about {{unit.name}}, entry {{position}} of the list, owned by {{unit.owner}}.\n\n${String(step['prompt'])}`,
    ...(index === 1 ? { runCondition: { var: 'unit.risk', equals: 'high' } } : {}),
  }));
  const inRounds = steps.slice(13, 15);
  const body = [
    ...steps.slice(0, 4),
    {
      id: `${all[0]?.id}-routine`,
      title: `Challenge the first idea`,
      templateCall: { templateId: `wr.templates.routine.${routine}`, args: { rigor: 'deep', count: 3 } },
      runCondition: conditions.unsure,
    },
    ...steps.slice(4, 10),
    {
      id: 'every-unit',
      type: 'loop',
      title: loopTitle,
      loop: { type: 'forEach', items: list, itemVar: 'unit', indexVar: 'position', maxIterations: 25 },
      body: inLoop,
    },
    {
      id: 'until-settled',
      type: 'loop',
      title: 'Until it is settled',
      loop: {
        type: 'while',
        maxIterations: 5,
        conditionSource: { kind: 'context_variable', condition: conditions.unsure },
      },
      body: inRounds,
    },
    ...steps.slice(15, 20),
    {
      id: 'other-eyes',
      type: 'parallel',
      title: 'Other eyes',
      runCondition: conditions.risky,
      parallelDelegations: [
        {
          workflowId: `routine-${routine}`,
          goal: 'Find the weakest claim in the notes.',
          contextMapping: { notes: 'notesPath' },
        },
        { workflowId: 'routine-context-gathering', goal: 'Find what nobody has looked at.', args: { depth: 2 } },
      ],
      synthesis: { prompt: 'Put both answers together, and change the plan where they change it.' },
    },
    ...steps.slice(20),
  ];
  return { ...head, ...shared, steps: body };
}

const bugTopics = topics(`
restate-report | Restate the report | the reported behaviour | Somebody reported a bug. Before anything is searched, say what they saw, what they expected, and how the two differ, in words that the reporter would accept.
classify-bug | Classify the bug | the severity | Say how bad it is and for whom. Set \`taskSize\`, \`riskScore\` and \`confidence\`, each with one sentence, and be ready to change them.
collect-versions | Collect versions | the versions in play | A bug lives in a version. Find out which versions of the program, its dependencies and its data were in play when it was seen, and which of them were not.
reproduce-once | Reproduce it once | the reproduction | A bug that cannot be seen cannot be fixed. Make it happen once, by any means, and keep the means.
shrink-case | Shrink the case | the smallest case | The reproduction works and is too large to think about. Make it smaller until nothing can be taken away, and notice what turned out not to matter.
map-path | Map the path | the path of the data | Follow the data from where it enters to where it goes wrong, through the code as it is and not as it is said to be.
list-suspects | List the suspects | the list of suspects | Write down everything that could explain what you see. Order it by how cheap it is to rule out, not by how likely it feels.
read-history | Read the history | the history of these lines | Lines have a past. Find out who changed them, why they said they did, and what else changed on that day.
check-data | Check the data | the data itself | Sometimes the code is right and the data is not. Look at what is stored, for the case at hand and for ten others.
plan-experiments | Plan the experiments | the experiments | Choose experiments that tell suspects apart. An experiment that every suspect survives is not worth its time.
probe-component | Probe one component | the component at hand | Each component on the path gets its turn. Put a probe where its input comes in and one where its output goes out.
stress-component | Stress one component | its behaviour under load | Some faults show only under load, with slow disks, or with two callers at once. Try those for this component.
close-component | Close one component | the verdict about it | Say whether this component is still a suspect, and why, so that nobody has to open it again.
state-hypothesis | State a hypothesis | the hypothesis | State one hypothesis that could be wrong, and what you would see if it were.
test-hypothesis | Test the hypothesis | the test of it | Test it in the way you said, and set \`confidence\` and \`openQuestions\` again from what you saw.
name-cause | Name the cause | the cause | Name the cause as a chain: this line, under this condition, does this, which leads to what was reported. No link may be a guess.
prove-cause | Prove the cause | the proof | Prove it in both directions: the bug disappears when the cause does, and appears where you put the cause on purpose.
find-siblings | Find its siblings | the siblings of the bug | The same mistake is rarely made once. Search for the same shape elsewhere, and list what you find without fixing it.
choose-fix | Choose the fix | the choice of the fix | There are at least two fixes. Compare them by what they leave behind, not by how few lines they are.
write-test | Write the failing test | the failing test | The test comes first. It fails for the reason that you named, with a message that would have helped the reporter.
make-fix | Make the fix | the fix | Make the fix that you chose, and nothing else. What you see on the way goes into the notes.
check-neighbours | Check the neighbours | the callers and callees | Whatever touches the changed lines may have relied on the mistake. Look at each caller once.
run-everything | Run everything | the whole test suite | Run all tests, the slow ones too. A failure that "has nothing to do with it" is looked at until that is shown.
measure-again | Measure again | the figures before and after | A fix that is right and slow is half a fix. Measure what the path cost before, and what it costs now.
review-diff | Review the diff | the diff | Read the diff from its end to its beginning, as if somebody else had written it in a hurry.
write-message | Write the commit message | the commit message | Say what was wrong, for whom, since when, and why this puts it right. Somebody will read it at night in three years.
plan-release | Plan the release | the way to the users | A fix helps nobody in a branch. Say when it reaches users, how you will see that it did, and how to take it back.
watch-release | Watch the release | the first hours after it | Watch the figure that would tell you first. Decide beforehand at which value you take the fix back.
tell-reporter | Tell the reporter | the answer to the reporter | Tell the reporter what was wrong and what was done, in words that they used themselves.
keep-lesson | Keep the lesson | what others should know | Write down the one thing that would have made this shorter, and put it where the next person will look.
`);

const releaseTopics = topics(`
name-scope | Name the scope | the scope of the release | A release begins with a list of what is in it and what is not. Make both lists, and have both confirmed.
rate-release | Rate the release | the risk of the release | Rate the release. Set \`taskSize\`, \`riskScore\` and \`confidence\` from the list, not from the mood of the team.
freeze-branch | Freeze the branch | the release branch | Cut the branch that is released, and say what may still come into it and who decides.
read-changes | Read every change | the changes since the last release | Read every change since the last release once, as a user who was happy with the old behaviour.
find-breakage | Find what breaks | the breaking changes | Something breaks in every release. Find out what, for whom, and whether they will notice before or after you tell them.
check-migrations | Check the migrations | the migrations | Data is older than code. Check every migration forward and back, on a copy that is as large as the real thing.
check-licences | Check the licences | new dependencies | Each new dependency brings a licence, a maintainer and a risk. Look at all three.
check-secrets | Check for secrets | secrets in the tree | Nothing that opens a door may be in the tree, in the logs or in the build. Look in all three places.
build-once | Build it once | the build | Build what will be released, once, from a clean checkout, and let everything after this use exactly that build.
install-fresh | Install it fresh | a fresh installation | Install the build where nothing of ours has ever been, with the words of the guide and nothing else.
upgrade-service | Upgrade one service | the service at hand | Each service is upgraded by itself. Bring it to the new version in staging, and see whether the old ones still talk to it.
smoke-service | Smoke-test one service | its most important paths | Walk the three paths that users would miss most. Do not read the code while you do it.
rollback-service | Roll one service back | the way back | Take the service back to the old version with data that the new one wrote. The way back is part of the release.
name-doubt | Name the biggest doubt | the biggest doubt | There is one thing that you would rather not look at. Name it, and say how it could be settled today.
settle-doubt | Settle the doubt | what settles it | Settle it, or decide to live with it and write down who decided. Set \`confidence\` and \`openQuestions\` again.
load-staging | Load the staging system | staging under load | Put the load of a busy day on staging, and watch what bends first.
check-alerts | Check the alerts | the alerts | Break one thing on purpose and see who gets a message, after how long, and whether it says what to do.
check-dashboards | Check the dashboards | the dashboards | The dashboards must show old and new version apart. If they do not, you will not know which one fails.
write-notes | Write the release notes | the release notes | Write the notes for the reader who is in a hurry: what changes for me, what do I do, by when.
tell-support | Tell the people in support | the briefing | The first question about the release goes to somebody who did not write it. Prepare them.
choose-window | Choose the window | the time of the release | Choose a time in which the people who know it are awake and the people who use it are few.
go-or-wait | Go or wait | the decision | Decide with the list in hand. "It will be fine" is not on the list.
release-canary | Release to the canary | the canary | Give the release to the few first, and look at them longer than feels necessary.
compare-canary | Compare the canary | canary and rest | Compare the canary with the rest by the same figures over the same time. Small numbers lie in both directions.
release-wide | Release to everybody | the wide release | Go wide in stages, with a pause after each that is long enough for somebody to complain.
watch-day | Watch for a day | the first day | Watch for one day, with the values at which you roll back written down beforehand.
close-flags | Close the flags | the flags of this release | A flag that is on for everybody is a lie in the code. Remove it, or say when it will be.
tag-release | Tag the release | the tag | Tag what was released, not what was meant to be. Sign it, and check the signature.
thank-people | Thank people | the people behind it | Name who did the work that nobody saw, and tell them which difference it made.
look-back | Look back | the course of the release | Look back without blame: what surprised you, what would have shown it earlier, what you will change first.
`);

const migrationTopics = topics(`
say-why | Say why | the reason to move | A migration costs more than it promises. Say what will be better afterwards, for whom, and how anybody will see it.
size-move | Size the move | the size of the move | Count what moves: tables, rows, files, jobs, callers. Set \`taskSize\`, \`riskScore\` and \`confidence\` from the counts.
list-callers | List the callers | the callers of the old system | Find everybody who reads from or writes to the old system, the spreadsheet of the finance team included.
read-contracts | Read the contracts | what was promised | What was promised to callers, in writing or by habit, has to hold on the other side too, or somebody has to be told.
inspect-data | Inspect the data | the data as it is | Data is never what the schema says. Look for the nulls, the duplicates, the dates in 1970 and the names with a comma.
map-fields | Map the fields | the mapping | Every field goes somewhere, on purpose. A field that goes nowhere is named, with the reason.
choose-order | Choose the order | the order of the move | Some things can move alone and some only together. Find the order in which each step can be undone.
design-double | Design the double running | the time of two systems | For a while both systems live. Decide which one is right when they disagree, and how you notice that they do.
plan-identity | Plan the identifiers | the identifiers | Identifiers end up in links, mails and other people's tables. Keep them, or keep a way from the old to the new ones.
write-tooling | Write the tooling | the tools of the move | The move is run by a program that can be stopped and started again anywhere, and that says how far it is.
move-table | Move one table | the table at hand | One table at a time. Copy it, count it, compare it, and only then look at the next one.
compare-table | Compare one table | both copies of the table | Compare both copies by count, by checksum and by ten rows that you read with your own eyes.
switch-reader | Switch one reader | the reader of this table | Let one reader use the new copy, with a switch that takes it back within a minute.
name-worst | Name the worst case | the worst case | Name what could go wrong that cannot be undone, and what stands between you and it.
shrink-worst | Shrink the worst case | the guard against it | Make it smaller: a backup, a limit, a second pair of eyes. Set \`confidence\` and \`openQuestions\` again.
rehearse | Rehearse | the rehearsal | Do all of it once, on a copy, with the clock running and the people who will do it for real.
time-steps | Time the steps | the time each step takes | Write down how long each step took in the rehearsal, and what you did while you waited.
plan-freeze | Plan the freeze | the time without writes | If writing has to stop, say for how long, who is told, and what happens to what arrives meanwhile.
write-runbook | Write the runbook | the runbook | Write the runbook for the tired version of yourself: one command a line, what it should say, what to do when it does not.
plan-way-back | Plan the way back | the way back | The way back is tested like the way forward, up to the point where there is none. Name that point.
tell-owners | Tell the owners | the owners of the callers | Tell every owner what changes, when, and what they have to do. An answer counts, a sent mail does not.
check-capacity | Check the capacity | the room on the other side | Disk, memory, connections, quotas, licences: check the room for twice of what you have.
run-move | Run the move | the move itself | Run it by the runbook. Whoever reads a line aloud does not type it.
check-counts | Check the counts | the counts on both sides | Count on both sides. A difference of one is a difference.
switch-writers | Switch the writers | the writers | Switch the writers, the least important one first, and look at what each of them writes before the next.
watch-both | Watch both sides | both systems | Watch both systems for longer than a full cycle of the business: a day, a week end, a month end.
stop-double | Stop the double running | the end of two systems | Stop writing to the old system, and see who complains. Somebody will.
keep-archive | Keep an archive | the archive | Keep what the law and the users need, in a form that can be read without the old system.
remove-old | Remove the old system | what is left of it | Remove it: jobs, accounts, alerts, pages, and the line in everybody's configuration.
write-story | Write the story | the story of the move | Write two pages for the next team that moves something: what you would do again, and what you would not.
`);

const longText = (lines: number, seed: number) =>
  about(picked([...theme.procedure, ...theme.constraints, ...theme.traps], seed, lines, 7), 'the archive');

/** Texts beyond every limit of the native format. */
const overLimits: Record<string, unknown> = {
  id: 'team.everything_too_long',
  name: 'Everything about the archive\nand then some',
  description: longText(14, 1).join(' '),
  version: '1.0.0',
  preconditions: longText(3, 2),
  metaGuidance: longText(40, 3),
  steps: [
    {
      id: 'long-title',
      title: `Look at ${longText(3, 4).join(' ')}`,
      prompt: 'Look at the archive.',
    },
    {
      id: 'long-prompt',
      title: 'Read for a while',
      prompt: longText(80, 5).join('\n\n'),
      promptFragments: [
        { id: 'one', text: longText(40, 6).join('\n') },
        { id: 'two', when: { var: 'patience', equals: 'endless' }, text: longText(30, 7).join(' ') },
      ],
    },
    {
      id: 'long-blocks',
      title: 'Read in blocks',
      promptBlocks: { goal: 'Know the archive.', procedure: longText(5, 8) },
      guidance: longText(60, 9),
    },
    { id: 'unbroken', title: 'Read without a pause', prompt: `${'A'.repeat(5000)}${'é'.repeat(5000)}` },
  ],
};

const plans: Readonly<Record<string, Record<string, unknown>>> = {
  'large-bug-investigation': workflowOf({
    head: {
      id: 'team.bug_investigation',
      name: 'Bug investigation',
      description: 'From a report to a fix that stays, with evidence for every step between.',
    },
    topics: bugTopics,
    list: 'suspectComponents',
    loopTitle: 'Every suspect component',
    routine: 'hypothesis-challenge',
  }),
  'large-release': workflowOf({
    head: {
      id: 'release-train',
      name: 'Release train',
      description: 'Bring a release of several services to its users, and be able to take it back.',
    },
    topics: releaseTopics,
    list: 'services',
    loopTitle: 'Every service',
    routine: 'risk-review',
  }),
  'large-migration': workflowOf({
    head: {
      id: 'team.data_migration',
      name: 'Data migration',
      description: 'Move data and its callers from one system to another without losing either.',
    },
    topics: migrationTopics,
    list: 'tables',
    loopTitle: 'Every table',
    routine: 'tension-driven-design',
  }),
  'over-limits': overLimits,
};

for (const [name, workflow] of Object.entries(plans)) {
  mkdirSync(join(root, name), { recursive: true });
  const text = `${JSON.stringify(workflow, null, 2)}\n`;
  writeFileSync(join(root, name, 'input.json'), text);
  console.log(`${name}: ${text.length} characters`);
}
