/** `workrail builtins [kind|id]`: the texts and constructs that WorkRail owns, as the generated registry lists them. */
import registry from '../../generated/builtins/registry.json' with { type: 'json' };
import { usageError } from '../../project/failure.ts';
import { suggestNamed } from '../../schemas/text/suggest-id.ts';
import { exitCode, type Invocation } from '../command.ts';
import {
  block,
  type Colors,
  columns,
  dataColors,
  newline,
  printData,
  printJson,
  wrapped,
} from '../terminal/terminal.ts';

type Parameter = {
  readonly name: string;
  readonly kind: string;
  readonly values?: readonly string[];
  readonly required: boolean;
  readonly default?: unknown;
  readonly description: string;
};
/** What every kind has, and what one kind or another has. */
type Builtin = {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly doc: string;
  readonly text?: string;
  readonly example?: object;
  readonly fields?: readonly {
    readonly field: string;
    readonly value: string;
    readonly required: boolean;
    readonly description: string;
  }[];
  readonly guidance?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly effects?: {
    readonly guidance?: readonly string[];
    readonly sections?: readonly {
      readonly anchor: string;
      readonly heading: string;
      readonly lines: readonly string[];
    }[];
  };
  readonly expansion?: { readonly steps: readonly { readonly id?: string; readonly title?: string }[] };
  readonly probe?: string;
  readonly preferred?: string;
  readonly disabled?: string;
};
/** Every list of the registry is a kind; a kind that is added there is shown here. */
const kinds: ReadonlyMap<string, readonly Builtin[]> = new Map(
  Object.entries(registry).flatMap(([kind, list]) => (Array.isArray(list) ? [[kind, list] as const] : [])),
);
const all = [...kinds.values()].flat();

/** `wr.refs.modes`, or `modes` where no other builtin ends so. */
function builtinNamed(name: string): Builtin | undefined {
  const byEnd = all.filter(({ id }) => id.endsWith(`.${name}`));
  return all.find(({ id }) => id === name) ?? (byEnd.length === 1 ? byEnd[0] : undefined);
}

/** Built-ins whose last word starts with the given one: `loop` means `loop_control` or `loop_decision`. */
const withWord = (word: string) => all.map(({ id }) => id).filter((id) => id.split('.').at(-1)?.startsWith(`${word}_`));

const routinePrefix = 'wr.templates.routine.';

function unknown(name: string) {
  const names = [...kinds.keys(), ...all.map(({ id }) => id), ...all.map(({ id }) => id.split('.').at(-1) ?? id)];
  const close = suggestNamed(name, names) ?? withWord(name)[0] ?? null;
  const next = close === null ? 'Run: workrail builtins' : `Run: workrail builtins ${close}`;
  return usageError(
    `no built-in has the kind or id "${name}"${close === null ? '' : `; did you mean ${close}?`}`,
    name.startsWith(routinePrefix)
      ? `${next}. If it is a routine of your project, its arguments are the {names} in its texts`
      : next,
  );
}

function listText(lists: ReadonlyMap<string, readonly Builtin[]>, { bold, dim }: Colors): string {
  const indent = '    ';
  const sections = [...lists].map(([kind, list]) => {
    const entries = list.map(
      ({ id, summary }) => `  ${bold(id)}${newline}${indent}${wrapped(summary, columns() - indent.length, indent)}`,
    );
    return [`${bold(kind)} ${dim(`(${list.length})`)}`, ...entries].join(newline);
  });
  return [...sections, dim('To show all details of a built-in: workrail builtins <id>')].join(`${newline}${newline}`);
}

const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join(newline);

const described = (head: string, description: string): string =>
  `  ${head}${newline}    ${wrapped(description, columns() - 4, '    ')}`;

function parameterText({ name, kind, values, required, default: given, description }: Parameter): string {
  const value = values === undefined ? kind : values.join(' | ');
  const need = required ? 'required' : given === undefined ? 'optional' : `default ${JSON.stringify(given)}`;
  return described(`${name} (${value}, ${need})`, description);
}

const blockOf = (text: string | undefined) => (text === undefined ? undefined : block(text));

/** The parts that this kind of builtin has, each under its name. */
function partsOf(one: Builtin): readonly (readonly [title: string, text: string])[] {
  const { effects } = one;
  const parts: readonly (readonly [string, string | undefined])[] = [
    ['text', blockOf(one.text)],
    ['probe', blockOf(one.probe)],
    ['guidance if preferred', blockOf(one.preferred)],
    ['guidance if disabled', blockOf(one.disabled)],
    [
      'fields',
      one.fields
        ?.map(({ field, value, required, description }) =>
          described(`${field} (${value}${required ? '' : ', optional'})`, description),
        )
        .join(newline),
    ],
    ['payload', one.example === undefined ? undefined : block(JSON.stringify(one.example, null, 2))],
    ['guidance', one.guidance === undefined ? undefined : bullets(one.guidance)],
    ['parameters', one.parameters?.map(parameterText).join(newline)],
    ['guidance', effects?.guidance === undefined ? undefined : bullets(effects.guidance)],
    ...(effects?.sections ?? []).map(({ anchor, heading, lines }): readonly [string, string] => [
      `section "${heading}" at ${anchor}`,
      bullets(lines),
    ]),
    ['steps', one.expansion?.steps.map(({ id, title }) => `  ${[id, title].filter(Boolean).join(': ')}`).join(newline)],
    ['when to use this built-in', block(one.doc)],
  ];
  return parts.flatMap(([title, text]) => (text === undefined || text === '' ? [] : [[title, text] as const]));
}

const oneText = (one: Builtin, { bold, dim }: Colors): string =>
  [
    `${bold(one.id)}: ${one.title}${newline}${dim(one.summary)}`,
    ...partsOf(one).map(([title, text]) => `${bold(title)}${newline}${text}`),
  ].join(`${newline}${newline}`);

export async function run({ operands, options }: Invocation): Promise<number> {
  const [name] = operands;
  const isJson = options['json'] === true;
  const colors = dataColors();
  const list = name === undefined ? undefined : kinds.get(name);
  if (name === undefined || list !== undefined) {
    const lists = name === undefined || list === undefined ? kinds : new Map([[name, list]]);
    await (isJson
      ? printJson({ version: 1, builtins: Object.fromEntries(lists) })
      : printData(listText(lists, colors)));
    return exitCode.ok;
  }
  const builtin = builtinNamed(name);
  if (builtin === undefined) throw unknown(name);
  await (isJson ? printJson({ version: 1, builtin }) : printData(oneText(builtin, colors)));
  return exitCode.ok;
}
