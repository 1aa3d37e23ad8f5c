// Generated from schemas/compile-record.ts by `npm run generate`; do not edit.
// <stdin>
var validateCompileRecord = validate21;
var pattern0 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.v === void 0 && (missing0 = "v") || data.digests === void 0 && (missing0 = "digests"))
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
      if (valid0)
        if (data.digests !== void 0) {
          let data1 = data.digests, _errs4 = errors;
          if (errors === _errs4)
            if (Array.isArray(data1)) {
              var valid1 = !0;
              let len0 = data1.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let data2 = data1[i0], _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (!pattern0.test(data2))
                      return validate21.errors = [{ instancePath: instancePath + "/digests/" + i0, schemaPath: "#/properties/digests/items/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                  } else
                    return validate21.errors = [{ instancePath: instancePath + "/digests/" + i0, schemaPath: "#/properties/digests/items/type", keyword: "type", params: { type: "string" } }], !1;
                var valid1 = _errs6 === errors;
                if (!valid1)
                  break;
              }
            } else
              return validate21.errors = [{ instancePath: instancePath + "/digests", schemaPath: "#/properties/digests/type", keyword: "type", params: { type: "array" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
    } else
      return validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateCompileRecord
};
