/** Detects a path that starts at the root of a file system or in a home directory, on any system. */
export const isAbsolutePath = (path: string): boolean => /^(?:\/|~\/|[A-Za-z]:[\\/])/.test(path);
