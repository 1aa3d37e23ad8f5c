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
var validateProjectConfig = validate21, schema6 = { $schema: "http://json-schema.org/draft-07/schema#", title: "workrail.json", type: "object", properties: { $schema: { type: "string" }, sources: { type: "array", items: { type: "string", minLength: 1, maxLength: 4096 }, maxItems: 256 }, lint: { type: "object", additionalProperties: { type: "string", enum: ["off", "info", "warning", "error"] } }, preferences: { type: "object", properties: { autonomy: { type: "string", enum: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"] }, riskPolicy: { type: "string", enum: ["conservative", "balanced", "aggressive"] } }, additionalProperties: !1 }, daemon: { type: "object", properties: { model: { type: "string", minLength: 1, maxLength: 128 }, models: { type: "object", additionalProperties: { type: "object", properties: { provider: { type: "string", enum: ["anthropic", "openai_compatible"] }, id: { type: "string", minLength: 1, maxLength: 128 }, baseUrl: { type: "string", pattern: "^https?:\\/\\/[^\\s@]+$", maxLength: 2048 }, apiKeyVariable: { type: "string", pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$" }, maxOutputTokens: { type: "integer", minimum: 1, maximum: 1e6 }, prices: { type: "object", properties: { input: { type: "number", minimum: 0, maximum: 1e6 }, output: { type: "number", minimum: 0, maximum: 1e6 }, cacheRead: { type: "number", minimum: 0, maximum: 1e6 }, cacheWrite: { type: "number", minimum: 0, maximum: 1e6 } }, required: ["input", "output"], additionalProperties: !1 } }, required: ["provider", "id", "apiKeyVariable"], additionalProperties: !1 } }, sandbox: { type: "string", enum: ["unshare", "bwrap", "no_tools"] }, limits: { type: "object", properties: { callsPerStep: { type: "integer", minimum: 1, maximum: 1e4 }, sessionMinutes: { type: "integer", minimum: 1, maximum: 10080 }, callMinutes: { type: "integer", minimum: 1, maximum: 120 } }, additionalProperties: !1 } }, additionalProperties: !1 } }, additionalProperties: !1, definitions: {} }, func2 = require_ucs2length().default, pattern0 = new RegExp("^https?:\\/\\/[^\\s@]+$", "u"), pattern1 = new RegExp("^[A-Za-z_][A-Za-z0-9_]{0,127}$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "sources" || key0 === "lint" || key0 === "preferences" || key0 === "daemon")) {
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
    if (data.daemon !== void 0) {
      let data8 = data.daemon;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        for (let key3 in data8)
          if (!(key3 === "model" || key3 === "models" || key3 === "sandbox" || key3 === "limits")) {
            let err16 = { instancePath: instancePath + "/daemon", schemaPath: "#/properties/daemon/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        if (data8.model !== void 0) {
          let data9 = data8.model;
          if (typeof data9 == "string") {
            if (data9.length > 128 && func2(data9) > 128) {
              let err17 = { instancePath: instancePath + "/daemon/model", schemaPath: "#/properties/daemon/properties/model/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
            if (func2(data9) < 1) {
              let err18 = { instancePath: instancePath + "/daemon/model", schemaPath: "#/properties/daemon/properties/model/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
          } else {
            let err19 = { instancePath: instancePath + "/daemon/model", schemaPath: "#/properties/daemon/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
        if (data8.models !== void 0) {
          let data10 = data8.models;
          if (data10 && typeof data10 == "object" && !Array.isArray(data10))
            for (let key4 in data10) {
              let data11 = data10[key4];
              if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                if (data11.provider === void 0) {
                  let err20 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/daemon/properties/models/additionalProperties/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'" };
                  vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                }
                if (data11.id === void 0) {
                  let err21 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/daemon/properties/models/additionalProperties/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                  vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                }
                if (data11.apiKeyVariable === void 0) {
                  let err22 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/daemon/properties/models/additionalProperties/required", keyword: "required", params: { missingProperty: "apiKeyVariable" }, message: "must have required property 'apiKeyVariable'" };
                  vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                }
                for (let key5 in data11)
                  if (!(key5 === "provider" || key5 === "id" || key5 === "baseUrl" || key5 === "apiKeyVariable" || key5 === "maxOutputTokens" || key5 === "prices")) {
                    let err23 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/daemon/properties/models/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
                    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                  }
                if (data11.provider !== void 0) {
                  let data12 = data11.provider;
                  if (typeof data12 != "string") {
                    let err24 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/provider", schemaPath: "#/properties/daemon/properties/models/additionalProperties/properties/provider/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                  }
                  if (!(data12 === "anthropic" || data12 === "openai_compatible")) {
                    let err25 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/provider", schemaPath: "#/properties/daemon/properties/models/additionalProperties/properties/provider/enum", keyword: "enum", params: { allowedValues: schema6.properties.daemon.properties.models.additionalProperties.properties.provider.enum }, message: "must be equal to one of the allowed values" };
                    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                  }
                }
                if (data11.id !== void 0) {
                  let data13 = data11.id;
                  if (typeof data13 == "string") {
                    if (data13.length > 128 && func2(data13) > 128) {
                      let err26 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/id", schemaPath: "#/properties/daemon/properties/models/additionalProperties/properties/id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
                      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                    }
                    if (func2(data13) < 1) {
                      let err27 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/id", schemaPath: "#/properties/daemon/properties/models/additionalProperties/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                    }
                  } else {
                    let err28 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/id", schemaPath: "#/properties/daemon/properties/models/additionalProperties/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                  }
                }
                if (data11.baseUrl !== void 0) {
                  let data14 = data11.baseUrl;
                  if (typeof data14 == "string") {
                    if (data14.length > 2048 && func2(data14) > 2048) {
                      let err29 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/baseUrl", schemaPath: "#/properties/daemon/properties/models/additionalProperties/properties/baseUrl/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
                      vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                    }
                    if (!pattern0.test(data14)) {
                      let err30 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/baseUrl", schemaPath: "#/properties/daemon/properties/models/additionalProperties/properties/baseUrl/pattern", keyword: "pattern", params: { pattern: "^https?:\\/\\/[^\\s@]+$" }, message: 'must match pattern "^https?:\\/\\/[^\\s@]+$"' };
                      vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                    }
                  } else {
                    let err31 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/baseUrl", schemaPath: "#/properties/daemon/properties/models/additionalProperties/properties/baseUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                  }
                }
                if (data11.apiKeyVariable !== void 0) {
                  let data15 = data11.apiKeyVariable;
                  if (typeof data15 == "string") {
                    if (!pattern1.test(data15)) {
                      let err32 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/apiKeyVariable", schemaPath: "#/properties/daemon/properties/models/additionalProperties/properties/apiKeyVariable/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]{0,127}$"' };
                      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                    }
                  } else {
                    let err33 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/apiKeyVariable", schemaPath: "#/properties/daemon/properties/models/additionalProperties/properties/apiKeyVariable/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                  }
                }
                if (data11.maxOutputTokens !== void 0) {
                  let data16 = data11.maxOutputTokens;
                  if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16))) {
                    let err34 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/maxOutputTokens", schemaPath: "#/properties/daemon/properties/models/additionalProperties/properties/maxOutputTokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                  }
                  if (typeof data16 == "number") {
                    if (data16 > 1e6 || isNaN(data16)) {
                      let err35 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/maxOutputTokens", schemaPath: "#/properties/daemon/properties/models/additionalProperties/properties/maxOutputTokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
                      vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                    }
                    if (data16 < 1 || isNaN(data16)) {
                      let err36 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/maxOutputTokens", schemaPath: "#/properties/daemon/properties/models/additionalProperties/properties/maxOutputTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                    }
                  }
                }
                if (data11.prices !== void 0) {
                  let data17 = data11.prices;
                  if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                    if (data17.input === void 0) {
                      let err37 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices", schemaPath: "#/properties/daemon/properties/models/additionalProperties/properties/prices/required", keyword: "required", params: { missingProperty: "input" }, message: "must have required property 'input'" };
                      vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                    }
                    if (data17.output === void 0) {
                      let err38 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices", schemaPath: "#/properties/daemon/properties/models/additionalProperties/properties/prices/required", keyword: "required", params: { missingProperty: "output" }, message: "must have required property 'output'" };
                      vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                    }
                    for (let key6 in data17)
                      if (!(key6 === "input" || key6 === "output" || key6 === "cacheRead" || key6 === "cacheWrite")) {
                        let err39 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices", schemaPath: "#/properties/daemon/properties/models/additionalProperties/properties/prices/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
                        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                      }
                    if (data17.input !== void 0) {
                      let data18 = data17.input;
                      if (typeof data18 == "number") {
                        if (data18 > 1e6 || isNaN(data18)) {
                          let err40 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices/input", schemaPath: "#/properties/daemon/properties/models/additionalProperties/properties/prices/properties/input/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
                          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                        }
                        if (data18 < 0 || isNaN(data18)) {
                          let err41 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices/input", schemaPath: "#/properties/daemon/properties/models/additionalProperties/properties/prices/properties/input/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                        }
                      } else {
                        let err42 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices/input", schemaPath: "#/properties/daemon/properties/models/additionalProperties/properties/prices/properties/input/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                      }
                    }
                    if (data17.output !== void 0) {
                      let data19 = data17.output;
                      if (typeof data19 == "number") {
                        if (data19 > 1e6 || isNaN(data19)) {
                          let err43 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices/output", schemaPath: "#/properties/daemon/properties/models/additionalProperties/properties/prices/properties/output/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
                          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                        }
                        if (data19 < 0 || isNaN(data19)) {
                          let err44 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices/output", schemaPath: "#/properties/daemon/properties/models/additionalProperties/properties/prices/properties/output/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                          vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                        }
                      } else {
                        let err45 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices/output", schemaPath: "#/properties/daemon/properties/models/additionalProperties/properties/prices/properties/output/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                      }
                    }
                    if (data17.cacheRead !== void 0) {
                      let data20 = data17.cacheRead;
                      if (typeof data20 == "number") {
                        if (data20 > 1e6 || isNaN(data20)) {
                          let err46 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices/cacheRead", schemaPath: "#/properties/daemon/properties/models/additionalProperties/properties/prices/properties/cacheRead/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
                          vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                        }
                        if (data20 < 0 || isNaN(data20)) {
                          let err47 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices/cacheRead", schemaPath: "#/properties/daemon/properties/models/additionalProperties/properties/prices/properties/cacheRead/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                        }
                      } else {
                        let err48 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices/cacheRead", schemaPath: "#/properties/daemon/properties/models/additionalProperties/properties/prices/properties/cacheRead/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                      }
                    }
                    if (data17.cacheWrite !== void 0) {
                      let data21 = data17.cacheWrite;
                      if (typeof data21 == "number") {
                        if (data21 > 1e6 || isNaN(data21)) {
                          let err49 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices/cacheWrite", schemaPath: "#/properties/daemon/properties/models/additionalProperties/properties/prices/properties/cacheWrite/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
                          vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                        }
                        if (data21 < 0 || isNaN(data21)) {
                          let err50 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices/cacheWrite", schemaPath: "#/properties/daemon/properties/models/additionalProperties/properties/prices/properties/cacheWrite/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                          vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                        }
                      } else {
                        let err51 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices/cacheWrite", schemaPath: "#/properties/daemon/properties/models/additionalProperties/properties/prices/properties/cacheWrite/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                      }
                    }
                  } else {
                    let err52 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices", schemaPath: "#/properties/daemon/properties/models/additionalProperties/properties/prices/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                  }
                }
              } else {
                let err53 = { instancePath: instancePath + "/daemon/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/daemon/properties/models/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
              }
            }
          else {
            let err54 = { instancePath: instancePath + "/daemon/models", schemaPath: "#/properties/daemon/properties/models/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
          }
        }
        if (data8.sandbox !== void 0) {
          let data22 = data8.sandbox;
          if (typeof data22 != "string") {
            let err55 = { instancePath: instancePath + "/daemon/sandbox", schemaPath: "#/properties/daemon/properties/sandbox/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
          }
          if (!(data22 === "unshare" || data22 === "bwrap" || data22 === "no_tools")) {
            let err56 = { instancePath: instancePath + "/daemon/sandbox", schemaPath: "#/properties/daemon/properties/sandbox/enum", keyword: "enum", params: { allowedValues: schema6.properties.daemon.properties.sandbox.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
          }
        }
        if (data8.limits !== void 0) {
          let data23 = data8.limits;
          if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
            for (let key7 in data23)
              if (!(key7 === "callsPerStep" || key7 === "sessionMinutes" || key7 === "callMinutes")) {
                let err57 = { instancePath: instancePath + "/daemon/limits", schemaPath: "#/properties/daemon/properties/limits/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
              }
            if (data23.callsPerStep !== void 0) {
              let data24 = data23.callsPerStep;
              if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24))) {
                let err58 = { instancePath: instancePath + "/daemon/limits/callsPerStep", schemaPath: "#/properties/daemon/properties/limits/properties/callsPerStep/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
              }
              if (typeof data24 == "number") {
                if (data24 > 1e4 || isNaN(data24)) {
                  let err59 = { instancePath: instancePath + "/daemon/limits/callsPerStep", schemaPath: "#/properties/daemon/properties/limits/properties/callsPerStep/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000" };
                  vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
                }
                if (data24 < 1 || isNaN(data24)) {
                  let err60 = { instancePath: instancePath + "/daemon/limits/callsPerStep", schemaPath: "#/properties/daemon/properties/limits/properties/callsPerStep/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
                }
              }
            }
            if (data23.sessionMinutes !== void 0) {
              let data25 = data23.sessionMinutes;
              if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25))) {
                let err61 = { instancePath: instancePath + "/daemon/limits/sessionMinutes", schemaPath: "#/properties/daemon/properties/limits/properties/sessionMinutes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
              }
              if (typeof data25 == "number") {
                if (data25 > 10080 || isNaN(data25)) {
                  let err62 = { instancePath: instancePath + "/daemon/limits/sessionMinutes", schemaPath: "#/properties/daemon/properties/limits/properties/sessionMinutes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10080 }, message: "must be <= 10080" };
                  vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
                }
                if (data25 < 1 || isNaN(data25)) {
                  let err63 = { instancePath: instancePath + "/daemon/limits/sessionMinutes", schemaPath: "#/properties/daemon/properties/limits/properties/sessionMinutes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
                }
              }
            }
            if (data23.callMinutes !== void 0) {
              let data26 = data23.callMinutes;
              if (!(typeof data26 == "number" && !(data26 % 1) && !isNaN(data26))) {
                let err64 = { instancePath: instancePath + "/daemon/limits/callMinutes", schemaPath: "#/properties/daemon/properties/limits/properties/callMinutes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
              }
              if (typeof data26 == "number") {
                if (data26 > 120 || isNaN(data26)) {
                  let err65 = { instancePath: instancePath + "/daemon/limits/callMinutes", schemaPath: "#/properties/daemon/properties/limits/properties/callMinutes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 120 }, message: "must be <= 120" };
                  vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
                }
                if (data26 < 1 || isNaN(data26)) {
                  let err66 = { instancePath: instancePath + "/daemon/limits/callMinutes", schemaPath: "#/properties/daemon/properties/limits/properties/callMinutes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
                }
              }
            }
          } else {
            let err67 = { instancePath: instancePath + "/daemon/limits", schemaPath: "#/properties/daemon/properties/limits/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
          }
        }
      } else {
        let err68 = { instancePath: instancePath + "/daemon", schemaPath: "#/properties/daemon/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
      }
    }
  } else {
    let err69 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateProjectConfig
};
