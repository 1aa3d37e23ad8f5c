/**
 * The import rules between the folders (docs/ARCHITECTURE.md). `tests/import-rules/import-rules.test.ts` reads these rules with
 * dependency-cruiser; `npm run import-rules` runs that test. Type-only imports count, except where a rule says otherwise.
 *
 * The name of a rule says what it holds, its comment what to do instead.
 */
const room = '^(schemas|builtins|compiler|project|runtime|daemon|cli|build|generated|tests)/';
const nodeModule = { dependencyTypes: ['core'] };

/** Everything of ours, except what `from` may import. */
const except = (...allowed) => ({ path: room, pathNot: allowed });

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    rule(
      'schemas-import-nothing-of-ours',
      'schemas/ is what everything else stands on; move the shape here, or the code out of here',
      { path: '^schemas/' },
      except('^schemas/'),
    ),
    rule(
      'builtins-import-schemas-only',
      'a builtin is data; what resolves, renders or checks it belongs in compiler/ (sources in workflows/routines/ are data too)',
      { path: '^builtins/' },
      except('^builtins/', '^schemas/'),
    ),
    rule(
      'compiler-imports',
      'compiler/ may import schemas/, the types of builtins/kinds.ts, and generated/validators and generated/shapes',
      { path: '^compiler/' },
      except('^compiler/', '^schemas/', '^builtins/', '^generated/(validators|shapes)/'),
    ),
    rule(
      'compiler-is-given-its-builtins',
      'import the type only, and take the registry from CompilerHost: a test or a tool may hand in another one',
      { path: '^compiler/' },
      { path: '^builtins/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'project-imports',
      'project/ turns sources on disk into artifacts on disk: it may import schemas/, builtins/, compiler/, generated/ and the file primitives of runtime/host/',
      { path: '^project/' },
      except('^project/', '^schemas/', '^builtins/', '^compiler/', '^generated/', '^runtime/host/'),
    ),
    rule(
      'runtime-imports',
      'runtime/ may import schemas/ and generated/ only: what it needs of a workflow stands in the compiled snapshot',
      { path: '^runtime/' },
      except('^runtime/', '^schemas/', '^generated/'),
    ),
    rule(
      'daemon-imports',
      'daemon/ may import schemas/, generated/, project/, and of runtime/ its public API, its ports and the file primitives of runtime/host/',
      { path: '^daemon/' },
      except(
        '^daemon/',
        '^schemas/',
        '^generated/',
        '^project/',
        '^runtime/(runtime|ports|host)\\.ts$',
        '^runtime/host/',
      ),
    ),
    rule(
      'only-cli-imports-daemon',
      'cli/ starts the daemon; move what is shared into schemas/, runtime/ or project/',
      { path: room, pathNot: ['^(daemon|cli|build|tests)/'] },
      { path: '^daemon/' },
    ),
    rule(
      'daemon-cores-are-pure',
      'daemon/conversation/ is computed from the turn log alone: take what it needs as an argument',
      { path: '^daemon/conversation/' },
      { path: '^(daemon/(session|storage|tools|model)|runtime)/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'reports-know-no-transport',
      'daemon/reports/ returns reports and refusals as data; commands and daemon/control/ decide how they are sent',
      { path: '^daemon/reports/' },
      { path: '^daemon/(control|service)/' },
    ),
    rule(
      'nothing-imports-cli',
      'move what is shared into runtime/, compiler/ or project/, and let cli/ call it',
      { path: room, pathNot: ['^cli/', '^build/', '^tests/'] },
      { path: '^cli/' },
    ),
    rule(
      'no-room-imports-build-or-tests',
      'build/ and tests/ use the rooms, never the other way round',
      { path: room, pathNot: ['^build/', '^tests/'] },
      { path: '^(build|tests)/' },
    ),
    rule(
      'pure-rooms-import-no-node-module',
      'take what you need through a port: runtime/ports.ts, CompilerHost, or the injected digest',
      { path: '^(schemas|builtins|compiler|runtime/(core|projections|tokens))/' },
      nodeModule,
    ),
    rule(
      'node-modules-in-their-place',
      'only runtime/storage, runtime/host, runtime/mcp, project, cli and build touch node: modules; take a port instead',
      { path: '^runtime/', pathNot: ['^runtime/(storage|host|mcp)/', '^runtime/host\\.ts$'] },
      nodeModule,
    ),
    rule(
      'pure-runtime-imports',
      'core/, projections/ and tokens/ may import each other, and of the rest only types from ports.ts; storage/ports.ts takes its types from core/',
      { path: '^runtime/(core|projections|tokens)/' },
      {
        path: '^runtime/',
        pathNot: ['^runtime/(core|projections|tokens)/', '^runtime/ports\\.ts$'],
      },
    ),
    rule(
      'pure-runtime-imports-ports-as-types',
      'write `import type`: a pure module runs without the thing behind the port',
      { path: '^runtime/(core|projections|tokens)/' },
      { path: '^runtime/ports\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'mcp-calls-use-cases',
      'a tool maps arguments to one use-case of runtime.ts; ask replies/ for a reply that holds what you need',
      { path: '^runtime/mcp/' },
      { path: '^runtime/(projections|storage)/' },
    ),
    rule(
      'projections-know-no-use-case',
      'a projection folds events; whoever needs it passes in the state',
      { path: '^runtime/projections/' },
      { path: '^runtime/(mcp|use-cases|replies|session)/' },
    ),
    rule(
      'use-cases-know-no-transport',
      'a use-case returns values; mcp/ and cli/ decide how they are sent',
      { path: '^runtime/(use-cases|replies|session|storage)/' },
      { path: '^runtime/mcp/' },
    ),
    rule(
      'reads-and-writes-know-no-use-case',
      'a use-case calls session/ and replies/; what two use-cases share belongs there',
      { path: '^runtime/(session|replies)/' },
      { path: '^runtime/use-cases/' },
    ),
    rule(
      'adapters-know-no-use-case',
      'storage/ stores what it is given; what that means belongs in use-cases/ or core/',
      { path: '^runtime/(storage|host)/' },
      { path: '^runtime/(use-cases|replies|session)/' },
    ),
    rule(
      'one-canonical-json',
      'use schemas/canonical/json.ts, which checks its input first',
      { path: room, pathNot: ['^schemas/canonical/json\\.ts$'] },
      { path: 'node_modules/canonicalize/' },
    ),
    rule(
      'zod-v3-in-schemas-only',
      'import schemas/zod.ts, or the type that a schema gives: zod never ships, and a zod 4 schema turns into {}',
      { path: room, pathNot: ['^schemas/zod\\.ts$', '^(build/generate|tests)/'] },
      { path: 'node_modules/zod/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'no-bare-zod',
      "write 'zod/v3': the JSON Schema converter silently returns {} for a zod 4 schema",
      { path: room },
      { path: 'node_modules/zod/', pathNot: ['node_modules/zod/v3/'] },
    ),
    rule(
      'nothing-shipped-loads-zod',
      'write `import type`, or use a validator from generated/: the shipped bundle holds no zod',
      { path: '^(builtins|compiler|project|runtime|daemon|cli)/' },
      {
        path: '^schemas/',
        pathNot: [
          '^schemas/(ids|limits|code-unit-order|closed-sets|error-codes|json-object|json-pointer|os-faults|condition-work|contract-size|pattern-size|reply-frame|report-versions|step-options)\\.ts$',
          '^schemas/daemon/(limits|network-host|protected-files)\\.ts$',
          '^schemas/text/',
          '^schemas/canonical/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'no-cycles',
      'move what both need into a file of its own',
      { path: room, pathNot: ['^(build|tests)/'] },
      { circular: true },
    ),
    rule(
      'no-cycles-at-run-time',
      'move what both need into a file of its own, or import only the type',
      { path: '^(build|tests)/' },
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule(
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
