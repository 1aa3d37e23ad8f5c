/** Extension points and what fills them, in words. */
import type { CompiledBinding } from '../../schemas/compiled-snapshot.ts';
import type { InspectedWorkflow } from '../../schemas/cli-reports.ts';
import { type Colors, columns, newline, quotedProse, wrapped } from '../terminal/terminal.ts';
import { forProject } from '../../project/next-command.ts';

const chosenBy = {
  cli: 'overridden by --bind',
  project: 'overridden in .workrail/bindings.json',
  default: 'default',
  fallback_to_default: 'fallback to the default',
} as const satisfies Readonly<Record<CompiledBinding['source'], string>>;

/** "design_review is bound to project.our_review (routine, overridden by --bind)" */
export const bindingText = ({ slot, implementationId, kind, source }: CompiledBinding): string =>
  `${slot} is bound to ${implementationId} (${kind}, ${chosenBy[source]})`;

/** "design_review: accepts plan; produces findings.md; bound to project.our_review, default" */
export function pointLine(point: InspectedWorkflow['extensionPoints'][number]): string {
  const { slot, requiredContext, requiredArtifacts, binding, defaultBinding } = point;
  const filled =
    binding === undefined ? `${defaultBinding}, default` : `${binding.implementationId}, ${chosenBy[binding.source]}`;
  return `${slot}: accepts ${listed(requiredContext)}; produces ${listed(requiredArtifacts)}; bound to ${filled}`;
}

const nameColumn = 13;

function row(name: string, value: string): string {
  const indent = ' '.repeat(nameColumn + 2);
  return `  ${name.padEnd(nameColumn)}${wrapped(value, columns() - indent.length, indent)}`;
}

const listed = (names: readonly string[]) => (names.length === 0 ? 'nothing' : names.join(', '));

function pointText(point: InspectedWorkflow['extensionPoints'][number], { bold }: Colors): string {
  const { slot, purpose, defaultBinding, acceptedKinds, requiredContext, optionalContext, binding } = point;
  const optional = optionalContext.length === 0 ? '' : `; if given: ${optionalContext.join(', ')}`;
  return [
    bold(slot),
    quotedProse(purpose, '  '),
    ...(binding === undefined
      ? []
      : [
          row('bound to', `${binding.implementationId} (${binding.kind}), ${chosenBy[binding.source]}`),
          ...(binding.fallbackReason === undefined ? [] : [row('reason', binding.fallbackReason)]),
          row('hash', binding.childHash),
        ]),
    row('default', defaultBinding),
    row('may be a', acceptedKinds.join(' or ')),
    row('must accept', `${listed(requiredContext)}${optional}`),
    row('must produce', listed(point.requiredArtifacts)),
  ].join(newline);
}

/** What it is given and hands back where it fills an extension point of another. */
export const contractLines = ({ extensionContract }: InspectedWorkflow): readonly string[] =>
  extensionContract === undefined
    ? []
    : [row('accepts', listed(extensionContract.accepts)), row('produces', listed(extensionContract.produces))];

export function extensionPointsText(data: InspectedWorkflow, { bold, ...colors }: Colors): string {
  const { extensionPoints, workflow } = data;
  const own = contractLines(data);
  const contract = own.length === 0 ? [] : [[bold('When bound to an extension point'), ...own].join(newline)];
  if (extensionPoints.length === 0)
    return ['This workflow has no extension points.', ...contract].join(`${newline}${newline}`);
  const [first] = extensionPoints;
  return [
    ...extensionPoints.map((point) => pointText(point, { bold, ...colors })),
    ...contract,
    `To override a binding for all runs, edit .workrail/bindings.json. To override a binding for one run:${newline}  ${forProject(`workrail start ${workflow.workflowId} --bind ${first?.slot ?? 'slot'}=<id>`)}`,
  ].join(`${newline}${newline}`);
}
