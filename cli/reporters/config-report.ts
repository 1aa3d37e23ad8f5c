/** What is wrong in `workrail.json`, in the report of a command that reports diagnostics. */
import type { Diagnostic } from '../../schemas/diagnostics.ts';
import { exitCodeOf, type Invocation } from '../command.ts';
import { Failure } from '../../project/failure.ts';
import { projectConfigDiagnostics } from '../../project/configuration/explain-project-config.ts';
import { projectFolder } from '../../project/places.ts';
import { printReport, reportFormat } from './report.ts';
import type { SourceRoot } from '../../project/sources/source-root.ts';

/** Runs a command; where `workrail.json` keeps it from looking at any source, that is the report. */
export async function reportingConfig(invocation: Invocation, run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    const diagnostics = Failure.is(error) ? ((await error.diagnostics?.()) ?? []) : [];
    if (!Failure.is(error) || diagnostics.length === 0) throw error;
    const folder = projectFolder(invocation.options['project']);
    const report = { diagnostics, compiled: [], texts: new Map<string, string>() };
    const options = { folder, workflows: 0, withCompiled: false, showAll: invocation.withJson };
    await printReport(reportFormat(invocation), report, options);
    return exitCodeOf(error);
  }
}

type Result = { readonly diagnostics: readonly Diagnostic[] };

/** For a command that looks at the whole project: `workrail.json` is part of it. The user's folder has none. */
export const withConfig = <R extends Result>({ sourceKind, folder }: SourceRoot, result: R): R => ({
  ...result,
  diagnostics: [...(sourceKind === 'project' ? projectConfigDiagnostics(folder) : []), ...result.diagnostics],
});
