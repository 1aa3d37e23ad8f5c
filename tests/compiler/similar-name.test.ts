import { describe, expect, it } from 'vitest';
import { compileWorkflow } from '../../compiler/compile.ts';
import { similarName } from '../../compiler/diagnostics/similar-name.ts';
import { fixtureHost, inputOf, minimalSource } from './fixture-host.ts';

describe('a suggested name', () => {
  const refs = [
    'wr.refs.adversarial_challenge',
    'wr.refs.adversarial_challenge_rules',
    'wr.refs.modes',
    'wr.refs.notes_first',
  ];
  const keys = ['contractRef', 'required', 'hints', 'functionReferences', 'functionDefinitions'];
  it.each<[string, readonly string[], string | null]>([
    ['wr.refs.note_first', refs, 'wr.refs.notes_first'],
    ['wr.ref.notes_first', refs, 'wr.refs.notes_first'],
    // The shared prefix would make `advers` and `modes` similar.
    ['wr.refs.advers', refs, 'wr.refs.adversarial_challenge'],
    ['wr.refs.tools', refs, null],
    ['contract', keys, 'contractRef'],
    ['function', keys, null],
    ['hint', keys, 'hints'],
    ['equals', ['context_equals', 'context_in'], 'context_equals'],
    ['user_choice', ['needs_user_choice', 'needs_user_approval'], 'needs_user_choice'],
    ['one', ['context_one'], null],
    ['plan', ['a_plan', 'b_plan'], null],
  ])('for %s of %j is %s', (name, names, suggested) => {
    expect(similarName(name, names)).toBe(suggested);
  });

  it('for an implementation without its namespace is the only id that ends with it', () => {
    const slot = { purpose: 'Verify.', defaultBinding: 'routine_check' };
    const source = { ...minimalSource, extensionPoints: { check: slot } };
    const library = { ids: ['team.routine_check', 'team.other'], find: () => null };
    const { diagnostics } = compileWorkflow(inputOf(source), { ...fixtureHost, library });
    expect(diagnostics.map(({ help }) => help)).toContain('a similar id exists: `team.routine_check`');
  });
});
