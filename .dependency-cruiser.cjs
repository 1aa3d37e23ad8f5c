/**
 * The walls between the rooms (docs/ARCHITECTURE.md). `tests/walls/walls.test.ts` reads these rules with
 * dependency-cruiser; `npm run walls` runs that test. Type-only imports count, except where a rule says otherwise.
 *
 * The name of a rule is the wall, its comment what to do instead.
 */
const room = '^(schemas|builtins|compiler|runtime|cli|build|generated|tests)/';
const nodeModule = { dependencyTypes: ['core'] };

/** Everything of ours, except what `from` may import. */
const except = (...allowed) => ({ path: room, pathNot: allowed });

const wall = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    wall(
      'schemas-import-nothing-of-ours',
      'schemas/ is what everything else stands on; move the shape here, or the code out of here',
      { path: '^schemas/' },
      except('^schemas/'),
    ),
    wall(
      'builtins-import-schemas-only',
      'a builtin is data; what resolves, renders or checks it belongs in compiler/ (sources in workflows/routines/ are data too)',
      { path: '^builtins/' },
      except('^builtins/', '^schemas/'),
    ),
    wall(
      'compiler-imports',
      'compiler/ may import schemas/, the types of builtins/kinds.ts, and generated/validators and generated/shapes',
      { path: '^compiler/' },
      except('^compiler/', '^schemas/', '^builtins/', '^generated/(validators|shapes)/'),
    ),
    wall(
      'compiler-is-given-its-builtins',
      'import the type only, and take the registry from CompilerHost: a test or a tool may hand in another one',
      { path: '^compiler/' },
      { path: '^builtins/', dependencyTypesNot: ['type-only'] },
    ),
    wall(
      'runtime-imports',
      'runtime/ may import schemas/ and generated/ only: what it needs of a workflow stands in the compiled snapshot',
      { path: '^runtime/' },
      except('^runtime/', '^schemas/', '^generated/'),
    ),
    wall(
      'nothing-imports-cli',
      'move what is shared into runtime/ or compiler/, and let cli/ call it',
      { path: room, pathNot: ['^cli/', '^build/', '^tests/'] },
      { path: '^cli/' },
    ),
    wall(
      'no-room-imports-build-or-tests',
      'build/ and tests/ use the rooms, never the other way round',
      { path: room, pathNot: ['^build/', '^tests/'] },
      { path: '^(build|tests)/' },
    ),
    wall(
      'pure-rooms-import-no-node-module',
      'take what you need through a port: runtime/ports.ts, CompilerHost, or the injected digest',
      { path: '^(schemas|builtins|compiler|runtime/(core|projections|tokens))/' },
      nodeModule,
    ),
    wall(
      'node-modules-in-their-place',
      'only runtime/storage, runtime/host, runtime/mcp, cli and build touch node: modules; take a port instead',
      { path: '^runtime/', pathNot: ['^runtime/(storage|host|mcp)/', '^runtime/host\\.ts$'] },
      nodeModule,
    ),
    wall(
      'pure-runtime-imports',
      'core/, projections/ and tokens/ may import each other, and of the rest only types from ports.ts and storage/ports.ts',
      { path: '^runtime/(core|projections|tokens)/' },
      {
        path: '^runtime/',
        pathNot: ['^runtime/(core|projections|tokens)/', '^runtime/ports\\.ts$', '^runtime/storage/ports\\.ts$'],
      },
    ),
    wall(
      'pure-runtime-imports-ports-as-types',
      'write `import type`: a pure module runs without the thing behind the port',
      { path: '^runtime/(core|projections|tokens)/' },
      { path: '^runtime/(ports|storage/ports)\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    wall(
      'mcp-calls-use-cases',
      'a tool maps arguments to one use-case of runtime.ts; ask protocol/ for a reply that holds what you need',
      { path: '^runtime/mcp/' },
      { path: '^runtime/(projections|storage)/' },
    ),
    wall(
      'projections-know-no-protocol',
      'a projection folds events; whoever needs it passes in the state',
      { path: '^runtime/projections/' },
      { path: '^runtime/(mcp|protocol)/' },
    ),
    wall(
      'use-cases-know-no-transport',
      'protocol/ answers values; how they are sent is the part of mcp/ and cli/',
      { path: '^runtime/(protocol|storage)/' },
      { path: '^runtime/mcp/' },
    ),
    wall(
      'adapters-know-no-use-case',
      'storage/ stores what it is given; what that means belongs in protocol/ or core/',
      { path: '^runtime/(storage|host)/' },
      { path: '^runtime/protocol/' },
    ),
    wall(
      'one-canonical-json',
      'use schemas/canonical/json.ts, which checks its input first',
      { path: room, pathNot: ['^schemas/canonical/json\\.ts$'] },
      { path: 'node_modules/canonicalize/' },
    ),
    wall(
      'zod-v3-in-schemas-only',
      'import schemas/zod.ts, or the type that a schema gives: zod never ships, and a zod 4 schema turns into {}',
      { path: room, pathNot: ['^schemas/zod\\.ts$', '^(build/generate|tests)/'] },
      { path: 'node_modules/zod/', dependencyTypesNot: ['type-only'] },
    ),
    wall(
      'no-bare-zod',
      "write 'zod/v3': the JSON Schema converter silently returns {} for a zod 4 schema",
      { path: room },
      { path: 'node_modules/zod/', pathNot: ['node_modules/zod/v3/'] },
    ),
    wall(
      'nothing-shipped-loads-zod',
      'write `import type`, or use a validator from generated/: the shipped bundle holds no zod',
      { path: '^(builtins|compiler|runtime|cli)/' },
      {
        path: '^schemas/',
        pathNot: [
          '^schemas/(ids|limits|counted|closed-sets|error-codes|os-faults|reply-frame|stack-text|suggest|display-width)\\.ts$',
          '^schemas/canonical/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),
    wall(
      'no-cycles',
      'move what both need into a file of its own',
      { path: room, pathNot: ['^(build|tests)/'] },
      { circular: true },
    ),
    wall(
      'no-cycles-at-run-time',
      'move what both need into a file of its own, or import only the type',
      { path: '^(build|tests)/' },
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    wall(
      'every-import-is-found',
      'the path does not exist, or the package is not in package.json',
      { path: room },
      { couldNotResolve: true },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^generated/', '^package\\.json$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
