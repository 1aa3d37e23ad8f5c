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
          path: path('The path, relative to the root of the repository.'),
          change: oneOf('What was done to the file.', ['added', 'modified', 'deleted', 'renamed']),
          summary: line('What changed in the file, and why.'),
          risk: oneOf('How risky the change is: the damage if it is wrong, times the probability of that.', [
            'low',
            'medium',
            'high',
          ]),
        },
        { previousPath: path('The path before the change; required if the file was renamed.') },
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
      { path: 'src/http/backoff.ts', change: 'added', summary: 'The wait between two attempts.', risk: 'low' },
    ],
    baseRevision: '4f2c1e9',
  },
  guidance: [
    'Paths are relative to the root of the repository. List each path once. A renamed file requires `previousPath`.',
    'Compare the list with `git diff --stat` before you send it. Include deleted and generated files.',
  ],
});
