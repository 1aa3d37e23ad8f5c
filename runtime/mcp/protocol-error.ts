/** A request that the protocol refuses, before anything is called. */
import type { ErrorCode } from '@modelcontextprotocol/sdk/types.js';

export const protocolError = (code: ErrorCode, message: string) => Object.assign(new Error(message), { code });
