/**
 * The grammar of the frame against the lines that replies contain. Replies are rendered from data in all combinations that add or
 * reword a line; the sources of these texts tell whether a line is never rendered here. So a line that is added or reworded without
 * a pattern in `schemas/reply-frame.ts` fails.
 */
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unforged } from '../../../runtime/core/frame.ts';
import { howToShow, returnCall } from '../../../runtime/core/reply-call.ts';
import {
  checkpointText,
  joinReply,
  noElasticSections,
  noExtras,
  pageText,
  type ReplyExtras,
  renderReply,
} from '../../../runtime/core/reply-text.ts';
import { unattendedText } from '../../../runtime/core/unattended-text.ts';
import { pageOf, shownText } from '../../../runtime/replies/shown-pages.ts';
import { shownStep } from '../../../runtime/replies/shown-step.ts';
import { shownValue } from '../../../runtime/replies/shown-value.ts';
import { promptPageBytesMax, shownPageBytesMax, userDependenciesHeading } from '../../../schemas/limits.ts';
import { framePartOf } from '../../../schemas/reply-frame.ts';
import type { CheckpointData, ContinueData, ShownData, ShownValueData, StartData } from '../../../schemas/tools.ts';

type Execution = StartData | ContinueData;
type Fields = Readonly<Record<string, unknown>>;

const runName = 'amber-otter-42';
/** Every text of an author or an agent, in lower case: the lines that begin with a capital letter are ours. */
const said = 'harmless words';
const long = (bytes: number) => `${said}\n`.repeat(bytes / said.length);

const handle = `${runName}/5-k7m2x`;
const tokenForms: readonly Fields[] = [
  { stateToken: handle, ackToken: handle, checkpointToken: handle },
  { stateToken: 'st.v1.x', ackToken: 'ack.v1.x', checkpointToken: 'chk.v1.x' },
];
const modes = ['guided', 'full_auto_stop_on_user_deps', 'full_auto_never_stop'];

const listed = `## ${userDependenciesHeading}\n- ${said}`;
const cut = `${said} [TRUNCATED]`;
const pendings: readonly (Fields | null)[] = [
  null,
  {},
  { requireConfirmation: true, notes: 'required', artifactKinds: ['wr.plan', 'wr.other'] },
  { ask: [said], questionsOmitted: 1, requireConfirmation: true },
  { ask: [said], prompt: listed },
  { ask: [said], prompt: listed, questionsInPrompt: 2, lastIterationOf: 'improve', notesCharactersMax: 9 },
  {
    inputs: [{ key: 'ticket', value: cut }],
    items: [
      { loopId: 'each', index: 0, of: 2, item: said, isCut: true },
      { loopId: 'each', index: 0, of: 2, item: '', isSensitive: true },
    ],
  },
  { prompt: long(promptPageBytesMax + 100) },
];

const blocker = (code: string, pointer: Fields, message = said) => ({ code, pointer, message, suggestedFix: said });
const ofStep = { kind: 'workflow_step', stepId: 'look' };
const ofContract = { kind: 'output_contract', contractRef: 'wr.contracts.plan' };
const blocked = { kind: 'blocked', attempt: { number: 1, max: 10 }, retryable: true, retryAckToken: 'ack.v1.retry' };
const gap = { gapId: 'gap_1', severity: 'critical', reason: { category: 'unexpected' }, summary: said };
const parent = { runName: 'calm-heron-07', stateToken: 'calm-heron-07/3-a1b2c' };
const recap = { text: `> ${said}`, truncated: false, omittedCount: 2, policy: 'kept_most_recent' };
const overview = {
  goal: said,
  inputs: [{ key: 'ticket', value: cut }],
  inputsOmitted: 1,
  steps: [{ number: 1, stepId: 'look', title: said, line: said }],
  stepsOmitted: 1,
  artifacts: [{ step: 1, kind: 'wr.plan' }],
  artifactsOmitted: 1,
};
const lastAttempt = { attempt: 1, text: `> ${said}`, truncated: false, artifactKinds: ['wr.plan'], artifacts: 2 };
const read = { overview, recap, lastAttempt, guidance: [said] };

const kinds: readonly Fields[] = [
  { kind: 'ok', ...read },
  { kind: 'ok', forkAckToken: 'ack.v1.fork', summary: said, parent, openGaps: { shown: [gap], count: 2 } },
  { kind: 'ok', openGaps: { shown: [gap], count: 1 } },
  { ...blocked, ...read, blockers: [blocker('USER_ONLY_DEPENDENCY', ofStep)] },
  { ...blocked, blockers: [blocker('MISSING_REQUIRED_OUTPUT', { kind: 'context_key', key: 'ticket' })] },
  {
    ...blocked,
    blockers: [blocker('INVALID_REQUIRED_OUTPUT', { kind: 'context_budget' })],
    forkAckToken: 'ack.v1.fork',
  },
  {
    ...blocked,
    retryAckToken: undefined,
    blockers: [{ ...blocker('MISSING_REQUIRED_OUTPUT', ofContract), suggestedFix: '`examples` of this reply' }],
    examples: [{ contractRef: ofContract.contractRef, artifact: { kind: 'wr.plan' } }],
  },
  {
    ...blocked,
    blockers: Array.from({ length: 9 }, () => blocker('INVALID_REQUIRED_OUTPUT', ofStep, said.repeat(200))),
  },
];

const branches = [{ stepTitle: said, snippet: said }];
const positions: readonly Partial<ReplyExtras>[] = [
  {},
  { isRead: true, guidance: [said] },
  { isRead: true, branches, downstream: recap as never, tip: { stepTitle: said, stateToken: handle } },
  { isRead: true, blockedSince: [blocker('INVALID_REQUIRED_OUTPUT', ofStep)] as never },
  { isRead: true, children: [{ runName: 'calm-heron-07', stepTitle: said, stateToken: handle }] as never },
  { isRead: true, branches, returnTo: returnCall(handle, '4') },
  { goneOn: { stepTitle: said, stateToken: handle } },
  { form: { answer: 'unanswered', comment: null, isDropped: false } },
  { form: { answer: 'rejected', comment: null, isDropped: true } },
  { form: { answer: 'rejected', comment: said, isDropped: false } },
];

function executions(): Execution[] {
  return tokenForms.flatMap((tokens) =>
    modes.flatMap((autonomy) =>
      pendings.flatMap((pending, i) =>
        kinds.map(({ parent: within, ...kind }): Execution => {
          const data = {
            ok: true,
            ...tokens,
            pending: pending === null ? null : { stepId: 'look', title: said, prompt: said, ...pending },
            isComplete: pending === null,
            runStatus: 'openGaps' in kind ? 'complete_with_gaps' : 'complete',
            session: { sessionId: 'sess_1', runId: 'run_1', runName, parent: within },
            workflow: { workflowId: 'test.openings', workflowHash: 'sha256:x' },
            progress: { completed: i % 2 },
            preferences: { autonomy, riskPolicy: 'balanced' },
            warnings: [{ code: 'GAP_RECORDED', message: said }],
            ...kind,
          };
          return data as unknown as Execution;
        }),
      ),
    ),
  );
}

function textsOf(data: Execution): string[] {
  const elastic = {
    overview: overview as never,
    howToShow: howToShow(data.stateToken, runName),
    recap: recap as never,
    lastAttempt,
  };
  const replies = positions.flatMap((position) => {
    const extras = { ...noExtras, ...position };
    const rendered = renderReply(data, extras);
    return [
      joinReply(rendered, noElasticSections),
      joinReply(rendered, elastic),
      ...[1, 2].flatMap((page) => pageText(data, extras, page) ?? []),
    ];
  });
  const ofDaemon = [true, false].flatMap((isRead) =>
    [true, false].map((isUserAsked) => unattendedText(data, isRead, isUserAsked)),
  );
  return [...replies, ...ofDaemon, ...checkpointsOf(data)];
}

function checkpointsOf(data: Execution): string[] {
  const statuses = ['in_progress', 'blocked'] as const;
  const acks = [data.ackToken, undefined];
  return statuses.flatMap((runStatus) =>
    acks.flatMap((ackToken) =>
      [
        { isRecorded: true, goneOn: null },
        { isRecorded: false, goneOn: null },
        { isRecorded: false, goneOn: { stepTitle: said, stateToken: handle } },
      ].map((sent) => {
        const { ackToken: _, ...rest } = data;
        const more = ackToken === undefined ? {} : { ackToken };
        const checkpoint = { ...rest, ...more, checkpointNodeId: 'node_1', runStatus };
        return checkpointText(checkpoint as unknown as CheckpointData, { ...sent, returnTo: null });
      }),
    ),
  );
}

function shownTexts(): string[] {
  const head = {
    ok: true,
    stateToken: handle,
    session: { sessionId: 'sess_1', runId: 'run_1', runName },
    workflow: { workflowId: 'test.openings', workflowHash: 'sha256:x' },
    warnings: [],
  };
  const step = {
    ...head,
    kind: 'shown',
    step: { number: 1, stepId: 'look', title: said },
    notes: [
      { isCheckpoint: true, text: said },
      { isCheckpoint: false, text: long(shownPageBytesMax + 100) },
    ],
    artifacts: [{ kind: 'wr.plan', artifact: { kind: 'wr.plan' } }],
    otherIterations: [{ number: 1, loops: 'improve 1' }],
    otherIterationsOmitted: 1,
  } as unknown as ShownData;
  const empty = { ...step, notes: [], artifacts: [] };
  const value = { ...head, kind: 'shown_value', name: 'item each', value: said } as unknown as ShownValueData;
  return [
    ...[step, empty].map((each) => [each, shownStep(each)] as const),
    [value, shownValue(value)] as const,
  ].flatMap(([data, shown]) =>
    [1, 2].flatMap((page) => {
      const body = pageOf(shown, page);
      return body === null ? [] : [shownText(data, shown, body, page)];
    }),
  );
}

const texts = [...executions().flatMap(textsOf), ...shownTexts()];
/** A blocker has no line of its own but its first: the others are quoted (`runtime/core/frame.ts`). */
const isEntry = (line: string) => /^(?:- |> |>$|\d+\. [A-Z_]+ \(| {3}Fix(?: for \d+ to \d+)?: |$)/.test(line);
/** In the stored output of a step, where every line of an author or an agent is quoted: an imitation of them cannot occur. */
const isInShown = (line: string) =>
  /^(?:Notes|Notes of a checkpoint|Artifact wr\.plan):$|^The step stored no /.test(line);
const ours = [...new Set(texts.flatMap((text) => text.split('\n')))].filter(
  (line) => !isEntry(line) && !isInShown(line) && !line.startsWith(said) && line !== listed.split('\n')[0],
);

describe('every line of ours in a reply', () => {
  // @verifies frame-unforgeable
  it('is a part of the grammar of the frame, so that a text that imitates it is quoted', () => {
    expect(ours.filter((line) => framePartOf(line) === null)).toEqual([]);
    expect(ours.filter((line) => unforged(line) !== `> ${line}`)).toEqual([]);
    expect(ours.length).toBeGreaterThan(60);
  });

  // @verifies frame-unforgeable
  it.each(['reply-call.ts', 'reply-text.ts', 'overview-text.ts', 'unattended-text.ts', '../replies/shown-pages.ts'])(
    'is rendered above, as far as it comes from %s',
    (file) => {
      const source = fs.readFileSync(new URL(`../../../runtime/core/${file}`, import.meta.url), 'utf8');
      const code = source.replace(/\/\*\*.*?\*\//gs, '').replace(/^\s*\/\/.*$/gm, '');
      const phrases = [...code.matchAll(/['`]([A-Z][a-z]* [^'`$\\]{3,})/g)].map(([, phrase = '']) => phrase);
      const all = texts.join('\n');
      expect(phrases.length).toBeGreaterThan(0);
      expect(phrases.filter((phrase) => !all.includes(phrase))).toEqual([]);
    },
  );
});
