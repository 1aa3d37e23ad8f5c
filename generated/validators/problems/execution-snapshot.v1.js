// Generated from schemas/execution-snapshot.ts by `npm run generate`; do not edit.
// <stdin>
var find = validate21;
var pattern0 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), pattern1 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
var schema10 = { type: "object", properties: { kind: { type: "string", const: "running" }, completed: { $ref: "#/definitions/part5" }, loopStack: { type: "array", items: { type: "object", properties: { loopId: { type: "string", pattern: "^[a-z0-9_-]+$" }, iteration: { type: "integer", minimum: 0 }, bodyIndex: { type: "integer", minimum: 0 }, items: { type: "array", items: {} }, control: { type: "string", enum: ["continue", "stop"] } }, required: ["loopId", "iteration", "bodyIndex"], additionalProperties: !0 } }, pending: { $ref: "#/definitions/part6" }, seeds: { $ref: "#/definitions/part7" } }, required: ["kind", "completed", "loopStack", "pending"], additionalProperties: !0 };
var pattern2 = new RegExp("^([a-z0-9_-]+@[0-9]+(\\/[a-z0-9_-]+@[0-9]+)*::)?[a-z0-9_-]+$", "u");
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.values === void 0 && (missing0 = "values"))
        return validate26.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.kind !== void 0) {
        let data0 = data.kind, _errs2 = errors;
        if (typeof data0 != "string")
          return validate26.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
        if (data0 !== "set")
          return validate26.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "set" } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.values !== void 0) {
          let data1 = data.values, _errs4 = errors;
          if (errors === _errs4)
            if (Array.isArray(data1)) {
              var valid1 = !0;
              let len0 = data1.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let data2 = data1[i0], _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (!pattern2.test(data2))
                      return validate26.errors = [{ instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/pattern", keyword: "pattern", params: { pattern: "^([a-z0-9_-]+@[0-9]+(\\/[a-z0-9_-]+@[0-9]+)*::)?[a-z0-9_-]+$" } }], !1;
                  } else
                    return validate26.errors = [{ instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/type", keyword: "type", params: { type: "string" } }], !1;
                var valid1 = _errs6 === errors;
                if (!valid1)
                  break;
              }
            } else
              return validate26.errors = [{ instancePath: instancePath + "/values", schemaPath: "#/properties/values/type", keyword: "type", params: { type: "array" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
    } else
      return validate26.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate26.errors = vErrors, errors === 0;
}
var pattern3 = new RegExp("^[a-z0-9_-]+$", "u");
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind"))
        return validate28.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let tag0 = data.kind;
        if (typeof tag0 == "string")
          if (tag0 === "none") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.kind === void 0 && (missing1 = "kind"))
                  return validate28.errors = [{ instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                if (data.kind !== void 0) {
                  let data0 = data.kind;
                  if (typeof data0 != "string")
                    return validate28.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                  if (data0 !== "none")
                    return validate28.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "none" } }], !1;
                }
              } else
                return validate28.errors = [{ instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "some") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.kind === void 0 && (missing2 = "kind") || data.step === void 0 && (missing2 = "step"))
                  return validate28.errors = [{ instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                if (data.kind !== void 0) {
                  let data1 = data.kind, _errs10 = errors;
                  if (typeof data1 != "string")
                    return validate28.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                  if (data1 !== "some")
                    return validate28.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "some" } }], !1;
                  var valid4 = _errs10 === errors;
                } else
                  var valid4 = !0;
                if (valid4)
                  if (data.step !== void 0) {
                    let data2 = data.step, _errs12 = errors;
                    if (errors === _errs12)
                      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                        let missing3;
                        if (data2.stepId === void 0 && (missing3 = "stepId") || data2.loopPath === void 0 && (missing3 = "loopPath"))
                          return validate28.errors = [{ instancePath: instancePath + "/step", schemaPath: "#/oneOf/1/properties/step/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                        if (data2.stepId !== void 0) {
                          let data3 = data2.stepId, _errs15 = errors;
                          if (errors === _errs15)
                            if (typeof data3 == "string") {
                              if (!pattern3.test(data3))
                                return validate28.errors = [{ instancePath: instancePath + "/step/stepId", schemaPath: "#/oneOf/1/properties/step/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                            } else
                              return validate28.errors = [{ instancePath: instancePath + "/step/stepId", schemaPath: "#/oneOf/1/properties/step/properties/stepId/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid5 = _errs15 === errors;
                        } else
                          var valid5 = !0;
                        if (valid5)
                          if (data2.loopPath !== void 0) {
                            let data4 = data2.loopPath, _errs17 = errors;
                            if (errors === _errs17)
                              if (Array.isArray(data4)) {
                                var valid6 = !0;
                                let len0 = data4.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  let data5 = data4[i0], _errs19 = errors;
                                  if (errors === _errs19)
                                    if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                                      let missing4;
                                      if (data5.loopId === void 0 && (missing4 = "loopId") || data5.iteration === void 0 && (missing4 = "iteration"))
                                        return validate28.errors = [{ instancePath: instancePath + "/step/loopPath/" + i0, schemaPath: "#/oneOf/1/properties/step/properties/loopPath/items/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                                      if (data5.loopId !== void 0) {
                                        let data6 = data5.loopId, _errs22 = errors;
                                        if (errors === _errs22)
                                          if (typeof data6 == "string") {
                                            if (!pattern3.test(data6))
                                              return validate28.errors = [{ instancePath: instancePath + "/step/loopPath/" + i0 + "/loopId", schemaPath: "#/oneOf/1/properties/step/properties/loopPath/items/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                          } else
                                            return validate28.errors = [{ instancePath: instancePath + "/step/loopPath/" + i0 + "/loopId", schemaPath: "#/oneOf/1/properties/step/properties/loopPath/items/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                                        var valid7 = _errs22 === errors;
                                      } else
                                        var valid7 = !0;
                                      if (valid7)
                                        if (data5.iteration !== void 0) {
                                          let data7 = data5.iteration, _errs24 = errors;
                                          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                                            return validate28.errors = [{ instancePath: instancePath + "/step/loopPath/" + i0 + "/iteration", schemaPath: "#/oneOf/1/properties/step/properties/loopPath/items/properties/iteration/type", keyword: "type", params: { type: "integer" } }], !1;
                                          if (errors === _errs24 && typeof data7 == "number" && isFinite(data7) && (data7 < 0 || isNaN(data7)))
                                            return validate28.errors = [{ instancePath: instancePath + "/step/loopPath/" + i0 + "/iteration", schemaPath: "#/oneOf/1/properties/step/properties/loopPath/items/properties/iteration/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                          var valid7 = _errs24 === errors;
                                        } else
                                          var valid7 = !0;
                                    } else
                                      return validate28.errors = [{ instancePath: instancePath + "/step/loopPath/" + i0, schemaPath: "#/oneOf/1/properties/step/properties/loopPath/items/type", keyword: "type", params: { type: "object" } }], !1;
                                  var valid6 = _errs19 === errors;
                                  if (!valid6)
                                    break;
                                }
                              } else
                                return validate28.errors = [{ instancePath: instancePath + "/step/loopPath", schemaPath: "#/oneOf/1/properties/step/properties/loopPath/type", keyword: "type", params: { type: "array" } }], !1;
                            var valid5 = _errs17 === errors;
                          } else
                            var valid5 = !0;
                      } else
                        return validate28.errors = [{ instancePath: instancePath + "/step", schemaPath: "#/oneOf/1/properties/step/type", keyword: "type", params: { type: "object" } }], !1;
                    var valid4 = _errs12 === errors;
                  } else
                    var valid4 = !0;
              } else
                return validate28.errors = [{ instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
          } else
            return validate28.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } }], !1;
        else
          return validate28.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } }], !1;
      }
    } else
      return validate28.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate28.errors = vErrors, errors === 0;
}
var schema13 = { type: "array", items: { type: "object", properties: { loopId: { type: "string", pattern: "^[a-z0-9_-]+$" }, decision: { type: "string", enum: ["continue", "stop"] } }, required: ["loopId", "decision"], additionalProperties: !0 }, minItems: 1 };
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      if (data.length < 1)
        return validate30.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
      {
        var valid0 = !0;
        let len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data0 = data[i0], _errs1 = errors;
          if (errors === _errs1)
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing0;
              if (data0.loopId === void 0 && (missing0 = "loopId") || data0.decision === void 0 && (missing0 = "decision"))
                return validate30.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
              if (data0.loopId !== void 0) {
                let data1 = data0.loopId, _errs4 = errors;
                if (errors === _errs4)
                  if (typeof data1 == "string") {
                    if (!pattern3.test(data1))
                      return validate30.errors = [{ instancePath: instancePath + "/" + i0 + "/loopId", schemaPath: "#/items/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                  } else
                    return validate30.errors = [{ instancePath: instancePath + "/" + i0 + "/loopId", schemaPath: "#/items/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                var valid1 = _errs4 === errors;
              } else
                var valid1 = !0;
              if (valid1)
                if (data0.decision !== void 0) {
                  let data2 = data0.decision, _errs6 = errors;
                  if (typeof data2 != "string")
                    return validate30.errors = [{ instancePath: instancePath + "/" + i0 + "/decision", schemaPath: "#/items/properties/decision/type", keyword: "type", params: { type: "string" } }], !1;
                  if (!(data2 === "continue" || data2 === "stop"))
                    return validate30.errors = [{ instancePath: instancePath + "/" + i0 + "/decision", schemaPath: "#/items/properties/decision/enum", keyword: "enum", params: { allowedValues: schema13.items.properties.decision.enum } }], !1;
                  var valid1 = _errs6 === errors;
                } else
                  var valid1 = !0;
            } else
              return validate30.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" } }], !1;
          var valid0 = _errs1 === errors;
          if (!valid0)
            break;
        }
      }
    } else
      return validate30.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } }], !1;
  return validate30.errors = vErrors, errors === 0;
}
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.completed === void 0 && (missing0 = "completed") || data.loopStack === void 0 && (missing0 = "loopStack") || data.pending === void 0 && (missing0 = "pending"))
        return validate25.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.kind !== void 0) {
        let data0 = data.kind, _errs2 = errors;
        if (typeof data0 != "string")
          return validate25.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
        if (data0 !== "running")
          return validate25.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "running" } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.completed !== void 0) {
          let _errs4 = errors;
          validate26(data.completed, { instancePath: instancePath + "/completed", parentData: data, parentDataProperty: "completed", rootData }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length);
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.loopStack !== void 0) {
            let data2 = data.loopStack, _errs5 = errors;
            if (errors === _errs5)
              if (Array.isArray(data2)) {
                var valid1 = !0;
                let len0 = data2.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data3 = data2[i0], _errs7 = errors;
                  if (errors === _errs7)
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                      let missing1;
                      if (data3.loopId === void 0 && (missing1 = "loopId") || data3.iteration === void 0 && (missing1 = "iteration") || data3.bodyIndex === void 0 && (missing1 = "bodyIndex"))
                        return validate25.errors = [{ instancePath: instancePath + "/loopStack/" + i0, schemaPath: "#/properties/loopStack/items/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                      if (data3.loopId !== void 0) {
                        let data4 = data3.loopId, _errs10 = errors;
                        if (errors === _errs10)
                          if (typeof data4 == "string") {
                            if (!pattern3.test(data4))
                              return validate25.errors = [{ instancePath: instancePath + "/loopStack/" + i0 + "/loopId", schemaPath: "#/properties/loopStack/items/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                          } else
                            return validate25.errors = [{ instancePath: instancePath + "/loopStack/" + i0 + "/loopId", schemaPath: "#/properties/loopStack/items/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid2 = _errs10 === errors;
                      } else
                        var valid2 = !0;
                      if (valid2) {
                        if (data3.iteration !== void 0) {
                          let data5 = data3.iteration, _errs12 = errors;
                          if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                            return validate25.errors = [{ instancePath: instancePath + "/loopStack/" + i0 + "/iteration", schemaPath: "#/properties/loopStack/items/properties/iteration/type", keyword: "type", params: { type: "integer" } }], !1;
                          if (errors === _errs12 && typeof data5 == "number" && isFinite(data5) && (data5 < 0 || isNaN(data5)))
                            return validate25.errors = [{ instancePath: instancePath + "/loopStack/" + i0 + "/iteration", schemaPath: "#/properties/loopStack/items/properties/iteration/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                          var valid2 = _errs12 === errors;
                        } else
                          var valid2 = !0;
                        if (valid2) {
                          if (data3.bodyIndex !== void 0) {
                            let data6 = data3.bodyIndex, _errs14 = errors;
                            if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                              return validate25.errors = [{ instancePath: instancePath + "/loopStack/" + i0 + "/bodyIndex", schemaPath: "#/properties/loopStack/items/properties/bodyIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                            if (errors === _errs14 && typeof data6 == "number" && isFinite(data6) && (data6 < 0 || isNaN(data6)))
                              return validate25.errors = [{ instancePath: instancePath + "/loopStack/" + i0 + "/bodyIndex", schemaPath: "#/properties/loopStack/items/properties/bodyIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                            var valid2 = _errs14 === errors;
                          } else
                            var valid2 = !0;
                          if (valid2) {
                            if (data3.items !== void 0) {
                              let _errs16 = errors;
                              if (errors === _errs16 && !Array.isArray(data3.items))
                                return validate25.errors = [{ instancePath: instancePath + "/loopStack/" + i0 + "/items", schemaPath: "#/properties/loopStack/items/properties/items/type", keyword: "type", params: { type: "array" } }], !1;
                              var valid2 = _errs16 === errors;
                            } else
                              var valid2 = !0;
                            if (valid2)
                              if (data3.control !== void 0) {
                                let data8 = data3.control, _errs18 = errors;
                                if (typeof data8 != "string")
                                  return validate25.errors = [{ instancePath: instancePath + "/loopStack/" + i0 + "/control", schemaPath: "#/properties/loopStack/items/properties/control/type", keyword: "type", params: { type: "string" } }], !1;
                                if (!(data8 === "continue" || data8 === "stop"))
                                  return validate25.errors = [{ instancePath: instancePath + "/loopStack/" + i0 + "/control", schemaPath: "#/properties/loopStack/items/properties/control/enum", keyword: "enum", params: { allowedValues: schema10.properties.loopStack.items.properties.control.enum } }], !1;
                                var valid2 = _errs18 === errors;
                              } else
                                var valid2 = !0;
                          }
                        }
                      }
                    } else
                      return validate25.errors = [{ instancePath: instancePath + "/loopStack/" + i0, schemaPath: "#/properties/loopStack/items/type", keyword: "type", params: { type: "object" } }], !1;
                  var valid1 = _errs7 === errors;
                  if (!valid1)
                    break;
                }
              } else
                return validate25.errors = [{ instancePath: instancePath + "/loopStack", schemaPath: "#/properties/loopStack/type", keyword: "type", params: { type: "array" } }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.pending !== void 0) {
              let _errs20 = errors;
              validate28(data.pending, { instancePath: instancePath + "/pending", parentData: data, parentDataProperty: "pending", rootData }) || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length);
              var valid0 = _errs20 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.seeds !== void 0) {
                let _errs21 = errors;
                validate30(data.seeds, { instancePath: instancePath + "/seeds", parentData: data, parentDataProperty: "seeds", rootData }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length);
                var valid0 = _errs21 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate25.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate25.errors = vErrors, errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind"))
        return validate24.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let tag0 = data.kind;
        if (typeof tag0 == "string")
          if (tag0 === "init") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.kind === void 0 && (missing1 = "kind"))
                  return validate24.errors = [{ instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                if (data.kind !== void 0) {
                  let data0 = data.kind;
                  if (typeof data0 != "string")
                    return validate24.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                  if (data0 !== "init")
                    return validate24.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "init" } }], !1;
                }
              } else
                return validate24.errors = [{ instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "running")
            validate25(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length);
          else if (tag0 === "complete") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.kind === void 0 && (missing2 = "kind") || data.completed === void 0 && (missing2 = "completed"))
                  return validate24.errors = [{ instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                if (data.kind !== void 0) {
                  let data1 = data.kind, _errs11 = errors;
                  if (typeof data1 != "string")
                    return validate24.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                  if (data1 !== "complete")
                    return validate24.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "complete" } }], !1;
                  var valid5 = _errs11 === errors;
                } else
                  var valid5 = !0;
                if (valid5)
                  if (data.completed !== void 0) {
                    let _errs13 = errors;
                    validate26(data.completed, { instancePath: instancePath + "/completed", parentData: data, parentDataProperty: "completed", rootData }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length);
                    var valid5 = _errs13 === errors;
                  } else
                    var valid5 = !0;
              } else
                return validate24.errors = [{ instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
          } else
            return validate24.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } }], !1;
        else
          return validate24.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } }], !1;
      }
    } else
      return validate24.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate24.errors = vErrors, errors === 0;
}
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.v === void 0 && (missing0 = "v") || data.engineState === void 0 && (missing0 = "engineState"))
        return validate23.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.v !== void 0) {
        let data0 = data.v, _errs2 = errors;
        if (!(typeof data0 == "number" && isFinite(data0)))
          return validate23.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
        if (data0 !== 1)
          return validate23.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.engineState !== void 0) {
          let _errs4 = errors;
          validate24(data.engineState, { instancePath: instancePath + "/engineState", parentData: data, parentDataProperty: "engineState", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
    } else
      return validate23.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate23.errors = vErrors, errors === 0;
}
var schema16 = { type: "object", properties: { kind: { type: "string", const: "running" }, completed: { $ref: "#/definitions/part11" }, loopStack: { type: "array", items: { type: "object", properties: { loopId: { type: "string", pattern: "^[a-z0-9_-]+$" }, iteration: { type: "integer", minimum: 0 }, bodyIndex: { type: "integer", minimum: 0 }, items: { type: "array", items: {} }, control: { type: "string", enum: ["continue", "stop"] }, itemsIn: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" } }, required: ["loopId", "iteration", "bodyIndex"], additionalProperties: !0 } }, pending: { $ref: "#/definitions/part6" }, seeds: { $ref: "#/definitions/part7" } }, required: ["kind", "completed", "loopStack", "pending"], additionalProperties: !0 };
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind"))
        return validate39.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let tag0 = data.kind;
        if (typeof tag0 == "string")
          if (tag0 === "set")
            validate26(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length);
          else if (tag0 === "since_parent") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.kind === void 0 && (missing1 = "kind") || data.count === void 0 && (missing1 = "count") || data.values === void 0 && (missing1 = "values"))
                  return validate39.errors = [{ instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                if (data.kind !== void 0) {
                  let data0 = data.kind, _errs6 = errors;
                  if (typeof data0 != "string")
                    return validate39.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                  if (data0 !== "since_parent")
                    return validate39.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "since_parent" } }], !1;
                  var valid3 = _errs6 === errors;
                } else
                  var valid3 = !0;
                if (valid3) {
                  if (data.count !== void 0) {
                    let data1 = data.count, _errs8 = errors;
                    if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                      return validate39.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/oneOf/1/properties/count/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs8 && typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1)))
                      return validate39.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/oneOf/1/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid3 = _errs8 === errors;
                  } else
                    var valid3 = !0;
                  if (valid3)
                    if (data.values !== void 0) {
                      let data2 = data.values, _errs10 = errors;
                      if (errors === _errs10)
                        if (Array.isArray(data2)) {
                          var valid4 = !0;
                          let len0 = data2.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let data3 = data2[i0], _errs12 = errors;
                            if (errors === _errs12)
                              if (typeof data3 == "string") {
                                if (!pattern2.test(data3))
                                  return validate39.errors = [{ instancePath: instancePath + "/values/" + i0, schemaPath: "#/oneOf/1/properties/values/items/pattern", keyword: "pattern", params: { pattern: "^([a-z0-9_-]+@[0-9]+(\\/[a-z0-9_-]+@[0-9]+)*::)?[a-z0-9_-]+$" } }], !1;
                              } else
                                return validate39.errors = [{ instancePath: instancePath + "/values/" + i0, schemaPath: "#/oneOf/1/properties/values/items/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid4 = _errs12 === errors;
                            if (!valid4)
                              break;
                          }
                        } else
                          return validate39.errors = [{ instancePath: instancePath + "/values", schemaPath: "#/oneOf/1/properties/values/type", keyword: "type", params: { type: "array" } }], !1;
                      var valid3 = _errs10 === errors;
                    } else
                      var valid3 = !0;
                }
              } else
                return validate39.errors = [{ instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
          } else
            return validate39.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } }], !1;
        else
          return validate39.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } }], !1;
      }
    } else
      return validate39.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate39.errors = vErrors, errors === 0;
}
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.completed === void 0 && (missing0 = "completed") || data.loopStack === void 0 && (missing0 = "loopStack") || data.pending === void 0 && (missing0 = "pending"))
        return validate38.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.kind !== void 0) {
        let data0 = data.kind, _errs2 = errors;
        if (typeof data0 != "string")
          return validate38.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
        if (data0 !== "running")
          return validate38.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "running" } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.completed !== void 0) {
          let _errs4 = errors;
          validate39(data.completed, { instancePath: instancePath + "/completed", parentData: data, parentDataProperty: "completed", rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length);
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.loopStack !== void 0) {
            let data2 = data.loopStack, _errs5 = errors;
            if (errors === _errs5)
              if (Array.isArray(data2)) {
                var valid1 = !0;
                let len0 = data2.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data3 = data2[i0], _errs7 = errors;
                  if (errors === _errs7)
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                      let missing1;
                      if (data3.loopId === void 0 && (missing1 = "loopId") || data3.iteration === void 0 && (missing1 = "iteration") || data3.bodyIndex === void 0 && (missing1 = "bodyIndex"))
                        return validate38.errors = [{ instancePath: instancePath + "/loopStack/" + i0, schemaPath: "#/properties/loopStack/items/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                      if (data3.loopId !== void 0) {
                        let data4 = data3.loopId, _errs10 = errors;
                        if (errors === _errs10)
                          if (typeof data4 == "string") {
                            if (!pattern3.test(data4))
                              return validate38.errors = [{ instancePath: instancePath + "/loopStack/" + i0 + "/loopId", schemaPath: "#/properties/loopStack/items/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                          } else
                            return validate38.errors = [{ instancePath: instancePath + "/loopStack/" + i0 + "/loopId", schemaPath: "#/properties/loopStack/items/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid2 = _errs10 === errors;
                      } else
                        var valid2 = !0;
                      if (valid2) {
                        if (data3.iteration !== void 0) {
                          let data5 = data3.iteration, _errs12 = errors;
                          if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                            return validate38.errors = [{ instancePath: instancePath + "/loopStack/" + i0 + "/iteration", schemaPath: "#/properties/loopStack/items/properties/iteration/type", keyword: "type", params: { type: "integer" } }], !1;
                          if (errors === _errs12 && typeof data5 == "number" && isFinite(data5) && (data5 < 0 || isNaN(data5)))
                            return validate38.errors = [{ instancePath: instancePath + "/loopStack/" + i0 + "/iteration", schemaPath: "#/properties/loopStack/items/properties/iteration/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                          var valid2 = _errs12 === errors;
                        } else
                          var valid2 = !0;
                        if (valid2) {
                          if (data3.bodyIndex !== void 0) {
                            let data6 = data3.bodyIndex, _errs14 = errors;
                            if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                              return validate38.errors = [{ instancePath: instancePath + "/loopStack/" + i0 + "/bodyIndex", schemaPath: "#/properties/loopStack/items/properties/bodyIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                            if (errors === _errs14 && typeof data6 == "number" && isFinite(data6) && (data6 < 0 || isNaN(data6)))
                              return validate38.errors = [{ instancePath: instancePath + "/loopStack/" + i0 + "/bodyIndex", schemaPath: "#/properties/loopStack/items/properties/bodyIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                            var valid2 = _errs14 === errors;
                          } else
                            var valid2 = !0;
                          if (valid2) {
                            if (data3.items !== void 0) {
                              let _errs16 = errors;
                              if (errors === _errs16 && !Array.isArray(data3.items))
                                return validate38.errors = [{ instancePath: instancePath + "/loopStack/" + i0 + "/items", schemaPath: "#/properties/loopStack/items/properties/items/type", keyword: "type", params: { type: "array" } }], !1;
                              var valid2 = _errs16 === errors;
                            } else
                              var valid2 = !0;
                            if (valid2) {
                              if (data3.control !== void 0) {
                                let data8 = data3.control, _errs18 = errors;
                                if (typeof data8 != "string")
                                  return validate38.errors = [{ instancePath: instancePath + "/loopStack/" + i0 + "/control", schemaPath: "#/properties/loopStack/items/properties/control/type", keyword: "type", params: { type: "string" } }], !1;
                                if (!(data8 === "continue" || data8 === "stop"))
                                  return validate38.errors = [{ instancePath: instancePath + "/loopStack/" + i0 + "/control", schemaPath: "#/properties/loopStack/items/properties/control/enum", keyword: "enum", params: { allowedValues: schema16.properties.loopStack.items.properties.control.enum } }], !1;
                                var valid2 = _errs18 === errors;
                              } else
                                var valid2 = !0;
                              if (valid2)
                                if (data3.itemsIn !== void 0) {
                                  let data9 = data3.itemsIn, _errs20 = errors;
                                  if (errors === _errs20)
                                    if (typeof data9 == "string") {
                                      if (!pattern1.test(data9))
                                        return validate38.errors = [{ instancePath: instancePath + "/loopStack/" + i0 + "/itemsIn", schemaPath: "#/properties/loopStack/items/properties/itemsIn/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                    } else
                                      return validate38.errors = [{ instancePath: instancePath + "/loopStack/" + i0 + "/itemsIn", schemaPath: "#/properties/loopStack/items/properties/itemsIn/type", keyword: "type", params: { type: "string" } }], !1;
                                  var valid2 = _errs20 === errors;
                                } else
                                  var valid2 = !0;
                            }
                          }
                        }
                      }
                    } else
                      return validate38.errors = [{ instancePath: instancePath + "/loopStack/" + i0, schemaPath: "#/properties/loopStack/items/type", keyword: "type", params: { type: "object" } }], !1;
                  var valid1 = _errs7 === errors;
                  if (!valid1)
                    break;
                }
              } else
                return validate38.errors = [{ instancePath: instancePath + "/loopStack", schemaPath: "#/properties/loopStack/type", keyword: "type", params: { type: "array" } }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.pending !== void 0) {
              let _errs22 = errors;
              validate28(data.pending, { instancePath: instancePath + "/pending", parentData: data, parentDataProperty: "pending", rootData }) || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length);
              var valid0 = _errs22 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.seeds !== void 0) {
                let _errs23 = errors;
                validate30(data.seeds, { instancePath: instancePath + "/seeds", parentData: data, parentDataProperty: "seeds", rootData }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length);
                var valid0 = _errs23 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate38.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate38.errors = vErrors, errors === 0;
}
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind"))
        return validate37.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let tag0 = data.kind;
        if (typeof tag0 == "string")
          if (tag0 === "running")
            validate38(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors), errors = vErrors.length);
          else if (tag0 === "complete") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.kind === void 0 && (missing1 = "kind") || data.completed === void 0 && (missing1 = "completed"))
                  return validate37.errors = [{ instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                if (data.kind !== void 0) {
                  let data0 = data.kind, _errs6 = errors;
                  if (typeof data0 != "string")
                    return validate37.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                  if (data0 !== "complete")
                    return validate37.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "complete" } }], !1;
                  var valid3 = _errs6 === errors;
                } else
                  var valid3 = !0;
                if (valid3)
                  if (data.completed !== void 0) {
                    let _errs8 = errors;
                    validate39(data.completed, { instancePath: instancePath + "/completed", parentData: data, parentDataProperty: "completed", rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length);
                    var valid3 = _errs8 === errors;
                  } else
                    var valid3 = !0;
              } else
                return validate37.errors = [{ instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
          } else
            return validate37.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } }], !1;
        else
          return validate37.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } }], !1;
      }
    } else
      return validate37.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate37.errors = vErrors, errors === 0;
}
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.v === void 0 && (missing0 = "v") || data.parent === void 0 && (missing0 = "parent") || data.engineState === void 0 && (missing0 = "engineState"))
        return validate36.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.v !== void 0) {
        let data0 = data.v, _errs2 = errors;
        if (!(typeof data0 == "number" && isFinite(data0)))
          return validate36.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
        if (data0 !== 2)
          return validate36.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/properties/v/const", keyword: "const", params: { allowedValue: 2 } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.parent !== void 0) {
          let data1 = data.parent, _errs4 = errors;
          if (errors === _errs4)
            if (typeof data1 == "string") {
              if (!pattern1.test(data1))
                return validate36.errors = [{ instancePath: instancePath + "/parent", schemaPath: "#/properties/parent/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
            } else
              return validate36.errors = [{ instancePath: instancePath + "/parent", schemaPath: "#/properties/parent/type", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.engineState !== void 0) {
            let _errs6 = errors;
            validate37(data.engineState, { instancePath: instancePath + "/engineState", parentData: data, parentDataProperty: "engineState", rootData }) || (vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors), errors = vErrors.length);
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate36.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate36.errors = vErrors, errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate23(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate36(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    return vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++, validate22.errors = vErrors, !1;
  }
  return validate22.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.v === void 0 && (missing0 = "v") || data.kind === void 0 && (missing0 = "kind") || data.workflowId === void 0 && (missing0 = "workflowId") || data.workflowHash === void 0 && (missing0 = "workflowHash") || data.enginePayload === void 0 && (missing0 = "enginePayload"))
        return validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.v !== void 0) {
        let data0 = data.v, _errs2 = errors;
        if (!(typeof data0 == "number" && isFinite(data0)))
          return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
        if (data0 !== 1)
          return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.kind !== void 0) {
          let data1 = data.kind, _errs4 = errors;
          if (typeof data1 != "string")
            return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
          if (data1 !== "execution_snapshot")
            return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "execution_snapshot" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.workflowId !== void 0) {
            let data2 = data.workflowId, _errs6 = errors;
            if (errors === _errs6)
              if (typeof data2 == "string") {
                if (!pattern0.test(data2))
                  return validate21.errors = [{ instancePath: instancePath + "/workflowId", schemaPath: "#/properties/workflowId/pattern", keyword: "pattern", params: { pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" } }], !1;
              } else
                return validate21.errors = [{ instancePath: instancePath + "/workflowId", schemaPath: "#/properties/workflowId/type", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.workflowHash !== void 0) {
              let data3 = data.workflowHash, _errs8 = errors;
              if (errors === _errs8)
                if (typeof data3 == "string") {
                  if (!pattern1.test(data3))
                    return validate21.errors = [{ instancePath: instancePath + "/workflowHash", schemaPath: "#/properties/workflowHash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                } else
                  return validate21.errors = [{ instancePath: instancePath + "/workflowHash", schemaPath: "#/properties/workflowHash/type", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.enginePayload !== void 0) {
                let _errs10 = errors;
                validate22(data.enginePayload, { instancePath: instancePath + "/enginePayload", parentData: data, parentDataProperty: "enginePayload", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                var valid0 = _errs10 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate21.errors = vErrors, errors === 0;
}
var problemsOfExecutionSnapshot = (value) => find(value) ? [] : find.errors;
export {
  problemsOfExecutionSnapshot
};
