/** A path that starts at the root of a machine or in a home folder, whatever the system. */
export const isAbsolutePath = (path: string): boolean => /^(?:\/|~\/|[A-Za-z]:[\\/])/.test(path);
