/** The compiler as it ships, for the figures about compiling. */
export { artifactsOf, objectsOf } from '../../compiler/artifacts/artifacts.ts';
export { placeOf, writeArtifacts } from '../../project/artifacts/artifact-files.ts';
export {
  compileIncrementally,
  digestOfCatalog,
  keepResults,
  listsOfRoot,
} from '../../project/compile/compile-incremental.ts';
export { compileInputs } from '../../project/compile/compile-root.ts';
export { writeStats } from '../../project/compile/staleness.ts';
export { projectRoot } from '../../project/sources/source-root.ts';
