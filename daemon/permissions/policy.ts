/**
 * What a policy allows. What it does not name is denied, and a step can only take away: a call is allowed if the policy of the workflow
 * and that of the step both allow it [permissions-deny-by-default]. Pure; paths are resolved by the sandbox before they are compared.
 */
import { posix } from 'node:path';
import type { StepPolicy, WorkflowPolicy } from '../../schemas/daemon/permissions.ts';
import { commandWords, quotedWords } from './command-words.ts';

/** The policies of a workflow and of its step. Empty: nothing beyond the sandbox. */
export type Layers = readonly StepPolicy[];

export function layersOf(workflows: readonly WorkflowPolicy[], workflowId: string, stepId: string | null): Layers {
  const found = workflows.find(({ match }) => matches(match, workflowId));
  if (found === undefined) return [];
  const step = stepId !== null && Object.hasOwn(found.steps, stepId) ? found.steps[stepId] : undefined;
  return step === undefined ? [found.policy] : [found.policy, step];
}

/** The steps that the entry of exactly this workflow restricts and the workflow does not have: a misspelled id would restrict nothing. */
export function unknownSteps(
  workflows: readonly WorkflowPolicy[],
  workflowId: string,
  stepIds: ReadonlySet<string>,
): readonly string[] {
  const found = workflows.find(({ match }) => matches(match, workflowId));
  return found?.match === workflowId ? Object.keys(found.steps).filter((stepId) => !stepIds.has(stepId)) : [];
}

function matches(pattern: string, id: string): boolean {
  const parts = pattern.split('*');
  if (parts.length === 1) return pattern === id;
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  if (!id.startsWith(first) || id.length < first.length + last.length) return false;
  let at = first.length;
  for (const part of parts.slice(1, -1)) {
    const found = id.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return id.length - last.length >= at && id.endsWith(last);
}

/** Null if it is allowed; otherwise what is allowed, for the model. */
export type Denial = { readonly allowed: string } | null;

/** @param path absolute, without links */
export function deniedPath(layers: Layers, access: 'read' | 'write', path: string, folder: string): Denial {
  for (const layer of layers) {
    const paths = layer[access];
    if (paths === undefined || paths === 'any') continue;
    const isBelow = (rule: string) => {
      const from = posix.resolve(folder, rule);
      return path === from || path.startsWith(from === '/' ? '/' : `${from}/`);
    };
    if (!paths.some(isBelow)) return { allowed: listed(paths) };
  }
  return null;
}

export function deniedSpawn(layers: Layers, workflowId: string): Denial {
  for (const { spawn } of layers) {
    if (spawn === undefined || spawn === 'any') continue;
    if (!spawn.some((pattern) => matches(pattern, workflowId))) return { allowed: listed(spawn) };
  }
  return null;
}

/** The command to run: exactly the words that were compared with the policy. */
export type CheckedCommand =
  | { readonly kind: 'allowed'; readonly command: string }
  | { readonly kind: 'denied'; readonly what: string; readonly allowed: string };

export function checkedCommand(layers: Layers, command: string): CheckedCommand {
  const lists = layers.flatMap(({ commands }) => (commands === undefined || commands === 'any' ? [] : [commands]));
  if (lists.length === 0) return { kind: 'allowed', command };
  const words = commandWords(command);
  const denying = lists.find((rules) => words === null || !rules.some((rule) => fits(rule, words)));
  if (denying === undefined && words !== null) return { kind: 'allowed', command: quotedWords(words) };
  return { kind: 'denied', what: deniedWords(words, denying ?? []), allowed: listed(denying ?? []) };
}

/** Of a program that may run with other words, all words: denials of different commands are different denials. */
function deniedWords(words: readonly string[] | null, rules: readonly string[]): string {
  if (words === null) return 'a command with pipes, expansions, assignments or several commands';
  const [program = ''] = words;
  return rules.some((rule) => rule.split(' ')[0] === program) ? words.join(' ') : program;
}

/** `git status` allows these words alone; `git diff *` also allows any words after them. */
function fits(rule: string, words: readonly string[]): boolean {
  const ruled = rule.split(' ');
  const isOpen = ruled.at(-1) === '*';
  const fixed = isOpen ? ruled.slice(0, -1) : ruled;
  return (
    (isOpen ? words.length >= fixed.length : words.length === fixed.length) &&
    fixed.every((word, i) => word === words[i])
  );
}

const listed = (rules: readonly string[]): string => (rules.length === 0 ? 'nothing' : rules.join(', '));
