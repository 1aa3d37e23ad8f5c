// Generated from schemas/catalog.ts by `npm run generate`; do not edit.
// <stdin>
var validateCatalog = validate21, schema6 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Catalog of compiled workflows", type: "object", properties: { v: { type: "number", const: 1 }, compilerVersion: { type: "string" }, workflows: { type: "array", items: { type: "object", properties: { workflowId: { type: "string", pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" }, kind: { type: "string", enum: ["workflow", "routine"] }, name: { type: "string" }, description: { type: "string" }, tags: { type: "array", items: { type: "string" } }, aliases: { type: "array", items: { type: "string" } }, suggestedId: { type: "string" }, version: { type: "string" }, workflowHash: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, source: { type: "string" }, bundled: { type: "boolean", const: !0 }, bindingsDigest: { anyOf: [{ type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, { type: "string", const: "none" }] }, sourceBytesDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, sourceDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" } }, required: ["workflowId", "kind", "name", "description", "tags", "aliases", "version", "workflowHash", "source", "sourceBytesDigest", "sourceDigest"], additionalProperties: !0 } }, failed: { type: "array", items: { type: "object", properties: { source: { type: "string" }, errors: { type: "integer", minimum: 0 } }, required: ["source", "errors"], additionalProperties: !0 } } }, required: ["v", "compilerVersion", "workflows"], additionalProperties: !0, definitions: {} }, pattern0 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), pattern1 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.v === void 0 && (missing0 = "v") || data.compilerVersion === void 0 && (missing0 = "compilerVersion") || data.workflows === void 0 && (missing0 = "workflows"))
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
        if (data.compilerVersion !== void 0) {
          let _errs4 = errors;
          if (typeof data.compilerVersion != "string")
            return validate21.errors = [{ instancePath: instancePath + "/compilerVersion", schemaPath: "#/properties/compilerVersion/type", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.workflows !== void 0) {
            let data2 = data.workflows, _errs6 = errors;
            if (errors === _errs6)
              if (Array.isArray(data2)) {
                var valid1 = !0;
                let len0 = data2.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data3 = data2[i0], _errs8 = errors;
                  if (errors === _errs8)
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                      let missing1;
                      if (data3.workflowId === void 0 && (missing1 = "workflowId") || data3.kind === void 0 && (missing1 = "kind") || data3.name === void 0 && (missing1 = "name") || data3.description === void 0 && (missing1 = "description") || data3.tags === void 0 && (missing1 = "tags") || data3.aliases === void 0 && (missing1 = "aliases") || data3.version === void 0 && (missing1 = "version") || data3.workflowHash === void 0 && (missing1 = "workflowHash") || data3.source === void 0 && (missing1 = "source") || data3.sourceBytesDigest === void 0 && (missing1 = "sourceBytesDigest") || data3.sourceDigest === void 0 && (missing1 = "sourceDigest"))
                        return validate21.errors = [{ instancePath: instancePath + "/workflows/" + i0, schemaPath: "#/properties/workflows/items/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                      if (data3.workflowId !== void 0) {
                        let data4 = data3.workflowId, _errs11 = errors;
                        if (errors === _errs11)
                          if (typeof data4 == "string") {
                            if (!pattern0.test(data4))
                              return validate21.errors = [{ instancePath: instancePath + "/workflows/" + i0 + "/workflowId", schemaPath: "#/properties/workflows/items/properties/workflowId/pattern", keyword: "pattern", params: { pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" } }], !1;
                          } else
                            return validate21.errors = [{ instancePath: instancePath + "/workflows/" + i0 + "/workflowId", schemaPath: "#/properties/workflows/items/properties/workflowId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid2 = _errs11 === errors;
                      } else
                        var valid2 = !0;
                      if (valid2) {
                        if (data3.kind !== void 0) {
                          let data5 = data3.kind, _errs13 = errors;
                          if (typeof data5 != "string")
                            return validate21.errors = [{ instancePath: instancePath + "/workflows/" + i0 + "/kind", schemaPath: "#/properties/workflows/items/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (!(data5 === "workflow" || data5 === "routine"))
                            return validate21.errors = [{ instancePath: instancePath + "/workflows/" + i0 + "/kind", schemaPath: "#/properties/workflows/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema6.properties.workflows.items.properties.kind.enum } }], !1;
                          var valid2 = _errs13 === errors;
                        } else
                          var valid2 = !0;
                        if (valid2) {
                          if (data3.name !== void 0) {
                            let _errs15 = errors;
                            if (typeof data3.name != "string")
                              return validate21.errors = [{ instancePath: instancePath + "/workflows/" + i0 + "/name", schemaPath: "#/properties/workflows/items/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid2 = _errs15 === errors;
                          } else
                            var valid2 = !0;
                          if (valid2) {
                            if (data3.description !== void 0) {
                              let _errs17 = errors;
                              if (typeof data3.description != "string")
                                return validate21.errors = [{ instancePath: instancePath + "/workflows/" + i0 + "/description", schemaPath: "#/properties/workflows/items/properties/description/type", keyword: "type", params: { type: "string" } }], !1;
                              var valid2 = _errs17 === errors;
                            } else
                              var valid2 = !0;
                            if (valid2) {
                              if (data3.tags !== void 0) {
                                let data8 = data3.tags, _errs19 = errors;
                                if (errors === _errs19)
                                  if (Array.isArray(data8)) {
                                    var valid3 = !0;
                                    let len1 = data8.length;
                                    for (let i1 = 0; i1 < len1; i1++) {
                                      let _errs21 = errors;
                                      if (typeof data8[i1] != "string")
                                        return validate21.errors = [{ instancePath: instancePath + "/workflows/" + i0 + "/tags/" + i1, schemaPath: "#/properties/workflows/items/properties/tags/items/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid3 = _errs21 === errors;
                                      if (!valid3)
                                        break;
                                    }
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/workflows/" + i0 + "/tags", schemaPath: "#/properties/workflows/items/properties/tags/type", keyword: "type", params: { type: "array" } }], !1;
                                var valid2 = _errs19 === errors;
                              } else
                                var valid2 = !0;
                              if (valid2) {
                                if (data3.aliases !== void 0) {
                                  let data10 = data3.aliases, _errs23 = errors;
                                  if (errors === _errs23)
                                    if (Array.isArray(data10)) {
                                      var valid4 = !0;
                                      let len2 = data10.length;
                                      for (let i2 = 0; i2 < len2; i2++) {
                                        let _errs25 = errors;
                                        if (typeof data10[i2] != "string")
                                          return validate21.errors = [{ instancePath: instancePath + "/workflows/" + i0 + "/aliases/" + i2, schemaPath: "#/properties/workflows/items/properties/aliases/items/type", keyword: "type", params: { type: "string" } }], !1;
                                        var valid4 = _errs25 === errors;
                                        if (!valid4)
                                          break;
                                      }
                                    } else
                                      return validate21.errors = [{ instancePath: instancePath + "/workflows/" + i0 + "/aliases", schemaPath: "#/properties/workflows/items/properties/aliases/type", keyword: "type", params: { type: "array" } }], !1;
                                  var valid2 = _errs23 === errors;
                                } else
                                  var valid2 = !0;
                                if (valid2) {
                                  if (data3.suggestedId !== void 0) {
                                    let _errs27 = errors;
                                    if (typeof data3.suggestedId != "string")
                                      return validate21.errors = [{ instancePath: instancePath + "/workflows/" + i0 + "/suggestedId", schemaPath: "#/properties/workflows/items/properties/suggestedId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid2 = _errs27 === errors;
                                  } else
                                    var valid2 = !0;
                                  if (valid2) {
                                    if (data3.version !== void 0) {
                                      let _errs29 = errors;
                                      if (typeof data3.version != "string")
                                        return validate21.errors = [{ instancePath: instancePath + "/workflows/" + i0 + "/version", schemaPath: "#/properties/workflows/items/properties/version/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid2 = _errs29 === errors;
                                    } else
                                      var valid2 = !0;
                                    if (valid2) {
                                      if (data3.workflowHash !== void 0) {
                                        let data14 = data3.workflowHash, _errs31 = errors;
                                        if (errors === _errs31)
                                          if (typeof data14 == "string") {
                                            if (!pattern1.test(data14))
                                              return validate21.errors = [{ instancePath: instancePath + "/workflows/" + i0 + "/workflowHash", schemaPath: "#/properties/workflows/items/properties/workflowHash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                          } else
                                            return validate21.errors = [{ instancePath: instancePath + "/workflows/" + i0 + "/workflowHash", schemaPath: "#/properties/workflows/items/properties/workflowHash/type", keyword: "type", params: { type: "string" } }], !1;
                                        var valid2 = _errs31 === errors;
                                      } else
                                        var valid2 = !0;
                                      if (valid2) {
                                        if (data3.source !== void 0) {
                                          let _errs33 = errors;
                                          if (typeof data3.source != "string")
                                            return validate21.errors = [{ instancePath: instancePath + "/workflows/" + i0 + "/source", schemaPath: "#/properties/workflows/items/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                                          var valid2 = _errs33 === errors;
                                        } else
                                          var valid2 = !0;
                                        if (valid2) {
                                          if (data3.bundled !== void 0) {
                                            let data16 = data3.bundled, _errs35 = errors;
                                            if (typeof data16 != "boolean")
                                              return validate21.errors = [{ instancePath: instancePath + "/workflows/" + i0 + "/bundled", schemaPath: "#/properties/workflows/items/properties/bundled/type", keyword: "type", params: { type: "boolean" } }], !1;
                                            if (data16 !== !0)
                                              return validate21.errors = [{ instancePath: instancePath + "/workflows/" + i0 + "/bundled", schemaPath: "#/properties/workflows/items/properties/bundled/const", keyword: "const", params: { allowedValue: !0 } }], !1;
                                            var valid2 = _errs35 === errors;
                                          } else
                                            var valid2 = !0;
                                          if (valid2) {
                                            if (data3.bindingsDigest !== void 0) {
                                              let data17 = data3.bindingsDigest, _errs37 = errors, _errs38 = errors, valid5 = !1, _errs39 = errors;
                                              if (errors === _errs39)
                                                if (typeof data17 == "string") {
                                                  if (!pattern1.test(data17)) {
                                                    let err0 = { instancePath: instancePath + "/workflows/" + i0 + "/bindingsDigest", schemaPath: "#/properties/workflows/items/properties/bindingsDigest/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } };
                                                    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                                                  }
                                                } else {
                                                  let err1 = { instancePath: instancePath + "/workflows/" + i0 + "/bindingsDigest", schemaPath: "#/properties/workflows/items/properties/bindingsDigest/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                                  vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                                                }
                                              var _valid0 = _errs39 === errors;
                                              if (valid5 = valid5 || _valid0, !valid5) {
                                                let _errs41 = errors;
                                                if (typeof data17 != "string") {
                                                  let err2 = { instancePath: instancePath + "/workflows/" + i0 + "/bindingsDigest", schemaPath: "#/properties/workflows/items/properties/bindingsDigest/anyOf/1/type", keyword: "type", params: { type: "string" } };
                                                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                                                }
                                                if (data17 !== "none") {
                                                  let err3 = { instancePath: instancePath + "/workflows/" + i0 + "/bindingsDigest", schemaPath: "#/properties/workflows/items/properties/bindingsDigest/anyOf/1/const", keyword: "const", params: { allowedValue: "none" } };
                                                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                                                }
                                                var _valid0 = _errs41 === errors;
                                                valid5 = valid5 || _valid0;
                                              }
                                              if (valid5)
                                                errors = _errs38, vErrors !== null && (_errs38 ? vErrors.length = _errs38 : vErrors = null);
                                              else {
                                                let err4 = { instancePath: instancePath + "/workflows/" + i0 + "/bindingsDigest", schemaPath: "#/properties/workflows/items/properties/bindingsDigest/anyOf", keyword: "anyOf", params: {} };
                                                return vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++, validate21.errors = vErrors, !1;
                                              }
                                              var valid2 = _errs37 === errors;
                                            } else
                                              var valid2 = !0;
                                            if (valid2) {
                                              if (data3.sourceBytesDigest !== void 0) {
                                                let data18 = data3.sourceBytesDigest, _errs43 = errors;
                                                if (errors === _errs43)
                                                  if (typeof data18 == "string") {
                                                    if (!pattern1.test(data18))
                                                      return validate21.errors = [{ instancePath: instancePath + "/workflows/" + i0 + "/sourceBytesDigest", schemaPath: "#/properties/workflows/items/properties/sourceBytesDigest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                                  } else
                                                    return validate21.errors = [{ instancePath: instancePath + "/workflows/" + i0 + "/sourceBytesDigest", schemaPath: "#/properties/workflows/items/properties/sourceBytesDigest/type", keyword: "type", params: { type: "string" } }], !1;
                                                var valid2 = _errs43 === errors;
                                              } else
                                                var valid2 = !0;
                                              if (valid2)
                                                if (data3.sourceDigest !== void 0) {
                                                  let data19 = data3.sourceDigest, _errs45 = errors;
                                                  if (errors === _errs45)
                                                    if (typeof data19 == "string") {
                                                      if (!pattern1.test(data19))
                                                        return validate21.errors = [{ instancePath: instancePath + "/workflows/" + i0 + "/sourceDigest", schemaPath: "#/properties/workflows/items/properties/sourceDigest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                                    } else
                                                      return validate21.errors = [{ instancePath: instancePath + "/workflows/" + i0 + "/sourceDigest", schemaPath: "#/properties/workflows/items/properties/sourceDigest/type", keyword: "type", params: { type: "string" } }], !1;
                                                  var valid2 = _errs45 === errors;
                                                } else
                                                  var valid2 = !0;
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
                    } else
                      return validate21.errors = [{ instancePath: instancePath + "/workflows/" + i0, schemaPath: "#/properties/workflows/items/type", keyword: "type", params: { type: "object" } }], !1;
                  var valid1 = _errs8 === errors;
                  if (!valid1)
                    break;
                }
              } else
                return validate21.errors = [{ instancePath: instancePath + "/workflows", schemaPath: "#/properties/workflows/type", keyword: "type", params: { type: "array" } }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.failed !== void 0) {
              let data20 = data.failed, _errs47 = errors;
              if (errors === _errs47)
                if (Array.isArray(data20)) {
                  var valid6 = !0;
                  let len3 = data20.length;
                  for (let i3 = 0; i3 < len3; i3++) {
                    let data21 = data20[i3], _errs49 = errors;
                    if (errors === _errs49)
                      if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
                        let missing2;
                        if (data21.source === void 0 && (missing2 = "source") || data21.errors === void 0 && (missing2 = "errors"))
                          return validate21.errors = [{ instancePath: instancePath + "/failed/" + i3, schemaPath: "#/properties/failed/items/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                        if (data21.source !== void 0) {
                          let _errs52 = errors;
                          if (typeof data21.source != "string")
                            return validate21.errors = [{ instancePath: instancePath + "/failed/" + i3 + "/source", schemaPath: "#/properties/failed/items/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid7 = _errs52 === errors;
                        } else
                          var valid7 = !0;
                        if (valid7)
                          if (data21.errors !== void 0) {
                            let data23 = data21.errors, _errs54 = errors;
                            if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23)))
                              return validate21.errors = [{ instancePath: instancePath + "/failed/" + i3 + "/errors", schemaPath: "#/properties/failed/items/properties/errors/type", keyword: "type", params: { type: "integer" } }], !1;
                            if (errors === _errs54 && typeof data23 == "number" && (data23 < 0 || isNaN(data23)))
                              return validate21.errors = [{ instancePath: instancePath + "/failed/" + i3 + "/errors", schemaPath: "#/properties/failed/items/properties/errors/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                            var valid7 = _errs54 === errors;
                          } else
                            var valid7 = !0;
                      } else
                        return validate21.errors = [{ instancePath: instancePath + "/failed/" + i3, schemaPath: "#/properties/failed/items/type", keyword: "type", params: { type: "object" } }], !1;
                    var valid6 = _errs49 === errors;
                    if (!valid6)
                      break;
                  }
                } else
                  return validate21.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/type", keyword: "type", params: { type: "array" } }], !1;
              var valid0 = _errs47 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateCatalog
};
