// Generated from schemas/daemon/model-script.ts by `npm run generate`; do not edit.
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
var find = validate21;
var func2 = require_ucs2length().default;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.steps === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "steps" }, message: "must have required property 'steps'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "steps")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.$schema !== void 0 && typeof data.$schema != "string") {
      let err2 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.steps !== void 0) {
      let data1 = data.steps;
      if (Array.isArray(data1)) {
        if (data1.length > 1e3) {
          let err3 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1.length < 1) {
          let err4 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.step === void 0) {
              let err5 = { instancePath: instancePath + "/steps/" + i0, schemaPath: "#/properties/steps/items/required", keyword: "required", params: { missingProperty: "step" }, message: "must have required property 'step'" };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            if (data2.turns === void 0) {
              let err6 = { instancePath: instancePath + "/steps/" + i0, schemaPath: "#/properties/steps/items/required", keyword: "required", params: { missingProperty: "turns" }, message: "must have required property 'turns'" };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
            for (let key1 in data2)
              if (!(key1 === "workflow" || key1 === "step" || key1 === "number" || key1 === "turns")) {
                let err7 = { instancePath: instancePath + "/steps/" + i0, schemaPath: "#/properties/steps/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
            if (data2.workflow !== void 0) {
              let data3 = data2.workflow;
              if (typeof data3 == "string") {
                if (func2(data3) > 64) {
                  let err8 = { instancePath: instancePath + "/steps/" + i0 + "/workflow", schemaPath: "#/properties/steps/items/properties/workflow/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
                  vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                }
                if (func2(data3) < 1) {
                  let err9 = { instancePath: instancePath + "/steps/" + i0 + "/workflow", schemaPath: "#/properties/steps/items/properties/workflow/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                }
              } else {
                let err10 = { instancePath: instancePath + "/steps/" + i0 + "/workflow", schemaPath: "#/properties/steps/items/properties/workflow/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            }
            if (data2.step !== void 0) {
              let data4 = data2.step;
              if (typeof data4 == "string") {
                if (func2(data4) > 64) {
                  let err11 = { instancePath: instancePath + "/steps/" + i0 + "/step", schemaPath: "#/properties/steps/items/properties/step/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
                  vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                }
                if (func2(data4) < 1) {
                  let err12 = { instancePath: instancePath + "/steps/" + i0 + "/step", schemaPath: "#/properties/steps/items/properties/step/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                }
              } else {
                let err13 = { instancePath: instancePath + "/steps/" + i0 + "/step", schemaPath: "#/properties/steps/items/properties/step/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
            }
            if (data2.number !== void 0) {
              let data5 = data2.number;
              if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
                let err14 = { instancePath: instancePath + "/steps/" + i0 + "/number", schemaPath: "#/properties/steps/items/properties/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
              if (typeof data5 == "number" && isFinite(data5) && (data5 < 1 || isNaN(data5))) {
                let err15 = { instancePath: instancePath + "/steps/" + i0 + "/number", schemaPath: "#/properties/steps/items/properties/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
              }
            }
            if (data2.turns !== void 0) {
              let data6 = data2.turns;
              if (Array.isArray(data6)) {
                if (data6.length > 1e3) {
                  let err16 = { instancePath: instancePath + "/steps/" + i0 + "/turns", schemaPath: "#/properties/steps/items/properties/turns/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
                  vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                }
                if (data6.length < 1) {
                  let err17 = { instancePath: instancePath + "/steps/" + i0 + "/turns", schemaPath: "#/properties/steps/items/properties/turns/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                  vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                }
                let len1 = data6.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data7 = data6[i1];
                  if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                    for (let key2 in data7)
                      if (!(key2 === "text" || key2 === "calls" || key2 === "usage")) {
                        let err18 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1, schemaPath: "#/properties/steps/items/properties/turns/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                      }
                    if (data7.text !== void 0) {
                      let data8 = data7.text;
                      if (typeof data8 == "string") {
                        if (func2(data8) > 262144) {
                          let err19 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1 + "/text", schemaPath: "#/properties/steps/items/properties/turns/items/properties/text/maxLength", keyword: "maxLength", params: { limit: 262144 }, message: "must NOT have more than 262144 characters" };
                          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                        }
                      } else {
                        let err20 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1 + "/text", schemaPath: "#/properties/steps/items/properties/turns/items/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                      }
                    }
                    if (data7.calls !== void 0) {
                      let data9 = data7.calls;
                      if (Array.isArray(data9)) {
                        if (data9.length > 64) {
                          let err21 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1 + "/calls", schemaPath: "#/properties/steps/items/properties/turns/items/properties/calls/maxItems", keyword: "maxItems", params: { limit: 64 }, message: "must NOT have more than 64 items" };
                          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                        }
                        let len2 = data9.length;
                        for (let i2 = 0; i2 < len2; i2++) {
                          let data10 = data9[i2];
                          if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                            if (data10.tool === void 0) {
                              let err22 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1 + "/calls/" + i2, schemaPath: "#/properties/steps/items/properties/turns/items/properties/calls/items/required", keyword: "required", params: { missingProperty: "tool" }, message: "must have required property 'tool'" };
                              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                            }
                            if (data10.arguments === void 0) {
                              let err23 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1 + "/calls/" + i2, schemaPath: "#/properties/steps/items/properties/turns/items/properties/calls/items/required", keyword: "required", params: { missingProperty: "arguments" }, message: "must have required property 'arguments'" };
                              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                            }
                            for (let key3 in data10)
                              if (!(key3 === "tool" || key3 === "arguments")) {
                                let err24 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1 + "/calls/" + i2, schemaPath: "#/properties/steps/items/properties/turns/items/properties/calls/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                                vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                              }
                            if (data10.tool !== void 0) {
                              let data11 = data10.tool;
                              if (typeof data11 == "string") {
                                if (func2(data11) > 128) {
                                  let err25 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1 + "/calls/" + i2 + "/tool", schemaPath: "#/properties/steps/items/properties/turns/items/properties/calls/items/properties/tool/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
                                  vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                                }
                                if (func2(data11) < 1) {
                                  let err26 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1 + "/calls/" + i2 + "/tool", schemaPath: "#/properties/steps/items/properties/turns/items/properties/calls/items/properties/tool/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                  vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                                }
                              } else {
                                let err27 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1 + "/calls/" + i2 + "/tool", schemaPath: "#/properties/steps/items/properties/turns/items/properties/calls/items/properties/tool/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                              }
                            }
                            if (data10.arguments !== void 0) {
                              let data12 = data10.arguments;
                              if (!(data12 && typeof data12 == "object" && !Array.isArray(data12))) {
                                let err28 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1 + "/calls/" + i2 + "/arguments", schemaPath: "#/properties/steps/items/properties/turns/items/properties/calls/items/properties/arguments/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                              }
                            }
                          } else {
                            let err29 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1 + "/calls/" + i2, schemaPath: "#/properties/steps/items/properties/turns/items/properties/calls/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                          }
                        }
                      } else {
                        let err30 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1 + "/calls", schemaPath: "#/properties/steps/items/properties/turns/items/properties/calls/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                      }
                    }
                    if (data7.usage !== void 0) {
                      let data13 = data7.usage;
                      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                        if (data13.inputTokens === void 0) {
                          let err31 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1 + "/usage", schemaPath: "#/properties/steps/items/properties/turns/items/properties/usage/required", keyword: "required", params: { missingProperty: "inputTokens" }, message: "must have required property 'inputTokens'" };
                          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                        }
                        if (data13.outputTokens === void 0) {
                          let err32 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1 + "/usage", schemaPath: "#/properties/steps/items/properties/turns/items/properties/usage/required", keyword: "required", params: { missingProperty: "outputTokens" }, message: "must have required property 'outputTokens'" };
                          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                        }
                        for (let key4 in data13)
                          if (!(key4 === "inputTokens" || key4 === "outputTokens" || key4 === "cacheReadTokens" || key4 === "cacheWriteTokens" || key4 === "reasoningTokens")) {
                            let err33 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1 + "/usage", schemaPath: "#/properties/steps/items/properties/turns/items/properties/usage/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                          }
                        if (data13.inputTokens !== void 0) {
                          let data14 = data13.inputTokens;
                          if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
                            let err34 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1 + "/usage/inputTokens", schemaPath: "#/properties/steps/items/properties/turns/items/properties/usage/properties/inputTokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                          }
                          if (typeof data14 == "number" && isFinite(data14)) {
                            if (data14 > 1e12 || isNaN(data14)) {
                              let err35 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1 + "/usage/inputTokens", schemaPath: "#/properties/steps/items/properties/turns/items/properties/usage/properties/inputTokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 }, message: "must be <= 1000000000000" };
                              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                            }
                            if (data14 < 0 || isNaN(data14)) {
                              let err36 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1 + "/usage/inputTokens", schemaPath: "#/properties/steps/items/properties/turns/items/properties/usage/properties/inputTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                            }
                          }
                        }
                        if (data13.outputTokens !== void 0) {
                          let data15 = data13.outputTokens;
                          if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
                            let err37 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1 + "/usage/outputTokens", schemaPath: "#/properties/steps/items/properties/turns/items/properties/usage/properties/outputTokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                          }
                          if (typeof data15 == "number" && isFinite(data15)) {
                            if (data15 > 1e12 || isNaN(data15)) {
                              let err38 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1 + "/usage/outputTokens", schemaPath: "#/properties/steps/items/properties/turns/items/properties/usage/properties/outputTokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 }, message: "must be <= 1000000000000" };
                              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                            }
                            if (data15 < 0 || isNaN(data15)) {
                              let err39 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1 + "/usage/outputTokens", schemaPath: "#/properties/steps/items/properties/turns/items/properties/usage/properties/outputTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                              vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                            }
                          }
                        }
                        if (data13.cacheReadTokens !== void 0) {
                          let data16 = data13.cacheReadTokens;
                          if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
                            let err40 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1 + "/usage/cacheReadTokens", schemaPath: "#/properties/steps/items/properties/turns/items/properties/usage/properties/cacheReadTokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                          }
                          if (typeof data16 == "number" && isFinite(data16)) {
                            if (data16 > 1e12 || isNaN(data16)) {
                              let err41 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1 + "/usage/cacheReadTokens", schemaPath: "#/properties/steps/items/properties/turns/items/properties/usage/properties/cacheReadTokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 }, message: "must be <= 1000000000000" };
                              vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                            }
                            if (data16 < 0 || isNaN(data16)) {
                              let err42 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1 + "/usage/cacheReadTokens", schemaPath: "#/properties/steps/items/properties/turns/items/properties/usage/properties/cacheReadTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                              vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                            }
                          }
                        }
                        if (data13.cacheWriteTokens !== void 0) {
                          let data17 = data13.cacheWriteTokens;
                          if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
                            let err43 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1 + "/usage/cacheWriteTokens", schemaPath: "#/properties/steps/items/properties/turns/items/properties/usage/properties/cacheWriteTokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                          }
                          if (typeof data17 == "number" && isFinite(data17)) {
                            if (data17 > 1e12 || isNaN(data17)) {
                              let err44 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1 + "/usage/cacheWriteTokens", schemaPath: "#/properties/steps/items/properties/turns/items/properties/usage/properties/cacheWriteTokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 }, message: "must be <= 1000000000000" };
                              vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                            }
                            if (data17 < 0 || isNaN(data17)) {
                              let err45 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1 + "/usage/cacheWriteTokens", schemaPath: "#/properties/steps/items/properties/turns/items/properties/usage/properties/cacheWriteTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                              vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                            }
                          }
                        }
                        if (data13.reasoningTokens !== void 0) {
                          let data18 = data13.reasoningTokens;
                          if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
                            let err46 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1 + "/usage/reasoningTokens", schemaPath: "#/properties/steps/items/properties/turns/items/properties/usage/properties/reasoningTokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                          }
                          if (typeof data18 == "number" && isFinite(data18)) {
                            if (data18 > 1e12 || isNaN(data18)) {
                              let err47 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1 + "/usage/reasoningTokens", schemaPath: "#/properties/steps/items/properties/turns/items/properties/usage/properties/reasoningTokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 }, message: "must be <= 1000000000000" };
                              vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                            }
                            if (data18 < 0 || isNaN(data18)) {
                              let err48 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1 + "/usage/reasoningTokens", schemaPath: "#/properties/steps/items/properties/turns/items/properties/usage/properties/reasoningTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                              vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                            }
                          }
                        }
                      } else {
                        let err49 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1 + "/usage", schemaPath: "#/properties/steps/items/properties/turns/items/properties/usage/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                      }
                    }
                  } else {
                    let err50 = { instancePath: instancePath + "/steps/" + i0 + "/turns/" + i1, schemaPath: "#/properties/steps/items/properties/turns/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                  }
                }
              } else {
                let err51 = { instancePath: instancePath + "/steps/" + i0 + "/turns", schemaPath: "#/properties/steps/items/properties/turns/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
              }
            }
          } else {
            let err52 = { instancePath: instancePath + "/steps/" + i0, schemaPath: "#/properties/steps/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
          }
        }
      } else {
        let err53 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
      }
    }
  } else {
    let err54 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
var problemsOfModelScript = (value) => find(value) ? [] : find.errors;
export {
  problemsOfModelScript
};
