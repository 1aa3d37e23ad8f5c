// Generated from schemas/tools.ts by `npm run generate`; do not edit.
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
var find = validate21, schema6 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Start a workflow: input", type: "object", properties: { workflowId: { type: "string", minLength: 1, maxLength: 256 }, goal: { type: "string" }, context: { type: "object", additionalProperties: {} }, preferences: { type: "object", properties: { autonomy: { type: "string", enum: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"] }, riskPolicy: { type: "string", enum: ["conservative", "balanced", "aggressive"] } }, additionalProperties: !1 }, workspacePath: { type: "string", minLength: 1, maxLength: 4096 }, within: { type: "string" } }, required: ["workflowId"], additionalProperties: !1, definitions: {} }, func2 = require_ucs2length().default;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.workflowId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "workflowId" }, message: "must have required property 'workflowId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "workflowId" || key0 === "goal" || key0 === "context" || key0 === "preferences" || key0 === "workspacePath" || key0 === "within")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.workflowId !== void 0) {
      let data0 = data.workflowId;
      if (typeof data0 == "string") {
        if (func2(data0) > 256) {
          let err2 = { instancePath: instancePath + "/workflowId", schemaPath: "#/properties/workflowId/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func2(data0) < 1) {
          let err3 = { instancePath: instancePath + "/workflowId", schemaPath: "#/properties/workflowId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/workflowId", schemaPath: "#/properties/workflowId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.goal !== void 0 && typeof data.goal != "string") {
      let err5 = { instancePath: instancePath + "/goal", schemaPath: "#/properties/goal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.context !== void 0) {
      let data2 = data.context;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        let err6 = { instancePath: instancePath + "/context", schemaPath: "#/properties/context/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.preferences !== void 0) {
      let data3 = data.preferences;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        for (let key1 in data3)
          if (!(key1 === "autonomy" || key1 === "riskPolicy")) {
            let err7 = { instancePath: instancePath + "/preferences", schemaPath: "#/properties/preferences/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        if (data3.autonomy !== void 0) {
          let data4 = data3.autonomy;
          if (typeof data4 != "string") {
            let err8 = { instancePath: instancePath + "/preferences/autonomy", schemaPath: "#/properties/preferences/properties/autonomy/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
          if (!(data4 === "guided" || data4 === "full_auto_stop_on_user_deps" || data4 === "full_auto_never_stop")) {
            let err9 = { instancePath: instancePath + "/preferences/autonomy", schemaPath: "#/properties/preferences/properties/autonomy/enum", keyword: "enum", params: { allowedValues: schema6.properties.preferences.properties.autonomy.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
        if (data3.riskPolicy !== void 0) {
          let data5 = data3.riskPolicy;
          if (typeof data5 != "string") {
            let err10 = { instancePath: instancePath + "/preferences/riskPolicy", schemaPath: "#/properties/preferences/properties/riskPolicy/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
          if (!(data5 === "conservative" || data5 === "balanced" || data5 === "aggressive")) {
            let err11 = { instancePath: instancePath + "/preferences/riskPolicy", schemaPath: "#/properties/preferences/properties/riskPolicy/enum", keyword: "enum", params: { allowedValues: schema6.properties.preferences.properties.riskPolicy.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
      } else {
        let err12 = { instancePath: instancePath + "/preferences", schemaPath: "#/properties/preferences/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.workspacePath !== void 0) {
      let data6 = data.workspacePath;
      if (typeof data6 == "string") {
        if (func2(data6) > 4096) {
          let err13 = { instancePath: instancePath + "/workspacePath", schemaPath: "#/properties/workspacePath/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (func2(data6) < 1) {
          let err14 = { instancePath: instancePath + "/workspacePath", schemaPath: "#/properties/workspacePath/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/workspacePath", schemaPath: "#/properties/workspacePath/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.within !== void 0 && typeof data.within != "string") {
      let err16 = { instancePath: instancePath + "/within", schemaPath: "#/properties/within/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
var problemsOfToolStartWorkflowInput = (value) => find(value) ? [] : find.errors;
export {
  problemsOfToolStartWorkflowInput
};
