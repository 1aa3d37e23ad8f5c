/**
 * The closed set of error codes, by domain. Each has a page in
 * `docs/reference/errors/`; `workrail explain <code>` prints it.
 */
export const tokenErrorCodes = [
  'TOKEN_INVALID_FORMAT',
  'TOKEN_UNSUPPORTED_VERSION',
  'TOKEN_BAD_SIGNATURE',
  'TOKEN_SCOPE_MISMATCH',
  'TOKEN_UNKNOWN_NODE',
  'TOKEN_WORKFLOW_HASH_MISMATCH',
  'TOKEN_SESSION_LOCKED',
  'TOKEN_SESSION_UNHEALTHY',
] as const;
export const requestErrorCodes = ['VALIDATION_ERROR', 'INTERNAL_ERROR'] as const;
export const sessionErrorCodes = [
  'SESSION_LOCKED',
  'SESSION_UNHEALTHY',
  'SESSION_NOT_FOUND',
  'SESSION_BRANCH_LEFT',
  'SESSION_RUN_ABANDONED',
  'SESSION_RUN_UNATTENDED',
  'SESSION_TOO_LARGE',
] as const;
export const storeErrorCodes = [
  'STORE_IO_FAILED',
  'STORE_OBJECT_MISSING',
  'STORE_OBJECT_DAMAGED',
  'STORE_KEYRING_DAMAGED',
  'STORE_KEYRING_MISSING',
  'STORE_CATALOG_DAMAGED',
] as const;
export const bundleErrorCodes = [
  'BUNDLE_INVALID_FORMAT',
  'BUNDLE_UNSUPPORTED_VERSION',
  'BUNDLE_INTEGRITY_FAILED',
  'BUNDLE_MISSING_SNAPSHOT',
  'BUNDLE_MISSING_PINNED_WORKFLOW',
  'BUNDLE_EVENT_ORDER_INVALID',
  'BUNDLE_MANIFEST_ORDER_INVALID',
] as const;
export const commandErrorCodes = ['COMPILE_FAILED', 'COMPILE_STALE', 'NO_SOURCES', 'USAGE_ERROR'] as const;

export const errorCodes = [
  ...tokenErrorCodes,
  ...requestErrorCodes,
  ...sessionErrorCodes,
  ...storeErrorCodes,
  ...bundleErrorCodes,
  ...commandErrorCodes,
] as const;
export type ErrorCode = (typeof errorCodes)[number];
export type TokenErrorCode = (typeof tokenErrorCodes)[number];
export type StoreErrorCode = (typeof storeErrorCodes)[number];
