// Generated from schemas/catalog.ts by `npm run generate`; do not edit.
// <stdin>
var validateSourceStats = validate10;
var pattern0 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.v === void 0 && (missing0 = "v") || data.compilerVersion === void 0 && (missing0 = "compilerVersion") || data.files === void 0 && (missing0 = "files"))
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
        if (data.compilerVersion !== void 0) {
          let _errs4 = errors;
          if (typeof data.compilerVersion != "string")
            return validate10.errors = [{ instancePath: instancePath + "/compilerVersion", schemaPath: "#/properties/compilerVersion/type", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.files !== void 0) {
            let data2 = data.files, _errs6 = errors;
            if (errors === _errs6)
              if (Array.isArray(data2)) {
                var valid1 = !0;
                let len0 = data2.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data3 = data2[i0], _errs8 = errors;
                  if (errors === _errs8)
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                      let missing1;
                      if (data3.source === void 0 && (missing1 = "source") || data3.bytes === void 0 && (missing1 = "bytes") || data3.mtimeMs === void 0 && (missing1 = "mtimeMs") || data3.sourceBytesDigest === void 0 && (missing1 = "sourceBytesDigest"))
                        return validate10.errors = [{ instancePath: instancePath + "/files/" + i0, schemaPath: "#/properties/files/items/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                      if (data3.source !== void 0) {
                        let _errs11 = errors;
                        if (typeof data3.source != "string")
                          return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/source", schemaPath: "#/properties/files/items/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid2 = _errs11 === errors;
                      } else
                        var valid2 = !0;
                      if (valid2) {
                        if (data3.bytes !== void 0) {
                          let data5 = data3.bytes, _errs13 = errors;
                          if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5)))
                            return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/bytes", schemaPath: "#/properties/files/items/properties/bytes/type", keyword: "type", params: { type: "integer" } }], !1;
                          if (errors === _errs13 && typeof data5 == "number" && (data5 < 0 || isNaN(data5)))
                            return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/bytes", schemaPath: "#/properties/files/items/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                          var valid2 = _errs13 === errors;
                        } else
                          var valid2 = !0;
                        if (valid2) {
                          if (data3.mtimeMs !== void 0) {
                            let _errs15 = errors;
                            if (typeof data3.mtimeMs != "number")
                              return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/mtimeMs", schemaPath: "#/properties/files/items/properties/mtimeMs/type", keyword: "type", params: { type: "number" } }], !1;
                            var valid2 = _errs15 === errors;
                          } else
                            var valid2 = !0;
                          if (valid2)
                            if (data3.sourceBytesDigest !== void 0) {
                              let data7 = data3.sourceBytesDigest, _errs17 = errors;
                              if (errors === _errs17)
                                if (typeof data7 == "string") {
                                  if (!pattern0.test(data7))
                                    return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/sourceBytesDigest", schemaPath: "#/properties/files/items/properties/sourceBytesDigest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/files/" + i0 + "/sourceBytesDigest", schemaPath: "#/properties/files/items/properties/sourceBytesDigest/type", keyword: "type", params: { type: "string" } }], !1;
                              var valid2 = _errs17 === errors;
                            } else
                              var valid2 = !0;
                        }
                      }
                    } else
                      return validate10.errors = [{ instancePath: instancePath + "/files/" + i0, schemaPath: "#/properties/files/items/type", keyword: "type", params: { type: "object" } }], !1;
                  var valid1 = _errs8 === errors;
                  if (!valid1)
                    break;
                }
              } else
                return validate10.errors = [{ instancePath: instancePath + "/files", schemaPath: "#/properties/files/type", keyword: "type", params: { type: "array" } }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate10.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate10.errors = vErrors, errors === 0;
}
export {
  validateSourceStats
};
