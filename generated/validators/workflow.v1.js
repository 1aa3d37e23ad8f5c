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
var validateWorkflow = validate10, schema11 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Workflow source", type: "object", properties: { $schema: { type: "string" }, id: { type: "string", minLength: 1 }, kind: { type: "string", enum: ["workflow", "routine"] }, name: { type: "string", minLength: 1 }, description: { type: "string", minLength: 1 }, version: { type: "string", pattern: "^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$" }, tags: { type: "array", items: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" } }, aliases: { type: "array", items: { type: "string", minLength: 1 } }, agentRole: { type: "string", minLength: 1 }, recommendations: { type: "object", properties: { autonomy: { type: "string", enum: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"] }, riskPolicy: { type: "string", enum: ["conservative", "balanced", "aggressive"] } }, additionalProperties: !1 }, capabilities: { type: "object", properties: { delegation: { type: "string", enum: ["required", "preferred", "disabled"] }, web_browsing: { type: "string", enum: ["required", "preferred", "disabled"] } }, additionalProperties: !1 }, features: { type: "array", items: { anyOf: [{ type: "string", minLength: 1 }, { type: "object", properties: { id: { type: "string", minLength: 1 }, config: { type: "object", additionalProperties: {} } }, required: ["id"], additionalProperties: !1 }] } }, references: { type: "array", items: { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, title: { type: "string", minLength: 1 }, source: { type: "string", minLength: 1 }, purpose: { type: "string", minLength: 1 }, authoritative: { type: "boolean" }, resolveFrom: { type: "string", enum: ["workspace", "package"] } }, required: ["id", "title", "source", "purpose"], additionalProperties: !1 } }, inputs: { type: "array", items: { type: "object", properties: { key: { type: "string", minLength: 1 }, kind: { type: "string", enum: ["string", "number", "boolean", "enum", "list"] }, values: { type: "array", items: { type: "string", minLength: 1 }, minItems: 1 }, required: { type: "boolean" }, coerce: { type: "boolean" }, sensitive: { type: "boolean" }, description: { type: "string", minLength: 1 } }, required: ["key", "kind"], additionalProperties: !1 } }, conditions: { type: "array", items: { $ref: "#/definitions/Condition" } }, functionDefinitions: { type: "array", items: { type: "object", properties: { name: { type: "string", minLength: 1 }, scope: { type: "string", enum: ["workflow", "loop", "step"] }, definition: { type: "string", minLength: 1 } }, required: ["name", "definition"], additionalProperties: !1 } }, assessments: { type: "array", items: { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, purpose: { type: "string", minLength: 1 }, dimensions: { type: "array", items: { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, purpose: { type: "string", minLength: 1 }, levels: { type: "array", items: { type: "string", minLength: 1 }, minItems: 2 }, required: { type: "boolean" } }, required: ["id", "purpose", "levels"], additionalProperties: !1 }, minItems: 1 } }, required: ["id", "purpose", "dimensions"], additionalProperties: !1 } }, guidance: { type: "array", items: { type: "string", minLength: 1 } }, extensionPoints: { type: "object", additionalProperties: { type: "object", properties: { purpose: { type: "string", minLength: 1 }, defaultBinding: { type: "string", minLength: 1 }, acceptedKinds: { type: "array", items: { type: "string", enum: ["workflow", "routine"] }, minItems: 1 }, inputContract: { type: "object", properties: { requiredContext: { type: "array", items: { type: "string", minLength: 1 } }, optionalContext: { type: "array", items: { type: "string", minLength: 1 } } }, additionalProperties: !1 }, outputContract: { type: "object", properties: { requiredArtifacts: { type: "array", items: { type: "string", minLength: 1 } } }, additionalProperties: !1 } }, required: ["purpose", "defaultBinding"], additionalProperties: !1 } }, extensionContract: { type: "object", properties: { accepts: { type: "array", items: { type: "string", minLength: 1 } }, produces: { type: "array", items: { type: "string", minLength: 1 } } }, required: ["accepts", "produces"], additionalProperties: !1 }, steps: { type: "array", items: { $ref: "#/definitions/Step" }, minItems: 1 }, metadata: { type: "object", additionalProperties: {} }, lintIgnore: { type: "array", items: { type: "object", properties: { rule: { type: "string", minLength: 1 }, step: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, reason: { type: "string", minLength: 1 } }, required: ["rule", "reason"], additionalProperties: !1 } } }, required: ["id", "name", "description", "version", "steps"], additionalProperties: !1, definitions: { Condition: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "always_true" } }, required: ["id", "kind"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "always_false" } }, required: ["id", "kind"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "loop_control" }, continueWhen: { type: "string", const: "continue" } }, required: ["id", "kind"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_equals" }, key: { type: "string", minLength: 1 }, value: { type: ["string", "number", "boolean"] } }, required: ["id", "kind", "key", "value"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_in" }, key: { type: "string", minLength: 1 }, values: { type: "array", items: { type: ["string", "number", "boolean"] }, minItems: 1 } }, required: ["id", "kind", "key", "values"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_at_least" }, key: { type: "string", minLength: 1 }, value: { type: "number" } }, required: ["id", "kind", "key", "value"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_at_most" }, key: { type: "string", minLength: 1 }, value: { type: "number" } }, required: ["id", "kind", "key", "value"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_contains" }, key: { type: "string", minLength: 1 }, value: { type: ["string", "number", "boolean"] } }, required: ["id", "kind", "key", "value"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_present" }, key: { type: "string", minLength: 1 } }, required: ["id", "kind", "key"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "all" }, of: { type: "array", items: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, minItems: 1 } }, required: ["id", "kind", "of"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "any" }, of: { type: "array", items: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, minItems: 1 } }, required: ["id", "kind", "of"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "not" }, of: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" } }, required: ["id", "kind", "of"], additionalProperties: !1 }] }, Step: { type: "object", if: { required: ["type"] }, then: { type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ type: "object", properties: { type: { type: "string", const: "template_call" }, id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, title: { type: "string", minLength: 1 }, templateId: { type: "string", minLength: 1 }, args: { type: "object", additionalProperties: {} }, when: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, requireConfirmation: { type: "boolean" }, notes: { type: "string", enum: ["required", "optional"] } }, required: ["type", "templateId"], additionalProperties: !1 }, { type: "object", properties: { loopId: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, title: { type: "string", minLength: 1 }, maxIterations: { type: "integer", exclusiveMinimum: 0 }, functionDefinitions: { type: "array", items: { type: "object", properties: { name: { type: "string", minLength: 1 }, scope: { type: "string", enum: ["workflow", "loop", "step"] }, definition: { type: "string", minLength: 1 } }, required: ["name", "definition"], additionalProperties: !1 } }, when: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, type: { type: "string", const: "loop" }, while: { type: "object", properties: { kind: { type: "string", const: "condition_ref" }, conditionId: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "conditionId"], additionalProperties: !1 }, body: { type: "array", items: { $ref: "#/definitions/Step" }, minItems: 1 } }, required: ["loopId", "title", "maxIterations", "type", "while", "body"], additionalProperties: !1 }, { type: "object", properties: { loopId: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, title: { type: "string", minLength: 1 }, maxIterations: { type: "integer", exclusiveMinimum: 0 }, functionDefinitions: { type: "array", items: { type: "object", properties: { name: { type: "string", minLength: 1 }, scope: { type: "string", enum: ["workflow", "loop", "step"] }, definition: { type: "string", minLength: 1 } }, required: ["name", "definition"], additionalProperties: !1 } }, when: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, type: { type: "string", const: "for_each" }, items: { type: "string", minLength: 1 }, body: { type: "array", items: { $ref: "#/definitions/Step" }, minItems: 1 } }, required: ["loopId", "title", "maxIterations", "type", "items", "body"], additionalProperties: !1 }] }, else: { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, title: { type: "string", minLength: 1 }, prompt: { type: "string", minLength: 1 }, promptBlocks: { type: "object", properties: { goal: { anyOf: [{ anyOf: [{ type: "string", minLength: 1 }, { type: "object", properties: { kind: { type: "string", const: "ref" }, refId: { type: "string", minLength: 1 } }, required: ["kind", "refId"], additionalProperties: !1 }] }, { type: "array", items: { anyOf: [{ type: "string", minLength: 1 }, { type: "object", properties: { kind: { type: "string", const: "ref" }, refId: { type: "string", minLength: 1 } }, required: ["kind", "refId"], additionalProperties: !1 }] }, minItems: 1 }] }, constraints: { type: "array", items: { anyOf: [{ type: "string", minLength: 1 }, { type: "object", properties: { kind: { type: "string", const: "ref" }, refId: { type: "string", minLength: 1 } }, required: ["kind", "refId"], additionalProperties: !1 }] }, minItems: 1 }, procedure: { type: "array", items: { anyOf: [{ type: "string", minLength: 1 }, { type: "object", properties: { kind: { type: "string", const: "ref" }, refId: { type: "string", minLength: 1 } }, required: ["kind", "refId"], additionalProperties: !1 }] }, minItems: 1 }, outputRequired: { type: "object", additionalProperties: { type: "string", minLength: 1 } }, verify: { type: "array", items: { anyOf: [{ type: "string", minLength: 1 }, { type: "object", properties: { kind: { type: "string", const: "ref" }, refId: { type: "string", minLength: 1 } }, required: ["kind", "refId"], additionalProperties: !1 }] }, minItems: 1 } }, additionalProperties: !1 }, agentRole: { type: "string", minLength: 1 }, requireConfirmation: { type: "boolean" }, notes: { type: "string", enum: ["required", "optional"] }, when: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, functionReferences: { type: "array", items: { type: "string", minLength: 1 } }, functionDefinitions: { type: "array", items: { type: "object", properties: { name: { type: "string", minLength: 1 }, scope: { type: "string", enum: ["workflow", "loop", "step"] }, definition: { type: "string", minLength: 1 } }, required: ["name", "definition"], additionalProperties: !1 } }, userDependencies: { type: "array", items: { type: "object", properties: { reason: { type: "string", enum: ["needs_user_secret_or_token", "needs_user_account_access", "needs_user_artifact", "needs_user_choice", "needs_user_approval", "needs_user_environment_action"] }, choiceKind: { type: "string", enum: ["preference_tradeoff", "scope_boundary", "irreversible_action", "external_side_effect", "policy_or_compliance"] }, contextKey: { type: "string", minLength: 1 }, message: { type: "string", minLength: 1 } }, required: ["reason", "message"], additionalProperties: !1 } }, output: { type: "object", properties: { contractRef: { type: "string", minLength: 1 }, required: { type: "boolean" }, hints: { type: "object", additionalProperties: { type: "string", minLength: 1 } } }, additionalProperties: !1 }, outputContract: { type: "object", properties: { contractRef: { type: "string", minLength: 1 }, required: { type: "boolean" } }, required: ["contractRef"], additionalProperties: !1 }, validationCriteria: { $ref: "#/definitions/ValidationCriteria" }, assessmentRefs: { type: "array", items: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, minItems: 1 }, assessmentConsequences: { type: "array", items: { type: "object", properties: { anyEqualsLevel: { type: "string", minLength: 1 }, forAssessment: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, guidance: { type: "string", minLength: 1 } }, required: ["anyEqualsLevel", "guidance"], additionalProperties: !1 }, minItems: 1 } }, required: ["id", "title"], additionalProperties: !1 } }, ValidationCriteria: { anyOf: [{ type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ type: "object", properties: { type: { type: "string", const: "contains" }, value: { type: "string", minLength: 1 }, message: { type: "string", minLength: 1 } }, required: ["type", "value"], additionalProperties: !1 }, { type: "object", properties: { type: { type: "string", const: "regex" }, pattern: { type: "string", minLength: 1 }, flags: { type: "string" }, message: { type: "string", minLength: 1 } }, required: ["type", "pattern"], additionalProperties: !1 }, { type: "object", properties: { type: { type: "string", const: "length" }, min: { type: "integer", minimum: 0 }, max: { type: "integer", exclusiveMinimum: 0 }, message: { type: "string", minLength: 1 } }, required: ["type"], additionalProperties: !1 }] }, { type: "object", properties: { and: { type: "array", items: { $ref: "#/definitions/ValidationCriteria" }, minItems: 1 } }, required: ["and"], additionalProperties: !1 }, { type: "object", properties: { or: { type: "array", items: { $ref: "#/definitions/ValidationCriteria" }, minItems: 1 } }, required: ["or"], additionalProperties: !1 }, { type: "object", properties: { not: { $ref: "#/definitions/ValidationCriteria" } }, required: ["not"], additionalProperties: !1 }] } } }, schema12 = { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "always_true" } }, required: ["id", "kind"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "always_false" } }, required: ["id", "kind"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "loop_control" }, continueWhen: { type: "string", const: "continue" } }, required: ["id", "kind"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_equals" }, key: { type: "string", minLength: 1 }, value: { type: ["string", "number", "boolean"] } }, required: ["id", "kind", "key", "value"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_in" }, key: { type: "string", minLength: 1 }, values: { type: "array", items: { type: ["string", "number", "boolean"] }, minItems: 1 } }, required: ["id", "kind", "key", "values"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_at_least" }, key: { type: "string", minLength: 1 }, value: { type: "number" } }, required: ["id", "kind", "key", "value"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_at_most" }, key: { type: "string", minLength: 1 }, value: { type: "number" } }, required: ["id", "kind", "key", "value"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_contains" }, key: { type: "string", minLength: 1 }, value: { type: ["string", "number", "boolean"] } }, required: ["id", "kind", "key", "value"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_present" }, key: { type: "string", minLength: 1 } }, required: ["id", "kind", "key"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "all" }, of: { type: "array", items: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, minItems: 1 } }, required: ["id", "kind", "of"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "any" }, of: { type: "array", items: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, minItems: 1 } }, required: ["id", "kind", "of"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "not" }, of: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" } }, required: ["id", "kind", "of"], additionalProperties: !1 }] }, func2 = Object.prototype.hasOwnProperty, func3 = require_ucs2length().default, pattern0 = new RegExp("^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$", "u"), pattern1 = new RegExp("^[a-z0-9_-]+$", "u"), schema13 = { type: "object", if: { required: ["type"] }, then: { type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ type: "object", properties: { type: { type: "string", const: "template_call" }, id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, title: { type: "string", minLength: 1 }, templateId: { type: "string", minLength: 1 }, args: { type: "object", additionalProperties: {} }, when: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, requireConfirmation: { type: "boolean" }, notes: { type: "string", enum: ["required", "optional"] } }, required: ["type", "templateId"], additionalProperties: !1 }, { type: "object", properties: { loopId: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, title: { type: "string", minLength: 1 }, maxIterations: { type: "integer", exclusiveMinimum: 0 }, functionDefinitions: { type: "array", items: { type: "object", properties: { name: { type: "string", minLength: 1 }, scope: { type: "string", enum: ["workflow", "loop", "step"] }, definition: { type: "string", minLength: 1 } }, required: ["name", "definition"], additionalProperties: !1 } }, when: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, type: { type: "string", const: "loop" }, while: { type: "object", properties: { kind: { type: "string", const: "condition_ref" }, conditionId: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "conditionId"], additionalProperties: !1 }, body: { type: "array", items: { $ref: "#/definitions/Step" }, minItems: 1 } }, required: ["loopId", "title", "maxIterations", "type", "while", "body"], additionalProperties: !1 }, { type: "object", properties: { loopId: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, title: { type: "string", minLength: 1 }, maxIterations: { type: "integer", exclusiveMinimum: 0 }, functionDefinitions: { type: "array", items: { type: "object", properties: { name: { type: "string", minLength: 1 }, scope: { type: "string", enum: ["workflow", "loop", "step"] }, definition: { type: "string", minLength: 1 } }, required: ["name", "definition"], additionalProperties: !1 } }, when: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, type: { type: "string", const: "for_each" }, items: { type: "string", minLength: 1 }, body: { type: "array", items: { $ref: "#/definitions/Step" }, minItems: 1 } }, required: ["loopId", "title", "maxIterations", "type", "items", "body"], additionalProperties: !1 }] }, else: { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, title: { type: "string", minLength: 1 }, prompt: { type: "string", minLength: 1 }, promptBlocks: { type: "object", properties: { goal: { anyOf: [{ anyOf: [{ type: "string", minLength: 1 }, { type: "object", properties: { kind: { type: "string", const: "ref" }, refId: { type: "string", minLength: 1 } }, required: ["kind", "refId"], additionalProperties: !1 }] }, { type: "array", items: { anyOf: [{ type: "string", minLength: 1 }, { type: "object", properties: { kind: { type: "string", const: "ref" }, refId: { type: "string", minLength: 1 } }, required: ["kind", "refId"], additionalProperties: !1 }] }, minItems: 1 }] }, constraints: { type: "array", items: { anyOf: [{ type: "string", minLength: 1 }, { type: "object", properties: { kind: { type: "string", const: "ref" }, refId: { type: "string", minLength: 1 } }, required: ["kind", "refId"], additionalProperties: !1 }] }, minItems: 1 }, procedure: { type: "array", items: { anyOf: [{ type: "string", minLength: 1 }, { type: "object", properties: { kind: { type: "string", const: "ref" }, refId: { type: "string", minLength: 1 } }, required: ["kind", "refId"], additionalProperties: !1 }] }, minItems: 1 }, outputRequired: { type: "object", additionalProperties: { type: "string", minLength: 1 } }, verify: { type: "array", items: { anyOf: [{ type: "string", minLength: 1 }, { type: "object", properties: { kind: { type: "string", const: "ref" }, refId: { type: "string", minLength: 1 } }, required: ["kind", "refId"], additionalProperties: !1 }] }, minItems: 1 } }, additionalProperties: !1 }, agentRole: { type: "string", minLength: 1 }, requireConfirmation: { type: "boolean" }, notes: { type: "string", enum: ["required", "optional"] }, when: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, functionReferences: { type: "array", items: { type: "string", minLength: 1 } }, functionDefinitions: { type: "array", items: { type: "object", properties: { name: { type: "string", minLength: 1 }, scope: { type: "string", enum: ["workflow", "loop", "step"] }, definition: { type: "string", minLength: 1 } }, required: ["name", "definition"], additionalProperties: !1 } }, userDependencies: { type: "array", items: { type: "object", properties: { reason: { type: "string", enum: ["needs_user_secret_or_token", "needs_user_account_access", "needs_user_artifact", "needs_user_choice", "needs_user_approval", "needs_user_environment_action"] }, choiceKind: { type: "string", enum: ["preference_tradeoff", "scope_boundary", "irreversible_action", "external_side_effect", "policy_or_compliance"] }, contextKey: { type: "string", minLength: 1 }, message: { type: "string", minLength: 1 } }, required: ["reason", "message"], additionalProperties: !1 } }, output: { type: "object", properties: { contractRef: { type: "string", minLength: 1 }, required: { type: "boolean" }, hints: { type: "object", additionalProperties: { type: "string", minLength: 1 } } }, additionalProperties: !1 }, outputContract: { type: "object", properties: { contractRef: { type: "string", minLength: 1 }, required: { type: "boolean" } }, required: ["contractRef"], additionalProperties: !1 }, validationCriteria: { $ref: "#/definitions/ValidationCriteria" }, assessmentRefs: { type: "array", items: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, minItems: 1 }, assessmentConsequences: { type: "array", items: { type: "object", properties: { anyEqualsLevel: { type: "string", minLength: 1 }, forAssessment: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, guidance: { type: "string", minLength: 1 } }, required: ["anyEqualsLevel", "guidance"], additionalProperties: !1 }, minItems: 1 } }, required: ["id", "title"], additionalProperties: !1 } }, wrapper0 = { validate: validate11 };
var wrapper2 = { validate: validate12 };
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          } else {
            let err31 = { instancePath, schemaPath: "#/anyOf/0/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 } };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
        else {
          let err32 = { instancePath, schemaPath: "#/anyOf/0/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 } };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      }
    } else {
      let err33 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" } };
      vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
    }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs35 = errors;
    if (errors === _errs35)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing4;
        if (data.and === void 0 && (missing4 = "and")) {
          let err34 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: missing4 } };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        } else {
          let _errs37 = errors;
          for (let key3 in data)
            if (key3 !== "and") {
              let err35 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
              break;
            }
          if (_errs37 === errors && data.and !== void 0) {
            let data11 = data.and;
            if (errors === errors)
              if (Array.isArray(data11))
                if (data11.length < 1) {
                  let err36 = { instancePath: instancePath + "/and", schemaPath: "#/anyOf/1/properties/and/minItems", keyword: "minItems", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                } else {
                  var valid9 = !0;
                  let len0 = data11.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let _errs40 = errors;
                    wrapper2.validate(data11[i0], { instancePath: instancePath + "/and/" + i0, parentData: data11, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? wrapper2.validate.errors : vErrors.concat(wrapper2.validate.errors), errors = vErrors.length);
                    var valid9 = _errs40 === errors;
                    if (!valid9)
                      break;
                  }
                }
              else {
                let err37 = { instancePath: instancePath + "/and", schemaPath: "#/anyOf/1/properties/and/type", keyword: "type", params: { type: "array" } };
                vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
              }
          }
        }
      } else {
        let err38 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    var _valid0 = _errs35 === errors;
    if (valid0 = valid0 || _valid0, !valid0) {
      let _errs41 = errors;
      if (errors === _errs41)
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing5;
          if (data.or === void 0 && (missing5 = "or")) {
            let err39 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: missing5 } };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          } else {
            let _errs43 = errors;
            for (let key4 in data)
              if (key4 !== "or") {
                let err40 = { instancePath, schemaPath: "#/anyOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } };
                vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                break;
              }
            if (_errs43 === errors && data.or !== void 0) {
              let data13 = data.or;
              if (errors === errors)
                if (Array.isArray(data13))
                  if (data13.length < 1) {
                    let err41 = { instancePath: instancePath + "/or", schemaPath: "#/anyOf/2/properties/or/minItems", keyword: "minItems", params: { limit: 1 } };
                    vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                  } else {
                    var valid11 = !0;
                    let len1 = data13.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let _errs46 = errors;
                      wrapper2.validate(data13[i1], { instancePath: instancePath + "/or/" + i1, parentData: data13, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? wrapper2.validate.errors : vErrors.concat(wrapper2.validate.errors), errors = vErrors.length);
                      var valid11 = _errs46 === errors;
                      if (!valid11)
                        break;
                    }
                  }
                else {
                  let err42 = { instancePath: instancePath + "/or", schemaPath: "#/anyOf/2/properties/or/type", keyword: "type", params: { type: "array" } };
                  vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                }
            }
          }
        } else {
          let err43 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "object" } };
          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
        }
      var _valid0 = _errs41 === errors;
      if (valid0 = valid0 || _valid0, !valid0) {
        let _errs47 = errors;
        if (errors === _errs47)
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing6;
            if (data.not === void 0 && (missing6 = "not")) {
              let err44 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: missing6 } };
              vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
            } else {
              let _errs49 = errors;
              for (let key5 in data)
                if (key5 !== "not") {
                  let err45 = { instancePath, schemaPath: "#/anyOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } };
                  vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                  break;
                }
              _errs49 === errors && data.not !== void 0 && (wrapper2.validate(data.not, { instancePath: instancePath + "/not", parentData: data, parentDataProperty: "not", rootData }) || (vErrors = vErrors === null ? wrapper2.validate.errors : vErrors.concat(wrapper2.validate.errors), errors = vErrors.length));
            }
          } else {
            let err46 = { instancePath, schemaPath: "#/anyOf/3/type", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
          }
        var _valid0 = _errs47 === errors;
        valid0 = valid0 || _valid0;
      }
    }
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err47 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    return vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++, validate12.errors = vErrors, !1;
  }
  return validate12.errors = vErrors, errors === 0;
}
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
            if (tag0 === "template_call") {
              if (errors === errors)
                if (data && typeof data == "object" && !Array.isArray(data)) {
                  let missing2;
                  if (data.type === void 0 && (missing2 = "type") || data.templateId === void 0 && (missing2 = "templateId"))
                    return validate11.errors = [{ instancePath, schemaPath: "#/then/oneOf/0/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                  {
                    let _errs8 = errors;
                    for (let key0 in data)
                      if (!(key0 === "type" || key0 === "id" || key0 === "title" || key0 === "templateId" || key0 === "args" || key0 === "when" || key0 === "requireConfirmation" || key0 === "notes")) {
                        return validate11.errors = [{ instancePath, schemaPath: "#/then/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
                        break;
                      }
                    if (_errs8 === errors) {
                      if (data.type !== void 0) {
                        let data0 = data.type, _errs9 = errors;
                        if (typeof data0 != "string")
                          return validate11.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/then/oneOf/0/properties/type/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data0 !== "template_call")
                          return validate11.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/then/oneOf/0/properties/type/const", keyword: "const", params: { allowedValue: "template_call" } }], !1;
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
                              if (!pattern1.test(data1))
                                return validate11.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/then/oneOf/0/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
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
                            if (data.templateId !== void 0) {
                              let data3 = data.templateId, _errs15 = errors;
                              if (errors === _errs15)
                                if (typeof data3 == "string") {
                                  if (func3(data3) < 1)
                                    return validate11.errors = [{ instancePath: instancePath + "/templateId", schemaPath: "#/then/oneOf/0/properties/templateId/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                } else
                                  return validate11.errors = [{ instancePath: instancePath + "/templateId", schemaPath: "#/then/oneOf/0/properties/templateId/type", keyword: "type", params: { type: "string" } }], !1;
                              var valid3 = _errs15 === errors;
                            } else
                              var valid3 = !0;
                            if (valid3) {
                              if (data.args !== void 0) {
                                let data4 = data.args, _errs17 = errors;
                                if (errors === _errs17 && !(data4 && typeof data4 == "object" && !Array.isArray(data4)))
                                  return validate11.errors = [{ instancePath: instancePath + "/args", schemaPath: "#/then/oneOf/0/properties/args/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid3 = _errs17 === errors;
                              } else
                                var valid3 = !0;
                              if (valid3) {
                                if (data.when !== void 0) {
                                  let data5 = data.when, _errs20 = errors;
                                  if (errors === _errs20)
                                    if (typeof data5 == "string") {
                                      if (func3(data5) < 1)
                                        return validate11.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/then/oneOf/0/properties/when/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                      if (!pattern1.test(data5))
                                        return validate11.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/then/oneOf/0/properties/when/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                    } else
                                      return validate11.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/then/oneOf/0/properties/when/type", keyword: "type", params: { type: "string" } }], !1;
                                  var valid3 = _errs20 === errors;
                                } else
                                  var valid3 = !0;
                                if (valid3) {
                                  if (data.requireConfirmation !== void 0) {
                                    let _errs22 = errors;
                                    if (typeof data.requireConfirmation != "boolean")
                                      return validate11.errors = [{ instancePath: instancePath + "/requireConfirmation", schemaPath: "#/then/oneOf/0/properties/requireConfirmation/type", keyword: "type", params: { type: "boolean" } }], !1;
                                    var valid3 = _errs22 === errors;
                                  } else
                                    var valid3 = !0;
                                  if (valid3)
                                    if (data.notes !== void 0) {
                                      let data7 = data.notes, _errs24 = errors;
                                      if (typeof data7 != "string")
                                        return validate11.errors = [{ instancePath: instancePath + "/notes", schemaPath: "#/then/oneOf/0/properties/notes/type", keyword: "type", params: { type: "string" } }], !1;
                                      if (!(data7 === "required" || data7 === "optional"))
                                        return validate11.errors = [{ instancePath: instancePath + "/notes", schemaPath: "#/then/oneOf/0/properties/notes/enum", keyword: "enum", params: { allowedValues: schema13.then.oneOf[0].properties.notes.enum } }], !1;
                                      var valid3 = _errs24 === errors;
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
                } else
                  return validate11.errors = [{ instancePath, schemaPath: "#/then/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
            } else if (tag0 === "loop") {
              if (errors === errors)
                if (data && typeof data == "object" && !Array.isArray(data)) {
                  let missing3;
                  if (data.loopId === void 0 && (missing3 = "loopId") || data.title === void 0 && (missing3 = "title") || data.maxIterations === void 0 && (missing3 = "maxIterations") || data.type === void 0 && (missing3 = "type") || data.while === void 0 && (missing3 = "while") || data.body === void 0 && (missing3 = "body"))
                    return validate11.errors = [{ instancePath, schemaPath: "#/then/oneOf/1/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                  {
                    let _errs28 = errors;
                    for (let key1 in data)
                      if (!(key1 === "loopId" || key1 === "title" || key1 === "maxIterations" || key1 === "functionDefinitions" || key1 === "when" || key1 === "type" || key1 === "while" || key1 === "body")) {
                        return validate11.errors = [{ instancePath, schemaPath: "#/then/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                        break;
                      }
                    if (_errs28 === errors) {
                      if (data.loopId !== void 0) {
                        let data8 = data.loopId, _errs29 = errors;
                        if (errors === _errs29)
                          if (typeof data8 == "string") {
                            if (func3(data8) < 1)
                              return validate11.errors = [{ instancePath: instancePath + "/loopId", schemaPath: "#/then/oneOf/1/properties/loopId/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                            if (!pattern1.test(data8))
                              return validate11.errors = [{ instancePath: instancePath + "/loopId", schemaPath: "#/then/oneOf/1/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                          } else
                            return validate11.errors = [{ instancePath: instancePath + "/loopId", schemaPath: "#/then/oneOf/1/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid5 = _errs29 === errors;
                      } else
                        var valid5 = !0;
                      if (valid5) {
                        if (data.title !== void 0) {
                          let data9 = data.title, _errs31 = errors;
                          if (errors === _errs31)
                            if (typeof data9 == "string") {
                              if (func3(data9) < 1)
                                return validate11.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/then/oneOf/1/properties/title/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                            } else
                              return validate11.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/then/oneOf/1/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid5 = _errs31 === errors;
                        } else
                          var valid5 = !0;
                        if (valid5) {
                          if (data.maxIterations !== void 0) {
                            let data10 = data.maxIterations, _errs33 = errors;
                            if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10)))
                              return validate11.errors = [{ instancePath: instancePath + "/maxIterations", schemaPath: "#/then/oneOf/1/properties/maxIterations/type", keyword: "type", params: { type: "integer" } }], !1;
                            if (errors === _errs33 && typeof data10 == "number" && (data10 <= 0 || isNaN(data10)))
                              return validate11.errors = [{ instancePath: instancePath + "/maxIterations", schemaPath: "#/then/oneOf/1/properties/maxIterations/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                            var valid5 = _errs33 === errors;
                          } else
                            var valid5 = !0;
                          if (valid5) {
                            if (data.functionDefinitions !== void 0) {
                              let data11 = data.functionDefinitions, _errs35 = errors;
                              if (errors === _errs35)
                                if (Array.isArray(data11)) {
                                  var valid6 = !0;
                                  let len0 = data11.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    let data12 = data11[i0], _errs37 = errors;
                                    if (errors === _errs37)
                                      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                                        let missing4;
                                        if (data12.name === void 0 && (missing4 = "name") || data12.definition === void 0 && (missing4 = "definition"))
                                          return validate11.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i0, schemaPath: "#/then/oneOf/1/properties/functionDefinitions/items/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                                        {
                                          let _errs39 = errors;
                                          for (let key2 in data12)
                                            if (!(key2 === "name" || key2 === "scope" || key2 === "definition")) {
                                              return validate11.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i0, schemaPath: "#/then/oneOf/1/properties/functionDefinitions/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } }], !1;
                                              break;
                                            }
                                          if (_errs39 === errors) {
                                            if (data12.name !== void 0) {
                                              let data13 = data12.name, _errs40 = errors;
                                              if (errors === _errs40)
                                                if (typeof data13 == "string") {
                                                  if (func3(data13) < 1)
                                                    return validate11.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i0 + "/name", schemaPath: "#/then/oneOf/1/properties/functionDefinitions/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                } else
                                                  return validate11.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i0 + "/name", schemaPath: "#/then/oneOf/1/properties/functionDefinitions/items/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                                              var valid7 = _errs40 === errors;
                                            } else
                                              var valid7 = !0;
                                            if (valid7) {
                                              if (data12.scope !== void 0) {
                                                let data14 = data12.scope, _errs42 = errors;
                                                if (typeof data14 != "string")
                                                  return validate11.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i0 + "/scope", schemaPath: "#/then/oneOf/1/properties/functionDefinitions/items/properties/scope/type", keyword: "type", params: { type: "string" } }], !1;
                                                if (!(data14 === "workflow" || data14 === "loop" || data14 === "step"))
                                                  return validate11.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i0 + "/scope", schemaPath: "#/then/oneOf/1/properties/functionDefinitions/items/properties/scope/enum", keyword: "enum", params: { allowedValues: schema13.then.oneOf[1].properties.functionDefinitions.items.properties.scope.enum } }], !1;
                                                var valid7 = _errs42 === errors;
                                              } else
                                                var valid7 = !0;
                                              if (valid7)
                                                if (data12.definition !== void 0) {
                                                  let data15 = data12.definition, _errs44 = errors;
                                                  if (errors === _errs44)
                                                    if (typeof data15 == "string") {
                                                      if (func3(data15) < 1)
                                                        return validate11.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i0 + "/definition", schemaPath: "#/then/oneOf/1/properties/functionDefinitions/items/properties/definition/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                    } else
                                                      return validate11.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i0 + "/definition", schemaPath: "#/then/oneOf/1/properties/functionDefinitions/items/properties/definition/type", keyword: "type", params: { type: "string" } }], !1;
                                                  var valid7 = _errs44 === errors;
                                                } else
                                                  var valid7 = !0;
                                            }
                                          }
                                        }
                                      } else
                                        return validate11.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i0, schemaPath: "#/then/oneOf/1/properties/functionDefinitions/items/type", keyword: "type", params: { type: "object" } }], !1;
                                    var valid6 = _errs37 === errors;
                                    if (!valid6)
                                      break;
                                  }
                                } else
                                  return validate11.errors = [{ instancePath: instancePath + "/functionDefinitions", schemaPath: "#/then/oneOf/1/properties/functionDefinitions/type", keyword: "type", params: { type: "array" } }], !1;
                              var valid5 = _errs35 === errors;
                            } else
                              var valid5 = !0;
                            if (valid5) {
                              if (data.when !== void 0) {
                                let data16 = data.when, _errs46 = errors;
                                if (errors === _errs46)
                                  if (typeof data16 == "string") {
                                    if (func3(data16) < 1)
                                      return validate11.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/then/oneOf/1/properties/when/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                    if (!pattern1.test(data16))
                                      return validate11.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/then/oneOf/1/properties/when/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                  } else
                                    return validate11.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/then/oneOf/1/properties/when/type", keyword: "type", params: { type: "string" } }], !1;
                                var valid5 = _errs46 === errors;
                              } else
                                var valid5 = !0;
                              if (valid5) {
                                if (data.type !== void 0) {
                                  let data17 = data.type, _errs48 = errors;
                                  if (typeof data17 != "string")
                                    return validate11.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/then/oneOf/1/properties/type/type", keyword: "type", params: { type: "string" } }], !1;
                                  if (data17 !== "loop")
                                    return validate11.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/then/oneOf/1/properties/type/const", keyword: "const", params: { allowedValue: "loop" } }], !1;
                                  var valid5 = _errs48 === errors;
                                } else
                                  var valid5 = !0;
                                if (valid5) {
                                  if (data.while !== void 0) {
                                    let data18 = data.while, _errs50 = errors;
                                    if (errors === _errs50)
                                      if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                                        let missing5;
                                        if (data18.kind === void 0 && (missing5 = "kind") || data18.conditionId === void 0 && (missing5 = "conditionId"))
                                          return validate11.errors = [{ instancePath: instancePath + "/while", schemaPath: "#/then/oneOf/1/properties/while/required", keyword: "required", params: { missingProperty: missing5 } }], !1;
                                        {
                                          let _errs52 = errors;
                                          for (let key3 in data18)
                                            if (!(key3 === "kind" || key3 === "conditionId")) {
                                              return validate11.errors = [{ instancePath: instancePath + "/while", schemaPath: "#/then/oneOf/1/properties/while/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } }], !1;
                                              break;
                                            }
                                          if (_errs52 === errors) {
                                            if (data18.kind !== void 0) {
                                              let data19 = data18.kind, _errs53 = errors;
                                              if (typeof data19 != "string")
                                                return validate11.errors = [{ instancePath: instancePath + "/while/kind", schemaPath: "#/then/oneOf/1/properties/while/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                              if (data19 !== "condition_ref")
                                                return validate11.errors = [{ instancePath: instancePath + "/while/kind", schemaPath: "#/then/oneOf/1/properties/while/properties/kind/const", keyword: "const", params: { allowedValue: "condition_ref" } }], !1;
                                              var valid8 = _errs53 === errors;
                                            } else
                                              var valid8 = !0;
                                            if (valid8)
                                              if (data18.conditionId !== void 0) {
                                                let data20 = data18.conditionId, _errs55 = errors;
                                                if (errors === _errs55)
                                                  if (typeof data20 == "string") {
                                                    if (func3(data20) < 1)
                                                      return validate11.errors = [{ instancePath: instancePath + "/while/conditionId", schemaPath: "#/then/oneOf/1/properties/while/properties/conditionId/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                    if (!pattern1.test(data20))
                                                      return validate11.errors = [{ instancePath: instancePath + "/while/conditionId", schemaPath: "#/then/oneOf/1/properties/while/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                  } else
                                                    return validate11.errors = [{ instancePath: instancePath + "/while/conditionId", schemaPath: "#/then/oneOf/1/properties/while/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                var valid8 = _errs55 === errors;
                                              } else
                                                var valid8 = !0;
                                          }
                                        }
                                      } else
                                        return validate11.errors = [{ instancePath: instancePath + "/while", schemaPath: "#/then/oneOf/1/properties/while/type", keyword: "type", params: { type: "object" } }], !1;
                                    var valid5 = _errs50 === errors;
                                  } else
                                    var valid5 = !0;
                                  if (valid5)
                                    if (data.body !== void 0) {
                                      let data21 = data.body, _errs57 = errors;
                                      if (errors === _errs57)
                                        if (Array.isArray(data21)) {
                                          if (data21.length < 1)
                                            return validate11.errors = [{ instancePath: instancePath + "/body", schemaPath: "#/then/oneOf/1/properties/body/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                          {
                                            var valid9 = !0;
                                            let len1 = data21.length;
                                            for (let i1 = 0; i1 < len1; i1++) {
                                              let _errs59 = errors;
                                              wrapper0.validate(data21[i1], { instancePath: instancePath + "/body/" + i1, parentData: data21, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors), errors = vErrors.length);
                                              var valid9 = _errs59 === errors;
                                              if (!valid9)
                                                break;
                                            }
                                          }
                                        } else
                                          return validate11.errors = [{ instancePath: instancePath + "/body", schemaPath: "#/then/oneOf/1/properties/body/type", keyword: "type", params: { type: "array" } }], !1;
                                      var valid5 = _errs57 === errors;
                                    } else
                                      var valid5 = !0;
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
            } else if (tag0 === "for_each") {
              if (errors === errors)
                if (data && typeof data == "object" && !Array.isArray(data)) {
                  let missing6;
                  if (data.loopId === void 0 && (missing6 = "loopId") || data.title === void 0 && (missing6 = "title") || data.maxIterations === void 0 && (missing6 = "maxIterations") || data.type === void 0 && (missing6 = "type") || data.items === void 0 && (missing6 = "items") || data.body === void 0 && (missing6 = "body"))
                    return validate11.errors = [{ instancePath, schemaPath: "#/then/oneOf/2/required", keyword: "required", params: { missingProperty: missing6 } }], !1;
                  {
                    let _errs62 = errors;
                    for (let key4 in data)
                      if (!(key4 === "loopId" || key4 === "title" || key4 === "maxIterations" || key4 === "functionDefinitions" || key4 === "when" || key4 === "type" || key4 === "items" || key4 === "body")) {
                        return validate11.errors = [{ instancePath, schemaPath: "#/then/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } }], !1;
                        break;
                      }
                    if (_errs62 === errors) {
                      if (data.loopId !== void 0) {
                        let data23 = data.loopId, _errs63 = errors;
                        if (errors === _errs63)
                          if (typeof data23 == "string") {
                            if (func3(data23) < 1)
                              return validate11.errors = [{ instancePath: instancePath + "/loopId", schemaPath: "#/then/oneOf/2/properties/loopId/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                            if (!pattern1.test(data23))
                              return validate11.errors = [{ instancePath: instancePath + "/loopId", schemaPath: "#/then/oneOf/2/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                          } else
                            return validate11.errors = [{ instancePath: instancePath + "/loopId", schemaPath: "#/then/oneOf/2/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid11 = _errs63 === errors;
                      } else
                        var valid11 = !0;
                      if (valid11) {
                        if (data.title !== void 0) {
                          let data24 = data.title, _errs65 = errors;
                          if (errors === _errs65)
                            if (typeof data24 == "string") {
                              if (func3(data24) < 1)
                                return validate11.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/then/oneOf/2/properties/title/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                            } else
                              return validate11.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/then/oneOf/2/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid11 = _errs65 === errors;
                        } else
                          var valid11 = !0;
                        if (valid11) {
                          if (data.maxIterations !== void 0) {
                            let data25 = data.maxIterations, _errs67 = errors;
                            if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25)))
                              return validate11.errors = [{ instancePath: instancePath + "/maxIterations", schemaPath: "#/then/oneOf/2/properties/maxIterations/type", keyword: "type", params: { type: "integer" } }], !1;
                            if (errors === _errs67 && typeof data25 == "number" && (data25 <= 0 || isNaN(data25)))
                              return validate11.errors = [{ instancePath: instancePath + "/maxIterations", schemaPath: "#/then/oneOf/2/properties/maxIterations/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                            var valid11 = _errs67 === errors;
                          } else
                            var valid11 = !0;
                          if (valid11) {
                            if (data.functionDefinitions !== void 0) {
                              let data26 = data.functionDefinitions, _errs69 = errors;
                              if (errors === _errs69)
                                if (Array.isArray(data26)) {
                                  var valid12 = !0;
                                  let len2 = data26.length;
                                  for (let i2 = 0; i2 < len2; i2++) {
                                    let data27 = data26[i2], _errs71 = errors;
                                    if (errors === _errs71)
                                      if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
                                        let missing7;
                                        if (data27.name === void 0 && (missing7 = "name") || data27.definition === void 0 && (missing7 = "definition"))
                                          return validate11.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i2, schemaPath: "#/then/oneOf/2/properties/functionDefinitions/items/required", keyword: "required", params: { missingProperty: missing7 } }], !1;
                                        {
                                          let _errs73 = errors;
                                          for (let key5 in data27)
                                            if (!(key5 === "name" || key5 === "scope" || key5 === "definition")) {
                                              return validate11.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i2, schemaPath: "#/then/oneOf/2/properties/functionDefinitions/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } }], !1;
                                              break;
                                            }
                                          if (_errs73 === errors) {
                                            if (data27.name !== void 0) {
                                              let data28 = data27.name, _errs74 = errors;
                                              if (errors === _errs74)
                                                if (typeof data28 == "string") {
                                                  if (func3(data28) < 1)
                                                    return validate11.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i2 + "/name", schemaPath: "#/then/oneOf/2/properties/functionDefinitions/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                } else
                                                  return validate11.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i2 + "/name", schemaPath: "#/then/oneOf/2/properties/functionDefinitions/items/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                                              var valid13 = _errs74 === errors;
                                            } else
                                              var valid13 = !0;
                                            if (valid13) {
                                              if (data27.scope !== void 0) {
                                                let data29 = data27.scope, _errs76 = errors;
                                                if (typeof data29 != "string")
                                                  return validate11.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i2 + "/scope", schemaPath: "#/then/oneOf/2/properties/functionDefinitions/items/properties/scope/type", keyword: "type", params: { type: "string" } }], !1;
                                                if (!(data29 === "workflow" || data29 === "loop" || data29 === "step"))
                                                  return validate11.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i2 + "/scope", schemaPath: "#/then/oneOf/2/properties/functionDefinitions/items/properties/scope/enum", keyword: "enum", params: { allowedValues: schema13.then.oneOf[2].properties.functionDefinitions.items.properties.scope.enum } }], !1;
                                                var valid13 = _errs76 === errors;
                                              } else
                                                var valid13 = !0;
                                              if (valid13)
                                                if (data27.definition !== void 0) {
                                                  let data30 = data27.definition, _errs78 = errors;
                                                  if (errors === _errs78)
                                                    if (typeof data30 == "string") {
                                                      if (func3(data30) < 1)
                                                        return validate11.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i2 + "/definition", schemaPath: "#/then/oneOf/2/properties/functionDefinitions/items/properties/definition/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                    } else
                                                      return validate11.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i2 + "/definition", schemaPath: "#/then/oneOf/2/properties/functionDefinitions/items/properties/definition/type", keyword: "type", params: { type: "string" } }], !1;
                                                  var valid13 = _errs78 === errors;
                                                } else
                                                  var valid13 = !0;
                                            }
                                          }
                                        }
                                      } else
                                        return validate11.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i2, schemaPath: "#/then/oneOf/2/properties/functionDefinitions/items/type", keyword: "type", params: { type: "object" } }], !1;
                                    var valid12 = _errs71 === errors;
                                    if (!valid12)
                                      break;
                                  }
                                } else
                                  return validate11.errors = [{ instancePath: instancePath + "/functionDefinitions", schemaPath: "#/then/oneOf/2/properties/functionDefinitions/type", keyword: "type", params: { type: "array" } }], !1;
                              var valid11 = _errs69 === errors;
                            } else
                              var valid11 = !0;
                            if (valid11) {
                              if (data.when !== void 0) {
                                let data31 = data.when, _errs80 = errors;
                                if (errors === _errs80)
                                  if (typeof data31 == "string") {
                                    if (func3(data31) < 1)
                                      return validate11.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/then/oneOf/2/properties/when/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                    if (!pattern1.test(data31))
                                      return validate11.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/then/oneOf/2/properties/when/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                  } else
                                    return validate11.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/then/oneOf/2/properties/when/type", keyword: "type", params: { type: "string" } }], !1;
                                var valid11 = _errs80 === errors;
                              } else
                                var valid11 = !0;
                              if (valid11) {
                                if (data.type !== void 0) {
                                  let data32 = data.type, _errs82 = errors;
                                  if (typeof data32 != "string")
                                    return validate11.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/then/oneOf/2/properties/type/type", keyword: "type", params: { type: "string" } }], !1;
                                  if (data32 !== "for_each")
                                    return validate11.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/then/oneOf/2/properties/type/const", keyword: "const", params: { allowedValue: "for_each" } }], !1;
                                  var valid11 = _errs82 === errors;
                                } else
                                  var valid11 = !0;
                                if (valid11) {
                                  if (data.items !== void 0) {
                                    let data33 = data.items, _errs84 = errors;
                                    if (errors === _errs84)
                                      if (typeof data33 == "string") {
                                        if (func3(data33) < 1)
                                          return validate11.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/then/oneOf/2/properties/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                      } else
                                        return validate11.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/then/oneOf/2/properties/items/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid11 = _errs84 === errors;
                                  } else
                                    var valid11 = !0;
                                  if (valid11)
                                    if (data.body !== void 0) {
                                      let data34 = data.body, _errs86 = errors;
                                      if (errors === _errs86)
                                        if (Array.isArray(data34)) {
                                          if (data34.length < 1)
                                            return validate11.errors = [{ instancePath: instancePath + "/body", schemaPath: "#/then/oneOf/2/properties/body/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                          {
                                            var valid14 = !0;
                                            let len3 = data34.length;
                                            for (let i3 = 0; i3 < len3; i3++) {
                                              let _errs88 = errors;
                                              wrapper0.validate(data34[i3], { instancePath: instancePath + "/body/" + i3, parentData: data34, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors), errors = vErrors.length);
                                              var valid14 = _errs88 === errors;
                                              if (!valid14)
                                                break;
                                            }
                                          }
                                        } else
                                          return validate11.errors = [{ instancePath: instancePath + "/body", schemaPath: "#/then/oneOf/2/properties/body/type", keyword: "type", params: { type: "array" } }], !1;
                                      var valid11 = _errs86 === errors;
                                    } else
                                      var valid11 = !0;
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
    let _errs89 = errors;
    if (errors === _errs89)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing8;
        if (data.id === void 0 && (missing8 = "id") || data.title === void 0 && (missing8 = "title"))
          return validate11.errors = [{ instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: missing8 } }], !1;
        {
          let _errs91 = errors;
          for (let key6 in data)
            if (!func2.call(schema13.else.properties, key6)) {
              return validate11.errors = [{ instancePath, schemaPath: "#/else/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 } }], !1;
              break;
            }
          if (_errs91 === errors) {
            if (data.id !== void 0) {
              let data36 = data.id, _errs92 = errors;
              if (errors === _errs92)
                if (typeof data36 == "string") {
                  if (func3(data36) < 1)
                    return validate11.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/else/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                  if (!pattern1.test(data36))
                    return validate11.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/else/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                } else
                  return validate11.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/else/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
              var valid15 = _errs92 === errors;
            } else
              var valid15 = !0;
            if (valid15) {
              if (data.title !== void 0) {
                let data37 = data.title, _errs94 = errors;
                if (errors === _errs94)
                  if (typeof data37 == "string") {
                    if (func3(data37) < 1)
                      return validate11.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/else/properties/title/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                  } else
                    return validate11.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/else/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                var valid15 = _errs94 === errors;
              } else
                var valid15 = !0;
              if (valid15) {
                if (data.prompt !== void 0) {
                  let data38 = data.prompt, _errs96 = errors;
                  if (errors === _errs96)
                    if (typeof data38 == "string") {
                      if (func3(data38) < 1)
                        return validate11.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/else/properties/prompt/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                    } else
                      return validate11.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/else/properties/prompt/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid15 = _errs96 === errors;
                } else
                  var valid15 = !0;
                if (valid15) {
                  if (data.promptBlocks !== void 0) {
                    let data39 = data.promptBlocks, _errs98 = errors;
                    if (errors === _errs98)
                      if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                        let _errs100 = errors;
                        for (let key7 in data39)
                          if (!(key7 === "goal" || key7 === "constraints" || key7 === "procedure" || key7 === "outputRequired" || key7 === "verify")) {
                            return validate11.errors = [{ instancePath: instancePath + "/promptBlocks", schemaPath: "#/else/properties/promptBlocks/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 } }], !1;
                            break;
                          }
                        if (_errs100 === errors) {
                          if (data39.goal !== void 0) {
                            let data40 = data39.goal, _errs101 = errors, _errs102 = errors, valid17 = !1, _errs103 = errors, _errs104 = errors, valid18 = !1, _errs105 = errors;
                            if (errors === _errs105)
                              if (typeof data40 == "string") {
                                if (func3(data40) < 1) {
                                  let err1 = { instancePath: instancePath + "/promptBlocks/goal", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/0/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                                  vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                                }
                              } else {
                                let err2 = { instancePath: instancePath + "/promptBlocks/goal", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/0/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                              }
                            var _valid2 = _errs105 === errors;
                            if (valid18 = valid18 || _valid2, !valid18) {
                              let _errs107 = errors;
                              if (errors === _errs107)
                                if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                                  let missing9;
                                  if (data40.kind === void 0 && (missing9 = "kind") || data40.refId === void 0 && (missing9 = "refId")) {
                                    let err3 = { instancePath: instancePath + "/promptBlocks/goal", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/0/anyOf/1/required", keyword: "required", params: { missingProperty: missing9 } };
                                    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                                  } else {
                                    let _errs109 = errors;
                                    for (let key8 in data40)
                                      if (!(key8 === "kind" || key8 === "refId")) {
                                        let err4 = { instancePath: instancePath + "/promptBlocks/goal", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/0/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 } };
                                        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                                        break;
                                      }
                                    if (_errs109 === errors) {
                                      if (data40.kind !== void 0) {
                                        let data41 = data40.kind, _errs110 = errors;
                                        if (typeof data41 != "string") {
                                          let err5 = { instancePath: instancePath + "/promptBlocks/goal/kind", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/0/anyOf/1/properties/kind/type", keyword: "type", params: { type: "string" } };
                                          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                                        }
                                        if (data41 !== "ref") {
                                          let err6 = { instancePath: instancePath + "/promptBlocks/goal/kind", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/0/anyOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "ref" } };
                                          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                                        }
                                        var valid19 = _errs110 === errors;
                                      } else
                                        var valid19 = !0;
                                      if (valid19)
                                        if (data40.refId !== void 0) {
                                          let data42 = data40.refId, _errs112 = errors;
                                          if (errors === _errs112)
                                            if (typeof data42 == "string") {
                                              if (func3(data42) < 1) {
                                                let err7 = { instancePath: instancePath + "/promptBlocks/goal/refId", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/0/anyOf/1/properties/refId/minLength", keyword: "minLength", params: { limit: 1 } };
                                                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                                              }
                                            } else {
                                              let err8 = { instancePath: instancePath + "/promptBlocks/goal/refId", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/0/anyOf/1/properties/refId/type", keyword: "type", params: { type: "string" } };
                                              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                                            }
                                          var valid19 = _errs112 === errors;
                                        } else
                                          var valid19 = !0;
                                    }
                                  }
                                } else {
                                  let err9 = { instancePath: instancePath + "/promptBlocks/goal", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/0/anyOf/1/type", keyword: "type", params: { type: "object" } };
                                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                                }
                              var _valid2 = _errs107 === errors;
                              valid18 = valid18 || _valid2;
                            }
                            if (valid18)
                              errors = _errs104, vErrors !== null && (_errs104 ? vErrors.length = _errs104 : vErrors = null);
                            else {
                              let err10 = { instancePath: instancePath + "/promptBlocks/goal", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/0/anyOf", keyword: "anyOf", params: {} };
                              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                            }
                            var _valid1 = _errs103 === errors;
                            if (valid17 = valid17 || _valid1, !valid17) {
                              let _errs114 = errors;
                              if (errors === _errs114)
                                if (Array.isArray(data40))
                                  if (data40.length < 1) {
                                    let err11 = { instancePath: instancePath + "/promptBlocks/goal", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/1/minItems", keyword: "minItems", params: { limit: 1 } };
                                    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                                  } else {
                                    var valid20 = !0;
                                    let len4 = data40.length;
                                    for (let i4 = 0; i4 < len4; i4++) {
                                      let data43 = data40[i4], _errs116 = errors, _errs117 = errors, valid21 = !1, _errs118 = errors;
                                      if (errors === _errs118)
                                        if (typeof data43 == "string") {
                                          if (func3(data43) < 1) {
                                            let err12 = { instancePath: instancePath + "/promptBlocks/goal/" + i4, schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/1/items/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                                          }
                                        } else {
                                          let err13 = { instancePath: instancePath + "/promptBlocks/goal/" + i4, schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/1/items/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                                        }
                                      var _valid3 = _errs118 === errors;
                                      if (valid21 = valid21 || _valid3, !valid21) {
                                        let _errs120 = errors;
                                        if (errors === _errs120)
                                          if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
                                            let missing10;
                                            if (data43.kind === void 0 && (missing10 = "kind") || data43.refId === void 0 && (missing10 = "refId")) {
                                              let err14 = { instancePath: instancePath + "/promptBlocks/goal/" + i4, schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/1/items/anyOf/1/required", keyword: "required", params: { missingProperty: missing10 } };
                                              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                                            } else {
                                              let _errs122 = errors;
                                              for (let key9 in data43)
                                                if (!(key9 === "kind" || key9 === "refId")) {
                                                  let err15 = { instancePath: instancePath + "/promptBlocks/goal/" + i4, schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/1/items/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 } };
                                                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                                                  break;
                                                }
                                              if (_errs122 === errors) {
                                                if (data43.kind !== void 0) {
                                                  let data44 = data43.kind, _errs123 = errors;
                                                  if (typeof data44 != "string") {
                                                    let err16 = { instancePath: instancePath + "/promptBlocks/goal/" + i4 + "/kind", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/1/items/anyOf/1/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                                                  }
                                                  if (data44 !== "ref") {
                                                    let err17 = { instancePath: instancePath + "/promptBlocks/goal/" + i4 + "/kind", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/1/items/anyOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "ref" } };
                                                    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                                                  }
                                                  var valid22 = _errs123 === errors;
                                                } else
                                                  var valid22 = !0;
                                                if (valid22)
                                                  if (data43.refId !== void 0) {
                                                    let data45 = data43.refId, _errs125 = errors;
                                                    if (errors === _errs125)
                                                      if (typeof data45 == "string") {
                                                        if (func3(data45) < 1) {
                                                          let err18 = { instancePath: instancePath + "/promptBlocks/goal/" + i4 + "/refId", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/1/items/anyOf/1/properties/refId/minLength", keyword: "minLength", params: { limit: 1 } };
                                                          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                                                        }
                                                      } else {
                                                        let err19 = { instancePath: instancePath + "/promptBlocks/goal/" + i4 + "/refId", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/1/items/anyOf/1/properties/refId/type", keyword: "type", params: { type: "string" } };
                                                        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                                                      }
                                                    var valid22 = _errs125 === errors;
                                                  } else
                                                    var valid22 = !0;
                                              }
                                            }
                                          } else {
                                            let err20 = { instancePath: instancePath + "/promptBlocks/goal/" + i4, schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/1/items/anyOf/1/type", keyword: "type", params: { type: "object" } };
                                            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                                          }
                                        var _valid3 = _errs120 === errors;
                                        valid21 = valid21 || _valid3;
                                      }
                                      if (valid21)
                                        errors = _errs117, vErrors !== null && (_errs117 ? vErrors.length = _errs117 : vErrors = null);
                                      else {
                                        let err21 = { instancePath: instancePath + "/promptBlocks/goal/" + i4, schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/1/items/anyOf", keyword: "anyOf", params: {} };
                                        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                                      }
                                      var valid20 = _errs116 === errors;
                                      if (!valid20)
                                        break;
                                    }
                                  }
                                else {
                                  let err22 = { instancePath: instancePath + "/promptBlocks/goal", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf/1/type", keyword: "type", params: { type: "array" } };
                                  vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                                }
                              var _valid1 = _errs114 === errors;
                              valid17 = valid17 || _valid1;
                            }
                            if (valid17)
                              errors = _errs102, vErrors !== null && (_errs102 ? vErrors.length = _errs102 : vErrors = null);
                            else {
                              let err23 = { instancePath: instancePath + "/promptBlocks/goal", schemaPath: "#/else/properties/promptBlocks/properties/goal/anyOf", keyword: "anyOf", params: {} };
                              return vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++, validate11.errors = vErrors, !1;
                            }
                            var valid16 = _errs101 === errors;
                          } else
                            var valid16 = !0;
                          if (valid16) {
                            if (data39.constraints !== void 0) {
                              let data46 = data39.constraints, _errs127 = errors;
                              if (errors === _errs127)
                                if (Array.isArray(data46)) {
                                  if (data46.length < 1)
                                    return validate11.errors = [{ instancePath: instancePath + "/promptBlocks/constraints", schemaPath: "#/else/properties/promptBlocks/properties/constraints/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                  {
                                    var valid23 = !0;
                                    let len5 = data46.length;
                                    for (let i5 = 0; i5 < len5; i5++) {
                                      let data47 = data46[i5], _errs129 = errors, _errs130 = errors, valid24 = !1, _errs131 = errors;
                                      if (errors === _errs131)
                                        if (typeof data47 == "string") {
                                          if (func3(data47) < 1) {
                                            let err24 = { instancePath: instancePath + "/promptBlocks/constraints/" + i5, schemaPath: "#/else/properties/promptBlocks/properties/constraints/items/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                                          }
                                        } else {
                                          let err25 = { instancePath: instancePath + "/promptBlocks/constraints/" + i5, schemaPath: "#/else/properties/promptBlocks/properties/constraints/items/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                                        }
                                      var _valid4 = _errs131 === errors;
                                      if (valid24 = valid24 || _valid4, !valid24) {
                                        let _errs133 = errors;
                                        if (errors === _errs133)
                                          if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
                                            let missing11;
                                            if (data47.kind === void 0 && (missing11 = "kind") || data47.refId === void 0 && (missing11 = "refId")) {
                                              let err26 = { instancePath: instancePath + "/promptBlocks/constraints/" + i5, schemaPath: "#/else/properties/promptBlocks/properties/constraints/items/anyOf/1/required", keyword: "required", params: { missingProperty: missing11 } };
                                              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                                            } else {
                                              let _errs135 = errors;
                                              for (let key10 in data47)
                                                if (!(key10 === "kind" || key10 === "refId")) {
                                                  let err27 = { instancePath: instancePath + "/promptBlocks/constraints/" + i5, schemaPath: "#/else/properties/promptBlocks/properties/constraints/items/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 } };
                                                  vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                                                  break;
                                                }
                                              if (_errs135 === errors) {
                                                if (data47.kind !== void 0) {
                                                  let data48 = data47.kind, _errs136 = errors;
                                                  if (typeof data48 != "string") {
                                                    let err28 = { instancePath: instancePath + "/promptBlocks/constraints/" + i5 + "/kind", schemaPath: "#/else/properties/promptBlocks/properties/constraints/items/anyOf/1/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                                                  }
                                                  if (data48 !== "ref") {
                                                    let err29 = { instancePath: instancePath + "/promptBlocks/constraints/" + i5 + "/kind", schemaPath: "#/else/properties/promptBlocks/properties/constraints/items/anyOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "ref" } };
                                                    vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                                                  }
                                                  var valid25 = _errs136 === errors;
                                                } else
                                                  var valid25 = !0;
                                                if (valid25)
                                                  if (data47.refId !== void 0) {
                                                    let data49 = data47.refId, _errs138 = errors;
                                                    if (errors === _errs138)
                                                      if (typeof data49 == "string") {
                                                        if (func3(data49) < 1) {
                                                          let err30 = { instancePath: instancePath + "/promptBlocks/constraints/" + i5 + "/refId", schemaPath: "#/else/properties/promptBlocks/properties/constraints/items/anyOf/1/properties/refId/minLength", keyword: "minLength", params: { limit: 1 } };
                                                          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                                                        }
                                                      } else {
                                                        let err31 = { instancePath: instancePath + "/promptBlocks/constraints/" + i5 + "/refId", schemaPath: "#/else/properties/promptBlocks/properties/constraints/items/anyOf/1/properties/refId/type", keyword: "type", params: { type: "string" } };
                                                        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                                                      }
                                                    var valid25 = _errs138 === errors;
                                                  } else
                                                    var valid25 = !0;
                                              }
                                            }
                                          } else {
                                            let err32 = { instancePath: instancePath + "/promptBlocks/constraints/" + i5, schemaPath: "#/else/properties/promptBlocks/properties/constraints/items/anyOf/1/type", keyword: "type", params: { type: "object" } };
                                            vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                                          }
                                        var _valid4 = _errs133 === errors;
                                        valid24 = valid24 || _valid4;
                                      }
                                      if (valid24)
                                        errors = _errs130, vErrors !== null && (_errs130 ? vErrors.length = _errs130 : vErrors = null);
                                      else {
                                        let err33 = { instancePath: instancePath + "/promptBlocks/constraints/" + i5, schemaPath: "#/else/properties/promptBlocks/properties/constraints/items/anyOf", keyword: "anyOf", params: {} };
                                        return vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++, validate11.errors = vErrors, !1;
                                      }
                                      var valid23 = _errs129 === errors;
                                      if (!valid23)
                                        break;
                                    }
                                  }
                                } else
                                  return validate11.errors = [{ instancePath: instancePath + "/promptBlocks/constraints", schemaPath: "#/else/properties/promptBlocks/properties/constraints/type", keyword: "type", params: { type: "array" } }], !1;
                              var valid16 = _errs127 === errors;
                            } else
                              var valid16 = !0;
                            if (valid16) {
                              if (data39.procedure !== void 0) {
                                let data50 = data39.procedure, _errs140 = errors;
                                if (errors === _errs140)
                                  if (Array.isArray(data50)) {
                                    if (data50.length < 1)
                                      return validate11.errors = [{ instancePath: instancePath + "/promptBlocks/procedure", schemaPath: "#/else/properties/promptBlocks/properties/procedure/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                    {
                                      var valid26 = !0;
                                      let len6 = data50.length;
                                      for (let i6 = 0; i6 < len6; i6++) {
                                        let data51 = data50[i6], _errs142 = errors, _errs143 = errors, valid27 = !1, _errs144 = errors;
                                        if (errors === _errs144)
                                          if (typeof data51 == "string") {
                                            if (func3(data51) < 1) {
                                              let err34 = { instancePath: instancePath + "/promptBlocks/procedure/" + i6, schemaPath: "#/else/properties/promptBlocks/properties/procedure/items/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                                              vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                                            }
                                          } else {
                                            let err35 = { instancePath: instancePath + "/promptBlocks/procedure/" + i6, schemaPath: "#/else/properties/promptBlocks/properties/procedure/items/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                            vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                                          }
                                        var _valid5 = _errs144 === errors;
                                        if (valid27 = valid27 || _valid5, !valid27) {
                                          let _errs146 = errors;
                                          if (errors === _errs146)
                                            if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
                                              let missing12;
                                              if (data51.kind === void 0 && (missing12 = "kind") || data51.refId === void 0 && (missing12 = "refId")) {
                                                let err36 = { instancePath: instancePath + "/promptBlocks/procedure/" + i6, schemaPath: "#/else/properties/promptBlocks/properties/procedure/items/anyOf/1/required", keyword: "required", params: { missingProperty: missing12 } };
                                                vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                                              } else {
                                                let _errs148 = errors;
                                                for (let key11 in data51)
                                                  if (!(key11 === "kind" || key11 === "refId")) {
                                                    let err37 = { instancePath: instancePath + "/promptBlocks/procedure/" + i6, schemaPath: "#/else/properties/promptBlocks/properties/procedure/items/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 } };
                                                    vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                                                    break;
                                                  }
                                                if (_errs148 === errors) {
                                                  if (data51.kind !== void 0) {
                                                    let data52 = data51.kind, _errs149 = errors;
                                                    if (typeof data52 != "string") {
                                                      let err38 = { instancePath: instancePath + "/promptBlocks/procedure/" + i6 + "/kind", schemaPath: "#/else/properties/promptBlocks/properties/procedure/items/anyOf/1/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                      vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                                                    }
                                                    if (data52 !== "ref") {
                                                      let err39 = { instancePath: instancePath + "/promptBlocks/procedure/" + i6 + "/kind", schemaPath: "#/else/properties/promptBlocks/properties/procedure/items/anyOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "ref" } };
                                                      vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                                                    }
                                                    var valid28 = _errs149 === errors;
                                                  } else
                                                    var valid28 = !0;
                                                  if (valid28)
                                                    if (data51.refId !== void 0) {
                                                      let data53 = data51.refId, _errs151 = errors;
                                                      if (errors === _errs151)
                                                        if (typeof data53 == "string") {
                                                          if (func3(data53) < 1) {
                                                            let err40 = { instancePath: instancePath + "/promptBlocks/procedure/" + i6 + "/refId", schemaPath: "#/else/properties/promptBlocks/properties/procedure/items/anyOf/1/properties/refId/minLength", keyword: "minLength", params: { limit: 1 } };
                                                            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                                                          }
                                                        } else {
                                                          let err41 = { instancePath: instancePath + "/promptBlocks/procedure/" + i6 + "/refId", schemaPath: "#/else/properties/promptBlocks/properties/procedure/items/anyOf/1/properties/refId/type", keyword: "type", params: { type: "string" } };
                                                          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                                                        }
                                                      var valid28 = _errs151 === errors;
                                                    } else
                                                      var valid28 = !0;
                                                }
                                              }
                                            } else {
                                              let err42 = { instancePath: instancePath + "/promptBlocks/procedure/" + i6, schemaPath: "#/else/properties/promptBlocks/properties/procedure/items/anyOf/1/type", keyword: "type", params: { type: "object" } };
                                              vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                                            }
                                          var _valid5 = _errs146 === errors;
                                          valid27 = valid27 || _valid5;
                                        }
                                        if (valid27)
                                          errors = _errs143, vErrors !== null && (_errs143 ? vErrors.length = _errs143 : vErrors = null);
                                        else {
                                          let err43 = { instancePath: instancePath + "/promptBlocks/procedure/" + i6, schemaPath: "#/else/properties/promptBlocks/properties/procedure/items/anyOf", keyword: "anyOf", params: {} };
                                          return vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++, validate11.errors = vErrors, !1;
                                        }
                                        var valid26 = _errs142 === errors;
                                        if (!valid26)
                                          break;
                                      }
                                    }
                                  } else
                                    return validate11.errors = [{ instancePath: instancePath + "/promptBlocks/procedure", schemaPath: "#/else/properties/promptBlocks/properties/procedure/type", keyword: "type", params: { type: "array" } }], !1;
                                var valid16 = _errs140 === errors;
                              } else
                                var valid16 = !0;
                              if (valid16) {
                                if (data39.outputRequired !== void 0) {
                                  let data54 = data39.outputRequired, _errs153 = errors;
                                  if (errors === _errs153)
                                    if (data54 && typeof data54 == "object" && !Array.isArray(data54))
                                      for (let key12 in data54) {
                                        let data55 = data54[key12], _errs156 = errors;
                                        if (errors === _errs156)
                                          if (typeof data55 == "string") {
                                            if (func3(data55) < 1)
                                              return validate11.errors = [{ instancePath: instancePath + "/promptBlocks/outputRequired/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/else/properties/promptBlocks/properties/outputRequired/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                          } else
                                            return validate11.errors = [{ instancePath: instancePath + "/promptBlocks/outputRequired/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/else/properties/promptBlocks/properties/outputRequired/additionalProperties/type", keyword: "type", params: { type: "string" } }], !1;
                                        var valid29 = _errs156 === errors;
                                        if (!valid29)
                                          break;
                                      }
                                    else
                                      return validate11.errors = [{ instancePath: instancePath + "/promptBlocks/outputRequired", schemaPath: "#/else/properties/promptBlocks/properties/outputRequired/type", keyword: "type", params: { type: "object" } }], !1;
                                  var valid16 = _errs153 === errors;
                                } else
                                  var valid16 = !0;
                                if (valid16)
                                  if (data39.verify !== void 0) {
                                    let data56 = data39.verify, _errs158 = errors;
                                    if (errors === _errs158)
                                      if (Array.isArray(data56)) {
                                        if (data56.length < 1)
                                          return validate11.errors = [{ instancePath: instancePath + "/promptBlocks/verify", schemaPath: "#/else/properties/promptBlocks/properties/verify/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                        {
                                          var valid30 = !0;
                                          let len7 = data56.length;
                                          for (let i7 = 0; i7 < len7; i7++) {
                                            let data57 = data56[i7], _errs160 = errors, _errs161 = errors, valid31 = !1, _errs162 = errors;
                                            if (errors === _errs162)
                                              if (typeof data57 == "string") {
                                                if (func3(data57) < 1) {
                                                  let err44 = { instancePath: instancePath + "/promptBlocks/verify/" + i7, schemaPath: "#/else/properties/promptBlocks/properties/verify/items/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                                                  vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                                                }
                                              } else {
                                                let err45 = { instancePath: instancePath + "/promptBlocks/verify/" + i7, schemaPath: "#/else/properties/promptBlocks/properties/verify/items/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                                vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                                              }
                                            var _valid6 = _errs162 === errors;
                                            if (valid31 = valid31 || _valid6, !valid31) {
                                              let _errs164 = errors;
                                              if (errors === _errs164)
                                                if (data57 && typeof data57 == "object" && !Array.isArray(data57)) {
                                                  let missing13;
                                                  if (data57.kind === void 0 && (missing13 = "kind") || data57.refId === void 0 && (missing13 = "refId")) {
                                                    let err46 = { instancePath: instancePath + "/promptBlocks/verify/" + i7, schemaPath: "#/else/properties/promptBlocks/properties/verify/items/anyOf/1/required", keyword: "required", params: { missingProperty: missing13 } };
                                                    vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                                                  } else {
                                                    let _errs166 = errors;
                                                    for (let key13 in data57)
                                                      if (!(key13 === "kind" || key13 === "refId")) {
                                                        let err47 = { instancePath: instancePath + "/promptBlocks/verify/" + i7, schemaPath: "#/else/properties/promptBlocks/properties/verify/items/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 } };
                                                        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                                                        break;
                                                      }
                                                    if (_errs166 === errors) {
                                                      if (data57.kind !== void 0) {
                                                        let data58 = data57.kind, _errs167 = errors;
                                                        if (typeof data58 != "string") {
                                                          let err48 = { instancePath: instancePath + "/promptBlocks/verify/" + i7 + "/kind", schemaPath: "#/else/properties/promptBlocks/properties/verify/items/anyOf/1/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                                                        }
                                                        if (data58 !== "ref") {
                                                          let err49 = { instancePath: instancePath + "/promptBlocks/verify/" + i7 + "/kind", schemaPath: "#/else/properties/promptBlocks/properties/verify/items/anyOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "ref" } };
                                                          vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                                                        }
                                                        var valid32 = _errs167 === errors;
                                                      } else
                                                        var valid32 = !0;
                                                      if (valid32)
                                                        if (data57.refId !== void 0) {
                                                          let data59 = data57.refId, _errs169 = errors;
                                                          if (errors === _errs169)
                                                            if (typeof data59 == "string") {
                                                              if (func3(data59) < 1) {
                                                                let err50 = { instancePath: instancePath + "/promptBlocks/verify/" + i7 + "/refId", schemaPath: "#/else/properties/promptBlocks/properties/verify/items/anyOf/1/properties/refId/minLength", keyword: "minLength", params: { limit: 1 } };
                                                                vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                                                              }
                                                            } else {
                                                              let err51 = { instancePath: instancePath + "/promptBlocks/verify/" + i7 + "/refId", schemaPath: "#/else/properties/promptBlocks/properties/verify/items/anyOf/1/properties/refId/type", keyword: "type", params: { type: "string" } };
                                                              vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                                                            }
                                                          var valid32 = _errs169 === errors;
                                                        } else
                                                          var valid32 = !0;
                                                    }
                                                  }
                                                } else {
                                                  let err52 = { instancePath: instancePath + "/promptBlocks/verify/" + i7, schemaPath: "#/else/properties/promptBlocks/properties/verify/items/anyOf/1/type", keyword: "type", params: { type: "object" } };
                                                  vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                                                }
                                              var _valid6 = _errs164 === errors;
                                              valid31 = valid31 || _valid6;
                                            }
                                            if (valid31)
                                              errors = _errs161, vErrors !== null && (_errs161 ? vErrors.length = _errs161 : vErrors = null);
                                            else {
                                              let err53 = { instancePath: instancePath + "/promptBlocks/verify/" + i7, schemaPath: "#/else/properties/promptBlocks/properties/verify/items/anyOf", keyword: "anyOf", params: {} };
                                              return vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++, validate11.errors = vErrors, !1;
                                            }
                                            var valid30 = _errs160 === errors;
                                            if (!valid30)
                                              break;
                                          }
                                        }
                                      } else
                                        return validate11.errors = [{ instancePath: instancePath + "/promptBlocks/verify", schemaPath: "#/else/properties/promptBlocks/properties/verify/type", keyword: "type", params: { type: "array" } }], !1;
                                    var valid16 = _errs158 === errors;
                                  } else
                                    var valid16 = !0;
                              }
                            }
                          }
                        }
                      } else
                        return validate11.errors = [{ instancePath: instancePath + "/promptBlocks", schemaPath: "#/else/properties/promptBlocks/type", keyword: "type", params: { type: "object" } }], !1;
                    var valid15 = _errs98 === errors;
                  } else
                    var valid15 = !0;
                  if (valid15) {
                    if (data.agentRole !== void 0) {
                      let data60 = data.agentRole, _errs171 = errors;
                      if (errors === _errs171)
                        if (typeof data60 == "string") {
                          if (func3(data60) < 1)
                            return validate11.errors = [{ instancePath: instancePath + "/agentRole", schemaPath: "#/else/properties/agentRole/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                        } else
                          return validate11.errors = [{ instancePath: instancePath + "/agentRole", schemaPath: "#/else/properties/agentRole/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid15 = _errs171 === errors;
                    } else
                      var valid15 = !0;
                    if (valid15) {
                      if (data.requireConfirmation !== void 0) {
                        let _errs173 = errors;
                        if (typeof data.requireConfirmation != "boolean")
                          return validate11.errors = [{ instancePath: instancePath + "/requireConfirmation", schemaPath: "#/else/properties/requireConfirmation/type", keyword: "type", params: { type: "boolean" } }], !1;
                        var valid15 = _errs173 === errors;
                      } else
                        var valid15 = !0;
                      if (valid15) {
                        if (data.notes !== void 0) {
                          let data62 = data.notes, _errs175 = errors;
                          if (typeof data62 != "string")
                            return validate11.errors = [{ instancePath: instancePath + "/notes", schemaPath: "#/else/properties/notes/type", keyword: "type", params: { type: "string" } }], !1;
                          if (!(data62 === "required" || data62 === "optional"))
                            return validate11.errors = [{ instancePath: instancePath + "/notes", schemaPath: "#/else/properties/notes/enum", keyword: "enum", params: { allowedValues: schema13.else.properties.notes.enum } }], !1;
                          var valid15 = _errs175 === errors;
                        } else
                          var valid15 = !0;
                        if (valid15) {
                          if (data.when !== void 0) {
                            let data63 = data.when, _errs177 = errors;
                            if (errors === _errs177)
                              if (typeof data63 == "string") {
                                if (func3(data63) < 1)
                                  return validate11.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/else/properties/when/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                if (!pattern1.test(data63))
                                  return validate11.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/else/properties/when/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                              } else
                                return validate11.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/else/properties/when/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid15 = _errs177 === errors;
                          } else
                            var valid15 = !0;
                          if (valid15) {
                            if (data.functionReferences !== void 0) {
                              let data64 = data.functionReferences, _errs179 = errors;
                              if (errors === _errs179)
                                if (Array.isArray(data64)) {
                                  var valid33 = !0;
                                  let len8 = data64.length;
                                  for (let i8 = 0; i8 < len8; i8++) {
                                    let data65 = data64[i8], _errs181 = errors;
                                    if (errors === _errs181)
                                      if (typeof data65 == "string") {
                                        if (func3(data65) < 1)
                                          return validate11.errors = [{ instancePath: instancePath + "/functionReferences/" + i8, schemaPath: "#/else/properties/functionReferences/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                      } else
                                        return validate11.errors = [{ instancePath: instancePath + "/functionReferences/" + i8, schemaPath: "#/else/properties/functionReferences/items/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid33 = _errs181 === errors;
                                    if (!valid33)
                                      break;
                                  }
                                } else
                                  return validate11.errors = [{ instancePath: instancePath + "/functionReferences", schemaPath: "#/else/properties/functionReferences/type", keyword: "type", params: { type: "array" } }], !1;
                              var valid15 = _errs179 === errors;
                            } else
                              var valid15 = !0;
                            if (valid15) {
                              if (data.functionDefinitions !== void 0) {
                                let data66 = data.functionDefinitions, _errs183 = errors;
                                if (errors === _errs183)
                                  if (Array.isArray(data66)) {
                                    var valid34 = !0;
                                    let len9 = data66.length;
                                    for (let i9 = 0; i9 < len9; i9++) {
                                      let data67 = data66[i9], _errs185 = errors;
                                      if (errors === _errs185)
                                        if (data67 && typeof data67 == "object" && !Array.isArray(data67)) {
                                          let missing14;
                                          if (data67.name === void 0 && (missing14 = "name") || data67.definition === void 0 && (missing14 = "definition"))
                                            return validate11.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i9, schemaPath: "#/else/properties/functionDefinitions/items/required", keyword: "required", params: { missingProperty: missing14 } }], !1;
                                          {
                                            let _errs187 = errors;
                                            for (let key14 in data67)
                                              if (!(key14 === "name" || key14 === "scope" || key14 === "definition")) {
                                                return validate11.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i9, schemaPath: "#/else/properties/functionDefinitions/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 } }], !1;
                                                break;
                                              }
                                            if (_errs187 === errors) {
                                              if (data67.name !== void 0) {
                                                let data68 = data67.name, _errs188 = errors;
                                                if (errors === _errs188)
                                                  if (typeof data68 == "string") {
                                                    if (func3(data68) < 1)
                                                      return validate11.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i9 + "/name", schemaPath: "#/else/properties/functionDefinitions/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                  } else
                                                    return validate11.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i9 + "/name", schemaPath: "#/else/properties/functionDefinitions/items/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                                                var valid35 = _errs188 === errors;
                                              } else
                                                var valid35 = !0;
                                              if (valid35) {
                                                if (data67.scope !== void 0) {
                                                  let data69 = data67.scope, _errs190 = errors;
                                                  if (typeof data69 != "string")
                                                    return validate11.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i9 + "/scope", schemaPath: "#/else/properties/functionDefinitions/items/properties/scope/type", keyword: "type", params: { type: "string" } }], !1;
                                                  if (!(data69 === "workflow" || data69 === "loop" || data69 === "step"))
                                                    return validate11.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i9 + "/scope", schemaPath: "#/else/properties/functionDefinitions/items/properties/scope/enum", keyword: "enum", params: { allowedValues: schema13.else.properties.functionDefinitions.items.properties.scope.enum } }], !1;
                                                  var valid35 = _errs190 === errors;
                                                } else
                                                  var valid35 = !0;
                                                if (valid35)
                                                  if (data67.definition !== void 0) {
                                                    let data70 = data67.definition, _errs192 = errors;
                                                    if (errors === _errs192)
                                                      if (typeof data70 == "string") {
                                                        if (func3(data70) < 1)
                                                          return validate11.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i9 + "/definition", schemaPath: "#/else/properties/functionDefinitions/items/properties/definition/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                      } else
                                                        return validate11.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i9 + "/definition", schemaPath: "#/else/properties/functionDefinitions/items/properties/definition/type", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid35 = _errs192 === errors;
                                                  } else
                                                    var valid35 = !0;
                                              }
                                            }
                                          }
                                        } else
                                          return validate11.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i9, schemaPath: "#/else/properties/functionDefinitions/items/type", keyword: "type", params: { type: "object" } }], !1;
                                      var valid34 = _errs185 === errors;
                                      if (!valid34)
                                        break;
                                    }
                                  } else
                                    return validate11.errors = [{ instancePath: instancePath + "/functionDefinitions", schemaPath: "#/else/properties/functionDefinitions/type", keyword: "type", params: { type: "array" } }], !1;
                                var valid15 = _errs183 === errors;
                              } else
                                var valid15 = !0;
                              if (valid15) {
                                if (data.userDependencies !== void 0) {
                                  let data71 = data.userDependencies, _errs194 = errors;
                                  if (errors === _errs194)
                                    if (Array.isArray(data71)) {
                                      var valid36 = !0;
                                      let len10 = data71.length;
                                      for (let i10 = 0; i10 < len10; i10++) {
                                        let data72 = data71[i10], _errs196 = errors;
                                        if (errors === _errs196)
                                          if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
                                            let missing15;
                                            if (data72.reason === void 0 && (missing15 = "reason") || data72.message === void 0 && (missing15 = "message"))
                                              return validate11.errors = [{ instancePath: instancePath + "/userDependencies/" + i10, schemaPath: "#/else/properties/userDependencies/items/required", keyword: "required", params: { missingProperty: missing15 } }], !1;
                                            {
                                              let _errs198 = errors;
                                              for (let key15 in data72)
                                                if (!(key15 === "reason" || key15 === "choiceKind" || key15 === "contextKey" || key15 === "message")) {
                                                  return validate11.errors = [{ instancePath: instancePath + "/userDependencies/" + i10, schemaPath: "#/else/properties/userDependencies/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 } }], !1;
                                                  break;
                                                }
                                              if (_errs198 === errors) {
                                                if (data72.reason !== void 0) {
                                                  let data73 = data72.reason, _errs199 = errors;
                                                  if (typeof data73 != "string")
                                                    return validate11.errors = [{ instancePath: instancePath + "/userDependencies/" + i10 + "/reason", schemaPath: "#/else/properties/userDependencies/items/properties/reason/type", keyword: "type", params: { type: "string" } }], !1;
                                                  if (!(data73 === "needs_user_secret_or_token" || data73 === "needs_user_account_access" || data73 === "needs_user_artifact" || data73 === "needs_user_choice" || data73 === "needs_user_approval" || data73 === "needs_user_environment_action"))
                                                    return validate11.errors = [{ instancePath: instancePath + "/userDependencies/" + i10 + "/reason", schemaPath: "#/else/properties/userDependencies/items/properties/reason/enum", keyword: "enum", params: { allowedValues: schema13.else.properties.userDependencies.items.properties.reason.enum } }], !1;
                                                  var valid37 = _errs199 === errors;
                                                } else
                                                  var valid37 = !0;
                                                if (valid37) {
                                                  if (data72.choiceKind !== void 0) {
                                                    let data74 = data72.choiceKind, _errs201 = errors;
                                                    if (typeof data74 != "string")
                                                      return validate11.errors = [{ instancePath: instancePath + "/userDependencies/" + i10 + "/choiceKind", schemaPath: "#/else/properties/userDependencies/items/properties/choiceKind/type", keyword: "type", params: { type: "string" } }], !1;
                                                    if (!(data74 === "preference_tradeoff" || data74 === "scope_boundary" || data74 === "irreversible_action" || data74 === "external_side_effect" || data74 === "policy_or_compliance"))
                                                      return validate11.errors = [{ instancePath: instancePath + "/userDependencies/" + i10 + "/choiceKind", schemaPath: "#/else/properties/userDependencies/items/properties/choiceKind/enum", keyword: "enum", params: { allowedValues: schema13.else.properties.userDependencies.items.properties.choiceKind.enum } }], !1;
                                                    var valid37 = _errs201 === errors;
                                                  } else
                                                    var valid37 = !0;
                                                  if (valid37) {
                                                    if (data72.contextKey !== void 0) {
                                                      let data75 = data72.contextKey, _errs203 = errors;
                                                      if (errors === _errs203)
                                                        if (typeof data75 == "string") {
                                                          if (func3(data75) < 1)
                                                            return validate11.errors = [{ instancePath: instancePath + "/userDependencies/" + i10 + "/contextKey", schemaPath: "#/else/properties/userDependencies/items/properties/contextKey/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                        } else
                                                          return validate11.errors = [{ instancePath: instancePath + "/userDependencies/" + i10 + "/contextKey", schemaPath: "#/else/properties/userDependencies/items/properties/contextKey/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid37 = _errs203 === errors;
                                                    } else
                                                      var valid37 = !0;
                                                    if (valid37)
                                                      if (data72.message !== void 0) {
                                                        let data76 = data72.message, _errs205 = errors;
                                                        if (errors === _errs205)
                                                          if (typeof data76 == "string") {
                                                            if (func3(data76) < 1)
                                                              return validate11.errors = [{ instancePath: instancePath + "/userDependencies/" + i10 + "/message", schemaPath: "#/else/properties/userDependencies/items/properties/message/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                          } else
                                                            return validate11.errors = [{ instancePath: instancePath + "/userDependencies/" + i10 + "/message", schemaPath: "#/else/properties/userDependencies/items/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid37 = _errs205 === errors;
                                                      } else
                                                        var valid37 = !0;
                                                  }
                                                }
                                              }
                                            }
                                          } else
                                            return validate11.errors = [{ instancePath: instancePath + "/userDependencies/" + i10, schemaPath: "#/else/properties/userDependencies/items/type", keyword: "type", params: { type: "object" } }], !1;
                                        var valid36 = _errs196 === errors;
                                        if (!valid36)
                                          break;
                                      }
                                    } else
                                      return validate11.errors = [{ instancePath: instancePath + "/userDependencies", schemaPath: "#/else/properties/userDependencies/type", keyword: "type", params: { type: "array" } }], !1;
                                  var valid15 = _errs194 === errors;
                                } else
                                  var valid15 = !0;
                                if (valid15) {
                                  if (data.output !== void 0) {
                                    let data77 = data.output, _errs207 = errors;
                                    if (errors === _errs207)
                                      if (data77 && typeof data77 == "object" && !Array.isArray(data77)) {
                                        let _errs209 = errors;
                                        for (let key16 in data77)
                                          if (!(key16 === "contractRef" || key16 === "required" || key16 === "hints")) {
                                            return validate11.errors = [{ instancePath: instancePath + "/output", schemaPath: "#/else/properties/output/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 } }], !1;
                                            break;
                                          }
                                        if (_errs209 === errors) {
                                          if (data77.contractRef !== void 0) {
                                            let data78 = data77.contractRef, _errs210 = errors;
                                            if (errors === _errs210)
                                              if (typeof data78 == "string") {
                                                if (func3(data78) < 1)
                                                  return validate11.errors = [{ instancePath: instancePath + "/output/contractRef", schemaPath: "#/else/properties/output/properties/contractRef/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                              } else
                                                return validate11.errors = [{ instancePath: instancePath + "/output/contractRef", schemaPath: "#/else/properties/output/properties/contractRef/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid38 = _errs210 === errors;
                                          } else
                                            var valid38 = !0;
                                          if (valid38) {
                                            if (data77.required !== void 0) {
                                              let _errs212 = errors;
                                              if (typeof data77.required != "boolean")
                                                return validate11.errors = [{ instancePath: instancePath + "/output/required", schemaPath: "#/else/properties/output/properties/required/type", keyword: "type", params: { type: "boolean" } }], !1;
                                              var valid38 = _errs212 === errors;
                                            } else
                                              var valid38 = !0;
                                            if (valid38)
                                              if (data77.hints !== void 0) {
                                                let data80 = data77.hints, _errs214 = errors;
                                                if (errors === _errs214)
                                                  if (data80 && typeof data80 == "object" && !Array.isArray(data80))
                                                    for (let key17 in data80) {
                                                      let data81 = data80[key17], _errs217 = errors;
                                                      if (errors === _errs217)
                                                        if (typeof data81 == "string") {
                                                          if (func3(data81) < 1)
                                                            return validate11.errors = [{ instancePath: instancePath + "/output/hints/" + key17.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/else/properties/output/properties/hints/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                        } else
                                                          return validate11.errors = [{ instancePath: instancePath + "/output/hints/" + key17.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/else/properties/output/properties/hints/additionalProperties/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid39 = _errs217 === errors;
                                                      if (!valid39)
                                                        break;
                                                    }
                                                  else
                                                    return validate11.errors = [{ instancePath: instancePath + "/output/hints", schemaPath: "#/else/properties/output/properties/hints/type", keyword: "type", params: { type: "object" } }], !1;
                                                var valid38 = _errs214 === errors;
                                              } else
                                                var valid38 = !0;
                                          }
                                        }
                                      } else
                                        return validate11.errors = [{ instancePath: instancePath + "/output", schemaPath: "#/else/properties/output/type", keyword: "type", params: { type: "object" } }], !1;
                                    var valid15 = _errs207 === errors;
                                  } else
                                    var valid15 = !0;
                                  if (valid15) {
                                    if (data.outputContract !== void 0) {
                                      let data82 = data.outputContract, _errs219 = errors;
                                      if (errors === _errs219)
                                        if (data82 && typeof data82 == "object" && !Array.isArray(data82)) {
                                          let missing16;
                                          if (data82.contractRef === void 0 && (missing16 = "contractRef"))
                                            return validate11.errors = [{ instancePath: instancePath + "/outputContract", schemaPath: "#/else/properties/outputContract/required", keyword: "required", params: { missingProperty: missing16 } }], !1;
                                          {
                                            let _errs221 = errors;
                                            for (let key18 in data82)
                                              if (!(key18 === "contractRef" || key18 === "required")) {
                                                return validate11.errors = [{ instancePath: instancePath + "/outputContract", schemaPath: "#/else/properties/outputContract/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 } }], !1;
                                                break;
                                              }
                                            if (_errs221 === errors) {
                                              if (data82.contractRef !== void 0) {
                                                let data83 = data82.contractRef, _errs222 = errors;
                                                if (errors === _errs222)
                                                  if (typeof data83 == "string") {
                                                    if (func3(data83) < 1)
                                                      return validate11.errors = [{ instancePath: instancePath + "/outputContract/contractRef", schemaPath: "#/else/properties/outputContract/properties/contractRef/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                  } else
                                                    return validate11.errors = [{ instancePath: instancePath + "/outputContract/contractRef", schemaPath: "#/else/properties/outputContract/properties/contractRef/type", keyword: "type", params: { type: "string" } }], !1;
                                                var valid40 = _errs222 === errors;
                                              } else
                                                var valid40 = !0;
                                              if (valid40)
                                                if (data82.required !== void 0) {
                                                  let _errs224 = errors;
                                                  if (typeof data82.required != "boolean")
                                                    return validate11.errors = [{ instancePath: instancePath + "/outputContract/required", schemaPath: "#/else/properties/outputContract/properties/required/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                  var valid40 = _errs224 === errors;
                                                } else
                                                  var valid40 = !0;
                                            }
                                          }
                                        } else
                                          return validate11.errors = [{ instancePath: instancePath + "/outputContract", schemaPath: "#/else/properties/outputContract/type", keyword: "type", params: { type: "object" } }], !1;
                                      var valid15 = _errs219 === errors;
                                    } else
                                      var valid15 = !0;
                                    if (valid15) {
                                      if (data.validationCriteria !== void 0) {
                                        let _errs226 = errors;
                                        validate12(data.validationCriteria, { instancePath: instancePath + "/validationCriteria", parentData: data, parentDataProperty: "validationCriteria", rootData }) || (vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors), errors = vErrors.length);
                                        var valid15 = _errs226 === errors;
                                      } else
                                        var valid15 = !0;
                                      if (valid15) {
                                        if (data.assessmentRefs !== void 0) {
                                          let data86 = data.assessmentRefs, _errs227 = errors;
                                          if (errors === _errs227)
                                            if (Array.isArray(data86)) {
                                              if (data86.length < 1)
                                                return validate11.errors = [{ instancePath: instancePath + "/assessmentRefs", schemaPath: "#/else/properties/assessmentRefs/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                              {
                                                var valid41 = !0;
                                                let len11 = data86.length;
                                                for (let i11 = 0; i11 < len11; i11++) {
                                                  let data87 = data86[i11], _errs229 = errors;
                                                  if (errors === _errs229)
                                                    if (typeof data87 == "string") {
                                                      if (func3(data87) < 1)
                                                        return validate11.errors = [{ instancePath: instancePath + "/assessmentRefs/" + i11, schemaPath: "#/else/properties/assessmentRefs/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                      if (!pattern1.test(data87))
                                                        return validate11.errors = [{ instancePath: instancePath + "/assessmentRefs/" + i11, schemaPath: "#/else/properties/assessmentRefs/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                    } else
                                                      return validate11.errors = [{ instancePath: instancePath + "/assessmentRefs/" + i11, schemaPath: "#/else/properties/assessmentRefs/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                  var valid41 = _errs229 === errors;
                                                  if (!valid41)
                                                    break;
                                                }
                                              }
                                            } else
                                              return validate11.errors = [{ instancePath: instancePath + "/assessmentRefs", schemaPath: "#/else/properties/assessmentRefs/type", keyword: "type", params: { type: "array" } }], !1;
                                          var valid15 = _errs227 === errors;
                                        } else
                                          var valid15 = !0;
                                        if (valid15)
                                          if (data.assessmentConsequences !== void 0) {
                                            let data88 = data.assessmentConsequences, _errs231 = errors;
                                            if (errors === _errs231)
                                              if (Array.isArray(data88)) {
                                                if (data88.length < 1)
                                                  return validate11.errors = [{ instancePath: instancePath + "/assessmentConsequences", schemaPath: "#/else/properties/assessmentConsequences/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                {
                                                  var valid42 = !0;
                                                  let len12 = data88.length;
                                                  for (let i12 = 0; i12 < len12; i12++) {
                                                    let data89 = data88[i12], _errs233 = errors;
                                                    if (errors === _errs233)
                                                      if (data89 && typeof data89 == "object" && !Array.isArray(data89)) {
                                                        let missing17;
                                                        if (data89.anyEqualsLevel === void 0 && (missing17 = "anyEqualsLevel") || data89.guidance === void 0 && (missing17 = "guidance"))
                                                          return validate11.errors = [{ instancePath: instancePath + "/assessmentConsequences/" + i12, schemaPath: "#/else/properties/assessmentConsequences/items/required", keyword: "required", params: { missingProperty: missing17 } }], !1;
                                                        {
                                                          let _errs235 = errors;
                                                          for (let key19 in data89)
                                                            if (!(key19 === "anyEqualsLevel" || key19 === "forAssessment" || key19 === "guidance")) {
                                                              return validate11.errors = [{ instancePath: instancePath + "/assessmentConsequences/" + i12, schemaPath: "#/else/properties/assessmentConsequences/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key19 } }], !1;
                                                              break;
                                                            }
                                                          if (_errs235 === errors) {
                                                            if (data89.anyEqualsLevel !== void 0) {
                                                              let data90 = data89.anyEqualsLevel, _errs236 = errors;
                                                              if (errors === _errs236)
                                                                if (typeof data90 == "string") {
                                                                  if (func3(data90) < 1)
                                                                    return validate11.errors = [{ instancePath: instancePath + "/assessmentConsequences/" + i12 + "/anyEqualsLevel", schemaPath: "#/else/properties/assessmentConsequences/items/properties/anyEqualsLevel/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                } else
                                                                  return validate11.errors = [{ instancePath: instancePath + "/assessmentConsequences/" + i12 + "/anyEqualsLevel", schemaPath: "#/else/properties/assessmentConsequences/items/properties/anyEqualsLevel/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid43 = _errs236 === errors;
                                                            } else
                                                              var valid43 = !0;
                                                            if (valid43) {
                                                              if (data89.forAssessment !== void 0) {
                                                                let data91 = data89.forAssessment, _errs238 = errors;
                                                                if (errors === _errs238)
                                                                  if (typeof data91 == "string") {
                                                                    if (func3(data91) < 1)
                                                                      return validate11.errors = [{ instancePath: instancePath + "/assessmentConsequences/" + i12 + "/forAssessment", schemaPath: "#/else/properties/assessmentConsequences/items/properties/forAssessment/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                    if (!pattern1.test(data91))
                                                                      return validate11.errors = [{ instancePath: instancePath + "/assessmentConsequences/" + i12 + "/forAssessment", schemaPath: "#/else/properties/assessmentConsequences/items/properties/forAssessment/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                  } else
                                                                    return validate11.errors = [{ instancePath: instancePath + "/assessmentConsequences/" + i12 + "/forAssessment", schemaPath: "#/else/properties/assessmentConsequences/items/properties/forAssessment/type", keyword: "type", params: { type: "string" } }], !1;
                                                                var valid43 = _errs238 === errors;
                                                              } else
                                                                var valid43 = !0;
                                                              if (valid43)
                                                                if (data89.guidance !== void 0) {
                                                                  let data92 = data89.guidance, _errs240 = errors;
                                                                  if (errors === _errs240)
                                                                    if (typeof data92 == "string") {
                                                                      if (func3(data92) < 1)
                                                                        return validate11.errors = [{ instancePath: instancePath + "/assessmentConsequences/" + i12 + "/guidance", schemaPath: "#/else/properties/assessmentConsequences/items/properties/guidance/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                    } else
                                                                      return validate11.errors = [{ instancePath: instancePath + "/assessmentConsequences/" + i12 + "/guidance", schemaPath: "#/else/properties/assessmentConsequences/items/properties/guidance/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid43 = _errs240 === errors;
                                                                } else
                                                                  var valid43 = !0;
                                                            }
                                                          }
                                                        }
                                                      } else
                                                        return validate11.errors = [{ instancePath: instancePath + "/assessmentConsequences/" + i12, schemaPath: "#/else/properties/assessmentConsequences/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                    var valid42 = _errs233 === errors;
                                                    if (!valid42)
                                                      break;
                                                  }
                                                }
                                              } else
                                                return validate11.errors = [{ instancePath: instancePath + "/assessmentConsequences", schemaPath: "#/else/properties/assessmentConsequences/type", keyword: "type", params: { type: "array" } }], !1;
                                            var valid15 = _errs231 === errors;
                                          } else
                                            var valid15 = !0;
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
    var _valid0 = _errs89 === errors;
    valid0 = _valid0, ifClause0 = "else";
  }
  if (!valid0) {
    let err54 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: ifClause0 } };
    return vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++, validate11.errors = vErrors, !1;
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
            let _errs2 = errors;
            if (typeof data.$schema != "string")
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
              if (data.kind !== void 0) {
                let data2 = data.kind, _errs6 = errors;
                if (typeof data2 != "string")
                  return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                if (!(data2 === "workflow" || data2 === "routine"))
                  return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema11.properties.kind.enum } }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.name !== void 0) {
                  let data3 = data.name, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (func3(data3) < 1)
                        return validate10.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                    } else
                      return validate10.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.description !== void 0) {
                    let data4 = data.description, _errs10 = errors;
                    if (errors === _errs10)
                      if (typeof data4 == "string") {
                        if (func3(data4) < 1)
                          return validate10.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.version !== void 0) {
                      let data5 = data.version, _errs12 = errors;
                      if (errors === _errs12)
                        if (typeof data5 == "string") {
                          if (!pattern0.test(data5))
                            return validate10.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/pattern", keyword: "pattern", params: { pattern: "^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$" } }], !1;
                        } else
                          return validate10.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.tags !== void 0) {
                        let data6 = data.tags, _errs14 = errors;
                        if (errors === _errs14)
                          if (Array.isArray(data6)) {
                            var valid1 = !0;
                            let len0 = data6.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let data7 = data6[i0], _errs16 = errors;
                              if (errors === _errs16)
                                if (typeof data7 == "string") {
                                  if (func3(data7) < 1)
                                    return validate10.errors = [{ instancePath: instancePath + "/tags/" + i0, schemaPath: "#/properties/tags/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                  if (!pattern1.test(data7))
                                    return validate10.errors = [{ instancePath: instancePath + "/tags/" + i0, schemaPath: "#/properties/tags/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/tags/" + i0, schemaPath: "#/properties/tags/items/type", keyword: "type", params: { type: "string" } }], !1;
                              var valid1 = _errs16 === errors;
                              if (!valid1)
                                break;
                            }
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/type", keyword: "type", params: { type: "array" } }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.aliases !== void 0) {
                          let data8 = data.aliases, _errs18 = errors;
                          if (errors === _errs18)
                            if (Array.isArray(data8)) {
                              var valid2 = !0;
                              let len1 = data8.length;
                              for (let i1 = 0; i1 < len1; i1++) {
                                let data9 = data8[i1], _errs20 = errors;
                                if (errors === _errs20)
                                  if (typeof data9 == "string") {
                                    if (func3(data9) < 1)
                                      return validate10.errors = [{ instancePath: instancePath + "/aliases/" + i1, schemaPath: "#/properties/aliases/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/aliases/" + i1, schemaPath: "#/properties/aliases/items/type", keyword: "type", params: { type: "string" } }], !1;
                                var valid2 = _errs20 === errors;
                                if (!valid2)
                                  break;
                              }
                            } else
                              return validate10.errors = [{ instancePath: instancePath + "/aliases", schemaPath: "#/properties/aliases/type", keyword: "type", params: { type: "array" } }], !1;
                          var valid0 = _errs18 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.agentRole !== void 0) {
                            let data10 = data.agentRole, _errs22 = errors;
                            if (errors === _errs22)
                              if (typeof data10 == "string") {
                                if (func3(data10) < 1)
                                  return validate10.errors = [{ instancePath: instancePath + "/agentRole", schemaPath: "#/properties/agentRole/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/agentRole", schemaPath: "#/properties/agentRole/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid0 = _errs22 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.recommendations !== void 0) {
                              let data11 = data.recommendations, _errs24 = errors;
                              if (errors === _errs24)
                                if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                  let _errs26 = errors;
                                  for (let key1 in data11)
                                    if (!(key1 === "autonomy" || key1 === "riskPolicy")) {
                                      return validate10.errors = [{ instancePath: instancePath + "/recommendations", schemaPath: "#/properties/recommendations/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                                      break;
                                    }
                                  if (_errs26 === errors) {
                                    if (data11.autonomy !== void 0) {
                                      let data12 = data11.autonomy, _errs27 = errors;
                                      if (typeof data12 != "string")
                                        return validate10.errors = [{ instancePath: instancePath + "/recommendations/autonomy", schemaPath: "#/properties/recommendations/properties/autonomy/type", keyword: "type", params: { type: "string" } }], !1;
                                      if (!(data12 === "guided" || data12 === "full_auto_stop_on_user_deps" || data12 === "full_auto_never_stop"))
                                        return validate10.errors = [{ instancePath: instancePath + "/recommendations/autonomy", schemaPath: "#/properties/recommendations/properties/autonomy/enum", keyword: "enum", params: { allowedValues: schema11.properties.recommendations.properties.autonomy.enum } }], !1;
                                      var valid3 = _errs27 === errors;
                                    } else
                                      var valid3 = !0;
                                    if (valid3)
                                      if (data11.riskPolicy !== void 0) {
                                        let data13 = data11.riskPolicy, _errs29 = errors;
                                        if (typeof data13 != "string")
                                          return validate10.errors = [{ instancePath: instancePath + "/recommendations/riskPolicy", schemaPath: "#/properties/recommendations/properties/riskPolicy/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data13 === "conservative" || data13 === "balanced" || data13 === "aggressive"))
                                          return validate10.errors = [{ instancePath: instancePath + "/recommendations/riskPolicy", schemaPath: "#/properties/recommendations/properties/riskPolicy/enum", keyword: "enum", params: { allowedValues: schema11.properties.recommendations.properties.riskPolicy.enum } }], !1;
                                        var valid3 = _errs29 === errors;
                                      } else
                                        var valid3 = !0;
                                  }
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/recommendations", schemaPath: "#/properties/recommendations/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid0 = _errs24 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.capabilities !== void 0) {
                                let data14 = data.capabilities, _errs31 = errors;
                                if (errors === _errs31)
                                  if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                                    let _errs33 = errors;
                                    for (let key2 in data14)
                                      if (!(key2 === "delegation" || key2 === "web_browsing")) {
                                        return validate10.errors = [{ instancePath: instancePath + "/capabilities", schemaPath: "#/properties/capabilities/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } }], !1;
                                        break;
                                      }
                                    if (_errs33 === errors) {
                                      if (data14.delegation !== void 0) {
                                        let data15 = data14.delegation, _errs34 = errors;
                                        if (typeof data15 != "string")
                                          return validate10.errors = [{ instancePath: instancePath + "/capabilities/delegation", schemaPath: "#/properties/capabilities/properties/delegation/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data15 === "required" || data15 === "preferred" || data15 === "disabled"))
                                          return validate10.errors = [{ instancePath: instancePath + "/capabilities/delegation", schemaPath: "#/properties/capabilities/properties/delegation/enum", keyword: "enum", params: { allowedValues: schema11.properties.capabilities.properties.delegation.enum } }], !1;
                                        var valid4 = _errs34 === errors;
                                      } else
                                        var valid4 = !0;
                                      if (valid4)
                                        if (data14.web_browsing !== void 0) {
                                          let data16 = data14.web_browsing, _errs36 = errors;
                                          if (typeof data16 != "string")
                                            return validate10.errors = [{ instancePath: instancePath + "/capabilities/web_browsing", schemaPath: "#/properties/capabilities/properties/web_browsing/type", keyword: "type", params: { type: "string" } }], !1;
                                          if (!(data16 === "required" || data16 === "preferred" || data16 === "disabled"))
                                            return validate10.errors = [{ instancePath: instancePath + "/capabilities/web_browsing", schemaPath: "#/properties/capabilities/properties/web_browsing/enum", keyword: "enum", params: { allowedValues: schema11.properties.capabilities.properties.web_browsing.enum } }], !1;
                                          var valid4 = _errs36 === errors;
                                        } else
                                          var valid4 = !0;
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/capabilities", schemaPath: "#/properties/capabilities/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid0 = _errs31 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.features !== void 0) {
                                  let data17 = data.features, _errs38 = errors;
                                  if (errors === _errs38)
                                    if (Array.isArray(data17)) {
                                      var valid5 = !0;
                                      let len2 = data17.length;
                                      for (let i2 = 0; i2 < len2; i2++) {
                                        let data18 = data17[i2], _errs40 = errors, _errs41 = errors, valid6 = !1, _errs42 = errors;
                                        if (errors === _errs42)
                                          if (typeof data18 == "string") {
                                            if (func3(data18) < 1) {
                                              let err0 = { instancePath: instancePath + "/features/" + i2, schemaPath: "#/properties/features/items/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                                              vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                                            }
                                          } else {
                                            let err1 = { instancePath: instancePath + "/features/" + i2, schemaPath: "#/properties/features/items/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                                          }
                                        var _valid0 = _errs42 === errors;
                                        if (valid6 = valid6 || _valid0, !valid6) {
                                          let _errs44 = errors;
                                          if (errors === _errs44)
                                            if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                                              let missing1;
                                              if (data18.id === void 0 && (missing1 = "id")) {
                                                let err2 = { instancePath: instancePath + "/features/" + i2, schemaPath: "#/properties/features/items/anyOf/1/required", keyword: "required", params: { missingProperty: missing1 } };
                                                vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                                              } else {
                                                let _errs46 = errors;
                                                for (let key3 in data18)
                                                  if (!(key3 === "id" || key3 === "config")) {
                                                    let err3 = { instancePath: instancePath + "/features/" + i2, schemaPath: "#/properties/features/items/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                                                    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                                                    break;
                                                  }
                                                if (_errs46 === errors) {
                                                  if (data18.id !== void 0) {
                                                    let data19 = data18.id, _errs47 = errors;
                                                    if (errors === _errs47)
                                                      if (typeof data19 == "string") {
                                                        if (func3(data19) < 1) {
                                                          let err4 = { instancePath: instancePath + "/features/" + i2 + "/id", schemaPath: "#/properties/features/items/anyOf/1/properties/id/minLength", keyword: "minLength", params: { limit: 1 } };
                                                          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                                                        }
                                                      } else {
                                                        let err5 = { instancePath: instancePath + "/features/" + i2 + "/id", schemaPath: "#/properties/features/items/anyOf/1/properties/id/type", keyword: "type", params: { type: "string" } };
                                                        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                                                      }
                                                    var valid7 = _errs47 === errors;
                                                  } else
                                                    var valid7 = !0;
                                                  if (valid7)
                                                    if (data18.config !== void 0) {
                                                      let data20 = data18.config, _errs49 = errors;
                                                      if (errors === _errs49 && !(data20 && typeof data20 == "object" && !Array.isArray(data20))) {
                                                        let err6 = { instancePath: instancePath + "/features/" + i2 + "/config", schemaPath: "#/properties/features/items/anyOf/1/properties/config/type", keyword: "type", params: { type: "object" } };
                                                        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                                                      }
                                                      var valid7 = _errs49 === errors;
                                                    } else
                                                      var valid7 = !0;
                                                }
                                              }
                                            } else {
                                              let err7 = { instancePath: instancePath + "/features/" + i2, schemaPath: "#/properties/features/items/anyOf/1/type", keyword: "type", params: { type: "object" } };
                                              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                                            }
                                          var _valid0 = _errs44 === errors;
                                          valid6 = valid6 || _valid0;
                                        }
                                        if (valid6)
                                          errors = _errs41, vErrors !== null && (_errs41 ? vErrors.length = _errs41 : vErrors = null);
                                        else {
                                          let err8 = { instancePath: instancePath + "/features/" + i2, schemaPath: "#/properties/features/items/anyOf", keyword: "anyOf", params: {} };
                                          return vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++, validate10.errors = vErrors, !1;
                                        }
                                        var valid5 = _errs40 === errors;
                                        if (!valid5)
                                          break;
                                      }
                                    } else
                                      return validate10.errors = [{ instancePath: instancePath + "/features", schemaPath: "#/properties/features/type", keyword: "type", params: { type: "array" } }], !1;
                                  var valid0 = _errs38 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.references !== void 0) {
                                    let data21 = data.references, _errs52 = errors;
                                    if (errors === _errs52)
                                      if (Array.isArray(data21)) {
                                        var valid8 = !0;
                                        let len3 = data21.length;
                                        for (let i3 = 0; i3 < len3; i3++) {
                                          let data22 = data21[i3], _errs54 = errors;
                                          if (errors === _errs54)
                                            if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                                              let missing2;
                                              if (data22.id === void 0 && (missing2 = "id") || data22.title === void 0 && (missing2 = "title") || data22.source === void 0 && (missing2 = "source") || data22.purpose === void 0 && (missing2 = "purpose"))
                                                return validate10.errors = [{ instancePath: instancePath + "/references/" + i3, schemaPath: "#/properties/references/items/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                                              {
                                                let _errs56 = errors;
                                                for (let key4 in data22)
                                                  if (!(key4 === "id" || key4 === "title" || key4 === "source" || key4 === "purpose" || key4 === "authoritative" || key4 === "resolveFrom")) {
                                                    return validate10.errors = [{ instancePath: instancePath + "/references/" + i3, schemaPath: "#/properties/references/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } }], !1;
                                                    break;
                                                  }
                                                if (_errs56 === errors) {
                                                  if (data22.id !== void 0) {
                                                    let data23 = data22.id, _errs57 = errors;
                                                    if (errors === _errs57)
                                                      if (typeof data23 == "string") {
                                                        if (func3(data23) < 1)
                                                          return validate10.errors = [{ instancePath: instancePath + "/references/" + i3 + "/id", schemaPath: "#/properties/references/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                        if (!pattern1.test(data23))
                                                          return validate10.errors = [{ instancePath: instancePath + "/references/" + i3 + "/id", schemaPath: "#/properties/references/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/references/" + i3 + "/id", schemaPath: "#/properties/references/items/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid9 = _errs57 === errors;
                                                  } else
                                                    var valid9 = !0;
                                                  if (valid9) {
                                                    if (data22.title !== void 0) {
                                                      let data24 = data22.title, _errs59 = errors;
                                                      if (errors === _errs59)
                                                        if (typeof data24 == "string") {
                                                          if (func3(data24) < 1)
                                                            return validate10.errors = [{ instancePath: instancePath + "/references/" + i3 + "/title", schemaPath: "#/properties/references/items/properties/title/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/references/" + i3 + "/title", schemaPath: "#/properties/references/items/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid9 = _errs59 === errors;
                                                    } else
                                                      var valid9 = !0;
                                                    if (valid9) {
                                                      if (data22.source !== void 0) {
                                                        let data25 = data22.source, _errs61 = errors;
                                                        if (errors === _errs61)
                                                          if (typeof data25 == "string") {
                                                            if (func3(data25) < 1)
                                                              return validate10.errors = [{ instancePath: instancePath + "/references/" + i3 + "/source", schemaPath: "#/properties/references/items/properties/source/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/references/" + i3 + "/source", schemaPath: "#/properties/references/items/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid9 = _errs61 === errors;
                                                      } else
                                                        var valid9 = !0;
                                                      if (valid9) {
                                                        if (data22.purpose !== void 0) {
                                                          let data26 = data22.purpose, _errs63 = errors;
                                                          if (errors === _errs63)
                                                            if (typeof data26 == "string") {
                                                              if (func3(data26) < 1)
                                                                return validate10.errors = [{ instancePath: instancePath + "/references/" + i3 + "/purpose", schemaPath: "#/properties/references/items/properties/purpose/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/references/" + i3 + "/purpose", schemaPath: "#/properties/references/items/properties/purpose/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid9 = _errs63 === errors;
                                                        } else
                                                          var valid9 = !0;
                                                        if (valid9) {
                                                          if (data22.authoritative !== void 0) {
                                                            let _errs65 = errors;
                                                            if (typeof data22.authoritative != "boolean")
                                                              return validate10.errors = [{ instancePath: instancePath + "/references/" + i3 + "/authoritative", schemaPath: "#/properties/references/items/properties/authoritative/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                            var valid9 = _errs65 === errors;
                                                          } else
                                                            var valid9 = !0;
                                                          if (valid9)
                                                            if (data22.resolveFrom !== void 0) {
                                                              let data28 = data22.resolveFrom, _errs67 = errors;
                                                              if (typeof data28 != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/references/" + i3 + "/resolveFrom", schemaPath: "#/properties/references/items/properties/resolveFrom/type", keyword: "type", params: { type: "string" } }], !1;
                                                              if (!(data28 === "workspace" || data28 === "package"))
                                                                return validate10.errors = [{ instancePath: instancePath + "/references/" + i3 + "/resolveFrom", schemaPath: "#/properties/references/items/properties/resolveFrom/enum", keyword: "enum", params: { allowedValues: schema11.properties.references.items.properties.resolveFrom.enum } }], !1;
                                                              var valid9 = _errs67 === errors;
                                                            } else
                                                              var valid9 = !0;
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/references/" + i3, schemaPath: "#/properties/references/items/type", keyword: "type", params: { type: "object" } }], !1;
                                          var valid8 = _errs54 === errors;
                                          if (!valid8)
                                            break;
                                        }
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/references", schemaPath: "#/properties/references/type", keyword: "type", params: { type: "array" } }], !1;
                                    var valid0 = _errs52 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.inputs !== void 0) {
                                      let data29 = data.inputs, _errs69 = errors;
                                      if (errors === _errs69)
                                        if (Array.isArray(data29)) {
                                          var valid10 = !0;
                                          let len4 = data29.length;
                                          for (let i4 = 0; i4 < len4; i4++) {
                                            let data30 = data29[i4], _errs71 = errors;
                                            if (errors === _errs71)
                                              if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
                                                let missing3;
                                                if (data30.key === void 0 && (missing3 = "key") || data30.kind === void 0 && (missing3 = "kind"))
                                                  return validate10.errors = [{ instancePath: instancePath + "/inputs/" + i4, schemaPath: "#/properties/inputs/items/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                                                {
                                                  let _errs73 = errors;
                                                  for (let key5 in data30)
                                                    if (!(key5 === "key" || key5 === "kind" || key5 === "values" || key5 === "required" || key5 === "coerce" || key5 === "sensitive" || key5 === "description")) {
                                                      return validate10.errors = [{ instancePath: instancePath + "/inputs/" + i4, schemaPath: "#/properties/inputs/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } }], !1;
                                                      break;
                                                    }
                                                  if (_errs73 === errors) {
                                                    if (data30.key !== void 0) {
                                                      let data31 = data30.key, _errs74 = errors;
                                                      if (errors === _errs74)
                                                        if (typeof data31 == "string") {
                                                          if (func3(data31) < 1)
                                                            return validate10.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/key", schemaPath: "#/properties/inputs/items/properties/key/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/key", schemaPath: "#/properties/inputs/items/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid11 = _errs74 === errors;
                                                    } else
                                                      var valid11 = !0;
                                                    if (valid11) {
                                                      if (data30.kind !== void 0) {
                                                        let data32 = data30.kind, _errs76 = errors;
                                                        if (typeof data32 != "string")
                                                          return validate10.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/kind", schemaPath: "#/properties/inputs/items/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                        if (!(data32 === "string" || data32 === "number" || data32 === "boolean" || data32 === "enum" || data32 === "list"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/kind", schemaPath: "#/properties/inputs/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema11.properties.inputs.items.properties.kind.enum } }], !1;
                                                        var valid11 = _errs76 === errors;
                                                      } else
                                                        var valid11 = !0;
                                                      if (valid11) {
                                                        if (data30.values !== void 0) {
                                                          let data33 = data30.values, _errs78 = errors;
                                                          if (errors === _errs78)
                                                            if (Array.isArray(data33)) {
                                                              if (data33.length < 1)
                                                                return validate10.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/values", schemaPath: "#/properties/inputs/items/properties/values/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                              {
                                                                var valid12 = !0;
                                                                let len5 = data33.length;
                                                                for (let i5 = 0; i5 < len5; i5++) {
                                                                  let data34 = data33[i5], _errs80 = errors;
                                                                  if (errors === _errs80)
                                                                    if (typeof data34 == "string") {
                                                                      if (func3(data34) < 1)
                                                                        return validate10.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/values/" + i5, schemaPath: "#/properties/inputs/items/properties/values/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/values/" + i5, schemaPath: "#/properties/inputs/items/properties/values/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid12 = _errs80 === errors;
                                                                  if (!valid12)
                                                                    break;
                                                                }
                                                              }
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/values", schemaPath: "#/properties/inputs/items/properties/values/type", keyword: "type", params: { type: "array" } }], !1;
                                                          var valid11 = _errs78 === errors;
                                                        } else
                                                          var valid11 = !0;
                                                        if (valid11) {
                                                          if (data30.required !== void 0) {
                                                            let _errs82 = errors;
                                                            if (typeof data30.required != "boolean")
                                                              return validate10.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/required", schemaPath: "#/properties/inputs/items/properties/required/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                            var valid11 = _errs82 === errors;
                                                          } else
                                                            var valid11 = !0;
                                                          if (valid11) {
                                                            if (data30.coerce !== void 0) {
                                                              let _errs84 = errors;
                                                              if (typeof data30.coerce != "boolean")
                                                                return validate10.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/coerce", schemaPath: "#/properties/inputs/items/properties/coerce/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                              var valid11 = _errs84 === errors;
                                                            } else
                                                              var valid11 = !0;
                                                            if (valid11) {
                                                              if (data30.sensitive !== void 0) {
                                                                let _errs86 = errors;
                                                                if (typeof data30.sensitive != "boolean")
                                                                  return validate10.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/sensitive", schemaPath: "#/properties/inputs/items/properties/sensitive/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                                var valid11 = _errs86 === errors;
                                                              } else
                                                                var valid11 = !0;
                                                              if (valid11)
                                                                if (data30.description !== void 0) {
                                                                  let data38 = data30.description, _errs88 = errors;
                                                                  if (errors === _errs88)
                                                                    if (typeof data38 == "string") {
                                                                      if (func3(data38) < 1)
                                                                        return validate10.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/description", schemaPath: "#/properties/inputs/items/properties/description/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/description", schemaPath: "#/properties/inputs/items/properties/description/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid11 = _errs88 === errors;
                                                                } else
                                                                  var valid11 = !0;
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/inputs/" + i4, schemaPath: "#/properties/inputs/items/type", keyword: "type", params: { type: "object" } }], !1;
                                            var valid10 = _errs71 === errors;
                                            if (!valid10)
                                              break;
                                          }
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/type", keyword: "type", params: { type: "array" } }], !1;
                                      var valid0 = _errs69 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.conditions !== void 0) {
                                        let data39 = data.conditions, _errs90 = errors;
                                        if (errors === _errs90)
                                          if (Array.isArray(data39)) {
                                            var valid13 = !0;
                                            let len6 = data39.length;
                                            for (let i6 = 0; i6 < len6; i6++) {
                                              let data40 = data39[i6], _errs92 = errors;
                                              if (errors === errors)
                                                if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                                                  let missing4;
                                                  if (data40.kind === void 0 && (missing4 = "kind"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                                                  {
                                                    let tag0 = data40.kind;
                                                    if (typeof tag0 == "string")
                                                      if (tag0 === "always_true") {
                                                        if (errors === errors)
                                                          if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                                                            let missing5;
                                                            if (data40.id === void 0 && (missing5 = "id") || data40.kind === void 0 && (missing5 = "kind"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/0/required", keyword: "required", params: { missingProperty: missing5 } }], !1;
                                                            {
                                                              let _errs98 = errors;
                                                              for (let key6 in data40)
                                                                if (!(key6 === "id" || key6 === "kind")) {
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 } }], !1;
                                                                  break;
                                                                }
                                                              if (_errs98 === errors) {
                                                                if (data40.id !== void 0) {
                                                                  let data41 = data40.id, _errs99 = errors;
                                                                  if (errors === _errs99)
                                                                    if (typeof data41 == "string") {
                                                                      if (func3(data41) < 1)
                                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/0/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                      if (!pattern1.test(data41))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/0/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/0/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid17 = _errs99 === errors;
                                                                } else
                                                                  var valid17 = !0;
                                                                if (valid17)
                                                                  if (data40.kind !== void 0) {
                                                                    let data42 = data40.kind, _errs101 = errors;
                                                                    if (typeof data42 != "string")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    if (data42 !== "always_true")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "always_true" } }], !1;
                                                                    var valid17 = _errs101 === errors;
                                                                  } else
                                                                    var valid17 = !0;
                                                              }
                                                            }
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                      } else if (tag0 === "always_false") {
                                                        if (errors === errors)
                                                          if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                                                            let missing6;
                                                            if (data40.id === void 0 && (missing6 = "id") || data40.kind === void 0 && (missing6 = "kind"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/1/required", keyword: "required", params: { missingProperty: missing6 } }], !1;
                                                            {
                                                              let _errs105 = errors;
                                                              for (let key7 in data40)
                                                                if (!(key7 === "id" || key7 === "kind")) {
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 } }], !1;
                                                                  break;
                                                                }
                                                              if (_errs105 === errors) {
                                                                if (data40.id !== void 0) {
                                                                  let data43 = data40.id, _errs106 = errors;
                                                                  if (errors === _errs106)
                                                                    if (typeof data43 == "string") {
                                                                      if (func3(data43) < 1)
                                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/1/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                      if (!pattern1.test(data43))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/1/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/1/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid19 = _errs106 === errors;
                                                                } else
                                                                  var valid19 = !0;
                                                                if (valid19)
                                                                  if (data40.kind !== void 0) {
                                                                    let data44 = data40.kind, _errs108 = errors;
                                                                    if (typeof data44 != "string")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    if (data44 !== "always_false")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "always_false" } }], !1;
                                                                    var valid19 = _errs108 === errors;
                                                                  } else
                                                                    var valid19 = !0;
                                                              }
                                                            }
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                      } else if (tag0 === "loop_control") {
                                                        if (errors === errors)
                                                          if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                                                            let missing7;
                                                            if (data40.id === void 0 && (missing7 = "id") || data40.kind === void 0 && (missing7 = "kind"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/2/required", keyword: "required", params: { missingProperty: missing7 } }], !1;
                                                            {
                                                              let _errs112 = errors;
                                                              for (let key8 in data40)
                                                                if (!(key8 === "id" || key8 === "kind" || key8 === "continueWhen")) {
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 } }], !1;
                                                                  break;
                                                                }
                                                              if (_errs112 === errors) {
                                                                if (data40.id !== void 0) {
                                                                  let data45 = data40.id, _errs113 = errors;
                                                                  if (errors === _errs113)
                                                                    if (typeof data45 == "string") {
                                                                      if (func3(data45) < 1)
                                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/2/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                      if (!pattern1.test(data45))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/2/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/2/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid21 = _errs113 === errors;
                                                                } else
                                                                  var valid21 = !0;
                                                                if (valid21) {
                                                                  if (data40.kind !== void 0) {
                                                                    let data46 = data40.kind, _errs115 = errors;
                                                                    if (typeof data46 != "string")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    if (data46 !== "loop_control")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "loop_control" } }], !1;
                                                                    var valid21 = _errs115 === errors;
                                                                  } else
                                                                    var valid21 = !0;
                                                                  if (valid21)
                                                                    if (data40.continueWhen !== void 0) {
                                                                      let data47 = data40.continueWhen, _errs117 = errors;
                                                                      if (typeof data47 != "string")
                                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/continueWhen", schemaPath: "#/definitions/Condition/oneOf/2/properties/continueWhen/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      if (data47 !== "continue")
                                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/continueWhen", schemaPath: "#/definitions/Condition/oneOf/2/properties/continueWhen/const", keyword: "const", params: { allowedValue: "continue" } }], !1;
                                                                      var valid21 = _errs117 === errors;
                                                                    } else
                                                                      var valid21 = !0;
                                                                }
                                                              }
                                                            }
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
                                                      } else if (tag0 === "context_equals") {
                                                        if (errors === errors)
                                                          if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                                                            let missing8;
                                                            if (data40.id === void 0 && (missing8 = "id") || data40.kind === void 0 && (missing8 = "kind") || data40.key === void 0 && (missing8 = "key") || data40.value === void 0 && (missing8 = "value"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/3/required", keyword: "required", params: { missingProperty: missing8 } }], !1;
                                                            {
                                                              let _errs121 = errors;
                                                              for (let key9 in data40)
                                                                if (!(key9 === "id" || key9 === "kind" || key9 === "key" || key9 === "value")) {
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 } }], !1;
                                                                  break;
                                                                }
                                                              if (_errs121 === errors) {
                                                                if (data40.id !== void 0) {
                                                                  let data48 = data40.id, _errs122 = errors;
                                                                  if (errors === _errs122)
                                                                    if (typeof data48 == "string") {
                                                                      if (func3(data48) < 1)
                                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/3/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                      if (!pattern1.test(data48))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/3/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/3/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid23 = _errs122 === errors;
                                                                } else
                                                                  var valid23 = !0;
                                                                if (valid23) {
                                                                  if (data40.kind !== void 0) {
                                                                    let data49 = data40.kind, _errs124 = errors;
                                                                    if (typeof data49 != "string")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    if (data49 !== "context_equals")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "context_equals" } }], !1;
                                                                    var valid23 = _errs124 === errors;
                                                                  } else
                                                                    var valid23 = !0;
                                                                  if (valid23) {
                                                                    if (data40.key !== void 0) {
                                                                      let data50 = data40.key, _errs126 = errors;
                                                                      if (errors === _errs126)
                                                                        if (typeof data50 == "string") {
                                                                          if (func3(data50) < 1)
                                                                            return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/key", schemaPath: "#/definitions/Condition/oneOf/3/properties/key/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                        } else
                                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/key", schemaPath: "#/definitions/Condition/oneOf/3/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      var valid23 = _errs126 === errors;
                                                                    } else
                                                                      var valid23 = !0;
                                                                    if (valid23)
                                                                      if (data40.value !== void 0) {
                                                                        let data51 = data40.value, _errs128 = errors;
                                                                        if (typeof data51 != "string" && typeof data51 != "number" && typeof data51 != "boolean")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/value", schemaPath: "#/definitions/Condition/oneOf/3/properties/value/type", keyword: "type", params: { type: schema12.oneOf[3].properties.value.type } }], !1;
                                                                        var valid23 = _errs128 === errors;
                                                                      } else
                                                                        var valid23 = !0;
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/3/type", keyword: "type", params: { type: "object" } }], !1;
                                                      } else if (tag0 === "context_in") {
                                                        if (errors === errors)
                                                          if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                                                            let missing9;
                                                            if (data40.id === void 0 && (missing9 = "id") || data40.kind === void 0 && (missing9 = "kind") || data40.key === void 0 && (missing9 = "key") || data40.values === void 0 && (missing9 = "values"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/4/required", keyword: "required", params: { missingProperty: missing9 } }], !1;
                                                            {
                                                              let _errs132 = errors;
                                                              for (let key10 in data40)
                                                                if (!(key10 === "id" || key10 === "kind" || key10 === "key" || key10 === "values")) {
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 } }], !1;
                                                                  break;
                                                                }
                                                              if (_errs132 === errors) {
                                                                if (data40.id !== void 0) {
                                                                  let data52 = data40.id, _errs133 = errors;
                                                                  if (errors === _errs133)
                                                                    if (typeof data52 == "string") {
                                                                      if (func3(data52) < 1)
                                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/4/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                      if (!pattern1.test(data52))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/4/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/4/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid25 = _errs133 === errors;
                                                                } else
                                                                  var valid25 = !0;
                                                                if (valid25) {
                                                                  if (data40.kind !== void 0) {
                                                                    let data53 = data40.kind, _errs135 = errors;
                                                                    if (typeof data53 != "string")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/4/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    if (data53 !== "context_in")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "context_in" } }], !1;
                                                                    var valid25 = _errs135 === errors;
                                                                  } else
                                                                    var valid25 = !0;
                                                                  if (valid25) {
                                                                    if (data40.key !== void 0) {
                                                                      let data54 = data40.key, _errs137 = errors;
                                                                      if (errors === _errs137)
                                                                        if (typeof data54 == "string") {
                                                                          if (func3(data54) < 1)
                                                                            return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/key", schemaPath: "#/definitions/Condition/oneOf/4/properties/key/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                        } else
                                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/key", schemaPath: "#/definitions/Condition/oneOf/4/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      var valid25 = _errs137 === errors;
                                                                    } else
                                                                      var valid25 = !0;
                                                                    if (valid25)
                                                                      if (data40.values !== void 0) {
                                                                        let data55 = data40.values, _errs139 = errors;
                                                                        if (errors === _errs139)
                                                                          if (Array.isArray(data55)) {
                                                                            if (data55.length < 1)
                                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/values", schemaPath: "#/definitions/Condition/oneOf/4/properties/values/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                                            {
                                                                              var valid26 = !0;
                                                                              let len7 = data55.length;
                                                                              for (let i7 = 0; i7 < len7; i7++) {
                                                                                let data56 = data55[i7], _errs141 = errors;
                                                                                if (typeof data56 != "string" && typeof data56 != "number" && typeof data56 != "boolean")
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/values/" + i7, schemaPath: "#/definitions/Condition/oneOf/4/properties/values/items/type", keyword: "type", params: { type: schema12.oneOf[4].properties.values.items.type } }], !1;
                                                                                var valid26 = _errs141 === errors;
                                                                                if (!valid26)
                                                                                  break;
                                                                              }
                                                                            }
                                                                          } else
                                                                            return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/values", schemaPath: "#/definitions/Condition/oneOf/4/properties/values/type", keyword: "type", params: { type: "array" } }], !1;
                                                                        var valid25 = _errs139 === errors;
                                                                      } else
                                                                        var valid25 = !0;
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/4/type", keyword: "type", params: { type: "object" } }], !1;
                                                      } else if (tag0 === "context_at_least") {
                                                        if (errors === errors)
                                                          if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                                                            let missing10;
                                                            if (data40.id === void 0 && (missing10 = "id") || data40.kind === void 0 && (missing10 = "kind") || data40.key === void 0 && (missing10 = "key") || data40.value === void 0 && (missing10 = "value"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/5/required", keyword: "required", params: { missingProperty: missing10 } }], !1;
                                                            {
                                                              let _errs145 = errors;
                                                              for (let key11 in data40)
                                                                if (!(key11 === "id" || key11 === "kind" || key11 === "key" || key11 === "value")) {
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/5/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 } }], !1;
                                                                  break;
                                                                }
                                                              if (_errs145 === errors) {
                                                                if (data40.id !== void 0) {
                                                                  let data57 = data40.id, _errs146 = errors;
                                                                  if (errors === _errs146)
                                                                    if (typeof data57 == "string") {
                                                                      if (func3(data57) < 1)
                                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/5/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                      if (!pattern1.test(data57))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/5/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/5/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid28 = _errs146 === errors;
                                                                } else
                                                                  var valid28 = !0;
                                                                if (valid28) {
                                                                  if (data40.kind !== void 0) {
                                                                    let data58 = data40.kind, _errs148 = errors;
                                                                    if (typeof data58 != "string")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/5/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    if (data58 !== "context_at_least")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/5/properties/kind/const", keyword: "const", params: { allowedValue: "context_at_least" } }], !1;
                                                                    var valid28 = _errs148 === errors;
                                                                  } else
                                                                    var valid28 = !0;
                                                                  if (valid28) {
                                                                    if (data40.key !== void 0) {
                                                                      let data59 = data40.key, _errs150 = errors;
                                                                      if (errors === _errs150)
                                                                        if (typeof data59 == "string") {
                                                                          if (func3(data59) < 1)
                                                                            return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/key", schemaPath: "#/definitions/Condition/oneOf/5/properties/key/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                        } else
                                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/key", schemaPath: "#/definitions/Condition/oneOf/5/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      var valid28 = _errs150 === errors;
                                                                    } else
                                                                      var valid28 = !0;
                                                                    if (valid28)
                                                                      if (data40.value !== void 0) {
                                                                        let _errs152 = errors;
                                                                        if (typeof data40.value != "number")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/value", schemaPath: "#/definitions/Condition/oneOf/5/properties/value/type", keyword: "type", params: { type: "number" } }], !1;
                                                                        var valid28 = _errs152 === errors;
                                                                      } else
                                                                        var valid28 = !0;
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/5/type", keyword: "type", params: { type: "object" } }], !1;
                                                      } else if (tag0 === "context_at_most") {
                                                        if (errors === errors)
                                                          if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                                                            let missing11;
                                                            if (data40.id === void 0 && (missing11 = "id") || data40.kind === void 0 && (missing11 = "kind") || data40.key === void 0 && (missing11 = "key") || data40.value === void 0 && (missing11 = "value"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/6/required", keyword: "required", params: { missingProperty: missing11 } }], !1;
                                                            {
                                                              let _errs156 = errors;
                                                              for (let key12 in data40)
                                                                if (!(key12 === "id" || key12 === "kind" || key12 === "key" || key12 === "value")) {
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/6/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 } }], !1;
                                                                  break;
                                                                }
                                                              if (_errs156 === errors) {
                                                                if (data40.id !== void 0) {
                                                                  let data61 = data40.id, _errs157 = errors;
                                                                  if (errors === _errs157)
                                                                    if (typeof data61 == "string") {
                                                                      if (func3(data61) < 1)
                                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/6/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                      if (!pattern1.test(data61))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/6/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/6/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid30 = _errs157 === errors;
                                                                } else
                                                                  var valid30 = !0;
                                                                if (valid30) {
                                                                  if (data40.kind !== void 0) {
                                                                    let data62 = data40.kind, _errs159 = errors;
                                                                    if (typeof data62 != "string")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/6/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    if (data62 !== "context_at_most")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/6/properties/kind/const", keyword: "const", params: { allowedValue: "context_at_most" } }], !1;
                                                                    var valid30 = _errs159 === errors;
                                                                  } else
                                                                    var valid30 = !0;
                                                                  if (valid30) {
                                                                    if (data40.key !== void 0) {
                                                                      let data63 = data40.key, _errs161 = errors;
                                                                      if (errors === _errs161)
                                                                        if (typeof data63 == "string") {
                                                                          if (func3(data63) < 1)
                                                                            return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/key", schemaPath: "#/definitions/Condition/oneOf/6/properties/key/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                        } else
                                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/key", schemaPath: "#/definitions/Condition/oneOf/6/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      var valid30 = _errs161 === errors;
                                                                    } else
                                                                      var valid30 = !0;
                                                                    if (valid30)
                                                                      if (data40.value !== void 0) {
                                                                        let _errs163 = errors;
                                                                        if (typeof data40.value != "number")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/value", schemaPath: "#/definitions/Condition/oneOf/6/properties/value/type", keyword: "type", params: { type: "number" } }], !1;
                                                                        var valid30 = _errs163 === errors;
                                                                      } else
                                                                        var valid30 = !0;
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/6/type", keyword: "type", params: { type: "object" } }], !1;
                                                      } else if (tag0 === "context_contains") {
                                                        if (errors === errors)
                                                          if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                                                            let missing12;
                                                            if (data40.id === void 0 && (missing12 = "id") || data40.kind === void 0 && (missing12 = "kind") || data40.key === void 0 && (missing12 = "key") || data40.value === void 0 && (missing12 = "value"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/7/required", keyword: "required", params: { missingProperty: missing12 } }], !1;
                                                            {
                                                              let _errs167 = errors;
                                                              for (let key13 in data40)
                                                                if (!(key13 === "id" || key13 === "kind" || key13 === "key" || key13 === "value")) {
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/7/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 } }], !1;
                                                                  break;
                                                                }
                                                              if (_errs167 === errors) {
                                                                if (data40.id !== void 0) {
                                                                  let data65 = data40.id, _errs168 = errors;
                                                                  if (errors === _errs168)
                                                                    if (typeof data65 == "string") {
                                                                      if (func3(data65) < 1)
                                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/7/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                      if (!pattern1.test(data65))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/7/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/7/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid32 = _errs168 === errors;
                                                                } else
                                                                  var valid32 = !0;
                                                                if (valid32) {
                                                                  if (data40.kind !== void 0) {
                                                                    let data66 = data40.kind, _errs170 = errors;
                                                                    if (typeof data66 != "string")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/7/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    if (data66 !== "context_contains")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/7/properties/kind/const", keyword: "const", params: { allowedValue: "context_contains" } }], !1;
                                                                    var valid32 = _errs170 === errors;
                                                                  } else
                                                                    var valid32 = !0;
                                                                  if (valid32) {
                                                                    if (data40.key !== void 0) {
                                                                      let data67 = data40.key, _errs172 = errors;
                                                                      if (errors === _errs172)
                                                                        if (typeof data67 == "string") {
                                                                          if (func3(data67) < 1)
                                                                            return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/key", schemaPath: "#/definitions/Condition/oneOf/7/properties/key/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                        } else
                                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/key", schemaPath: "#/definitions/Condition/oneOf/7/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      var valid32 = _errs172 === errors;
                                                                    } else
                                                                      var valid32 = !0;
                                                                    if (valid32)
                                                                      if (data40.value !== void 0) {
                                                                        let data68 = data40.value, _errs174 = errors;
                                                                        if (typeof data68 != "string" && typeof data68 != "number" && typeof data68 != "boolean")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/value", schemaPath: "#/definitions/Condition/oneOf/7/properties/value/type", keyword: "type", params: { type: schema12.oneOf[7].properties.value.type } }], !1;
                                                                        var valid32 = _errs174 === errors;
                                                                      } else
                                                                        var valid32 = !0;
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/7/type", keyword: "type", params: { type: "object" } }], !1;
                                                      } else if (tag0 === "context_present") {
                                                        if (errors === errors)
                                                          if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                                                            let missing13;
                                                            if (data40.id === void 0 && (missing13 = "id") || data40.kind === void 0 && (missing13 = "kind") || data40.key === void 0 && (missing13 = "key"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/8/required", keyword: "required", params: { missingProperty: missing13 } }], !1;
                                                            {
                                                              let _errs178 = errors;
                                                              for (let key14 in data40)
                                                                if (!(key14 === "id" || key14 === "kind" || key14 === "key")) {
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/8/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 } }], !1;
                                                                  break;
                                                                }
                                                              if (_errs178 === errors) {
                                                                if (data40.id !== void 0) {
                                                                  let data69 = data40.id, _errs179 = errors;
                                                                  if (errors === _errs179)
                                                                    if (typeof data69 == "string") {
                                                                      if (func3(data69) < 1)
                                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/8/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                      if (!pattern1.test(data69))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/8/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/8/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid34 = _errs179 === errors;
                                                                } else
                                                                  var valid34 = !0;
                                                                if (valid34) {
                                                                  if (data40.kind !== void 0) {
                                                                    let data70 = data40.kind, _errs181 = errors;
                                                                    if (typeof data70 != "string")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/8/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    if (data70 !== "context_present")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/8/properties/kind/const", keyword: "const", params: { allowedValue: "context_present" } }], !1;
                                                                    var valid34 = _errs181 === errors;
                                                                  } else
                                                                    var valid34 = !0;
                                                                  if (valid34)
                                                                    if (data40.key !== void 0) {
                                                                      let data71 = data40.key, _errs183 = errors;
                                                                      if (errors === _errs183)
                                                                        if (typeof data71 == "string") {
                                                                          if (func3(data71) < 1)
                                                                            return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/key", schemaPath: "#/definitions/Condition/oneOf/8/properties/key/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                        } else
                                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/key", schemaPath: "#/definitions/Condition/oneOf/8/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      var valid34 = _errs183 === errors;
                                                                    } else
                                                                      var valid34 = !0;
                                                                }
                                                              }
                                                            }
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/8/type", keyword: "type", params: { type: "object" } }], !1;
                                                      } else if (tag0 === "all") {
                                                        if (errors === errors)
                                                          if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                                                            let missing14;
                                                            if (data40.id === void 0 && (missing14 = "id") || data40.kind === void 0 && (missing14 = "kind") || data40.of === void 0 && (missing14 = "of"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/9/required", keyword: "required", params: { missingProperty: missing14 } }], !1;
                                                            {
                                                              let _errs187 = errors;
                                                              for (let key15 in data40)
                                                                if (!(key15 === "id" || key15 === "kind" || key15 === "of")) {
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/9/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 } }], !1;
                                                                  break;
                                                                }
                                                              if (_errs187 === errors) {
                                                                if (data40.id !== void 0) {
                                                                  let data72 = data40.id, _errs188 = errors;
                                                                  if (errors === _errs188)
                                                                    if (typeof data72 == "string") {
                                                                      if (func3(data72) < 1)
                                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/9/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                      if (!pattern1.test(data72))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/9/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/9/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid36 = _errs188 === errors;
                                                                } else
                                                                  var valid36 = !0;
                                                                if (valid36) {
                                                                  if (data40.kind !== void 0) {
                                                                    let data73 = data40.kind, _errs190 = errors;
                                                                    if (typeof data73 != "string")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/9/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    if (data73 !== "all")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/9/properties/kind/const", keyword: "const", params: { allowedValue: "all" } }], !1;
                                                                    var valid36 = _errs190 === errors;
                                                                  } else
                                                                    var valid36 = !0;
                                                                  if (valid36)
                                                                    if (data40.of !== void 0) {
                                                                      let data74 = data40.of, _errs192 = errors;
                                                                      if (errors === _errs192)
                                                                        if (Array.isArray(data74)) {
                                                                          if (data74.length < 1)
                                                                            return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/of", schemaPath: "#/definitions/Condition/oneOf/9/properties/of/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                                          {
                                                                            var valid37 = !0;
                                                                            let len8 = data74.length;
                                                                            for (let i8 = 0; i8 < len8; i8++) {
                                                                              let data75 = data74[i8], _errs194 = errors;
                                                                              if (errors === _errs194)
                                                                                if (typeof data75 == "string") {
                                                                                  if (func3(data75) < 1)
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/of/" + i8, schemaPath: "#/definitions/Condition/oneOf/9/properties/of/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                  if (!pattern1.test(data75))
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/of/" + i8, schemaPath: "#/definitions/Condition/oneOf/9/properties/of/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                } else
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/of/" + i8, schemaPath: "#/definitions/Condition/oneOf/9/properties/of/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                              var valid37 = _errs194 === errors;
                                                                              if (!valid37)
                                                                                break;
                                                                            }
                                                                          }
                                                                        } else
                                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/of", schemaPath: "#/definitions/Condition/oneOf/9/properties/of/type", keyword: "type", params: { type: "array" } }], !1;
                                                                      var valid36 = _errs192 === errors;
                                                                    } else
                                                                      var valid36 = !0;
                                                                }
                                                              }
                                                            }
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/9/type", keyword: "type", params: { type: "object" } }], !1;
                                                      } else if (tag0 === "any") {
                                                        if (errors === errors)
                                                          if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                                                            let missing15;
                                                            if (data40.id === void 0 && (missing15 = "id") || data40.kind === void 0 && (missing15 = "kind") || data40.of === void 0 && (missing15 = "of"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/10/required", keyword: "required", params: { missingProperty: missing15 } }], !1;
                                                            {
                                                              let _errs198 = errors;
                                                              for (let key16 in data40)
                                                                if (!(key16 === "id" || key16 === "kind" || key16 === "of")) {
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/10/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 } }], !1;
                                                                  break;
                                                                }
                                                              if (_errs198 === errors) {
                                                                if (data40.id !== void 0) {
                                                                  let data76 = data40.id, _errs199 = errors;
                                                                  if (errors === _errs199)
                                                                    if (typeof data76 == "string") {
                                                                      if (func3(data76) < 1)
                                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/10/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                      if (!pattern1.test(data76))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/10/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/10/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid39 = _errs199 === errors;
                                                                } else
                                                                  var valid39 = !0;
                                                                if (valid39) {
                                                                  if (data40.kind !== void 0) {
                                                                    let data77 = data40.kind, _errs201 = errors;
                                                                    if (typeof data77 != "string")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/10/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    if (data77 !== "any")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/10/properties/kind/const", keyword: "const", params: { allowedValue: "any" } }], !1;
                                                                    var valid39 = _errs201 === errors;
                                                                  } else
                                                                    var valid39 = !0;
                                                                  if (valid39)
                                                                    if (data40.of !== void 0) {
                                                                      let data78 = data40.of, _errs203 = errors;
                                                                      if (errors === _errs203)
                                                                        if (Array.isArray(data78)) {
                                                                          if (data78.length < 1)
                                                                            return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/of", schemaPath: "#/definitions/Condition/oneOf/10/properties/of/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                                          {
                                                                            var valid40 = !0;
                                                                            let len9 = data78.length;
                                                                            for (let i9 = 0; i9 < len9; i9++) {
                                                                              let data79 = data78[i9], _errs205 = errors;
                                                                              if (errors === _errs205)
                                                                                if (typeof data79 == "string") {
                                                                                  if (func3(data79) < 1)
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/of/" + i9, schemaPath: "#/definitions/Condition/oneOf/10/properties/of/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                  if (!pattern1.test(data79))
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/of/" + i9, schemaPath: "#/definitions/Condition/oneOf/10/properties/of/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                } else
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/of/" + i9, schemaPath: "#/definitions/Condition/oneOf/10/properties/of/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                              var valid40 = _errs205 === errors;
                                                                              if (!valid40)
                                                                                break;
                                                                            }
                                                                          }
                                                                        } else
                                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/of", schemaPath: "#/definitions/Condition/oneOf/10/properties/of/type", keyword: "type", params: { type: "array" } }], !1;
                                                                      var valid39 = _errs203 === errors;
                                                                    } else
                                                                      var valid39 = !0;
                                                                }
                                                              }
                                                            }
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/10/type", keyword: "type", params: { type: "object" } }], !1;
                                                      } else if (tag0 === "not") {
                                                        if (errors === errors)
                                                          if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                                                            let missing16;
                                                            if (data40.id === void 0 && (missing16 = "id") || data40.kind === void 0 && (missing16 = "kind") || data40.of === void 0 && (missing16 = "of"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/11/required", keyword: "required", params: { missingProperty: missing16 } }], !1;
                                                            {
                                                              let _errs209 = errors;
                                                              for (let key17 in data40)
                                                                if (!(key17 === "id" || key17 === "kind" || key17 === "of")) {
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/11/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 } }], !1;
                                                                  break;
                                                                }
                                                              if (_errs209 === errors) {
                                                                if (data40.id !== void 0) {
                                                                  let data80 = data40.id, _errs210 = errors;
                                                                  if (errors === _errs210)
                                                                    if (typeof data80 == "string") {
                                                                      if (func3(data80) < 1)
                                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/11/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                      if (!pattern1.test(data80))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/11/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/id", schemaPath: "#/definitions/Condition/oneOf/11/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid42 = _errs210 === errors;
                                                                } else
                                                                  var valid42 = !0;
                                                                if (valid42) {
                                                                  if (data40.kind !== void 0) {
                                                                    let data81 = data40.kind, _errs212 = errors;
                                                                    if (typeof data81 != "string")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/11/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    if (data81 !== "not")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/kind", schemaPath: "#/definitions/Condition/oneOf/11/properties/kind/const", keyword: "const", params: { allowedValue: "not" } }], !1;
                                                                    var valid42 = _errs212 === errors;
                                                                  } else
                                                                    var valid42 = !0;
                                                                  if (valid42)
                                                                    if (data40.of !== void 0) {
                                                                      let data82 = data40.of, _errs214 = errors;
                                                                      if (errors === _errs214)
                                                                        if (typeof data82 == "string") {
                                                                          if (func3(data82) < 1)
                                                                            return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/of", schemaPath: "#/definitions/Condition/oneOf/11/properties/of/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                          if (!pattern1.test(data82))
                                                                            return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/of", schemaPath: "#/definitions/Condition/oneOf/11/properties/of/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                        } else
                                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6 + "/of", schemaPath: "#/definitions/Condition/oneOf/11/properties/of/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      var valid42 = _errs214 === errors;
                                                                    } else
                                                                      var valid42 = !0;
                                                                }
                                                              }
                                                            }
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/oneOf/11/type", keyword: "type", params: { type: "object" } }], !1;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } }], !1;
                                                    else
                                                      return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } }], !1;
                                                  }
                                                } else
                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i6, schemaPath: "#/definitions/Condition/type", keyword: "type", params: { type: "object" } }], !1;
                                              var valid13 = _errs92 === errors;
                                              if (!valid13)
                                                break;
                                            }
                                          } else
                                            return validate10.errors = [{ instancePath: instancePath + "/conditions", schemaPath: "#/properties/conditions/type", keyword: "type", params: { type: "array" } }], !1;
                                        var valid0 = _errs90 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.functionDefinitions !== void 0) {
                                          let data83 = data.functionDefinitions, _errs216 = errors;
                                          if (errors === _errs216)
                                            if (Array.isArray(data83)) {
                                              var valid43 = !0;
                                              let len10 = data83.length;
                                              for (let i10 = 0; i10 < len10; i10++) {
                                                let data84 = data83[i10], _errs218 = errors;
                                                if (errors === _errs218)
                                                  if (data84 && typeof data84 == "object" && !Array.isArray(data84)) {
                                                    let missing17;
                                                    if (data84.name === void 0 && (missing17 = "name") || data84.definition === void 0 && (missing17 = "definition"))
                                                      return validate10.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i10, schemaPath: "#/properties/functionDefinitions/items/required", keyword: "required", params: { missingProperty: missing17 } }], !1;
                                                    {
                                                      let _errs220 = errors;
                                                      for (let key18 in data84)
                                                        if (!(key18 === "name" || key18 === "scope" || key18 === "definition")) {
                                                          return validate10.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i10, schemaPath: "#/properties/functionDefinitions/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 } }], !1;
                                                          break;
                                                        }
                                                      if (_errs220 === errors) {
                                                        if (data84.name !== void 0) {
                                                          let data85 = data84.name, _errs221 = errors;
                                                          if (errors === _errs221)
                                                            if (typeof data85 == "string") {
                                                              if (func3(data85) < 1)
                                                                return validate10.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i10 + "/name", schemaPath: "#/properties/functionDefinitions/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i10 + "/name", schemaPath: "#/properties/functionDefinitions/items/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid44 = _errs221 === errors;
                                                        } else
                                                          var valid44 = !0;
                                                        if (valid44) {
                                                          if (data84.scope !== void 0) {
                                                            let data86 = data84.scope, _errs223 = errors;
                                                            if (typeof data86 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i10 + "/scope", schemaPath: "#/properties/functionDefinitions/items/properties/scope/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (!(data86 === "workflow" || data86 === "loop" || data86 === "step"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i10 + "/scope", schemaPath: "#/properties/functionDefinitions/items/properties/scope/enum", keyword: "enum", params: { allowedValues: schema11.properties.functionDefinitions.items.properties.scope.enum } }], !1;
                                                            var valid44 = _errs223 === errors;
                                                          } else
                                                            var valid44 = !0;
                                                          if (valid44)
                                                            if (data84.definition !== void 0) {
                                                              let data87 = data84.definition, _errs225 = errors;
                                                              if (errors === _errs225)
                                                                if (typeof data87 == "string") {
                                                                  if (func3(data87) < 1)
                                                                    return validate10.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i10 + "/definition", schemaPath: "#/properties/functionDefinitions/items/properties/definition/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i10 + "/definition", schemaPath: "#/properties/functionDefinitions/items/properties/definition/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid44 = _errs225 === errors;
                                                            } else
                                                              var valid44 = !0;
                                                        }
                                                      }
                                                    }
                                                  } else
                                                    return validate10.errors = [{ instancePath: instancePath + "/functionDefinitions/" + i10, schemaPath: "#/properties/functionDefinitions/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                var valid43 = _errs218 === errors;
                                                if (!valid43)
                                                  break;
                                              }
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/functionDefinitions", schemaPath: "#/properties/functionDefinitions/type", keyword: "type", params: { type: "array" } }], !1;
                                          var valid0 = _errs216 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.assessments !== void 0) {
                                            let data88 = data.assessments, _errs227 = errors;
                                            if (errors === _errs227)
                                              if (Array.isArray(data88)) {
                                                var valid45 = !0;
                                                let len11 = data88.length;
                                                for (let i11 = 0; i11 < len11; i11++) {
                                                  let data89 = data88[i11], _errs229 = errors;
                                                  if (errors === _errs229)
                                                    if (data89 && typeof data89 == "object" && !Array.isArray(data89)) {
                                                      let missing18;
                                                      if (data89.id === void 0 && (missing18 = "id") || data89.purpose === void 0 && (missing18 = "purpose") || data89.dimensions === void 0 && (missing18 = "dimensions"))
                                                        return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i11, schemaPath: "#/properties/assessments/items/required", keyword: "required", params: { missingProperty: missing18 } }], !1;
                                                      {
                                                        let _errs231 = errors;
                                                        for (let key19 in data89)
                                                          if (!(key19 === "id" || key19 === "purpose" || key19 === "dimensions")) {
                                                            return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i11, schemaPath: "#/properties/assessments/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key19 } }], !1;
                                                            break;
                                                          }
                                                        if (_errs231 === errors) {
                                                          if (data89.id !== void 0) {
                                                            let data90 = data89.id, _errs232 = errors;
                                                            if (errors === _errs232)
                                                              if (typeof data90 == "string") {
                                                                if (func3(data90) < 1)
                                                                  return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i11 + "/id", schemaPath: "#/properties/assessments/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                if (!pattern1.test(data90))
                                                                  return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i11 + "/id", schemaPath: "#/properties/assessments/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                              } else
                                                                return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i11 + "/id", schemaPath: "#/properties/assessments/items/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                                                            var valid46 = _errs232 === errors;
                                                          } else
                                                            var valid46 = !0;
                                                          if (valid46) {
                                                            if (data89.purpose !== void 0) {
                                                              let data91 = data89.purpose, _errs234 = errors;
                                                              if (errors === _errs234)
                                                                if (typeof data91 == "string") {
                                                                  if (func3(data91) < 1)
                                                                    return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i11 + "/purpose", schemaPath: "#/properties/assessments/items/properties/purpose/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i11 + "/purpose", schemaPath: "#/properties/assessments/items/properties/purpose/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid46 = _errs234 === errors;
                                                            } else
                                                              var valid46 = !0;
                                                            if (valid46)
                                                              if (data89.dimensions !== void 0) {
                                                                let data92 = data89.dimensions, _errs236 = errors;
                                                                if (errors === _errs236)
                                                                  if (Array.isArray(data92)) {
                                                                    if (data92.length < 1)
                                                                      return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i11 + "/dimensions", schemaPath: "#/properties/assessments/items/properties/dimensions/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                                    {
                                                                      var valid47 = !0;
                                                                      let len12 = data92.length;
                                                                      for (let i12 = 0; i12 < len12; i12++) {
                                                                        let data93 = data92[i12], _errs238 = errors;
                                                                        if (errors === _errs238)
                                                                          if (data93 && typeof data93 == "object" && !Array.isArray(data93)) {
                                                                            let missing19;
                                                                            if (data93.id === void 0 && (missing19 = "id") || data93.purpose === void 0 && (missing19 = "purpose") || data93.levels === void 0 && (missing19 = "levels"))
                                                                              return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i11 + "/dimensions/" + i12, schemaPath: "#/properties/assessments/items/properties/dimensions/items/required", keyword: "required", params: { missingProperty: missing19 } }], !1;
                                                                            {
                                                                              let _errs240 = errors;
                                                                              for (let key20 in data93)
                                                                                if (!(key20 === "id" || key20 === "purpose" || key20 === "levels" || key20 === "required")) {
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i11 + "/dimensions/" + i12, schemaPath: "#/properties/assessments/items/properties/dimensions/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key20 } }], !1;
                                                                                  break;
                                                                                }
                                                                              if (_errs240 === errors) {
                                                                                if (data93.id !== void 0) {
                                                                                  let data94 = data93.id, _errs241 = errors;
                                                                                  if (errors === _errs241)
                                                                                    if (typeof data94 == "string") {
                                                                                      if (func3(data94) < 1)
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i11 + "/dimensions/" + i12 + "/id", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                      if (!pattern1.test(data94))
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i11 + "/dimensions/" + i12 + "/id", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                    } else
                                                                                      return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i11 + "/dimensions/" + i12 + "/id", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  var valid48 = _errs241 === errors;
                                                                                } else
                                                                                  var valid48 = !0;
                                                                                if (valid48) {
                                                                                  if (data93.purpose !== void 0) {
                                                                                    let data95 = data93.purpose, _errs243 = errors;
                                                                                    if (errors === _errs243)
                                                                                      if (typeof data95 == "string") {
                                                                                        if (func3(data95) < 1)
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i11 + "/dimensions/" + i12 + "/purpose", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/purpose/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i11 + "/dimensions/" + i12 + "/purpose", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/purpose/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid48 = _errs243 === errors;
                                                                                  } else
                                                                                    var valid48 = !0;
                                                                                  if (valid48) {
                                                                                    if (data93.levels !== void 0) {
                                                                                      let data96 = data93.levels, _errs245 = errors;
                                                                                      if (errors === _errs245)
                                                                                        if (Array.isArray(data96)) {
                                                                                          if (data96.length < 2)
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i11 + "/dimensions/" + i12 + "/levels", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/levels/minItems", keyword: "minItems", params: { limit: 2 } }], !1;
                                                                                          {
                                                                                            var valid49 = !0;
                                                                                            let len13 = data96.length;
                                                                                            for (let i13 = 0; i13 < len13; i13++) {
                                                                                              let data97 = data96[i13], _errs247 = errors;
                                                                                              if (errors === _errs247)
                                                                                                if (typeof data97 == "string") {
                                                                                                  if (func3(data97) < 1)
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i11 + "/dimensions/" + i12 + "/levels/" + i13, schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/levels/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                                } else
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i11 + "/dimensions/" + i12 + "/levels/" + i13, schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/levels/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                              var valid49 = _errs247 === errors;
                                                                                              if (!valid49)
                                                                                                break;
                                                                                            }
                                                                                          }
                                                                                        } else
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i11 + "/dimensions/" + i12 + "/levels", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/levels/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                      var valid48 = _errs245 === errors;
                                                                                    } else
                                                                                      var valid48 = !0;
                                                                                    if (valid48)
                                                                                      if (data93.required !== void 0) {
                                                                                        let _errs249 = errors;
                                                                                        if (typeof data93.required != "boolean")
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i11 + "/dimensions/" + i12 + "/required", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/required/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                                                        var valid48 = _errs249 === errors;
                                                                                      } else
                                                                                        var valid48 = !0;
                                                                                  }
                                                                                }
                                                                              }
                                                                            }
                                                                          } else
                                                                            return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i11 + "/dimensions/" + i12, schemaPath: "#/properties/assessments/items/properties/dimensions/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                        var valid47 = _errs238 === errors;
                                                                        if (!valid47)
                                                                          break;
                                                                      }
                                                                    }
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i11 + "/dimensions", schemaPath: "#/properties/assessments/items/properties/dimensions/type", keyword: "type", params: { type: "array" } }], !1;
                                                                var valid46 = _errs236 === errors;
                                                              } else
                                                                var valid46 = !0;
                                                          }
                                                        }
                                                      }
                                                    } else
                                                      return validate10.errors = [{ instancePath: instancePath + "/assessments/" + i11, schemaPath: "#/properties/assessments/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                  var valid45 = _errs229 === errors;
                                                  if (!valid45)
                                                    break;
                                                }
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/assessments", schemaPath: "#/properties/assessments/type", keyword: "type", params: { type: "array" } }], !1;
                                            var valid0 = _errs227 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.guidance !== void 0) {
                                              let data99 = data.guidance, _errs251 = errors;
                                              if (errors === _errs251)
                                                if (Array.isArray(data99)) {
                                                  var valid50 = !0;
                                                  let len14 = data99.length;
                                                  for (let i14 = 0; i14 < len14; i14++) {
                                                    let data100 = data99[i14], _errs253 = errors;
                                                    if (errors === _errs253)
                                                      if (typeof data100 == "string") {
                                                        if (func3(data100) < 1)
                                                          return validate10.errors = [{ instancePath: instancePath + "/guidance/" + i14, schemaPath: "#/properties/guidance/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/guidance/" + i14, schemaPath: "#/properties/guidance/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid50 = _errs253 === errors;
                                                    if (!valid50)
                                                      break;
                                                  }
                                                } else
                                                  return validate10.errors = [{ instancePath: instancePath + "/guidance", schemaPath: "#/properties/guidance/type", keyword: "type", params: { type: "array" } }], !1;
                                              var valid0 = _errs251 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.extensionPoints !== void 0) {
                                                let data101 = data.extensionPoints, _errs255 = errors;
                                                if (errors === _errs255)
                                                  if (data101 && typeof data101 == "object" && !Array.isArray(data101))
                                                    for (let key21 in data101) {
                                                      let data102 = data101[key21], _errs258 = errors;
                                                      if (errors === _errs258)
                                                        if (data102 && typeof data102 == "object" && !Array.isArray(data102)) {
                                                          let missing20;
                                                          if (data102.purpose === void 0 && (missing20 = "purpose") || data102.defaultBinding === void 0 && (missing20 = "defaultBinding"))
                                                            return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/extensionPoints/additionalProperties/required", keyword: "required", params: { missingProperty: missing20 } }], !1;
                                                          {
                                                            let _errs260 = errors;
                                                            for (let key22 in data102)
                                                              if (!(key22 === "purpose" || key22 === "defaultBinding" || key22 === "acceptedKinds" || key22 === "inputContract" || key22 === "outputContract")) {
                                                                return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/extensionPoints/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key22 } }], !1;
                                                                break;
                                                              }
                                                            if (_errs260 === errors) {
                                                              if (data102.purpose !== void 0) {
                                                                let data103 = data102.purpose, _errs261 = errors;
                                                                if (errors === _errs261)
                                                                  if (typeof data103 == "string") {
                                                                    if (func3(data103) < 1)
                                                                      return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/purpose", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/purpose/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/purpose", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/purpose/type", keyword: "type", params: { type: "string" } }], !1;
                                                                var valid52 = _errs261 === errors;
                                                              } else
                                                                var valid52 = !0;
                                                              if (valid52) {
                                                                if (data102.defaultBinding !== void 0) {
                                                                  let data104 = data102.defaultBinding, _errs263 = errors;
                                                                  if (errors === _errs263)
                                                                    if (typeof data104 == "string") {
                                                                      if (func3(data104) < 1)
                                                                        return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/defaultBinding", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/defaultBinding/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/defaultBinding", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/defaultBinding/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid52 = _errs263 === errors;
                                                                } else
                                                                  var valid52 = !0;
                                                                if (valid52) {
                                                                  if (data102.acceptedKinds !== void 0) {
                                                                    let data105 = data102.acceptedKinds, _errs265 = errors;
                                                                    if (errors === _errs265)
                                                                      if (Array.isArray(data105)) {
                                                                        if (data105.length < 1)
                                                                          return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/acceptedKinds", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/acceptedKinds/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                                        {
                                                                          var valid53 = !0;
                                                                          let len15 = data105.length;
                                                                          for (let i15 = 0; i15 < len15; i15++) {
                                                                            let data106 = data105[i15], _errs267 = errors;
                                                                            if (typeof data106 != "string")
                                                                              return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/acceptedKinds/" + i15, schemaPath: "#/properties/extensionPoints/additionalProperties/properties/acceptedKinds/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                            if (!(data106 === "workflow" || data106 === "routine"))
                                                                              return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/acceptedKinds/" + i15, schemaPath: "#/properties/extensionPoints/additionalProperties/properties/acceptedKinds/items/enum", keyword: "enum", params: { allowedValues: schema11.properties.extensionPoints.additionalProperties.properties.acceptedKinds.items.enum } }], !1;
                                                                            var valid53 = _errs267 === errors;
                                                                            if (!valid53)
                                                                              break;
                                                                          }
                                                                        }
                                                                      } else
                                                                        return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/acceptedKinds", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/acceptedKinds/type", keyword: "type", params: { type: "array" } }], !1;
                                                                    var valid52 = _errs265 === errors;
                                                                  } else
                                                                    var valid52 = !0;
                                                                  if (valid52) {
                                                                    if (data102.inputContract !== void 0) {
                                                                      let data107 = data102.inputContract, _errs269 = errors;
                                                                      if (errors === _errs269)
                                                                        if (data107 && typeof data107 == "object" && !Array.isArray(data107)) {
                                                                          let _errs271 = errors;
                                                                          for (let key23 in data107)
                                                                            if (!(key23 === "requiredContext" || key23 === "optionalContext")) {
                                                                              return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/inputContract", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/inputContract/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key23 } }], !1;
                                                                              break;
                                                                            }
                                                                          if (_errs271 === errors) {
                                                                            if (data107.requiredContext !== void 0) {
                                                                              let data108 = data107.requiredContext, _errs272 = errors;
                                                                              if (errors === _errs272)
                                                                                if (Array.isArray(data108)) {
                                                                                  var valid55 = !0;
                                                                                  let len16 = data108.length;
                                                                                  for (let i16 = 0; i16 < len16; i16++) {
                                                                                    let data109 = data108[i16], _errs274 = errors;
                                                                                    if (errors === _errs274)
                                                                                      if (typeof data109 == "string") {
                                                                                        if (func3(data109) < 1)
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/inputContract/requiredContext/" + i16, schemaPath: "#/properties/extensionPoints/additionalProperties/properties/inputContract/properties/requiredContext/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/inputContract/requiredContext/" + i16, schemaPath: "#/properties/extensionPoints/additionalProperties/properties/inputContract/properties/requiredContext/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid55 = _errs274 === errors;
                                                                                    if (!valid55)
                                                                                      break;
                                                                                  }
                                                                                } else
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/inputContract/requiredContext", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/inputContract/properties/requiredContext/type", keyword: "type", params: { type: "array" } }], !1;
                                                                              var valid54 = _errs272 === errors;
                                                                            } else
                                                                              var valid54 = !0;
                                                                            if (valid54)
                                                                              if (data107.optionalContext !== void 0) {
                                                                                let data110 = data107.optionalContext, _errs276 = errors;
                                                                                if (errors === _errs276)
                                                                                  if (Array.isArray(data110)) {
                                                                                    var valid56 = !0;
                                                                                    let len17 = data110.length;
                                                                                    for (let i17 = 0; i17 < len17; i17++) {
                                                                                      let data111 = data110[i17], _errs278 = errors;
                                                                                      if (errors === _errs278)
                                                                                        if (typeof data111 == "string") {
                                                                                          if (func3(data111) < 1)
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/inputContract/optionalContext/" + i17, schemaPath: "#/properties/extensionPoints/additionalProperties/properties/inputContract/properties/optionalContext/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                        } else
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/inputContract/optionalContext/" + i17, schemaPath: "#/properties/extensionPoints/additionalProperties/properties/inputContract/properties/optionalContext/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                      var valid56 = _errs278 === errors;
                                                                                      if (!valid56)
                                                                                        break;
                                                                                    }
                                                                                  } else
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/inputContract/optionalContext", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/inputContract/properties/optionalContext/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                var valid54 = _errs276 === errors;
                                                                              } else
                                                                                var valid54 = !0;
                                                                          }
                                                                        } else
                                                                          return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/inputContract", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/inputContract/type", keyword: "type", params: { type: "object" } }], !1;
                                                                      var valid52 = _errs269 === errors;
                                                                    } else
                                                                      var valid52 = !0;
                                                                    if (valid52)
                                                                      if (data102.outputContract !== void 0) {
                                                                        let data112 = data102.outputContract, _errs280 = errors;
                                                                        if (errors === _errs280)
                                                                          if (data112 && typeof data112 == "object" && !Array.isArray(data112)) {
                                                                            let _errs282 = errors;
                                                                            for (let key24 in data112)
                                                                              if (key24 !== "requiredArtifacts") {
                                                                                return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/outputContract", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/outputContract/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key24 } }], !1;
                                                                                break;
                                                                              }
                                                                            if (_errs282 === errors && data112.requiredArtifacts !== void 0) {
                                                                              let data113 = data112.requiredArtifacts;
                                                                              if (errors === errors)
                                                                                if (Array.isArray(data113)) {
                                                                                  var valid58 = !0;
                                                                                  let len18 = data113.length;
                                                                                  for (let i18 = 0; i18 < len18; i18++) {
                                                                                    let data114 = data113[i18], _errs285 = errors;
                                                                                    if (errors === _errs285)
                                                                                      if (typeof data114 == "string") {
                                                                                        if (func3(data114) < 1)
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/outputContract/requiredArtifacts/" + i18, schemaPath: "#/properties/extensionPoints/additionalProperties/properties/outputContract/properties/requiredArtifacts/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/outputContract/requiredArtifacts/" + i18, schemaPath: "#/properties/extensionPoints/additionalProperties/properties/outputContract/properties/requiredArtifacts/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid58 = _errs285 === errors;
                                                                                    if (!valid58)
                                                                                      break;
                                                                                  }
                                                                                } else
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/outputContract/requiredArtifacts", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/outputContract/properties/requiredArtifacts/type", keyword: "type", params: { type: "array" } }], !1;
                                                                            }
                                                                          } else
                                                                            return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1") + "/outputContract", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/outputContract/type", keyword: "type", params: { type: "object" } }], !1;
                                                                        var valid52 = _errs280 === errors;
                                                                      } else
                                                                        var valid52 = !0;
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + key21.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/extensionPoints/additionalProperties/type", keyword: "type", params: { type: "object" } }], !1;
                                                      var valid51 = _errs258 === errors;
                                                      if (!valid51)
                                                        break;
                                                    }
                                                  else
                                                    return validate10.errors = [{ instancePath: instancePath + "/extensionPoints", schemaPath: "#/properties/extensionPoints/type", keyword: "type", params: { type: "object" } }], !1;
                                                var valid0 = _errs255 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.extensionContract !== void 0) {
                                                  let data115 = data.extensionContract, _errs287 = errors;
                                                  if (errors === _errs287)
                                                    if (data115 && typeof data115 == "object" && !Array.isArray(data115)) {
                                                      let missing21;
                                                      if (data115.accepts === void 0 && (missing21 = "accepts") || data115.produces === void 0 && (missing21 = "produces"))
                                                        return validate10.errors = [{ instancePath: instancePath + "/extensionContract", schemaPath: "#/properties/extensionContract/required", keyword: "required", params: { missingProperty: missing21 } }], !1;
                                                      {
                                                        let _errs289 = errors;
                                                        for (let key25 in data115)
                                                          if (!(key25 === "accepts" || key25 === "produces")) {
                                                            return validate10.errors = [{ instancePath: instancePath + "/extensionContract", schemaPath: "#/properties/extensionContract/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key25 } }], !1;
                                                            break;
                                                          }
                                                        if (_errs289 === errors) {
                                                          if (data115.accepts !== void 0) {
                                                            let data116 = data115.accepts, _errs290 = errors;
                                                            if (errors === _errs290)
                                                              if (Array.isArray(data116)) {
                                                                var valid60 = !0;
                                                                let len19 = data116.length;
                                                                for (let i19 = 0; i19 < len19; i19++) {
                                                                  let data117 = data116[i19], _errs292 = errors;
                                                                  if (errors === _errs292)
                                                                    if (typeof data117 == "string") {
                                                                      if (func3(data117) < 1)
                                                                        return validate10.errors = [{ instancePath: instancePath + "/extensionContract/accepts/" + i19, schemaPath: "#/properties/extensionContract/properties/accepts/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/extensionContract/accepts/" + i19, schemaPath: "#/properties/extensionContract/properties/accepts/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid60 = _errs292 === errors;
                                                                  if (!valid60)
                                                                    break;
                                                                }
                                                              } else
                                                                return validate10.errors = [{ instancePath: instancePath + "/extensionContract/accepts", schemaPath: "#/properties/extensionContract/properties/accepts/type", keyword: "type", params: { type: "array" } }], !1;
                                                            var valid59 = _errs290 === errors;
                                                          } else
                                                            var valid59 = !0;
                                                          if (valid59)
                                                            if (data115.produces !== void 0) {
                                                              let data118 = data115.produces, _errs294 = errors;
                                                              if (errors === _errs294)
                                                                if (Array.isArray(data118)) {
                                                                  var valid61 = !0;
                                                                  let len20 = data118.length;
                                                                  for (let i20 = 0; i20 < len20; i20++) {
                                                                    let data119 = data118[i20], _errs296 = errors;
                                                                    if (errors === _errs296)
                                                                      if (typeof data119 == "string") {
                                                                        if (func3(data119) < 1)
                                                                          return validate10.errors = [{ instancePath: instancePath + "/extensionContract/produces/" + i20, schemaPath: "#/properties/extensionContract/properties/produces/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                      } else
                                                                        return validate10.errors = [{ instancePath: instancePath + "/extensionContract/produces/" + i20, schemaPath: "#/properties/extensionContract/properties/produces/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    var valid61 = _errs296 === errors;
                                                                    if (!valid61)
                                                                      break;
                                                                  }
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/extensionContract/produces", schemaPath: "#/properties/extensionContract/properties/produces/type", keyword: "type", params: { type: "array" } }], !1;
                                                              var valid59 = _errs294 === errors;
                                                            } else
                                                              var valid59 = !0;
                                                        }
                                                      }
                                                    } else
                                                      return validate10.errors = [{ instancePath: instancePath + "/extensionContract", schemaPath: "#/properties/extensionContract/type", keyword: "type", params: { type: "object" } }], !1;
                                                  var valid0 = _errs287 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0) {
                                                  if (data.steps !== void 0) {
                                                    let data120 = data.steps, _errs298 = errors;
                                                    if (errors === _errs298)
                                                      if (Array.isArray(data120)) {
                                                        if (data120.length < 1)
                                                          return validate10.errors = [{ instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                        {
                                                          var valid62 = !0;
                                                          let len21 = data120.length;
                                                          for (let i21 = 0; i21 < len21; i21++) {
                                                            let _errs300 = errors;
                                                            validate11(data120[i21], { instancePath: instancePath + "/steps/" + i21, parentData: data120, parentDataProperty: i21, rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length);
                                                            var valid62 = _errs300 === errors;
                                                            if (!valid62)
                                                              break;
                                                          }
                                                        }
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "array" } }], !1;
                                                    var valid0 = _errs298 === errors;
                                                  } else
                                                    var valid0 = !0;
                                                  if (valid0) {
                                                    if (data.metadata !== void 0) {
                                                      let data122 = data.metadata, _errs301 = errors;
                                                      if (errors === _errs301 && !(data122 && typeof data122 == "object" && !Array.isArray(data122)))
                                                        return validate10.errors = [{ instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/type", keyword: "type", params: { type: "object" } }], !1;
                                                      var valid0 = _errs301 === errors;
                                                    } else
                                                      var valid0 = !0;
                                                    if (valid0)
                                                      if (data.lintIgnore !== void 0) {
                                                        let data123 = data.lintIgnore, _errs304 = errors;
                                                        if (errors === _errs304)
                                                          if (Array.isArray(data123)) {
                                                            var valid63 = !0;
                                                            let len22 = data123.length;
                                                            for (let i22 = 0; i22 < len22; i22++) {
                                                              let data124 = data123[i22], _errs306 = errors;
                                                              if (errors === _errs306)
                                                                if (data124 && typeof data124 == "object" && !Array.isArray(data124)) {
                                                                  let missing22;
                                                                  if (data124.rule === void 0 && (missing22 = "rule") || data124.reason === void 0 && (missing22 = "reason"))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/lintIgnore/" + i22, schemaPath: "#/properties/lintIgnore/items/required", keyword: "required", params: { missingProperty: missing22 } }], !1;
                                                                  {
                                                                    let _errs308 = errors;
                                                                    for (let key26 in data124)
                                                                      if (!(key26 === "rule" || key26 === "step" || key26 === "reason")) {
                                                                        return validate10.errors = [{ instancePath: instancePath + "/lintIgnore/" + i22, schemaPath: "#/properties/lintIgnore/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key26 } }], !1;
                                                                        break;
                                                                      }
                                                                    if (_errs308 === errors) {
                                                                      if (data124.rule !== void 0) {
                                                                        let data125 = data124.rule, _errs309 = errors;
                                                                        if (errors === _errs309)
                                                                          if (typeof data125 == "string") {
                                                                            if (func3(data125) < 1)
                                                                              return validate10.errors = [{ instancePath: instancePath + "/lintIgnore/" + i22 + "/rule", schemaPath: "#/properties/lintIgnore/items/properties/rule/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                          } else
                                                                            return validate10.errors = [{ instancePath: instancePath + "/lintIgnore/" + i22 + "/rule", schemaPath: "#/properties/lintIgnore/items/properties/rule/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        var valid64 = _errs309 === errors;
                                                                      } else
                                                                        var valid64 = !0;
                                                                      if (valid64) {
                                                                        if (data124.step !== void 0) {
                                                                          let data126 = data124.step, _errs311 = errors;
                                                                          if (errors === _errs311)
                                                                            if (typeof data126 == "string") {
                                                                              if (func3(data126) < 1)
                                                                                return validate10.errors = [{ instancePath: instancePath + "/lintIgnore/" + i22 + "/step", schemaPath: "#/properties/lintIgnore/items/properties/step/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                              if (!pattern1.test(data126))
                                                                                return validate10.errors = [{ instancePath: instancePath + "/lintIgnore/" + i22 + "/step", schemaPath: "#/properties/lintIgnore/items/properties/step/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                            } else
                                                                              return validate10.errors = [{ instancePath: instancePath + "/lintIgnore/" + i22 + "/step", schemaPath: "#/properties/lintIgnore/items/properties/step/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid64 = _errs311 === errors;
                                                                        } else
                                                                          var valid64 = !0;
                                                                        if (valid64)
                                                                          if (data124.reason !== void 0) {
                                                                            let data127 = data124.reason, _errs313 = errors;
                                                                            if (errors === _errs313)
                                                                              if (typeof data127 == "string") {
                                                                                if (func3(data127) < 1)
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/lintIgnore/" + i22 + "/reason", schemaPath: "#/properties/lintIgnore/items/properties/reason/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                              } else
                                                                                return validate10.errors = [{ instancePath: instancePath + "/lintIgnore/" + i22 + "/reason", schemaPath: "#/properties/lintIgnore/items/properties/reason/type", keyword: "type", params: { type: "string" } }], !1;
                                                                            var valid64 = _errs313 === errors;
                                                                          } else
                                                                            var valid64 = !0;
                                                                      }
                                                                    }
                                                                  }
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/lintIgnore/" + i22, schemaPath: "#/properties/lintIgnore/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                              var valid63 = _errs306 === errors;
                                                              if (!valid63)
                                                                break;
                                                            }
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/lintIgnore", schemaPath: "#/properties/lintIgnore/type", keyword: "type", params: { type: "array" } }], !1;
                                                        var valid0 = _errs304 === errors;
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
          }
        }
      }
    } else
      return validate10.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate10.errors = vErrors, errors === 0;
}
export {
  validateWorkflow
};
