// Generated from schemas/reported-artifacts.ts by `npm run generate`; do not edit.
import type { ReportedArtifact } from '../../schemas/reported-artifacts.ts';
import type { ExplainingValidator } from './validator.ts';
export declare const validateReportedArtifact: ExplainingValidator<ReportedArtifact>;
