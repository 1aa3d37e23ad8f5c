// Generated from schemas/execution-snapshot.ts by `npm run generate`; do not edit.
// <stdin>
var validateExecutionSnapshot = validate10, schema11 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Execution snapshot", type: "object", properties: { v: { type: "number", const: 1 }, kind: { type: "string", const: "execution_snapshot" }, workflowId: { type: "string", pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" }, workflowHash: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, enginePayload: { anyOf: [{ type: "object", properties: { v: { type: "number", const: 1 }, engineState: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "init" } }, required: ["kind"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "running" }, completed: { type: "object", properties: { kind: { type: "string", const: "set" }, values: { type: "array", items: { type: "string", pattern: "^([a-z0-9_-]+@[0-9]+(\\/[a-z0-9_-]+@[0-9]+)*::)?[a-z0-9_-]+$" } } }, required: ["kind", "values"], additionalProperties: !0 }, loopStack: { type: "array", items: { type: "object", properties: { loopId: { type: "string", pattern: "^[a-z0-9_-]+$" }, iteration: { type: "integer", minimum: 0 }, bodyIndex: { type: "integer", minimum: 0 }, items: { type: "array", items: {} }, control: { type: "string", enum: ["continue", "stop"] } }, required: ["loopId", "iteration", "bodyIndex"], additionalProperties: !0 } }, pending: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "none" } }, required: ["kind"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "some" }, step: { type: "object", properties: { stepId: { type: "string", pattern: "^[a-z0-9_-]+$" }, loopPath: { type: "array", items: { type: "object", properties: { loopId: { type: "string", pattern: "^[a-z0-9_-]+$" }, iteration: { type: "integer", minimum: 0 } }, required: ["loopId", "iteration"], additionalProperties: !0 } } }, required: ["stepId", "loopPath"], additionalProperties: !0 } }, required: ["kind", "step"], additionalProperties: !0 }] }, seeds: { type: "array", items: { type: "object", properties: { loopId: { type: "string", pattern: "^[a-z0-9_-]+$" }, decision: { type: "string", enum: ["continue", "stop"] } }, required: ["loopId", "decision"], additionalProperties: !0 }, minItems: 1 } }, required: ["kind", "completed", "loopStack", "pending"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "complete" }, completed: { type: "object", properties: { kind: { type: "string", const: "set" }, values: { type: "array", items: { type: "string", pattern: "^([a-z0-9_-]+@[0-9]+(\\/[a-z0-9_-]+@[0-9]+)*::)?[a-z0-9_-]+$" } } }, required: ["kind", "values"], additionalProperties: !0 } }, required: ["kind", "completed"], additionalProperties: !0 }] } }, required: ["v", "engineState"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 2 }, parent: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, engineState: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "running" }, completed: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "set" }, values: { type: "array", items: { type: "string", pattern: "^([a-z0-9_-]+@[0-9]+(\\/[a-z0-9_-]+@[0-9]+)*::)?[a-z0-9_-]+$" } } }, required: ["kind", "values"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "since_parent" }, count: { type: "integer", minimum: 0 }, values: { type: "array", items: { type: "string", pattern: "^([a-z0-9_-]+@[0-9]+(\\/[a-z0-9_-]+@[0-9]+)*::)?[a-z0-9_-]+$" } } }, required: ["kind", "count", "values"], additionalProperties: !0 }] }, loopStack: { type: "array", items: { type: "object", properties: { loopId: { type: "string", pattern: "^[a-z0-9_-]+$" }, iteration: { type: "integer", minimum: 0 }, bodyIndex: { type: "integer", minimum: 0 }, items: { type: "array", items: {} }, control: { type: "string", enum: ["continue", "stop"] }, itemsIn: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" } }, required: ["loopId", "iteration", "bodyIndex"], additionalProperties: !0 } }, pending: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "none" } }, required: ["kind"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "some" }, step: { type: "object", properties: { stepId: { type: "string", pattern: "^[a-z0-9_-]+$" }, loopPath: { type: "array", items: { type: "object", properties: { loopId: { type: "string", pattern: "^[a-z0-9_-]+$" }, iteration: { type: "integer", minimum: 0 } }, required: ["loopId", "iteration"], additionalProperties: !0 } } }, required: ["stepId", "loopPath"], additionalProperties: !0 } }, required: ["kind", "step"], additionalProperties: !0 }] }, seeds: { type: "array", items: { type: "object", properties: { loopId: { type: "string", pattern: "^[a-z0-9_-]+$" }, decision: { type: "string", enum: ["continue", "stop"] } }, required: ["loopId", "decision"], additionalProperties: !0 }, minItems: 1 } }, required: ["kind", "completed", "loopStack", "pending"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "complete" }, completed: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "set" }, values: { type: "array", items: { type: "string", pattern: "^([a-z0-9_-]+@[0-9]+(\\/[a-z0-9_-]+@[0-9]+)*::)?[a-z0-9_-]+$" } } }, required: ["kind", "values"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "since_parent" }, count: { type: "integer", minimum: 0 }, values: { type: "array", items: { type: "string", pattern: "^([a-z0-9_-]+@[0-9]+(\\/[a-z0-9_-]+@[0-9]+)*::)?[a-z0-9_-]+$" } } }, required: ["kind", "count", "values"], additionalProperties: !0 }] } }, required: ["kind", "completed"], additionalProperties: !0 }] } }, required: ["v", "parent", "engineState"], additionalProperties: !0 }] } }, required: ["v", "kind", "workflowId", "workflowHash", "enginePayload"], additionalProperties: !0 }, pattern0 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), pattern1 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), pattern2 = new RegExp("^([a-z0-9_-]+@[0-9]+(\\/[a-z0-9_-]+@[0-9]+)*::)?[a-z0-9_-]+$", "u"), pattern3 = new RegExp("^[a-z0-9_-]+$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.v === void 0 && (missing0 = "v") || data.kind === void 0 && (missing0 = "kind") || data.workflowId === void 0 && (missing0 = "workflowId") || data.workflowHash === void 0 && (missing0 = "workflowHash") || data.enginePayload === void 0 && (missing0 = "enginePayload"))
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
        if (data.kind !== void 0) {
          let data1 = data.kind, _errs4 = errors;
          if (typeof data1 != "string")
            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
          if (data1 !== "execution_snapshot")
            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "execution_snapshot" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.workflowId !== void 0) {
            let data2 = data.workflowId, _errs6 = errors;
            if (errors === _errs6)
              if (typeof data2 == "string") {
                if (!pattern0.test(data2))
                  return validate10.errors = [{ instancePath: instancePath + "/workflowId", schemaPath: "#/properties/workflowId/pattern", keyword: "pattern", params: { pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" } }], !1;
              } else
                return validate10.errors = [{ instancePath: instancePath + "/workflowId", schemaPath: "#/properties/workflowId/type", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.workflowHash !== void 0) {
              let data3 = data.workflowHash, _errs8 = errors;
              if (errors === _errs8)
                if (typeof data3 == "string") {
                  if (!pattern1.test(data3))
                    return validate10.errors = [{ instancePath: instancePath + "/workflowHash", schemaPath: "#/properties/workflowHash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                } else
                  return validate10.errors = [{ instancePath: instancePath + "/workflowHash", schemaPath: "#/properties/workflowHash/type", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.enginePayload !== void 0) {
                let data4 = data.enginePayload, _errs10 = errors, _errs11 = errors, valid1 = !1, _errs12 = errors;
                if (errors === _errs12)
                  if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                    let missing1;
                    if (data4.v === void 0 && (missing1 = "v") || data4.engineState === void 0 && (missing1 = "engineState")) {
                      let err0 = { instancePath: instancePath + "/enginePayload", schemaPath: "#/properties/enginePayload/anyOf/0/required", keyword: "required", params: { missingProperty: missing1 } };
                      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                    } else {
                      if (data4.v !== void 0) {
                        let data5 = data4.v, _errs15 = errors;
                        if (typeof data5 != "number") {
                          let err1 = { instancePath: instancePath + "/enginePayload/v", schemaPath: "#/properties/enginePayload/anyOf/0/properties/v/type", keyword: "type", params: { type: "number" } };
                          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                        }
                        if (data5 !== 1) {
                          let err2 = { instancePath: instancePath + "/enginePayload/v", schemaPath: "#/properties/enginePayload/anyOf/0/properties/v/const", keyword: "const", params: { allowedValue: 1 } };
                          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                        }
                        var valid2 = _errs15 === errors;
                      } else
                        var valid2 = !0;
                      if (valid2)
                        if (data4.engineState !== void 0) {
                          let data6 = data4.engineState, _errs17 = errors;
                          if (errors === _errs17)
                            if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                              let missing2;
                              if (data6.kind === void 0 && (missing2 = "kind")) {
                                let err3 = { instancePath: instancePath + "/enginePayload/engineState", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/required", keyword: "required", params: { missingProperty: missing2 } };
                                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                              } else {
                                let tag0 = data6.kind;
                                if (typeof tag0 == "string")
                                  if (tag0 === "init") {
                                    if (errors === errors)
                                      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                                        let missing3;
                                        if (data6.kind === void 0 && (missing3 = "kind")) {
                                          let err4 = { instancePath: instancePath + "/enginePayload/engineState", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/0/required", keyword: "required", params: { missingProperty: missing3 } };
                                          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                                        } else if (data6.kind !== void 0) {
                                          let data7 = data6.kind;
                                          if (typeof data7 != "string") {
                                            let err5 = { instancePath: instancePath + "/enginePayload/engineState/kind", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } };
                                            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                                          }
                                          if (data7 !== "init") {
                                            let err6 = { instancePath: instancePath + "/enginePayload/engineState/kind", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "init" } };
                                            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                                          }
                                        }
                                      } else {
                                        let err7 = { instancePath: instancePath + "/enginePayload/engineState", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/0/type", keyword: "type", params: { type: "object" } };
                                        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                                      }
                                  } else if (tag0 === "running") {
                                    if (errors === errors)
                                      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                                        let missing4;
                                        if (data6.kind === void 0 && (missing4 = "kind") || data6.completed === void 0 && (missing4 = "completed") || data6.loopStack === void 0 && (missing4 = "loopStack") || data6.pending === void 0 && (missing4 = "pending")) {
                                          let err8 = { instancePath: instancePath + "/enginePayload/engineState", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/required", keyword: "required", params: { missingProperty: missing4 } };
                                          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                                        } else {
                                          if (data6.kind !== void 0) {
                                            let data8 = data6.kind, _errs28 = errors;
                                            if (typeof data8 != "string") {
                                              let err9 = { instancePath: instancePath + "/enginePayload/engineState/kind", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } };
                                              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                                            }
                                            if (data8 !== "running") {
                                              let err10 = { instancePath: instancePath + "/enginePayload/engineState/kind", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "running" } };
                                              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                                            }
                                            var valid7 = _errs28 === errors;
                                          } else
                                            var valid7 = !0;
                                          if (valid7) {
                                            if (data6.completed !== void 0) {
                                              let data9 = data6.completed, _errs30 = errors;
                                              if (errors === _errs30)
                                                if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                                  let missing5;
                                                  if (data9.kind === void 0 && (missing5 = "kind") || data9.values === void 0 && (missing5 = "values")) {
                                                    let err11 = { instancePath: instancePath + "/enginePayload/engineState/completed", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/completed/required", keyword: "required", params: { missingProperty: missing5 } };
                                                    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                                                  } else {
                                                    if (data9.kind !== void 0) {
                                                      let data10 = data9.kind, _errs33 = errors;
                                                      if (typeof data10 != "string") {
                                                        let err12 = { instancePath: instancePath + "/enginePayload/engineState/completed/kind", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/completed/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                                                      }
                                                      if (data10 !== "set") {
                                                        let err13 = { instancePath: instancePath + "/enginePayload/engineState/completed/kind", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/completed/properties/kind/const", keyword: "const", params: { allowedValue: "set" } };
                                                        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                                                      }
                                                      var valid8 = _errs33 === errors;
                                                    } else
                                                      var valid8 = !0;
                                                    if (valid8)
                                                      if (data9.values !== void 0) {
                                                        let data11 = data9.values, _errs35 = errors;
                                                        if (errors === _errs35)
                                                          if (Array.isArray(data11)) {
                                                            var valid9 = !0;
                                                            let len0 = data11.length;
                                                            for (let i0 = 0; i0 < len0; i0++) {
                                                              let data12 = data11[i0], _errs37 = errors;
                                                              if (errors === _errs37)
                                                                if (typeof data12 == "string") {
                                                                  if (!pattern2.test(data12)) {
                                                                    let err14 = { instancePath: instancePath + "/enginePayload/engineState/completed/values/" + i0, schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/completed/properties/values/items/pattern", keyword: "pattern", params: { pattern: "^([a-z0-9_-]+@[0-9]+(\\/[a-z0-9_-]+@[0-9]+)*::)?[a-z0-9_-]+$" } };
                                                                    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                                                                  }
                                                                } else {
                                                                  let err15 = { instancePath: instancePath + "/enginePayload/engineState/completed/values/" + i0, schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/completed/properties/values/items/type", keyword: "type", params: { type: "string" } };
                                                                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                                                                }
                                                              var valid9 = _errs37 === errors;
                                                              if (!valid9)
                                                                break;
                                                            }
                                                          } else {
                                                            let err16 = { instancePath: instancePath + "/enginePayload/engineState/completed/values", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/completed/properties/values/type", keyword: "type", params: { type: "array" } };
                                                            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                                                          }
                                                        var valid8 = _errs35 === errors;
                                                      } else
                                                        var valid8 = !0;
                                                  }
                                                } else {
                                                  let err17 = { instancePath: instancePath + "/enginePayload/engineState/completed", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/completed/type", keyword: "type", params: { type: "object" } };
                                                  vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                                                }
                                              var valid7 = _errs30 === errors;
                                            } else
                                              var valid7 = !0;
                                            if (valid7) {
                                              if (data6.loopStack !== void 0) {
                                                let data13 = data6.loopStack, _errs39 = errors;
                                                if (errors === _errs39)
                                                  if (Array.isArray(data13)) {
                                                    var valid10 = !0;
                                                    let len1 = data13.length;
                                                    for (let i1 = 0; i1 < len1; i1++) {
                                                      let data14 = data13[i1], _errs41 = errors;
                                                      if (errors === _errs41)
                                                        if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                                                          let missing6;
                                                          if (data14.loopId === void 0 && (missing6 = "loopId") || data14.iteration === void 0 && (missing6 = "iteration") || data14.bodyIndex === void 0 && (missing6 = "bodyIndex")) {
                                                            let err18 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1, schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/loopStack/items/required", keyword: "required", params: { missingProperty: missing6 } };
                                                            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                                                          } else {
                                                            if (data14.loopId !== void 0) {
                                                              let data15 = data14.loopId, _errs44 = errors;
                                                              if (errors === _errs44)
                                                                if (typeof data15 == "string") {
                                                                  if (!pattern3.test(data15)) {
                                                                    let err19 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1 + "/loopId", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/loopStack/items/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } };
                                                                    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                                                                  }
                                                                } else {
                                                                  let err20 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1 + "/loopId", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/loopStack/items/properties/loopId/type", keyword: "type", params: { type: "string" } };
                                                                  vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                                                                }
                                                              var valid11 = _errs44 === errors;
                                                            } else
                                                              var valid11 = !0;
                                                            if (valid11) {
                                                              if (data14.iteration !== void 0) {
                                                                let data16 = data14.iteration, _errs46 = errors;
                                                                if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16))) {
                                                                  let err21 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1 + "/iteration", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/loopStack/items/properties/iteration/type", keyword: "type", params: { type: "integer" } };
                                                                  vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                                                                }
                                                                if (errors === _errs46 && typeof data16 == "number" && (data16 < 0 || isNaN(data16))) {
                                                                  let err22 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1 + "/iteration", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/loopStack/items/properties/iteration/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                                                  vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                                                                }
                                                                var valid11 = _errs46 === errors;
                                                              } else
                                                                var valid11 = !0;
                                                              if (valid11) {
                                                                if (data14.bodyIndex !== void 0) {
                                                                  let data17 = data14.bodyIndex, _errs48 = errors;
                                                                  if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17))) {
                                                                    let err23 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1 + "/bodyIndex", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/loopStack/items/properties/bodyIndex/type", keyword: "type", params: { type: "integer" } };
                                                                    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                                                                  }
                                                                  if (errors === _errs48 && typeof data17 == "number" && (data17 < 0 || isNaN(data17))) {
                                                                    let err24 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1 + "/bodyIndex", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/loopStack/items/properties/bodyIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                                                    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                                                                  }
                                                                  var valid11 = _errs48 === errors;
                                                                } else
                                                                  var valid11 = !0;
                                                                if (valid11) {
                                                                  if (data14.items !== void 0) {
                                                                    let _errs50 = errors;
                                                                    if (errors === _errs50 && !Array.isArray(data14.items)) {
                                                                      let err25 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1 + "/items", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/loopStack/items/properties/items/type", keyword: "type", params: { type: "array" } };
                                                                      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                                                                    }
                                                                    var valid11 = _errs50 === errors;
                                                                  } else
                                                                    var valid11 = !0;
                                                                  if (valid11)
                                                                    if (data14.control !== void 0) {
                                                                      let data19 = data14.control, _errs52 = errors;
                                                                      if (typeof data19 != "string") {
                                                                        let err26 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1 + "/control", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/loopStack/items/properties/control/type", keyword: "type", params: { type: "string" } };
                                                                        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                                                                      }
                                                                      if (!(data19 === "continue" || data19 === "stop")) {
                                                                        let err27 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1 + "/control", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/loopStack/items/properties/control/enum", keyword: "enum", params: { allowedValues: schema11.properties.enginePayload.anyOf[0].properties.engineState.oneOf[1].properties.loopStack.items.properties.control.enum } };
                                                                        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                                                                      }
                                                                      var valid11 = _errs52 === errors;
                                                                    } else
                                                                      var valid11 = !0;
                                                                }
                                                              }
                                                            }
                                                          }
                                                        } else {
                                                          let err28 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1, schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/loopStack/items/type", keyword: "type", params: { type: "object" } };
                                                          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                                                        }
                                                      var valid10 = _errs41 === errors;
                                                      if (!valid10)
                                                        break;
                                                    }
                                                  } else {
                                                    let err29 = { instancePath: instancePath + "/enginePayload/engineState/loopStack", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/loopStack/type", keyword: "type", params: { type: "array" } };
                                                    vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                                                  }
                                                var valid7 = _errs39 === errors;
                                              } else
                                                var valid7 = !0;
                                              if (valid7) {
                                                if (data6.pending !== void 0) {
                                                  let data20 = data6.pending, _errs54 = errors;
                                                  if (errors === _errs54)
                                                    if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                                                      let missing7;
                                                      if (data20.kind === void 0 && (missing7 = "kind")) {
                                                        let err30 = { instancePath: instancePath + "/enginePayload/engineState/pending", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/pending/required", keyword: "required", params: { missingProperty: missing7 } };
                                                        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                                                      } else {
                                                        let tag1 = data20.kind;
                                                        if (typeof tag1 == "string")
                                                          if (tag1 === "none") {
                                                            if (errors === errors)
                                                              if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                                                                let missing8;
                                                                if (data20.kind === void 0 && (missing8 = "kind")) {
                                                                  let err31 = { instancePath: instancePath + "/enginePayload/engineState/pending", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/pending/oneOf/0/required", keyword: "required", params: { missingProperty: missing8 } };
                                                                  vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                                                                } else if (data20.kind !== void 0) {
                                                                  let data21 = data20.kind;
                                                                  if (typeof data21 != "string") {
                                                                    let err32 = { instancePath: instancePath + "/enginePayload/engineState/pending/kind", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/pending/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                    vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                                                                  }
                                                                  if (data21 !== "none") {
                                                                    let err33 = { instancePath: instancePath + "/enginePayload/engineState/pending/kind", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/pending/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "none" } };
                                                                    vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                                                                  }
                                                                }
                                                              } else {
                                                                let err34 = { instancePath: instancePath + "/enginePayload/engineState/pending", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/pending/oneOf/0/type", keyword: "type", params: { type: "object" } };
                                                                vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                                                              }
                                                          } else if (tag1 === "some") {
                                                            if (errors === errors)
                                                              if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                                                                let missing9;
                                                                if (data20.kind === void 0 && (missing9 = "kind") || data20.step === void 0 && (missing9 = "step")) {
                                                                  let err35 = { instancePath: instancePath + "/enginePayload/engineState/pending", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/pending/oneOf/1/required", keyword: "required", params: { missingProperty: missing9 } };
                                                                  vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                                                                } else {
                                                                  if (data20.kind !== void 0) {
                                                                    let data22 = data20.kind, _errs65 = errors;
                                                                    if (typeof data22 != "string") {
                                                                      let err36 = { instancePath: instancePath + "/enginePayload/engineState/pending/kind", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/pending/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                      vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                                                                    }
                                                                    if (data22 !== "some") {
                                                                      let err37 = { instancePath: instancePath + "/enginePayload/engineState/pending/kind", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/pending/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "some" } };
                                                                      vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                                                                    }
                                                                    var valid16 = _errs65 === errors;
                                                                  } else
                                                                    var valid16 = !0;
                                                                  if (valid16)
                                                                    if (data20.step !== void 0) {
                                                                      let data23 = data20.step, _errs67 = errors;
                                                                      if (errors === _errs67)
                                                                        if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                                                                          let missing10;
                                                                          if (data23.stepId === void 0 && (missing10 = "stepId") || data23.loopPath === void 0 && (missing10 = "loopPath")) {
                                                                            let err38 = { instancePath: instancePath + "/enginePayload/engineState/pending/step", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/pending/oneOf/1/properties/step/required", keyword: "required", params: { missingProperty: missing10 } };
                                                                            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                                                                          } else {
                                                                            if (data23.stepId !== void 0) {
                                                                              let data24 = data23.stepId, _errs70 = errors;
                                                                              if (errors === _errs70)
                                                                                if (typeof data24 == "string") {
                                                                                  if (!pattern3.test(data24)) {
                                                                                    let err39 = { instancePath: instancePath + "/enginePayload/engineState/pending/step/stepId", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/pending/oneOf/1/properties/step/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } };
                                                                                    vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                                                                                  }
                                                                                } else {
                                                                                  let err40 = { instancePath: instancePath + "/enginePayload/engineState/pending/step/stepId", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/pending/oneOf/1/properties/step/properties/stepId/type", keyword: "type", params: { type: "string" } };
                                                                                  vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                                                                                }
                                                                              var valid17 = _errs70 === errors;
                                                                            } else
                                                                              var valid17 = !0;
                                                                            if (valid17)
                                                                              if (data23.loopPath !== void 0) {
                                                                                let data25 = data23.loopPath, _errs72 = errors;
                                                                                if (errors === _errs72)
                                                                                  if (Array.isArray(data25)) {
                                                                                    var valid18 = !0;
                                                                                    let len2 = data25.length;
                                                                                    for (let i2 = 0; i2 < len2; i2++) {
                                                                                      let data26 = data25[i2], _errs74 = errors;
                                                                                      if (errors === _errs74)
                                                                                        if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                                                                                          let missing11;
                                                                                          if (data26.loopId === void 0 && (missing11 = "loopId") || data26.iteration === void 0 && (missing11 = "iteration")) {
                                                                                            let err41 = { instancePath: instancePath + "/enginePayload/engineState/pending/step/loopPath/" + i2, schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/pending/oneOf/1/properties/step/properties/loopPath/items/required", keyword: "required", params: { missingProperty: missing11 } };
                                                                                            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                                                                                          } else {
                                                                                            if (data26.loopId !== void 0) {
                                                                                              let data27 = data26.loopId, _errs77 = errors;
                                                                                              if (errors === _errs77)
                                                                                                if (typeof data27 == "string") {
                                                                                                  if (!pattern3.test(data27)) {
                                                                                                    let err42 = { instancePath: instancePath + "/enginePayload/engineState/pending/step/loopPath/" + i2 + "/loopId", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/pending/oneOf/1/properties/step/properties/loopPath/items/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } };
                                                                                                    vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                                                                                                  }
                                                                                                } else {
                                                                                                  let err43 = { instancePath: instancePath + "/enginePayload/engineState/pending/step/loopPath/" + i2 + "/loopId", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/pending/oneOf/1/properties/step/properties/loopPath/items/properties/loopId/type", keyword: "type", params: { type: "string" } };
                                                                                                  vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                                                                                                }
                                                                                              var valid19 = _errs77 === errors;
                                                                                            } else
                                                                                              var valid19 = !0;
                                                                                            if (valid19)
                                                                                              if (data26.iteration !== void 0) {
                                                                                                let data28 = data26.iteration, _errs79 = errors;
                                                                                                if (!(typeof data28 == "number" && !(data28 % 1) && !isNaN(data28))) {
                                                                                                  let err44 = { instancePath: instancePath + "/enginePayload/engineState/pending/step/loopPath/" + i2 + "/iteration", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/pending/oneOf/1/properties/step/properties/loopPath/items/properties/iteration/type", keyword: "type", params: { type: "integer" } };
                                                                                                  vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                                                                                                }
                                                                                                if (errors === _errs79 && typeof data28 == "number" && (data28 < 0 || isNaN(data28))) {
                                                                                                  let err45 = { instancePath: instancePath + "/enginePayload/engineState/pending/step/loopPath/" + i2 + "/iteration", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/pending/oneOf/1/properties/step/properties/loopPath/items/properties/iteration/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                                                                                  vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                                                                                                }
                                                                                                var valid19 = _errs79 === errors;
                                                                                              } else
                                                                                                var valid19 = !0;
                                                                                          }
                                                                                        } else {
                                                                                          let err46 = { instancePath: instancePath + "/enginePayload/engineState/pending/step/loopPath/" + i2, schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/pending/oneOf/1/properties/step/properties/loopPath/items/type", keyword: "type", params: { type: "object" } };
                                                                                          vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                                                                                        }
                                                                                      var valid18 = _errs74 === errors;
                                                                                      if (!valid18)
                                                                                        break;
                                                                                    }
                                                                                  } else {
                                                                                    let err47 = { instancePath: instancePath + "/enginePayload/engineState/pending/step/loopPath", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/pending/oneOf/1/properties/step/properties/loopPath/type", keyword: "type", params: { type: "array" } };
                                                                                    vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                                                                                  }
                                                                                var valid17 = _errs72 === errors;
                                                                              } else
                                                                                var valid17 = !0;
                                                                          }
                                                                        } else {
                                                                          let err48 = { instancePath: instancePath + "/enginePayload/engineState/pending/step", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/pending/oneOf/1/properties/step/type", keyword: "type", params: { type: "object" } };
                                                                          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                                                                        }
                                                                      var valid16 = _errs67 === errors;
                                                                    } else
                                                                      var valid16 = !0;
                                                                }
                                                              } else {
                                                                let err49 = { instancePath: instancePath + "/enginePayload/engineState/pending", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/pending/oneOf/1/type", keyword: "type", params: { type: "object" } };
                                                                vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                                                              }
                                                          } else {
                                                            let err50 = { instancePath: instancePath + "/enginePayload/engineState/pending", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/pending/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag1 } };
                                                            vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                                                          }
                                                        else {
                                                          let err51 = { instancePath: instancePath + "/enginePayload/engineState/pending", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/pending/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag1 } };
                                                          vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                                                        }
                                                      }
                                                    } else {
                                                      let err52 = { instancePath: instancePath + "/enginePayload/engineState/pending", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/pending/type", keyword: "type", params: { type: "object" } };
                                                      vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                                                    }
                                                  var valid7 = _errs54 === errors;
                                                } else
                                                  var valid7 = !0;
                                                if (valid7)
                                                  if (data6.seeds !== void 0) {
                                                    let data29 = data6.seeds, _errs81 = errors;
                                                    if (errors === _errs81)
                                                      if (Array.isArray(data29))
                                                        if (data29.length < 1) {
                                                          let err53 = { instancePath: instancePath + "/enginePayload/engineState/seeds", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/seeds/minItems", keyword: "minItems", params: { limit: 1 } };
                                                          vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
                                                        } else {
                                                          var valid20 = !0;
                                                          let len3 = data29.length;
                                                          for (let i3 = 0; i3 < len3; i3++) {
                                                            let data30 = data29[i3], _errs83 = errors;
                                                            if (errors === _errs83)
                                                              if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
                                                                let missing12;
                                                                if (data30.loopId === void 0 && (missing12 = "loopId") || data30.decision === void 0 && (missing12 = "decision")) {
                                                                  let err54 = { instancePath: instancePath + "/enginePayload/engineState/seeds/" + i3, schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/seeds/items/required", keyword: "required", params: { missingProperty: missing12 } };
                                                                  vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                                                                } else {
                                                                  if (data30.loopId !== void 0) {
                                                                    let data31 = data30.loopId, _errs86 = errors;
                                                                    if (errors === _errs86)
                                                                      if (typeof data31 == "string") {
                                                                        if (!pattern3.test(data31)) {
                                                                          let err55 = { instancePath: instancePath + "/enginePayload/engineState/seeds/" + i3 + "/loopId", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/seeds/items/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } };
                                                                          vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
                                                                        }
                                                                      } else {
                                                                        let err56 = { instancePath: instancePath + "/enginePayload/engineState/seeds/" + i3 + "/loopId", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/seeds/items/properties/loopId/type", keyword: "type", params: { type: "string" } };
                                                                        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
                                                                      }
                                                                    var valid21 = _errs86 === errors;
                                                                  } else
                                                                    var valid21 = !0;
                                                                  if (valid21)
                                                                    if (data30.decision !== void 0) {
                                                                      let data32 = data30.decision, _errs88 = errors;
                                                                      if (typeof data32 != "string") {
                                                                        let err57 = { instancePath: instancePath + "/enginePayload/engineState/seeds/" + i3 + "/decision", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/seeds/items/properties/decision/type", keyword: "type", params: { type: "string" } };
                                                                        vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
                                                                      }
                                                                      if (!(data32 === "continue" || data32 === "stop")) {
                                                                        let err58 = { instancePath: instancePath + "/enginePayload/engineState/seeds/" + i3 + "/decision", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/seeds/items/properties/decision/enum", keyword: "enum", params: { allowedValues: schema11.properties.enginePayload.anyOf[0].properties.engineState.oneOf[1].properties.seeds.items.properties.decision.enum } };
                                                                        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
                                                                      }
                                                                      var valid21 = _errs88 === errors;
                                                                    } else
                                                                      var valid21 = !0;
                                                                }
                                                              } else {
                                                                let err59 = { instancePath: instancePath + "/enginePayload/engineState/seeds/" + i3, schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/seeds/items/type", keyword: "type", params: { type: "object" } };
                                                                vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
                                                              }
                                                            var valid20 = _errs83 === errors;
                                                            if (!valid20)
                                                              break;
                                                          }
                                                        }
                                                      else {
                                                        let err60 = { instancePath: instancePath + "/enginePayload/engineState/seeds", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/properties/seeds/type", keyword: "type", params: { type: "array" } };
                                                        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
                                                      }
                                                    var valid7 = _errs81 === errors;
                                                  } else
                                                    var valid7 = !0;
                                              }
                                            }
                                          }
                                        }
                                      } else {
                                        let err61 = { instancePath: instancePath + "/enginePayload/engineState", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/1/type", keyword: "type", params: { type: "object" } };
                                        vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
                                      }
                                  } else if (tag0 === "complete") {
                                    if (errors === errors)
                                      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                                        let missing13;
                                        if (data6.kind === void 0 && (missing13 = "kind") || data6.completed === void 0 && (missing13 = "completed")) {
                                          let err62 = { instancePath: instancePath + "/enginePayload/engineState", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/2/required", keyword: "required", params: { missingProperty: missing13 } };
                                          vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
                                        } else {
                                          if (data6.kind !== void 0) {
                                            let data33 = data6.kind, _errs93 = errors;
                                            if (typeof data33 != "string") {
                                              let err63 = { instancePath: instancePath + "/enginePayload/engineState/kind", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } };
                                              vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
                                            }
                                            if (data33 !== "complete") {
                                              let err64 = { instancePath: instancePath + "/enginePayload/engineState/kind", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "complete" } };
                                              vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
                                            }
                                            var valid23 = _errs93 === errors;
                                          } else
                                            var valid23 = !0;
                                          if (valid23)
                                            if (data6.completed !== void 0) {
                                              let data34 = data6.completed, _errs95 = errors;
                                              if (errors === _errs95)
                                                if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
                                                  let missing14;
                                                  if (data34.kind === void 0 && (missing14 = "kind") || data34.values === void 0 && (missing14 = "values")) {
                                                    let err65 = { instancePath: instancePath + "/enginePayload/engineState/completed", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/2/properties/completed/required", keyword: "required", params: { missingProperty: missing14 } };
                                                    vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
                                                  } else {
                                                    if (data34.kind !== void 0) {
                                                      let data35 = data34.kind, _errs98 = errors;
                                                      if (typeof data35 != "string") {
                                                        let err66 = { instancePath: instancePath + "/enginePayload/engineState/completed/kind", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/2/properties/completed/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                        vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
                                                      }
                                                      if (data35 !== "set") {
                                                        let err67 = { instancePath: instancePath + "/enginePayload/engineState/completed/kind", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/2/properties/completed/properties/kind/const", keyword: "const", params: { allowedValue: "set" } };
                                                        vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
                                                      }
                                                      var valid24 = _errs98 === errors;
                                                    } else
                                                      var valid24 = !0;
                                                    if (valid24)
                                                      if (data34.values !== void 0) {
                                                        let data36 = data34.values, _errs100 = errors;
                                                        if (errors === _errs100)
                                                          if (Array.isArray(data36)) {
                                                            var valid25 = !0;
                                                            let len4 = data36.length;
                                                            for (let i4 = 0; i4 < len4; i4++) {
                                                              let data37 = data36[i4], _errs102 = errors;
                                                              if (errors === _errs102)
                                                                if (typeof data37 == "string") {
                                                                  if (!pattern2.test(data37)) {
                                                                    let err68 = { instancePath: instancePath + "/enginePayload/engineState/completed/values/" + i4, schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/2/properties/completed/properties/values/items/pattern", keyword: "pattern", params: { pattern: "^([a-z0-9_-]+@[0-9]+(\\/[a-z0-9_-]+@[0-9]+)*::)?[a-z0-9_-]+$" } };
                                                                    vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
                                                                  }
                                                                } else {
                                                                  let err69 = { instancePath: instancePath + "/enginePayload/engineState/completed/values/" + i4, schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/2/properties/completed/properties/values/items/type", keyword: "type", params: { type: "string" } };
                                                                  vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
                                                                }
                                                              var valid25 = _errs102 === errors;
                                                              if (!valid25)
                                                                break;
                                                            }
                                                          } else {
                                                            let err70 = { instancePath: instancePath + "/enginePayload/engineState/completed/values", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/2/properties/completed/properties/values/type", keyword: "type", params: { type: "array" } };
                                                            vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
                                                          }
                                                        var valid24 = _errs100 === errors;
                                                      } else
                                                        var valid24 = !0;
                                                  }
                                                } else {
                                                  let err71 = { instancePath: instancePath + "/enginePayload/engineState/completed", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/2/properties/completed/type", keyword: "type", params: { type: "object" } };
                                                  vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
                                                }
                                              var valid23 = _errs95 === errors;
                                            } else
                                              var valid23 = !0;
                                        }
                                      } else {
                                        let err72 = { instancePath: instancePath + "/enginePayload/engineState", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/oneOf/2/type", keyword: "type", params: { type: "object" } };
                                        vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
                                      }
                                  } else {
                                    let err73 = { instancePath: instancePath + "/enginePayload/engineState", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } };
                                    vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
                                  }
                                else {
                                  let err74 = { instancePath: instancePath + "/enginePayload/engineState", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } };
                                  vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
                                }
                              }
                            } else {
                              let err75 = { instancePath: instancePath + "/enginePayload/engineState", schemaPath: "#/properties/enginePayload/anyOf/0/properties/engineState/type", keyword: "type", params: { type: "object" } };
                              vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
                            }
                          var valid2 = _errs17 === errors;
                        } else
                          var valid2 = !0;
                    }
                  } else {
                    let err76 = { instancePath: instancePath + "/enginePayload", schemaPath: "#/properties/enginePayload/anyOf/0/type", keyword: "type", params: { type: "object" } };
                    vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
                  }
                var _valid0 = _errs12 === errors;
                if (valid1 = valid1 || _valid0, !valid1) {
                  let _errs104 = errors;
                  if (errors === _errs104)
                    if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                      let missing15;
                      if (data4.v === void 0 && (missing15 = "v") || data4.parent === void 0 && (missing15 = "parent") || data4.engineState === void 0 && (missing15 = "engineState")) {
                        let err77 = { instancePath: instancePath + "/enginePayload", schemaPath: "#/properties/enginePayload/anyOf/1/required", keyword: "required", params: { missingProperty: missing15 } };
                        vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
                      } else {
                        if (data4.v !== void 0) {
                          let data38 = data4.v, _errs107 = errors;
                          if (typeof data38 != "number") {
                            let err78 = { instancePath: instancePath + "/enginePayload/v", schemaPath: "#/properties/enginePayload/anyOf/1/properties/v/type", keyword: "type", params: { type: "number" } };
                            vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
                          }
                          if (data38 !== 2) {
                            let err79 = { instancePath: instancePath + "/enginePayload/v", schemaPath: "#/properties/enginePayload/anyOf/1/properties/v/const", keyword: "const", params: { allowedValue: 2 } };
                            vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
                          }
                          var valid26 = _errs107 === errors;
                        } else
                          var valid26 = !0;
                        if (valid26) {
                          if (data4.parent !== void 0) {
                            let data39 = data4.parent, _errs109 = errors;
                            if (errors === _errs109)
                              if (typeof data39 == "string") {
                                if (!pattern1.test(data39)) {
                                  let err80 = { instancePath: instancePath + "/enginePayload/parent", schemaPath: "#/properties/enginePayload/anyOf/1/properties/parent/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } };
                                  vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
                                }
                              } else {
                                let err81 = { instancePath: instancePath + "/enginePayload/parent", schemaPath: "#/properties/enginePayload/anyOf/1/properties/parent/type", keyword: "type", params: { type: "string" } };
                                vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
                              }
                            var valid26 = _errs109 === errors;
                          } else
                            var valid26 = !0;
                          if (valid26)
                            if (data4.engineState !== void 0) {
                              let data40 = data4.engineState, _errs111 = errors;
                              if (errors === _errs111)
                                if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                                  let missing16;
                                  if (data40.kind === void 0 && (missing16 = "kind")) {
                                    let err82 = { instancePath: instancePath + "/enginePayload/engineState", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/required", keyword: "required", params: { missingProperty: missing16 } };
                                    vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
                                  } else {
                                    let tag2 = data40.kind;
                                    if (typeof tag2 == "string")
                                      if (tag2 === "running") {
                                        if (errors === errors)
                                          if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                                            let missing17;
                                            if (data40.kind === void 0 && (missing17 = "kind") || data40.completed === void 0 && (missing17 = "completed") || data40.loopStack === void 0 && (missing17 = "loopStack") || data40.pending === void 0 && (missing17 = "pending")) {
                                              let err83 = { instancePath: instancePath + "/enginePayload/engineState", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/required", keyword: "required", params: { missingProperty: missing17 } };
                                              vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
                                            } else {
                                              if (data40.kind !== void 0) {
                                                let data41 = data40.kind, _errs117 = errors;
                                                if (typeof data41 != "string") {
                                                  let err84 = { instancePath: instancePath + "/enginePayload/engineState/kind", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                  vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
                                                }
                                                if (data41 !== "running") {
                                                  let err85 = { instancePath: instancePath + "/enginePayload/engineState/kind", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "running" } };
                                                  vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
                                                }
                                                var valid29 = _errs117 === errors;
                                              } else
                                                var valid29 = !0;
                                              if (valid29) {
                                                if (data40.completed !== void 0) {
                                                  let data42 = data40.completed, _errs119 = errors;
                                                  if (errors === _errs119)
                                                    if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
                                                      let missing18;
                                                      if (data42.kind === void 0 && (missing18 = "kind")) {
                                                        let err86 = { instancePath: instancePath + "/enginePayload/engineState/completed", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/completed/required", keyword: "required", params: { missingProperty: missing18 } };
                                                        vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
                                                      } else {
                                                        let tag3 = data42.kind;
                                                        if (typeof tag3 == "string")
                                                          if (tag3 === "set") {
                                                            if (errors === errors)
                                                              if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
                                                                let missing19;
                                                                if (data42.kind === void 0 && (missing19 = "kind") || data42.values === void 0 && (missing19 = "values")) {
                                                                  let err87 = { instancePath: instancePath + "/enginePayload/engineState/completed", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/completed/oneOf/0/required", keyword: "required", params: { missingProperty: missing19 } };
                                                                  vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
                                                                } else {
                                                                  if (data42.kind !== void 0) {
                                                                    let data43 = data42.kind, _errs125 = errors;
                                                                    if (typeof data43 != "string") {
                                                                      let err88 = { instancePath: instancePath + "/enginePayload/engineState/completed/kind", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/completed/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                      vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
                                                                    }
                                                                    if (data43 !== "set") {
                                                                      let err89 = { instancePath: instancePath + "/enginePayload/engineState/completed/kind", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/completed/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "set" } };
                                                                      vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
                                                                    }
                                                                    var valid32 = _errs125 === errors;
                                                                  } else
                                                                    var valid32 = !0;
                                                                  if (valid32)
                                                                    if (data42.values !== void 0) {
                                                                      let data44 = data42.values, _errs127 = errors;
                                                                      if (errors === _errs127)
                                                                        if (Array.isArray(data44)) {
                                                                          var valid33 = !0;
                                                                          let len5 = data44.length;
                                                                          for (let i5 = 0; i5 < len5; i5++) {
                                                                            let data45 = data44[i5], _errs129 = errors;
                                                                            if (errors === _errs129)
                                                                              if (typeof data45 == "string") {
                                                                                if (!pattern2.test(data45)) {
                                                                                  let err90 = { instancePath: instancePath + "/enginePayload/engineState/completed/values/" + i5, schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/completed/oneOf/0/properties/values/items/pattern", keyword: "pattern", params: { pattern: "^([a-z0-9_-]+@[0-9]+(\\/[a-z0-9_-]+@[0-9]+)*::)?[a-z0-9_-]+$" } };
                                                                                  vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
                                                                                }
                                                                              } else {
                                                                                let err91 = { instancePath: instancePath + "/enginePayload/engineState/completed/values/" + i5, schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/completed/oneOf/0/properties/values/items/type", keyword: "type", params: { type: "string" } };
                                                                                vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
                                                                              }
                                                                            var valid33 = _errs129 === errors;
                                                                            if (!valid33)
                                                                              break;
                                                                          }
                                                                        } else {
                                                                          let err92 = { instancePath: instancePath + "/enginePayload/engineState/completed/values", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/completed/oneOf/0/properties/values/type", keyword: "type", params: { type: "array" } };
                                                                          vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
                                                                        }
                                                                      var valid32 = _errs127 === errors;
                                                                    } else
                                                                      var valid32 = !0;
                                                                }
                                                              } else {
                                                                let err93 = { instancePath: instancePath + "/enginePayload/engineState/completed", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/completed/oneOf/0/type", keyword: "type", params: { type: "object" } };
                                                                vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
                                                              }
                                                          } else if (tag3 === "since_parent") {
                                                            if (errors === errors)
                                                              if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
                                                                let missing20;
                                                                if (data42.kind === void 0 && (missing20 = "kind") || data42.count === void 0 && (missing20 = "count") || data42.values === void 0 && (missing20 = "values")) {
                                                                  let err94 = { instancePath: instancePath + "/enginePayload/engineState/completed", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/completed/oneOf/1/required", keyword: "required", params: { missingProperty: missing20 } };
                                                                  vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
                                                                } else {
                                                                  if (data42.kind !== void 0) {
                                                                    let data46 = data42.kind, _errs134 = errors;
                                                                    if (typeof data46 != "string") {
                                                                      let err95 = { instancePath: instancePath + "/enginePayload/engineState/completed/kind", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/completed/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                      vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
                                                                    }
                                                                    if (data46 !== "since_parent") {
                                                                      let err96 = { instancePath: instancePath + "/enginePayload/engineState/completed/kind", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/completed/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "since_parent" } };
                                                                      vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
                                                                    }
                                                                    var valid35 = _errs134 === errors;
                                                                  } else
                                                                    var valid35 = !0;
                                                                  if (valid35) {
                                                                    if (data42.count !== void 0) {
                                                                      let data47 = data42.count, _errs136 = errors;
                                                                      if (!(typeof data47 == "number" && !(data47 % 1) && !isNaN(data47))) {
                                                                        let err97 = { instancePath: instancePath + "/enginePayload/engineState/completed/count", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/completed/oneOf/1/properties/count/type", keyword: "type", params: { type: "integer" } };
                                                                        vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
                                                                      }
                                                                      if (errors === _errs136 && typeof data47 == "number" && (data47 < 0 || isNaN(data47))) {
                                                                        let err98 = { instancePath: instancePath + "/enginePayload/engineState/completed/count", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/completed/oneOf/1/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                                                        vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
                                                                      }
                                                                      var valid35 = _errs136 === errors;
                                                                    } else
                                                                      var valid35 = !0;
                                                                    if (valid35)
                                                                      if (data42.values !== void 0) {
                                                                        let data48 = data42.values, _errs138 = errors;
                                                                        if (errors === _errs138)
                                                                          if (Array.isArray(data48)) {
                                                                            var valid36 = !0;
                                                                            let len6 = data48.length;
                                                                            for (let i6 = 0; i6 < len6; i6++) {
                                                                              let data49 = data48[i6], _errs140 = errors;
                                                                              if (errors === _errs140)
                                                                                if (typeof data49 == "string") {
                                                                                  if (!pattern2.test(data49)) {
                                                                                    let err99 = { instancePath: instancePath + "/enginePayload/engineState/completed/values/" + i6, schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/completed/oneOf/1/properties/values/items/pattern", keyword: "pattern", params: { pattern: "^([a-z0-9_-]+@[0-9]+(\\/[a-z0-9_-]+@[0-9]+)*::)?[a-z0-9_-]+$" } };
                                                                                    vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
                                                                                  }
                                                                                } else {
                                                                                  let err100 = { instancePath: instancePath + "/enginePayload/engineState/completed/values/" + i6, schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/completed/oneOf/1/properties/values/items/type", keyword: "type", params: { type: "string" } };
                                                                                  vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
                                                                                }
                                                                              var valid36 = _errs140 === errors;
                                                                              if (!valid36)
                                                                                break;
                                                                            }
                                                                          } else {
                                                                            let err101 = { instancePath: instancePath + "/enginePayload/engineState/completed/values", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/completed/oneOf/1/properties/values/type", keyword: "type", params: { type: "array" } };
                                                                            vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
                                                                          }
                                                                        var valid35 = _errs138 === errors;
                                                                      } else
                                                                        var valid35 = !0;
                                                                  }
                                                                }
                                                              } else {
                                                                let err102 = { instancePath: instancePath + "/enginePayload/engineState/completed", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/completed/oneOf/1/type", keyword: "type", params: { type: "object" } };
                                                                vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
                                                              }
                                                          } else {
                                                            let err103 = { instancePath: instancePath + "/enginePayload/engineState/completed", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/completed/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag3 } };
                                                            vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
                                                          }
                                                        else {
                                                          let err104 = { instancePath: instancePath + "/enginePayload/engineState/completed", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/completed/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag3 } };
                                                          vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
                                                        }
                                                      }
                                                    } else {
                                                      let err105 = { instancePath: instancePath + "/enginePayload/engineState/completed", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/completed/type", keyword: "type", params: { type: "object" } };
                                                      vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
                                                    }
                                                  var valid29 = _errs119 === errors;
                                                } else
                                                  var valid29 = !0;
                                                if (valid29) {
                                                  if (data40.loopStack !== void 0) {
                                                    let data50 = data40.loopStack, _errs142 = errors;
                                                    if (errors === _errs142)
                                                      if (Array.isArray(data50)) {
                                                        var valid37 = !0;
                                                        let len7 = data50.length;
                                                        for (let i7 = 0; i7 < len7; i7++) {
                                                          let data51 = data50[i7], _errs144 = errors;
                                                          if (errors === _errs144)
                                                            if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
                                                              let missing21;
                                                              if (data51.loopId === void 0 && (missing21 = "loopId") || data51.iteration === void 0 && (missing21 = "iteration") || data51.bodyIndex === void 0 && (missing21 = "bodyIndex")) {
                                                                let err106 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i7, schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/loopStack/items/required", keyword: "required", params: { missingProperty: missing21 } };
                                                                vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
                                                              } else {
                                                                if (data51.loopId !== void 0) {
                                                                  let data52 = data51.loopId, _errs147 = errors;
                                                                  if (errors === _errs147)
                                                                    if (typeof data52 == "string") {
                                                                      if (!pattern3.test(data52)) {
                                                                        let err107 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i7 + "/loopId", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/loopStack/items/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } };
                                                                        vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
                                                                      }
                                                                    } else {
                                                                      let err108 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i7 + "/loopId", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/loopStack/items/properties/loopId/type", keyword: "type", params: { type: "string" } };
                                                                      vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
                                                                    }
                                                                  var valid38 = _errs147 === errors;
                                                                } else
                                                                  var valid38 = !0;
                                                                if (valid38) {
                                                                  if (data51.iteration !== void 0) {
                                                                    let data53 = data51.iteration, _errs149 = errors;
                                                                    if (!(typeof data53 == "number" && !(data53 % 1) && !isNaN(data53))) {
                                                                      let err109 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i7 + "/iteration", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/loopStack/items/properties/iteration/type", keyword: "type", params: { type: "integer" } };
                                                                      vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
                                                                    }
                                                                    if (errors === _errs149 && typeof data53 == "number" && (data53 < 0 || isNaN(data53))) {
                                                                      let err110 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i7 + "/iteration", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/loopStack/items/properties/iteration/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                                                      vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
                                                                    }
                                                                    var valid38 = _errs149 === errors;
                                                                  } else
                                                                    var valid38 = !0;
                                                                  if (valid38) {
                                                                    if (data51.bodyIndex !== void 0) {
                                                                      let data54 = data51.bodyIndex, _errs151 = errors;
                                                                      if (!(typeof data54 == "number" && !(data54 % 1) && !isNaN(data54))) {
                                                                        let err111 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i7 + "/bodyIndex", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/loopStack/items/properties/bodyIndex/type", keyword: "type", params: { type: "integer" } };
                                                                        vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
                                                                      }
                                                                      if (errors === _errs151 && typeof data54 == "number" && (data54 < 0 || isNaN(data54))) {
                                                                        let err112 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i7 + "/bodyIndex", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/loopStack/items/properties/bodyIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                                                        vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
                                                                      }
                                                                      var valid38 = _errs151 === errors;
                                                                    } else
                                                                      var valid38 = !0;
                                                                    if (valid38) {
                                                                      if (data51.items !== void 0) {
                                                                        let _errs153 = errors;
                                                                        if (errors === _errs153 && !Array.isArray(data51.items)) {
                                                                          let err113 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i7 + "/items", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/loopStack/items/properties/items/type", keyword: "type", params: { type: "array" } };
                                                                          vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
                                                                        }
                                                                        var valid38 = _errs153 === errors;
                                                                      } else
                                                                        var valid38 = !0;
                                                                      if (valid38) {
                                                                        if (data51.control !== void 0) {
                                                                          let data56 = data51.control, _errs155 = errors;
                                                                          if (typeof data56 != "string") {
                                                                            let err114 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i7 + "/control", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/loopStack/items/properties/control/type", keyword: "type", params: { type: "string" } };
                                                                            vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
                                                                          }
                                                                          if (!(data56 === "continue" || data56 === "stop")) {
                                                                            let err115 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i7 + "/control", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/loopStack/items/properties/control/enum", keyword: "enum", params: { allowedValues: schema11.properties.enginePayload.anyOf[1].properties.engineState.oneOf[0].properties.loopStack.items.properties.control.enum } };
                                                                            vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
                                                                          }
                                                                          var valid38 = _errs155 === errors;
                                                                        } else
                                                                          var valid38 = !0;
                                                                        if (valid38)
                                                                          if (data51.itemsIn !== void 0) {
                                                                            let data57 = data51.itemsIn, _errs157 = errors;
                                                                            if (errors === _errs157)
                                                                              if (typeof data57 == "string") {
                                                                                if (!pattern1.test(data57)) {
                                                                                  let err116 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i7 + "/itemsIn", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/loopStack/items/properties/itemsIn/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } };
                                                                                  vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
                                                                                }
                                                                              } else {
                                                                                let err117 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i7 + "/itemsIn", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/loopStack/items/properties/itemsIn/type", keyword: "type", params: { type: "string" } };
                                                                                vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
                                                                              }
                                                                            var valid38 = _errs157 === errors;
                                                                          } else
                                                                            var valid38 = !0;
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            } else {
                                                              let err118 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i7, schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/loopStack/items/type", keyword: "type", params: { type: "object" } };
                                                              vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
                                                            }
                                                          var valid37 = _errs144 === errors;
                                                          if (!valid37)
                                                            break;
                                                        }
                                                      } else {
                                                        let err119 = { instancePath: instancePath + "/enginePayload/engineState/loopStack", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/loopStack/type", keyword: "type", params: { type: "array" } };
                                                        vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
                                                      }
                                                    var valid29 = _errs142 === errors;
                                                  } else
                                                    var valid29 = !0;
                                                  if (valid29) {
                                                    if (data40.pending !== void 0) {
                                                      let data58 = data40.pending, _errs159 = errors;
                                                      if (errors === _errs159)
                                                        if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
                                                          let missing22;
                                                          if (data58.kind === void 0 && (missing22 = "kind")) {
                                                            let err120 = { instancePath: instancePath + "/enginePayload/engineState/pending", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/pending/required", keyword: "required", params: { missingProperty: missing22 } };
                                                            vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
                                                          } else {
                                                            let tag4 = data58.kind;
                                                            if (typeof tag4 == "string")
                                                              if (tag4 === "none") {
                                                                if (errors === errors)
                                                                  if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
                                                                    let missing23;
                                                                    if (data58.kind === void 0 && (missing23 = "kind")) {
                                                                      let err121 = { instancePath: instancePath + "/enginePayload/engineState/pending", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/pending/oneOf/0/required", keyword: "required", params: { missingProperty: missing23 } };
                                                                      vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
                                                                    } else if (data58.kind !== void 0) {
                                                                      let data59 = data58.kind;
                                                                      if (typeof data59 != "string") {
                                                                        let err122 = { instancePath: instancePath + "/enginePayload/engineState/pending/kind", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/pending/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                        vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
                                                                      }
                                                                      if (data59 !== "none") {
                                                                        let err123 = { instancePath: instancePath + "/enginePayload/engineState/pending/kind", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/pending/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "none" } };
                                                                        vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
                                                                      }
                                                                    }
                                                                  } else {
                                                                    let err124 = { instancePath: instancePath + "/enginePayload/engineState/pending", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/pending/oneOf/0/type", keyword: "type", params: { type: "object" } };
                                                                    vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++;
                                                                  }
                                                              } else if (tag4 === "some") {
                                                                if (errors === errors)
                                                                  if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
                                                                    let missing24;
                                                                    if (data58.kind === void 0 && (missing24 = "kind") || data58.step === void 0 && (missing24 = "step")) {
                                                                      let err125 = { instancePath: instancePath + "/enginePayload/engineState/pending", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/pending/oneOf/1/required", keyword: "required", params: { missingProperty: missing24 } };
                                                                      vErrors === null ? vErrors = [err125] : vErrors.push(err125), errors++;
                                                                    } else {
                                                                      if (data58.kind !== void 0) {
                                                                        let data60 = data58.kind, _errs170 = errors;
                                                                        if (typeof data60 != "string") {
                                                                          let err126 = { instancePath: instancePath + "/enginePayload/engineState/pending/kind", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/pending/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                          vErrors === null ? vErrors = [err126] : vErrors.push(err126), errors++;
                                                                        }
                                                                        if (data60 !== "some") {
                                                                          let err127 = { instancePath: instancePath + "/enginePayload/engineState/pending/kind", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/pending/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "some" } };
                                                                          vErrors === null ? vErrors = [err127] : vErrors.push(err127), errors++;
                                                                        }
                                                                        var valid43 = _errs170 === errors;
                                                                      } else
                                                                        var valid43 = !0;
                                                                      if (valid43)
                                                                        if (data58.step !== void 0) {
                                                                          let data61 = data58.step, _errs172 = errors;
                                                                          if (errors === _errs172)
                                                                            if (data61 && typeof data61 == "object" && !Array.isArray(data61)) {
                                                                              let missing25;
                                                                              if (data61.stepId === void 0 && (missing25 = "stepId") || data61.loopPath === void 0 && (missing25 = "loopPath")) {
                                                                                let err128 = { instancePath: instancePath + "/enginePayload/engineState/pending/step", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/pending/oneOf/1/properties/step/required", keyword: "required", params: { missingProperty: missing25 } };
                                                                                vErrors === null ? vErrors = [err128] : vErrors.push(err128), errors++;
                                                                              } else {
                                                                                if (data61.stepId !== void 0) {
                                                                                  let data62 = data61.stepId, _errs175 = errors;
                                                                                  if (errors === _errs175)
                                                                                    if (typeof data62 == "string") {
                                                                                      if (!pattern3.test(data62)) {
                                                                                        let err129 = { instancePath: instancePath + "/enginePayload/engineState/pending/step/stepId", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/pending/oneOf/1/properties/step/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } };
                                                                                        vErrors === null ? vErrors = [err129] : vErrors.push(err129), errors++;
                                                                                      }
                                                                                    } else {
                                                                                      let err130 = { instancePath: instancePath + "/enginePayload/engineState/pending/step/stepId", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/pending/oneOf/1/properties/step/properties/stepId/type", keyword: "type", params: { type: "string" } };
                                                                                      vErrors === null ? vErrors = [err130] : vErrors.push(err130), errors++;
                                                                                    }
                                                                                  var valid44 = _errs175 === errors;
                                                                                } else
                                                                                  var valid44 = !0;
                                                                                if (valid44)
                                                                                  if (data61.loopPath !== void 0) {
                                                                                    let data63 = data61.loopPath, _errs177 = errors;
                                                                                    if (errors === _errs177)
                                                                                      if (Array.isArray(data63)) {
                                                                                        var valid45 = !0;
                                                                                        let len8 = data63.length;
                                                                                        for (let i8 = 0; i8 < len8; i8++) {
                                                                                          let data64 = data63[i8], _errs179 = errors;
                                                                                          if (errors === _errs179)
                                                                                            if (data64 && typeof data64 == "object" && !Array.isArray(data64)) {
                                                                                              let missing26;
                                                                                              if (data64.loopId === void 0 && (missing26 = "loopId") || data64.iteration === void 0 && (missing26 = "iteration")) {
                                                                                                let err131 = { instancePath: instancePath + "/enginePayload/engineState/pending/step/loopPath/" + i8, schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/pending/oneOf/1/properties/step/properties/loopPath/items/required", keyword: "required", params: { missingProperty: missing26 } };
                                                                                                vErrors === null ? vErrors = [err131] : vErrors.push(err131), errors++;
                                                                                              } else {
                                                                                                if (data64.loopId !== void 0) {
                                                                                                  let data65 = data64.loopId, _errs182 = errors;
                                                                                                  if (errors === _errs182)
                                                                                                    if (typeof data65 == "string") {
                                                                                                      if (!pattern3.test(data65)) {
                                                                                                        let err132 = { instancePath: instancePath + "/enginePayload/engineState/pending/step/loopPath/" + i8 + "/loopId", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/pending/oneOf/1/properties/step/properties/loopPath/items/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } };
                                                                                                        vErrors === null ? vErrors = [err132] : vErrors.push(err132), errors++;
                                                                                                      }
                                                                                                    } else {
                                                                                                      let err133 = { instancePath: instancePath + "/enginePayload/engineState/pending/step/loopPath/" + i8 + "/loopId", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/pending/oneOf/1/properties/step/properties/loopPath/items/properties/loopId/type", keyword: "type", params: { type: "string" } };
                                                                                                      vErrors === null ? vErrors = [err133] : vErrors.push(err133), errors++;
                                                                                                    }
                                                                                                  var valid46 = _errs182 === errors;
                                                                                                } else
                                                                                                  var valid46 = !0;
                                                                                                if (valid46)
                                                                                                  if (data64.iteration !== void 0) {
                                                                                                    let data66 = data64.iteration, _errs184 = errors;
                                                                                                    if (!(typeof data66 == "number" && !(data66 % 1) && !isNaN(data66))) {
                                                                                                      let err134 = { instancePath: instancePath + "/enginePayload/engineState/pending/step/loopPath/" + i8 + "/iteration", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/pending/oneOf/1/properties/step/properties/loopPath/items/properties/iteration/type", keyword: "type", params: { type: "integer" } };
                                                                                                      vErrors === null ? vErrors = [err134] : vErrors.push(err134), errors++;
                                                                                                    }
                                                                                                    if (errors === _errs184 && typeof data66 == "number" && (data66 < 0 || isNaN(data66))) {
                                                                                                      let err135 = { instancePath: instancePath + "/enginePayload/engineState/pending/step/loopPath/" + i8 + "/iteration", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/pending/oneOf/1/properties/step/properties/loopPath/items/properties/iteration/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                                                                                      vErrors === null ? vErrors = [err135] : vErrors.push(err135), errors++;
                                                                                                    }
                                                                                                    var valid46 = _errs184 === errors;
                                                                                                  } else
                                                                                                    var valid46 = !0;
                                                                                              }
                                                                                            } else {
                                                                                              let err136 = { instancePath: instancePath + "/enginePayload/engineState/pending/step/loopPath/" + i8, schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/pending/oneOf/1/properties/step/properties/loopPath/items/type", keyword: "type", params: { type: "object" } };
                                                                                              vErrors === null ? vErrors = [err136] : vErrors.push(err136), errors++;
                                                                                            }
                                                                                          var valid45 = _errs179 === errors;
                                                                                          if (!valid45)
                                                                                            break;
                                                                                        }
                                                                                      } else {
                                                                                        let err137 = { instancePath: instancePath + "/enginePayload/engineState/pending/step/loopPath", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/pending/oneOf/1/properties/step/properties/loopPath/type", keyword: "type", params: { type: "array" } };
                                                                                        vErrors === null ? vErrors = [err137] : vErrors.push(err137), errors++;
                                                                                      }
                                                                                    var valid44 = _errs177 === errors;
                                                                                  } else
                                                                                    var valid44 = !0;
                                                                              }
                                                                            } else {
                                                                              let err138 = { instancePath: instancePath + "/enginePayload/engineState/pending/step", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/pending/oneOf/1/properties/step/type", keyword: "type", params: { type: "object" } };
                                                                              vErrors === null ? vErrors = [err138] : vErrors.push(err138), errors++;
                                                                            }
                                                                          var valid43 = _errs172 === errors;
                                                                        } else
                                                                          var valid43 = !0;
                                                                    }
                                                                  } else {
                                                                    let err139 = { instancePath: instancePath + "/enginePayload/engineState/pending", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/pending/oneOf/1/type", keyword: "type", params: { type: "object" } };
                                                                    vErrors === null ? vErrors = [err139] : vErrors.push(err139), errors++;
                                                                  }
                                                              } else {
                                                                let err140 = { instancePath: instancePath + "/enginePayload/engineState/pending", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/pending/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag4 } };
                                                                vErrors === null ? vErrors = [err140] : vErrors.push(err140), errors++;
                                                              }
                                                            else {
                                                              let err141 = { instancePath: instancePath + "/enginePayload/engineState/pending", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/pending/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag4 } };
                                                              vErrors === null ? vErrors = [err141] : vErrors.push(err141), errors++;
                                                            }
                                                          }
                                                        } else {
                                                          let err142 = { instancePath: instancePath + "/enginePayload/engineState/pending", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/pending/type", keyword: "type", params: { type: "object" } };
                                                          vErrors === null ? vErrors = [err142] : vErrors.push(err142), errors++;
                                                        }
                                                      var valid29 = _errs159 === errors;
                                                    } else
                                                      var valid29 = !0;
                                                    if (valid29)
                                                      if (data40.seeds !== void 0) {
                                                        let data67 = data40.seeds, _errs186 = errors;
                                                        if (errors === _errs186)
                                                          if (Array.isArray(data67))
                                                            if (data67.length < 1) {
                                                              let err143 = { instancePath: instancePath + "/enginePayload/engineState/seeds", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/seeds/minItems", keyword: "minItems", params: { limit: 1 } };
                                                              vErrors === null ? vErrors = [err143] : vErrors.push(err143), errors++;
                                                            } else {
                                                              var valid47 = !0;
                                                              let len9 = data67.length;
                                                              for (let i9 = 0; i9 < len9; i9++) {
                                                                let data68 = data67[i9], _errs188 = errors;
                                                                if (errors === _errs188)
                                                                  if (data68 && typeof data68 == "object" && !Array.isArray(data68)) {
                                                                    let missing27;
                                                                    if (data68.loopId === void 0 && (missing27 = "loopId") || data68.decision === void 0 && (missing27 = "decision")) {
                                                                      let err144 = { instancePath: instancePath + "/enginePayload/engineState/seeds/" + i9, schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/seeds/items/required", keyword: "required", params: { missingProperty: missing27 } };
                                                                      vErrors === null ? vErrors = [err144] : vErrors.push(err144), errors++;
                                                                    } else {
                                                                      if (data68.loopId !== void 0) {
                                                                        let data69 = data68.loopId, _errs191 = errors;
                                                                        if (errors === _errs191)
                                                                          if (typeof data69 == "string") {
                                                                            if (!pattern3.test(data69)) {
                                                                              let err145 = { instancePath: instancePath + "/enginePayload/engineState/seeds/" + i9 + "/loopId", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/seeds/items/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } };
                                                                              vErrors === null ? vErrors = [err145] : vErrors.push(err145), errors++;
                                                                            }
                                                                          } else {
                                                                            let err146 = { instancePath: instancePath + "/enginePayload/engineState/seeds/" + i9 + "/loopId", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/seeds/items/properties/loopId/type", keyword: "type", params: { type: "string" } };
                                                                            vErrors === null ? vErrors = [err146] : vErrors.push(err146), errors++;
                                                                          }
                                                                        var valid48 = _errs191 === errors;
                                                                      } else
                                                                        var valid48 = !0;
                                                                      if (valid48)
                                                                        if (data68.decision !== void 0) {
                                                                          let data70 = data68.decision, _errs193 = errors;
                                                                          if (typeof data70 != "string") {
                                                                            let err147 = { instancePath: instancePath + "/enginePayload/engineState/seeds/" + i9 + "/decision", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/seeds/items/properties/decision/type", keyword: "type", params: { type: "string" } };
                                                                            vErrors === null ? vErrors = [err147] : vErrors.push(err147), errors++;
                                                                          }
                                                                          if (!(data70 === "continue" || data70 === "stop")) {
                                                                            let err148 = { instancePath: instancePath + "/enginePayload/engineState/seeds/" + i9 + "/decision", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/seeds/items/properties/decision/enum", keyword: "enum", params: { allowedValues: schema11.properties.enginePayload.anyOf[1].properties.engineState.oneOf[0].properties.seeds.items.properties.decision.enum } };
                                                                            vErrors === null ? vErrors = [err148] : vErrors.push(err148), errors++;
                                                                          }
                                                                          var valid48 = _errs193 === errors;
                                                                        } else
                                                                          var valid48 = !0;
                                                                    }
                                                                  } else {
                                                                    let err149 = { instancePath: instancePath + "/enginePayload/engineState/seeds/" + i9, schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/seeds/items/type", keyword: "type", params: { type: "object" } };
                                                                    vErrors === null ? vErrors = [err149] : vErrors.push(err149), errors++;
                                                                  }
                                                                var valid47 = _errs188 === errors;
                                                                if (!valid47)
                                                                  break;
                                                              }
                                                            }
                                                          else {
                                                            let err150 = { instancePath: instancePath + "/enginePayload/engineState/seeds", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/properties/seeds/type", keyword: "type", params: { type: "array" } };
                                                            vErrors === null ? vErrors = [err150] : vErrors.push(err150), errors++;
                                                          }
                                                        var valid29 = _errs186 === errors;
                                                      } else
                                                        var valid29 = !0;
                                                  }
                                                }
                                              }
                                            }
                                          } else {
                                            let err151 = { instancePath: instancePath + "/enginePayload/engineState", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/0/type", keyword: "type", params: { type: "object" } };
                                            vErrors === null ? vErrors = [err151] : vErrors.push(err151), errors++;
                                          }
                                      } else if (tag2 === "complete") {
                                        if (errors === errors)
                                          if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                                            let missing28;
                                            if (data40.kind === void 0 && (missing28 = "kind") || data40.completed === void 0 && (missing28 = "completed")) {
                                              let err152 = { instancePath: instancePath + "/enginePayload/engineState", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/1/required", keyword: "required", params: { missingProperty: missing28 } };
                                              vErrors === null ? vErrors = [err152] : vErrors.push(err152), errors++;
                                            } else {
                                              if (data40.kind !== void 0) {
                                                let data71 = data40.kind, _errs198 = errors;
                                                if (typeof data71 != "string") {
                                                  let err153 = { instancePath: instancePath + "/enginePayload/engineState/kind", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                  vErrors === null ? vErrors = [err153] : vErrors.push(err153), errors++;
                                                }
                                                if (data71 !== "complete") {
                                                  let err154 = { instancePath: instancePath + "/enginePayload/engineState/kind", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "complete" } };
                                                  vErrors === null ? vErrors = [err154] : vErrors.push(err154), errors++;
                                                }
                                                var valid50 = _errs198 === errors;
                                              } else
                                                var valid50 = !0;
                                              if (valid50)
                                                if (data40.completed !== void 0) {
                                                  let data72 = data40.completed, _errs200 = errors;
                                                  if (errors === _errs200)
                                                    if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
                                                      let missing29;
                                                      if (data72.kind === void 0 && (missing29 = "kind")) {
                                                        let err155 = { instancePath: instancePath + "/enginePayload/engineState/completed", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/1/properties/completed/required", keyword: "required", params: { missingProperty: missing29 } };
                                                        vErrors === null ? vErrors = [err155] : vErrors.push(err155), errors++;
                                                      } else {
                                                        let tag5 = data72.kind;
                                                        if (typeof tag5 == "string")
                                                          if (tag5 === "set") {
                                                            if (errors === errors)
                                                              if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
                                                                let missing30;
                                                                if (data72.kind === void 0 && (missing30 = "kind") || data72.values === void 0 && (missing30 = "values")) {
                                                                  let err156 = { instancePath: instancePath + "/enginePayload/engineState/completed", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/1/properties/completed/oneOf/0/required", keyword: "required", params: { missingProperty: missing30 } };
                                                                  vErrors === null ? vErrors = [err156] : vErrors.push(err156), errors++;
                                                                } else {
                                                                  if (data72.kind !== void 0) {
                                                                    let data73 = data72.kind, _errs206 = errors;
                                                                    if (typeof data73 != "string") {
                                                                      let err157 = { instancePath: instancePath + "/enginePayload/engineState/completed/kind", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/1/properties/completed/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                      vErrors === null ? vErrors = [err157] : vErrors.push(err157), errors++;
                                                                    }
                                                                    if (data73 !== "set") {
                                                                      let err158 = { instancePath: instancePath + "/enginePayload/engineState/completed/kind", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/1/properties/completed/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "set" } };
                                                                      vErrors === null ? vErrors = [err158] : vErrors.push(err158), errors++;
                                                                    }
                                                                    var valid53 = _errs206 === errors;
                                                                  } else
                                                                    var valid53 = !0;
                                                                  if (valid53)
                                                                    if (data72.values !== void 0) {
                                                                      let data74 = data72.values, _errs208 = errors;
                                                                      if (errors === _errs208)
                                                                        if (Array.isArray(data74)) {
                                                                          var valid54 = !0;
                                                                          let len10 = data74.length;
                                                                          for (let i10 = 0; i10 < len10; i10++) {
                                                                            let data75 = data74[i10], _errs210 = errors;
                                                                            if (errors === _errs210)
                                                                              if (typeof data75 == "string") {
                                                                                if (!pattern2.test(data75)) {
                                                                                  let err159 = { instancePath: instancePath + "/enginePayload/engineState/completed/values/" + i10, schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/1/properties/completed/oneOf/0/properties/values/items/pattern", keyword: "pattern", params: { pattern: "^([a-z0-9_-]+@[0-9]+(\\/[a-z0-9_-]+@[0-9]+)*::)?[a-z0-9_-]+$" } };
                                                                                  vErrors === null ? vErrors = [err159] : vErrors.push(err159), errors++;
                                                                                }
                                                                              } else {
                                                                                let err160 = { instancePath: instancePath + "/enginePayload/engineState/completed/values/" + i10, schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/1/properties/completed/oneOf/0/properties/values/items/type", keyword: "type", params: { type: "string" } };
                                                                                vErrors === null ? vErrors = [err160] : vErrors.push(err160), errors++;
                                                                              }
                                                                            var valid54 = _errs210 === errors;
                                                                            if (!valid54)
                                                                              break;
                                                                          }
                                                                        } else {
                                                                          let err161 = { instancePath: instancePath + "/enginePayload/engineState/completed/values", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/1/properties/completed/oneOf/0/properties/values/type", keyword: "type", params: { type: "array" } };
                                                                          vErrors === null ? vErrors = [err161] : vErrors.push(err161), errors++;
                                                                        }
                                                                      var valid53 = _errs208 === errors;
                                                                    } else
                                                                      var valid53 = !0;
                                                                }
                                                              } else {
                                                                let err162 = { instancePath: instancePath + "/enginePayload/engineState/completed", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/1/properties/completed/oneOf/0/type", keyword: "type", params: { type: "object" } };
                                                                vErrors === null ? vErrors = [err162] : vErrors.push(err162), errors++;
                                                              }
                                                          } else if (tag5 === "since_parent") {
                                                            if (errors === errors)
                                                              if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
                                                                let missing31;
                                                                if (data72.kind === void 0 && (missing31 = "kind") || data72.count === void 0 && (missing31 = "count") || data72.values === void 0 && (missing31 = "values")) {
                                                                  let err163 = { instancePath: instancePath + "/enginePayload/engineState/completed", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/1/properties/completed/oneOf/1/required", keyword: "required", params: { missingProperty: missing31 } };
                                                                  vErrors === null ? vErrors = [err163] : vErrors.push(err163), errors++;
                                                                } else {
                                                                  if (data72.kind !== void 0) {
                                                                    let data76 = data72.kind, _errs215 = errors;
                                                                    if (typeof data76 != "string") {
                                                                      let err164 = { instancePath: instancePath + "/enginePayload/engineState/completed/kind", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/1/properties/completed/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } };
                                                                      vErrors === null ? vErrors = [err164] : vErrors.push(err164), errors++;
                                                                    }
                                                                    if (data76 !== "since_parent") {
                                                                      let err165 = { instancePath: instancePath + "/enginePayload/engineState/completed/kind", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/1/properties/completed/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "since_parent" } };
                                                                      vErrors === null ? vErrors = [err165] : vErrors.push(err165), errors++;
                                                                    }
                                                                    var valid56 = _errs215 === errors;
                                                                  } else
                                                                    var valid56 = !0;
                                                                  if (valid56) {
                                                                    if (data72.count !== void 0) {
                                                                      let data77 = data72.count, _errs217 = errors;
                                                                      if (!(typeof data77 == "number" && !(data77 % 1) && !isNaN(data77))) {
                                                                        let err166 = { instancePath: instancePath + "/enginePayload/engineState/completed/count", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/1/properties/completed/oneOf/1/properties/count/type", keyword: "type", params: { type: "integer" } };
                                                                        vErrors === null ? vErrors = [err166] : vErrors.push(err166), errors++;
                                                                      }
                                                                      if (errors === _errs217 && typeof data77 == "number" && (data77 < 0 || isNaN(data77))) {
                                                                        let err167 = { instancePath: instancePath + "/enginePayload/engineState/completed/count", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/1/properties/completed/oneOf/1/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                                                        vErrors === null ? vErrors = [err167] : vErrors.push(err167), errors++;
                                                                      }
                                                                      var valid56 = _errs217 === errors;
                                                                    } else
                                                                      var valid56 = !0;
                                                                    if (valid56)
                                                                      if (data72.values !== void 0) {
                                                                        let data78 = data72.values, _errs219 = errors;
                                                                        if (errors === _errs219)
                                                                          if (Array.isArray(data78)) {
                                                                            var valid57 = !0;
                                                                            let len11 = data78.length;
                                                                            for (let i11 = 0; i11 < len11; i11++) {
                                                                              let data79 = data78[i11], _errs221 = errors;
                                                                              if (errors === _errs221)
                                                                                if (typeof data79 == "string") {
                                                                                  if (!pattern2.test(data79)) {
                                                                                    let err168 = { instancePath: instancePath + "/enginePayload/engineState/completed/values/" + i11, schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/1/properties/completed/oneOf/1/properties/values/items/pattern", keyword: "pattern", params: { pattern: "^([a-z0-9_-]+@[0-9]+(\\/[a-z0-9_-]+@[0-9]+)*::)?[a-z0-9_-]+$" } };
                                                                                    vErrors === null ? vErrors = [err168] : vErrors.push(err168), errors++;
                                                                                  }
                                                                                } else {
                                                                                  let err169 = { instancePath: instancePath + "/enginePayload/engineState/completed/values/" + i11, schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/1/properties/completed/oneOf/1/properties/values/items/type", keyword: "type", params: { type: "string" } };
                                                                                  vErrors === null ? vErrors = [err169] : vErrors.push(err169), errors++;
                                                                                }
                                                                              var valid57 = _errs221 === errors;
                                                                              if (!valid57)
                                                                                break;
                                                                            }
                                                                          } else {
                                                                            let err170 = { instancePath: instancePath + "/enginePayload/engineState/completed/values", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/1/properties/completed/oneOf/1/properties/values/type", keyword: "type", params: { type: "array" } };
                                                                            vErrors === null ? vErrors = [err170] : vErrors.push(err170), errors++;
                                                                          }
                                                                        var valid56 = _errs219 === errors;
                                                                      } else
                                                                        var valid56 = !0;
                                                                  }
                                                                }
                                                              } else {
                                                                let err171 = { instancePath: instancePath + "/enginePayload/engineState/completed", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/1/properties/completed/oneOf/1/type", keyword: "type", params: { type: "object" } };
                                                                vErrors === null ? vErrors = [err171] : vErrors.push(err171), errors++;
                                                              }
                                                          } else {
                                                            let err172 = { instancePath: instancePath + "/enginePayload/engineState/completed", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/1/properties/completed/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag5 } };
                                                            vErrors === null ? vErrors = [err172] : vErrors.push(err172), errors++;
                                                          }
                                                        else {
                                                          let err173 = { instancePath: instancePath + "/enginePayload/engineState/completed", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/1/properties/completed/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag5 } };
                                                          vErrors === null ? vErrors = [err173] : vErrors.push(err173), errors++;
                                                        }
                                                      }
                                                    } else {
                                                      let err174 = { instancePath: instancePath + "/enginePayload/engineState/completed", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/1/properties/completed/type", keyword: "type", params: { type: "object" } };
                                                      vErrors === null ? vErrors = [err174] : vErrors.push(err174), errors++;
                                                    }
                                                  var valid50 = _errs200 === errors;
                                                } else
                                                  var valid50 = !0;
                                            }
                                          } else {
                                            let err175 = { instancePath: instancePath + "/enginePayload/engineState", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/oneOf/1/type", keyword: "type", params: { type: "object" } };
                                            vErrors === null ? vErrors = [err175] : vErrors.push(err175), errors++;
                                          }
                                      } else {
                                        let err176 = { instancePath: instancePath + "/enginePayload/engineState", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag2 } };
                                        vErrors === null ? vErrors = [err176] : vErrors.push(err176), errors++;
                                      }
                                    else {
                                      let err177 = { instancePath: instancePath + "/enginePayload/engineState", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag2 } };
                                      vErrors === null ? vErrors = [err177] : vErrors.push(err177), errors++;
                                    }
                                  }
                                } else {
                                  let err178 = { instancePath: instancePath + "/enginePayload/engineState", schemaPath: "#/properties/enginePayload/anyOf/1/properties/engineState/type", keyword: "type", params: { type: "object" } };
                                  vErrors === null ? vErrors = [err178] : vErrors.push(err178), errors++;
                                }
                              var valid26 = _errs111 === errors;
                            } else
                              var valid26 = !0;
                        }
                      }
                    } else {
                      let err179 = { instancePath: instancePath + "/enginePayload", schemaPath: "#/properties/enginePayload/anyOf/1/type", keyword: "type", params: { type: "object" } };
                      vErrors === null ? vErrors = [err179] : vErrors.push(err179), errors++;
                    }
                  var _valid0 = _errs104 === errors;
                  valid1 = valid1 || _valid0;
                }
                if (valid1)
                  errors = _errs11, vErrors !== null && (_errs11 ? vErrors.length = _errs11 : vErrors = null);
                else {
                  let err180 = { instancePath: instancePath + "/enginePayload", schemaPath: "#/properties/enginePayload/anyOf", keyword: "anyOf", params: {} };
                  return vErrors === null ? vErrors = [err180] : vErrors.push(err180), errors++, validate10.errors = vErrors, !1;
                }
                var valid0 = _errs10 === errors;
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
  validateExecutionSnapshot
};
