/**
 * A fixture is a folder: `input.json`, or `input.ts` for a text that is made; further `input-*` files that are compiled with it;
 * `bindings.json`, the project's choice of implementations; and `case.json` for what a command line would say.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CompileInput, CompilerHost } from '../../compiler/compile.ts';
import { workflowSourceKinds } from '../../schemas/closed-sets.ts';
import { z } from '../../schemas/zod.ts';
import { fixtureHost } from './fixture-host.ts';
import type { FixtureSource } from './fixture-source.ts';

const caseFile = z
  .object({
    sourceKind: z.enum(workflowSourceKinds).optional(),
    /** The first input is a link that was not followed. */
    unread: z.object({ kind: z.literal('link'), leadsTo: z.literal('outside') }).optional(),
    /** As `--bind slot=id`. */
    bind: z.record(z.string()).optional(),
    /** As `--allow-default-binding`. */
    bindingFallback: z.boolean().optional(),
    /** What the inputs may compile to together. */
    compiledBytesMax: z.number().optional(),
    /** What is found in the other files: a fixture of a parent whose child is broken holds a broken child. */
    elsewhere: z.array(z.string()).optional(),
  })
  .strict();

export type FixtureCase = {
  /** The first one is what the fixture is about. */
  readonly inputs: readonly CompileInput[];
  readonly host: CompilerHost;
  readonly elsewhere: readonly string[];
};

const mainFirst = (a: string, b: string) => Number(b.startsWith('input.')) - Number(a.startsWith('input.'));

export async function readCase(path: string): Promise<FixtureCase> {
  const folder = basename(path);
  const casePath = join(path, 'case.json');
  const options = caseFile.parse(existsSync(casePath) ? JSON.parse(readFileSync(casePath, 'utf8')) : {});
  const {
    sourceKind = 'project',
    bind = {},
    bindingFallback = false,
    elsewhere = [],
    unread,
    compiledBytesMax,
  } = options;
  const names = readdirSync(path)
    .filter((name) => /^input.*\.(json|ts)$/.test(name))
    .sort()
    .sort(mainFirst);
  const inputs = await Promise.all(
    names.map(async (name): Promise<CompileInput> => {
      const file = `${folder}/${name.replace('.ts', '.json')}`;
      if (name.endsWith('.ts')) {
        const module: { default: FixtureSource } = await import(join(path, name));
        return { file, text: module.default(), sourceKind };
      }
      const bytes = readFileSync(join(path, name));
      return { file, text: bytes.toString('utf8'), bytes, sourceKind, ...(unread === undefined ? {} : { unread }) };
    }),
  );
  const bindingsPath = join(path, 'bindings.json');
  const file = existsSync(bindingsPath)
    ? { file: `${folder}/bindings.json`, text: readFileSync(bindingsPath, 'utf8') }
    : null;
  const bindings = { cli: new Map(Object.entries(bind)), file, isFallbackAllowed: bindingFallback };
  return {
    inputs,
    host: { ...fixtureHost, bindings, ...(compiledBytesMax === undefined ? {} : { compiledBytesMax }) },
    elsewhere,
  };
}
