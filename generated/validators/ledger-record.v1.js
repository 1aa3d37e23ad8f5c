// Generated from schemas/ledger-record.ts by `npm run generate`; do not edit.
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
var validateLedgerRecord = validate21;
var pattern0 = new RegExp("^sess_[a-z0-9_]{1,64}$", "u"), pattern2 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), func2 = require_ucs2length().default;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind"))
        return validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let tag0 = data.kind;
        if (typeof tag0 == "string")
          if (tag0 === "reserved") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.v === void 0 && (missing1 = "v") || data.id === void 0 && (missing1 = "id") || data.atMs === void 0 && (missing1 = "atMs") || data.kind === void 0 && (missing1 = "kind") || data.sessionId === void 0 && (missing1 = "sessionId") || data.rootSessionId === void 0 && (missing1 = "rootSessionId") || data.trigger === void 0 && (missing1 = "trigger") || data.workflowId === void 0 && (missing1 = "workflowId") || data.step === void 0 && (missing1 = "step") || data.turn === void 0 && (missing1 = "turn") || data.model === void 0 && (missing1 = "model") || data.tokens === void 0 && (missing1 = "tokens") || data.microUsd === void 0 && (missing1 = "microUsd"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                if (data.v !== void 0) {
                  let data0 = data.v, _errs5 = errors;
                  if (typeof data0 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/0/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data0 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/0/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid2 = _errs5 === errors;
                } else
                  var valid2 = !0;
                if (valid2) {
                  if (data.id !== void 0) {
                    let data1 = data.id, _errs7 = errors;
                    if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1)))
                      return validate21.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/0/properties/id/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs7 && typeof data1 == "number" && (data1 < 0 || isNaN(data1)))
                      return validate21.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/0/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid2 = _errs7 === errors;
                  } else
                    var valid2 = !0;
                  if (valid2) {
                    if (data.atMs !== void 0) {
                      let data2 = data.atMs, _errs9 = errors;
                      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/0/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs9 && typeof data2 == "number" && (data2 < 0 || isNaN(data2)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/0/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid2 = _errs9 === errors;
                    } else
                      var valid2 = !0;
                    if (valid2) {
                      if (data.kind !== void 0) {
                        let data3 = data.kind, _errs11 = errors;
                        if (typeof data3 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data3 !== "reserved")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "reserved" } }], !1;
                        var valid2 = _errs11 === errors;
                      } else
                        var valid2 = !0;
                      if (valid2) {
                        if (data.sessionId !== void 0) {
                          let data4 = data.sessionId, _errs13 = errors;
                          if (errors === _errs13)
                            if (typeof data4 == "string") {
                              if (!pattern0.test(data4))
                                return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/0/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                            } else
                              return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/0/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid2 = _errs13 === errors;
                        } else
                          var valid2 = !0;
                        if (valid2) {
                          if (data.rootSessionId !== void 0) {
                            let data5 = data.rootSessionId, _errs15 = errors;
                            if (errors === _errs15)
                              if (typeof data5 == "string") {
                                if (!pattern0.test(data5))
                                  return validate21.errors = [{ instancePath: instancePath + "/rootSessionId", schemaPath: "#/oneOf/0/properties/rootSessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/rootSessionId", schemaPath: "#/oneOf/0/properties/rootSessionId/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid2 = _errs15 === errors;
                          } else
                            var valid2 = !0;
                          if (valid2) {
                            if (data.trigger !== void 0) {
                              let data6 = data.trigger, _errs17 = errors, _errs18 = errors, valid3 = !1, _errs19 = errors;
                              if (errors === _errs19)
                                if (typeof data6 == "string") {
                                  if (data6.length > 256 && func2(data6) > 256) {
                                    let err0 = { instancePath: instancePath + "/trigger", schemaPath: "#/oneOf/0/properties/trigger/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 256 } };
                                    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                                  }
                                } else {
                                  let err1 = { instancePath: instancePath + "/trigger", schemaPath: "#/oneOf/0/properties/trigger/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                  vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                                }
                              var _valid0 = _errs19 === errors;
                              if (valid3 = valid3 || _valid0, !valid3) {
                                let _errs21 = errors;
                                if (data6 !== null) {
                                  let err2 = { instancePath: instancePath + "/trigger", schemaPath: "#/oneOf/0/properties/trigger/anyOf/1/type", keyword: "type", params: { type: "null" } };
                                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                                }
                                var _valid0 = _errs21 === errors;
                                valid3 = valid3 || _valid0;
                              }
                              if (valid3)
                                errors = _errs18, vErrors !== null && (_errs18 ? vErrors.length = _errs18 : vErrors = null);
                              else {
                                let err3 = { instancePath: instancePath + "/trigger", schemaPath: "#/oneOf/0/properties/trigger/anyOf", keyword: "anyOf", params: {} };
                                return vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++, validate21.errors = vErrors, !1;
                              }
                              var valid2 = _errs17 === errors;
                            } else
                              var valid2 = !0;
                            if (valid2) {
                              if (data.workflowId !== void 0) {
                                let data7 = data.workflowId, _errs23 = errors;
                                if (errors === _errs23)
                                  if (typeof data7 == "string") {
                                    if (!pattern2.test(data7))
                                      return validate21.errors = [{ instancePath: instancePath + "/workflowId", schemaPath: "#/oneOf/0/properties/workflowId/pattern", keyword: "pattern", params: { pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" } }], !1;
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/workflowId", schemaPath: "#/oneOf/0/properties/workflowId/type", keyword: "type", params: { type: "string" } }], !1;
                                var valid2 = _errs23 === errors;
                              } else
                                var valid2 = !0;
                              if (valid2) {
                                if (data.step !== void 0) {
                                  let data8 = data.step, _errs25 = errors;
                                  if (errors === _errs25)
                                    if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                                      let missing2;
                                      if (data8.number === void 0 && (missing2 = "number") || data8.stepId === void 0 && (missing2 = "stepId"))
                                        return validate21.errors = [{ instancePath: instancePath + "/step", schemaPath: "#/oneOf/0/properties/step/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                                      if (data8.number !== void 0) {
                                        let data9 = data8.number, _errs28 = errors;
                                        if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9)))
                                          return validate21.errors = [{ instancePath: instancePath + "/step/number", schemaPath: "#/oneOf/0/properties/step/properties/number/type", keyword: "type", params: { type: "integer" } }], !1;
                                        if (errors === _errs28 && typeof data9 == "number" && (data9 < 0 || isNaN(data9)))
                                          return validate21.errors = [{ instancePath: instancePath + "/step/number", schemaPath: "#/oneOf/0/properties/step/properties/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                        var valid4 = _errs28 === errors;
                                      } else
                                        var valid4 = !0;
                                      if (valid4)
                                        if (data8.stepId !== void 0) {
                                          let data10 = data8.stepId, _errs30 = errors;
                                          if (errors === _errs30)
                                            if (typeof data10 == "string") {
                                              if (data10.length > 256 && func2(data10) > 256)
                                                return validate21.errors = [{ instancePath: instancePath + "/step/stepId", schemaPath: "#/oneOf/0/properties/step/properties/stepId/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                            } else
                                              return validate21.errors = [{ instancePath: instancePath + "/step/stepId", schemaPath: "#/oneOf/0/properties/step/properties/stepId/type", keyword: "type", params: { type: "string" } }], !1;
                                          var valid4 = _errs30 === errors;
                                        } else
                                          var valid4 = !0;
                                    } else
                                      return validate21.errors = [{ instancePath: instancePath + "/step", schemaPath: "#/oneOf/0/properties/step/type", keyword: "type", params: { type: "object" } }], !1;
                                  var valid2 = _errs25 === errors;
                                } else
                                  var valid2 = !0;
                                if (valid2) {
                                  if (data.turn !== void 0) {
                                    let data11 = data.turn, _errs32 = errors;
                                    if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11)))
                                      return validate21.errors = [{ instancePath: instancePath + "/turn", schemaPath: "#/oneOf/0/properties/turn/type", keyword: "type", params: { type: "integer" } }], !1;
                                    if (errors === _errs32 && typeof data11 == "number" && (data11 < 0 || isNaN(data11)))
                                      return validate21.errors = [{ instancePath: instancePath + "/turn", schemaPath: "#/oneOf/0/properties/turn/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                    var valid2 = _errs32 === errors;
                                  } else
                                    var valid2 = !0;
                                  if (valid2) {
                                    if (data.model !== void 0) {
                                      let data12 = data.model, _errs34 = errors;
                                      if (errors === _errs34)
                                        if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                                          let missing3;
                                          if (data12.provider === void 0 && (missing3 = "provider") || data12.modelId === void 0 && (missing3 = "modelId"))
                                            return validate21.errors = [{ instancePath: instancePath + "/model", schemaPath: "#/oneOf/0/properties/model/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                                          if (data12.provider !== void 0) {
                                            let data13 = data12.provider, _errs37 = errors;
                                            if (errors === _errs37)
                                              if (typeof data13 == "string") {
                                                if (data13.length > 128 && func2(data13) > 128)
                                                  return validate21.errors = [{ instancePath: instancePath + "/model/provider", schemaPath: "#/oneOf/0/properties/model/properties/provider/maxLength", keyword: "maxLength", params: { limit: 128 } }], !1;
                                              } else
                                                return validate21.errors = [{ instancePath: instancePath + "/model/provider", schemaPath: "#/oneOf/0/properties/model/properties/provider/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid5 = _errs37 === errors;
                                          } else
                                            var valid5 = !0;
                                          if (valid5)
                                            if (data12.modelId !== void 0) {
                                              let data14 = data12.modelId, _errs39 = errors;
                                              if (errors === _errs39)
                                                if (typeof data14 == "string") {
                                                  if (data14.length > 128 && func2(data14) > 128)
                                                    return validate21.errors = [{ instancePath: instancePath + "/model/modelId", schemaPath: "#/oneOf/0/properties/model/properties/modelId/maxLength", keyword: "maxLength", params: { limit: 128 } }], !1;
                                                } else
                                                  return validate21.errors = [{ instancePath: instancePath + "/model/modelId", schemaPath: "#/oneOf/0/properties/model/properties/modelId/type", keyword: "type", params: { type: "string" } }], !1;
                                              var valid5 = _errs39 === errors;
                                            } else
                                              var valid5 = !0;
                                        } else
                                          return validate21.errors = [{ instancePath: instancePath + "/model", schemaPath: "#/oneOf/0/properties/model/type", keyword: "type", params: { type: "object" } }], !1;
                                      var valid2 = _errs34 === errors;
                                    } else
                                      var valid2 = !0;
                                    if (valid2) {
                                      if (data.tokens !== void 0) {
                                        let data15 = data.tokens, _errs41 = errors;
                                        if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15)))
                                          return validate21.errors = [{ instancePath: instancePath + "/tokens", schemaPath: "#/oneOf/0/properties/tokens/type", keyword: "type", params: { type: "integer" } }], !1;
                                        if (errors === _errs41 && typeof data15 == "number" && (data15 < 0 || isNaN(data15)))
                                          return validate21.errors = [{ instancePath: instancePath + "/tokens", schemaPath: "#/oneOf/0/properties/tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                        var valid2 = _errs41 === errors;
                                      } else
                                        var valid2 = !0;
                                      if (valid2)
                                        if (data.microUsd !== void 0) {
                                          let data16 = data.microUsd, _errs43 = errors, _errs44 = errors, valid6 = !1, _errs45 = errors;
                                          if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16))) {
                                            let err4 = { instancePath: instancePath + "/microUsd", schemaPath: "#/oneOf/0/properties/microUsd/anyOf/0/type", keyword: "type", params: { type: "integer" } };
                                            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                                          }
                                          if (errors === _errs45 && typeof data16 == "number" && (data16 < 0 || isNaN(data16))) {
                                            let err5 = { instancePath: instancePath + "/microUsd", schemaPath: "#/oneOf/0/properties/microUsd/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                                          }
                                          var _valid1 = _errs45 === errors;
                                          if (valid6 = valid6 || _valid1, !valid6) {
                                            let _errs47 = errors;
                                            if (data16 !== null) {
                                              let err6 = { instancePath: instancePath + "/microUsd", schemaPath: "#/oneOf/0/properties/microUsd/anyOf/1/type", keyword: "type", params: { type: "null" } };
                                              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                                            }
                                            var _valid1 = _errs47 === errors;
                                            valid6 = valid6 || _valid1;
                                          }
                                          if (valid6)
                                            errors = _errs44, vErrors !== null && (_errs44 ? vErrors.length = _errs44 : vErrors = null);
                                          else {
                                            let err7 = { instancePath: instancePath + "/microUsd", schemaPath: "#/oneOf/0/properties/microUsd/anyOf", keyword: "anyOf", params: {} };
                                            return vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++, validate21.errors = vErrors, !1;
                                          }
                                          var valid2 = _errs43 === errors;
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
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "settled") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing4;
                if (data.v === void 0 && (missing4 = "v") || data.id === void 0 && (missing4 = "id") || data.atMs === void 0 && (missing4 = "atMs") || data.kind === void 0 && (missing4 = "kind") || data.usage === void 0 && (missing4 = "usage") || data.tokens === void 0 && (missing4 = "tokens") || data.microUsd === void 0 && (missing4 = "microUsd"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                if (data.v !== void 0) {
                  let data17 = data.v, _errs52 = errors;
                  if (typeof data17 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/1/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data17 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/1/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid8 = _errs52 === errors;
                } else
                  var valid8 = !0;
                if (valid8) {
                  if (data.id !== void 0) {
                    let data18 = data.id, _errs54 = errors;
                    if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18)))
                      return validate21.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/1/properties/id/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs54 && typeof data18 == "number" && (data18 < 0 || isNaN(data18)))
                      return validate21.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/1/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid8 = _errs54 === errors;
                  } else
                    var valid8 = !0;
                  if (valid8) {
                    if (data.atMs !== void 0) {
                      let data19 = data.atMs, _errs56 = errors;
                      if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/1/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs56 && typeof data19 == "number" && (data19 < 0 || isNaN(data19)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/1/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid8 = _errs56 === errors;
                    } else
                      var valid8 = !0;
                    if (valid8) {
                      if (data.kind !== void 0) {
                        let data20 = data.kind, _errs58 = errors;
                        if (typeof data20 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data20 !== "settled")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "settled" } }], !1;
                        var valid8 = _errs58 === errors;
                      } else
                        var valid8 = !0;
                      if (valid8) {
                        if (data.usage !== void 0) {
                          let data21 = data.usage, _errs60 = errors;
                          if (errors === _errs60)
                            if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
                              if (data21.inputTokens !== void 0) {
                                let data22 = data21.inputTokens, _errs63 = errors;
                                if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22)))
                                  return validate21.errors = [{ instancePath: instancePath + "/usage/inputTokens", schemaPath: "#/oneOf/1/properties/usage/properties/inputTokens/type", keyword: "type", params: { type: "integer" } }], !1;
                                if (errors === _errs63 && typeof data22 == "number" && (data22 < 0 || isNaN(data22)))
                                  return validate21.errors = [{ instancePath: instancePath + "/usage/inputTokens", schemaPath: "#/oneOf/1/properties/usage/properties/inputTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                var valid9 = _errs63 === errors;
                              } else
                                var valid9 = !0;
                              if (valid9) {
                                if (data21.cacheReadTokens !== void 0) {
                                  let data23 = data21.cacheReadTokens, _errs65 = errors;
                                  if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23)))
                                    return validate21.errors = [{ instancePath: instancePath + "/usage/cacheReadTokens", schemaPath: "#/oneOf/1/properties/usage/properties/cacheReadTokens/type", keyword: "type", params: { type: "integer" } }], !1;
                                  if (errors === _errs65 && typeof data23 == "number" && (data23 < 0 || isNaN(data23)))
                                    return validate21.errors = [{ instancePath: instancePath + "/usage/cacheReadTokens", schemaPath: "#/oneOf/1/properties/usage/properties/cacheReadTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                  var valid9 = _errs65 === errors;
                                } else
                                  var valid9 = !0;
                                if (valid9) {
                                  if (data21.cacheWriteTokens !== void 0) {
                                    let data24 = data21.cacheWriteTokens, _errs67 = errors;
                                    if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24)))
                                      return validate21.errors = [{ instancePath: instancePath + "/usage/cacheWriteTokens", schemaPath: "#/oneOf/1/properties/usage/properties/cacheWriteTokens/type", keyword: "type", params: { type: "integer" } }], !1;
                                    if (errors === _errs67 && typeof data24 == "number" && (data24 < 0 || isNaN(data24)))
                                      return validate21.errors = [{ instancePath: instancePath + "/usage/cacheWriteTokens", schemaPath: "#/oneOf/1/properties/usage/properties/cacheWriteTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                    var valid9 = _errs67 === errors;
                                  } else
                                    var valid9 = !0;
                                  if (valid9) {
                                    if (data21.outputTokens !== void 0) {
                                      let data25 = data21.outputTokens, _errs69 = errors;
                                      if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25)))
                                        return validate21.errors = [{ instancePath: instancePath + "/usage/outputTokens", schemaPath: "#/oneOf/1/properties/usage/properties/outputTokens/type", keyword: "type", params: { type: "integer" } }], !1;
                                      if (errors === _errs69 && typeof data25 == "number" && (data25 < 0 || isNaN(data25)))
                                        return validate21.errors = [{ instancePath: instancePath + "/usage/outputTokens", schemaPath: "#/oneOf/1/properties/usage/properties/outputTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                      var valid9 = _errs69 === errors;
                                    } else
                                      var valid9 = !0;
                                    if (valid9)
                                      if (data21.reasoningTokens !== void 0) {
                                        let data26 = data21.reasoningTokens, _errs71 = errors;
                                        if (!(typeof data26 == "number" && !(data26 % 1) && !isNaN(data26)))
                                          return validate21.errors = [{ instancePath: instancePath + "/usage/reasoningTokens", schemaPath: "#/oneOf/1/properties/usage/properties/reasoningTokens/type", keyword: "type", params: { type: "integer" } }], !1;
                                        if (errors === _errs71 && typeof data26 == "number" && (data26 < 0 || isNaN(data26)))
                                          return validate21.errors = [{ instancePath: instancePath + "/usage/reasoningTokens", schemaPath: "#/oneOf/1/properties/usage/properties/reasoningTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                        var valid9 = _errs71 === errors;
                                      } else
                                        var valid9 = !0;
                                  }
                                }
                              }
                            } else
                              return validate21.errors = [{ instancePath: instancePath + "/usage", schemaPath: "#/oneOf/1/properties/usage/type", keyword: "type", params: { type: "object" } }], !1;
                          var valid8 = _errs60 === errors;
                        } else
                          var valid8 = !0;
                        if (valid8) {
                          if (data.tokens !== void 0) {
                            let data27 = data.tokens, _errs73 = errors;
                            if (!(typeof data27 == "number" && !(data27 % 1) && !isNaN(data27)))
                              return validate21.errors = [{ instancePath: instancePath + "/tokens", schemaPath: "#/oneOf/1/properties/tokens/type", keyword: "type", params: { type: "integer" } }], !1;
                            if (errors === _errs73 && typeof data27 == "number" && (data27 < 0 || isNaN(data27)))
                              return validate21.errors = [{ instancePath: instancePath + "/tokens", schemaPath: "#/oneOf/1/properties/tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                            var valid8 = _errs73 === errors;
                          } else
                            var valid8 = !0;
                          if (valid8)
                            if (data.microUsd !== void 0) {
                              let data28 = data.microUsd, _errs75 = errors, _errs76 = errors, valid10 = !1, _errs77 = errors;
                              if (!(typeof data28 == "number" && !(data28 % 1) && !isNaN(data28))) {
                                let err8 = { instancePath: instancePath + "/microUsd", schemaPath: "#/oneOf/1/properties/microUsd/anyOf/0/type", keyword: "type", params: { type: "integer" } };
                                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                              }
                              if (errors === _errs77 && typeof data28 == "number" && (data28 < 0 || isNaN(data28))) {
                                let err9 = { instancePath: instancePath + "/microUsd", schemaPath: "#/oneOf/1/properties/microUsd/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                              }
                              var _valid2 = _errs77 === errors;
                              if (valid10 = valid10 || _valid2, !valid10) {
                                let _errs79 = errors;
                                if (data28 !== null) {
                                  let err10 = { instancePath: instancePath + "/microUsd", schemaPath: "#/oneOf/1/properties/microUsd/anyOf/1/type", keyword: "type", params: { type: "null" } };
                                  vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                                }
                                var _valid2 = _errs79 === errors;
                                valid10 = valid10 || _valid2;
                              }
                              if (valid10)
                                errors = _errs76, vErrors !== null && (_errs76 ? vErrors.length = _errs76 : vErrors = null);
                              else {
                                let err11 = { instancePath: instancePath + "/microUsd", schemaPath: "#/oneOf/1/properties/microUsd/anyOf", keyword: "anyOf", params: {} };
                                return vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++, validate21.errors = vErrors, !1;
                              }
                              var valid8 = _errs75 === errors;
                            } else
                              var valid8 = !0;
                        }
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "settled_unknown") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing5;
                if (data.v === void 0 && (missing5 = "v") || data.id === void 0 && (missing5 = "id") || data.atMs === void 0 && (missing5 = "atMs") || data.kind === void 0 && (missing5 = "kind"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: missing5 } }], !1;
                if (data.v !== void 0) {
                  let data29 = data.v, _errs84 = errors;
                  if (typeof data29 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/2/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data29 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/2/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid12 = _errs84 === errors;
                } else
                  var valid12 = !0;
                if (valid12) {
                  if (data.id !== void 0) {
                    let data30 = data.id, _errs86 = errors;
                    if (!(typeof data30 == "number" && !(data30 % 1) && !isNaN(data30)))
                      return validate21.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/2/properties/id/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs86 && typeof data30 == "number" && (data30 < 0 || isNaN(data30)))
                      return validate21.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/oneOf/2/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid12 = _errs86 === errors;
                  } else
                    var valid12 = !0;
                  if (valid12) {
                    if (data.atMs !== void 0) {
                      let data31 = data.atMs, _errs88 = errors;
                      if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/2/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs88 && typeof data31 == "number" && (data31 < 0 || isNaN(data31)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/2/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid12 = _errs88 === errors;
                    } else
                      var valid12 = !0;
                    if (valid12)
                      if (data.kind !== void 0) {
                        let data32 = data.kind, _errs90 = errors;
                        if (typeof data32 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data32 !== "settled_unknown")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "settled_unknown" } }], !1;
                        var valid12 = _errs90 === errors;
                      } else
                        var valid12 = !0;
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
          } else
            return validate21.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } }], !1;
        else
          return validate21.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } }], !1;
      }
    } else
      return validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateLedgerRecord
};
