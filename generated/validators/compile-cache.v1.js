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
var validateCompileCache = validate10, schema11 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Compile cache", type: "object", properties: { v: { type: "number", const: 1 }, compiler: { type: "string" }, writtenMs: { type: "number" }, bindingsDigest: { anyOf: [{ type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, { type: "string", const: "none" }] }, libraryDigest: { anyOf: [{ type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, { type: "string", const: "none" }] }, files: { type: "array", items: { type: "object", properties: { file: { type: "string" }, bytes: { type: "integer", minimum: 0 }, mtimeMs: { type: "number" }, sourceBytesDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, claimedId: { type: ["string", "null"] }, dependencies: { type: "array", items: { type: "string" } }, slots: { type: "array", items: { type: "string" } }, diagnostics: { type: "array", items: { type: "object", properties: { code: { type: "string", pattern: "^[a-z]+\\/[a-z0-9-]+$" }, severity: { type: "string", enum: ["error", "warning", "info"] }, message: { type: "string", minLength: 1 }, at: { type: "object", properties: { file: { type: "string" }, line: { type: "integer", exclusiveMinimum: 0 }, column: { type: "integer", exclusiveMinimum: 0 }, offset: { type: "integer", minimum: 0 }, length: { type: "integer", minimum: 0 }, pointer: { type: "string" } }, required: ["file", "line", "column", "offset", "length", "pointer"], additionalProperties: !0 }, about: { type: "string" }, label: { type: "string" }, notes: { type: "array", items: { type: "string" } }, help: { type: "string" }, fixes: { type: "array", items: { type: "object", properties: { title: { type: "string" }, edits: { type: "array", items: { type: "object", properties: { offset: { type: "integer", minimum: 0 }, length: { type: "integer", minimum: 0 }, text: { type: "string" } }, required: ["offset", "length", "text"], additionalProperties: !0 } } }, required: ["title", "edits"], additionalProperties: !0 } }, docs: { type: "string" }, rendered: { type: "string" } }, required: ["code", "severity", "message", "at", "notes", "fixes", "docs", "rendered"], additionalProperties: !0 } }, compiled: { anyOf: [{ type: "object", properties: { workflowId: { type: "string", pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" }, workflowHash: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, sourceDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, text: { type: "string" }, map: { type: "object", properties: { v: { type: "number", const: 1 }, workflowId: { type: "string", pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" }, workflowHash: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, files: { type: "array", items: { type: "string" } }, steps: { type: "array", items: { type: "object", properties: { stepId: { type: "string", pattern: "^[a-z0-9_-]+$" }, lines: { type: "array", items: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "source" }, file: { type: "integer", minimum: 0 }, line: { type: "integer", exclusiveMinimum: 0 }, column: { type: "integer", exclusiveMinimum: 0 }, pointer: { type: "string" } }, required: ["kind", "file", "line", "column", "pointer"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "ref" }, refId: { type: "string" }, refLine: { type: "integer", exclusiveMinimum: 0 }, file: { type: "integer", minimum: 0 }, line: { type: "integer", exclusiveMinimum: 0 }, column: { type: "integer", exclusiveMinimum: 0 }, pointer: { type: "string" } }, required: ["kind", "refId", "refLine", "file", "line", "column", "pointer"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "binding" }, slots: { type: "array", items: { type: "string" }, minItems: 1 }, file: { type: "integer", minimum: 0 }, line: { type: "integer", exclusiveMinimum: 0 }, column: { type: "integer", exclusiveMinimum: 0 }, pointer: { type: "string" } }, required: ["kind", "slots", "file", "line", "column", "pointer"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "template" }, templateId: { type: "string" }, file: { type: "integer", minimum: 0 }, line: { type: "integer", exclusiveMinimum: 0 }, column: { type: "integer", exclusiveMinimum: 0 }, pointer: { type: "string" } }, required: ["kind", "templateId", "file", "line", "column", "pointer"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "function" }, name: { type: "string" }, file: { type: "integer", minimum: 0 }, line: { type: "integer", exclusiveMinimum: 0 }, column: { type: "integer", exclusiveMinimum: 0 }, pointer: { type: "string" } }, required: ["kind", "name", "file", "line", "column", "pointer"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "feature" }, featureId: { type: "string" } }, required: ["kind", "featureId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "contract" }, contractRef: { type: "string" } }, required: ["kind", "contractRef"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "compiler" }, what: { type: "string", enum: ["heading", "separator", "fallback"] } }, required: ["kind", "what"], additionalProperties: !0 }] } } }, required: ["stepId", "lines"], additionalProperties: !0 } } }, required: ["v", "workflowId", "workflowHash", "files", "steps"], additionalProperties: !0 }, bindingsDigest: { anyOf: [{ type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, { type: "string", const: "none" }] } }, required: ["workflowId", "workflowHash", "sourceDigest", "text", "map"], additionalProperties: !0 }, { type: "null" }] } }, required: ["file", "bytes", "mtimeMs", "sourceBytesDigest", "claimedId", "dependencies", "slots", "diagnostics", "compiled"], additionalProperties: !0 } } }, required: ["v", "compiler", "writtenMs", "bindingsDigest", "libraryDigest", "files"], additionalProperties: !0 }, pattern0 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), pattern3 = new RegExp("^[a-z]+\\/[a-z0-9-]+$", "u"), pattern4 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), pattern9 = new RegExp("^[a-z0-9_-]+$", "u"), func2 = require_ucs2length().default;
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
                            if (data6.file === void 0 && (missing1 = "file") || data6.bytes === void 0 && (missing1 = "bytes") || data6.mtimeMs === void 0 && (missing1 = "mtimeMs") || data6.sourceBytesDigest === void 0 && (missing1 = "sourceBytesDigest") || data6.claimedId === void 0 && (missing1 = "claimedId") || data6.dependencies === void 0 && (missing1 = "dependencies") || data6.slots === void 0 && (missing1 = "slots") || data6.diagnostics === void 0 && (missing1 = "diagnostics") || data6.compiled === void 0 && (missing1 = "compiled"))
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
                                                                if (data17.label !== void 0) {
                                                                  let _errs71 = errors;
                                                                  if (typeof data17.label != "string")
                                                                    return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/label", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/label/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid8 = _errs71 === errors;
                                                                } else
                                                                  var valid8 = !0;
                                                                if (valid8) {
                                                                  if (data17.notes !== void 0) {
                                                                    let data30 = data17.notes, _errs73 = errors;
                                                                    if (errors === _errs73)
                                                                      if (Array.isArray(data30)) {
                                                                        var valid10 = !0;
                                                                        let len4 = data30.length;
                                                                        for (let i4 = 0; i4 < len4; i4++) {
                                                                          let _errs75 = errors;
                                                                          if (typeof data30[i4] != "string")
                                                                            return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/notes/" + i4, schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/notes/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid10 = _errs75 === errors;
                                                                          if (!valid10)
                                                                            break;
                                                                        }
                                                                      } else
                                                                        return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/notes", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/notes/type", keyword: "type", params: { type: "array" } }], !1;
                                                                    var valid8 = _errs73 === errors;
                                                                  } else
                                                                    var valid8 = !0;
                                                                  if (valid8) {
                                                                    if (data17.help !== void 0) {
                                                                      let _errs77 = errors;
                                                                      if (typeof data17.help != "string")
                                                                        return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/help", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/help/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      var valid8 = _errs77 === errors;
                                                                    } else
                                                                      var valid8 = !0;
                                                                    if (valid8) {
                                                                      if (data17.fixes !== void 0) {
                                                                        let data33 = data17.fixes, _errs79 = errors;
                                                                        if (errors === _errs79)
                                                                          if (Array.isArray(data33)) {
                                                                            var valid11 = !0;
                                                                            let len5 = data33.length;
                                                                            for (let i5 = 0; i5 < len5; i5++) {
                                                                              let data34 = data33[i5], _errs81 = errors;
                                                                              if (errors === _errs81)
                                                                                if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
                                                                                  let missing4;
                                                                                  if (data34.title === void 0 && (missing4 = "title") || data34.edits === void 0 && (missing4 = "edits"))
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/fixes/" + i5, schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                                                                                  if (data34.title !== void 0) {
                                                                                    let _errs84 = errors;
                                                                                    if (typeof data34.title != "string")
                                                                                      return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/fixes/" + i5 + "/title", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid12 = _errs84 === errors;
                                                                                  } else
                                                                                    var valid12 = !0;
                                                                                  if (valid12)
                                                                                    if (data34.edits !== void 0) {
                                                                                      let data36 = data34.edits, _errs86 = errors;
                                                                                      if (errors === _errs86)
                                                                                        if (Array.isArray(data36)) {
                                                                                          var valid13 = !0;
                                                                                          let len6 = data36.length;
                                                                                          for (let i6 = 0; i6 < len6; i6++) {
                                                                                            let data37 = data36[i6], _errs88 = errors;
                                                                                            if (errors === _errs88)
                                                                                              if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
                                                                                                let missing5;
                                                                                                if (data37.offset === void 0 && (missing5 = "offset") || data37.length === void 0 && (missing5 = "length") || data37.text === void 0 && (missing5 = "text"))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/fixes/" + i5 + "/edits/" + i6, schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/edits/items/required", keyword: "required", params: { missingProperty: missing5 } }], !1;
                                                                                                if (data37.offset !== void 0) {
                                                                                                  let data38 = data37.offset, _errs91 = errors;
                                                                                                  if (!(typeof data38 == "number" && !(data38 % 1) && !isNaN(data38)))
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/fixes/" + i5 + "/edits/" + i6 + "/offset", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/edits/items/properties/offset/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                                                  if (errors === _errs91 && typeof data38 == "number" && (data38 < 0 || isNaN(data38)))
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/fixes/" + i5 + "/edits/" + i6 + "/offset", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/edits/items/properties/offset/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                                                  var valid14 = _errs91 === errors;
                                                                                                } else
                                                                                                  var valid14 = !0;
                                                                                                if (valid14) {
                                                                                                  if (data37.length !== void 0) {
                                                                                                    let data39 = data37.length, _errs93 = errors;
                                                                                                    if (!(typeof data39 == "number" && !(data39 % 1) && !isNaN(data39)))
                                                                                                      return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/fixes/" + i5 + "/edits/" + i6 + "/length", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/edits/items/properties/length/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                                                    if (errors === _errs93 && typeof data39 == "number" && (data39 < 0 || isNaN(data39)))
                                                                                                      return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/fixes/" + i5 + "/edits/" + i6 + "/length", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/edits/items/properties/length/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                                                    var valid14 = _errs93 === errors;
                                                                                                  } else
                                                                                                    var valid14 = !0;
                                                                                                  if (valid14)
                                                                                                    if (data37.text !== void 0) {
                                                                                                      let _errs95 = errors;
                                                                                                      if (typeof data37.text != "string")
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/fixes/" + i5 + "/edits/" + i6 + "/text", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/edits/items/properties/text/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                      var valid14 = _errs95 === errors;
                                                                                                    } else
                                                                                                      var valid14 = !0;
                                                                                                }
                                                                                              } else
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/fixes/" + i5 + "/edits/" + i6, schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/edits/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                            var valid13 = _errs88 === errors;
                                                                                            if (!valid13)
                                                                                              break;
                                                                                          }
                                                                                        } else
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/fixes/" + i5 + "/edits", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/edits/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                      var valid12 = _errs86 === errors;
                                                                                    } else
                                                                                      var valid12 = !0;
                                                                                } else
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/fixes/" + i5, schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                              var valid11 = _errs81 === errors;
                                                                              if (!valid11)
                                                                                break;
                                                                            }
                                                                          } else
                                                                            return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/fixes", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/type", keyword: "type", params: { type: "array" } }], !1;
                                                                        var valid8 = _errs79 === errors;
                                                                      } else
                                                                        var valid8 = !0;
                                                                      if (valid8) {
                                                                        if (data17.docs !== void 0) {
                                                                          let _errs97 = errors;
                                                                          if (typeof data17.docs != "string")
                                                                            return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/docs", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/docs/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid8 = _errs97 === errors;
                                                                        } else
                                                                          var valid8 = !0;
                                                                        if (valid8)
                                                                          if (data17.rendered !== void 0) {
                                                                            let _errs99 = errors;
                                                                            if (typeof data17.rendered != "string")
                                                                              return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i3 + "/rendered", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/rendered/type", keyword: "type", params: { type: "string" } }], !1;
                                                                            var valid8 = _errs99 === errors;
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
                                          if (valid4)
                                            if (data6.compiled !== void 0) {
                                              let data43 = data6.compiled, _errs101 = errors, _errs102 = errors, valid15 = !1, _errs103 = errors;
                                              if (errors === _errs103)
                                                if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
                                                  let missing6;
                                                  if (data43.workflowId === void 0 && (missing6 = "workflowId") || data43.workflowHash === void 0 && (missing6 = "workflowHash") || data43.sourceDigest === void 0 && (missing6 = "sourceDigest") || data43.text === void 0 && (missing6 = "text") || data43.map === void 0 && (missing6 = "map")) {
                                                    let err10 = { instancePath: instancePath + "/files/" + i0 + "/compiled", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/required", keyword: "required", params: { missingProperty: missing6 } };
                                                    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                                                  } else {
                                                    if (data43.workflowId !== void 0) {
                                                      let data44 = data43.workflowId, _errs106 = errors;
                                                      if (errors === _errs106)
                                                        if (typeof data44 == "string") {
                                                          if (!pattern4.test(data44)) {
                                                            let err11 = { instancePath: instancePath + "/files/" + i0 + "/compiled/workflowId", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/workflowId/pattern", keyword: "pattern", params: { pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" } };
                                                            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                                                          }
                                                        } else {
                                                          let err12 = { instancePath: instancePath + "/files/" + i0 + "/compiled/workflowId", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/workflowId/type", keyword: "type", params: { type: "string" } };
                                                          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                                                        }
                                                      var valid16 = _errs106 === errors;
                                                    } else
                                                      var valid16 = !0;
                                                    if (valid16) {
                                                      if (data43.workflowHash !== void 0) {
                                                        let data45 = data43.workflowHash, _errs108 = errors;
                                                        if (errors === _errs108)
                                                          if (typeof data45 == "string") {
                                                            if (!pattern0.test(data45)) {
                                                              let err13 = { instancePath: instancePath + "/files/" + i0 + "/compiled/workflowHash", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/workflowHash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } };
                                                              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                                                            }
                                                          } else {
                                                            let err14 = { instancePath: instancePath + "/files/" + i0 + "/compiled/workflowHash", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/workflowHash/type", keyword: "type", params: { type: "string" } };
                                                            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                                                          }
                                                        var valid16 = _errs108 === errors;
                                                      } else
                                                        var valid16 = !0;
                                                      if (valid16) {
                                                        if (data43.sourceDigest !== void 0) {
                                                          let data46 = data43.sourceDigest, _errs110 = errors;
                                                          if (errors === _errs110)
                                                            if (typeof data46 == "string") {
                                                              if (!pattern0.test(data46)) {
                                                                let err15 = { instancePath: instancePath + "/files/" + i0 + "/compiled/sourceDigest", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/sourceDigest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } };
                                                                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                                                              }
                                                            } else {
                                                              let err16 = { instancePath: instancePath + "/files/" + i0 + "/compiled/sourceDigest", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/sourceDigest/type", keyword: "type", params: { type: "string" } };
                                                              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                                                            }
                                                          var valid16 = _errs110 === errors;
                                                        } else
                                                          var valid16 = !0;
                                                        if (valid16) {
                                                          if (data43.text !== void 0) {
                                                            let _errs112 = errors;
                                                            if (typeof data43.text != "string") {
                                                              let err17 = { instancePath: instancePath + "/files/" + i0 + "/compiled/text", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/text/type", keyword: "type", params: { type: "string" } };
                                                              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                                                            }
                                                            var valid16 = _errs112 === errors;
                                                          } else
                                                            var valid16 = !0;
                                                          if (valid16) {
                                                            if (data43.map !== void 0) {
                                                              let data48 = data43.map, _errs114 = errors;
                                                              if (errors === _errs114)
                                                                if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
                                                                  let missing7;
                                                                  if (data48.v === void 0 && (missing7 = "v") || data48.workflowId === void 0 && (missing7 = "workflowId") || data48.workflowHash === void 0 && (missing7 = "workflowHash") || data48.files === void 0 && (missing7 = "files") || data48.steps === void 0 && (missing7 = "steps")) {
                                                                    let err18 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/required", keyword: "required", params: { missingProperty: missing7 } };
                                                                    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                                                                  } else {
                                                                    if (data48.v !== void 0) {
                                                                      let data49 = data48.v, _errs117 = errors;
                                                                      if (typeof data49 != "number") {
                                                                        let err19 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/v", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/v/type", keyword: "type", params: { type: "number" } };
                                                                        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                                                                      }
                                                                      if (data49 !== 1) {
                                                                        let err20 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/v", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/v/const", keyword: "const", params: { allowedValue: 1 } };
                                                                        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                                                                      }
                                                                      var valid17 = _errs117 === errors;
                                                                    } else
                                                                      var valid17 = !0;
                                                                    if (valid17) {
                                                                      if (data48.workflowId !== void 0) {
                                                                        let data50 = data48.workflowId, _errs119 = errors;
                                                                        if (errors === _errs119)
                                                                          if (typeof data50 == "string") {
                                                                            if (!pattern4.test(data50)) {
                                                                              let err21 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/workflowId", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/workflowId/pattern", keyword: "pattern", params: { pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" } };
                                                                              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                                                                            }
                                                                          } else {
                                                                            let err22 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/workflowId", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/workflowId/type", keyword: "type", params: { type: "string" } };
                                                                            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                                                                          }
                                                                        var valid17 = _errs119 === errors;
                                                                      } else
                                                                        var valid17 = !0;
                                                                      if (valid17) {
                                                                        if (data48.workflowHash !== void 0) {
                                                                          let data51 = data48.workflowHash, _errs121 = errors;
                                                                          if (errors === _errs121)
                                                                            if (typeof data51 == "string") {
                                                                              if (!pattern0.test(data51)) {
                                                                                let err23 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/workflowHash", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/workflowHash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } };
                                                                                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                                                                              }
                                                                            } else {
                                                                              let err24 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/workflowHash", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/workflowHash/type", keyword: "type", params: { type: "string" } };
                                                                              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                                                                            }
                                                                          var valid17 = _errs121 === errors;
                                                                        } else
                                                                          var valid17 = !0;
                                                                        if (valid17) {
                                                                          if (data48.files !== void 0) {
                                                                            let data52 = data48.files, _errs123 = errors;
                                                                            if (errors === _errs123)
                                                                              if (Array.isArray(data52)) {
                                                                                var valid18 = !0;
                                                                                let len7 = data52.length;
                                                                                for (let i7 = 0; i7 < len7; i7++) {
                                                                                  let _errs125 = errors;
                                                                                  if (typeof data52[i7] != "string") {
                                                                                    let err25 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/files/" + i7, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/files/items/type", keyword: "type", params: { type: "string" } };
                                                                                    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                                                                                  }
                                                                                  var valid18 = _errs125 === errors;
                                                                                  if (!valid18)
                                                                                    break;
                                                                                }
                                                                              } else {
                                                                                let err26 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/files", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/files/type", keyword: "type", params: { type: "array" } };
                                                                                vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                                                                              }
                                                                            var valid17 = _errs123 === errors;
                                                                          } else
                                                                            var valid17 = !0;
                                                                          if (valid17)
                                                                            if (data48.steps !== void 0) {
                                                                              let data54 = data48.steps, _errs127 = errors;
                                                                              if (errors === _errs127)
                                                                                if (Array.isArray(data54)) {
                                                                                  var valid19 = !0;
                                                                                  let len8 = data54.length;
                                                                                  for (let i8 = 0; i8 < len8; i8++) {
                                                                                    let data55 = data54[i8], _errs129 = errors;
                                                                                    if (errors === _errs129)
                                                                                      if (data55 && typeof data55 == "object" && !Array.isArray(data55)) {
                                                                                        let missing8;
                                                                                        if (data55.stepId === void 0 && (missing8 = "stepId") || data55.lines === void 0 && (missing8 = "lines")) {
                                                                                          let err27 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/required", keyword: "required", params: { missingProperty: missing8 } };
                                                                                          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                                                                                        } else {
                                                                                          if (data55.stepId !== void 0) {
                                                                                            let data56 = data55.stepId, _errs132 = errors;
                                                                                            if (errors === _errs132)
                                                                                              if (typeof data56 == "string") {
                                                                                                if (!pattern9.test(data56)) {
                                                                                                  let err28 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/stepId", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } };
                                                                                                  vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                                                                                                }
                                                                                              } else {
                                                                                                let err29 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/stepId", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/stepId/type", keyword: "type", params: { type: "string" } };
                                                                                                vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                                                                                              }
                                                                                            var valid20 = _errs132 === errors;
                                                                                          } else
                                                                                            var valid20 = !0;
                                                                                          if (valid20)
                                                                                            if (data55.lines !== void 0) {
                                                                                              let data57 = data55.lines, _errs134 = errors;
                                                                                              if (errors === _errs134)
                                                                                                if (Array.isArray(data57)) {
                                                                                                  var valid21 = !0;
                                                                                                  let len9 = data57.length;
                                                                                                  for (let i9 = 0; i9 < len9; i9++) {
                                                                                                    let data58 = data57[i9], _errs136 = errors;
                                                                                                    if (errors === _errs136)
                                                                                                      if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
                                                                                                        let missing9;
                                                                                                        if (data58.kind === void 0 && (missing9 = "kind")) {
                                                                                                          let err30 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/required", keyword: "required", params: { missingProperty: missing9 } };
                                                                                                          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                                                                                                        } else {
                                                                                                          let tag0 = data58.kind;
                                                                                                          if (typeof tag0 == "string")
                                                                                                            if (tag0 === "source") {
                                                                                                              if (errors === errors)
                                                                                                                if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
                                                                                                                  let missing10;
                                                                                                                  if (data58.kind === void 0 && (missing10 = "kind") || data58.file === void 0 && (missing10 = "file") || data58.line === void 0 && (missing10 = "line") || data58.column === void 0 && (missing10 = "column") || data58.pointer === void 0 && (missing10 = "pointer")) {
                                                                                                                    let err31 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing10 } };
                                                                                                                    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                                                                                                                  } else {
                                                                                                                    if (data58.kind !== void 0) {
                                                                                                                      let data59 = data58.kind, _errs142 = errors;
                                                                                                                      if (typeof data59 != "string") {
                                                                                                                        let err32 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/kind", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                                                                        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                                                                                                                      }
                                                                                                                      if (data59 !== "source") {
                                                                                                                        let err33 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/kind", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "source" } };
                                                                                                                        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                                                                                                                      }
                                                                                                                      var valid24 = _errs142 === errors;
                                                                                                                    } else
                                                                                                                      var valid24 = !0;
                                                                                                                    if (valid24) {
                                                                                                                      if (data58.file !== void 0) {
                                                                                                                        let data60 = data58.file, _errs144 = errors;
                                                                                                                        if (!(typeof data60 == "number" && !(data60 % 1) && !isNaN(data60))) {
                                                                                                                          let err34 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/file", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/0/properties/file/type", keyword: "type", params: { type: "integer" } };
                                                                                                                          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                                                                                                                        }
                                                                                                                        if (errors === _errs144 && typeof data60 == "number" && (data60 < 0 || isNaN(data60))) {
                                                                                                                          let err35 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/file", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/0/properties/file/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                                                                                                          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                                                                                                                        }
                                                                                                                        var valid24 = _errs144 === errors;
                                                                                                                      } else
                                                                                                                        var valid24 = !0;
                                                                                                                      if (valid24) {
                                                                                                                        if (data58.line !== void 0) {
                                                                                                                          let data61 = data58.line, _errs146 = errors;
                                                                                                                          if (!(typeof data61 == "number" && !(data61 % 1) && !isNaN(data61))) {
                                                                                                                            let err36 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/line", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/0/properties/line/type", keyword: "type", params: { type: "integer" } };
                                                                                                                            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                                                                                                                          }
                                                                                                                          if (errors === _errs146 && typeof data61 == "number" && (data61 <= 0 || isNaN(data61))) {
                                                                                                                            let err37 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/line", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/0/properties/line/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                                                                                                                            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                                                                                                                          }
                                                                                                                          var valid24 = _errs146 === errors;
                                                                                                                        } else
                                                                                                                          var valid24 = !0;
                                                                                                                        if (valid24) {
                                                                                                                          if (data58.column !== void 0) {
                                                                                                                            let data62 = data58.column, _errs148 = errors;
                                                                                                                            if (!(typeof data62 == "number" && !(data62 % 1) && !isNaN(data62))) {
                                                                                                                              let err38 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/column", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/0/properties/column/type", keyword: "type", params: { type: "integer" } };
                                                                                                                              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                                                                                                                            }
                                                                                                                            if (errors === _errs148 && typeof data62 == "number" && (data62 <= 0 || isNaN(data62))) {
                                                                                                                              let err39 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/column", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/0/properties/column/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                                                                                                                              vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                                                                                                                            }
                                                                                                                            var valid24 = _errs148 === errors;
                                                                                                                          } else
                                                                                                                            var valid24 = !0;
                                                                                                                          if (valid24)
                                                                                                                            if (data58.pointer !== void 0) {
                                                                                                                              let _errs150 = errors;
                                                                                                                              if (typeof data58.pointer != "string") {
                                                                                                                                let err40 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/pointer", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/0/properties/pointer/type", keyword: "type", params: { type: "string" } };
                                                                                                                                vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                                                                                                                              }
                                                                                                                              var valid24 = _errs150 === errors;
                                                                                                                            } else
                                                                                                                              var valid24 = !0;
                                                                                                                        }
                                                                                                                      }
                                                                                                                    }
                                                                                                                  }
                                                                                                                } else {
                                                                                                                  let err41 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/0/type", keyword: "type", params: { type: "object" } };
                                                                                                                  vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                                                                                                                }
                                                                                                            } else if (tag0 === "ref") {
                                                                                                              if (errors === errors)
                                                                                                                if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
                                                                                                                  let missing11;
                                                                                                                  if (data58.kind === void 0 && (missing11 = "kind") || data58.refId === void 0 && (missing11 = "refId") || data58.refLine === void 0 && (missing11 = "refLine") || data58.file === void 0 && (missing11 = "file") || data58.line === void 0 && (missing11 = "line") || data58.column === void 0 && (missing11 = "column") || data58.pointer === void 0 && (missing11 = "pointer")) {
                                                                                                                    let err42 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing11 } };
                                                                                                                    vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                                                                                                                  } else {
                                                                                                                    if (data58.kind !== void 0) {
                                                                                                                      let data64 = data58.kind, _errs155 = errors;
                                                                                                                      if (typeof data64 != "string") {
                                                                                                                        let err43 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/kind", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                                                                        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                                                                                                                      }
                                                                                                                      if (data64 !== "ref") {
                                                                                                                        let err44 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/kind", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "ref" } };
                                                                                                                        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                                                                                                                      }
                                                                                                                      var valid26 = _errs155 === errors;
                                                                                                                    } else
                                                                                                                      var valid26 = !0;
                                                                                                                    if (valid26) {
                                                                                                                      if (data58.refId !== void 0) {
                                                                                                                        let _errs157 = errors;
                                                                                                                        if (typeof data58.refId != "string") {
                                                                                                                          let err45 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/refId", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/1/properties/refId/type", keyword: "type", params: { type: "string" } };
                                                                                                                          vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                                                                                                                        }
                                                                                                                        var valid26 = _errs157 === errors;
                                                                                                                      } else
                                                                                                                        var valid26 = !0;
                                                                                                                      if (valid26) {
                                                                                                                        if (data58.refLine !== void 0) {
                                                                                                                          let data66 = data58.refLine, _errs159 = errors;
                                                                                                                          if (!(typeof data66 == "number" && !(data66 % 1) && !isNaN(data66))) {
                                                                                                                            let err46 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/refLine", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/1/properties/refLine/type", keyword: "type", params: { type: "integer" } };
                                                                                                                            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                                                                                                                          }
                                                                                                                          if (errors === _errs159 && typeof data66 == "number" && (data66 <= 0 || isNaN(data66))) {
                                                                                                                            let err47 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/refLine", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/1/properties/refLine/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                                                                                                                            vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                                                                                                                          }
                                                                                                                          var valid26 = _errs159 === errors;
                                                                                                                        } else
                                                                                                                          var valid26 = !0;
                                                                                                                        if (valid26) {
                                                                                                                          if (data58.file !== void 0) {
                                                                                                                            let data67 = data58.file, _errs161 = errors;
                                                                                                                            if (!(typeof data67 == "number" && !(data67 % 1) && !isNaN(data67))) {
                                                                                                                              let err48 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/file", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/1/properties/file/type", keyword: "type", params: { type: "integer" } };
                                                                                                                              vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                                                                                                                            }
                                                                                                                            if (errors === _errs161 && typeof data67 == "number" && (data67 < 0 || isNaN(data67))) {
                                                                                                                              let err49 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/file", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/1/properties/file/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                                                                                                              vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                                                                                                                            }
                                                                                                                            var valid26 = _errs161 === errors;
                                                                                                                          } else
                                                                                                                            var valid26 = !0;
                                                                                                                          if (valid26) {
                                                                                                                            if (data58.line !== void 0) {
                                                                                                                              let data68 = data58.line, _errs163 = errors;
                                                                                                                              if (!(typeof data68 == "number" && !(data68 % 1) && !isNaN(data68))) {
                                                                                                                                let err50 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/line", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/1/properties/line/type", keyword: "type", params: { type: "integer" } };
                                                                                                                                vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                                                                                                                              }
                                                                                                                              if (errors === _errs163 && typeof data68 == "number" && (data68 <= 0 || isNaN(data68))) {
                                                                                                                                let err51 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/line", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/1/properties/line/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                                                                                                                                vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                                                                                                                              }
                                                                                                                              var valid26 = _errs163 === errors;
                                                                                                                            } else
                                                                                                                              var valid26 = !0;
                                                                                                                            if (valid26) {
                                                                                                                              if (data58.column !== void 0) {
                                                                                                                                let data69 = data58.column, _errs165 = errors;
                                                                                                                                if (!(typeof data69 == "number" && !(data69 % 1) && !isNaN(data69))) {
                                                                                                                                  let err52 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/column", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/1/properties/column/type", keyword: "type", params: { type: "integer" } };
                                                                                                                                  vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                                                                                                                                }
                                                                                                                                if (errors === _errs165 && typeof data69 == "number" && (data69 <= 0 || isNaN(data69))) {
                                                                                                                                  let err53 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/column", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/1/properties/column/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                                                                                                                                  vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
                                                                                                                                }
                                                                                                                                var valid26 = _errs165 === errors;
                                                                                                                              } else
                                                                                                                                var valid26 = !0;
                                                                                                                              if (valid26)
                                                                                                                                if (data58.pointer !== void 0) {
                                                                                                                                  let _errs167 = errors;
                                                                                                                                  if (typeof data58.pointer != "string") {
                                                                                                                                    let err54 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/pointer", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/1/properties/pointer/type", keyword: "type", params: { type: "string" } };
                                                                                                                                    vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                                                                                                                                  }
                                                                                                                                  var valid26 = _errs167 === errors;
                                                                                                                                } else
                                                                                                                                  var valid26 = !0;
                                                                                                                            }
                                                                                                                          }
                                                                                                                        }
                                                                                                                      }
                                                                                                                    }
                                                                                                                  }
                                                                                                                } else {
                                                                                                                  let err55 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/1/type", keyword: "type", params: { type: "object" } };
                                                                                                                  vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
                                                                                                                }
                                                                                                            } else if (tag0 === "binding") {
                                                                                                              if (errors === errors)
                                                                                                                if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
                                                                                                                  let missing12;
                                                                                                                  if (data58.kind === void 0 && (missing12 = "kind") || data58.slots === void 0 && (missing12 = "slots") || data58.file === void 0 && (missing12 = "file") || data58.line === void 0 && (missing12 = "line") || data58.column === void 0 && (missing12 = "column") || data58.pointer === void 0 && (missing12 = "pointer")) {
                                                                                                                    let err56 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/2/required", keyword: "required", params: { missingProperty: missing12 } };
                                                                                                                    vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
                                                                                                                  } else {
                                                                                                                    if (data58.kind !== void 0) {
                                                                                                                      let data71 = data58.kind, _errs172 = errors;
                                                                                                                      if (typeof data71 != "string") {
                                                                                                                        let err57 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/kind", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                                                                        vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
                                                                                                                      }
                                                                                                                      if (data71 !== "binding") {
                                                                                                                        let err58 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/kind", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "binding" } };
                                                                                                                        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
                                                                                                                      }
                                                                                                                      var valid28 = _errs172 === errors;
                                                                                                                    } else
                                                                                                                      var valid28 = !0;
                                                                                                                    if (valid28) {
                                                                                                                      if (data58.slots !== void 0) {
                                                                                                                        let data72 = data58.slots, _errs174 = errors;
                                                                                                                        if (errors === _errs174)
                                                                                                                          if (Array.isArray(data72))
                                                                                                                            if (data72.length < 1) {
                                                                                                                              let err59 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/slots", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/2/properties/slots/minItems", keyword: "minItems", params: { limit: 1 } };
                                                                                                                              vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
                                                                                                                            } else {
                                                                                                                              var valid29 = !0;
                                                                                                                              let len10 = data72.length;
                                                                                                                              for (let i10 = 0; i10 < len10; i10++) {
                                                                                                                                let _errs176 = errors;
                                                                                                                                if (typeof data72[i10] != "string") {
                                                                                                                                  let err60 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/slots/" + i10, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/2/properties/slots/items/type", keyword: "type", params: { type: "string" } };
                                                                                                                                  vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
                                                                                                                                }
                                                                                                                                var valid29 = _errs176 === errors;
                                                                                                                                if (!valid29)
                                                                                                                                  break;
                                                                                                                              }
                                                                                                                            }
                                                                                                                          else {
                                                                                                                            let err61 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/slots", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/2/properties/slots/type", keyword: "type", params: { type: "array" } };
                                                                                                                            vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
                                                                                                                          }
                                                                                                                        var valid28 = _errs174 === errors;
                                                                                                                      } else
                                                                                                                        var valid28 = !0;
                                                                                                                      if (valid28) {
                                                                                                                        if (data58.file !== void 0) {
                                                                                                                          let data74 = data58.file, _errs178 = errors;
                                                                                                                          if (!(typeof data74 == "number" && !(data74 % 1) && !isNaN(data74))) {
                                                                                                                            let err62 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/file", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/2/properties/file/type", keyword: "type", params: { type: "integer" } };
                                                                                                                            vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
                                                                                                                          }
                                                                                                                          if (errors === _errs178 && typeof data74 == "number" && (data74 < 0 || isNaN(data74))) {
                                                                                                                            let err63 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/file", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/2/properties/file/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                                                                                                            vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
                                                                                                                          }
                                                                                                                          var valid28 = _errs178 === errors;
                                                                                                                        } else
                                                                                                                          var valid28 = !0;
                                                                                                                        if (valid28) {
                                                                                                                          if (data58.line !== void 0) {
                                                                                                                            let data75 = data58.line, _errs180 = errors;
                                                                                                                            if (!(typeof data75 == "number" && !(data75 % 1) && !isNaN(data75))) {
                                                                                                                              let err64 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/line", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/2/properties/line/type", keyword: "type", params: { type: "integer" } };
                                                                                                                              vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
                                                                                                                            }
                                                                                                                            if (errors === _errs180 && typeof data75 == "number" && (data75 <= 0 || isNaN(data75))) {
                                                                                                                              let err65 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/line", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/2/properties/line/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                                                                                                                              vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
                                                                                                                            }
                                                                                                                            var valid28 = _errs180 === errors;
                                                                                                                          } else
                                                                                                                            var valid28 = !0;
                                                                                                                          if (valid28) {
                                                                                                                            if (data58.column !== void 0) {
                                                                                                                              let data76 = data58.column, _errs182 = errors;
                                                                                                                              if (!(typeof data76 == "number" && !(data76 % 1) && !isNaN(data76))) {
                                                                                                                                let err66 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/column", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/2/properties/column/type", keyword: "type", params: { type: "integer" } };
                                                                                                                                vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
                                                                                                                              }
                                                                                                                              if (errors === _errs182 && typeof data76 == "number" && (data76 <= 0 || isNaN(data76))) {
                                                                                                                                let err67 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/column", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/2/properties/column/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                                                                                                                                vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
                                                                                                                              }
                                                                                                                              var valid28 = _errs182 === errors;
                                                                                                                            } else
                                                                                                                              var valid28 = !0;
                                                                                                                            if (valid28)
                                                                                                                              if (data58.pointer !== void 0) {
                                                                                                                                let _errs184 = errors;
                                                                                                                                if (typeof data58.pointer != "string") {
                                                                                                                                  let err68 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/pointer", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/2/properties/pointer/type", keyword: "type", params: { type: "string" } };
                                                                                                                                  vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
                                                                                                                                }
                                                                                                                                var valid28 = _errs184 === errors;
                                                                                                                              } else
                                                                                                                                var valid28 = !0;
                                                                                                                          }
                                                                                                                        }
                                                                                                                      }
                                                                                                                    }
                                                                                                                  }
                                                                                                                } else {
                                                                                                                  let err69 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/2/type", keyword: "type", params: { type: "object" } };
                                                                                                                  vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
                                                                                                                }
                                                                                                            } else if (tag0 === "template") {
                                                                                                              if (errors === errors)
                                                                                                                if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
                                                                                                                  let missing13;
                                                                                                                  if (data58.kind === void 0 && (missing13 = "kind") || data58.templateId === void 0 && (missing13 = "templateId") || data58.file === void 0 && (missing13 = "file") || data58.line === void 0 && (missing13 = "line") || data58.column === void 0 && (missing13 = "column") || data58.pointer === void 0 && (missing13 = "pointer")) {
                                                                                                                    let err70 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/3/required", keyword: "required", params: { missingProperty: missing13 } };
                                                                                                                    vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
                                                                                                                  } else {
                                                                                                                    if (data58.kind !== void 0) {
                                                                                                                      let data78 = data58.kind, _errs189 = errors;
                                                                                                                      if (typeof data78 != "string") {
                                                                                                                        let err71 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/kind", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                                                                        vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
                                                                                                                      }
                                                                                                                      if (data78 !== "template") {
                                                                                                                        let err72 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/kind", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "template" } };
                                                                                                                        vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
                                                                                                                      }
                                                                                                                      var valid31 = _errs189 === errors;
                                                                                                                    } else
                                                                                                                      var valid31 = !0;
                                                                                                                    if (valid31) {
                                                                                                                      if (data58.templateId !== void 0) {
                                                                                                                        let _errs191 = errors;
                                                                                                                        if (typeof data58.templateId != "string") {
                                                                                                                          let err73 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/templateId", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/3/properties/templateId/type", keyword: "type", params: { type: "string" } };
                                                                                                                          vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
                                                                                                                        }
                                                                                                                        var valid31 = _errs191 === errors;
                                                                                                                      } else
                                                                                                                        var valid31 = !0;
                                                                                                                      if (valid31) {
                                                                                                                        if (data58.file !== void 0) {
                                                                                                                          let data80 = data58.file, _errs193 = errors;
                                                                                                                          if (!(typeof data80 == "number" && !(data80 % 1) && !isNaN(data80))) {
                                                                                                                            let err74 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/file", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/3/properties/file/type", keyword: "type", params: { type: "integer" } };
                                                                                                                            vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
                                                                                                                          }
                                                                                                                          if (errors === _errs193 && typeof data80 == "number" && (data80 < 0 || isNaN(data80))) {
                                                                                                                            let err75 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/file", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/3/properties/file/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                                                                                                            vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
                                                                                                                          }
                                                                                                                          var valid31 = _errs193 === errors;
                                                                                                                        } else
                                                                                                                          var valid31 = !0;
                                                                                                                        if (valid31) {
                                                                                                                          if (data58.line !== void 0) {
                                                                                                                            let data81 = data58.line, _errs195 = errors;
                                                                                                                            if (!(typeof data81 == "number" && !(data81 % 1) && !isNaN(data81))) {
                                                                                                                              let err76 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/line", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/3/properties/line/type", keyword: "type", params: { type: "integer" } };
                                                                                                                              vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
                                                                                                                            }
                                                                                                                            if (errors === _errs195 && typeof data81 == "number" && (data81 <= 0 || isNaN(data81))) {
                                                                                                                              let err77 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/line", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/3/properties/line/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                                                                                                                              vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
                                                                                                                            }
                                                                                                                            var valid31 = _errs195 === errors;
                                                                                                                          } else
                                                                                                                            var valid31 = !0;
                                                                                                                          if (valid31) {
                                                                                                                            if (data58.column !== void 0) {
                                                                                                                              let data82 = data58.column, _errs197 = errors;
                                                                                                                              if (!(typeof data82 == "number" && !(data82 % 1) && !isNaN(data82))) {
                                                                                                                                let err78 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/column", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/3/properties/column/type", keyword: "type", params: { type: "integer" } };
                                                                                                                                vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
                                                                                                                              }
                                                                                                                              if (errors === _errs197 && typeof data82 == "number" && (data82 <= 0 || isNaN(data82))) {
                                                                                                                                let err79 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/column", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/3/properties/column/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                                                                                                                                vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
                                                                                                                              }
                                                                                                                              var valid31 = _errs197 === errors;
                                                                                                                            } else
                                                                                                                              var valid31 = !0;
                                                                                                                            if (valid31)
                                                                                                                              if (data58.pointer !== void 0) {
                                                                                                                                let _errs199 = errors;
                                                                                                                                if (typeof data58.pointer != "string") {
                                                                                                                                  let err80 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/pointer", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/3/properties/pointer/type", keyword: "type", params: { type: "string" } };
                                                                                                                                  vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
                                                                                                                                }
                                                                                                                                var valid31 = _errs199 === errors;
                                                                                                                              } else
                                                                                                                                var valid31 = !0;
                                                                                                                          }
                                                                                                                        }
                                                                                                                      }
                                                                                                                    }
                                                                                                                  }
                                                                                                                } else {
                                                                                                                  let err81 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/3/type", keyword: "type", params: { type: "object" } };
                                                                                                                  vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
                                                                                                                }
                                                                                                            } else if (tag0 === "function") {
                                                                                                              if (errors === errors)
                                                                                                                if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
                                                                                                                  let missing14;
                                                                                                                  if (data58.kind === void 0 && (missing14 = "kind") || data58.name === void 0 && (missing14 = "name") || data58.file === void 0 && (missing14 = "file") || data58.line === void 0 && (missing14 = "line") || data58.column === void 0 && (missing14 = "column") || data58.pointer === void 0 && (missing14 = "pointer")) {
                                                                                                                    let err82 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/4/required", keyword: "required", params: { missingProperty: missing14 } };
                                                                                                                    vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
                                                                                                                  } else {
                                                                                                                    if (data58.kind !== void 0) {
                                                                                                                      let data84 = data58.kind, _errs204 = errors;
                                                                                                                      if (typeof data84 != "string") {
                                                                                                                        let err83 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/kind", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/4/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                                                                        vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
                                                                                                                      }
                                                                                                                      if (data84 !== "function") {
                                                                                                                        let err84 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/kind", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "function" } };
                                                                                                                        vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
                                                                                                                      }
                                                                                                                      var valid33 = _errs204 === errors;
                                                                                                                    } else
                                                                                                                      var valid33 = !0;
                                                                                                                    if (valid33) {
                                                                                                                      if (data58.name !== void 0) {
                                                                                                                        let _errs206 = errors;
                                                                                                                        if (typeof data58.name != "string") {
                                                                                                                          let err85 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/name", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/4/properties/name/type", keyword: "type", params: { type: "string" } };
                                                                                                                          vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
                                                                                                                        }
                                                                                                                        var valid33 = _errs206 === errors;
                                                                                                                      } else
                                                                                                                        var valid33 = !0;
                                                                                                                      if (valid33) {
                                                                                                                        if (data58.file !== void 0) {
                                                                                                                          let data86 = data58.file, _errs208 = errors;
                                                                                                                          if (!(typeof data86 == "number" && !(data86 % 1) && !isNaN(data86))) {
                                                                                                                            let err86 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/file", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/4/properties/file/type", keyword: "type", params: { type: "integer" } };
                                                                                                                            vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
                                                                                                                          }
                                                                                                                          if (errors === _errs208 && typeof data86 == "number" && (data86 < 0 || isNaN(data86))) {
                                                                                                                            let err87 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/file", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/4/properties/file/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                                                                                                            vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
                                                                                                                          }
                                                                                                                          var valid33 = _errs208 === errors;
                                                                                                                        } else
                                                                                                                          var valid33 = !0;
                                                                                                                        if (valid33) {
                                                                                                                          if (data58.line !== void 0) {
                                                                                                                            let data87 = data58.line, _errs210 = errors;
                                                                                                                            if (!(typeof data87 == "number" && !(data87 % 1) && !isNaN(data87))) {
                                                                                                                              let err88 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/line", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/4/properties/line/type", keyword: "type", params: { type: "integer" } };
                                                                                                                              vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
                                                                                                                            }
                                                                                                                            if (errors === _errs210 && typeof data87 == "number" && (data87 <= 0 || isNaN(data87))) {
                                                                                                                              let err89 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/line", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/4/properties/line/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                                                                                                                              vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
                                                                                                                            }
                                                                                                                            var valid33 = _errs210 === errors;
                                                                                                                          } else
                                                                                                                            var valid33 = !0;
                                                                                                                          if (valid33) {
                                                                                                                            if (data58.column !== void 0) {
                                                                                                                              let data88 = data58.column, _errs212 = errors;
                                                                                                                              if (!(typeof data88 == "number" && !(data88 % 1) && !isNaN(data88))) {
                                                                                                                                let err90 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/column", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/4/properties/column/type", keyword: "type", params: { type: "integer" } };
                                                                                                                                vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
                                                                                                                              }
                                                                                                                              if (errors === _errs212 && typeof data88 == "number" && (data88 <= 0 || isNaN(data88))) {
                                                                                                                                let err91 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/column", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/4/properties/column/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                                                                                                                                vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
                                                                                                                              }
                                                                                                                              var valid33 = _errs212 === errors;
                                                                                                                            } else
                                                                                                                              var valid33 = !0;
                                                                                                                            if (valid33)
                                                                                                                              if (data58.pointer !== void 0) {
                                                                                                                                let _errs214 = errors;
                                                                                                                                if (typeof data58.pointer != "string") {
                                                                                                                                  let err92 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/pointer", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/4/properties/pointer/type", keyword: "type", params: { type: "string" } };
                                                                                                                                  vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
                                                                                                                                }
                                                                                                                                var valid33 = _errs214 === errors;
                                                                                                                              } else
                                                                                                                                var valid33 = !0;
                                                                                                                          }
                                                                                                                        }
                                                                                                                      }
                                                                                                                    }
                                                                                                                  }
                                                                                                                } else {
                                                                                                                  let err93 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/4/type", keyword: "type", params: { type: "object" } };
                                                                                                                  vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
                                                                                                                }
                                                                                                            } else if (tag0 === "feature") {
                                                                                                              if (errors === errors)
                                                                                                                if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
                                                                                                                  let missing15;
                                                                                                                  if (data58.kind === void 0 && (missing15 = "kind") || data58.featureId === void 0 && (missing15 = "featureId")) {
                                                                                                                    let err94 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/5/required", keyword: "required", params: { missingProperty: missing15 } };
                                                                                                                    vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
                                                                                                                  } else {
                                                                                                                    if (data58.kind !== void 0) {
                                                                                                                      let data90 = data58.kind, _errs219 = errors;
                                                                                                                      if (typeof data90 != "string") {
                                                                                                                        let err95 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/kind", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/5/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                                                                        vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
                                                                                                                      }
                                                                                                                      if (data90 !== "feature") {
                                                                                                                        let err96 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/kind", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/5/properties/kind/const", keyword: "const", params: { allowedValue: "feature" } };
                                                                                                                        vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
                                                                                                                      }
                                                                                                                      var valid35 = _errs219 === errors;
                                                                                                                    } else
                                                                                                                      var valid35 = !0;
                                                                                                                    if (valid35)
                                                                                                                      if (data58.featureId !== void 0) {
                                                                                                                        let _errs221 = errors;
                                                                                                                        if (typeof data58.featureId != "string") {
                                                                                                                          let err97 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/featureId", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/5/properties/featureId/type", keyword: "type", params: { type: "string" } };
                                                                                                                          vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
                                                                                                                        }
                                                                                                                        var valid35 = _errs221 === errors;
                                                                                                                      } else
                                                                                                                        var valid35 = !0;
                                                                                                                  }
                                                                                                                } else {
                                                                                                                  let err98 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/5/type", keyword: "type", params: { type: "object" } };
                                                                                                                  vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
                                                                                                                }
                                                                                                            } else if (tag0 === "contract") {
                                                                                                              if (errors === errors)
                                                                                                                if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
                                                                                                                  let missing16;
                                                                                                                  if (data58.kind === void 0 && (missing16 = "kind") || data58.contractRef === void 0 && (missing16 = "contractRef")) {
                                                                                                                    let err99 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/6/required", keyword: "required", params: { missingProperty: missing16 } };
                                                                                                                    vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
                                                                                                                  } else {
                                                                                                                    if (data58.kind !== void 0) {
                                                                                                                      let data92 = data58.kind, _errs226 = errors;
                                                                                                                      if (typeof data92 != "string") {
                                                                                                                        let err100 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/kind", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/6/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                                                                        vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
                                                                                                                      }
                                                                                                                      if (data92 !== "contract") {
                                                                                                                        let err101 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/kind", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/6/properties/kind/const", keyword: "const", params: { allowedValue: "contract" } };
                                                                                                                        vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
                                                                                                                      }
                                                                                                                      var valid37 = _errs226 === errors;
                                                                                                                    } else
                                                                                                                      var valid37 = !0;
                                                                                                                    if (valid37)
                                                                                                                      if (data58.contractRef !== void 0) {
                                                                                                                        let _errs228 = errors;
                                                                                                                        if (typeof data58.contractRef != "string") {
                                                                                                                          let err102 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/contractRef", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/6/properties/contractRef/type", keyword: "type", params: { type: "string" } };
                                                                                                                          vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
                                                                                                                        }
                                                                                                                        var valid37 = _errs228 === errors;
                                                                                                                      } else
                                                                                                                        var valid37 = !0;
                                                                                                                  }
                                                                                                                } else {
                                                                                                                  let err103 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/6/type", keyword: "type", params: { type: "object" } };
                                                                                                                  vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
                                                                                                                }
                                                                                                            } else if (tag0 === "compiler") {
                                                                                                              if (errors === errors)
                                                                                                                if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
                                                                                                                  let missing17;
                                                                                                                  if (data58.kind === void 0 && (missing17 = "kind") || data58.what === void 0 && (missing17 = "what")) {
                                                                                                                    let err104 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/7/required", keyword: "required", params: { missingProperty: missing17 } };
                                                                                                                    vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
                                                                                                                  } else {
                                                                                                                    if (data58.kind !== void 0) {
                                                                                                                      let data94 = data58.kind, _errs233 = errors;
                                                                                                                      if (typeof data94 != "string") {
                                                                                                                        let err105 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/kind", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/7/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                                                                        vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
                                                                                                                      }
                                                                                                                      if (data94 !== "compiler") {
                                                                                                                        let err106 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/kind", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/7/properties/kind/const", keyword: "const", params: { allowedValue: "compiler" } };
                                                                                                                        vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
                                                                                                                      }
                                                                                                                      var valid39 = _errs233 === errors;
                                                                                                                    } else
                                                                                                                      var valid39 = !0;
                                                                                                                    if (valid39)
                                                                                                                      if (data58.what !== void 0) {
                                                                                                                        let data95 = data58.what, _errs235 = errors;
                                                                                                                        if (typeof data95 != "string") {
                                                                                                                          let err107 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/what", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/7/properties/what/type", keyword: "type", params: { type: "string" } };
                                                                                                                          vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
                                                                                                                        }
                                                                                                                        if (!(data95 === "heading" || data95 === "separator" || data95 === "fallback")) {
                                                                                                                          let err108 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9 + "/what", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/7/properties/what/enum", keyword: "enum", params: { allowedValues: schema11.properties.files.items.properties.compiled.anyOf[0].properties.map.properties.steps.items.properties.lines.items.oneOf[7].properties.what.enum } };
                                                                                                                          vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
                                                                                                                        }
                                                                                                                        var valid39 = _errs235 === errors;
                                                                                                                      } else
                                                                                                                        var valid39 = !0;
                                                                                                                  }
                                                                                                                } else {
                                                                                                                  let err109 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/7/type", keyword: "type", params: { type: "object" } };
                                                                                                                  vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
                                                                                                                }
                                                                                                            } else {
                                                                                                              let err110 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } };
                                                                                                              vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
                                                                                                            }
                                                                                                          else {
                                                                                                            let err111 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } };
                                                                                                            vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
                                                                                                          }
                                                                                                        }
                                                                                                      } else {
                                                                                                        let err112 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines/" + i9, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/type", keyword: "type", params: { type: "object" } };
                                                                                                        vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
                                                                                                      }
                                                                                                    var valid21 = _errs136 === errors;
                                                                                                    if (!valid21)
                                                                                                      break;
                                                                                                  }
                                                                                                } else {
                                                                                                  let err113 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8 + "/lines", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/type", keyword: "type", params: { type: "array" } };
                                                                                                  vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
                                                                                                }
                                                                                              var valid20 = _errs134 === errors;
                                                                                            } else
                                                                                              var valid20 = !0;
                                                                                        }
                                                                                      } else {
                                                                                        let err114 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i8, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/type", keyword: "type", params: { type: "object" } };
                                                                                        vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
                                                                                      }
                                                                                    var valid19 = _errs129 === errors;
                                                                                    if (!valid19)
                                                                                      break;
                                                                                  }
                                                                                } else {
                                                                                  let err115 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/type", keyword: "type", params: { type: "array" } };
                                                                                  vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
                                                                                }
                                                                              var valid17 = _errs127 === errors;
                                                                            } else
                                                                              var valid17 = !0;
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                } else {
                                                                  let err116 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/type", keyword: "type", params: { type: "object" } };
                                                                  vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
                                                                }
                                                              var valid16 = _errs114 === errors;
                                                            } else
                                                              var valid16 = !0;
                                                            if (valid16)
                                                              if (data43.bindingsDigest !== void 0) {
                                                                let data96 = data43.bindingsDigest, _errs237 = errors, _errs238 = errors, valid40 = !1, _errs239 = errors;
                                                                if (errors === _errs239)
                                                                  if (typeof data96 == "string") {
                                                                    if (!pattern0.test(data96)) {
                                                                      let err117 = { instancePath: instancePath + "/files/" + i0 + "/compiled/bindingsDigest", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/bindingsDigest/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } };
                                                                      vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
                                                                    }
                                                                  } else {
                                                                    let err118 = { instancePath: instancePath + "/files/" + i0 + "/compiled/bindingsDigest", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/bindingsDigest/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                                                    vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
                                                                  }
                                                                var _valid3 = _errs239 === errors;
                                                                if (valid40 = valid40 || _valid3, !valid40) {
                                                                  let _errs241 = errors;
                                                                  if (typeof data96 != "string") {
                                                                    let err119 = { instancePath: instancePath + "/files/" + i0 + "/compiled/bindingsDigest", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/bindingsDigest/anyOf/1/type", keyword: "type", params: { type: "string" } };
                                                                    vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
                                                                  }
                                                                  if (data96 !== "none") {
                                                                    let err120 = { instancePath: instancePath + "/files/" + i0 + "/compiled/bindingsDigest", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/bindingsDigest/anyOf/1/const", keyword: "const", params: { allowedValue: "none" } };
                                                                    vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
                                                                  }
                                                                  var _valid3 = _errs241 === errors;
                                                                  valid40 = valid40 || _valid3;
                                                                }
                                                                if (valid40)
                                                                  errors = _errs238, vErrors !== null && (_errs238 ? vErrors.length = _errs238 : vErrors = null);
                                                                else {
                                                                  let err121 = { instancePath: instancePath + "/files/" + i0 + "/compiled/bindingsDigest", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/bindingsDigest/anyOf", keyword: "anyOf", params: {} };
                                                                  vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
                                                                }
                                                                var valid16 = _errs237 === errors;
                                                              } else
                                                                var valid16 = !0;
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                } else {
                                                  let err122 = { instancePath: instancePath + "/files/" + i0 + "/compiled", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/type", keyword: "type", params: { type: "object" } };
                                                  vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
                                                }
                                              var _valid2 = _errs103 === errors;
                                              if (valid15 = valid15 || _valid2, !valid15) {
                                                let _errs243 = errors;
                                                if (data43 !== null) {
                                                  let err123 = { instancePath: instancePath + "/files/" + i0 + "/compiled", schemaPath: "#/properties/files/items/properties/compiled/anyOf/1/type", keyword: "type", params: { type: "null" } };
                                                  vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
                                                }
                                                var _valid2 = _errs243 === errors;
                                                valid15 = valid15 || _valid2;
                                              }
                                              if (valid15)
                                                errors = _errs102, vErrors !== null && (_errs102 ? vErrors.length = _errs102 : vErrors = null);
                                              else {
                                                let err124 = { instancePath: instancePath + "/files/" + i0 + "/compiled", schemaPath: "#/properties/files/items/properties/compiled/anyOf", keyword: "anyOf", params: {} };
                                                return vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++, validate10.errors = vErrors, !1;
                                              }
                                              var valid4 = _errs101 === errors;
                                            } else
                                              var valid4 = !0;
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
