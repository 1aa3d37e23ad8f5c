// Generated from schemas/execution-snapshot.ts by `npm run generate`; do not edit.
// <stdin>
var validateExecutionSnapshot = validate10, schema11 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Execution snapshot", type: "object", properties: { v: { type: "number", const: 1 }, kind: { type: "string", const: "execution_snapshot" }, workflowId: { type: "string", pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" }, workflowHash: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, enginePayload: { type: "object", properties: { v: { type: "number", const: 1 }, engineState: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "init" } }, required: ["kind"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "running" }, completed: { type: "object", properties: { kind: { type: "string", const: "set" }, values: { type: "array", items: { type: "string", pattern: "^([a-z0-9_-]+@[0-9]+(\\/[a-z0-9_-]+@[0-9]+)*::)?[a-z0-9_-]+$" } } }, required: ["kind", "values"], additionalProperties: !0 }, loopStack: { type: "array", items: { type: "object", properties: { loopId: { type: "string", pattern: "^[a-z0-9_-]+$" }, iteration: { type: "integer", minimum: 0 }, bodyIndex: { type: "integer", minimum: 0 }, items: { type: "array", items: {} }, control: { type: "string", enum: ["continue", "stop"] } }, required: ["loopId", "iteration", "bodyIndex"], additionalProperties: !0 } }, pending: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "none" } }, required: ["kind"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "some" }, step: { type: "object", properties: { stepId: { type: "string", pattern: "^[a-z0-9_-]+$" }, loopPath: { type: "array", items: { type: "object", properties: { loopId: { type: "string", pattern: "^[a-z0-9_-]+$" }, iteration: { type: "integer", minimum: 0 } }, required: ["loopId", "iteration"], additionalProperties: !0 } } }, required: ["stepId", "loopPath"], additionalProperties: !0 } }, required: ["kind", "step"], additionalProperties: !0 }] } }, required: ["kind", "completed", "loopStack", "pending"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "complete" }, completed: { type: "object", properties: { kind: { type: "string", const: "set" }, values: { type: "array", items: { type: "string", pattern: "^([a-z0-9_-]+@[0-9]+(\\/[a-z0-9_-]+@[0-9]+)*::)?[a-z0-9_-]+$" } } }, required: ["kind", "values"], additionalProperties: !0 } }, required: ["kind", "completed"], additionalProperties: !0 }] } }, required: ["v", "engineState"], additionalProperties: !0 } }, required: ["v", "kind", "workflowId", "workflowHash", "enginePayload"], additionalProperties: !0 }, pattern0 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), pattern1 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), pattern2 = new RegExp("^([a-z0-9_-]+@[0-9]+(\\/[a-z0-9_-]+@[0-9]+)*::)?[a-z0-9_-]+$", "u"), pattern3 = new RegExp("^[a-z0-9_-]+$", "u");
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
                let data4 = data.enginePayload, _errs10 = errors;
                if (errors === _errs10)
                  if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                    let missing1;
                    if (data4.v === void 0 && (missing1 = "v") || data4.engineState === void 0 && (missing1 = "engineState"))
                      return validate10.errors = [{ instancePath: instancePath + "/enginePayload", schemaPath: "#/properties/enginePayload/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                    if (data4.v !== void 0) {
                      let data5 = data4.v, _errs13 = errors;
                      if (typeof data5 != "number")
                        return validate10.errors = [{ instancePath: instancePath + "/enginePayload/v", schemaPath: "#/properties/enginePayload/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                      if (data5 !== 1)
                        return validate10.errors = [{ instancePath: instancePath + "/enginePayload/v", schemaPath: "#/properties/enginePayload/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                      var valid1 = _errs13 === errors;
                    } else
                      var valid1 = !0;
                    if (valid1)
                      if (data4.engineState !== void 0) {
                        let data6 = data4.engineState, _errs15 = errors;
                        if (errors === _errs15)
                          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                            let missing2;
                            if (data6.kind === void 0 && (missing2 = "kind"))
                              return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState", schemaPath: "#/properties/enginePayload/properties/engineState/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                            {
                              let tag0 = data6.kind;
                              if (typeof tag0 == "string")
                                if (tag0 === "init") {
                                  if (errors === errors)
                                    if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                                      let missing3;
                                      if (data6.kind === void 0 && (missing3 = "kind"))
                                        return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/0/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                                      if (data6.kind !== void 0) {
                                        let data7 = data6.kind;
                                        if (typeof data7 != "string")
                                          return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/kind", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (data7 !== "init")
                                          return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/kind", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "init" } }], !1;
                                      }
                                    } else
                                      return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                } else if (tag0 === "running") {
                                  if (errors === errors)
                                    if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                                      let missing4;
                                      if (data6.kind === void 0 && (missing4 = "kind") || data6.completed === void 0 && (missing4 = "completed") || data6.loopStack === void 0 && (missing4 = "loopStack") || data6.pending === void 0 && (missing4 = "pending"))
                                        return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                                      if (data6.kind !== void 0) {
                                        let data8 = data6.kind, _errs26 = errors;
                                        if (typeof data8 != "string")
                                          return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/kind", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (data8 !== "running")
                                          return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/kind", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "running" } }], !1;
                                        var valid6 = _errs26 === errors;
                                      } else
                                        var valid6 = !0;
                                      if (valid6) {
                                        if (data6.completed !== void 0) {
                                          let data9 = data6.completed, _errs28 = errors;
                                          if (errors === _errs28)
                                            if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                              let missing5;
                                              if (data9.kind === void 0 && (missing5 = "kind") || data9.values === void 0 && (missing5 = "values"))
                                                return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/completed", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/completed/required", keyword: "required", params: { missingProperty: missing5 } }], !1;
                                              if (data9.kind !== void 0) {
                                                let data10 = data9.kind, _errs31 = errors;
                                                if (typeof data10 != "string")
                                                  return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/completed/kind", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/completed/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                if (data10 !== "set")
                                                  return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/completed/kind", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/completed/properties/kind/const", keyword: "const", params: { allowedValue: "set" } }], !1;
                                                var valid7 = _errs31 === errors;
                                              } else
                                                var valid7 = !0;
                                              if (valid7)
                                                if (data9.values !== void 0) {
                                                  let data11 = data9.values, _errs33 = errors;
                                                  if (errors === _errs33)
                                                    if (Array.isArray(data11)) {
                                                      var valid8 = !0;
                                                      let len0 = data11.length;
                                                      for (let i0 = 0; i0 < len0; i0++) {
                                                        let data12 = data11[i0], _errs35 = errors;
                                                        if (errors === _errs35)
                                                          if (typeof data12 == "string") {
                                                            if (!pattern2.test(data12))
                                                              return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/completed/values/" + i0, schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/completed/properties/values/items/pattern", keyword: "pattern", params: { pattern: "^([a-z0-9_-]+@[0-9]+(\\/[a-z0-9_-]+@[0-9]+)*::)?[a-z0-9_-]+$" } }], !1;
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/completed/values/" + i0, schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/completed/properties/values/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid8 = _errs35 === errors;
                                                        if (!valid8)
                                                          break;
                                                      }
                                                    } else
                                                      return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/completed/values", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/completed/properties/values/type", keyword: "type", params: { type: "array" } }], !1;
                                                  var valid7 = _errs33 === errors;
                                                } else
                                                  var valid7 = !0;
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/completed", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/completed/type", keyword: "type", params: { type: "object" } }], !1;
                                          var valid6 = _errs28 === errors;
                                        } else
                                          var valid6 = !0;
                                        if (valid6) {
                                          if (data6.loopStack !== void 0) {
                                            let data13 = data6.loopStack, _errs37 = errors;
                                            if (errors === _errs37)
                                              if (Array.isArray(data13)) {
                                                var valid9 = !0;
                                                let len1 = data13.length;
                                                for (let i1 = 0; i1 < len1; i1++) {
                                                  let data14 = data13[i1], _errs39 = errors;
                                                  if (errors === _errs39)
                                                    if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                                                      let missing6;
                                                      if (data14.loopId === void 0 && (missing6 = "loopId") || data14.iteration === void 0 && (missing6 = "iteration") || data14.bodyIndex === void 0 && (missing6 = "bodyIndex"))
                                                        return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1, schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/loopStack/items/required", keyword: "required", params: { missingProperty: missing6 } }], !1;
                                                      if (data14.loopId !== void 0) {
                                                        let data15 = data14.loopId, _errs42 = errors;
                                                        if (errors === _errs42)
                                                          if (typeof data15 == "string") {
                                                            if (!pattern3.test(data15))
                                                              return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1 + "/loopId", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/loopStack/items/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1 + "/loopId", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/loopStack/items/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid10 = _errs42 === errors;
                                                      } else
                                                        var valid10 = !0;
                                                      if (valid10) {
                                                        if (data14.iteration !== void 0) {
                                                          let data16 = data14.iteration, _errs44 = errors;
                                                          if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16)))
                                                            return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1 + "/iteration", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/loopStack/items/properties/iteration/type", keyword: "type", params: { type: "integer" } }], !1;
                                                          if (errors === _errs44 && typeof data16 == "number" && (data16 < 0 || isNaN(data16)))
                                                            return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1 + "/iteration", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/loopStack/items/properties/iteration/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                          var valid10 = _errs44 === errors;
                                                        } else
                                                          var valid10 = !0;
                                                        if (valid10) {
                                                          if (data14.bodyIndex !== void 0) {
                                                            let data17 = data14.bodyIndex, _errs46 = errors;
                                                            if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17)))
                                                              return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1 + "/bodyIndex", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/loopStack/items/properties/bodyIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                                                            if (errors === _errs46 && typeof data17 == "number" && (data17 < 0 || isNaN(data17)))
                                                              return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1 + "/bodyIndex", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/loopStack/items/properties/bodyIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                            var valid10 = _errs46 === errors;
                                                          } else
                                                            var valid10 = !0;
                                                          if (valid10) {
                                                            if (data14.items !== void 0) {
                                                              let _errs48 = errors;
                                                              if (errors === _errs48 && !Array.isArray(data14.items))
                                                                return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1 + "/items", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/loopStack/items/properties/items/type", keyword: "type", params: { type: "array" } }], !1;
                                                              var valid10 = _errs48 === errors;
                                                            } else
                                                              var valid10 = !0;
                                                            if (valid10)
                                                              if (data14.control !== void 0) {
                                                                let data19 = data14.control, _errs50 = errors;
                                                                if (typeof data19 != "string")
                                                                  return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1 + "/control", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/loopStack/items/properties/control/type", keyword: "type", params: { type: "string" } }], !1;
                                                                if (!(data19 === "continue" || data19 === "stop"))
                                                                  return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1 + "/control", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/loopStack/items/properties/control/enum", keyword: "enum", params: { allowedValues: schema11.properties.enginePayload.properties.engineState.oneOf[1].properties.loopStack.items.properties.control.enum } }], !1;
                                                                var valid10 = _errs50 === errors;
                                                              } else
                                                                var valid10 = !0;
                                                          }
                                                        }
                                                      }
                                                    } else
                                                      return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1, schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/loopStack/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                  var valid9 = _errs39 === errors;
                                                  if (!valid9)
                                                    break;
                                                }
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/loopStack", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/loopStack/type", keyword: "type", params: { type: "array" } }], !1;
                                            var valid6 = _errs37 === errors;
                                          } else
                                            var valid6 = !0;
                                          if (valid6)
                                            if (data6.pending !== void 0) {
                                              let data20 = data6.pending, _errs52 = errors;
                                              if (errors === _errs52)
                                                if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                                                  let missing7;
                                                  if (data20.kind === void 0 && (missing7 = "kind"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/pending", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/pending/required", keyword: "required", params: { missingProperty: missing7 } }], !1;
                                                  {
                                                    let tag1 = data20.kind;
                                                    if (typeof tag1 == "string")
                                                      if (tag1 === "none") {
                                                        if (errors === errors)
                                                          if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                                                            let missing8;
                                                            if (data20.kind === void 0 && (missing8 = "kind"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/pending", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/pending/oneOf/0/required", keyword: "required", params: { missingProperty: missing8 } }], !1;
                                                            if (data20.kind !== void 0) {
                                                              let data21 = data20.kind;
                                                              if (typeof data21 != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/pending/kind", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/pending/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data21 !== "none")
                                                                return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/pending/kind", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/pending/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "none" } }], !1;
                                                            }
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/pending", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/pending/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                      } else if (tag1 === "some") {
                                                        if (errors === errors)
                                                          if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                                                            let missing9;
                                                            if (data20.kind === void 0 && (missing9 = "kind") || data20.step === void 0 && (missing9 = "step"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/pending", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/pending/oneOf/1/required", keyword: "required", params: { missingProperty: missing9 } }], !1;
                                                            if (data20.kind !== void 0) {
                                                              let data22 = data20.kind, _errs63 = errors;
                                                              if (typeof data22 != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/pending/kind", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/pending/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data22 !== "some")
                                                                return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/pending/kind", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/pending/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "some" } }], !1;
                                                              var valid15 = _errs63 === errors;
                                                            } else
                                                              var valid15 = !0;
                                                            if (valid15)
                                                              if (data20.step !== void 0) {
                                                                let data23 = data20.step, _errs65 = errors;
                                                                if (errors === _errs65)
                                                                  if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                                                                    let missing10;
                                                                    if (data23.stepId === void 0 && (missing10 = "stepId") || data23.loopPath === void 0 && (missing10 = "loopPath"))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/pending/step", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/pending/oneOf/1/properties/step/required", keyword: "required", params: { missingProperty: missing10 } }], !1;
                                                                    if (data23.stepId !== void 0) {
                                                                      let data24 = data23.stepId, _errs68 = errors;
                                                                      if (errors === _errs68)
                                                                        if (typeof data24 == "string") {
                                                                          if (!pattern3.test(data24))
                                                                            return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/pending/step/stepId", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/pending/oneOf/1/properties/step/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                        } else
                                                                          return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/pending/step/stepId", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/pending/oneOf/1/properties/step/properties/stepId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      var valid16 = _errs68 === errors;
                                                                    } else
                                                                      var valid16 = !0;
                                                                    if (valid16)
                                                                      if (data23.loopPath !== void 0) {
                                                                        let data25 = data23.loopPath, _errs70 = errors;
                                                                        if (errors === _errs70)
                                                                          if (Array.isArray(data25)) {
                                                                            var valid17 = !0;
                                                                            let len2 = data25.length;
                                                                            for (let i2 = 0; i2 < len2; i2++) {
                                                                              let data26 = data25[i2], _errs72 = errors;
                                                                              if (errors === _errs72)
                                                                                if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                                                                                  let missing11;
                                                                                  if (data26.loopId === void 0 && (missing11 = "loopId") || data26.iteration === void 0 && (missing11 = "iteration"))
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/pending/step/loopPath/" + i2, schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/pending/oneOf/1/properties/step/properties/loopPath/items/required", keyword: "required", params: { missingProperty: missing11 } }], !1;
                                                                                  if (data26.loopId !== void 0) {
                                                                                    let data27 = data26.loopId, _errs75 = errors;
                                                                                    if (errors === _errs75)
                                                                                      if (typeof data27 == "string") {
                                                                                        if (!pattern3.test(data27))
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/pending/step/loopPath/" + i2 + "/loopId", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/pending/oneOf/1/properties/step/properties/loopPath/items/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/pending/step/loopPath/" + i2 + "/loopId", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/pending/oneOf/1/properties/step/properties/loopPath/items/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid18 = _errs75 === errors;
                                                                                  } else
                                                                                    var valid18 = !0;
                                                                                  if (valid18)
                                                                                    if (data26.iteration !== void 0) {
                                                                                      let data28 = data26.iteration, _errs77 = errors;
                                                                                      if (!(typeof data28 == "number" && !(data28 % 1) && !isNaN(data28)))
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/pending/step/loopPath/" + i2 + "/iteration", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/pending/oneOf/1/properties/step/properties/loopPath/items/properties/iteration/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                                      if (errors === _errs77 && typeof data28 == "number" && (data28 < 0 || isNaN(data28)))
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/pending/step/loopPath/" + i2 + "/iteration", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/pending/oneOf/1/properties/step/properties/loopPath/items/properties/iteration/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                                      var valid18 = _errs77 === errors;
                                                                                    } else
                                                                                      var valid18 = !0;
                                                                                } else
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/pending/step/loopPath/" + i2, schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/pending/oneOf/1/properties/step/properties/loopPath/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                              var valid17 = _errs72 === errors;
                                                                              if (!valid17)
                                                                                break;
                                                                            }
                                                                          } else
                                                                            return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/pending/step/loopPath", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/pending/oneOf/1/properties/step/properties/loopPath/type", keyword: "type", params: { type: "array" } }], !1;
                                                                        var valid16 = _errs70 === errors;
                                                                      } else
                                                                        var valid16 = !0;
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/pending/step", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/pending/oneOf/1/properties/step/type", keyword: "type", params: { type: "object" } }], !1;
                                                                var valid15 = _errs65 === errors;
                                                              } else
                                                                var valid15 = !0;
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/pending", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/pending/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/pending", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/pending/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag1 } }], !1;
                                                    else
                                                      return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/pending", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/pending/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag1 } }], !1;
                                                  }
                                                } else
                                                  return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/pending", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/properties/pending/type", keyword: "type", params: { type: "object" } }], !1;
                                              var valid6 = _errs52 === errors;
                                            } else
                                              var valid6 = !0;
                                        }
                                      }
                                    } else
                                      return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                } else if (tag0 === "complete") {
                                  if (errors === errors)
                                    if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                                      let missing12;
                                      if (data6.kind === void 0 && (missing12 = "kind") || data6.completed === void 0 && (missing12 = "completed"))
                                        return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/2/required", keyword: "required", params: { missingProperty: missing12 } }], !1;
                                      if (data6.kind !== void 0) {
                                        let data29 = data6.kind, _errs82 = errors;
                                        if (typeof data29 != "string")
                                          return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/kind", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (data29 !== "complete")
                                          return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/kind", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "complete" } }], !1;
                                        var valid20 = _errs82 === errors;
                                      } else
                                        var valid20 = !0;
                                      if (valid20)
                                        if (data6.completed !== void 0) {
                                          let data30 = data6.completed, _errs84 = errors;
                                          if (errors === _errs84)
                                            if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
                                              let missing13;
                                              if (data30.kind === void 0 && (missing13 = "kind") || data30.values === void 0 && (missing13 = "values"))
                                                return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/completed", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/2/properties/completed/required", keyword: "required", params: { missingProperty: missing13 } }], !1;
                                              if (data30.kind !== void 0) {
                                                let data31 = data30.kind, _errs87 = errors;
                                                if (typeof data31 != "string")
                                                  return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/completed/kind", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/2/properties/completed/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                if (data31 !== "set")
                                                  return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/completed/kind", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/2/properties/completed/properties/kind/const", keyword: "const", params: { allowedValue: "set" } }], !1;
                                                var valid21 = _errs87 === errors;
                                              } else
                                                var valid21 = !0;
                                              if (valid21)
                                                if (data30.values !== void 0) {
                                                  let data32 = data30.values, _errs89 = errors;
                                                  if (errors === _errs89)
                                                    if (Array.isArray(data32)) {
                                                      var valid22 = !0;
                                                      let len3 = data32.length;
                                                      for (let i3 = 0; i3 < len3; i3++) {
                                                        let data33 = data32[i3], _errs91 = errors;
                                                        if (errors === _errs91)
                                                          if (typeof data33 == "string") {
                                                            if (!pattern2.test(data33))
                                                              return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/completed/values/" + i3, schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/2/properties/completed/properties/values/items/pattern", keyword: "pattern", params: { pattern: "^([a-z0-9_-]+@[0-9]+(\\/[a-z0-9_-]+@[0-9]+)*::)?[a-z0-9_-]+$" } }], !1;
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/completed/values/" + i3, schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/2/properties/completed/properties/values/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid22 = _errs91 === errors;
                                                        if (!valid22)
                                                          break;
                                                      }
                                                    } else
                                                      return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/completed/values", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/2/properties/completed/properties/values/type", keyword: "type", params: { type: "array" } }], !1;
                                                  var valid21 = _errs89 === errors;
                                                } else
                                                  var valid21 = !0;
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState/completed", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/2/properties/completed/type", keyword: "type", params: { type: "object" } }], !1;
                                          var valid20 = _errs84 === errors;
                                        } else
                                          var valid20 = !0;
                                    } else
                                      return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState", schemaPath: "#/properties/enginePayload/properties/engineState/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState", schemaPath: "#/properties/enginePayload/properties/engineState/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } }], !1;
                              else
                                return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState", schemaPath: "#/properties/enginePayload/properties/engineState/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } }], !1;
                            }
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/enginePayload/engineState", schemaPath: "#/properties/enginePayload/properties/engineState/type", keyword: "type", params: { type: "object" } }], !1;
                        var valid1 = _errs15 === errors;
                      } else
                        var valid1 = !0;
                  } else
                    return validate10.errors = [{ instancePath: instancePath + "/enginePayload", schemaPath: "#/properties/enginePayload/type", keyword: "type", params: { type: "object" } }], !1;
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
