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
var validateQueueRecord = validate21, schema6 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Record of the queue of the daemon", type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ $ref: "#/definitions/part1" }, { type: "object", properties: { v: { type: "number", const: 1 }, atMs: { type: "integer", minimum: 0 }, jobId: { type: "string", pattern: "^job_[a-z0-9]{1,64}$" }, kind: { type: "string", const: "claimed" }, holder: { type: "object", properties: { pid: { type: "integer", minimum: 0 }, startTime: { type: "string", maxLength: 64 }, bootId: { type: "string", maxLength: 64 } }, required: ["pid", "startTime", "bootId"], additionalProperties: !0 } }, required: ["v", "atMs", "jobId", "kind", "holder"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, atMs: { type: "integer", minimum: 0 }, jobId: { type: "string", pattern: "^job_[a-z0-9]{1,64}$" }, kind: { type: "string", const: "opened" }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, stepsCompleted: { type: "integer", minimum: 0 } }, required: ["v", "atMs", "jobId", "kind", "sessionId", "stepsCompleted"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, atMs: { type: "integer", minimum: 0 }, jobId: { type: "string", pattern: "^job_[a-z0-9]{1,64}$" }, kind: { type: "string", const: "discarded" }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" } }, required: ["v", "atMs", "jobId", "kind", "sessionId"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, atMs: { type: "integer", minimum: 0 }, jobId: { type: "string", pattern: "^job_[a-z0-9]{1,64}$" }, kind: { type: "string", const: "released" }, why: { type: "string", enum: ["stopped", "failed", "requeued"] }, stepsCompleted: { type: "integer", minimum: 0 }, retryAtMs: { type: "integer", minimum: 0 }, reason: { type: "string", maxLength: 1024 } }, required: ["v", "atMs", "jobId", "kind", "why", "stepsCompleted", "retryAtMs", "reason"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, atMs: { type: "integer", minimum: 0 }, jobId: { type: "string", pattern: "^job_[a-z0-9]{1,64}$" }, kind: { type: "string", const: "waiting" }, reason: { type: "string", maxLength: 1024 } }, required: ["v", "atMs", "jobId", "kind", "reason"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, atMs: { type: "integer", minimum: 0 }, jobId: { type: "string", pattern: "^job_[a-z0-9]{1,64}$" }, kind: { type: "string", const: "finished" } }, required: ["v", "atMs", "jobId", "kind"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, atMs: { type: "integer", minimum: 0 }, jobId: { type: "string", pattern: "^job_[a-z0-9]{1,64}$" }, kind: { type: "string", const: "dropped" }, reason: { type: "string", maxLength: 1024 } }, required: ["v", "atMs", "jobId", "kind", "reason"], additionalProperties: !0 }], definitions: { part4: { type: "object", properties: { remote: { type: "string", pattern: "^(?!.*\\.\\.)(?!.*\\/\\/)[A-Za-z0-9_][A-Za-z0-9_./-]*$", maxLength: 200 }, baseBranch: { type: "string", pattern: "^(?!.*\\.\\.)(?!.*\\/\\/)[A-Za-z0-9_][A-Za-z0-9_./-]*$", maxLength: 200 }, forge: { type: "object", properties: { kind: { type: "string", const: "github" }, owner: { type: "string", pattern: "^[A-Za-z0-9_.-]+$", maxLength: 100 }, repo: { type: "string", pattern: "^[A-Za-z0-9_.-]+$", maxLength: 100 }, baseUrl: { type: "string", pattern: "^(?:https:\\/\\/|http:\\/\\/(?:127\\.0\\.0\\.1|localhost)[:/])[^\\s@]+$", maxLength: 2048 }, tokenVariable: { type: "string", pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$" } }, required: ["kind", "owner", "repo"], additionalProperties: !1 }, labels: { type: "array", items: { type: "string", minLength: 1, maxLength: 50, pattern: "^[^\\r\\n\\0]*$" }, maxItems: 20 }, paths: { type: "array", items: { type: "string", minLength: 1, maxLength: 4096 }, maxItems: 100 }, protectedPaths: { type: "array", items: { type: "string", minLength: 1, maxLength: 4096 }, maxItems: 100 }, secretPaths: { type: "array", items: { type: "string", minLength: 1, maxLength: 4096 }, maxItems: 100 }, filesMax: { type: "integer", minimum: 1, maximum: 3e3 }, bytesMax: { type: "integer", minimum: 1, maximum: 104857600 }, checks: { type: "array", items: { type: "string", minLength: 1, maxLength: 4096, pattern: "^[^\\r\\n\\0]*$" }, maxItems: 20 }, author: { type: "object", properties: { name: { type: "string", minLength: 1, maxLength: 100, pattern: "^[^\\r\\n\\0]*$" }, email: { type: "string", minLength: 1, maxLength: 200, pattern: "^[^\\r\\n\\0]*$" } }, required: ["name", "email"], additionalProperties: !1 }, issue: { anyOf: [{ type: "integer", exclusiveMinimum: 0 }, { type: "null" }] } }, required: ["remote", "baseBranch", "issue"], additionalProperties: !0 }, part3: { anyOf: [{ $ref: "#/definitions/part4" }, { type: "null" }] }, part2: { type: "object", properties: { v: { type: "number", const: 1 }, jobId: { type: "string", pattern: "^job_[a-z0-9]{1,64}$" }, addedAtMs: { type: "integer", minimum: 0 }, key: { type: "string", minLength: 1, maxLength: 1024 }, subject: { anyOf: [{ type: "string", minLength: 1, maxLength: 1024 }, { type: "null" }] }, trigger: { anyOf: [{ type: "string", minLength: 1, maxLength: 256 }, { type: "null" }] }, origin: { type: "object", properties: { kind: { type: "string", enum: ["user", "trigger", "session"] }, chainDepth: { type: "integer", minimum: 0 } }, required: ["kind", "chainDepth"], additionalProperties: !0 }, workflowId: { type: "string", pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" }, goal: { type: "string", maxLength: 200 }, context: { type: "object", additionalProperties: {} }, workspacePath: { type: "string", minLength: 1, maxLength: 4096 }, trust: { type: "string", enum: ["user", "stranger"] }, delivery: { $ref: "#/definitions/part3" } }, required: ["v", "jobId", "addedAtMs", "key", "subject", "trigger", "origin", "workflowId", "goal", "context", "workspacePath", "trust", "delivery"], additionalProperties: !0 }, part1: { type: "object", properties: { v: { type: "number", const: 1 }, atMs: { type: "integer", minimum: 0 }, kind: { type: "string", const: "added" }, job: { $ref: "#/definitions/part2" } }, required: ["v", "atMs", "kind", "job"], additionalProperties: !0 } } };
var schema8 = { type: "object", properties: { v: { type: "number", const: 1 }, jobId: { type: "string", pattern: "^job_[a-z0-9]{1,64}$" }, addedAtMs: { type: "integer", minimum: 0 }, key: { type: "string", minLength: 1, maxLength: 1024 }, subject: { anyOf: [{ type: "string", minLength: 1, maxLength: 1024 }, { type: "null" }] }, trigger: { anyOf: [{ type: "string", minLength: 1, maxLength: 256 }, { type: "null" }] }, origin: { type: "object", properties: { kind: { type: "string", enum: ["user", "trigger", "session"] }, chainDepth: { type: "integer", minimum: 0 } }, required: ["kind", "chainDepth"], additionalProperties: !0 }, workflowId: { type: "string", pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" }, goal: { type: "string", maxLength: 200 }, context: { type: "object", additionalProperties: {} }, workspacePath: { type: "string", minLength: 1, maxLength: 4096 }, trust: { type: "string", enum: ["user", "stranger"] }, delivery: { $ref: "#/definitions/part3" } }, required: ["v", "jobId", "addedAtMs", "key", "subject", "trigger", "origin", "workflowId", "goal", "context", "workspacePath", "trust", "delivery"], additionalProperties: !0 }, pattern0 = new RegExp("^job_[a-z0-9]{1,64}$", "u"), pattern1 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), func2 = require_ucs2length().default;
var pattern2 = new RegExp("^(?!.*\\.\\.)(?!.*\\/\\/)[A-Za-z0-9_][A-Za-z0-9_./-]*$", "u"), pattern4 = new RegExp("^[A-Za-z0-9_.-]+$", "u"), pattern6 = new RegExp("^(?:https:\\/\\/|http:\\/\\/(?:127\\.0\\.0\\.1|localhost)[:/])[^\\s@]+$", "u"), pattern7 = new RegExp("^[A-Za-z_][A-Za-z0-9_]{0,127}$", "u"), pattern8 = new RegExp("^[^\\r\\n\\0]*$", "u");
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.remote === void 0 && (missing0 = "remote") || data.baseBranch === void 0 && (missing0 = "baseBranch") || data.issue === void 0 && (missing0 = "issue"))
        return validate25.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.remote !== void 0) {
        let data0 = data.remote, _errs2 = errors;
        if (errors === _errs2)
          if (typeof data0 == "string") {
            if (data0.length > 200 && func2(data0) > 200)
              return validate25.errors = [{ instancePath: instancePath + "/remote", schemaPath: "#/properties/remote/maxLength", keyword: "maxLength", params: { limit: 200 } }], !1;
            if (!pattern2.test(data0))
              return validate25.errors = [{ instancePath: instancePath + "/remote", schemaPath: "#/properties/remote/pattern", keyword: "pattern", params: { pattern: "^(?!.*\\.\\.)(?!.*\\/\\/)[A-Za-z0-9_][A-Za-z0-9_./-]*$" } }], !1;
          } else
            return validate25.errors = [{ instancePath: instancePath + "/remote", schemaPath: "#/properties/remote/type", keyword: "type", params: { type: "string" } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.baseBranch !== void 0) {
          let data1 = data.baseBranch, _errs4 = errors;
          if (errors === _errs4)
            if (typeof data1 == "string") {
              if (data1.length > 200 && func2(data1) > 200)
                return validate25.errors = [{ instancePath: instancePath + "/baseBranch", schemaPath: "#/properties/baseBranch/maxLength", keyword: "maxLength", params: { limit: 200 } }], !1;
              if (!pattern2.test(data1))
                return validate25.errors = [{ instancePath: instancePath + "/baseBranch", schemaPath: "#/properties/baseBranch/pattern", keyword: "pattern", params: { pattern: "^(?!.*\\.\\.)(?!.*\\/\\/)[A-Za-z0-9_][A-Za-z0-9_./-]*$" } }], !1;
            } else
              return validate25.errors = [{ instancePath: instancePath + "/baseBranch", schemaPath: "#/properties/baseBranch/type", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.forge !== void 0) {
            let data2 = data.forge, _errs6 = errors;
            if (errors === _errs6)
              if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                let missing1;
                if (data2.kind === void 0 && (missing1 = "kind") || data2.owner === void 0 && (missing1 = "owner") || data2.repo === void 0 && (missing1 = "repo"))
                  return validate25.errors = [{ instancePath: instancePath + "/forge", schemaPath: "#/properties/forge/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                {
                  let _errs8 = errors;
                  for (let key0 in data2)
                    if (!(key0 === "kind" || key0 === "owner" || key0 === "repo" || key0 === "baseUrl" || key0 === "tokenVariable")) {
                      return validate25.errors = [{ instancePath: instancePath + "/forge", schemaPath: "#/properties/forge/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
                      break;
                    }
                  if (_errs8 === errors) {
                    if (data2.kind !== void 0) {
                      let data3 = data2.kind, _errs9 = errors;
                      if (typeof data3 != "string")
                        return validate25.errors = [{ instancePath: instancePath + "/forge/kind", schemaPath: "#/properties/forge/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                      if (data3 !== "github")
                        return validate25.errors = [{ instancePath: instancePath + "/forge/kind", schemaPath: "#/properties/forge/properties/kind/const", keyword: "const", params: { allowedValue: "github" } }], !1;
                      var valid1 = _errs9 === errors;
                    } else
                      var valid1 = !0;
                    if (valid1) {
                      if (data2.owner !== void 0) {
                        let data4 = data2.owner, _errs11 = errors;
                        if (errors === _errs11)
                          if (typeof data4 == "string") {
                            if (data4.length > 100 && func2(data4) > 100)
                              return validate25.errors = [{ instancePath: instancePath + "/forge/owner", schemaPath: "#/properties/forge/properties/owner/maxLength", keyword: "maxLength", params: { limit: 100 } }], !1;
                            if (!pattern4.test(data4))
                              return validate25.errors = [{ instancePath: instancePath + "/forge/owner", schemaPath: "#/properties/forge/properties/owner/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_.-]+$" } }], !1;
                          } else
                            return validate25.errors = [{ instancePath: instancePath + "/forge/owner", schemaPath: "#/properties/forge/properties/owner/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid1 = _errs11 === errors;
                      } else
                        var valid1 = !0;
                      if (valid1) {
                        if (data2.repo !== void 0) {
                          let data5 = data2.repo, _errs13 = errors;
                          if (errors === _errs13)
                            if (typeof data5 == "string") {
                              if (data5.length > 100 && func2(data5) > 100)
                                return validate25.errors = [{ instancePath: instancePath + "/forge/repo", schemaPath: "#/properties/forge/properties/repo/maxLength", keyword: "maxLength", params: { limit: 100 } }], !1;
                              if (!pattern4.test(data5))
                                return validate25.errors = [{ instancePath: instancePath + "/forge/repo", schemaPath: "#/properties/forge/properties/repo/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_.-]+$" } }], !1;
                            } else
                              return validate25.errors = [{ instancePath: instancePath + "/forge/repo", schemaPath: "#/properties/forge/properties/repo/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid1 = _errs13 === errors;
                        } else
                          var valid1 = !0;
                        if (valid1) {
                          if (data2.baseUrl !== void 0) {
                            let data6 = data2.baseUrl, _errs15 = errors;
                            if (errors === _errs15)
                              if (typeof data6 == "string") {
                                if (data6.length > 2048 && func2(data6) > 2048)
                                  return validate25.errors = [{ instancePath: instancePath + "/forge/baseUrl", schemaPath: "#/properties/forge/properties/baseUrl/maxLength", keyword: "maxLength", params: { limit: 2048 } }], !1;
                                if (!pattern6.test(data6))
                                  return validate25.errors = [{ instancePath: instancePath + "/forge/baseUrl", schemaPath: "#/properties/forge/properties/baseUrl/pattern", keyword: "pattern", params: { pattern: "^(?:https:\\/\\/|http:\\/\\/(?:127\\.0\\.0\\.1|localhost)[:/])[^\\s@]+$" } }], !1;
                              } else
                                return validate25.errors = [{ instancePath: instancePath + "/forge/baseUrl", schemaPath: "#/properties/forge/properties/baseUrl/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid1 = _errs15 === errors;
                          } else
                            var valid1 = !0;
                          if (valid1)
                            if (data2.tokenVariable !== void 0) {
                              let data7 = data2.tokenVariable, _errs17 = errors;
                              if (errors === _errs17)
                                if (typeof data7 == "string") {
                                  if (!pattern7.test(data7))
                                    return validate25.errors = [{ instancePath: instancePath + "/forge/tokenVariable", schemaPath: "#/properties/forge/properties/tokenVariable/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$" } }], !1;
                                } else
                                  return validate25.errors = [{ instancePath: instancePath + "/forge/tokenVariable", schemaPath: "#/properties/forge/properties/tokenVariable/type", keyword: "type", params: { type: "string" } }], !1;
                              var valid1 = _errs17 === errors;
                            } else
                              var valid1 = !0;
                        }
                      }
                    }
                  }
                }
              } else
                return validate25.errors = [{ instancePath: instancePath + "/forge", schemaPath: "#/properties/forge/type", keyword: "type", params: { type: "object" } }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.labels !== void 0) {
              let data8 = data.labels, _errs19 = errors;
              if (errors === _errs19)
                if (Array.isArray(data8)) {
                  if (data8.length > 20)
                    return validate25.errors = [{ instancePath: instancePath + "/labels", schemaPath: "#/properties/labels/maxItems", keyword: "maxItems", params: { limit: 20 } }], !1;
                  {
                    var valid2 = !0;
                    let len0 = data8.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data9 = data8[i0], _errs21 = errors;
                      if (errors === _errs21)
                        if (typeof data9 == "string") {
                          if (data9.length > 50 && func2(data9) > 50)
                            return validate25.errors = [{ instancePath: instancePath + "/labels/" + i0, schemaPath: "#/properties/labels/items/maxLength", keyword: "maxLength", params: { limit: 50 } }], !1;
                          if (func2(data9) < 1)
                            return validate25.errors = [{ instancePath: instancePath + "/labels/" + i0, schemaPath: "#/properties/labels/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                          if (!pattern8.test(data9))
                            return validate25.errors = [{ instancePath: instancePath + "/labels/" + i0, schemaPath: "#/properties/labels/items/pattern", keyword: "pattern", params: { pattern: "^[^\\r\\n\\0]*$" } }], !1;
                        } else
                          return validate25.errors = [{ instancePath: instancePath + "/labels/" + i0, schemaPath: "#/properties/labels/items/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid2 = _errs21 === errors;
                      if (!valid2)
                        break;
                    }
                  }
                } else
                  return validate25.errors = [{ instancePath: instancePath + "/labels", schemaPath: "#/properties/labels/type", keyword: "type", params: { type: "array" } }], !1;
              var valid0 = _errs19 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.paths !== void 0) {
                let data10 = data.paths, _errs23 = errors;
                if (errors === _errs23)
                  if (Array.isArray(data10)) {
                    if (data10.length > 100)
                      return validate25.errors = [{ instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/maxItems", keyword: "maxItems", params: { limit: 100 } }], !1;
                    {
                      var valid3 = !0;
                      let len1 = data10.length;
                      for (let i1 = 0; i1 < len1; i1++) {
                        let data11 = data10[i1], _errs25 = errors;
                        if (errors === _errs25)
                          if (typeof data11 == "string") {
                            if (data11.length > 4096 && func2(data11) > 4096)
                              return validate25.errors = [{ instancePath: instancePath + "/paths/" + i1, schemaPath: "#/properties/paths/items/maxLength", keyword: "maxLength", params: { limit: 4096 } }], !1;
                            if (func2(data11) < 1)
                              return validate25.errors = [{ instancePath: instancePath + "/paths/" + i1, schemaPath: "#/properties/paths/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                          } else
                            return validate25.errors = [{ instancePath: instancePath + "/paths/" + i1, schemaPath: "#/properties/paths/items/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid3 = _errs25 === errors;
                        if (!valid3)
                          break;
                      }
                    }
                  } else
                    return validate25.errors = [{ instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/type", keyword: "type", params: { type: "array" } }], !1;
                var valid0 = _errs23 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.protectedPaths !== void 0) {
                  let data12 = data.protectedPaths, _errs27 = errors;
                  if (errors === _errs27)
                    if (Array.isArray(data12)) {
                      if (data12.length > 100)
                        return validate25.errors = [{ instancePath: instancePath + "/protectedPaths", schemaPath: "#/properties/protectedPaths/maxItems", keyword: "maxItems", params: { limit: 100 } }], !1;
                      {
                        var valid4 = !0;
                        let len2 = data12.length;
                        for (let i2 = 0; i2 < len2; i2++) {
                          let data13 = data12[i2], _errs29 = errors;
                          if (errors === _errs29)
                            if (typeof data13 == "string") {
                              if (data13.length > 4096 && func2(data13) > 4096)
                                return validate25.errors = [{ instancePath: instancePath + "/protectedPaths/" + i2, schemaPath: "#/properties/protectedPaths/items/maxLength", keyword: "maxLength", params: { limit: 4096 } }], !1;
                              if (func2(data13) < 1)
                                return validate25.errors = [{ instancePath: instancePath + "/protectedPaths/" + i2, schemaPath: "#/properties/protectedPaths/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                            } else
                              return validate25.errors = [{ instancePath: instancePath + "/protectedPaths/" + i2, schemaPath: "#/properties/protectedPaths/items/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid4 = _errs29 === errors;
                          if (!valid4)
                            break;
                        }
                      }
                    } else
                      return validate25.errors = [{ instancePath: instancePath + "/protectedPaths", schemaPath: "#/properties/protectedPaths/type", keyword: "type", params: { type: "array" } }], !1;
                  var valid0 = _errs27 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.secretPaths !== void 0) {
                    let data14 = data.secretPaths, _errs31 = errors;
                    if (errors === _errs31)
                      if (Array.isArray(data14)) {
                        if (data14.length > 100)
                          return validate25.errors = [{ instancePath: instancePath + "/secretPaths", schemaPath: "#/properties/secretPaths/maxItems", keyword: "maxItems", params: { limit: 100 } }], !1;
                        {
                          var valid5 = !0;
                          let len3 = data14.length;
                          for (let i3 = 0; i3 < len3; i3++) {
                            let data15 = data14[i3], _errs33 = errors;
                            if (errors === _errs33)
                              if (typeof data15 == "string") {
                                if (data15.length > 4096 && func2(data15) > 4096)
                                  return validate25.errors = [{ instancePath: instancePath + "/secretPaths/" + i3, schemaPath: "#/properties/secretPaths/items/maxLength", keyword: "maxLength", params: { limit: 4096 } }], !1;
                                if (func2(data15) < 1)
                                  return validate25.errors = [{ instancePath: instancePath + "/secretPaths/" + i3, schemaPath: "#/properties/secretPaths/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                              } else
                                return validate25.errors = [{ instancePath: instancePath + "/secretPaths/" + i3, schemaPath: "#/properties/secretPaths/items/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid5 = _errs33 === errors;
                            if (!valid5)
                              break;
                          }
                        }
                      } else
                        return validate25.errors = [{ instancePath: instancePath + "/secretPaths", schemaPath: "#/properties/secretPaths/type", keyword: "type", params: { type: "array" } }], !1;
                    var valid0 = _errs31 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.filesMax !== void 0) {
                      let data16 = data.filesMax, _errs35 = errors;
                      if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16)))
                        return validate25.errors = [{ instancePath: instancePath + "/filesMax", schemaPath: "#/properties/filesMax/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs35 && typeof data16 == "number") {
                        if (data16 > 3e3 || isNaN(data16))
                          return validate25.errors = [{ instancePath: instancePath + "/filesMax", schemaPath: "#/properties/filesMax/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3e3 } }], !1;
                        if (data16 < 1 || isNaN(data16))
                          return validate25.errors = [{ instancePath: instancePath + "/filesMax", schemaPath: "#/properties/filesMax/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }], !1;
                      }
                      var valid0 = _errs35 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.bytesMax !== void 0) {
                        let data17 = data.bytesMax, _errs37 = errors;
                        if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17)))
                          return validate25.errors = [{ instancePath: instancePath + "/bytesMax", schemaPath: "#/properties/bytesMax/type", keyword: "type", params: { type: "integer" } }], !1;
                        if (errors === _errs37 && typeof data17 == "number") {
                          if (data17 > 104857600 || isNaN(data17))
                            return validate25.errors = [{ instancePath: instancePath + "/bytesMax", schemaPath: "#/properties/bytesMax/maximum", keyword: "maximum", params: { comparison: "<=", limit: 104857600 } }], !1;
                          if (data17 < 1 || isNaN(data17))
                            return validate25.errors = [{ instancePath: instancePath + "/bytesMax", schemaPath: "#/properties/bytesMax/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }], !1;
                        }
                        var valid0 = _errs37 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.checks !== void 0) {
                          let data18 = data.checks, _errs39 = errors;
                          if (errors === _errs39)
                            if (Array.isArray(data18)) {
                              if (data18.length > 20)
                                return validate25.errors = [{ instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/maxItems", keyword: "maxItems", params: { limit: 20 } }], !1;
                              {
                                var valid6 = !0;
                                let len4 = data18.length;
                                for (let i4 = 0; i4 < len4; i4++) {
                                  let data19 = data18[i4], _errs41 = errors;
                                  if (errors === _errs41)
                                    if (typeof data19 == "string") {
                                      if (data19.length > 4096 && func2(data19) > 4096)
                                        return validate25.errors = [{ instancePath: instancePath + "/checks/" + i4, schemaPath: "#/properties/checks/items/maxLength", keyword: "maxLength", params: { limit: 4096 } }], !1;
                                      if (func2(data19) < 1)
                                        return validate25.errors = [{ instancePath: instancePath + "/checks/" + i4, schemaPath: "#/properties/checks/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                      if (!pattern8.test(data19))
                                        return validate25.errors = [{ instancePath: instancePath + "/checks/" + i4, schemaPath: "#/properties/checks/items/pattern", keyword: "pattern", params: { pattern: "^[^\\r\\n\\0]*$" } }], !1;
                                    } else
                                      return validate25.errors = [{ instancePath: instancePath + "/checks/" + i4, schemaPath: "#/properties/checks/items/type", keyword: "type", params: { type: "string" } }], !1;
                                  var valid6 = _errs41 === errors;
                                  if (!valid6)
                                    break;
                                }
                              }
                            } else
                              return validate25.errors = [{ instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/type", keyword: "type", params: { type: "array" } }], !1;
                          var valid0 = _errs39 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.author !== void 0) {
                            let data20 = data.author, _errs43 = errors;
                            if (errors === _errs43)
                              if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                                let missing2;
                                if (data20.name === void 0 && (missing2 = "name") || data20.email === void 0 && (missing2 = "email"))
                                  return validate25.errors = [{ instancePath: instancePath + "/author", schemaPath: "#/properties/author/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                                {
                                  let _errs45 = errors;
                                  for (let key1 in data20)
                                    if (!(key1 === "name" || key1 === "email")) {
                                      return validate25.errors = [{ instancePath: instancePath + "/author", schemaPath: "#/properties/author/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                                      break;
                                    }
                                  if (_errs45 === errors) {
                                    if (data20.name !== void 0) {
                                      let data21 = data20.name, _errs46 = errors;
                                      if (errors === _errs46)
                                        if (typeof data21 == "string") {
                                          if (data21.length > 100 && func2(data21) > 100)
                                            return validate25.errors = [{ instancePath: instancePath + "/author/name", schemaPath: "#/properties/author/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } }], !1;
                                          if (func2(data21) < 1)
                                            return validate25.errors = [{ instancePath: instancePath + "/author/name", schemaPath: "#/properties/author/properties/name/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                          if (!pattern8.test(data21))
                                            return validate25.errors = [{ instancePath: instancePath + "/author/name", schemaPath: "#/properties/author/properties/name/pattern", keyword: "pattern", params: { pattern: "^[^\\r\\n\\0]*$" } }], !1;
                                        } else
                                          return validate25.errors = [{ instancePath: instancePath + "/author/name", schemaPath: "#/properties/author/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid7 = _errs46 === errors;
                                    } else
                                      var valid7 = !0;
                                    if (valid7)
                                      if (data20.email !== void 0) {
                                        let data22 = data20.email, _errs48 = errors;
                                        if (errors === _errs48)
                                          if (typeof data22 == "string") {
                                            if (data22.length > 200 && func2(data22) > 200)
                                              return validate25.errors = [{ instancePath: instancePath + "/author/email", schemaPath: "#/properties/author/properties/email/maxLength", keyword: "maxLength", params: { limit: 200 } }], !1;
                                            if (func2(data22) < 1)
                                              return validate25.errors = [{ instancePath: instancePath + "/author/email", schemaPath: "#/properties/author/properties/email/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                            if (!pattern8.test(data22))
                                              return validate25.errors = [{ instancePath: instancePath + "/author/email", schemaPath: "#/properties/author/properties/email/pattern", keyword: "pattern", params: { pattern: "^[^\\r\\n\\0]*$" } }], !1;
                                          } else
                                            return validate25.errors = [{ instancePath: instancePath + "/author/email", schemaPath: "#/properties/author/properties/email/type", keyword: "type", params: { type: "string" } }], !1;
                                        var valid7 = _errs48 === errors;
                                      } else
                                        var valid7 = !0;
                                  }
                                }
                              } else
                                return validate25.errors = [{ instancePath: instancePath + "/author", schemaPath: "#/properties/author/type", keyword: "type", params: { type: "object" } }], !1;
                            var valid0 = _errs43 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0)
                            if (data.issue !== void 0) {
                              let data23 = data.issue, _errs50 = errors, _errs51 = errors, valid8 = !1, _errs52 = errors;
                              if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23))) {
                                let err0 = { instancePath: instancePath + "/issue", schemaPath: "#/properties/issue/anyOf/0/type", keyword: "type", params: { type: "integer" } };
                                vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                              }
                              if (errors === _errs52 && typeof data23 == "number" && (data23 <= 0 || isNaN(data23))) {
                                let err1 = { instancePath: instancePath + "/issue", schemaPath: "#/properties/issue/anyOf/0/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                                vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                              }
                              var _valid0 = _errs52 === errors;
                              if (valid8 = valid8 || _valid0, !valid8) {
                                let _errs54 = errors;
                                if (data23 !== null) {
                                  let err2 = { instancePath: instancePath + "/issue", schemaPath: "#/properties/issue/anyOf/1/type", keyword: "type", params: { type: "null" } };
                                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                                }
                                var _valid0 = _errs54 === errors;
                                valid8 = valid8 || _valid0;
                              }
                              if (valid8)
                                errors = _errs51, vErrors !== null && (_errs51 ? vErrors.length = _errs51 : vErrors = null);
                              else {
                                let err3 = { instancePath: instancePath + "/issue", schemaPath: "#/properties/issue/anyOf", keyword: "anyOf", params: {} };
                                return vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++, validate25.errors = vErrors, !1;
                              }
                              var valid0 = _errs50 === errors;
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
      return validate25.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate25.errors = vErrors, errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate25(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (data !== null) {
      let err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate24.errors = vErrors, !1;
  }
  return validate24.errors = vErrors, errors === 0;
}
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.v === void 0 && (missing0 = "v") || data.jobId === void 0 && (missing0 = "jobId") || data.addedAtMs === void 0 && (missing0 = "addedAtMs") || data.key === void 0 && (missing0 = "key") || data.subject === void 0 && (missing0 = "subject") || data.trigger === void 0 && (missing0 = "trigger") || data.origin === void 0 && (missing0 = "origin") || data.workflowId === void 0 && (missing0 = "workflowId") || data.goal === void 0 && (missing0 = "goal") || data.context === void 0 && (missing0 = "context") || data.workspacePath === void 0 && (missing0 = "workspacePath") || data.trust === void 0 && (missing0 = "trust") || data.delivery === void 0 && (missing0 = "delivery"))
        return validate23.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.v !== void 0) {
        let data0 = data.v, _errs2 = errors;
        if (typeof data0 != "number")
          return validate23.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
        if (data0 !== 1)
          return validate23.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.jobId !== void 0) {
          let data1 = data.jobId, _errs4 = errors;
          if (errors === _errs4)
            if (typeof data1 == "string") {
              if (!pattern0.test(data1))
                return validate23.errors = [{ instancePath: instancePath + "/jobId", schemaPath: "#/properties/jobId/pattern", keyword: "pattern", params: { pattern: "^job_[a-z0-9]{1,64}$" } }], !1;
            } else
              return validate23.errors = [{ instancePath: instancePath + "/jobId", schemaPath: "#/properties/jobId/type", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.addedAtMs !== void 0) {
            let data2 = data.addedAtMs, _errs6 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2)))
              return validate23.errors = [{ instancePath: instancePath + "/addedAtMs", schemaPath: "#/properties/addedAtMs/type", keyword: "type", params: { type: "integer" } }], !1;
            if (errors === _errs6 && typeof data2 == "number" && (data2 < 0 || isNaN(data2)))
              return validate23.errors = [{ instancePath: instancePath + "/addedAtMs", schemaPath: "#/properties/addedAtMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.key !== void 0) {
              let data3 = data.key, _errs8 = errors;
              if (errors === _errs8)
                if (typeof data3 == "string") {
                  if (data3.length > 1024 && func2(data3) > 1024)
                    return validate23.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 1024 } }], !1;
                  if (func2(data3) < 1)
                    return validate23.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                } else
                  return validate23.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.subject !== void 0) {
                let data4 = data.subject, _errs10 = errors, _errs11 = errors, valid1 = !1, _errs12 = errors;
                if (errors === _errs12)
                  if (typeof data4 == "string") {
                    if (data4.length > 1024 && func2(data4) > 1024) {
                      let err0 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1024 } };
                      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                    } else if (func2(data4) < 1) {
                      let err1 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                    }
                  } else {
                    let err2 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/anyOf/0/type", keyword: "type", params: { type: "string" } };
                    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                  }
                var _valid0 = _errs12 === errors;
                if (valid1 = valid1 || _valid0, !valid1) {
                  let _errs14 = errors;
                  if (data4 !== null) {
                    let err3 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/anyOf/1/type", keyword: "type", params: { type: "null" } };
                    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                  }
                  var _valid0 = _errs14 === errors;
                  valid1 = valid1 || _valid0;
                }
                if (valid1)
                  errors = _errs11, vErrors !== null && (_errs11 ? vErrors.length = _errs11 : vErrors = null);
                else {
                  let err4 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/anyOf", keyword: "anyOf", params: {} };
                  return vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++, validate23.errors = vErrors, !1;
                }
                var valid0 = _errs10 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.trigger !== void 0) {
                  let data5 = data.trigger, _errs16 = errors, _errs17 = errors, valid2 = !1, _errs18 = errors;
                  if (errors === _errs18)
                    if (typeof data5 == "string") {
                      if (data5.length > 256 && func2(data5) > 256) {
                        let err5 = { instancePath: instancePath + "/trigger", schemaPath: "#/properties/trigger/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 256 } };
                        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                      } else if (func2(data5) < 1) {
                        let err6 = { instancePath: instancePath + "/trigger", schemaPath: "#/properties/trigger/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                      }
                    } else {
                      let err7 = { instancePath: instancePath + "/trigger", schemaPath: "#/properties/trigger/anyOf/0/type", keyword: "type", params: { type: "string" } };
                      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                    }
                  var _valid1 = _errs18 === errors;
                  if (valid2 = valid2 || _valid1, !valid2) {
                    let _errs20 = errors;
                    if (data5 !== null) {
                      let err8 = { instancePath: instancePath + "/trigger", schemaPath: "#/properties/trigger/anyOf/1/type", keyword: "type", params: { type: "null" } };
                      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                    }
                    var _valid1 = _errs20 === errors;
                    valid2 = valid2 || _valid1;
                  }
                  if (valid2)
                    errors = _errs17, vErrors !== null && (_errs17 ? vErrors.length = _errs17 : vErrors = null);
                  else {
                    let err9 = { instancePath: instancePath + "/trigger", schemaPath: "#/properties/trigger/anyOf", keyword: "anyOf", params: {} };
                    return vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++, validate23.errors = vErrors, !1;
                  }
                  var valid0 = _errs16 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.origin !== void 0) {
                    let data6 = data.origin, _errs22 = errors;
                    if (errors === _errs22)
                      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                        let missing1;
                        if (data6.kind === void 0 && (missing1 = "kind") || data6.chainDepth === void 0 && (missing1 = "chainDepth"))
                          return validate23.errors = [{ instancePath: instancePath + "/origin", schemaPath: "#/properties/origin/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                        if (data6.kind !== void 0) {
                          let data7 = data6.kind, _errs25 = errors;
                          if (typeof data7 != "string")
                            return validate23.errors = [{ instancePath: instancePath + "/origin/kind", schemaPath: "#/properties/origin/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (!(data7 === "user" || data7 === "trigger" || data7 === "session"))
                            return validate23.errors = [{ instancePath: instancePath + "/origin/kind", schemaPath: "#/properties/origin/properties/kind/enum", keyword: "enum", params: { allowedValues: schema8.properties.origin.properties.kind.enum } }], !1;
                          var valid3 = _errs25 === errors;
                        } else
                          var valid3 = !0;
                        if (valid3)
                          if (data6.chainDepth !== void 0) {
                            let data8 = data6.chainDepth, _errs27 = errors;
                            if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8)))
                              return validate23.errors = [{ instancePath: instancePath + "/origin/chainDepth", schemaPath: "#/properties/origin/properties/chainDepth/type", keyword: "type", params: { type: "integer" } }], !1;
                            if (errors === _errs27 && typeof data8 == "number" && (data8 < 0 || isNaN(data8)))
                              return validate23.errors = [{ instancePath: instancePath + "/origin/chainDepth", schemaPath: "#/properties/origin/properties/chainDepth/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                            var valid3 = _errs27 === errors;
                          } else
                            var valid3 = !0;
                      } else
                        return validate23.errors = [{ instancePath: instancePath + "/origin", schemaPath: "#/properties/origin/type", keyword: "type", params: { type: "object" } }], !1;
                    var valid0 = _errs22 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.workflowId !== void 0) {
                      let data9 = data.workflowId, _errs29 = errors;
                      if (errors === _errs29)
                        if (typeof data9 == "string") {
                          if (!pattern1.test(data9))
                            return validate23.errors = [{ instancePath: instancePath + "/workflowId", schemaPath: "#/properties/workflowId/pattern", keyword: "pattern", params: { pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" } }], !1;
                        } else
                          return validate23.errors = [{ instancePath: instancePath + "/workflowId", schemaPath: "#/properties/workflowId/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid0 = _errs29 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.goal !== void 0) {
                        let data10 = data.goal, _errs31 = errors;
                        if (errors === _errs31)
                          if (typeof data10 == "string") {
                            if (data10.length > 200 && func2(data10) > 200)
                              return validate23.errors = [{ instancePath: instancePath + "/goal", schemaPath: "#/properties/goal/maxLength", keyword: "maxLength", params: { limit: 200 } }], !1;
                          } else
                            return validate23.errors = [{ instancePath: instancePath + "/goal", schemaPath: "#/properties/goal/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid0 = _errs31 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.context !== void 0) {
                          let data11 = data.context, _errs33 = errors;
                          if (errors === _errs33 && !(data11 && typeof data11 == "object" && !Array.isArray(data11)))
                            return validate23.errors = [{ instancePath: instancePath + "/context", schemaPath: "#/properties/context/type", keyword: "type", params: { type: "object" } }], !1;
                          var valid0 = _errs33 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.workspacePath !== void 0) {
                            let data12 = data.workspacePath, _errs36 = errors;
                            if (errors === _errs36)
                              if (typeof data12 == "string") {
                                if (data12.length > 4096 && func2(data12) > 4096)
                                  return validate23.errors = [{ instancePath: instancePath + "/workspacePath", schemaPath: "#/properties/workspacePath/maxLength", keyword: "maxLength", params: { limit: 4096 } }], !1;
                                if (func2(data12) < 1)
                                  return validate23.errors = [{ instancePath: instancePath + "/workspacePath", schemaPath: "#/properties/workspacePath/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                              } else
                                return validate23.errors = [{ instancePath: instancePath + "/workspacePath", schemaPath: "#/properties/workspacePath/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid0 = _errs36 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.trust !== void 0) {
                              let data13 = data.trust, _errs38 = errors;
                              if (typeof data13 != "string")
                                return validate23.errors = [{ instancePath: instancePath + "/trust", schemaPath: "#/properties/trust/type", keyword: "type", params: { type: "string" } }], !1;
                              if (!(data13 === "user" || data13 === "stranger"))
                                return validate23.errors = [{ instancePath: instancePath + "/trust", schemaPath: "#/properties/trust/enum", keyword: "enum", params: { allowedValues: schema8.properties.trust.enum } }], !1;
                              var valid0 = _errs38 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0)
                              if (data.delivery !== void 0) {
                                let _errs40 = errors;
                                validate24(data.delivery, { instancePath: instancePath + "/delivery", parentData: data, parentDataProperty: "delivery", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                                var valid0 = _errs40 === errors;
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
    } else
      return validate23.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate23.errors = vErrors, errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.v === void 0 && (missing0 = "v") || data.atMs === void 0 && (missing0 = "atMs") || data.kind === void 0 && (missing0 = "kind") || data.job === void 0 && (missing0 = "job"))
        return validate22.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.v !== void 0) {
        let data0 = data.v, _errs2 = errors;
        if (typeof data0 != "number")
          return validate22.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
        if (data0 !== 1)
          return validate22.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.atMs !== void 0) {
          let data1 = data.atMs, _errs4 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1)))
            return validate22.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
          if (errors === _errs4 && typeof data1 == "number" && (data1 < 0 || isNaN(data1)))
            return validate22.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.kind !== void 0) {
            let data2 = data.kind, _errs6 = errors;
            if (typeof data2 != "string")
              return validate22.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
            if (data2 !== "added")
              return validate22.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "added" } }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.job !== void 0) {
              let _errs8 = errors;
              validate23(data.job, { instancePath: instancePath + "/job", parentData: data, parentDataProperty: "job", rootData }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length);
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate22.errors = vErrors, errors === 0;
}
var pattern14 = new RegExp("^sess_[a-z0-9_]{1,64}$", "u");
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
          if (tag0 === "added")
            validate22(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
          else if (tag0 === "claimed") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.v === void 0 && (missing1 = "v") || data.atMs === void 0 && (missing1 = "atMs") || data.jobId === void 0 && (missing1 = "jobId") || data.kind === void 0 && (missing1 = "kind") || data.holder === void 0 && (missing1 = "holder"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                if (data.v !== void 0) {
                  let data0 = data.v, _errs6 = errors;
                  if (typeof data0 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/1/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data0 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/1/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid3 = _errs6 === errors;
                } else
                  var valid3 = !0;
                if (valid3) {
                  if (data.atMs !== void 0) {
                    let data1 = data.atMs, _errs8 = errors;
                    if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1)))
                      return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/1/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs8 && typeof data1 == "number" && (data1 < 0 || isNaN(data1)))
                      return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/1/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid3 = _errs8 === errors;
                  } else
                    var valid3 = !0;
                  if (valid3) {
                    if (data.jobId !== void 0) {
                      let data2 = data.jobId, _errs10 = errors;
                      if (errors === _errs10)
                        if (typeof data2 == "string") {
                          if (!pattern0.test(data2))
                            return validate21.errors = [{ instancePath: instancePath + "/jobId", schemaPath: "#/oneOf/1/properties/jobId/pattern", keyword: "pattern", params: { pattern: "^job_[a-z0-9]{1,64}$" } }], !1;
                        } else
                          return validate21.errors = [{ instancePath: instancePath + "/jobId", schemaPath: "#/oneOf/1/properties/jobId/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid3 = _errs10 === errors;
                    } else
                      var valid3 = !0;
                    if (valid3) {
                      if (data.kind !== void 0) {
                        let data3 = data.kind, _errs12 = errors;
                        if (typeof data3 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data3 !== "claimed")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "claimed" } }], !1;
                        var valid3 = _errs12 === errors;
                      } else
                        var valid3 = !0;
                      if (valid3)
                        if (data.holder !== void 0) {
                          let data4 = data.holder, _errs14 = errors;
                          if (errors === _errs14)
                            if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                              let missing2;
                              if (data4.pid === void 0 && (missing2 = "pid") || data4.startTime === void 0 && (missing2 = "startTime") || data4.bootId === void 0 && (missing2 = "bootId"))
                                return validate21.errors = [{ instancePath: instancePath + "/holder", schemaPath: "#/oneOf/1/properties/holder/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                              if (data4.pid !== void 0) {
                                let data5 = data4.pid, _errs17 = errors;
                                if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5)))
                                  return validate21.errors = [{ instancePath: instancePath + "/holder/pid", schemaPath: "#/oneOf/1/properties/holder/properties/pid/type", keyword: "type", params: { type: "integer" } }], !1;
                                if (errors === _errs17 && typeof data5 == "number" && (data5 < 0 || isNaN(data5)))
                                  return validate21.errors = [{ instancePath: instancePath + "/holder/pid", schemaPath: "#/oneOf/1/properties/holder/properties/pid/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                var valid4 = _errs17 === errors;
                              } else
                                var valid4 = !0;
                              if (valid4) {
                                if (data4.startTime !== void 0) {
                                  let data6 = data4.startTime, _errs19 = errors;
                                  if (errors === _errs19)
                                    if (typeof data6 == "string") {
                                      if (data6.length > 64 && func2(data6) > 64)
                                        return validate21.errors = [{ instancePath: instancePath + "/holder/startTime", schemaPath: "#/oneOf/1/properties/holder/properties/startTime/maxLength", keyword: "maxLength", params: { limit: 64 } }], !1;
                                    } else
                                      return validate21.errors = [{ instancePath: instancePath + "/holder/startTime", schemaPath: "#/oneOf/1/properties/holder/properties/startTime/type", keyword: "type", params: { type: "string" } }], !1;
                                  var valid4 = _errs19 === errors;
                                } else
                                  var valid4 = !0;
                                if (valid4)
                                  if (data4.bootId !== void 0) {
                                    let data7 = data4.bootId, _errs21 = errors;
                                    if (errors === _errs21)
                                      if (typeof data7 == "string") {
                                        if (data7.length > 64 && func2(data7) > 64)
                                          return validate21.errors = [{ instancePath: instancePath + "/holder/bootId", schemaPath: "#/oneOf/1/properties/holder/properties/bootId/maxLength", keyword: "maxLength", params: { limit: 64 } }], !1;
                                      } else
                                        return validate21.errors = [{ instancePath: instancePath + "/holder/bootId", schemaPath: "#/oneOf/1/properties/holder/properties/bootId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid4 = _errs21 === errors;
                                  } else
                                    var valid4 = !0;
                              }
                            } else
                              return validate21.errors = [{ instancePath: instancePath + "/holder", schemaPath: "#/oneOf/1/properties/holder/type", keyword: "type", params: { type: "object" } }], !1;
                          var valid3 = _errs14 === errors;
                        } else
                          var valid3 = !0;
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "opened") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing3;
                if (data.v === void 0 && (missing3 = "v") || data.atMs === void 0 && (missing3 = "atMs") || data.jobId === void 0 && (missing3 = "jobId") || data.kind === void 0 && (missing3 = "kind") || data.sessionId === void 0 && (missing3 = "sessionId") || data.stepsCompleted === void 0 && (missing3 = "stepsCompleted"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                if (data.v !== void 0) {
                  let data8 = data.v, _errs26 = errors;
                  if (typeof data8 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/2/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data8 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/2/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid6 = _errs26 === errors;
                } else
                  var valid6 = !0;
                if (valid6) {
                  if (data.atMs !== void 0) {
                    let data9 = data.atMs, _errs28 = errors;
                    if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9)))
                      return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/2/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs28 && typeof data9 == "number" && (data9 < 0 || isNaN(data9)))
                      return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/2/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid6 = _errs28 === errors;
                  } else
                    var valid6 = !0;
                  if (valid6) {
                    if (data.jobId !== void 0) {
                      let data10 = data.jobId, _errs30 = errors;
                      if (errors === _errs30)
                        if (typeof data10 == "string") {
                          if (!pattern0.test(data10))
                            return validate21.errors = [{ instancePath: instancePath + "/jobId", schemaPath: "#/oneOf/2/properties/jobId/pattern", keyword: "pattern", params: { pattern: "^job_[a-z0-9]{1,64}$" } }], !1;
                        } else
                          return validate21.errors = [{ instancePath: instancePath + "/jobId", schemaPath: "#/oneOf/2/properties/jobId/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid6 = _errs30 === errors;
                    } else
                      var valid6 = !0;
                    if (valid6) {
                      if (data.kind !== void 0) {
                        let data11 = data.kind, _errs32 = errors;
                        if (typeof data11 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data11 !== "opened")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "opened" } }], !1;
                        var valid6 = _errs32 === errors;
                      } else
                        var valid6 = !0;
                      if (valid6) {
                        if (data.sessionId !== void 0) {
                          let data12 = data.sessionId, _errs34 = errors;
                          if (errors === _errs34)
                            if (typeof data12 == "string") {
                              if (!pattern14.test(data12))
                                return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/2/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                            } else
                              return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/2/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid6 = _errs34 === errors;
                        } else
                          var valid6 = !0;
                        if (valid6)
                          if (data.stepsCompleted !== void 0) {
                            let data13 = data.stepsCompleted, _errs36 = errors;
                            if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13)))
                              return validate21.errors = [{ instancePath: instancePath + "/stepsCompleted", schemaPath: "#/oneOf/2/properties/stepsCompleted/type", keyword: "type", params: { type: "integer" } }], !1;
                            if (errors === _errs36 && typeof data13 == "number" && (data13 < 0 || isNaN(data13)))
                              return validate21.errors = [{ instancePath: instancePath + "/stepsCompleted", schemaPath: "#/oneOf/2/properties/stepsCompleted/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                            var valid6 = _errs36 === errors;
                          } else
                            var valid6 = !0;
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "discarded") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing4;
                if (data.v === void 0 && (missing4 = "v") || data.atMs === void 0 && (missing4 = "atMs") || data.jobId === void 0 && (missing4 = "jobId") || data.kind === void 0 && (missing4 = "kind") || data.sessionId === void 0 && (missing4 = "sessionId"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                if (data.v !== void 0) {
                  let data14 = data.v, _errs41 = errors;
                  if (typeof data14 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/3/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data14 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/3/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid8 = _errs41 === errors;
                } else
                  var valid8 = !0;
                if (valid8) {
                  if (data.atMs !== void 0) {
                    let data15 = data.atMs, _errs43 = errors;
                    if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15)))
                      return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/3/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs43 && typeof data15 == "number" && (data15 < 0 || isNaN(data15)))
                      return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/3/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid8 = _errs43 === errors;
                  } else
                    var valid8 = !0;
                  if (valid8) {
                    if (data.jobId !== void 0) {
                      let data16 = data.jobId, _errs45 = errors;
                      if (errors === _errs45)
                        if (typeof data16 == "string") {
                          if (!pattern0.test(data16))
                            return validate21.errors = [{ instancePath: instancePath + "/jobId", schemaPath: "#/oneOf/3/properties/jobId/pattern", keyword: "pattern", params: { pattern: "^job_[a-z0-9]{1,64}$" } }], !1;
                        } else
                          return validate21.errors = [{ instancePath: instancePath + "/jobId", schemaPath: "#/oneOf/3/properties/jobId/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid8 = _errs45 === errors;
                    } else
                      var valid8 = !0;
                    if (valid8) {
                      if (data.kind !== void 0) {
                        let data17 = data.kind, _errs47 = errors;
                        if (typeof data17 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data17 !== "discarded")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "discarded" } }], !1;
                        var valid8 = _errs47 === errors;
                      } else
                        var valid8 = !0;
                      if (valid8)
                        if (data.sessionId !== void 0) {
                          let data18 = data.sessionId, _errs49 = errors;
                          if (errors === _errs49)
                            if (typeof data18 == "string") {
                              if (!pattern14.test(data18))
                                return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/3/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                            } else
                              return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/3/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid8 = _errs49 === errors;
                        } else
                          var valid8 = !0;
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/3/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "released") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing5;
                if (data.v === void 0 && (missing5 = "v") || data.atMs === void 0 && (missing5 = "atMs") || data.jobId === void 0 && (missing5 = "jobId") || data.kind === void 0 && (missing5 = "kind") || data.why === void 0 && (missing5 = "why") || data.stepsCompleted === void 0 && (missing5 = "stepsCompleted") || data.retryAtMs === void 0 && (missing5 = "retryAtMs") || data.reason === void 0 && (missing5 = "reason"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: missing5 } }], !1;
                if (data.v !== void 0) {
                  let data19 = data.v, _errs54 = errors;
                  if (typeof data19 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/4/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data19 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/4/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid10 = _errs54 === errors;
                } else
                  var valid10 = !0;
                if (valid10) {
                  if (data.atMs !== void 0) {
                    let data20 = data.atMs, _errs56 = errors;
                    if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20)))
                      return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/4/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs56 && typeof data20 == "number" && (data20 < 0 || isNaN(data20)))
                      return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/4/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid10 = _errs56 === errors;
                  } else
                    var valid10 = !0;
                  if (valid10) {
                    if (data.jobId !== void 0) {
                      let data21 = data.jobId, _errs58 = errors;
                      if (errors === _errs58)
                        if (typeof data21 == "string") {
                          if (!pattern0.test(data21))
                            return validate21.errors = [{ instancePath: instancePath + "/jobId", schemaPath: "#/oneOf/4/properties/jobId/pattern", keyword: "pattern", params: { pattern: "^job_[a-z0-9]{1,64}$" } }], !1;
                        } else
                          return validate21.errors = [{ instancePath: instancePath + "/jobId", schemaPath: "#/oneOf/4/properties/jobId/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid10 = _errs58 === errors;
                    } else
                      var valid10 = !0;
                    if (valid10) {
                      if (data.kind !== void 0) {
                        let data22 = data.kind, _errs60 = errors;
                        if (typeof data22 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data22 !== "released")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "released" } }], !1;
                        var valid10 = _errs60 === errors;
                      } else
                        var valid10 = !0;
                      if (valid10) {
                        if (data.why !== void 0) {
                          let data23 = data.why, _errs62 = errors;
                          if (typeof data23 != "string")
                            return validate21.errors = [{ instancePath: instancePath + "/why", schemaPath: "#/oneOf/4/properties/why/type", keyword: "type", params: { type: "string" } }], !1;
                          if (!(data23 === "stopped" || data23 === "failed" || data23 === "requeued"))
                            return validate21.errors = [{ instancePath: instancePath + "/why", schemaPath: "#/oneOf/4/properties/why/enum", keyword: "enum", params: { allowedValues: schema6.oneOf[4].properties.why.enum } }], !1;
                          var valid10 = _errs62 === errors;
                        } else
                          var valid10 = !0;
                        if (valid10) {
                          if (data.stepsCompleted !== void 0) {
                            let data24 = data.stepsCompleted, _errs64 = errors;
                            if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24)))
                              return validate21.errors = [{ instancePath: instancePath + "/stepsCompleted", schemaPath: "#/oneOf/4/properties/stepsCompleted/type", keyword: "type", params: { type: "integer" } }], !1;
                            if (errors === _errs64 && typeof data24 == "number" && (data24 < 0 || isNaN(data24)))
                              return validate21.errors = [{ instancePath: instancePath + "/stepsCompleted", schemaPath: "#/oneOf/4/properties/stepsCompleted/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                            var valid10 = _errs64 === errors;
                          } else
                            var valid10 = !0;
                          if (valid10) {
                            if (data.retryAtMs !== void 0) {
                              let data25 = data.retryAtMs, _errs66 = errors;
                              if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25)))
                                return validate21.errors = [{ instancePath: instancePath + "/retryAtMs", schemaPath: "#/oneOf/4/properties/retryAtMs/type", keyword: "type", params: { type: "integer" } }], !1;
                              if (errors === _errs66 && typeof data25 == "number" && (data25 < 0 || isNaN(data25)))
                                return validate21.errors = [{ instancePath: instancePath + "/retryAtMs", schemaPath: "#/oneOf/4/properties/retryAtMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                              var valid10 = _errs66 === errors;
                            } else
                              var valid10 = !0;
                            if (valid10)
                              if (data.reason !== void 0) {
                                let data26 = data.reason, _errs68 = errors;
                                if (errors === _errs68)
                                  if (typeof data26 == "string") {
                                    if (data26.length > 1024 && func2(data26) > 1024)
                                      return validate21.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/oneOf/4/properties/reason/maxLength", keyword: "maxLength", params: { limit: 1024 } }], !1;
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/oneOf/4/properties/reason/type", keyword: "type", params: { type: "string" } }], !1;
                                var valid10 = _errs68 === errors;
                              } else
                                var valid10 = !0;
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
                let missing6;
                if (data.v === void 0 && (missing6 = "v") || data.atMs === void 0 && (missing6 = "atMs") || data.jobId === void 0 && (missing6 = "jobId") || data.kind === void 0 && (missing6 = "kind") || data.reason === void 0 && (missing6 = "reason"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: missing6 } }], !1;
                if (data.v !== void 0) {
                  let data27 = data.v, _errs73 = errors;
                  if (typeof data27 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/5/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data27 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/5/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid12 = _errs73 === errors;
                } else
                  var valid12 = !0;
                if (valid12) {
                  if (data.atMs !== void 0) {
                    let data28 = data.atMs, _errs75 = errors;
                    if (!(typeof data28 == "number" && !(data28 % 1) && !isNaN(data28)))
                      return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/5/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs75 && typeof data28 == "number" && (data28 < 0 || isNaN(data28)))
                      return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/5/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid12 = _errs75 === errors;
                  } else
                    var valid12 = !0;
                  if (valid12) {
                    if (data.jobId !== void 0) {
                      let data29 = data.jobId, _errs77 = errors;
                      if (errors === _errs77)
                        if (typeof data29 == "string") {
                          if (!pattern0.test(data29))
                            return validate21.errors = [{ instancePath: instancePath + "/jobId", schemaPath: "#/oneOf/5/properties/jobId/pattern", keyword: "pattern", params: { pattern: "^job_[a-z0-9]{1,64}$" } }], !1;
                        } else
                          return validate21.errors = [{ instancePath: instancePath + "/jobId", schemaPath: "#/oneOf/5/properties/jobId/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid12 = _errs77 === errors;
                    } else
                      var valid12 = !0;
                    if (valid12) {
                      if (data.kind !== void 0) {
                        let data30 = data.kind, _errs79 = errors;
                        if (typeof data30 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data30 !== "waiting")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/const", keyword: "const", params: { allowedValue: "waiting" } }], !1;
                        var valid12 = _errs79 === errors;
                      } else
                        var valid12 = !0;
                      if (valid12)
                        if (data.reason !== void 0) {
                          let data31 = data.reason, _errs81 = errors;
                          if (errors === _errs81)
                            if (typeof data31 == "string") {
                              if (data31.length > 1024 && func2(data31) > 1024)
                                return validate21.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/oneOf/5/properties/reason/maxLength", keyword: "maxLength", params: { limit: 1024 } }], !1;
                            } else
                              return validate21.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/oneOf/5/properties/reason/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid12 = _errs81 === errors;
                        } else
                          var valid12 = !0;
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/5/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "finished") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing7;
                if (data.v === void 0 && (missing7 = "v") || data.atMs === void 0 && (missing7 = "atMs") || data.jobId === void 0 && (missing7 = "jobId") || data.kind === void 0 && (missing7 = "kind"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: missing7 } }], !1;
                if (data.v !== void 0) {
                  let data32 = data.v, _errs86 = errors;
                  if (typeof data32 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/6/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data32 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/6/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid14 = _errs86 === errors;
                } else
                  var valid14 = !0;
                if (valid14) {
                  if (data.atMs !== void 0) {
                    let data33 = data.atMs, _errs88 = errors;
                    if (!(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33)))
                      return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/6/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs88 && typeof data33 == "number" && (data33 < 0 || isNaN(data33)))
                      return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/6/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid14 = _errs88 === errors;
                  } else
                    var valid14 = !0;
                  if (valid14) {
                    if (data.jobId !== void 0) {
                      let data34 = data.jobId, _errs90 = errors;
                      if (errors === _errs90)
                        if (typeof data34 == "string") {
                          if (!pattern0.test(data34))
                            return validate21.errors = [{ instancePath: instancePath + "/jobId", schemaPath: "#/oneOf/6/properties/jobId/pattern", keyword: "pattern", params: { pattern: "^job_[a-z0-9]{1,64}$" } }], !1;
                        } else
                          return validate21.errors = [{ instancePath: instancePath + "/jobId", schemaPath: "#/oneOf/6/properties/jobId/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid14 = _errs90 === errors;
                    } else
                      var valid14 = !0;
                    if (valid14)
                      if (data.kind !== void 0) {
                        let data35 = data.kind, _errs92 = errors;
                        if (typeof data35 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/6/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data35 !== "finished")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/6/properties/kind/const", keyword: "const", params: { allowedValue: "finished" } }], !1;
                        var valid14 = _errs92 === errors;
                      } else
                        var valid14 = !0;
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/6/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "dropped") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing8;
                if (data.v === void 0 && (missing8 = "v") || data.atMs === void 0 && (missing8 = "atMs") || data.jobId === void 0 && (missing8 = "jobId") || data.kind === void 0 && (missing8 = "kind") || data.reason === void 0 && (missing8 = "reason"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: missing8 } }], !1;
                if (data.v !== void 0) {
                  let data36 = data.v, _errs97 = errors;
                  if (typeof data36 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/7/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data36 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/7/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid16 = _errs97 === errors;
                } else
                  var valid16 = !0;
                if (valid16) {
                  if (data.atMs !== void 0) {
                    let data37 = data.atMs, _errs99 = errors;
                    if (!(typeof data37 == "number" && !(data37 % 1) && !isNaN(data37)))
                      return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/7/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs99 && typeof data37 == "number" && (data37 < 0 || isNaN(data37)))
                      return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/7/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid16 = _errs99 === errors;
                  } else
                    var valid16 = !0;
                  if (valid16) {
                    if (data.jobId !== void 0) {
                      let data38 = data.jobId, _errs101 = errors;
                      if (errors === _errs101)
                        if (typeof data38 == "string") {
                          if (!pattern0.test(data38))
                            return validate21.errors = [{ instancePath: instancePath + "/jobId", schemaPath: "#/oneOf/7/properties/jobId/pattern", keyword: "pattern", params: { pattern: "^job_[a-z0-9]{1,64}$" } }], !1;
                        } else
                          return validate21.errors = [{ instancePath: instancePath + "/jobId", schemaPath: "#/oneOf/7/properties/jobId/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid16 = _errs101 === errors;
                    } else
                      var valid16 = !0;
                    if (valid16) {
                      if (data.kind !== void 0) {
                        let data39 = data.kind, _errs103 = errors;
                        if (typeof data39 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/7/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data39 !== "dropped")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/7/properties/kind/const", keyword: "const", params: { allowedValue: "dropped" } }], !1;
                        var valid16 = _errs103 === errors;
                      } else
                        var valid16 = !0;
                      if (valid16)
                        if (data.reason !== void 0) {
                          let data40 = data.reason, _errs105 = errors;
                          if (errors === _errs105)
                            if (typeof data40 == "string") {
                              if (data40.length > 1024 && func2(data40) > 1024)
                                return validate21.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/oneOf/7/properties/reason/maxLength", keyword: "maxLength", params: { limit: 1024 } }], !1;
                            } else
                              return validate21.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/oneOf/7/properties/reason/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid16 = _errs105 === errors;
                        } else
                          var valid16 = !0;
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
