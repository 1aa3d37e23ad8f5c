/** What every command says about words that it cannot use, before it does anything. */
import { describe, expect, it } from 'vitest';
import { parse } from '../../cli/arguments/parse-arguments.ts';
import { type CommandSpec, optionName } from '../../cli/command.ts';
import { commands } from '../../cli/command-table/table.ts';
import { Failure } from '../../project/failure.ts';

function refusalOf(spec: CommandSpec, words: readonly string[]): string {
  try {
    parse(spec, words);
    return '';
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return error.message;
  }
}

describe.each(commands.map((spec) => [spec.name, spec] as const))('workrail %s', (name, spec) => {
  const options = spec.options.map((option) => ({ name: optionName(option), takesValue: option.flags.includes('<') }));

  it('refuses an empty value of each option: the variable of a shell may not be set', () => {
    for (const option of options.filter(({ takesValue }) => takesValue))
      for (const words of [[option.name, ''], [`${option.name}=`]])
        expect(refusalOf(spec, words)).toContain(`${option.name} needs a value`);
  });

  it('refuses a value for each option that takes none, and for --help', () => {
    const valueless = options.filter(({ takesValue }) => !takesValue).map((option) => option.name);
    for (const option of [...valueless, '--help'].filter((one) => one !== '--json'))
      for (const value of ['1', 'false', ''])
        expect(refusalOf(spec, [`${option}=${value}`])).toBe(`${option} takes no value`);
  });

  it('repeats an option in capitals as it was written, and suggests the right one', () => {
    for (const option of options) {
      const word = option.name.toUpperCase();
      const words = option.takesValue ? [`${word}=x`] : [word];
      expect(refusalOf(spec, words)).toBe(`${name} has no option ${word}; did you mean ${option.name}?`);
    }
  });

  it('refuses a name with a dot, and a name that every object has', () => {
    const dotted = options.map((option) => `${option.name}.x`);
    for (const word of [...dotted, '--x.y', '--__proto__', '--constructor', '--__proto__.x', '--to-string'])
      for (const words of [[word], [word, 'y'], [word, word], [`${word}=y`]])
        expect(refusalOf(spec, words)).toMatch(
          new RegExp(`^${name} has no option ${word.replaceAll('.', '\\.')}(;|$)`),
        );
  });

  it('refuses __proto__ also where the program deleted it from every object', () => {
    const accessor = Object.getOwnPropertyDescriptor(Object.prototype, '__proto__');
    if (accessor === undefined) throw new Error('it is deleted already');
    Reflect.deleteProperty(Object.prototype, '__proto__');
    const refusals = ['--__proto__', '--__proto__=x'].map((word) => refusalOf(spec, [word]));
    Object.defineProperty(Object.prototype, '__proto__', accessor);
    for (const refusal of refusals) expect(refusal).toMatch(new RegExp(`^${name} has no option --__proto__(;|$)`));
  });

  it('takes an option with one dash for that option', () => {
    for (const option of [...options.map((each) => each.name), '--help'])
      expect(refusalOf(spec, [option.slice(1)])).toBe(
        `${name} has no option ${option.slice(1)}; did you mean ${option}?`,
      );
  });
});

it.each(commands.filter(({ operands }) => operands !== '').map((spec) => [spec.name, spec] as const))(
  'workrail %s refuses an empty argument',
  (name, spec) => {
    expect(refusalOf(spec, [''])).toBe(`${name} takes ${spec.operands}; got an empty argument`);
  },
);
