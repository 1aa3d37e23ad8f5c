/**
 * A whole job of the daemon with its real process: a user's repository with a bare remote, a forge, a model that works in three steps and
 * gives a part of the second to another session, a message of the user, and the built program, which can be killed at each of its effects.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, postIssueEvent } from '../../../cli/demo/daemon-world.ts';
import { FileInbox } from '../../../daemon/inbox/inbox.ts';
import { FileJobQueue } from '../../../daemon/queue/file-queue.ts';
import type { JobState } from '../../../daemon/queue/job-state.ts';
import { DaemonLayout } from '../../../daemon/storage/layout.ts';
import { sessionIds } from '../../../daemon/storage/stored-sessions.ts';
import { createHost } from '../../../runtime/host.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { environmentOf, type Place, program, sourceOf, wait, writeSource } from '../../e2e/support.ts';
import { madeOnce } from '../../support/files.ts';
import { git } from '../../support/git.ts';
import { FakeForge, forgeToken } from '../forge/server.ts';
import { keyVariable, scriptedKey } from '../llm/completing.ts';
import type { Request } from '../llm/rules.ts';
import { type Scripted, ScriptedModel } from '../llm/server.ts';

const tokenVariable = 'FORGE_TOKEN';
const secretVariable = 'WEBHOOK_SECRET';
const secret = 'the-secret-of-the-webhook';
const variables = { [keyVariable]: scriptedKey, [tokenVariable]: forgeToken, [secretVariable]: secret };
const self = { id: 9, login: 'the-daemon', type: 'User' } as const;
const maintainer = { id: 1, login: 'maintainer', type: 'User' } as const;
export const issue = 7;
export const userMessage = 'Keep the file names as they are.';
const labelled = JSON.stringify({
  action: 'labeled',
  issue: {
    number: issue,
    title: 'Two is missing',
    body: 'Append it.',
    html_url: `https://forge.example/acme/app/issues/${issue}`,
    user: maintainer,
  },
  label: { name: 'workrail' },
  repository: { full_name: 'acme/app' },
  sender: maintainer,
});

const steps = [
  { id: 'change', title: 'Change', prompt: 'Append a line to a.txt.' },
  { id: 'review', title: 'Have it reviewed', prompt: 'Give the review to another session.' },
  { id: 'hand-over', title: 'Hand over', prompt: 'Say what is done.', output: { contractRef: 'wr.contracts.handoff' } },
];
const handoff = {
  kind: 'wr.handoff',
  outcome: 'complete',
  summary: 'The line is there.',
  done: ['a.txt'],
  open: [],
  next: 'Merge.',
};

const placeIn = (folder: string): Place => ({
  folder,
  project: path.join(folder, 'project'),
  home: path.join(folder, 'home'),
  data: path.join(folder, 'data'),
});
const remoteIn = (folder: string): string => path.join(folder, 'remote.git');

/** The repository of the user, with compiled workflows, and its bare remote. */
const writeRepositories = madeOnce((folder) => {
  const [place, remote] = [placeIn(folder), remoteIn(folder)];
  const { project } = place;
  writeSource(place, 'fix.json', sourceOf('project.fix', steps));
  writeSource(place, 'look.json', sourceOf('project.look', [{ id: 'look', title: 'Look', prompt: 'Read a.txt.' }]));
  fs.writeFileSync(path.join(project, 'a.txt'), 'one\n');
  git(folder, 'init', '-q', '--bare', '-b', 'main', remote);
  git(remote, 'config', 'core.logAllRefUpdates', 'always');
  git(project, 'init', '-q', '-b', 'main');
  execFileSync(process.execPath, [program(), 'compile'], { cwd: project, env: environmentOf(place) });
  git(project, 'add', '.');
  git(project, 'commit', '-qm', 'first');
  git(project, 'remote', 'add', 'origin', remote);
  git(project, 'push', '-q', '-u', 'origin', 'main');
});

export type Kill = { readonly at: number | string; readonly half?: boolean };

/** Survives every process: made once for each crash. */
export class CrashWorld {
  readonly place: Place;
  readonly remote: string;
  readonly layout: DaemonLayout;
  readonly forge: FakeForge;
  readonly model = new ScriptedModel(async (request) => {
    await this.#sendMessage();
    return this.#answer(request);
  });
  readonly host = createHost();
  readonly #closing: (() => void | Promise<void>)[] = [];
  #isMessageSent = false;
  #forgeUrl = '';
  #webhookPort = 0;

  private constructor() {
    const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'workrail-crash-'));
    this.#closing.push(() => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
    // A sandbox works as another user.
    fs.chmodSync(folder, 0o755);
    this.place = placeIn(folder);
    for (const each of [this.place.home, path.join(folder, 'temporary')]) fs.mkdirSync(each);
    this.remote = remoteIn(folder);
    this.layout = new DaemonLayout(this.place.data);
    this.forge = new FakeForge(this.remote, { self, writers: [maintainer] });
  }

  static async make(): Promise<CrashWorld> {
    const world = new CrashWorld();
    const { project, folder } = world.place;
    writeRepositories(folder);
    git(project, 'remote', 'set-url', 'origin', world.remote);
    const { baseUrl, close } = await world.forge.listen();
    world.#forgeUrl = baseUrl;
    world.#closing.push(close, () => world.model.close());
    world.#webhookPort = await freePort();
    world.#configure(await world.model.listen());
    return world;
  }

  #configure(baseUrl: string): void {
    const model = {
      provider: 'openai_compatible',
      id: 'scripted-1',
      baseUrl,
      apiKeyVariable: keyVariable,
      maxOutputTokens: 1000,
      prices: { input: 1, output: 5, cacheRead: 1 },
    };
    const delivery = [
      {
        path: this.place.project,
        baseBranch: 'main',
        labels: ['unattended'],
        checks: ['grep -q two a.txt'],
        forge: { kind: 'github', owner: 'acme', repo: 'app', baseUrl: this.#forgeUrl, tokenVariable },
      },
    ];
    const labels = {
      workflow: 'project.fix',
      project: this.place.project,
      goal: 'Append a line',
      deliver: true,
      github: {
        ...{ repository: 'acme/app', event: 'issue_labeled', label: 'workrail' },
        ...{ secretVariable, tokenVariable, baseUrl: this.#forgeUrl },
      },
    };
    const daemon = {
      models: { scripted: model },
      sandbox: 'unshare',
      limits: { childSessions: 2 },
      delivery,
      triggers: { labels },
      webhooks: { port: this.#webhookPort },
    };
    fs.mkdirSync(path.join(this.place.home, '.workrail'), { recursive: true });
    fs.writeFileSync(path.join(this.place.home, '.workrail/workrail.json'), JSON.stringify({ daemon }));
  }

  /** Copies all files, while no daemon runs. Returns what puts them back, and makes the forge and the model forget what came later. */
  snapshot(): () => void {
    const { folder } = this.place;
    const copy = `${folder}-copy`;
    const { forge, model } = this;
    const lists = [forge.pulls, forge.effects, model.requests, model.usages].map((list) => ({
      list,
      length: list.length,
    }));
    if (forge.labels.size + forge.comments.size > 0) throw new Error('the forge has labels or comments');
    this.#closing.push(() => fs.rmSync(copy, { recursive: true, force: true }));
    // The files belong to several users.
    execFileSync('cp', ['-a', folder, copy]);
    return () => {
      fs.rmSync(folder, { recursive: true });
      execFileSync('cp', ['-a', copy, folder]);
      for (const { list, length } of lists) list.length = length;
      forge.labels.clear();
      forge.comments.clear();
    };
  }

  async close(): Promise<void> {
    for (const close of this.#closing.reverse()) await close();
  }

  get queue(): FileJobQueue {
    return new FileJobQueue(this.host, this.layout.queue);
  }

  /** The job of the event that a daemon has received. */
  async jobId({ printed }: Daemon): Promise<string> {
    const [state] = await this.queue.jobs();
    if (state === undefined) throw new Error(`the daemon has added no job:\n${printed}`);
    return state.job.jobId;
  }

  /** The forge reports the label; whether the daemon answers that it has the event. Without that, a forge reports it again. */
  async sendLabel(): Promise<boolean> {
    return postIssueEvent({ port: this.#webhookPort, rule: 'labels', secret, body: labelled }).then(
      (status) => status === 202,
      () => false,
    );
  }

  // The model ---------------------------------------------------------------------------------------------------------

  /** The user writes while the first model call runs, so that the message comes before the reply. */
  async #sendMessage(): Promise<void> {
    if (this.#isMessageSent) return;
    this.#isMessageSent = true;
    const sessionId = (await sessionIds(this.host, this.layout)).at(-1) as SessionId;
    await new FileInbox(this.host, this.layout, sessionId, 0).add({ kind: 'message', text: userMessage });
  }

  /** Does what a careful model does: after an unknown outcome it looks before it repeats anything. */
  #answer({ messages }: Request): Scripted {
    const texts = messages.flatMap(({ parts }) => parts.map((part) => ('text' in part ? part.text : '')));
    const title = /step \d+(?: of \d+)?[^:\n]*: (.*)$/m.exec(texts[0] ?? '')?.[1] ?? '';
    const results = messages.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'result' ? [part] : [])));
    const call = (tool: string, args: object): Scripted => ({ kind: 'reply', calls: [{ tool, arguments: args }] });
    const complete = (artifacts?: readonly object[]) =>
      call('complete_step', { output: { notesMarkdown: `Did ${title}.`, ...(artifacts && { artifacts }) } });
    const append = () => call('bash', { command: 'echo two >> a.txt && echo appended' });
    const last = results.at(-1);
    switch (title) {
      case 'Change': {
        if (last === undefined) return append();
        if (/unknown/i.test(last.text)) return call('bash', { command: 'cat a.txt; echo looked' });
        if (/looked/.test(last.text) && !/two/.test(last.text)) return append();
        return complete();
      }
      case 'Have it reviewed':
        if (last !== undefined) return complete();
        return call('spawn_agent', { workflowId: 'project.look', goal: 'Read a.txt' });
      case 'Look':
        return last === undefined ? call('read', { path: 'a.txt' }) : complete();
      case 'Hand over':
        return complete([handoff]);
      default:
        throw new Error(`not a step: ${title}`);
    }
  }

  // Processes ---------------------------------------------------------------------------------------------------------

  get effectsLog(): string {
    return path.join(this.place.folder, 'effects.log');
  }

  /** The effects of all daemons so far, in order. */
  effects(): readonly string[] {
    return fs.existsSync(this.effectsLog) ? fs.readFileSync(this.effectsLog, 'utf8').split('\n').slice(0, -1) : [];
  }

  /** Starts the program, which is watched, and killed at an effect if one is given, by its number or its name. */
  start(kill: Kill | null, ...args: readonly string[]): Daemon {
    const child = spawn(
      process.execPath,
      [
        '--require',
        path.join(import.meta.dirname, 'effects.cjs'),
        program(),
        'daemon',
        ...(args.length === 0 ? ['run'] : args),
      ],
      {
        cwd: this.place.project,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: environmentOf(this.place, {
          ...variables,
          TMPDIR: path.join(this.place.folder, 'temporary'),
          EFFECTS_BELOW: this.place.folder,
          EFFECTS_LOG: this.effectsLog,
          ...(kill === null ? {} : { EFFECTS_KILL: `${kill.at}` }),
          ...(kill?.half === true ? { EFFECTS_HALF: '1' } : {}),
        }),
      },
    );
    this.#closing.push(() => void child.kill('SIGKILL'));
    return new Daemon(this, child);
  }

  async job(jobId: string): Promise<JobState> {
    const job = await this.queue.job(jobId);
    if (job === null) throw new Error('the job is gone');
    return job;
  }
}

const daemonMsMax = 300_000;

export class Daemon {
  readonly #world: CrashWorld;
  readonly #child: ChildProcess;
  readonly ended: Promise<number | string>;
  #isEnded = false;
  printed = '';

  constructor(world: CrashWorld, child: ChildProcess) {
    this.#world = world;
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.printed += text;
      });
    this.ended = new Promise((resolve) =>
      child.once('close', (code, signal) => {
        this.#isEnded = true;
        resolve(signal ?? code ?? 0);
      }),
    );
  }

  kill(signal: 'SIGKILL' | 'SIGTERM'): void {
    this.#child.kill(signal);
  }

  /** Until the daemon has the event, or was killed before it answered; whether it has it. */
  async receiveLabel(): Promise<boolean> {
    while (!this.#isEnded) {
      if (await this.#world.sendLabel()) return true;
      await wait(20);
    }
    return false;
  }

  /** Until the job is finished and the daemon has stopped, or the daemon was killed before. */
  async work(jobId: string): Promise<number | string> {
    const startedMs = Date.now();
    while (!this.#isEnded) {
      const { status } = await this.#world.job(jobId);
      // While it starts, a signal would end it at once, and leave its files for the next daemon.
      const isStarted = this.printed.includes('daemon is running');
      if (isStarted && status !== 'queued' && status !== 'claimed') break;
      if (Date.now() - startedMs > daemonMsMax) throw new Error(`the job is not finished:\n${this.printed}`);
      await wait(20);
    }
    this.kill('SIGTERM');
    return this.ended;
  }
}
