// Generated from schemas/catalog.ts by `npm run generate`; do not edit.
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
var validateProjectConfig = validate21, schema6 = { $schema: "http://json-schema.org/draft-07/schema#", title: "workrail.json", type: "object", properties: { $schema: { type: "string" }, sources: { type: "array", items: { type: "string", minLength: 1, maxLength: 4096 }, maxItems: 256 }, lint: { type: "object", additionalProperties: { type: "string", enum: ["off", "info", "warning", "error"] } }, preferences: { type: "object", properties: { autonomy: { type: "string", enum: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"] }, riskPolicy: { type: "string", enum: ["conservative", "balanced", "aggressive"] } }, additionalProperties: !1 } }, additionalProperties: !1, definitions: {} }, func2 = require_ucs2length().default;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "sources" || key0 === "lint" || key0 === "preferences")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.$schema !== void 0 && typeof data.$schema != "string") {
      let err1 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.sources !== void 0) {
      let data1 = data.sources;
      if (Array.isArray(data1)) {
        if (data1.length > 256) {
          let err2 = { instancePath: instancePath + "/sources", schemaPath: "#/properties/sources/maxItems", keyword: "maxItems", params: { limit: 256 }, message: "must NOT have more than 256 items" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 == "string") {
            if (data2.length > 4096 && func2(data2) > 4096) {
              let err3 = { instancePath: instancePath + "/sources/" + i0, schemaPath: "#/properties/sources/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
            if (func2(data2) < 1) {
              let err4 = { instancePath: instancePath + "/sources/" + i0, schemaPath: "#/properties/sources/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
          } else {
            let err5 = { instancePath: instancePath + "/sources/" + i0, schemaPath: "#/properties/sources/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      } else {
        let err6 = { instancePath: instancePath + "/sources", schemaPath: "#/properties/sources/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.lint !== void 0) {
      let data3 = data.lint;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3))
        for (let key1 in data3) {
          let data4 = data3[key1];
          if (typeof data4 != "string") {
            let err7 = { instancePath: instancePath + "/lint/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/lint/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
          if (!(data4 === "off" || data4 === "info" || data4 === "warning" || data4 === "error")) {
            let err8 = { instancePath: instancePath + "/lint/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/lint/additionalProperties/enum", keyword: "enum", params: { allowedValues: schema6.properties.lint.additionalProperties.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
      else {
        let err9 = { instancePath: instancePath + "/lint", schemaPath: "#/properties/lint/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.preferences !== void 0) {
      let data5 = data.preferences;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        for (let key2 in data5)
          if (!(key2 === "autonomy" || key2 === "riskPolicy")) {
            let err10 = { instancePath: instancePath + "/preferences", schemaPath: "#/properties/preferences/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        if (data5.autonomy !== void 0) {
          let data6 = data5.autonomy;
          if (typeof data6 != "string") {
            let err11 = { instancePath: instancePath + "/preferences/autonomy", schemaPath: "#/properties/preferences/properties/autonomy/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
          if (!(data6 === "guided" || data6 === "full_auto_stop_on_user_deps" || data6 === "full_auto_never_stop")) {
            let err12 = { instancePath: instancePath + "/preferences/autonomy", schemaPath: "#/properties/preferences/properties/autonomy/enum", keyword: "enum", params: { allowedValues: schema6.properties.preferences.properties.autonomy.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
        if (data5.riskPolicy !== void 0) {
          let data7 = data5.riskPolicy;
          if (typeof data7 != "string") {
            let err13 = { instancePath: instancePath + "/preferences/riskPolicy", schemaPath: "#/properties/preferences/properties/riskPolicy/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
          if (!(data7 === "conservative" || data7 === "balanced" || data7 === "aggressive")) {
            let err14 = { instancePath: instancePath + "/preferences/riskPolicy", schemaPath: "#/properties/preferences/properties/riskPolicy/enum", keyword: "enum", params: { allowedValues: schema6.properties.preferences.properties.riskPolicy.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
      } else {
        let err15 = { instancePath: instancePath + "/preferences", schemaPath: "#/properties/preferences/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateProjectConfig
};
