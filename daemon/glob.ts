/**
 * Patterns of file names: `*` and `?` within a name, `**` across directories, `[a-z]`, `{one,two}`. A pattern without a slash
 * matches the name of a file in any directory. Pure.
 */
const special = /[.*+?^${}()|[\]\\]/g;

function translated(glob: string): string {
  let out = '';
  let depth = 0;
  for (let i = 0; i < glob.length; i++) {
    const rest = glob.slice(i);
    const set = /^\[(!?)([^\]/]+)\]/.exec(rest);
    if (rest.startsWith('**/')) {
      out += '(?:[^/]+/)*';
      i += 2;
    } else if (rest.startsWith('**')) {
      out += '.*';
      i += 1;
    } else if (rest.startsWith('*')) out += '[^/]*';
    else if (rest.startsWith('?')) out += '[^/]';
    else if (set !== null) {
      out += `[${set[1] === '!' ? '^' : ''}${(set[2] ?? '').replace(/[\\^]/g, '\\$&')}]`;
      i += set[0].length - 1;
    } else if (rest.startsWith('{')) {
      out += '(?:';
      depth += 1;
    } else if (rest.startsWith('}') && depth > 0) {
      out += ')';
      depth -= 1;
    } else if (rest.startsWith(',') && depth > 0) out += '|';
    else out += (glob[i] ?? '').replace(special, '\\$&');
  }
  return out + ')'.repeat(depth);
}

export function globPattern(glob: string): RegExp {
  const plain = glob.replace(/^\.\//, '');
  return new RegExp(`^${plain.includes('/') ? '' : '(?:.*/)?'}${translated(plain)}$`, 's');
}
