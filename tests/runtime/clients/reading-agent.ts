/**
 * An agent that knows the workflow that its user named, and otherwise only what its client shows it. It reads replies as a
 * model does: it copies the printed call, fills in the printed examples, gives what is asked for by name and kind, and writes
 * what is quoted to it into its notes. It sees no data, no snapshot and no event. Some of its calls are altered on their way, as
 * models and clients alter them.
 */
import type { Chance } from '../../e2e/support.ts';
import { broken, sloppy } from '../mcp/mangling.ts';

type Json = Record<string, unknown>;
export type CallTool = (name: string, args: Json) => Promise<string>;

const linesOf = (text: string) => text.split('\n');

/** A client that shows raw JSON escapes the lines of the text in it; a model reads through that. */
const unescaped = (shown: string) =>
  shown.includes('\n') ? shown : shown.replaceAll('\\n', '\n').replaceAll('\\"', '"').replaceAll('\\\\', '\\');

/** The JSON objects that stand in a line, in order. */
function objectsIn(line: string): Json[] {
  const found: Json[] = [];
  for (let from = line.indexOf('{'); from !== -1; from = line.indexOf('{', from)) {
    const end = endOfObject(line, from);
    try {
      found.push(JSON.parse(line.slice(from, end)) as Json);
      from = end;
    } catch {
      from += 1;
    }
  }
  return found;
}
function endOfObject(line: string, from: number): number {
  let depth = 0;
  let isText = false;
  for (let at = from; at < line.length; at += 1) {
    const char = line[at];
    if (isText && char === '\\') at += 1;
    else if (char === '"') isText = !isText;
    else if (!isText && char === '{') depth += 1;
    else if (!isText && char === '}' && --depth === 0) return at + 1;
  }
  return line.length;
}

export class ReadingAgent {
  readonly #call: CallTool;
  readonly #chance: Chance;
  readonly #workflowId: string;
  /** What it sent for the step it is at, to send it whole again; lost with the conversation. */
  #draft: { artifacts: Json[]; quoted: Set<string>; context: Json } = emptyDraft();
  #shown = '';
  calls = 0;
  refused = 0;

  constructor(call: CallTool, luck: Chance, workflowId: string) {
    this.#call = call;
    this.#chance = luck;
    this.#workflowId = workflowId;
  }

  get shown(): string {
    return this.#shown;
  }
  get isComplete(): boolean {
    return /^Run \S+ is complete/m.test(this.#shown);
  }

  async #sent(name: string, args: Json): Promise<void> {
    this.calls += 1;
    this.#shown = unescaped(await this.#call(name, args));
  }

  async start(): Promise<void> {
    await this.#sent('start_workflow', { workflowId: this.#workflowId });
  }

  /** The conversation is compacted: nothing is left but the task, and what a hook of the client prints. */
  async loseEverything(hookText: string | null): Promise<void> {
    this.#draft = emptyDraft();
    this.#shown = hookText ?? '';
    if (hookText === null) await this.#sent('resume_session', { query: this.#workflowId });
    if (this.#handle() === undefined) await this.#sent('continue_workflow', { stateToken: this.#runOfTask() });
  }

  /** The handle beside the name of the workflow, among the runs that are listed. */
  #runOfTask(): string {
    const lines = linesOf(this.#shown);
    const row = lines.findIndex((line) => line.includes(`${this.#workflowId} `));
    const handle = lines
      .slice(Math.max(row, 0))
      .map((line) => /"stateToken": "([^"]+)"/.exec(line)?.[1])
      .find((found) => found !== undefined);
    if (row === -1 || handle === undefined) throw new Error(`no run of ${this.#workflowId} in:\n${this.#shown}`);
    return handle;
  }

  #handle(): string | undefined {
    return /continue_workflow \{ "ackToken": "([^"]+)"/.exec(this.#shown)?.[1];
  }

  async step(): Promise<void> {
    const ackToken = this.#handle();
    if (ackToken === undefined) throw new Error(`no call to go on with in:\n${this.#shown}`);
    // Now and then it does what the step says and overlooks what the step must hand over.
    if (this.#isBlocked() || this.#chance.below(4) > 0) this.#read();
    const { artifacts, quoted, context } = this.#draft;
    const notesMarkdown = ['Did this step; nothing is open.', ...quoted].join('\n');
    const before = this.#header();
    await this.#meant({
      ackToken,
      output: { notesMarkdown, ...(artifacts.length === 0 ? {} : { artifacts }) },
      ...(Object.keys(context).length === 0 ? {} : { context }),
    });
    if (this.#header() !== before) this.#draft = emptyDraft();
  }
  /** Now and then the call is altered on its way; where that is refused, the next call gets through. */
  async #meant(args: Json): Promise<void> {
    const slip = this.#chance.below(5) === 0 ? this.#chance.pick(slips) : null;
    await this.#sent('continue_workflow', (slip?.({ tool: 'continue_workflow', args }, this.#chance) ?? args) as Json);
    if (!isRefusal(this.#shown)) return;
    this.refused += 1;
    const offered = this.#handle();
    await this.#sent('continue_workflow', offered === undefined ? args : { ...args, ackToken: offered });
    if (isRefusal(this.#shown)) throw new Error(`refused twice, though the refusal says what to do:\n${this.#shown}`);
  }
  #isBlocked(): boolean {
    return this.#shown.includes(' · BLOCKED · ');
  }
  /** Which step is shown: the header without its handle and state. */
  #header(): string {
    return (linesOf(this.#shown).find((line) => line.startsWith('[')) ?? '').replace(/^\[[^\]]*\]| · BLOCKED/g, '');
  }

  /** Takes from the shown text whatever it says should be sent. */
  #read(): void {
    for (const line of linesOf(this.#shown)) {
      this.#readExamples(line);
      this.#readDecision(line);
      this.#readInputs(line);
      this.#readNotes(line);
    }
  }
  #readExamples(line: string): void {
    if (!/Example: |of (?:this|these) forms?/.test(line)) return;
    const objects = objectsIn(line).filter(({ kind }) => typeof kind === 'string');
    const kinds = new Set(objects.map(({ kind }) => kind));
    for (const kind of kinds) {
      const forms = objects.filter((each) => each['kind'] === kind);
      const chosen = { ...this.#chance.pick(forms) };
      const others = this.#draft.artifacts.filter((each) => each['kind'] !== kind);
      this.#draft.artifacts = [...others, chosen];
    }
  }
  /** A last iteration has one form left, and says so in words. */
  #readDecision(line: string): void {
    const [, kind, loopId, decision] = /Send (\S+) with loopId "(\w+)" and decision "(\w+)"/.exec(line) ?? [];
    if (kind !== undefined) this.#draft.artifacts = [{ kind, loopId, decision }];
  }
  #readInputs(line: string): void {
    const [, key = '', kind = ''] = /input (\w+) \(([^)]+)\)/.exec(line) ?? [];
    if (key !== '') this.#draft.context[key] = givenValue(kind);
  }
  #readNotes(line: string): void {
    if (!/INVALID_REQUIRED_OUTPUT|^- .*"/.test(line)) return;
    for (const [, words = ''] of line.matchAll(/"([^"]+)"/g)) this.#draft.quoted.add(words);
  }
}

const slips = [...Object.values(sloppy), ...Object.values(broken)];
const isRefusal = (shown: string) => /^(?:.*")?[A-Z_]+: /.test(shown) && shown.includes('\nWhat to do: ');
const emptyDraft = () => ({ artifacts: [] as Json[], quoted: new Set<string>(), context: {} as Json });

function givenValue(kind: string): unknown {
  switch (kind) {
    case 'list':
      return ['a', 'b'];
    case 'number':
      return 3;
    case 'boolean':
      return true;
    default:
      return kind.includes('|') ? kind.split(/\s*\|\s*/)[0] : 'given';
  }
}
