/** The tools that work on files and run commands. Each of them, those that only read as well, runs inside the sandbox [tools-run-inside]. */
import type { JsonObject } from '../../schemas/canonical/json.ts';
import {
  commandSecondsDefault,
  commandSecondsMax,
  filesListedMax,
  linesListedMax,
  toolOutputBytesMax,
} from '../../schemas/daemon/limits.ts';
import { OperationRefused } from '../sandbox/protocol.ts';
import { type Sandbox, SandboxEnded } from '../sandbox/sandbox.ts';
import { RunFault } from '../session/workflow-run.ts';
import { argumentFault, type ToolSchema } from './arguments.ts';
import { backgroundText, commandText, fileText, foundText, linesText } from './result-text.ts';
import { type Tool, type ToolResult, waitTool } from './tool.ts';

type Calling = Pick<Sandbox, 'call'>;
type Work = (sandbox: Calling, args: JsonObject, signal: AbortSignal) => Promise<ToolResult>;

const text = (description: string) => ({ type: 'string' as const, description });
const number = (description: string) => ({ type: 'integer' as const, description });
const flag = (description: string) => ({ type: 'boolean' as const, description });
const done = (result: string): ToolResult => ({ ending: 'done', text: result });

const second = 1000;
const secondsIn = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? Math.max(0, Math.min(value, commandSecondsMax)) : otherwise;
/** An argument that the schema allows to be left out. */
const optional = <K extends string>(args: JsonObject, ...names: readonly K[]) =>
  Object.fromEntries(names.flatMap((name) => (args[name] === undefined ? [] : [[name, args[name]]])));
const handleIn = ({ handle }: JsonObject) => ({ handle: Number(handle) });
const base64 = (value: unknown) => Buffer.from(String(value)).toString('base64');

type Definition = {
  readonly name: string;
  readonly description: string;
  readonly properties: ToolSchema['properties'];
  readonly required: readonly string[];
  readonly work: Work;
};

const bash: Work = async (sandbox, { command, timeoutSeconds, background }, signal) => {
  const argv = ['bash', '-c', String(command)];
  if (background === true) {
    const { handle } = await sandbox.call('start', { argv, outputBytesMax: toolOutputBytesMax }, signal);
    return done(`Started in the background with handle ${handle}. Use bash_wait and bash_kill with it.`);
  }
  const timeoutMs = Math.max(1, secondsIn(timeoutSeconds, commandSecondsDefault)) * second;
  return commandText(await sandbox.call('run', { argv, timeoutMs, outputBytesMax: toolOutputBytesMax }, signal));
};

const handle = number('The handle that bash returned.');
const folder = text('The directory to search; by default the working directory.');

const definitions: readonly Definition[] = [
  {
    name: 'bash',
    description: 'Runs a command with bash in the working directory, and returns its output and exit status.',
    properties: {
      command: text('The command.'),
      timeoutSeconds: number(`Ends the command after this many seconds; by default ${commandSecondsDefault}.`),
      background: flag('Runs the command in the background and returns a handle at once.'),
    },
    required: ['command'],
    work: bash,
  },
  {
    name: waitTool,
    description: 'Waits for a background command, and returns its output so far.',
    properties: { handle, seconds: number('The maximum number of seconds to wait; 0 returns at once.') },
    required: ['handle'],
    work: async (sandbox, args, signal) =>
      backgroundText(
        await sandbox.call('wait', { ...handleIn(args), waitMs: secondsIn(args['seconds'], 0) * second }, signal),
      ),
  },
  {
    name: 'bash_kill',
    description: 'Ends a background command with everything that it started.',
    properties: { handle },
    required: ['handle'],
    work: async (sandbox, args, signal) => backgroundText(await sandbox.call('kill', handleIn(args), signal)),
  },
  {
    name: 'read',
    description: 'Reads a text file.',
    properties: { path: text('The file.'), fromByte: number('The offset of the first byte to read; by default 0.') },
    required: ['path'],
    work: async (sandbox, { path, fromByte = 0 }, signal) => {
      const from = Math.max(0, Number(fromByte));
      const request = { path: String(path), fromByte: from, bytesMax: toolOutputBytesMax };
      return done(fileText(await sandbox.call('read', request, signal), from));
    },
  },
  {
    name: 'write',
    description: 'Writes a whole file. To change part of a file, use edit.',
    properties: { path: text('The file.'), content: text('Its new content.') },
    required: ['path', 'content'],
    work: async (sandbox, { path, content }, signal) => {
      const { existed } = await sandbox.call('write', { path: String(path), bytes: base64(content) }, signal);
      return done(existed ? `Replaced ${path}.` : `Created ${path}.`);
    },
  },
  {
    name: 'edit',
    description: 'Replaces a text in a file. The text must occur exactly once, unless "every" is true.',
    properties: {
      path: text('The file.'),
      old: text('The text to replace, exactly as it is in the file.'),
      new: text('The new text.'),
      every: flag('Replace every occurrence.'),
    },
    required: ['path', 'old', 'new'],
    work: async (sandbox, args, signal) => {
      const { path, old } = args;
      const request = { path: String(path), old: String(old), new: String(args['new']), every: args['every'] === true };
      const { occurrences } = await sandbox.call('replace', request, signal);
      return done(`Replaced ${occurrences} in ${path}.`);
    },
  },
  {
    name: 'glob',
    description: 'Lists the files that match a pattern such as src/**/*.ts.',
    properties: { pattern: text('The pattern.'), folder },
    required: ['pattern'],
    work: async (sandbox, args, signal) => {
      const request = { pattern: String(args['pattern']), pathsMax: filesListedMax, ...optional(args, 'folder') };
      return done(foundText(await sandbox.call('find', request, signal)));
    },
  },
  {
    name: 'grep',
    description:
      'Searches files for a regular expression, and returns each matching line with its file and line number.',
    properties: {
      pattern: text('The regular expression.'),
      folder,
      files: text('Only files that match this pattern, such as *.ts.'),
      ignoreCase: flag('Ignore the difference between upper and lower case.'),
    },
    required: ['pattern'],
    work: async (sandbox, args, signal) => {
      const more = optional(args, 'folder', 'files', 'ignoreCase');
      const request = { pattern: String(args['pattern']), linesMax: linesListedMax, ...more };
      return done(linesText(await sandbox.call('search', request, signal)));
    },
  },
];

/** @param network what the model has to know of it before it runs a command */
export const sandboxTools = (sandbox: Calling, network?: string): readonly Tool[] =>
  definitions.map(({ name, description, properties, required, work }) => {
    const inputSchema = { type: 'object', properties, required } as const;
    return {
      name,
      description: name === 'bash' && network !== undefined ? `${description} ${network}` : description,
      inputSchema: inputSchema as never,
      run: async (args, signal) => {
        const fault = argumentFault(args, inputSchema);
        return fault === null
          ? withSandboxFaults(() => work(sandbox, args, signal))
          : { ending: 'refused', text: `${fault}.` };
      },
    };
  });

/** A refusal of the sandbox is a result for the model. Without a sandbox, the session cannot continue. */
async function withSandboxFaults(work: () => Promise<ToolResult>): Promise<ToolResult> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OperationRefused) return { ending: 'failed', text: error.message };
    if (error instanceof SandboxEnded) throw new RunFault(error.message);
    throw error;
  }
}
