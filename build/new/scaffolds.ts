/**
 * What `npm run new` writes for each kind of addition. A scaffold is a working example: the tests pass before a line of it is
 * changed, apart from the expected files that the listed commands write.
 */
import { camelCase, mustRead, type Scaffold, ScaffoldError, type Tree, withLastLine, withSortedLine } from './files.ts';

type Make = (name: string, tree: Tree) => Scaffold;
export type Kind = {
  readonly summary: string;
  readonly example: string;
  readonly name: RegExp;
  readonly make: Make;
};

const lintRegistry = 'compiler/lint/registry.ts';

const lintRule: Make = (name, tree) => {
  const exported = camelCase(name);
  const registry = mustRead(tree, lintRegistry);
  const imported = withSortedLine(registry, `import { ${exported} } from './rules/${name}/rule.ts';`, (line) =>
    line.includes("from './rules/"),
  );
  const [head = '', ...rest] = imported.split('export const lintRules');
  const listed = withSortedLine(rest.join('export const lintRules'), `  ${exported},`, (line) =>
    /^ {2}\w+,$/.test(line),
  );
  return {
    changed: {
      [lintRegistry]: `${head}export const lintRules${listed}`,
    },
    created: {
      [`compiler/lint/rules/${name}/rule.ts`]: `/** Titles that contain "${name}"; write here what the rule finds, and why. */
import type { LintRule } from '../../rule.ts';

export const ${exported}: LintRule = {
  id: 'lint/${name}',
  severity: 'warning',
  summary: 'a title that contains "${name}"',
  isFixable: false,
  find: ({ titles, document }) =>
    titles
      .filter(({ text }) => text.includes('${name}'))
      .map(({ path }) => ({
        message: \`\\\`\${path.at(-1)}\\\` contains "${name}"\`,
        at: document.at(path),
        help: 'choose another title',
      })),
};
`,
      [`compiler/lint/rules/${name}/page.md`]: `# lint/${name}: a title that contains "${name}"

Severity: warning.

The title of a step contains "${name}".

**Why it matters.** Say here what goes wrong for the author or the agent.

Invalid:

\`\`\`json
{
  "steps": [
    {
      "id": "read",
      "title": "Read the ${name}",
      "prompt": "Read the change."
    }
  ]
}
\`\`\`

Valid:

\`\`\`json
{
  "steps": [
    {
      "id": "read",
      "title": "Read the change",
      "prompt": "Read the change."
    }
  ]
}
\`\`\`
`,
    },
    next: [
      `Write the rule in compiler/lint/rules/${name}/rule.ts and its page beside it`,
      'Add good texts that are close to it to tests/compiler/lint/wording.test.ts',
      'npm run generate && npm run build',
      'UPDATE_FIXTURES=1 npx vitest run tests/e2e/transcripts.test.ts -t lint.txt',
      'npx vitest run tests/compiler tests/docs',
    ],
  };
};

const codesFile = 'compiler/diagnostics/codes.ts';

const diagnostic: Make = (name, tree) => {
  const [phase = '', word = ''] = name.split('/');
  const codes = mustRead(tree, codesFile);
  return {
    changed: {
      [codesFile]: withLastLine(codes, `  '${name}': 'error',`, (line) => line.startsWith(`  '${phase}/`)),
    },
    created: {
      [`compiler/diagnostics/messages/${phase}/${word}.md`]: `# ${name}: say here what was found, in a few words

Say here what was found.

**Why it matters.** Say here what goes wrong.

Invalid:

\`\`\`json
{
  "name": ""
}
\`\`\`

Corrected:

\`\`\`json
{
  "name": "A thorough review"
}
\`\`\`
`,
      [`tests/compiler/fixtures/diagnostics/${phase}-${word}/input.json`]: `${JSON.stringify(
        {
          id: `project.${word.replaceAll('-', '_')}`,
          name: 'Change this workflow until it gives exactly the new diagnostic',
          description: 'One diagnostic.',
          version: '1.0.0',
          steps: [{ id: 'one', title: 'One', prompt: 'Do one.' }],
        },
        null,
        2,
      )}\n`,
    },
    next: [
      `Return { code: '${name}', message, at, help } from the phase that finds it; it is an error unless ${codesFile} says otherwise`,
      `Write compiler/diagnostics/messages/${phase}/${word}.md and the input of tests/compiler/fixtures/diagnostics/${phase}-${word}`,
      'UPDATE_FIXTURES=1 npx vitest run tests/compiler',
      'npm run generate',
    ],
  };
};

const commandTable = 'cli/command-table/author.ts';

const command: Make = (name, tree) => {
  const table = mustRead(tree, commandTable);
  const entry = `  {
    name: '${name}',
    operands: '',
    group: 'author',
    summary: 'Print "${name}"',
    options: [json],
    examples: ['workrail ${name}'],
    load: () => import('../commands/${name}.ts'),
  },
`;
  const end = table.lastIndexOf('\n];');
  if (end < 0) throw new ScaffoldError(`the list of commands was not found in ${commandTable}`);
  return {
    changed: {
      [commandTable]: `${table.slice(0, end + 1)}${entry}${table.slice(end + 1)}`,
    },
    created: {
      [`cli/commands/${name}.ts`]: `/** \`workrail ${name}\`: say here what it does. */
import { exitCode, type Invocation } from '../command.ts';
import { printData, printJson } from '../terminal/terminal.ts';

export async function run({ options }: Invocation): Promise<number> {
  const report = { version: 1, name: '${name}' };
  if (options['json'] === true) await printJson(report);
  else await printData(report.name);
  return exitCode.ok;
}
`,
    },
    next: [
      `Write cli/commands/${name}.ts, and move the entry to the file of its group in cli/command-table/`,
      'Use the command and each of its options in tests/docs/reference/examples/commands.sh',
      'Add the schema of its report to schemas/registry.ts',
      'npm run generate && npm run build',
      'npx vitest run tests/cli tests/docs',
    ],
  };
};

const decisionsFolder = 'docs/decisions';

const decision: Make = (name, tree) => {
  const index = mustRead(tree, `${decisionsFolder}/README.md`);
  const records = tree.list(decisionsFolder);
  const same = records.find((record) => record.slice(5) === `${name}.md`);
  if (same !== undefined) throw new ScaffoldError(`${decisionsFolder}/${same} exists already; choose another name`);
  const numbers = records.flatMap((file) => /^(\d{4})-.*\.md$/.exec(file)?.[1] ?? []);
  const number = String(Math.max(0, ...numbers.map(Number)) + 1).padStart(4, '0');
  const file = `${number}-${name}.md`;
  const title = name.replaceAll('-', ' ');
  return {
    changed: {
      [`${decisionsFolder}/README.md`]: withLastLine(index, `| [${number}](${file}) | ${title} |`, (line) =>
        /^\| \[\d{4}\]/.test(line),
      ),
    },
    created: {
      [`${decisionsFolder}/${file}`]: `# ${number}: ${title}

**Context.** Describe the problem for a reader who has never seen the product, with figures.

**Decision.** State the rule from now on, one idea per sentence.

**Consequences.** State what becomes harder or slower.

**Code.** Name the files that implement it.
`,
    },
    next: [`Write ${decisionsFolder}/${file} and its line in ${decisionsFolder}/README.md`],
  };
};

const domains: Readonly<Record<string, string>> = {
  TOKEN: 'tokenErrorCodes',
  SESSION: 'sessionErrorCodes',
  STORE: 'storeErrorCodes',
  BUNDLE: 'bundleErrorCodes',
};
const errorCodesFile = 'schemas/error-codes.ts';

const errorCode: Make = (name, tree) => {
  const list = domains[name.split('_')[0] ?? ''];
  if (list === undefined)
    throw new ScaffoldError(`${name} is in no domain: begin it with ${Object.keys(domains).join('_, ')}_`);
  const text = mustRead(tree, errorCodesFile);
  const extended = text.replace(
    new RegExp(`(export const ${list} = \\[[^\\]]*?),?\\s*\\] as const`),
    (_, head: string) => `${head},\n  '${name}',\n] as const`,
  );
  if (extended === text) throw new ScaffoldError(`${list} was not found in ${errorCodesFile}`);
  return {
    changed: {
      [errorCodesFile]: extended,
    },
    created: {
      [`docs/reference/errors/${name}.md`]: `# ${name}: say here what happened, in a few words

**What happened.** Say here what was wrong.

**Why it matters.** Say here what WorkRail did not do, and what is unchanged.

**Agent: what to do now.** Name the next call.

**User: what to do now.** Name the command.
`,
    },
    next: [
      `Write docs/reference/errors/${name}.md, and return the code`,
      'Add an example to tests/docs/reference/examples/errors.jsonl',
      'npm run generate',
      'npx vitest run tests/docs tests/schemas',
    ],
  };
};

const words = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export const kinds: Readonly<Record<string, Kind>> = {
  rule: { summary: 'a lint rule', example: 'rule vague-title', name: words, make: lintRule },
  diagnostic: {
    summary: 'a diagnostic code',
    example: 'diagnostic check/too-many-tags',
    name: /^(read|resolve|expand|bind|check|lower)\/[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
    make: diagnostic,
  },
  error: { summary: 'an error code', example: 'error STORE_TOO_OLD', name: /^[A-Z]+(_[A-Z]+)+$/, make: errorCode },
  command: { summary: 'a command', example: 'command stats', name: /^[a-z]+$/, make: command },
  decision: { summary: 'a decision record', example: 'decision one-clock', name: words, make: decision },
};
