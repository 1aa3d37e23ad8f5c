/** Errors of bundles, each with the command to run next. Nothing was stored. */
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { BundleErrorCode, BundleFault } from '../portability/bundle-fault.ts';
import { operationError } from './errors.ts';

const again =
  'On the machine that exported the bundle, run: workrail sessions export. Then transfer the new file without changes';
const suggestions: Readonly<Record<BundleErrorCode, string>> = {
  BUNDLE_INVALID_FORMAT: 'Check that the file is complete and was written by: workrail sessions export',
  BUNDLE_UNSUPPORTED_VERSION:
    'Update WorkRail to the version that exported the bundle, or a later version. Then run: workrail sessions import',
  BUNDLE_INTEGRITY_FAILED: again,
  BUNDLE_MISSING_SNAPSHOT: again,
  BUNDLE_MISSING_PINNED_WORKFLOW: again,
  BUNDLE_EVENT_ORDER_INVALID: again,
  BUNDLE_MANIFEST_ORDER_INVALID: again,
};

export const bundleError = ({ code, message }: BundleFault): ErrorEnvelope =>
  operationError(code, message, suggestions[code]);
