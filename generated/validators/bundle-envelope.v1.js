// Generated from schemas/bundle.ts by `npm run generate`; do not edit.
// <stdin>
var validateBundleEnvelope = validate10;
var pattern0 = new RegExp("^bundle_[a-z0-9_]{1,64}$", "u"), pattern1 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), pattern3 = new RegExp("^sess_[a-z0-9_]{1,64}$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.bundleSchemaVersion === void 0 && (missing0 = "bundleSchemaVersion") || data.bundleId === void 0 && (missing0 = "bundleId") || data.exportedAt === void 0 && (missing0 = "exportedAt") || data.producer === void 0 && (missing0 = "producer") || data.integrity === void 0 && (missing0 = "integrity") || data.session === void 0 && (missing0 = "session"))
        return validate10.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.bundleSchemaVersion !== void 0) {
        let data0 = data.bundleSchemaVersion, _errs2 = errors;
        if (typeof data0 != "number")
          return validate10.errors = [{ instancePath: instancePath + "/bundleSchemaVersion", schemaPath: "#/properties/bundleSchemaVersion/type", keyword: "type", params: { type: "number" } }], !1;
        if (data0 !== 1)
          return validate10.errors = [{ instancePath: instancePath + "/bundleSchemaVersion", schemaPath: "#/properties/bundleSchemaVersion/const", keyword: "const", params: { allowedValue: 1 } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.bundleId !== void 0) {
          let data1 = data.bundleId, _errs4 = errors;
          if (errors === _errs4)
            if (typeof data1 == "string") {
              if (!pattern0.test(data1))
                return validate10.errors = [{ instancePath: instancePath + "/bundleId", schemaPath: "#/properties/bundleId/pattern", keyword: "pattern", params: { pattern: "^bundle_[a-z0-9_]{1,64}$" } }], !1;
            } else
              return validate10.errors = [{ instancePath: instancePath + "/bundleId", schemaPath: "#/properties/bundleId/type", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.exportedAt !== void 0) {
            let _errs6 = errors;
            if (typeof data.exportedAt != "string")
              return validate10.errors = [{ instancePath: instancePath + "/exportedAt", schemaPath: "#/properties/exportedAt/type", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.producer !== void 0) {
              let data3 = data.producer, _errs8 = errors;
              if (errors === _errs8)
                if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                  let missing1;
                  if (data3.appVersion === void 0 && (missing1 = "appVersion"))
                    return validate10.errors = [{ instancePath: instancePath + "/producer", schemaPath: "#/properties/producer/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                  if (data3.appVersion !== void 0) {
                    let _errs11 = errors;
                    if (typeof data3.appVersion != "string")
                      return validate10.errors = [{ instancePath: instancePath + "/producer/appVersion", schemaPath: "#/properties/producer/properties/appVersion/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid1 = _errs11 === errors;
                  } else
                    var valid1 = !0;
                  if (valid1)
                    if (data3.appliedConfigHash !== void 0) {
                      let data5 = data3.appliedConfigHash, _errs13 = errors;
                      if (errors === _errs13)
                        if (typeof data5 == "string") {
                          if (!pattern1.test(data5))
                            return validate10.errors = [{ instancePath: instancePath + "/producer/appliedConfigHash", schemaPath: "#/properties/producer/properties/appliedConfigHash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                        } else
                          return validate10.errors = [{ instancePath: instancePath + "/producer/appliedConfigHash", schemaPath: "#/properties/producer/properties/appliedConfigHash/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid1 = _errs13 === errors;
                    } else
                      var valid1 = !0;
                } else
                  return validate10.errors = [{ instancePath: instancePath + "/producer", schemaPath: "#/properties/producer/type", keyword: "type", params: { type: "object" } }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.integrity !== void 0) {
                let data6 = data.integrity, _errs15 = errors;
                if (errors === _errs15)
                  if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                    let missing2;
                    if (data6.kind === void 0 && (missing2 = "kind") || data6.entries === void 0 && (missing2 = "entries"))
                      return validate10.errors = [{ instancePath: instancePath + "/integrity", schemaPath: "#/properties/integrity/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                    if (data6.kind !== void 0) {
                      let data7 = data6.kind, _errs18 = errors;
                      if (typeof data7 != "string")
                        return validate10.errors = [{ instancePath: instancePath + "/integrity/kind", schemaPath: "#/properties/integrity/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                      if (data7 !== "sha256_manifest_v1")
                        return validate10.errors = [{ instancePath: instancePath + "/integrity/kind", schemaPath: "#/properties/integrity/properties/kind/const", keyword: "const", params: { allowedValue: "sha256_manifest_v1" } }], !1;
                      var valid2 = _errs18 === errors;
                    } else
                      var valid2 = !0;
                    if (valid2)
                      if (data6.entries !== void 0) {
                        let data8 = data6.entries, _errs20 = errors;
                        if (errors === _errs20)
                          if (Array.isArray(data8)) {
                            var valid3 = !0;
                            let len0 = data8.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let data9 = data8[i0], _errs22 = errors;
                              if (errors === _errs22)
                                if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                  let missing3;
                                  if (data9.path === void 0 && (missing3 = "path") || data9.sha256 === void 0 && (missing3 = "sha256") || data9.bytes === void 0 && (missing3 = "bytes"))
                                    return validate10.errors = [{ instancePath: instancePath + "/integrity/entries/" + i0, schemaPath: "#/properties/integrity/properties/entries/items/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                                  if (data9.path !== void 0) {
                                    let _errs25 = errors;
                                    if (typeof data9.path != "string")
                                      return validate10.errors = [{ instancePath: instancePath + "/integrity/entries/" + i0 + "/path", schemaPath: "#/properties/integrity/properties/entries/items/properties/path/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid4 = _errs25 === errors;
                                  } else
                                    var valid4 = !0;
                                  if (valid4) {
                                    if (data9.sha256 !== void 0) {
                                      let data11 = data9.sha256, _errs27 = errors;
                                      if (errors === _errs27)
                                        if (typeof data11 == "string") {
                                          if (!pattern1.test(data11))
                                            return validate10.errors = [{ instancePath: instancePath + "/integrity/entries/" + i0 + "/sha256", schemaPath: "#/properties/integrity/properties/entries/items/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/integrity/entries/" + i0 + "/sha256", schemaPath: "#/properties/integrity/properties/entries/items/properties/sha256/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid4 = _errs27 === errors;
                                    } else
                                      var valid4 = !0;
                                    if (valid4)
                                      if (data9.bytes !== void 0) {
                                        let data12 = data9.bytes, _errs29 = errors;
                                        if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12)))
                                          return validate10.errors = [{ instancePath: instancePath + "/integrity/entries/" + i0 + "/bytes", schemaPath: "#/properties/integrity/properties/entries/items/properties/bytes/type", keyword: "type", params: { type: "integer" } }], !1;
                                        if (errors === _errs29 && typeof data12 == "number" && (data12 < 0 || isNaN(data12)))
                                          return validate10.errors = [{ instancePath: instancePath + "/integrity/entries/" + i0 + "/bytes", schemaPath: "#/properties/integrity/properties/entries/items/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                        var valid4 = _errs29 === errors;
                                      } else
                                        var valid4 = !0;
                                  }
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/integrity/entries/" + i0, schemaPath: "#/properties/integrity/properties/entries/items/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid3 = _errs22 === errors;
                              if (!valid3)
                                break;
                            }
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/integrity/entries", schemaPath: "#/properties/integrity/properties/entries/type", keyword: "type", params: { type: "array" } }], !1;
                        var valid2 = _errs20 === errors;
                      } else
                        var valid2 = !0;
                  } else
                    return validate10.errors = [{ instancePath: instancePath + "/integrity", schemaPath: "#/properties/integrity/type", keyword: "type", params: { type: "object" } }], !1;
                var valid0 = _errs15 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.session !== void 0) {
                  let data13 = data.session, _errs31 = errors;
                  if (errors === _errs31)
                    if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                      let missing4;
                      if (data13.sessionId === void 0 && (missing4 = "sessionId") || data13.events === void 0 && (missing4 = "events") || data13.manifest === void 0 && (missing4 = "manifest") || data13.snapshots === void 0 && (missing4 = "snapshots") || data13.pinnedWorkflows === void 0 && (missing4 = "pinnedWorkflows"))
                        return validate10.errors = [{ instancePath: instancePath + "/session", schemaPath: "#/properties/session/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                      if (data13.sessionId !== void 0) {
                        let data14 = data13.sessionId, _errs34 = errors;
                        if (errors === _errs34)
                          if (typeof data14 == "string") {
                            if (!pattern3.test(data14))
                              return validate10.errors = [{ instancePath: instancePath + "/session/sessionId", schemaPath: "#/properties/session/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/session/sessionId", schemaPath: "#/properties/session/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid5 = _errs34 === errors;
                      } else
                        var valid5 = !0;
                      if (valid5) {
                        if (data13.events !== void 0) {
                          let data15 = data13.events, _errs36 = errors;
                          if (errors === _errs36)
                            if (Array.isArray(data15)) {
                              var valid6 = !0;
                              let len1 = data15.length;
                              for (let i1 = 0; i1 < len1; i1++) {
                                let data16 = data15[i1], _errs38 = errors;
                                if (errors === _errs38 && !(data16 && typeof data16 == "object" && !Array.isArray(data16)))
                                  return validate10.errors = [{ instancePath: instancePath + "/session/events/" + i1, schemaPath: "#/properties/session/properties/events/items/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid6 = _errs38 === errors;
                                if (!valid6)
                                  break;
                              }
                            } else
                              return validate10.errors = [{ instancePath: instancePath + "/session/events", schemaPath: "#/properties/session/properties/events/type", keyword: "type", params: { type: "array" } }], !1;
                          var valid5 = _errs36 === errors;
                        } else
                          var valid5 = !0;
                        if (valid5) {
                          if (data13.manifest !== void 0) {
                            let data17 = data13.manifest, _errs41 = errors;
                            if (errors === _errs41)
                              if (Array.isArray(data17)) {
                                var valid7 = !0;
                                let len2 = data17.length;
                                for (let i2 = 0; i2 < len2; i2++) {
                                  let data18 = data17[i2], _errs43 = errors;
                                  if (errors === _errs43 && !(data18 && typeof data18 == "object" && !Array.isArray(data18)))
                                    return validate10.errors = [{ instancePath: instancePath + "/session/manifest/" + i2, schemaPath: "#/properties/session/properties/manifest/items/type", keyword: "type", params: { type: "object" } }], !1;
                                  var valid7 = _errs43 === errors;
                                  if (!valid7)
                                    break;
                                }
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/session/manifest", schemaPath: "#/properties/session/properties/manifest/type", keyword: "type", params: { type: "array" } }], !1;
                            var valid5 = _errs41 === errors;
                          } else
                            var valid5 = !0;
                          if (valid5) {
                            if (data13.snapshots !== void 0) {
                              let data19 = data13.snapshots, _errs46 = errors;
                              if (errors === _errs46)
                                if (data19 && typeof data19 == "object" && !Array.isArray(data19))
                                  for (let key0 in data19) {
                                    let data20 = data19[key0], _errs49 = errors;
                                    if (errors === _errs49 && !(data20 && typeof data20 == "object" && !Array.isArray(data20)))
                                      return validate10.errors = [{ instancePath: instancePath + "/session/snapshots/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/session/properties/snapshots/additionalProperties/type", keyword: "type", params: { type: "object" } }], !1;
                                    var valid8 = _errs49 === errors;
                                    if (!valid8)
                                      break;
                                  }
                                else
                                  return validate10.errors = [{ instancePath: instancePath + "/session/snapshots", schemaPath: "#/properties/session/properties/snapshots/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid5 = _errs46 === errors;
                            } else
                              var valid5 = !0;
                            if (valid5) {
                              if (data13.pinnedWorkflows !== void 0) {
                                let data21 = data13.pinnedWorkflows, _errs52 = errors;
                                if (errors === _errs52)
                                  if (data21 && typeof data21 == "object" && !Array.isArray(data21))
                                    for (let key1 in data21) {
                                      let data22 = data21[key1], _errs55 = errors;
                                      if (errors === _errs55 && !(data22 && typeof data22 == "object" && !Array.isArray(data22)))
                                        return validate10.errors = [{ instancePath: instancePath + "/session/pinnedWorkflows/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/session/properties/pinnedWorkflows/additionalProperties/type", keyword: "type", params: { type: "object" } }], !1;
                                      var valid9 = _errs55 === errors;
                                      if (!valid9)
                                        break;
                                    }
                                  else
                                    return validate10.errors = [{ instancePath: instancePath + "/session/pinnedWorkflows", schemaPath: "#/properties/session/properties/pinnedWorkflows/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid5 = _errs52 === errors;
                              } else
                                var valid5 = !0;
                              if (valid5) {
                                if (data13.artifacts !== void 0) {
                                  let data23 = data13.artifacts, _errs58 = errors;
                                  if (errors === _errs58 && !(data23 && typeof data23 == "object" && !Array.isArray(data23)))
                                    return validate10.errors = [{ instancePath: instancePath + "/session/artifacts", schemaPath: "#/properties/session/properties/artifacts/type", keyword: "type", params: { type: "object" } }], !1;
                                  var valid5 = _errs58 === errors;
                                } else
                                  var valid5 = !0;
                                if (valid5) {
                                  if (data13.salvaged !== void 0) {
                                    let _errs61 = errors;
                                    if (typeof data13.salvaged != "boolean")
                                      return validate10.errors = [{ instancePath: instancePath + "/session/salvaged", schemaPath: "#/properties/session/properties/salvaged/type", keyword: "type", params: { type: "boolean" } }], !1;
                                    var valid5 = _errs61 === errors;
                                  } else
                                    var valid5 = !0;
                                  if (valid5)
                                    if (data13.redacted !== void 0) {
                                      let _errs63 = errors;
                                      if (typeof data13.redacted != "boolean")
                                        return validate10.errors = [{ instancePath: instancePath + "/session/redacted", schemaPath: "#/properties/session/properties/redacted/type", keyword: "type", params: { type: "boolean" } }], !1;
                                      var valid5 = _errs63 === errors;
                                    } else
                                      var valid5 = !0;
                                }
                              }
                            }
                          }
                        }
                      }
                    } else
                      return validate10.errors = [{ instancePath: instancePath + "/session", schemaPath: "#/properties/session/type", keyword: "type", params: { type: "object" } }], !1;
                  var valid0 = _errs31 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate10.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate10.errors = vErrors, errors === 0;
}
export {
  validateBundleEnvelope
};
