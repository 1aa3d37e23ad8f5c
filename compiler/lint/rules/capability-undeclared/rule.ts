/** Reports a step that needs a tool and does not say what to do without it, or that needs a disabled tool. */
import { closedCapability } from '../../../../schemas/closed-sets.ts';
import { quote } from '../../../diagnostics/quote.ts';
import type { LintFinding, LintRule } from '../../rule.ts';
import { isDenied, isQuoted } from '../../sentences.ts';
import { type AuthoredText, authoredSteps, type LintContext, markIn, renderedPrompt, textsOf } from '../../context.ts';
import { fallbackGiven, type Wording, wordingsIn } from '../../wording.ts';

const probeTemplateId = 'wr.templates.capability_probe';
const without = 'state what to do if the agent lacks the tool ("if you cannot, …")';
const declared = ({ source }: LintContext, capability: string) => {
  const known = closedCapability(capability);
  return known === null ? undefined : source.capabilities?.[known];
};

function asking(subject: LintContext, texts: readonly AuthoredText[], capability: string): Wording | undefined {
  const { wording = [] } = subject.capabilities.get(capability) ?? {};
  return wording
    .flatMap((pattern) => wordingsIn(texts, new RegExp(pattern, 'gim')))
    .find(({ text, start }) => !isDenied(text.text, start) && !isQuoted(text.text, start));
}

function inSteps(subject: LintContext): readonly LintFinding[] {
  return authoredSteps(subject.workflow).flatMap((step) =>
    [...subject.capabilities.values()].flatMap(({ id, title }): readonly LintFinding[] => {
      const requirement = declared(subject, id);
      if (requirement === 'required' || requirement === 'preferred') return [];
      if (requirement === undefined && fallbackGiven.test(renderedPrompt(subject, step))) return [];
      const wording = asking(subject, textsOf(subject, step), id);
      if (wording === undefined) return [];
      const what = title.toLowerCase();
      return [
        {
          message:
            requirement === 'disabled'
              ? `this step asks for ${what}, which \`capabilities\` disables`
              : `this step needs ${what}, but its text does not state what to do if the agent lacks the tool`,
          at: markIn(subject, wording.text, wording.start, wording.found.length),
          help:
            requirement === 'disabled' ? 'remove this request, or change the capability in `capabilities`' : without,
        },
      ];
    }),
  );
}

/** A text of the whole workflow applies to all steps. */
function elsewhere(subject: LintContext): readonly LintFinding[] {
  const common = subject.texts.filter(({ step }) => step === null);
  return [...subject.capabilities.values()].flatMap(({ id, title }): readonly LintFinding[] => {
    const wording = declared(subject, id) === 'disabled' ? asking(subject, common, id) : undefined;
    if (wording === undefined) return [];
    return [
      {
        message: `this text asks for ${title.toLowerCase()}, which \`capabilities\` disables`,
        at: markIn(subject, wording.text, wording.start, wording.found.length),
        help: 'remove this request, or change the capability in `capabilities`',
      },
    ];
  });
}

function inProbes(subject: LintContext): readonly LintFinding[] {
  return subject.written.flatMap((one): readonly LintFinding[] => {
    const capability = one.kind === 'call' ? one.value.args?.['capability'] : undefined;
    if (one.kind !== 'call' || one.value.templateId !== probeTemplateId || typeof capability !== 'string') return [];
    if (declared(subject, capability) !== 'disabled') return [];
    return [
      {
        message: `this step probes ${quote(capability)}, which \`capabilities\` disables`,
        at: subject.document.at([...one.path, 'args', 'capability']),
        help: 'remove the probe, or change the capability in `capabilities`',
      },
    ];
  });
}

export const capabilityUndeclared: LintRule = {
  id: 'lint/capability-undeclared',
  severity: 'warning',
  summary: 'a step that requires a tool and states no fallback',
  isFixable: false,
  find: (subject) => [...inSteps(subject), ...elsewhere(subject), ...inProbes(subject)],
};
