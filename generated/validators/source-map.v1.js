// Generated from schemas/source-map.ts by `npm run generate`; do not edit.
// <stdin>
var validateSourceMap = validate10, schema11 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Source map of a compiled workflow", type: "object", properties: { v: { type: "number", const: 1 }, workflowId: { type: "string", pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" }, workflowHash: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, files: { type: "array", items: { type: "string" } }, steps: { type: "array", items: { type: "object", properties: { stepId: { type: "string", pattern: "^[a-z0-9_-]+$" }, lines: { type: "array", items: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "source" }, file: { type: "integer", minimum: 0 }, line: { type: "integer", exclusiveMinimum: 0 }, column: { type: "integer", exclusiveMinimum: 0 }, pointer: { type: "string" } }, required: ["kind", "file", "line", "column", "pointer"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "ref" }, refId: { type: "string" }, refLine: { type: "integer", exclusiveMinimum: 0 }, file: { type: "integer", minimum: 0 }, line: { type: "integer", exclusiveMinimum: 0 }, column: { type: "integer", exclusiveMinimum: 0 }, pointer: { type: "string" } }, required: ["kind", "refId", "refLine", "file", "line", "column", "pointer"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "binding" }, slots: { type: "array", items: { type: "string" }, minItems: 1 }, file: { type: "integer", minimum: 0 }, line: { type: "integer", exclusiveMinimum: 0 }, column: { type: "integer", exclusiveMinimum: 0 }, pointer: { type: "string" } }, required: ["kind", "slots", "file", "line", "column", "pointer"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "template" }, templateId: { type: "string" }, file: { type: "integer", minimum: 0 }, line: { type: "integer", exclusiveMinimum: 0 }, column: { type: "integer", exclusiveMinimum: 0 }, pointer: { type: "string" } }, required: ["kind", "templateId", "file", "line", "column", "pointer"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "function" }, name: { type: "string" }, file: { type: "integer", minimum: 0 }, line: { type: "integer", exclusiveMinimum: 0 }, column: { type: "integer", exclusiveMinimum: 0 }, pointer: { type: "string" } }, required: ["kind", "name", "file", "line", "column", "pointer"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "feature" }, featureId: { type: "string" } }, required: ["kind", "featureId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "contract" }, contractRef: { type: "string" } }, required: ["kind", "contractRef"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "compiler" }, what: { type: "string", enum: ["heading", "separator", "fallback", "routing", "slot"] } }, required: ["kind", "what"], additionalProperties: !0 }] } } }, required: ["stepId", "lines"], additionalProperties: !0 } } }, required: ["v", "workflowId", "workflowHash", "files", "steps"], additionalProperties: !0 }, pattern0 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), pattern1 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), pattern2 = new RegExp("^[a-z0-9_-]+$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.v === void 0 && (missing0 = "v") || data.workflowId === void 0 && (missing0 = "workflowId") || data.workflowHash === void 0 && (missing0 = "workflowHash") || data.files === void 0 && (missing0 = "files") || data.steps === void 0 && (missing0 = "steps"))
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
        if (data.workflowId !== void 0) {
          let data1 = data.workflowId, _errs4 = errors;
          if (errors === _errs4)
            if (typeof data1 == "string") {
              if (!pattern0.test(data1))
                return validate10.errors = [{ instancePath: instancePath + "/workflowId", schemaPath: "#/properties/workflowId/pattern", keyword: "pattern", params: { pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" } }], !1;
            } else
              return validate10.errors = [{ instancePath: instancePath + "/workflowId", schemaPath: "#/properties/workflowId/type", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.workflowHash !== void 0) {
            let data2 = data.workflowHash, _errs6 = errors;
            if (errors === _errs6)
              if (typeof data2 == "string") {
                if (!pattern1.test(data2))
                  return validate10.errors = [{ instancePath: instancePath + "/workflowHash", schemaPath: "#/properties/workflowHash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
              } else
                return validate10.errors = [{ instancePath: instancePath + "/workflowHash", schemaPath: "#/properties/workflowHash/type", keyword: "type", params: { type: "string" } }], !1;
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
                      return validate10.errors = [{ instancePath: instancePath + "/files/" + i0, schemaPath: "#/properties/files/items/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid1 = _errs10 === errors;
                    if (!valid1)
                      break;
                  }
                } else
                  return validate10.errors = [{ instancePath: instancePath + "/files", schemaPath: "#/properties/files/type", keyword: "type", params: { type: "array" } }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.steps !== void 0) {
                let data5 = data.steps, _errs12 = errors;
                if (errors === _errs12)
                  if (Array.isArray(data5)) {
                    var valid2 = !0;
                    let len1 = data5.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let data6 = data5[i1], _errs14 = errors;
                      if (errors === _errs14)
                        if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                          let missing1;
                          if (data6.stepId === void 0 && (missing1 = "stepId") || data6.lines === void 0 && (missing1 = "lines"))
                            return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1, schemaPath: "#/properties/steps/items/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                          if (data6.stepId !== void 0) {
                            let data7 = data6.stepId, _errs17 = errors;
                            if (errors === _errs17)
                              if (typeof data7 == "string") {
                                if (!pattern2.test(data7))
                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/stepId", schemaPath: "#/properties/steps/items/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/stepId", schemaPath: "#/properties/steps/items/properties/stepId/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid3 = _errs17 === errors;
                          } else
                            var valid3 = !0;
                          if (valid3)
                            if (data6.lines !== void 0) {
                              let data8 = data6.lines, _errs19 = errors;
                              if (errors === _errs19)
                                if (Array.isArray(data8)) {
                                  var valid4 = !0;
                                  let len2 = data8.length;
                                  for (let i2 = 0; i2 < len2; i2++) {
                                    let data9 = data8[i2], _errs21 = errors;
                                    if (errors === _errs21)
                                      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                        let missing2;
                                        if (data9.kind === void 0 && (missing2 = "kind"))
                                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2, schemaPath: "#/properties/steps/items/properties/lines/items/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                                        {
                                          let tag0 = data9.kind;
                                          if (typeof tag0 == "string")
                                            if (tag0 === "source") {
                                              if (errors === errors)
                                                if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                                  let missing3;
                                                  if (data9.kind === void 0 && (missing3 = "kind") || data9.file === void 0 && (missing3 = "file") || data9.line === void 0 && (missing3 = "line") || data9.column === void 0 && (missing3 = "column") || data9.pointer === void 0 && (missing3 = "pointer"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2, schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                                                  if (data9.kind !== void 0) {
                                                    let data10 = data9.kind, _errs27 = errors;
                                                    if (typeof data10 != "string")
                                                      return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/kind", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                    if (data10 !== "source")
                                                      return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/kind", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "source" } }], !1;
                                                    var valid7 = _errs27 === errors;
                                                  } else
                                                    var valid7 = !0;
                                                  if (valid7) {
                                                    if (data9.file !== void 0) {
                                                      let data11 = data9.file, _errs29 = errors;
                                                      if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11)))
                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/file", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/0/properties/file/type", keyword: "type", params: { type: "integer" } }], !1;
                                                      if (errors === _errs29 && typeof data11 == "number" && (data11 < 0 || isNaN(data11)))
                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/file", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/0/properties/file/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                      var valid7 = _errs29 === errors;
                                                    } else
                                                      var valid7 = !0;
                                                    if (valid7) {
                                                      if (data9.line !== void 0) {
                                                        let data12 = data9.line, _errs31 = errors;
                                                        if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12)))
                                                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/line", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/0/properties/line/type", keyword: "type", params: { type: "integer" } }], !1;
                                                        if (errors === _errs31 && typeof data12 == "number" && (data12 <= 0 || isNaN(data12)))
                                                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/line", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/0/properties/line/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                        var valid7 = _errs31 === errors;
                                                      } else
                                                        var valid7 = !0;
                                                      if (valid7) {
                                                        if (data9.column !== void 0) {
                                                          let data13 = data9.column, _errs33 = errors;
                                                          if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13)))
                                                            return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/column", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/0/properties/column/type", keyword: "type", params: { type: "integer" } }], !1;
                                                          if (errors === _errs33 && typeof data13 == "number" && (data13 <= 0 || isNaN(data13)))
                                                            return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/column", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/0/properties/column/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                          var valid7 = _errs33 === errors;
                                                        } else
                                                          var valid7 = !0;
                                                        if (valid7)
                                                          if (data9.pointer !== void 0) {
                                                            let _errs35 = errors;
                                                            if (typeof data9.pointer != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/pointer", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/0/properties/pointer/type", keyword: "type", params: { type: "string" } }], !1;
                                                            var valid7 = _errs35 === errors;
                                                          } else
                                                            var valid7 = !0;
                                                      }
                                                    }
                                                  }
                                                } else
                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2, schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                            } else if (tag0 === "ref") {
                                              if (errors === errors)
                                                if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                                  let missing4;
                                                  if (data9.kind === void 0 && (missing4 = "kind") || data9.refId === void 0 && (missing4 = "refId") || data9.refLine === void 0 && (missing4 = "refLine") || data9.file === void 0 && (missing4 = "file") || data9.line === void 0 && (missing4 = "line") || data9.column === void 0 && (missing4 = "column") || data9.pointer === void 0 && (missing4 = "pointer"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2, schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                                                  if (data9.kind !== void 0) {
                                                    let data15 = data9.kind, _errs40 = errors;
                                                    if (typeof data15 != "string")
                                                      return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/kind", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                    if (data15 !== "ref")
                                                      return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/kind", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "ref" } }], !1;
                                                    var valid9 = _errs40 === errors;
                                                  } else
                                                    var valid9 = !0;
                                                  if (valid9) {
                                                    if (data9.refId !== void 0) {
                                                      let _errs42 = errors;
                                                      if (typeof data9.refId != "string")
                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/refId", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/1/properties/refId/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid9 = _errs42 === errors;
                                                    } else
                                                      var valid9 = !0;
                                                    if (valid9) {
                                                      if (data9.refLine !== void 0) {
                                                        let data17 = data9.refLine, _errs44 = errors;
                                                        if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17)))
                                                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/refLine", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/1/properties/refLine/type", keyword: "type", params: { type: "integer" } }], !1;
                                                        if (errors === _errs44 && typeof data17 == "number" && (data17 <= 0 || isNaN(data17)))
                                                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/refLine", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/1/properties/refLine/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                        var valid9 = _errs44 === errors;
                                                      } else
                                                        var valid9 = !0;
                                                      if (valid9) {
                                                        if (data9.file !== void 0) {
                                                          let data18 = data9.file, _errs46 = errors;
                                                          if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18)))
                                                            return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/file", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/1/properties/file/type", keyword: "type", params: { type: "integer" } }], !1;
                                                          if (errors === _errs46 && typeof data18 == "number" && (data18 < 0 || isNaN(data18)))
                                                            return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/file", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/1/properties/file/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                          var valid9 = _errs46 === errors;
                                                        } else
                                                          var valid9 = !0;
                                                        if (valid9) {
                                                          if (data9.line !== void 0) {
                                                            let data19 = data9.line, _errs48 = errors;
                                                            if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19)))
                                                              return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/line", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/1/properties/line/type", keyword: "type", params: { type: "integer" } }], !1;
                                                            if (errors === _errs48 && typeof data19 == "number" && (data19 <= 0 || isNaN(data19)))
                                                              return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/line", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/1/properties/line/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                            var valid9 = _errs48 === errors;
                                                          } else
                                                            var valid9 = !0;
                                                          if (valid9) {
                                                            if (data9.column !== void 0) {
                                                              let data20 = data9.column, _errs50 = errors;
                                                              if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20)))
                                                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/column", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/1/properties/column/type", keyword: "type", params: { type: "integer" } }], !1;
                                                              if (errors === _errs50 && typeof data20 == "number" && (data20 <= 0 || isNaN(data20)))
                                                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/column", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/1/properties/column/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                              var valid9 = _errs50 === errors;
                                                            } else
                                                              var valid9 = !0;
                                                            if (valid9)
                                                              if (data9.pointer !== void 0) {
                                                                let _errs52 = errors;
                                                                if (typeof data9.pointer != "string")
                                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/pointer", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/1/properties/pointer/type", keyword: "type", params: { type: "string" } }], !1;
                                                                var valid9 = _errs52 === errors;
                                                              } else
                                                                var valid9 = !0;
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                } else
                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2, schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                            } else if (tag0 === "binding") {
                                              if (errors === errors)
                                                if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                                  let missing5;
                                                  if (data9.kind === void 0 && (missing5 = "kind") || data9.slots === void 0 && (missing5 = "slots") || data9.file === void 0 && (missing5 = "file") || data9.line === void 0 && (missing5 = "line") || data9.column === void 0 && (missing5 = "column") || data9.pointer === void 0 && (missing5 = "pointer"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2, schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/2/required", keyword: "required", params: { missingProperty: missing5 } }], !1;
                                                  if (data9.kind !== void 0) {
                                                    let data22 = data9.kind, _errs57 = errors;
                                                    if (typeof data22 != "string")
                                                      return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/kind", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                    if (data22 !== "binding")
                                                      return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/kind", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "binding" } }], !1;
                                                    var valid11 = _errs57 === errors;
                                                  } else
                                                    var valid11 = !0;
                                                  if (valid11) {
                                                    if (data9.slots !== void 0) {
                                                      let data23 = data9.slots, _errs59 = errors;
                                                      if (errors === _errs59)
                                                        if (Array.isArray(data23)) {
                                                          if (data23.length < 1)
                                                            return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/slots", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/2/properties/slots/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                          {
                                                            var valid12 = !0;
                                                            let len3 = data23.length;
                                                            for (let i3 = 0; i3 < len3; i3++) {
                                                              let _errs61 = errors;
                                                              if (typeof data23[i3] != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/slots/" + i3, schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/2/properties/slots/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid12 = _errs61 === errors;
                                                              if (!valid12)
                                                                break;
                                                            }
                                                          }
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/slots", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/2/properties/slots/type", keyword: "type", params: { type: "array" } }], !1;
                                                      var valid11 = _errs59 === errors;
                                                    } else
                                                      var valid11 = !0;
                                                    if (valid11) {
                                                      if (data9.file !== void 0) {
                                                        let data25 = data9.file, _errs63 = errors;
                                                        if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25)))
                                                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/file", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/2/properties/file/type", keyword: "type", params: { type: "integer" } }], !1;
                                                        if (errors === _errs63 && typeof data25 == "number" && (data25 < 0 || isNaN(data25)))
                                                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/file", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/2/properties/file/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                        var valid11 = _errs63 === errors;
                                                      } else
                                                        var valid11 = !0;
                                                      if (valid11) {
                                                        if (data9.line !== void 0) {
                                                          let data26 = data9.line, _errs65 = errors;
                                                          if (!(typeof data26 == "number" && !(data26 % 1) && !isNaN(data26)))
                                                            return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/line", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/2/properties/line/type", keyword: "type", params: { type: "integer" } }], !1;
                                                          if (errors === _errs65 && typeof data26 == "number" && (data26 <= 0 || isNaN(data26)))
                                                            return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/line", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/2/properties/line/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                          var valid11 = _errs65 === errors;
                                                        } else
                                                          var valid11 = !0;
                                                        if (valid11) {
                                                          if (data9.column !== void 0) {
                                                            let data27 = data9.column, _errs67 = errors;
                                                            if (!(typeof data27 == "number" && !(data27 % 1) && !isNaN(data27)))
                                                              return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/column", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/2/properties/column/type", keyword: "type", params: { type: "integer" } }], !1;
                                                            if (errors === _errs67 && typeof data27 == "number" && (data27 <= 0 || isNaN(data27)))
                                                              return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/column", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/2/properties/column/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                            var valid11 = _errs67 === errors;
                                                          } else
                                                            var valid11 = !0;
                                                          if (valid11)
                                                            if (data9.pointer !== void 0) {
                                                              let _errs69 = errors;
                                                              if (typeof data9.pointer != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/pointer", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/2/properties/pointer/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid11 = _errs69 === errors;
                                                            } else
                                                              var valid11 = !0;
                                                        }
                                                      }
                                                    }
                                                  }
                                                } else
                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2, schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
                                            } else if (tag0 === "template") {
                                              if (errors === errors)
                                                if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                                  let missing6;
                                                  if (data9.kind === void 0 && (missing6 = "kind") || data9.templateId === void 0 && (missing6 = "templateId") || data9.file === void 0 && (missing6 = "file") || data9.line === void 0 && (missing6 = "line") || data9.column === void 0 && (missing6 = "column") || data9.pointer === void 0 && (missing6 = "pointer"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2, schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/3/required", keyword: "required", params: { missingProperty: missing6 } }], !1;
                                                  if (data9.kind !== void 0) {
                                                    let data29 = data9.kind, _errs74 = errors;
                                                    if (typeof data29 != "string")
                                                      return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/kind", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                    if (data29 !== "template")
                                                      return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/kind", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "template" } }], !1;
                                                    var valid14 = _errs74 === errors;
                                                  } else
                                                    var valid14 = !0;
                                                  if (valid14) {
                                                    if (data9.templateId !== void 0) {
                                                      let _errs76 = errors;
                                                      if (typeof data9.templateId != "string")
                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/templateId", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/3/properties/templateId/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid14 = _errs76 === errors;
                                                    } else
                                                      var valid14 = !0;
                                                    if (valid14) {
                                                      if (data9.file !== void 0) {
                                                        let data31 = data9.file, _errs78 = errors;
                                                        if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31)))
                                                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/file", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/3/properties/file/type", keyword: "type", params: { type: "integer" } }], !1;
                                                        if (errors === _errs78 && typeof data31 == "number" && (data31 < 0 || isNaN(data31)))
                                                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/file", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/3/properties/file/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                        var valid14 = _errs78 === errors;
                                                      } else
                                                        var valid14 = !0;
                                                      if (valid14) {
                                                        if (data9.line !== void 0) {
                                                          let data32 = data9.line, _errs80 = errors;
                                                          if (!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32)))
                                                            return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/line", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/3/properties/line/type", keyword: "type", params: { type: "integer" } }], !1;
                                                          if (errors === _errs80 && typeof data32 == "number" && (data32 <= 0 || isNaN(data32)))
                                                            return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/line", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/3/properties/line/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                          var valid14 = _errs80 === errors;
                                                        } else
                                                          var valid14 = !0;
                                                        if (valid14) {
                                                          if (data9.column !== void 0) {
                                                            let data33 = data9.column, _errs82 = errors;
                                                            if (!(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33)))
                                                              return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/column", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/3/properties/column/type", keyword: "type", params: { type: "integer" } }], !1;
                                                            if (errors === _errs82 && typeof data33 == "number" && (data33 <= 0 || isNaN(data33)))
                                                              return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/column", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/3/properties/column/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                            var valid14 = _errs82 === errors;
                                                          } else
                                                            var valid14 = !0;
                                                          if (valid14)
                                                            if (data9.pointer !== void 0) {
                                                              let _errs84 = errors;
                                                              if (typeof data9.pointer != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/pointer", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/3/properties/pointer/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid14 = _errs84 === errors;
                                                            } else
                                                              var valid14 = !0;
                                                        }
                                                      }
                                                    }
                                                  }
                                                } else
                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2, schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/3/type", keyword: "type", params: { type: "object" } }], !1;
                                            } else if (tag0 === "function") {
                                              if (errors === errors)
                                                if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                                  let missing7;
                                                  if (data9.kind === void 0 && (missing7 = "kind") || data9.name === void 0 && (missing7 = "name") || data9.file === void 0 && (missing7 = "file") || data9.line === void 0 && (missing7 = "line") || data9.column === void 0 && (missing7 = "column") || data9.pointer === void 0 && (missing7 = "pointer"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2, schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/4/required", keyword: "required", params: { missingProperty: missing7 } }], !1;
                                                  if (data9.kind !== void 0) {
                                                    let data35 = data9.kind, _errs89 = errors;
                                                    if (typeof data35 != "string")
                                                      return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/kind", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/4/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                    if (data35 !== "function")
                                                      return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/kind", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "function" } }], !1;
                                                    var valid16 = _errs89 === errors;
                                                  } else
                                                    var valid16 = !0;
                                                  if (valid16) {
                                                    if (data9.name !== void 0) {
                                                      let _errs91 = errors;
                                                      if (typeof data9.name != "string")
                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/name", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/4/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid16 = _errs91 === errors;
                                                    } else
                                                      var valid16 = !0;
                                                    if (valid16) {
                                                      if (data9.file !== void 0) {
                                                        let data37 = data9.file, _errs93 = errors;
                                                        if (!(typeof data37 == "number" && !(data37 % 1) && !isNaN(data37)))
                                                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/file", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/4/properties/file/type", keyword: "type", params: { type: "integer" } }], !1;
                                                        if (errors === _errs93 && typeof data37 == "number" && (data37 < 0 || isNaN(data37)))
                                                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/file", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/4/properties/file/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                        var valid16 = _errs93 === errors;
                                                      } else
                                                        var valid16 = !0;
                                                      if (valid16) {
                                                        if (data9.line !== void 0) {
                                                          let data38 = data9.line, _errs95 = errors;
                                                          if (!(typeof data38 == "number" && !(data38 % 1) && !isNaN(data38)))
                                                            return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/line", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/4/properties/line/type", keyword: "type", params: { type: "integer" } }], !1;
                                                          if (errors === _errs95 && typeof data38 == "number" && (data38 <= 0 || isNaN(data38)))
                                                            return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/line", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/4/properties/line/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                          var valid16 = _errs95 === errors;
                                                        } else
                                                          var valid16 = !0;
                                                        if (valid16) {
                                                          if (data9.column !== void 0) {
                                                            let data39 = data9.column, _errs97 = errors;
                                                            if (!(typeof data39 == "number" && !(data39 % 1) && !isNaN(data39)))
                                                              return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/column", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/4/properties/column/type", keyword: "type", params: { type: "integer" } }], !1;
                                                            if (errors === _errs97 && typeof data39 == "number" && (data39 <= 0 || isNaN(data39)))
                                                              return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/column", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/4/properties/column/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                            var valid16 = _errs97 === errors;
                                                          } else
                                                            var valid16 = !0;
                                                          if (valid16)
                                                            if (data9.pointer !== void 0) {
                                                              let _errs99 = errors;
                                                              if (typeof data9.pointer != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/pointer", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/4/properties/pointer/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid16 = _errs99 === errors;
                                                            } else
                                                              var valid16 = !0;
                                                        }
                                                      }
                                                    }
                                                  }
                                                } else
                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2, schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/4/type", keyword: "type", params: { type: "object" } }], !1;
                                            } else if (tag0 === "feature") {
                                              if (errors === errors)
                                                if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                                  let missing8;
                                                  if (data9.kind === void 0 && (missing8 = "kind") || data9.featureId === void 0 && (missing8 = "featureId"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2, schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/5/required", keyword: "required", params: { missingProperty: missing8 } }], !1;
                                                  if (data9.kind !== void 0) {
                                                    let data41 = data9.kind, _errs104 = errors;
                                                    if (typeof data41 != "string")
                                                      return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/kind", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/5/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                    if (data41 !== "feature")
                                                      return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/kind", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/5/properties/kind/const", keyword: "const", params: { allowedValue: "feature" } }], !1;
                                                    var valid18 = _errs104 === errors;
                                                  } else
                                                    var valid18 = !0;
                                                  if (valid18)
                                                    if (data9.featureId !== void 0) {
                                                      let _errs106 = errors;
                                                      if (typeof data9.featureId != "string")
                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/featureId", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/5/properties/featureId/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid18 = _errs106 === errors;
                                                    } else
                                                      var valid18 = !0;
                                                } else
                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2, schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/5/type", keyword: "type", params: { type: "object" } }], !1;
                                            } else if (tag0 === "contract") {
                                              if (errors === errors)
                                                if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                                  let missing9;
                                                  if (data9.kind === void 0 && (missing9 = "kind") || data9.contractRef === void 0 && (missing9 = "contractRef"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2, schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/6/required", keyword: "required", params: { missingProperty: missing9 } }], !1;
                                                  if (data9.kind !== void 0) {
                                                    let data43 = data9.kind, _errs111 = errors;
                                                    if (typeof data43 != "string")
                                                      return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/kind", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/6/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                    if (data43 !== "contract")
                                                      return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/kind", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/6/properties/kind/const", keyword: "const", params: { allowedValue: "contract" } }], !1;
                                                    var valid20 = _errs111 === errors;
                                                  } else
                                                    var valid20 = !0;
                                                  if (valid20)
                                                    if (data9.contractRef !== void 0) {
                                                      let _errs113 = errors;
                                                      if (typeof data9.contractRef != "string")
                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/contractRef", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/6/properties/contractRef/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid20 = _errs113 === errors;
                                                    } else
                                                      var valid20 = !0;
                                                } else
                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2, schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/6/type", keyword: "type", params: { type: "object" } }], !1;
                                            } else if (tag0 === "compiler") {
                                              if (errors === errors)
                                                if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                                  let missing10;
                                                  if (data9.kind === void 0 && (missing10 = "kind") || data9.what === void 0 && (missing10 = "what"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2, schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/7/required", keyword: "required", params: { missingProperty: missing10 } }], !1;
                                                  if (data9.kind !== void 0) {
                                                    let data45 = data9.kind, _errs118 = errors;
                                                    if (typeof data45 != "string")
                                                      return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/kind", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/7/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                    if (data45 !== "compiler")
                                                      return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/kind", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/7/properties/kind/const", keyword: "const", params: { allowedValue: "compiler" } }], !1;
                                                    var valid22 = _errs118 === errors;
                                                  } else
                                                    var valid22 = !0;
                                                  if (valid22)
                                                    if (data9.what !== void 0) {
                                                      let data46 = data9.what, _errs120 = errors;
                                                      if (typeof data46 != "string")
                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/what", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/7/properties/what/type", keyword: "type", params: { type: "string" } }], !1;
                                                      if (!(data46 === "heading" || data46 === "separator" || data46 === "fallback" || data46 === "routing" || data46 === "slot"))
                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2 + "/what", schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/7/properties/what/enum", keyword: "enum", params: { allowedValues: schema11.properties.steps.items.properties.lines.items.oneOf[7].properties.what.enum } }], !1;
                                                      var valid22 = _errs120 === errors;
                                                    } else
                                                      var valid22 = !0;
                                                } else
                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2, schemaPath: "#/properties/steps/items/properties/lines/items/oneOf/7/type", keyword: "type", params: { type: "object" } }], !1;
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2, schemaPath: "#/properties/steps/items/properties/lines/items/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } }], !1;
                                          else
                                            return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2, schemaPath: "#/properties/steps/items/properties/lines/items/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } }], !1;
                                        }
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines/" + i2, schemaPath: "#/properties/steps/items/properties/lines/items/type", keyword: "type", params: { type: "object" } }], !1;
                                    var valid4 = _errs21 === errors;
                                    if (!valid4)
                                      break;
                                  }
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/lines", schemaPath: "#/properties/steps/items/properties/lines/type", keyword: "type", params: { type: "array" } }], !1;
                              var valid3 = _errs19 === errors;
                            } else
                              var valid3 = !0;
                        } else
                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i1, schemaPath: "#/properties/steps/items/type", keyword: "type", params: { type: "object" } }], !1;
                      var valid2 = _errs14 === errors;
                      if (!valid2)
                        break;
                    }
                  } else
                    return validate10.errors = [{ instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "array" } }], !1;
                var valid0 = _errs12 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate10.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate10.errors = vErrors, errors === 0;
}
export {
  validateSourceMap
};
