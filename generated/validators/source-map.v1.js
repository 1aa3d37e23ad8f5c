// Generated from schemas/source-map.ts by `npm run generate`; do not edit.
// <stdin>
var validateSourceMap = validate21;
var pattern0 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), pattern1 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
var pattern2 = new RegExp("^[a-z0-9_-]+$", "u");
var schema10 = { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "source" }, file: { type: "integer", minimum: 0 }, line: { type: "integer", exclusiveMinimum: 0 }, column: { type: "integer", exclusiveMinimum: 0 }, pointer: { type: "string" } }, required: ["kind", "file", "line", "column", "pointer"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "ref" }, refId: { type: "string" }, refLine: { type: "integer", exclusiveMinimum: 0 }, file: { type: "integer", minimum: 0 }, line: { type: "integer", exclusiveMinimum: 0 }, column: { type: "integer", exclusiveMinimum: 0 }, pointer: { type: "string" } }, required: ["kind", "refId", "refLine", "file", "line", "column", "pointer"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "binding" }, slots: { type: "array", items: { type: "string" }, minItems: 1 }, file: { type: "integer", minimum: 0 }, line: { type: "integer", exclusiveMinimum: 0 }, column: { type: "integer", exclusiveMinimum: 0 }, pointer: { type: "string" } }, required: ["kind", "slots", "file", "line", "column", "pointer"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "template" }, templateId: { type: "string" }, file: { type: "integer", minimum: 0 }, line: { type: "integer", exclusiveMinimum: 0 }, column: { type: "integer", exclusiveMinimum: 0 }, pointer: { type: "string" } }, required: ["kind", "templateId", "file", "line", "column", "pointer"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "function" }, name: { type: "string" }, file: { type: "integer", minimum: 0 }, line: { type: "integer", exclusiveMinimum: 0 }, column: { type: "integer", exclusiveMinimum: 0 }, pointer: { type: "string" } }, required: ["kind", "name", "file", "line", "column", "pointer"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "feature" }, featureId: { type: "string" } }, required: ["kind", "featureId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "contract" }, contractRef: { type: "string" } }, required: ["kind", "contractRef"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "compiler" }, what: { type: "string", enum: ["heading", "separator", "fallback", "routing", "slot"] } }, required: ["kind", "what"], additionalProperties: !0 }] };
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind"))
        return validate25.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let tag0 = data.kind;
        if (typeof tag0 == "string")
          if (tag0 === "source") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.kind === void 0 && (missing1 = "kind") || data.file === void 0 && (missing1 = "file") || data.line === void 0 && (missing1 = "line") || data.column === void 0 && (missing1 = "column") || data.pointer === void 0 && (missing1 = "pointer"))
                  return validate25.errors = [{ instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                if (data.kind !== void 0) {
                  let data0 = data.kind, _errs5 = errors;
                  if (typeof data0 != "string")
                    return validate25.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                  if (data0 !== "source")
                    return validate25.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "source" } }], !1;
                  var valid2 = _errs5 === errors;
                } else
                  var valid2 = !0;
                if (valid2) {
                  if (data.file !== void 0) {
                    let data1 = data.file, _errs7 = errors;
                    if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1)))
                      return validate25.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/oneOf/0/properties/file/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs7 && typeof data1 == "number" && (data1 < 0 || isNaN(data1)))
                      return validate25.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/oneOf/0/properties/file/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid2 = _errs7 === errors;
                  } else
                    var valid2 = !0;
                  if (valid2) {
                    if (data.line !== void 0) {
                      let data2 = data.line, _errs9 = errors;
                      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2)))
                        return validate25.errors = [{ instancePath: instancePath + "/line", schemaPath: "#/oneOf/0/properties/line/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs9 && typeof data2 == "number" && (data2 <= 0 || isNaN(data2)))
                        return validate25.errors = [{ instancePath: instancePath + "/line", schemaPath: "#/oneOf/0/properties/line/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                      var valid2 = _errs9 === errors;
                    } else
                      var valid2 = !0;
                    if (valid2) {
                      if (data.column !== void 0) {
                        let data3 = data.column, _errs11 = errors;
                        if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3)))
                          return validate25.errors = [{ instancePath: instancePath + "/column", schemaPath: "#/oneOf/0/properties/column/type", keyword: "type", params: { type: "integer" } }], !1;
                        if (errors === _errs11 && typeof data3 == "number" && (data3 <= 0 || isNaN(data3)))
                          return validate25.errors = [{ instancePath: instancePath + "/column", schemaPath: "#/oneOf/0/properties/column/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                        var valid2 = _errs11 === errors;
                      } else
                        var valid2 = !0;
                      if (valid2)
                        if (data.pointer !== void 0) {
                          let _errs13 = errors;
                          if (typeof data.pointer != "string")
                            return validate25.errors = [{ instancePath: instancePath + "/pointer", schemaPath: "#/oneOf/0/properties/pointer/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid2 = _errs13 === errors;
                        } else
                          var valid2 = !0;
                    }
                  }
                }
              } else
                return validate25.errors = [{ instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "ref") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.kind === void 0 && (missing2 = "kind") || data.refId === void 0 && (missing2 = "refId") || data.refLine === void 0 && (missing2 = "refLine") || data.file === void 0 && (missing2 = "file") || data.line === void 0 && (missing2 = "line") || data.column === void 0 && (missing2 = "column") || data.pointer === void 0 && (missing2 = "pointer"))
                  return validate25.errors = [{ instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                if (data.kind !== void 0) {
                  let data5 = data.kind, _errs18 = errors;
                  if (typeof data5 != "string")
                    return validate25.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                  if (data5 !== "ref")
                    return validate25.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "ref" } }], !1;
                  var valid4 = _errs18 === errors;
                } else
                  var valid4 = !0;
                if (valid4) {
                  if (data.refId !== void 0) {
                    let _errs20 = errors;
                    if (typeof data.refId != "string")
                      return validate25.errors = [{ instancePath: instancePath + "/refId", schemaPath: "#/oneOf/1/properties/refId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid4 = _errs20 === errors;
                  } else
                    var valid4 = !0;
                  if (valid4) {
                    if (data.refLine !== void 0) {
                      let data7 = data.refLine, _errs22 = errors;
                      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7)))
                        return validate25.errors = [{ instancePath: instancePath + "/refLine", schemaPath: "#/oneOf/1/properties/refLine/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs22 && typeof data7 == "number" && (data7 <= 0 || isNaN(data7)))
                        return validate25.errors = [{ instancePath: instancePath + "/refLine", schemaPath: "#/oneOf/1/properties/refLine/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                      var valid4 = _errs22 === errors;
                    } else
                      var valid4 = !0;
                    if (valid4) {
                      if (data.file !== void 0) {
                        let data8 = data.file, _errs24 = errors;
                        if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8)))
                          return validate25.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/oneOf/1/properties/file/type", keyword: "type", params: { type: "integer" } }], !1;
                        if (errors === _errs24 && typeof data8 == "number" && (data8 < 0 || isNaN(data8)))
                          return validate25.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/oneOf/1/properties/file/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                        var valid4 = _errs24 === errors;
                      } else
                        var valid4 = !0;
                      if (valid4) {
                        if (data.line !== void 0) {
                          let data9 = data.line, _errs26 = errors;
                          if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9)))
                            return validate25.errors = [{ instancePath: instancePath + "/line", schemaPath: "#/oneOf/1/properties/line/type", keyword: "type", params: { type: "integer" } }], !1;
                          if (errors === _errs26 && typeof data9 == "number" && (data9 <= 0 || isNaN(data9)))
                            return validate25.errors = [{ instancePath: instancePath + "/line", schemaPath: "#/oneOf/1/properties/line/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                          var valid4 = _errs26 === errors;
                        } else
                          var valid4 = !0;
                        if (valid4) {
                          if (data.column !== void 0) {
                            let data10 = data.column, _errs28 = errors;
                            if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10)))
                              return validate25.errors = [{ instancePath: instancePath + "/column", schemaPath: "#/oneOf/1/properties/column/type", keyword: "type", params: { type: "integer" } }], !1;
                            if (errors === _errs28 && typeof data10 == "number" && (data10 <= 0 || isNaN(data10)))
                              return validate25.errors = [{ instancePath: instancePath + "/column", schemaPath: "#/oneOf/1/properties/column/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                            var valid4 = _errs28 === errors;
                          } else
                            var valid4 = !0;
                          if (valid4)
                            if (data.pointer !== void 0) {
                              let _errs30 = errors;
                              if (typeof data.pointer != "string")
                                return validate25.errors = [{ instancePath: instancePath + "/pointer", schemaPath: "#/oneOf/1/properties/pointer/type", keyword: "type", params: { type: "string" } }], !1;
                              var valid4 = _errs30 === errors;
                            } else
                              var valid4 = !0;
                        }
                      }
                    }
                  }
                }
              } else
                return validate25.errors = [{ instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "binding") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing3;
                if (data.kind === void 0 && (missing3 = "kind") || data.slots === void 0 && (missing3 = "slots") || data.file === void 0 && (missing3 = "file") || data.line === void 0 && (missing3 = "line") || data.column === void 0 && (missing3 = "column") || data.pointer === void 0 && (missing3 = "pointer"))
                  return validate25.errors = [{ instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                if (data.kind !== void 0) {
                  let data12 = data.kind, _errs35 = errors;
                  if (typeof data12 != "string")
                    return validate25.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                  if (data12 !== "binding")
                    return validate25.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "binding" } }], !1;
                  var valid6 = _errs35 === errors;
                } else
                  var valid6 = !0;
                if (valid6) {
                  if (data.slots !== void 0) {
                    let data13 = data.slots, _errs37 = errors;
                    if (errors === _errs37)
                      if (Array.isArray(data13)) {
                        if (data13.length < 1)
                          return validate25.errors = [{ instancePath: instancePath + "/slots", schemaPath: "#/oneOf/2/properties/slots/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                        {
                          var valid7 = !0;
                          let len0 = data13.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let _errs39 = errors;
                            if (typeof data13[i0] != "string")
                              return validate25.errors = [{ instancePath: instancePath + "/slots/" + i0, schemaPath: "#/oneOf/2/properties/slots/items/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid7 = _errs39 === errors;
                            if (!valid7)
                              break;
                          }
                        }
                      } else
                        return validate25.errors = [{ instancePath: instancePath + "/slots", schemaPath: "#/oneOf/2/properties/slots/type", keyword: "type", params: { type: "array" } }], !1;
                    var valid6 = _errs37 === errors;
                  } else
                    var valid6 = !0;
                  if (valid6) {
                    if (data.file !== void 0) {
                      let data15 = data.file, _errs41 = errors;
                      if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15)))
                        return validate25.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/oneOf/2/properties/file/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs41 && typeof data15 == "number" && (data15 < 0 || isNaN(data15)))
                        return validate25.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/oneOf/2/properties/file/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid6 = _errs41 === errors;
                    } else
                      var valid6 = !0;
                    if (valid6) {
                      if (data.line !== void 0) {
                        let data16 = data.line, _errs43 = errors;
                        if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16)))
                          return validate25.errors = [{ instancePath: instancePath + "/line", schemaPath: "#/oneOf/2/properties/line/type", keyword: "type", params: { type: "integer" } }], !1;
                        if (errors === _errs43 && typeof data16 == "number" && (data16 <= 0 || isNaN(data16)))
                          return validate25.errors = [{ instancePath: instancePath + "/line", schemaPath: "#/oneOf/2/properties/line/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                        var valid6 = _errs43 === errors;
                      } else
                        var valid6 = !0;
                      if (valid6) {
                        if (data.column !== void 0) {
                          let data17 = data.column, _errs45 = errors;
                          if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17)))
                            return validate25.errors = [{ instancePath: instancePath + "/column", schemaPath: "#/oneOf/2/properties/column/type", keyword: "type", params: { type: "integer" } }], !1;
                          if (errors === _errs45 && typeof data17 == "number" && (data17 <= 0 || isNaN(data17)))
                            return validate25.errors = [{ instancePath: instancePath + "/column", schemaPath: "#/oneOf/2/properties/column/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                          var valid6 = _errs45 === errors;
                        } else
                          var valid6 = !0;
                        if (valid6)
                          if (data.pointer !== void 0) {
                            let _errs47 = errors;
                            if (typeof data.pointer != "string")
                              return validate25.errors = [{ instancePath: instancePath + "/pointer", schemaPath: "#/oneOf/2/properties/pointer/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid6 = _errs47 === errors;
                          } else
                            var valid6 = !0;
                      }
                    }
                  }
                }
              } else
                return validate25.errors = [{ instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "template") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing4;
                if (data.kind === void 0 && (missing4 = "kind") || data.templateId === void 0 && (missing4 = "templateId") || data.file === void 0 && (missing4 = "file") || data.line === void 0 && (missing4 = "line") || data.column === void 0 && (missing4 = "column") || data.pointer === void 0 && (missing4 = "pointer"))
                  return validate25.errors = [{ instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                if (data.kind !== void 0) {
                  let data19 = data.kind, _errs52 = errors;
                  if (typeof data19 != "string")
                    return validate25.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                  if (data19 !== "template")
                    return validate25.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "template" } }], !1;
                  var valid9 = _errs52 === errors;
                } else
                  var valid9 = !0;
                if (valid9) {
                  if (data.templateId !== void 0) {
                    let _errs54 = errors;
                    if (typeof data.templateId != "string")
                      return validate25.errors = [{ instancePath: instancePath + "/templateId", schemaPath: "#/oneOf/3/properties/templateId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid9 = _errs54 === errors;
                  } else
                    var valid9 = !0;
                  if (valid9) {
                    if (data.file !== void 0) {
                      let data21 = data.file, _errs56 = errors;
                      if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21)))
                        return validate25.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/oneOf/3/properties/file/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs56 && typeof data21 == "number" && (data21 < 0 || isNaN(data21)))
                        return validate25.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/oneOf/3/properties/file/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid9 = _errs56 === errors;
                    } else
                      var valid9 = !0;
                    if (valid9) {
                      if (data.line !== void 0) {
                        let data22 = data.line, _errs58 = errors;
                        if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22)))
                          return validate25.errors = [{ instancePath: instancePath + "/line", schemaPath: "#/oneOf/3/properties/line/type", keyword: "type", params: { type: "integer" } }], !1;
                        if (errors === _errs58 && typeof data22 == "number" && (data22 <= 0 || isNaN(data22)))
                          return validate25.errors = [{ instancePath: instancePath + "/line", schemaPath: "#/oneOf/3/properties/line/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                        var valid9 = _errs58 === errors;
                      } else
                        var valid9 = !0;
                      if (valid9) {
                        if (data.column !== void 0) {
                          let data23 = data.column, _errs60 = errors;
                          if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23)))
                            return validate25.errors = [{ instancePath: instancePath + "/column", schemaPath: "#/oneOf/3/properties/column/type", keyword: "type", params: { type: "integer" } }], !1;
                          if (errors === _errs60 && typeof data23 == "number" && (data23 <= 0 || isNaN(data23)))
                            return validate25.errors = [{ instancePath: instancePath + "/column", schemaPath: "#/oneOf/3/properties/column/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                          var valid9 = _errs60 === errors;
                        } else
                          var valid9 = !0;
                        if (valid9)
                          if (data.pointer !== void 0) {
                            let _errs62 = errors;
                            if (typeof data.pointer != "string")
                              return validate25.errors = [{ instancePath: instancePath + "/pointer", schemaPath: "#/oneOf/3/properties/pointer/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid9 = _errs62 === errors;
                          } else
                            var valid9 = !0;
                      }
                    }
                  }
                }
              } else
                return validate25.errors = [{ instancePath, schemaPath: "#/oneOf/3/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "function") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing5;
                if (data.kind === void 0 && (missing5 = "kind") || data.name === void 0 && (missing5 = "name") || data.file === void 0 && (missing5 = "file") || data.line === void 0 && (missing5 = "line") || data.column === void 0 && (missing5 = "column") || data.pointer === void 0 && (missing5 = "pointer"))
                  return validate25.errors = [{ instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: missing5 } }], !1;
                if (data.kind !== void 0) {
                  let data25 = data.kind, _errs67 = errors;
                  if (typeof data25 != "string")
                    return validate25.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                  if (data25 !== "function")
                    return validate25.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "function" } }], !1;
                  var valid11 = _errs67 === errors;
                } else
                  var valid11 = !0;
                if (valid11) {
                  if (data.name !== void 0) {
                    let _errs69 = errors;
                    if (typeof data.name != "string")
                      return validate25.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/oneOf/4/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid11 = _errs69 === errors;
                  } else
                    var valid11 = !0;
                  if (valid11) {
                    if (data.file !== void 0) {
                      let data27 = data.file, _errs71 = errors;
                      if (!(typeof data27 == "number" && !(data27 % 1) && !isNaN(data27)))
                        return validate25.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/oneOf/4/properties/file/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs71 && typeof data27 == "number" && (data27 < 0 || isNaN(data27)))
                        return validate25.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/oneOf/4/properties/file/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid11 = _errs71 === errors;
                    } else
                      var valid11 = !0;
                    if (valid11) {
                      if (data.line !== void 0) {
                        let data28 = data.line, _errs73 = errors;
                        if (!(typeof data28 == "number" && !(data28 % 1) && !isNaN(data28)))
                          return validate25.errors = [{ instancePath: instancePath + "/line", schemaPath: "#/oneOf/4/properties/line/type", keyword: "type", params: { type: "integer" } }], !1;
                        if (errors === _errs73 && typeof data28 == "number" && (data28 <= 0 || isNaN(data28)))
                          return validate25.errors = [{ instancePath: instancePath + "/line", schemaPath: "#/oneOf/4/properties/line/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                        var valid11 = _errs73 === errors;
                      } else
                        var valid11 = !0;
                      if (valid11) {
                        if (data.column !== void 0) {
                          let data29 = data.column, _errs75 = errors;
                          if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29)))
                            return validate25.errors = [{ instancePath: instancePath + "/column", schemaPath: "#/oneOf/4/properties/column/type", keyword: "type", params: { type: "integer" } }], !1;
                          if (errors === _errs75 && typeof data29 == "number" && (data29 <= 0 || isNaN(data29)))
                            return validate25.errors = [{ instancePath: instancePath + "/column", schemaPath: "#/oneOf/4/properties/column/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                          var valid11 = _errs75 === errors;
                        } else
                          var valid11 = !0;
                        if (valid11)
                          if (data.pointer !== void 0) {
                            let _errs77 = errors;
                            if (typeof data.pointer != "string")
                              return validate25.errors = [{ instancePath: instancePath + "/pointer", schemaPath: "#/oneOf/4/properties/pointer/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid11 = _errs77 === errors;
                          } else
                            var valid11 = !0;
                      }
                    }
                  }
                }
              } else
                return validate25.errors = [{ instancePath, schemaPath: "#/oneOf/4/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "feature") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing6;
                if (data.kind === void 0 && (missing6 = "kind") || data.featureId === void 0 && (missing6 = "featureId"))
                  return validate25.errors = [{ instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: missing6 } }], !1;
                if (data.kind !== void 0) {
                  let data31 = data.kind, _errs82 = errors;
                  if (typeof data31 != "string")
                    return validate25.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                  if (data31 !== "feature")
                    return validate25.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/const", keyword: "const", params: { allowedValue: "feature" } }], !1;
                  var valid13 = _errs82 === errors;
                } else
                  var valid13 = !0;
                if (valid13)
                  if (data.featureId !== void 0) {
                    let _errs84 = errors;
                    if (typeof data.featureId != "string")
                      return validate25.errors = [{ instancePath: instancePath + "/featureId", schemaPath: "#/oneOf/5/properties/featureId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid13 = _errs84 === errors;
                  } else
                    var valid13 = !0;
              } else
                return validate25.errors = [{ instancePath, schemaPath: "#/oneOf/5/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "contract") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing7;
                if (data.kind === void 0 && (missing7 = "kind") || data.contractRef === void 0 && (missing7 = "contractRef"))
                  return validate25.errors = [{ instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: missing7 } }], !1;
                if (data.kind !== void 0) {
                  let data33 = data.kind, _errs89 = errors;
                  if (typeof data33 != "string")
                    return validate25.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/6/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                  if (data33 !== "contract")
                    return validate25.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/6/properties/kind/const", keyword: "const", params: { allowedValue: "contract" } }], !1;
                  var valid15 = _errs89 === errors;
                } else
                  var valid15 = !0;
                if (valid15)
                  if (data.contractRef !== void 0) {
                    let _errs91 = errors;
                    if (typeof data.contractRef != "string")
                      return validate25.errors = [{ instancePath: instancePath + "/contractRef", schemaPath: "#/oneOf/6/properties/contractRef/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid15 = _errs91 === errors;
                  } else
                    var valid15 = !0;
              } else
                return validate25.errors = [{ instancePath, schemaPath: "#/oneOf/6/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "compiler") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing8;
                if (data.kind === void 0 && (missing8 = "kind") || data.what === void 0 && (missing8 = "what"))
                  return validate25.errors = [{ instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: missing8 } }], !1;
                if (data.kind !== void 0) {
                  let data35 = data.kind, _errs96 = errors;
                  if (typeof data35 != "string")
                    return validate25.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/7/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                  if (data35 !== "compiler")
                    return validate25.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/7/properties/kind/const", keyword: "const", params: { allowedValue: "compiler" } }], !1;
                  var valid17 = _errs96 === errors;
                } else
                  var valid17 = !0;
                if (valid17)
                  if (data.what !== void 0) {
                    let data36 = data.what, _errs98 = errors;
                    if (typeof data36 != "string")
                      return validate25.errors = [{ instancePath: instancePath + "/what", schemaPath: "#/oneOf/7/properties/what/type", keyword: "type", params: { type: "string" } }], !1;
                    if (!(data36 === "heading" || data36 === "separator" || data36 === "fallback" || data36 === "routing" || data36 === "slot"))
                      return validate25.errors = [{ instancePath: instancePath + "/what", schemaPath: "#/oneOf/7/properties/what/enum", keyword: "enum", params: { allowedValues: schema10.oneOf[7].properties.what.enum } }], !1;
                    var valid17 = _errs98 === errors;
                  } else
                    var valid17 = !0;
              } else
                return validate25.errors = [{ instancePath, schemaPath: "#/oneOf/7/type", keyword: "type", params: { type: "object" } }], !1;
          } else
            return validate25.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } }], !1;
        else
          return validate25.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } }], !1;
      }
    } else
      return validate25.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate25.errors = vErrors, errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      var valid0 = !0;
      let len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let _errs1 = errors;
        validate25(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length);
        var valid0 = _errs1 === errors;
        if (!valid0)
          break;
      }
    } else
      return validate24.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } }], !1;
  return validate24.errors = vErrors, errors === 0;
}
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.stepId === void 0 && (missing0 = "stepId") || data.lines === void 0 && (missing0 = "lines"))
        return validate23.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.stepId !== void 0) {
        let data0 = data.stepId, _errs2 = errors;
        if (errors === _errs2)
          if (typeof data0 == "string") {
            if (!pattern2.test(data0))
              return validate23.errors = [{ instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
          } else
            return validate23.errors = [{ instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/type", keyword: "type", params: { type: "string" } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.lines !== void 0) {
          let _errs4 = errors;
          validate24(data.lines, { instancePath: instancePath + "/lines", parentData: data, parentDataProperty: "lines", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
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
      if (data.v === void 0 && (missing0 = "v") || data.workflowId === void 0 && (missing0 = "workflowId") || data.workflowHash === void 0 && (missing0 = "workflowHash") || data.files === void 0 && (missing0 = "files") || data.steps === void 0 && (missing0 = "steps"))
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
        if (data.workflowId !== void 0) {
          let data1 = data.workflowId, _errs4 = errors;
          if (errors === _errs4)
            if (typeof data1 == "string") {
              if (!pattern0.test(data1))
                return validate21.errors = [{ instancePath: instancePath + "/workflowId", schemaPath: "#/properties/workflowId/pattern", keyword: "pattern", params: { pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" } }], !1;
            } else
              return validate21.errors = [{ instancePath: instancePath + "/workflowId", schemaPath: "#/properties/workflowId/type", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.workflowHash !== void 0) {
            let data2 = data.workflowHash, _errs6 = errors;
            if (errors === _errs6)
              if (typeof data2 == "string") {
                if (!pattern1.test(data2))
                  return validate21.errors = [{ instancePath: instancePath + "/workflowHash", schemaPath: "#/properties/workflowHash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
              } else
                return validate21.errors = [{ instancePath: instancePath + "/workflowHash", schemaPath: "#/properties/workflowHash/type", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.files !== void 0) {
              let data3 = data.files, _errs8 = errors;
              if (errors === _errs8)
                if (Array.isArray(data3)) {
                  var valid1 = !0;
                  let len0 = data3.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let _errs10 = errors;
                    if (typeof data3[i0] != "string")
                      return validate21.errors = [{ instancePath: instancePath + "/files/" + i0, schemaPath: "#/properties/files/items/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid1 = _errs10 === errors;
                    if (!valid1)
                      break;
                  }
                } else
                  return validate21.errors = [{ instancePath: instancePath + "/files", schemaPath: "#/properties/files/type", keyword: "type", params: { type: "array" } }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.steps !== void 0) {
                let _errs12 = errors;
                validate22(data.steps, { instancePath: instancePath + "/steps", parentData: data, parentDataProperty: "steps", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                var valid0 = _errs12 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateSourceMap
};
