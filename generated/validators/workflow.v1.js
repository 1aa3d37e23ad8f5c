// Generated from schemas/source-workflow.ts by `npm run generate`; do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// <stdin>
var validateWorkflow = validate10, schema11 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Workflow source", type: "object", properties: { $schema: { type: "string", description: "The path of this schema, for editors." }, id: { type: "string", minLength: 1, description: "`namespace.name`, for example `project.auth_review`." }, kind: { type: "string", enum: ["workflow", "routine"], description: "Default: workflow. A routine is a part that others use as a template or bind to a slot." }, name: { type: "string", minLength: 1, description: "What people call it: one line." }, description: { type: "string", minLength: 1, description: "What it is for: how an agent chooses it." }, version: { type: "string", pattern: "^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$", description: "Semantic version, for example 1.0.0." }, tags: { type: "array", items: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, description: "Words to find it by." }, aliases: { type: "array", items: { type: "string", minLength: 1 }, description: "Bundled library only: older ids that still resolve." }, agentRole: { type: "string", minLength: 1, description: "The stance to take, in every step that does not say otherwise." }, recommendations: { type: "object", properties: { autonomy: { type: "string", enum: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"], description: "The most that it should be run with." }, riskPolicy: { type: "string", enum: ["conservative", "balanced", "aggressive"], description: "The most that it should be run with." } }, additionalProperties: !1, description: "Exceeding one is warned about, never refused." }, capabilities: { type: "object", properties: { delegation: { type: "string", enum: ["required", "preferred", "disabled"], description: "Subagents for parts of the work." }, web_browsing: { type: "string", enum: ["required", "preferred", "disabled"], description: "Reading pages of the web." } }, additionalProperties: !1, description: "What the agent must be able to do. A required capability is probed before the first step." }, features: { type: "array", items: { anyOf: [{ type: "string", minLength: 1 }, { type: "object", properties: { id: { type: "string", minLength: 1, description: "A feature such as `wr.features.evidence_first`." }, config: { type: "object", additionalProperties: {}, description: "Its options, by name." } }, required: ["id"], additionalProperties: !1 }] }, description: "Guidance of WorkRail that is woven into the steps. Their order means nothing." }, references: { type: "array", items: { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "Unique among the references." }, title: { type: "string", minLength: 1, description: "What it is." }, source: { type: "string", minLength: 1, description: "A path with `/`, or an address." }, purpose: { type: "string", minLength: 1, description: "What to read it for." }, authoritative: { type: "boolean", description: "It wins over what the agent believes." }, resolveFrom: { type: "string", enum: ["workspace", "package"], description: "Where a path starts. Default: workspace." } }, required: ["id", "title", "source", "purpose"], additionalProperties: !1 }, description: "Documents that the work rests on." }, inputs: { type: "array", items: { type: "object", properties: { key: { type: "string", minLength: 1, description: "The context key that carries this input." }, kind: { type: "string", enum: ["string", "number", "boolean", "enum", "list"], description: "What a value of it is." }, values: { type: "array", items: { type: "string", minLength: 1 }, minItems: 1, description: "The allowed values of an enum." }, required: { type: "boolean", description: "Default: false. True: the first step that reads it waits for it." }, description: { type: "string", minLength: 1, description: "What to send; shown to agents and people." } }, required: ["key", "kind"], additionalProperties: !1 }, description: "Context keys that prompts and conditions read." }, conditions: { type: "array", items: { $ref: "#/definitions/Condition" }, description: "Named, so that steps and loops can be gated by them." }, functionDefinitions: { type: "array", items: { type: "object", properties: { name: { type: "string", minLength: 1, description: "What steps write in `functionReferences`." }, scope: { type: "string", enum: ["workflow", "loop", "step"], description: "Default: where it stands." }, definition: { type: "string", minLength: 1, description: "The wording, shown in every step that names it." } }, required: ["name", "definition"], additionalProperties: !1 }, description: "Wording that is written once and named by several steps. The nearest definition of a name wins." }, assessments: { type: "array", items: { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "What steps write in `assessmentRefs`." }, purpose: { type: "string", minLength: 1, description: "What is judged, and what for." }, dimensions: { type: "array", items: { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "One thing that is judged." }, purpose: { type: "string", minLength: 1, description: "How to judge it." }, levels: { type: "array", items: { type: "string", minLength: 1 }, minItems: 2, description: "The closed set of answers." }, required: { type: "boolean", description: "Default: true." } }, required: ["id", "purpose", "levels"], additionalProperties: !1 }, minItems: 1, description: "Judged one by one." } }, required: ["id", "purpose", "dimensions"], additionalProperties: !1 }, description: "Judgements by closed levels, handed over as checked artifacts by the steps that name them." }, guidance: { type: "array", items: { type: "string", minLength: 1 }, description: "Short rules, shown when a run starts and when it is read again." }, extensionPoints: { type: "object", additionalProperties: { type: "object", properties: { purpose: { type: "string", minLength: 1, description: "What an implementation is for." }, defaultBinding: { type: "string", minLength: 1, description: "The workflow or routine that fills it unless a project says otherwise." }, acceptedKinds: { type: "array", items: { type: "string", enum: ["workflow", "routine"] }, minItems: 1, description: "Default: both." }, inputContract: { type: "object", properties: { requiredContext: { type: "array", items: { type: "string", minLength: 1 }, description: "An implementation must accept these." }, optionalContext: { type: "array", items: { type: "string", minLength: 1 }, description: "It may use these." } }, additionalProperties: !1, description: "What an implementation is given." }, outputContract: { type: "object", properties: { requiredArtifacts: { type: "array", items: { type: "string", minLength: 1 }, description: "It must produce these." } }, additionalProperties: !1, description: "What an implementation hands back." } }, required: ["purpose", "defaultBinding"], additionalProperties: !1 }, description: "Slots that a project can fill; prompts name them as `{{wr.bindings.<slot>}}`." }, extensionContract: { type: "object", properties: { accepts: { type: "array", items: { type: "string", minLength: 1 }, description: "Context that this one can be given." }, produces: { type: "array", items: { type: "string", minLength: 1 }, description: "Artifacts that it hands back." } }, required: ["accepts", "produces"], additionalProperties: !1, description: "What this one offers when it fills a slot." }, steps: { type: "array", items: { $ref: "#/definitions/Step" }, minItems: 1, description: "In the order in which they run." }, metadata: { type: "object", additionalProperties: {}, description: "Facts for people and catalogs that no rule reads." }, lintIgnore: { type: "array", items: { type: "object", properties: { rule: { type: "string", minLength: 1, description: "A rule such as `lint/prompt-budget`." }, step: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "Only there. Default: the whole workflow." }, reason: { type: "string", minLength: 1, description: "Why it is right here." } }, required: ["rule", "reason"], additionalProperties: !1 }, description: "Findings that were looked at and kept. One that finds nothing is itself a finding." } }, required: ["id", "name", "description", "version", "steps"], additionalProperties: !1, definitions: { Condition: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "What `when` and other conditions write." }, kind: { type: "string", const: "always_true" } }, required: ["id", "kind"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "What `when` and other conditions write." }, kind: { type: "string", const: "always_false" } }, required: ["id", "kind"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "What `when` and other conditions write." }, kind: { type: "string", const: "loop_control" }, continueWhen: { type: "string", const: "continue" } }, required: ["id", "kind"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "What `when` and other conditions write." }, kind: { type: "string", const: "context_equals" }, key: { type: "string", minLength: 1, description: "A declared input." }, value: { type: ["string", "number", "boolean"], description: "The input is exactly this." } }, required: ["id", "kind", "key", "value"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "What `when` and other conditions write." }, kind: { type: "string", const: "context_in" }, key: { type: "string", minLength: 1, description: "A declared input." }, values: { type: "array", items: { type: ["string", "number", "boolean"] }, minItems: 1, description: "The input is one of these." } }, required: ["id", "kind", "key", "values"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "What `when` and other conditions write." }, kind: { type: "string", const: "context_at_least" }, key: { type: "string", minLength: 1, description: "A declared input." }, value: { type: "number", description: "The input is this or more." } }, required: ["id", "kind", "key", "value"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "What `when` and other conditions write." }, kind: { type: "string", const: "context_at_most" }, key: { type: "string", minLength: 1, description: "A declared input." }, value: { type: "number", description: "The input is this or less." } }, required: ["id", "kind", "key", "value"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "What `when` and other conditions write." }, kind: { type: "string", const: "context_contains" }, key: { type: "string", minLength: 1, description: "A declared input." }, value: { type: ["string", "number", "boolean"], description: "The list holds this, or the text does." } }, required: ["id", "kind", "key", "value"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "What `when` and other conditions write." }, kind: { type: "string", const: "context_present" }, key: { type: "string", minLength: 1, description: "A declared input." } }, required: ["id", "kind", "key"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "What `when` and other conditions write." }, kind: { type: "string", const: "all" }, of: { type: "array", items: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, minItems: 1, description: "Ids of other conditions." } }, required: ["id", "kind", "of"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "What `when` and other conditions write." }, kind: { type: "string", const: "any" }, of: { type: "array", items: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, minItems: 1, description: "Ids of other conditions." } }, required: ["id", "kind", "of"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "What `when` and other conditions write." }, kind: { type: "string", const: "not" }, of: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "Id of another condition." } }, required: ["id", "kind", "of"], additionalProperties: !1 }] }, Step: { type: "object", if: { required: ["type"] }, then: { type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ type: "object", properties: { type: { type: "string", const: "template_call" }, id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "Stands before the ids of the steps that the template adds." }, title: { type: "string", minLength: 1, description: "Stands before their titles." }, templateId: { type: "string", minLength: 1, description: "A template such as `wr.templates.verification_gate`." }, args: { type: "object", additionalProperties: {}, description: "By name; `workrail builtins <templateId>` lists them." }, when: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "A condition id: none of the steps runs when the condition is false." }, requireConfirmation: { type: "boolean", description: "Ask the person after the last of them (guided mode)." } }, required: ["type", "templateId"], additionalProperties: !1 }, { type: "object", properties: { loopId: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "Unique among step and loop ids." }, title: { type: "string", minLength: 1, description: "One line, shown in listings and graphs." }, maxIterations: { type: "integer", exclusiveMinimum: 0, description: "How many iterations are allowed: a count." }, functionDefinitions: { type: "array", items: { type: "object", properties: { name: { type: "string", minLength: 1, description: "What steps write in `functionReferences`." }, scope: { type: "string", enum: ["workflow", "loop", "step"], description: "Default: where it stands." }, definition: { type: "string", minLength: 1, description: "The wording, shown in every step that names it." } }, required: ["name", "definition"], additionalProperties: !1 }, description: "Wording that is written once and named by several steps. The nearest definition of a name wins." }, when: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "A condition id: the loop is not entered when the condition is false." }, type: { type: "string", const: "loop" }, while: { type: "object", properties: { kind: { type: "string", const: "condition_ref" }, conditionId: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "A condition of kind `loop_control`." } }, required: ["kind", "conditionId"], additionalProperties: !1, description: "The loop goes on while this holds; a decision step in the body decides it." }, body: { type: "array", items: { $ref: "#/definitions/Step" }, minItems: 1, description: "The steps of one iteration, in order." } }, required: ["loopId", "title", "maxIterations", "type", "while", "body"], additionalProperties: !1 }, { type: "object", properties: { loopId: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "Unique among step and loop ids." }, title: { type: "string", minLength: 1, description: "One line, shown in listings and graphs." }, maxIterations: { type: "integer", exclusiveMinimum: 0, description: "How many iterations are allowed: a count." }, functionDefinitions: { type: "array", items: { type: "object", properties: { name: { type: "string", minLength: 1, description: "What steps write in `functionReferences`." }, scope: { type: "string", enum: ["workflow", "loop", "step"], description: "Default: where it stands." }, definition: { type: "string", minLength: 1, description: "The wording, shown in every step that names it." } }, required: ["name", "definition"], additionalProperties: !1 }, description: "Wording that is written once and named by several steps. The nearest definition of a name wins." }, when: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "A condition id: the loop is not entered when the condition is false." }, type: { type: "string", const: "for_each" }, items: { type: "string", minLength: 1, description: "A declared input of kind `list`." }, body: { type: "array", items: { $ref: "#/definitions/Step" }, minItems: 1, description: "The steps of one iteration, in order." } }, required: ["loopId", "title", "maxIterations", "type", "items", "body"], additionalProperties: !1 }] }, else: { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "Unique in the workflow; lower-case letters, digits, `_` and `-`." }, title: { type: "string", minLength: 1, description: "One line, shown in every reply and listing." }, prompt: { type: "string", minLength: 1, description: "The whole instruction as one text. Use either this or promptBlocks." }, promptBlocks: { type: "object", properties: { goal: { description: "What this step is for, in one or two sentences.", anyOf: [{ anyOf: [{ type: "string", minLength: 1 }, { type: "object", properties: { kind: { type: "string", const: "ref" }, refId: { type: "string", minLength: 1, description: "An id such as `wr.refs.notes_first`." } }, required: ["kind", "refId"], additionalProperties: !1, description: "A WorkRail-owned text, resolved and embedded when the workflow is compiled." }] }, { type: "array", items: { anyOf: [{ type: "string", minLength: 1 }, { type: "object", properties: { kind: { type: "string", const: "ref" }, refId: { type: "string", minLength: 1, description: "An id such as `wr.refs.notes_first`." } }, required: ["kind", "refId"], additionalProperties: !1, description: "A WorkRail-owned text, resolved and embedded when the workflow is compiled." }] }, minItems: 1 }] }, constraints: { type: "array", items: { anyOf: [{ type: "string", minLength: 1 }, { type: "object", properties: { kind: { type: "string", const: "ref" }, refId: { type: "string", minLength: 1, description: "An id such as `wr.refs.notes_first`." } }, required: ["kind", "refId"], additionalProperties: !1, description: "A WorkRail-owned text, resolved and embedded when the workflow is compiled." }] }, minItems: 1, description: "What must stay true while doing it." }, procedure: { type: "array", items: { anyOf: [{ type: "string", minLength: 1 }, { type: "object", properties: { kind: { type: "string", const: "ref" }, refId: { type: "string", minLength: 1, description: "An id such as `wr.refs.notes_first`." } }, required: ["kind", "refId"], additionalProperties: !1, description: "A WorkRail-owned text, resolved and embedded when the workflow is compiled." }] }, minItems: 1, description: "The steps to take, in order." }, outputRequired: { type: "object", additionalProperties: { type: "string", minLength: 1 }, description: "What to hand over, by output field." }, verify: { type: "array", items: { anyOf: [{ type: "string", minLength: 1 }, { type: "object", properties: { kind: { type: "string", const: "ref" }, refId: { type: "string", minLength: 1, description: "An id such as `wr.refs.notes_first`." } }, required: ["kind", "refId"], additionalProperties: !1, description: "A WorkRail-owned text, resolved and embedded when the workflow is compiled." }] }, minItems: 1, description: "How to know that it is done." } }, additionalProperties: !1, description: "The instruction in parts. Use either this or prompt." }, agentRole: { type: "string", minLength: 1, description: "Replaces the role of the workflow for this step." }, requireConfirmation: { type: "boolean", description: "Ask the person before the work is acknowledged (guided mode)." }, when: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "A condition id: the step is skipped when the condition is false." }, functionReferences: { type: "array", items: { type: "string", minLength: 1 }, description: "Definitions that the prompt of this step shows." }, functionDefinitions: { type: "array", items: { type: "object", properties: { name: { type: "string", minLength: 1, description: "What steps write in `functionReferences`." }, scope: { type: "string", enum: ["workflow", "loop", "step"], description: "Default: where it stands." }, definition: { type: "string", minLength: 1, description: "The wording, shown in every step that names it." } }, required: ["name", "definition"], additionalProperties: !1 }, description: "Wording that is written once and named by several steps. The nearest definition of a name wins." }, userDependencies: { type: "array", items: { type: "object", properties: { reason: { type: "string", enum: ["needs_user_secret_or_token", "needs_user_account_access", "needs_user_artifact", "needs_user_choice", "needs_user_approval", "needs_user_environment_action"], description: "What only a person can give." }, choiceKind: { type: "string", enum: ["preference_tradeoff", "scope_boundary", "irreversible_action", "external_side_effect", "policy_or_compliance"], description: "Why a choice must not be assumed; required with needs_user_choice." }, contextKey: { type: "string", minLength: 1, description: "The declared input that satisfies it." }, message: { type: "string", minLength: 1, description: "What to ask the person for." } }, required: ["reason", "message"], additionalProperties: !1 }, description: "What the step cannot be done without, and only a person has." }, output: { type: "object", properties: { contractRef: { type: "string", minLength: 1, description: "A contract such as `wr.contracts.review_findings`." }, required: { type: "boolean", description: "Default: true. False: checked only when it is sent." }, hints: { type: "object", additionalProperties: { type: "string", minLength: 1 }, description: "How to write an output field, by its name. Guidance, not checked." } }, additionalProperties: !1, description: "What the step must hand over. Hints are guidance; a contract is checked." }, outputContract: { type: "object", properties: { contractRef: { type: "string", minLength: 1, description: "A contract such as `wr.contracts.review_findings`." }, required: { type: "boolean", description: "Default: true." } }, required: ["contractRef"], additionalProperties: !1, description: "Alias of output.contractRef." }, validationCriteria: { $ref: "#/definitions/ValidationCriteria", description: "What the notes must show. A contract rules when both are given." }, assessmentRefs: { type: "array", items: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, minItems: 1, description: "Assessments of the workflow that this step must hand over, one artifact each." }, assessmentConsequences: { type: "array", items: { type: "object", properties: { anyEqualsLevel: { type: "string", minLength: 1, description: "Holds when any dimension was given this level." }, forAssessment: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "Only in this assessment; else in any of the step." }, guidance: { type: "string", minLength: 1, description: "What must be done before the step can be acknowledged." } }, required: ["anyEqualsLevel", "guidance"], additionalProperties: !1 }, minItems: 1, description: "What a level of an assessment asks for before the step can be acknowledged." } }, required: ["id", "title"], additionalProperties: !1 } }, ValidationCriteria: { anyOf: [{ type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ type: "object", properties: { type: { type: "string", const: "contains" }, value: { type: "string", minLength: 1, description: "The notes hold this text." }, message: { type: "string", minLength: 1, description: "What the agent is told, before the work and when it does not hold." } }, required: ["type", "value"], additionalProperties: !1 }, { type: "object", properties: { type: { type: "string", const: "regex" }, pattern: { type: "string", minLength: 1, description: "The notes match this RE2 pattern." }, flags: { type: "string", description: "`i`: any case; `m`: `^` and `$` at every line; `s`: `.` takes line breaks." }, message: { type: "string", minLength: 1, description: "What the agent is told, before the work and when it does not hold." } }, required: ["type", "pattern"], additionalProperties: !1 }, { type: "object", properties: { type: { type: "string", const: "length" }, min: { type: "integer", minimum: 0, description: "The notes have at least so many characters." }, max: { type: "integer", exclusiveMinimum: 0, description: "The notes have at most so many characters." }, message: { type: "string", minLength: 1, description: "What the agent is told, before the work and when it does not hold." } }, required: ["type"], additionalProperties: !1 }] }, { type: "object", properties: { and: { type: "array", items: { $ref: "#/definitions/ValidationCriteria" }, minItems: 1, description: "All of these hold." } }, required: ["and"], additionalProperties: !1 }, { type: "object", properties: { or: { type: "array", items: { $ref: "#/definitions/ValidationCriteria" }, minItems: 1, description: "One of these holds." } }, required: ["or"], additionalProperties: !1 }, { type: "object", properties: { not: { $ref: "#/definitions/ValidationCriteria" } }, required: ["not"], additionalProperties: !1 }] } } }, schema12 = { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "What `when` and other conditions write." }, kind: { type: "string", const: "always_true" } }, required: ["id", "kind"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "What `when` and other conditions write." }, kind: { type: "string", const: "always_false" } }, required: ["id", "kind"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "What `when` and other conditions write." }, kind: { type: "string", const: "loop_control" }, continueWhen: { type: "string", const: "continue" } }, required: ["id", "kind"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "What `when` and other conditions write." }, kind: { type: "string", const: "context_equals" }, key: { type: "string", minLength: 1, description: "A declared input." }, value: { type: ["string", "number", "boolean"], description: "The input is exactly this." } }, required: ["id", "kind", "key", "value"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "What `when` and other conditions write." }, kind: { type: "string", const: "context_in" }, key: { type: "string", minLength: 1, description: "A declared input." }, values: { type: "array", items: { type: ["string", "number", "boolean"] }, minItems: 1, description: "The input is one of these." } }, required: ["id", "kind", "key", "values"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "What `when` and other conditions write." }, kind: { type: "string", const: "context_at_least" }, key: { type: "string", minLength: 1, description: "A declared input." }, value: { type: "number", description: "The input is this or more." } }, required: ["id", "kind", "key", "value"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "What `when` and other conditions write." }, kind: { type: "string", const: "context_at_most" }, key: { type: "string", minLength: 1, description: "A declared input." }, value: { type: "number", description: "The input is this or less." } }, required: ["id", "kind", "key", "value"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "What `when` and other conditions write." }, kind: { type: "string", const: "context_contains" }, key: { type: "string", minLength: 1, description: "A declared input." }, value: { type: ["string", "number", "boolean"], description: "The list holds this, or the text does." } }, required: ["id", "kind", "key", "value"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "What `when` and other conditions write." }, kind: { type: "string", const: "context_present" }, key: { type: "string", minLength: 1, description: "A declared input." } }, required: ["id", "kind", "key"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "What `when` and other conditions write." }, kind: { type: "string", const: "all" }, of: { type: "array", items: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, minItems: 1, description: "Ids of other conditions." } }, required: ["id", "kind", "of"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "What `when` and other conditions write." }, kind: { type: "string", const: "any" }, of: { type: "array", items: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, minItems: 1, description: "Ids of other conditions." } }, required: ["id", "kind", "of"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "What `when` and other conditions write." }, kind: { type: "string", const: "not" }, of: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "Id of another condition." } }, required: ["id", "kind", "of"], additionalProperties: !1 }] }, func2 = Object.prototype.hasOwnProperty, func3 = require_ucs2length().default, pattern0 = new RegExp("^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$", "u"), pattern1 = new RegExp("^[a-z0-9_-]+$", "u"), schema13 = { type: "object", if: { required: ["type"] }, then: { type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ type: "object", properties: { type: { type: "string", const: "template_call" }, id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "Stands before the ids of the steps that the template adds." }, title: { type: "string", minLength: 1, description: "Stands before their titles." }, templateId: { type: "string", minLength: 1, description: "A template such as `wr.templates.verification_gate`." }, args: { type: "object", additionalProperties: {}, description: "By name; `workrail builtins <templateId>` lists them." }, when: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "A condition id: none of the steps runs when the condition is false." }, requireConfirmation: { type: "boolean", description: "Ask the person after the last of them (guided mode)." } }, required: ["type", "templateId"], additionalProperties: !1 }, { type: "object", properties: { loopId: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "Unique among step and loop ids." }, title: { type: "string", minLength: 1, description: "One line, shown in listings and graphs." }, maxIterations: { type: "integer", exclusiveMinimum: 0, description: "How many iterations are allowed: a count." }, functionDefinitions: { type: "array", items: { type: "object", properties: { name: { type: "string", minLength: 1, description: "What steps write in `functionReferences`." }, scope: { type: "string", enum: ["workflow", "loop", "step"], description: "Default: where it stands." }, definition: { type: "string", minLength: 1, description: "The wording, shown in every step that names it." } }, required: ["name", "definition"], additionalProperties: !1 }, description: "Wording that is written once and named by several steps. The nearest definition of a name wins." }, when: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "A condition id: the loop is not entered when the condition is false." }, type: { type: "string", const: "loop" }, while: { type: "object", properties: { kind: { type: "string", const: "condition_ref" }, conditionId: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "A condition of kind `loop_control`." } }, required: ["kind", "conditionId"], additionalProperties: !1, description: "The loop goes on while this holds; a decision step in the body decides it." }, body: { type: "array", items: { $ref: "#/definitions/Step" }, minItems: 1, description: "The steps of one iteration, in order." } }, required: ["loopId", "title", "maxIterations", "type", "while", "body"], additionalProperties: !1 }, { type: "object", properties: { loopId: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "Unique among step and loop ids." }, title: { type: "string", minLength: 1, description: "One line, shown in listings and graphs." }, maxIterations: { type: "integer", exclusiveMinimum: 0, description: "How many iterations are allowed: a count." }, functionDefinitions: { type: "array", items: { type: "object", properties: { name: { type: "string", minLength: 1, description: "What steps write in `functionReferences`." }, scope: { type: "string", enum: ["workflow", "loop", "step"], description: "Default: where it stands." }, definition: { type: "string", minLength: 1, description: "The wording, shown in every step that names it." } }, required: ["name", "definition"], additionalProperties: !1 }, description: "Wording that is written once and named by several steps. The nearest definition of a name wins." }, when: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "A condition id: the loop is not entered when the condition is false." }, type: { type: "string", const: "for_each" }, items: { type: "string", minLength: 1, description: "A declared input of kind `list`." }, body: { type: "array", items: { $ref: "#/definitions/Step" }, minItems: 1, description: "The steps of one iteration, in order." } }, required: ["loopId", "title", "maxIterations", "type", "items", "body"], additionalProperties: !1 }] }, else: { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "Unique in the workflow; lower-case letters, digits, `_` and `-`." }, title: { type: "string", minLength: 1, description: "One line, shown in every reply and listing." }, prompt: { type: "string", minLength: 1, description: "The whole instruction as one text. Use either this or promptBlocks." }, promptBlocks: { type: "object", properties: { goal: { description: "What this step is for, in one or two sentences.", anyOf: [{ anyOf: [{ type: "string", minLength: 1 }, { type: "object", properties: { kind: { type: "string", const: "ref" }, refId: { type: "string", minLength: 1, description: "An id such as `wr.refs.notes_first`." } }, required: ["kind", "refId"], additionalProperties: !1, description: "A WorkRail-owned text, resolved and embedded when the workflow is compiled." }] }, { type: "array", items: { anyOf: [{ type: "string", minLength: 1 }, { type: "object", properties: { kind: { type: "string", const: "ref" }, refId: { type: "string", minLength: 1, description: "An id such as `wr.refs.notes_first`." } }, required: ["kind", "refId"], additionalProperties: !1, description: "A WorkRail-owned text, resolved and embedded when the workflow is compiled." }] }, minItems: 1 }] }, constraints: { type: "array", items: { anyOf: [{ type: "string", minLength: 1 }, { type: "object", properties: { kind: { type: "string", const: "ref" }, refId: { type: "string", minLength: 1, description: "An id such as `wr.refs.notes_first`." } }, required: ["kind", "refId"], additionalProperties: !1, description: "A WorkRail-owned text, resolved and embedded when the workflow is compiled." }] }, minItems: 1, description: "What must stay true while doing it." }, procedure: { type: "array", items: { anyOf: [{ type: "string", minLength: 1 }, { type: "object", properties: { kind: { type: "string", const: "ref" }, refId: { type: "string", minLength: 1, description: "An id such as `wr.refs.notes_first`." } }, required: ["kind", "refId"], additionalProperties: !1, description: "A WorkRail-owned text, resolved and embedded when the workflow is compiled." }] }, minItems: 1, description: "The steps to take, in order." }, outputRequired: { type: "object", additionalProperties: { type: "string", minLength: 1 }, description: "What to hand over, by output field." }, verify: { type: "array", items: { anyOf: [{ type: "string", minLength: 1 }, { type: "object", properties: { kind: { type: "string", const: "ref" }, refId: { type: "string", minLength: 1, description: "An id such as `wr.refs.notes_first`." } }, required: ["kind", "refId"], additionalProperties: !1, description: "A WorkRail-owned text, resolved and embedded when the workflow is compiled." }] }, minItems: 1, description: "How to know that it is done." } }, additionalProperties: !1, description: "The instruction in parts. Use either this or prompt." }, agentRole: { type: "string", minLength: 1, description: "Replaces the role of the workflow for this step." }, requireConfirmation: { type: "boolean", description: "Ask the person before the work is acknowledged (guided mode)." }, when: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "A condition id: the step is skipped when the condition is false." }, functionReferences: { type: "array", items: { type: "string", minLength: 1 }, description: "Definitions that the prompt of this step shows." }, functionDefinitions: { type: "array", items: { type: "object", properties: { name: { type: "string", minLength: 1, description: "What steps write in `functionReferences`." }, scope: { type: "string", enum: ["workflow", "loop", "step"], description: "Default: where it stands." }, definition: { type: "string", minLength: 1, description: "The wording, shown in every step that names it." } }, required: ["name", "definition"], additionalProperties: !1 }, description: "Wording that is written once and named by several steps. The nearest definition of a name wins." }, userDependencies: { type: "array", items: { type: "object", properties: { reason: { type: "string", enum: ["needs_user_secret_or_token", "needs_user_account_access", "needs_user_artifact", "needs_user_choice", "needs_user_approval", "needs_user_environment_action"], description: "What only a person can give." }, choiceKind: { type: "string", enum: ["preference_tradeoff", "scope_boundary", "irreversible_action", "external_side_effect", "policy_or_compliance"], description: "Why a choice must not be assumed; required with needs_user_choice." }, contextKey: { type: "string", minLength: 1, description: "The declared input that satisfies it." }, message: { type: "string", minLength: 1, description: "What to ask the person for." } }, required: ["reason", "message"], additionalProperties: !1 }, description: "What the step cannot be done without, and only a person has." }, output: { type: "object", properties: { contractRef: { type: "string", minLength: 1, description: "A contract such as `wr.contracts.review_findings`." }, required: { type: "boolean", description: "Default: true. False: checked only when it is sent." }, hints: { type: "object", additionalProperties: { type: "string", minLength: 1 }, description: "How to write an output field, by its name. Guidance, not checked." } }, additionalProperties: !1, description: "What the step must hand over. Hints are guidance; a contract is checked." }, outputContract: { type: "object", properties: { contractRef: { type: "string", minLength: 1, description: "A contract such as `wr.contracts.review_findings`." }, required: { type: "boolean", description: "Default: true." } }, required: ["contractRef"], additionalProperties: !1, description: "Alias of output.contractRef." }, validationCriteria: { $ref: "#/definitions/ValidationCriteria", description: "What the notes must show. A contract rules when both are given." }, assessmentRefs: { type: "array", items: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, minItems: 1, description: "Assessments of the workflow that this step must hand over, one artifact each." }, assessmentConsequences: { type: "array", items: { type: "object", properties: { anyEqualsLevel: { type: "string", minLength: 1, description: "Holds when any dimension was given this level." }, forAssessment: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$", description: "Only in this assessment; else in any of the step." }, guidance: { type: "string", minLength: 1, description: "What must be done before the step can be acknowledged." } }, required: ["anyEqualsLevel", "guidance"], additionalProperties: !1 }, minItems: 1, description: "What a level of an assessment asks for before the step can be acknowledged." } }, required: ["id", "title"], additionalProperties: !1 } }, wrapper0 = { validate: validate11 };
var wrapper2 = { validate: validate12 };
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.type;
    if (typeof tag0 == "string")
      if (tag0 === "contains")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.type === void 0) {
            let err1 = { instancePath, schemaPath: "#/anyOf/0/oneOf/0/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
          if (data.value === void 0) {
            let err2 = { instancePath, schemaPath: "#/anyOf/0/oneOf/0/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
          for (let key0 in data)
            if (!(key0 === "type" || key0 === "value" || key0 === "message")) {
              let err3 = { instancePath, schemaPath: "#/anyOf/0/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
          if (data.type !== void 0) {
            let data0 = data.type;
            if (typeof data0 != "string") {
              let err4 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/0/oneOf/0/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (data0 !== "contains") {
              let err5 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/0/oneOf/0/properties/type/const", keyword: "const", params: { allowedValue: "contains" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          }
          if (data.value !== void 0) {
            let data1 = data.value;
            if (typeof data1 == "string") {
              if (func3(data1) < 1) {
                let err6 = { instancePath: instancePath + "/value", schemaPath: "#/anyOf/0/oneOf/0/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
              }
            } else {
              let err7 = { instancePath: instancePath + "/value", schemaPath: "#/anyOf/0/oneOf/0/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
          }
          if (data.message !== void 0) {
            let data2 = data.message;
            if (typeof data2 == "string") {
              if (func3(data2) < 1) {
                let err8 = { instancePath: instancePath + "/message", schemaPath: "#/anyOf/0/oneOf/0/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
              }
            } else {
              let err9 = { instancePath: instancePath + "/message", schemaPath: "#/anyOf/0/oneOf/0/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
          }
        } else {
          let err10 = { instancePath, schemaPath: "#/anyOf/0/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      else if (tag0 === "regex")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.type === void 0) {
            let err11 = { instancePath, schemaPath: "#/anyOf/0/oneOf/1/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
          if (data.pattern === void 0) {
            let err12 = { instancePath, schemaPath: "#/anyOf/0/oneOf/1/required", keyword: "required", params: { missingProperty: "pattern" }, message: "must have required property 'pattern'" };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
          for (let key1 in data)
            if (!(key1 === "type" || key1 === "pattern" || key1 === "flags" || key1 === "message")) {
              let err13 = { instancePath, schemaPath: "#/anyOf/0/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
          if (data.type !== void 0) {
            let data3 = data.type;
            if (typeof data3 != "string") {
              let err14 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/0/oneOf/1/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            if (data3 !== "regex") {
              let err15 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/0/oneOf/1/properties/type/const", keyword: "const", params: { allowedValue: "regex" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
          }
          if (data.pattern !== void 0) {
            let data4 = data.pattern;
            if (typeof data4 == "string") {
              if (func3(data4) < 1) {
                let err16 = { instancePath: instancePath + "/pattern", schemaPath: "#/anyOf/0/oneOf/1/properties/pattern/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
            } else {
              let err17 = { instancePath: instancePath + "/pattern", schemaPath: "#/anyOf/0/oneOf/1/properties/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
          }
          if (data.flags !== void 0 && typeof data.flags != "string") {
            let err18 = { instancePath: instancePath + "/flags", schemaPath: "#/anyOf/0/oneOf/1/properties/flags/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
          if (data.message !== void 0) {
            let data6 = data.message;
            if (typeof data6 == "string") {
              if (func3(data6) < 1) {
                let err19 = { instancePath: instancePath + "/message", schemaPath: "#/anyOf/0/oneOf/1/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
              }
            } else {
              let err20 = { instancePath: instancePath + "/message", schemaPath: "#/anyOf/0/oneOf/1/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
          }
        } else {
          let err21 = { instancePath, schemaPath: "#/anyOf/0/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      else if (tag0 === "length")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.type === void 0) {
            let err22 = { instancePath, schemaPath: "#/anyOf/0/oneOf/2/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
          for (let key2 in data)
            if (!(key2 === "type" || key2 === "min" || key2 === "max" || key2 === "message")) {
              let err23 = { instancePath, schemaPath: "#/anyOf/0/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
          if (data.type !== void 0) {
            let data7 = data.type;
            if (typeof data7 != "string") {
              let err24 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/0/oneOf/2/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
            if (data7 !== "length") {
              let err25 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/0/oneOf/2/properties/type/const", keyword: "const", params: { allowedValue: "length" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
          }
          if (data.min !== void 0) {
            let data8 = data.min;
            if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8))) {
              let err26 = { instancePath: instancePath + "/min", schemaPath: "#/anyOf/0/oneOf/2/properties/min/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
            if (typeof data8 == "number" && (data8 < 0 || isNaN(data8))) {
              let err27 = { instancePath: instancePath + "/min", schemaPath: "#/anyOf/0/oneOf/2/properties/min/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
            }
          }
          if (data.max !== void 0) {
            let data9 = data.max;
            if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9))) {
              let err28 = { instancePath: instancePath + "/max", schemaPath: "#/anyOf/0/oneOf/2/properties/max/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
            if (typeof data9 == "number" && (data9 <= 0 || isNaN(data9))) {
              let err29 = { instancePath: instancePath + "/max", schemaPath: "#/anyOf/0/oneOf/2/properties/max/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
          }
          if (data.message !== void 0) {
            let data10 = data.message;
            if (typeof data10 == "string") {
              if (func3(data10) < 1) {
                let err30 = { instancePath: instancePath + "/message", schemaPath: "#/anyOf/0/oneOf/2/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
              }
            } else {
              let err31 = { instancePath: instancePath + "/message", schemaPath: "#/anyOf/0/oneOf/2/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
          }
        } else {
          let err32 = { instancePath, schemaPath: "#/anyOf/0/oneOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      else {
        let err33 = { instancePath, schemaPath: "#/anyOf/0/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    else {
      let err34 = { instancePath, schemaPath: "#/anyOf/0/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' };
      vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
    }
  } else {
    let err35 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs35 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.and === void 0) {
        let err36 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "and" }, message: "must have required property 'and'" };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
      for (let key3 in data)
        if (key3 !== "and") {
          let err37 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
      if (data.and !== void 0) {
        let data11 = data.and;
        if (Array.isArray(data11)) {
          if (data11.length < 1) {
            let err38 = { instancePath: instancePath + "/and", schemaPath: "#/anyOf/1/properties/and/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
          let len0 = data11.length;
          for (let i0 = 0; i0 < len0; i0++)
            wrapper2.validate(data11[i0], { instancePath: instancePath + "/and/" + i0, parentData: data11, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? wrapper2.validate.errors : vErrors.concat(wrapper2.validate.errors), errors = vErrors.length);
        } else {
          let err39 = { instancePath: instancePath + "/and", schemaPath: "#/anyOf/1/properties/and/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
      }
    } else {
      let err40 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
    }
    var _valid0 = _errs35 === errors;
    if (valid0 = valid0 || _valid0, !valid0) {
      let _errs41 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.or === void 0) {
          let err41 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "or" }, message: "must have required property 'or'" };
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
        for (let key4 in data)
          if (key4 !== "or") {
            let err42 = { instancePath, schemaPath: "#/anyOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
          }
        if (data.or !== void 0) {
          let data13 = data.or;
          if (Array.isArray(data13)) {
            if (data13.length < 1) {
              let err43 = { instancePath: instancePath + "/or", schemaPath: "#/anyOf/2/properties/or/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
              vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
            }
            let len1 = data13.length;
            for (let i1 = 0; i1 < len1; i1++)
              wrapper2.validate(data13[i1], { instancePath: instancePath + "/or/" + i1, parentData: data13, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? wrapper2.validate.errors : vErrors.concat(wrapper2.validate.errors), errors = vErrors.length);
          } else {
            let err44 = { instancePath: instancePath + "/or", schemaPath: "#/anyOf/2/properties/or/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
        }
      } else {
        let err45 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
      var _valid0 = _errs41 === errors;
      if (valid0 = valid0 || _valid0, !valid0) {
        let _errs47 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.not === void 0) {
            let err46 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "not" }, message: "must have required property 'not'" };
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
          }
          for (let key5 in data)
            if (key5 !== "not") {
              let err47 = { instancePath, schemaPath: "#/anyOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
            }
          data.not !== void 0 && (wrapper2.validate(data.not, { instancePath: instancePath + "/not", parentData: data, parentDataProperty: "not", rootData }) || (vErrors = vErrors === null ? wrapper2.validate.errors : vErrors.concat(wrapper2.validate.errors), errors = vErrors.length));
        } else {
          let err48 = { instancePath, schemaPath: "#/anyOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
        }
        var _valid0 = _errs47 === errors;
        valid0 = valid0 || _valid0;
      }
    }
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err49 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
  }
  return validate12.errors = vErrors, errors === 0;
}
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  let _errs1 = errors, valid0 = !0, _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.type === void 0 && (missing0 = "type")) {
      let err1 = {};
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null);
  let ifClause0;
  if (_valid0) {
    let _errs3 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        let err2 = { instancePath, schemaPath: "#/then/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      let tag0 = data.type;
      if (typeof tag0 == "string")
        if (tag0 === "template_call")
          if (data && typeof data == "object" && !Array.isArray(data)) {
            if (data.type === void 0) {
              let err3 = { instancePath, schemaPath: "#/then/oneOf/0/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
            if (data.templateId === void 0) {
              let err4 = { instancePath, schemaPath: "#/then/oneOf/0/required", keyword: "required", params: { missingProperty: "templateId" }, message: "must have required property 'templateId'" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            for (let key0 in data)
              if (!(key0 === "type" || key0 === "id" || key0 === "title" || key0 === "templateId" || key0 === "args" || key0 === "when" || key0 === "requireConfirmation")) {
                let err5 = { instancePath, schemaPath: "#/then/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
            if (data.type !== void 0) {
              let data0 = data.type;
              if (typeof data0 != "string") {
                let err6 = { instancePath: instancePath + "/type", schemaPath: "#/then/oneOf/0/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
              }
              if (data0 !== "template_call") {
                let err7 = { instancePath: instancePath + "/type", schemaPath: "#/then/oneOf/0/properties/type/const", keyword: "const", params: { allowedValue: "template_call" }, message: "must be equal to constant" };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
            }
            if (data.id !== void 0) {
              let data1 = data.id;
              if (typeof data1 == "string") {
                if (func3(data1) < 1) {
                  let err8 = { instancePath: instancePath + "/id", schemaPath: "#/then/oneOf/0/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                }
                if (!pattern1.test(data1)) {
                  let err9 = { instancePath: instancePath + "/id", schemaPath: "#/then/oneOf/0/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                }
              } else {
                let err10 = { instancePath: instancePath + "/id", schemaPath: "#/then/oneOf/0/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            }
            if (data.title !== void 0) {
              let data2 = data.title;
              if (typeof data2 == "string") {
                if (func3(data2) < 1) {
                  let err11 = { instancePath: instancePath + "/title", schemaPath: "#/then/oneOf/0/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                }
              } else {
                let err12 = { instancePath: instancePath + "/title", schemaPath: "#/then/oneOf/0/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
            }
            if (data.templateId !== void 0) {
              let data3 = data.templateId;
              if (typeof data3 == "string") {
                if (func3(data3) < 1) {
                  let err13 = { instancePath: instancePath + "/templateId", schemaPath: "#/then/oneOf/0/properties/templateId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                }
              } else {
                let err14 = { instancePath: instancePath + "/templateId", schemaPath: "#/then/oneOf/0/properties/templateId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
            }
            if (data.args !== void 0) {
              let data4 = data.args;
              if (!(data4 && typeof data4 == "object" && !Array.isArray(data4))) {
                let err15 = { instancePath: instancePath + "/args", schemaPath: "#/then/oneOf/0/properties/args/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
              }
            }
            if (data.when !== void 0) {
              let data5 = data.when;
              if (typeof data5 == "string") {
                if (func3(data5) < 1) {
                  let err16 = { instancePath: instancePath + "/when", schemaPath: "#/then/oneOf/0/properties/when/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                }
                if (!pattern1.test(data5)) {
                  let err17 = { instancePath: instancePath + "/when", schemaPath: "#/then/oneOf/0/properties/when/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
                  vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                }
              } else {
                let err18 = { instancePath: instancePath + "/when", schemaPath: "#/then/oneOf/0/properties/when/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
            }
            if (data.requireConfirmation !== void 0 && typeof data.requireConfirmation != "boolean") {
              let err19 = { instancePath: instancePath + "/requireConfirmation", schemaPath: "#/then/oneOf/0/properties/requireConfirmation/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
          } else {
            let err20 = { instancePath, schemaPath: "#/then/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        else if (tag0 === "loop")
          if (data && typeof data == "object" && !Array.isArray(data)) {
            if (data.loopId === void 0) {
              let err21 = { instancePath, schemaPath: "#/then/oneOf/1/required", keyword: "required", params: { missingProperty: "loopId" }, message: "must have required property 'loopId'" };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
            if (data.title === void 0) {
              let err22 = { instancePath, schemaPath: "#/then/oneOf/1/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
            if (data.maxIterations === void 0) {
              let err23 = { instancePath, schemaPath: "#/then/oneOf/1/required", keyword: "required", params: { missingProperty: "maxIterations" }, message: "must have required property 'maxIterations'" };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
            if (data.type === void 0) {
              let err24 = { instancePath, schemaPath: "#/then/oneOf/1/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
            if (data.while === void 0) {
              let err25 = { instancePath, schemaPath: "#/then/oneOf/1/required", keyword: "required", params: { missingProperty: "while" }, message: "must have required property 'while'" };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
            if (data.body === void 0) {
              let err26 = { instancePath, schemaPath: "#/then/oneOf/1/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'" };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
            for (let key1 in data)
              if (!(key1 === "loopId" || key1 === "title" || key1 === "maxIterations" || key1 === "functionDefinitions" || key1 === "when" || key1 === "type" || key1 === "while" || key1 === "body")) {
                let err27 = { instancePath, schemaPath: "#/then/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
              }
            if (data.loopId !== void 0) {
              let data7 = data.loopId;
              if (typeof data7 == "string") {
                if (func3(data7) < 1) {
                  let err28 = { instancePath: instancePath + "/loopId", schemaPath: "#/then/oneOf/1/properties/loopId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                }
                if (!pattern1.test(data7)) {
                  let err29 = { instancePath: instancePath + "/loopId", schemaPath: "#/then/oneOf/1/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
                  vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                }
              } else {
                let err30 = { instancePath: instancePath + "/loopId", schemaPath: "#/then/oneOf/1/properties/loopId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
              }
            }
            if (data.title !== void 0) {
              let data8 = data.title;
              if (typeof data8 == "string") {
                if (func3(data8) < 1) {
                  let err31 = { instancePath: instancePath + "/title", schemaPath: "#/then/oneOf/1/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                }
              } else {
                let err32 = { instancePath: instancePath + "/title", schemaPath: "#/then/oneOf/1/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
              }
            }
            if (data.maxIterations !== void 0) {
              let data9 = data.maxIterations;
              if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9))) {
                let err33 = { instancePath: instancePath + "/maxIterations", schemaPath: "#/then/oneOf/1/properties/maxIterations/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
              }
              if (typeof data9 == "number" && (data9 <= 0 || isNaN(data9))) {
                let err34 = { instancePath: instancePath + "/maxIterations", schemaPath: "#/then/oneOf/1/properties/maxIterations/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
              }
            }
            if (data.functionDefinitions !== void 0) {
              let data10 = data.functionDefinitions;
              if (Array.isArray(data10)) {
                let len0 = data10.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data11 = data10[i0];
                  if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                    if (data11.name === void 0) {
                      let err35 = { instancePath: instancePath + "/functionDefinitions/" + i0, schemaPath: "#/then/oneOf/1/properties/functionDefinitions/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
                      vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                    }
                    if (data11.definition === void 0) {
                      let err36 = { instancePath: instancePath + "/functionDefinitions/" + i0, schemaPath: "#/then/oneOf/1/properties/functionDefinitions/items/required", keyword: "required", params: { missingProperty: "definition" }, message: "must have required property 'definition'" };
                      vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                    }
                    for (let key2 in data11)
                      if (!(key2 === "name" || key2 === "scope" || key2 === "definition")) {
                        let err37 = { instancePath: instancePath + "/functionDefinitions/" + i0, schemaPath: "#/then/oneOf/1/properties/functionDefinitions/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                      }
                    if (data11.name !== void 0) {
                      let data12 = data11.name;
                      if (typeof data12 == "string") {
                        if (func3(data12) < 1) {
                          let err38 = { instancePath: instancePath + "/functionDefinitions/" + i0 + "/name", schemaPath: "#/then/oneOf/1/properties/functionDefinitions/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                        }
                      } else {
                        let err39 = { instancePath: instancePath + "/functionDefinitions/" + i0 + "/name", schemaPath: "#/then/oneOf/1/properties/functionDefinitions/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                      }
                    }
                    if (data11.scope !== void 0) {
                      let data13 = data11.scope;
                      if (typeof data13 != "string") {
                        let err40 = { instancePath: instancePath + "/functionDefinitions/" + i0 + "/scope", schemaPath: "#/then/oneOf/1/properties/functionDefinitions/items/properties/scope/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                      }
                      if (!(data13 === "workflow" || data13 === "loop" || data13 === "step")) {
                        let err41 = { instancePath: instancePath + "/functionDefinitions/" + i0 + "/scope", schemaPath: "#/then/oneOf/1/properties/functionDefinitions/items/properties/scope/enum", keyword: "enum", params: { allowedValues: schema13.then.oneOf[1].properties.functionDefinitions.items.properties.scope.enum }, message: "must be equal to one of the allowed values" };
                        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                      }
                    }
                    if (data11.definition !== void 0) {
                      let data14 = data11.definition;
                      if (typeof data14 == "string") {
                        if (func3(data14) < 1) {
                          let err42 = { instancePath: instancePath + "/functionDefinitions/" + i0 + "/definition", schemaPath: "#/then/oneOf/1/properties/functionDefinitions/items/properties/definition/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                        }
                      } else {
                        let err43 = { instancePath: instancePath + "/functionDefinitions/" + i0 + "/definition", schemaPath: "#/then/oneOf/1/properties/functionDefinitions/items/properties/definition/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                      }
                    }
                  } else {
                    let err44 = { instancePath: instancePath + "/functionDefinitions/" + i0, schemaPath: "#/then/oneOf/1/properties/functionDefinitions/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                  }
                }
              } else {
                let err45 = { instancePath: instancePath + "/functionDefinitions", schemaPath: "#/then/oneOf/1/properties/functionDefinitions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
              }
            }
            if (data.when !== void 0) {
              let data15 = data.when;
              if (typeof data15 == "string") {
                if (func3(data15) < 1) {
                  let err46 = { instancePath: instancePath + "/when", schemaPath: "#/then/oneOf/1/properties/when/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                }
                if (!pattern1.test(data15)) {
                  let err47 = { instancePath: instancePath + "/when", schemaPath: "#/then/oneOf/1/properties/when/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
                  vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                }
              } else {
                let err48 = { instancePath: instancePath + "/when", schemaPath: "#/then/oneOf/1/properties/when/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
              }
            }
            if (data.type !== void 0) {
              let data16 = data.type;
              if (typeof data16 != "string") {
                let err49 = { instancePath: instancePath + "/type", schemaPath: "#/then/oneOf/1/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
              }
              if (data16 !== "loop") {
                let err50 = { instancePath: instancePath + "/type", schemaPath: "#/then/oneOf/1/properties/type/const", keyword: "const", params: { allowedValue: "loop" }, message: "must be equal to constant" };
                vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
              }
            }
            if (data.while !== void 0) {
              let data17 = data.while;
              if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                if (data17.kind === void 0) {
                  let err51 = { instancePath: instancePath + "/while", schemaPath: "#/then/oneOf/1/properties/while/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                  vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                }
                if (data17.conditionId === void 0) {
                  let err52 = { instancePath: instancePath + "/while", schemaPath: "#/then/oneOf/1/properties/while/required", keyword: "required", params: { missingProperty: "conditionId" }, message: "must have required property 'conditionId'" };
                  vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                }
                for (let key3 in data17)
                  if (!(key3 === "kind" || key3 === "conditionId")) {
                    let err53 = { instancePath: instancePath + "/while", schemaPath: "#/then/oneOf/1/properties/while/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                    vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
                  }
                if (data17.kind !== void 0) {
                  let data18 = data17.kind;
                  if (typeof data18 != "string") {
                    let err54 = { instancePath: instancePath + "/while/kind", schemaPath: "#/then/oneOf/1/properties/while/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                  }
                  if (data18 !== "condition_ref") {
                    let err55 = { instancePath: instancePath + "/while/kind", schemaPath: "#/then/oneOf/1/properties/while/properties/kind/const", keyword: "const", params: { allowedValue: "condition_ref" }, message: "must be equal to constant" };
                    vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
                  }
                }
                if (data17.conditionId !== void 0) {
                  let data19 = data17.conditionId;
                  if (typeof data19 == "string") {
                    if (func3(data19) < 1) {
                      let err56 = { instancePath: instancePath + "/while/conditionId", schemaPath: "#/then/oneOf/1/properties/while/properties/conditionId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
                    }
                    if (!pattern1.test(data19)) {
                      let err57 = { instancePath: instancePath + "/while/conditionId", schemaPath: "#/then/oneOf/1/properties/while/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
                      vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
                    }
                  } else {
                    let err58 = { instancePath: instancePath + "/while/conditionId", schemaPath: "#/then/oneOf/1/properties/while/properties/conditionId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
                  }
                }
              } else {
                let err59 = { instancePath: instancePath + "/while", schemaPath: "#/then/oneOf/1/properties/while/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
              }
            }
            if (data.body !== void 0) {
              let data20 = data.body;
              if (Array.isArray(data20)) {
                if (data20.length < 1) {
                  let err60 = { instancePath: instancePath + "/body", schemaPath: "#/then/oneOf/1/properties/body/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                  vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
                }
                let len1 = data20.length;
                for (let i1 = 0; i1 < len1; i1++)
                  wrapper0.validate(data20[i1], { instancePath: instancePath + "/body/" + i1, parentData: data20, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors), errors = vErrors.length);
              } else {
                let err61 = { instancePath: instancePath + "/body", schemaPath: "#/then/oneOf/1/properties/body/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
              }
            }
          } else {
            let err62 = { instancePath, schemaPath: "#/then/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
          }
        else if (tag0 === "for_each")
          if (data && typeof data == "object" && !Array.isArray(data)) {
            if (data.loopId === void 0) {
              let err63 = { instancePath, schemaPath: "#/then/oneOf/2/required", keyword: "required", params: { missingProperty: "loopId" }, message: "must have required property 'loopId'" };
              vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
            }
            if (data.title === void 0) {
              let err64 = { instancePath, schemaPath: "#/then/oneOf/2/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
              vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
            }
            if (data.maxIterations === void 0) {
              let err65 = { instancePath, schemaPath: "#/then/oneOf/2/required", keyword: "required", params: { missingProperty: "maxIterations" }, message: "must have required property 'maxIterations'" };
              vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
            }
            if (data.type === void 0) {
              let err66 = { instancePath, schemaPath: "#/then/oneOf/2/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
              vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
            }
            if (data.items === void 0) {
              let err67 = { instancePath, schemaPath: "#/then/oneOf/2/required", keyword: "required", params: { missingProperty: "items" }, message: "must have required property 'items'" };
              vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
            }
            if (data.body === void 0) {
              let err68 = { instancePath, schemaPath: "#/then/oneOf/2/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'" };
              vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
            }
            for (let key4 in data)
              if (!(key4 === "loopId" || key4 === "title" || key4 === "maxIterations" || key4 === "functionDefinitions" || key4 === "when" || key4 === "type" || key4 === "items" || key4 === "body")) {
                let err69 = { instancePath, schemaPath: "#/then/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
              }
            if (data.loopId !== void 0) {
              let data22 = data.loopId;
              if (typeof data22 == "string") {
                if (func3(data22) < 1) {
                  let err70 = { instancePath: instancePath + "/loopId", schemaPath: "#/then/oneOf/2/properties/loopId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
                }
                if (!pattern1.test(data22)) {
                  let err71 = { instancePath: instancePath + "/loopId", schemaPath: "#/then/oneOf/2/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
                  vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
                }
              } else {
                let err72 = { instancePath: instancePath + "/loopId", schemaPath: "#/then/oneOf/2/properties/loopId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
              }
            }
            if (data.title !== void 0) {
              let data23 = data.title;
              if (typeof data23 == "string") {
                if (func3(data23) < 1) {
                  let err73 = { instancePath: instancePath + "/title", schemaPath: "#/then/oneOf/2/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
                }
              } else {
                let err74 = { instancePath: instancePath + "/title", schemaPath: "#/then/oneOf/2/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
              }
            }
            if (data.maxIterations !== void 0) {
              let data24 = data.maxIterations;
              if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24))) {
                let err75 = { instancePath: instancePath + "/maxIterations", schemaPath: "#/then/oneOf/2/properties/maxIterations/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
              }
              if (typeof data24 == "number" && (data24 <= 0 || isNaN(data24))) {
                let err76 = { instancePath: instancePath + "/maxIterations", schemaPath: "#/then/oneOf/2/properties/maxIterations/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
              }
            }
            if (data.functionDefinitions !== void 0) {
              let data25 = data.functionDefinitions;
              if (Array.isArray(data25)) {
                let len2 = data25.length;
                for (let i2 = 0; i2 < len2; i2++) {
                  let data26 = data25[i2];
                  if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                    if (data26.name === void 0) {
                      let err77 = { instancePath: instancePath + "/functionDefinitions/" + i2, schemaPath: "#/then/oneOf/2/properties/functionDefinitions/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
                      vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
                    }
                    if (data26.definition === void 0) {
                      let err78 = { instancePath: instancePath + "/functionDefinitions/" + i2, schemaPath: "#/then/oneOf/2/properties/functionDefinitions/items/required", keyword: "required", params: { missingProperty: "definition" }, message: "must have required property 'definition'" };
                      vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
                    }
                    for (let key5 in data26)
                      if (!(key5 === "name" || key5 === "scope" || key5 === "definition")) {
                        let err79 = { instancePath: instancePath + "/functionDefinitions/" + i2, schemaPath: "#/then/oneOf/2/properties/functionDefinitions/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
                        vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
                      }
                    if (data26.name !== void 0) {
                      let data27 = data26.name;
                      if (typeof data27 == "string") {
                        if (func3(data27) < 1) {
                          let err80 = { instancePath: instancePath + "/functionDefinitions/" + i2 + "/name", schemaPath: "#/then/oneOf/2/properties/functionDefinitions/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
                        }
                      } else {
                        let err81 = { instancePath: instancePath + "/functionDefinitions/" + i2 + "/name", schemaPath: "#/then/oneOf/2/properties/functionDefinitions/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
                      }
                    }
                    if (data26.scope !== void 0) {
                      let data28 = data26.scope;
                      if (typeof data28 != "string") {
                        let err82 = { instancePath: instancePath + "/functionDefinitions/" + i2 + "/scope", schemaPath: "#/then/oneOf/2/properties/functionDefinitions/items/properties/scope/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
                      }
                      if (!(data28 === "workflow" || data28 === "loop" || data28 === "step")) {
                        let err83 = { instancePath: instancePath + "/functionDefinitions/" + i2 + "/scope", schemaPath: "#/then/oneOf/2/properties/functionDefinitions/items/properties/scope/enum", keyword: "enum", params: { allowedValues: schema13.then.oneOf[2].properties.functionDefinitions.items.properties.scope.enum }, message: "must be equal to one of the allowed values" };
                        vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
                      }
                    }
                    if (data26.definition !== void 0) {
                      let data29 = data26.definition;
                      if (typeof data29 == "string") {
                        if (func3(data29) < 1) {
                          let err84 = { instancePath: instancePath + "/functionDefinitions/" + i2 + "/definition", schemaPath: "#/then/oneOf/2/properties/functionDefinitions/items/properties/definition/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
                        }
                      } else {
                        let err85 = { instancePath: instancePath + "/functionDefinitions/" + i2 + "/definition", schemaPath: "#/then/oneOf/2/properties/functionDefinitions/items/properties/definition/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
                      }
                    }
                  } else {
                    let err86 = { instancePath: instancePath + "/functionDefinitions/" + i2, schemaPath: "#/then/oneOf/2/properties/functionDefinitions/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
                  }
                }
              } else {
                let err87 = { instancePath: instancePath + "/functionDefinitions", schemaPath: "#/then/oneOf/2/properties/functionDefinitions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
              }
            }
            if (data.when !== void 0) {
              let data30 = data.when;
              if (typeof data30 == "string") {
                if (func3(data30) < 1) {
                  let err88 = { instancePath: instancePath + "/when", schemaPath: "#/then/oneOf/2/properties/when/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
                }
                if (!pattern1.test(data30)) {
                  let err89 = { instancePath: instancePath + "/when", schemaPath: "#/then/oneOf/2/properties/when/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
                  vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
                }
              } else {
                let err90 = { instancePath: instancePath + "/when", schemaPath: "#/then/oneOf/2/properties/when/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
              }
            }
            if (data.type !== void 0) {
              let data31 = data.type;
              if (typeof data31 != "string") {
                let err91 = { instancePath: instancePath + "/type", schemaPath: "#/then/oneOf/2/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
              }
              if (data31 !== "for_each") {
                let err92 = { instancePath: instancePath + "/type", schemaPath: "#/then/oneOf/2/properties/type/const", keyword: "const", params: { allowedValue: "for_each" }, message: "must be equal to constant" };
                vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
              }
            }
            if (data.items !== void 0) {
              let data32 = data.items;
              if (typeof data32 == "string") {
                if (func3(data32) < 1) {
                  let err93 = { instancePath: instancePath + "/items", schemaPath: "#/then/oneOf/2/properties/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
                }
              } else {
                let err94 = { instancePath: instancePath + "/items", schemaPath: "#/then/oneOf/2/properties/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
              }
            }
            if (data.body !== void 0) {
              let data33 = data.body;
              if (Array.isArray(data33)) {
                if (data33.length < 1) {
                  let err95 = { instancePath: instancePath + "/body", schemaPath: "#/then/oneOf/2/properties/body/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                  vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
                }
                let len3 = data33.length;
                for (let i3 = 0; i3 < len3; i3++)
                  wrapper0.validate(data33[i3], { instancePath: instancePath + "/body/" + i3, parentData: data33, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors), errors = vErrors.length);
              } else {
                let err96 = { instancePath: instancePath + "/body", schemaPath: "#/then/oneOf/2/properties/body/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
              }
            }
          } else {
            let err97 = { instancePath, schemaPath: "#/then/oneOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
          }
        else {
          let err98 = { instancePath, schemaPath: "#/then/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' };
          vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
        }
      else {
        let err99 = { instancePath, schemaPath: "#/then/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' };
        vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
      }
    } else {
      let err100 = { instancePath, schemaPath: "#/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0, ifClause0 = "then";
  } else {
    let _errs87 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id === void 0) {
        let err101 = { instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
        vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
      }
      if (data.title === void 0) {
        let err102 = { instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
        vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
      }
      for (let key6 in data)
        if (!func2.call(schema13.else.properties, key6)) {
          let err103 = { instancePath, schemaPath: "#/else/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
          vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
        }
      if (data.id !== void 0) {
        let data35 = data.id;
        if (typeof data35 == "string") {
          if (func3(data35) < 1) {
            let err104 = { instancePath: instancePath + "/id", schemaPath: "#/else/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
            vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
          }
          if (!pattern1.test(data35)) {
            let err105 = { instancePath: instancePath + "/id", schemaPath: "#/else/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
            vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
          }
        } else {
          let err106 = { instancePath: instancePath + "/id", schemaPath: "#/else/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
        }
      }
      if (data.title !== void 0) {
        let data36 = data.title;
        if (typeof data36 == "string") {
          if (func3(data36) < 1) {
            let err107 = { instancePath: instancePath + "/title", schemaPath: "#/else/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
            vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
          }
        } else {
          let err108 = { instancePath: instancePath + "/title", schemaPath: "#/else/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
        }
      }
      if (data.prompt !== void 0) {
        let data37 = data.prompt;
        if (typeof data37 == "string") {
          if (func3(data37) < 1) {
            let err109 = { instancePath: instancePath + "/prompt", schemaPath: "#/else/properties/prompt/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
            vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
          }
        } else {
          let err110 = { instancePath: instancePath + "/prompt", schemaPath: "#/else/properties/prompt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
        }
      }
      if (data.promptBlocks !== void 0) {
        let data38 = data.promptBlocks;
        if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
          for (let key7 in data38)
            if (!(key7 === "goal" || key7 === "constraints" || key7 === "procedure" || key7 === "outputRequired" || key7 === "verify")) {
              let err111 = { instancePath: instancePath + "/promptBlocks", schemaPath: "#/else/properties/promptBlocks/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
            }
          if (data38.goal !== void 0) {
            let data39 = data38.goal, _errs100 = errors, valid21 = !1, _errs101 = errors, _errs102 = errors, valid22 = !1, _errs103 = errors;
            if (typeof data39 == "string") {
              if (func3(data39) < 1) {
                let err112 = { instancePath: instancePath + "/promptBlocks/goal", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/0/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
              }
            } else {
              let err113 = { instancePath: instancePath + "/promptBlocks/goal", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/0/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
            }
            var _valid2 = _errs103 === errors;
            if (valid22 = valid22 || _valid2, !valid22) {
              let _errs105 = errors;
              if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                if (data39.kind === void 0) {
                  let err114 = { instancePath: instancePath + "/promptBlocks/goal", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/0/anyOf/1/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                  vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
                }
                if (data39.refId === void 0) {
                  let err115 = { instancePath: instancePath + "/promptBlocks/goal", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/0/anyOf/1/required", keyword: "required", params: { missingProperty: "refId" }, message: "must have required property 'refId'" };
                  vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
                }
                for (let key8 in data39)
                  if (!(key8 === "kind" || key8 === "refId")) {
                    let err116 = { instancePath: instancePath + "/promptBlocks/goal", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/0/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" };
                    vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
                  }
                if (data39.kind !== void 0) {
                  let data40 = data39.kind;
                  if (typeof data40 != "string") {
                    let err117 = { instancePath: instancePath + "/promptBlocks/goal/kind", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/0/anyOf/1/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
                  }
                  if (data40 !== "ref") {
                    let err118 = { instancePath: instancePath + "/promptBlocks/goal/kind", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/0/anyOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "ref" }, message: "must be equal to constant" };
                    vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
                  }
                }
                if (data39.refId !== void 0) {
                  let data41 = data39.refId;
                  if (typeof data41 == "string") {
                    if (func3(data41) < 1) {
                      let err119 = { instancePath: instancePath + "/promptBlocks/goal/refId", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/0/anyOf/1/properties/refId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
                    }
                  } else {
                    let err120 = { instancePath: instancePath + "/promptBlocks/goal/refId", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/0/anyOf/1/properties/refId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
                  }
                }
              } else {
                let err121 = { instancePath: instancePath + "/promptBlocks/goal", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/0/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
              }
              var _valid2 = _errs105 === errors;
              valid22 = valid22 || _valid2;
            }
            if (valid22)
              errors = _errs102, vErrors !== null && (_errs102 ? vErrors.length = _errs102 : vErrors = null);
            else {
              let err122 = { instancePath: instancePath + "/promptBlocks/goal", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/0/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
            }
            var _valid1 = _errs101 === errors;
            if (valid21 = valid21 || _valid1, !valid21) {
              let _errs112 = errors;
              if (Array.isArray(data39)) {
                if (data39.length < 1) {
                  let err123 = { instancePath: instancePath + "/promptBlocks/goal", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/1/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                  vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
                }
                let len4 = data39.length;
                for (let i4 = 0; i4 < len4; i4++) {
                  let data42 = data39[i4], _errs115 = errors, valid26 = !1, _errs116 = errors;
                  if (typeof data42 == "string") {
                    if (func3(data42) < 1) {
                      let err124 = { instancePath: instancePath + "/promptBlocks/goal/" + i4, schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/1/items/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++;
                    }
                  } else {
                    let err125 = { instancePath: instancePath + "/promptBlocks/goal/" + i4, schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/1/items/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err125] : vErrors.push(err125), errors++;
                  }
                  var _valid3 = _errs116 === errors;
                  if (valid26 = valid26 || _valid3, !valid26) {
                    let _errs118 = errors;
                    if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
                      if (data42.kind === void 0) {
                        let err126 = { instancePath: instancePath + "/promptBlocks/goal/" + i4, schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/1/items/anyOf/1/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                        vErrors === null ? vErrors = [err126] : vErrors.push(err126), errors++;
                      }
                      if (data42.refId === void 0) {
                        let err127 = { instancePath: instancePath + "/promptBlocks/goal/" + i4, schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/1/items/anyOf/1/required", keyword: "required", params: { missingProperty: "refId" }, message: "must have required property 'refId'" };
                        vErrors === null ? vErrors = [err127] : vErrors.push(err127), errors++;
                      }
                      for (let key9 in data42)
                        if (!(key9 === "kind" || key9 === "refId")) {
                          let err128 = { instancePath: instancePath + "/promptBlocks/goal/" + i4, schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/1/items/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" };
                          vErrors === null ? vErrors = [err128] : vErrors.push(err128), errors++;
                        }
                      if (data42.kind !== void 0) {
                        let data43 = data42.kind;
                        if (typeof data43 != "string") {
                          let err129 = { instancePath: instancePath + "/promptBlocks/goal/" + i4 + "/kind", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/1/items/anyOf/1/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          vErrors === null ? vErrors = [err129] : vErrors.push(err129), errors++;
                        }
                        if (data43 !== "ref") {
                          let err130 = { instancePath: instancePath + "/promptBlocks/goal/" + i4 + "/kind", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/1/items/anyOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "ref" }, message: "must be equal to constant" };
                          vErrors === null ? vErrors = [err130] : vErrors.push(err130), errors++;
                        }
                      }
                      if (data42.refId !== void 0) {
                        let data44 = data42.refId;
                        if (typeof data44 == "string") {
                          if (func3(data44) < 1) {
                            let err131 = { instancePath: instancePath + "/promptBlocks/goal/" + i4 + "/refId", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/1/items/anyOf/1/properties/refId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                            vErrors === null ? vErrors = [err131] : vErrors.push(err131), errors++;
                          }
                        } else {
                          let err132 = { instancePath: instancePath + "/promptBlocks/goal/" + i4 + "/refId", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/1/items/anyOf/1/properties/refId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          vErrors === null ? vErrors = [err132] : vErrors.push(err132), errors++;
                        }
                      }
                    } else {
                      let err133 = { instancePath: instancePath + "/promptBlocks/goal/" + i4, schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/1/items/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      vErrors === null ? vErrors = [err133] : vErrors.push(err133), errors++;
                    }
                    var _valid3 = _errs118 === errors;
                    valid26 = valid26 || _valid3;
                  }
                  if (valid26)
                    errors = _errs115, vErrors !== null && (_errs115 ? vErrors.length = _errs115 : vErrors = null);
                  else {
                    let err134 = { instancePath: instancePath + "/promptBlocks/goal/" + i4, schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/1/items/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    vErrors === null ? vErrors = [err134] : vErrors.push(err134), errors++;
                  }
                }
              } else {
                let err135 = { instancePath: instancePath + "/promptBlocks/goal", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err135] : vErrors.push(err135), errors++;
              }
              var _valid1 = _errs112 === errors;
              valid21 = valid21 || _valid1;
            }
            if (valid21)
              errors = _errs100, vErrors !== null && (_errs100 ? vErrors.length = _errs100 : vErrors = null);
            else {
              let err136 = { instancePath: instancePath + "/promptBlocks/goal", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err136] : vErrors.push(err136), errors++;
            }
          }
          if (data38.constraints !== void 0) {
            let data45 = data38.constraints;
            if (Array.isArray(data45)) {
              if (data45.length < 1) {
                let err137 = { instancePath: instancePath + "/promptBlocks/constraints", schemaPath: "#/else/properties/promptBlocks/properties/constraints/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                vErrors === null ? vErrors = [err137] : vErrors.push(err137), errors++;
              }
              let len5 = data45.length;
              for (let i5 = 0; i5 < len5; i5++) {
                let data46 = data45[i5], _errs128 = errors, valid30 = !1, _errs129 = errors;
                if (typeof data46 == "string") {
                  if (func3(data46) < 1) {
                    let err138 = { instancePath: instancePath + "/promptBlocks/constraints/" + i5, schemaPath: "#/else/properties/promptBlocks/properties/constraints/items/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err138] : vErrors.push(err138), errors++;
                  }
                } else {
                  let err139 = { instancePath: instancePath + "/promptBlocks/constraints/" + i5, schemaPath: "#/else/properties/promptBlocks/properties/constraints/items/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err139] : vErrors.push(err139), errors++;
                }
                var _valid4 = _errs129 === errors;
                if (valid30 = valid30 || _valid4, !valid30) {
                  let _errs131 = errors;
                  if (data46 && typeof data46 == "object" && !Array.isArray(data46)) {
                    if (data46.kind === void 0) {
                      let err140 = { instancePath: instancePath + "/promptBlocks/constraints/" + i5, schemaPath: "#/else/properties/promptBlocks/properties/constraints/items/anyOf/1/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                      vErrors === null ? vErrors = [err140] : vErrors.push(err140), errors++;
                    }
                    if (data46.refId === void 0) {
                      let err141 = { instancePath: instancePath + "/promptBlocks/constraints/" + i5, schemaPath: "#/else/properties/promptBlocks/properties/constraints/items/anyOf/1/required", keyword: "required", params: { missingProperty: "refId" }, message: "must have required property 'refId'" };
                      vErrors === null ? vErrors = [err141] : vErrors.push(err141), errors++;
                    }
                    for (let key10 in data46)
                      if (!(key10 === "kind" || key10 === "refId")) {
                        let err142 = { instancePath: instancePath + "/promptBlocks/constraints/" + i5, schemaPath: "#/else/properties/promptBlocks/properties/constraints/items/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties" };
                        vErrors === null ? vErrors = [err142] : vErrors.push(err142), errors++;
                      }
                    if (data46.kind !== void 0) {
                      let data47 = data46.kind;
                      if (typeof data47 != "string") {
                        let err143 = { instancePath: instancePath + "/promptBlocks/constraints/" + i5 + "/kind", schemaPath: "#/else/properties/promptBlocks/properties/constraints/items/anyOf/1/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err143] : vErrors.push(err143), errors++;
                      }
                      if (data47 !== "ref") {
                        let err144 = { instancePath: instancePath + "/promptBlocks/constraints/" + i5 + "/kind", schemaPath: "#/else/properties/promptBlocks/properties/constraints/items/anyOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "ref" }, message: "must be equal to constant" };
                        vErrors === null ? vErrors = [err144] : vErrors.push(err144), errors++;
                      }
                    }
                    if (data46.refId !== void 0) {
                      let data48 = data46.refId;
                      if (typeof data48 == "string") {
                        if (func3(data48) < 1) {
                          let err145 = { instancePath: instancePath + "/promptBlocks/constraints/" + i5 + "/refId", schemaPath: "#/else/properties/promptBlocks/properties/constraints/items/anyOf/1/properties/refId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          vErrors === null ? vErrors = [err145] : vErrors.push(err145), errors++;
                        }
                      } else {
                        let err146 = { instancePath: instancePath + "/promptBlocks/constraints/" + i5 + "/refId", schemaPath: "#/else/properties/promptBlocks/properties/constraints/items/anyOf/1/properties/refId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err146] : vErrors.push(err146), errors++;
                      }
                    }
                  } else {
                    let err147 = { instancePath: instancePath + "/promptBlocks/constraints/" + i5, schemaPath: "#/else/properties/promptBlocks/properties/constraints/items/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    vErrors === null ? vErrors = [err147] : vErrors.push(err147), errors++;
                  }
                  var _valid4 = _errs131 === errors;
                  valid30 = valid30 || _valid4;
                }
                if (valid30)
                  errors = _errs128, vErrors !== null && (_errs128 ? vErrors.length = _errs128 : vErrors = null);
                else {
                  let err148 = { instancePath: instancePath + "/promptBlocks/constraints/" + i5, schemaPath: "#/else/properties/promptBlocks/properties/constraints/items/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  vErrors === null ? vErrors = [err148] : vErrors.push(err148), errors++;
                }
              }
            } else {
              let err149 = { instancePath: instancePath + "/promptBlocks/constraints", schemaPath: "#/else/properties/promptBlocks/properties/constraints/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              vErrors === null ? vErrors = [err149] : vErrors.push(err149), errors++;
            }
          }
          if (data38.procedure !== void 0) {
            let data49 = data38.procedure;
            if (Array.isArray(data49)) {
              if (data49.length < 1) {
                let err150 = { instancePath: instancePath + "/promptBlocks/procedure", schemaPath: "#/else/properties/promptBlocks/properties/procedure/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                vErrors === null ? vErrors = [err150] : vErrors.push(err150), errors++;
              }
              let len6 = data49.length;
              for (let i6 = 0; i6 < len6; i6++) {
                let data50 = data49[i6], _errs141 = errors, valid34 = !1, _errs142 = errors;
                if (typeof data50 == "string") {
                  if (func3(data50) < 1) {
                    let err151 = { instancePath: instancePath + "/promptBlocks/procedure/" + i6, schemaPath: "#/else/properties/promptBlocks/properties/procedure/items/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err151] : vErrors.push(err151), errors++;
                  }
                } else {
                  let err152 = { instancePath: instancePath + "/promptBlocks/procedure/" + i6, schemaPath: "#/else/properties/promptBlocks/properties/procedure/items/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err152] : vErrors.push(err152), errors++;
                }
                var _valid5 = _errs142 === errors;
                if (valid34 = valid34 || _valid5, !valid34) {
                  let _errs144 = errors;
                  if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
                    if (data50.kind === void 0) {
                      let err153 = { instancePath: instancePath + "/promptBlocks/procedure/" + i6, schemaPath: "#/else/properties/promptBlocks/properties/procedure/items/anyOf/1/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                      vErrors === null ? vErrors = [err153] : vErrors.push(err153), errors++;
                    }
                    if (data50.refId === void 0) {
                      let err154 = { instancePath: instancePath + "/promptBlocks/procedure/" + i6, schemaPath: "#/else/properties/promptBlocks/properties/procedure/items/anyOf/1/required", keyword: "required", params: { missingProperty: "refId" }, message: "must have required property 'refId'" };
                      vErrors === null ? vErrors = [err154] : vErrors.push(err154), errors++;
                    }
                    for (let key11 in data50)
                      if (!(key11 === "kind" || key11 === "refId")) {
                        let err155 = { instancePath: instancePath + "/promptBlocks/procedure/" + i6, schemaPath: "#/else/properties/promptBlocks/properties/procedure/items/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties" };
                        vErrors === null ? vErrors = [err155] : vErrors.push(err155), errors++;
                      }
                    if (data50.kind !== void 0) {
                      let data51 = data50.kind;
                      if (typeof data51 != "string") {
                        let err156 = { instancePath: instancePath + "/promptBlocks/procedure/" + i6 + "/kind", schemaPath: "#/else/properties/promptBlocks/properties/procedure/items/anyOf/1/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err156] : vErrors.push(err156), errors++;
                      }
                      if (data51 !== "ref") {
                        let err157 = { instancePath: instancePath + "/promptBlocks/procedure/" + i6 + "/kind", schemaPath: "#/else/properties/promptBlocks/properties/procedure/items/anyOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "ref" }, message: "must be equal to constant" };
                        vErrors === null ? vErrors = [err157] : vErrors.push(err157), errors++;
                      }
                    }
                    if (data50.refId !== void 0) {
                      let data52 = data50.refId;
                      if (typeof data52 == "string") {
                        if (func3(data52) < 1) {
                          let err158 = { instancePath: instancePath + "/promptBlocks/procedure/" + i6 + "/refId", schemaPath: "#/else/properties/promptBlocks/properties/procedure/items/anyOf/1/properties/refId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          vErrors === null ? vErrors = [err158] : vErrors.push(err158), errors++;
                        }
                      } else {
                        let err159 = { instancePath: instancePath + "/promptBlocks/procedure/" + i6 + "/refId", schemaPath: "#/else/properties/promptBlocks/properties/procedure/items/anyOf/1/properties/refId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err159] : vErrors.push(err159), errors++;
                      }
                    }
                  } else {
                    let err160 = { instancePath: instancePath + "/promptBlocks/procedure/" + i6, schemaPath: "#/else/properties/promptBlocks/properties/procedure/items/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    vErrors === null ? vErrors = [err160] : vErrors.push(err160), errors++;
                  }
                  var _valid5 = _errs144 === errors;
                  valid34 = valid34 || _valid5;
                }
                if (valid34)
                  errors = _errs141, vErrors !== null && (_errs141 ? vErrors.length = _errs141 : vErrors = null);
                else {
                  let err161 = { instancePath: instancePath + "/promptBlocks/procedure/" + i6, schemaPath: "#/else/properties/promptBlocks/properties/procedure/items/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  vErrors === null ? vErrors = [err161] : vErrors.push(err161), errors++;
                }
              }
            } else {
              let err162 = { instancePath: instancePath + "/promptBlocks/procedure", schemaPath: "#/else/properties/promptBlocks/properties/procedure/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              vErrors === null ? vErrors = [err162] : vErrors.push(err162), errors++;
            }
          }
          if (data38.outputRequired !== void 0) {
            let data53 = data38.outputRequired;
            if (data53 && typeof data53 == "object" && !Array.isArray(data53))
              for (let key12 in data53) {
                let data54 = data53[key12];
                if (typeof data54 == "string") {
                  if (func3(data54) < 1) {
                    let err163 = { instancePath: instancePath + "/promptBlocks/outputRequired/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/else/properties/promptBlocks/properties/outputRequired/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err163] : vErrors.push(err163), errors++;
                  }
                } else {
                  let err164 = { instancePath: instancePath + "/promptBlocks/outputRequired/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/else/properties/promptBlocks/properties/outputRequired/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err164] : vErrors.push(err164), errors++;
                }
              }
            else {
              let err165 = { instancePath: instancePath + "/promptBlocks/outputRequired", schemaPath: "#/else/properties/promptBlocks/properties/outputRequired/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err165] : vErrors.push(err165), errors++;
            }
          }
          if (data38.verify !== void 0) {
            let data55 = data38.verify;
            if (Array.isArray(data55)) {
              if (data55.length < 1) {
                let err166 = { instancePath: instancePath + "/promptBlocks/verify", schemaPath: "#/else/properties/promptBlocks/properties/verify/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                vErrors === null ? vErrors = [err166] : vErrors.push(err166), errors++;
              }
              let len7 = data55.length;
              for (let i7 = 0; i7 < len7; i7++) {
                let data56 = data55[i7], _errs159 = errors, valid39 = !1, _errs160 = errors;
                if (typeof data56 == "string") {
                  if (func3(data56) < 1) {
                    let err167 = { instancePath: instancePath + "/promptBlocks/verify/" + i7, schemaPath: "#/else/properties/promptBlocks/properties/verify/items/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err167] : vErrors.push(err167), errors++;
                  }
                } else {
                  let err168 = { instancePath: instancePath + "/promptBlocks/verify/" + i7, schemaPath: "#/else/properties/promptBlocks/properties/verify/items/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err168] : vErrors.push(err168), errors++;
                }
                var _valid6 = _errs160 === errors;
                if (valid39 = valid39 || _valid6, !valid39) {
                  let _errs162 = errors;
                  if (data56 && typeof data56 == "object" && !Array.isArray(data56)) {
                    if (data56.kind === void 0) {
                      let err169 = { instancePath: instancePath + "/promptBlocks/verify/" + i7, schemaPath: "#/else/properties/promptBlocks/properties/verify/items/anyOf/1/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                      vErrors === null ? vErrors = [err169] : vErrors.push(err169), errors++;
                    }
                    if (data56.refId === void 0) {
                      let err170 = { instancePath: instancePath + "/promptBlocks/verify/" + i7, schemaPath: "#/else/properties/promptBlocks/properties/verify/items/anyOf/1/required", keyword: "required", params: { missingProperty: "refId" }, message: "must have required property 'refId'" };
                      vErrors === null ? vErrors = [err170] : vErrors.push(err170), errors++;
                    }
                    for (let key13 in data56)
                      if (!(key13 === "kind" || key13 === "refId")) {
                        let err171 = { instancePath: instancePath + "/promptBlocks/verify/" + i7, schemaPath: "#/else/properties/promptBlocks/properties/verify/items/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties" };
                        vErrors === null ? vErrors = [err171] : vErrors.push(err171), errors++;
                      }
                    if (data56.kind !== void 0) {
                      let data57 = data56.kind;
                      if (typeof data57 != "string") {
                        let err172 = { instancePath: instancePath + "/promptBlocks/verify/" + i7 + "/kind", schemaPath: "#/else/properties/promptBlocks/properties/verify/items/anyOf/1/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err172] : vErrors.push(err172), errors++;
                      }
                      if (data57 !== "ref") {
                        let err173 = { instancePath: instancePath + "/promptBlocks/verify/" + i7 + "/kind", schemaPath: "#/else/properties/promptBlocks/properties/verify/items/anyOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "ref" }, message: "must be equal to constant" };
                        vErrors === null ? vErrors = [err173] : vErrors.push(err173), errors++;
                      }
                    }
                    if (data56.refId !== void 0) {
                      let data58 = data56.refId;
                      if (typeof data58 == "string") {
                        if (func3(data58) < 1) {
                          let err174 = { instancePath: instancePath + "/promptBlocks/verify/" + i7 + "/refId", schemaPath: "#/else/properties/promptBlocks/properties/verify/items/anyOf/1/properties/refId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          vErrors === null ? vErrors = [err174] : vErrors.push(err174), errors++;
                        }
                      } else {
                        let err175 = { instancePath: instancePath + "/promptBlocks/verify/" + i7 + "/refId", schemaPath: "#/else/properties/promptBlocks/properties/verify/items/anyOf/1/properties/refId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err175] : vErrors.push(err175), errors++;
                      }
                    }
                  } else {
                    let err176 = { instancePath: instancePath + "/promptBlocks/verify/" + i7, schemaPath: "#/else/properties/promptBlocks/properties/verify/items/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    vErrors === null ? vErrors = [err176] : vErrors.push(err176), errors++;
                  }
                  var _valid6 = _errs162 === errors;
                  valid39 = valid39 || _valid6;
                }
                if (valid39)
                  errors = _errs159, vErrors !== null && (_errs159 ? vErrors.length = _errs159 : vErrors = null);
                else {
                  let err177 = { instancePath: instancePath + "/promptBlocks/verify/" + i7, schemaPath: "#/else/properties/promptBlocks/properties/verify/items/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  vErrors === null ? vErrors = [err177] : vErrors.push(err177), errors++;
                }
              }
            } else {
              let err178 = { instancePath: instancePath + "/promptBlocks/verify", schemaPath: "#/else/properties/promptBlocks/properties/verify/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              vErrors === null ? vErrors = [err178] : vErrors.push(err178), errors++;
            }
          }
        } else {
          let err179 = { instancePath: instancePath + "/promptBlocks", schemaPath: "#/else/properties/promptBlocks/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err179] : vErrors.push(err179), errors++;
        }
      }
      if (data.agentRole !== void 0) {
        let data59 = data.agentRole;
        if (typeof data59 == "string") {
          if (func3(data59) < 1) {
            let err180 = { instancePath: instancePath + "/agentRole", schemaPath: "#/else/properties/agentRole/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
            vErrors === null ? vErrors = [err180] : vErrors.push(err180), errors++;
          }
        } else {
          let err181 = { instancePath: instancePath + "/agentRole", schemaPath: "#/else/properties/agentRole/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err181] : vErrors.push(err181), errors++;
        }
      }
      if (data.requireConfirmation !== void 0 && typeof data.requireConfirmation != "boolean") {
        let err182 = { instancePath: instancePath + "/requireConfirmation", schemaPath: "#/else/properties/requireConfirmation/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err182] : vErrors.push(err182), errors++;
      }
      if (data.when !== void 0) {
        let data61 = data.when;
        if (typeof data61 == "string") {
          if (func3(data61) < 1) {
            let err183 = { instancePath: instancePath + "/when", schemaPath: "#/else/properties/when/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
            vErrors === null ? vErrors = [err183] : vErrors.push(err183), errors++;
          }
          if (!pattern1.test(data61)) {
            let err184 = { instancePath: instancePath + "/when", schemaPath: "#/else/properties/when/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
            vErrors === null ? vErrors = [err184] : vErrors.push(err184), errors++;
          }
        } else {
          let err185 = { instancePath: instancePath + "/when", schemaPath: "#/else/properties/when/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err185] : vErrors.push(err185), errors++;
        }
      }
      if (data.functionReferences !== void 0) {
        let data62 = data.functionReferences;
        if (Array.isArray(data62)) {
          let len8 = data62.length;
          for (let i8 = 0; i8 < len8; i8++) {
            let data63 = data62[i8];
            if (typeof data63 == "string") {
              if (func3(data63) < 1) {
                let err186 = { instancePath: instancePath + "/functionReferences/" + i8, schemaPath: "#/else/properties/functionReferences/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err186] : vErrors.push(err186), errors++;
              }
            } else {
              let err187 = { instancePath: instancePath + "/functionReferences/" + i8, schemaPath: "#/else/properties/functionReferences/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err187] : vErrors.push(err187), errors++;
            }
          }
        } else {
          let err188 = { instancePath: instancePath + "/functionReferences", schemaPath: "#/else/properties/functionReferences/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          vErrors === null ? vErrors = [err188] : vErrors.push(err188), errors++;
        }
      }
      if (data.functionDefinitions !== void 0) {
        let data64 = data.functionDefinitions;
        if (Array.isArray(data64)) {
          let len9 = data64.length;
          for (let i9 = 0; i9 < len9; i9++) {
            let data65 = data64[i9];
            if (data65 && typeof data65 == "object" && !Array.isArray(data65)) {
              if (data65.name === void 0) {
                let err189 = { instancePath: instancePath + "/functionDefinitions/" + i9, schemaPath: "#/else/properties/functionDefinitions/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
                vErrors === null ? vErrors = [err189] : vErrors.push(err189), errors++;
              }
              if (data65.definition === void 0) {
                let err190 = { instancePath: instancePath + "/functionDefinitions/" + i9, schemaPath: "#/else/properties/functionDefinitions/items/required", keyword: "required", params: { missingProperty: "definition" }, message: "must have required property 'definition'" };
                vErrors === null ? vErrors = [err190] : vErrors.push(err190), errors++;
              }
              for (let key14 in data65)
                if (!(key14 === "name" || key14 === "scope" || key14 === "definition")) {
                  let err191 = { instancePath: instancePath + "/functionDefinitions/" + i9, schemaPath: "#/else/properties/functionDefinitions/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err191] : vErrors.push(err191), errors++;
                }
              if (data65.name !== void 0) {
                let data66 = data65.name;
                if (typeof data66 == "string") {
                  if (func3(data66) < 1) {
                    let err192 = { instancePath: instancePath + "/functionDefinitions/" + i9 + "/name", schemaPath: "#/else/properties/functionDefinitions/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err192] : vErrors.push(err192), errors++;
                  }
                } else {
                  let err193 = { instancePath: instancePath + "/functionDefinitions/" + i9 + "/name", schemaPath: "#/else/properties/functionDefinitions/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err193] : vErrors.push(err193), errors++;
                }
              }
              if (data65.scope !== void 0) {
                let data67 = data65.scope;
                if (typeof data67 != "string") {
                  let err194 = { instancePath: instancePath + "/functionDefinitions/" + i9 + "/scope", schemaPath: "#/else/properties/functionDefinitions/items/properties/scope/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err194] : vErrors.push(err194), errors++;
                }
                if (!(data67 === "workflow" || data67 === "loop" || data67 === "step")) {
                  let err195 = { instancePath: instancePath + "/functionDefinitions/" + i9 + "/scope", schemaPath: "#/else/properties/functionDefinitions/items/properties/scope/enum", keyword: "enum", params: { allowedValues: schema13.else.properties.functionDefinitions.items.properties.scope.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err195] : vErrors.push(err195), errors++;
                }
              }
              if (data65.definition !== void 0) {
                let data68 = data65.definition;
                if (typeof data68 == "string") {
                  if (func3(data68) < 1) {
                    let err196 = { instancePath: instancePath + "/functionDefinitions/" + i9 + "/definition", schemaPath: "#/else/properties/functionDefinitions/items/properties/definition/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err196] : vErrors.push(err196), errors++;
                  }
                } else {
                  let err197 = { instancePath: instancePath + "/functionDefinitions/" + i9 + "/definition", schemaPath: "#/else/properties/functionDefinitions/items/properties/definition/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err197] : vErrors.push(err197), errors++;
                }
              }
            } else {
              let err198 = { instancePath: instancePath + "/functionDefinitions/" + i9, schemaPath: "#/else/properties/functionDefinitions/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err198] : vErrors.push(err198), errors++;
            }
          }
        } else {
          let err199 = { instancePath: instancePath + "/functionDefinitions", schemaPath: "#/else/properties/functionDefinitions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          vErrors === null ? vErrors = [err199] : vErrors.push(err199), errors++;
        }
      }
      if (data.userDependencies !== void 0) {
        let data69 = data.userDependencies;
        if (Array.isArray(data69)) {
          let len10 = data69.length;
          for (let i10 = 0; i10 < len10; i10++) {
            let data70 = data69[i10];
            if (data70 && typeof data70 == "object" && !Array.isArray(data70)) {
              if (data70.reason === void 0) {
                let err200 = { instancePath: instancePath + "/userDependencies/" + i10, schemaPath: "#/else/properties/userDependencies/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                vErrors === null ? vErrors = [err200] : vErrors.push(err200), errors++;
              }
              if (data70.message === void 0) {
                let err201 = { instancePath: instancePath + "/userDependencies/" + i10, schemaPath: "#/else/properties/userDependencies/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
                vErrors === null ? vErrors = [err201] : vErrors.push(err201), errors++;
              }
              for (let key15 in data70)
                if (!(key15 === "reason" || key15 === "choiceKind" || key15 === "contextKey" || key15 === "message")) {
                  let err202 = { instancePath: instancePath + "/userDependencies/" + i10, schemaPath: "#/else/properties/userDependencies/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err202] : vErrors.push(err202), errors++;
                }
              if (data70.reason !== void 0) {
                let data71 = data70.reason;
                if (typeof data71 != "string") {
                  let err203 = { instancePath: instancePath + "/userDependencies/" + i10 + "/reason", schemaPath: "#/else/properties/userDependencies/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err203] : vErrors.push(err203), errors++;
                }
                if (!(data71 === "needs_user_secret_or_token" || data71 === "needs_user_account_access" || data71 === "needs_user_artifact" || data71 === "needs_user_choice" || data71 === "needs_user_approval" || data71 === "needs_user_environment_action")) {
                  let err204 = { instancePath: instancePath + "/userDependencies/" + i10 + "/reason", schemaPath: "#/else/properties/userDependencies/items/properties/reason/enum", keyword: "enum", params: { allowedValues: schema13.else.properties.userDependencies.items.properties.reason.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err204] : vErrors.push(err204), errors++;
                }
              }
              if (data70.choiceKind !== void 0) {
                let data72 = data70.choiceKind;
                if (typeof data72 != "string") {
                  let err205 = { instancePath: instancePath + "/userDependencies/" + i10 + "/choiceKind", schemaPath: "#/else/properties/userDependencies/items/properties/choiceKind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err205] : vErrors.push(err205), errors++;
                }
                if (!(data72 === "preference_tradeoff" || data72 === "scope_boundary" || data72 === "irreversible_action" || data72 === "external_side_effect" || data72 === "policy_or_compliance")) {
                  let err206 = { instancePath: instancePath + "/userDependencies/" + i10 + "/choiceKind", schemaPath: "#/else/properties/userDependencies/items/properties/choiceKind/enum", keyword: "enum", params: { allowedValues: schema13.else.properties.userDependencies.items.properties.choiceKind.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err206] : vErrors.push(err206), errors++;
                }
              }
              if (data70.contextKey !== void 0) {
                let data73 = data70.contextKey;
                if (typeof data73 == "string") {
                  if (func3(data73) < 1) {
                    let err207 = { instancePath: instancePath + "/userDependencies/" + i10 + "/contextKey", schemaPath: "#/else/properties/userDependencies/items/properties/contextKey/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err207] : vErrors.push(err207), errors++;
                  }
                } else {
                  let err208 = { instancePath: instancePath + "/userDependencies/" + i10 + "/contextKey", schemaPath: "#/else/properties/userDependencies/items/properties/contextKey/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err208] : vErrors.push(err208), errors++;
                }
              }
              if (data70.message !== void 0) {
                let data74 = data70.message;
                if (typeof data74 == "string") {
                  if (func3(data74) < 1) {
                    let err209 = { instancePath: instancePath + "/userDependencies/" + i10 + "/message", schemaPath: "#/else/properties/userDependencies/items/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err209] : vErrors.push(err209), errors++;
                  }
                } else {
                  let err210 = { instancePath: instancePath + "/userDependencies/" + i10 + "/message", schemaPath: "#/else/properties/userDependencies/items/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err210] : vErrors.push(err210), errors++;
                }
              }
            } else {
              let err211 = { instancePath: instancePath + "/userDependencies/" + i10, schemaPath: "#/else/properties/userDependencies/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err211] : vErrors.push(err211), errors++;
            }
          }
        } else {
          let err212 = { instancePath: instancePath + "/userDependencies", schemaPath: "#/else/properties/userDependencies/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          vErrors === null ? vErrors = [err212] : vErrors.push(err212), errors++;
        }
      }
      if (data.output !== void 0) {
        let data75 = data.output;
        if (data75 && typeof data75 == "object" && !Array.isArray(data75)) {
          for (let key16 in data75)
            if (!(key16 === "contractRef" || key16 === "required" || key16 === "hints")) {
              let err213 = { instancePath: instancePath + "/output", schemaPath: "#/else/properties/output/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err213] : vErrors.push(err213), errors++;
            }
          if (data75.contractRef !== void 0) {
            let data76 = data75.contractRef;
            if (typeof data76 == "string") {
              if (func3(data76) < 1) {
                let err214 = { instancePath: instancePath + "/output/contractRef", schemaPath: "#/else/properties/output/properties/contractRef/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err214] : vErrors.push(err214), errors++;
              }
            } else {
              let err215 = { instancePath: instancePath + "/output/contractRef", schemaPath: "#/else/properties/output/properties/contractRef/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err215] : vErrors.push(err215), errors++;
            }
          }
          if (data75.required !== void 0 && typeof data75.required != "boolean") {
            let err216 = { instancePath: instancePath + "/output/required", schemaPath: "#/else/properties/output/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            vErrors === null ? vErrors = [err216] : vErrors.push(err216), errors++;
          }
          if (data75.hints !== void 0) {
            let data78 = data75.hints;
            if (data78 && typeof data78 == "object" && !Array.isArray(data78))
              for (let key17 in data78) {
                let data79 = data78[key17];
                if (typeof data79 == "string") {
                  if (func3(data79) < 1) {
                    let err217 = { instancePath: instancePath + "/output/hints/" + key17.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/else/properties/output/properties/hints/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err217] : vErrors.push(err217), errors++;
                  }
                } else {
                  let err218 = { instancePath: instancePath + "/output/hints/" + key17.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/else/properties/output/properties/hints/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err218] : vErrors.push(err218), errors++;
                }
              }
            else {
              let err219 = { instancePath: instancePath + "/output/hints", schemaPath: "#/else/properties/output/properties/hints/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err219] : vErrors.push(err219), errors++;
            }
          }
        } else {
          let err220 = { instancePath: instancePath + "/output", schemaPath: "#/else/properties/output/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err220] : vErrors.push(err220), errors++;
        }
      }
      if (data.outputContract !== void 0) {
        let data80 = data.outputContract;
        if (data80 && typeof data80 == "object" && !Array.isArray(data80)) {
          if (data80.contractRef === void 0) {
            let err221 = { instancePath: instancePath + "/outputContract", schemaPath: "#/else/properties/outputContract/required", keyword: "required", params: { missingProperty: "contractRef" }, message: "must have required property 'contractRef'" };
            vErrors === null ? vErrors = [err221] : vErrors.push(err221), errors++;
          }
          for (let key18 in data80)
            if (!(key18 === "contractRef" || key18 === "required")) {
              let err222 = { instancePath: instancePath + "/outputContract", schemaPath: "#/else/properties/outputContract/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err222] : vErrors.push(err222), errors++;
            }
          if (data80.contractRef !== void 0) {
            let data81 = data80.contractRef;
            if (typeof data81 == "string") {
              if (func3(data81) < 1) {
                let err223 = { instancePath: instancePath + "/outputContract/contractRef", schemaPath: "#/else/properties/outputContract/properties/contractRef/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err223] : vErrors.push(err223), errors++;
              }
            } else {
              let err224 = { instancePath: instancePath + "/outputContract/contractRef", schemaPath: "#/else/properties/outputContract/properties/contractRef/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err224] : vErrors.push(err224), errors++;
            }
          }
          if (data80.required !== void 0 && typeof data80.required != "boolean") {
            let err225 = { instancePath: instancePath + "/outputContract/required", schemaPath: "#/else/properties/outputContract/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            vErrors === null ? vErrors = [err225] : vErrors.push(err225), errors++;
          }
        } else {
          let err226 = { instancePath: instancePath + "/outputContract", schemaPath: "#/else/properties/outputContract/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err226] : vErrors.push(err226), errors++;
        }
      }
      if (data.validationCriteria !== void 0 && (validate12(data.validationCriteria, { instancePath: instancePath + "/validationCriteria", parentData: data, parentDataProperty: "validationCriteria", rootData }) || (vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors), errors = vErrors.length)), data.assessmentRefs !== void 0) {
        let data84 = data.assessmentRefs;
        if (Array.isArray(data84)) {
          if (data84.length < 1) {
            let err227 = { instancePath: instancePath + "/assessmentRefs", schemaPath: "#/else/properties/assessmentRefs/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
            vErrors === null ? vErrors = [err227] : vErrors.push(err227), errors++;
          }
          let len11 = data84.length;
          for (let i11 = 0; i11 < len11; i11++) {
            let data85 = data84[i11];
            if (typeof data85 == "string") {
              if (func3(data85) < 1) {
                let err228 = { instancePath: instancePath + "/assessmentRefs/" + i11, schemaPath: "#/else/properties/assessmentRefs/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err228] : vErrors.push(err228), errors++;
              }
              if (!pattern1.test(data85)) {
                let err229 = { instancePath: instancePath + "/assessmentRefs/" + i11, schemaPath: "#/else/properties/assessmentRefs/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
                vErrors === null ? vErrors = [err229] : vErrors.push(err229), errors++;
              }
            } else {
              let err230 = { instancePath: instancePath + "/assessmentRefs/" + i11, schemaPath: "#/else/properties/assessmentRefs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err230] : vErrors.push(err230), errors++;
            }
          }
        } else {
          let err231 = { instancePath: instancePath + "/assessmentRefs", schemaPath: "#/else/properties/assessmentRefs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          vErrors === null ? vErrors = [err231] : vErrors.push(err231), errors++;
        }
      }
      if (data.assessmentConsequences !== void 0) {
        let data86 = data.assessmentConsequences;
        if (Array.isArray(data86)) {
          if (data86.length < 1) {
            let err232 = { instancePath: instancePath + "/assessmentConsequences", schemaPath: "#/else/properties/assessmentConsequences/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
            vErrors === null ? vErrors = [err232] : vErrors.push(err232), errors++;
          }
          let len12 = data86.length;
          for (let i12 = 0; i12 < len12; i12++) {
            let data87 = data86[i12];
            if (data87 && typeof data87 == "object" && !Array.isArray(data87)) {
              if (data87.anyEqualsLevel === void 0) {
                let err233 = { instancePath: instancePath + "/assessmentConsequences/" + i12, schemaPath: "#/else/properties/assessmentConsequences/items/required", keyword: "required", params: { missingProperty: "anyEqualsLevel" }, message: "must have required property 'anyEqualsLevel'" };
                vErrors === null ? vErrors = [err233] : vErrors.push(err233), errors++;
              }
              if (data87.guidance === void 0) {
                let err234 = { instancePath: instancePath + "/assessmentConsequences/" + i12, schemaPath: "#/else/properties/assessmentConsequences/items/required", keyword: "required", params: { missingProperty: "guidance" }, message: "must have required property 'guidance'" };
                vErrors === null ? vErrors = [err234] : vErrors.push(err234), errors++;
              }
              for (let key19 in data87)
                if (!(key19 === "anyEqualsLevel" || key19 === "forAssessment" || key19 === "guidance")) {
                  let err235 = { instancePath: instancePath + "/assessmentConsequences/" + i12, schemaPath: "#/else/properties/assessmentConsequences/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key19 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err235] : vErrors.push(err235), errors++;
                }
              if (data87.anyEqualsLevel !== void 0) {
                let data88 = data87.anyEqualsLevel;
                if (typeof data88 == "string") {
                  if (func3(data88) < 1) {
                    let err236 = { instancePath: instancePath + "/assessmentConsequences/" + i12 + "/anyEqualsLevel", schemaPath: "#/else/properties/assessmentConsequences/items/properties/anyEqualsLevel/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err236] : vErrors.push(err236), errors++;
                  }
                } else {
                  let err237 = { instancePath: instancePath + "/assessmentConsequences/" + i12 + "/anyEqualsLevel", schemaPath: "#/else/properties/assessmentConsequences/items/properties/anyEqualsLevel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err237] : vErrors.push(err237), errors++;
                }
              }
              if (data87.forAssessment !== void 0) {
                let data89 = data87.forAssessment;
                if (typeof data89 == "string") {
                  if (func3(data89) < 1) {
                    let err238 = { instancePath: instancePath + "/assessmentConsequences/" + i12 + "/forAssessment", schemaPath: "#/else/properties/assessmentConsequences/items/properties/forAssessment/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err238] : vErrors.push(err238), errors++;
                  }
                  if (!pattern1.test(data89)) {
                    let err239 = { instancePath: instancePath + "/assessmentConsequences/" + i12 + "/forAssessment", schemaPath: "#/else/properties/assessmentConsequences/items/properties/forAssessment/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
                    vErrors === null ? vErrors = [err239] : vErrors.push(err239), errors++;
                  }
                } else {
                  let err240 = { instancePath: instancePath + "/assessmentConsequences/" + i12 + "/forAssessment", schemaPath: "#/else/properties/assessmentConsequences/items/properties/forAssessment/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err240] : vErrors.push(err240), errors++;
                }
              }
              if (data87.guidance !== void 0) {
                let data90 = data87.guidance;
                if (typeof data90 == "string") {
                  if (func3(data90) < 1) {
                    let err241 = { instancePath: instancePath + "/assessmentConsequences/" + i12 + "/guidance", schemaPath: "#/else/properties/assessmentConsequences/items/properties/guidance/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err241] : vErrors.push(err241), errors++;
                  }
                } else {
                  let err242 = { instancePath: instancePath + "/assessmentConsequences/" + i12 + "/guidance", schemaPath: "#/else/properties/assessmentConsequences/items/properties/guidance/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err242] : vErrors.push(err242), errors++;
                }
              }
            } else {
              let err243 = { instancePath: instancePath + "/assessmentConsequences/" + i12, schemaPath: "#/else/properties/assessmentConsequences/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err243] : vErrors.push(err243), errors++;
            }
          }
        } else {
          let err244 = { instancePath: instancePath + "/assessmentConsequences", schemaPath: "#/else/properties/assessmentConsequences/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          vErrors === null ? vErrors = [err244] : vErrors.push(err244), errors++;
        }
      }
    } else {
      let err245 = { instancePath, schemaPath: "#/else/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      vErrors === null ? vErrors = [err245] : vErrors.push(err245), errors++;
    }
    var _valid0 = _errs87 === errors;
    valid0 = _valid0, ifClause0 = "else";
  }
  if (!valid0) {
    let err246 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: ifClause0 }, message: 'must match "' + ifClause0 + '" schema' };
    vErrors === null ? vErrors = [err246] : vErrors.push(err246), errors++;
  }
  return validate11.errors = vErrors, errors === 0;
}
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.description === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.version === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.steps === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "steps" }, message: "must have required property 'steps'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema11.properties, key0)) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.$schema !== void 0 && typeof data.$schema != "string") {
      let err6 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.id !== void 0) {
      let data1 = data.id;
      if (typeof data1 == "string") {
        if (func3(data1) < 1) {
          let err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data2 = data.kind;
      if (typeof data2 != "string") {
        let err9 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (!(data2 === "workflow" || data2 === "routine")) {
        let err10 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema11.properties.kind.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.name !== void 0) {
      let data3 = data.name;
      if (typeof data3 == "string") {
        if (func3(data3) < 1) {
          let err11 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.description !== void 0) {
      let data4 = data.description;
      if (typeof data4 == "string") {
        if (func3(data4) < 1) {
          let err13 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.version !== void 0) {
      let data5 = data.version;
      if (typeof data5 == "string") {
        if (!pattern0.test(data5)) {
          let err15 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/pattern", keyword: "pattern", params: { pattern: "^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$" }, message: 'must match pattern "^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$"' };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.tags !== void 0) {
      let data6 = data.tags;
      if (Array.isArray(data6)) {
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data7 = data6[i0];
          if (typeof data7 == "string") {
            if (func3(data7) < 1) {
              let err17 = { instancePath: instancePath + "/tags/" + i0, schemaPath: "#/properties/tags/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
            if (!pattern1.test(data7)) {
              let err18 = { instancePath: instancePath + "/tags/" + i0, schemaPath: "#/properties/tags/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
          } else {
            let err19 = { instancePath: instancePath + "/tags/" + i0, schemaPath: "#/properties/tags/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
      } else {
        let err20 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.aliases !== void 0) {
      let data8 = data.aliases;
      if (Array.isArray(data8)) {
        let len1 = data8.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data9 = data8[i1];
          if (typeof data9 == "string") {
            if (func3(data9) < 1) {
              let err21 = { instancePath: instancePath + "/aliases/" + i1, schemaPath: "#/properties/aliases/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
          } else {
            let err22 = { instancePath: instancePath + "/aliases/" + i1, schemaPath: "#/properties/aliases/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
      } else {
        let err23 = { instancePath: instancePath + "/aliases", schemaPath: "#/properties/aliases/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.agentRole !== void 0) {
      let data10 = data.agentRole;
      if (typeof data10 == "string") {
        if (func3(data10) < 1) {
          let err24 = { instancePath: instancePath + "/agentRole", schemaPath: "#/properties/agentRole/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      } else {
        let err25 = { instancePath: instancePath + "/agentRole", schemaPath: "#/properties/agentRole/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.recommendations !== void 0) {
      let data11 = data.recommendations;
      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
        for (let key1 in data11)
          if (!(key1 === "autonomy" || key1 === "riskPolicy")) {
            let err26 = { instancePath: instancePath + "/recommendations", schemaPath: "#/properties/recommendations/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
        if (data11.autonomy !== void 0) {
          let data12 = data11.autonomy;
          if (typeof data12 != "string") {
            let err27 = { instancePath: instancePath + "/recommendations/autonomy", schemaPath: "#/properties/recommendations/properties/autonomy/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
          if (!(data12 === "guided" || data12 === "full_auto_stop_on_user_deps" || data12 === "full_auto_never_stop")) {
            let err28 = { instancePath: instancePath + "/recommendations/autonomy", schemaPath: "#/properties/recommendations/properties/autonomy/enum", keyword: "enum", params: { allowedValues: schema11.properties.recommendations.properties.autonomy.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        }
        if (data11.riskPolicy !== void 0) {
          let data13 = data11.riskPolicy;
          if (typeof data13 != "string") {
            let err29 = { instancePath: instancePath + "/recommendations/riskPolicy", schemaPath: "#/properties/recommendations/properties/riskPolicy/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
          if (!(data13 === "conservative" || data13 === "balanced" || data13 === "aggressive")) {
            let err30 = { instancePath: instancePath + "/recommendations/riskPolicy", schemaPath: "#/properties/recommendations/properties/riskPolicy/enum", keyword: "enum", params: { allowedValues: schema11.properties.recommendations.properties.riskPolicy.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
      } else {
        let err31 = { instancePath: instancePath + "/recommendations", schemaPath: "#/properties/recommendations/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.capabilities !== void 0) {
      let data14 = data.capabilities;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        for (let key2 in data14)
          if (!(key2 === "delegation" || key2 === "web_browsing")) {
            let err32 = { instancePath: instancePath + "/capabilities", schemaPath: "#/properties/capabilities/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
          }
        if (data14.delegation !== void 0) {
          let data15 = data14.delegation;
          if (typeof data15 != "string") {
            let err33 = { instancePath: instancePath + "/capabilities/delegation", schemaPath: "#/properties/capabilities/properties/delegation/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
          if (!(data15 === "required" || data15 === "preferred" || data15 === "disabled")) {
            let err34 = { instancePath: instancePath + "/capabilities/delegation", schemaPath: "#/properties/capabilities/properties/delegation/enum", keyword: "enum", params: { allowedValues: schema11.properties.capabilities.properties.delegation.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
        }
        if (data14.web_browsing !== void 0) {
          let data16 = data14.web_browsing;
          if (typeof data16 != "string") {
            let err35 = { instancePath: instancePath + "/capabilities/web_browsing", schemaPath: "#/properties/capabilities/properties/web_browsing/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
          }
          if (!(data16 === "required" || data16 === "preferred" || data16 === "disabled")) {
            let err36 = { instancePath: instancePath + "/capabilities/web_browsing", schemaPath: "#/properties/capabilities/properties/web_browsing/enum", keyword: "enum", params: { allowedValues: schema11.properties.capabilities.properties.web_browsing.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
          }
        }
      } else {
        let err37 = { instancePath: instancePath + "/capabilities", schemaPath: "#/properties/capabilities/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
    if (data.features !== void 0) {
      let data17 = data.features;
      if (Array.isArray(data17)) {
        let len2 = data17.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data18 = data17[i2], _errs41 = errors, valid9 = !1, _errs42 = errors;
          if (typeof data18 == "string") {
            if (func3(data18) < 1) {
              let err38 = { instancePath: instancePath + "/features/" + i2, schemaPath: "#/properties/features/items/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
          } else {
            let err39 = { instancePath: instancePath + "/features/" + i2, schemaPath: "#/properties/features/items/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
          var _valid0 = _errs42 === errors;
          if (valid9 = valid9 || _valid0, !valid9) {
            let _errs44 = errors;
            if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
              if (data18.id === void 0) {
                let err40 = { instancePath: instancePath + "/features/" + i2, schemaPath: "#/properties/features/items/anyOf/1/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
              }
              for (let key3 in data18)
                if (!(key3 === "id" || key3 === "config")) {
                  let err41 = { instancePath: instancePath + "/features/" + i2, schemaPath: "#/properties/features/items/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                }
              if (data18.id !== void 0) {
                let data19 = data18.id;
                if (typeof data19 == "string") {
                  if (func3(data19) < 1) {
                    let err42 = { instancePath: instancePath + "/features/" + i2 + "/id", schemaPath: "#/properties/features/items/anyOf/1/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                  }
                } else {
                  let err43 = { instancePath: instancePath + "/features/" + i2 + "/id", schemaPath: "#/properties/features/items/anyOf/1/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                }
              }
              if (data18.config !== void 0) {
                let data20 = data18.config;
                if (!(data20 && typeof data20 == "object" && !Array.isArray(data20))) {
                  let err44 = { instancePath: instancePath + "/features/" + i2 + "/config", schemaPath: "#/properties/features/items/anyOf/1/properties/config/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                }
              }
            } else {
              let err45 = { instancePath: instancePath + "/features/" + i2, schemaPath: "#/properties/features/items/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
            }
            var _valid0 = _errs44 === errors;
            valid9 = valid9 || _valid0;
          }
          if (valid9)
            errors = _errs41, vErrors !== null && (_errs41 ? vErrors.length = _errs41 : vErrors = null);
          else {
            let err46 = { instancePath: instancePath + "/features/" + i2, schemaPath: "#/properties/features/items/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
          }
        }
      } else {
        let err47 = { instancePath: instancePath + "/features", schemaPath: "#/properties/features/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
      }
    }
    if (data.references !== void 0) {
      let data21 = data.references;
      if (Array.isArray(data21)) {
        let len3 = data21.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data22 = data21[i3];
          if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
            if (data22.id === void 0) {
              let err48 = { instancePath: instancePath + "/references/" + i3, schemaPath: "#/properties/references/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
            }
            if (data22.title === void 0) {
              let err49 = { instancePath: instancePath + "/references/" + i3, schemaPath: "#/properties/references/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
              vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
            }
            if (data22.source === void 0) {
              let err50 = { instancePath: instancePath + "/references/" + i3, schemaPath: "#/properties/references/items/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
              vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
            }
            if (data22.purpose === void 0) {
              let err51 = { instancePath: instancePath + "/references/" + i3, schemaPath: "#/properties/references/items/required", keyword: "required", params: { missingProperty: "purpose" }, message: "must have required property 'purpose'" };
              vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
            }
            for (let key4 in data22)
              if (!(key4 === "id" || key4 === "title" || key4 === "source" || key4 === "purpose" || key4 === "authoritative" || key4 === "resolveFrom")) {
                let err52 = { instancePath: instancePath + "/references/" + i3, schemaPath: "#/properties/references/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
              }
            if (data22.id !== void 0) {
              let data23 = data22.id;
              if (typeof data23 == "string") {
                if (func3(data23) < 1) {
                  let err53 = { instancePath: instancePath + "/references/" + i3 + "/id", schemaPath: "#/properties/references/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
                }
                if (!pattern1.test(data23)) {
                  let err54 = { instancePath: instancePath + "/references/" + i3 + "/id", schemaPath: "#/properties/references/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
                  vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                }
              } else {
                let err55 = { instancePath: instancePath + "/references/" + i3 + "/id", schemaPath: "#/properties/references/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
              }
            }
            if (data22.title !== void 0) {
              let data24 = data22.title;
              if (typeof data24 == "string") {
                if (func3(data24) < 1) {
                  let err56 = { instancePath: instancePath + "/references/" + i3 + "/title", schemaPath: "#/properties/references/items/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
                }
              } else {
                let err57 = { instancePath: instancePath + "/references/" + i3 + "/title", schemaPath: "#/properties/references/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
              }
            }
            if (data22.source !== void 0) {
              let data25 = data22.source;
              if (typeof data25 == "string") {
                if (func3(data25) < 1) {
                  let err58 = { instancePath: instancePath + "/references/" + i3 + "/source", schemaPath: "#/properties/references/items/properties/source/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
                }
              } else {
                let err59 = { instancePath: instancePath + "/references/" + i3 + "/source", schemaPath: "#/properties/references/items/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
              }
            }
            if (data22.purpose !== void 0) {
              let data26 = data22.purpose;
              if (typeof data26 == "string") {
                if (func3(data26) < 1) {
                  let err60 = { instancePath: instancePath + "/references/" + i3 + "/purpose", schemaPath: "#/properties/references/items/properties/purpose/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
                }
              } else {
                let err61 = { instancePath: instancePath + "/references/" + i3 + "/purpose", schemaPath: "#/properties/references/items/properties/purpose/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
              }
            }
            if (data22.authoritative !== void 0 && typeof data22.authoritative != "boolean") {
              let err62 = { instancePath: instancePath + "/references/" + i3 + "/authoritative", schemaPath: "#/properties/references/items/properties/authoritative/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
            }
            if (data22.resolveFrom !== void 0) {
              let data28 = data22.resolveFrom;
              if (typeof data28 != "string") {
                let err63 = { instancePath: instancePath + "/references/" + i3 + "/resolveFrom", schemaPath: "#/properties/references/items/properties/resolveFrom/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
              }
              if (!(data28 === "workspace" || data28 === "package")) {
                let err64 = { instancePath: instancePath + "/references/" + i3 + "/resolveFrom", schemaPath: "#/properties/references/items/properties/resolveFrom/enum", keyword: "enum", params: { allowedValues: schema11.properties.references.items.properties.resolveFrom.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
              }
            }
          } else {
            let err65 = { instancePath: instancePath + "/references/" + i3, schemaPath: "#/properties/references/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
          }
        }
      } else {
        let err66 = { instancePath: instancePath + "/references", schemaPath: "#/properties/references/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
      }
    }
    if (data.inputs !== void 0) {
      let data29 = data.inputs;
      if (Array.isArray(data29)) {
        let len4 = data29.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data30 = data29[i4];
          if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
            if (data30.key === void 0) {
              let err67 = { instancePath: instancePath + "/inputs/" + i4, schemaPath: "#/properties/inputs/items/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
              vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
            }
            if (data30.kind === void 0) {
              let err68 = { instancePath: instancePath + "/inputs/" + i4, schemaPath: "#/properties/inputs/items/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
              vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
            }
            for (let key5 in data30)
              if (!(key5 === "key" || key5 === "kind" || key5 === "values" || key5 === "required" || key5 === "description")) {
                let err69 = { instancePath: instancePath + "/inputs/" + i4, schemaPath: "#/properties/inputs/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
              }
            if (data30.key !== void 0) {
              let data31 = data30.key;
              if (typeof data31 == "string") {
                if (func3(data31) < 1) {
                  let err70 = { instancePath: instancePath + "/inputs/" + i4 + "/key", schemaPath: "#/properties/inputs/items/properties/key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
                }
              } else {
                let err71 = { instancePath: instancePath + "/inputs/" + i4 + "/key", schemaPath: "#/properties/inputs/items/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
              }
            }
            if (data30.kind !== void 0) {
              let data32 = data30.kind;
              if (typeof data32 != "string") {
                let err72 = { instancePath: instancePath + "/inputs/" + i4 + "/kind", schemaPath: "#/properties/inputs/items/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
              }
              if (!(data32 === "string" || data32 === "number" || data32 === "boolean" || data32 === "enum" || data32 === "list")) {
                let err73 = { instancePath: instancePath + "/inputs/" + i4 + "/kind", schemaPath: "#/properties/inputs/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema11.properties.inputs.items.properties.kind.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
              }
            }
            if (data30.values !== void 0) {
              let data33 = data30.values;
              if (Array.isArray(data33)) {
                if (data33.length < 1) {
                  let err74 = { instancePath: instancePath + "/inputs/" + i4 + "/values", schemaPath: "#/properties/inputs/items/properties/values/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                  vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
                }
                let len5 = data33.length;
                for (let i5 = 0; i5 < len5; i5++) {
                  let data34 = data33[i5];
                  if (typeof data34 == "string") {
                    if (func3(data34) < 1) {
                      let err75 = { instancePath: instancePath + "/inputs/" + i4 + "/values/" + i5, schemaPath: "#/properties/inputs/items/properties/values/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
                    }
                  } else {
                    let err76 = { instancePath: instancePath + "/inputs/" + i4 + "/values/" + i5, schemaPath: "#/properties/inputs/items/properties/values/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
                  }
                }
              } else {
                let err77 = { instancePath: instancePath + "/inputs/" + i4 + "/values", schemaPath: "#/properties/inputs/items/properties/values/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
              }
            }
            if (data30.required !== void 0 && typeof data30.required != "boolean") {
              let err78 = { instancePath: instancePath + "/inputs/" + i4 + "/required", schemaPath: "#/properties/inputs/items/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
            }
            if (data30.description !== void 0) {
              let data36 = data30.description;
              if (typeof data36 == "string") {
                if (func3(data36) < 1) {
                  let err79 = { instancePath: instancePath + "/inputs/" + i4 + "/description", schemaPath: "#/properties/inputs/items/properties/description/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
                }
              } else {
                let err80 = { instancePath: instancePath + "/inputs/" + i4 + "/description", schemaPath: "#/properties/inputs/items/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
              }
            }
          } else {
            let err81 = { instancePath: instancePath + "/inputs/" + i4, schemaPath: "#/properties/inputs/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
          }
        }
      } else {
        let err82 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
      }
    }
    if (data.conditions !== void 0) {
      let data37 = data.conditions;
      if (Array.isArray(data37)) {
        let len6 = data37.length;
        for (let i6 = 0; i6 < len6; i6++) {
          let data38 = data37[i6];
          if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
            if (data38.kind === void 0) {
              let err83 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
              vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
            }
            let tag0 = data38.kind;
            if (typeof tag0 == "string")
              if (tag0 === "always_true")
                if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                  if (data38.id === void 0) {
                    let err84 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/0/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                    vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
                  }
                  if (data38.kind === void 0) {
                    let err85 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/0/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                    vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
                  }
                  for (let key6 in data38)
                    if (!(key6 === "id" || key6 === "kind")) {
                      let err86 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
                    }
                  if (data38.id !== void 0) {
                    let data39 = data38.id;
                    if (typeof data39 == "string") {
                      if (func3(data39) < 1) {
                        let err87 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/0/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
                      }
                      if (!pattern1.test(data39)) {
                        let err88 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/0/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
                        vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
                      }
                    } else {
                      let err89 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/0/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
                    }
                  }
                  if (data38.kind !== void 0) {
                    let data40 = data38.kind;
                    if (typeof data40 != "string") {
                      let err90 = { instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
                    }
                    if (data40 !== "always_true") {
                      let err91 = { instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "always_true" }, message: "must be equal to constant" };
                      vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
                    }
                  }
                } else {
                  let err92 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
                }
              else if (tag0 === "always_false")
                if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                  if (data38.id === void 0) {
                    let err93 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/1/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                    vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
                  }
                  if (data38.kind === void 0) {
                    let err94 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/1/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                    vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
                  }
                  for (let key7 in data38)
                    if (!(key7 === "id" || key7 === "kind")) {
                      let err95 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
                    }
                  if (data38.id !== void 0) {
                    let data41 = data38.id;
                    if (typeof data41 == "string") {
                      if (func3(data41) < 1) {
                        let err96 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/1/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
                      }
                      if (!pattern1.test(data41)) {
                        let err97 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/1/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
                        vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
                      }
                    } else {
                      let err98 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/1/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
                    }
                  }
                  if (data38.kind !== void 0) {
                    let data42 = data38.kind;
                    if (typeof data42 != "string") {
                      let err99 = { instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
                    }
                    if (data42 !== "always_false") {
                      let err100 = { instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "always_false" }, message: "must be equal to constant" };
                      vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
                    }
                  }
                } else {
                  let err101 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
                }
              else if (tag0 === "loop_control")
                if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                  if (data38.id === void 0) {
                    let err102 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/2/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                    vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
                  }
                  if (data38.kind === void 0) {
                    let err103 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/2/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                    vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
                  }
                  for (let key8 in data38)
                    if (!(key8 === "id" || key8 === "kind" || key8 === "continueWhen")) {
                      let err104 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
                    }
                  if (data38.id !== void 0) {
                    let data43 = data38.id;
                    if (typeof data43 == "string") {
                      if (func3(data43) < 1) {
                        let err105 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/2/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
                      }
                      if (!pattern1.test(data43)) {
                        let err106 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/2/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
                        vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
                      }
                    } else {
                      let err107 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/2/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
                    }
                  }
                  if (data38.kind !== void 0) {
                    let data44 = data38.kind;
                    if (typeof data44 != "string") {
                      let err108 = { instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
                    }
                    if (data44 !== "loop_control") {
                      let err109 = { instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "loop_control" }, message: "must be equal to constant" };
                      vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
                    }
                  }
                  if (data38.continueWhen !== void 0) {
                    let data45 = data38.continueWhen;
                    if (typeof data45 != "string") {
                      let err110 = { instancePath: instancePath + "/conditions/" + i6 + "/continueWhen", schemaPath: "#/definitions/Condition/oneOf/2/properties/continueWhen/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
                    }
                    if (data45 !== "continue") {
                      let err111 = { instancePath: instancePath + "/conditions/" + i6 + "/continueWhen", schemaPath: "#/definitions/Condition/oneOf/2/properties/continueWhen/const", keyword: "const", params: { allowedValue: "continue" }, message: "must be equal to constant" };
                      vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
                    }
                  }
                } else {
                  let err112 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
                }
              else if (tag0 === "context_equals")
                if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                  if (data38.id === void 0) {
                    let err113 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/3/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                    vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
                  }
                  if (data38.kind === void 0) {
                    let err114 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/3/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                    vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
                  }
                  if (data38.key === void 0) {
                    let err115 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/3/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
                    vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
                  }
                  if (data38.value === void 0) {
                    let err116 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/3/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
                    vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
                  }
                  for (let key9 in data38)
                    if (!(key9 === "id" || key9 === "kind" || key9 === "key" || key9 === "value")) {
                      let err117 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
                    }
                  if (data38.id !== void 0) {
                    let data46 = data38.id;
                    if (typeof data46 == "string") {
                      if (func3(data46) < 1) {
                        let err118 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/3/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
                      }
                      if (!pattern1.test(data46)) {
                        let err119 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/3/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
                        vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
                      }
                    } else {
                      let err120 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/3/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
                    }
                  }
                  if (data38.kind !== void 0) {
                    let data47 = data38.kind;
                    if (typeof data47 != "string") {
                      let err121 = { instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
                    }
                    if (data47 !== "context_equals") {
                      let err122 = { instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "context_equals" }, message: "must be equal to constant" };
                      vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
                    }
                  }
                  if (data38.key !== void 0) {
                    let data48 = data38.key;
                    if (typeof data48 == "string") {
                      if (func3(data48) < 1) {
                        let err123 = { instancePath: instancePath + "/conditions/" + i6 + "/key", schemaPath: "#/definitions/Condition/oneOf/3/properties/key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
                      }
                    } else {
                      let err124 = { instancePath: instancePath + "/conditions/" + i6 + "/key", schemaPath: "#/definitions/Condition/oneOf/3/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++;
                    }
                  }
                  if (data38.value !== void 0) {
                    let data49 = data38.value;
                    if (typeof data49 != "string" && typeof data49 != "number" && typeof data49 != "boolean") {
                      let err125 = { instancePath: instancePath + "/conditions/" + i6 + "/value", schemaPath: "#/definitions/Condition/oneOf/3/properties/value/type", keyword: "type", params: { type: schema12.oneOf[3].properties.value.type }, message: "must be string,number,boolean" };
                      vErrors === null ? vErrors = [err125] : vErrors.push(err125), errors++;
                    }
                  }
                } else {
                  let err126 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err126] : vErrors.push(err126), errors++;
                }
              else if (tag0 === "context_in")
                if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                  if (data38.id === void 0) {
                    let err127 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/4/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                    vErrors === null ? vErrors = [err127] : vErrors.push(err127), errors++;
                  }
                  if (data38.kind === void 0) {
                    let err128 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/4/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                    vErrors === null ? vErrors = [err128] : vErrors.push(err128), errors++;
                  }
                  if (data38.key === void 0) {
                    let err129 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/4/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
                    vErrors === null ? vErrors = [err129] : vErrors.push(err129), errors++;
                  }
                  if (data38.values === void 0) {
                    let err130 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/4/required", keyword: "required", params: { missingProperty: "values" }, message: "must have required property 'values'" };
                    vErrors === null ? vErrors = [err130] : vErrors.push(err130), errors++;
                  }
                  for (let key10 in data38)
                    if (!(key10 === "id" || key10 === "kind" || key10 === "key" || key10 === "values")) {
                      let err131 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err131] : vErrors.push(err131), errors++;
                    }
                  if (data38.id !== void 0) {
                    let data50 = data38.id;
                    if (typeof data50 == "string") {
                      if (func3(data50) < 1) {
                        let err132 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/4/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        vErrors === null ? vErrors = [err132] : vErrors.push(err132), errors++;
                      }
                      if (!pattern1.test(data50)) {
                        let err133 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/4/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
                        vErrors === null ? vErrors = [err133] : vErrors.push(err133), errors++;
                      }
                    } else {
                      let err134 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/4/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err134] : vErrors.push(err134), errors++;
                    }
                  }
                  if (data38.kind !== void 0) {
                    let data51 = data38.kind;
                    if (typeof data51 != "string") {
                      let err135 = { instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/4/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err135] : vErrors.push(err135), errors++;
                    }
                    if (data51 !== "context_in") {
                      let err136 = { instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "context_in" }, message: "must be equal to constant" };
                      vErrors === null ? vErrors = [err136] : vErrors.push(err136), errors++;
                    }
                  }
                  if (data38.key !== void 0) {
                    let data52 = data38.key;
                    if (typeof data52 == "string") {
                      if (func3(data52) < 1) {
                        let err137 = { instancePath: instancePath + "/conditions/" + i6 + "/key", schemaPath: "#/definitions/Condition/oneOf/4/properties/key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        vErrors === null ? vErrors = [err137] : vErrors.push(err137), errors++;
                      }
                    } else {
                      let err138 = { instancePath: instancePath + "/conditions/" + i6 + "/key", schemaPath: "#/definitions/Condition/oneOf/4/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err138] : vErrors.push(err138), errors++;
                    }
                  }
                  if (data38.values !== void 0) {
                    let data53 = data38.values;
                    if (Array.isArray(data53)) {
                      if (data53.length < 1) {
                        let err139 = { instancePath: instancePath + "/conditions/" + i6 + "/values", schemaPath: "#/definitions/Condition/oneOf/4/properties/values/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                        vErrors === null ? vErrors = [err139] : vErrors.push(err139), errors++;
                      }
                      let len7 = data53.length;
                      for (let i7 = 0; i7 < len7; i7++) {
                        let data54 = data53[i7];
                        if (typeof data54 != "string" && typeof data54 != "number" && typeof data54 != "boolean") {
                          let err140 = { instancePath: instancePath + "/conditions/" + i6 + "/values/" + i7, schemaPath: "#/definitions/Condition/oneOf/4/properties/values/items/type", keyword: "type", params: { type: schema12.oneOf[4].properties.values.items.type }, message: "must be string,number,boolean" };
                          vErrors === null ? vErrors = [err140] : vErrors.push(err140), errors++;
                        }
                      }
                    } else {
                      let err141 = { instancePath: instancePath + "/conditions/" + i6 + "/values", schemaPath: "#/definitions/Condition/oneOf/4/properties/values/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                      vErrors === null ? vErrors = [err141] : vErrors.push(err141), errors++;
                    }
                  }
                } else {
                  let err142 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/4/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err142] : vErrors.push(err142), errors++;
                }
              else if (tag0 === "context_at_least")
                if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                  if (data38.id === void 0) {
                    let err143 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/5/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                    vErrors === null ? vErrors = [err143] : vErrors.push(err143), errors++;
                  }
                  if (data38.kind === void 0) {
                    let err144 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/5/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                    vErrors === null ? vErrors = [err144] : vErrors.push(err144), errors++;
                  }
                  if (data38.key === void 0) {
                    let err145 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/5/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
                    vErrors === null ? vErrors = [err145] : vErrors.push(err145), errors++;
                  }
                  if (data38.value === void 0) {
                    let err146 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/5/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
                    vErrors === null ? vErrors = [err146] : vErrors.push(err146), errors++;
                  }
                  for (let key11 in data38)
                    if (!(key11 === "id" || key11 === "kind" || key11 === "key" || key11 === "value")) {
                      let err147 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/5/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err147] : vErrors.push(err147), errors++;
                    }
                  if (data38.id !== void 0) {
                    let data55 = data38.id;
                    if (typeof data55 == "string") {
                      if (func3(data55) < 1) {
                        let err148 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/5/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        vErrors === null ? vErrors = [err148] : vErrors.push(err148), errors++;
                      }
                      if (!pattern1.test(data55)) {
                        let err149 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/5/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
                        vErrors === null ? vErrors = [err149] : vErrors.push(err149), errors++;
                      }
                    } else {
                      let err150 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/5/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err150] : vErrors.push(err150), errors++;
                    }
                  }
                  if (data38.kind !== void 0) {
                    let data56 = data38.kind;
                    if (typeof data56 != "string") {
                      let err151 = { instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/5/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err151] : vErrors.push(err151), errors++;
                    }
                    if (data56 !== "context_at_least") {
                      let err152 = { instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/5/properties/kind/const", keyword: "const", params: { allowedValue: "context_at_least" }, message: "must be equal to constant" };
                      vErrors === null ? vErrors = [err152] : vErrors.push(err152), errors++;
                    }
                  }
                  if (data38.key !== void 0) {
                    let data57 = data38.key;
                    if (typeof data57 == "string") {
                      if (func3(data57) < 1) {
                        let err153 = { instancePath: instancePath + "/conditions/" + i6 + "/key", schemaPath: "#/definitions/Condition/oneOf/5/properties/key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        vErrors === null ? vErrors = [err153] : vErrors.push(err153), errors++;
                      }
                    } else {
                      let err154 = { instancePath: instancePath + "/conditions/" + i6 + "/key", schemaPath: "#/definitions/Condition/oneOf/5/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err154] : vErrors.push(err154), errors++;
                    }
                  }
                  if (data38.value !== void 0 && typeof data38.value != "number") {
                    let err155 = { instancePath: instancePath + "/conditions/" + i6 + "/value", schemaPath: "#/definitions/Condition/oneOf/5/properties/value/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                    vErrors === null ? vErrors = [err155] : vErrors.push(err155), errors++;
                  }
                } else {
                  let err156 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/5/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err156] : vErrors.push(err156), errors++;
                }
              else if (tag0 === "context_at_most")
                if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                  if (data38.id === void 0) {
                    let err157 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/6/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                    vErrors === null ? vErrors = [err157] : vErrors.push(err157), errors++;
                  }
                  if (data38.kind === void 0) {
                    let err158 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/6/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                    vErrors === null ? vErrors = [err158] : vErrors.push(err158), errors++;
                  }
                  if (data38.key === void 0) {
                    let err159 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/6/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
                    vErrors === null ? vErrors = [err159] : vErrors.push(err159), errors++;
                  }
                  if (data38.value === void 0) {
                    let err160 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/6/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
                    vErrors === null ? vErrors = [err160] : vErrors.push(err160), errors++;
                  }
                  for (let key12 in data38)
                    if (!(key12 === "id" || key12 === "kind" || key12 === "key" || key12 === "value")) {
                      let err161 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/6/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err161] : vErrors.push(err161), errors++;
                    }
                  if (data38.id !== void 0) {
                    let data59 = data38.id;
                    if (typeof data59 == "string") {
                      if (func3(data59) < 1) {
                        let err162 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/6/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        vErrors === null ? vErrors = [err162] : vErrors.push(err162), errors++;
                      }
                      if (!pattern1.test(data59)) {
                        let err163 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/6/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
                        vErrors === null ? vErrors = [err163] : vErrors.push(err163), errors++;
                      }
                    } else {
                      let err164 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/6/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err164] : vErrors.push(err164), errors++;
                    }
                  }
                  if (data38.kind !== void 0) {
                    let data60 = data38.kind;
                    if (typeof data60 != "string") {
                      let err165 = { instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/6/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err165] : vErrors.push(err165), errors++;
                    }
                    if (data60 !== "context_at_most") {
                      let err166 = { instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/6/properties/kind/const", keyword: "const", params: { allowedValue: "context_at_most" }, message: "must be equal to constant" };
                      vErrors === null ? vErrors = [err166] : vErrors.push(err166), errors++;
                    }
                  }
                  if (data38.key !== void 0) {
                    let data61 = data38.key;
                    if (typeof data61 == "string") {
                      if (func3(data61) < 1) {
                        let err167 = { instancePath: instancePath + "/conditions/" + i6 + "/key", schemaPath: "#/definitions/Condition/oneOf/6/properties/key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        vErrors === null ? vErrors = [err167] : vErrors.push(err167), errors++;
                      }
                    } else {
                      let err168 = { instancePath: instancePath + "/conditions/" + i6 + "/key", schemaPath: "#/definitions/Condition/oneOf/6/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err168] : vErrors.push(err168), errors++;
                    }
                  }
                  if (data38.value !== void 0 && typeof data38.value != "number") {
                    let err169 = { instancePath: instancePath + "/conditions/" + i6 + "/value", schemaPath: "#/definitions/Condition/oneOf/6/properties/value/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                    vErrors === null ? vErrors = [err169] : vErrors.push(err169), errors++;
                  }
                } else {
                  let err170 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/6/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err170] : vErrors.push(err170), errors++;
                }
              else if (tag0 === "context_contains")
                if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                  if (data38.id === void 0) {
                    let err171 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/7/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                    vErrors === null ? vErrors = [err171] : vErrors.push(err171), errors++;
                  }
                  if (data38.kind === void 0) {
                    let err172 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/7/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                    vErrors === null ? vErrors = [err172] : vErrors.push(err172), errors++;
                  }
                  if (data38.key === void 0) {
                    let err173 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/7/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
                    vErrors === null ? vErrors = [err173] : vErrors.push(err173), errors++;
                  }
                  if (data38.value === void 0) {
                    let err174 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/7/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
                    vErrors === null ? vErrors = [err174] : vErrors.push(err174), errors++;
                  }
                  for (let key13 in data38)
                    if (!(key13 === "id" || key13 === "kind" || key13 === "key" || key13 === "value")) {
                      let err175 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/7/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err175] : vErrors.push(err175), errors++;
                    }
                  if (data38.id !== void 0) {
                    let data63 = data38.id;
                    if (typeof data63 == "string") {
                      if (func3(data63) < 1) {
                        let err176 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/7/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        vErrors === null ? vErrors = [err176] : vErrors.push(err176), errors++;
                      }
                      if (!pattern1.test(data63)) {
                        let err177 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/7/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
                        vErrors === null ? vErrors = [err177] : vErrors.push(err177), errors++;
                      }
                    } else {
                      let err178 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/7/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err178] : vErrors.push(err178), errors++;
                    }
                  }
                  if (data38.kind !== void 0) {
                    let data64 = data38.kind;
                    if (typeof data64 != "string") {
                      let err179 = { instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/7/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err179] : vErrors.push(err179), errors++;
                    }
                    if (data64 !== "context_contains") {
                      let err180 = { instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/7/properties/kind/const", keyword: "const", params: { allowedValue: "context_contains" }, message: "must be equal to constant" };
                      vErrors === null ? vErrors = [err180] : vErrors.push(err180), errors++;
                    }
                  }
                  if (data38.key !== void 0) {
                    let data65 = data38.key;
                    if (typeof data65 == "string") {
                      if (func3(data65) < 1) {
                        let err181 = { instancePath: instancePath + "/conditions/" + i6 + "/key", schemaPath: "#/definitions/Condition/oneOf/7/properties/key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        vErrors === null ? vErrors = [err181] : vErrors.push(err181), errors++;
                      }
                    } else {
                      let err182 = { instancePath: instancePath + "/conditions/" + i6 + "/key", schemaPath: "#/definitions/Condition/oneOf/7/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err182] : vErrors.push(err182), errors++;
                    }
                  }
                  if (data38.value !== void 0) {
                    let data66 = data38.value;
                    if (typeof data66 != "string" && typeof data66 != "number" && typeof data66 != "boolean") {
                      let err183 = { instancePath: instancePath + "/conditions/" + i6 + "/value", schemaPath: "#/definitions/Condition/oneOf/7/properties/value/type", keyword: "type", params: { type: schema12.oneOf[7].properties.value.type }, message: "must be string,number,boolean" };
                      vErrors === null ? vErrors = [err183] : vErrors.push(err183), errors++;
                    }
                  }
                } else {
                  let err184 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/7/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err184] : vErrors.push(err184), errors++;
                }
              else if (tag0 === "context_present")
                if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                  if (data38.id === void 0) {
                    let err185 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/8/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                    vErrors === null ? vErrors = [err185] : vErrors.push(err185), errors++;
                  }
                  if (data38.kind === void 0) {
                    let err186 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/8/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                    vErrors === null ? vErrors = [err186] : vErrors.push(err186), errors++;
                  }
                  if (data38.key === void 0) {
                    let err187 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/8/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
                    vErrors === null ? vErrors = [err187] : vErrors.push(err187), errors++;
                  }
                  for (let key14 in data38)
                    if (!(key14 === "id" || key14 === "kind" || key14 === "key")) {
                      let err188 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/8/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err188] : vErrors.push(err188), errors++;
                    }
                  if (data38.id !== void 0) {
                    let data67 = data38.id;
                    if (typeof data67 == "string") {
                      if (func3(data67) < 1) {
                        let err189 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/8/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        vErrors === null ? vErrors = [err189] : vErrors.push(err189), errors++;
                      }
                      if (!pattern1.test(data67)) {
                        let err190 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/8/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
                        vErrors === null ? vErrors = [err190] : vErrors.push(err190), errors++;
                      }
                    } else {
                      let err191 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/8/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err191] : vErrors.push(err191), errors++;
                    }
                  }
                  if (data38.kind !== void 0) {
                    let data68 = data38.kind;
                    if (typeof data68 != "string") {
                      let err192 = { instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/8/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err192] : vErrors.push(err192), errors++;
                    }
                    if (data68 !== "context_present") {
                      let err193 = { instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/8/properties/kind/const", keyword: "const", params: { allowedValue: "context_present" }, message: "must be equal to constant" };
                      vErrors === null ? vErrors = [err193] : vErrors.push(err193), errors++;
                    }
                  }
                  if (data38.key !== void 0) {
                    let data69 = data38.key;
                    if (typeof data69 == "string") {
                      if (func3(data69) < 1) {
                        let err194 = { instancePath: instancePath + "/conditions/" + i6 + "/key", schemaPath: "#/definitions/Condition/oneOf/8/properties/key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        vErrors === null ? vErrors = [err194] : vErrors.push(err194), errors++;
                      }
                    } else {
                      let err195 = { instancePath: instancePath + "/conditions/" + i6 + "/key", schemaPath: "#/definitions/Condition/oneOf/8/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err195] : vErrors.push(err195), errors++;
                    }
                  }
                } else {
                  let err196 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/8/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err196] : vErrors.push(err196), errors++;
                }
              else if (tag0 === "all")
                if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                  if (data38.id === void 0) {
                    let err197 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/9/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                    vErrors === null ? vErrors = [err197] : vErrors.push(err197), errors++;
                  }
                  if (data38.kind === void 0) {
                    let err198 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/9/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                    vErrors === null ? vErrors = [err198] : vErrors.push(err198), errors++;
                  }
                  if (data38.of === void 0) {
                    let err199 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/9/required", keyword: "required", params: { missingProperty: "of" }, message: "must have required property 'of'" };
                    vErrors === null ? vErrors = [err199] : vErrors.push(err199), errors++;
                  }
                  for (let key15 in data38)
                    if (!(key15 === "id" || key15 === "kind" || key15 === "of")) {
                      let err200 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/9/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err200] : vErrors.push(err200), errors++;
                    }
                  if (data38.id !== void 0) {
                    let data70 = data38.id;
                    if (typeof data70 == "string") {
                      if (func3(data70) < 1) {
                        let err201 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/9/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        vErrors === null ? vErrors = [err201] : vErrors.push(err201), errors++;
                      }
                      if (!pattern1.test(data70)) {
                        let err202 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/9/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
                        vErrors === null ? vErrors = [err202] : vErrors.push(err202), errors++;
                      }
                    } else {
                      let err203 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/9/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err203] : vErrors.push(err203), errors++;
                    }
                  }
                  if (data38.kind !== void 0) {
                    let data71 = data38.kind;
                    if (typeof data71 != "string") {
                      let err204 = { instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/9/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err204] : vErrors.push(err204), errors++;
                    }
                    if (data71 !== "all") {
                      let err205 = { instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/9/properties/kind/const", keyword: "const", params: { allowedValue: "all" }, message: "must be equal to constant" };
                      vErrors === null ? vErrors = [err205] : vErrors.push(err205), errors++;
                    }
                  }
                  if (data38.of !== void 0) {
                    let data72 = data38.of;
                    if (Array.isArray(data72)) {
                      if (data72.length < 1) {
                        let err206 = { instancePath: instancePath + "/conditions/" + i6 + "/of", schemaPath: "#/definitions/Condition/oneOf/9/properties/of/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                        vErrors === null ? vErrors = [err206] : vErrors.push(err206), errors++;
                      }
                      let len8 = data72.length;
                      for (let i8 = 0; i8 < len8; i8++) {
                        let data73 = data72[i8];
                        if (typeof data73 == "string") {
                          if (func3(data73) < 1) {
                            let err207 = { instancePath: instancePath + "/conditions/" + i6 + "/of/" + i8, schemaPath: "#/definitions/Condition/oneOf/9/properties/of/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                            vErrors === null ? vErrors = [err207] : vErrors.push(err207), errors++;
                          }
                          if (!pattern1.test(data73)) {
                            let err208 = { instancePath: instancePath + "/conditions/" + i6 + "/of/" + i8, schemaPath: "#/definitions/Condition/oneOf/9/properties/of/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
                            vErrors === null ? vErrors = [err208] : vErrors.push(err208), errors++;
                          }
                        } else {
                          let err209 = { instancePath: instancePath + "/conditions/" + i6 + "/of/" + i8, schemaPath: "#/definitions/Condition/oneOf/9/properties/of/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          vErrors === null ? vErrors = [err209] : vErrors.push(err209), errors++;
                        }
                      }
                    } else {
                      let err210 = { instancePath: instancePath + "/conditions/" + i6 + "/of", schemaPath: "#/definitions/Condition/oneOf/9/properties/of/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                      vErrors === null ? vErrors = [err210] : vErrors.push(err210), errors++;
                    }
                  }
                } else {
                  let err211 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/9/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err211] : vErrors.push(err211), errors++;
                }
              else if (tag0 === "any")
                if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                  if (data38.id === void 0) {
                    let err212 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/10/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                    vErrors === null ? vErrors = [err212] : vErrors.push(err212), errors++;
                  }
                  if (data38.kind === void 0) {
                    let err213 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/10/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                    vErrors === null ? vErrors = [err213] : vErrors.push(err213), errors++;
                  }
                  if (data38.of === void 0) {
                    let err214 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/10/required", keyword: "required", params: { missingProperty: "of" }, message: "must have required property 'of'" };
                    vErrors === null ? vErrors = [err214] : vErrors.push(err214), errors++;
                  }
                  for (let key16 in data38)
                    if (!(key16 === "id" || key16 === "kind" || key16 === "of")) {
                      let err215 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/10/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err215] : vErrors.push(err215), errors++;
                    }
                  if (data38.id !== void 0) {
                    let data74 = data38.id;
                    if (typeof data74 == "string") {
                      if (func3(data74) < 1) {
                        let err216 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/10/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        vErrors === null ? vErrors = [err216] : vErrors.push(err216), errors++;
                      }
                      if (!pattern1.test(data74)) {
                        let err217 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/10/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
                        vErrors === null ? vErrors = [err217] : vErrors.push(err217), errors++;
                      }
                    } else {
                      let err218 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/10/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err218] : vErrors.push(err218), errors++;
                    }
                  }
                  if (data38.kind !== void 0) {
                    let data75 = data38.kind;
                    if (typeof data75 != "string") {
                      let err219 = { instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/10/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err219] : vErrors.push(err219), errors++;
                    }
                    if (data75 !== "any") {
                      let err220 = { instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/10/properties/kind/const", keyword: "const", params: { allowedValue: "any" }, message: "must be equal to constant" };
                      vErrors === null ? vErrors = [err220] : vErrors.push(err220), errors++;
                    }
                  }
                  if (data38.of !== void 0) {
                    let data76 = data38.of;
                    if (Array.isArray(data76)) {
                      if (data76.length < 1) {
                        let err221 = { instancePath: instancePath + "/conditions/" + i6 + "/of", schemaPath: "#/definitions/Condition/oneOf/10/properties/of/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                        vErrors === null ? vErrors = [err221] : vErrors.push(err221), errors++;
                      }
                      let len9 = data76.length;
                      for (let i9 = 0; i9 < len9; i9++) {
                        let data77 = data76[i9];
                        if (typeof data77 == "string") {
                          if (func3(data77) < 1) {
                            let err222 = { instancePath: instancePath + "/conditions/" + i6 + "/of/" + i9, schemaPath: "#/definitions/Condition/oneOf/10/properties/of/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                            vErrors === null ? vErrors = [err222] : vErrors.push(err222), errors++;
                          }
                          if (!pattern1.test(data77)) {
                            let err223 = { instancePath: instancePath + "/conditions/" + i6 + "/of/" + i9, schemaPath: "#/definitions/Condition/oneOf/10/properties/of/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
                            vErrors === null ? vErrors = [err223] : vErrors.push(err223), errors++;
                          }
                        } else {
                          let err224 = { instancePath: instancePath + "/conditions/" + i6 + "/of/" + i9, schemaPath: "#/definitions/Condition/oneOf/10/properties/of/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          vErrors === null ? vErrors = [err224] : vErrors.push(err224), errors++;
                        }
                      }
                    } else {
                      let err225 = { instancePath: instancePath + "/conditions/" + i6 + "/of", schemaPath: "#/definitions/Condition/oneOf/10/properties/of/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                      vErrors === null ? vErrors = [err225] : vErrors.push(err225), errors++;
                    }
                  }
                } else {
                  let err226 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/10/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err226] : vErrors.push(err226), errors++;
                }
              else if (tag0 === "not")
                if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                  if (data38.id === void 0) {
                    let err227 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/11/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                    vErrors === null ? vErrors = [err227] : vErrors.push(err227), errors++;
                  }
                  if (data38.kind === void 0) {
                    let err228 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/11/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                    vErrors === null ? vErrors = [err228] : vErrors.push(err228), errors++;
                  }
                  if (data38.of === void 0) {
                    let err229 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/11/required", keyword: "required", params: { missingProperty: "of" }, message: "must have required property 'of'" };
                    vErrors === null ? vErrors = [err229] : vErrors.push(err229), errors++;
                  }
                  for (let key17 in data38)
                    if (!(key17 === "id" || key17 === "kind" || key17 === "of")) {
                      let err230 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/11/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err230] : vErrors.push(err230), errors++;
                    }
                  if (data38.id !== void 0) {
                    let data78 = data38.id;
                    if (typeof data78 == "string") {
                      if (func3(data78) < 1) {
                        let err231 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/11/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        vErrors === null ? vErrors = [err231] : vErrors.push(err231), errors++;
                      }
                      if (!pattern1.test(data78)) {
                        let err232 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/11/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
                        vErrors === null ? vErrors = [err232] : vErrors.push(err232), errors++;
                      }
                    } else {
                      let err233 = { instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/11/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err233] : vErrors.push(err233), errors++;
                    }
                  }
                  if (data38.kind !== void 0) {
                    let data79 = data38.kind;
                    if (typeof data79 != "string") {
                      let err234 = { instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/11/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err234] : vErrors.push(err234), errors++;
                    }
                    if (data79 !== "not") {
                      let err235 = { instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/11/properties/kind/const", keyword: "const", params: { allowedValue: "not" }, message: "must be equal to constant" };
                      vErrors === null ? vErrors = [err235] : vErrors.push(err235), errors++;
                    }
                  }
                  if (data38.of !== void 0) {
                    let data80 = data38.of;
                    if (typeof data80 == "string") {
                      if (func3(data80) < 1) {
                        let err236 = { instancePath: instancePath + "/conditions/" + i6 + "/of", schemaPath: "#/definitions/Condition/oneOf/11/properties/of/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        vErrors === null ? vErrors = [err236] : vErrors.push(err236), errors++;
                      }
                      if (!pattern1.test(data80)) {
                        let err237 = { instancePath: instancePath + "/conditions/" + i6 + "/of", schemaPath: "#/definitions/Condition/oneOf/11/properties/of/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
                        vErrors === null ? vErrors = [err237] : vErrors.push(err237), errors++;
                      }
                    } else {
                      let err238 = { instancePath: instancePath + "/conditions/" + i6 + "/of", schemaPath: "#/definitions/Condition/oneOf/11/properties/of/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err238] : vErrors.push(err238), errors++;
                    }
                  }
                } else {
                  let err239 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/11/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err239] : vErrors.push(err239), errors++;
                }
              else {
                let err240 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 }, message: 'value of tag "kind" must be in oneOf' };
                vErrors === null ? vErrors = [err240] : vErrors.push(err240), errors++;
              }
            else {
              let err241 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 }, message: 'tag "kind" must be string' };
              vErrors === null ? vErrors = [err241] : vErrors.push(err241), errors++;
            }
          } else {
            let err242 = { instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err242] : vErrors.push(err242), errors++;
          }
        }
      } else {
        let err243 = { instancePath: instancePath + "/conditions", schemaPath: "#/properties/conditions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err243] : vErrors.push(err243), errors++;
      }
    }
    if (data.functionDefinitions !== void 0) {
      let data81 = data.functionDefinitions;
      if (Array.isArray(data81)) {
        let len10 = data81.length;
        for (let i10 = 0; i10 < len10; i10++) {
          let data82 = data81[i10];
          if (data82 && typeof data82 == "object" && !Array.isArray(data82)) {
            if (data82.name === void 0) {
              let err244 = { instancePath: instancePath + "/functionDefinitions/" + i10, schemaPath: "#/properties/functionDefinitions/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
              vErrors === null ? vErrors = [err244] : vErrors.push(err244), errors++;
            }
            if (data82.definition === void 0) {
              let err245 = { instancePath: instancePath + "/functionDefinitions/" + i10, schemaPath: "#/properties/functionDefinitions/items/required", keyword: "required", params: { missingProperty: "definition" }, message: "must have required property 'definition'" };
              vErrors === null ? vErrors = [err245] : vErrors.push(err245), errors++;
            }
            for (let key18 in data82)
              if (!(key18 === "name" || key18 === "scope" || key18 === "definition")) {
                let err246 = { instancePath: instancePath + "/functionDefinitions/" + i10, schemaPath: "#/properties/functionDefinitions/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err246] : vErrors.push(err246), errors++;
              }
            if (data82.name !== void 0) {
              let data83 = data82.name;
              if (typeof data83 == "string") {
                if (func3(data83) < 1) {
                  let err247 = { instancePath: instancePath + "/functionDefinitions/" + i10 + "/name", schemaPath: "#/properties/functionDefinitions/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err247] : vErrors.push(err247), errors++;
                }
              } else {
                let err248 = { instancePath: instancePath + "/functionDefinitions/" + i10 + "/name", schemaPath: "#/properties/functionDefinitions/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err248] : vErrors.push(err248), errors++;
              }
            }
            if (data82.scope !== void 0) {
              let data84 = data82.scope;
              if (typeof data84 != "string") {
                let err249 = { instancePath: instancePath + "/functionDefinitions/" + i10 + "/scope", schemaPath: "#/properties/functionDefinitions/items/properties/scope/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err249] : vErrors.push(err249), errors++;
              }
              if (!(data84 === "workflow" || data84 === "loop" || data84 === "step")) {
                let err250 = { instancePath: instancePath + "/functionDefinitions/" + i10 + "/scope", schemaPath: "#/properties/functionDefinitions/items/properties/scope/enum", keyword: "enum", params: { allowedValues: schema11.properties.functionDefinitions.items.properties.scope.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err250] : vErrors.push(err250), errors++;
              }
            }
            if (data82.definition !== void 0) {
              let data85 = data82.definition;
              if (typeof data85 == "string") {
                if (func3(data85) < 1) {
                  let err251 = { instancePath: instancePath + "/functionDefinitions/" + i10 + "/definition", schemaPath: "#/properties/functionDefinitions/items/properties/definition/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err251] : vErrors.push(err251), errors++;
                }
              } else {
                let err252 = { instancePath: instancePath + "/functionDefinitions/" + i10 + "/definition", schemaPath: "#/properties/functionDefinitions/items/properties/definition/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err252] : vErrors.push(err252), errors++;
              }
            }
          } else {
            let err253 = { instancePath: instancePath + "/functionDefinitions/" + i10, schemaPath: "#/properties/functionDefinitions/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err253] : vErrors.push(err253), errors++;
          }
        }
      } else {
        let err254 = { instancePath: instancePath + "/functionDefinitions", schemaPath: "#/properties/functionDefinitions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err254] : vErrors.push(err254), errors++;
      }
    }
    if (data.assessments !== void 0) {
      let data86 = data.assessments;
      if (Array.isArray(data86)) {
        let len11 = data86.length;
        for (let i11 = 0; i11 < len11; i11++) {
          let data87 = data86[i11];
          if (data87 && typeof data87 == "object" && !Array.isArray(data87)) {
            if (data87.id === void 0) {
              let err255 = { instancePath: instancePath + "/assessments/" + i11, schemaPath: "#/properties/assessments/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              vErrors === null ? vErrors = [err255] : vErrors.push(err255), errors++;
            }
            if (data87.purpose === void 0) {
              let err256 = { instancePath: instancePath + "/assessments/" + i11, schemaPath: "#/properties/assessments/items/required", keyword: "required", params: { missingProperty: "purpose" }, message: "must have required property 'purpose'" };
              vErrors === null ? vErrors = [err256] : vErrors.push(err256), errors++;
            }
            if (data87.dimensions === void 0) {
              let err257 = { instancePath: instancePath + "/assessments/" + i11, schemaPath: "#/properties/assessments/items/required", keyword: "required", params: { missingProperty: "dimensions" }, message: "must have required property 'dimensions'" };
              vErrors === null ? vErrors = [err257] : vErrors.push(err257), errors++;
            }
            for (let key19 in data87)
              if (!(key19 === "id" || key19 === "purpose" || key19 === "dimensions")) {
                let err258 = { instancePath: instancePath + "/assessments/" + i11, schemaPath: "#/properties/assessments/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key19 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err258] : vErrors.push(err258), errors++;
              }
            if (data87.id !== void 0) {
              let data88 = data87.id;
              if (typeof data88 == "string") {
                if (func3(data88) < 1) {
                  let err259 = { instancePath: instancePath + "/assessments/" + i11 + "/id", schemaPath: "#/properties/assessments/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err259] : vErrors.push(err259), errors++;
                }
                if (!pattern1.test(data88)) {
                  let err260 = { instancePath: instancePath + "/assessments/" + i11 + "/id", schemaPath: "#/properties/assessments/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
                  vErrors === null ? vErrors = [err260] : vErrors.push(err260), errors++;
                }
              } else {
                let err261 = { instancePath: instancePath + "/assessments/" + i11 + "/id", schemaPath: "#/properties/assessments/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err261] : vErrors.push(err261), errors++;
              }
            }
            if (data87.purpose !== void 0) {
              let data89 = data87.purpose;
              if (typeof data89 == "string") {
                if (func3(data89) < 1) {
                  let err262 = { instancePath: instancePath + "/assessments/" + i11 + "/purpose", schemaPath: "#/properties/assessments/items/properties/purpose/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err262] : vErrors.push(err262), errors++;
                }
              } else {
                let err263 = { instancePath: instancePath + "/assessments/" + i11 + "/purpose", schemaPath: "#/properties/assessments/items/properties/purpose/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err263] : vErrors.push(err263), errors++;
              }
            }
            if (data87.dimensions !== void 0) {
              let data90 = data87.dimensions;
              if (Array.isArray(data90)) {
                if (data90.length < 1) {
                  let err264 = { instancePath: instancePath + "/assessments/" + i11 + "/dimensions", schemaPath: "#/properties/assessments/items/properties/dimensions/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                  vErrors === null ? vErrors = [err264] : vErrors.push(err264), errors++;
                }
                let len12 = data90.length;
                for (let i12 = 0; i12 < len12; i12++) {
                  let data91 = data90[i12];
                  if (data91 && typeof data91 == "object" && !Array.isArray(data91)) {
                    if (data91.id === void 0) {
                      let err265 = { instancePath: instancePath + "/assessments/" + i11 + "/dimensions/" + i12, schemaPath: "#/properties/assessments/items/properties/dimensions/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                      vErrors === null ? vErrors = [err265] : vErrors.push(err265), errors++;
                    }
                    if (data91.purpose === void 0) {
                      let err266 = { instancePath: instancePath + "/assessments/" + i11 + "/dimensions/" + i12, schemaPath: "#/properties/assessments/items/properties/dimensions/items/required", keyword: "required", params: { missingProperty: "purpose" }, message: "must have required property 'purpose'" };
                      vErrors === null ? vErrors = [err266] : vErrors.push(err266), errors++;
                    }
                    if (data91.levels === void 0) {
                      let err267 = { instancePath: instancePath + "/assessments/" + i11 + "/dimensions/" + i12, schemaPath: "#/properties/assessments/items/properties/dimensions/items/required", keyword: "required", params: { missingProperty: "levels" }, message: "must have required property 'levels'" };
                      vErrors === null ? vErrors = [err267] : vErrors.push(err267), errors++;
                    }
                    for (let key20 in data91)
                      if (!(key20 === "id" || key20 === "purpose" || key20 === "levels" || key20 === "required")) {
                        let err268 = { instancePath: instancePath + "/assessments/" + i11 + "/dimensions/" + i12, schemaPath: "#/properties/assessments/items/properties/dimensions/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key20 }, message: "must NOT have additional properties" };
                        vErrors === null ? vErrors = [err268] : vErrors.push(err268), errors++;
                      }
                    if (data91.id !== void 0) {
                      let data92 = data91.id;
                      if (typeof data92 == "string") {
                        if (func3(data92) < 1) {
                          let err269 = { instancePath: instancePath + "/assessments/" + i11 + "/dimensions/" + i12 + "/id", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          vErrors === null ? vErrors = [err269] : vErrors.push(err269), errors++;
                        }
                        if (!pattern1.test(data92)) {
                          let err270 = { instancePath: instancePath + "/assessments/" + i11 + "/dimensions/" + i12 + "/id", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
                          vErrors === null ? vErrors = [err270] : vErrors.push(err270), errors++;
                        }
                      } else {
                        let err271 = { instancePath: instancePath + "/assessments/" + i11 + "/dimensions/" + i12 + "/id", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err271] : vErrors.push(err271), errors++;
                      }
                    }
                    if (data91.purpose !== void 0) {
                      let data93 = data91.purpose;
                      if (typeof data93 == "string") {
                        if (func3(data93) < 1) {
                          let err272 = { instancePath: instancePath + "/assessments/" + i11 + "/dimensions/" + i12 + "/purpose", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/purpose/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          vErrors === null ? vErrors = [err272] : vErrors.push(err272), errors++;
                        }
                      } else {
                        let err273 = { instancePath: instancePath + "/assessments/" + i11 + "/dimensions/" + i12 + "/purpose", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/purpose/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err273] : vErrors.push(err273), errors++;
                      }
                    }
                    if (data91.levels !== void 0) {
                      let data94 = data91.levels;
                      if (Array.isArray(data94)) {
                        if (data94.length < 2) {
                          let err274 = { instancePath: instancePath + "/assessments/" + i11 + "/dimensions/" + i12 + "/levels", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/levels/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                          vErrors === null ? vErrors = [err274] : vErrors.push(err274), errors++;
                        }
                        let len13 = data94.length;
                        for (let i13 = 0; i13 < len13; i13++) {
                          let data95 = data94[i13];
                          if (typeof data95 == "string") {
                            if (func3(data95) < 1) {
                              let err275 = { instancePath: instancePath + "/assessments/" + i11 + "/dimensions/" + i12 + "/levels/" + i13, schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/levels/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                              vErrors === null ? vErrors = [err275] : vErrors.push(err275), errors++;
                            }
                          } else {
                            let err276 = { instancePath: instancePath + "/assessments/" + i11 + "/dimensions/" + i12 + "/levels/" + i13, schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/levels/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            vErrors === null ? vErrors = [err276] : vErrors.push(err276), errors++;
                          }
                        }
                      } else {
                        let err277 = { instancePath: instancePath + "/assessments/" + i11 + "/dimensions/" + i12 + "/levels", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/levels/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        vErrors === null ? vErrors = [err277] : vErrors.push(err277), errors++;
                      }
                    }
                    if (data91.required !== void 0 && typeof data91.required != "boolean") {
                      let err278 = { instancePath: instancePath + "/assessments/" + i11 + "/dimensions/" + i12 + "/required", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                      vErrors === null ? vErrors = [err278] : vErrors.push(err278), errors++;
                    }
                  } else {
                    let err279 = { instancePath: instancePath + "/assessments/" + i11 + "/dimensions/" + i12, schemaPath: "#/properties/assessments/items/properties/dimensions/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    vErrors === null ? vErrors = [err279] : vErrors.push(err279), errors++;
                  }
                }
              } else {
                let err280 = { instancePath: instancePath + "/assessments/" + i11 + "/dimensions", schemaPath: "#/properties/assessments/items/properties/dimensions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err280] : vErrors.push(err280), errors++;
              }
            }
          } else {
            let err281 = { instancePath: instancePath + "/assessments/" + i11, schemaPath: "#/properties/assessments/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err281] : vErrors.push(err281), errors++;
          }
        }
      } else {
        let err282 = { instancePath: instancePath + "/assessments", schemaPath: "#/properties/assessments/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err282] : vErrors.push(err282), errors++;
      }
    }
    if (data.guidance !== void 0) {
      let data97 = data.guidance;
      if (Array.isArray(data97)) {
        let len14 = data97.length;
        for (let i14 = 0; i14 < len14; i14++) {
          let data98 = data97[i14];
          if (typeof data98 == "string") {
            if (func3(data98) < 1) {
              let err283 = { instancePath: instancePath + "/guidance/" + i14, schemaPath: "#/properties/guidance/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err283] : vErrors.push(err283), errors++;
            }
          } else {
            let err284 = { instancePath: instancePath + "/guidance/" + i14, schemaPath: "#/properties/guidance/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err284] : vErrors.push(err284), errors++;
          }
        }
      } else {
        let err285 = { instancePath: instancePath + "/guidance", schemaPath: "#/properties/guidance/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err285] : vErrors.push(err285), errors++;
      }
    }
    if (data.extensionPoints !== void 0) {
      let data99 = data.extensionPoints;
      if (data99 && typeof data99 == "object" && !Array.isArray(data99))
        for (let key21 in data99) {
          let data100 = data99[key21];
          if (data100 && typeof data100 == "object" && !Array.isArray(data100)) {
            if (data100.purpose === void 0) {
              let err286 = { instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/extensionPoints/additionalProperties/required", keyword: "required", params: { missingProperty: "purpose" }, message: "must have required property 'purpose'" };
              vErrors === null ? vErrors = [err286] : vErrors.push(err286), errors++;
            }
            if (data100.defaultBinding === void 0) {
              let err287 = { instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/extensionPoints/additionalProperties/required", keyword: "required", params: { missingProperty: "defaultBinding" }, message: "must have required property 'defaultBinding'" };
              vErrors === null ? vErrors = [err287] : vErrors.push(err287), errors++;
            }
            for (let key22 in data100)
              if (!(key22 === "purpose" || key22 === "defaultBinding" || key22 === "acceptedKinds" || key22 === "inputContract" || key22 === "outputContract")) {
                let err288 = { instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/extensionPoints/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key22 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err288] : vErrors.push(err288), errors++;
              }
            if (data100.purpose !== void 0) {
              let data101 = data100.purpose;
              if (typeof data101 == "string") {
                if (func3(data101) < 1) {
                  let err289 = { instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/purpose", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/purpose/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err289] : vErrors.push(err289), errors++;
                }
              } else {
                let err290 = { instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/purpose", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/purpose/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err290] : vErrors.push(err290), errors++;
              }
            }
            if (data100.defaultBinding !== void 0) {
              let data102 = data100.defaultBinding;
              if (typeof data102 == "string") {
                if (func3(data102) < 1) {
                  let err291 = { instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/defaultBinding", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/defaultBinding/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err291] : vErrors.push(err291), errors++;
                }
              } else {
                let err292 = { instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/defaultBinding", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/defaultBinding/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err292] : vErrors.push(err292), errors++;
              }
            }
            if (data100.acceptedKinds !== void 0) {
              let data103 = data100.acceptedKinds;
              if (Array.isArray(data103)) {
                if (data103.length < 1) {
                  let err293 = { instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/acceptedKinds", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/acceptedKinds/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                  vErrors === null ? vErrors = [err293] : vErrors.push(err293), errors++;
                }
                let len15 = data103.length;
                for (let i15 = 0; i15 < len15; i15++) {
                  let data104 = data103[i15];
                  if (typeof data104 != "string") {
                    let err294 = { instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/acceptedKinds/" + i15, schemaPath: "#/properties/extensionPoints/additionalProperties/properties/acceptedKinds/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err294] : vErrors.push(err294), errors++;
                  }
                  if (!(data104 === "workflow" || data104 === "routine")) {
                    let err295 = { instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/acceptedKinds/" + i15, schemaPath: "#/properties/extensionPoints/additionalProperties/properties/acceptedKinds/items/enum", keyword: "enum", params: { allowedValues: schema11.properties.extensionPoints.additionalProperties.properties.acceptedKinds.items.enum }, message: "must be equal to one of the allowed values" };
                    vErrors === null ? vErrors = [err295] : vErrors.push(err295), errors++;
                  }
                }
              } else {
                let err296 = { instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/acceptedKinds", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/acceptedKinds/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err296] : vErrors.push(err296), errors++;
              }
            }
            if (data100.inputContract !== void 0) {
              let data105 = data100.inputContract;
              if (data105 && typeof data105 == "object" && !Array.isArray(data105)) {
                for (let key23 in data105)
                  if (!(key23 === "requiredContext" || key23 === "optionalContext")) {
                    let err297 = { instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/inputContract", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/inputContract/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key23 }, message: "must NOT have additional properties" };
                    vErrors === null ? vErrors = [err297] : vErrors.push(err297), errors++;
                  }
                if (data105.requiredContext !== void 0) {
                  let data106 = data105.requiredContext;
                  if (Array.isArray(data106)) {
                    let len16 = data106.length;
                    for (let i16 = 0; i16 < len16; i16++) {
                      let data107 = data106[i16];
                      if (typeof data107 == "string") {
                        if (func3(data107) < 1) {
                          let err298 = { instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/inputContract/requiredContext/" + i16, schemaPath: "#/properties/extensionPoints/additionalProperties/properties/inputContract/properties/requiredContext/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          vErrors === null ? vErrors = [err298] : vErrors.push(err298), errors++;
                        }
                      } else {
                        let err299 = { instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/inputContract/requiredContext/" + i16, schemaPath: "#/properties/extensionPoints/additionalProperties/properties/inputContract/properties/requiredContext/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err299] : vErrors.push(err299), errors++;
                      }
                    }
                  } else {
                    let err300 = { instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/inputContract/requiredContext", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/inputContract/properties/requiredContext/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    vErrors === null ? vErrors = [err300] : vErrors.push(err300), errors++;
                  }
                }
                if (data105.optionalContext !== void 0) {
                  let data108 = data105.optionalContext;
                  if (Array.isArray(data108)) {
                    let len17 = data108.length;
                    for (let i17 = 0; i17 < len17; i17++) {
                      let data109 = data108[i17];
                      if (typeof data109 == "string") {
                        if (func3(data109) < 1) {
                          let err301 = { instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/inputContract/optionalContext/" + i17, schemaPath: "#/properties/extensionPoints/additionalProperties/properties/inputContract/properties/optionalContext/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          vErrors === null ? vErrors = [err301] : vErrors.push(err301), errors++;
                        }
                      } else {
                        let err302 = { instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/inputContract/optionalContext/" + i17, schemaPath: "#/properties/extensionPoints/additionalProperties/properties/inputContract/properties/optionalContext/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err302] : vErrors.push(err302), errors++;
                      }
                    }
                  } else {
                    let err303 = { instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/inputContract/optionalContext", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/inputContract/properties/optionalContext/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    vErrors === null ? vErrors = [err303] : vErrors.push(err303), errors++;
                  }
                }
              } else {
                let err304 = { instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/inputContract", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/inputContract/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                vErrors === null ? vErrors = [err304] : vErrors.push(err304), errors++;
              }
            }
            if (data100.outputContract !== void 0) {
              let data110 = data100.outputContract;
              if (data110 && typeof data110 == "object" && !Array.isArray(data110)) {
                for (let key24 in data110)
                  if (key24 !== "requiredArtifacts") {
                    let err305 = { instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/outputContract", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/outputContract/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key24 }, message: "must NOT have additional properties" };
                    vErrors === null ? vErrors = [err305] : vErrors.push(err305), errors++;
                  }
                if (data110.requiredArtifacts !== void 0) {
                  let data111 = data110.requiredArtifacts;
                  if (Array.isArray(data111)) {
                    let len18 = data111.length;
                    for (let i18 = 0; i18 < len18; i18++) {
                      let data112 = data111[i18];
                      if (typeof data112 == "string") {
                        if (func3(data112) < 1) {
                          let err306 = { instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/outputContract/requiredArtifacts/" + i18, schemaPath: "#/properties/extensionPoints/additionalProperties/properties/outputContract/properties/requiredArtifacts/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          vErrors === null ? vErrors = [err306] : vErrors.push(err306), errors++;
                        }
                      } else {
                        let err307 = { instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/outputContract/requiredArtifacts/" + i18, schemaPath: "#/properties/extensionPoints/additionalProperties/properties/outputContract/properties/requiredArtifacts/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err307] : vErrors.push(err307), errors++;
                      }
                    }
                  } else {
                    let err308 = { instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/outputContract/requiredArtifacts", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/outputContract/properties/requiredArtifacts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    vErrors === null ? vErrors = [err308] : vErrors.push(err308), errors++;
                  }
                }
              } else {
                let err309 = { instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/outputContract", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/outputContract/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                vErrors === null ? vErrors = [err309] : vErrors.push(err309), errors++;
              }
            }
          } else {
            let err310 = { instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/extensionPoints/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err310] : vErrors.push(err310), errors++;
          }
        }
      else {
        let err311 = { instancePath: instancePath + "/extensionPoints", schemaPath: "#/properties/extensionPoints/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err311] : vErrors.push(err311), errors++;
      }
    }
    if (data.extensionContract !== void 0) {
      let data113 = data.extensionContract;
      if (data113 && typeof data113 == "object" && !Array.isArray(data113)) {
        if (data113.accepts === void 0) {
          let err312 = { instancePath: instancePath + "/extensionContract", schemaPath: "#/properties/extensionContract/required", keyword: "required", params: { missingProperty: "accepts" }, message: "must have required property 'accepts'" };
          vErrors === null ? vErrors = [err312] : vErrors.push(err312), errors++;
        }
        if (data113.produces === void 0) {
          let err313 = { instancePath: instancePath + "/extensionContract", schemaPath: "#/properties/extensionContract/required", keyword: "required", params: { missingProperty: "produces" }, message: "must have required property 'produces'" };
          vErrors === null ? vErrors = [err313] : vErrors.push(err313), errors++;
        }
        for (let key25 in data113)
          if (!(key25 === "accepts" || key25 === "produces")) {
            let err314 = { instancePath: instancePath + "/extensionContract", schemaPath: "#/properties/extensionContract/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key25 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err314] : vErrors.push(err314), errors++;
          }
        if (data113.accepts !== void 0) {
          let data114 = data113.accepts;
          if (Array.isArray(data114)) {
            let len19 = data114.length;
            for (let i19 = 0; i19 < len19; i19++) {
              let data115 = data114[i19];
              if (typeof data115 == "string") {
                if (func3(data115) < 1) {
                  let err315 = { instancePath: instancePath + "/extensionContract/accepts/" + i19, schemaPath: "#/properties/extensionContract/properties/accepts/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err315] : vErrors.push(err315), errors++;
                }
              } else {
                let err316 = { instancePath: instancePath + "/extensionContract/accepts/" + i19, schemaPath: "#/properties/extensionContract/properties/accepts/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err316] : vErrors.push(err316), errors++;
              }
            }
          } else {
            let err317 = { instancePath: instancePath + "/extensionContract/accepts", schemaPath: "#/properties/extensionContract/properties/accepts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err317] : vErrors.push(err317), errors++;
          }
        }
        if (data113.produces !== void 0) {
          let data116 = data113.produces;
          if (Array.isArray(data116)) {
            let len20 = data116.length;
            for (let i20 = 0; i20 < len20; i20++) {
              let data117 = data116[i20];
              if (typeof data117 == "string") {
                if (func3(data117) < 1) {
                  let err318 = { instancePath: instancePath + "/extensionContract/produces/" + i20, schemaPath: "#/properties/extensionContract/properties/produces/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err318] : vErrors.push(err318), errors++;
                }
              } else {
                let err319 = { instancePath: instancePath + "/extensionContract/produces/" + i20, schemaPath: "#/properties/extensionContract/properties/produces/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err319] : vErrors.push(err319), errors++;
              }
            }
          } else {
            let err320 = { instancePath: instancePath + "/extensionContract/produces", schemaPath: "#/properties/extensionContract/properties/produces/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err320] : vErrors.push(err320), errors++;
          }
        }
      } else {
        let err321 = { instancePath: instancePath + "/extensionContract", schemaPath: "#/properties/extensionContract/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err321] : vErrors.push(err321), errors++;
      }
    }
    if (data.steps !== void 0) {
      let data118 = data.steps;
      if (Array.isArray(data118)) {
        if (data118.length < 1) {
          let err322 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err322] : vErrors.push(err322), errors++;
        }
        let len21 = data118.length;
        for (let i21 = 0; i21 < len21; i21++)
          validate11(data118[i21], { instancePath: instancePath + "/steps/" + i21, parentData: data118, parentDataProperty: i21, rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length);
      } else {
        let err323 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err323] : vErrors.push(err323), errors++;
      }
    }
    if (data.metadata !== void 0) {
      let data120 = data.metadata;
      if (!(data120 && typeof data120 == "object" && !Array.isArray(data120))) {
        let err324 = { instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err324] : vErrors.push(err324), errors++;
      }
    }
    if (data.lintIgnore !== void 0) {
      let data121 = data.lintIgnore;
      if (Array.isArray(data121)) {
        let len22 = data121.length;
        for (let i22 = 0; i22 < len22; i22++) {
          let data122 = data121[i22];
          if (data122 && typeof data122 == "object" && !Array.isArray(data122)) {
            if (data122.rule === void 0) {
              let err325 = { instancePath: instancePath + "/lintIgnore/" + i22, schemaPath: "#/properties/lintIgnore/items/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'" };
              vErrors === null ? vErrors = [err325] : vErrors.push(err325), errors++;
            }
            if (data122.reason === void 0) {
              let err326 = { instancePath: instancePath + "/lintIgnore/" + i22, schemaPath: "#/properties/lintIgnore/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
              vErrors === null ? vErrors = [err326] : vErrors.push(err326), errors++;
            }
            for (let key26 in data122)
              if (!(key26 === "rule" || key26 === "step" || key26 === "reason")) {
                let err327 = { instancePath: instancePath + "/lintIgnore/" + i22, schemaPath: "#/properties/lintIgnore/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key26 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err327] : vErrors.push(err327), errors++;
              }
            if (data122.rule !== void 0) {
              let data123 = data122.rule;
              if (typeof data123 == "string") {
                if (func3(data123) < 1) {
                  let err328 = { instancePath: instancePath + "/lintIgnore/" + i22 + "/rule", schemaPath: "#/properties/lintIgnore/items/properties/rule/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err328] : vErrors.push(err328), errors++;
                }
              } else {
                let err329 = { instancePath: instancePath + "/lintIgnore/" + i22 + "/rule", schemaPath: "#/properties/lintIgnore/items/properties/rule/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err329] : vErrors.push(err329), errors++;
              }
            }
            if (data122.step !== void 0) {
              let data124 = data122.step;
              if (typeof data124 == "string") {
                if (func3(data124) < 1) {
                  let err330 = { instancePath: instancePath + "/lintIgnore/" + i22 + "/step", schemaPath: "#/properties/lintIgnore/items/properties/step/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err330] : vErrors.push(err330), errors++;
                }
                if (!pattern1.test(data124)) {
                  let err331 = { instancePath: instancePath + "/lintIgnore/" + i22 + "/step", schemaPath: "#/properties/lintIgnore/items/properties/step/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
                  vErrors === null ? vErrors = [err331] : vErrors.push(err331), errors++;
                }
              } else {
                let err332 = { instancePath: instancePath + "/lintIgnore/" + i22 + "/step", schemaPath: "#/properties/lintIgnore/items/properties/step/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err332] : vErrors.push(err332), errors++;
              }
            }
            if (data122.reason !== void 0) {
              let data125 = data122.reason;
              if (typeof data125 == "string") {
                if (func3(data125) < 1) {
                  let err333 = { instancePath: instancePath + "/lintIgnore/" + i22 + "/reason", schemaPath: "#/properties/lintIgnore/items/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err333] : vErrors.push(err333), errors++;
                }
              } else {
                let err334 = { instancePath: instancePath + "/lintIgnore/" + i22 + "/reason", schemaPath: "#/properties/lintIgnore/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err334] : vErrors.push(err334), errors++;
              }
            }
          } else {
            let err335 = { instancePath: instancePath + "/lintIgnore/" + i22, schemaPath: "#/properties/lintIgnore/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err335] : vErrors.push(err335), errors++;
          }
        }
      } else {
        let err336 = { instancePath: instancePath + "/lintIgnore", schemaPath: "#/properties/lintIgnore/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err336] : vErrors.push(err336), errors++;
      }
    }
  } else {
    let err337 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err337] : vErrors.push(err337), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
export {
  validateWorkflow
};
