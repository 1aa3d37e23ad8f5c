/** The reply to `show` with `item <loop>` or `input <key>`: a value that replies about the pending step show cut [cut-values-shown]. */

import { err, ok } from 'neverthrow';
import type { JsonValue } from '../../schemas/canonical/json.ts';
import { counted } from '../../schemas/text/counted.ts';
import type { ShownValueData, Warning } from '../../schemas/tools.ts';
import { declaredValues } from '../core/context.ts';
import { inLine } from '../core/frame.ts';
import { showCall } from '../core/reply-call.ts';
import { quotedLines } from '../core/reply-text.ts';
import { contextAt, type NodeState } from '../core/state.ts';
import { loopItemsAt } from '../projections/loop-items.ts';
import { inputNamed } from '../projections/shown-inputs.ts';
import type { Answer } from './attempt-reply.ts';
import { validationError } from './refusals.ts';
import type { RunView } from './run-view.ts';
import { pageOf, pagesOf, type Shown, shownHead, shownText } from './shown-pages.ts';

const nameForm = /^(?<source>item|input)\s+(?<of>\S+)$/i;

export type NamedValue = { readonly name: string; readonly value: JsonValue };

/** Null for a name that is none of these: then it names a step. A sensitive value has no name. */
export async function namedValue(view: RunView, node: NodeState, name: string): Promise<NamedValue | null> {
  const { source = '', of = '' } = nameForm.exec(name.trim())?.groups ?? {};
  if (of === '') return null;
  const isItem = source.toLowerCase() === 'item';
  const value = isItem ? await itemOf(view, node, of) : inputNamed(declaredValues(view.workflow), contextAt(node), of);
  return value === undefined ? null : { name: `${isItem ? 'item' : 'input'} ${of}`, value };
}

async function itemOf({ objects, run, workflow }: RunView, node: NodeState, loopId: string) {
  const snapshot = await objects.snapshot(node.snapshotRef, run.workflowHash);
  if (snapshot.isErr()) return undefined;
  const items = loopItemsAt(workflow, snapshot.value.enginePayload.engineState);
  return items.find((each) => each.loopId === loopId && !each.isSensitive)?.item;
}

export async function shownValueReply(
  view: RunView,
  node: NodeState,
  { name, value }: NamedValue,
  { page, warnings }: { readonly page: number; readonly warnings: readonly Warning[] },
): Answer<ShownValueData> {
  const data: ShownValueData = {
    ok: true,
    kind: 'shown_value',
    ...shownHead(view, node),
    name,
    value,
    warnings: [...warnings],
  };
  const shown = shownValue(data);
  const body = pageOf(shown, page);
  return body === null
    ? err(pageUnknown(data, page, pagesOf(shown).length))
    : ok({ data, text: shownText(data, shown, body, page) });
}

export const shownValue = ({ name, value }: ShownValueData): Shown => ({
  title: `the value of ${inLine(name)}`,
  body: quotedLines(typeof value === 'string' ? value : JSON.stringify(value, null, 1)),
  name: inLine(name),
  what: 'this value',
  below: [],
});

const pageUnknown = ({ stateToken, name }: ShownValueData, page: number, pages: number) =>
  validationError(
    `continue_workflow: there is no page ${page}: the value of ${inLine(name)} has ${counted(pages, 'page')}.`,
    `Call ${showCall(stateToken, inLine(name))}`,
    { argument: 'show', pages },
  );
