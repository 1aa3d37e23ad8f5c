// Generated from schemas/daemon/model-script.ts by `npm run generate`; do not edit.
import type { ModelScript } from '../../schemas/daemon/model-script.ts';
import type { ExplainingValidator } from './validator.ts';
export declare const validateModelScript: ExplainingValidator<ModelScript>;
