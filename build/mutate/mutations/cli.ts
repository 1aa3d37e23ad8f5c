/** Commands, as far as tests run their sources. */
import type { Mutation } from '../mutation.ts';

export const cli: readonly Mutation[] = [
  {
    requirement: 'bundle-file-bounded',
    file: 'cli/operands/bundle-file.ts',
    search: 'if (bytes > bytesMax)\n        throw refused',
    replacement: 'if (bytes < 0)\n        throw refused',
    breaks: 'a small file may decompress to any size',
  },
  {
    requirement: 'doctor-names-the-fix',
    file: 'cli/doctor/permissions.ts',
    search: 'const chown = `chown -R ',
    replacement: 'const chown = `chown ',
    breaks: 'the command that fixes a folder does not change the files in it',
  },
  {
    requirement: 'client-configs-keep-their-bytes',
    file: 'cli/clients/yaml-text.ts',
    search: 'endOf(found.value) ?? found.key',
    replacement: 'map.range?.[1] ?? found.key',
    breaks: 'what follows an entry of YAML is removed with it',
  },
  {
    requirement: 'legacy-id-suggestion',
    file: 'compiler/phases/3-resolve/suggested-id.ts',
    search: 'isTaken(suggested); number',
    replacement: 'false; number',
    breaks: 'an id that is in use is suggested',
  },
];
