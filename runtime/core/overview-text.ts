/** The lines of an overview [recap-keeps-what-binds]: pure, and each of them one of the frame or behind a dash. */
import { utf8Length } from '../../schemas/canonical/json.ts';
import type { Overview } from '../../schemas/tools.ts';
import { inLine } from './frame.ts';
import { isTruncatedLine } from './text-budget.ts';

const more = (omitted: number, what: string) => (omitted === 0 ? '' : ` (${omitted} ${what} left out)`);

/** How a reader asks for what a reply shows cut [cut-values-shown]: an agent over MCP and the model of the daemon call different tools. */
export type ShowForm = (name: string) => string;
export const showArgument: ShowForm = (name) => `send "show": "${name}"`;

const howToReadInput = (form: ShowForm) => `- To read a truncated value in full, ${form('input <name>')}.`;
export const howToReadInputBytes = utf8Length(howToReadInput(showArgument));

/** Values of inputs, one a line; where one is cut, how it is read whole. */
export const valueLines = (inputs: Overview['inputs'], form: ShowForm = showArgument): string[] => [
  ...inputs.map(({ key, value }) => `- ${inLine(key)}: ${inLine(value)}`),
  ...(inputs.some(({ value }) => isTruncatedLine(value)) ? [howToReadInput(form)] : []),
];

const inputLines = ({ inputs, inputsOmitted }: Overview, form: ShowForm): string[] =>
  inputs.length === 0 ? [] : [`Inputs of this run${more(inputsOmitted, 'more')}:`, ...valueLines(inputs, form)];

export const stepLine = ({ number, title, loops, line }: Overview['steps'][number]): string => {
  const place = loops === undefined ? '' : ` (${loops})`;
  return `- ${number}. ${inLine(title)}${place}${line === '' ? '' : `: ${inLine(line)}`}`;
};

const stepLines = ({ steps, stepsOmitted }: Overview): string[] =>
  steps.length === 0 ? [] : [`Steps done, newest last${more(stepsOmitted, 'earlier')}:`, ...steps.map(stepLine)];

const artifactLines = ({ artifacts, artifactsOmitted }: Overview): string[] =>
  artifacts.length === 0
    ? []
    : [
        `Artifacts so far, newest last${more(artifactsOmitted, 'earlier')}:`,
        ...artifacts.map(
          ({ step, kind, contractRef }) =>
            `- of step ${step}: ${inLine(kind)}${contractRef === undefined ? '' : ` (${inLine(contractRef)})`}`,
        ),
      ];

/** @param howToShow how a step is read whole; empty where none was done */
export function overviewLines(overview: Overview, howToShow: string, form: ShowForm = showArgument): string[] {
  return [
    ...(overview.goal === '' ? [] : [`Goal of this run: ${inLine(overview.goal)}`]),
    ...inputLines(overview, form),
    ...stepLines(overview),
    ...artifactLines(overview),
    ...(howToShow === '' ? [] : [howToShow]),
  ];
}
