// Generated from schemas/daemon-delivery.ts by `npm run generate`; do not edit.
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
var validateOutboxRecord = validate21, schema6 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Record of the outbox of a session of the daemon", type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ $ref: "#/definitions/part1" }, { type: "object", properties: { v: { type: "number", const: 1 }, index: { type: "integer", minimum: 0 }, atMs: { type: "integer", minimum: 0 }, kind: { type: "string", const: "planned" }, plan: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "changes" }, branch: { type: "string", pattern: "^(?!.*\\.\\.)(?!.*\\/\\/)[A-Za-z0-9_][A-Za-z0-9_./-]*$", maxLength: 200 }, parent: { type: "string", pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$" }, tree: { type: "string", pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$" }, files: { type: "integer", minimum: 0 }, title: { type: "string", maxLength: 100 }, text: { type: "string", maxLength: 49152 }, isDraft: { type: "boolean" } }, required: ["kind", "branch", "parent", "tree", "files", "title", "text", "isDraft"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "nothing_to_change" }, text: { type: "string", maxLength: 49152 } }, required: ["kind", "text"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "question" }, text: { type: "string", maxLength: 49152 } }, required: ["kind", "text"], additionalProperties: !0 }] } }, required: ["v", "index", "atMs", "kind", "plan"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, index: { type: "integer", minimum: 0 }, atMs: { type: "integer", minimum: 0 }, kind: { type: "string", const: "started" }, effect: { type: "string", enum: ["commit", "push", "pull_request", "label", "comment"] } }, required: ["v", "index", "atMs", "kind", "effect"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, index: { type: "integer", minimum: 0 }, atMs: { type: "integer", minimum: 0 }, kind: { type: "string", const: "done" }, effect: { type: "string", enum: ["commit", "push", "pull_request", "label", "comment"] }, proof: { type: "object", properties: { commit: { type: "string", pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$" }, ref: { type: "string", maxLength: 512 }, number: { type: "integer", minimum: 0 }, url: { type: "string", maxLength: 2048 }, labels: { type: "array", items: { type: "string", maxLength: 50 }, maxItems: 20 } }, additionalProperties: !0 } }, required: ["v", "index", "atMs", "kind", "effect", "proof"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, index: { type: "integer", minimum: 0 }, atMs: { type: "integer", minimum: 0 }, kind: { type: "string", const: "refused" }, gate: { type: "string", enum: ["repository", "base", "paths", "size", "secrets", "checks"] }, reason: { type: "string", maxLength: 1024 }, allowed: { type: "string", maxLength: 1024 } }, required: ["v", "index", "atMs", "kind", "gate", "reason", "allowed"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, index: { type: "integer", minimum: 0 }, atMs: { type: "integer", minimum: 0 }, kind: { type: "string", const: "failed" }, effect: { type: "string", enum: ["commit", "push", "pull_request", "label", "comment"] }, reason: { type: "string", maxLength: 1024 } }, required: ["v", "index", "atMs", "kind", "effect", "reason"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, index: { type: "integer", minimum: 0 }, atMs: { type: "integer", minimum: 0 }, kind: { type: "string", const: "closed" } }, required: ["v", "index", "atMs", "kind"], additionalProperties: !0 }], definitions: { part2: { type: "object", properties: { remote: { type: "string", pattern: "^(?!.*\\.\\.)(?!.*\\/\\/)[A-Za-z0-9_][A-Za-z0-9_./-]*$", maxLength: 200 }, baseBranch: { type: "string", pattern: "^(?!.*\\.\\.)(?!.*\\/\\/)[A-Za-z0-9_][A-Za-z0-9_./-]*$", maxLength: 200 }, forge: { type: "object", properties: { kind: { type: "string", const: "github" }, owner: { type: "string", pattern: "^[A-Za-z0-9_.-]+$", maxLength: 100 }, repo: { type: "string", pattern: "^[A-Za-z0-9_.-]+$", maxLength: 100 }, baseUrl: { type: "string", pattern: "^(?:https:\\/\\/|http:\\/\\/(?:127\\.0\\.0\\.1|localhost)[:/])[^\\s@]+$", maxLength: 2048 }, tokenVariable: { type: "string", pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$" } }, required: ["kind", "owner", "repo"], additionalProperties: !1 }, labels: { type: "array", items: { type: "string", minLength: 1, maxLength: 50, pattern: "^[^\\r\\n\\0]*$" }, maxItems: 20 }, paths: { type: "array", items: { type: "string", minLength: 1, maxLength: 4096 }, maxItems: 100 }, protectedPaths: { type: "array", items: { type: "string", minLength: 1, maxLength: 4096 }, maxItems: 100 }, secretPaths: { type: "array", items: { type: "string", minLength: 1, maxLength: 4096 }, maxItems: 100 }, filesMax: { type: "integer", minimum: 1, maximum: 3e3 }, bytesMax: { type: "integer", minimum: 1, maximum: 104857600 }, checks: { type: "array", items: { type: "string", minLength: 1, maxLength: 4096, pattern: "^[^\\r\\n\\0]*$" }, maxItems: 20 }, author: { type: "object", properties: { name: { type: "string", minLength: 1, maxLength: 100, pattern: "^[^\\r\\n\\0]*$" }, email: { type: "string", minLength: 1, maxLength: 200, pattern: "^[^\\r\\n\\0]*$" } }, required: ["name", "email"], additionalProperties: !1 }, issue: { anyOf: [{ type: "integer", exclusiveMinimum: 0 }, { type: "null" }] } }, required: ["remote", "baseBranch", "issue"], additionalProperties: !0 }, part1: { type: "object", properties: { v: { type: "number", const: 1 }, index: { type: "integer", minimum: 0 }, atMs: { type: "integer", minimum: 0 }, kind: { type: "string", const: "requested" }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, target: { $ref: "#/definitions/part2" } }, required: ["v", "index", "atMs", "kind", "sessionId", "target"], additionalProperties: !0 } } };
var pattern0 = new RegExp("^sess_[a-z0-9_]{1,64}$", "u");
var func2 = require_ucs2length().default, pattern1 = new RegExp("^(?!.*\\.\\.)(?!.*\\/\\/)[A-Za-z0-9_][A-Za-z0-9_./-]*$", "u"), pattern3 = new RegExp("^[A-Za-z0-9_.-]+$", "u"), pattern5 = new RegExp("^(?:https:\\/\\/|http:\\/\\/(?:127\\.0\\.0\\.1|localhost)[:/])[^\\s@]+$", "u"), pattern6 = new RegExp("^[A-Za-z_][A-Za-z0-9_]{0,127}$", "u"), pattern7 = new RegExp("^[^\\r\\n\\0]*$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.remote === void 0 && (missing0 = "remote") || data.baseBranch === void 0 && (missing0 = "baseBranch") || data.issue === void 0 && (missing0 = "issue"))
        return validate23.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.remote !== void 0) {
        let data0 = data.remote, _errs2 = errors;
        if (errors === _errs2)
          if (typeof data0 == "string") {
            if (data0.length > 200 && func2(data0) > 200)
              return validate23.errors = [{ instancePath: instancePath + "/remote", schemaPath: "#/properties/remote/maxLength", keyword: "maxLength", params: { limit: 200 } }], !1;
            if (!pattern1.test(data0))
              return validate23.errors = [{ instancePath: instancePath + "/remote", schemaPath: "#/properties/remote/pattern", keyword: "pattern", params: { pattern: "^(?!.*\\.\\.)(?!.*\\/\\/)[A-Za-z0-9_][A-Za-z0-9_./-]*$" } }], !1;
          } else
            return validate23.errors = [{ instancePath: instancePath + "/remote", schemaPath: "#/properties/remote/type", keyword: "type", params: { type: "string" } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.baseBranch !== void 0) {
          let data1 = data.baseBranch, _errs4 = errors;
          if (errors === _errs4)
            if (typeof data1 == "string") {
              if (data1.length > 200 && func2(data1) > 200)
                return validate23.errors = [{ instancePath: instancePath + "/baseBranch", schemaPath: "#/properties/baseBranch/maxLength", keyword: "maxLength", params: { limit: 200 } }], !1;
              if (!pattern1.test(data1))
                return validate23.errors = [{ instancePath: instancePath + "/baseBranch", schemaPath: "#/properties/baseBranch/pattern", keyword: "pattern", params: { pattern: "^(?!.*\\.\\.)(?!.*\\/\\/)[A-Za-z0-9_][A-Za-z0-9_./-]*$" } }], !1;
            } else
              return validate23.errors = [{ instancePath: instancePath + "/baseBranch", schemaPath: "#/properties/baseBranch/type", keyword: "type", params: { type: "string" } }], !1;
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
                  return validate23.errors = [{ instancePath: instancePath + "/forge", schemaPath: "#/properties/forge/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                {
                  let _errs8 = errors;
                  for (let key0 in data2)
                    if (!(key0 === "kind" || key0 === "owner" || key0 === "repo" || key0 === "baseUrl" || key0 === "tokenVariable")) {
                      return validate23.errors = [{ instancePath: instancePath + "/forge", schemaPath: "#/properties/forge/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
                      break;
                    }
                  if (_errs8 === errors) {
                    if (data2.kind !== void 0) {
                      let data3 = data2.kind, _errs9 = errors;
                      if (typeof data3 != "string")
                        return validate23.errors = [{ instancePath: instancePath + "/forge/kind", schemaPath: "#/properties/forge/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                      if (data3 !== "github")
                        return validate23.errors = [{ instancePath: instancePath + "/forge/kind", schemaPath: "#/properties/forge/properties/kind/const", keyword: "const", params: { allowedValue: "github" } }], !1;
                      var valid1 = _errs9 === errors;
                    } else
                      var valid1 = !0;
                    if (valid1) {
                      if (data2.owner !== void 0) {
                        let data4 = data2.owner, _errs11 = errors;
                        if (errors === _errs11)
                          if (typeof data4 == "string") {
                            if (data4.length > 100 && func2(data4) > 100)
                              return validate23.errors = [{ instancePath: instancePath + "/forge/owner", schemaPath: "#/properties/forge/properties/owner/maxLength", keyword: "maxLength", params: { limit: 100 } }], !1;
                            if (!pattern3.test(data4))
                              return validate23.errors = [{ instancePath: instancePath + "/forge/owner", schemaPath: "#/properties/forge/properties/owner/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_.-]+$" } }], !1;
                          } else
                            return validate23.errors = [{ instancePath: instancePath + "/forge/owner", schemaPath: "#/properties/forge/properties/owner/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid1 = _errs11 === errors;
                      } else
                        var valid1 = !0;
                      if (valid1) {
                        if (data2.repo !== void 0) {
                          let data5 = data2.repo, _errs13 = errors;
                          if (errors === _errs13)
                            if (typeof data5 == "string") {
                              if (data5.length > 100 && func2(data5) > 100)
                                return validate23.errors = [{ instancePath: instancePath + "/forge/repo", schemaPath: "#/properties/forge/properties/repo/maxLength", keyword: "maxLength", params: { limit: 100 } }], !1;
                              if (!pattern3.test(data5))
                                return validate23.errors = [{ instancePath: instancePath + "/forge/repo", schemaPath: "#/properties/forge/properties/repo/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_.-]+$" } }], !1;
                            } else
                              return validate23.errors = [{ instancePath: instancePath + "/forge/repo", schemaPath: "#/properties/forge/properties/repo/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid1 = _errs13 === errors;
                        } else
                          var valid1 = !0;
                        if (valid1) {
                          if (data2.baseUrl !== void 0) {
                            let data6 = data2.baseUrl, _errs15 = errors;
                            if (errors === _errs15)
                              if (typeof data6 == "string") {
                                if (data6.length > 2048 && func2(data6) > 2048)
                                  return validate23.errors = [{ instancePath: instancePath + "/forge/baseUrl", schemaPath: "#/properties/forge/properties/baseUrl/maxLength", keyword: "maxLength", params: { limit: 2048 } }], !1;
                                if (!pattern5.test(data6))
                                  return validate23.errors = [{ instancePath: instancePath + "/forge/baseUrl", schemaPath: "#/properties/forge/properties/baseUrl/pattern", keyword: "pattern", params: { pattern: "^(?:https:\\/\\/|http:\\/\\/(?:127\\.0\\.0\\.1|localhost)[:/])[^\\s@]+$" } }], !1;
                              } else
                                return validate23.errors = [{ instancePath: instancePath + "/forge/baseUrl", schemaPath: "#/properties/forge/properties/baseUrl/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid1 = _errs15 === errors;
                          } else
                            var valid1 = !0;
                          if (valid1)
                            if (data2.tokenVariable !== void 0) {
                              let data7 = data2.tokenVariable, _errs17 = errors;
                              if (errors === _errs17)
                                if (typeof data7 == "string") {
                                  if (!pattern6.test(data7))
                                    return validate23.errors = [{ instancePath: instancePath + "/forge/tokenVariable", schemaPath: "#/properties/forge/properties/tokenVariable/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$" } }], !1;
                                } else
                                  return validate23.errors = [{ instancePath: instancePath + "/forge/tokenVariable", schemaPath: "#/properties/forge/properties/tokenVariable/type", keyword: "type", params: { type: "string" } }], !1;
                              var valid1 = _errs17 === errors;
                            } else
                              var valid1 = !0;
                        }
                      }
                    }
                  }
                }
              } else
                return validate23.errors = [{ instancePath: instancePath + "/forge", schemaPath: "#/properties/forge/type", keyword: "type", params: { type: "object" } }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.labels !== void 0) {
              let data8 = data.labels, _errs19 = errors;
              if (errors === _errs19)
                if (Array.isArray(data8)) {
                  if (data8.length > 20)
                    return validate23.errors = [{ instancePath: instancePath + "/labels", schemaPath: "#/properties/labels/maxItems", keyword: "maxItems", params: { limit: 20 } }], !1;
                  {
                    var valid2 = !0;
                    let len0 = data8.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data9 = data8[i0], _errs21 = errors;
                      if (errors === _errs21)
                        if (typeof data9 == "string") {
                          if (data9.length > 50 && func2(data9) > 50)
                            return validate23.errors = [{ instancePath: instancePath + "/labels/" + i0, schemaPath: "#/properties/labels/items/maxLength", keyword: "maxLength", params: { limit: 50 } }], !1;
                          if (func2(data9) < 1)
                            return validate23.errors = [{ instancePath: instancePath + "/labels/" + i0, schemaPath: "#/properties/labels/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                          if (!pattern7.test(data9))
                            return validate23.errors = [{ instancePath: instancePath + "/labels/" + i0, schemaPath: "#/properties/labels/items/pattern", keyword: "pattern", params: { pattern: "^[^\\r\\n\\0]*$" } }], !1;
                        } else
                          return validate23.errors = [{ instancePath: instancePath + "/labels/" + i0, schemaPath: "#/properties/labels/items/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid2 = _errs21 === errors;
                      if (!valid2)
                        break;
                    }
                  }
                } else
                  return validate23.errors = [{ instancePath: instancePath + "/labels", schemaPath: "#/properties/labels/type", keyword: "type", params: { type: "array" } }], !1;
              var valid0 = _errs19 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.paths !== void 0) {
                let data10 = data.paths, _errs23 = errors;
                if (errors === _errs23)
                  if (Array.isArray(data10)) {
                    if (data10.length > 100)
                      return validate23.errors = [{ instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/maxItems", keyword: "maxItems", params: { limit: 100 } }], !1;
                    {
                      var valid3 = !0;
                      let len1 = data10.length;
                      for (let i1 = 0; i1 < len1; i1++) {
                        let data11 = data10[i1], _errs25 = errors;
                        if (errors === _errs25)
                          if (typeof data11 == "string") {
                            if (data11.length > 4096 && func2(data11) > 4096)
                              return validate23.errors = [{ instancePath: instancePath + "/paths/" + i1, schemaPath: "#/properties/paths/items/maxLength", keyword: "maxLength", params: { limit: 4096 } }], !1;
                            if (func2(data11) < 1)
                              return validate23.errors = [{ instancePath: instancePath + "/paths/" + i1, schemaPath: "#/properties/paths/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                          } else
                            return validate23.errors = [{ instancePath: instancePath + "/paths/" + i1, schemaPath: "#/properties/paths/items/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid3 = _errs25 === errors;
                        if (!valid3)
                          break;
                      }
                    }
                  } else
                    return validate23.errors = [{ instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/type", keyword: "type", params: { type: "array" } }], !1;
                var valid0 = _errs23 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.protectedPaths !== void 0) {
                  let data12 = data.protectedPaths, _errs27 = errors;
                  if (errors === _errs27)
                    if (Array.isArray(data12)) {
                      if (data12.length > 100)
                        return validate23.errors = [{ instancePath: instancePath + "/protectedPaths", schemaPath: "#/properties/protectedPaths/maxItems", keyword: "maxItems", params: { limit: 100 } }], !1;
                      {
                        var valid4 = !0;
                        let len2 = data12.length;
                        for (let i2 = 0; i2 < len2; i2++) {
                          let data13 = data12[i2], _errs29 = errors;
                          if (errors === _errs29)
                            if (typeof data13 == "string") {
                              if (data13.length > 4096 && func2(data13) > 4096)
                                return validate23.errors = [{ instancePath: instancePath + "/protectedPaths/" + i2, schemaPath: "#/properties/protectedPaths/items/maxLength", keyword: "maxLength", params: { limit: 4096 } }], !1;
                              if (func2(data13) < 1)
                                return validate23.errors = [{ instancePath: instancePath + "/protectedPaths/" + i2, schemaPath: "#/properties/protectedPaths/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                            } else
                              return validate23.errors = [{ instancePath: instancePath + "/protectedPaths/" + i2, schemaPath: "#/properties/protectedPaths/items/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid4 = _errs29 === errors;
                          if (!valid4)
                            break;
                        }
                      }
                    } else
                      return validate23.errors = [{ instancePath: instancePath + "/protectedPaths", schemaPath: "#/properties/protectedPaths/type", keyword: "type", params: { type: "array" } }], !1;
                  var valid0 = _errs27 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.secretPaths !== void 0) {
                    let data14 = data.secretPaths, _errs31 = errors;
                    if (errors === _errs31)
                      if (Array.isArray(data14)) {
                        if (data14.length > 100)
                          return validate23.errors = [{ instancePath: instancePath + "/secretPaths", schemaPath: "#/properties/secretPaths/maxItems", keyword: "maxItems", params: { limit: 100 } }], !1;
                        {
                          var valid5 = !0;
                          let len3 = data14.length;
                          for (let i3 = 0; i3 < len3; i3++) {
                            let data15 = data14[i3], _errs33 = errors;
                            if (errors === _errs33)
                              if (typeof data15 == "string") {
                                if (data15.length > 4096 && func2(data15) > 4096)
                                  return validate23.errors = [{ instancePath: instancePath + "/secretPaths/" + i3, schemaPath: "#/properties/secretPaths/items/maxLength", keyword: "maxLength", params: { limit: 4096 } }], !1;
                                if (func2(data15) < 1)
                                  return validate23.errors = [{ instancePath: instancePath + "/secretPaths/" + i3, schemaPath: "#/properties/secretPaths/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                              } else
                                return validate23.errors = [{ instancePath: instancePath + "/secretPaths/" + i3, schemaPath: "#/properties/secretPaths/items/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid5 = _errs33 === errors;
                            if (!valid5)
                              break;
                          }
                        }
                      } else
                        return validate23.errors = [{ instancePath: instancePath + "/secretPaths", schemaPath: "#/properties/secretPaths/type", keyword: "type", params: { type: "array" } }], !1;
                    var valid0 = _errs31 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.filesMax !== void 0) {
                      let data16 = data.filesMax, _errs35 = errors;
                      if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16)))
                        return validate23.errors = [{ instancePath: instancePath + "/filesMax", schemaPath: "#/properties/filesMax/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs35 && typeof data16 == "number") {
                        if (data16 > 3e3 || isNaN(data16))
                          return validate23.errors = [{ instancePath: instancePath + "/filesMax", schemaPath: "#/properties/filesMax/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3e3 } }], !1;
                        if (data16 < 1 || isNaN(data16))
                          return validate23.errors = [{ instancePath: instancePath + "/filesMax", schemaPath: "#/properties/filesMax/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }], !1;
                      }
                      var valid0 = _errs35 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.bytesMax !== void 0) {
                        let data17 = data.bytesMax, _errs37 = errors;
                        if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17)))
                          return validate23.errors = [{ instancePath: instancePath + "/bytesMax", schemaPath: "#/properties/bytesMax/type", keyword: "type", params: { type: "integer" } }], !1;
                        if (errors === _errs37 && typeof data17 == "number") {
                          if (data17 > 104857600 || isNaN(data17))
                            return validate23.errors = [{ instancePath: instancePath + "/bytesMax", schemaPath: "#/properties/bytesMax/maximum", keyword: "maximum", params: { comparison: "<=", limit: 104857600 } }], !1;
                          if (data17 < 1 || isNaN(data17))
                            return validate23.errors = [{ instancePath: instancePath + "/bytesMax", schemaPath: "#/properties/bytesMax/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }], !1;
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
                                return validate23.errors = [{ instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/maxItems", keyword: "maxItems", params: { limit: 20 } }], !1;
                              {
                                var valid6 = !0;
                                let len4 = data18.length;
                                for (let i4 = 0; i4 < len4; i4++) {
                                  let data19 = data18[i4], _errs41 = errors;
                                  if (errors === _errs41)
                                    if (typeof data19 == "string") {
                                      if (data19.length > 4096 && func2(data19) > 4096)
                                        return validate23.errors = [{ instancePath: instancePath + "/checks/" + i4, schemaPath: "#/properties/checks/items/maxLength", keyword: "maxLength", params: { limit: 4096 } }], !1;
                                      if (func2(data19) < 1)
                                        return validate23.errors = [{ instancePath: instancePath + "/checks/" + i4, schemaPath: "#/properties/checks/items/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                      if (!pattern7.test(data19))
                                        return validate23.errors = [{ instancePath: instancePath + "/checks/" + i4, schemaPath: "#/properties/checks/items/pattern", keyword: "pattern", params: { pattern: "^[^\\r\\n\\0]*$" } }], !1;
                                    } else
                                      return validate23.errors = [{ instancePath: instancePath + "/checks/" + i4, schemaPath: "#/properties/checks/items/type", keyword: "type", params: { type: "string" } }], !1;
                                  var valid6 = _errs41 === errors;
                                  if (!valid6)
                                    break;
                                }
                              }
                            } else
                              return validate23.errors = [{ instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/type", keyword: "type", params: { type: "array" } }], !1;
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
                                  return validate23.errors = [{ instancePath: instancePath + "/author", schemaPath: "#/properties/author/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                                {
                                  let _errs45 = errors;
                                  for (let key1 in data20)
                                    if (!(key1 === "name" || key1 === "email")) {
                                      return validate23.errors = [{ instancePath: instancePath + "/author", schemaPath: "#/properties/author/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                                      break;
                                    }
                                  if (_errs45 === errors) {
                                    if (data20.name !== void 0) {
                                      let data21 = data20.name, _errs46 = errors;
                                      if (errors === _errs46)
                                        if (typeof data21 == "string") {
                                          if (data21.length > 100 && func2(data21) > 100)
                                            return validate23.errors = [{ instancePath: instancePath + "/author/name", schemaPath: "#/properties/author/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } }], !1;
                                          if (func2(data21) < 1)
                                            return validate23.errors = [{ instancePath: instancePath + "/author/name", schemaPath: "#/properties/author/properties/name/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                          if (!pattern7.test(data21))
                                            return validate23.errors = [{ instancePath: instancePath + "/author/name", schemaPath: "#/properties/author/properties/name/pattern", keyword: "pattern", params: { pattern: "^[^\\r\\n\\0]*$" } }], !1;
                                        } else
                                          return validate23.errors = [{ instancePath: instancePath + "/author/name", schemaPath: "#/properties/author/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid7 = _errs46 === errors;
                                    } else
                                      var valid7 = !0;
                                    if (valid7)
                                      if (data20.email !== void 0) {
                                        let data22 = data20.email, _errs48 = errors;
                                        if (errors === _errs48)
                                          if (typeof data22 == "string") {
                                            if (data22.length > 200 && func2(data22) > 200)
                                              return validate23.errors = [{ instancePath: instancePath + "/author/email", schemaPath: "#/properties/author/properties/email/maxLength", keyword: "maxLength", params: { limit: 200 } }], !1;
                                            if (func2(data22) < 1)
                                              return validate23.errors = [{ instancePath: instancePath + "/author/email", schemaPath: "#/properties/author/properties/email/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                            if (!pattern7.test(data22))
                                              return validate23.errors = [{ instancePath: instancePath + "/author/email", schemaPath: "#/properties/author/properties/email/pattern", keyword: "pattern", params: { pattern: "^[^\\r\\n\\0]*$" } }], !1;
                                          } else
                                            return validate23.errors = [{ instancePath: instancePath + "/author/email", schemaPath: "#/properties/author/properties/email/type", keyword: "type", params: { type: "string" } }], !1;
                                        var valid7 = _errs48 === errors;
                                      } else
                                        var valid7 = !0;
                                  }
                                }
                              } else
                                return validate23.errors = [{ instancePath: instancePath + "/author", schemaPath: "#/properties/author/type", keyword: "type", params: { type: "object" } }], !1;
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
                                return vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++, validate23.errors = vErrors, !1;
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
      return validate23.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate23.errors = vErrors, errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.v === void 0 && (missing0 = "v") || data.index === void 0 && (missing0 = "index") || data.atMs === void 0 && (missing0 = "atMs") || data.kind === void 0 && (missing0 = "kind") || data.sessionId === void 0 && (missing0 = "sessionId") || data.target === void 0 && (missing0 = "target"))
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
        if (data.index !== void 0) {
          let data1 = data.index, _errs4 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1)))
            return validate22.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "integer" } }], !1;
          if (errors === _errs4 && typeof data1 == "number" && (data1 < 0 || isNaN(data1)))
            return validate22.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.atMs !== void 0) {
            let data2 = data.atMs, _errs6 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2)))
              return validate22.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
            if (errors === _errs6 && typeof data2 == "number" && (data2 < 0 || isNaN(data2)))
              return validate22.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.kind !== void 0) {
              let data3 = data.kind, _errs8 = errors;
              if (typeof data3 != "string")
                return validate22.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
              if (data3 !== "requested")
                return validate22.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "requested" } }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.sessionId !== void 0) {
                let data4 = data.sessionId, _errs10 = errors;
                if (errors === _errs10)
                  if (typeof data4 == "string") {
                    if (!pattern0.test(data4))
                      return validate22.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                  } else
                    return validate22.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                var valid0 = _errs10 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.target !== void 0) {
                  let _errs12 = errors;
                  validate23(data.target, { instancePath: instancePath + "/target", parentData: data, parentDataProperty: "target", rootData }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length);
                  var valid0 = _errs12 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate22.errors = vErrors, errors === 0;
}
var pattern12 = new RegExp("^[0-9a-f]{40}(?:[0-9a-f]{24})?$", "u");
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
          if (tag0 === "requested")
            validate22(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
          else if (tag0 === "planned") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.v === void 0 && (missing1 = "v") || data.index === void 0 && (missing1 = "index") || data.atMs === void 0 && (missing1 = "atMs") || data.kind === void 0 && (missing1 = "kind") || data.plan === void 0 && (missing1 = "plan"))
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
                  if (data.index !== void 0) {
                    let data1 = data.index, _errs8 = errors;
                    if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/1/properties/index/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs8 && typeof data1 == "number" && (data1 < 0 || isNaN(data1)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/1/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid3 = _errs8 === errors;
                  } else
                    var valid3 = !0;
                  if (valid3) {
                    if (data.atMs !== void 0) {
                      let data2 = data.atMs, _errs10 = errors;
                      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/1/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs10 && typeof data2 == "number" && (data2 < 0 || isNaN(data2)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/1/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid3 = _errs10 === errors;
                    } else
                      var valid3 = !0;
                    if (valid3) {
                      if (data.kind !== void 0) {
                        let data3 = data.kind, _errs12 = errors;
                        if (typeof data3 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data3 !== "planned")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "planned" } }], !1;
                        var valid3 = _errs12 === errors;
                      } else
                        var valid3 = !0;
                      if (valid3)
                        if (data.plan !== void 0) {
                          let data4 = data.plan, _errs14 = errors;
                          if (errors === _errs14)
                            if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                              let missing2;
                              if (data4.kind === void 0 && (missing2 = "kind"))
                                return validate21.errors = [{ instancePath: instancePath + "/plan", schemaPath: "#/oneOf/1/properties/plan/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                              {
                                let tag1 = data4.kind;
                                if (typeof tag1 == "string")
                                  if (tag1 === "changes") {
                                    if (errors === errors)
                                      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                                        let missing3;
                                        if (data4.kind === void 0 && (missing3 = "kind") || data4.branch === void 0 && (missing3 = "branch") || data4.parent === void 0 && (missing3 = "parent") || data4.tree === void 0 && (missing3 = "tree") || data4.files === void 0 && (missing3 = "files") || data4.title === void 0 && (missing3 = "title") || data4.text === void 0 && (missing3 = "text") || data4.isDraft === void 0 && (missing3 = "isDraft"))
                                          return validate21.errors = [{ instancePath: instancePath + "/plan", schemaPath: "#/oneOf/1/properties/plan/oneOf/0/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                                        if (data4.kind !== void 0) {
                                          let data5 = data4.kind, _errs20 = errors;
                                          if (typeof data5 != "string")
                                            return validate21.errors = [{ instancePath: instancePath + "/plan/kind", schemaPath: "#/oneOf/1/properties/plan/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                          if (data5 !== "changes")
                                            return validate21.errors = [{ instancePath: instancePath + "/plan/kind", schemaPath: "#/oneOf/1/properties/plan/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "changes" } }], !1;
                                          var valid6 = _errs20 === errors;
                                        } else
                                          var valid6 = !0;
                                        if (valid6) {
                                          if (data4.branch !== void 0) {
                                            let data6 = data4.branch, _errs22 = errors;
                                            if (errors === _errs22)
                                              if (typeof data6 == "string") {
                                                if (data6.length > 200 && func2(data6) > 200)
                                                  return validate21.errors = [{ instancePath: instancePath + "/plan/branch", schemaPath: "#/oneOf/1/properties/plan/oneOf/0/properties/branch/maxLength", keyword: "maxLength", params: { limit: 200 } }], !1;
                                                if (!pattern1.test(data6))
                                                  return validate21.errors = [{ instancePath: instancePath + "/plan/branch", schemaPath: "#/oneOf/1/properties/plan/oneOf/0/properties/branch/pattern", keyword: "pattern", params: { pattern: "^(?!.*\\.\\.)(?!.*\\/\\/)[A-Za-z0-9_][A-Za-z0-9_./-]*$" } }], !1;
                                              } else
                                                return validate21.errors = [{ instancePath: instancePath + "/plan/branch", schemaPath: "#/oneOf/1/properties/plan/oneOf/0/properties/branch/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid6 = _errs22 === errors;
                                          } else
                                            var valid6 = !0;
                                          if (valid6) {
                                            if (data4.parent !== void 0) {
                                              let data7 = data4.parent, _errs24 = errors;
                                              if (errors === _errs24)
                                                if (typeof data7 == "string") {
                                                  if (!pattern12.test(data7))
                                                    return validate21.errors = [{ instancePath: instancePath + "/plan/parent", schemaPath: "#/oneOf/1/properties/plan/oneOf/0/properties/parent/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$" } }], !1;
                                                } else
                                                  return validate21.errors = [{ instancePath: instancePath + "/plan/parent", schemaPath: "#/oneOf/1/properties/plan/oneOf/0/properties/parent/type", keyword: "type", params: { type: "string" } }], !1;
                                              var valid6 = _errs24 === errors;
                                            } else
                                              var valid6 = !0;
                                            if (valid6) {
                                              if (data4.tree !== void 0) {
                                                let data8 = data4.tree, _errs26 = errors;
                                                if (errors === _errs26)
                                                  if (typeof data8 == "string") {
                                                    if (!pattern12.test(data8))
                                                      return validate21.errors = [{ instancePath: instancePath + "/plan/tree", schemaPath: "#/oneOf/1/properties/plan/oneOf/0/properties/tree/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$" } }], !1;
                                                  } else
                                                    return validate21.errors = [{ instancePath: instancePath + "/plan/tree", schemaPath: "#/oneOf/1/properties/plan/oneOf/0/properties/tree/type", keyword: "type", params: { type: "string" } }], !1;
                                                var valid6 = _errs26 === errors;
                                              } else
                                                var valid6 = !0;
                                              if (valid6) {
                                                if (data4.files !== void 0) {
                                                  let data9 = data4.files, _errs28 = errors;
                                                  if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9)))
                                                    return validate21.errors = [{ instancePath: instancePath + "/plan/files", schemaPath: "#/oneOf/1/properties/plan/oneOf/0/properties/files/type", keyword: "type", params: { type: "integer" } }], !1;
                                                  if (errors === _errs28 && typeof data9 == "number" && (data9 < 0 || isNaN(data9)))
                                                    return validate21.errors = [{ instancePath: instancePath + "/plan/files", schemaPath: "#/oneOf/1/properties/plan/oneOf/0/properties/files/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                  var valid6 = _errs28 === errors;
                                                } else
                                                  var valid6 = !0;
                                                if (valid6) {
                                                  if (data4.title !== void 0) {
                                                    let data10 = data4.title, _errs30 = errors;
                                                    if (errors === _errs30)
                                                      if (typeof data10 == "string") {
                                                        if (data10.length > 100 && func2(data10) > 100)
                                                          return validate21.errors = [{ instancePath: instancePath + "/plan/title", schemaPath: "#/oneOf/1/properties/plan/oneOf/0/properties/title/maxLength", keyword: "maxLength", params: { limit: 100 } }], !1;
                                                      } else
                                                        return validate21.errors = [{ instancePath: instancePath + "/plan/title", schemaPath: "#/oneOf/1/properties/plan/oneOf/0/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid6 = _errs30 === errors;
                                                  } else
                                                    var valid6 = !0;
                                                  if (valid6) {
                                                    if (data4.text !== void 0) {
                                                      let data11 = data4.text, _errs32 = errors;
                                                      if (errors === _errs32)
                                                        if (typeof data11 == "string") {
                                                          if (data11.length > 49152 && func2(data11) > 49152)
                                                            return validate21.errors = [{ instancePath: instancePath + "/plan/text", schemaPath: "#/oneOf/1/properties/plan/oneOf/0/properties/text/maxLength", keyword: "maxLength", params: { limit: 49152 } }], !1;
                                                        } else
                                                          return validate21.errors = [{ instancePath: instancePath + "/plan/text", schemaPath: "#/oneOf/1/properties/plan/oneOf/0/properties/text/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid6 = _errs32 === errors;
                                                    } else
                                                      var valid6 = !0;
                                                    if (valid6)
                                                      if (data4.isDraft !== void 0) {
                                                        let _errs34 = errors;
                                                        if (typeof data4.isDraft != "boolean")
                                                          return validate21.errors = [{ instancePath: instancePath + "/plan/isDraft", schemaPath: "#/oneOf/1/properties/plan/oneOf/0/properties/isDraft/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                        var valid6 = _errs34 === errors;
                                                      } else
                                                        var valid6 = !0;
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      } else
                                        return validate21.errors = [{ instancePath: instancePath + "/plan", schemaPath: "#/oneOf/1/properties/plan/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                  } else if (tag1 === "nothing_to_change") {
                                    if (errors === errors)
                                      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                                        let missing4;
                                        if (data4.kind === void 0 && (missing4 = "kind") || data4.text === void 0 && (missing4 = "text"))
                                          return validate21.errors = [{ instancePath: instancePath + "/plan", schemaPath: "#/oneOf/1/properties/plan/oneOf/1/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                                        if (data4.kind !== void 0) {
                                          let data13 = data4.kind, _errs39 = errors;
                                          if (typeof data13 != "string")
                                            return validate21.errors = [{ instancePath: instancePath + "/plan/kind", schemaPath: "#/oneOf/1/properties/plan/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                          if (data13 !== "nothing_to_change")
                                            return validate21.errors = [{ instancePath: instancePath + "/plan/kind", schemaPath: "#/oneOf/1/properties/plan/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "nothing_to_change" } }], !1;
                                          var valid8 = _errs39 === errors;
                                        } else
                                          var valid8 = !0;
                                        if (valid8)
                                          if (data4.text !== void 0) {
                                            let data14 = data4.text, _errs41 = errors;
                                            if (errors === _errs41)
                                              if (typeof data14 == "string") {
                                                if (data14.length > 49152 && func2(data14) > 49152)
                                                  return validate21.errors = [{ instancePath: instancePath + "/plan/text", schemaPath: "#/oneOf/1/properties/plan/oneOf/1/properties/text/maxLength", keyword: "maxLength", params: { limit: 49152 } }], !1;
                                              } else
                                                return validate21.errors = [{ instancePath: instancePath + "/plan/text", schemaPath: "#/oneOf/1/properties/plan/oneOf/1/properties/text/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid8 = _errs41 === errors;
                                          } else
                                            var valid8 = !0;
                                      } else
                                        return validate21.errors = [{ instancePath: instancePath + "/plan", schemaPath: "#/oneOf/1/properties/plan/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                  } else if (tag1 === "question") {
                                    if (errors === errors)
                                      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                                        let missing5;
                                        if (data4.kind === void 0 && (missing5 = "kind") || data4.text === void 0 && (missing5 = "text"))
                                          return validate21.errors = [{ instancePath: instancePath + "/plan", schemaPath: "#/oneOf/1/properties/plan/oneOf/2/required", keyword: "required", params: { missingProperty: missing5 } }], !1;
                                        if (data4.kind !== void 0) {
                                          let data15 = data4.kind, _errs46 = errors;
                                          if (typeof data15 != "string")
                                            return validate21.errors = [{ instancePath: instancePath + "/plan/kind", schemaPath: "#/oneOf/1/properties/plan/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                          if (data15 !== "question")
                                            return validate21.errors = [{ instancePath: instancePath + "/plan/kind", schemaPath: "#/oneOf/1/properties/plan/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "question" } }], !1;
                                          var valid10 = _errs46 === errors;
                                        } else
                                          var valid10 = !0;
                                        if (valid10)
                                          if (data4.text !== void 0) {
                                            let data16 = data4.text, _errs48 = errors;
                                            if (errors === _errs48)
                                              if (typeof data16 == "string") {
                                                if (data16.length > 49152 && func2(data16) > 49152)
                                                  return validate21.errors = [{ instancePath: instancePath + "/plan/text", schemaPath: "#/oneOf/1/properties/plan/oneOf/2/properties/text/maxLength", keyword: "maxLength", params: { limit: 49152 } }], !1;
                                              } else
                                                return validate21.errors = [{ instancePath: instancePath + "/plan/text", schemaPath: "#/oneOf/1/properties/plan/oneOf/2/properties/text/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid10 = _errs48 === errors;
                                          } else
                                            var valid10 = !0;
                                      } else
                                        return validate21.errors = [{ instancePath: instancePath + "/plan", schemaPath: "#/oneOf/1/properties/plan/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/plan", schemaPath: "#/oneOf/1/properties/plan/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag1 } }], !1;
                                else
                                  return validate21.errors = [{ instancePath: instancePath + "/plan", schemaPath: "#/oneOf/1/properties/plan/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag1 } }], !1;
                              }
                            } else
                              return validate21.errors = [{ instancePath: instancePath + "/plan", schemaPath: "#/oneOf/1/properties/plan/type", keyword: "type", params: { type: "object" } }], !1;
                          var valid3 = _errs14 === errors;
                        } else
                          var valid3 = !0;
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "started") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing6;
                if (data.v === void 0 && (missing6 = "v") || data.index === void 0 && (missing6 = "index") || data.atMs === void 0 && (missing6 = "atMs") || data.kind === void 0 && (missing6 = "kind") || data.effect === void 0 && (missing6 = "effect"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: missing6 } }], !1;
                if (data.v !== void 0) {
                  let data17 = data.v, _errs53 = errors;
                  if (typeof data17 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/2/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data17 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/2/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid12 = _errs53 === errors;
                } else
                  var valid12 = !0;
                if (valid12) {
                  if (data.index !== void 0) {
                    let data18 = data.index, _errs55 = errors;
                    if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/2/properties/index/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs55 && typeof data18 == "number" && (data18 < 0 || isNaN(data18)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/2/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid12 = _errs55 === errors;
                  } else
                    var valid12 = !0;
                  if (valid12) {
                    if (data.atMs !== void 0) {
                      let data19 = data.atMs, _errs57 = errors;
                      if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/2/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs57 && typeof data19 == "number" && (data19 < 0 || isNaN(data19)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/2/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid12 = _errs57 === errors;
                    } else
                      var valid12 = !0;
                    if (valid12) {
                      if (data.kind !== void 0) {
                        let data20 = data.kind, _errs59 = errors;
                        if (typeof data20 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data20 !== "started")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "started" } }], !1;
                        var valid12 = _errs59 === errors;
                      } else
                        var valid12 = !0;
                      if (valid12)
                        if (data.effect !== void 0) {
                          let data21 = data.effect, _errs61 = errors;
                          if (typeof data21 != "string")
                            return validate21.errors = [{ instancePath: instancePath + "/effect", schemaPath: "#/oneOf/2/properties/effect/type", keyword: "type", params: { type: "string" } }], !1;
                          if (!(data21 === "commit" || data21 === "push" || data21 === "pull_request" || data21 === "label" || data21 === "comment"))
                            return validate21.errors = [{ instancePath: instancePath + "/effect", schemaPath: "#/oneOf/2/properties/effect/enum", keyword: "enum", params: { allowedValues: schema6.oneOf[2].properties.effect.enum } }], !1;
                          var valid12 = _errs61 === errors;
                        } else
                          var valid12 = !0;
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "done") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing7;
                if (data.v === void 0 && (missing7 = "v") || data.index === void 0 && (missing7 = "index") || data.atMs === void 0 && (missing7 = "atMs") || data.kind === void 0 && (missing7 = "kind") || data.effect === void 0 && (missing7 = "effect") || data.proof === void 0 && (missing7 = "proof"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: missing7 } }], !1;
                if (data.v !== void 0) {
                  let data22 = data.v, _errs66 = errors;
                  if (typeof data22 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/3/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data22 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/3/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid14 = _errs66 === errors;
                } else
                  var valid14 = !0;
                if (valid14) {
                  if (data.index !== void 0) {
                    let data23 = data.index, _errs68 = errors;
                    if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/3/properties/index/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs68 && typeof data23 == "number" && (data23 < 0 || isNaN(data23)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/3/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid14 = _errs68 === errors;
                  } else
                    var valid14 = !0;
                  if (valid14) {
                    if (data.atMs !== void 0) {
                      let data24 = data.atMs, _errs70 = errors;
                      if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/3/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs70 && typeof data24 == "number" && (data24 < 0 || isNaN(data24)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/3/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid14 = _errs70 === errors;
                    } else
                      var valid14 = !0;
                    if (valid14) {
                      if (data.kind !== void 0) {
                        let data25 = data.kind, _errs72 = errors;
                        if (typeof data25 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data25 !== "done")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "done" } }], !1;
                        var valid14 = _errs72 === errors;
                      } else
                        var valid14 = !0;
                      if (valid14) {
                        if (data.effect !== void 0) {
                          let data26 = data.effect, _errs74 = errors;
                          if (typeof data26 != "string")
                            return validate21.errors = [{ instancePath: instancePath + "/effect", schemaPath: "#/oneOf/3/properties/effect/type", keyword: "type", params: { type: "string" } }], !1;
                          if (!(data26 === "commit" || data26 === "push" || data26 === "pull_request" || data26 === "label" || data26 === "comment"))
                            return validate21.errors = [{ instancePath: instancePath + "/effect", schemaPath: "#/oneOf/3/properties/effect/enum", keyword: "enum", params: { allowedValues: schema6.oneOf[3].properties.effect.enum } }], !1;
                          var valid14 = _errs74 === errors;
                        } else
                          var valid14 = !0;
                        if (valid14)
                          if (data.proof !== void 0) {
                            let data27 = data.proof, _errs76 = errors;
                            if (errors === _errs76)
                              if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
                                if (data27.commit !== void 0) {
                                  let data28 = data27.commit, _errs79 = errors;
                                  if (errors === _errs79)
                                    if (typeof data28 == "string") {
                                      if (!pattern12.test(data28))
                                        return validate21.errors = [{ instancePath: instancePath + "/proof/commit", schemaPath: "#/oneOf/3/properties/proof/properties/commit/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$" } }], !1;
                                    } else
                                      return validate21.errors = [{ instancePath: instancePath + "/proof/commit", schemaPath: "#/oneOf/3/properties/proof/properties/commit/type", keyword: "type", params: { type: "string" } }], !1;
                                  var valid15 = _errs79 === errors;
                                } else
                                  var valid15 = !0;
                                if (valid15) {
                                  if (data27.ref !== void 0) {
                                    let data29 = data27.ref, _errs81 = errors;
                                    if (errors === _errs81)
                                      if (typeof data29 == "string") {
                                        if (data29.length > 512 && func2(data29) > 512)
                                          return validate21.errors = [{ instancePath: instancePath + "/proof/ref", schemaPath: "#/oneOf/3/properties/proof/properties/ref/maxLength", keyword: "maxLength", params: { limit: 512 } }], !1;
                                      } else
                                        return validate21.errors = [{ instancePath: instancePath + "/proof/ref", schemaPath: "#/oneOf/3/properties/proof/properties/ref/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid15 = _errs81 === errors;
                                  } else
                                    var valid15 = !0;
                                  if (valid15) {
                                    if (data27.number !== void 0) {
                                      let data30 = data27.number, _errs83 = errors;
                                      if (!(typeof data30 == "number" && !(data30 % 1) && !isNaN(data30)))
                                        return validate21.errors = [{ instancePath: instancePath + "/proof/number", schemaPath: "#/oneOf/3/properties/proof/properties/number/type", keyword: "type", params: { type: "integer" } }], !1;
                                      if (errors === _errs83 && typeof data30 == "number" && (data30 < 0 || isNaN(data30)))
                                        return validate21.errors = [{ instancePath: instancePath + "/proof/number", schemaPath: "#/oneOf/3/properties/proof/properties/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                      var valid15 = _errs83 === errors;
                                    } else
                                      var valid15 = !0;
                                    if (valid15) {
                                      if (data27.url !== void 0) {
                                        let data31 = data27.url, _errs85 = errors;
                                        if (errors === _errs85)
                                          if (typeof data31 == "string") {
                                            if (data31.length > 2048 && func2(data31) > 2048)
                                              return validate21.errors = [{ instancePath: instancePath + "/proof/url", schemaPath: "#/oneOf/3/properties/proof/properties/url/maxLength", keyword: "maxLength", params: { limit: 2048 } }], !1;
                                          } else
                                            return validate21.errors = [{ instancePath: instancePath + "/proof/url", schemaPath: "#/oneOf/3/properties/proof/properties/url/type", keyword: "type", params: { type: "string" } }], !1;
                                        var valid15 = _errs85 === errors;
                                      } else
                                        var valid15 = !0;
                                      if (valid15)
                                        if (data27.labels !== void 0) {
                                          let data32 = data27.labels, _errs87 = errors;
                                          if (errors === _errs87)
                                            if (Array.isArray(data32)) {
                                              if (data32.length > 20)
                                                return validate21.errors = [{ instancePath: instancePath + "/proof/labels", schemaPath: "#/oneOf/3/properties/proof/properties/labels/maxItems", keyword: "maxItems", params: { limit: 20 } }], !1;
                                              {
                                                var valid16 = !0;
                                                let len0 = data32.length;
                                                for (let i0 = 0; i0 < len0; i0++) {
                                                  let data33 = data32[i0], _errs89 = errors;
                                                  if (errors === _errs89)
                                                    if (typeof data33 == "string") {
                                                      if (data33.length > 50 && func2(data33) > 50)
                                                        return validate21.errors = [{ instancePath: instancePath + "/proof/labels/" + i0, schemaPath: "#/oneOf/3/properties/proof/properties/labels/items/maxLength", keyword: "maxLength", params: { limit: 50 } }], !1;
                                                    } else
                                                      return validate21.errors = [{ instancePath: instancePath + "/proof/labels/" + i0, schemaPath: "#/oneOf/3/properties/proof/properties/labels/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                  var valid16 = _errs89 === errors;
                                                  if (!valid16)
                                                    break;
                                                }
                                              }
                                            } else
                                              return validate21.errors = [{ instancePath: instancePath + "/proof/labels", schemaPath: "#/oneOf/3/properties/proof/properties/labels/type", keyword: "type", params: { type: "array" } }], !1;
                                          var valid15 = _errs87 === errors;
                                        } else
                                          var valid15 = !0;
                                    }
                                  }
                                }
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/proof", schemaPath: "#/oneOf/3/properties/proof/type", keyword: "type", params: { type: "object" } }], !1;
                            var valid14 = _errs76 === errors;
                          } else
                            var valid14 = !0;
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/3/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "refused") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing8;
                if (data.v === void 0 && (missing8 = "v") || data.index === void 0 && (missing8 = "index") || data.atMs === void 0 && (missing8 = "atMs") || data.kind === void 0 && (missing8 = "kind") || data.gate === void 0 && (missing8 = "gate") || data.reason === void 0 && (missing8 = "reason") || data.allowed === void 0 && (missing8 = "allowed"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: missing8 } }], !1;
                if (data.v !== void 0) {
                  let data34 = data.v, _errs94 = errors;
                  if (typeof data34 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/4/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data34 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/4/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid18 = _errs94 === errors;
                } else
                  var valid18 = !0;
                if (valid18) {
                  if (data.index !== void 0) {
                    let data35 = data.index, _errs96 = errors;
                    if (!(typeof data35 == "number" && !(data35 % 1) && !isNaN(data35)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/4/properties/index/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs96 && typeof data35 == "number" && (data35 < 0 || isNaN(data35)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/4/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid18 = _errs96 === errors;
                  } else
                    var valid18 = !0;
                  if (valid18) {
                    if (data.atMs !== void 0) {
                      let data36 = data.atMs, _errs98 = errors;
                      if (!(typeof data36 == "number" && !(data36 % 1) && !isNaN(data36)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/4/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs98 && typeof data36 == "number" && (data36 < 0 || isNaN(data36)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/4/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid18 = _errs98 === errors;
                    } else
                      var valid18 = !0;
                    if (valid18) {
                      if (data.kind !== void 0) {
                        let data37 = data.kind, _errs100 = errors;
                        if (typeof data37 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data37 !== "refused")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "refused" } }], !1;
                        var valid18 = _errs100 === errors;
                      } else
                        var valid18 = !0;
                      if (valid18) {
                        if (data.gate !== void 0) {
                          let data38 = data.gate, _errs102 = errors;
                          if (typeof data38 != "string")
                            return validate21.errors = [{ instancePath: instancePath + "/gate", schemaPath: "#/oneOf/4/properties/gate/type", keyword: "type", params: { type: "string" } }], !1;
                          if (!(data38 === "repository" || data38 === "base" || data38 === "paths" || data38 === "size" || data38 === "secrets" || data38 === "checks"))
                            return validate21.errors = [{ instancePath: instancePath + "/gate", schemaPath: "#/oneOf/4/properties/gate/enum", keyword: "enum", params: { allowedValues: schema6.oneOf[4].properties.gate.enum } }], !1;
                          var valid18 = _errs102 === errors;
                        } else
                          var valid18 = !0;
                        if (valid18) {
                          if (data.reason !== void 0) {
                            let data39 = data.reason, _errs104 = errors;
                            if (errors === _errs104)
                              if (typeof data39 == "string") {
                                if (data39.length > 1024 && func2(data39) > 1024)
                                  return validate21.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/oneOf/4/properties/reason/maxLength", keyword: "maxLength", params: { limit: 1024 } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/oneOf/4/properties/reason/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid18 = _errs104 === errors;
                          } else
                            var valid18 = !0;
                          if (valid18)
                            if (data.allowed !== void 0) {
                              let data40 = data.allowed, _errs106 = errors;
                              if (errors === _errs106)
                                if (typeof data40 == "string") {
                                  if (data40.length > 1024 && func2(data40) > 1024)
                                    return validate21.errors = [{ instancePath: instancePath + "/allowed", schemaPath: "#/oneOf/4/properties/allowed/maxLength", keyword: "maxLength", params: { limit: 1024 } }], !1;
                                } else
                                  return validate21.errors = [{ instancePath: instancePath + "/allowed", schemaPath: "#/oneOf/4/properties/allowed/type", keyword: "type", params: { type: "string" } }], !1;
                              var valid18 = _errs106 === errors;
                            } else
                              var valid18 = !0;
                        }
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/4/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "failed") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing9;
                if (data.v === void 0 && (missing9 = "v") || data.index === void 0 && (missing9 = "index") || data.atMs === void 0 && (missing9 = "atMs") || data.kind === void 0 && (missing9 = "kind") || data.effect === void 0 && (missing9 = "effect") || data.reason === void 0 && (missing9 = "reason"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: missing9 } }], !1;
                if (data.v !== void 0) {
                  let data41 = data.v, _errs111 = errors;
                  if (typeof data41 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/5/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data41 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/5/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid20 = _errs111 === errors;
                } else
                  var valid20 = !0;
                if (valid20) {
                  if (data.index !== void 0) {
                    let data42 = data.index, _errs113 = errors;
                    if (!(typeof data42 == "number" && !(data42 % 1) && !isNaN(data42)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/5/properties/index/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs113 && typeof data42 == "number" && (data42 < 0 || isNaN(data42)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/5/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid20 = _errs113 === errors;
                  } else
                    var valid20 = !0;
                  if (valid20) {
                    if (data.atMs !== void 0) {
                      let data43 = data.atMs, _errs115 = errors;
                      if (!(typeof data43 == "number" && !(data43 % 1) && !isNaN(data43)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/5/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs115 && typeof data43 == "number" && (data43 < 0 || isNaN(data43)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/5/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid20 = _errs115 === errors;
                    } else
                      var valid20 = !0;
                    if (valid20) {
                      if (data.kind !== void 0) {
                        let data44 = data.kind, _errs117 = errors;
                        if (typeof data44 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data44 !== "failed")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/const", keyword: "const", params: { allowedValue: "failed" } }], !1;
                        var valid20 = _errs117 === errors;
                      } else
                        var valid20 = !0;
                      if (valid20) {
                        if (data.effect !== void 0) {
                          let data45 = data.effect, _errs119 = errors;
                          if (typeof data45 != "string")
                            return validate21.errors = [{ instancePath: instancePath + "/effect", schemaPath: "#/oneOf/5/properties/effect/type", keyword: "type", params: { type: "string" } }], !1;
                          if (!(data45 === "commit" || data45 === "push" || data45 === "pull_request" || data45 === "label" || data45 === "comment"))
                            return validate21.errors = [{ instancePath: instancePath + "/effect", schemaPath: "#/oneOf/5/properties/effect/enum", keyword: "enum", params: { allowedValues: schema6.oneOf[5].properties.effect.enum } }], !1;
                          var valid20 = _errs119 === errors;
                        } else
                          var valid20 = !0;
                        if (valid20)
                          if (data.reason !== void 0) {
                            let data46 = data.reason, _errs121 = errors;
                            if (errors === _errs121)
                              if (typeof data46 == "string") {
                                if (data46.length > 1024 && func2(data46) > 1024)
                                  return validate21.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/oneOf/5/properties/reason/maxLength", keyword: "maxLength", params: { limit: 1024 } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/oneOf/5/properties/reason/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid20 = _errs121 === errors;
                          } else
                            var valid20 = !0;
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/5/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "closed") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing10;
                if (data.v === void 0 && (missing10 = "v") || data.index === void 0 && (missing10 = "index") || data.atMs === void 0 && (missing10 = "atMs") || data.kind === void 0 && (missing10 = "kind"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: missing10 } }], !1;
                if (data.v !== void 0) {
                  let data47 = data.v, _errs126 = errors;
                  if (typeof data47 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/6/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data47 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/6/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid22 = _errs126 === errors;
                } else
                  var valid22 = !0;
                if (valid22) {
                  if (data.index !== void 0) {
                    let data48 = data.index, _errs128 = errors;
                    if (!(typeof data48 == "number" && !(data48 % 1) && !isNaN(data48)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/6/properties/index/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs128 && typeof data48 == "number" && (data48 < 0 || isNaN(data48)))
                      return validate21.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/oneOf/6/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid22 = _errs128 === errors;
                  } else
                    var valid22 = !0;
                  if (valid22) {
                    if (data.atMs !== void 0) {
                      let data49 = data.atMs, _errs130 = errors;
                      if (!(typeof data49 == "number" && !(data49 % 1) && !isNaN(data49)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/6/properties/atMs/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs130 && typeof data49 == "number" && (data49 < 0 || isNaN(data49)))
                        return validate21.errors = [{ instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/6/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid22 = _errs130 === errors;
                    } else
                      var valid22 = !0;
                    if (valid22)
                      if (data.kind !== void 0) {
                        let data50 = data.kind, _errs132 = errors;
                        if (typeof data50 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/6/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data50 !== "closed")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/6/properties/kind/const", keyword: "const", params: { allowedValue: "closed" } }], !1;
                        var valid22 = _errs132 === errors;
                      } else
                        var valid22 = !0;
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/6/type", keyword: "type", params: { type: "object" } }], !1;
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
  validateOutboxRecord
};
