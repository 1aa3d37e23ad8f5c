/** Sessions as bundles and reports, with their whole text: what is written and read in pieces is one string to a test. */
import { ok, type Result } from 'neverthrow';
import type { Exported, ExportOptions } from '../../runtime/admin/export-session.ts';
import type { AdminApi } from '../../runtime/admin-api.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { ImportReport, VerificationReport } from '../../schemas/admin-reports.ts';

type Exporting = Pick<AdminApi, 'exportSession'>;
export type ExportedText = { readonly text: string; readonly report: Exported['report'] };

export async function exportText(
  operator: Exporting,
  named: string,
  options: ExportOptions,
): Promise<Result<ExportedText, ErrorEnvelope>> {
  const exported = await operator.exportSession(named, options);
  if (exported.isErr()) return exported.map(() => ({ text: '', report: {} as never }));
  const { report, write } = exported.value;
  let text = '';
  const written = await write(async (piece) => {
    text += piece;
  });
  if (Buffer.byteLength(text) !== report.bytes && written.isOk()) {
    throw new Error(`${Buffer.byteLength(text)} bytes were written, and the report says ${report.bytes}`);
  }
  return written.andThen(() => ok({ text, report }));
}

/** A prime number of bytes a piece, so that pieces end anywhere. */
const pieceBytes = 4093;

export function* inPieces(text: string, bytes = pieceBytes): Generator<Uint8Array> {
  const whole = new TextEncoder().encode(text);
  for (let at = 0; at < whole.length; at += bytes) yield whole.subarray(at, at + bytes);
}

export const importText = (
  operator: Pick<AdminApi, 'importBundle'>,
  text: string,
): Promise<Result<ImportReport, ErrorEnvelope>> => operator.importBundle(inPieces(text));

export const verifyText = (
  operator: Pick<AdminApi, 'verifyBundle'>,
  text: string,
): Promise<Result<VerificationReport, ErrorEnvelope>> => operator.verifyBundle(inPieces(text));
