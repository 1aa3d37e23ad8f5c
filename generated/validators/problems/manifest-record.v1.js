// Generated from schemas/manifest.ts by `npm run generate`; do not edit.
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
var find = validate21;
var pattern0 = new RegExp("^sess_[a-z0-9_]{1,64}$", "u"), pattern1 = new RegExp("^events\\/[0-9]{8,}-[0-9]{8,}\\.jsonl$", "u"), pattern2 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), pattern5 = new RegExp("^evt_[a-z0-9_]{1,64}$", "u"), func2 = require_ucs2length().default;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind"))
        return validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let tag0 = data.kind;
        if (typeof tag0 == "string")
          if (tag0 === "segment_closed") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.v === void 0 && (missing1 = "v") || data.manifestIndex === void 0 && (missing1 = "manifestIndex") || data.sessionId === void 0 && (missing1 = "sessionId") || data.kind === void 0 && (missing1 = "kind") || data.firstEventIndex === void 0 && (missing1 = "firstEventIndex") || data.lastEventIndex === void 0 && (missing1 = "lastEventIndex") || data.segmentRelPath === void 0 && (missing1 = "segmentRelPath") || data.sha256 === void 0 && (missing1 = "sha256") || data.bytes === void 0 && (missing1 = "bytes"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                if (data.v !== void 0) {
                  let data0 = data.v, _errs5 = errors;
                  if (!(typeof data0 == "number" && isFinite(data0)))
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/0/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data0 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/0/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid2 = _errs5 === errors;
                } else
                  var valid2 = !0;
                if (valid2) {
                  if (data.manifestIndex !== void 0) {
                    let data1 = data.manifestIndex, _errs7 = errors;
                    if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                      return validate21.errors = [{ instancePath: instancePath + "/manifestIndex", schemaPath: "#/oneOf/0/properties/manifestIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs7 && typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1)))
                      return validate21.errors = [{ instancePath: instancePath + "/manifestIndex", schemaPath: "#/oneOf/0/properties/manifestIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid2 = _errs7 === errors;
                  } else
                    var valid2 = !0;
                  if (valid2) {
                    if (data.sessionId !== void 0) {
                      let data2 = data.sessionId, _errs9 = errors;
                      if (errors === _errs9)
                        if (typeof data2 == "string") {
                          if (!pattern0.test(data2))
                            return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/0/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                        } else
                          return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/0/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid2 = _errs9 === errors;
                    } else
                      var valid2 = !0;
                    if (valid2) {
                      if (data.kind !== void 0) {
                        let data3 = data.kind, _errs11 = errors;
                        if (typeof data3 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data3 !== "segment_closed")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "segment_closed" } }], !1;
                        var valid2 = _errs11 === errors;
                      } else
                        var valid2 = !0;
                      if (valid2) {
                        if (data.firstEventIndex !== void 0) {
                          let data4 = data.firstEventIndex, _errs13 = errors;
                          if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                            return validate21.errors = [{ instancePath: instancePath + "/firstEventIndex", schemaPath: "#/oneOf/0/properties/firstEventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                          if (errors === _errs13 && typeof data4 == "number" && isFinite(data4) && (data4 < 0 || isNaN(data4)))
                            return validate21.errors = [{ instancePath: instancePath + "/firstEventIndex", schemaPath: "#/oneOf/0/properties/firstEventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                          var valid2 = _errs13 === errors;
                        } else
                          var valid2 = !0;
                        if (valid2) {
                          if (data.lastEventIndex !== void 0) {
                            let data5 = data.lastEventIndex, _errs15 = errors;
                            if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                              return validate21.errors = [{ instancePath: instancePath + "/lastEventIndex", schemaPath: "#/oneOf/0/properties/lastEventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                            if (errors === _errs15 && typeof data5 == "number" && isFinite(data5) && (data5 < 0 || isNaN(data5)))
                              return validate21.errors = [{ instancePath: instancePath + "/lastEventIndex", schemaPath: "#/oneOf/0/properties/lastEventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                            var valid2 = _errs15 === errors;
                          } else
                            var valid2 = !0;
                          if (valid2) {
                            if (data.segmentRelPath !== void 0) {
                              let data6 = data.segmentRelPath, _errs17 = errors;
                              if (errors === _errs17)
                                if (typeof data6 == "string") {
                                  if (!pattern1.test(data6))
                                    return validate21.errors = [{ instancePath: instancePath + "/segmentRelPath", schemaPath: "#/oneOf/0/properties/segmentRelPath/pattern", keyword: "pattern", params: { pattern: "^events\\/[0-9]{8,}-[0-9]{8,}\\.jsonl$" } }], !1;
                                } else
                                  return validate21.errors = [{ instancePath: instancePath + "/segmentRelPath", schemaPath: "#/oneOf/0/properties/segmentRelPath/type", keyword: "type", params: { type: "string" } }], !1;
                              var valid2 = _errs17 === errors;
                            } else
                              var valid2 = !0;
                            if (valid2) {
                              if (data.sha256 !== void 0) {
                                let data7 = data.sha256, _errs19 = errors;
                                if (errors === _errs19)
                                  if (typeof data7 == "string") {
                                    if (!pattern2.test(data7))
                                      return validate21.errors = [{ instancePath: instancePath + "/sha256", schemaPath: "#/oneOf/0/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/sha256", schemaPath: "#/oneOf/0/properties/sha256/type", keyword: "type", params: { type: "string" } }], !1;
                                var valid2 = _errs19 === errors;
                              } else
                                var valid2 = !0;
                              if (valid2) {
                                if (data.bytes !== void 0) {
                                  let data8 = data.bytes, _errs21 = errors;
                                  if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)))
                                    return validate21.errors = [{ instancePath: instancePath + "/bytes", schemaPath: "#/oneOf/0/properties/bytes/type", keyword: "type", params: { type: "integer" } }], !1;
                                  if (errors === _errs21 && typeof data8 == "number" && isFinite(data8) && (data8 < 0 || isNaN(data8)))
                                    return validate21.errors = [{ instancePath: instancePath + "/bytes", schemaPath: "#/oneOf/0/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                  var valid2 = _errs21 === errors;
                                } else
                                  var valid2 = !0;
                                if (valid2) {
                                  if (data.pins !== void 0) {
                                    let data9 = data.pins, _errs23 = errors;
                                    if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)))
                                      return validate21.errors = [{ instancePath: instancePath + "/pins", schemaPath: "#/oneOf/0/properties/pins/type", keyword: "type", params: { type: "integer" } }], !1;
                                    if (errors === _errs23 && typeof data9 == "number" && isFinite(data9) && (data9 < 0 || isNaN(data9)))
                                      return validate21.errors = [{ instancePath: instancePath + "/pins", schemaPath: "#/oneOf/0/properties/pins/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                    var valid2 = _errs23 === errors;
                                  } else
                                    var valid2 = !0;
                                  if (valid2)
                                    if (data.closedAt !== void 0) {
                                      let data10 = data.closedAt, _errs25 = errors;
                                      if (errors === _errs25)
                                        if (typeof data10 == "string") {
                                          if (func2(data10) > 40)
                                            return validate21.errors = [{ instancePath: instancePath + "/closedAt", schemaPath: "#/oneOf/0/properties/closedAt/maxLength", keyword: "maxLength", params: { limit: 40 } }], !1;
                                        } else
                                          return validate21.errors = [{ instancePath: instancePath + "/closedAt", schemaPath: "#/oneOf/0/properties/closedAt/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid2 = _errs25 === errors;
                                    } else
                                      var valid2 = !0;
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
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "snapshot_pinned") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.v === void 0 && (missing2 = "v") || data.manifestIndex === void 0 && (missing2 = "manifestIndex") || data.sessionId === void 0 && (missing2 = "sessionId") || data.kind === void 0 && (missing2 = "kind") || data.eventIndex === void 0 && (missing2 = "eventIndex") || data.snapshotRef === void 0 && (missing2 = "snapshotRef") || data.createdByEventId === void 0 && (missing2 = "createdByEventId"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                if (data.v !== void 0) {
                  let data11 = data.v, _errs30 = errors;
                  if (!(typeof data11 == "number" && isFinite(data11)))
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/1/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data11 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/1/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid4 = _errs30 === errors;
                } else
                  var valid4 = !0;
                if (valid4) {
                  if (data.manifestIndex !== void 0) {
                    let data12 = data.manifestIndex, _errs32 = errors;
                    if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12)))
                      return validate21.errors = [{ instancePath: instancePath + "/manifestIndex", schemaPath: "#/oneOf/1/properties/manifestIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                    if (errors === _errs32 && typeof data12 == "number" && isFinite(data12) && (data12 < 0 || isNaN(data12)))
                      return validate21.errors = [{ instancePath: instancePath + "/manifestIndex", schemaPath: "#/oneOf/1/properties/manifestIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                    var valid4 = _errs32 === errors;
                  } else
                    var valid4 = !0;
                  if (valid4) {
                    if (data.sessionId !== void 0) {
                      let data13 = data.sessionId, _errs34 = errors;
                      if (errors === _errs34)
                        if (typeof data13 == "string") {
                          if (!pattern0.test(data13))
                            return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/1/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                        } else
                          return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/1/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid4 = _errs34 === errors;
                    } else
                      var valid4 = !0;
                    if (valid4) {
                      if (data.kind !== void 0) {
                        let data14 = data.kind, _errs36 = errors;
                        if (typeof data14 != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                        if (data14 !== "snapshot_pinned")
                          return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "snapshot_pinned" } }], !1;
                        var valid4 = _errs36 === errors;
                      } else
                        var valid4 = !0;
                      if (valid4) {
                        if (data.eventIndex !== void 0) {
                          let data15 = data.eventIndex, _errs38 = errors;
                          if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15)))
                            return validate21.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/1/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                          if (errors === _errs38 && typeof data15 == "number" && isFinite(data15) && (data15 < 0 || isNaN(data15)))
                            return validate21.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/1/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                          var valid4 = _errs38 === errors;
                        } else
                          var valid4 = !0;
                        if (valid4) {
                          if (data.snapshotRef !== void 0) {
                            let data16 = data.snapshotRef, _errs40 = errors;
                            if (errors === _errs40)
                              if (typeof data16 == "string") {
                                if (!pattern2.test(data16))
                                  return validate21.errors = [{ instancePath: instancePath + "/snapshotRef", schemaPath: "#/oneOf/1/properties/snapshotRef/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/snapshotRef", schemaPath: "#/oneOf/1/properties/snapshotRef/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid4 = _errs40 === errors;
                          } else
                            var valid4 = !0;
                          if (valid4)
                            if (data.createdByEventId !== void 0) {
                              let data17 = data.createdByEventId, _errs42 = errors;
                              if (errors === _errs42)
                                if (typeof data17 == "string") {
                                  if (!pattern5.test(data17))
                                    return validate21.errors = [{ instancePath: instancePath + "/createdByEventId", schemaPath: "#/oneOf/1/properties/createdByEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                                } else
                                  return validate21.errors = [{ instancePath: instancePath + "/createdByEventId", schemaPath: "#/oneOf/1/properties/createdByEventId/type", keyword: "type", params: { type: "string" } }], !1;
                              var valid4 = _errs42 === errors;
                            } else
                              var valid4 = !0;
                        }
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
          } else
            return validate21.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } }], !1;
        else
          return validate21.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } }], !1;
      }
    } else
      return validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate21.errors = vErrors, errors === 0;
}
var problemsOfManifestRecord = (value) => find(value) ? [] : find.errors;
export {
  problemsOfManifestRecord
};
