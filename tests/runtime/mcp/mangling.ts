/** Arguments altered as models and their clients alter them. What is sloppy keeps its meaning; what is broken has lost some of it. */
import type { ToolName } from '../../../schemas/tools.ts';
import { isRecord, type JsonRecord } from '../../../schemas/json-object.ts';
import { sameSpelling } from '../../../runtime/core/argument-names.ts';
import { type InputSchema, namesOf, publishedInput } from '../../../runtime/mcp/arguments/input-schemas.ts';
import type { Chance } from '../../e2e/support.ts';

export type Call = { readonly tool: ToolName; readonly args: JsonRecord };
/** Null: it does not apply to this call. */
type Mangling = (call: Call, luck: Chance) => unknown;

const schemaOf = (tool: ToolName): InputSchema => publishedInput(tool).schema;
const without = (args: JsonRecord, name: string): JsonRecord =>
  Object.fromEntries(Object.entries(args).filter(([key]) => key !== name));
const renamed = (args: JsonRecord, from: string, to: string): JsonRecord =>
  Object.fromEntries(Object.entries(args).map(([key, value]) => [key === from ? to : key, value]));
/** The members that are objects with names of their own, such as `output`. */
const objectsIn = ({ tool, args }: Call): readonly string[] =>
  Object.keys(args).filter((key) => isRecord(args[key]) && schemaOf(tool).properties?.[key]?.properties !== undefined);

// Sloppy --------------------------------------------------------------------------------------------------------------

const respelled = (name: string, luck: Chance): string => {
  const snake = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return luck.pick([
    snake,
    snake.replaceAll('_', '-'),
    name.toLowerCase(),
    name.toUpperCase(),
    `${name[0]?.toUpperCase()}${name.slice(1)}`,
  ]);
};

/** A line break that is not escaped; an escape inside an escape is another text. */
const withLineBreaks = (text: string) => (text.includes('\\\\n') ? text : text.replaceAll('\\n', '\n'));

function asText(value: unknown, luck: Chance): string {
  const text = JSON.stringify(value, null, luck.pick([0, 2]));
  return luck.pick([
    text,
    ` ${text}\n`,
    `\`\`\`json\n${text}\n\`\`\``,
    `\`\`\`\n${text}\n\`\`\``,
    withLineBreaks(text),
  ]);
}

const respellName: Mangling = ({ args }, luck) => {
  const names = Object.keys(args);
  if (names.length === 0) return null;
  const name = luck.pick(names);
  return renamed(args, name, respelled(name, luck));
};

const respellNameInside: Mangling = (call, luck) => {
  const objects = objectsIn(call);
  if (objects.length === 0) return null;
  const object = luck.pick(objects);
  const inside = call.args[object] as JsonRecord;
  const [name] = Object.keys(inside);
  return name === undefined ? null : { ...call.args, [object]: renamed(inside, name, respelled(name, luck)) };
};

const nothingForOptionals: Mangling = ({ tool, args }, luck) => {
  const { required = [] } = schemaOf(tool);
  const missing = namesOf(schemaOf(tool)).filter(
    (name) => sameSpelling(name, Object.keys(args)) === null && !required.includes(name),
  );
  const nothing = () => luck.pick([null, 'null', '', 'undefined']);
  return missing.length === 0 ? null : { ...args, ...Object.fromEntries(missing.map((name) => [name, nothing()])) };
};

const jsonForObject: Mangling = ({ args }, luck) => {
  const names = Object.keys(args).filter((name) => args[name] !== null && typeof args[name] === 'object');
  if (names.length === 0) return null;
  const name = luck.pick(names);
  return { ...args, [name]: asText(args[name], luck) };
};

const jsonInsideOutput: Mangling = ({ args }, luck) => {
  const { output } = args;
  if (!isRecord(output) || !Array.isArray(output['artifacts'])) return null;
  const each = output['artifacts'].map((artifact) => (isRecord(artifact) ? asText(artifact, luck) : artifact));
  return {
    ...args,
    output: { ...output, artifacts: luck.pick([each, asText(output['artifacts'], luck), asText(each, luck)]) },
  };
};

const besideItsObject: Mangling = (call, luck) => {
  const objects = objectsIn(call);
  if (objects.length === 0) return null;
  const object = luck.pick(objects);
  const inside = call.args[object] as JsonRecord;
  return Object.keys(inside).length === 0 ? null : { ...without(call.args, object), ...inside };
};

/** They change the whole call, so they come last. */
const wrapped: Mangling = ({ tool, args }, luck) => {
  const wrapper = luck.pick(['arguments', 'input', 'params']);
  return luck.pick([
    { [wrapper]: args },
    { [wrapper]: asText(args, luck) },
    { name: tool, [wrapper]: args },
    asText(args, luck),
  ]);
};
const asItIs: Mangling = ({ args }) => args;

export const sloppy: Readonly<Record<string, Mangling>> = {
  respellName,
  respellNameInside,
  nothingForOptionals,
  jsonForObject,
  jsonInsideOutput,
  besideItsObject,
};
export const around: readonly Mangling[] = [asItIs, wrapped];

// Broken --------------------------------------------------------------------------------------------------------------

const notesOf = ({ output }: JsonRecord): string | null =>
  isRecord(output) && typeof output['notesMarkdown'] === 'string' ? output['notesMarkdown'] : null;

const droppedAck: Mangling = ({ tool, args }) =>
  tool !== 'continue_workflow' || args['ackToken'] === undefined || args['output'] === undefined
    ? null
    : without(args, 'ackToken');

const misnamedNotes: Mangling = ({ args }, luck) =>
  notesOf(args) === null
    ? null
    : {
        ...args,
        output: renamed(
          args['output'] as JsonRecord,
          'notesMarkdown',
          luck.pick(['notes', 'summary', 'text', 'notesMarkdwon']),
        ),
      };

const notesElsewhere: Mangling = ({ args }, luck) => {
  const notes = notesOf(args);
  return notes === null ? null : { ...without(args, 'output'), [luck.pick(['summary', 'result', 'notes'])]: notes };
};

const swallowedByNotes: Mangling = ({ args }, luck) => {
  const [notes, context] = [notesOf(args), args['context']];
  if (notes === null || context === undefined) return null;
  const tail = luck.pick([`</parameter>\n<parameter name="context">${JSON.stringify(context)}`, '</parameter>']);
  return {
    ...without(args, 'context'),
    output: { ...(args['output'] as JsonRecord), notesMarkdown: `${notes}${tail}` },
  };
};

const swallowedByString: Mangling = ({ args }, luck) => {
  const [name, next] = Object.keys(args).filter((key) => typeof args[key] === 'string');
  if (name === undefined) return null;
  const tail = next === undefined ? '</parameter>' : `</parameter>\n<parameter name="${next}">${String(args[next])}`;
  const rest = next === undefined ? args : luck.pick([args, without(args, next)]);
  return { ...rest, [name]: `${String(args[name])}${tail}` };
};

const tooDeep: Mangling = ({ args }) =>
  args['context'] === undefined || !isRecord(args['output'])
    ? null
    : { ...without(args, 'context'), output: { ...args['output'], context: args['context'] } };

const brokenJson: Mangling = ({ args }, luck) => {
  const names = Object.keys(args).filter((key) => isRecord(args[key]));
  if (names.length === 0) return null;
  const name = luck.pick(names);
  const text = JSON.stringify(args[name]);
  return {
    ...args,
    [name]: luck.pick([
      text.slice(0, -1),
      text.slice(0, Math.ceil(text.length / 2)),
      `${text}"`,
      text.replaceAll('"', "'"),
    ]),
  };
};

const twoValues: Mangling = ({ args }) => {
  const notes = notesOf(args);
  return notes === null ? null : { ...args, notes_markdown: `${notes} And more.` };
};

const misspelledArgument: Mangling = ({ tool, args }, luck) => {
  if (publishedInput(tool).isReadOnly) return null;
  const names = Object.keys(args);
  if (names.length === 0) return null;
  const name = luck.pick(names);
  return renamed(args, name, `${name.slice(0, -2)}${name.slice(-1)}`);
};

const partlyWrapped: Mangling = ({ args }) =>
  args['output'] === undefined || args['stateToken'] === undefined
    ? null
    : { ...without(args, 'output'), input: { output: args['output'] } };

export const broken: Readonly<Record<string, Mangling>> = {
  droppedAck,
  misnamedNotes,
  notesElsewhere,
  swallowedByNotes,
  swallowedByString,
  tooDeep,
  brokenJson,
  twoValues,
  misspelledArgument,
  partlyWrapped,
};
