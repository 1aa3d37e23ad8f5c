/** The compiled workflow behind an entry of a catalog, which must be the workflow that the entry names. */
import { err, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { Environment } from '../session/environment.ts';
import { quote, storeError } from '../replies/refusals.ts';
import type { Found } from './workflow-library.ts';
import type { CompiledText } from '../session/pinned-objects.ts';

export async function namedWorkflow(
  environment: Environment,
  { entry, catalog }: Pick<Found, 'entry' | 'catalog'>,
): Promise<Result<CompiledText, ErrorEnvelope>> {
  const { workflowId, workflowHash } = entry;
  const compiled = await environment.objects.readCompiled(workflowHash, () => catalog.snapshot(workflowHash));
  if (compiled.isErr() || compiled.value.snapshot.workflowId === workflowId) return compiled;
  return err(
    storeError({
      code: 'STORE_OBJECT_DAMAGED',
      message: `the catalog lists ${workflowId}, but the compiled workflow has the id ${quote(compiled.value.snapshot.workflowId)}; run: workrail compile`,
      retryable: false,
    }),
  );
}
