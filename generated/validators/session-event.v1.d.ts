// Generated from schemas/events.ts by `npm run generate`; do not edit.
import type { SessionEvent } from '../../schemas/events.ts';
import type { ExplainingValidator } from './validator.ts';
export declare const validateSessionEvent: ExplainingValidator<SessionEvent>;
