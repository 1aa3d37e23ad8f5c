/**
 * The compiler as it ships, for the figures about compiling: bundled like the binary, because what translates TypeScript on the
 * fly adds to every function what no user has.
 */
export { artifactsOf, objectsOf } from '../../compiler/artifacts.ts';
export { placeOf, writeArtifacts } from '../../cli/artifact-files.ts';
export { compileIncrementally, keepResults, listsOfRoot } from '../../cli/compile-incremental.ts';
export { compileInputs } from '../../cli/compile-root.ts';
export { projectRoot } from '../../cli/sources.ts';
export { writeStats } from '../../cli/staleness.ts';
