// Generated from schemas/daemon-job.ts by `npm run generate`; do not edit.
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
var validateQueueRecord = validate21, schema6 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Record of the queue of the daemon", type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { v: { type: "number", const: 1 }, atMs: { type: "integer", minimum: 0 }, kind: { type: "string", const: "added" }, job: { type: "object", properties: { v: { type: "number", const: 1 }, jobId: { type: "string", pattern: "^job_[a-z0-9]{1,64}$" }, addedAtMs: { type: "integer", minimum: 0 }, key: { type: "string", minLength: 1, maxLength: 1024 }, subject: { anyOf: [{ type: "string", minLength: 1, maxLength: 1024 }, { type: "null" }] }, trigger: { anyOf: [{ type: "string", minLength: 1, maxLength: 256 }, { type: "null" }] }, origin: { type: "object", properties: { kind: { type: "string", enum: ["user", "trigger", "session"] }, chainDepth: { type: "integer", minimum: 0 } }, required: ["kind", "chainDepth"], additionalProperties: !0 }, workflowId: { type: "string", pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" }, goal: { type: "string", maxLength: 200 }, context: { type: "object", additionalProperties: {} }, workspacePath: { type: "string", minLength: 1, maxLength: 4096 }, trust: { type: "string", enum: ["user", "stranger"] }, delivery: { anyOf: [{ type: "object", additionalProperties: {} }, { type: "null" }] } }, required: ["v", "jobId", "addedAtMs", "key", "subject", "trigger", "origin", "workflowId", "goal", "context", "workspacePath", "trust", "delivery"], additionalProperties: !0 } }, required: ["v", "atMs", "kind", "job"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, atMs: { type: "integer", minimum: 0 }, jobId: { type: "string", pattern: "^job_[a-z0-9]{1,64}$" }, kind: { type: "string", const: "claimed" }, holder: { type: "object", properties: { pid: { type: "integer", minimum: 0 }, startTime: { type: "string", maxLength: 64 }, bootId: { type: "string", maxLength: 64 } }, required: ["pid", "startTime", "bootId"], additionalProperties: !0 } }, required: ["v", "atMs", "jobId", "kind", "holder"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, atMs: { type: "integer", minimum: 0 }, jobId: { type: "string", pattern: "^job_[a-z0-9]{1,64}$" }, kind: { type: "string", const: "opened" }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, stepsCompleted: { type: "integer", minimum: 0 } }, required: ["v", "atMs", "jobId", "kind", "sessionId", "stepsCompleted"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, atMs: { type: "integer", minimum: 0 }, jobId: { type: "string", pattern: "^job_[a-z0-9]{1,64}$" }, kind: { type: "string", const: "discarded" }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" } }, required: ["v", "atMs", "jobId", "kind", "sessionId"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, atMs: { type: "integer", minimum: 0 }, jobId: { type: "string", pattern: "^job_[a-z0-9]{1,64}$" }, kind: { type: "string", const: "released" }, why: { type: "string", enum: ["stopped", "failed", "requeued"] }, stepsCompleted: { type: "integer", minimum: 0 }, retryAtMs: { type: "integer", minimum: 0 }, reason: { type: "string", maxLength: 1024 } }, required: ["v", "atMs", "jobId", "kind", "why", "stepsCompleted", "retryAtMs", "reason"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, atMs: { type: "integer", minimum: 0 }, jobId: { type: "string", pattern: "^job_[a-z0-9]{1,64}$" }, kind: { type: "string", const: "waiting" }, reason: { type: "string", maxLength: 1024 } }, required: ["v", "atMs", "jobId", "kind", "reason"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, atMs: { type: "integer", minimum: 0 }, jobId: { type: "string", pattern: "^job_[a-z0-9]{1,64}$" }, kind: { type: "string", const: "finished" } }, required: ["v", "atMs", "jobId", "kind"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, atMs: { type: "integer", minimum: 0 }, jobId: { type: "string", pattern: "^job_[a-z0-9]{1,64}$" }, kind: { type: "string", const: "dropped" }, reason: { type: "string", maxLength: 1024 } }, required: ["v", "atMs", "jobId", "kind", "reason"], additionalProperties: !0 }], definitions: {} }, pattern0 = new RegExp("^job_[a-z0-9]{1,64}$", "u"), pattern1 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), pattern4 = new RegExp("^sess_[a-z0-9_]{1,64}$", "u"), func2 = require_ucs2length().default;
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
          if (tag0 === "added") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.v === void 0 && (missing1 = "v") || data.atMs === void 0 && (missing1 = "atMs") || data.kind === void 0 && (missing1 = "kind") || data.job === void 0 && (missing1 = "job"))
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
                  if (data.atMs !== void 0) {
                    let data1 = data.atMs, _errs7 = errors;
                    if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1)))
                      return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/0/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs7 && typeof data1 == "number" && (data1 < 0 || isNaN(data1)))
                      return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/0/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid2 = _errs7 === errors;
                  } else
                    var valid2 = !0;
                  if (valid2) {
                    if (data.kind !== void 0) {
                      let data2 = data.kind, _errs9 = errors;
                      if (typeof data2 != "string")
                        return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                      if (data2 !== "added")
                        return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "added" } }], !1;
                      var valid2 = _errs9 === errors;
                    } else
                      var valid2 = !0;
                    if (valid2)
                      if (data.job !== void 0) {
                        let data3 = data.job, _errs11 = errors;
                        if (errors === _errs11)
                          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                            let missing2;
                            if (data3.v === void 0 && (missing2 = "v") || data3.jobId === void 0 && (missing2 = "jobId") || data3.addedAtMs === void 0 && (missing2 = "addedAtMs") || data3.key === void 0 && (missing2 = "key") || data3.subject === void 0 && (missing2 = "subject") || data3.trigger === void 0 && (missing2 = "trigger") || data3.origin === void 0 && (missing2 = "origin") || data3.workflowId === void 0 && (missing2 = "workflowId") || data3.goal === void 0 && (missing2 = "goal") || data3.context === void 0 && (missing2 = "context") || data3.workspacePath === void 0 && (missing2 = "workspacePath") || data3.trust === void 0 && (missing2 = "trust") || data3.delivery === void 0 && (missing2 = "delivery"))
                              return validate21.errors = [{ instancePath: instancePath + "/job", schemaPath: "#/oneOf/0/properties/job/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                            if (data3.v !== void 0) {
                              let data4 = data3.v, _errs14 = errors;
                              if (typeof data4 != "number")
                                return validate21.errors = [{ instancePath: instancePath + "/job/v", schemaPath: "#/oneOf/0/properties/job/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                              if (data4 !== 1)
                                return validate21.errors = [{ instancePath: instancePath + "/job/v", schemaPath: "#/oneOf/0/properties/job/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                              var valid3 = _errs14 === errors;
                            } else
                              var valid3 = !0;
                            if (valid3) {
                              if (data3.jobId !== void 0) {
                                let data5 = data3.jobId, _errs16 = errors;
                                if (errors === _errs16)
                                  if (typeof data5 == "string") {
                                    if (!pattern0.test(data5))
                                      return validate21.errors = [{ instancePath: instancePath + "/job/jobId", schemaPath: "#/oneOf/0/properties/job/properties/jobId/pattern", keyword: "pattern", params: { pattern: "^job_[a-z0-9]{1,64}$" } }], !1;
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/job/jobId", schemaPath: "#/oneOf/0/properties/job/properties/jobId/type", keyword: "type", params: { type: "string" } }], !1;
                                var valid3 = _errs16 === errors;
                              } else
                                var valid3 = !0;
                              if (valid3) {
                                if (data3.addedAtMs !== void 0) {
                                  let data6 = data3.addedAtMs, _errs18 = errors;
                                  if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6)))
                                    return validate21.errors = [{ instancePath: instancePath + "/job/addedAtMs", schemaPath: "#/oneOf/0/properties/job/properties/addedAtMs/type", keyword: "type", params: { type: "integer" } }], !1;
                                  if (errors === _errs18 && typeof data6 == "number" && (data6 < 0 || isNaN(data6)))
                                    return validate21.errors = [{ instancePath: instancePath + "/job/addedAtMs", schemaPath: "#/oneOf/0/properties/job/properties/addedAtMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                  var valid3 = _errs18 === errors;
                                } else
                                  var valid3 = !0;
                                if (valid3) {
                                  if (data3.key !== void 0) {
                                    let data7 = data3.key, _errs20 = errors;
                                    if (errors === _errs20)
                                      if (typeof data7 == "string") {
                                        if (data7.length > 1024 && func2(data7) > 1024)
                                          return validate21.errors = [{ instancePath: instancePath + "/job/key", schemaPath: "#/oneOf/0/properties/job/properties/key/maxLength", keyword: "maxLength", params: { limit: 1024 } }], !1;
                                        if (func2(data7) < 1)
                                          return validate21.errors = [{ instancePath: instancePath + "/job/key", schemaPath: "#/oneOf/0/properties/job/properties/key/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                      } else
                                        return validate21.errors = [{ instancePath: instancePath + "/job/key", schemaPath: "#/oneOf/0/properties/job/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid3 = _errs20 === errors;
                                  } else
                                    var valid3 = !0;
                                  if (valid3) {
                                    if (data3.subject !== void 0) {
                                      let data8 = data3.subject, _errs22 = errors, _errs23 = errors, valid4 = !1, _errs24 = errors;
                                      if (errors === _errs24)
                                        if (typeof data8 == "string") {
                                          if (data8.length > 1024 && func2(data8) > 1024) {
                                            let err0 = { instancePath: instancePath + "/job/subject", schemaPath: "#/oneOf/0/properties/job/properties/subject/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1024 } };
                                            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                                          } else if (func2(data8) < 1) {
                                            let err1 = { instancePath: instancePath + "/job/subject", schemaPath: "#/oneOf/0/properties/job/properties/subject/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                                          }
                                        } else {
                                          let err2 = { instancePath: instancePath + "/job/subject", schemaPath: "#/oneOf/0/properties/job/properties/subject/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                                        }
                                      var _valid0 = _errs24 === errors;
                                      if (valid4 = valid4 || _valid0, !valid4) {
                                        let _errs26 = errors;
                                        if (data8 !== null) {
                                          let err3 = { instancePath: instancePath + "/job/subject", schemaPath: "#/oneOf/0/properties/job/properties/subject/anyOf/1/type", keyword: "type", params: { type: "null" } };
                                          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                                        }
                                        var _valid0 = _errs26 === errors;
                                        valid4 = valid4 || _valid0;
                                      }
                                      if (valid4)
                                        errors = _errs23, vErrors !== null && (_errs23 ? vErrors.length = _errs23 : vErrors = null);
                                      else {
                                        let err4 = { instancePath: instancePath + "/job/subject", schemaPath: "#/oneOf/0/properties/job/properties/subject/anyOf", keyword: "anyOf", params: {} };
                                        return vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++, validate21.errors = vErrors, !1;
                                      }
                                      var valid3 = _errs22 === errors;
                                    } else
                                      var valid3 = !0;
                                    if (valid3) {
                                      if (data3.trigger !== void 0) {
                                        let data9 = data3.trigger, _errs28 = errors, _errs29 = errors, valid5 = !1, _errs30 = errors;
                                        if (errors === _errs30)
                                          if (typeof data9 == "string") {
                                            if (data9.length > 256 && func2(data9) > 256) {
                                              let err5 = { instancePath: instancePath + "/job/trigger", schemaPath: "#/oneOf/0/properties/job/properties/trigger/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 256 } };
                                              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                                            } else if (func2(data9) < 1) {
                                              let err6 = { instancePath: instancePath + "/job/trigger", schemaPath: "#/oneOf/0/properties/job/properties/trigger/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                                              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                                            }
                                          } else {
                                            let err7 = { instancePath: instancePath + "/job/trigger", schemaPath: "#/oneOf/0/properties/job/properties/trigger/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                                          }
                                        var _valid1 = _errs30 === errors;
                                        if (valid5 = valid5 || _valid1, !valid5) {
                                          let _errs32 = errors;
                                          if (data9 !== null) {
                                            let err8 = { instancePath: instancePath + "/job/trigger", schemaPath: "#/oneOf/0/properties/job/properties/trigger/anyOf/1/type", keyword: "type", params: { type: "null" } };
                                            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                                          }
                                          var _valid1 = _errs32 === errors;
                                          valid5 = valid5 || _valid1;
                                        }
                                        if (valid5)
                                          errors = _errs29, vErrors !== null && (_errs29 ? vErrors.length = _errs29 : vErrors = null);
                                        else {
                                          let err9 = { instancePath: instancePath + "/job/trigger", schemaPath: "#/oneOf/0/properties/job/properties/trigger/anyOf", keyword: "anyOf", params: {} };
                                          return vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++, validate21.errors = vErrors, !1;
                                        }
                                        var valid3 = _errs28 === errors;
                                      } else
                                        var valid3 = !0;
                                      if (valid3) {
                                        if (data3.origin !== void 0) {
                                          let data10 = data3.origin, _errs34 = errors;
                                          if (errors === _errs34)
                                            if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                              let missing3;
                                              if (data10.kind === void 0 && (missing3 = "kind") || data10.chainDepth === void 0 && (missing3 = "chainDepth"))
                                                return validate21.errors = [{ instancePath: instancePath + "/job/origin", schemaPath: "#/oneOf/0/properties/job/properties/origin/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                                              if (data10.kind !== void 0) {
                                                let data11 = data10.kind, _errs37 = errors;
                                                if (typeof data11 != "string")
                                                  return validate21.errors = [{ instancePath: instancePath + "/job/origin/kind", schemaPath: "#/oneOf/0/properties/job/properties/origin/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                if (!(data11 === "user" || data11 === "trigger" || data11 === "session"))
                                                  return validate21.errors = [{ instancePath: instancePath + "/job/origin/kind", schemaPath: "#/oneOf/0/properties/job/properties/origin/properties/kind/enum", keyword: "enum", params: { allowedValues: schema6.oneOf[0].properties.job.properties.origin.properties.kind.enum } }], !1;
                                                var valid6 = _errs37 === errors;
                                              } else
                                                var valid6 = !0;
                                              if (valid6)
                                                if (data10.chainDepth !== void 0) {
                                                  let data12 = data10.chainDepth, _errs39 = errors;
                                                  if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12)))
                                                    return validate21.errors = [{ instancePath: instancePath + "/job/origin/chainDepth", schemaPath: "#/oneOf/0/properties/job/properties/origin/properties/chainDepth/type", keyword: "type", params: { type: "integer" } }], !1;
                                                  if (errors === _errs39 && typeof data12 == "number" && (data12 < 0 || isNaN(data12)))
                                                    return validate21.errors = [{ instancePath: instancePath + "/job/origin/chainDepth", schemaPath: "#/oneOf/0/properties/job/properties/origin/properties/chainDepth/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                  var valid6 = _errs39 === errors;
                                                } else
                                                  var valid6 = !0;
                                            } else
                                              return validate21.errors = [{ instancePath: instancePath + "/job/origin", schemaPath: "#/oneOf/0/properties/job/properties/origin/type", keyword: "type", params: { type: "object" } }], !1;
                                          var valid3 = _errs34 === errors;
                                        } else
                                          var valid3 = !0;
                                        if (valid3) {
                                          if (data3.workflowId !== void 0) {
                                            let data13 = data3.workflowId, _errs41 = errors;
                                            if (errors === _errs41)
                                              if (typeof data13 == "string") {
                                                if (!pattern1.test(data13))
                                                  return validate21.errors = [{ instancePath: instancePath + "/job/workflowId", schemaPath: "#/oneOf/0/properties/job/properties/workflowId/pattern", keyword: "pattern", params: { pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" } }], !1;
                                              } else
                                                return validate21.errors = [{ instancePath: instancePath + "/job/workflowId", schemaPath: "#/oneOf/0/properties/job/properties/workflowId/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid3 = _errs41 === errors;
                                          } else
                                            var valid3 = !0;
                                          if (valid3) {
                                            if (data3.goal !== void 0) {
                                              let data14 = data3.goal, _errs43 = errors;
                                              if (errors === _errs43)
                                                if (typeof data14 == "string") {
                                                  if (data14.length > 200 && func2(data14) > 200)
                                                    return validate21.errors = [{ instancePath: instancePath + "/job/goal", schemaPath: "#/oneOf/0/properties/job/properties/goal/maxLength", keyword: "maxLength", params: { limit: 200 } }], !1;
                                                } else
                                                  return validate21.errors = [{ instancePath: instancePath + "/job/goal", schemaPath: "#/oneOf/0/properties/job/properties/goal/type", keyword: "type", params: { type: "string" } }], !1;
                                              var valid3 = _errs43 === errors;
                                            } else
                                              var valid3 = !0;
                                            if (valid3) {
                                              if (data3.context !== void 0) {
                                                let data15 = data3.context, _errs45 = errors;
                                                if (errors === _errs45 && !(data15 && typeof data15 == "object" && !Array.isArray(data15)))
                                                  return validate21.errors = [{ instancePath: instancePath + "/job/context", schemaPath: "#/oneOf/0/properties/job/properties/context/type", keyword: "type", params: { type: "object" } }], !1;
                                                var valid3 = _errs45 === errors;
                                              } else
                                                var valid3 = !0;
                                              if (valid3) {
                                                if (data3.workspacePath !== void 0) {
                                                  let data16 = data3.workspacePath, _errs48 = errors;
                                                  if (errors === _errs48)
                                                    if (typeof data16 == "string") {
                                                      if (data16.length > 4096 && func2(data16) > 4096)
                                                        return validate21.errors = [{ instancePath: instancePath + "/job/workspacePath", schemaPath: "#/oneOf/0/properties/job/properties/workspacePath/maxLength", keyword: "maxLength", params: { limit: 4096 } }], !1;
                                                      if (func2(data16) < 1)
                                                        return validate21.errors = [{ instancePath: instancePath + "/job/workspacePath", schemaPath: "#/oneOf/0/properties/job/properties/workspacePath/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                    } else
                                                      return validate21.errors = [{ instancePath: instancePath + "/job/workspacePath", schemaPath: "#/oneOf/0/properties/job/properties/workspacePath/type", keyword: "type", params: { type: "string" } }], !1;
                                                  var valid3 = _errs48 === errors;
                                                } else
                                                  var valid3 = !0;
                                                if (valid3) {
                                                  if (data3.trust !== void 0) {
                                                    let data17 = data3.trust, _errs50 = errors;
                                                    if (typeof data17 != "string")
                                                      return validate21.errors = [{ instancePath: instancePath + "/job/trust", schemaPath: "#/oneOf/0/properties/job/properties/trust/type", keyword: "type", params: { type: "string" } }], !1;
                                                    if (!(data17 === "user" || data17 === "stranger"))
                                                      return validate21.errors = [{ instancePath: instancePath + "/job/trust", schemaPath: "#/oneOf/0/properties/job/properties/trust/enum", keyword: "enum", params: { allowedValues: schema6.oneOf[0].properties.job.properties.trust.enum } }], !1;
                                                    var valid3 = _errs50 === errors;
                                                  } else
                                                    var valid3 = !0;
                                                  if (valid3)
                                                    if (data3.delivery !== void 0) {
                                                      let data18 = data3.delivery, _errs52 = errors, _errs53 = errors, valid7 = !1, _errs54 = errors;
                                                      if (errors === _errs54 && !(data18 && typeof data18 == "object" && !Array.isArray(data18))) {
                                                        let err10 = { instancePath: instancePath + "/job/delivery", schemaPath: "#/oneOf/0/properties/job/properties/delivery/anyOf/0/type", keyword: "type", params: { type: "object" } };
                                                        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                                                      }
                                                      var _valid2 = _errs54 === errors;
                                                      if (valid7 = valid7 || _valid2, !valid7) {
                                                        let _errs57 = errors;
                                                        if (data18 !== null) {
                                                          let err11 = { instancePath: instancePath + "/job/delivery", schemaPath: "#/oneOf/0/properties/job/properties/delivery/anyOf/1/type", keyword: "type", params: { type: "null" } };
                                                          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                                                        }
                                                        var _valid2 = _errs57 === errors;
                                                        valid7 = valid7 || _valid2;
                                                      }
                                                      if (valid7)
                                                        errors = _errs53, vErrors !== null && (_errs53 ? vErrors.length = _errs53 : vErrors = null);
                                                      else {
                                                        let err12 = { instancePath: instancePath + "/job/delivery", schemaPath: "#/oneOf/0/properties/job/properties/delivery/anyOf", keyword: "anyOf", params: {} };
                                                        return vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++, validate21.errors = vErrors, !1;
                                                      }
                                                      var valid3 = _errs52 === errors;
                                                    } else
                                                      var valid3 = !0;
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
                            return validate21.errors = [{ instancePath: instancePath + "/job", schemaPath: "#/oneOf/0/properties/job/type", keyword: "type", params: { type: "object" } }], !1;
                        var valid2 = _errs11 === errors;
                      } else
                        var valid2 = !0;
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "claimed") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing4;
                if (data.v === void 0 && (missing4 = "v") || data.atMs === void 0 && (missing4 = "atMs") || data.jobId === void 0 && (missing4 = "jobId") || data.kind === void 0 && (missing4 = "kind") || data.holder === void 0 && (missing4 = "holder"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                if (data.v !== void 0) {
                  let data19 = data.v, _errs62 = errors;
                  if (typeof data19 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/1/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data19 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/1/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid9 = _errs62 === errors;
                } else
                  var valid9 = !0;
                if (valid9) {
                  if (data.atMs !== void 0) {
                    let data20 = data.atMs, _errs64 = errors;
                    if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20)))
                      return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/1/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs64 && typeof data20 == "number" && (data20 < 0 || isNaN(data20)))
                      return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/1/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid9 = _errs64 === errors;
                  } else
                    var valid9 = !0;
                  if (valid9) {
                    if (data.jobId !== void 0) {
                      let data21 = data.jobId, _errs66 = errors;
                      if (errors === _errs66)
                        if (typeof data21 == "string") {
                          if (!pattern0.test(data21))
                            return validate21.errors = [{ instancePath: instancePath + "/jobId", schemaPath: "#/oneOf/1/properties/jobId/pattern", keyword: "pattern", params: { pattern: "^job_[a-z0-9]{1,64}$" } }], !1;
                        } else
                          return validate21.errors = [{ instancePath: instancePath + "/jobId", schemaPath: "#/oneOf/1/properties/jobId/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid9 = _errs66 === errors;
                    } else
                      var valid9 = !0;
                    if (valid9) {
                      if (data.kind !== void 0) {
                        let data22 = data.kind, _errs68 = errors;
                        if (typeof data22 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data22 !== "claimed")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "claimed" } }], !1;
                        var valid9 = _errs68 === errors;
                      } else
                        var valid9 = !0;
                      if (valid9)
                        if (data.holder !== void 0) {
                          let data23 = data.holder, _errs70 = errors;
                          if (errors === _errs70)
                            if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                              let missing5;
                              if (data23.pid === void 0 && (missing5 = "pid") || data23.startTime === void 0 && (missing5 = "startTime") || data23.bootId === void 0 && (missing5 = "bootId"))
                                return validate21.errors = [{ instancePath: instancePath + "/holder", schemaPath: "#/oneOf/1/properties/holder/required", keyword: "required", params: { missingProperty: missing5 } }], !1;
                              if (data23.pid !== void 0) {
                                let data24 = data23.pid, _errs73 = errors;
                                if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24)))
                                  return validate21.errors = [{ instancePath: instancePath + "/holder/pid", schemaPath: "#/oneOf/1/properties/holder/properties/pid/type", keyword: "type", params: { type: "integer" } }], !1;
                                if (errors === _errs73 && typeof data24 == "number" && (data24 < 0 || isNaN(data24)))
                                  return validate21.errors = [{ instancePath: instancePath + "/holder/pid", schemaPath: "#/oneOf/1/properties/holder/properties/pid/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                var valid10 = _errs73 === errors;
                              } else
                                var valid10 = !0;
                              if (valid10) {
                                if (data23.startTime !== void 0) {
                                  let data25 = data23.startTime, _errs75 = errors;
                                  if (errors === _errs75)
                                    if (typeof data25 == "string") {
                                      if (data25.length > 64 && func2(data25) > 64)
                                        return validate21.errors = [{ instancePath: instancePath + "/holder/startTime", schemaPath: "#/oneOf/1/properties/holder/properties/startTime/maxLength", keyword: "maxLength", params: { limit: 64 } }], !1;
                                    } else
                                      return validate21.errors = [{ instancePath: instancePath + "/holder/startTime", schemaPath: "#/oneOf/1/properties/holder/properties/startTime/type", keyword: "type", params: { type: "string" } }], !1;
                                  var valid10 = _errs75 === errors;
                                } else
                                  var valid10 = !0;
                                if (valid10)
                                  if (data23.bootId !== void 0) {
                                    let data26 = data23.bootId, _errs77 = errors;
                                    if (errors === _errs77)
                                      if (typeof data26 == "string") {
                                        if (data26.length > 64 && func2(data26) > 64)
                                          return validate21.errors = [{ instancePath: instancePath + "/holder/bootId", schemaPath: "#/oneOf/1/properties/holder/properties/bootId/maxLength", keyword: "maxLength", params: { limit: 64 } }], !1;
                                      } else
                                        return validate21.errors = [{ instancePath: instancePath + "/holder/bootId", schemaPath: "#/oneOf/1/properties/holder/properties/bootId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid10 = _errs77 === errors;
                                  } else
                                    var valid10 = !0;
                              }
                            } else
                              return validate21.errors = [{ instancePath: instancePath + "/holder", schemaPath: "#/oneOf/1/properties/holder/type", keyword: "type", params: { type: "object" } }], !1;
                          var valid9 = _errs70 === errors;
                        } else
                          var valid9 = !0;
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "opened") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing6;
                if (data.v === void 0 && (missing6 = "v") || data.atMs === void 0 && (missing6 = "atMs") || data.jobId === void 0 && (missing6 = "jobId") || data.kind === void 0 && (missing6 = "kind") || data.sessionId === void 0 && (missing6 = "sessionId") || data.stepsCompleted === void 0 && (missing6 = "stepsCompleted"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: missing6 } }], !1;
                if (data.v !== void 0) {
                  let data27 = data.v, _errs82 = errors;
                  if (typeof data27 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/2/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data27 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/2/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid12 = _errs82 === errors;
                } else
                  var valid12 = !0;
                if (valid12) {
                  if (data.atMs !== void 0) {
                    let data28 = data.atMs, _errs84 = errors;
                    if (!(typeof data28 == "number" && !(data28 % 1) && !isNaN(data28)))
                      return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/2/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs84 && typeof data28 == "number" && (data28 < 0 || isNaN(data28)))
                      return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/2/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid12 = _errs84 === errors;
                  } else
                    var valid12 = !0;
                  if (valid12) {
                    if (data.jobId !== void 0) {
                      let data29 = data.jobId, _errs86 = errors;
                      if (errors === _errs86)
                        if (typeof data29 == "string") {
                          if (!pattern0.test(data29))
                            return validate21.errors = [{ instancePath: instancePath + "/jobId", schemaPath: "#/oneOf/2/properties/jobId/pattern", keyword: "pattern", params: { pattern: "^job_[a-z0-9]{1,64}$" } }], !1;
                        } else
                          return validate21.errors = [{ instancePath: instancePath + "/jobId", schemaPath: "#/oneOf/2/properties/jobId/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid12 = _errs86 === errors;
                    } else
                      var valid12 = !0;
                    if (valid12) {
                      if (data.kind !== void 0) {
                        let data30 = data.kind, _errs88 = errors;
                        if (typeof data30 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data30 !== "opened")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "opened" } }], !1;
                        var valid12 = _errs88 === errors;
                      } else
                        var valid12 = !0;
                      if (valid12) {
                        if (data.sessionId !== void 0) {
                          let data31 = data.sessionId, _errs90 = errors;
                          if (errors === _errs90)
                            if (typeof data31 == "string") {
                              if (!pattern4.test(data31))
                                return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/2/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                            } else
                              return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/2/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid12 = _errs90 === errors;
                        } else
                          var valid12 = !0;
                        if (valid12)
                          if (data.stepsCompleted !== void 0) {
                            let data32 = data.stepsCompleted, _errs92 = errors;
                            if (!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32)))
                              return validate21.errors = [{ instancePath: instancePath + "/stepsCompleted", schemaPath: "#/oneOf/2/properties/stepsCompleted/type", keyword: "type", params: { type: "integer" } }], !1;
                            if (errors === _errs92 && typeof data32 == "number" && (data32 < 0 || isNaN(data32)))
                              return validate21.errors = [{ instancePath: instancePath + "/stepsCompleted", schemaPath: "#/oneOf/2/properties/stepsCompleted/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                            var valid12 = _errs92 === errors;
                          } else
                            var valid12 = !0;
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "discarded") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing7;
                if (data.v === void 0 && (missing7 = "v") || data.atMs === void 0 && (missing7 = "atMs") || data.jobId === void 0 && (missing7 = "jobId") || data.kind === void 0 && (missing7 = "kind") || data.sessionId === void 0 && (missing7 = "sessionId"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: missing7 } }], !1;
                if (data.v !== void 0) {
                  let data33 = data.v, _errs97 = errors;
                  if (typeof data33 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/3/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data33 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/3/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid14 = _errs97 === errors;
                } else
                  var valid14 = !0;
                if (valid14) {
                  if (data.atMs !== void 0) {
                    let data34 = data.atMs, _errs99 = errors;
                    if (!(typeof data34 == "number" && !(data34 % 1) && !isNaN(data34)))
                      return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/3/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs99 && typeof data34 == "number" && (data34 < 0 || isNaN(data34)))
                      return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/3/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid14 = _errs99 === errors;
                  } else
                    var valid14 = !0;
                  if (valid14) {
                    if (data.jobId !== void 0) {
                      let data35 = data.jobId, _errs101 = errors;
                      if (errors === _errs101)
                        if (typeof data35 == "string") {
                          if (!pattern0.test(data35))
                            return validate21.errors = [{ instancePath: instancePath + "/jobId", schemaPath: "#/oneOf/3/properties/jobId/pattern", keyword: "pattern", params: { pattern: "^job_[a-z0-9]{1,64}$" } }], !1;
                        } else
                          return validate21.errors = [{ instancePath: instancePath + "/jobId", schemaPath: "#/oneOf/3/properties/jobId/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid14 = _errs101 === errors;
                    } else
                      var valid14 = !0;
                    if (valid14) {
                      if (data.kind !== void 0) {
                        let data36 = data.kind, _errs103 = errors;
                        if (typeof data36 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data36 !== "discarded")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "discarded" } }], !1;
                        var valid14 = _errs103 === errors;
                      } else
                        var valid14 = !0;
                      if (valid14)
                        if (data.sessionId !== void 0) {
                          let data37 = data.sessionId, _errs105 = errors;
                          if (errors === _errs105)
                            if (typeof data37 == "string") {
                              if (!pattern4.test(data37))
                                return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/3/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                            } else
                              return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/3/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid14 = _errs105 === errors;
                        } else
                          var valid14 = !0;
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/3/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "released") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing8;
                if (data.v === void 0 && (missing8 = "v") || data.atMs === void 0 && (missing8 = "atMs") || data.jobId === void 0 && (missing8 = "jobId") || data.kind === void 0 && (missing8 = "kind") || data.why === void 0 && (missing8 = "why") || data.stepsCompleted === void 0 && (missing8 = "stepsCompleted") || data.retryAtMs === void 0 && (missing8 = "retryAtMs") || data.reason === void 0 && (missing8 = "reason"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: missing8 } }], !1;
                if (data.v !== void 0) {
                  let data38 = data.v, _errs110 = errors;
                  if (typeof data38 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/4/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data38 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/4/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid16 = _errs110 === errors;
                } else
                  var valid16 = !0;
                if (valid16) {
                  if (data.atMs !== void 0) {
                    let data39 = data.atMs, _errs112 = errors;
                    if (!(typeof data39 == "number" && !(data39 % 1) && !isNaN(data39)))
                      return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/4/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs112 && typeof data39 == "number" && (data39 < 0 || isNaN(data39)))
                      return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/4/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid16 = _errs112 === errors;
                  } else
                    var valid16 = !0;
                  if (valid16) {
                    if (data.jobId !== void 0) {
                      let data40 = data.jobId, _errs114 = errors;
                      if (errors === _errs114)
                        if (typeof data40 == "string") {
                          if (!pattern0.test(data40))
                            return validate21.errors = [{ instancePath: instancePath + "/jobId", schemaPath: "#/oneOf/4/properties/jobId/pattern", keyword: "pattern", params: { pattern: "^job_[a-z0-9]{1,64}$" } }], !1;
                        } else
                          return validate21.errors = [{ instancePath: instancePath + "/jobId", schemaPath: "#/oneOf/4/properties/jobId/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid16 = _errs114 === errors;
                    } else
                      var valid16 = !0;
                    if (valid16) {
                      if (data.kind !== void 0) {
                        let data41 = data.kind, _errs116 = errors;
                        if (typeof data41 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data41 !== "released")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "released" } }], !1;
                        var valid16 = _errs116 === errors;
                      } else
                        var valid16 = !0;
                      if (valid16) {
                        if (data.why !== void 0) {
                          let data42 = data.why, _errs118 = errors;
                          if (typeof data42 != "string")
                            return validate21.errors = [{ instancePath: instancePath + "/why", schemaPath: "#/oneOf/4/properties/why/type", keyword: "type", params: { type: "string" } }], !1;
                          if (!(data42 === "stopped" || data42 === "failed" || data42 === "requeued"))
                            return validate21.errors = [{ instancePath: instancePath + "/why", schemaPath: "#/oneOf/4/properties/why/enum", keyword: "enum", params: { allowedValues: schema6.oneOf[4].properties.why.enum } }], !1;
                          var valid16 = _errs118 === errors;
                        } else
                          var valid16 = !0;
                        if (valid16) {
                          if (data.stepsCompleted !== void 0) {
                            let data43 = data.stepsCompleted, _errs120 = errors;
                            if (!(typeof data43 == "number" && !(data43 % 1) && !isNaN(data43)))
                              return validate21.errors = [{ instancePath: instancePath + "/stepsCompleted", schemaPath: "#/oneOf/4/properties/stepsCompleted/type", keyword: "type", params: { type: "integer" } }], !1;
                            if (errors === _errs120 && typeof data43 == "number" && (data43 < 0 || isNaN(data43)))
                              return validate21.errors = [{ instancePath: instancePath + "/stepsCompleted", schemaPath: "#/oneOf/4/properties/stepsCompleted/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                            var valid16 = _errs120 === errors;
                          } else
                            var valid16 = !0;
                          if (valid16) {
                            if (data.retryAtMs !== void 0) {
                              let data44 = data.retryAtMs, _errs122 = errors;
                              if (!(typeof data44 == "number" && !(data44 % 1) && !isNaN(data44)))
                                return validate21.errors = [{ instancePath: instancePath + "/retryAtMs", schemaPath: "#/oneOf/4/properties/retryAtMs/type", keyword: "type", params: { type: "integer" } }], !1;
                              if (errors === _errs122 && typeof data44 == "number" && (data44 < 0 || isNaN(data44)))
                                return validate21.errors = [{ instancePath: instancePath + "/retryAtMs", schemaPath: "#/oneOf/4/properties/retryAtMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                              var valid16 = _errs122 === errors;
                            } else
                              var valid16 = !0;
                            if (valid16)
                              if (data.reason !== void 0) {
                                let data45 = data.reason, _errs124 = errors;
                                if (errors === _errs124)
                                  if (typeof data45 == "string") {
                                    if (data45.length > 1024 && func2(data45) > 1024)
                                      return validate21.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/oneOf/4/properties/reason/maxLength", keyword: "maxLength", params: { limit: 1024 } }], !1;
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/oneOf/4/properties/reason/type", keyword: "type", params: { type: "string" } }], !1;
                                var valid16 = _errs124 === errors;
                              } else
                                var valid16 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/4/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "waiting") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing9;
                if (data.v === void 0 && (missing9 = "v") || data.atMs === void 0 && (missing9 = "atMs") || data.jobId === void 0 && (missing9 = "jobId") || data.kind === void 0 && (missing9 = "kind") || data.reason === void 0 && (missing9 = "reason"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: missing9 } }], !1;
                if (data.v !== void 0) {
                  let data46 = data.v, _errs129 = errors;
                  if (typeof data46 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/5/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data46 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/5/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid18 = _errs129 === errors;
                } else
                  var valid18 = !0;
                if (valid18) {
                  if (data.atMs !== void 0) {
                    let data47 = data.atMs, _errs131 = errors;
                    if (!(typeof data47 == "number" && !(data47 % 1) && !isNaN(data47)))
                      return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/5/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs131 && typeof data47 == "number" && (data47 < 0 || isNaN(data47)))
                      return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/5/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid18 = _errs131 === errors;
                  } else
                    var valid18 = !0;
                  if (valid18) {
                    if (data.jobId !== void 0) {
                      let data48 = data.jobId, _errs133 = errors;
                      if (errors === _errs133)
                        if (typeof data48 == "string") {
                          if (!pattern0.test(data48))
                            return validate21.errors = [{ instancePath: instancePath + "/jobId", schemaPath: "#/oneOf/5/properties/jobId/pattern", keyword: "pattern", params: { pattern: "^job_[a-z0-9]{1,64}$" } }], !1;
                        } else
                          return validate21.errors = [{ instancePath: instancePath + "/jobId", schemaPath: "#/oneOf/5/properties/jobId/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid18 = _errs133 === errors;
                    } else
                      var valid18 = !0;
                    if (valid18) {
                      if (data.kind !== void 0) {
                        let data49 = data.kind, _errs135 = errors;
                        if (typeof data49 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data49 !== "waiting")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/const", keyword: "const", params: { allowedValue: "waiting" } }], !1;
                        var valid18 = _errs135 === errors;
                      } else
                        var valid18 = !0;
                      if (valid18)
                        if (data.reason !== void 0) {
                          let data50 = data.reason, _errs137 = errors;
                          if (errors === _errs137)
                            if (typeof data50 == "string") {
                              if (data50.length > 1024 && func2(data50) > 1024)
                                return validate21.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/oneOf/5/properties/reason/maxLength", keyword: "maxLength", params: { limit: 1024 } }], !1;
                            } else
                              return validate21.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/oneOf/5/properties/reason/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid18 = _errs137 === errors;
                        } else
                          var valid18 = !0;
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/5/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "finished") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing10;
                if (data.v === void 0 && (missing10 = "v") || data.atMs === void 0 && (missing10 = "atMs") || data.jobId === void 0 && (missing10 = "jobId") || data.kind === void 0 && (missing10 = "kind"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: missing10 } }], !1;
                if (data.v !== void 0) {
                  let data51 = data.v, _errs142 = errors;
                  if (typeof data51 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/6/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data51 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/6/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid20 = _errs142 === errors;
                } else
                  var valid20 = !0;
                if (valid20) {
                  if (data.atMs !== void 0) {
                    let data52 = data.atMs, _errs144 = errors;
                    if (!(typeof data52 == "number" && !(data52 % 1) && !isNaN(data52)))
                      return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/6/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs144 && typeof data52 == "number" && (data52 < 0 || isNaN(data52)))
                      return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/6/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid20 = _errs144 === errors;
                  } else
                    var valid20 = !0;
                  if (valid20) {
                    if (data.jobId !== void 0) {
                      let data53 = data.jobId, _errs146 = errors;
                      if (errors === _errs146)
                        if (typeof data53 == "string") {
                          if (!pattern0.test(data53))
                            return validate21.errors = [{ instancePath: instancePath + "/jobId", schemaPath: "#/oneOf/6/properties/jobId/pattern", keyword: "pattern", params: { pattern: "^job_[a-z0-9]{1,64}$" } }], !1;
                        } else
                          return validate21.errors = [{ instancePath: instancePath + "/jobId", schemaPath: "#/oneOf/6/properties/jobId/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid20 = _errs146 === errors;
                    } else
                      var valid20 = !0;
                    if (valid20)
                      if (data.kind !== void 0) {
                        let data54 = data.kind, _errs148 = errors;
                        if (typeof data54 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/6/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data54 !== "finished")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/6/properties/kind/const", keyword: "const", params: { allowedValue: "finished" } }], !1;
                        var valid20 = _errs148 === errors;
                      } else
                        var valid20 = !0;
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/6/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "dropped") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing11;
                if (data.v === void 0 && (missing11 = "v") || data.atMs === void 0 && (missing11 = "atMs") || data.jobId === void 0 && (missing11 = "jobId") || data.kind === void 0 && (missing11 = "kind") || data.reason === void 0 && (missing11 = "reason"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: missing11 } }], !1;
                if (data.v !== void 0) {
                  let data55 = data.v, _errs153 = errors;
                  if (typeof data55 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/7/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data55 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/7/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid22 = _errs153 === errors;
                } else
                  var valid22 = !0;
                if (valid22) {
                  if (data.atMs !== void 0) {
                    let data56 = data.atMs, _errs155 = errors;
                    if (!(typeof data56 == "number" && !(data56 % 1) && !isNaN(data56)))
                      return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/7/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs155 && typeof data56 == "number" && (data56 < 0 || isNaN(data56)))
                      return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/7/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid22 = _errs155 === errors;
                  } else
                    var valid22 = !0;
                  if (valid22) {
                    if (data.jobId !== void 0) {
                      let data57 = data.jobId, _errs157 = errors;
                      if (errors === _errs157)
                        if (typeof data57 == "string") {
                          if (!pattern0.test(data57))
                            return validate21.errors = [{ instancePath: instancePath + "/jobId", schemaPath: "#/oneOf/7/properties/jobId/pattern", keyword: "pattern", params: { pattern: "^job_[a-z0-9]{1,64}$" } }], !1;
                        } else
                          return validate21.errors = [{ instancePath: instancePath + "/jobId", schemaPath: "#/oneOf/7/properties/jobId/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid22 = _errs157 === errors;
                    } else
                      var valid22 = !0;
                    if (valid22) {
                      if (data.kind !== void 0) {
                        let data58 = data.kind, _errs159 = errors;
                        if (typeof data58 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/7/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data58 !== "dropped")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/7/properties/kind/const", keyword: "const", params: { allowedValue: "dropped" } }], !1;
                        var valid22 = _errs159 === errors;
                      } else
                        var valid22 = !0;
                      if (valid22)
                        if (data.reason !== void 0) {
                          let data59 = data.reason, _errs161 = errors;
                          if (errors === _errs161)
                            if (typeof data59 == "string") {
                              if (data59.length > 1024 && func2(data59) > 1024)
                                return validate21.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/oneOf/7/properties/reason/maxLength", keyword: "maxLength", params: { limit: 1024 } }], !1;
                            } else
                              return validate21.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/oneOf/7/properties/reason/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid22 = _errs161 === errors;
                        } else
                          var valid22 = !0;
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/7/type", keyword: "type", params: { type: "object" } }], !1;
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
  validateQueueRecord
};
