/**
 * The world of `workrail demo --daemon`: a repository with a bare remote, a forge on the loopback interface, a user whose model is a script,
 * and the program as that user runs it. Everything is in one folder, and nothing of the real user is read.
 */
import { execFile, execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { signatureOf } from '../../daemon/triggers/signature.ts';
import { DaemonProcess } from './daemon-process.ts';
import { type Account, LocalForge } from './forge.ts';
import { rehearsal, repositoryFiles, workflowId } from './rehearsal.ts';

const repository = { owner: 'acme', repo: 'greeter' };
const maintainer: Account = { id: 1, login: 'maintainer', type: 'User' };
const self: Account = { id: 9, login: 'greeter-daemon', type: 'User' };
const secrets = { DEMO_FORGE_TOKEN: 'the-token-of-the-demo', DEMO_WEBHOOK_SECRET: 'the-secret-of-the-demo' };
export const issueNumber = 12;

const issue = {
  number: issueNumber,
  title: 'The greeting lacks a name',
  body: '`sh greet.sh` prints `Hello, !`. It should greet the world.',
  html_url: `https://forge.example/acme/greeter/issues/${issueNumber}`,
  user: maintainer,
};
/** What the forge sends when the maintainer sets the label. */
const labeled = (changed: Partial<typeof issue>): string =>
  JSON.stringify({
    action: 'labeled',
    issue: { ...issue, ...changed },
    label: { name: 'workrail' },
    repository: { full_name: 'acme/greeter' },
    sender: maintainer,
  });

export type Sandbox = 'unshare' | 'no_tools';
export type Ran = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** Systems give ports from 32768 or 49152 on to outgoing connections and to servers that name none, as other programs may at any moment. */
const portsOnRequest = { from: 20_000, to: 30_000 };

/** Nobody listens there now, and somebody else takes it only by its number. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(portsOnRequest.from, portsOnRequest.to);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise<void>((resolve) => server.close(() => resolve()));
    return port;
  }
}

type IssueEvent = { readonly port: number; readonly rule: string; readonly secret: string; readonly body: string };

/** The status of the reply to an event that a forge sends, or sends again: with the same delivery id. */
export async function postIssueEvent({ port, rule, secret, body }: IssueEvent): Promise<number> {
  const headers = {
    'x-github-event': 'issues',
    'x-github-delivery': '72d3162e-cc78-11e3-81ab-4c9367dc0958',
    'x-hub-signature-256': signatureOf(secret, new TextEncoder().encode(body)),
  };
  return (await fetch(`http://127.0.0.1:${port}/hooks/${rule}`, { method: 'POST', body, headers })).status;
}

export class DaemonWorld {
  readonly folder: string;
  readonly project: string;
  readonly home: string;
  readonly data: string;
  readonly remote: string;
  readonly forge: LocalForge;
  readonly #program: string;
  #port = 0;
  #closeForge: () => void = () => undefined;
  #daemon: DaemonProcess | null = null;

  /**
   * @param folder exists and is empty
   * @param program the built program
   */
  constructor(folder: string, program: string) {
    this.folder = folder;
    this.#program = program;
    [this.project, this.home, this.data] = [join(folder, 'greeter'), join(folder, 'home'), join(folder, 'data')];
    this.remote = join(folder, 'greeter.git');
    this.forge = new LocalForge({
      ...{ ...repository, self, remote: this.remote },
      token: secrets.DEMO_FORGE_TOKEN,
      writers: [maintainer],
    });
  }

  get environment(): Record<string, string> {
    const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'LANG', 'LC_ALL'].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value] as const];
    });
    const own = { HOME: this.home, USERPROFILE: this.home, WORKRAIL_DATA_DIR: this.data, NO_COLOR: '1' };
    return { ...Object.fromEntries(kept), ...own, ...secrets };
  }

  git(...args: readonly string[]): string {
    const identity = ['-c', 'user.name=Maintainer', '-c', 'user.email=maintainer@example.com'];
    const options = { cwd: this.project, env: this.environment, encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', [...identity, ...args], options).trimEnd();
  }

  /** Of the remote, which is what others see. */
  inRemote(...args: readonly string[]): string {
    return this.git('--git-dir', this.remote, ...args);
  }

  /** Sandboxes may run as another user, who has to reach the files. */
  async open(sandbox: Sandbox): Promise<string> {
    chmodSync(this.folder, 0o755);
    for (const [name, text] of Object.entries(repositoryFiles)) {
      mkdirSync(dirname(join(this.project, name)), { recursive: true });
      writeFileSync(join(this.project, name), text);
    }
    mkdirSync(join(this.home, '.workrail'), { recursive: true });
    this.git('init', '-q', '--bare', '-b', 'main', this.remote);
    this.git('init', '-q', '-b', 'main');
    this.git('add', '.');
    this.git('commit', '-qm', 'Greet somebody');
    this.git('remote', 'add', 'origin', this.remote);
    this.git('push', '-q', '-u', 'origin', 'main');
    const { baseUrl, close } = await this.forge.listen();
    this.#closeForge = close;
    this.#port = await freePort();
    this.#configure(sandbox, baseUrl);
    return baseUrl;
  }

  #configure(sandbox: Sandbox, baseUrl: string): void {
    const script = join(this.home, '.workrail', 'script.json');
    const tokenVariable = 'DEMO_FORGE_TOKEN';
    const github = { repository: 'acme/greeter', event: 'issue_labeled', label: 'workrail', tokenVariable, baseUrl };
    const checks = sandbox === 'no_tools' ? {} : { checks: ['sh test.sh'] };
    const daemon = {
      models: {
        scripted: { provider: 'scripted', id: 'scripted-1', script, prices: { input: 3, output: 15, cacheRead: 0.3 } },
      },
      sandbox,
      limits: { childSessions: 1, spending: { day: { usd: 5 } } },
      delivery: [
        {
          path: this.project,
          baseBranch: 'main',
          forge: { kind: 'github', ...repository, baseUrl, tokenVariable },
          labels: ['unattended'],
          ...checks,
        },
      ],
      triggers: {
        fix: {
          workflow: workflowId,
          project: this.project,
          goal: 'Fix issue {number}: {title}',
          context: { ticket: '{body}' },
          deliver: true,
          github: { ...github, secretVariable: 'DEMO_WEBHOOK_SECRET' },
        },
      },
      webhooks: { port: this.#port },
    };
    writeFileSync(join(this.home, '.workrail', 'workrail.json'), `${JSON.stringify({ daemon }, null, 2)}\n`);
    writeFileSync(script, `${JSON.stringify(rehearsal(sandbox !== 'no_tools'), null, 2)}\n`);
  }

  /** The status that the daemon answers to the delivery of the forge. */
  async sendLabel({ isSigned = true } = {}, changed: Partial<typeof issue> = {}): Promise<number> {
    const secret = isSigned ? secrets.DEMO_WEBHOOK_SECRET : 'a-guess';
    const body = labeled(changed);
    return postIssueEvent({ port: this.#port, rule: 'fix', secret, body });
  }

  startDaemon(): DaemonProcess {
    this.#daemon = new DaemonProcess(this.#program, this.project, this.environment);
    return this.#daemon;
  }

  /** `workrail` as the user of the demo runs it. */
  run(...args: readonly string[]): Promise<Ran> {
    const options = { cwd: this.project, env: this.environment, maxBuffer: 16 * 1024 * 1024 };
    return new Promise((resolve) =>
      execFile(process.execPath, [this.#program, ...args], options, (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : Number(error.code ?? 1), stdout, stderr }),
      ),
    );
  }

  /** The report of a command. */
  async report<T>(...args: readonly string[]): Promise<T> {
    const { stdout, stderr } = await this.run(...args, '--json');
    try {
      return JSON.parse(stdout) as T;
    } catch {
      throw new Error(`workrail ${args.join(' ')} printed no report: ${stderr}`);
    }
  }

  async close(): Promise<void> {
    await this.#daemon?.stop();
    this.#closeForge();
  }
  /** For the way out, when nothing can be awaited. A sandbox ends with the process that opened it. */
  end(): void {
    this.#daemon?.end();
  }
}
