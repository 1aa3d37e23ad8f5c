/**
 * The `--json` reports about workflows, builtins and codes, and the report of a failed command. Reports about stored sessions are
 * in admin-reports.ts, those with diagnostics in diagnostics.ts.
 */
import { graphForms, workflowSourceKinds } from './closed-sets.ts';
import { compiledBinding, compiledCondition, compiledLoop, compiledSnapshot, flowItem } from './compiled-snapshot.ts';
import { errorEnvelope } from './errors.ts';
import { lineOrigin } from './source-map.ts';
import { type InspectData, inspectData, listData, startData } from './tools.ts';
import { count, jsonObject, workflowHash, workflowId, z } from './zod.ts';

const version = z.literal(1);

/** The report of any command that fails. `error.details` contains the diagnostics of a file that the command needs. */
export const errorReport = z.object({ version, ok: z.literal(false), error: errorEnvelope });
export type ErrorReport = z.infer<typeof errorReport>;

export const workflowList = listData.omit({ ok: true }).extend({ version });
export type WorkflowList = z.infer<typeof workflowList>;

const inspectedStep = inspectData.shape.steps.element.extend({
  /** The condition of the step and the contract of its output; absent if it has none. */
  when: z.string().optional(),
  contract: z.string().optional(),
});
export const inspectReport = inspectData.omit({ ok: true }).extend({
  version: z.literal(1),
  /** A workflow that is named by its hash is read from its snapshot, which does not contain the location of its source. */
  workflow: inspectData.shape.workflow.partial({ sourceKind: true }),
  steps: z.array(inspectedStep),
  /** The compiled steps; absent in the view of extension points. */
  conditions: z.array(compiledCondition).optional(),
  loops: z.array(compiledLoop).optional(),
  /** The order of steps and loops. */
  flow: z.array(flowItem).optional(),
});
export type InspectReport = z.infer<typeof inspectReport>;
export type InspectedWorkflow = Omit<InspectData, 'workflow'> & Pick<InspectReport, 'workflow'>;

export const startReport = startData.omit({ ok: true }).extend({
  version: z.literal(1),
  /** The implementations of the slots in this run, and why they were chosen. */
  bindings: z.array(compiledBinding),
  /** The text for an agent: the first step with its handle, and how to continue. */
  agentText: z.string(),
});
/** A workflow that one view of `inspect` shows. */
const viewed = { version, workflowId, workflowHash };
/** `--source` */
export const inspectedSource = z.object({
  ...viewed,
  sourceKind: z.enum(workflowSourceKinds),
  file: z.string(),
  text: z.string(),
});
export type InspectedSource = z.infer<typeof inspectedSource>;
/** `--graph` */
export const inspectedGraph = z.object({ ...viewed, form: z.enum(graphForms), graph: z.string() });
export type InspectedGraph = z.infer<typeof inspectedGraph>;
/** `--provenance` */
export const inspectedProvenance = z.object({
  ...viewed,
  /** Display paths; origins name them by index. */
  files: z.array(z.string()),
  steps: z.array(
    z.object({
      stepId: z.string(),
      title: z.string(),
      lines: z.array(z.object({ text: z.string(), origin: lineOrigin })),
    }),
  ),
});
export type InspectedProvenance = z.infer<typeof inspectedProvenance>;
/** `--prompts` and `--compiled` */
export const inspectedSnapshot = z.object({ version, workflowHash, snapshot: compiledSnapshot });
export type InspectedSnapshot = z.infer<typeof inspectedSnapshot>;

const texts = z.array(z.string());
const parameter = z.object({
  name: z.string(),
  kind: z.string(),
  values: texts.optional(),
  required: z.boolean(),
  default: z.union([z.string(), z.number(), z.boolean(), texts]).optional(),
  description: z.string(),
});
const described = { id: z.string(), title: z.string(), summary: z.string(), doc: z.string() };
const capability = z.object({
  ...described,
  probe: z.string(),
  preferred: z.string(),
  disabled: z.string(),
  wording: texts,
});
const contract = z.object({
  ...described,
  artifactKind: z.string(),
  schema: jsonObject,
  example: jsonObject,
  fields: z.array(z.object({ field: z.string(), value: z.string(), required: z.boolean(), description: z.string() })),
  guidance: texts,
});
const feature = z.object({
  ...described,
  parameters: z.array(parameter),
  effects: z.object({
    guidance: texts.optional(),
    sections: z.array(z.object({ anchor: z.string(), heading: z.string(), lines: texts })).optional(),
  }),
});
const ref = z.object({ ...described, text: z.string(), bytes: count, aliasOf: z.string().optional() });
const template = z.object({
  ...described,
  place: z.string().optional(),
  parameters: z.array(parameter),
  /** The expansion for sample arguments, in source form. */
  expansion: jsonObject,
});
/** `builtins`, with one kind or all of them. */
export const builtinList = z.object({
  version,
  builtins: z.object({
    capabilities: z.array(capability).optional(),
    contracts: z.array(contract).optional(),
    features: z.array(feature).optional(),
    refs: z.array(ref).optional(),
    templates: z.array(template).optional(),
  }),
});
/** `builtins <id>` */
export const shownBuiltin = z.object({ version, builtin: z.union([capability, contract, feature, ref, template]) });

/** `explain` */
export const codeList = z.object({ version, codes: z.array(z.object({ code: z.string(), title: z.string() })) });
export type CodeList = z.infer<typeof codeList>;
/** `explain <code>` */
export const codePage = z.object({ version, code: z.string(), page: z.string() });
export type CodePage = z.infer<typeof codePage>;

export type StartReport = z.infer<typeof startReport>;
