/**
 * The terminal of a page or an example script. Most commands of `workrail` run in the process of the test, because starting a
 * process takes longer than what they do; all else runs in bash.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { environmentOf, type Place } from '../e2e/support.ts';
import { inProcess } from '../support/command-line.ts';

/** stdout and stderr as a terminal shows them. */
type Outcome = { readonly status: number | null; readonly output: string };

/** Commands that read stdin, start other programs, open a sandbox or listen. */
const ownProcess = /^workrail (?:serve|hook|demo|doctor|daemon (?:dispatch|run|start|stop|install|resume|deliver))\b/;
/** `workrail` and words without a meaning for the shell but for quotes and variables. */
const plainCommand = /^workrail(?: (?:[\w./:=@$-]+|"[\w ./:$-]*"))+$/;
/** A variable and the command that needs it, on one line. */
const assignmentBefore = /^([A-Z]+=\$\(.*\)); (workrail .*)$/;

export class Shell {
  /** As in a terminal, a command that ends in another directory takes the next ones with it. */
  cwd: string;
  readonly #place: Place;
  readonly #environment: Record<string, string>;

  /** `environment` comes on top of the variables of the place, and keeps those that commands assign. */
  constructor(place: Place, environment: Record<string, string>) {
    this.cwd = place.project;
    this.#place = place;
    this.#environment = environment;
  }

  async run(line: string): Promise<Outcome> {
    const [, assignment, after] = assignmentBefore.exec(line) ?? [];
    if (assignment !== undefined && after !== undefined) {
      this.#inBash(assignment);
      return this.run(after);
    }
    const command = line.replace(/ +# .*$/, '');
    if (!plainCommand.test(command) || ownProcess.test(command)) return this.#inBash(line);
    const words = [...command.matchAll(/"([^"]*)"|[^ "]+/g)].slice(1).map(([word, quoted]) => quoted ?? word);
    const args = words.map((word) => word.replace(/\$(\w+)/g, (_, name: string) => this.#environment[name] ?? ''));
    const shown: string[] = [];
    const { code } = await inProcess(this.#place, args, { cwd: this.cwd, env: this.#environment, shown });
    return { status: code, output: shown.join('') };
  }

  #inBash(line: string): Outcome {
    const left = path.join(this.#place.folder, 'left');
    const [, assigned] = /^([A-Z]+)=/.exec(line) ?? [];
    const state = `"$PWD" "$${assigned ?? 'PWD'}"`;
    const { status, stdout } = spawnSync(
      'bash',
      ['-o', 'pipefail', '-c', `exec 2>&1\ntrap 'printf "%s\\n" ${state} > "${left}"' EXIT\n${line}`],
      { cwd: this.cwd, env: environmentOf(this.#place, this.#environment), encoding: 'utf8', timeout: 300_000 },
    );
    const [cwd = this.cwd, value = ''] = fs.existsSync(left) ? fs.readFileSync(left, 'utf8').split('\n') : [];
    this.cwd = cwd;
    if (assigned !== undefined) this.#environment[assigned] = value;
    return { status, output: stdout };
  }
}
