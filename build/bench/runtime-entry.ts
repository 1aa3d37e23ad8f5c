/** The runtime as it ships, for the figures about calls in this process. */

export { nodeFiles } from '../../runtime/host/files.ts';
export { createHost } from '../../runtime/host.ts';
export { createRuntime } from '../../runtime/runtime.ts';
export { fileStorage } from '../../runtime/storage/file/storage.ts';
export { memoryCatalog } from '../../runtime/storage/memory-catalog.ts';
