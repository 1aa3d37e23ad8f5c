// Generated from schemas/catalog.ts by `npm run generate`; do not edit.
// <stdin>
import { problemsOfProjectConfig } from "./problems/project-config.v1.js";
var validateProjectConfig = (function() {
  "use strict";
  let stringLength = (string) => /[\uD800-\uDFFF]/.test(string) ? [...string].length : string.length, pattern0 = new RegExp("^https?:\\/\\/[^\\s@]+$", "u"), pattern1 = new RegExp("^[A-Za-z_][A-Za-z0-9_]{0,127}$", "u"), ref2 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.usd !== void 0 && (typeof data.usd != "number" || !(0 <= data.usd) || !(1e6 >= data.usd)) || data.tokens !== void 0 && (!Number.isInteger(data.tokens) || !(1 <= data.tokens) || !(1e12 >= data.tokens)))
      return !1;
    for (let key5 of Object.keys(data))
      if (key5 !== "usd" && key5 !== "tokens") return !1;
    return !0;
  }, pattern2 = new RegExp("^(?!.*\\.\\.)(?!.*\\/\\/)[A-Za-z0-9_][A-Za-z0-9_./-]*$", "u"), pattern3 = new RegExp("^[A-Za-z0-9_.-]+$", "u"), pattern4 = new RegExp("^(?:https:\\/\\/|http:\\/\\/(?:127\\.0\\.0\\.1|localhost)[:/])[^\\s@]+$", "u"), pattern5 = new RegExp("^[^\\r\\n\\0]*$", "u"), ref4 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.path === void 0 || data.baseBranch === void 0 || typeof data.path != "string" || data.path.length > 4096 && stringLength(data.path) > 4096 || data.path.length < 1 || stringLength(data.path) < 1 || data.remote !== void 0 && (typeof data.remote != "string" || data.remote.length > 200 && stringLength(data.remote) > 200 || !pattern2.test(data.remote)) || typeof data.baseBranch != "string" || data.baseBranch.length > 200 && stringLength(data.baseBranch) > 200 || !pattern2.test(data.baseBranch)) return !1;
    if (data.forge !== void 0) {
      if (!(typeof data.forge == "object" && data.forge && !Array.isArray(data.forge)) || data.forge.kind === void 0 || data.forge.owner === void 0 || data.forge.repo === void 0 || data.forge.kind !== "github" || typeof data.forge.owner != "string" || data.forge.owner.length > 100 && stringLength(data.forge.owner) > 100 || !pattern3.test(data.forge.owner) || typeof data.forge.repo != "string" || data.forge.repo.length > 100 && stringLength(data.forge.repo) > 100 || !pattern3.test(data.forge.repo) || data.forge.baseUrl !== void 0 && (typeof data.forge.baseUrl != "string" || data.forge.baseUrl.length > 2048 && stringLength(data.forge.baseUrl) > 2048 || !pattern4.test(data.forge.baseUrl)) || data.forge.tokenVariable !== void 0 && (typeof data.forge.tokenVariable != "string" || !pattern1.test(data.forge.tokenVariable)))
        return !1;
      for (let key8 of Object.keys(data.forge))
        if (key8 !== "kind" && key8 !== "owner" && key8 !== "repo" && key8 !== "baseUrl" && key8 !== "tokenVariable") return !1;
    }
    if (data.labels !== void 0) {
      if (!Array.isArray(data.labels) || data.labels.length > 20) return !1;
      for (let k = 0; k < data.labels.length; k++)
        if (typeof data.labels[k] != "string" || data.labels[k].length > 50 && stringLength(data.labels[k]) > 50 || data.labels[k].length < 1 || stringLength(data.labels[k]) < 1 || !pattern5.test(data.labels[k])) return !1;
    }
    if (data.paths !== void 0) {
      if (!Array.isArray(data.paths) || data.paths.length > 100) return !1;
      for (let l = 0; l < data.paths.length; l++)
        if (typeof data.paths[l] != "string" || data.paths[l].length > 4096 && stringLength(data.paths[l]) > 4096 || data.paths[l].length < 1 || stringLength(data.paths[l]) < 1) return !1;
    }
    if (data.protectedPaths !== void 0) {
      if (!Array.isArray(data.protectedPaths) || data.protectedPaths.length > 100) return !1;
      for (let m = 0; m < data.protectedPaths.length; m++)
        if (typeof data.protectedPaths[m] != "string" || data.protectedPaths[m].length > 4096 && stringLength(data.protectedPaths[m]) > 4096 || data.protectedPaths[m].length < 1 || stringLength(data.protectedPaths[m]) < 1) return !1;
    }
    if (data.secretPaths !== void 0) {
      if (!Array.isArray(data.secretPaths) || data.secretPaths.length > 100) return !1;
      for (let n = 0; n < data.secretPaths.length; n++)
        if (typeof data.secretPaths[n] != "string" || data.secretPaths[n].length > 4096 && stringLength(data.secretPaths[n]) > 4096 || data.secretPaths[n].length < 1 || stringLength(data.secretPaths[n]) < 1) return !1;
    }
    if (data.filesMax !== void 0 && (!Number.isInteger(data.filesMax) || !(1 <= data.filesMax) || !(3e3 >= data.filesMax)) || data.bytesMax !== void 0 && (!Number.isInteger(data.bytesMax) || !(1 <= data.bytesMax) || !(104857600 >= data.bytesMax)))
      return !1;
    if (data.checks !== void 0) {
      if (!Array.isArray(data.checks) || data.checks.length > 20) return !1;
      for (let o = 0; o < data.checks.length; o++)
        if (typeof data.checks[o] != "string" || data.checks[o].length > 4096 && stringLength(data.checks[o]) > 4096 || data.checks[o].length < 1 || stringLength(data.checks[o]) < 1 || !pattern5.test(data.checks[o])) return !1;
    }
    if (data.author !== void 0) {
      if (!(typeof data.author == "object" && data.author && !Array.isArray(data.author)) || data.author.name === void 0 || data.author.email === void 0 || typeof data.author.name != "string" || data.author.name.length > 100 && stringLength(data.author.name) > 100 || data.author.name.length < 1 || stringLength(data.author.name) < 1 || !pattern5.test(data.author.name) || typeof data.author.email != "string" || data.author.email.length > 200 && stringLength(data.author.email) > 200 || data.author.email.length < 1 || stringLength(data.author.email) < 1 || !pattern5.test(data.author.email)) return !1;
      for (let key9 of Object.keys(data.author))
        if (key9 !== "name" && key9 !== "email") return !1;
    }
    for (let key10 of Object.keys(data))
      if (key10 !== "path" && key10 !== "remote" && key10 !== "baseBranch" && key10 !== "forge" && key10 !== "labels" && key10 !== "paths" && key10 !== "protectedPaths" && key10 !== "secretPaths" && key10 !== "filesMax" && key10 !== "bytesMax" && key10 !== "checks" && key10 !== "author") return !1;
    return !0;
  }, ref3 = function(data) {
    if (!Array.isArray(data) || data.length > 100) return !1;
    for (let j = 0; j < data.length; j++)
      if (!ref4(data[j])) return !1;
    return !0;
  }, ref1 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.model !== void 0 && (typeof data.model != "string" || data.model.length > 128 && stringLength(data.model) > 128 || data.model.length < 1 || stringLength(data.model) < 1))
      return !1;
    if (data.models !== void 0) {
      if (!(typeof data.models == "object" && data.models && !Array.isArray(data.models))) return !1;
      for (let key2 of Object.keys(data.models)) {
        if (!(typeof data.models[key2] == "object" && data.models[key2] && !Array.isArray(data.models[key2])) || data.models[key2].provider === void 0 || data.models[key2].id === void 0 || data.models[key2].apiKeyVariable === void 0 || typeof data.models[key2].provider != "string" || !(data.models[key2].provider === "anthropic" || data.models[key2].provider === "openai_compatible") || typeof data.models[key2].id != "string" || data.models[key2].id.length > 128 && stringLength(data.models[key2].id) > 128 || data.models[key2].id.length < 1 || stringLength(data.models[key2].id) < 1 || data.models[key2].baseUrl !== void 0 && (typeof data.models[key2].baseUrl != "string" || data.models[key2].baseUrl.length > 2048 && stringLength(data.models[key2].baseUrl) > 2048 || !pattern0.test(data.models[key2].baseUrl)) || typeof data.models[key2].apiKeyVariable != "string" || !pattern1.test(data.models[key2].apiKeyVariable) || data.models[key2].maxOutputTokens !== void 0 && (!Number.isInteger(data.models[key2].maxOutputTokens) || !(1 <= data.models[key2].maxOutputTokens) || !(1e6 >= data.models[key2].maxOutputTokens)))
          return !1;
        if (data.models[key2].prices !== void 0) {
          if (!(typeof data.models[key2].prices == "object" && data.models[key2].prices && !Array.isArray(data.models[key2].prices)) || data.models[key2].prices.input === void 0 || data.models[key2].prices.output === void 0 || typeof data.models[key2].prices.input != "number" || !(0 <= data.models[key2].prices.input) || !(1e6 >= data.models[key2].prices.input) || typeof data.models[key2].prices.output != "number" || !(0 <= data.models[key2].prices.output) || !(1e6 >= data.models[key2].prices.output) || data.models[key2].prices.cacheRead !== void 0 && (typeof data.models[key2].prices.cacheRead != "number" || !(0 <= data.models[key2].prices.cacheRead) || !(1e6 >= data.models[key2].prices.cacheRead)) || data.models[key2].prices.cacheWrite !== void 0 && (typeof data.models[key2].prices.cacheWrite != "number" || !(0 <= data.models[key2].prices.cacheWrite) || !(1e6 >= data.models[key2].prices.cacheWrite)) || data.models[key2].prices.reasoning !== void 0 && (typeof data.models[key2].prices.reasoning != "number" || !(0 <= data.models[key2].prices.reasoning) || !(1e6 >= data.models[key2].prices.reasoning)))
            return !1;
          for (let key3 of Object.keys(data.models[key2].prices))
            if (key3 !== "input" && key3 !== "output" && key3 !== "cacheRead" && key3 !== "cacheWrite" && key3 !== "reasoning") return !1;
        }
        for (let key4 of Object.keys(data.models[key2]))
          if (key4 !== "provider" && key4 !== "id" && key4 !== "baseUrl" && key4 !== "apiKeyVariable" && key4 !== "maxOutputTokens" && key4 !== "prices") return !1;
      }
    }
    if (data.sandbox !== void 0 && (typeof data.sandbox != "string" || !(data.sandbox === "unshare" || data.sandbox === "bwrap" || data.sandbox === "no_tools")) || data.confirmations !== void 0 && (typeof data.confirmations != "string" || !(data.confirmations === "ask" || data.confirmations === "skip")))
      return !1;
    if (data.limits !== void 0) {
      if (!(typeof data.limits == "object" && data.limits && !Array.isArray(data.limits)) || data.limits.callsPerStep !== void 0 && (!Number.isInteger(data.limits.callsPerStep) || !(1 <= data.limits.callsPerStep) || !(1e4 >= data.limits.callsPerStep)) || data.limits.sessionMinutes !== void 0 && (!Number.isInteger(data.limits.sessionMinutes) || !(1 <= data.limits.sessionMinutes) || !(10080 >= data.limits.sessionMinutes)) || data.limits.callMinutes !== void 0 && (!Number.isInteger(data.limits.callMinutes) || !(1 <= data.limits.callMinutes) || !(120 >= data.limits.callMinutes)) || data.limits.stuck !== void 0 && (typeof data.limits.stuck != "string" || !(data.limits.stuck === "stop" || data.limits.stuck === "nudge" || data.limits.stuck === "off")))
        return !1;
      if (data.limits.spending !== void 0) {
        if (!(typeof data.limits.spending == "object" && data.limits.spending && !Array.isArray(data.limits.spending)) || data.limits.spending.step !== void 0 && !ref2(data.limits.spending.step) || data.limits.spending.run !== void 0 && !ref2(data.limits.spending.run) || data.limits.spending.trigger !== void 0 && !ref2(data.limits.spending.trigger) || data.limits.spending.day !== void 0 && !ref2(data.limits.spending.day))
          return !1;
        for (let key6 of Object.keys(data.limits.spending))
          if (key6 !== "step" && key6 !== "run" && key6 !== "trigger" && key6 !== "day") return !1;
      }
      for (let key7 of Object.keys(data.limits))
        if (key7 !== "callsPerStep" && key7 !== "sessionMinutes" && key7 !== "callMinutes" && key7 !== "stuck" && key7 !== "spending") return !1;
    }
    if (data.delivery !== void 0 && !ref3(data.delivery))
      return !1;
    for (let key11 of Object.keys(data))
      if (key11 !== "model" && key11 !== "models" && key11 !== "sandbox" && key11 !== "confirmations" && key11 !== "limits" && key11 !== "delivery") return !1;
    return !0;
  };
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.$schema !== void 0 && typeof data.$schema != "string")
      return !1;
    if (data.sources !== void 0) {
      if (!Array.isArray(data.sources) || data.sources.length > 256) return !1;
      for (let i = 0; i < data.sources.length; i++)
        if (typeof data.sources[i] != "string" || data.sources[i].length > 4096 && stringLength(data.sources[i]) > 4096 || data.sources[i].length < 1 || stringLength(data.sources[i]) < 1) return !1;
    }
    if (data.lint !== void 0) {
      if (!(typeof data.lint == "object" && data.lint && !Array.isArray(data.lint))) return !1;
      for (let key0 of Object.keys(data.lint))
        if (typeof data.lint[key0] != "string" || !(data.lint[key0] === "off" || data.lint[key0] === "info" || data.lint[key0] === "warning" || data.lint[key0] === "error")) return !1;
    }
    if (data.preferences !== void 0) {
      if (!(typeof data.preferences == "object" && data.preferences && !Array.isArray(data.preferences)) || data.preferences.autonomy !== void 0 && (typeof data.preferences.autonomy != "string" || !(data.preferences.autonomy === "guided" || data.preferences.autonomy === "full_auto_stop_on_user_deps" || data.preferences.autonomy === "full_auto_never_stop")) || data.preferences.riskPolicy !== void 0 && (typeof data.preferences.riskPolicy != "string" || !(data.preferences.riskPolicy === "conservative" || data.preferences.riskPolicy === "balanced" || data.preferences.riskPolicy === "aggressive")))
        return !1;
      for (let key1 of Object.keys(data.preferences))
        if (key1 !== "autonomy" && key1 !== "riskPolicy") return !1;
    }
    if (data.daemon !== void 0 && !ref1(data.daemon))
      return !1;
    for (let key12 of Object.keys(data))
      if (key12 !== "$schema" && key12 !== "sources" && key12 !== "lint" && key12 !== "preferences" && key12 !== "daemon") return !1;
    return !0;
  };
})();
validateProjectConfig.problems = problemsOfProjectConfig;
export {
  validateProjectConfig
};
