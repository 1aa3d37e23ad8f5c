// Generated from schemas/catalog.ts by `npm run generate`; do not edit.
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
var find = validate21, schema6 = { $schema: "http://json-schema.org/draft-07/schema#", title: "workrail.json", type: "object", properties: { $schema: { type: "string" }, sources: { type: "array", items: { type: "string", minLength: 1, maxLength: 4096 }, maxItems: 256 }, lint: { type: "object", additionalProperties: { type: "string", enum: ["off", "info", "warning", "error"] } }, preferences: { type: "object", properties: { autonomy: { type: "string", enum: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"] }, riskPolicy: { type: "string", enum: ["conservative", "balanced", "aggressive"] } }, additionalProperties: !1 }, daemon: { $ref: "#/definitions/part1" } }, additionalProperties: !1, definitions: { part3: { type: "object", properties: { usd: { type: "number", minimum: 0, maximum: 1e6 }, tokens: { type: "integer", minimum: 1, maximum: 1e12 } }, additionalProperties: !1 }, part2: { type: "object", properties: { callsPerStep: { type: "integer", minimum: 1, maximum: 1e4 }, sessionMinutes: { type: "integer", minimum: 1, maximum: 10080 }, callMinutes: { type: "integer", minimum: 1, maximum: 120 }, stepMinutes: { type: "integer", minimum: 1, maximum: 10080 }, silenceMinutes: { type: "integer", minimum: 15, maximum: 10080 }, stuck: { type: "string", enum: ["stop", "nudge", "off"] }, childSessions: { type: "integer", minimum: 0, maximum: 1e3 }, childDepth: { type: "integer", minimum: 1, maximum: 8 }, sandbox: { type: "object", properties: { memoryMebibytes: { type: "integer", minimum: 256, maximum: 16777216 }, diskMebibytes: { type: "integer", minimum: 16, maximum: 16777216 }, processes: { type: "integer", minimum: 32, maximum: 65536 } }, additionalProperties: !1 }, spending: { type: "object", properties: { step: { $ref: "#/definitions/part3" }, run: { $ref: "#/definitions/part3" }, trigger: { $ref: "#/definitions/part3" }, day: { $ref: "#/definitions/part3" } }, additionalProperties: !1 } }, additionalProperties: !1 }, part6: { anyOf: [{ type: "string", const: "any" }, { type: "array", items: { type: "string", minLength: 1, maxLength: 512 }, maxItems: 1e3 }] }, part5: { type: "object", additionalProperties: { type: "object", properties: { read: { $ref: "#/definitions/part6" }, write: { $ref: "#/definitions/part6" }, commands: { anyOf: [{ type: "string", const: "any" }, { type: "array", items: { type: "string", minLength: 1, maxLength: 512, pattern: "^[^\\s*]+( [^\\s*]+)*( \\*)?$" }, maxItems: 1e3 }] }, network: { type: "object", properties: { hosts: { type: "array", items: { type: "string", minLength: 1, maxLength: 512 }, maxItems: 1e3 } }, required: ["hosts"], additionalProperties: !1 }, spawn: { $ref: "#/definitions/part6" } }, additionalProperties: !1 } }, part4: { type: "object", properties: { policies: { $ref: "#/definitions/part5" }, workflows: { type: "array", items: { type: "object", properties: { match: { type: "string", minLength: 1, maxLength: 256 }, policy: { type: "string", minLength: 1, maxLength: 128 }, steps: { $ref: "#/definitions/part5" } }, required: ["match", "policy"], additionalProperties: !1 }, maxItems: 1e3 } }, additionalProperties: !1 }, part8: { type: "object", properties: { path: { type: "string", minLength: 1, maxLength: 4096 }, remote: { type: "string", pattern: "^(?!.*\\.\\.)(?!.*\\/\\/)[A-Za-z0-9_][A-Za-z0-9_./-]*$", maxLength: 200 }, baseBranch: { type: "string", pattern: "^(?!.*\\.\\.)(?!.*\\/\\/)[A-Za-z0-9_][A-Za-z0-9_./-]*$", maxLength: 200 }, forge: { type: "object", properties: { kind: { type: "string", const: "github" }, owner: { type: "string", pattern: "^[A-Za-z0-9_.-]+$", maxLength: 100 }, repo: { type: "string", pattern: "^[A-Za-z0-9_.-]+$", maxLength: 100 }, baseUrl: { type: "string", pattern: "^(?:https:\\/\\/|http:\\/\\/(?:127\\.0\\.0\\.1|localhost)[:/])[^\\s@]+$", maxLength: 2048 }, tokenVariable: { type: "string", pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$" } }, required: ["kind", "owner", "repo"], additionalProperties: !1 }, labels: { type: "array", items: { type: "string", minLength: 1, maxLength: 50, pattern: "^[^\\r\\n\\0]*$" }, maxItems: 20 }, paths: { type: "array", items: { type: "string", minLength: 1, maxLength: 4096 }, maxItems: 100 }, protectedPaths: { type: "array", items: { type: "string", minLength: 1, maxLength: 4096 }, maxItems: 100 }, secretPaths: { type: "array", items: { type: "string", minLength: 1, maxLength: 4096 }, maxItems: 100 }, filesMax: { type: "integer", minimum: 1, maximum: 3e3 }, bytesMax: { type: "integer", minimum: 1, maximum: 104857600 }, checks: { type: "array", items: { type: "string", minLength: 1, maxLength: 4096, pattern: "^[^\\r\\n\\0]*$" }, maxItems: 20 }, author: { type: "object", properties: { name: { type: "string", minLength: 1, maxLength: 100, pattern: "^[^\\r\\n\\0]*$" }, email: { type: "string", minLength: 1, maxLength: 200, pattern: "^[^\\r\\n\\0]*$" } }, required: ["name", "email"], additionalProperties: !1 } }, required: ["path", "baseBranch"], additionalProperties: !1 }, part7: { type: "array", items: { $ref: "#/definitions/part8" }, maxItems: 100 }, part10: { type: "object", properties: { workflow: { type: "string", pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" }, project: { type: "string", minLength: 1, maxLength: 4096 }, goal: { type: "string", minLength: 1, maxLength: 1e3 }, context: { type: "object", additionalProperties: { type: "string", maxLength: 1024 } }, strangers: { type: "string", enum: ["refuse", "run"] }, deliver: { type: "boolean" }, cooldownMinutes: { type: "integer", minimum: 0, maximum: 10080 }, runsPerDay: { type: "integer", minimum: 1, maximum: 1e3 }, chainDepth: { type: "integer", minimum: 0, maximum: 10 }, github: { type: "object", properties: { repository: { type: "string", pattern: "^[A-Za-z0-9_.-]{1,100}\\/[A-Za-z0-9_.-]{1,100}$" }, event: { type: "string", enum: ["issue_labeled", "issue_opened", "comment_command", "pull_request_labeled", "pull_request_opened"] }, label: { type: "string", minLength: 1, maxLength: 100 }, command: { type: "string", pattern: "^\\/[a-z][a-z0-9-]{0,49}$" }, secretVariable: { type: "string", pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$" }, pollMinutes: { type: "integer", minimum: 1, maximum: 1440 }, tokenVariable: { type: "string", pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$" }, baseUrl: { type: "string", pattern: "^(?:https:\\/\\/|http:\\/\\/(?:127\\.0\\.0\\.1|localhost)[:/])[^\\s@]+$", maxLength: 2048 }, permission: { type: "string", enum: ["write", "admin"] }, bots: { type: "array", items: { type: "integer", minimum: 1, maximum: 9007199254740991 }, maxItems: 50 }, vouch: { type: "boolean" } }, required: ["repository", "event", "tokenVariable"], additionalProperties: !1 }, webhook: { type: "object", properties: { secretVariable: { type: "string", pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$" }, subject: { type: "string", minLength: 1, maxLength: 1e3 }, trust: { type: "string", enum: ["user", "stranger"] } }, required: ["secretVariable"], additionalProperties: !1 }, cron: { type: "object", properties: { expression: { type: "string", minLength: 1, maxLength: 200 }, timeZone: { type: "string", minLength: 1, maxLength: 64 }, catchUp: { type: "string", enum: ["none", "latest", "all"] }, catchUpMax: { type: "integer", minimum: 1, maximum: 100 }, overlap: { type: "string", enum: ["skip", "queue", "replace"] } }, required: ["expression", "timeZone"], additionalProperties: !1 }, onComplete: { type: "object", properties: { workflow: { type: "string", pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" }, outcomes: { type: "array", items: { type: "string", enum: ["finished", "waiting", "dropped"] }, minItems: 1, maxItems: 3 } }, required: ["workflow", "outcomes"], additionalProperties: !1 } }, required: ["workflow", "project", "goal"], additionalProperties: !1 }, part9: { type: "object", additionalProperties: { $ref: "#/definitions/part10" } }, part1: { type: "object", properties: { model: { type: "string", minLength: 1, maxLength: 128 }, models: { type: "object", additionalProperties: { type: "object", properties: { provider: { type: "string", enum: ["anthropic", "openai_compatible", "scripted"] }, id: { type: "string", minLength: 1, maxLength: 128 }, baseUrl: { type: "string", pattern: "^https?:\\/\\/[^\\s@]+$", maxLength: 2048 }, apiKeyVariable: { type: "string", pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$" }, script: { type: "string", minLength: 1, maxLength: 4096 }, maxOutputTokens: { type: "integer", minimum: 1, maximum: 1e6 }, prices: { type: "object", properties: { input: { type: "number", minimum: 0, maximum: 1e6 }, output: { type: "number", minimum: 0, maximum: 1e6 }, cacheRead: { type: "number", minimum: 0, maximum: 1e6 }, cacheWrite: { type: "number", minimum: 0, maximum: 1e6 }, reasoning: { type: "number", minimum: 0, maximum: 1e6 } }, required: ["input", "output"], additionalProperties: !1 } }, required: ["provider", "id"], additionalProperties: !1 } }, sandbox: { type: "string", enum: ["unshare", "bwrap", "no_tools"] }, confirmations: { type: "string", enum: ["ask", "skip"] }, sessionsAtOnce: { type: "integer", minimum: 1, maximum: 20 }, limits: { $ref: "#/definitions/part2" }, permissions: { $ref: "#/definitions/part4" }, delivery: { $ref: "#/definitions/part7" }, triggers: { $ref: "#/definitions/part9" }, webhooks: { type: "object", properties: { port: { type: "integer", minimum: 1, maximum: 65535 } }, required: ["port"], additionalProperties: !1 }, api: { type: "object", properties: { port: { type: "integer", minimum: 0, maximum: 65535 } }, required: ["port"], additionalProperties: !1 } }, additionalProperties: !1 } } }, func2 = require_ucs2length().default, schema7 = { type: "object", properties: { model: { type: "string", minLength: 1, maxLength: 128 }, models: { type: "object", additionalProperties: { type: "object", properties: { provider: { type: "string", enum: ["anthropic", "openai_compatible", "scripted"] }, id: { type: "string", minLength: 1, maxLength: 128 }, baseUrl: { type: "string", pattern: "^https?:\\/\\/[^\\s@]+$", maxLength: 2048 }, apiKeyVariable: { type: "string", pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$" }, script: { type: "string", minLength: 1, maxLength: 4096 }, maxOutputTokens: { type: "integer", minimum: 1, maximum: 1e6 }, prices: { type: "object", properties: { input: { type: "number", minimum: 0, maximum: 1e6 }, output: { type: "number", minimum: 0, maximum: 1e6 }, cacheRead: { type: "number", minimum: 0, maximum: 1e6 }, cacheWrite: { type: "number", minimum: 0, maximum: 1e6 }, reasoning: { type: "number", minimum: 0, maximum: 1e6 } }, required: ["input", "output"], additionalProperties: !1 } }, required: ["provider", "id"], additionalProperties: !1 } }, sandbox: { type: "string", enum: ["unshare", "bwrap", "no_tools"] }, confirmations: { type: "string", enum: ["ask", "skip"] }, sessionsAtOnce: { type: "integer", minimum: 1, maximum: 20 }, limits: { $ref: "#/definitions/part2" }, permissions: { $ref: "#/definitions/part4" }, delivery: { $ref: "#/definitions/part7" }, triggers: { $ref: "#/definitions/part9" }, webhooks: { type: "object", properties: { port: { type: "integer", minimum: 1, maximum: 65535 } }, required: ["port"], additionalProperties: !1 }, api: { type: "object", properties: { port: { type: "integer", minimum: 0, maximum: 65535 } }, required: ["port"], additionalProperties: !1 } }, additionalProperties: !1 }, func4 = Object.prototype.hasOwnProperty, pattern0 = new RegExp("^https?:\\/\\/[^\\s@]+$", "u"), pattern1 = new RegExp("^[A-Za-z_][A-Za-z0-9_]{0,127}$", "u"), schema8 = { type: "object", properties: { callsPerStep: { type: "integer", minimum: 1, maximum: 1e4 }, sessionMinutes: { type: "integer", minimum: 1, maximum: 10080 }, callMinutes: { type: "integer", minimum: 1, maximum: 120 }, stepMinutes: { type: "integer", minimum: 1, maximum: 10080 }, silenceMinutes: { type: "integer", minimum: 15, maximum: 10080 }, stuck: { type: "string", enum: ["stop", "nudge", "off"] }, childSessions: { type: "integer", minimum: 0, maximum: 1e3 }, childDepth: { type: "integer", minimum: 1, maximum: 8 }, sandbox: { type: "object", properties: { memoryMebibytes: { type: "integer", minimum: 256, maximum: 16777216 }, diskMebibytes: { type: "integer", minimum: 16, maximum: 16777216 }, processes: { type: "integer", minimum: 32, maximum: 65536 } }, additionalProperties: !1 }, spending: { type: "object", properties: { step: { $ref: "#/definitions/part3" }, run: { $ref: "#/definitions/part3" }, trigger: { $ref: "#/definitions/part3" }, day: { $ref: "#/definitions/part3" } }, additionalProperties: !1 } }, additionalProperties: !1 };
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "usd" || key0 === "tokens")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.usd !== void 0) {
      let data0 = data.usd;
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1e6 || isNaN(data0)) {
          let err1 = { instancePath: instancePath + "/usd", schemaPath: "#/properties/usd/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          let err2 = { instancePath: instancePath + "/usd", schemaPath: "#/properties/usd/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/usd", schemaPath: "#/properties/usd/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.tokens !== void 0) {
      let data1 = data.tokens;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err4 = { instancePath: instancePath + "/tokens", schemaPath: "#/properties/tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1e12 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/tokens", schemaPath: "#/properties/tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 }, message: "must be <= 1000000000000" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/tokens", schemaPath: "#/properties/tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate24.errors = vErrors, errors === 0;
}
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func4.call(schema8.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.callsPerStep !== void 0) {
      let data0 = data.callsPerStep;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err1 = { instancePath: instancePath + "/callsPerStep", schemaPath: "#/properties/callsPerStep/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1e4 || isNaN(data0)) {
          let err2 = { instancePath: instancePath + "/callsPerStep", schemaPath: "#/properties/callsPerStep/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err3 = { instancePath: instancePath + "/callsPerStep", schemaPath: "#/properties/callsPerStep/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
    }
    if (data.sessionMinutes !== void 0) {
      let data1 = data.sessionMinutes;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err4 = { instancePath: instancePath + "/sessionMinutes", schemaPath: "#/properties/sessionMinutes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 10080 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/sessionMinutes", schemaPath: "#/properties/sessionMinutes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10080 }, message: "must be <= 10080" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/sessionMinutes", schemaPath: "#/properties/sessionMinutes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.callMinutes !== void 0) {
      let data2 = data.callMinutes;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err7 = { instancePath: instancePath + "/callMinutes", schemaPath: "#/properties/callMinutes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 120 || isNaN(data2)) {
          let err8 = { instancePath: instancePath + "/callMinutes", schemaPath: "#/properties/callMinutes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 120 }, message: "must be <= 120" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err9 = { instancePath: instancePath + "/callMinutes", schemaPath: "#/properties/callMinutes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data.stepMinutes !== void 0) {
      let data3 = data.stepMinutes;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err10 = { instancePath: instancePath + "/stepMinutes", schemaPath: "#/properties/stepMinutes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 10080 || isNaN(data3)) {
          let err11 = { instancePath: instancePath + "/stepMinutes", schemaPath: "#/properties/stepMinutes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10080 }, message: "must be <= 10080" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          let err12 = { instancePath: instancePath + "/stepMinutes", schemaPath: "#/properties/stepMinutes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
    if (data.silenceMinutes !== void 0) {
      let data4 = data.silenceMinutes;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err13 = { instancePath: instancePath + "/silenceMinutes", schemaPath: "#/properties/silenceMinutes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 10080 || isNaN(data4)) {
          let err14 = { instancePath: instancePath + "/silenceMinutes", schemaPath: "#/properties/silenceMinutes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10080 }, message: "must be <= 10080" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data4 < 15 || isNaN(data4)) {
          let err15 = { instancePath: instancePath + "/silenceMinutes", schemaPath: "#/properties/silenceMinutes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 15 }, message: "must be >= 15" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      }
    }
    if (data.stuck !== void 0) {
      let data5 = data.stuck;
      if (typeof data5 != "string") {
        let err16 = { instancePath: instancePath + "/stuck", schemaPath: "#/properties/stuck/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (!(data5 === "stop" || data5 === "nudge" || data5 === "off")) {
        let err17 = { instancePath: instancePath + "/stuck", schemaPath: "#/properties/stuck/enum", keyword: "enum", params: { allowedValues: schema8.properties.stuck.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.childSessions !== void 0) {
      let data6 = data.childSessions;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        let err18 = { instancePath: instancePath + "/childSessions", schemaPath: "#/properties/childSessions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 1e3 || isNaN(data6)) {
          let err19 = { instancePath: instancePath + "/childSessions", schemaPath: "#/properties/childSessions/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (data6 < 0 || isNaN(data6)) {
          let err20 = { instancePath: instancePath + "/childSessions", schemaPath: "#/properties/childSessions/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      }
    }
    if (data.childDepth !== void 0) {
      let data7 = data.childDepth;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
        let err21 = { instancePath: instancePath + "/childDepth", schemaPath: "#/properties/childDepth/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 8 || isNaN(data7)) {
          let err22 = { instancePath: instancePath + "/childDepth", schemaPath: "#/properties/childDepth/maximum", keyword: "maximum", params: { comparison: "<=", limit: 8 }, message: "must be <= 8" };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (data7 < 1 || isNaN(data7)) {
          let err23 = { instancePath: instancePath + "/childDepth", schemaPath: "#/properties/childDepth/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      }
    }
    if (data.sandbox !== void 0) {
      let data8 = data.sandbox;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        for (let key1 in data8)
          if (!(key1 === "memoryMebibytes" || key1 === "diskMebibytes" || key1 === "processes")) {
            let err24 = { instancePath: instancePath + "/sandbox", schemaPath: "#/properties/sandbox/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
        if (data8.memoryMebibytes !== void 0) {
          let data9 = data8.memoryMebibytes;
          if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
            let err25 = { instancePath: instancePath + "/sandbox/memoryMebibytes", schemaPath: "#/properties/sandbox/properties/memoryMebibytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
          if (typeof data9 == "number" && isFinite(data9)) {
            if (data9 > 16777216 || isNaN(data9)) {
              let err26 = { instancePath: instancePath + "/sandbox/memoryMebibytes", schemaPath: "#/properties/sandbox/properties/memoryMebibytes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 16777216 }, message: "must be <= 16777216" };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
            if (data9 < 256 || isNaN(data9)) {
              let err27 = { instancePath: instancePath + "/sandbox/memoryMebibytes", schemaPath: "#/properties/sandbox/properties/memoryMebibytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 256 }, message: "must be >= 256" };
              vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
            }
          }
        }
        if (data8.diskMebibytes !== void 0) {
          let data10 = data8.diskMebibytes;
          if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
            let err28 = { instancePath: instancePath + "/sandbox/diskMebibytes", schemaPath: "#/properties/sandbox/properties/diskMebibytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
          if (typeof data10 == "number" && isFinite(data10)) {
            if (data10 > 16777216 || isNaN(data10)) {
              let err29 = { instancePath: instancePath + "/sandbox/diskMebibytes", schemaPath: "#/properties/sandbox/properties/diskMebibytes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 16777216 }, message: "must be <= 16777216" };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
            if (data10 < 16 || isNaN(data10)) {
              let err30 = { instancePath: instancePath + "/sandbox/diskMebibytes", schemaPath: "#/properties/sandbox/properties/diskMebibytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 16 }, message: "must be >= 16" };
              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
          }
        }
        if (data8.processes !== void 0) {
          let data11 = data8.processes;
          if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
            let err31 = { instancePath: instancePath + "/sandbox/processes", schemaPath: "#/properties/sandbox/properties/processes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
          if (typeof data11 == "number" && isFinite(data11)) {
            if (data11 > 65536 || isNaN(data11)) {
              let err32 = { instancePath: instancePath + "/sandbox/processes", schemaPath: "#/properties/sandbox/properties/processes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65536 }, message: "must be <= 65536" };
              vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
            if (data11 < 32 || isNaN(data11)) {
              let err33 = { instancePath: instancePath + "/sandbox/processes", schemaPath: "#/properties/sandbox/properties/processes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 32 }, message: "must be >= 32" };
              vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
            }
          }
        }
      } else {
        let err34 = { instancePath: instancePath + "/sandbox", schemaPath: "#/properties/sandbox/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.spending !== void 0) {
      let data12 = data.spending;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        for (let key2 in data12)
          if (!(key2 === "step" || key2 === "run" || key2 === "trigger" || key2 === "day")) {
            let err35 = { instancePath: instancePath + "/spending", schemaPath: "#/properties/spending/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
          }
        data12.step !== void 0 && (validate24(data12.step, { instancePath: instancePath + "/spending/step", parentData: data12, parentDataProperty: "step", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length)), data12.run !== void 0 && (validate24(data12.run, { instancePath: instancePath + "/spending/run", parentData: data12, parentDataProperty: "run", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length)), data12.trigger !== void 0 && (validate24(data12.trigger, { instancePath: instancePath + "/spending/trigger", parentData: data12, parentDataProperty: "trigger", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length)), data12.day !== void 0 && (validate24(data12.day, { instancePath: instancePath + "/spending/day", parentData: data12, parentDataProperty: "day", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length));
      } else {
        let err36 = { instancePath: instancePath + "/spending", schemaPath: "#/properties/spending/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
  } else {
    let err37 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
  }
  return validate23.errors = vErrors, errors === 0;
}
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data !== "any") {
    let err1 = { instancePath, schemaPath: "#/anyOf/0/const", keyword: "const", params: { allowedValue: "any" }, message: "must be equal to constant" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs3 = errors;
    if (Array.isArray(data)) {
      if (data.length > 1e3) {
        let err2 = { instancePath, schemaPath: "#/anyOf/1/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      let len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let data0 = data[i0];
        if (typeof data0 == "string") {
          if (func2(data0) > 512) {
            let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/anyOf/1/items/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
          if (func2(data0) < 1) {
            let err4 = { instancePath: instancePath + "/" + i0, schemaPath: "#/anyOf/1/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
        } else {
          let err5 = { instancePath: instancePath + "/" + i0, schemaPath: "#/anyOf/1/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    } else {
      let err6 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err7 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate32.errors = vErrors, errors === 0;
}
var pattern2 = new RegExp("^[^\\s*]+( [^\\s*]+)*( \\*)?$", "u");
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let data0 = data[key0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (let key1 in data0)
          if (!(key1 === "read" || key1 === "write" || key1 === "commands" || key1 === "network" || key1 === "spawn")) {
            let err0 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
          }
        if (data0.read !== void 0 && (validate32(data0.read, { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/read", parentData: data0, parentDataProperty: "read", rootData }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length)), data0.write !== void 0 && (validate32(data0.write, { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/write", parentData: data0, parentDataProperty: "write", rootData }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length)), data0.commands !== void 0) {
          let data3 = data0.commands, _errs8 = errors, valid2 = !1, _errs9 = errors;
          if (typeof data3 != "string") {
            let err1 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/commands", schemaPath: "#/additionalProperties/properties/commands/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
          if (data3 !== "any") {
            let err2 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/commands", schemaPath: "#/additionalProperties/properties/commands/anyOf/0/const", keyword: "const", params: { allowedValue: "any" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
          var _valid0 = _errs9 === errors;
          if (valid2 = valid2 || _valid0, !valid2) {
            let _errs11 = errors;
            if (Array.isArray(data3)) {
              if (data3.length > 1e3) {
                let err3 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/commands", schemaPath: "#/additionalProperties/properties/commands/anyOf/1/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
              }
              let len0 = data3.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let data4 = data3[i0];
                if (typeof data4 == "string") {
                  if (func2(data4) > 512) {
                    let err4 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/commands/" + i0, schemaPath: "#/additionalProperties/properties/commands/anyOf/1/items/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
                    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                  }
                  if (func2(data4) < 1) {
                    let err5 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/commands/" + i0, schemaPath: "#/additionalProperties/properties/commands/anyOf/1/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                  }
                  if (!pattern2.test(data4)) {
                    let err6 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/commands/" + i0, schemaPath: "#/additionalProperties/properties/commands/anyOf/1/items/pattern", keyword: "pattern", params: { pattern: "^[^\\s*]+( [^\\s*]+)*( \\*)?$" }, message: 'must match pattern "^[^\\s*]+( [^\\s*]+)*( \\*)?$"' };
                    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                  }
                } else {
                  let err7 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/commands/" + i0, schemaPath: "#/additionalProperties/properties/commands/anyOf/1/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                }
              }
            } else {
              let err8 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/commands", schemaPath: "#/additionalProperties/properties/commands/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            var _valid0 = _errs11 === errors;
            valid2 = valid2 || _valid0;
          }
          if (valid2)
            errors = _errs8, vErrors !== null && (_errs8 ? vErrors.length = _errs8 : vErrors = null);
          else {
            let err9 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/commands", schemaPath: "#/additionalProperties/properties/commands/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
        if (data0.network !== void 0) {
          let data5 = data0.network;
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5.hosts === void 0) {
              let err10 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/network", schemaPath: "#/additionalProperties/properties/network/required", keyword: "required", params: { missingProperty: "hosts" }, message: "must have required property 'hosts'" };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            for (let key2 in data5)
              if (key2 !== "hosts") {
                let err11 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/network", schemaPath: "#/additionalProperties/properties/network/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
            if (data5.hosts !== void 0) {
              let data6 = data5.hosts;
              if (Array.isArray(data6)) {
                if (data6.length > 1e3) {
                  let err12 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/network/hosts", schemaPath: "#/additionalProperties/properties/network/properties/hosts/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
                  vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                }
                let len1 = data6.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data7 = data6[i1];
                  if (typeof data7 == "string") {
                    if (func2(data7) > 512) {
                      let err13 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/network/hosts/" + i1, schemaPath: "#/additionalProperties/properties/network/properties/hosts/items/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
                      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                    }
                    if (func2(data7) < 1) {
                      let err14 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/network/hosts/" + i1, schemaPath: "#/additionalProperties/properties/network/properties/hosts/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                    }
                  } else {
                    let err15 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/network/hosts/" + i1, schemaPath: "#/additionalProperties/properties/network/properties/hosts/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                  }
                }
              } else {
                let err16 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/network/hosts", schemaPath: "#/additionalProperties/properties/network/properties/hosts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
            }
          } else {
            let err17 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/network", schemaPath: "#/additionalProperties/properties/network/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
        data0.spawn !== void 0 && (validate32(data0.spawn, { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/spawn", parentData: data0, parentDataProperty: "spawn", rootData }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length));
      } else {
        let err18 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
  else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate31.errors = vErrors, errors === 0;
}
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "policies" || key0 === "workflows")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.policies !== void 0 && (validate31(data.policies, { instancePath: instancePath + "/policies", parentData: data, parentDataProperty: "policies", rootData }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length)), data.workflows !== void 0) {
      let data1 = data.workflows;
      if (Array.isArray(data1)) {
        if (data1.length > 1e3) {
          let err1 = { instancePath: instancePath + "/workflows", schemaPath: "#/properties/workflows/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.match === void 0) {
              let err2 = { instancePath: instancePath + "/workflows/" + i0, schemaPath: "#/properties/workflows/items/required", keyword: "required", params: { missingProperty: "match" }, message: "must have required property 'match'" };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
            if (data2.policy === void 0) {
              let err3 = { instancePath: instancePath + "/workflows/" + i0, schemaPath: "#/properties/workflows/items/required", keyword: "required", params: { missingProperty: "policy" }, message: "must have required property 'policy'" };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
            for (let key1 in data2)
              if (!(key1 === "match" || key1 === "policy" || key1 === "steps")) {
                let err4 = { instancePath: instancePath + "/workflows/" + i0, schemaPath: "#/properties/workflows/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              }
            if (data2.match !== void 0) {
              let data3 = data2.match;
              if (typeof data3 == "string") {
                if (func2(data3) > 256) {
                  let err5 = { instancePath: instancePath + "/workflows/" + i0 + "/match", schemaPath: "#/properties/workflows/items/properties/match/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
                  vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                }
                if (func2(data3) < 1) {
                  let err6 = { instancePath: instancePath + "/workflows/" + i0 + "/match", schemaPath: "#/properties/workflows/items/properties/match/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                }
              } else {
                let err7 = { instancePath: instancePath + "/workflows/" + i0 + "/match", schemaPath: "#/properties/workflows/items/properties/match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
            }
            if (data2.policy !== void 0) {
              let data4 = data2.policy;
              if (typeof data4 == "string") {
                if (func2(data4) > 128) {
                  let err8 = { instancePath: instancePath + "/workflows/" + i0 + "/policy", schemaPath: "#/properties/workflows/items/properties/policy/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
                  vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                }
                if (func2(data4) < 1) {
                  let err9 = { instancePath: instancePath + "/workflows/" + i0 + "/policy", schemaPath: "#/properties/workflows/items/properties/policy/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                }
              } else {
                let err10 = { instancePath: instancePath + "/workflows/" + i0 + "/policy", schemaPath: "#/properties/workflows/items/properties/policy/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            }
            data2.steps !== void 0 && (validate31(data2.steps, { instancePath: instancePath + "/workflows/" + i0 + "/steps", parentData: data2, parentDataProperty: "steps", rootData }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length));
          } else {
            let err11 = { instancePath: instancePath + "/workflows/" + i0, schemaPath: "#/properties/workflows/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
      } else {
        let err12 = { instancePath: instancePath + "/workflows", schemaPath: "#/properties/workflows/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate30.errors = vErrors, errors === 0;
}
var schema14 = { type: "object", properties: { path: { type: "string", minLength: 1, maxLength: 4096 }, remote: { type: "string", pattern: "^(?!.*\\.\\.)(?!.*\\/\\/)[A-Za-z0-9_][A-Za-z0-9_./-]*$", maxLength: 200 }, baseBranch: { type: "string", pattern: "^(?!.*\\.\\.)(?!.*\\/\\/)[A-Za-z0-9_][A-Za-z0-9_./-]*$", maxLength: 200 }, forge: { type: "object", properties: { kind: { type: "string", const: "github" }, owner: { type: "string", pattern: "^[A-Za-z0-9_.-]+$", maxLength: 100 }, repo: { type: "string", pattern: "^[A-Za-z0-9_.-]+$", maxLength: 100 }, baseUrl: { type: "string", pattern: "^(?:https:\\/\\/|http:\\/\\/(?:127\\.0\\.0\\.1|localhost)[:/])[^\\s@]+$", maxLength: 2048 }, tokenVariable: { type: "string", pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$" } }, required: ["kind", "owner", "repo"], additionalProperties: !1 }, labels: { type: "array", items: { type: "string", minLength: 1, maxLength: 50, pattern: "^[^\\r\\n\\0]*$" }, maxItems: 20 }, paths: { type: "array", items: { type: "string", minLength: 1, maxLength: 4096 }, maxItems: 100 }, protectedPaths: { type: "array", items: { type: "string", minLength: 1, maxLength: 4096 }, maxItems: 100 }, secretPaths: { type: "array", items: { type: "string", minLength: 1, maxLength: 4096 }, maxItems: 100 }, filesMax: { type: "integer", minimum: 1, maximum: 3e3 }, bytesMax: { type: "integer", minimum: 1, maximum: 104857600 }, checks: { type: "array", items: { type: "string", minLength: 1, maxLength: 4096, pattern: "^[^\\r\\n\\0]*$" }, maxItems: 20 }, author: { type: "object", properties: { name: { type: "string", minLength: 1, maxLength: 100, pattern: "^[^\\r\\n\\0]*$" }, email: { type: "string", minLength: 1, maxLength: 200, pattern: "^[^\\r\\n\\0]*$" } }, required: ["name", "email"], additionalProperties: !1 } }, required: ["path", "baseBranch"], additionalProperties: !1 }, pattern3 = new RegExp("^(?!.*\\.\\.)(?!.*\\/\\/)[A-Za-z0-9_][A-Za-z0-9_./-]*$", "u"), pattern5 = new RegExp("^[A-Za-z0-9_.-]+$", "u"), pattern7 = new RegExp("^(?:https:\\/\\/|http:\\/\\/(?:127\\.0\\.0\\.1|localhost)[:/])[^\\s@]+$", "u"), pattern9 = new RegExp("^[^\\r\\n\\0]*$", "u");
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.baseBranch === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "baseBranch" }, message: "must have required property 'baseBranch'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!func4.call(schema14.properties, key0)) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 == "string") {
        if (func2(data0) > 4096) {
          let err3 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func2(data0) < 1) {
          let err4 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.remote !== void 0) {
      let data1 = data.remote;
      if (typeof data1 == "string") {
        if (func2(data1) > 200) {
          let err6 = { instancePath: instancePath + "/remote", schemaPath: "#/properties/remote/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern3.test(data1)) {
          let err7 = { instancePath: instancePath + "/remote", schemaPath: "#/properties/remote/pattern", keyword: "pattern", params: { pattern: "^(?!.*\\.\\.)(?!.*\\/\\/)[A-Za-z0-9_][A-Za-z0-9_./-]*$" }, message: 'must match pattern "^(?!.*\\.\\.)(?!.*\\/\\/)[A-Za-z0-9_][A-Za-z0-9_./-]*$"' };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/remote", schemaPath: "#/properties/remote/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.baseBranch !== void 0) {
      let data2 = data.baseBranch;
      if (typeof data2 == "string") {
        if (func2(data2) > 200) {
          let err9 = { instancePath: instancePath + "/baseBranch", schemaPath: "#/properties/baseBranch/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (!pattern3.test(data2)) {
          let err10 = { instancePath: instancePath + "/baseBranch", schemaPath: "#/properties/baseBranch/pattern", keyword: "pattern", params: { pattern: "^(?!.*\\.\\.)(?!.*\\/\\/)[A-Za-z0-9_][A-Za-z0-9_./-]*$" }, message: 'must match pattern "^(?!.*\\.\\.)(?!.*\\/\\/)[A-Za-z0-9_][A-Za-z0-9_./-]*$"' };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/baseBranch", schemaPath: "#/properties/baseBranch/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.forge !== void 0) {
      let data3 = data.forge;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.kind === void 0) {
          let err12 = { instancePath: instancePath + "/forge", schemaPath: "#/properties/forge/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data3.owner === void 0) {
          let err13 = { instancePath: instancePath + "/forge", schemaPath: "#/properties/forge/required", keyword: "required", params: { missingProperty: "owner" }, message: "must have required property 'owner'" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data3.repo === void 0) {
          let err14 = { instancePath: instancePath + "/forge", schemaPath: "#/properties/forge/required", keyword: "required", params: { missingProperty: "repo" }, message: "must have required property 'repo'" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        for (let key1 in data3)
          if (!(key1 === "kind" || key1 === "owner" || key1 === "repo" || key1 === "baseUrl" || key1 === "tokenVariable")) {
            let err15 = { instancePath: instancePath + "/forge", schemaPath: "#/properties/forge/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        if (data3.kind !== void 0) {
          let data4 = data3.kind;
          if (typeof data4 != "string") {
            let err16 = { instancePath: instancePath + "/forge/kind", schemaPath: "#/properties/forge/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
          if (data4 !== "github") {
            let err17 = { instancePath: instancePath + "/forge/kind", schemaPath: "#/properties/forge/properties/kind/const", keyword: "const", params: { allowedValue: "github" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
        if (data3.owner !== void 0) {
          let data5 = data3.owner;
          if (typeof data5 == "string") {
            if (func2(data5) > 100) {
              let err18 = { instancePath: instancePath + "/forge/owner", schemaPath: "#/properties/forge/properties/owner/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
            if (!pattern5.test(data5)) {
              let err19 = { instancePath: instancePath + "/forge/owner", schemaPath: "#/properties/forge/properties/owner/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_.-]+$" }, message: 'must match pattern "^[A-Za-z0-9_.-]+$"' };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
          } else {
            let err20 = { instancePath: instancePath + "/forge/owner", schemaPath: "#/properties/forge/properties/owner/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
        if (data3.repo !== void 0) {
          let data6 = data3.repo;
          if (typeof data6 == "string") {
            if (func2(data6) > 100) {
              let err21 = { instancePath: instancePath + "/forge/repo", schemaPath: "#/properties/forge/properties/repo/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
            if (!pattern5.test(data6)) {
              let err22 = { instancePath: instancePath + "/forge/repo", schemaPath: "#/properties/forge/properties/repo/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_.-]+$" }, message: 'must match pattern "^[A-Za-z0-9_.-]+$"' };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
          } else {
            let err23 = { instancePath: instancePath + "/forge/repo", schemaPath: "#/properties/forge/properties/repo/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        }
        if (data3.baseUrl !== void 0) {
          let data7 = data3.baseUrl;
          if (typeof data7 == "string") {
            if (func2(data7) > 2048) {
              let err24 = { instancePath: instancePath + "/forge/baseUrl", schemaPath: "#/properties/forge/properties/baseUrl/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
            if (!pattern7.test(data7)) {
              let err25 = { instancePath: instancePath + "/forge/baseUrl", schemaPath: "#/properties/forge/properties/baseUrl/pattern", keyword: "pattern", params: { pattern: "^(?:https:\\/\\/|http:\\/\\/(?:127\\.0\\.0\\.1|localhost)[:/])[^\\s@]+$" }, message: 'must match pattern "^(?:https:\\/\\/|http:\\/\\/(?:127\\.0\\.0\\.1|localhost)[:/])[^\\s@]+$"' };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
          } else {
            let err26 = { instancePath: instancePath + "/forge/baseUrl", schemaPath: "#/properties/forge/properties/baseUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
        }
        if (data3.tokenVariable !== void 0) {
          let data8 = data3.tokenVariable;
          if (typeof data8 == "string") {
            if (!pattern1.test(data8)) {
              let err27 = { instancePath: instancePath + "/forge/tokenVariable", schemaPath: "#/properties/forge/properties/tokenVariable/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]{0,127}$"' };
              vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
            }
          } else {
            let err28 = { instancePath: instancePath + "/forge/tokenVariable", schemaPath: "#/properties/forge/properties/tokenVariable/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        }
      } else {
        let err29 = { instancePath: instancePath + "/forge", schemaPath: "#/properties/forge/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.labels !== void 0) {
      let data9 = data.labels;
      if (Array.isArray(data9)) {
        if (data9.length > 20) {
          let err30 = { instancePath: instancePath + "/labels", schemaPath: "#/properties/labels/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
        let len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data10 = data9[i0];
          if (typeof data10 == "string") {
            if (func2(data10) > 50) {
              let err31 = { instancePath: instancePath + "/labels/" + i0, schemaPath: "#/properties/labels/items/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
            if (func2(data10) < 1) {
              let err32 = { instancePath: instancePath + "/labels/" + i0, schemaPath: "#/properties/labels/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
            if (!pattern9.test(data10)) {
              let err33 = { instancePath: instancePath + "/labels/" + i0, schemaPath: "#/properties/labels/items/pattern", keyword: "pattern", params: { pattern: "^[^\\r\\n\\0]*$" }, message: 'must match pattern "^[^\\r\\n\\0]*$"' };
              vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
            }
          } else {
            let err34 = { instancePath: instancePath + "/labels/" + i0, schemaPath: "#/properties/labels/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
        }
      } else {
        let err35 = { instancePath: instancePath + "/labels", schemaPath: "#/properties/labels/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.paths !== void 0) {
      let data11 = data.paths;
      if (Array.isArray(data11)) {
        if (data11.length > 100) {
          let err36 = { instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
        let len1 = data11.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data12 = data11[i1];
          if (typeof data12 == "string") {
            if (func2(data12) > 4096) {
              let err37 = { instancePath: instancePath + "/paths/" + i1, schemaPath: "#/properties/paths/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
              vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
            }
            if (func2(data12) < 1) {
              let err38 = { instancePath: instancePath + "/paths/" + i1, schemaPath: "#/properties/paths/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
          } else {
            let err39 = { instancePath: instancePath + "/paths/" + i1, schemaPath: "#/properties/paths/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
        }
      } else {
        let err40 = { instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
    if (data.protectedPaths !== void 0) {
      let data13 = data.protectedPaths;
      if (Array.isArray(data13)) {
        if (data13.length > 100) {
          let err41 = { instancePath: instancePath + "/protectedPaths", schemaPath: "#/properties/protectedPaths/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
        let len2 = data13.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data14 = data13[i2];
          if (typeof data14 == "string") {
            if (func2(data14) > 4096) {
              let err42 = { instancePath: instancePath + "/protectedPaths/" + i2, schemaPath: "#/properties/protectedPaths/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
              vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
            }
            if (func2(data14) < 1) {
              let err43 = { instancePath: instancePath + "/protectedPaths/" + i2, schemaPath: "#/properties/protectedPaths/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
            }
          } else {
            let err44 = { instancePath: instancePath + "/protectedPaths/" + i2, schemaPath: "#/properties/protectedPaths/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
        }
      } else {
        let err45 = { instancePath: instancePath + "/protectedPaths", schemaPath: "#/properties/protectedPaths/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
    if (data.secretPaths !== void 0) {
      let data15 = data.secretPaths;
      if (Array.isArray(data15)) {
        if (data15.length > 100) {
          let err46 = { instancePath: instancePath + "/secretPaths", schemaPath: "#/properties/secretPaths/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
        }
        let len3 = data15.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data16 = data15[i3];
          if (typeof data16 == "string") {
            if (func2(data16) > 4096) {
              let err47 = { instancePath: instancePath + "/secretPaths/" + i3, schemaPath: "#/properties/secretPaths/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
              vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
            }
            if (func2(data16) < 1) {
              let err48 = { instancePath: instancePath + "/secretPaths/" + i3, schemaPath: "#/properties/secretPaths/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
            }
          } else {
            let err49 = { instancePath: instancePath + "/secretPaths/" + i3, schemaPath: "#/properties/secretPaths/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
          }
        }
      } else {
        let err50 = { instancePath: instancePath + "/secretPaths", schemaPath: "#/properties/secretPaths/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
      }
    }
    if (data.filesMax !== void 0) {
      let data17 = data.filesMax;
      if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
        let err51 = { instancePath: instancePath + "/filesMax", schemaPath: "#/properties/filesMax/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
      }
      if (typeof data17 == "number" && isFinite(data17)) {
        if (data17 > 3e3 || isNaN(data17)) {
          let err52 = { instancePath: instancePath + "/filesMax", schemaPath: "#/properties/filesMax/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3e3 }, message: "must be <= 3000" };
          vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
        }
        if (data17 < 1 || isNaN(data17)) {
          let err53 = { instancePath: instancePath + "/filesMax", schemaPath: "#/properties/filesMax/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
        }
      }
    }
    if (data.bytesMax !== void 0) {
      let data18 = data.bytesMax;
      if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
        let err54 = { instancePath: instancePath + "/bytesMax", schemaPath: "#/properties/bytesMax/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
      }
      if (typeof data18 == "number" && isFinite(data18)) {
        if (data18 > 104857600 || isNaN(data18)) {
          let err55 = { instancePath: instancePath + "/bytesMax", schemaPath: "#/properties/bytesMax/maximum", keyword: "maximum", params: { comparison: "<=", limit: 104857600 }, message: "must be <= 104857600" };
          vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
        }
        if (data18 < 1 || isNaN(data18)) {
          let err56 = { instancePath: instancePath + "/bytesMax", schemaPath: "#/properties/bytesMax/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
        }
      }
    }
    if (data.checks !== void 0) {
      let data19 = data.checks;
      if (Array.isArray(data19)) {
        if (data19.length > 20) {
          let err57 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
        }
        let len4 = data19.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data20 = data19[i4];
          if (typeof data20 == "string") {
            if (func2(data20) > 4096) {
              let err58 = { instancePath: instancePath + "/checks/" + i4, schemaPath: "#/properties/checks/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
              vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
            }
            if (func2(data20) < 1) {
              let err59 = { instancePath: instancePath + "/checks/" + i4, schemaPath: "#/properties/checks/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
            }
            if (!pattern9.test(data20)) {
              let err60 = { instancePath: instancePath + "/checks/" + i4, schemaPath: "#/properties/checks/items/pattern", keyword: "pattern", params: { pattern: "^[^\\r\\n\\0]*$" }, message: 'must match pattern "^[^\\r\\n\\0]*$"' };
              vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
            }
          } else {
            let err61 = { instancePath: instancePath + "/checks/" + i4, schemaPath: "#/properties/checks/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
          }
        }
      } else {
        let err62 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
      }
    }
    if (data.author !== void 0) {
      let data21 = data.author;
      if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
        if (data21.name === void 0) {
          let err63 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
        }
        if (data21.email === void 0) {
          let err64 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" };
          vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
        }
        for (let key2 in data21)
          if (!(key2 === "name" || key2 === "email")) {
            let err65 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
          }
        if (data21.name !== void 0) {
          let data22 = data21.name;
          if (typeof data22 == "string") {
            if (func2(data22) > 100) {
              let err66 = { instancePath: instancePath + "/author/name", schemaPath: "#/properties/author/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
              vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
            }
            if (func2(data22) < 1) {
              let err67 = { instancePath: instancePath + "/author/name", schemaPath: "#/properties/author/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
            }
            if (!pattern9.test(data22)) {
              let err68 = { instancePath: instancePath + "/author/name", schemaPath: "#/properties/author/properties/name/pattern", keyword: "pattern", params: { pattern: "^[^\\r\\n\\0]*$" }, message: 'must match pattern "^[^\\r\\n\\0]*$"' };
              vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
            }
          } else {
            let err69 = { instancePath: instancePath + "/author/name", schemaPath: "#/properties/author/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
          }
        }
        if (data21.email !== void 0) {
          let data23 = data21.email;
          if (typeof data23 == "string") {
            if (func2(data23) > 200) {
              let err70 = { instancePath: instancePath + "/author/email", schemaPath: "#/properties/author/properties/email/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
            }
            if (func2(data23) < 1) {
              let err71 = { instancePath: instancePath + "/author/email", schemaPath: "#/properties/author/properties/email/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
            }
            if (!pattern9.test(data23)) {
              let err72 = { instancePath: instancePath + "/author/email", schemaPath: "#/properties/author/properties/email/pattern", keyword: "pattern", params: { pattern: "^[^\\r\\n\\0]*$" }, message: 'must match pattern "^[^\\r\\n\\0]*$"' };
              vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
            }
          } else {
            let err73 = { instancePath: instancePath + "/author/email", schemaPath: "#/properties/author/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
          }
        }
      } else {
        let err74 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
      }
    }
  } else {
    let err75 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
  }
  return validate40.errors = vErrors, errors === 0;
}
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 100) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate40(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate39.errors = vErrors, errors === 0;
}
var schema16 = { type: "object", properties: { workflow: { type: "string", pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" }, project: { type: "string", minLength: 1, maxLength: 4096 }, goal: { type: "string", minLength: 1, maxLength: 1e3 }, context: { type: "object", additionalProperties: { type: "string", maxLength: 1024 } }, strangers: { type: "string", enum: ["refuse", "run"] }, deliver: { type: "boolean" }, cooldownMinutes: { type: "integer", minimum: 0, maximum: 10080 }, runsPerDay: { type: "integer", minimum: 1, maximum: 1e3 }, chainDepth: { type: "integer", minimum: 0, maximum: 10 }, github: { type: "object", properties: { repository: { type: "string", pattern: "^[A-Za-z0-9_.-]{1,100}\\/[A-Za-z0-9_.-]{1,100}$" }, event: { type: "string", enum: ["issue_labeled", "issue_opened", "comment_command", "pull_request_labeled", "pull_request_opened"] }, label: { type: "string", minLength: 1, maxLength: 100 }, command: { type: "string", pattern: "^\\/[a-z][a-z0-9-]{0,49}$" }, secretVariable: { type: "string", pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$" }, pollMinutes: { type: "integer", minimum: 1, maximum: 1440 }, tokenVariable: { type: "string", pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$" }, baseUrl: { type: "string", pattern: "^(?:https:\\/\\/|http:\\/\\/(?:127\\.0\\.0\\.1|localhost)[:/])[^\\s@]+$", maxLength: 2048 }, permission: { type: "string", enum: ["write", "admin"] }, bots: { type: "array", items: { type: "integer", minimum: 1, maximum: 9007199254740991 }, maxItems: 50 }, vouch: { type: "boolean" } }, required: ["repository", "event", "tokenVariable"], additionalProperties: !1 }, webhook: { type: "object", properties: { secretVariable: { type: "string", pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$" }, subject: { type: "string", minLength: 1, maxLength: 1e3 }, trust: { type: "string", enum: ["user", "stranger"] } }, required: ["secretVariable"], additionalProperties: !1 }, cron: { type: "object", properties: { expression: { type: "string", minLength: 1, maxLength: 200 }, timeZone: { type: "string", minLength: 1, maxLength: 64 }, catchUp: { type: "string", enum: ["none", "latest", "all"] }, catchUpMax: { type: "integer", minimum: 1, maximum: 100 }, overlap: { type: "string", enum: ["skip", "queue", "replace"] } }, required: ["expression", "timeZone"], additionalProperties: !1 }, onComplete: { type: "object", properties: { workflow: { type: "string", pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" }, outcomes: { type: "array", items: { type: "string", enum: ["finished", "waiting", "dropped"] }, minItems: 1, maxItems: 3 } }, required: ["workflow", "outcomes"], additionalProperties: !1 } }, required: ["workflow", "project", "goal"], additionalProperties: !1 }, pattern13 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), pattern14 = new RegExp("^[A-Za-z0-9_.-]{1,100}\\/[A-Za-z0-9_.-]{1,100}$", "u"), pattern15 = new RegExp("^\\/[a-z][a-z0-9-]{0,49}$", "u");
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.workflow === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "workflow" }, message: "must have required property 'workflow'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.project === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "project" }, message: "must have required property 'project'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.goal === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "goal" }, message: "must have required property 'goal'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!func4.call(schema16.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.workflow !== void 0) {
      let data0 = data.workflow;
      if (typeof data0 == "string") {
        if (!pattern13.test(data0)) {
          let err4 = { instancePath: instancePath + "/workflow", schemaPath: "#/properties/workflow/pattern", keyword: "pattern", params: { pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" }, message: 'must match pattern "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/workflow", schemaPath: "#/properties/workflow/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.project !== void 0) {
      let data1 = data.project;
      if (typeof data1 == "string") {
        if (func2(data1) > 4096) {
          let err6 = { instancePath: instancePath + "/project", schemaPath: "#/properties/project/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (func2(data1) < 1) {
          let err7 = { instancePath: instancePath + "/project", schemaPath: "#/properties/project/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/project", schemaPath: "#/properties/project/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.goal !== void 0) {
      let data2 = data.goal;
      if (typeof data2 == "string") {
        if (func2(data2) > 1e3) {
          let err9 = { instancePath: instancePath + "/goal", schemaPath: "#/properties/goal/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (func2(data2) < 1) {
          let err10 = { instancePath: instancePath + "/goal", schemaPath: "#/properties/goal/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/goal", schemaPath: "#/properties/goal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.context !== void 0) {
      let data3 = data.context;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3))
        for (let key1 in data3) {
          let data4 = data3[key1];
          if (typeof data4 == "string") {
            if (func2(data4) > 1024) {
              let err12 = { instancePath: instancePath + "/context/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/context/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
          } else {
            let err13 = { instancePath: instancePath + "/context/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/context/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
      else {
        let err14 = { instancePath: instancePath + "/context", schemaPath: "#/properties/context/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.strangers !== void 0) {
      let data5 = data.strangers;
      if (typeof data5 != "string") {
        let err15 = { instancePath: instancePath + "/strangers", schemaPath: "#/properties/strangers/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (!(data5 === "refuse" || data5 === "run")) {
        let err16 = { instancePath: instancePath + "/strangers", schemaPath: "#/properties/strangers/enum", keyword: "enum", params: { allowedValues: schema16.properties.strangers.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.deliver !== void 0 && typeof data.deliver != "boolean") {
      let err17 = { instancePath: instancePath + "/deliver", schemaPath: "#/properties/deliver/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.cooldownMinutes !== void 0) {
      let data7 = data.cooldownMinutes;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
        let err18 = { instancePath: instancePath + "/cooldownMinutes", schemaPath: "#/properties/cooldownMinutes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 10080 || isNaN(data7)) {
          let err19 = { instancePath: instancePath + "/cooldownMinutes", schemaPath: "#/properties/cooldownMinutes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10080 }, message: "must be <= 10080" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          let err20 = { instancePath: instancePath + "/cooldownMinutes", schemaPath: "#/properties/cooldownMinutes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      }
    }
    if (data.runsPerDay !== void 0) {
      let data8 = data.runsPerDay;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err21 = { instancePath: instancePath + "/runsPerDay", schemaPath: "#/properties/runsPerDay/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 1e3 || isNaN(data8)) {
          let err22 = { instancePath: instancePath + "/runsPerDay", schemaPath: "#/properties/runsPerDay/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (data8 < 1 || isNaN(data8)) {
          let err23 = { instancePath: instancePath + "/runsPerDay", schemaPath: "#/properties/runsPerDay/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      }
    }
    if (data.chainDepth !== void 0) {
      let data9 = data.chainDepth;
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
        let err24 = { instancePath: instancePath + "/chainDepth", schemaPath: "#/properties/chainDepth/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 10 || isNaN(data9)) {
          let err25 = { instancePath: instancePath + "/chainDepth", schemaPath: "#/properties/chainDepth/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 }, message: "must be <= 10" };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        if (data9 < 0 || isNaN(data9)) {
          let err26 = { instancePath: instancePath + "/chainDepth", schemaPath: "#/properties/chainDepth/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
      }
    }
    if (data.github !== void 0) {
      let data10 = data.github;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        if (data10.repository === void 0) {
          let err27 = { instancePath: instancePath + "/github", schemaPath: "#/properties/github/required", keyword: "required", params: { missingProperty: "repository" }, message: "must have required property 'repository'" };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        if (data10.event === void 0) {
          let err28 = { instancePath: instancePath + "/github", schemaPath: "#/properties/github/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'" };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        if (data10.tokenVariable === void 0) {
          let err29 = { instancePath: instancePath + "/github", schemaPath: "#/properties/github/required", keyword: "required", params: { missingProperty: "tokenVariable" }, message: "must have required property 'tokenVariable'" };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        for (let key2 in data10)
          if (!func4.call(schema16.properties.github.properties, key2)) {
            let err30 = { instancePath: instancePath + "/github", schemaPath: "#/properties/github/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        if (data10.repository !== void 0) {
          let data11 = data10.repository;
          if (typeof data11 == "string") {
            if (!pattern14.test(data11)) {
              let err31 = { instancePath: instancePath + "/github/repository", schemaPath: "#/properties/github/properties/repository/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_.-]{1,100}\\/[A-Za-z0-9_.-]{1,100}$" }, message: 'must match pattern "^[A-Za-z0-9_.-]{1,100}\\/[A-Za-z0-9_.-]{1,100}$"' };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
          } else {
            let err32 = { instancePath: instancePath + "/github/repository", schemaPath: "#/properties/github/properties/repository/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
          }
        }
        if (data10.event !== void 0) {
          let data12 = data10.event;
          if (typeof data12 != "string") {
            let err33 = { instancePath: instancePath + "/github/event", schemaPath: "#/properties/github/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
          if (!(data12 === "issue_labeled" || data12 === "issue_opened" || data12 === "comment_command" || data12 === "pull_request_labeled" || data12 === "pull_request_opened")) {
            let err34 = { instancePath: instancePath + "/github/event", schemaPath: "#/properties/github/properties/event/enum", keyword: "enum", params: { allowedValues: schema16.properties.github.properties.event.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
        }
        if (data10.label !== void 0) {
          let data13 = data10.label;
          if (typeof data13 == "string") {
            if (func2(data13) > 100) {
              let err35 = { instancePath: instancePath + "/github/label", schemaPath: "#/properties/github/properties/label/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
            }
            if (func2(data13) < 1) {
              let err36 = { instancePath: instancePath + "/github/label", schemaPath: "#/properties/github/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
          } else {
            let err37 = { instancePath: instancePath + "/github/label", schemaPath: "#/properties/github/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
        }
        if (data10.command !== void 0) {
          let data14 = data10.command;
          if (typeof data14 == "string") {
            if (!pattern15.test(data14)) {
              let err38 = { instancePath: instancePath + "/github/command", schemaPath: "#/properties/github/properties/command/pattern", keyword: "pattern", params: { pattern: "^\\/[a-z][a-z0-9-]{0,49}$" }, message: 'must match pattern "^\\/[a-z][a-z0-9-]{0,49}$"' };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
          } else {
            let err39 = { instancePath: instancePath + "/github/command", schemaPath: "#/properties/github/properties/command/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
        }
        if (data10.secretVariable !== void 0) {
          let data15 = data10.secretVariable;
          if (typeof data15 == "string") {
            if (!pattern1.test(data15)) {
              let err40 = { instancePath: instancePath + "/github/secretVariable", schemaPath: "#/properties/github/properties/secretVariable/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]{0,127}$"' };
              vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
            }
          } else {
            let err41 = { instancePath: instancePath + "/github/secretVariable", schemaPath: "#/properties/github/properties/secretVariable/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
        }
        if (data10.pollMinutes !== void 0) {
          let data16 = data10.pollMinutes;
          if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
            let err42 = { instancePath: instancePath + "/github/pollMinutes", schemaPath: "#/properties/github/properties/pollMinutes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
          }
          if (typeof data16 == "number" && isFinite(data16)) {
            if (data16 > 1440 || isNaN(data16)) {
              let err43 = { instancePath: instancePath + "/github/pollMinutes", schemaPath: "#/properties/github/properties/pollMinutes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1440 }, message: "must be <= 1440" };
              vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
            }
            if (data16 < 1 || isNaN(data16)) {
              let err44 = { instancePath: instancePath + "/github/pollMinutes", schemaPath: "#/properties/github/properties/pollMinutes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
            }
          }
        }
        if (data10.tokenVariable !== void 0) {
          let data17 = data10.tokenVariable;
          if (typeof data17 == "string") {
            if (!pattern1.test(data17)) {
              let err45 = { instancePath: instancePath + "/github/tokenVariable", schemaPath: "#/properties/github/properties/tokenVariable/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]{0,127}$"' };
              vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
            }
          } else {
            let err46 = { instancePath: instancePath + "/github/tokenVariable", schemaPath: "#/properties/github/properties/tokenVariable/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
          }
        }
        if (data10.baseUrl !== void 0) {
          let data18 = data10.baseUrl;
          if (typeof data18 == "string") {
            if (func2(data18) > 2048) {
              let err47 = { instancePath: instancePath + "/github/baseUrl", schemaPath: "#/properties/github/properties/baseUrl/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
              vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
            }
            if (!pattern7.test(data18)) {
              let err48 = { instancePath: instancePath + "/github/baseUrl", schemaPath: "#/properties/github/properties/baseUrl/pattern", keyword: "pattern", params: { pattern: "^(?:https:\\/\\/|http:\\/\\/(?:127\\.0\\.0\\.1|localhost)[:/])[^\\s@]+$" }, message: 'must match pattern "^(?:https:\\/\\/|http:\\/\\/(?:127\\.0\\.0\\.1|localhost)[:/])[^\\s@]+$"' };
              vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
            }
          } else {
            let err49 = { instancePath: instancePath + "/github/baseUrl", schemaPath: "#/properties/github/properties/baseUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
          }
        }
        if (data10.permission !== void 0) {
          let data19 = data10.permission;
          if (typeof data19 != "string") {
            let err50 = { instancePath: instancePath + "/github/permission", schemaPath: "#/properties/github/properties/permission/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
          }
          if (!(data19 === "write" || data19 === "admin")) {
            let err51 = { instancePath: instancePath + "/github/permission", schemaPath: "#/properties/github/properties/permission/enum", keyword: "enum", params: { allowedValues: schema16.properties.github.properties.permission.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
          }
        }
        if (data10.bots !== void 0) {
          let data20 = data10.bots;
          if (Array.isArray(data20)) {
            if (data20.length > 50) {
              let err52 = { instancePath: instancePath + "/github/bots", schemaPath: "#/properties/github/properties/bots/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
              vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
            }
            let len0 = data20.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data21 = data20[i0];
              if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21))) {
                let err53 = { instancePath: instancePath + "/github/bots/" + i0, schemaPath: "#/properties/github/properties/bots/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
              }
              if (typeof data21 == "number" && isFinite(data21)) {
                if (data21 > 9007199254740991 || isNaN(data21)) {
                  let err54 = { instancePath: instancePath + "/github/bots/" + i0, schemaPath: "#/properties/github/properties/bots/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
                  vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                }
                if (data21 < 1 || isNaN(data21)) {
                  let err55 = { instancePath: instancePath + "/github/bots/" + i0, schemaPath: "#/properties/github/properties/bots/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
                }
              }
            }
          } else {
            let err56 = { instancePath: instancePath + "/github/bots", schemaPath: "#/properties/github/properties/bots/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
          }
        }
        if (data10.vouch !== void 0 && typeof data10.vouch != "boolean") {
          let err57 = { instancePath: instancePath + "/github/vouch", schemaPath: "#/properties/github/properties/vouch/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
          vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
        }
      } else {
        let err58 = { instancePath: instancePath + "/github", schemaPath: "#/properties/github/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
      }
    }
    if (data.webhook !== void 0) {
      let data23 = data.webhook;
      if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
        if (data23.secretVariable === void 0) {
          let err59 = { instancePath: instancePath + "/webhook", schemaPath: "#/properties/webhook/required", keyword: "required", params: { missingProperty: "secretVariable" }, message: "must have required property 'secretVariable'" };
          vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
        }
        for (let key3 in data23)
          if (!(key3 === "secretVariable" || key3 === "subject" || key3 === "trust")) {
            let err60 = { instancePath: instancePath + "/webhook", schemaPath: "#/properties/webhook/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
          }
        if (data23.secretVariable !== void 0) {
          let data24 = data23.secretVariable;
          if (typeof data24 == "string") {
            if (!pattern1.test(data24)) {
              let err61 = { instancePath: instancePath + "/webhook/secretVariable", schemaPath: "#/properties/webhook/properties/secretVariable/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]{0,127}$"' };
              vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
            }
          } else {
            let err62 = { instancePath: instancePath + "/webhook/secretVariable", schemaPath: "#/properties/webhook/properties/secretVariable/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
          }
        }
        if (data23.subject !== void 0) {
          let data25 = data23.subject;
          if (typeof data25 == "string") {
            if (func2(data25) > 1e3) {
              let err63 = { instancePath: instancePath + "/webhook/subject", schemaPath: "#/properties/webhook/properties/subject/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
              vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
            }
            if (func2(data25) < 1) {
              let err64 = { instancePath: instancePath + "/webhook/subject", schemaPath: "#/properties/webhook/properties/subject/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
            }
          } else {
            let err65 = { instancePath: instancePath + "/webhook/subject", schemaPath: "#/properties/webhook/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
          }
        }
        if (data23.trust !== void 0) {
          let data26 = data23.trust;
          if (typeof data26 != "string") {
            let err66 = { instancePath: instancePath + "/webhook/trust", schemaPath: "#/properties/webhook/properties/trust/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
          }
          if (!(data26 === "user" || data26 === "stranger")) {
            let err67 = { instancePath: instancePath + "/webhook/trust", schemaPath: "#/properties/webhook/properties/trust/enum", keyword: "enum", params: { allowedValues: schema16.properties.webhook.properties.trust.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
          }
        }
      } else {
        let err68 = { instancePath: instancePath + "/webhook", schemaPath: "#/properties/webhook/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
      }
    }
    if (data.cron !== void 0) {
      let data27 = data.cron;
      if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
        if (data27.expression === void 0) {
          let err69 = { instancePath: instancePath + "/cron", schemaPath: "#/properties/cron/required", keyword: "required", params: { missingProperty: "expression" }, message: "must have required property 'expression'" };
          vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
        }
        if (data27.timeZone === void 0) {
          let err70 = { instancePath: instancePath + "/cron", schemaPath: "#/properties/cron/required", keyword: "required", params: { missingProperty: "timeZone" }, message: "must have required property 'timeZone'" };
          vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
        }
        for (let key4 in data27)
          if (!(key4 === "expression" || key4 === "timeZone" || key4 === "catchUp" || key4 === "catchUpMax" || key4 === "overlap")) {
            let err71 = { instancePath: instancePath + "/cron", schemaPath: "#/properties/cron/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
          }
        if (data27.expression !== void 0) {
          let data28 = data27.expression;
          if (typeof data28 == "string") {
            if (func2(data28) > 200) {
              let err72 = { instancePath: instancePath + "/cron/expression", schemaPath: "#/properties/cron/properties/expression/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
            }
            if (func2(data28) < 1) {
              let err73 = { instancePath: instancePath + "/cron/expression", schemaPath: "#/properties/cron/properties/expression/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
            }
          } else {
            let err74 = { instancePath: instancePath + "/cron/expression", schemaPath: "#/properties/cron/properties/expression/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
          }
        }
        if (data27.timeZone !== void 0) {
          let data29 = data27.timeZone;
          if (typeof data29 == "string") {
            if (func2(data29) > 64) {
              let err75 = { instancePath: instancePath + "/cron/timeZone", schemaPath: "#/properties/cron/properties/timeZone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
              vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
            }
            if (func2(data29) < 1) {
              let err76 = { instancePath: instancePath + "/cron/timeZone", schemaPath: "#/properties/cron/properties/timeZone/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
            }
          } else {
            let err77 = { instancePath: instancePath + "/cron/timeZone", schemaPath: "#/properties/cron/properties/timeZone/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
          }
        }
        if (data27.catchUp !== void 0) {
          let data30 = data27.catchUp;
          if (typeof data30 != "string") {
            let err78 = { instancePath: instancePath + "/cron/catchUp", schemaPath: "#/properties/cron/properties/catchUp/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
          }
          if (!(data30 === "none" || data30 === "latest" || data30 === "all")) {
            let err79 = { instancePath: instancePath + "/cron/catchUp", schemaPath: "#/properties/cron/properties/catchUp/enum", keyword: "enum", params: { allowedValues: schema16.properties.cron.properties.catchUp.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
          }
        }
        if (data27.catchUpMax !== void 0) {
          let data31 = data27.catchUpMax;
          if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31) && isFinite(data31))) {
            let err80 = { instancePath: instancePath + "/cron/catchUpMax", schemaPath: "#/properties/cron/properties/catchUpMax/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
          }
          if (typeof data31 == "number" && isFinite(data31)) {
            if (data31 > 100 || isNaN(data31)) {
              let err81 = { instancePath: instancePath + "/cron/catchUpMax", schemaPath: "#/properties/cron/properties/catchUpMax/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
            }
            if (data31 < 1 || isNaN(data31)) {
              let err82 = { instancePath: instancePath + "/cron/catchUpMax", schemaPath: "#/properties/cron/properties/catchUpMax/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
            }
          }
        }
        if (data27.overlap !== void 0) {
          let data32 = data27.overlap;
          if (typeof data32 != "string") {
            let err83 = { instancePath: instancePath + "/cron/overlap", schemaPath: "#/properties/cron/properties/overlap/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
          }
          if (!(data32 === "skip" || data32 === "queue" || data32 === "replace")) {
            let err84 = { instancePath: instancePath + "/cron/overlap", schemaPath: "#/properties/cron/properties/overlap/enum", keyword: "enum", params: { allowedValues: schema16.properties.cron.properties.overlap.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
          }
        }
      } else {
        let err85 = { instancePath: instancePath + "/cron", schemaPath: "#/properties/cron/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
      }
    }
    if (data.onComplete !== void 0) {
      let data33 = data.onComplete;
      if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
        if (data33.workflow === void 0) {
          let err86 = { instancePath: instancePath + "/onComplete", schemaPath: "#/properties/onComplete/required", keyword: "required", params: { missingProperty: "workflow" }, message: "must have required property 'workflow'" };
          vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
        }
        if (data33.outcomes === void 0) {
          let err87 = { instancePath: instancePath + "/onComplete", schemaPath: "#/properties/onComplete/required", keyword: "required", params: { missingProperty: "outcomes" }, message: "must have required property 'outcomes'" };
          vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
        }
        for (let key5 in data33)
          if (!(key5 === "workflow" || key5 === "outcomes")) {
            let err88 = { instancePath: instancePath + "/onComplete", schemaPath: "#/properties/onComplete/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
          }
        if (data33.workflow !== void 0) {
          let data34 = data33.workflow;
          if (typeof data34 == "string") {
            if (!pattern13.test(data34)) {
              let err89 = { instancePath: instancePath + "/onComplete/workflow", schemaPath: "#/properties/onComplete/properties/workflow/pattern", keyword: "pattern", params: { pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" }, message: 'must match pattern "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$"' };
              vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
            }
          } else {
            let err90 = { instancePath: instancePath + "/onComplete/workflow", schemaPath: "#/properties/onComplete/properties/workflow/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
          }
        }
        if (data33.outcomes !== void 0) {
          let data35 = data33.outcomes;
          if (Array.isArray(data35)) {
            if (data35.length > 3) {
              let err91 = { instancePath: instancePath + "/onComplete/outcomes", schemaPath: "#/properties/onComplete/properties/outcomes/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" };
              vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
            }
            if (data35.length < 1) {
              let err92 = { instancePath: instancePath + "/onComplete/outcomes", schemaPath: "#/properties/onComplete/properties/outcomes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
              vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
            }
            let len1 = data35.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data36 = data35[i1];
              if (typeof data36 != "string") {
                let err93 = { instancePath: instancePath + "/onComplete/outcomes/" + i1, schemaPath: "#/properties/onComplete/properties/outcomes/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
              }
              if (!(data36 === "finished" || data36 === "waiting" || data36 === "dropped")) {
                let err94 = { instancePath: instancePath + "/onComplete/outcomes/" + i1, schemaPath: "#/properties/onComplete/properties/outcomes/items/enum", keyword: "enum", params: { allowedValues: schema16.properties.onComplete.properties.outcomes.items.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
              }
            }
          } else {
            let err95 = { instancePath: instancePath + "/onComplete/outcomes", schemaPath: "#/properties/onComplete/properties/outcomes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
          }
        }
      } else {
        let err96 = { instancePath: instancePath + "/onComplete", schemaPath: "#/properties/onComplete/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
      }
    }
  } else {
    let err97 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
  }
  return validate44.errors = vErrors, errors === 0;
}
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data)
      validate44(data[key0], { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key0, rootData }) || (vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors), errors = vErrors.length);
  else {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate43.errors = vErrors, errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func4.call(schema7.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.model !== void 0) {
      let data0 = data.model;
      if (typeof data0 == "string") {
        if (func2(data0) > 128) {
          let err1 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (func2(data0) < 1) {
          let err2 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.models !== void 0) {
      let data1 = data.models;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1))
        for (let key1 in data1) {
          let data2 = data1[key1];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.provider === void 0) {
              let err4 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/models/additionalProperties/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (data2.id === void 0) {
              let err5 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/models/additionalProperties/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            for (let key2 in data2)
              if (!(key2 === "provider" || key2 === "id" || key2 === "baseUrl" || key2 === "apiKeyVariable" || key2 === "script" || key2 === "maxOutputTokens" || key2 === "prices")) {
                let err6 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/models/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
              }
            if (data2.provider !== void 0) {
              let data3 = data2.provider;
              if (typeof data3 != "string") {
                let err7 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/provider", schemaPath: "#/properties/models/additionalProperties/properties/provider/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
              if (!(data3 === "anthropic" || data3 === "openai_compatible" || data3 === "scripted")) {
                let err8 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/provider", schemaPath: "#/properties/models/additionalProperties/properties/provider/enum", keyword: "enum", params: { allowedValues: schema7.properties.models.additionalProperties.properties.provider.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
              }
            }
            if (data2.id !== void 0) {
              let data4 = data2.id;
              if (typeof data4 == "string") {
                if (func2(data4) > 128) {
                  let err9 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/id", schemaPath: "#/properties/models/additionalProperties/properties/id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                }
                if (func2(data4) < 1) {
                  let err10 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/id", schemaPath: "#/properties/models/additionalProperties/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                }
              } else {
                let err11 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/id", schemaPath: "#/properties/models/additionalProperties/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
            }
            if (data2.baseUrl !== void 0) {
              let data5 = data2.baseUrl;
              if (typeof data5 == "string") {
                if (func2(data5) > 2048) {
                  let err12 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/baseUrl", schemaPath: "#/properties/models/additionalProperties/properties/baseUrl/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
                  vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                }
                if (!pattern0.test(data5)) {
                  let err13 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/baseUrl", schemaPath: "#/properties/models/additionalProperties/properties/baseUrl/pattern", keyword: "pattern", params: { pattern: "^https?:\\/\\/[^\\s@]+$" }, message: 'must match pattern "^https?:\\/\\/[^\\s@]+$"' };
                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                }
              } else {
                let err14 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/baseUrl", schemaPath: "#/properties/models/additionalProperties/properties/baseUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
            }
            if (data2.apiKeyVariable !== void 0) {
              let data6 = data2.apiKeyVariable;
              if (typeof data6 == "string") {
                if (!pattern1.test(data6)) {
                  let err15 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/apiKeyVariable", schemaPath: "#/properties/models/additionalProperties/properties/apiKeyVariable/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]{0,127}$"' };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
              } else {
                let err16 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/apiKeyVariable", schemaPath: "#/properties/models/additionalProperties/properties/apiKeyVariable/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
            }
            if (data2.script !== void 0) {
              let data7 = data2.script;
              if (typeof data7 == "string") {
                if (func2(data7) > 4096) {
                  let err17 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/script", schemaPath: "#/properties/models/additionalProperties/properties/script/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                  vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                }
                if (func2(data7) < 1) {
                  let err18 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/script", schemaPath: "#/properties/models/additionalProperties/properties/script/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                }
              } else {
                let err19 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/script", schemaPath: "#/properties/models/additionalProperties/properties/script/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
              }
            }
            if (data2.maxOutputTokens !== void 0) {
              let data8 = data2.maxOutputTokens;
              if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
                let err20 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/maxOutputTokens", schemaPath: "#/properties/models/additionalProperties/properties/maxOutputTokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
              }
              if (typeof data8 == "number" && isFinite(data8)) {
                if (data8 > 1e6 || isNaN(data8)) {
                  let err21 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/maxOutputTokens", schemaPath: "#/properties/models/additionalProperties/properties/maxOutputTokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
                  vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                }
                if (data8 < 1 || isNaN(data8)) {
                  let err22 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/maxOutputTokens", schemaPath: "#/properties/models/additionalProperties/properties/maxOutputTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                }
              }
            }
            if (data2.prices !== void 0) {
              let data9 = data2.prices;
              if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                if (data9.input === void 0) {
                  let err23 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices", schemaPath: "#/properties/models/additionalProperties/properties/prices/required", keyword: "required", params: { missingProperty: "input" }, message: "must have required property 'input'" };
                  vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                }
                if (data9.output === void 0) {
                  let err24 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices", schemaPath: "#/properties/models/additionalProperties/properties/prices/required", keyword: "required", params: { missingProperty: "output" }, message: "must have required property 'output'" };
                  vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                }
                for (let key3 in data9)
                  if (!(key3 === "input" || key3 === "output" || key3 === "cacheRead" || key3 === "cacheWrite" || key3 === "reasoning")) {
                    let err25 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices", schemaPath: "#/properties/models/additionalProperties/properties/prices/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                  }
                if (data9.input !== void 0) {
                  let data10 = data9.input;
                  if (typeof data10 == "number" && isFinite(data10)) {
                    if (data10 > 1e6 || isNaN(data10)) {
                      let err26 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices/input", schemaPath: "#/properties/models/additionalProperties/properties/prices/properties/input/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
                      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                    }
                    if (data10 < 0 || isNaN(data10)) {
                      let err27 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices/input", schemaPath: "#/properties/models/additionalProperties/properties/prices/properties/input/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                    }
                  } else {
                    let err28 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices/input", schemaPath: "#/properties/models/additionalProperties/properties/prices/properties/input/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                  }
                }
                if (data9.output !== void 0) {
                  let data11 = data9.output;
                  if (typeof data11 == "number" && isFinite(data11)) {
                    if (data11 > 1e6 || isNaN(data11)) {
                      let err29 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices/output", schemaPath: "#/properties/models/additionalProperties/properties/prices/properties/output/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
                      vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                    }
                    if (data11 < 0 || isNaN(data11)) {
                      let err30 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices/output", schemaPath: "#/properties/models/additionalProperties/properties/prices/properties/output/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                    }
                  } else {
                    let err31 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices/output", schemaPath: "#/properties/models/additionalProperties/properties/prices/properties/output/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                  }
                }
                if (data9.cacheRead !== void 0) {
                  let data12 = data9.cacheRead;
                  if (typeof data12 == "number" && isFinite(data12)) {
                    if (data12 > 1e6 || isNaN(data12)) {
                      let err32 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices/cacheRead", schemaPath: "#/properties/models/additionalProperties/properties/prices/properties/cacheRead/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
                      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                    }
                    if (data12 < 0 || isNaN(data12)) {
                      let err33 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices/cacheRead", schemaPath: "#/properties/models/additionalProperties/properties/prices/properties/cacheRead/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                    }
                  } else {
                    let err34 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices/cacheRead", schemaPath: "#/properties/models/additionalProperties/properties/prices/properties/cacheRead/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                    vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                  }
                }
                if (data9.cacheWrite !== void 0) {
                  let data13 = data9.cacheWrite;
                  if (typeof data13 == "number" && isFinite(data13)) {
                    if (data13 > 1e6 || isNaN(data13)) {
                      let err35 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices/cacheWrite", schemaPath: "#/properties/models/additionalProperties/properties/prices/properties/cacheWrite/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
                      vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                    }
                    if (data13 < 0 || isNaN(data13)) {
                      let err36 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices/cacheWrite", schemaPath: "#/properties/models/additionalProperties/properties/prices/properties/cacheWrite/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                    }
                  } else {
                    let err37 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices/cacheWrite", schemaPath: "#/properties/models/additionalProperties/properties/prices/properties/cacheWrite/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                    vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                  }
                }
                if (data9.reasoning !== void 0) {
                  let data14 = data9.reasoning;
                  if (typeof data14 == "number" && isFinite(data14)) {
                    if (data14 > 1e6 || isNaN(data14)) {
                      let err38 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices/reasoning", schemaPath: "#/properties/models/additionalProperties/properties/prices/properties/reasoning/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
                      vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                    }
                    if (data14 < 0 || isNaN(data14)) {
                      let err39 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices/reasoning", schemaPath: "#/properties/models/additionalProperties/properties/prices/properties/reasoning/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                    }
                  } else {
                    let err40 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices/reasoning", schemaPath: "#/properties/models/additionalProperties/properties/prices/properties/reasoning/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                    vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                  }
                }
              } else {
                let err41 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/prices", schemaPath: "#/properties/models/additionalProperties/properties/prices/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
              }
            }
          } else {
            let err42 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/models/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
          }
        }
      else {
        let err43 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
    }
    if (data.sandbox !== void 0) {
      let data15 = data.sandbox;
      if (typeof data15 != "string") {
        let err44 = { instancePath: instancePath + "/sandbox", schemaPath: "#/properties/sandbox/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
      if (!(data15 === "unshare" || data15 === "bwrap" || data15 === "no_tools")) {
        let err45 = { instancePath: instancePath + "/sandbox", schemaPath: "#/properties/sandbox/enum", keyword: "enum", params: { allowedValues: schema7.properties.sandbox.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
    if (data.confirmations !== void 0) {
      let data16 = data.confirmations;
      if (typeof data16 != "string") {
        let err46 = { instancePath: instancePath + "/confirmations", schemaPath: "#/properties/confirmations/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
      }
      if (!(data16 === "ask" || data16 === "skip")) {
        let err47 = { instancePath: instancePath + "/confirmations", schemaPath: "#/properties/confirmations/enum", keyword: "enum", params: { allowedValues: schema7.properties.confirmations.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
      }
    }
    if (data.sessionsAtOnce !== void 0) {
      let data17 = data.sessionsAtOnce;
      if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
        let err48 = { instancePath: instancePath + "/sessionsAtOnce", schemaPath: "#/properties/sessionsAtOnce/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
      if (typeof data17 == "number" && isFinite(data17)) {
        if (data17 > 20 || isNaN(data17)) {
          let err49 = { instancePath: instancePath + "/sessionsAtOnce", schemaPath: "#/properties/sessionsAtOnce/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" };
          vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
        }
        if (data17 < 1 || isNaN(data17)) {
          let err50 = { instancePath: instancePath + "/sessionsAtOnce", schemaPath: "#/properties/sessionsAtOnce/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
        }
      }
    }
    if (data.limits !== void 0 && (validate23(data.limits, { instancePath: instancePath + "/limits", parentData: data, parentDataProperty: "limits", rootData }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length)), data.permissions !== void 0 && (validate30(data.permissions, { instancePath: instancePath + "/permissions", parentData: data, parentDataProperty: "permissions", rootData }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length)), data.delivery !== void 0 && (validate39(data.delivery, { instancePath: instancePath + "/delivery", parentData: data, parentDataProperty: "delivery", rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length)), data.triggers !== void 0 && (validate43(data.triggers, { instancePath: instancePath + "/triggers", parentData: data, parentDataProperty: "triggers", rootData }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length)), data.webhooks !== void 0) {
      let data22 = data.webhooks;
      if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
        if (data22.port === void 0) {
          let err51 = { instancePath: instancePath + "/webhooks", schemaPath: "#/properties/webhooks/required", keyword: "required", params: { missingProperty: "port" }, message: "must have required property 'port'" };
          vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
        }
        for (let key4 in data22)
          if (key4 !== "port") {
            let err52 = { instancePath: instancePath + "/webhooks", schemaPath: "#/properties/webhooks/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
          }
        if (data22.port !== void 0) {
          let data23 = data22.port;
          if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23) && isFinite(data23))) {
            let err53 = { instancePath: instancePath + "/webhooks/port", schemaPath: "#/properties/webhooks/properties/port/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
          }
          if (typeof data23 == "number" && isFinite(data23)) {
            if (data23 > 65535 || isNaN(data23)) {
              let err54 = { instancePath: instancePath + "/webhooks/port", schemaPath: "#/properties/webhooks/properties/port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535" };
              vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
            }
            if (data23 < 1 || isNaN(data23)) {
              let err55 = { instancePath: instancePath + "/webhooks/port", schemaPath: "#/properties/webhooks/properties/port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
            }
          }
        }
      } else {
        let err56 = { instancePath: instancePath + "/webhooks", schemaPath: "#/properties/webhooks/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
      }
    }
    if (data.api !== void 0) {
      let data24 = data.api;
      if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
        if (data24.port === void 0) {
          let err57 = { instancePath: instancePath + "/api", schemaPath: "#/properties/api/required", keyword: "required", params: { missingProperty: "port" }, message: "must have required property 'port'" };
          vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
        }
        for (let key5 in data24)
          if (key5 !== "port") {
            let err58 = { instancePath: instancePath + "/api", schemaPath: "#/properties/api/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
          }
        if (data24.port !== void 0) {
          let data25 = data24.port;
          if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25) && isFinite(data25))) {
            let err59 = { instancePath: instancePath + "/api/port", schemaPath: "#/properties/api/properties/port/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
          }
          if (typeof data25 == "number" && isFinite(data25)) {
            if (data25 > 65535 || isNaN(data25)) {
              let err60 = { instancePath: instancePath + "/api/port", schemaPath: "#/properties/api/properties/port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535" };
              vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
            }
            if (data25 < 0 || isNaN(data25)) {
              let err61 = { instancePath: instancePath + "/api/port", schemaPath: "#/properties/api/properties/port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
            }
          }
        }
      } else {
        let err62 = { instancePath: instancePath + "/api", schemaPath: "#/properties/api/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
      }
    }
  } else {
    let err63 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "sources" || key0 === "lint" || key0 === "preferences" || key0 === "daemon")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.$schema !== void 0 && typeof data.$schema != "string") {
      let err1 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.sources !== void 0) {
      let data1 = data.sources;
      if (Array.isArray(data1)) {
        if (data1.length > 256) {
          let err2 = { instancePath: instancePath + "/sources", schemaPath: "#/properties/sources/maxItems", keyword: "maxItems", params: { limit: 256 }, message: "must NOT have more than 256 items" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 == "string") {
            if (func2(data2) > 4096) {
              let err3 = { instancePath: instancePath + "/sources/" + i0, schemaPath: "#/properties/sources/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
            if (func2(data2) < 1) {
              let err4 = { instancePath: instancePath + "/sources/" + i0, schemaPath: "#/properties/sources/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
          } else {
            let err5 = { instancePath: instancePath + "/sources/" + i0, schemaPath: "#/properties/sources/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      } else {
        let err6 = { instancePath: instancePath + "/sources", schemaPath: "#/properties/sources/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.lint !== void 0) {
      let data3 = data.lint;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3))
        for (let key1 in data3) {
          let data4 = data3[key1];
          if (typeof data4 != "string") {
            let err7 = { instancePath: instancePath + "/lint/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/lint/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
          if (!(data4 === "off" || data4 === "info" || data4 === "warning" || data4 === "error")) {
            let err8 = { instancePath: instancePath + "/lint/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/lint/additionalProperties/enum", keyword: "enum", params: { allowedValues: schema6.properties.lint.additionalProperties.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
      else {
        let err9 = { instancePath: instancePath + "/lint", schemaPath: "#/properties/lint/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.preferences !== void 0) {
      let data5 = data.preferences;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        for (let key2 in data5)
          if (!(key2 === "autonomy" || key2 === "riskPolicy")) {
            let err10 = { instancePath: instancePath + "/preferences", schemaPath: "#/properties/preferences/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        if (data5.autonomy !== void 0) {
          let data6 = data5.autonomy;
          if (typeof data6 != "string") {
            let err11 = { instancePath: instancePath + "/preferences/autonomy", schemaPath: "#/properties/preferences/properties/autonomy/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
          if (!(data6 === "guided" || data6 === "full_auto_stop_on_user_deps" || data6 === "full_auto_never_stop")) {
            let err12 = { instancePath: instancePath + "/preferences/autonomy", schemaPath: "#/properties/preferences/properties/autonomy/enum", keyword: "enum", params: { allowedValues: schema6.properties.preferences.properties.autonomy.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
        if (data5.riskPolicy !== void 0) {
          let data7 = data5.riskPolicy;
          if (typeof data7 != "string") {
            let err13 = { instancePath: instancePath + "/preferences/riskPolicy", schemaPath: "#/properties/preferences/properties/riskPolicy/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
          if (!(data7 === "conservative" || data7 === "balanced" || data7 === "aggressive")) {
            let err14 = { instancePath: instancePath + "/preferences/riskPolicy", schemaPath: "#/properties/preferences/properties/riskPolicy/enum", keyword: "enum", params: { allowedValues: schema6.properties.preferences.properties.riskPolicy.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
      } else {
        let err15 = { instancePath: instancePath + "/preferences", schemaPath: "#/properties/preferences/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    data.daemon !== void 0 && (validate22(data.daemon, { instancePath: instancePath + "/daemon", parentData: data, parentDataProperty: "daemon", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length));
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
var problemsOfProjectConfig = (value) => find(value) ? [] : find.errors;
export {
  problemsOfProjectConfig
};
