// Generated from schemas/catalog.ts by `npm run generate`; do not edit.
// <stdin>
var validateSourceStats = validate21;
var pattern0 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.v === void 0 && (missing0 = "v") || data.compilerVersion === void 0 && (missing0 = "compilerVersion") || data.files === void 0 && (missing0 = "files"))
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
        if (data.compilerVersion !== void 0) {
          let _errs4 = errors;
          if (typeof data.compilerVersion != "string")
            return validate21.errors = [{ instancePath: instancePath + "/compilerVersion", schemaPath: "#/properties/compilerVersion/type", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.bindingsDigest !== void 0) {
            let data2 = data.bindingsDigest, _errs6 = errors, _errs7 = errors, valid1 = !1, _errs8 = errors;
            if (errors === _errs8)
              if (typeof data2 == "string") {
                if (!pattern0.test(data2)) {
                  let err0 = { instancePath: instancePath + "/bindingsDigest", schemaPath: "#/properties/bindingsDigest/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } };
                  vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                }
              } else {
                let err1 = { instancePath: instancePath + "/bindingsDigest", schemaPath: "#/properties/bindingsDigest/anyOf/0/type", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              }
            var _valid0 = _errs8 === errors;
            if (valid1 = valid1 || _valid0, !valid1) {
              let _errs10 = errors;
              if (typeof data2 != "string") {
                let err2 = { instancePath: instancePath + "/bindingsDigest", schemaPath: "#/properties/bindingsDigest/anyOf/1/type", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
              }
              if (data2 !== "none") {
                let err3 = { instancePath: instancePath + "/bindingsDigest", schemaPath: "#/properties/bindingsDigest/anyOf/1/const", keyword: "const", params: { allowedValue: "none" } };
                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
              }
              var _valid0 = _errs10 === errors;
              valid1 = valid1 || _valid0;
            }
            if (valid1)
              errors = _errs7, vErrors !== null && (_errs7 ? vErrors.length = _errs7 : vErrors = null);
            else {
              let err4 = { instancePath: instancePath + "/bindingsDigest", schemaPath: "#/properties/bindingsDigest/anyOf", keyword: "anyOf", params: {} };
              return vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++, validate21.errors = vErrors, !1;
            }
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.libraryDigest !== void 0) {
              let data3 = data.libraryDigest, _errs12 = errors, _errs13 = errors, valid2 = !1, _errs14 = errors;
              if (errors === _errs14)
                if (typeof data3 == "string") {
                  if (!pattern0.test(data3)) {
                    let err5 = { instancePath: instancePath + "/libraryDigest", schemaPath: "#/properties/libraryDigest/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } };
                    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                  }
                } else {
                  let err6 = { instancePath: instancePath + "/libraryDigest", schemaPath: "#/properties/libraryDigest/anyOf/0/type", keyword: "type", params: { type: "string" } };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                }
              var _valid1 = _errs14 === errors;
              if (valid2 = valid2 || _valid1, !valid2) {
                let _errs16 = errors;
                if (typeof data3 != "string") {
                  let err7 = { instancePath: instancePath + "/libraryDigest", schemaPath: "#/properties/libraryDigest/anyOf/1/type", keyword: "type", params: { type: "string" } };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                }
                if (data3 !== "none") {
                  let err8 = { instancePath: instancePath + "/libraryDigest", schemaPath: "#/properties/libraryDigest/anyOf/1/const", keyword: "const", params: { allowedValue: "none" } };
                  vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                }
                var _valid1 = _errs16 === errors;
                valid2 = valid2 || _valid1;
              }
              if (valid2)
                errors = _errs13, vErrors !== null && (_errs13 ? vErrors.length = _errs13 : vErrors = null);
              else {
                let err9 = { instancePath: instancePath + "/libraryDigest", schemaPath: "#/properties/libraryDigest/anyOf", keyword: "anyOf", params: {} };
                return vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++, validate21.errors = vErrors, !1;
              }
              var valid0 = _errs12 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.files !== void 0) {
                let data4 = data.files, _errs18 = errors;
                if (errors === _errs18)
                  if (Array.isArray(data4)) {
                    var valid3 = !0;
                    let len0 = data4.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data5 = data4[i0], _errs20 = errors;
                      if (errors === _errs20)
                        if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                          let missing1;
                          if (data5.source === void 0 && (missing1 = "source") || data5.bytes === void 0 && (missing1 = "bytes") || data5.mtimeMs === void 0 && (missing1 = "mtimeMs") || data5.sourceBytesDigest === void 0 && (missing1 = "sourceBytesDigest"))
                            return validate21.errors = [{ instancePath: instancePath + "/files/" + i0, schemaPath: "#/properties/files/items/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                          if (data5.source !== void 0) {
                            let _errs23 = errors;
                            if (typeof data5.source != "string")
                              return validate21.errors = [{ instancePath: instancePath + "/files/" + i0 + "/source", schemaPath: "#/properties/files/items/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid4 = _errs23 === errors;
                          } else
                            var valid4 = !0;
                          if (valid4) {
                            if (data5.bytes !== void 0) {
                              let data7 = data5.bytes, _errs25 = errors;
                              if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7)))
                                return validate21.errors = [{ instancePath: instancePath + "/files/" + i0 + "/bytes", schemaPath: "#/properties/files/items/properties/bytes/type", keyword: "type", params: { type: "integer" } }], !1;
                              if (errors === _errs25 && typeof data7 == "number" && (data7 < 0 || isNaN(data7)))
                                return validate21.errors = [{ instancePath: instancePath + "/files/" + i0 + "/bytes", schemaPath: "#/properties/files/items/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                              var valid4 = _errs25 === errors;
                            } else
                              var valid4 = !0;
                            if (valid4) {
                              if (data5.mtimeMs !== void 0) {
                                let _errs27 = errors;
                                if (typeof data5.mtimeMs != "number")
                                  return validate21.errors = [{ instancePath: instancePath + "/files/" + i0 + "/mtimeMs", schemaPath: "#/properties/files/items/properties/mtimeMs/type", keyword: "type", params: { type: "number" } }], !1;
                                var valid4 = _errs27 === errors;
                              } else
                                var valid4 = !0;
                              if (valid4)
                                if (data5.sourceBytesDigest !== void 0) {
                                  let data9 = data5.sourceBytesDigest, _errs29 = errors;
                                  if (errors === _errs29)
                                    if (typeof data9 == "string") {
                                      if (!pattern0.test(data9))
                                        return validate21.errors = [{ instancePath: instancePath + "/files/" + i0 + "/sourceBytesDigest", schemaPath: "#/properties/files/items/properties/sourceBytesDigest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                    } else
                                      return validate21.errors = [{ instancePath: instancePath + "/files/" + i0 + "/sourceBytesDigest", schemaPath: "#/properties/files/items/properties/sourceBytesDigest/type", keyword: "type", params: { type: "string" } }], !1;
                                  var valid4 = _errs29 === errors;
                                } else
                                  var valid4 = !0;
                            }
                          }
                        } else
                          return validate21.errors = [{ instancePath: instancePath + "/files/" + i0, schemaPath: "#/properties/files/items/type", keyword: "type", params: { type: "object" } }], !1;
                      var valid3 = _errs20 === errors;
                      if (!valid3)
                        break;
                    }
                  } else
                    return validate21.errors = [{ instancePath: instancePath + "/files", schemaPath: "#/properties/files/type", keyword: "type", params: { type: "array" } }], !1;
                var valid0 = _errs18 === errors;
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
  validateSourceStats
};
