// Generated from schemas/execution-snapshot.ts by `npm run generate`; do not edit.
// <stdin>
var validateExecutionSnapshot = validate21;
var pattern0 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), pattern1 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), pattern3 = new RegExp("^[a-z0-9_-]+$", "u");
var pattern2 = new RegExp("^([a-z0-9_-]+@[0-9]+(\\/[a-z0-9_-]+@[0-9]+)*::)?[a-z0-9_-]+$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.values === void 0 && (missing0 = "values"))
        return validate22.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.kind !== void 0) {
        let data0 = data.kind, _errs2 = errors;
        if (typeof data0 != "string")
          return validate22.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
        if (data0 !== "set")
          return validate22.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "set" } }], !1;
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
                      return validate22.errors = [{ instancePath: instancePath + "/values/" + i0, keyword: "pattern", params: { pattern: "^([a-z0-9_-]+@[0-9]+(\\/[a-z0-9_-]+@[0-9]+)*::)?[a-z0-9_-]+$" } }], !1;
                  } else
                    return validate22.errors = [{ instancePath: instancePath + "/values/" + i0, keyword: "type", params: { type: "string" } }], !1;
                var valid1 = _errs6 === errors;
                if (!valid1)
                  break;
              }
            } else
              return validate22.errors = [{ instancePath: instancePath + "/values", keyword: "type", params: { type: "array" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
    } else
      return validate22.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate22.errors = vErrors, errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind"))
        return validate24.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let tag0 = data.kind;
        if (typeof tag0 == "string")
          if (tag0 === "none") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.kind === void 0 && (missing1 = "kind"))
                  return validate24.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing1 } }], !1;
                if (data.kind !== void 0) {
                  let data0 = data.kind;
                  if (typeof data0 != "string")
                    return validate24.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
                  if (data0 !== "none")
                    return validate24.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "none" } }], !1;
                }
              } else
                return validate24.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "some") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.kind === void 0 && (missing2 = "kind") || data.step === void 0 && (missing2 = "step"))
                  return validate24.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing2 } }], !1;
                if (data.kind !== void 0) {
                  let data1 = data.kind, _errs10 = errors;
                  if (typeof data1 != "string")
                    return validate24.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
                  if (data1 !== "some")
                    return validate24.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "some" } }], !1;
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
                          return validate24.errors = [{ instancePath: instancePath + "/step", keyword: "required", params: { missingProperty: missing3 } }], !1;
                        if (data2.stepId !== void 0) {
                          let data3 = data2.stepId, _errs15 = errors;
                          if (errors === _errs15)
                            if (typeof data3 == "string") {
                              if (!pattern3.test(data3))
                                return validate24.errors = [{ instancePath: instancePath + "/step/stepId", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                            } else
                              return validate24.errors = [{ instancePath: instancePath + "/step/stepId", keyword: "type", params: { type: "string" } }], !1;
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
                                        return validate24.errors = [{ instancePath: instancePath + "/step/loopPath/" + i0, keyword: "required", params: { missingProperty: missing4 } }], !1;
                                      if (data5.loopId !== void 0) {
                                        let data6 = data5.loopId, _errs22 = errors;
                                        if (errors === _errs22)
                                          if (typeof data6 == "string") {
                                            if (!pattern3.test(data6))
                                              return validate24.errors = [{ instancePath: instancePath + "/step/loopPath/" + i0 + "/loopId", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                          } else
                                            return validate24.errors = [{ instancePath: instancePath + "/step/loopPath/" + i0 + "/loopId", keyword: "type", params: { type: "string" } }], !1;
                                        var valid7 = _errs22 === errors;
                                      } else
                                        var valid7 = !0;
                                      if (valid7)
                                        if (data5.iteration !== void 0) {
                                          let data7 = data5.iteration, _errs24 = errors;
                                          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7)))
                                            return validate24.errors = [{ instancePath: instancePath + "/step/loopPath/" + i0 + "/iteration", keyword: "type", params: { type: "integer" } }], !1;
                                          if (errors === _errs24 && typeof data7 == "number" && (data7 < 0 || isNaN(data7)))
                                            return validate24.errors = [{ instancePath: instancePath + "/step/loopPath/" + i0 + "/iteration", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                          var valid7 = _errs24 === errors;
                                        } else
                                          var valid7 = !0;
                                    } else
                                      return validate24.errors = [{ instancePath: instancePath + "/step/loopPath/" + i0, keyword: "type", params: { type: "object" } }], !1;
                                  var valid6 = _errs19 === errors;
                                  if (!valid6)
                                    break;
                                }
                              } else
                                return validate24.errors = [{ instancePath: instancePath + "/step/loopPath", keyword: "type", params: { type: "array" } }], !1;
                            var valid5 = _errs17 === errors;
                          } else
                            var valid5 = !0;
                      } else
                        return validate24.errors = [{ instancePath: instancePath + "/step", keyword: "type", params: { type: "object" } }], !1;
                    var valid4 = _errs12 === errors;
                  } else
                    var valid4 = !0;
              } else
                return validate24.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
          } else
            return validate24.errors = [{ instancePath, keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } }], !1;
        else
          return validate24.errors = [{ instancePath, keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } }], !1;
      }
    } else
      return validate24.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate24.errors = vErrors, errors === 0;
}
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      if (data.length < 1)
        return validate26.errors = [{ instancePath, keyword: "minItems", params: { limit: 1 } }], !1;
      {
        var valid0 = !0;
        let len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data0 = data[i0], _errs1 = errors;
          if (errors === _errs1)
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing0;
              if (data0.loopId === void 0 && (missing0 = "loopId") || data0.decision === void 0 && (missing0 = "decision"))
                return validate26.errors = [{ instancePath: instancePath + "/" + i0, keyword: "required", params: { missingProperty: missing0 } }], !1;
              if (data0.loopId !== void 0) {
                let data1 = data0.loopId, _errs4 = errors;
                if (errors === _errs4)
                  if (typeof data1 == "string") {
                    if (!pattern3.test(data1))
                      return validate26.errors = [{ instancePath: instancePath + "/" + i0 + "/loopId", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                  } else
                    return validate26.errors = [{ instancePath: instancePath + "/" + i0 + "/loopId", keyword: "type", params: { type: "string" } }], !1;
                var valid1 = _errs4 === errors;
              } else
                var valid1 = !0;
              if (valid1)
                if (data0.decision !== void 0) {
                  let data2 = data0.decision, _errs6 = errors;
                  if (typeof data2 != "string")
                    return validate26.errors = [{ instancePath: instancePath + "/" + i0 + "/decision", keyword: "type", params: { type: "string" } }], !1;
                  if (!(data2 === "continue" || data2 === "stop"))
                    return validate26.errors = [{ instancePath: instancePath + "/" + i0 + "/decision", keyword: "enum", params: { allowedValues: ["continue", "stop"] } }], !1;
                  var valid1 = _errs6 === errors;
                } else
                  var valid1 = !0;
            } else
              return validate26.errors = [{ instancePath: instancePath + "/" + i0, keyword: "type", params: { type: "object" } }], !1;
          var valid0 = _errs1 === errors;
          if (!valid0)
            break;
        }
      }
    } else
      return validate26.errors = [{ instancePath, keyword: "type", params: { type: "array" } }], !1;
  return validate26.errors = vErrors, errors === 0;
}
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind"))
        return validate29.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let tag0 = data.kind;
        if (typeof tag0 == "string")
          if (tag0 === "set") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.kind === void 0 && (missing1 = "kind") || data.values === void 0 && (missing1 = "values"))
                  return validate29.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing1 } }], !1;
                if (data.kind !== void 0) {
                  let data0 = data.kind, _errs5 = errors;
                  if (typeof data0 != "string")
                    return validate29.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
                  if (data0 !== "set")
                    return validate29.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "set" } }], !1;
                  var valid2 = _errs5 === errors;
                } else
                  var valid2 = !0;
                if (valid2)
                  if (data.values !== void 0) {
                    let data1 = data.values, _errs7 = errors;
                    if (errors === _errs7)
                      if (Array.isArray(data1)) {
                        var valid3 = !0;
                        let len0 = data1.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data2 = data1[i0], _errs9 = errors;
                          if (errors === _errs9)
                            if (typeof data2 == "string") {
                              if (!pattern2.test(data2))
                                return validate29.errors = [{ instancePath: instancePath + "/values/" + i0, keyword: "pattern", params: { pattern: "^([a-z0-9_-]+@[0-9]+(\\/[a-z0-9_-]+@[0-9]+)*::)?[a-z0-9_-]+$" } }], !1;
                            } else
                              return validate29.errors = [{ instancePath: instancePath + "/values/" + i0, keyword: "type", params: { type: "string" } }], !1;
                          var valid3 = _errs9 === errors;
                          if (!valid3)
                            break;
                        }
                      } else
                        return validate29.errors = [{ instancePath: instancePath + "/values", keyword: "type", params: { type: "array" } }], !1;
                    var valid2 = _errs7 === errors;
                  } else
                    var valid2 = !0;
              } else
                return validate29.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "since_parent") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.kind === void 0 && (missing2 = "kind") || data.count === void 0 && (missing2 = "count") || data.values === void 0 && (missing2 = "values"))
                  return validate29.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing2 } }], !1;
                if (data.kind !== void 0) {
                  let data3 = data.kind, _errs14 = errors;
                  if (typeof data3 != "string")
                    return validate29.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
                  if (data3 !== "since_parent")
                    return validate29.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "since_parent" } }], !1;
                  var valid5 = _errs14 === errors;
                } else
                  var valid5 = !0;
                if (valid5) {
                  if (data.count !== void 0) {
                    let data4 = data.count, _errs16 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4)))
                      return validate29.errors = [{ instancePath: instancePath + "/count", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs16 && typeof data4 == "number" && (data4 < 0 || isNaN(data4)))
                      return validate29.errors = [{ instancePath: instancePath + "/count", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid5 = _errs16 === errors;
                  } else
                    var valid5 = !0;
                  if (valid5)
                    if (data.values !== void 0) {
                      let data5 = data.values, _errs18 = errors;
                      if (errors === _errs18)
                        if (Array.isArray(data5)) {
                          var valid6 = !0;
                          let len1 = data5.length;
                          for (let i1 = 0; i1 < len1; i1++) {
                            let data6 = data5[i1], _errs20 = errors;
                            if (errors === _errs20)
                              if (typeof data6 == "string") {
                                if (!pattern2.test(data6))
                                  return validate29.errors = [{ instancePath: instancePath + "/values/" + i1, keyword: "pattern", params: { pattern: "^([a-z0-9_-]+@[0-9]+(\\/[a-z0-9_-]+@[0-9]+)*::)?[a-z0-9_-]+$" } }], !1;
                              } else
                                return validate29.errors = [{ instancePath: instancePath + "/values/" + i1, keyword: "type", params: { type: "string" } }], !1;
                            var valid6 = _errs20 === errors;
                            if (!valid6)
                              break;
                          }
                        } else
                          return validate29.errors = [{ instancePath: instancePath + "/values", keyword: "type", params: { type: "array" } }], !1;
                      var valid5 = _errs18 === errors;
                    } else
                      var valid5 = !0;
                }
              } else
                return validate29.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
          } else
            return validate29.errors = [{ instancePath, keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } }], !1;
        else
          return validate29.errors = [{ instancePath, keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } }], !1;
      }
    } else
      return validate29.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate29.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.v === void 0 && (missing0 = "v") || data.kind === void 0 && (missing0 = "kind") || data.workflowId === void 0 && (missing0 = "workflowId") || data.workflowHash === void 0 && (missing0 = "workflowHash") || data.enginePayload === void 0 && (missing0 = "enginePayload"))
        return validate21.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.v !== void 0) {
        let data0 = data.v, _errs2 = errors;
        if (typeof data0 != "number")
          return validate21.errors = [{ instancePath: instancePath + "/v", keyword: "type", params: { type: "number" } }], !1;
        if (data0 !== 1)
          return validate21.errors = [{ instancePath: instancePath + "/v", keyword: "const", params: { allowedValue: 1 } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.kind !== void 0) {
          let data1 = data.kind, _errs4 = errors;
          if (typeof data1 != "string")
            return validate21.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
          if (data1 !== "execution_snapshot")
            return validate21.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "execution_snapshot" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.workflowId !== void 0) {
            let data2 = data.workflowId, _errs6 = errors;
            if (errors === _errs6)
              if (typeof data2 == "string") {
                if (!pattern0.test(data2))
                  return validate21.errors = [{ instancePath: instancePath + "/workflowId", keyword: "pattern", params: { pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" } }], !1;
              } else
                return validate21.errors = [{ instancePath: instancePath + "/workflowId", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.workflowHash !== void 0) {
              let data3 = data.workflowHash, _errs8 = errors;
              if (errors === _errs8)
                if (typeof data3 == "string") {
                  if (!pattern1.test(data3))
                    return validate21.errors = [{ instancePath: instancePath + "/workflowHash", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                } else
                  return validate21.errors = [{ instancePath: instancePath + "/workflowHash", keyword: "type", params: { type: "string" } }], !1;
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
                      let err0 = { instancePath: instancePath + "/enginePayload", keyword: "required", params: { missingProperty: missing1 } };
                      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                    } else {
                      if (data4.v !== void 0) {
                        let data5 = data4.v, _errs15 = errors;
                        if (typeof data5 != "number") {
                          let err1 = { instancePath: instancePath + "/enginePayload/v", keyword: "type", params: { type: "number" } };
                          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                        }
                        if (data5 !== 1) {
                          let err2 = { instancePath: instancePath + "/enginePayload/v", keyword: "const", params: { allowedValue: 1 } };
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
                                let err3 = { instancePath: instancePath + "/enginePayload/engineState", keyword: "required", params: { missingProperty: missing2 } };
                                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                              } else {
                                let tag0 = data6.kind;
                                if (typeof tag0 == "string")
                                  if (tag0 === "init") {
                                    if (errors === errors)
                                      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                                        let missing3;
                                        if (data6.kind === void 0 && (missing3 = "kind")) {
                                          let err4 = { instancePath: instancePath + "/enginePayload/engineState", keyword: "required", params: { missingProperty: missing3 } };
                                          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                                        } else if (data6.kind !== void 0) {
                                          let data7 = data6.kind;
                                          if (typeof data7 != "string") {
                                            let err5 = { instancePath: instancePath + "/enginePayload/engineState/kind", keyword: "type", params: { type: "string" } };
                                            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                                          }
                                          if (data7 !== "init") {
                                            let err6 = { instancePath: instancePath + "/enginePayload/engineState/kind", keyword: "const", params: { allowedValue: "init" } };
                                            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                                          }
                                        }
                                      } else {
                                        let err7 = { instancePath: instancePath + "/enginePayload/engineState", keyword: "type", params: { type: "object" } };
                                        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                                      }
                                  } else if (tag0 === "running") {
                                    if (errors === errors)
                                      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                                        let missing4;
                                        if (data6.kind === void 0 && (missing4 = "kind") || data6.completed === void 0 && (missing4 = "completed") || data6.loopStack === void 0 && (missing4 = "loopStack") || data6.pending === void 0 && (missing4 = "pending")) {
                                          let err8 = { instancePath: instancePath + "/enginePayload/engineState", keyword: "required", params: { missingProperty: missing4 } };
                                          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                                        } else {
                                          if (data6.kind !== void 0) {
                                            let data8 = data6.kind, _errs28 = errors;
                                            if (typeof data8 != "string") {
                                              let err9 = { instancePath: instancePath + "/enginePayload/engineState/kind", keyword: "type", params: { type: "string" } };
                                              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                                            }
                                            if (data8 !== "running") {
                                              let err10 = { instancePath: instancePath + "/enginePayload/engineState/kind", keyword: "const", params: { allowedValue: "running" } };
                                              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                                            }
                                            var valid7 = _errs28 === errors;
                                          } else
                                            var valid7 = !0;
                                          if (valid7) {
                                            if (data6.completed !== void 0) {
                                              let _errs30 = errors;
                                              validate22(data6.completed, { instancePath: instancePath + "/enginePayload/engineState/completed", parentData: data6, parentDataProperty: "completed", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                                              var valid7 = _errs30 === errors;
                                            } else
                                              var valid7 = !0;
                                            if (valid7) {
                                              if (data6.loopStack !== void 0) {
                                                let data10 = data6.loopStack, _errs31 = errors;
                                                if (errors === _errs31)
                                                  if (Array.isArray(data10)) {
                                                    var valid8 = !0;
                                                    let len0 = data10.length;
                                                    for (let i0 = 0; i0 < len0; i0++) {
                                                      let data11 = data10[i0], _errs33 = errors;
                                                      if (errors === _errs33)
                                                        if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                                          let missing5;
                                                          if (data11.loopId === void 0 && (missing5 = "loopId") || data11.iteration === void 0 && (missing5 = "iteration") || data11.bodyIndex === void 0 && (missing5 = "bodyIndex")) {
                                                            let err11 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i0, keyword: "required", params: { missingProperty: missing5 } };
                                                            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                                                          } else {
                                                            if (data11.loopId !== void 0) {
                                                              let data12 = data11.loopId, _errs36 = errors;
                                                              if (errors === _errs36)
                                                                if (typeof data12 == "string") {
                                                                  if (!pattern3.test(data12)) {
                                                                    let err12 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i0 + "/loopId", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } };
                                                                    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                                                                  }
                                                                } else {
                                                                  let err13 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i0 + "/loopId", keyword: "type", params: { type: "string" } };
                                                                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                                                                }
                                                              var valid9 = _errs36 === errors;
                                                            } else
                                                              var valid9 = !0;
                                                            if (valid9) {
                                                              if (data11.iteration !== void 0) {
                                                                let data13 = data11.iteration, _errs38 = errors;
                                                                if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13))) {
                                                                  let err14 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i0 + "/iteration", keyword: "type", params: { type: "integer" } };
                                                                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                                                                }
                                                                if (errors === _errs38 && typeof data13 == "number" && (data13 < 0 || isNaN(data13))) {
                                                                  let err15 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i0 + "/iteration", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                                                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                                                                }
                                                                var valid9 = _errs38 === errors;
                                                              } else
                                                                var valid9 = !0;
                                                              if (valid9) {
                                                                if (data11.bodyIndex !== void 0) {
                                                                  let data14 = data11.bodyIndex, _errs40 = errors;
                                                                  if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14))) {
                                                                    let err16 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i0 + "/bodyIndex", keyword: "type", params: { type: "integer" } };
                                                                    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                                                                  }
                                                                  if (errors === _errs40 && typeof data14 == "number" && (data14 < 0 || isNaN(data14))) {
                                                                    let err17 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i0 + "/bodyIndex", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                                                    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                                                                  }
                                                                  var valid9 = _errs40 === errors;
                                                                } else
                                                                  var valid9 = !0;
                                                                if (valid9) {
                                                                  if (data11.items !== void 0) {
                                                                    let _errs42 = errors;
                                                                    if (errors === _errs42 && !Array.isArray(data11.items)) {
                                                                      let err18 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i0 + "/items", keyword: "type", params: { type: "array" } };
                                                                      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                                                                    }
                                                                    var valid9 = _errs42 === errors;
                                                                  } else
                                                                    var valid9 = !0;
                                                                  if (valid9)
                                                                    if (data11.control !== void 0) {
                                                                      let data16 = data11.control, _errs44 = errors;
                                                                      if (typeof data16 != "string") {
                                                                        let err19 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i0 + "/control", keyword: "type", params: { type: "string" } };
                                                                        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                                                                      }
                                                                      if (!(data16 === "continue" || data16 === "stop")) {
                                                                        let err20 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i0 + "/control", keyword: "enum", params: { allowedValues: ["continue", "stop"] } };
                                                                        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                                                                      }
                                                                      var valid9 = _errs44 === errors;
                                                                    } else
                                                                      var valid9 = !0;
                                                                }
                                                              }
                                                            }
                                                          }
                                                        } else {
                                                          let err21 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i0, keyword: "type", params: { type: "object" } };
                                                          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                                                        }
                                                      var valid8 = _errs33 === errors;
                                                      if (!valid8)
                                                        break;
                                                    }
                                                  } else {
                                                    let err22 = { instancePath: instancePath + "/enginePayload/engineState/loopStack", keyword: "type", params: { type: "array" } };
                                                    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                                                  }
                                                var valid7 = _errs31 === errors;
                                              } else
                                                var valid7 = !0;
                                              if (valid7) {
                                                if (data6.pending !== void 0) {
                                                  let _errs46 = errors;
                                                  validate24(data6.pending, { instancePath: instancePath + "/enginePayload/engineState/pending", parentData: data6, parentDataProperty: "pending", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                                                  var valid7 = _errs46 === errors;
                                                } else
                                                  var valid7 = !0;
                                                if (valid7)
                                                  if (data6.seeds !== void 0) {
                                                    let _errs47 = errors;
                                                    validate26(data6.seeds, { instancePath: instancePath + "/enginePayload/engineState/seeds", parentData: data6, parentDataProperty: "seeds", rootData }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length);
                                                    var valid7 = _errs47 === errors;
                                                  } else
                                                    var valid7 = !0;
                                              }
                                            }
                                          }
                                        }
                                      } else {
                                        let err23 = { instancePath: instancePath + "/enginePayload/engineState", keyword: "type", params: { type: "object" } };
                                        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                                      }
                                  } else if (tag0 === "complete") {
                                    if (errors === errors)
                                      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                                        let missing6;
                                        if (data6.kind === void 0 && (missing6 = "kind") || data6.completed === void 0 && (missing6 = "completed")) {
                                          let err24 = { instancePath: instancePath + "/enginePayload/engineState", keyword: "required", params: { missingProperty: missing6 } };
                                          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                                        } else {
                                          if (data6.kind !== void 0) {
                                            let data19 = data6.kind, _errs51 = errors;
                                            if (typeof data19 != "string") {
                                              let err25 = { instancePath: instancePath + "/enginePayload/engineState/kind", keyword: "type", params: { type: "string" } };
                                              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                                            }
                                            if (data19 !== "complete") {
                                              let err26 = { instancePath: instancePath + "/enginePayload/engineState/kind", keyword: "const", params: { allowedValue: "complete" } };
                                              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                                            }
                                            var valid11 = _errs51 === errors;
                                          } else
                                            var valid11 = !0;
                                          if (valid11)
                                            if (data6.completed !== void 0) {
                                              let _errs53 = errors;
                                              validate22(data6.completed, { instancePath: instancePath + "/enginePayload/engineState/completed", parentData: data6, parentDataProperty: "completed", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                                              var valid11 = _errs53 === errors;
                                            } else
                                              var valid11 = !0;
                                        }
                                      } else {
                                        let err27 = { instancePath: instancePath + "/enginePayload/engineState", keyword: "type", params: { type: "object" } };
                                        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                                      }
                                  } else {
                                    let err28 = { instancePath: instancePath + "/enginePayload/engineState", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } };
                                    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                                  }
                                else {
                                  let err29 = { instancePath: instancePath + "/enginePayload/engineState", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } };
                                  vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                                }
                              }
                            } else {
                              let err30 = { instancePath: instancePath + "/enginePayload/engineState", keyword: "type", params: { type: "object" } };
                              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                            }
                          var valid2 = _errs17 === errors;
                        } else
                          var valid2 = !0;
                    }
                  } else {
                    let err31 = { instancePath: instancePath + "/enginePayload", keyword: "type", params: { type: "object" } };
                    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                  }
                var _valid0 = _errs12 === errors;
                if (valid1 = valid1 || _valid0, !valid1) {
                  let _errs54 = errors;
                  if (errors === _errs54)
                    if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                      let missing7;
                      if (data4.v === void 0 && (missing7 = "v") || data4.parent === void 0 && (missing7 = "parent") || data4.engineState === void 0 && (missing7 = "engineState")) {
                        let err32 = { instancePath: instancePath + "/enginePayload", keyword: "required", params: { missingProperty: missing7 } };
                        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                      } else {
                        if (data4.v !== void 0) {
                          let data21 = data4.v, _errs57 = errors;
                          if (typeof data21 != "number") {
                            let err33 = { instancePath: instancePath + "/enginePayload/v", keyword: "type", params: { type: "number" } };
                            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                          }
                          if (data21 !== 2) {
                            let err34 = { instancePath: instancePath + "/enginePayload/v", keyword: "const", params: { allowedValue: 2 } };
                            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                          }
                          var valid12 = _errs57 === errors;
                        } else
                          var valid12 = !0;
                        if (valid12) {
                          if (data4.parent !== void 0) {
                            let data22 = data4.parent, _errs59 = errors;
                            if (errors === _errs59)
                              if (typeof data22 == "string") {
                                if (!pattern1.test(data22)) {
                                  let err35 = { instancePath: instancePath + "/enginePayload/parent", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } };
                                  vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                                }
                              } else {
                                let err36 = { instancePath: instancePath + "/enginePayload/parent", keyword: "type", params: { type: "string" } };
                                vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                              }
                            var valid12 = _errs59 === errors;
                          } else
                            var valid12 = !0;
                          if (valid12)
                            if (data4.engineState !== void 0) {
                              let data23 = data4.engineState, _errs61 = errors;
                              if (errors === _errs61)
                                if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                                  let missing8;
                                  if (data23.kind === void 0 && (missing8 = "kind")) {
                                    let err37 = { instancePath: instancePath + "/enginePayload/engineState", keyword: "required", params: { missingProperty: missing8 } };
                                    vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                                  } else {
                                    let tag1 = data23.kind;
                                    if (typeof tag1 == "string")
                                      if (tag1 === "running") {
                                        if (errors === errors)
                                          if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                                            let missing9;
                                            if (data23.kind === void 0 && (missing9 = "kind") || data23.completed === void 0 && (missing9 = "completed") || data23.loopStack === void 0 && (missing9 = "loopStack") || data23.pending === void 0 && (missing9 = "pending")) {
                                              let err38 = { instancePath: instancePath + "/enginePayload/engineState", keyword: "required", params: { missingProperty: missing9 } };
                                              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                                            } else {
                                              if (data23.kind !== void 0) {
                                                let data24 = data23.kind, _errs67 = errors;
                                                if (typeof data24 != "string") {
                                                  let err39 = { instancePath: instancePath + "/enginePayload/engineState/kind", keyword: "type", params: { type: "string" } };
                                                  vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                                                }
                                                if (data24 !== "running") {
                                                  let err40 = { instancePath: instancePath + "/enginePayload/engineState/kind", keyword: "const", params: { allowedValue: "running" } };
                                                  vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                                                }
                                                var valid15 = _errs67 === errors;
                                              } else
                                                var valid15 = !0;
                                              if (valid15) {
                                                if (data23.completed !== void 0) {
                                                  let _errs69 = errors;
                                                  validate29(data23.completed, { instancePath: instancePath + "/enginePayload/engineState/completed", parentData: data23, parentDataProperty: "completed", rootData }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length);
                                                  var valid15 = _errs69 === errors;
                                                } else
                                                  var valid15 = !0;
                                                if (valid15) {
                                                  if (data23.loopStack !== void 0) {
                                                    let data26 = data23.loopStack, _errs70 = errors;
                                                    if (errors === _errs70)
                                                      if (Array.isArray(data26)) {
                                                        var valid16 = !0;
                                                        let len1 = data26.length;
                                                        for (let i1 = 0; i1 < len1; i1++) {
                                                          let data27 = data26[i1], _errs72 = errors;
                                                          if (errors === _errs72)
                                                            if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
                                                              let missing10;
                                                              if (data27.loopId === void 0 && (missing10 = "loopId") || data27.iteration === void 0 && (missing10 = "iteration") || data27.bodyIndex === void 0 && (missing10 = "bodyIndex")) {
                                                                let err41 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1, keyword: "required", params: { missingProperty: missing10 } };
                                                                vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                                                              } else {
                                                                if (data27.loopId !== void 0) {
                                                                  let data28 = data27.loopId, _errs75 = errors;
                                                                  if (errors === _errs75)
                                                                    if (typeof data28 == "string") {
                                                                      if (!pattern3.test(data28)) {
                                                                        let err42 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1 + "/loopId", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } };
                                                                        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                                                                      }
                                                                    } else {
                                                                      let err43 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1 + "/loopId", keyword: "type", params: { type: "string" } };
                                                                      vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                                                                    }
                                                                  var valid17 = _errs75 === errors;
                                                                } else
                                                                  var valid17 = !0;
                                                                if (valid17) {
                                                                  if (data27.iteration !== void 0) {
                                                                    let data29 = data27.iteration, _errs77 = errors;
                                                                    if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29))) {
                                                                      let err44 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1 + "/iteration", keyword: "type", params: { type: "integer" } };
                                                                      vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                                                                    }
                                                                    if (errors === _errs77 && typeof data29 == "number" && (data29 < 0 || isNaN(data29))) {
                                                                      let err45 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1 + "/iteration", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                                                      vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                                                                    }
                                                                    var valid17 = _errs77 === errors;
                                                                  } else
                                                                    var valid17 = !0;
                                                                  if (valid17) {
                                                                    if (data27.bodyIndex !== void 0) {
                                                                      let data30 = data27.bodyIndex, _errs79 = errors;
                                                                      if (!(typeof data30 == "number" && !(data30 % 1) && !isNaN(data30))) {
                                                                        let err46 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1 + "/bodyIndex", keyword: "type", params: { type: "integer" } };
                                                                        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                                                                      }
                                                                      if (errors === _errs79 && typeof data30 == "number" && (data30 < 0 || isNaN(data30))) {
                                                                        let err47 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1 + "/bodyIndex", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                                                        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                                                                      }
                                                                      var valid17 = _errs79 === errors;
                                                                    } else
                                                                      var valid17 = !0;
                                                                    if (valid17) {
                                                                      if (data27.items !== void 0) {
                                                                        let _errs81 = errors;
                                                                        if (errors === _errs81 && !Array.isArray(data27.items)) {
                                                                          let err48 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1 + "/items", keyword: "type", params: { type: "array" } };
                                                                          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                                                                        }
                                                                        var valid17 = _errs81 === errors;
                                                                      } else
                                                                        var valid17 = !0;
                                                                      if (valid17) {
                                                                        if (data27.control !== void 0) {
                                                                          let data32 = data27.control, _errs83 = errors;
                                                                          if (typeof data32 != "string") {
                                                                            let err49 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1 + "/control", keyword: "type", params: { type: "string" } };
                                                                            vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                                                                          }
                                                                          if (!(data32 === "continue" || data32 === "stop")) {
                                                                            let err50 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1 + "/control", keyword: "enum", params: { allowedValues: ["continue", "stop"] } };
                                                                            vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                                                                          }
                                                                          var valid17 = _errs83 === errors;
                                                                        } else
                                                                          var valid17 = !0;
                                                                        if (valid17)
                                                                          if (data27.itemsIn !== void 0) {
                                                                            let data33 = data27.itemsIn, _errs85 = errors;
                                                                            if (errors === _errs85)
                                                                              if (typeof data33 == "string") {
                                                                                if (!pattern1.test(data33)) {
                                                                                  let err51 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1 + "/itemsIn", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } };
                                                                                  vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                                                                                }
                                                                              } else {
                                                                                let err52 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1 + "/itemsIn", keyword: "type", params: { type: "string" } };
                                                                                vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                                                                              }
                                                                            var valid17 = _errs85 === errors;
                                                                          } else
                                                                            var valid17 = !0;
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            } else {
                                                              let err53 = { instancePath: instancePath + "/enginePayload/engineState/loopStack/" + i1, keyword: "type", params: { type: "object" } };
                                                              vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
                                                            }
                                                          var valid16 = _errs72 === errors;
                                                          if (!valid16)
                                                            break;
                                                        }
                                                      } else {
                                                        let err54 = { instancePath: instancePath + "/enginePayload/engineState/loopStack", keyword: "type", params: { type: "array" } };
                                                        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                                                      }
                                                    var valid15 = _errs70 === errors;
                                                  } else
                                                    var valid15 = !0;
                                                  if (valid15) {
                                                    if (data23.pending !== void 0) {
                                                      let _errs87 = errors;
                                                      validate24(data23.pending, { instancePath: instancePath + "/enginePayload/engineState/pending", parentData: data23, parentDataProperty: "pending", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                                                      var valid15 = _errs87 === errors;
                                                    } else
                                                      var valid15 = !0;
                                                    if (valid15)
                                                      if (data23.seeds !== void 0) {
                                                        let _errs88 = errors;
                                                        validate26(data23.seeds, { instancePath: instancePath + "/enginePayload/engineState/seeds", parentData: data23, parentDataProperty: "seeds", rootData }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length);
                                                        var valid15 = _errs88 === errors;
                                                      } else
                                                        var valid15 = !0;
                                                  }
                                                }
                                              }
                                            }
                                          } else {
                                            let err55 = { instancePath: instancePath + "/enginePayload/engineState", keyword: "type", params: { type: "object" } };
                                            vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
                                          }
                                      } else if (tag1 === "complete") {
                                        if (errors === errors)
                                          if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                                            let missing11;
                                            if (data23.kind === void 0 && (missing11 = "kind") || data23.completed === void 0 && (missing11 = "completed")) {
                                              let err56 = { instancePath: instancePath + "/enginePayload/engineState", keyword: "required", params: { missingProperty: missing11 } };
                                              vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
                                            } else {
                                              if (data23.kind !== void 0) {
                                                let data36 = data23.kind, _errs92 = errors;
                                                if (typeof data36 != "string") {
                                                  let err57 = { instancePath: instancePath + "/enginePayload/engineState/kind", keyword: "type", params: { type: "string" } };
                                                  vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
                                                }
                                                if (data36 !== "complete") {
                                                  let err58 = { instancePath: instancePath + "/enginePayload/engineState/kind", keyword: "const", params: { allowedValue: "complete" } };
                                                  vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
                                                }
                                                var valid19 = _errs92 === errors;
                                              } else
                                                var valid19 = !0;
                                              if (valid19)
                                                if (data23.completed !== void 0) {
                                                  let _errs94 = errors;
                                                  validate29(data23.completed, { instancePath: instancePath + "/enginePayload/engineState/completed", parentData: data23, parentDataProperty: "completed", rootData }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length);
                                                  var valid19 = _errs94 === errors;
                                                } else
                                                  var valid19 = !0;
                                            }
                                          } else {
                                            let err59 = { instancePath: instancePath + "/enginePayload/engineState", keyword: "type", params: { type: "object" } };
                                            vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
                                          }
                                      } else {
                                        let err60 = { instancePath: instancePath + "/enginePayload/engineState", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag1 } };
                                        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
                                      }
                                    else {
                                      let err61 = { instancePath: instancePath + "/enginePayload/engineState", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag1 } };
                                      vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
                                    }
                                  }
                                } else {
                                  let err62 = { instancePath: instancePath + "/enginePayload/engineState", keyword: "type", params: { type: "object" } };
                                  vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
                                }
                              var valid12 = _errs61 === errors;
                            } else
                              var valid12 = !0;
                        }
                      }
                    } else {
                      let err63 = { instancePath: instancePath + "/enginePayload", keyword: "type", params: { type: "object" } };
                      vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
                    }
                  var _valid0 = _errs54 === errors;
                  valid1 = valid1 || _valid0;
                }
                if (valid1)
                  errors = _errs11, vErrors !== null && (_errs11 ? vErrors.length = _errs11 : vErrors = null);
                else {
                  let err64 = { instancePath: instancePath + "/enginePayload", keyword: "anyOf", params: {} };
                  return vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++, validate21.errors = vErrors, !1;
                }
                var valid0 = _errs10 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate21.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateExecutionSnapshot
};
