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
var validateCompileCache = validate21;
var pattern0 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
var schema8 = { type: "object", properties: { file: { type: "string" }, bytes: { type: "integer", minimum: 0 }, mtimeMs: { type: "number" }, sourceBytesDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, claimedId: { type: ["string", "null"] }, dependencies: { type: "array", items: { type: "string" } }, slots: { type: "array", items: { type: "string" } }, diagnostics: { type: "array", items: { type: "object", properties: { code: { type: "string", pattern: "^[a-z]+\\/[a-z0-9-]+$" }, severity: { type: "string", enum: ["error", "warning", "info"] }, message: { type: "string", minLength: 1 }, at: { type: "object", properties: { file: { type: "string" }, line: { type: "integer", exclusiveMinimum: 0 }, column: { type: "integer", exclusiveMinimum: 0 }, offset: { type: "integer", minimum: 0 }, length: { type: "integer", minimum: 0 }, pointer: { type: "string" } }, required: ["file", "line", "column", "offset", "length", "pointer"], additionalProperties: !0 }, about: { type: "string" }, other: { type: "string" }, label: { type: "string" }, notes: { type: "array", items: { type: "string" } }, help: { type: "string" }, fixes: { type: "array", items: { type: "object", properties: { title: { type: "string" }, edits: { type: "array", items: { type: "object", properties: { offset: { type: "integer", minimum: 0 }, length: { type: "integer", minimum: 0 }, text: { type: "string" } }, required: ["offset", "length", "text"], additionalProperties: !0 } } }, required: ["title", "edits"], additionalProperties: !0 } }, docs: { type: "string" }, rendered: { type: "string" } }, required: ["code", "severity", "message", "at", "notes", "fixes", "docs", "rendered"], additionalProperties: !0 } }, record: { anyOf: [{ type: "object", properties: { entry: { type: "object", properties: { workflowId: { type: "string", pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" }, kind: { type: "string", enum: ["workflow", "routine"] }, name: { type: "string" }, description: { type: "string" }, tags: { type: "array", items: { type: "string" } }, aliases: { type: "array", items: { type: "string" } }, suggestedId: { type: "string" }, version: { type: "string" }, workflowHash: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, source: { type: "string" }, bundled: { type: "boolean", const: !0 }, bindingsDigest: { anyOf: [{ type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, { type: "string", const: "none" }] }, sourceBytesDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, sourceDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" } }, required: ["workflowId", "kind", "name", "description", "tags", "aliases", "version", "workflowHash", "source", "sourceBytesDigest", "sourceDigest"], additionalProperties: !0 }, sourceKind: { type: "string", enum: ["bundled", "user", "project", "remote", "plugin"] }, bindings: { type: "object", additionalProperties: { type: "string" } } }, required: ["entry", "sourceKind", "bindings"], additionalProperties: !0 }, { type: "null" }] }, objects: { type: "array", items: { type: "object", properties: { name: { type: "string" }, bytes: { type: "integer", minimum: 0 }, mtimeMs: { type: "number" } }, required: ["name", "bytes", "mtimeMs"], additionalProperties: !0 } } }, required: ["file", "bytes", "mtimeMs", "sourceBytesDigest", "claimedId", "dependencies", "slots", "diagnostics", "record", "objects"], additionalProperties: !0 }, pattern3 = new RegExp("^[a-z]+\\/[a-z0-9-]+$", "u"), pattern4 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), func2 = require_ucs2length().default;
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.file === void 0 && (missing0 = "file") || data.bytes === void 0 && (missing0 = "bytes") || data.mtimeMs === void 0 && (missing0 = "mtimeMs") || data.sourceBytesDigest === void 0 && (missing0 = "sourceBytesDigest") || data.claimedId === void 0 && (missing0 = "claimedId") || data.dependencies === void 0 && (missing0 = "dependencies") || data.slots === void 0 && (missing0 = "slots") || data.diagnostics === void 0 && (missing0 = "diagnostics") || data.record === void 0 && (missing0 = "record") || data.objects === void 0 && (missing0 = "objects"))
        return validate23.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.file !== void 0) {
        let _errs2 = errors;
        if (typeof data.file != "string")
          return validate23.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/properties/file/type", keyword: "type", params: { type: "string" } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.bytes !== void 0) {
          let data1 = data.bytes, _errs4 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1)))
            return validate23.errors = [{ instancePath: instancePath + "/bytes", schemaPath: "#/properties/bytes/type", keyword: "type", params: { type: "integer" } }], !1;
          if (errors === _errs4 && typeof data1 == "number" && (data1 < 0 || isNaN(data1)))
            return validate23.errors = [{ instancePath: instancePath + "/bytes", schemaPath: "#/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.mtimeMs !== void 0) {
            let _errs6 = errors;
            if (typeof data.mtimeMs != "number")
              return validate23.errors = [{ instancePath: instancePath + "/mtimeMs", schemaPath: "#/properties/mtimeMs/type", keyword: "type", params: { type: "number" } }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.sourceBytesDigest !== void 0) {
              let data3 = data.sourceBytesDigest, _errs8 = errors;
              if (errors === _errs8)
                if (typeof data3 == "string") {
                  if (!pattern0.test(data3))
                    return validate23.errors = [{ instancePath: instancePath + "/sourceBytesDigest", schemaPath: "#/properties/sourceBytesDigest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                } else
                  return validate23.errors = [{ instancePath: instancePath + "/sourceBytesDigest", schemaPath: "#/properties/sourceBytesDigest/type", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.claimedId !== void 0) {
                let data4 = data.claimedId, _errs10 = errors;
                if (typeof data4 != "string" && data4 !== null)
                  return validate23.errors = [{ instancePath: instancePath + "/claimedId", schemaPath: "#/properties/claimedId/type", keyword: "type", params: { type: schema8.properties.claimedId.type } }], !1;
                var valid0 = _errs10 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.dependencies !== void 0) {
                  let data5 = data.dependencies, _errs12 = errors;
                  if (errors === _errs12)
                    if (Array.isArray(data5)) {
                      var valid1 = !0;
                      let len0 = data5.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let _errs14 = errors;
                        if (typeof data5[i0] != "string")
                          return validate23.errors = [{ instancePath: instancePath + "/dependencies/" + i0, schemaPath: "#/properties/dependencies/items/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid1 = _errs14 === errors;
                        if (!valid1)
                          break;
                      }
                    } else
                      return validate23.errors = [{ instancePath: instancePath + "/dependencies", schemaPath: "#/properties/dependencies/type", keyword: "type", params: { type: "array" } }], !1;
                  var valid0 = _errs12 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.slots !== void 0) {
                    let data7 = data.slots, _errs16 = errors;
                    if (errors === _errs16)
                      if (Array.isArray(data7)) {
                        var valid2 = !0;
                        let len1 = data7.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                          let _errs18 = errors;
                          if (typeof data7[i1] != "string")
                            return validate23.errors = [{ instancePath: instancePath + "/slots/" + i1, schemaPath: "#/properties/slots/items/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid2 = _errs18 === errors;
                          if (!valid2)
                            break;
                        }
                      } else
                        return validate23.errors = [{ instancePath: instancePath + "/slots", schemaPath: "#/properties/slots/type", keyword: "type", params: { type: "array" } }], !1;
                    var valid0 = _errs16 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.diagnostics !== void 0) {
                      let data9 = data.diagnostics, _errs20 = errors;
                      if (errors === _errs20)
                        if (Array.isArray(data9)) {
                          var valid3 = !0;
                          let len2 = data9.length;
                          for (let i2 = 0; i2 < len2; i2++) {
                            let data10 = data9[i2], _errs22 = errors;
                            if (errors === _errs22)
                              if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                let missing1;
                                if (data10.code === void 0 && (missing1 = "code") || data10.severity === void 0 && (missing1 = "severity") || data10.message === void 0 && (missing1 = "message") || data10.at === void 0 && (missing1 = "at") || data10.notes === void 0 && (missing1 = "notes") || data10.fixes === void 0 && (missing1 = "fixes") || data10.docs === void 0 && (missing1 = "docs") || data10.rendered === void 0 && (missing1 = "rendered"))
                                  return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2, schemaPath: "#/properties/diagnostics/items/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                                if (data10.code !== void 0) {
                                  let data11 = data10.code, _errs25 = errors;
                                  if (errors === _errs25)
                                    if (typeof data11 == "string") {
                                      if (!pattern3.test(data11))
                                        return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/code", schemaPath: "#/properties/diagnostics/items/properties/code/pattern", keyword: "pattern", params: { pattern: "^[a-z]+\\/[a-z0-9-]+$" } }], !1;
                                    } else
                                      return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/code", schemaPath: "#/properties/diagnostics/items/properties/code/type", keyword: "type", params: { type: "string" } }], !1;
                                  var valid4 = _errs25 === errors;
                                } else
                                  var valid4 = !0;
                                if (valid4) {
                                  if (data10.severity !== void 0) {
                                    let data12 = data10.severity, _errs27 = errors;
                                    if (typeof data12 != "string")
                                      return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/severity", schemaPath: "#/properties/diagnostics/items/properties/severity/type", keyword: "type", params: { type: "string" } }], !1;
                                    if (!(data12 === "error" || data12 === "warning" || data12 === "info"))
                                      return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/severity", schemaPath: "#/properties/diagnostics/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema8.properties.diagnostics.items.properties.severity.enum } }], !1;
                                    var valid4 = _errs27 === errors;
                                  } else
                                    var valid4 = !0;
                                  if (valid4) {
                                    if (data10.message !== void 0) {
                                      let data13 = data10.message, _errs29 = errors;
                                      if (errors === _errs29)
                                        if (typeof data13 == "string") {
                                          if (func2(data13) < 1)
                                            return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/message", schemaPath: "#/properties/diagnostics/items/properties/message/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                        } else
                                          return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/message", schemaPath: "#/properties/diagnostics/items/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid4 = _errs29 === errors;
                                    } else
                                      var valid4 = !0;
                                    if (valid4) {
                                      if (data10.at !== void 0) {
                                        let data14 = data10.at, _errs31 = errors;
                                        if (errors === _errs31)
                                          if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                                            let missing2;
                                            if (data14.file === void 0 && (missing2 = "file") || data14.line === void 0 && (missing2 = "line") || data14.column === void 0 && (missing2 = "column") || data14.offset === void 0 && (missing2 = "offset") || data14.length === void 0 && (missing2 = "length") || data14.pointer === void 0 && (missing2 = "pointer"))
                                              return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/at", schemaPath: "#/properties/diagnostics/items/properties/at/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                                            if (data14.file !== void 0) {
                                              let _errs34 = errors;
                                              if (typeof data14.file != "string")
                                                return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/at/file", schemaPath: "#/properties/diagnostics/items/properties/at/properties/file/type", keyword: "type", params: { type: "string" } }], !1;
                                              var valid5 = _errs34 === errors;
                                            } else
                                              var valid5 = !0;
                                            if (valid5) {
                                              if (data14.line !== void 0) {
                                                let data16 = data14.line, _errs36 = errors;
                                                if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16)))
                                                  return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/at/line", schemaPath: "#/properties/diagnostics/items/properties/at/properties/line/type", keyword: "type", params: { type: "integer" } }], !1;
                                                if (errors === _errs36 && typeof data16 == "number" && (data16 <= 0 || isNaN(data16)))
                                                  return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/at/line", schemaPath: "#/properties/diagnostics/items/properties/at/properties/line/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                var valid5 = _errs36 === errors;
                                              } else
                                                var valid5 = !0;
                                              if (valid5) {
                                                if (data14.column !== void 0) {
                                                  let data17 = data14.column, _errs38 = errors;
                                                  if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17)))
                                                    return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/at/column", schemaPath: "#/properties/diagnostics/items/properties/at/properties/column/type", keyword: "type", params: { type: "integer" } }], !1;
                                                  if (errors === _errs38 && typeof data17 == "number" && (data17 <= 0 || isNaN(data17)))
                                                    return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/at/column", schemaPath: "#/properties/diagnostics/items/properties/at/properties/column/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                  var valid5 = _errs38 === errors;
                                                } else
                                                  var valid5 = !0;
                                                if (valid5) {
                                                  if (data14.offset !== void 0) {
                                                    let data18 = data14.offset, _errs40 = errors;
                                                    if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18)))
                                                      return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/at/offset", schemaPath: "#/properties/diagnostics/items/properties/at/properties/offset/type", keyword: "type", params: { type: "integer" } }], !1;
                                                    if (errors === _errs40 && typeof data18 == "number" && (data18 < 0 || isNaN(data18)))
                                                      return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/at/offset", schemaPath: "#/properties/diagnostics/items/properties/at/properties/offset/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                    var valid5 = _errs40 === errors;
                                                  } else
                                                    var valid5 = !0;
                                                  if (valid5) {
                                                    if (data14.length !== void 0) {
                                                      let data19 = data14.length, _errs42 = errors;
                                                      if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19)))
                                                        return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/at/length", schemaPath: "#/properties/diagnostics/items/properties/at/properties/length/type", keyword: "type", params: { type: "integer" } }], !1;
                                                      if (errors === _errs42 && typeof data19 == "number" && (data19 < 0 || isNaN(data19)))
                                                        return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/at/length", schemaPath: "#/properties/diagnostics/items/properties/at/properties/length/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                      var valid5 = _errs42 === errors;
                                                    } else
                                                      var valid5 = !0;
                                                    if (valid5)
                                                      if (data14.pointer !== void 0) {
                                                        let _errs44 = errors;
                                                        if (typeof data14.pointer != "string")
                                                          return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/at/pointer", schemaPath: "#/properties/diagnostics/items/properties/at/properties/pointer/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid5 = _errs44 === errors;
                                                      } else
                                                        var valid5 = !0;
                                                  }
                                                }
                                              }
                                            }
                                          } else
                                            return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/at", schemaPath: "#/properties/diagnostics/items/properties/at/type", keyword: "type", params: { type: "object" } }], !1;
                                        var valid4 = _errs31 === errors;
                                      } else
                                        var valid4 = !0;
                                      if (valid4) {
                                        if (data10.about !== void 0) {
                                          let _errs46 = errors;
                                          if (typeof data10.about != "string")
                                            return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/about", schemaPath: "#/properties/diagnostics/items/properties/about/type", keyword: "type", params: { type: "string" } }], !1;
                                          var valid4 = _errs46 === errors;
                                        } else
                                          var valid4 = !0;
                                        if (valid4) {
                                          if (data10.other !== void 0) {
                                            let _errs48 = errors;
                                            if (typeof data10.other != "string")
                                              return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/other", schemaPath: "#/properties/diagnostics/items/properties/other/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid4 = _errs48 === errors;
                                          } else
                                            var valid4 = !0;
                                          if (valid4) {
                                            if (data10.label !== void 0) {
                                              let _errs50 = errors;
                                              if (typeof data10.label != "string")
                                                return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/label", schemaPath: "#/properties/diagnostics/items/properties/label/type", keyword: "type", params: { type: "string" } }], !1;
                                              var valid4 = _errs50 === errors;
                                            } else
                                              var valid4 = !0;
                                            if (valid4) {
                                              if (data10.notes !== void 0) {
                                                let data24 = data10.notes, _errs52 = errors;
                                                if (errors === _errs52)
                                                  if (Array.isArray(data24)) {
                                                    var valid6 = !0;
                                                    let len3 = data24.length;
                                                    for (let i3 = 0; i3 < len3; i3++) {
                                                      let _errs54 = errors;
                                                      if (typeof data24[i3] != "string")
                                                        return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/notes/" + i3, schemaPath: "#/properties/diagnostics/items/properties/notes/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid6 = _errs54 === errors;
                                                      if (!valid6)
                                                        break;
                                                    }
                                                  } else
                                                    return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/notes", schemaPath: "#/properties/diagnostics/items/properties/notes/type", keyword: "type", params: { type: "array" } }], !1;
                                                var valid4 = _errs52 === errors;
                                              } else
                                                var valid4 = !0;
                                              if (valid4) {
                                                if (data10.help !== void 0) {
                                                  let _errs56 = errors;
                                                  if (typeof data10.help != "string")
                                                    return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/help", schemaPath: "#/properties/diagnostics/items/properties/help/type", keyword: "type", params: { type: "string" } }], !1;
                                                  var valid4 = _errs56 === errors;
                                                } else
                                                  var valid4 = !0;
                                                if (valid4) {
                                                  if (data10.fixes !== void 0) {
                                                    let data27 = data10.fixes, _errs58 = errors;
                                                    if (errors === _errs58)
                                                      if (Array.isArray(data27)) {
                                                        var valid7 = !0;
                                                        let len4 = data27.length;
                                                        for (let i4 = 0; i4 < len4; i4++) {
                                                          let data28 = data27[i4], _errs60 = errors;
                                                          if (errors === _errs60)
                                                            if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
                                                              let missing3;
                                                              if (data28.title === void 0 && (missing3 = "title") || data28.edits === void 0 && (missing3 = "edits"))
                                                                return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/fixes/" + i4, schemaPath: "#/properties/diagnostics/items/properties/fixes/items/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                                                              if (data28.title !== void 0) {
                                                                let _errs63 = errors;
                                                                if (typeof data28.title != "string")
                                                                  return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/fixes/" + i4 + "/title", schemaPath: "#/properties/diagnostics/items/properties/fixes/items/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                                                                var valid8 = _errs63 === errors;
                                                              } else
                                                                var valid8 = !0;
                                                              if (valid8)
                                                                if (data28.edits !== void 0) {
                                                                  let data30 = data28.edits, _errs65 = errors;
                                                                  if (errors === _errs65)
                                                                    if (Array.isArray(data30)) {
                                                                      var valid9 = !0;
                                                                      let len5 = data30.length;
                                                                      for (let i5 = 0; i5 < len5; i5++) {
                                                                        let data31 = data30[i5], _errs67 = errors;
                                                                        if (errors === _errs67)
                                                                          if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
                                                                            let missing4;
                                                                            if (data31.offset === void 0 && (missing4 = "offset") || data31.length === void 0 && (missing4 = "length") || data31.text === void 0 && (missing4 = "text"))
                                                                              return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/fixes/" + i4 + "/edits/" + i5, schemaPath: "#/properties/diagnostics/items/properties/fixes/items/properties/edits/items/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                                                                            if (data31.offset !== void 0) {
                                                                              let data32 = data31.offset, _errs70 = errors;
                                                                              if (!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32)))
                                                                                return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/fixes/" + i4 + "/edits/" + i5 + "/offset", schemaPath: "#/properties/diagnostics/items/properties/fixes/items/properties/edits/items/properties/offset/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                              if (errors === _errs70 && typeof data32 == "number" && (data32 < 0 || isNaN(data32)))
                                                                                return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/fixes/" + i4 + "/edits/" + i5 + "/offset", schemaPath: "#/properties/diagnostics/items/properties/fixes/items/properties/edits/items/properties/offset/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                              var valid10 = _errs70 === errors;
                                                                            } else
                                                                              var valid10 = !0;
                                                                            if (valid10) {
                                                                              if (data31.length !== void 0) {
                                                                                let data33 = data31.length, _errs72 = errors;
                                                                                if (!(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33)))
                                                                                  return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/fixes/" + i4 + "/edits/" + i5 + "/length", schemaPath: "#/properties/diagnostics/items/properties/fixes/items/properties/edits/items/properties/length/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                                if (errors === _errs72 && typeof data33 == "number" && (data33 < 0 || isNaN(data33)))
                                                                                  return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/fixes/" + i4 + "/edits/" + i5 + "/length", schemaPath: "#/properties/diagnostics/items/properties/fixes/items/properties/edits/items/properties/length/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                                var valid10 = _errs72 === errors;
                                                                              } else
                                                                                var valid10 = !0;
                                                                              if (valid10)
                                                                                if (data31.text !== void 0) {
                                                                                  let _errs74 = errors;
                                                                                  if (typeof data31.text != "string")
                                                                                    return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/fixes/" + i4 + "/edits/" + i5 + "/text", schemaPath: "#/properties/diagnostics/items/properties/fixes/items/properties/edits/items/properties/text/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  var valid10 = _errs74 === errors;
                                                                                } else
                                                                                  var valid10 = !0;
                                                                            }
                                                                          } else
                                                                            return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/fixes/" + i4 + "/edits/" + i5, schemaPath: "#/properties/diagnostics/items/properties/fixes/items/properties/edits/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                        var valid9 = _errs67 === errors;
                                                                        if (!valid9)
                                                                          break;
                                                                      }
                                                                    } else
                                                                      return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/fixes/" + i4 + "/edits", schemaPath: "#/properties/diagnostics/items/properties/fixes/items/properties/edits/type", keyword: "type", params: { type: "array" } }], !1;
                                                                  var valid8 = _errs65 === errors;
                                                                } else
                                                                  var valid8 = !0;
                                                            } else
                                                              return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/fixes/" + i4, schemaPath: "#/properties/diagnostics/items/properties/fixes/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                          var valid7 = _errs60 === errors;
                                                          if (!valid7)
                                                            break;
                                                        }
                                                      } else
                                                        return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/fixes", schemaPath: "#/properties/diagnostics/items/properties/fixes/type", keyword: "type", params: { type: "array" } }], !1;
                                                    var valid4 = _errs58 === errors;
                                                  } else
                                                    var valid4 = !0;
                                                  if (valid4) {
                                                    if (data10.docs !== void 0) {
                                                      let _errs76 = errors;
                                                      if (typeof data10.docs != "string")
                                                        return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/docs", schemaPath: "#/properties/diagnostics/items/properties/docs/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid4 = _errs76 === errors;
                                                    } else
                                                      var valid4 = !0;
                                                    if (valid4)
                                                      if (data10.rendered !== void 0) {
                                                        let _errs78 = errors;
                                                        if (typeof data10.rendered != "string")
                                                          return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2 + "/rendered", schemaPath: "#/properties/diagnostics/items/properties/rendered/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid4 = _errs78 === errors;
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
                                  }
                                }
                              } else
                                return validate23.errors = [{ instancePath: instancePath + "/diagnostics/" + i2, schemaPath: "#/properties/diagnostics/items/type", keyword: "type", params: { type: "object" } }], !1;
                            var valid3 = _errs22 === errors;
                            if (!valid3)
                              break;
                          }
                        } else
                          return validate23.errors = [{ instancePath: instancePath + "/diagnostics", schemaPath: "#/properties/diagnostics/type", keyword: "type", params: { type: "array" } }], !1;
                      var valid0 = _errs20 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.record !== void 0) {
                        let data37 = data.record, _errs80 = errors, _errs81 = errors, valid11 = !1, _errs82 = errors;
                        if (errors === _errs82)
                          if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
                            let missing5;
                            if (data37.entry === void 0 && (missing5 = "entry") || data37.sourceKind === void 0 && (missing5 = "sourceKind") || data37.bindings === void 0 && (missing5 = "bindings")) {
                              let err0 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/anyOf/0/required", keyword: "required", params: { missingProperty: missing5 } };
                              vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                            } else {
                              if (data37.entry !== void 0) {
                                let data38 = data37.entry, _errs85 = errors;
                                if (errors === _errs85)
                                  if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                                    let missing6;
                                    if (data38.workflowId === void 0 && (missing6 = "workflowId") || data38.kind === void 0 && (missing6 = "kind") || data38.name === void 0 && (missing6 = "name") || data38.description === void 0 && (missing6 = "description") || data38.tags === void 0 && (missing6 = "tags") || data38.aliases === void 0 && (missing6 = "aliases") || data38.version === void 0 && (missing6 = "version") || data38.workflowHash === void 0 && (missing6 = "workflowHash") || data38.source === void 0 && (missing6 = "source") || data38.sourceBytesDigest === void 0 && (missing6 = "sourceBytesDigest") || data38.sourceDigest === void 0 && (missing6 = "sourceDigest")) {
                                      let err1 = { instancePath: instancePath + "/record/entry", schemaPath: "#/properties/record/anyOf/0/properties/entry/required", keyword: "required", params: { missingProperty: missing6 } };
                                      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                                    } else {
                                      if (data38.workflowId !== void 0) {
                                        let data39 = data38.workflowId, _errs88 = errors;
                                        if (errors === _errs88)
                                          if (typeof data39 == "string") {
                                            if (!pattern4.test(data39)) {
                                              let err2 = { instancePath: instancePath + "/record/entry/workflowId", schemaPath: "#/properties/record/anyOf/0/properties/entry/properties/workflowId/pattern", keyword: "pattern", params: { pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" } };
                                              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                                            }
                                          } else {
                                            let err3 = { instancePath: instancePath + "/record/entry/workflowId", schemaPath: "#/properties/record/anyOf/0/properties/entry/properties/workflowId/type", keyword: "type", params: { type: "string" } };
                                            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                                          }
                                        var valid13 = _errs88 === errors;
                                      } else
                                        var valid13 = !0;
                                      if (valid13) {
                                        if (data38.kind !== void 0) {
                                          let data40 = data38.kind, _errs90 = errors;
                                          if (typeof data40 != "string") {
                                            let err4 = { instancePath: instancePath + "/record/entry/kind", schemaPath: "#/properties/record/anyOf/0/properties/entry/properties/kind/type", keyword: "type", params: { type: "string" } };
                                            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                                          }
                                          if (!(data40 === "workflow" || data40 === "routine")) {
                                            let err5 = { instancePath: instancePath + "/record/entry/kind", schemaPath: "#/properties/record/anyOf/0/properties/entry/properties/kind/enum", keyword: "enum", params: { allowedValues: schema8.properties.record.anyOf[0].properties.entry.properties.kind.enum } };
                                            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                                          }
                                          var valid13 = _errs90 === errors;
                                        } else
                                          var valid13 = !0;
                                        if (valid13) {
                                          if (data38.name !== void 0) {
                                            let _errs92 = errors;
                                            if (typeof data38.name != "string") {
                                              let err6 = { instancePath: instancePath + "/record/entry/name", schemaPath: "#/properties/record/anyOf/0/properties/entry/properties/name/type", keyword: "type", params: { type: "string" } };
                                              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                                            }
                                            var valid13 = _errs92 === errors;
                                          } else
                                            var valid13 = !0;
                                          if (valid13) {
                                            if (data38.description !== void 0) {
                                              let _errs94 = errors;
                                              if (typeof data38.description != "string") {
                                                let err7 = { instancePath: instancePath + "/record/entry/description", schemaPath: "#/properties/record/anyOf/0/properties/entry/properties/description/type", keyword: "type", params: { type: "string" } };
                                                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                                              }
                                              var valid13 = _errs94 === errors;
                                            } else
                                              var valid13 = !0;
                                            if (valid13) {
                                              if (data38.tags !== void 0) {
                                                let data43 = data38.tags, _errs96 = errors;
                                                if (errors === _errs96)
                                                  if (Array.isArray(data43)) {
                                                    var valid14 = !0;
                                                    let len6 = data43.length;
                                                    for (let i6 = 0; i6 < len6; i6++) {
                                                      let _errs98 = errors;
                                                      if (typeof data43[i6] != "string") {
                                                        let err8 = { instancePath: instancePath + "/record/entry/tags/" + i6, schemaPath: "#/properties/record/anyOf/0/properties/entry/properties/tags/items/type", keyword: "type", params: { type: "string" } };
                                                        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                                                      }
                                                      var valid14 = _errs98 === errors;
                                                      if (!valid14)
                                                        break;
                                                    }
                                                  } else {
                                                    let err9 = { instancePath: instancePath + "/record/entry/tags", schemaPath: "#/properties/record/anyOf/0/properties/entry/properties/tags/type", keyword: "type", params: { type: "array" } };
                                                    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                                                  }
                                                var valid13 = _errs96 === errors;
                                              } else
                                                var valid13 = !0;
                                              if (valid13) {
                                                if (data38.aliases !== void 0) {
                                                  let data45 = data38.aliases, _errs100 = errors;
                                                  if (errors === _errs100)
                                                    if (Array.isArray(data45)) {
                                                      var valid15 = !0;
                                                      let len7 = data45.length;
                                                      for (let i7 = 0; i7 < len7; i7++) {
                                                        let _errs102 = errors;
                                                        if (typeof data45[i7] != "string") {
                                                          let err10 = { instancePath: instancePath + "/record/entry/aliases/" + i7, schemaPath: "#/properties/record/anyOf/0/properties/entry/properties/aliases/items/type", keyword: "type", params: { type: "string" } };
                                                          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                                                        }
                                                        var valid15 = _errs102 === errors;
                                                        if (!valid15)
                                                          break;
                                                      }
                                                    } else {
                                                      let err11 = { instancePath: instancePath + "/record/entry/aliases", schemaPath: "#/properties/record/anyOf/0/properties/entry/properties/aliases/type", keyword: "type", params: { type: "array" } };
                                                      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                                                    }
                                                  var valid13 = _errs100 === errors;
                                                } else
                                                  var valid13 = !0;
                                                if (valid13) {
                                                  if (data38.suggestedId !== void 0) {
                                                    let _errs104 = errors;
                                                    if (typeof data38.suggestedId != "string") {
                                                      let err12 = { instancePath: instancePath + "/record/entry/suggestedId", schemaPath: "#/properties/record/anyOf/0/properties/entry/properties/suggestedId/type", keyword: "type", params: { type: "string" } };
                                                      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                                                    }
                                                    var valid13 = _errs104 === errors;
                                                  } else
                                                    var valid13 = !0;
                                                  if (valid13) {
                                                    if (data38.version !== void 0) {
                                                      let _errs106 = errors;
                                                      if (typeof data38.version != "string") {
                                                        let err13 = { instancePath: instancePath + "/record/entry/version", schemaPath: "#/properties/record/anyOf/0/properties/entry/properties/version/type", keyword: "type", params: { type: "string" } };
                                                        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                                                      }
                                                      var valid13 = _errs106 === errors;
                                                    } else
                                                      var valid13 = !0;
                                                    if (valid13) {
                                                      if (data38.workflowHash !== void 0) {
                                                        let data49 = data38.workflowHash, _errs108 = errors;
                                                        if (errors === _errs108)
                                                          if (typeof data49 == "string") {
                                                            if (!pattern0.test(data49)) {
                                                              let err14 = { instancePath: instancePath + "/record/entry/workflowHash", schemaPath: "#/properties/record/anyOf/0/properties/entry/properties/workflowHash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } };
                                                              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                                                            }
                                                          } else {
                                                            let err15 = { instancePath: instancePath + "/record/entry/workflowHash", schemaPath: "#/properties/record/anyOf/0/properties/entry/properties/workflowHash/type", keyword: "type", params: { type: "string" } };
                                                            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                                                          }
                                                        var valid13 = _errs108 === errors;
                                                      } else
                                                        var valid13 = !0;
                                                      if (valid13) {
                                                        if (data38.source !== void 0) {
                                                          let _errs110 = errors;
                                                          if (typeof data38.source != "string") {
                                                            let err16 = { instancePath: instancePath + "/record/entry/source", schemaPath: "#/properties/record/anyOf/0/properties/entry/properties/source/type", keyword: "type", params: { type: "string" } };
                                                            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                                                          }
                                                          var valid13 = _errs110 === errors;
                                                        } else
                                                          var valid13 = !0;
                                                        if (valid13) {
                                                          if (data38.bundled !== void 0) {
                                                            let data51 = data38.bundled, _errs112 = errors;
                                                            if (typeof data51 != "boolean") {
                                                              let err17 = { instancePath: instancePath + "/record/entry/bundled", schemaPath: "#/properties/record/anyOf/0/properties/entry/properties/bundled/type", keyword: "type", params: { type: "boolean" } };
                                                              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                                                            }
                                                            if (data51 !== !0) {
                                                              let err18 = { instancePath: instancePath + "/record/entry/bundled", schemaPath: "#/properties/record/anyOf/0/properties/entry/properties/bundled/const", keyword: "const", params: { allowedValue: !0 } };
                                                              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                                                            }
                                                            var valid13 = _errs112 === errors;
                                                          } else
                                                            var valid13 = !0;
                                                          if (valid13) {
                                                            if (data38.bindingsDigest !== void 0) {
                                                              let data52 = data38.bindingsDigest, _errs114 = errors, _errs115 = errors, valid16 = !1, _errs116 = errors;
                                                              if (errors === _errs116)
                                                                if (typeof data52 == "string") {
                                                                  if (!pattern0.test(data52)) {
                                                                    let err19 = { instancePath: instancePath + "/record/entry/bindingsDigest", schemaPath: "#/properties/record/anyOf/0/properties/entry/properties/bindingsDigest/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } };
                                                                    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                                                                  }
                                                                } else {
                                                                  let err20 = { instancePath: instancePath + "/record/entry/bindingsDigest", schemaPath: "#/properties/record/anyOf/0/properties/entry/properties/bindingsDigest/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                                                  vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                                                                }
                                                              var _valid1 = _errs116 === errors;
                                                              if (valid16 = valid16 || _valid1, !valid16) {
                                                                let _errs118 = errors;
                                                                if (typeof data52 != "string") {
                                                                  let err21 = { instancePath: instancePath + "/record/entry/bindingsDigest", schemaPath: "#/properties/record/anyOf/0/properties/entry/properties/bindingsDigest/anyOf/1/type", keyword: "type", params: { type: "string" } };
                                                                  vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                                                                }
                                                                if (data52 !== "none") {
                                                                  let err22 = { instancePath: instancePath + "/record/entry/bindingsDigest", schemaPath: "#/properties/record/anyOf/0/properties/entry/properties/bindingsDigest/anyOf/1/const", keyword: "const", params: { allowedValue: "none" } };
                                                                  vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                                                                }
                                                                var _valid1 = _errs118 === errors;
                                                                valid16 = valid16 || _valid1;
                                                              }
                                                              if (valid16)
                                                                errors = _errs115, vErrors !== null && (_errs115 ? vErrors.length = _errs115 : vErrors = null);
                                                              else {
                                                                let err23 = { instancePath: instancePath + "/record/entry/bindingsDigest", schemaPath: "#/properties/record/anyOf/0/properties/entry/properties/bindingsDigest/anyOf", keyword: "anyOf", params: {} };
                                                                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                                                              }
                                                              var valid13 = _errs114 === errors;
                                                            } else
                                                              var valid13 = !0;
                                                            if (valid13) {
                                                              if (data38.sourceBytesDigest !== void 0) {
                                                                let data53 = data38.sourceBytesDigest, _errs120 = errors;
                                                                if (errors === _errs120)
                                                                  if (typeof data53 == "string") {
                                                                    if (!pattern0.test(data53)) {
                                                                      let err24 = { instancePath: instancePath + "/record/entry/sourceBytesDigest", schemaPath: "#/properties/record/anyOf/0/properties/entry/properties/sourceBytesDigest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } };
                                                                      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                                                                    }
                                                                  } else {
                                                                    let err25 = { instancePath: instancePath + "/record/entry/sourceBytesDigest", schemaPath: "#/properties/record/anyOf/0/properties/entry/properties/sourceBytesDigest/type", keyword: "type", params: { type: "string" } };
                                                                    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                                                                  }
                                                                var valid13 = _errs120 === errors;
                                                              } else
                                                                var valid13 = !0;
                                                              if (valid13)
                                                                if (data38.sourceDigest !== void 0) {
                                                                  let data54 = data38.sourceDigest, _errs122 = errors;
                                                                  if (errors === _errs122)
                                                                    if (typeof data54 == "string") {
                                                                      if (!pattern0.test(data54)) {
                                                                        let err26 = { instancePath: instancePath + "/record/entry/sourceDigest", schemaPath: "#/properties/record/anyOf/0/properties/entry/properties/sourceDigest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } };
                                                                        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                                                                      }
                                                                    } else {
                                                                      let err27 = { instancePath: instancePath + "/record/entry/sourceDigest", schemaPath: "#/properties/record/anyOf/0/properties/entry/properties/sourceDigest/type", keyword: "type", params: { type: "string" } };
                                                                      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                                                                    }
                                                                  var valid13 = _errs122 === errors;
                                                                } else
                                                                  var valid13 = !0;
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
                                    let err28 = { instancePath: instancePath + "/record/entry", schemaPath: "#/properties/record/anyOf/0/properties/entry/type", keyword: "type", params: { type: "object" } };
                                    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                                  }
                                var valid12 = _errs85 === errors;
                              } else
                                var valid12 = !0;
                              if (valid12) {
                                if (data37.sourceKind !== void 0) {
                                  let data55 = data37.sourceKind, _errs124 = errors;
                                  if (typeof data55 != "string") {
                                    let err29 = { instancePath: instancePath + "/record/sourceKind", schemaPath: "#/properties/record/anyOf/0/properties/sourceKind/type", keyword: "type", params: { type: "string" } };
                                    vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                                  }
                                  if (!(data55 === "bundled" || data55 === "user" || data55 === "project" || data55 === "remote" || data55 === "plugin")) {
                                    let err30 = { instancePath: instancePath + "/record/sourceKind", schemaPath: "#/properties/record/anyOf/0/properties/sourceKind/enum", keyword: "enum", params: { allowedValues: schema8.properties.record.anyOf[0].properties.sourceKind.enum } };
                                    vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                                  }
                                  var valid12 = _errs124 === errors;
                                } else
                                  var valid12 = !0;
                                if (valid12)
                                  if (data37.bindings !== void 0) {
                                    let data56 = data37.bindings, _errs126 = errors;
                                    if (errors === _errs126)
                                      if (data56 && typeof data56 == "object" && !Array.isArray(data56))
                                        for (let key0 in data56) {
                                          let _errs129 = errors;
                                          if (typeof data56[key0] != "string") {
                                            let err31 = { instancePath: instancePath + "/record/bindings/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/record/anyOf/0/properties/bindings/additionalProperties/type", keyword: "type", params: { type: "string" } };
                                            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                                          }
                                          var valid17 = _errs129 === errors;
                                          if (!valid17)
                                            break;
                                        }
                                      else {
                                        let err32 = { instancePath: instancePath + "/record/bindings", schemaPath: "#/properties/record/anyOf/0/properties/bindings/type", keyword: "type", params: { type: "object" } };
                                        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                                      }
                                    var valid12 = _errs126 === errors;
                                  } else
                                    var valid12 = !0;
                              }
                            }
                          } else {
                            let err33 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/anyOf/0/type", keyword: "type", params: { type: "object" } };
                            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                          }
                        var _valid0 = _errs82 === errors;
                        if (valid11 = valid11 || _valid0, !valid11) {
                          let _errs131 = errors;
                          if (data37 !== null) {
                            let err34 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/anyOf/1/type", keyword: "type", params: { type: "null" } };
                            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                          }
                          var _valid0 = _errs131 === errors;
                          valid11 = valid11 || _valid0;
                        }
                        if (valid11)
                          errors = _errs81, vErrors !== null && (_errs81 ? vErrors.length = _errs81 : vErrors = null);
                        else {
                          let err35 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/anyOf", keyword: "anyOf", params: {} };
                          return vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++, validate23.errors = vErrors, !1;
                        }
                        var valid0 = _errs80 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.objects !== void 0) {
                          let data58 = data.objects, _errs133 = errors;
                          if (errors === _errs133)
                            if (Array.isArray(data58)) {
                              var valid18 = !0;
                              let len8 = data58.length;
                              for (let i8 = 0; i8 < len8; i8++) {
                                let data59 = data58[i8], _errs135 = errors;
                                if (errors === _errs135)
                                  if (data59 && typeof data59 == "object" && !Array.isArray(data59)) {
                                    let missing7;
                                    if (data59.name === void 0 && (missing7 = "name") || data59.bytes === void 0 && (missing7 = "bytes") || data59.mtimeMs === void 0 && (missing7 = "mtimeMs"))
                                      return validate23.errors = [{ instancePath: instancePath + "/objects/" + i8, schemaPath: "#/properties/objects/items/required", keyword: "required", params: { missingProperty: missing7 } }], !1;
                                    if (data59.name !== void 0) {
                                      let _errs138 = errors;
                                      if (typeof data59.name != "string")
                                        return validate23.errors = [{ instancePath: instancePath + "/objects/" + i8 + "/name", schemaPath: "#/properties/objects/items/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid19 = _errs138 === errors;
                                    } else
                                      var valid19 = !0;
                                    if (valid19) {
                                      if (data59.bytes !== void 0) {
                                        let data61 = data59.bytes, _errs140 = errors;
                                        if (!(typeof data61 == "number" && !(data61 % 1) && !isNaN(data61)))
                                          return validate23.errors = [{ instancePath: instancePath + "/objects/" + i8 + "/bytes", schemaPath: "#/properties/objects/items/properties/bytes/type", keyword: "type", params: { type: "integer" } }], !1;
                                        if (errors === _errs140 && typeof data61 == "number" && (data61 < 0 || isNaN(data61)))
                                          return validate23.errors = [{ instancePath: instancePath + "/objects/" + i8 + "/bytes", schemaPath: "#/properties/objects/items/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                        var valid19 = _errs140 === errors;
                                      } else
                                        var valid19 = !0;
                                      if (valid19)
                                        if (data59.mtimeMs !== void 0) {
                                          let _errs142 = errors;
                                          if (typeof data59.mtimeMs != "number")
                                            return validate23.errors = [{ instancePath: instancePath + "/objects/" + i8 + "/mtimeMs", schemaPath: "#/properties/objects/items/properties/mtimeMs/type", keyword: "type", params: { type: "number" } }], !1;
                                          var valid19 = _errs142 === errors;
                                        } else
                                          var valid19 = !0;
                                    }
                                  } else
                                    return validate23.errors = [{ instancePath: instancePath + "/objects/" + i8, schemaPath: "#/properties/objects/items/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid18 = _errs135 === errors;
                                if (!valid18)
                                  break;
                              }
                            } else
                              return validate23.errors = [{ instancePath: instancePath + "/objects", schemaPath: "#/properties/objects/type", keyword: "type", params: { type: "array" } }], !1;
                          var valid0 = _errs133 === errors;
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
    } else
      return validate23.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate23.errors = vErrors, errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      var valid0 = !0;
      let len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let _errs1 = errors;
        validate23(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length);
        var valid0 = _errs1 === errors;
        if (!valid0)
          break;
      }
    } else
      return validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } }], !1;
  return validate22.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.v === void 0 && (missing0 = "v") || data.compiler === void 0 && (missing0 = "compiler") || data.writtenMs === void 0 && (missing0 = "writtenMs") || data.bindingsDigest === void 0 && (missing0 = "bindingsDigest") || data.libraryDigest === void 0 && (missing0 = "libraryDigest") || data.files === void 0 && (missing0 = "files"))
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
        if (data.compiler !== void 0) {
          let _errs4 = errors;
          if (typeof data.compiler != "string")
            return validate21.errors = [{ instancePath: instancePath + "/compiler", schemaPath: "#/properties/compiler/type", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.writtenMs !== void 0) {
            let _errs6 = errors;
            if (typeof data.writtenMs != "number")
              return validate21.errors = [{ instancePath: instancePath + "/writtenMs", schemaPath: "#/properties/writtenMs/type", keyword: "type", params: { type: "number" } }], !1;
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
                return vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++, validate21.errors = vErrors, !1;
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
                  return vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++, validate21.errors = vErrors, !1;
                }
                var valid0 = _errs14 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.files !== void 0) {
                  let _errs20 = errors;
                  validate22(data.files, { instancePath: instancePath + "/files", parentData: data, parentDataProperty: "files", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                  var valid0 = _errs20 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateCompileCache
};
