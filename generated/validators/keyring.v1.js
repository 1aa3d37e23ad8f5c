// Generated from schemas/tokens.ts by `npm run generate`; do not edit.
// <stdin>
var validateKeyring = validate21;
var pattern0 = new RegExp("^key_[a-z0-9_]{1,64}$", "u"), pattern1 = new RegExp("^[A-Za-z0-9_-]{43}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.keyId === void 0 && (missing0 = "keyId") || data.key === void 0 && (missing0 = "key"))
        return validate22.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.keyId !== void 0) {
        let data0 = data.keyId, _errs2 = errors;
        if (errors === _errs2)
          if (typeof data0 == "string") {
            if (!pattern0.test(data0))
              return validate22.errors = [{ instancePath: instancePath + "/keyId", schemaPath: "#/properties/keyId/pattern", keyword: "pattern", params: { pattern: "^key_[a-z0-9_]{1,64}$" } }], !1;
          } else
            return validate22.errors = [{ instancePath: instancePath + "/keyId", schemaPath: "#/properties/keyId/type", keyword: "type", params: { type: "string" } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.key !== void 0) {
          let data1 = data.key, _errs4 = errors;
          if (errors === _errs4)
            if (typeof data1 == "string") {
              if (!pattern1.test(data1))
                return validate22.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{43}$" } }], !1;
            } else
              return validate22.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
    } else
      return validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate22.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.v === void 0 && (missing0 = "v") || data.algorithm === void 0 && (missing0 = "algorithm") || data.current === void 0 && (missing0 = "current") || data.previous === void 0 && (missing0 = "previous"))
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
        if (data.algorithm !== void 0) {
          let data1 = data.algorithm, _errs4 = errors;
          if (typeof data1 != "string")
            return validate21.errors = [{ instancePath: instancePath + "/algorithm", schemaPath: "#/properties/algorithm/type", keyword: "type", params: { type: "string" } }], !1;
          if (data1 !== "HMAC-SHA256")
            return validate21.errors = [{ instancePath: instancePath + "/algorithm", schemaPath: "#/properties/algorithm/const", keyword: "const", params: { allowedValue: "HMAC-SHA256" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.current !== void 0) {
            let _errs6 = errors;
            validate22(data.current, { instancePath: instancePath + "/current", parentData: data, parentDataProperty: "current", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.previous !== void 0) {
              let data3 = data.previous, _errs7 = errors, _errs8 = errors, valid1 = !1, _errs9 = errors;
              validate22(data3, { instancePath: instancePath + "/previous", parentData: data, parentDataProperty: "previous", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
              var _valid0 = _errs9 === errors;
              if (valid1 = valid1 || _valid0, !valid1) {
                let _errs10 = errors;
                if (data3 !== null) {
                  let err0 = { instancePath: instancePath + "/previous", schemaPath: "#/properties/previous/anyOf/1/type", keyword: "type", params: { type: "null" } };
                  vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                }
                var _valid0 = _errs10 === errors;
                valid1 = valid1 || _valid0;
              }
              if (valid1)
                errors = _errs8, vErrors !== null && (_errs8 ? vErrors.length = _errs8 : vErrors = null);
              else {
                let err1 = { instancePath: instancePath + "/previous", schemaPath: "#/properties/previous/anyOf", keyword: "anyOf", params: {} };
                return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate21.errors = vErrors, !1;
              }
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.madeBesideSessions !== void 0) {
                let data4 = data.madeBesideSessions, _errs12 = errors;
                if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4)))
                  return validate21.errors = [{ instancePath: instancePath + "/madeBesideSessions", schemaPath: "#/properties/madeBesideSessions/type", keyword: "type", params: { type: "integer" } }], !1;
                if (errors === _errs12 && typeof data4 == "number" && (data4 < 0 || isNaN(data4)))
                  return validate21.errors = [{ instancePath: instancePath + "/madeBesideSessions", schemaPath: "#/properties/madeBesideSessions/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                var valid0 = _errs12 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateKeyring
};
