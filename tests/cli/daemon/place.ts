/** A project, its user with a scripted model, and the program as that user runs it: what all tests of `workrail daemon` start with. */
import fs from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { configureModel, keyVariable, scriptedKey } from '../../daemon/llm/completing.ts';
import { type Script, ScriptedModel } from '../../daemon/llm/server.ts';
import {
  type Place,
  plainSteps,
  type Ran,
  sourceOf,
  temporaryPlace,
  workrail,
  writeSource,
} from '../../e2e/support.ts';
import { inProcess } from '../../support/command-line.ts';
import { git } from '../../support/git.ts';

export const modelKey = { [keyVariable]: scriptedKey };

/** Commands that may open a sandbox, which needs the built program, or work while the test goes on. */
const working: ReadonlySet<string | undefined> = new Set([
  'deliver',
  'dispatch',
  'resume',
  'run',
  'start',
  'worktrees',
]);

export const daemonWith = (
  env: Readonly<Record<string, string>>,
  place: Place,
  ...args: readonly string[]
): Promise<Ran> => (working.has(args[0]) ? workrail : inProcess)(place, ['daemon', ...args], { env });
export const daemon = (place: Place, ...args: readonly string[]): Promise<Ran> => daemonWith(modelKey, place, ...args);

export type ModelPlace = Place & { readonly model: ScriptedModel };
type Wish = { readonly steps?: readonly object[]; readonly sandbox?: string };

/** A project with the workflow `project.tidy`. */
export async function placeWith(script: Script, { steps = plainSteps(2), sandbox }: Wish = {}): Promise<ModelPlace> {
  const place = temporaryPlace();
  writeSource(place, 'tidy.json', sourceOf('project.tidy', steps as never));
  const model = new ScriptedModel(script);
  onTestFinished(() => model.close());
  configureModel(place.home, await model.listen(), sandbox);
  return { ...place, model };
}

const configFile = (place: Place) => path.join(place.home, '.workrail/workrail.json');

/** Adds settings to the key `daemon` of the user. */
export function configure(place: Place, more: object): void {
  const file = configFile(place);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const { daemon: settings = {} } = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as { readonly daemon?: object })
    : {};
  fs.writeFileSync(file, JSON.stringify({ daemon: { ...settings, ...more } }, null, 2));
}

/** Makes the project a repository with one commit. Sandboxes run as another user, so they have to reach its directories. */
export function makeRepository({ project, folder }: Place): void {
  git(project, 'init', '-q', '-b', 'main');
  git(project, 'add', '.');
  git(project, 'commit', '-qm', 'first');
  for (const each of [folder, project]) fs.chmodSync(each, 0o755);
}

/** Makes the project a repository whose branch is pushed to a bare remote. */
export function makeRepositoryWithRemote(place: Place): string {
  makeRepository(place);
  const remote = path.join(place.folder, 'remote.git');
  git(place.folder, 'init', '-q', '--bare', '-b', 'main', remote);
  git(place.project, 'remote', 'add', 'origin', remote);
  git(place.project, 'push', '-q', '-u', 'origin', 'main');
  return remote;
}

/** Every command that a text prints for this purpose, without the name of the program. */
export const commandsIn = (text: string): readonly string[] =>
  [...text.matchAll(/workrail ((?:daemon|sessions) [^\n".]*)/g)].map(([, command = '']) => command.trim());
