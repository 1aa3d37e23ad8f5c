// Generated from schemas/daemon/inbox-entry.ts by `npm run generate`; do not edit.
import type { InboxEntry } from '../../schemas/daemon/inbox-entry.ts';
import type { Validator } from './validator.ts';
export declare const validateInboxEntry: Validator<InboxEntry>;
