// Generated from schemas/daemon-session.ts by `npm run generate`; do not edit.
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
var validateDaemonSession = validate21, schema6 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Session of the daemon, beside its turn log", type: "object", properties: { v: { type: "number", const: 1 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, runName: { type: "string", maxLength: 64 }, workflowId: { type: "string", pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" }, workflowHash: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, goal: { type: "string", maxLength: 200 }, workspacePath: { type: "string", maxLength: 4096 }, stateToken: { type: "string", maxLength: 1024 }, ackToken: { anyOf: [{ type: "string", maxLength: 1024 }, { type: "null" }] }, stepsAdvanced: { type: "integer", minimum: 0 }, answered: { anyOf: [{ type: "object", properties: { callId: { type: "string", maxLength: 32 }, kind: { type: "string", enum: ["advanced", "blocked", "waiting"] }, text: { type: "string", maxLength: 65536 } }, required: ["callId", "kind", "text"], additionalProperties: !0 }, { type: "null" }] } }, required: ["v", "sessionId", "runId", "runName", "workflowId", "workflowHash", "goal", "workspacePath", "stateToken", "ackToken", "stepsAdvanced", "answered"], additionalProperties: !0, definitions: {} }, pattern0 = new RegExp("^sess_[a-z0-9_]{1,64}$", "u"), pattern1 = new RegExp("^run_[a-z0-9_]{1,64}$", "u"), pattern2 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), pattern3 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), func2 = require_ucs2length().default;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.v === void 0 && (missing0 = "v") || data.sessionId === void 0 && (missing0 = "sessionId") || data.runId === void 0 && (missing0 = "runId") || data.runName === void 0 && (missing0 = "runName") || data.workflowId === void 0 && (missing0 = "workflowId") || data.workflowHash === void 0 && (missing0 = "workflowHash") || data.goal === void 0 && (missing0 = "goal") || data.workspacePath === void 0 && (missing0 = "workspacePath") || data.stateToken === void 0 && (missing0 = "stateToken") || data.ackToken === void 0 && (missing0 = "ackToken") || data.stepsAdvanced === void 0 && (missing0 = "stepsAdvanced") || data.answered === void 0 && (missing0 = "answered"))
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
          let data1 = data.sessionId, _errs4 = errors;
          if (errors === _errs4)
            if (typeof data1 == "string") {
              if (!pattern0.test(data1))
                return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
            } else
              return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.runId !== void 0) {
            let data2 = data.runId, _errs6 = errors;
            if (errors === _errs6)
              if (typeof data2 == "string") {
                if (!pattern1.test(data2))
                  return validate21.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
              } else
                return validate21.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.runName !== void 0) {
              let data3 = data.runName, _errs8 = errors;
              if (errors === _errs8)
                if (typeof data3 == "string") {
                  if (data3.length > 64 && func2(data3) > 64)
                    return validate21.errors = [{ instancePath: instancePath + "/runName", schemaPath: "#/properties/runName/maxLength", keyword: "maxLength", params: { limit: 64 } }], !1;
                } else
                  return validate21.errors = [{ instancePath: instancePath + "/runName", schemaPath: "#/properties/runName/type", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.workflowId !== void 0) {
                let data4 = data.workflowId, _errs10 = errors;
                if (errors === _errs10)
                  if (typeof data4 == "string") {
                    if (!pattern2.test(data4))
                      return validate21.errors = [{ instancePath: instancePath + "/workflowId", schemaPath: "#/properties/workflowId/pattern", keyword: "pattern", params: { pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" } }], !1;
                  } else
                    return validate21.errors = [{ instancePath: instancePath + "/workflowId", schemaPath: "#/properties/workflowId/type", keyword: "type", params: { type: "string" } }], !1;
                var valid0 = _errs10 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.workflowHash !== void 0) {
                  let data5 = data.workflowHash, _errs12 = errors;
                  if (errors === _errs12)
                    if (typeof data5 == "string") {
                      if (!pattern3.test(data5))
                        return validate21.errors = [{ instancePath: instancePath + "/workflowHash", schemaPath: "#/properties/workflowHash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                    } else
                      return validate21.errors = [{ instancePath: instancePath + "/workflowHash", schemaPath: "#/properties/workflowHash/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid0 = _errs12 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.goal !== void 0) {
                    let data6 = data.goal, _errs14 = errors;
                    if (errors === _errs14)
                      if (typeof data6 == "string") {
                        if (data6.length > 200 && func2(data6) > 200)
                          return validate21.errors = [{ instancePath: instancePath + "/goal", schemaPath: "#/properties/goal/maxLength", keyword: "maxLength", params: { limit: 200 } }], !1;
                      } else
                        return validate21.errors = [{ instancePath: instancePath + "/goal", schemaPath: "#/properties/goal/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid0 = _errs14 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.workspacePath !== void 0) {
                      let data7 = data.workspacePath, _errs16 = errors;
                      if (errors === _errs16)
                        if (typeof data7 == "string") {
                          if (data7.length > 4096 && func2(data7) > 4096)
                            return validate21.errors = [{ instancePath: instancePath + "/workspacePath", schemaPath: "#/properties/workspacePath/maxLength", keyword: "maxLength", params: { limit: 4096 } }], !1;
                        } else
                          return validate21.errors = [{ instancePath: instancePath + "/workspacePath", schemaPath: "#/properties/workspacePath/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid0 = _errs16 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.stateToken !== void 0) {
                        let data8 = data.stateToken, _errs18 = errors;
                        if (errors === _errs18)
                          if (typeof data8 == "string") {
                            if (data8.length > 1024 && func2(data8) > 1024)
                              return validate21.errors = [{ instancePath: instancePath + "/stateToken", schemaPath: "#/properties/stateToken/maxLength", keyword: "maxLength", params: { limit: 1024 } }], !1;
                          } else
                            return validate21.errors = [{ instancePath: instancePath + "/stateToken", schemaPath: "#/properties/stateToken/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid0 = _errs18 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.ackToken !== void 0) {
                          let data9 = data.ackToken, _errs20 = errors, _errs21 = errors, valid1 = !1, _errs22 = errors;
                          if (errors === _errs22)
                            if (typeof data9 == "string") {
                              if (data9.length > 1024 && func2(data9) > 1024) {
                                let err0 = { instancePath: instancePath + "/ackToken", schemaPath: "#/properties/ackToken/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1024 } };
                                vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                              }
                            } else {
                              let err1 = { instancePath: instancePath + "/ackToken", schemaPath: "#/properties/ackToken/anyOf/0/type", keyword: "type", params: { type: "string" } };
                              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                            }
                          var _valid0 = _errs22 === errors;
                          if (valid1 = valid1 || _valid0, !valid1) {
                            let _errs24 = errors;
                            if (data9 !== null) {
                              let err2 = { instancePath: instancePath + "/ackToken", schemaPath: "#/properties/ackToken/anyOf/1/type", keyword: "type", params: { type: "null" } };
                              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                            }
                            var _valid0 = _errs24 === errors;
                            valid1 = valid1 || _valid0;
                          }
                          if (valid1)
                            errors = _errs21, vErrors !== null && (_errs21 ? vErrors.length = _errs21 : vErrors = null);
                          else {
                            let err3 = { instancePath: instancePath + "/ackToken", schemaPath: "#/properties/ackToken/anyOf", keyword: "anyOf", params: {} };
                            return vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++, validate21.errors = vErrors, !1;
                          }
                          var valid0 = _errs20 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.stepsAdvanced !== void 0) {
                            let data10 = data.stepsAdvanced, _errs26 = errors;
                            if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10)))
                              return validate21.errors = [{ instancePath: instancePath + "/stepsAdvanced", schemaPath: "#/properties/stepsAdvanced/type", keyword: "type", params: { type: "integer" } }], !1;
                            if (errors === _errs26 && typeof data10 == "number" && (data10 < 0 || isNaN(data10)))
                              return validate21.errors = [{ instancePath: instancePath + "/stepsAdvanced", schemaPath: "#/properties/stepsAdvanced/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                            var valid0 = _errs26 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0)
                            if (data.answered !== void 0) {
                              let data11 = data.answered, _errs28 = errors, _errs29 = errors, valid2 = !1, _errs30 = errors;
                              if (errors === _errs30)
                                if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                  let missing1;
                                  if (data11.callId === void 0 && (missing1 = "callId") || data11.kind === void 0 && (missing1 = "kind") || data11.text === void 0 && (missing1 = "text")) {
                                    let err4 = { instancePath: instancePath + "/answered", schemaPath: "#/properties/answered/anyOf/0/required", keyword: "required", params: { missingProperty: missing1 } };
                                    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                                  } else {
                                    if (data11.callId !== void 0) {
                                      let data12 = data11.callId, _errs33 = errors;
                                      if (errors === _errs33)
                                        if (typeof data12 == "string") {
                                          if (data12.length > 32 && func2(data12) > 32) {
                                            let err5 = { instancePath: instancePath + "/answered/callId", schemaPath: "#/properties/answered/anyOf/0/properties/callId/maxLength", keyword: "maxLength", params: { limit: 32 } };
                                            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                                          }
                                        } else {
                                          let err6 = { instancePath: instancePath + "/answered/callId", schemaPath: "#/properties/answered/anyOf/0/properties/callId/type", keyword: "type", params: { type: "string" } };
                                          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                                        }
                                      var valid3 = _errs33 === errors;
                                    } else
                                      var valid3 = !0;
                                    if (valid3) {
                                      if (data11.kind !== void 0) {
                                        let data13 = data11.kind, _errs35 = errors;
                                        if (typeof data13 != "string") {
                                          let err7 = { instancePath: instancePath + "/answered/kind", schemaPath: "#/properties/answered/anyOf/0/properties/kind/type", keyword: "type", params: { type: "string" } };
                                          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                                        }
                                        if (!(data13 === "advanced" || data13 === "blocked" || data13 === "waiting")) {
                                          let err8 = { instancePath: instancePath + "/answered/kind", schemaPath: "#/properties/answered/anyOf/0/properties/kind/enum", keyword: "enum", params: { allowedValues: schema6.properties.answered.anyOf[0].properties.kind.enum } };
                                          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                                        }
                                        var valid3 = _errs35 === errors;
                                      } else
                                        var valid3 = !0;
                                      if (valid3)
                                        if (data11.text !== void 0) {
                                          let data14 = data11.text, _errs37 = errors;
                                          if (errors === _errs37)
                                            if (typeof data14 == "string") {
                                              if (data14.length > 65536 && func2(data14) > 65536) {
                                                let err9 = { instancePath: instancePath + "/answered/text", schemaPath: "#/properties/answered/anyOf/0/properties/text/maxLength", keyword: "maxLength", params: { limit: 65536 } };
                                                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                                              }
                                            } else {
                                              let err10 = { instancePath: instancePath + "/answered/text", schemaPath: "#/properties/answered/anyOf/0/properties/text/type", keyword: "type", params: { type: "string" } };
                                              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                                            }
                                          var valid3 = _errs37 === errors;
                                        } else
                                          var valid3 = !0;
                                    }
                                  }
                                } else {
                                  let err11 = { instancePath: instancePath + "/answered", schemaPath: "#/properties/answered/anyOf/0/type", keyword: "type", params: { type: "object" } };
                                  vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                                }
                              var _valid1 = _errs30 === errors;
                              if (valid2 = valid2 || _valid1, !valid2) {
                                let _errs39 = errors;
                                if (data11 !== null) {
                                  let err12 = { instancePath: instancePath + "/answered", schemaPath: "#/properties/answered/anyOf/1/type", keyword: "type", params: { type: "null" } };
                                  vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                                }
                                var _valid1 = _errs39 === errors;
                                valid2 = valid2 || _valid1;
                              }
                              if (valid2)
                                errors = _errs29, vErrors !== null && (_errs29 ? vErrors.length = _errs29 : vErrors = null);
                              else {
                                let err13 = { instancePath: instancePath + "/answered", schemaPath: "#/properties/answered/anyOf", keyword: "anyOf", params: {} };
                                return vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++, validate21.errors = vErrors, !1;
                              }
                              var valid0 = _errs28 === errors;
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
    } else
      return validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateDaemonSession
};
