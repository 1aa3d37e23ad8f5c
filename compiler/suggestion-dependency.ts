/**
 * The name of the dependency of a source whose finding suggests an id: whether a workflow has the id, and nothing else about that
 * workflow, decides what is suggested.
 */
const prefix = 'id:';

export const suggestionDependency = (id: string): string => `${prefix}${id}`;
export const isSuggestionDependency = (dependency: string): boolean => dependency.startsWith(prefix);
