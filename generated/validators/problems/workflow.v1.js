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
var find = validate21, schema6 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Workflow source", type: "object", properties: { $schema: { type: "string" }, id: { type: "string", minLength: 1 }, kind: { type: "string", enum: ["workflow", "routine"] }, name: { type: "string", minLength: 1 }, description: { type: "string", minLength: 1 }, version: { type: "string", pattern: "^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$" }, tags: { type: "array", items: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" } }, aliases: { type: "array", items: { type: "string", minLength: 1 } }, agentRole: { type: "string", minLength: 1 }, recommendations: { type: "object", properties: { autonomy: { type: "string", enum: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"] }, riskPolicy: { type: "string", enum: ["conservative", "balanced", "aggressive"] } }, additionalProperties: !1 }, capabilities: { type: "object", properties: { delegation: { type: "string", enum: ["required", "preferred", "disabled"] }, web_browsing: { type: "string", enum: ["required", "preferred", "disabled"] } }, additionalProperties: !1 }, features: { type: "array", items: { anyOf: [{ type: "string", minLength: 1 }, { type: "object", properties: { id: { type: "string", minLength: 1 }, config: { type: "object", additionalProperties: {} } }, required: ["id"], additionalProperties: !1 }] } }, references: { type: "array", items: { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, title: { type: "string", minLength: 1 }, source: { type: "string", minLength: 1 }, purpose: { type: "string", minLength: 1 }, authoritative: { type: "boolean" }, resolveFrom: { type: "string", enum: ["workspace", "package"] } }, required: ["id", "title", "source", "purpose"], additionalProperties: !1 } }, inputs: { type: "array", items: { type: "object", properties: { key: { type: "string", minLength: 1 }, kind: { type: "string", enum: ["string", "number", "boolean", "enum", "list"] }, values: { type: "array", items: { type: "string", minLength: 1 }, minItems: 1 }, required: { type: "boolean" }, coerce: { type: "boolean" }, sensitive: { type: "boolean" }, description: { type: "string", minLength: 1 } }, required: ["key", "kind"], additionalProperties: !1 } }, conditions: { type: "array", items: { $ref: "#/definitions/Condition" } }, functionDefinitions: { $ref: "#/definitions/part2" }, assessments: { type: "array", items: { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, purpose: { type: "string", minLength: 1 }, dimensions: { type: "array", items: { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, purpose: { type: "string", minLength: 1 }, levels: { type: "array", items: { type: "string", minLength: 1 }, minItems: 2 }, required: { type: "boolean" } }, required: ["id", "purpose", "levels"], additionalProperties: !1 }, minItems: 1 } }, required: ["id", "purpose", "dimensions"], additionalProperties: !1 } }, guidance: { type: "array", items: { type: "string", minLength: 1 } }, extensionPoints: { type: "object", additionalProperties: { type: "object", properties: { purpose: { type: "string", minLength: 1 }, defaultBinding: { type: "string", minLength: 1 }, acceptedKinds: { type: "array", items: { type: "string", enum: ["workflow", "routine"] }, minItems: 1 }, inputContract: { type: "object", properties: { requiredContext: { type: "array", items: { type: "string", minLength: 1 } }, optionalContext: { type: "array", items: { type: "string", minLength: 1 } } }, additionalProperties: !1 }, outputContract: { type: "object", properties: { requiredArtifacts: { type: "array", items: { type: "string", minLength: 1 } } }, additionalProperties: !1 } }, required: ["purpose", "defaultBinding"], additionalProperties: !1 } }, extensionContract: { type: "object", properties: { accepts: { type: "array", items: { type: "string", minLength: 1 } }, produces: { type: "array", items: { type: "string", minLength: 1 } } }, required: ["accepts", "produces"], additionalProperties: !1 }, steps: { type: "array", items: { $ref: "#/definitions/Step" }, minItems: 1 }, metadata: { type: "object", additionalProperties: {} }, lintIgnore: { type: "array", items: { type: "object", properties: { rule: { type: "string", minLength: 1 }, step: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, reason: { type: "string", minLength: 1 } }, required: ["rule", "reason"], additionalProperties: !1 } } }, required: ["id", "name", "description", "version", "steps"], additionalProperties: !1, definitions: { Condition: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "always_true" } }, required: ["id", "kind"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "always_false" } }, required: ["id", "kind"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "loop_control" }, continueWhen: { type: "string", const: "continue" } }, required: ["id", "kind"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_equals" }, key: { type: "string", minLength: 1 }, value: { type: ["string", "number", "boolean"] } }, required: ["id", "kind", "key", "value"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_in" }, key: { type: "string", minLength: 1 }, values: { type: "array", items: { type: ["string", "number", "boolean"] }, minItems: 1 } }, required: ["id", "kind", "key", "values"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_at_least" }, key: { type: "string", minLength: 1 }, value: { type: "number" } }, required: ["id", "kind", "key", "value"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_at_most" }, key: { type: "string", minLength: 1 }, value: { type: "number" } }, required: ["id", "kind", "key", "value"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_contains" }, key: { type: "string", minLength: 1 }, value: { type: ["string", "number", "boolean"] } }, required: ["id", "kind", "key", "value"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_present" }, key: { type: "string", minLength: 1 } }, required: ["id", "kind", "key"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "all" }, of: { type: "array", items: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, minItems: 1 } }, required: ["id", "kind", "of"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "any" }, of: { type: "array", items: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, minItems: 1 } }, required: ["id", "kind", "of"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "not" }, of: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" } }, required: ["id", "kind", "of"], additionalProperties: !1 }] }, Step: { type: "object", if: { required: ["type"] }, then: { $ref: "#/definitions/part1" }, else: { $ref: "#/definitions/part3" } }, ValidationCriteria: { anyOf: [{ type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ type: "object", properties: { type: { type: "string", const: "contains" }, value: { type: "string", minLength: 1 }, message: { type: "string", minLength: 1 } }, required: ["type", "value"], additionalProperties: !1 }, { type: "object", properties: { type: { type: "string", const: "regex" }, pattern: { type: "string", minLength: 1 }, flags: { type: "string" }, message: { type: "string", minLength: 1 } }, required: ["type", "pattern"], additionalProperties: !1 }, { type: "object", properties: { type: { type: "string", const: "length" }, min: { type: "integer", minimum: 0 }, max: { type: "integer", exclusiveMinimum: 0 }, message: { type: "string", minLength: 1 } }, required: ["type"], additionalProperties: !1 }] }, { type: "object", properties: { and: { type: "array", items: { $ref: "#/definitions/ValidationCriteria" }, minItems: 1 } }, required: ["and"], additionalProperties: !1 }, { type: "object", properties: { or: { type: "array", items: { $ref: "#/definitions/ValidationCriteria" }, minItems: 1 } }, required: ["or"], additionalProperties: !1 }, { type: "object", properties: { not: { $ref: "#/definitions/ValidationCriteria" } }, required: ["not"], additionalProperties: !1 }] }, part2: { type: "array", items: { type: "object", properties: { name: { type: "string", minLength: 1 }, scope: { type: "string", enum: ["workflow", "loop", "step"] }, definition: { type: "string", minLength: 1 } }, required: ["name", "definition"], additionalProperties: !1 } }, part1: { type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ type: "object", properties: { type: { type: "string", const: "template_call" }, id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, title: { type: "string", minLength: 1 }, templateId: { type: "string", minLength: 1 }, args: { type: "object", additionalProperties: {} }, when: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, requireConfirmation: { type: "boolean" }, notes: { type: "string", enum: ["required", "optional"] } }, required: ["type", "templateId"], additionalProperties: !1 }, { type: "object", properties: { loopId: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, title: { type: "string", minLength: 1 }, maxIterations: { type: "integer", exclusiveMinimum: 0 }, functionDefinitions: { $ref: "#/definitions/part2" }, when: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, type: { type: "string", const: "loop" }, while: { type: "object", properties: { kind: { type: "string", const: "condition_ref" }, conditionId: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "conditionId"], additionalProperties: !1 }, body: { type: "array", items: { $ref: "#/definitions/Step" }, minItems: 1 } }, required: ["loopId", "title", "maxIterations", "type", "while", "body"], additionalProperties: !1 }, { type: "object", properties: { loopId: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, title: { type: "string", minLength: 1 }, maxIterations: { type: "integer", exclusiveMinimum: 0 }, functionDefinitions: { $ref: "#/definitions/part2" }, when: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, type: { type: "string", const: "for_each" }, items: { type: "string", minLength: 1 }, body: { type: "array", items: { $ref: "#/definitions/Step" }, minItems: 1 } }, required: ["loopId", "title", "maxIterations", "type", "items", "body"], additionalProperties: !1 }] }, part4: { anyOf: [{ type: "string", minLength: 1 }, { type: "object", properties: { kind: { type: "string", const: "ref" }, refId: { type: "string", minLength: 1 } }, required: ["kind", "refId"], additionalProperties: !1 }] }, part5: { type: "array", items: { $ref: "#/definitions/part4" }, minItems: 1 }, part3: { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, title: { type: "string", minLength: 1 }, prompt: { type: "string", minLength: 1 }, promptBlocks: { type: "object", properties: { goal: { anyOf: [{ $ref: "#/definitions/part4" }, { $ref: "#/definitions/part5" }] }, constraints: { $ref: "#/definitions/part5" }, procedure: { $ref: "#/definitions/part5" }, outputRequired: { type: "object", additionalProperties: { type: "string", minLength: 1 } }, verify: { $ref: "#/definitions/part5" } }, additionalProperties: !1 }, agentRole: { type: "string", minLength: 1 }, requireConfirmation: { type: "boolean" }, notes: { type: "string", enum: ["required", "optional"] }, when: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, functionReferences: { type: "array", items: { type: "string", minLength: 1 } }, functionDefinitions: { $ref: "#/definitions/part2" }, userDependencies: { type: "array", items: { type: "object", properties: { reason: { type: "string", enum: ["needs_user_secret_or_token", "needs_user_account_access", "needs_user_artifact", "needs_user_choice", "needs_user_approval", "needs_user_environment_action"] }, choiceKind: { type: "string", enum: ["preference_tradeoff", "scope_boundary", "irreversible_action", "external_side_effect", "policy_or_compliance"] }, contextKey: { type: "string", minLength: 1 }, message: { type: "string", minLength: 1 } }, required: ["reason", "message"], additionalProperties: !1 } }, output: { type: "object", properties: { contractRef: { type: "string", minLength: 1 }, required: { type: "boolean" }, hints: { type: "object", additionalProperties: { type: "string", minLength: 1 } } }, additionalProperties: !1 }, outputContract: { type: "object", properties: { contractRef: { type: "string", minLength: 1 }, required: { type: "boolean" } }, required: ["contractRef"], additionalProperties: !1 }, validationCriteria: { $ref: "#/definitions/ValidationCriteria" }, assessmentRefs: { type: "array", items: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, minItems: 1 }, assessmentConsequences: { type: "array", items: { type: "object", properties: { anyEqualsLevel: { type: "string", minLength: 1 }, forAssessment: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, guidance: { type: "string", minLength: 1 } }, required: ["anyEqualsLevel", "guidance"], additionalProperties: !1 }, minItems: 1 } }, required: ["id", "title"], additionalProperties: !1 } } }, func2 = Object.prototype.hasOwnProperty, func3 = require_ucs2length().default, pattern0 = new RegExp("^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$", "u"), pattern1 = new RegExp("^[a-z0-9_-]+$", "u"), schema7 = { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "always_true" } }, required: ["id", "kind"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "always_false" } }, required: ["id", "kind"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "loop_control" }, continueWhen: { type: "string", const: "continue" } }, required: ["id", "kind"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_equals" }, key: { type: "string", minLength: 1 }, value: { type: ["string", "number", "boolean"] } }, required: ["id", "kind", "key", "value"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_in" }, key: { type: "string", minLength: 1 }, values: { type: "array", items: { type: ["string", "number", "boolean"] }, minItems: 1 } }, required: ["id", "kind", "key", "values"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_at_least" }, key: { type: "string", minLength: 1 }, value: { type: "number" } }, required: ["id", "kind", "key", "value"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_at_most" }, key: { type: "string", minLength: 1 }, value: { type: "number" } }, required: ["id", "kind", "key", "value"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_contains" }, key: { type: "string", minLength: 1 }, value: { type: ["string", "number", "boolean"] } }, required: ["id", "kind", "key", "value"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_present" }, key: { type: "string", minLength: 1 } }, required: ["id", "kind", "key"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "all" }, of: { type: "array", items: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, minItems: 1 } }, required: ["id", "kind", "of"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "any" }, of: { type: "array", items: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, minItems: 1 } }, required: ["id", "kind", "of"], additionalProperties: !1 }, { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "not" }, of: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" } }, required: ["id", "kind", "of"], additionalProperties: !1 }] };
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind"))
        return validate22.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let tag0 = data.kind;
        if (typeof tag0 == "string")
          if (tag0 === "always_true") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.id === void 0 && (missing1 = "id") || data.kind === void 0 && (missing1 = "kind"))
                  return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                {
                  let _errs4 = errors;
                  for (let key0 in data)
                    if (!(key0 === "id" || key0 === "kind")) {
                      return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
                      break;
                    }
                  if (_errs4 === errors) {
                    if (data.id !== void 0) {
                      let data0 = data.id, _errs5 = errors;
                      if (errors === _errs5)
                        if (typeof data0 == "string") {
                          if (func3(data0) < 1)
                            return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/0/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                          if (!pattern1.test(data0))
                            return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/0/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/0/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid2 = _errs5 === errors;
                    } else
                      var valid2 = !0;
                    if (valid2)
                      if (data.kind !== void 0) {
                        let data1 = data.kind, _errs7 = errors;
                        if (typeof data1 != "string")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data1 !== "always_true")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "always_true" } }], !1;
                        var valid2 = _errs7 === errors;
                      } else
                        var valid2 = !0;
                  }
                }
              } else
                return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "always_false") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.id === void 0 && (missing2 = "id") || data.kind === void 0 && (missing2 = "kind"))
                  return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                {
                  let _errs11 = errors;
                  for (let key1 in data)
                    if (!(key1 === "id" || key1 === "kind")) {
                      return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                      break;
                    }
                  if (_errs11 === errors) {
                    if (data.id !== void 0) {
                      let data2 = data.id, _errs12 = errors;
                      if (errors === _errs12)
                        if (typeof data2 == "string") {
                          if (func3(data2) < 1)
                            return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/1/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                          if (!pattern1.test(data2))
                            return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/1/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/1/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid4 = _errs12 === errors;
                    } else
                      var valid4 = !0;
                    if (valid4)
                      if (data.kind !== void 0) {
                        let data3 = data.kind, _errs14 = errors;
                        if (typeof data3 != "string")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data3 !== "always_false")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "always_false" } }], !1;
                        var valid4 = _errs14 === errors;
                      } else
                        var valid4 = !0;
                  }
                }
              } else
                return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "loop_control") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing3;
                if (data.id === void 0 && (missing3 = "id") || data.kind === void 0 && (missing3 = "kind"))
                  return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                {
                  let _errs18 = errors;
                  for (let key2 in data)
                    if (!(key2 === "id" || key2 === "kind" || key2 === "continueWhen")) {
                      return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } }], !1;
                      break;
                    }
                  if (_errs18 === errors) {
                    if (data.id !== void 0) {
                      let data4 = data.id, _errs19 = errors;
                      if (errors === _errs19)
                        if (typeof data4 == "string") {
                          if (func3(data4) < 1)
                            return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/2/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                          if (!pattern1.test(data4))
                            return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/2/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/2/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid6 = _errs19 === errors;
                    } else
                      var valid6 = !0;
                    if (valid6) {
                      if (data.kind !== void 0) {
                        let data5 = data.kind, _errs21 = errors;
                        if (typeof data5 != "string")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data5 !== "loop_control")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "loop_control" } }], !1;
                        var valid6 = _errs21 === errors;
                      } else
                        var valid6 = !0;
                      if (valid6)
                        if (data.continueWhen !== void 0) {
                          let data6 = data.continueWhen, _errs23 = errors;
                          if (typeof data6 != "string")
                            return validate22.errors = [{ instancePath: instancePath + "/continueWhen", schemaPath: "#/oneOf/2/properties/continueWhen/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data6 !== "continue")
                            return validate22.errors = [{ instancePath: instancePath + "/continueWhen", schemaPath: "#/oneOf/2/properties/continueWhen/const", keyword: "const", params: { allowedValue: "continue" } }], !1;
                          var valid6 = _errs23 === errors;
                        } else
                          var valid6 = !0;
                    }
                  }
                }
              } else
                return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "context_equals") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing4;
                if (data.id === void 0 && (missing4 = "id") || data.kind === void 0 && (missing4 = "kind") || data.key === void 0 && (missing4 = "key") || data.value === void 0 && (missing4 = "value"))
                  return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                {
                  let _errs27 = errors;
                  for (let key3 in data)
                    if (!(key3 === "id" || key3 === "kind" || key3 === "key" || key3 === "value")) {
                      return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } }], !1;
                      break;
                    }
                  if (_errs27 === errors) {
                    if (data.id !== void 0) {
                      let data7 = data.id, _errs28 = errors;
                      if (errors === _errs28)
                        if (typeof data7 == "string") {
                          if (func3(data7) < 1)
                            return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/3/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                          if (!pattern1.test(data7))
                            return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/3/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/3/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid8 = _errs28 === errors;
                    } else
                      var valid8 = !0;
                    if (valid8) {
                      if (data.kind !== void 0) {
                        let data8 = data.kind, _errs30 = errors;
                        if (typeof data8 != "string")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data8 !== "context_equals")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "context_equals" } }], !1;
                        var valid8 = _errs30 === errors;
                      } else
                        var valid8 = !0;
                      if (valid8) {
                        if (data.key !== void 0) {
                          let data9 = data.key, _errs32 = errors;
                          if (errors === _errs32)
                            if (typeof data9 == "string") {
                              if (func3(data9) < 1)
                                return validate22.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/oneOf/3/properties/key/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                            } else
                              return validate22.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/oneOf/3/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid8 = _errs32 === errors;
                        } else
                          var valid8 = !0;
                        if (valid8)
                          if (data.value !== void 0) {
                            let data10 = data.value, _errs34 = errors;
                            if (typeof data10 != "string" && !(typeof data10 == "number" && isFinite(data10)) && typeof data10 != "boolean")
                              return validate22.errors = [{ instancePath: instancePath + "/value", schemaPath: "#/oneOf/3/properties/value/type", keyword: "type", params: { type: schema7.oneOf[3].properties.value.type } }], !1;
                            var valid8 = _errs34 === errors;
                          } else
                            var valid8 = !0;
                      }
                    }
                  }
                }
              } else
                return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/3/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "context_in") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing5;
                if (data.id === void 0 && (missing5 = "id") || data.kind === void 0 && (missing5 = "kind") || data.key === void 0 && (missing5 = "key") || data.values === void 0 && (missing5 = "values"))
                  return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: missing5 } }], !1;
                {
                  let _errs38 = errors;
                  for (let key4 in data)
                    if (!(key4 === "id" || key4 === "kind" || key4 === "key" || key4 === "values")) {
                      return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } }], !1;
                      break;
                    }
                  if (_errs38 === errors) {
                    if (data.id !== void 0) {
                      let data11 = data.id, _errs39 = errors;
                      if (errors === _errs39)
                        if (typeof data11 == "string") {
                          if (func3(data11) < 1)
                            return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/4/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                          if (!pattern1.test(data11))
                            return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/4/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/4/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid10 = _errs39 === errors;
                    } else
                      var valid10 = !0;
                    if (valid10) {
                      if (data.kind !== void 0) {
                        let data12 = data.kind, _errs41 = errors;
                        if (typeof data12 != "string")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data12 !== "context_in")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "context_in" } }], !1;
                        var valid10 = _errs41 === errors;
                      } else
                        var valid10 = !0;
                      if (valid10) {
                        if (data.key !== void 0) {
                          let data13 = data.key, _errs43 = errors;
                          if (errors === _errs43)
                            if (typeof data13 == "string") {
                              if (func3(data13) < 1)
                                return validate22.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/oneOf/4/properties/key/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                            } else
                              return validate22.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/oneOf/4/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid10 = _errs43 === errors;
                        } else
                          var valid10 = !0;
                        if (valid10)
                          if (data.values !== void 0) {
                            let data14 = data.values, _errs45 = errors;
                            if (errors === _errs45)
                              if (Array.isArray(data14)) {
                                if (data14.length < 1)
                                  return validate22.errors = [{ instancePath: instancePath + "/values", schemaPath: "#/oneOf/4/properties/values/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                {
                                  var valid11 = !0;
                                  let len0 = data14.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    let data15 = data14[i0], _errs47 = errors;
                                    if (typeof data15 != "string" && !(typeof data15 == "number" && isFinite(data15)) && typeof data15 != "boolean")
                                      return validate22.errors = [{ instancePath: instancePath + "/values/" + i0, schemaPath: "#/oneOf/4/properties/values/items/type", keyword: "type", params: { type: schema7.oneOf[4].properties.values.items.type } }], !1;
                                    var valid11 = _errs47 === errors;
                                    if (!valid11)
                                      break;
                                  }
                                }
                              } else
                                return validate22.errors = [{ instancePath: instancePath + "/values", schemaPath: "#/oneOf/4/properties/values/type", keyword: "type", params: { type: "array" } }], !1;
                            var valid10 = _errs45 === errors;
                          } else
                            var valid10 = !0;
                      }
                    }
                  }
                }
              } else
                return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/4/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "context_at_least") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing6;
                if (data.id === void 0 && (missing6 = "id") || data.kind === void 0 && (missing6 = "kind") || data.key === void 0 && (missing6 = "key") || data.value === void 0 && (missing6 = "value"))
                  return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: missing6 } }], !1;
                {
                  let _errs51 = errors;
                  for (let key5 in data)
                    if (!(key5 === "id" || key5 === "kind" || key5 === "key" || key5 === "value")) {
                      return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/5/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } }], !1;
                      break;
                    }
                  if (_errs51 === errors) {
                    if (data.id !== void 0) {
                      let data16 = data.id, _errs52 = errors;
                      if (errors === _errs52)
                        if (typeof data16 == "string") {
                          if (func3(data16) < 1)
                            return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/5/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                          if (!pattern1.test(data16))
                            return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/5/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/5/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid13 = _errs52 === errors;
                    } else
                      var valid13 = !0;
                    if (valid13) {
                      if (data.kind !== void 0) {
                        let data17 = data.kind, _errs54 = errors;
                        if (typeof data17 != "string")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data17 !== "context_at_least")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/const", keyword: "const", params: { allowedValue: "context_at_least" } }], !1;
                        var valid13 = _errs54 === errors;
                      } else
                        var valid13 = !0;
                      if (valid13) {
                        if (data.key !== void 0) {
                          let data18 = data.key, _errs56 = errors;
                          if (errors === _errs56)
                            if (typeof data18 == "string") {
                              if (func3(data18) < 1)
                                return validate22.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/oneOf/5/properties/key/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                            } else
                              return validate22.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/oneOf/5/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid13 = _errs56 === errors;
                        } else
                          var valid13 = !0;
                        if (valid13)
                          if (data.value !== void 0) {
                            let data19 = data.value, _errs58 = errors;
                            if (!(typeof data19 == "number" && isFinite(data19)))
                              return validate22.errors = [{ instancePath: instancePath + "/value", schemaPath: "#/oneOf/5/properties/value/type", keyword: "type", params: { type: "number" } }], !1;
                            var valid13 = _errs58 === errors;
                          } else
                            var valid13 = !0;
                      }
                    }
                  }
                }
              } else
                return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/5/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "context_at_most") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing7;
                if (data.id === void 0 && (missing7 = "id") || data.kind === void 0 && (missing7 = "kind") || data.key === void 0 && (missing7 = "key") || data.value === void 0 && (missing7 = "value"))
                  return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: missing7 } }], !1;
                {
                  let _errs62 = errors;
                  for (let key6 in data)
                    if (!(key6 === "id" || key6 === "kind" || key6 === "key" || key6 === "value")) {
                      return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/6/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 } }], !1;
                      break;
                    }
                  if (_errs62 === errors) {
                    if (data.id !== void 0) {
                      let data20 = data.id, _errs63 = errors;
                      if (errors === _errs63)
                        if (typeof data20 == "string") {
                          if (func3(data20) < 1)
                            return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/6/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                          if (!pattern1.test(data20))
                            return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/6/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/6/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid15 = _errs63 === errors;
                    } else
                      var valid15 = !0;
                    if (valid15) {
                      if (data.kind !== void 0) {
                        let data21 = data.kind, _errs65 = errors;
                        if (typeof data21 != "string")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/6/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data21 !== "context_at_most")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/6/properties/kind/const", keyword: "const", params: { allowedValue: "context_at_most" } }], !1;
                        var valid15 = _errs65 === errors;
                      } else
                        var valid15 = !0;
                      if (valid15) {
                        if (data.key !== void 0) {
                          let data22 = data.key, _errs67 = errors;
                          if (errors === _errs67)
                            if (typeof data22 == "string") {
                              if (func3(data22) < 1)
                                return validate22.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/oneOf/6/properties/key/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                            } else
                              return validate22.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/oneOf/6/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid15 = _errs67 === errors;
                        } else
                          var valid15 = !0;
                        if (valid15)
                          if (data.value !== void 0) {
                            let data23 = data.value, _errs69 = errors;
                            if (!(typeof data23 == "number" && isFinite(data23)))
                              return validate22.errors = [{ instancePath: instancePath + "/value", schemaPath: "#/oneOf/6/properties/value/type", keyword: "type", params: { type: "number" } }], !1;
                            var valid15 = _errs69 === errors;
                          } else
                            var valid15 = !0;
                      }
                    }
                  }
                }
              } else
                return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/6/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "context_contains") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing8;
                if (data.id === void 0 && (missing8 = "id") || data.kind === void 0 && (missing8 = "kind") || data.key === void 0 && (missing8 = "key") || data.value === void 0 && (missing8 = "value"))
                  return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: missing8 } }], !1;
                {
                  let _errs73 = errors;
                  for (let key7 in data)
                    if (!(key7 === "id" || key7 === "kind" || key7 === "key" || key7 === "value")) {
                      return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/7/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 } }], !1;
                      break;
                    }
                  if (_errs73 === errors) {
                    if (data.id !== void 0) {
                      let data24 = data.id, _errs74 = errors;
                      if (errors === _errs74)
                        if (typeof data24 == "string") {
                          if (func3(data24) < 1)
                            return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/7/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                          if (!pattern1.test(data24))
                            return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/7/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/7/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid17 = _errs74 === errors;
                    } else
                      var valid17 = !0;
                    if (valid17) {
                      if (data.kind !== void 0) {
                        let data25 = data.kind, _errs76 = errors;
                        if (typeof data25 != "string")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/7/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data25 !== "context_contains")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/7/properties/kind/const", keyword: "const", params: { allowedValue: "context_contains" } }], !1;
                        var valid17 = _errs76 === errors;
                      } else
                        var valid17 = !0;
                      if (valid17) {
                        if (data.key !== void 0) {
                          let data26 = data.key, _errs78 = errors;
                          if (errors === _errs78)
                            if (typeof data26 == "string") {
                              if (func3(data26) < 1)
                                return validate22.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/oneOf/7/properties/key/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                            } else
                              return validate22.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/oneOf/7/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid17 = _errs78 === errors;
                        } else
                          var valid17 = !0;
                        if (valid17)
                          if (data.value !== void 0) {
                            let data27 = data.value, _errs80 = errors;
                            if (typeof data27 != "string" && !(typeof data27 == "number" && isFinite(data27)) && typeof data27 != "boolean")
                              return validate22.errors = [{ instancePath: instancePath + "/value", schemaPath: "#/oneOf/7/properties/value/type", keyword: "type", params: { type: schema7.oneOf[7].properties.value.type } }], !1;
                            var valid17 = _errs80 === errors;
                          } else
                            var valid17 = !0;
                      }
                    }
                  }
                }
              } else
                return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/7/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "context_present") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing9;
                if (data.id === void 0 && (missing9 = "id") || data.kind === void 0 && (missing9 = "kind") || data.key === void 0 && (missing9 = "key"))
                  return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: missing9 } }], !1;
                {
                  let _errs84 = errors;
                  for (let key8 in data)
                    if (!(key8 === "id" || key8 === "kind" || key8 === "key")) {
                      return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/8/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 } }], !1;
                      break;
                    }
                  if (_errs84 === errors) {
                    if (data.id !== void 0) {
                      let data28 = data.id, _errs85 = errors;
                      if (errors === _errs85)
                        if (typeof data28 == "string") {
                          if (func3(data28) < 1)
                            return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/8/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                          if (!pattern1.test(data28))
                            return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/8/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/8/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid19 = _errs85 === errors;
                    } else
                      var valid19 = !0;
                    if (valid19) {
                      if (data.kind !== void 0) {
                        let data29 = data.kind, _errs87 = errors;
                        if (typeof data29 != "string")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/8/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data29 !== "context_present")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/8/properties/kind/const", keyword: "const", params: { allowedValue: "context_present" } }], !1;
                        var valid19 = _errs87 === errors;
                      } else
                        var valid19 = !0;
                      if (valid19)
                        if (data.key !== void 0) {
                          let data30 = data.key, _errs89 = errors;
                          if (errors === _errs89)
                            if (typeof data30 == "string") {
                              if (func3(data30) < 1)
                                return validate22.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/oneOf/8/properties/key/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                            } else
                              return validate22.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/oneOf/8/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid19 = _errs89 === errors;
                        } else
                          var valid19 = !0;
                    }
                  }
                }
              } else
                return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/8/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "all") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing10;
                if (data.id === void 0 && (missing10 = "id") || data.kind === void 0 && (missing10 = "kind") || data.of === void 0 && (missing10 = "of"))
                  return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: missing10 } }], !1;
                {
                  let _errs93 = errors;
                  for (let key9 in data)
                    if (!(key9 === "id" || key9 === "kind" || key9 === "of")) {
                      return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/9/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 } }], !1;
                      break;
                    }
                  if (_errs93 === errors) {
                    if (data.id !== void 0) {
                      let data31 = data.id, _errs94 = errors;
                      if (errors === _errs94)
                        if (typeof data31 == "string") {
                          if (func3(data31) < 1)
                            return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/9/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                          if (!pattern1.test(data31))
                            return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/9/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/9/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid21 = _errs94 === errors;
                    } else
                      var valid21 = !0;
                    if (valid21) {
                      if (data.kind !== void 0) {
                        let data32 = data.kind, _errs96 = errors;
                        if (typeof data32 != "string")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/9/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data32 !== "all")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/9/properties/kind/const", keyword: "const", params: { allowedValue: "all" } }], !1;
                        var valid21 = _errs96 === errors;
                      } else
                        var valid21 = !0;
                      if (valid21)
                        if (data.of !== void 0) {
                          let data33 = data.of, _errs98 = errors;
                          if (errors === _errs98)
                            if (Array.isArray(data33)) {
                              if (data33.length < 1)
                                return validate22.errors = [{ instancePath: instancePath + "/of", schemaPath: "#/oneOf/9/properties/of/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                              {
                                var valid22 = !0;
                                let len1 = data33.length;
                                for (let i1 = 0; i1 < len1; i1++) {
                                  let data34 = data33[i1], _errs100 = errors;
                                  if (errors === _errs100)
                                    if (typeof data34 == "string") {
                                      if (func3(data34) < 1)
                                        return validate22.errors = [{ instancePath: instancePath + "/of/" + i1, schemaPath: "#/oneOf/9/properties/of/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                      if (!pattern1.test(data34))
                                        return validate22.errors = [{ instancePath: instancePath + "/of/" + i1, schemaPath: "#/oneOf/9/properties/of/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                    } else
                                      return validate22.errors = [{ instancePath: instancePath + "/of/" + i1, schemaPath: "#/oneOf/9/properties/of/items/type", keyword: "type", params: { type: "string" } }], !1;
                                  var valid22 = _errs100 === errors;
                                  if (!valid22)
                                    break;
                                }
                              }
                            } else
                              return validate22.errors = [{ instancePath: instancePath + "/of", schemaPath: "#/oneOf/9/properties/of/type", keyword: "type", params: { type: "array" } }], !1;
                          var valid21 = _errs98 === errors;
                        } else
                          var valid21 = !0;
                    }
                  }
                }
              } else
                return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/9/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "any") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing11;
                if (data.id === void 0 && (missing11 = "id") || data.kind === void 0 && (missing11 = "kind") || data.of === void 0 && (missing11 = "of"))
                  return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: missing11 } }], !1;
                {
                  let _errs104 = errors;
                  for (let key10 in data)
                    if (!(key10 === "id" || key10 === "kind" || key10 === "of")) {
                      return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/10/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 } }], !1;
                      break;
                    }
                  if (_errs104 === errors) {
                    if (data.id !== void 0) {
                      let data35 = data.id, _errs105 = errors;
                      if (errors === _errs105)
                        if (typeof data35 == "string") {
                          if (func3(data35) < 1)
                            return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/10/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                          if (!pattern1.test(data35))
                            return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/10/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/10/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid24 = _errs105 === errors;
                    } else
                      var valid24 = !0;
                    if (valid24) {
                      if (data.kind !== void 0) {
                        let data36 = data.kind, _errs107 = errors;
                        if (typeof data36 != "string")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/10/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data36 !== "any")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/10/properties/kind/const", keyword: "const", params: { allowedValue: "any" } }], !1;
                        var valid24 = _errs107 === errors;
                      } else
                        var valid24 = !0;
                      if (valid24)
                        if (data.of !== void 0) {
                          let data37 = data.of, _errs109 = errors;
                          if (errors === _errs109)
                            if (Array.isArray(data37)) {
                              if (data37.length < 1)
                                return validate22.errors = [{ instancePath: instancePath + "/of", schemaPath: "#/oneOf/10/properties/of/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                              {
                                var valid25 = !0;
                                let len2 = data37.length;
                                for (let i2 = 0; i2 < len2; i2++) {
                                  let data38 = data37[i2], _errs111 = errors;
                                  if (errors === _errs111)
                                    if (typeof data38 == "string") {
                                      if (func3(data38) < 1)
                                        return validate22.errors = [{ instancePath: instancePath + "/of/" + i2, schemaPath: "#/oneOf/10/properties/of/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                      if (!pattern1.test(data38))
                                        return validate22.errors = [{ instancePath: instancePath + "/of/" + i2, schemaPath: "#/oneOf/10/properties/of/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                    } else
                                      return validate22.errors = [{ instancePath: instancePath + "/of/" + i2, schemaPath: "#/oneOf/10/properties/of/items/type", keyword: "type", params: { type: "string" } }], !1;
                                  var valid25 = _errs111 === errors;
                                  if (!valid25)
                                    break;
                                }
                              }
                            } else
                              return validate22.errors = [{ instancePath: instancePath + "/of", schemaPath: "#/oneOf/10/properties/of/type", keyword: "type", params: { type: "array" } }], !1;
                          var valid24 = _errs109 === errors;
                        } else
                          var valid24 = !0;
                    }
                  }
                }
              } else
                return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/10/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "not") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing12;
                if (data.id === void 0 && (missing12 = "id") || data.kind === void 0 && (missing12 = "kind") || data.of === void 0 && (missing12 = "of"))
                  return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: missing12 } }], !1;
                {
                  let _errs115 = errors;
                  for (let key11 in data)
                    if (!(key11 === "id" || key11 === "kind" || key11 === "of")) {
                      return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/11/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 } }], !1;
                      break;
                    }
                  if (_errs115 === errors) {
                    if (data.id !== void 0) {
                      let data39 = data.id, _errs116 = errors;
                      if (errors === _errs116)
                        if (typeof data39 == "string") {
                          if (func3(data39) < 1)
                            return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/11/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                          if (!pattern1.test(data39))
                            return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/11/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/11/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid27 = _errs116 === errors;
                    } else
                      var valid27 = !0;
                    if (valid27) {
                      if (data.kind !== void 0) {
                        let data40 = data.kind, _errs118 = errors;
                        if (typeof data40 != "string")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/11/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data40 !== "not")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/11/properties/kind/const", keyword: "const", params: { allowedValue: "not" } }], !1;
                        var valid27 = _errs118 === errors;
                      } else
                        var valid27 = !0;
                      if (valid27)
                        if (data.of !== void 0) {
                          let data41 = data.of, _errs120 = errors;
                          if (errors === _errs120)
                            if (typeof data41 == "string") {
                              if (func3(data41) < 1)
                                return validate22.errors = [{ instancePath: instancePath + "/of", schemaPath: "#/oneOf/11/properties/of/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                              if (!pattern1.test(data41))
                                return validate22.errors = [{ instancePath: instancePath + "/of", schemaPath: "#/oneOf/11/properties/of/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                            } else
                              return validate22.errors = [{ instancePath: instancePath + "/of", schemaPath: "#/oneOf/11/properties/of/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid27 = _errs120 === errors;
                        } else
                          var valid27 = !0;
                    }
                  }
                }
              } else
                return validate22.errors = [{ instancePath, schemaPath: "#/oneOf/11/type", keyword: "type", params: { type: "object" } }], !1;
          } else
            return validate22.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } }], !1;
        else
          return validate22.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } }], !1;
      }
    } else
      return validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate22.errors = vErrors, errors === 0;
}
var schema8 = { type: "array", items: { type: "object", properties: { name: { type: "string", minLength: 1 }, scope: { type: "string", enum: ["workflow", "loop", "step"] }, definition: { type: "string", minLength: 1 } }, required: ["name", "definition"], additionalProperties: !1 } };
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
            if (data0.name === void 0 && (missing0 = "name") || data0.definition === void 0 && (missing0 = "definition"))
              return validate24.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
            {
              let _errs3 = errors;
              for (let key0 in data0)
                if (!(key0 === "name" || key0 === "scope" || key0 === "definition")) {
                  return validate24.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
                  break;
                }
              if (_errs3 === errors) {
                if (data0.name !== void 0) {
                  let data1 = data0.name, _errs4 = errors;
                  if (errors === _errs4)
                    if (typeof data1 == "string") {
                      if (func3(data1) < 1)
                        return validate24.errors = [{ instancePath: instancePath + "/" + i0 + "/name", schemaPath: "#/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                    } else
                      return validate24.errors = [{ instancePath: instancePath + "/" + i0 + "/name", schemaPath: "#/items/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid1 = _errs4 === errors;
                } else
                  var valid1 = !0;
                if (valid1) {
                  if (data0.scope !== void 0) {
                    let data2 = data0.scope, _errs6 = errors;
                    if (typeof data2 != "string")
                      return validate24.errors = [{ instancePath: instancePath + "/" + i0 + "/scope", schemaPath: "#/items/properties/scope/type", keyword: "type", params: { type: "string" } }], !1;
                    if (!(data2 === "workflow" || data2 === "loop" || data2 === "step"))
                      return validate24.errors = [{ instancePath: instancePath + "/" + i0 + "/scope", schemaPath: "#/items/properties/scope/enum", keyword: "enum", params: { allowedValues: schema8.items.properties.scope.enum } }], !1;
                    var valid1 = _errs6 === errors;
                  } else
                    var valid1 = !0;
                  if (valid1)
                    if (data0.definition !== void 0) {
                      let data3 = data0.definition, _errs8 = errors;
                      if (errors === _errs8)
                        if (typeof data3 == "string") {
                          if (func3(data3) < 1)
                            return validate24.errors = [{ instancePath: instancePath + "/" + i0 + "/definition", schemaPath: "#/items/properties/definition/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                        } else
                          return validate24.errors = [{ instancePath: instancePath + "/" + i0 + "/definition", schemaPath: "#/items/properties/definition/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid1 = _errs8 === errors;
                    } else
                      var valid1 = !0;
                }
              }
            }
          } else
            return validate24.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" } }], !1;
        var valid0 = _errs1 === errors;
        if (!valid0)
          break;
      }
    } else
      return validate24.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } }], !1;
  return validate24.errors = vErrors, errors === 0;
}
var schema10 = { type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ type: "object", properties: { type: { type: "string", const: "template_call" }, id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, title: { type: "string", minLength: 1 }, templateId: { type: "string", minLength: 1 }, args: { type: "object", additionalProperties: {} }, when: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, requireConfirmation: { type: "boolean" }, notes: { type: "string", enum: ["required", "optional"] } }, required: ["type", "templateId"], additionalProperties: !1 }, { type: "object", properties: { loopId: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, title: { type: "string", minLength: 1 }, maxIterations: { type: "integer", exclusiveMinimum: 0 }, functionDefinitions: { $ref: "#/definitions/part2" }, when: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, type: { type: "string", const: "loop" }, while: { type: "object", properties: { kind: { type: "string", const: "condition_ref" }, conditionId: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "conditionId"], additionalProperties: !1 }, body: { type: "array", items: { $ref: "#/definitions/Step" }, minItems: 1 } }, required: ["loopId", "title", "maxIterations", "type", "while", "body"], additionalProperties: !1 }, { type: "object", properties: { loopId: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, title: { type: "string", minLength: 1 }, maxIterations: { type: "integer", exclusiveMinimum: 0 }, functionDefinitions: { $ref: "#/definitions/part2" }, when: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, type: { type: "string", const: "for_each" }, items: { type: "string", minLength: 1 }, body: { type: "array", items: { $ref: "#/definitions/Step" }, minItems: 1 } }, required: ["loopId", "title", "maxIterations", "type", "items", "body"], additionalProperties: !1 }] }, wrapper0 = { validate: validate26 };
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type"))
        return validate27.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let tag0 = data.type;
        if (typeof tag0 == "string")
          if (tag0 === "template_call") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.type === void 0 && (missing1 = "type") || data.templateId === void 0 && (missing1 = "templateId"))
                  return validate27.errors = [{ instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                {
                  let _errs4 = errors;
                  for (let key0 in data)
                    if (!(key0 === "type" || key0 === "id" || key0 === "title" || key0 === "templateId" || key0 === "args" || key0 === "when" || key0 === "requireConfirmation" || key0 === "notes")) {
                      return validate27.errors = [{ instancePath, schemaPath: "#/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
                      break;
                    }
                  if (_errs4 === errors) {
                    if (data.type !== void 0) {
                      let data0 = data.type, _errs5 = errors;
                      if (typeof data0 != "string")
                        return validate27.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/oneOf/0/properties/type/type", keyword: "type", params: { type: "string" } }], !1;
                      if (data0 !== "template_call")
                        return validate27.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/oneOf/0/properties/type/const", keyword: "const", params: { allowedValue: "template_call" } }], !1;
                      var valid2 = _errs5 === errors;
                    } else
                      var valid2 = !0;
                    if (valid2) {
                      if (data.id !== void 0) {
                        let data1 = data.id, _errs7 = errors;
                        if (errors === _errs7)
                          if (typeof data1 == "string") {
                            if (func3(data1) < 1)
                              return validate27.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/0/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                            if (!pattern1.test(data1))
                              return validate27.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/0/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                          } else
                            return validate27.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/0/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid2 = _errs7 === errors;
                      } else
                        var valid2 = !0;
                      if (valid2) {
                        if (data.title !== void 0) {
                          let data2 = data.title, _errs9 = errors;
                          if (errors === _errs9)
                            if (typeof data2 == "string") {
                              if (func3(data2) < 1)
                                return validate27.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/oneOf/0/properties/title/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                            } else
                              return validate27.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/oneOf/0/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid2 = _errs9 === errors;
                        } else
                          var valid2 = !0;
                        if (valid2) {
                          if (data.templateId !== void 0) {
                            let data3 = data.templateId, _errs11 = errors;
                            if (errors === _errs11)
                              if (typeof data3 == "string") {
                                if (func3(data3) < 1)
                                  return validate27.errors = [{ instancePath: instancePath + "/templateId", schemaPath: "#/oneOf/0/properties/templateId/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                              } else
                                return validate27.errors = [{ instancePath: instancePath + "/templateId", schemaPath: "#/oneOf/0/properties/templateId/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid2 = _errs11 === errors;
                          } else
                            var valid2 = !0;
                          if (valid2) {
                            if (data.args !== void 0) {
                              let data4 = data.args, _errs13 = errors;
                              if (errors === _errs13 && !(data4 && typeof data4 == "object" && !Array.isArray(data4)))
                                return validate27.errors = [{ instancePath: instancePath + "/args", schemaPath: "#/oneOf/0/properties/args/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid2 = _errs13 === errors;
                            } else
                              var valid2 = !0;
                            if (valid2) {
                              if (data.when !== void 0) {
                                let data5 = data.when, _errs16 = errors;
                                if (errors === _errs16)
                                  if (typeof data5 == "string") {
                                    if (func3(data5) < 1)
                                      return validate27.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/oneOf/0/properties/when/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                    if (!pattern1.test(data5))
                                      return validate27.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/oneOf/0/properties/when/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                  } else
                                    return validate27.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/oneOf/0/properties/when/type", keyword: "type", params: { type: "string" } }], !1;
                                var valid2 = _errs16 === errors;
                              } else
                                var valid2 = !0;
                              if (valid2) {
                                if (data.requireConfirmation !== void 0) {
                                  let _errs18 = errors;
                                  if (typeof data.requireConfirmation != "boolean")
                                    return validate27.errors = [{ instancePath: instancePath + "/requireConfirmation", schemaPath: "#/oneOf/0/properties/requireConfirmation/type", keyword: "type", params: { type: "boolean" } }], !1;
                                  var valid2 = _errs18 === errors;
                                } else
                                  var valid2 = !0;
                                if (valid2)
                                  if (data.notes !== void 0) {
                                    let data7 = data.notes, _errs20 = errors;
                                    if (typeof data7 != "string")
                                      return validate27.errors = [{ instancePath: instancePath + "/notes", schemaPath: "#/oneOf/0/properties/notes/type", keyword: "type", params: { type: "string" } }], !1;
                                    if (!(data7 === "required" || data7 === "optional"))
                                      return validate27.errors = [{ instancePath: instancePath + "/notes", schemaPath: "#/oneOf/0/properties/notes/enum", keyword: "enum", params: { allowedValues: schema10.oneOf[0].properties.notes.enum } }], !1;
                                    var valid2 = _errs20 === errors;
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
              } else
                return validate27.errors = [{ instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "loop") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.loopId === void 0 && (missing2 = "loopId") || data.title === void 0 && (missing2 = "title") || data.maxIterations === void 0 && (missing2 = "maxIterations") || data.type === void 0 && (missing2 = "type") || data.while === void 0 && (missing2 = "while") || data.body === void 0 && (missing2 = "body"))
                  return validate27.errors = [{ instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                {
                  let _errs24 = errors;
                  for (let key1 in data)
                    if (!(key1 === "loopId" || key1 === "title" || key1 === "maxIterations" || key1 === "functionDefinitions" || key1 === "when" || key1 === "type" || key1 === "while" || key1 === "body")) {
                      return validate27.errors = [{ instancePath, schemaPath: "#/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                      break;
                    }
                  if (_errs24 === errors) {
                    if (data.loopId !== void 0) {
                      let data8 = data.loopId, _errs25 = errors;
                      if (errors === _errs25)
                        if (typeof data8 == "string") {
                          if (func3(data8) < 1)
                            return validate27.errors = [{ instancePath: instancePath + "/loopId", schemaPath: "#/oneOf/1/properties/loopId/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                          if (!pattern1.test(data8))
                            return validate27.errors = [{ instancePath: instancePath + "/loopId", schemaPath: "#/oneOf/1/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate27.errors = [{ instancePath: instancePath + "/loopId", schemaPath: "#/oneOf/1/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid4 = _errs25 === errors;
                    } else
                      var valid4 = !0;
                    if (valid4) {
                      if (data.title !== void 0) {
                        let data9 = data.title, _errs27 = errors;
                        if (errors === _errs27)
                          if (typeof data9 == "string") {
                            if (func3(data9) < 1)
                              return validate27.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/oneOf/1/properties/title/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                          } else
                            return validate27.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/oneOf/1/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid4 = _errs27 === errors;
                      } else
                        var valid4 = !0;
                      if (valid4) {
                        if (data.maxIterations !== void 0) {
                          let data10 = data.maxIterations, _errs29 = errors;
                          if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10)))
                            return validate27.errors = [{ instancePath: instancePath + "/maxIterations", schemaPath: "#/oneOf/1/properties/maxIterations/type", keyword: "type", params: { type: "integer" } }], !1;
                          if (errors === _errs29 && typeof data10 == "number" && isFinite(data10) && (data10 <= 0 || isNaN(data10)))
                            return validate27.errors = [{ instancePath: instancePath + "/maxIterations", schemaPath: "#/oneOf/1/properties/maxIterations/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                          var valid4 = _errs29 === errors;
                        } else
                          var valid4 = !0;
                        if (valid4) {
                          if (data.functionDefinitions !== void 0) {
                            let _errs31 = errors;
                            validate24(data.functionDefinitions, { instancePath: instancePath + "/functionDefinitions", parentData: data, parentDataProperty: "functionDefinitions", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                            var valid4 = _errs31 === errors;
                          } else
                            var valid4 = !0;
                          if (valid4) {
                            if (data.when !== void 0) {
                              let data12 = data.when, _errs32 = errors;
                              if (errors === _errs32)
                                if (typeof data12 == "string") {
                                  if (func3(data12) < 1)
                                    return validate27.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/oneOf/1/properties/when/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                  if (!pattern1.test(data12))
                                    return validate27.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/oneOf/1/properties/when/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                } else
                                  return validate27.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/oneOf/1/properties/when/type", keyword: "type", params: { type: "string" } }], !1;
                              var valid4 = _errs32 === errors;
                            } else
                              var valid4 = !0;
                            if (valid4) {
                              if (data.type !== void 0) {
                                let data13 = data.type, _errs34 = errors;
                                if (typeof data13 != "string")
                                  return validate27.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/oneOf/1/properties/type/type", keyword: "type", params: { type: "string" } }], !1;
                                if (data13 !== "loop")
                                  return validate27.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/oneOf/1/properties/type/const", keyword: "const", params: { allowedValue: "loop" } }], !1;
                                var valid4 = _errs34 === errors;
                              } else
                                var valid4 = !0;
                              if (valid4) {
                                if (data.while !== void 0) {
                                  let data14 = data.while, _errs36 = errors;
                                  if (errors === _errs36)
                                    if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                                      let missing3;
                                      if (data14.kind === void 0 && (missing3 = "kind") || data14.conditionId === void 0 && (missing3 = "conditionId"))
                                        return validate27.errors = [{ instancePath: instancePath + "/while", schemaPath: "#/oneOf/1/properties/while/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                                      {
                                        let _errs38 = errors;
                                        for (let key2 in data14)
                                          if (!(key2 === "kind" || key2 === "conditionId")) {
                                            return validate27.errors = [{ instancePath: instancePath + "/while", schemaPath: "#/oneOf/1/properties/while/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } }], !1;
                                            break;
                                          }
                                        if (_errs38 === errors) {
                                          if (data14.kind !== void 0) {
                                            let data15 = data14.kind, _errs39 = errors;
                                            if (typeof data15 != "string")
                                              return validate27.errors = [{ instancePath: instancePath + "/while/kind", schemaPath: "#/oneOf/1/properties/while/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                            if (data15 !== "condition_ref")
                                              return validate27.errors = [{ instancePath: instancePath + "/while/kind", schemaPath: "#/oneOf/1/properties/while/properties/kind/const", keyword: "const", params: { allowedValue: "condition_ref" } }], !1;
                                            var valid5 = _errs39 === errors;
                                          } else
                                            var valid5 = !0;
                                          if (valid5)
                                            if (data14.conditionId !== void 0) {
                                              let data16 = data14.conditionId, _errs41 = errors;
                                              if (errors === _errs41)
                                                if (typeof data16 == "string") {
                                                  if (func3(data16) < 1)
                                                    return validate27.errors = [{ instancePath: instancePath + "/while/conditionId", schemaPath: "#/oneOf/1/properties/while/properties/conditionId/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                  if (!pattern1.test(data16))
                                                    return validate27.errors = [{ instancePath: instancePath + "/while/conditionId", schemaPath: "#/oneOf/1/properties/while/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                } else
                                                  return validate27.errors = [{ instancePath: instancePath + "/while/conditionId", schemaPath: "#/oneOf/1/properties/while/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                              var valid5 = _errs41 === errors;
                                            } else
                                              var valid5 = !0;
                                        }
                                      }
                                    } else
                                      return validate27.errors = [{ instancePath: instancePath + "/while", schemaPath: "#/oneOf/1/properties/while/type", keyword: "type", params: { type: "object" } }], !1;
                                  var valid4 = _errs36 === errors;
                                } else
                                  var valid4 = !0;
                                if (valid4)
                                  if (data.body !== void 0) {
                                    let data17 = data.body, _errs43 = errors;
                                    if (errors === _errs43)
                                      if (Array.isArray(data17)) {
                                        if (data17.length < 1)
                                          return validate27.errors = [{ instancePath: instancePath + "/body", schemaPath: "#/oneOf/1/properties/body/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                        {
                                          var valid6 = !0;
                                          let len0 = data17.length;
                                          for (let i0 = 0; i0 < len0; i0++) {
                                            let _errs45 = errors;
                                            wrapper0.validate(data17[i0], { instancePath: instancePath + "/body/" + i0, parentData: data17, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors), errors = vErrors.length);
                                            var valid6 = _errs45 === errors;
                                            if (!valid6)
                                              break;
                                          }
                                        }
                                      } else
                                        return validate27.errors = [{ instancePath: instancePath + "/body", schemaPath: "#/oneOf/1/properties/body/type", keyword: "type", params: { type: "array" } }], !1;
                                    var valid4 = _errs43 === errors;
                                  } else
                                    var valid4 = !0;
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate27.errors = [{ instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "for_each") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing4;
                if (data.loopId === void 0 && (missing4 = "loopId") || data.title === void 0 && (missing4 = "title") || data.maxIterations === void 0 && (missing4 = "maxIterations") || data.type === void 0 && (missing4 = "type") || data.items === void 0 && (missing4 = "items") || data.body === void 0 && (missing4 = "body"))
                  return validate27.errors = [{ instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                {
                  let _errs48 = errors;
                  for (let key3 in data)
                    if (!(key3 === "loopId" || key3 === "title" || key3 === "maxIterations" || key3 === "functionDefinitions" || key3 === "when" || key3 === "type" || key3 === "items" || key3 === "body")) {
                      return validate27.errors = [{ instancePath, schemaPath: "#/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } }], !1;
                      break;
                    }
                  if (_errs48 === errors) {
                    if (data.loopId !== void 0) {
                      let data19 = data.loopId, _errs49 = errors;
                      if (errors === _errs49)
                        if (typeof data19 == "string") {
                          if (func3(data19) < 1)
                            return validate27.errors = [{ instancePath: instancePath + "/loopId", schemaPath: "#/oneOf/2/properties/loopId/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                          if (!pattern1.test(data19))
                            return validate27.errors = [{ instancePath: instancePath + "/loopId", schemaPath: "#/oneOf/2/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate27.errors = [{ instancePath: instancePath + "/loopId", schemaPath: "#/oneOf/2/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid8 = _errs49 === errors;
                    } else
                      var valid8 = !0;
                    if (valid8) {
                      if (data.title !== void 0) {
                        let data20 = data.title, _errs51 = errors;
                        if (errors === _errs51)
                          if (typeof data20 == "string") {
                            if (func3(data20) < 1)
                              return validate27.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/oneOf/2/properties/title/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                          } else
                            return validate27.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/oneOf/2/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid8 = _errs51 === errors;
                      } else
                        var valid8 = !0;
                      if (valid8) {
                        if (data.maxIterations !== void 0) {
                          let data21 = data.maxIterations, _errs53 = errors;
                          if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21)))
                            return validate27.errors = [{ instancePath: instancePath + "/maxIterations", schemaPath: "#/oneOf/2/properties/maxIterations/type", keyword: "type", params: { type: "integer" } }], !1;
                          if (errors === _errs53 && typeof data21 == "number" && isFinite(data21) && (data21 <= 0 || isNaN(data21)))
                            return validate27.errors = [{ instancePath: instancePath + "/maxIterations", schemaPath: "#/oneOf/2/properties/maxIterations/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                          var valid8 = _errs53 === errors;
                        } else
                          var valid8 = !0;
                        if (valid8) {
                          if (data.functionDefinitions !== void 0) {
                            let _errs55 = errors;
                            validate24(data.functionDefinitions, { instancePath: instancePath + "/functionDefinitions", parentData: data, parentDataProperty: "functionDefinitions", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                            var valid8 = _errs55 === errors;
                          } else
                            var valid8 = !0;
                          if (valid8) {
                            if (data.when !== void 0) {
                              let data23 = data.when, _errs56 = errors;
                              if (errors === _errs56)
                                if (typeof data23 == "string") {
                                  if (func3(data23) < 1)
                                    return validate27.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/oneOf/2/properties/when/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                  if (!pattern1.test(data23))
                                    return validate27.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/oneOf/2/properties/when/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                } else
                                  return validate27.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/oneOf/2/properties/when/type", keyword: "type", params: { type: "string" } }], !1;
                              var valid8 = _errs56 === errors;
                            } else
                              var valid8 = !0;
                            if (valid8) {
                              if (data.type !== void 0) {
                                let data24 = data.type, _errs58 = errors;
                                if (typeof data24 != "string")
                                  return validate27.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/oneOf/2/properties/type/type", keyword: "type", params: { type: "string" } }], !1;
                                if (data24 !== "for_each")
                                  return validate27.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/oneOf/2/properties/type/const", keyword: "const", params: { allowedValue: "for_each" } }], !1;
                                var valid8 = _errs58 === errors;
                              } else
                                var valid8 = !0;
                              if (valid8) {
                                if (data.items !== void 0) {
                                  let data25 = data.items, _errs60 = errors;
                                  if (errors === _errs60)
                                    if (typeof data25 == "string") {
                                      if (func3(data25) < 1)
                                        return validate27.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/oneOf/2/properties/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                    } else
                                      return validate27.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/oneOf/2/properties/items/type", keyword: "type", params: { type: "string" } }], !1;
                                  var valid8 = _errs60 === errors;
                                } else
                                  var valid8 = !0;
                                if (valid8)
                                  if (data.body !== void 0) {
                                    let data26 = data.body, _errs62 = errors;
                                    if (errors === _errs62)
                                      if (Array.isArray(data26)) {
                                        if (data26.length < 1)
                                          return validate27.errors = [{ instancePath: instancePath + "/body", schemaPath: "#/oneOf/2/properties/body/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                        {
                                          var valid9 = !0;
                                          let len1 = data26.length;
                                          for (let i1 = 0; i1 < len1; i1++) {
                                            let _errs64 = errors;
                                            wrapper0.validate(data26[i1], { instancePath: instancePath + "/body/" + i1, parentData: data26, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors), errors = vErrors.length);
                                            var valid9 = _errs64 === errors;
                                            if (!valid9)
                                              break;
                                          }
                                        }
                                      } else
                                        return validate27.errors = [{ instancePath: instancePath + "/body", schemaPath: "#/oneOf/2/properties/body/type", keyword: "type", params: { type: "array" } }], !1;
                                    var valid8 = _errs62 === errors;
                                  } else
                                    var valid8 = !0;
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate27.errors = [{ instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
          } else
            return validate27.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 } }], !1;
        else
          return validate27.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 } }], !1;
      }
    } else
      return validate27.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate27.errors = vErrors, errors === 0;
}
var schema11 = { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, title: { type: "string", minLength: 1 }, prompt: { type: "string", minLength: 1 }, promptBlocks: { type: "object", properties: { goal: { anyOf: [{ $ref: "#/definitions/part4" }, { $ref: "#/definitions/part5" }] }, constraints: { $ref: "#/definitions/part5" }, procedure: { $ref: "#/definitions/part5" }, outputRequired: { type: "object", additionalProperties: { type: "string", minLength: 1 } }, verify: { $ref: "#/definitions/part5" } }, additionalProperties: !1 }, agentRole: { type: "string", minLength: 1 }, requireConfirmation: { type: "boolean" }, notes: { type: "string", enum: ["required", "optional"] }, when: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, functionReferences: { type: "array", items: { type: "string", minLength: 1 } }, functionDefinitions: { $ref: "#/definitions/part2" }, userDependencies: { type: "array", items: { type: "object", properties: { reason: { type: "string", enum: ["needs_user_secret_or_token", "needs_user_account_access", "needs_user_artifact", "needs_user_choice", "needs_user_approval", "needs_user_environment_action"] }, choiceKind: { type: "string", enum: ["preference_tradeoff", "scope_boundary", "irreversible_action", "external_side_effect", "policy_or_compliance"] }, contextKey: { type: "string", minLength: 1 }, message: { type: "string", minLength: 1 } }, required: ["reason", "message"], additionalProperties: !1 } }, output: { type: "object", properties: { contractRef: { type: "string", minLength: 1 }, required: { type: "boolean" }, hints: { type: "object", additionalProperties: { type: "string", minLength: 1 } } }, additionalProperties: !1 }, outputContract: { type: "object", properties: { contractRef: { type: "string", minLength: 1 }, required: { type: "boolean" } }, required: ["contractRef"], additionalProperties: !1 }, validationCriteria: { $ref: "#/definitions/ValidationCriteria" }, assessmentRefs: { type: "array", items: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, minItems: 1 }, assessmentConsequences: { type: "array", items: { type: "object", properties: { anyEqualsLevel: { type: "string", minLength: 1 }, forAssessment: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, guidance: { type: "string", minLength: 1 } }, required: ["anyEqualsLevel", "guidance"], additionalProperties: !1 }, minItems: 1 } }, required: ["id", "title"], additionalProperties: !1 };
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (errors === _errs3)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.kind === void 0 && (missing0 = "kind") || data.refId === void 0 && (missing0 = "refId")) {
          let err2 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: missing0 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        } else {
          let _errs5 = errors;
          for (let key0 in data)
            if (!(key0 === "kind" || key0 === "refId")) {
              let err3 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
              break;
            }
          if (_errs5 === errors) {
            if (data.kind !== void 0) {
              let data0 = data.kind, _errs6 = errors;
              if (typeof data0 != "string") {
                let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/1/properties/kind/type", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              }
              if (data0 !== "ref") {
                let err5 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "ref" } };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
              var valid1 = _errs6 === errors;
            } else
              var valid1 = !0;
            if (valid1)
              if (data.refId !== void 0) {
                let data1 = data.refId, _errs8 = errors;
                if (errors === _errs8)
                  if (typeof data1 == "string") {
                    if (func3(data1) < 1) {
                      let err6 = { instancePath: instancePath + "/refId", schemaPath: "#/anyOf/1/properties/refId/minLength", keyword: "minLength", params: { limit: 1 } };
                      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                    }
                  } else {
                    let err7 = { instancePath: instancePath + "/refId", schemaPath: "#/anyOf/1/properties/refId/type", keyword: "type", params: { type: "string" } };
                    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                  }
                var valid1 = _errs8 === errors;
              } else
                var valid1 = !0;
          }
        }
      } else {
        let err8 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err9 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    return vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++, validate32.errors = vErrors, !1;
  }
  return validate32.errors = vErrors, errors === 0;
}
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      if (data.length < 1)
        return validate34.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
      {
        var valid0 = !0;
        let len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let _errs1 = errors;
          validate32(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length);
          var valid0 = _errs1 === errors;
          if (!valid0)
            break;
        }
      }
    } else
      return validate34.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } }], !1;
  return validate34.errors = vErrors, errors === 0;
}
var wrapper2 = { validate: validate41 };
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
                        if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
                          let err24 = { instancePath: instancePath + "/min", schemaPath: "#/anyOf/0/oneOf/2/properties/min/type", keyword: "type", params: { type: "integer" } };
                          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                        }
                        if (errors === _errs29 && typeof data8 == "number" && isFinite(data8) && (data8 < 0 || isNaN(data8))) {
                          let err25 = { instancePath: instancePath + "/min", schemaPath: "#/anyOf/0/oneOf/2/properties/min/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                        }
                        var valid7 = _errs29 === errors;
                      } else
                        var valid7 = !0;
                      if (valid7) {
                        if (data.max !== void 0) {
                          let data9 = data.max, _errs31 = errors;
                          if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
                            let err26 = { instancePath: instancePath + "/max", schemaPath: "#/anyOf/0/oneOf/2/properties/max/type", keyword: "type", params: { type: "integer" } };
                            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                          }
                          if (errors === _errs31 && typeof data9 == "number" && isFinite(data9) && (data9 <= 0 || isNaN(data9))) {
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
    return vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++, validate41.errors = vErrors, !1;
  }
  return validate41.errors = vErrors, errors === 0;
}
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title"))
        return validate31.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func2.call(schema11.properties, key0)) {
            return validate31.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (func3(data0) < 1)
                  return validate31.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                if (!pattern1.test(data0))
                  return validate31.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
              } else
                return validate31.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let data1 = data.title, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (func3(data1) < 1)
                    return validate31.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                } else
                  return validate31.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.prompt !== void 0) {
                let data2 = data.prompt, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (func3(data2) < 1)
                      return validate31.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/properties/prompt/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                  } else
                    return validate31.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/properties/prompt/type", keyword: "type", params: { type: "string" } }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.promptBlocks !== void 0) {
                  let data3 = data.promptBlocks, _errs8 = errors;
                  if (errors === _errs8)
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                      let _errs10 = errors;
                      for (let key1 in data3)
                        if (!(key1 === "goal" || key1 === "constraints" || key1 === "procedure" || key1 === "outputRequired" || key1 === "verify")) {
                          return validate31.errors = [{ instancePath: instancePath + "/promptBlocks", schemaPath: "#/properties/promptBlocks/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                          break;
                        }
                      if (_errs10 === errors) {
                        if (data3.goal !== void 0) {
                          let data4 = data3.goal, _errs11 = errors, _errs12 = errors, valid2 = !1, _errs13 = errors;
                          validate32(data4, { instancePath: instancePath + "/promptBlocks/goal", parentData: data3, parentDataProperty: "goal", rootData }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length);
                          var _valid0 = _errs13 === errors;
                          if (valid2 = valid2 || _valid0, !valid2) {
                            let _errs14 = errors;
                            validate34(data4, { instancePath: instancePath + "/promptBlocks/goal", parentData: data3, parentDataProperty: "goal", rootData }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                            var _valid0 = _errs14 === errors;
                            valid2 = valid2 || _valid0;
                          }
                          if (valid2)
                            errors = _errs12, vErrors !== null && (_errs12 ? vErrors.length = _errs12 : vErrors = null);
                          else {
                            let err0 = { instancePath: instancePath + "/promptBlocks/goal", schemaPath: "#/properties/promptBlocks/properties/goal/anyOf", keyword: "anyOf", params: {} };
                            return vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++, validate31.errors = vErrors, !1;
                          }
                          var valid1 = _errs11 === errors;
                        } else
                          var valid1 = !0;
                        if (valid1) {
                          if (data3.constraints !== void 0) {
                            let _errs15 = errors;
                            validate34(data3.constraints, { instancePath: instancePath + "/promptBlocks/constraints", parentData: data3, parentDataProperty: "constraints", rootData }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                            var valid1 = _errs15 === errors;
                          } else
                            var valid1 = !0;
                          if (valid1) {
                            if (data3.procedure !== void 0) {
                              let _errs16 = errors;
                              validate34(data3.procedure, { instancePath: instancePath + "/promptBlocks/procedure", parentData: data3, parentDataProperty: "procedure", rootData }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                              var valid1 = _errs16 === errors;
                            } else
                              var valid1 = !0;
                            if (valid1) {
                              if (data3.outputRequired !== void 0) {
                                let data7 = data3.outputRequired, _errs17 = errors;
                                if (errors === _errs17)
                                  if (data7 && typeof data7 == "object" && !Array.isArray(data7))
                                    for (let key2 in data7) {
                                      let data8 = data7[key2], _errs20 = errors;
                                      if (errors === _errs20)
                                        if (typeof data8 == "string") {
                                          if (func3(data8) < 1)
                                            return validate31.errors = [{ instancePath: instancePath + "/promptBlocks/outputRequired/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/promptBlocks/properties/outputRequired/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                        } else
                                          return validate31.errors = [{ instancePath: instancePath + "/promptBlocks/outputRequired/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/promptBlocks/properties/outputRequired/additionalProperties/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid3 = _errs20 === errors;
                                      if (!valid3)
                                        break;
                                    }
                                  else
                                    return validate31.errors = [{ instancePath: instancePath + "/promptBlocks/outputRequired", schemaPath: "#/properties/promptBlocks/properties/outputRequired/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid1 = _errs17 === errors;
                              } else
                                var valid1 = !0;
                              if (valid1)
                                if (data3.verify !== void 0) {
                                  let _errs22 = errors;
                                  validate34(data3.verify, { instancePath: instancePath + "/promptBlocks/verify", parentData: data3, parentDataProperty: "verify", rootData }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                                  var valid1 = _errs22 === errors;
                                } else
                                  var valid1 = !0;
                            }
                          }
                        }
                      }
                    } else
                      return validate31.errors = [{ instancePath: instancePath + "/promptBlocks", schemaPath: "#/properties/promptBlocks/type", keyword: "type", params: { type: "object" } }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.agentRole !== void 0) {
                    let data10 = data.agentRole, _errs23 = errors;
                    if (errors === _errs23)
                      if (typeof data10 == "string") {
                        if (func3(data10) < 1)
                          return validate31.errors = [{ instancePath: instancePath + "/agentRole", schemaPath: "#/properties/agentRole/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                      } else
                        return validate31.errors = [{ instancePath: instancePath + "/agentRole", schemaPath: "#/properties/agentRole/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid0 = _errs23 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.requireConfirmation !== void 0) {
                      let _errs25 = errors;
                      if (typeof data.requireConfirmation != "boolean")
                        return validate31.errors = [{ instancePath: instancePath + "/requireConfirmation", schemaPath: "#/properties/requireConfirmation/type", keyword: "type", params: { type: "boolean" } }], !1;
                      var valid0 = _errs25 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.notes !== void 0) {
                        let data12 = data.notes, _errs27 = errors;
                        if (typeof data12 != "string")
                          return validate31.errors = [{ instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/type", keyword: "type", params: { type: "string" } }], !1;
                        if (!(data12 === "required" || data12 === "optional"))
                          return validate31.errors = [{ instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/enum", keyword: "enum", params: { allowedValues: schema11.properties.notes.enum } }], !1;
                        var valid0 = _errs27 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.when !== void 0) {
                          let data13 = data.when, _errs29 = errors;
                          if (errors === _errs29)
                            if (typeof data13 == "string") {
                              if (func3(data13) < 1)
                                return validate31.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/properties/when/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                              if (!pattern1.test(data13))
                                return validate31.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/properties/when/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                            } else
                              return validate31.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/properties/when/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid0 = _errs29 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.functionReferences !== void 0) {
                            let data14 = data.functionReferences, _errs31 = errors;
                            if (errors === _errs31)
                              if (Array.isArray(data14)) {
                                var valid4 = !0;
                                let len0 = data14.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  let data15 = data14[i0], _errs33 = errors;
                                  if (errors === _errs33)
                                    if (typeof data15 == "string") {
                                      if (func3(data15) < 1)
                                        return validate31.errors = [{ instancePath: instancePath + "/functionReferences/" + i0, schemaPath: "#/properties/functionReferences/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                    } else
                                      return validate31.errors = [{ instancePath: instancePath + "/functionReferences/" + i0, schemaPath: "#/properties/functionReferences/items/type", keyword: "type", params: { type: "string" } }], !1;
                                  var valid4 = _errs33 === errors;
                                  if (!valid4)
                                    break;
                                }
                              } else
                                return validate31.errors = [{ instancePath: instancePath + "/functionReferences", schemaPath: "#/properties/functionReferences/type", keyword: "type", params: { type: "array" } }], !1;
                            var valid0 = _errs31 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.functionDefinitions !== void 0) {
                              let _errs35 = errors;
                              validate24(data.functionDefinitions, { instancePath: instancePath + "/functionDefinitions", parentData: data, parentDataProperty: "functionDefinitions", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                              var valid0 = _errs35 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.userDependencies !== void 0) {
                                let data17 = data.userDependencies, _errs36 = errors;
                                if (errors === _errs36)
                                  if (Array.isArray(data17)) {
                                    var valid5 = !0;
                                    let len1 = data17.length;
                                    for (let i1 = 0; i1 < len1; i1++) {
                                      let data18 = data17[i1], _errs38 = errors;
                                      if (errors === _errs38)
                                        if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                                          let missing1;
                                          if (data18.reason === void 0 && (missing1 = "reason") || data18.message === void 0 && (missing1 = "message"))
                                            return validate31.errors = [{ instancePath: instancePath + "/userDependencies/" + i1, schemaPath: "#/properties/userDependencies/items/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                                          {
                                            let _errs40 = errors;
                                            for (let key3 in data18)
                                              if (!(key3 === "reason" || key3 === "choiceKind" || key3 === "contextKey" || key3 === "message")) {
                                                return validate31.errors = [{ instancePath: instancePath + "/userDependencies/" + i1, schemaPath: "#/properties/userDependencies/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } }], !1;
                                                break;
                                              }
                                            if (_errs40 === errors) {
                                              if (data18.reason !== void 0) {
                                                let data19 = data18.reason, _errs41 = errors;
                                                if (typeof data19 != "string")
                                                  return validate31.errors = [{ instancePath: instancePath + "/userDependencies/" + i1 + "/reason", schemaPath: "#/properties/userDependencies/items/properties/reason/type", keyword: "type", params: { type: "string" } }], !1;
                                                if (!(data19 === "needs_user_secret_or_token" || data19 === "needs_user_account_access" || data19 === "needs_user_artifact" || data19 === "needs_user_choice" || data19 === "needs_user_approval" || data19 === "needs_user_environment_action"))
                                                  return validate31.errors = [{ instancePath: instancePath + "/userDependencies/" + i1 + "/reason", schemaPath: "#/properties/userDependencies/items/properties/reason/enum", keyword: "enum", params: { allowedValues: schema11.properties.userDependencies.items.properties.reason.enum } }], !1;
                                                var valid6 = _errs41 === errors;
                                              } else
                                                var valid6 = !0;
                                              if (valid6) {
                                                if (data18.choiceKind !== void 0) {
                                                  let data20 = data18.choiceKind, _errs43 = errors;
                                                  if (typeof data20 != "string")
                                                    return validate31.errors = [{ instancePath: instancePath + "/userDependencies/" + i1 + "/choiceKind", schemaPath: "#/properties/userDependencies/items/properties/choiceKind/type", keyword: "type", params: { type: "string" } }], !1;
                                                  if (!(data20 === "preference_tradeoff" || data20 === "scope_boundary" || data20 === "irreversible_action" || data20 === "external_side_effect" || data20 === "policy_or_compliance"))
                                                    return validate31.errors = [{ instancePath: instancePath + "/userDependencies/" + i1 + "/choiceKind", schemaPath: "#/properties/userDependencies/items/properties/choiceKind/enum", keyword: "enum", params: { allowedValues: schema11.properties.userDependencies.items.properties.choiceKind.enum } }], !1;
                                                  var valid6 = _errs43 === errors;
                                                } else
                                                  var valid6 = !0;
                                                if (valid6) {
                                                  if (data18.contextKey !== void 0) {
                                                    let data21 = data18.contextKey, _errs45 = errors;
                                                    if (errors === _errs45)
                                                      if (typeof data21 == "string") {
                                                        if (func3(data21) < 1)
                                                          return validate31.errors = [{ instancePath: instancePath + "/userDependencies/" + i1 + "/contextKey", schemaPath: "#/properties/userDependencies/items/properties/contextKey/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                      } else
                                                        return validate31.errors = [{ instancePath: instancePath + "/userDependencies/" + i1 + "/contextKey", schemaPath: "#/properties/userDependencies/items/properties/contextKey/type", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid6 = _errs45 === errors;
                                                  } else
                                                    var valid6 = !0;
                                                  if (valid6)
                                                    if (data18.message !== void 0) {
                                                      let data22 = data18.message, _errs47 = errors;
                                                      if (errors === _errs47)
                                                        if (typeof data22 == "string") {
                                                          if (func3(data22) < 1)
                                                            return validate31.errors = [{ instancePath: instancePath + "/userDependencies/" + i1 + "/message", schemaPath: "#/properties/userDependencies/items/properties/message/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                        } else
                                                          return validate31.errors = [{ instancePath: instancePath + "/userDependencies/" + i1 + "/message", schemaPath: "#/properties/userDependencies/items/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid6 = _errs47 === errors;
                                                    } else
                                                      var valid6 = !0;
                                                }
                                              }
                                            }
                                          }
                                        } else
                                          return validate31.errors = [{ instancePath: instancePath + "/userDependencies/" + i1, schemaPath: "#/properties/userDependencies/items/type", keyword: "type", params: { type: "object" } }], !1;
                                      var valid5 = _errs38 === errors;
                                      if (!valid5)
                                        break;
                                    }
                                  } else
                                    return validate31.errors = [{ instancePath: instancePath + "/userDependencies", schemaPath: "#/properties/userDependencies/type", keyword: "type", params: { type: "array" } }], !1;
                                var valid0 = _errs36 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.output !== void 0) {
                                  let data23 = data.output, _errs49 = errors;
                                  if (errors === _errs49)
                                    if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                                      let _errs51 = errors;
                                      for (let key4 in data23)
                                        if (!(key4 === "contractRef" || key4 === "required" || key4 === "hints")) {
                                          return validate31.errors = [{ instancePath: instancePath + "/output", schemaPath: "#/properties/output/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } }], !1;
                                          break;
                                        }
                                      if (_errs51 === errors) {
                                        if (data23.contractRef !== void 0) {
                                          let data24 = data23.contractRef, _errs52 = errors;
                                          if (errors === _errs52)
                                            if (typeof data24 == "string") {
                                              if (func3(data24) < 1)
                                                return validate31.errors = [{ instancePath: instancePath + "/output/contractRef", schemaPath: "#/properties/output/properties/contractRef/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                            } else
                                              return validate31.errors = [{ instancePath: instancePath + "/output/contractRef", schemaPath: "#/properties/output/properties/contractRef/type", keyword: "type", params: { type: "string" } }], !1;
                                          var valid7 = _errs52 === errors;
                                        } else
                                          var valid7 = !0;
                                        if (valid7) {
                                          if (data23.required !== void 0) {
                                            let _errs54 = errors;
                                            if (typeof data23.required != "boolean")
                                              return validate31.errors = [{ instancePath: instancePath + "/output/required", schemaPath: "#/properties/output/properties/required/type", keyword: "type", params: { type: "boolean" } }], !1;
                                            var valid7 = _errs54 === errors;
                                          } else
                                            var valid7 = !0;
                                          if (valid7)
                                            if (data23.hints !== void 0) {
                                              let data26 = data23.hints, _errs56 = errors;
                                              if (errors === _errs56)
                                                if (data26 && typeof data26 == "object" && !Array.isArray(data26))
                                                  for (let key5 in data26) {
                                                    let data27 = data26[key5], _errs59 = errors;
                                                    if (errors === _errs59)
                                                      if (typeof data27 == "string") {
                                                        if (func3(data27) < 1)
                                                          return validate31.errors = [{ instancePath: instancePath + "/output/hints/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/output/properties/hints/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                      } else
                                                        return validate31.errors = [{ instancePath: instancePath + "/output/hints/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/output/properties/hints/additionalProperties/type", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid8 = _errs59 === errors;
                                                    if (!valid8)
                                                      break;
                                                  }
                                                else
                                                  return validate31.errors = [{ instancePath: instancePath + "/output/hints", schemaPath: "#/properties/output/properties/hints/type", keyword: "type", params: { type: "object" } }], !1;
                                              var valid7 = _errs56 === errors;
                                            } else
                                              var valid7 = !0;
                                        }
                                      }
                                    } else
                                      return validate31.errors = [{ instancePath: instancePath + "/output", schemaPath: "#/properties/output/type", keyword: "type", params: { type: "object" } }], !1;
                                  var valid0 = _errs49 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.outputContract !== void 0) {
                                    let data28 = data.outputContract, _errs61 = errors;
                                    if (errors === _errs61)
                                      if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
                                        let missing2;
                                        if (data28.contractRef === void 0 && (missing2 = "contractRef"))
                                          return validate31.errors = [{ instancePath: instancePath + "/outputContract", schemaPath: "#/properties/outputContract/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                                        {
                                          let _errs63 = errors;
                                          for (let key6 in data28)
                                            if (!(key6 === "contractRef" || key6 === "required")) {
                                              return validate31.errors = [{ instancePath: instancePath + "/outputContract", schemaPath: "#/properties/outputContract/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 } }], !1;
                                              break;
                                            }
                                          if (_errs63 === errors) {
                                            if (data28.contractRef !== void 0) {
                                              let data29 = data28.contractRef, _errs64 = errors;
                                              if (errors === _errs64)
                                                if (typeof data29 == "string") {
                                                  if (func3(data29) < 1)
                                                    return validate31.errors = [{ instancePath: instancePath + "/outputContract/contractRef", schemaPath: "#/properties/outputContract/properties/contractRef/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                } else
                                                  return validate31.errors = [{ instancePath: instancePath + "/outputContract/contractRef", schemaPath: "#/properties/outputContract/properties/contractRef/type", keyword: "type", params: { type: "string" } }], !1;
                                              var valid9 = _errs64 === errors;
                                            } else
                                              var valid9 = !0;
                                            if (valid9)
                                              if (data28.required !== void 0) {
                                                let _errs66 = errors;
                                                if (typeof data28.required != "boolean")
                                                  return validate31.errors = [{ instancePath: instancePath + "/outputContract/required", schemaPath: "#/properties/outputContract/properties/required/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                var valid9 = _errs66 === errors;
                                              } else
                                                var valid9 = !0;
                                          }
                                        }
                                      } else
                                        return validate31.errors = [{ instancePath: instancePath + "/outputContract", schemaPath: "#/properties/outputContract/type", keyword: "type", params: { type: "object" } }], !1;
                                    var valid0 = _errs61 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.validationCriteria !== void 0) {
                                      let _errs68 = errors;
                                      validate41(data.validationCriteria, { instancePath: instancePath + "/validationCriteria", parentData: data, parentDataProperty: "validationCriteria", rootData }) || (vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors), errors = vErrors.length);
                                      var valid0 = _errs68 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.assessmentRefs !== void 0) {
                                        let data32 = data.assessmentRefs, _errs69 = errors;
                                        if (errors === _errs69)
                                          if (Array.isArray(data32)) {
                                            if (data32.length < 1)
                                              return validate31.errors = [{ instancePath: instancePath + "/assessmentRefs", schemaPath: "#/properties/assessmentRefs/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                            {
                                              var valid10 = !0;
                                              let len2 = data32.length;
                                              for (let i2 = 0; i2 < len2; i2++) {
                                                let data33 = data32[i2], _errs71 = errors;
                                                if (errors === _errs71)
                                                  if (typeof data33 == "string") {
                                                    if (func3(data33) < 1)
                                                      return validate31.errors = [{ instancePath: instancePath + "/assessmentRefs/" + i2, schemaPath: "#/properties/assessmentRefs/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                    if (!pattern1.test(data33))
                                                      return validate31.errors = [{ instancePath: instancePath + "/assessmentRefs/" + i2, schemaPath: "#/properties/assessmentRefs/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                  } else
                                                    return validate31.errors = [{ instancePath: instancePath + "/assessmentRefs/" + i2, schemaPath: "#/properties/assessmentRefs/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                var valid10 = _errs71 === errors;
                                                if (!valid10)
                                                  break;
                                              }
                                            }
                                          } else
                                            return validate31.errors = [{ instancePath: instancePath + "/assessmentRefs", schemaPath: "#/properties/assessmentRefs/type", keyword: "type", params: { type: "array" } }], !1;
                                        var valid0 = _errs69 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0)
                                        if (data.assessmentConsequences !== void 0) {
                                          let data34 = data.assessmentConsequences, _errs73 = errors;
                                          if (errors === _errs73)
                                            if (Array.isArray(data34)) {
                                              if (data34.length < 1)
                                                return validate31.errors = [{ instancePath: instancePath + "/assessmentConsequences", schemaPath: "#/properties/assessmentConsequences/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                              {
                                                var valid11 = !0;
                                                let len3 = data34.length;
                                                for (let i3 = 0; i3 < len3; i3++) {
                                                  let data35 = data34[i3], _errs75 = errors;
                                                  if (errors === _errs75)
                                                    if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
                                                      let missing3;
                                                      if (data35.anyEqualsLevel === void 0 && (missing3 = "anyEqualsLevel") || data35.guidance === void 0 && (missing3 = "guidance"))
                                                        return validate31.errors = [{ instancePath: instancePath + "/assessmentConsequences/" + i3, schemaPath: "#/properties/assessmentConsequences/items/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                                                      {
                                                        let _errs77 = errors;
                                                        for (let key7 in data35)
                                                          if (!(key7 === "anyEqualsLevel" || key7 === "forAssessment" || key7 === "guidance")) {
                                                            return validate31.errors = [{ instancePath: instancePath + "/assessmentConsequences/" + i3, schemaPath: "#/properties/assessmentConsequences/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 } }], !1;
                                                            break;
                                                          }
                                                        if (_errs77 === errors) {
                                                          if (data35.anyEqualsLevel !== void 0) {
                                                            let data36 = data35.anyEqualsLevel, _errs78 = errors;
                                                            if (errors === _errs78)
                                                              if (typeof data36 == "string") {
                                                                if (func3(data36) < 1)
                                                                  return validate31.errors = [{ instancePath: instancePath + "/assessmentConsequences/" + i3 + "/anyEqualsLevel", schemaPath: "#/properties/assessmentConsequences/items/properties/anyEqualsLevel/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                              } else
                                                                return validate31.errors = [{ instancePath: instancePath + "/assessmentConsequences/" + i3 + "/anyEqualsLevel", schemaPath: "#/properties/assessmentConsequences/items/properties/anyEqualsLevel/type", keyword: "type", params: { type: "string" } }], !1;
                                                            var valid12 = _errs78 === errors;
                                                          } else
                                                            var valid12 = !0;
                                                          if (valid12) {
                                                            if (data35.forAssessment !== void 0) {
                                                              let data37 = data35.forAssessment, _errs80 = errors;
                                                              if (errors === _errs80)
                                                                if (typeof data37 == "string") {
                                                                  if (func3(data37) < 1)
                                                                    return validate31.errors = [{ instancePath: instancePath + "/assessmentConsequences/" + i3 + "/forAssessment", schemaPath: "#/properties/assessmentConsequences/items/properties/forAssessment/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                  if (!pattern1.test(data37))
                                                                    return validate31.errors = [{ instancePath: instancePath + "/assessmentConsequences/" + i3 + "/forAssessment", schemaPath: "#/properties/assessmentConsequences/items/properties/forAssessment/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                } else
                                                                  return validate31.errors = [{ instancePath: instancePath + "/assessmentConsequences/" + i3 + "/forAssessment", schemaPath: "#/properties/assessmentConsequences/items/properties/forAssessment/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid12 = _errs80 === errors;
                                                            } else
                                                              var valid12 = !0;
                                                            if (valid12)
                                                              if (data35.guidance !== void 0) {
                                                                let data38 = data35.guidance, _errs82 = errors;
                                                                if (errors === _errs82)
                                                                  if (typeof data38 == "string") {
                                                                    if (func3(data38) < 1)
                                                                      return validate31.errors = [{ instancePath: instancePath + "/assessmentConsequences/" + i3 + "/guidance", schemaPath: "#/properties/assessmentConsequences/items/properties/guidance/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                  } else
                                                                    return validate31.errors = [{ instancePath: instancePath + "/assessmentConsequences/" + i3 + "/guidance", schemaPath: "#/properties/assessmentConsequences/items/properties/guidance/type", keyword: "type", params: { type: "string" } }], !1;
                                                                var valid12 = _errs82 === errors;
                                                              } else
                                                                var valid12 = !0;
                                                          }
                                                        }
                                                      }
                                                    } else
                                                      return validate31.errors = [{ instancePath: instancePath + "/assessmentConsequences/" + i3, schemaPath: "#/properties/assessmentConsequences/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                  var valid11 = _errs75 === errors;
                                                  if (!valid11)
                                                    break;
                                                }
                                              }
                                            } else
                                              return validate31.errors = [{ instancePath: instancePath + "/assessmentConsequences", schemaPath: "#/properties/assessmentConsequences/type", keyword: "type", params: { type: "array" } }], !1;
                                          var valid0 = _errs73 === errors;
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
    } else
      return validate31.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate31.errors = vErrors, errors === 0;
}
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)))
    return validate26.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
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
    validate27(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
    var _valid0 = _errs3 === errors;
    valid0 = _valid0, ifClause0 = "then";
  } else {
    let _errs4 = errors;
    validate31(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
    var _valid0 = _errs4 === errors;
    valid0 = _valid0, ifClause0 = "else";
  }
  if (!valid0) {
    let err1 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: ifClause0 } };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate26.errors = vErrors, !1;
  }
  return validate26.errors = vErrors, errors === 0;
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
            let _errs2 = errors;
            if (typeof data.$schema != "string")
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
              if (data.kind !== void 0) {
                let data2 = data.kind, _errs6 = errors;
                if (typeof data2 != "string")
                  return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                if (!(data2 === "workflow" || data2 === "routine"))
                  return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema6.properties.kind.enum } }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.name !== void 0) {
                  let data3 = data.name, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (func3(data3) < 1)
                        return validate21.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                    } else
                      return validate21.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.description !== void 0) {
                    let data4 = data.description, _errs10 = errors;
                    if (errors === _errs10)
                      if (typeof data4 == "string") {
                        if (func3(data4) < 1)
                          return validate21.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                      } else
                        return validate21.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.version !== void 0) {
                      let data5 = data.version, _errs12 = errors;
                      if (errors === _errs12)
                        if (typeof data5 == "string") {
                          if (!pattern0.test(data5))
                            return validate21.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/pattern", keyword: "pattern", params: { pattern: "^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$" } }], !1;
                        } else
                          return validate21.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" } }], !1;
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
                                    return validate21.errors = [{ instancePath: instancePath + "/tags/" + i0, schemaPath: "#/properties/tags/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                  if (!pattern1.test(data7))
                                    return validate21.errors = [{ instancePath: instancePath + "/tags/" + i0, schemaPath: "#/properties/tags/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                } else
                                  return validate21.errors = [{ instancePath: instancePath + "/tags/" + i0, schemaPath: "#/properties/tags/items/type", keyword: "type", params: { type: "string" } }], !1;
                              var valid1 = _errs16 === errors;
                              if (!valid1)
                                break;
                            }
                          } else
                            return validate21.errors = [{ instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/type", keyword: "type", params: { type: "array" } }], !1;
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
                                      return validate21.errors = [{ instancePath: instancePath + "/aliases/" + i1, schemaPath: "#/properties/aliases/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/aliases/" + i1, schemaPath: "#/properties/aliases/items/type", keyword: "type", params: { type: "string" } }], !1;
                                var valid2 = _errs20 === errors;
                                if (!valid2)
                                  break;
                              }
                            } else
                              return validate21.errors = [{ instancePath: instancePath + "/aliases", schemaPath: "#/properties/aliases/type", keyword: "type", params: { type: "array" } }], !1;
                          var valid0 = _errs18 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.agentRole !== void 0) {
                            let data10 = data.agentRole, _errs22 = errors;
                            if (errors === _errs22)
                              if (typeof data10 == "string") {
                                if (func3(data10) < 1)
                                  return validate21.errors = [{ instancePath: instancePath + "/agentRole", schemaPath: "#/properties/agentRole/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/agentRole", schemaPath: "#/properties/agentRole/type", keyword: "type", params: { type: "string" } }], !1;
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
                                      return validate21.errors = [{ instancePath: instancePath + "/recommendations", schemaPath: "#/properties/recommendations/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                                      break;
                                    }
                                  if (_errs26 === errors) {
                                    if (data11.autonomy !== void 0) {
                                      let data12 = data11.autonomy, _errs27 = errors;
                                      if (typeof data12 != "string")
                                        return validate21.errors = [{ instancePath: instancePath + "/recommendations/autonomy", schemaPath: "#/properties/recommendations/properties/autonomy/type", keyword: "type", params: { type: "string" } }], !1;
                                      if (!(data12 === "guided" || data12 === "full_auto_stop_on_user_deps" || data12 === "full_auto_never_stop"))
                                        return validate21.errors = [{ instancePath: instancePath + "/recommendations/autonomy", schemaPath: "#/properties/recommendations/properties/autonomy/enum", keyword: "enum", params: { allowedValues: schema6.properties.recommendations.properties.autonomy.enum } }], !1;
                                      var valid3 = _errs27 === errors;
                                    } else
                                      var valid3 = !0;
                                    if (valid3)
                                      if (data11.riskPolicy !== void 0) {
                                        let data13 = data11.riskPolicy, _errs29 = errors;
                                        if (typeof data13 != "string")
                                          return validate21.errors = [{ instancePath: instancePath + "/recommendations/riskPolicy", schemaPath: "#/properties/recommendations/properties/riskPolicy/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data13 === "conservative" || data13 === "balanced" || data13 === "aggressive"))
                                          return validate21.errors = [{ instancePath: instancePath + "/recommendations/riskPolicy", schemaPath: "#/properties/recommendations/properties/riskPolicy/enum", keyword: "enum", params: { allowedValues: schema6.properties.recommendations.properties.riskPolicy.enum } }], !1;
                                        var valid3 = _errs29 === errors;
                                      } else
                                        var valid3 = !0;
                                  }
                                } else
                                  return validate21.errors = [{ instancePath: instancePath + "/recommendations", schemaPath: "#/properties/recommendations/type", keyword: "type", params: { type: "object" } }], !1;
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
                                        return validate21.errors = [{ instancePath: instancePath + "/capabilities", schemaPath: "#/properties/capabilities/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } }], !1;
                                        break;
                                      }
                                    if (_errs33 === errors) {
                                      if (data14.delegation !== void 0) {
                                        let data15 = data14.delegation, _errs34 = errors;
                                        if (typeof data15 != "string")
                                          return validate21.errors = [{ instancePath: instancePath + "/capabilities/delegation", schemaPath: "#/properties/capabilities/properties/delegation/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data15 === "required" || data15 === "preferred" || data15 === "disabled"))
                                          return validate21.errors = [{ instancePath: instancePath + "/capabilities/delegation", schemaPath: "#/properties/capabilities/properties/delegation/enum", keyword: "enum", params: { allowedValues: schema6.properties.capabilities.properties.delegation.enum } }], !1;
                                        var valid4 = _errs34 === errors;
                                      } else
                                        var valid4 = !0;
                                      if (valid4)
                                        if (data14.web_browsing !== void 0) {
                                          let data16 = data14.web_browsing, _errs36 = errors;
                                          if (typeof data16 != "string")
                                            return validate21.errors = [{ instancePath: instancePath + "/capabilities/web_browsing", schemaPath: "#/properties/capabilities/properties/web_browsing/type", keyword: "type", params: { type: "string" } }], !1;
                                          if (!(data16 === "required" || data16 === "preferred" || data16 === "disabled"))
                                            return validate21.errors = [{ instancePath: instancePath + "/capabilities/web_browsing", schemaPath: "#/properties/capabilities/properties/web_browsing/enum", keyword: "enum", params: { allowedValues: schema6.properties.capabilities.properties.web_browsing.enum } }], !1;
                                          var valid4 = _errs36 === errors;
                                        } else
                                          var valid4 = !0;
                                    }
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/capabilities", schemaPath: "#/properties/capabilities/type", keyword: "type", params: { type: "object" } }], !1;
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
                                          return vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++, validate21.errors = vErrors, !1;
                                        }
                                        var valid5 = _errs40 === errors;
                                        if (!valid5)
                                          break;
                                      }
                                    } else
                                      return validate21.errors = [{ instancePath: instancePath + "/features", schemaPath: "#/properties/features/type", keyword: "type", params: { type: "array" } }], !1;
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
                                                return validate21.errors = [{ instancePath: instancePath + "/references/" + i3, schemaPath: "#/properties/references/items/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                                              {
                                                let _errs56 = errors;
                                                for (let key4 in data22)
                                                  if (!(key4 === "id" || key4 === "title" || key4 === "source" || key4 === "purpose" || key4 === "authoritative" || key4 === "resolveFrom")) {
                                                    return validate21.errors = [{ instancePath: instancePath + "/references/" + i3, schemaPath: "#/properties/references/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } }], !1;
                                                    break;
                                                  }
                                                if (_errs56 === errors) {
                                                  if (data22.id !== void 0) {
                                                    let data23 = data22.id, _errs57 = errors;
                                                    if (errors === _errs57)
                                                      if (typeof data23 == "string") {
                                                        if (func3(data23) < 1)
                                                          return validate21.errors = [{ instancePath: instancePath + "/references/" + i3 + "/id", schemaPath: "#/properties/references/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                        if (!pattern1.test(data23))
                                                          return validate21.errors = [{ instancePath: instancePath + "/references/" + i3 + "/id", schemaPath: "#/properties/references/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                      } else
                                                        return validate21.errors = [{ instancePath: instancePath + "/references/" + i3 + "/id", schemaPath: "#/properties/references/items/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid9 = _errs57 === errors;
                                                  } else
                                                    var valid9 = !0;
                                                  if (valid9) {
                                                    if (data22.title !== void 0) {
                                                      let data24 = data22.title, _errs59 = errors;
                                                      if (errors === _errs59)
                                                        if (typeof data24 == "string") {
                                                          if (func3(data24) < 1)
                                                            return validate21.errors = [{ instancePath: instancePath + "/references/" + i3 + "/title", schemaPath: "#/properties/references/items/properties/title/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                        } else
                                                          return validate21.errors = [{ instancePath: instancePath + "/references/" + i3 + "/title", schemaPath: "#/properties/references/items/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid9 = _errs59 === errors;
                                                    } else
                                                      var valid9 = !0;
                                                    if (valid9) {
                                                      if (data22.source !== void 0) {
                                                        let data25 = data22.source, _errs61 = errors;
                                                        if (errors === _errs61)
                                                          if (typeof data25 == "string") {
                                                            if (func3(data25) < 1)
                                                              return validate21.errors = [{ instancePath: instancePath + "/references/" + i3 + "/source", schemaPath: "#/properties/references/items/properties/source/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                          } else
                                                            return validate21.errors = [{ instancePath: instancePath + "/references/" + i3 + "/source", schemaPath: "#/properties/references/items/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid9 = _errs61 === errors;
                                                      } else
                                                        var valid9 = !0;
                                                      if (valid9) {
                                                        if (data22.purpose !== void 0) {
                                                          let data26 = data22.purpose, _errs63 = errors;
                                                          if (errors === _errs63)
                                                            if (typeof data26 == "string") {
                                                              if (func3(data26) < 1)
                                                                return validate21.errors = [{ instancePath: instancePath + "/references/" + i3 + "/purpose", schemaPath: "#/properties/references/items/properties/purpose/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                            } else
                                                              return validate21.errors = [{ instancePath: instancePath + "/references/" + i3 + "/purpose", schemaPath: "#/properties/references/items/properties/purpose/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid9 = _errs63 === errors;
                                                        } else
                                                          var valid9 = !0;
                                                        if (valid9) {
                                                          if (data22.authoritative !== void 0) {
                                                            let _errs65 = errors;
                                                            if (typeof data22.authoritative != "boolean")
                                                              return validate21.errors = [{ instancePath: instancePath + "/references/" + i3 + "/authoritative", schemaPath: "#/properties/references/items/properties/authoritative/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                            var valid9 = _errs65 === errors;
                                                          } else
                                                            var valid9 = !0;
                                                          if (valid9)
                                                            if (data22.resolveFrom !== void 0) {
                                                              let data28 = data22.resolveFrom, _errs67 = errors;
                                                              if (typeof data28 != "string")
                                                                return validate21.errors = [{ instancePath: instancePath + "/references/" + i3 + "/resolveFrom", schemaPath: "#/properties/references/items/properties/resolveFrom/type", keyword: "type", params: { type: "string" } }], !1;
                                                              if (!(data28 === "workspace" || data28 === "package"))
                                                                return validate21.errors = [{ instancePath: instancePath + "/references/" + i3 + "/resolveFrom", schemaPath: "#/properties/references/items/properties/resolveFrom/enum", keyword: "enum", params: { allowedValues: schema6.properties.references.items.properties.resolveFrom.enum } }], !1;
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
                                              return validate21.errors = [{ instancePath: instancePath + "/references/" + i3, schemaPath: "#/properties/references/items/type", keyword: "type", params: { type: "object" } }], !1;
                                          var valid8 = _errs54 === errors;
                                          if (!valid8)
                                            break;
                                        }
                                      } else
                                        return validate21.errors = [{ instancePath: instancePath + "/references", schemaPath: "#/properties/references/type", keyword: "type", params: { type: "array" } }], !1;
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
                                                  return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i4, schemaPath: "#/properties/inputs/items/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                                                {
                                                  let _errs73 = errors;
                                                  for (let key5 in data30)
                                                    if (!(key5 === "key" || key5 === "kind" || key5 === "values" || key5 === "required" || key5 === "coerce" || key5 === "sensitive" || key5 === "description")) {
                                                      return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i4, schemaPath: "#/properties/inputs/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } }], !1;
                                                      break;
                                                    }
                                                  if (_errs73 === errors) {
                                                    if (data30.key !== void 0) {
                                                      let data31 = data30.key, _errs74 = errors;
                                                      if (errors === _errs74)
                                                        if (typeof data31 == "string") {
                                                          if (func3(data31) < 1)
                                                            return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/key", schemaPath: "#/properties/inputs/items/properties/key/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                        } else
                                                          return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/key", schemaPath: "#/properties/inputs/items/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid11 = _errs74 === errors;
                                                    } else
                                                      var valid11 = !0;
                                                    if (valid11) {
                                                      if (data30.kind !== void 0) {
                                                        let data32 = data30.kind, _errs76 = errors;
                                                        if (typeof data32 != "string")
                                                          return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/kind", schemaPath: "#/properties/inputs/items/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                        if (!(data32 === "string" || data32 === "number" || data32 === "boolean" || data32 === "enum" || data32 === "list"))
                                                          return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/kind", schemaPath: "#/properties/inputs/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema6.properties.inputs.items.properties.kind.enum } }], !1;
                                                        var valid11 = _errs76 === errors;
                                                      } else
                                                        var valid11 = !0;
                                                      if (valid11) {
                                                        if (data30.values !== void 0) {
                                                          let data33 = data30.values, _errs78 = errors;
                                                          if (errors === _errs78)
                                                            if (Array.isArray(data33)) {
                                                              if (data33.length < 1)
                                                                return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/values", schemaPath: "#/properties/inputs/items/properties/values/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                              {
                                                                var valid12 = !0;
                                                                let len5 = data33.length;
                                                                for (let i5 = 0; i5 < len5; i5++) {
                                                                  let data34 = data33[i5], _errs80 = errors;
                                                                  if (errors === _errs80)
                                                                    if (typeof data34 == "string") {
                                                                      if (func3(data34) < 1)
                                                                        return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/values/" + i5, schemaPath: "#/properties/inputs/items/properties/values/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                    } else
                                                                      return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/values/" + i5, schemaPath: "#/properties/inputs/items/properties/values/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid12 = _errs80 === errors;
                                                                  if (!valid12)
                                                                    break;
                                                                }
                                                              }
                                                            } else
                                                              return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/values", schemaPath: "#/properties/inputs/items/properties/values/type", keyword: "type", params: { type: "array" } }], !1;
                                                          var valid11 = _errs78 === errors;
                                                        } else
                                                          var valid11 = !0;
                                                        if (valid11) {
                                                          if (data30.required !== void 0) {
                                                            let _errs82 = errors;
                                                            if (typeof data30.required != "boolean")
                                                              return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/required", schemaPath: "#/properties/inputs/items/properties/required/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                            var valid11 = _errs82 === errors;
                                                          } else
                                                            var valid11 = !0;
                                                          if (valid11) {
                                                            if (data30.coerce !== void 0) {
                                                              let _errs84 = errors;
                                                              if (typeof data30.coerce != "boolean")
                                                                return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/coerce", schemaPath: "#/properties/inputs/items/properties/coerce/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                              var valid11 = _errs84 === errors;
                                                            } else
                                                              var valid11 = !0;
                                                            if (valid11) {
                                                              if (data30.sensitive !== void 0) {
                                                                let _errs86 = errors;
                                                                if (typeof data30.sensitive != "boolean")
                                                                  return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/sensitive", schemaPath: "#/properties/inputs/items/properties/sensitive/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                                var valid11 = _errs86 === errors;
                                                              } else
                                                                var valid11 = !0;
                                                              if (valid11)
                                                                if (data30.description !== void 0) {
                                                                  let data38 = data30.description, _errs88 = errors;
                                                                  if (errors === _errs88)
                                                                    if (typeof data38 == "string") {
                                                                      if (func3(data38) < 1)
                                                                        return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/description", schemaPath: "#/properties/inputs/items/properties/description/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                    } else
                                                                      return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/description", schemaPath: "#/properties/inputs/items/properties/description/type", keyword: "type", params: { type: "string" } }], !1;
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
                                                return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i4, schemaPath: "#/properties/inputs/items/type", keyword: "type", params: { type: "object" } }], !1;
                                            var valid10 = _errs71 === errors;
                                            if (!valid10)
                                              break;
                                          }
                                        } else
                                          return validate21.errors = [{ instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/type", keyword: "type", params: { type: "array" } }], !1;
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
                                              let _errs92 = errors;
                                              validate22(data39[i6], { instancePath: instancePath + "/conditions/" + i6, parentData: data39, parentDataProperty: i6, rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                                              var valid13 = _errs92 === errors;
                                              if (!valid13)
                                                break;
                                            }
                                          } else
                                            return validate21.errors = [{ instancePath: instancePath + "/conditions", schemaPath: "#/properties/conditions/type", keyword: "type", params: { type: "array" } }], !1;
                                        var valid0 = _errs90 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.functionDefinitions !== void 0) {
                                          let _errs93 = errors;
                                          validate24(data.functionDefinitions, { instancePath: instancePath + "/functionDefinitions", parentData: data, parentDataProperty: "functionDefinitions", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                                          var valid0 = _errs93 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.assessments !== void 0) {
                                            let data42 = data.assessments, _errs94 = errors;
                                            if (errors === _errs94)
                                              if (Array.isArray(data42)) {
                                                var valid14 = !0;
                                                let len7 = data42.length;
                                                for (let i7 = 0; i7 < len7; i7++) {
                                                  let data43 = data42[i7], _errs96 = errors;
                                                  if (errors === _errs96)
                                                    if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
                                                      let missing4;
                                                      if (data43.id === void 0 && (missing4 = "id") || data43.purpose === void 0 && (missing4 = "purpose") || data43.dimensions === void 0 && (missing4 = "dimensions"))
                                                        return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7, schemaPath: "#/properties/assessments/items/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                                                      {
                                                        let _errs98 = errors;
                                                        for (let key6 in data43)
                                                          if (!(key6 === "id" || key6 === "purpose" || key6 === "dimensions")) {
                                                            return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7, schemaPath: "#/properties/assessments/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 } }], !1;
                                                            break;
                                                          }
                                                        if (_errs98 === errors) {
                                                          if (data43.id !== void 0) {
                                                            let data44 = data43.id, _errs99 = errors;
                                                            if (errors === _errs99)
                                                              if (typeof data44 == "string") {
                                                                if (func3(data44) < 1)
                                                                  return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/id", schemaPath: "#/properties/assessments/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                if (!pattern1.test(data44))
                                                                  return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/id", schemaPath: "#/properties/assessments/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                              } else
                                                                return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/id", schemaPath: "#/properties/assessments/items/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                                                            var valid15 = _errs99 === errors;
                                                          } else
                                                            var valid15 = !0;
                                                          if (valid15) {
                                                            if (data43.purpose !== void 0) {
                                                              let data45 = data43.purpose, _errs101 = errors;
                                                              if (errors === _errs101)
                                                                if (typeof data45 == "string") {
                                                                  if (func3(data45) < 1)
                                                                    return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/purpose", schemaPath: "#/properties/assessments/items/properties/purpose/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                } else
                                                                  return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/purpose", schemaPath: "#/properties/assessments/items/properties/purpose/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid15 = _errs101 === errors;
                                                            } else
                                                              var valid15 = !0;
                                                            if (valid15)
                                                              if (data43.dimensions !== void 0) {
                                                                let data46 = data43.dimensions, _errs103 = errors;
                                                                if (errors === _errs103)
                                                                  if (Array.isArray(data46)) {
                                                                    if (data46.length < 1)
                                                                      return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/dimensions", schemaPath: "#/properties/assessments/items/properties/dimensions/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                                    {
                                                                      var valid16 = !0;
                                                                      let len8 = data46.length;
                                                                      for (let i8 = 0; i8 < len8; i8++) {
                                                                        let data47 = data46[i8], _errs105 = errors;
                                                                        if (errors === _errs105)
                                                                          if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
                                                                            let missing5;
                                                                            if (data47.id === void 0 && (missing5 = "id") || data47.purpose === void 0 && (missing5 = "purpose") || data47.levels === void 0 && (missing5 = "levels"))
                                                                              return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/dimensions/" + i8, schemaPath: "#/properties/assessments/items/properties/dimensions/items/required", keyword: "required", params: { missingProperty: missing5 } }], !1;
                                                                            {
                                                                              let _errs107 = errors;
                                                                              for (let key7 in data47)
                                                                                if (!(key7 === "id" || key7 === "purpose" || key7 === "levels" || key7 === "required")) {
                                                                                  return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/dimensions/" + i8, schemaPath: "#/properties/assessments/items/properties/dimensions/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 } }], !1;
                                                                                  break;
                                                                                }
                                                                              if (_errs107 === errors) {
                                                                                if (data47.id !== void 0) {
                                                                                  let data48 = data47.id, _errs108 = errors;
                                                                                  if (errors === _errs108)
                                                                                    if (typeof data48 == "string") {
                                                                                      if (func3(data48) < 1)
                                                                                        return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/dimensions/" + i8 + "/id", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                      if (!pattern1.test(data48))
                                                                                        return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/dimensions/" + i8 + "/id", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                    } else
                                                                                      return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/dimensions/" + i8 + "/id", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  var valid17 = _errs108 === errors;
                                                                                } else
                                                                                  var valid17 = !0;
                                                                                if (valid17) {
                                                                                  if (data47.purpose !== void 0) {
                                                                                    let data49 = data47.purpose, _errs110 = errors;
                                                                                    if (errors === _errs110)
                                                                                      if (typeof data49 == "string") {
                                                                                        if (func3(data49) < 1)
                                                                                          return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/dimensions/" + i8 + "/purpose", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/purpose/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                      } else
                                                                                        return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/dimensions/" + i8 + "/purpose", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/purpose/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid17 = _errs110 === errors;
                                                                                  } else
                                                                                    var valid17 = !0;
                                                                                  if (valid17) {
                                                                                    if (data47.levels !== void 0) {
                                                                                      let data50 = data47.levels, _errs112 = errors;
                                                                                      if (errors === _errs112)
                                                                                        if (Array.isArray(data50)) {
                                                                                          if (data50.length < 2)
                                                                                            return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/dimensions/" + i8 + "/levels", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/levels/minItems", keyword: "minItems", params: { limit: 2 } }], !1;
                                                                                          {
                                                                                            var valid18 = !0;
                                                                                            let len9 = data50.length;
                                                                                            for (let i9 = 0; i9 < len9; i9++) {
                                                                                              let data51 = data50[i9], _errs114 = errors;
                                                                                              if (errors === _errs114)
                                                                                                if (typeof data51 == "string") {
                                                                                                  if (func3(data51) < 1)
                                                                                                    return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/dimensions/" + i8 + "/levels/" + i9, schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/levels/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                                } else
                                                                                                  return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/dimensions/" + i8 + "/levels/" + i9, schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/levels/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                              var valid18 = _errs114 === errors;
                                                                                              if (!valid18)
                                                                                                break;
                                                                                            }
                                                                                          }
                                                                                        } else
                                                                                          return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/dimensions/" + i8 + "/levels", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/levels/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                      var valid17 = _errs112 === errors;
                                                                                    } else
                                                                                      var valid17 = !0;
                                                                                    if (valid17)
                                                                                      if (data47.required !== void 0) {
                                                                                        let _errs116 = errors;
                                                                                        if (typeof data47.required != "boolean")
                                                                                          return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/dimensions/" + i8 + "/required", schemaPath: "#/properties/assessments/items/properties/dimensions/items/properties/required/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                                                        var valid17 = _errs116 === errors;
                                                                                      } else
                                                                                        var valid17 = !0;
                                                                                  }
                                                                                }
                                                                              }
                                                                            }
                                                                          } else
                                                                            return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/dimensions/" + i8, schemaPath: "#/properties/assessments/items/properties/dimensions/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                        var valid16 = _errs105 === errors;
                                                                        if (!valid16)
                                                                          break;
                                                                      }
                                                                    }
                                                                  } else
                                                                    return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/dimensions", schemaPath: "#/properties/assessments/items/properties/dimensions/type", keyword: "type", params: { type: "array" } }], !1;
                                                                var valid15 = _errs103 === errors;
                                                              } else
                                                                var valid15 = !0;
                                                          }
                                                        }
                                                      }
                                                    } else
                                                      return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7, schemaPath: "#/properties/assessments/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                  var valid14 = _errs96 === errors;
                                                  if (!valid14)
                                                    break;
                                                }
                                              } else
                                                return validate21.errors = [{ instancePath: instancePath + "/assessments", schemaPath: "#/properties/assessments/type", keyword: "type", params: { type: "array" } }], !1;
                                            var valid0 = _errs94 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.guidance !== void 0) {
                                              let data53 = data.guidance, _errs118 = errors;
                                              if (errors === _errs118)
                                                if (Array.isArray(data53)) {
                                                  var valid19 = !0;
                                                  let len10 = data53.length;
                                                  for (let i10 = 0; i10 < len10; i10++) {
                                                    let data54 = data53[i10], _errs120 = errors;
                                                    if (errors === _errs120)
                                                      if (typeof data54 == "string") {
                                                        if (func3(data54) < 1)
                                                          return validate21.errors = [{ instancePath: instancePath + "/guidance/" + i10, schemaPath: "#/properties/guidance/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                      } else
                                                        return validate21.errors = [{ instancePath: instancePath + "/guidance/" + i10, schemaPath: "#/properties/guidance/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid19 = _errs120 === errors;
                                                    if (!valid19)
                                                      break;
                                                  }
                                                } else
                                                  return validate21.errors = [{ instancePath: instancePath + "/guidance", schemaPath: "#/properties/guidance/type", keyword: "type", params: { type: "array" } }], !1;
                                              var valid0 = _errs118 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.extensionPoints !== void 0) {
                                                let data55 = data.extensionPoints, _errs122 = errors;
                                                if (errors === _errs122)
                                                  if (data55 && typeof data55 == "object" && !Array.isArray(data55))
                                                    for (let key8 in data55) {
                                                      let data56 = data55[key8], _errs125 = errors;
                                                      if (errors === _errs125)
                                                        if (data56 && typeof data56 == "object" && !Array.isArray(data56)) {
                                                          let missing6;
                                                          if (data56.purpose === void 0 && (missing6 = "purpose") || data56.defaultBinding === void 0 && (missing6 = "defaultBinding"))
                                                            return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/extensionPoints/additionalProperties/required", keyword: "required", params: { missingProperty: missing6 } }], !1;
                                                          {
                                                            let _errs127 = errors;
                                                            for (let key9 in data56)
                                                              if (!(key9 === "purpose" || key9 === "defaultBinding" || key9 === "acceptedKinds" || key9 === "inputContract" || key9 === "outputContract")) {
                                                                return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/extensionPoints/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 } }], !1;
                                                                break;
                                                              }
                                                            if (_errs127 === errors) {
                                                              if (data56.purpose !== void 0) {
                                                                let data57 = data56.purpose, _errs128 = errors;
                                                                if (errors === _errs128)
                                                                  if (typeof data57 == "string") {
                                                                    if (func3(data57) < 1)
                                                                      return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/purpose", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/purpose/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                  } else
                                                                    return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/purpose", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/purpose/type", keyword: "type", params: { type: "string" } }], !1;
                                                                var valid21 = _errs128 === errors;
                                                              } else
                                                                var valid21 = !0;
                                                              if (valid21) {
                                                                if (data56.defaultBinding !== void 0) {
                                                                  let data58 = data56.defaultBinding, _errs130 = errors;
                                                                  if (errors === _errs130)
                                                                    if (typeof data58 == "string") {
                                                                      if (func3(data58) < 1)
                                                                        return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/defaultBinding", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/defaultBinding/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                    } else
                                                                      return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/defaultBinding", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/defaultBinding/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid21 = _errs130 === errors;
                                                                } else
                                                                  var valid21 = !0;
                                                                if (valid21) {
                                                                  if (data56.acceptedKinds !== void 0) {
                                                                    let data59 = data56.acceptedKinds, _errs132 = errors;
                                                                    if (errors === _errs132)
                                                                      if (Array.isArray(data59)) {
                                                                        if (data59.length < 1)
                                                                          return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/acceptedKinds", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/acceptedKinds/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                                        {
                                                                          var valid22 = !0;
                                                                          let len11 = data59.length;
                                                                          for (let i11 = 0; i11 < len11; i11++) {
                                                                            let data60 = data59[i11], _errs134 = errors;
                                                                            if (typeof data60 != "string")
                                                                              return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/acceptedKinds/" + i11, schemaPath: "#/properties/extensionPoints/additionalProperties/properties/acceptedKinds/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                            if (!(data60 === "workflow" || data60 === "routine"))
                                                                              return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/acceptedKinds/" + i11, schemaPath: "#/properties/extensionPoints/additionalProperties/properties/acceptedKinds/items/enum", keyword: "enum", params: { allowedValues: schema6.properties.extensionPoints.additionalProperties.properties.acceptedKinds.items.enum } }], !1;
                                                                            var valid22 = _errs134 === errors;
                                                                            if (!valid22)
                                                                              break;
                                                                          }
                                                                        }
                                                                      } else
                                                                        return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/acceptedKinds", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/acceptedKinds/type", keyword: "type", params: { type: "array" } }], !1;
                                                                    var valid21 = _errs132 === errors;
                                                                  } else
                                                                    var valid21 = !0;
                                                                  if (valid21) {
                                                                    if (data56.inputContract !== void 0) {
                                                                      let data61 = data56.inputContract, _errs136 = errors;
                                                                      if (errors === _errs136)
                                                                        if (data61 && typeof data61 == "object" && !Array.isArray(data61)) {
                                                                          let _errs138 = errors;
                                                                          for (let key10 in data61)
                                                                            if (!(key10 === "requiredContext" || key10 === "optionalContext")) {
                                                                              return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/inputContract", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/inputContract/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 } }], !1;
                                                                              break;
                                                                            }
                                                                          if (_errs138 === errors) {
                                                                            if (data61.requiredContext !== void 0) {
                                                                              let data62 = data61.requiredContext, _errs139 = errors;
                                                                              if (errors === _errs139)
                                                                                if (Array.isArray(data62)) {
                                                                                  var valid24 = !0;
                                                                                  let len12 = data62.length;
                                                                                  for (let i12 = 0; i12 < len12; i12++) {
                                                                                    let data63 = data62[i12], _errs141 = errors;
                                                                                    if (errors === _errs141)
                                                                                      if (typeof data63 == "string") {
                                                                                        if (func3(data63) < 1)
                                                                                          return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/inputContract/requiredContext/" + i12, schemaPath: "#/properties/extensionPoints/additionalProperties/properties/inputContract/properties/requiredContext/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                      } else
                                                                                        return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/inputContract/requiredContext/" + i12, schemaPath: "#/properties/extensionPoints/additionalProperties/properties/inputContract/properties/requiredContext/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid24 = _errs141 === errors;
                                                                                    if (!valid24)
                                                                                      break;
                                                                                  }
                                                                                } else
                                                                                  return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/inputContract/requiredContext", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/inputContract/properties/requiredContext/type", keyword: "type", params: { type: "array" } }], !1;
                                                                              var valid23 = _errs139 === errors;
                                                                            } else
                                                                              var valid23 = !0;
                                                                            if (valid23)
                                                                              if (data61.optionalContext !== void 0) {
                                                                                let data64 = data61.optionalContext, _errs143 = errors;
                                                                                if (errors === _errs143)
                                                                                  if (Array.isArray(data64)) {
                                                                                    var valid25 = !0;
                                                                                    let len13 = data64.length;
                                                                                    for (let i13 = 0; i13 < len13; i13++) {
                                                                                      let data65 = data64[i13], _errs145 = errors;
                                                                                      if (errors === _errs145)
                                                                                        if (typeof data65 == "string") {
                                                                                          if (func3(data65) < 1)
                                                                                            return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/inputContract/optionalContext/" + i13, schemaPath: "#/properties/extensionPoints/additionalProperties/properties/inputContract/properties/optionalContext/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                        } else
                                                                                          return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/inputContract/optionalContext/" + i13, schemaPath: "#/properties/extensionPoints/additionalProperties/properties/inputContract/properties/optionalContext/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                      var valid25 = _errs145 === errors;
                                                                                      if (!valid25)
                                                                                        break;
                                                                                    }
                                                                                  } else
                                                                                    return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/inputContract/optionalContext", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/inputContract/properties/optionalContext/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                var valid23 = _errs143 === errors;
                                                                              } else
                                                                                var valid23 = !0;
                                                                          }
                                                                        } else
                                                                          return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/inputContract", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/inputContract/type", keyword: "type", params: { type: "object" } }], !1;
                                                                      var valid21 = _errs136 === errors;
                                                                    } else
                                                                      var valid21 = !0;
                                                                    if (valid21)
                                                                      if (data56.outputContract !== void 0) {
                                                                        let data66 = data56.outputContract, _errs147 = errors;
                                                                        if (errors === _errs147)
                                                                          if (data66 && typeof data66 == "object" && !Array.isArray(data66)) {
                                                                            let _errs149 = errors;
                                                                            for (let key11 in data66)
                                                                              if (key11 !== "requiredArtifacts") {
                                                                                return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/outputContract", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/outputContract/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 } }], !1;
                                                                                break;
                                                                              }
                                                                            if (_errs149 === errors && data66.requiredArtifacts !== void 0) {
                                                                              let data67 = data66.requiredArtifacts;
                                                                              if (errors === errors)
                                                                                if (Array.isArray(data67)) {
                                                                                  var valid27 = !0;
                                                                                  let len14 = data67.length;
                                                                                  for (let i14 = 0; i14 < len14; i14++) {
                                                                                    let data68 = data67[i14], _errs152 = errors;
                                                                                    if (errors === _errs152)
                                                                                      if (typeof data68 == "string") {
                                                                                        if (func3(data68) < 1)
                                                                                          return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/outputContract/requiredArtifacts/" + i14, schemaPath: "#/properties/extensionPoints/additionalProperties/properties/outputContract/properties/requiredArtifacts/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                      } else
                                                                                        return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/outputContract/requiredArtifacts/" + i14, schemaPath: "#/properties/extensionPoints/additionalProperties/properties/outputContract/properties/requiredArtifacts/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid27 = _errs152 === errors;
                                                                                    if (!valid27)
                                                                                      break;
                                                                                  }
                                                                                } else
                                                                                  return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/outputContract/requiredArtifacts", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/outputContract/properties/requiredArtifacts/type", keyword: "type", params: { type: "array" } }], !1;
                                                                            }
                                                                          } else
                                                                            return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/outputContract", schemaPath: "#/properties/extensionPoints/additionalProperties/properties/outputContract/type", keyword: "type", params: { type: "object" } }], !1;
                                                                        var valid21 = _errs147 === errors;
                                                                      } else
                                                                        var valid21 = !0;
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        } else
                                                          return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/extensionPoints/additionalProperties/type", keyword: "type", params: { type: "object" } }], !1;
                                                      var valid20 = _errs125 === errors;
                                                      if (!valid20)
                                                        break;
                                                    }
                                                  else
                                                    return validate21.errors = [{ instancePath: instancePath + "/extensionPoints", schemaPath: "#/properties/extensionPoints/type", keyword: "type", params: { type: "object" } }], !1;
                                                var valid0 = _errs122 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.extensionContract !== void 0) {
                                                  let data69 = data.extensionContract, _errs154 = errors;
                                                  if (errors === _errs154)
                                                    if (data69 && typeof data69 == "object" && !Array.isArray(data69)) {
                                                      let missing7;
                                                      if (data69.accepts === void 0 && (missing7 = "accepts") || data69.produces === void 0 && (missing7 = "produces"))
                                                        return validate21.errors = [{ instancePath: instancePath + "/extensionContract", schemaPath: "#/properties/extensionContract/required", keyword: "required", params: { missingProperty: missing7 } }], !1;
                                                      {
                                                        let _errs156 = errors;
                                                        for (let key12 in data69)
                                                          if (!(key12 === "accepts" || key12 === "produces")) {
                                                            return validate21.errors = [{ instancePath: instancePath + "/extensionContract", schemaPath: "#/properties/extensionContract/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 } }], !1;
                                                            break;
                                                          }
                                                        if (_errs156 === errors) {
                                                          if (data69.accepts !== void 0) {
                                                            let data70 = data69.accepts, _errs157 = errors;
                                                            if (errors === _errs157)
                                                              if (Array.isArray(data70)) {
                                                                var valid29 = !0;
                                                                let len15 = data70.length;
                                                                for (let i15 = 0; i15 < len15; i15++) {
                                                                  let data71 = data70[i15], _errs159 = errors;
                                                                  if (errors === _errs159)
                                                                    if (typeof data71 == "string") {
                                                                      if (func3(data71) < 1)
                                                                        return validate21.errors = [{ instancePath: instancePath + "/extensionContract/accepts/" + i15, schemaPath: "#/properties/extensionContract/properties/accepts/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                    } else
                                                                      return validate21.errors = [{ instancePath: instancePath + "/extensionContract/accepts/" + i15, schemaPath: "#/properties/extensionContract/properties/accepts/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid29 = _errs159 === errors;
                                                                  if (!valid29)
                                                                    break;
                                                                }
                                                              } else
                                                                return validate21.errors = [{ instancePath: instancePath + "/extensionContract/accepts", schemaPath: "#/properties/extensionContract/properties/accepts/type", keyword: "type", params: { type: "array" } }], !1;
                                                            var valid28 = _errs157 === errors;
                                                          } else
                                                            var valid28 = !0;
                                                          if (valid28)
                                                            if (data69.produces !== void 0) {
                                                              let data72 = data69.produces, _errs161 = errors;
                                                              if (errors === _errs161)
                                                                if (Array.isArray(data72)) {
                                                                  var valid30 = !0;
                                                                  let len16 = data72.length;
                                                                  for (let i16 = 0; i16 < len16; i16++) {
                                                                    let data73 = data72[i16], _errs163 = errors;
                                                                    if (errors === _errs163)
                                                                      if (typeof data73 == "string") {
                                                                        if (func3(data73) < 1)
                                                                          return validate21.errors = [{ instancePath: instancePath + "/extensionContract/produces/" + i16, schemaPath: "#/properties/extensionContract/properties/produces/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                      } else
                                                                        return validate21.errors = [{ instancePath: instancePath + "/extensionContract/produces/" + i16, schemaPath: "#/properties/extensionContract/properties/produces/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    var valid30 = _errs163 === errors;
                                                                    if (!valid30)
                                                                      break;
                                                                  }
                                                                } else
                                                                  return validate21.errors = [{ instancePath: instancePath + "/extensionContract/produces", schemaPath: "#/properties/extensionContract/properties/produces/type", keyword: "type", params: { type: "array" } }], !1;
                                                              var valid28 = _errs161 === errors;
                                                            } else
                                                              var valid28 = !0;
                                                        }
                                                      }
                                                    } else
                                                      return validate21.errors = [{ instancePath: instancePath + "/extensionContract", schemaPath: "#/properties/extensionContract/type", keyword: "type", params: { type: "object" } }], !1;
                                                  var valid0 = _errs154 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0) {
                                                  if (data.steps !== void 0) {
                                                    let data74 = data.steps, _errs165 = errors;
                                                    if (errors === _errs165)
                                                      if (Array.isArray(data74)) {
                                                        if (data74.length < 1)
                                                          return validate21.errors = [{ instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                        {
                                                          var valid31 = !0;
                                                          let len17 = data74.length;
                                                          for (let i17 = 0; i17 < len17; i17++) {
                                                            let _errs167 = errors;
                                                            validate26(data74[i17], { instancePath: instancePath + "/steps/" + i17, parentData: data74, parentDataProperty: i17, rootData }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length);
                                                            var valid31 = _errs167 === errors;
                                                            if (!valid31)
                                                              break;
                                                          }
                                                        }
                                                      } else
                                                        return validate21.errors = [{ instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "array" } }], !1;
                                                    var valid0 = _errs165 === errors;
                                                  } else
                                                    var valid0 = !0;
                                                  if (valid0) {
                                                    if (data.metadata !== void 0) {
                                                      let data76 = data.metadata, _errs168 = errors;
                                                      if (errors === _errs168 && !(data76 && typeof data76 == "object" && !Array.isArray(data76)))
                                                        return validate21.errors = [{ instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/type", keyword: "type", params: { type: "object" } }], !1;
                                                      var valid0 = _errs168 === errors;
                                                    } else
                                                      var valid0 = !0;
                                                    if (valid0)
                                                      if (data.lintIgnore !== void 0) {
                                                        let data77 = data.lintIgnore, _errs171 = errors;
                                                        if (errors === _errs171)
                                                          if (Array.isArray(data77)) {
                                                            var valid32 = !0;
                                                            let len18 = data77.length;
                                                            for (let i18 = 0; i18 < len18; i18++) {
                                                              let data78 = data77[i18], _errs173 = errors;
                                                              if (errors === _errs173)
                                                                if (data78 && typeof data78 == "object" && !Array.isArray(data78)) {
                                                                  let missing8;
                                                                  if (data78.rule === void 0 && (missing8 = "rule") || data78.reason === void 0 && (missing8 = "reason"))
                                                                    return validate21.errors = [{ instancePath: instancePath + "/lintIgnore/" + i18, schemaPath: "#/properties/lintIgnore/items/required", keyword: "required", params: { missingProperty: missing8 } }], !1;
                                                                  {
                                                                    let _errs175 = errors;
                                                                    for (let key13 in data78)
                                                                      if (!(key13 === "rule" || key13 === "step" || key13 === "reason")) {
                                                                        return validate21.errors = [{ instancePath: instancePath + "/lintIgnore/" + i18, schemaPath: "#/properties/lintIgnore/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 } }], !1;
                                                                        break;
                                                                      }
                                                                    if (_errs175 === errors) {
                                                                      if (data78.rule !== void 0) {
                                                                        let data79 = data78.rule, _errs176 = errors;
                                                                        if (errors === _errs176)
                                                                          if (typeof data79 == "string") {
                                                                            if (func3(data79) < 1)
                                                                              return validate21.errors = [{ instancePath: instancePath + "/lintIgnore/" + i18 + "/rule", schemaPath: "#/properties/lintIgnore/items/properties/rule/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                          } else
                                                                            return validate21.errors = [{ instancePath: instancePath + "/lintIgnore/" + i18 + "/rule", schemaPath: "#/properties/lintIgnore/items/properties/rule/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        var valid33 = _errs176 === errors;
                                                                      } else
                                                                        var valid33 = !0;
                                                                      if (valid33) {
                                                                        if (data78.step !== void 0) {
                                                                          let data80 = data78.step, _errs178 = errors;
                                                                          if (errors === _errs178)
                                                                            if (typeof data80 == "string") {
                                                                              if (func3(data80) < 1)
                                                                                return validate21.errors = [{ instancePath: instancePath + "/lintIgnore/" + i18 + "/step", schemaPath: "#/properties/lintIgnore/items/properties/step/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                              if (!pattern1.test(data80))
                                                                                return validate21.errors = [{ instancePath: instancePath + "/lintIgnore/" + i18 + "/step", schemaPath: "#/properties/lintIgnore/items/properties/step/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                            } else
                                                                              return validate21.errors = [{ instancePath: instancePath + "/lintIgnore/" + i18 + "/step", schemaPath: "#/properties/lintIgnore/items/properties/step/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid33 = _errs178 === errors;
                                                                        } else
                                                                          var valid33 = !0;
                                                                        if (valid33)
                                                                          if (data78.reason !== void 0) {
                                                                            let data81 = data78.reason, _errs180 = errors;
                                                                            if (errors === _errs180)
                                                                              if (typeof data81 == "string") {
                                                                                if (func3(data81) < 1)
                                                                                  return validate21.errors = [{ instancePath: instancePath + "/lintIgnore/" + i18 + "/reason", schemaPath: "#/properties/lintIgnore/items/properties/reason/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                              } else
                                                                                return validate21.errors = [{ instancePath: instancePath + "/lintIgnore/" + i18 + "/reason", schemaPath: "#/properties/lintIgnore/items/properties/reason/type", keyword: "type", params: { type: "string" } }], !1;
                                                                            var valid33 = _errs180 === errors;
                                                                          } else
                                                                            var valid33 = !0;
                                                                      }
                                                                    }
                                                                  }
                                                                } else
                                                                  return validate21.errors = [{ instancePath: instancePath + "/lintIgnore/" + i18, schemaPath: "#/properties/lintIgnore/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                              var valid32 = _errs173 === errors;
                                                              if (!valid32)
                                                                break;
                                                            }
                                                          } else
                                                            return validate21.errors = [{ instancePath: instancePath + "/lintIgnore", schemaPath: "#/properties/lintIgnore/type", keyword: "type", params: { type: "array" } }], !1;
                                                        var valid0 = _errs171 === errors;
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
      return validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate21.errors = vErrors, errors === 0;
}
var problemsOfWorkflow = (value) => find(value) ? [] : find.errors;
export {
  problemsOfWorkflow
};
