/**
 * Messages between the daemon and the program inside a sandbox: one JSON object a line, requests on stdin, replies on stdout. What
 * arrives from inside is data that an agent may have written: the daemon validates its shape and bounds its size.
 */
/** Where the socket of the proxy is inside, if the plan names one. */
export const insideProxySocket = '/workrail/proxy.sock';

export type CommandRequest = {
  /** Never parsed by a shell: pass `['bash', '-c', text]` for a shell command. */
  readonly argv: readonly string[];
  /** Relative to the working directory of the sandbox. */
  readonly folder?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Base64. Absent: an empty standard input. */
  readonly input?: string;
  readonly timeoutMs?: number;
  /** How much of the output is returned; the rest stays in a file inside. */
  readonly outputBytesMax?: number;
};

export type CommandEnding =
  | { readonly kind: 'exited'; readonly status: number }
  | { readonly kind: 'signalled'; readonly signal: string }
  | { readonly kind: 'timed_out' }
  | { readonly kind: 'cancelled' }
  /** The program was not found or may not be run: an errno. */
  | { readonly kind: 'not_started'; readonly reason: string };

/** What a command printed, stdout and stderr in the order of their arrival. */
export type CommandOutput = {
  readonly bytes: number;
  /** Base64. Everything, if nothing was cut. */
  readonly head: string;
  /** Base64. Empty, if nothing was cut. */
  readonly tail: string;
  /** The file inside that holds the output, as far as it was kept; null for no output. */
  readonly file: string | null;
  /** Bytes past the limit of that file, which nothing keeps. */
  readonly droppedBytes: number;
};

/** Head and tail are encoded each on its own: a decoder stops at the padding of the first. */
export const printedText = ({ head, tail }: CommandOutput): string =>
  Buffer.concat([head, tail].map((part) => Buffer.from(part, 'base64'))).toString('utf8');

export type CommandResult = { readonly ending: CommandEnding; readonly output: CommandOutput };

export type BackgroundState = {
  readonly handle: number;
  /** From its start to its end, or until now. */
  readonly elapsedMs: number;
  readonly ending: CommandEnding | null;
  readonly output: CommandOutput;
};

export type FileContent = {
  /** Base64. */
  readonly bytes: string;
  readonly size: number;
  /** SHA-256 of the whole file, in hex: an edit can state what it was based on. */
  readonly digest: string;
};

export type FoundFiles = { readonly paths: readonly string[]; readonly more: number };
export type FoundLine = { readonly path: string; readonly line: number; readonly text: string };
export type FoundLines = { readonly lines: readonly FoundLine[]; readonly more: number; readonly unreadable: number };

/** Arguments and result of each operation. */
export type Operations = {
  run: { readonly request: CommandRequest; readonly reply: CommandResult };
  start: { readonly request: CommandRequest; readonly reply: { readonly handle: number } };
  /** Waits until the command ends, at most so long; 0 only looks. */
  wait: { readonly request: { readonly handle: number; readonly waitMs: number }; readonly reply: BackgroundState };
  kill: { readonly request: { readonly handle: number }; readonly reply: BackgroundState };
  read: {
    readonly request: { readonly path: string; readonly fromByte?: number; readonly bytesMax: number };
    readonly reply: FileContent;
  };
  write: {
    readonly request: { readonly path: string; readonly bytes: string };
    readonly reply: { readonly existed: boolean };
  };
  /** Replaces text that occurs exactly once, or every occurrence. */
  replace: {
    readonly request: { readonly path: string; readonly old: string; readonly new: string; readonly every: boolean };
    readonly reply: { readonly occurrences: number };
  };
  find: {
    readonly request: { readonly pattern: string; readonly folder?: string; readonly pathsMax: number };
    readonly reply: FoundFiles;
  };
  search: {
    readonly request: {
      readonly pattern: string;
      readonly folder?: string;
      readonly files?: string;
      readonly ignoreCase?: boolean;
      readonly linesMax: number;
    };
    readonly reply: FoundLines;
  };
  /** SHA-256 of the files that git does not ignore, in hex; null if there are too many. */
  digest: { readonly request: Record<string, never>; readonly reply: { readonly digest: string | null } };
  /** The absolute path without links; of a file that does not exist, that of the nearest directory that does, with the rest. */
  resolve: { readonly request: { readonly path: string }; readonly reply: { readonly path: string } };
  /** Ends a request that still runs. */
  cancel: { readonly request: { readonly target: number }; readonly reply: Record<string, never> };
};

export type OperationName = keyof Operations;

export type Request = {
  readonly [Name in OperationName]: { readonly id: number; readonly op: Name } & Operations[Name]['request'];
}[OperationName];

/** `code`: an errno, or a name such as `not_a_file` or `no_match`. */
export type Refusal = { readonly code: string; readonly message: string };

export type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly refusal: Refusal };

export class OperationRefused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
