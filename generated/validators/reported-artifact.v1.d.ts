// Generated from schemas/reported-artifacts.ts by `npm run generate`; do not edit.
import type { ReportedArtifact } from '../../schemas/reported-artifacts.ts';
import type { Validator } from './validator.ts';
export declare const validateReportedArtifact: Validator<ReportedArtifact>;
