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

/** Structured lines on stderr; the logger is loaded at the first event. */
function stderrTrace(): TracePort {
  return {
    event(name, fields) {
      void import('../log.ts').then(({ log }) => log(name, fields));
    },
  };
}

function refuseStale(stale: readonly SourceRoot[]): void {
  if (stale.length === 0) return;
  throw new CommandFailure(
    {
      code: 'COMPILE_STALE',
      message: `the compiled ${stale.map((root) => root.sourceKind).join(' and ')} workflows are older than their sources, and --frozen was given`,
      retry: { kind: 'not_retryable' },
      suggestion: 'Run: workrail compile',
    },
    exitCode.stale,
  );
}

export async function run({ options }: Invocation): Promise<number> {
  const project = projectFolder(options['project']);
  const stale = staleRoots(rootsOf(project));
  if (options['frozen'] === true) refuseStale(stale);
  const trace = stderrTrace();
  const ready = refresh(stale).catch((error: unknown) => {
    trace.event('compile_failed', { error: error instanceof Error ? error.message : String(error) });
  });
  await serveStdio(openRuntime(project, trace), { version, trace, ready });
  return exitCode.ok;
}
