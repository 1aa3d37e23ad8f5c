/** No member of a closed set is neither produced nor reserved, and no new set escapes that question. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as closed from '../../schemas/closed-sets.ts';
import * as errors from '../../schemas/error-codes.ts';
import { casesOf, namedSets, notOfRuns, reserved, walkedSets } from '../support/closed-set-members.ts';

const root = path.join(import.meta.dirname, '../..');
const isSet = (entry: readonly [string, unknown]): entry is [string, readonly string[]] => Array.isArray(entry[1]);
const sets: ReadonlyMap<string, readonly string[]> = new Map(
  [...Object.entries(closed as Record<string, unknown>), ...Object.entries(errors as Record<string, unknown>)].filter(
    isSet,
  ),
);

/** What goes through MCP, the operator or the command line, as text; this list is not among it. */
function spoken(): string {
  const folders = ['tests/runtime', 'tests/e2e', 'tests/cli'];
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|txt)$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  return files.map((file) => fs.readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')).join('\n');
}

describe('every closed set', () => {
  it('is asked about once: walked, taken as cases, named member by member, or no matter of runs', () => {
    const placed = [...walkedSets, ...Object.keys(casesOf), ...namedSets, ...notOfRuns];
    expect([...placed].sort(), 'say in closed-set-members.ts where the set is shown to be written').toEqual(
      [...sets.keys()].sort(),
    );
  });

  it.each(Object.entries(casesOf))('%s is what %s takes its cases from', (set, file) => {
    expect(fs.readFileSync(path.join(root, file), 'utf8')).toMatch(new RegExp(`\\b${set}\\b`));
  });

  it('reserves only members that it has', () => {
    for (const [set, members] of Object.entries(reserved)) {
      const known = sets.get(set) ?? (set === 'attemptContexts' ? ['workflow_step', 'system_probe'] : []);
      for (const member of members) expect(known, set).toContain(member);
    }
  });

  // @verifies closed-sets-are-reached
  it.each(namedSets)('%s: each member is expected by a test, or reserved and by none', (set) => {
    const text = spoken();
    const kept: readonly string[] = set === 'errorCodes' ? reserved.errorCodes : [];
    const expected = (sets.get(set) ?? []).filter((member) => new RegExp(`['"\`\\s\\[]${member}\\b`).test(text));
    expect(expected).toEqual((sets.get(set) ?? []).filter((member) => !kept.includes(member)));
  });

  it('that is reserved among the error codes is made by nothing that ships', () => {
    const made = ['runtime', 'cli'].flatMap((room) =>
      fs
        .readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .filter((name) => {
          const text = fs.readFileSync(path.join(root, room, name), 'utf8');
          return reserved.errorCodes.some((code) => text.includes(code));
        }),
    );
    expect(made).toEqual([]);
  });
});
