// Generated from schemas/turn-record.ts by `npm run generate`; do not edit.
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
var validateTurnRecord = validate21, schema6 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Record of a session of the daemon", type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { v: { type: "number", const: 1 }, index: { type: "integer", minimum: 0 }, atMs: { type: "integer", minimum: 0 }, kind: { type: "string", const: "session_opened" }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, runName: { type: "string", maxLength: 64 }, workflowId: { type: "string", pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" }, workflowHash: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, goal: { type: "string", maxLength: 200 }, workspacePath: { type: "string", maxLength: 4096 }, model: { type: "object", properties: { provider: { type: "string", maxLength: 128 }, modelId: { type: "string", maxLength: 128 } }, required: ["provider", "modelId"], additionalProperties: !0 } }, required: ["v", "index", "atMs", "kind", "sessionId", "runId", "runName", "workflowId", "workflowHash", "goal", "workspacePath", "model"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, index: { type: "integer", minimum: 0 }, atMs: { type: "integer", minimum: 0 }, kind: { type: "string", const: "step_opened" }, number: { type: "integer", minimum: 0 }, stepId: { type: "string", maxLength: 256 }, title: { type: "string", maxLength: 512 }, instructions: { type: "string", maxLength: 262144 }, prompt: { type: "string", maxLength: 262144 } }, required: ["v", "index", "atMs", "kind", "number", "stepId", "title", "instructions", "prompt"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, index: { type: "integer", minimum: 0 }, atMs: { type: "integer", minimum: 0 }, kind: { type: "string", const: "call_started" }, turn: { type: "integer", minimum: 0 }, requestDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" } }, required: ["v", "index", "atMs", "kind", "turn", "requestDigest"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, index: { type: "integer", minimum: 0 }, atMs: { type: "integer", minimum: 0 }, kind: { type: "string", const: "reply_received" }, turn: { type: "integer", minimum: 0 }, text: { type: "string", maxLength: 262144 }, toolCalls: { type: "array", items: { type: "object", properties: { callId: { type: "string", pattern: "^[0-9]{1,9}-[0-9]{1,4}$" }, tool: { type: "string", maxLength: 128 }, arguments: { anyOf: [{ type: "object", additionalProperties: {} }, { type: "null" }] }, unread: { type: "string", maxLength: 2048 } }, required: ["callId", "tool", "arguments"], additionalProperties: !0 }, maxItems: 64 }, finish: { type: "string", enum: ["stop", "tool_calls", "length", "refused", "other"] }, usage: { type: "object", properties: { inputTokens: { type: "integer", minimum: 0 }, cacheReadTokens: { type: "integer", minimum: 0 }, cacheWriteTokens: { type: "integer", minimum: 0 }, outputTokens: { type: "integer", minimum: 0 }, reasoningTokens: { type: "integer", minimum: 0 } }, additionalProperties: !0 } }, required: ["v", "index", "atMs", "kind", "turn", "text", "toolCalls", "finish", "usage"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, index: { type: "integer", minimum: 0 }, atMs: { type: "integer", minimum: 0 }, kind: { type: "string", const: "call_failed" }, turn: { type: "integer", minimum: 0 }, code: { type: "string", enum: ["rate_limited", "overloaded", "unavailable", "timed_out", "unreadable_reply", "unauthorized", "request_refused", "cancelled"] }, message: { type: "string", maxLength: 1024 } }, required: ["v", "index", "atMs", "kind", "turn", "code", "message"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, index: { type: "integer", minimum: 0 }, atMs: { type: "integer", minimum: 0 }, kind: { type: "string", const: "tool_started" }, callId: { type: "string", pattern: "^[0-9]{1,9}-[0-9]{1,4}$" } }, required: ["v", "index", "atMs", "kind", "callId"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, index: { type: "integer", minimum: 0 }, atMs: { type: "integer", minimum: 0 }, kind: { type: "string", const: "tool_ended" }, callId: { type: "string", pattern: "^[0-9]{1,9}-[0-9]{1,4}$" }, ending: { type: "string", enum: ["done", "failed", "refused", "unknown"] }, text: { type: "string", maxLength: 32768 } }, required: ["v", "index", "atMs", "kind", "callId", "ending", "text"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, index: { type: "integer", minimum: 0 }, atMs: { type: "integer", minimum: 0 }, kind: { type: "string", const: "message_added" }, from: { type: "string", enum: ["daemon", "owner"] }, text: { type: "string", maxLength: 262144 } }, required: ["v", "index", "atMs", "kind", "from", "text"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, index: { type: "integer", minimum: 0 }, atMs: { type: "integer", minimum: 0 }, kind: { type: "string", const: "step_completed" }, callId: { type: "string", pattern: "^[0-9]{1,9}-[0-9]{1,4}$" } }, required: ["v", "index", "atMs", "kind", "callId"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, index: { type: "integer", minimum: 0 }, atMs: { type: "integer", minimum: 0 }, kind: { type: "string", const: "session_parked" }, question: { type: "string", maxLength: 262144 } }, required: ["v", "index", "atMs", "kind", "question"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, index: { type: "integer", minimum: 0 }, atMs: { type: "integer", minimum: 0 }, kind: { type: "string", const: "session_resumed" }, message: { type: "string", maxLength: 262144 } }, required: ["v", "index", "atMs", "kind"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, index: { type: "integer", minimum: 0 }, atMs: { type: "integer", minimum: 0 }, kind: { type: "string", const: "session_closed" }, outcome: { type: "string", enum: ["success", "error", "timeout", "stuck"] }, reason: { type: "string", maxLength: 1024 } }, required: ["v", "index", "atMs", "kind", "outcome", "reason"], additionalProperties: !0 }], definitions: {} }, pattern0 = new RegExp("^sess_[a-z0-9_]{1,64}$", "u"), pattern1 = new RegExp("^run_[a-z0-9_]{1,64}$", "u"), pattern2 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), pattern3 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), pattern5 = new RegExp("^[0-9]{1,9}-[0-9]{1,4}$", "u"), func2 = require_ucs2length().default;
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
          if (tag0 === "session_opened") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.v === void 0 && (missing1 = "v") || data.index === void 0 && (missing1 = "index") || data.atMs === void 0 && (missing1 = "atMs") || data.kind === void 0 && (missing1 = "kind") || data.sessionId === void 0 && (missing1 = "sessionId") || data.runId === void 0 && (missing1 = "runId") || data.runName === void 0 && (missing1 = "runName") || data.workflowId === void 0 && (missing1 = "workflowId") || data.workflowHash === void 0 && (missing1 = "workflowHash") || data.goal === void 0 && (missing1 = "goal") || data.workspacePath === void 0 && (missing1 = "workspacePath") || data.model === void 0 && (missing1 = "model"))
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
                  if (data.index !== void 0) {
                    let data1 = data.index, _errs7 = errors;
                    if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/0/properties/index/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs7 && typeof data1 == "number" && (data1 < 0 || isNaN(data1)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/0/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
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
                        if (data3 !== "session_opened")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "session_opened" } }], !1;
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
                          if (data.runId !== void 0) {
                            let data5 = data.runId, _errs15 = errors;
                            if (errors === _errs15)
                              if (typeof data5 == "string") {
                                if (!pattern1.test(data5))
                                  return validate21.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/oneOf/0/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/oneOf/0/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid2 = _errs15 === errors;
                          } else
                            var valid2 = !0;
                          if (valid2) {
                            if (data.runName !== void 0) {
                              let data6 = data.runName, _errs17 = errors;
                              if (errors === _errs17)
                                if (typeof data6 == "string") {
                                  if (data6.length > 64 && func2(data6) > 64)
                                    return validate21.errors = [{ instancePath: instancePath + "/runName", schemaPath: "#/oneOf/0/properties/runName/maxLength", keyword: "maxLength", params: { limit: 64 } }], !1;
                                } else
                                  return validate21.errors = [{ instancePath: instancePath + "/runName", schemaPath: "#/oneOf/0/properties/runName/type", keyword: "type", params: { type: "string" } }], !1;
                              var valid2 = _errs17 === errors;
                            } else
                              var valid2 = !0;
                            if (valid2) {
                              if (data.workflowId !== void 0) {
                                let data7 = data.workflowId, _errs19 = errors;
                                if (errors === _errs19)
                                  if (typeof data7 == "string") {
                                    if (!pattern2.test(data7))
                                      return validate21.errors = [{ instancePath: instancePath + "/workflowId", schemaPath: "#/oneOf/0/properties/workflowId/pattern", keyword: "pattern", params: { pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" } }], !1;
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/workflowId", schemaPath: "#/oneOf/0/properties/workflowId/type", keyword: "type", params: { type: "string" } }], !1;
                                var valid2 = _errs19 === errors;
                              } else
                                var valid2 = !0;
                              if (valid2) {
                                if (data.workflowHash !== void 0) {
                                  let data8 = data.workflowHash, _errs21 = errors;
                                  if (errors === _errs21)
                                    if (typeof data8 == "string") {
                                      if (!pattern3.test(data8))
                                        return validate21.errors = [{ instancePath: instancePath + "/workflowHash", schemaPath: "#/oneOf/0/properties/workflowHash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                    } else
                                      return validate21.errors = [{ instancePath: instancePath + "/workflowHash", schemaPath: "#/oneOf/0/properties/workflowHash/type", keyword: "type", params: { type: "string" } }], !1;
                                  var valid2 = _errs21 === errors;
                                } else
                                  var valid2 = !0;
                                if (valid2) {
                                  if (data.goal !== void 0) {
                                    let data9 = data.goal, _errs23 = errors;
                                    if (errors === _errs23)
                                      if (typeof data9 == "string") {
                                        if (data9.length > 200 && func2(data9) > 200)
                                          return validate21.errors = [{ instancePath: instancePath + "/goal", schemaPath: "#/oneOf/0/properties/goal/maxLength", keyword: "maxLength", params: { limit: 200 } }], !1;
                                      } else
                                        return validate21.errors = [{ instancePath: instancePath + "/goal", schemaPath: "#/oneOf/0/properties/goal/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid2 = _errs23 === errors;
                                  } else
                                    var valid2 = !0;
                                  if (valid2) {
                                    if (data.workspacePath !== void 0) {
                                      let data10 = data.workspacePath, _errs25 = errors;
                                      if (errors === _errs25)
                                        if (typeof data10 == "string") {
                                          if (data10.length > 4096 && func2(data10) > 4096)
                                            return validate21.errors = [{ instancePath: instancePath + "/workspacePath", schemaPath: "#/oneOf/0/properties/workspacePath/maxLength", keyword: "maxLength", params: { limit: 4096 } }], !1;
                                        } else
                                          return validate21.errors = [{ instancePath: instancePath + "/workspacePath", schemaPath: "#/oneOf/0/properties/workspacePath/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid2 = _errs25 === errors;
                                    } else
                                      var valid2 = !0;
                                    if (valid2)
                                      if (data.model !== void 0) {
                                        let data11 = data.model, _errs27 = errors;
                                        if (errors === _errs27)
                                          if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                            let missing2;
                                            if (data11.provider === void 0 && (missing2 = "provider") || data11.modelId === void 0 && (missing2 = "modelId"))
                                              return validate21.errors = [{ instancePath: instancePath + "/model", schemaPath: "#/oneOf/0/properties/model/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                                            if (data11.provider !== void 0) {
                                              let data12 = data11.provider, _errs30 = errors;
                                              if (errors === _errs30)
                                                if (typeof data12 == "string") {
                                                  if (data12.length > 128 && func2(data12) > 128)
                                                    return validate21.errors = [{ instancePath: instancePath + "/model/provider", schemaPath: "#/oneOf/0/properties/model/properties/provider/maxLength", keyword: "maxLength", params: { limit: 128 } }], !1;
                                                } else
                                                  return validate21.errors = [{ instancePath: instancePath + "/model/provider", schemaPath: "#/oneOf/0/properties/model/properties/provider/type", keyword: "type", params: { type: "string" } }], !1;
                                              var valid3 = _errs30 === errors;
                                            } else
                                              var valid3 = !0;
                                            if (valid3)
                                              if (data11.modelId !== void 0) {
                                                let data13 = data11.modelId, _errs32 = errors;
                                                if (errors === _errs32)
                                                  if (typeof data13 == "string") {
                                                    if (data13.length > 128 && func2(data13) > 128)
                                                      return validate21.errors = [{ instancePath: instancePath + "/model/modelId", schemaPath: "#/oneOf/0/properties/model/properties/modelId/maxLength", keyword: "maxLength", params: { limit: 128 } }], !1;
                                                  } else
                                                    return validate21.errors = [{ instancePath: instancePath + "/model/modelId", schemaPath: "#/oneOf/0/properties/model/properties/modelId/type", keyword: "type", params: { type: "string" } }], !1;
                                                var valid3 = _errs32 === errors;
                                              } else
                                                var valid3 = !0;
                                          } else
                                            return validate21.errors = [{ instancePath: instancePath + "/model", schemaPath: "#/oneOf/0/properties/model/type", keyword: "type", params: { type: "object" } }], !1;
                                        var valid2 = _errs27 === errors;
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
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "step_opened") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing3;
                if (data.v === void 0 && (missing3 = "v") || data.index === void 0 && (missing3 = "index") || data.atMs === void 0 && (missing3 = "atMs") || data.kind === void 0 && (missing3 = "kind") || data.number === void 0 && (missing3 = "number") || data.stepId === void 0 && (missing3 = "stepId") || data.title === void 0 && (missing3 = "title") || data.instructions === void 0 && (missing3 = "instructions") || data.prompt === void 0 && (missing3 = "prompt"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                if (data.v !== void 0) {
                  let data14 = data.v, _errs37 = errors;
                  if (typeof data14 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/1/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data14 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/1/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid5 = _errs37 === errors;
                } else
                  var valid5 = !0;
                if (valid5) {
                  if (data.index !== void 0) {
                    let data15 = data.index, _errs39 = errors;
                    if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/1/properties/index/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs39 && typeof data15 == "number" && (data15 < 0 || isNaN(data15)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/1/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid5 = _errs39 === errors;
                  } else
                    var valid5 = !0;
                  if (valid5) {
                    if (data.atMs !== void 0) {
                      let data16 = data.atMs, _errs41 = errors;
                      if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/1/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs41 && typeof data16 == "number" && (data16 < 0 || isNaN(data16)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/1/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid5 = _errs41 === errors;
                    } else
                      var valid5 = !0;
                    if (valid5) {
                      if (data.kind !== void 0) {
                        let data17 = data.kind, _errs43 = errors;
                        if (typeof data17 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data17 !== "step_opened")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "step_opened" } }], !1;
                        var valid5 = _errs43 === errors;
                      } else
                        var valid5 = !0;
                      if (valid5) {
                        if (data.number !== void 0) {
                          let data18 = data.number, _errs45 = errors;
                          if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18)))
                            return validate21.errors = [{ instancePath: instancePath + "/number", schemaPath: "#/oneOf/1/properties/number/type", keyword: "type", params: { type: "integer" } }], !1;
                          if (errors === _errs45 && typeof data18 == "number" && (data18 < 0 || isNaN(data18)))
                            return validate21.errors = [{ instancePath: instancePath + "/number", schemaPath: "#/oneOf/1/properties/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                          var valid5 = _errs45 === errors;
                        } else
                          var valid5 = !0;
                        if (valid5) {
                          if (data.stepId !== void 0) {
                            let data19 = data.stepId, _errs47 = errors;
                            if (errors === _errs47)
                              if (typeof data19 == "string") {
                                if (data19.length > 256 && func2(data19) > 256)
                                  return validate21.errors = [{ instancePath: instancePath + "/stepId", schemaPath: "#/oneOf/1/properties/stepId/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/stepId", schemaPath: "#/oneOf/1/properties/stepId/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid5 = _errs47 === errors;
                          } else
                            var valid5 = !0;
                          if (valid5) {
                            if (data.title !== void 0) {
                              let data20 = data.title, _errs49 = errors;
                              if (errors === _errs49)
                                if (typeof data20 == "string") {
                                  if (data20.length > 512 && func2(data20) > 512)
                                    return validate21.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/oneOf/1/properties/title/maxLength", keyword: "maxLength", params: { limit: 512 } }], !1;
                                } else
                                  return validate21.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/oneOf/1/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                              var valid5 = _errs49 === errors;
                            } else
                              var valid5 = !0;
                            if (valid5) {
                              if (data.instructions !== void 0) {
                                let data21 = data.instructions, _errs51 = errors;
                                if (errors === _errs51)
                                  if (typeof data21 == "string") {
                                    if (data21.length > 262144 && func2(data21) > 262144)
                                      return validate21.errors = [{ instancePath: instancePath + "/instructions", schemaPath: "#/oneOf/1/properties/instructions/maxLength", keyword: "maxLength", params: { limit: 262144 } }], !1;
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/instructions", schemaPath: "#/oneOf/1/properties/instructions/type", keyword: "type", params: { type: "string" } }], !1;
                                var valid5 = _errs51 === errors;
                              } else
                                var valid5 = !0;
                              if (valid5)
                                if (data.prompt !== void 0) {
                                  let data22 = data.prompt, _errs53 = errors;
                                  if (errors === _errs53)
                                    if (typeof data22 == "string") {
                                      if (data22.length > 262144 && func2(data22) > 262144)
                                        return validate21.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/oneOf/1/properties/prompt/maxLength", keyword: "maxLength", params: { limit: 262144 } }], !1;
                                    } else
                                      return validate21.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/oneOf/1/properties/prompt/type", keyword: "type", params: { type: "string" } }], !1;
                                  var valid5 = _errs53 === errors;
                                } else
                                  var valid5 = !0;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "call_started") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing4;
                if (data.v === void 0 && (missing4 = "v") || data.index === void 0 && (missing4 = "index") || data.atMs === void 0 && (missing4 = "atMs") || data.kind === void 0 && (missing4 = "kind") || data.turn === void 0 && (missing4 = "turn") || data.requestDigest === void 0 && (missing4 = "requestDigest"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                if (data.v !== void 0) {
                  let data23 = data.v, _errs58 = errors;
                  if (typeof data23 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/2/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data23 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/2/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid7 = _errs58 === errors;
                } else
                  var valid7 = !0;
                if (valid7) {
                  if (data.index !== void 0) {
                    let data24 = data.index, _errs60 = errors;
                    if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/2/properties/index/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs60 && typeof data24 == "number" && (data24 < 0 || isNaN(data24)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/2/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid7 = _errs60 === errors;
                  } else
                    var valid7 = !0;
                  if (valid7) {
                    if (data.atMs !== void 0) {
                      let data25 = data.atMs, _errs62 = errors;
                      if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/2/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs62 && typeof data25 == "number" && (data25 < 0 || isNaN(data25)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/2/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid7 = _errs62 === errors;
                    } else
                      var valid7 = !0;
                    if (valid7) {
                      if (data.kind !== void 0) {
                        let data26 = data.kind, _errs64 = errors;
                        if (typeof data26 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data26 !== "call_started")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "call_started" } }], !1;
                        var valid7 = _errs64 === errors;
                      } else
                        var valid7 = !0;
                      if (valid7) {
                        if (data.turn !== void 0) {
                          let data27 = data.turn, _errs66 = errors;
                          if (!(typeof data27 == "number" && !(data27 % 1) && !isNaN(data27)))
                            return validate21.errors = [{ instancePath: instancePath + "/turn", schemaPath: "#/oneOf/2/properties/turn/type", keyword: "type", params: { type: "integer" } }], !1;
                          if (errors === _errs66 && typeof data27 == "number" && (data27 < 0 || isNaN(data27)))
                            return validate21.errors = [{ instancePath: instancePath + "/turn", schemaPath: "#/oneOf/2/properties/turn/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                          var valid7 = _errs66 === errors;
                        } else
                          var valid7 = !0;
                        if (valid7)
                          if (data.requestDigest !== void 0) {
                            let data28 = data.requestDigest, _errs68 = errors;
                            if (errors === _errs68)
                              if (typeof data28 == "string") {
                                if (!pattern3.test(data28))
                                  return validate21.errors = [{ instancePath: instancePath + "/requestDigest", schemaPath: "#/oneOf/2/properties/requestDigest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/requestDigest", schemaPath: "#/oneOf/2/properties/requestDigest/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid7 = _errs68 === errors;
                          } else
                            var valid7 = !0;
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "reply_received") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing5;
                if (data.v === void 0 && (missing5 = "v") || data.index === void 0 && (missing5 = "index") || data.atMs === void 0 && (missing5 = "atMs") || data.kind === void 0 && (missing5 = "kind") || data.turn === void 0 && (missing5 = "turn") || data.text === void 0 && (missing5 = "text") || data.toolCalls === void 0 && (missing5 = "toolCalls") || data.finish === void 0 && (missing5 = "finish") || data.usage === void 0 && (missing5 = "usage"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: missing5 } }], !1;
                if (data.v !== void 0) {
                  let data29 = data.v, _errs73 = errors;
                  if (typeof data29 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/3/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data29 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/3/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid9 = _errs73 === errors;
                } else
                  var valid9 = !0;
                if (valid9) {
                  if (data.index !== void 0) {
                    let data30 = data.index, _errs75 = errors;
                    if (!(typeof data30 == "number" && !(data30 % 1) && !isNaN(data30)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/3/properties/index/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs75 && typeof data30 == "number" && (data30 < 0 || isNaN(data30)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/3/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid9 = _errs75 === errors;
                  } else
                    var valid9 = !0;
                  if (valid9) {
                    if (data.atMs !== void 0) {
                      let data31 = data.atMs, _errs77 = errors;
                      if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/3/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs77 && typeof data31 == "number" && (data31 < 0 || isNaN(data31)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/3/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid9 = _errs77 === errors;
                    } else
                      var valid9 = !0;
                    if (valid9) {
                      if (data.kind !== void 0) {
                        let data32 = data.kind, _errs79 = errors;
                        if (typeof data32 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data32 !== "reply_received")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "reply_received" } }], !1;
                        var valid9 = _errs79 === errors;
                      } else
                        var valid9 = !0;
                      if (valid9) {
                        if (data.turn !== void 0) {
                          let data33 = data.turn, _errs81 = errors;
                          if (!(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33)))
                            return validate21.errors = [{ instancePath: instancePath + "/turn", schemaPath: "#/oneOf/3/properties/turn/type", keyword: "type", params: { type: "integer" } }], !1;
                          if (errors === _errs81 && typeof data33 == "number" && (data33 < 0 || isNaN(data33)))
                            return validate21.errors = [{ instancePath: instancePath + "/turn", schemaPath: "#/oneOf/3/properties/turn/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                          var valid9 = _errs81 === errors;
                        } else
                          var valid9 = !0;
                        if (valid9) {
                          if (data.text !== void 0) {
                            let data34 = data.text, _errs83 = errors;
                            if (errors === _errs83)
                              if (typeof data34 == "string") {
                                if (data34.length > 262144 && func2(data34) > 262144)
                                  return validate21.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/oneOf/3/properties/text/maxLength", keyword: "maxLength", params: { limit: 262144 } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/oneOf/3/properties/text/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid9 = _errs83 === errors;
                          } else
                            var valid9 = !0;
                          if (valid9) {
                            if (data.toolCalls !== void 0) {
                              let data35 = data.toolCalls, _errs85 = errors;
                              if (errors === _errs85)
                                if (Array.isArray(data35)) {
                                  if (data35.length > 64)
                                    return validate21.errors = [{ instancePath: instancePath + "/toolCalls", schemaPath: "#/oneOf/3/properties/toolCalls/maxItems", keyword: "maxItems", params: { limit: 64 } }], !1;
                                  {
                                    var valid10 = !0;
                                    let len0 = data35.length;
                                    for (let i0 = 0; i0 < len0; i0++) {
                                      let data36 = data35[i0], _errs87 = errors;
                                      if (errors === _errs87)
                                        if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
                                          let missing6;
                                          if (data36.callId === void 0 && (missing6 = "callId") || data36.tool === void 0 && (missing6 = "tool") || data36.arguments === void 0 && (missing6 = "arguments"))
                                            return validate21.errors = [{ instancePath: instancePath + "/toolCalls/" + i0, schemaPath: "#/oneOf/3/properties/toolCalls/items/required", keyword: "required", params: { missingProperty: missing6 } }], !1;
                                          if (data36.callId !== void 0) {
                                            let data37 = data36.callId, _errs90 = errors;
                                            if (errors === _errs90)
                                              if (typeof data37 == "string") {
                                                if (!pattern5.test(data37))
                                                  return validate21.errors = [{ instancePath: instancePath + "/toolCalls/" + i0 + "/callId", schemaPath: "#/oneOf/3/properties/toolCalls/items/properties/callId/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,9}-[0-9]{1,4}$" } }], !1;
                                              } else
                                                return validate21.errors = [{ instancePath: instancePath + "/toolCalls/" + i0 + "/callId", schemaPath: "#/oneOf/3/properties/toolCalls/items/properties/callId/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid11 = _errs90 === errors;
                                          } else
                                            var valid11 = !0;
                                          if (valid11) {
                                            if (data36.tool !== void 0) {
                                              let data38 = data36.tool, _errs92 = errors;
                                              if (errors === _errs92)
                                                if (typeof data38 == "string") {
                                                  if (data38.length > 128 && func2(data38) > 128)
                                                    return validate21.errors = [{ instancePath: instancePath + "/toolCalls/" + i0 + "/tool", schemaPath: "#/oneOf/3/properties/toolCalls/items/properties/tool/maxLength", keyword: "maxLength", params: { limit: 128 } }], !1;
                                                } else
                                                  return validate21.errors = [{ instancePath: instancePath + "/toolCalls/" + i0 + "/tool", schemaPath: "#/oneOf/3/properties/toolCalls/items/properties/tool/type", keyword: "type", params: { type: "string" } }], !1;
                                              var valid11 = _errs92 === errors;
                                            } else
                                              var valid11 = !0;
                                            if (valid11) {
                                              if (data36.arguments !== void 0) {
                                                let data39 = data36.arguments, _errs94 = errors, _errs95 = errors, valid12 = !1, _errs96 = errors;
                                                if (errors === _errs96 && !(data39 && typeof data39 == "object" && !Array.isArray(data39))) {
                                                  let err0 = { instancePath: instancePath + "/toolCalls/" + i0 + "/arguments", schemaPath: "#/oneOf/3/properties/toolCalls/items/properties/arguments/anyOf/0/type", keyword: "type", params: { type: "object" } };
                                                  vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                                                }
                                                var _valid0 = _errs96 === errors;
                                                if (valid12 = valid12 || _valid0, !valid12) {
                                                  let _errs99 = errors;
                                                  if (data39 !== null) {
                                                    let err1 = { instancePath: instancePath + "/toolCalls/" + i0 + "/arguments", schemaPath: "#/oneOf/3/properties/toolCalls/items/properties/arguments/anyOf/1/type", keyword: "type", params: { type: "null" } };
                                                    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                                                  }
                                                  var _valid0 = _errs99 === errors;
                                                  valid12 = valid12 || _valid0;
                                                }
                                                if (valid12)
                                                  errors = _errs95, vErrors !== null && (_errs95 ? vErrors.length = _errs95 : vErrors = null);
                                                else {
                                                  let err2 = { instancePath: instancePath + "/toolCalls/" + i0 + "/arguments", schemaPath: "#/oneOf/3/properties/toolCalls/items/properties/arguments/anyOf", keyword: "anyOf", params: {} };
                                                  return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate21.errors = vErrors, !1;
                                                }
                                                var valid11 = _errs94 === errors;
                                              } else
                                                var valid11 = !0;
                                              if (valid11)
                                                if (data36.unread !== void 0) {
                                                  let data40 = data36.unread, _errs101 = errors;
                                                  if (errors === _errs101)
                                                    if (typeof data40 == "string") {
                                                      if (data40.length > 2048 && func2(data40) > 2048)
                                                        return validate21.errors = [{ instancePath: instancePath + "/toolCalls/" + i0 + "/unread", schemaPath: "#/oneOf/3/properties/toolCalls/items/properties/unread/maxLength", keyword: "maxLength", params: { limit: 2048 } }], !1;
                                                    } else
                                                      return validate21.errors = [{ instancePath: instancePath + "/toolCalls/" + i0 + "/unread", schemaPath: "#/oneOf/3/properties/toolCalls/items/properties/unread/type", keyword: "type", params: { type: "string" } }], !1;
                                                  var valid11 = _errs101 === errors;
                                                } else
                                                  var valid11 = !0;
                                            }
                                          }
                                        } else
                                          return validate21.errors = [{ instancePath: instancePath + "/toolCalls/" + i0, schemaPath: "#/oneOf/3/properties/toolCalls/items/type", keyword: "type", params: { type: "object" } }], !1;
                                      var valid10 = _errs87 === errors;
                                      if (!valid10)
                                        break;
                                    }
                                  }
                                } else
                                  return validate21.errors = [{ instancePath: instancePath + "/toolCalls", schemaPath: "#/oneOf/3/properties/toolCalls/type", keyword: "type", params: { type: "array" } }], !1;
                              var valid9 = _errs85 === errors;
                            } else
                              var valid9 = !0;
                            if (valid9) {
                              if (data.finish !== void 0) {
                                let data41 = data.finish, _errs103 = errors;
                                if (typeof data41 != "string")
                                  return validate21.errors = [{ instancePath: instancePath + "/finish", schemaPath: "#/oneOf/3/properties/finish/type", keyword: "type", params: { type: "string" } }], !1;
                                if (!(data41 === "stop" || data41 === "tool_calls" || data41 === "length" || data41 === "refused" || data41 === "other"))
                                  return validate21.errors = [{ instancePath: instancePath + "/finish", schemaPath: "#/oneOf/3/properties/finish/enum", keyword: "enum", params: { allowedValues: schema6.oneOf[3].properties.finish.enum } }], !1;
                                var valid9 = _errs103 === errors;
                              } else
                                var valid9 = !0;
                              if (valid9)
                                if (data.usage !== void 0) {
                                  let data42 = data.usage, _errs105 = errors;
                                  if (errors === _errs105)
                                    if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
                                      if (data42.inputTokens !== void 0) {
                                        let data43 = data42.inputTokens, _errs108 = errors;
                                        if (!(typeof data43 == "number" && !(data43 % 1) && !isNaN(data43)))
                                          return validate21.errors = [{ instancePath: instancePath + "/usage/inputTokens", schemaPath: "#/oneOf/3/properties/usage/properties/inputTokens/type", keyword: "type", params: { type: "integer" } }], !1;
                                        if (errors === _errs108 && typeof data43 == "number" && (data43 < 0 || isNaN(data43)))
                                          return validate21.errors = [{ instancePath: instancePath + "/usage/inputTokens", schemaPath: "#/oneOf/3/properties/usage/properties/inputTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                        var valid13 = _errs108 === errors;
                                      } else
                                        var valid13 = !0;
                                      if (valid13) {
                                        if (data42.cacheReadTokens !== void 0) {
                                          let data44 = data42.cacheReadTokens, _errs110 = errors;
                                          if (!(typeof data44 == "number" && !(data44 % 1) && !isNaN(data44)))
                                            return validate21.errors = [{ instancePath: instancePath + "/usage/cacheReadTokens", schemaPath: "#/oneOf/3/properties/usage/properties/cacheReadTokens/type", keyword: "type", params: { type: "integer" } }], !1;
                                          if (errors === _errs110 && typeof data44 == "number" && (data44 < 0 || isNaN(data44)))
                                            return validate21.errors = [{ instancePath: instancePath + "/usage/cacheReadTokens", schemaPath: "#/oneOf/3/properties/usage/properties/cacheReadTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                          var valid13 = _errs110 === errors;
                                        } else
                                          var valid13 = !0;
                                        if (valid13) {
                                          if (data42.cacheWriteTokens !== void 0) {
                                            let data45 = data42.cacheWriteTokens, _errs112 = errors;
                                            if (!(typeof data45 == "number" && !(data45 % 1) && !isNaN(data45)))
                                              return validate21.errors = [{ instancePath: instancePath + "/usage/cacheWriteTokens", schemaPath: "#/oneOf/3/properties/usage/properties/cacheWriteTokens/type", keyword: "type", params: { type: "integer" } }], !1;
                                            if (errors === _errs112 && typeof data45 == "number" && (data45 < 0 || isNaN(data45)))
                                              return validate21.errors = [{ instancePath: instancePath + "/usage/cacheWriteTokens", schemaPath: "#/oneOf/3/properties/usage/properties/cacheWriteTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                            var valid13 = _errs112 === errors;
                                          } else
                                            var valid13 = !0;
                                          if (valid13) {
                                            if (data42.outputTokens !== void 0) {
                                              let data46 = data42.outputTokens, _errs114 = errors;
                                              if (!(typeof data46 == "number" && !(data46 % 1) && !isNaN(data46)))
                                                return validate21.errors = [{ instancePath: instancePath + "/usage/outputTokens", schemaPath: "#/oneOf/3/properties/usage/properties/outputTokens/type", keyword: "type", params: { type: "integer" } }], !1;
                                              if (errors === _errs114 && typeof data46 == "number" && (data46 < 0 || isNaN(data46)))
                                                return validate21.errors = [{ instancePath: instancePath + "/usage/outputTokens", schemaPath: "#/oneOf/3/properties/usage/properties/outputTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                              var valid13 = _errs114 === errors;
                                            } else
                                              var valid13 = !0;
                                            if (valid13)
                                              if (data42.reasoningTokens !== void 0) {
                                                let data47 = data42.reasoningTokens, _errs116 = errors;
                                                if (!(typeof data47 == "number" && !(data47 % 1) && !isNaN(data47)))
                                                  return validate21.errors = [{ instancePath: instancePath + "/usage/reasoningTokens", schemaPath: "#/oneOf/3/properties/usage/properties/reasoningTokens/type", keyword: "type", params: { type: "integer" } }], !1;
                                                if (errors === _errs116 && typeof data47 == "number" && (data47 < 0 || isNaN(data47)))
                                                  return validate21.errors = [{ instancePath: instancePath + "/usage/reasoningTokens", schemaPath: "#/oneOf/3/properties/usage/properties/reasoningTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                var valid13 = _errs116 === errors;
                                              } else
                                                var valid13 = !0;
                                          }
                                        }
                                      }
                                    } else
                                      return validate21.errors = [{ instancePath: instancePath + "/usage", schemaPath: "#/oneOf/3/properties/usage/type", keyword: "type", params: { type: "object" } }], !1;
                                  var valid9 = _errs105 === errors;
                                } else
                                  var valid9 = !0;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/3/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "call_failed") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing7;
                if (data.v === void 0 && (missing7 = "v") || data.index === void 0 && (missing7 = "index") || data.atMs === void 0 && (missing7 = "atMs") || data.kind === void 0 && (missing7 = "kind") || data.turn === void 0 && (missing7 = "turn") || data.code === void 0 && (missing7 = "code") || data.message === void 0 && (missing7 = "message"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: missing7 } }], !1;
                if (data.v !== void 0) {
                  let data48 = data.v, _errs121 = errors;
                  if (typeof data48 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/4/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data48 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/4/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid15 = _errs121 === errors;
                } else
                  var valid15 = !0;
                if (valid15) {
                  if (data.index !== void 0) {
                    let data49 = data.index, _errs123 = errors;
                    if (!(typeof data49 == "number" && !(data49 % 1) && !isNaN(data49)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/4/properties/index/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs123 && typeof data49 == "number" && (data49 < 0 || isNaN(data49)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/4/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid15 = _errs123 === errors;
                  } else
                    var valid15 = !0;
                  if (valid15) {
                    if (data.atMs !== void 0) {
                      let data50 = data.atMs, _errs125 = errors;
                      if (!(typeof data50 == "number" && !(data50 % 1) && !isNaN(data50)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/4/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs125 && typeof data50 == "number" && (data50 < 0 || isNaN(data50)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/4/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid15 = _errs125 === errors;
                    } else
                      var valid15 = !0;
                    if (valid15) {
                      if (data.kind !== void 0) {
                        let data51 = data.kind, _errs127 = errors;
                        if (typeof data51 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data51 !== "call_failed")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "call_failed" } }], !1;
                        var valid15 = _errs127 === errors;
                      } else
                        var valid15 = !0;
                      if (valid15) {
                        if (data.turn !== void 0) {
                          let data52 = data.turn, _errs129 = errors;
                          if (!(typeof data52 == "number" && !(data52 % 1) && !isNaN(data52)))
                            return validate21.errors = [{ instancePath: instancePath + "/turn", schemaPath: "#/oneOf/4/properties/turn/type", keyword: "type", params: { type: "integer" } }], !1;
                          if (errors === _errs129 && typeof data52 == "number" && (data52 < 0 || isNaN(data52)))
                            return validate21.errors = [{ instancePath: instancePath + "/turn", schemaPath: "#/oneOf/4/properties/turn/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                          var valid15 = _errs129 === errors;
                        } else
                          var valid15 = !0;
                        if (valid15) {
                          if (data.code !== void 0) {
                            let data53 = data.code, _errs131 = errors;
                            if (typeof data53 != "string")
                              return validate21.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/oneOf/4/properties/code/type", keyword: "type", params: { type: "string" } }], !1;
                            if (!(data53 === "rate_limited" || data53 === "overloaded" || data53 === "unavailable" || data53 === "timed_out" || data53 === "unreadable_reply" || data53 === "unauthorized" || data53 === "request_refused" || data53 === "cancelled"))
                              return validate21.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/oneOf/4/properties/code/enum", keyword: "enum", params: { allowedValues: schema6.oneOf[4].properties.code.enum } }], !1;
                            var valid15 = _errs131 === errors;
                          } else
                            var valid15 = !0;
                          if (valid15)
                            if (data.message !== void 0) {
                              let data54 = data.message, _errs133 = errors;
                              if (errors === _errs133)
                                if (typeof data54 == "string") {
                                  if (data54.length > 1024 && func2(data54) > 1024)
                                    return validate21.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/oneOf/4/properties/message/maxLength", keyword: "maxLength", params: { limit: 1024 } }], !1;
                                } else
                                  return validate21.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/oneOf/4/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
                              var valid15 = _errs133 === errors;
                            } else
                              var valid15 = !0;
                        }
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/4/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "tool_started") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing8;
                if (data.v === void 0 && (missing8 = "v") || data.index === void 0 && (missing8 = "index") || data.atMs === void 0 && (missing8 = "atMs") || data.kind === void 0 && (missing8 = "kind") || data.callId === void 0 && (missing8 = "callId"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: missing8 } }], !1;
                if (data.v !== void 0) {
                  let data55 = data.v, _errs138 = errors;
                  if (typeof data55 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/5/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data55 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/5/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid17 = _errs138 === errors;
                } else
                  var valid17 = !0;
                if (valid17) {
                  if (data.index !== void 0) {
                    let data56 = data.index, _errs140 = errors;
                    if (!(typeof data56 == "number" && !(data56 % 1) && !isNaN(data56)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/5/properties/index/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs140 && typeof data56 == "number" && (data56 < 0 || isNaN(data56)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/5/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid17 = _errs140 === errors;
                  } else
                    var valid17 = !0;
                  if (valid17) {
                    if (data.atMs !== void 0) {
                      let data57 = data.atMs, _errs142 = errors;
                      if (!(typeof data57 == "number" && !(data57 % 1) && !isNaN(data57)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/5/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs142 && typeof data57 == "number" && (data57 < 0 || isNaN(data57)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/5/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid17 = _errs142 === errors;
                    } else
                      var valid17 = !0;
                    if (valid17) {
                      if (data.kind !== void 0) {
                        let data58 = data.kind, _errs144 = errors;
                        if (typeof data58 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data58 !== "tool_started")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/const", keyword: "const", params: { allowedValue: "tool_started" } }], !1;
                        var valid17 = _errs144 === errors;
                      } else
                        var valid17 = !0;
                      if (valid17)
                        if (data.callId !== void 0) {
                          let data59 = data.callId, _errs146 = errors;
                          if (errors === _errs146)
                            if (typeof data59 == "string") {
                              if (!pattern5.test(data59))
                                return validate21.errors = [{ instancePath: instancePath + "/callId", schemaPath: "#/oneOf/5/properties/callId/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,9}-[0-9]{1,4}$" } }], !1;
                            } else
                              return validate21.errors = [{ instancePath: instancePath + "/callId", schemaPath: "#/oneOf/5/properties/callId/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid17 = _errs146 === errors;
                        } else
                          var valid17 = !0;
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/5/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "tool_ended") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing9;
                if (data.v === void 0 && (missing9 = "v") || data.index === void 0 && (missing9 = "index") || data.atMs === void 0 && (missing9 = "atMs") || data.kind === void 0 && (missing9 = "kind") || data.callId === void 0 && (missing9 = "callId") || data.ending === void 0 && (missing9 = "ending") || data.text === void 0 && (missing9 = "text"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: missing9 } }], !1;
                if (data.v !== void 0) {
                  let data60 = data.v, _errs151 = errors;
                  if (typeof data60 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/6/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data60 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/6/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid19 = _errs151 === errors;
                } else
                  var valid19 = !0;
                if (valid19) {
                  if (data.index !== void 0) {
                    let data61 = data.index, _errs153 = errors;
                    if (!(typeof data61 == "number" && !(data61 % 1) && !isNaN(data61)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/6/properties/index/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs153 && typeof data61 == "number" && (data61 < 0 || isNaN(data61)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/6/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid19 = _errs153 === errors;
                  } else
                    var valid19 = !0;
                  if (valid19) {
                    if (data.atMs !== void 0) {
                      let data62 = data.atMs, _errs155 = errors;
                      if (!(typeof data62 == "number" && !(data62 % 1) && !isNaN(data62)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/6/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs155 && typeof data62 == "number" && (data62 < 0 || isNaN(data62)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/6/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid19 = _errs155 === errors;
                    } else
                      var valid19 = !0;
                    if (valid19) {
                      if (data.kind !== void 0) {
                        let data63 = data.kind, _errs157 = errors;
                        if (typeof data63 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/6/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data63 !== "tool_ended")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/6/properties/kind/const", keyword: "const", params: { allowedValue: "tool_ended" } }], !1;
                        var valid19 = _errs157 === errors;
                      } else
                        var valid19 = !0;
                      if (valid19) {
                        if (data.callId !== void 0) {
                          let data64 = data.callId, _errs159 = errors;
                          if (errors === _errs159)
                            if (typeof data64 == "string") {
                              if (!pattern5.test(data64))
                                return validate21.errors = [{ instancePath: instancePath + "/callId", schemaPath: "#/oneOf/6/properties/callId/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,9}-[0-9]{1,4}$" } }], !1;
                            } else
                              return validate21.errors = [{ instancePath: instancePath + "/callId", schemaPath: "#/oneOf/6/properties/callId/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid19 = _errs159 === errors;
                        } else
                          var valid19 = !0;
                        if (valid19) {
                          if (data.ending !== void 0) {
                            let data65 = data.ending, _errs161 = errors;
                            if (typeof data65 != "string")
                              return validate21.errors = [{ instancePath: instancePath + "/ending", schemaPath: "#/oneOf/6/properties/ending/type", keyword: "type", params: { type: "string" } }], !1;
                            if (!(data65 === "done" || data65 === "failed" || data65 === "refused" || data65 === "unknown"))
                              return validate21.errors = [{ instancePath: instancePath + "/ending", schemaPath: "#/oneOf/6/properties/ending/enum", keyword: "enum", params: { allowedValues: schema6.oneOf[6].properties.ending.enum } }], !1;
                            var valid19 = _errs161 === errors;
                          } else
                            var valid19 = !0;
                          if (valid19)
                            if (data.text !== void 0) {
                              let data66 = data.text, _errs163 = errors;
                              if (errors === _errs163)
                                if (typeof data66 == "string") {
                                  if (data66.length > 32768 && func2(data66) > 32768)
                                    return validate21.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/oneOf/6/properties/text/maxLength", keyword: "maxLength", params: { limit: 32768 } }], !1;
                                } else
                                  return validate21.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/oneOf/6/properties/text/type", keyword: "type", params: { type: "string" } }], !1;
                              var valid19 = _errs163 === errors;
                            } else
                              var valid19 = !0;
                        }
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/6/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "message_added") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing10;
                if (data.v === void 0 && (missing10 = "v") || data.index === void 0 && (missing10 = "index") || data.atMs === void 0 && (missing10 = "atMs") || data.kind === void 0 && (missing10 = "kind") || data.from === void 0 && (missing10 = "from") || data.text === void 0 && (missing10 = "text"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: missing10 } }], !1;
                if (data.v !== void 0) {
                  let data67 = data.v, _errs168 = errors;
                  if (typeof data67 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/7/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data67 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/7/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid21 = _errs168 === errors;
                } else
                  var valid21 = !0;
                if (valid21) {
                  if (data.index !== void 0) {
                    let data68 = data.index, _errs170 = errors;
                    if (!(typeof data68 == "number" && !(data68 % 1) && !isNaN(data68)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/7/properties/index/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs170 && typeof data68 == "number" && (data68 < 0 || isNaN(data68)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/7/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid21 = _errs170 === errors;
                  } else
                    var valid21 = !0;
                  if (valid21) {
                    if (data.atMs !== void 0) {
                      let data69 = data.atMs, _errs172 = errors;
                      if (!(typeof data69 == "number" && !(data69 % 1) && !isNaN(data69)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/7/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs172 && typeof data69 == "number" && (data69 < 0 || isNaN(data69)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/7/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid21 = _errs172 === errors;
                    } else
                      var valid21 = !0;
                    if (valid21) {
                      if (data.kind !== void 0) {
                        let data70 = data.kind, _errs174 = errors;
                        if (typeof data70 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/7/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data70 !== "message_added")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/7/properties/kind/const", keyword: "const", params: { allowedValue: "message_added" } }], !1;
                        var valid21 = _errs174 === errors;
                      } else
                        var valid21 = !0;
                      if (valid21) {
                        if (data.from !== void 0) {
                          let data71 = data.from, _errs176 = errors;
                          if (typeof data71 != "string")
                            return validate21.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/oneOf/7/properties/from/type", keyword: "type", params: { type: "string" } }], !1;
                          if (!(data71 === "daemon" || data71 === "owner"))
                            return validate21.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/oneOf/7/properties/from/enum", keyword: "enum", params: { allowedValues: schema6.oneOf[7].properties.from.enum } }], !1;
                          var valid21 = _errs176 === errors;
                        } else
                          var valid21 = !0;
                        if (valid21)
                          if (data.text !== void 0) {
                            let data72 = data.text, _errs178 = errors;
                            if (errors === _errs178)
                              if (typeof data72 == "string") {
                                if (data72.length > 262144 && func2(data72) > 262144)
                                  return validate21.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/oneOf/7/properties/text/maxLength", keyword: "maxLength", params: { limit: 262144 } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/oneOf/7/properties/text/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid21 = _errs178 === errors;
                          } else
                            var valid21 = !0;
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/7/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "step_completed") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing11;
                if (data.v === void 0 && (missing11 = "v") || data.index === void 0 && (missing11 = "index") || data.atMs === void 0 && (missing11 = "atMs") || data.kind === void 0 && (missing11 = "kind") || data.callId === void 0 && (missing11 = "callId"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: missing11 } }], !1;
                if (data.v !== void 0) {
                  let data73 = data.v, _errs183 = errors;
                  if (typeof data73 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/8/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data73 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/8/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid23 = _errs183 === errors;
                } else
                  var valid23 = !0;
                if (valid23) {
                  if (data.index !== void 0) {
                    let data74 = data.index, _errs185 = errors;
                    if (!(typeof data74 == "number" && !(data74 % 1) && !isNaN(data74)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/8/properties/index/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs185 && typeof data74 == "number" && (data74 < 0 || isNaN(data74)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/8/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid23 = _errs185 === errors;
                  } else
                    var valid23 = !0;
                  if (valid23) {
                    if (data.atMs !== void 0) {
                      let data75 = data.atMs, _errs187 = errors;
                      if (!(typeof data75 == "number" && !(data75 % 1) && !isNaN(data75)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/8/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs187 && typeof data75 == "number" && (data75 < 0 || isNaN(data75)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/8/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid23 = _errs187 === errors;
                    } else
                      var valid23 = !0;
                    if (valid23) {
                      if (data.kind !== void 0) {
                        let data76 = data.kind, _errs189 = errors;
                        if (typeof data76 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/8/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data76 !== "step_completed")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/8/properties/kind/const", keyword: "const", params: { allowedValue: "step_completed" } }], !1;
                        var valid23 = _errs189 === errors;
                      } else
                        var valid23 = !0;
                      if (valid23)
                        if (data.callId !== void 0) {
                          let data77 = data.callId, _errs191 = errors;
                          if (errors === _errs191)
                            if (typeof data77 == "string") {
                              if (!pattern5.test(data77))
                                return validate21.errors = [{ instancePath: instancePath + "/callId", schemaPath: "#/oneOf/8/properties/callId/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,9}-[0-9]{1,4}$" } }], !1;
                            } else
                              return validate21.errors = [{ instancePath: instancePath + "/callId", schemaPath: "#/oneOf/8/properties/callId/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid23 = _errs191 === errors;
                        } else
                          var valid23 = !0;
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/8/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "session_parked") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing12;
                if (data.v === void 0 && (missing12 = "v") || data.index === void 0 && (missing12 = "index") || data.atMs === void 0 && (missing12 = "atMs") || data.kind === void 0 && (missing12 = "kind") || data.question === void 0 && (missing12 = "question"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: missing12 } }], !1;
                if (data.v !== void 0) {
                  let data78 = data.v, _errs196 = errors;
                  if (typeof data78 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/9/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data78 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/9/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid25 = _errs196 === errors;
                } else
                  var valid25 = !0;
                if (valid25) {
                  if (data.index !== void 0) {
                    let data79 = data.index, _errs198 = errors;
                    if (!(typeof data79 == "number" && !(data79 % 1) && !isNaN(data79)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/9/properties/index/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs198 && typeof data79 == "number" && (data79 < 0 || isNaN(data79)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/9/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid25 = _errs198 === errors;
                  } else
                    var valid25 = !0;
                  if (valid25) {
                    if (data.atMs !== void 0) {
                      let data80 = data.atMs, _errs200 = errors;
                      if (!(typeof data80 == "number" && !(data80 % 1) && !isNaN(data80)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/9/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs200 && typeof data80 == "number" && (data80 < 0 || isNaN(data80)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/9/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid25 = _errs200 === errors;
                    } else
                      var valid25 = !0;
                    if (valid25) {
                      if (data.kind !== void 0) {
                        let data81 = data.kind, _errs202 = errors;
                        if (typeof data81 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/9/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data81 !== "session_parked")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/9/properties/kind/const", keyword: "const", params: { allowedValue: "session_parked" } }], !1;
                        var valid25 = _errs202 === errors;
                      } else
                        var valid25 = !0;
                      if (valid25)
                        if (data.question !== void 0) {
                          let data82 = data.question, _errs204 = errors;
                          if (errors === _errs204)
                            if (typeof data82 == "string") {
                              if (data82.length > 262144 && func2(data82) > 262144)
                                return validate21.errors = [{ instancePath: instancePath + "/question", schemaPath: "#/oneOf/9/properties/question/maxLength", keyword: "maxLength", params: { limit: 262144 } }], !1;
                            } else
                              return validate21.errors = [{ instancePath: instancePath + "/question", schemaPath: "#/oneOf/9/properties/question/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid25 = _errs204 === errors;
                        } else
                          var valid25 = !0;
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/9/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "session_resumed") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing13;
                if (data.v === void 0 && (missing13 = "v") || data.index === void 0 && (missing13 = "index") || data.atMs === void 0 && (missing13 = "atMs") || data.kind === void 0 && (missing13 = "kind"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: missing13 } }], !1;
                if (data.v !== void 0) {
                  let data83 = data.v, _errs209 = errors;
                  if (typeof data83 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/10/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data83 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/10/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid27 = _errs209 === errors;
                } else
                  var valid27 = !0;
                if (valid27) {
                  if (data.index !== void 0) {
                    let data84 = data.index, _errs211 = errors;
                    if (!(typeof data84 == "number" && !(data84 % 1) && !isNaN(data84)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/10/properties/index/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs211 && typeof data84 == "number" && (data84 < 0 || isNaN(data84)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/10/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid27 = _errs211 === errors;
                  } else
                    var valid27 = !0;
                  if (valid27) {
                    if (data.atMs !== void 0) {
                      let data85 = data.atMs, _errs213 = errors;
                      if (!(typeof data85 == "number" && !(data85 % 1) && !isNaN(data85)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/10/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs213 && typeof data85 == "number" && (data85 < 0 || isNaN(data85)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/10/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid27 = _errs213 === errors;
                    } else
                      var valid27 = !0;
                    if (valid27) {
                      if (data.kind !== void 0) {
                        let data86 = data.kind, _errs215 = errors;
                        if (typeof data86 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/10/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data86 !== "session_resumed")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/10/properties/kind/const", keyword: "const", params: { allowedValue: "session_resumed" } }], !1;
                        var valid27 = _errs215 === errors;
                      } else
                        var valid27 = !0;
                      if (valid27)
                        if (data.message !== void 0) {
                          let data87 = data.message, _errs217 = errors;
                          if (errors === _errs217)
                            if (typeof data87 == "string") {
                              if (data87.length > 262144 && func2(data87) > 262144)
                                return validate21.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/oneOf/10/properties/message/maxLength", keyword: "maxLength", params: { limit: 262144 } }], !1;
                            } else
                              return validate21.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/oneOf/10/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid27 = _errs217 === errors;
                        } else
                          var valid27 = !0;
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/10/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "session_closed") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing14;
                if (data.v === void 0 && (missing14 = "v") || data.index === void 0 && (missing14 = "index") || data.atMs === void 0 && (missing14 = "atMs") || data.kind === void 0 && (missing14 = "kind") || data.outcome === void 0 && (missing14 = "outcome") || data.reason === void 0 && (missing14 = "reason"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: missing14 } }], !1;
                if (data.v !== void 0) {
                  let data88 = data.v, _errs222 = errors;
                  if (typeof data88 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/11/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data88 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/11/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid29 = _errs222 === errors;
                } else
                  var valid29 = !0;
                if (valid29) {
                  if (data.index !== void 0) {
                    let data89 = data.index, _errs224 = errors;
                    if (!(typeof data89 == "number" && !(data89 % 1) && !isNaN(data89)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/11/properties/index/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs224 && typeof data89 == "number" && (data89 < 0 || isNaN(data89)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/11/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid29 = _errs224 === errors;
                  } else
                    var valid29 = !0;
                  if (valid29) {
                    if (data.atMs !== void 0) {
                      let data90 = data.atMs, _errs226 = errors;
                      if (!(typeof data90 == "number" && !(data90 % 1) && !isNaN(data90)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/11/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs226 && typeof data90 == "number" && (data90 < 0 || isNaN(data90)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/11/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid29 = _errs226 === errors;
                    } else
                      var valid29 = !0;
                    if (valid29) {
                      if (data.kind !== void 0) {
                        let data91 = data.kind, _errs228 = errors;
                        if (typeof data91 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/11/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data91 !== "session_closed")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/11/properties/kind/const", keyword: "const", params: { allowedValue: "session_closed" } }], !1;
                        var valid29 = _errs228 === errors;
                      } else
                        var valid29 = !0;
                      if (valid29) {
                        if (data.outcome !== void 0) {
                          let data92 = data.outcome, _errs230 = errors;
                          if (typeof data92 != "string")
                            return validate21.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/oneOf/11/properties/outcome/type", keyword: "type", params: { type: "string" } }], !1;
                          if (!(data92 === "success" || data92 === "error" || data92 === "timeout" || data92 === "stuck"))
                            return validate21.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/oneOf/11/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema6.oneOf[11].properties.outcome.enum } }], !1;
                          var valid29 = _errs230 === errors;
                        } else
                          var valid29 = !0;
                        if (valid29)
                          if (data.reason !== void 0) {
                            let data93 = data.reason, _errs232 = errors;
                            if (errors === _errs232)
                              if (typeof data93 == "string") {
                                if (data93.length > 1024 && func2(data93) > 1024)
                                  return validate21.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/oneOf/11/properties/reason/maxLength", keyword: "maxLength", params: { limit: 1024 } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/oneOf/11/properties/reason/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid29 = _errs232 === errors;
                          } else
                            var valid29 = !0;
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/11/type", keyword: "type", params: { type: "object" } }], !1;
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
  validateTurnRecord
};
