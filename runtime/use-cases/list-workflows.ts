/** list_workflows: what can be started, in the locked order [discovery-order]. Reads catalogs only. */
import { counted } from '../../schemas/counted.ts';
import { ok, type Result } from 'neverthrow';
import { inLine, unforgedWarnings } from '../core/frame.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { ListData, ListInput, Warning } from '../../schemas/tools.ts';
import { wordsOf } from '../core/words.ts';
import type { Environment } from '../session/environment.ts';
import { driftWarning, type Found, listing, summaryOf } from './workflow-library.ts';
import type { Reply } from '../replies/attempt-reply.ts';

/** Every word of the query occurs in the id, the name, the description or a tag. */
function matches({ entry }: Found, input: ListInput): boolean {
  if (input.kind !== undefined && entry.kind !== input.kind) return false;
  if (input.tags !== undefined && !input.tags.every((tag) => entry.tags.includes(tag))) return false;
  if (input.query === undefined) return true;
  const text = `${entry.workflowId} ${entry.name} ${entry.description} ${entry.tags.join(' ')}`
    .normalize('NFKC')
    .toLowerCase();
  return wordsOf(input.query).every((word) => text.includes(word));
}

export async function listWorkflows(
  environment: Environment,
  input: ListInput,
): Promise<Result<Reply<ListData>, ErrorEnvelope>> {
  const listed = await listing(environment.catalogs, 'list_workflows', input.workspacePath);
  if (listed.isErr()) return listed.map(() => ({ text: '', data: { ok: true, workflows: [], warnings: [] } }));
  const found = listed.value.found.filter((candidate) => matches(candidate, input));
  const warnings: Warning[] = [...listed.value.warnings];
  for (const candidate of found) {
    const drift = await driftWarning(candidate);
    if (drift !== null) warnings.push(drift);
  }
  const data: ListData = { ok: true, workflows: found.map(summaryOf), warnings };
  return ok({ data, text: listText(data, listed.value.found.length, input) });
}

const filters = ['query', 'tags', 'kind'] as const;

/** What to call next: an agent must never be left with an empty list. */
function nextCall(data: ListData, all: number, input: ListInput): string {
  if (data.workflows.length > 0) return 'Start one with start_workflow { "workflowId": … }.';
  if (all === 0) return 'Ask the user for the project, and send its absolute path as workspacePath.';
  const given = filters.filter((filter) => input[filter] !== undefined).join(', ');
  const fewer =
    input.query === undefined
      ? ''
      : ', or with fewer words: every word must occur in the id, the name, the description or the tags';
  return `Next: list_workflows without ${given}, which shows all ${all}${fewer}.`;
}

function listText(data: ListData, all: number, input: ListInput): string {
  const lines = data.workflows.map(
    (workflow) => `- ${workflow.workflowId} (${workflow.kind}): ${inLine(`${workflow.name}. ${workflow.description}`)}`,
  );
  const count =
    data.workflows.length === all
      ? counted(all, 'workflow')
      : `${data.workflows.length} of ${counted(all, 'workflow')}`;
  return [
    `${count}. ${nextCall(data, all, input)}`,
    ...lines,
    ...unforgedWarnings(data.warnings).map((warning) => `! ${warning.message}`),
  ].join('\n');
}
