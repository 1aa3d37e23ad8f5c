/** Reports texts that look like secrets: a source is committed, compiled, and sent to every agent that runs it. */
import type { LintRule } from '../../rule.ts';
import { markIn } from '../../context.ts';
import { wordingsIn } from '../../wording.ts';

const secrets: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: 'an access key', pattern: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g },
  {
    what: 'an access token',
    pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{40,}|glpat-[\w-]{20,}|xox[abprs]-[\w-]{20,})/g,
  },
  {
    what: 'an API key',
    pattern: /\b(?:sk-(?:ant|proj|svcacct)-[\w-]{24,}|(?:sk|pk|rk)[-_](?:live|test)?[-_]?[A-Za-z0-9]{24,}\b)/g,
  },
  { what: 'a private key', pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/g },
  { what: 'a signed token', pattern: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g },
  {
    what: 'a password or key',
    // Without a blank, with letters and digits, which excludes placeholders, types and sentences about passwords.
    pattern:
      /\b(?:password|passwd|passphrase|pwd|secret|api[_-]?key|access[_-]?token)[=:](?=[^\s<>{}$*]{0,80}\d)(?=[^\s<>{}$*]{0,80}[a-z])[^\s<>{}$*'"`,;]{8,}/gi,
  },
  { what: 'a password in a URL', pattern: /\b[a-z][a-z0-9+]*:\/\/[^\s:/@<>{}$]+:(?!\*)[^\s:/@<>{}$]{4,}@/gi },
];

export const secretInText: LintRule = {
  id: 'lint/secret-in-text',
  severity: 'warning',
  summary: 'text that looks like a secret',
  isFixable: false,
  find: (subject) =>
    secrets.flatMap(({ what, pattern }) =>
      wordingsIn([...subject.texts, ...subject.titles], pattern).map(({ text, found, start }) => ({
        message: `this looks like ${what}`,
        at: markIn(subject, text, start, found.length),
        label: 'every agent that runs the workflow receives this text',
        help: 'remove and revoke the secret, and state where the agent finds the new secret',
      })),
    ),
};
