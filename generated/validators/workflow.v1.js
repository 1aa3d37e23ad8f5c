// Generated from schemas/source-workflow.ts by `npm run generate`; do not edit.
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
var validateWorkflow = validate21;
var func2 = Object.prototype.hasOwnProperty, func3 = require_ucs2length().default, pattern0 = new RegExp("^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$", "u"), pattern1 = new RegExp("^[a-z0-9_-]+$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind"))
        return validate22.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let tag0 = data.kind;
        if (typeof tag0 == "string")
          if (tag0 === "always_true") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.id === void 0 && (missing1 = "id") || data.kind === void 0 && (missing1 = "kind"))
                  return validate22.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing1 } }], !1;
                {
                  let _errs4 = errors;
                  for (let key0 in data)
                    if (!(key0 === "id" || key0 === "kind")) {
                      return validate22.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
                      break;
                    }
                  if (_errs4 === errors) {
                    if (data.id !== void 0) {
                      let data0 = data.id, _errs5 = errors;
                      if (errors === _errs5)
                        if (typeof data0 == "string") {
                          if (func3(data0) < 1)
                            return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "minLength", params: { limit: 1 } }], !1;
                          if (!pattern1.test(data0))
                            return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } }], !1;
                      var valid2 = _errs5 === errors;
                    } else
                      var valid2 = !0;
                    if (valid2)
                      if (data.kind !== void 0) {
                        let data1 = data.kind, _errs7 = errors;
                        if (typeof data1 != "string")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
                        if (data1 !== "always_true")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "always_true" } }], !1;
                        var valid2 = _errs7 === errors;
                      } else
                        var valid2 = !0;
                  }
                }
              } else
                return validate22.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "always_false") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.id === void 0 && (missing2 = "id") || data.kind === void 0 && (missing2 = "kind"))
                  return validate22.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing2 } }], !1;
                {
                  let _errs11 = errors;
                  for (let key1 in data)
                    if (!(key1 === "id" || key1 === "kind")) {
                      return validate22.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                      break;
                    }
                  if (_errs11 === errors) {
                    if (data.id !== void 0) {
                      let data2 = data.id, _errs12 = errors;
                      if (errors === _errs12)
                        if (typeof data2 == "string") {
                          if (func3(data2) < 1)
                            return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "minLength", params: { limit: 1 } }], !1;
                          if (!pattern1.test(data2))
                            return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } }], !1;
                      var valid4 = _errs12 === errors;
                    } else
                      var valid4 = !0;
                    if (valid4)
                      if (data.kind !== void 0) {
                        let data3 = data.kind, _errs14 = errors;
                        if (typeof data3 != "string")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
                        if (data3 !== "always_false")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "always_false" } }], !1;
                        var valid4 = _errs14 === errors;
                      } else
                        var valid4 = !0;
                  }
                }
              } else
                return validate22.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "loop_control") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing3;
                if (data.id === void 0 && (missing3 = "id") || data.kind === void 0 && (missing3 = "kind"))
                  return validate22.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing3 } }], !1;
                {
                  let _errs18 = errors;
                  for (let key2 in data)
                    if (!(key2 === "id" || key2 === "kind" || key2 === "continueWhen")) {
                      return validate22.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key2 } }], !1;
                      break;
                    }
                  if (_errs18 === errors) {
                    if (data.id !== void 0) {
                      let data4 = data.id, _errs19 = errors;
                      if (errors === _errs19)
                        if (typeof data4 == "string") {
                          if (func3(data4) < 1)
                            return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "minLength", params: { limit: 1 } }], !1;
                          if (!pattern1.test(data4))
                            return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } }], !1;
                      var valid6 = _errs19 === errors;
                    } else
                      var valid6 = !0;
                    if (valid6) {
                      if (data.kind !== void 0) {
                        let data5 = data.kind, _errs21 = errors;
                        if (typeof data5 != "string")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
                        if (data5 !== "loop_control")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "loop_control" } }], !1;
                        var valid6 = _errs21 === errors;
                      } else
                        var valid6 = !0;
                      if (valid6)
                        if (data.continueWhen !== void 0) {
                          let data6 = data.continueWhen, _errs23 = errors;
                          if (typeof data6 != "string")
                            return validate22.errors = [{ instancePath: instancePath + "/continueWhen", keyword: "type", params: { type: "string" } }], !1;
                          if (data6 !== "continue")
                            return validate22.errors = [{ instancePath: instancePath + "/continueWhen", keyword: "const", params: { allowedValue: "continue" } }], !1;
                          var valid6 = _errs23 === errors;
                        } else
                          var valid6 = !0;
                    }
                  }
                }
              } else
                return validate22.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "context_equals") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing4;
                if (data.id === void 0 && (missing4 = "id") || data.kind === void 0 && (missing4 = "kind") || data.key === void 0 && (missing4 = "key") || data.value === void 0 && (missing4 = "value"))
                  return validate22.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing4 } }], !1;
                {
                  let _errs27 = errors;
                  for (let key3 in data)
                    if (!(key3 === "id" || key3 === "kind" || key3 === "key" || key3 === "value")) {
                      return validate22.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key3 } }], !1;
                      break;
                    }
                  if (_errs27 === errors) {
                    if (data.id !== void 0) {
                      let data7 = data.id, _errs28 = errors;
                      if (errors === _errs28)
                        if (typeof data7 == "string") {
                          if (func3(data7) < 1)
                            return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "minLength", params: { limit: 1 } }], !1;
                          if (!pattern1.test(data7))
                            return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } }], !1;
                      var valid8 = _errs28 === errors;
                    } else
                      var valid8 = !0;
                    if (valid8) {
                      if (data.kind !== void 0) {
                        let data8 = data.kind, _errs30 = errors;
                        if (typeof data8 != "string")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
                        if (data8 !== "context_equals")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "context_equals" } }], !1;
                        var valid8 = _errs30 === errors;
                      } else
                        var valid8 = !0;
                      if (valid8) {
                        if (data.key !== void 0) {
                          let data9 = data.key, _errs32 = errors;
                          if (errors === _errs32)
                            if (typeof data9 == "string") {
                              if (func3(data9) < 1)
                                return validate22.errors = [{ instancePath: instancePath + "/key", keyword: "minLength", params: { limit: 1 } }], !1;
                            } else
                              return validate22.errors = [{ instancePath: instancePath + "/key", keyword: "type", params: { type: "string" } }], !1;
                          var valid8 = _errs32 === errors;
                        } else
                          var valid8 = !0;
                        if (valid8)
                          if (data.value !== void 0) {
                            let data10 = data.value, _errs34 = errors;
                            if (typeof data10 != "string" && typeof data10 != "number" && typeof data10 != "boolean")
                              return validate22.errors = [{ instancePath: instancePath + "/value", keyword: "type", params: { type: ["string", "number", "boolean"] } }], !1;
                            var valid8 = _errs34 === errors;
                          } else
                            var valid8 = !0;
                      }
                    }
                  }
                }
              } else
                return validate22.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "context_in") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing5;
                if (data.id === void 0 && (missing5 = "id") || data.kind === void 0 && (missing5 = "kind") || data.key === void 0 && (missing5 = "key") || data.values === void 0 && (missing5 = "values"))
                  return validate22.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing5 } }], !1;
                {
                  let _errs38 = errors;
                  for (let key4 in data)
                    if (!(key4 === "id" || key4 === "kind" || key4 === "key" || key4 === "values")) {
                      return validate22.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key4 } }], !1;
                      break;
                    }
                  if (_errs38 === errors) {
                    if (data.id !== void 0) {
                      let data11 = data.id, _errs39 = errors;
                      if (errors === _errs39)
                        if (typeof data11 == "string") {
                          if (func3(data11) < 1)
                            return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "minLength", params: { limit: 1 } }], !1;
                          if (!pattern1.test(data11))
                            return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } }], !1;
                      var valid10 = _errs39 === errors;
                    } else
                      var valid10 = !0;
                    if (valid10) {
                      if (data.kind !== void 0) {
                        let data12 = data.kind, _errs41 = errors;
                        if (typeof data12 != "string")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
                        if (data12 !== "context_in")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "context_in" } }], !1;
                        var valid10 = _errs41 === errors;
                      } else
                        var valid10 = !0;
                      if (valid10) {
                        if (data.key !== void 0) {
                          let data13 = data.key, _errs43 = errors;
                          if (errors === _errs43)
                            if (typeof data13 == "string") {
                              if (func3(data13) < 1)
                                return validate22.errors = [{ instancePath: instancePath + "/key", keyword: "minLength", params: { limit: 1 } }], !1;
                            } else
                              return validate22.errors = [{ instancePath: instancePath + "/key", keyword: "type", params: { type: "string" } }], !1;
                          var valid10 = _errs43 === errors;
                        } else
                          var valid10 = !0;
                        if (valid10)
                          if (data.values !== void 0) {
                            let data14 = data.values, _errs45 = errors;
                            if (errors === _errs45)
                              if (Array.isArray(data14)) {
                                if (data14.length < 1)
                                  return validate22.errors = [{ instancePath: instancePath + "/values", keyword: "minItems", params: { limit: 1 } }], !1;
                                {
                                  var valid11 = !0;
                                  let len0 = data14.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    let data15 = data14[i0], _errs47 = errors;
                                    if (typeof data15 != "string" && typeof data15 != "number" && typeof data15 != "boolean")
                                      return validate22.errors = [{ instancePath: instancePath + "/values/" + i0, keyword: "type", params: { type: ["string", "number", "boolean"] } }], !1;
                                    var valid11 = _errs47 === errors;
                                    if (!valid11)
                                      break;
                                  }
                                }
                              } else
                                return validate22.errors = [{ instancePath: instancePath + "/values", keyword: "type", params: { type: "array" } }], !1;
                            var valid10 = _errs45 === errors;
                          } else
                            var valid10 = !0;
                      }
                    }
                  }
                }
              } else
                return validate22.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "context_at_least") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing6;
                if (data.id === void 0 && (missing6 = "id") || data.kind === void 0 && (missing6 = "kind") || data.key === void 0 && (missing6 = "key") || data.value === void 0 && (missing6 = "value"))
                  return validate22.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing6 } }], !1;
                {
                  let _errs51 = errors;
                  for (let key5 in data)
                    if (!(key5 === "id" || key5 === "kind" || key5 === "key" || key5 === "value")) {
                      return validate22.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key5 } }], !1;
                      break;
                    }
                  if (_errs51 === errors) {
                    if (data.id !== void 0) {
                      let data16 = data.id, _errs52 = errors;
                      if (errors === _errs52)
                        if (typeof data16 == "string") {
                          if (func3(data16) < 1)
                            return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "minLength", params: { limit: 1 } }], !1;
                          if (!pattern1.test(data16))
                            return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } }], !1;
                      var valid13 = _errs52 === errors;
                    } else
                      var valid13 = !0;
                    if (valid13) {
                      if (data.kind !== void 0) {
                        let data17 = data.kind, _errs54 = errors;
                        if (typeof data17 != "string")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
                        if (data17 !== "context_at_least")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "context_at_least" } }], !1;
                        var valid13 = _errs54 === errors;
                      } else
                        var valid13 = !0;
                      if (valid13) {
                        if (data.key !== void 0) {
                          let data18 = data.key, _errs56 = errors;
                          if (errors === _errs56)
                            if (typeof data18 == "string") {
                              if (func3(data18) < 1)
                                return validate22.errors = [{ instancePath: instancePath + "/key", keyword: "minLength", params: { limit: 1 } }], !1;
                            } else
                              return validate22.errors = [{ instancePath: instancePath + "/key", keyword: "type", params: { type: "string" } }], !1;
                          var valid13 = _errs56 === errors;
                        } else
                          var valid13 = !0;
                        if (valid13)
                          if (data.value !== void 0) {
                            let _errs58 = errors;
                            if (typeof data.value != "number")
                              return validate22.errors = [{ instancePath: instancePath + "/value", keyword: "type", params: { type: "number" } }], !1;
                            var valid13 = _errs58 === errors;
                          } else
                            var valid13 = !0;
                      }
                    }
                  }
                }
              } else
                return validate22.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "context_at_most") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing7;
                if (data.id === void 0 && (missing7 = "id") || data.kind === void 0 && (missing7 = "kind") || data.key === void 0 && (missing7 = "key") || data.value === void 0 && (missing7 = "value"))
                  return validate22.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing7 } }], !1;
                {
                  let _errs62 = errors;
                  for (let key6 in data)
                    if (!(key6 === "id" || key6 === "kind" || key6 === "key" || key6 === "value")) {
                      return validate22.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key6 } }], !1;
                      break;
                    }
                  if (_errs62 === errors) {
                    if (data.id !== void 0) {
                      let data20 = data.id, _errs63 = errors;
                      if (errors === _errs63)
                        if (typeof data20 == "string") {
                          if (func3(data20) < 1)
                            return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "minLength", params: { limit: 1 } }], !1;
                          if (!pattern1.test(data20))
                            return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } }], !1;
                      var valid15 = _errs63 === errors;
                    } else
                      var valid15 = !0;
                    if (valid15) {
                      if (data.kind !== void 0) {
                        let data21 = data.kind, _errs65 = errors;
                        if (typeof data21 != "string")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
                        if (data21 !== "context_at_most")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "context_at_most" } }], !1;
                        var valid15 = _errs65 === errors;
                      } else
                        var valid15 = !0;
                      if (valid15) {
                        if (data.key !== void 0) {
                          let data22 = data.key, _errs67 = errors;
                          if (errors === _errs67)
                            if (typeof data22 == "string") {
                              if (func3(data22) < 1)
                                return validate22.errors = [{ instancePath: instancePath + "/key", keyword: "minLength", params: { limit: 1 } }], !1;
                            } else
                              return validate22.errors = [{ instancePath: instancePath + "/key", keyword: "type", params: { type: "string" } }], !1;
                          var valid15 = _errs67 === errors;
                        } else
                          var valid15 = !0;
                        if (valid15)
                          if (data.value !== void 0) {
                            let _errs69 = errors;
                            if (typeof data.value != "number")
                              return validate22.errors = [{ instancePath: instancePath + "/value", keyword: "type", params: { type: "number" } }], !1;
                            var valid15 = _errs69 === errors;
                          } else
                            var valid15 = !0;
                      }
                    }
                  }
                }
              } else
                return validate22.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "context_contains") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing8;
                if (data.id === void 0 && (missing8 = "id") || data.kind === void 0 && (missing8 = "kind") || data.key === void 0 && (missing8 = "key") || data.value === void 0 && (missing8 = "value"))
                  return validate22.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing8 } }], !1;
                {
                  let _errs73 = errors;
                  for (let key7 in data)
                    if (!(key7 === "id" || key7 === "kind" || key7 === "key" || key7 === "value")) {
                      return validate22.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key7 } }], !1;
                      break;
                    }
                  if (_errs73 === errors) {
                    if (data.id !== void 0) {
                      let data24 = data.id, _errs74 = errors;
                      if (errors === _errs74)
                        if (typeof data24 == "string") {
                          if (func3(data24) < 1)
                            return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "minLength", params: { limit: 1 } }], !1;
                          if (!pattern1.test(data24))
                            return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } }], !1;
                      var valid17 = _errs74 === errors;
                    } else
                      var valid17 = !0;
                    if (valid17) {
                      if (data.kind !== void 0) {
                        let data25 = data.kind, _errs76 = errors;
                        if (typeof data25 != "string")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
                        if (data25 !== "context_contains")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "context_contains" } }], !1;
                        var valid17 = _errs76 === errors;
                      } else
                        var valid17 = !0;
                      if (valid17) {
                        if (data.key !== void 0) {
                          let data26 = data.key, _errs78 = errors;
                          if (errors === _errs78)
                            if (typeof data26 == "string") {
                              if (func3(data26) < 1)
                                return validate22.errors = [{ instancePath: instancePath + "/key", keyword: "minLength", params: { limit: 1 } }], !1;
                            } else
                              return validate22.errors = [{ instancePath: instancePath + "/key", keyword: "type", params: { type: "string" } }], !1;
                          var valid17 = _errs78 === errors;
                        } else
                          var valid17 = !0;
                        if (valid17)
                          if (data.value !== void 0) {
                            let data27 = data.value, _errs80 = errors;
                            if (typeof data27 != "string" && typeof data27 != "number" && typeof data27 != "boolean")
                              return validate22.errors = [{ instancePath: instancePath + "/value", keyword: "type", params: { type: ["string", "number", "boolean"] } }], !1;
                            var valid17 = _errs80 === errors;
                          } else
                            var valid17 = !0;
                      }
                    }
                  }
                }
              } else
                return validate22.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "context_present") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing9;
                if (data.id === void 0 && (missing9 = "id") || data.kind === void 0 && (missing9 = "kind") || data.key === void 0 && (missing9 = "key"))
                  return validate22.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing9 } }], !1;
                {
                  let _errs84 = errors;
                  for (let key8 in data)
                    if (!(key8 === "id" || key8 === "kind" || key8 === "key")) {
                      return validate22.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key8 } }], !1;
                      break;
                    }
                  if (_errs84 === errors) {
                    if (data.id !== void 0) {
                      let data28 = data.id, _errs85 = errors;
                      if (errors === _errs85)
                        if (typeof data28 == "string") {
                          if (func3(data28) < 1)
                            return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "minLength", params: { limit: 1 } }], !1;
                          if (!pattern1.test(data28))
                            return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } }], !1;
                      var valid19 = _errs85 === errors;
                    } else
                      var valid19 = !0;
                    if (valid19) {
                      if (data.kind !== void 0) {
                        let data29 = data.kind, _errs87 = errors;
                        if (typeof data29 != "string")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
                        if (data29 !== "context_present")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "context_present" } }], !1;
                        var valid19 = _errs87 === errors;
                      } else
                        var valid19 = !0;
                      if (valid19)
                        if (data.key !== void 0) {
                          let data30 = data.key, _errs89 = errors;
                          if (errors === _errs89)
                            if (typeof data30 == "string") {
                              if (func3(data30) < 1)
                                return validate22.errors = [{ instancePath: instancePath + "/key", keyword: "minLength", params: { limit: 1 } }], !1;
                            } else
                              return validate22.errors = [{ instancePath: instancePath + "/key", keyword: "type", params: { type: "string" } }], !1;
                          var valid19 = _errs89 === errors;
                        } else
                          var valid19 = !0;
                    }
                  }
                }
              } else
                return validate22.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "all") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing10;
                if (data.id === void 0 && (missing10 = "id") || data.kind === void 0 && (missing10 = "kind") || data.of === void 0 && (missing10 = "of"))
                  return validate22.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing10 } }], !1;
                {
                  let _errs93 = errors;
                  for (let key9 in data)
                    if (!(key9 === "id" || key9 === "kind" || key9 === "of")) {
                      return validate22.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key9 } }], !1;
                      break;
                    }
                  if (_errs93 === errors) {
                    if (data.id !== void 0) {
                      let data31 = data.id, _errs94 = errors;
                      if (errors === _errs94)
                        if (typeof data31 == "string") {
                          if (func3(data31) < 1)
                            return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "minLength", params: { limit: 1 } }], !1;
                          if (!pattern1.test(data31))
                            return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } }], !1;
                      var valid21 = _errs94 === errors;
                    } else
                      var valid21 = !0;
                    if (valid21) {
                      if (data.kind !== void 0) {
                        let data32 = data.kind, _errs96 = errors;
                        if (typeof data32 != "string")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
                        if (data32 !== "all")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "all" } }], !1;
                        var valid21 = _errs96 === errors;
                      } else
                        var valid21 = !0;
                      if (valid21)
                        if (data.of !== void 0) {
                          let data33 = data.of, _errs98 = errors;
                          if (errors === _errs98)
                            if (Array.isArray(data33)) {
                              if (data33.length < 1)
                                return validate22.errors = [{ instancePath: instancePath + "/of", keyword: "minItems", params: { limit: 1 } }], !1;
                              {
                                var valid22 = !0;
                                let len1 = data33.length;
                                for (let i1 = 0; i1 < len1; i1++) {
                                  let data34 = data33[i1], _errs100 = errors;
                                  if (errors === _errs100)
                                    if (typeof data34 == "string") {
                                      if (func3(data34) < 1)
                                        return validate22.errors = [{ instancePath: instancePath + "/of/" + i1, keyword: "minLength", params: { limit: 1 } }], !1;
                                      if (!pattern1.test(data34))
                                        return validate22.errors = [{ instancePath: instancePath + "/of/" + i1, keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                    } else
                                      return validate22.errors = [{ instancePath: instancePath + "/of/" + i1, keyword: "type", params: { type: "string" } }], !1;
                                  var valid22 = _errs100 === errors;
                                  if (!valid22)
                                    break;
                                }
                              }
                            } else
                              return validate22.errors = [{ instancePath: instancePath + "/of", keyword: "type", params: { type: "array" } }], !1;
                          var valid21 = _errs98 === errors;
                        } else
                          var valid21 = !0;
                    }
                  }
                }
              } else
                return validate22.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "any") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing11;
                if (data.id === void 0 && (missing11 = "id") || data.kind === void 0 && (missing11 = "kind") || data.of === void 0 && (missing11 = "of"))
                  return validate22.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing11 } }], !1;
                {
                  let _errs104 = errors;
                  for (let key10 in data)
                    if (!(key10 === "id" || key10 === "kind" || key10 === "of")) {
                      return validate22.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key10 } }], !1;
                      break;
                    }
                  if (_errs104 === errors) {
                    if (data.id !== void 0) {
                      let data35 = data.id, _errs105 = errors;
                      if (errors === _errs105)
                        if (typeof data35 == "string") {
                          if (func3(data35) < 1)
                            return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "minLength", params: { limit: 1 } }], !1;
                          if (!pattern1.test(data35))
                            return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } }], !1;
                      var valid24 = _errs105 === errors;
                    } else
                      var valid24 = !0;
                    if (valid24) {
                      if (data.kind !== void 0) {
                        let data36 = data.kind, _errs107 = errors;
                        if (typeof data36 != "string")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
                        if (data36 !== "any")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "any" } }], !1;
                        var valid24 = _errs107 === errors;
                      } else
                        var valid24 = !0;
                      if (valid24)
                        if (data.of !== void 0) {
                          let data37 = data.of, _errs109 = errors;
                          if (errors === _errs109)
                            if (Array.isArray(data37)) {
                              if (data37.length < 1)
                                return validate22.errors = [{ instancePath: instancePath + "/of", keyword: "minItems", params: { limit: 1 } }], !1;
                              {
                                var valid25 = !0;
                                let len2 = data37.length;
                                for (let i2 = 0; i2 < len2; i2++) {
                                  let data38 = data37[i2], _errs111 = errors;
                                  if (errors === _errs111)
                                    if (typeof data38 == "string") {
                                      if (func3(data38) < 1)
                                        return validate22.errors = [{ instancePath: instancePath + "/of/" + i2, keyword: "minLength", params: { limit: 1 } }], !1;
                                      if (!pattern1.test(data38))
                                        return validate22.errors = [{ instancePath: instancePath + "/of/" + i2, keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                    } else
                                      return validate22.errors = [{ instancePath: instancePath + "/of/" + i2, keyword: "type", params: { type: "string" } }], !1;
                                  var valid25 = _errs111 === errors;
                                  if (!valid25)
                                    break;
                                }
                              }
                            } else
                              return validate22.errors = [{ instancePath: instancePath + "/of", keyword: "type", params: { type: "array" } }], !1;
                          var valid24 = _errs109 === errors;
                        } else
                          var valid24 = !0;
                    }
                  }
                }
              } else
                return validate22.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "not") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing12;
                if (data.id === void 0 && (missing12 = "id") || data.kind === void 0 && (missing12 = "kind") || data.of === void 0 && (missing12 = "of"))
                  return validate22.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing12 } }], !1;
                {
                  let _errs115 = errors;
                  for (let key11 in data)
                    if (!(key11 === "id" || key11 === "kind" || key11 === "of")) {
                      return validate22.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key11 } }], !1;
                      break;
                    }
                  if (_errs115 === errors) {
                    if (data.id !== void 0) {
                      let data39 = data.id, _errs116 = errors;
                      if (errors === _errs116)
                        if (typeof data39 == "string") {
                          if (func3(data39) < 1)
                            return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "minLength", params: { limit: 1 } }], !1;
                          if (!pattern1.test(data39))
                            return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } }], !1;
                      var valid27 = _errs116 === errors;
                    } else
                      var valid27 = !0;
                    if (valid27) {
                      if (data.kind !== void 0) {
                        let data40 = data.kind, _errs118 = errors;
                        if (typeof data40 != "string")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
                        if (data40 !== "not")
                          return validate22.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "not" } }], !1;
                        var valid27 = _errs118 === errors;
                      } else
                        var valid27 = !0;
                      if (valid27)
                        if (data.of !== void 0) {
                          let data41 = data.of, _errs120 = errors;
                          if (errors === _errs120)
                            if (typeof data41 == "string") {
                              if (func3(data41) < 1)
                                return validate22.errors = [{ instancePath: instancePath + "/of", keyword: "minLength", params: { limit: 1 } }], !1;
                              if (!pattern1.test(data41))
                                return validate22.errors = [{ instancePath: instancePath + "/of", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                            } else
                              return validate22.errors = [{ instancePath: instancePath + "/of", keyword: "type", params: { type: "string" } }], !1;
                          var valid27 = _errs120 === errors;
                        } else
                          var valid27 = !0;
                    }
                  }
                }
              } else
                return validate22.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
          } else
            return validate22.errors = [{ instancePath, keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } }], !1;
        else
          return validate22.errors = [{ instancePath, keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } }], !1;
      }
    } else
      return validate22.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate22.errors = vErrors, errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      var valid0 = !0;
      let len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let data0 = data[i0], _errs1 = errors;
        if (errors === _errs1)
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing0;
            if (data0.name === void 0 && (missing0 = "name") || data0.definition === void 0 && (missing0 = "definition"))
              return validate24.errors = [{ instancePath: instancePath + "/" + i0, keyword: "required", params: { missingProperty: missing0 } }], !1;
            {
              let _errs3 = errors;
              for (let key0 in data0)
                if (!(key0 === "name" || key0 === "scope" || key0 === "definition")) {
                  return validate24.errors = [{ instancePath: instancePath + "/" + i0, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
                  break;
                }
              if (_errs3 === errors) {
                if (data0.name !== void 0) {
                  let data1 = data0.name, _errs4 = errors;
                  if (errors === _errs4)
                    if (typeof data1 == "string") {
                      if (func3(data1) < 1)
                        return validate24.errors = [{ instancePath: instancePath + "/" + i0 + "/name", keyword: "minLength", params: { limit: 1 } }], !1;
                    } else
                      return validate24.errors = [{ instancePath: instancePath + "/" + i0 + "/name", keyword: "type", params: { type: "string" } }], !1;
                  var valid1 = _errs4 === errors;
                } else
                  var valid1 = !0;
                if (valid1) {
                  if (data0.scope !== void 0) {
                    let data2 = data0.scope, _errs6 = errors;
                    if (typeof data2 != "string")
                      return validate24.errors = [{ instancePath: instancePath + "/" + i0 + "/scope", keyword: "type", params: { type: "string" } }], !1;
                    if (!(data2 === "workflow" || data2 === "loop" || data2 === "step"))
                      return validate24.errors = [{ instancePath: instancePath + "/" + i0 + "/scope", keyword: "enum", params: { allowedValues: ["workflow", "loop", "step"] } }], !1;
                    var valid1 = _errs6 === errors;
                  } else
                    var valid1 = !0;
                  if (valid1)
                    if (data0.definition !== void 0) {
                      let data3 = data0.definition, _errs8 = errors;
                      if (errors === _errs8)
                        if (typeof data3 == "string") {
                          if (func3(data3) < 1)
                            return validate24.errors = [{ instancePath: instancePath + "/" + i0 + "/definition", keyword: "minLength", params: { limit: 1 } }], !1;
                        } else
                          return validate24.errors = [{ instancePath: instancePath + "/" + i0 + "/definition", keyword: "type", params: { type: "string" } }], !1;
                      var valid1 = _errs8 === errors;
                    } else
                      var valid1 = !0;
                }
              }
            }
          } else
            return validate24.errors = [{ instancePath: instancePath + "/" + i0, keyword: "type", params: { type: "object" } }], !1;
        var valid0 = _errs1 === errors;
        if (!valid0)
          break;
      }
    } else
      return validate24.errors = [{ instancePath, keyword: "type", params: { type: "array" } }], !1;
  return validate24.errors = vErrors, errors === 0;
}
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (errors === _errs1)
    if (typeof data == "string") {
      if (func3(data) < 1) {
        let err0 = { instancePath, keyword: "minLength", params: { limit: 1 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    } else {
      let err1 = { instancePath, keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs3 = errors;
    if (errors === _errs3)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.kind === void 0 && (missing0 = "kind") || data.refId === void 0 && (missing0 = "refId")) {
          let err2 = { instancePath, keyword: "required", params: { missingProperty: missing0 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        } else {
          let _errs5 = errors;
          for (let key0 in data)
            if (!(key0 === "kind" || key0 === "refId")) {
              let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
              break;
            }
          if (_errs5 === errors) {
            if (data.kind !== void 0) {
              let data0 = data.kind, _errs6 = errors;
              if (typeof data0 != "string") {
                let err4 = { instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              }
              if (data0 !== "ref") {
                let err5 = { instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "ref" } };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
              var valid1 = _errs6 === errors;
            } else
              var valid1 = !0;
            if (valid1)
              if (data.refId !== void 0) {
                let data1 = data.refId, _errs8 = errors;
                if (errors === _errs8)
                  if (typeof data1 == "string") {
                    if (func3(data1) < 1) {
                      let err6 = { instancePath: instancePath + "/refId", keyword: "minLength", params: { limit: 1 } };
                      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                    }
                  } else {
                    let err7 = { instancePath: instancePath + "/refId", keyword: "type", params: { type: "string" } };
                    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                  }
                var valid1 = _errs8 === errors;
              } else
                var valid1 = !0;
          }
        }
      } else {
        let err8 = { instancePath, keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err9 = { instancePath, keyword: "anyOf", params: {} };
    return vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++, validate29.errors = vErrors, !1;
  }
  return validate29.errors = vErrors, errors === 0;
}
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      if (data.length < 1)
        return validate31.errors = [{ instancePath, keyword: "minItems", params: { limit: 1 } }], !1;
      {
        var valid0 = !0;
        let len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let _errs1 = errors;
          validate29(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length);
          var valid0 = _errs1 === errors;
          if (!valid0)
            break;
        }
      }
    } else
      return validate31.errors = [{ instancePath, keyword: "type", params: { type: "array" } }], !1;
  return validate31.errors = vErrors, errors === 0;
}
var wrapper2 = { validate: validate38 };
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (errors === _errs1)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type")) {
        let err0 = { instancePath, keyword: "required", params: { missingProperty: missing0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      } else {
        let tag0 = data.type;
        if (typeof tag0 == "string")
          if (tag0 === "contains") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.type === void 0 && (missing1 = "type") || data.value === void 0 && (missing1 = "value")) {
                  let err1 = { instancePath, keyword: "required", params: { missingProperty: missing1 } };
                  vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                } else {
                  let _errs6 = errors;
                  for (let key0 in data)
                    if (!(key0 === "type" || key0 === "value" || key0 === "message")) {
                      let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
                      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                      break;
                    }
                  if (_errs6 === errors) {
                    if (data.type !== void 0) {
                      let data0 = data.type, _errs7 = errors;
                      if (typeof data0 != "string") {
                        let err3 = { instancePath: instancePath + "/type", keyword: "type", params: { type: "string" } };
                        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                      }
                      if (data0 !== "contains") {
                        let err4 = { instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "contains" } };
                        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                      }
                      var valid3 = _errs7 === errors;
                    } else
                      var valid3 = !0;
                    if (valid3) {
                      if (data.value !== void 0) {
                        let data1 = data.value, _errs9 = errors;
                        if (errors === _errs9)
                          if (typeof data1 == "string") {
                            if (func3(data1) < 1) {
                              let err5 = { instancePath: instancePath + "/value", keyword: "minLength", params: { limit: 1 } };
                              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                            }
                          } else {
                            let err6 = { instancePath: instancePath + "/value", keyword: "type", params: { type: "string" } };
                            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                          }
                        var valid3 = _errs9 === errors;
                      } else
                        var valid3 = !0;
                      if (valid3)
                        if (data.message !== void 0) {
                          let data2 = data.message, _errs11 = errors;
                          if (errors === _errs11)
                            if (typeof data2 == "string") {
                              if (func3(data2) < 1) {
                                let err7 = { instancePath: instancePath + "/message", keyword: "minLength", params: { limit: 1 } };
                                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                              }
                            } else {
                              let err8 = { instancePath: instancePath + "/message", keyword: "type", params: { type: "string" } };
                              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                            }
                          var valid3 = _errs11 === errors;
                        } else
                          var valid3 = !0;
                    }
                  }
                }
              } else {
                let err9 = { instancePath, keyword: "type", params: { type: "object" } };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
              }
          } else if (tag0 === "regex") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.type === void 0 && (missing2 = "type") || data.pattern === void 0 && (missing2 = "pattern")) {
                  let err10 = { instancePath, keyword: "required", params: { missingProperty: missing2 } };
                  vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                } else {
                  let _errs15 = errors;
                  for (let key1 in data)
                    if (!(key1 === "type" || key1 === "pattern" || key1 === "flags" || key1 === "message")) {
                      let err11 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key1 } };
                      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                      break;
                    }
                  if (_errs15 === errors) {
                    if (data.type !== void 0) {
                      let data3 = data.type, _errs16 = errors;
                      if (typeof data3 != "string") {
                        let err12 = { instancePath: instancePath + "/type", keyword: "type", params: { type: "string" } };
                        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                      }
                      if (data3 !== "regex") {
                        let err13 = { instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "regex" } };
                        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                      }
                      var valid5 = _errs16 === errors;
                    } else
                      var valid5 = !0;
                    if (valid5) {
                      if (data.pattern !== void 0) {
                        let data4 = data.pattern, _errs18 = errors;
                        if (errors === _errs18)
                          if (typeof data4 == "string") {
                            if (func3(data4) < 1) {
                              let err14 = { instancePath: instancePath + "/pattern", keyword: "minLength", params: { limit: 1 } };
                              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                            }
                          } else {
                            let err15 = { instancePath: instancePath + "/pattern", keyword: "type", params: { type: "string" } };
                            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                          }
                        var valid5 = _errs18 === errors;
                      } else
                        var valid5 = !0;
                      if (valid5) {
                        if (data.flags !== void 0) {
                          let _errs20 = errors;
                          if (typeof data.flags != "string") {
                            let err16 = { instancePath: instancePath + "/flags", keyword: "type", params: { type: "string" } };
                            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                          }
                          var valid5 = _errs20 === errors;
                        } else
                          var valid5 = !0;
                        if (valid5)
                          if (data.message !== void 0) {
                            let data6 = data.message, _errs22 = errors;
                            if (errors === _errs22)
                              if (typeof data6 == "string") {
                                if (func3(data6) < 1) {
                                  let err17 = { instancePath: instancePath + "/message", keyword: "minLength", params: { limit: 1 } };
                                  vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                                }
                              } else {
                                let err18 = { instancePath: instancePath + "/message", keyword: "type", params: { type: "string" } };
                                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                              }
                            var valid5 = _errs22 === errors;
                          } else
                            var valid5 = !0;
                      }
                    }
                  }
                }
              } else {
                let err19 = { instancePath, keyword: "type", params: { type: "object" } };
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
              }
          } else if (tag0 === "length") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing3;
                if (data.type === void 0 && (missing3 = "type")) {
                  let err20 = { instancePath, keyword: "required", params: { missingProperty: missing3 } };
                  vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                } else {
                  let _errs26 = errors;
                  for (let key2 in data)
                    if (!(key2 === "type" || key2 === "min" || key2 === "max" || key2 === "message")) {
                      let err21 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key2 } };
                      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                      break;
                    }
                  if (_errs26 === errors) {
                    if (data.type !== void 0) {
                      let data7 = data.type, _errs27 = errors;
                      if (typeof data7 != "string") {
                        let err22 = { instancePath: instancePath + "/type", keyword: "type", params: { type: "string" } };
                        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                      }
                      if (data7 !== "length") {
                        let err23 = { instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "length" } };
                        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                      }
                      var valid7 = _errs27 === errors;
                    } else
                      var valid7 = !0;
                    if (valid7) {
                      if (data.min !== void 0) {
                        let data8 = data.min, _errs29 = errors;
                        if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8))) {
                          let err24 = { instancePath: instancePath + "/min", keyword: "type", params: { type: "integer" } };
                          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                        }
                        if (errors === _errs29 && typeof data8 == "number" && (data8 < 0 || isNaN(data8))) {
                          let err25 = { instancePath: instancePath + "/min", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                        }
                        var valid7 = _errs29 === errors;
                      } else
                        var valid7 = !0;
                      if (valid7) {
                        if (data.max !== void 0) {
                          let data9 = data.max, _errs31 = errors;
                          if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9))) {
                            let err26 = { instancePath: instancePath + "/max", keyword: "type", params: { type: "integer" } };
                            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                          }
                          if (errors === _errs31 && typeof data9 == "number" && (data9 <= 0 || isNaN(data9))) {
                            let err27 = { instancePath: instancePath + "/max", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                          }
                          var valid7 = _errs31 === errors;
                        } else
                          var valid7 = !0;
                        if (valid7)
                          if (data.message !== void 0) {
                            let data10 = data.message, _errs33 = errors;
                            if (errors === _errs33)
                              if (typeof data10 == "string") {
                                if (func3(data10) < 1) {
                                  let err28 = { instancePath: instancePath + "/message", keyword: "minLength", params: { limit: 1 } };
                                  vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                                }
                              } else {
                                let err29 = { instancePath: instancePath + "/message", keyword: "type", params: { type: "string" } };
                                vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                              }
                            var valid7 = _errs33 === errors;
                          } else
                            var valid7 = !0;
                      }
                    }
                  }
                }
              } else {
                let err30 = { instancePath, keyword: "type", params: { type: "object" } };
                vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
              }
          } else {
            let err31 = { instancePath, keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 } };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
        else {
          let err32 = { instancePath, keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 } };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      }
    } else {
      let err33 = { instancePath, keyword: "type", params: { type: "object" } };
      vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
    }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs35 = errors;
    if (errors === _errs35)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing4;
        if (data.and === void 0 && (missing4 = "and")) {
          let err34 = { instancePath, keyword: "required", params: { missingProperty: missing4 } };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        } else {
          let _errs37 = errors;
          for (let key3 in data)
            if (key3 !== "and") {
              let err35 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key3 } };
              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
              break;
            }
          if (_errs37 === errors && data.and !== void 0) {
            let data11 = data.and;
            if (errors === errors)
              if (Array.isArray(data11))
                if (data11.length < 1) {
                  let err36 = { instancePath: instancePath + "/and", keyword: "minItems", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                } else {
                  var valid9 = !0;
                  let len0 = data11.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let _errs40 = errors;
                    wrapper2.validate(data11[i0], { instancePath: instancePath + "/and/" + i0, parentData: data11, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? wrapper2.validate.errors : vErrors.concat(wrapper2.validate.errors), errors = vErrors.length);
                    var valid9 = _errs40 === errors;
                    if (!valid9)
                      break;
                  }
                }
              else {
                let err37 = { instancePath: instancePath + "/and", keyword: "type", params: { type: "array" } };
                vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
              }
          }
        }
      } else {
        let err38 = { instancePath, keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    var _valid0 = _errs35 === errors;
    if (valid0 = valid0 || _valid0, !valid0) {
      let _errs41 = errors;
      if (errors === _errs41)
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing5;
          if (data.or === void 0 && (missing5 = "or")) {
            let err39 = { instancePath, keyword: "required", params: { missingProperty: missing5 } };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          } else {
            let _errs43 = errors;
            for (let key4 in data)
              if (key4 !== "or") {
                let err40 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key4 } };
                vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                break;
              }
            if (_errs43 === errors && data.or !== void 0) {
              let data13 = data.or;
              if (errors === errors)
                if (Array.isArray(data13))
                  if (data13.length < 1) {
                    let err41 = { instancePath: instancePath + "/or", keyword: "minItems", params: { limit: 1 } };
                    vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                  } else {
                    var valid11 = !0;
                    let len1 = data13.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let _errs46 = errors;
                      wrapper2.validate(data13[i1], { instancePath: instancePath + "/or/" + i1, parentData: data13, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? wrapper2.validate.errors : vErrors.concat(wrapper2.validate.errors), errors = vErrors.length);
                      var valid11 = _errs46 === errors;
                      if (!valid11)
                        break;
                    }
                  }
                else {
                  let err42 = { instancePath: instancePath + "/or", keyword: "type", params: { type: "array" } };
                  vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                }
            }
          }
        } else {
          let err43 = { instancePath, keyword: "type", params: { type: "object" } };
          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
        }
      var _valid0 = _errs41 === errors;
      if (valid0 = valid0 || _valid0, !valid0) {
        let _errs47 = errors;
        if (errors === _errs47)
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing6;
            if (data.not === void 0 && (missing6 = "not")) {
              let err44 = { instancePath, keyword: "required", params: { missingProperty: missing6 } };
              vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
            } else {
              let _errs49 = errors;
              for (let key5 in data)
                if (key5 !== "not") {
                  let err45 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key5 } };
                  vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                  break;
                }
              _errs49 === errors && data.not !== void 0 && (wrapper2.validate(data.not, { instancePath: instancePath + "/not", parentData: data, parentDataProperty: "not", rootData }) || (vErrors = vErrors === null ? wrapper2.validate.errors : vErrors.concat(wrapper2.validate.errors), errors = vErrors.length));
            }
          } else {
            let err46 = { instancePath, keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
          }
        var _valid0 = _errs47 === errors;
        valid0 = valid0 || _valid0;
      }
    }
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err47 = { instancePath, keyword: "anyOf", params: {} };
    return vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++, validate38.errors = vErrors, !1;
  }
  return validate38.errors = vErrors, errors === 0;
}
var wrapper0 = { validate: validate26 };
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)))
    return validate26.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  let _errs1 = errors, valid0 = !0, _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.type === void 0 && (missing0 = "type")) {
      let err0 = {};
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null);
  let ifClause0;
  if (_valid0) {
    let _errs3 = errors;
    if (errors === _errs3)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing1;
        if (data.type === void 0 && (missing1 = "type"))
          return validate26.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing1 } }], !1;
        {
          let tag0 = data.type;
          if (typeof tag0 == "string")
            if (tag0 === "template_call") {
              if (errors === errors)
                if (data && typeof data == "object" && !Array.isArray(data)) {
                  let missing2;
                  if (data.type === void 0 && (missing2 = "type") || data.templateId === void 0 && (missing2 = "templateId"))
                    return validate26.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing2 } }], !1;
                  {
                    let _errs8 = errors;
                    for (let key0 in data)
                      if (!(key0 === "type" || key0 === "id" || key0 === "title" || key0 === "templateId" || key0 === "args" || key0 === "when" || key0 === "requireConfirmation")) {
                        return validate26.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
                        break;
                      }
                    if (_errs8 === errors) {
                      if (data.type !== void 0) {
                        let data0 = data.type, _errs9 = errors;
                        if (typeof data0 != "string")
                          return validate26.errors = [{ instancePath: instancePath + "/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data0 !== "template_call")
                          return validate26.errors = [{ instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "template_call" } }], !1;
                        var valid3 = _errs9 === errors;
                      } else
                        var valid3 = !0;
                      if (valid3) {
                        if (data.id !== void 0) {
                          let data1 = data.id, _errs11 = errors;
                          if (errors === _errs11)
                            if (typeof data1 == "string") {
                              if (func3(data1) < 1)
                                return validate26.errors = [{ instancePath: instancePath + "/id", keyword: "minLength", params: { limit: 1 } }], !1;
                              if (!pattern1.test(data1))
                                return validate26.errors = [{ instancePath: instancePath + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                            } else
                              return validate26.errors = [{ instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } }], !1;
                          var valid3 = _errs11 === errors;
                        } else
                          var valid3 = !0;
                        if (valid3) {
                          if (data.title !== void 0) {
                            let data2 = data.title, _errs13 = errors;
                            if (errors === _errs13)
                              if (typeof data2 == "string") {
                                if (func3(data2) < 1)
                                  return validate26.errors = [{ instancePath: instancePath + "/title", keyword: "minLength", params: { limit: 1 } }], !1;
                              } else
                                return validate26.errors = [{ instancePath: instancePath + "/title", keyword: "type", params: { type: "string" } }], !1;
                            var valid3 = _errs13 === errors;
                          } else
                            var valid3 = !0;
                          if (valid3) {
                            if (data.templateId !== void 0) {
                              let data3 = data.templateId, _errs15 = errors;
                              if (errors === _errs15)
                                if (typeof data3 == "string") {
                                  if (func3(data3) < 1)
                                    return validate26.errors = [{ instancePath: instancePath + "/templateId", keyword: "minLength", params: { limit: 1 } }], !1;
                                } else
                                  return validate26.errors = [{ instancePath: instancePath + "/templateId", keyword: "type", params: { type: "string" } }], !1;
                              var valid3 = _errs15 === errors;
                            } else
                              var valid3 = !0;
                            if (valid3) {
                              if (data.args !== void 0) {
                                let data4 = data.args, _errs17 = errors;
                                if (errors === _errs17 && !(data4 && typeof data4 == "object" && !Array.isArray(data4)))
                                  return validate26.errors = [{ instancePath: instancePath + "/args", keyword: "type", params: { type: "object" } }], !1;
                                var valid3 = _errs17 === errors;
                              } else
                                var valid3 = !0;
                              if (valid3) {
                                if (data.when !== void 0) {
                                  let data5 = data.when, _errs20 = errors;
                                  if (errors === _errs20)
                                    if (typeof data5 == "string") {
                                      if (func3(data5) < 1)
                                        return validate26.errors = [{ instancePath: instancePath + "/when", keyword: "minLength", params: { limit: 1 } }], !1;
                                      if (!pattern1.test(data5))
                                        return validate26.errors = [{ instancePath: instancePath + "/when", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                    } else
                                      return validate26.errors = [{ instancePath: instancePath + "/when", keyword: "type", params: { type: "string" } }], !1;
                                  var valid3 = _errs20 === errors;
                                } else
                                  var valid3 = !0;
                                if (valid3)
                                  if (data.requireConfirmation !== void 0) {
                                    let _errs22 = errors;
                                    if (typeof data.requireConfirmation != "boolean")
                                      return validate26.errors = [{ instancePath: instancePath + "/requireConfirmation", keyword: "type", params: { type: "boolean" } }], !1;
                                    var valid3 = _errs22 === errors;
                                  } else
                                    var valid3 = !0;
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                } else
                  return validate26.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
            } else if (tag0 === "loop") {
              if (errors === errors)
                if (data && typeof data == "object" && !Array.isArray(data)) {
                  let missing3;
                  if (data.loopId === void 0 && (missing3 = "loopId") || data.title === void 0 && (missing3 = "title") || data.maxIterations === void 0 && (missing3 = "maxIterations") || data.type === void 0 && (missing3 = "type") || data.while === void 0 && (missing3 = "while") || data.body === void 0 && (missing3 = "body"))
                    return validate26.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing3 } }], !1;
                  {
                    let _errs26 = errors;
                    for (let key1 in data)
                      if (!(key1 === "loopId" || key1 === "title" || key1 === "maxIterations" || key1 === "functionDefinitions" || key1 === "when" || key1 === "type" || key1 === "while" || key1 === "body")) {
                        return validate26.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                        break;
                      }
                    if (_errs26 === errors) {
                      if (data.loopId !== void 0) {
                        let data7 = data.loopId, _errs27 = errors;
                        if (errors === _errs27)
                          if (typeof data7 == "string") {
                            if (func3(data7) < 1)
                              return validate26.errors = [{ instancePath: instancePath + "/loopId", keyword: "minLength", params: { limit: 1 } }], !1;
                            if (!pattern1.test(data7))
                              return validate26.errors = [{ instancePath: instancePath + "/loopId", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                          } else
                            return validate26.errors = [{ instancePath: instancePath + "/loopId", keyword: "type", params: { type: "string" } }], !1;
                        var valid5 = _errs27 === errors;
                      } else
                        var valid5 = !0;
                      if (valid5) {
                        if (data.title !== void 0) {
                          let data8 = data.title, _errs29 = errors;
                          if (errors === _errs29)
                            if (typeof data8 == "string") {
                              if (func3(data8) < 1)
                                return validate26.errors = [{ instancePath: instancePath + "/title", keyword: "minLength", params: { limit: 1 } }], !1;
                            } else
                              return validate26.errors = [{ instancePath: instancePath + "/title", keyword: "type", params: { type: "string" } }], !1;
                          var valid5 = _errs29 === errors;
                        } else
                          var valid5 = !0;
                        if (valid5) {
                          if (data.maxIterations !== void 0) {
                            let data9 = data.maxIterations, _errs31 = errors;
                            if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9)))
                              return validate26.errors = [{ instancePath: instancePath + "/maxIterations", keyword: "type", params: { type: "integer" } }], !1;
                            if (errors === _errs31 && typeof data9 == "number" && (data9 <= 0 || isNaN(data9)))
                              return validate26.errors = [{ instancePath: instancePath + "/maxIterations", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                            var valid5 = _errs31 === errors;
                          } else
                            var valid5 = !0;
                          if (valid5) {
                            if (data.functionDefinitions !== void 0) {
                              let _errs33 = errors;
                              validate24(data.functionDefinitions, { instancePath: instancePath + "/functionDefinitions", parentData: data, parentDataProperty: "functionDefinitions", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                              var valid5 = _errs33 === errors;
                            } else
                              var valid5 = !0;
                            if (valid5) {
                              if (data.when !== void 0) {
                                let data11 = data.when, _errs34 = errors;
                                if (errors === _errs34)
                                  if (typeof data11 == "string") {
                                    if (func3(data11) < 1)
                                      return validate26.errors = [{ instancePath: instancePath + "/when", keyword: "minLength", params: { limit: 1 } }], !1;
                                    if (!pattern1.test(data11))
                                      return validate26.errors = [{ instancePath: instancePath + "/when", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                  } else
                                    return validate26.errors = [{ instancePath: instancePath + "/when", keyword: "type", params: { type: "string" } }], !1;
                                var valid5 = _errs34 === errors;
                              } else
                                var valid5 = !0;
                              if (valid5) {
                                if (data.type !== void 0) {
                                  let data12 = data.type, _errs36 = errors;
                                  if (typeof data12 != "string")
                                    return validate26.errors = [{ instancePath: instancePath + "/type", keyword: "type", params: { type: "string" } }], !1;
                                  if (data12 !== "loop")
                                    return validate26.errors = [{ instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "loop" } }], !1;
                                  var valid5 = _errs36 === errors;
                                } else
                                  var valid5 = !0;
                                if (valid5) {
                                  if (data.while !== void 0) {
                                    let data13 = data.while, _errs38 = errors;
                                    if (errors === _errs38)
                                      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                                        let missing4;
                                        if (data13.kind === void 0 && (missing4 = "kind") || data13.conditionId === void 0 && (missing4 = "conditionId"))
                                          return validate26.errors = [{ instancePath: instancePath + "/while", keyword: "required", params: { missingProperty: missing4 } }], !1;
                                        {
                                          let _errs40 = errors;
                                          for (let key2 in data13)
                                            if (!(key2 === "kind" || key2 === "conditionId")) {
                                              return validate26.errors = [{ instancePath: instancePath + "/while", keyword: "additionalProperties", params: { additionalProperty: key2 } }], !1;
                                              break;
                                            }
                                          if (_errs40 === errors) {
                                            if (data13.kind !== void 0) {
                                              let data14 = data13.kind, _errs41 = errors;
                                              if (typeof data14 != "string")
                                                return validate26.errors = [{ instancePath: instancePath + "/while/kind", keyword: "type", params: { type: "string" } }], !1;
                                              if (data14 !== "condition_ref")
                                                return validate26.errors = [{ instancePath: instancePath + "/while/kind", keyword: "const", params: { allowedValue: "condition_ref" } }], !1;
                                              var valid6 = _errs41 === errors;
                                            } else
                                              var valid6 = !0;
                                            if (valid6)
                                              if (data13.conditionId !== void 0) {
                                                let data15 = data13.conditionId, _errs43 = errors;
                                                if (errors === _errs43)
                                                  if (typeof data15 == "string") {
                                                    if (func3(data15) < 1)
                                                      return validate26.errors = [{ instancePath: instancePath + "/while/conditionId", keyword: "minLength", params: { limit: 1 } }], !1;
                                                    if (!pattern1.test(data15))
                                                      return validate26.errors = [{ instancePath: instancePath + "/while/conditionId", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                  } else
                                                    return validate26.errors = [{ instancePath: instancePath + "/while/conditionId", keyword: "type", params: { type: "string" } }], !1;
                                                var valid6 = _errs43 === errors;
                                              } else
                                                var valid6 = !0;
                                          }
                                        }
                                      } else
                                        return validate26.errors = [{ instancePath: instancePath + "/while", keyword: "type", params: { type: "object" } }], !1;
                                    var valid5 = _errs38 === errors;
                                  } else
                                    var valid5 = !0;
                                  if (valid5)
                                    if (data.body !== void 0) {
                                      let data16 = data.body, _errs45 = errors;
                                      if (errors === _errs45)
                                        if (Array.isArray(data16)) {
                                          if (data16.length < 1)
                                            return validate26.errors = [{ instancePath: instancePath + "/body", keyword: "minItems", params: { limit: 1 } }], !1;
                                          {
                                            var valid7 = !0;
                                            let len0 = data16.length;
                                            for (let i0 = 0; i0 < len0; i0++) {
                                              let _errs47 = errors;
                                              wrapper0.validate(data16[i0], { instancePath: instancePath + "/body/" + i0, parentData: data16, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors), errors = vErrors.length);
                                              var valid7 = _errs47 === errors;
                                              if (!valid7)
                                                break;
                                            }
                                          }
                                        } else
                                          return validate26.errors = [{ instancePath: instancePath + "/body", keyword: "type", params: { type: "array" } }], !1;
                                      var valid5 = _errs45 === errors;
                                    } else
                                      var valid5 = !0;
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                } else
                  return validate26.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
            } else if (tag0 === "for_each") {
              if (errors === errors)
                if (data && typeof data == "object" && !Array.isArray(data)) {
                  let missing5;
                  if (data.loopId === void 0 && (missing5 = "loopId") || data.title === void 0 && (missing5 = "title") || data.maxIterations === void 0 && (missing5 = "maxIterations") || data.type === void 0 && (missing5 = "type") || data.items === void 0 && (missing5 = "items") || data.body === void 0 && (missing5 = "body"))
                    return validate26.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing5 } }], !1;
                  {
                    let _errs50 = errors;
                    for (let key3 in data)
                      if (!(key3 === "loopId" || key3 === "title" || key3 === "maxIterations" || key3 === "functionDefinitions" || key3 === "when" || key3 === "type" || key3 === "items" || key3 === "body")) {
                        return validate26.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key3 } }], !1;
                        break;
                      }
                    if (_errs50 === errors) {
                      if (data.loopId !== void 0) {
                        let data18 = data.loopId, _errs51 = errors;
                        if (errors === _errs51)
                          if (typeof data18 == "string") {
                            if (func3(data18) < 1)
                              return validate26.errors = [{ instancePath: instancePath + "/loopId", keyword: "minLength", params: { limit: 1 } }], !1;
                            if (!pattern1.test(data18))
                              return validate26.errors = [{ instancePath: instancePath + "/loopId", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                          } else
                            return validate26.errors = [{ instancePath: instancePath + "/loopId", keyword: "type", params: { type: "string" } }], !1;
                        var valid9 = _errs51 === errors;
                      } else
                        var valid9 = !0;
                      if (valid9) {
                        if (data.title !== void 0) {
                          let data19 = data.title, _errs53 = errors;
                          if (errors === _errs53)
                            if (typeof data19 == "string") {
                              if (func3(data19) < 1)
                                return validate26.errors = [{ instancePath: instancePath + "/title", keyword: "minLength", params: { limit: 1 } }], !1;
                            } else
                              return validate26.errors = [{ instancePath: instancePath + "/title", keyword: "type", params: { type: "string" } }], !1;
                          var valid9 = _errs53 === errors;
                        } else
                          var valid9 = !0;
                        if (valid9) {
                          if (data.maxIterations !== void 0) {
                            let data20 = data.maxIterations, _errs55 = errors;
                            if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20)))
                              return validate26.errors = [{ instancePath: instancePath + "/maxIterations", keyword: "type", params: { type: "integer" } }], !1;
                            if (errors === _errs55 && typeof data20 == "number" && (data20 <= 0 || isNaN(data20)))
                              return validate26.errors = [{ instancePath: instancePath + "/maxIterations", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                            var valid9 = _errs55 === errors;
                          } else
                            var valid9 = !0;
                          if (valid9) {
                            if (data.functionDefinitions !== void 0) {
                              let _errs57 = errors;
                              validate24(data.functionDefinitions, { instancePath: instancePath + "/functionDefinitions", parentData: data, parentDataProperty: "functionDefinitions", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                              var valid9 = _errs57 === errors;
                            } else
                              var valid9 = !0;
                            if (valid9) {
                              if (data.when !== void 0) {
                                let data22 = data.when, _errs58 = errors;
                                if (errors === _errs58)
                                  if (typeof data22 == "string") {
                                    if (func3(data22) < 1)
                                      return validate26.errors = [{ instancePath: instancePath + "/when", keyword: "minLength", params: { limit: 1 } }], !1;
                                    if (!pattern1.test(data22))
                                      return validate26.errors = [{ instancePath: instancePath + "/when", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                  } else
                                    return validate26.errors = [{ instancePath: instancePath + "/when", keyword: "type", params: { type: "string" } }], !1;
                                var valid9 = _errs58 === errors;
                              } else
                                var valid9 = !0;
                              if (valid9) {
                                if (data.type !== void 0) {
                                  let data23 = data.type, _errs60 = errors;
                                  if (typeof data23 != "string")
                                    return validate26.errors = [{ instancePath: instancePath + "/type", keyword: "type", params: { type: "string" } }], !1;
                                  if (data23 !== "for_each")
                                    return validate26.errors = [{ instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "for_each" } }], !1;
                                  var valid9 = _errs60 === errors;
                                } else
                                  var valid9 = !0;
                                if (valid9) {
                                  if (data.items !== void 0) {
                                    let data24 = data.items, _errs62 = errors;
                                    if (errors === _errs62)
                                      if (typeof data24 == "string") {
                                        if (func3(data24) < 1)
                                          return validate26.errors = [{ instancePath: instancePath + "/items", keyword: "minLength", params: { limit: 1 } }], !1;
                                      } else
                                        return validate26.errors = [{ instancePath: instancePath + "/items", keyword: "type", params: { type: "string" } }], !1;
                                    var valid9 = _errs62 === errors;
                                  } else
                                    var valid9 = !0;
                                  if (valid9)
                                    if (data.body !== void 0) {
                                      let data25 = data.body, _errs64 = errors;
                                      if (errors === _errs64)
                                        if (Array.isArray(data25)) {
                                          if (data25.length < 1)
                                            return validate26.errors = [{ instancePath: instancePath + "/body", keyword: "minItems", params: { limit: 1 } }], !1;
                                          {
                                            var valid10 = !0;
                                            let len1 = data25.length;
                                            for (let i1 = 0; i1 < len1; i1++) {
                                              let _errs66 = errors;
                                              wrapper0.validate(data25[i1], { instancePath: instancePath + "/body/" + i1, parentData: data25, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors), errors = vErrors.length);
                                              var valid10 = _errs66 === errors;
                                              if (!valid10)
                                                break;
                                            }
                                          }
                                        } else
                                          return validate26.errors = [{ instancePath: instancePath + "/body", keyword: "type", params: { type: "array" } }], !1;
                                      var valid9 = _errs64 === errors;
                                    } else
                                      var valid9 = !0;
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                } else
                  return validate26.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
            } else
              return validate26.errors = [{ instancePath, keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 } }], !1;
          else
            return validate26.errors = [{ instancePath, keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 } }], !1;
        }
      } else
        return validate26.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
    var _valid0 = _errs3 === errors;
    valid0 = _valid0, ifClause0 = "then";
  } else {
    let _errs67 = errors;
    if (errors === _errs67)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing6;
        if (data.id === void 0 && (missing6 = "id") || data.title === void 0 && (missing6 = "title"))
          return validate26.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing6 } }], !1;
        {
          let _errs69 = errors;
          for (let key4 in data)
            if (!func2.call({ id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, title: { type: "string", minLength: 1 }, prompt: { type: "string", minLength: 1 }, promptBlocks: { type: "object", properties: { goal: { anyOf: [{ $ref: "#/definitions/shared2" }, { $ref: "#/definitions/shared3" }] }, constraints: { $ref: "#/definitions/shared3" }, procedure: { $ref: "#/definitions/shared3" }, outputRequired: { type: "object", additionalProperties: { type: "string", minLength: 1 } }, verify: { $ref: "#/definitions/shared3" } }, additionalProperties: !1 }, agentRole: { type: "string", minLength: 1 }, requireConfirmation: { type: "boolean" }, when: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, functionReferences: { type: "array", items: { type: "string", minLength: 1 } }, functionDefinitions: { $ref: "#/definitions/shared1" }, userDependencies: { type: "array", items: { type: "object", properties: { reason: { type: "string", enum: ["needs_user_secret_or_token", "needs_user_account_access", "needs_user_artifact", "needs_user_choice", "needs_user_approval", "needs_user_environment_action"] }, choiceKind: { type: "string", enum: ["preference_tradeoff", "scope_boundary", "irreversible_action", "external_side_effect", "policy_or_compliance"] }, contextKey: { type: "string", minLength: 1 }, message: { type: "string", minLength: 1 } }, required: ["reason", "message"], additionalProperties: !1 } }, output: { type: "object", properties: { contractRef: { type: "string", minLength: 1 }, required: { type: "boolean" }, hints: { type: "object", additionalProperties: { type: "string", minLength: 1 } } }, additionalProperties: !1 }, outputContract: { type: "object", properties: { contractRef: { type: "string", minLength: 1 }, required: { type: "boolean" } }, required: ["contractRef"], additionalProperties: !1 }, validationCriteria: { $ref: "#/definitions/ValidationCriteria" }, assessmentRefs: { type: "array", items: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, minItems: 1 }, assessmentConsequences: { type: "array", items: { type: "object", properties: { anyEqualsLevel: { type: "string", minLength: 1 }, forAssessment: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, guidance: { type: "string", minLength: 1 } }, required: ["anyEqualsLevel", "guidance"], additionalProperties: !1 }, minItems: 1 } }, key4)) {
              return validate26.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key4 } }], !1;
              break;
            }
          if (_errs69 === errors) {
            if (data.id !== void 0) {
              let data27 = data.id, _errs70 = errors;
              if (errors === _errs70)
                if (typeof data27 == "string") {
                  if (func3(data27) < 1)
                    return validate26.errors = [{ instancePath: instancePath + "/id", keyword: "minLength", params: { limit: 1 } }], !1;
                  if (!pattern1.test(data27))
                    return validate26.errors = [{ instancePath: instancePath + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                } else
                  return validate26.errors = [{ instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } }], !1;
              var valid11 = _errs70 === errors;
            } else
              var valid11 = !0;
            if (valid11) {
              if (data.title !== void 0) {
                let data28 = data.title, _errs72 = errors;
                if (errors === _errs72)
                  if (typeof data28 == "string") {
                    if (func3(data28) < 1)
                      return validate26.errors = [{ instancePath: instancePath + "/title", keyword: "minLength", params: { limit: 1 } }], !1;
                  } else
                    return validate26.errors = [{ instancePath: instancePath + "/title", keyword: "type", params: { type: "string" } }], !1;
                var valid11 = _errs72 === errors;
              } else
                var valid11 = !0;
              if (valid11) {
                if (data.prompt !== void 0) {
                  let data29 = data.prompt, _errs74 = errors;
                  if (errors === _errs74)
                    if (typeof data29 == "string") {
                      if (func3(data29) < 1)
                        return validate26.errors = [{ instancePath: instancePath + "/prompt", keyword: "minLength", params: { limit: 1 } }], !1;
                    } else
                      return validate26.errors = [{ instancePath: instancePath + "/prompt", keyword: "type", params: { type: "string" } }], !1;
                  var valid11 = _errs74 === errors;
                } else
                  var valid11 = !0;
                if (valid11) {
                  if (data.promptBlocks !== void 0) {
                    let data30 = data.promptBlocks, _errs76 = errors;
                    if (errors === _errs76)
                      if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
                        let _errs78 = errors;
                        for (let key5 in data30)
                          if (!(key5 === "goal" || key5 === "constraints" || key5 === "procedure" || key5 === "outputRequired" || key5 === "verify")) {
                            return validate26.errors = [{ instancePath: instancePath + "/promptBlocks", keyword: "additionalProperties", params: { additionalProperty: key5 } }], !1;
                            break;
                          }
                        if (_errs78 === errors) {
                          if (data30.goal !== void 0) {
                            let data31 = data30.goal, _errs79 = errors, _errs80 = errors, valid13 = !1, _errs81 = errors;
                            validate29(data31, { instancePath: instancePath + "/promptBlocks/goal", parentData: data30, parentDataProperty: "goal", rootData }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length);
                            var _valid1 = _errs81 === errors;
                            if (valid13 = valid13 || _valid1, !valid13) {
                              let _errs82 = errors;
                              validate31(data31, { instancePath: instancePath + "/promptBlocks/goal", parentData: data30, parentDataProperty: "goal", rootData }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
                              var _valid1 = _errs82 === errors;
                              valid13 = valid13 || _valid1;
                            }
                            if (valid13)
                              errors = _errs80, vErrors !== null && (_errs80 ? vErrors.length = _errs80 : vErrors = null);
                            else {
                              let err1 = { instancePath: instancePath + "/promptBlocks/goal", keyword: "anyOf", params: {} };
                              return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate26.errors = vErrors, !1;
                            }
                            var valid12 = _errs79 === errors;
                          } else
                            var valid12 = !0;
                          if (valid12) {
                            if (data30.constraints !== void 0) {
                              let _errs83 = errors;
                              validate31(data30.constraints, { instancePath: instancePath + "/promptBlocks/constraints", parentData: data30, parentDataProperty: "constraints", rootData }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
                              var valid12 = _errs83 === errors;
                            } else
                              var valid12 = !0;
                            if (valid12) {
                              if (data30.procedure !== void 0) {
                                let _errs84 = errors;
                                validate31(data30.procedure, { instancePath: instancePath + "/promptBlocks/procedure", parentData: data30, parentDataProperty: "procedure", rootData }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
                                var valid12 = _errs84 === errors;
                              } else
                                var valid12 = !0;
                              if (valid12) {
                                if (data30.outputRequired !== void 0) {
                                  let data34 = data30.outputRequired, _errs85 = errors;
                                  if (errors === _errs85)
                                    if (data34 && typeof data34 == "object" && !Array.isArray(data34))
                                      for (let key6 in data34) {
                                        let data35 = data34[key6], _errs88 = errors;
                                        if (errors === _errs88)
                                          if (typeof data35 == "string") {
                                            if (func3(data35) < 1)
                                              return validate26.errors = [{ instancePath: instancePath + "/promptBlocks/outputRequired/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "minLength", params: { limit: 1 } }], !1;
                                          } else
                                            return validate26.errors = [{ instancePath: instancePath + "/promptBlocks/outputRequired/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" } }], !1;
                                        var valid14 = _errs88 === errors;
                                        if (!valid14)
                                          break;
                                      }
                                    else
                                      return validate26.errors = [{ instancePath: instancePath + "/promptBlocks/outputRequired", keyword: "type", params: { type: "object" } }], !1;
                                  var valid12 = _errs85 === errors;
                                } else
                                  var valid12 = !0;
                                if (valid12)
                                  if (data30.verify !== void 0) {
                                    let _errs90 = errors;
                                    validate31(data30.verify, { instancePath: instancePath + "/promptBlocks/verify", parentData: data30, parentDataProperty: "verify", rootData }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
                                    var valid12 = _errs90 === errors;
                                  } else
                                    var valid12 = !0;
                              }
                            }
                          }
                        }
                      } else
                        return validate26.errors = [{ instancePath: instancePath + "/promptBlocks", keyword: "type", params: { type: "object" } }], !1;
                    var valid11 = _errs76 === errors;
                  } else
                    var valid11 = !0;
                  if (valid11) {
                    if (data.agentRole !== void 0) {
                      let data37 = data.agentRole, _errs91 = errors;
                      if (errors === _errs91)
                        if (typeof data37 == "string") {
                          if (func3(data37) < 1)
                            return validate26.errors = [{ instancePath: instancePath + "/agentRole", keyword: "minLength", params: { limit: 1 } }], !1;
                        } else
                          return validate26.errors = [{ instancePath: instancePath + "/agentRole", keyword: "type", params: { type: "string" } }], !1;
                      var valid11 = _errs91 === errors;
                    } else
                      var valid11 = !0;
                    if (valid11) {
                      if (data.requireConfirmation !== void 0) {
                        let _errs93 = errors;
                        if (typeof data.requireConfirmation != "boolean")
                          return validate26.errors = [{ instancePath: instancePath + "/requireConfirmation", keyword: "type", params: { type: "boolean" } }], !1;
                        var valid11 = _errs93 === errors;
                      } else
                        var valid11 = !0;
                      if (valid11) {
                        if (data.when !== void 0) {
                          let data39 = data.when, _errs95 = errors;
                          if (errors === _errs95)
                            if (typeof data39 == "string") {
                              if (func3(data39) < 1)
                                return validate26.errors = [{ instancePath: instancePath + "/when", keyword: "minLength", params: { limit: 1 } }], !1;
                              if (!pattern1.test(data39))
                                return validate26.errors = [{ instancePath: instancePath + "/when", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                            } else
                              return validate26.errors = [{ instancePath: instancePath + "/when", keyword: "type", params: { type: "string" } }], !1;
                          var valid11 = _errs95 === errors;
                        } else
                          var valid11 = !0;
                        if (valid11) {
                          if (data.functionReferences !== void 0) {
                            let data40 = data.functionReferences, _errs97 = errors;
                            if (errors === _errs97)
                              if (Array.isArray(data40)) {
                                var valid15 = !0;
                                let len2 = data40.length;
                                for (let i2 = 0; i2 < len2; i2++) {
                                  let data41 = data40[i2], _errs99 = errors;
                                  if (errors === _errs99)
                                    if (typeof data41 == "string") {
                                      if (func3(data41) < 1)
                                        return validate26.errors = [{ instancePath: instancePath + "/functionReferences/" + i2, keyword: "minLength", params: { limit: 1 } }], !1;
                                    } else
                                      return validate26.errors = [{ instancePath: instancePath + "/functionReferences/" + i2, keyword: "type", params: { type: "string" } }], !1;
                                  var valid15 = _errs99 === errors;
                                  if (!valid15)
                                    break;
                                }
                              } else
                                return validate26.errors = [{ instancePath: instancePath + "/functionReferences", keyword: "type", params: { type: "array" } }], !1;
                            var valid11 = _errs97 === errors;
                          } else
                            var valid11 = !0;
                          if (valid11) {
                            if (data.functionDefinitions !== void 0) {
                              let _errs101 = errors;
                              validate24(data.functionDefinitions, { instancePath: instancePath + "/functionDefinitions", parentData: data, parentDataProperty: "functionDefinitions", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                              var valid11 = _errs101 === errors;
                            } else
                              var valid11 = !0;
                            if (valid11) {
                              if (data.userDependencies !== void 0) {
                                let data43 = data.userDependencies, _errs102 = errors;
                                if (errors === _errs102)
                                  if (Array.isArray(data43)) {
                                    var valid16 = !0;
                                    let len3 = data43.length;
                                    for (let i3 = 0; i3 < len3; i3++) {
                                      let data44 = data43[i3], _errs104 = errors;
                                      if (errors === _errs104)
                                        if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
                                          let missing7;
                                          if (data44.reason === void 0 && (missing7 = "reason") || data44.message === void 0 && (missing7 = "message"))
                                            return validate26.errors = [{ instancePath: instancePath + "/userDependencies/" + i3, keyword: "required", params: { missingProperty: missing7 } }], !1;
                                          {
                                            let _errs106 = errors;
                                            for (let key7 in data44)
                                              if (!(key7 === "reason" || key7 === "choiceKind" || key7 === "contextKey" || key7 === "message")) {
                                                return validate26.errors = [{ instancePath: instancePath + "/userDependencies/" + i3, keyword: "additionalProperties", params: { additionalProperty: key7 } }], !1;
                                                break;
                                              }
                                            if (_errs106 === errors) {
                                              if (data44.reason !== void 0) {
                                                let data45 = data44.reason, _errs107 = errors;
                                                if (typeof data45 != "string")
                                                  return validate26.errors = [{ instancePath: instancePath + "/userDependencies/" + i3 + "/reason", keyword: "type", params: { type: "string" } }], !1;
                                                if (!(data45 === "needs_user_secret_or_token" || data45 === "needs_user_account_access" || data45 === "needs_user_artifact" || data45 === "needs_user_choice" || data45 === "needs_user_approval" || data45 === "needs_user_environment_action"))
                                                  return validate26.errors = [{ instancePath: instancePath + "/userDependencies/" + i3 + "/reason", keyword: "enum", params: { allowedValues: ["needs_user_secret_or_token", "needs_user_account_access", "needs_user_artifact", "needs_user_choice", "needs_user_approval", "needs_user_environment_action"] } }], !1;
                                                var valid17 = _errs107 === errors;
                                              } else
                                                var valid17 = !0;
                                              if (valid17) {
                                                if (data44.choiceKind !== void 0) {
                                                  let data46 = data44.choiceKind, _errs109 = errors;
                                                  if (typeof data46 != "string")
                                                    return validate26.errors = [{ instancePath: instancePath + "/userDependencies/" + i3 + "/choiceKind", keyword: "type", params: { type: "string" } }], !1;
                                                  if (!(data46 === "preference_tradeoff" || data46 === "scope_boundary" || data46 === "irreversible_action" || data46 === "external_side_effect" || data46 === "policy_or_compliance"))
                                                    return validate26.errors = [{ instancePath: instancePath + "/userDependencies/" + i3 + "/choiceKind", keyword: "enum", params: { allowedValues: ["preference_tradeoff", "scope_boundary", "irreversible_action", "external_side_effect", "policy_or_compliance"] } }], !1;
                                                  var valid17 = _errs109 === errors;
                                                } else
                                                  var valid17 = !0;
                                                if (valid17) {
                                                  if (data44.contextKey !== void 0) {
                                                    let data47 = data44.contextKey, _errs111 = errors;
                                                    if (errors === _errs111)
                                                      if (typeof data47 == "string") {
                                                        if (func3(data47) < 1)
                                                          return validate26.errors = [{ instancePath: instancePath + "/userDependencies/" + i3 + "/contextKey", keyword: "minLength", params: { limit: 1 } }], !1;
                                                      } else
                                                        return validate26.errors = [{ instancePath: instancePath + "/userDependencies/" + i3 + "/contextKey", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid17 = _errs111 === errors;
                                                  } else
                                                    var valid17 = !0;
                                                  if (valid17)
                                                    if (data44.message !== void 0) {
                                                      let data48 = data44.message, _errs113 = errors;
                                                      if (errors === _errs113)
                                                        if (typeof data48 == "string") {
                                                          if (func3(data48) < 1)
                                                            return validate26.errors = [{ instancePath: instancePath + "/userDependencies/" + i3 + "/message", keyword: "minLength", params: { limit: 1 } }], !1;
                                                        } else
                                                          return validate26.errors = [{ instancePath: instancePath + "/userDependencies/" + i3 + "/message", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid17 = _errs113 === errors;
                                                    } else
                                                      var valid17 = !0;
                                                }
                                              }
                                            }
                                          }
                                        } else
                                          return validate26.errors = [{ instancePath: instancePath + "/userDependencies/" + i3, keyword: "type", params: { type: "object" } }], !1;
                                      var valid16 = _errs104 === errors;
                                      if (!valid16)
                                        break;
                                    }
                                  } else
                                    return validate26.errors = [{ instancePath: instancePath + "/userDependencies", keyword: "type", params: { type: "array" } }], !1;
                                var valid11 = _errs102 === errors;
                              } else
                                var valid11 = !0;
                              if (valid11) {
                                if (data.output !== void 0) {
                                  let data49 = data.output, _errs115 = errors;
                                  if (errors === _errs115)
                                    if (data49 && typeof data49 == "object" && !Array.isArray(data49)) {
                                      let _errs117 = errors;
                                      for (let key8 in data49)
                                        if (!(key8 === "contractRef" || key8 === "required" || key8 === "hints")) {
                                          return validate26.errors = [{ instancePath: instancePath + "/output", keyword: "additionalProperties", params: { additionalProperty: key8 } }], !1;
                                          break;
                                        }
                                      if (_errs117 === errors) {
                                        if (data49.contractRef !== void 0) {
                                          let data50 = data49.contractRef, _errs118 = errors;
                                          if (errors === _errs118)
                                            if (typeof data50 == "string") {
                                              if (func3(data50) < 1)
                                                return validate26.errors = [{ instancePath: instancePath + "/output/contractRef", keyword: "minLength", params: { limit: 1 } }], !1;
                                            } else
                                              return validate26.errors = [{ instancePath: instancePath + "/output/contractRef", keyword: "type", params: { type: "string" } }], !1;
                                          var valid18 = _errs118 === errors;
                                        } else
                                          var valid18 = !0;
                                        if (valid18) {
                                          if (data49.required !== void 0) {
                                            let _errs120 = errors;
                                            if (typeof data49.required != "boolean")
                                              return validate26.errors = [{ instancePath: instancePath + "/output/required", keyword: "type", params: { type: "boolean" } }], !1;
                                            var valid18 = _errs120 === errors;
                                          } else
                                            var valid18 = !0;
                                          if (valid18)
                                            if (data49.hints !== void 0) {
                                              let data52 = data49.hints, _errs122 = errors;
                                              if (errors === _errs122)
                                                if (data52 && typeof data52 == "object" && !Array.isArray(data52))
                                                  for (let key9 in data52) {
                                                    let data53 = data52[key9], _errs125 = errors;
                                                    if (errors === _errs125)
                                                      if (typeof data53 == "string") {
                                                        if (func3(data53) < 1)
                                                          return validate26.errors = [{ instancePath: instancePath + "/output/hints/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "minLength", params: { limit: 1 } }], !1;
                                                      } else
                                                        return validate26.errors = [{ instancePath: instancePath + "/output/hints/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" } }], !1;
                                                    var valid19 = _errs125 === errors;
                                                    if (!valid19)
                                                      break;
                                                  }
                                                else
                                                  return validate26.errors = [{ instancePath: instancePath + "/output/hints", keyword: "type", params: { type: "object" } }], !1;
                                              var valid18 = _errs122 === errors;
                                            } else
                                              var valid18 = !0;
                                        }
                                      }
                                    } else
                                      return validate26.errors = [{ instancePath: instancePath + "/output", keyword: "type", params: { type: "object" } }], !1;
                                  var valid11 = _errs115 === errors;
                                } else
                                  var valid11 = !0;
                                if (valid11) {
                                  if (data.outputContract !== void 0) {
                                    let data54 = data.outputContract, _errs127 = errors;
                                    if (errors === _errs127)
                                      if (data54 && typeof data54 == "object" && !Array.isArray(data54)) {
                                        let missing8;
                                        if (data54.contractRef === void 0 && (missing8 = "contractRef"))
                                          return validate26.errors = [{ instancePath: instancePath + "/outputContract", keyword: "required", params: { missingProperty: missing8 } }], !1;
                                        {
                                          let _errs129 = errors;
                                          for (let key10 in data54)
                                            if (!(key10 === "contractRef" || key10 === "required")) {
                                              return validate26.errors = [{ instancePath: instancePath + "/outputContract", keyword: "additionalProperties", params: { additionalProperty: key10 } }], !1;
                                              break;
                                            }
                                          if (_errs129 === errors) {
                                            if (data54.contractRef !== void 0) {
                                              let data55 = data54.contractRef, _errs130 = errors;
                                              if (errors === _errs130)
                                                if (typeof data55 == "string") {
                                                  if (func3(data55) < 1)
                                                    return validate26.errors = [{ instancePath: instancePath + "/outputContract/contractRef", keyword: "minLength", params: { limit: 1 } }], !1;
                                                } else
                                                  return validate26.errors = [{ instancePath: instancePath + "/outputContract/contractRef", keyword: "type", params: { type: "string" } }], !1;
                                              var valid20 = _errs130 === errors;
                                            } else
                                              var valid20 = !0;
                                            if (valid20)
                                              if (data54.required !== void 0) {
                                                let _errs132 = errors;
                                                if (typeof data54.required != "boolean")
                                                  return validate26.errors = [{ instancePath: instancePath + "/outputContract/required", keyword: "type", params: { type: "boolean" } }], !1;
                                                var valid20 = _errs132 === errors;
                                              } else
                                                var valid20 = !0;
                                          }
                                        }
                                      } else
                                        return validate26.errors = [{ instancePath: instancePath + "/outputContract", keyword: "type", params: { type: "object" } }], !1;
                                    var valid11 = _errs127 === errors;
                                  } else
                                    var valid11 = !0;
                                  if (valid11) {
                                    if (data.validationCriteria !== void 0) {
                                      let _errs134 = errors;
                                      validate38(data.validationCriteria, { instancePath: instancePath + "/validationCriteria", parentData: data, parentDataProperty: "validationCriteria", rootData }) || (vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors), errors = vErrors.length);
                                      var valid11 = _errs134 === errors;
                                    } else
                                      var valid11 = !0;
                                    if (valid11) {
                                      if (data.assessmentRefs !== void 0) {
                                        let data58 = data.assessmentRefs, _errs135 = errors;
                                        if (errors === _errs135)
                                          if (Array.isArray(data58)) {
                                            if (data58.length < 1)
                                              return validate26.errors = [{ instancePath: instancePath + "/assessmentRefs", keyword: "minItems", params: { limit: 1 } }], !1;
                                            {
                                              var valid21 = !0;
                                              let len4 = data58.length;
                                              for (let i4 = 0; i4 < len4; i4++) {
                                                let data59 = data58[i4], _errs137 = errors;
                                                if (errors === _errs137)
                                                  if (typeof data59 == "string") {
                                                    if (func3(data59) < 1)
                                                      return validate26.errors = [{ instancePath: instancePath + "/assessmentRefs/" + i4, keyword: "minLength", params: { limit: 1 } }], !1;
                                                    if (!pattern1.test(data59))
                                                      return validate26.errors = [{ instancePath: instancePath + "/assessmentRefs/" + i4, keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                  } else
                                                    return validate26.errors = [{ instancePath: instancePath + "/assessmentRefs/" + i4, keyword: "type", params: { type: "string" } }], !1;
                                                var valid21 = _errs137 === errors;
                                                if (!valid21)
                                                  break;
                                              }
                                            }
                                          } else
                                            return validate26.errors = [{ instancePath: instancePath + "/assessmentRefs", keyword: "type", params: { type: "array" } }], !1;
                                        var valid11 = _errs135 === errors;
                                      } else
                                        var valid11 = !0;
                                      if (valid11)
                                        if (data.assessmentConsequences !== void 0) {
                                          let data60 = data.assessmentConsequences, _errs139 = errors;
                                          if (errors === _errs139)
                                            if (Array.isArray(data60)) {
                                              if (data60.length < 1)
                                                return validate26.errors = [{ instancePath: instancePath + "/assessmentConsequences", keyword: "minItems", params: { limit: 1 } }], !1;
                                              {
                                                var valid22 = !0;
                                                let len5 = data60.length;
                                                for (let i5 = 0; i5 < len5; i5++) {
                                                  let data61 = data60[i5], _errs141 = errors;
                                                  if (errors === _errs141)
                                                    if (data61 && typeof data61 == "object" && !Array.isArray(data61)) {
                                                      let missing9;
                                                      if (data61.anyEqualsLevel === void 0 && (missing9 = "anyEqualsLevel") || data61.guidance === void 0 && (missing9 = "guidance"))
                                                        return validate26.errors = [{ instancePath: instancePath + "/assessmentConsequences/" + i5, keyword: "required", params: { missingProperty: missing9 } }], !1;
                                                      {
                                                        let _errs143 = errors;
                                                        for (let key11 in data61)
                                                          if (!(key11 === "anyEqualsLevel" || key11 === "forAssessment" || key11 === "guidance")) {
                                                            return validate26.errors = [{ instancePath: instancePath + "/assessmentConsequences/" + i5, keyword: "additionalProperties", params: { additionalProperty: key11 } }], !1;
                                                            break;
                                                          }
                                                        if (_errs143 === errors) {
                                                          if (data61.anyEqualsLevel !== void 0) {
                                                            let data62 = data61.anyEqualsLevel, _errs144 = errors;
                                                            if (errors === _errs144)
                                                              if (typeof data62 == "string") {
                                                                if (func3(data62) < 1)
                                                                  return validate26.errors = [{ instancePath: instancePath + "/assessmentConsequences/" + i5 + "/anyEqualsLevel", keyword: "minLength", params: { limit: 1 } }], !1;
                                                              } else
                                                                return validate26.errors = [{ instancePath: instancePath + "/assessmentConsequences/" + i5 + "/anyEqualsLevel", keyword: "type", params: { type: "string" } }], !1;
                                                            var valid23 = _errs144 === errors;
                                                          } else
                                                            var valid23 = !0;
                                                          if (valid23) {
                                                            if (data61.forAssessment !== void 0) {
                                                              let data63 = data61.forAssessment, _errs146 = errors;
                                                              if (errors === _errs146)
                                                                if (typeof data63 == "string") {
                                                                  if (func3(data63) < 1)
                                                                    return validate26.errors = [{ instancePath: instancePath + "/assessmentConsequences/" + i5 + "/forAssessment", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                  if (!pattern1.test(data63))
                                                                    return validate26.errors = [{ instancePath: instancePath + "/assessmentConsequences/" + i5 + "/forAssessment", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                } else
                                                                  return validate26.errors = [{ instancePath: instancePath + "/assessmentConsequences/" + i5 + "/forAssessment", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid23 = _errs146 === errors;
                                                            } else
                                                              var valid23 = !0;
                                                            if (valid23)
                                                              if (data61.guidance !== void 0) {
                                                                let data64 = data61.guidance, _errs148 = errors;
                                                                if (errors === _errs148)
                                                                  if (typeof data64 == "string") {
                                                                    if (func3(data64) < 1)
                                                                      return validate26.errors = [{ instancePath: instancePath + "/assessmentConsequences/" + i5 + "/guidance", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                  } else
                                                                    return validate26.errors = [{ instancePath: instancePath + "/assessmentConsequences/" + i5 + "/guidance", keyword: "type", params: { type: "string" } }], !1;
                                                                var valid23 = _errs148 === errors;
                                                              } else
                                                                var valid23 = !0;
                                                          }
                                                        }
                                                      }
                                                    } else
                                                      return validate26.errors = [{ instancePath: instancePath + "/assessmentConsequences/" + i5, keyword: "type", params: { type: "object" } }], !1;
                                                  var valid22 = _errs141 === errors;
                                                  if (!valid22)
                                                    break;
                                                }
                                              }
                                            } else
                                              return validate26.errors = [{ instancePath: instancePath + "/assessmentConsequences", keyword: "type", params: { type: "array" } }], !1;
                                          var valid11 = _errs139 === errors;
                                        } else
                                          var valid11 = !0;
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      } else
        return validate26.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
    var _valid0 = _errs67 === errors;
    valid0 = _valid0, ifClause0 = "else";
  }
  if (!valid0) {
    let err2 = { instancePath, keyword: "if", params: { failingKeyword: ifClause0 } };
    return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate26.errors = vErrors, !1;
  }
  return validate26.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.description === void 0 && (missing0 = "description") || data.version === void 0 && (missing0 = "version") || data.steps === void 0 && (missing0 = "steps"))
        return validate21.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func2.call({ $schema: { type: "string" }, id: { type: "string", minLength: 1 }, kind: { type: "string", enum: ["workflow", "routine"] }, name: { type: "string", minLength: 1 }, description: { type: "string", minLength: 1 }, version: { type: "string", pattern: "^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$" }, tags: { type: "array", items: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" } }, aliases: { type: "array", items: { type: "string", minLength: 1 } }, agentRole: { type: "string", minLength: 1 }, recommendations: { type: "object", properties: { autonomy: { type: "string", enum: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"] }, riskPolicy: { type: "string", enum: ["conservative", "balanced", "aggressive"] } }, additionalProperties: !1 }, capabilities: { type: "object", properties: { delegation: { type: "string", enum: ["required", "preferred", "disabled"] }, web_browsing: { type: "string", enum: ["required", "preferred", "disabled"] } }, additionalProperties: !1 }, features: { type: "array", items: { anyOf: [{ type: "string", minLength: 1 }, { type: "object", properties: { id: { type: "string", minLength: 1 }, config: { type: "object", additionalProperties: {} } }, required: ["id"], additionalProperties: !1 }] } }, references: { type: "array", items: { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, title: { type: "string", minLength: 1 }, source: { type: "string", minLength: 1 }, purpose: { type: "string", minLength: 1 }, authoritative: { type: "boolean" }, resolveFrom: { type: "string", enum: ["workspace", "package"] } }, required: ["id", "title", "source", "purpose"], additionalProperties: !1 } }, inputs: { type: "array", items: { type: "object", properties: { key: { type: "string", minLength: 1 }, kind: { type: "string", enum: ["string", "number", "boolean", "enum", "list"] }, values: { type: "array", items: { type: "string", minLength: 1 }, minItems: 1 }, required: { type: "boolean" }, coerce: { type: "boolean" }, description: { type: "string", minLength: 1 } }, required: ["key", "kind"], additionalProperties: !1 } }, conditions: { type: "array", items: { $ref: "#/definitions/Condition" } }, functionDefinitions: { $ref: "#/definitions/shared1" }, assessments: { type: "array", items: { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, purpose: { type: "string", minLength: 1 }, dimensions: { type: "array", items: { type: "object", properties: { id: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, purpose: { type: "string", minLength: 1 }, levels: { type: "array", items: { type: "string", minLength: 1 }, minItems: 2 }, required: { type: "boolean" } }, required: ["id", "purpose", "levels"], additionalProperties: !1 }, minItems: 1 } }, required: ["id", "purpose", "dimensions"], additionalProperties: !1 } }, guidance: { type: "array", items: { type: "string", minLength: 1 } }, extensionPoints: { type: "object", additionalProperties: { type: "object", properties: { purpose: { type: "string", minLength: 1 }, defaultBinding: { type: "string", minLength: 1 }, acceptedKinds: { type: "array", items: { type: "string", enum: ["workflow", "routine"] }, minItems: 1 }, inputContract: { type: "object", properties: { requiredContext: { type: "array", items: { type: "string", minLength: 1 } }, optionalContext: { type: "array", items: { type: "string", minLength: 1 } } }, additionalProperties: !1 }, outputContract: { type: "object", properties: { requiredArtifacts: { type: "array", items: { type: "string", minLength: 1 } } }, additionalProperties: !1 } }, required: ["purpose", "defaultBinding"], additionalProperties: !1 } }, extensionContract: { type: "object", properties: { accepts: { type: "array", items: { type: "string", minLength: 1 } }, produces: { type: "array", items: { type: "string", minLength: 1 } } }, required: ["accepts", "produces"], additionalProperties: !1 }, steps: { type: "array", items: { $ref: "#/definitions/Step" }, minItems: 1 }, metadata: { type: "object", additionalProperties: {} }, lintIgnore: { type: "array", items: { type: "object", properties: { rule: { type: "string", minLength: 1 }, step: { type: "string", minLength: 1, pattern: "^[a-z0-9_-]+$" }, reason: { type: "string", minLength: 1 } }, required: ["rule", "reason"], additionalProperties: !1 } } }, key0)) {
            return validate21.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.$schema !== void 0) {
            let _errs2 = errors;
            if (typeof data.$schema != "string")
              return validate21.errors = [{ instancePath: instancePath + "/$schema", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.id !== void 0) {
              let data1 = data.id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (func3(data1) < 1)
                    return validate21.errors = [{ instancePath: instancePath + "/id", keyword: "minLength", params: { limit: 1 } }], !1;
                } else
                  return validate21.errors = [{ instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.kind !== void 0) {
                let data2 = data.kind, _errs6 = errors;
                if (typeof data2 != "string")
                  return validate21.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
                if (!(data2 === "workflow" || data2 === "routine"))
                  return validate21.errors = [{ instancePath: instancePath + "/kind", keyword: "enum", params: { allowedValues: ["workflow", "routine"] } }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.name !== void 0) {
                  let data3 = data.name, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (func3(data3) < 1)
                        return validate21.errors = [{ instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 } }], !1;
                    } else
                      return validate21.errors = [{ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" } }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.description !== void 0) {
                    let data4 = data.description, _errs10 = errors;
                    if (errors === _errs10)
                      if (typeof data4 == "string") {
                        if (func3(data4) < 1)
                          return validate21.errors = [{ instancePath: instancePath + "/description", keyword: "minLength", params: { limit: 1 } }], !1;
                      } else
                        return validate21.errors = [{ instancePath: instancePath + "/description", keyword: "type", params: { type: "string" } }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.version !== void 0) {
                      let data5 = data.version, _errs12 = errors;
                      if (errors === _errs12)
                        if (typeof data5 == "string") {
                          if (!pattern0.test(data5))
                            return validate21.errors = [{ instancePath: instancePath + "/version", keyword: "pattern", params: { pattern: "^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$" } }], !1;
                        } else
                          return validate21.errors = [{ instancePath: instancePath + "/version", keyword: "type", params: { type: "string" } }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.tags !== void 0) {
                        let data6 = data.tags, _errs14 = errors;
                        if (errors === _errs14)
                          if (Array.isArray(data6)) {
                            var valid1 = !0;
                            let len0 = data6.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let data7 = data6[i0], _errs16 = errors;
                              if (errors === _errs16)
                                if (typeof data7 == "string") {
                                  if (func3(data7) < 1)
                                    return validate21.errors = [{ instancePath: instancePath + "/tags/" + i0, keyword: "minLength", params: { limit: 1 } }], !1;
                                  if (!pattern1.test(data7))
                                    return validate21.errors = [{ instancePath: instancePath + "/tags/" + i0, keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                } else
                                  return validate21.errors = [{ instancePath: instancePath + "/tags/" + i0, keyword: "type", params: { type: "string" } }], !1;
                              var valid1 = _errs16 === errors;
                              if (!valid1)
                                break;
                            }
                          } else
                            return validate21.errors = [{ instancePath: instancePath + "/tags", keyword: "type", params: { type: "array" } }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.aliases !== void 0) {
                          let data8 = data.aliases, _errs18 = errors;
                          if (errors === _errs18)
                            if (Array.isArray(data8)) {
                              var valid2 = !0;
                              let len1 = data8.length;
                              for (let i1 = 0; i1 < len1; i1++) {
                                let data9 = data8[i1], _errs20 = errors;
                                if (errors === _errs20)
                                  if (typeof data9 == "string") {
                                    if (func3(data9) < 1)
                                      return validate21.errors = [{ instancePath: instancePath + "/aliases/" + i1, keyword: "minLength", params: { limit: 1 } }], !1;
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/aliases/" + i1, keyword: "type", params: { type: "string" } }], !1;
                                var valid2 = _errs20 === errors;
                                if (!valid2)
                                  break;
                              }
                            } else
                              return validate21.errors = [{ instancePath: instancePath + "/aliases", keyword: "type", params: { type: "array" } }], !1;
                          var valid0 = _errs18 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.agentRole !== void 0) {
                            let data10 = data.agentRole, _errs22 = errors;
                            if (errors === _errs22)
                              if (typeof data10 == "string") {
                                if (func3(data10) < 1)
                                  return validate21.errors = [{ instancePath: instancePath + "/agentRole", keyword: "minLength", params: { limit: 1 } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/agentRole", keyword: "type", params: { type: "string" } }], !1;
                            var valid0 = _errs22 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.recommendations !== void 0) {
                              let data11 = data.recommendations, _errs24 = errors;
                              if (errors === _errs24)
                                if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                  let _errs26 = errors;
                                  for (let key1 in data11)
                                    if (!(key1 === "autonomy" || key1 === "riskPolicy")) {
                                      return validate21.errors = [{ instancePath: instancePath + "/recommendations", keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                                      break;
                                    }
                                  if (_errs26 === errors) {
                                    if (data11.autonomy !== void 0) {
                                      let data12 = data11.autonomy, _errs27 = errors;
                                      if (typeof data12 != "string")
                                        return validate21.errors = [{ instancePath: instancePath + "/recommendations/autonomy", keyword: "type", params: { type: "string" } }], !1;
                                      if (!(data12 === "guided" || data12 === "full_auto_stop_on_user_deps" || data12 === "full_auto_never_stop"))
                                        return validate21.errors = [{ instancePath: instancePath + "/recommendations/autonomy", keyword: "enum", params: { allowedValues: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"] } }], !1;
                                      var valid3 = _errs27 === errors;
                                    } else
                                      var valid3 = !0;
                                    if (valid3)
                                      if (data11.riskPolicy !== void 0) {
                                        let data13 = data11.riskPolicy, _errs29 = errors;
                                        if (typeof data13 != "string")
                                          return validate21.errors = [{ instancePath: instancePath + "/recommendations/riskPolicy", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data13 === "conservative" || data13 === "balanced" || data13 === "aggressive"))
                                          return validate21.errors = [{ instancePath: instancePath + "/recommendations/riskPolicy", keyword: "enum", params: { allowedValues: ["conservative", "balanced", "aggressive"] } }], !1;
                                        var valid3 = _errs29 === errors;
                                      } else
                                        var valid3 = !0;
                                  }
                                } else
                                  return validate21.errors = [{ instancePath: instancePath + "/recommendations", keyword: "type", params: { type: "object" } }], !1;
                              var valid0 = _errs24 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.capabilities !== void 0) {
                                let data14 = data.capabilities, _errs31 = errors;
                                if (errors === _errs31)
                                  if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                                    let _errs33 = errors;
                                    for (let key2 in data14)
                                      if (!(key2 === "delegation" || key2 === "web_browsing")) {
                                        return validate21.errors = [{ instancePath: instancePath + "/capabilities", keyword: "additionalProperties", params: { additionalProperty: key2 } }], !1;
                                        break;
                                      }
                                    if (_errs33 === errors) {
                                      if (data14.delegation !== void 0) {
                                        let data15 = data14.delegation, _errs34 = errors;
                                        if (typeof data15 != "string")
                                          return validate21.errors = [{ instancePath: instancePath + "/capabilities/delegation", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data15 === "required" || data15 === "preferred" || data15 === "disabled"))
                                          return validate21.errors = [{ instancePath: instancePath + "/capabilities/delegation", keyword: "enum", params: { allowedValues: ["required", "preferred", "disabled"] } }], !1;
                                        var valid4 = _errs34 === errors;
                                      } else
                                        var valid4 = !0;
                                      if (valid4)
                                        if (data14.web_browsing !== void 0) {
                                          let data16 = data14.web_browsing, _errs36 = errors;
                                          if (typeof data16 != "string")
                                            return validate21.errors = [{ instancePath: instancePath + "/capabilities/web_browsing", keyword: "type", params: { type: "string" } }], !1;
                                          if (!(data16 === "required" || data16 === "preferred" || data16 === "disabled"))
                                            return validate21.errors = [{ instancePath: instancePath + "/capabilities/web_browsing", keyword: "enum", params: { allowedValues: ["required", "preferred", "disabled"] } }], !1;
                                          var valid4 = _errs36 === errors;
                                        } else
                                          var valid4 = !0;
                                    }
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/capabilities", keyword: "type", params: { type: "object" } }], !1;
                                var valid0 = _errs31 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.features !== void 0) {
                                  let data17 = data.features, _errs38 = errors;
                                  if (errors === _errs38)
                                    if (Array.isArray(data17)) {
                                      var valid5 = !0;
                                      let len2 = data17.length;
                                      for (let i2 = 0; i2 < len2; i2++) {
                                        let data18 = data17[i2], _errs40 = errors, _errs41 = errors, valid6 = !1, _errs42 = errors;
                                        if (errors === _errs42)
                                          if (typeof data18 == "string") {
                                            if (func3(data18) < 1) {
                                              let err0 = { instancePath: instancePath + "/features/" + i2, keyword: "minLength", params: { limit: 1 } };
                                              vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                                            }
                                          } else {
                                            let err1 = { instancePath: instancePath + "/features/" + i2, keyword: "type", params: { type: "string" } };
                                            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                                          }
                                        var _valid0 = _errs42 === errors;
                                        if (valid6 = valid6 || _valid0, !valid6) {
                                          let _errs44 = errors;
                                          if (errors === _errs44)
                                            if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                                              let missing1;
                                              if (data18.id === void 0 && (missing1 = "id")) {
                                                let err2 = { instancePath: instancePath + "/features/" + i2, keyword: "required", params: { missingProperty: missing1 } };
                                                vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                                              } else {
                                                let _errs46 = errors;
                                                for (let key3 in data18)
                                                  if (!(key3 === "id" || key3 === "config")) {
                                                    let err3 = { instancePath: instancePath + "/features/" + i2, keyword: "additionalProperties", params: { additionalProperty: key3 } };
                                                    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                                                    break;
                                                  }
                                                if (_errs46 === errors) {
                                                  if (data18.id !== void 0) {
                                                    let data19 = data18.id, _errs47 = errors;
                                                    if (errors === _errs47)
                                                      if (typeof data19 == "string") {
                                                        if (func3(data19) < 1) {
                                                          let err4 = { instancePath: instancePath + "/features/" + i2 + "/id", keyword: "minLength", params: { limit: 1 } };
                                                          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                                                        }
                                                      } else {
                                                        let err5 = { instancePath: instancePath + "/features/" + i2 + "/id", keyword: "type", params: { type: "string" } };
                                                        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                                                      }
                                                    var valid7 = _errs47 === errors;
                                                  } else
                                                    var valid7 = !0;
                                                  if (valid7)
                                                    if (data18.config !== void 0) {
                                                      let data20 = data18.config, _errs49 = errors;
                                                      if (errors === _errs49 && !(data20 && typeof data20 == "object" && !Array.isArray(data20))) {
                                                        let err6 = { instancePath: instancePath + "/features/" + i2 + "/config", keyword: "type", params: { type: "object" } };
                                                        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                                                      }
                                                      var valid7 = _errs49 === errors;
                                                    } else
                                                      var valid7 = !0;
                                                }
                                              }
                                            } else {
                                              let err7 = { instancePath: instancePath + "/features/" + i2, keyword: "type", params: { type: "object" } };
                                              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                                            }
                                          var _valid0 = _errs44 === errors;
                                          valid6 = valid6 || _valid0;
                                        }
                                        if (valid6)
                                          errors = _errs41, vErrors !== null && (_errs41 ? vErrors.length = _errs41 : vErrors = null);
                                        else {
                                          let err8 = { instancePath: instancePath + "/features/" + i2, keyword: "anyOf", params: {} };
                                          return vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++, validate21.errors = vErrors, !1;
                                        }
                                        var valid5 = _errs40 === errors;
                                        if (!valid5)
                                          break;
                                      }
                                    } else
                                      return validate21.errors = [{ instancePath: instancePath + "/features", keyword: "type", params: { type: "array" } }], !1;
                                  var valid0 = _errs38 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.references !== void 0) {
                                    let data21 = data.references, _errs52 = errors;
                                    if (errors === _errs52)
                                      if (Array.isArray(data21)) {
                                        var valid8 = !0;
                                        let len3 = data21.length;
                                        for (let i3 = 0; i3 < len3; i3++) {
                                          let data22 = data21[i3], _errs54 = errors;
                                          if (errors === _errs54)
                                            if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                                              let missing2;
                                              if (data22.id === void 0 && (missing2 = "id") || data22.title === void 0 && (missing2 = "title") || data22.source === void 0 && (missing2 = "source") || data22.purpose === void 0 && (missing2 = "purpose"))
                                                return validate21.errors = [{ instancePath: instancePath + "/references/" + i3, keyword: "required", params: { missingProperty: missing2 } }], !1;
                                              {
                                                let _errs56 = errors;
                                                for (let key4 in data22)
                                                  if (!(key4 === "id" || key4 === "title" || key4 === "source" || key4 === "purpose" || key4 === "authoritative" || key4 === "resolveFrom")) {
                                                    return validate21.errors = [{ instancePath: instancePath + "/references/" + i3, keyword: "additionalProperties", params: { additionalProperty: key4 } }], !1;
                                                    break;
                                                  }
                                                if (_errs56 === errors) {
                                                  if (data22.id !== void 0) {
                                                    let data23 = data22.id, _errs57 = errors;
                                                    if (errors === _errs57)
                                                      if (typeof data23 == "string") {
                                                        if (func3(data23) < 1)
                                                          return validate21.errors = [{ instancePath: instancePath + "/references/" + i3 + "/id", keyword: "minLength", params: { limit: 1 } }], !1;
                                                        if (!pattern1.test(data23))
                                                          return validate21.errors = [{ instancePath: instancePath + "/references/" + i3 + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                      } else
                                                        return validate21.errors = [{ instancePath: instancePath + "/references/" + i3 + "/id", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid9 = _errs57 === errors;
                                                  } else
                                                    var valid9 = !0;
                                                  if (valid9) {
                                                    if (data22.title !== void 0) {
                                                      let data24 = data22.title, _errs59 = errors;
                                                      if (errors === _errs59)
                                                        if (typeof data24 == "string") {
                                                          if (func3(data24) < 1)
                                                            return validate21.errors = [{ instancePath: instancePath + "/references/" + i3 + "/title", keyword: "minLength", params: { limit: 1 } }], !1;
                                                        } else
                                                          return validate21.errors = [{ instancePath: instancePath + "/references/" + i3 + "/title", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid9 = _errs59 === errors;
                                                    } else
                                                      var valid9 = !0;
                                                    if (valid9) {
                                                      if (data22.source !== void 0) {
                                                        let data25 = data22.source, _errs61 = errors;
                                                        if (errors === _errs61)
                                                          if (typeof data25 == "string") {
                                                            if (func3(data25) < 1)
                                                              return validate21.errors = [{ instancePath: instancePath + "/references/" + i3 + "/source", keyword: "minLength", params: { limit: 1 } }], !1;
                                                          } else
                                                            return validate21.errors = [{ instancePath: instancePath + "/references/" + i3 + "/source", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid9 = _errs61 === errors;
                                                      } else
                                                        var valid9 = !0;
                                                      if (valid9) {
                                                        if (data22.purpose !== void 0) {
                                                          let data26 = data22.purpose, _errs63 = errors;
                                                          if (errors === _errs63)
                                                            if (typeof data26 == "string") {
                                                              if (func3(data26) < 1)
                                                                return validate21.errors = [{ instancePath: instancePath + "/references/" + i3 + "/purpose", keyword: "minLength", params: { limit: 1 } }], !1;
                                                            } else
                                                              return validate21.errors = [{ instancePath: instancePath + "/references/" + i3 + "/purpose", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid9 = _errs63 === errors;
                                                        } else
                                                          var valid9 = !0;
                                                        if (valid9) {
                                                          if (data22.authoritative !== void 0) {
                                                            let _errs65 = errors;
                                                            if (typeof data22.authoritative != "boolean")
                                                              return validate21.errors = [{ instancePath: instancePath + "/references/" + i3 + "/authoritative", keyword: "type", params: { type: "boolean" } }], !1;
                                                            var valid9 = _errs65 === errors;
                                                          } else
                                                            var valid9 = !0;
                                                          if (valid9)
                                                            if (data22.resolveFrom !== void 0) {
                                                              let data28 = data22.resolveFrom, _errs67 = errors;
                                                              if (typeof data28 != "string")
                                                                return validate21.errors = [{ instancePath: instancePath + "/references/" + i3 + "/resolveFrom", keyword: "type", params: { type: "string" } }], !1;
                                                              if (!(data28 === "workspace" || data28 === "package"))
                                                                return validate21.errors = [{ instancePath: instancePath + "/references/" + i3 + "/resolveFrom", keyword: "enum", params: { allowedValues: ["workspace", "package"] } }], !1;
                                                              var valid9 = _errs67 === errors;
                                                            } else
                                                              var valid9 = !0;
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            } else
                                              return validate21.errors = [{ instancePath: instancePath + "/references/" + i3, keyword: "type", params: { type: "object" } }], !1;
                                          var valid8 = _errs54 === errors;
                                          if (!valid8)
                                            break;
                                        }
                                      } else
                                        return validate21.errors = [{ instancePath: instancePath + "/references", keyword: "type", params: { type: "array" } }], !1;
                                    var valid0 = _errs52 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.inputs !== void 0) {
                                      let data29 = data.inputs, _errs69 = errors;
                                      if (errors === _errs69)
                                        if (Array.isArray(data29)) {
                                          var valid10 = !0;
                                          let len4 = data29.length;
                                          for (let i4 = 0; i4 < len4; i4++) {
                                            let data30 = data29[i4], _errs71 = errors;
                                            if (errors === _errs71)
                                              if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
                                                let missing3;
                                                if (data30.key === void 0 && (missing3 = "key") || data30.kind === void 0 && (missing3 = "kind"))
                                                  return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i4, keyword: "required", params: { missingProperty: missing3 } }], !1;
                                                {
                                                  let _errs73 = errors;
                                                  for (let key5 in data30)
                                                    if (!(key5 === "key" || key5 === "kind" || key5 === "values" || key5 === "required" || key5 === "coerce" || key5 === "description")) {
                                                      return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i4, keyword: "additionalProperties", params: { additionalProperty: key5 } }], !1;
                                                      break;
                                                    }
                                                  if (_errs73 === errors) {
                                                    if (data30.key !== void 0) {
                                                      let data31 = data30.key, _errs74 = errors;
                                                      if (errors === _errs74)
                                                        if (typeof data31 == "string") {
                                                          if (func3(data31) < 1)
                                                            return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/key", keyword: "minLength", params: { limit: 1 } }], !1;
                                                        } else
                                                          return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/key", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid11 = _errs74 === errors;
                                                    } else
                                                      var valid11 = !0;
                                                    if (valid11) {
                                                      if (data30.kind !== void 0) {
                                                        let data32 = data30.kind, _errs76 = errors;
                                                        if (typeof data32 != "string")
                                                          return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/kind", keyword: "type", params: { type: "string" } }], !1;
                                                        if (!(data32 === "string" || data32 === "number" || data32 === "boolean" || data32 === "enum" || data32 === "list"))
                                                          return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/kind", keyword: "enum", params: { allowedValues: ["string", "number", "boolean", "enum", "list"] } }], !1;
                                                        var valid11 = _errs76 === errors;
                                                      } else
                                                        var valid11 = !0;
                                                      if (valid11) {
                                                        if (data30.values !== void 0) {
                                                          let data33 = data30.values, _errs78 = errors;
                                                          if (errors === _errs78)
                                                            if (Array.isArray(data33)) {
                                                              if (data33.length < 1)
                                                                return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/values", keyword: "minItems", params: { limit: 1 } }], !1;
                                                              {
                                                                var valid12 = !0;
                                                                let len5 = data33.length;
                                                                for (let i5 = 0; i5 < len5; i5++) {
                                                                  let data34 = data33[i5], _errs80 = errors;
                                                                  if (errors === _errs80)
                                                                    if (typeof data34 == "string") {
                                                                      if (func3(data34) < 1)
                                                                        return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/values/" + i5, keyword: "minLength", params: { limit: 1 } }], !1;
                                                                    } else
                                                                      return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/values/" + i5, keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid12 = _errs80 === errors;
                                                                  if (!valid12)
                                                                    break;
                                                                }
                                                              }
                                                            } else
                                                              return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/values", keyword: "type", params: { type: "array" } }], !1;
                                                          var valid11 = _errs78 === errors;
                                                        } else
                                                          var valid11 = !0;
                                                        if (valid11) {
                                                          if (data30.required !== void 0) {
                                                            let _errs82 = errors;
                                                            if (typeof data30.required != "boolean")
                                                              return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/required", keyword: "type", params: { type: "boolean" } }], !1;
                                                            var valid11 = _errs82 === errors;
                                                          } else
                                                            var valid11 = !0;
                                                          if (valid11) {
                                                            if (data30.coerce !== void 0) {
                                                              let _errs84 = errors;
                                                              if (typeof data30.coerce != "boolean")
                                                                return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/coerce", keyword: "type", params: { type: "boolean" } }], !1;
                                                              var valid11 = _errs84 === errors;
                                                            } else
                                                              var valid11 = !0;
                                                            if (valid11)
                                                              if (data30.description !== void 0) {
                                                                let data37 = data30.description, _errs86 = errors;
                                                                if (errors === _errs86)
                                                                  if (typeof data37 == "string") {
                                                                    if (func3(data37) < 1)
                                                                      return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/description", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                  } else
                                                                    return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i4 + "/description", keyword: "type", params: { type: "string" } }], !1;
                                                                var valid11 = _errs86 === errors;
                                                              } else
                                                                var valid11 = !0;
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              } else
                                                return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i4, keyword: "type", params: { type: "object" } }], !1;
                                            var valid10 = _errs71 === errors;
                                            if (!valid10)
                                              break;
                                          }
                                        } else
                                          return validate21.errors = [{ instancePath: instancePath + "/inputs", keyword: "type", params: { type: "array" } }], !1;
                                      var valid0 = _errs69 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.conditions !== void 0) {
                                        let data38 = data.conditions, _errs88 = errors;
                                        if (errors === _errs88)
                                          if (Array.isArray(data38)) {
                                            var valid13 = !0;
                                            let len6 = data38.length;
                                            for (let i6 = 0; i6 < len6; i6++) {
                                              let _errs90 = errors;
                                              validate22(data38[i6], { instancePath: instancePath + "/conditions/" + i6, parentData: data38, parentDataProperty: i6, rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                                              var valid13 = _errs90 === errors;
                                              if (!valid13)
                                                break;
                                            }
                                          } else
                                            return validate21.errors = [{ instancePath: instancePath + "/conditions", keyword: "type", params: { type: "array" } }], !1;
                                        var valid0 = _errs88 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.functionDefinitions !== void 0) {
                                          let _errs91 = errors;
                                          validate24(data.functionDefinitions, { instancePath: instancePath + "/functionDefinitions", parentData: data, parentDataProperty: "functionDefinitions", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                                          var valid0 = _errs91 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.assessments !== void 0) {
                                            let data41 = data.assessments, _errs92 = errors;
                                            if (errors === _errs92)
                                              if (Array.isArray(data41)) {
                                                var valid14 = !0;
                                                let len7 = data41.length;
                                                for (let i7 = 0; i7 < len7; i7++) {
                                                  let data42 = data41[i7], _errs94 = errors;
                                                  if (errors === _errs94)
                                                    if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
                                                      let missing4;
                                                      if (data42.id === void 0 && (missing4 = "id") || data42.purpose === void 0 && (missing4 = "purpose") || data42.dimensions === void 0 && (missing4 = "dimensions"))
                                                        return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7, keyword: "required", params: { missingProperty: missing4 } }], !1;
                                                      {
                                                        let _errs96 = errors;
                                                        for (let key6 in data42)
                                                          if (!(key6 === "id" || key6 === "purpose" || key6 === "dimensions")) {
                                                            return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7, keyword: "additionalProperties", params: { additionalProperty: key6 } }], !1;
                                                            break;
                                                          }
                                                        if (_errs96 === errors) {
                                                          if (data42.id !== void 0) {
                                                            let data43 = data42.id, _errs97 = errors;
                                                            if (errors === _errs97)
                                                              if (typeof data43 == "string") {
                                                                if (func3(data43) < 1)
                                                                  return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/id", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                if (!pattern1.test(data43))
                                                                  return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                              } else
                                                                return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/id", keyword: "type", params: { type: "string" } }], !1;
                                                            var valid15 = _errs97 === errors;
                                                          } else
                                                            var valid15 = !0;
                                                          if (valid15) {
                                                            if (data42.purpose !== void 0) {
                                                              let data44 = data42.purpose, _errs99 = errors;
                                                              if (errors === _errs99)
                                                                if (typeof data44 == "string") {
                                                                  if (func3(data44) < 1)
                                                                    return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/purpose", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                } else
                                                                  return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/purpose", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid15 = _errs99 === errors;
                                                            } else
                                                              var valid15 = !0;
                                                            if (valid15)
                                                              if (data42.dimensions !== void 0) {
                                                                let data45 = data42.dimensions, _errs101 = errors;
                                                                if (errors === _errs101)
                                                                  if (Array.isArray(data45)) {
                                                                    if (data45.length < 1)
                                                                      return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/dimensions", keyword: "minItems", params: { limit: 1 } }], !1;
                                                                    {
                                                                      var valid16 = !0;
                                                                      let len8 = data45.length;
                                                                      for (let i8 = 0; i8 < len8; i8++) {
                                                                        let data46 = data45[i8], _errs103 = errors;
                                                                        if (errors === _errs103)
                                                                          if (data46 && typeof data46 == "object" && !Array.isArray(data46)) {
                                                                            let missing5;
                                                                            if (data46.id === void 0 && (missing5 = "id") || data46.purpose === void 0 && (missing5 = "purpose") || data46.levels === void 0 && (missing5 = "levels"))
                                                                              return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/dimensions/" + i8, keyword: "required", params: { missingProperty: missing5 } }], !1;
                                                                            {
                                                                              let _errs105 = errors;
                                                                              for (let key7 in data46)
                                                                                if (!(key7 === "id" || key7 === "purpose" || key7 === "levels" || key7 === "required")) {
                                                                                  return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/dimensions/" + i8, keyword: "additionalProperties", params: { additionalProperty: key7 } }], !1;
                                                                                  break;
                                                                                }
                                                                              if (_errs105 === errors) {
                                                                                if (data46.id !== void 0) {
                                                                                  let data47 = data46.id, _errs106 = errors;
                                                                                  if (errors === _errs106)
                                                                                    if (typeof data47 == "string") {
                                                                                      if (func3(data47) < 1)
                                                                                        return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/dimensions/" + i8 + "/id", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                      if (!pattern1.test(data47))
                                                                                        return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/dimensions/" + i8 + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                    } else
                                                                                      return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/dimensions/" + i8 + "/id", keyword: "type", params: { type: "string" } }], !1;
                                                                                  var valid17 = _errs106 === errors;
                                                                                } else
                                                                                  var valid17 = !0;
                                                                                if (valid17) {
                                                                                  if (data46.purpose !== void 0) {
                                                                                    let data48 = data46.purpose, _errs108 = errors;
                                                                                    if (errors === _errs108)
                                                                                      if (typeof data48 == "string") {
                                                                                        if (func3(data48) < 1)
                                                                                          return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/dimensions/" + i8 + "/purpose", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                      } else
                                                                                        return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/dimensions/" + i8 + "/purpose", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid17 = _errs108 === errors;
                                                                                  } else
                                                                                    var valid17 = !0;
                                                                                  if (valid17) {
                                                                                    if (data46.levels !== void 0) {
                                                                                      let data49 = data46.levels, _errs110 = errors;
                                                                                      if (errors === _errs110)
                                                                                        if (Array.isArray(data49)) {
                                                                                          if (data49.length < 2)
                                                                                            return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/dimensions/" + i8 + "/levels", keyword: "minItems", params: { limit: 2 } }], !1;
                                                                                          {
                                                                                            var valid18 = !0;
                                                                                            let len9 = data49.length;
                                                                                            for (let i9 = 0; i9 < len9; i9++) {
                                                                                              let data50 = data49[i9], _errs112 = errors;
                                                                                              if (errors === _errs112)
                                                                                                if (typeof data50 == "string") {
                                                                                                  if (func3(data50) < 1)
                                                                                                    return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/dimensions/" + i8 + "/levels/" + i9, keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                                } else
                                                                                                  return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/dimensions/" + i8 + "/levels/" + i9, keyword: "type", params: { type: "string" } }], !1;
                                                                                              var valid18 = _errs112 === errors;
                                                                                              if (!valid18)
                                                                                                break;
                                                                                            }
                                                                                          }
                                                                                        } else
                                                                                          return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/dimensions/" + i8 + "/levels", keyword: "type", params: { type: "array" } }], !1;
                                                                                      var valid17 = _errs110 === errors;
                                                                                    } else
                                                                                      var valid17 = !0;
                                                                                    if (valid17)
                                                                                      if (data46.required !== void 0) {
                                                                                        let _errs114 = errors;
                                                                                        if (typeof data46.required != "boolean")
                                                                                          return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/dimensions/" + i8 + "/required", keyword: "type", params: { type: "boolean" } }], !1;
                                                                                        var valid17 = _errs114 === errors;
                                                                                      } else
                                                                                        var valid17 = !0;
                                                                                  }
                                                                                }
                                                                              }
                                                                            }
                                                                          } else
                                                                            return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/dimensions/" + i8, keyword: "type", params: { type: "object" } }], !1;
                                                                        var valid16 = _errs103 === errors;
                                                                        if (!valid16)
                                                                          break;
                                                                      }
                                                                    }
                                                                  } else
                                                                    return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7 + "/dimensions", keyword: "type", params: { type: "array" } }], !1;
                                                                var valid15 = _errs101 === errors;
                                                              } else
                                                                var valid15 = !0;
                                                          }
                                                        }
                                                      }
                                                    } else
                                                      return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i7, keyword: "type", params: { type: "object" } }], !1;
                                                  var valid14 = _errs94 === errors;
                                                  if (!valid14)
                                                    break;
                                                }
                                              } else
                                                return validate21.errors = [{ instancePath: instancePath + "/assessments", keyword: "type", params: { type: "array" } }], !1;
                                            var valid0 = _errs92 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.guidance !== void 0) {
                                              let data52 = data.guidance, _errs116 = errors;
                                              if (errors === _errs116)
                                                if (Array.isArray(data52)) {
                                                  var valid19 = !0;
                                                  let len10 = data52.length;
                                                  for (let i10 = 0; i10 < len10; i10++) {
                                                    let data53 = data52[i10], _errs118 = errors;
                                                    if (errors === _errs118)
                                                      if (typeof data53 == "string") {
                                                        if (func3(data53) < 1)
                                                          return validate21.errors = [{ instancePath: instancePath + "/guidance/" + i10, keyword: "minLength", params: { limit: 1 } }], !1;
                                                      } else
                                                        return validate21.errors = [{ instancePath: instancePath + "/guidance/" + i10, keyword: "type", params: { type: "string" } }], !1;
                                                    var valid19 = _errs118 === errors;
                                                    if (!valid19)
                                                      break;
                                                  }
                                                } else
                                                  return validate21.errors = [{ instancePath: instancePath + "/guidance", keyword: "type", params: { type: "array" } }], !1;
                                              var valid0 = _errs116 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.extensionPoints !== void 0) {
                                                let data54 = data.extensionPoints, _errs120 = errors;
                                                if (errors === _errs120)
                                                  if (data54 && typeof data54 == "object" && !Array.isArray(data54))
                                                    for (let key8 in data54) {
                                                      let data55 = data54[key8], _errs123 = errors;
                                                      if (errors === _errs123)
                                                        if (data55 && typeof data55 == "object" && !Array.isArray(data55)) {
                                                          let missing6;
                                                          if (data55.purpose === void 0 && (missing6 = "purpose") || data55.defaultBinding === void 0 && (missing6 = "defaultBinding"))
                                                            return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "required", params: { missingProperty: missing6 } }], !1;
                                                          {
                                                            let _errs125 = errors;
                                                            for (let key9 in data55)
                                                              if (!(key9 === "purpose" || key9 === "defaultBinding" || key9 === "acceptedKinds" || key9 === "inputContract" || key9 === "outputContract")) {
                                                                return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "additionalProperties", params: { additionalProperty: key9 } }], !1;
                                                                break;
                                                              }
                                                            if (_errs125 === errors) {
                                                              if (data55.purpose !== void 0) {
                                                                let data56 = data55.purpose, _errs126 = errors;
                                                                if (errors === _errs126)
                                                                  if (typeof data56 == "string") {
                                                                    if (func3(data56) < 1)
                                                                      return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/purpose", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                  } else
                                                                    return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/purpose", keyword: "type", params: { type: "string" } }], !1;
                                                                var valid21 = _errs126 === errors;
                                                              } else
                                                                var valid21 = !0;
                                                              if (valid21) {
                                                                if (data55.defaultBinding !== void 0) {
                                                                  let data57 = data55.defaultBinding, _errs128 = errors;
                                                                  if (errors === _errs128)
                                                                    if (typeof data57 == "string") {
                                                                      if (func3(data57) < 1)
                                                                        return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/defaultBinding", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                    } else
                                                                      return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/defaultBinding", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid21 = _errs128 === errors;
                                                                } else
                                                                  var valid21 = !0;
                                                                if (valid21) {
                                                                  if (data55.acceptedKinds !== void 0) {
                                                                    let data58 = data55.acceptedKinds, _errs130 = errors;
                                                                    if (errors === _errs130)
                                                                      if (Array.isArray(data58)) {
                                                                        if (data58.length < 1)
                                                                          return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/acceptedKinds", keyword: "minItems", params: { limit: 1 } }], !1;
                                                                        {
                                                                          var valid22 = !0;
                                                                          let len11 = data58.length;
                                                                          for (let i11 = 0; i11 < len11; i11++) {
                                                                            let data59 = data58[i11], _errs132 = errors;
                                                                            if (typeof data59 != "string")
                                                                              return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/acceptedKinds/" + i11, keyword: "type", params: { type: "string" } }], !1;
                                                                            if (!(data59 === "workflow" || data59 === "routine"))
                                                                              return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/acceptedKinds/" + i11, keyword: "enum", params: { allowedValues: ["workflow", "routine"] } }], !1;
                                                                            var valid22 = _errs132 === errors;
                                                                            if (!valid22)
                                                                              break;
                                                                          }
                                                                        }
                                                                      } else
                                                                        return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/acceptedKinds", keyword: "type", params: { type: "array" } }], !1;
                                                                    var valid21 = _errs130 === errors;
                                                                  } else
                                                                    var valid21 = !0;
                                                                  if (valid21) {
                                                                    if (data55.inputContract !== void 0) {
                                                                      let data60 = data55.inputContract, _errs134 = errors;
                                                                      if (errors === _errs134)
                                                                        if (data60 && typeof data60 == "object" && !Array.isArray(data60)) {
                                                                          let _errs136 = errors;
                                                                          for (let key10 in data60)
                                                                            if (!(key10 === "requiredContext" || key10 === "optionalContext")) {
                                                                              return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/inputContract", keyword: "additionalProperties", params: { additionalProperty: key10 } }], !1;
                                                                              break;
                                                                            }
                                                                          if (_errs136 === errors) {
                                                                            if (data60.requiredContext !== void 0) {
                                                                              let data61 = data60.requiredContext, _errs137 = errors;
                                                                              if (errors === _errs137)
                                                                                if (Array.isArray(data61)) {
                                                                                  var valid24 = !0;
                                                                                  let len12 = data61.length;
                                                                                  for (let i12 = 0; i12 < len12; i12++) {
                                                                                    let data62 = data61[i12], _errs139 = errors;
                                                                                    if (errors === _errs139)
                                                                                      if (typeof data62 == "string") {
                                                                                        if (func3(data62) < 1)
                                                                                          return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/inputContract/requiredContext/" + i12, keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                      } else
                                                                                        return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/inputContract/requiredContext/" + i12, keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid24 = _errs139 === errors;
                                                                                    if (!valid24)
                                                                                      break;
                                                                                  }
                                                                                } else
                                                                                  return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/inputContract/requiredContext", keyword: "type", params: { type: "array" } }], !1;
                                                                              var valid23 = _errs137 === errors;
                                                                            } else
                                                                              var valid23 = !0;
                                                                            if (valid23)
                                                                              if (data60.optionalContext !== void 0) {
                                                                                let data63 = data60.optionalContext, _errs141 = errors;
                                                                                if (errors === _errs141)
                                                                                  if (Array.isArray(data63)) {
                                                                                    var valid25 = !0;
                                                                                    let len13 = data63.length;
                                                                                    for (let i13 = 0; i13 < len13; i13++) {
                                                                                      let data64 = data63[i13], _errs143 = errors;
                                                                                      if (errors === _errs143)
                                                                                        if (typeof data64 == "string") {
                                                                                          if (func3(data64) < 1)
                                                                                            return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/inputContract/optionalContext/" + i13, keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                        } else
                                                                                          return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/inputContract/optionalContext/" + i13, keyword: "type", params: { type: "string" } }], !1;
                                                                                      var valid25 = _errs143 === errors;
                                                                                      if (!valid25)
                                                                                        break;
                                                                                    }
                                                                                  } else
                                                                                    return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/inputContract/optionalContext", keyword: "type", params: { type: "array" } }], !1;
                                                                                var valid23 = _errs141 === errors;
                                                                              } else
                                                                                var valid23 = !0;
                                                                          }
                                                                        } else
                                                                          return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/inputContract", keyword: "type", params: { type: "object" } }], !1;
                                                                      var valid21 = _errs134 === errors;
                                                                    } else
                                                                      var valid21 = !0;
                                                                    if (valid21)
                                                                      if (data55.outputContract !== void 0) {
                                                                        let data65 = data55.outputContract, _errs145 = errors;
                                                                        if (errors === _errs145)
                                                                          if (data65 && typeof data65 == "object" && !Array.isArray(data65)) {
                                                                            let _errs147 = errors;
                                                                            for (let key11 in data65)
                                                                              if (key11 !== "requiredArtifacts") {
                                                                                return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/outputContract", keyword: "additionalProperties", params: { additionalProperty: key11 } }], !1;
                                                                                break;
                                                                              }
                                                                            if (_errs147 === errors && data65.requiredArtifacts !== void 0) {
                                                                              let data66 = data65.requiredArtifacts;
                                                                              if (errors === errors)
                                                                                if (Array.isArray(data66)) {
                                                                                  var valid27 = !0;
                                                                                  let len14 = data66.length;
                                                                                  for (let i14 = 0; i14 < len14; i14++) {
                                                                                    let data67 = data66[i14], _errs150 = errors;
                                                                                    if (errors === _errs150)
                                                                                      if (typeof data67 == "string") {
                                                                                        if (func3(data67) < 1)
                                                                                          return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/outputContract/requiredArtifacts/" + i14, keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                      } else
                                                                                        return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/outputContract/requiredArtifacts/" + i14, keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid27 = _errs150 === errors;
                                                                                    if (!valid27)
                                                                                      break;
                                                                                  }
                                                                                } else
                                                                                  return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/outputContract/requiredArtifacts", keyword: "type", params: { type: "array" } }], !1;
                                                                            }
                                                                          } else
                                                                            return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/outputContract", keyword: "type", params: { type: "object" } }], !1;
                                                                        var valid21 = _errs145 === errors;
                                                                      } else
                                                                        var valid21 = !0;
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        } else
                                                          return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "object" } }], !1;
                                                      var valid20 = _errs123 === errors;
                                                      if (!valid20)
                                                        break;
                                                    }
                                                  else
                                                    return validate21.errors = [{ instancePath: instancePath + "/extensionPoints", keyword: "type", params: { type: "object" } }], !1;
                                                var valid0 = _errs120 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.extensionContract !== void 0) {
                                                  let data68 = data.extensionContract, _errs152 = errors;
                                                  if (errors === _errs152)
                                                    if (data68 && typeof data68 == "object" && !Array.isArray(data68)) {
                                                      let missing7;
                                                      if (data68.accepts === void 0 && (missing7 = "accepts") || data68.produces === void 0 && (missing7 = "produces"))
                                                        return validate21.errors = [{ instancePath: instancePath + "/extensionContract", keyword: "required", params: { missingProperty: missing7 } }], !1;
                                                      {
                                                        let _errs154 = errors;
                                                        for (let key12 in data68)
                                                          if (!(key12 === "accepts" || key12 === "produces")) {
                                                            return validate21.errors = [{ instancePath: instancePath + "/extensionContract", keyword: "additionalProperties", params: { additionalProperty: key12 } }], !1;
                                                            break;
                                                          }
                                                        if (_errs154 === errors) {
                                                          if (data68.accepts !== void 0) {
                                                            let data69 = data68.accepts, _errs155 = errors;
                                                            if (errors === _errs155)
                                                              if (Array.isArray(data69)) {
                                                                var valid29 = !0;
                                                                let len15 = data69.length;
                                                                for (let i15 = 0; i15 < len15; i15++) {
                                                                  let data70 = data69[i15], _errs157 = errors;
                                                                  if (errors === _errs157)
                                                                    if (typeof data70 == "string") {
                                                                      if (func3(data70) < 1)
                                                                        return validate21.errors = [{ instancePath: instancePath + "/extensionContract/accepts/" + i15, keyword: "minLength", params: { limit: 1 } }], !1;
                                                                    } else
                                                                      return validate21.errors = [{ instancePath: instancePath + "/extensionContract/accepts/" + i15, keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid29 = _errs157 === errors;
                                                                  if (!valid29)
                                                                    break;
                                                                }
                                                              } else
                                                                return validate21.errors = [{ instancePath: instancePath + "/extensionContract/accepts", keyword: "type", params: { type: "array" } }], !1;
                                                            var valid28 = _errs155 === errors;
                                                          } else
                                                            var valid28 = !0;
                                                          if (valid28)
                                                            if (data68.produces !== void 0) {
                                                              let data71 = data68.produces, _errs159 = errors;
                                                              if (errors === _errs159)
                                                                if (Array.isArray(data71)) {
                                                                  var valid30 = !0;
                                                                  let len16 = data71.length;
                                                                  for (let i16 = 0; i16 < len16; i16++) {
                                                                    let data72 = data71[i16], _errs161 = errors;
                                                                    if (errors === _errs161)
                                                                      if (typeof data72 == "string") {
                                                                        if (func3(data72) < 1)
                                                                          return validate21.errors = [{ instancePath: instancePath + "/extensionContract/produces/" + i16, keyword: "minLength", params: { limit: 1 } }], !1;
                                                                      } else
                                                                        return validate21.errors = [{ instancePath: instancePath + "/extensionContract/produces/" + i16, keyword: "type", params: { type: "string" } }], !1;
                                                                    var valid30 = _errs161 === errors;
                                                                    if (!valid30)
                                                                      break;
                                                                  }
                                                                } else
                                                                  return validate21.errors = [{ instancePath: instancePath + "/extensionContract/produces", keyword: "type", params: { type: "array" } }], !1;
                                                              var valid28 = _errs159 === errors;
                                                            } else
                                                              var valid28 = !0;
                                                        }
                                                      }
                                                    } else
                                                      return validate21.errors = [{ instancePath: instancePath + "/extensionContract", keyword: "type", params: { type: "object" } }], !1;
                                                  var valid0 = _errs152 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0) {
                                                  if (data.steps !== void 0) {
                                                    let data73 = data.steps, _errs163 = errors;
                                                    if (errors === _errs163)
                                                      if (Array.isArray(data73)) {
                                                        if (data73.length < 1)
                                                          return validate21.errors = [{ instancePath: instancePath + "/steps", keyword: "minItems", params: { limit: 1 } }], !1;
                                                        {
                                                          var valid31 = !0;
                                                          let len17 = data73.length;
                                                          for (let i17 = 0; i17 < len17; i17++) {
                                                            let _errs165 = errors;
                                                            validate26(data73[i17], { instancePath: instancePath + "/steps/" + i17, parentData: data73, parentDataProperty: i17, rootData }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length);
                                                            var valid31 = _errs165 === errors;
                                                            if (!valid31)
                                                              break;
                                                          }
                                                        }
                                                      } else
                                                        return validate21.errors = [{ instancePath: instancePath + "/steps", keyword: "type", params: { type: "array" } }], !1;
                                                    var valid0 = _errs163 === errors;
                                                  } else
                                                    var valid0 = !0;
                                                  if (valid0) {
                                                    if (data.metadata !== void 0) {
                                                      let data75 = data.metadata, _errs166 = errors;
                                                      if (errors === _errs166 && !(data75 && typeof data75 == "object" && !Array.isArray(data75)))
                                                        return validate21.errors = [{ instancePath: instancePath + "/metadata", keyword: "type", params: { type: "object" } }], !1;
                                                      var valid0 = _errs166 === errors;
                                                    } else
                                                      var valid0 = !0;
                                                    if (valid0)
                                                      if (data.lintIgnore !== void 0) {
                                                        let data76 = data.lintIgnore, _errs169 = errors;
                                                        if (errors === _errs169)
                                                          if (Array.isArray(data76)) {
                                                            var valid32 = !0;
                                                            let len18 = data76.length;
                                                            for (let i18 = 0; i18 < len18; i18++) {
                                                              let data77 = data76[i18], _errs171 = errors;
                                                              if (errors === _errs171)
                                                                if (data77 && typeof data77 == "object" && !Array.isArray(data77)) {
                                                                  let missing8;
                                                                  if (data77.rule === void 0 && (missing8 = "rule") || data77.reason === void 0 && (missing8 = "reason"))
                                                                    return validate21.errors = [{ instancePath: instancePath + "/lintIgnore/" + i18, keyword: "required", params: { missingProperty: missing8 } }], !1;
                                                                  {
                                                                    let _errs173 = errors;
                                                                    for (let key13 in data77)
                                                                      if (!(key13 === "rule" || key13 === "step" || key13 === "reason")) {
                                                                        return validate21.errors = [{ instancePath: instancePath + "/lintIgnore/" + i18, keyword: "additionalProperties", params: { additionalProperty: key13 } }], !1;
                                                                        break;
                                                                      }
                                                                    if (_errs173 === errors) {
                                                                      if (data77.rule !== void 0) {
                                                                        let data78 = data77.rule, _errs174 = errors;
                                                                        if (errors === _errs174)
                                                                          if (typeof data78 == "string") {
                                                                            if (func3(data78) < 1)
                                                                              return validate21.errors = [{ instancePath: instancePath + "/lintIgnore/" + i18 + "/rule", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                          } else
                                                                            return validate21.errors = [{ instancePath: instancePath + "/lintIgnore/" + i18 + "/rule", keyword: "type", params: { type: "string" } }], !1;
                                                                        var valid33 = _errs174 === errors;
                                                                      } else
                                                                        var valid33 = !0;
                                                                      if (valid33) {
                                                                        if (data77.step !== void 0) {
                                                                          let data79 = data77.step, _errs176 = errors;
                                                                          if (errors === _errs176)
                                                                            if (typeof data79 == "string") {
                                                                              if (func3(data79) < 1)
                                                                                return validate21.errors = [{ instancePath: instancePath + "/lintIgnore/" + i18 + "/step", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                              if (!pattern1.test(data79))
                                                                                return validate21.errors = [{ instancePath: instancePath + "/lintIgnore/" + i18 + "/step", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                            } else
                                                                              return validate21.errors = [{ instancePath: instancePath + "/lintIgnore/" + i18 + "/step", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid33 = _errs176 === errors;
                                                                        } else
                                                                          var valid33 = !0;
                                                                        if (valid33)
                                                                          if (data77.reason !== void 0) {
                                                                            let data80 = data77.reason, _errs178 = errors;
                                                                            if (errors === _errs178)
                                                                              if (typeof data80 == "string") {
                                                                                if (func3(data80) < 1)
                                                                                  return validate21.errors = [{ instancePath: instancePath + "/lintIgnore/" + i18 + "/reason", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                              } else
                                                                                return validate21.errors = [{ instancePath: instancePath + "/lintIgnore/" + i18 + "/reason", keyword: "type", params: { type: "string" } }], !1;
                                                                            var valid33 = _errs178 === errors;
                                                                          } else
                                                                            var valid33 = !0;
                                                                      }
                                                                    }
                                                                  }
                                                                } else
                                                                  return validate21.errors = [{ instancePath: instancePath + "/lintIgnore/" + i18, keyword: "type", params: { type: "object" } }], !1;
                                                              var valid32 = _errs171 === errors;
                                                              if (!valid32)
                                                                break;
                                                            }
                                                          } else
                                                            return validate21.errors = [{ instancePath: instancePath + "/lintIgnore", keyword: "type", params: { type: "array" } }], !1;
                                                        var valid0 = _errs169 === errors;
                                                      } else
                                                        var valid0 = !0;
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate21.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateWorkflow
};
