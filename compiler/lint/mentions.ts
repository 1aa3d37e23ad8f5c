/** How a text names a key: as it is written, mapped, or in words: `base_branch`, `baseBranch`, `base branch`. */

export function mentionOf(names: readonly string[]): RegExp {
  const spelled = names.flatMap((name) => [name, name.replace(/[_-]/g, ' ')]);
  return new RegExp(`(?<![A-Za-z0-9_-])(?:${spelled.join('|')})(?![A-Za-z0-9_])`, 'i');
}
