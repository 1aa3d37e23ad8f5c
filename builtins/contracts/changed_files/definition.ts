import { contractFilesMax } from '../../../schemas/limits.ts';
import { entry, line, list, oneOf, path, where } from '../artifact-schema.ts';
import { contract } from '../contract.ts';

export const definition = contract('changed_files', {
  title: 'Changed files',
  summary: 'The files of a change: what was done to each, why, and how risky it is.',
  required: {
    files: list(
      'One entry for each file; empty when nothing was changed.',
      entry(
        {
          path: path('Relative to the root of the repository.'),
          change: oneOf('What was done to it.', ['added', 'modified', 'deleted', 'renamed']),
          summary: line('What changed in it, and what for.'),
          risk: oneOf('The damage if this part is wrong, times its probability.', ['low', 'medium', 'high']),
        },
        { previousPath: path('The earlier path; required with renamed.') },
      ),
      { max: contractFilesMax },
    ),
  },
  optional: {
    baseRevision: line('The revision that the change is compared with.'),
  },
  rules: [
    {
      properties: {
        files: {
          type: 'array',
          items: { type: 'object', ...where('change', ['renamed'], { required: ['previousPath'] }) },
        },
      },
    },
  ],
  example: {
    files: [
      {
        path: 'src/http/retry.ts',
        change: 'modified',
        summary: 'Sends the body once; the wait moved into backoff.ts.',
        risk: 'medium',
      },
      { path: 'src/http/backoff.ts', change: 'added', summary: 'The wait between two tries.', risk: 'low' },
    ],
    baseRevision: '4f2c1e9',
  },
  guidance: [
    'Paths start at the root of the repository, each once; renamed requires previousPath.',
    'Compare with the real difference (git diff --stat) before you send it: deleted and generated files count too.',
  ],
});
