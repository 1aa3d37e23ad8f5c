// Generated from schemas/legacy-workflow.ts by `npm run generate`; do not edit.
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
var validateLegacyWorkflow = validate10, schema11 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Workflow source of the older format", type: "object", properties: { $schema: { type: "string", minLength: 1 }, id: { type: "string", minLength: 1 }, name: { type: "string", minLength: 1 }, description: { type: "string", minLength: 1 }, version: { type: "string", minLength: 1 }, modelTier: { type: "string", minLength: 1 }, preconditions: { $ref: "#/definitions/LegacyStep.functionReferences" }, clarificationPrompts: { $ref: "#/definitions/LegacyStep.functionReferences" }, metaGuidance: { $ref: "#/definitions/LegacyStep.functionReferences" }, functionDefinitions: { type: "array", items: { $ref: "#/definitions/LegacyFunction" } }, recommendedPreferences: { type: "object", properties: { recommendedAutonomy: { type: "string", enum: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"] }, recommendedRiskPolicy: { type: "string", enum: ["conservative", "balanced", "aggressive"] } }, additionalProperties: !1 }, features: { $ref: "#/definitions/LegacyStep.functionReferences" }, assessments: { type: "array", items: { type: "object", properties: { id: { type: "string", minLength: 1 }, purpose: { type: "string", minLength: 1 }, dimensions: { type: "array", items: { type: "object", properties: { id: { type: "string", minLength: 1 }, purpose: { type: "string", minLength: 1 }, levels: { type: "array", items: { type: "string", minLength: 1 }, minItems: 2 }, required: { type: "boolean" } }, required: ["id", "purpose", "levels"], additionalProperties: !1 }, minItems: 1 } }, required: ["id", "purpose", "dimensions"], additionalProperties: !1 } }, extensionPoints: { type: "array", items: { type: "object", properties: { slotId: { type: "string", minLength: 1 }, purpose: { type: "string", minLength: 1 }, default: { type: "string", minLength: 1 }, acceptedKinds: { $ref: "#/definitions/LegacyStep.functionReferences" } }, required: ["slotId", "purpose", "default"], additionalProperties: !1 } }, references: { type: "array", items: { type: "object", properties: { id: { type: "string", minLength: 1 }, title: { type: "string", minLength: 1 }, source: { type: "string", minLength: 1 }, purpose: { type: "string", minLength: 1 }, authoritative: { type: "boolean" }, resolveFrom: { type: "string", enum: ["workspace", "package"] } }, required: ["id", "title", "source", "purpose"], additionalProperties: !1 } }, about: { type: "string", minLength: 1 }, examples: { $ref: "#/definitions/LegacyStep.functionReferences" }, metricsProfile: { type: "string", minLength: 1 }, validatedAgainstSpecVersion: { type: "integer" }, steps: { type: "array", items: { $ref: "#/definitions/LegacyStep" }, minItems: 1 } }, required: ["id", "name", "description", "version", "steps"], additionalProperties: !1, definitions: { LegacyCondition: { type: "object", properties: { var: { type: "string", minLength: 1 }, equals: {}, not_equals: {}, gt: {}, gte: {}, lt: {}, lte: {}, in: { type: "array", items: {} }, contains: {}, startsWith: {}, endsWith: {}, matches: {}, and: { type: "array", items: { $ref: "#/definitions/LegacyCondition" } }, or: { type: "array", items: { $ref: "#/definitions/LegacyCondition" } }, not: { $ref: "#/definitions/LegacyCondition" } }, additionalProperties: !1 }, LegacyConsequence: { type: "object", properties: { when: { type: "object", properties: { anyEqualsLevel: { type: "string", minLength: 1 }, forAssessment: { type: "string", minLength: 1 } }, required: ["anyEqualsLevel"], additionalProperties: !1 }, effect: { type: "object", properties: { kind: { type: "string", const: "require_followup" }, guidance: { type: "string", minLength: 1 } }, required: ["kind", "guidance"], additionalProperties: !1 } }, required: ["when", "effect"], additionalProperties: !1 }, LegacyCriteria: { anyOf: [{ type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ type: "object", properties: { type: { type: "string", const: "contains" }, value: { type: "string", minLength: 1 }, message: { type: "string", minLength: 1 } }, required: ["type", "value"], additionalProperties: !1 }, { type: "object", properties: { type: { type: "string", const: "regex" }, pattern: { type: "string", minLength: 1 }, flags: { type: "string" }, message: { type: "string", minLength: 1 } }, required: ["type", "pattern"], additionalProperties: !1 }, { type: "object", properties: { type: { type: "string", const: "length" }, min: { type: "integer", minimum: 0 }, max: { type: "integer", exclusiveMinimum: 0 }, message: { type: "string", minLength: 1 } }, required: ["type"], additionalProperties: !1 }, { type: "object", properties: { type: { type: "string", const: "schema" }, schema: {}, value: {}, message: { type: "string", minLength: 1 } }, required: ["type"], additionalProperties: !1 }] }, { type: "object", properties: { and: { type: "array", items: { $ref: "#/definitions/LegacyCriteria" } } }, required: ["and"], additionalProperties: !1 }, { type: "object", properties: { or: { type: "array", items: { $ref: "#/definitions/LegacyCriteria" } } }, required: ["or"], additionalProperties: !1 }, { type: "object", properties: { not: { $ref: "#/definitions/LegacyCriteria" } }, required: ["not"], additionalProperties: !1 }, { type: "array", items: { $ref: "#/definitions/LegacyCriteria" } }] }, LegacyFunction: { type: "object", properties: { name: { type: "string", minLength: 1 }, definition: { type: "string", minLength: 1 }, parameters: { type: "array", items: { type: "object", properties: { name: { type: "string", minLength: 1 }, type: { type: "string", minLength: 1 }, required: { type: "boolean" }, description: { type: "string", minLength: 1 }, enum: { type: "array", items: {} }, default: {} }, required: ["name", "type"], additionalProperties: !1 } }, scope: { type: "string", enum: ["workflow", "loop", "step"] } }, required: ["name", "definition"], additionalProperties: !1 }, LegacyStep: { type: "object", if: { required: ["type"] }, then: { type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ type: "object", properties: { type: { type: "string", const: "standard" }, id: { type: "string", minLength: 1 }, title: { type: "string", minLength: 1 }, prompt: { type: "string", minLength: 1 }, promptBlocks: { $ref: "#/definitions/LegacyStep.promptBlocks" }, agentRole: { type: "string", minLength: 1 }, requireConfirmation: { $ref: "#/definitions/LegacyStep.requireConfirmation" }, templateCall: { $ref: "#/definitions/LegacyStep.templateCall" }, promptFragments: { $ref: "#/definitions/LegacyStep.promptFragments" }, guidance: { $ref: "#/definitions/LegacyStep.guidance" }, askForFiles: { type: "boolean" }, hasValidation: { type: "boolean" }, modelTier: { type: "string", minLength: 1 }, notesOptional: { type: "boolean" }, runCondition: { $ref: "#/definitions/LegacyCondition" }, validationCriteria: { $ref: "#/definitions/LegacyCriteria" }, outputContract: { $ref: "#/definitions/LegacyStep.outputContract" }, assessmentRefs: { $ref: "#/definitions/LegacyStep.functionReferences" }, assessmentConsequences: { $ref: "#/definitions/LegacyStep.assessmentConsequences" }, functionReferences: { $ref: "#/definitions/LegacyStep.functionReferences" }, functionDefinitions: { $ref: "#/definitions/LegacyStep.functionDefinitions" }, functionCalls: { $ref: "#/definitions/LegacyStep.functionCalls" }, audit: { $ref: "#/definitions/LegacyStep.audit" }, verification: { $ref: "#/definitions/LegacyStep.verification" } }, required: ["type", "id", "title"], additionalProperties: !1 }, { type: "object", properties: { type: { type: "string", const: "loop" }, id: { type: "string", minLength: 1 }, title: { type: "string", minLength: 1 }, prompt: { type: "string", minLength: 1 }, promptBlocks: { $ref: "#/definitions/LegacyStep.promptBlocks" }, agentRole: { type: "string", minLength: 1 }, requireConfirmation: { $ref: "#/definitions/LegacyStep.requireConfirmation" }, templateCall: { $ref: "#/definitions/LegacyStep.templateCall" }, promptFragments: { $ref: "#/definitions/LegacyStep.promptFragments" }, guidance: { $ref: "#/definitions/LegacyStep.guidance" }, askForFiles: { type: "boolean" }, hasValidation: { type: "boolean" }, modelTier: { type: "string", minLength: 1 }, notesOptional: { type: "boolean" }, runCondition: { $ref: "#/definitions/LegacyCondition" }, validationCriteria: { $ref: "#/definitions/LegacyCriteria" }, outputContract: { $ref: "#/definitions/LegacyStep.outputContract" }, assessmentRefs: { $ref: "#/definitions/LegacyStep.functionReferences" }, assessmentConsequences: { $ref: "#/definitions/LegacyStep.assessmentConsequences" }, functionReferences: { $ref: "#/definitions/LegacyStep.functionReferences" }, functionDefinitions: { $ref: "#/definitions/LegacyStep.functionDefinitions" }, functionCalls: { $ref: "#/definitions/LegacyStep.functionCalls" }, audit: { $ref: "#/definitions/LegacyStep.audit" }, verification: { $ref: "#/definitions/LegacyStep.verification" }, loop: { type: "object", properties: { type: { type: "string", enum: ["while", "until", "for", "forEach"] }, maxIterations: { type: "integer", exclusiveMinimum: 0 }, condition: { $ref: "#/definitions/LegacyCondition" }, conditionSource: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "artifact_contract" }, contractRef: { type: "string", minLength: 1 }, loopId: { type: "string", minLength: 1 } }, required: ["kind", "contractRef"], additionalProperties: !1 }, { type: "object", properties: { kind: { type: "string", const: "context_variable" }, condition: { $ref: "#/definitions/LegacyCondition" } }, required: ["kind", "condition"], additionalProperties: !1 }] }, count: { anyOf: [{ type: "integer", minimum: 0 }, { type: "string", minLength: 1 }] }, items: { type: "string", minLength: 1 }, iterationVar: { type: "string", minLength: 1 }, itemVar: { type: "string", minLength: 1 }, indexVar: { type: "string", minLength: 1 } }, required: ["type", "maxIterations"], additionalProperties: !1 }, body: { anyOf: [{ type: "string", minLength: 1 }, { type: "array", items: { $ref: "#/definitions/LegacyStep" }, minItems: 1 }] } }, required: ["type", "id", "title", "loop", "body"], additionalProperties: !1 }, { type: "object", properties: { type: { type: "string", const: "parallel" }, id: { type: "string", minLength: 1 }, title: { type: "string", minLength: 1 }, prompt: { type: "string", minLength: 1 }, promptBlocks: { $ref: "#/definitions/LegacyStep.promptBlocks" }, agentRole: { type: "string", minLength: 1 }, requireConfirmation: { $ref: "#/definitions/LegacyStep.requireConfirmation" }, templateCall: { $ref: "#/definitions/LegacyStep.templateCall" }, promptFragments: { $ref: "#/definitions/LegacyStep.promptFragments" }, guidance: { $ref: "#/definitions/LegacyStep.guidance" }, askForFiles: { type: "boolean" }, hasValidation: { type: "boolean" }, modelTier: { type: "string", minLength: 1 }, notesOptional: { type: "boolean" }, runCondition: { $ref: "#/definitions/LegacyCondition" }, validationCriteria: { $ref: "#/definitions/LegacyCriteria" }, outputContract: { $ref: "#/definitions/LegacyStep.outputContract" }, assessmentRefs: { $ref: "#/definitions/LegacyStep.functionReferences" }, assessmentConsequences: { $ref: "#/definitions/LegacyStep.assessmentConsequences" }, functionReferences: { $ref: "#/definitions/LegacyStep.functionReferences" }, functionDefinitions: { $ref: "#/definitions/LegacyStep.functionDefinitions" }, functionCalls: { $ref: "#/definitions/LegacyStep.functionCalls" }, audit: { $ref: "#/definitions/LegacyStep.audit" }, verification: { $ref: "#/definitions/LegacyStep.verification" }, parallelDelegations: { type: "array", items: { type: "object", properties: { workflowId: { type: "string", minLength: 1 }, goal: { type: "string", minLength: 1 }, runCondition: { $ref: "#/definitions/LegacyCondition" }, contextMapping: { type: "object", additionalProperties: {} }, args: { type: "object", additionalProperties: {} }, modelTier: { type: "string", minLength: 1 }, allowedTools: { $ref: "#/definitions/LegacyStep.functionReferences" } }, required: ["workflowId"], additionalProperties: !1 }, minItems: 1 }, synthesis: { type: "object", properties: { prompt: { type: "string", minLength: 1 }, outputContract: { $ref: "#/definitions/LegacyStep.outputContract" } }, additionalProperties: !1 } }, required: ["type", "id", "title", "parallelDelegations"], additionalProperties: !1 }] }, else: { type: "object", properties: { id: { type: "string", minLength: 1 }, title: { type: "string", minLength: 1 }, prompt: { type: "string", minLength: 1 }, promptBlocks: { $ref: "#/definitions/LegacyStep.promptBlocks" }, agentRole: { type: "string", minLength: 1 }, requireConfirmation: { $ref: "#/definitions/LegacyStep.requireConfirmation" }, templateCall: { $ref: "#/definitions/LegacyStep.templateCall" }, promptFragments: { $ref: "#/definitions/LegacyStep.promptFragments" }, guidance: { $ref: "#/definitions/LegacyStep.guidance" }, askForFiles: { type: "boolean" }, hasValidation: { type: "boolean" }, modelTier: { type: "string", minLength: 1 }, notesOptional: { type: "boolean" }, runCondition: { $ref: "#/definitions/LegacyCondition" }, validationCriteria: { $ref: "#/definitions/LegacyCriteria" }, outputContract: { $ref: "#/definitions/LegacyStep.outputContract" }, assessmentRefs: { $ref: "#/definitions/LegacyStep.functionReferences" }, assessmentConsequences: { $ref: "#/definitions/LegacyStep.assessmentConsequences" }, functionReferences: { $ref: "#/definitions/LegacyStep.functionReferences" }, functionDefinitions: { $ref: "#/definitions/LegacyStep.functionDefinitions" }, functionCalls: { $ref: "#/definitions/LegacyStep.functionCalls" }, audit: { $ref: "#/definitions/LegacyStep.audit" }, verification: { $ref: "#/definitions/LegacyStep.verification" } }, required: ["id", "title"], additionalProperties: !1 } }, "LegacyStep.assessmentConsequences": { anyOf: [{ $ref: "#/definitions/LegacyConsequence" }, { type: "array", items: { $ref: "#/definitions/LegacyConsequence" } }] }, "LegacyStep.audit": { type: "object", properties: { prompt: { type: "string", minLength: 1 }, rubric: { anyOf: [{ type: "string", minLength: 1 }, { type: "array", items: { anyOf: [{ type: "string", minLength: 1 }, { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "text" }, text: { type: "string" } }, required: ["kind", "text"], additionalProperties: !1 }, { type: "object", properties: { kind: { type: "string", const: "ref" }, refId: { type: "string", minLength: 1 } }, required: ["kind", "refId"], additionalProperties: !1 }] }] }, minItems: 1 }] } }, additionalProperties: !1 }, "LegacyStep.functionCalls": { type: "array", items: { type: "object", properties: { name: { type: "string", minLength: 1 }, args: {} }, required: ["name"], additionalProperties: !1 } }, "LegacyStep.functionDefinitions": { type: "array", items: { $ref: "#/definitions/LegacyFunction" } }, "LegacyStep.functionReferences": { type: "array", items: { type: "string", minLength: 1 } }, "LegacyStep.guidance": { anyOf: [{ type: "string", minLength: 1 }, { $ref: "#/definitions/LegacyStep.functionReferences" }] }, "LegacyStep.outputContract": { type: "object", properties: { contractRef: { type: "string", minLength: 1 }, required: { type: "boolean" } }, required: ["contractRef"], additionalProperties: !1 }, "LegacyStep.promptBlocks": { type: "object", properties: { goal: { $ref: "#/definitions/LegacyText" }, constraints: { anyOf: [{ type: "string", minLength: 1 }, { type: "array", items: { $ref: "#/definitions/LegacyText" } }] }, procedure: { anyOf: [{ type: "string", minLength: 1 }, { type: "array", items: { $ref: "#/definitions/LegacyText" } }] }, outputRequired: { type: "object", additionalProperties: { $ref: "#/definitions/LegacyText" } }, verify: { anyOf: [{ type: "string", minLength: 1 }, { type: "array", items: { $ref: "#/definitions/LegacyText" } }] } }, additionalProperties: !1 }, "LegacyStep.promptFragments": { type: "array", items: { type: "object", properties: { id: { type: "string", minLength: 1 }, when: { $ref: "#/definitions/LegacyCondition" }, text: { type: "string", minLength: 1 } }, required: ["text"], additionalProperties: !1 } }, "LegacyStep.requireConfirmation": { anyOf: [{ type: "boolean" }, { type: "object", properties: { kind: { type: "string", enum: ["coordinator_eval", "human_approval"] }, condition: { $ref: "#/definitions/LegacyCondition" }, var: { type: "string", minLength: 1 }, equals: {}, not_equals: {}, gt: {}, gte: {}, lt: {}, lte: {}, in: { type: "array", items: {} }, contains: {}, startsWith: {}, endsWith: {}, matches: {}, and: { type: "array", items: { $ref: "#/definitions/LegacyCondition" } }, or: { type: "array", items: { $ref: "#/definitions/LegacyCondition" } }, not: { $ref: "#/definitions/LegacyCondition" } }, additionalProperties: !1 }] }, "LegacyStep.templateCall": { type: "object", properties: { templateId: { type: "string", minLength: 1 }, args: { type: "object", additionalProperties: {} } }, required: ["templateId"], additionalProperties: !1 }, "LegacyStep.verification": { type: "object", properties: { command: { type: "string", minLength: 1 }, prompt: { type: "string", minLength: 1 } }, additionalProperties: !1 }, LegacyText: { anyOf: [{ type: "string", minLength: 1 }, { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "text" }, text: { type: "string" } }, required: ["kind", "text"], additionalProperties: !1 }, { type: "object", properties: { kind: { type: "string", const: "ref" }, refId: { type: "string", minLength: 1 } }, required: ["kind", "refId"], additionalProperties: !1 }] }, { type: "array", items: { anyOf: [{ type: "string", minLength: 1 }, { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "text" }, text: { type: "string" } }, required: ["kind", "text"], additionalProperties: !1 }, { type: "object", properties: { kind: { type: "string", const: "ref" }, refId: { type: "string", minLength: 1 } }, required: ["kind", "refId"], additionalProperties: !1 }] }] }, minItems: 1 }] } } };
var schema15 = { type: "object", properties: { name: { type: "string", minLength: 1 }, definition: { type: "string", minLength: 1 }, parameters: { type: "array", items: { type: "object", properties: { name: { type: "string", minLength: 1 }, type: { type: "string", minLength: 1 }, required: { type: "boolean" }, description: { type: "string", minLength: 1 }, enum: { type: "array", items: {} }, default: {} }, required: ["name", "type"], additionalProperties: !1 } }, scope: { type: "string", enum: ["workflow", "loop", "step"] } }, required: ["name", "definition"], additionalProperties: !1 }, func2 = Object.prototype.hasOwnProperty, func3 = require_ucs2length().default, schema19 = { type: "object", if: { required: ["type"] }, then: { type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ type: "object", properties: { type: { type: "string", const: "standard" }, id: { type: "string", minLength: 1 }, title: { type: "string", minLength: 1 }, prompt: { type: "string", minLength: 1 }, promptBlocks: { $ref: "#/definitions/LegacyStep.promptBlocks" }, agentRole: { type: "string", minLength: 1 }, requireConfirmation: { $ref: "#/definitions/LegacyStep.requireConfirmation" }, templateCall: { $ref: "#/definitions/LegacyStep.templateCall" }, promptFragments: { $ref: "#/definitions/LegacyStep.promptFragments" }, guidance: { $ref: "#/definitions/LegacyStep.guidance" }, askForFiles: { type: "boolean" }, hasValidation: { type: "boolean" }, modelTier: { type: "string", minLength: 1 }, notesOptional: { type: "boolean" }, runCondition: { $ref: "#/definitions/LegacyCondition" }, validationCriteria: { $ref: "#/definitions/LegacyCriteria" }, outputContract: { $ref: "#/definitions/LegacyStep.outputContract" }, assessmentRefs: { $ref: "#/definitions/LegacyStep.functionReferences" }, assessmentConsequences: { $ref: "#/definitions/LegacyStep.assessmentConsequences" }, functionReferences: { $ref: "#/definitions/LegacyStep.functionReferences" }, functionDefinitions: { $ref: "#/definitions/LegacyStep.functionDefinitions" }, functionCalls: { $ref: "#/definitions/LegacyStep.functionCalls" }, audit: { $ref: "#/definitions/LegacyStep.audit" }, verification: { $ref: "#/definitions/LegacyStep.verification" } }, required: ["type", "id", "title"], additionalProperties: !1 }, { type: "object", properties: { type: { type: "string", const: "loop" }, id: { type: "string", minLength: 1 }, title: { type: "string", minLength: 1 }, prompt: { type: "string", minLength: 1 }, promptBlocks: { $ref: "#/definitions/LegacyStep.promptBlocks" }, agentRole: { type: "string", minLength: 1 }, requireConfirmation: { $ref: "#/definitions/LegacyStep.requireConfirmation" }, templateCall: { $ref: "#/definitions/LegacyStep.templateCall" }, promptFragments: { $ref: "#/definitions/LegacyStep.promptFragments" }, guidance: { $ref: "#/definitions/LegacyStep.guidance" }, askForFiles: { type: "boolean" }, hasValidation: { type: "boolean" }, modelTier: { type: "string", minLength: 1 }, notesOptional: { type: "boolean" }, runCondition: { $ref: "#/definitions/LegacyCondition" }, validationCriteria: { $ref: "#/definitions/LegacyCriteria" }, outputContract: { $ref: "#/definitions/LegacyStep.outputContract" }, assessmentRefs: { $ref: "#/definitions/LegacyStep.functionReferences" }, assessmentConsequences: { $ref: "#/definitions/LegacyStep.assessmentConsequences" }, functionReferences: { $ref: "#/definitions/LegacyStep.functionReferences" }, functionDefinitions: { $ref: "#/definitions/LegacyStep.functionDefinitions" }, functionCalls: { $ref: "#/definitions/LegacyStep.functionCalls" }, audit: { $ref: "#/definitions/LegacyStep.audit" }, verification: { $ref: "#/definitions/LegacyStep.verification" }, loop: { type: "object", properties: { type: { type: "string", enum: ["while", "until", "for", "forEach"] }, maxIterations: { type: "integer", exclusiveMinimum: 0 }, condition: { $ref: "#/definitions/LegacyCondition" }, conditionSource: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "artifact_contract" }, contractRef: { type: "string", minLength: 1 }, loopId: { type: "string", minLength: 1 } }, required: ["kind", "contractRef"], additionalProperties: !1 }, { type: "object", properties: { kind: { type: "string", const: "context_variable" }, condition: { $ref: "#/definitions/LegacyCondition" } }, required: ["kind", "condition"], additionalProperties: !1 }] }, count: { anyOf: [{ type: "integer", minimum: 0 }, { type: "string", minLength: 1 }] }, items: { type: "string", minLength: 1 }, iterationVar: { type: "string", minLength: 1 }, itemVar: { type: "string", minLength: 1 }, indexVar: { type: "string", minLength: 1 } }, required: ["type", "maxIterations"], additionalProperties: !1 }, body: { anyOf: [{ type: "string", minLength: 1 }, { type: "array", items: { $ref: "#/definitions/LegacyStep" }, minItems: 1 }] } }, required: ["type", "id", "title", "loop", "body"], additionalProperties: !1 }, { type: "object", properties: { type: { type: "string", const: "parallel" }, id: { type: "string", minLength: 1 }, title: { type: "string", minLength: 1 }, prompt: { type: "string", minLength: 1 }, promptBlocks: { $ref: "#/definitions/LegacyStep.promptBlocks" }, agentRole: { type: "string", minLength: 1 }, requireConfirmation: { $ref: "#/definitions/LegacyStep.requireConfirmation" }, templateCall: { $ref: "#/definitions/LegacyStep.templateCall" }, promptFragments: { $ref: "#/definitions/LegacyStep.promptFragments" }, guidance: { $ref: "#/definitions/LegacyStep.guidance" }, askForFiles: { type: "boolean" }, hasValidation: { type: "boolean" }, modelTier: { type: "string", minLength: 1 }, notesOptional: { type: "boolean" }, runCondition: { $ref: "#/definitions/LegacyCondition" }, validationCriteria: { $ref: "#/definitions/LegacyCriteria" }, outputContract: { $ref: "#/definitions/LegacyStep.outputContract" }, assessmentRefs: { $ref: "#/definitions/LegacyStep.functionReferences" }, assessmentConsequences: { $ref: "#/definitions/LegacyStep.assessmentConsequences" }, functionReferences: { $ref: "#/definitions/LegacyStep.functionReferences" }, functionDefinitions: { $ref: "#/definitions/LegacyStep.functionDefinitions" }, functionCalls: { $ref: "#/definitions/LegacyStep.functionCalls" }, audit: { $ref: "#/definitions/LegacyStep.audit" }, verification: { $ref: "#/definitions/LegacyStep.verification" }, parallelDelegations: { type: "array", items: { type: "object", properties: { workflowId: { type: "string", minLength: 1 }, goal: { type: "string", minLength: 1 }, runCondition: { $ref: "#/definitions/LegacyCondition" }, contextMapping: { type: "object", additionalProperties: {} }, args: { type: "object", additionalProperties: {} }, modelTier: { type: "string", minLength: 1 }, allowedTools: { $ref: "#/definitions/LegacyStep.functionReferences" } }, required: ["workflowId"], additionalProperties: !1 }, minItems: 1 }, synthesis: { type: "object", properties: { prompt: { type: "string", minLength: 1 }, outputContract: { $ref: "#/definitions/LegacyStep.outputContract" } }, additionalProperties: !1 } }, required: ["type", "id", "title", "parallelDelegations"], additionalProperties: !1 }] }, else: { type: "object", properties: { id: { type: "string", minLength: 1 }, title: { type: "string", minLength: 1 }, prompt: { type: "string", minLength: 1 }, promptBlocks: { $ref: "#/definitions/LegacyStep.promptBlocks" }, agentRole: { type: "string", minLength: 1 }, requireConfirmation: { $ref: "#/definitions/LegacyStep.requireConfirmation" }, templateCall: { $ref: "#/definitions/LegacyStep.templateCall" }, promptFragments: { $ref: "#/definitions/LegacyStep.promptFragments" }, guidance: { $ref: "#/definitions/LegacyStep.guidance" }, askForFiles: { type: "boolean" }, hasValidation: { type: "boolean" }, modelTier: { type: "string", minLength: 1 }, notesOptional: { type: "boolean" }, runCondition: { $ref: "#/definitions/LegacyCondition" }, validationCriteria: { $ref: "#/definitions/LegacyCriteria" }, outputContract: { $ref: "#/definitions/LegacyStep.outputContract" }, assessmentRefs: { $ref: "#/definitions/LegacyStep.functionReferences" }, assessmentConsequences: { $ref: "#/definitions/LegacyStep.assessmentConsequences" }, functionReferences: { $ref: "#/definitions/LegacyStep.functionReferences" }, functionDefinitions: { $ref: "#/definitions/LegacyStep.functionDefinitions" }, functionCalls: { $ref: "#/definitions/LegacyStep.functionCalls" }, audit: { $ref: "#/definitions/LegacyStep.audit" }, verification: { $ref: "#/definitions/LegacyStep.verification" } }, required: ["id", "title"], additionalProperties: !1 } };
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "goal" || key0 === "constraints" || key0 === "procedure" || key0 === "outputRequired" || key0 === "verify")) {
          return validate12.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.goal !== void 0) {
          let data0 = data.goal, _errs2 = errors, _errs4 = errors, valid2 = !1, _errs5 = errors;
          if (errors === _errs5)
            if (typeof data0 == "string") {
              if (func3(data0) < 1) {
                let err0 = { instancePath: instancePath + "/goal", schemaPath: "#/definitions/LegacyText/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
              }
            } else {
              let err1 = { instancePath: instancePath + "/goal", schemaPath: "#/definitions/LegacyText/anyOf/0/type", keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
            }
          var _valid0 = _errs5 === errors;
          if (valid2 = valid2 || _valid0, !valid2) {
            let _errs7 = errors;
            if (errors === _errs7)
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                let missing0;
                if (data0.kind === void 0 && (missing0 = "kind")) {
                  let err2 = { instancePath: instancePath + "/goal", schemaPath: "#/definitions/LegacyText/anyOf/1/required", keyword: "required", params: { missingProperty: missing0 } };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                } else {
                  let tag0 = data0.kind;
                  if (typeof tag0 == "string")
                    if (tag0 === "text") {
                      if (errors === errors)
                        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                          let missing1;
                          if (data0.kind === void 0 && (missing1 = "kind") || data0.text === void 0 && (missing1 = "text")) {
                            let err3 = { instancePath: instancePath + "/goal", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/0/required", keyword: "required", params: { missingProperty: missing1 } };
                            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                          } else {
                            let _errs12 = errors;
                            for (let key1 in data0)
                              if (!(key1 === "kind" || key1 === "text")) {
                                let err4 = { instancePath: instancePath + "/goal", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                                break;
                              }
                            if (_errs12 === errors) {
                              if (data0.kind !== void 0) {
                                let data1 = data0.kind, _errs13 = errors;
                                if (typeof data1 != "string") {
                                  let err5 = { instancePath: instancePath + "/goal/kind", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } };
                                  vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                                }
                                if (data1 !== "text") {
                                  let err6 = { instancePath: instancePath + "/goal/kind", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "text" } };
                                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                                }
                                var valid5 = _errs13 === errors;
                              } else
                                var valid5 = !0;
                              if (valid5)
                                if (data0.text !== void 0) {
                                  let _errs15 = errors;
                                  if (typeof data0.text != "string") {
                                    let err7 = { instancePath: instancePath + "/goal/text", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/0/properties/text/type", keyword: "type", params: { type: "string" } };
                                    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                                  }
                                  var valid5 = _errs15 === errors;
                                } else
                                  var valid5 = !0;
                            }
                          }
                        } else {
                          let err8 = { instancePath: instancePath + "/goal", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/0/type", keyword: "type", params: { type: "object" } };
                          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                        }
                    } else if (tag0 === "ref") {
                      if (errors === errors)
                        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                          let missing2;
                          if (data0.kind === void 0 && (missing2 = "kind") || data0.refId === void 0 && (missing2 = "refId")) {
                            let err9 = { instancePath: instancePath + "/goal", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/required", keyword: "required", params: { missingProperty: missing2 } };
                            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                          } else {
                            let _errs19 = errors;
                            for (let key2 in data0)
                              if (!(key2 === "kind" || key2 === "refId")) {
                                let err10 = { instancePath: instancePath + "/goal", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
                                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                                break;
                              }
                            if (_errs19 === errors) {
                              if (data0.kind !== void 0) {
                                let data3 = data0.kind, _errs20 = errors;
                                if (typeof data3 != "string") {
                                  let err11 = { instancePath: instancePath + "/goal/kind", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } };
                                  vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                                }
                                if (data3 !== "ref") {
                                  let err12 = { instancePath: instancePath + "/goal/kind", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "ref" } };
                                  vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                                }
                                var valid7 = _errs20 === errors;
                              } else
                                var valid7 = !0;
                              if (valid7)
                                if (data0.refId !== void 0) {
                                  let data4 = data0.refId, _errs22 = errors;
                                  if (errors === _errs22)
                                    if (typeof data4 == "string") {
                                      if (func3(data4) < 1) {
                                        let err13 = { instancePath: instancePath + "/goal/refId", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/properties/refId/minLength", keyword: "minLength", params: { limit: 1 } };
                                        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                                      }
                                    } else {
                                      let err14 = { instancePath: instancePath + "/goal/refId", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/properties/refId/type", keyword: "type", params: { type: "string" } };
                                      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                                    }
                                  var valid7 = _errs22 === errors;
                                } else
                                  var valid7 = !0;
                            }
                          }
                        } else {
                          let err15 = { instancePath: instancePath + "/goal", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/type", keyword: "type", params: { type: "object" } };
                          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                        }
                    } else {
                      let err16 = { instancePath: instancePath + "/goal", schemaPath: "#/definitions/LegacyText/anyOf/1/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } };
                      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                    }
                  else {
                    let err17 = { instancePath: instancePath + "/goal", schemaPath: "#/definitions/LegacyText/anyOf/1/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } };
                    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                  }
                }
              } else {
                let err18 = { instancePath: instancePath + "/goal", schemaPath: "#/definitions/LegacyText/anyOf/1/type", keyword: "type", params: { type: "object" } };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
            var _valid0 = _errs7 === errors;
            if (valid2 = valid2 || _valid0, !valid2) {
              let _errs24 = errors;
              if (errors === _errs24)
                if (Array.isArray(data0))
                  if (data0.length < 1) {
                    let err19 = { instancePath: instancePath + "/goal", schemaPath: "#/definitions/LegacyText/anyOf/2/minItems", keyword: "minItems", params: { limit: 1 } };
                    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                  } else {
                    var valid8 = !0;
                    let len0 = data0.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data5 = data0[i0], _errs26 = errors, _errs27 = errors, valid9 = !1, _errs28 = errors;
                      if (errors === _errs28)
                        if (typeof data5 == "string") {
                          if (func3(data5) < 1) {
                            let err20 = { instancePath: instancePath + "/goal/" + i0, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                          }
                        } else {
                          let err21 = { instancePath: instancePath + "/goal/" + i0, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/0/type", keyword: "type", params: { type: "string" } };
                          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                        }
                      var _valid1 = _errs28 === errors;
                      if (valid9 = valid9 || _valid1, !valid9) {
                        let _errs30 = errors;
                        if (errors === _errs30)
                          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                            let missing3;
                            if (data5.kind === void 0 && (missing3 = "kind")) {
                              let err22 = { instancePath: instancePath + "/goal/" + i0, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/required", keyword: "required", params: { missingProperty: missing3 } };
                              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                            } else {
                              let tag1 = data5.kind;
                              if (typeof tag1 == "string")
                                if (tag1 === "text") {
                                  if (errors === errors)
                                    if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                                      let missing4;
                                      if (data5.kind === void 0 && (missing4 = "kind") || data5.text === void 0 && (missing4 = "text")) {
                                        let err23 = { instancePath: instancePath + "/goal/" + i0, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/0/required", keyword: "required", params: { missingProperty: missing4 } };
                                        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                                      } else {
                                        let _errs35 = errors;
                                        for (let key3 in data5)
                                          if (!(key3 === "kind" || key3 === "text")) {
                                            let err24 = { instancePath: instancePath + "/goal/" + i0, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                                            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                                            break;
                                          }
                                        if (_errs35 === errors) {
                                          if (data5.kind !== void 0) {
                                            let data6 = data5.kind, _errs36 = errors;
                                            if (typeof data6 != "string") {
                                              let err25 = { instancePath: instancePath + "/goal/" + i0 + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } };
                                              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                                            }
                                            if (data6 !== "text") {
                                              let err26 = { instancePath: instancePath + "/goal/" + i0 + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "text" } };
                                              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                                            }
                                            var valid12 = _errs36 === errors;
                                          } else
                                            var valid12 = !0;
                                          if (valid12)
                                            if (data5.text !== void 0) {
                                              let _errs38 = errors;
                                              if (typeof data5.text != "string") {
                                                let err27 = { instancePath: instancePath + "/goal/" + i0 + "/text", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/0/properties/text/type", keyword: "type", params: { type: "string" } };
                                                vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                                              }
                                              var valid12 = _errs38 === errors;
                                            } else
                                              var valid12 = !0;
                                        }
                                      }
                                    } else {
                                      let err28 = { instancePath: instancePath + "/goal/" + i0, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/0/type", keyword: "type", params: { type: "object" } };
                                      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                                    }
                                } else if (tag1 === "ref") {
                                  if (errors === errors)
                                    if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                                      let missing5;
                                      if (data5.kind === void 0 && (missing5 = "kind") || data5.refId === void 0 && (missing5 = "refId")) {
                                        let err29 = { instancePath: instancePath + "/goal/" + i0, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/required", keyword: "required", params: { missingProperty: missing5 } };
                                        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                                      } else {
                                        let _errs42 = errors;
                                        for (let key4 in data5)
                                          if (!(key4 === "kind" || key4 === "refId")) {
                                            let err30 = { instancePath: instancePath + "/goal/" + i0, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } };
                                            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                                            break;
                                          }
                                        if (_errs42 === errors) {
                                          if (data5.kind !== void 0) {
                                            let data8 = data5.kind, _errs43 = errors;
                                            if (typeof data8 != "string") {
                                              let err31 = { instancePath: instancePath + "/goal/" + i0 + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } };
                                              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                                            }
                                            if (data8 !== "ref") {
                                              let err32 = { instancePath: instancePath + "/goal/" + i0 + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "ref" } };
                                              vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                                            }
                                            var valid14 = _errs43 === errors;
                                          } else
                                            var valid14 = !0;
                                          if (valid14)
                                            if (data5.refId !== void 0) {
                                              let data9 = data5.refId, _errs45 = errors;
                                              if (errors === _errs45)
                                                if (typeof data9 == "string") {
                                                  if (func3(data9) < 1) {
                                                    let err33 = { instancePath: instancePath + "/goal/" + i0 + "/refId", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/properties/refId/minLength", keyword: "minLength", params: { limit: 1 } };
                                                    vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                                                  }
                                                } else {
                                                  let err34 = { instancePath: instancePath + "/goal/" + i0 + "/refId", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/properties/refId/type", keyword: "type", params: { type: "string" } };
                                                  vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                                                }
                                              var valid14 = _errs45 === errors;
                                            } else
                                              var valid14 = !0;
                                        }
                                      }
                                    } else {
                                      let err35 = { instancePath: instancePath + "/goal/" + i0, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/type", keyword: "type", params: { type: "object" } };
                                      vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                                    }
                                } else {
                                  let err36 = { instancePath: instancePath + "/goal/" + i0, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag1 } };
                                  vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                                }
                              else {
                                let err37 = { instancePath: instancePath + "/goal/" + i0, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag1 } };
                                vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                              }
                            }
                          } else {
                            let err38 = { instancePath: instancePath + "/goal/" + i0, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/type", keyword: "type", params: { type: "object" } };
                            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                          }
                        var _valid1 = _errs30 === errors;
                        valid9 = valid9 || _valid1;
                      }
                      if (valid9)
                        errors = _errs27, vErrors !== null && (_errs27 ? vErrors.length = _errs27 : vErrors = null);
                      else {
                        let err39 = { instancePath: instancePath + "/goal/" + i0, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf", keyword: "anyOf", params: {} };
                        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                      }
                      var valid8 = _errs26 === errors;
                      if (!valid8)
                        break;
                    }
                  }
                else {
                  let err40 = { instancePath: instancePath + "/goal", schemaPath: "#/definitions/LegacyText/anyOf/2/type", keyword: "type", params: { type: "array" } };
                  vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                }
              var _valid0 = _errs24 === errors;
              valid2 = valid2 || _valid0;
            }
          }
          if (valid2)
            errors = _errs4, vErrors !== null && (_errs4 ? vErrors.length = _errs4 : vErrors = null);
          else {
            let err41 = { instancePath: instancePath + "/goal", schemaPath: "#/definitions/LegacyText/anyOf", keyword: "anyOf", params: {} };
            return vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++, validate12.errors = vErrors, !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.constraints !== void 0) {
            let data10 = data.constraints, _errs47 = errors, _errs48 = errors, valid15 = !1, _errs49 = errors;
            if (errors === _errs49)
              if (typeof data10 == "string") {
                if (func3(data10) < 1) {
                  let err42 = { instancePath: instancePath + "/constraints", schemaPath: "#/properties/constraints/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                }
              } else {
                let err43 = { instancePath: instancePath + "/constraints", schemaPath: "#/properties/constraints/anyOf/0/type", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
              }
            var _valid2 = _errs49 === errors;
            if (valid15 = valid15 || _valid2, !valid15) {
              let _errs51 = errors;
              if (errors === _errs51)
                if (Array.isArray(data10)) {
                  var valid16 = !0;
                  let len1 = data10.length;
                  for (let i1 = 0; i1 < len1; i1++) {
                    let data11 = data10[i1], _errs53 = errors, _errs55 = errors, valid18 = !1, _errs56 = errors;
                    if (errors === _errs56)
                      if (typeof data11 == "string") {
                        if (func3(data11) < 1) {
                          let err44 = { instancePath: instancePath + "/constraints/" + i1, schemaPath: "#/definitions/LegacyText/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                          vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                        }
                      } else {
                        let err45 = { instancePath: instancePath + "/constraints/" + i1, schemaPath: "#/definitions/LegacyText/anyOf/0/type", keyword: "type", params: { type: "string" } };
                        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                      }
                    var _valid3 = _errs56 === errors;
                    if (valid18 = valid18 || _valid3, !valid18) {
                      let _errs58 = errors;
                      if (errors === _errs58)
                        if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                          let missing6;
                          if (data11.kind === void 0 && (missing6 = "kind")) {
                            let err46 = { instancePath: instancePath + "/constraints/" + i1, schemaPath: "#/definitions/LegacyText/anyOf/1/required", keyword: "required", params: { missingProperty: missing6 } };
                            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                          } else {
                            let tag2 = data11.kind;
                            if (typeof tag2 == "string")
                              if (tag2 === "text") {
                                if (errors === errors)
                                  if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                    let missing7;
                                    if (data11.kind === void 0 && (missing7 = "kind") || data11.text === void 0 && (missing7 = "text")) {
                                      let err47 = { instancePath: instancePath + "/constraints/" + i1, schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/0/required", keyword: "required", params: { missingProperty: missing7 } };
                                      vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                                    } else {
                                      let _errs63 = errors;
                                      for (let key5 in data11)
                                        if (!(key5 === "kind" || key5 === "text")) {
                                          let err48 = { instancePath: instancePath + "/constraints/" + i1, schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } };
                                          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                                          break;
                                        }
                                      if (_errs63 === errors) {
                                        if (data11.kind !== void 0) {
                                          let data12 = data11.kind, _errs64 = errors;
                                          if (typeof data12 != "string") {
                                            let err49 = { instancePath: instancePath + "/constraints/" + i1 + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } };
                                            vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                                          }
                                          if (data12 !== "text") {
                                            let err50 = { instancePath: instancePath + "/constraints/" + i1 + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "text" } };
                                            vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                                          }
                                          var valid21 = _errs64 === errors;
                                        } else
                                          var valid21 = !0;
                                        if (valid21)
                                          if (data11.text !== void 0) {
                                            let _errs66 = errors;
                                            if (typeof data11.text != "string") {
                                              let err51 = { instancePath: instancePath + "/constraints/" + i1 + "/text", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/0/properties/text/type", keyword: "type", params: { type: "string" } };
                                              vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                                            }
                                            var valid21 = _errs66 === errors;
                                          } else
                                            var valid21 = !0;
                                      }
                                    }
                                  } else {
                                    let err52 = { instancePath: instancePath + "/constraints/" + i1, schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/0/type", keyword: "type", params: { type: "object" } };
                                    vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                                  }
                              } else if (tag2 === "ref") {
                                if (errors === errors)
                                  if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                    let missing8;
                                    if (data11.kind === void 0 && (missing8 = "kind") || data11.refId === void 0 && (missing8 = "refId")) {
                                      let err53 = { instancePath: instancePath + "/constraints/" + i1, schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/required", keyword: "required", params: { missingProperty: missing8 } };
                                      vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
                                    } else {
                                      let _errs70 = errors;
                                      for (let key6 in data11)
                                        if (!(key6 === "kind" || key6 === "refId")) {
                                          let err54 = { instancePath: instancePath + "/constraints/" + i1, schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 } };
                                          vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                                          break;
                                        }
                                      if (_errs70 === errors) {
                                        if (data11.kind !== void 0) {
                                          let data14 = data11.kind, _errs71 = errors;
                                          if (typeof data14 != "string") {
                                            let err55 = { instancePath: instancePath + "/constraints/" + i1 + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } };
                                            vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
                                          }
                                          if (data14 !== "ref") {
                                            let err56 = { instancePath: instancePath + "/constraints/" + i1 + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "ref" } };
                                            vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
                                          }
                                          var valid23 = _errs71 === errors;
                                        } else
                                          var valid23 = !0;
                                        if (valid23)
                                          if (data11.refId !== void 0) {
                                            let data15 = data11.refId, _errs73 = errors;
                                            if (errors === _errs73)
                                              if (typeof data15 == "string") {
                                                if (func3(data15) < 1) {
                                                  let err57 = { instancePath: instancePath + "/constraints/" + i1 + "/refId", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/properties/refId/minLength", keyword: "minLength", params: { limit: 1 } };
                                                  vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
                                                }
                                              } else {
                                                let err58 = { instancePath: instancePath + "/constraints/" + i1 + "/refId", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/properties/refId/type", keyword: "type", params: { type: "string" } };
                                                vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
                                              }
                                            var valid23 = _errs73 === errors;
                                          } else
                                            var valid23 = !0;
                                      }
                                    }
                                  } else {
                                    let err59 = { instancePath: instancePath + "/constraints/" + i1, schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/type", keyword: "type", params: { type: "object" } };
                                    vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
                                  }
                              } else {
                                let err60 = { instancePath: instancePath + "/constraints/" + i1, schemaPath: "#/definitions/LegacyText/anyOf/1/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag2 } };
                                vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
                              }
                            else {
                              let err61 = { instancePath: instancePath + "/constraints/" + i1, schemaPath: "#/definitions/LegacyText/anyOf/1/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag2 } };
                              vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
                            }
                          }
                        } else {
                          let err62 = { instancePath: instancePath + "/constraints/" + i1, schemaPath: "#/definitions/LegacyText/anyOf/1/type", keyword: "type", params: { type: "object" } };
                          vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
                        }
                      var _valid3 = _errs58 === errors;
                      if (valid18 = valid18 || _valid3, !valid18) {
                        let _errs75 = errors;
                        if (errors === _errs75)
                          if (Array.isArray(data11))
                            if (data11.length < 1) {
                              let err63 = { instancePath: instancePath + "/constraints/" + i1, schemaPath: "#/definitions/LegacyText/anyOf/2/minItems", keyword: "minItems", params: { limit: 1 } };
                              vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
                            } else {
                              var valid24 = !0;
                              let len2 = data11.length;
                              for (let i2 = 0; i2 < len2; i2++) {
                                let data16 = data11[i2], _errs77 = errors, _errs78 = errors, valid25 = !1, _errs79 = errors;
                                if (errors === _errs79)
                                  if (typeof data16 == "string") {
                                    if (func3(data16) < 1) {
                                      let err64 = { instancePath: instancePath + "/constraints/" + i1 + "/" + i2, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                                      vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
                                    }
                                  } else {
                                    let err65 = { instancePath: instancePath + "/constraints/" + i1 + "/" + i2, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                    vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
                                  }
                                var _valid4 = _errs79 === errors;
                                if (valid25 = valid25 || _valid4, !valid25) {
                                  let _errs81 = errors;
                                  if (errors === _errs81)
                                    if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                                      let missing9;
                                      if (data16.kind === void 0 && (missing9 = "kind")) {
                                        let err66 = { instancePath: instancePath + "/constraints/" + i1 + "/" + i2, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/required", keyword: "required", params: { missingProperty: missing9 } };
                                        vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
                                      } else {
                                        let tag3 = data16.kind;
                                        if (typeof tag3 == "string")
                                          if (tag3 === "text") {
                                            if (errors === errors)
                                              if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                                                let missing10;
                                                if (data16.kind === void 0 && (missing10 = "kind") || data16.text === void 0 && (missing10 = "text")) {
                                                  let err67 = { instancePath: instancePath + "/constraints/" + i1 + "/" + i2, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/0/required", keyword: "required", params: { missingProperty: missing10 } };
                                                  vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
                                                } else {
                                                  let _errs86 = errors;
                                                  for (let key7 in data16)
                                                    if (!(key7 === "kind" || key7 === "text")) {
                                                      let err68 = { instancePath: instancePath + "/constraints/" + i1 + "/" + i2, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 } };
                                                      vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
                                                      break;
                                                    }
                                                  if (_errs86 === errors) {
                                                    if (data16.kind !== void 0) {
                                                      let data17 = data16.kind, _errs87 = errors;
                                                      if (typeof data17 != "string") {
                                                        let err69 = { instancePath: instancePath + "/constraints/" + i1 + "/" + i2 + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                        vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
                                                      }
                                                      if (data17 !== "text") {
                                                        let err70 = { instancePath: instancePath + "/constraints/" + i1 + "/" + i2 + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "text" } };
                                                        vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
                                                      }
                                                      var valid28 = _errs87 === errors;
                                                    } else
                                                      var valid28 = !0;
                                                    if (valid28)
                                                      if (data16.text !== void 0) {
                                                        let _errs89 = errors;
                                                        if (typeof data16.text != "string") {
                                                          let err71 = { instancePath: instancePath + "/constraints/" + i1 + "/" + i2 + "/text", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/0/properties/text/type", keyword: "type", params: { type: "string" } };
                                                          vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
                                                        }
                                                        var valid28 = _errs89 === errors;
                                                      } else
                                                        var valid28 = !0;
                                                  }
                                                }
                                              } else {
                                                let err72 = { instancePath: instancePath + "/constraints/" + i1 + "/" + i2, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/0/type", keyword: "type", params: { type: "object" } };
                                                vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
                                              }
                                          } else if (tag3 === "ref") {
                                            if (errors === errors)
                                              if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                                                let missing11;
                                                if (data16.kind === void 0 && (missing11 = "kind") || data16.refId === void 0 && (missing11 = "refId")) {
                                                  let err73 = { instancePath: instancePath + "/constraints/" + i1 + "/" + i2, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/required", keyword: "required", params: { missingProperty: missing11 } };
                                                  vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
                                                } else {
                                                  let _errs93 = errors;
                                                  for (let key8 in data16)
                                                    if (!(key8 === "kind" || key8 === "refId")) {
                                                      let err74 = { instancePath: instancePath + "/constraints/" + i1 + "/" + i2, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 } };
                                                      vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
                                                      break;
                                                    }
                                                  if (_errs93 === errors) {
                                                    if (data16.kind !== void 0) {
                                                      let data19 = data16.kind, _errs94 = errors;
                                                      if (typeof data19 != "string") {
                                                        let err75 = { instancePath: instancePath + "/constraints/" + i1 + "/" + i2 + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                        vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
                                                      }
                                                      if (data19 !== "ref") {
                                                        let err76 = { instancePath: instancePath + "/constraints/" + i1 + "/" + i2 + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "ref" } };
                                                        vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
                                                      }
                                                      var valid30 = _errs94 === errors;
                                                    } else
                                                      var valid30 = !0;
                                                    if (valid30)
                                                      if (data16.refId !== void 0) {
                                                        let data20 = data16.refId, _errs96 = errors;
                                                        if (errors === _errs96)
                                                          if (typeof data20 == "string") {
                                                            if (func3(data20) < 1) {
                                                              let err77 = { instancePath: instancePath + "/constraints/" + i1 + "/" + i2 + "/refId", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/properties/refId/minLength", keyword: "minLength", params: { limit: 1 } };
                                                              vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
                                                            }
                                                          } else {
                                                            let err78 = { instancePath: instancePath + "/constraints/" + i1 + "/" + i2 + "/refId", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/properties/refId/type", keyword: "type", params: { type: "string" } };
                                                            vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
                                                          }
                                                        var valid30 = _errs96 === errors;
                                                      } else
                                                        var valid30 = !0;
                                                  }
                                                }
                                              } else {
                                                let err79 = { instancePath: instancePath + "/constraints/" + i1 + "/" + i2, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/type", keyword: "type", params: { type: "object" } };
                                                vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
                                              }
                                          } else {
                                            let err80 = { instancePath: instancePath + "/constraints/" + i1 + "/" + i2, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag3 } };
                                            vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
                                          }
                                        else {
                                          let err81 = { instancePath: instancePath + "/constraints/" + i1 + "/" + i2, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag3 } };
                                          vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
                                        }
                                      }
                                    } else {
                                      let err82 = { instancePath: instancePath + "/constraints/" + i1 + "/" + i2, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/type", keyword: "type", params: { type: "object" } };
                                      vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
                                    }
                                  var _valid4 = _errs81 === errors;
                                  valid25 = valid25 || _valid4;
                                }
                                if (valid25)
                                  errors = _errs78, vErrors !== null && (_errs78 ? vErrors.length = _errs78 : vErrors = null);
                                else {
                                  let err83 = { instancePath: instancePath + "/constraints/" + i1 + "/" + i2, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf", keyword: "anyOf", params: {} };
                                  vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
                                }
                                var valid24 = _errs77 === errors;
                                if (!valid24)
                                  break;
                              }
                            }
                          else {
                            let err84 = { instancePath: instancePath + "/constraints/" + i1, schemaPath: "#/definitions/LegacyText/anyOf/2/type", keyword: "type", params: { type: "array" } };
                            vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
                          }
                        var _valid3 = _errs75 === errors;
                        valid18 = valid18 || _valid3;
                      }
                    }
                    if (valid18)
                      errors = _errs55, vErrors !== null && (_errs55 ? vErrors.length = _errs55 : vErrors = null);
                    else {
                      let err85 = { instancePath: instancePath + "/constraints/" + i1, schemaPath: "#/definitions/LegacyText/anyOf", keyword: "anyOf", params: {} };
                      vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
                    }
                    var valid16 = _errs53 === errors;
                    if (!valid16)
                      break;
                  }
                } else {
                  let err86 = { instancePath: instancePath + "/constraints", schemaPath: "#/properties/constraints/anyOf/1/type", keyword: "type", params: { type: "array" } };
                  vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
                }
              var _valid2 = _errs51 === errors;
              valid15 = valid15 || _valid2;
            }
            if (valid15)
              errors = _errs48, vErrors !== null && (_errs48 ? vErrors.length = _errs48 : vErrors = null);
            else {
              let err87 = { instancePath: instancePath + "/constraints", schemaPath: "#/properties/constraints/anyOf", keyword: "anyOf", params: {} };
              return vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++, validate12.errors = vErrors, !1;
            }
            var valid0 = _errs47 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.procedure !== void 0) {
              let data21 = data.procedure, _errs98 = errors, _errs99 = errors, valid31 = !1, _errs100 = errors;
              if (errors === _errs100)
                if (typeof data21 == "string") {
                  if (func3(data21) < 1) {
                    let err88 = { instancePath: instancePath + "/procedure", schemaPath: "#/properties/procedure/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
                  }
                } else {
                  let err89 = { instancePath: instancePath + "/procedure", schemaPath: "#/properties/procedure/anyOf/0/type", keyword: "type", params: { type: "string" } };
                  vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
                }
              var _valid5 = _errs100 === errors;
              if (valid31 = valid31 || _valid5, !valid31) {
                let _errs102 = errors;
                if (errors === _errs102)
                  if (Array.isArray(data21)) {
                    var valid32 = !0;
                    let len3 = data21.length;
                    for (let i3 = 0; i3 < len3; i3++) {
                      let data22 = data21[i3], _errs104 = errors, _errs106 = errors, valid34 = !1, _errs107 = errors;
                      if (errors === _errs107)
                        if (typeof data22 == "string") {
                          if (func3(data22) < 1) {
                            let err90 = { instancePath: instancePath + "/procedure/" + i3, schemaPath: "#/definitions/LegacyText/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                            vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
                          }
                        } else {
                          let err91 = { instancePath: instancePath + "/procedure/" + i3, schemaPath: "#/definitions/LegacyText/anyOf/0/type", keyword: "type", params: { type: "string" } };
                          vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
                        }
                      var _valid6 = _errs107 === errors;
                      if (valid34 = valid34 || _valid6, !valid34) {
                        let _errs109 = errors;
                        if (errors === _errs109)
                          if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                            let missing12;
                            if (data22.kind === void 0 && (missing12 = "kind")) {
                              let err92 = { instancePath: instancePath + "/procedure/" + i3, schemaPath: "#/definitions/LegacyText/anyOf/1/required", keyword: "required", params: { missingProperty: missing12 } };
                              vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
                            } else {
                              let tag4 = data22.kind;
                              if (typeof tag4 == "string")
                                if (tag4 === "text") {
                                  if (errors === errors)
                                    if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                                      let missing13;
                                      if (data22.kind === void 0 && (missing13 = "kind") || data22.text === void 0 && (missing13 = "text")) {
                                        let err93 = { instancePath: instancePath + "/procedure/" + i3, schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/0/required", keyword: "required", params: { missingProperty: missing13 } };
                                        vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
                                      } else {
                                        let _errs114 = errors;
                                        for (let key9 in data22)
                                          if (!(key9 === "kind" || key9 === "text")) {
                                            let err94 = { instancePath: instancePath + "/procedure/" + i3, schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 } };
                                            vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
                                            break;
                                          }
                                        if (_errs114 === errors) {
                                          if (data22.kind !== void 0) {
                                            let data23 = data22.kind, _errs115 = errors;
                                            if (typeof data23 != "string") {
                                              let err95 = { instancePath: instancePath + "/procedure/" + i3 + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } };
                                              vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
                                            }
                                            if (data23 !== "text") {
                                              let err96 = { instancePath: instancePath + "/procedure/" + i3 + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "text" } };
                                              vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
                                            }
                                            var valid37 = _errs115 === errors;
                                          } else
                                            var valid37 = !0;
                                          if (valid37)
                                            if (data22.text !== void 0) {
                                              let _errs117 = errors;
                                              if (typeof data22.text != "string") {
                                                let err97 = { instancePath: instancePath + "/procedure/" + i3 + "/text", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/0/properties/text/type", keyword: "type", params: { type: "string" } };
                                                vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
                                              }
                                              var valid37 = _errs117 === errors;
                                            } else
                                              var valid37 = !0;
                                        }
                                      }
                                    } else {
                                      let err98 = { instancePath: instancePath + "/procedure/" + i3, schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/0/type", keyword: "type", params: { type: "object" } };
                                      vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
                                    }
                                } else if (tag4 === "ref") {
                                  if (errors === errors)
                                    if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                                      let missing14;
                                      if (data22.kind === void 0 && (missing14 = "kind") || data22.refId === void 0 && (missing14 = "refId")) {
                                        let err99 = { instancePath: instancePath + "/procedure/" + i3, schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/required", keyword: "required", params: { missingProperty: missing14 } };
                                        vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
                                      } else {
                                        let _errs121 = errors;
                                        for (let key10 in data22)
                                          if (!(key10 === "kind" || key10 === "refId")) {
                                            let err100 = { instancePath: instancePath + "/procedure/" + i3, schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 } };
                                            vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
                                            break;
                                          }
                                        if (_errs121 === errors) {
                                          if (data22.kind !== void 0) {
                                            let data25 = data22.kind, _errs122 = errors;
                                            if (typeof data25 != "string") {
                                              let err101 = { instancePath: instancePath + "/procedure/" + i3 + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } };
                                              vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
                                            }
                                            if (data25 !== "ref") {
                                              let err102 = { instancePath: instancePath + "/procedure/" + i3 + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "ref" } };
                                              vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
                                            }
                                            var valid39 = _errs122 === errors;
                                          } else
                                            var valid39 = !0;
                                          if (valid39)
                                            if (data22.refId !== void 0) {
                                              let data26 = data22.refId, _errs124 = errors;
                                              if (errors === _errs124)
                                                if (typeof data26 == "string") {
                                                  if (func3(data26) < 1) {
                                                    let err103 = { instancePath: instancePath + "/procedure/" + i3 + "/refId", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/properties/refId/minLength", keyword: "minLength", params: { limit: 1 } };
                                                    vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
                                                  }
                                                } else {
                                                  let err104 = { instancePath: instancePath + "/procedure/" + i3 + "/refId", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/properties/refId/type", keyword: "type", params: { type: "string" } };
                                                  vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
                                                }
                                              var valid39 = _errs124 === errors;
                                            } else
                                              var valid39 = !0;
                                        }
                                      }
                                    } else {
                                      let err105 = { instancePath: instancePath + "/procedure/" + i3, schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/type", keyword: "type", params: { type: "object" } };
                                      vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
                                    }
                                } else {
                                  let err106 = { instancePath: instancePath + "/procedure/" + i3, schemaPath: "#/definitions/LegacyText/anyOf/1/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag4 } };
                                  vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
                                }
                              else {
                                let err107 = { instancePath: instancePath + "/procedure/" + i3, schemaPath: "#/definitions/LegacyText/anyOf/1/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag4 } };
                                vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
                              }
                            }
                          } else {
                            let err108 = { instancePath: instancePath + "/procedure/" + i3, schemaPath: "#/definitions/LegacyText/anyOf/1/type", keyword: "type", params: { type: "object" } };
                            vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
                          }
                        var _valid6 = _errs109 === errors;
                        if (valid34 = valid34 || _valid6, !valid34) {
                          let _errs126 = errors;
                          if (errors === _errs126)
                            if (Array.isArray(data22))
                              if (data22.length < 1) {
                                let err109 = { instancePath: instancePath + "/procedure/" + i3, schemaPath: "#/definitions/LegacyText/anyOf/2/minItems", keyword: "minItems", params: { limit: 1 } };
                                vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
                              } else {
                                var valid40 = !0;
                                let len4 = data22.length;
                                for (let i4 = 0; i4 < len4; i4++) {
                                  let data27 = data22[i4], _errs128 = errors, _errs129 = errors, valid41 = !1, _errs130 = errors;
                                  if (errors === _errs130)
                                    if (typeof data27 == "string") {
                                      if (func3(data27) < 1) {
                                        let err110 = { instancePath: instancePath + "/procedure/" + i3 + "/" + i4, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                                        vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
                                      }
                                    } else {
                                      let err111 = { instancePath: instancePath + "/procedure/" + i3 + "/" + i4, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                      vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
                                    }
                                  var _valid7 = _errs130 === errors;
                                  if (valid41 = valid41 || _valid7, !valid41) {
                                    let _errs132 = errors;
                                    if (errors === _errs132)
                                      if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
                                        let missing15;
                                        if (data27.kind === void 0 && (missing15 = "kind")) {
                                          let err112 = { instancePath: instancePath + "/procedure/" + i3 + "/" + i4, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/required", keyword: "required", params: { missingProperty: missing15 } };
                                          vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
                                        } else {
                                          let tag5 = data27.kind;
                                          if (typeof tag5 == "string")
                                            if (tag5 === "text") {
                                              if (errors === errors)
                                                if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
                                                  let missing16;
                                                  if (data27.kind === void 0 && (missing16 = "kind") || data27.text === void 0 && (missing16 = "text")) {
                                                    let err113 = { instancePath: instancePath + "/procedure/" + i3 + "/" + i4, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/0/required", keyword: "required", params: { missingProperty: missing16 } };
                                                    vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
                                                  } else {
                                                    let _errs137 = errors;
                                                    for (let key11 in data27)
                                                      if (!(key11 === "kind" || key11 === "text")) {
                                                        let err114 = { instancePath: instancePath + "/procedure/" + i3 + "/" + i4, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 } };
                                                        vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
                                                        break;
                                                      }
                                                    if (_errs137 === errors) {
                                                      if (data27.kind !== void 0) {
                                                        let data28 = data27.kind, _errs138 = errors;
                                                        if (typeof data28 != "string") {
                                                          let err115 = { instancePath: instancePath + "/procedure/" + i3 + "/" + i4 + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                          vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
                                                        }
                                                        if (data28 !== "text") {
                                                          let err116 = { instancePath: instancePath + "/procedure/" + i3 + "/" + i4 + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "text" } };
                                                          vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
                                                        }
                                                        var valid44 = _errs138 === errors;
                                                      } else
                                                        var valid44 = !0;
                                                      if (valid44)
                                                        if (data27.text !== void 0) {
                                                          let _errs140 = errors;
                                                          if (typeof data27.text != "string") {
                                                            let err117 = { instancePath: instancePath + "/procedure/" + i3 + "/" + i4 + "/text", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/0/properties/text/type", keyword: "type", params: { type: "string" } };
                                                            vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
                                                          }
                                                          var valid44 = _errs140 === errors;
                                                        } else
                                                          var valid44 = !0;
                                                    }
                                                  }
                                                } else {
                                                  let err118 = { instancePath: instancePath + "/procedure/" + i3 + "/" + i4, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/0/type", keyword: "type", params: { type: "object" } };
                                                  vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
                                                }
                                            } else if (tag5 === "ref") {
                                              if (errors === errors)
                                                if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
                                                  let missing17;
                                                  if (data27.kind === void 0 && (missing17 = "kind") || data27.refId === void 0 && (missing17 = "refId")) {
                                                    let err119 = { instancePath: instancePath + "/procedure/" + i3 + "/" + i4, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/required", keyword: "required", params: { missingProperty: missing17 } };
                                                    vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
                                                  } else {
                                                    let _errs144 = errors;
                                                    for (let key12 in data27)
                                                      if (!(key12 === "kind" || key12 === "refId")) {
                                                        let err120 = { instancePath: instancePath + "/procedure/" + i3 + "/" + i4, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 } };
                                                        vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
                                                        break;
                                                      }
                                                    if (_errs144 === errors) {
                                                      if (data27.kind !== void 0) {
                                                        let data30 = data27.kind, _errs145 = errors;
                                                        if (typeof data30 != "string") {
                                                          let err121 = { instancePath: instancePath + "/procedure/" + i3 + "/" + i4 + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                          vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
                                                        }
                                                        if (data30 !== "ref") {
                                                          let err122 = { instancePath: instancePath + "/procedure/" + i3 + "/" + i4 + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "ref" } };
                                                          vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
                                                        }
                                                        var valid46 = _errs145 === errors;
                                                      } else
                                                        var valid46 = !0;
                                                      if (valid46)
                                                        if (data27.refId !== void 0) {
                                                          let data31 = data27.refId, _errs147 = errors;
                                                          if (errors === _errs147)
                                                            if (typeof data31 == "string") {
                                                              if (func3(data31) < 1) {
                                                                let err123 = { instancePath: instancePath + "/procedure/" + i3 + "/" + i4 + "/refId", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/properties/refId/minLength", keyword: "minLength", params: { limit: 1 } };
                                                                vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
                                                              }
                                                            } else {
                                                              let err124 = { instancePath: instancePath + "/procedure/" + i3 + "/" + i4 + "/refId", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/properties/refId/type", keyword: "type", params: { type: "string" } };
                                                              vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++;
                                                            }
                                                          var valid46 = _errs147 === errors;
                                                        } else
                                                          var valid46 = !0;
                                                    }
                                                  }
                                                } else {
                                                  let err125 = { instancePath: instancePath + "/procedure/" + i3 + "/" + i4, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/type", keyword: "type", params: { type: "object" } };
                                                  vErrors === null ? vErrors = [err125] : vErrors.push(err125), errors++;
                                                }
                                            } else {
                                              let err126 = { instancePath: instancePath + "/procedure/" + i3 + "/" + i4, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag5 } };
                                              vErrors === null ? vErrors = [err126] : vErrors.push(err126), errors++;
                                            }
                                          else {
                                            let err127 = { instancePath: instancePath + "/procedure/" + i3 + "/" + i4, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag5 } };
                                            vErrors === null ? vErrors = [err127] : vErrors.push(err127), errors++;
                                          }
                                        }
                                      } else {
                                        let err128 = { instancePath: instancePath + "/procedure/" + i3 + "/" + i4, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/type", keyword: "type", params: { type: "object" } };
                                        vErrors === null ? vErrors = [err128] : vErrors.push(err128), errors++;
                                      }
                                    var _valid7 = _errs132 === errors;
                                    valid41 = valid41 || _valid7;
                                  }
                                  if (valid41)
                                    errors = _errs129, vErrors !== null && (_errs129 ? vErrors.length = _errs129 : vErrors = null);
                                  else {
                                    let err129 = { instancePath: instancePath + "/procedure/" + i3 + "/" + i4, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf", keyword: "anyOf", params: {} };
                                    vErrors === null ? vErrors = [err129] : vErrors.push(err129), errors++;
                                  }
                                  var valid40 = _errs128 === errors;
                                  if (!valid40)
                                    break;
                                }
                              }
                            else {
                              let err130 = { instancePath: instancePath + "/procedure/" + i3, schemaPath: "#/definitions/LegacyText/anyOf/2/type", keyword: "type", params: { type: "array" } };
                              vErrors === null ? vErrors = [err130] : vErrors.push(err130), errors++;
                            }
                          var _valid6 = _errs126 === errors;
                          valid34 = valid34 || _valid6;
                        }
                      }
                      if (valid34)
                        errors = _errs106, vErrors !== null && (_errs106 ? vErrors.length = _errs106 : vErrors = null);
                      else {
                        let err131 = { instancePath: instancePath + "/procedure/" + i3, schemaPath: "#/definitions/LegacyText/anyOf", keyword: "anyOf", params: {} };
                        vErrors === null ? vErrors = [err131] : vErrors.push(err131), errors++;
                      }
                      var valid32 = _errs104 === errors;
                      if (!valid32)
                        break;
                    }
                  } else {
                    let err132 = { instancePath: instancePath + "/procedure", schemaPath: "#/properties/procedure/anyOf/1/type", keyword: "type", params: { type: "array" } };
                    vErrors === null ? vErrors = [err132] : vErrors.push(err132), errors++;
                  }
                var _valid5 = _errs102 === errors;
                valid31 = valid31 || _valid5;
              }
              if (valid31)
                errors = _errs99, vErrors !== null && (_errs99 ? vErrors.length = _errs99 : vErrors = null);
              else {
                let err133 = { instancePath: instancePath + "/procedure", schemaPath: "#/properties/procedure/anyOf", keyword: "anyOf", params: {} };
                return vErrors === null ? vErrors = [err133] : vErrors.push(err133), errors++, validate12.errors = vErrors, !1;
              }
              var valid0 = _errs98 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.outputRequired !== void 0) {
                let data32 = data.outputRequired, _errs149 = errors;
                if (errors === _errs149)
                  if (data32 && typeof data32 == "object" && !Array.isArray(data32))
                    for (let key13 in data32) {
                      let data33 = data32[key13], _errs152 = errors, _errs154 = errors, valid49 = !1, _errs155 = errors;
                      if (errors === _errs155)
                        if (typeof data33 == "string") {
                          if (func3(data33) < 1) {
                            let err134 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/LegacyText/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                            vErrors === null ? vErrors = [err134] : vErrors.push(err134), errors++;
                          }
                        } else {
                          let err135 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/LegacyText/anyOf/0/type", keyword: "type", params: { type: "string" } };
                          vErrors === null ? vErrors = [err135] : vErrors.push(err135), errors++;
                        }
                      var _valid8 = _errs155 === errors;
                      if (valid49 = valid49 || _valid8, !valid49) {
                        let _errs157 = errors;
                        if (errors === _errs157)
                          if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
                            let missing18;
                            if (data33.kind === void 0 && (missing18 = "kind")) {
                              let err136 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/LegacyText/anyOf/1/required", keyword: "required", params: { missingProperty: missing18 } };
                              vErrors === null ? vErrors = [err136] : vErrors.push(err136), errors++;
                            } else {
                              let tag6 = data33.kind;
                              if (typeof tag6 == "string")
                                if (tag6 === "text") {
                                  if (errors === errors)
                                    if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
                                      let missing19;
                                      if (data33.kind === void 0 && (missing19 = "kind") || data33.text === void 0 && (missing19 = "text")) {
                                        let err137 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/0/required", keyword: "required", params: { missingProperty: missing19 } };
                                        vErrors === null ? vErrors = [err137] : vErrors.push(err137), errors++;
                                      } else {
                                        let _errs162 = errors;
                                        for (let key14 in data33)
                                          if (!(key14 === "kind" || key14 === "text")) {
                                            let err138 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 } };
                                            vErrors === null ? vErrors = [err138] : vErrors.push(err138), errors++;
                                            break;
                                          }
                                        if (_errs162 === errors) {
                                          if (data33.kind !== void 0) {
                                            let data34 = data33.kind, _errs163 = errors;
                                            if (typeof data34 != "string") {
                                              let err139 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1") + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } };
                                              vErrors === null ? vErrors = [err139] : vErrors.push(err139), errors++;
                                            }
                                            if (data34 !== "text") {
                                              let err140 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1") + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "text" } };
                                              vErrors === null ? vErrors = [err140] : vErrors.push(err140), errors++;
                                            }
                                            var valid52 = _errs163 === errors;
                                          } else
                                            var valid52 = !0;
                                          if (valid52)
                                            if (data33.text !== void 0) {
                                              let _errs165 = errors;
                                              if (typeof data33.text != "string") {
                                                let err141 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1") + "/text", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/0/properties/text/type", keyword: "type", params: { type: "string" } };
                                                vErrors === null ? vErrors = [err141] : vErrors.push(err141), errors++;
                                              }
                                              var valid52 = _errs165 === errors;
                                            } else
                                              var valid52 = !0;
                                        }
                                      }
                                    } else {
                                      let err142 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/0/type", keyword: "type", params: { type: "object" } };
                                      vErrors === null ? vErrors = [err142] : vErrors.push(err142), errors++;
                                    }
                                } else if (tag6 === "ref") {
                                  if (errors === errors)
                                    if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
                                      let missing20;
                                      if (data33.kind === void 0 && (missing20 = "kind") || data33.refId === void 0 && (missing20 = "refId")) {
                                        let err143 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/required", keyword: "required", params: { missingProperty: missing20 } };
                                        vErrors === null ? vErrors = [err143] : vErrors.push(err143), errors++;
                                      } else {
                                        let _errs169 = errors;
                                        for (let key15 in data33)
                                          if (!(key15 === "kind" || key15 === "refId")) {
                                            let err144 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 } };
                                            vErrors === null ? vErrors = [err144] : vErrors.push(err144), errors++;
                                            break;
                                          }
                                        if (_errs169 === errors) {
                                          if (data33.kind !== void 0) {
                                            let data36 = data33.kind, _errs170 = errors;
                                            if (typeof data36 != "string") {
                                              let err145 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1") + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } };
                                              vErrors === null ? vErrors = [err145] : vErrors.push(err145), errors++;
                                            }
                                            if (data36 !== "ref") {
                                              let err146 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1") + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "ref" } };
                                              vErrors === null ? vErrors = [err146] : vErrors.push(err146), errors++;
                                            }
                                            var valid54 = _errs170 === errors;
                                          } else
                                            var valid54 = !0;
                                          if (valid54)
                                            if (data33.refId !== void 0) {
                                              let data37 = data33.refId, _errs172 = errors;
                                              if (errors === _errs172)
                                                if (typeof data37 == "string") {
                                                  if (func3(data37) < 1) {
                                                    let err147 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1") + "/refId", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/properties/refId/minLength", keyword: "minLength", params: { limit: 1 } };
                                                    vErrors === null ? vErrors = [err147] : vErrors.push(err147), errors++;
                                                  }
                                                } else {
                                                  let err148 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1") + "/refId", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/properties/refId/type", keyword: "type", params: { type: "string" } };
                                                  vErrors === null ? vErrors = [err148] : vErrors.push(err148), errors++;
                                                }
                                              var valid54 = _errs172 === errors;
                                            } else
                                              var valid54 = !0;
                                        }
                                      }
                                    } else {
                                      let err149 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/type", keyword: "type", params: { type: "object" } };
                                      vErrors === null ? vErrors = [err149] : vErrors.push(err149), errors++;
                                    }
                                } else {
                                  let err150 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/LegacyText/anyOf/1/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag6 } };
                                  vErrors === null ? vErrors = [err150] : vErrors.push(err150), errors++;
                                }
                              else {
                                let err151 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/LegacyText/anyOf/1/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag6 } };
                                vErrors === null ? vErrors = [err151] : vErrors.push(err151), errors++;
                              }
                            }
                          } else {
                            let err152 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/LegacyText/anyOf/1/type", keyword: "type", params: { type: "object" } };
                            vErrors === null ? vErrors = [err152] : vErrors.push(err152), errors++;
                          }
                        var _valid8 = _errs157 === errors;
                        if (valid49 = valid49 || _valid8, !valid49) {
                          let _errs174 = errors;
                          if (errors === _errs174)
                            if (Array.isArray(data33))
                              if (data33.length < 1) {
                                let err153 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/LegacyText/anyOf/2/minItems", keyword: "minItems", params: { limit: 1 } };
                                vErrors === null ? vErrors = [err153] : vErrors.push(err153), errors++;
                              } else {
                                var valid55 = !0;
                                let len5 = data33.length;
                                for (let i5 = 0; i5 < len5; i5++) {
                                  let data38 = data33[i5], _errs176 = errors, _errs177 = errors, valid56 = !1, _errs178 = errors;
                                  if (errors === _errs178)
                                    if (typeof data38 == "string") {
                                      if (func3(data38) < 1) {
                                        let err154 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i5, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                                        vErrors === null ? vErrors = [err154] : vErrors.push(err154), errors++;
                                      }
                                    } else {
                                      let err155 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i5, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                      vErrors === null ? vErrors = [err155] : vErrors.push(err155), errors++;
                                    }
                                  var _valid9 = _errs178 === errors;
                                  if (valid56 = valid56 || _valid9, !valid56) {
                                    let _errs180 = errors;
                                    if (errors === _errs180)
                                      if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                                        let missing21;
                                        if (data38.kind === void 0 && (missing21 = "kind")) {
                                          let err156 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i5, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/required", keyword: "required", params: { missingProperty: missing21 } };
                                          vErrors === null ? vErrors = [err156] : vErrors.push(err156), errors++;
                                        } else {
                                          let tag7 = data38.kind;
                                          if (typeof tag7 == "string")
                                            if (tag7 === "text") {
                                              if (errors === errors)
                                                if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                                                  let missing22;
                                                  if (data38.kind === void 0 && (missing22 = "kind") || data38.text === void 0 && (missing22 = "text")) {
                                                    let err157 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i5, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/0/required", keyword: "required", params: { missingProperty: missing22 } };
                                                    vErrors === null ? vErrors = [err157] : vErrors.push(err157), errors++;
                                                  } else {
                                                    let _errs185 = errors;
                                                    for (let key16 in data38)
                                                      if (!(key16 === "kind" || key16 === "text")) {
                                                        let err158 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i5, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 } };
                                                        vErrors === null ? vErrors = [err158] : vErrors.push(err158), errors++;
                                                        break;
                                                      }
                                                    if (_errs185 === errors) {
                                                      if (data38.kind !== void 0) {
                                                        let data39 = data38.kind, _errs186 = errors;
                                                        if (typeof data39 != "string") {
                                                          let err159 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i5 + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                          vErrors === null ? vErrors = [err159] : vErrors.push(err159), errors++;
                                                        }
                                                        if (data39 !== "text") {
                                                          let err160 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i5 + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "text" } };
                                                          vErrors === null ? vErrors = [err160] : vErrors.push(err160), errors++;
                                                        }
                                                        var valid59 = _errs186 === errors;
                                                      } else
                                                        var valid59 = !0;
                                                      if (valid59)
                                                        if (data38.text !== void 0) {
                                                          let _errs188 = errors;
                                                          if (typeof data38.text != "string") {
                                                            let err161 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i5 + "/text", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/0/properties/text/type", keyword: "type", params: { type: "string" } };
                                                            vErrors === null ? vErrors = [err161] : vErrors.push(err161), errors++;
                                                          }
                                                          var valid59 = _errs188 === errors;
                                                        } else
                                                          var valid59 = !0;
                                                    }
                                                  }
                                                } else {
                                                  let err162 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i5, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/0/type", keyword: "type", params: { type: "object" } };
                                                  vErrors === null ? vErrors = [err162] : vErrors.push(err162), errors++;
                                                }
                                            } else if (tag7 === "ref") {
                                              if (errors === errors)
                                                if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                                                  let missing23;
                                                  if (data38.kind === void 0 && (missing23 = "kind") || data38.refId === void 0 && (missing23 = "refId")) {
                                                    let err163 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i5, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/required", keyword: "required", params: { missingProperty: missing23 } };
                                                    vErrors === null ? vErrors = [err163] : vErrors.push(err163), errors++;
                                                  } else {
                                                    let _errs192 = errors;
                                                    for (let key17 in data38)
                                                      if (!(key17 === "kind" || key17 === "refId")) {
                                                        let err164 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i5, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 } };
                                                        vErrors === null ? vErrors = [err164] : vErrors.push(err164), errors++;
                                                        break;
                                                      }
                                                    if (_errs192 === errors) {
                                                      if (data38.kind !== void 0) {
                                                        let data41 = data38.kind, _errs193 = errors;
                                                        if (typeof data41 != "string") {
                                                          let err165 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i5 + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                          vErrors === null ? vErrors = [err165] : vErrors.push(err165), errors++;
                                                        }
                                                        if (data41 !== "ref") {
                                                          let err166 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i5 + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "ref" } };
                                                          vErrors === null ? vErrors = [err166] : vErrors.push(err166), errors++;
                                                        }
                                                        var valid61 = _errs193 === errors;
                                                      } else
                                                        var valid61 = !0;
                                                      if (valid61)
                                                        if (data38.refId !== void 0) {
                                                          let data42 = data38.refId, _errs195 = errors;
                                                          if (errors === _errs195)
                                                            if (typeof data42 == "string") {
                                                              if (func3(data42) < 1) {
                                                                let err167 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i5 + "/refId", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/properties/refId/minLength", keyword: "minLength", params: { limit: 1 } };
                                                                vErrors === null ? vErrors = [err167] : vErrors.push(err167), errors++;
                                                              }
                                                            } else {
                                                              let err168 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i5 + "/refId", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/properties/refId/type", keyword: "type", params: { type: "string" } };
                                                              vErrors === null ? vErrors = [err168] : vErrors.push(err168), errors++;
                                                            }
                                                          var valid61 = _errs195 === errors;
                                                        } else
                                                          var valid61 = !0;
                                                    }
                                                  }
                                                } else {
                                                  let err169 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i5, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/type", keyword: "type", params: { type: "object" } };
                                                  vErrors === null ? vErrors = [err169] : vErrors.push(err169), errors++;
                                                }
                                            } else {
                                              let err170 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i5, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag7 } };
                                              vErrors === null ? vErrors = [err170] : vErrors.push(err170), errors++;
                                            }
                                          else {
                                            let err171 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i5, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag7 } };
                                            vErrors === null ? vErrors = [err171] : vErrors.push(err171), errors++;
                                          }
                                        }
                                      } else {
                                        let err172 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i5, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/type", keyword: "type", params: { type: "object" } };
                                        vErrors === null ? vErrors = [err172] : vErrors.push(err172), errors++;
                                      }
                                    var _valid9 = _errs180 === errors;
                                    valid56 = valid56 || _valid9;
                                  }
                                  if (valid56)
                                    errors = _errs177, vErrors !== null && (_errs177 ? vErrors.length = _errs177 : vErrors = null);
                                  else {
                                    let err173 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i5, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf", keyword: "anyOf", params: {} };
                                    vErrors === null ? vErrors = [err173] : vErrors.push(err173), errors++;
                                  }
                                  var valid55 = _errs176 === errors;
                                  if (!valid55)
                                    break;
                                }
                              }
                            else {
                              let err174 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/LegacyText/anyOf/2/type", keyword: "type", params: { type: "array" } };
                              vErrors === null ? vErrors = [err174] : vErrors.push(err174), errors++;
                            }
                          var _valid8 = _errs174 === errors;
                          valid49 = valid49 || _valid8;
                        }
                      }
                      if (valid49)
                        errors = _errs154, vErrors !== null && (_errs154 ? vErrors.length = _errs154 : vErrors = null);
                      else {
                        let err175 = { instancePath: instancePath + "/outputRequired/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/LegacyText/anyOf", keyword: "anyOf", params: {} };
                        return vErrors === null ? vErrors = [err175] : vErrors.push(err175), errors++, validate12.errors = vErrors, !1;
                      }
                      var valid47 = _errs152 === errors;
                      if (!valid47)
                        break;
                    }
                  else
                    return validate12.errors = [{ instancePath: instancePath + "/outputRequired", schemaPath: "#/properties/outputRequired/type", keyword: "type", params: { type: "object" } }], !1;
                var valid0 = _errs149 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.verify !== void 0) {
                  let data43 = data.verify, _errs197 = errors, _errs198 = errors, valid62 = !1, _errs199 = errors;
                  if (errors === _errs199)
                    if (typeof data43 == "string") {
                      if (func3(data43) < 1) {
                        let err176 = { instancePath: instancePath + "/verify", schemaPath: "#/properties/verify/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                        vErrors === null ? vErrors = [err176] : vErrors.push(err176), errors++;
                      }
                    } else {
                      let err177 = { instancePath: instancePath + "/verify", schemaPath: "#/properties/verify/anyOf/0/type", keyword: "type", params: { type: "string" } };
                      vErrors === null ? vErrors = [err177] : vErrors.push(err177), errors++;
                    }
                  var _valid10 = _errs199 === errors;
                  if (valid62 = valid62 || _valid10, !valid62) {
                    let _errs201 = errors;
                    if (errors === _errs201)
                      if (Array.isArray(data43)) {
                        var valid63 = !0;
                        let len6 = data43.length;
                        for (let i6 = 0; i6 < len6; i6++) {
                          let data44 = data43[i6], _errs203 = errors, _errs205 = errors, valid65 = !1, _errs206 = errors;
                          if (errors === _errs206)
                            if (typeof data44 == "string") {
                              if (func3(data44) < 1) {
                                let err178 = { instancePath: instancePath + "/verify/" + i6, schemaPath: "#/definitions/LegacyText/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                                vErrors === null ? vErrors = [err178] : vErrors.push(err178), errors++;
                              }
                            } else {
                              let err179 = { instancePath: instancePath + "/verify/" + i6, schemaPath: "#/definitions/LegacyText/anyOf/0/type", keyword: "type", params: { type: "string" } };
                              vErrors === null ? vErrors = [err179] : vErrors.push(err179), errors++;
                            }
                          var _valid11 = _errs206 === errors;
                          if (valid65 = valid65 || _valid11, !valid65) {
                            let _errs208 = errors;
                            if (errors === _errs208)
                              if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
                                let missing24;
                                if (data44.kind === void 0 && (missing24 = "kind")) {
                                  let err180 = { instancePath: instancePath + "/verify/" + i6, schemaPath: "#/definitions/LegacyText/anyOf/1/required", keyword: "required", params: { missingProperty: missing24 } };
                                  vErrors === null ? vErrors = [err180] : vErrors.push(err180), errors++;
                                } else {
                                  let tag8 = data44.kind;
                                  if (typeof tag8 == "string")
                                    if (tag8 === "text") {
                                      if (errors === errors)
                                        if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
                                          let missing25;
                                          if (data44.kind === void 0 && (missing25 = "kind") || data44.text === void 0 && (missing25 = "text")) {
                                            let err181 = { instancePath: instancePath + "/verify/" + i6, schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/0/required", keyword: "required", params: { missingProperty: missing25 } };
                                            vErrors === null ? vErrors = [err181] : vErrors.push(err181), errors++;
                                          } else {
                                            let _errs213 = errors;
                                            for (let key18 in data44)
                                              if (!(key18 === "kind" || key18 === "text")) {
                                                let err182 = { instancePath: instancePath + "/verify/" + i6, schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 } };
                                                vErrors === null ? vErrors = [err182] : vErrors.push(err182), errors++;
                                                break;
                                              }
                                            if (_errs213 === errors) {
                                              if (data44.kind !== void 0) {
                                                let data45 = data44.kind, _errs214 = errors;
                                                if (typeof data45 != "string") {
                                                  let err183 = { instancePath: instancePath + "/verify/" + i6 + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                  vErrors === null ? vErrors = [err183] : vErrors.push(err183), errors++;
                                                }
                                                if (data45 !== "text") {
                                                  let err184 = { instancePath: instancePath + "/verify/" + i6 + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "text" } };
                                                  vErrors === null ? vErrors = [err184] : vErrors.push(err184), errors++;
                                                }
                                                var valid68 = _errs214 === errors;
                                              } else
                                                var valid68 = !0;
                                              if (valid68)
                                                if (data44.text !== void 0) {
                                                  let _errs216 = errors;
                                                  if (typeof data44.text != "string") {
                                                    let err185 = { instancePath: instancePath + "/verify/" + i6 + "/text", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/0/properties/text/type", keyword: "type", params: { type: "string" } };
                                                    vErrors === null ? vErrors = [err185] : vErrors.push(err185), errors++;
                                                  }
                                                  var valid68 = _errs216 === errors;
                                                } else
                                                  var valid68 = !0;
                                            }
                                          }
                                        } else {
                                          let err186 = { instancePath: instancePath + "/verify/" + i6, schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/0/type", keyword: "type", params: { type: "object" } };
                                          vErrors === null ? vErrors = [err186] : vErrors.push(err186), errors++;
                                        }
                                    } else if (tag8 === "ref") {
                                      if (errors === errors)
                                        if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
                                          let missing26;
                                          if (data44.kind === void 0 && (missing26 = "kind") || data44.refId === void 0 && (missing26 = "refId")) {
                                            let err187 = { instancePath: instancePath + "/verify/" + i6, schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/required", keyword: "required", params: { missingProperty: missing26 } };
                                            vErrors === null ? vErrors = [err187] : vErrors.push(err187), errors++;
                                          } else {
                                            let _errs220 = errors;
                                            for (let key19 in data44)
                                              if (!(key19 === "kind" || key19 === "refId")) {
                                                let err188 = { instancePath: instancePath + "/verify/" + i6, schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key19 } };
                                                vErrors === null ? vErrors = [err188] : vErrors.push(err188), errors++;
                                                break;
                                              }
                                            if (_errs220 === errors) {
                                              if (data44.kind !== void 0) {
                                                let data47 = data44.kind, _errs221 = errors;
                                                if (typeof data47 != "string") {
                                                  let err189 = { instancePath: instancePath + "/verify/" + i6 + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                  vErrors === null ? vErrors = [err189] : vErrors.push(err189), errors++;
                                                }
                                                if (data47 !== "ref") {
                                                  let err190 = { instancePath: instancePath + "/verify/" + i6 + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "ref" } };
                                                  vErrors === null ? vErrors = [err190] : vErrors.push(err190), errors++;
                                                }
                                                var valid70 = _errs221 === errors;
                                              } else
                                                var valid70 = !0;
                                              if (valid70)
                                                if (data44.refId !== void 0) {
                                                  let data48 = data44.refId, _errs223 = errors;
                                                  if (errors === _errs223)
                                                    if (typeof data48 == "string") {
                                                      if (func3(data48) < 1) {
                                                        let err191 = { instancePath: instancePath + "/verify/" + i6 + "/refId", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/properties/refId/minLength", keyword: "minLength", params: { limit: 1 } };
                                                        vErrors === null ? vErrors = [err191] : vErrors.push(err191), errors++;
                                                      }
                                                    } else {
                                                      let err192 = { instancePath: instancePath + "/verify/" + i6 + "/refId", schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/properties/refId/type", keyword: "type", params: { type: "string" } };
                                                      vErrors === null ? vErrors = [err192] : vErrors.push(err192), errors++;
                                                    }
                                                  var valid70 = _errs223 === errors;
                                                } else
                                                  var valid70 = !0;
                                            }
                                          }
                                        } else {
                                          let err193 = { instancePath: instancePath + "/verify/" + i6, schemaPath: "#/definitions/LegacyText/anyOf/1/oneOf/1/type", keyword: "type", params: { type: "object" } };
                                          vErrors === null ? vErrors = [err193] : vErrors.push(err193), errors++;
                                        }
                                    } else {
                                      let err194 = { instancePath: instancePath + "/verify/" + i6, schemaPath: "#/definitions/LegacyText/anyOf/1/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag8 } };
                                      vErrors === null ? vErrors = [err194] : vErrors.push(err194), errors++;
                                    }
                                  else {
                                    let err195 = { instancePath: instancePath + "/verify/" + i6, schemaPath: "#/definitions/LegacyText/anyOf/1/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag8 } };
                                    vErrors === null ? vErrors = [err195] : vErrors.push(err195), errors++;
                                  }
                                }
                              } else {
                                let err196 = { instancePath: instancePath + "/verify/" + i6, schemaPath: "#/definitions/LegacyText/anyOf/1/type", keyword: "type", params: { type: "object" } };
                                vErrors === null ? vErrors = [err196] : vErrors.push(err196), errors++;
                              }
                            var _valid11 = _errs208 === errors;
                            if (valid65 = valid65 || _valid11, !valid65) {
                              let _errs225 = errors;
                              if (errors === _errs225)
                                if (Array.isArray(data44))
                                  if (data44.length < 1) {
                                    let err197 = { instancePath: instancePath + "/verify/" + i6, schemaPath: "#/definitions/LegacyText/anyOf/2/minItems", keyword: "minItems", params: { limit: 1 } };
                                    vErrors === null ? vErrors = [err197] : vErrors.push(err197), errors++;
                                  } else {
                                    var valid71 = !0;
                                    let len7 = data44.length;
                                    for (let i7 = 0; i7 < len7; i7++) {
                                      let data49 = data44[i7], _errs227 = errors, _errs228 = errors, valid72 = !1, _errs229 = errors;
                                      if (errors === _errs229)
                                        if (typeof data49 == "string") {
                                          if (func3(data49) < 1) {
                                            let err198 = { instancePath: instancePath + "/verify/" + i6 + "/" + i7, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors === null ? vErrors = [err198] : vErrors.push(err198), errors++;
                                          }
                                        } else {
                                          let err199 = { instancePath: instancePath + "/verify/" + i6 + "/" + i7, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                          vErrors === null ? vErrors = [err199] : vErrors.push(err199), errors++;
                                        }
                                      var _valid12 = _errs229 === errors;
                                      if (valid72 = valid72 || _valid12, !valid72) {
                                        let _errs231 = errors;
                                        if (errors === _errs231)
                                          if (data49 && typeof data49 == "object" && !Array.isArray(data49)) {
                                            let missing27;
                                            if (data49.kind === void 0 && (missing27 = "kind")) {
                                              let err200 = { instancePath: instancePath + "/verify/" + i6 + "/" + i7, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/required", keyword: "required", params: { missingProperty: missing27 } };
                                              vErrors === null ? vErrors = [err200] : vErrors.push(err200), errors++;
                                            } else {
                                              let tag9 = data49.kind;
                                              if (typeof tag9 == "string")
                                                if (tag9 === "text") {
                                                  if (errors === errors)
                                                    if (data49 && typeof data49 == "object" && !Array.isArray(data49)) {
                                                      let missing28;
                                                      if (data49.kind === void 0 && (missing28 = "kind") || data49.text === void 0 && (missing28 = "text")) {
                                                        let err201 = { instancePath: instancePath + "/verify/" + i6 + "/" + i7, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/0/required", keyword: "required", params: { missingProperty: missing28 } };
                                                        vErrors === null ? vErrors = [err201] : vErrors.push(err201), errors++;
                                                      } else {
                                                        let _errs236 = errors;
                                                        for (let key20 in data49)
                                                          if (!(key20 === "kind" || key20 === "text")) {
                                                            let err202 = { instancePath: instancePath + "/verify/" + i6 + "/" + i7, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key20 } };
                                                            vErrors === null ? vErrors = [err202] : vErrors.push(err202), errors++;
                                                            break;
                                                          }
                                                        if (_errs236 === errors) {
                                                          if (data49.kind !== void 0) {
                                                            let data50 = data49.kind, _errs237 = errors;
                                                            if (typeof data50 != "string") {
                                                              let err203 = { instancePath: instancePath + "/verify/" + i6 + "/" + i7 + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                              vErrors === null ? vErrors = [err203] : vErrors.push(err203), errors++;
                                                            }
                                                            if (data50 !== "text") {
                                                              let err204 = { instancePath: instancePath + "/verify/" + i6 + "/" + i7 + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "text" } };
                                                              vErrors === null ? vErrors = [err204] : vErrors.push(err204), errors++;
                                                            }
                                                            var valid75 = _errs237 === errors;
                                                          } else
                                                            var valid75 = !0;
                                                          if (valid75)
                                                            if (data49.text !== void 0) {
                                                              let _errs239 = errors;
                                                              if (typeof data49.text != "string") {
                                                                let err205 = { instancePath: instancePath + "/verify/" + i6 + "/" + i7 + "/text", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/0/properties/text/type", keyword: "type", params: { type: "string" } };
                                                                vErrors === null ? vErrors = [err205] : vErrors.push(err205), errors++;
                                                              }
                                                              var valid75 = _errs239 === errors;
                                                            } else
                                                              var valid75 = !0;
                                                        }
                                                      }
                                                    } else {
                                                      let err206 = { instancePath: instancePath + "/verify/" + i6 + "/" + i7, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/0/type", keyword: "type", params: { type: "object" } };
                                                      vErrors === null ? vErrors = [err206] : vErrors.push(err206), errors++;
                                                    }
                                                } else if (tag9 === "ref") {
                                                  if (errors === errors)
                                                    if (data49 && typeof data49 == "object" && !Array.isArray(data49)) {
                                                      let missing29;
                                                      if (data49.kind === void 0 && (missing29 = "kind") || data49.refId === void 0 && (missing29 = "refId")) {
                                                        let err207 = { instancePath: instancePath + "/verify/" + i6 + "/" + i7, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/required", keyword: "required", params: { missingProperty: missing29 } };
                                                        vErrors === null ? vErrors = [err207] : vErrors.push(err207), errors++;
                                                      } else {
                                                        let _errs243 = errors;
                                                        for (let key21 in data49)
                                                          if (!(key21 === "kind" || key21 === "refId")) {
                                                            let err208 = { instancePath: instancePath + "/verify/" + i6 + "/" + i7, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key21 } };
                                                            vErrors === null ? vErrors = [err208] : vErrors.push(err208), errors++;
                                                            break;
                                                          }
                                                        if (_errs243 === errors) {
                                                          if (data49.kind !== void 0) {
                                                            let data52 = data49.kind, _errs244 = errors;
                                                            if (typeof data52 != "string") {
                                                              let err209 = { instancePath: instancePath + "/verify/" + i6 + "/" + i7 + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                              vErrors === null ? vErrors = [err209] : vErrors.push(err209), errors++;
                                                            }
                                                            if (data52 !== "ref") {
                                                              let err210 = { instancePath: instancePath + "/verify/" + i6 + "/" + i7 + "/kind", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "ref" } };
                                                              vErrors === null ? vErrors = [err210] : vErrors.push(err210), errors++;
                                                            }
                                                            var valid77 = _errs244 === errors;
                                                          } else
                                                            var valid77 = !0;
                                                          if (valid77)
                                                            if (data49.refId !== void 0) {
                                                              let data53 = data49.refId, _errs246 = errors;
                                                              if (errors === _errs246)
                                                                if (typeof data53 == "string") {
                                                                  if (func3(data53) < 1) {
                                                                    let err211 = { instancePath: instancePath + "/verify/" + i6 + "/" + i7 + "/refId", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/properties/refId/minLength", keyword: "minLength", params: { limit: 1 } };
                                                                    vErrors === null ? vErrors = [err211] : vErrors.push(err211), errors++;
                                                                  }
                                                                } else {
                                                                  let err212 = { instancePath: instancePath + "/verify/" + i6 + "/" + i7 + "/refId", schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/properties/refId/type", keyword: "type", params: { type: "string" } };
                                                                  vErrors === null ? vErrors = [err212] : vErrors.push(err212), errors++;
                                                                }
                                                              var valid77 = _errs246 === errors;
                                                            } else
                                                              var valid77 = !0;
                                                        }
                                                      }
                                                    } else {
                                                      let err213 = { instancePath: instancePath + "/verify/" + i6 + "/" + i7, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/oneOf/1/type", keyword: "type", params: { type: "object" } };
                                                      vErrors === null ? vErrors = [err213] : vErrors.push(err213), errors++;
                                                    }
                                                } else {
                                                  let err214 = { instancePath: instancePath + "/verify/" + i6 + "/" + i7, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag9 } };
                                                  vErrors === null ? vErrors = [err214] : vErrors.push(err214), errors++;
                                                }
                                              else {
                                                let err215 = { instancePath: instancePath + "/verify/" + i6 + "/" + i7, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag9 } };
                                                vErrors === null ? vErrors = [err215] : vErrors.push(err215), errors++;
                                              }
                                            }
                                          } else {
                                            let err216 = { instancePath: instancePath + "/verify/" + i6 + "/" + i7, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf/1/type", keyword: "type", params: { type: "object" } };
                                            vErrors === null ? vErrors = [err216] : vErrors.push(err216), errors++;
                                          }
                                        var _valid12 = _errs231 === errors;
                                        valid72 = valid72 || _valid12;
                                      }
                                      if (valid72)
                                        errors = _errs228, vErrors !== null && (_errs228 ? vErrors.length = _errs228 : vErrors = null);
                                      else {
                                        let err217 = { instancePath: instancePath + "/verify/" + i6 + "/" + i7, schemaPath: "#/definitions/LegacyText/anyOf/2/items/anyOf", keyword: "anyOf", params: {} };
                                        vErrors === null ? vErrors = [err217] : vErrors.push(err217), errors++;
                                      }
                                      var valid71 = _errs227 === errors;
                                      if (!valid71)
                                        break;
                                    }
                                  }
                                else {
                                  let err218 = { instancePath: instancePath + "/verify/" + i6, schemaPath: "#/definitions/LegacyText/anyOf/2/type", keyword: "type", params: { type: "array" } };
                                  vErrors === null ? vErrors = [err218] : vErrors.push(err218), errors++;
                                }
                              var _valid11 = _errs225 === errors;
                              valid65 = valid65 || _valid11;
                            }
                          }
                          if (valid65)
                            errors = _errs205, vErrors !== null && (_errs205 ? vErrors.length = _errs205 : vErrors = null);
                          else {
                            let err219 = { instancePath: instancePath + "/verify/" + i6, schemaPath: "#/definitions/LegacyText/anyOf", keyword: "anyOf", params: {} };
                            vErrors === null ? vErrors = [err219] : vErrors.push(err219), errors++;
                          }
                          var valid63 = _errs203 === errors;
                          if (!valid63)
                            break;
                        }
                      } else {
                        let err220 = { instancePath: instancePath + "/verify", schemaPath: "#/properties/verify/anyOf/1/type", keyword: "type", params: { type: "array" } };
                        vErrors === null ? vErrors = [err220] : vErrors.push(err220), errors++;
                      }
                    var _valid10 = _errs201 === errors;
                    valid62 = valid62 || _valid10;
                  }
                  if (valid62)
                    errors = _errs198, vErrors !== null && (_errs198 ? vErrors.length = _errs198 : vErrors = null);
                  else {
                    let err221 = { instancePath: instancePath + "/verify", schemaPath: "#/properties/verify/anyOf", keyword: "anyOf", params: {} };
                    return vErrors === null ? vErrors = [err221] : vErrors.push(err221), errors++, validate12.errors = vErrors, !1;
                  }
                  var valid0 = _errs197 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate12.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate12.errors = vErrors, errors === 0;
}
var schema26 = { anyOf: [{ type: "boolean" }, { type: "object", properties: { kind: { type: "string", enum: ["coordinator_eval", "human_approval"] }, condition: { $ref: "#/definitions/LegacyCondition" }, var: { type: "string", minLength: 1 }, equals: {}, not_equals: {}, gt: {}, gte: {}, lt: {}, lte: {}, in: { type: "array", items: {} }, contains: {}, startsWith: {}, endsWith: {}, matches: {}, and: { type: "array", items: { $ref: "#/definitions/LegacyCondition" } }, or: { type: "array", items: { $ref: "#/definitions/LegacyCondition" } }, not: { $ref: "#/definitions/LegacyCondition" } }, additionalProperties: !1 }] }, schema27 = { type: "object", properties: { var: { type: "string", minLength: 1 }, equals: {}, not_equals: {}, gt: {}, gte: {}, lt: {}, lte: {}, in: { type: "array", items: {} }, contains: {}, startsWith: {}, endsWith: {}, matches: {}, and: { type: "array", items: { $ref: "#/definitions/LegacyCondition" } }, or: { type: "array", items: { $ref: "#/definitions/LegacyCondition" } }, not: { $ref: "#/definitions/LegacyCondition" } }, additionalProperties: !1 }, wrapper0 = { validate: validate15 };
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!func2.call(schema27.properties, key0)) {
          return validate15.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.var !== void 0) {
          let data0 = data.var, _errs2 = errors;
          if (errors === _errs2)
            if (typeof data0 == "string") {
              if (func3(data0) < 1)
                return validate15.errors = [{ instancePath: instancePath + "/var", schemaPath: "#/properties/var/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
            } else
              return validate15.errors = [{ instancePath: instancePath + "/var", schemaPath: "#/properties/var/type", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.in !== void 0) {
            let _errs4 = errors;
            if (errors === _errs4 && !Array.isArray(data.in))
              return validate15.errors = [{ instancePath: instancePath + "/in", schemaPath: "#/properties/in/type", keyword: "type", params: { type: "array" } }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.and !== void 0) {
              let data2 = data.and, _errs6 = errors;
              if (errors === _errs6)
                if (Array.isArray(data2)) {
                  var valid1 = !0;
                  let len0 = data2.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let _errs8 = errors;
                    wrapper0.validate(data2[i0], { instancePath: instancePath + "/and/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors), errors = vErrors.length);
                    var valid1 = _errs8 === errors;
                    if (!valid1)
                      break;
                  }
                } else
                  return validate15.errors = [{ instancePath: instancePath + "/and", schemaPath: "#/properties/and/type", keyword: "type", params: { type: "array" } }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.or !== void 0) {
                let data4 = data.or, _errs9 = errors;
                if (errors === _errs9)
                  if (Array.isArray(data4)) {
                    var valid2 = !0;
                    let len1 = data4.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let _errs11 = errors;
                      wrapper0.validate(data4[i1], { instancePath: instancePath + "/or/" + i1, parentData: data4, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors), errors = vErrors.length);
                      var valid2 = _errs11 === errors;
                      if (!valid2)
                        break;
                    }
                  } else
                    return validate15.errors = [{ instancePath: instancePath + "/or", schemaPath: "#/properties/or/type", keyword: "type", params: { type: "array" } }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.not !== void 0) {
                  let _errs12 = errors;
                  wrapper0.validate(data.not, { instancePath: instancePath + "/not", parentData: data, parentDataProperty: "not", rootData }) || (vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors), errors = vErrors.length);
                  var valid0 = _errs12 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate15.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate15.errors = vErrors, errors === 0;
}
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (typeof data != "boolean") {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "boolean" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs3 = errors;
    if (errors === _errs3)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let _errs5 = errors;
        for (let key0 in data)
          if (!func2.call(schema26.anyOf[1].properties, key0)) {
            let err1 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
            break;
          }
        if (_errs5 === errors) {
          if (data.kind !== void 0) {
            let data0 = data.kind, _errs6 = errors;
            if (typeof data0 != "string") {
              let err2 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/1/properties/kind/type", keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
            if (!(data0 === "coordinator_eval" || data0 === "human_approval")) {
              let err3 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/1/properties/kind/enum", keyword: "enum", params: { allowedValues: schema26.anyOf[1].properties.kind.enum } };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
            var valid1 = _errs6 === errors;
          } else
            var valid1 = !0;
          if (valid1) {
            if (data.condition !== void 0) {
              let _errs8 = errors;
              validate15(data.condition, { instancePath: instancePath + "/condition", parentData: data, parentDataProperty: "condition", rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length);
              var valid1 = _errs8 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.var !== void 0) {
                let data2 = data.var, _errs9 = errors;
                if (errors === _errs9)
                  if (typeof data2 == "string") {
                    if (func3(data2) < 1) {
                      let err4 = { instancePath: instancePath + "/var", schemaPath: "#/anyOf/1/properties/var/minLength", keyword: "minLength", params: { limit: 1 } };
                      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                    }
                  } else {
                    let err5 = { instancePath: instancePath + "/var", schemaPath: "#/anyOf/1/properties/var/type", keyword: "type", params: { type: "string" } };
                    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                  }
                var valid1 = _errs9 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.in !== void 0) {
                  let _errs11 = errors;
                  if (errors === _errs11 && !Array.isArray(data.in)) {
                    let err6 = { instancePath: instancePath + "/in", schemaPath: "#/anyOf/1/properties/in/type", keyword: "type", params: { type: "array" } };
                    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                  }
                  var valid1 = _errs11 === errors;
                } else
                  var valid1 = !0;
                if (valid1) {
                  if (data.and !== void 0) {
                    let data4 = data.and, _errs13 = errors;
                    if (errors === _errs13)
                      if (Array.isArray(data4)) {
                        var valid2 = !0;
                        let len0 = data4.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let _errs15 = errors;
                          validate15(data4[i0], { instancePath: instancePath + "/and/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length);
                          var valid2 = _errs15 === errors;
                          if (!valid2)
                            break;
                        }
                      } else {
                        let err7 = { instancePath: instancePath + "/and", schemaPath: "#/anyOf/1/properties/and/type", keyword: "type", params: { type: "array" } };
                        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                      }
                    var valid1 = _errs13 === errors;
                  } else
                    var valid1 = !0;
                  if (valid1) {
                    if (data.or !== void 0) {
                      let data6 = data.or, _errs16 = errors;
                      if (errors === _errs16)
                        if (Array.isArray(data6)) {
                          var valid3 = !0;
                          let len1 = data6.length;
                          for (let i1 = 0; i1 < len1; i1++) {
                            let _errs18 = errors;
                            validate15(data6[i1], { instancePath: instancePath + "/or/" + i1, parentData: data6, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length);
                            var valid3 = _errs18 === errors;
                            if (!valid3)
                              break;
                          }
                        } else {
                          let err8 = { instancePath: instancePath + "/or", schemaPath: "#/anyOf/1/properties/or/type", keyword: "type", params: { type: "array" } };
                          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                        }
                      var valid1 = _errs16 === errors;
                    } else
                      var valid1 = !0;
                    if (valid1)
                      if (data.not !== void 0) {
                        let _errs19 = errors;
                        validate15(data.not, { instancePath: instancePath + "/not", parentData: data, parentDataProperty: "not", rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length);
                        var valid1 = _errs19 === errors;
                      } else
                        var valid1 = !0;
                  }
                }
              }
            }
          }
        }
      } else {
        let err9 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err10 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    return vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++, validate14.errors = vErrors, !1;
  }
  return validate14.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      var valid0 = !0;
      let len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let data0 = data[i0], _errs1 = errors;
        if (errors === _errs1)
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing0;
            if (data0.text === void 0 && (missing0 = "text"))
              return validate21.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
            {
              let _errs3 = errors;
              for (let key0 in data0)
                if (!(key0 === "id" || key0 === "when" || key0 === "text")) {
                  return validate21.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
                  break;
                }
              if (_errs3 === errors) {
                if (data0.id !== void 0) {
                  let data1 = data0.id, _errs4 = errors;
                  if (errors === _errs4)
                    if (typeof data1 == "string") {
                      if (func3(data1) < 1)
                        return validate21.errors = [{ instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                    } else
                      return validate21.errors = [{ instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid1 = _errs4 === errors;
                } else
                  var valid1 = !0;
                if (valid1) {
                  if (data0.when !== void 0) {
                    let _errs6 = errors;
                    validate15(data0.when, { instancePath: instancePath + "/" + i0 + "/when", parentData: data0, parentDataProperty: "when", rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length);
                    var valid1 = _errs6 === errors;
                  } else
                    var valid1 = !0;
                  if (valid1)
                    if (data0.text !== void 0) {
                      let data3 = data0.text, _errs7 = errors;
                      if (errors === _errs7)
                        if (typeof data3 == "string") {
                          if (func3(data3) < 1)
                            return validate21.errors = [{ instancePath: instancePath + "/" + i0 + "/text", schemaPath: "#/items/properties/text/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                        } else
                          return validate21.errors = [{ instancePath: instancePath + "/" + i0 + "/text", schemaPath: "#/items/properties/text/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid1 = _errs7 === errors;
                    } else
                      var valid1 = !0;
                }
              }
            }
          } else
            return validate21.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" } }], !1;
        var valid0 = _errs1 === errors;
        if (!valid0)
          break;
      }
    } else
      return validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } }], !1;
  return validate21.errors = vErrors, errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (errors === _errs1)
    if (typeof data == "string") {
      if (func3(data) < 1) {
        let err0 = { instancePath, schemaPath: "#/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    } else {
      let err1 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs3 = errors;
    if (errors === errors)
      if (Array.isArray(data)) {
        var valid2 = !0;
        let len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data0 = data[i0], _errs6 = errors;
          if (errors === _errs6)
            if (typeof data0 == "string") {
              if (func3(data0) < 1) {
                let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/definitions/LegacyStep.functionReferences/items/minLength", keyword: "minLength", params: { limit: 1 } };
                vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
              }
            } else {
              let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/definitions/LegacyStep.functionReferences/items/type", keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
          var valid2 = _errs6 === errors;
          if (!valid2)
            break;
        }
      } else {
        let err4 = { instancePath, schemaPath: "#/definitions/LegacyStep.functionReferences/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate24.errors = vErrors, !1;
  }
  return validate24.errors = vErrors, errors === 0;
}
var wrapper3 = { validate: validate27 };
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (errors === _errs1)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type")) {
        let err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: missing0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      } else {
        let tag0 = data.type;
        if (typeof tag0 == "string")
          if (tag0 === "contains") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.type === void 0 && (missing1 = "type") || data.value === void 0 && (missing1 = "value")) {
                  let err1 = { instancePath, schemaPath: "#/anyOf/0/oneOf/0/required", keyword: "required", params: { missingProperty: missing1 } };
                  vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                } else {
                  let _errs6 = errors;
                  for (let key0 in data)
                    if (!(key0 === "type" || key0 === "value" || key0 === "message")) {
                      let err2 = { instancePath, schemaPath: "#/anyOf/0/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                      break;
                    }
                  if (_errs6 === errors) {
                    if (data.type !== void 0) {
                      let data0 = data.type, _errs7 = errors;
                      if (typeof data0 != "string") {
                        let err3 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/0/oneOf/0/properties/type/type", keyword: "type", params: { type: "string" } };
                        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                      }
                      if (data0 !== "contains") {
                        let err4 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/0/oneOf/0/properties/type/const", keyword: "const", params: { allowedValue: "contains" } };
                        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                      }
                      var valid3 = _errs7 === errors;
                    } else
                      var valid3 = !0;
                    if (valid3) {
                      if (data.value !== void 0) {
                        let data1 = data.value, _errs9 = errors;
                        if (errors === _errs9)
                          if (typeof data1 == "string") {
                            if (func3(data1) < 1) {
                              let err5 = { instancePath: instancePath + "/value", schemaPath: "#/anyOf/0/oneOf/0/properties/value/minLength", keyword: "minLength", params: { limit: 1 } };
                              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                            }
                          } else {
                            let err6 = { instancePath: instancePath + "/value", schemaPath: "#/anyOf/0/oneOf/0/properties/value/type", keyword: "type", params: { type: "string" } };
                            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                          }
                        var valid3 = _errs9 === errors;
                      } else
                        var valid3 = !0;
                      if (valid3)
                        if (data.message !== void 0) {
                          let data2 = data.message, _errs11 = errors;
                          if (errors === _errs11)
                            if (typeof data2 == "string") {
                              if (func3(data2) < 1) {
                                let err7 = { instancePath: instancePath + "/message", schemaPath: "#/anyOf/0/oneOf/0/properties/message/minLength", keyword: "minLength", params: { limit: 1 } };
                                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                              }
                            } else {
                              let err8 = { instancePath: instancePath + "/message", schemaPath: "#/anyOf/0/oneOf/0/properties/message/type", keyword: "type", params: { type: "string" } };
                              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                            }
                          var valid3 = _errs11 === errors;
                        } else
                          var valid3 = !0;
                    }
                  }
                }
              } else {
                let err9 = { instancePath, schemaPath: "#/anyOf/0/oneOf/0/type", keyword: "type", params: { type: "object" } };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
              }
          } else if (tag0 === "regex") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.type === void 0 && (missing2 = "type") || data.pattern === void 0 && (missing2 = "pattern")) {
                  let err10 = { instancePath, schemaPath: "#/anyOf/0/oneOf/1/required", keyword: "required", params: { missingProperty: missing2 } };
                  vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                } else {
                  let _errs15 = errors;
                  for (let key1 in data)
                    if (!(key1 === "type" || key1 === "pattern" || key1 === "flags" || key1 === "message")) {
                      let err11 = { instancePath, schemaPath: "#/anyOf/0/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                      break;
                    }
                  if (_errs15 === errors) {
                    if (data.type !== void 0) {
                      let data3 = data.type, _errs16 = errors;
                      if (typeof data3 != "string") {
                        let err12 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/0/oneOf/1/properties/type/type", keyword: "type", params: { type: "string" } };
                        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                      }
                      if (data3 !== "regex") {
                        let err13 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/0/oneOf/1/properties/type/const", keyword: "const", params: { allowedValue: "regex" } };
                        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                      }
                      var valid5 = _errs16 === errors;
                    } else
                      var valid5 = !0;
                    if (valid5) {
                      if (data.pattern !== void 0) {
                        let data4 = data.pattern, _errs18 = errors;
                        if (errors === _errs18)
                          if (typeof data4 == "string") {
                            if (func3(data4) < 1) {
                              let err14 = { instancePath: instancePath + "/pattern", schemaPath: "#/anyOf/0/oneOf/1/properties/pattern/minLength", keyword: "minLength", params: { limit: 1 } };
                              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                            }
                          } else {
                            let err15 = { instancePath: instancePath + "/pattern", schemaPath: "#/anyOf/0/oneOf/1/properties/pattern/type", keyword: "type", params: { type: "string" } };
                            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                          }
                        var valid5 = _errs18 === errors;
                      } else
                        var valid5 = !0;
                      if (valid5) {
                        if (data.flags !== void 0) {
                          let _errs20 = errors;
                          if (typeof data.flags != "string") {
                            let err16 = { instancePath: instancePath + "/flags", schemaPath: "#/anyOf/0/oneOf/1/properties/flags/type", keyword: "type", params: { type: "string" } };
                            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                          }
                          var valid5 = _errs20 === errors;
                        } else
                          var valid5 = !0;
                        if (valid5)
                          if (data.message !== void 0) {
                            let data6 = data.message, _errs22 = errors;
                            if (errors === _errs22)
                              if (typeof data6 == "string") {
                                if (func3(data6) < 1) {
                                  let err17 = { instancePath: instancePath + "/message", schemaPath: "#/anyOf/0/oneOf/1/properties/message/minLength", keyword: "minLength", params: { limit: 1 } };
                                  vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                                }
                              } else {
                                let err18 = { instancePath: instancePath + "/message", schemaPath: "#/anyOf/0/oneOf/1/properties/message/type", keyword: "type", params: { type: "string" } };
                                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                              }
                            var valid5 = _errs22 === errors;
                          } else
                            var valid5 = !0;
                      }
                    }
                  }
                }
              } else {
                let err19 = { instancePath, schemaPath: "#/anyOf/0/oneOf/1/type", keyword: "type", params: { type: "object" } };
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
              }
          } else if (tag0 === "length") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing3;
                if (data.type === void 0 && (missing3 = "type")) {
                  let err20 = { instancePath, schemaPath: "#/anyOf/0/oneOf/2/required", keyword: "required", params: { missingProperty: missing3 } };
                  vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                } else {
                  let _errs26 = errors;
                  for (let key2 in data)
                    if (!(key2 === "type" || key2 === "min" || key2 === "max" || key2 === "message")) {
                      let err21 = { instancePath, schemaPath: "#/anyOf/0/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
                      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                      break;
                    }
                  if (_errs26 === errors) {
                    if (data.type !== void 0) {
                      let data7 = data.type, _errs27 = errors;
                      if (typeof data7 != "string") {
                        let err22 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/0/oneOf/2/properties/type/type", keyword: "type", params: { type: "string" } };
                        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                      }
                      if (data7 !== "length") {
                        let err23 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/0/oneOf/2/properties/type/const", keyword: "const", params: { allowedValue: "length" } };
                        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                      }
                      var valid7 = _errs27 === errors;
                    } else
                      var valid7 = !0;
                    if (valid7) {
                      if (data.min !== void 0) {
                        let data8 = data.min, _errs29 = errors;
                        if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8))) {
                          let err24 = { instancePath: instancePath + "/min", schemaPath: "#/anyOf/0/oneOf/2/properties/min/type", keyword: "type", params: { type: "integer" } };
                          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                        }
                        if (errors === _errs29 && typeof data8 == "number" && (data8 < 0 || isNaN(data8))) {
                          let err25 = { instancePath: instancePath + "/min", schemaPath: "#/anyOf/0/oneOf/2/properties/min/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                        }
                        var valid7 = _errs29 === errors;
                      } else
                        var valid7 = !0;
                      if (valid7) {
                        if (data.max !== void 0) {
                          let data9 = data.max, _errs31 = errors;
                          if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9))) {
                            let err26 = { instancePath: instancePath + "/max", schemaPath: "#/anyOf/0/oneOf/2/properties/max/type", keyword: "type", params: { type: "integer" } };
                            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                          }
                          if (errors === _errs31 && typeof data9 == "number" && (data9 <= 0 || isNaN(data9))) {
                            let err27 = { instancePath: instancePath + "/max", schemaPath: "#/anyOf/0/oneOf/2/properties/max/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                          }
                          var valid7 = _errs31 === errors;
                        } else
                          var valid7 = !0;
                        if (valid7)
                          if (data.message !== void 0) {
                            let data10 = data.message, _errs33 = errors;
                            if (errors === _errs33)
                              if (typeof data10 == "string") {
                                if (func3(data10) < 1) {
                                  let err28 = { instancePath: instancePath + "/message", schemaPath: "#/anyOf/0/oneOf/2/properties/message/minLength", keyword: "minLength", params: { limit: 1 } };
                                  vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                                }
                              } else {
                                let err29 = { instancePath: instancePath + "/message", schemaPath: "#/anyOf/0/oneOf/2/properties/message/type", keyword: "type", params: { type: "string" } };
                                vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                              }
                            var valid7 = _errs33 === errors;
                          } else
                            var valid7 = !0;
                      }
                    }
                  }
                }
              } else {
                let err30 = { instancePath, schemaPath: "#/anyOf/0/oneOf/2/type", keyword: "type", params: { type: "object" } };
                vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
              }
          } else if (tag0 === "schema") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing4;
                if (data.type === void 0 && (missing4 = "type")) {
                  let err31 = { instancePath, schemaPath: "#/anyOf/0/oneOf/3/required", keyword: "required", params: { missingProperty: missing4 } };
                  vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                } else {
                  let _errs37 = errors;
                  for (let key3 in data)
                    if (!(key3 === "type" || key3 === "schema" || key3 === "value" || key3 === "message")) {
                      let err32 = { instancePath, schemaPath: "#/anyOf/0/oneOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                      break;
                    }
                  if (_errs37 === errors) {
                    if (data.type !== void 0) {
                      let data11 = data.type, _errs38 = errors;
                      if (typeof data11 != "string") {
                        let err33 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/0/oneOf/3/properties/type/type", keyword: "type", params: { type: "string" } };
                        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                      }
                      if (data11 !== "schema") {
                        let err34 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/0/oneOf/3/properties/type/const", keyword: "const", params: { allowedValue: "schema" } };
                        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                      }
                      var valid9 = _errs38 === errors;
                    } else
                      var valid9 = !0;
                    if (valid9)
                      if (data.message !== void 0) {
                        let data12 = data.message, _errs40 = errors;
                        if (errors === _errs40)
                          if (typeof data12 == "string") {
                            if (func3(data12) < 1) {
                              let err35 = { instancePath: instancePath + "/message", schemaPath: "#/anyOf/0/oneOf/3/properties/message/minLength", keyword: "minLength", params: { limit: 1 } };
                              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                            }
                          } else {
                            let err36 = { instancePath: instancePath + "/message", schemaPath: "#/anyOf/0/oneOf/3/properties/message/type", keyword: "type", params: { type: "string" } };
                            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                          }
                        var valid9 = _errs40 === errors;
                      } else
                        var valid9 = !0;
                  }
                }
              } else {
                let err37 = { instancePath, schemaPath: "#/anyOf/0/oneOf/3/type", keyword: "type", params: { type: "object" } };
                vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
              }
          } else {
            let err38 = { instancePath, schemaPath: "#/anyOf/0/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 } };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
        else {
          let err39 = { instancePath, schemaPath: "#/anyOf/0/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 } };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
      }
    } else {
      let err40 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" } };
      vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
    }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs42 = errors;
    if (errors === _errs42)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing5;
        if (data.and === void 0 && (missing5 = "and")) {
          let err41 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: missing5 } };
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        } else {
          let _errs44 = errors;
          for (let key4 in data)
            if (key4 !== "and") {
              let err42 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } };
              vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
              break;
            }
          if (_errs44 === errors && data.and !== void 0) {
            let data13 = data.and;
            if (errors === errors)
              if (Array.isArray(data13)) {
                var valid11 = !0;
                let len0 = data13.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs47 = errors;
                  wrapper3.validate(data13[i0], { instancePath: instancePath + "/and/" + i0, parentData: data13, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors), errors = vErrors.length);
                  var valid11 = _errs47 === errors;
                  if (!valid11)
                    break;
                }
              } else {
                let err43 = { instancePath: instancePath + "/and", schemaPath: "#/anyOf/1/properties/and/type", keyword: "type", params: { type: "array" } };
                vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
              }
          }
        }
      } else {
        let err44 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    var _valid0 = _errs42 === errors;
    if (valid0 = valid0 || _valid0, !valid0) {
      let _errs48 = errors;
      if (errors === _errs48)
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing6;
          if (data.or === void 0 && (missing6 = "or")) {
            let err45 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: missing6 } };
            vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
          } else {
            let _errs50 = errors;
            for (let key5 in data)
              if (key5 !== "or") {
                let err46 = { instancePath, schemaPath: "#/anyOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } };
                vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                break;
              }
            if (_errs50 === errors && data.or !== void 0) {
              let data15 = data.or;
              if (errors === errors)
                if (Array.isArray(data15)) {
                  var valid13 = !0;
                  let len1 = data15.length;
                  for (let i1 = 0; i1 < len1; i1++) {
                    let _errs53 = errors;
                    wrapper3.validate(data15[i1], { instancePath: instancePath + "/or/" + i1, parentData: data15, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors), errors = vErrors.length);
                    var valid13 = _errs53 === errors;
                    if (!valid13)
                      break;
                  }
                } else {
                  let err47 = { instancePath: instancePath + "/or", schemaPath: "#/anyOf/2/properties/or/type", keyword: "type", params: { type: "array" } };
                  vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                }
            }
          }
        } else {
          let err48 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "object" } };
          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
        }
      var _valid0 = _errs48 === errors;
      if (valid0 = valid0 || _valid0, !valid0) {
        let _errs54 = errors;
        if (errors === _errs54)
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing7;
            if (data.not === void 0 && (missing7 = "not")) {
              let err49 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: missing7 } };
              vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
            } else {
              let _errs56 = errors;
              for (let key6 in data)
                if (key6 !== "not") {
                  let err50 = { instancePath, schemaPath: "#/anyOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 } };
                  vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                  break;
                }
              _errs56 === errors && data.not !== void 0 && (wrapper3.validate(data.not, { instancePath: instancePath + "/not", parentData: data, parentDataProperty: "not", rootData }) || (vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors), errors = vErrors.length));
            }
          } else {
            let err51 = { instancePath, schemaPath: "#/anyOf/3/type", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
          }
        var _valid0 = _errs54 === errors;
        if (valid0 = valid0 || _valid0, !valid0) {
          let _errs58 = errors;
          if (errors === _errs58)
            if (Array.isArray(data)) {
              var valid15 = !0;
              let len2 = data.length;
              for (let i2 = 0; i2 < len2; i2++) {
                let _errs60 = errors;
                wrapper3.validate(data[i2], { instancePath: instancePath + "/" + i2, parentData: data, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors), errors = vErrors.length);
                var valid15 = _errs60 === errors;
                if (!valid15)
                  break;
              }
            } else {
              let err52 = { instancePath, schemaPath: "#/anyOf/4/type", keyword: "type", params: { type: "array" } };
              vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
            }
          var _valid0 = _errs58 === errors;
          valid0 = valid0 || _valid0;
        }
      }
    }
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err53 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    return vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++, validate27.errors = vErrors, !1;
  }
  return validate27.errors = vErrors, errors === 0;
}
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (errors === errors)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.when === void 0 && (missing0 = "when") || data.effect === void 0 && (missing0 = "effect")) {
        let err0 = { instancePath, schemaPath: "#/definitions/LegacyConsequence/required", keyword: "required", params: { missingProperty: missing0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      } else {
        let _errs4 = errors;
        for (let key0 in data)
          if (!(key0 === "when" || key0 === "effect")) {
            let err1 = { instancePath, schemaPath: "#/definitions/LegacyConsequence/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
            break;
          }
        if (_errs4 === errors) {
          if (data.when !== void 0) {
            let data0 = data.when, _errs5 = errors;
            if (errors === _errs5)
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                let missing1;
                if (data0.anyEqualsLevel === void 0 && (missing1 = "anyEqualsLevel")) {
                  let err2 = { instancePath: instancePath + "/when", schemaPath: "#/definitions/LegacyConsequence/properties/when/required", keyword: "required", params: { missingProperty: missing1 } };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                } else {
                  let _errs7 = errors;
                  for (let key1 in data0)
                    if (!(key1 === "anyEqualsLevel" || key1 === "forAssessment")) {
                      let err3 = { instancePath: instancePath + "/when", schemaPath: "#/definitions/LegacyConsequence/properties/when/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                      break;
                    }
                  if (_errs7 === errors) {
                    if (data0.anyEqualsLevel !== void 0) {
                      let data1 = data0.anyEqualsLevel, _errs8 = errors;
                      if (errors === _errs8)
                        if (typeof data1 == "string") {
                          if (func3(data1) < 1) {
                            let err4 = { instancePath: instancePath + "/when/anyEqualsLevel", schemaPath: "#/definitions/LegacyConsequence/properties/when/properties/anyEqualsLevel/minLength", keyword: "minLength", params: { limit: 1 } };
                            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                          }
                        } else {
                          let err5 = { instancePath: instancePath + "/when/anyEqualsLevel", schemaPath: "#/definitions/LegacyConsequence/properties/when/properties/anyEqualsLevel/type", keyword: "type", params: { type: "string" } };
                          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                        }
                      var valid3 = _errs8 === errors;
                    } else
                      var valid3 = !0;
                    if (valid3)
                      if (data0.forAssessment !== void 0) {
                        let data2 = data0.forAssessment, _errs10 = errors;
                        if (errors === _errs10)
                          if (typeof data2 == "string") {
                            if (func3(data2) < 1) {
                              let err6 = { instancePath: instancePath + "/when/forAssessment", schemaPath: "#/definitions/LegacyConsequence/properties/when/properties/forAssessment/minLength", keyword: "minLength", params: { limit: 1 } };
                              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                            }
                          } else {
                            let err7 = { instancePath: instancePath + "/when/forAssessment", schemaPath: "#/definitions/LegacyConsequence/properties/when/properties/forAssessment/type", keyword: "type", params: { type: "string" } };
                            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                          }
                        var valid3 = _errs10 === errors;
                      } else
                        var valid3 = !0;
                  }
                }
              } else {
                let err8 = { instancePath: instancePath + "/when", schemaPath: "#/definitions/LegacyConsequence/properties/when/type", keyword: "type", params: { type: "object" } };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
              }
            var valid2 = _errs5 === errors;
          } else
            var valid2 = !0;
          if (valid2)
            if (data.effect !== void 0) {
              let data3 = data.effect, _errs12 = errors;
              if (errors === _errs12)
                if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                  let missing2;
                  if (data3.kind === void 0 && (missing2 = "kind") || data3.guidance === void 0 && (missing2 = "guidance")) {
                    let err9 = { instancePath: instancePath + "/effect", schemaPath: "#/definitions/LegacyConsequence/properties/effect/required", keyword: "required", params: { missingProperty: missing2 } };
                    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                  } else {
                    let _errs14 = errors;
                    for (let key2 in data3)
                      if (!(key2 === "kind" || key2 === "guidance")) {
                        let err10 = { instancePath: instancePath + "/effect", schemaPath: "#/definitions/LegacyConsequence/properties/effect/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
                        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                        break;
                      }
                    if (_errs14 === errors) {
                      if (data3.kind !== void 0) {
                        let data4 = data3.kind, _errs15 = errors;
                        if (typeof data4 != "string") {
                          let err11 = { instancePath: instancePath + "/effect/kind", schemaPath: "#/definitions/LegacyConsequence/properties/effect/properties/kind/type", keyword: "type", params: { type: "string" } };
                          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                        }
                        if (data4 !== "require_followup") {
                          let err12 = { instancePath: instancePath + "/effect/kind", schemaPath: "#/definitions/LegacyConsequence/properties/effect/properties/kind/const", keyword: "const", params: { allowedValue: "require_followup" } };
                          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                        }
                        var valid4 = _errs15 === errors;
                      } else
                        var valid4 = !0;
                      if (valid4)
                        if (data3.guidance !== void 0) {
                          let data5 = data3.guidance, _errs17 = errors;
                          if (errors === _errs17)
                            if (typeof data5 == "string") {
                              if (func3(data5) < 1) {
                                let err13 = { instancePath: instancePath + "/effect/guidance", schemaPath: "#/definitions/LegacyConsequence/properties/effect/properties/guidance/minLength", keyword: "minLength", params: { limit: 1 } };
                                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                              }
                            } else {
                              let err14 = { instancePath: instancePath + "/effect/guidance", schemaPath: "#/definitions/LegacyConsequence/properties/effect/properties/guidance/type", keyword: "type", params: { type: "string" } };
                              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                            }
                          var valid4 = _errs17 === errors;
                        } else
                          var valid4 = !0;
                    }
                  }
                } else {
                  let err15 = { instancePath: instancePath + "/effect", schemaPath: "#/definitions/LegacyConsequence/properties/effect/type", keyword: "type", params: { type: "object" } };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
              var valid2 = _errs12 === errors;
            } else
              var valid2 = !0;
        }
      }
    } else {
      let err16 = { instancePath, schemaPath: "#/definitions/LegacyConsequence/type", keyword: "type", params: { type: "object" } };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs19 = errors;
    if (errors === _errs19)
      if (Array.isArray(data)) {
        var valid5 = !0;
        let len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data[i0], _errs21 = errors;
          if (errors === errors)
            if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
              let missing3;
              if (data6.when === void 0 && (missing3 = "when") || data6.effect === void 0 && (missing3 = "effect")) {
                let err17 = { instancePath: instancePath + "/" + i0, schemaPath: "#/definitions/LegacyConsequence/required", keyword: "required", params: { missingProperty: missing3 } };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              } else {
                let _errs24 = errors;
                for (let key3 in data6)
                  if (!(key3 === "when" || key3 === "effect")) {
                    let err18 = { instancePath: instancePath + "/" + i0, schemaPath: "#/definitions/LegacyConsequence/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                    break;
                  }
                if (_errs24 === errors) {
                  if (data6.when !== void 0) {
                    let data7 = data6.when, _errs25 = errors;
                    if (errors === _errs25)
                      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                        let missing4;
                        if (data7.anyEqualsLevel === void 0 && (missing4 = "anyEqualsLevel")) {
                          let err19 = { instancePath: instancePath + "/" + i0 + "/when", schemaPath: "#/definitions/LegacyConsequence/properties/when/required", keyword: "required", params: { missingProperty: missing4 } };
                          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                        } else {
                          let _errs27 = errors;
                          for (let key4 in data7)
                            if (!(key4 === "anyEqualsLevel" || key4 === "forAssessment")) {
                              let err20 = { instancePath: instancePath + "/" + i0 + "/when", schemaPath: "#/definitions/LegacyConsequence/properties/when/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } };
                              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                              break;
                            }
                          if (_errs27 === errors) {
                            if (data7.anyEqualsLevel !== void 0) {
                              let data8 = data7.anyEqualsLevel, _errs28 = errors;
                              if (errors === _errs28)
                                if (typeof data8 == "string") {
                                  if (func3(data8) < 1) {
                                    let err21 = { instancePath: instancePath + "/" + i0 + "/when/anyEqualsLevel", schemaPath: "#/definitions/LegacyConsequence/properties/when/properties/anyEqualsLevel/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                                  }
                                } else {
                                  let err22 = { instancePath: instancePath + "/" + i0 + "/when/anyEqualsLevel", schemaPath: "#/definitions/LegacyConsequence/properties/when/properties/anyEqualsLevel/type", keyword: "type", params: { type: "string" } };
                                  vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                                }
                              var valid8 = _errs28 === errors;
                            } else
                              var valid8 = !0;
                            if (valid8)
                              if (data7.forAssessment !== void 0) {
                                let data9 = data7.forAssessment, _errs30 = errors;
                                if (errors === _errs30)
                                  if (typeof data9 == "string") {
                                    if (func3(data9) < 1) {
                                      let err23 = { instancePath: instancePath + "/" + i0 + "/when/forAssessment", schemaPath: "#/definitions/LegacyConsequence/properties/when/properties/forAssessment/minLength", keyword: "minLength", params: { limit: 1 } };
                                      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                                    }
                                  } else {
                                    let err24 = { instancePath: instancePath + "/" + i0 + "/when/forAssessment", schemaPath: "#/definitions/LegacyConsequence/properties/when/properties/forAssessment/type", keyword: "type", params: { type: "string" } };
                                    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                                  }
                                var valid8 = _errs30 === errors;
                              } else
                                var valid8 = !0;
                          }
                        }
                      } else {
                        let err25 = { instancePath: instancePath + "/" + i0 + "/when", schemaPath: "#/definitions/LegacyConsequence/properties/when/type", keyword: "type", params: { type: "object" } };
                        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                      }
                    var valid7 = _errs25 === errors;
                  } else
                    var valid7 = !0;
                  if (valid7)
                    if (data6.effect !== void 0) {
                      let data10 = data6.effect, _errs32 = errors;
                      if (errors === _errs32)
                        if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                          let missing5;
                          if (data10.kind === void 0 && (missing5 = "kind") || data10.guidance === void 0 && (missing5 = "guidance")) {
                            let err26 = { instancePath: instancePath + "/" + i0 + "/effect", schemaPath: "#/definitions/LegacyConsequence/properties/effect/required", keyword: "required", params: { missingProperty: missing5 } };
                            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                          } else {
                            let _errs34 = errors;
                            for (let key5 in data10)
                              if (!(key5 === "kind" || key5 === "guidance")) {
                                let err27 = { instancePath: instancePath + "/" + i0 + "/effect", schemaPath: "#/definitions/LegacyConsequence/properties/effect/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } };
                                vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                                break;
                              }
                            if (_errs34 === errors) {
                              if (data10.kind !== void 0) {
                                let data11 = data10.kind, _errs35 = errors;
                                if (typeof data11 != "string") {
                                  let err28 = { instancePath: instancePath + "/" + i0 + "/effect/kind", schemaPath: "#/definitions/LegacyConsequence/properties/effect/properties/kind/type", keyword: "type", params: { type: "string" } };
                                  vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                                }
                                if (data11 !== "require_followup") {
                                  let err29 = { instancePath: instancePath + "/" + i0 + "/effect/kind", schemaPath: "#/definitions/LegacyConsequence/properties/effect/properties/kind/const", keyword: "const", params: { allowedValue: "require_followup" } };
                                  vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                                }
                                var valid9 = _errs35 === errors;
                              } else
                                var valid9 = !0;
                              if (valid9)
                                if (data10.guidance !== void 0) {
                                  let data12 = data10.guidance, _errs37 = errors;
                                  if (errors === _errs37)
                                    if (typeof data12 == "string") {
                                      if (func3(data12) < 1) {
                                        let err30 = { instancePath: instancePath + "/" + i0 + "/effect/guidance", schemaPath: "#/definitions/LegacyConsequence/properties/effect/properties/guidance/minLength", keyword: "minLength", params: { limit: 1 } };
                                        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                                      }
                                    } else {
                                      let err31 = { instancePath: instancePath + "/" + i0 + "/effect/guidance", schemaPath: "#/definitions/LegacyConsequence/properties/effect/properties/guidance/type", keyword: "type", params: { type: "string" } };
                                      vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                                    }
                                  var valid9 = _errs37 === errors;
                                } else
                                  var valid9 = !0;
                            }
                          }
                        } else {
                          let err32 = { instancePath: instancePath + "/" + i0 + "/effect", schemaPath: "#/definitions/LegacyConsequence/properties/effect/type", keyword: "type", params: { type: "object" } };
                          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                        }
                      var valid7 = _errs32 === errors;
                    } else
                      var valid7 = !0;
                }
              }
            } else {
              let err33 = { instancePath: instancePath + "/" + i0, schemaPath: "#/definitions/LegacyConsequence/type", keyword: "type", params: { type: "object" } };
              vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
            }
          var valid5 = _errs21 === errors;
          if (!valid5)
            break;
        }
      } else {
        let err34 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    var _valid0 = _errs19 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err35 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    return vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++, validate29.errors = vErrors, !1;
  }
  return validate29.errors = vErrors, errors === 0;
}
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      var valid0 = !0;
      let len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let data0 = data[i0], _errs1 = errors;
        if (errors === errors)
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing0;
            if (data0.name === void 0 && (missing0 = "name") || data0.definition === void 0 && (missing0 = "definition"))
              return validate31.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/definitions/LegacyFunction/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
            {
              let _errs4 = errors;
              for (let key0 in data0)
                if (!(key0 === "name" || key0 === "definition" || key0 === "parameters" || key0 === "scope")) {
                  return validate31.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/definitions/LegacyFunction/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
                  break;
                }
              if (_errs4 === errors) {
                if (data0.name !== void 0) {
                  let data1 = data0.name, _errs5 = errors;
                  if (errors === _errs5)
                    if (typeof data1 == "string") {
                      if (func3(data1) < 1)
                        return validate31.errors = [{ instancePath: instancePath + "/" + i0 + "/name", schemaPath: "#/definitions/LegacyFunction/properties/name/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                    } else
                      return validate31.errors = [{ instancePath: instancePath + "/" + i0 + "/name", schemaPath: "#/definitions/LegacyFunction/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid2 = _errs5 === errors;
                } else
                  var valid2 = !0;
                if (valid2) {
                  if (data0.definition !== void 0) {
                    let data2 = data0.definition, _errs7 = errors;
                    if (errors === _errs7)
                      if (typeof data2 == "string") {
                        if (func3(data2) < 1)
                          return validate31.errors = [{ instancePath: instancePath + "/" + i0 + "/definition", schemaPath: "#/definitions/LegacyFunction/properties/definition/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                      } else
                        return validate31.errors = [{ instancePath: instancePath + "/" + i0 + "/definition", schemaPath: "#/definitions/LegacyFunction/properties/definition/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid2 = _errs7 === errors;
                  } else
                    var valid2 = !0;
                  if (valid2) {
                    if (data0.parameters !== void 0) {
                      let data3 = data0.parameters, _errs9 = errors;
                      if (errors === _errs9)
                        if (Array.isArray(data3)) {
                          var valid3 = !0;
                          let len1 = data3.length;
                          for (let i1 = 0; i1 < len1; i1++) {
                            let data4 = data3[i1], _errs11 = errors;
                            if (errors === _errs11)
                              if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                                let missing1;
                                if (data4.name === void 0 && (missing1 = "name") || data4.type === void 0 && (missing1 = "type"))
                                  return validate31.errors = [{ instancePath: instancePath + "/" + i0 + "/parameters/" + i1, schemaPath: "#/definitions/LegacyFunction/properties/parameters/items/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                                {
                                  let _errs13 = errors;
                                  for (let key1 in data4)
                                    if (!(key1 === "name" || key1 === "type" || key1 === "required" || key1 === "description" || key1 === "enum" || key1 === "default")) {
                                      return validate31.errors = [{ instancePath: instancePath + "/" + i0 + "/parameters/" + i1, schemaPath: "#/definitions/LegacyFunction/properties/parameters/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                                      break;
                                    }
                                  if (_errs13 === errors) {
                                    if (data4.name !== void 0) {
                                      let data5 = data4.name, _errs14 = errors;
                                      if (errors === _errs14)
                                        if (typeof data5 == "string") {
                                          if (func3(data5) < 1)
                                            return validate31.errors = [{ instancePath: instancePath + "/" + i0 + "/parameters/" + i1 + "/name", schemaPath: "#/definitions/LegacyFunction/properties/parameters/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                        } else
                                          return validate31.errors = [{ instancePath: instancePath + "/" + i0 + "/parameters/" + i1 + "/name", schemaPath: "#/definitions/LegacyFunction/properties/parameters/items/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid4 = _errs14 === errors;
                                    } else
                                      var valid4 = !0;
                                    if (valid4) {
                                      if (data4.type !== void 0) {
                                        let data6 = data4.type, _errs16 = errors;
                                        if (errors === _errs16)
                                          if (typeof data6 == "string") {
                                            if (func3(data6) < 1)
                                              return validate31.errors = [{ instancePath: instancePath + "/" + i0 + "/parameters/" + i1 + "/type", schemaPath: "#/definitions/LegacyFunction/properties/parameters/items/properties/type/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                          } else
                                            return validate31.errors = [{ instancePath: instancePath + "/" + i0 + "/parameters/" + i1 + "/type", schemaPath: "#/definitions/LegacyFunction/properties/parameters/items/properties/type/type", keyword: "type", params: { type: "string" } }], !1;
                                        var valid4 = _errs16 === errors;
                                      } else
                                        var valid4 = !0;
                                      if (valid4) {
                                        if (data4.required !== void 0) {
                                          let _errs18 = errors;
                                          if (typeof data4.required != "boolean")
                                            return validate31.errors = [{ instancePath: instancePath + "/" + i0 + "/parameters/" + i1 + "/required", schemaPath: "#/definitions/LegacyFunction/properties/parameters/items/properties/required/type", keyword: "type", params: { type: "boolean" } }], !1;
                                          var valid4 = _errs18 === errors;
                                        } else
                                          var valid4 = !0;
                                        if (valid4) {
                                          if (data4.description !== void 0) {
                                            let data8 = data4.description, _errs20 = errors;
                                            if (errors === _errs20)
                                              if (typeof data8 == "string") {
                                                if (func3(data8) < 1)
                                                  return validate31.errors = [{ instancePath: instancePath + "/" + i0 + "/parameters/" + i1 + "/description", schemaPath: "#/definitions/LegacyFunction/properties/parameters/items/properties/description/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                              } else
                                                return validate31.errors = [{ instancePath: instancePath + "/" + i0 + "/parameters/" + i1 + "/description", schemaPath: "#/definitions/LegacyFunction/properties/parameters/items/properties/description/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid4 = _errs20 === errors;
                                          } else
                                            var valid4 = !0;
                                          if (valid4)
                                            if (data4.enum !== void 0) {
                                              let _errs22 = errors;
                                              if (errors === _errs22 && !Array.isArray(data4.enum))
                                                return validate31.errors = [{ instancePath: instancePath + "/" + i0 + "/parameters/" + i1 + "/enum", schemaPath: "#/definitions/LegacyFunction/properties/parameters/items/properties/enum/type", keyword: "type", params: { type: "array" } }], !1;
                                              var valid4 = _errs22 === errors;
                                            } else
                                              var valid4 = !0;
                                        }
                                      }
                                    }
                                  }
                                }
                              } else
                                return validate31.errors = [{ instancePath: instancePath + "/" + i0 + "/parameters/" + i1, schemaPath: "#/definitions/LegacyFunction/properties/parameters/items/type", keyword: "type", params: { type: "object" } }], !1;
                            var valid3 = _errs11 === errors;
                            if (!valid3)
                              break;
                          }
                        } else
                          return validate31.errors = [{ instancePath: instancePath + "/" + i0 + "/parameters", schemaPath: "#/definitions/LegacyFunction/properties/parameters/type", keyword: "type", params: { type: "array" } }], !1;
                      var valid2 = _errs9 === errors;
                    } else
                      var valid2 = !0;
                    if (valid2)
                      if (data0.scope !== void 0) {
                        let data10 = data0.scope, _errs24 = errors;
                        if (typeof data10 != "string")
                          return validate31.errors = [{ instancePath: instancePath + "/" + i0 + "/scope", schemaPath: "#/definitions/LegacyFunction/properties/scope/type", keyword: "type", params: { type: "string" } }], !1;
                        if (!(data10 === "workflow" || data10 === "loop" || data10 === "step"))
                          return validate31.errors = [{ instancePath: instancePath + "/" + i0 + "/scope", schemaPath: "#/definitions/LegacyFunction/properties/scope/enum", keyword: "enum", params: { allowedValues: schema15.properties.scope.enum } }], !1;
                        var valid2 = _errs24 === errors;
                      } else
                        var valid2 = !0;
                  }
                }
              }
            }
          } else
            return validate31.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/definitions/LegacyFunction/type", keyword: "type", params: { type: "object" } }], !1;
        var valid0 = _errs1 === errors;
        if (!valid0)
          break;
      }
    } else
      return validate31.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } }], !1;
  return validate31.errors = vErrors, errors === 0;
}
var wrapper7 = { validate: validate11 };
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)))
    return validate11.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  let _errs1 = errors, valid0 = !0, _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.type === void 0 && (missing0 = "type")) {
      let err0 = {};
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null);
  let ifClause0;
  if (_valid0) {
    let _errs3 = errors;
    if (errors === _errs3)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing1;
        if (data.type === void 0 && (missing1 = "type"))
          return validate11.errors = [{ instancePath, schemaPath: "#/then/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
        {
          let tag0 = data.type;
          if (typeof tag0 == "string")
            if (tag0 === "standard") {
              if (errors === errors)
                if (data && typeof data == "object" && !Array.isArray(data)) {
                  let missing2;
                  if (data.type === void 0 && (missing2 = "type") || data.id === void 0 && (missing2 = "id") || data.title === void 0 && (missing2 = "title"))
                    return validate11.errors = [{ instancePath, schemaPath: "#/then/oneOf/0/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                  {
                    let _errs8 = errors;
                    for (let key0 in data)
                      if (!func2.call(schema19.then.oneOf[0].properties, key0)) {
                        return validate11.errors = [{ instancePath, schemaPath: "#/then/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
                        break;
                      }
                    if (_errs8 === errors) {
                      if (data.type !== void 0) {
                        let data0 = data.type, _errs9 = errors;
                        if (typeof data0 != "string")
                          return validate11.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/then/oneOf/0/properties/type/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data0 !== "standard")
                          return validate11.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/then/oneOf/0/properties/type/const", keyword: "const", params: { allowedValue: "standard" } }], !1;
                        var valid3 = _errs9 === errors;
                      } else
                        var valid3 = !0;
                      if (valid3) {
                        if (data.id !== void 0) {
                          let data1 = data.id, _errs11 = errors;
                          if (errors === _errs11)
                            if (typeof data1 == "string") {
                              if (func3(data1) < 1)
                                return validate11.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/then/oneOf/0/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                            } else
                              return validate11.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/then/oneOf/0/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid3 = _errs11 === errors;
                        } else
                          var valid3 = !0;
                        if (valid3) {
                          if (data.title !== void 0) {
                            let data2 = data.title, _errs13 = errors;
                            if (errors === _errs13)
                              if (typeof data2 == "string") {
                                if (func3(data2) < 1)
                                  return validate11.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/then/oneOf/0/properties/title/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                              } else
                                return validate11.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/then/oneOf/0/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid3 = _errs13 === errors;
                          } else
                            var valid3 = !0;
                          if (valid3) {
                            if (data.prompt !== void 0) {
                              let data3 = data.prompt, _errs15 = errors;
                              if (errors === _errs15)
                                if (typeof data3 == "string") {
                                  if (func3(data3) < 1)
                                    return validate11.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/then/oneOf/0/properties/prompt/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                } else
                                  return validate11.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/then/oneOf/0/properties/prompt/type", keyword: "type", params: { type: "string" } }], !1;
                              var valid3 = _errs15 === errors;
                            } else
                              var valid3 = !0;
                            if (valid3) {
                              if (data.promptBlocks !== void 0) {
                                let _errs17 = errors;
                                validate12(data.promptBlocks, { instancePath: instancePath + "/promptBlocks", parentData: data, parentDataProperty: "promptBlocks", rootData }) || (vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors), errors = vErrors.length);
                                var valid3 = _errs17 === errors;
                              } else
                                var valid3 = !0;
                              if (valid3) {
                                if (data.agentRole !== void 0) {
                                  let data5 = data.agentRole, _errs18 = errors;
                                  if (errors === _errs18)
                                    if (typeof data5 == "string") {
                                      if (func3(data5) < 1)
                                        return validate11.errors = [{ instancePath: instancePath + "/agentRole", schemaPath: "#/then/oneOf/0/properties/agentRole/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                    } else
                                      return validate11.errors = [{ instancePath: instancePath + "/agentRole", schemaPath: "#/then/oneOf/0/properties/agentRole/type", keyword: "type", params: { type: "string" } }], !1;
                                  var valid3 = _errs18 === errors;
                                } else
                                  var valid3 = !0;
                                if (valid3) {
                                  if (data.requireConfirmation !== void 0) {
                                    let _errs20 = errors;
                                    validate14(data.requireConfirmation, { instancePath: instancePath + "/requireConfirmation", parentData: data, parentDataProperty: "requireConfirmation", rootData }) || (vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors), errors = vErrors.length);
                                    var valid3 = _errs20 === errors;
                                  } else
                                    var valid3 = !0;
                                  if (valid3) {
                                    if (data.templateCall !== void 0) {
                                      let data7 = data.templateCall, _errs21 = errors;
                                      if (errors === errors)
                                        if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                                          let missing3;
                                          if (data7.templateId === void 0 && (missing3 = "templateId"))
                                            return validate11.errors = [{ instancePath: instancePath + "/templateCall", schemaPath: "#/definitions/LegacyStep.templateCall/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                                          {
                                            let _errs24 = errors;
                                            for (let key1 in data7)
                                              if (!(key1 === "templateId" || key1 === "args")) {
                                                return validate11.errors = [{ instancePath: instancePath + "/templateCall", schemaPath: "#/definitions/LegacyStep.templateCall/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                                                break;
                                              }
                                            if (_errs24 === errors) {
                                              if (data7.templateId !== void 0) {
                                                let data8 = data7.templateId, _errs25 = errors;
                                                if (errors === _errs25)
                                                  if (typeof data8 == "string") {
                                                    if (func3(data8) < 1)
                                                      return validate11.errors = [{ instancePath: instancePath + "/templateCall/templateId", schemaPath: "#/definitions/LegacyStep.templateCall/properties/templateId/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                  } else
                                                    return validate11.errors = [{ instancePath: instancePath + "/templateCall/templateId", schemaPath: "#/definitions/LegacyStep.templateCall/properties/templateId/type", keyword: "type", params: { type: "string" } }], !1;
                                                var valid5 = _errs25 === errors;
                                              } else
                                                var valid5 = !0;
                                              if (valid5)
                                                if (data7.args !== void 0) {
                                                  let data9 = data7.args, _errs27 = errors;
                                                  if (errors === _errs27 && !(data9 && typeof data9 == "object" && !Array.isArray(data9)))
                                                    return validate11.errors = [{ instancePath: instancePath + "/templateCall/args", schemaPath: "#/definitions/LegacyStep.templateCall/properties/args/type", keyword: "type", params: { type: "object" } }], !1;
                                                  var valid5 = _errs27 === errors;
                                                } else
                                                  var valid5 = !0;
                                            }
                                          }
                                        } else
                                          return validate11.errors = [{ instancePath: instancePath + "/templateCall", schemaPath: "#/definitions/LegacyStep.templateCall/type", keyword: "type", params: { type: "object" } }], !1;
                                      var valid3 = _errs21 === errors;
                                    } else
                                      var valid3 = !0;
                                    if (valid3) {
                                      if (data.promptFragments !== void 0) {
                                        let _errs30 = errors;
                                        validate21(data.promptFragments, { instancePath: instancePath + "/promptFragments", parentData: data, parentDataProperty: "promptFragments", rootData }) || (vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors), errors = vErrors.length);
                                        var valid3 = _errs30 === errors;
                                      } else
                                        var valid3 = !0;
                                      if (valid3) {
                                        if (data.guidance !== void 0) {
                                          let _errs31 = errors;
                                          validate24(data.guidance, { instancePath: instancePath + "/guidance", parentData: data, parentDataProperty: "guidance", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                                          var valid3 = _errs31 === errors;
                                        } else
                                          var valid3 = !0;
                                        if (valid3) {
                                          if (data.askForFiles !== void 0) {
                                            let _errs32 = errors;
                                            if (typeof data.askForFiles != "boolean")
                                              return validate11.errors = [{ instancePath: instancePath + "/askForFiles", schemaPath: "#/then/oneOf/0/properties/askForFiles/type", keyword: "type", params: { type: "boolean" } }], !1;
                                            var valid3 = _errs32 === errors;
                                          } else
                                            var valid3 = !0;
                                          if (valid3) {
                                            if (data.hasValidation !== void 0) {
                                              let _errs34 = errors;
                                              if (typeof data.hasValidation != "boolean")
                                                return validate11.errors = [{ instancePath: instancePath + "/hasValidation", schemaPath: "#/then/oneOf/0/properties/hasValidation/type", keyword: "type", params: { type: "boolean" } }], !1;
                                              var valid3 = _errs34 === errors;
                                            } else
                                              var valid3 = !0;
                                            if (valid3) {
                                              if (data.modelTier !== void 0) {
                                                let data14 = data.modelTier, _errs36 = errors;
                                                if (errors === _errs36)
                                                  if (typeof data14 == "string") {
                                                    if (func3(data14) < 1)
                                                      return validate11.errors = [{ instancePath: instancePath + "/modelTier", schemaPath: "#/then/oneOf/0/properties/modelTier/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                  } else
                                                    return validate11.errors = [{ instancePath: instancePath + "/modelTier", schemaPath: "#/then/oneOf/0/properties/modelTier/type", keyword: "type", params: { type: "string" } }], !1;
                                                var valid3 = _errs36 === errors;
                                              } else
                                                var valid3 = !0;
                                              if (valid3) {
                                                if (data.notesOptional !== void 0) {
                                                  let _errs38 = errors;
                                                  if (typeof data.notesOptional != "boolean")
                                                    return validate11.errors = [{ instancePath: instancePath + "/notesOptional", schemaPath: "#/then/oneOf/0/properties/notesOptional/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                  var valid3 = _errs38 === errors;
                                                } else
                                                  var valid3 = !0;
                                                if (valid3) {
                                                  if (data.runCondition !== void 0) {
                                                    let _errs40 = errors;
                                                    validate15(data.runCondition, { instancePath: instancePath + "/runCondition", parentData: data, parentDataProperty: "runCondition", rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length);
                                                    var valid3 = _errs40 === errors;
                                                  } else
                                                    var valid3 = !0;
                                                  if (valid3) {
                                                    if (data.validationCriteria !== void 0) {
                                                      let _errs41 = errors;
                                                      validate27(data.validationCriteria, { instancePath: instancePath + "/validationCriteria", parentData: data, parentDataProperty: "validationCriteria", rootData }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
                                                      var valid3 = _errs41 === errors;
                                                    } else
                                                      var valid3 = !0;
                                                    if (valid3) {
                                                      if (data.outputContract !== void 0) {
                                                        let data18 = data.outputContract, _errs42 = errors;
                                                        if (errors === errors)
                                                          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                                                            let missing4;
                                                            if (data18.contractRef === void 0 && (missing4 = "contractRef"))
                                                              return validate11.errors = [{ instancePath: instancePath + "/outputContract", schemaPath: "#/definitions/LegacyStep.outputContract/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                                                            {
                                                              let _errs45 = errors;
                                                              for (let key2 in data18)
                                                                if (!(key2 === "contractRef" || key2 === "required")) {
                                                                  return validate11.errors = [{ instancePath: instancePath + "/outputContract", schemaPath: "#/definitions/LegacyStep.outputContract/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } }], !1;
                                                                  break;
                                                                }
                                                              if (_errs45 === errors) {
                                                                if (data18.contractRef !== void 0) {
                                                                  let data19 = data18.contractRef, _errs46 = errors;
                                                                  if (errors === _errs46)
                                                                    if (typeof data19 == "string") {
                                                                      if (func3(data19) < 1)
                                                                        return validate11.errors = [{ instancePath: instancePath + "/outputContract/contractRef", schemaPath: "#/definitions/LegacyStep.outputContract/properties/contractRef/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                    } else
                                                                      return validate11.errors = [{ instancePath: instancePath + "/outputContract/contractRef", schemaPath: "#/definitions/LegacyStep.outputContract/properties/contractRef/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid7 = _errs46 === errors;
                                                                } else
                                                                  var valid7 = !0;
                                                                if (valid7)
                                                                  if (data18.required !== void 0) {
                                                                    let _errs48 = errors;
                                                                    if (typeof data18.required != "boolean")
                                                                      return validate11.errors = [{ instancePath: instancePath + "/outputContract/required", schemaPath: "#/definitions/LegacyStep.outputContract/properties/required/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                                    var valid7 = _errs48 === errors;
                                                                  } else
                                                                    var valid7 = !0;
                                                              }
                                                            }
                                                          } else
                                                            return validate11.errors = [{ instancePath: instancePath + "/outputContract", schemaPath: "#/definitions/LegacyStep.outputContract/type", keyword: "type", params: { type: "object" } }], !1;
                                                        var valid3 = _errs42 === errors;
                                                      } else
                                                        var valid3 = !0;
                                                      if (valid3) {
                                                        if (data.assessmentRefs !== void 0) {
                                                          let data21 = data.assessmentRefs, _errs50 = errors;
                                                          if (errors === errors)
                                                            if (Array.isArray(data21)) {
                                                              var valid9 = !0;
                                                              let len0 = data21.length;
                                                              for (let i0 = 0; i0 < len0; i0++) {
                                                                let data22 = data21[i0], _errs53 = errors;
                                                                if (errors === _errs53)
                                                                  if (typeof data22 == "string") {
                                                                    if (func3(data22) < 1)
                                                                      return validate11.errors = [{ instancePath: instancePath + "/assessmentRefs/" + i0, schemaPath: "#/definitions/LegacyStep.functionReferences/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                  } else
                                                                    return validate11.errors = [{ instancePath: instancePath + "/assessmentRefs/" + i0, schemaPath: "#/definitions/LegacyStep.functionReferences/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                var valid9 = _errs53 === errors;
                                                                if (!valid9)
                                                                  break;
                                                              }
                                                            } else
                                                              return validate11.errors = [{ instancePath: instancePath + "/assessmentRefs", schemaPath: "#/definitions/LegacyStep.functionReferences/type", keyword: "type", params: { type: "array" } }], !1;
                                                          var valid3 = _errs50 === errors;
                                                        } else
                                                          var valid3 = !0;
                                                        if (valid3) {
                                                          if (data.assessmentConsequences !== void 0) {
                                                            let _errs55 = errors;
                                                            validate29(data.assessmentConsequences, { instancePath: instancePath + "/assessmentConsequences", parentData: data, parentDataProperty: "assessmentConsequences", rootData }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length);
                                                            var valid3 = _errs55 === errors;
                                                          } else
                                                            var valid3 = !0;
                                                          if (valid3) {
                                                            if (data.functionReferences !== void 0) {
                                                              let data24 = data.functionReferences, _errs56 = errors;
                                                              if (errors === errors)
                                                                if (Array.isArray(data24)) {
                                                                  var valid11 = !0;
                                                                  let len1 = data24.length;
                                                                  for (let i1 = 0; i1 < len1; i1++) {
                                                                    let data25 = data24[i1], _errs59 = errors;
                                                                    if (errors === _errs59)
                                                                      if (typeof data25 == "string") {
                                                                        if (func3(data25) < 1)
                                                                          return validate11.errors = [{ instancePath: instancePath + "/functionReferences/" + i1, schemaPath: "#/definitions/LegacyStep.functionReferences/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                      } else
                                                                        return validate11.errors = [{ instancePath: instancePath + "/functionReferences/" + i1, schemaPath: "#/definitions/LegacyStep.functionReferences/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    var valid11 = _errs59 === errors;
                                                                    if (!valid11)
                                                                      break;
                                                                  }
                                                                } else
                                                                  return validate11.errors = [{ instancePath: instancePath + "/functionReferences", schemaPath: "#/definitions/LegacyStep.functionReferences/type", keyword: "type", params: { type: "array" } }], !1;
                                                              var valid3 = _errs56 === errors;
                                                            } else
                                                              var valid3 = !0;
                                                            if (valid3) {
                                                              if (data.functionDefinitions !== void 0) {
                                                                let _errs61 = errors;
                                                                validate31(data.functionDefinitions, { instancePath: instancePath + "/functionDefinitions", parentData: data, parentDataProperty: "functionDefinitions", rootData }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
                                                                var valid3 = _errs61 === errors;
                                                              } else
                                                                var valid3 = !0;
                                                              if (valid3) {
                                                                if (data.functionCalls !== void 0) {
                                                                  let data27 = data.functionCalls, _errs62 = errors;
                                                                  if (errors === errors)
                                                                    if (Array.isArray(data27)) {
                                                                      var valid13 = !0;
                                                                      let len2 = data27.length;
                                                                      for (let i2 = 0; i2 < len2; i2++) {
                                                                        let data28 = data27[i2], _errs65 = errors;
                                                                        if (errors === _errs65)
                                                                          if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
                                                                            let missing5;
                                                                            if (data28.name === void 0 && (missing5 = "name"))
                                                                              return validate11.errors = [{ instancePath: instancePath + "/functionCalls/" + i2, schemaPath: "#/definitions/LegacyStep.functionCalls/items/required", keyword: "required", params: { missingProperty: missing5 } }], !1;
                                                                            {
                                                                              let _errs67 = errors;
                                                                              for (let key3 in data28)
                                                                                if (!(key3 === "name" || key3 === "args")) {
                                                                                  return validate11.errors = [{ instancePath: instancePath + "/functionCalls/" + i2, schemaPath: "#/definitions/LegacyStep.functionCalls/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } }], !1;
                                                                                  break;
                                                                                }
                                                                              if (_errs67 === errors && data28.name !== void 0) {
                                                                                let data29 = data28.name;
                                                                                if (errors === errors)
                                                                                  if (typeof data29 == "string") {
                                                                                    if (func3(data29) < 1)
                                                                                      return validate11.errors = [{ instancePath: instancePath + "/functionCalls/" + i2 + "/name", schemaPath: "#/definitions/LegacyStep.functionCalls/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                  } else
                                                                                    return validate11.errors = [{ instancePath: instancePath + "/functionCalls/" + i2 + "/name", schemaPath: "#/definitions/LegacyStep.functionCalls/items/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                                                                              }
                                                                            }
                                                                          } else
                                                                            return validate11.errors = [{ instancePath: instancePath + "/functionCalls/" + i2, schemaPath: "#/definitions/LegacyStep.functionCalls/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                        var valid13 = _errs65 === errors;
                                                                        if (!valid13)
                                                                          break;
                                                                      }
                                                                    } else
                                                                      return validate11.errors = [{ instancePath: instancePath + "/functionCalls", schemaPath: "#/definitions/LegacyStep.functionCalls/type", keyword: "type", params: { type: "array" } }], !1;
                                                                  var valid3 = _errs62 === errors;
                                                                } else
                                                                  var valid3 = !0;
                                                                if (valid3) {
                                                                  if (data.audit !== void 0) {
                                                                    let data30 = data.audit, _errs70 = errors;
                                                                    if (errors === errors)
                                                                      if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
                                                                        let _errs73 = errors;
                                                                        for (let key4 in data30)
                                                                          if (!(key4 === "prompt" || key4 === "rubric")) {
                                                                            return validate11.errors = [{ instancePath: instancePath + "/audit", schemaPath: "#/definitions/LegacyStep.audit/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } }], !1;
                                                                            break;
                                                                          }
                                                                        if (_errs73 === errors) {
                                                                          if (data30.prompt !== void 0) {
                                                                            let data31 = data30.prompt, _errs74 = errors;
                                                                            if (errors === _errs74)
                                                                              if (typeof data31 == "string") {
                                                                                if (func3(data31) < 1)
                                                                                  return validate11.errors = [{ instancePath: instancePath + "/audit/prompt", schemaPath: "#/definitions/LegacyStep.audit/properties/prompt/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                              } else
                                                                                return validate11.errors = [{ instancePath: instancePath + "/audit/prompt", schemaPath: "#/definitions/LegacyStep.audit/properties/prompt/type", keyword: "type", params: { type: "string" } }], !1;
                                                                            var valid16 = _errs74 === errors;
                                                                          } else
                                                                            var valid16 = !0;
                                                                          if (valid16)
                                                                            if (data30.rubric !== void 0) {
                                                                              let data32 = data30.rubric, _errs76 = errors, _errs77 = errors, valid17 = !1, _errs78 = errors;
                                                                              if (errors === _errs78)
                                                                                if (typeof data32 == "string") {
                                                                                  if (func3(data32) < 1) {
                                                                                    let err1 = { instancePath: instancePath + "/audit/rubric", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                                                                                    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                                                                                  }
                                                                                } else {
                                                                                  let err2 = { instancePath: instancePath + "/audit/rubric", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                                                                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                                                                                }
                                                                              var _valid1 = _errs78 === errors;
                                                                              if (valid17 = valid17 || _valid1, !valid17) {
                                                                                let _errs80 = errors;
                                                                                if (errors === _errs80)
                                                                                  if (Array.isArray(data32))
                                                                                    if (data32.length < 1) {
                                                                                      let err3 = { instancePath: instancePath + "/audit/rubric", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/minItems", keyword: "minItems", params: { limit: 1 } };
                                                                                      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                                                                                    } else {
                                                                                      var valid18 = !0;
                                                                                      let len3 = data32.length;
                                                                                      for (let i3 = 0; i3 < len3; i3++) {
                                                                                        let data33 = data32[i3], _errs82 = errors, _errs83 = errors, valid19 = !1, _errs84 = errors;
                                                                                        if (errors === _errs84)
                                                                                          if (typeof data33 == "string") {
                                                                                            if (func3(data33) < 1) {
                                                                                              let err4 = { instancePath: instancePath + "/audit/rubric/" + i3, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                                                                                              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                                                                                            }
                                                                                          } else {
                                                                                            let err5 = { instancePath: instancePath + "/audit/rubric/" + i3, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                                                                            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                                                                                          }
                                                                                        var _valid2 = _errs84 === errors;
                                                                                        if (valid19 = valid19 || _valid2, !valid19) {
                                                                                          let _errs86 = errors;
                                                                                          if (errors === _errs86)
                                                                                            if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
                                                                                              let missing6;
                                                                                              if (data33.kind === void 0 && (missing6 = "kind")) {
                                                                                                let err6 = { instancePath: instancePath + "/audit/rubric/" + i3, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/required", keyword: "required", params: { missingProperty: missing6 } };
                                                                                                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                                                                                              } else {
                                                                                                let tag1 = data33.kind;
                                                                                                if (typeof tag1 == "string")
                                                                                                  if (tag1 === "text") {
                                                                                                    if (errors === errors)
                                                                                                      if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
                                                                                                        let missing7;
                                                                                                        if (data33.kind === void 0 && (missing7 = "kind") || data33.text === void 0 && (missing7 = "text")) {
                                                                                                          let err7 = { instancePath: instancePath + "/audit/rubric/" + i3, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/0/required", keyword: "required", params: { missingProperty: missing7 } };
                                                                                                          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                                                                                                        } else {
                                                                                                          let _errs91 = errors;
                                                                                                          for (let key5 in data33)
                                                                                                            if (!(key5 === "kind" || key5 === "text")) {
                                                                                                              let err8 = { instancePath: instancePath + "/audit/rubric/" + i3, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } };
                                                                                                              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                                                                                                              break;
                                                                                                            }
                                                                                                          if (_errs91 === errors) {
                                                                                                            if (data33.kind !== void 0) {
                                                                                                              let data34 = data33.kind, _errs92 = errors;
                                                                                                              if (typeof data34 != "string") {
                                                                                                                let err9 = { instancePath: instancePath + "/audit/rubric/" + i3 + "/kind", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                                                                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                                                                                                              }
                                                                                                              if (data34 !== "text") {
                                                                                                                let err10 = { instancePath: instancePath + "/audit/rubric/" + i3 + "/kind", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "text" } };
                                                                                                                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                                                                                                              }
                                                                                                              var valid22 = _errs92 === errors;
                                                                                                            } else
                                                                                                              var valid22 = !0;
                                                                                                            if (valid22)
                                                                                                              if (data33.text !== void 0) {
                                                                                                                let _errs94 = errors;
                                                                                                                if (typeof data33.text != "string") {
                                                                                                                  let err11 = { instancePath: instancePath + "/audit/rubric/" + i3 + "/text", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/0/properties/text/type", keyword: "type", params: { type: "string" } };
                                                                                                                  vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                                                                                                                }
                                                                                                                var valid22 = _errs94 === errors;
                                                                                                              } else
                                                                                                                var valid22 = !0;
                                                                                                          }
                                                                                                        }
                                                                                                      } else {
                                                                                                        let err12 = { instancePath: instancePath + "/audit/rubric/" + i3, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/0/type", keyword: "type", params: { type: "object" } };
                                                                                                        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                                                                                                      }
                                                                                                  } else if (tag1 === "ref") {
                                                                                                    if (errors === errors)
                                                                                                      if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
                                                                                                        let missing8;
                                                                                                        if (data33.kind === void 0 && (missing8 = "kind") || data33.refId === void 0 && (missing8 = "refId")) {
                                                                                                          let err13 = { instancePath: instancePath + "/audit/rubric/" + i3, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/1/required", keyword: "required", params: { missingProperty: missing8 } };
                                                                                                          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                                                                                                        } else {
                                                                                                          let _errs98 = errors;
                                                                                                          for (let key6 in data33)
                                                                                                            if (!(key6 === "kind" || key6 === "refId")) {
                                                                                                              let err14 = { instancePath: instancePath + "/audit/rubric/" + i3, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 } };
                                                                                                              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                                                                                                              break;
                                                                                                            }
                                                                                                          if (_errs98 === errors) {
                                                                                                            if (data33.kind !== void 0) {
                                                                                                              let data36 = data33.kind, _errs99 = errors;
                                                                                                              if (typeof data36 != "string") {
                                                                                                                let err15 = { instancePath: instancePath + "/audit/rubric/" + i3 + "/kind", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                                                                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                                                                                                              }
                                                                                                              if (data36 !== "ref") {
                                                                                                                let err16 = { instancePath: instancePath + "/audit/rubric/" + i3 + "/kind", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "ref" } };
                                                                                                                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                                                                                                              }
                                                                                                              var valid24 = _errs99 === errors;
                                                                                                            } else
                                                                                                              var valid24 = !0;
                                                                                                            if (valid24)
                                                                                                              if (data33.refId !== void 0) {
                                                                                                                let data37 = data33.refId, _errs101 = errors;
                                                                                                                if (errors === _errs101)
                                                                                                                  if (typeof data37 == "string") {
                                                                                                                    if (func3(data37) < 1) {
                                                                                                                      let err17 = { instancePath: instancePath + "/audit/rubric/" + i3 + "/refId", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/1/properties/refId/minLength", keyword: "minLength", params: { limit: 1 } };
                                                                                                                      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                                                                                                                    }
                                                                                                                  } else {
                                                                                                                    let err18 = { instancePath: instancePath + "/audit/rubric/" + i3 + "/refId", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/1/properties/refId/type", keyword: "type", params: { type: "string" } };
                                                                                                                    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                                                                                                                  }
                                                                                                                var valid24 = _errs101 === errors;
                                                                                                              } else
                                                                                                                var valid24 = !0;
                                                                                                          }
                                                                                                        }
                                                                                                      } else {
                                                                                                        let err19 = { instancePath: instancePath + "/audit/rubric/" + i3, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/1/type", keyword: "type", params: { type: "object" } };
                                                                                                        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                                                                                                      }
                                                                                                  } else {
                                                                                                    let err20 = { instancePath: instancePath + "/audit/rubric/" + i3, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag1 } };
                                                                                                    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                                                                                                  }
                                                                                                else {
                                                                                                  let err21 = { instancePath: instancePath + "/audit/rubric/" + i3, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag1 } };
                                                                                                  vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                                                                                                }
                                                                                              }
                                                                                            } else {
                                                                                              let err22 = { instancePath: instancePath + "/audit/rubric/" + i3, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/type", keyword: "type", params: { type: "object" } };
                                                                                              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                                                                                            }
                                                                                          var _valid2 = _errs86 === errors;
                                                                                          valid19 = valid19 || _valid2;
                                                                                        }
                                                                                        if (valid19)
                                                                                          errors = _errs83, vErrors !== null && (_errs83 ? vErrors.length = _errs83 : vErrors = null);
                                                                                        else {
                                                                                          let err23 = { instancePath: instancePath + "/audit/rubric/" + i3, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf", keyword: "anyOf", params: {} };
                                                                                          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                                                                                        }
                                                                                        var valid18 = _errs82 === errors;
                                                                                        if (!valid18)
                                                                                          break;
                                                                                      }
                                                                                    }
                                                                                  else {
                                                                                    let err24 = { instancePath: instancePath + "/audit/rubric", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/type", keyword: "type", params: { type: "array" } };
                                                                                    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                                                                                  }
                                                                                var _valid1 = _errs80 === errors;
                                                                                valid17 = valid17 || _valid1;
                                                                              }
                                                                              if (valid17)
                                                                                errors = _errs77, vErrors !== null && (_errs77 ? vErrors.length = _errs77 : vErrors = null);
                                                                              else {
                                                                                let err25 = { instancePath: instancePath + "/audit/rubric", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf", keyword: "anyOf", params: {} };
                                                                                return vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++, validate11.errors = vErrors, !1;
                                                                              }
                                                                              var valid16 = _errs76 === errors;
                                                                            } else
                                                                              var valid16 = !0;
                                                                        }
                                                                      } else
                                                                        return validate11.errors = [{ instancePath: instancePath + "/audit", schemaPath: "#/definitions/LegacyStep.audit/type", keyword: "type", params: { type: "object" } }], !1;
                                                                    var valid3 = _errs70 === errors;
                                                                  } else
                                                                    var valid3 = !0;
                                                                  if (valid3)
                                                                    if (data.verification !== void 0) {
                                                                      let data38 = data.verification, _errs103 = errors;
                                                                      if (errors === errors)
                                                                        if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                                                                          let _errs106 = errors;
                                                                          for (let key7 in data38)
                                                                            if (!(key7 === "command" || key7 === "prompt")) {
                                                                              return validate11.errors = [{ instancePath: instancePath + "/verification", schemaPath: "#/definitions/LegacyStep.verification/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 } }], !1;
                                                                              break;
                                                                            }
                                                                          if (_errs106 === errors) {
                                                                            if (data38.command !== void 0) {
                                                                              let data39 = data38.command, _errs107 = errors;
                                                                              if (errors === _errs107)
                                                                                if (typeof data39 == "string") {
                                                                                  if (func3(data39) < 1)
                                                                                    return validate11.errors = [{ instancePath: instancePath + "/verification/command", schemaPath: "#/definitions/LegacyStep.verification/properties/command/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                } else
                                                                                  return validate11.errors = [{ instancePath: instancePath + "/verification/command", schemaPath: "#/definitions/LegacyStep.verification/properties/command/type", keyword: "type", params: { type: "string" } }], !1;
                                                                              var valid26 = _errs107 === errors;
                                                                            } else
                                                                              var valid26 = !0;
                                                                            if (valid26)
                                                                              if (data38.prompt !== void 0) {
                                                                                let data40 = data38.prompt, _errs109 = errors;
                                                                                if (errors === _errs109)
                                                                                  if (typeof data40 == "string") {
                                                                                    if (func3(data40) < 1)
                                                                                      return validate11.errors = [{ instancePath: instancePath + "/verification/prompt", schemaPath: "#/definitions/LegacyStep.verification/properties/prompt/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                  } else
                                                                                    return validate11.errors = [{ instancePath: instancePath + "/verification/prompt", schemaPath: "#/definitions/LegacyStep.verification/properties/prompt/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                var valid26 = _errs109 === errors;
                                                                              } else
                                                                                var valid26 = !0;
                                                                          }
                                                                        } else
                                                                          return validate11.errors = [{ instancePath: instancePath + "/verification", schemaPath: "#/definitions/LegacyStep.verification/type", keyword: "type", params: { type: "object" } }], !1;
                                                                      var valid3 = _errs103 === errors;
                                                                    } else
                                                                      var valid3 = !0;
                                                                }
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                } else
                  return validate11.errors = [{ instancePath, schemaPath: "#/then/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
            } else if (tag0 === "loop") {
              if (errors === errors)
                if (data && typeof data == "object" && !Array.isArray(data)) {
                  let missing9;
                  if (data.type === void 0 && (missing9 = "type") || data.id === void 0 && (missing9 = "id") || data.title === void 0 && (missing9 = "title") || data.loop === void 0 && (missing9 = "loop") || data.body === void 0 && (missing9 = "body"))
                    return validate11.errors = [{ instancePath, schemaPath: "#/then/oneOf/1/required", keyword: "required", params: { missingProperty: missing9 } }], !1;
                  {
                    let _errs113 = errors;
                    for (let key8 in data)
                      if (!func2.call(schema19.then.oneOf[1].properties, key8)) {
                        return validate11.errors = [{ instancePath, schemaPath: "#/then/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 } }], !1;
                        break;
                      }
                    if (_errs113 === errors) {
                      if (data.type !== void 0) {
                        let data41 = data.type, _errs114 = errors;
                        if (typeof data41 != "string")
                          return validate11.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/then/oneOf/1/properties/type/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data41 !== "loop")
                          return validate11.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/then/oneOf/1/properties/type/const", keyword: "const", params: { allowedValue: "loop" } }], !1;
                        var valid28 = _errs114 === errors;
                      } else
                        var valid28 = !0;
                      if (valid28) {
                        if (data.id !== void 0) {
                          let data42 = data.id, _errs116 = errors;
                          if (errors === _errs116)
                            if (typeof data42 == "string") {
                              if (func3(data42) < 1)
                                return validate11.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/then/oneOf/1/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                            } else
                              return validate11.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/then/oneOf/1/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid28 = _errs116 === errors;
                        } else
                          var valid28 = !0;
                        if (valid28) {
                          if (data.title !== void 0) {
                            let data43 = data.title, _errs118 = errors;
                            if (errors === _errs118)
                              if (typeof data43 == "string") {
                                if (func3(data43) < 1)
                                  return validate11.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/then/oneOf/1/properties/title/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                              } else
                                return validate11.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/then/oneOf/1/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid28 = _errs118 === errors;
                          } else
                            var valid28 = !0;
                          if (valid28) {
                            if (data.prompt !== void 0) {
                              let data44 = data.prompt, _errs120 = errors;
                              if (errors === _errs120)
                                if (typeof data44 == "string") {
                                  if (func3(data44) < 1)
                                    return validate11.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/then/oneOf/1/properties/prompt/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                } else
                                  return validate11.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/then/oneOf/1/properties/prompt/type", keyword: "type", params: { type: "string" } }], !1;
                              var valid28 = _errs120 === errors;
                            } else
                              var valid28 = !0;
                            if (valid28) {
                              if (data.promptBlocks !== void 0) {
                                let _errs122 = errors;
                                validate12(data.promptBlocks, { instancePath: instancePath + "/promptBlocks", parentData: data, parentDataProperty: "promptBlocks", rootData }) || (vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors), errors = vErrors.length);
                                var valid28 = _errs122 === errors;
                              } else
                                var valid28 = !0;
                              if (valid28) {
                                if (data.agentRole !== void 0) {
                                  let data46 = data.agentRole, _errs123 = errors;
                                  if (errors === _errs123)
                                    if (typeof data46 == "string") {
                                      if (func3(data46) < 1)
                                        return validate11.errors = [{ instancePath: instancePath + "/agentRole", schemaPath: "#/then/oneOf/1/properties/agentRole/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                    } else
                                      return validate11.errors = [{ instancePath: instancePath + "/agentRole", schemaPath: "#/then/oneOf/1/properties/agentRole/type", keyword: "type", params: { type: "string" } }], !1;
                                  var valid28 = _errs123 === errors;
                                } else
                                  var valid28 = !0;
                                if (valid28) {
                                  if (data.requireConfirmation !== void 0) {
                                    let _errs125 = errors;
                                    validate14(data.requireConfirmation, { instancePath: instancePath + "/requireConfirmation", parentData: data, parentDataProperty: "requireConfirmation", rootData }) || (vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors), errors = vErrors.length);
                                    var valid28 = _errs125 === errors;
                                  } else
                                    var valid28 = !0;
                                  if (valid28) {
                                    if (data.templateCall !== void 0) {
                                      let data48 = data.templateCall, _errs126 = errors;
                                      if (errors === errors)
                                        if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
                                          let missing10;
                                          if (data48.templateId === void 0 && (missing10 = "templateId"))
                                            return validate11.errors = [{ instancePath: instancePath + "/templateCall", schemaPath: "#/definitions/LegacyStep.templateCall/required", keyword: "required", params: { missingProperty: missing10 } }], !1;
                                          {
                                            let _errs129 = errors;
                                            for (let key9 in data48)
                                              if (!(key9 === "templateId" || key9 === "args")) {
                                                return validate11.errors = [{ instancePath: instancePath + "/templateCall", schemaPath: "#/definitions/LegacyStep.templateCall/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 } }], !1;
                                                break;
                                              }
                                            if (_errs129 === errors) {
                                              if (data48.templateId !== void 0) {
                                                let data49 = data48.templateId, _errs130 = errors;
                                                if (errors === _errs130)
                                                  if (typeof data49 == "string") {
                                                    if (func3(data49) < 1)
                                                      return validate11.errors = [{ instancePath: instancePath + "/templateCall/templateId", schemaPath: "#/definitions/LegacyStep.templateCall/properties/templateId/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                  } else
                                                    return validate11.errors = [{ instancePath: instancePath + "/templateCall/templateId", schemaPath: "#/definitions/LegacyStep.templateCall/properties/templateId/type", keyword: "type", params: { type: "string" } }], !1;
                                                var valid30 = _errs130 === errors;
                                              } else
                                                var valid30 = !0;
                                              if (valid30)
                                                if (data48.args !== void 0) {
                                                  let data50 = data48.args, _errs132 = errors;
                                                  if (errors === _errs132 && !(data50 && typeof data50 == "object" && !Array.isArray(data50)))
                                                    return validate11.errors = [{ instancePath: instancePath + "/templateCall/args", schemaPath: "#/definitions/LegacyStep.templateCall/properties/args/type", keyword: "type", params: { type: "object" } }], !1;
                                                  var valid30 = _errs132 === errors;
                                                } else
                                                  var valid30 = !0;
                                            }
                                          }
                                        } else
                                          return validate11.errors = [{ instancePath: instancePath + "/templateCall", schemaPath: "#/definitions/LegacyStep.templateCall/type", keyword: "type", params: { type: "object" } }], !1;
                                      var valid28 = _errs126 === errors;
                                    } else
                                      var valid28 = !0;
                                    if (valid28) {
                                      if (data.promptFragments !== void 0) {
                                        let _errs135 = errors;
                                        validate21(data.promptFragments, { instancePath: instancePath + "/promptFragments", parentData: data, parentDataProperty: "promptFragments", rootData }) || (vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors), errors = vErrors.length);
                                        var valid28 = _errs135 === errors;
                                      } else
                                        var valid28 = !0;
                                      if (valid28) {
                                        if (data.guidance !== void 0) {
                                          let _errs136 = errors;
                                          validate24(data.guidance, { instancePath: instancePath + "/guidance", parentData: data, parentDataProperty: "guidance", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                                          var valid28 = _errs136 === errors;
                                        } else
                                          var valid28 = !0;
                                        if (valid28) {
                                          if (data.askForFiles !== void 0) {
                                            let _errs137 = errors;
                                            if (typeof data.askForFiles != "boolean")
                                              return validate11.errors = [{ instancePath: instancePath + "/askForFiles", schemaPath: "#/then/oneOf/1/properties/askForFiles/type", keyword: "type", params: { type: "boolean" } }], !1;
                                            var valid28 = _errs137 === errors;
                                          } else
                                            var valid28 = !0;
                                          if (valid28) {
                                            if (data.hasValidation !== void 0) {
                                              let _errs139 = errors;
                                              if (typeof data.hasValidation != "boolean")
                                                return validate11.errors = [{ instancePath: instancePath + "/hasValidation", schemaPath: "#/then/oneOf/1/properties/hasValidation/type", keyword: "type", params: { type: "boolean" } }], !1;
                                              var valid28 = _errs139 === errors;
                                            } else
                                              var valid28 = !0;
                                            if (valid28) {
                                              if (data.modelTier !== void 0) {
                                                let data55 = data.modelTier, _errs141 = errors;
                                                if (errors === _errs141)
                                                  if (typeof data55 == "string") {
                                                    if (func3(data55) < 1)
                                                      return validate11.errors = [{ instancePath: instancePath + "/modelTier", schemaPath: "#/then/oneOf/1/properties/modelTier/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                  } else
                                                    return validate11.errors = [{ instancePath: instancePath + "/modelTier", schemaPath: "#/then/oneOf/1/properties/modelTier/type", keyword: "type", params: { type: "string" } }], !1;
                                                var valid28 = _errs141 === errors;
                                              } else
                                                var valid28 = !0;
                                              if (valid28) {
                                                if (data.notesOptional !== void 0) {
                                                  let _errs143 = errors;
                                                  if (typeof data.notesOptional != "boolean")
                                                    return validate11.errors = [{ instancePath: instancePath + "/notesOptional", schemaPath: "#/then/oneOf/1/properties/notesOptional/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                  var valid28 = _errs143 === errors;
                                                } else
                                                  var valid28 = !0;
                                                if (valid28) {
                                                  if (data.runCondition !== void 0) {
                                                    let _errs145 = errors;
                                                    validate15(data.runCondition, { instancePath: instancePath + "/runCondition", parentData: data, parentDataProperty: "runCondition", rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length);
                                                    var valid28 = _errs145 === errors;
                                                  } else
                                                    var valid28 = !0;
                                                  if (valid28) {
                                                    if (data.validationCriteria !== void 0) {
                                                      let _errs146 = errors;
                                                      validate27(data.validationCriteria, { instancePath: instancePath + "/validationCriteria", parentData: data, parentDataProperty: "validationCriteria", rootData }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
                                                      var valid28 = _errs146 === errors;
                                                    } else
                                                      var valid28 = !0;
                                                    if (valid28) {
                                                      if (data.outputContract !== void 0) {
                                                        let data59 = data.outputContract, _errs147 = errors;
                                                        if (errors === errors)
                                                          if (data59 && typeof data59 == "object" && !Array.isArray(data59)) {
                                                            let missing11;
                                                            if (data59.contractRef === void 0 && (missing11 = "contractRef"))
                                                              return validate11.errors = [{ instancePath: instancePath + "/outputContract", schemaPath: "#/definitions/LegacyStep.outputContract/required", keyword: "required", params: { missingProperty: missing11 } }], !1;
                                                            {
                                                              let _errs150 = errors;
                                                              for (let key10 in data59)
                                                                if (!(key10 === "contractRef" || key10 === "required")) {
                                                                  return validate11.errors = [{ instancePath: instancePath + "/outputContract", schemaPath: "#/definitions/LegacyStep.outputContract/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 } }], !1;
                                                                  break;
                                                                }
                                                              if (_errs150 === errors) {
                                                                if (data59.contractRef !== void 0) {
                                                                  let data60 = data59.contractRef, _errs151 = errors;
                                                                  if (errors === _errs151)
                                                                    if (typeof data60 == "string") {
                                                                      if (func3(data60) < 1)
                                                                        return validate11.errors = [{ instancePath: instancePath + "/outputContract/contractRef", schemaPath: "#/definitions/LegacyStep.outputContract/properties/contractRef/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                    } else
                                                                      return validate11.errors = [{ instancePath: instancePath + "/outputContract/contractRef", schemaPath: "#/definitions/LegacyStep.outputContract/properties/contractRef/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid32 = _errs151 === errors;
                                                                } else
                                                                  var valid32 = !0;
                                                                if (valid32)
                                                                  if (data59.required !== void 0) {
                                                                    let _errs153 = errors;
                                                                    if (typeof data59.required != "boolean")
                                                                      return validate11.errors = [{ instancePath: instancePath + "/outputContract/required", schemaPath: "#/definitions/LegacyStep.outputContract/properties/required/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                                    var valid32 = _errs153 === errors;
                                                                  } else
                                                                    var valid32 = !0;
                                                              }
                                                            }
                                                          } else
                                                            return validate11.errors = [{ instancePath: instancePath + "/outputContract", schemaPath: "#/definitions/LegacyStep.outputContract/type", keyword: "type", params: { type: "object" } }], !1;
                                                        var valid28 = _errs147 === errors;
                                                      } else
                                                        var valid28 = !0;
                                                      if (valid28) {
                                                        if (data.assessmentRefs !== void 0) {
                                                          let data62 = data.assessmentRefs, _errs155 = errors;
                                                          if (errors === errors)
                                                            if (Array.isArray(data62)) {
                                                              var valid34 = !0;
                                                              let len4 = data62.length;
                                                              for (let i4 = 0; i4 < len4; i4++) {
                                                                let data63 = data62[i4], _errs158 = errors;
                                                                if (errors === _errs158)
                                                                  if (typeof data63 == "string") {
                                                                    if (func3(data63) < 1)
                                                                      return validate11.errors = [{ instancePath: instancePath + "/assessmentRefs/" + i4, schemaPath: "#/definitions/LegacyStep.functionReferences/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                  } else
                                                                    return validate11.errors = [{ instancePath: instancePath + "/assessmentRefs/" + i4, schemaPath: "#/definitions/LegacyStep.functionReferences/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                var valid34 = _errs158 === errors;
                                                                if (!valid34)
                                                                  break;
                                                              }
                                                            } else
                                                              return validate11.errors = [{ instancePath: instancePath + "/assessmentRefs", schemaPath: "#/definitions/LegacyStep.functionReferences/type", keyword: "type", params: { type: "array" } }], !1;
                                                          var valid28 = _errs155 === errors;
                                                        } else
                                                          var valid28 = !0;
                                                        if (valid28) {
                                                          if (data.assessmentConsequences !== void 0) {
                                                            let _errs160 = errors;
                                                            validate29(data.assessmentConsequences, { instancePath: instancePath + "/assessmentConsequences", parentData: data, parentDataProperty: "assessmentConsequences", rootData }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length);
                                                            var valid28 = _errs160 === errors;
                                                          } else
                                                            var valid28 = !0;
                                                          if (valid28) {
                                                            if (data.functionReferences !== void 0) {
                                                              let data65 = data.functionReferences, _errs161 = errors;
                                                              if (errors === errors)
                                                                if (Array.isArray(data65)) {
                                                                  var valid36 = !0;
                                                                  let len5 = data65.length;
                                                                  for (let i5 = 0; i5 < len5; i5++) {
                                                                    let data66 = data65[i5], _errs164 = errors;
                                                                    if (errors === _errs164)
                                                                      if (typeof data66 == "string") {
                                                                        if (func3(data66) < 1)
                                                                          return validate11.errors = [{ instancePath: instancePath + "/functionReferences/" + i5, schemaPath: "#/definitions/LegacyStep.functionReferences/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                      } else
                                                                        return validate11.errors = [{ instancePath: instancePath + "/functionReferences/" + i5, schemaPath: "#/definitions/LegacyStep.functionReferences/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    var valid36 = _errs164 === errors;
                                                                    if (!valid36)
                                                                      break;
                                                                  }
                                                                } else
                                                                  return validate11.errors = [{ instancePath: instancePath + "/functionReferences", schemaPath: "#/definitions/LegacyStep.functionReferences/type", keyword: "type", params: { type: "array" } }], !1;
                                                              var valid28 = _errs161 === errors;
                                                            } else
                                                              var valid28 = !0;
                                                            if (valid28) {
                                                              if (data.functionDefinitions !== void 0) {
                                                                let _errs166 = errors;
                                                                validate31(data.functionDefinitions, { instancePath: instancePath + "/functionDefinitions", parentData: data, parentDataProperty: "functionDefinitions", rootData }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
                                                                var valid28 = _errs166 === errors;
                                                              } else
                                                                var valid28 = !0;
                                                              if (valid28) {
                                                                if (data.functionCalls !== void 0) {
                                                                  let data68 = data.functionCalls, _errs167 = errors;
                                                                  if (errors === errors)
                                                                    if (Array.isArray(data68)) {
                                                                      var valid38 = !0;
                                                                      let len6 = data68.length;
                                                                      for (let i6 = 0; i6 < len6; i6++) {
                                                                        let data69 = data68[i6], _errs170 = errors;
                                                                        if (errors === _errs170)
                                                                          if (data69 && typeof data69 == "object" && !Array.isArray(data69)) {
                                                                            let missing12;
                                                                            if (data69.name === void 0 && (missing12 = "name"))
                                                                              return validate11.errors = [{ instancePath: instancePath + "/functionCalls/" + i6, schemaPath: "#/definitions/LegacyStep.functionCalls/items/required", keyword: "required", params: { missingProperty: missing12 } }], !1;
                                                                            {
                                                                              let _errs172 = errors;
                                                                              for (let key11 in data69)
                                                                                if (!(key11 === "name" || key11 === "args")) {
                                                                                  return validate11.errors = [{ instancePath: instancePath + "/functionCalls/" + i6, schemaPath: "#/definitions/LegacyStep.functionCalls/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 } }], !1;
                                                                                  break;
                                                                                }
                                                                              if (_errs172 === errors && data69.name !== void 0) {
                                                                                let data70 = data69.name;
                                                                                if (errors === errors)
                                                                                  if (typeof data70 == "string") {
                                                                                    if (func3(data70) < 1)
                                                                                      return validate11.errors = [{ instancePath: instancePath + "/functionCalls/" + i6 + "/name", schemaPath: "#/definitions/LegacyStep.functionCalls/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                  } else
                                                                                    return validate11.errors = [{ instancePath: instancePath + "/functionCalls/" + i6 + "/name", schemaPath: "#/definitions/LegacyStep.functionCalls/items/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                                                                              }
                                                                            }
                                                                          } else
                                                                            return validate11.errors = [{ instancePath: instancePath + "/functionCalls/" + i6, schemaPath: "#/definitions/LegacyStep.functionCalls/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                        var valid38 = _errs170 === errors;
                                                                        if (!valid38)
                                                                          break;
                                                                      }
                                                                    } else
                                                                      return validate11.errors = [{ instancePath: instancePath + "/functionCalls", schemaPath: "#/definitions/LegacyStep.functionCalls/type", keyword: "type", params: { type: "array" } }], !1;
                                                                  var valid28 = _errs167 === errors;
                                                                } else
                                                                  var valid28 = !0;
                                                                if (valid28) {
                                                                  if (data.audit !== void 0) {
                                                                    let data71 = data.audit, _errs175 = errors;
                                                                    if (errors === errors)
                                                                      if (data71 && typeof data71 == "object" && !Array.isArray(data71)) {
                                                                        let _errs178 = errors;
                                                                        for (let key12 in data71)
                                                                          if (!(key12 === "prompt" || key12 === "rubric")) {
                                                                            return validate11.errors = [{ instancePath: instancePath + "/audit", schemaPath: "#/definitions/LegacyStep.audit/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 } }], !1;
                                                                            break;
                                                                          }
                                                                        if (_errs178 === errors) {
                                                                          if (data71.prompt !== void 0) {
                                                                            let data72 = data71.prompt, _errs179 = errors;
                                                                            if (errors === _errs179)
                                                                              if (typeof data72 == "string") {
                                                                                if (func3(data72) < 1)
                                                                                  return validate11.errors = [{ instancePath: instancePath + "/audit/prompt", schemaPath: "#/definitions/LegacyStep.audit/properties/prompt/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                              } else
                                                                                return validate11.errors = [{ instancePath: instancePath + "/audit/prompt", schemaPath: "#/definitions/LegacyStep.audit/properties/prompt/type", keyword: "type", params: { type: "string" } }], !1;
                                                                            var valid41 = _errs179 === errors;
                                                                          } else
                                                                            var valid41 = !0;
                                                                          if (valid41)
                                                                            if (data71.rubric !== void 0) {
                                                                              let data73 = data71.rubric, _errs181 = errors, _errs182 = errors, valid42 = !1, _errs183 = errors;
                                                                              if (errors === _errs183)
                                                                                if (typeof data73 == "string") {
                                                                                  if (func3(data73) < 1) {
                                                                                    let err26 = { instancePath: instancePath + "/audit/rubric", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                                                                                    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                                                                                  }
                                                                                } else {
                                                                                  let err27 = { instancePath: instancePath + "/audit/rubric", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                                                                  vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                                                                                }
                                                                              var _valid3 = _errs183 === errors;
                                                                              if (valid42 = valid42 || _valid3, !valid42) {
                                                                                let _errs185 = errors;
                                                                                if (errors === _errs185)
                                                                                  if (Array.isArray(data73))
                                                                                    if (data73.length < 1) {
                                                                                      let err28 = { instancePath: instancePath + "/audit/rubric", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/minItems", keyword: "minItems", params: { limit: 1 } };
                                                                                      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                                                                                    } else {
                                                                                      var valid43 = !0;
                                                                                      let len7 = data73.length;
                                                                                      for (let i7 = 0; i7 < len7; i7++) {
                                                                                        let data74 = data73[i7], _errs187 = errors, _errs188 = errors, valid44 = !1, _errs189 = errors;
                                                                                        if (errors === _errs189)
                                                                                          if (typeof data74 == "string") {
                                                                                            if (func3(data74) < 1) {
                                                                                              let err29 = { instancePath: instancePath + "/audit/rubric/" + i7, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                                                                                              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                                                                                            }
                                                                                          } else {
                                                                                            let err30 = { instancePath: instancePath + "/audit/rubric/" + i7, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                                                                            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                                                                                          }
                                                                                        var _valid4 = _errs189 === errors;
                                                                                        if (valid44 = valid44 || _valid4, !valid44) {
                                                                                          let _errs191 = errors;
                                                                                          if (errors === _errs191)
                                                                                            if (data74 && typeof data74 == "object" && !Array.isArray(data74)) {
                                                                                              let missing13;
                                                                                              if (data74.kind === void 0 && (missing13 = "kind")) {
                                                                                                let err31 = { instancePath: instancePath + "/audit/rubric/" + i7, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/required", keyword: "required", params: { missingProperty: missing13 } };
                                                                                                vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                                                                                              } else {
                                                                                                let tag2 = data74.kind;
                                                                                                if (typeof tag2 == "string")
                                                                                                  if (tag2 === "text") {
                                                                                                    if (errors === errors)
                                                                                                      if (data74 && typeof data74 == "object" && !Array.isArray(data74)) {
                                                                                                        let missing14;
                                                                                                        if (data74.kind === void 0 && (missing14 = "kind") || data74.text === void 0 && (missing14 = "text")) {
                                                                                                          let err32 = { instancePath: instancePath + "/audit/rubric/" + i7, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/0/required", keyword: "required", params: { missingProperty: missing14 } };
                                                                                                          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                                                                                                        } else {
                                                                                                          let _errs196 = errors;
                                                                                                          for (let key13 in data74)
                                                                                                            if (!(key13 === "kind" || key13 === "text")) {
                                                                                                              let err33 = { instancePath: instancePath + "/audit/rubric/" + i7, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 } };
                                                                                                              vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                                                                                                              break;
                                                                                                            }
                                                                                                          if (_errs196 === errors) {
                                                                                                            if (data74.kind !== void 0) {
                                                                                                              let data75 = data74.kind, _errs197 = errors;
                                                                                                              if (typeof data75 != "string") {
                                                                                                                let err34 = { instancePath: instancePath + "/audit/rubric/" + i7 + "/kind", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                                                                vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                                                                                                              }
                                                                                                              if (data75 !== "text") {
                                                                                                                let err35 = { instancePath: instancePath + "/audit/rubric/" + i7 + "/kind", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "text" } };
                                                                                                                vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                                                                                                              }
                                                                                                              var valid47 = _errs197 === errors;
                                                                                                            } else
                                                                                                              var valid47 = !0;
                                                                                                            if (valid47)
                                                                                                              if (data74.text !== void 0) {
                                                                                                                let _errs199 = errors;
                                                                                                                if (typeof data74.text != "string") {
                                                                                                                  let err36 = { instancePath: instancePath + "/audit/rubric/" + i7 + "/text", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/0/properties/text/type", keyword: "type", params: { type: "string" } };
                                                                                                                  vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                                                                                                                }
                                                                                                                var valid47 = _errs199 === errors;
                                                                                                              } else
                                                                                                                var valid47 = !0;
                                                                                                          }
                                                                                                        }
                                                                                                      } else {
                                                                                                        let err37 = { instancePath: instancePath + "/audit/rubric/" + i7, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/0/type", keyword: "type", params: { type: "object" } };
                                                                                                        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                                                                                                      }
                                                                                                  } else if (tag2 === "ref") {
                                                                                                    if (errors === errors)
                                                                                                      if (data74 && typeof data74 == "object" && !Array.isArray(data74)) {
                                                                                                        let missing15;
                                                                                                        if (data74.kind === void 0 && (missing15 = "kind") || data74.refId === void 0 && (missing15 = "refId")) {
                                                                                                          let err38 = { instancePath: instancePath + "/audit/rubric/" + i7, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/1/required", keyword: "required", params: { missingProperty: missing15 } };
                                                                                                          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                                                                                                        } else {
                                                                                                          let _errs203 = errors;
                                                                                                          for (let key14 in data74)
                                                                                                            if (!(key14 === "kind" || key14 === "refId")) {
                                                                                                              let err39 = { instancePath: instancePath + "/audit/rubric/" + i7, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 } };
                                                                                                              vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                                                                                                              break;
                                                                                                            }
                                                                                                          if (_errs203 === errors) {
                                                                                                            if (data74.kind !== void 0) {
                                                                                                              let data77 = data74.kind, _errs204 = errors;
                                                                                                              if (typeof data77 != "string") {
                                                                                                                let err40 = { instancePath: instancePath + "/audit/rubric/" + i7 + "/kind", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                                                                vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                                                                                                              }
                                                                                                              if (data77 !== "ref") {
                                                                                                                let err41 = { instancePath: instancePath + "/audit/rubric/" + i7 + "/kind", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "ref" } };
                                                                                                                vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                                                                                                              }
                                                                                                              var valid49 = _errs204 === errors;
                                                                                                            } else
                                                                                                              var valid49 = !0;
                                                                                                            if (valid49)
                                                                                                              if (data74.refId !== void 0) {
                                                                                                                let data78 = data74.refId, _errs206 = errors;
                                                                                                                if (errors === _errs206)
                                                                                                                  if (typeof data78 == "string") {
                                                                                                                    if (func3(data78) < 1) {
                                                                                                                      let err42 = { instancePath: instancePath + "/audit/rubric/" + i7 + "/refId", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/1/properties/refId/minLength", keyword: "minLength", params: { limit: 1 } };
                                                                                                                      vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                                                                                                                    }
                                                                                                                  } else {
                                                                                                                    let err43 = { instancePath: instancePath + "/audit/rubric/" + i7 + "/refId", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/1/properties/refId/type", keyword: "type", params: { type: "string" } };
                                                                                                                    vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                                                                                                                  }
                                                                                                                var valid49 = _errs206 === errors;
                                                                                                              } else
                                                                                                                var valid49 = !0;
                                                                                                          }
                                                                                                        }
                                                                                                      } else {
                                                                                                        let err44 = { instancePath: instancePath + "/audit/rubric/" + i7, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/1/type", keyword: "type", params: { type: "object" } };
                                                                                                        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                                                                                                      }
                                                                                                  } else {
                                                                                                    let err45 = { instancePath: instancePath + "/audit/rubric/" + i7, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag2 } };
                                                                                                    vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                                                                                                  }
                                                                                                else {
                                                                                                  let err46 = { instancePath: instancePath + "/audit/rubric/" + i7, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag2 } };
                                                                                                  vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                                                                                                }
                                                                                              }
                                                                                            } else {
                                                                                              let err47 = { instancePath: instancePath + "/audit/rubric/" + i7, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/type", keyword: "type", params: { type: "object" } };
                                                                                              vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                                                                                            }
                                                                                          var _valid4 = _errs191 === errors;
                                                                                          valid44 = valid44 || _valid4;
                                                                                        }
                                                                                        if (valid44)
                                                                                          errors = _errs188, vErrors !== null && (_errs188 ? vErrors.length = _errs188 : vErrors = null);
                                                                                        else {
                                                                                          let err48 = { instancePath: instancePath + "/audit/rubric/" + i7, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf", keyword: "anyOf", params: {} };
                                                                                          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                                                                                        }
                                                                                        var valid43 = _errs187 === errors;
                                                                                        if (!valid43)
                                                                                          break;
                                                                                      }
                                                                                    }
                                                                                  else {
                                                                                    let err49 = { instancePath: instancePath + "/audit/rubric", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/type", keyword: "type", params: { type: "array" } };
                                                                                    vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                                                                                  }
                                                                                var _valid3 = _errs185 === errors;
                                                                                valid42 = valid42 || _valid3;
                                                                              }
                                                                              if (valid42)
                                                                                errors = _errs182, vErrors !== null && (_errs182 ? vErrors.length = _errs182 : vErrors = null);
                                                                              else {
                                                                                let err50 = { instancePath: instancePath + "/audit/rubric", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf", keyword: "anyOf", params: {} };
                                                                                return vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++, validate11.errors = vErrors, !1;
                                                                              }
                                                                              var valid41 = _errs181 === errors;
                                                                            } else
                                                                              var valid41 = !0;
                                                                        }
                                                                      } else
                                                                        return validate11.errors = [{ instancePath: instancePath + "/audit", schemaPath: "#/definitions/LegacyStep.audit/type", keyword: "type", params: { type: "object" } }], !1;
                                                                    var valid28 = _errs175 === errors;
                                                                  } else
                                                                    var valid28 = !0;
                                                                  if (valid28) {
                                                                    if (data.verification !== void 0) {
                                                                      let data79 = data.verification, _errs208 = errors;
                                                                      if (errors === errors)
                                                                        if (data79 && typeof data79 == "object" && !Array.isArray(data79)) {
                                                                          let _errs211 = errors;
                                                                          for (let key15 in data79)
                                                                            if (!(key15 === "command" || key15 === "prompt")) {
                                                                              return validate11.errors = [{ instancePath: instancePath + "/verification", schemaPath: "#/definitions/LegacyStep.verification/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 } }], !1;
                                                                              break;
                                                                            }
                                                                          if (_errs211 === errors) {
                                                                            if (data79.command !== void 0) {
                                                                              let data80 = data79.command, _errs212 = errors;
                                                                              if (errors === _errs212)
                                                                                if (typeof data80 == "string") {
                                                                                  if (func3(data80) < 1)
                                                                                    return validate11.errors = [{ instancePath: instancePath + "/verification/command", schemaPath: "#/definitions/LegacyStep.verification/properties/command/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                } else
                                                                                  return validate11.errors = [{ instancePath: instancePath + "/verification/command", schemaPath: "#/definitions/LegacyStep.verification/properties/command/type", keyword: "type", params: { type: "string" } }], !1;
                                                                              var valid51 = _errs212 === errors;
                                                                            } else
                                                                              var valid51 = !0;
                                                                            if (valid51)
                                                                              if (data79.prompt !== void 0) {
                                                                                let data81 = data79.prompt, _errs214 = errors;
                                                                                if (errors === _errs214)
                                                                                  if (typeof data81 == "string") {
                                                                                    if (func3(data81) < 1)
                                                                                      return validate11.errors = [{ instancePath: instancePath + "/verification/prompt", schemaPath: "#/definitions/LegacyStep.verification/properties/prompt/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                  } else
                                                                                    return validate11.errors = [{ instancePath: instancePath + "/verification/prompt", schemaPath: "#/definitions/LegacyStep.verification/properties/prompt/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                var valid51 = _errs214 === errors;
                                                                              } else
                                                                                var valid51 = !0;
                                                                          }
                                                                        } else
                                                                          return validate11.errors = [{ instancePath: instancePath + "/verification", schemaPath: "#/definitions/LegacyStep.verification/type", keyword: "type", params: { type: "object" } }], !1;
                                                                      var valid28 = _errs208 === errors;
                                                                    } else
                                                                      var valid28 = !0;
                                                                    if (valid28) {
                                                                      if (data.loop !== void 0) {
                                                                        let data82 = data.loop, _errs216 = errors;
                                                                        if (errors === _errs216)
                                                                          if (data82 && typeof data82 == "object" && !Array.isArray(data82)) {
                                                                            let missing16;
                                                                            if (data82.type === void 0 && (missing16 = "type") || data82.maxIterations === void 0 && (missing16 = "maxIterations"))
                                                                              return validate11.errors = [{ instancePath: instancePath + "/loop", schemaPath: "#/then/oneOf/1/properties/loop/required", keyword: "required", params: { missingProperty: missing16 } }], !1;
                                                                            {
                                                                              let _errs218 = errors;
                                                                              for (let key16 in data82)
                                                                                if (!func2.call(schema19.then.oneOf[1].properties.loop.properties, key16)) {
                                                                                  return validate11.errors = [{ instancePath: instancePath + "/loop", schemaPath: "#/then/oneOf/1/properties/loop/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 } }], !1;
                                                                                  break;
                                                                                }
                                                                              if (_errs218 === errors) {
                                                                                if (data82.type !== void 0) {
                                                                                  let data83 = data82.type, _errs219 = errors;
                                                                                  if (typeof data83 != "string")
                                                                                    return validate11.errors = [{ instancePath: instancePath + "/loop/type", schemaPath: "#/then/oneOf/1/properties/loop/properties/type/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  if (!(data83 === "while" || data83 === "until" || data83 === "for" || data83 === "forEach"))
                                                                                    return validate11.errors = [{ instancePath: instancePath + "/loop/type", schemaPath: "#/then/oneOf/1/properties/loop/properties/type/enum", keyword: "enum", params: { allowedValues: schema19.then.oneOf[1].properties.loop.properties.type.enum } }], !1;
                                                                                  var valid52 = _errs219 === errors;
                                                                                } else
                                                                                  var valid52 = !0;
                                                                                if (valid52) {
                                                                                  if (data82.maxIterations !== void 0) {
                                                                                    let data84 = data82.maxIterations, _errs221 = errors;
                                                                                    if (!(typeof data84 == "number" && !(data84 % 1) && !isNaN(data84)))
                                                                                      return validate11.errors = [{ instancePath: instancePath + "/loop/maxIterations", schemaPath: "#/then/oneOf/1/properties/loop/properties/maxIterations/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                                    if (errors === _errs221 && typeof data84 == "number" && (data84 <= 0 || isNaN(data84)))
                                                                                      return validate11.errors = [{ instancePath: instancePath + "/loop/maxIterations", schemaPath: "#/then/oneOf/1/properties/loop/properties/maxIterations/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                                                    var valid52 = _errs221 === errors;
                                                                                  } else
                                                                                    var valid52 = !0;
                                                                                  if (valid52) {
                                                                                    if (data82.condition !== void 0) {
                                                                                      let _errs223 = errors;
                                                                                      validate15(data82.condition, { instancePath: instancePath + "/loop/condition", parentData: data82, parentDataProperty: "condition", rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length);
                                                                                      var valid52 = _errs223 === errors;
                                                                                    } else
                                                                                      var valid52 = !0;
                                                                                    if (valid52) {
                                                                                      if (data82.conditionSource !== void 0) {
                                                                                        let data86 = data82.conditionSource, _errs224 = errors;
                                                                                        if (errors === _errs224)
                                                                                          if (data86 && typeof data86 == "object" && !Array.isArray(data86)) {
                                                                                            let missing17;
                                                                                            if (data86.kind === void 0 && (missing17 = "kind"))
                                                                                              return validate11.errors = [{ instancePath: instancePath + "/loop/conditionSource", schemaPath: "#/then/oneOf/1/properties/loop/properties/conditionSource/required", keyword: "required", params: { missingProperty: missing17 } }], !1;
                                                                                            {
                                                                                              let tag3 = data86.kind;
                                                                                              if (typeof tag3 == "string")
                                                                                                if (tag3 === "artifact_contract") {
                                                                                                  if (errors === errors)
                                                                                                    if (data86 && typeof data86 == "object" && !Array.isArray(data86)) {
                                                                                                      let missing18;
                                                                                                      if (data86.kind === void 0 && (missing18 = "kind") || data86.contractRef === void 0 && (missing18 = "contractRef"))
                                                                                                        return validate11.errors = [{ instancePath: instancePath + "/loop/conditionSource", schemaPath: "#/then/oneOf/1/properties/loop/properties/conditionSource/oneOf/0/required", keyword: "required", params: { missingProperty: missing18 } }], !1;
                                                                                                      {
                                                                                                        let _errs229 = errors;
                                                                                                        for (let key17 in data86)
                                                                                                          if (!(key17 === "kind" || key17 === "contractRef" || key17 === "loopId")) {
                                                                                                            return validate11.errors = [{ instancePath: instancePath + "/loop/conditionSource", schemaPath: "#/then/oneOf/1/properties/loop/properties/conditionSource/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 } }], !1;
                                                                                                            break;
                                                                                                          }
                                                                                                        if (_errs229 === errors) {
                                                                                                          if (data86.kind !== void 0) {
                                                                                                            let data87 = data86.kind, _errs230 = errors;
                                                                                                            if (typeof data87 != "string")
                                                                                                              return validate11.errors = [{ instancePath: instancePath + "/loop/conditionSource/kind", schemaPath: "#/then/oneOf/1/properties/loop/properties/conditionSource/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                            if (data87 !== "artifact_contract")
                                                                                                              return validate11.errors = [{ instancePath: instancePath + "/loop/conditionSource/kind", schemaPath: "#/then/oneOf/1/properties/loop/properties/conditionSource/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "artifact_contract" } }], !1;
                                                                                                            var valid55 = _errs230 === errors;
                                                                                                          } else
                                                                                                            var valid55 = !0;
                                                                                                          if (valid55) {
                                                                                                            if (data86.contractRef !== void 0) {
                                                                                                              let data88 = data86.contractRef, _errs232 = errors;
                                                                                                              if (errors === _errs232)
                                                                                                                if (typeof data88 == "string") {
                                                                                                                  if (func3(data88) < 1)
                                                                                                                    return validate11.errors = [{ instancePath: instancePath + "/loop/conditionSource/contractRef", schemaPath: "#/then/oneOf/1/properties/loop/properties/conditionSource/oneOf/0/properties/contractRef/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                                                } else
                                                                                                                  return validate11.errors = [{ instancePath: instancePath + "/loop/conditionSource/contractRef", schemaPath: "#/then/oneOf/1/properties/loop/properties/conditionSource/oneOf/0/properties/contractRef/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                              var valid55 = _errs232 === errors;
                                                                                                            } else
                                                                                                              var valid55 = !0;
                                                                                                            if (valid55)
                                                                                                              if (data86.loopId !== void 0) {
                                                                                                                let data89 = data86.loopId, _errs234 = errors;
                                                                                                                if (errors === _errs234)
                                                                                                                  if (typeof data89 == "string") {
                                                                                                                    if (func3(data89) < 1)
                                                                                                                      return validate11.errors = [{ instancePath: instancePath + "/loop/conditionSource/loopId", schemaPath: "#/then/oneOf/1/properties/loop/properties/conditionSource/oneOf/0/properties/loopId/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                                                  } else
                                                                                                                    return validate11.errors = [{ instancePath: instancePath + "/loop/conditionSource/loopId", schemaPath: "#/then/oneOf/1/properties/loop/properties/conditionSource/oneOf/0/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                                var valid55 = _errs234 === errors;
                                                                                                              } else
                                                                                                                var valid55 = !0;
                                                                                                          }
                                                                                                        }
                                                                                                      }
                                                                                                    } else
                                                                                                      return validate11.errors = [{ instancePath: instancePath + "/loop/conditionSource", schemaPath: "#/then/oneOf/1/properties/loop/properties/conditionSource/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                                } else if (tag3 === "context_variable") {
                                                                                                  if (errors === errors)
                                                                                                    if (data86 && typeof data86 == "object" && !Array.isArray(data86)) {
                                                                                                      let missing19;
                                                                                                      if (data86.kind === void 0 && (missing19 = "kind") || data86.condition === void 0 && (missing19 = "condition"))
                                                                                                        return validate11.errors = [{ instancePath: instancePath + "/loop/conditionSource", schemaPath: "#/then/oneOf/1/properties/loop/properties/conditionSource/oneOf/1/required", keyword: "required", params: { missingProperty: missing19 } }], !1;
                                                                                                      {
                                                                                                        let _errs238 = errors;
                                                                                                        for (let key18 in data86)
                                                                                                          if (!(key18 === "kind" || key18 === "condition")) {
                                                                                                            return validate11.errors = [{ instancePath: instancePath + "/loop/conditionSource", schemaPath: "#/then/oneOf/1/properties/loop/properties/conditionSource/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 } }], !1;
                                                                                                            break;
                                                                                                          }
                                                                                                        if (_errs238 === errors) {
                                                                                                          if (data86.kind !== void 0) {
                                                                                                            let data90 = data86.kind, _errs239 = errors;
                                                                                                            if (typeof data90 != "string")
                                                                                                              return validate11.errors = [{ instancePath: instancePath + "/loop/conditionSource/kind", schemaPath: "#/then/oneOf/1/properties/loop/properties/conditionSource/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                            if (data90 !== "context_variable")
                                                                                                              return validate11.errors = [{ instancePath: instancePath + "/loop/conditionSource/kind", schemaPath: "#/then/oneOf/1/properties/loop/properties/conditionSource/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "context_variable" } }], !1;
                                                                                                            var valid57 = _errs239 === errors;
                                                                                                          } else
                                                                                                            var valid57 = !0;
                                                                                                          if (valid57)
                                                                                                            if (data86.condition !== void 0) {
                                                                                                              let _errs241 = errors;
                                                                                                              validate15(data86.condition, { instancePath: instancePath + "/loop/conditionSource/condition", parentData: data86, parentDataProperty: "condition", rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length);
                                                                                                              var valid57 = _errs241 === errors;
                                                                                                            } else
                                                                                                              var valid57 = !0;
                                                                                                        }
                                                                                                      }
                                                                                                    } else
                                                                                                      return validate11.errors = [{ instancePath: instancePath + "/loop/conditionSource", schemaPath: "#/then/oneOf/1/properties/loop/properties/conditionSource/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                                } else
                                                                                                  return validate11.errors = [{ instancePath: instancePath + "/loop/conditionSource", schemaPath: "#/then/oneOf/1/properties/loop/properties/conditionSource/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag3 } }], !1;
                                                                                              else
                                                                                                return validate11.errors = [{ instancePath: instancePath + "/loop/conditionSource", schemaPath: "#/then/oneOf/1/properties/loop/properties/conditionSource/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag3 } }], !1;
                                                                                            }
                                                                                          } else
                                                                                            return validate11.errors = [{ instancePath: instancePath + "/loop/conditionSource", schemaPath: "#/then/oneOf/1/properties/loop/properties/conditionSource/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                        var valid52 = _errs224 === errors;
                                                                                      } else
                                                                                        var valid52 = !0;
                                                                                      if (valid52) {
                                                                                        if (data82.count !== void 0) {
                                                                                          let data92 = data82.count, _errs242 = errors, _errs243 = errors, valid58 = !1, _errs244 = errors;
                                                                                          if (!(typeof data92 == "number" && !(data92 % 1) && !isNaN(data92))) {
                                                                                            let err51 = { instancePath: instancePath + "/loop/count", schemaPath: "#/then/oneOf/1/properties/loop/properties/count/anyOf/0/type", keyword: "type", params: { type: "integer" } };
                                                                                            vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                                                                                          }
                                                                                          if (errors === _errs244 && typeof data92 == "number" && (data92 < 0 || isNaN(data92))) {
                                                                                            let err52 = { instancePath: instancePath + "/loop/count", schemaPath: "#/then/oneOf/1/properties/loop/properties/count/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                                                                            vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                                                                                          }
                                                                                          var _valid5 = _errs244 === errors;
                                                                                          if (valid58 = valid58 || _valid5, !valid58) {
                                                                                            let _errs246 = errors;
                                                                                            if (errors === _errs246)
                                                                                              if (typeof data92 == "string") {
                                                                                                if (func3(data92) < 1) {
                                                                                                  let err53 = { instancePath: instancePath + "/loop/count", schemaPath: "#/then/oneOf/1/properties/loop/properties/count/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 } };
                                                                                                  vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
                                                                                                }
                                                                                              } else {
                                                                                                let err54 = { instancePath: instancePath + "/loop/count", schemaPath: "#/then/oneOf/1/properties/loop/properties/count/anyOf/1/type", keyword: "type", params: { type: "string" } };
                                                                                                vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                                                                                              }
                                                                                            var _valid5 = _errs246 === errors;
                                                                                            valid58 = valid58 || _valid5;
                                                                                          }
                                                                                          if (valid58)
                                                                                            errors = _errs243, vErrors !== null && (_errs243 ? vErrors.length = _errs243 : vErrors = null);
                                                                                          else {
                                                                                            let err55 = { instancePath: instancePath + "/loop/count", schemaPath: "#/then/oneOf/1/properties/loop/properties/count/anyOf", keyword: "anyOf", params: {} };
                                                                                            return vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++, validate11.errors = vErrors, !1;
                                                                                          }
                                                                                          var valid52 = _errs242 === errors;
                                                                                        } else
                                                                                          var valid52 = !0;
                                                                                        if (valid52) {
                                                                                          if (data82.items !== void 0) {
                                                                                            let data93 = data82.items, _errs248 = errors;
                                                                                            if (errors === _errs248)
                                                                                              if (typeof data93 == "string") {
                                                                                                if (func3(data93) < 1)
                                                                                                  return validate11.errors = [{ instancePath: instancePath + "/loop/items", schemaPath: "#/then/oneOf/1/properties/loop/properties/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                              } else
                                                                                                return validate11.errors = [{ instancePath: instancePath + "/loop/items", schemaPath: "#/then/oneOf/1/properties/loop/properties/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                            var valid52 = _errs248 === errors;
                                                                                          } else
                                                                                            var valid52 = !0;
                                                                                          if (valid52) {
                                                                                            if (data82.iterationVar !== void 0) {
                                                                                              let data94 = data82.iterationVar, _errs250 = errors;
                                                                                              if (errors === _errs250)
                                                                                                if (typeof data94 == "string") {
                                                                                                  if (func3(data94) < 1)
                                                                                                    return validate11.errors = [{ instancePath: instancePath + "/loop/iterationVar", schemaPath: "#/then/oneOf/1/properties/loop/properties/iterationVar/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                                } else
                                                                                                  return validate11.errors = [{ instancePath: instancePath + "/loop/iterationVar", schemaPath: "#/then/oneOf/1/properties/loop/properties/iterationVar/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                              var valid52 = _errs250 === errors;
                                                                                            } else
                                                                                              var valid52 = !0;
                                                                                            if (valid52) {
                                                                                              if (data82.itemVar !== void 0) {
                                                                                                let data95 = data82.itemVar, _errs252 = errors;
                                                                                                if (errors === _errs252)
                                                                                                  if (typeof data95 == "string") {
                                                                                                    if (func3(data95) < 1)
                                                                                                      return validate11.errors = [{ instancePath: instancePath + "/loop/itemVar", schemaPath: "#/then/oneOf/1/properties/loop/properties/itemVar/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                                  } else
                                                                                                    return validate11.errors = [{ instancePath: instancePath + "/loop/itemVar", schemaPath: "#/then/oneOf/1/properties/loop/properties/itemVar/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                var valid52 = _errs252 === errors;
                                                                                              } else
                                                                                                var valid52 = !0;
                                                                                              if (valid52)
                                                                                                if (data82.indexVar !== void 0) {
                                                                                                  let data96 = data82.indexVar, _errs254 = errors;
                                                                                                  if (errors === _errs254)
                                                                                                    if (typeof data96 == "string") {
                                                                                                      if (func3(data96) < 1)
                                                                                                        return validate11.errors = [{ instancePath: instancePath + "/loop/indexVar", schemaPath: "#/then/oneOf/1/properties/loop/properties/indexVar/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                                    } else
                                                                                                      return validate11.errors = [{ instancePath: instancePath + "/loop/indexVar", schemaPath: "#/then/oneOf/1/properties/loop/properties/indexVar/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  var valid52 = _errs254 === errors;
                                                                                                } else
                                                                                                  var valid52 = !0;
                                                                                            }
                                                                                          }
                                                                                        }
                                                                                      }
                                                                                    }
                                                                                  }
                                                                                }
                                                                              }
                                                                            }
                                                                          } else
                                                                            return validate11.errors = [{ instancePath: instancePath + "/loop", schemaPath: "#/then/oneOf/1/properties/loop/type", keyword: "type", params: { type: "object" } }], !1;
                                                                        var valid28 = _errs216 === errors;
                                                                      } else
                                                                        var valid28 = !0;
                                                                      if (valid28)
                                                                        if (data.body !== void 0) {
                                                                          let data97 = data.body, _errs256 = errors, _errs257 = errors, valid59 = !1, _errs258 = errors;
                                                                          if (errors === _errs258)
                                                                            if (typeof data97 == "string") {
                                                                              if (func3(data97) < 1) {
                                                                                let err56 = { instancePath: instancePath + "/body", schemaPath: "#/then/oneOf/1/properties/body/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                                                                                vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
                                                                              }
                                                                            } else {
                                                                              let err57 = { instancePath: instancePath + "/body", schemaPath: "#/then/oneOf/1/properties/body/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                                                              vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
                                                                            }
                                                                          var _valid6 = _errs258 === errors;
                                                                          if (valid59 = valid59 || _valid6, !valid59) {
                                                                            let _errs260 = errors;
                                                                            if (errors === _errs260)
                                                                              if (Array.isArray(data97))
                                                                                if (data97.length < 1) {
                                                                                  let err58 = { instancePath: instancePath + "/body", schemaPath: "#/then/oneOf/1/properties/body/anyOf/1/minItems", keyword: "minItems", params: { limit: 1 } };
                                                                                  vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
                                                                                } else {
                                                                                  var valid60 = !0;
                                                                                  let len8 = data97.length;
                                                                                  for (let i8 = 0; i8 < len8; i8++) {
                                                                                    let _errs262 = errors;
                                                                                    wrapper7.validate(data97[i8], { instancePath: instancePath + "/body/" + i8, parentData: data97, parentDataProperty: i8, rootData }) || (vErrors = vErrors === null ? wrapper7.validate.errors : vErrors.concat(wrapper7.validate.errors), errors = vErrors.length);
                                                                                    var valid60 = _errs262 === errors;
                                                                                    if (!valid60)
                                                                                      break;
                                                                                  }
                                                                                }
                                                                              else {
                                                                                let err59 = { instancePath: instancePath + "/body", schemaPath: "#/then/oneOf/1/properties/body/anyOf/1/type", keyword: "type", params: { type: "array" } };
                                                                                vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
                                                                              }
                                                                            var _valid6 = _errs260 === errors;
                                                                            valid59 = valid59 || _valid6;
                                                                          }
                                                                          if (valid59)
                                                                            errors = _errs257, vErrors !== null && (_errs257 ? vErrors.length = _errs257 : vErrors = null);
                                                                          else {
                                                                            let err60 = { instancePath: instancePath + "/body", schemaPath: "#/then/oneOf/1/properties/body/anyOf", keyword: "anyOf", params: {} };
                                                                            return vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++, validate11.errors = vErrors, !1;
                                                                          }
                                                                          var valid28 = _errs256 === errors;
                                                                        } else
                                                                          var valid28 = !0;
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                } else
                  return validate11.errors = [{ instancePath, schemaPath: "#/then/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
            } else if (tag0 === "parallel") {
              if (errors === errors)
                if (data && typeof data == "object" && !Array.isArray(data)) {
                  let missing20;
                  if (data.type === void 0 && (missing20 = "type") || data.id === void 0 && (missing20 = "id") || data.title === void 0 && (missing20 = "title") || data.parallelDelegations === void 0 && (missing20 = "parallelDelegations"))
                    return validate11.errors = [{ instancePath, schemaPath: "#/then/oneOf/2/required", keyword: "required", params: { missingProperty: missing20 } }], !1;
                  {
                    let _errs265 = errors;
                    for (let key19 in data)
                      if (!func2.call(schema19.then.oneOf[2].properties, key19)) {
                        return validate11.errors = [{ instancePath, schemaPath: "#/then/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key19 } }], !1;
                        break;
                      }
                    if (_errs265 === errors) {
                      if (data.type !== void 0) {
                        let data99 = data.type, _errs266 = errors;
                        if (typeof data99 != "string")
                          return validate11.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/then/oneOf/2/properties/type/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data99 !== "parallel")
                          return validate11.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/then/oneOf/2/properties/type/const", keyword: "const", params: { allowedValue: "parallel" } }], !1;
                        var valid62 = _errs266 === errors;
                      } else
                        var valid62 = !0;
                      if (valid62) {
                        if (data.id !== void 0) {
                          let data100 = data.id, _errs268 = errors;
                          if (errors === _errs268)
                            if (typeof data100 == "string") {
                              if (func3(data100) < 1)
                                return validate11.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/then/oneOf/2/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                            } else
                              return validate11.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/then/oneOf/2/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid62 = _errs268 === errors;
                        } else
                          var valid62 = !0;
                        if (valid62) {
                          if (data.title !== void 0) {
                            let data101 = data.title, _errs270 = errors;
                            if (errors === _errs270)
                              if (typeof data101 == "string") {
                                if (func3(data101) < 1)
                                  return validate11.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/then/oneOf/2/properties/title/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                              } else
                                return validate11.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/then/oneOf/2/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid62 = _errs270 === errors;
                          } else
                            var valid62 = !0;
                          if (valid62) {
                            if (data.prompt !== void 0) {
                              let data102 = data.prompt, _errs272 = errors;
                              if (errors === _errs272)
                                if (typeof data102 == "string") {
                                  if (func3(data102) < 1)
                                    return validate11.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/then/oneOf/2/properties/prompt/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                } else
                                  return validate11.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/then/oneOf/2/properties/prompt/type", keyword: "type", params: { type: "string" } }], !1;
                              var valid62 = _errs272 === errors;
                            } else
                              var valid62 = !0;
                            if (valid62) {
                              if (data.promptBlocks !== void 0) {
                                let _errs274 = errors;
                                validate12(data.promptBlocks, { instancePath: instancePath + "/promptBlocks", parentData: data, parentDataProperty: "promptBlocks", rootData }) || (vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors), errors = vErrors.length);
                                var valid62 = _errs274 === errors;
                              } else
                                var valid62 = !0;
                              if (valid62) {
                                if (data.agentRole !== void 0) {
                                  let data104 = data.agentRole, _errs275 = errors;
                                  if (errors === _errs275)
                                    if (typeof data104 == "string") {
                                      if (func3(data104) < 1)
                                        return validate11.errors = [{ instancePath: instancePath + "/agentRole", schemaPath: "#/then/oneOf/2/properties/agentRole/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                    } else
                                      return validate11.errors = [{ instancePath: instancePath + "/agentRole", schemaPath: "#/then/oneOf/2/properties/agentRole/type", keyword: "type", params: { type: "string" } }], !1;
                                  var valid62 = _errs275 === errors;
                                } else
                                  var valid62 = !0;
                                if (valid62) {
                                  if (data.requireConfirmation !== void 0) {
                                    let _errs277 = errors;
                                    validate14(data.requireConfirmation, { instancePath: instancePath + "/requireConfirmation", parentData: data, parentDataProperty: "requireConfirmation", rootData }) || (vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors), errors = vErrors.length);
                                    var valid62 = _errs277 === errors;
                                  } else
                                    var valid62 = !0;
                                  if (valid62) {
                                    if (data.templateCall !== void 0) {
                                      let data106 = data.templateCall, _errs278 = errors;
                                      if (errors === errors)
                                        if (data106 && typeof data106 == "object" && !Array.isArray(data106)) {
                                          let missing21;
                                          if (data106.templateId === void 0 && (missing21 = "templateId"))
                                            return validate11.errors = [{ instancePath: instancePath + "/templateCall", schemaPath: "#/definitions/LegacyStep.templateCall/required", keyword: "required", params: { missingProperty: missing21 } }], !1;
                                          {
                                            let _errs281 = errors;
                                            for (let key20 in data106)
                                              if (!(key20 === "templateId" || key20 === "args")) {
                                                return validate11.errors = [{ instancePath: instancePath + "/templateCall", schemaPath: "#/definitions/LegacyStep.templateCall/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key20 } }], !1;
                                                break;
                                              }
                                            if (_errs281 === errors) {
                                              if (data106.templateId !== void 0) {
                                                let data107 = data106.templateId, _errs282 = errors;
                                                if (errors === _errs282)
                                                  if (typeof data107 == "string") {
                                                    if (func3(data107) < 1)
                                                      return validate11.errors = [{ instancePath: instancePath + "/templateCall/templateId", schemaPath: "#/definitions/LegacyStep.templateCall/properties/templateId/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                  } else
                                                    return validate11.errors = [{ instancePath: instancePath + "/templateCall/templateId", schemaPath: "#/definitions/LegacyStep.templateCall/properties/templateId/type", keyword: "type", params: { type: "string" } }], !1;
                                                var valid64 = _errs282 === errors;
                                              } else
                                                var valid64 = !0;
                                              if (valid64)
                                                if (data106.args !== void 0) {
                                                  let data108 = data106.args, _errs284 = errors;
                                                  if (errors === _errs284 && !(data108 && typeof data108 == "object" && !Array.isArray(data108)))
                                                    return validate11.errors = [{ instancePath: instancePath + "/templateCall/args", schemaPath: "#/definitions/LegacyStep.templateCall/properties/args/type", keyword: "type", params: { type: "object" } }], !1;
                                                  var valid64 = _errs284 === errors;
                                                } else
                                                  var valid64 = !0;
                                            }
                                          }
                                        } else
                                          return validate11.errors = [{ instancePath: instancePath + "/templateCall", schemaPath: "#/definitions/LegacyStep.templateCall/type", keyword: "type", params: { type: "object" } }], !1;
                                      var valid62 = _errs278 === errors;
                                    } else
                                      var valid62 = !0;
                                    if (valid62) {
                                      if (data.promptFragments !== void 0) {
                                        let _errs287 = errors;
                                        validate21(data.promptFragments, { instancePath: instancePath + "/promptFragments", parentData: data, parentDataProperty: "promptFragments", rootData }) || (vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors), errors = vErrors.length);
                                        var valid62 = _errs287 === errors;
                                      } else
                                        var valid62 = !0;
                                      if (valid62) {
                                        if (data.guidance !== void 0) {
                                          let _errs288 = errors;
                                          validate24(data.guidance, { instancePath: instancePath + "/guidance", parentData: data, parentDataProperty: "guidance", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                                          var valid62 = _errs288 === errors;
                                        } else
                                          var valid62 = !0;
                                        if (valid62) {
                                          if (data.askForFiles !== void 0) {
                                            let _errs289 = errors;
                                            if (typeof data.askForFiles != "boolean")
                                              return validate11.errors = [{ instancePath: instancePath + "/askForFiles", schemaPath: "#/then/oneOf/2/properties/askForFiles/type", keyword: "type", params: { type: "boolean" } }], !1;
                                            var valid62 = _errs289 === errors;
                                          } else
                                            var valid62 = !0;
                                          if (valid62) {
                                            if (data.hasValidation !== void 0) {
                                              let _errs291 = errors;
                                              if (typeof data.hasValidation != "boolean")
                                                return validate11.errors = [{ instancePath: instancePath + "/hasValidation", schemaPath: "#/then/oneOf/2/properties/hasValidation/type", keyword: "type", params: { type: "boolean" } }], !1;
                                              var valid62 = _errs291 === errors;
                                            } else
                                              var valid62 = !0;
                                            if (valid62) {
                                              if (data.modelTier !== void 0) {
                                                let data113 = data.modelTier, _errs293 = errors;
                                                if (errors === _errs293)
                                                  if (typeof data113 == "string") {
                                                    if (func3(data113) < 1)
                                                      return validate11.errors = [{ instancePath: instancePath + "/modelTier", schemaPath: "#/then/oneOf/2/properties/modelTier/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                  } else
                                                    return validate11.errors = [{ instancePath: instancePath + "/modelTier", schemaPath: "#/then/oneOf/2/properties/modelTier/type", keyword: "type", params: { type: "string" } }], !1;
                                                var valid62 = _errs293 === errors;
                                              } else
                                                var valid62 = !0;
                                              if (valid62) {
                                                if (data.notesOptional !== void 0) {
                                                  let _errs295 = errors;
                                                  if (typeof data.notesOptional != "boolean")
                                                    return validate11.errors = [{ instancePath: instancePath + "/notesOptional", schemaPath: "#/then/oneOf/2/properties/notesOptional/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                  var valid62 = _errs295 === errors;
                                                } else
                                                  var valid62 = !0;
                                                if (valid62) {
                                                  if (data.runCondition !== void 0) {
                                                    let _errs297 = errors;
                                                    validate15(data.runCondition, { instancePath: instancePath + "/runCondition", parentData: data, parentDataProperty: "runCondition", rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length);
                                                    var valid62 = _errs297 === errors;
                                                  } else
                                                    var valid62 = !0;
                                                  if (valid62) {
                                                    if (data.validationCriteria !== void 0) {
                                                      let _errs298 = errors;
                                                      validate27(data.validationCriteria, { instancePath: instancePath + "/validationCriteria", parentData: data, parentDataProperty: "validationCriteria", rootData }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
                                                      var valid62 = _errs298 === errors;
                                                    } else
                                                      var valid62 = !0;
                                                    if (valid62) {
                                                      if (data.outputContract !== void 0) {
                                                        let data117 = data.outputContract, _errs299 = errors;
                                                        if (errors === errors)
                                                          if (data117 && typeof data117 == "object" && !Array.isArray(data117)) {
                                                            let missing22;
                                                            if (data117.contractRef === void 0 && (missing22 = "contractRef"))
                                                              return validate11.errors = [{ instancePath: instancePath + "/outputContract", schemaPath: "#/definitions/LegacyStep.outputContract/required", keyword: "required", params: { missingProperty: missing22 } }], !1;
                                                            {
                                                              let _errs302 = errors;
                                                              for (let key21 in data117)
                                                                if (!(key21 === "contractRef" || key21 === "required")) {
                                                                  return validate11.errors = [{ instancePath: instancePath + "/outputContract", schemaPath: "#/definitions/LegacyStep.outputContract/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key21 } }], !1;
                                                                  break;
                                                                }
                                                              if (_errs302 === errors) {
                                                                if (data117.contractRef !== void 0) {
                                                                  let data118 = data117.contractRef, _errs303 = errors;
                                                                  if (errors === _errs303)
                                                                    if (typeof data118 == "string") {
                                                                      if (func3(data118) < 1)
                                                                        return validate11.errors = [{ instancePath: instancePath + "/outputContract/contractRef", schemaPath: "#/definitions/LegacyStep.outputContract/properties/contractRef/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                    } else
                                                                      return validate11.errors = [{ instancePath: instancePath + "/outputContract/contractRef", schemaPath: "#/definitions/LegacyStep.outputContract/properties/contractRef/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid66 = _errs303 === errors;
                                                                } else
                                                                  var valid66 = !0;
                                                                if (valid66)
                                                                  if (data117.required !== void 0) {
                                                                    let _errs305 = errors;
                                                                    if (typeof data117.required != "boolean")
                                                                      return validate11.errors = [{ instancePath: instancePath + "/outputContract/required", schemaPath: "#/definitions/LegacyStep.outputContract/properties/required/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                                    var valid66 = _errs305 === errors;
                                                                  } else
                                                                    var valid66 = !0;
                                                              }
                                                            }
                                                          } else
                                                            return validate11.errors = [{ instancePath: instancePath + "/outputContract", schemaPath: "#/definitions/LegacyStep.outputContract/type", keyword: "type", params: { type: "object" } }], !1;
                                                        var valid62 = _errs299 === errors;
                                                      } else
                                                        var valid62 = !0;
                                                      if (valid62) {
                                                        if (data.assessmentRefs !== void 0) {
                                                          let data120 = data.assessmentRefs, _errs307 = errors;
                                                          if (errors === errors)
                                                            if (Array.isArray(data120)) {
                                                              var valid68 = !0;
                                                              let len9 = data120.length;
                                                              for (let i9 = 0; i9 < len9; i9++) {
                                                                let data121 = data120[i9], _errs310 = errors;
                                                                if (errors === _errs310)
                                                                  if (typeof data121 == "string") {
                                                                    if (func3(data121) < 1)
                                                                      return validate11.errors = [{ instancePath: instancePath + "/assessmentRefs/" + i9, schemaPath: "#/definitions/LegacyStep.functionReferences/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                  } else
                                                                    return validate11.errors = [{ instancePath: instancePath + "/assessmentRefs/" + i9, schemaPath: "#/definitions/LegacyStep.functionReferences/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                var valid68 = _errs310 === errors;
                                                                if (!valid68)
                                                                  break;
                                                              }
                                                            } else
                                                              return validate11.errors = [{ instancePath: instancePath + "/assessmentRefs", schemaPath: "#/definitions/LegacyStep.functionReferences/type", keyword: "type", params: { type: "array" } }], !1;
                                                          var valid62 = _errs307 === errors;
                                                        } else
                                                          var valid62 = !0;
                                                        if (valid62) {
                                                          if (data.assessmentConsequences !== void 0) {
                                                            let _errs312 = errors;
                                                            validate29(data.assessmentConsequences, { instancePath: instancePath + "/assessmentConsequences", parentData: data, parentDataProperty: "assessmentConsequences", rootData }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length);
                                                            var valid62 = _errs312 === errors;
                                                          } else
                                                            var valid62 = !0;
                                                          if (valid62) {
                                                            if (data.functionReferences !== void 0) {
                                                              let data123 = data.functionReferences, _errs313 = errors;
                                                              if (errors === errors)
                                                                if (Array.isArray(data123)) {
                                                                  var valid70 = !0;
                                                                  let len10 = data123.length;
                                                                  for (let i10 = 0; i10 < len10; i10++) {
                                                                    let data124 = data123[i10], _errs316 = errors;
                                                                    if (errors === _errs316)
                                                                      if (typeof data124 == "string") {
                                                                        if (func3(data124) < 1)
                                                                          return validate11.errors = [{ instancePath: instancePath + "/functionReferences/" + i10, schemaPath: "#/definitions/LegacyStep.functionReferences/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                      } else
                                                                        return validate11.errors = [{ instancePath: instancePath + "/functionReferences/" + i10, schemaPath: "#/definitions/LegacyStep.functionReferences/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    var valid70 = _errs316 === errors;
                                                                    if (!valid70)
                                                                      break;
                                                                  }
                                                                } else
                                                                  return validate11.errors = [{ instancePath: instancePath + "/functionReferences", schemaPath: "#/definitions/LegacyStep.functionReferences/type", keyword: "type", params: { type: "array" } }], !1;
                                                              var valid62 = _errs313 === errors;
                                                            } else
                                                              var valid62 = !0;
                                                            if (valid62) {
                                                              if (data.functionDefinitions !== void 0) {
                                                                let _errs318 = errors;
                                                                validate31(data.functionDefinitions, { instancePath: instancePath + "/functionDefinitions", parentData: data, parentDataProperty: "functionDefinitions", rootData }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
                                                                var valid62 = _errs318 === errors;
                                                              } else
                                                                var valid62 = !0;
                                                              if (valid62) {
                                                                if (data.functionCalls !== void 0) {
                                                                  let data126 = data.functionCalls, _errs319 = errors;
                                                                  if (errors === errors)
                                                                    if (Array.isArray(data126)) {
                                                                      var valid72 = !0;
                                                                      let len11 = data126.length;
                                                                      for (let i11 = 0; i11 < len11; i11++) {
                                                                        let data127 = data126[i11], _errs322 = errors;
                                                                        if (errors === _errs322)
                                                                          if (data127 && typeof data127 == "object" && !Array.isArray(data127)) {
                                                                            let missing23;
                                                                            if (data127.name === void 0 && (missing23 = "name"))
                                                                              return validate11.errors = [{ instancePath: instancePath + "/functionCalls/" + i11, schemaPath: "#/definitions/LegacyStep.functionCalls/items/required", keyword: "required", params: { missingProperty: missing23 } }], !1;
                                                                            {
                                                                              let _errs324 = errors;
                                                                              for (let key22 in data127)
                                                                                if (!(key22 === "name" || key22 === "args")) {
                                                                                  return validate11.errors = [{ instancePath: instancePath + "/functionCalls/" + i11, schemaPath: "#/definitions/LegacyStep.functionCalls/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key22 } }], !1;
                                                                                  break;
                                                                                }
                                                                              if (_errs324 === errors && data127.name !== void 0) {
                                                                                let data128 = data127.name;
                                                                                if (errors === errors)
                                                                                  if (typeof data128 == "string") {
                                                                                    if (func3(data128) < 1)
                                                                                      return validate11.errors = [{ instancePath: instancePath + "/functionCalls/" + i11 + "/name", schemaPath: "#/definitions/LegacyStep.functionCalls/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                  } else
                                                                                    return validate11.errors = [{ instancePath: instancePath + "/functionCalls/" + i11 + "/name", schemaPath: "#/definitions/LegacyStep.functionCalls/items/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                                                                              }
                                                                            }
                                                                          } else
                                                                            return validate11.errors = [{ instancePath: instancePath + "/functionCalls/" + i11, schemaPath: "#/definitions/LegacyStep.functionCalls/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                        var valid72 = _errs322 === errors;
                                                                        if (!valid72)
                                                                          break;
                                                                      }
                                                                    } else
                                                                      return validate11.errors = [{ instancePath: instancePath + "/functionCalls", schemaPath: "#/definitions/LegacyStep.functionCalls/type", keyword: "type", params: { type: "array" } }], !1;
                                                                  var valid62 = _errs319 === errors;
                                                                } else
                                                                  var valid62 = !0;
                                                                if (valid62) {
                                                                  if (data.audit !== void 0) {
                                                                    let data129 = data.audit, _errs327 = errors;
                                                                    if (errors === errors)
                                                                      if (data129 && typeof data129 == "object" && !Array.isArray(data129)) {
                                                                        let _errs330 = errors;
                                                                        for (let key23 in data129)
                                                                          if (!(key23 === "prompt" || key23 === "rubric")) {
                                                                            return validate11.errors = [{ instancePath: instancePath + "/audit", schemaPath: "#/definitions/LegacyStep.audit/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key23 } }], !1;
                                                                            break;
                                                                          }
                                                                        if (_errs330 === errors) {
                                                                          if (data129.prompt !== void 0) {
                                                                            let data130 = data129.prompt, _errs331 = errors;
                                                                            if (errors === _errs331)
                                                                              if (typeof data130 == "string") {
                                                                                if (func3(data130) < 1)
                                                                                  return validate11.errors = [{ instancePath: instancePath + "/audit/prompt", schemaPath: "#/definitions/LegacyStep.audit/properties/prompt/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                              } else
                                                                                return validate11.errors = [{ instancePath: instancePath + "/audit/prompt", schemaPath: "#/definitions/LegacyStep.audit/properties/prompt/type", keyword: "type", params: { type: "string" } }], !1;
                                                                            var valid75 = _errs331 === errors;
                                                                          } else
                                                                            var valid75 = !0;
                                                                          if (valid75)
                                                                            if (data129.rubric !== void 0) {
                                                                              let data131 = data129.rubric, _errs333 = errors, _errs334 = errors, valid76 = !1, _errs335 = errors;
                                                                              if (errors === _errs335)
                                                                                if (typeof data131 == "string") {
                                                                                  if (func3(data131) < 1) {
                                                                                    let err61 = { instancePath: instancePath + "/audit/rubric", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                                                                                    vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
                                                                                  }
                                                                                } else {
                                                                                  let err62 = { instancePath: instancePath + "/audit/rubric", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                                                                  vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
                                                                                }
                                                                              var _valid7 = _errs335 === errors;
                                                                              if (valid76 = valid76 || _valid7, !valid76) {
                                                                                let _errs337 = errors;
                                                                                if (errors === _errs337)
                                                                                  if (Array.isArray(data131))
                                                                                    if (data131.length < 1) {
                                                                                      let err63 = { instancePath: instancePath + "/audit/rubric", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/minItems", keyword: "minItems", params: { limit: 1 } };
                                                                                      vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
                                                                                    } else {
                                                                                      var valid77 = !0;
                                                                                      let len12 = data131.length;
                                                                                      for (let i12 = 0; i12 < len12; i12++) {
                                                                                        let data132 = data131[i12], _errs339 = errors, _errs340 = errors, valid78 = !1, _errs341 = errors;
                                                                                        if (errors === _errs341)
                                                                                          if (typeof data132 == "string") {
                                                                                            if (func3(data132) < 1) {
                                                                                              let err64 = { instancePath: instancePath + "/audit/rubric/" + i12, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                                                                                              vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
                                                                                            }
                                                                                          } else {
                                                                                            let err65 = { instancePath: instancePath + "/audit/rubric/" + i12, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                                                                            vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
                                                                                          }
                                                                                        var _valid8 = _errs341 === errors;
                                                                                        if (valid78 = valid78 || _valid8, !valid78) {
                                                                                          let _errs343 = errors;
                                                                                          if (errors === _errs343)
                                                                                            if (data132 && typeof data132 == "object" && !Array.isArray(data132)) {
                                                                                              let missing24;
                                                                                              if (data132.kind === void 0 && (missing24 = "kind")) {
                                                                                                let err66 = { instancePath: instancePath + "/audit/rubric/" + i12, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/required", keyword: "required", params: { missingProperty: missing24 } };
                                                                                                vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
                                                                                              } else {
                                                                                                let tag4 = data132.kind;
                                                                                                if (typeof tag4 == "string")
                                                                                                  if (tag4 === "text") {
                                                                                                    if (errors === errors)
                                                                                                      if (data132 && typeof data132 == "object" && !Array.isArray(data132)) {
                                                                                                        let missing25;
                                                                                                        if (data132.kind === void 0 && (missing25 = "kind") || data132.text === void 0 && (missing25 = "text")) {
                                                                                                          let err67 = { instancePath: instancePath + "/audit/rubric/" + i12, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/0/required", keyword: "required", params: { missingProperty: missing25 } };
                                                                                                          vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
                                                                                                        } else {
                                                                                                          let _errs348 = errors;
                                                                                                          for (let key24 in data132)
                                                                                                            if (!(key24 === "kind" || key24 === "text")) {
                                                                                                              let err68 = { instancePath: instancePath + "/audit/rubric/" + i12, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key24 } };
                                                                                                              vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
                                                                                                              break;
                                                                                                            }
                                                                                                          if (_errs348 === errors) {
                                                                                                            if (data132.kind !== void 0) {
                                                                                                              let data133 = data132.kind, _errs349 = errors;
                                                                                                              if (typeof data133 != "string") {
                                                                                                                let err69 = { instancePath: instancePath + "/audit/rubric/" + i12 + "/kind", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                                                                vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
                                                                                                              }
                                                                                                              if (data133 !== "text") {
                                                                                                                let err70 = { instancePath: instancePath + "/audit/rubric/" + i12 + "/kind", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "text" } };
                                                                                                                vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
                                                                                                              }
                                                                                                              var valid81 = _errs349 === errors;
                                                                                                            } else
                                                                                                              var valid81 = !0;
                                                                                                            if (valid81)
                                                                                                              if (data132.text !== void 0) {
                                                                                                                let _errs351 = errors;
                                                                                                                if (typeof data132.text != "string") {
                                                                                                                  let err71 = { instancePath: instancePath + "/audit/rubric/" + i12 + "/text", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/0/properties/text/type", keyword: "type", params: { type: "string" } };
                                                                                                                  vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
                                                                                                                }
                                                                                                                var valid81 = _errs351 === errors;
                                                                                                              } else
                                                                                                                var valid81 = !0;
                                                                                                          }
                                                                                                        }
                                                                                                      } else {
                                                                                                        let err72 = { instancePath: instancePath + "/audit/rubric/" + i12, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/0/type", keyword: "type", params: { type: "object" } };
                                                                                                        vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
                                                                                                      }
                                                                                                  } else if (tag4 === "ref") {
                                                                                                    if (errors === errors)
                                                                                                      if (data132 && typeof data132 == "object" && !Array.isArray(data132)) {
                                                                                                        let missing26;
                                                                                                        if (data132.kind === void 0 && (missing26 = "kind") || data132.refId === void 0 && (missing26 = "refId")) {
                                                                                                          let err73 = { instancePath: instancePath + "/audit/rubric/" + i12, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/1/required", keyword: "required", params: { missingProperty: missing26 } };
                                                                                                          vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
                                                                                                        } else {
                                                                                                          let _errs355 = errors;
                                                                                                          for (let key25 in data132)
                                                                                                            if (!(key25 === "kind" || key25 === "refId")) {
                                                                                                              let err74 = { instancePath: instancePath + "/audit/rubric/" + i12, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key25 } };
                                                                                                              vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
                                                                                                              break;
                                                                                                            }
                                                                                                          if (_errs355 === errors) {
                                                                                                            if (data132.kind !== void 0) {
                                                                                                              let data135 = data132.kind, _errs356 = errors;
                                                                                                              if (typeof data135 != "string") {
                                                                                                                let err75 = { instancePath: instancePath + "/audit/rubric/" + i12 + "/kind", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                                                                vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
                                                                                                              }
                                                                                                              if (data135 !== "ref") {
                                                                                                                let err76 = { instancePath: instancePath + "/audit/rubric/" + i12 + "/kind", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "ref" } };
                                                                                                                vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
                                                                                                              }
                                                                                                              var valid83 = _errs356 === errors;
                                                                                                            } else
                                                                                                              var valid83 = !0;
                                                                                                            if (valid83)
                                                                                                              if (data132.refId !== void 0) {
                                                                                                                let data136 = data132.refId, _errs358 = errors;
                                                                                                                if (errors === _errs358)
                                                                                                                  if (typeof data136 == "string") {
                                                                                                                    if (func3(data136) < 1) {
                                                                                                                      let err77 = { instancePath: instancePath + "/audit/rubric/" + i12 + "/refId", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/1/properties/refId/minLength", keyword: "minLength", params: { limit: 1 } };
                                                                                                                      vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
                                                                                                                    }
                                                                                                                  } else {
                                                                                                                    let err78 = { instancePath: instancePath + "/audit/rubric/" + i12 + "/refId", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/1/properties/refId/type", keyword: "type", params: { type: "string" } };
                                                                                                                    vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
                                                                                                                  }
                                                                                                                var valid83 = _errs358 === errors;
                                                                                                              } else
                                                                                                                var valid83 = !0;
                                                                                                          }
                                                                                                        }
                                                                                                      } else {
                                                                                                        let err79 = { instancePath: instancePath + "/audit/rubric/" + i12, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/1/type", keyword: "type", params: { type: "object" } };
                                                                                                        vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
                                                                                                      }
                                                                                                  } else {
                                                                                                    let err80 = { instancePath: instancePath + "/audit/rubric/" + i12, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag4 } };
                                                                                                    vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
                                                                                                  }
                                                                                                else {
                                                                                                  let err81 = { instancePath: instancePath + "/audit/rubric/" + i12, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag4 } };
                                                                                                  vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
                                                                                                }
                                                                                              }
                                                                                            } else {
                                                                                              let err82 = { instancePath: instancePath + "/audit/rubric/" + i12, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/type", keyword: "type", params: { type: "object" } };
                                                                                              vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
                                                                                            }
                                                                                          var _valid8 = _errs343 === errors;
                                                                                          valid78 = valid78 || _valid8;
                                                                                        }
                                                                                        if (valid78)
                                                                                          errors = _errs340, vErrors !== null && (_errs340 ? vErrors.length = _errs340 : vErrors = null);
                                                                                        else {
                                                                                          let err83 = { instancePath: instancePath + "/audit/rubric/" + i12, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf", keyword: "anyOf", params: {} };
                                                                                          vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
                                                                                        }
                                                                                        var valid77 = _errs339 === errors;
                                                                                        if (!valid77)
                                                                                          break;
                                                                                      }
                                                                                    }
                                                                                  else {
                                                                                    let err84 = { instancePath: instancePath + "/audit/rubric", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/type", keyword: "type", params: { type: "array" } };
                                                                                    vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
                                                                                  }
                                                                                var _valid7 = _errs337 === errors;
                                                                                valid76 = valid76 || _valid7;
                                                                              }
                                                                              if (valid76)
                                                                                errors = _errs334, vErrors !== null && (_errs334 ? vErrors.length = _errs334 : vErrors = null);
                                                                              else {
                                                                                let err85 = { instancePath: instancePath + "/audit/rubric", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf", keyword: "anyOf", params: {} };
                                                                                return vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++, validate11.errors = vErrors, !1;
                                                                              }
                                                                              var valid75 = _errs333 === errors;
                                                                            } else
                                                                              var valid75 = !0;
                                                                        }
                                                                      } else
                                                                        return validate11.errors = [{ instancePath: instancePath + "/audit", schemaPath: "#/definitions/LegacyStep.audit/type", keyword: "type", params: { type: "object" } }], !1;
                                                                    var valid62 = _errs327 === errors;
                                                                  } else
                                                                    var valid62 = !0;
                                                                  if (valid62) {
                                                                    if (data.verification !== void 0) {
                                                                      let data137 = data.verification, _errs360 = errors;
                                                                      if (errors === errors)
                                                                        if (data137 && typeof data137 == "object" && !Array.isArray(data137)) {
                                                                          let _errs363 = errors;
                                                                          for (let key26 in data137)
                                                                            if (!(key26 === "command" || key26 === "prompt")) {
                                                                              return validate11.errors = [{ instancePath: instancePath + "/verification", schemaPath: "#/definitions/LegacyStep.verification/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key26 } }], !1;
                                                                              break;
                                                                            }
                                                                          if (_errs363 === errors) {
                                                                            if (data137.command !== void 0) {
                                                                              let data138 = data137.command, _errs364 = errors;
                                                                              if (errors === _errs364)
                                                                                if (typeof data138 == "string") {
                                                                                  if (func3(data138) < 1)
                                                                                    return validate11.errors = [{ instancePath: instancePath + "/verification/command", schemaPath: "#/definitions/LegacyStep.verification/properties/command/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                } else
                                                                                  return validate11.errors = [{ instancePath: instancePath + "/verification/command", schemaPath: "#/definitions/LegacyStep.verification/properties/command/type", keyword: "type", params: { type: "string" } }], !1;
                                                                              var valid85 = _errs364 === errors;
                                                                            } else
                                                                              var valid85 = !0;
                                                                            if (valid85)
                                                                              if (data137.prompt !== void 0) {
                                                                                let data139 = data137.prompt, _errs366 = errors;
                                                                                if (errors === _errs366)
                                                                                  if (typeof data139 == "string") {
                                                                                    if (func3(data139) < 1)
                                                                                      return validate11.errors = [{ instancePath: instancePath + "/verification/prompt", schemaPath: "#/definitions/LegacyStep.verification/properties/prompt/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                  } else
                                                                                    return validate11.errors = [{ instancePath: instancePath + "/verification/prompt", schemaPath: "#/definitions/LegacyStep.verification/properties/prompt/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                var valid85 = _errs366 === errors;
                                                                              } else
                                                                                var valid85 = !0;
                                                                          }
                                                                        } else
                                                                          return validate11.errors = [{ instancePath: instancePath + "/verification", schemaPath: "#/definitions/LegacyStep.verification/type", keyword: "type", params: { type: "object" } }], !1;
                                                                      var valid62 = _errs360 === errors;
                                                                    } else
                                                                      var valid62 = !0;
                                                                    if (valid62) {
                                                                      if (data.parallelDelegations !== void 0) {
                                                                        let data140 = data.parallelDelegations, _errs368 = errors;
                                                                        if (errors === _errs368)
                                                                          if (Array.isArray(data140)) {
                                                                            if (data140.length < 1)
                                                                              return validate11.errors = [{ instancePath: instancePath + "/parallelDelegations", schemaPath: "#/then/oneOf/2/properties/parallelDelegations/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                                            {
                                                                              var valid86 = !0;
                                                                              let len13 = data140.length;
                                                                              for (let i13 = 0; i13 < len13; i13++) {
                                                                                let data141 = data140[i13], _errs370 = errors;
                                                                                if (errors === _errs370)
                                                                                  if (data141 && typeof data141 == "object" && !Array.isArray(data141)) {
                                                                                    let missing27;
                                                                                    if (data141.workflowId === void 0 && (missing27 = "workflowId"))
                                                                                      return validate11.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i13, schemaPath: "#/then/oneOf/2/properties/parallelDelegations/items/required", keyword: "required", params: { missingProperty: missing27 } }], !1;
                                                                                    {
                                                                                      let _errs372 = errors;
                                                                                      for (let key27 in data141)
                                                                                        if (!(key27 === "workflowId" || key27 === "goal" || key27 === "runCondition" || key27 === "contextMapping" || key27 === "args" || key27 === "modelTier" || key27 === "allowedTools")) {
                                                                                          return validate11.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i13, schemaPath: "#/then/oneOf/2/properties/parallelDelegations/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key27 } }], !1;
                                                                                          break;
                                                                                        }
                                                                                      if (_errs372 === errors) {
                                                                                        if (data141.workflowId !== void 0) {
                                                                                          let data142 = data141.workflowId, _errs373 = errors;
                                                                                          if (errors === _errs373)
                                                                                            if (typeof data142 == "string") {
                                                                                              if (func3(data142) < 1)
                                                                                                return validate11.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i13 + "/workflowId", schemaPath: "#/then/oneOf/2/properties/parallelDelegations/items/properties/workflowId/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                            } else
                                                                                              return validate11.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i13 + "/workflowId", schemaPath: "#/then/oneOf/2/properties/parallelDelegations/items/properties/workflowId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                          var valid87 = _errs373 === errors;
                                                                                        } else
                                                                                          var valid87 = !0;
                                                                                        if (valid87) {
                                                                                          if (data141.goal !== void 0) {
                                                                                            let data143 = data141.goal, _errs375 = errors;
                                                                                            if (errors === _errs375)
                                                                                              if (typeof data143 == "string") {
                                                                                                if (func3(data143) < 1)
                                                                                                  return validate11.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i13 + "/goal", schemaPath: "#/then/oneOf/2/properties/parallelDelegations/items/properties/goal/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                              } else
                                                                                                return validate11.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i13 + "/goal", schemaPath: "#/then/oneOf/2/properties/parallelDelegations/items/properties/goal/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                            var valid87 = _errs375 === errors;
                                                                                          } else
                                                                                            var valid87 = !0;
                                                                                          if (valid87) {
                                                                                            if (data141.runCondition !== void 0) {
                                                                                              let _errs377 = errors;
                                                                                              validate15(data141.runCondition, { instancePath: instancePath + "/parallelDelegations/" + i13 + "/runCondition", parentData: data141, parentDataProperty: "runCondition", rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length);
                                                                                              var valid87 = _errs377 === errors;
                                                                                            } else
                                                                                              var valid87 = !0;
                                                                                            if (valid87) {
                                                                                              if (data141.contextMapping !== void 0) {
                                                                                                let data145 = data141.contextMapping, _errs378 = errors;
                                                                                                if (errors === _errs378 && !(data145 && typeof data145 == "object" && !Array.isArray(data145)))
                                                                                                  return validate11.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i13 + "/contextMapping", schemaPath: "#/then/oneOf/2/properties/parallelDelegations/items/properties/contextMapping/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                                var valid87 = _errs378 === errors;
                                                                                              } else
                                                                                                var valid87 = !0;
                                                                                              if (valid87) {
                                                                                                if (data141.args !== void 0) {
                                                                                                  let data146 = data141.args, _errs381 = errors;
                                                                                                  if (errors === _errs381 && !(data146 && typeof data146 == "object" && !Array.isArray(data146)))
                                                                                                    return validate11.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i13 + "/args", schemaPath: "#/then/oneOf/2/properties/parallelDelegations/items/properties/args/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                                  var valid87 = _errs381 === errors;
                                                                                                } else
                                                                                                  var valid87 = !0;
                                                                                                if (valid87) {
                                                                                                  if (data141.modelTier !== void 0) {
                                                                                                    let data147 = data141.modelTier, _errs384 = errors;
                                                                                                    if (errors === _errs384)
                                                                                                      if (typeof data147 == "string") {
                                                                                                        if (func3(data147) < 1)
                                                                                                          return validate11.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i13 + "/modelTier", schemaPath: "#/then/oneOf/2/properties/parallelDelegations/items/properties/modelTier/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                                      } else
                                                                                                        return validate11.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i13 + "/modelTier", schemaPath: "#/then/oneOf/2/properties/parallelDelegations/items/properties/modelTier/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                    var valid87 = _errs384 === errors;
                                                                                                  } else
                                                                                                    var valid87 = !0;
                                                                                                  if (valid87)
                                                                                                    if (data141.allowedTools !== void 0) {
                                                                                                      let data148 = data141.allowedTools, _errs386 = errors;
                                                                                                      if (errors === errors)
                                                                                                        if (Array.isArray(data148)) {
                                                                                                          var valid89 = !0;
                                                                                                          let len14 = data148.length;
                                                                                                          for (let i14 = 0; i14 < len14; i14++) {
                                                                                                            let data149 = data148[i14], _errs389 = errors;
                                                                                                            if (errors === _errs389)
                                                                                                              if (typeof data149 == "string") {
                                                                                                                if (func3(data149) < 1)
                                                                                                                  return validate11.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i13 + "/allowedTools/" + i14, schemaPath: "#/definitions/LegacyStep.functionReferences/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                                              } else
                                                                                                                return validate11.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i13 + "/allowedTools/" + i14, schemaPath: "#/definitions/LegacyStep.functionReferences/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                            var valid89 = _errs389 === errors;
                                                                                                            if (!valid89)
                                                                                                              break;
                                                                                                          }
                                                                                                        } else
                                                                                                          return validate11.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i13 + "/allowedTools", schemaPath: "#/definitions/LegacyStep.functionReferences/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                                      var valid87 = _errs386 === errors;
                                                                                                    } else
                                                                                                      var valid87 = !0;
                                                                                                }
                                                                                              }
                                                                                            }
                                                                                          }
                                                                                        }
                                                                                      }
                                                                                    }
                                                                                  } else
                                                                                    return validate11.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i13, schemaPath: "#/then/oneOf/2/properties/parallelDelegations/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                var valid86 = _errs370 === errors;
                                                                                if (!valid86)
                                                                                  break;
                                                                              }
                                                                            }
                                                                          } else
                                                                            return validate11.errors = [{ instancePath: instancePath + "/parallelDelegations", schemaPath: "#/then/oneOf/2/properties/parallelDelegations/type", keyword: "type", params: { type: "array" } }], !1;
                                                                        var valid62 = _errs368 === errors;
                                                                      } else
                                                                        var valid62 = !0;
                                                                      if (valid62)
                                                                        if (data.synthesis !== void 0) {
                                                                          let data150 = data.synthesis, _errs391 = errors;
                                                                          if (errors === _errs391)
                                                                            if (data150 && typeof data150 == "object" && !Array.isArray(data150)) {
                                                                              let _errs393 = errors;
                                                                              for (let key28 in data150)
                                                                                if (!(key28 === "prompt" || key28 === "outputContract")) {
                                                                                  return validate11.errors = [{ instancePath: instancePath + "/synthesis", schemaPath: "#/then/oneOf/2/properties/synthesis/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key28 } }], !1;
                                                                                  break;
                                                                                }
                                                                              if (_errs393 === errors) {
                                                                                if (data150.prompt !== void 0) {
                                                                                  let data151 = data150.prompt, _errs394 = errors;
                                                                                  if (errors === _errs394)
                                                                                    if (typeof data151 == "string") {
                                                                                      if (func3(data151) < 1)
                                                                                        return validate11.errors = [{ instancePath: instancePath + "/synthesis/prompt", schemaPath: "#/then/oneOf/2/properties/synthesis/properties/prompt/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                    } else
                                                                                      return validate11.errors = [{ instancePath: instancePath + "/synthesis/prompt", schemaPath: "#/then/oneOf/2/properties/synthesis/properties/prompt/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  var valid90 = _errs394 === errors;
                                                                                } else
                                                                                  var valid90 = !0;
                                                                                if (valid90)
                                                                                  if (data150.outputContract !== void 0) {
                                                                                    let data152 = data150.outputContract, _errs396 = errors;
                                                                                    if (errors === errors)
                                                                                      if (data152 && typeof data152 == "object" && !Array.isArray(data152)) {
                                                                                        let missing28;
                                                                                        if (data152.contractRef === void 0 && (missing28 = "contractRef"))
                                                                                          return validate11.errors = [{ instancePath: instancePath + "/synthesis/outputContract", schemaPath: "#/definitions/LegacyStep.outputContract/required", keyword: "required", params: { missingProperty: missing28 } }], !1;
                                                                                        {
                                                                                          let _errs399 = errors;
                                                                                          for (let key29 in data152)
                                                                                            if (!(key29 === "contractRef" || key29 === "required")) {
                                                                                              return validate11.errors = [{ instancePath: instancePath + "/synthesis/outputContract", schemaPath: "#/definitions/LegacyStep.outputContract/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key29 } }], !1;
                                                                                              break;
                                                                                            }
                                                                                          if (_errs399 === errors) {
                                                                                            if (data152.contractRef !== void 0) {
                                                                                              let data153 = data152.contractRef, _errs400 = errors;
                                                                                              if (errors === _errs400)
                                                                                                if (typeof data153 == "string") {
                                                                                                  if (func3(data153) < 1)
                                                                                                    return validate11.errors = [{ instancePath: instancePath + "/synthesis/outputContract/contractRef", schemaPath: "#/definitions/LegacyStep.outputContract/properties/contractRef/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                                } else
                                                                                                  return validate11.errors = [{ instancePath: instancePath + "/synthesis/outputContract/contractRef", schemaPath: "#/definitions/LegacyStep.outputContract/properties/contractRef/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                              var valid92 = _errs400 === errors;
                                                                                            } else
                                                                                              var valid92 = !0;
                                                                                            if (valid92)
                                                                                              if (data152.required !== void 0) {
                                                                                                let _errs402 = errors;
                                                                                                if (typeof data152.required != "boolean")
                                                                                                  return validate11.errors = [{ instancePath: instancePath + "/synthesis/outputContract/required", schemaPath: "#/definitions/LegacyStep.outputContract/properties/required/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                                                                var valid92 = _errs402 === errors;
                                                                                              } else
                                                                                                var valid92 = !0;
                                                                                          }
                                                                                        }
                                                                                      } else
                                                                                        return validate11.errors = [{ instancePath: instancePath + "/synthesis/outputContract", schemaPath: "#/definitions/LegacyStep.outputContract/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                    var valid90 = _errs396 === errors;
                                                                                  } else
                                                                                    var valid90 = !0;
                                                                              }
                                                                            } else
                                                                              return validate11.errors = [{ instancePath: instancePath + "/synthesis", schemaPath: "#/then/oneOf/2/properties/synthesis/type", keyword: "type", params: { type: "object" } }], !1;
                                                                          var valid62 = _errs391 === errors;
                                                                        } else
                                                                          var valid62 = !0;
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                } else
                  return validate11.errors = [{ instancePath, schemaPath: "#/then/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
            } else
              return validate11.errors = [{ instancePath, schemaPath: "#/then/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 } }], !1;
          else
            return validate11.errors = [{ instancePath, schemaPath: "#/then/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 } }], !1;
        }
      } else
        return validate11.errors = [{ instancePath, schemaPath: "#/then/type", keyword: "type", params: { type: "object" } }], !1;
    var _valid0 = _errs3 === errors;
    valid0 = _valid0, ifClause0 = "then";
  } else {
    let _errs404 = errors;
    if (errors === _errs404)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing29;
        if (data.id === void 0 && (missing29 = "id") || data.title === void 0 && (missing29 = "title"))
          return validate11.errors = [{ instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: missing29 } }], !1;
        {
          let _errs406 = errors;
          for (let key30 in data)
            if (!func2.call(schema19.else.properties, key30)) {
              return validate11.errors = [{ instancePath, schemaPath: "#/else/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key30 } }], !1;
              break;
            }
          if (_errs406 === errors) {
            if (data.id !== void 0) {
              let data155 = data.id, _errs407 = errors;
              if (errors === _errs407)
                if (typeof data155 == "string") {
                  if (func3(data155) < 1)
                    return validate11.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/else/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                } else
                  return validate11.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/else/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
              var valid93 = _errs407 === errors;
            } else
              var valid93 = !0;
            if (valid93) {
              if (data.title !== void 0) {
                let data156 = data.title, _errs409 = errors;
                if (errors === _errs409)
                  if (typeof data156 == "string") {
                    if (func3(data156) < 1)
                      return validate11.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/else/properties/title/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                  } else
                    return validate11.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/else/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                var valid93 = _errs409 === errors;
              } else
                var valid93 = !0;
              if (valid93) {
                if (data.prompt !== void 0) {
                  let data157 = data.prompt, _errs411 = errors;
                  if (errors === _errs411)
                    if (typeof data157 == "string") {
                      if (func3(data157) < 1)
                        return validate11.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/else/properties/prompt/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                    } else
                      return validate11.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/else/properties/prompt/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid93 = _errs411 === errors;
                } else
                  var valid93 = !0;
                if (valid93) {
                  if (data.promptBlocks !== void 0) {
                    let _errs413 = errors;
                    validate12(data.promptBlocks, { instancePath: instancePath + "/promptBlocks", parentData: data, parentDataProperty: "promptBlocks", rootData }) || (vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors), errors = vErrors.length);
                    var valid93 = _errs413 === errors;
                  } else
                    var valid93 = !0;
                  if (valid93) {
                    if (data.agentRole !== void 0) {
                      let data159 = data.agentRole, _errs414 = errors;
                      if (errors === _errs414)
                        if (typeof data159 == "string") {
                          if (func3(data159) < 1)
                            return validate11.errors = [{ instancePath: instancePath + "/agentRole", schemaPath: "#/else/properties/agentRole/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                        } else
                          return validate11.errors = [{ instancePath: instancePath + "/agentRole", schemaPath: "#/else/properties/agentRole/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid93 = _errs414 === errors;
                    } else
                      var valid93 = !0;
                    if (valid93) {
                      if (data.requireConfirmation !== void 0) {
                        let _errs416 = errors;
                        validate14(data.requireConfirmation, { instancePath: instancePath + "/requireConfirmation", parentData: data, parentDataProperty: "requireConfirmation", rootData }) || (vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors), errors = vErrors.length);
                        var valid93 = _errs416 === errors;
                      } else
                        var valid93 = !0;
                      if (valid93) {
                        if (data.templateCall !== void 0) {
                          let data161 = data.templateCall, _errs417 = errors;
                          if (errors === errors)
                            if (data161 && typeof data161 == "object" && !Array.isArray(data161)) {
                              let missing30;
                              if (data161.templateId === void 0 && (missing30 = "templateId"))
                                return validate11.errors = [{ instancePath: instancePath + "/templateCall", schemaPath: "#/definitions/LegacyStep.templateCall/required", keyword: "required", params: { missingProperty: missing30 } }], !1;
                              {
                                let _errs420 = errors;
                                for (let key31 in data161)
                                  if (!(key31 === "templateId" || key31 === "args")) {
                                    return validate11.errors = [{ instancePath: instancePath + "/templateCall", schemaPath: "#/definitions/LegacyStep.templateCall/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key31 } }], !1;
                                    break;
                                  }
                                if (_errs420 === errors) {
                                  if (data161.templateId !== void 0) {
                                    let data162 = data161.templateId, _errs421 = errors;
                                    if (errors === _errs421)
                                      if (typeof data162 == "string") {
                                        if (func3(data162) < 1)
                                          return validate11.errors = [{ instancePath: instancePath + "/templateCall/templateId", schemaPath: "#/definitions/LegacyStep.templateCall/properties/templateId/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                      } else
                                        return validate11.errors = [{ instancePath: instancePath + "/templateCall/templateId", schemaPath: "#/definitions/LegacyStep.templateCall/properties/templateId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid95 = _errs421 === errors;
                                  } else
                                    var valid95 = !0;
                                  if (valid95)
                                    if (data161.args !== void 0) {
                                      let data163 = data161.args, _errs423 = errors;
                                      if (errors === _errs423 && !(data163 && typeof data163 == "object" && !Array.isArray(data163)))
                                        return validate11.errors = [{ instancePath: instancePath + "/templateCall/args", schemaPath: "#/definitions/LegacyStep.templateCall/properties/args/type", keyword: "type", params: { type: "object" } }], !1;
                                      var valid95 = _errs423 === errors;
                                    } else
                                      var valid95 = !0;
                                }
                              }
                            } else
                              return validate11.errors = [{ instancePath: instancePath + "/templateCall", schemaPath: "#/definitions/LegacyStep.templateCall/type", keyword: "type", params: { type: "object" } }], !1;
                          var valid93 = _errs417 === errors;
                        } else
                          var valid93 = !0;
                        if (valid93) {
                          if (data.promptFragments !== void 0) {
                            let _errs426 = errors;
                            validate21(data.promptFragments, { instancePath: instancePath + "/promptFragments", parentData: data, parentDataProperty: "promptFragments", rootData }) || (vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors), errors = vErrors.length);
                            var valid93 = _errs426 === errors;
                          } else
                            var valid93 = !0;
                          if (valid93) {
                            if (data.guidance !== void 0) {
                              let _errs427 = errors;
                              validate24(data.guidance, { instancePath: instancePath + "/guidance", parentData: data, parentDataProperty: "guidance", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                              var valid93 = _errs427 === errors;
                            } else
                              var valid93 = !0;
                            if (valid93) {
                              if (data.askForFiles !== void 0) {
                                let _errs428 = errors;
                                if (typeof data.askForFiles != "boolean")
                                  return validate11.errors = [{ instancePath: instancePath + "/askForFiles", schemaPath: "#/else/properties/askForFiles/type", keyword: "type", params: { type: "boolean" } }], !1;
                                var valid93 = _errs428 === errors;
                              } else
                                var valid93 = !0;
                              if (valid93) {
                                if (data.hasValidation !== void 0) {
                                  let _errs430 = errors;
                                  if (typeof data.hasValidation != "boolean")
                                    return validate11.errors = [{ instancePath: instancePath + "/hasValidation", schemaPath: "#/else/properties/hasValidation/type", keyword: "type", params: { type: "boolean" } }], !1;
                                  var valid93 = _errs430 === errors;
                                } else
                                  var valid93 = !0;
                                if (valid93) {
                                  if (data.modelTier !== void 0) {
                                    let data168 = data.modelTier, _errs432 = errors;
                                    if (errors === _errs432)
                                      if (typeof data168 == "string") {
                                        if (func3(data168) < 1)
                                          return validate11.errors = [{ instancePath: instancePath + "/modelTier", schemaPath: "#/else/properties/modelTier/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                      } else
                                        return validate11.errors = [{ instancePath: instancePath + "/modelTier", schemaPath: "#/else/properties/modelTier/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid93 = _errs432 === errors;
                                  } else
                                    var valid93 = !0;
                                  if (valid93) {
                                    if (data.notesOptional !== void 0) {
                                      let _errs434 = errors;
                                      if (typeof data.notesOptional != "boolean")
                                        return validate11.errors = [{ instancePath: instancePath + "/notesOptional", schemaPath: "#/else/properties/notesOptional/type", keyword: "type", params: { type: "boolean" } }], !1;
                                      var valid93 = _errs434 === errors;
                                    } else
                                      var valid93 = !0;
                                    if (valid93) {
                                      if (data.runCondition !== void 0) {
                                        let _errs436 = errors;
                                        validate15(data.runCondition, { instancePath: instancePath + "/runCondition", parentData: data, parentDataProperty: "runCondition", rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length);
                                        var valid93 = _errs436 === errors;
                                      } else
                                        var valid93 = !0;
                                      if (valid93) {
                                        if (data.validationCriteria !== void 0) {
                                          let _errs437 = errors;
                                          validate27(data.validationCriteria, { instancePath: instancePath + "/validationCriteria", parentData: data, parentDataProperty: "validationCriteria", rootData }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
                                          var valid93 = _errs437 === errors;
                                        } else
                                          var valid93 = !0;
                                        if (valid93) {
                                          if (data.outputContract !== void 0) {
                                            let data172 = data.outputContract, _errs438 = errors;
                                            if (errors === errors)
                                              if (data172 && typeof data172 == "object" && !Array.isArray(data172)) {
                                                let missing31;
                                                if (data172.contractRef === void 0 && (missing31 = "contractRef"))
                                                  return validate11.errors = [{ instancePath: instancePath + "/outputContract", schemaPath: "#/definitions/LegacyStep.outputContract/required", keyword: "required", params: { missingProperty: missing31 } }], !1;
                                                {
                                                  let _errs441 = errors;
                                                  for (let key32 in data172)
                                                    if (!(key32 === "contractRef" || key32 === "required")) {
                                                      return validate11.errors = [{ instancePath: instancePath + "/outputContract", schemaPath: "#/definitions/LegacyStep.outputContract/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key32 } }], !1;
                                                      break;
                                                    }
                                                  if (_errs441 === errors) {
                                                    if (data172.contractRef !== void 0) {
                                                      let data173 = data172.contractRef, _errs442 = errors;
                                                      if (errors === _errs442)
                                                        if (typeof data173 == "string") {
                                                          if (func3(data173) < 1)
                                                            return validate11.errors = [{ instancePath: instancePath + "/outputContract/contractRef", schemaPath: "#/definitions/LegacyStep.outputContract/properties/contractRef/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                        } else
                                                          return validate11.errors = [{ instancePath: instancePath + "/outputContract/contractRef", schemaPath: "#/definitions/LegacyStep.outputContract/properties/contractRef/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid97 = _errs442 === errors;
                                                    } else
                                                      var valid97 = !0;
                                                    if (valid97)
                                                      if (data172.required !== void 0) {
                                                        let _errs444 = errors;
                                                        if (typeof data172.required != "boolean")
                                                          return validate11.errors = [{ instancePath: instancePath + "/outputContract/required", schemaPath: "#/definitions/LegacyStep.outputContract/properties/required/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                        var valid97 = _errs444 === errors;
                                                      } else
                                                        var valid97 = !0;
                                                  }
                                                }
                                              } else
                                                return validate11.errors = [{ instancePath: instancePath + "/outputContract", schemaPath: "#/definitions/LegacyStep.outputContract/type", keyword: "type", params: { type: "object" } }], !1;
                                            var valid93 = _errs438 === errors;
                                          } else
                                            var valid93 = !0;
                                          if (valid93) {
                                            if (data.assessmentRefs !== void 0) {
                                              let data175 = data.assessmentRefs, _errs446 = errors;
                                              if (errors === errors)
                                                if (Array.isArray(data175)) {
                                                  var valid99 = !0;
                                                  let len15 = data175.length;
                                                  for (let i15 = 0; i15 < len15; i15++) {
                                                    let data176 = data175[i15], _errs449 = errors;
                                                    if (errors === _errs449)
                                                      if (typeof data176 == "string") {
                                                        if (func3(data176) < 1)
                                                          return validate11.errors = [{ instancePath: instancePath + "/assessmentRefs/" + i15, schemaPath: "#/definitions/LegacyStep.functionReferences/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                      } else
                                                        return validate11.errors = [{ instancePath: instancePath + "/assessmentRefs/" + i15, schemaPath: "#/definitions/LegacyStep.functionReferences/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid99 = _errs449 === errors;
                                                    if (!valid99)
                                                      break;
                                                  }
                                                } else
                                                  return validate11.errors = [{ instancePath: instancePath + "/assessmentRefs", schemaPath: "#/definitions/LegacyStep.functionReferences/type", keyword: "type", params: { type: "array" } }], !1;
                                              var valid93 = _errs446 === errors;
                                            } else
                                              var valid93 = !0;
                                            if (valid93) {
                                              if (data.assessmentConsequences !== void 0) {
                                                let _errs451 = errors;
                                                validate29(data.assessmentConsequences, { instancePath: instancePath + "/assessmentConsequences", parentData: data, parentDataProperty: "assessmentConsequences", rootData }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length);
                                                var valid93 = _errs451 === errors;
                                              } else
                                                var valid93 = !0;
                                              if (valid93) {
                                                if (data.functionReferences !== void 0) {
                                                  let data178 = data.functionReferences, _errs452 = errors;
                                                  if (errors === errors)
                                                    if (Array.isArray(data178)) {
                                                      var valid101 = !0;
                                                      let len16 = data178.length;
                                                      for (let i16 = 0; i16 < len16; i16++) {
                                                        let data179 = data178[i16], _errs455 = errors;
                                                        if (errors === _errs455)
                                                          if (typeof data179 == "string") {
                                                            if (func3(data179) < 1)
                                                              return validate11.errors = [{ instancePath: instancePath + "/functionReferences/" + i16, schemaPath: "#/definitions/LegacyStep.functionReferences/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                          } else
                                                            return validate11.errors = [{ instancePath: instancePath + "/functionReferences/" + i16, schemaPath: "#/definitions/LegacyStep.functionReferences/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid101 = _errs455 === errors;
                                                        if (!valid101)
                                                          break;
                                                      }
                                                    } else
                                                      return validate11.errors = [{ instancePath: instancePath + "/functionReferences", schemaPath: "#/definitions/LegacyStep.functionReferences/type", keyword: "type", params: { type: "array" } }], !1;
                                                  var valid93 = _errs452 === errors;
                                                } else
                                                  var valid93 = !0;
                                                if (valid93) {
                                                  if (data.functionDefinitions !== void 0) {
                                                    let _errs457 = errors;
                                                    validate31(data.functionDefinitions, { instancePath: instancePath + "/functionDefinitions", parentData: data, parentDataProperty: "functionDefinitions", rootData }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
                                                    var valid93 = _errs457 === errors;
                                                  } else
                                                    var valid93 = !0;
                                                  if (valid93) {
                                                    if (data.functionCalls !== void 0) {
                                                      let data181 = data.functionCalls, _errs458 = errors;
                                                      if (errors === errors)
                                                        if (Array.isArray(data181)) {
                                                          var valid103 = !0;
                                                          let len17 = data181.length;
                                                          for (let i17 = 0; i17 < len17; i17++) {
                                                            let data182 = data181[i17], _errs461 = errors;
                                                            if (errors === _errs461)
                                                              if (data182 && typeof data182 == "object" && !Array.isArray(data182)) {
                                                                let missing32;
                                                                if (data182.name === void 0 && (missing32 = "name"))
                                                                  return validate11.errors = [{ instancePath: instancePath + "/functionCalls/" + i17, schemaPath: "#/definitions/LegacyStep.functionCalls/items/required", keyword: "required", params: { missingProperty: missing32 } }], !1;
                                                                {
                                                                  let _errs463 = errors;
                                                                  for (let key33 in data182)
                                                                    if (!(key33 === "name" || key33 === "args")) {
                                                                      return validate11.errors = [{ instancePath: instancePath + "/functionCalls/" + i17, schemaPath: "#/definitions/LegacyStep.functionCalls/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key33 } }], !1;
                                                                      break;
                                                                    }
                                                                  if (_errs463 === errors && data182.name !== void 0) {
                                                                    let data183 = data182.name;
                                                                    if (errors === errors)
                                                                      if (typeof data183 == "string") {
                                                                        if (func3(data183) < 1)
                                                                          return validate11.errors = [{ instancePath: instancePath + "/functionCalls/" + i17 + "/name", schemaPath: "#/definitions/LegacyStep.functionCalls/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                      } else
                                                                        return validate11.errors = [{ instancePath: instancePath + "/functionCalls/" + i17 + "/name", schemaPath: "#/definitions/LegacyStep.functionCalls/items/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  }
                                                                }
                                                              } else
                                                                return validate11.errors = [{ instancePath: instancePath + "/functionCalls/" + i17, schemaPath: "#/definitions/LegacyStep.functionCalls/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                            var valid103 = _errs461 === errors;
                                                            if (!valid103)
                                                              break;
                                                          }
                                                        } else
                                                          return validate11.errors = [{ instancePath: instancePath + "/functionCalls", schemaPath: "#/definitions/LegacyStep.functionCalls/type", keyword: "type", params: { type: "array" } }], !1;
                                                      var valid93 = _errs458 === errors;
                                                    } else
                                                      var valid93 = !0;
                                                    if (valid93) {
                                                      if (data.audit !== void 0) {
                                                        let data184 = data.audit, _errs466 = errors;
                                                        if (errors === errors)
                                                          if (data184 && typeof data184 == "object" && !Array.isArray(data184)) {
                                                            let _errs469 = errors;
                                                            for (let key34 in data184)
                                                              if (!(key34 === "prompt" || key34 === "rubric")) {
                                                                return validate11.errors = [{ instancePath: instancePath + "/audit", schemaPath: "#/definitions/LegacyStep.audit/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key34 } }], !1;
                                                                break;
                                                              }
                                                            if (_errs469 === errors) {
                                                              if (data184.prompt !== void 0) {
                                                                let data185 = data184.prompt, _errs470 = errors;
                                                                if (errors === _errs470)
                                                                  if (typeof data185 == "string") {
                                                                    if (func3(data185) < 1)
                                                                      return validate11.errors = [{ instancePath: instancePath + "/audit/prompt", schemaPath: "#/definitions/LegacyStep.audit/properties/prompt/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                  } else
                                                                    return validate11.errors = [{ instancePath: instancePath + "/audit/prompt", schemaPath: "#/definitions/LegacyStep.audit/properties/prompt/type", keyword: "type", params: { type: "string" } }], !1;
                                                                var valid106 = _errs470 === errors;
                                                              } else
                                                                var valid106 = !0;
                                                              if (valid106)
                                                                if (data184.rubric !== void 0) {
                                                                  let data186 = data184.rubric, _errs472 = errors, _errs473 = errors, valid107 = !1, _errs474 = errors;
                                                                  if (errors === _errs474)
                                                                    if (typeof data186 == "string") {
                                                                      if (func3(data186) < 1) {
                                                                        let err86 = { instancePath: instancePath + "/audit/rubric", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                                                                        vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
                                                                      }
                                                                    } else {
                                                                      let err87 = { instancePath: instancePath + "/audit/rubric", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                                                      vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
                                                                    }
                                                                  var _valid9 = _errs474 === errors;
                                                                  if (valid107 = valid107 || _valid9, !valid107) {
                                                                    let _errs476 = errors;
                                                                    if (errors === _errs476)
                                                                      if (Array.isArray(data186))
                                                                        if (data186.length < 1) {
                                                                          let err88 = { instancePath: instancePath + "/audit/rubric", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/minItems", keyword: "minItems", params: { limit: 1 } };
                                                                          vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
                                                                        } else {
                                                                          var valid108 = !0;
                                                                          let len18 = data186.length;
                                                                          for (let i18 = 0; i18 < len18; i18++) {
                                                                            let data187 = data186[i18], _errs478 = errors, _errs479 = errors, valid109 = !1, _errs480 = errors;
                                                                            if (errors === _errs480)
                                                                              if (typeof data187 == "string") {
                                                                                if (func3(data187) < 1) {
                                                                                  let err89 = { instancePath: instancePath + "/audit/rubric/" + i18, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                                                                                  vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
                                                                                }
                                                                              } else {
                                                                                let err90 = { instancePath: instancePath + "/audit/rubric/" + i18, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                                                                vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
                                                                              }
                                                                            var _valid10 = _errs480 === errors;
                                                                            if (valid109 = valid109 || _valid10, !valid109) {
                                                                              let _errs482 = errors;
                                                                              if (errors === _errs482)
                                                                                if (data187 && typeof data187 == "object" && !Array.isArray(data187)) {
                                                                                  let missing33;
                                                                                  if (data187.kind === void 0 && (missing33 = "kind")) {
                                                                                    let err91 = { instancePath: instancePath + "/audit/rubric/" + i18, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/required", keyword: "required", params: { missingProperty: missing33 } };
                                                                                    vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
                                                                                  } else {
                                                                                    let tag5 = data187.kind;
                                                                                    if (typeof tag5 == "string")
                                                                                      if (tag5 === "text") {
                                                                                        if (errors === errors)
                                                                                          if (data187 && typeof data187 == "object" && !Array.isArray(data187)) {
                                                                                            let missing34;
                                                                                            if (data187.kind === void 0 && (missing34 = "kind") || data187.text === void 0 && (missing34 = "text")) {
                                                                                              let err92 = { instancePath: instancePath + "/audit/rubric/" + i18, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/0/required", keyword: "required", params: { missingProperty: missing34 } };
                                                                                              vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
                                                                                            } else {
                                                                                              let _errs487 = errors;
                                                                                              for (let key35 in data187)
                                                                                                if (!(key35 === "kind" || key35 === "text")) {
                                                                                                  let err93 = { instancePath: instancePath + "/audit/rubric/" + i18, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key35 } };
                                                                                                  vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
                                                                                                  break;
                                                                                                }
                                                                                              if (_errs487 === errors) {
                                                                                                if (data187.kind !== void 0) {
                                                                                                  let data188 = data187.kind, _errs488 = errors;
                                                                                                  if (typeof data188 != "string") {
                                                                                                    let err94 = { instancePath: instancePath + "/audit/rubric/" + i18 + "/kind", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                                                    vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
                                                                                                  }
                                                                                                  if (data188 !== "text") {
                                                                                                    let err95 = { instancePath: instancePath + "/audit/rubric/" + i18 + "/kind", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "text" } };
                                                                                                    vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
                                                                                                  }
                                                                                                  var valid112 = _errs488 === errors;
                                                                                                } else
                                                                                                  var valid112 = !0;
                                                                                                if (valid112)
                                                                                                  if (data187.text !== void 0) {
                                                                                                    let _errs490 = errors;
                                                                                                    if (typeof data187.text != "string") {
                                                                                                      let err96 = { instancePath: instancePath + "/audit/rubric/" + i18 + "/text", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/0/properties/text/type", keyword: "type", params: { type: "string" } };
                                                                                                      vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
                                                                                                    }
                                                                                                    var valid112 = _errs490 === errors;
                                                                                                  } else
                                                                                                    var valid112 = !0;
                                                                                              }
                                                                                            }
                                                                                          } else {
                                                                                            let err97 = { instancePath: instancePath + "/audit/rubric/" + i18, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/0/type", keyword: "type", params: { type: "object" } };
                                                                                            vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
                                                                                          }
                                                                                      } else if (tag5 === "ref") {
                                                                                        if (errors === errors)
                                                                                          if (data187 && typeof data187 == "object" && !Array.isArray(data187)) {
                                                                                            let missing35;
                                                                                            if (data187.kind === void 0 && (missing35 = "kind") || data187.refId === void 0 && (missing35 = "refId")) {
                                                                                              let err98 = { instancePath: instancePath + "/audit/rubric/" + i18, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/1/required", keyword: "required", params: { missingProperty: missing35 } };
                                                                                              vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
                                                                                            } else {
                                                                                              let _errs494 = errors;
                                                                                              for (let key36 in data187)
                                                                                                if (!(key36 === "kind" || key36 === "refId")) {
                                                                                                  let err99 = { instancePath: instancePath + "/audit/rubric/" + i18, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key36 } };
                                                                                                  vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
                                                                                                  break;
                                                                                                }
                                                                                              if (_errs494 === errors) {
                                                                                                if (data187.kind !== void 0) {
                                                                                                  let data190 = data187.kind, _errs495 = errors;
                                                                                                  if (typeof data190 != "string") {
                                                                                                    let err100 = { instancePath: instancePath + "/audit/rubric/" + i18 + "/kind", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                                                    vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
                                                                                                  }
                                                                                                  if (data190 !== "ref") {
                                                                                                    let err101 = { instancePath: instancePath + "/audit/rubric/" + i18 + "/kind", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "ref" } };
                                                                                                    vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
                                                                                                  }
                                                                                                  var valid114 = _errs495 === errors;
                                                                                                } else
                                                                                                  var valid114 = !0;
                                                                                                if (valid114)
                                                                                                  if (data187.refId !== void 0) {
                                                                                                    let data191 = data187.refId, _errs497 = errors;
                                                                                                    if (errors === _errs497)
                                                                                                      if (typeof data191 == "string") {
                                                                                                        if (func3(data191) < 1) {
                                                                                                          let err102 = { instancePath: instancePath + "/audit/rubric/" + i18 + "/refId", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/1/properties/refId/minLength", keyword: "minLength", params: { limit: 1 } };
                                                                                                          vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
                                                                                                        }
                                                                                                      } else {
                                                                                                        let err103 = { instancePath: instancePath + "/audit/rubric/" + i18 + "/refId", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/1/properties/refId/type", keyword: "type", params: { type: "string" } };
                                                                                                        vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
                                                                                                      }
                                                                                                    var valid114 = _errs497 === errors;
                                                                                                  } else
                                                                                                    var valid114 = !0;
                                                                                              }
                                                                                            }
                                                                                          } else {
                                                                                            let err104 = { instancePath: instancePath + "/audit/rubric/" + i18, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/oneOf/1/type", keyword: "type", params: { type: "object" } };
                                                                                            vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
                                                                                          }
                                                                                      } else {
                                                                                        let err105 = { instancePath: instancePath + "/audit/rubric/" + i18, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag5 } };
                                                                                        vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
                                                                                      }
                                                                                    else {
                                                                                      let err106 = { instancePath: instancePath + "/audit/rubric/" + i18, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag5 } };
                                                                                      vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
                                                                                    }
                                                                                  }
                                                                                } else {
                                                                                  let err107 = { instancePath: instancePath + "/audit/rubric/" + i18, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf/1/type", keyword: "type", params: { type: "object" } };
                                                                                  vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
                                                                                }
                                                                              var _valid10 = _errs482 === errors;
                                                                              valid109 = valid109 || _valid10;
                                                                            }
                                                                            if (valid109)
                                                                              errors = _errs479, vErrors !== null && (_errs479 ? vErrors.length = _errs479 : vErrors = null);
                                                                            else {
                                                                              let err108 = { instancePath: instancePath + "/audit/rubric/" + i18, schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/items/anyOf", keyword: "anyOf", params: {} };
                                                                              vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
                                                                            }
                                                                            var valid108 = _errs478 === errors;
                                                                            if (!valid108)
                                                                              break;
                                                                          }
                                                                        }
                                                                      else {
                                                                        let err109 = { instancePath: instancePath + "/audit/rubric", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf/1/type", keyword: "type", params: { type: "array" } };
                                                                        vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
                                                                      }
                                                                    var _valid9 = _errs476 === errors;
                                                                    valid107 = valid107 || _valid9;
                                                                  }
                                                                  if (valid107)
                                                                    errors = _errs473, vErrors !== null && (_errs473 ? vErrors.length = _errs473 : vErrors = null);
                                                                  else {
                                                                    let err110 = { instancePath: instancePath + "/audit/rubric", schemaPath: "#/definitions/LegacyStep.audit/properties/rubric/anyOf", keyword: "anyOf", params: {} };
                                                                    return vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++, validate11.errors = vErrors, !1;
                                                                  }
                                                                  var valid106 = _errs472 === errors;
                                                                } else
                                                                  var valid106 = !0;
                                                            }
                                                          } else
                                                            return validate11.errors = [{ instancePath: instancePath + "/audit", schemaPath: "#/definitions/LegacyStep.audit/type", keyword: "type", params: { type: "object" } }], !1;
                                                        var valid93 = _errs466 === errors;
                                                      } else
                                                        var valid93 = !0;
                                                      if (valid93)
                                                        if (data.verification !== void 0) {
                                                          let data192 = data.verification, _errs499 = errors;
                                                          if (errors === errors)
                                                            if (data192 && typeof data192 == "object" && !Array.isArray(data192)) {
                                                              let _errs502 = errors;
                                                              for (let key37 in data192)
                                                                if (!(key37 === "command" || key37 === "prompt")) {
                                                                  return validate11.errors = [{ instancePath: instancePath + "/verification", schemaPath: "#/definitions/LegacyStep.verification/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key37 } }], !1;
                                                                  break;
                                                                }
                                                              if (_errs502 === errors) {
                                                                if (data192.command !== void 0) {
                                                                  let data193 = data192.command, _errs503 = errors;
                                                                  if (errors === _errs503)
                                                                    if (typeof data193 == "string") {
                                                                      if (func3(data193) < 1)
                                                                        return validate11.errors = [{ instancePath: instancePath + "/verification/command", schemaPath: "#/definitions/LegacyStep.verification/properties/command/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                    } else
                                                                      return validate11.errors = [{ instancePath: instancePath + "/verification/command", schemaPath: "#/definitions/LegacyStep.verification/properties/command/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid116 = _errs503 === errors;
                                                                } else
                                                                  var valid116 = !0;
                                                                if (valid116)
                                                                  if (data192.prompt !== void 0) {
                                                                    let data194 = data192.prompt, _errs505 = errors;
                                                                    if (errors === _errs505)
                                                                      if (typeof data194 == "string") {
                                                                        if (func3(data194) < 1)
                                                                          return validate11.errors = [{ instancePath: instancePath + "/verification/prompt", schemaPath: "#/definitions/LegacyStep.verification/properties/prompt/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                      } else
                                                                        return validate11.errors = [{ instancePath: instancePath + "/verification/prompt", schemaPath: "#/definitions/LegacyStep.verification/properties/prompt/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    var valid116 = _errs505 === errors;
                                                                  } else
                                                                    var valid116 = !0;
                                                              }
                                                            } else
                                                              return validate11.errors = [{ instancePath: instancePath + "/verification", schemaPath: "#/definitions/LegacyStep.verification/type", keyword: "type", params: { type: "object" } }], !1;
                                                          var valid93 = _errs499 === errors;
                                                        } else
                                                          var valid93 = !0;
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      } else
        return validate11.errors = [{ instancePath, schemaPath: "#/else/type", keyword: "type", params: { type: "object" } }], !1;
    var _valid0 = _errs404 === errors;
    valid0 = _valid0, ifClause0 = "else";
  }
  if (!valid0) {
    let err111 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: ifClause0 } };
    return vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++, validate11.errors = vErrors, !1;
  }
  return validate11.errors = vErrors, errors === 0;
}
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.description === void 0 && (missing0 = "description") || data.version === void 0 && (missing0 = "version") || data.steps === void 0 && (missing0 = "steps"))
        return validate10.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func2.call(schema11.properties, key0)) {
            return validate10.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.$schema !== void 0) {
            let data0 = data.$schema, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (func3(data0) < 1)
                  return validate10.errors = [{ instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
              } else
                return validate10.errors = [{ instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.id !== void 0) {
              let data1 = data.id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (func3(data1) < 1)
                    return validate10.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                } else
                  return validate10.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.name !== void 0) {
                let data2 = data.name, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (func3(data2) < 1)
                      return validate10.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                  } else
                    return validate10.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.description !== void 0) {
                  let data3 = data.description, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (func3(data3) < 1)
                        return validate10.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                    } else
                      return validate10.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.version !== void 0) {
                    let data4 = data.version, _errs10 = errors;
                    if (errors === _errs10)
                      if (typeof data4 == "string") {
                        if (func3(data4) < 1)
                          return validate10.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.modelTier !== void 0) {
                      let data5 = data.modelTier, _errs12 = errors;
                      if (errors === _errs12)
                        if (typeof data5 == "string") {
                          if (func3(data5) < 1)
                            return validate10.errors = [{ instancePath: instancePath + "/modelTier", schemaPath: "#/properties/modelTier/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                        } else
                          return validate10.errors = [{ instancePath: instancePath + "/modelTier", schemaPath: "#/properties/modelTier/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.preconditions !== void 0) {
                        let data6 = data.preconditions, _errs14 = errors;
                        if (errors === errors)
                          if (Array.isArray(data6)) {
                            var valid2 = !0;
                            let len0 = data6.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let data7 = data6[i0], _errs17 = errors;
                              if (errors === _errs17)
                                if (typeof data7 == "string") {
                                  if (func3(data7) < 1)
                                    return validate10.errors = [{ instancePath: instancePath + "/preconditions/" + i0, schemaPath: "#/definitions/LegacyStep.functionReferences/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/preconditions/" + i0, schemaPath: "#/definitions/LegacyStep.functionReferences/items/type", keyword: "type", params: { type: "string" } }], !1;
                              var valid2 = _errs17 === errors;
                              if (!valid2)
                                break;
                            }
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/preconditions", schemaPath: "#/definitions/LegacyStep.functionReferences/type", keyword: "type", params: { type: "array" } }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.clarificationPrompts !== void 0) {
                          let data8 = data.clarificationPrompts, _errs19 = errors;
                          if (errors === errors)
                            if (Array.isArray(data8)) {
                              var valid4 = !0;
                              let len1 = data8.length;
                              for (let i1 = 0; i1 < len1; i1++) {
                                let data9 = data8[i1], _errs22 = errors;
                                if (errors === _errs22)
                                  if (typeof data9 == "string") {
                                    if (func3(data9) < 1)
                                      return validate10.errors = [{ instancePath: instancePath + "/clarificationPrompts/" + i1, schemaPath: "#/definitions/LegacyStep.functionReferences/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/clarificationPrompts/" + i1, schemaPath: "#/definitions/LegacyStep.functionReferences/items/type", keyword: "type", params: { type: "string" } }], !1;
                                var valid4 = _errs22 === errors;
                                if (!valid4)
                                  break;
                              }
                            } else
                              return validate10.errors = [{ instancePath: instancePath + "/clarificationPrompts", schemaPath: "#/definitions/LegacyStep.functionReferences/type", keyword: "type", params: { type: "array" } }], !1;
                          var valid0 = _errs19 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.metaGuidance !== void 0) {
                            let data10 = data.metaGuidance, _errs24 = errors;
                            if (errors === errors)
                              if (Array.isArray(data10)) {
                                var valid6 = !0;
                                let len2 = data10.length;
                                for (let i2 = 0; i2 < len2; i2++) {
                                  let data11 = data10[i2], _errs27 = errors;
                                  if (errors === _errs27)
                                    if (typeof data11 == "string") {
                                      if (func3(data11) < 1)
                                        return validate10.errors = [{ instancePath: instancePath + "/metaGuidance/" + i2, schemaPath: "#/definitions/LegacyStep.functionReferences/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                    } else
                                      return validate10.errors = [{ instancePath: instancePath + "/metaGuidance/" + i2, schemaPath: "#/definitions/LegacyStep.functionReferences/items/type", keyword: "type", params: { type: "string" } }], !1;
                                  var valid6 = _errs27 === errors;
                                  if (!valid6)
                                    break;
                                }
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/metaGuidance", schemaPath: "#/definitions/LegacyStep.functionReferences/type", keyword: "type", params: { type: "array" } }], !1;
                            var valid0 = _errs24 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.functionDefinitions !== void 0) {
                              let data12 = data.functionDefinitions, _errs29 = errors;
                              if (errors === _errs29)
                                if (Array.isArray(data12)) {
                                  var valid7 = !0;
                                  let len3 = data12.length;
                                  for (let i3 = 0; i3 < len3; i3++) {
                                    let data13 = data12[i3], _errs31 = errors;
                                    if (errors === errors)
                                      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                                        let missing1;
                                        if (data13.name === void 0 && (missing1 = "name") || data13.definition === void 0 && (missing1 = "definition"))
                                          return validate10.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i3, schemaPath: "#/definitions/LegacyFunction/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                                        {
                                          let _errs34 = errors;
                                          for (let key1 in data13)
                                            if (!(key1 === "name" || key1 === "definition" || key1 === "parameters" || key1 === "scope")) {
                                              return validate10.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i3, schemaPath: "#/definitions/LegacyFunction/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                                              break;
                                            }
                                          if (_errs34 === errors) {
                                            if (data13.name !== void 0) {
                                              let data14 = data13.name, _errs35 = errors;
                                              if (errors === _errs35)
                                                if (typeof data14 == "string") {
                                                  if (func3(data14) < 1)
                                                    return validate10.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i3 + "/name", schemaPath: "#/definitions/LegacyFunction/properties/name/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                } else
                                                  return validate10.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i3 + "/name", schemaPath: "#/definitions/LegacyFunction/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                                              var valid9 = _errs35 === errors;
                                            } else
                                              var valid9 = !0;
                                            if (valid9) {
                                              if (data13.definition !== void 0) {
                                                let data15 = data13.definition, _errs37 = errors;
                                                if (errors === _errs37)
                                                  if (typeof data15 == "string") {
                                                    if (func3(data15) < 1)
                                                      return validate10.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i3 + "/definition", schemaPath: "#/definitions/LegacyFunction/properties/definition/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                  } else
                                                    return validate10.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i3 + "/definition", schemaPath: "#/definitions/LegacyFunction/properties/definition/type", keyword: "type", params: { type: "string" } }], !1;
                                                var valid9 = _errs37 === errors;
                                              } else
                                                var valid9 = !0;
                                              if (valid9) {
                                                if (data13.parameters !== void 0) {
                                                  let data16 = data13.parameters, _errs39 = errors;
                                                  if (errors === _errs39)
                                                    if (Array.isArray(data16)) {
                                                      var valid10 = !0;
                                                      let len4 = data16.length;
                                                      for (let i4 = 0; i4 < len4; i4++) {
                                                        let data17 = data16[i4], _errs41 = errors;
                                                        if (errors === _errs41)
                                                          if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                                                            let missing2;
                                                            if (data17.name === void 0 && (missing2 = "name") || data17.type === void 0 && (missing2 = "type"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i3 + "/parameters/" + i4, schemaPath: "#/definitions/LegacyFunction/properties/parameters/items/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                                                            {
                                                              let _errs43 = errors;
                                                              for (let key2 in data17)
                                                                if (!(key2 === "name" || key2 === "type" || key2 === "required" || key2 === "description" || key2 === "enum" || key2 === "default")) {
                                                                  return validate10.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i3 + "/parameters/" + i4, schemaPath: "#/definitions/LegacyFunction/properties/parameters/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } }], !1;
                                                                  break;
                                                                }
                                                              if (_errs43 === errors) {
                                                                if (data17.name !== void 0) {
                                                                  let data18 = data17.name, _errs44 = errors;
                                                                  if (errors === _errs44)
                                                                    if (typeof data18 == "string") {
                                                                      if (func3(data18) < 1)
                                                                        return validate10.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i3 + "/parameters/" + i4 + "/name", schemaPath: "#/definitions/LegacyFunction/properties/parameters/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i3 + "/parameters/" + i4 + "/name", schemaPath: "#/definitions/LegacyFunction/properties/parameters/items/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid11 = _errs44 === errors;
                                                                } else
                                                                  var valid11 = !0;
                                                                if (valid11) {
                                                                  if (data17.type !== void 0) {
                                                                    let data19 = data17.type, _errs46 = errors;
                                                                    if (errors === _errs46)
                                                                      if (typeof data19 == "string") {
                                                                        if (func3(data19) < 1)
                                                                          return validate10.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i3 + "/parameters/" + i4 + "/type", schemaPath: "#/definitions/LegacyFunction/properties/parameters/items/properties/type/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                      } else
                                                                        return validate10.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i3 + "/parameters/" + i4 + "/type", schemaPath: "#/definitions/LegacyFunction/properties/parameters/items/properties/type/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    var valid11 = _errs46 === errors;
                                                                  } else
                                                                    var valid11 = !0;
                                                                  if (valid11) {
                                                                    if (data17.required !== void 0) {
                                                                      let _errs48 = errors;
                                                                      if (typeof data17.required != "boolean")
                                                                        return validate10.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i3 + "/parameters/" + i4 + "/required", schemaPath: "#/definitions/LegacyFunction/properties/parameters/items/properties/required/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                                      var valid11 = _errs48 === errors;
                                                                    } else
                                                                      var valid11 = !0;
                                                                    if (valid11) {
                                                                      if (data17.description !== void 0) {
                                                                        let data21 = data17.description, _errs50 = errors;
                                                                        if (errors === _errs50)
                                                                          if (typeof data21 == "string") {
                                                                            if (func3(data21) < 1)
                                                                              return validate10.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i3 + "/parameters/" + i4 + "/description", schemaPath: "#/definitions/LegacyFunction/properties/parameters/items/properties/description/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                          } else
                                                                            return validate10.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i3 + "/parameters/" + i4 + "/description", schemaPath: "#/definitions/LegacyFunction/properties/parameters/items/properties/description/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        var valid11 = _errs50 === errors;
                                                                      } else
                                                                        var valid11 = !0;
                                                                      if (valid11)
                                                                        if (data17.enum !== void 0) {
                                                                          let _errs52 = errors;
                                                                          if (errors === _errs52 && !Array.isArray(data17.enum))
                                                                            return validate10.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i3 + "/parameters/" + i4 + "/enum", schemaPath: "#/definitions/LegacyFunction/properties/parameters/items/properties/enum/type", keyword: "type", params: { type: "array" } }], !1;
                                                                          var valid11 = _errs52 === errors;
                                                                        } else
                                                                          var valid11 = !0;
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i3 + "/parameters/" + i4, schemaPath: "#/definitions/LegacyFunction/properties/parameters/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                        var valid10 = _errs41 === errors;
                                                        if (!valid10)
                                                          break;
                                                      }
                                                    } else
                                                      return validate10.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i3 + "/parameters", schemaPath: "#/definitions/LegacyFunction/properties/parameters/type", keyword: "type", params: { type: "array" } }], !1;
                                                  var valid9 = _errs39 === errors;
                                                } else
                                                  var valid9 = !0;
                                                if (valid9)
                                                  if (data13.scope !== void 0) {
                                                    let data23 = data13.scope, _errs54 = errors;
                                                    if (typeof data23 != "string")
                                                      return validate10.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i3 + "/scope", schemaPath: "#/definitions/LegacyFunction/properties/scope/type", keyword: "type", params: { type: "string" } }], !1;
                                                    if (!(data23 === "workflow" || data23 === "loop" || data23 === "step"))
                                                      return validate10.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i3 + "/scope", schemaPath: "#/definitions/LegacyFunction/properties/scope/enum", keyword: "enum", params: { allowedValues: schema15.properties.scope.enum } }], !1;
                                                    var valid9 = _errs54 === errors;
                                                  } else
                                                    var valid9 = !0;
                                              }
                                            }
                                          }
                                        }
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i3, schemaPath: "#/definitions/LegacyFunction/type", keyword: "type", params: { type: "object" } }], !1;
                                    var valid7 = _errs31 === errors;
                                    if (!valid7)
                                      break;
                                  }
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/functionDefinitions", schemaPath: "#/properties/functionDefinitions/type", keyword: "type", params: { type: "array" } }], !1;
                              var valid0 = _errs29 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.recommendedPreferences !== void 0) {
                                let data24 = data.recommendedPreferences, _errs56 = errors;
                                if (errors === _errs56)
                                  if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                                    let _errs58 = errors;
                                    for (let key3 in data24)
                                      if (!(key3 === "recommendedAutonomy" || key3 === "recommendedRiskPolicy")) {
                                        return validate10.errors = [{ instancePath: instancePath + "/recommendedPreferences", schemaPath: "#/properties/recommendedPreferences/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } }], !1;
                                        break;
                                      }
                                    if (_errs58 === errors) {
                                      if (data24.recommendedAutonomy !== void 0) {
                                        let data25 = data24.recommendedAutonomy, _errs59 = errors;
                                        if (typeof data25 != "string")
                                          return validate10.errors = [{ instancePath: instancePath + "/recommendedPreferences/recommendedAutonomy", schemaPath: "#/properties/recommendedPreferences/properties/recommendedAutonomy/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data25 === "guided" || data25 === "full_auto_stop_on_user_deps" || data25 === "full_auto_never_stop"))
                                          return validate10.errors = [{ instancePath: instancePath + "/recommendedPreferences/recommendedAutonomy", schemaPath: "#/properties/recommendedPreferences/properties/recommendedAutonomy/enum", keyword: "enum", params: { allowedValues: schema11.properties.recommendedPreferences.properties.recommendedAutonomy.enum } }], !1;
                                        var valid12 = _errs59 === errors;
                                      } else
                                        var valid12 = !0;
                                      if (valid12)
                                        if (data24.recommendedRiskPolicy !== void 0) {
                                          let data26 = data24.recommendedRiskPolicy, _errs61 = errors;
                                          if (typeof data26 != "string")
                                            return validate10.errors = [{ instancePath: instancePath + "/recommendedPreferences/recommendedRiskPolicy", schemaPath: "#/properties/recommendedPreferences/properties/recommendedRiskPolicy/type", keyword: "type", params: { type: "string" } }], !1;
                                          if (!(data26 === "conservative" || data26 === "balanced" || data26 === "aggressive"))
                                            return validate10.errors = [{ instancePath: instancePath + "/recommendedPreferences/recommendedRiskPolicy", schemaPath: "#/properties/recommendedPreferences/properties/recommendedRiskPolicy/enum", keyword: "enum", params: { allowedValues: schema11.properties.recommendedPreferences.properties.recommendedRiskPolicy.enum } }], !1;
                                          var valid12 = _errs61 === errors;
                                        } else
                                          var valid12 = !0;
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/recommendedPreferences", schemaPath: "#/properties/recommendedPreferences/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid0 = _errs56 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.features !== void 0) {
                                  let data27 = data.features, _errs63 = errors;
                                  if (errors === errors)
                                    if (Array.isArray(data27)) {
                                      var valid14 = !0;
                                      let len5 = data27.length;
                                      for (let i5 = 0; i5 < len5; i5++) {
                                        let data28 = data27[i5], _errs66 = errors;
                                        if (errors === _errs66)
                                          if (typeof data28 == "string") {
                                            if (func3(data28) < 1)
                                              return validate10.errors = [{ instancePath: instancePath + "/features/" + i5, schemaPath: "#/definitions/LegacyStep.functionReferences/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                          } else
                                            return validate10.errors = [{ instancePath: instancePath + "/features/" + i5, schemaPath: "#/definitions/LegacyStep.functionReferences/items/type", keyword: "type", params: { type: "string" } }], !1;
                                        var valid14 = _errs66 === errors;
                                        if (!valid14)
                                          break;
                                      }
                                    } else
                                      return validate10.errors = [{ instancePath: instancePath + "/features", schemaPath: "#/definitions/LegacyStep.functionReferences/type", keyword: "type", params: { type: "array" } }], !1;
                                  var valid0 = _errs63 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.assessments !== void 0) {
                                    let data29 = data.assessments, _errs68 = errors;
                                    if (errors === _errs68)
                                      if (Array.isArray(data29)) {
                                        var valid15 = !0;
                                        let len6 = data29.length;
                                        for (let i6 = 0; i6 < len6; i6++) {
                                          let data30 = data29[i6], _errs70 = errors;
                                          if (errors === _errs70)
                                            if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
                                              let missing3;
                                              if (data30.id === void 0 && (missing3 = "id") || data30.purpose === void 0 && (missing3 = "purpose") || data30.dimensions === void 0 && (missing3 = "dimensions"))
                                                return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i6, schemaPath: "#/properties/assessments/items/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                                              {
                                                let _errs72 = errors;
                                                for (let key4 in data30)
                                                  if (!(key4 === "id" || key4 === "purpose" || key4 === "dimensions")) {
                                                    return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i6, schemaPath: "#/properties/assessments/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } }], !1;
                                                    break;
                                                  }
                                                if (_errs72 === errors) {
                                                  if (data30.id !== void 0) {
                                                    let data31 = data30.id, _errs73 = errors;
                                                    if (errors === _errs73)
                                                      if (typeof data31 == "string") {
                                                        if (func3(data31) < 1)
                                                          return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i6 + "/id", schemaPath: "#/properties/assessments/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i6 + "/id", schemaPath: "#/properties/assessments/items/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid16 = _errs73 === errors;
                                                  } else
                                                    var valid16 = !0;
                                                  if (valid16) {
                                                    if (data30.purpose !== void 0) {
                                                      let data32 = data30.purpose, _errs75 = errors;
                                                      if (errors === _errs75)
                                                        if (typeof data32 == "string") {
                                                          if (func3(data32) < 1)
                                                            return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i6 + "/purpose", schemaPath: "#/properties/assessments/items/properties/purpose/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i6 + "/purpose", schemaPath: "#/properties/assessments/items/properties/purpose/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid16 = _errs75 === errors;
                                                    } else
                                                      var valid16 = !0;
                                                    if (valid16)
                                                      if (data30.dimensions !== void 0) {
                                                        let data33 = data30.dimensions, _errs77 = errors;
                                                        if (errors === _errs77)
                                                          if (Array.isArray(data33)) {
                                                            if (data33.length < 1)
                                                              return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i6 + "/dimensions", schemaPath: "#/properties/assessments/items/properties/dimensions/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                            {
                                                              var valid17 = !0;
                                                              let len7 = data33.length;
                                                              for (let i7 = 0; i7 < len7; i7++) {
                                                                let data34 = data33[i7], _errs79 = errors;
                                                                if (errors === _errs79)
                                                                  if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
                                                                    let missing4;
                                                                    if (data34.id === void 0 && (missing4 = "id") || data34.purpose === void 0 && (missing4 = "purpose") || data34.levels === void 0 && (missing4 = "levels"))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i6 + "/dimensions/" + i7, schemaPath: "#/properties/assessments/items/properties/dimensions/items/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                                                                    {
                                                                      let _errs81 = errors;
                                                                      for (let key5 in data34)
                                                                        if (!(key5 === "id" || key5 === "purpose" || key5 === "levels" || key5 === "required")) {
                                                                          return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i6 + "/dimensions/" + i7, schemaPath: "#/properties/assessments/items/properties/dimensions/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } }], !1;
                                                                          break;
                                                                        }
                                                                      if (_errs81 === errors) {
                                                                        if (data34.id !== void 0) {
                                                                          let data35 = data34.id, _errs82 = errors;
                                                                          if (errors === _errs82)
                                                                            if (typeof data35 == "string") {
                                                                              if (func3(data35) < 1)
                                                                                return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i6 + "/dimensions/" + i7 + "/id", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                            } else
                                                                              return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i6 + "/dimensions/" + i7 + "/id", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid18 = _errs82 === errors;
                                                                        } else
                                                                          var valid18 = !0;
                                                                        if (valid18) {
                                                                          if (data34.purpose !== void 0) {
                                                                            let data36 = data34.purpose, _errs84 = errors;
                                                                            if (errors === _errs84)
                                                                              if (typeof data36 == "string") {
                                                                                if (func3(data36) < 1)
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i6 + "/dimensions/" + i7 + "/purpose", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/purpose/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                              } else
                                                                                return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i6 + "/dimensions/" + i7 + "/purpose", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/purpose/type", keyword: "type", params: { type: "string" } }], !1;
                                                                            var valid18 = _errs84 === errors;
                                                                          } else
                                                                            var valid18 = !0;
                                                                          if (valid18) {
                                                                            if (data34.levels !== void 0) {
                                                                              let data37 = data34.levels, _errs86 = errors;
                                                                              if (errors === _errs86)
                                                                                if (Array.isArray(data37)) {
                                                                                  if (data37.length < 2)
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i6 + "/dimensions/" + i7 + "/levels", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/levels/minItems", keyword: "minItems", params: { limit: 2 } }], !1;
                                                                                  {
                                                                                    var valid19 = !0;
                                                                                    let len8 = data37.length;
                                                                                    for (let i8 = 0; i8 < len8; i8++) {
                                                                                      let data38 = data37[i8], _errs88 = errors;
                                                                                      if (errors === _errs88)
                                                                                        if (typeof data38 == "string") {
                                                                                          if (func3(data38) < 1)
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i6 + "/dimensions/" + i7 + "/levels/" + i8, schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/levels/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                        } else
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i6 + "/dimensions/" + i7 + "/levels/" + i8, schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/levels/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                      var valid19 = _errs88 === errors;
                                                                                      if (!valid19)
                                                                                        break;
                                                                                    }
                                                                                  }
                                                                                } else
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i6 + "/dimensions/" + i7 + "/levels", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/levels/type", keyword: "type", params: { type: "array" } }], !1;
                                                                              var valid18 = _errs86 === errors;
                                                                            } else
                                                                              var valid18 = !0;
                                                                            if (valid18)
                                                                              if (data34.required !== void 0) {
                                                                                let _errs90 = errors;
                                                                                if (typeof data34.required != "boolean")
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i6 + "/dimensions/" + i7 + "/required", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/required/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                                                var valid18 = _errs90 === errors;
                                                                              } else
                                                                                var valid18 = !0;
                                                                          }
                                                                        }
                                                                      }
                                                                    }
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i6 + "/dimensions/" + i7, schemaPath: "#/properties/assessments/items/properties/dimensions/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                var valid17 = _errs79 === errors;
                                                                if (!valid17)
                                                                  break;
                                                              }
                                                            }
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i6 + "/dimensions", schemaPath: "#/properties/assessments/items/properties/dimensions/type", keyword: "type", params: { type: "array" } }], !1;
                                                        var valid16 = _errs77 === errors;
                                                      } else
                                                        var valid16 = !0;
                                                  }
                                                }
                                              }
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i6, schemaPath: "#/properties/assessments/items/type", keyword: "type", params: { type: "object" } }], !1;
                                          var valid15 = _errs70 === errors;
                                          if (!valid15)
                                            break;
                                        }
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/assessments", schemaPath: "#/properties/assessments/type", keyword: "type", params: { type: "array" } }], !1;
                                    var valid0 = _errs68 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.extensionPoints !== void 0) {
                                      let data40 = data.extensionPoints, _errs92 = errors;
                                      if (errors === _errs92)
                                        if (Array.isArray(data40)) {
                                          var valid20 = !0;
                                          let len9 = data40.length;
                                          for (let i9 = 0; i9 < len9; i9++) {
                                            let data41 = data40[i9], _errs94 = errors;
                                            if (errors === _errs94)
                                              if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
                                                let missing5;
                                                if (data41.slotId === void 0 && (missing5 = "slotId") || data41.purpose === void 0 && (missing5 = "purpose") || data41.default === void 0 && (missing5 = "default"))
                                                  return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i9, schemaPath: "#/properties/extensionPoints/items/required", keyword: "required", params: { missingProperty: missing5 } }], !1;
                                                {
                                                  let _errs96 = errors;
                                                  for (let key6 in data41)
                                                    if (!(key6 === "slotId" || key6 === "purpose" || key6 === "default" || key6 === "acceptedKinds")) {
                                                      return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i9, schemaPath: "#/properties/extensionPoints/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 } }], !1;
                                                      break;
                                                    }
                                                  if (_errs96 === errors) {
                                                    if (data41.slotId !== void 0) {
                                                      let data42 = data41.slotId, _errs97 = errors;
                                                      if (errors === _errs97)
                                                        if (typeof data42 == "string") {
                                                          if (func3(data42) < 1)
                                                            return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i9 + "/slotId", schemaPath: "#/properties/extensionPoints/items/properties/slotId/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i9 + "/slotId", schemaPath: "#/properties/extensionPoints/items/properties/slotId/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid21 = _errs97 === errors;
                                                    } else
                                                      var valid21 = !0;
                                                    if (valid21) {
                                                      if (data41.purpose !== void 0) {
                                                        let data43 = data41.purpose, _errs99 = errors;
                                                        if (errors === _errs99)
                                                          if (typeof data43 == "string") {
                                                            if (func3(data43) < 1)
                                                              return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i9 + "/purpose", schemaPath: "#/properties/extensionPoints/items/properties/purpose/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i9 + "/purpose", schemaPath: "#/properties/extensionPoints/items/properties/purpose/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid21 = _errs99 === errors;
                                                      } else
                                                        var valid21 = !0;
                                                      if (valid21) {
                                                        if (data41.default !== void 0) {
                                                          let data44 = data41.default, _errs101 = errors;
                                                          if (errors === _errs101)
                                                            if (typeof data44 == "string") {
                                                              if (func3(data44) < 1)
                                                                return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i9 + "/default", schemaPath: "#/properties/extensionPoints/items/properties/default/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i9 + "/default", schemaPath: "#/properties/extensionPoints/items/properties/default/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid21 = _errs101 === errors;
                                                        } else
                                                          var valid21 = !0;
                                                        if (valid21)
                                                          if (data41.acceptedKinds !== void 0) {
                                                            let data45 = data41.acceptedKinds, _errs103 = errors;
                                                            if (errors === errors)
                                                              if (Array.isArray(data45)) {
                                                                var valid23 = !0;
                                                                let len10 = data45.length;
                                                                for (let i10 = 0; i10 < len10; i10++) {
                                                                  let data46 = data45[i10], _errs106 = errors;
                                                                  if (errors === _errs106)
                                                                    if (typeof data46 == "string") {
                                                                      if (func3(data46) < 1)
                                                                        return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i9 + "/acceptedKinds/" + i10, schemaPath: "#/definitions/LegacyStep.functionReferences/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i9 + "/acceptedKinds/" + i10, schemaPath: "#/definitions/LegacyStep.functionReferences/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid23 = _errs106 === errors;
                                                                  if (!valid23)
                                                                    break;
                                                                }
                                                              } else
                                                                return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i9 + "/acceptedKinds", schemaPath: "#/definitions/LegacyStep.functionReferences/type", keyword: "type", params: { type: "array" } }], !1;
                                                            var valid21 = _errs103 === errors;
                                                          } else
                                                            var valid21 = !0;
                                                      }
                                                    }
                                                  }
                                                }
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i9, schemaPath: "#/properties/extensionPoints/items/type", keyword: "type", params: { type: "object" } }], !1;
                                            var valid20 = _errs94 === errors;
                                            if (!valid20)
                                              break;
                                          }
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/extensionPoints", schemaPath: "#/properties/extensionPoints/type", keyword: "type", params: { type: "array" } }], !1;
                                      var valid0 = _errs92 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.references !== void 0) {
                                        let data47 = data.references, _errs108 = errors;
                                        if (errors === _errs108)
                                          if (Array.isArray(data47)) {
                                            var valid24 = !0;
                                            let len11 = data47.length;
                                            for (let i11 = 0; i11 < len11; i11++) {
                                              let data48 = data47[i11], _errs110 = errors;
                                              if (errors === _errs110)
                                                if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
                                                  let missing6;
                                                  if (data48.id === void 0 && (missing6 = "id") || data48.title === void 0 && (missing6 = "title") || data48.source === void 0 && (missing6 = "source") || data48.purpose === void 0 && (missing6 = "purpose"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/references/" + i11, schemaPath: "#/properties/references/items/required", keyword: "required", params: { missingProperty: missing6 } }], !1;
                                                  {
                                                    let _errs112 = errors;
                                                    for (let key7 in data48)
                                                      if (!(key7 === "id" || key7 === "title" || key7 === "source" || key7 === "purpose" || key7 === "authoritative" || key7 === "resolveFrom")) {
                                                        return validate10.errors = [{ instancePath: instancePath + "/references/" + i11, schemaPath: "#/properties/references/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 } }], !1;
                                                        break;
                                                      }
                                                    if (_errs112 === errors) {
                                                      if (data48.id !== void 0) {
                                                        let data49 = data48.id, _errs113 = errors;
                                                        if (errors === _errs113)
                                                          if (typeof data49 == "string") {
                                                            if (func3(data49) < 1)
                                                              return validate10.errors = [{ instancePath: instancePath + "/references/" + i11 + "/id", schemaPath: "#/properties/references/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/references/" + i11 + "/id", schemaPath: "#/properties/references/items/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid25 = _errs113 === errors;
                                                      } else
                                                        var valid25 = !0;
                                                      if (valid25) {
                                                        if (data48.title !== void 0) {
                                                          let data50 = data48.title, _errs115 = errors;
                                                          if (errors === _errs115)
                                                            if (typeof data50 == "string") {
                                                              if (func3(data50) < 1)
                                                                return validate10.errors = [{ instancePath: instancePath + "/references/" + i11 + "/title", schemaPath: "#/properties/references/items/properties/title/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/references/" + i11 + "/title", schemaPath: "#/properties/references/items/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid25 = _errs115 === errors;
                                                        } else
                                                          var valid25 = !0;
                                                        if (valid25) {
                                                          if (data48.source !== void 0) {
                                                            let data51 = data48.source, _errs117 = errors;
                                                            if (errors === _errs117)
                                                              if (typeof data51 == "string") {
                                                                if (func3(data51) < 1)
                                                                  return validate10.errors = [{ instancePath: instancePath + "/references/" + i11 + "/source", schemaPath: "#/properties/references/items/properties/source/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                              } else
                                                                return validate10.errors = [{ instancePath: instancePath + "/references/" + i11 + "/source", schemaPath: "#/properties/references/items/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                                                            var valid25 = _errs117 === errors;
                                                          } else
                                                            var valid25 = !0;
                                                          if (valid25) {
                                                            if (data48.purpose !== void 0) {
                                                              let data52 = data48.purpose, _errs119 = errors;
                                                              if (errors === _errs119)
                                                                if (typeof data52 == "string") {
                                                                  if (func3(data52) < 1)
                                                                    return validate10.errors = [{ instancePath: instancePath + "/references/" + i11 + "/purpose", schemaPath: "#/properties/references/items/properties/purpose/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/references/" + i11 + "/purpose", schemaPath: "#/properties/references/items/properties/purpose/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid25 = _errs119 === errors;
                                                            } else
                                                              var valid25 = !0;
                                                            if (valid25) {
                                                              if (data48.authoritative !== void 0) {
                                                                let _errs121 = errors;
                                                                if (typeof data48.authoritative != "boolean")
                                                                  return validate10.errors = [{ instancePath: instancePath + "/references/" + i11 + "/authoritative", schemaPath: "#/properties/references/items/properties/authoritative/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                                var valid25 = _errs121 === errors;
                                                              } else
                                                                var valid25 = !0;
                                                              if (valid25)
                                                                if (data48.resolveFrom !== void 0) {
                                                                  let data54 = data48.resolveFrom, _errs123 = errors;
                                                                  if (typeof data54 != "string")
                                                                    return validate10.errors = [{ instancePath: instancePath + "/references/" + i11 + "/resolveFrom", schemaPath: "#/properties/references/items/properties/resolveFrom/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  if (!(data54 === "workspace" || data54 === "package"))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/references/" + i11 + "/resolveFrom", schemaPath: "#/properties/references/items/properties/resolveFrom/enum", keyword: "enum", params: { allowedValues: schema11.properties.references.items.properties.resolveFrom.enum } }], !1;
                                                                  var valid25 = _errs123 === errors;
                                                                } else
                                                                  var valid25 = !0;
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                } else
                                                  return validate10.errors = [{ instancePath: instancePath + "/references/" + i11, schemaPath: "#/properties/references/items/type", keyword: "type", params: { type: "object" } }], !1;
                                              var valid24 = _errs110 === errors;
                                              if (!valid24)
                                                break;
                                            }
                                          } else
                                            return validate10.errors = [{ instancePath: instancePath + "/references", schemaPath: "#/properties/references/type", keyword: "type", params: { type: "array" } }], !1;
                                        var valid0 = _errs108 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.about !== void 0) {
                                          let data55 = data.about, _errs125 = errors;
                                          if (errors === _errs125)
                                            if (typeof data55 == "string") {
                                              if (func3(data55) < 1)
                                                return validate10.errors = [{ instancePath: instancePath + "/about", schemaPath: "#/properties/about/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/about", schemaPath: "#/properties/about/type", keyword: "type", params: { type: "string" } }], !1;
                                          var valid0 = _errs125 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.examples !== void 0) {
                                            let data56 = data.examples, _errs127 = errors;
                                            if (errors === errors)
                                              if (Array.isArray(data56)) {
                                                var valid27 = !0;
                                                let len12 = data56.length;
                                                for (let i12 = 0; i12 < len12; i12++) {
                                                  let data57 = data56[i12], _errs130 = errors;
                                                  if (errors === _errs130)
                                                    if (typeof data57 == "string") {
                                                      if (func3(data57) < 1)
                                                        return validate10.errors = [{ instancePath: instancePath + "/examples/" + i12, schemaPath: "#/definitions/LegacyStep.functionReferences/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                    } else
                                                      return validate10.errors = [{ instancePath: instancePath + "/examples/" + i12, schemaPath: "#/definitions/LegacyStep.functionReferences/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                  var valid27 = _errs130 === errors;
                                                  if (!valid27)
                                                    break;
                                                }
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/examples", schemaPath: "#/definitions/LegacyStep.functionReferences/type", keyword: "type", params: { type: "array" } }], !1;
                                            var valid0 = _errs127 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.metricsProfile !== void 0) {
                                              let data58 = data.metricsProfile, _errs132 = errors;
                                              if (errors === _errs132)
                                                if (typeof data58 == "string") {
                                                  if (func3(data58) < 1)
                                                    return validate10.errors = [{ instancePath: instancePath + "/metricsProfile", schemaPath: "#/properties/metricsProfile/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                } else
                                                  return validate10.errors = [{ instancePath: instancePath + "/metricsProfile", schemaPath: "#/properties/metricsProfile/type", keyword: "type", params: { type: "string" } }], !1;
                                              var valid0 = _errs132 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.validatedAgainstSpecVersion !== void 0) {
                                                let data59 = data.validatedAgainstSpecVersion, _errs134 = errors;
                                                if (!(typeof data59 == "number" && !(data59 % 1) && !isNaN(data59)))
                                                  return validate10.errors = [{ instancePath: instancePath + "/validatedAgainstSpecVersion", schemaPath: "#/properties/validatedAgainstSpecVersion/type", keyword: "type", params: { type: "integer" } }], !1;
                                                var valid0 = _errs134 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0)
                                                if (data.steps !== void 0) {
                                                  let data60 = data.steps, _errs136 = errors;
                                                  if (errors === _errs136)
                                                    if (Array.isArray(data60)) {
                                                      if (data60.length < 1)
                                                        return validate10.errors = [{ instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                      {
                                                        var valid28 = !0;
                                                        let len13 = data60.length;
                                                        for (let i13 = 0; i13 < len13; i13++) {
                                                          let _errs138 = errors;
                                                          validate11(data60[i13], { instancePath: instancePath + "/steps/" + i13, parentData: data60, parentDataProperty: i13, rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length);
                                                          var valid28 = _errs138 === errors;
                                                          if (!valid28)
                                                            break;
                                                        }
                                                      }
                                                    } else
                                                      return validate10.errors = [{ instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "array" } }], !1;
                                                  var valid0 = _errs136 === errors;
                                                } else
                                                  var valid0 = !0;
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate10.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate10.errors = vErrors, errors === 0;
}
export {
  validateLegacyWorkflow
};
