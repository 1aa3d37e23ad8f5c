/**
 * `workrail serve`: the MCP server for one project, on stdin and stdout.
 *
 * A stale project is compiled before any tool call is answered, after the client has been greeted: an agent need not wait
 * for a compiler that its first messages do not need. `--frozen` refuses instead.
 */
import { version } from '../../package.json';
import type { TracePort } from '../../runtime/ports.ts';
import { serveStdio } from '../../runtime/mcp/stdio.ts';
import { CommandFailure, exitCode, type Invocation } from '../command.ts';
import { refresh, rootsOf, staleRoots } from '../fresh.ts';
import { openRuntime } from '../open-runtime.ts';
import { projectFolder } from '../places.ts';
import type { SourceRoot } from '../sources.ts';
import { disagreesWithLock } from '../staleness.ts';
import { say } from '../terminal.ts';

/** Structured lines on stderr; the logger is loaded at the first event. */
function stderrTrace(): TracePort {
  return {
    event(name, fields) {
      void import('../log.ts').then(({ log }) => log(name, fields));
    },
  };
}

/** Frozen: what is served is what the lock file says was reviewed, and nothing is compiled on the way. */
function refuseUnreviewed(roots: readonly SourceRoot[], stale: readonly SourceRoot[]): void {
  const refused = roots.filter((root) => stale.includes(root) || disagreesWithLock(root));
  if (refused.length === 0) return;
  throw new CommandFailure(
    {
      code: 'COMPILE_STALE',
      message: `the compiled ${refused.map((root) => root.sourceKind).join(' and ')} workflows are not what their sources and workrail.lock say, and --frozen was given`,
      retry: { kind: 'not_retryable' },
      suggestion: 'Run: workrail compile',
    },
    exitCode.stale,
  );
}

export async function run({ options }: Invocation): Promise<number> {
  const project = projectFolder(options['project']);
  const roots = rootsOf(project);
  const stale = staleRoots(roots);
  if (options['frozen'] === true) refuseUnreviewed(roots, stale);
  if (process.stdin.isTTY)
    say('Serving MCP on stdin and stdout; an agent starts this command. Press Ctrl-C to end it.');
  const trace = stderrTrace();
  const ready = refresh(stale).catch((error: unknown) => {
    trace.event('compile_failed', { error: error instanceof Error ? error.message : String(error) });
  });
  await serveStdio(openRuntime(project, trace), { version, trace, ready });
  return exitCode.ok;
}
