/** The compiled workflow behind an entry of a catalog, which must be the workflow that the entry names. */
import { err, ok, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { Environment } from '../session/environment.ts';
import { catalogError, quote } from '../replies/refusals.ts';
import type { Found } from './workflow-library.ts';
import type { StoreFault } from '../storage/ports.ts';
import type { CompiledText } from '../session/pinned-objects.ts';
import { catalogCommand } from '../../schemas/text/catalog-command.ts';

export async function namedWorkflow(
  environment: Environment,
  { entry, catalog }: Pick<Found, 'entry' | 'catalog'>,
): Promise<Result<CompiledText, ErrorEnvelope>> {
  const { workflowId, workflowHash } = entry;
  const compiled = await environment.objects.readCompiled(workflowHash, () => catalog.snapshot(workflowHash));
  if (compiled.isErr()) return err(catalogError(compiled.error, catalog.sourceKind));
  if (compiled.value.snapshot.workflowId === workflowId) return ok(compiled.value);
  const fault: StoreFault = {
    code: 'STORE_OBJECT_DAMAGED',
    message: `it lists ${workflowId}, but the compiled workflow has the id ${quote(compiled.value.snapshot.workflowId)}`,
    fix: `Run: ${catalogCommand('compile', catalog.sourceKind)}`,
    retryable: false,
  };
  return err(catalogError(fault, catalog.sourceKind));
}
