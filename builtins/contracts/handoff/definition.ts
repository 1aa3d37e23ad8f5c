import { entry, line, list, oneOf, text, where } from '../artifact-schema.ts';
import { contract } from '../contract.ts';

export const definition = contract('handoff', {
  title: 'Handoff',
  summary: 'What the next person or session needs to continue without the chat.',
  required: {
    outcome: oneOf('How much of the work is done.', ['complete', 'partial', 'blocked']),
    summary: text('The goal and the current state.'),
    done: list(
      'The finished results, each with the place where it can be checked.',
      text('One result, with file:line, command or address.'),
    ),
    open: list(
      'The points that are not finished or not known.',
      text('One open point, and what is needed to resolve it.'),
    ),
    next: text('The first thing to do now, as an instruction.'),
  },
  optional: {
    decisions: list('The decisions, each with its reason and the rejected alternatives.', text('One decision.')),
    places: list(
      'Files, branches and addresses that matter.',
      entry({ where: line('The path or address.'), what: line('What the path or address contains.') }),
    ),
  },
  rules: [where('outcome', ['partial', 'blocked'], { properties: { open: { type: 'array', minItems: 1 } } })],
  example: {
    outcome: 'partial',
    summary: 'Retries should send the body once. They do over HTTP; uploads still send it twice.',
    done: ['src/http/retry.ts:81 no longer sends a request twice; tests/retry.test.ts passes, 13 of 13.'],
    open: ['src/upload/retry.ts has the same fault; its tests need a storage account.'],
    next: 'Run tests/upload.test.ts with a storage account and apply the same change there.',
    decisions: ['Fixed in place instead of sharing one retry: uploads stream, and the shared form would buffer.'],
    places: [{ where: 'branch retry-budget', what: 'Both commits, not pushed.' }],
  },
  guidance: [
    'The outcome `complete` means that everything that was asked for is done; otherwise list the rest in `open`. Write for a reader who has not seen this chat.',
    'Check the actual state before you write: branch, uncommitted changes, running processes.',
  ],
});
