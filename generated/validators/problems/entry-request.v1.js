// Generated from schemas/daemon/inbox-entry.ts by `npm run generate`; do not edit.
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
var find = validate21, schema6 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Entry for the inbox of a session, as a request to the control API", type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "message" }, text: { type: "string", minLength: 1, maxLength: 16384 } }, required: ["kind", "text"], additionalProperties: !1 }, { type: "object", properties: { kind: { type: "string", const: "pause" } }, required: ["kind"], additionalProperties: !1 }, { type: "object", properties: { kind: { type: "string", const: "resume" } }, required: ["kind"], additionalProperties: !1 }, { type: "object", properties: { kind: { type: "string", const: "cancel" } }, required: ["kind"], additionalProperties: !1 }, { type: "object", properties: { kind: { type: "string", const: "raise" }, limit: { type: "string", enum: ["run", "trigger", "day"] }, microUsd: { type: "integer", minimum: 1, maximum: 1e12 }, tokens: { type: "integer", minimum: 1, maximum: 1e12 }, reason: { type: "string", minLength: 1, maxLength: 16384 } }, required: ["kind", "limit"], additionalProperties: !1 }, { type: "object", properties: { kind: { type: "string", const: "answer" }, gate: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, decision: { type: "string", enum: ["approve", "reject"] }, comment: { type: "string", minLength: 1, maxLength: 16384 } }, required: ["kind", "gate", "decision"], additionalProperties: !1 }], definitions: {} }, func2 = require_ucs2length().default, pattern0 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.kind;
    if (typeof tag0 == "string")
      if (tag0 === "message")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err1 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
          if (data.text === void 0) {
            let err2 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
          for (let key0 in data)
            if (!(key0 === "kind" || key0 === "text")) {
              let err3 = { instancePath, schemaPath: "#/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
          if (data.kind !== void 0) {
            let data0 = data.kind;
            if (typeof data0 != "string") {
              let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (data0 !== "message") {
              let err5 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "message" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          }
          if (data.text !== void 0) {
            let data1 = data.text;
            if (typeof data1 == "string") {
              if (func2(data1) > 16384) {
                let err6 = { instancePath: instancePath + "/text", schemaPath: "#/oneOf/0/properties/text/maxLength", keyword: "maxLength", params: { limit: 16384 }, message: "must NOT have more than 16384 characters" };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
              }
              if (func2(data1) < 1) {
                let err7 = { instancePath: instancePath + "/text", schemaPath: "#/oneOf/0/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
            } else {
              let err8 = { instancePath: instancePath + "/text", schemaPath: "#/oneOf/0/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
          }
        } else {
          let err9 = { instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      else if (tag0 === "pause")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err10 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
          for (let key1 in data)
            if (key1 !== "kind") {
              let err11 = { instancePath, schemaPath: "#/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
          if (data.kind !== void 0) {
            let data2 = data.kind;
            if (typeof data2 != "string") {
              let err12 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            if (data2 !== "pause") {
              let err13 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "pause" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
          }
        } else {
          let err14 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      else if (tag0 === "resume")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err15 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
          for (let key2 in data)
            if (key2 !== "kind") {
              let err16 = { instancePath, schemaPath: "#/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
          if (data.kind !== void 0) {
            let data3 = data.kind;
            if (typeof data3 != "string") {
              let err17 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
            if (data3 !== "resume") {
              let err18 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "resume" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
          }
        } else {
          let err19 = { instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      else if (tag0 === "cancel")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err20 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
          for (let key3 in data)
            if (key3 !== "kind") {
              let err21 = { instancePath, schemaPath: "#/oneOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
          if (data.kind !== void 0) {
            let data4 = data.kind;
            if (typeof data4 != "string") {
              let err22 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
            if (data4 !== "cancel") {
              let err23 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "cancel" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
          }
        } else {
          let err24 = { instancePath, schemaPath: "#/oneOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      else if (tag0 === "raise")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err25 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
          if (data.limit === void 0) {
            let err26 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "limit" }, message: "must have required property 'limit'" };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
          for (let key4 in data)
            if (!(key4 === "kind" || key4 === "limit" || key4 === "microUsd" || key4 === "tokens" || key4 === "reason")) {
              let err27 = { instancePath, schemaPath: "#/oneOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
            }
          if (data.kind !== void 0) {
            let data5 = data.kind;
            if (typeof data5 != "string") {
              let err28 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
            if (data5 !== "raise") {
              let err29 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "raise" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
          }
          if (data.limit !== void 0) {
            let data6 = data.limit;
            if (typeof data6 != "string") {
              let err30 = { instancePath: instancePath + "/limit", schemaPath: "#/oneOf/4/properties/limit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
            if (!(data6 === "run" || data6 === "trigger" || data6 === "day")) {
              let err31 = { instancePath: instancePath + "/limit", schemaPath: "#/oneOf/4/properties/limit/enum", keyword: "enum", params: { allowedValues: schema6.oneOf[4].properties.limit.enum }, message: "must be equal to one of the allowed values" };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
          }
          if (data.microUsd !== void 0) {
            let data7 = data.microUsd;
            if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
              let err32 = { instancePath: instancePath + "/microUsd", schemaPath: "#/oneOf/4/properties/microUsd/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
            if (typeof data7 == "number" && isFinite(data7)) {
              if (data7 > 1e12 || isNaN(data7)) {
                let err33 = { instancePath: instancePath + "/microUsd", schemaPath: "#/oneOf/4/properties/microUsd/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 }, message: "must be <= 1000000000000" };
                vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
              }
              if (data7 < 1 || isNaN(data7)) {
                let err34 = { instancePath: instancePath + "/microUsd", schemaPath: "#/oneOf/4/properties/microUsd/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
              }
            }
          }
          if (data.tokens !== void 0) {
            let data8 = data.tokens;
            if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
              let err35 = { instancePath: instancePath + "/tokens", schemaPath: "#/oneOf/4/properties/tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
            }
            if (typeof data8 == "number" && isFinite(data8)) {
              if (data8 > 1e12 || isNaN(data8)) {
                let err36 = { instancePath: instancePath + "/tokens", schemaPath: "#/oneOf/4/properties/tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 }, message: "must be <= 1000000000000" };
                vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
              }
              if (data8 < 1 || isNaN(data8)) {
                let err37 = { instancePath: instancePath + "/tokens", schemaPath: "#/oneOf/4/properties/tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
              }
            }
          }
          if (data.reason !== void 0) {
            let data9 = data.reason;
            if (typeof data9 == "string") {
              if (func2(data9) > 16384) {
                let err38 = { instancePath: instancePath + "/reason", schemaPath: "#/oneOf/4/properties/reason/maxLength", keyword: "maxLength", params: { limit: 16384 }, message: "must NOT have more than 16384 characters" };
                vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
              }
              if (func2(data9) < 1) {
                let err39 = { instancePath: instancePath + "/reason", schemaPath: "#/oneOf/4/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
              }
            } else {
              let err40 = { instancePath: instancePath + "/reason", schemaPath: "#/oneOf/4/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
            }
          }
        } else {
          let err41 = { instancePath, schemaPath: "#/oneOf/4/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
      else if (tag0 === "answer")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err42 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
          }
          if (data.gate === void 0) {
            let err43 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "gate" }, message: "must have required property 'gate'" };
            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
          }
          if (data.decision === void 0) {
            let err44 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "decision" }, message: "must have required property 'decision'" };
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
          for (let key5 in data)
            if (!(key5 === "kind" || key5 === "gate" || key5 === "decision" || key5 === "comment")) {
              let err45 = { instancePath, schemaPath: "#/oneOf/5/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
            }
          if (data.kind !== void 0) {
            let data10 = data.kind;
            if (typeof data10 != "string") {
              let err46 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
            }
            if (data10 !== "answer") {
              let err47 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/const", keyword: "const", params: { allowedValue: "answer" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
            }
          }
          if (data.gate !== void 0) {
            let data11 = data.gate;
            if (typeof data11 == "string") {
              if (!pattern0.test(data11)) {
                let err48 = { instancePath: instancePath + "/gate", schemaPath: "#/oneOf/5/properties/gate/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' };
                vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
              }
            } else {
              let err49 = { instancePath: instancePath + "/gate", schemaPath: "#/oneOf/5/properties/gate/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
            }
          }
          if (data.decision !== void 0) {
            let data12 = data.decision;
            if (typeof data12 != "string") {
              let err50 = { instancePath: instancePath + "/decision", schemaPath: "#/oneOf/5/properties/decision/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
            }
            if (!(data12 === "approve" || data12 === "reject")) {
              let err51 = { instancePath: instancePath + "/decision", schemaPath: "#/oneOf/5/properties/decision/enum", keyword: "enum", params: { allowedValues: schema6.oneOf[5].properties.decision.enum }, message: "must be equal to one of the allowed values" };
              vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
            }
          }
          if (data.comment !== void 0) {
            let data13 = data.comment;
            if (typeof data13 == "string") {
              if (func2(data13) > 16384) {
                let err52 = { instancePath: instancePath + "/comment", schemaPath: "#/oneOf/5/properties/comment/maxLength", keyword: "maxLength", params: { limit: 16384 }, message: "must NOT have more than 16384 characters" };
                vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
              }
              if (func2(data13) < 1) {
                let err53 = { instancePath: instancePath + "/comment", schemaPath: "#/oneOf/5/properties/comment/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
              }
            } else {
              let err54 = { instancePath: instancePath + "/comment", schemaPath: "#/oneOf/5/properties/comment/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
            }
          }
        } else {
          let err55 = { instancePath, schemaPath: "#/oneOf/5/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
        }
      else {
        let err56 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 }, message: 'value of tag "kind" must be in oneOf' };
        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
      }
    else {
      let err57 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 }, message: 'tag "kind" must be string' };
      vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
    }
  } else {
    let err58 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
var problemsOfEntryRequest = (value) => find(value) ? [] : find.errors;
export {
  problemsOfEntryRequest
};
