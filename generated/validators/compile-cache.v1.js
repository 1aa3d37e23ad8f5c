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
var validateCompileCache = validate10, schema11 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Compile cache", type: "object", properties: { v: { type: "number", const: 1 }, compiler: { type: "string" }, writtenMs: { type: "number" }, files: { type: "array", items: { type: "object", properties: { file: { type: "string" }, bytes: { type: "integer", minimum: 0 }, mtimeMs: { type: "number" }, sourceBytesDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, claimedId: { type: ["string", "null"] }, dependencies: { type: "array", items: { type: "string" } }, diagnostics: { type: "array", items: { type: "object", properties: { code: { type: "string", pattern: "^[a-z]+\\/[a-z0-9-]+$" }, severity: { type: "string", enum: ["error", "warning", "info"] }, message: { type: "string", minLength: 1 }, at: { type: "object", properties: { file: { type: "string" }, line: { type: "integer", exclusiveMinimum: 0 }, column: { type: "integer", exclusiveMinimum: 0 }, offset: { type: "integer", minimum: 0 }, length: { type: "integer", minimum: 0 }, pointer: { type: "string" } }, required: ["file", "line", "column", "offset", "length", "pointer"], additionalProperties: !0 }, label: { type: "string" }, notes: { type: "array", items: { type: "string" } }, help: { type: "string" }, fixes: { type: "array", items: { type: "object", properties: { title: { type: "string" }, edits: { type: "array", items: { type: "object", properties: { offset: { type: "integer", minimum: 0 }, length: { type: "integer", minimum: 0 }, text: { type: "string" } }, required: ["offset", "length", "text"], additionalProperties: !0 } } }, required: ["title", "edits"], additionalProperties: !0 } }, docs: { type: "string" }, rendered: { type: "string" } }, required: ["code", "severity", "message", "at", "notes", "fixes", "docs", "rendered"], additionalProperties: !0 } }, record: { anyOf: [{ type: "object", properties: { entry: { type: "object", properties: { workflowId: { type: "string", pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" }, kind: { type: "string", enum: ["workflow", "routine"] }, name: { type: "string" }, description: { type: "string" }, tags: { type: "array", items: { type: "string" } }, aliases: { type: "array", items: { type: "string" } }, suggestedId: { type: "string" }, version: { type: "string" }, workflowHash: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, source: { type: "string" }, sourceBytesDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, sourceDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" } }, required: ["workflowId", "kind", "name", "description", "tags", "aliases", "version", "workflowHash", "source", "sourceBytesDigest", "sourceDigest"], additionalProperties: !0 }, sourceKind: { type: "string", enum: ["bundled", "user", "project", "remote", "plugin"] }, bindings: { type: "object", additionalProperties: { type: "string" } } }, required: ["entry", "sourceKind", "bindings"], additionalProperties: !0 }, { type: "null" }] }, objects: { type: "array", items: { type: "object", properties: { name: { type: "string" }, bytes: { type: "integer", minimum: 0 }, mtimeMs: { type: "number" } }, required: ["name", "bytes", "mtimeMs"], additionalProperties: !0 } } }, required: ["file", "bytes", "mtimeMs", "sourceBytesDigest", "claimedId", "dependencies", "diagnostics", "record", "objects"], additionalProperties: !0 } } }, required: ["v", "compiler", "writtenMs", "files"], additionalProperties: !0 }, pattern0 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), pattern1 = new RegExp("^[a-z]+\\/[a-z0-9-]+$", "u"), pattern2 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), func2 = require_ucs2length().default;
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
                        if (data4.file === void 0 && (missing1 = "file") || data4.bytes === void 0 && (missing1 = "bytes") || data4.mtimeMs === void 0 && (missing1 = "mtimeMs") || data4.sourceBytesDigest === void 0 && (missing1 = "sourceBytesDigest") || data4.claimedId === void 0 && (missing1 = "claimedId") || data4.dependencies === void 0 && (missing1 = "dependencies") || data4.diagnostics === void 0 && (missing1 = "diagnostics") || data4.record === void 0 && (missing1 = "record") || data4.objects === void 0 && (missing1 = "objects"))
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
                                  if (data4.dependencies !== void 0) {
                                    let data10 = data4.dependencies, _errs23 = errors;
                                    if (errors === _errs23)
                                      if (Array.isArray(data10)) {
                                        var valid3 = !0;
                                        let len1 = data10.length;
                                        for (let i1 = 0; i1 < len1; i1++) {
                                          let _errs25 = errors;
                                          if (typeof data10[i1] != "string")
                                            return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/dependencies/" + i1, schemaPath: "#/properties/files/items/properties/dependencies/items/type", keyword: "type", params: { type: "string" } }], !1;
                                          var valid3 = _errs25 === errors;
                                          if (!valid3)
                                            break;
                                        }
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/dependencies", schemaPath: "#/properties/files/items/properties/dependencies/type", keyword: "type", params: { type: "array" } }], !1;
                                    var valid2 = _errs23 === errors;
                                  } else
                                    var valid2 = !0;
                                  if (valid2) {
                                    if (data4.diagnostics !== void 0) {
                                      let data12 = data4.diagnostics, _errs27 = errors;
                                      if (errors === _errs27)
                                        if (Array.isArray(data12)) {
                                          var valid4 = !0;
                                          let len2 = data12.length;
                                          for (let i2 = 0; i2 < len2; i2++) {
                                            let data13 = data12[i2], _errs29 = errors;
                                            if (errors === _errs29)
                                              if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                                                let missing2;
                                                if (data13.code === void 0 && (missing2 = "code") || data13.severity === void 0 && (missing2 = "severity") || data13.message === void 0 && (missing2 = "message") || data13.at === void 0 && (missing2 = "at") || data13.notes === void 0 && (missing2 = "notes") || data13.fixes === void 0 && (missing2 = "fixes") || data13.docs === void 0 && (missing2 = "docs") || data13.rendered === void 0 && (missing2 = "rendered"))
                                                  return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2, schemaPath: "#/properties/files/items/properties/diagnostics/items/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                                                if (data13.code !== void 0) {
                                                  let data14 = data13.code, _errs32 = errors;
                                                  if (errors === _errs32)
                                                    if (typeof data14 == "string") {
                                                      if (!pattern1.test(data14))
                                                        return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/code", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/code/pattern", keyword: "pattern", params: { pattern: "^[a-z]+\\/[a-z0-9-]+$" } }], !1;
                                                    } else
                                                      return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/code", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/code/type", keyword: "type", params: { type: "string" } }], !1;
                                                  var valid5 = _errs32 === errors;
                                                } else
                                                  var valid5 = !0;
                                                if (valid5) {
                                                  if (data13.severity !== void 0) {
                                                    let data15 = data13.severity, _errs34 = errors;
                                                    if (typeof data15 != "string")
                                                      return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/severity", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/severity/type", keyword: "type", params: { type: "string" } }], !1;
                                                    if (!(data15 === "error" || data15 === "warning" || data15 === "info"))
                                                      return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/severity", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema11.properties.files.items.properties.diagnostics.items.properties.severity.enum } }], !1;
                                                    var valid5 = _errs34 === errors;
                                                  } else
                                                    var valid5 = !0;
                                                  if (valid5) {
                                                    if (data13.message !== void 0) {
                                                      let data16 = data13.message, _errs36 = errors;
                                                      if (errors === _errs36)
                                                        if (typeof data16 == "string") {
                                                          if (func2(data16) < 1)
                                                            return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/message", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/message/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/message", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid5 = _errs36 === errors;
                                                    } else
                                                      var valid5 = !0;
                                                    if (valid5) {
                                                      if (data13.at !== void 0) {
                                                        let data17 = data13.at, _errs38 = errors;
                                                        if (errors === _errs38)
                                                          if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                                                            let missing3;
                                                            if (data17.file === void 0 && (missing3 = "file") || data17.line === void 0 && (missing3 = "line") || data17.column === void 0 && (missing3 = "column") || data17.offset === void 0 && (missing3 = "offset") || data17.length === void 0 && (missing3 = "length") || data17.pointer === void 0 && (missing3 = "pointer"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/at", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                                                            if (data17.file !== void 0) {
                                                              let _errs41 = errors;
                                                              if (typeof data17.file != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/at/file", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/properties/file/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid6 = _errs41 === errors;
                                                            } else
                                                              var valid6 = !0;
                                                            if (valid6) {
                                                              if (data17.line !== void 0) {
                                                                let data19 = data17.line, _errs43 = errors;
                                                                if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19)))
                                                                  return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/at/line", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/properties/line/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                if (errors === _errs43 && typeof data19 == "number" && (data19 <= 0 || isNaN(data19)))
                                                                  return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/at/line", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/properties/line/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                                var valid6 = _errs43 === errors;
                                                              } else
                                                                var valid6 = !0;
                                                              if (valid6) {
                                                                if (data17.column !== void 0) {
                                                                  let data20 = data17.column, _errs45 = errors;
                                                                  if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20)))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/at/column", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/properties/column/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                  if (errors === _errs45 && typeof data20 == "number" && (data20 <= 0 || isNaN(data20)))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/at/column", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/properties/column/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                                  var valid6 = _errs45 === errors;
                                                                } else
                                                                  var valid6 = !0;
                                                                if (valid6) {
                                                                  if (data17.offset !== void 0) {
                                                                    let data21 = data17.offset, _errs47 = errors;
                                                                    if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21)))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/at/offset", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/properties/offset/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                    if (errors === _errs47 && typeof data21 == "number" && (data21 < 0 || isNaN(data21)))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/at/offset", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/properties/offset/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                    var valid6 = _errs47 === errors;
                                                                  } else
                                                                    var valid6 = !0;
                                                                  if (valid6) {
                                                                    if (data17.length !== void 0) {
                                                                      let data22 = data17.length, _errs49 = errors;
                                                                      if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22)))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/at/length", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/properties/length/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                      if (errors === _errs49 && typeof data22 == "number" && (data22 < 0 || isNaN(data22)))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/at/length", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/properties/length/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                      var valid6 = _errs49 === errors;
                                                                    } else
                                                                      var valid6 = !0;
                                                                    if (valid6)
                                                                      if (data17.pointer !== void 0) {
                                                                        let _errs51 = errors;
                                                                        if (typeof data17.pointer != "string")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/at/pointer", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/properties/pointer/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        var valid6 = _errs51 === errors;
                                                                      } else
                                                                        var valid6 = !0;
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/at", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/at/type", keyword: "type", params: { type: "object" } }], !1;
                                                        var valid5 = _errs38 === errors;
                                                      } else
                                                        var valid5 = !0;
                                                      if (valid5) {
                                                        if (data13.label !== void 0) {
                                                          let _errs53 = errors;
                                                          if (typeof data13.label != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/label", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/label/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid5 = _errs53 === errors;
                                                        } else
                                                          var valid5 = !0;
                                                        if (valid5) {
                                                          if (data13.notes !== void 0) {
                                                            let data25 = data13.notes, _errs55 = errors;
                                                            if (errors === _errs55)
                                                              if (Array.isArray(data25)) {
                                                                var valid7 = !0;
                                                                let len3 = data25.length;
                                                                for (let i3 = 0; i3 < len3; i3++) {
                                                                  let _errs57 = errors;
                                                                  if (typeof data25[i3] != "string")
                                                                    return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/notes/" + i3, schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/notes/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid7 = _errs57 === errors;
                                                                  if (!valid7)
                                                                    break;
                                                                }
                                                              } else
                                                                return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/notes", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/notes/type", keyword: "type", params: { type: "array" } }], !1;
                                                            var valid5 = _errs55 === errors;
                                                          } else
                                                            var valid5 = !0;
                                                          if (valid5) {
                                                            if (data13.help !== void 0) {
                                                              let _errs59 = errors;
                                                              if (typeof data13.help != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/help", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/help/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid5 = _errs59 === errors;
                                                            } else
                                                              var valid5 = !0;
                                                            if (valid5) {
                                                              if (data13.fixes !== void 0) {
                                                                let data28 = data13.fixes, _errs61 = errors;
                                                                if (errors === _errs61)
                                                                  if (Array.isArray(data28)) {
                                                                    var valid8 = !0;
                                                                    let len4 = data28.length;
                                                                    for (let i4 = 0; i4 < len4; i4++) {
                                                                      let data29 = data28[i4], _errs63 = errors;
                                                                      if (errors === _errs63)
                                                                        if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
                                                                          let missing4;
                                                                          if (data29.title === void 0 && (missing4 = "title") || data29.edits === void 0 && (missing4 = "edits"))
                                                                            return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/fixes/" + i4, schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                                                                          if (data29.title !== void 0) {
                                                                            let _errs66 = errors;
                                                                            if (typeof data29.title != "string")
                                                                              return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/fixes/" + i4 + "/title", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                                                                            var valid9 = _errs66 === errors;
                                                                          } else
                                                                            var valid9 = !0;
                                                                          if (valid9)
                                                                            if (data29.edits !== void 0) {
                                                                              let data31 = data29.edits, _errs68 = errors;
                                                                              if (errors === _errs68)
                                                                                if (Array.isArray(data31)) {
                                                                                  var valid10 = !0;
                                                                                  let len5 = data31.length;
                                                                                  for (let i5 = 0; i5 < len5; i5++) {
                                                                                    let data32 = data31[i5], _errs70 = errors;
                                                                                    if (errors === _errs70)
                                                                                      if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
                                                                                        let missing5;
                                                                                        if (data32.offset === void 0 && (missing5 = "offset") || data32.length === void 0 && (missing5 = "length") || data32.text === void 0 && (missing5 = "text"))
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/fixes/" + i4 + "/edits/" + i5, schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/edits/items/required", keyword: "required", params: { missingProperty: missing5 } }], !1;
                                                                                        if (data32.offset !== void 0) {
                                                                                          let data33 = data32.offset, _errs73 = errors;
                                                                                          if (!(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33)))
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/fixes/" + i4 + "/edits/" + i5 + "/offset", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/edits/items/properties/offset/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                                          if (errors === _errs73 && typeof data33 == "number" && (data33 < 0 || isNaN(data33)))
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/fixes/" + i4 + "/edits/" + i5 + "/offset", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/edits/items/properties/offset/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                                          var valid11 = _errs73 === errors;
                                                                                        } else
                                                                                          var valid11 = !0;
                                                                                        if (valid11) {
                                                                                          if (data32.length !== void 0) {
                                                                                            let data34 = data32.length, _errs75 = errors;
                                                                                            if (!(typeof data34 == "number" && !(data34 % 1) && !isNaN(data34)))
                                                                                              return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/fixes/" + i4 + "/edits/" + i5 + "/length", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/edits/items/properties/length/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                                            if (errors === _errs75 && typeof data34 == "number" && (data34 < 0 || isNaN(data34)))
                                                                                              return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/fixes/" + i4 + "/edits/" + i5 + "/length", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/edits/items/properties/length/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                                            var valid11 = _errs75 === errors;
                                                                                          } else
                                                                                            var valid11 = !0;
                                                                                          if (valid11)
                                                                                            if (data32.text !== void 0) {
                                                                                              let _errs77 = errors;
                                                                                              if (typeof data32.text != "string")
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/fixes/" + i4 + "/edits/" + i5 + "/text", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/edits/items/properties/text/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                              var valid11 = _errs77 === errors;
                                                                                            } else
                                                                                              var valid11 = !0;
                                                                                        }
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/fixes/" + i4 + "/edits/" + i5, schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/edits/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                    var valid10 = _errs70 === errors;
                                                                                    if (!valid10)
                                                                                      break;
                                                                                  }
                                                                                } else
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/fixes/" + i4 + "/edits", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/properties/edits/type", keyword: "type", params: { type: "array" } }], !1;
                                                                              var valid9 = _errs68 === errors;
                                                                            } else
                                                                              var valid9 = !0;
                                                                        } else
                                                                          return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/fixes/" + i4, schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                      var valid8 = _errs63 === errors;
                                                                      if (!valid8)
                                                                        break;
                                                                    }
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/fixes", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/fixes/type", keyword: "type", params: { type: "array" } }], !1;
                                                                var valid5 = _errs61 === errors;
                                                              } else
                                                                var valid5 = !0;
                                                              if (valid5) {
                                                                if (data13.docs !== void 0) {
                                                                  let _errs79 = errors;
                                                                  if (typeof data13.docs != "string")
                                                                    return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/docs", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/docs/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid5 = _errs79 === errors;
                                                                } else
                                                                  var valid5 = !0;
                                                                if (valid5)
                                                                  if (data13.rendered !== void 0) {
                                                                    let _errs81 = errors;
                                                                    if (typeof data13.rendered != "string")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2 + "/rendered", schemaPath: "#/properties/files/items/properties/diagnostics/items/properties/rendered/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    var valid5 = _errs81 === errors;
                                                                  } else
                                                                    var valid5 = !0;
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics/" + i2, schemaPath: "#/properties/files/items/properties/diagnostics/items/type", keyword: "type", params: { type: "object" } }], !1;
                                            var valid4 = _errs29 === errors;
                                            if (!valid4)
                                              break;
                                          }
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/diagnostics", schemaPath: "#/properties/files/items/properties/diagnostics/type", keyword: "type", params: { type: "array" } }], !1;
                                      var valid2 = _errs27 === errors;
                                    } else
                                      var valid2 = !0;
                                    if (valid2) {
                                      if (data4.record !== void 0) {
                                        let data38 = data4.record, _errs83 = errors, _errs84 = errors, valid12 = !1, _errs85 = errors;
                                        if (errors === _errs85)
                                          if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                                            let missing6;
                                            if (data38.entry === void 0 && (missing6 = "entry") || data38.sourceKind === void 0 && (missing6 = "sourceKind") || data38.bindings === void 0 && (missing6 = "bindings")) {
                                              let err0 = { instancePath: instancePath + "/files/" + i0 + "/record", schemaPath: "#/properties/files/items/properties/record/anyOf/0/required", keyword: "required", params: { missingProperty: missing6 } };
                                              vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                                            } else {
                                              if (data38.entry !== void 0) {
                                                let data39 = data38.entry, _errs88 = errors;
                                                if (errors === _errs88)
                                                  if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                                                    let missing7;
                                                    if (data39.workflowId === void 0 && (missing7 = "workflowId") || data39.kind === void 0 && (missing7 = "kind") || data39.name === void 0 && (missing7 = "name") || data39.description === void 0 && (missing7 = "description") || data39.tags === void 0 && (missing7 = "tags") || data39.aliases === void 0 && (missing7 = "aliases") || data39.version === void 0 && (missing7 = "version") || data39.workflowHash === void 0 && (missing7 = "workflowHash") || data39.source === void 0 && (missing7 = "source") || data39.sourceBytesDigest === void 0 && (missing7 = "sourceBytesDigest") || data39.sourceDigest === void 0 && (missing7 = "sourceDigest")) {
                                                      let err1 = { instancePath: instancePath + "/files/" + i0 + "/record/entry", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/required", keyword: "required", params: { missingProperty: missing7 } };
                                                      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                                                    } else {
                                                      if (data39.workflowId !== void 0) {
                                                        let data40 = data39.workflowId, _errs91 = errors;
                                                        if (errors === _errs91)
                                                          if (typeof data40 == "string") {
                                                            if (!pattern2.test(data40)) {
                                                              let err2 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/workflowId", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/workflowId/pattern", keyword: "pattern", params: { pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" } };
                                                              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                                                            }
                                                          } else {
                                                            let err3 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/workflowId", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/workflowId/type", keyword: "type", params: { type: "string" } };
                                                            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                                                          }
                                                        var valid14 = _errs91 === errors;
                                                      } else
                                                        var valid14 = !0;
                                                      if (valid14) {
                                                        if (data39.kind !== void 0) {
                                                          let data41 = data39.kind, _errs93 = errors;
                                                          if (typeof data41 != "string") {
                                                            let err4 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/kind", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                                                          }
                                                          if (!(data41 === "workflow" || data41 === "routine")) {
                                                            let err5 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/kind", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/kind/enum", keyword: "enum", params: { allowedValues: schema11.properties.files.items.properties.record.anyOf[0].properties.entry.properties.kind.enum } };
                                                            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                                                          }
                                                          var valid14 = _errs93 === errors;
                                                        } else
                                                          var valid14 = !0;
                                                        if (valid14) {
                                                          if (data39.name !== void 0) {
                                                            let _errs95 = errors;
                                                            if (typeof data39.name != "string") {
                                                              let err6 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/name", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/name/type", keyword: "type", params: { type: "string" } };
                                                              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                                                            }
                                                            var valid14 = _errs95 === errors;
                                                          } else
                                                            var valid14 = !0;
                                                          if (valid14) {
                                                            if (data39.description !== void 0) {
                                                              let _errs97 = errors;
                                                              if (typeof data39.description != "string") {
                                                                let err7 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/description", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/description/type", keyword: "type", params: { type: "string" } };
                                                                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                                                              }
                                                              var valid14 = _errs97 === errors;
                                                            } else
                                                              var valid14 = !0;
                                                            if (valid14) {
                                                              if (data39.tags !== void 0) {
                                                                let data44 = data39.tags, _errs99 = errors;
                                                                if (errors === _errs99)
                                                                  if (Array.isArray(data44)) {
                                                                    var valid15 = !0;
                                                                    let len6 = data44.length;
                                                                    for (let i6 = 0; i6 < len6; i6++) {
                                                                      let _errs101 = errors;
                                                                      if (typeof data44[i6] != "string") {
                                                                        let err8 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/tags/" + i6, schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/tags/items/type", keyword: "type", params: { type: "string" } };
                                                                        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                                                                      }
                                                                      var valid15 = _errs101 === errors;
                                                                      if (!valid15)
                                                                        break;
                                                                    }
                                                                  } else {
                                                                    let err9 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/tags", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/tags/type", keyword: "type", params: { type: "array" } };
                                                                    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                                                                  }
                                                                var valid14 = _errs99 === errors;
                                                              } else
                                                                var valid14 = !0;
                                                              if (valid14) {
                                                                if (data39.aliases !== void 0) {
                                                                  let data46 = data39.aliases, _errs103 = errors;
                                                                  if (errors === _errs103)
                                                                    if (Array.isArray(data46)) {
                                                                      var valid16 = !0;
                                                                      let len7 = data46.length;
                                                                      for (let i7 = 0; i7 < len7; i7++) {
                                                                        let _errs105 = errors;
                                                                        if (typeof data46[i7] != "string") {
                                                                          let err10 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/aliases/" + i7, schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/aliases/items/type", keyword: "type", params: { type: "string" } };
                                                                          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                                                                        }
                                                                        var valid16 = _errs105 === errors;
                                                                        if (!valid16)
                                                                          break;
                                                                      }
                                                                    } else {
                                                                      let err11 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/aliases", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/aliases/type", keyword: "type", params: { type: "array" } };
                                                                      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                                                                    }
                                                                  var valid14 = _errs103 === errors;
                                                                } else
                                                                  var valid14 = !0;
                                                                if (valid14) {
                                                                  if (data39.suggestedId !== void 0) {
                                                                    let _errs107 = errors;
                                                                    if (typeof data39.suggestedId != "string") {
                                                                      let err12 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/suggestedId", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/suggestedId/type", keyword: "type", params: { type: "string" } };
                                                                      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                                                                    }
                                                                    var valid14 = _errs107 === errors;
                                                                  } else
                                                                    var valid14 = !0;
                                                                  if (valid14) {
                                                                    if (data39.version !== void 0) {
                                                                      let _errs109 = errors;
                                                                      if (typeof data39.version != "string") {
                                                                        let err13 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/version", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/version/type", keyword: "type", params: { type: "string" } };
                                                                        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                                                                      }
                                                                      var valid14 = _errs109 === errors;
                                                                    } else
                                                                      var valid14 = !0;
                                                                    if (valid14) {
                                                                      if (data39.workflowHash !== void 0) {
                                                                        let data50 = data39.workflowHash, _errs111 = errors;
                                                                        if (errors === _errs111)
                                                                          if (typeof data50 == "string") {
                                                                            if (!pattern0.test(data50)) {
                                                                              let err14 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/workflowHash", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/workflowHash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } };
                                                                              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                                                                            }
                                                                          } else {
                                                                            let err15 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/workflowHash", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/workflowHash/type", keyword: "type", params: { type: "string" } };
                                                                            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                                                                          }
                                                                        var valid14 = _errs111 === errors;
                                                                      } else
                                                                        var valid14 = !0;
                                                                      if (valid14) {
                                                                        if (data39.source !== void 0) {
                                                                          let _errs113 = errors;
                                                                          if (typeof data39.source != "string") {
                                                                            let err16 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/source", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/source/type", keyword: "type", params: { type: "string" } };
                                                                            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                                                                          }
                                                                          var valid14 = _errs113 === errors;
                                                                        } else
                                                                          var valid14 = !0;
                                                                        if (valid14) {
                                                                          if (data39.sourceBytesDigest !== void 0) {
                                                                            let data52 = data39.sourceBytesDigest, _errs115 = errors;
                                                                            if (errors === _errs115)
                                                                              if (typeof data52 == "string") {
                                                                                if (!pattern0.test(data52)) {
                                                                                  let err17 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/sourceBytesDigest", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/sourceBytesDigest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } };
                                                                                  vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                                                                                }
                                                                              } else {
                                                                                let err18 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/sourceBytesDigest", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/sourceBytesDigest/type", keyword: "type", params: { type: "string" } };
                                                                                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                                                                              }
                                                                            var valid14 = _errs115 === errors;
                                                                          } else
                                                                            var valid14 = !0;
                                                                          if (valid14)
                                                                            if (data39.sourceDigest !== void 0) {
                                                                              let data53 = data39.sourceDigest, _errs117 = errors;
                                                                              if (errors === _errs117)
                                                                                if (typeof data53 == "string") {
                                                                                  if (!pattern0.test(data53)) {
                                                                                    let err19 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/sourceDigest", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/sourceDigest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } };
                                                                                    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                                                                                  }
                                                                                } else {
                                                                                  let err20 = { instancePath: instancePath + "/files/" + i0 + "/record/entry/sourceDigest", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/properties/sourceDigest/type", keyword: "type", params: { type: "string" } };
                                                                                  vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                                                                                }
                                                                              var valid14 = _errs117 === errors;
                                                                            } else
                                                                              var valid14 = !0;
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
                                                    let err21 = { instancePath: instancePath + "/files/" + i0 + "/record/entry", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/entry/type", keyword: "type", params: { type: "object" } };
                                                    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                                                  }
                                                var valid13 = _errs88 === errors;
                                              } else
                                                var valid13 = !0;
                                              if (valid13) {
                                                if (data38.sourceKind !== void 0) {
                                                  let data54 = data38.sourceKind, _errs119 = errors;
                                                  if (typeof data54 != "string") {
                                                    let err22 = { instancePath: instancePath + "/files/" + i0 + "/record/sourceKind", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/sourceKind/type", keyword: "type", params: { type: "string" } };
                                                    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                                                  }
                                                  if (!(data54 === "bundled" || data54 === "user" || data54 === "project" || data54 === "remote" || data54 === "plugin")) {
                                                    let err23 = { instancePath: instancePath + "/files/" + i0 + "/record/sourceKind", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/sourceKind/enum", keyword: "enum", params: { allowedValues: schema11.properties.files.items.properties.record.anyOf[0].properties.sourceKind.enum } };
                                                    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                                                  }
                                                  var valid13 = _errs119 === errors;
                                                } else
                                                  var valid13 = !0;
                                                if (valid13)
                                                  if (data38.bindings !== void 0) {
                                                    let data55 = data38.bindings, _errs121 = errors;
                                                    if (errors === _errs121)
                                                      if (data55 && typeof data55 == "object" && !Array.isArray(data55))
                                                        for (let key0 in data55) {
                                                          let _errs124 = errors;
                                                          if (typeof data55[key0] != "string") {
                                                            let err24 = { instancePath: instancePath + "/files/" + i0 + "/record/bindings/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/bindings/additionalProperties/type", keyword: "type", params: { type: "string" } };
                                                            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                                                          }
                                                          var valid17 = _errs124 === errors;
                                                          if (!valid17)
                                                            break;
                                                        }
                                                      else {
                                                        let err25 = { instancePath: instancePath + "/files/" + i0 + "/record/bindings", schemaPath: "#/properties/files/items/properties/record/anyOf/0/properties/bindings/type", keyword: "type", params: { type: "object" } };
                                                        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                                                      }
                                                    var valid13 = _errs121 === errors;
                                                  } else
                                                    var valid13 = !0;
                                              }
                                            }
                                          } else {
                                            let err26 = { instancePath: instancePath + "/files/" + i0 + "/record", schemaPath: "#/properties/files/items/properties/record/anyOf/0/type", keyword: "type", params: { type: "object" } };
                                            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                                          }
                                        var _valid0 = _errs85 === errors;
                                        if (valid12 = valid12 || _valid0, !valid12) {
                                          let _errs126 = errors;
                                          if (data38 !== null) {
                                            let err27 = { instancePath: instancePath + "/files/" + i0 + "/record", schemaPath: "#/properties/files/items/properties/record/anyOf/1/type", keyword: "type", params: { type: "null" } };
                                            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                                          }
                                          var _valid0 = _errs126 === errors;
                                          valid12 = valid12 || _valid0;
                                        }
                                        if (valid12)
                                          errors = _errs84, vErrors !== null && (_errs84 ? vErrors.length = _errs84 : vErrors = null);
                                        else {
                                          let err28 = { instancePath: instancePath + "/files/" + i0 + "/record", schemaPath: "#/properties/files/items/properties/record/anyOf", keyword: "anyOf", params: {} };
                                          return vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++, validate10.errors = vErrors, !1;
                                        }
                                        var valid2 = _errs83 === errors;
                                      } else
                                        var valid2 = !0;
                                      if (valid2)
                                        if (data4.objects !== void 0) {
                                          let data57 = data4.objects, _errs128 = errors;
                                          if (errors === _errs128)
                                            if (Array.isArray(data57)) {
                                              var valid18 = !0;
                                              let len8 = data57.length;
                                              for (let i8 = 0; i8 < len8; i8++) {
                                                let data58 = data57[i8], _errs130 = errors;
                                                if (errors === _errs130)
                                                  if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
                                                    let missing8;
                                                    if (data58.name === void 0 && (missing8 = "name") || data58.bytes === void 0 && (missing8 = "bytes") || data58.mtimeMs === void 0 && (missing8 = "mtimeMs"))
                                                      return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/objects/" + i8, schemaPath: "#/properties/files/items/properties/objects/items/required", keyword: "required", params: { missingProperty: missing8 } }], !1;
                                                    if (data58.name !== void 0) {
                                                      let _errs133 = errors;
                                                      if (typeof data58.name != "string")
                                                        return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/objects/" + i8 + "/name", schemaPath: "#/properties/files/items/properties/objects/items/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid19 = _errs133 === errors;
                                                    } else
                                                      var valid19 = !0;
                                                    if (valid19) {
                                                      if (data58.bytes !== void 0) {
                                                        let data60 = data58.bytes, _errs135 = errors;
                                                        if (!(typeof data60 == "number" && !(data60 % 1) && !isNaN(data60)))
                                                          return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/objects/" + i8 + "/bytes", schemaPath: "#/properties/files/items/properties/objects/items/properties/bytes/type", keyword: "type", params: { type: "integer" } }], !1;
                                                        if (errors === _errs135 && typeof data60 == "number" && (data60 < 0 || isNaN(data60)))
                                                          return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/objects/" + i8 + "/bytes", schemaPath: "#/properties/files/items/properties/objects/items/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                        var valid19 = _errs135 === errors;
                                                      } else
                                                        var valid19 = !0;
                                                      if (valid19)
                                                        if (data58.mtimeMs !== void 0) {
                                                          let _errs137 = errors;
                                                          if (typeof data58.mtimeMs != "number")
                                                            return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/objects/" + i8 + "/mtimeMs", schemaPath: "#/properties/files/items/properties/objects/items/properties/mtimeMs/type", keyword: "type", params: { type: "number" } }], !1;
                                                          var valid19 = _errs137 === errors;
                                                        } else
                                                          var valid19 = !0;
                                                    }
                                                  } else
                                                    return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/objects/" + i8, schemaPath: "#/properties/files/items/properties/objects/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                var valid18 = _errs130 === errors;
                                                if (!valid18)
                                                  break;
                                              }
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/objects", schemaPath: "#/properties/files/items/properties/objects/type", keyword: "type", params: { type: "array" } }], !1;
                                          var valid2 = _errs128 === errors;
                                        } else
                                          var valid2 = !0;
                                    }
                                  }
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
