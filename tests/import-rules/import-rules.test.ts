/**
 * The import rules of docs/ARCHITECTURE.md, held by the rules of `.dependency-cruiser.cjs`. Every rule has a canary: a
 * tree with one violation, which must be found under that rule's name.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type ICruiseResult, type IForbiddenRuleType, type ICruiseOptions, cruise } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/files.ts';

const root = path.join(import.meta.dirname, '../..');
const rooms = ['schemas', 'builtins', 'compiler', 'project', 'runtime', 'daemon', 'cli', 'build'];
type Config = {
  readonly forbidden: readonly (IForbiddenRuleType & { readonly name: string; readonly comment: string })[];
  readonly options: ICruiseOptions & { readonly enhancedResolveOptions: object };
};
const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as Config;
const commentOf = new Map(config.forbidden.map((rule) => [rule.name, rule.comment]));

/** Each violation as `rule: file imports file; what to do instead`. */
async function broken(folder: string): Promise<string[]> {
  const { tsConfig: _read, enhancedResolveOptions, ...options } = config.options;
  const reported = await cruise(
    rooms.filter((room) => fs.existsSync(path.join(folder, room))),
    { ...options, baseDir: folder, validate: true, ruleSet: { forbidden: [...config.forbidden] } },
    enhancedResolveOptions as never,
    { tsConfig: extractTsConfig(path.join(root, 'tsconfig.json')) },
  );
  const { summary } = reported.output as ICruiseResult;
  return summary.violations.map(({ rule, from, to, cycle }) => {
    const imported = cycle === undefined ? to : cycle.map(({ name }) => name).join(' → ');
    return `${rule.name}: ${from} imports ${imported}; ${commentOf.get(rule.name) ?? ''}`;
  });
}

/** Files of runtime/ that mint a witness; only the gate may. */
function minters(folder: string): string[] {
  return fs
    .readdirSync(path.join(folder, 'runtime'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .filter((name) =>
      /\b(Append|Repair)Witness\s*\.\s*during\b/.test(fs.readFileSync(path.join(folder, 'runtime', name), 'utf8')),
    )
    .map((name) => `runtime/${name.split(path.sep).join('/')}`)
    .sort();
}

/** By rule: the files of a small tree that breaks it. The first one holds the violation. */
const canaries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'schemas-import-nothing-of-ours': { 'schemas/a.ts': "import '../runtime/b.ts';", 'runtime/b.ts': '' },
  'builtins-import-schemas-only': {
    'builtins/a.ts': "import type { B } from '../compiler/b.ts'; export type A = B;",
    'compiler/b.ts': 'export type B = 1;',
  },
  'compiler-imports': { 'compiler/a.ts': "import '../runtime/b.ts';", 'runtime/b.ts': '' },
  'compiler-is-given-its-builtins': {
    'compiler/a.ts': "import { b } from '../builtins/b.ts'; export const a = b;",
    'builtins/b.ts': 'export const b = 1;',
  },
  'runtime-imports': {
    'runtime/storage/a.ts': "import type { B } from '../../builtins/b.ts'; export type A = B;",
    'builtins/b.ts': 'export type B = 1;',
  },
  'daemon-imports': { 'daemon/a.ts': "import '../runtime/storage/b.ts';", 'runtime/storage/b.ts': '' },
  'only-cli-imports-daemon': { 'runtime/mcp/a.ts': "import '../../daemon/b.ts';", 'daemon/b.ts': '' },
  'daemon-cores-are-pure': { 'daemon/conversation/a.ts': "import '../storage/b.ts';", 'daemon/storage/b.ts': '' },
  'reports-know-no-transport': { 'daemon/reports/a.ts': "import '../control/b.ts';", 'daemon/control/b.ts': '' },
  'nothing-imports-cli': { 'runtime/mcp/a.ts': "import '../../cli/b.ts';", 'cli/b.ts': '' },
  'no-room-imports-build-or-tests': { 'cli/a.ts': "import '../tests/b.ts';", 'tests/b.ts': '' },
  'pure-rooms-import-no-node-module': {
    'runtime/tokens/a.ts': "import { createHmac } from 'node:crypto'; createHmac;",
  },
  'project-imports': { 'project/a.ts': "import '../runtime/storage/b.ts';", 'runtime/storage/b.ts': '' },
  'reads-and-writes-know-no-use-case': {
    'runtime/replies/a.ts': "import '../use-cases/b.ts';",
    'runtime/use-cases/b.ts': '',
  },
  'node-modules-in-their-place': { 'runtime/use-cases/a.ts': "import fs from 'fs'; fs;" },
  'pure-runtime-imports': {
    'runtime/core/a.ts': "import type { B } from '../storage/ports.ts'; export type A = B;",
    'runtime/storage/ports.ts': 'export type B = 1;',
  },
  'pure-runtime-imports-ports-as-types': {
    'runtime/core/a.ts': "import { b } from '../ports.ts'; export const a = b;",
    'runtime/ports.ts': 'export const b = 1;',
  },
  'mcp-calls-use-cases': {
    'runtime/mcp/a.ts': "import type { B } from '../projections/b.ts'; export type A = B;",
    'runtime/projections/b.ts': 'export type B = 1;',
  },
  'projections-know-no-use-case': {
    'runtime/projections/a.ts': "import '../use-cases/b.ts';",
    'runtime/use-cases/b.ts': '',
  },
  'use-cases-know-no-transport': { 'runtime/use-cases/a.ts': "import '../mcp/b.ts';", 'runtime/mcp/b.ts': '' },
  'adapters-know-no-use-case': {
    'runtime/storage/a.ts': "import '../use-cases/b.ts';",
    'runtime/use-cases/b.ts': '',
  },
  'one-canonical-json': { 'runtime/core/a.ts': "import canonicalize from 'canonicalize'; canonicalize;" },
  'zod-v3-in-schemas-only': { 'runtime/core/a.ts': "import { z } from 'zod/v3'; z;" },
  'no-bare-zod': { 'schemas/zod.ts': "import { z } from 'zod'; z;" },
  'nothing-shipped-loads-zod': {
    'runtime/core/a.ts': "import { b } from '../../schemas/events.ts'; b;",
    'schemas/events.ts': 'export const b = 1;',
  },
  'no-cycles': {
    'runtime/core/a.ts': "import type { B } from './b.ts'; export type A = B;",
    'runtime/core/b.ts': "import type { A } from './a.ts'; export type B = 1 | A;",
  },
  'no-cycles-at-run-time': {
    'build/a.ts': "import { b } from './b.ts'; export const a = () => b;",
    'build/b.ts': "import { a } from './a.ts'; export const b = () => a;",
  },
  'every-import-is-found': { 'cli/a.ts': "import './nowhere.ts';" },
};

function plant(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), `${text}\n`);
  }
  return folder;
}

describe('the import walls', () => {
  // @verifies import-rules
  it('hold', async () => {
    expect(await broken(root)).toEqual([]);
  });

  // @verifies append-witness-gate
  it('let only the gate mint a witness', () => {
    expect(minters(root), 'go through Gate.withHealthySession instead').toEqual(['runtime/session/gate.ts']);
  });
});

describe('a canary', () => {
  it('exists for every wall', () => {
    expect(Object.keys(canaries).sort()).toEqual([...commentOf.keys()].sort());
  });

  it.each(Object.entries(canaries))('is found by %s', async (rule, files) => {
    const [violator] = Object.keys(files);
    const found = await broken(plant(files));
    expect(found).toContainEqual(expect.stringMatching(new RegExp(`^${rule}: ${violator} imports [^;]+; .+$`)));
  });

  it('is found where a witness is minted outside the gate', () => {
    const folder = plant({
      'runtime/use-cases/a.ts': 'AppendWitness.during(id, body);',
      'runtime/session/gate.ts': '',
    });
    expect(minters(folder)).toEqual(['runtime/use-cases/a.ts']);
  });

  it('that breaks nothing is left alone', async () => {
    const folder = plant({
      'schemas/limits.ts': 'export const one = 1;',
      'runtime/ports.ts': 'export type Port = 1;',
      'runtime/core/a.ts':
        "import { one } from '../../schemas/limits.ts'; import type { Port } from '../ports.ts'; export const a: Port = one;",
    });
    expect(await broken(folder)).toEqual([]);
  });
});
