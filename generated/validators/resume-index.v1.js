// Generated from schemas/resume-index.ts by `npm run generate`; do not edit.
// <stdin>
var validateResumeIndex = validate21;
var pattern0 = new RegExp("^sess_[a-z0-9_]{1,64}$", "u"), pattern1 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), pattern2 = new RegExp("^run_[a-z0-9_]{1,64}$", "u"), pattern3 = new RegExp("^node_[a-z0-9_]{1,64}$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.v === void 0 && (missing0 = "v") || data.sessions === void 0 && (missing0 = "sessions"))
        return validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.v !== void 0) {
        let data0 = data.v, _errs2 = errors;
        if (typeof data0 != "number")
          return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
        if (data0 !== 6)
          return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/properties/v/const", keyword: "const", params: { allowedValue: 6 } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.sessions !== void 0) {
          let data1 = data.sessions, _errs4 = errors;
          if (errors === _errs4)
            if (Array.isArray(data1)) {
              var valid1 = !0;
              let len0 = data1.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let data2 = data1[i0], _errs6 = errors;
                if (errors === _errs6)
                  if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                    let missing1;
                    if (data2.sessionId === void 0 && (missing1 = "sessionId") || data2.stamp === void 0 && (missing1 = "stamp") || data2.runs === void 0 && (missing1 = "runs"))
                      return validate21.errors = [{ instancePath: instancePath + "/sessions/" + i0, schemaPath: "#/properties/sessions/items/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                    if (data2.sessionId !== void 0) {
                      let data3 = data2.sessionId, _errs9 = errors;
                      if (errors === _errs9)
                        if (typeof data3 == "string") {
                          if (!pattern0.test(data3))
                            return validate21.errors = [{ instancePath: instancePath + "/sessions/" + i0 + "/sessionId", schemaPath: "#/properties/sessions/items/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                        } else
                          return validate21.errors = [{ instancePath: instancePath + "/sessions/" + i0 + "/sessionId", schemaPath: "#/properties/sessions/items/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid2 = _errs9 === errors;
                    } else
                      var valid2 = !0;
                    if (valid2) {
                      if (data2.stamp !== void 0) {
                        let _errs11 = errors;
                        if (typeof data2.stamp != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/sessions/" + i0 + "/stamp", schemaPath: "#/properties/sessions/items/properties/stamp/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid2 = _errs11 === errors;
                      } else
                        var valid2 = !0;
                      if (valid2) {
                        if (data2.workspace !== void 0) {
                          let data5 = data2.workspace, _errs13 = errors;
                          if (errors === _errs13)
                            if (typeof data5 == "string") {
                              if (!pattern1.test(data5))
                                return validate21.errors = [{ instancePath: instancePath + "/sessions/" + i0 + "/workspace", schemaPath: "#/properties/sessions/items/properties/workspace/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                            } else
                              return validate21.errors = [{ instancePath: instancePath + "/sessions/" + i0 + "/workspace", schemaPath: "#/properties/sessions/items/properties/workspace/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid2 = _errs13 === errors;
                        } else
                          var valid2 = !0;
                        if (valid2) {
                          if (data2.branch !== void 0) {
                            let _errs15 = errors;
                            if (typeof data2.branch != "string")
                              return validate21.errors = [{ instancePath: instancePath + "/sessions/" + i0 + "/branch", schemaPath: "#/properties/sessions/items/properties/branch/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid2 = _errs15 === errors;
                          } else
                            var valid2 = !0;
                          if (valid2) {
                            if (data2.headSha !== void 0) {
                              let _errs17 = errors;
                              if (typeof data2.headSha != "string")
                                return validate21.errors = [{ instancePath: instancePath + "/sessions/" + i0 + "/headSha", schemaPath: "#/properties/sessions/items/properties/headSha/type", keyword: "type", params: { type: "string" } }], !1;
                              var valid2 = _errs17 === errors;
                            } else
                              var valid2 = !0;
                            if (valid2)
                              if (data2.runs !== void 0) {
                                let data8 = data2.runs, _errs19 = errors;
                                if (errors === _errs19)
                                  if (Array.isArray(data8)) {
                                    var valid3 = !0;
                                    let len1 = data8.length;
                                    for (let i1 = 0; i1 < len1; i1++) {
                                      let data9 = data8[i1], _errs21 = errors;
                                      if (errors === _errs21)
                                        if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                          let missing2;
                                          if (data9.runId === void 0 && (missing2 = "runId") || data9.activity === void 0 && (missing2 = "activity") || data9.latest === void 0 && (missing2 = "latest") || data9.isOpen === void 0 && (missing2 = "isOpen") || data9.notes === void 0 && (missing2 = "notes") || data9.workflow === void 0 && (missing2 = "workflow") || data9.words === void 0 && (missing2 = "words"))
                                            return validate21.errors = [{ instancePath: instancePath + "/sessions/" + i0 + "/runs/" + i1, schemaPath: "#/properties/sessions/items/properties/runs/items/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                                          if (data9.runId !== void 0) {
                                            let data10 = data9.runId, _errs24 = errors;
                                            if (errors === _errs24)
                                              if (typeof data10 == "string") {
                                                if (!pattern2.test(data10))
                                                  return validate21.errors = [{ instancePath: instancePath + "/sessions/" + i0 + "/runs/" + i1 + "/runId", schemaPath: "#/properties/sessions/items/properties/runs/items/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                              } else
                                                return validate21.errors = [{ instancePath: instancePath + "/sessions/" + i0 + "/runs/" + i1 + "/runId", schemaPath: "#/properties/sessions/items/properties/runs/items/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid4 = _errs24 === errors;
                                          } else
                                            var valid4 = !0;
                                          if (valid4) {
                                            if (data9.activity !== void 0) {
                                              let data11 = data9.activity, _errs26 = errors;
                                              if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11)))
                                                return validate21.errors = [{ instancePath: instancePath + "/sessions/" + i0 + "/runs/" + i1 + "/activity", schemaPath: "#/properties/sessions/items/properties/runs/items/properties/activity/type", keyword: "type", params: { type: "integer" } }], !1;
                                              if (errors === _errs26 && typeof data11 == "number" && (data11 < 0 || isNaN(data11)))
                                                return validate21.errors = [{ instancePath: instancePath + "/sessions/" + i0 + "/runs/" + i1 + "/activity", schemaPath: "#/properties/sessions/items/properties/runs/items/properties/activity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                              var valid4 = _errs26 === errors;
                                            } else
                                              var valid4 = !0;
                                            if (valid4) {
                                              if (data9.latest !== void 0) {
                                                let data12 = data9.latest, _errs28 = errors;
                                                if (errors === _errs28)
                                                  if (typeof data12 == "string") {
                                                    if (!pattern3.test(data12))
                                                      return validate21.errors = [{ instancePath: instancePath + "/sessions/" + i0 + "/runs/" + i1 + "/latest", schemaPath: "#/properties/sessions/items/properties/runs/items/properties/latest/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                                  } else
                                                    return validate21.errors = [{ instancePath: instancePath + "/sessions/" + i0 + "/runs/" + i1 + "/latest", schemaPath: "#/properties/sessions/items/properties/runs/items/properties/latest/type", keyword: "type", params: { type: "string" } }], !1;
                                                var valid4 = _errs28 === errors;
                                              } else
                                                var valid4 = !0;
                                              if (valid4) {
                                                if (data9.isOpen !== void 0) {
                                                  let _errs30 = errors;
                                                  if (typeof data9.isOpen != "boolean")
                                                    return validate21.errors = [{ instancePath: instancePath + "/sessions/" + i0 + "/runs/" + i1 + "/isOpen", schemaPath: "#/properties/sessions/items/properties/runs/items/properties/isOpen/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                  var valid4 = _errs30 === errors;
                                                } else
                                                  var valid4 = !0;
                                                if (valid4) {
                                                  if (data9.notes !== void 0) {
                                                    let _errs32 = errors;
                                                    if (typeof data9.notes != "string")
                                                      return validate21.errors = [{ instancePath: instancePath + "/sessions/" + i0 + "/runs/" + i1 + "/notes", schemaPath: "#/properties/sessions/items/properties/runs/items/properties/notes/type", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid4 = _errs32 === errors;
                                                  } else
                                                    var valid4 = !0;
                                                  if (valid4) {
                                                    if (data9.workflow !== void 0) {
                                                      let _errs34 = errors;
                                                      if (typeof data9.workflow != "string")
                                                        return validate21.errors = [{ instancePath: instancePath + "/sessions/" + i0 + "/runs/" + i1 + "/workflow", schemaPath: "#/properties/sessions/items/properties/runs/items/properties/workflow/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid4 = _errs34 === errors;
                                                    } else
                                                      var valid4 = !0;
                                                    if (valid4) {
                                                      if (data9.words !== void 0) {
                                                        let data16 = data9.words, _errs36 = errors;
                                                        if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16)))
                                                          return validate21.errors = [{ instancePath: instancePath + "/sessions/" + i0 + "/runs/" + i1 + "/words", schemaPath: "#/properties/sessions/items/properties/runs/items/properties/words/type", keyword: "type", params: { type: "integer" } }], !1;
                                                        if (errors === _errs36 && typeof data16 == "number" && (data16 < 0 || isNaN(data16)))
                                                          return validate21.errors = [{ instancePath: instancePath + "/sessions/" + i0 + "/runs/" + i1 + "/words", schemaPath: "#/properties/sessions/items/properties/runs/items/properties/words/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                        var valid4 = _errs36 === errors;
                                                      } else
                                                        var valid4 = !0;
                                                      if (valid4)
                                                        if (data9.cut !== void 0) {
                                                          let data17 = data9.cut, _errs38 = errors;
                                                          if (typeof data17 != "boolean")
                                                            return validate21.errors = [{ instancePath: instancePath + "/sessions/" + i0 + "/runs/" + i1 + "/cut", schemaPath: "#/properties/sessions/items/properties/runs/items/properties/cut/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                          if (data17 !== !0)
                                                            return validate21.errors = [{ instancePath: instancePath + "/sessions/" + i0 + "/runs/" + i1 + "/cut", schemaPath: "#/properties/sessions/items/properties/runs/items/properties/cut/const", keyword: "const", params: { allowedValue: !0 } }], !1;
                                                          var valid4 = _errs38 === errors;
                                                        } else
                                                          var valid4 = !0;
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        } else
                                          return validate21.errors = [{ instancePath: instancePath + "/sessions/" + i0 + "/runs/" + i1, schemaPath: "#/properties/sessions/items/properties/runs/items/type", keyword: "type", params: { type: "object" } }], !1;
                                      var valid3 = _errs21 === errors;
                                      if (!valid3)
                                        break;
                                    }
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/sessions/" + i0 + "/runs", schemaPath: "#/properties/sessions/items/properties/runs/type", keyword: "type", params: { type: "array" } }], !1;
                                var valid2 = _errs19 === errors;
                              } else
                                var valid2 = !0;
                          }
                        }
                      }
                    }
                  } else
                    return validate21.errors = [{ instancePath: instancePath + "/sessions/" + i0, schemaPath: "#/properties/sessions/items/type", keyword: "type", params: { type: "object" } }], !1;
                var valid1 = _errs6 === errors;
                if (!valid1)
                  break;
              }
            } else
              return validate21.errors = [{ instancePath: instancePath + "/sessions", schemaPath: "#/properties/sessions/type", keyword: "type", params: { type: "array" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
    } else
      return validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateResumeIndex
};
