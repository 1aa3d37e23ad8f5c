// Generated from schemas/execution-stats.ts by `npm run generate`; do not edit.
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
var validateExecutionStats = validate21, schema6 = { $schema: "http://json-schema.org/draft-07/schema#", title: "How a session of the daemon ended", type: "object", properties: { v: { type: "number", const: 1 }, sessionId: { anyOf: [{ type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, { type: "null" }] }, workflowId: { type: "string", maxLength: 256 }, outcome: { type: "string", enum: ["success", "error", "timeout", "stuck", "parked"] }, delivery: { type: "string", enum: ["done", "failed", "none"] }, stepCount: { type: "integer", minimum: 0 }, turns: { type: "integer", minimum: 0 }, inputTokens: { type: "integer", minimum: 0 }, cacheReadTokens: { type: "integer", minimum: 0 }, cacheWriteTokens: { type: "integer", minimum: 0 }, outputTokens: { type: "integer", minimum: 0 }, unreportedCalls: { type: "integer", minimum: 0 }, costMicroUsd: { anyOf: [{ type: "integer", minimum: 0 }, { type: "null" }] }, model: { type: "object", properties: { provider: { type: "string", maxLength: 128 }, modelId: { type: "string", maxLength: 128 } }, required: ["provider", "modelId"], additionalProperties: !0 }, startedAtMs: { type: "integer", minimum: 0 }, durationMs: { type: "integer", minimum: 0 } }, required: ["v", "sessionId", "workflowId", "outcome", "delivery", "stepCount", "turns", "inputTokens", "cacheReadTokens", "cacheWriteTokens", "outputTokens", "unreportedCalls", "model", "startedAtMs", "durationMs"], additionalProperties: !0, definitions: {} }, pattern0 = new RegExp("^sess_[a-z0-9_]{1,64}$", "u"), func2 = require_ucs2length().default;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.v === void 0 && (missing0 = "v") || data.sessionId === void 0 && (missing0 = "sessionId") || data.workflowId === void 0 && (missing0 = "workflowId") || data.outcome === void 0 && (missing0 = "outcome") || data.delivery === void 0 && (missing0 = "delivery") || data.stepCount === void 0 && (missing0 = "stepCount") || data.turns === void 0 && (missing0 = "turns") || data.inputTokens === void 0 && (missing0 = "inputTokens") || data.cacheReadTokens === void 0 && (missing0 = "cacheReadTokens") || data.cacheWriteTokens === void 0 && (missing0 = "cacheWriteTokens") || data.outputTokens === void 0 && (missing0 = "outputTokens") || data.unreportedCalls === void 0 && (missing0 = "unreportedCalls") || data.model === void 0 && (missing0 = "model") || data.startedAtMs === void 0 && (missing0 = "startedAtMs") || data.durationMs === void 0 && (missing0 = "durationMs"))
        return validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.v !== void 0) {
        let data0 = data.v, _errs2 = errors;
        if (typeof data0 != "number")
          return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
        if (data0 !== 1)
          return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.sessionId !== void 0) {
          let data1 = data.sessionId, _errs4 = errors, _errs5 = errors, valid1 = !1, _errs6 = errors;
          if (errors === _errs6)
            if (typeof data1 == "string") {
              if (!pattern0.test(data1)) {
                let err0 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } };
                vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
              }
            } else {
              let err1 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/anyOf/0/type", keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
            }
          var _valid0 = _errs6 === errors;
          if (valid1 = valid1 || _valid0, !valid1) {
            let _errs8 = errors;
            if (data1 !== null) {
              let err2 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/anyOf/1/type", keyword: "type", params: { type: "null" } };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
            var _valid0 = _errs8 === errors;
            valid1 = valid1 || _valid0;
          }
          if (valid1)
            errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
          else {
            let err3 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/anyOf", keyword: "anyOf", params: {} };
            return vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++, validate21.errors = vErrors, !1;
          }
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.workflowId !== void 0) {
            let data2 = data.workflowId, _errs10 = errors;
            if (errors === _errs10)
              if (typeof data2 == "string") {
                if (data2.length > 256 && func2(data2) > 256)
                  return validate21.errors = [{ instancePath: instancePath + "/workflowId", schemaPath: "#/properties/workflowId/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
              } else
                return validate21.errors = [{ instancePath: instancePath + "/workflowId", schemaPath: "#/properties/workflowId/type", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs10 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.outcome !== void 0) {
              let data3 = data.outcome, _errs12 = errors;
              if (typeof data3 != "string")
                return validate21.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/type", keyword: "type", params: { type: "string" } }], !1;
              if (!(data3 === "success" || data3 === "error" || data3 === "timeout" || data3 === "stuck" || data3 === "parked"))
                return validate21.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema6.properties.outcome.enum } }], !1;
              var valid0 = _errs12 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.delivery !== void 0) {
                let data4 = data.delivery, _errs14 = errors;
                if (typeof data4 != "string")
                  return validate21.errors = [{ instancePath: instancePath + "/delivery", schemaPath: "#/properties/delivery/type", keyword: "type", params: { type: "string" } }], !1;
                if (!(data4 === "done" || data4 === "failed" || data4 === "none"))
                  return validate21.errors = [{ instancePath: instancePath + "/delivery", schemaPath: "#/properties/delivery/enum", keyword: "enum", params: { allowedValues: schema6.properties.delivery.enum } }], !1;
                var valid0 = _errs14 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.stepCount !== void 0) {
                  let data5 = data.stepCount, _errs16 = errors;
                  if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5)))
                    return validate21.errors = [{ instancePath: instancePath + "/stepCount", schemaPath: "#/properties/stepCount/type", keyword: "type", params: { type: "integer" } }], !1;
                  if (errors === _errs16 && typeof data5 == "number" && (data5 < 0 || isNaN(data5)))
                    return validate21.errors = [{ instancePath: instancePath + "/stepCount", schemaPath: "#/properties/stepCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                  var valid0 = _errs16 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.turns !== void 0) {
                    let data6 = data.turns, _errs18 = errors;
                    if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6)))
                      return validate21.errors = [{ instancePath: instancePath + "/turns", schemaPath: "#/properties/turns/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs18 && typeof data6 == "number" && (data6 < 0 || isNaN(data6)))
                      return validate21.errors = [{ instancePath: instancePath + "/turns", schemaPath: "#/properties/turns/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid0 = _errs18 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.inputTokens !== void 0) {
                      let data7 = data.inputTokens, _errs20 = errors;
                      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7)))
                        return validate21.errors = [{ instancePath: instancePath + "/inputTokens", schemaPath: "#/properties/inputTokens/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs20 && typeof data7 == "number" && (data7 < 0 || isNaN(data7)))
                        return validate21.errors = [{ instancePath: instancePath + "/inputTokens", schemaPath: "#/properties/inputTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid0 = _errs20 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.cacheReadTokens !== void 0) {
                        let data8 = data.cacheReadTokens, _errs22 = errors;
                        if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8)))
                          return validate21.errors = [{ instancePath: instancePath + "/cacheReadTokens", schemaPath: "#/properties/cacheReadTokens/type", keyword: "type", params: { type: "integer" } }], !1;
                        if (errors === _errs22 && typeof data8 == "number" && (data8 < 0 || isNaN(data8)))
                          return validate21.errors = [{ instancePath: instancePath + "/cacheReadTokens", schemaPath: "#/properties/cacheReadTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                        var valid0 = _errs22 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.cacheWriteTokens !== void 0) {
                          let data9 = data.cacheWriteTokens, _errs24 = errors;
                          if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9)))
                            return validate21.errors = [{ instancePath: instancePath + "/cacheWriteTokens", schemaPath: "#/properties/cacheWriteTokens/type", keyword: "type", params: { type: "integer" } }], !1;
                          if (errors === _errs24 && typeof data9 == "number" && (data9 < 0 || isNaN(data9)))
                            return validate21.errors = [{ instancePath: instancePath + "/cacheWriteTokens", schemaPath: "#/properties/cacheWriteTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                          var valid0 = _errs24 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.outputTokens !== void 0) {
                            let data10 = data.outputTokens, _errs26 = errors;
                            if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10)))
                              return validate21.errors = [{ instancePath: instancePath + "/outputTokens", schemaPath: "#/properties/outputTokens/type", keyword: "type", params: { type: "integer" } }], !1;
                            if (errors === _errs26 && typeof data10 == "number" && (data10 < 0 || isNaN(data10)))
                              return validate21.errors = [{ instancePath: instancePath + "/outputTokens", schemaPath: "#/properties/outputTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                            var valid0 = _errs26 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.unreportedCalls !== void 0) {
                              let data11 = data.unreportedCalls, _errs28 = errors;
                              if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11)))
                                return validate21.errors = [{ instancePath: instancePath + "/unreportedCalls", schemaPath: "#/properties/unreportedCalls/type", keyword: "type", params: { type: "integer" } }], !1;
                              if (errors === _errs28 && typeof data11 == "number" && (data11 < 0 || isNaN(data11)))
                                return validate21.errors = [{ instancePath: instancePath + "/unreportedCalls", schemaPath: "#/properties/unreportedCalls/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                              var valid0 = _errs28 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.costMicroUsd !== void 0) {
                                let data12 = data.costMicroUsd, _errs30 = errors, _errs31 = errors, valid2 = !1, _errs32 = errors;
                                if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12))) {
                                  let err4 = { instancePath: instancePath + "/costMicroUsd", schemaPath: "#/properties/costMicroUsd/anyOf/0/type", keyword: "type", params: { type: "integer" } };
                                  vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                                }
                                if (errors === _errs32 && typeof data12 == "number" && (data12 < 0 || isNaN(data12))) {
                                  let err5 = { instancePath: instancePath + "/costMicroUsd", schemaPath: "#/properties/costMicroUsd/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                  vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                                }
                                var _valid1 = _errs32 === errors;
                                if (valid2 = valid2 || _valid1, !valid2) {
                                  let _errs34 = errors;
                                  if (data12 !== null) {
                                    let err6 = { instancePath: instancePath + "/costMicroUsd", schemaPath: "#/properties/costMicroUsd/anyOf/1/type", keyword: "type", params: { type: "null" } };
                                    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                                  }
                                  var _valid1 = _errs34 === errors;
                                  valid2 = valid2 || _valid1;
                                }
                                if (valid2)
                                  errors = _errs31, vErrors !== null && (_errs31 ? vErrors.length = _errs31 : vErrors = null);
                                else {
                                  let err7 = { instancePath: instancePath + "/costMicroUsd", schemaPath: "#/properties/costMicroUsd/anyOf", keyword: "anyOf", params: {} };
                                  return vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++, validate21.errors = vErrors, !1;
                                }
                                var valid0 = _errs30 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.model !== void 0) {
                                  let data13 = data.model, _errs36 = errors;
                                  if (errors === _errs36)
                                    if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                                      let missing1;
                                      if (data13.provider === void 0 && (missing1 = "provider") || data13.modelId === void 0 && (missing1 = "modelId"))
                                        return validate21.errors = [{ instancePath: instancePath + "/model", schemaPath: "#/properties/model/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                                      if (data13.provider !== void 0) {
                                        let data14 = data13.provider, _errs39 = errors;
                                        if (errors === _errs39)
                                          if (typeof data14 == "string") {
                                            if (data14.length > 128 && func2(data14) > 128)
                                              return validate21.errors = [{ instancePath: instancePath + "/model/provider", schemaPath: "#/properties/model/properties/provider/maxLength", keyword: "maxLength", params: { limit: 128 } }], !1;
                                          } else
                                            return validate21.errors = [{ instancePath: instancePath + "/model/provider", schemaPath: "#/properties/model/properties/provider/type", keyword: "type", params: { type: "string" } }], !1;
                                        var valid3 = _errs39 === errors;
                                      } else
                                        var valid3 = !0;
                                      if (valid3)
                                        if (data13.modelId !== void 0) {
                                          let data15 = data13.modelId, _errs41 = errors;
                                          if (errors === _errs41)
                                            if (typeof data15 == "string") {
                                              if (data15.length > 128 && func2(data15) > 128)
                                                return validate21.errors = [{ instancePath: instancePath + "/model/modelId", schemaPath: "#/properties/model/properties/modelId/maxLength", keyword: "maxLength", params: { limit: 128 } }], !1;
                                            } else
                                              return validate21.errors = [{ instancePath: instancePath + "/model/modelId", schemaPath: "#/properties/model/properties/modelId/type", keyword: "type", params: { type: "string" } }], !1;
                                          var valid3 = _errs41 === errors;
                                        } else
                                          var valid3 = !0;
                                    } else
                                      return validate21.errors = [{ instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "object" } }], !1;
                                  var valid0 = _errs36 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.startedAtMs !== void 0) {
                                    let data16 = data.startedAtMs, _errs43 = errors;
                                    if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16)))
                                      return validate21.errors = [{ instancePath: instancePath + "/startedAtMs", schemaPath: "#/properties/startedAtMs/type", keyword: "type", params: { type: "integer" } }], !1;
                                    if (errors === _errs43 && typeof data16 == "number" && (data16 < 0 || isNaN(data16)))
                                      return validate21.errors = [{ instancePath: instancePath + "/startedAtMs", schemaPath: "#/properties/startedAtMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                    var valid0 = _errs43 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0)
                                    if (data.durationMs !== void 0) {
                                      let data17 = data.durationMs, _errs45 = errors;
                                      if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17)))
                                        return validate21.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/type", keyword: "type", params: { type: "integer" } }], !1;
                                      if (errors === _errs45 && typeof data17 == "number" && (data17 < 0 || isNaN(data17)))
                                        return validate21.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                      var valid0 = _errs45 === errors;
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
    } else
      return validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateExecutionStats
};
