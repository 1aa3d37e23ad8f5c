/** `workrail builtins [kind|id]`: the texts and constructs that WorkRail owns, as the generated registry lists them. */
import registry from '../../generated/builtins/registry.json' with { type: 'json' };
import { suggest } from '../../schemas/suggest.ts';
import { exitCode, type Invocation, usageError } from '../command.ts';
import { columns, type Colors, dataColors, printData, printJson, wrapped } from '../terminal.ts';

type Builtin = { readonly id: string; readonly title: string; readonly summary: string; readonly text?: string };
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

function unknown(name: string) {
  const names = [...kinds.keys(), ...all.map(({ id }) => id), ...all.map(({ id }) => id.split('.').at(-1) ?? id)];
  const close = suggest(name, names);
  return usageError(
    `no kind of builtins and no builtin is named "${name}"${close === null ? '' : `; did you mean ${close}?`}`,
    close === null ? 'Run: workrail builtins' : `Run: workrail builtins ${close}`,
  );
}

function listText(lists: ReadonlyMap<string, readonly Builtin[]>, { bold, dim }: Colors): string {
  const indent = '    ';
  const sections = [...lists].map(([kind, list]) => {
    const entries = list.map(
      ({ id, summary }) => `  ${bold(id)}\n${indent}${wrapped(summary, columns() - indent.length, indent)}`,
    );
    return [`${bold(kind)} ${dim(`(${list.length})`)}`, ...entries].join('\n');
  });
  return [...sections, dim('Show one whole: workrail builtins <id>')].join('\n\n');
}

const oneText = ({ id, title, summary, text }: Builtin, { bold, dim }: Colors): string =>
  [`${bold(id)}: ${title}`, dim(summary), ...(text === undefined ? [] : ['', text])].join('\n');

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
