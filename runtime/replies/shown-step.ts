/** The reply to `show`: everything that was stored for an earlier step, whole, in pages [earlier-steps-shown]. */

import { err, ok } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import { otherIterationsShownMax } from '../../schemas/limits.ts';
import { counted } from '../../schemas/text/counted.ts';
import type { ShownData, Warning } from '../../schemas/tools.ts';
import { inLine } from '../core/frame.ts';
import { loopsInWords } from '../core/iterations.ts';
import { showCall } from '../core/reply-call.ts';
import { quotedLines } from '../core/reply-text.ts';
import { type NodeState, notesOf } from '../core/state.ts';
import { nameOfNumber } from '../projections/named-step.ts';
import { nodesOfStep } from '../projections/steps-done.ts';
import type { Answer } from './attempt-reply.ts';
import type { EarlierStep, Named } from './earlier-steps.ts';
import { namedArtifact } from './overview.ts';
import { validationError } from './refusals.ts';
import type { RunView } from './run-view.ts';
import { pageOf, pagesOf, type Shown, shownHead, shownText } from './shown-pages.ts';

const tool = 'continue_workflow';

export async function shownStepReply(
  view: RunView,
  node: NodeState,
  { step, others }: Named,
  { page = 1, warnings }: { readonly page?: number | undefined; readonly warnings: readonly Warning[] },
): Answer<ShownData> {
  const { number, stepId, title, instance } = step;
  const loops = loopsInWords(instance);
  const [notes, artifacts] = await storedOf(view, step);
  const data: ShownData = {
    ok: true,
    kind: 'shown',
    ...shownHead(view, node),
    step: { number, stepId, title, ...(loops === null ? {} : { loops }) },
    notes,
    artifacts,
    otherIterations: others
      .slice(-otherIterationsShownMax)
      .map((each) => ({ number: each.number, loops: loopsInWords(each.instance) ?? '' })),
    otherIterationsOmitted: Math.max(0, others.length - otherIterationsShownMax),
    warnings: [...warnings],
  };
  const shown = shownStep(data);
  const body = pageOf(shown, page);
  return body === null
    ? err(pageUnknown(view, data, page, pagesOf(shown).length))
    : ok({ data, text: shownText(data, shown, body, page) });
}

function pageUnknown(
  { workflow }: RunView,
  { stateToken, step }: ShownData,
  page: number,
  pages: number,
): ErrorEnvelope {
  return validationError(
    `${tool}: there is no page ${page}: the stored output of step ${step.number} has ${counted(pages, 'page')}.`,
    `Call ${showCall(stateToken, nameOfNumber(workflow, step.number))}`,
    { argument: 'show', pages },
  );
}

async function storedOf(view: RunView, step: EarlierStep): Promise<[ShownData['notes'], ShownData['artifacts']]> {
  const notes: ShownData['notes'] = [];
  const artifacts: ShownData['artifacts'] = [];
  for (const node of nodesOfStep(view.state, step)) {
    const text = notesOf(node);
    if (text !== null) notes.push({ isCheckpoint: node.kind === 'checkpoint', text });
    for (const { payload } of node.outputs) {
      if (payload.payloadKind !== 'artifact_ref') continue;
      const artifact = await view.objects.artifact(payload.sha256);
      artifacts.push({ ...namedArtifact(view, artifact), artifact: artifact ?? null });
    }
  }
  return [notes, artifacts];
}

/** Each line is quoted: all of it is text of agents. */
function bodyOf({ notes, artifacts }: ShownData): string {
  const lines = [
    ...notes.flatMap(({ isCheckpoint, text }) => [
      isCheckpoint ? 'Notes of a checkpoint:' : 'Notes:',
      quotedLines(text),
    ]),
    ...artifacts.flatMap(({ kind, contractRef, artifact }) => [
      `Artifact ${inLine(kind)}${contractRef === undefined ? '' : ` (${inLine(contractRef)})`}:`,
      quotedLines(JSON.stringify(artifact, null, 1)),
    ]),
  ];
  return lines.length === 0 ? 'The step stored no notes and no artifacts.' : lines.join('\n');
}

/** @param how what a reader of another iteration does with its number */
export function shownStep(data: ShownData, how = 'send "#<number>" as "show"'): Shown {
  const { step, otherIterations, otherIterationsOmitted } = data;
  const place = step.loops === undefined ? '' : ` (${step.loops})`;
  const rounds = otherIterations.map(({ number, loops }) => `${number} (${loops})`).join(', ');
  const earlier = otherIterationsOmitted === 0 ? '' : `, and ${otherIterationsOmitted} earlier`;
  return {
    title: `stored output of step ${step.number}: ${inLine(step.title)}${place}`,
    body: bodyOf(data),
    name: `#${step.number}`,
    what: 'this output',
    below:
      rounds === '' ? [] : [`The same step in other iterations: ${rounds}${earlier}. To read one of them, ${how}.`],
  };
}
