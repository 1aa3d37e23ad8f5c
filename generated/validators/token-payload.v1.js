// Generated from schemas/tokens.ts by `npm run generate`; do not edit.
// <stdin>
var validateTokenPayload = validate21;
var pattern0 = new RegExp("^sess_[a-z0-9_]{1,64}$", "u"), pattern1 = new RegExp("^run_[a-z0-9_]{1,64}$", "u"), pattern2 = new RegExp("^node_[a-z0-9_]{1,64}$", "u"), pattern3 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), pattern7 = new RegExp("^att_[a-z0-9_]{1,64}$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.tokenKind === void 0 && (missing0 = "tokenKind"))
        return validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let tag0 = data.tokenKind;
        if (typeof tag0 == "string")
          if (tag0 === "state") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.tokenVersion === void 0 && (missing1 = "tokenVersion") || data.sessionId === void 0 && (missing1 = "sessionId") || data.runId === void 0 && (missing1 = "runId") || data.nodeId === void 0 && (missing1 = "nodeId") || data.tokenKind === void 0 && (missing1 = "tokenKind") || data.workflowHash === void 0 && (missing1 = "workflowHash"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                {
                  let _errs4 = errors;
                  for (let key0 in data)
                    if (!(key0 === "tokenVersion" || key0 === "sessionId" || key0 === "runId" || key0 === "nodeId" || key0 === "tokenKind" || key0 === "workflowHash")) {
                      return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
                      break;
                    }
                  if (_errs4 === errors) {
                    if (data.tokenVersion !== void 0) {
                      let data0 = data.tokenVersion, _errs5 = errors;
                      if (typeof data0 != "number")
                        return validate21.errors = [{ instancePath: instancePath + "/tokenVersion", schemaPath: "#/oneOf/0/properties/tokenVersion/type", keyword: "type", params: { type: "number" } }], !1;
                      if (data0 !== 1)
                        return validate21.errors = [{ instancePath: instancePath + "/tokenVersion", schemaPath: "#/oneOf/0/properties/tokenVersion/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                      var valid2 = _errs5 === errors;
                    } else
                      var valid2 = !0;
                    if (valid2) {
                      if (data.sessionId !== void 0) {
                        let data1 = data.sessionId, _errs7 = errors;
                        if (errors === _errs7)
                          if (typeof data1 == "string") {
                            if (!pattern0.test(data1))
                              return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/0/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/0/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid2 = _errs7 === errors;
                      } else
                        var valid2 = !0;
                      if (valid2) {
                        if (data.runId !== void 0) {
                          let data2 = data.runId, _errs9 = errors;
                          if (errors === _errs9)
                            if (typeof data2 == "string") {
                              if (!pattern1.test(data2))
                                return validate21.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/oneOf/0/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                            } else
                              return validate21.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/oneOf/0/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid2 = _errs9 === errors;
                        } else
                          var valid2 = !0;
                        if (valid2) {
                          if (data.nodeId !== void 0) {
                            let data3 = data.nodeId, _errs11 = errors;
                            if (errors === _errs11)
                              if (typeof data3 == "string") {
                                if (!pattern2.test(data3))
                                  return validate21.errors = [{ instancePath: instancePath + "/nodeId", schemaPath: "#/oneOf/0/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/nodeId", schemaPath: "#/oneOf/0/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid2 = _errs11 === errors;
                          } else
                            var valid2 = !0;
                          if (valid2) {
                            if (data.tokenKind !== void 0) {
                              let data4 = data.tokenKind, _errs13 = errors;
                              if (typeof data4 != "string")
                                return validate21.errors = [{ instancePath: instancePath + "/tokenKind", schemaPath: "#/oneOf/0/properties/tokenKind/type", keyword: "type", params: { type: "string" } }], !1;
                              if (data4 !== "state")
                                return validate21.errors = [{ instancePath: instancePath + "/tokenKind", schemaPath: "#/oneOf/0/properties/tokenKind/const", keyword: "const", params: { allowedValue: "state" } }], !1;
                              var valid2 = _errs13 === errors;
                            } else
                              var valid2 = !0;
                            if (valid2)
                              if (data.workflowHash !== void 0) {
                                let data5 = data.workflowHash, _errs15 = errors;
                                if (errors === _errs15)
                                  if (typeof data5 == "string") {
                                    if (!pattern3.test(data5))
                                      return validate21.errors = [{ instancePath: instancePath + "/workflowHash", schemaPath: "#/oneOf/0/properties/workflowHash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/workflowHash", schemaPath: "#/oneOf/0/properties/workflowHash/type", keyword: "type", params: { type: "string" } }], !1;
                                var valid2 = _errs15 === errors;
                              } else
                                var valid2 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "ack") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.tokenVersion === void 0 && (missing2 = "tokenVersion") || data.sessionId === void 0 && (missing2 = "sessionId") || data.runId === void 0 && (missing2 = "runId") || data.nodeId === void 0 && (missing2 = "nodeId") || data.tokenKind === void 0 && (missing2 = "tokenKind") || data.attemptId === void 0 && (missing2 = "attemptId"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                {
                  let _errs19 = errors;
                  for (let key1 in data)
                    if (!(key1 === "tokenVersion" || key1 === "sessionId" || key1 === "runId" || key1 === "nodeId" || key1 === "tokenKind" || key1 === "attemptId")) {
                      return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                      break;
                    }
                  if (_errs19 === errors) {
                    if (data.tokenVersion !== void 0) {
                      let data6 = data.tokenVersion, _errs20 = errors;
                      if (typeof data6 != "number")
                        return validate21.errors = [{ instancePath: instancePath + "/tokenVersion", schemaPath: "#/oneOf/1/properties/tokenVersion/type", keyword: "type", params: { type: "number" } }], !1;
                      if (data6 !== 1)
                        return validate21.errors = [{ instancePath: instancePath + "/tokenVersion", schemaPath: "#/oneOf/1/properties/tokenVersion/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                      var valid4 = _errs20 === errors;
                    } else
                      var valid4 = !0;
                    if (valid4) {
                      if (data.sessionId !== void 0) {
                        let data7 = data.sessionId, _errs22 = errors;
                        if (errors === _errs22)
                          if (typeof data7 == "string") {
                            if (!pattern0.test(data7))
                              return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/1/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/1/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid4 = _errs22 === errors;
                      } else
                        var valid4 = !0;
                      if (valid4) {
                        if (data.runId !== void 0) {
                          let data8 = data.runId, _errs24 = errors;
                          if (errors === _errs24)
                            if (typeof data8 == "string") {
                              if (!pattern1.test(data8))
                                return validate21.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/oneOf/1/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                            } else
                              return validate21.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/oneOf/1/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid4 = _errs24 === errors;
                        } else
                          var valid4 = !0;
                        if (valid4) {
                          if (data.nodeId !== void 0) {
                            let data9 = data.nodeId, _errs26 = errors;
                            if (errors === _errs26)
                              if (typeof data9 == "string") {
                                if (!pattern2.test(data9))
                                  return validate21.errors = [{ instancePath: instancePath + "/nodeId", schemaPath: "#/oneOf/1/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/nodeId", schemaPath: "#/oneOf/1/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid4 = _errs26 === errors;
                          } else
                            var valid4 = !0;
                          if (valid4) {
                            if (data.tokenKind !== void 0) {
                              let data10 = data.tokenKind, _errs28 = errors;
                              if (typeof data10 != "string")
                                return validate21.errors = [{ instancePath: instancePath + "/tokenKind", schemaPath: "#/oneOf/1/properties/tokenKind/type", keyword: "type", params: { type: "string" } }], !1;
                              if (data10 !== "ack")
                                return validate21.errors = [{ instancePath: instancePath + "/tokenKind", schemaPath: "#/oneOf/1/properties/tokenKind/const", keyword: "const", params: { allowedValue: "ack" } }], !1;
                              var valid4 = _errs28 === errors;
                            } else
                              var valid4 = !0;
                            if (valid4)
                              if (data.attemptId !== void 0) {
                                let data11 = data.attemptId, _errs30 = errors;
                                if (errors === _errs30)
                                  if (typeof data11 == "string") {
                                    if (!pattern7.test(data11))
                                      return validate21.errors = [{ instancePath: instancePath + "/attemptId", schemaPath: "#/oneOf/1/properties/attemptId/pattern", keyword: "pattern", params: { pattern: "^att_[a-z0-9_]{1,64}$" } }], !1;
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/attemptId", schemaPath: "#/oneOf/1/properties/attemptId/type", keyword: "type", params: { type: "string" } }], !1;
                                var valid4 = _errs30 === errors;
                              } else
                                var valid4 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "checkpoint") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing3;
                if (data.tokenVersion === void 0 && (missing3 = "tokenVersion") || data.sessionId === void 0 && (missing3 = "sessionId") || data.runId === void 0 && (missing3 = "runId") || data.nodeId === void 0 && (missing3 = "nodeId") || data.tokenKind === void 0 && (missing3 = "tokenKind") || data.attemptId === void 0 && (missing3 = "attemptId"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                {
                  let _errs34 = errors;
                  for (let key2 in data)
                    if (!(key2 === "tokenVersion" || key2 === "sessionId" || key2 === "runId" || key2 === "nodeId" || key2 === "tokenKind" || key2 === "attemptId")) {
                      return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } }], !1;
                      break;
                    }
                  if (_errs34 === errors) {
                    if (data.tokenVersion !== void 0) {
                      let data12 = data.tokenVersion, _errs35 = errors;
                      if (typeof data12 != "number")
                        return validate21.errors = [{ instancePath: instancePath + "/tokenVersion", schemaPath: "#/oneOf/2/properties/tokenVersion/type", keyword: "type", params: { type: "number" } }], !1;
                      if (data12 !== 1)
                        return validate21.errors = [{ instancePath: instancePath + "/tokenVersion", schemaPath: "#/oneOf/2/properties/tokenVersion/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                      var valid6 = _errs35 === errors;
                    } else
                      var valid6 = !0;
                    if (valid6) {
                      if (data.sessionId !== void 0) {
                        let data13 = data.sessionId, _errs37 = errors;
                        if (errors === _errs37)
                          if (typeof data13 == "string") {
                            if (!pattern0.test(data13))
                              return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/2/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/2/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid6 = _errs37 === errors;
                      } else
                        var valid6 = !0;
                      if (valid6) {
                        if (data.runId !== void 0) {
                          let data14 = data.runId, _errs39 = errors;
                          if (errors === _errs39)
                            if (typeof data14 == "string") {
                              if (!pattern1.test(data14))
                                return validate21.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/oneOf/2/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                            } else
                              return validate21.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/oneOf/2/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid6 = _errs39 === errors;
                        } else
                          var valid6 = !0;
                        if (valid6) {
                          if (data.nodeId !== void 0) {
                            let data15 = data.nodeId, _errs41 = errors;
                            if (errors === _errs41)
                              if (typeof data15 == "string") {
                                if (!pattern2.test(data15))
                                  return validate21.errors = [{ instancePath: instancePath + "/nodeId", schemaPath: "#/oneOf/2/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/nodeId", schemaPath: "#/oneOf/2/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid6 = _errs41 === errors;
                          } else
                            var valid6 = !0;
                          if (valid6) {
                            if (data.tokenKind !== void 0) {
                              let data16 = data.tokenKind, _errs43 = errors;
                              if (typeof data16 != "string")
                                return validate21.errors = [{ instancePath: instancePath + "/tokenKind", schemaPath: "#/oneOf/2/properties/tokenKind/type", keyword: "type", params: { type: "string" } }], !1;
                              if (data16 !== "checkpoint")
                                return validate21.errors = [{ instancePath: instancePath + "/tokenKind", schemaPath: "#/oneOf/2/properties/tokenKind/const", keyword: "const", params: { allowedValue: "checkpoint" } }], !1;
                              var valid6 = _errs43 === errors;
                            } else
                              var valid6 = !0;
                            if (valid6)
                              if (data.attemptId !== void 0) {
                                let data17 = data.attemptId, _errs45 = errors;
                                if (errors === _errs45)
                                  if (typeof data17 == "string") {
                                    if (!pattern7.test(data17))
                                      return validate21.errors = [{ instancePath: instancePath + "/attemptId", schemaPath: "#/oneOf/2/properties/attemptId/pattern", keyword: "pattern", params: { pattern: "^att_[a-z0-9_]{1,64}$" } }], !1;
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/attemptId", schemaPath: "#/oneOf/2/properties/attemptId/type", keyword: "type", params: { type: "string" } }], !1;
                                var valid6 = _errs45 === errors;
                              } else
                                var valid6 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
          } else
            return validate21.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "tokenKind", tagValue: tag0 } }], !1;
        else
          return validate21.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "tokenKind", tagValue: tag0 } }], !1;
      }
    } else
      return validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateTokenPayload
};
