// Generated from schemas/tools.ts by `npm run generate`; do not edit.
// <stdin>
var find = validate21, schema6 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Continue a run: input", type: "object", properties: { stateToken: { type: "string" }, ackToken: { type: "string" }, context: { type: "object", additionalProperties: {} }, output: { type: "object", properties: { notesMarkdown: { type: "string" }, artifacts: { type: "array", items: {}, maxItems: 32 } }, additionalProperties: !1 }, preferences: { type: "object", properties: { autonomy: { type: "string", enum: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"] }, riskPolicy: { type: "string", enum: ["conservative", "balanced", "aggressive"] } }, additionalProperties: !1 }, page: { type: "integer", minimum: 1, maximum: 1e3 }, show: { type: "string" }, goBackTo: { type: "string" }, reason: { type: "string" } }, additionalProperties: !1, definitions: {} }, func2 = Object.prototype.hasOwnProperty;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func2.call(schema6.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.stateToken !== void 0 && typeof data.stateToken != "string") {
      let err1 = { instancePath: instancePath + "/stateToken", schemaPath: "#/properties/stateToken/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.ackToken !== void 0 && typeof data.ackToken != "string") {
      let err2 = { instancePath: instancePath + "/ackToken", schemaPath: "#/properties/ackToken/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.context !== void 0) {
      let data2 = data.context;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        let err3 = { instancePath: instancePath + "/context", schemaPath: "#/properties/context/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.output !== void 0) {
      let data3 = data.output;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        for (let key1 in data3)
          if (!(key1 === "notesMarkdown" || key1 === "artifacts")) {
            let err4 = { instancePath: instancePath + "/output", schemaPath: "#/properties/output/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
        if (data3.notesMarkdown !== void 0 && typeof data3.notesMarkdown != "string") {
          let err5 = { instancePath: instancePath + "/output/notesMarkdown", schemaPath: "#/properties/output/properties/notesMarkdown/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data3.artifacts !== void 0) {
          let data5 = data3.artifacts;
          if (Array.isArray(data5)) {
            if (data5.length > 32) {
              let err6 = { instancePath: instancePath + "/output/artifacts", schemaPath: "#/properties/output/properties/artifacts/maxItems", keyword: "maxItems", params: { limit: 32 }, message: "must NOT have more than 32 items" };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
          } else {
            let err7 = { instancePath: instancePath + "/output/artifacts", schemaPath: "#/properties/output/properties/artifacts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
      } else {
        let err8 = { instancePath: instancePath + "/output", schemaPath: "#/properties/output/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.preferences !== void 0) {
      let data6 = data.preferences;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        for (let key2 in data6)
          if (!(key2 === "autonomy" || key2 === "riskPolicy")) {
            let err9 = { instancePath: instancePath + "/preferences", schemaPath: "#/properties/preferences/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        if (data6.autonomy !== void 0) {
          let data7 = data6.autonomy;
          if (typeof data7 != "string") {
            let err10 = { instancePath: instancePath + "/preferences/autonomy", schemaPath: "#/properties/preferences/properties/autonomy/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
          if (!(data7 === "guided" || data7 === "full_auto_stop_on_user_deps" || data7 === "full_auto_never_stop")) {
            let err11 = { instancePath: instancePath + "/preferences/autonomy", schemaPath: "#/properties/preferences/properties/autonomy/enum", keyword: "enum", params: { allowedValues: schema6.properties.preferences.properties.autonomy.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
        if (data6.riskPolicy !== void 0) {
          let data8 = data6.riskPolicy;
          if (typeof data8 != "string") {
            let err12 = { instancePath: instancePath + "/preferences/riskPolicy", schemaPath: "#/properties/preferences/properties/riskPolicy/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
          if (!(data8 === "conservative" || data8 === "balanced" || data8 === "aggressive")) {
            let err13 = { instancePath: instancePath + "/preferences/riskPolicy", schemaPath: "#/properties/preferences/properties/riskPolicy/enum", keyword: "enum", params: { allowedValues: schema6.properties.preferences.properties.riskPolicy.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
      } else {
        let err14 = { instancePath: instancePath + "/preferences", schemaPath: "#/properties/preferences/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.page !== void 0) {
      let data9 = data.page;
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
        let err15 = { instancePath: instancePath + "/page", schemaPath: "#/properties/page/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 1e3 || isNaN(data9)) {
          let err16 = { instancePath: instancePath + "/page", schemaPath: "#/properties/page/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data9 < 1 || isNaN(data9)) {
          let err17 = { instancePath: instancePath + "/page", schemaPath: "#/properties/page/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      }
    }
    if (data.show !== void 0 && typeof data.show != "string") {
      let err18 = { instancePath: instancePath + "/show", schemaPath: "#/properties/show/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.goBackTo !== void 0 && typeof data.goBackTo != "string") {
      let err19 = { instancePath: instancePath + "/goBackTo", schemaPath: "#/properties/goBackTo/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.reason !== void 0 && typeof data.reason != "string") {
      let err20 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
  } else {
    let err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
var problemsOfToolContinueWorkflowInput = (value) => find(value) ? [] : find.errors;
export {
  problemsOfToolContinueWorkflowInput
};
