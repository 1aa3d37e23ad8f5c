/** list_workflows: what can be started, in the locked order [discovery-order], or ranked by a query [list-ranks-matches]. Reads catalogs only. */
import { counted } from '../../schemas/text/counted.ts';
import { ok, type Result } from 'neverthrow';
import { inLine, unforgedWarnings } from '../core/frame.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import { quotedValueBytesMax, replyTextBytesMax } from '../../schemas/limits.ts';
import type { ListData, ListInput, Warning } from '../../schemas/tools.ts';
import { truncateSection, listWithin } from '../core/fit-sections.ts';
import { quoted } from '../core/text-budget.ts';
import { nearestWord, queryWords, rankWorkflows, type RankedWorkflow } from '../projections/workflow-ranking.ts';
import type { Environment } from '../session/environment.ts';
import { driftWarning, type Found, findWorkflows, missingSourceWarnings, summaryOf } from './workflow-library.ts';
import { lazyReply, type Reply } from '../core/reply.ts';

type Ranked = RankedWorkflow<Found>;

const isAllowed = ({ entry }: Found, { kind, tags }: ListInput): boolean =>
  (kind === undefined || entry.kind === kind) && (tags ?? []).every((tag) => entry.tags.includes(tag));

/** Without a query, or with one that holds no word, the locked order. */
function rankedBy(query: string, found: readonly Found[]): readonly Ranked[] {
  return queryWords(query).length === 0
    ? found.map((item) => ({ item, matched: [], missing: [] }))
    : rankWorkflows(found, query, ({ entry }) => entry);
}

export async function listWorkflows(
  { catalogs }: Pick<Environment, 'catalogs'>,
  input: ListInput,
): Promise<Result<Reply<ListData>, ErrorEnvelope>> {
  const listed = await findWorkflows(catalogs, 'list_workflows', input.workspacePath);
  if (listed.isErr()) return listed.map(() => ({ text: '', data: { ok: true, workflows: [], warnings: [] } }));
  const all = listed.value.found;
  const query = input.query ?? '';
  const ranked = rankedBy(
    query,
    all.filter((found) => isAllowed(found, input)),
  );
  const warnings: Warning[] = [...listed.value.warnings, ...missingSourceWarnings(listed.value.workspace)];
  for (const { item } of ranked) {
    const drift = await driftWarning(item);
    if (drift !== null) warnings.push(drift);
  }
  const isRanked = queryWords(query).length > 0;
  const workflows = ranked.map(({ item, matched }) => ({
    ...summaryOf(item),
    ...(isRanked ? { matchedWords: [...matched] } : {}),
  }));
  const data: ListData = { ok: true, workflows, warnings };
  return ok(lazyReply(data, () => listText(data, ranked, all, input)));
}

const filters = ['query', 'tags', 'kind'] as const;

/** What to call next: an agent must never be left with an empty list. */
function nextCall(ranked: readonly Ranked[], all: readonly Found[], input: ListInput): string {
  const [best] = ranked;
  if (best !== undefined) {
    // Few words of the task may occur in the workflow that fits it, and others in one that does not.
    const rest =
      best.missing.length > 0 && ranked.length < all.length
        ? ` Without "query", list_workflows lists all ${all.length}.`
        : '';
    return `Start one with start_workflow { "workflowId": … }.${rest}`;
  }
  if (all.length === 0) return 'Ask the user for the project, and send its absolute path as workspacePath.';
  const given = filters.flatMap((filter) => (input[filter] === undefined ? [] : [`"${filter}"`])).join(' and ');
  return `Next: call list_workflows without ${given}; it lists all ${all.length} workflows.${otherWords(all, input.query)}`;
}

function otherWords(all: readonly Found[], query = ''): string {
  if (queryWords(query).length === 0) return '';
  const elsewhere = rankedBy(query, all).length;
  if (elsewhere > 0) return ` The query alone matches ${elsewhere} of them.`;
  const near = nearestWord(
    all.map(({ entry }) => entry),
    query,
  );
  const meant = near === null ? '' : ` Did you mean "${quoted(near, quotedValueBytesMax)}"?`;
  return ` No word of the query occurs in the id, an alias, the name, the description or a tag of a workflow.${meant}`;
}

/** What the order of a ranked list means, and why none of it has all words. */
function orderOf([best, ...others]: readonly Ranked[]): string {
  if (best === undefined || best.matched.length === 0) return '';
  if (best.missing.length === 0) return others.length === 0 ? '' : ' Best match first.';
  const words = counted(best.matched.length + best.missing.length, 'word');
  return ` No workflow contains all ${words} of the query${others.length === 0 ? '' : '; best match first'}.`;
}

function partOf({ matched, missing }: Ranked): string {
  if (missing.length === 0) return '';
  return ` · matches ${matched.length} of ${matched.length + missing.length} words: ${quoted(matched.join(' '), 2 * quotedValueBytesMax)}`;
}

const tagsOf = ({ item }: Ranked): string =>
  item.entry.tags.length === 0 ? '' : ` · tags: ${quoted(item.entry.tags.join(', '), 2 * quotedValueBytesMax)}`;

/** Beside the warnings of catalogs and the first line. */
const listBytesMax = 6500;
const listHeadBytesMax = 1200;

function listText(data: ListData, ranked: readonly Ranked[], all: readonly Found[], input: ListInput): string {
  const lines = ranked.map(
    (each) =>
      `- ${each.item.entry.workflowId} (${each.item.entry.kind}${partOf(each)}${tagsOf(each)}): ${inLine(`${each.item.entry.name}. ${each.item.entry.description}`)}`,
  );
  const count =
    ranked.length === all.length
      ? counted(all.length, 'workflow')
      : `${ranked.length} of ${counted(all.length, 'workflow')}`;
  return [
    `${count}.${orderOf(ranked)} ${nextCall(ranked, all, input)}`,
    ...listWithin(
      lines,
      listBytesMax,
      (more) => `- and ${more} more: to filter the list, send "query", "tags" or "kind".`,
    ),
    ...truncateSection(
      unforgedWarnings(data.warnings).map((warning) => `! ${warning.message}`),
      replyTextBytesMax - listBytesMax - listHeadBytesMax,
    ),
  ].join('\n');
}
