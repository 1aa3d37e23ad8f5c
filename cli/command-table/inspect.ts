/** The commands that show workflows and what WorkRail brings. */
import type { CommandSpec } from '../command.ts';
import { allowDefaultBinding, bind, json, project } from './shared-options.ts';

export const inspectCommands: readonly CommandSpec[] = [
  {
    name: 'list',
    operands: '',
    group: 'inspect',
    summary: 'List the workflows that can be started in this project',
    options: [json, project],
    examples: ['workrail list', 'workrail list --json'],
    load: () => import('../commands/list.ts'),
  },
  {
    name: 'inspect',
    operands: '<id|file>',
    group: 'inspect',
    summary: 'Show the inputs, requirements and steps of a workflow. `-` reads stdin',
    options: [
      { flags: '--prompts', summary: 'Show every rendered prompt' },
      { flags: '--compiled', summary: 'Print the compiled snapshot' },
      { flags: '--extension-points', summary: 'Show the extension points and their bindings' },
      { flags: '--source', summary: 'Print the source' },
      { flags: '--provenance', summary: 'Show the source position of every prompt line' },
      { flags: '--graph <form>', summary: 'Print the step graph: mermaid, dot or ascii' },
      bind,
      allowDefaultBinding,
      json,
      project,
    ],
    examples: [
      'workrail inspect wr.code_review',
      'workrail inspect wr.code_review --prompts',
      'workrail inspect draft.json --graph ascii',
      'workrail inspect sha256:26ab4302 --extension-points',
      'workrail inspect project.delivery --extension-points --bind design_review=project.our_review',
    ],
    load: () => import('../commands/inspect.ts'),
  },
  {
    name: 'diff',
    operands: '<a> <b>',
    group: 'inspect',
    summary: 'Compare the content of two workflows, ignoring formatting; each is an id, file, hash or git revision',
    options: [json, project],
    examples: [
      'workrail diff project.review .workrail/workflows/review.json',
      'workrail diff HEAD~1 .workrail/workflows/review.json',
      'workrail diff main:.workrail/workflows/review.json HEAD:.workrail/workflows/review.json',
    ],
    load: () => import('../commands/diff.ts'),
  },
  {
    name: 'builtins',
    operands: '[name]',
    group: 'inspect',
    summary: 'List or show the built-in templates, features, refs and contracts',
    options: [json],
    examples: ['workrail builtins', 'workrail builtins refs', 'workrail builtins wr.refs.modes'],
    load: () => import('../commands/builtins.ts'),
  },
  {
    name: 'explain',
    operands: '[code]',
    group: 'inspect',
    summary: 'Explain a diagnostic, lint rule or error code; without an argument, list all of them',
    options: [json],
    examples: ['workrail explain', 'workrail explain TOKEN_SCOPE_MISMATCH'],
    load: () => import('../commands/explain.ts'),
  },
];
