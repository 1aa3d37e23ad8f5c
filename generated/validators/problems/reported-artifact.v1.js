// Generated from schemas/reported-artifacts.ts by `npm run generate`; do not edit.
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
var find = validate21, schema6 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Artifact that the runtime reads", type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "wr.loop_control" }, loopId: { type: "string", pattern: "^[a-z0-9_-]+$" }, decision: { type: "string", enum: ["continue", "stop"] }, summary: { type: "string" } }, required: ["kind", "decision"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "wr.capability_observation" }, capability: { type: "string", enum: ["delegation", "web_browsing"] }, status: { type: "string", enum: ["available", "unavailable"] }, method: { type: "string", enum: ["probe_step", "attempted_use", "manual_claim"] }, failureCode: { type: "string", enum: ["tool_missing", "tool_error", "policy_blocked", "unknown"] }, claimedBy: { type: "string", enum: ["agent", "user"] } }, required: ["kind", "capability", "status", "method"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "wr.workflow_divergence" }, reason: { type: "string", enum: ["missing_user_context", "capability_unavailable", "efficiency_skip", "safety_stop", "policy_constraint"] }, summary: { type: "string", minLength: 1 }, relatedStepId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "reason", "summary"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "wr.binding_fallback" }, slot: { type: "string", minLength: 1 }, boundTo: { type: "string", minLength: 1 }, usedInstead: { type: "string", minLength: 1 }, reason: { type: "string", minLength: 1 } }, required: ["kind", "slot", "boundTo", "usedInstead", "reason"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "wr.gap_report" }, severity: { type: "string", enum: ["info", "warning", "critical"] }, category: { type: "string", enum: ["user_only_dependency", "contract_violation", "capability_missing", "unexpected"] }, detail: { type: "string", enum: ["needs_user_secret_or_token", "needs_user_account_access", "needs_user_artifact", "needs_user_choice", "needs_user_approval", "needs_user_environment_action", "missing_required_output", "invalid_required_output", "required_capability_unavailable", "required_capability_unknown", "invariant_violation", "storage_corruption_detected"] }, summary: { type: "string", minLength: 1 }, contextKey: { type: "string", minLength: 1 }, resolvesGapId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }, required: ["kind", "severity", "category", "detail", "summary"], additionalProperties: !0 }], definitions: {} }, pattern0 = new RegExp("^[a-z0-9_-]+$", "u"), pattern2 = new RegExp("^[a-z]+_[a-z0-9_]{1,80}$", "u"), func2 = require_ucs2length().default;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.kind;
    if (typeof tag0 == "string")
      if (tag0 === "wr.loop_control")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err1 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
          if (data.decision === void 0) {
            let err2 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "decision" }, message: "must have required property 'decision'" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
          if (data.kind !== void 0) {
            let data0 = data.kind;
            if (typeof data0 != "string") {
              let err3 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
            if (data0 !== "wr.loop_control") {
              let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "wr.loop_control" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
          }
          if (data.loopId !== void 0) {
            let data1 = data.loopId;
            if (typeof data1 == "string") {
              if (!pattern0.test(data1)) {
                let err5 = { instancePath: instancePath + "/loopId", schemaPath: "#/oneOf/0/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
            } else {
              let err6 = { instancePath: instancePath + "/loopId", schemaPath: "#/oneOf/0/properties/loopId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
          }
          if (data.decision !== void 0) {
            let data2 = data.decision;
            if (typeof data2 != "string") {
              let err7 = { instancePath: instancePath + "/decision", schemaPath: "#/oneOf/0/properties/decision/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            if (!(data2 === "continue" || data2 === "stop")) {
              let err8 = { instancePath: instancePath + "/decision", schemaPath: "#/oneOf/0/properties/decision/enum", keyword: "enum", params: { allowedValues: schema6.oneOf[0].properties.decision.enum }, message: "must be equal to one of the allowed values" };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
          }
          if (data.summary !== void 0 && typeof data.summary != "string") {
            let err9 = { instancePath: instancePath + "/summary", schemaPath: "#/oneOf/0/properties/summary/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        } else {
          let err10 = { instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      else if (tag0 === "wr.capability_observation")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err11 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
          if (data.capability === void 0) {
            let err12 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "capability" }, message: "must have required property 'capability'" };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
          if (data.status === void 0) {
            let err13 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
          if (data.method === void 0) {
            let err14 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
          if (data.kind !== void 0) {
            let data4 = data.kind;
            if (typeof data4 != "string") {
              let err15 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
            if (data4 !== "wr.capability_observation") {
              let err16 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "wr.capability_observation" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
          }
          if (data.capability !== void 0) {
            let data5 = data.capability;
            if (typeof data5 != "string") {
              let err17 = { instancePath: instancePath + "/capability", schemaPath: "#/oneOf/1/properties/capability/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
            if (!(data5 === "delegation" || data5 === "web_browsing")) {
              let err18 = { instancePath: instancePath + "/capability", schemaPath: "#/oneOf/1/properties/capability/enum", keyword: "enum", params: { allowedValues: schema6.oneOf[1].properties.capability.enum }, message: "must be equal to one of the allowed values" };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
          }
          if (data.status !== void 0) {
            let data6 = data.status;
            if (typeof data6 != "string") {
              let err19 = { instancePath: instancePath + "/status", schemaPath: "#/oneOf/1/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
            if (!(data6 === "available" || data6 === "unavailable")) {
              let err20 = { instancePath: instancePath + "/status", schemaPath: "#/oneOf/1/properties/status/enum", keyword: "enum", params: { allowedValues: schema6.oneOf[1].properties.status.enum }, message: "must be equal to one of the allowed values" };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
          }
          if (data.method !== void 0) {
            let data7 = data.method;
            if (typeof data7 != "string") {
              let err21 = { instancePath: instancePath + "/method", schemaPath: "#/oneOf/1/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
            if (!(data7 === "probe_step" || data7 === "attempted_use" || data7 === "manual_claim")) {
              let err22 = { instancePath: instancePath + "/method", schemaPath: "#/oneOf/1/properties/method/enum", keyword: "enum", params: { allowedValues: schema6.oneOf[1].properties.method.enum }, message: "must be equal to one of the allowed values" };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
          }
          if (data.failureCode !== void 0) {
            let data8 = data.failureCode;
            if (typeof data8 != "string") {
              let err23 = { instancePath: instancePath + "/failureCode", schemaPath: "#/oneOf/1/properties/failureCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
            if (!(data8 === "tool_missing" || data8 === "tool_error" || data8 === "policy_blocked" || data8 === "unknown")) {
              let err24 = { instancePath: instancePath + "/failureCode", schemaPath: "#/oneOf/1/properties/failureCode/enum", keyword: "enum", params: { allowedValues: schema6.oneOf[1].properties.failureCode.enum }, message: "must be equal to one of the allowed values" };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
          }
          if (data.claimedBy !== void 0) {
            let data9 = data.claimedBy;
            if (typeof data9 != "string") {
              let err25 = { instancePath: instancePath + "/claimedBy", schemaPath: "#/oneOf/1/properties/claimedBy/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
            if (!(data9 === "agent" || data9 === "user")) {
              let err26 = { instancePath: instancePath + "/claimedBy", schemaPath: "#/oneOf/1/properties/claimedBy/enum", keyword: "enum", params: { allowedValues: schema6.oneOf[1].properties.claimedBy.enum }, message: "must be equal to one of the allowed values" };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
          }
        } else {
          let err27 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      else if (tag0 === "wr.workflow_divergence")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err28 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
          if (data.reason === void 0) {
            let err29 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
          if (data.summary === void 0) {
            let err30 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "summary" }, message: "must have required property 'summary'" };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
          if (data.kind !== void 0) {
            let data10 = data.kind;
            if (typeof data10 != "string") {
              let err31 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
            if (data10 !== "wr.workflow_divergence") {
              let err32 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "wr.workflow_divergence" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
          }
          if (data.reason !== void 0) {
            let data11 = data.reason;
            if (typeof data11 != "string") {
              let err33 = { instancePath: instancePath + "/reason", schemaPath: "#/oneOf/2/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
            }
            if (!(data11 === "missing_user_context" || data11 === "capability_unavailable" || data11 === "efficiency_skip" || data11 === "safety_stop" || data11 === "policy_constraint")) {
              let err34 = { instancePath: instancePath + "/reason", schemaPath: "#/oneOf/2/properties/reason/enum", keyword: "enum", params: { allowedValues: schema6.oneOf[2].properties.reason.enum }, message: "must be equal to one of the allowed values" };
              vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
            }
          }
          if (data.summary !== void 0) {
            let data12 = data.summary;
            if (typeof data12 == "string") {
              if (func2(data12) < 1) {
                let err35 = { instancePath: instancePath + "/summary", schemaPath: "#/oneOf/2/properties/summary/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
              }
            } else {
              let err36 = { instancePath: instancePath + "/summary", schemaPath: "#/oneOf/2/properties/summary/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
          }
          if (data.relatedStepId !== void 0) {
            let data13 = data.relatedStepId;
            if (typeof data13 == "string") {
              if (!pattern0.test(data13)) {
                let err37 = { instancePath: instancePath + "/relatedStepId", schemaPath: "#/oneOf/2/properties/relatedStepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" }, message: 'must match pattern "^[a-z0-9_-]+$"' };
                vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
              }
            } else {
              let err38 = { instancePath: instancePath + "/relatedStepId", schemaPath: "#/oneOf/2/properties/relatedStepId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
          }
        } else {
          let err39 = { instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
      else if (tag0 === "wr.binding_fallback")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err40 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
          if (data.slot === void 0) {
            let err41 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "slot" }, message: "must have required property 'slot'" };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
          if (data.boundTo === void 0) {
            let err42 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "boundTo" }, message: "must have required property 'boundTo'" };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
          }
          if (data.usedInstead === void 0) {
            let err43 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "usedInstead" }, message: "must have required property 'usedInstead'" };
            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
          }
          if (data.reason === void 0) {
            let err44 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
          if (data.kind !== void 0) {
            let data14 = data.kind;
            if (typeof data14 != "string") {
              let err45 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
            }
            if (data14 !== "wr.binding_fallback") {
              let err46 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "wr.binding_fallback" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
            }
          }
          if (data.slot !== void 0) {
            let data15 = data.slot;
            if (typeof data15 == "string") {
              if (func2(data15) < 1) {
                let err47 = { instancePath: instancePath + "/slot", schemaPath: "#/oneOf/3/properties/slot/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
              }
            } else {
              let err48 = { instancePath: instancePath + "/slot", schemaPath: "#/oneOf/3/properties/slot/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
            }
          }
          if (data.boundTo !== void 0) {
            let data16 = data.boundTo;
            if (typeof data16 == "string") {
              if (func2(data16) < 1) {
                let err49 = { instancePath: instancePath + "/boundTo", schemaPath: "#/oneOf/3/properties/boundTo/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
              }
            } else {
              let err50 = { instancePath: instancePath + "/boundTo", schemaPath: "#/oneOf/3/properties/boundTo/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
            }
          }
          if (data.usedInstead !== void 0) {
            let data17 = data.usedInstead;
            if (typeof data17 == "string") {
              if (func2(data17) < 1) {
                let err51 = { instancePath: instancePath + "/usedInstead", schemaPath: "#/oneOf/3/properties/usedInstead/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
              }
            } else {
              let err52 = { instancePath: instancePath + "/usedInstead", schemaPath: "#/oneOf/3/properties/usedInstead/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
            }
          }
          if (data.reason !== void 0) {
            let data18 = data.reason;
            if (typeof data18 == "string") {
              if (func2(data18) < 1) {
                let err53 = { instancePath: instancePath + "/reason", schemaPath: "#/oneOf/3/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
              }
            } else {
              let err54 = { instancePath: instancePath + "/reason", schemaPath: "#/oneOf/3/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
            }
          }
        } else {
          let err55 = { instancePath, schemaPath: "#/oneOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
        }
      else if (tag0 === "wr.gap_report")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err56 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
            vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
          }
          if (data.severity === void 0) {
            let err57 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property 'severity'" };
            vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
          }
          if (data.category === void 0) {
            let err58 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "category" }, message: "must have required property 'category'" };
            vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
          }
          if (data.detail === void 0) {
            let err59 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "detail" }, message: "must have required property 'detail'" };
            vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
          }
          if (data.summary === void 0) {
            let err60 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "summary" }, message: "must have required property 'summary'" };
            vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
          }
          if (data.kind !== void 0) {
            let data19 = data.kind;
            if (typeof data19 != "string") {
              let err61 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
            }
            if (data19 !== "wr.gap_report") {
              let err62 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "wr.gap_report" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
            }
          }
          if (data.severity !== void 0) {
            let data20 = data.severity;
            if (typeof data20 != "string") {
              let err63 = { instancePath: instancePath + "/severity", schemaPath: "#/oneOf/4/properties/severity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
            }
            if (!(data20 === "info" || data20 === "warning" || data20 === "critical")) {
              let err64 = { instancePath: instancePath + "/severity", schemaPath: "#/oneOf/4/properties/severity/enum", keyword: "enum", params: { allowedValues: schema6.oneOf[4].properties.severity.enum }, message: "must be equal to one of the allowed values" };
              vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
            }
          }
          if (data.category !== void 0) {
            let data21 = data.category;
            if (typeof data21 != "string") {
              let err65 = { instancePath: instancePath + "/category", schemaPath: "#/oneOf/4/properties/category/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
            }
            if (!(data21 === "user_only_dependency" || data21 === "contract_violation" || data21 === "capability_missing" || data21 === "unexpected")) {
              let err66 = { instancePath: instancePath + "/category", schemaPath: "#/oneOf/4/properties/category/enum", keyword: "enum", params: { allowedValues: schema6.oneOf[4].properties.category.enum }, message: "must be equal to one of the allowed values" };
              vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
            }
          }
          if (data.detail !== void 0) {
            let data22 = data.detail;
            if (typeof data22 != "string") {
              let err67 = { instancePath: instancePath + "/detail", schemaPath: "#/oneOf/4/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
            }
            if (!(data22 === "needs_user_secret_or_token" || data22 === "needs_user_account_access" || data22 === "needs_user_artifact" || data22 === "needs_user_choice" || data22 === "needs_user_approval" || data22 === "needs_user_environment_action" || data22 === "missing_required_output" || data22 === "invalid_required_output" || data22 === "required_capability_unavailable" || data22 === "required_capability_unknown" || data22 === "invariant_violation" || data22 === "storage_corruption_detected")) {
              let err68 = { instancePath: instancePath + "/detail", schemaPath: "#/oneOf/4/properties/detail/enum", keyword: "enum", params: { allowedValues: schema6.oneOf[4].properties.detail.enum }, message: "must be equal to one of the allowed values" };
              vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
            }
          }
          if (data.summary !== void 0) {
            let data23 = data.summary;
            if (typeof data23 == "string") {
              if (func2(data23) < 1) {
                let err69 = { instancePath: instancePath + "/summary", schemaPath: "#/oneOf/4/properties/summary/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
              }
            } else {
              let err70 = { instancePath: instancePath + "/summary", schemaPath: "#/oneOf/4/properties/summary/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
            }
          }
          if (data.contextKey !== void 0) {
            let data24 = data.contextKey;
            if (typeof data24 == "string") {
              if (func2(data24) < 1) {
                let err71 = { instancePath: instancePath + "/contextKey", schemaPath: "#/oneOf/4/properties/contextKey/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
              }
            } else {
              let err72 = { instancePath: instancePath + "/contextKey", schemaPath: "#/oneOf/4/properties/contextKey/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
            }
          }
          if (data.resolvesGapId !== void 0) {
            let data25 = data.resolvesGapId;
            if (typeof data25 == "string") {
              if (!pattern2.test(data25)) {
                let err73 = { instancePath: instancePath + "/resolvesGapId", schemaPath: "#/oneOf/4/properties/resolvesGapId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, message: 'must match pattern "^[a-z]+_[a-z0-9_]{1,80}$"' };
                vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
              }
            } else {
              let err74 = { instancePath: instancePath + "/resolvesGapId", schemaPath: "#/oneOf/4/properties/resolvesGapId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
            }
          }
        } else {
          let err75 = { instancePath, schemaPath: "#/oneOf/4/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
        }
      else {
        let err76 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 }, message: 'value of tag "kind" must be in oneOf' };
        vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
      }
    else {
      let err77 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 }, message: 'tag "kind" must be string' };
      vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
    }
  } else {
    let err78 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
var problemsOfReportedArtifact = (value) => find(value) ? [] : find.errors;
export {
  problemsOfReportedArtifact
};
