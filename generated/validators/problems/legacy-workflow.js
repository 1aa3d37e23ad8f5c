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
var find = validate21, schema6 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Workflow source of the older format", type: "object", properties: { $schema: { type: "string", minLength: 1 }, id: { type: "string", minLength: 1 }, name: { type: "string", minLength: 1 }, description: { type: "string", minLength: 1 }, version: { type: "string", minLength: 1 }, modelTier: { type: "string", minLength: 1 }, preconditions: { $ref: "#/definitions/LegacyStep.functionReferences" }, clarificationPrompts: { $ref: "#/definitions/LegacyStep.functionReferences" }, metaGuidance: { $ref: "#/definitions/LegacyStep.functionReferences" }, functionDefinitions: { type: "array", items: { $ref: "#/definitions/LegacyFunction" } }, recommendedPreferences: { type: "object", properties: { recommendedAutonomy: { type: "string", enum: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"] }, recommendedRiskPolicy: { type: "string", enum: ["conservative", "balanced", "aggressive"] } }, additionalProperties: !1 }, features: { $ref: "#/definitions/LegacyStep.functionReferences" }, assessments: { type: "array", items: { type: "object", properties: { id: { type: "string", minLength: 1 }, purpose: { type: "string", minLength: 1 }, dimensions: { type: "array", items: { type: "object", properties: { id: { type: "string", minLength: 1 }, purpose: { type: "string", minLength: 1 }, levels: { type: "array", items: { type: "string", minLength: 1 }, minItems: 2 }, required: { type: "boolean" } }, required: ["id", "purpose", "levels"], additionalProperties: !1 }, minItems: 1 } }, required: ["id", "purpose", "dimensions"], additionalProperties: !1 } }, extensionPoints: { type: "array", items: { type: "object", properties: { slotId: { type: "string", minLength: 1 }, purpose: { type: "string", minLength: 1 }, default: { type: "string", minLength: 1 }, acceptedKinds: { $ref: "#/definitions/LegacyStep.functionReferences" } }, required: ["slotId", "purpose", "default"], additionalProperties: !1 } }, references: { type: "array", items: { type: "object", properties: { id: { type: "string", minLength: 1 }, title: { type: "string", minLength: 1 }, source: { type: "string", minLength: 1 }, purpose: { type: "string", minLength: 1 }, authoritative: { type: "boolean" }, resolveFrom: { type: "string", enum: ["workspace", "package"] } }, required: ["id", "title", "source", "purpose"], additionalProperties: !1 } }, about: { type: "string", minLength: 1 }, examples: { $ref: "#/definitions/LegacyStep.functionReferences" }, metricsProfile: { type: "string", minLength: 1 }, validatedAgainstSpecVersion: { type: "integer" }, steps: { type: "array", items: { $ref: "#/definitions/LegacyStep" }, minItems: 1 } }, required: ["id", "name", "description", "version", "steps"], additionalProperties: !1, definitions: { LegacyCondition: { type: "object", properties: { var: { type: "string", minLength: 1 }, equals: {}, not_equals: {}, gt: {}, gte: {}, lt: {}, lte: {}, in: { type: "array", items: {} }, contains: {}, startsWith: {}, endsWith: {}, matches: {}, and: { type: "array", items: { $ref: "#/definitions/LegacyCondition" } }, or: { type: "array", items: { $ref: "#/definitions/LegacyCondition" } }, not: { $ref: "#/definitions/LegacyCondition" } }, additionalProperties: !1 }, LegacyConsequence: { type: "object", properties: { when: { type: "object", properties: { anyEqualsLevel: { type: "string", minLength: 1 }, forAssessment: { type: "string", minLength: 1 } }, required: ["anyEqualsLevel"], additionalProperties: !1 }, effect: { type: "object", properties: { kind: { type: "string", const: "require_followup" }, guidance: { type: "string", minLength: 1 } }, required: ["kind", "guidance"], additionalProperties: !1 } }, required: ["when", "effect"], additionalProperties: !1 }, LegacyCriteria: { anyOf: [{ type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ type: "object", properties: { type: { type: "string", const: "contains" }, value: { type: "string", minLength: 1 }, message: { type: "string", minLength: 1 }, condition: { $ref: "#/definitions/LegacyCondition" } }, required: ["type", "value"], additionalProperties: !1 }, { type: "object", properties: { type: { type: "string", const: "regex" }, pattern: { type: "string", minLength: 1 }, flags: { type: "string" }, message: { type: "string", minLength: 1 }, condition: { $ref: "#/definitions/LegacyCondition" } }, required: ["type", "pattern"], additionalProperties: !1 }, { type: "object", properties: { type: { type: "string", const: "length" }, min: { type: "integer", minimum: 0 }, max: { type: "integer", exclusiveMinimum: 0 }, message: { type: "string", minLength: 1 }, condition: { $ref: "#/definitions/LegacyCondition" } }, required: ["type"], additionalProperties: !1 }, { type: "object", properties: { type: { type: "string", const: "schema" }, schema: {}, value: {}, message: { type: "string", minLength: 1 }, condition: { $ref: "#/definitions/LegacyCondition" } }, required: ["type"], additionalProperties: !1 }] }, { type: "object", properties: { and: { type: "array", items: { $ref: "#/definitions/LegacyCriteria" } } }, required: ["and"], additionalProperties: !1 }, { type: "object", properties: { or: { type: "array", items: { $ref: "#/definitions/LegacyCriteria" } } }, required: ["or"], additionalProperties: !1 }, { type: "object", properties: { not: { $ref: "#/definitions/LegacyCriteria" } }, required: ["not"], additionalProperties: !1 }, { type: "array", items: { $ref: "#/definitions/LegacyCriteria" } }] }, LegacyFunction: { type: "object", properties: { name: { type: "string", minLength: 1 }, definition: { type: "string", minLength: 1 }, parameters: { type: "array", items: { type: "object", properties: { name: { type: "string", minLength: 1 }, type: { type: "string", minLength: 1 }, required: { type: "boolean" }, description: { type: "string", minLength: 1 }, enum: { type: "array", items: {} }, default: {} }, required: ["name", "type"], additionalProperties: !1 } }, scope: { type: "string", enum: ["workflow", "loop", "step"] } }, required: ["name", "definition"], additionalProperties: !1 }, LegacyStep: { type: "object", if: { required: ["type"] }, then: { $ref: "#/definitions/part1" }, else: { type: "object", properties: { id: { type: "string", minLength: 1 }, title: { type: "string", minLength: 1 }, prompt: { type: "string", minLength: 1 }, promptBlocks: { $ref: "#/definitions/LegacyStep.promptBlocks" }, agentRole: { type: "string", minLength: 1 }, requireConfirmation: { $ref: "#/definitions/LegacyStep.requireConfirmation" }, templateCall: { $ref: "#/definitions/LegacyStep.templateCall" }, promptFragments: { $ref: "#/definitions/LegacyStep.promptFragments" }, guidance: { $ref: "#/definitions/LegacyStep.guidance" }, askForFiles: { type: "boolean" }, hasValidation: { type: "boolean" }, modelTier: { type: "string", minLength: 1 }, notesOptional: { type: "boolean" }, runCondition: { $ref: "#/definitions/LegacyCondition" }, validationCriteria: { $ref: "#/definitions/LegacyCriteria" }, outputContract: { $ref: "#/definitions/LegacyStep.outputContract" }, assessmentRefs: { $ref: "#/definitions/LegacyStep.functionReferences" }, assessmentConsequences: { $ref: "#/definitions/LegacyStep.assessmentConsequences" }, functionReferences: { $ref: "#/definitions/LegacyStep.functionReferences" }, functionDefinitions: { $ref: "#/definitions/LegacyStep.functionDefinitions" }, functionCalls: { $ref: "#/definitions/LegacyStep.functionCalls" }, audit: { $ref: "#/definitions/LegacyStep.audit" }, verification: { $ref: "#/definitions/LegacyStep.verification" } }, required: ["id", "title"], additionalProperties: !1 } }, "LegacyStep.assessmentConsequences": { anyOf: [{ $ref: "#/definitions/LegacyConsequence" }, { type: "array", items: { $ref: "#/definitions/LegacyConsequence" } }] }, "LegacyStep.audit": { type: "object", properties: { prompt: { type: "string", minLength: 1 }, rubric: { anyOf: [{ type: "string", minLength: 1 }, { $ref: "#/definitions/part4" }] } }, additionalProperties: !1 }, "LegacyStep.functionCalls": { type: "array", items: { type: "object", properties: { name: { type: "string", minLength: 1 }, args: {} }, required: ["name"], additionalProperties: !1 } }, "LegacyStep.functionDefinitions": { type: "array", items: { $ref: "#/definitions/LegacyFunction" } }, "LegacyStep.functionReferences": { type: "array", items: { type: "string", minLength: 1 } }, "LegacyStep.guidance": { anyOf: [{ type: "string", minLength: 1 }, { $ref: "#/definitions/LegacyStep.functionReferences" }] }, "LegacyStep.outputContract": { type: "object", properties: { contractRef: { type: "string", minLength: 1 }, required: { type: "boolean" } }, required: ["contractRef"], additionalProperties: !1 }, "LegacyStep.promptBlocks": { type: "object", properties: { goal: { $ref: "#/definitions/LegacyText" }, constraints: { anyOf: [{ type: "string", minLength: 1 }, { type: "array", items: { $ref: "#/definitions/LegacyText" } }] }, procedure: { anyOf: [{ type: "string", minLength: 1 }, { type: "array", items: { $ref: "#/definitions/LegacyText" } }] }, outputRequired: { type: "object", additionalProperties: { $ref: "#/definitions/LegacyText" } }, verify: { anyOf: [{ type: "string", minLength: 1 }, { type: "array", items: { $ref: "#/definitions/LegacyText" } }] } }, additionalProperties: !1 }, "LegacyStep.promptFragments": { type: "array", items: { type: "object", properties: { id: { type: "string", minLength: 1 }, when: { $ref: "#/definitions/LegacyCondition" }, text: { type: "string", minLength: 1 } }, required: ["text"], additionalProperties: !1 } }, "LegacyStep.requireConfirmation": { anyOf: [{ type: "boolean" }, { type: "object", properties: { kind: { type: "string", enum: ["coordinator_eval", "human_approval"] }, condition: { $ref: "#/definitions/LegacyCondition" }, var: { type: "string", minLength: 1 }, equals: {}, not_equals: {}, gt: {}, gte: {}, lt: {}, lte: {}, in: { type: "array", items: {} }, contains: {}, startsWith: {}, endsWith: {}, matches: {}, and: { type: "array", items: { $ref: "#/definitions/LegacyCondition" } }, or: { type: "array", items: { $ref: "#/definitions/LegacyCondition" } }, not: { $ref: "#/definitions/LegacyCondition" } }, additionalProperties: !1 }] }, "LegacyStep.templateCall": { type: "object", properties: { templateId: { type: "string", minLength: 1 }, args: { type: "object", additionalProperties: {} } }, required: ["templateId"], additionalProperties: !1 }, "LegacyStep.verification": { type: "object", properties: { command: { type: "string", minLength: 1 }, prompt: { type: "string", minLength: 1 } }, additionalProperties: !1 }, LegacyText: { anyOf: [{ type: "string", minLength: 1 }, { $ref: "#/definitions/part5" }, { $ref: "#/definitions/part4" }] }, part2: { type: "object", properties: { type: { type: "string", const: "loop" }, id: { type: "string", minLength: 1 }, title: { type: "string", minLength: 1 }, prompt: { type: "string", minLength: 1 }, promptBlocks: { $ref: "#/definitions/LegacyStep.promptBlocks" }, agentRole: { type: "string", minLength: 1 }, requireConfirmation: { $ref: "#/definitions/LegacyStep.requireConfirmation" }, templateCall: { $ref: "#/definitions/LegacyStep.templateCall" }, promptFragments: { $ref: "#/definitions/LegacyStep.promptFragments" }, guidance: { $ref: "#/definitions/LegacyStep.guidance" }, askForFiles: { type: "boolean" }, hasValidation: { type: "boolean" }, modelTier: { type: "string", minLength: 1 }, notesOptional: { type: "boolean" }, runCondition: { $ref: "#/definitions/LegacyCondition" }, validationCriteria: { $ref: "#/definitions/LegacyCriteria" }, outputContract: { $ref: "#/definitions/LegacyStep.outputContract" }, assessmentRefs: { $ref: "#/definitions/LegacyStep.functionReferences" }, assessmentConsequences: { $ref: "#/definitions/LegacyStep.assessmentConsequences" }, functionReferences: { $ref: "#/definitions/LegacyStep.functionReferences" }, functionDefinitions: { $ref: "#/definitions/LegacyStep.functionDefinitions" }, functionCalls: { $ref: "#/definitions/LegacyStep.functionCalls" }, audit: { $ref: "#/definitions/LegacyStep.audit" }, verification: { $ref: "#/definitions/LegacyStep.verification" }, loop: { type: "object", properties: { type: { type: "string", enum: ["while", "until", "for", "forEach"] }, maxIterations: { type: "integer", exclusiveMinimum: 0 }, condition: { $ref: "#/definitions/LegacyCondition" }, conditionSource: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "artifact_contract" }, contractRef: { type: "string", minLength: 1 }, loopId: { type: "string", minLength: 1 } }, required: ["kind", "contractRef"], additionalProperties: !1 }, { type: "object", properties: { kind: { type: "string", const: "context_variable" }, condition: { $ref: "#/definitions/LegacyCondition" } }, required: ["kind", "condition"], additionalProperties: !1 }] }, count: { anyOf: [{ type: "integer", minimum: 0 }, { type: "string", minLength: 1 }] }, items: { type: "string", minLength: 1 }, iterationVar: { type: "string", minLength: 1 }, itemVar: { type: "string", minLength: 1 }, indexVar: { type: "string", minLength: 1 } }, required: ["type", "maxIterations"], additionalProperties: !1 }, body: { anyOf: [{ type: "string", minLength: 1 }, { type: "array", items: { $ref: "#/definitions/LegacyStep" }, minItems: 1 }] } }, required: ["type", "id", "title", "loop", "body"], additionalProperties: !1 }, part3: { type: "object", properties: { type: { type: "string", const: "parallel" }, id: { type: "string", minLength: 1 }, title: { type: "string", minLength: 1 }, prompt: { type: "string", minLength: 1 }, promptBlocks: { $ref: "#/definitions/LegacyStep.promptBlocks" }, agentRole: { type: "string", minLength: 1 }, requireConfirmation: { $ref: "#/definitions/LegacyStep.requireConfirmation" }, templateCall: { $ref: "#/definitions/LegacyStep.templateCall" }, promptFragments: { $ref: "#/definitions/LegacyStep.promptFragments" }, guidance: { $ref: "#/definitions/LegacyStep.guidance" }, askForFiles: { type: "boolean" }, hasValidation: { type: "boolean" }, modelTier: { type: "string", minLength: 1 }, notesOptional: { type: "boolean" }, runCondition: { $ref: "#/definitions/LegacyCondition" }, validationCriteria: { $ref: "#/definitions/LegacyCriteria" }, outputContract: { $ref: "#/definitions/LegacyStep.outputContract" }, assessmentRefs: { $ref: "#/definitions/LegacyStep.functionReferences" }, assessmentConsequences: { $ref: "#/definitions/LegacyStep.assessmentConsequences" }, functionReferences: { $ref: "#/definitions/LegacyStep.functionReferences" }, functionDefinitions: { $ref: "#/definitions/LegacyStep.functionDefinitions" }, functionCalls: { $ref: "#/definitions/LegacyStep.functionCalls" }, audit: { $ref: "#/definitions/LegacyStep.audit" }, verification: { $ref: "#/definitions/LegacyStep.verification" }, parallelDelegations: { type: "array", items: { type: "object", properties: { workflowId: { type: "string", minLength: 1 }, goal: { type: "string", minLength: 1 }, runCondition: { $ref: "#/definitions/LegacyCondition" }, contextMapping: { type: "object", additionalProperties: {} }, args: { type: "object", additionalProperties: {} }, modelTier: { type: "string", minLength: 1 }, allowedTools: { $ref: "#/definitions/LegacyStep.functionReferences" } }, required: ["workflowId"], additionalProperties: !1 }, minItems: 1 }, synthesis: { type: "object", properties: { prompt: { type: "string", minLength: 1 }, outputContract: { $ref: "#/definitions/LegacyStep.outputContract" } }, additionalProperties: !1 } }, required: ["type", "id", "title", "parallelDelegations"], additionalProperties: !1 }, part1: { type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ type: "object", properties: { type: { type: "string", const: "standard" }, id: { type: "string", minLength: 1 }, title: { type: "string", minLength: 1 }, prompt: { type: "string", minLength: 1 }, promptBlocks: { $ref: "#/definitions/LegacyStep.promptBlocks" }, agentRole: { type: "string", minLength: 1 }, requireConfirmation: { $ref: "#/definitions/LegacyStep.requireConfirmation" }, templateCall: { $ref: "#/definitions/LegacyStep.templateCall" }, promptFragments: { $ref: "#/definitions/LegacyStep.promptFragments" }, guidance: { $ref: "#/definitions/LegacyStep.guidance" }, askForFiles: { type: "boolean" }, hasValidation: { type: "boolean" }, modelTier: { type: "string", minLength: 1 }, notesOptional: { type: "boolean" }, runCondition: { $ref: "#/definitions/LegacyCondition" }, validationCriteria: { $ref: "#/definitions/LegacyCriteria" }, outputContract: { $ref: "#/definitions/LegacyStep.outputContract" }, assessmentRefs: { $ref: "#/definitions/LegacyStep.functionReferences" }, assessmentConsequences: { $ref: "#/definitions/LegacyStep.assessmentConsequences" }, functionReferences: { $ref: "#/definitions/LegacyStep.functionReferences" }, functionDefinitions: { $ref: "#/definitions/LegacyStep.functionDefinitions" }, functionCalls: { $ref: "#/definitions/LegacyStep.functionCalls" }, audit: { $ref: "#/definitions/LegacyStep.audit" }, verification: { $ref: "#/definitions/LegacyStep.verification" } }, required: ["type", "id", "title"], additionalProperties: !1 }, { $ref: "#/definitions/part2" }, { $ref: "#/definitions/part3" }] }, part5: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "text" }, text: { type: "string" } }, required: ["kind", "text"], additionalProperties: !1 }, { type: "object", properties: { kind: { type: "string", const: "ref" }, refId: { type: "string", minLength: 1 } }, required: ["kind", "refId"], additionalProperties: !1 }] }, part4: { type: "array", items: { anyOf: [{ type: "string", minLength: 1 }, { $ref: "#/definitions/part5" }] }, minItems: 1 } } }, func2 = Object.prototype.hasOwnProperty, func3 = require_ucs2length().default;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      var valid0 = !0;
      let len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let data0 = data[i0], _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (func3(data0) < 1)
              return validate22.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
          } else
            return validate22.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" } }], !1;
        var valid0 = _errs1 === errors;
        if (!valid0)
          break;
      }
    } else
      return validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } }], !1;
  return validate22.errors = vErrors, errors === 0;
}
var schema8 = { type: "object", properties: { name: { type: "string", minLength: 1 }, definition: { type: "string", minLength: 1 }, parameters: { type: "array", items: { type: "object", properties: { name: { type: "string", minLength: 1 }, type: { type: "string", minLength: 1 }, required: { type: "boolean" }, description: { type: "string", minLength: 1 }, enum: { type: "array", items: {} }, default: {} }, required: ["name", "type"], additionalProperties: !1 } }, scope: { type: "string", enum: ["workflow", "loop", "step"] } }, required: ["name", "definition"], additionalProperties: !1 };
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.definition === void 0 && (missing0 = "definition"))
        return validate26.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "name" || key0 === "definition" || key0 === "parameters" || key0 === "scope")) {
            return validate26.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (func3(data0) < 1)
                  return validate26.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
              } else
                return validate26.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.definition !== void 0) {
              let data1 = data.definition, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (func3(data1) < 1)
                    return validate26.errors = [{ instancePath: instancePath + "/definition", schemaPath: "#/properties/definition/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                } else
                  return validate26.errors = [{ instancePath: instancePath + "/definition", schemaPath: "#/properties/definition/type", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.parameters !== void 0) {
                let data2 = data.parameters, _errs6 = errors;
                if (errors === _errs6)
                  if (Array.isArray(data2)) {
                    var valid1 = !0;
                    let len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data3 = data2[i0], _errs8 = errors;
                      if (errors === _errs8)
                        if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                          let missing1;
                          if (data3.name === void 0 && (missing1 = "name") || data3.type === void 0 && (missing1 = "type"))
                            return validate26.errors = [{ instancePath: instancePath + "/parameters/" + i0, schemaPath: "#/properties/parameters/items/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                          {
                            let _errs10 = errors;
                            for (let key1 in data3)
                              if (!(key1 === "name" || key1 === "type" || key1 === "required" || key1 === "description" || key1 === "enum" || key1 === "default")) {
                                return validate26.errors = [{ instancePath: instancePath + "/parameters/" + i0, schemaPath: "#/properties/parameters/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                                break;
                              }
                            if (_errs10 === errors) {
                              if (data3.name !== void 0) {
                                let data4 = data3.name, _errs11 = errors;
                                if (errors === _errs11)
                                  if (typeof data4 == "string") {
                                    if (func3(data4) < 1)
                                      return validate26.errors = [{ instancePath: instancePath + "/parameters/" + i0 + "/name", schemaPath: "#/properties/parameters/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                  } else
                                    return validate26.errors = [{ instancePath: instancePath + "/parameters/" + i0 + "/name", schemaPath: "#/properties/parameters/items/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                                var valid2 = _errs11 === errors;
                              } else
                                var valid2 = !0;
                              if (valid2) {
                                if (data3.type !== void 0) {
                                  let data5 = data3.type, _errs13 = errors;
                                  if (errors === _errs13)
                                    if (typeof data5 == "string") {
                                      if (func3(data5) < 1)
                                        return validate26.errors = [{ instancePath: instancePath + "/parameters/" + i0 + "/type", schemaPath: "#/properties/parameters/items/properties/type/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                    } else
                                      return validate26.errors = [{ instancePath: instancePath + "/parameters/" + i0 + "/type", schemaPath: "#/properties/parameters/items/properties/type/type", keyword: "type", params: { type: "string" } }], !1;
                                  var valid2 = _errs13 === errors;
                                } else
                                  var valid2 = !0;
                                if (valid2) {
                                  if (data3.required !== void 0) {
                                    let _errs15 = errors;
                                    if (typeof data3.required != "boolean")
                                      return validate26.errors = [{ instancePath: instancePath + "/parameters/" + i0 + "/required", schemaPath: "#/properties/parameters/items/properties/required/type", keyword: "type", params: { type: "boolean" } }], !1;
                                    var valid2 = _errs15 === errors;
                                  } else
                                    var valid2 = !0;
                                  if (valid2) {
                                    if (data3.description !== void 0) {
                                      let data7 = data3.description, _errs17 = errors;
                                      if (errors === _errs17)
                                        if (typeof data7 == "string") {
                                          if (func3(data7) < 1)
                                            return validate26.errors = [{ instancePath: instancePath + "/parameters/" + i0 + "/description", schemaPath: "#/properties/parameters/items/properties/description/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                        } else
                                          return validate26.errors = [{ instancePath: instancePath + "/parameters/" + i0 + "/description", schemaPath: "#/properties/parameters/items/properties/description/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid2 = _errs17 === errors;
                                    } else
                                      var valid2 = !0;
                                    if (valid2)
                                      if (data3.enum !== void 0) {
                                        let _errs19 = errors;
                                        if (errors === _errs19 && !Array.isArray(data3.enum))
                                          return validate26.errors = [{ instancePath: instancePath + "/parameters/" + i0 + "/enum", schemaPath: "#/properties/parameters/items/properties/enum/type", keyword: "type", params: { type: "array" } }], !1;
                                        var valid2 = _errs19 === errors;
                                      } else
                                        var valid2 = !0;
                                  }
                                }
                              }
                            }
                          }
                        } else
                          return validate26.errors = [{ instancePath: instancePath + "/parameters/" + i0, schemaPath: "#/properties/parameters/items/type", keyword: "type", params: { type: "object" } }], !1;
                      var valid1 = _errs8 === errors;
                      if (!valid1)
                        break;
                    }
                  } else
                    return validate26.errors = [{ instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "array" } }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.scope !== void 0) {
                  let data9 = data.scope, _errs21 = errors;
                  if (typeof data9 != "string")
                    return validate26.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "string" } }], !1;
                  if (!(data9 === "workflow" || data9 === "loop" || data9 === "step"))
                    return validate26.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/enum", keyword: "enum", params: { allowedValues: schema8.properties.scope.enum } }], !1;
                  var valid0 = _errs21 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate26.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate26.errors = vErrors, errors === 0;
}
var schema9 = { type: "object", if: { required: ["type"] }, then: { $ref: "#/definitions/part1" }, else: { type: "object", properties: { id: { type: "string", minLength: 1 }, title: { type: "string", minLength: 1 }, prompt: { type: "string", minLength: 1 }, promptBlocks: { $ref: "#/definitions/LegacyStep.promptBlocks" }, agentRole: { type: "string", minLength: 1 }, requireConfirmation: { $ref: "#/definitions/LegacyStep.requireConfirmation" }, templateCall: { $ref: "#/definitions/LegacyStep.templateCall" }, promptFragments: { $ref: "#/definitions/LegacyStep.promptFragments" }, guidance: { $ref: "#/definitions/LegacyStep.guidance" }, askForFiles: { type: "boolean" }, hasValidation: { type: "boolean" }, modelTier: { type: "string", minLength: 1 }, notesOptional: { type: "boolean" }, runCondition: { $ref: "#/definitions/LegacyCondition" }, validationCriteria: { $ref: "#/definitions/LegacyCriteria" }, outputContract: { $ref: "#/definitions/LegacyStep.outputContract" }, assessmentRefs: { $ref: "#/definitions/LegacyStep.functionReferences" }, assessmentConsequences: { $ref: "#/definitions/LegacyStep.assessmentConsequences" }, functionReferences: { $ref: "#/definitions/LegacyStep.functionReferences" }, functionDefinitions: { $ref: "#/definitions/LegacyStep.functionDefinitions" }, functionCalls: { $ref: "#/definitions/LegacyStep.functionCalls" }, audit: { $ref: "#/definitions/LegacyStep.audit" }, verification: { $ref: "#/definitions/LegacyStep.verification" } }, required: ["id", "title"], additionalProperties: !1 } }, schema10 = { type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ type: "object", properties: { type: { type: "string", const: "standard" }, id: { type: "string", minLength: 1 }, title: { type: "string", minLength: 1 }, prompt: { type: "string", minLength: 1 }, promptBlocks: { $ref: "#/definitions/LegacyStep.promptBlocks" }, agentRole: { type: "string", minLength: 1 }, requireConfirmation: { $ref: "#/definitions/LegacyStep.requireConfirmation" }, templateCall: { $ref: "#/definitions/LegacyStep.templateCall" }, promptFragments: { $ref: "#/definitions/LegacyStep.promptFragments" }, guidance: { $ref: "#/definitions/LegacyStep.guidance" }, askForFiles: { type: "boolean" }, hasValidation: { type: "boolean" }, modelTier: { type: "string", minLength: 1 }, notesOptional: { type: "boolean" }, runCondition: { $ref: "#/definitions/LegacyCondition" }, validationCriteria: { $ref: "#/definitions/LegacyCriteria" }, outputContract: { $ref: "#/definitions/LegacyStep.outputContract" }, assessmentRefs: { $ref: "#/definitions/LegacyStep.functionReferences" }, assessmentConsequences: { $ref: "#/definitions/LegacyStep.assessmentConsequences" }, functionReferences: { $ref: "#/definitions/LegacyStep.functionReferences" }, functionDefinitions: { $ref: "#/definitions/LegacyStep.functionDefinitions" }, functionCalls: { $ref: "#/definitions/LegacyStep.functionCalls" }, audit: { $ref: "#/definitions/LegacyStep.audit" }, verification: { $ref: "#/definitions/LegacyStep.verification" } }, required: ["type", "id", "title"], additionalProperties: !1 }, { $ref: "#/definitions/part2" }, { $ref: "#/definitions/part3" }] };
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind"))
        return validate36.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let tag0 = data.kind;
        if (typeof tag0 == "string")
          if (tag0 === "text") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.kind === void 0 && (missing1 = "kind") || data.text === void 0 && (missing1 = "text"))
                  return validate36.errors = [{ instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                {
                  let _errs4 = errors;
                  for (let key0 in data)
                    if (!(key0 === "kind" || key0 === "text")) {
                      return validate36.errors = [{ instancePath, schemaPath: "#/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
                      break;
                    }
                  if (_errs4 === errors) {
                    if (data.kind !== void 0) {
                      let data0 = data.kind, _errs5 = errors;
                      if (typeof data0 != "string")
                        return validate36.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                      if (data0 !== "text")
                        return validate36.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "text" } }], !1;
                      var valid2 = _errs5 === errors;
                    } else
                      var valid2 = !0;
                    if (valid2)
                      if (data.text !== void 0) {
                        let _errs7 = errors;
                        if (typeof data.text != "string")
                          return validate36.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/oneOf/0/properties/text/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid2 = _errs7 === errors;
                      } else
                        var valid2 = !0;
                  }
                }
              } else
                return validate36.errors = [{ instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "ref") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.kind === void 0 && (missing2 = "kind") || data.refId === void 0 && (missing2 = "refId"))
                  return validate36.errors = [{ instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                {
                  let _errs11 = errors;
                  for (let key1 in data)
                    if (!(key1 === "kind" || key1 === "refId")) {
                      return validate36.errors = [{ instancePath, schemaPath: "#/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                      break;
                    }
                  if (_errs11 === errors) {
                    if (data.kind !== void 0) {
                      let data2 = data.kind, _errs12 = errors;
                      if (typeof data2 != "string")
                        return validate36.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                      if (data2 !== "ref")
                        return validate36.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "ref" } }], !1;
                      var valid4 = _errs12 === errors;
                    } else
                      var valid4 = !0;
                    if (valid4)
                      if (data.refId !== void 0) {
                        let data3 = data.refId, _errs14 = errors;
                        if (errors === _errs14)
                          if (typeof data3 == "string") {
                            if (func3(data3) < 1)
                              return validate36.errors = [{ instancePath: instancePath + "/refId", schemaPath: "#/oneOf/1/properties/refId/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                          } else
                            return validate36.errors = [{ instancePath: instancePath + "/refId", schemaPath: "#/oneOf/1/properties/refId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid4 = _errs14 === errors;
                      } else
                        var valid4 = !0;
                  }
                }
              } else
                return validate36.errors = [{ instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
          } else
            return validate36.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } }], !1;
        else
          return validate36.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } }], !1;
      }
    } else
      return validate36.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate36.errors = vErrors, errors === 0;
}
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      if (data.length < 1)
        return validate38.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
      {
        var valid0 = !0;
        let len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data0 = data[i0], _errs1 = errors, _errs2 = errors, valid1 = !1, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data0 == "string") {
              if (func3(data0) < 1) {
                let err0 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
              }
            } else {
              let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/anyOf/0/type", keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
            }
          var _valid0 = _errs3 === errors;
          if (valid1 = valid1 || _valid0, !valid1) {
            let _errs5 = errors;
            validate36(data0, { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors), errors = vErrors.length);
            var _valid0 = _errs5 === errors;
            valid1 = valid1 || _valid0;
          }
          if (valid1)
            errors = _errs2, vErrors !== null && (_errs2 ? vErrors.length = _errs2 : vErrors = null);
          else {
            let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/anyOf", keyword: "anyOf", params: {} };
            return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate38.errors = vErrors, !1;
          }
          var valid0 = _errs1 === errors;
          if (!valid0)
            break;
        }
      }
    } else
      return validate38.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } }], !1;
  return validate38.errors = vErrors, errors === 0;
}
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    validate36(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors), errors = vErrors.length);
    var _valid0 = _errs3 === errors;
    if (valid0 = valid0 || _valid0, !valid0) {
      let _errs4 = errors;
      validate38(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors), errors = vErrors.length);
      var _valid0 = _errs4 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate35.errors = vErrors, !1;
  }
  return validate35.errors = vErrors, errors === 0;
}
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "goal" || key0 === "constraints" || key0 === "procedure" || key0 === "outputRequired" || key0 === "verify")) {
          return validate34.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.goal !== void 0) {
          let _errs2 = errors;
          validate35(data.goal, { instancePath: instancePath + "/goal", parentData: data, parentDataProperty: "goal", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.constraints !== void 0) {
            let data1 = data.constraints, _errs3 = errors, _errs4 = errors, valid1 = !1, _errs5 = errors;
            if (errors === _errs5)
              if (typeof data1 == "string") {
                if (func3(data1) < 1) {
                  let err0 = { instancePath: instancePath + "/constraints", schemaPath: "#/properties/constraints/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                }
              } else {
                let err1 = { instancePath: instancePath + "/constraints", schemaPath: "#/properties/constraints/anyOf/0/type", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              }
            var _valid0 = _errs5 === errors;
            if (valid1 = valid1 || _valid0, !valid1) {
              let _errs7 = errors;
              if (errors === _errs7)
                if (Array.isArray(data1)) {
                  var valid2 = !0;
                  let len0 = data1.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let _errs9 = errors;
                    validate35(data1[i0], { instancePath: instancePath + "/constraints/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length);
                    var valid2 = _errs9 === errors;
                    if (!valid2)
                      break;
                  }
                } else {
                  let err2 = { instancePath: instancePath + "/constraints", schemaPath: "#/properties/constraints/anyOf/1/type", keyword: "type", params: { type: "array" } };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
              var _valid0 = _errs7 === errors;
              valid1 = valid1 || _valid0;
            }
            if (valid1)
              errors = _errs4, vErrors !== null && (_errs4 ? vErrors.length = _errs4 : vErrors = null);
            else {
              let err3 = { instancePath: instancePath + "/constraints", schemaPath: "#/properties/constraints/anyOf", keyword: "anyOf", params: {} };
              return vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++, validate34.errors = vErrors, !1;
            }
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.procedure !== void 0) {
              let data3 = data.procedure, _errs10 = errors, _errs11 = errors, valid3 = !1, _errs12 = errors;
              if (errors === _errs12)
                if (typeof data3 == "string") {
                  if (func3(data3) < 1) {
                    let err4 = { instancePath: instancePath + "/procedure", schemaPath: "#/properties/procedure/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                  }
                } else {
                  let err5 = { instancePath: instancePath + "/procedure", schemaPath: "#/properties/procedure/anyOf/0/type", keyword: "type", params: { type: "string" } };
                  vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                }
              var _valid1 = _errs12 === errors;
              if (valid3 = valid3 || _valid1, !valid3) {
                let _errs14 = errors;
                if (errors === _errs14)
                  if (Array.isArray(data3)) {
                    var valid4 = !0;
                    let len1 = data3.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let _errs16 = errors;
                      validate35(data3[i1], { instancePath: instancePath + "/procedure/" + i1, parentData: data3, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length);
                      var valid4 = _errs16 === errors;
                      if (!valid4)
                        break;
                    }
                  } else {
                    let err6 = { instancePath: instancePath + "/procedure", schemaPath: "#/properties/procedure/anyOf/1/type", keyword: "type", params: { type: "array" } };
                    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                  }
                var _valid1 = _errs14 === errors;
                valid3 = valid3 || _valid1;
              }
              if (valid3)
                errors = _errs11, vErrors !== null && (_errs11 ? vErrors.length = _errs11 : vErrors = null);
              else {
                let err7 = { instancePath: instancePath + "/procedure", schemaPath: "#/properties/procedure/anyOf", keyword: "anyOf", params: {} };
                return vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++, validate34.errors = vErrors, !1;
              }
              var valid0 = _errs10 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.outputRequired !== void 0) {
                let data5 = data.outputRequired, _errs17 = errors;
                if (errors === _errs17)
                  if (data5 && typeof data5 == "object" && !Array.isArray(data5))
                    for (let key1 in data5) {
                      let _errs20 = errors;
                      validate35(data5[key1], { instancePath: instancePath + "/outputRequired/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data5, parentDataProperty: key1, rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length);
                      var valid5 = _errs20 === errors;
                      if (!valid5)
                        break;
                    }
                  else
                    return validate34.errors = [{ instancePath: instancePath + "/outputRequired", schemaPath: "#/properties/outputRequired/type", keyword: "type", params: { type: "object" } }], !1;
                var valid0 = _errs17 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.verify !== void 0) {
                  let data7 = data.verify, _errs21 = errors, _errs22 = errors, valid6 = !1, _errs23 = errors;
                  if (errors === _errs23)
                    if (typeof data7 == "string") {
                      if (func3(data7) < 1) {
                        let err8 = { instancePath: instancePath + "/verify", schemaPath: "#/properties/verify/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                      }
                    } else {
                      let err9 = { instancePath: instancePath + "/verify", schemaPath: "#/properties/verify/anyOf/0/type", keyword: "type", params: { type: "string" } };
                      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                    }
                  var _valid2 = _errs23 === errors;
                  if (valid6 = valid6 || _valid2, !valid6) {
                    let _errs25 = errors;
                    if (errors === _errs25)
                      if (Array.isArray(data7)) {
                        var valid7 = !0;
                        let len2 = data7.length;
                        for (let i2 = 0; i2 < len2; i2++) {
                          let _errs27 = errors;
                          validate35(data7[i2], { instancePath: instancePath + "/verify/" + i2, parentData: data7, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length);
                          var valid7 = _errs27 === errors;
                          if (!valid7)
                            break;
                        }
                      } else {
                        let err10 = { instancePath: instancePath + "/verify", schemaPath: "#/properties/verify/anyOf/1/type", keyword: "type", params: { type: "array" } };
                        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                      }
                    var _valid2 = _errs25 === errors;
                    valid6 = valid6 || _valid2;
                  }
                  if (valid6)
                    errors = _errs22, vErrors !== null && (_errs22 ? vErrors.length = _errs22 : vErrors = null);
                  else {
                    let err11 = { instancePath: instancePath + "/verify", schemaPath: "#/properties/verify/anyOf", keyword: "anyOf", params: {} };
                    return vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++, validate34.errors = vErrors, !1;
                  }
                  var valid0 = _errs21 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate34.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate34.errors = vErrors, errors === 0;
}
var schema16 = { anyOf: [{ type: "boolean" }, { type: "object", properties: { kind: { type: "string", enum: ["coordinator_eval", "human_approval"] }, condition: { $ref: "#/definitions/LegacyCondition" }, var: { type: "string", minLength: 1 }, equals: {}, not_equals: {}, gt: {}, gte: {}, lt: {}, lte: {}, in: { type: "array", items: {} }, contains: {}, startsWith: {}, endsWith: {}, matches: {}, and: { type: "array", items: { $ref: "#/definitions/LegacyCondition" } }, or: { type: "array", items: { $ref: "#/definitions/LegacyCondition" } }, not: { $ref: "#/definitions/LegacyCondition" } }, additionalProperties: !1 }] }, schema17 = { type: "object", properties: { var: { type: "string", minLength: 1 }, equals: {}, not_equals: {}, gt: {}, gte: {}, lt: {}, lte: {}, in: { type: "array", items: {} }, contains: {}, startsWith: {}, endsWith: {}, matches: {}, and: { type: "array", items: { $ref: "#/definitions/LegacyCondition" } }, or: { type: "array", items: { $ref: "#/definitions/LegacyCondition" } }, not: { $ref: "#/definitions/LegacyCondition" } }, additionalProperties: !1 }, wrapper0 = { validate: validate48 };
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!func2.call(schema17.properties, key0)) {
          return validate48.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.var !== void 0) {
          let data0 = data.var, _errs2 = errors;
          if (errors === _errs2)
            if (typeof data0 == "string") {
              if (func3(data0) < 1)
                return validate48.errors = [{ instancePath: instancePath + "/var", schemaPath: "#/properties/var/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
            } else
              return validate48.errors = [{ instancePath: instancePath + "/var", schemaPath: "#/properties/var/type", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.in !== void 0) {
            let _errs4 = errors;
            if (errors === _errs4 && !Array.isArray(data.in))
              return validate48.errors = [{ instancePath: instancePath + "/in", schemaPath: "#/properties/in/type", keyword: "type", params: { type: "array" } }], !1;
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
                  return validate48.errors = [{ instancePath: instancePath + "/and", schemaPath: "#/properties/and/type", keyword: "type", params: { type: "array" } }], !1;
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
                    return validate48.errors = [{ instancePath: instancePath + "/or", schemaPath: "#/properties/or/type", keyword: "type", params: { type: "array" } }], !1;
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
      return validate48.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate48.errors = vErrors, errors === 0;
}
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          if (!func2.call(schema16.anyOf[1].properties, key0)) {
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
              let err3 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/1/properties/kind/enum", keyword: "enum", params: { allowedValues: schema16.anyOf[1].properties.kind.enum } };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
            var valid1 = _errs6 === errors;
          } else
            var valid1 = !0;
          if (valid1) {
            if (data.condition !== void 0) {
              let _errs8 = errors;
              validate48(data.condition, { instancePath: instancePath + "/condition", parentData: data, parentDataProperty: "condition", rootData }) || (vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors), errors = vErrors.length);
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
                          validate48(data4[i0], { instancePath: instancePath + "/and/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors), errors = vErrors.length);
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
                            validate48(data6[i1], { instancePath: instancePath + "/or/" + i1, parentData: data6, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors), errors = vErrors.length);
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
                        validate48(data.not, { instancePath: instancePath + "/not", parentData: data, parentDataProperty: "not", rootData }) || (vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors), errors = vErrors.length);
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
    return vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++, validate47.errors = vErrors, !1;
  }
  return validate47.errors = vErrors, errors === 0;
}
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.templateId === void 0 && (missing0 = "templateId"))
        return validate54.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "templateId" || key0 === "args")) {
            return validate54.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.templateId !== void 0) {
            let data0 = data.templateId, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (func3(data0) < 1)
                  return validate54.errors = [{ instancePath: instancePath + "/templateId", schemaPath: "#/properties/templateId/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
              } else
                return validate54.errors = [{ instancePath: instancePath + "/templateId", schemaPath: "#/properties/templateId/type", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.args !== void 0) {
              let data1 = data.args, _errs4 = errors;
              if (errors === _errs4 && !(data1 && typeof data1 == "object" && !Array.isArray(data1)))
                return validate54.errors = [{ instancePath: instancePath + "/args", schemaPath: "#/properties/args/type", keyword: "type", params: { type: "object" } }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate54.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate54.errors = vErrors, errors === 0;
}
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
              return validate56.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
            {
              let _errs3 = errors;
              for (let key0 in data0)
                if (!(key0 === "id" || key0 === "when" || key0 === "text")) {
                  return validate56.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
                  break;
                }
              if (_errs3 === errors) {
                if (data0.id !== void 0) {
                  let data1 = data0.id, _errs4 = errors;
                  if (errors === _errs4)
                    if (typeof data1 == "string") {
                      if (func3(data1) < 1)
                        return validate56.errors = [{ instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                    } else
                      return validate56.errors = [{ instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid1 = _errs4 === errors;
                } else
                  var valid1 = !0;
                if (valid1) {
                  if (data0.when !== void 0) {
                    let _errs6 = errors;
                    validate48(data0.when, { instancePath: instancePath + "/" + i0 + "/when", parentData: data0, parentDataProperty: "when", rootData }) || (vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors), errors = vErrors.length);
                    var valid1 = _errs6 === errors;
                  } else
                    var valid1 = !0;
                  if (valid1)
                    if (data0.text !== void 0) {
                      let data3 = data0.text, _errs7 = errors;
                      if (errors === _errs7)
                        if (typeof data3 == "string") {
                          if (func3(data3) < 1)
                            return validate56.errors = [{ instancePath: instancePath + "/" + i0 + "/text", schemaPath: "#/items/properties/text/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                        } else
                          return validate56.errors = [{ instancePath: instancePath + "/" + i0 + "/text", schemaPath: "#/items/properties/text/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid1 = _errs7 === errors;
                    } else
                      var valid1 = !0;
                }
              }
            }
          } else
            return validate56.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" } }], !1;
        var valid0 = _errs1 === errors;
        if (!valid0)
          break;
      }
    } else
      return validate56.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } }], !1;
  return validate56.errors = vErrors, errors === 0;
}
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    validate22(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate59.errors = vErrors, !1;
  }
  return validate59.errors = vErrors, errors === 0;
}
var wrapper3 = { validate: validate63 };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
                    if (!(key0 === "type" || key0 === "value" || key0 === "message" || key0 === "condition")) {
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
                      if (valid3) {
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
                        if (valid3)
                          if (data.condition !== void 0) {
                            let _errs13 = errors;
                            validate48(data.condition, { instancePath: instancePath + "/condition", parentData: data, parentDataProperty: "condition", rootData }) || (vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors), errors = vErrors.length);
                            var valid3 = _errs13 === errors;
                          } else
                            var valid3 = !0;
                      }
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
                  let _errs16 = errors;
                  for (let key1 in data)
                    if (!(key1 === "type" || key1 === "pattern" || key1 === "flags" || key1 === "message" || key1 === "condition")) {
                      let err11 = { instancePath, schemaPath: "#/anyOf/0/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                      break;
                    }
                  if (_errs16 === errors) {
                    if (data.type !== void 0) {
                      let data4 = data.type, _errs17 = errors;
                      if (typeof data4 != "string") {
                        let err12 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/0/oneOf/1/properties/type/type", keyword: "type", params: { type: "string" } };
                        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                      }
                      if (data4 !== "regex") {
                        let err13 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/0/oneOf/1/properties/type/const", keyword: "const", params: { allowedValue: "regex" } };
                        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                      }
                      var valid5 = _errs17 === errors;
                    } else
                      var valid5 = !0;
                    if (valid5) {
                      if (data.pattern !== void 0) {
                        let data5 = data.pattern, _errs19 = errors;
                        if (errors === _errs19)
                          if (typeof data5 == "string") {
                            if (func3(data5) < 1) {
                              let err14 = { instancePath: instancePath + "/pattern", schemaPath: "#/anyOf/0/oneOf/1/properties/pattern/minLength", keyword: "minLength", params: { limit: 1 } };
                              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                            }
                          } else {
                            let err15 = { instancePath: instancePath + "/pattern", schemaPath: "#/anyOf/0/oneOf/1/properties/pattern/type", keyword: "type", params: { type: "string" } };
                            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                          }
                        var valid5 = _errs19 === errors;
                      } else
                        var valid5 = !0;
                      if (valid5) {
                        if (data.flags !== void 0) {
                          let _errs21 = errors;
                          if (typeof data.flags != "string") {
                            let err16 = { instancePath: instancePath + "/flags", schemaPath: "#/anyOf/0/oneOf/1/properties/flags/type", keyword: "type", params: { type: "string" } };
                            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                          }
                          var valid5 = _errs21 === errors;
                        } else
                          var valid5 = !0;
                        if (valid5) {
                          if (data.message !== void 0) {
                            let data7 = data.message, _errs23 = errors;
                            if (errors === _errs23)
                              if (typeof data7 == "string") {
                                if (func3(data7) < 1) {
                                  let err17 = { instancePath: instancePath + "/message", schemaPath: "#/anyOf/0/oneOf/1/properties/message/minLength", keyword: "minLength", params: { limit: 1 } };
                                  vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                                }
                              } else {
                                let err18 = { instancePath: instancePath + "/message", schemaPath: "#/anyOf/0/oneOf/1/properties/message/type", keyword: "type", params: { type: "string" } };
                                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                              }
                            var valid5 = _errs23 === errors;
                          } else
                            var valid5 = !0;
                          if (valid5)
                            if (data.condition !== void 0) {
                              let _errs25 = errors;
                              validate48(data.condition, { instancePath: instancePath + "/condition", parentData: data, parentDataProperty: "condition", rootData }) || (vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors), errors = vErrors.length);
                              var valid5 = _errs25 === errors;
                            } else
                              var valid5 = !0;
                        }
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
                  let _errs28 = errors;
                  for (let key2 in data)
                    if (!(key2 === "type" || key2 === "min" || key2 === "max" || key2 === "message" || key2 === "condition")) {
                      let err21 = { instancePath, schemaPath: "#/anyOf/0/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
                      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                      break;
                    }
                  if (_errs28 === errors) {
                    if (data.type !== void 0) {
                      let data9 = data.type, _errs29 = errors;
                      if (typeof data9 != "string") {
                        let err22 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/0/oneOf/2/properties/type/type", keyword: "type", params: { type: "string" } };
                        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                      }
                      if (data9 !== "length") {
                        let err23 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/0/oneOf/2/properties/type/const", keyword: "const", params: { allowedValue: "length" } };
                        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                      }
                      var valid7 = _errs29 === errors;
                    } else
                      var valid7 = !0;
                    if (valid7) {
                      if (data.min !== void 0) {
                        let data10 = data.min, _errs31 = errors;
                        if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
                          let err24 = { instancePath: instancePath + "/min", schemaPath: "#/anyOf/0/oneOf/2/properties/min/type", keyword: "type", params: { type: "integer" } };
                          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                        }
                        if (errors === _errs31 && typeof data10 == "number" && isFinite(data10) && (data10 < 0 || isNaN(data10))) {
                          let err25 = { instancePath: instancePath + "/min", schemaPath: "#/anyOf/0/oneOf/2/properties/min/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                        }
                        var valid7 = _errs31 === errors;
                      } else
                        var valid7 = !0;
                      if (valid7) {
                        if (data.max !== void 0) {
                          let data11 = data.max, _errs33 = errors;
                          if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
                            let err26 = { instancePath: instancePath + "/max", schemaPath: "#/anyOf/0/oneOf/2/properties/max/type", keyword: "type", params: { type: "integer" } };
                            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                          }
                          if (errors === _errs33 && typeof data11 == "number" && isFinite(data11) && (data11 <= 0 || isNaN(data11))) {
                            let err27 = { instancePath: instancePath + "/max", schemaPath: "#/anyOf/0/oneOf/2/properties/max/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                          }
                          var valid7 = _errs33 === errors;
                        } else
                          var valid7 = !0;
                        if (valid7) {
                          if (data.message !== void 0) {
                            let data12 = data.message, _errs35 = errors;
                            if (errors === _errs35)
                              if (typeof data12 == "string") {
                                if (func3(data12) < 1) {
                                  let err28 = { instancePath: instancePath + "/message", schemaPath: "#/anyOf/0/oneOf/2/properties/message/minLength", keyword: "minLength", params: { limit: 1 } };
                                  vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                                }
                              } else {
                                let err29 = { instancePath: instancePath + "/message", schemaPath: "#/anyOf/0/oneOf/2/properties/message/type", keyword: "type", params: { type: "string" } };
                                vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                              }
                            var valid7 = _errs35 === errors;
                          } else
                            var valid7 = !0;
                          if (valid7)
                            if (data.condition !== void 0) {
                              let _errs37 = errors;
                              validate48(data.condition, { instancePath: instancePath + "/condition", parentData: data, parentDataProperty: "condition", rootData }) || (vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors), errors = vErrors.length);
                              var valid7 = _errs37 === errors;
                            } else
                              var valid7 = !0;
                        }
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
                  let _errs40 = errors;
                  for (let key3 in data)
                    if (!(key3 === "type" || key3 === "schema" || key3 === "value" || key3 === "message" || key3 === "condition")) {
                      let err32 = { instancePath, schemaPath: "#/anyOf/0/oneOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                      break;
                    }
                  if (_errs40 === errors) {
                    if (data.type !== void 0) {
                      let data14 = data.type, _errs41 = errors;
                      if (typeof data14 != "string") {
                        let err33 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/0/oneOf/3/properties/type/type", keyword: "type", params: { type: "string" } };
                        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                      }
                      if (data14 !== "schema") {
                        let err34 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/0/oneOf/3/properties/type/const", keyword: "const", params: { allowedValue: "schema" } };
                        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                      }
                      var valid9 = _errs41 === errors;
                    } else
                      var valid9 = !0;
                    if (valid9) {
                      if (data.message !== void 0) {
                        let data15 = data.message, _errs43 = errors;
                        if (errors === _errs43)
                          if (typeof data15 == "string") {
                            if (func3(data15) < 1) {
                              let err35 = { instancePath: instancePath + "/message", schemaPath: "#/anyOf/0/oneOf/3/properties/message/minLength", keyword: "minLength", params: { limit: 1 } };
                              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                            }
                          } else {
                            let err36 = { instancePath: instancePath + "/message", schemaPath: "#/anyOf/0/oneOf/3/properties/message/type", keyword: "type", params: { type: "string" } };
                            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                          }
                        var valid9 = _errs43 === errors;
                      } else
                        var valid9 = !0;
                      if (valid9)
                        if (data.condition !== void 0) {
                          let _errs45 = errors;
                          validate48(data.condition, { instancePath: instancePath + "/condition", parentData: data, parentDataProperty: "condition", rootData }) || (vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors), errors = vErrors.length);
                          var valid9 = _errs45 === errors;
                        } else
                          var valid9 = !0;
                    }
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
    let _errs46 = errors;
    if (errors === _errs46)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing5;
        if (data.and === void 0 && (missing5 = "and")) {
          let err41 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: missing5 } };
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        } else {
          let _errs48 = errors;
          for (let key4 in data)
            if (key4 !== "and") {
              let err42 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } };
              vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
              break;
            }
          if (_errs48 === errors && data.and !== void 0) {
            let data17 = data.and;
            if (errors === errors)
              if (Array.isArray(data17)) {
                var valid11 = !0;
                let len0 = data17.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs51 = errors;
                  wrapper3.validate(data17[i0], { instancePath: instancePath + "/and/" + i0, parentData: data17, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors), errors = vErrors.length);
                  var valid11 = _errs51 === errors;
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
    var _valid0 = _errs46 === errors;
    if (valid0 = valid0 || _valid0, !valid0) {
      let _errs52 = errors;
      if (errors === _errs52)
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing6;
          if (data.or === void 0 && (missing6 = "or")) {
            let err45 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: missing6 } };
            vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
          } else {
            let _errs54 = errors;
            for (let key5 in data)
              if (key5 !== "or") {
                let err46 = { instancePath, schemaPath: "#/anyOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } };
                vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                break;
              }
            if (_errs54 === errors && data.or !== void 0) {
              let data19 = data.or;
              if (errors === errors)
                if (Array.isArray(data19)) {
                  var valid13 = !0;
                  let len1 = data19.length;
                  for (let i1 = 0; i1 < len1; i1++) {
                    let _errs57 = errors;
                    wrapper3.validate(data19[i1], { instancePath: instancePath + "/or/" + i1, parentData: data19, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors), errors = vErrors.length);
                    var valid13 = _errs57 === errors;
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
      var _valid0 = _errs52 === errors;
      if (valid0 = valid0 || _valid0, !valid0) {
        let _errs58 = errors;
        if (errors === _errs58)
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing7;
            if (data.not === void 0 && (missing7 = "not")) {
              let err49 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: missing7 } };
              vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
            } else {
              let _errs60 = errors;
              for (let key6 in data)
                if (key6 !== "not") {
                  let err50 = { instancePath, schemaPath: "#/anyOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 } };
                  vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                  break;
                }
              _errs60 === errors && data.not !== void 0 && (wrapper3.validate(data.not, { instancePath: instancePath + "/not", parentData: data, parentDataProperty: "not", rootData }) || (vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors), errors = vErrors.length));
            }
          } else {
            let err51 = { instancePath, schemaPath: "#/anyOf/3/type", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
          }
        var _valid0 = _errs58 === errors;
        if (valid0 = valid0 || _valid0, !valid0) {
          let _errs62 = errors;
          if (errors === _errs62)
            if (Array.isArray(data)) {
              var valid15 = !0;
              let len2 = data.length;
              for (let i2 = 0; i2 < len2; i2++) {
                let _errs64 = errors;
                wrapper3.validate(data[i2], { instancePath: instancePath + "/" + i2, parentData: data, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors), errors = vErrors.length);
                var valid15 = _errs64 === errors;
                if (!valid15)
                  break;
              }
            } else {
              let err52 = { instancePath, schemaPath: "#/anyOf/4/type", keyword: "type", params: { type: "array" } };
              vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
            }
          var _valid0 = _errs62 === errors;
          valid0 = valid0 || _valid0;
        }
      }
    }
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err53 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    return vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++, validate63.errors = vErrors, !1;
  }
  return validate63.errors = vErrors, errors === 0;
}
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.contractRef === void 0 && (missing0 = "contractRef"))
        return validate69.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "contractRef" || key0 === "required")) {
            return validate69.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.contractRef !== void 0) {
            let data0 = data.contractRef, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (func3(data0) < 1)
                  return validate69.errors = [{ instancePath: instancePath + "/contractRef", schemaPath: "#/properties/contractRef/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
              } else
                return validate69.errors = [{ instancePath: instancePath + "/contractRef", schemaPath: "#/properties/contractRef/type", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.required !== void 0) {
              let _errs4 = errors;
              if (typeof data.required != "boolean")
                return validate69.errors = [{ instancePath: instancePath + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: "boolean" } }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate69.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate69.errors = vErrors, errors === 0;
}
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.when === void 0 && (missing0 = "when") || data.effect === void 0 && (missing0 = "effect"))
        return validate73.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "when" || key0 === "effect")) {
            return validate73.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.when !== void 0) {
            let data0 = data.when, _errs2 = errors;
            if (errors === _errs2)
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                let missing1;
                if (data0.anyEqualsLevel === void 0 && (missing1 = "anyEqualsLevel"))
                  return validate73.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/properties/when/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                {
                  let _errs4 = errors;
                  for (let key1 in data0)
                    if (!(key1 === "anyEqualsLevel" || key1 === "forAssessment")) {
                      return validate73.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/properties/when/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                      break;
                    }
                  if (_errs4 === errors) {
                    if (data0.anyEqualsLevel !== void 0) {
                      let data1 = data0.anyEqualsLevel, _errs5 = errors;
                      if (errors === _errs5)
                        if (typeof data1 == "string") {
                          if (func3(data1) < 1)
                            return validate73.errors = [{ instancePath: instancePath + "/when/anyEqualsLevel", schemaPath: "#/properties/when/properties/anyEqualsLevel/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                        } else
                          return validate73.errors = [{ instancePath: instancePath + "/when/anyEqualsLevel", schemaPath: "#/properties/when/properties/anyEqualsLevel/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid1 = _errs5 === errors;
                    } else
                      var valid1 = !0;
                    if (valid1)
                      if (data0.forAssessment !== void 0) {
                        let data2 = data0.forAssessment, _errs7 = errors;
                        if (errors === _errs7)
                          if (typeof data2 == "string") {
                            if (func3(data2) < 1)
                              return validate73.errors = [{ instancePath: instancePath + "/when/forAssessment", schemaPath: "#/properties/when/properties/forAssessment/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                          } else
                            return validate73.errors = [{ instancePath: instancePath + "/when/forAssessment", schemaPath: "#/properties/when/properties/forAssessment/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid1 = _errs7 === errors;
                      } else
                        var valid1 = !0;
                  }
                }
              } else
                return validate73.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/properties/when/type", keyword: "type", params: { type: "object" } }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.effect !== void 0) {
              let data3 = data.effect, _errs9 = errors;
              if (errors === _errs9)
                if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                  let missing2;
                  if (data3.kind === void 0 && (missing2 = "kind") || data3.guidance === void 0 && (missing2 = "guidance"))
                    return validate73.errors = [{ instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                  {
                    let _errs11 = errors;
                    for (let key2 in data3)
                      if (!(key2 === "kind" || key2 === "guidance")) {
                        return validate73.errors = [{ instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } }], !1;
                        break;
                      }
                    if (_errs11 === errors) {
                      if (data3.kind !== void 0) {
                        let data4 = data3.kind, _errs12 = errors;
                        if (typeof data4 != "string")
                          return validate73.errors = [{ instancePath: instancePath + "/effect/kind", schemaPath: "#/properties/effect/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data4 !== "require_followup")
                          return validate73.errors = [{ instancePath: instancePath + "/effect/kind", schemaPath: "#/properties/effect/properties/kind/const", keyword: "const", params: { allowedValue: "require_followup" } }], !1;
                        var valid2 = _errs12 === errors;
                      } else
                        var valid2 = !0;
                      if (valid2)
                        if (data3.guidance !== void 0) {
                          let data5 = data3.guidance, _errs14 = errors;
                          if (errors === _errs14)
                            if (typeof data5 == "string") {
                              if (func3(data5) < 1)
                                return validate73.errors = [{ instancePath: instancePath + "/effect/guidance", schemaPath: "#/properties/effect/properties/guidance/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                            } else
                              return validate73.errors = [{ instancePath: instancePath + "/effect/guidance", schemaPath: "#/properties/effect/properties/guidance/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid2 = _errs14 === errors;
                        } else
                          var valid2 = !0;
                    }
                  }
                } else
                  return validate73.errors = [{ instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/type", keyword: "type", params: { type: "object" } }], !1;
              var valid0 = _errs9 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate73.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate73.errors = vErrors, errors === 0;
}
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate73(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (Array.isArray(data)) {
        var valid1 = !0;
        let len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let _errs4 = errors;
          validate73(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length);
          var valid1 = _errs4 === errors;
          if (!valid1)
            break;
        }
      } else {
        let err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate72.errors = vErrors, !1;
  }
  return validate72.errors = vErrors, errors === 0;
}
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      var valid0 = !0;
      let len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let _errs1 = errors;
        validate26(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length);
        var valid0 = _errs1 === errors;
        if (!valid0)
          break;
      }
    } else
      return validate78.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } }], !1;
  return validate78.errors = vErrors, errors === 0;
}
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
            if (data0.name === void 0 && (missing0 = "name"))
              return validate81.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
            {
              let _errs3 = errors;
              for (let key0 in data0)
                if (!(key0 === "name" || key0 === "args")) {
                  return validate81.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
                  break;
                }
              if (_errs3 === errors && data0.name !== void 0) {
                let data1 = data0.name;
                if (errors === errors)
                  if (typeof data1 == "string") {
                    if (func3(data1) < 1)
                      return validate81.errors = [{ instancePath: instancePath + "/" + i0 + "/name", schemaPath: "#/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                  } else
                    return validate81.errors = [{ instancePath: instancePath + "/" + i0 + "/name", schemaPath: "#/items/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
              }
            }
          } else
            return validate81.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" } }], !1;
        var valid0 = _errs1 === errors;
        if (!valid0)
          break;
      }
    } else
      return validate81.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } }], !1;
  return validate81.errors = vErrors, errors === 0;
}
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "prompt" || key0 === "rubric")) {
          return validate83.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.prompt !== void 0) {
          let data0 = data.prompt, _errs2 = errors;
          if (errors === _errs2)
            if (typeof data0 == "string") {
              if (func3(data0) < 1)
                return validate83.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/properties/prompt/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
            } else
              return validate83.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/properties/prompt/type", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.rubric !== void 0) {
            let data1 = data.rubric, _errs4 = errors, _errs5 = errors, valid1 = !1, _errs6 = errors;
            if (errors === _errs6)
              if (typeof data1 == "string") {
                if (func3(data1) < 1) {
                  let err0 = { instancePath: instancePath + "/rubric", schemaPath: "#/properties/rubric/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                }
              } else {
                let err1 = { instancePath: instancePath + "/rubric", schemaPath: "#/properties/rubric/anyOf/0/type", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              }
            var _valid0 = _errs6 === errors;
            if (valid1 = valid1 || _valid0, !valid1) {
              let _errs8 = errors;
              validate38(data1, { instancePath: instancePath + "/rubric", parentData: data, parentDataProperty: "rubric", rootData }) || (vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors), errors = vErrors.length);
              var _valid0 = _errs8 === errors;
              valid1 = valid1 || _valid0;
            }
            if (valid1)
              errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
            else {
              let err2 = { instancePath: instancePath + "/rubric", schemaPath: "#/properties/rubric/anyOf", keyword: "anyOf", params: {} };
              return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate83.errors = vErrors, !1;
            }
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate83.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate83.errors = vErrors, errors === 0;
}
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "command" || key0 === "prompt")) {
          return validate86.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.command !== void 0) {
          let data0 = data.command, _errs2 = errors;
          if (errors === _errs2)
            if (typeof data0 == "string") {
              if (func3(data0) < 1)
                return validate86.errors = [{ instancePath: instancePath + "/command", schemaPath: "#/properties/command/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
            } else
              return validate86.errors = [{ instancePath: instancePath + "/command", schemaPath: "#/properties/command/type", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.prompt !== void 0) {
            let data1 = data.prompt, _errs4 = errors;
            if (errors === _errs4)
              if (typeof data1 == "string") {
                if (func3(data1) < 1)
                  return validate86.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/properties/prompt/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
              } else
                return validate86.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/properties/prompt/type", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate86.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate86.errors = vErrors, errors === 0;
}
var schema11 = { type: "object", properties: { type: { type: "string", const: "loop" }, id: { type: "string", minLength: 1 }, title: { type: "string", minLength: 1 }, prompt: { type: "string", minLength: 1 }, promptBlocks: { $ref: "#/definitions/LegacyStep.promptBlocks" }, agentRole: { type: "string", minLength: 1 }, requireConfirmation: { $ref: "#/definitions/LegacyStep.requireConfirmation" }, templateCall: { $ref: "#/definitions/LegacyStep.templateCall" }, promptFragments: { $ref: "#/definitions/LegacyStep.promptFragments" }, guidance: { $ref: "#/definitions/LegacyStep.guidance" }, askForFiles: { type: "boolean" }, hasValidation: { type: "boolean" }, modelTier: { type: "string", minLength: 1 }, notesOptional: { type: "boolean" }, runCondition: { $ref: "#/definitions/LegacyCondition" }, validationCriteria: { $ref: "#/definitions/LegacyCriteria" }, outputContract: { $ref: "#/definitions/LegacyStep.outputContract" }, assessmentRefs: { $ref: "#/definitions/LegacyStep.functionReferences" }, assessmentConsequences: { $ref: "#/definitions/LegacyStep.assessmentConsequences" }, functionReferences: { $ref: "#/definitions/LegacyStep.functionReferences" }, functionDefinitions: { $ref: "#/definitions/LegacyStep.functionDefinitions" }, functionCalls: { $ref: "#/definitions/LegacyStep.functionCalls" }, audit: { $ref: "#/definitions/LegacyStep.audit" }, verification: { $ref: "#/definitions/LegacyStep.verification" }, loop: { type: "object", properties: { type: { type: "string", enum: ["while", "until", "for", "forEach"] }, maxIterations: { type: "integer", exclusiveMinimum: 0 }, condition: { $ref: "#/definitions/LegacyCondition" }, conditionSource: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "artifact_contract" }, contractRef: { type: "string", minLength: 1 }, loopId: { type: "string", minLength: 1 } }, required: ["kind", "contractRef"], additionalProperties: !1 }, { type: "object", properties: { kind: { type: "string", const: "context_variable" }, condition: { $ref: "#/definitions/LegacyCondition" } }, required: ["kind", "condition"], additionalProperties: !1 }] }, count: { anyOf: [{ type: "integer", minimum: 0 }, { type: "string", minLength: 1 }] }, items: { type: "string", minLength: 1 }, iterationVar: { type: "string", minLength: 1 }, itemVar: { type: "string", minLength: 1 }, indexVar: { type: "string", minLength: 1 } }, required: ["type", "maxIterations"], additionalProperties: !1 }, body: { anyOf: [{ type: "string", minLength: 1 }, { type: "array", items: { $ref: "#/definitions/LegacyStep" }, minItems: 1 }] } }, required: ["type", "id", "title", "loop", "body"], additionalProperties: !1 }, wrapper7 = { validate: validate31 };
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.loop === void 0 && (missing0 = "loop") || data.body === void 0 && (missing0 = "body"))
        return validate33.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func2.call(schema11.properties, key0)) {
            return validate33.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type, _errs2 = errors;
            if (typeof data0 != "string")
              return validate33.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } }], !1;
            if (data0 !== "loop")
              return validate33.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "loop" } }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.id !== void 0) {
              let data1 = data.id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (func3(data1) < 1)
                    return validate33.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                } else
                  return validate33.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.title !== void 0) {
                let data2 = data.title, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (func3(data2) < 1)
                      return validate33.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                  } else
                    return validate33.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.prompt !== void 0) {
                  let data3 = data.prompt, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (func3(data3) < 1)
                        return validate33.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/properties/prompt/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                    } else
                      return validate33.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/properties/prompt/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.promptBlocks !== void 0) {
                    let _errs10 = errors;
                    validate34(data.promptBlocks, { instancePath: instancePath + "/promptBlocks", parentData: data, parentDataProperty: "promptBlocks", rootData }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.agentRole !== void 0) {
                      let data5 = data.agentRole, _errs11 = errors;
                      if (errors === _errs11)
                        if (typeof data5 == "string") {
                          if (func3(data5) < 1)
                            return validate33.errors = [{ instancePath: instancePath + "/agentRole", schemaPath: "#/properties/agentRole/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                        } else
                          return validate33.errors = [{ instancePath: instancePath + "/agentRole", schemaPath: "#/properties/agentRole/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid0 = _errs11 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.requireConfirmation !== void 0) {
                        let _errs13 = errors;
                        validate47(data.requireConfirmation, { instancePath: instancePath + "/requireConfirmation", parentData: data, parentDataProperty: "requireConfirmation", rootData }) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.templateCall !== void 0) {
                          let _errs14 = errors;
                          validate54(data.templateCall, { instancePath: instancePath + "/templateCall", parentData: data, parentDataProperty: "templateCall", rootData }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length);
                          var valid0 = _errs14 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.promptFragments !== void 0) {
                            let _errs15 = errors;
                            validate56(data.promptFragments, { instancePath: instancePath + "/promptFragments", parentData: data, parentDataProperty: "promptFragments", rootData }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
                            var valid0 = _errs15 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.guidance !== void 0) {
                              let _errs16 = errors;
                              validate59(data.guidance, { instancePath: instancePath + "/guidance", parentData: data, parentDataProperty: "guidance", rootData }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length);
                              var valid0 = _errs16 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.askForFiles !== void 0) {
                                let _errs17 = errors;
                                if (typeof data.askForFiles != "boolean")
                                  return validate33.errors = [{ instancePath: instancePath + "/askForFiles", schemaPath: "#/properties/askForFiles/type", keyword: "type", params: { type: "boolean" } }], !1;
                                var valid0 = _errs17 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.hasValidation !== void 0) {
                                  let _errs19 = errors;
                                  if (typeof data.hasValidation != "boolean")
                                    return validate33.errors = [{ instancePath: instancePath + "/hasValidation", schemaPath: "#/properties/hasValidation/type", keyword: "type", params: { type: "boolean" } }], !1;
                                  var valid0 = _errs19 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.modelTier !== void 0) {
                                    let data12 = data.modelTier, _errs21 = errors;
                                    if (errors === _errs21)
                                      if (typeof data12 == "string") {
                                        if (func3(data12) < 1)
                                          return validate33.errors = [{ instancePath: instancePath + "/modelTier", schemaPath: "#/properties/modelTier/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                      } else
                                        return validate33.errors = [{ instancePath: instancePath + "/modelTier", schemaPath: "#/properties/modelTier/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid0 = _errs21 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.notesOptional !== void 0) {
                                      let _errs23 = errors;
                                      if (typeof data.notesOptional != "boolean")
                                        return validate33.errors = [{ instancePath: instancePath + "/notesOptional", schemaPath: "#/properties/notesOptional/type", keyword: "type", params: { type: "boolean" } }], !1;
                                      var valid0 = _errs23 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.runCondition !== void 0) {
                                        let _errs25 = errors;
                                        validate48(data.runCondition, { instancePath: instancePath + "/runCondition", parentData: data, parentDataProperty: "runCondition", rootData }) || (vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors), errors = vErrors.length);
                                        var valid0 = _errs25 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.validationCriteria !== void 0) {
                                          let _errs26 = errors;
                                          validate63(data.validationCriteria, { instancePath: instancePath + "/validationCriteria", parentData: data, parentDataProperty: "validationCriteria", rootData }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length);
                                          var valid0 = _errs26 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.outputContract !== void 0) {
                                            let _errs27 = errors;
                                            validate69(data.outputContract, { instancePath: instancePath + "/outputContract", parentData: data, parentDataProperty: "outputContract", rootData }) || (vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors), errors = vErrors.length);
                                            var valid0 = _errs27 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.assessmentRefs !== void 0) {
                                              let _errs28 = errors;
                                              validate22(data.assessmentRefs, { instancePath: instancePath + "/assessmentRefs", parentData: data, parentDataProperty: "assessmentRefs", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                                              var valid0 = _errs28 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.assessmentConsequences !== void 0) {
                                                let _errs29 = errors;
                                                validate72(data.assessmentConsequences, { instancePath: instancePath + "/assessmentConsequences", parentData: data, parentDataProperty: "assessmentConsequences", rootData }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
                                                var valid0 = _errs29 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.functionReferences !== void 0) {
                                                  let _errs30 = errors;
                                                  validate22(data.functionReferences, { instancePath: instancePath + "/functionReferences", parentData: data, parentDataProperty: "functionReferences", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                                                  var valid0 = _errs30 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0) {
                                                  if (data.functionDefinitions !== void 0) {
                                                    let _errs31 = errors;
                                                    validate78(data.functionDefinitions, { instancePath: instancePath + "/functionDefinitions", parentData: data, parentDataProperty: "functionDefinitions", rootData }) || (vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors), errors = vErrors.length);
                                                    var valid0 = _errs31 === errors;
                                                  } else
                                                    var valid0 = !0;
                                                  if (valid0) {
                                                    if (data.functionCalls !== void 0) {
                                                      let _errs32 = errors;
                                                      validate81(data.functionCalls, { instancePath: instancePath + "/functionCalls", parentData: data, parentDataProperty: "functionCalls", rootData }) || (vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors), errors = vErrors.length);
                                                      var valid0 = _errs32 === errors;
                                                    } else
                                                      var valid0 = !0;
                                                    if (valid0) {
                                                      if (data.audit !== void 0) {
                                                        let _errs33 = errors;
                                                        validate83(data.audit, { instancePath: instancePath + "/audit", parentData: data, parentDataProperty: "audit", rootData }) || (vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors), errors = vErrors.length);
                                                        var valid0 = _errs33 === errors;
                                                      } else
                                                        var valid0 = !0;
                                                      if (valid0) {
                                                        if (data.verification !== void 0) {
                                                          let _errs34 = errors;
                                                          validate86(data.verification, { instancePath: instancePath + "/verification", parentData: data, parentDataProperty: "verification", rootData }) || (vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors), errors = vErrors.length);
                                                          var valid0 = _errs34 === errors;
                                                        } else
                                                          var valid0 = !0;
                                                        if (valid0) {
                                                          if (data.loop !== void 0) {
                                                            let data24 = data.loop, _errs35 = errors;
                                                            if (errors === _errs35)
                                                              if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                                                                let missing1;
                                                                if (data24.type === void 0 && (missing1 = "type") || data24.maxIterations === void 0 && (missing1 = "maxIterations"))
                                                                  return validate33.errors = [{ instancePath: instancePath + "/loop", schemaPath: "#/properties/loop/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                                                                {
                                                                  let _errs37 = errors;
                                                                  for (let key1 in data24)
                                                                    if (!func2.call(schema11.properties.loop.properties, key1)) {
                                                                      return validate33.errors = [{ instancePath: instancePath + "/loop", schemaPath: "#/properties/loop/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                                                                      break;
                                                                    }
                                                                  if (_errs37 === errors) {
                                                                    if (data24.type !== void 0) {
                                                                      let data25 = data24.type, _errs38 = errors;
                                                                      if (typeof data25 != "string")
                                                                        return validate33.errors = [{ instancePath: instancePath + "/loop/type", schemaPath: "#/properties/loop/properties/type/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      if (!(data25 === "while" || data25 === "until" || data25 === "for" || data25 === "forEach"))
                                                                        return validate33.errors = [{ instancePath: instancePath + "/loop/type", schemaPath: "#/properties/loop/properties/type/enum", keyword: "enum", params: { allowedValues: schema11.properties.loop.properties.type.enum } }], !1;
                                                                      var valid1 = _errs38 === errors;
                                                                    } else
                                                                      var valid1 = !0;
                                                                    if (valid1) {
                                                                      if (data24.maxIterations !== void 0) {
                                                                        let data26 = data24.maxIterations, _errs40 = errors;
                                                                        if (!(typeof data26 == "number" && !(data26 % 1) && !isNaN(data26) && isFinite(data26)))
                                                                          return validate33.errors = [{ instancePath: instancePath + "/loop/maxIterations", schemaPath: "#/properties/loop/properties/maxIterations/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                        if (errors === _errs40 && typeof data26 == "number" && isFinite(data26) && (data26 <= 0 || isNaN(data26)))
                                                                          return validate33.errors = [{ instancePath: instancePath + "/loop/maxIterations", schemaPath: "#/properties/loop/properties/maxIterations/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                                        var valid1 = _errs40 === errors;
                                                                      } else
                                                                        var valid1 = !0;
                                                                      if (valid1) {
                                                                        if (data24.condition !== void 0) {
                                                                          let _errs42 = errors;
                                                                          validate48(data24.condition, { instancePath: instancePath + "/loop/condition", parentData: data24, parentDataProperty: "condition", rootData }) || (vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors), errors = vErrors.length);
                                                                          var valid1 = _errs42 === errors;
                                                                        } else
                                                                          var valid1 = !0;
                                                                        if (valid1) {
                                                                          if (data24.conditionSource !== void 0) {
                                                                            let data28 = data24.conditionSource, _errs43 = errors;
                                                                            if (errors === _errs43)
                                                                              if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
                                                                                let missing2;
                                                                                if (data28.kind === void 0 && (missing2 = "kind"))
                                                                                  return validate33.errors = [{ instancePath: instancePath + "/loop/conditionSource", schemaPath: "#/properties/loop/properties/conditionSource/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                                                                                {
                                                                                  let tag0 = data28.kind;
                                                                                  if (typeof tag0 == "string")
                                                                                    if (tag0 === "artifact_contract") {
                                                                                      if (errors === errors)
                                                                                        if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
                                                                                          let missing3;
                                                                                          if (data28.kind === void 0 && (missing3 = "kind") || data28.contractRef === void 0 && (missing3 = "contractRef"))
                                                                                            return validate33.errors = [{ instancePath: instancePath + "/loop/conditionSource", schemaPath: "#/properties/loop/properties/conditionSource/oneOf/0/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                                                                                          {
                                                                                            let _errs48 = errors;
                                                                                            for (let key2 in data28)
                                                                                              if (!(key2 === "kind" || key2 === "contractRef" || key2 === "loopId")) {
                                                                                                return validate33.errors = [{ instancePath: instancePath + "/loop/conditionSource", schemaPath: "#/properties/loop/properties/conditionSource/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } }], !1;
                                                                                                break;
                                                                                              }
                                                                                            if (_errs48 === errors) {
                                                                                              if (data28.kind !== void 0) {
                                                                                                let data29 = data28.kind, _errs49 = errors;
                                                                                                if (typeof data29 != "string")
                                                                                                  return validate33.errors = [{ instancePath: instancePath + "/loop/conditionSource/kind", schemaPath: "#/properties/loop/properties/conditionSource/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                if (data29 !== "artifact_contract")
                                                                                                  return validate33.errors = [{ instancePath: instancePath + "/loop/conditionSource/kind", schemaPath: "#/properties/loop/properties/conditionSource/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "artifact_contract" } }], !1;
                                                                                                var valid4 = _errs49 === errors;
                                                                                              } else
                                                                                                var valid4 = !0;
                                                                                              if (valid4) {
                                                                                                if (data28.contractRef !== void 0) {
                                                                                                  let data30 = data28.contractRef, _errs51 = errors;
                                                                                                  if (errors === _errs51)
                                                                                                    if (typeof data30 == "string") {
                                                                                                      if (func3(data30) < 1)
                                                                                                        return validate33.errors = [{ instancePath: instancePath + "/loop/conditionSource/contractRef", schemaPath: "#/properties/loop/properties/conditionSource/oneOf/0/properties/contractRef/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                                    } else
                                                                                                      return validate33.errors = [{ instancePath: instancePath + "/loop/conditionSource/contractRef", schemaPath: "#/properties/loop/properties/conditionSource/oneOf/0/properties/contractRef/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  var valid4 = _errs51 === errors;
                                                                                                } else
                                                                                                  var valid4 = !0;
                                                                                                if (valid4)
                                                                                                  if (data28.loopId !== void 0) {
                                                                                                    let data31 = data28.loopId, _errs53 = errors;
                                                                                                    if (errors === _errs53)
                                                                                                      if (typeof data31 == "string") {
                                                                                                        if (func3(data31) < 1)
                                                                                                          return validate33.errors = [{ instancePath: instancePath + "/loop/conditionSource/loopId", schemaPath: "#/properties/loop/properties/conditionSource/oneOf/0/properties/loopId/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                                      } else
                                                                                                        return validate33.errors = [{ instancePath: instancePath + "/loop/conditionSource/loopId", schemaPath: "#/properties/loop/properties/conditionSource/oneOf/0/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                    var valid4 = _errs53 === errors;
                                                                                                  } else
                                                                                                    var valid4 = !0;
                                                                                              }
                                                                                            }
                                                                                          }
                                                                                        } else
                                                                                          return validate33.errors = [{ instancePath: instancePath + "/loop/conditionSource", schemaPath: "#/properties/loop/properties/conditionSource/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                    } else if (tag0 === "context_variable") {
                                                                                      if (errors === errors)
                                                                                        if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
                                                                                          let missing4;
                                                                                          if (data28.kind === void 0 && (missing4 = "kind") || data28.condition === void 0 && (missing4 = "condition"))
                                                                                            return validate33.errors = [{ instancePath: instancePath + "/loop/conditionSource", schemaPath: "#/properties/loop/properties/conditionSource/oneOf/1/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                                                                                          {
                                                                                            let _errs57 = errors;
                                                                                            for (let key3 in data28)
                                                                                              if (!(key3 === "kind" || key3 === "condition")) {
                                                                                                return validate33.errors = [{ instancePath: instancePath + "/loop/conditionSource", schemaPath: "#/properties/loop/properties/conditionSource/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } }], !1;
                                                                                                break;
                                                                                              }
                                                                                            if (_errs57 === errors) {
                                                                                              if (data28.kind !== void 0) {
                                                                                                let data32 = data28.kind, _errs58 = errors;
                                                                                                if (typeof data32 != "string")
                                                                                                  return validate33.errors = [{ instancePath: instancePath + "/loop/conditionSource/kind", schemaPath: "#/properties/loop/properties/conditionSource/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                if (data32 !== "context_variable")
                                                                                                  return validate33.errors = [{ instancePath: instancePath + "/loop/conditionSource/kind", schemaPath: "#/properties/loop/properties/conditionSource/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "context_variable" } }], !1;
                                                                                                var valid6 = _errs58 === errors;
                                                                                              } else
                                                                                                var valid6 = !0;
                                                                                              if (valid6)
                                                                                                if (data28.condition !== void 0) {
                                                                                                  let _errs60 = errors;
                                                                                                  validate48(data28.condition, { instancePath: instancePath + "/loop/conditionSource/condition", parentData: data28, parentDataProperty: "condition", rootData }) || (vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors), errors = vErrors.length);
                                                                                                  var valid6 = _errs60 === errors;
                                                                                                } else
                                                                                                  var valid6 = !0;
                                                                                            }
                                                                                          }
                                                                                        } else
                                                                                          return validate33.errors = [{ instancePath: instancePath + "/loop/conditionSource", schemaPath: "#/properties/loop/properties/conditionSource/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                    } else
                                                                                      return validate33.errors = [{ instancePath: instancePath + "/loop/conditionSource", schemaPath: "#/properties/loop/properties/conditionSource/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } }], !1;
                                                                                  else
                                                                                    return validate33.errors = [{ instancePath: instancePath + "/loop/conditionSource", schemaPath: "#/properties/loop/properties/conditionSource/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } }], !1;
                                                                                }
                                                                              } else
                                                                                return validate33.errors = [{ instancePath: instancePath + "/loop/conditionSource", schemaPath: "#/properties/loop/properties/conditionSource/type", keyword: "type", params: { type: "object" } }], !1;
                                                                            var valid1 = _errs43 === errors;
                                                                          } else
                                                                            var valid1 = !0;
                                                                          if (valid1) {
                                                                            if (data24.count !== void 0) {
                                                                              let data34 = data24.count, _errs61 = errors, _errs62 = errors, valid7 = !1, _errs63 = errors;
                                                                              if (!(typeof data34 == "number" && !(data34 % 1) && !isNaN(data34) && isFinite(data34))) {
                                                                                let err0 = { instancePath: instancePath + "/loop/count", schemaPath: "#/properties/loop/properties/count/anyOf/0/type", keyword: "type", params: { type: "integer" } };
                                                                                vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                                                                              }
                                                                              if (errors === _errs63 && typeof data34 == "number" && isFinite(data34) && (data34 < 0 || isNaN(data34))) {
                                                                                let err1 = { instancePath: instancePath + "/loop/count", schemaPath: "#/properties/loop/properties/count/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                                                                vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                                                                              }
                                                                              var _valid0 = _errs63 === errors;
                                                                              if (valid7 = valid7 || _valid0, !valid7) {
                                                                                let _errs65 = errors;
                                                                                if (errors === _errs65)
                                                                                  if (typeof data34 == "string") {
                                                                                    if (func3(data34) < 1) {
                                                                                      let err2 = { instancePath: instancePath + "/loop/count", schemaPath: "#/properties/loop/properties/count/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 } };
                                                                                      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                                                                                    }
                                                                                  } else {
                                                                                    let err3 = { instancePath: instancePath + "/loop/count", schemaPath: "#/properties/loop/properties/count/anyOf/1/type", keyword: "type", params: { type: "string" } };
                                                                                    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                                                                                  }
                                                                                var _valid0 = _errs65 === errors;
                                                                                valid7 = valid7 || _valid0;
                                                                              }
                                                                              if (valid7)
                                                                                errors = _errs62, vErrors !== null && (_errs62 ? vErrors.length = _errs62 : vErrors = null);
                                                                              else {
                                                                                let err4 = { instancePath: instancePath + "/loop/count", schemaPath: "#/properties/loop/properties/count/anyOf", keyword: "anyOf", params: {} };
                                                                                return vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++, validate33.errors = vErrors, !1;
                                                                              }
                                                                              var valid1 = _errs61 === errors;
                                                                            } else
                                                                              var valid1 = !0;
                                                                            if (valid1) {
                                                                              if (data24.items !== void 0) {
                                                                                let data35 = data24.items, _errs67 = errors;
                                                                                if (errors === _errs67)
                                                                                  if (typeof data35 == "string") {
                                                                                    if (func3(data35) < 1)
                                                                                      return validate33.errors = [{ instancePath: instancePath + "/loop/items", schemaPath: "#/properties/loop/properties/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                  } else
                                                                                    return validate33.errors = [{ instancePath: instancePath + "/loop/items", schemaPath: "#/properties/loop/properties/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                var valid1 = _errs67 === errors;
                                                                              } else
                                                                                var valid1 = !0;
                                                                              if (valid1) {
                                                                                if (data24.iterationVar !== void 0) {
                                                                                  let data36 = data24.iterationVar, _errs69 = errors;
                                                                                  if (errors === _errs69)
                                                                                    if (typeof data36 == "string") {
                                                                                      if (func3(data36) < 1)
                                                                                        return validate33.errors = [{ instancePath: instancePath + "/loop/iterationVar", schemaPath: "#/properties/loop/properties/iterationVar/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                    } else
                                                                                      return validate33.errors = [{ instancePath: instancePath + "/loop/iterationVar", schemaPath: "#/properties/loop/properties/iterationVar/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  var valid1 = _errs69 === errors;
                                                                                } else
                                                                                  var valid1 = !0;
                                                                                if (valid1) {
                                                                                  if (data24.itemVar !== void 0) {
                                                                                    let data37 = data24.itemVar, _errs71 = errors;
                                                                                    if (errors === _errs71)
                                                                                      if (typeof data37 == "string") {
                                                                                        if (func3(data37) < 1)
                                                                                          return validate33.errors = [{ instancePath: instancePath + "/loop/itemVar", schemaPath: "#/properties/loop/properties/itemVar/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                      } else
                                                                                        return validate33.errors = [{ instancePath: instancePath + "/loop/itemVar", schemaPath: "#/properties/loop/properties/itemVar/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid1 = _errs71 === errors;
                                                                                  } else
                                                                                    var valid1 = !0;
                                                                                  if (valid1)
                                                                                    if (data24.indexVar !== void 0) {
                                                                                      let data38 = data24.indexVar, _errs73 = errors;
                                                                                      if (errors === _errs73)
                                                                                        if (typeof data38 == "string") {
                                                                                          if (func3(data38) < 1)
                                                                                            return validate33.errors = [{ instancePath: instancePath + "/loop/indexVar", schemaPath: "#/properties/loop/properties/indexVar/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                        } else
                                                                                          return validate33.errors = [{ instancePath: instancePath + "/loop/indexVar", schemaPath: "#/properties/loop/properties/indexVar/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                      var valid1 = _errs73 === errors;
                                                                                    } else
                                                                                      var valid1 = !0;
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
                                                                return validate33.errors = [{ instancePath: instancePath + "/loop", schemaPath: "#/properties/loop/type", keyword: "type", params: { type: "object" } }], !1;
                                                            var valid0 = _errs35 === errors;
                                                          } else
                                                            var valid0 = !0;
                                                          if (valid0)
                                                            if (data.body !== void 0) {
                                                              let data39 = data.body, _errs75 = errors, _errs76 = errors, valid8 = !1, _errs77 = errors;
                                                              if (errors === _errs77)
                                                                if (typeof data39 == "string") {
                                                                  if (func3(data39) < 1) {
                                                                    let err5 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                                                                    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                                                                  }
                                                                } else {
                                                                  let err6 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                                                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                                                                }
                                                              var _valid1 = _errs77 === errors;
                                                              if (valid8 = valid8 || _valid1, !valid8) {
                                                                let _errs79 = errors;
                                                                if (errors === _errs79)
                                                                  if (Array.isArray(data39))
                                                                    if (data39.length < 1) {
                                                                      let err7 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/anyOf/1/minItems", keyword: "minItems", params: { limit: 1 } };
                                                                      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                                                                    } else {
                                                                      var valid9 = !0;
                                                                      let len0 = data39.length;
                                                                      for (let i0 = 0; i0 < len0; i0++) {
                                                                        let _errs81 = errors;
                                                                        wrapper7.validate(data39[i0], { instancePath: instancePath + "/body/" + i0, parentData: data39, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? wrapper7.validate.errors : vErrors.concat(wrapper7.validate.errors), errors = vErrors.length);
                                                                        var valid9 = _errs81 === errors;
                                                                        if (!valid9)
                                                                          break;
                                                                      }
                                                                    }
                                                                  else {
                                                                    let err8 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/anyOf/1/type", keyword: "type", params: { type: "array" } };
                                                                    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                                                                  }
                                                                var _valid1 = _errs79 === errors;
                                                                valid8 = valid8 || _valid1;
                                                              }
                                                              if (valid8)
                                                                errors = _errs76, vErrors !== null && (_errs76 ? vErrors.length = _errs76 : vErrors = null);
                                                              else {
                                                                let err9 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/anyOf", keyword: "anyOf", params: {} };
                                                                return vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++, validate33.errors = vErrors, !1;
                                                              }
                                                              var valid0 = _errs75 === errors;
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
          }
        }
      }
    } else
      return validate33.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate33.errors = vErrors, errors === 0;
}
var schema29 = { type: "object", properties: { type: { type: "string", const: "parallel" }, id: { type: "string", minLength: 1 }, title: { type: "string", minLength: 1 }, prompt: { type: "string", minLength: 1 }, promptBlocks: { $ref: "#/definitions/LegacyStep.promptBlocks" }, agentRole: { type: "string", minLength: 1 }, requireConfirmation: { $ref: "#/definitions/LegacyStep.requireConfirmation" }, templateCall: { $ref: "#/definitions/LegacyStep.templateCall" }, promptFragments: { $ref: "#/definitions/LegacyStep.promptFragments" }, guidance: { $ref: "#/definitions/LegacyStep.guidance" }, askForFiles: { type: "boolean" }, hasValidation: { type: "boolean" }, modelTier: { type: "string", minLength: 1 }, notesOptional: { type: "boolean" }, runCondition: { $ref: "#/definitions/LegacyCondition" }, validationCriteria: { $ref: "#/definitions/LegacyCriteria" }, outputContract: { $ref: "#/definitions/LegacyStep.outputContract" }, assessmentRefs: { $ref: "#/definitions/LegacyStep.functionReferences" }, assessmentConsequences: { $ref: "#/definitions/LegacyStep.assessmentConsequences" }, functionReferences: { $ref: "#/definitions/LegacyStep.functionReferences" }, functionDefinitions: { $ref: "#/definitions/LegacyStep.functionDefinitions" }, functionCalls: { $ref: "#/definitions/LegacyStep.functionCalls" }, audit: { $ref: "#/definitions/LegacyStep.audit" }, verification: { $ref: "#/definitions/LegacyStep.verification" }, parallelDelegations: { type: "array", items: { type: "object", properties: { workflowId: { type: "string", minLength: 1 }, goal: { type: "string", minLength: 1 }, runCondition: { $ref: "#/definitions/LegacyCondition" }, contextMapping: { type: "object", additionalProperties: {} }, args: { type: "object", additionalProperties: {} }, modelTier: { type: "string", minLength: 1 }, allowedTools: { $ref: "#/definitions/LegacyStep.functionReferences" } }, required: ["workflowId"], additionalProperties: !1 }, minItems: 1 }, synthesis: { type: "object", properties: { prompt: { type: "string", minLength: 1 }, outputContract: { $ref: "#/definitions/LegacyStep.outputContract" } }, additionalProperties: !1 } }, required: ["type", "id", "title", "parallelDelegations"], additionalProperties: !1 };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.parallelDelegations === void 0 && (missing0 = "parallelDelegations"))
        return validate90.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func2.call(schema29.properties, key0)) {
            return validate90.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type, _errs2 = errors;
            if (typeof data0 != "string")
              return validate90.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } }], !1;
            if (data0 !== "parallel")
              return validate90.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "parallel" } }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.id !== void 0) {
              let data1 = data.id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (func3(data1) < 1)
                    return validate90.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                } else
                  return validate90.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.title !== void 0) {
                let data2 = data.title, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (func3(data2) < 1)
                      return validate90.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                  } else
                    return validate90.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.prompt !== void 0) {
                  let data3 = data.prompt, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (func3(data3) < 1)
                        return validate90.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/properties/prompt/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                    } else
                      return validate90.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/properties/prompt/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.promptBlocks !== void 0) {
                    let _errs10 = errors;
                    validate34(data.promptBlocks, { instancePath: instancePath + "/promptBlocks", parentData: data, parentDataProperty: "promptBlocks", rootData }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.agentRole !== void 0) {
                      let data5 = data.agentRole, _errs11 = errors;
                      if (errors === _errs11)
                        if (typeof data5 == "string") {
                          if (func3(data5) < 1)
                            return validate90.errors = [{ instancePath: instancePath + "/agentRole", schemaPath: "#/properties/agentRole/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                        } else
                          return validate90.errors = [{ instancePath: instancePath + "/agentRole", schemaPath: "#/properties/agentRole/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid0 = _errs11 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.requireConfirmation !== void 0) {
                        let _errs13 = errors;
                        validate47(data.requireConfirmation, { instancePath: instancePath + "/requireConfirmation", parentData: data, parentDataProperty: "requireConfirmation", rootData }) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.templateCall !== void 0) {
                          let _errs14 = errors;
                          validate54(data.templateCall, { instancePath: instancePath + "/templateCall", parentData: data, parentDataProperty: "templateCall", rootData }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length);
                          var valid0 = _errs14 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.promptFragments !== void 0) {
                            let _errs15 = errors;
                            validate56(data.promptFragments, { instancePath: instancePath + "/promptFragments", parentData: data, parentDataProperty: "promptFragments", rootData }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
                            var valid0 = _errs15 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.guidance !== void 0) {
                              let _errs16 = errors;
                              validate59(data.guidance, { instancePath: instancePath + "/guidance", parentData: data, parentDataProperty: "guidance", rootData }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length);
                              var valid0 = _errs16 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.askForFiles !== void 0) {
                                let _errs17 = errors;
                                if (typeof data.askForFiles != "boolean")
                                  return validate90.errors = [{ instancePath: instancePath + "/askForFiles", schemaPath: "#/properties/askForFiles/type", keyword: "type", params: { type: "boolean" } }], !1;
                                var valid0 = _errs17 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.hasValidation !== void 0) {
                                  let _errs19 = errors;
                                  if (typeof data.hasValidation != "boolean")
                                    return validate90.errors = [{ instancePath: instancePath + "/hasValidation", schemaPath: "#/properties/hasValidation/type", keyword: "type", params: { type: "boolean" } }], !1;
                                  var valid0 = _errs19 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.modelTier !== void 0) {
                                    let data12 = data.modelTier, _errs21 = errors;
                                    if (errors === _errs21)
                                      if (typeof data12 == "string") {
                                        if (func3(data12) < 1)
                                          return validate90.errors = [{ instancePath: instancePath + "/modelTier", schemaPath: "#/properties/modelTier/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                      } else
                                        return validate90.errors = [{ instancePath: instancePath + "/modelTier", schemaPath: "#/properties/modelTier/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid0 = _errs21 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.notesOptional !== void 0) {
                                      let _errs23 = errors;
                                      if (typeof data.notesOptional != "boolean")
                                        return validate90.errors = [{ instancePath: instancePath + "/notesOptional", schemaPath: "#/properties/notesOptional/type", keyword: "type", params: { type: "boolean" } }], !1;
                                      var valid0 = _errs23 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.runCondition !== void 0) {
                                        let _errs25 = errors;
                                        validate48(data.runCondition, { instancePath: instancePath + "/runCondition", parentData: data, parentDataProperty: "runCondition", rootData }) || (vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors), errors = vErrors.length);
                                        var valid0 = _errs25 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.validationCriteria !== void 0) {
                                          let _errs26 = errors;
                                          validate63(data.validationCriteria, { instancePath: instancePath + "/validationCriteria", parentData: data, parentDataProperty: "validationCriteria", rootData }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length);
                                          var valid0 = _errs26 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.outputContract !== void 0) {
                                            let _errs27 = errors;
                                            validate69(data.outputContract, { instancePath: instancePath + "/outputContract", parentData: data, parentDataProperty: "outputContract", rootData }) || (vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors), errors = vErrors.length);
                                            var valid0 = _errs27 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.assessmentRefs !== void 0) {
                                              let _errs28 = errors;
                                              validate22(data.assessmentRefs, { instancePath: instancePath + "/assessmentRefs", parentData: data, parentDataProperty: "assessmentRefs", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                                              var valid0 = _errs28 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.assessmentConsequences !== void 0) {
                                                let _errs29 = errors;
                                                validate72(data.assessmentConsequences, { instancePath: instancePath + "/assessmentConsequences", parentData: data, parentDataProperty: "assessmentConsequences", rootData }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
                                                var valid0 = _errs29 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.functionReferences !== void 0) {
                                                  let _errs30 = errors;
                                                  validate22(data.functionReferences, { instancePath: instancePath + "/functionReferences", parentData: data, parentDataProperty: "functionReferences", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                                                  var valid0 = _errs30 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0) {
                                                  if (data.functionDefinitions !== void 0) {
                                                    let _errs31 = errors;
                                                    validate78(data.functionDefinitions, { instancePath: instancePath + "/functionDefinitions", parentData: data, parentDataProperty: "functionDefinitions", rootData }) || (vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors), errors = vErrors.length);
                                                    var valid0 = _errs31 === errors;
                                                  } else
                                                    var valid0 = !0;
                                                  if (valid0) {
                                                    if (data.functionCalls !== void 0) {
                                                      let _errs32 = errors;
                                                      validate81(data.functionCalls, { instancePath: instancePath + "/functionCalls", parentData: data, parentDataProperty: "functionCalls", rootData }) || (vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors), errors = vErrors.length);
                                                      var valid0 = _errs32 === errors;
                                                    } else
                                                      var valid0 = !0;
                                                    if (valid0) {
                                                      if (data.audit !== void 0) {
                                                        let _errs33 = errors;
                                                        validate83(data.audit, { instancePath: instancePath + "/audit", parentData: data, parentDataProperty: "audit", rootData }) || (vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors), errors = vErrors.length);
                                                        var valid0 = _errs33 === errors;
                                                      } else
                                                        var valid0 = !0;
                                                      if (valid0) {
                                                        if (data.verification !== void 0) {
                                                          let _errs34 = errors;
                                                          validate86(data.verification, { instancePath: instancePath + "/verification", parentData: data, parentDataProperty: "verification", rootData }) || (vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors), errors = vErrors.length);
                                                          var valid0 = _errs34 === errors;
                                                        } else
                                                          var valid0 = !0;
                                                        if (valid0) {
                                                          if (data.parallelDelegations !== void 0) {
                                                            let data24 = data.parallelDelegations, _errs35 = errors;
                                                            if (errors === _errs35)
                                                              if (Array.isArray(data24)) {
                                                                if (data24.length < 1)
                                                                  return validate90.errors = [{ instancePath: instancePath + "/parallelDelegations", schemaPath: "#/properties/parallelDelegations/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                                {
                                                                  var valid1 = !0;
                                                                  let len0 = data24.length;
                                                                  for (let i0 = 0; i0 < len0; i0++) {
                                                                    let data25 = data24[i0], _errs37 = errors;
                                                                    if (errors === _errs37)
                                                                      if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
                                                                        let missing1;
                                                                        if (data25.workflowId === void 0 && (missing1 = "workflowId"))
                                                                          return validate90.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i0, schemaPath: "#/properties/parallelDelegations/items/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                                                                        {
                                                                          let _errs39 = errors;
                                                                          for (let key1 in data25)
                                                                            if (!(key1 === "workflowId" || key1 === "goal" || key1 === "runCondition" || key1 === "contextMapping" || key1 === "args" || key1 === "modelTier" || key1 === "allowedTools")) {
                                                                              return validate90.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i0, schemaPath: "#/properties/parallelDelegations/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                                                                              break;
                                                                            }
                                                                          if (_errs39 === errors) {
                                                                            if (data25.workflowId !== void 0) {
                                                                              let data26 = data25.workflowId, _errs40 = errors;
                                                                              if (errors === _errs40)
                                                                                if (typeof data26 == "string") {
                                                                                  if (func3(data26) < 1)
                                                                                    return validate90.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i0 + "/workflowId", schemaPath: "#/properties/parallelDelegations/items/properties/workflowId/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                } else
                                                                                  return validate90.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i0 + "/workflowId", schemaPath: "#/properties/parallelDelegations/items/properties/workflowId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                              var valid2 = _errs40 === errors;
                                                                            } else
                                                                              var valid2 = !0;
                                                                            if (valid2) {
                                                                              if (data25.goal !== void 0) {
                                                                                let data27 = data25.goal, _errs42 = errors;
                                                                                if (errors === _errs42)
                                                                                  if (typeof data27 == "string") {
                                                                                    if (func3(data27) < 1)
                                                                                      return validate90.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i0 + "/goal", schemaPath: "#/properties/parallelDelegations/items/properties/goal/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                  } else
                                                                                    return validate90.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i0 + "/goal", schemaPath: "#/properties/parallelDelegations/items/properties/goal/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                var valid2 = _errs42 === errors;
                                                                              } else
                                                                                var valid2 = !0;
                                                                              if (valid2) {
                                                                                if (data25.runCondition !== void 0) {
                                                                                  let _errs44 = errors;
                                                                                  validate48(data25.runCondition, { instancePath: instancePath + "/parallelDelegations/" + i0 + "/runCondition", parentData: data25, parentDataProperty: "runCondition", rootData }) || (vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors), errors = vErrors.length);
                                                                                  var valid2 = _errs44 === errors;
                                                                                } else
                                                                                  var valid2 = !0;
                                                                                if (valid2) {
                                                                                  if (data25.contextMapping !== void 0) {
                                                                                    let data29 = data25.contextMapping, _errs45 = errors;
                                                                                    if (errors === _errs45 && !(data29 && typeof data29 == "object" && !Array.isArray(data29)))
                                                                                      return validate90.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i0 + "/contextMapping", schemaPath: "#/properties/parallelDelegations/items/properties/contextMapping/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                    var valid2 = _errs45 === errors;
                                                                                  } else
                                                                                    var valid2 = !0;
                                                                                  if (valid2) {
                                                                                    if (data25.args !== void 0) {
                                                                                      let data30 = data25.args, _errs48 = errors;
                                                                                      if (errors === _errs48 && !(data30 && typeof data30 == "object" && !Array.isArray(data30)))
                                                                                        return validate90.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i0 + "/args", schemaPath: "#/properties/parallelDelegations/items/properties/args/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                      var valid2 = _errs48 === errors;
                                                                                    } else
                                                                                      var valid2 = !0;
                                                                                    if (valid2) {
                                                                                      if (data25.modelTier !== void 0) {
                                                                                        let data31 = data25.modelTier, _errs51 = errors;
                                                                                        if (errors === _errs51)
                                                                                          if (typeof data31 == "string") {
                                                                                            if (func3(data31) < 1)
                                                                                              return validate90.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i0 + "/modelTier", schemaPath: "#/properties/parallelDelegations/items/properties/modelTier/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                          } else
                                                                                            return validate90.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i0 + "/modelTier", schemaPath: "#/properties/parallelDelegations/items/properties/modelTier/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                        var valid2 = _errs51 === errors;
                                                                                      } else
                                                                                        var valid2 = !0;
                                                                                      if (valid2)
                                                                                        if (data25.allowedTools !== void 0) {
                                                                                          let _errs53 = errors;
                                                                                          validate22(data25.allowedTools, { instancePath: instancePath + "/parallelDelegations/" + i0 + "/allowedTools", parentData: data25, parentDataProperty: "allowedTools", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                                                                                          var valid2 = _errs53 === errors;
                                                                                        } else
                                                                                          var valid2 = !0;
                                                                                    }
                                                                                  }
                                                                                }
                                                                              }
                                                                            }
                                                                          }
                                                                        }
                                                                      } else
                                                                        return validate90.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i0, schemaPath: "#/properties/parallelDelegations/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                    var valid1 = _errs37 === errors;
                                                                    if (!valid1)
                                                                      break;
                                                                  }
                                                                }
                                                              } else
                                                                return validate90.errors = [{ instancePath: instancePath + "/parallelDelegations", schemaPath: "#/properties/parallelDelegations/type", keyword: "type", params: { type: "array" } }], !1;
                                                            var valid0 = _errs35 === errors;
                                                          } else
                                                            var valid0 = !0;
                                                          if (valid0)
                                                            if (data.synthesis !== void 0) {
                                                              let data33 = data.synthesis, _errs54 = errors;
                                                              if (errors === _errs54)
                                                                if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
                                                                  let _errs56 = errors;
                                                                  for (let key2 in data33)
                                                                    if (!(key2 === "prompt" || key2 === "outputContract")) {
                                                                      return validate90.errors = [{ instancePath: instancePath + "/synthesis", schemaPath: "#/properties/synthesis/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } }], !1;
                                                                      break;
                                                                    }
                                                                  if (_errs56 === errors) {
                                                                    if (data33.prompt !== void 0) {
                                                                      let data34 = data33.prompt, _errs57 = errors;
                                                                      if (errors === _errs57)
                                                                        if (typeof data34 == "string") {
                                                                          if (func3(data34) < 1)
                                                                            return validate90.errors = [{ instancePath: instancePath + "/synthesis/prompt", schemaPath: "#/properties/synthesis/properties/prompt/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                        } else
                                                                          return validate90.errors = [{ instancePath: instancePath + "/synthesis/prompt", schemaPath: "#/properties/synthesis/properties/prompt/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      var valid3 = _errs57 === errors;
                                                                    } else
                                                                      var valid3 = !0;
                                                                    if (valid3)
                                                                      if (data33.outputContract !== void 0) {
                                                                        let _errs59 = errors;
                                                                        validate69(data33.outputContract, { instancePath: instancePath + "/synthesis/outputContract", parentData: data33, parentDataProperty: "outputContract", rootData }) || (vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors), errors = vErrors.length);
                                                                        var valid3 = _errs59 === errors;
                                                                      } else
                                                                        var valid3 = !0;
                                                                  }
                                                                } else
                                                                  return validate90.errors = [{ instancePath: instancePath + "/synthesis", schemaPath: "#/properties/synthesis/type", keyword: "type", params: { type: "object" } }], !1;
                                                              var valid0 = _errs54 === errors;
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
          }
        }
      }
    } else
      return validate90.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate90.errors = vErrors, errors === 0;
}
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type"))
        return validate32.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let tag0 = data.type;
        if (typeof tag0 == "string")
          if (tag0 === "standard") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.type === void 0 && (missing1 = "type") || data.id === void 0 && (missing1 = "id") || data.title === void 0 && (missing1 = "title"))
                  return validate32.errors = [{ instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                {
                  let _errs4 = errors;
                  for (let key0 in data)
                    if (!func2.call(schema10.oneOf[0].properties, key0)) {
                      return validate32.errors = [{ instancePath, schemaPath: "#/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
                      break;
                    }
                  if (_errs4 === errors) {
                    if (data.type !== void 0) {
                      let data0 = data.type, _errs5 = errors;
                      if (typeof data0 != "string")
                        return validate32.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/oneOf/0/properties/type/type", keyword: "type", params: { type: "string" } }], !1;
                      if (data0 !== "standard")
                        return validate32.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/oneOf/0/properties/type/const", keyword: "const", params: { allowedValue: "standard" } }], !1;
                      var valid2 = _errs5 === errors;
                    } else
                      var valid2 = !0;
                    if (valid2) {
                      if (data.id !== void 0) {
                        let data1 = data.id, _errs7 = errors;
                        if (errors === _errs7)
                          if (typeof data1 == "string") {
                            if (func3(data1) < 1)
                              return validate32.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/0/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                          } else
                            return validate32.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/0/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid2 = _errs7 === errors;
                      } else
                        var valid2 = !0;
                      if (valid2) {
                        if (data.title !== void 0) {
                          let data2 = data.title, _errs9 = errors;
                          if (errors === _errs9)
                            if (typeof data2 == "string") {
                              if (func3(data2) < 1)
                                return validate32.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/oneOf/0/properties/title/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                            } else
                              return validate32.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/oneOf/0/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid2 = _errs9 === errors;
                        } else
                          var valid2 = !0;
                        if (valid2) {
                          if (data.prompt !== void 0) {
                            let data3 = data.prompt, _errs11 = errors;
                            if (errors === _errs11)
                              if (typeof data3 == "string") {
                                if (func3(data3) < 1)
                                  return validate32.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/oneOf/0/properties/prompt/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                              } else
                                return validate32.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/oneOf/0/properties/prompt/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid2 = _errs11 === errors;
                          } else
                            var valid2 = !0;
                          if (valid2) {
                            if (data.promptBlocks !== void 0) {
                              let _errs13 = errors;
                              validate34(data.promptBlocks, { instancePath: instancePath + "/promptBlocks", parentData: data, parentDataProperty: "promptBlocks", rootData }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                              var valid2 = _errs13 === errors;
                            } else
                              var valid2 = !0;
                            if (valid2) {
                              if (data.agentRole !== void 0) {
                                let data5 = data.agentRole, _errs14 = errors;
                                if (errors === _errs14)
                                  if (typeof data5 == "string") {
                                    if (func3(data5) < 1)
                                      return validate32.errors = [{ instancePath: instancePath + "/agentRole", schemaPath: "#/oneOf/0/properties/agentRole/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                  } else
                                    return validate32.errors = [{ instancePath: instancePath + "/agentRole", schemaPath: "#/oneOf/0/properties/agentRole/type", keyword: "type", params: { type: "string" } }], !1;
                                var valid2 = _errs14 === errors;
                              } else
                                var valid2 = !0;
                              if (valid2) {
                                if (data.requireConfirmation !== void 0) {
                                  let _errs16 = errors;
                                  validate47(data.requireConfirmation, { instancePath: instancePath + "/requireConfirmation", parentData: data, parentDataProperty: "requireConfirmation", rootData }) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
                                  var valid2 = _errs16 === errors;
                                } else
                                  var valid2 = !0;
                                if (valid2) {
                                  if (data.templateCall !== void 0) {
                                    let _errs17 = errors;
                                    validate54(data.templateCall, { instancePath: instancePath + "/templateCall", parentData: data, parentDataProperty: "templateCall", rootData }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length);
                                    var valid2 = _errs17 === errors;
                                  } else
                                    var valid2 = !0;
                                  if (valid2) {
                                    if (data.promptFragments !== void 0) {
                                      let _errs18 = errors;
                                      validate56(data.promptFragments, { instancePath: instancePath + "/promptFragments", parentData: data, parentDataProperty: "promptFragments", rootData }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
                                      var valid2 = _errs18 === errors;
                                    } else
                                      var valid2 = !0;
                                    if (valid2) {
                                      if (data.guidance !== void 0) {
                                        let _errs19 = errors;
                                        validate59(data.guidance, { instancePath: instancePath + "/guidance", parentData: data, parentDataProperty: "guidance", rootData }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length);
                                        var valid2 = _errs19 === errors;
                                      } else
                                        var valid2 = !0;
                                      if (valid2) {
                                        if (data.askForFiles !== void 0) {
                                          let _errs20 = errors;
                                          if (typeof data.askForFiles != "boolean")
                                            return validate32.errors = [{ instancePath: instancePath + "/askForFiles", schemaPath: "#/oneOf/0/properties/askForFiles/type", keyword: "type", params: { type: "boolean" } }], !1;
                                          var valid2 = _errs20 === errors;
                                        } else
                                          var valid2 = !0;
                                        if (valid2) {
                                          if (data.hasValidation !== void 0) {
                                            let _errs22 = errors;
                                            if (typeof data.hasValidation != "boolean")
                                              return validate32.errors = [{ instancePath: instancePath + "/hasValidation", schemaPath: "#/oneOf/0/properties/hasValidation/type", keyword: "type", params: { type: "boolean" } }], !1;
                                            var valid2 = _errs22 === errors;
                                          } else
                                            var valid2 = !0;
                                          if (valid2) {
                                            if (data.modelTier !== void 0) {
                                              let data12 = data.modelTier, _errs24 = errors;
                                              if (errors === _errs24)
                                                if (typeof data12 == "string") {
                                                  if (func3(data12) < 1)
                                                    return validate32.errors = [{ instancePath: instancePath + "/modelTier", schemaPath: "#/oneOf/0/properties/modelTier/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                } else
                                                  return validate32.errors = [{ instancePath: instancePath + "/modelTier", schemaPath: "#/oneOf/0/properties/modelTier/type", keyword: "type", params: { type: "string" } }], !1;
                                              var valid2 = _errs24 === errors;
                                            } else
                                              var valid2 = !0;
                                            if (valid2) {
                                              if (data.notesOptional !== void 0) {
                                                let _errs26 = errors;
                                                if (typeof data.notesOptional != "boolean")
                                                  return validate32.errors = [{ instancePath: instancePath + "/notesOptional", schemaPath: "#/oneOf/0/properties/notesOptional/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                var valid2 = _errs26 === errors;
                                              } else
                                                var valid2 = !0;
                                              if (valid2) {
                                                if (data.runCondition !== void 0) {
                                                  let _errs28 = errors;
                                                  validate48(data.runCondition, { instancePath: instancePath + "/runCondition", parentData: data, parentDataProperty: "runCondition", rootData }) || (vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors), errors = vErrors.length);
                                                  var valid2 = _errs28 === errors;
                                                } else
                                                  var valid2 = !0;
                                                if (valid2) {
                                                  if (data.validationCriteria !== void 0) {
                                                    let _errs29 = errors;
                                                    validate63(data.validationCriteria, { instancePath: instancePath + "/validationCriteria", parentData: data, parentDataProperty: "validationCriteria", rootData }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length);
                                                    var valid2 = _errs29 === errors;
                                                  } else
                                                    var valid2 = !0;
                                                  if (valid2) {
                                                    if (data.outputContract !== void 0) {
                                                      let _errs30 = errors;
                                                      validate69(data.outputContract, { instancePath: instancePath + "/outputContract", parentData: data, parentDataProperty: "outputContract", rootData }) || (vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors), errors = vErrors.length);
                                                      var valid2 = _errs30 === errors;
                                                    } else
                                                      var valid2 = !0;
                                                    if (valid2) {
                                                      if (data.assessmentRefs !== void 0) {
                                                        let _errs31 = errors;
                                                        validate22(data.assessmentRefs, { instancePath: instancePath + "/assessmentRefs", parentData: data, parentDataProperty: "assessmentRefs", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                                                        var valid2 = _errs31 === errors;
                                                      } else
                                                        var valid2 = !0;
                                                      if (valid2) {
                                                        if (data.assessmentConsequences !== void 0) {
                                                          let _errs32 = errors;
                                                          validate72(data.assessmentConsequences, { instancePath: instancePath + "/assessmentConsequences", parentData: data, parentDataProperty: "assessmentConsequences", rootData }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
                                                          var valid2 = _errs32 === errors;
                                                        } else
                                                          var valid2 = !0;
                                                        if (valid2) {
                                                          if (data.functionReferences !== void 0) {
                                                            let _errs33 = errors;
                                                            validate22(data.functionReferences, { instancePath: instancePath + "/functionReferences", parentData: data, parentDataProperty: "functionReferences", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                                                            var valid2 = _errs33 === errors;
                                                          } else
                                                            var valid2 = !0;
                                                          if (valid2) {
                                                            if (data.functionDefinitions !== void 0) {
                                                              let _errs34 = errors;
                                                              validate78(data.functionDefinitions, { instancePath: instancePath + "/functionDefinitions", parentData: data, parentDataProperty: "functionDefinitions", rootData }) || (vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors), errors = vErrors.length);
                                                              var valid2 = _errs34 === errors;
                                                            } else
                                                              var valid2 = !0;
                                                            if (valid2) {
                                                              if (data.functionCalls !== void 0) {
                                                                let _errs35 = errors;
                                                                validate81(data.functionCalls, { instancePath: instancePath + "/functionCalls", parentData: data, parentDataProperty: "functionCalls", rootData }) || (vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors), errors = vErrors.length);
                                                                var valid2 = _errs35 === errors;
                                                              } else
                                                                var valid2 = !0;
                                                              if (valid2) {
                                                                if (data.audit !== void 0) {
                                                                  let _errs36 = errors;
                                                                  validate83(data.audit, { instancePath: instancePath + "/audit", parentData: data, parentDataProperty: "audit", rootData }) || (vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors), errors = vErrors.length);
                                                                  var valid2 = _errs36 === errors;
                                                                } else
                                                                  var valid2 = !0;
                                                                if (valid2)
                                                                  if (data.verification !== void 0) {
                                                                    let _errs37 = errors;
                                                                    validate86(data.verification, { instancePath: instancePath + "/verification", parentData: data, parentDataProperty: "verification", rootData }) || (vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors), errors = vErrors.length);
                                                                    var valid2 = _errs37 === errors;
                                                                  } else
                                                                    var valid2 = !0;
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
                return validate32.errors = [{ instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "loop")
            validate33(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
          else if (tag0 === "parallel")
            validate90(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length);
          else
            return validate32.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 } }], !1;
        else
          return validate32.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 } }], !1;
      }
    } else
      return validate32.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate32.errors = vErrors, errors === 0;
}
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)))
    return validate31.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
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
    validate32(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length);
    var _valid0 = _errs3 === errors;
    valid0 = _valid0, ifClause0 = "then";
  } else {
    let _errs4 = errors;
    if (errors === _errs4)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing1;
        if (data.id === void 0 && (missing1 = "id") || data.title === void 0 && (missing1 = "title"))
          return validate31.errors = [{ instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
        {
          let _errs6 = errors;
          for (let key0 in data)
            if (!func2.call(schema9.else.properties, key0)) {
              return validate31.errors = [{ instancePath, schemaPath: "#/else/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
              break;
            }
          if (_errs6 === errors) {
            if (data.id !== void 0) {
              let data0 = data.id, _errs7 = errors;
              if (errors === _errs7)
                if (typeof data0 == "string") {
                  if (func3(data0) < 1)
                    return validate31.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/else/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                } else
                  return validate31.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/else/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
              var valid1 = _errs7 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.title !== void 0) {
                let data1 = data.title, _errs9 = errors;
                if (errors === _errs9)
                  if (typeof data1 == "string") {
                    if (func3(data1) < 1)
                      return validate31.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/else/properties/title/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                  } else
                    return validate31.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/else/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                var valid1 = _errs9 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.prompt !== void 0) {
                  let data2 = data.prompt, _errs11 = errors;
                  if (errors === _errs11)
                    if (typeof data2 == "string") {
                      if (func3(data2) < 1)
                        return validate31.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/else/properties/prompt/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                    } else
                      return validate31.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/else/properties/prompt/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid1 = _errs11 === errors;
                } else
                  var valid1 = !0;
                if (valid1) {
                  if (data.promptBlocks !== void 0) {
                    let _errs13 = errors;
                    validate34(data.promptBlocks, { instancePath: instancePath + "/promptBlocks", parentData: data, parentDataProperty: "promptBlocks", rootData }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                    var valid1 = _errs13 === errors;
                  } else
                    var valid1 = !0;
                  if (valid1) {
                    if (data.agentRole !== void 0) {
                      let data4 = data.agentRole, _errs14 = errors;
                      if (errors === _errs14)
                        if (typeof data4 == "string") {
                          if (func3(data4) < 1)
                            return validate31.errors = [{ instancePath: instancePath + "/agentRole", schemaPath: "#/else/properties/agentRole/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                        } else
                          return validate31.errors = [{ instancePath: instancePath + "/agentRole", schemaPath: "#/else/properties/agentRole/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid1 = _errs14 === errors;
                    } else
                      var valid1 = !0;
                    if (valid1) {
                      if (data.requireConfirmation !== void 0) {
                        let _errs16 = errors;
                        validate47(data.requireConfirmation, { instancePath: instancePath + "/requireConfirmation", parentData: data, parentDataProperty: "requireConfirmation", rootData }) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
                        var valid1 = _errs16 === errors;
                      } else
                        var valid1 = !0;
                      if (valid1) {
                        if (data.templateCall !== void 0) {
                          let _errs17 = errors;
                          validate54(data.templateCall, { instancePath: instancePath + "/templateCall", parentData: data, parentDataProperty: "templateCall", rootData }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length);
                          var valid1 = _errs17 === errors;
                        } else
                          var valid1 = !0;
                        if (valid1) {
                          if (data.promptFragments !== void 0) {
                            let _errs18 = errors;
                            validate56(data.promptFragments, { instancePath: instancePath + "/promptFragments", parentData: data, parentDataProperty: "promptFragments", rootData }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
                            var valid1 = _errs18 === errors;
                          } else
                            var valid1 = !0;
                          if (valid1) {
                            if (data.guidance !== void 0) {
                              let _errs19 = errors;
                              validate59(data.guidance, { instancePath: instancePath + "/guidance", parentData: data, parentDataProperty: "guidance", rootData }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length);
                              var valid1 = _errs19 === errors;
                            } else
                              var valid1 = !0;
                            if (valid1) {
                              if (data.askForFiles !== void 0) {
                                let _errs20 = errors;
                                if (typeof data.askForFiles != "boolean")
                                  return validate31.errors = [{ instancePath: instancePath + "/askForFiles", schemaPath: "#/else/properties/askForFiles/type", keyword: "type", params: { type: "boolean" } }], !1;
                                var valid1 = _errs20 === errors;
                              } else
                                var valid1 = !0;
                              if (valid1) {
                                if (data.hasValidation !== void 0) {
                                  let _errs22 = errors;
                                  if (typeof data.hasValidation != "boolean")
                                    return validate31.errors = [{ instancePath: instancePath + "/hasValidation", schemaPath: "#/else/properties/hasValidation/type", keyword: "type", params: { type: "boolean" } }], !1;
                                  var valid1 = _errs22 === errors;
                                } else
                                  var valid1 = !0;
                                if (valid1) {
                                  if (data.modelTier !== void 0) {
                                    let data11 = data.modelTier, _errs24 = errors;
                                    if (errors === _errs24)
                                      if (typeof data11 == "string") {
                                        if (func3(data11) < 1)
                                          return validate31.errors = [{ instancePath: instancePath + "/modelTier", schemaPath: "#/else/properties/modelTier/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                      } else
                                        return validate31.errors = [{ instancePath: instancePath + "/modelTier", schemaPath: "#/else/properties/modelTier/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid1 = _errs24 === errors;
                                  } else
                                    var valid1 = !0;
                                  if (valid1) {
                                    if (data.notesOptional !== void 0) {
                                      let _errs26 = errors;
                                      if (typeof data.notesOptional != "boolean")
                                        return validate31.errors = [{ instancePath: instancePath + "/notesOptional", schemaPath: "#/else/properties/notesOptional/type", keyword: "type", params: { type: "boolean" } }], !1;
                                      var valid1 = _errs26 === errors;
                                    } else
                                      var valid1 = !0;
                                    if (valid1) {
                                      if (data.runCondition !== void 0) {
                                        let _errs28 = errors;
                                        validate48(data.runCondition, { instancePath: instancePath + "/runCondition", parentData: data, parentDataProperty: "runCondition", rootData }) || (vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors), errors = vErrors.length);
                                        var valid1 = _errs28 === errors;
                                      } else
                                        var valid1 = !0;
                                      if (valid1) {
                                        if (data.validationCriteria !== void 0) {
                                          let _errs29 = errors;
                                          validate63(data.validationCriteria, { instancePath: instancePath + "/validationCriteria", parentData: data, parentDataProperty: "validationCriteria", rootData }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length);
                                          var valid1 = _errs29 === errors;
                                        } else
                                          var valid1 = !0;
                                        if (valid1) {
                                          if (data.outputContract !== void 0) {
                                            let _errs30 = errors;
                                            validate69(data.outputContract, { instancePath: instancePath + "/outputContract", parentData: data, parentDataProperty: "outputContract", rootData }) || (vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors), errors = vErrors.length);
                                            var valid1 = _errs30 === errors;
                                          } else
                                            var valid1 = !0;
                                          if (valid1) {
                                            if (data.assessmentRefs !== void 0) {
                                              let _errs31 = errors;
                                              validate22(data.assessmentRefs, { instancePath: instancePath + "/assessmentRefs", parentData: data, parentDataProperty: "assessmentRefs", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                                              var valid1 = _errs31 === errors;
                                            } else
                                              var valid1 = !0;
                                            if (valid1) {
                                              if (data.assessmentConsequences !== void 0) {
                                                let _errs32 = errors;
                                                validate72(data.assessmentConsequences, { instancePath: instancePath + "/assessmentConsequences", parentData: data, parentDataProperty: "assessmentConsequences", rootData }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
                                                var valid1 = _errs32 === errors;
                                              } else
                                                var valid1 = !0;
                                              if (valid1) {
                                                if (data.functionReferences !== void 0) {
                                                  let _errs33 = errors;
                                                  validate22(data.functionReferences, { instancePath: instancePath + "/functionReferences", parentData: data, parentDataProperty: "functionReferences", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                                                  var valid1 = _errs33 === errors;
                                                } else
                                                  var valid1 = !0;
                                                if (valid1) {
                                                  if (data.functionDefinitions !== void 0) {
                                                    let _errs34 = errors;
                                                    validate78(data.functionDefinitions, { instancePath: instancePath + "/functionDefinitions", parentData: data, parentDataProperty: "functionDefinitions", rootData }) || (vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors), errors = vErrors.length);
                                                    var valid1 = _errs34 === errors;
                                                  } else
                                                    var valid1 = !0;
                                                  if (valid1) {
                                                    if (data.functionCalls !== void 0) {
                                                      let _errs35 = errors;
                                                      validate81(data.functionCalls, { instancePath: instancePath + "/functionCalls", parentData: data, parentDataProperty: "functionCalls", rootData }) || (vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors), errors = vErrors.length);
                                                      var valid1 = _errs35 === errors;
                                                    } else
                                                      var valid1 = !0;
                                                    if (valid1) {
                                                      if (data.audit !== void 0) {
                                                        let _errs36 = errors;
                                                        validate83(data.audit, { instancePath: instancePath + "/audit", parentData: data, parentDataProperty: "audit", rootData }) || (vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors), errors = vErrors.length);
                                                        var valid1 = _errs36 === errors;
                                                      } else
                                                        var valid1 = !0;
                                                      if (valid1)
                                                        if (data.verification !== void 0) {
                                                          let _errs37 = errors;
                                                          validate86(data.verification, { instancePath: instancePath + "/verification", parentData: data, parentDataProperty: "verification", rootData }) || (vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors), errors = vErrors.length);
                                                          var valid1 = _errs37 === errors;
                                                        } else
                                                          var valid1 = !0;
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
        return validate31.errors = [{ instancePath, schemaPath: "#/else/type", keyword: "type", params: { type: "object" } }], !1;
    var _valid0 = _errs4 === errors;
    valid0 = _valid0, ifClause0 = "else";
  }
  if (!valid0) {
    let err1 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: ifClause0 } };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate31.errors = vErrors, !1;
  }
  return validate31.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.description === void 0 && (missing0 = "description") || data.version === void 0 && (missing0 = "version") || data.steps === void 0 && (missing0 = "steps"))
        return validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func2.call(schema6.properties, key0)) {
            return validate21.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.$schema !== void 0) {
            let data0 = data.$schema, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (func3(data0) < 1)
                  return validate21.errors = [{ instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
              } else
                return validate21.errors = [{ instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.id !== void 0) {
              let data1 = data.id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (func3(data1) < 1)
                    return validate21.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                } else
                  return validate21.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.name !== void 0) {
                let data2 = data.name, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (func3(data2) < 1)
                      return validate21.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                  } else
                    return validate21.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.description !== void 0) {
                  let data3 = data.description, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (func3(data3) < 1)
                        return validate21.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                    } else
                      return validate21.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.version !== void 0) {
                    let data4 = data.version, _errs10 = errors;
                    if (errors === _errs10)
                      if (typeof data4 == "string") {
                        if (func3(data4) < 1)
                          return validate21.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                      } else
                        return validate21.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.modelTier !== void 0) {
                      let data5 = data.modelTier, _errs12 = errors;
                      if (errors === _errs12)
                        if (typeof data5 == "string") {
                          if (func3(data5) < 1)
                            return validate21.errors = [{ instancePath: instancePath + "/modelTier", schemaPath: "#/properties/modelTier/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                        } else
                          return validate21.errors = [{ instancePath: instancePath + "/modelTier", schemaPath: "#/properties/modelTier/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.preconditions !== void 0) {
                        let _errs14 = errors;
                        validate22(data.preconditions, { instancePath: instancePath + "/preconditions", parentData: data, parentDataProperty: "preconditions", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.clarificationPrompts !== void 0) {
                          let _errs15 = errors;
                          validate22(data.clarificationPrompts, { instancePath: instancePath + "/clarificationPrompts", parentData: data, parentDataProperty: "clarificationPrompts", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                          var valid0 = _errs15 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.metaGuidance !== void 0) {
                            let _errs16 = errors;
                            validate22(data.metaGuidance, { instancePath: instancePath + "/metaGuidance", parentData: data, parentDataProperty: "metaGuidance", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                            var valid0 = _errs16 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.functionDefinitions !== void 0) {
                              let data9 = data.functionDefinitions, _errs17 = errors;
                              if (errors === _errs17)
                                if (Array.isArray(data9)) {
                                  var valid1 = !0;
                                  let len0 = data9.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    let _errs19 = errors;
                                    validate26(data9[i0], { instancePath: instancePath + "/functionDefinitions/" + i0, parentData: data9, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length);
                                    var valid1 = _errs19 === errors;
                                    if (!valid1)
                                      break;
                                  }
                                } else
                                  return validate21.errors = [{ instancePath: instancePath + "/functionDefinitions", schemaPath: "#/properties/functionDefinitions/type", keyword: "type", params: { type: "array" } }], !1;
                              var valid0 = _errs17 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.recommendedPreferences !== void 0) {
                                let data11 = data.recommendedPreferences, _errs20 = errors;
                                if (errors === _errs20)
                                  if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                    let _errs22 = errors;
                                    for (let key1 in data11)
                                      if (!(key1 === "recommendedAutonomy" || key1 === "recommendedRiskPolicy")) {
                                        return validate21.errors = [{ instancePath: instancePath + "/recommendedPreferences", schemaPath: "#/properties/recommendedPreferences/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                                        break;
                                      }
                                    if (_errs22 === errors) {
                                      if (data11.recommendedAutonomy !== void 0) {
                                        let data12 = data11.recommendedAutonomy, _errs23 = errors;
                                        if (typeof data12 != "string")
                                          return validate21.errors = [{ instancePath: instancePath + "/recommendedPreferences/recommendedAutonomy", schemaPath: "#/properties/recommendedPreferences/properties/recommendedAutonomy/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data12 === "guided" || data12 === "full_auto_stop_on_user_deps" || data12 === "full_auto_never_stop"))
                                          return validate21.errors = [{ instancePath: instancePath + "/recommendedPreferences/recommendedAutonomy", schemaPath: "#/properties/recommendedPreferences/properties/recommendedAutonomy/enum", keyword: "enum", params: { allowedValues: schema6.properties.recommendedPreferences.properties.recommendedAutonomy.enum } }], !1;
                                        var valid2 = _errs23 === errors;
                                      } else
                                        var valid2 = !0;
                                      if (valid2)
                                        if (data11.recommendedRiskPolicy !== void 0) {
                                          let data13 = data11.recommendedRiskPolicy, _errs25 = errors;
                                          if (typeof data13 != "string")
                                            return validate21.errors = [{ instancePath: instancePath + "/recommendedPreferences/recommendedRiskPolicy", schemaPath: "#/properties/recommendedPreferences/properties/recommendedRiskPolicy/type", keyword: "type", params: { type: "string" } }], !1;
                                          if (!(data13 === "conservative" || data13 === "balanced" || data13 === "aggressive"))
                                            return validate21.errors = [{ instancePath: instancePath + "/recommendedPreferences/recommendedRiskPolicy", schemaPath: "#/properties/recommendedPreferences/properties/recommendedRiskPolicy/enum", keyword: "enum", params: { allowedValues: schema6.properties.recommendedPreferences.properties.recommendedRiskPolicy.enum } }], !1;
                                          var valid2 = _errs25 === errors;
                                        } else
                                          var valid2 = !0;
                                    }
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/recommendedPreferences", schemaPath: "#/properties/recommendedPreferences/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid0 = _errs20 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.features !== void 0) {
                                  let _errs27 = errors;
                                  validate22(data.features, { instancePath: instancePath + "/features", parentData: data, parentDataProperty: "features", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                                  var valid0 = _errs27 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.assessments !== void 0) {
                                    let data15 = data.assessments, _errs28 = errors;
                                    if (errors === _errs28)
                                      if (Array.isArray(data15)) {
                                        var valid3 = !0;
                                        let len1 = data15.length;
                                        for (let i1 = 0; i1 < len1; i1++) {
                                          let data16 = data15[i1], _errs30 = errors;
                                          if (errors === _errs30)
                                            if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                                              let missing1;
                                              if (data16.id === void 0 && (missing1 = "id") || data16.purpose === void 0 && (missing1 = "purpose") || data16.dimensions === void 0 && (missing1 = "dimensions"))
                                                return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1, schemaPath: "#/properties/assessments/items/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                                              {
                                                let _errs32 = errors;
                                                for (let key2 in data16)
                                                  if (!(key2 === "id" || key2 === "purpose" || key2 === "dimensions")) {
                                                    return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1, schemaPath: "#/properties/assessments/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } }], !1;
                                                    break;
                                                  }
                                                if (_errs32 === errors) {
                                                  if (data16.id !== void 0) {
                                                    let data17 = data16.id, _errs33 = errors;
                                                    if (errors === _errs33)
                                                      if (typeof data17 == "string") {
                                                        if (func3(data17) < 1)
                                                          return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/id", schemaPath: "#/properties/assessments/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                      } else
                                                        return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/id", schemaPath: "#/properties/assessments/items/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid4 = _errs33 === errors;
                                                  } else
                                                    var valid4 = !0;
                                                  if (valid4) {
                                                    if (data16.purpose !== void 0) {
                                                      let data18 = data16.purpose, _errs35 = errors;
                                                      if (errors === _errs35)
                                                        if (typeof data18 == "string") {
                                                          if (func3(data18) < 1)
                                                            return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/purpose", schemaPath: "#/properties/assessments/items/properties/purpose/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                        } else
                                                          return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/purpose", schemaPath: "#/properties/assessments/items/properties/purpose/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid4 = _errs35 === errors;
                                                    } else
                                                      var valid4 = !0;
                                                    if (valid4)
                                                      if (data16.dimensions !== void 0) {
                                                        let data19 = data16.dimensions, _errs37 = errors;
                                                        if (errors === _errs37)
                                                          if (Array.isArray(data19)) {
                                                            if (data19.length < 1)
                                                              return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/dimensions", schemaPath: "#/properties/assessments/items/properties/dimensions/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                            {
                                                              var valid5 = !0;
                                                              let len2 = data19.length;
                                                              for (let i2 = 0; i2 < len2; i2++) {
                                                                let data20 = data19[i2], _errs39 = errors;
                                                                if (errors === _errs39)
                                                                  if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                                                                    let missing2;
                                                                    if (data20.id === void 0 && (missing2 = "id") || data20.purpose === void 0 && (missing2 = "purpose") || data20.levels === void 0 && (missing2 = "levels"))
                                                                      return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/dimensions/" + i2, schemaPath: "#/properties/assessments/items/properties/dimensions/items/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                                                                    {
                                                                      let _errs41 = errors;
                                                                      for (let key3 in data20)
                                                                        if (!(key3 === "id" || key3 === "purpose" || key3 === "levels" || key3 === "required")) {
                                                                          return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/dimensions/" + i2, schemaPath: "#/properties/assessments/items/properties/dimensions/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } }], !1;
                                                                          break;
                                                                        }
                                                                      if (_errs41 === errors) {
                                                                        if (data20.id !== void 0) {
                                                                          let data21 = data20.id, _errs42 = errors;
                                                                          if (errors === _errs42)
                                                                            if (typeof data21 == "string") {
                                                                              if (func3(data21) < 1)
                                                                                return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/dimensions/" + i2 + "/id", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                            } else
                                                                              return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/dimensions/" + i2 + "/id", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid6 = _errs42 === errors;
                                                                        } else
                                                                          var valid6 = !0;
                                                                        if (valid6) {
                                                                          if (data20.purpose !== void 0) {
                                                                            let data22 = data20.purpose, _errs44 = errors;
                                                                            if (errors === _errs44)
                                                                              if (typeof data22 == "string") {
                                                                                if (func3(data22) < 1)
                                                                                  return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/dimensions/" + i2 + "/purpose", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/purpose/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                              } else
                                                                                return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/dimensions/" + i2 + "/purpose", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/purpose/type", keyword: "type", params: { type: "string" } }], !1;
                                                                            var valid6 = _errs44 === errors;
                                                                          } else
                                                                            var valid6 = !0;
                                                                          if (valid6) {
                                                                            if (data20.levels !== void 0) {
                                                                              let data23 = data20.levels, _errs46 = errors;
                                                                              if (errors === _errs46)
                                                                                if (Array.isArray(data23)) {
                                                                                  if (data23.length < 2)
                                                                                    return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/dimensions/" + i2 + "/levels", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/levels/minItems", keyword: "minItems", params: { limit: 2 } }], !1;
                                                                                  {
                                                                                    var valid7 = !0;
                                                                                    let len3 = data23.length;
                                                                                    for (let i3 = 0; i3 < len3; i3++) {
                                                                                      let data24 = data23[i3], _errs48 = errors;
                                                                                      if (errors === _errs48)
                                                                                        if (typeof data24 == "string") {
                                                                                          if (func3(data24) < 1)
                                                                                            return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/dimensions/" + i2 + "/levels/" + i3, schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/levels/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                        } else
                                                                                          return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/dimensions/" + i2 + "/levels/" + i3, schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/levels/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                      var valid7 = _errs48 === errors;
                                                                                      if (!valid7)
                                                                                        break;
                                                                                    }
                                                                                  }
                                                                                } else
                                                                                  return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/dimensions/" + i2 + "/levels", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/levels/type", keyword: "type", params: { type: "array" } }], !1;
                                                                              var valid6 = _errs46 === errors;
                                                                            } else
                                                                              var valid6 = !0;
                                                                            if (valid6)
                                                                              if (data20.required !== void 0) {
                                                                                let _errs50 = errors;
                                                                                if (typeof data20.required != "boolean")
                                                                                  return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/dimensions/" + i2 + "/required", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/required/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                                                var valid6 = _errs50 === errors;
                                                                              } else
                                                                                var valid6 = !0;
                                                                          }
                                                                        }
                                                                      }
                                                                    }
                                                                  } else
                                                                    return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/dimensions/" + i2, schemaPath: "#/properties/assessments/items/properties/dimensions/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                var valid5 = _errs39 === errors;
                                                                if (!valid5)
                                                                  break;
                                                              }
                                                            }
                                                          } else
                                                            return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/dimensions", schemaPath: "#/properties/assessments/items/properties/dimensions/type", keyword: "type", params: { type: "array" } }], !1;
                                                        var valid4 = _errs37 === errors;
                                                      } else
                                                        var valid4 = !0;
                                                  }
                                                }
                                              }
                                            } else
                                              return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1, schemaPath: "#/properties/assessments/items/type", keyword: "type", params: { type: "object" } }], !1;
                                          var valid3 = _errs30 === errors;
                                          if (!valid3)
                                            break;
                                        }
                                      } else
                                        return validate21.errors = [{ instancePath: instancePath + "/assessments", schemaPath: "#/properties/assessments/type", keyword: "type", params: { type: "array" } }], !1;
                                    var valid0 = _errs28 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.extensionPoints !== void 0) {
                                      let data26 = data.extensionPoints, _errs52 = errors;
                                      if (errors === _errs52)
                                        if (Array.isArray(data26)) {
                                          var valid8 = !0;
                                          let len4 = data26.length;
                                          for (let i4 = 0; i4 < len4; i4++) {
                                            let data27 = data26[i4], _errs54 = errors;
                                            if (errors === _errs54)
                                              if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
                                                let missing3;
                                                if (data27.slotId === void 0 && (missing3 = "slotId") || data27.purpose === void 0 && (missing3 = "purpose") || data27.default === void 0 && (missing3 = "default"))
                                                  return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + i4, schemaPath: "#/properties/extensionPoints/items/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                                                {
                                                  let _errs56 = errors;
                                                  for (let key4 in data27)
                                                    if (!(key4 === "slotId" || key4 === "purpose" || key4 === "default" || key4 === "acceptedKinds")) {
                                                      return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + i4, schemaPath: "#/properties/extensionPoints/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } }], !1;
                                                      break;
                                                    }
                                                  if (_errs56 === errors) {
                                                    if (data27.slotId !== void 0) {
                                                      let data28 = data27.slotId, _errs57 = errors;
                                                      if (errors === _errs57)
                                                        if (typeof data28 == "string") {
                                                          if (func3(data28) < 1)
                                                            return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + i4 + "/slotId", schemaPath: "#/properties/extensionPoints/items/properties/slotId/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                        } else
                                                          return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + i4 + "/slotId", schemaPath: "#/properties/extensionPoints/items/properties/slotId/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid9 = _errs57 === errors;
                                                    } else
                                                      var valid9 = !0;
                                                    if (valid9) {
                                                      if (data27.purpose !== void 0) {
                                                        let data29 = data27.purpose, _errs59 = errors;
                                                        if (errors === _errs59)
                                                          if (typeof data29 == "string") {
                                                            if (func3(data29) < 1)
                                                              return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + i4 + "/purpose", schemaPath: "#/properties/extensionPoints/items/properties/purpose/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                          } else
                                                            return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + i4 + "/purpose", schemaPath: "#/properties/extensionPoints/items/properties/purpose/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid9 = _errs59 === errors;
                                                      } else
                                                        var valid9 = !0;
                                                      if (valid9) {
                                                        if (data27.default !== void 0) {
                                                          let data30 = data27.default, _errs61 = errors;
                                                          if (errors === _errs61)
                                                            if (typeof data30 == "string") {
                                                              if (func3(data30) < 1)
                                                                return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + i4 + "/default", schemaPath: "#/properties/extensionPoints/items/properties/default/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                            } else
                                                              return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + i4 + "/default", schemaPath: "#/properties/extensionPoints/items/properties/default/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid9 = _errs61 === errors;
                                                        } else
                                                          var valid9 = !0;
                                                        if (valid9)
                                                          if (data27.acceptedKinds !== void 0) {
                                                            let _errs63 = errors;
                                                            validate22(data27.acceptedKinds, { instancePath: instancePath + "/extensionPoints/" + i4 + "/acceptedKinds", parentData: data27, parentDataProperty: "acceptedKinds", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                                                            var valid9 = _errs63 === errors;
                                                          } else
                                                            var valid9 = !0;
                                                      }
                                                    }
                                                  }
                                                }
                                              } else
                                                return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + i4, schemaPath: "#/properties/extensionPoints/items/type", keyword: "type", params: { type: "object" } }], !1;
                                            var valid8 = _errs54 === errors;
                                            if (!valid8)
                                              break;
                                          }
                                        } else
                                          return validate21.errors = [{ instancePath: instancePath + "/extensionPoints", schemaPath: "#/properties/extensionPoints/type", keyword: "type", params: { type: "array" } }], !1;
                                      var valid0 = _errs52 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.references !== void 0) {
                                        let data32 = data.references, _errs64 = errors;
                                        if (errors === _errs64)
                                          if (Array.isArray(data32)) {
                                            var valid10 = !0;
                                            let len5 = data32.length;
                                            for (let i5 = 0; i5 < len5; i5++) {
                                              let data33 = data32[i5], _errs66 = errors;
                                              if (errors === _errs66)
                                                if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
                                                  let missing4;
                                                  if (data33.id === void 0 && (missing4 = "id") || data33.title === void 0 && (missing4 = "title") || data33.source === void 0 && (missing4 = "source") || data33.purpose === void 0 && (missing4 = "purpose"))
                                                    return validate21.errors = [{ instancePath: instancePath + "/references/" + i5, schemaPath: "#/properties/references/items/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                                                  {
                                                    let _errs68 = errors;
                                                    for (let key5 in data33)
                                                      if (!(key5 === "id" || key5 === "title" || key5 === "source" || key5 === "purpose" || key5 === "authoritative" || key5 === "resolveFrom")) {
                                                        return validate21.errors = [{ instancePath: instancePath + "/references/" + i5, schemaPath: "#/properties/references/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } }], !1;
                                                        break;
                                                      }
                                                    if (_errs68 === errors) {
                                                      if (data33.id !== void 0) {
                                                        let data34 = data33.id, _errs69 = errors;
                                                        if (errors === _errs69)
                                                          if (typeof data34 == "string") {
                                                            if (func3(data34) < 1)
                                                              return validate21.errors = [{ instancePath: instancePath + "/references/" + i5 + "/id", schemaPath: "#/properties/references/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                          } else
                                                            return validate21.errors = [{ instancePath: instancePath + "/references/" + i5 + "/id", schemaPath: "#/properties/references/items/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid11 = _errs69 === errors;
                                                      } else
                                                        var valid11 = !0;
                                                      if (valid11) {
                                                        if (data33.title !== void 0) {
                                                          let data35 = data33.title, _errs71 = errors;
                                                          if (errors === _errs71)
                                                            if (typeof data35 == "string") {
                                                              if (func3(data35) < 1)
                                                                return validate21.errors = [{ instancePath: instancePath + "/references/" + i5 + "/title", schemaPath: "#/properties/references/items/properties/title/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                            } else
                                                              return validate21.errors = [{ instancePath: instancePath + "/references/" + i5 + "/title", schemaPath: "#/properties/references/items/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid11 = _errs71 === errors;
                                                        } else
                                                          var valid11 = !0;
                                                        if (valid11) {
                                                          if (data33.source !== void 0) {
                                                            let data36 = data33.source, _errs73 = errors;
                                                            if (errors === _errs73)
                                                              if (typeof data36 == "string") {
                                                                if (func3(data36) < 1)
                                                                  return validate21.errors = [{ instancePath: instancePath + "/references/" + i5 + "/source", schemaPath: "#/properties/references/items/properties/source/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                              } else
                                                                return validate21.errors = [{ instancePath: instancePath + "/references/" + i5 + "/source", schemaPath: "#/properties/references/items/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                                                            var valid11 = _errs73 === errors;
                                                          } else
                                                            var valid11 = !0;
                                                          if (valid11) {
                                                            if (data33.purpose !== void 0) {
                                                              let data37 = data33.purpose, _errs75 = errors;
                                                              if (errors === _errs75)
                                                                if (typeof data37 == "string") {
                                                                  if (func3(data37) < 1)
                                                                    return validate21.errors = [{ instancePath: instancePath + "/references/" + i5 + "/purpose", schemaPath: "#/properties/references/items/properties/purpose/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                } else
                                                                  return validate21.errors = [{ instancePath: instancePath + "/references/" + i5 + "/purpose", schemaPath: "#/properties/references/items/properties/purpose/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid11 = _errs75 === errors;
                                                            } else
                                                              var valid11 = !0;
                                                            if (valid11) {
                                                              if (data33.authoritative !== void 0) {
                                                                let _errs77 = errors;
                                                                if (typeof data33.authoritative != "boolean")
                                                                  return validate21.errors = [{ instancePath: instancePath + "/references/" + i5 + "/authoritative", schemaPath: "#/properties/references/items/properties/authoritative/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                                var valid11 = _errs77 === errors;
                                                              } else
                                                                var valid11 = !0;
                                                              if (valid11)
                                                                if (data33.resolveFrom !== void 0) {
                                                                  let data39 = data33.resolveFrom, _errs79 = errors;
                                                                  if (typeof data39 != "string")
                                                                    return validate21.errors = [{ instancePath: instancePath + "/references/" + i5 + "/resolveFrom", schemaPath: "#/properties/references/items/properties/resolveFrom/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  if (!(data39 === "workspace" || data39 === "package"))
                                                                    return validate21.errors = [{ instancePath: instancePath + "/references/" + i5 + "/resolveFrom", schemaPath: "#/properties/references/items/properties/resolveFrom/enum", keyword: "enum", params: { allowedValues: schema6.properties.references.items.properties.resolveFrom.enum } }], !1;
                                                                  var valid11 = _errs79 === errors;
                                                                } else
                                                                  var valid11 = !0;
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                } else
                                                  return validate21.errors = [{ instancePath: instancePath + "/references/" + i5, schemaPath: "#/properties/references/items/type", keyword: "type", params: { type: "object" } }], !1;
                                              var valid10 = _errs66 === errors;
                                              if (!valid10)
                                                break;
                                            }
                                          } else
                                            return validate21.errors = [{ instancePath: instancePath + "/references", schemaPath: "#/properties/references/type", keyword: "type", params: { type: "array" } }], !1;
                                        var valid0 = _errs64 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.about !== void 0) {
                                          let data40 = data.about, _errs81 = errors;
                                          if (errors === _errs81)
                                            if (typeof data40 == "string") {
                                              if (func3(data40) < 1)
                                                return validate21.errors = [{ instancePath: instancePath + "/about", schemaPath: "#/properties/about/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                            } else
                                              return validate21.errors = [{ instancePath: instancePath + "/about", schemaPath: "#/properties/about/type", keyword: "type", params: { type: "string" } }], !1;
                                          var valid0 = _errs81 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.examples !== void 0) {
                                            let _errs83 = errors;
                                            validate22(data.examples, { instancePath: instancePath + "/examples", parentData: data, parentDataProperty: "examples", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                                            var valid0 = _errs83 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.metricsProfile !== void 0) {
                                              let data42 = data.metricsProfile, _errs84 = errors;
                                              if (errors === _errs84)
                                                if (typeof data42 == "string") {
                                                  if (func3(data42) < 1)
                                                    return validate21.errors = [{ instancePath: instancePath + "/metricsProfile", schemaPath: "#/properties/metricsProfile/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                } else
                                                  return validate21.errors = [{ instancePath: instancePath + "/metricsProfile", schemaPath: "#/properties/metricsProfile/type", keyword: "type", params: { type: "string" } }], !1;
                                              var valid0 = _errs84 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.validatedAgainstSpecVersion !== void 0) {
                                                let data43 = data.validatedAgainstSpecVersion, _errs86 = errors;
                                                if (!(typeof data43 == "number" && !(data43 % 1) && !isNaN(data43) && isFinite(data43)))
                                                  return validate21.errors = [{ instancePath: instancePath + "/validatedAgainstSpecVersion", schemaPath: "#/properties/validatedAgainstSpecVersion/type", keyword: "type", params: { type: "integer" } }], !1;
                                                var valid0 = _errs86 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0)
                                                if (data.steps !== void 0) {
                                                  let data44 = data.steps, _errs88 = errors;
                                                  if (errors === _errs88)
                                                    if (Array.isArray(data44)) {
                                                      if (data44.length < 1)
                                                        return validate21.errors = [{ instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                      {
                                                        var valid12 = !0;
                                                        let len6 = data44.length;
                                                        for (let i6 = 0; i6 < len6; i6++) {
                                                          let _errs90 = errors;
                                                          validate31(data44[i6], { instancePath: instancePath + "/steps/" + i6, parentData: data44, parentDataProperty: i6, rootData }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
                                                          var valid12 = _errs90 === errors;
                                                          if (!valid12)
                                                            break;
                                                        }
                                                      }
                                                    } else
                                                      return validate21.errors = [{ instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "array" } }], !1;
                                                  var valid0 = _errs88 === errors;
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
      return validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate21.errors = vErrors, errors === 0;
}
var problemsOfLegacyWorkflow = (value) => find(value) ? [] : find.errors;
export {
  problemsOfLegacyWorkflow
};
