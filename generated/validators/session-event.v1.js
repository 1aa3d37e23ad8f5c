// Generated from schemas/events.ts by `npm run generate`; do not edit.
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
var validateSessionEvent = validate21;
var pattern0 = new RegExp("^evt_[a-z0-9_]{1,64}$", "u"), pattern1 = new RegExp("^sess_[a-z0-9_]{1,64}$", "u"), pattern2 = new RegExp("^[a-z0-9_:>-]+$", "u"), pattern8 = new RegExp("^[0-9a-f]{40}$", "u"), pattern9 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), pattern6 = new RegExp("^run_[a-z0-9_]{1,64}$", "u"), pattern14 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), pattern7 = new RegExp("^node_[a-z0-9_]{1,64}$", "u"), pattern23 = new RegExp("^att_[a-z0-9_]{1,64}$", "u"), pattern36 = new RegExp("^[a-z0-9_-]+$", "u"), pattern46 = new RegExp("^[a-z]+_[a-z0-9_]{1,80}$", "u"), func2 = require_ucs2length().default;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.runId === void 0 && (missing0 = "runId") || data.nodeId === void 0 && (missing0 = "nodeId"))
        return validate22.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.runId !== void 0) {
        let data0 = data.runId, _errs2 = errors;
        if (errors === _errs2)
          if (typeof data0 == "string") {
            if (!pattern6.test(data0))
              return validate22.errors = [{ instancePath: instancePath + "/runId", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
          } else
            return validate22.errors = [{ instancePath: instancePath + "/runId", keyword: "type", params: { type: "string" } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.nodeId !== void 0) {
          let data1 = data.nodeId, _errs4 = errors;
          if (errors === _errs4)
            if (typeof data1 == "string") {
              if (!pattern7.test(data1))
                return validate22.errors = [{ instancePath: instancePath + "/nodeId", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
            } else
              return validate22.errors = [{ instancePath: instancePath + "/nodeId", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
    } else
      return validate22.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate22.errors = vErrors, errors === 0;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.loopId === void 0 && (missing0 = "loopId") || data.iteration === void 0 && (missing0 = "iteration") || data.maxIterations === void 0 && (missing0 = "maxIterations"))
        return validate27.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.loopId !== void 0) {
        let data0 = data.loopId, _errs2 = errors;
        if (errors === _errs2)
          if (typeof data0 == "string") {
            if (!pattern36.test(data0))
              return validate27.errors = [{ instancePath: instancePath + "/loopId", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
          } else
            return validate27.errors = [{ instancePath: instancePath + "/loopId", keyword: "type", params: { type: "string" } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.iteration !== void 0) {
          let data1 = data.iteration, _errs4 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1)))
            return validate27.errors = [{ instancePath: instancePath + "/iteration", keyword: "type", params: { type: "integer" } }], !1;
          if (errors === _errs4 && typeof data1 == "number" && (data1 < 0 || isNaN(data1)))
            return validate27.errors = [{ instancePath: instancePath + "/iteration", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.maxIterations !== void 0) {
            let data2 = data.maxIterations, _errs6 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2)))
              return validate27.errors = [{ instancePath: instancePath + "/maxIterations", keyword: "type", params: { type: "integer" } }], !1;
            if (errors === _errs6 && typeof data2 == "number" && (data2 <= 0 || isNaN(data2)))
              return validate27.errors = [{ instancePath: instancePath + "/maxIterations", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate27.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate27.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind"))
        return validate21.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let tag0 = data.kind;
        if (typeof tag0 == "string")
          if (tag0 === "session_created") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.v === void 0 && (missing1 = "v") || data.eventId === void 0 && (missing1 = "eventId") || data.eventIndex === void 0 && (missing1 = "eventIndex") || data.sessionId === void 0 && (missing1 = "sessionId") || data.kind === void 0 && (missing1 = "kind") || data.dedupeKey === void 0 && (missing1 = "dedupeKey") || data.data === void 0 && (missing1 = "data"))
                  return validate21.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing1 } }], !1;
                if (data.v !== void 0) {
                  let data0 = data.v, _errs5 = errors;
                  if (typeof data0 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", keyword: "type", params: { type: "number" } }], !1;
                  if (data0 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid2 = _errs5 === errors;
                } else
                  var valid2 = !0;
                if (valid2) {
                  if (data.eventId !== void 0) {
                    let data1 = data.eventId, _errs7 = errors;
                    if (errors === _errs7)
                      if (typeof data1 == "string") {
                        if (!pattern0.test(data1))
                          return validate21.errors = [{ instancePath: instancePath + "/eventId", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate21.errors = [{ instancePath: instancePath + "/eventId", keyword: "type", params: { type: "string" } }], !1;
                    var valid2 = _errs7 === errors;
                  } else
                    var valid2 = !0;
                  if (valid2) {
                    if (data.eventIndex !== void 0) {
                      let data2 = data.eventIndex, _errs9 = errors;
                      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs9 && typeof data2 == "number" && (data2 < 0 || isNaN(data2)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid2 = _errs9 === errors;
                    } else
                      var valid2 = !0;
                    if (valid2) {
                      if (data.sessionId !== void 0) {
                        let data3 = data.sessionId, _errs11 = errors;
                        if (errors === _errs11)
                          if (typeof data3 == "string") {
                            if (!pattern1.test(data3))
                              return validate21.errors = [{ instancePath: instancePath + "/sessionId", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate21.errors = [{ instancePath: instancePath + "/sessionId", keyword: "type", params: { type: "string" } }], !1;
                        var valid2 = _errs11 === errors;
                      } else
                        var valid2 = !0;
                      if (valid2) {
                        if (data.kind !== void 0) {
                          let data4 = data.kind, _errs13 = errors;
                          if (typeof data4 != "string")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
                          if (data4 !== "session_created")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "session_created" } }], !1;
                          var valid2 = _errs13 === errors;
                        } else
                          var valid2 = !0;
                        if (valid2) {
                          if (data.dedupeKey !== void 0) {
                            let data5 = data.dedupeKey, _errs15 = errors;
                            if (errors === _errs15)
                              if (typeof data5 == "string") {
                                if (data5.length > 256 && func2(data5) > 256)
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data5))
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "type", params: { type: "string" } }], !1;
                            var valid2 = _errs15 === errors;
                          } else
                            var valid2 = !0;
                          if (valid2)
                            if (data.data !== void 0) {
                              let data6 = data.data, _errs17 = errors;
                              if (errors === _errs17 && !(data6 && typeof data6 == "object" && !Array.isArray(data6)))
                                return validate21.errors = [{ instancePath: instancePath + "/data", keyword: "type", params: { type: "object" } }], !1;
                              var valid2 = _errs17 === errors;
                            } else
                              var valid2 = !0;
                        }
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "observation_recorded") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.v === void 0 && (missing2 = "v") || data.eventId === void 0 && (missing2 = "eventId") || data.eventIndex === void 0 && (missing2 = "eventIndex") || data.sessionId === void 0 && (missing2 = "sessionId") || data.kind === void 0 && (missing2 = "kind") || data.dedupeKey === void 0 && (missing2 = "dedupeKey") || data.data === void 0 && (missing2 = "data"))
                  return validate21.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing2 } }], !1;
                if (data.v !== void 0) {
                  let data7 = data.v, _errs23 = errors;
                  if (typeof data7 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", keyword: "type", params: { type: "number" } }], !1;
                  if (data7 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid4 = _errs23 === errors;
                } else
                  var valid4 = !0;
                if (valid4) {
                  if (data.eventId !== void 0) {
                    let data8 = data.eventId, _errs25 = errors;
                    if (errors === _errs25)
                      if (typeof data8 == "string") {
                        if (!pattern0.test(data8))
                          return validate21.errors = [{ instancePath: instancePath + "/eventId", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate21.errors = [{ instancePath: instancePath + "/eventId", keyword: "type", params: { type: "string" } }], !1;
                    var valid4 = _errs25 === errors;
                  } else
                    var valid4 = !0;
                  if (valid4) {
                    if (data.eventIndex !== void 0) {
                      let data9 = data.eventIndex, _errs27 = errors;
                      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs27 && typeof data9 == "number" && (data9 < 0 || isNaN(data9)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid4 = _errs27 === errors;
                    } else
                      var valid4 = !0;
                    if (valid4) {
                      if (data.sessionId !== void 0) {
                        let data10 = data.sessionId, _errs29 = errors;
                        if (errors === _errs29)
                          if (typeof data10 == "string") {
                            if (!pattern1.test(data10))
                              return validate21.errors = [{ instancePath: instancePath + "/sessionId", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate21.errors = [{ instancePath: instancePath + "/sessionId", keyword: "type", params: { type: "string" } }], !1;
                        var valid4 = _errs29 === errors;
                      } else
                        var valid4 = !0;
                      if (valid4) {
                        if (data.kind !== void 0) {
                          let data11 = data.kind, _errs31 = errors;
                          if (typeof data11 != "string")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
                          if (data11 !== "observation_recorded")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "observation_recorded" } }], !1;
                          var valid4 = _errs31 === errors;
                        } else
                          var valid4 = !0;
                        if (valid4) {
                          if (data.dedupeKey !== void 0) {
                            let data12 = data.dedupeKey, _errs33 = errors;
                            if (errors === _errs33)
                              if (typeof data12 == "string") {
                                if (data12.length > 256 && func2(data12) > 256)
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data12))
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "type", params: { type: "string" } }], !1;
                            var valid4 = _errs33 === errors;
                          } else
                            var valid4 = !0;
                          if (valid4) {
                            if (data.scope !== void 0) {
                              let _errs35 = errors;
                              validate22(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                              var valid4 = _errs35 === errors;
                            } else
                              var valid4 = !0;
                            if (valid4)
                              if (data.data !== void 0) {
                                let data14 = data.data, _errs36 = errors;
                                if (errors === _errs36)
                                  if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                                    let missing3;
                                    if (data14.key === void 0 && (missing3 = "key") || data14.value === void 0 && (missing3 = "value") || data14.confidence === void 0 && (missing3 = "confidence"))
                                      return validate21.errors = [{ instancePath: instancePath + "/data", keyword: "required", params: { missingProperty: missing3 } }], !1;
                                    if (data14.key !== void 0) {
                                      let data15 = data14.key, _errs39 = errors;
                                      if (typeof data15 != "string")
                                        return validate21.errors = [{ instancePath: instancePath + "/data/key", keyword: "type", params: { type: "string" } }], !1;
                                      if (!(data15 === "git_branch" || data15 === "git_head_sha" || data15 === "repo_root_hash" || data15 === "repo_root"))
                                        return validate21.errors = [{ instancePath: instancePath + "/data/key", keyword: "enum", params: { allowedValues: ["git_branch", "git_head_sha", "repo_root_hash", "repo_root"] } }], !1;
                                      var valid5 = _errs39 === errors;
                                    } else
                                      var valid5 = !0;
                                    if (valid5) {
                                      if (data14.value !== void 0) {
                                        let data16 = data14.value, _errs41 = errors;
                                        if (errors === _errs41)
                                          if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                                            let missing4;
                                            if (data16.type === void 0 && (missing4 = "type"))
                                              return validate21.errors = [{ instancePath: instancePath + "/data/value", keyword: "required", params: { missingProperty: missing4 } }], !1;
                                            {
                                              let tag1 = data16.type;
                                              if (typeof tag1 == "string")
                                                if (tag1 === "short_string") {
                                                  if (errors === errors)
                                                    if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                                                      let missing5;
                                                      if (data16.type === void 0 && (missing5 = "type") || data16.value === void 0 && (missing5 = "value"))
                                                        return validate21.errors = [{ instancePath: instancePath + "/data/value", keyword: "required", params: { missingProperty: missing5 } }], !1;
                                                      if (data16.type !== void 0) {
                                                        let data17 = data16.type, _errs47 = errors;
                                                        if (typeof data17 != "string")
                                                          return validate21.errors = [{ instancePath: instancePath + "/data/value/type", keyword: "type", params: { type: "string" } }], !1;
                                                        if (data17 !== "short_string")
                                                          return validate21.errors = [{ instancePath: instancePath + "/data/value/type", keyword: "const", params: { allowedValue: "short_string" } }], !1;
                                                        var valid8 = _errs47 === errors;
                                                      } else
                                                        var valid8 = !0;
                                                      if (valid8)
                                                        if (data16.value !== void 0) {
                                                          let data18 = data16.value, _errs49 = errors;
                                                          if (errors === _errs49)
                                                            if (typeof data18 == "string") {
                                                              if (data18.length > 80 && func2(data18) > 80)
                                                                return validate21.errors = [{ instancePath: instancePath + "/data/value/value", keyword: "maxLength", params: { limit: 80 } }], !1;
                                                            } else
                                                              return validate21.errors = [{ instancePath: instancePath + "/data/value/value", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid8 = _errs49 === errors;
                                                        } else
                                                          var valid8 = !0;
                                                    } else
                                                      return validate21.errors = [{ instancePath: instancePath + "/data/value", keyword: "type", params: { type: "object" } }], !1;
                                                } else if (tag1 === "git_sha1") {
                                                  if (errors === errors)
                                                    if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                                                      let missing6;
                                                      if (data16.type === void 0 && (missing6 = "type") || data16.value === void 0 && (missing6 = "value"))
                                                        return validate21.errors = [{ instancePath: instancePath + "/data/value", keyword: "required", params: { missingProperty: missing6 } }], !1;
                                                      if (data16.type !== void 0) {
                                                        let data19 = data16.type, _errs54 = errors;
                                                        if (typeof data19 != "string")
                                                          return validate21.errors = [{ instancePath: instancePath + "/data/value/type", keyword: "type", params: { type: "string" } }], !1;
                                                        if (data19 !== "git_sha1")
                                                          return validate21.errors = [{ instancePath: instancePath + "/data/value/type", keyword: "const", params: { allowedValue: "git_sha1" } }], !1;
                                                        var valid10 = _errs54 === errors;
                                                      } else
                                                        var valid10 = !0;
                                                      if (valid10)
                                                        if (data16.value !== void 0) {
                                                          let data20 = data16.value, _errs56 = errors;
                                                          if (errors === _errs56)
                                                            if (typeof data20 == "string") {
                                                              if (!pattern8.test(data20))
                                                                return validate21.errors = [{ instancePath: instancePath + "/data/value/value", keyword: "pattern", params: { pattern: "^[0-9a-f]{40}$" } }], !1;
                                                            } else
                                                              return validate21.errors = [{ instancePath: instancePath + "/data/value/value", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid10 = _errs56 === errors;
                                                        } else
                                                          var valid10 = !0;
                                                    } else
                                                      return validate21.errors = [{ instancePath: instancePath + "/data/value", keyword: "type", params: { type: "object" } }], !1;
                                                } else if (tag1 === "sha256") {
                                                  if (errors === errors)
                                                    if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                                                      let missing7;
                                                      if (data16.type === void 0 && (missing7 = "type") || data16.value === void 0 && (missing7 = "value"))
                                                        return validate21.errors = [{ instancePath: instancePath + "/data/value", keyword: "required", params: { missingProperty: missing7 } }], !1;
                                                      if (data16.type !== void 0) {
                                                        let data21 = data16.type, _errs61 = errors;
                                                        if (typeof data21 != "string")
                                                          return validate21.errors = [{ instancePath: instancePath + "/data/value/type", keyword: "type", params: { type: "string" } }], !1;
                                                        if (data21 !== "sha256")
                                                          return validate21.errors = [{ instancePath: instancePath + "/data/value/type", keyword: "const", params: { allowedValue: "sha256" } }], !1;
                                                        var valid12 = _errs61 === errors;
                                                      } else
                                                        var valid12 = !0;
                                                      if (valid12)
                                                        if (data16.value !== void 0) {
                                                          let data22 = data16.value, _errs63 = errors;
                                                          if (errors === _errs63)
                                                            if (typeof data22 == "string") {
                                                              if (!pattern9.test(data22))
                                                                return validate21.errors = [{ instancePath: instancePath + "/data/value/value", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                                            } else
                                                              return validate21.errors = [{ instancePath: instancePath + "/data/value/value", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid12 = _errs63 === errors;
                                                        } else
                                                          var valid12 = !0;
                                                    } else
                                                      return validate21.errors = [{ instancePath: instancePath + "/data/value", keyword: "type", params: { type: "object" } }], !1;
                                                } else if (tag1 === "path") {
                                                  if (errors === errors)
                                                    if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                                                      let missing8;
                                                      if (data16.type === void 0 && (missing8 = "type") || data16.value === void 0 && (missing8 = "value"))
                                                        return validate21.errors = [{ instancePath: instancePath + "/data/value", keyword: "required", params: { missingProperty: missing8 } }], !1;
                                                      if (data16.type !== void 0) {
                                                        let data23 = data16.type, _errs68 = errors;
                                                        if (typeof data23 != "string")
                                                          return validate21.errors = [{ instancePath: instancePath + "/data/value/type", keyword: "type", params: { type: "string" } }], !1;
                                                        if (data23 !== "path")
                                                          return validate21.errors = [{ instancePath: instancePath + "/data/value/type", keyword: "const", params: { allowedValue: "path" } }], !1;
                                                        var valid14 = _errs68 === errors;
                                                      } else
                                                        var valid14 = !0;
                                                      if (valid14)
                                                        if (data16.value !== void 0) {
                                                          let data24 = data16.value, _errs70 = errors;
                                                          if (errors === _errs70)
                                                            if (typeof data24 == "string") {
                                                              if (data24.length > 512 && func2(data24) > 512)
                                                                return validate21.errors = [{ instancePath: instancePath + "/data/value/value", keyword: "maxLength", params: { limit: 512 } }], !1;
                                                            } else
                                                              return validate21.errors = [{ instancePath: instancePath + "/data/value/value", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid14 = _errs70 === errors;
                                                        } else
                                                          var valid14 = !0;
                                                    } else
                                                      return validate21.errors = [{ instancePath: instancePath + "/data/value", keyword: "type", params: { type: "object" } }], !1;
                                                } else
                                                  return validate21.errors = [{ instancePath: instancePath + "/data/value", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag1 } }], !1;
                                              else
                                                return validate21.errors = [{ instancePath: instancePath + "/data/value", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag1 } }], !1;
                                            }
                                          } else
                                            return validate21.errors = [{ instancePath: instancePath + "/data/value", keyword: "type", params: { type: "object" } }], !1;
                                        var valid5 = _errs41 === errors;
                                      } else
                                        var valid5 = !0;
                                      if (valid5)
                                        if (data14.confidence !== void 0) {
                                          let data25 = data14.confidence, _errs72 = errors;
                                          if (typeof data25 != "string")
                                            return validate21.errors = [{ instancePath: instancePath + "/data/confidence", keyword: "type", params: { type: "string" } }], !1;
                                          if (!(data25 === "low" || data25 === "med" || data25 === "high"))
                                            return validate21.errors = [{ instancePath: instancePath + "/data/confidence", keyword: "enum", params: { allowedValues: ["low", "med", "high"] } }], !1;
                                          var valid5 = _errs72 === errors;
                                        } else
                                          var valid5 = !0;
                                    }
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/data", keyword: "type", params: { type: "object" } }], !1;
                                var valid4 = _errs36 === errors;
                              } else
                                var valid4 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "run_started") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing9;
                if (data.v === void 0 && (missing9 = "v") || data.eventId === void 0 && (missing9 = "eventId") || data.eventIndex === void 0 && (missing9 = "eventIndex") || data.sessionId === void 0 && (missing9 = "sessionId") || data.kind === void 0 && (missing9 = "kind") || data.dedupeKey === void 0 && (missing9 = "dedupeKey") || data.scope === void 0 && (missing9 = "scope") || data.data === void 0 && (missing9 = "data"))
                  return validate21.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing9 } }], !1;
                if (data.v !== void 0) {
                  let data26 = data.v, _errs77 = errors;
                  if (typeof data26 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", keyword: "type", params: { type: "number" } }], !1;
                  if (data26 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid16 = _errs77 === errors;
                } else
                  var valid16 = !0;
                if (valid16) {
                  if (data.eventId !== void 0) {
                    let data27 = data.eventId, _errs79 = errors;
                    if (errors === _errs79)
                      if (typeof data27 == "string") {
                        if (!pattern0.test(data27))
                          return validate21.errors = [{ instancePath: instancePath + "/eventId", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate21.errors = [{ instancePath: instancePath + "/eventId", keyword: "type", params: { type: "string" } }], !1;
                    var valid16 = _errs79 === errors;
                  } else
                    var valid16 = !0;
                  if (valid16) {
                    if (data.eventIndex !== void 0) {
                      let data28 = data.eventIndex, _errs81 = errors;
                      if (!(typeof data28 == "number" && !(data28 % 1) && !isNaN(data28)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs81 && typeof data28 == "number" && (data28 < 0 || isNaN(data28)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid16 = _errs81 === errors;
                    } else
                      var valid16 = !0;
                    if (valid16) {
                      if (data.sessionId !== void 0) {
                        let data29 = data.sessionId, _errs83 = errors;
                        if (errors === _errs83)
                          if (typeof data29 == "string") {
                            if (!pattern1.test(data29))
                              return validate21.errors = [{ instancePath: instancePath + "/sessionId", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate21.errors = [{ instancePath: instancePath + "/sessionId", keyword: "type", params: { type: "string" } }], !1;
                        var valid16 = _errs83 === errors;
                      } else
                        var valid16 = !0;
                      if (valid16) {
                        if (data.kind !== void 0) {
                          let data30 = data.kind, _errs85 = errors;
                          if (typeof data30 != "string")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
                          if (data30 !== "run_started")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "run_started" } }], !1;
                          var valid16 = _errs85 === errors;
                        } else
                          var valid16 = !0;
                        if (valid16) {
                          if (data.dedupeKey !== void 0) {
                            let data31 = data.dedupeKey, _errs87 = errors;
                            if (errors === _errs87)
                              if (typeof data31 == "string") {
                                if (data31.length > 256 && func2(data31) > 256)
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data31))
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "type", params: { type: "string" } }], !1;
                            var valid16 = _errs87 === errors;
                          } else
                            var valid16 = !0;
                          if (valid16) {
                            if (data.scope !== void 0) {
                              let data32 = data.scope, _errs89 = errors;
                              if (errors === _errs89)
                                if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
                                  let missing10;
                                  if (data32.runId === void 0 && (missing10 = "runId"))
                                    return validate21.errors = [{ instancePath: instancePath + "/scope", keyword: "required", params: { missingProperty: missing10 } }], !1;
                                  if (data32.runId !== void 0) {
                                    let data33 = data32.runId;
                                    if (errors === errors)
                                      if (typeof data33 == "string") {
                                        if (!pattern6.test(data33))
                                          return validate21.errors = [{ instancePath: instancePath + "/scope/runId", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate21.errors = [{ instancePath: instancePath + "/scope/runId", keyword: "type", params: { type: "string" } }], !1;
                                  }
                                } else
                                  return validate21.errors = [{ instancePath: instancePath + "/scope", keyword: "type", params: { type: "object" } }], !1;
                              var valid16 = _errs89 === errors;
                            } else
                              var valid16 = !0;
                            if (valid16)
                              if (data.data !== void 0) {
                                let data34 = data.data, _errs94 = errors;
                                if (errors === _errs94)
                                  if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
                                    let missing11;
                                    if (data34.workflowId === void 0 && (missing11 = "workflowId") || data34.workflowHash === void 0 && (missing11 = "workflowHash") || data34.workflowSourceKind === void 0 && (missing11 = "workflowSourceKind") || data34.workflowSourceRef === void 0 && (missing11 = "workflowSourceRef"))
                                      return validate21.errors = [{ instancePath: instancePath + "/data", keyword: "required", params: { missingProperty: missing11 } }], !1;
                                    if (data34.workflowId !== void 0) {
                                      let data35 = data34.workflowId, _errs97 = errors;
                                      if (errors === _errs97)
                                        if (typeof data35 == "string") {
                                          if (!pattern14.test(data35))
                                            return validate21.errors = [{ instancePath: instancePath + "/data/workflowId", keyword: "pattern", params: { pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" } }], !1;
                                        } else
                                          return validate21.errors = [{ instancePath: instancePath + "/data/workflowId", keyword: "type", params: { type: "string" } }], !1;
                                      var valid18 = _errs97 === errors;
                                    } else
                                      var valid18 = !0;
                                    if (valid18) {
                                      if (data34.workflowHash !== void 0) {
                                        let data36 = data34.workflowHash, _errs99 = errors;
                                        if (errors === _errs99)
                                          if (typeof data36 == "string") {
                                            if (!pattern9.test(data36))
                                              return validate21.errors = [{ instancePath: instancePath + "/data/workflowHash", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                          } else
                                            return validate21.errors = [{ instancePath: instancePath + "/data/workflowHash", keyword: "type", params: { type: "string" } }], !1;
                                        var valid18 = _errs99 === errors;
                                      } else
                                        var valid18 = !0;
                                      if (valid18) {
                                        if (data34.workflowSourceKind !== void 0) {
                                          let data37 = data34.workflowSourceKind, _errs101 = errors;
                                          if (typeof data37 != "string")
                                            return validate21.errors = [{ instancePath: instancePath + "/data/workflowSourceKind", keyword: "type", params: { type: "string" } }], !1;
                                          if (!(data37 === "bundled" || data37 === "user" || data37 === "project" || data37 === "remote" || data37 === "plugin"))
                                            return validate21.errors = [{ instancePath: instancePath + "/data/workflowSourceKind", keyword: "enum", params: { allowedValues: ["bundled", "user", "project", "remote", "plugin"] } }], !1;
                                          var valid18 = _errs101 === errors;
                                        } else
                                          var valid18 = !0;
                                        if (valid18) {
                                          if (data34.workflowSourceRef !== void 0) {
                                            let data38 = data34.workflowSourceRef, _errs103 = errors;
                                            if (errors === _errs103)
                                              if (typeof data38 == "string") {
                                                if (data38.length > 512 && func2(data38) > 512)
                                                  return validate21.errors = [{ instancePath: instancePath + "/data/workflowSourceRef", keyword: "maxLength", params: { limit: 512 } }], !1;
                                              } else
                                                return validate21.errors = [{ instancePath: instancePath + "/data/workflowSourceRef", keyword: "type", params: { type: "string" } }], !1;
                                            var valid18 = _errs103 === errors;
                                          } else
                                            var valid18 = !0;
                                          if (valid18) {
                                            if (data34.parent !== void 0) {
                                              let _errs105 = errors;
                                              validate22(data34.parent, { instancePath: instancePath + "/data/parent", parentData: data34, parentDataProperty: "parent", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                                              var valid18 = _errs105 === errors;
                                            } else
                                              var valid18 = !0;
                                            if (valid18) {
                                              if (data34.sourceDigest !== void 0) {
                                                let data40 = data34.sourceDigest, _errs106 = errors;
                                                if (errors === _errs106)
                                                  if (typeof data40 == "string") {
                                                    if (!pattern9.test(data40))
                                                      return validate21.errors = [{ instancePath: instancePath + "/data/sourceDigest", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                                  } else
                                                    return validate21.errors = [{ instancePath: instancePath + "/data/sourceDigest", keyword: "type", params: { type: "string" } }], !1;
                                                var valid18 = _errs106 === errors;
                                              } else
                                                var valid18 = !0;
                                              if (valid18)
                                                if (data34.rulesVersion !== void 0) {
                                                  let data41 = data34.rulesVersion, _errs108 = errors;
                                                  if (!(typeof data41 == "number" && !(data41 % 1) && !isNaN(data41)))
                                                    return validate21.errors = [{ instancePath: instancePath + "/data/rulesVersion", keyword: "type", params: { type: "integer" } }], !1;
                                                  if (errors === _errs108 && typeof data41 == "number" && (data41 <= 0 || isNaN(data41)))
                                                    return validate21.errors = [{ instancePath: instancePath + "/data/rulesVersion", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                  var valid18 = _errs108 === errors;
                                                } else
                                                  var valid18 = !0;
                                            }
                                          }
                                        }
                                      }
                                    }
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/data", keyword: "type", params: { type: "object" } }], !1;
                                var valid16 = _errs94 === errors;
                              } else
                                var valid16 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "node_created") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing12;
                if (data.v === void 0 && (missing12 = "v") || data.eventId === void 0 && (missing12 = "eventId") || data.eventIndex === void 0 && (missing12 = "eventIndex") || data.sessionId === void 0 && (missing12 = "sessionId") || data.kind === void 0 && (missing12 = "kind") || data.dedupeKey === void 0 && (missing12 = "dedupeKey") || data.scope === void 0 && (missing12 = "scope") || data.data === void 0 && (missing12 = "data"))
                  return validate21.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing12 } }], !1;
                if (data.v !== void 0) {
                  let data42 = data.v, _errs113 = errors;
                  if (typeof data42 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", keyword: "type", params: { type: "number" } }], !1;
                  if (data42 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid20 = _errs113 === errors;
                } else
                  var valid20 = !0;
                if (valid20) {
                  if (data.eventId !== void 0) {
                    let data43 = data.eventId, _errs115 = errors;
                    if (errors === _errs115)
                      if (typeof data43 == "string") {
                        if (!pattern0.test(data43))
                          return validate21.errors = [{ instancePath: instancePath + "/eventId", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate21.errors = [{ instancePath: instancePath + "/eventId", keyword: "type", params: { type: "string" } }], !1;
                    var valid20 = _errs115 === errors;
                  } else
                    var valid20 = !0;
                  if (valid20) {
                    if (data.eventIndex !== void 0) {
                      let data44 = data.eventIndex, _errs117 = errors;
                      if (!(typeof data44 == "number" && !(data44 % 1) && !isNaN(data44)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs117 && typeof data44 == "number" && (data44 < 0 || isNaN(data44)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid20 = _errs117 === errors;
                    } else
                      var valid20 = !0;
                    if (valid20) {
                      if (data.sessionId !== void 0) {
                        let data45 = data.sessionId, _errs119 = errors;
                        if (errors === _errs119)
                          if (typeof data45 == "string") {
                            if (!pattern1.test(data45))
                              return validate21.errors = [{ instancePath: instancePath + "/sessionId", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate21.errors = [{ instancePath: instancePath + "/sessionId", keyword: "type", params: { type: "string" } }], !1;
                        var valid20 = _errs119 === errors;
                      } else
                        var valid20 = !0;
                      if (valid20) {
                        if (data.kind !== void 0) {
                          let data46 = data.kind, _errs121 = errors;
                          if (typeof data46 != "string")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
                          if (data46 !== "node_created")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "node_created" } }], !1;
                          var valid20 = _errs121 === errors;
                        } else
                          var valid20 = !0;
                        if (valid20) {
                          if (data.dedupeKey !== void 0) {
                            let data47 = data.dedupeKey, _errs123 = errors;
                            if (errors === _errs123)
                              if (typeof data47 == "string") {
                                if (data47.length > 256 && func2(data47) > 256)
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data47))
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "type", params: { type: "string" } }], !1;
                            var valid20 = _errs123 === errors;
                          } else
                            var valid20 = !0;
                          if (valid20) {
                            if (data.scope !== void 0) {
                              let _errs125 = errors;
                              validate22(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                              var valid20 = _errs125 === errors;
                            } else
                              var valid20 = !0;
                            if (valid20)
                              if (data.data !== void 0) {
                                let data49 = data.data, _errs126 = errors;
                                if (errors === _errs126)
                                  if (data49 && typeof data49 == "object" && !Array.isArray(data49)) {
                                    let missing13;
                                    if (data49.nodeKind === void 0 && (missing13 = "nodeKind") || data49.parentNodeId === void 0 && (missing13 = "parentNodeId") || data49.workflowHash === void 0 && (missing13 = "workflowHash") || data49.snapshotRef === void 0 && (missing13 = "snapshotRef"))
                                      return validate21.errors = [{ instancePath: instancePath + "/data", keyword: "required", params: { missingProperty: missing13 } }], !1;
                                    if (data49.nodeKind !== void 0) {
                                      let data50 = data49.nodeKind, _errs129 = errors;
                                      if (typeof data50 != "string")
                                        return validate21.errors = [{ instancePath: instancePath + "/data/nodeKind", keyword: "type", params: { type: "string" } }], !1;
                                      if (!(data50 === "step" || data50 === "checkpoint" || data50 === "blocked_attempt"))
                                        return validate21.errors = [{ instancePath: instancePath + "/data/nodeKind", keyword: "enum", params: { allowedValues: ["step", "checkpoint", "blocked_attempt"] } }], !1;
                                      var valid21 = _errs129 === errors;
                                    } else
                                      var valid21 = !0;
                                    if (valid21) {
                                      if (data49.parentNodeId !== void 0) {
                                        let data51 = data49.parentNodeId, _errs131 = errors, _errs132 = errors, valid22 = !1, _errs133 = errors;
                                        if (errors === _errs133)
                                          if (typeof data51 == "string") {
                                            if (!pattern7.test(data51)) {
                                              let err0 = { instancePath: instancePath + "/data/parentNodeId", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } };
                                              vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                                            }
                                          } else {
                                            let err1 = { instancePath: instancePath + "/data/parentNodeId", keyword: "type", params: { type: "string" } };
                                            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                                          }
                                        var _valid0 = _errs133 === errors;
                                        if (valid22 = valid22 || _valid0, !valid22) {
                                          let _errs135 = errors;
                                          if (data51 !== null) {
                                            let err2 = { instancePath: instancePath + "/data/parentNodeId", keyword: "type", params: { type: "null" } };
                                            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                                          }
                                          var _valid0 = _errs135 === errors;
                                          valid22 = valid22 || _valid0;
                                        }
                                        if (valid22)
                                          errors = _errs132, vErrors !== null && (_errs132 ? vErrors.length = _errs132 : vErrors = null);
                                        else {
                                          let err3 = { instancePath: instancePath + "/data/parentNodeId", keyword: "anyOf", params: {} };
                                          return vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++, validate21.errors = vErrors, !1;
                                        }
                                        var valid21 = _errs131 === errors;
                                      } else
                                        var valid21 = !0;
                                      if (valid21) {
                                        if (data49.workflowHash !== void 0) {
                                          let data52 = data49.workflowHash, _errs137 = errors;
                                          if (errors === _errs137)
                                            if (typeof data52 == "string") {
                                              if (!pattern9.test(data52))
                                                return validate21.errors = [{ instancePath: instancePath + "/data/workflowHash", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                            } else
                                              return validate21.errors = [{ instancePath: instancePath + "/data/workflowHash", keyword: "type", params: { type: "string" } }], !1;
                                          var valid21 = _errs137 === errors;
                                        } else
                                          var valid21 = !0;
                                        if (valid21) {
                                          if (data49.snapshotRef !== void 0) {
                                            let data53 = data49.snapshotRef, _errs139 = errors;
                                            if (errors === _errs139)
                                              if (typeof data53 == "string") {
                                                if (!pattern9.test(data53))
                                                  return validate21.errors = [{ instancePath: instancePath + "/data/snapshotRef", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                              } else
                                                return validate21.errors = [{ instancePath: instancePath + "/data/snapshotRef", keyword: "type", params: { type: "string" } }], !1;
                                            var valid21 = _errs139 === errors;
                                          } else
                                            var valid21 = !0;
                                          if (valid21)
                                            if (data49.checkpoint !== void 0) {
                                              let data54 = data49.checkpoint, _errs141 = errors;
                                              if (errors === _errs141)
                                                if (data54 && typeof data54 == "object" && !Array.isArray(data54)) {
                                                  let missing14;
                                                  if (data54.attemptId === void 0 && (missing14 = "attemptId") || data54.inputDigest === void 0 && (missing14 = "inputDigest"))
                                                    return validate21.errors = [{ instancePath: instancePath + "/data/checkpoint", keyword: "required", params: { missingProperty: missing14 } }], !1;
                                                  if (data54.attemptId !== void 0) {
                                                    let data55 = data54.attemptId, _errs144 = errors;
                                                    if (errors === _errs144)
                                                      if (typeof data55 == "string") {
                                                        if (!pattern23.test(data55))
                                                          return validate21.errors = [{ instancePath: instancePath + "/data/checkpoint/attemptId", keyword: "pattern", params: { pattern: "^att_[a-z0-9_]{1,64}$" } }], !1;
                                                      } else
                                                        return validate21.errors = [{ instancePath: instancePath + "/data/checkpoint/attemptId", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid23 = _errs144 === errors;
                                                  } else
                                                    var valid23 = !0;
                                                  if (valid23)
                                                    if (data54.inputDigest !== void 0) {
                                                      let data56 = data54.inputDigest, _errs146 = errors;
                                                      if (errors === _errs146)
                                                        if (typeof data56 == "string") {
                                                          if (!pattern9.test(data56))
                                                            return validate21.errors = [{ instancePath: instancePath + "/data/checkpoint/inputDigest", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                                        } else
                                                          return validate21.errors = [{ instancePath: instancePath + "/data/checkpoint/inputDigest", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid23 = _errs146 === errors;
                                                    } else
                                                      var valid23 = !0;
                                                } else
                                                  return validate21.errors = [{ instancePath: instancePath + "/data/checkpoint", keyword: "type", params: { type: "object" } }], !1;
                                              var valid21 = _errs141 === errors;
                                            } else
                                              var valid21 = !0;
                                        }
                                      }
                                    }
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/data", keyword: "type", params: { type: "object" } }], !1;
                                var valid20 = _errs126 === errors;
                              } else
                                var valid20 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "edge_created") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing15;
                if (data.v === void 0 && (missing15 = "v") || data.eventId === void 0 && (missing15 = "eventId") || data.eventIndex === void 0 && (missing15 = "eventIndex") || data.sessionId === void 0 && (missing15 = "sessionId") || data.kind === void 0 && (missing15 = "kind") || data.dedupeKey === void 0 && (missing15 = "dedupeKey") || data.scope === void 0 && (missing15 = "scope") || data.data === void 0 && (missing15 = "data"))
                  return validate21.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing15 } }], !1;
                if (data.v !== void 0) {
                  let data57 = data.v, _errs151 = errors;
                  if (typeof data57 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", keyword: "type", params: { type: "number" } }], !1;
                  if (data57 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid25 = _errs151 === errors;
                } else
                  var valid25 = !0;
                if (valid25) {
                  if (data.eventId !== void 0) {
                    let data58 = data.eventId, _errs153 = errors;
                    if (errors === _errs153)
                      if (typeof data58 == "string") {
                        if (!pattern0.test(data58))
                          return validate21.errors = [{ instancePath: instancePath + "/eventId", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate21.errors = [{ instancePath: instancePath + "/eventId", keyword: "type", params: { type: "string" } }], !1;
                    var valid25 = _errs153 === errors;
                  } else
                    var valid25 = !0;
                  if (valid25) {
                    if (data.eventIndex !== void 0) {
                      let data59 = data.eventIndex, _errs155 = errors;
                      if (!(typeof data59 == "number" && !(data59 % 1) && !isNaN(data59)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs155 && typeof data59 == "number" && (data59 < 0 || isNaN(data59)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid25 = _errs155 === errors;
                    } else
                      var valid25 = !0;
                    if (valid25) {
                      if (data.sessionId !== void 0) {
                        let data60 = data.sessionId, _errs157 = errors;
                        if (errors === _errs157)
                          if (typeof data60 == "string") {
                            if (!pattern1.test(data60))
                              return validate21.errors = [{ instancePath: instancePath + "/sessionId", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate21.errors = [{ instancePath: instancePath + "/sessionId", keyword: "type", params: { type: "string" } }], !1;
                        var valid25 = _errs157 === errors;
                      } else
                        var valid25 = !0;
                      if (valid25) {
                        if (data.kind !== void 0) {
                          let data61 = data.kind, _errs159 = errors;
                          if (typeof data61 != "string")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
                          if (data61 !== "edge_created")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "edge_created" } }], !1;
                          var valid25 = _errs159 === errors;
                        } else
                          var valid25 = !0;
                        if (valid25) {
                          if (data.dedupeKey !== void 0) {
                            let data62 = data.dedupeKey, _errs161 = errors;
                            if (errors === _errs161)
                              if (typeof data62 == "string") {
                                if (data62.length > 256 && func2(data62) > 256)
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data62))
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "type", params: { type: "string" } }], !1;
                            var valid25 = _errs161 === errors;
                          } else
                            var valid25 = !0;
                          if (valid25) {
                            if (data.scope !== void 0) {
                              let data63 = data.scope, _errs163 = errors;
                              if (errors === _errs163)
                                if (data63 && typeof data63 == "object" && !Array.isArray(data63)) {
                                  let missing16;
                                  if (data63.runId === void 0 && (missing16 = "runId"))
                                    return validate21.errors = [{ instancePath: instancePath + "/scope", keyword: "required", params: { missingProperty: missing16 } }], !1;
                                  if (data63.runId !== void 0) {
                                    let data64 = data63.runId;
                                    if (errors === errors)
                                      if (typeof data64 == "string") {
                                        if (!pattern6.test(data64))
                                          return validate21.errors = [{ instancePath: instancePath + "/scope/runId", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate21.errors = [{ instancePath: instancePath + "/scope/runId", keyword: "type", params: { type: "string" } }], !1;
                                  }
                                } else
                                  return validate21.errors = [{ instancePath: instancePath + "/scope", keyword: "type", params: { type: "object" } }], !1;
                              var valid25 = _errs163 === errors;
                            } else
                              var valid25 = !0;
                            if (valid25)
                              if (data.data !== void 0) {
                                let data65 = data.data, _errs168 = errors;
                                if (errors === _errs168)
                                  if (data65 && typeof data65 == "object" && !Array.isArray(data65)) {
                                    let missing17;
                                    if (data65.edgeKind === void 0 && (missing17 = "edgeKind") || data65.fromNodeId === void 0 && (missing17 = "fromNodeId") || data65.toNodeId === void 0 && (missing17 = "toNodeId") || data65.cause === void 0 && (missing17 = "cause"))
                                      return validate21.errors = [{ instancePath: instancePath + "/data", keyword: "required", params: { missingProperty: missing17 } }], !1;
                                    if (data65.edgeKind !== void 0) {
                                      let data66 = data65.edgeKind, _errs171 = errors;
                                      if (typeof data66 != "string")
                                        return validate21.errors = [{ instancePath: instancePath + "/data/edgeKind", keyword: "type", params: { type: "string" } }], !1;
                                      if (!(data66 === "acked_step" || data66 === "checkpoint"))
                                        return validate21.errors = [{ instancePath: instancePath + "/data/edgeKind", keyword: "enum", params: { allowedValues: ["acked_step", "checkpoint"] } }], !1;
                                      var valid27 = _errs171 === errors;
                                    } else
                                      var valid27 = !0;
                                    if (valid27) {
                                      if (data65.fromNodeId !== void 0) {
                                        let data67 = data65.fromNodeId, _errs173 = errors;
                                        if (errors === _errs173)
                                          if (typeof data67 == "string") {
                                            if (!pattern7.test(data67))
                                              return validate21.errors = [{ instancePath: instancePath + "/data/fromNodeId", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                          } else
                                            return validate21.errors = [{ instancePath: instancePath + "/data/fromNodeId", keyword: "type", params: { type: "string" } }], !1;
                                        var valid27 = _errs173 === errors;
                                      } else
                                        var valid27 = !0;
                                      if (valid27) {
                                        if (data65.toNodeId !== void 0) {
                                          let data68 = data65.toNodeId, _errs175 = errors;
                                          if (errors === _errs175)
                                            if (typeof data68 == "string") {
                                              if (!pattern7.test(data68))
                                                return validate21.errors = [{ instancePath: instancePath + "/data/toNodeId", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                            } else
                                              return validate21.errors = [{ instancePath: instancePath + "/data/toNodeId", keyword: "type", params: { type: "string" } }], !1;
                                          var valid27 = _errs175 === errors;
                                        } else
                                          var valid27 = !0;
                                        if (valid27)
                                          if (data65.cause !== void 0) {
                                            let data69 = data65.cause, _errs177 = errors;
                                            if (errors === _errs177)
                                              if (data69 && typeof data69 == "object" && !Array.isArray(data69)) {
                                                let missing18;
                                                if (data69.kind === void 0 && (missing18 = "kind") || data69.eventId === void 0 && (missing18 = "eventId"))
                                                  return validate21.errors = [{ instancePath: instancePath + "/data/cause", keyword: "required", params: { missingProperty: missing18 } }], !1;
                                                if (data69.kind !== void 0) {
                                                  let data70 = data69.kind, _errs180 = errors;
                                                  if (typeof data70 != "string")
                                                    return validate21.errors = [{ instancePath: instancePath + "/data/cause/kind", keyword: "type", params: { type: "string" } }], !1;
                                                  if (!(data70 === "idempotent_replay" || data70 === "intentional_fork" || data70 === "non_tip_advance" || data70 === "checkpoint_created"))
                                                    return validate21.errors = [{ instancePath: instancePath + "/data/cause/kind", keyword: "enum", params: { allowedValues: ["idempotent_replay", "intentional_fork", "non_tip_advance", "checkpoint_created"] } }], !1;
                                                  var valid28 = _errs180 === errors;
                                                } else
                                                  var valid28 = !0;
                                                if (valid28)
                                                  if (data69.eventId !== void 0) {
                                                    let data71 = data69.eventId, _errs182 = errors;
                                                    if (errors === _errs182)
                                                      if (typeof data71 == "string") {
                                                        if (!pattern0.test(data71))
                                                          return validate21.errors = [{ instancePath: instancePath + "/data/cause/eventId", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                                                      } else
                                                        return validate21.errors = [{ instancePath: instancePath + "/data/cause/eventId", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid28 = _errs182 === errors;
                                                  } else
                                                    var valid28 = !0;
                                              } else
                                                return validate21.errors = [{ instancePath: instancePath + "/data/cause", keyword: "type", params: { type: "object" } }], !1;
                                            var valid27 = _errs177 === errors;
                                          } else
                                            var valid27 = !0;
                                      }
                                    }
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/data", keyword: "type", params: { type: "object" } }], !1;
                                var valid25 = _errs168 === errors;
                              } else
                                var valid25 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "advance_recorded") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing19;
                if (data.v === void 0 && (missing19 = "v") || data.eventId === void 0 && (missing19 = "eventId") || data.eventIndex === void 0 && (missing19 = "eventIndex") || data.sessionId === void 0 && (missing19 = "sessionId") || data.kind === void 0 && (missing19 = "kind") || data.dedupeKey === void 0 && (missing19 = "dedupeKey") || data.scope === void 0 && (missing19 = "scope") || data.data === void 0 && (missing19 = "data"))
                  return validate21.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing19 } }], !1;
                if (data.v !== void 0) {
                  let data72 = data.v, _errs187 = errors;
                  if (typeof data72 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", keyword: "type", params: { type: "number" } }], !1;
                  if (data72 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid30 = _errs187 === errors;
                } else
                  var valid30 = !0;
                if (valid30) {
                  if (data.eventId !== void 0) {
                    let data73 = data.eventId, _errs189 = errors;
                    if (errors === _errs189)
                      if (typeof data73 == "string") {
                        if (!pattern0.test(data73))
                          return validate21.errors = [{ instancePath: instancePath + "/eventId", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate21.errors = [{ instancePath: instancePath + "/eventId", keyword: "type", params: { type: "string" } }], !1;
                    var valid30 = _errs189 === errors;
                  } else
                    var valid30 = !0;
                  if (valid30) {
                    if (data.eventIndex !== void 0) {
                      let data74 = data.eventIndex, _errs191 = errors;
                      if (!(typeof data74 == "number" && !(data74 % 1) && !isNaN(data74)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs191 && typeof data74 == "number" && (data74 < 0 || isNaN(data74)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid30 = _errs191 === errors;
                    } else
                      var valid30 = !0;
                    if (valid30) {
                      if (data.sessionId !== void 0) {
                        let data75 = data.sessionId, _errs193 = errors;
                        if (errors === _errs193)
                          if (typeof data75 == "string") {
                            if (!pattern1.test(data75))
                              return validate21.errors = [{ instancePath: instancePath + "/sessionId", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate21.errors = [{ instancePath: instancePath + "/sessionId", keyword: "type", params: { type: "string" } }], !1;
                        var valid30 = _errs193 === errors;
                      } else
                        var valid30 = !0;
                      if (valid30) {
                        if (data.kind !== void 0) {
                          let data76 = data.kind, _errs195 = errors;
                          if (typeof data76 != "string")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
                          if (data76 !== "advance_recorded")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "advance_recorded" } }], !1;
                          var valid30 = _errs195 === errors;
                        } else
                          var valid30 = !0;
                        if (valid30) {
                          if (data.dedupeKey !== void 0) {
                            let data77 = data.dedupeKey, _errs197 = errors;
                            if (errors === _errs197)
                              if (typeof data77 == "string") {
                                if (data77.length > 256 && func2(data77) > 256)
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data77))
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "type", params: { type: "string" } }], !1;
                            var valid30 = _errs197 === errors;
                          } else
                            var valid30 = !0;
                          if (valid30) {
                            if (data.scope !== void 0) {
                              let _errs199 = errors;
                              validate22(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                              var valid30 = _errs199 === errors;
                            } else
                              var valid30 = !0;
                            if (valid30)
                              if (data.data !== void 0) {
                                let data79 = data.data, _errs200 = errors;
                                if (errors === _errs200)
                                  if (data79 && typeof data79 == "object" && !Array.isArray(data79)) {
                                    let missing20;
                                    if (data79.attemptId === void 0 && (missing20 = "attemptId") || data79.intent === void 0 && (missing20 = "intent") || data79.outcome === void 0 && (missing20 = "outcome"))
                                      return validate21.errors = [{ instancePath: instancePath + "/data", keyword: "required", params: { missingProperty: missing20 } }], !1;
                                    if (data79.attemptId !== void 0) {
                                      let data80 = data79.attemptId, _errs203 = errors;
                                      if (errors === _errs203)
                                        if (typeof data80 == "string") {
                                          if (!pattern23.test(data80))
                                            return validate21.errors = [{ instancePath: instancePath + "/data/attemptId", keyword: "pattern", params: { pattern: "^att_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate21.errors = [{ instancePath: instancePath + "/data/attemptId", keyword: "type", params: { type: "string" } }], !1;
                                      var valid31 = _errs203 === errors;
                                    } else
                                      var valid31 = !0;
                                    if (valid31) {
                                      if (data79.intent !== void 0) {
                                        let data81 = data79.intent, _errs205 = errors;
                                        if (typeof data81 != "string")
                                          return validate21.errors = [{ instancePath: instancePath + "/data/intent", keyword: "type", params: { type: "string" } }], !1;
                                        if (data81 !== "ack_pending")
                                          return validate21.errors = [{ instancePath: instancePath + "/data/intent", keyword: "const", params: { allowedValue: "ack_pending" } }], !1;
                                        var valid31 = _errs205 === errors;
                                      } else
                                        var valid31 = !0;
                                      if (valid31) {
                                        if (data79.outcome !== void 0) {
                                          let data82 = data79.outcome, _errs207 = errors;
                                          if (errors === _errs207)
                                            if (data82 && typeof data82 == "object" && !Array.isArray(data82)) {
                                              let missing21;
                                              if (data82.kind === void 0 && (missing21 = "kind"))
                                                return validate21.errors = [{ instancePath: instancePath + "/data/outcome", keyword: "required", params: { missingProperty: missing21 } }], !1;
                                              {
                                                let tag2 = data82.kind;
                                                if (typeof tag2 == "string")
                                                  if (tag2 === "blocked") {
                                                    if (errors === errors)
                                                      if (data82 && typeof data82 == "object" && !Array.isArray(data82)) {
                                                        let missing22;
                                                        if (data82.kind === void 0 && (missing22 = "kind") || data82.blockers === void 0 && (missing22 = "blockers"))
                                                          return validate21.errors = [{ instancePath: instancePath + "/data/outcome", keyword: "required", params: { missingProperty: missing22 } }], !1;
                                                        if (data82.kind !== void 0) {
                                                          let data83 = data82.kind, _errs213 = errors;
                                                          if (typeof data83 != "string")
                                                            return validate21.errors = [{ instancePath: instancePath + "/data/outcome/kind", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data83 !== "blocked")
                                                            return validate21.errors = [{ instancePath: instancePath + "/data/outcome/kind", keyword: "const", params: { allowedValue: "blocked" } }], !1;
                                                          var valid34 = _errs213 === errors;
                                                        } else
                                                          var valid34 = !0;
                                                        if (valid34)
                                                          if (data82.blockers !== void 0) {
                                                            let data84 = data82.blockers, _errs215 = errors;
                                                            if (errors === _errs215)
                                                              if (data84 && typeof data84 == "object" && !Array.isArray(data84)) {
                                                                let missing23;
                                                                if (data84.blockers === void 0 && (missing23 = "blockers"))
                                                                  return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers", keyword: "required", params: { missingProperty: missing23 } }], !1;
                                                                if (data84.blockers !== void 0) {
                                                                  let data85 = data84.blockers;
                                                                  if (errors === errors)
                                                                    if (Array.isArray(data85)) {
                                                                      if (data85.length > 10)
                                                                        return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers", keyword: "maxItems", params: { limit: 10 } }], !1;
                                                                      if (data85.length < 1)
                                                                        return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers", keyword: "minItems", params: { limit: 1 } }], !1;
                                                                      {
                                                                        var valid36 = !0;
                                                                        let len0 = data85.length;
                                                                        for (let i0 = 0; i0 < len0; i0++) {
                                                                          let data86 = data85[i0], _errs220 = errors;
                                                                          if (errors === _errs220)
                                                                            if (data86 && typeof data86 == "object" && !Array.isArray(data86)) {
                                                                              let missing24;
                                                                              if (data86.code === void 0 && (missing24 = "code") || data86.pointer === void 0 && (missing24 = "pointer") || data86.message === void 0 && (missing24 = "message"))
                                                                                return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0, keyword: "required", params: { missingProperty: missing24 } }], !1;
                                                                              if (data86.code !== void 0) {
                                                                                let data87 = data86.code, _errs223 = errors;
                                                                                if (typeof data87 != "string")
                                                                                  return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/code", keyword: "type", params: { type: "string" } }], !1;
                                                                                if (!(data87 === "USER_ONLY_DEPENDENCY" || data87 === "MISSING_REQUIRED_OUTPUT" || data87 === "INVALID_REQUIRED_OUTPUT" || data87 === "REQUIRED_CAPABILITY_UNKNOWN" || data87 === "REQUIRED_CAPABILITY_UNAVAILABLE" || data87 === "INVARIANT_VIOLATION" || data87 === "STORAGE_CORRUPTION_DETECTED"))
                                                                                  return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/code", keyword: "enum", params: { allowedValues: ["USER_ONLY_DEPENDENCY", "MISSING_REQUIRED_OUTPUT", "INVALID_REQUIRED_OUTPUT", "REQUIRED_CAPABILITY_UNKNOWN", "REQUIRED_CAPABILITY_UNAVAILABLE", "INVARIANT_VIOLATION", "STORAGE_CORRUPTION_DETECTED"] } }], !1;
                                                                                var valid37 = _errs223 === errors;
                                                                              } else
                                                                                var valid37 = !0;
                                                                              if (valid37) {
                                                                                if (data86.pointer !== void 0) {
                                                                                  let data88 = data86.pointer, _errs225 = errors;
                                                                                  if (errors === _errs225)
                                                                                    if (data88 && typeof data88 == "object" && !Array.isArray(data88)) {
                                                                                      let missing25;
                                                                                      if (data88.kind === void 0 && (missing25 = "kind"))
                                                                                        return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", keyword: "required", params: { missingProperty: missing25 } }], !1;
                                                                                      {
                                                                                        let tag3 = data88.kind;
                                                                                        if (typeof tag3 == "string")
                                                                                          if (tag3 === "context_key") {
                                                                                            if (errors === errors)
                                                                                              if (data88 && typeof data88 == "object" && !Array.isArray(data88)) {
                                                                                                let missing26;
                                                                                                if (data88.kind === void 0 && (missing26 = "kind") || data88.key === void 0 && (missing26 = "key"))
                                                                                                  return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", keyword: "required", params: { missingProperty: missing26 } }], !1;
                                                                                                if (data88.kind !== void 0) {
                                                                                                  let data89 = data88.kind, _errs231 = errors;
                                                                                                  if (typeof data89 != "string")
                                                                                                    return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  if (data89 !== "context_key")
                                                                                                    return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", keyword: "const", params: { allowedValue: "context_key" } }], !1;
                                                                                                  var valid40 = _errs231 === errors;
                                                                                                } else
                                                                                                  var valid40 = !0;
                                                                                                if (valid40)
                                                                                                  if (data88.key !== void 0) {
                                                                                                    let data90 = data88.key, _errs233 = errors;
                                                                                                    if (errors === _errs233)
                                                                                                      if (typeof data90 == "string") {
                                                                                                        if (!pattern36.test(data90))
                                                                                                          return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/key", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                                      } else
                                                                                                        return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/key", keyword: "type", params: { type: "string" } }], !1;
                                                                                                    var valid40 = _errs233 === errors;
                                                                                                  } else
                                                                                                    var valid40 = !0;
                                                                                              } else
                                                                                                return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", keyword: "type", params: { type: "object" } }], !1;
                                                                                          } else if (tag3 === "context_budget") {
                                                                                            if (errors === errors)
                                                                                              if (data88 && typeof data88 == "object" && !Array.isArray(data88)) {
                                                                                                let missing27;
                                                                                                if (data88.kind === void 0 && (missing27 = "kind"))
                                                                                                  return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", keyword: "required", params: { missingProperty: missing27 } }], !1;
                                                                                                if (data88.kind !== void 0) {
                                                                                                  let data91 = data88.kind;
                                                                                                  if (typeof data91 != "string")
                                                                                                    return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  if (data91 !== "context_budget")
                                                                                                    return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", keyword: "const", params: { allowedValue: "context_budget" } }], !1;
                                                                                                }
                                                                                              } else
                                                                                                return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", keyword: "type", params: { type: "object" } }], !1;
                                                                                          } else if (tag3 === "output_contract") {
                                                                                            if (errors === errors)
                                                                                              if (data88 && typeof data88 == "object" && !Array.isArray(data88)) {
                                                                                                let missing28;
                                                                                                if (data88.kind === void 0 && (missing28 = "kind") || data88.contractRef === void 0 && (missing28 = "contractRef"))
                                                                                                  return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", keyword: "required", params: { missingProperty: missing28 } }], !1;
                                                                                                if (data88.kind !== void 0) {
                                                                                                  let data92 = data88.kind, _errs243 = errors;
                                                                                                  if (typeof data92 != "string")
                                                                                                    return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  if (data92 !== "output_contract")
                                                                                                    return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", keyword: "const", params: { allowedValue: "output_contract" } }], !1;
                                                                                                  var valid44 = _errs243 === errors;
                                                                                                } else
                                                                                                  var valid44 = !0;
                                                                                                if (valid44)
                                                                                                  if (data88.contractRef !== void 0) {
                                                                                                    let _errs245 = errors;
                                                                                                    if (typeof data88.contractRef != "string")
                                                                                                      return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/contractRef", keyword: "type", params: { type: "string" } }], !1;
                                                                                                    var valid44 = _errs245 === errors;
                                                                                                  } else
                                                                                                    var valid44 = !0;
                                                                                              } else
                                                                                                return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", keyword: "type", params: { type: "object" } }], !1;
                                                                                          } else if (tag3 === "capability") {
                                                                                            if (errors === errors)
                                                                                              if (data88 && typeof data88 == "object" && !Array.isArray(data88)) {
                                                                                                let missing29;
                                                                                                if (data88.kind === void 0 && (missing29 = "kind") || data88.capability === void 0 && (missing29 = "capability"))
                                                                                                  return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", keyword: "required", params: { missingProperty: missing29 } }], !1;
                                                                                                if (data88.kind !== void 0) {
                                                                                                  let data94 = data88.kind, _errs250 = errors;
                                                                                                  if (typeof data94 != "string")
                                                                                                    return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  if (data94 !== "capability")
                                                                                                    return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", keyword: "const", params: { allowedValue: "capability" } }], !1;
                                                                                                  var valid46 = _errs250 === errors;
                                                                                                } else
                                                                                                  var valid46 = !0;
                                                                                                if (valid46)
                                                                                                  if (data88.capability !== void 0) {
                                                                                                    let data95 = data88.capability, _errs252 = errors;
                                                                                                    if (typeof data95 != "string")
                                                                                                      return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/capability", keyword: "type", params: { type: "string" } }], !1;
                                                                                                    if (!(data95 === "delegation" || data95 === "web_browsing"))
                                                                                                      return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/capability", keyword: "enum", params: { allowedValues: ["delegation", "web_browsing"] } }], !1;
                                                                                                    var valid46 = _errs252 === errors;
                                                                                                  } else
                                                                                                    var valid46 = !0;
                                                                                              } else
                                                                                                return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", keyword: "type", params: { type: "object" } }], !1;
                                                                                          } else if (tag3 === "workflow_step") {
                                                                                            if (errors === errors)
                                                                                              if (data88 && typeof data88 == "object" && !Array.isArray(data88)) {
                                                                                                let missing30;
                                                                                                if (data88.kind === void 0 && (missing30 = "kind") || data88.stepId === void 0 && (missing30 = "stepId"))
                                                                                                  return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", keyword: "required", params: { missingProperty: missing30 } }], !1;
                                                                                                if (data88.kind !== void 0) {
                                                                                                  let data96 = data88.kind, _errs257 = errors;
                                                                                                  if (typeof data96 != "string")
                                                                                                    return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  if (data96 !== "workflow_step")
                                                                                                    return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", keyword: "const", params: { allowedValue: "workflow_step" } }], !1;
                                                                                                  var valid48 = _errs257 === errors;
                                                                                                } else
                                                                                                  var valid48 = !0;
                                                                                                if (valid48)
                                                                                                  if (data88.stepId !== void 0) {
                                                                                                    let data97 = data88.stepId, _errs259 = errors;
                                                                                                    if (errors === _errs259)
                                                                                                      if (typeof data97 == "string") {
                                                                                                        if (!pattern36.test(data97))
                                                                                                          return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/stepId", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                                      } else
                                                                                                        return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/stepId", keyword: "type", params: { type: "string" } }], !1;
                                                                                                    var valid48 = _errs259 === errors;
                                                                                                  } else
                                                                                                    var valid48 = !0;
                                                                                              } else
                                                                                                return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", keyword: "type", params: { type: "object" } }], !1;
                                                                                          } else
                                                                                            return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag3 } }], !1;
                                                                                        else
                                                                                          return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag3 } }], !1;
                                                                                      }
                                                                                    } else
                                                                                      return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", keyword: "type", params: { type: "object" } }], !1;
                                                                                  var valid37 = _errs225 === errors;
                                                                                } else
                                                                                  var valid37 = !0;
                                                                                if (valid37) {
                                                                                  if (data86.message !== void 0) {
                                                                                    let data98 = data86.message, _errs261 = errors;
                                                                                    if (errors === _errs261)
                                                                                      if (typeof data98 == "string") {
                                                                                        if (data98.length > 512 && func2(data98) > 512)
                                                                                          return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/message", keyword: "maxLength", params: { limit: 512 } }], !1;
                                                                                      } else
                                                                                        return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/message", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid37 = _errs261 === errors;
                                                                                  } else
                                                                                    var valid37 = !0;
                                                                                  if (valid37) {
                                                                                    if (data86.suggestedFix !== void 0) {
                                                                                      let data99 = data86.suggestedFix, _errs263 = errors;
                                                                                      if (errors === _errs263)
                                                                                        if (typeof data99 == "string") {
                                                                                          if (data99.length > 1024 && func2(data99) > 1024)
                                                                                            return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/suggestedFix", keyword: "maxLength", params: { limit: 1024 } }], !1;
                                                                                        } else
                                                                                          return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/suggestedFix", keyword: "type", params: { type: "string" } }], !1;
                                                                                      var valid37 = _errs263 === errors;
                                                                                    } else
                                                                                      var valid37 = !0;
                                                                                    if (valid37) {
                                                                                      if (data86.loop !== void 0) {
                                                                                        let _errs265 = errors;
                                                                                        validate27(data86.loop, { instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/loop", parentData: data86, parentDataProperty: "loop", rootData }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
                                                                                        var valid37 = _errs265 === errors;
                                                                                      } else
                                                                                        var valid37 = !0;
                                                                                      if (valid37)
                                                                                        if (data86.followup !== void 0) {
                                                                                          let data101 = data86.followup, _errs266 = errors;
                                                                                          if (errors === _errs266)
                                                                                            if (data101 && typeof data101 == "object" && !Array.isArray(data101)) {
                                                                                              let missing31;
                                                                                              if (data101.level === void 0 && (missing31 = "level") || data101.words === void 0 && (missing31 = "words"))
                                                                                                return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/followup", keyword: "required", params: { missingProperty: missing31 } }], !1;
                                                                                              if (data101.level !== void 0) {
                                                                                                let data102 = data101.level, _errs269 = errors;
                                                                                                if (errors === _errs269)
                                                                                                  if (typeof data102 == "string") {
                                                                                                    if (func2(data102) < 1)
                                                                                                      return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/followup/level", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                                  } else
                                                                                                    return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/followup/level", keyword: "type", params: { type: "string" } }], !1;
                                                                                                var valid49 = _errs269 === errors;
                                                                                              } else
                                                                                                var valid49 = !0;
                                                                                              if (valid49)
                                                                                                if (data101.words !== void 0) {
                                                                                                  let data103 = data101.words, _errs271 = errors;
                                                                                                  if (errors === _errs271)
                                                                                                    if (typeof data103 == "string") {
                                                                                                      if (!pattern9.test(data103))
                                                                                                        return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/followup/words", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                                                                                    } else
                                                                                                      return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/followup/words", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  var valid49 = _errs271 === errors;
                                                                                                } else
                                                                                                  var valid49 = !0;
                                                                                            } else
                                                                                              return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/followup", keyword: "type", params: { type: "object" } }], !1;
                                                                                          var valid37 = _errs266 === errors;
                                                                                        } else
                                                                                          var valid37 = !0;
                                                                                    }
                                                                                  }
                                                                                }
                                                                              }
                                                                            } else
                                                                              return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0, keyword: "type", params: { type: "object" } }], !1;
                                                                          var valid36 = _errs220 === errors;
                                                                          if (!valid36)
                                                                            break;
                                                                        }
                                                                      }
                                                                    } else
                                                                      return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers", keyword: "type", params: { type: "array" } }], !1;
                                                                }
                                                              } else
                                                                return validate21.errors = [{ instancePath: instancePath + "/data/outcome/blockers", keyword: "type", params: { type: "object" } }], !1;
                                                            var valid34 = _errs215 === errors;
                                                          } else
                                                            var valid34 = !0;
                                                      } else
                                                        return validate21.errors = [{ instancePath: instancePath + "/data/outcome", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag2 === "advanced") {
                                                    if (errors === errors)
                                                      if (data82 && typeof data82 == "object" && !Array.isArray(data82)) {
                                                        let missing32;
                                                        if (data82.kind === void 0 && (missing32 = "kind") || data82.toNodeId === void 0 && (missing32 = "toNodeId"))
                                                          return validate21.errors = [{ instancePath: instancePath + "/data/outcome", keyword: "required", params: { missingProperty: missing32 } }], !1;
                                                        if (data82.kind !== void 0) {
                                                          let data104 = data82.kind, _errs276 = errors;
                                                          if (typeof data104 != "string")
                                                            return validate21.errors = [{ instancePath: instancePath + "/data/outcome/kind", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data104 !== "advanced")
                                                            return validate21.errors = [{ instancePath: instancePath + "/data/outcome/kind", keyword: "const", params: { allowedValue: "advanced" } }], !1;
                                                          var valid51 = _errs276 === errors;
                                                        } else
                                                          var valid51 = !0;
                                                        if (valid51)
                                                          if (data82.toNodeId !== void 0) {
                                                            let data105 = data82.toNodeId, _errs278 = errors;
                                                            if (errors === _errs278)
                                                              if (typeof data105 == "string") {
                                                                if (!pattern7.test(data105))
                                                                  return validate21.errors = [{ instancePath: instancePath + "/data/outcome/toNodeId", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                                              } else
                                                                return validate21.errors = [{ instancePath: instancePath + "/data/outcome/toNodeId", keyword: "type", params: { type: "string" } }], !1;
                                                            var valid51 = _errs278 === errors;
                                                          } else
                                                            var valid51 = !0;
                                                      } else
                                                        return validate21.errors = [{ instancePath: instancePath + "/data/outcome", keyword: "type", params: { type: "object" } }], !1;
                                                  } else
                                                    return validate21.errors = [{ instancePath: instancePath + "/data/outcome", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag2 } }], !1;
                                                else
                                                  return validate21.errors = [{ instancePath: instancePath + "/data/outcome", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag2 } }], !1;
                                              }
                                            } else
                                              return validate21.errors = [{ instancePath: instancePath + "/data/outcome", keyword: "type", params: { type: "object" } }], !1;
                                          var valid31 = _errs207 === errors;
                                        } else
                                          var valid31 = !0;
                                        if (valid31) {
                                          if (data79.inputDigest !== void 0) {
                                            let data106 = data79.inputDigest, _errs280 = errors;
                                            if (errors === _errs280)
                                              if (typeof data106 == "string") {
                                                if (!pattern9.test(data106))
                                                  return validate21.errors = [{ instancePath: instancePath + "/data/inputDigest", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                              } else
                                                return validate21.errors = [{ instancePath: instancePath + "/data/inputDigest", keyword: "type", params: { type: "string" } }], !1;
                                            var valid31 = _errs280 === errors;
                                          } else
                                            var valid31 = !0;
                                          if (valid31)
                                            if (data79.blockedNodeId !== void 0) {
                                              let data107 = data79.blockedNodeId, _errs282 = errors;
                                              if (errors === _errs282)
                                                if (typeof data107 == "string") {
                                                  if (!pattern7.test(data107))
                                                    return validate21.errors = [{ instancePath: instancePath + "/data/blockedNodeId", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                                } else
                                                  return validate21.errors = [{ instancePath: instancePath + "/data/blockedNodeId", keyword: "type", params: { type: "string" } }], !1;
                                              var valid31 = _errs282 === errors;
                                            } else
                                              var valid31 = !0;
                                        }
                                      }
                                    }
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/data", keyword: "type", params: { type: "object" } }], !1;
                                var valid30 = _errs200 === errors;
                              } else
                                var valid30 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "node_output_appended") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing33;
                if (data.v === void 0 && (missing33 = "v") || data.eventId === void 0 && (missing33 = "eventId") || data.eventIndex === void 0 && (missing33 = "eventIndex") || data.sessionId === void 0 && (missing33 = "sessionId") || data.kind === void 0 && (missing33 = "kind") || data.dedupeKey === void 0 && (missing33 = "dedupeKey") || data.scope === void 0 && (missing33 = "scope") || data.data === void 0 && (missing33 = "data"))
                  return validate21.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing33 } }], !1;
                if (data.v !== void 0) {
                  let data108 = data.v, _errs287 = errors;
                  if (typeof data108 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", keyword: "type", params: { type: "number" } }], !1;
                  if (data108 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid53 = _errs287 === errors;
                } else
                  var valid53 = !0;
                if (valid53) {
                  if (data.eventId !== void 0) {
                    let data109 = data.eventId, _errs289 = errors;
                    if (errors === _errs289)
                      if (typeof data109 == "string") {
                        if (!pattern0.test(data109))
                          return validate21.errors = [{ instancePath: instancePath + "/eventId", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate21.errors = [{ instancePath: instancePath + "/eventId", keyword: "type", params: { type: "string" } }], !1;
                    var valid53 = _errs289 === errors;
                  } else
                    var valid53 = !0;
                  if (valid53) {
                    if (data.eventIndex !== void 0) {
                      let data110 = data.eventIndex, _errs291 = errors;
                      if (!(typeof data110 == "number" && !(data110 % 1) && !isNaN(data110)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs291 && typeof data110 == "number" && (data110 < 0 || isNaN(data110)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid53 = _errs291 === errors;
                    } else
                      var valid53 = !0;
                    if (valid53) {
                      if (data.sessionId !== void 0) {
                        let data111 = data.sessionId, _errs293 = errors;
                        if (errors === _errs293)
                          if (typeof data111 == "string") {
                            if (!pattern1.test(data111))
                              return validate21.errors = [{ instancePath: instancePath + "/sessionId", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate21.errors = [{ instancePath: instancePath + "/sessionId", keyword: "type", params: { type: "string" } }], !1;
                        var valid53 = _errs293 === errors;
                      } else
                        var valid53 = !0;
                      if (valid53) {
                        if (data.kind !== void 0) {
                          let data112 = data.kind, _errs295 = errors;
                          if (typeof data112 != "string")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
                          if (data112 !== "node_output_appended")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "node_output_appended" } }], !1;
                          var valid53 = _errs295 === errors;
                        } else
                          var valid53 = !0;
                        if (valid53) {
                          if (data.dedupeKey !== void 0) {
                            let data113 = data.dedupeKey, _errs297 = errors;
                            if (errors === _errs297)
                              if (typeof data113 == "string") {
                                if (data113.length > 256 && func2(data113) > 256)
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data113))
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "type", params: { type: "string" } }], !1;
                            var valid53 = _errs297 === errors;
                          } else
                            var valid53 = !0;
                          if (valid53) {
                            if (data.scope !== void 0) {
                              let _errs299 = errors;
                              validate22(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                              var valid53 = _errs299 === errors;
                            } else
                              var valid53 = !0;
                            if (valid53)
                              if (data.data !== void 0) {
                                let data115 = data.data, _errs300 = errors;
                                if (errors === _errs300)
                                  if (data115 && typeof data115 == "object" && !Array.isArray(data115)) {
                                    let missing34;
                                    if (data115.outputId === void 0 && (missing34 = "outputId") || data115.outputChannel === void 0 && (missing34 = "outputChannel") || data115.payload === void 0 && (missing34 = "payload"))
                                      return validate21.errors = [{ instancePath: instancePath + "/data", keyword: "required", params: { missingProperty: missing34 } }], !1;
                                    if (data115.outputId !== void 0) {
                                      let data116 = data115.outputId, _errs303 = errors;
                                      if (errors === _errs303)
                                        if (typeof data116 == "string") {
                                          if (!pattern46.test(data116))
                                            return validate21.errors = [{ instancePath: instancePath + "/data/outputId", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate21.errors = [{ instancePath: instancePath + "/data/outputId", keyword: "type", params: { type: "string" } }], !1;
                                      var valid54 = _errs303 === errors;
                                    } else
                                      var valid54 = !0;
                                    if (valid54) {
                                      if (data115.supersedesOutputId !== void 0) {
                                        let data117 = data115.supersedesOutputId, _errs305 = errors;
                                        if (errors === _errs305)
                                          if (typeof data117 == "string") {
                                            if (!pattern46.test(data117))
                                              return validate21.errors = [{ instancePath: instancePath + "/data/supersedesOutputId", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                          } else
                                            return validate21.errors = [{ instancePath: instancePath + "/data/supersedesOutputId", keyword: "type", params: { type: "string" } }], !1;
                                        var valid54 = _errs305 === errors;
                                      } else
                                        var valid54 = !0;
                                      if (valid54) {
                                        if (data115.outputChannel !== void 0) {
                                          let data118 = data115.outputChannel, _errs307 = errors;
                                          if (typeof data118 != "string")
                                            return validate21.errors = [{ instancePath: instancePath + "/data/outputChannel", keyword: "type", params: { type: "string" } }], !1;
                                          if (!(data118 === "recap" || data118 === "artifact"))
                                            return validate21.errors = [{ instancePath: instancePath + "/data/outputChannel", keyword: "enum", params: { allowedValues: ["recap", "artifact"] } }], !1;
                                          var valid54 = _errs307 === errors;
                                        } else
                                          var valid54 = !0;
                                        if (valid54)
                                          if (data115.payload !== void 0) {
                                            let data119 = data115.payload, _errs309 = errors;
                                            if (errors === _errs309)
                                              if (data119 && typeof data119 == "object" && !Array.isArray(data119)) {
                                                let missing35;
                                                if (data119.payloadKind === void 0 && (missing35 = "payloadKind"))
                                                  return validate21.errors = [{ instancePath: instancePath + "/data/payload", keyword: "required", params: { missingProperty: missing35 } }], !1;
                                                {
                                                  let tag4 = data119.payloadKind;
                                                  if (typeof tag4 == "string")
                                                    if (tag4 === "notes") {
                                                      if (errors === errors)
                                                        if (data119 && typeof data119 == "object" && !Array.isArray(data119)) {
                                                          let missing36;
                                                          if (data119.payloadKind === void 0 && (missing36 = "payloadKind") || data119.notesMarkdown === void 0 && (missing36 = "notesMarkdown"))
                                                            return validate21.errors = [{ instancePath: instancePath + "/data/payload", keyword: "required", params: { missingProperty: missing36 } }], !1;
                                                          if (data119.payloadKind !== void 0) {
                                                            let data120 = data119.payloadKind, _errs315 = errors;
                                                            if (typeof data120 != "string")
                                                              return validate21.errors = [{ instancePath: instancePath + "/data/payload/payloadKind", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data120 !== "notes")
                                                              return validate21.errors = [{ instancePath: instancePath + "/data/payload/payloadKind", keyword: "const", params: { allowedValue: "notes" } }], !1;
                                                            var valid57 = _errs315 === errors;
                                                          } else
                                                            var valid57 = !0;
                                                          if (valid57)
                                                            if (data119.notesMarkdown !== void 0) {
                                                              let data121 = data119.notesMarkdown, _errs317 = errors;
                                                              if (errors === _errs317)
                                                                if (typeof data121 == "string") {
                                                                  if (data121.length > 4096 && func2(data121) > 4096)
                                                                    return validate21.errors = [{ instancePath: instancePath + "/data/payload/notesMarkdown", keyword: "maxLength", params: { limit: 4096 } }], !1;
                                                                } else
                                                                  return validate21.errors = [{ instancePath: instancePath + "/data/payload/notesMarkdown", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid57 = _errs317 === errors;
                                                            } else
                                                              var valid57 = !0;
                                                        } else
                                                          return validate21.errors = [{ instancePath: instancePath + "/data/payload", keyword: "type", params: { type: "object" } }], !1;
                                                    } else if (tag4 === "artifact_ref") {
                                                      if (errors === errors)
                                                        if (data119 && typeof data119 == "object" && !Array.isArray(data119)) {
                                                          let missing37;
                                                          if (data119.payloadKind === void 0 && (missing37 = "payloadKind") || data119.sha256 === void 0 && (missing37 = "sha256") || data119.contentType === void 0 && (missing37 = "contentType") || data119.byteLength === void 0 && (missing37 = "byteLength"))
                                                            return validate21.errors = [{ instancePath: instancePath + "/data/payload", keyword: "required", params: { missingProperty: missing37 } }], !1;
                                                          if (data119.payloadKind !== void 0) {
                                                            let data122 = data119.payloadKind, _errs322 = errors;
                                                            if (typeof data122 != "string")
                                                              return validate21.errors = [{ instancePath: instancePath + "/data/payload/payloadKind", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data122 !== "artifact_ref")
                                                              return validate21.errors = [{ instancePath: instancePath + "/data/payload/payloadKind", keyword: "const", params: { allowedValue: "artifact_ref" } }], !1;
                                                            var valid59 = _errs322 === errors;
                                                          } else
                                                            var valid59 = !0;
                                                          if (valid59) {
                                                            if (data119.sha256 !== void 0) {
                                                              let data123 = data119.sha256, _errs324 = errors;
                                                              if (errors === _errs324)
                                                                if (typeof data123 == "string") {
                                                                  if (!pattern9.test(data123))
                                                                    return validate21.errors = [{ instancePath: instancePath + "/data/payload/sha256", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                                                } else
                                                                  return validate21.errors = [{ instancePath: instancePath + "/data/payload/sha256", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid59 = _errs324 === errors;
                                                            } else
                                                              var valid59 = !0;
                                                            if (valid59) {
                                                              if (data119.contentType !== void 0) {
                                                                let data124 = data119.contentType, _errs326 = errors;
                                                                if (errors === _errs326)
                                                                  if (typeof data124 == "string") {
                                                                    if (data124.length > 128 && func2(data124) > 128)
                                                                      return validate21.errors = [{ instancePath: instancePath + "/data/payload/contentType", keyword: "maxLength", params: { limit: 128 } }], !1;
                                                                    if (func2(data124) < 1)
                                                                      return validate21.errors = [{ instancePath: instancePath + "/data/payload/contentType", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                  } else
                                                                    return validate21.errors = [{ instancePath: instancePath + "/data/payload/contentType", keyword: "type", params: { type: "string" } }], !1;
                                                                var valid59 = _errs326 === errors;
                                                              } else
                                                                var valid59 = !0;
                                                              if (valid59)
                                                                if (data119.byteLength !== void 0) {
                                                                  let data125 = data119.byteLength, _errs328 = errors;
                                                                  if (!(typeof data125 == "number" && !(data125 % 1) && !isNaN(data125)))
                                                                    return validate21.errors = [{ instancePath: instancePath + "/data/payload/byteLength", keyword: "type", params: { type: "integer" } }], !1;
                                                                  if (errors === _errs328 && typeof data125 == "number" && (data125 < 0 || isNaN(data125)))
                                                                    return validate21.errors = [{ instancePath: instancePath + "/data/payload/byteLength", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                  var valid59 = _errs328 === errors;
                                                                } else
                                                                  var valid59 = !0;
                                                            }
                                                          }
                                                        } else
                                                          return validate21.errors = [{ instancePath: instancePath + "/data/payload", keyword: "type", params: { type: "object" } }], !1;
                                                    } else
                                                      return validate21.errors = [{ instancePath: instancePath + "/data/payload", keyword: "discriminator", params: { error: "mapping", tag: "payloadKind", tagValue: tag4 } }], !1;
                                                  else
                                                    return validate21.errors = [{ instancePath: instancePath + "/data/payload", keyword: "discriminator", params: { error: "tag", tag: "payloadKind", tagValue: tag4 } }], !1;
                                                }
                                              } else
                                                return validate21.errors = [{ instancePath: instancePath + "/data/payload", keyword: "type", params: { type: "object" } }], !1;
                                            var valid54 = _errs309 === errors;
                                          } else
                                            var valid54 = !0;
                                      }
                                    }
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/data", keyword: "type", params: { type: "object" } }], !1;
                                var valid53 = _errs300 === errors;
                              } else
                                var valid53 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "preferences_changed") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing38;
                if (data.v === void 0 && (missing38 = "v") || data.eventId === void 0 && (missing38 = "eventId") || data.eventIndex === void 0 && (missing38 = "eventIndex") || data.sessionId === void 0 && (missing38 = "sessionId") || data.kind === void 0 && (missing38 = "kind") || data.dedupeKey === void 0 && (missing38 = "dedupeKey") || data.scope === void 0 && (missing38 = "scope") || data.data === void 0 && (missing38 = "data"))
                  return validate21.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing38 } }], !1;
                if (data.v !== void 0) {
                  let data126 = data.v, _errs333 = errors;
                  if (typeof data126 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", keyword: "type", params: { type: "number" } }], !1;
                  if (data126 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid61 = _errs333 === errors;
                } else
                  var valid61 = !0;
                if (valid61) {
                  if (data.eventId !== void 0) {
                    let data127 = data.eventId, _errs335 = errors;
                    if (errors === _errs335)
                      if (typeof data127 == "string") {
                        if (!pattern0.test(data127))
                          return validate21.errors = [{ instancePath: instancePath + "/eventId", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate21.errors = [{ instancePath: instancePath + "/eventId", keyword: "type", params: { type: "string" } }], !1;
                    var valid61 = _errs335 === errors;
                  } else
                    var valid61 = !0;
                  if (valid61) {
                    if (data.eventIndex !== void 0) {
                      let data128 = data.eventIndex, _errs337 = errors;
                      if (!(typeof data128 == "number" && !(data128 % 1) && !isNaN(data128)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs337 && typeof data128 == "number" && (data128 < 0 || isNaN(data128)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid61 = _errs337 === errors;
                    } else
                      var valid61 = !0;
                    if (valid61) {
                      if (data.sessionId !== void 0) {
                        let data129 = data.sessionId, _errs339 = errors;
                        if (errors === _errs339)
                          if (typeof data129 == "string") {
                            if (!pattern1.test(data129))
                              return validate21.errors = [{ instancePath: instancePath + "/sessionId", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate21.errors = [{ instancePath: instancePath + "/sessionId", keyword: "type", params: { type: "string" } }], !1;
                        var valid61 = _errs339 === errors;
                      } else
                        var valid61 = !0;
                      if (valid61) {
                        if (data.kind !== void 0) {
                          let data130 = data.kind, _errs341 = errors;
                          if (typeof data130 != "string")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
                          if (data130 !== "preferences_changed")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "preferences_changed" } }], !1;
                          var valid61 = _errs341 === errors;
                        } else
                          var valid61 = !0;
                        if (valid61) {
                          if (data.dedupeKey !== void 0) {
                            let data131 = data.dedupeKey, _errs343 = errors;
                            if (errors === _errs343)
                              if (typeof data131 == "string") {
                                if (data131.length > 256 && func2(data131) > 256)
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data131))
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "type", params: { type: "string" } }], !1;
                            var valid61 = _errs343 === errors;
                          } else
                            var valid61 = !0;
                          if (valid61) {
                            if (data.scope !== void 0) {
                              let _errs345 = errors;
                              validate22(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                              var valid61 = _errs345 === errors;
                            } else
                              var valid61 = !0;
                            if (valid61)
                              if (data.data !== void 0) {
                                let data133 = data.data, _errs346 = errors;
                                if (errors === _errs346)
                                  if (data133 && typeof data133 == "object" && !Array.isArray(data133)) {
                                    let missing39;
                                    if (data133.changeId === void 0 && (missing39 = "changeId") || data133.source === void 0 && (missing39 = "source") || data133.delta === void 0 && (missing39 = "delta") || data133.effective === void 0 && (missing39 = "effective"))
                                      return validate21.errors = [{ instancePath: instancePath + "/data", keyword: "required", params: { missingProperty: missing39 } }], !1;
                                    if (data133.changeId !== void 0) {
                                      let data134 = data133.changeId, _errs349 = errors;
                                      if (errors === _errs349)
                                        if (typeof data134 == "string") {
                                          if (!pattern46.test(data134))
                                            return validate21.errors = [{ instancePath: instancePath + "/data/changeId", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate21.errors = [{ instancePath: instancePath + "/data/changeId", keyword: "type", params: { type: "string" } }], !1;
                                      var valid62 = _errs349 === errors;
                                    } else
                                      var valid62 = !0;
                                    if (valid62) {
                                      if (data133.source !== void 0) {
                                        let data135 = data133.source, _errs351 = errors;
                                        if (typeof data135 != "string")
                                          return validate21.errors = [{ instancePath: instancePath + "/data/source", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data135 === "user" || data135 === "workflow_recommendation" || data135 === "system"))
                                          return validate21.errors = [{ instancePath: instancePath + "/data/source", keyword: "enum", params: { allowedValues: ["user", "workflow_recommendation", "system"] } }], !1;
                                        var valid62 = _errs351 === errors;
                                      } else
                                        var valid62 = !0;
                                      if (valid62) {
                                        if (data133.delta !== void 0) {
                                          let data136 = data133.delta, _errs353 = errors;
                                          if (errors === _errs353)
                                            if (Array.isArray(data136)) {
                                              if (data136.length > 2)
                                                return validate21.errors = [{ instancePath: instancePath + "/data/delta", keyword: "maxItems", params: { limit: 2 } }], !1;
                                              if (data136.length < 1)
                                                return validate21.errors = [{ instancePath: instancePath + "/data/delta", keyword: "minItems", params: { limit: 1 } }], !1;
                                              {
                                                var valid63 = !0;
                                                let len1 = data136.length;
                                                for (let i1 = 0; i1 < len1; i1++) {
                                                  let data137 = data136[i1], _errs355 = errors;
                                                  if (errors === _errs355)
                                                    if (data137 && typeof data137 == "object" && !Array.isArray(data137)) {
                                                      let missing40;
                                                      if (data137.key === void 0 && (missing40 = "key"))
                                                        return validate21.errors = [{ instancePath: instancePath + "/data/delta/" + i1, keyword: "required", params: { missingProperty: missing40 } }], !1;
                                                      {
                                                        let tag5 = data137.key;
                                                        if (typeof tag5 == "string")
                                                          if (tag5 === "autonomy") {
                                                            if (errors === errors)
                                                              if (data137 && typeof data137 == "object" && !Array.isArray(data137)) {
                                                                let missing41;
                                                                if (data137.key === void 0 && (missing41 = "key") || data137.value === void 0 && (missing41 = "value"))
                                                                  return validate21.errors = [{ instancePath: instancePath + "/data/delta/" + i1, keyword: "required", params: { missingProperty: missing41 } }], !1;
                                                                if (data137.key !== void 0) {
                                                                  let data138 = data137.key, _errs361 = errors;
                                                                  if (typeof data138 != "string")
                                                                    return validate21.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/key", keyword: "type", params: { type: "string" } }], !1;
                                                                  if (data138 !== "autonomy")
                                                                    return validate21.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/key", keyword: "const", params: { allowedValue: "autonomy" } }], !1;
                                                                  var valid66 = _errs361 === errors;
                                                                } else
                                                                  var valid66 = !0;
                                                                if (valid66)
                                                                  if (data137.value !== void 0) {
                                                                    let data139 = data137.value, _errs363 = errors;
                                                                    if (typeof data139 != "string")
                                                                      return validate21.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/value", keyword: "type", params: { type: "string" } }], !1;
                                                                    if (!(data139 === "guided" || data139 === "full_auto_stop_on_user_deps" || data139 === "full_auto_never_stop"))
                                                                      return validate21.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/value", keyword: "enum", params: { allowedValues: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"] } }], !1;
                                                                    var valid66 = _errs363 === errors;
                                                                  } else
                                                                    var valid66 = !0;
                                                              } else
                                                                return validate21.errors = [{ instancePath: instancePath + "/data/delta/" + i1, keyword: "type", params: { type: "object" } }], !1;
                                                          } else if (tag5 === "riskPolicy") {
                                                            if (errors === errors)
                                                              if (data137 && typeof data137 == "object" && !Array.isArray(data137)) {
                                                                let missing42;
                                                                if (data137.key === void 0 && (missing42 = "key") || data137.value === void 0 && (missing42 = "value"))
                                                                  return validate21.errors = [{ instancePath: instancePath + "/data/delta/" + i1, keyword: "required", params: { missingProperty: missing42 } }], !1;
                                                                if (data137.key !== void 0) {
                                                                  let data140 = data137.key, _errs368 = errors;
                                                                  if (typeof data140 != "string")
                                                                    return validate21.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/key", keyword: "type", params: { type: "string" } }], !1;
                                                                  if (data140 !== "riskPolicy")
                                                                    return validate21.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/key", keyword: "const", params: { allowedValue: "riskPolicy" } }], !1;
                                                                  var valid68 = _errs368 === errors;
                                                                } else
                                                                  var valid68 = !0;
                                                                if (valid68)
                                                                  if (data137.value !== void 0) {
                                                                    let data141 = data137.value, _errs370 = errors;
                                                                    if (typeof data141 != "string")
                                                                      return validate21.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/value", keyword: "type", params: { type: "string" } }], !1;
                                                                    if (!(data141 === "conservative" || data141 === "balanced" || data141 === "aggressive"))
                                                                      return validate21.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/value", keyword: "enum", params: { allowedValues: ["conservative", "balanced", "aggressive"] } }], !1;
                                                                    var valid68 = _errs370 === errors;
                                                                  } else
                                                                    var valid68 = !0;
                                                              } else
                                                                return validate21.errors = [{ instancePath: instancePath + "/data/delta/" + i1, keyword: "type", params: { type: "object" } }], !1;
                                                          } else
                                                            return validate21.errors = [{ instancePath: instancePath + "/data/delta/" + i1, keyword: "discriminator", params: { error: "mapping", tag: "key", tagValue: tag5 } }], !1;
                                                        else
                                                          return validate21.errors = [{ instancePath: instancePath + "/data/delta/" + i1, keyword: "discriminator", params: { error: "tag", tag: "key", tagValue: tag5 } }], !1;
                                                      }
                                                    } else
                                                      return validate21.errors = [{ instancePath: instancePath + "/data/delta/" + i1, keyword: "type", params: { type: "object" } }], !1;
                                                  var valid63 = _errs355 === errors;
                                                  if (!valid63)
                                                    break;
                                                }
                                              }
                                            } else
                                              return validate21.errors = [{ instancePath: instancePath + "/data/delta", keyword: "type", params: { type: "array" } }], !1;
                                          var valid62 = _errs353 === errors;
                                        } else
                                          var valid62 = !0;
                                        if (valid62)
                                          if (data133.effective !== void 0) {
                                            let data142 = data133.effective, _errs372 = errors;
                                            if (errors === _errs372)
                                              if (data142 && typeof data142 == "object" && !Array.isArray(data142)) {
                                                let missing43;
                                                if (data142.autonomy === void 0 && (missing43 = "autonomy") || data142.riskPolicy === void 0 && (missing43 = "riskPolicy"))
                                                  return validate21.errors = [{ instancePath: instancePath + "/data/effective", keyword: "required", params: { missingProperty: missing43 } }], !1;
                                                if (data142.autonomy !== void 0) {
                                                  let data143 = data142.autonomy, _errs375 = errors;
                                                  if (typeof data143 != "string")
                                                    return validate21.errors = [{ instancePath: instancePath + "/data/effective/autonomy", keyword: "type", params: { type: "string" } }], !1;
                                                  if (!(data143 === "guided" || data143 === "full_auto_stop_on_user_deps" || data143 === "full_auto_never_stop"))
                                                    return validate21.errors = [{ instancePath: instancePath + "/data/effective/autonomy", keyword: "enum", params: { allowedValues: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"] } }], !1;
                                                  var valid69 = _errs375 === errors;
                                                } else
                                                  var valid69 = !0;
                                                if (valid69)
                                                  if (data142.riskPolicy !== void 0) {
                                                    let data144 = data142.riskPolicy, _errs377 = errors;
                                                    if (typeof data144 != "string")
                                                      return validate21.errors = [{ instancePath: instancePath + "/data/effective/riskPolicy", keyword: "type", params: { type: "string" } }], !1;
                                                    if (!(data144 === "conservative" || data144 === "balanced" || data144 === "aggressive"))
                                                      return validate21.errors = [{ instancePath: instancePath + "/data/effective/riskPolicy", keyword: "enum", params: { allowedValues: ["conservative", "balanced", "aggressive"] } }], !1;
                                                    var valid69 = _errs377 === errors;
                                                  } else
                                                    var valid69 = !0;
                                              } else
                                                return validate21.errors = [{ instancePath: instancePath + "/data/effective", keyword: "type", params: { type: "object" } }], !1;
                                            var valid62 = _errs372 === errors;
                                          } else
                                            var valid62 = !0;
                                      }
                                    }
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/data", keyword: "type", params: { type: "object" } }], !1;
                                var valid61 = _errs346 === errors;
                              } else
                                var valid61 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "capability_observed") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing44;
                if (data.v === void 0 && (missing44 = "v") || data.eventId === void 0 && (missing44 = "eventId") || data.eventIndex === void 0 && (missing44 = "eventIndex") || data.sessionId === void 0 && (missing44 = "sessionId") || data.kind === void 0 && (missing44 = "kind") || data.dedupeKey === void 0 && (missing44 = "dedupeKey") || data.scope === void 0 && (missing44 = "scope") || data.data === void 0 && (missing44 = "data"))
                  return validate21.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing44 } }], !1;
                if (data.v !== void 0) {
                  let data145 = data.v, _errs382 = errors;
                  if (typeof data145 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", keyword: "type", params: { type: "number" } }], !1;
                  if (data145 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid71 = _errs382 === errors;
                } else
                  var valid71 = !0;
                if (valid71) {
                  if (data.eventId !== void 0) {
                    let data146 = data.eventId, _errs384 = errors;
                    if (errors === _errs384)
                      if (typeof data146 == "string") {
                        if (!pattern0.test(data146))
                          return validate21.errors = [{ instancePath: instancePath + "/eventId", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate21.errors = [{ instancePath: instancePath + "/eventId", keyword: "type", params: { type: "string" } }], !1;
                    var valid71 = _errs384 === errors;
                  } else
                    var valid71 = !0;
                  if (valid71) {
                    if (data.eventIndex !== void 0) {
                      let data147 = data.eventIndex, _errs386 = errors;
                      if (!(typeof data147 == "number" && !(data147 % 1) && !isNaN(data147)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs386 && typeof data147 == "number" && (data147 < 0 || isNaN(data147)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid71 = _errs386 === errors;
                    } else
                      var valid71 = !0;
                    if (valid71) {
                      if (data.sessionId !== void 0) {
                        let data148 = data.sessionId, _errs388 = errors;
                        if (errors === _errs388)
                          if (typeof data148 == "string") {
                            if (!pattern1.test(data148))
                              return validate21.errors = [{ instancePath: instancePath + "/sessionId", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate21.errors = [{ instancePath: instancePath + "/sessionId", keyword: "type", params: { type: "string" } }], !1;
                        var valid71 = _errs388 === errors;
                      } else
                        var valid71 = !0;
                      if (valid71) {
                        if (data.kind !== void 0) {
                          let data149 = data.kind, _errs390 = errors;
                          if (typeof data149 != "string")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
                          if (data149 !== "capability_observed")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "capability_observed" } }], !1;
                          var valid71 = _errs390 === errors;
                        } else
                          var valid71 = !0;
                        if (valid71) {
                          if (data.dedupeKey !== void 0) {
                            let data150 = data.dedupeKey, _errs392 = errors;
                            if (errors === _errs392)
                              if (typeof data150 == "string") {
                                if (data150.length > 256 && func2(data150) > 256)
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data150))
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "type", params: { type: "string" } }], !1;
                            var valid71 = _errs392 === errors;
                          } else
                            var valid71 = !0;
                          if (valid71) {
                            if (data.scope !== void 0) {
                              let _errs394 = errors;
                              validate22(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                              var valid71 = _errs394 === errors;
                            } else
                              var valid71 = !0;
                            if (valid71)
                              if (data.data !== void 0) {
                                let data152 = data.data, _errs395 = errors;
                                if (errors === _errs395)
                                  if (data152 && typeof data152 == "object" && !Array.isArray(data152)) {
                                    let missing45;
                                    if (data152.capObsId === void 0 && (missing45 = "capObsId") || data152.capability === void 0 && (missing45 = "capability") || data152.status === void 0 && (missing45 = "status") || data152.provenance === void 0 && (missing45 = "provenance"))
                                      return validate21.errors = [{ instancePath: instancePath + "/data", keyword: "required", params: { missingProperty: missing45 } }], !1;
                                    if (data152.capObsId !== void 0) {
                                      let data153 = data152.capObsId, _errs398 = errors;
                                      if (errors === _errs398)
                                        if (typeof data153 == "string") {
                                          if (!pattern46.test(data153))
                                            return validate21.errors = [{ instancePath: instancePath + "/data/capObsId", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate21.errors = [{ instancePath: instancePath + "/data/capObsId", keyword: "type", params: { type: "string" } }], !1;
                                      var valid72 = _errs398 === errors;
                                    } else
                                      var valid72 = !0;
                                    if (valid72) {
                                      if (data152.capability !== void 0) {
                                        let data154 = data152.capability, _errs400 = errors;
                                        if (typeof data154 != "string")
                                          return validate21.errors = [{ instancePath: instancePath + "/data/capability", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data154 === "delegation" || data154 === "web_browsing"))
                                          return validate21.errors = [{ instancePath: instancePath + "/data/capability", keyword: "enum", params: { allowedValues: ["delegation", "web_browsing"] } }], !1;
                                        var valid72 = _errs400 === errors;
                                      } else
                                        var valid72 = !0;
                                      if (valid72) {
                                        if (data152.status !== void 0) {
                                          let data155 = data152.status, _errs402 = errors;
                                          if (typeof data155 != "string")
                                            return validate21.errors = [{ instancePath: instancePath + "/data/status", keyword: "type", params: { type: "string" } }], !1;
                                          if (!(data155 === "unknown" || data155 === "available" || data155 === "unavailable"))
                                            return validate21.errors = [{ instancePath: instancePath + "/data/status", keyword: "enum", params: { allowedValues: ["unknown", "available", "unavailable"] } }], !1;
                                          var valid72 = _errs402 === errors;
                                        } else
                                          var valid72 = !0;
                                        if (valid72)
                                          if (data152.provenance !== void 0) {
                                            let data156 = data152.provenance, _errs404 = errors;
                                            if (errors === _errs404)
                                              if (data156 && typeof data156 == "object" && !Array.isArray(data156)) {
                                                let missing46;
                                                if (data156.kind === void 0 && (missing46 = "kind"))
                                                  return validate21.errors = [{ instancePath: instancePath + "/data/provenance", keyword: "required", params: { missingProperty: missing46 } }], !1;
                                                {
                                                  let tag6 = data156.kind;
                                                  if (typeof tag6 == "string")
                                                    if (tag6 === "probe_step") {
                                                      if (errors === errors)
                                                        if (data156 && typeof data156 == "object" && !Array.isArray(data156)) {
                                                          let missing47;
                                                          if (data156.kind === void 0 && (missing47 = "kind") || data156.enforcementGrade === void 0 && (missing47 = "enforcementGrade") || data156.detail === void 0 && (missing47 = "detail"))
                                                            return validate21.errors = [{ instancePath: instancePath + "/data/provenance", keyword: "required", params: { missingProperty: missing47 } }], !1;
                                                          if (data156.kind !== void 0) {
                                                            let data157 = data156.kind, _errs410 = errors;
                                                            if (typeof data157 != "string")
                                                              return validate21.errors = [{ instancePath: instancePath + "/data/provenance/kind", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data157 !== "probe_step")
                                                              return validate21.errors = [{ instancePath: instancePath + "/data/provenance/kind", keyword: "const", params: { allowedValue: "probe_step" } }], !1;
                                                            var valid75 = _errs410 === errors;
                                                          } else
                                                            var valid75 = !0;
                                                          if (valid75) {
                                                            if (data156.enforcementGrade !== void 0) {
                                                              let data158 = data156.enforcementGrade, _errs412 = errors;
                                                              if (typeof data158 != "string")
                                                                return validate21.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data158 !== "strong")
                                                                return validate21.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", keyword: "const", params: { allowedValue: "strong" } }], !1;
                                                              var valid75 = _errs412 === errors;
                                                            } else
                                                              var valid75 = !0;
                                                            if (valid75)
                                                              if (data156.detail !== void 0) {
                                                                let data159 = data156.detail, _errs414 = errors;
                                                                if (errors === _errs414)
                                                                  if (data159 && typeof data159 == "object" && !Array.isArray(data159)) {
                                                                    let missing48;
                                                                    if (data159.probeTemplateId === void 0 && (missing48 = "probeTemplateId") || data159.probeStepId === void 0 && (missing48 = "probeStepId") || data159.result === void 0 && (missing48 = "result"))
                                                                      return validate21.errors = [{ instancePath: instancePath + "/data/provenance/detail", keyword: "required", params: { missingProperty: missing48 } }], !1;
                                                                    if (data159.probeTemplateId !== void 0) {
                                                                      let _errs417 = errors;
                                                                      if (typeof data159.probeTemplateId != "string")
                                                                        return validate21.errors = [{ instancePath: instancePath + "/data/provenance/detail/probeTemplateId", keyword: "type", params: { type: "string" } }], !1;
                                                                      var valid76 = _errs417 === errors;
                                                                    } else
                                                                      var valid76 = !0;
                                                                    if (valid76) {
                                                                      if (data159.probeStepId !== void 0) {
                                                                        let data161 = data159.probeStepId, _errs419 = errors;
                                                                        if (errors === _errs419)
                                                                          if (typeof data161 == "string") {
                                                                            if (!pattern36.test(data161))
                                                                              return validate21.errors = [{ instancePath: instancePath + "/data/provenance/detail/probeStepId", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                          } else
                                                                            return validate21.errors = [{ instancePath: instancePath + "/data/provenance/detail/probeStepId", keyword: "type", params: { type: "string" } }], !1;
                                                                        var valid76 = _errs419 === errors;
                                                                      } else
                                                                        var valid76 = !0;
                                                                      if (valid76)
                                                                        if (data159.result !== void 0) {
                                                                          let data162 = data159.result, _errs421 = errors;
                                                                          if (typeof data162 != "string")
                                                                            return validate21.errors = [{ instancePath: instancePath + "/data/provenance/detail/result", keyword: "type", params: { type: "string" } }], !1;
                                                                          if (!(data162 === "success" || data162 === "failure"))
                                                                            return validate21.errors = [{ instancePath: instancePath + "/data/provenance/detail/result", keyword: "enum", params: { allowedValues: ["success", "failure"] } }], !1;
                                                                          var valid76 = _errs421 === errors;
                                                                        } else
                                                                          var valid76 = !0;
                                                                    }
                                                                  } else
                                                                    return validate21.errors = [{ instancePath: instancePath + "/data/provenance/detail", keyword: "type", params: { type: "object" } }], !1;
                                                                var valid75 = _errs414 === errors;
                                                              } else
                                                                var valid75 = !0;
                                                          }
                                                        } else
                                                          return validate21.errors = [{ instancePath: instancePath + "/data/provenance", keyword: "type", params: { type: "object" } }], !1;
                                                    } else if (tag6 === "attempted_use") {
                                                      if (errors === errors)
                                                        if (data156 && typeof data156 == "object" && !Array.isArray(data156)) {
                                                          let missing49;
                                                          if (data156.kind === void 0 && (missing49 = "kind") || data156.enforcementGrade === void 0 && (missing49 = "enforcementGrade") || data156.detail === void 0 && (missing49 = "detail"))
                                                            return validate21.errors = [{ instancePath: instancePath + "/data/provenance", keyword: "required", params: { missingProperty: missing49 } }], !1;
                                                          if (data156.kind !== void 0) {
                                                            let data163 = data156.kind, _errs426 = errors;
                                                            if (typeof data163 != "string")
                                                              return validate21.errors = [{ instancePath: instancePath + "/data/provenance/kind", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data163 !== "attempted_use")
                                                              return validate21.errors = [{ instancePath: instancePath + "/data/provenance/kind", keyword: "const", params: { allowedValue: "attempted_use" } }], !1;
                                                            var valid78 = _errs426 === errors;
                                                          } else
                                                            var valid78 = !0;
                                                          if (valid78) {
                                                            if (data156.enforcementGrade !== void 0) {
                                                              let data164 = data156.enforcementGrade, _errs428 = errors;
                                                              if (typeof data164 != "string")
                                                                return validate21.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data164 !== "strong")
                                                                return validate21.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", keyword: "const", params: { allowedValue: "strong" } }], !1;
                                                              var valid78 = _errs428 === errors;
                                                            } else
                                                              var valid78 = !0;
                                                            if (valid78)
                                                              if (data156.detail !== void 0) {
                                                                let data165 = data156.detail, _errs430 = errors;
                                                                if (errors === _errs430)
                                                                  if (data165 && typeof data165 == "object" && !Array.isArray(data165)) {
                                                                    let missing50;
                                                                    if (data165.attemptContext === void 0 && (missing50 = "attemptContext") || data165.result === void 0 && (missing50 = "result"))
                                                                      return validate21.errors = [{ instancePath: instancePath + "/data/provenance/detail", keyword: "required", params: { missingProperty: missing50 } }], !1;
                                                                    if (data165.attemptContext !== void 0) {
                                                                      let data166 = data165.attemptContext, _errs433 = errors;
                                                                      if (typeof data166 != "string")
                                                                        return validate21.errors = [{ instancePath: instancePath + "/data/provenance/detail/attemptContext", keyword: "type", params: { type: "string" } }], !1;
                                                                      if (!(data166 === "workflow_step" || data166 === "system_probe"))
                                                                        return validate21.errors = [{ instancePath: instancePath + "/data/provenance/detail/attemptContext", keyword: "enum", params: { allowedValues: ["workflow_step", "system_probe"] } }], !1;
                                                                      var valid79 = _errs433 === errors;
                                                                    } else
                                                                      var valid79 = !0;
                                                                    if (valid79) {
                                                                      if (data165.result !== void 0) {
                                                                        let data167 = data165.result, _errs435 = errors;
                                                                        if (typeof data167 != "string")
                                                                          return validate21.errors = [{ instancePath: instancePath + "/data/provenance/detail/result", keyword: "type", params: { type: "string" } }], !1;
                                                                        if (!(data167 === "success" || data167 === "failure"))
                                                                          return validate21.errors = [{ instancePath: instancePath + "/data/provenance/detail/result", keyword: "enum", params: { allowedValues: ["success", "failure"] } }], !1;
                                                                        var valid79 = _errs435 === errors;
                                                                      } else
                                                                        var valid79 = !0;
                                                                      if (valid79)
                                                                        if (data165.failureCode !== void 0) {
                                                                          let data168 = data165.failureCode, _errs437 = errors;
                                                                          if (typeof data168 != "string")
                                                                            return validate21.errors = [{ instancePath: instancePath + "/data/provenance/detail/failureCode", keyword: "type", params: { type: "string" } }], !1;
                                                                          if (!(data168 === "tool_missing" || data168 === "tool_error" || data168 === "policy_blocked" || data168 === "unknown"))
                                                                            return validate21.errors = [{ instancePath: instancePath + "/data/provenance/detail/failureCode", keyword: "enum", params: { allowedValues: ["tool_missing", "tool_error", "policy_blocked", "unknown"] } }], !1;
                                                                          var valid79 = _errs437 === errors;
                                                                        } else
                                                                          var valid79 = !0;
                                                                    }
                                                                  } else
                                                                    return validate21.errors = [{ instancePath: instancePath + "/data/provenance/detail", keyword: "type", params: { type: "object" } }], !1;
                                                                var valid78 = _errs430 === errors;
                                                              } else
                                                                var valid78 = !0;
                                                          }
                                                        } else
                                                          return validate21.errors = [{ instancePath: instancePath + "/data/provenance", keyword: "type", params: { type: "object" } }], !1;
                                                    } else if (tag6 === "manual_claim") {
                                                      if (errors === errors)
                                                        if (data156 && typeof data156 == "object" && !Array.isArray(data156)) {
                                                          let missing51;
                                                          if (data156.kind === void 0 && (missing51 = "kind") || data156.enforcementGrade === void 0 && (missing51 = "enforcementGrade") || data156.detail === void 0 && (missing51 = "detail"))
                                                            return validate21.errors = [{ instancePath: instancePath + "/data/provenance", keyword: "required", params: { missingProperty: missing51 } }], !1;
                                                          if (data156.kind !== void 0) {
                                                            let data169 = data156.kind, _errs442 = errors;
                                                            if (typeof data169 != "string")
                                                              return validate21.errors = [{ instancePath: instancePath + "/data/provenance/kind", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data169 !== "manual_claim")
                                                              return validate21.errors = [{ instancePath: instancePath + "/data/provenance/kind", keyword: "const", params: { allowedValue: "manual_claim" } }], !1;
                                                            var valid81 = _errs442 === errors;
                                                          } else
                                                            var valid81 = !0;
                                                          if (valid81) {
                                                            if (data156.enforcementGrade !== void 0) {
                                                              let data170 = data156.enforcementGrade, _errs444 = errors;
                                                              if (typeof data170 != "string")
                                                                return validate21.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data170 !== "weak")
                                                                return validate21.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", keyword: "const", params: { allowedValue: "weak" } }], !1;
                                                              var valid81 = _errs444 === errors;
                                                            } else
                                                              var valid81 = !0;
                                                            if (valid81)
                                                              if (data156.detail !== void 0) {
                                                                let data171 = data156.detail, _errs446 = errors;
                                                                if (errors === _errs446)
                                                                  if (data171 && typeof data171 == "object" && !Array.isArray(data171)) {
                                                                    let missing52;
                                                                    if (data171.claimedBy === void 0 && (missing52 = "claimedBy") || data171.claim === void 0 && (missing52 = "claim"))
                                                                      return validate21.errors = [{ instancePath: instancePath + "/data/provenance/detail", keyword: "required", params: { missingProperty: missing52 } }], !1;
                                                                    if (data171.claimedBy !== void 0) {
                                                                      let data172 = data171.claimedBy, _errs449 = errors;
                                                                      if (typeof data172 != "string")
                                                                        return validate21.errors = [{ instancePath: instancePath + "/data/provenance/detail/claimedBy", keyword: "type", params: { type: "string" } }], !1;
                                                                      if (!(data172 === "agent" || data172 === "user"))
                                                                        return validate21.errors = [{ instancePath: instancePath + "/data/provenance/detail/claimedBy", keyword: "enum", params: { allowedValues: ["agent", "user"] } }], !1;
                                                                      var valid82 = _errs449 === errors;
                                                                    } else
                                                                      var valid82 = !0;
                                                                    if (valid82)
                                                                      if (data171.claim !== void 0) {
                                                                        let data173 = data171.claim, _errs451 = errors;
                                                                        if (typeof data173 != "string")
                                                                          return validate21.errors = [{ instancePath: instancePath + "/data/provenance/detail/claim", keyword: "type", params: { type: "string" } }], !1;
                                                                        if (!(data173 === "available" || data173 === "unavailable"))
                                                                          return validate21.errors = [{ instancePath: instancePath + "/data/provenance/detail/claim", keyword: "enum", params: { allowedValues: ["available", "unavailable"] } }], !1;
                                                                        var valid82 = _errs451 === errors;
                                                                      } else
                                                                        var valid82 = !0;
                                                                  } else
                                                                    return validate21.errors = [{ instancePath: instancePath + "/data/provenance/detail", keyword: "type", params: { type: "object" } }], !1;
                                                                var valid81 = _errs446 === errors;
                                                              } else
                                                                var valid81 = !0;
                                                          }
                                                        } else
                                                          return validate21.errors = [{ instancePath: instancePath + "/data/provenance", keyword: "type", params: { type: "object" } }], !1;
                                                    } else
                                                      return validate21.errors = [{ instancePath: instancePath + "/data/provenance", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag6 } }], !1;
                                                  else
                                                    return validate21.errors = [{ instancePath: instancePath + "/data/provenance", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag6 } }], !1;
                                                }
                                              } else
                                                return validate21.errors = [{ instancePath: instancePath + "/data/provenance", keyword: "type", params: { type: "object" } }], !1;
                                            var valid72 = _errs404 === errors;
                                          } else
                                            var valid72 = !0;
                                      }
                                    }
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/data", keyword: "type", params: { type: "object" } }], !1;
                                var valid71 = _errs395 === errors;
                              } else
                                var valid71 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "gap_recorded") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing53;
                if (data.v === void 0 && (missing53 = "v") || data.eventId === void 0 && (missing53 = "eventId") || data.eventIndex === void 0 && (missing53 = "eventIndex") || data.sessionId === void 0 && (missing53 = "sessionId") || data.kind === void 0 && (missing53 = "kind") || data.dedupeKey === void 0 && (missing53 = "dedupeKey") || data.scope === void 0 && (missing53 = "scope") || data.data === void 0 && (missing53 = "data"))
                  return validate21.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing53 } }], !1;
                if (data.v !== void 0) {
                  let data174 = data.v, _errs456 = errors;
                  if (typeof data174 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", keyword: "type", params: { type: "number" } }], !1;
                  if (data174 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid84 = _errs456 === errors;
                } else
                  var valid84 = !0;
                if (valid84) {
                  if (data.eventId !== void 0) {
                    let data175 = data.eventId, _errs458 = errors;
                    if (errors === _errs458)
                      if (typeof data175 == "string") {
                        if (!pattern0.test(data175))
                          return validate21.errors = [{ instancePath: instancePath + "/eventId", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate21.errors = [{ instancePath: instancePath + "/eventId", keyword: "type", params: { type: "string" } }], !1;
                    var valid84 = _errs458 === errors;
                  } else
                    var valid84 = !0;
                  if (valid84) {
                    if (data.eventIndex !== void 0) {
                      let data176 = data.eventIndex, _errs460 = errors;
                      if (!(typeof data176 == "number" && !(data176 % 1) && !isNaN(data176)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs460 && typeof data176 == "number" && (data176 < 0 || isNaN(data176)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid84 = _errs460 === errors;
                    } else
                      var valid84 = !0;
                    if (valid84) {
                      if (data.sessionId !== void 0) {
                        let data177 = data.sessionId, _errs462 = errors;
                        if (errors === _errs462)
                          if (typeof data177 == "string") {
                            if (!pattern1.test(data177))
                              return validate21.errors = [{ instancePath: instancePath + "/sessionId", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate21.errors = [{ instancePath: instancePath + "/sessionId", keyword: "type", params: { type: "string" } }], !1;
                        var valid84 = _errs462 === errors;
                      } else
                        var valid84 = !0;
                      if (valid84) {
                        if (data.kind !== void 0) {
                          let data178 = data.kind, _errs464 = errors;
                          if (typeof data178 != "string")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
                          if (data178 !== "gap_recorded")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "gap_recorded" } }], !1;
                          var valid84 = _errs464 === errors;
                        } else
                          var valid84 = !0;
                        if (valid84) {
                          if (data.dedupeKey !== void 0) {
                            let data179 = data.dedupeKey, _errs466 = errors;
                            if (errors === _errs466)
                              if (typeof data179 == "string") {
                                if (data179.length > 256 && func2(data179) > 256)
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data179))
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "type", params: { type: "string" } }], !1;
                            var valid84 = _errs466 === errors;
                          } else
                            var valid84 = !0;
                          if (valid84) {
                            if (data.scope !== void 0) {
                              let _errs468 = errors;
                              validate22(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                              var valid84 = _errs468 === errors;
                            } else
                              var valid84 = !0;
                            if (valid84)
                              if (data.data !== void 0) {
                                let data181 = data.data, _errs469 = errors;
                                if (errors === _errs469)
                                  if (data181 && typeof data181 == "object" && !Array.isArray(data181)) {
                                    let missing54;
                                    if (data181.gapId === void 0 && (missing54 = "gapId") || data181.severity === void 0 && (missing54 = "severity") || data181.reason === void 0 && (missing54 = "reason") || data181.summary === void 0 && (missing54 = "summary") || data181.resolution === void 0 && (missing54 = "resolution"))
                                      return validate21.errors = [{ instancePath: instancePath + "/data", keyword: "required", params: { missingProperty: missing54 } }], !1;
                                    if (data181.gapId !== void 0) {
                                      let data182 = data181.gapId, _errs472 = errors;
                                      if (errors === _errs472)
                                        if (typeof data182 == "string") {
                                          if (!pattern46.test(data182))
                                            return validate21.errors = [{ instancePath: instancePath + "/data/gapId", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate21.errors = [{ instancePath: instancePath + "/data/gapId", keyword: "type", params: { type: "string" } }], !1;
                                      var valid85 = _errs472 === errors;
                                    } else
                                      var valid85 = !0;
                                    if (valid85) {
                                      if (data181.severity !== void 0) {
                                        let data183 = data181.severity, _errs474 = errors;
                                        if (typeof data183 != "string")
                                          return validate21.errors = [{ instancePath: instancePath + "/data/severity", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data183 === "info" || data183 === "warning" || data183 === "critical"))
                                          return validate21.errors = [{ instancePath: instancePath + "/data/severity", keyword: "enum", params: { allowedValues: ["info", "warning", "critical"] } }], !1;
                                        var valid85 = _errs474 === errors;
                                      } else
                                        var valid85 = !0;
                                      if (valid85) {
                                        if (data181.reason !== void 0) {
                                          let data184 = data181.reason, _errs476 = errors;
                                          if (errors === _errs476)
                                            if (data184 && typeof data184 == "object" && !Array.isArray(data184)) {
                                              let missing55;
                                              if (data184.category === void 0 && (missing55 = "category"))
                                                return validate21.errors = [{ instancePath: instancePath + "/data/reason", keyword: "required", params: { missingProperty: missing55 } }], !1;
                                              {
                                                let tag7 = data184.category;
                                                if (typeof tag7 == "string")
                                                  if (tag7 === "user_only_dependency") {
                                                    if (errors === errors)
                                                      if (data184 && typeof data184 == "object" && !Array.isArray(data184)) {
                                                        let missing56;
                                                        if (data184.category === void 0 && (missing56 = "category") || data184.detail === void 0 && (missing56 = "detail"))
                                                          return validate21.errors = [{ instancePath: instancePath + "/data/reason", keyword: "required", params: { missingProperty: missing56 } }], !1;
                                                        if (data184.category !== void 0) {
                                                          let data185 = data184.category, _errs482 = errors;
                                                          if (typeof data185 != "string")
                                                            return validate21.errors = [{ instancePath: instancePath + "/data/reason/category", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data185 !== "user_only_dependency")
                                                            return validate21.errors = [{ instancePath: instancePath + "/data/reason/category", keyword: "const", params: { allowedValue: "user_only_dependency" } }], !1;
                                                          var valid88 = _errs482 === errors;
                                                        } else
                                                          var valid88 = !0;
                                                        if (valid88)
                                                          if (data184.detail !== void 0) {
                                                            let data186 = data184.detail, _errs484 = errors;
                                                            if (typeof data186 != "string")
                                                              return validate21.errors = [{ instancePath: instancePath + "/data/reason/detail", keyword: "type", params: { type: "string" } }], !1;
                                                            if (!(data186 === "needs_user_secret_or_token" || data186 === "needs_user_account_access" || data186 === "needs_user_artifact" || data186 === "needs_user_choice" || data186 === "needs_user_approval" || data186 === "needs_user_environment_action"))
                                                              return validate21.errors = [{ instancePath: instancePath + "/data/reason/detail", keyword: "enum", params: { allowedValues: ["needs_user_secret_or_token", "needs_user_account_access", "needs_user_artifact", "needs_user_choice", "needs_user_approval", "needs_user_environment_action"] } }], !1;
                                                            var valid88 = _errs484 === errors;
                                                          } else
                                                            var valid88 = !0;
                                                      } else
                                                        return validate21.errors = [{ instancePath: instancePath + "/data/reason", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag7 === "contract_violation") {
                                                    if (errors === errors)
                                                      if (data184 && typeof data184 == "object" && !Array.isArray(data184)) {
                                                        let missing57;
                                                        if (data184.category === void 0 && (missing57 = "category") || data184.detail === void 0 && (missing57 = "detail"))
                                                          return validate21.errors = [{ instancePath: instancePath + "/data/reason", keyword: "required", params: { missingProperty: missing57 } }], !1;
                                                        if (data184.category !== void 0) {
                                                          let data187 = data184.category, _errs489 = errors;
                                                          if (typeof data187 != "string")
                                                            return validate21.errors = [{ instancePath: instancePath + "/data/reason/category", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data187 !== "contract_violation")
                                                            return validate21.errors = [{ instancePath: instancePath + "/data/reason/category", keyword: "const", params: { allowedValue: "contract_violation" } }], !1;
                                                          var valid90 = _errs489 === errors;
                                                        } else
                                                          var valid90 = !0;
                                                        if (valid90)
                                                          if (data184.detail !== void 0) {
                                                            let data188 = data184.detail, _errs491 = errors;
                                                            if (typeof data188 != "string")
                                                              return validate21.errors = [{ instancePath: instancePath + "/data/reason/detail", keyword: "type", params: { type: "string" } }], !1;
                                                            if (!(data188 === "missing_required_output" || data188 === "invalid_required_output"))
                                                              return validate21.errors = [{ instancePath: instancePath + "/data/reason/detail", keyword: "enum", params: { allowedValues: ["missing_required_output", "invalid_required_output"] } }], !1;
                                                            var valid90 = _errs491 === errors;
                                                          } else
                                                            var valid90 = !0;
                                                      } else
                                                        return validate21.errors = [{ instancePath: instancePath + "/data/reason", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag7 === "capability_missing") {
                                                    if (errors === errors)
                                                      if (data184 && typeof data184 == "object" && !Array.isArray(data184)) {
                                                        let missing58;
                                                        if (data184.category === void 0 && (missing58 = "category") || data184.detail === void 0 && (missing58 = "detail"))
                                                          return validate21.errors = [{ instancePath: instancePath + "/data/reason", keyword: "required", params: { missingProperty: missing58 } }], !1;
                                                        if (data184.category !== void 0) {
                                                          let data189 = data184.category, _errs496 = errors;
                                                          if (typeof data189 != "string")
                                                            return validate21.errors = [{ instancePath: instancePath + "/data/reason/category", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data189 !== "capability_missing")
                                                            return validate21.errors = [{ instancePath: instancePath + "/data/reason/category", keyword: "const", params: { allowedValue: "capability_missing" } }], !1;
                                                          var valid92 = _errs496 === errors;
                                                        } else
                                                          var valid92 = !0;
                                                        if (valid92)
                                                          if (data184.detail !== void 0) {
                                                            let data190 = data184.detail, _errs498 = errors;
                                                            if (typeof data190 != "string")
                                                              return validate21.errors = [{ instancePath: instancePath + "/data/reason/detail", keyword: "type", params: { type: "string" } }], !1;
                                                            if (!(data190 === "required_capability_unavailable" || data190 === "required_capability_unknown"))
                                                              return validate21.errors = [{ instancePath: instancePath + "/data/reason/detail", keyword: "enum", params: { allowedValues: ["required_capability_unavailable", "required_capability_unknown"] } }], !1;
                                                            var valid92 = _errs498 === errors;
                                                          } else
                                                            var valid92 = !0;
                                                      } else
                                                        return validate21.errors = [{ instancePath: instancePath + "/data/reason", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag7 === "unexpected") {
                                                    if (errors === errors)
                                                      if (data184 && typeof data184 == "object" && !Array.isArray(data184)) {
                                                        let missing59;
                                                        if (data184.category === void 0 && (missing59 = "category") || data184.detail === void 0 && (missing59 = "detail"))
                                                          return validate21.errors = [{ instancePath: instancePath + "/data/reason", keyword: "required", params: { missingProperty: missing59 } }], !1;
                                                        if (data184.category !== void 0) {
                                                          let data191 = data184.category, _errs503 = errors;
                                                          if (typeof data191 != "string")
                                                            return validate21.errors = [{ instancePath: instancePath + "/data/reason/category", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data191 !== "unexpected")
                                                            return validate21.errors = [{ instancePath: instancePath + "/data/reason/category", keyword: "const", params: { allowedValue: "unexpected" } }], !1;
                                                          var valid94 = _errs503 === errors;
                                                        } else
                                                          var valid94 = !0;
                                                        if (valid94)
                                                          if (data184.detail !== void 0) {
                                                            let data192 = data184.detail, _errs505 = errors;
                                                            if (typeof data192 != "string")
                                                              return validate21.errors = [{ instancePath: instancePath + "/data/reason/detail", keyword: "type", params: { type: "string" } }], !1;
                                                            if (!(data192 === "invariant_violation" || data192 === "storage_corruption_detected"))
                                                              return validate21.errors = [{ instancePath: instancePath + "/data/reason/detail", keyword: "enum", params: { allowedValues: ["invariant_violation", "storage_corruption_detected"] } }], !1;
                                                            var valid94 = _errs505 === errors;
                                                          } else
                                                            var valid94 = !0;
                                                      } else
                                                        return validate21.errors = [{ instancePath: instancePath + "/data/reason", keyword: "type", params: { type: "object" } }], !1;
                                                  } else
                                                    return validate21.errors = [{ instancePath: instancePath + "/data/reason", keyword: "discriminator", params: { error: "mapping", tag: "category", tagValue: tag7 } }], !1;
                                                else
                                                  return validate21.errors = [{ instancePath: instancePath + "/data/reason", keyword: "discriminator", params: { error: "tag", tag: "category", tagValue: tag7 } }], !1;
                                              }
                                            } else
                                              return validate21.errors = [{ instancePath: instancePath + "/data/reason", keyword: "type", params: { type: "object" } }], !1;
                                          var valid85 = _errs476 === errors;
                                        } else
                                          var valid85 = !0;
                                        if (valid85) {
                                          if (data181.summary !== void 0) {
                                            let data193 = data181.summary, _errs507 = errors;
                                            if (errors === _errs507)
                                              if (typeof data193 == "string") {
                                                if (data193.length > 512 && func2(data193) > 512)
                                                  return validate21.errors = [{ instancePath: instancePath + "/data/summary", keyword: "maxLength", params: { limit: 512 } }], !1;
                                                if (func2(data193) < 1)
                                                  return validate21.errors = [{ instancePath: instancePath + "/data/summary", keyword: "minLength", params: { limit: 1 } }], !1;
                                              } else
                                                return validate21.errors = [{ instancePath: instancePath + "/data/summary", keyword: "type", params: { type: "string" } }], !1;
                                            var valid85 = _errs507 === errors;
                                          } else
                                            var valid85 = !0;
                                          if (valid85) {
                                            if (data181.resolution !== void 0) {
                                              let data194 = data181.resolution, _errs509 = errors;
                                              if (errors === _errs509)
                                                if (data194 && typeof data194 == "object" && !Array.isArray(data194)) {
                                                  let missing60;
                                                  if (data194.kind === void 0 && (missing60 = "kind"))
                                                    return validate21.errors = [{ instancePath: instancePath + "/data/resolution", keyword: "required", params: { missingProperty: missing60 } }], !1;
                                                  {
                                                    let tag8 = data194.kind;
                                                    if (typeof tag8 == "string")
                                                      if (tag8 === "unresolved") {
                                                        if (errors === errors)
                                                          if (data194 && typeof data194 == "object" && !Array.isArray(data194)) {
                                                            let missing61;
                                                            if (data194.kind === void 0 && (missing61 = "kind"))
                                                              return validate21.errors = [{ instancePath: instancePath + "/data/resolution", keyword: "required", params: { missingProperty: missing61 } }], !1;
                                                            if (data194.kind !== void 0) {
                                                              let data195 = data194.kind;
                                                              if (typeof data195 != "string")
                                                                return validate21.errors = [{ instancePath: instancePath + "/data/resolution/kind", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data195 !== "unresolved")
                                                                return validate21.errors = [{ instancePath: instancePath + "/data/resolution/kind", keyword: "const", params: { allowedValue: "unresolved" } }], !1;
                                                            }
                                                          } else
                                                            return validate21.errors = [{ instancePath: instancePath + "/data/resolution", keyword: "type", params: { type: "object" } }], !1;
                                                      } else if (tag8 === "resolves") {
                                                        if (errors === errors)
                                                          if (data194 && typeof data194 == "object" && !Array.isArray(data194)) {
                                                            let missing62;
                                                            if (data194.kind === void 0 && (missing62 = "kind") || data194.resolvesGapId === void 0 && (missing62 = "resolvesGapId"))
                                                              return validate21.errors = [{ instancePath: instancePath + "/data/resolution", keyword: "required", params: { missingProperty: missing62 } }], !1;
                                                            if (data194.kind !== void 0) {
                                                              let data196 = data194.kind, _errs520 = errors;
                                                              if (typeof data196 != "string")
                                                                return validate21.errors = [{ instancePath: instancePath + "/data/resolution/kind", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data196 !== "resolves")
                                                                return validate21.errors = [{ instancePath: instancePath + "/data/resolution/kind", keyword: "const", params: { allowedValue: "resolves" } }], !1;
                                                              var valid99 = _errs520 === errors;
                                                            } else
                                                              var valid99 = !0;
                                                            if (valid99)
                                                              if (data194.resolvesGapId !== void 0) {
                                                                let data197 = data194.resolvesGapId, _errs522 = errors;
                                                                if (errors === _errs522)
                                                                  if (typeof data197 == "string") {
                                                                    if (!pattern46.test(data197))
                                                                      return validate21.errors = [{ instancePath: instancePath + "/data/resolution/resolvesGapId", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                                                  } else
                                                                    return validate21.errors = [{ instancePath: instancePath + "/data/resolution/resolvesGapId", keyword: "type", params: { type: "string" } }], !1;
                                                                var valid99 = _errs522 === errors;
                                                              } else
                                                                var valid99 = !0;
                                                          } else
                                                            return validate21.errors = [{ instancePath: instancePath + "/data/resolution", keyword: "type", params: { type: "object" } }], !1;
                                                      } else
                                                        return validate21.errors = [{ instancePath: instancePath + "/data/resolution", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag8 } }], !1;
                                                    else
                                                      return validate21.errors = [{ instancePath: instancePath + "/data/resolution", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag8 } }], !1;
                                                  }
                                                } else
                                                  return validate21.errors = [{ instancePath: instancePath + "/data/resolution", keyword: "type", params: { type: "object" } }], !1;
                                              var valid85 = _errs509 === errors;
                                            } else
                                              var valid85 = !0;
                                            if (valid85) {
                                              if (data181.evidenceRefs !== void 0) {
                                                let data198 = data181.evidenceRefs, _errs524 = errors;
                                                if (errors === _errs524)
                                                  if (Array.isArray(data198)) {
                                                    if (data198.length > 10)
                                                      return validate21.errors = [{ instancePath: instancePath + "/data/evidenceRefs", keyword: "maxItems", params: { limit: 10 } }], !1;
                                                    {
                                                      var valid100 = !0;
                                                      let len2 = data198.length;
                                                      for (let i2 = 0; i2 < len2; i2++) {
                                                        let data199 = data198[i2], _errs526 = errors;
                                                        if (errors === _errs526)
                                                          if (data199 && typeof data199 == "object" && !Array.isArray(data199)) {
                                                            let missing63;
                                                            if (data199.kind === void 0 && (missing63 = "kind"))
                                                              return validate21.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, keyword: "required", params: { missingProperty: missing63 } }], !1;
                                                            {
                                                              let tag9 = data199.kind;
                                                              if (typeof tag9 == "string")
                                                                if (tag9 === "event") {
                                                                  if (errors === errors)
                                                                    if (data199 && typeof data199 == "object" && !Array.isArray(data199)) {
                                                                      let missing64;
                                                                      if (data199.kind === void 0 && (missing64 = "kind") || data199.eventId === void 0 && (missing64 = "eventId"))
                                                                        return validate21.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, keyword: "required", params: { missingProperty: missing64 } }], !1;
                                                                      if (data199.kind !== void 0) {
                                                                        let data200 = data199.kind, _errs532 = errors;
                                                                        if (typeof data200 != "string")
                                                                          return validate21.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/kind", keyword: "type", params: { type: "string" } }], !1;
                                                                        if (data200 !== "event")
                                                                          return validate21.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/kind", keyword: "const", params: { allowedValue: "event" } }], !1;
                                                                        var valid103 = _errs532 === errors;
                                                                      } else
                                                                        var valid103 = !0;
                                                                      if (valid103)
                                                                        if (data199.eventId !== void 0) {
                                                                          let data201 = data199.eventId, _errs534 = errors;
                                                                          if (errors === _errs534)
                                                                            if (typeof data201 == "string") {
                                                                              if (!pattern0.test(data201))
                                                                                return validate21.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/eventId", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                                                                            } else
                                                                              return validate21.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/eventId", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid103 = _errs534 === errors;
                                                                        } else
                                                                          var valid103 = !0;
                                                                    } else
                                                                      return validate21.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, keyword: "type", params: { type: "object" } }], !1;
                                                                } else if (tag9 === "output") {
                                                                  if (errors === errors)
                                                                    if (data199 && typeof data199 == "object" && !Array.isArray(data199)) {
                                                                      let missing65;
                                                                      if (data199.kind === void 0 && (missing65 = "kind") || data199.outputId === void 0 && (missing65 = "outputId"))
                                                                        return validate21.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, keyword: "required", params: { missingProperty: missing65 } }], !1;
                                                                      if (data199.kind !== void 0) {
                                                                        let data202 = data199.kind, _errs539 = errors;
                                                                        if (typeof data202 != "string")
                                                                          return validate21.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/kind", keyword: "type", params: { type: "string" } }], !1;
                                                                        if (data202 !== "output")
                                                                          return validate21.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/kind", keyword: "const", params: { allowedValue: "output" } }], !1;
                                                                        var valid105 = _errs539 === errors;
                                                                      } else
                                                                        var valid105 = !0;
                                                                      if (valid105)
                                                                        if (data199.outputId !== void 0) {
                                                                          let data203 = data199.outputId, _errs541 = errors;
                                                                          if (errors === _errs541)
                                                                            if (typeof data203 == "string") {
                                                                              if (!pattern46.test(data203))
                                                                                return validate21.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/outputId", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                                                            } else
                                                                              return validate21.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/outputId", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid105 = _errs541 === errors;
                                                                        } else
                                                                          var valid105 = !0;
                                                                    } else
                                                                      return validate21.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, keyword: "type", params: { type: "object" } }], !1;
                                                                } else
                                                                  return validate21.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag9 } }], !1;
                                                              else
                                                                return validate21.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag9 } }], !1;
                                                            }
                                                          } else
                                                            return validate21.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, keyword: "type", params: { type: "object" } }], !1;
                                                        var valid100 = _errs526 === errors;
                                                        if (!valid100)
                                                          break;
                                                      }
                                                    }
                                                  } else
                                                    return validate21.errors = [{ instancePath: instancePath + "/data/evidenceRefs", keyword: "type", params: { type: "array" } }], !1;
                                                var valid85 = _errs524 === errors;
                                              } else
                                                var valid85 = !0;
                                              if (valid85)
                                                if (data181.loop !== void 0) {
                                                  let _errs543 = errors;
                                                  validate27(data181.loop, { instancePath: instancePath + "/data/loop", parentData: data181, parentDataProperty: "loop", rootData }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
                                                  var valid85 = _errs543 === errors;
                                                } else
                                                  var valid85 = !0;
                                            }
                                          }
                                        }
                                      }
                                    }
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/data", keyword: "type", params: { type: "object" } }], !1;
                                var valid84 = _errs469 === errors;
                              } else
                                var valid84 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "divergence_recorded") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing66;
                if (data.v === void 0 && (missing66 = "v") || data.eventId === void 0 && (missing66 = "eventId") || data.eventIndex === void 0 && (missing66 = "eventIndex") || data.sessionId === void 0 && (missing66 = "sessionId") || data.kind === void 0 && (missing66 = "kind") || data.dedupeKey === void 0 && (missing66 = "dedupeKey") || data.scope === void 0 && (missing66 = "scope") || data.data === void 0 && (missing66 = "data"))
                  return validate21.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing66 } }], !1;
                if (data.v !== void 0) {
                  let data205 = data.v, _errs547 = errors;
                  if (typeof data205 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", keyword: "type", params: { type: "number" } }], !1;
                  if (data205 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid107 = _errs547 === errors;
                } else
                  var valid107 = !0;
                if (valid107) {
                  if (data.eventId !== void 0) {
                    let data206 = data.eventId, _errs549 = errors;
                    if (errors === _errs549)
                      if (typeof data206 == "string") {
                        if (!pattern0.test(data206))
                          return validate21.errors = [{ instancePath: instancePath + "/eventId", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate21.errors = [{ instancePath: instancePath + "/eventId", keyword: "type", params: { type: "string" } }], !1;
                    var valid107 = _errs549 === errors;
                  } else
                    var valid107 = !0;
                  if (valid107) {
                    if (data.eventIndex !== void 0) {
                      let data207 = data.eventIndex, _errs551 = errors;
                      if (!(typeof data207 == "number" && !(data207 % 1) && !isNaN(data207)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs551 && typeof data207 == "number" && (data207 < 0 || isNaN(data207)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid107 = _errs551 === errors;
                    } else
                      var valid107 = !0;
                    if (valid107) {
                      if (data.sessionId !== void 0) {
                        let data208 = data.sessionId, _errs553 = errors;
                        if (errors === _errs553)
                          if (typeof data208 == "string") {
                            if (!pattern1.test(data208))
                              return validate21.errors = [{ instancePath: instancePath + "/sessionId", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate21.errors = [{ instancePath: instancePath + "/sessionId", keyword: "type", params: { type: "string" } }], !1;
                        var valid107 = _errs553 === errors;
                      } else
                        var valid107 = !0;
                      if (valid107) {
                        if (data.kind !== void 0) {
                          let data209 = data.kind, _errs555 = errors;
                          if (typeof data209 != "string")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
                          if (data209 !== "divergence_recorded")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "divergence_recorded" } }], !1;
                          var valid107 = _errs555 === errors;
                        } else
                          var valid107 = !0;
                        if (valid107) {
                          if (data.dedupeKey !== void 0) {
                            let data210 = data.dedupeKey, _errs557 = errors;
                            if (errors === _errs557)
                              if (typeof data210 == "string") {
                                if (data210.length > 256 && func2(data210) > 256)
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data210))
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "type", params: { type: "string" } }], !1;
                            var valid107 = _errs557 === errors;
                          } else
                            var valid107 = !0;
                          if (valid107) {
                            if (data.scope !== void 0) {
                              let _errs559 = errors;
                              validate22(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                              var valid107 = _errs559 === errors;
                            } else
                              var valid107 = !0;
                            if (valid107)
                              if (data.data !== void 0) {
                                let data212 = data.data, _errs560 = errors;
                                if (errors === _errs560)
                                  if (data212 && typeof data212 == "object" && !Array.isArray(data212)) {
                                    let missing67;
                                    if (data212.divergenceId === void 0 && (missing67 = "divergenceId") || data212.reason === void 0 && (missing67 = "reason") || data212.summary === void 0 && (missing67 = "summary"))
                                      return validate21.errors = [{ instancePath: instancePath + "/data", keyword: "required", params: { missingProperty: missing67 } }], !1;
                                    if (data212.divergenceId !== void 0) {
                                      let data213 = data212.divergenceId, _errs563 = errors;
                                      if (errors === _errs563)
                                        if (typeof data213 == "string") {
                                          if (!pattern46.test(data213))
                                            return validate21.errors = [{ instancePath: instancePath + "/data/divergenceId", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate21.errors = [{ instancePath: instancePath + "/data/divergenceId", keyword: "type", params: { type: "string" } }], !1;
                                      var valid108 = _errs563 === errors;
                                    } else
                                      var valid108 = !0;
                                    if (valid108) {
                                      if (data212.reason !== void 0) {
                                        let data214 = data212.reason, _errs565 = errors;
                                        if (typeof data214 != "string")
                                          return validate21.errors = [{ instancePath: instancePath + "/data/reason", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data214 === "missing_user_context" || data214 === "capability_unavailable" || data214 === "efficiency_skip" || data214 === "safety_stop" || data214 === "policy_constraint"))
                                          return validate21.errors = [{ instancePath: instancePath + "/data/reason", keyword: "enum", params: { allowedValues: ["missing_user_context", "capability_unavailable", "efficiency_skip", "safety_stop", "policy_constraint"] } }], !1;
                                        var valid108 = _errs565 === errors;
                                      } else
                                        var valid108 = !0;
                                      if (valid108) {
                                        if (data212.summary !== void 0) {
                                          let data215 = data212.summary, _errs567 = errors;
                                          if (errors === _errs567)
                                            if (typeof data215 == "string") {
                                              if (data215.length > 512 && func2(data215) > 512)
                                                return validate21.errors = [{ instancePath: instancePath + "/data/summary", keyword: "maxLength", params: { limit: 512 } }], !1;
                                              if (func2(data215) < 1)
                                                return validate21.errors = [{ instancePath: instancePath + "/data/summary", keyword: "minLength", params: { limit: 1 } }], !1;
                                            } else
                                              return validate21.errors = [{ instancePath: instancePath + "/data/summary", keyword: "type", params: { type: "string" } }], !1;
                                          var valid108 = _errs567 === errors;
                                        } else
                                          var valid108 = !0;
                                        if (valid108)
                                          if (data212.relatedStepId !== void 0) {
                                            let data216 = data212.relatedStepId, _errs569 = errors;
                                            if (errors === _errs569)
                                              if (typeof data216 == "string") {
                                                if (!pattern36.test(data216))
                                                  return validate21.errors = [{ instancePath: instancePath + "/data/relatedStepId", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                              } else
                                                return validate21.errors = [{ instancePath: instancePath + "/data/relatedStepId", keyword: "type", params: { type: "string" } }], !1;
                                            var valid108 = _errs569 === errors;
                                          } else
                                            var valid108 = !0;
                                      }
                                    }
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/data", keyword: "type", params: { type: "object" } }], !1;
                                var valid107 = _errs560 === errors;
                              } else
                                var valid107 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "decision_trace_appended") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing68;
                if (data.v === void 0 && (missing68 = "v") || data.eventId === void 0 && (missing68 = "eventId") || data.eventIndex === void 0 && (missing68 = "eventIndex") || data.sessionId === void 0 && (missing68 = "sessionId") || data.kind === void 0 && (missing68 = "kind") || data.dedupeKey === void 0 && (missing68 = "dedupeKey") || data.scope === void 0 && (missing68 = "scope") || data.data === void 0 && (missing68 = "data"))
                  return validate21.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing68 } }], !1;
                if (data.v !== void 0) {
                  let data217 = data.v, _errs574 = errors;
                  if (typeof data217 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", keyword: "type", params: { type: "number" } }], !1;
                  if (data217 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid110 = _errs574 === errors;
                } else
                  var valid110 = !0;
                if (valid110) {
                  if (data.eventId !== void 0) {
                    let data218 = data.eventId, _errs576 = errors;
                    if (errors === _errs576)
                      if (typeof data218 == "string") {
                        if (!pattern0.test(data218))
                          return validate21.errors = [{ instancePath: instancePath + "/eventId", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate21.errors = [{ instancePath: instancePath + "/eventId", keyword: "type", params: { type: "string" } }], !1;
                    var valid110 = _errs576 === errors;
                  } else
                    var valid110 = !0;
                  if (valid110) {
                    if (data.eventIndex !== void 0) {
                      let data219 = data.eventIndex, _errs578 = errors;
                      if (!(typeof data219 == "number" && !(data219 % 1) && !isNaN(data219)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs578 && typeof data219 == "number" && (data219 < 0 || isNaN(data219)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid110 = _errs578 === errors;
                    } else
                      var valid110 = !0;
                    if (valid110) {
                      if (data.sessionId !== void 0) {
                        let data220 = data.sessionId, _errs580 = errors;
                        if (errors === _errs580)
                          if (typeof data220 == "string") {
                            if (!pattern1.test(data220))
                              return validate21.errors = [{ instancePath: instancePath + "/sessionId", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate21.errors = [{ instancePath: instancePath + "/sessionId", keyword: "type", params: { type: "string" } }], !1;
                        var valid110 = _errs580 === errors;
                      } else
                        var valid110 = !0;
                      if (valid110) {
                        if (data.kind !== void 0) {
                          let data221 = data.kind, _errs582 = errors;
                          if (typeof data221 != "string")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
                          if (data221 !== "decision_trace_appended")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "decision_trace_appended" } }], !1;
                          var valid110 = _errs582 === errors;
                        } else
                          var valid110 = !0;
                        if (valid110) {
                          if (data.dedupeKey !== void 0) {
                            let data222 = data.dedupeKey, _errs584 = errors;
                            if (errors === _errs584)
                              if (typeof data222 == "string") {
                                if (data222.length > 256 && func2(data222) > 256)
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data222))
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "type", params: { type: "string" } }], !1;
                            var valid110 = _errs584 === errors;
                          } else
                            var valid110 = !0;
                          if (valid110) {
                            if (data.scope !== void 0) {
                              let _errs586 = errors;
                              validate22(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                              var valid110 = _errs586 === errors;
                            } else
                              var valid110 = !0;
                            if (valid110)
                              if (data.data !== void 0) {
                                let data224 = data.data, _errs587 = errors;
                                if (errors === _errs587)
                                  if (data224 && typeof data224 == "object" && !Array.isArray(data224)) {
                                    let missing69;
                                    if (data224.traceId === void 0 && (missing69 = "traceId") || data224.entries === void 0 && (missing69 = "entries"))
                                      return validate21.errors = [{ instancePath: instancePath + "/data", keyword: "required", params: { missingProperty: missing69 } }], !1;
                                    if (data224.traceId !== void 0) {
                                      let data225 = data224.traceId, _errs590 = errors;
                                      if (errors === _errs590)
                                        if (typeof data225 == "string") {
                                          if (!pattern46.test(data225))
                                            return validate21.errors = [{ instancePath: instancePath + "/data/traceId", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate21.errors = [{ instancePath: instancePath + "/data/traceId", keyword: "type", params: { type: "string" } }], !1;
                                      var valid111 = _errs590 === errors;
                                    } else
                                      var valid111 = !0;
                                    if (valid111)
                                      if (data224.entries !== void 0) {
                                        let data226 = data224.entries, _errs592 = errors;
                                        if (errors === _errs592)
                                          if (Array.isArray(data226)) {
                                            if (data226.length > 25)
                                              return validate21.errors = [{ instancePath: instancePath + "/data/entries", keyword: "maxItems", params: { limit: 25 } }], !1;
                                            if (data226.length < 1)
                                              return validate21.errors = [{ instancePath: instancePath + "/data/entries", keyword: "minItems", params: { limit: 1 } }], !1;
                                            {
                                              var valid112 = !0;
                                              let len3 = data226.length;
                                              for (let i3 = 0; i3 < len3; i3++) {
                                                let data227 = data226[i3], _errs594 = errors;
                                                if (errors === _errs594)
                                                  if (data227 && typeof data227 == "object" && !Array.isArray(data227)) {
                                                    let missing70;
                                                    if (data227.kind === void 0 && (missing70 = "kind") || data227.summary === void 0 && (missing70 = "summary"))
                                                      return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3, keyword: "required", params: { missingProperty: missing70 } }], !1;
                                                    if (data227.kind !== void 0) {
                                                      let data228 = data227.kind, _errs597 = errors;
                                                      if (typeof data228 != "string")
                                                        return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/kind", keyword: "type", params: { type: "string" } }], !1;
                                                      if (!(data228 === "selected_next_step" || data228 === "evaluated_condition" || data228 === "entered_loop" || data228 === "exited_loop" || data228 === "detected_non_tip_advance"))
                                                        return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/kind", keyword: "enum", params: { allowedValues: ["selected_next_step", "evaluated_condition", "entered_loop", "exited_loop", "detected_non_tip_advance"] } }], !1;
                                                      var valid113 = _errs597 === errors;
                                                    } else
                                                      var valid113 = !0;
                                                    if (valid113) {
                                                      if (data227.summary !== void 0) {
                                                        let data229 = data227.summary, _errs599 = errors;
                                                        if (errors === _errs599)
                                                          if (typeof data229 == "string") {
                                                            if (data229.length > 512 && func2(data229) > 512)
                                                              return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/summary", keyword: "maxLength", params: { limit: 512 } }], !1;
                                                            if (func2(data229) < 1)
                                                              return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/summary", keyword: "minLength", params: { limit: 1 } }], !1;
                                                          } else
                                                            return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/summary", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid113 = _errs599 === errors;
                                                      } else
                                                        var valid113 = !0;
                                                      if (valid113)
                                                        if (data227.refs !== void 0) {
                                                          let data230 = data227.refs, _errs601 = errors;
                                                          if (errors === _errs601)
                                                            if (Array.isArray(data230)) {
                                                              if (data230.length > 10)
                                                                return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs", keyword: "maxItems", params: { limit: 10 } }], !1;
                                                              {
                                                                var valid114 = !0;
                                                                let len4 = data230.length;
                                                                for (let i4 = 0; i4 < len4; i4++) {
                                                                  let data231 = data230[i4], _errs603 = errors;
                                                                  if (errors === _errs603)
                                                                    if (data231 && typeof data231 == "object" && !Array.isArray(data231)) {
                                                                      let missing71;
                                                                      if (data231.kind === void 0 && (missing71 = "kind"))
                                                                        return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, keyword: "required", params: { missingProperty: missing71 } }], !1;
                                                                      {
                                                                        let tag10 = data231.kind;
                                                                        if (typeof tag10 == "string")
                                                                          if (tag10 === "step_id") {
                                                                            if (errors === errors)
                                                                              if (data231 && typeof data231 == "object" && !Array.isArray(data231)) {
                                                                                let missing72;
                                                                                if (data231.kind === void 0 && (missing72 = "kind") || data231.stepId === void 0 && (missing72 = "stepId"))
                                                                                  return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, keyword: "required", params: { missingProperty: missing72 } }], !1;
                                                                                if (data231.kind !== void 0) {
                                                                                  let data232 = data231.kind, _errs609 = errors;
                                                                                  if (typeof data232 != "string")
                                                                                    return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", keyword: "type", params: { type: "string" } }], !1;
                                                                                  if (data232 !== "step_id")
                                                                                    return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", keyword: "const", params: { allowedValue: "step_id" } }], !1;
                                                                                  var valid117 = _errs609 === errors;
                                                                                } else
                                                                                  var valid117 = !0;
                                                                                if (valid117)
                                                                                  if (data231.stepId !== void 0) {
                                                                                    let data233 = data231.stepId, _errs611 = errors;
                                                                                    if (errors === _errs611)
                                                                                      if (typeof data233 == "string") {
                                                                                        if (!pattern36.test(data233))
                                                                                          return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/stepId", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                      } else
                                                                                        return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/stepId", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid117 = _errs611 === errors;
                                                                                  } else
                                                                                    var valid117 = !0;
                                                                              } else
                                                                                return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, keyword: "type", params: { type: "object" } }], !1;
                                                                          } else if (tag10 === "loop_id") {
                                                                            if (errors === errors)
                                                                              if (data231 && typeof data231 == "object" && !Array.isArray(data231)) {
                                                                                let missing73;
                                                                                if (data231.kind === void 0 && (missing73 = "kind") || data231.loopId === void 0 && (missing73 = "loopId"))
                                                                                  return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, keyword: "required", params: { missingProperty: missing73 } }], !1;
                                                                                if (data231.kind !== void 0) {
                                                                                  let data234 = data231.kind, _errs616 = errors;
                                                                                  if (typeof data234 != "string")
                                                                                    return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", keyword: "type", params: { type: "string" } }], !1;
                                                                                  if (data234 !== "loop_id")
                                                                                    return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", keyword: "const", params: { allowedValue: "loop_id" } }], !1;
                                                                                  var valid119 = _errs616 === errors;
                                                                                } else
                                                                                  var valid119 = !0;
                                                                                if (valid119)
                                                                                  if (data231.loopId !== void 0) {
                                                                                    let data235 = data231.loopId, _errs618 = errors;
                                                                                    if (errors === _errs618)
                                                                                      if (typeof data235 == "string") {
                                                                                        if (!pattern36.test(data235))
                                                                                          return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/loopId", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                      } else
                                                                                        return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/loopId", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid119 = _errs618 === errors;
                                                                                  } else
                                                                                    var valid119 = !0;
                                                                              } else
                                                                                return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, keyword: "type", params: { type: "object" } }], !1;
                                                                          } else if (tag10 === "condition_id") {
                                                                            if (errors === errors)
                                                                              if (data231 && typeof data231 == "object" && !Array.isArray(data231)) {
                                                                                let missing74;
                                                                                if (data231.kind === void 0 && (missing74 = "kind") || data231.conditionId === void 0 && (missing74 = "conditionId"))
                                                                                  return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, keyword: "required", params: { missingProperty: missing74 } }], !1;
                                                                                if (data231.kind !== void 0) {
                                                                                  let data236 = data231.kind, _errs623 = errors;
                                                                                  if (typeof data236 != "string")
                                                                                    return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", keyword: "type", params: { type: "string" } }], !1;
                                                                                  if (data236 !== "condition_id")
                                                                                    return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", keyword: "const", params: { allowedValue: "condition_id" } }], !1;
                                                                                  var valid121 = _errs623 === errors;
                                                                                } else
                                                                                  var valid121 = !0;
                                                                                if (valid121)
                                                                                  if (data231.conditionId !== void 0) {
                                                                                    let data237 = data231.conditionId, _errs625 = errors;
                                                                                    if (errors === _errs625)
                                                                                      if (typeof data237 == "string") {
                                                                                        if (!pattern36.test(data237))
                                                                                          return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/conditionId", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                      } else
                                                                                        return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/conditionId", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid121 = _errs625 === errors;
                                                                                  } else
                                                                                    var valid121 = !0;
                                                                              } else
                                                                                return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, keyword: "type", params: { type: "object" } }], !1;
                                                                          } else if (tag10 === "iteration") {
                                                                            if (errors === errors)
                                                                              if (data231 && typeof data231 == "object" && !Array.isArray(data231)) {
                                                                                let missing75;
                                                                                if (data231.kind === void 0 && (missing75 = "kind") || data231.value === void 0 && (missing75 = "value"))
                                                                                  return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, keyword: "required", params: { missingProperty: missing75 } }], !1;
                                                                                if (data231.kind !== void 0) {
                                                                                  let data238 = data231.kind, _errs630 = errors;
                                                                                  if (typeof data238 != "string")
                                                                                    return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", keyword: "type", params: { type: "string" } }], !1;
                                                                                  if (data238 !== "iteration")
                                                                                    return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", keyword: "const", params: { allowedValue: "iteration" } }], !1;
                                                                                  var valid123 = _errs630 === errors;
                                                                                } else
                                                                                  var valid123 = !0;
                                                                                if (valid123)
                                                                                  if (data231.value !== void 0) {
                                                                                    let data239 = data231.value, _errs632 = errors;
                                                                                    if (!(typeof data239 == "number" && !(data239 % 1) && !isNaN(data239)))
                                                                                      return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/value", keyword: "type", params: { type: "integer" } }], !1;
                                                                                    if (errors === _errs632 && typeof data239 == "number" && (data239 < 0 || isNaN(data239)))
                                                                                      return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/value", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                                    var valid123 = _errs632 === errors;
                                                                                  } else
                                                                                    var valid123 = !0;
                                                                              } else
                                                                                return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, keyword: "type", params: { type: "object" } }], !1;
                                                                          } else
                                                                            return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag10 } }], !1;
                                                                        else
                                                                          return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag10 } }], !1;
                                                                      }
                                                                    } else
                                                                      return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, keyword: "type", params: { type: "object" } }], !1;
                                                                  var valid114 = _errs603 === errors;
                                                                  if (!valid114)
                                                                    break;
                                                                }
                                                              }
                                                            } else
                                                              return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs", keyword: "type", params: { type: "array" } }], !1;
                                                          var valid113 = _errs601 === errors;
                                                        } else
                                                          var valid113 = !0;
                                                    }
                                                  } else
                                                    return validate21.errors = [{ instancePath: instancePath + "/data/entries/" + i3, keyword: "type", params: { type: "object" } }], !1;
                                                var valid112 = _errs594 === errors;
                                                if (!valid112)
                                                  break;
                                              }
                                            }
                                          } else
                                            return validate21.errors = [{ instancePath: instancePath + "/data/entries", keyword: "type", params: { type: "array" } }], !1;
                                        var valid111 = _errs592 === errors;
                                      } else
                                        var valid111 = !0;
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/data", keyword: "type", params: { type: "object" } }], !1;
                                var valid110 = _errs587 === errors;
                              } else
                                var valid110 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "context_set") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing76;
                if (data.v === void 0 && (missing76 = "v") || data.eventId === void 0 && (missing76 = "eventId") || data.eventIndex === void 0 && (missing76 = "eventIndex") || data.sessionId === void 0 && (missing76 = "sessionId") || data.kind === void 0 && (missing76 = "kind") || data.dedupeKey === void 0 && (missing76 = "dedupeKey") || data.scope === void 0 && (missing76 = "scope") || data.data === void 0 && (missing76 = "data"))
                  return validate21.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing76 } }], !1;
                if (data.v !== void 0) {
                  let data240 = data.v, _errs637 = errors;
                  if (typeof data240 != "number")
                    return validate21.errors = [{ instancePath: instancePath + "/v", keyword: "type", params: { type: "number" } }], !1;
                  if (data240 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid125 = _errs637 === errors;
                } else
                  var valid125 = !0;
                if (valid125) {
                  if (data.eventId !== void 0) {
                    let data241 = data.eventId, _errs639 = errors;
                    if (errors === _errs639)
                      if (typeof data241 == "string") {
                        if (!pattern0.test(data241))
                          return validate21.errors = [{ instancePath: instancePath + "/eventId", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate21.errors = [{ instancePath: instancePath + "/eventId", keyword: "type", params: { type: "string" } }], !1;
                    var valid125 = _errs639 === errors;
                  } else
                    var valid125 = !0;
                  if (valid125) {
                    if (data.eventIndex !== void 0) {
                      let data242 = data.eventIndex, _errs641 = errors;
                      if (!(typeof data242 == "number" && !(data242 % 1) && !isNaN(data242)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs641 && typeof data242 == "number" && (data242 < 0 || isNaN(data242)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid125 = _errs641 === errors;
                    } else
                      var valid125 = !0;
                    if (valid125) {
                      if (data.sessionId !== void 0) {
                        let data243 = data.sessionId, _errs643 = errors;
                        if (errors === _errs643)
                          if (typeof data243 == "string") {
                            if (!pattern1.test(data243))
                              return validate21.errors = [{ instancePath: instancePath + "/sessionId", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate21.errors = [{ instancePath: instancePath + "/sessionId", keyword: "type", params: { type: "string" } }], !1;
                        var valid125 = _errs643 === errors;
                      } else
                        var valid125 = !0;
                      if (valid125) {
                        if (data.kind !== void 0) {
                          let data244 = data.kind, _errs645 = errors;
                          if (typeof data244 != "string")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
                          if (data244 !== "context_set")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "context_set" } }], !1;
                          var valid125 = _errs645 === errors;
                        } else
                          var valid125 = !0;
                        if (valid125) {
                          if (data.dedupeKey !== void 0) {
                            let data245 = data.dedupeKey, _errs647 = errors;
                            if (errors === _errs647)
                              if (typeof data245 == "string") {
                                if (data245.length > 256 && func2(data245) > 256)
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data245))
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", keyword: "type", params: { type: "string" } }], !1;
                            var valid125 = _errs647 === errors;
                          } else
                            var valid125 = !0;
                          if (valid125) {
                            if (data.scope !== void 0) {
                              let data246 = data.scope, _errs649 = errors;
                              if (errors === _errs649)
                                if (data246 && typeof data246 == "object" && !Array.isArray(data246)) {
                                  let missing77;
                                  if (data246.runId === void 0 && (missing77 = "runId"))
                                    return validate21.errors = [{ instancePath: instancePath + "/scope", keyword: "required", params: { missingProperty: missing77 } }], !1;
                                  if (data246.runId !== void 0) {
                                    let data247 = data246.runId;
                                    if (errors === errors)
                                      if (typeof data247 == "string") {
                                        if (!pattern6.test(data247))
                                          return validate21.errors = [{ instancePath: instancePath + "/scope/runId", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate21.errors = [{ instancePath: instancePath + "/scope/runId", keyword: "type", params: { type: "string" } }], !1;
                                  }
                                } else
                                  return validate21.errors = [{ instancePath: instancePath + "/scope", keyword: "type", params: { type: "object" } }], !1;
                              var valid125 = _errs649 === errors;
                            } else
                              var valid125 = !0;
                            if (valid125)
                              if (data.data !== void 0) {
                                let data248 = data.data, _errs654 = errors;
                                if (errors === _errs654)
                                  if (data248 && typeof data248 == "object" && !Array.isArray(data248)) {
                                    let missing78;
                                    if (data248.contextId === void 0 && (missing78 = "contextId") || data248.context === void 0 && (missing78 = "context") || data248.source === void 0 && (missing78 = "source"))
                                      return validate21.errors = [{ instancePath: instancePath + "/data", keyword: "required", params: { missingProperty: missing78 } }], !1;
                                    if (data248.contextId !== void 0) {
                                      let data249 = data248.contextId, _errs657 = errors;
                                      if (errors === _errs657)
                                        if (typeof data249 == "string") {
                                          if (!pattern46.test(data249))
                                            return validate21.errors = [{ instancePath: instancePath + "/data/contextId", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate21.errors = [{ instancePath: instancePath + "/data/contextId", keyword: "type", params: { type: "string" } }], !1;
                                      var valid127 = _errs657 === errors;
                                    } else
                                      var valid127 = !0;
                                    if (valid127) {
                                      if (data248.context !== void 0) {
                                        let data250 = data248.context, _errs659 = errors;
                                        if (errors === _errs659 && !(data250 && typeof data250 == "object" && !Array.isArray(data250)))
                                          return validate21.errors = [{ instancePath: instancePath + "/data/context", keyword: "type", params: { type: "object" } }], !1;
                                        var valid127 = _errs659 === errors;
                                      } else
                                        var valid127 = !0;
                                      if (valid127) {
                                        if (data248.source !== void 0) {
                                          let data251 = data248.source, _errs662 = errors;
                                          if (typeof data251 != "string")
                                            return validate21.errors = [{ instancePath: instancePath + "/data/source", keyword: "type", params: { type: "string" } }], !1;
                                          if (!(data251 === "initial" || data251 === "agent_delta" || data251 === "merge"))
                                            return validate21.errors = [{ instancePath: instancePath + "/data/source", keyword: "enum", params: { allowedValues: ["initial", "agent_delta", "merge"] } }], !1;
                                          var valid127 = _errs662 === errors;
                                        } else
                                          var valid127 = !0;
                                        if (valid127)
                                          if (data248.nodeId !== void 0) {
                                            let data252 = data248.nodeId, _errs664 = errors;
                                            if (errors === _errs664)
                                              if (typeof data252 == "string") {
                                                if (!pattern7.test(data252))
                                                  return validate21.errors = [{ instancePath: instancePath + "/data/nodeId", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                              } else
                                                return validate21.errors = [{ instancePath: instancePath + "/data/nodeId", keyword: "type", params: { type: "string" } }], !1;
                                            var valid127 = _errs664 === errors;
                                          } else
                                            var valid127 = !0;
                                      }
                                    }
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/data", keyword: "type", params: { type: "object" } }], !1;
                                var valid125 = _errs654 === errors;
                              } else
                                var valid125 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
          } else
            return validate21.errors = [{ instancePath, keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } }], !1;
        else
          return validate21.errors = [{ instancePath, keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } }], !1;
      }
    } else
      return validate21.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateSessionEvent
};
