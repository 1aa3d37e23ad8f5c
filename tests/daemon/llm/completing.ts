/** A scripted model that completes each step with a line of notes, and the configuration of a user who has it. */
import fs from 'node:fs';
import path from 'node:path';
import type { Request } from './rules.ts';
import type { Scripted } from './server.ts';

export const completing = ({ messages }: Request): Scripted => ({
  kind: 'reply',
  text: messages.length === 1 ? 'I do the step.' : 'I try again.',
  calls: [{ tool: 'complete_step', arguments: { output: { notesMarkdown: 'Did what the step asks for.' } } }],
});

export const keyVariable = 'SCRIPTED_MODEL_KEY';
export const scriptedKey = 'sk-scripted-key-that-is-stored-nowhere';

/** Writes `~/.workrail/workrail.json` below a home directory. */
export function configureModel(home: string, baseUrl: string, sandbox = 'no_tools'): void {
  const model = {
    provider: 'openai_compatible',
    id: 'scripted-1',
    baseUrl,
    apiKeyVariable: keyVariable,
    prices: { input: 1, output: 5 },
  };
  fs.mkdirSync(path.join(home, '.workrail'), { recursive: true });
  fs.writeFileSync(
    path.join(home, '.workrail/workrail.json'),
    JSON.stringify({ daemon: { models: { scripted: model }, sandbox } }, null, 2),
  );
}
