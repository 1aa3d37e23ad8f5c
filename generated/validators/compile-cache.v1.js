// Generated from schemas/compile-cache.ts by `npm run generate`; do not edit.
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
var validateCompileCache = validate10, schema11 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Compile cache", type: "object", properties: { v: { type: "number", const: 1 }, compiler: { type: "string" }, writtenMs: { type: "number" }, bindingsDigest: { anyOf: [{ type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, { type: "string", const: "none" }] }, libraryDigest: { anyOf: [{ type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, { type: "string", const: "none" }] }, files: { type: "array", items: { type: "object", properties: { file: { type: "string" }, bytes: { type: "integer", minimum: 0 }, mtimeMs: { type: "number" }, sourceBytesDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, claimedId: { type: ["string", "null"] }, dependencies: { type: "array", items: { type: "string" } }, slots: { type: "array", items: { type: "string" } }, diagnostics: { type: "array", items: { type: "object", properties: { code: { type: "string", pattern: "^[a-z]+\\/[a-z0-9-]+$" }, severity: { type: "string", enum: ["error", "warning", "info"] }, message: { type: "string", minLength: 1 }, at: { type: "object", properties: { file: { type: "string" }, line: { type: "integer", exclusiveMinimum: 0 }, column: { type: "integer", exclusiveMinimum: 0 }, offset: { type: "integer", minimum: 0 }, length: { type: "integer", minimum: 0 }, pointer: { type: "string" } }, required: ["file", "line", "column", "offset", "length", "pointer"], additionalProperties: !0 }, about: { type: "string" }, other: { type: "string" }, label: { type: "string" }, notes: { type: "array", items: { type: "string" } }, help: { type: "string" }, fixes: { type: "array", items: { type: "object", properties: { title: { type: "string" }, edits: { type: "array", items: { type: "object", properties: { offset: { type: "integer", minimum: 0 }, length: { type: "integer", minimum: 0 }, text: { type: "string" } }, required: ["offset", "length", "text"], additionalProperties: !0 } } }, required: ["title", "edits"], additionalProperties: !0 } }, docs: { type: "string" }, rendered: { type: "string" } }, required: ["code", "severity", "message", "at", "notes", "fixes", "docs", "rendered"], additionalProperties: !0 } }, record: { anyOf: [{ type: "object", properties: { entry: { type: "object", properties: { workflowId: { type: "string", pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" }, kind: { type: "string", enum: ["workflow", "routine"] }, name: { type: "string" }, description: { type: "string" }, tags: { type: "array", items: { type: "string" } }, aliases: { type: "array", items: { type: "string" } }, suggestedId: { type: "string" }, version: { type: "string" }, workflowHash: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, source: { type: "string" }, bundled: { type: "boolean", const: !0 }, bindingsDigest: { anyOf: [{ type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, { type: "string", const: "none" }] }, sourceBytesDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, sourceDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" } }, required: ["workflowId", "kind", "name", "description", "tags", "aliases", "version", "workflowHash", "source", "sourceBytesDigest", "sourceDigest"], additionalProperties: !0 }, sourceKind: { type: "string", enum: ["bundled", "user", "project", "remote", "plugin"] }, bindings: { type: "object", additionalProperties: { type: "string" } } }, required: ["entry", "sourceKind", "bindings"], additionalProperties: !0 }, { type: "null" }] }, objects: { type: "array", items: { type: "object", properties: { name: { type: "string" }, bytes: { type: "integer", minimum: 0 }, mtimeMs: { type: "number" } }, required: ["name", "bytes", "mtimeMs"], additionalProperties: !0 } } }, required: ["file", "bytes", "mtimeMs", "sourceBytesDigest", "claimedId", "dependencies", "slots", "diagnostics", "record", "objects"], additionalProperties: !0 } } }, required: ["v", "compiler", "writtenMs", "bindingsDigest", "libraryDigest", "files"], additionalProperties: !0 }, pattern0 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), pattern3 = new RegExp("^[a-z]+\\/[a-z0-9-]+$", "u"), pattern4 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), func2 = require_ucs2length().default;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.v === void 0 && (missing0 = "v") || data.compiler === void 0 && (missing0 = "compiler") || data.writtenMs === void 0 && (missing0 = "writtenMs") || data.bindingsDigest === void 0 && (missing0 = "bindingsDigest") || data.libraryDigest === void 0 && (missing0 = "libraryDigest") || data.files === void 0 && (missing0 = "files"))
        return validate10.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.v !== void 0) {
        let data0 = data.v, _errs2 = errors;
        if (typeof data0 != "number")
          return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
        if (data0 !== 1)
          return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.compiler !== void 0) {
          let _errs4 = errors;
          if (typeof data.compiler != "string")
            return validate10.errors = [{ instancePath: instancePath + "/compiler", schemaPath: "#/properties/compiler/type", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.writtenMs !== void 0) {
            let _errs6 = errors;
            if (typeof data.writtenMs != "number")
              return validate10.errors = [{ instancePath: instancePath + "/writtenMs", schemaPath: "#/properties/writtenMs/type", keyword: "type", params: { type: "number" } }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.bindingsDigest !== void 0) {
              let data3 = data.bindingsDigest, _errs8 = errors, _errs9 = errors, valid1 = !1, _errs10 = errors;
              if (errors === _errs10)
                if (typeof data3 == "string") {
                  if (!pattern0.test(data3)) {
                    let err0 = { instancePath: instancePath + "/bindingsDigest", schemaPath: "#/properties/bindingsDigest/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } };
                    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                  }
                } else {
                  let err1 = { instancePath: instancePath + "/bindingsDigest", schemaPath: "#/properties/bindingsDigest/anyOf/0/type", keyword: "type", params: { type: "string" } };
                  vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                }
              var _valid0 = _errs10 === errors;
              if (valid1 = valid1 || _valid0, !valid1) {
                let _errs12 = errors;
                if (typeof data3 != "string") {
                  let err2 = { instancePath: instancePath + "/bindingsDigest", schemaPath: "#/properties/bindingsDigest/anyOf/1/type", keyword: "type", params: { type: "string" } };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
                if (data3 !== "none") {
                  let err3 = { instancePath: instancePath + "/bindingsDigest", schemaPath: "#/properties/bindingsDigest/anyOf/1/const", keyword: "const", params: { allowedValue: "none" } };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
                var _valid0 = _errs12 === errors;
                valid1 = valid1 || _valid0;
              }
              if (valid1)
                errors = _errs9, vErrors !== null && (_errs9 ? vErrors.length = _errs9 : vErrors = null);
              else {
                let err4 = { instancePath: instancePath + "/bindingsDigest", schemaPath: "#/properties/bindingsDigest/anyOf", keyword: "anyOf", params: {} };
                return vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++, validate10.errors = vErrors, !1;
              }
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.libraryDigest !== void 0) {
                let data4 = data.libraryDigest, _errs14 = errors, _errs15 = errors, valid2 = !1, _errs16 = errors;
                if (errors === _errs16)
                  if (typeof data4 == "string") {
                    if (!pattern0.test(data4)) {
                      let err5 = { instancePath: instancePath + "/libraryDigest", schemaPath: "#/properties/libraryDigest/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } };
                      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                    }
                  } else {
                    let err6 = { instancePath: instancePath + "/libraryDigest", schemaPath: "#/properties/libraryDigest/anyOf/0/type", keyword: "type", params: { type: "string" } };
                    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                  }
                var _valid1 = _errs16 === errors;
                if (valid2 = valid2 || _valid1, !valid2) {
                  let _errs18 = errors;
                  if (typeof data4 != "string") {
                    let err7 = { instancePath: instancePath + "/libraryDigest", schemaPath: "#/properties/libraryDigest/anyOf/1/type", keyword: "type", params: { type: "string" } };
                    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                  }
                  if (data4 !== "none") {
                    let err8 = { instancePath: instancePath + "/libraryDigest", schemaPath: "#/properties/libraryDigest/anyOf/1/const", keyword: "const", params: { allowedValue: "none" } };
                    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                  }
                  var _valid1 = _errs18 === errors;
                  valid2 = valid2 || _valid1;
                }
                if (valid2)
                  errors = _errs15, vErrors !== null && (_errs15 ? vErrors.length = _errs15 : vErrors = null);
                else {
                  let err9 = { instancePath: instancePath + "/libraryDigest", schemaPath: "#/properties/libraryDigest/anyOf", keyword: "anyOf", params: {} };
                  return vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++, validate10.errors = vErrors, !1;
                }
                var valid0 = _errs14 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.files !== void 0) {
                  let data5 = data.files, _errs20 = errors;
                  if (errors === _errs20)
                    if (Array.isArray(data5)) {
                      var valid3 = !0;
                      let len0 = data5.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let data6 = data5[i0], _errs22 = errors;
                        if (errors === _errs22)
                          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                            let missing1;
                            if (data6.file === void 0 && (missing1 = "file") || data6.bytes === void 0 && (missing1 = "bytes") || data6.mtimeMs === void 0 && (missing1 = "mtimeMs") || data6.sourceBytesDigest === void 0 && (missing1 = "sourceBytesDigest") || data6.claimedId === void 0 && (missing1 = "claimedId") || data6.dependencies === void 0 && (missing1 = "dependencies") || data6.slots === void 0 && (missing1 = "slots") || data6.diagnostics === void 0 && (missing1 = "diagnostics") || data6.record === void 0 && (missing1 = "record") || data6.objects === void 0 && (missing1 = "objects"))
                              return validate10.errors = [{ instancePath: instancePath + "/files/" + i0, schemaPath: "#/properties/files/items/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                            if (data6.file !== void 0) {
                              let _errs25 = errors;
                              if (typeof data6.file != "string")
                                return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/file", schemaPath: "#/properties/files/items/properties/file/type", keyword: "type", params: { type: "string" } }], !1;
                              var valid4 = _errs25 === errors;
                            } else
                              var valid4 = !0;
                            if (valid4) {
                              if (data6.bytes !== void 0) {
                                let data8 = data6.bytes, _errs27 = errors;
                                if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8)))
                                  return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/bytes", schemaPath: "#/properties/files/items/properties/bytes/type", keyword: "type", params: { type: "integer" } }], !1;
                                if (errors === _errs27 && typeof data8 == "number" && (data8 < 0 || isNaN(data8)))
                                  return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/bytes", schemaPath: "#/properties/files/items/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                var valid4 = _errs27 === errors;
                              } else
                                var valid4 = !0;
                              if (valid4) {
                                if (data6.mtimeMs !== void 0) {
                                  let _errs29 = errors;
                                  if (typeof data6.mtimeMs != "number")
                                    return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/mtimeMs", schemaPath: "#/properties/files/items/properties/mtimeMs/type", keyword: "type", params: { type: "number" } }], !1;
                                  var valid4 = _errs29 === errors;
                                } else
                                  var valid4 = !0;
                                if (valid4) {
                                  if (data6.sourceBytesDigest !== void 0) {
                                    let data10 = data6.sourceBytesDigest, _errs31 = errors;
                                    if (errors === _errs31)
                                      if (typeof data10 == "string") {
                                        if (!pattern0.test(data10))
                                          return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/sourceBytesDigest", schemaPath: "#/properties/files/items/properties/sourceBytesDigest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/sourceBytesDigest", schemaPath: "#/properties/files/items/properties/sourceBytesDigest/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid4 = _errs31 === errors;
                                  } else
                                    var valid4 = !0;
                                  if (valid4) {
                                    if (data6.claimedId !== void 0) {
                                      let data11 = data6.claimedId, _errs33 = errors;
                                      if (typeof data11 != "string" && data11 !== null)
                                        return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/claimedId", schemaPath: "#/properties/files/items/properties/claimedId/type", keyword: "type", params: { type: schema11.properties.files.items.properties.claimedId.type } }], !1;
                                      var valid4 = _errs33 === errors;
                                    } else
                                      var valid4 = !0;
                                    if (valid4) {
                                      if (data6.dependencies !== void 0) {
                                        let data12 = data6.dependencies, _errs35 = errors;
                                        if (errors === _errs35)
                                          if (Array.isArray(data12)) {
                                            var valid5 = !0;
                                            let len1 = data12.length;
                                            for (let i1 = 0; i1 < len1; i1++) {
                                              let _errs37 = errors;
                                              if (typeof data12[i1] != "string")
                                                return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/dependencies/" + i1, schemaPath: "#/properties/files/items/properties/dependencies/items/type", keyword: "type", params: { type: "string" } }], !1;
                                              var valid5 = _errs37 === errors;
                                              if (!valid5)
                                                break;
                                            }
                                          } else
                                            return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/dependencies", schemaPath: "#/properties/files/items/properties/dependencies/type", keyword: "type", params: { type: "array" } }], !1;
                                        var valid4 = _errs35 === errors;
                                      } else
                                        var valid4 = !0;
                                      if (valid4) {
                                        if (data6.slots !== void 0) {
                                          let data14 = data6.slots, _errs39 = errors;
                                          if (errors === _errs39)
                                            if (Array.isArray(data14)) {
                                              var valid6 = !0;
                                              let len2 = data14.length;
                                              for (let i2 = 0; i2 < len2; i2++) {
                                                let _errs41 = errors;
                                                if (typeof data14[i2] != "string")
                                                  return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/slots/" + i2, schemaPath: "#/properties/files/items/properties/slots/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                var valid6 = _errs41 === errors;
                                                if (!valid6)
                                                  break;
                                              }
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/slots", schemaPath: "#/properties/files/items/properties/slots/type", keyword: "type", params: { type: "array" } }], !1;
                                          var valid4 = _errs39 === errors;
                                        } else
                                          var valid4 = !0;
                                        if (valid4) {
                                          if (data6.diagnostics !== void 0) {
                                            let data16 = data6.diagnostics, _errs43 = errors;
                                            if (errors === _errs43)
                                              if (Array.isArray(data16)) {
                                                var valid7 = !0;
                                                let len3 = data16.length;
                                                for (let i3 = 0; i3 < len3; i3++) {
                                                  let data17 = data16[i3], _errs45 = errors;
                                                  if (errors === _errs45)
                                                    if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                                                      let missing2;
                                                      if (data17.code === void 0 && (missing2 = "code") || data17.severity === void 0 && (missing2 = "severity") || data17.message === void 0 && (missing2 = "message") || data17.at === void 0 && (missing2 = "at") || data17.notes === void 0 && (missing2 = "notes") || data17.fixes === void 0 && (missing2 = "fixes") || data17.docs === void 0 && (missing2 = "docs") || data17.rendered === void 0 && (missing2 = "rendered"))
                                                        return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3, schemaPath: "#/properties/files/items/properties/diagnostics/items/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                                                      if (data17.code !== void 0) {
                                                        let data18 = data17.code, _errs48 = errors;
                                                        if (errors === _errs48)
                                                          if (typeof data18 == "string") {
                                                            if (!pattern3.test(data18))
                                                              return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/code", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/code/pattern", keyword: "pattern", params: { pattern: "^[a-z]+\\/[a-z0-9-]+$" } }], !1;
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/code", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/code/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid8 = _errs48 === errors;
                                                      } else
                                                        var valid8 = !0;
                                                      if (valid8) {
                                                        if (data17.severity !== void 0) {
                                                          let data19 = data17.severity, _errs50 = errors;
                                                          if (typeof data19 != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/severity", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/severity/type", keyword: "type", params: { type: "string" } }], !1;
                                                          if (!(data19 === "error" || data19 === "warning" || data19 === "info"))
                                                            return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/severity", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema11.properties.files.items.properties.diagnostics.items.properties.severity.enum } }], !1;
                                                          var valid8 = _errs50 === errors;
                                                        } else
                                                          var valid8 = !0;
                                                        if (valid8) {
                                                          if (data17.message !== void 0) {
                                                            let data20 = data17.message, _errs52 = errors;
                                                            if (errors === _errs52)
                                                              if (typeof data20 == "string") {
                                                                if (func2(data20) < 1)
                                                                  return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/message", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/message/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                              } else
                                                                return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/message", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
                                                            var valid8 = _errs52 === errors;
                                                          } else
                                                            var valid8 = !0;
                                                          if (valid8) {
                                                            if (data17.at !== void 0) {
                                                              let data21 = data17.at, _errs54 = errors;
                                                              if (errors === _errs54)
                                                                if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
                                                                  let missing3;
                                                                  if (data21.file === void 0 && (missing3 = "file") || data21.line === void 0 && (missing3 = "line") || data21.column === void 0 && (missing3 = "column") || data21.offset === void 0 && (missing3 = "offset") || data21.length === void 0 && (missing3 = "length") || data21.pointer === void 0 && (missing3 = "pointer"))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/at", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                                                                  if (data21.file !== void 0) {
                                                                    let _errs57 = errors;
                                                                    if (typeof data21.file != "string")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/at/file", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/properties/file/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    var valid9 = _errs57 === errors;
                                                                  } else
                                                                    var valid9 = !0;
                                                                  if (valid9) {
                                                                    if (data21.line !== void 0) {
                                                                      let data23 = data21.line, _errs59 = errors;
                                                                      if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23)))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/at/line", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/properties/line/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                      if (errors === _errs59 && typeof data23 == "number" && (data23 <= 0 || isNaN(data23)))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/at/line", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/properties/line/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                                      var valid9 = _errs59 === errors;
                                                                    } else
                                                                      var valid9 = !0;
                                                                    if (valid9) {
                                                                      if (data21.column !== void 0) {
                                                                        let data24 = data21.column, _errs61 = errors;
                                                                        if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24)))
                                                                          return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/at/column", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/properties/column/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                        if (errors === _errs61 && typeof data24 == "number" && (data24 <= 0 || isNaN(data24)))
                                                                          return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/at/column", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/properties/column/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                                        var valid9 = _errs61 === errors;
                                                                      } else
                                                                        var valid9 = !0;
                                                                      if (valid9) {
                                                                        if (data21.offset !== void 0) {
                                                                          let data25 = data21.offset, _errs63 = errors;
                                                                          if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25)))
                                                                            return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/at/offset", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/properties/offset/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                          if (errors === _errs63 && typeof data25 == "number" && (data25 < 0 || isNaN(data25)))
                                                                            return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/at/offset", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/properties/offset/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                          var valid9 = _errs63 === errors;
                                                                        } else
                                                                          var valid9 = !0;
                                                                        if (valid9) {
                                                                          if (data21.length !== void 0) {
                                                                            let data26 = data21.length, _errs65 = errors;
                                                                            if (!(typeof data26 == "number" && !(data26 % 1) && !isNaN(data26)))
                                                                              return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/at/length", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/properties/length/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                            if (errors === _errs65 && typeof data26 == "number" && (data26 < 0 || isNaN(data26)))
                                                                              return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/at/length", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/properties/length/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                            var valid9 = _errs65 === errors;
                                                                          } else
                                                                            var valid9 = !0;
                                                                          if (valid9)
                                                                            if (data21.pointer !== void 0) {
                                                                              let _errs67 = errors;
                                                                              if (typeof data21.pointer != "string")
                                                                                return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/at/pointer", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/properties/pointer/type", keyword: "type", params: { type: "string" } }], !1;
                                                                              var valid9 = _errs67 === errors;
                                                                            } else
                                                                              var valid9 = !0;
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/at", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/type", keyword: "type", params: { type: "object" } }], !1;
                                                              var valid8 = _errs54 === errors;
                                                            } else
                                                              var valid8 = !0;
                                                            if (valid8) {
                                                              if (data17.about !== void 0) {
                                                                let _errs69 = errors;
                                                                if (typeof data17.about != "string")
                                                                  return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/about", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/about/type", keyword: "type", params: { type: "string" } }], !1;
                                                                var valid8 = _errs69 === errors;
                                                              } else
                                                                var valid8 = !0;
                                                              if (valid8) {
                                                                if (data17.other !== void 0) {
                                                                  let _errs71 = errors;
                                                                  if (typeof data17.other != "string")
                                                                    return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/other", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/other/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid8 = _errs71 === errors;
                                                                } else
                                                                  var valid8 = !0;
                                                                if (valid8) {
                                                                  if (data17.label !== void 0) {
                                                                    let _errs73 = errors;
                                                                    if (typeof data17.label != "string")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/label", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/label/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    var valid8 = _errs73 === errors;
                                                                  } else
                                                                    var valid8 = !0;
                                                                  if (valid8) {
                                                                    if (data17.notes !== void 0) {
                                                                      let data31 = data17.notes, _errs75 = errors;
                                                                      if (errors === _errs75)
                                                                        if (Array.isArray(data31)) {
                                                                          var valid10 = !0;
                                                                          let len4 = data31.length;
                                                                          for (let i4 = 0; i4 < len4; i4++) {
                                                                            let _errs77 = errors;
                                                                            if (typeof data31[i4] != "string")
                                                                              return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/notes/" + i4, schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/notes/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                            var valid10 = _errs77 === errors;
                                                                            if (!valid10)
                                                                              break;
                                                                          }
                                                                        } else
                                                                          return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/notes", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/notes/type", keyword: "type", params: { type: "array" } }], !1;
                                                                      var valid8 = _errs75 === errors;
                                                                    } else
                                                                      var valid8 = !0;
                                                                    if (valid8) {
                                                                      if (data17.help !== void 0) {
                                                                        let _errs79 = errors;
                                                                        if (typeof data17.help != "string")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/help", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/help/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        var valid8 = _errs79 === errors;
                                                                      } else
                                                                        var valid8 = !0;
                                                                      if (valid8) {
                                                                        if (data17.fixes !== void 0) {
                                                                          let data34 = data17.fixes, _errs81 = errors;
                                                                          if (errors === _errs81)
                                                                            if (Array.isArray(data34)) {
                                                                              var valid11 = !0;
                                                                              let len5 = data34.length;
                                                                              for (let i5 = 0; i5 < len5; i5++) {
                                                                                let data35 = data34[i5], _errs83 = errors;
                                                                                if (errors === _errs83)
                                                                                  if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
                                                                                    let missing4;
                                                                                    if (data35.title === void 0 && (missing4 = "title") || data35.edits === void 0 && (missing4 = "edits"))
                                                                                      return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/fixes/" + i5, schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                                                                                    if (data35.title !== void 0) {
                                                                                      let _errs86 = errors;
                                                                                      if (typeof data35.title != "string")
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/fixes/" + i5 + "/title", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                      var valid12 = _errs86 === errors;
                                                                                    } else
                                                                                      var valid12 = !0;
                                                                                    if (valid12)
                                                                                      if (data35.edits !== void 0) {
                                                                                        let data37 = data35.edits, _errs88 = errors;
                                                                                        if (errors === _errs88)
                                                                                          if (Array.isArray(data37)) {
                                                                                            var valid13 = !0;
                                                                                            let len6 = data37.length;
                                                                                            for (let i6 = 0; i6 < len6; i6++) {
                                                                                              let data38 = data37[i6], _errs90 = errors;
                                                                                              if (errors === _errs90)
                                                                                                if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                                                                                                  let missing5;
                                                                                                  if (data38.offset === void 0 && (missing5 = "offset") || data38.length === void 0 && (missing5 = "length") || data38.text === void 0 && (missing5 = "text"))
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/fixes/" + i5 + "/edits/" + i6, schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/edits/items/required", keyword: "required", params: { missingProperty: missing5 } }], !1;
                                                                                                  if (data38.offset !== void 0) {
                                                                                                    let data39 = data38.offset, _errs93 = errors;
                                                                                                    if (!(typeof data39 == "number" && !(data39 % 1) && !isNaN(data39)))
                                                                                                      return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/fixes/" + i5 + "/edits/" + i6 + "/offset", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/edits/items/properties/offset/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                                                    if (errors === _errs93 && typeof data39 == "number" && (data39 < 0 || isNaN(data39)))
                                                                                                      return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/fixes/" + i5 + "/edits/" + i6 + "/offset", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/edits/items/properties/offset/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                                                    var valid14 = _errs93 === errors;
                                                                                                  } else
                                                                                                    var valid14 = !0;
                                                                                                  if (valid14) {
                                                                                                    if (data38.length !== void 0) {
                                                                                                      let data40 = data38.length, _errs95 = errors;
                                                                                                      if (!(typeof data40 == "number" && !(data40 % 1) && !isNaN(data40)))
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/fixes/" + i5 + "/edits/" + i6 + "/length", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/edits/items/properties/length/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                                                      if (errors === _errs95 && typeof data40 == "number" && (data40 < 0 || isNaN(data40)))
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/fixes/" + i5 + "/edits/" + i6 + "/length", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/edits/items/properties/length/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                                                      var valid14 = _errs95 === errors;
                                                                                                    } else
                                                                                                      var valid14 = !0;
                                                                                                    if (valid14)
                                                                                                      if (data38.text !== void 0) {
                                                                                                        let _errs97 = errors;
                                                                                                        if (typeof data38.text != "string")
                                                                                                          return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/fixes/" + i5 + "/edits/" + i6 + "/text", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/edits/items/properties/text/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                        var valid14 = _errs97 === errors;
                                                                                                      } else
                                                                                                        var valid14 = !0;
                                                                                                  }
                                                                                                } else
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/fixes/" + i5 + "/edits/" + i6, schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/edits/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                              var valid13 = _errs90 === errors;
                                                                                              if (!valid13)
                                                                                                break;
                                                                                            }
                                                                                          } else
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/fixes/" + i5 + "/edits", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/edits/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                        var valid12 = _errs88 === errors;
                                                                                      } else
                                                                                        var valid12 = !0;
                                                                                  } else
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/fixes/" + i5, schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                var valid11 = _errs83 === errors;
                                                                                if (!valid11)
                                                                                  break;
                                                                              }
                                                                            } else
                                                                              return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/fixes", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/type", keyword: "type", params: { type: "array" } }], !1;
                                                                          var valid8 = _errs81 === errors;
                                                                        } else
                                                                          var valid8 = !0;
                                                                        if (valid8) {
                                                                          if (data17.docs !== void 0) {
                                                                            let _errs99 = errors;
                                                                            if (typeof data17.docs != "string")
                                                                              return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/docs", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/docs/type", keyword: "type", params: { type: "string" } }], !1;
                                                                            var valid8 = _errs99 === errors;
                                                                          } else
                                                                            var valid8 = !0;
                                                                          if (valid8)
                                                                            if (data17.rendered !== void 0) {
                                                                              let _errs101 = errors;
                                                                              if (typeof data17.rendered != "string")
                                                                                return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/rendered", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/rendered/type", keyword: "type", params: { type: "string" } }], !1;
                                                                              var valid8 = _errs101 === errors;
                                                                            } else
                                                                              var valid8 = !0;
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
                                                      return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3, schemaPath: "#/properties/files/items/properties/diagnostics/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                  var valid7 = _errs45 === errors;
                                                  if (!valid7)
                                                    break;
                                                }
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics", schemaPath: "#/properties/files/items/properties/diagnostics/type", keyword: "type", params: { type: "array" } }], !1;
                                            var valid4 = _errs43 === errors;
                                          } else
                                            var valid4 = !0;
                                          if (valid4) {
                                            if (data6.record !== void 0) {
                                              let data44 = data6.record, _errs103 = errors, _errs104 = errors, valid15 = !1, _errs105 = errors;
                                              if (errors === _errs105)
                                                if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
                                                  let missing6;
                                                  if (data44.entry === void 0 && (missing6 = "entry") || data44.sourceKind === void 0 && (missing6 = "sourceKind") || data44.bindings === void 0 && (missing6 = "bindings")) {
                                                    let err10 = { instancePath: instancePath + "/files/" + i0 + "/record", schemaPath: "#/properties/files/items/properties/record/anyOf/0/required", keyword: "required", params: { missingProperty: missing6 } };
                                                    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                                                  } else {
                                                    if (data44.entry !== void 0) {
                                                      let data45 = data44.entry, _errs108 = errors;
                                                      if (errors === _errs108)
                                                        if (data45 && typeof data45 == "object" && !Array.isArray(data45)) {
                                                          let missing7;
                                                          if (data45.workflowId === void 0 && (missing7 = "workflowId") || data45.kind === void 0 && (missing7 = "kind") || data45.name === void 0 && (missing7 = "name") || data45.description === void 0 && (missing7 = "description") || data45.tags === void 0 && (missing7 = "tags") || data45.aliases === void 0 && (missing7 = "aliases") || data45.version === void 0 && (missing7 = "version") || data45.workflowHash === void 0 && (missing7 = "workflowHash") || data45.source === void 0 && (missing7 = "source") || data45.sourceBytesDigest === void 0 && (missing7 = "sourceBytesDigest") || data45.sourceDigest === void 0 && (missing7 = "sourceDigest")) {
                                                            let err11 = { instancePath: instancePath + "/files/" + i0 + "/record/entry", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/required", keyword: "required", params: { missingProperty: missing7 } };
                                                            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                                                          } else {
                                                            if (data45.workflowId !== void 0) {
                                                              let data46 = data45.workflowId, _errs111 = errors;
                                                              if (errors === _errs111)
                                                                if (typeof data46 == "string") {
                                                                  if (!pattern4.test(data46)) {
                                                                    let err12 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/workflowId", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/workflowId/pattern", keyword: "pattern", params: { pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" } };
                                                                    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                                                                  }
                                                                } else {
                                                                  let err13 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/workflowId", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/workflowId/type", keyword: "type", params: { type: "string" } };
                                                                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                                                                }
                                                              var valid17 = _errs111 === errors;
                                                            } else
                                                              var valid17 = !0;
                                                            if (valid17) {
                                                              if (data45.kind !== void 0) {
                                                                let data47 = data45.kind, _errs113 = errors;
                                                                if (typeof data47 != "string") {
                                                                  let err14 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/kind", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                                                                }
                                                                if (!(data47 === "workflow" || data47 === "routine")) {
                                                                  let err15 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/kind", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/kind/enum", keyword: "enum", params: { allowedValues: schema11.properties.files.items.properties.record.anyOf[0].properties.entry.properties.kind.enum } };
                                                                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                                                                }
                                                                var valid17 = _errs113 === errors;
                                                              } else
                                                                var valid17 = !0;
                                                              if (valid17) {
                                                                if (data45.name !== void 0) {
                                                                  let _errs115 = errors;
                                                                  if (typeof data45.name != "string") {
                                                                    let err16 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/name", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/name/type", keyword: "type", params: { type: "string" } };
                                                                    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                                                                  }
                                                                  var valid17 = _errs115 === errors;
                                                                } else
                                                                  var valid17 = !0;
                                                                if (valid17) {
                                                                  if (data45.description !== void 0) {
                                                                    let _errs117 = errors;
                                                                    if (typeof data45.description != "string") {
                                                                      let err17 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/description", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/description/type", keyword: "type", params: { type: "string" } };
                                                                      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                                                                    }
                                                                    var valid17 = _errs117 === errors;
                                                                  } else
                                                                    var valid17 = !0;
                                                                  if (valid17) {
                                                                    if (data45.tags !== void 0) {
                                                                      let data50 = data45.tags, _errs119 = errors;
                                                                      if (errors === _errs119)
                                                                        if (Array.isArray(data50)) {
                                                                          var valid18 = !0;
                                                                          let len7 = data50.length;
                                                                          for (let i7 = 0; i7 < len7; i7++) {
                                                                            let _errs121 = errors;
                                                                            if (typeof data50[i7] != "string") {
                                                                              let err18 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/tags/" + i7, schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/tags/items/type", keyword: "type", params: { type: "string" } };
                                                                              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                                                                            }
                                                                            var valid18 = _errs121 === errors;
                                                                            if (!valid18)
                                                                              break;
                                                                          }
                                                                        } else {
                                                                          let err19 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/tags", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/tags/type", keyword: "type", params: { type: "array" } };
                                                                          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                                                                        }
                                                                      var valid17 = _errs119 === errors;
                                                                    } else
                                                                      var valid17 = !0;
                                                                    if (valid17) {
                                                                      if (data45.aliases !== void 0) {
                                                                        let data52 = data45.aliases, _errs123 = errors;
                                                                        if (errors === _errs123)
                                                                          if (Array.isArray(data52)) {
                                                                            var valid19 = !0;
                                                                            let len8 = data52.length;
                                                                            for (let i8 = 0; i8 < len8; i8++) {
                                                                              let _errs125 = errors;
                                                                              if (typeof data52[i8] != "string") {
                                                                                let err20 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/aliases/" + i8, schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/aliases/items/type", keyword: "type", params: { type: "string" } };
                                                                                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                                                                              }
                                                                              var valid19 = _errs125 === errors;
                                                                              if (!valid19)
                                                                                break;
                                                                            }
                                                                          } else {
                                                                            let err21 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/aliases", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/aliases/type", keyword: "type", params: { type: "array" } };
                                                                            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                                                                          }
                                                                        var valid17 = _errs123 === errors;
                                                                      } else
                                                                        var valid17 = !0;
                                                                      if (valid17) {
                                                                        if (data45.suggestedId !== void 0) {
                                                                          let _errs127 = errors;
                                                                          if (typeof data45.suggestedId != "string") {
                                                                            let err22 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/suggestedId", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/suggestedId/type", keyword: "type", params: { type: "string" } };
                                                                            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                                                                          }
                                                                          var valid17 = _errs127 === errors;
                                                                        } else
                                                                          var valid17 = !0;
                                                                        if (valid17) {
                                                                          if (data45.version !== void 0) {
                                                                            let _errs129 = errors;
                                                                            if (typeof data45.version != "string") {
                                                                              let err23 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/version", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/version/type", keyword: "type", params: { type: "string" } };
                                                                              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                                                                            }
                                                                            var valid17 = _errs129 === errors;
                                                                          } else
                                                                            var valid17 = !0;
                                                                          if (valid17) {
                                                                            if (data45.workflowHash !== void 0) {
                                                                              let data56 = data45.workflowHash, _errs131 = errors;
                                                                              if (errors === _errs131)
                                                                                if (typeof data56 == "string") {
                                                                                  if (!pattern0.test(data56)) {
                                                                                    let err24 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/workflowHash", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/workflowHash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } };
                                                                                    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                                                                                  }
                                                                                } else {
                                                                                  let err25 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/workflowHash", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/workflowHash/type", keyword: "type", params: { type: "string" } };
                                                                                  vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                                                                                }
                                                                              var valid17 = _errs131 === errors;
                                                                            } else
                                                                              var valid17 = !0;
                                                                            if (valid17) {
                                                                              if (data45.source !== void 0) {
                                                                                let _errs133 = errors;
                                                                                if (typeof data45.source != "string") {
                                                                                  let err26 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/source", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/source/type", keyword: "type", params: { type: "string" } };
                                                                                  vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                                                                                }
                                                                                var valid17 = _errs133 === errors;
                                                                              } else
                                                                                var valid17 = !0;
                                                                              if (valid17) {
                                                                                if (data45.bundled !== void 0) {
                                                                                  let data58 = data45.bundled, _errs135 = errors;
                                                                                  if (typeof data58 != "boolean") {
                                                                                    let err27 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/bundled", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/bundled/type", keyword: "type", params: { type: "boolean" } };
                                                                                    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                                                                                  }
                                                                                  if (data58 !== !0) {
                                                                                    let err28 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/bundled", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/bundled/const", keyword: "const", params: { allowedValue: !0 } };
                                                                                    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                                                                                  }
                                                                                  var valid17 = _errs135 === errors;
                                                                                } else
                                                                                  var valid17 = !0;
                                                                                if (valid17) {
                                                                                  if (data45.bindingsDigest !== void 0) {
                                                                                    let data59 = data45.bindingsDigest, _errs137 = errors, _errs138 = errors, valid20 = !1, _errs139 = errors;
                                                                                    if (errors === _errs139)
                                                                                      if (typeof data59 == "string") {
                                                                                        if (!pattern0.test(data59)) {
                                                                                          let err29 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/bindingsDigest", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/bindingsDigest/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } };
                                                                                          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                                                                                        }
                                                                                      } else {
                                                                                        let err30 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/bindingsDigest", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/bindingsDigest/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                                                                        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                                                                                      }
                                                                                    var _valid3 = _errs139 === errors;
                                                                                    if (valid20 = valid20 || _valid3, !valid20) {
                                                                                      let _errs141 = errors;
                                                                                      if (typeof data59 != "string") {
                                                                                        let err31 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/bindingsDigest", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/bindingsDigest/anyOf/1/type", keyword: "type", params: { type: "string" } };
                                                                                        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                                                                                      }
                                                                                      if (data59 !== "none") {
                                                                                        let err32 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/bindingsDigest", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/bindingsDigest/anyOf/1/const", keyword: "const", params: { allowedValue: "none" } };
                                                                                        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                                                                                      }
                                                                                      var _valid3 = _errs141 === errors;
                                                                                      valid20 = valid20 || _valid3;
                                                                                    }
                                                                                    if (valid20)
                                                                                      errors = _errs138, vErrors !== null && (_errs138 ? vErrors.length = _errs138 : vErrors = null);
                                                                                    else {
                                                                                      let err33 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/bindingsDigest", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/bindingsDigest/anyOf", keyword: "anyOf", params: {} };
                                                                                      vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                                                                                    }
                                                                                    var valid17 = _errs137 === errors;
                                                                                  } else
                                                                                    var valid17 = !0;
                                                                                  if (valid17) {
                                                                                    if (data45.sourceBytesDigest !== void 0) {
                                                                                      let data60 = data45.sourceBytesDigest, _errs143 = errors;
                                                                                      if (errors === _errs143)
                                                                                        if (typeof data60 == "string") {
                                                                                          if (!pattern0.test(data60)) {
                                                                                            let err34 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/sourceBytesDigest", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/sourceBytesDigest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } };
                                                                                            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                                                                                          }
                                                                                        } else {
                                                                                          let err35 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/sourceBytesDigest", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/sourceBytesDigest/type", keyword: "type", params: { type: "string" } };
                                                                                          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                                                                                        }
                                                                                      var valid17 = _errs143 === errors;
                                                                                    } else
                                                                                      var valid17 = !0;
                                                                                    if (valid17)
                                                                                      if (data45.sourceDigest !== void 0) {
                                                                                        let data61 = data45.sourceDigest, _errs145 = errors;
                                                                                        if (errors === _errs145)
                                                                                          if (typeof data61 == "string") {
                                                                                            if (!pattern0.test(data61)) {
                                                                                              let err36 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/sourceDigest", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/sourceDigest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } };
                                                                                              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                                                                                            }
                                                                                          } else {
                                                                                            let err37 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/sourceDigest", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/sourceDigest/type", keyword: "type", params: { type: "string" } };
                                                                                            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                                                                                          }
                                                                                        var valid17 = _errs145 === errors;
                                                                                      } else
                                                                                        var valid17 = !0;
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
                                                        } else {
                                                          let err38 = { instancePath: instancePath + "/files/" + i0 + "/record/entry", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/type", keyword: "type", params: { type: "object" } };
                                                          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                                                        }
                                                      var valid16 = _errs108 === errors;
                                                    } else
                                                      var valid16 = !0;
                                                    if (valid16) {
                                                      if (data44.sourceKind !== void 0) {
                                                        let data62 = data44.sourceKind, _errs147 = errors;
                                                        if (typeof data62 != "string") {
                                                          let err39 = { instancePath: instancePath + "/files/" + i0 + "/record/sourceKind", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/sourceKind/type", keyword: "type", params: { type: "string" } };
                                                          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                                                        }
                                                        if (!(data62 === "bundled" || data62 === "user" || data62 === "project" || data62 === "remote" || data62 === "plugin")) {
                                                          let err40 = { instancePath: instancePath + "/files/" + i0 + "/record/sourceKind", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/sourceKind/enum", keyword: "enum", params: { allowedValues: schema11.properties.files.items.properties.record.anyOf[0].properties.sourceKind.enum } };
                                                          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                                                        }
                                                        var valid16 = _errs147 === errors;
                                                      } else
                                                        var valid16 = !0;
                                                      if (valid16)
                                                        if (data44.bindings !== void 0) {
                                                          let data63 = data44.bindings, _errs149 = errors;
                                                          if (errors === _errs149)
                                                            if (data63 && typeof data63 == "object" && !Array.isArray(data63))
                                                              for (let key0 in data63) {
                                                                let _errs152 = errors;
                                                                if (typeof data63[key0] != "string") {
                                                                  let err41 = { instancePath: instancePath + "/files/" + i0 + "/record/bindings/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/bindings/additionalProperties/type", keyword: "type", params: { type: "string" } };
                                                                  vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                                                                }
                                                                var valid21 = _errs152 === errors;
                                                                if (!valid21)
                                                                  break;
                                                              }
                                                            else {
                                                              let err42 = { instancePath: instancePath + "/files/" + i0 + "/record/bindings", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/bindings/type", keyword: "type", params: { type: "object" } };
                                                              vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                                                            }
                                                          var valid16 = _errs149 === errors;
                                                        } else
                                                          var valid16 = !0;
                                                    }
                                                  }
                                                } else {
                                                  let err43 = { instancePath: instancePath + "/files/" + i0 + "/record", schemaPath: "#/properties/files/items/properties/record/anyOf/0/type", keyword: "type", params: { type: "object" } };
                                                  vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                                                }
                                              var _valid2 = _errs105 === errors;
                                              if (valid15 = valid15 || _valid2, !valid15) {
                                                let _errs154 = errors;
                                                if (data44 !== null) {
                                                  let err44 = { instancePath: instancePath + "/files/" + i0 + "/record", schemaPath: "#/properties/files/items/properties/record/anyOf/1/type", keyword: "type", params: { type: "null" } };
                                                  vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                                                }
                                                var _valid2 = _errs154 === errors;
                                                valid15 = valid15 || _valid2;
                                              }
                                              if (valid15)
                                                errors = _errs104, vErrors !== null && (_errs104 ? vErrors.length = _errs104 : vErrors = null);
                                              else {
                                                let err45 = { instancePath: instancePath + "/files/" + i0 + "/record", schemaPath: "#/properties/files/items/properties/record/anyOf", keyword: "anyOf", params: {} };
                                                return vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++, validate10.errors = vErrors, !1;
                                              }
                                              var valid4 = _errs103 === errors;
                                            } else
                                              var valid4 = !0;
                                            if (valid4)
                                              if (data6.objects !== void 0) {
                                                let data65 = data6.objects, _errs156 = errors;
                                                if (errors === _errs156)
                                                  if (Array.isArray(data65)) {
                                                    var valid22 = !0;
                                                    let len9 = data65.length;
                                                    for (let i9 = 0; i9 < len9; i9++) {
                                                      let data66 = data65[i9], _errs158 = errors;
                                                      if (errors === _errs158)
                                                        if (data66 && typeof data66 == "object" && !Array.isArray(data66)) {
                                                          let missing8;
                                                          if (data66.name === void 0 && (missing8 = "name") || data66.bytes === void 0 && (missing8 = "bytes") || data66.mtimeMs === void 0 && (missing8 = "mtimeMs"))
                                                            return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/objects/" + i9, schemaPath: "#/properties/files/items/properties/objects/items/required", keyword: "required", params: { missingProperty: missing8 } }], !1;
                                                          if (data66.name !== void 0) {
                                                            let _errs161 = errors;
                                                            if (typeof data66.name != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/objects/" + i9 + "/name", schemaPath: "#/properties/files/items/properties/objects/items/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                                                            var valid23 = _errs161 === errors;
                                                          } else
                                                            var valid23 = !0;
                                                          if (valid23) {
                                                            if (data66.bytes !== void 0) {
                                                              let data68 = data66.bytes, _errs163 = errors;
                                                              if (!(typeof data68 == "number" && !(data68 % 1) && !isNaN(data68)))
                                                                return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/objects/" + i9 + "/bytes", schemaPath: "#/properties/files/items/properties/objects/items/properties/bytes/type", keyword: "type", params: { type: "integer" } }], !1;
                                                              if (errors === _errs163 && typeof data68 == "number" && (data68 < 0 || isNaN(data68)))
                                                                return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/objects/" + i9 + "/bytes", schemaPath: "#/properties/files/items/properties/objects/items/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                              var valid23 = _errs163 === errors;
                                                            } else
                                                              var valid23 = !0;
                                                            if (valid23)
                                                              if (data66.mtimeMs !== void 0) {
                                                                let _errs165 = errors;
                                                                if (typeof data66.mtimeMs != "number")
                                                                  return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/objects/" + i9 + "/mtimeMs", schemaPath: "#/properties/files/items/properties/objects/items/properties/mtimeMs/type", keyword: "type", params: { type: "number" } }], !1;
                                                                var valid23 = _errs165 === errors;
                                                              } else
                                                                var valid23 = !0;
                                                          }
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/objects/" + i9, schemaPath: "#/properties/files/items/properties/objects/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                      var valid22 = _errs158 === errors;
                                                      if (!valid22)
                                                        break;
                                                    }
                                                  } else
                                                    return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/objects", schemaPath: "#/properties/files/items/properties/objects/type", keyword: "type", params: { type: "array" } }], !1;
                                                var valid4 = _errs156 === errors;
                                              } else
                                                var valid4 = !0;
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/files/" + i0, schemaPath: "#/properties/files/items/type", keyword: "type", params: { type: "object" } }], !1;
                        var valid3 = _errs22 === errors;
                        if (!valid3)
                          break;
                      }
                    } else
                      return validate10.errors = [{ instancePath: instancePath + "/files", schemaPath: "#/properties/files/type", keyword: "type", params: { type: "array" } }], !1;
                  var valid0 = _errs20 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate10.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate10.errors = vErrors, errors === 0;
}
export {
  validateCompileCache
};
