/** Why a file is not taken for a bundle. */
export type BundleErrorCode =
  | 'BUNDLE_INVALID_FORMAT'
  | 'BUNDLE_UNSUPPORTED_VERSION'
  | 'BUNDLE_INTEGRITY_FAILED'
  | 'BUNDLE_MISSING_SNAPSHOT'
  | 'BUNDLE_MISSING_PINNED_WORKFLOW'
  | 'BUNDLE_EVENT_ORDER_INVALID'
  | 'BUNDLE_MANIFEST_ORDER_INVALID';
export type BundleFault = { readonly code: BundleErrorCode; readonly message: string };

export const fault = (code: BundleErrorCode, message: string): BundleFault => ({ code, message });
