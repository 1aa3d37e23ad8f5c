// Generated from schemas/catalog.ts by `npm run generate`; do not edit.
// <stdin>
var validateLockfile = validate21;
var pattern0 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.version === void 0 && (missing0 = "version") || data.workflows === void 0 && (missing0 = "workflows"))
        return validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.version !== void 0) {
        let data0 = data.version, _errs2 = errors;
        if (typeof data0 != "number")
          return validate21.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "number" } }], !1;
        if (data0 !== 1)
          return validate21.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/const", keyword: "const", params: { allowedValue: 1 } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.workflows !== void 0) {
          let data1 = data.workflows, _errs4 = errors;
          if (errors === _errs4)
            if (data1 && typeof data1 == "object" && !Array.isArray(data1))
              for (let key0 in data1) {
                let data2 = data1[key0], _errs7 = errors;
                if (errors === _errs7)
                  if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                    let missing1;
                    if (data2.source === void 0 && (missing1 = "source") || data2.sourceDigest === void 0 && (missing1 = "sourceDigest") || data2.workflowHash === void 0 && (missing1 = "workflowHash") || data2.compiler === void 0 && (missing1 = "compiler") || data2.bindings === void 0 && (missing1 = "bindings"))
                      return validate21.errors = [{ instancePath: instancePath + "/workflows/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/workflows/additionalProperties/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                    if (data2.source !== void 0) {
                      let _errs10 = errors;
                      if (typeof data2.source != "string")
                        return validate21.errors = [{ instancePath: instancePath + "/workflows/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/source", schemaPath: "#/properties/workflows/additionalProperties/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid2 = _errs10 === errors;
                    } else
                      var valid2 = !0;
                    if (valid2) {
                      if (data2.sourceDigest !== void 0) {
                        let data4 = data2.sourceDigest, _errs12 = errors;
                        if (errors === _errs12)
                          if (typeof data4 == "string") {
                            if (!pattern0.test(data4))
                              return validate21.errors = [{ instancePath: instancePath + "/workflows/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/sourceDigest", schemaPath: "#/properties/workflows/additionalProperties/properties/sourceDigest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                          } else
                            return validate21.errors = [{ instancePath: instancePath + "/workflows/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/sourceDigest", schemaPath: "#/properties/workflows/additionalProperties/properties/sourceDigest/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid2 = _errs12 === errors;
                      } else
                        var valid2 = !0;
                      if (valid2) {
                        if (data2.workflowHash !== void 0) {
                          let data5 = data2.workflowHash, _errs14 = errors;
                          if (errors === _errs14)
                            if (typeof data5 == "string") {
                              if (!pattern0.test(data5))
                                return validate21.errors = [{ instancePath: instancePath + "/workflows/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/workflowHash", schemaPath: "#/properties/workflows/additionalProperties/properties/workflowHash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                            } else
                              return validate21.errors = [{ instancePath: instancePath + "/workflows/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/workflowHash", schemaPath: "#/properties/workflows/additionalProperties/properties/workflowHash/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid2 = _errs14 === errors;
                        } else
                          var valid2 = !0;
                        if (valid2) {
                          if (data2.compiler !== void 0) {
                            let _errs16 = errors;
                            if (typeof data2.compiler != "string")
                              return validate21.errors = [{ instancePath: instancePath + "/workflows/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/compiler", schemaPath: "#/properties/workflows/additionalProperties/properties/compiler/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid2 = _errs16 === errors;
                          } else
                            var valid2 = !0;
                          if (valid2)
                            if (data2.bindings !== void 0) {
                              let data7 = data2.bindings, _errs18 = errors;
                              if (errors === _errs18)
                                if (data7 && typeof data7 == "object" && !Array.isArray(data7))
                                  for (let key1 in data7) {
                                    let _errs21 = errors;
                                    if (typeof data7[key1] != "string")
                                      return validate21.errors = [{ instancePath: instancePath + "/workflows/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/bindings/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/workflows/additionalProperties/properties/bindings/additionalProperties/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid3 = _errs21 === errors;
                                    if (!valid3)
                                      break;
                                  }
                                else
                                  return validate21.errors = [{ instancePath: instancePath + "/workflows/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/bindings", schemaPath: "#/properties/workflows/additionalProperties/properties/bindings/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid2 = _errs18 === errors;
                            } else
                              var valid2 = !0;
                        }
                      }
                    }
                  } else
                    return validate21.errors = [{ instancePath: instancePath + "/workflows/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/workflows/additionalProperties/type", keyword: "type", params: { type: "object" } }], !1;
                var valid1 = _errs7 === errors;
                if (!valid1)
                  break;
              }
            else
              return validate21.errors = [{ instancePath: instancePath + "/workflows", schemaPath: "#/properties/workflows/type", keyword: "type", params: { type: "object" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
    } else
      return validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateLockfile
};
