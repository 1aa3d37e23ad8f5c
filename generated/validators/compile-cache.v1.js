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
var validateCompileCache = validate10, schema11 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Compile cache", type: "object", properties: { v: { type: "number", const: 1 }, compiler: { type: "string" }, writtenMs: { type: "number" }, files: { type: "array", items: { type: "object", properties: { file: { type: "string" }, bytes: { type: "integer", minimum: 0 }, mtimeMs: { type: "number" }, sourceBytesDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, claimedId: { type: ["string", "null"] }, diagnostics: { type: "array", items: { type: "object", properties: { code: { type: "string", pattern: "^[a-z]+\\/[a-z0-9-]+$" }, severity: { type: "string", enum: ["error", "warning", "info"] }, message: { type: "string", minLength: 1 }, at: { type: "object", properties: { file: { type: "string" }, line: { type: "integer", exclusiveMinimum: 0 }, column: { type: "integer", exclusiveMinimum: 0 }, offset: { type: "integer", minimum: 0 }, length: { type: "integer", minimum: 0 }, pointer: { type: "string" } }, required: ["file", "line", "column", "offset", "length", "pointer"], additionalProperties: !0 }, label: { type: "string" }, notes: { type: "array", items: { type: "string" } }, help: { type: "string" }, fixes: { type: "array", items: { type: "object", properties: { title: { type: "string" }, edits: { type: "array", items: { type: "object", properties: { offset: { type: "integer", minimum: 0 }, length: { type: "integer", minimum: 0 }, text: { type: "string" } }, required: ["offset", "length", "text"], additionalProperties: !0 } } }, required: ["title", "edits"], additionalProperties: !0 } }, docs: { type: "string" }, rendered: { type: "string" } }, required: ["code", "severity", "message", "at", "notes", "fixes", "docs", "rendered"], additionalProperties: !0 } }, compiled: { anyOf: [{ type: "object", properties: { workflowId: { type: "string", pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" }, workflowHash: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, sourceDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, text: { type: "string" }, map: { type: "object", properties: { v: { type: "number", const: 1 }, workflowId: { type: "string", pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" }, workflowHash: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, files: { type: "array", items: { type: "string" } }, steps: { type: "array", items: { type: "object", properties: { stepId: { type: "string", pattern: "^[a-z0-9_-]+$" }, lines: { type: "array", items: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "source" }, file: { type: "integer", minimum: 0 }, line: { type: "integer", exclusiveMinimum: 0 }, column: { type: "integer", exclusiveMinimum: 0 }, pointer: { type: "string" } }, required: ["kind", "file", "line", "column", "pointer"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "ref" }, refId: { type: "string" }, refLine: { type: "integer", exclusiveMinimum: 0 }, file: { type: "integer", minimum: 0 }, line: { type: "integer", exclusiveMinimum: 0 }, column: { type: "integer", exclusiveMinimum: 0 }, pointer: { type: "string" } }, required: ["kind", "refId", "refLine", "file", "line", "column", "pointer"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "binding" }, slots: { type: "array", items: { type: "string" }, minItems: 1 }, file: { type: "integer", minimum: 0 }, line: { type: "integer", exclusiveMinimum: 0 }, column: { type: "integer", exclusiveMinimum: 0 }, pointer: { type: "string" } }, required: ["kind", "slots", "file", "line", "column", "pointer"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "template" }, templateId: { type: "string" }, file: { type: "integer", minimum: 0 }, line: { type: "integer", exclusiveMinimum: 0 }, column: { type: "integer", exclusiveMinimum: 0 }, pointer: { type: "string" } }, required: ["kind", "templateId", "file", "line", "column", "pointer"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "function" }, name: { type: "string" }, file: { type: "integer", minimum: 0 }, line: { type: "integer", exclusiveMinimum: 0 }, column: { type: "integer", exclusiveMinimum: 0 }, pointer: { type: "string" } }, required: ["kind", "name", "file", "line", "column", "pointer"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "feature" }, featureId: { type: "string" } }, required: ["kind", "featureId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "contract" }, contractRef: { type: "string" } }, required: ["kind", "contractRef"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "compiler" }, what: { type: "string", enum: ["heading", "separator", "fallback"] } }, required: ["kind", "what"], additionalProperties: !0 }] } } }, required: ["stepId", "lines"], additionalProperties: !0 } } }, required: ["v", "workflowId", "workflowHash", "files", "steps"], additionalProperties: !0 } }, required: ["workflowId", "workflowHash", "sourceDigest", "text", "map"], additionalProperties: !0 }, { type: "null" }] } }, required: ["file", "bytes", "mtimeMs", "sourceBytesDigest", "claimedId", "diagnostics", "compiled"], additionalProperties: !0 } } }, required: ["v", "compiler", "writtenMs", "files"], additionalProperties: !0 }, pattern0 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), pattern1 = new RegExp("^[a-z]+\\/[a-z0-9-]+$", "u"), pattern2 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), pattern7 = new RegExp("^[a-z0-9_-]+$", "u"), func2 = require_ucs2length().default;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.v === void 0 && (missing0 = "v") || data.compiler === void 0 && (missing0 = "compiler") || data.writtenMs === void 0 && (missing0 = "writtenMs") || data.files === void 0 && (missing0 = "files"))
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
          if (valid0)
            if (data.files !== void 0) {
              let data3 = data.files, _errs8 = errors;
              if (errors === _errs8)
                if (Array.isArray(data3)) {
                  var valid1 = !0;
                  let len0 = data3.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data4 = data3[i0], _errs10 = errors;
                    if (errors === _errs10)
                      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                        let missing1;
                        if (data4.file === void 0 && (missing1 = "file") || data4.bytes === void 0 && (missing1 = "bytes") || data4.mtimeMs === void 0 && (missing1 = "mtimeMs") || data4.sourceBytesDigest === void 0 && (missing1 = "sourceBytesDigest") || data4.claimedId === void 0 && (missing1 = "claimedId") || data4.diagnostics === void 0 && (missing1 = "diagnostics") || data4.compiled === void 0 && (missing1 = "compiled"))
                          return validate10.errors = [{ instancePath: instancePath + "/files/" + i0, schemaPath: "#/properties/files/items/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                        if (data4.file !== void 0) {
                          let _errs13 = errors;
                          if (typeof data4.file != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/file", schemaPath: "#/properties/files/items/properties/file/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid2 = _errs13 === errors;
                        } else
                          var valid2 = !0;
                        if (valid2) {
                          if (data4.bytes !== void 0) {
                            let data6 = data4.bytes, _errs15 = errors;
                            if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6)))
                              return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/bytes", schemaPath: "#/properties/files/items/properties/bytes/type", keyword: "type", params: { type: "integer" } }], !1;
                            if (errors === _errs15 && typeof data6 == "number" && (data6 < 0 || isNaN(data6)))
                              return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/bytes", schemaPath: "#/properties/files/items/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                            var valid2 = _errs15 === errors;
                          } else
                            var valid2 = !0;
                          if (valid2) {
                            if (data4.mtimeMs !== void 0) {
                              let _errs17 = errors;
                              if (typeof data4.mtimeMs != "number")
                                return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/mtimeMs", schemaPath: "#/properties/files/items/properties/mtimeMs/type", keyword: "type", params: { type: "number" } }], !1;
                              var valid2 = _errs17 === errors;
                            } else
                              var valid2 = !0;
                            if (valid2) {
                              if (data4.sourceBytesDigest !== void 0) {
                                let data8 = data4.sourceBytesDigest, _errs19 = errors;
                                if (errors === _errs19)
                                  if (typeof data8 == "string") {
                                    if (!pattern0.test(data8))
                                      return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/sourceBytesDigest", schemaPath: "#/properties/files/items/properties/sourceBytesDigest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/sourceBytesDigest", schemaPath: "#/properties/files/items/properties/sourceBytesDigest/type", keyword: "type", params: { type: "string" } }], !1;
                                var valid2 = _errs19 === errors;
                              } else
                                var valid2 = !0;
                              if (valid2) {
                                if (data4.claimedId !== void 0) {
                                  let data9 = data4.claimedId, _errs21 = errors;
                                  if (typeof data9 != "string" && data9 !== null)
                                    return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/claimedId", schemaPath: "#/properties/files/items/properties/claimedId/type", keyword: "type", params: { type: schema11.properties.files.items.properties.claimedId.type } }], !1;
                                  var valid2 = _errs21 === errors;
                                } else
                                  var valid2 = !0;
                                if (valid2) {
                                  if (data4.diagnostics !== void 0) {
                                    let data10 = data4.diagnostics, _errs23 = errors;
                                    if (errors === _errs23)
                                      if (Array.isArray(data10)) {
                                        var valid3 = !0;
                                        let len1 = data10.length;
                                        for (let i1 = 0; i1 < len1; i1++) {
                                          let data11 = data10[i1], _errs25 = errors;
                                          if (errors === _errs25)
                                            if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                              let missing2;
                                              if (data11.code === void 0 && (missing2 = "code") || data11.severity === void 0 && (missing2 = "severity") || data11.message === void 0 && (missing2 = "message") || data11.at === void 0 && (missing2 = "at") || data11.notes === void 0 && (missing2 = "notes") || data11.fixes === void 0 && (missing2 = "fixes") || data11.docs === void 0 && (missing2 = "docs") || data11.rendered === void 0 && (missing2 = "rendered"))
                                                return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1, schemaPath: "#/properties/files/items/properties/diagnostics/items/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                                              if (data11.code !== void 0) {
                                                let data12 = data11.code, _errs28 = errors;
                                                if (errors === _errs28)
                                                  if (typeof data12 == "string") {
                                                    if (!pattern1.test(data12))
                                                      return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/code", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/code/pattern", keyword: "pattern", params: { pattern: "^[a-z]+\\/[a-z0-9-]+$" } }], !1;
                                                  } else
                                                    return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/code", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/code/type", keyword: "type", params: { type: "string" } }], !1;
                                                var valid4 = _errs28 === errors;
                                              } else
                                                var valid4 = !0;
                                              if (valid4) {
                                                if (data11.severity !== void 0) {
                                                  let data13 = data11.severity, _errs30 = errors;
                                                  if (typeof data13 != "string")
                                                    return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/severity", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/severity/type", keyword: "type", params: { type: "string" } }], !1;
                                                  if (!(data13 === "error" || data13 === "warning" || data13 === "info"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/severity", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema11.properties.files.items.properties.diagnostics.items.properties.severity.enum } }], !1;
                                                  var valid4 = _errs30 === errors;
                                                } else
                                                  var valid4 = !0;
                                                if (valid4) {
                                                  if (data11.message !== void 0) {
                                                    let data14 = data11.message, _errs32 = errors;
                                                    if (errors === _errs32)
                                                      if (typeof data14 == "string") {
                                                        if (func2(data14) < 1)
                                                          return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/message", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/message/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/message", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid4 = _errs32 === errors;
                                                  } else
                                                    var valid4 = !0;
                                                  if (valid4) {
                                                    if (data11.at !== void 0) {
                                                      let data15 = data11.at, _errs34 = errors;
                                                      if (errors === _errs34)
                                                        if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                                          let missing3;
                                                          if (data15.file === void 0 && (missing3 = "file") || data15.line === void 0 && (missing3 = "line") || data15.column === void 0 && (missing3 = "column") || data15.offset === void 0 && (missing3 = "offset") || data15.length === void 0 && (missing3 = "length") || data15.pointer === void 0 && (missing3 = "pointer"))
                                                            return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/at", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                                                          if (data15.file !== void 0) {
                                                            let _errs37 = errors;
                                                            if (typeof data15.file != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/at/file", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/properties/file/type", keyword: "type", params: { type: "string" } }], !1;
                                                            var valid5 = _errs37 === errors;
                                                          } else
                                                            var valid5 = !0;
                                                          if (valid5) {
                                                            if (data15.line !== void 0) {
                                                              let data17 = data15.line, _errs39 = errors;
                                                              if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17)))
                                                                return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/at/line", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/properties/line/type", keyword: "type", params: { type: "integer" } }], !1;
                                                              if (errors === _errs39 && typeof data17 == "number" && (data17 <= 0 || isNaN(data17)))
                                                                return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/at/line", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/properties/line/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                              var valid5 = _errs39 === errors;
                                                            } else
                                                              var valid5 = !0;
                                                            if (valid5) {
                                                              if (data15.column !== void 0) {
                                                                let data18 = data15.column, _errs41 = errors;
                                                                if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18)))
                                                                  return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/at/column", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/properties/column/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                if (errors === _errs41 && typeof data18 == "number" && (data18 <= 0 || isNaN(data18)))
                                                                  return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/at/column", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/properties/column/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                                var valid5 = _errs41 === errors;
                                                              } else
                                                                var valid5 = !0;
                                                              if (valid5) {
                                                                if (data15.offset !== void 0) {
                                                                  let data19 = data15.offset, _errs43 = errors;
                                                                  if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19)))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/at/offset", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/properties/offset/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                  if (errors === _errs43 && typeof data19 == "number" && (data19 < 0 || isNaN(data19)))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/at/offset", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/properties/offset/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                  var valid5 = _errs43 === errors;
                                                                } else
                                                                  var valid5 = !0;
                                                                if (valid5) {
                                                                  if (data15.length !== void 0) {
                                                                    let data20 = data15.length, _errs45 = errors;
                                                                    if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20)))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/at/length", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/properties/length/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                    if (errors === _errs45 && typeof data20 == "number" && (data20 < 0 || isNaN(data20)))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/at/length", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/properties/length/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                    var valid5 = _errs45 === errors;
                                                                  } else
                                                                    var valid5 = !0;
                                                                  if (valid5)
                                                                    if (data15.pointer !== void 0) {
                                                                      let _errs47 = errors;
                                                                      if (typeof data15.pointer != "string")
                                                                        return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/at/pointer", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/properties/pointer/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      var valid5 = _errs47 === errors;
                                                                    } else
                                                                      var valid5 = !0;
                                                                }
                                                              }
                                                            }
                                                          }
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/at", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/type", keyword: "type", params: { type: "object" } }], !1;
                                                      var valid4 = _errs34 === errors;
                                                    } else
                                                      var valid4 = !0;
                                                    if (valid4) {
                                                      if (data11.label !== void 0) {
                                                        let _errs49 = errors;
                                                        if (typeof data11.label != "string")
                                                          return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/label", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/label/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid4 = _errs49 === errors;
                                                      } else
                                                        var valid4 = !0;
                                                      if (valid4) {
                                                        if (data11.notes !== void 0) {
                                                          let data23 = data11.notes, _errs51 = errors;
                                                          if (errors === _errs51)
                                                            if (Array.isArray(data23)) {
                                                              var valid6 = !0;
                                                              let len2 = data23.length;
                                                              for (let i2 = 0; i2 < len2; i2++) {
                                                                let _errs53 = errors;
                                                                if (typeof data23[i2] != "string")
                                                                  return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/notes/" + i2, schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/notes/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                var valid6 = _errs53 === errors;
                                                                if (!valid6)
                                                                  break;
                                                              }
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/notes", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/notes/type", keyword: "type", params: { type: "array" } }], !1;
                                                          var valid4 = _errs51 === errors;
                                                        } else
                                                          var valid4 = !0;
                                                        if (valid4) {
                                                          if (data11.help !== void 0) {
                                                            let _errs55 = errors;
                                                            if (typeof data11.help != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/help", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/help/type", keyword: "type", params: { type: "string" } }], !1;
                                                            var valid4 = _errs55 === errors;
                                                          } else
                                                            var valid4 = !0;
                                                          if (valid4) {
                                                            if (data11.fixes !== void 0) {
                                                              let data26 = data11.fixes, _errs57 = errors;
                                                              if (errors === _errs57)
                                                                if (Array.isArray(data26)) {
                                                                  var valid7 = !0;
                                                                  let len3 = data26.length;
                                                                  for (let i3 = 0; i3 < len3; i3++) {
                                                                    let data27 = data26[i3], _errs59 = errors;
                                                                    if (errors === _errs59)
                                                                      if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
                                                                        let missing4;
                                                                        if (data27.title === void 0 && (missing4 = "title") || data27.edits === void 0 && (missing4 = "edits"))
                                                                          return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/fixes/" + i3, schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                                                                        if (data27.title !== void 0) {
                                                                          let _errs62 = errors;
                                                                          if (typeof data27.title != "string")
                                                                            return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/fixes/" + i3 + "/title", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid8 = _errs62 === errors;
                                                                        } else
                                                                          var valid8 = !0;
                                                                        if (valid8)
                                                                          if (data27.edits !== void 0) {
                                                                            let data29 = data27.edits, _errs64 = errors;
                                                                            if (errors === _errs64)
                                                                              if (Array.isArray(data29)) {
                                                                                var valid9 = !0;
                                                                                let len4 = data29.length;
                                                                                for (let i4 = 0; i4 < len4; i4++) {
                                                                                  let data30 = data29[i4], _errs66 = errors;
                                                                                  if (errors === _errs66)
                                                                                    if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
                                                                                      let missing5;
                                                                                      if (data30.offset === void 0 && (missing5 = "offset") || data30.length === void 0 && (missing5 = "length") || data30.text === void 0 && (missing5 = "text"))
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/fixes/" + i3 + "/edits/" + i4, schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/edits/items/required", keyword: "required", params: { missingProperty: missing5 } }], !1;
                                                                                      if (data30.offset !== void 0) {
                                                                                        let data31 = data30.offset, _errs69 = errors;
                                                                                        if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31)))
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/fixes/" + i3 + "/edits/" + i4 + "/offset", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/edits/items/properties/offset/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                                        if (errors === _errs69 && typeof data31 == "number" && (data31 < 0 || isNaN(data31)))
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/fixes/" + i3 + "/edits/" + i4 + "/offset", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/edits/items/properties/offset/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                                        var valid10 = _errs69 === errors;
                                                                                      } else
                                                                                        var valid10 = !0;
                                                                                      if (valid10) {
                                                                                        if (data30.length !== void 0) {
                                                                                          let data32 = data30.length, _errs71 = errors;
                                                                                          if (!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32)))
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/fixes/" + i3 + "/edits/" + i4 + "/length", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/edits/items/properties/length/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                                          if (errors === _errs71 && typeof data32 == "number" && (data32 < 0 || isNaN(data32)))
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/fixes/" + i3 + "/edits/" + i4 + "/length", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/edits/items/properties/length/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                                          var valid10 = _errs71 === errors;
                                                                                        } else
                                                                                          var valid10 = !0;
                                                                                        if (valid10)
                                                                                          if (data30.text !== void 0) {
                                                                                            let _errs73 = errors;
                                                                                            if (typeof data30.text != "string")
                                                                                              return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/fixes/" + i3 + "/edits/" + i4 + "/text", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/edits/items/properties/text/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                            var valid10 = _errs73 === errors;
                                                                                          } else
                                                                                            var valid10 = !0;
                                                                                      }
                                                                                    } else
                                                                                      return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/fixes/" + i3 + "/edits/" + i4, schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/edits/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                  var valid9 = _errs66 === errors;
                                                                                  if (!valid9)
                                                                                    break;
                                                                                }
                                                                              } else
                                                                                return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/fixes/" + i3 + "/edits", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/edits/type", keyword: "type", params: { type: "array" } }], !1;
                                                                            var valid8 = _errs64 === errors;
                                                                          } else
                                                                            var valid8 = !0;
                                                                      } else
                                                                        return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/fixes/" + i3, schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                    var valid7 = _errs59 === errors;
                                                                    if (!valid7)
                                                                      break;
                                                                  }
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/fixes", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/type", keyword: "type", params: { type: "array" } }], !1;
                                                              var valid4 = _errs57 === errors;
                                                            } else
                                                              var valid4 = !0;
                                                            if (valid4) {
                                                              if (data11.docs !== void 0) {
                                                                let _errs75 = errors;
                                                                if (typeof data11.docs != "string")
                                                                  return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/docs", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/docs/type", keyword: "type", params: { type: "string" } }], !1;
                                                                var valid4 = _errs75 === errors;
                                                              } else
                                                                var valid4 = !0;
                                                              if (valid4)
                                                                if (data11.rendered !== void 0) {
                                                                  let _errs77 = errors;
                                                                  if (typeof data11.rendered != "string")
                                                                    return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1 + "/rendered", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/rendered/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid4 = _errs77 === errors;
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
                                              return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i1, schemaPath: "#/properties/files/items/properties/diagnostics/items/type", keyword: "type", params: { type: "object" } }], !1;
                                          var valid3 = _errs25 === errors;
                                          if (!valid3)
                                            break;
                                        }
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics", schemaPath: "#/properties/files/items/properties/diagnostics/type", keyword: "type", params: { type: "array" } }], !1;
                                    var valid2 = _errs23 === errors;
                                  } else
                                    var valid2 = !0;
                                  if (valid2)
                                    if (data4.compiled !== void 0) {
                                      let data36 = data4.compiled, _errs79 = errors, _errs80 = errors, valid11 = !1, _errs81 = errors;
                                      if (errors === _errs81)
                                        if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
                                          let missing6;
                                          if (data36.workflowId === void 0 && (missing6 = "workflowId") || data36.workflowHash === void 0 && (missing6 = "workflowHash") || data36.sourceDigest === void 0 && (missing6 = "sourceDigest") || data36.text === void 0 && (missing6 = "text") || data36.map === void 0 && (missing6 = "map")) {
                                            let err0 = { instancePath: instancePath + "/files/" + i0 + "/compiled", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/required", keyword: "required", params: { missingProperty: missing6 } };
                                            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                                          } else {
                                            if (data36.workflowId !== void 0) {
                                              let data37 = data36.workflowId, _errs84 = errors;
                                              if (errors === _errs84)
                                                if (typeof data37 == "string") {
                                                  if (!pattern2.test(data37)) {
                                                    let err1 = { instancePath: instancePath + "/files/" + i0 + "/compiled/workflowId", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/workflowId/pattern", keyword: "pattern", params: { pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" } };
                                                    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                                                  }
                                                } else {
                                                  let err2 = { instancePath: instancePath + "/files/" + i0 + "/compiled/workflowId", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/workflowId/type", keyword: "type", params: { type: "string" } };
                                                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                                                }
                                              var valid12 = _errs84 === errors;
                                            } else
                                              var valid12 = !0;
                                            if (valid12) {
                                              if (data36.workflowHash !== void 0) {
                                                let data38 = data36.workflowHash, _errs86 = errors;
                                                if (errors === _errs86)
                                                  if (typeof data38 == "string") {
                                                    if (!pattern0.test(data38)) {
                                                      let err3 = { instancePath: instancePath + "/files/" + i0 + "/compiled/workflowHash", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/workflowHash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } };
                                                      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                                                    }
                                                  } else {
                                                    let err4 = { instancePath: instancePath + "/files/" + i0 + "/compiled/workflowHash", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/workflowHash/type", keyword: "type", params: { type: "string" } };
                                                    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                                                  }
                                                var valid12 = _errs86 === errors;
                                              } else
                                                var valid12 = !0;
                                              if (valid12) {
                                                if (data36.sourceDigest !== void 0) {
                                                  let data39 = data36.sourceDigest, _errs88 = errors;
                                                  if (errors === _errs88)
                                                    if (typeof data39 == "string") {
                                                      if (!pattern0.test(data39)) {
                                                        let err5 = { instancePath: instancePath + "/files/" + i0 + "/compiled/sourceDigest", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/sourceDigest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } };
                                                        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                                                      }
                                                    } else {
                                                      let err6 = { instancePath: instancePath + "/files/" + i0 + "/compiled/sourceDigest", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/sourceDigest/type", keyword: "type", params: { type: "string" } };
                                                      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                                                    }
                                                  var valid12 = _errs88 === errors;
                                                } else
                                                  var valid12 = !0;
                                                if (valid12) {
                                                  if (data36.text !== void 0) {
                                                    let _errs90 = errors;
                                                    if (typeof data36.text != "string") {
                                                      let err7 = { instancePath: instancePath + "/files/" + i0 + "/compiled/text", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/text/type", keyword: "type", params: { type: "string" } };
                                                      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                                                    }
                                                    var valid12 = _errs90 === errors;
                                                  } else
                                                    var valid12 = !0;
                                                  if (valid12)
                                                    if (data36.map !== void 0) {
                                                      let data41 = data36.map, _errs92 = errors;
                                                      if (errors === _errs92)
                                                        if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
                                                          let missing7;
                                                          if (data41.v === void 0 && (missing7 = "v") || data41.workflowId === void 0 && (missing7 = "workflowId") || data41.workflowHash === void 0 && (missing7 = "workflowHash") || data41.files === void 0 && (missing7 = "files") || data41.steps === void 0 && (missing7 = "steps")) {
                                                            let err8 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/required", keyword: "required", params: { missingProperty: missing7 } };
                                                            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                                                          } else {
                                                            if (data41.v !== void 0) {
                                                              let data42 = data41.v, _errs95 = errors;
                                                              if (typeof data42 != "number") {
                                                                let err9 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/v", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/v/type", keyword: "type", params: { type: "number" } };
                                                                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                                                              }
                                                              if (data42 !== 1) {
                                                                let err10 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/v", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/v/const", keyword: "const", params: { allowedValue: 1 } };
                                                                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                                                              }
                                                              var valid13 = _errs95 === errors;
                                                            } else
                                                              var valid13 = !0;
                                                            if (valid13) {
                                                              if (data41.workflowId !== void 0) {
                                                                let data43 = data41.workflowId, _errs97 = errors;
                                                                if (errors === _errs97)
                                                                  if (typeof data43 == "string") {
                                                                    if (!pattern2.test(data43)) {
                                                                      let err11 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/workflowId", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/workflowId/pattern", keyword: "pattern", params: { pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" } };
                                                                      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                                                                    }
                                                                  } else {
                                                                    let err12 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/workflowId", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/workflowId/type", keyword: "type", params: { type: "string" } };
                                                                    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                                                                  }
                                                                var valid13 = _errs97 === errors;
                                                              } else
                                                                var valid13 = !0;
                                                              if (valid13) {
                                                                if (data41.workflowHash !== void 0) {
                                                                  let data44 = data41.workflowHash, _errs99 = errors;
                                                                  if (errors === _errs99)
                                                                    if (typeof data44 == "string") {
                                                                      if (!pattern0.test(data44)) {
                                                                        let err13 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/workflowHash", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/workflowHash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } };
                                                                        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                                                                      }
                                                                    } else {
                                                                      let err14 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/workflowHash", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/workflowHash/type", keyword: "type", params: { type: "string" } };
                                                                      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                                                                    }
                                                                  var valid13 = _errs99 === errors;
                                                                } else
                                                                  var valid13 = !0;
                                                                if (valid13) {
                                                                  if (data41.files !== void 0) {
                                                                    let data45 = data41.files, _errs101 = errors;
                                                                    if (errors === _errs101)
                                                                      if (Array.isArray(data45)) {
                                                                        var valid14 = !0;
                                                                        let len5 = data45.length;
                                                                        for (let i5 = 0; i5 < len5; i5++) {
                                                                          let _errs103 = errors;
                                                                          if (typeof data45[i5] != "string") {
                                                                            let err15 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/files/" + i5, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/files/items/type", keyword: "type", params: { type: "string" } };
                                                                            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                                                                          }
                                                                          var valid14 = _errs103 === errors;
                                                                          if (!valid14)
                                                                            break;
                                                                        }
                                                                      } else {
                                                                        let err16 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/files", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/files/type", keyword: "type", params: { type: "array" } };
                                                                        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                                                                      }
                                                                    var valid13 = _errs101 === errors;
                                                                  } else
                                                                    var valid13 = !0;
                                                                  if (valid13)
                                                                    if (data41.steps !== void 0) {
                                                                      let data47 = data41.steps, _errs105 = errors;
                                                                      if (errors === _errs105)
                                                                        if (Array.isArray(data47)) {
                                                                          var valid15 = !0;
                                                                          let len6 = data47.length;
                                                                          for (let i6 = 0; i6 < len6; i6++) {
                                                                            let data48 = data47[i6], _errs107 = errors;
                                                                            if (errors === _errs107)
                                                                              if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
                                                                                let missing8;
                                                                                if (data48.stepId === void 0 && (missing8 = "stepId") || data48.lines === void 0 && (missing8 = "lines")) {
                                                                                  let err17 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/required", keyword: "required", params: { missingProperty: missing8 } };
                                                                                  vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                                                                                } else {
                                                                                  if (data48.stepId !== void 0) {
                                                                                    let data49 = data48.stepId, _errs110 = errors;
                                                                                    if (errors === _errs110)
                                                                                      if (typeof data49 == "string") {
                                                                                        if (!pattern7.test(data49)) {
                                                                                          let err18 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/stepId", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } };
                                                                                          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                                                                                        }
                                                                                      } else {
                                                                                        let err19 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/stepId", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/stepId/type", keyword: "type", params: { type: "string" } };
                                                                                        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                                                                                      }
                                                                                    var valid16 = _errs110 === errors;
                                                                                  } else
                                                                                    var valid16 = !0;
                                                                                  if (valid16)
                                                                                    if (data48.lines !== void 0) {
                                                                                      let data50 = data48.lines, _errs112 = errors;
                                                                                      if (errors === _errs112)
                                                                                        if (Array.isArray(data50)) {
                                                                                          var valid17 = !0;
                                                                                          let len7 = data50.length;
                                                                                          for (let i7 = 0; i7 < len7; i7++) {
                                                                                            let data51 = data50[i7], _errs114 = errors;
                                                                                            if (errors === _errs114)
                                                                                              if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
                                                                                                let missing9;
                                                                                                if (data51.kind === void 0 && (missing9 = "kind")) {
                                                                                                  let err20 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/required", keyword: "required", params: { missingProperty: missing9 } };
                                                                                                  vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                                                                                                } else {
                                                                                                  let tag0 = data51.kind;
                                                                                                  if (typeof tag0 == "string")
                                                                                                    if (tag0 === "source") {
                                                                                                      if (errors === errors)
                                                                                                        if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
                                                                                                          let missing10;
                                                                                                          if (data51.kind === void 0 && (missing10 = "kind") || data51.file === void 0 && (missing10 = "file") || data51.line === void 0 && (missing10 = "line") || data51.column === void 0 && (missing10 = "column") || data51.pointer === void 0 && (missing10 = "pointer")) {
                                                                                                            let err21 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing10 } };
                                                                                                            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                                                                                                          } else {
                                                                                                            if (data51.kind !== void 0) {
                                                                                                              let data52 = data51.kind, _errs120 = errors;
                                                                                                              if (typeof data52 != "string") {
                                                                                                                let err22 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/kind", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                                                                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                                                                                                              }
                                                                                                              if (data52 !== "source") {
                                                                                                                let err23 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/kind", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "source" } };
                                                                                                                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                                                                                                              }
                                                                                                              var valid20 = _errs120 === errors;
                                                                                                            } else
                                                                                                              var valid20 = !0;
                                                                                                            if (valid20) {
                                                                                                              if (data51.file !== void 0) {
                                                                                                                let data53 = data51.file, _errs122 = errors;
                                                                                                                if (!(typeof data53 == "number" && !(data53 % 1) && !isNaN(data53))) {
                                                                                                                  let err24 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/file", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/0/properties/file/type", keyword: "type", params: { type: "integer" } };
                                                                                                                  vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                                                                                                                }
                                                                                                                if (errors === _errs122 && typeof data53 == "number" && (data53 < 0 || isNaN(data53))) {
                                                                                                                  let err25 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/file", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/0/properties/file/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                                                                                                  vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                                                                                                                }
                                                                                                                var valid20 = _errs122 === errors;
                                                                                                              } else
                                                                                                                var valid20 = !0;
                                                                                                              if (valid20) {
                                                                                                                if (data51.line !== void 0) {
                                                                                                                  let data54 = data51.line, _errs124 = errors;
                                                                                                                  if (!(typeof data54 == "number" && !(data54 % 1) && !isNaN(data54))) {
                                                                                                                    let err26 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/line", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/0/properties/line/type", keyword: "type", params: { type: "integer" } };
                                                                                                                    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                                                                                                                  }
                                                                                                                  if (errors === _errs124 && typeof data54 == "number" && (data54 <= 0 || isNaN(data54))) {
                                                                                                                    let err27 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/line", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/0/properties/line/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                                                                                                                    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                                                                                                                  }
                                                                                                                  var valid20 = _errs124 === errors;
                                                                                                                } else
                                                                                                                  var valid20 = !0;
                                                                                                                if (valid20) {
                                                                                                                  if (data51.column !== void 0) {
                                                                                                                    let data55 = data51.column, _errs126 = errors;
                                                                                                                    if (!(typeof data55 == "number" && !(data55 % 1) && !isNaN(data55))) {
                                                                                                                      let err28 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/column", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/0/properties/column/type", keyword: "type", params: { type: "integer" } };
                                                                                                                      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                                                                                                                    }
                                                                                                                    if (errors === _errs126 && typeof data55 == "number" && (data55 <= 0 || isNaN(data55))) {
                                                                                                                      let err29 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/column", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/0/properties/column/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                                                                                                                      vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                                                                                                                    }
                                                                                                                    var valid20 = _errs126 === errors;
                                                                                                                  } else
                                                                                                                    var valid20 = !0;
                                                                                                                  if (valid20)
                                                                                                                    if (data51.pointer !== void 0) {
                                                                                                                      let _errs128 = errors;
                                                                                                                      if (typeof data51.pointer != "string") {
                                                                                                                        let err30 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/pointer", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/0/properties/pointer/type", keyword: "type", params: { type: "string" } };
                                                                                                                        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                                                                                                                      }
                                                                                                                      var valid20 = _errs128 === errors;
                                                                                                                    } else
                                                                                                                      var valid20 = !0;
                                                                                                                }
                                                                                                              }
                                                                                                            }
                                                                                                          }
                                                                                                        } else {
                                                                                                          let err31 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/0/type", keyword: "type", params: { type: "object" } };
                                                                                                          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                                                                                                        }
                                                                                                    } else if (tag0 === "ref") {
                                                                                                      if (errors === errors)
                                                                                                        if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
                                                                                                          let missing11;
                                                                                                          if (data51.kind === void 0 && (missing11 = "kind") || data51.refId === void 0 && (missing11 = "refId") || data51.refLine === void 0 && (missing11 = "refLine") || data51.file === void 0 && (missing11 = "file") || data51.line === void 0 && (missing11 = "line") || data51.column === void 0 && (missing11 = "column") || data51.pointer === void 0 && (missing11 = "pointer")) {
                                                                                                            let err32 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing11 } };
                                                                                                            vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                                                                                                          } else {
                                                                                                            if (data51.kind !== void 0) {
                                                                                                              let data57 = data51.kind, _errs133 = errors;
                                                                                                              if (typeof data57 != "string") {
                                                                                                                let err33 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/kind", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                                                                vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                                                                                                              }
                                                                                                              if (data57 !== "ref") {
                                                                                                                let err34 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/kind", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "ref" } };
                                                                                                                vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                                                                                                              }
                                                                                                              var valid22 = _errs133 === errors;
                                                                                                            } else
                                                                                                              var valid22 = !0;
                                                                                                            if (valid22) {
                                                                                                              if (data51.refId !== void 0) {
                                                                                                                let _errs135 = errors;
                                                                                                                if (typeof data51.refId != "string") {
                                                                                                                  let err35 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/refId", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/1/properties/refId/type", keyword: "type", params: { type: "string" } };
                                                                                                                  vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                                                                                                                }
                                                                                                                var valid22 = _errs135 === errors;
                                                                                                              } else
                                                                                                                var valid22 = !0;
                                                                                                              if (valid22) {
                                                                                                                if (data51.refLine !== void 0) {
                                                                                                                  let data59 = data51.refLine, _errs137 = errors;
                                                                                                                  if (!(typeof data59 == "number" && !(data59 % 1) && !isNaN(data59))) {
                                                                                                                    let err36 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/refLine", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/1/properties/refLine/type", keyword: "type", params: { type: "integer" } };
                                                                                                                    vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                                                                                                                  }
                                                                                                                  if (errors === _errs137 && typeof data59 == "number" && (data59 <= 0 || isNaN(data59))) {
                                                                                                                    let err37 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/refLine", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/1/properties/refLine/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                                                                                                                    vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                                                                                                                  }
                                                                                                                  var valid22 = _errs137 === errors;
                                                                                                                } else
                                                                                                                  var valid22 = !0;
                                                                                                                if (valid22) {
                                                                                                                  if (data51.file !== void 0) {
                                                                                                                    let data60 = data51.file, _errs139 = errors;
                                                                                                                    if (!(typeof data60 == "number" && !(data60 % 1) && !isNaN(data60))) {
                                                                                                                      let err38 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/file", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/1/properties/file/type", keyword: "type", params: { type: "integer" } };
                                                                                                                      vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                                                                                                                    }
                                                                                                                    if (errors === _errs139 && typeof data60 == "number" && (data60 < 0 || isNaN(data60))) {
                                                                                                                      let err39 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/file", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/1/properties/file/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                                                                                                      vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                                                                                                                    }
                                                                                                                    var valid22 = _errs139 === errors;
                                                                                                                  } else
                                                                                                                    var valid22 = !0;
                                                                                                                  if (valid22) {
                                                                                                                    if (data51.line !== void 0) {
                                                                                                                      let data61 = data51.line, _errs141 = errors;
                                                                                                                      if (!(typeof data61 == "number" && !(data61 % 1) && !isNaN(data61))) {
                                                                                                                        let err40 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/line", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/1/properties/line/type", keyword: "type", params: { type: "integer" } };
                                                                                                                        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                                                                                                                      }
                                                                                                                      if (errors === _errs141 && typeof data61 == "number" && (data61 <= 0 || isNaN(data61))) {
                                                                                                                        let err41 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/line", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/1/properties/line/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                                                                                                                        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                                                                                                                      }
                                                                                                                      var valid22 = _errs141 === errors;
                                                                                                                    } else
                                                                                                                      var valid22 = !0;
                                                                                                                    if (valid22) {
                                                                                                                      if (data51.column !== void 0) {
                                                                                                                        let data62 = data51.column, _errs143 = errors;
                                                                                                                        if (!(typeof data62 == "number" && !(data62 % 1) && !isNaN(data62))) {
                                                                                                                          let err42 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/column", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/1/properties/column/type", keyword: "type", params: { type: "integer" } };
                                                                                                                          vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                                                                                                                        }
                                                                                                                        if (errors === _errs143 && typeof data62 == "number" && (data62 <= 0 || isNaN(data62))) {
                                                                                                                          let err43 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/column", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/1/properties/column/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                                                                                                                          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                                                                                                                        }
                                                                                                                        var valid22 = _errs143 === errors;
                                                                                                                      } else
                                                                                                                        var valid22 = !0;
                                                                                                                      if (valid22)
                                                                                                                        if (data51.pointer !== void 0) {
                                                                                                                          let _errs145 = errors;
                                                                                                                          if (typeof data51.pointer != "string") {
                                                                                                                            let err44 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/pointer", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/1/properties/pointer/type", keyword: "type", params: { type: "string" } };
                                                                                                                            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                                                                                                                          }
                                                                                                                          var valid22 = _errs145 === errors;
                                                                                                                        } else
                                                                                                                          var valid22 = !0;
                                                                                                                    }
                                                                                                                  }
                                                                                                                }
                                                                                                              }
                                                                                                            }
                                                                                                          }
                                                                                                        } else {
                                                                                                          let err45 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/1/type", keyword: "type", params: { type: "object" } };
                                                                                                          vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                                                                                                        }
                                                                                                    } else if (tag0 === "binding") {
                                                                                                      if (errors === errors)
                                                                                                        if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
                                                                                                          let missing12;
                                                                                                          if (data51.kind === void 0 && (missing12 = "kind") || data51.slots === void 0 && (missing12 = "slots") || data51.file === void 0 && (missing12 = "file") || data51.line === void 0 && (missing12 = "line") || data51.column === void 0 && (missing12 = "column") || data51.pointer === void 0 && (missing12 = "pointer")) {
                                                                                                            let err46 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/2/required", keyword: "required", params: { missingProperty: missing12 } };
                                                                                                            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                                                                                                          } else {
                                                                                                            if (data51.kind !== void 0) {
                                                                                                              let data64 = data51.kind, _errs150 = errors;
                                                                                                              if (typeof data64 != "string") {
                                                                                                                let err47 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/kind", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                                                                vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                                                                                                              }
                                                                                                              if (data64 !== "binding") {
                                                                                                                let err48 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/kind", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "binding" } };
                                                                                                                vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                                                                                                              }
                                                                                                              var valid24 = _errs150 === errors;
                                                                                                            } else
                                                                                                              var valid24 = !0;
                                                                                                            if (valid24) {
                                                                                                              if (data51.slots !== void 0) {
                                                                                                                let data65 = data51.slots, _errs152 = errors;
                                                                                                                if (errors === _errs152)
                                                                                                                  if (Array.isArray(data65))
                                                                                                                    if (data65.length < 1) {
                                                                                                                      let err49 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/slots", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/2/properties/slots/minItems", keyword: "minItems", params: { limit: 1 } };
                                                                                                                      vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                                                                                                                    } else {
                                                                                                                      var valid25 = !0;
                                                                                                                      let len8 = data65.length;
                                                                                                                      for (let i8 = 0; i8 < len8; i8++) {
                                                                                                                        let _errs154 = errors;
                                                                                                                        if (typeof data65[i8] != "string") {
                                                                                                                          let err50 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/slots/" + i8, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/2/properties/slots/items/type", keyword: "type", params: { type: "string" } };
                                                                                                                          vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                                                                                                                        }
                                                                                                                        var valid25 = _errs154 === errors;
                                                                                                                        if (!valid25)
                                                                                                                          break;
                                                                                                                      }
                                                                                                                    }
                                                                                                                  else {
                                                                                                                    let err51 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/slots", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/2/properties/slots/type", keyword: "type", params: { type: "array" } };
                                                                                                                    vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                                                                                                                  }
                                                                                                                var valid24 = _errs152 === errors;
                                                                                                              } else
                                                                                                                var valid24 = !0;
                                                                                                              if (valid24) {
                                                                                                                if (data51.file !== void 0) {
                                                                                                                  let data67 = data51.file, _errs156 = errors;
                                                                                                                  if (!(typeof data67 == "number" && !(data67 % 1) && !isNaN(data67))) {
                                                                                                                    let err52 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/file", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/2/properties/file/type", keyword: "type", params: { type: "integer" } };
                                                                                                                    vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                                                                                                                  }
                                                                                                                  if (errors === _errs156 && typeof data67 == "number" && (data67 < 0 || isNaN(data67))) {
                                                                                                                    let err53 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/file", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/2/properties/file/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                                                                                                    vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
                                                                                                                  }
                                                                                                                  var valid24 = _errs156 === errors;
                                                                                                                } else
                                                                                                                  var valid24 = !0;
                                                                                                                if (valid24) {
                                                                                                                  if (data51.line !== void 0) {
                                                                                                                    let data68 = data51.line, _errs158 = errors;
                                                                                                                    if (!(typeof data68 == "number" && !(data68 % 1) && !isNaN(data68))) {
                                                                                                                      let err54 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/line", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/2/properties/line/type", keyword: "type", params: { type: "integer" } };
                                                                                                                      vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                                                                                                                    }
                                                                                                                    if (errors === _errs158 && typeof data68 == "number" && (data68 <= 0 || isNaN(data68))) {
                                                                                                                      let err55 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/line", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/2/properties/line/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                                                                                                                      vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
                                                                                                                    }
                                                                                                                    var valid24 = _errs158 === errors;
                                                                                                                  } else
                                                                                                                    var valid24 = !0;
                                                                                                                  if (valid24) {
                                                                                                                    if (data51.column !== void 0) {
                                                                                                                      let data69 = data51.column, _errs160 = errors;
                                                                                                                      if (!(typeof data69 == "number" && !(data69 % 1) && !isNaN(data69))) {
                                                                                                                        let err56 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/column", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/2/properties/column/type", keyword: "type", params: { type: "integer" } };
                                                                                                                        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
                                                                                                                      }
                                                                                                                      if (errors === _errs160 && typeof data69 == "number" && (data69 <= 0 || isNaN(data69))) {
                                                                                                                        let err57 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/column", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/2/properties/column/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                                                                                                                        vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
                                                                                                                      }
                                                                                                                      var valid24 = _errs160 === errors;
                                                                                                                    } else
                                                                                                                      var valid24 = !0;
                                                                                                                    if (valid24)
                                                                                                                      if (data51.pointer !== void 0) {
                                                                                                                        let _errs162 = errors;
                                                                                                                        if (typeof data51.pointer != "string") {
                                                                                                                          let err58 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/pointer", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/2/properties/pointer/type", keyword: "type", params: { type: "string" } };
                                                                                                                          vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
                                                                                                                        }
                                                                                                                        var valid24 = _errs162 === errors;
                                                                                                                      } else
                                                                                                                        var valid24 = !0;
                                                                                                                  }
                                                                                                                }
                                                                                                              }
                                                                                                            }
                                                                                                          }
                                                                                                        } else {
                                                                                                          let err59 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/2/type", keyword: "type", params: { type: "object" } };
                                                                                                          vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
                                                                                                        }
                                                                                                    } else if (tag0 === "template") {
                                                                                                      if (errors === errors)
                                                                                                        if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
                                                                                                          let missing13;
                                                                                                          if (data51.kind === void 0 && (missing13 = "kind") || data51.templateId === void 0 && (missing13 = "templateId") || data51.file === void 0 && (missing13 = "file") || data51.line === void 0 && (missing13 = "line") || data51.column === void 0 && (missing13 = "column") || data51.pointer === void 0 && (missing13 = "pointer")) {
                                                                                                            let err60 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/3/required", keyword: "required", params: { missingProperty: missing13 } };
                                                                                                            vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
                                                                                                          } else {
                                                                                                            if (data51.kind !== void 0) {
                                                                                                              let data71 = data51.kind, _errs167 = errors;
                                                                                                              if (typeof data71 != "string") {
                                                                                                                let err61 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/kind", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                                                                vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
                                                                                                              }
                                                                                                              if (data71 !== "template") {
                                                                                                                let err62 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/kind", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "template" } };
                                                                                                                vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
                                                                                                              }
                                                                                                              var valid27 = _errs167 === errors;
                                                                                                            } else
                                                                                                              var valid27 = !0;
                                                                                                            if (valid27) {
                                                                                                              if (data51.templateId !== void 0) {
                                                                                                                let _errs169 = errors;
                                                                                                                if (typeof data51.templateId != "string") {
                                                                                                                  let err63 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/templateId", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/3/properties/templateId/type", keyword: "type", params: { type: "string" } };
                                                                                                                  vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
                                                                                                                }
                                                                                                                var valid27 = _errs169 === errors;
                                                                                                              } else
                                                                                                                var valid27 = !0;
                                                                                                              if (valid27) {
                                                                                                                if (data51.file !== void 0) {
                                                                                                                  let data73 = data51.file, _errs171 = errors;
                                                                                                                  if (!(typeof data73 == "number" && !(data73 % 1) && !isNaN(data73))) {
                                                                                                                    let err64 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/file", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/3/properties/file/type", keyword: "type", params: { type: "integer" } };
                                                                                                                    vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
                                                                                                                  }
                                                                                                                  if (errors === _errs171 && typeof data73 == "number" && (data73 < 0 || isNaN(data73))) {
                                                                                                                    let err65 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/file", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/3/properties/file/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                                                                                                    vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
                                                                                                                  }
                                                                                                                  var valid27 = _errs171 === errors;
                                                                                                                } else
                                                                                                                  var valid27 = !0;
                                                                                                                if (valid27) {
                                                                                                                  if (data51.line !== void 0) {
                                                                                                                    let data74 = data51.line, _errs173 = errors;
                                                                                                                    if (!(typeof data74 == "number" && !(data74 % 1) && !isNaN(data74))) {
                                                                                                                      let err66 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/line", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/3/properties/line/type", keyword: "type", params: { type: "integer" } };
                                                                                                                      vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
                                                                                                                    }
                                                                                                                    if (errors === _errs173 && typeof data74 == "number" && (data74 <= 0 || isNaN(data74))) {
                                                                                                                      let err67 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/line", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/3/properties/line/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                                                                                                                      vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
                                                                                                                    }
                                                                                                                    var valid27 = _errs173 === errors;
                                                                                                                  } else
                                                                                                                    var valid27 = !0;
                                                                                                                  if (valid27) {
                                                                                                                    if (data51.column !== void 0) {
                                                                                                                      let data75 = data51.column, _errs175 = errors;
                                                                                                                      if (!(typeof data75 == "number" && !(data75 % 1) && !isNaN(data75))) {
                                                                                                                        let err68 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/column", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/3/properties/column/type", keyword: "type", params: { type: "integer" } };
                                                                                                                        vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
                                                                                                                      }
                                                                                                                      if (errors === _errs175 && typeof data75 == "number" && (data75 <= 0 || isNaN(data75))) {
                                                                                                                        let err69 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/column", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/3/properties/column/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                                                                                                                        vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
                                                                                                                      }
                                                                                                                      var valid27 = _errs175 === errors;
                                                                                                                    } else
                                                                                                                      var valid27 = !0;
                                                                                                                    if (valid27)
                                                                                                                      if (data51.pointer !== void 0) {
                                                                                                                        let _errs177 = errors;
                                                                                                                        if (typeof data51.pointer != "string") {
                                                                                                                          let err70 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/pointer", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/3/properties/pointer/type", keyword: "type", params: { type: "string" } };
                                                                                                                          vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
                                                                                                                        }
                                                                                                                        var valid27 = _errs177 === errors;
                                                                                                                      } else
                                                                                                                        var valid27 = !0;
                                                                                                                  }
                                                                                                                }
                                                                                                              }
                                                                                                            }
                                                                                                          }
                                                                                                        } else {
                                                                                                          let err71 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/3/type", keyword: "type", params: { type: "object" } };
                                                                                                          vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
                                                                                                        }
                                                                                                    } else if (tag0 === "function") {
                                                                                                      if (errors === errors)
                                                                                                        if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
                                                                                                          let missing14;
                                                                                                          if (data51.kind === void 0 && (missing14 = "kind") || data51.name === void 0 && (missing14 = "name") || data51.file === void 0 && (missing14 = "file") || data51.line === void 0 && (missing14 = "line") || data51.column === void 0 && (missing14 = "column") || data51.pointer === void 0 && (missing14 = "pointer")) {
                                                                                                            let err72 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/4/required", keyword: "required", params: { missingProperty: missing14 } };
                                                                                                            vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
                                                                                                          } else {
                                                                                                            if (data51.kind !== void 0) {
                                                                                                              let data77 = data51.kind, _errs182 = errors;
                                                                                                              if (typeof data77 != "string") {
                                                                                                                let err73 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/kind", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/4/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                                                                vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
                                                                                                              }
                                                                                                              if (data77 !== "function") {
                                                                                                                let err74 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/kind", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "function" } };
                                                                                                                vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
                                                                                                              }
                                                                                                              var valid29 = _errs182 === errors;
                                                                                                            } else
                                                                                                              var valid29 = !0;
                                                                                                            if (valid29) {
                                                                                                              if (data51.name !== void 0) {
                                                                                                                let _errs184 = errors;
                                                                                                                if (typeof data51.name != "string") {
                                                                                                                  let err75 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/name", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/4/properties/name/type", keyword: "type", params: { type: "string" } };
                                                                                                                  vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
                                                                                                                }
                                                                                                                var valid29 = _errs184 === errors;
                                                                                                              } else
                                                                                                                var valid29 = !0;
                                                                                                              if (valid29) {
                                                                                                                if (data51.file !== void 0) {
                                                                                                                  let data79 = data51.file, _errs186 = errors;
                                                                                                                  if (!(typeof data79 == "number" && !(data79 % 1) && !isNaN(data79))) {
                                                                                                                    let err76 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/file", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/4/properties/file/type", keyword: "type", params: { type: "integer" } };
                                                                                                                    vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
                                                                                                                  }
                                                                                                                  if (errors === _errs186 && typeof data79 == "number" && (data79 < 0 || isNaN(data79))) {
                                                                                                                    let err77 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/file", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/4/properties/file/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                                                                                                    vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
                                                                                                                  }
                                                                                                                  var valid29 = _errs186 === errors;
                                                                                                                } else
                                                                                                                  var valid29 = !0;
                                                                                                                if (valid29) {
                                                                                                                  if (data51.line !== void 0) {
                                                                                                                    let data80 = data51.line, _errs188 = errors;
                                                                                                                    if (!(typeof data80 == "number" && !(data80 % 1) && !isNaN(data80))) {
                                                                                                                      let err78 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/line", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/4/properties/line/type", keyword: "type", params: { type: "integer" } };
                                                                                                                      vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
                                                                                                                    }
                                                                                                                    if (errors === _errs188 && typeof data80 == "number" && (data80 <= 0 || isNaN(data80))) {
                                                                                                                      let err79 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/line", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/4/properties/line/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                                                                                                                      vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
                                                                                                                    }
                                                                                                                    var valid29 = _errs188 === errors;
                                                                                                                  } else
                                                                                                                    var valid29 = !0;
                                                                                                                  if (valid29) {
                                                                                                                    if (data51.column !== void 0) {
                                                                                                                      let data81 = data51.column, _errs190 = errors;
                                                                                                                      if (!(typeof data81 == "number" && !(data81 % 1) && !isNaN(data81))) {
                                                                                                                        let err80 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/column", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/4/properties/column/type", keyword: "type", params: { type: "integer" } };
                                                                                                                        vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
                                                                                                                      }
                                                                                                                      if (errors === _errs190 && typeof data81 == "number" && (data81 <= 0 || isNaN(data81))) {
                                                                                                                        let err81 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/column", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/4/properties/column/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                                                                                                                        vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
                                                                                                                      }
                                                                                                                      var valid29 = _errs190 === errors;
                                                                                                                    } else
                                                                                                                      var valid29 = !0;
                                                                                                                    if (valid29)
                                                                                                                      if (data51.pointer !== void 0) {
                                                                                                                        let _errs192 = errors;
                                                                                                                        if (typeof data51.pointer != "string") {
                                                                                                                          let err82 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/pointer", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/4/properties/pointer/type", keyword: "type", params: { type: "string" } };
                                                                                                                          vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
                                                                                                                        }
                                                                                                                        var valid29 = _errs192 === errors;
                                                                                                                      } else
                                                                                                                        var valid29 = !0;
                                                                                                                  }
                                                                                                                }
                                                                                                              }
                                                                                                            }
                                                                                                          }
                                                                                                        } else {
                                                                                                          let err83 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/4/type", keyword: "type", params: { type: "object" } };
                                                                                                          vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
                                                                                                        }
                                                                                                    } else if (tag0 === "feature") {
                                                                                                      if (errors === errors)
                                                                                                        if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
                                                                                                          let missing15;
                                                                                                          if (data51.kind === void 0 && (missing15 = "kind") || data51.featureId === void 0 && (missing15 = "featureId")) {
                                                                                                            let err84 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/5/required", keyword: "required", params: { missingProperty: missing15 } };
                                                                                                            vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
                                                                                                          } else {
                                                                                                            if (data51.kind !== void 0) {
                                                                                                              let data83 = data51.kind, _errs197 = errors;
                                                                                                              if (typeof data83 != "string") {
                                                                                                                let err85 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/kind", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/5/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                                                                vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
                                                                                                              }
                                                                                                              if (data83 !== "feature") {
                                                                                                                let err86 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/kind", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/5/properties/kind/const", keyword: "const", params: { allowedValue: "feature" } };
                                                                                                                vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
                                                                                                              }
                                                                                                              var valid31 = _errs197 === errors;
                                                                                                            } else
                                                                                                              var valid31 = !0;
                                                                                                            if (valid31)
                                                                                                              if (data51.featureId !== void 0) {
                                                                                                                let _errs199 = errors;
                                                                                                                if (typeof data51.featureId != "string") {
                                                                                                                  let err87 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/featureId", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/5/properties/featureId/type", keyword: "type", params: { type: "string" } };
                                                                                                                  vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
                                                                                                                }
                                                                                                                var valid31 = _errs199 === errors;
                                                                                                              } else
                                                                                                                var valid31 = !0;
                                                                                                          }
                                                                                                        } else {
                                                                                                          let err88 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/5/type", keyword: "type", params: { type: "object" } };
                                                                                                          vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
                                                                                                        }
                                                                                                    } else if (tag0 === "contract") {
                                                                                                      if (errors === errors)
                                                                                                        if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
                                                                                                          let missing16;
                                                                                                          if (data51.kind === void 0 && (missing16 = "kind") || data51.contractRef === void 0 && (missing16 = "contractRef")) {
                                                                                                            let err89 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/6/required", keyword: "required", params: { missingProperty: missing16 } };
                                                                                                            vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
                                                                                                          } else {
                                                                                                            if (data51.kind !== void 0) {
                                                                                                              let data85 = data51.kind, _errs204 = errors;
                                                                                                              if (typeof data85 != "string") {
                                                                                                                let err90 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/kind", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/6/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                                                                vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
                                                                                                              }
                                                                                                              if (data85 !== "contract") {
                                                                                                                let err91 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/kind", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/6/properties/kind/const", keyword: "const", params: { allowedValue: "contract" } };
                                                                                                                vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
                                                                                                              }
                                                                                                              var valid33 = _errs204 === errors;
                                                                                                            } else
                                                                                                              var valid33 = !0;
                                                                                                            if (valid33)
                                                                                                              if (data51.contractRef !== void 0) {
                                                                                                                let _errs206 = errors;
                                                                                                                if (typeof data51.contractRef != "string") {
                                                                                                                  let err92 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/contractRef", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/6/properties/contractRef/type", keyword: "type", params: { type: "string" } };
                                                                                                                  vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
                                                                                                                }
                                                                                                                var valid33 = _errs206 === errors;
                                                                                                              } else
                                                                                                                var valid33 = !0;
                                                                                                          }
                                                                                                        } else {
                                                                                                          let err93 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/6/type", keyword: "type", params: { type: "object" } };
                                                                                                          vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
                                                                                                        }
                                                                                                    } else if (tag0 === "compiler") {
                                                                                                      if (errors === errors)
                                                                                                        if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
                                                                                                          let missing17;
                                                                                                          if (data51.kind === void 0 && (missing17 = "kind") || data51.what === void 0 && (missing17 = "what")) {
                                                                                                            let err94 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/7/required", keyword: "required", params: { missingProperty: missing17 } };
                                                                                                            vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
                                                                                                          } else {
                                                                                                            if (data51.kind !== void 0) {
                                                                                                              let data87 = data51.kind, _errs211 = errors;
                                                                                                              if (typeof data87 != "string") {
                                                                                                                let err95 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/kind", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/7/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                                                                vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
                                                                                                              }
                                                                                                              if (data87 !== "compiler") {
                                                                                                                let err96 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/kind", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/7/properties/kind/const", keyword: "const", params: { allowedValue: "compiler" } };
                                                                                                                vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
                                                                                                              }
                                                                                                              var valid35 = _errs211 === errors;
                                                                                                            } else
                                                                                                              var valid35 = !0;
                                                                                                            if (valid35)
                                                                                                              if (data51.what !== void 0) {
                                                                                                                let data88 = data51.what, _errs213 = errors;
                                                                                                                if (typeof data88 != "string") {
                                                                                                                  let err97 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/what", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/7/properties/what/type", keyword: "type", params: { type: "string" } };
                                                                                                                  vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
                                                                                                                }
                                                                                                                if (!(data88 === "heading" || data88 === "separator" || data88 === "fallback")) {
                                                                                                                  let err98 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7 + "/what", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/7/properties/what/enum", keyword: "enum", params: { allowedValues: schema11.properties.files.items.properties.compiled.anyOf[0].properties.map.properties.steps.items.properties.lines.items.oneOf[7].properties.what.enum } };
                                                                                                                  vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
                                                                                                                }
                                                                                                                var valid35 = _errs213 === errors;
                                                                                                              } else
                                                                                                                var valid35 = !0;
                                                                                                          }
                                                                                                        } else {
                                                                                                          let err99 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/oneOf/7/type", keyword: "type", params: { type: "object" } };
                                                                                                          vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
                                                                                                        }
                                                                                                    } else {
                                                                                                      let err100 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } };
                                                                                                      vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
                                                                                                    }
                                                                                                  else {
                                                                                                    let err101 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } };
                                                                                                    vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
                                                                                                  }
                                                                                                }
                                                                                              } else {
                                                                                                let err102 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines/" + i7, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/items/type", keyword: "type", params: { type: "object" } };
                                                                                                vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
                                                                                              }
                                                                                            var valid17 = _errs114 === errors;
                                                                                            if (!valid17)
                                                                                              break;
                                                                                          }
                                                                                        } else {
                                                                                          let err103 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6 + "/lines", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/properties/lines/type", keyword: "type", params: { type: "array" } };
                                                                                          vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
                                                                                        }
                                                                                      var valid16 = _errs112 === errors;
                                                                                    } else
                                                                                      var valid16 = !0;
                                                                                }
                                                                              } else {
                                                                                let err104 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps/" + i6, schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/items/type", keyword: "type", params: { type: "object" } };
                                                                                vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
                                                                              }
                                                                            var valid15 = _errs107 === errors;
                                                                            if (!valid15)
                                                                              break;
                                                                          }
                                                                        } else {
                                                                          let err105 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map/steps", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/properties/steps/type", keyword: "type", params: { type: "array" } };
                                                                          vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
                                                                        }
                                                                      var valid13 = _errs105 === errors;
                                                                    } else
                                                                      var valid13 = !0;
                                                                }
                                                              }
                                                            }
                                                          }
                                                        } else {
                                                          let err106 = { instancePath: instancePath + "/files/" + i0 + "/compiled/map", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/properties/map/type", keyword: "type", params: { type: "object" } };
                                                          vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
                                                        }
                                                      var valid12 = _errs92 === errors;
                                                    } else
                                                      var valid12 = !0;
                                                }
                                              }
                                            }
                                          }
                                        } else {
                                          let err107 = { instancePath: instancePath + "/files/" + i0 + "/compiled", schemaPath: "#/properties/files/items/properties/compiled/anyOf/0/type", keyword: "type", params: { type: "object" } };
                                          vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
                                        }
                                      var _valid0 = _errs81 === errors;
                                      if (valid11 = valid11 || _valid0, !valid11) {
                                        let _errs215 = errors;
                                        if (data36 !== null) {
                                          let err108 = { instancePath: instancePath + "/files/" + i0 + "/compiled", schemaPath: "#/properties/files/items/properties/compiled/anyOf/1/type", keyword: "type", params: { type: "null" } };
                                          vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
                                        }
                                        var _valid0 = _errs215 === errors;
                                        valid11 = valid11 || _valid0;
                                      }
                                      if (valid11)
                                        errors = _errs80, vErrors !== null && (_errs80 ? vErrors.length = _errs80 : vErrors = null);
                                      else {
                                        let err109 = { instancePath: instancePath + "/files/" + i0 + "/compiled", schemaPath: "#/properties/files/items/properties/compiled/anyOf", keyword: "anyOf", params: {} };
                                        return vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++, validate10.errors = vErrors, !1;
                                      }
                                      var valid2 = _errs79 === errors;
                                    } else
                                      var valid2 = !0;
                                }
                              }
                            }
                          }
                        }
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/files/" + i0, schemaPath: "#/properties/files/items/type", keyword: "type", params: { type: "object" } }], !1;
                    var valid1 = _errs10 === errors;
                    if (!valid1)
                      break;
                  }
                } else
                  return validate10.errors = [{ instancePath: instancePath + "/files", schemaPath: "#/properties/files/type", keyword: "type", params: { type: "array" } }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate10.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate10.errors = vErrors, errors === 0;
}
export {
  validateCompileCache
};
