/** How a repository hashes its objects. */
export type ObjectFormat = 'sha1' | 'sha256';

/** @param id of an object of the repository, not shortened */
export const objectFormatOf = (id: string): ObjectFormat => (id.length === 40 ? 'sha1' : 'sha256');
