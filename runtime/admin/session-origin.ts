/** Where a session came from, as reports say it [origin-survives-import]. An origin that cannot be read breaks no report. */
import type { SessionId } from '../../schemas/ids.ts';
import type { OriginReport } from '../../schemas/admin-reports.ts';
import type { Environment } from '../session/environment.ts';

/** Both absent: it was begun here, or its bundle said nothing of itself. */
export type OriginFields = { readonly origin?: OriginReport; readonly originProblem?: string };

const problem = (sessionId: SessionId, why: string): string =>
  `sessions/${sessionId}/.origin ${why}, so it is unknown whether this session was imported from a partial or redacted bundle`;

export async function originFields(
  { storage }: Pick<Environment, 'storage'>,
  sessionId: SessionId,
): Promise<OriginFields> {
  const look = await storage.origins.inspect(sessionId);
  if (look.isErr()) return { originProblem: problem(sessionId, `cannot be read (${look.error.message})`) };
  switch (look.value.kind) {
    case 'here':
      return {};
    case 'imported': {
      const { salvaged, redacted } = look.value.origin;
      return { origin: { salvaged, redacted } };
    }
    case 'unknown':
      return { originProblem: problem(sessionId, look.value.why) };
    default:
      return look.value satisfies never;
  }
}
