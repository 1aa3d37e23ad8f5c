// Generated from schemas/bundle.ts by `npm run generate`; do not edit.
// <stdin>
var find = validate21;
var pattern0 = new RegExp("^bundle_[a-z0-9_]{1,64}$", "u"), pattern1 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), pattern3 = new RegExp("^sess_[a-z0-9_]{1,64}$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.bundleSchemaVersion === void 0 && (missing0 = "bundleSchemaVersion") || data.bundleId === void 0 && (missing0 = "bundleId") || data.exportedAt === void 0 && (missing0 = "exportedAt") || data.producer === void 0 && (missing0 = "producer") || data.integrity === void 0 && (missing0 = "integrity") || data.session === void 0 && (missing0 = "session"))
        return validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.bundleSchemaVersion !== void 0) {
        let data0 = data.bundleSchemaVersion, _errs2 = errors;
        if (!(typeof data0 == "number" && isFinite(data0)))
          return validate21.errors = [{ instancePath: instancePath + "/bundleSchemaVersion", schemaPath: "#/properties/bundleSchemaVersion/type", keyword: "type", params: { type: "number" } }], !1;
        if (data0 !== 1)
          return validate21.errors = [{ instancePath: instancePath + "/bundleSchemaVersion", schemaPath: "#/properties/bundleSchemaVersion/const", keyword: "const", params: { allowedValue: 1 } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.bundleId !== void 0) {
          let data1 = data.bundleId, _errs4 = errors;
          if (errors === _errs4)
            if (typeof data1 == "string") {
              if (!pattern0.test(data1))
                return validate21.errors = [{ instancePath: instancePath + "/bundleId", schemaPath: "#/properties/bundleId/pattern", keyword: "pattern", params: { pattern: "^bundle_[a-z0-9_]{1,64}$" } }], !1;
            } else
              return validate21.errors = [{ instancePath: instancePath + "/bundleId", schemaPath: "#/properties/bundleId/type", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.exportedAt !== void 0) {
            let _errs6 = errors;
            if (typeof data.exportedAt != "string")
              return validate21.errors = [{ instancePath: instancePath + "/exportedAt", schemaPath: "#/properties/exportedAt/type", keyword: "type", params: { type: "string" } }], !1;
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
                    return validate21.errors = [{ instancePath: instancePath + "/producer", schemaPath: "#/properties/producer/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                  if (data3.appVersion !== void 0) {
                    let _errs11 = errors;
                    if (typeof data3.appVersion != "string")
                      return validate21.errors = [{ instancePath: instancePath + "/producer/appVersion", schemaPath: "#/properties/producer/properties/appVersion/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid1 = _errs11 === errors;
                  } else
                    var valid1 = !0;
                  if (valid1) {
                    if (data3.appliedConfigHash !== void 0) {
                      let data5 = data3.appliedConfigHash, _errs13 = errors;
                      if (errors === _errs13)
                        if (typeof data5 == "string") {
                          if (!pattern1.test(data5))
                            return validate21.errors = [{ instancePath: instancePath + "/producer/appliedConfigHash", schemaPath: "#/properties/producer/properties/appliedConfigHash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                        } else
                          return validate21.errors = [{ instancePath: instancePath + "/producer/appliedConfigHash", schemaPath: "#/properties/producer/properties/appliedConfigHash/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid1 = _errs13 === errors;
                    } else
                      var valid1 = !0;
                    if (valid1)
                      if (data3.searchedFor !== void 0) {
                        let data6 = data3.searchedFor, _errs15 = errors;
                        if (errors === _errs15)
                          if (Array.isArray(data6)) {
                            var valid2 = !0;
                            let len0 = data6.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let _errs17 = errors;
                              if (typeof data6[i0] != "string")
                                return validate21.errors = [{ instancePath: instancePath + "/producer/searchedFor/" + i0, schemaPath: "#/properties/producer/properties/searchedFor/items/type", keyword: "type", params: { type: "string" } }], !1;
                              var valid2 = _errs17 === errors;
                              if (!valid2)
                                break;
                            }
                          } else
                            return validate21.errors = [{ instancePath: instancePath + "/producer/searchedFor", schemaPath: "#/properties/producer/properties/searchedFor/type", keyword: "type", params: { type: "array" } }], !1;
                        var valid1 = _errs15 === errors;
                      } else
                        var valid1 = !0;
                  }
                } else
                  return validate21.errors = [{ instancePath: instancePath + "/producer", schemaPath: "#/properties/producer/type", keyword: "type", params: { type: "object" } }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.integrity !== void 0) {
                let data8 = data.integrity, _errs19 = errors;
                if (errors === _errs19)
                  if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                    let missing2;
                    if (data8.kind === void 0 && (missing2 = "kind") || data8.entries === void 0 && (missing2 = "entries"))
                      return validate21.errors = [{ instancePath: instancePath + "/integrity", schemaPath: "#/properties/integrity/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                    if (data8.kind !== void 0) {
                      let data9 = data8.kind, _errs22 = errors;
                      if (typeof data9 != "string")
                        return validate21.errors = [{ instancePath: instancePath + "/integrity/kind", schemaPath: "#/properties/integrity/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                      if (data9 !== "sha256_manifest_v1")
                        return validate21.errors = [{ instancePath: instancePath + "/integrity/kind", schemaPath: "#/properties/integrity/properties/kind/const", keyword: "const", params: { allowedValue: "sha256_manifest_v1" } }], !1;
                      var valid3 = _errs22 === errors;
                    } else
                      var valid3 = !0;
                    if (valid3)
                      if (data8.entries !== void 0) {
                        let data10 = data8.entries, _errs24 = errors;
                        if (errors === _errs24)
                          if (Array.isArray(data10)) {
                            var valid4 = !0;
                            let len1 = data10.length;
                            for (let i1 = 0; i1 < len1; i1++) {
                              let data11 = data10[i1], _errs26 = errors;
                              if (errors === _errs26)
                                if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                  let missing3;
                                  if (data11.path === void 0 && (missing3 = "path") || data11.sha256 === void 0 && (missing3 = "sha256") || data11.bytes === void 0 && (missing3 = "bytes"))
                                    return validate21.errors = [{ instancePath: instancePath + "/integrity/entries/" + i1, schemaPath: "#/properties/integrity/properties/entries/items/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                                  if (data11.path !== void 0) {
                                    let _errs29 = errors;
                                    if (typeof data11.path != "string")
                                      return validate21.errors = [{ instancePath: instancePath + "/integrity/entries/" + i1 + "/path", schemaPath: "#/properties/integrity/properties/entries/items/properties/path/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid5 = _errs29 === errors;
                                  } else
                                    var valid5 = !0;
                                  if (valid5) {
                                    if (data11.sha256 !== void 0) {
                                      let data13 = data11.sha256, _errs31 = errors;
                                      if (errors === _errs31)
                                        if (typeof data13 == "string") {
                                          if (!pattern1.test(data13))
                                            return validate21.errors = [{ instancePath: instancePath + "/integrity/entries/" + i1 + "/sha256", schemaPath: "#/properties/integrity/properties/entries/items/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                        } else
                                          return validate21.errors = [{ instancePath: instancePath + "/integrity/entries/" + i1 + "/sha256", schemaPath: "#/properties/integrity/properties/entries/items/properties/sha256/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid5 = _errs31 === errors;
                                    } else
                                      var valid5 = !0;
                                    if (valid5)
                                      if (data11.bytes !== void 0) {
                                        let data14 = data11.bytes, _errs33 = errors;
                                        if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14)))
                                          return validate21.errors = [{ instancePath: instancePath + "/integrity/entries/" + i1 + "/bytes", schemaPath: "#/properties/integrity/properties/entries/items/properties/bytes/type", keyword: "type", params: { type: "integer" } }], !1;
                                        if (errors === _errs33 && typeof data14 == "number" && isFinite(data14) && (data14 < 0 || isNaN(data14)))
                                          return validate21.errors = [{ instancePath: instancePath + "/integrity/entries/" + i1 + "/bytes", schemaPath: "#/properties/integrity/properties/entries/items/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                        var valid5 = _errs33 === errors;
                                      } else
                                        var valid5 = !0;
                                  }
                                } else
                                  return validate21.errors = [{ instancePath: instancePath + "/integrity/entries/" + i1, schemaPath: "#/properties/integrity/properties/entries/items/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid4 = _errs26 === errors;
                              if (!valid4)
                                break;
                            }
                          } else
                            return validate21.errors = [{ instancePath: instancePath + "/integrity/entries", schemaPath: "#/properties/integrity/properties/entries/type", keyword: "type", params: { type: "array" } }], !1;
                        var valid3 = _errs24 === errors;
                      } else
                        var valid3 = !0;
                  } else
                    return validate21.errors = [{ instancePath: instancePath + "/integrity", schemaPath: "#/properties/integrity/type", keyword: "type", params: { type: "object" } }], !1;
                var valid0 = _errs19 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.session !== void 0) {
                  let data15 = data.session, _errs35 = errors;
                  if (errors === _errs35)
                    if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                      let missing4;
                      if (data15.sessionId === void 0 && (missing4 = "sessionId") || data15.events === void 0 && (missing4 = "events") || data15.manifest === void 0 && (missing4 = "manifest") || data15.snapshots === void 0 && (missing4 = "snapshots") || data15.pinnedWorkflows === void 0 && (missing4 = "pinnedWorkflows"))
                        return validate21.errors = [{ instancePath: instancePath + "/session", schemaPath: "#/properties/session/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                      if (data15.sessionId !== void 0) {
                        let data16 = data15.sessionId, _errs38 = errors;
                        if (errors === _errs38)
                          if (typeof data16 == "string") {
                            if (!pattern3.test(data16))
                              return validate21.errors = [{ instancePath: instancePath + "/session/sessionId", schemaPath: "#/properties/session/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate21.errors = [{ instancePath: instancePath + "/session/sessionId", schemaPath: "#/properties/session/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid6 = _errs38 === errors;
                      } else
                        var valid6 = !0;
                      if (valid6) {
                        if (data15.events !== void 0) {
                          let data17 = data15.events, _errs40 = errors;
                          if (errors === _errs40)
                            if (Array.isArray(data17)) {
                              var valid7 = !0;
                              let len2 = data17.length;
                              for (let i2 = 0; i2 < len2; i2++) {
                                let data18 = data17[i2], _errs42 = errors;
                                if (errors === _errs42 && !(data18 && typeof data18 == "object" && !Array.isArray(data18)))
                                  return validate21.errors = [{ instancePath: instancePath + "/session/events/" + i2, schemaPath: "#/properties/session/properties/events/items/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid7 = _errs42 === errors;
                                if (!valid7)
                                  break;
                              }
                            } else
                              return validate21.errors = [{ instancePath: instancePath + "/session/events", schemaPath: "#/properties/session/properties/events/type", keyword: "type", params: { type: "array" } }], !1;
                          var valid6 = _errs40 === errors;
                        } else
                          var valid6 = !0;
                        if (valid6) {
                          if (data15.manifest !== void 0) {
                            let data19 = data15.manifest, _errs45 = errors;
                            if (errors === _errs45)
                              if (Array.isArray(data19)) {
                                var valid8 = !0;
                                let len3 = data19.length;
                                for (let i3 = 0; i3 < len3; i3++) {
                                  let data20 = data19[i3], _errs47 = errors;
                                  if (errors === _errs47 && !(data20 && typeof data20 == "object" && !Array.isArray(data20)))
                                    return validate21.errors = [{ instancePath: instancePath + "/session/manifest/" + i3, schemaPath: "#/properties/session/properties/manifest/items/type", keyword: "type", params: { type: "object" } }], !1;
                                  var valid8 = _errs47 === errors;
                                  if (!valid8)
                                    break;
                                }
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/session/manifest", schemaPath: "#/properties/session/properties/manifest/type", keyword: "type", params: { type: "array" } }], !1;
                            var valid6 = _errs45 === errors;
                          } else
                            var valid6 = !0;
                          if (valid6) {
                            if (data15.snapshots !== void 0) {
                              let data21 = data15.snapshots, _errs50 = errors;
                              if (errors === _errs50)
                                if (data21 && typeof data21 == "object" && !Array.isArray(data21))
                                  for (let key0 in data21) {
                                    let data22 = data21[key0], _errs53 = errors;
                                    if (errors === _errs53 && !(data22 && typeof data22 == "object" && !Array.isArray(data22)))
                                      return validate21.errors = [{ instancePath: instancePath + "/session/snapshots/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/session/properties/snapshots/additionalProperties/type", keyword: "type", params: { type: "object" } }], !1;
                                    var valid9 = _errs53 === errors;
                                    if (!valid9)
                                      break;
                                  }
                                else
                                  return validate21.errors = [{ instancePath: instancePath + "/session/snapshots", schemaPath: "#/properties/session/properties/snapshots/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid6 = _errs50 === errors;
                            } else
                              var valid6 = !0;
                            if (valid6) {
                              if (data15.pinnedWorkflows !== void 0) {
                                let data23 = data15.pinnedWorkflows, _errs56 = errors;
                                if (errors === _errs56)
                                  if (data23 && typeof data23 == "object" && !Array.isArray(data23))
                                    for (let key1 in data23) {
                                      let data24 = data23[key1], _errs59 = errors;
                                      if (errors === _errs59 && !(data24 && typeof data24 == "object" && !Array.isArray(data24)))
                                        return validate21.errors = [{ instancePath: instancePath + "/session/pinnedWorkflows/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/session/properties/pinnedWorkflows/additionalProperties/type", keyword: "type", params: { type: "object" } }], !1;
                                      var valid10 = _errs59 === errors;
                                      if (!valid10)
                                        break;
                                    }
                                  else
                                    return validate21.errors = [{ instancePath: instancePath + "/session/pinnedWorkflows", schemaPath: "#/properties/session/properties/pinnedWorkflows/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid6 = _errs56 === errors;
                              } else
                                var valid6 = !0;
                              if (valid6) {
                                if (data15.artifacts !== void 0) {
                                  let data25 = data15.artifacts, _errs62 = errors;
                                  if (errors === _errs62 && !(data25 && typeof data25 == "object" && !Array.isArray(data25)))
                                    return validate21.errors = [{ instancePath: instancePath + "/session/artifacts", schemaPath: "#/properties/session/properties/artifacts/type", keyword: "type", params: { type: "object" } }], !1;
                                  var valid6 = _errs62 === errors;
                                } else
                                  var valid6 = !0;
                                if (valid6) {
                                  if (data15.salvaged !== void 0) {
                                    let _errs65 = errors;
                                    if (typeof data15.salvaged != "boolean")
                                      return validate21.errors = [{ instancePath: instancePath + "/session/salvaged", schemaPath: "#/properties/session/properties/salvaged/type", keyword: "type", params: { type: "boolean" } }], !1;
                                    var valid6 = _errs65 === errors;
                                  } else
                                    var valid6 = !0;
                                  if (valid6)
                                    if (data15.redacted !== void 0) {
                                      let _errs67 = errors;
                                      if (typeof data15.redacted != "boolean")
                                        return validate21.errors = [{ instancePath: instancePath + "/session/redacted", schemaPath: "#/properties/session/properties/redacted/type", keyword: "type", params: { type: "boolean" } }], !1;
                                      var valid6 = _errs67 === errors;
                                    } else
                                      var valid6 = !0;
                                }
                              }
                            }
                          }
                        }
                      }
                    } else
                      return validate21.errors = [{ instancePath: instancePath + "/session", schemaPath: "#/properties/session/type", keyword: "type", params: { type: "object" } }], !1;
                  var valid0 = _errs35 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate21.errors = vErrors, errors === 0;
}
var problemsOfBundleEnvelope = (value) => find(value) ? [] : find.errors;
export {
  problemsOfBundleEnvelope
};
