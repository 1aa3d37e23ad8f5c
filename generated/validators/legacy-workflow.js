// Generated from schemas/legacy-workflow.ts by `npm run generate`; do not edit.
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
var validateLegacyWorkflow = validate21;
var func2 = Object.prototype.hasOwnProperty, func3 = require_ucs2length().default;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      var valid0 = !0;
      let len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let data0 = data[i0], _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (func3(data0) < 1)
              return validate22.errors = [{ instancePath: instancePath + "/" + i0, keyword: "minLength", params: { limit: 1 } }], !1;
          } else
            return validate22.errors = [{ instancePath: instancePath + "/" + i0, keyword: "type", params: { type: "string" } }], !1;
        var valid0 = _errs1 === errors;
        if (!valid0)
          break;
      }
    } else
      return validate22.errors = [{ instancePath, keyword: "type", params: { type: "array" } }], !1;
  return validate22.errors = vErrors, errors === 0;
}
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.definition === void 0 && (missing0 = "definition"))
        return validate26.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "name" || key0 === "definition" || key0 === "parameters" || key0 === "scope")) {
            return validate26.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (func3(data0) < 1)
                  return validate26.errors = [{ instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 } }], !1;
              } else
                return validate26.errors = [{ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.definition !== void 0) {
              let data1 = data.definition, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (func3(data1) < 1)
                    return validate26.errors = [{ instancePath: instancePath + "/definition", keyword: "minLength", params: { limit: 1 } }], !1;
                } else
                  return validate26.errors = [{ instancePath: instancePath + "/definition", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.parameters !== void 0) {
                let data2 = data.parameters, _errs6 = errors;
                if (errors === _errs6)
                  if (Array.isArray(data2)) {
                    var valid1 = !0;
                    let len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data3 = data2[i0], _errs8 = errors;
                      if (errors === _errs8)
                        if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                          let missing1;
                          if (data3.name === void 0 && (missing1 = "name") || data3.type === void 0 && (missing1 = "type"))
                            return validate26.errors = [{ instancePath: instancePath + "/parameters/" + i0, keyword: "required", params: { missingProperty: missing1 } }], !1;
                          {
                            let _errs10 = errors;
                            for (let key1 in data3)
                              if (!(key1 === "name" || key1 === "type" || key1 === "required" || key1 === "description" || key1 === "enum" || key1 === "default")) {
                                return validate26.errors = [{ instancePath: instancePath + "/parameters/" + i0, keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                                break;
                              }
                            if (_errs10 === errors) {
                              if (data3.name !== void 0) {
                                let data4 = data3.name, _errs11 = errors;
                                if (errors === _errs11)
                                  if (typeof data4 == "string") {
                                    if (func3(data4) < 1)
                                      return validate26.errors = [{ instancePath: instancePath + "/parameters/" + i0 + "/name", keyword: "minLength", params: { limit: 1 } }], !1;
                                  } else
                                    return validate26.errors = [{ instancePath: instancePath + "/parameters/" + i0 + "/name", keyword: "type", params: { type: "string" } }], !1;
                                var valid2 = _errs11 === errors;
                              } else
                                var valid2 = !0;
                              if (valid2) {
                                if (data3.type !== void 0) {
                                  let data5 = data3.type, _errs13 = errors;
                                  if (errors === _errs13)
                                    if (typeof data5 == "string") {
                                      if (func3(data5) < 1)
                                        return validate26.errors = [{ instancePath: instancePath + "/parameters/" + i0 + "/type", keyword: "minLength", params: { limit: 1 } }], !1;
                                    } else
                                      return validate26.errors = [{ instancePath: instancePath + "/parameters/" + i0 + "/type", keyword: "type", params: { type: "string" } }], !1;
                                  var valid2 = _errs13 === errors;
                                } else
                                  var valid2 = !0;
                                if (valid2) {
                                  if (data3.required !== void 0) {
                                    let _errs15 = errors;
                                    if (typeof data3.required != "boolean")
                                      return validate26.errors = [{ instancePath: instancePath + "/parameters/" + i0 + "/required", keyword: "type", params: { type: "boolean" } }], !1;
                                    var valid2 = _errs15 === errors;
                                  } else
                                    var valid2 = !0;
                                  if (valid2) {
                                    if (data3.description !== void 0) {
                                      let data7 = data3.description, _errs17 = errors;
                                      if (errors === _errs17)
                                        if (typeof data7 == "string") {
                                          if (func3(data7) < 1)
                                            return validate26.errors = [{ instancePath: instancePath + "/parameters/" + i0 + "/description", keyword: "minLength", params: { limit: 1 } }], !1;
                                        } else
                                          return validate26.errors = [{ instancePath: instancePath + "/parameters/" + i0 + "/description", keyword: "type", params: { type: "string" } }], !1;
                                      var valid2 = _errs17 === errors;
                                    } else
                                      var valid2 = !0;
                                    if (valid2)
                                      if (data3.enum !== void 0) {
                                        let _errs19 = errors;
                                        if (errors === _errs19 && !Array.isArray(data3.enum))
                                          return validate26.errors = [{ instancePath: instancePath + "/parameters/" + i0 + "/enum", keyword: "type", params: { type: "array" } }], !1;
                                        var valid2 = _errs19 === errors;
                                      } else
                                        var valid2 = !0;
                                  }
                                }
                              }
                            }
                          }
                        } else
                          return validate26.errors = [{ instancePath: instancePath + "/parameters/" + i0, keyword: "type", params: { type: "object" } }], !1;
                      var valid1 = _errs8 === errors;
                      if (!valid1)
                        break;
                    }
                  } else
                    return validate26.errors = [{ instancePath: instancePath + "/parameters", keyword: "type", params: { type: "array" } }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.scope !== void 0) {
                  let data9 = data.scope, _errs21 = errors;
                  if (typeof data9 != "string")
                    return validate26.errors = [{ instancePath: instancePath + "/scope", keyword: "type", params: { type: "string" } }], !1;
                  if (!(data9 === "workflow" || data9 === "loop" || data9 === "step"))
                    return validate26.errors = [{ instancePath: instancePath + "/scope", keyword: "enum", params: { allowedValues: ["workflow", "loop", "step"] } }], !1;
                  var valid0 = _errs21 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate26.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate26.errors = vErrors, errors === 0;
}
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind"))
        return validate34.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let tag0 = data.kind;
        if (typeof tag0 == "string")
          if (tag0 === "text") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.kind === void 0 && (missing1 = "kind") || data.text === void 0 && (missing1 = "text"))
                  return validate34.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing1 } }], !1;
                {
                  let _errs4 = errors;
                  for (let key0 in data)
                    if (!(key0 === "kind" || key0 === "text")) {
                      return validate34.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
                      break;
                    }
                  if (_errs4 === errors) {
                    if (data.kind !== void 0) {
                      let data0 = data.kind, _errs5 = errors;
                      if (typeof data0 != "string")
                        return validate34.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
                      if (data0 !== "text")
                        return validate34.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "text" } }], !1;
                      var valid2 = _errs5 === errors;
                    } else
                      var valid2 = !0;
                    if (valid2)
                      if (data.text !== void 0) {
                        let _errs7 = errors;
                        if (typeof data.text != "string")
                          return validate34.errors = [{ instancePath: instancePath + "/text", keyword: "type", params: { type: "string" } }], !1;
                        var valid2 = _errs7 === errors;
                      } else
                        var valid2 = !0;
                  }
                }
              } else
                return validate34.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "ref") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.kind === void 0 && (missing2 = "kind") || data.refId === void 0 && (missing2 = "refId"))
                  return validate34.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing2 } }], !1;
                {
                  let _errs11 = errors;
                  for (let key1 in data)
                    if (!(key1 === "kind" || key1 === "refId")) {
                      return validate34.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                      break;
                    }
                  if (_errs11 === errors) {
                    if (data.kind !== void 0) {
                      let data2 = data.kind, _errs12 = errors;
                      if (typeof data2 != "string")
                        return validate34.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
                      if (data2 !== "ref")
                        return validate34.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "ref" } }], !1;
                      var valid4 = _errs12 === errors;
                    } else
                      var valid4 = !0;
                    if (valid4)
                      if (data.refId !== void 0) {
                        let data3 = data.refId, _errs14 = errors;
                        if (errors === _errs14)
                          if (typeof data3 == "string") {
                            if (func3(data3) < 1)
                              return validate34.errors = [{ instancePath: instancePath + "/refId", keyword: "minLength", params: { limit: 1 } }], !1;
                          } else
                            return validate34.errors = [{ instancePath: instancePath + "/refId", keyword: "type", params: { type: "string" } }], !1;
                        var valid4 = _errs14 === errors;
                      } else
                        var valid4 = !0;
                  }
                }
              } else
                return validate34.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
          } else
            return validate34.errors = [{ instancePath, keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } }], !1;
        else
          return validate34.errors = [{ instancePath, keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } }], !1;
      }
    } else
      return validate34.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate34.errors = vErrors, errors === 0;
}
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      if (data.length < 1)
        return validate36.errors = [{ instancePath, keyword: "minItems", params: { limit: 1 } }], !1;
      {
        var valid0 = !0;
        let len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data0 = data[i0], _errs1 = errors, _errs2 = errors, valid1 = !1, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data0 == "string") {
              if (func3(data0) < 1) {
                let err0 = { instancePath: instancePath + "/" + i0, keyword: "minLength", params: { limit: 1 } };
                vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
              }
            } else {
              let err1 = { instancePath: instancePath + "/" + i0, keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
            }
          var _valid0 = _errs3 === errors;
          if (valid1 = valid1 || _valid0, !valid1) {
            let _errs5 = errors;
            validate34(data0, { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
            var _valid0 = _errs5 === errors;
            valid1 = valid1 || _valid0;
          }
          if (valid1)
            errors = _errs2, vErrors !== null && (_errs2 ? vErrors.length = _errs2 : vErrors = null);
          else {
            let err2 = { instancePath: instancePath + "/" + i0, keyword: "anyOf", params: {} };
            return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate36.errors = vErrors, !1;
          }
          var valid0 = _errs1 === errors;
          if (!valid0)
            break;
        }
      }
    } else
      return validate36.errors = [{ instancePath, keyword: "type", params: { type: "array" } }], !1;
  return validate36.errors = vErrors, errors === 0;
}
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    validate34(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
    var _valid0 = _errs3 === errors;
    if (valid0 = valid0 || _valid0, !valid0) {
      let _errs4 = errors;
      validate36(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors), errors = vErrors.length);
      var _valid0 = _errs4 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err2 = { instancePath, keyword: "anyOf", params: {} };
    return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate33.errors = vErrors, !1;
  }
  return validate33.errors = vErrors, errors === 0;
}
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "goal" || key0 === "constraints" || key0 === "procedure" || key0 === "outputRequired" || key0 === "verify")) {
          return validate32.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.goal !== void 0) {
          let _errs2 = errors;
          validate33(data.goal, { instancePath: instancePath + "/goal", parentData: data, parentDataProperty: "goal", rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.constraints !== void 0) {
            let data1 = data.constraints, _errs3 = errors, _errs4 = errors, valid1 = !1, _errs5 = errors;
            if (errors === _errs5)
              if (typeof data1 == "string") {
                if (func3(data1) < 1) {
                  let err0 = { instancePath: instancePath + "/constraints", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                }
              } else {
                let err1 = { instancePath: instancePath + "/constraints", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              }
            var _valid0 = _errs5 === errors;
            if (valid1 = valid1 || _valid0, !valid1) {
              let _errs7 = errors;
              if (errors === _errs7)
                if (Array.isArray(data1)) {
                  var valid2 = !0;
                  let len0 = data1.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let _errs9 = errors;
                    validate33(data1[i0], { instancePath: instancePath + "/constraints/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
                    var valid2 = _errs9 === errors;
                    if (!valid2)
                      break;
                  }
                } else {
                  let err2 = { instancePath: instancePath + "/constraints", keyword: "type", params: { type: "array" } };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
              var _valid0 = _errs7 === errors;
              valid1 = valid1 || _valid0;
            }
            if (valid1)
              errors = _errs4, vErrors !== null && (_errs4 ? vErrors.length = _errs4 : vErrors = null);
            else {
              let err3 = { instancePath: instancePath + "/constraints", keyword: "anyOf", params: {} };
              return vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++, validate32.errors = vErrors, !1;
            }
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.procedure !== void 0) {
              let data3 = data.procedure, _errs10 = errors, _errs11 = errors, valid3 = !1, _errs12 = errors;
              if (errors === _errs12)
                if (typeof data3 == "string") {
                  if (func3(data3) < 1) {
                    let err4 = { instancePath: instancePath + "/procedure", keyword: "minLength", params: { limit: 1 } };
                    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                  }
                } else {
                  let err5 = { instancePath: instancePath + "/procedure", keyword: "type", params: { type: "string" } };
                  vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                }
              var _valid1 = _errs12 === errors;
              if (valid3 = valid3 || _valid1, !valid3) {
                let _errs14 = errors;
                if (errors === _errs14)
                  if (Array.isArray(data3)) {
                    var valid4 = !0;
                    let len1 = data3.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let _errs16 = errors;
                      validate33(data3[i1], { instancePath: instancePath + "/procedure/" + i1, parentData: data3, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
                      var valid4 = _errs16 === errors;
                      if (!valid4)
                        break;
                    }
                  } else {
                    let err6 = { instancePath: instancePath + "/procedure", keyword: "type", params: { type: "array" } };
                    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                  }
                var _valid1 = _errs14 === errors;
                valid3 = valid3 || _valid1;
              }
              if (valid3)
                errors = _errs11, vErrors !== null && (_errs11 ? vErrors.length = _errs11 : vErrors = null);
              else {
                let err7 = { instancePath: instancePath + "/procedure", keyword: "anyOf", params: {} };
                return vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++, validate32.errors = vErrors, !1;
              }
              var valid0 = _errs10 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.outputRequired !== void 0) {
                let data5 = data.outputRequired, _errs17 = errors;
                if (errors === _errs17)
                  if (data5 && typeof data5 == "object" && !Array.isArray(data5))
                    for (let key1 in data5) {
                      let _errs20 = errors;
                      validate33(data5[key1], { instancePath: instancePath + "/outputRequired/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data5, parentDataProperty: key1, rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
                      var valid5 = _errs20 === errors;
                      if (!valid5)
                        break;
                    }
                  else
                    return validate32.errors = [{ instancePath: instancePath + "/outputRequired", keyword: "type", params: { type: "object" } }], !1;
                var valid0 = _errs17 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.verify !== void 0) {
                  let data7 = data.verify, _errs21 = errors, _errs22 = errors, valid6 = !1, _errs23 = errors;
                  if (errors === _errs23)
                    if (typeof data7 == "string") {
                      if (func3(data7) < 1) {
                        let err8 = { instancePath: instancePath + "/verify", keyword: "minLength", params: { limit: 1 } };
                        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                      }
                    } else {
                      let err9 = { instancePath: instancePath + "/verify", keyword: "type", params: { type: "string" } };
                      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                    }
                  var _valid2 = _errs23 === errors;
                  if (valid6 = valid6 || _valid2, !valid6) {
                    let _errs25 = errors;
                    if (errors === _errs25)
                      if (Array.isArray(data7)) {
                        var valid7 = !0;
                        let len2 = data7.length;
                        for (let i2 = 0; i2 < len2; i2++) {
                          let _errs27 = errors;
                          validate33(data7[i2], { instancePath: instancePath + "/verify/" + i2, parentData: data7, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
                          var valid7 = _errs27 === errors;
                          if (!valid7)
                            break;
                        }
                      } else {
                        let err10 = { instancePath: instancePath + "/verify", keyword: "type", params: { type: "array" } };
                        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                      }
                    var _valid2 = _errs25 === errors;
                    valid6 = valid6 || _valid2;
                  }
                  if (valid6)
                    errors = _errs22, vErrors !== null && (_errs22 ? vErrors.length = _errs22 : vErrors = null);
                  else {
                    let err11 = { instancePath: instancePath + "/verify", keyword: "anyOf", params: {} };
                    return vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++, validate32.errors = vErrors, !1;
                  }
                  var valid0 = _errs21 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate32.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate32.errors = vErrors, errors === 0;
}
var wrapper0 = { validate: validate46 };
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!func2.call({ var: { type: "string", minLength: 1 }, equals: {}, not_equals: {}, gt: {}, gte: {}, lt: {}, lte: {}, in: { type: "array", items: {} }, contains: {}, startsWith: {}, endsWith: {}, matches: {}, and: { type: "array", items: { $ref: "#/definitions/LegacyCondition" } }, or: { type: "array", items: { $ref: "#/definitions/LegacyCondition" } }, not: { $ref: "#/definitions/LegacyCondition" } }, key0)) {
          return validate46.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.var !== void 0) {
          let data0 = data.var, _errs2 = errors;
          if (errors === _errs2)
            if (typeof data0 == "string") {
              if (func3(data0) < 1)
                return validate46.errors = [{ instancePath: instancePath + "/var", keyword: "minLength", params: { limit: 1 } }], !1;
            } else
              return validate46.errors = [{ instancePath: instancePath + "/var", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.in !== void 0) {
            let _errs4 = errors;
            if (errors === _errs4 && !Array.isArray(data.in))
              return validate46.errors = [{ instancePath: instancePath + "/in", keyword: "type", params: { type: "array" } }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.and !== void 0) {
              let data2 = data.and, _errs6 = errors;
              if (errors === _errs6)
                if (Array.isArray(data2)) {
                  var valid1 = !0;
                  let len0 = data2.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let _errs8 = errors;
                    wrapper0.validate(data2[i0], { instancePath: instancePath + "/and/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors), errors = vErrors.length);
                    var valid1 = _errs8 === errors;
                    if (!valid1)
                      break;
                  }
                } else
                  return validate46.errors = [{ instancePath: instancePath + "/and", keyword: "type", params: { type: "array" } }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.or !== void 0) {
                let data4 = data.or, _errs9 = errors;
                if (errors === _errs9)
                  if (Array.isArray(data4)) {
                    var valid2 = !0;
                    let len1 = data4.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let _errs11 = errors;
                      wrapper0.validate(data4[i1], { instancePath: instancePath + "/or/" + i1, parentData: data4, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors), errors = vErrors.length);
                      var valid2 = _errs11 === errors;
                      if (!valid2)
                        break;
                    }
                  } else
                    return validate46.errors = [{ instancePath: instancePath + "/or", keyword: "type", params: { type: "array" } }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.not !== void 0) {
                  let _errs12 = errors;
                  wrapper0.validate(data.not, { instancePath: instancePath + "/not", parentData: data, parentDataProperty: "not", rootData }) || (vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors), errors = vErrors.length);
                  var valid0 = _errs12 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate46.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate46.errors = vErrors, errors === 0;
}
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (typeof data != "boolean") {
    let err0 = { instancePath, keyword: "type", params: { type: "boolean" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs3 = errors;
    if (errors === _errs3)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let _errs5 = errors;
        for (let key0 in data)
          if (!func2.call({ kind: { type: "string", enum: ["coordinator_eval", "human_approval"] }, condition: { $ref: "#/definitions/LegacyCondition" }, var: { type: "string", minLength: 1 }, equals: {}, not_equals: {}, gt: {}, gte: {}, lt: {}, lte: {}, in: { type: "array", items: {} }, contains: {}, startsWith: {}, endsWith: {}, matches: {}, and: { type: "array", items: { $ref: "#/definitions/LegacyCondition" } }, or: { type: "array", items: { $ref: "#/definitions/LegacyCondition" } }, not: { $ref: "#/definitions/LegacyCondition" } }, key0)) {
            let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
            break;
          }
        if (_errs5 === errors) {
          if (data.kind !== void 0) {
            let data0 = data.kind, _errs6 = errors;
            if (typeof data0 != "string") {
              let err2 = { instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
            if (!(data0 === "coordinator_eval" || data0 === "human_approval")) {
              let err3 = { instancePath: instancePath + "/kind", keyword: "enum", params: { allowedValues: ["coordinator_eval", "human_approval"] } };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
            var valid1 = _errs6 === errors;
          } else
            var valid1 = !0;
          if (valid1) {
            if (data.condition !== void 0) {
              let _errs8 = errors;
              validate46(data.condition, { instancePath: instancePath + "/condition", parentData: data, parentDataProperty: "condition", rootData }) || (vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors), errors = vErrors.length);
              var valid1 = _errs8 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.var !== void 0) {
                let data2 = data.var, _errs9 = errors;
                if (errors === _errs9)
                  if (typeof data2 == "string") {
                    if (func3(data2) < 1) {
                      let err4 = { instancePath: instancePath + "/var", keyword: "minLength", params: { limit: 1 } };
                      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                    }
                  } else {
                    let err5 = { instancePath: instancePath + "/var", keyword: "type", params: { type: "string" } };
                    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                  }
                var valid1 = _errs9 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.in !== void 0) {
                  let _errs11 = errors;
                  if (errors === _errs11 && !Array.isArray(data.in)) {
                    let err6 = { instancePath: instancePath + "/in", keyword: "type", params: { type: "array" } };
                    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                  }
                  var valid1 = _errs11 === errors;
                } else
                  var valid1 = !0;
                if (valid1) {
                  if (data.and !== void 0) {
                    let data4 = data.and, _errs13 = errors;
                    if (errors === _errs13)
                      if (Array.isArray(data4)) {
                        var valid2 = !0;
                        let len0 = data4.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let _errs15 = errors;
                          validate46(data4[i0], { instancePath: instancePath + "/and/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors), errors = vErrors.length);
                          var valid2 = _errs15 === errors;
                          if (!valid2)
                            break;
                        }
                      } else {
                        let err7 = { instancePath: instancePath + "/and", keyword: "type", params: { type: "array" } };
                        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                      }
                    var valid1 = _errs13 === errors;
                  } else
                    var valid1 = !0;
                  if (valid1) {
                    if (data.or !== void 0) {
                      let data6 = data.or, _errs16 = errors;
                      if (errors === _errs16)
                        if (Array.isArray(data6)) {
                          var valid3 = !0;
                          let len1 = data6.length;
                          for (let i1 = 0; i1 < len1; i1++) {
                            let _errs18 = errors;
                            validate46(data6[i1], { instancePath: instancePath + "/or/" + i1, parentData: data6, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors), errors = vErrors.length);
                            var valid3 = _errs18 === errors;
                            if (!valid3)
                              break;
                          }
                        } else {
                          let err8 = { instancePath: instancePath + "/or", keyword: "type", params: { type: "array" } };
                          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                        }
                      var valid1 = _errs16 === errors;
                    } else
                      var valid1 = !0;
                    if (valid1)
                      if (data.not !== void 0) {
                        let _errs19 = errors;
                        validate46(data.not, { instancePath: instancePath + "/not", parentData: data, parentDataProperty: "not", rootData }) || (vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors), errors = vErrors.length);
                        var valid1 = _errs19 === errors;
                      } else
                        var valid1 = !0;
                  }
                }
              }
            }
          }
        }
      } else {
        let err9 = { instancePath, keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err10 = { instancePath, keyword: "anyOf", params: {} };
    return vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++, validate45.errors = vErrors, !1;
  }
  return validate45.errors = vErrors, errors === 0;
}
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.templateId === void 0 && (missing0 = "templateId"))
        return validate52.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "templateId" || key0 === "args")) {
            return validate52.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.templateId !== void 0) {
            let data0 = data.templateId, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (func3(data0) < 1)
                  return validate52.errors = [{ instancePath: instancePath + "/templateId", keyword: "minLength", params: { limit: 1 } }], !1;
              } else
                return validate52.errors = [{ instancePath: instancePath + "/templateId", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.args !== void 0) {
              let data1 = data.args, _errs4 = errors;
              if (errors === _errs4 && !(data1 && typeof data1 == "object" && !Array.isArray(data1)))
                return validate52.errors = [{ instancePath: instancePath + "/args", keyword: "type", params: { type: "object" } }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate52.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate52.errors = vErrors, errors === 0;
}
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
            if (data0.text === void 0 && (missing0 = "text"))
              return validate54.errors = [{ instancePath: instancePath + "/" + i0, keyword: "required", params: { missingProperty: missing0 } }], !1;
            {
              let _errs3 = errors;
              for (let key0 in data0)
                if (!(key0 === "id" || key0 === "when" || key0 === "text")) {
                  return validate54.errors = [{ instancePath: instancePath + "/" + i0, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
                  break;
                }
              if (_errs3 === errors) {
                if (data0.id !== void 0) {
                  let data1 = data0.id, _errs4 = errors;
                  if (errors === _errs4)
                    if (typeof data1 == "string") {
                      if (func3(data1) < 1)
                        return validate54.errors = [{ instancePath: instancePath + "/" + i0 + "/id", keyword: "minLength", params: { limit: 1 } }], !1;
                    } else
                      return validate54.errors = [{ instancePath: instancePath + "/" + i0 + "/id", keyword: "type", params: { type: "string" } }], !1;
                  var valid1 = _errs4 === errors;
                } else
                  var valid1 = !0;
                if (valid1) {
                  if (data0.when !== void 0) {
                    let _errs6 = errors;
                    validate46(data0.when, { instancePath: instancePath + "/" + i0 + "/when", parentData: data0, parentDataProperty: "when", rootData }) || (vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors), errors = vErrors.length);
                    var valid1 = _errs6 === errors;
                  } else
                    var valid1 = !0;
                  if (valid1)
                    if (data0.text !== void 0) {
                      let data3 = data0.text, _errs7 = errors;
                      if (errors === _errs7)
                        if (typeof data3 == "string") {
                          if (func3(data3) < 1)
                            return validate54.errors = [{ instancePath: instancePath + "/" + i0 + "/text", keyword: "minLength", params: { limit: 1 } }], !1;
                        } else
                          return validate54.errors = [{ instancePath: instancePath + "/" + i0 + "/text", keyword: "type", params: { type: "string" } }], !1;
                      var valid1 = _errs7 === errors;
                    } else
                      var valid1 = !0;
                }
              }
            }
          } else
            return validate54.errors = [{ instancePath: instancePath + "/" + i0, keyword: "type", params: { type: "object" } }], !1;
        var valid0 = _errs1 === errors;
        if (!valid0)
          break;
      }
    } else
      return validate54.errors = [{ instancePath, keyword: "type", params: { type: "array" } }], !1;
  return validate54.errors = vErrors, errors === 0;
}
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    validate22(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err2 = { instancePath, keyword: "anyOf", params: {} };
    return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate57.errors = vErrors, !1;
  }
  return validate57.errors = vErrors, errors === 0;
}
var wrapper3 = { validate: validate61 };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          } else if (tag0 === "schema") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing4;
                if (data.type === void 0 && (missing4 = "type")) {
                  let err31 = { instancePath, keyword: "required", params: { missingProperty: missing4 } };
                  vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                } else {
                  let _errs37 = errors;
                  for (let key3 in data)
                    if (!(key3 === "type" || key3 === "schema" || key3 === "value" || key3 === "message")) {
                      let err32 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key3 } };
                      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                      break;
                    }
                  if (_errs37 === errors) {
                    if (data.type !== void 0) {
                      let data11 = data.type, _errs38 = errors;
                      if (typeof data11 != "string") {
                        let err33 = { instancePath: instancePath + "/type", keyword: "type", params: { type: "string" } };
                        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                      }
                      if (data11 !== "schema") {
                        let err34 = { instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "schema" } };
                        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                      }
                      var valid9 = _errs38 === errors;
                    } else
                      var valid9 = !0;
                    if (valid9)
                      if (data.message !== void 0) {
                        let data12 = data.message, _errs40 = errors;
                        if (errors === _errs40)
                          if (typeof data12 == "string") {
                            if (func3(data12) < 1) {
                              let err35 = { instancePath: instancePath + "/message", keyword: "minLength", params: { limit: 1 } };
                              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                            }
                          } else {
                            let err36 = { instancePath: instancePath + "/message", keyword: "type", params: { type: "string" } };
                            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                          }
                        var valid9 = _errs40 === errors;
                      } else
                        var valid9 = !0;
                  }
                }
              } else {
                let err37 = { instancePath, keyword: "type", params: { type: "object" } };
                vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
              }
          } else {
            let err38 = { instancePath, keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 } };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
        else {
          let err39 = { instancePath, keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 } };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
      }
    } else {
      let err40 = { instancePath, keyword: "type", params: { type: "object" } };
      vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
    }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs42 = errors;
    if (errors === _errs42)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing5;
        if (data.and === void 0 && (missing5 = "and")) {
          let err41 = { instancePath, keyword: "required", params: { missingProperty: missing5 } };
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        } else {
          let _errs44 = errors;
          for (let key4 in data)
            if (key4 !== "and") {
              let err42 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key4 } };
              vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
              break;
            }
          if (_errs44 === errors && data.and !== void 0) {
            let data13 = data.and;
            if (errors === errors)
              if (Array.isArray(data13)) {
                var valid11 = !0;
                let len0 = data13.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs47 = errors;
                  wrapper3.validate(data13[i0], { instancePath: instancePath + "/and/" + i0, parentData: data13, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors), errors = vErrors.length);
                  var valid11 = _errs47 === errors;
                  if (!valid11)
                    break;
                }
              } else {
                let err43 = { instancePath: instancePath + "/and", keyword: "type", params: { type: "array" } };
                vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
              }
          }
        }
      } else {
        let err44 = { instancePath, keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    var _valid0 = _errs42 === errors;
    if (valid0 = valid0 || _valid0, !valid0) {
      let _errs48 = errors;
      if (errors === _errs48)
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing6;
          if (data.or === void 0 && (missing6 = "or")) {
            let err45 = { instancePath, keyword: "required", params: { missingProperty: missing6 } };
            vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
          } else {
            let _errs50 = errors;
            for (let key5 in data)
              if (key5 !== "or") {
                let err46 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key5 } };
                vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                break;
              }
            if (_errs50 === errors && data.or !== void 0) {
              let data15 = data.or;
              if (errors === errors)
                if (Array.isArray(data15)) {
                  var valid13 = !0;
                  let len1 = data15.length;
                  for (let i1 = 0; i1 < len1; i1++) {
                    let _errs53 = errors;
                    wrapper3.validate(data15[i1], { instancePath: instancePath + "/or/" + i1, parentData: data15, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors), errors = vErrors.length);
                    var valid13 = _errs53 === errors;
                    if (!valid13)
                      break;
                  }
                } else {
                  let err47 = { instancePath: instancePath + "/or", keyword: "type", params: { type: "array" } };
                  vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                }
            }
          }
        } else {
          let err48 = { instancePath, keyword: "type", params: { type: "object" } };
          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
        }
      var _valid0 = _errs48 === errors;
      if (valid0 = valid0 || _valid0, !valid0) {
        let _errs54 = errors;
        if (errors === _errs54)
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing7;
            if (data.not === void 0 && (missing7 = "not")) {
              let err49 = { instancePath, keyword: "required", params: { missingProperty: missing7 } };
              vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
            } else {
              let _errs56 = errors;
              for (let key6 in data)
                if (key6 !== "not") {
                  let err50 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key6 } };
                  vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                  break;
                }
              _errs56 === errors && data.not !== void 0 && (wrapper3.validate(data.not, { instancePath: instancePath + "/not", parentData: data, parentDataProperty: "not", rootData }) || (vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors), errors = vErrors.length));
            }
          } else {
            let err51 = { instancePath, keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
          }
        var _valid0 = _errs54 === errors;
        if (valid0 = valid0 || _valid0, !valid0) {
          let _errs58 = errors;
          if (errors === _errs58)
            if (Array.isArray(data)) {
              var valid15 = !0;
              let len2 = data.length;
              for (let i2 = 0; i2 < len2; i2++) {
                let _errs60 = errors;
                wrapper3.validate(data[i2], { instancePath: instancePath + "/" + i2, parentData: data, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors), errors = vErrors.length);
                var valid15 = _errs60 === errors;
                if (!valid15)
                  break;
              }
            } else {
              let err52 = { instancePath, keyword: "type", params: { type: "array" } };
              vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
            }
          var _valid0 = _errs58 === errors;
          valid0 = valid0 || _valid0;
        }
      }
    }
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err53 = { instancePath, keyword: "anyOf", params: {} };
    return vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++, validate61.errors = vErrors, !1;
  }
  return validate61.errors = vErrors, errors === 0;
}
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.contractRef === void 0 && (missing0 = "contractRef"))
        return validate63.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "contractRef" || key0 === "required")) {
            return validate63.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.contractRef !== void 0) {
            let data0 = data.contractRef, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (func3(data0) < 1)
                  return validate63.errors = [{ instancePath: instancePath + "/contractRef", keyword: "minLength", params: { limit: 1 } }], !1;
              } else
                return validate63.errors = [{ instancePath: instancePath + "/contractRef", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.required !== void 0) {
              let _errs4 = errors;
              if (typeof data.required != "boolean")
                return validate63.errors = [{ instancePath: instancePath + "/required", keyword: "type", params: { type: "boolean" } }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate63.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate63.errors = vErrors, errors === 0;
}
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.when === void 0 && (missing0 = "when") || data.effect === void 0 && (missing0 = "effect"))
        return validate67.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "when" || key0 === "effect")) {
            return validate67.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.when !== void 0) {
            let data0 = data.when, _errs2 = errors;
            if (errors === _errs2)
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                let missing1;
                if (data0.anyEqualsLevel === void 0 && (missing1 = "anyEqualsLevel"))
                  return validate67.errors = [{ instancePath: instancePath + "/when", keyword: "required", params: { missingProperty: missing1 } }], !1;
                {
                  let _errs4 = errors;
                  for (let key1 in data0)
                    if (!(key1 === "anyEqualsLevel" || key1 === "forAssessment")) {
                      return validate67.errors = [{ instancePath: instancePath + "/when", keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                      break;
                    }
                  if (_errs4 === errors) {
                    if (data0.anyEqualsLevel !== void 0) {
                      let data1 = data0.anyEqualsLevel, _errs5 = errors;
                      if (errors === _errs5)
                        if (typeof data1 == "string") {
                          if (func3(data1) < 1)
                            return validate67.errors = [{ instancePath: instancePath + "/when/anyEqualsLevel", keyword: "minLength", params: { limit: 1 } }], !1;
                        } else
                          return validate67.errors = [{ instancePath: instancePath + "/when/anyEqualsLevel", keyword: "type", params: { type: "string" } }], !1;
                      var valid1 = _errs5 === errors;
                    } else
                      var valid1 = !0;
                    if (valid1)
                      if (data0.forAssessment !== void 0) {
                        let data2 = data0.forAssessment, _errs7 = errors;
                        if (errors === _errs7)
                          if (typeof data2 == "string") {
                            if (func3(data2) < 1)
                              return validate67.errors = [{ instancePath: instancePath + "/when/forAssessment", keyword: "minLength", params: { limit: 1 } }], !1;
                          } else
                            return validate67.errors = [{ instancePath: instancePath + "/when/forAssessment", keyword: "type", params: { type: "string" } }], !1;
                        var valid1 = _errs7 === errors;
                      } else
                        var valid1 = !0;
                  }
                }
              } else
                return validate67.errors = [{ instancePath: instancePath + "/when", keyword: "type", params: { type: "object" } }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.effect !== void 0) {
              let data3 = data.effect, _errs9 = errors;
              if (errors === _errs9)
                if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                  let missing2;
                  if (data3.kind === void 0 && (missing2 = "kind") || data3.guidance === void 0 && (missing2 = "guidance"))
                    return validate67.errors = [{ instancePath: instancePath + "/effect", keyword: "required", params: { missingProperty: missing2 } }], !1;
                  {
                    let _errs11 = errors;
                    for (let key2 in data3)
                      if (!(key2 === "kind" || key2 === "guidance")) {
                        return validate67.errors = [{ instancePath: instancePath + "/effect", keyword: "additionalProperties", params: { additionalProperty: key2 } }], !1;
                        break;
                      }
                    if (_errs11 === errors) {
                      if (data3.kind !== void 0) {
                        let data4 = data3.kind, _errs12 = errors;
                        if (typeof data4 != "string")
                          return validate67.errors = [{ instancePath: instancePath + "/effect/kind", keyword: "type", params: { type: "string" } }], !1;
                        if (data4 !== "require_followup")
                          return validate67.errors = [{ instancePath: instancePath + "/effect/kind", keyword: "const", params: { allowedValue: "require_followup" } }], !1;
                        var valid2 = _errs12 === errors;
                      } else
                        var valid2 = !0;
                      if (valid2)
                        if (data3.guidance !== void 0) {
                          let data5 = data3.guidance, _errs14 = errors;
                          if (errors === _errs14)
                            if (typeof data5 == "string") {
                              if (func3(data5) < 1)
                                return validate67.errors = [{ instancePath: instancePath + "/effect/guidance", keyword: "minLength", params: { limit: 1 } }], !1;
                            } else
                              return validate67.errors = [{ instancePath: instancePath + "/effect/guidance", keyword: "type", params: { type: "string" } }], !1;
                          var valid2 = _errs14 === errors;
                        } else
                          var valid2 = !0;
                    }
                  }
                } else
                  return validate67.errors = [{ instancePath: instancePath + "/effect", keyword: "type", params: { type: "object" } }], !1;
              var valid0 = _errs9 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate67.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate67.errors = vErrors, errors === 0;
}
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate67(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (Array.isArray(data)) {
        var valid1 = !0;
        let len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let _errs4 = errors;
          validate67(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors), errors = vErrors.length);
          var valid1 = _errs4 === errors;
          if (!valid1)
            break;
        }
      } else {
        let err0 = { instancePath, keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, keyword: "anyOf", params: {} };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate66.errors = vErrors, !1;
  }
  return validate66.errors = vErrors, errors === 0;
}
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      var valid0 = !0;
      let len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let _errs1 = errors;
        validate26(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length);
        var valid0 = _errs1 === errors;
        if (!valid0)
          break;
      }
    } else
      return validate72.errors = [{ instancePath, keyword: "type", params: { type: "array" } }], !1;
  return validate72.errors = vErrors, errors === 0;
}
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
            if (data0.name === void 0 && (missing0 = "name"))
              return validate75.errors = [{ instancePath: instancePath + "/" + i0, keyword: "required", params: { missingProperty: missing0 } }], !1;
            {
              let _errs3 = errors;
              for (let key0 in data0)
                if (!(key0 === "name" || key0 === "args")) {
                  return validate75.errors = [{ instancePath: instancePath + "/" + i0, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
                  break;
                }
              if (_errs3 === errors && data0.name !== void 0) {
                let data1 = data0.name;
                if (errors === errors)
                  if (typeof data1 == "string") {
                    if (func3(data1) < 1)
                      return validate75.errors = [{ instancePath: instancePath + "/" + i0 + "/name", keyword: "minLength", params: { limit: 1 } }], !1;
                  } else
                    return validate75.errors = [{ instancePath: instancePath + "/" + i0 + "/name", keyword: "type", params: { type: "string" } }], !1;
              }
            }
          } else
            return validate75.errors = [{ instancePath: instancePath + "/" + i0, keyword: "type", params: { type: "object" } }], !1;
        var valid0 = _errs1 === errors;
        if (!valid0)
          break;
      }
    } else
      return validate75.errors = [{ instancePath, keyword: "type", params: { type: "array" } }], !1;
  return validate75.errors = vErrors, errors === 0;
}
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "prompt" || key0 === "rubric")) {
          return validate77.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.prompt !== void 0) {
          let data0 = data.prompt, _errs2 = errors;
          if (errors === _errs2)
            if (typeof data0 == "string") {
              if (func3(data0) < 1)
                return validate77.errors = [{ instancePath: instancePath + "/prompt", keyword: "minLength", params: { limit: 1 } }], !1;
            } else
              return validate77.errors = [{ instancePath: instancePath + "/prompt", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.rubric !== void 0) {
            let data1 = data.rubric, _errs4 = errors, _errs5 = errors, valid1 = !1, _errs6 = errors;
            if (errors === _errs6)
              if (typeof data1 == "string") {
                if (func3(data1) < 1) {
                  let err0 = { instancePath: instancePath + "/rubric", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                }
              } else {
                let err1 = { instancePath: instancePath + "/rubric", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              }
            var _valid0 = _errs6 === errors;
            if (valid1 = valid1 || _valid0, !valid1) {
              let _errs8 = errors;
              validate36(data1, { instancePath: instancePath + "/rubric", parentData: data, parentDataProperty: "rubric", rootData }) || (vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors), errors = vErrors.length);
              var _valid0 = _errs8 === errors;
              valid1 = valid1 || _valid0;
            }
            if (valid1)
              errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
            else {
              let err2 = { instancePath: instancePath + "/rubric", keyword: "anyOf", params: {} };
              return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate77.errors = vErrors, !1;
            }
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate77.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate77.errors = vErrors, errors === 0;
}
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "command" || key0 === "prompt")) {
          return validate80.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.command !== void 0) {
          let data0 = data.command, _errs2 = errors;
          if (errors === _errs2)
            if (typeof data0 == "string") {
              if (func3(data0) < 1)
                return validate80.errors = [{ instancePath: instancePath + "/command", keyword: "minLength", params: { limit: 1 } }], !1;
            } else
              return validate80.errors = [{ instancePath: instancePath + "/command", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.prompt !== void 0) {
            let data1 = data.prompt, _errs4 = errors;
            if (errors === _errs4)
              if (typeof data1 == "string") {
                if (func3(data1) < 1)
                  return validate80.errors = [{ instancePath: instancePath + "/prompt", keyword: "minLength", params: { limit: 1 } }], !1;
              } else
                return validate80.errors = [{ instancePath: instancePath + "/prompt", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate80.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate80.errors = vErrors, errors === 0;
}
var wrapper7 = { validate: validate31 };
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)))
    return validate31.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
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
          return validate31.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing1 } }], !1;
        {
          let tag0 = data.type;
          if (typeof tag0 == "string")
            if (tag0 === "standard") {
              if (errors === errors)
                if (data && typeof data == "object" && !Array.isArray(data)) {
                  let missing2;
                  if (data.type === void 0 && (missing2 = "type") || data.id === void 0 && (missing2 = "id") || data.title === void 0 && (missing2 = "title"))
                    return validate31.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing2 } }], !1;
                  {
                    let _errs8 = errors;
                    for (let key0 in data)
                      if (!func2.call({ type: { type: "string", const: "standard" }, id: { type: "string", minLength: 1 }, title: { type: "string", minLength: 1 }, prompt: { type: "string", minLength: 1 }, promptBlocks: { $ref: "#/definitions/LegacyStep.promptBlocks" }, agentRole: { type: "string", minLength: 1 }, requireConfirmation: { $ref: "#/definitions/LegacyStep.requireConfirmation" }, templateCall: { $ref: "#/definitions/LegacyStep.templateCall" }, promptFragments: { $ref: "#/definitions/LegacyStep.promptFragments" }, guidance: { $ref: "#/definitions/LegacyStep.guidance" }, askForFiles: { type: "boolean" }, hasValidation: { type: "boolean" }, modelTier: { type: "string", minLength: 1 }, notesOptional: { type: "boolean" }, runCondition: { $ref: "#/definitions/LegacyCondition" }, validationCriteria: { $ref: "#/definitions/LegacyCriteria" }, outputContract: { $ref: "#/definitions/LegacyStep.outputContract" }, assessmentRefs: { $ref: "#/definitions/LegacyStep.functionReferences" }, assessmentConsequences: { $ref: "#/definitions/LegacyStep.assessmentConsequences" }, functionReferences: { $ref: "#/definitions/LegacyStep.functionReferences" }, functionDefinitions: { $ref: "#/definitions/LegacyStep.functionDefinitions" }, functionCalls: { $ref: "#/definitions/LegacyStep.functionCalls" }, audit: { $ref: "#/definitions/LegacyStep.audit" }, verification: { $ref: "#/definitions/LegacyStep.verification" } }, key0)) {
                        return validate31.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
                        break;
                      }
                    if (_errs8 === errors) {
                      if (data.type !== void 0) {
                        let data0 = data.type, _errs9 = errors;
                        if (typeof data0 != "string")
                          return validate31.errors = [{ instancePath: instancePath + "/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data0 !== "standard")
                          return validate31.errors = [{ instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "standard" } }], !1;
                        var valid3 = _errs9 === errors;
                      } else
                        var valid3 = !0;
                      if (valid3) {
                        if (data.id !== void 0) {
                          let data1 = data.id, _errs11 = errors;
                          if (errors === _errs11)
                            if (typeof data1 == "string") {
                              if (func3(data1) < 1)
                                return validate31.errors = [{ instancePath: instancePath + "/id", keyword: "minLength", params: { limit: 1 } }], !1;
                            } else
                              return validate31.errors = [{ instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } }], !1;
                          var valid3 = _errs11 === errors;
                        } else
                          var valid3 = !0;
                        if (valid3) {
                          if (data.title !== void 0) {
                            let data2 = data.title, _errs13 = errors;
                            if (errors === _errs13)
                              if (typeof data2 == "string") {
                                if (func3(data2) < 1)
                                  return validate31.errors = [{ instancePath: instancePath + "/title", keyword: "minLength", params: { limit: 1 } }], !1;
                              } else
                                return validate31.errors = [{ instancePath: instancePath + "/title", keyword: "type", params: { type: "string" } }], !1;
                            var valid3 = _errs13 === errors;
                          } else
                            var valid3 = !0;
                          if (valid3) {
                            if (data.prompt !== void 0) {
                              let data3 = data.prompt, _errs15 = errors;
                              if (errors === _errs15)
                                if (typeof data3 == "string") {
                                  if (func3(data3) < 1)
                                    return validate31.errors = [{ instancePath: instancePath + "/prompt", keyword: "minLength", params: { limit: 1 } }], !1;
                                } else
                                  return validate31.errors = [{ instancePath: instancePath + "/prompt", keyword: "type", params: { type: "string" } }], !1;
                              var valid3 = _errs15 === errors;
                            } else
                              var valid3 = !0;
                            if (valid3) {
                              if (data.promptBlocks !== void 0) {
                                let _errs17 = errors;
                                validate32(data.promptBlocks, { instancePath: instancePath + "/promptBlocks", parentData: data, parentDataProperty: "promptBlocks", rootData }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length);
                                var valid3 = _errs17 === errors;
                              } else
                                var valid3 = !0;
                              if (valid3) {
                                if (data.agentRole !== void 0) {
                                  let data5 = data.agentRole, _errs18 = errors;
                                  if (errors === _errs18)
                                    if (typeof data5 == "string") {
                                      if (func3(data5) < 1)
                                        return validate31.errors = [{ instancePath: instancePath + "/agentRole", keyword: "minLength", params: { limit: 1 } }], !1;
                                    } else
                                      return validate31.errors = [{ instancePath: instancePath + "/agentRole", keyword: "type", params: { type: "string" } }], !1;
                                  var valid3 = _errs18 === errors;
                                } else
                                  var valid3 = !0;
                                if (valid3) {
                                  if (data.requireConfirmation !== void 0) {
                                    let _errs20 = errors;
                                    validate45(data.requireConfirmation, { instancePath: instancePath + "/requireConfirmation", parentData: data, parentDataProperty: "requireConfirmation", rootData }) || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length);
                                    var valid3 = _errs20 === errors;
                                  } else
                                    var valid3 = !0;
                                  if (valid3) {
                                    if (data.templateCall !== void 0) {
                                      let _errs21 = errors;
                                      validate52(data.templateCall, { instancePath: instancePath + "/templateCall", parentData: data, parentDataProperty: "templateCall", rootData }) || (vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors), errors = vErrors.length);
                                      var valid3 = _errs21 === errors;
                                    } else
                                      var valid3 = !0;
                                    if (valid3) {
                                      if (data.promptFragments !== void 0) {
                                        let _errs22 = errors;
                                        validate54(data.promptFragments, { instancePath: instancePath + "/promptFragments", parentData: data, parentDataProperty: "promptFragments", rootData }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length);
                                        var valid3 = _errs22 === errors;
                                      } else
                                        var valid3 = !0;
                                      if (valid3) {
                                        if (data.guidance !== void 0) {
                                          let _errs23 = errors;
                                          validate57(data.guidance, { instancePath: instancePath + "/guidance", parentData: data, parentDataProperty: "guidance", rootData }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
                                          var valid3 = _errs23 === errors;
                                        } else
                                          var valid3 = !0;
                                        if (valid3) {
                                          if (data.askForFiles !== void 0) {
                                            let _errs24 = errors;
                                            if (typeof data.askForFiles != "boolean")
                                              return validate31.errors = [{ instancePath: instancePath + "/askForFiles", keyword: "type", params: { type: "boolean" } }], !1;
                                            var valid3 = _errs24 === errors;
                                          } else
                                            var valid3 = !0;
                                          if (valid3) {
                                            if (data.hasValidation !== void 0) {
                                              let _errs26 = errors;
                                              if (typeof data.hasValidation != "boolean")
                                                return validate31.errors = [{ instancePath: instancePath + "/hasValidation", keyword: "type", params: { type: "boolean" } }], !1;
                                              var valid3 = _errs26 === errors;
                                            } else
                                              var valid3 = !0;
                                            if (valid3) {
                                              if (data.modelTier !== void 0) {
                                                let data12 = data.modelTier, _errs28 = errors;
                                                if (errors === _errs28)
                                                  if (typeof data12 == "string") {
                                                    if (func3(data12) < 1)
                                                      return validate31.errors = [{ instancePath: instancePath + "/modelTier", keyword: "minLength", params: { limit: 1 } }], !1;
                                                  } else
                                                    return validate31.errors = [{ instancePath: instancePath + "/modelTier", keyword: "type", params: { type: "string" } }], !1;
                                                var valid3 = _errs28 === errors;
                                              } else
                                                var valid3 = !0;
                                              if (valid3) {
                                                if (data.notesOptional !== void 0) {
                                                  let _errs30 = errors;
                                                  if (typeof data.notesOptional != "boolean")
                                                    return validate31.errors = [{ instancePath: instancePath + "/notesOptional", keyword: "type", params: { type: "boolean" } }], !1;
                                                  var valid3 = _errs30 === errors;
                                                } else
                                                  var valid3 = !0;
                                                if (valid3) {
                                                  if (data.runCondition !== void 0) {
                                                    let _errs32 = errors;
                                                    validate46(data.runCondition, { instancePath: instancePath + "/runCondition", parentData: data, parentDataProperty: "runCondition", rootData }) || (vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors), errors = vErrors.length);
                                                    var valid3 = _errs32 === errors;
                                                  } else
                                                    var valid3 = !0;
                                                  if (valid3) {
                                                    if (data.validationCriteria !== void 0) {
                                                      let _errs33 = errors;
                                                      validate61(data.validationCriteria, { instancePath: instancePath + "/validationCriteria", parentData: data, parentDataProperty: "validationCriteria", rootData }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length);
                                                      var valid3 = _errs33 === errors;
                                                    } else
                                                      var valid3 = !0;
                                                    if (valid3) {
                                                      if (data.outputContract !== void 0) {
                                                        let _errs34 = errors;
                                                        validate63(data.outputContract, { instancePath: instancePath + "/outputContract", parentData: data, parentDataProperty: "outputContract", rootData }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length);
                                                        var valid3 = _errs34 === errors;
                                                      } else
                                                        var valid3 = !0;
                                                      if (valid3) {
                                                        if (data.assessmentRefs !== void 0) {
                                                          let _errs35 = errors;
                                                          validate22(data.assessmentRefs, { instancePath: instancePath + "/assessmentRefs", parentData: data, parentDataProperty: "assessmentRefs", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                                                          var valid3 = _errs35 === errors;
                                                        } else
                                                          var valid3 = !0;
                                                        if (valid3) {
                                                          if (data.assessmentConsequences !== void 0) {
                                                            let _errs36 = errors;
                                                            validate66(data.assessmentConsequences, { instancePath: instancePath + "/assessmentConsequences", parentData: data, parentDataProperty: "assessmentConsequences", rootData }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length);
                                                            var valid3 = _errs36 === errors;
                                                          } else
                                                            var valid3 = !0;
                                                          if (valid3) {
                                                            if (data.functionReferences !== void 0) {
                                                              let _errs37 = errors;
                                                              validate22(data.functionReferences, { instancePath: instancePath + "/functionReferences", parentData: data, parentDataProperty: "functionReferences", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                                                              var valid3 = _errs37 === errors;
                                                            } else
                                                              var valid3 = !0;
                                                            if (valid3) {
                                                              if (data.functionDefinitions !== void 0) {
                                                                let _errs38 = errors;
                                                                validate72(data.functionDefinitions, { instancePath: instancePath + "/functionDefinitions", parentData: data, parentDataProperty: "functionDefinitions", rootData }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
                                                                var valid3 = _errs38 === errors;
                                                              } else
                                                                var valid3 = !0;
                                                              if (valid3) {
                                                                if (data.functionCalls !== void 0) {
                                                                  let _errs39 = errors;
                                                                  validate75(data.functionCalls, { instancePath: instancePath + "/functionCalls", parentData: data, parentDataProperty: "functionCalls", rootData }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length);
                                                                  var valid3 = _errs39 === errors;
                                                                } else
                                                                  var valid3 = !0;
                                                                if (valid3) {
                                                                  if (data.audit !== void 0) {
                                                                    let _errs40 = errors;
                                                                    validate77(data.audit, { instancePath: instancePath + "/audit", parentData: data, parentDataProperty: "audit", rootData }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length);
                                                                    var valid3 = _errs40 === errors;
                                                                  } else
                                                                    var valid3 = !0;
                                                                  if (valid3)
                                                                    if (data.verification !== void 0) {
                                                                      let _errs41 = errors;
                                                                      validate80(data.verification, { instancePath: instancePath + "/verification", parentData: data, parentDataProperty: "verification", rootData }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
                                                                      var valid3 = _errs41 === errors;
                                                                    } else
                                                                      var valid3 = !0;
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
                  }
                } else
                  return validate31.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
            } else if (tag0 === "loop") {
              if (errors === errors)
                if (data && typeof data == "object" && !Array.isArray(data)) {
                  let missing3;
                  if (data.type === void 0 && (missing3 = "type") || data.id === void 0 && (missing3 = "id") || data.title === void 0 && (missing3 = "title") || data.loop === void 0 && (missing3 = "loop") || data.body === void 0 && (missing3 = "body"))
                    return validate31.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing3 } }], !1;
                  {
                    let _errs44 = errors;
                    for (let key1 in data)
                      if (!func2.call({ type: { type: "string", const: "loop" }, id: { type: "string", minLength: 1 }, title: { type: "string", minLength: 1 }, prompt: { type: "string", minLength: 1 }, promptBlocks: { $ref: "#/definitions/LegacyStep.promptBlocks" }, agentRole: { type: "string", minLength: 1 }, requireConfirmation: { $ref: "#/definitions/LegacyStep.requireConfirmation" }, templateCall: { $ref: "#/definitions/LegacyStep.templateCall" }, promptFragments: { $ref: "#/definitions/LegacyStep.promptFragments" }, guidance: { $ref: "#/definitions/LegacyStep.guidance" }, askForFiles: { type: "boolean" }, hasValidation: { type: "boolean" }, modelTier: { type: "string", minLength: 1 }, notesOptional: { type: "boolean" }, runCondition: { $ref: "#/definitions/LegacyCondition" }, validationCriteria: { $ref: "#/definitions/LegacyCriteria" }, outputContract: { $ref: "#/definitions/LegacyStep.outputContract" }, assessmentRefs: { $ref: "#/definitions/LegacyStep.functionReferences" }, assessmentConsequences: { $ref: "#/definitions/LegacyStep.assessmentConsequences" }, functionReferences: { $ref: "#/definitions/LegacyStep.functionReferences" }, functionDefinitions: { $ref: "#/definitions/LegacyStep.functionDefinitions" }, functionCalls: { $ref: "#/definitions/LegacyStep.functionCalls" }, audit: { $ref: "#/definitions/LegacyStep.audit" }, verification: { $ref: "#/definitions/LegacyStep.verification" }, loop: { type: "object", properties: { type: { type: "string", enum: ["while", "until", "for", "forEach"] }, maxIterations: { type: "integer", exclusiveMinimum: 0 }, condition: { $ref: "#/definitions/LegacyCondition" }, conditionSource: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "artifact_contract" }, contractRef: { type: "string", minLength: 1 }, loopId: { type: "string", minLength: 1 } }, required: ["kind", "contractRef"], additionalProperties: !1 }, { type: "object", properties: { kind: { type: "string", const: "context_variable" }, condition: { $ref: "#/definitions/LegacyCondition" } }, required: ["kind", "condition"], additionalProperties: !1 }] }, count: { anyOf: [{ type: "integer", minimum: 0 }, { type: "string", minLength: 1 }] }, items: { type: "string", minLength: 1 }, iterationVar: { type: "string", minLength: 1 }, itemVar: { type: "string", minLength: 1 }, indexVar: { type: "string", minLength: 1 } }, required: ["type", "maxIterations"], additionalProperties: !1 }, body: { anyOf: [{ type: "string", minLength: 1 }, { type: "array", items: { $ref: "#/definitions/LegacyStep" }, minItems: 1 }] } }, key1)) {
                        return validate31.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                        break;
                      }
                    if (_errs44 === errors) {
                      if (data.type !== void 0) {
                        let data24 = data.type, _errs45 = errors;
                        if (typeof data24 != "string")
                          return validate31.errors = [{ instancePath: instancePath + "/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data24 !== "loop")
                          return validate31.errors = [{ instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "loop" } }], !1;
                        var valid5 = _errs45 === errors;
                      } else
                        var valid5 = !0;
                      if (valid5) {
                        if (data.id !== void 0) {
                          let data25 = data.id, _errs47 = errors;
                          if (errors === _errs47)
                            if (typeof data25 == "string") {
                              if (func3(data25) < 1)
                                return validate31.errors = [{ instancePath: instancePath + "/id", keyword: "minLength", params: { limit: 1 } }], !1;
                            } else
                              return validate31.errors = [{ instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } }], !1;
                          var valid5 = _errs47 === errors;
                        } else
                          var valid5 = !0;
                        if (valid5) {
                          if (data.title !== void 0) {
                            let data26 = data.title, _errs49 = errors;
                            if (errors === _errs49)
                              if (typeof data26 == "string") {
                                if (func3(data26) < 1)
                                  return validate31.errors = [{ instancePath: instancePath + "/title", keyword: "minLength", params: { limit: 1 } }], !1;
                              } else
                                return validate31.errors = [{ instancePath: instancePath + "/title", keyword: "type", params: { type: "string" } }], !1;
                            var valid5 = _errs49 === errors;
                          } else
                            var valid5 = !0;
                          if (valid5) {
                            if (data.prompt !== void 0) {
                              let data27 = data.prompt, _errs51 = errors;
                              if (errors === _errs51)
                                if (typeof data27 == "string") {
                                  if (func3(data27) < 1)
                                    return validate31.errors = [{ instancePath: instancePath + "/prompt", keyword: "minLength", params: { limit: 1 } }], !1;
                                } else
                                  return validate31.errors = [{ instancePath: instancePath + "/prompt", keyword: "type", params: { type: "string" } }], !1;
                              var valid5 = _errs51 === errors;
                            } else
                              var valid5 = !0;
                            if (valid5) {
                              if (data.promptBlocks !== void 0) {
                                let _errs53 = errors;
                                validate32(data.promptBlocks, { instancePath: instancePath + "/promptBlocks", parentData: data, parentDataProperty: "promptBlocks", rootData }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length);
                                var valid5 = _errs53 === errors;
                              } else
                                var valid5 = !0;
                              if (valid5) {
                                if (data.agentRole !== void 0) {
                                  let data29 = data.agentRole, _errs54 = errors;
                                  if (errors === _errs54)
                                    if (typeof data29 == "string") {
                                      if (func3(data29) < 1)
                                        return validate31.errors = [{ instancePath: instancePath + "/agentRole", keyword: "minLength", params: { limit: 1 } }], !1;
                                    } else
                                      return validate31.errors = [{ instancePath: instancePath + "/agentRole", keyword: "type", params: { type: "string" } }], !1;
                                  var valid5 = _errs54 === errors;
                                } else
                                  var valid5 = !0;
                                if (valid5) {
                                  if (data.requireConfirmation !== void 0) {
                                    let _errs56 = errors;
                                    validate45(data.requireConfirmation, { instancePath: instancePath + "/requireConfirmation", parentData: data, parentDataProperty: "requireConfirmation", rootData }) || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length);
                                    var valid5 = _errs56 === errors;
                                  } else
                                    var valid5 = !0;
                                  if (valid5) {
                                    if (data.templateCall !== void 0) {
                                      let _errs57 = errors;
                                      validate52(data.templateCall, { instancePath: instancePath + "/templateCall", parentData: data, parentDataProperty: "templateCall", rootData }) || (vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors), errors = vErrors.length);
                                      var valid5 = _errs57 === errors;
                                    } else
                                      var valid5 = !0;
                                    if (valid5) {
                                      if (data.promptFragments !== void 0) {
                                        let _errs58 = errors;
                                        validate54(data.promptFragments, { instancePath: instancePath + "/promptFragments", parentData: data, parentDataProperty: "promptFragments", rootData }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length);
                                        var valid5 = _errs58 === errors;
                                      } else
                                        var valid5 = !0;
                                      if (valid5) {
                                        if (data.guidance !== void 0) {
                                          let _errs59 = errors;
                                          validate57(data.guidance, { instancePath: instancePath + "/guidance", parentData: data, parentDataProperty: "guidance", rootData }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
                                          var valid5 = _errs59 === errors;
                                        } else
                                          var valid5 = !0;
                                        if (valid5) {
                                          if (data.askForFiles !== void 0) {
                                            let _errs60 = errors;
                                            if (typeof data.askForFiles != "boolean")
                                              return validate31.errors = [{ instancePath: instancePath + "/askForFiles", keyword: "type", params: { type: "boolean" } }], !1;
                                            var valid5 = _errs60 === errors;
                                          } else
                                            var valid5 = !0;
                                          if (valid5) {
                                            if (data.hasValidation !== void 0) {
                                              let _errs62 = errors;
                                              if (typeof data.hasValidation != "boolean")
                                                return validate31.errors = [{ instancePath: instancePath + "/hasValidation", keyword: "type", params: { type: "boolean" } }], !1;
                                              var valid5 = _errs62 === errors;
                                            } else
                                              var valid5 = !0;
                                            if (valid5) {
                                              if (data.modelTier !== void 0) {
                                                let data36 = data.modelTier, _errs64 = errors;
                                                if (errors === _errs64)
                                                  if (typeof data36 == "string") {
                                                    if (func3(data36) < 1)
                                                      return validate31.errors = [{ instancePath: instancePath + "/modelTier", keyword: "minLength", params: { limit: 1 } }], !1;
                                                  } else
                                                    return validate31.errors = [{ instancePath: instancePath + "/modelTier", keyword: "type", params: { type: "string" } }], !1;
                                                var valid5 = _errs64 === errors;
                                              } else
                                                var valid5 = !0;
                                              if (valid5) {
                                                if (data.notesOptional !== void 0) {
                                                  let _errs66 = errors;
                                                  if (typeof data.notesOptional != "boolean")
                                                    return validate31.errors = [{ instancePath: instancePath + "/notesOptional", keyword: "type", params: { type: "boolean" } }], !1;
                                                  var valid5 = _errs66 === errors;
                                                } else
                                                  var valid5 = !0;
                                                if (valid5) {
                                                  if (data.runCondition !== void 0) {
                                                    let _errs68 = errors;
                                                    validate46(data.runCondition, { instancePath: instancePath + "/runCondition", parentData: data, parentDataProperty: "runCondition", rootData }) || (vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors), errors = vErrors.length);
                                                    var valid5 = _errs68 === errors;
                                                  } else
                                                    var valid5 = !0;
                                                  if (valid5) {
                                                    if (data.validationCriteria !== void 0) {
                                                      let _errs69 = errors;
                                                      validate61(data.validationCriteria, { instancePath: instancePath + "/validationCriteria", parentData: data, parentDataProperty: "validationCriteria", rootData }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length);
                                                      var valid5 = _errs69 === errors;
                                                    } else
                                                      var valid5 = !0;
                                                    if (valid5) {
                                                      if (data.outputContract !== void 0) {
                                                        let _errs70 = errors;
                                                        validate63(data.outputContract, { instancePath: instancePath + "/outputContract", parentData: data, parentDataProperty: "outputContract", rootData }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length);
                                                        var valid5 = _errs70 === errors;
                                                      } else
                                                        var valid5 = !0;
                                                      if (valid5) {
                                                        if (data.assessmentRefs !== void 0) {
                                                          let _errs71 = errors;
                                                          validate22(data.assessmentRefs, { instancePath: instancePath + "/assessmentRefs", parentData: data, parentDataProperty: "assessmentRefs", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                                                          var valid5 = _errs71 === errors;
                                                        } else
                                                          var valid5 = !0;
                                                        if (valid5) {
                                                          if (data.assessmentConsequences !== void 0) {
                                                            let _errs72 = errors;
                                                            validate66(data.assessmentConsequences, { instancePath: instancePath + "/assessmentConsequences", parentData: data, parentDataProperty: "assessmentConsequences", rootData }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length);
                                                            var valid5 = _errs72 === errors;
                                                          } else
                                                            var valid5 = !0;
                                                          if (valid5) {
                                                            if (data.functionReferences !== void 0) {
                                                              let _errs73 = errors;
                                                              validate22(data.functionReferences, { instancePath: instancePath + "/functionReferences", parentData: data, parentDataProperty: "functionReferences", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                                                              var valid5 = _errs73 === errors;
                                                            } else
                                                              var valid5 = !0;
                                                            if (valid5) {
                                                              if (data.functionDefinitions !== void 0) {
                                                                let _errs74 = errors;
                                                                validate72(data.functionDefinitions, { instancePath: instancePath + "/functionDefinitions", parentData: data, parentDataProperty: "functionDefinitions", rootData }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
                                                                var valid5 = _errs74 === errors;
                                                              } else
                                                                var valid5 = !0;
                                                              if (valid5) {
                                                                if (data.functionCalls !== void 0) {
                                                                  let _errs75 = errors;
                                                                  validate75(data.functionCalls, { instancePath: instancePath + "/functionCalls", parentData: data, parentDataProperty: "functionCalls", rootData }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length);
                                                                  var valid5 = _errs75 === errors;
                                                                } else
                                                                  var valid5 = !0;
                                                                if (valid5) {
                                                                  if (data.audit !== void 0) {
                                                                    let _errs76 = errors;
                                                                    validate77(data.audit, { instancePath: instancePath + "/audit", parentData: data, parentDataProperty: "audit", rootData }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length);
                                                                    var valid5 = _errs76 === errors;
                                                                  } else
                                                                    var valid5 = !0;
                                                                  if (valid5) {
                                                                    if (data.verification !== void 0) {
                                                                      let _errs77 = errors;
                                                                      validate80(data.verification, { instancePath: instancePath + "/verification", parentData: data, parentDataProperty: "verification", rootData }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
                                                                      var valid5 = _errs77 === errors;
                                                                    } else
                                                                      var valid5 = !0;
                                                                    if (valid5) {
                                                                      if (data.loop !== void 0) {
                                                                        let data48 = data.loop, _errs78 = errors;
                                                                        if (errors === _errs78)
                                                                          if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
                                                                            let missing4;
                                                                            if (data48.type === void 0 && (missing4 = "type") || data48.maxIterations === void 0 && (missing4 = "maxIterations"))
                                                                              return validate31.errors = [{ instancePath: instancePath + "/loop", keyword: "required", params: { missingProperty: missing4 } }], !1;
                                                                            {
                                                                              let _errs80 = errors;
                                                                              for (let key2 in data48)
                                                                                if (!func2.call({ type: { type: "string", enum: ["while", "until", "for", "forEach"] }, maxIterations: { type: "integer", exclusiveMinimum: 0 }, condition: { $ref: "#/definitions/LegacyCondition" }, conditionSource: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "artifact_contract" }, contractRef: { type: "string", minLength: 1 }, loopId: { type: "string", minLength: 1 } }, required: ["kind", "contractRef"], additionalProperties: !1 }, { type: "object", properties: { kind: { type: "string", const: "context_variable" }, condition: { $ref: "#/definitions/LegacyCondition" } }, required: ["kind", "condition"], additionalProperties: !1 }] }, count: { anyOf: [{ type: "integer", minimum: 0 }, { type: "string", minLength: 1 }] }, items: { type: "string", minLength: 1 }, iterationVar: { type: "string", minLength: 1 }, itemVar: { type: "string", minLength: 1 }, indexVar: { type: "string", minLength: 1 } }, key2)) {
                                                                                  return validate31.errors = [{ instancePath: instancePath + "/loop", keyword: "additionalProperties", params: { additionalProperty: key2 } }], !1;
                                                                                  break;
                                                                                }
                                                                              if (_errs80 === errors) {
                                                                                if (data48.type !== void 0) {
                                                                                  let data49 = data48.type, _errs81 = errors;
                                                                                  if (typeof data49 != "string")
                                                                                    return validate31.errors = [{ instancePath: instancePath + "/loop/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  if (!(data49 === "while" || data49 === "until" || data49 === "for" || data49 === "forEach"))
                                                                                    return validate31.errors = [{ instancePath: instancePath + "/loop/type", keyword: "enum", params: { allowedValues: ["while", "until", "for", "forEach"] } }], !1;
                                                                                  var valid6 = _errs81 === errors;
                                                                                } else
                                                                                  var valid6 = !0;
                                                                                if (valid6) {
                                                                                  if (data48.maxIterations !== void 0) {
                                                                                    let data50 = data48.maxIterations, _errs83 = errors;
                                                                                    if (!(typeof data50 == "number" && !(data50 % 1) && !isNaN(data50)))
                                                                                      return validate31.errors = [{ instancePath: instancePath + "/loop/maxIterations", keyword: "type", params: { type: "integer" } }], !1;
                                                                                    if (errors === _errs83 && typeof data50 == "number" && (data50 <= 0 || isNaN(data50)))
                                                                                      return validate31.errors = [{ instancePath: instancePath + "/loop/maxIterations", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                                                    var valid6 = _errs83 === errors;
                                                                                  } else
                                                                                    var valid6 = !0;
                                                                                  if (valid6) {
                                                                                    if (data48.condition !== void 0) {
                                                                                      let _errs85 = errors;
                                                                                      validate46(data48.condition, { instancePath: instancePath + "/loop/condition", parentData: data48, parentDataProperty: "condition", rootData }) || (vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors), errors = vErrors.length);
                                                                                      var valid6 = _errs85 === errors;
                                                                                    } else
                                                                                      var valid6 = !0;
                                                                                    if (valid6) {
                                                                                      if (data48.conditionSource !== void 0) {
                                                                                        let data52 = data48.conditionSource, _errs86 = errors;
                                                                                        if (errors === _errs86)
                                                                                          if (data52 && typeof data52 == "object" && !Array.isArray(data52)) {
                                                                                            let missing5;
                                                                                            if (data52.kind === void 0 && (missing5 = "kind"))
                                                                                              return validate31.errors = [{ instancePath: instancePath + "/loop/conditionSource", keyword: "required", params: { missingProperty: missing5 } }], !1;
                                                                                            {
                                                                                              let tag1 = data52.kind;
                                                                                              if (typeof tag1 == "string")
                                                                                                if (tag1 === "artifact_contract") {
                                                                                                  if (errors === errors)
                                                                                                    if (data52 && typeof data52 == "object" && !Array.isArray(data52)) {
                                                                                                      let missing6;
                                                                                                      if (data52.kind === void 0 && (missing6 = "kind") || data52.contractRef === void 0 && (missing6 = "contractRef"))
                                                                                                        return validate31.errors = [{ instancePath: instancePath + "/loop/conditionSource", keyword: "required", params: { missingProperty: missing6 } }], !1;
                                                                                                      {
                                                                                                        let _errs91 = errors;
                                                                                                        for (let key3 in data52)
                                                                                                          if (!(key3 === "kind" || key3 === "contractRef" || key3 === "loopId")) {
                                                                                                            return validate31.errors = [{ instancePath: instancePath + "/loop/conditionSource", keyword: "additionalProperties", params: { additionalProperty: key3 } }], !1;
                                                                                                            break;
                                                                                                          }
                                                                                                        if (_errs91 === errors) {
                                                                                                          if (data52.kind !== void 0) {
                                                                                                            let data53 = data52.kind, _errs92 = errors;
                                                                                                            if (typeof data53 != "string")
                                                                                                              return validate31.errors = [{ instancePath: instancePath + "/loop/conditionSource/kind", keyword: "type", params: { type: "string" } }], !1;
                                                                                                            if (data53 !== "artifact_contract")
                                                                                                              return validate31.errors = [{ instancePath: instancePath + "/loop/conditionSource/kind", keyword: "const", params: { allowedValue: "artifact_contract" } }], !1;
                                                                                                            var valid9 = _errs92 === errors;
                                                                                                          } else
                                                                                                            var valid9 = !0;
                                                                                                          if (valid9) {
                                                                                                            if (data52.contractRef !== void 0) {
                                                                                                              let data54 = data52.contractRef, _errs94 = errors;
                                                                                                              if (errors === _errs94)
                                                                                                                if (typeof data54 == "string") {
                                                                                                                  if (func3(data54) < 1)
                                                                                                                    return validate31.errors = [{ instancePath: instancePath + "/loop/conditionSource/contractRef", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                                                } else
                                                                                                                  return validate31.errors = [{ instancePath: instancePath + "/loop/conditionSource/contractRef", keyword: "type", params: { type: "string" } }], !1;
                                                                                                              var valid9 = _errs94 === errors;
                                                                                                            } else
                                                                                                              var valid9 = !0;
                                                                                                            if (valid9)
                                                                                                              if (data52.loopId !== void 0) {
                                                                                                                let data55 = data52.loopId, _errs96 = errors;
                                                                                                                if (errors === _errs96)
                                                                                                                  if (typeof data55 == "string") {
                                                                                                                    if (func3(data55) < 1)
                                                                                                                      return validate31.errors = [{ instancePath: instancePath + "/loop/conditionSource/loopId", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                                                  } else
                                                                                                                    return validate31.errors = [{ instancePath: instancePath + "/loop/conditionSource/loopId", keyword: "type", params: { type: "string" } }], !1;
                                                                                                                var valid9 = _errs96 === errors;
                                                                                                              } else
                                                                                                                var valid9 = !0;
                                                                                                          }
                                                                                                        }
                                                                                                      }
                                                                                                    } else
                                                                                                      return validate31.errors = [{ instancePath: instancePath + "/loop/conditionSource", keyword: "type", params: { type: "object" } }], !1;
                                                                                                } else if (tag1 === "context_variable") {
                                                                                                  if (errors === errors)
                                                                                                    if (data52 && typeof data52 == "object" && !Array.isArray(data52)) {
                                                                                                      let missing7;
                                                                                                      if (data52.kind === void 0 && (missing7 = "kind") || data52.condition === void 0 && (missing7 = "condition"))
                                                                                                        return validate31.errors = [{ instancePath: instancePath + "/loop/conditionSource", keyword: "required", params: { missingProperty: missing7 } }], !1;
                                                                                                      {
                                                                                                        let _errs100 = errors;
                                                                                                        for (let key4 in data52)
                                                                                                          if (!(key4 === "kind" || key4 === "condition")) {
                                                                                                            return validate31.errors = [{ instancePath: instancePath + "/loop/conditionSource", keyword: "additionalProperties", params: { additionalProperty: key4 } }], !1;
                                                                                                            break;
                                                                                                          }
                                                                                                        if (_errs100 === errors) {
                                                                                                          if (data52.kind !== void 0) {
                                                                                                            let data56 = data52.kind, _errs101 = errors;
                                                                                                            if (typeof data56 != "string")
                                                                                                              return validate31.errors = [{ instancePath: instancePath + "/loop/conditionSource/kind", keyword: "type", params: { type: "string" } }], !1;
                                                                                                            if (data56 !== "context_variable")
                                                                                                              return validate31.errors = [{ instancePath: instancePath + "/loop/conditionSource/kind", keyword: "const", params: { allowedValue: "context_variable" } }], !1;
                                                                                                            var valid11 = _errs101 === errors;
                                                                                                          } else
                                                                                                            var valid11 = !0;
                                                                                                          if (valid11)
                                                                                                            if (data52.condition !== void 0) {
                                                                                                              let _errs103 = errors;
                                                                                                              validate46(data52.condition, { instancePath: instancePath + "/loop/conditionSource/condition", parentData: data52, parentDataProperty: "condition", rootData }) || (vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors), errors = vErrors.length);
                                                                                                              var valid11 = _errs103 === errors;
                                                                                                            } else
                                                                                                              var valid11 = !0;
                                                                                                        }
                                                                                                      }
                                                                                                    } else
                                                                                                      return validate31.errors = [{ instancePath: instancePath + "/loop/conditionSource", keyword: "type", params: { type: "object" } }], !1;
                                                                                                } else
                                                                                                  return validate31.errors = [{ instancePath: instancePath + "/loop/conditionSource", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag1 } }], !1;
                                                                                              else
                                                                                                return validate31.errors = [{ instancePath: instancePath + "/loop/conditionSource", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag1 } }], !1;
                                                                                            }
                                                                                          } else
                                                                                            return validate31.errors = [{ instancePath: instancePath + "/loop/conditionSource", keyword: "type", params: { type: "object" } }], !1;
                                                                                        var valid6 = _errs86 === errors;
                                                                                      } else
                                                                                        var valid6 = !0;
                                                                                      if (valid6) {
                                                                                        if (data48.count !== void 0) {
                                                                                          let data58 = data48.count, _errs104 = errors, _errs105 = errors, valid12 = !1, _errs106 = errors;
                                                                                          if (!(typeof data58 == "number" && !(data58 % 1) && !isNaN(data58))) {
                                                                                            let err1 = { instancePath: instancePath + "/loop/count", keyword: "type", params: { type: "integer" } };
                                                                                            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                                                                                          }
                                                                                          if (errors === _errs106 && typeof data58 == "number" && (data58 < 0 || isNaN(data58))) {
                                                                                            let err2 = { instancePath: instancePath + "/loop/count", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                                                                            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                                                                                          }
                                                                                          var _valid1 = _errs106 === errors;
                                                                                          if (valid12 = valid12 || _valid1, !valid12) {
                                                                                            let _errs108 = errors;
                                                                                            if (errors === _errs108)
                                                                                              if (typeof data58 == "string") {
                                                                                                if (func3(data58) < 1) {
                                                                                                  let err3 = { instancePath: instancePath + "/loop/count", keyword: "minLength", params: { limit: 1 } };
                                                                                                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                                                                                                }
                                                                                              } else {
                                                                                                let err4 = { instancePath: instancePath + "/loop/count", keyword: "type", params: { type: "string" } };
                                                                                                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                                                                                              }
                                                                                            var _valid1 = _errs108 === errors;
                                                                                            valid12 = valid12 || _valid1;
                                                                                          }
                                                                                          if (valid12)
                                                                                            errors = _errs105, vErrors !== null && (_errs105 ? vErrors.length = _errs105 : vErrors = null);
                                                                                          else {
                                                                                            let err5 = { instancePath: instancePath + "/loop/count", keyword: "anyOf", params: {} };
                                                                                            return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate31.errors = vErrors, !1;
                                                                                          }
                                                                                          var valid6 = _errs104 === errors;
                                                                                        } else
                                                                                          var valid6 = !0;
                                                                                        if (valid6) {
                                                                                          if (data48.items !== void 0) {
                                                                                            let data59 = data48.items, _errs110 = errors;
                                                                                            if (errors === _errs110)
                                                                                              if (typeof data59 == "string") {
                                                                                                if (func3(data59) < 1)
                                                                                                  return validate31.errors = [{ instancePath: instancePath + "/loop/items", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                              } else
                                                                                                return validate31.errors = [{ instancePath: instancePath + "/loop/items", keyword: "type", params: { type: "string" } }], !1;
                                                                                            var valid6 = _errs110 === errors;
                                                                                          } else
                                                                                            var valid6 = !0;
                                                                                          if (valid6) {
                                                                                            if (data48.iterationVar !== void 0) {
                                                                                              let data60 = data48.iterationVar, _errs112 = errors;
                                                                                              if (errors === _errs112)
                                                                                                if (typeof data60 == "string") {
                                                                                                  if (func3(data60) < 1)
                                                                                                    return validate31.errors = [{ instancePath: instancePath + "/loop/iterationVar", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                                } else
                                                                                                  return validate31.errors = [{ instancePath: instancePath + "/loop/iterationVar", keyword: "type", params: { type: "string" } }], !1;
                                                                                              var valid6 = _errs112 === errors;
                                                                                            } else
                                                                                              var valid6 = !0;
                                                                                            if (valid6) {
                                                                                              if (data48.itemVar !== void 0) {
                                                                                                let data61 = data48.itemVar, _errs114 = errors;
                                                                                                if (errors === _errs114)
                                                                                                  if (typeof data61 == "string") {
                                                                                                    if (func3(data61) < 1)
                                                                                                      return validate31.errors = [{ instancePath: instancePath + "/loop/itemVar", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                                  } else
                                                                                                    return validate31.errors = [{ instancePath: instancePath + "/loop/itemVar", keyword: "type", params: { type: "string" } }], !1;
                                                                                                var valid6 = _errs114 === errors;
                                                                                              } else
                                                                                                var valid6 = !0;
                                                                                              if (valid6)
                                                                                                if (data48.indexVar !== void 0) {
                                                                                                  let data62 = data48.indexVar, _errs116 = errors;
                                                                                                  if (errors === _errs116)
                                                                                                    if (typeof data62 == "string") {
                                                                                                      if (func3(data62) < 1)
                                                                                                        return validate31.errors = [{ instancePath: instancePath + "/loop/indexVar", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                                    } else
                                                                                                      return validate31.errors = [{ instancePath: instancePath + "/loop/indexVar", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  var valid6 = _errs116 === errors;
                                                                                                } else
                                                                                                  var valid6 = !0;
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
                                                                            return validate31.errors = [{ instancePath: instancePath + "/loop", keyword: "type", params: { type: "object" } }], !1;
                                                                        var valid5 = _errs78 === errors;
                                                                      } else
                                                                        var valid5 = !0;
                                                                      if (valid5)
                                                                        if (data.body !== void 0) {
                                                                          let data63 = data.body, _errs118 = errors, _errs119 = errors, valid13 = !1, _errs120 = errors;
                                                                          if (errors === _errs120)
                                                                            if (typeof data63 == "string") {
                                                                              if (func3(data63) < 1) {
                                                                                let err6 = { instancePath: instancePath + "/body", keyword: "minLength", params: { limit: 1 } };
                                                                                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                                                                              }
                                                                            } else {
                                                                              let err7 = { instancePath: instancePath + "/body", keyword: "type", params: { type: "string" } };
                                                                              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                                                                            }
                                                                          var _valid2 = _errs120 === errors;
                                                                          if (valid13 = valid13 || _valid2, !valid13) {
                                                                            let _errs122 = errors;
                                                                            if (errors === _errs122)
                                                                              if (Array.isArray(data63))
                                                                                if (data63.length < 1) {
                                                                                  let err8 = { instancePath: instancePath + "/body", keyword: "minItems", params: { limit: 1 } };
                                                                                  vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                                                                                } else {
                                                                                  var valid14 = !0;
                                                                                  let len0 = data63.length;
                                                                                  for (let i0 = 0; i0 < len0; i0++) {
                                                                                    let _errs124 = errors;
                                                                                    wrapper7.validate(data63[i0], { instancePath: instancePath + "/body/" + i0, parentData: data63, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? wrapper7.validate.errors : vErrors.concat(wrapper7.validate.errors), errors = vErrors.length);
                                                                                    var valid14 = _errs124 === errors;
                                                                                    if (!valid14)
                                                                                      break;
                                                                                  }
                                                                                }
                                                                              else {
                                                                                let err9 = { instancePath: instancePath + "/body", keyword: "type", params: { type: "array" } };
                                                                                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                                                                              }
                                                                            var _valid2 = _errs122 === errors;
                                                                            valid13 = valid13 || _valid2;
                                                                          }
                                                                          if (valid13)
                                                                            errors = _errs119, vErrors !== null && (_errs119 ? vErrors.length = _errs119 : vErrors = null);
                                                                          else {
                                                                            let err10 = { instancePath: instancePath + "/body", keyword: "anyOf", params: {} };
                                                                            return vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++, validate31.errors = vErrors, !1;
                                                                          }
                                                                          var valid5 = _errs118 === errors;
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
                  return validate31.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
            } else if (tag0 === "parallel") {
              if (errors === errors)
                if (data && typeof data == "object" && !Array.isArray(data)) {
                  let missing8;
                  if (data.type === void 0 && (missing8 = "type") || data.id === void 0 && (missing8 = "id") || data.title === void 0 && (missing8 = "title") || data.parallelDelegations === void 0 && (missing8 = "parallelDelegations"))
                    return validate31.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing8 } }], !1;
                  {
                    let _errs127 = errors;
                    for (let key5 in data)
                      if (!func2.call({ type: { type: "string", const: "parallel" }, id: { type: "string", minLength: 1 }, title: { type: "string", minLength: 1 }, prompt: { type: "string", minLength: 1 }, promptBlocks: { $ref: "#/definitions/LegacyStep.promptBlocks" }, agentRole: { type: "string", minLength: 1 }, requireConfirmation: { $ref: "#/definitions/LegacyStep.requireConfirmation" }, templateCall: { $ref: "#/definitions/LegacyStep.templateCall" }, promptFragments: { $ref: "#/definitions/LegacyStep.promptFragments" }, guidance: { $ref: "#/definitions/LegacyStep.guidance" }, askForFiles: { type: "boolean" }, hasValidation: { type: "boolean" }, modelTier: { type: "string", minLength: 1 }, notesOptional: { type: "boolean" }, runCondition: { $ref: "#/definitions/LegacyCondition" }, validationCriteria: { $ref: "#/definitions/LegacyCriteria" }, outputContract: { $ref: "#/definitions/LegacyStep.outputContract" }, assessmentRefs: { $ref: "#/definitions/LegacyStep.functionReferences" }, assessmentConsequences: { $ref: "#/definitions/LegacyStep.assessmentConsequences" }, functionReferences: { $ref: "#/definitions/LegacyStep.functionReferences" }, functionDefinitions: { $ref: "#/definitions/LegacyStep.functionDefinitions" }, functionCalls: { $ref: "#/definitions/LegacyStep.functionCalls" }, audit: { $ref: "#/definitions/LegacyStep.audit" }, verification: { $ref: "#/definitions/LegacyStep.verification" }, parallelDelegations: { type: "array", items: { type: "object", properties: { workflowId: { type: "string", minLength: 1 }, goal: { type: "string", minLength: 1 }, runCondition: { $ref: "#/definitions/LegacyCondition" }, contextMapping: { type: "object", additionalProperties: {} }, args: { type: "object", additionalProperties: {} }, modelTier: { type: "string", minLength: 1 }, allowedTools: { $ref: "#/definitions/LegacyStep.functionReferences" } }, required: ["workflowId"], additionalProperties: !1 }, minItems: 1 }, synthesis: { type: "object", properties: { prompt: { type: "string", minLength: 1 }, outputContract: { $ref: "#/definitions/LegacyStep.outputContract" } }, additionalProperties: !1 } }, key5)) {
                        return validate31.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key5 } }], !1;
                        break;
                      }
                    if (_errs127 === errors) {
                      if (data.type !== void 0) {
                        let data65 = data.type, _errs128 = errors;
                        if (typeof data65 != "string")
                          return validate31.errors = [{ instancePath: instancePath + "/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data65 !== "parallel")
                          return validate31.errors = [{ instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "parallel" } }], !1;
                        var valid16 = _errs128 === errors;
                      } else
                        var valid16 = !0;
                      if (valid16) {
                        if (data.id !== void 0) {
                          let data66 = data.id, _errs130 = errors;
                          if (errors === _errs130)
                            if (typeof data66 == "string") {
                              if (func3(data66) < 1)
                                return validate31.errors = [{ instancePath: instancePath + "/id", keyword: "minLength", params: { limit: 1 } }], !1;
                            } else
                              return validate31.errors = [{ instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } }], !1;
                          var valid16 = _errs130 === errors;
                        } else
                          var valid16 = !0;
                        if (valid16) {
                          if (data.title !== void 0) {
                            let data67 = data.title, _errs132 = errors;
                            if (errors === _errs132)
                              if (typeof data67 == "string") {
                                if (func3(data67) < 1)
                                  return validate31.errors = [{ instancePath: instancePath + "/title", keyword: "minLength", params: { limit: 1 } }], !1;
                              } else
                                return validate31.errors = [{ instancePath: instancePath + "/title", keyword: "type", params: { type: "string" } }], !1;
                            var valid16 = _errs132 === errors;
                          } else
                            var valid16 = !0;
                          if (valid16) {
                            if (data.prompt !== void 0) {
                              let data68 = data.prompt, _errs134 = errors;
                              if (errors === _errs134)
                                if (typeof data68 == "string") {
                                  if (func3(data68) < 1)
                                    return validate31.errors = [{ instancePath: instancePath + "/prompt", keyword: "minLength", params: { limit: 1 } }], !1;
                                } else
                                  return validate31.errors = [{ instancePath: instancePath + "/prompt", keyword: "type", params: { type: "string" } }], !1;
                              var valid16 = _errs134 === errors;
                            } else
                              var valid16 = !0;
                            if (valid16) {
                              if (data.promptBlocks !== void 0) {
                                let _errs136 = errors;
                                validate32(data.promptBlocks, { instancePath: instancePath + "/promptBlocks", parentData: data, parentDataProperty: "promptBlocks", rootData }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length);
                                var valid16 = _errs136 === errors;
                              } else
                                var valid16 = !0;
                              if (valid16) {
                                if (data.agentRole !== void 0) {
                                  let data70 = data.agentRole, _errs137 = errors;
                                  if (errors === _errs137)
                                    if (typeof data70 == "string") {
                                      if (func3(data70) < 1)
                                        return validate31.errors = [{ instancePath: instancePath + "/agentRole", keyword: "minLength", params: { limit: 1 } }], !1;
                                    } else
                                      return validate31.errors = [{ instancePath: instancePath + "/agentRole", keyword: "type", params: { type: "string" } }], !1;
                                  var valid16 = _errs137 === errors;
                                } else
                                  var valid16 = !0;
                                if (valid16) {
                                  if (data.requireConfirmation !== void 0) {
                                    let _errs139 = errors;
                                    validate45(data.requireConfirmation, { instancePath: instancePath + "/requireConfirmation", parentData: data, parentDataProperty: "requireConfirmation", rootData }) || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length);
                                    var valid16 = _errs139 === errors;
                                  } else
                                    var valid16 = !0;
                                  if (valid16) {
                                    if (data.templateCall !== void 0) {
                                      let _errs140 = errors;
                                      validate52(data.templateCall, { instancePath: instancePath + "/templateCall", parentData: data, parentDataProperty: "templateCall", rootData }) || (vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors), errors = vErrors.length);
                                      var valid16 = _errs140 === errors;
                                    } else
                                      var valid16 = !0;
                                    if (valid16) {
                                      if (data.promptFragments !== void 0) {
                                        let _errs141 = errors;
                                        validate54(data.promptFragments, { instancePath: instancePath + "/promptFragments", parentData: data, parentDataProperty: "promptFragments", rootData }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length);
                                        var valid16 = _errs141 === errors;
                                      } else
                                        var valid16 = !0;
                                      if (valid16) {
                                        if (data.guidance !== void 0) {
                                          let _errs142 = errors;
                                          validate57(data.guidance, { instancePath: instancePath + "/guidance", parentData: data, parentDataProperty: "guidance", rootData }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
                                          var valid16 = _errs142 === errors;
                                        } else
                                          var valid16 = !0;
                                        if (valid16) {
                                          if (data.askForFiles !== void 0) {
                                            let _errs143 = errors;
                                            if (typeof data.askForFiles != "boolean")
                                              return validate31.errors = [{ instancePath: instancePath + "/askForFiles", keyword: "type", params: { type: "boolean" } }], !1;
                                            var valid16 = _errs143 === errors;
                                          } else
                                            var valid16 = !0;
                                          if (valid16) {
                                            if (data.hasValidation !== void 0) {
                                              let _errs145 = errors;
                                              if (typeof data.hasValidation != "boolean")
                                                return validate31.errors = [{ instancePath: instancePath + "/hasValidation", keyword: "type", params: { type: "boolean" } }], !1;
                                              var valid16 = _errs145 === errors;
                                            } else
                                              var valid16 = !0;
                                            if (valid16) {
                                              if (data.modelTier !== void 0) {
                                                let data77 = data.modelTier, _errs147 = errors;
                                                if (errors === _errs147)
                                                  if (typeof data77 == "string") {
                                                    if (func3(data77) < 1)
                                                      return validate31.errors = [{ instancePath: instancePath + "/modelTier", keyword: "minLength", params: { limit: 1 } }], !1;
                                                  } else
                                                    return validate31.errors = [{ instancePath: instancePath + "/modelTier", keyword: "type", params: { type: "string" } }], !1;
                                                var valid16 = _errs147 === errors;
                                              } else
                                                var valid16 = !0;
                                              if (valid16) {
                                                if (data.notesOptional !== void 0) {
                                                  let _errs149 = errors;
                                                  if (typeof data.notesOptional != "boolean")
                                                    return validate31.errors = [{ instancePath: instancePath + "/notesOptional", keyword: "type", params: { type: "boolean" } }], !1;
                                                  var valid16 = _errs149 === errors;
                                                } else
                                                  var valid16 = !0;
                                                if (valid16) {
                                                  if (data.runCondition !== void 0) {
                                                    let _errs151 = errors;
                                                    validate46(data.runCondition, { instancePath: instancePath + "/runCondition", parentData: data, parentDataProperty: "runCondition", rootData }) || (vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors), errors = vErrors.length);
                                                    var valid16 = _errs151 === errors;
                                                  } else
                                                    var valid16 = !0;
                                                  if (valid16) {
                                                    if (data.validationCriteria !== void 0) {
                                                      let _errs152 = errors;
                                                      validate61(data.validationCriteria, { instancePath: instancePath + "/validationCriteria", parentData: data, parentDataProperty: "validationCriteria", rootData }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length);
                                                      var valid16 = _errs152 === errors;
                                                    } else
                                                      var valid16 = !0;
                                                    if (valid16) {
                                                      if (data.outputContract !== void 0) {
                                                        let _errs153 = errors;
                                                        validate63(data.outputContract, { instancePath: instancePath + "/outputContract", parentData: data, parentDataProperty: "outputContract", rootData }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length);
                                                        var valid16 = _errs153 === errors;
                                                      } else
                                                        var valid16 = !0;
                                                      if (valid16) {
                                                        if (data.assessmentRefs !== void 0) {
                                                          let _errs154 = errors;
                                                          validate22(data.assessmentRefs, { instancePath: instancePath + "/assessmentRefs", parentData: data, parentDataProperty: "assessmentRefs", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                                                          var valid16 = _errs154 === errors;
                                                        } else
                                                          var valid16 = !0;
                                                        if (valid16) {
                                                          if (data.assessmentConsequences !== void 0) {
                                                            let _errs155 = errors;
                                                            validate66(data.assessmentConsequences, { instancePath: instancePath + "/assessmentConsequences", parentData: data, parentDataProperty: "assessmentConsequences", rootData }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length);
                                                            var valid16 = _errs155 === errors;
                                                          } else
                                                            var valid16 = !0;
                                                          if (valid16) {
                                                            if (data.functionReferences !== void 0) {
                                                              let _errs156 = errors;
                                                              validate22(data.functionReferences, { instancePath: instancePath + "/functionReferences", parentData: data, parentDataProperty: "functionReferences", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                                                              var valid16 = _errs156 === errors;
                                                            } else
                                                              var valid16 = !0;
                                                            if (valid16) {
                                                              if (data.functionDefinitions !== void 0) {
                                                                let _errs157 = errors;
                                                                validate72(data.functionDefinitions, { instancePath: instancePath + "/functionDefinitions", parentData: data, parentDataProperty: "functionDefinitions", rootData }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
                                                                var valid16 = _errs157 === errors;
                                                              } else
                                                                var valid16 = !0;
                                                              if (valid16) {
                                                                if (data.functionCalls !== void 0) {
                                                                  let _errs158 = errors;
                                                                  validate75(data.functionCalls, { instancePath: instancePath + "/functionCalls", parentData: data, parentDataProperty: "functionCalls", rootData }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length);
                                                                  var valid16 = _errs158 === errors;
                                                                } else
                                                                  var valid16 = !0;
                                                                if (valid16) {
                                                                  if (data.audit !== void 0) {
                                                                    let _errs159 = errors;
                                                                    validate77(data.audit, { instancePath: instancePath + "/audit", parentData: data, parentDataProperty: "audit", rootData }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length);
                                                                    var valid16 = _errs159 === errors;
                                                                  } else
                                                                    var valid16 = !0;
                                                                  if (valid16) {
                                                                    if (data.verification !== void 0) {
                                                                      let _errs160 = errors;
                                                                      validate80(data.verification, { instancePath: instancePath + "/verification", parentData: data, parentDataProperty: "verification", rootData }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
                                                                      var valid16 = _errs160 === errors;
                                                                    } else
                                                                      var valid16 = !0;
                                                                    if (valid16) {
                                                                      if (data.parallelDelegations !== void 0) {
                                                                        let data89 = data.parallelDelegations, _errs161 = errors;
                                                                        if (errors === _errs161)
                                                                          if (Array.isArray(data89)) {
                                                                            if (data89.length < 1)
                                                                              return validate31.errors = [{ instancePath: instancePath + "/parallelDelegations", keyword: "minItems", params: { limit: 1 } }], !1;
                                                                            {
                                                                              var valid17 = !0;
                                                                              let len1 = data89.length;
                                                                              for (let i1 = 0; i1 < len1; i1++) {
                                                                                let data90 = data89[i1], _errs163 = errors;
                                                                                if (errors === _errs163)
                                                                                  if (data90 && typeof data90 == "object" && !Array.isArray(data90)) {
                                                                                    let missing9;
                                                                                    if (data90.workflowId === void 0 && (missing9 = "workflowId"))
                                                                                      return validate31.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i1, keyword: "required", params: { missingProperty: missing9 } }], !1;
                                                                                    {
                                                                                      let _errs165 = errors;
                                                                                      for (let key6 in data90)
                                                                                        if (!(key6 === "workflowId" || key6 === "goal" || key6 === "runCondition" || key6 === "contextMapping" || key6 === "args" || key6 === "modelTier" || key6 === "allowedTools")) {
                                                                                          return validate31.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i1, keyword: "additionalProperties", params: { additionalProperty: key6 } }], !1;
                                                                                          break;
                                                                                        }
                                                                                      if (_errs165 === errors) {
                                                                                        if (data90.workflowId !== void 0) {
                                                                                          let data91 = data90.workflowId, _errs166 = errors;
                                                                                          if (errors === _errs166)
                                                                                            if (typeof data91 == "string") {
                                                                                              if (func3(data91) < 1)
                                                                                                return validate31.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i1 + "/workflowId", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                            } else
                                                                                              return validate31.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i1 + "/workflowId", keyword: "type", params: { type: "string" } }], !1;
                                                                                          var valid18 = _errs166 === errors;
                                                                                        } else
                                                                                          var valid18 = !0;
                                                                                        if (valid18) {
                                                                                          if (data90.goal !== void 0) {
                                                                                            let data92 = data90.goal, _errs168 = errors;
                                                                                            if (errors === _errs168)
                                                                                              if (typeof data92 == "string") {
                                                                                                if (func3(data92) < 1)
                                                                                                  return validate31.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i1 + "/goal", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                              } else
                                                                                                return validate31.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i1 + "/goal", keyword: "type", params: { type: "string" } }], !1;
                                                                                            var valid18 = _errs168 === errors;
                                                                                          } else
                                                                                            var valid18 = !0;
                                                                                          if (valid18) {
                                                                                            if (data90.runCondition !== void 0) {
                                                                                              let _errs170 = errors;
                                                                                              validate46(data90.runCondition, { instancePath: instancePath + "/parallelDelegations/" + i1 + "/runCondition", parentData: data90, parentDataProperty: "runCondition", rootData }) || (vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors), errors = vErrors.length);
                                                                                              var valid18 = _errs170 === errors;
                                                                                            } else
                                                                                              var valid18 = !0;
                                                                                            if (valid18) {
                                                                                              if (data90.contextMapping !== void 0) {
                                                                                                let data94 = data90.contextMapping, _errs171 = errors;
                                                                                                if (errors === _errs171 && !(data94 && typeof data94 == "object" && !Array.isArray(data94)))
                                                                                                  return validate31.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i1 + "/contextMapping", keyword: "type", params: { type: "object" } }], !1;
                                                                                                var valid18 = _errs171 === errors;
                                                                                              } else
                                                                                                var valid18 = !0;
                                                                                              if (valid18) {
                                                                                                if (data90.args !== void 0) {
                                                                                                  let data95 = data90.args, _errs174 = errors;
                                                                                                  if (errors === _errs174 && !(data95 && typeof data95 == "object" && !Array.isArray(data95)))
                                                                                                    return validate31.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i1 + "/args", keyword: "type", params: { type: "object" } }], !1;
                                                                                                  var valid18 = _errs174 === errors;
                                                                                                } else
                                                                                                  var valid18 = !0;
                                                                                                if (valid18) {
                                                                                                  if (data90.modelTier !== void 0) {
                                                                                                    let data96 = data90.modelTier, _errs177 = errors;
                                                                                                    if (errors === _errs177)
                                                                                                      if (typeof data96 == "string") {
                                                                                                        if (func3(data96) < 1)
                                                                                                          return validate31.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i1 + "/modelTier", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                                      } else
                                                                                                        return validate31.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i1 + "/modelTier", keyword: "type", params: { type: "string" } }], !1;
                                                                                                    var valid18 = _errs177 === errors;
                                                                                                  } else
                                                                                                    var valid18 = !0;
                                                                                                  if (valid18)
                                                                                                    if (data90.allowedTools !== void 0) {
                                                                                                      let _errs179 = errors;
                                                                                                      validate22(data90.allowedTools, { instancePath: instancePath + "/parallelDelegations/" + i1 + "/allowedTools", parentData: data90, parentDataProperty: "allowedTools", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                                                                                                      var valid18 = _errs179 === errors;
                                                                                                    } else
                                                                                                      var valid18 = !0;
                                                                                                }
                                                                                              }
                                                                                            }
                                                                                          }
                                                                                        }
                                                                                      }
                                                                                    }
                                                                                  } else
                                                                                    return validate31.errors = [{ instancePath: instancePath + "/parallelDelegations/" + i1, keyword: "type", params: { type: "object" } }], !1;
                                                                                var valid17 = _errs163 === errors;
                                                                                if (!valid17)
                                                                                  break;
                                                                              }
                                                                            }
                                                                          } else
                                                                            return validate31.errors = [{ instancePath: instancePath + "/parallelDelegations", keyword: "type", params: { type: "array" } }], !1;
                                                                        var valid16 = _errs161 === errors;
                                                                      } else
                                                                        var valid16 = !0;
                                                                      if (valid16)
                                                                        if (data.synthesis !== void 0) {
                                                                          let data98 = data.synthesis, _errs180 = errors;
                                                                          if (errors === _errs180)
                                                                            if (data98 && typeof data98 == "object" && !Array.isArray(data98)) {
                                                                              let _errs182 = errors;
                                                                              for (let key7 in data98)
                                                                                if (!(key7 === "prompt" || key7 === "outputContract")) {
                                                                                  return validate31.errors = [{ instancePath: instancePath + "/synthesis", keyword: "additionalProperties", params: { additionalProperty: key7 } }], !1;
                                                                                  break;
                                                                                }
                                                                              if (_errs182 === errors) {
                                                                                if (data98.prompt !== void 0) {
                                                                                  let data99 = data98.prompt, _errs183 = errors;
                                                                                  if (errors === _errs183)
                                                                                    if (typeof data99 == "string") {
                                                                                      if (func3(data99) < 1)
                                                                                        return validate31.errors = [{ instancePath: instancePath + "/synthesis/prompt", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                    } else
                                                                                      return validate31.errors = [{ instancePath: instancePath + "/synthesis/prompt", keyword: "type", params: { type: "string" } }], !1;
                                                                                  var valid19 = _errs183 === errors;
                                                                                } else
                                                                                  var valid19 = !0;
                                                                                if (valid19)
                                                                                  if (data98.outputContract !== void 0) {
                                                                                    let _errs185 = errors;
                                                                                    validate63(data98.outputContract, { instancePath: instancePath + "/synthesis/outputContract", parentData: data98, parentDataProperty: "outputContract", rootData }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length);
                                                                                    var valid19 = _errs185 === errors;
                                                                                  } else
                                                                                    var valid19 = !0;
                                                                              }
                                                                            } else
                                                                              return validate31.errors = [{ instancePath: instancePath + "/synthesis", keyword: "type", params: { type: "object" } }], !1;
                                                                          var valid16 = _errs180 === errors;
                                                                        } else
                                                                          var valid16 = !0;
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
                      }
                    }
                  }
                } else
                  return validate31.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
            } else
              return validate31.errors = [{ instancePath, keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 } }], !1;
          else
            return validate31.errors = [{ instancePath, keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 } }], !1;
        }
      } else
        return validate31.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
    var _valid0 = _errs3 === errors;
    valid0 = _valid0, ifClause0 = "then";
  } else {
    let _errs186 = errors;
    if (errors === _errs186)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing10;
        if (data.id === void 0 && (missing10 = "id") || data.title === void 0 && (missing10 = "title"))
          return validate31.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing10 } }], !1;
        {
          let _errs188 = errors;
          for (let key8 in data)
            if (!func2.call({ id: { type: "string", minLength: 1 }, title: { type: "string", minLength: 1 }, prompt: { type: "string", minLength: 1 }, promptBlocks: { $ref: "#/definitions/LegacyStep.promptBlocks" }, agentRole: { type: "string", minLength: 1 }, requireConfirmation: { $ref: "#/definitions/LegacyStep.requireConfirmation" }, templateCall: { $ref: "#/definitions/LegacyStep.templateCall" }, promptFragments: { $ref: "#/definitions/LegacyStep.promptFragments" }, guidance: { $ref: "#/definitions/LegacyStep.guidance" }, askForFiles: { type: "boolean" }, hasValidation: { type: "boolean" }, modelTier: { type: "string", minLength: 1 }, notesOptional: { type: "boolean" }, runCondition: { $ref: "#/definitions/LegacyCondition" }, validationCriteria: { $ref: "#/definitions/LegacyCriteria" }, outputContract: { $ref: "#/definitions/LegacyStep.outputContract" }, assessmentRefs: { $ref: "#/definitions/LegacyStep.functionReferences" }, assessmentConsequences: { $ref: "#/definitions/LegacyStep.assessmentConsequences" }, functionReferences: { $ref: "#/definitions/LegacyStep.functionReferences" }, functionDefinitions: { $ref: "#/definitions/LegacyStep.functionDefinitions" }, functionCalls: { $ref: "#/definitions/LegacyStep.functionCalls" }, audit: { $ref: "#/definitions/LegacyStep.audit" }, verification: { $ref: "#/definitions/LegacyStep.verification" } }, key8)) {
              return validate31.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key8 } }], !1;
              break;
            }
          if (_errs188 === errors) {
            if (data.id !== void 0) {
              let data101 = data.id, _errs189 = errors;
              if (errors === _errs189)
                if (typeof data101 == "string") {
                  if (func3(data101) < 1)
                    return validate31.errors = [{ instancePath: instancePath + "/id", keyword: "minLength", params: { limit: 1 } }], !1;
                } else
                  return validate31.errors = [{ instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } }], !1;
              var valid20 = _errs189 === errors;
            } else
              var valid20 = !0;
            if (valid20) {
              if (data.title !== void 0) {
                let data102 = data.title, _errs191 = errors;
                if (errors === _errs191)
                  if (typeof data102 == "string") {
                    if (func3(data102) < 1)
                      return validate31.errors = [{ instancePath: instancePath + "/title", keyword: "minLength", params: { limit: 1 } }], !1;
                  } else
                    return validate31.errors = [{ instancePath: instancePath + "/title", keyword: "type", params: { type: "string" } }], !1;
                var valid20 = _errs191 === errors;
              } else
                var valid20 = !0;
              if (valid20) {
                if (data.prompt !== void 0) {
                  let data103 = data.prompt, _errs193 = errors;
                  if (errors === _errs193)
                    if (typeof data103 == "string") {
                      if (func3(data103) < 1)
                        return validate31.errors = [{ instancePath: instancePath + "/prompt", keyword: "minLength", params: { limit: 1 } }], !1;
                    } else
                      return validate31.errors = [{ instancePath: instancePath + "/prompt", keyword: "type", params: { type: "string" } }], !1;
                  var valid20 = _errs193 === errors;
                } else
                  var valid20 = !0;
                if (valid20) {
                  if (data.promptBlocks !== void 0) {
                    let _errs195 = errors;
                    validate32(data.promptBlocks, { instancePath: instancePath + "/promptBlocks", parentData: data, parentDataProperty: "promptBlocks", rootData }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length);
                    var valid20 = _errs195 === errors;
                  } else
                    var valid20 = !0;
                  if (valid20) {
                    if (data.agentRole !== void 0) {
                      let data105 = data.agentRole, _errs196 = errors;
                      if (errors === _errs196)
                        if (typeof data105 == "string") {
                          if (func3(data105) < 1)
                            return validate31.errors = [{ instancePath: instancePath + "/agentRole", keyword: "minLength", params: { limit: 1 } }], !1;
                        } else
                          return validate31.errors = [{ instancePath: instancePath + "/agentRole", keyword: "type", params: { type: "string" } }], !1;
                      var valid20 = _errs196 === errors;
                    } else
                      var valid20 = !0;
                    if (valid20) {
                      if (data.requireConfirmation !== void 0) {
                        let _errs198 = errors;
                        validate45(data.requireConfirmation, { instancePath: instancePath + "/requireConfirmation", parentData: data, parentDataProperty: "requireConfirmation", rootData }) || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length);
                        var valid20 = _errs198 === errors;
                      } else
                        var valid20 = !0;
                      if (valid20) {
                        if (data.templateCall !== void 0) {
                          let _errs199 = errors;
                          validate52(data.templateCall, { instancePath: instancePath + "/templateCall", parentData: data, parentDataProperty: "templateCall", rootData }) || (vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors), errors = vErrors.length);
                          var valid20 = _errs199 === errors;
                        } else
                          var valid20 = !0;
                        if (valid20) {
                          if (data.promptFragments !== void 0) {
                            let _errs200 = errors;
                            validate54(data.promptFragments, { instancePath: instancePath + "/promptFragments", parentData: data, parentDataProperty: "promptFragments", rootData }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length);
                            var valid20 = _errs200 === errors;
                          } else
                            var valid20 = !0;
                          if (valid20) {
                            if (data.guidance !== void 0) {
                              let _errs201 = errors;
                              validate57(data.guidance, { instancePath: instancePath + "/guidance", parentData: data, parentDataProperty: "guidance", rootData }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
                              var valid20 = _errs201 === errors;
                            } else
                              var valid20 = !0;
                            if (valid20) {
                              if (data.askForFiles !== void 0) {
                                let _errs202 = errors;
                                if (typeof data.askForFiles != "boolean")
                                  return validate31.errors = [{ instancePath: instancePath + "/askForFiles", keyword: "type", params: { type: "boolean" } }], !1;
                                var valid20 = _errs202 === errors;
                              } else
                                var valid20 = !0;
                              if (valid20) {
                                if (data.hasValidation !== void 0) {
                                  let _errs204 = errors;
                                  if (typeof data.hasValidation != "boolean")
                                    return validate31.errors = [{ instancePath: instancePath + "/hasValidation", keyword: "type", params: { type: "boolean" } }], !1;
                                  var valid20 = _errs204 === errors;
                                } else
                                  var valid20 = !0;
                                if (valid20) {
                                  if (data.modelTier !== void 0) {
                                    let data112 = data.modelTier, _errs206 = errors;
                                    if (errors === _errs206)
                                      if (typeof data112 == "string") {
                                        if (func3(data112) < 1)
                                          return validate31.errors = [{ instancePath: instancePath + "/modelTier", keyword: "minLength", params: { limit: 1 } }], !1;
                                      } else
                                        return validate31.errors = [{ instancePath: instancePath + "/modelTier", keyword: "type", params: { type: "string" } }], !1;
                                    var valid20 = _errs206 === errors;
                                  } else
                                    var valid20 = !0;
                                  if (valid20) {
                                    if (data.notesOptional !== void 0) {
                                      let _errs208 = errors;
                                      if (typeof data.notesOptional != "boolean")
                                        return validate31.errors = [{ instancePath: instancePath + "/notesOptional", keyword: "type", params: { type: "boolean" } }], !1;
                                      var valid20 = _errs208 === errors;
                                    } else
                                      var valid20 = !0;
                                    if (valid20) {
                                      if (data.runCondition !== void 0) {
                                        let _errs210 = errors;
                                        validate46(data.runCondition, { instancePath: instancePath + "/runCondition", parentData: data, parentDataProperty: "runCondition", rootData }) || (vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors), errors = vErrors.length);
                                        var valid20 = _errs210 === errors;
                                      } else
                                        var valid20 = !0;
                                      if (valid20) {
                                        if (data.validationCriteria !== void 0) {
                                          let _errs211 = errors;
                                          validate61(data.validationCriteria, { instancePath: instancePath + "/validationCriteria", parentData: data, parentDataProperty: "validationCriteria", rootData }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length);
                                          var valid20 = _errs211 === errors;
                                        } else
                                          var valid20 = !0;
                                        if (valid20) {
                                          if (data.outputContract !== void 0) {
                                            let _errs212 = errors;
                                            validate63(data.outputContract, { instancePath: instancePath + "/outputContract", parentData: data, parentDataProperty: "outputContract", rootData }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length);
                                            var valid20 = _errs212 === errors;
                                          } else
                                            var valid20 = !0;
                                          if (valid20) {
                                            if (data.assessmentRefs !== void 0) {
                                              let _errs213 = errors;
                                              validate22(data.assessmentRefs, { instancePath: instancePath + "/assessmentRefs", parentData: data, parentDataProperty: "assessmentRefs", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                                              var valid20 = _errs213 === errors;
                                            } else
                                              var valid20 = !0;
                                            if (valid20) {
                                              if (data.assessmentConsequences !== void 0) {
                                                let _errs214 = errors;
                                                validate66(data.assessmentConsequences, { instancePath: instancePath + "/assessmentConsequences", parentData: data, parentDataProperty: "assessmentConsequences", rootData }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length);
                                                var valid20 = _errs214 === errors;
                                              } else
                                                var valid20 = !0;
                                              if (valid20) {
                                                if (data.functionReferences !== void 0) {
                                                  let _errs215 = errors;
                                                  validate22(data.functionReferences, { instancePath: instancePath + "/functionReferences", parentData: data, parentDataProperty: "functionReferences", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                                                  var valid20 = _errs215 === errors;
                                                } else
                                                  var valid20 = !0;
                                                if (valid20) {
                                                  if (data.functionDefinitions !== void 0) {
                                                    let _errs216 = errors;
                                                    validate72(data.functionDefinitions, { instancePath: instancePath + "/functionDefinitions", parentData: data, parentDataProperty: "functionDefinitions", rootData }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
                                                    var valid20 = _errs216 === errors;
                                                  } else
                                                    var valid20 = !0;
                                                  if (valid20) {
                                                    if (data.functionCalls !== void 0) {
                                                      let _errs217 = errors;
                                                      validate75(data.functionCalls, { instancePath: instancePath + "/functionCalls", parentData: data, parentDataProperty: "functionCalls", rootData }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length);
                                                      var valid20 = _errs217 === errors;
                                                    } else
                                                      var valid20 = !0;
                                                    if (valid20) {
                                                      if (data.audit !== void 0) {
                                                        let _errs218 = errors;
                                                        validate77(data.audit, { instancePath: instancePath + "/audit", parentData: data, parentDataProperty: "audit", rootData }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length);
                                                        var valid20 = _errs218 === errors;
                                                      } else
                                                        var valid20 = !0;
                                                      if (valid20)
                                                        if (data.verification !== void 0) {
                                                          let _errs219 = errors;
                                                          validate80(data.verification, { instancePath: instancePath + "/verification", parentData: data, parentDataProperty: "verification", rootData }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
                                                          var valid20 = _errs219 === errors;
                                                        } else
                                                          var valid20 = !0;
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
        return validate31.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
    var _valid0 = _errs186 === errors;
    valid0 = _valid0, ifClause0 = "else";
  }
  if (!valid0) {
    let err11 = { instancePath, keyword: "if", params: { failingKeyword: ifClause0 } };
    return vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++, validate31.errors = vErrors, !1;
  }
  return validate31.errors = vErrors, errors === 0;
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
          if (!func2.call({ $schema: { type: "string", minLength: 1 }, id: { type: "string", minLength: 1 }, name: { type: "string", minLength: 1 }, description: { type: "string", minLength: 1 }, version: { type: "string", minLength: 1 }, modelTier: { type: "string", minLength: 1 }, preconditions: { $ref: "#/definitions/LegacyStep.functionReferences" }, clarificationPrompts: { $ref: "#/definitions/LegacyStep.functionReferences" }, metaGuidance: { $ref: "#/definitions/LegacyStep.functionReferences" }, functionDefinitions: { type: "array", items: { $ref: "#/definitions/LegacyFunction" } }, recommendedPreferences: { type: "object", properties: { recommendedAutonomy: { type: "string", enum: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"] }, recommendedRiskPolicy: { type: "string", enum: ["conservative", "balanced", "aggressive"] } }, additionalProperties: !1 }, features: { $ref: "#/definitions/LegacyStep.functionReferences" }, assessments: { type: "array", items: { type: "object", properties: { id: { type: "string", minLength: 1 }, purpose: { type: "string", minLength: 1 }, dimensions: { type: "array", items: { type: "object", properties: { id: { type: "string", minLength: 1 }, purpose: { type: "string", minLength: 1 }, levels: { type: "array", items: { type: "string", minLength: 1 }, minItems: 2 }, required: { type: "boolean" } }, required: ["id", "purpose", "levels"], additionalProperties: !1 }, minItems: 1 } }, required: ["id", "purpose", "dimensions"], additionalProperties: !1 } }, extensionPoints: { type: "array", items: { type: "object", properties: { slotId: { type: "string", minLength: 1 }, purpose: { type: "string", minLength: 1 }, default: { type: "string", minLength: 1 }, acceptedKinds: { $ref: "#/definitions/LegacyStep.functionReferences" } }, required: ["slotId", "purpose", "default"], additionalProperties: !1 } }, references: { type: "array", items: { type: "object", properties: { id: { type: "string", minLength: 1 }, title: { type: "string", minLength: 1 }, source: { type: "string", minLength: 1 }, purpose: { type: "string", minLength: 1 }, authoritative: { type: "boolean" }, resolveFrom: { type: "string", enum: ["workspace", "package"] } }, required: ["id", "title", "source", "purpose"], additionalProperties: !1 } }, about: { type: "string", minLength: 1 }, examples: { $ref: "#/definitions/LegacyStep.functionReferences" }, metricsProfile: { type: "string", minLength: 1 }, validatedAgainstSpecVersion: { type: "integer" }, steps: { type: "array", items: { $ref: "#/definitions/LegacyStep" }, minItems: 1 } }, key0)) {
            return validate21.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.$schema !== void 0) {
            let data0 = data.$schema, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (func3(data0) < 1)
                  return validate21.errors = [{ instancePath: instancePath + "/$schema", keyword: "minLength", params: { limit: 1 } }], !1;
              } else
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
              if (data.name !== void 0) {
                let data2 = data.name, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (func3(data2) < 1)
                      return validate21.errors = [{ instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 } }], !1;
                  } else
                    return validate21.errors = [{ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" } }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.description !== void 0) {
                  let data3 = data.description, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (func3(data3) < 1)
                        return validate21.errors = [{ instancePath: instancePath + "/description", keyword: "minLength", params: { limit: 1 } }], !1;
                    } else
                      return validate21.errors = [{ instancePath: instancePath + "/description", keyword: "type", params: { type: "string" } }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.version !== void 0) {
                    let data4 = data.version, _errs10 = errors;
                    if (errors === _errs10)
                      if (typeof data4 == "string") {
                        if (func3(data4) < 1)
                          return validate21.errors = [{ instancePath: instancePath + "/version", keyword: "minLength", params: { limit: 1 } }], !1;
                      } else
                        return validate21.errors = [{ instancePath: instancePath + "/version", keyword: "type", params: { type: "string" } }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.modelTier !== void 0) {
                      let data5 = data.modelTier, _errs12 = errors;
                      if (errors === _errs12)
                        if (typeof data5 == "string") {
                          if (func3(data5) < 1)
                            return validate21.errors = [{ instancePath: instancePath + "/modelTier", keyword: "minLength", params: { limit: 1 } }], !1;
                        } else
                          return validate21.errors = [{ instancePath: instancePath + "/modelTier", keyword: "type", params: { type: "string" } }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.preconditions !== void 0) {
                        let _errs14 = errors;
                        validate22(data.preconditions, { instancePath: instancePath + "/preconditions", parentData: data, parentDataProperty: "preconditions", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.clarificationPrompts !== void 0) {
                          let _errs15 = errors;
                          validate22(data.clarificationPrompts, { instancePath: instancePath + "/clarificationPrompts", parentData: data, parentDataProperty: "clarificationPrompts", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                          var valid0 = _errs15 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.metaGuidance !== void 0) {
                            let _errs16 = errors;
                            validate22(data.metaGuidance, { instancePath: instancePath + "/metaGuidance", parentData: data, parentDataProperty: "metaGuidance", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                            var valid0 = _errs16 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.functionDefinitions !== void 0) {
                              let data9 = data.functionDefinitions, _errs17 = errors;
                              if (errors === _errs17)
                                if (Array.isArray(data9)) {
                                  var valid1 = !0;
                                  let len0 = data9.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    let _errs19 = errors;
                                    validate26(data9[i0], { instancePath: instancePath + "/functionDefinitions/" + i0, parentData: data9, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length);
                                    var valid1 = _errs19 === errors;
                                    if (!valid1)
                                      break;
                                  }
                                } else
                                  return validate21.errors = [{ instancePath: instancePath + "/functionDefinitions", keyword: "type", params: { type: "array" } }], !1;
                              var valid0 = _errs17 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.recommendedPreferences !== void 0) {
                                let data11 = data.recommendedPreferences, _errs20 = errors;
                                if (errors === _errs20)
                                  if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                    let _errs22 = errors;
                                    for (let key1 in data11)
                                      if (!(key1 === "recommendedAutonomy" || key1 === "recommendedRiskPolicy")) {
                                        return validate21.errors = [{ instancePath: instancePath + "/recommendedPreferences", keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                                        break;
                                      }
                                    if (_errs22 === errors) {
                                      if (data11.recommendedAutonomy !== void 0) {
                                        let data12 = data11.recommendedAutonomy, _errs23 = errors;
                                        if (typeof data12 != "string")
                                          return validate21.errors = [{ instancePath: instancePath + "/recommendedPreferences/recommendedAutonomy", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data12 === "guided" || data12 === "full_auto_stop_on_user_deps" || data12 === "full_auto_never_stop"))
                                          return validate21.errors = [{ instancePath: instancePath + "/recommendedPreferences/recommendedAutonomy", keyword: "enum", params: { allowedValues: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"] } }], !1;
                                        var valid2 = _errs23 === errors;
                                      } else
                                        var valid2 = !0;
                                      if (valid2)
                                        if (data11.recommendedRiskPolicy !== void 0) {
                                          let data13 = data11.recommendedRiskPolicy, _errs25 = errors;
                                          if (typeof data13 != "string")
                                            return validate21.errors = [{ instancePath: instancePath + "/recommendedPreferences/recommendedRiskPolicy", keyword: "type", params: { type: "string" } }], !1;
                                          if (!(data13 === "conservative" || data13 === "balanced" || data13 === "aggressive"))
                                            return validate21.errors = [{ instancePath: instancePath + "/recommendedPreferences/recommendedRiskPolicy", keyword: "enum", params: { allowedValues: ["conservative", "balanced", "aggressive"] } }], !1;
                                          var valid2 = _errs25 === errors;
                                        } else
                                          var valid2 = !0;
                                    }
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/recommendedPreferences", keyword: "type", params: { type: "object" } }], !1;
                                var valid0 = _errs20 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.features !== void 0) {
                                  let _errs27 = errors;
                                  validate22(data.features, { instancePath: instancePath + "/features", parentData: data, parentDataProperty: "features", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                                  var valid0 = _errs27 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.assessments !== void 0) {
                                    let data15 = data.assessments, _errs28 = errors;
                                    if (errors === _errs28)
                                      if (Array.isArray(data15)) {
                                        var valid3 = !0;
                                        let len1 = data15.length;
                                        for (let i1 = 0; i1 < len1; i1++) {
                                          let data16 = data15[i1], _errs30 = errors;
                                          if (errors === _errs30)
                                            if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                                              let missing1;
                                              if (data16.id === void 0 && (missing1 = "id") || data16.purpose === void 0 && (missing1 = "purpose") || data16.dimensions === void 0 && (missing1 = "dimensions"))
                                                return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1, keyword: "required", params: { missingProperty: missing1 } }], !1;
                                              {
                                                let _errs32 = errors;
                                                for (let key2 in data16)
                                                  if (!(key2 === "id" || key2 === "purpose" || key2 === "dimensions")) {
                                                    return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1, keyword: "additionalProperties", params: { additionalProperty: key2 } }], !1;
                                                    break;
                                                  }
                                                if (_errs32 === errors) {
                                                  if (data16.id !== void 0) {
                                                    let data17 = data16.id, _errs33 = errors;
                                                    if (errors === _errs33)
                                                      if (typeof data17 == "string") {
                                                        if (func3(data17) < 1)
                                                          return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/id", keyword: "minLength", params: { limit: 1 } }], !1;
                                                      } else
                                                        return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/id", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid4 = _errs33 === errors;
                                                  } else
                                                    var valid4 = !0;
                                                  if (valid4) {
                                                    if (data16.purpose !== void 0) {
                                                      let data18 = data16.purpose, _errs35 = errors;
                                                      if (errors === _errs35)
                                                        if (typeof data18 == "string") {
                                                          if (func3(data18) < 1)
                                                            return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/purpose", keyword: "minLength", params: { limit: 1 } }], !1;
                                                        } else
                                                          return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/purpose", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid4 = _errs35 === errors;
                                                    } else
                                                      var valid4 = !0;
                                                    if (valid4)
                                                      if (data16.dimensions !== void 0) {
                                                        let data19 = data16.dimensions, _errs37 = errors;
                                                        if (errors === _errs37)
                                                          if (Array.isArray(data19)) {
                                                            if (data19.length < 1)
                                                              return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/dimensions", keyword: "minItems", params: { limit: 1 } }], !1;
                                                            {
                                                              var valid5 = !0;
                                                              let len2 = data19.length;
                                                              for (let i2 = 0; i2 < len2; i2++) {
                                                                let data20 = data19[i2], _errs39 = errors;
                                                                if (errors === _errs39)
                                                                  if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                                                                    let missing2;
                                                                    if (data20.id === void 0 && (missing2 = "id") || data20.purpose === void 0 && (missing2 = "purpose") || data20.levels === void 0 && (missing2 = "levels"))
                                                                      return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/dimensions/" + i2, keyword: "required", params: { missingProperty: missing2 } }], !1;
                                                                    {
                                                                      let _errs41 = errors;
                                                                      for (let key3 in data20)
                                                                        if (!(key3 === "id" || key3 === "purpose" || key3 === "levels" || key3 === "required")) {
                                                                          return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/dimensions/" + i2, keyword: "additionalProperties", params: { additionalProperty: key3 } }], !1;
                                                                          break;
                                                                        }
                                                                      if (_errs41 === errors) {
                                                                        if (data20.id !== void 0) {
                                                                          let data21 = data20.id, _errs42 = errors;
                                                                          if (errors === _errs42)
                                                                            if (typeof data21 == "string") {
                                                                              if (func3(data21) < 1)
                                                                                return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/dimensions/" + i2 + "/id", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                            } else
                                                                              return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/dimensions/" + i2 + "/id", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid6 = _errs42 === errors;
                                                                        } else
                                                                          var valid6 = !0;
                                                                        if (valid6) {
                                                                          if (data20.purpose !== void 0) {
                                                                            let data22 = data20.purpose, _errs44 = errors;
                                                                            if (errors === _errs44)
                                                                              if (typeof data22 == "string") {
                                                                                if (func3(data22) < 1)
                                                                                  return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/dimensions/" + i2 + "/purpose", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                              } else
                                                                                return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/dimensions/" + i2 + "/purpose", keyword: "type", params: { type: "string" } }], !1;
                                                                            var valid6 = _errs44 === errors;
                                                                          } else
                                                                            var valid6 = !0;
                                                                          if (valid6) {
                                                                            if (data20.levels !== void 0) {
                                                                              let data23 = data20.levels, _errs46 = errors;
                                                                              if (errors === _errs46)
                                                                                if (Array.isArray(data23)) {
                                                                                  if (data23.length < 2)
                                                                                    return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/dimensions/" + i2 + "/levels", keyword: "minItems", params: { limit: 2 } }], !1;
                                                                                  {
                                                                                    var valid7 = !0;
                                                                                    let len3 = data23.length;
                                                                                    for (let i3 = 0; i3 < len3; i3++) {
                                                                                      let data24 = data23[i3], _errs48 = errors;
                                                                                      if (errors === _errs48)
                                                                                        if (typeof data24 == "string") {
                                                                                          if (func3(data24) < 1)
                                                                                            return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/dimensions/" + i2 + "/levels/" + i3, keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                        } else
                                                                                          return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/dimensions/" + i2 + "/levels/" + i3, keyword: "type", params: { type: "string" } }], !1;
                                                                                      var valid7 = _errs48 === errors;
                                                                                      if (!valid7)
                                                                                        break;
                                                                                    }
                                                                                  }
                                                                                } else
                                                                                  return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/dimensions/" + i2 + "/levels", keyword: "type", params: { type: "array" } }], !1;
                                                                              var valid6 = _errs46 === errors;
                                                                            } else
                                                                              var valid6 = !0;
                                                                            if (valid6)
                                                                              if (data20.required !== void 0) {
                                                                                let _errs50 = errors;
                                                                                if (typeof data20.required != "boolean")
                                                                                  return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/dimensions/" + i2 + "/required", keyword: "type", params: { type: "boolean" } }], !1;
                                                                                var valid6 = _errs50 === errors;
                                                                              } else
                                                                                var valid6 = !0;
                                                                          }
                                                                        }
                                                                      }
                                                                    }
                                                                  } else
                                                                    return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/dimensions/" + i2, keyword: "type", params: { type: "object" } }], !1;
                                                                var valid5 = _errs39 === errors;
                                                                if (!valid5)
                                                                  break;
                                                              }
                                                            }
                                                          } else
                                                            return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1 + "/dimensions", keyword: "type", params: { type: "array" } }], !1;
                                                        var valid4 = _errs37 === errors;
                                                      } else
                                                        var valid4 = !0;
                                                  }
                                                }
                                              }
                                            } else
                                              return validate21.errors = [{ instancePath: instancePath + "/assessments/" + i1, keyword: "type", params: { type: "object" } }], !1;
                                          var valid3 = _errs30 === errors;
                                          if (!valid3)
                                            break;
                                        }
                                      } else
                                        return validate21.errors = [{ instancePath: instancePath + "/assessments", keyword: "type", params: { type: "array" } }], !1;
                                    var valid0 = _errs28 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.extensionPoints !== void 0) {
                                      let data26 = data.extensionPoints, _errs52 = errors;
                                      if (errors === _errs52)
                                        if (Array.isArray(data26)) {
                                          var valid8 = !0;
                                          let len4 = data26.length;
                                          for (let i4 = 0; i4 < len4; i4++) {
                                            let data27 = data26[i4], _errs54 = errors;
                                            if (errors === _errs54)
                                              if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
                                                let missing3;
                                                if (data27.slotId === void 0 && (missing3 = "slotId") || data27.purpose === void 0 && (missing3 = "purpose") || data27.default === void 0 && (missing3 = "default"))
                                                  return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + i4, keyword: "required", params: { missingProperty: missing3 } }], !1;
                                                {
                                                  let _errs56 = errors;
                                                  for (let key4 in data27)
                                                    if (!(key4 === "slotId" || key4 === "purpose" || key4 === "default" || key4 === "acceptedKinds")) {
                                                      return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + i4, keyword: "additionalProperties", params: { additionalProperty: key4 } }], !1;
                                                      break;
                                                    }
                                                  if (_errs56 === errors) {
                                                    if (data27.slotId !== void 0) {
                                                      let data28 = data27.slotId, _errs57 = errors;
                                                      if (errors === _errs57)
                                                        if (typeof data28 == "string") {
                                                          if (func3(data28) < 1)
                                                            return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + i4 + "/slotId", keyword: "minLength", params: { limit: 1 } }], !1;
                                                        } else
                                                          return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + i4 + "/slotId", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid9 = _errs57 === errors;
                                                    } else
                                                      var valid9 = !0;
                                                    if (valid9) {
                                                      if (data27.purpose !== void 0) {
                                                        let data29 = data27.purpose, _errs59 = errors;
                                                        if (errors === _errs59)
                                                          if (typeof data29 == "string") {
                                                            if (func3(data29) < 1)
                                                              return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + i4 + "/purpose", keyword: "minLength", params: { limit: 1 } }], !1;
                                                          } else
                                                            return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + i4 + "/purpose", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid9 = _errs59 === errors;
                                                      } else
                                                        var valid9 = !0;
                                                      if (valid9) {
                                                        if (data27.default !== void 0) {
                                                          let data30 = data27.default, _errs61 = errors;
                                                          if (errors === _errs61)
                                                            if (typeof data30 == "string") {
                                                              if (func3(data30) < 1)
                                                                return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + i4 + "/default", keyword: "minLength", params: { limit: 1 } }], !1;
                                                            } else
                                                              return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + i4 + "/default", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid9 = _errs61 === errors;
                                                        } else
                                                          var valid9 = !0;
                                                        if (valid9)
                                                          if (data27.acceptedKinds !== void 0) {
                                                            let _errs63 = errors;
                                                            validate22(data27.acceptedKinds, { instancePath: instancePath + "/extensionPoints/" + i4 + "/acceptedKinds", parentData: data27, parentDataProperty: "acceptedKinds", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                                                            var valid9 = _errs63 === errors;
                                                          } else
                                                            var valid9 = !0;
                                                      }
                                                    }
                                                  }
                                                }
                                              } else
                                                return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + i4, keyword: "type", params: { type: "object" } }], !1;
                                            var valid8 = _errs54 === errors;
                                            if (!valid8)
                                              break;
                                          }
                                        } else
                                          return validate21.errors = [{ instancePath: instancePath + "/extensionPoints", keyword: "type", params: { type: "array" } }], !1;
                                      var valid0 = _errs52 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.references !== void 0) {
                                        let data32 = data.references, _errs64 = errors;
                                        if (errors === _errs64)
                                          if (Array.isArray(data32)) {
                                            var valid10 = !0;
                                            let len5 = data32.length;
                                            for (let i5 = 0; i5 < len5; i5++) {
                                              let data33 = data32[i5], _errs66 = errors;
                                              if (errors === _errs66)
                                                if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
                                                  let missing4;
                                                  if (data33.id === void 0 && (missing4 = "id") || data33.title === void 0 && (missing4 = "title") || data33.source === void 0 && (missing4 = "source") || data33.purpose === void 0 && (missing4 = "purpose"))
                                                    return validate21.errors = [{ instancePath: instancePath + "/references/" + i5, keyword: "required", params: { missingProperty: missing4 } }], !1;
                                                  {
                                                    let _errs68 = errors;
                                                    for (let key5 in data33)
                                                      if (!(key5 === "id" || key5 === "title" || key5 === "source" || key5 === "purpose" || key5 === "authoritative" || key5 === "resolveFrom")) {
                                                        return validate21.errors = [{ instancePath: instancePath + "/references/" + i5, keyword: "additionalProperties", params: { additionalProperty: key5 } }], !1;
                                                        break;
                                                      }
                                                    if (_errs68 === errors) {
                                                      if (data33.id !== void 0) {
                                                        let data34 = data33.id, _errs69 = errors;
                                                        if (errors === _errs69)
                                                          if (typeof data34 == "string") {
                                                            if (func3(data34) < 1)
                                                              return validate21.errors = [{ instancePath: instancePath + "/references/" + i5 + "/id", keyword: "minLength", params: { limit: 1 } }], !1;
                                                          } else
                                                            return validate21.errors = [{ instancePath: instancePath + "/references/" + i5 + "/id", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid11 = _errs69 === errors;
                                                      } else
                                                        var valid11 = !0;
                                                      if (valid11) {
                                                        if (data33.title !== void 0) {
                                                          let data35 = data33.title, _errs71 = errors;
                                                          if (errors === _errs71)
                                                            if (typeof data35 == "string") {
                                                              if (func3(data35) < 1)
                                                                return validate21.errors = [{ instancePath: instancePath + "/references/" + i5 + "/title", keyword: "minLength", params: { limit: 1 } }], !1;
                                                            } else
                                                              return validate21.errors = [{ instancePath: instancePath + "/references/" + i5 + "/title", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid11 = _errs71 === errors;
                                                        } else
                                                          var valid11 = !0;
                                                        if (valid11) {
                                                          if (data33.source !== void 0) {
                                                            let data36 = data33.source, _errs73 = errors;
                                                            if (errors === _errs73)
                                                              if (typeof data36 == "string") {
                                                                if (func3(data36) < 1)
                                                                  return validate21.errors = [{ instancePath: instancePath + "/references/" + i5 + "/source", keyword: "minLength", params: { limit: 1 } }], !1;
                                                              } else
                                                                return validate21.errors = [{ instancePath: instancePath + "/references/" + i5 + "/source", keyword: "type", params: { type: "string" } }], !1;
                                                            var valid11 = _errs73 === errors;
                                                          } else
                                                            var valid11 = !0;
                                                          if (valid11) {
                                                            if (data33.purpose !== void 0) {
                                                              let data37 = data33.purpose, _errs75 = errors;
                                                              if (errors === _errs75)
                                                                if (typeof data37 == "string") {
                                                                  if (func3(data37) < 1)
                                                                    return validate21.errors = [{ instancePath: instancePath + "/references/" + i5 + "/purpose", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                } else
                                                                  return validate21.errors = [{ instancePath: instancePath + "/references/" + i5 + "/purpose", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid11 = _errs75 === errors;
                                                            } else
                                                              var valid11 = !0;
                                                            if (valid11) {
                                                              if (data33.authoritative !== void 0) {
                                                                let _errs77 = errors;
                                                                if (typeof data33.authoritative != "boolean")
                                                                  return validate21.errors = [{ instancePath: instancePath + "/references/" + i5 + "/authoritative", keyword: "type", params: { type: "boolean" } }], !1;
                                                                var valid11 = _errs77 === errors;
                                                              } else
                                                                var valid11 = !0;
                                                              if (valid11)
                                                                if (data33.resolveFrom !== void 0) {
                                                                  let data39 = data33.resolveFrom, _errs79 = errors;
                                                                  if (typeof data39 != "string")
                                                                    return validate21.errors = [{ instancePath: instancePath + "/references/" + i5 + "/resolveFrom", keyword: "type", params: { type: "string" } }], !1;
                                                                  if (!(data39 === "workspace" || data39 === "package"))
                                                                    return validate21.errors = [{ instancePath: instancePath + "/references/" + i5 + "/resolveFrom", keyword: "enum", params: { allowedValues: ["workspace", "package"] } }], !1;
                                                                  var valid11 = _errs79 === errors;
                                                                } else
                                                                  var valid11 = !0;
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                } else
                                                  return validate21.errors = [{ instancePath: instancePath + "/references/" + i5, keyword: "type", params: { type: "object" } }], !1;
                                              var valid10 = _errs66 === errors;
                                              if (!valid10)
                                                break;
                                            }
                                          } else
                                            return validate21.errors = [{ instancePath: instancePath + "/references", keyword: "type", params: { type: "array" } }], !1;
                                        var valid0 = _errs64 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.about !== void 0) {
                                          let data40 = data.about, _errs81 = errors;
                                          if (errors === _errs81)
                                            if (typeof data40 == "string") {
                                              if (func3(data40) < 1)
                                                return validate21.errors = [{ instancePath: instancePath + "/about", keyword: "minLength", params: { limit: 1 } }], !1;
                                            } else
                                              return validate21.errors = [{ instancePath: instancePath + "/about", keyword: "type", params: { type: "string" } }], !1;
                                          var valid0 = _errs81 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.examples !== void 0) {
                                            let _errs83 = errors;
                                            validate22(data.examples, { instancePath: instancePath + "/examples", parentData: data, parentDataProperty: "examples", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                                            var valid0 = _errs83 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.metricsProfile !== void 0) {
                                              let data42 = data.metricsProfile, _errs84 = errors;
                                              if (errors === _errs84)
                                                if (typeof data42 == "string") {
                                                  if (func3(data42) < 1)
                                                    return validate21.errors = [{ instancePath: instancePath + "/metricsProfile", keyword: "minLength", params: { limit: 1 } }], !1;
                                                } else
                                                  return validate21.errors = [{ instancePath: instancePath + "/metricsProfile", keyword: "type", params: { type: "string" } }], !1;
                                              var valid0 = _errs84 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.validatedAgainstSpecVersion !== void 0) {
                                                let data43 = data.validatedAgainstSpecVersion, _errs86 = errors;
                                                if (!(typeof data43 == "number" && !(data43 % 1) && !isNaN(data43)))
                                                  return validate21.errors = [{ instancePath: instancePath + "/validatedAgainstSpecVersion", keyword: "type", params: { type: "integer" } }], !1;
                                                var valid0 = _errs86 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0)
                                                if (data.steps !== void 0) {
                                                  let data44 = data.steps, _errs88 = errors;
                                                  if (errors === _errs88)
                                                    if (Array.isArray(data44)) {
                                                      if (data44.length < 1)
                                                        return validate21.errors = [{ instancePath: instancePath + "/steps", keyword: "minItems", params: { limit: 1 } }], !1;
                                                      {
                                                        var valid12 = !0;
                                                        let len6 = data44.length;
                                                        for (let i6 = 0; i6 < len6; i6++) {
                                                          let _errs90 = errors;
                                                          validate31(data44[i6], { instancePath: instancePath + "/steps/" + i6, parentData: data44, parentDataProperty: i6, rootData }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
                                                          var valid12 = _errs90 === errors;
                                                          if (!valid12)
                                                            break;
                                                        }
                                                      }
                                                    } else
                                                      return validate21.errors = [{ instancePath: instancePath + "/steps", keyword: "type", params: { type: "array" } }], !1;
                                                  var valid0 = _errs88 === errors;
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
    } else
      return validate21.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateLegacyWorkflow
};
