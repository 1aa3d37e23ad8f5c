// Generated from schemas/owner-marks.ts by `npm run generate`; do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// <stdin>
var validateOwnerMarks = validate21;
var pattern0 = new RegExp("^run_[a-z0-9_]{1,64}$", "u"), func2 = require_ucs2length().default;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.v === void 0 && (missing0 = "v") || data.runs === void 0 && (missing0 = "runs"))
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
        if (data.runs !== void 0) {
          let data1 = data.runs, _errs4 = errors;
          if (errors === _errs4)
            if (Array.isArray(data1)) {
              if (data1.length > 256)
                return validate21.errors = [{ instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/maxItems", keyword: "maxItems", params: { limit: 256 } }], !1;
              {
                var valid1 = !0;
                let len0 = data1.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data2 = data1[i0], _errs6 = errors;
                  if (errors === _errs6)
                    if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                      let missing1;
                      if (data2.runId === void 0 && (missing1 = "runId"))
                        return validate21.errors = [{ instancePath: instancePath + "/runs/" + i0, schemaPath: "#/properties/runs/items/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                      if (data2.runId !== void 0) {
                        let data3 = data2.runId, _errs9 = errors;
                        if (errors === _errs9)
                          if (typeof data3 == "string") {
                            if (!pattern0.test(data3))
                              return validate21.errors = [{ instancePath: instancePath + "/runs/" + i0 + "/runId", schemaPath: "#/properties/runs/items/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate21.errors = [{ instancePath: instancePath + "/runs/" + i0 + "/runId", schemaPath: "#/properties/runs/items/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid2 = _errs9 === errors;
                      } else
                        var valid2 = !0;
                      if (valid2) {
                        if (data2.title !== void 0) {
                          let data4 = data2.title, _errs11 = errors;
                          if (errors === _errs11)
                            if (typeof data4 == "string") {
                              if (data4.length > 200 && func2(data4) > 200)
                                return validate21.errors = [{ instancePath: instancePath + "/runs/" + i0 + "/title", schemaPath: "#/properties/runs/items/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 } }], !1;
                              if (func2(data4) < 1)
                                return validate21.errors = [{ instancePath: instancePath + "/runs/" + i0 + "/title", schemaPath: "#/properties/runs/items/properties/title/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                            } else
                              return validate21.errors = [{ instancePath: instancePath + "/runs/" + i0 + "/title", schemaPath: "#/properties/runs/items/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid2 = _errs11 === errors;
                        } else
                          var valid2 = !0;
                        if (valid2)
                          if (data2.abandoned !== void 0) {
                            let data5 = data2.abandoned, _errs13 = errors;
                            if (errors === _errs13)
                              if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                                let missing2;
                                if (data5.at === void 0 && (missing2 = "at"))
                                  return validate21.errors = [{ instancePath: instancePath + "/runs/" + i0 + "/abandoned", schemaPath: "#/properties/runs/items/properties/abandoned/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                                if (data5.at !== void 0) {
                                  let data6 = data5.at, _errs16 = errors;
                                  if (errors === _errs16)
                                    if (typeof data6 == "string") {
                                      if (data6.length > 40 && func2(data6) > 40)
                                        return validate21.errors = [{ instancePath: instancePath + "/runs/" + i0 + "/abandoned/at", schemaPath: "#/properties/runs/items/properties/abandoned/properties/at/maxLength", keyword: "maxLength", params: { limit: 40 } }], !1;
                                    } else
                                      return validate21.errors = [{ instancePath: instancePath + "/runs/" + i0 + "/abandoned/at", schemaPath: "#/properties/runs/items/properties/abandoned/properties/at/type", keyword: "type", params: { type: "string" } }], !1;
                                  var valid3 = _errs16 === errors;
                                } else
                                  var valid3 = !0;
                                if (valid3)
                                  if (data5.reason !== void 0) {
                                    let data7 = data5.reason, _errs18 = errors;
                                    if (errors === _errs18)
                                      if (typeof data7 == "string") {
                                        if (data7.length > 300 && func2(data7) > 300)
                                          return validate21.errors = [{ instancePath: instancePath + "/runs/" + i0 + "/abandoned/reason", schemaPath: "#/properties/runs/items/properties/abandoned/properties/reason/maxLength", keyword: "maxLength", params: { limit: 300 } }], !1;
                                      } else
                                        return validate21.errors = [{ instancePath: instancePath + "/runs/" + i0 + "/abandoned/reason", schemaPath: "#/properties/runs/items/properties/abandoned/properties/reason/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid3 = _errs18 === errors;
                                  } else
                                    var valid3 = !0;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/runs/" + i0 + "/abandoned", schemaPath: "#/properties/runs/items/properties/abandoned/type", keyword: "type", params: { type: "object" } }], !1;
                            var valid2 = _errs13 === errors;
                          } else
                            var valid2 = !0;
                      }
                    } else
                      return validate21.errors = [{ instancePath: instancePath + "/runs/" + i0, schemaPath: "#/properties/runs/items/type", keyword: "type", params: { type: "object" } }], !1;
                  var valid1 = _errs6 === errors;
                  if (!valid1)
                    break;
                }
              }
            } else
              return validate21.errors = [{ instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/type", keyword: "type", params: { type: "array" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
    } else
      return validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateOwnerMarks
};
