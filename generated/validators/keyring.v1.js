// Generated from schemas/tokens.ts by `npm run generate`; do not edit.
// <stdin>
var validateKeyring = validate10;
var pattern0 = new RegExp("^key_[a-z0-9_]{1,64}$", "u"), pattern1 = new RegExp("^[A-Za-z0-9_-]{43}$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.v === void 0 && (missing0 = "v") || data.algorithm === void 0 && (missing0 = "algorithm") || data.current === void 0 && (missing0 = "current") || data.previous === void 0 && (missing0 = "previous"))
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
        if (data.algorithm !== void 0) {
          let data1 = data.algorithm, _errs4 = errors;
          if (typeof data1 != "string")
            return validate10.errors = [{ instancePath: instancePath + "/algorithm", schemaPath: "#/properties/algorithm/type", keyword: "type", params: { type: "string" } }], !1;
          if (data1 !== "HMAC-SHA256")
            return validate10.errors = [{ instancePath: instancePath + "/algorithm", schemaPath: "#/properties/algorithm/const", keyword: "const", params: { allowedValue: "HMAC-SHA256" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.current !== void 0) {
            let data2 = data.current, _errs6 = errors;
            if (errors === _errs6)
              if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                let missing1;
                if (data2.keyId === void 0 && (missing1 = "keyId") || data2.key === void 0 && (missing1 = "key"))
                  return validate10.errors = [{ instancePath: instancePath + "/current", schemaPath: "#/properties/current/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                if (data2.keyId !== void 0) {
                  let data3 = data2.keyId, _errs9 = errors;
                  if (errors === _errs9)
                    if (typeof data3 == "string") {
                      if (!pattern0.test(data3))
                        return validate10.errors = [{ instancePath: instancePath + "/current/keyId", schemaPath: "#/properties/current/properties/keyId/pattern", keyword: "pattern", params: { pattern: "^key_[a-z0-9_]{1,64}$" } }], !1;
                    } else
                      return validate10.errors = [{ instancePath: instancePath + "/current/keyId", schemaPath: "#/properties/current/properties/keyId/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid1 = _errs9 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data2.key !== void 0) {
                    let data4 = data2.key, _errs11 = errors;
                    if (errors === _errs11)
                      if (typeof data4 == "string") {
                        if (!pattern1.test(data4))
                          return validate10.errors = [{ instancePath: instancePath + "/current/key", schemaPath: "#/properties/current/properties/key/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{43}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/current/key", schemaPath: "#/properties/current/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid1 = _errs11 === errors;
                  } else
                    var valid1 = !0;
              } else
                return validate10.errors = [{ instancePath: instancePath + "/current", schemaPath: "#/properties/current/type", keyword: "type", params: { type: "object" } }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.previous !== void 0) {
              let data5 = data.previous, _errs13 = errors, _errs14 = errors, valid2 = !1, _errs15 = errors;
              if (errors === _errs15)
                if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                  let missing2;
                  if (data5.keyId === void 0 && (missing2 = "keyId") || data5.key === void 0 && (missing2 = "key")) {
                    let err0 = { instancePath: instancePath + "/previous", schemaPath: "#/properties/previous/anyOf/0/required", keyword: "required", params: { missingProperty: missing2 } };
                    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                  } else {
                    if (data5.keyId !== void 0) {
                      let data6 = data5.keyId, _errs18 = errors;
                      if (errors === _errs18)
                        if (typeof data6 == "string") {
                          if (!pattern0.test(data6)) {
                            let err1 = { instancePath: instancePath + "/previous/keyId", schemaPath: "#/properties/previous/anyOf/0/properties/keyId/pattern", keyword: "pattern", params: { pattern: "^key_[a-z0-9_]{1,64}$" } };
                            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                          }
                        } else {
                          let err2 = { instancePath: instancePath + "/previous/keyId", schemaPath: "#/properties/previous/anyOf/0/properties/keyId/type", keyword: "type", params: { type: "string" } };
                          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                        }
                      var valid3 = _errs18 === errors;
                    } else
                      var valid3 = !0;
                    if (valid3)
                      if (data5.key !== void 0) {
                        let data7 = data5.key, _errs20 = errors;
                        if (errors === _errs20)
                          if (typeof data7 == "string") {
                            if (!pattern1.test(data7)) {
                              let err3 = { instancePath: instancePath + "/previous/key", schemaPath: "#/properties/previous/anyOf/0/properties/key/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{43}$" } };
                              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                            }
                          } else {
                            let err4 = { instancePath: instancePath + "/previous/key", schemaPath: "#/properties/previous/anyOf/0/properties/key/type", keyword: "type", params: { type: "string" } };
                            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                          }
                        var valid3 = _errs20 === errors;
                      } else
                        var valid3 = !0;
                  }
                } else {
                  let err5 = { instancePath: instancePath + "/previous", schemaPath: "#/properties/previous/anyOf/0/type", keyword: "type", params: { type: "object" } };
                  vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                }
              var _valid0 = _errs15 === errors;
              if (valid2 = valid2 || _valid0, !valid2) {
                let _errs22 = errors;
                if (data5 !== null) {
                  let err6 = { instancePath: instancePath + "/previous", schemaPath: "#/properties/previous/anyOf/1/type", keyword: "type", params: { type: "null" } };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                }
                var _valid0 = _errs22 === errors;
                valid2 = valid2 || _valid0;
              }
              if (valid2)
                errors = _errs14, vErrors !== null && (_errs14 ? vErrors.length = _errs14 : vErrors = null);
              else {
                let err7 = { instancePath: instancePath + "/previous", schemaPath: "#/properties/previous/anyOf", keyword: "anyOf", params: {} };
                return vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++, validate10.errors = vErrors, !1;
              }
              var valid0 = _errs13 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.madeBesideSessions !== void 0) {
                let data8 = data.madeBesideSessions, _errs24 = errors;
                if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8)))
                  return validate10.errors = [{ instancePath: instancePath + "/madeBesideSessions", schemaPath: "#/properties/madeBesideSessions/type", keyword: "type", params: { type: "integer" } }], !1;
                if (errors === _errs24 && typeof data8 == "number" && (data8 < 0 || isNaN(data8)))
                  return validate10.errors = [{ instancePath: instancePath + "/madeBesideSessions", schemaPath: "#/properties/madeBesideSessions/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                var valid0 = _errs24 === errors;
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
  validateKeyring
};
