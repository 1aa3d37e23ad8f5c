/** Commands and flags under the names that they had before. */
import { describe, expect, it } from 'vitest';
import { commands } from '../../cli/command-table/table.ts';
import { renamedCommands, renamedFlags } from '../../cli/arguments/renamed.ts';
import { inProcess } from '../support/command-line.ts';
import { temporaryPlace } from '../e2e/support.ts';

const names = commands.map(({ name }) => name);
const holdersOf = (flag: string) =>
  commands.filter(({ options }) => options.some(({ flags }) => flags.split(' ')[0] === flag)).map(({ name }) => name);

// @verifies earlier-spellings-name-their-successor
describe('an earlier spelling', () => {
  it.each(renamedCommands)('of a command is refused with exit 2 and the name of today: $from', async ({ from, to }) => {
    expect(names).not.toContain(from);
    expect(names).toContain(to);
    for (const rest of [[], ['sess_x'], ['--help']]) {
      const { code, stdout, stderr } = await inProcess(temporaryPlace(), [...from.split(' '), ...rest]);
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toContain(`renamed to \`${to}\``);
    }
  });

  it.each(renamedFlags)('of a flag is refused with exit 2 and the flag of today: $from', async ({ from, to }) => {
    const place = temporaryPlace();
    expect(holdersOf(from)).toEqual([]);
    expect(holdersOf(to)).not.toEqual([]);
    for (const command of holdersOf(to)) {
      for (const word of [from, `${from}=yes`]) {
        const { code, stdout, stderr } = await inProcess(place, [...command.split(' '), word]);
        expect([code, stdout], command).toEqual([2, '']);
        expect(stderr).toContain(`renamed to \`${to}\``);
      }
    }
  });

  it('is an operand behind `--`, and unknown to a command that never had it', async () => {
    const place = temporaryPlace();
    const operand = await inProcess(place, ['check', '--', '--binding-fallback']);
    expect(operand.stderr).not.toContain('renamed');
    const unknown = await inProcess(place, ['keys', 'rotate', '--binding-fallback']);
    expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining('has no option')]);
  });
});
