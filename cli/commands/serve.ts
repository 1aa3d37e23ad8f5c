/**
 * `workrail serve`: the MCP server for one project, on stdin and stdout.
 *
 * A stale project is compiled before any tool call is answered, after the client has been greeted: an agent need not wait
 * for a compiler that its first messages do not need. `--frozen` refuses instead.
 */
import { version } from '../../package.json';
import { dataFolder, userFolder } from '../../project/places.ts';
import type { OpenRuntime } from '../../runtime/mcp/server.ts';
import { serveStdio } from '../../runtime/mcp/stdio.ts';
import type { TracePort } from '../../runtime/ports.ts';
import { serveForms } from '../arguments/serve-options.ts';
import { exitCode, type Invocation } from '../command.ts';
import { currentWorkspace, namedProject, workingProject } from '../serving/current-workspace.ts';
import { say } from '../terminal/terminal.ts';

/** Structured lines on stderr; the logger is loaded at the first event. */
function stderrTrace(): TracePort {
  return {
    event(name, fields) {
      void import('../terminal/log.ts').then(({ log }) => log(name, fields));
    },
  };
}

export async function run(invocation: Invocation): Promise<number> {
  const { options } = invocation;
  const { replies, tokenForm } = serveForms(invocation, process.env['WORKRAIL_REPLIES']);
  // Asked for now: a client shows why a server did not start, and an agent could not correct this in any call.
  userFolder();
  dataFolder();
  const named = namedProject(options['project']);
  const project = named ?? workingProject();
  const frozen = options['frozen'] === true;
  if (frozen) await (await import('../serving/serve-project.ts')).refuseUnreviewed(project);
  if (process.stdin.isTTY) say('Serving MCP on stdin and stdout for an MCP client. Press Ctrl-C to stop.');
  const trace = stderrTrace();
  const open: OpenRuntime = async (roots) =>
    (await import('../serving/serve-project.ts')).openRuntimeFor(
      project,
      currentWorkspace(named, roots),
      frozen,
      trace,
      {
        tokenForm,
      },
    );
  await serveStdio(open, {
    version,
    trace,
    startSession: options['startSession'] === true,
    ...(replies === undefined ? {} : { replies }),
  });
  return exitCode.ok;
}
