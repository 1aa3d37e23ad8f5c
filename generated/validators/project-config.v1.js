// Generated from schemas/catalog.ts by `npm run generate`; do not edit.
// <stdin>
import { problemsOfProjectConfig } from "./problems/project-config.v1.js";
var validateProjectConfig = (function() {
  "use strict";
  let stringLength = (string) => /[\uD800-\uDFFF]/.test(string) ? [...string].length : string.length, pattern0 = new RegExp("^https?:\\/\\/[^\\s@]+$", "u"), pattern1 = new RegExp("^[A-Za-z_][A-Za-z0-9_]{0,127}$", "u"), ref3 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.usd !== void 0 && (typeof data.usd != "number" || !(0 <= data.usd) || !(1e6 >= data.usd)) || data.tokens !== void 0 && (!Number.isInteger(data.tokens) || !(1 <= data.tokens) || !(1e12 >= data.tokens)))
      return !1;
    for (let key6 of Object.keys(data))
      if (key6 !== "usd" && key6 !== "tokens") return !1;
    return !0;
  }, ref2 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.callsPerStep !== void 0 && (!Number.isInteger(data.callsPerStep) || !(1 <= data.callsPerStep) || !(1e4 >= data.callsPerStep)) || data.sessionMinutes !== void 0 && (!Number.isInteger(data.sessionMinutes) || !(1 <= data.sessionMinutes) || !(10080 >= data.sessionMinutes)) || data.callMinutes !== void 0 && (!Number.isInteger(data.callMinutes) || !(1 <= data.callMinutes) || !(120 >= data.callMinutes)) || data.stepMinutes !== void 0 && (!Number.isInteger(data.stepMinutes) || !(1 <= data.stepMinutes) || !(10080 >= data.stepMinutes)) || data.silenceMinutes !== void 0 && (!Number.isInteger(data.silenceMinutes) || !(15 <= data.silenceMinutes) || !(10080 >= data.silenceMinutes)) || data.stuck !== void 0 && (typeof data.stuck != "string" || !(data.stuck === "stop" || data.stuck === "nudge" || data.stuck === "off")) || data.childSessions !== void 0 && (!Number.isInteger(data.childSessions) || !(0 <= data.childSessions) || !(1e3 >= data.childSessions)) || data.childDepth !== void 0 && (!Number.isInteger(data.childDepth) || !(1 <= data.childDepth) || !(8 >= data.childDepth)))
      return !1;
    if (data.sandbox !== void 0) {
      if (!(typeof data.sandbox == "object" && data.sandbox && !Array.isArray(data.sandbox)) || data.sandbox.memoryMebibytes !== void 0 && (!Number.isInteger(data.sandbox.memoryMebibytes) || !(256 <= data.sandbox.memoryMebibytes) || !(16777216 >= data.sandbox.memoryMebibytes)) || data.sandbox.diskMebibytes !== void 0 && (!Number.isInteger(data.sandbox.diskMebibytes) || !(16 <= data.sandbox.diskMebibytes) || !(16777216 >= data.sandbox.diskMebibytes)) || data.sandbox.processes !== void 0 && (!Number.isInteger(data.sandbox.processes) || !(32 <= data.sandbox.processes) || !(65536 >= data.sandbox.processes)))
        return !1;
      for (let key5 of Object.keys(data.sandbox))
        if (key5 !== "memoryMebibytes" && key5 !== "diskMebibytes" && key5 !== "processes") return !1;
    }
    if (data.spending !== void 0) {
      if (!(typeof data.spending == "object" && data.spending && !Array.isArray(data.spending)) || data.spending.step !== void 0 && !ref3(data.spending.step) || data.spending.run !== void 0 && !ref3(data.spending.run) || data.spending.trigger !== void 0 && !ref3(data.spending.trigger) || data.spending.day !== void 0 && !ref3(data.spending.day))
        return !1;
      for (let key7 of Object.keys(data.spending))
        if (key7 !== "step" && key7 !== "run" && key7 !== "trigger" && key7 !== "day") return !1;
    }
    for (let key8 of Object.keys(data))
      if (key8 !== "callsPerStep" && key8 !== "sessionMinutes" && key8 !== "callMinutes" && key8 !== "stepMinutes" && key8 !== "silenceMinutes" && key8 !== "stuck" && key8 !== "childSessions" && key8 !== "childDepth" && key8 !== "sandbox" && key8 !== "spending") return !1;
    return !0;
  }, ref6 = function(data) {
    return !(!(data === "any") && !(() => {
      if (!Array.isArray(data) || data.length > 1e3) return !1;
      for (let j = 0; j < data.length; j++)
        if (typeof data[j] != "string" || data[j].length > 512 && stringLength(data[j]) > 512 || data[j].length < 1 || stringLength(data[j]) < 1) return !1;
      return !0;
    })());
  }, pattern2 = new RegExp("^[^\\s*]+( [^\\s*]+)*( \\*)?$", "u"), ref5 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data))) return !1;
    for (let key9 of Object.keys(data)) {
      if (!(typeof data[key9] == "object" && data[key9] && !Array.isArray(data[key9])) || data[key9].read !== void 0 && !ref6(data[key9].read) || data[key9].write !== void 0 && !ref6(data[key9].write) || data[key9].commands !== void 0 && !(data[key9].commands === "any") && !(() => {
        if (!Array.isArray(data[key9].commands) || data[key9].commands.length > 1e3) return !1;
        for (let k = 0; k < data[key9].commands.length; k++)
          if (typeof data[key9].commands[k] != "string" || data[key9].commands[k].length > 512 && stringLength(data[key9].commands[k]) > 512 || data[key9].commands[k].length < 1 || stringLength(data[key9].commands[k]) < 1 || !pattern2.test(data[key9].commands[k])) return !1;
        return !0;
      })())
        return !1;
      if (data[key9].network !== void 0) {
        if (!(typeof data[key9].network == "object" && data[key9].network && !Array.isArray(data[key9].network)) || data[key9].network.hosts === void 0 || !Array.isArray(data[key9].network.hosts) || data[key9].network.hosts.length > 1e3) return !1;
        for (let l = 0; l < data[key9].network.hosts.length; l++)
          if (typeof data[key9].network.hosts[l] != "string" || data[key9].network.hosts[l].length > 512 && stringLength(data[key9].network.hosts[l]) > 512 || data[key9].network.hosts[l].length < 1 || stringLength(data[key9].network.hosts[l]) < 1) return !1;
        for (let key10 of Object.keys(data[key9].network))
          if (key10 !== "hosts") return !1;
      }
      if (data[key9].spawn !== void 0 && !ref6(data[key9].spawn))
        return !1;
      for (let key11 of Object.keys(data[key9]))
        if (key11 !== "read" && key11 !== "write" && key11 !== "commands" && key11 !== "network" && key11 !== "spawn") return !1;
    }
    return !0;
  }, hasOwn = Function.prototype.call.bind(Object.prototype.hasOwnProperty), ref4 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.policies !== void 0 && !ref5(data.policies))
      return !1;
    if (data.workflows !== void 0) {
      if (!Array.isArray(data.workflows) || data.workflows.length > 1e3) return !1;
      for (let m = 0; m < data.workflows.length; m++) {
        if (!(typeof data.workflows[m] == "object" && data.workflows[m] && !Array.isArray(data.workflows[m])) || !(data.workflows[m].match !== void 0 && hasOwn(data.workflows[m], "match")) || data.workflows[m].policy === void 0 || typeof data.workflows[m].match != "string" || data.workflows[m].match.length > 256 && stringLength(data.workflows[m].match) > 256 || data.workflows[m].match.length < 1 || stringLength(data.workflows[m].match) < 1 || typeof data.workflows[m].policy != "string" || data.workflows[m].policy.length > 128 && stringLength(data.workflows[m].policy) > 128 || data.workflows[m].policy.length < 1 || stringLength(data.workflows[m].policy) < 1 || data.workflows[m].steps !== void 0 && !ref5(data.workflows[m].steps))
          return !1;
        for (let key12 of Object.keys(data.workflows[m]))
          if (key12 !== "match" && key12 !== "policy" && key12 !== "steps") return !1;
      }
    }
    for (let key13 of Object.keys(data))
      if (key13 !== "policies" && key13 !== "workflows") return !1;
    return !0;
  }, pattern3 = new RegExp("^(?!.*\\.\\.)(?!.*\\/\\/)[A-Za-z0-9_][A-Za-z0-9_./-]*$", "u"), pattern4 = new RegExp("^[A-Za-z0-9_.-]+$", "u"), pattern5 = new RegExp("^(?:https:\\/\\/|http:\\/\\/(?:127\\.0\\.0\\.1|localhost)[:/])[^\\s@]+$", "u"), pattern6 = new RegExp("^[^\\r\\n\\0]*$", "u"), ref8 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.path === void 0 || data.baseBranch === void 0 || typeof data.path != "string" || data.path.length > 4096 && stringLength(data.path) > 4096 || data.path.length < 1 || stringLength(data.path) < 1 || data.remote !== void 0 && (typeof data.remote != "string" || data.remote.length > 200 && stringLength(data.remote) > 200 || !pattern3.test(data.remote)) || typeof data.baseBranch != "string" || data.baseBranch.length > 200 && stringLength(data.baseBranch) > 200 || !pattern3.test(data.baseBranch)) return !1;
    if (data.forge !== void 0) {
      if (!(typeof data.forge == "object" && data.forge && !Array.isArray(data.forge)) || data.forge.kind === void 0 || data.forge.owner === void 0 || data.forge.repo === void 0 || data.forge.kind !== "github" || typeof data.forge.owner != "string" || data.forge.owner.length > 100 && stringLength(data.forge.owner) > 100 || !pattern4.test(data.forge.owner) || typeof data.forge.repo != "string" || data.forge.repo.length > 100 && stringLength(data.forge.repo) > 100 || !pattern4.test(data.forge.repo) || data.forge.baseUrl !== void 0 && (typeof data.forge.baseUrl != "string" || data.forge.baseUrl.length > 2048 && stringLength(data.forge.baseUrl) > 2048 || !pattern5.test(data.forge.baseUrl)) || data.forge.tokenVariable !== void 0 && (typeof data.forge.tokenVariable != "string" || !pattern1.test(data.forge.tokenVariable)))
        return !1;
      for (let key14 of Object.keys(data.forge))
        if (key14 !== "kind" && key14 !== "owner" && key14 !== "repo" && key14 !== "baseUrl" && key14 !== "tokenVariable") return !1;
    }
    if (data.labels !== void 0) {
      if (!Array.isArray(data.labels) || data.labels.length > 20) return !1;
      for (let o = 0; o < data.labels.length; o++)
        if (typeof data.labels[o] != "string" || data.labels[o].length > 50 && stringLength(data.labels[o]) > 50 || data.labels[o].length < 1 || stringLength(data.labels[o]) < 1 || !pattern6.test(data.labels[o])) return !1;
    }
    if (data.paths !== void 0) {
      if (!Array.isArray(data.paths) || data.paths.length > 100) return !1;
      for (let p = 0; p < data.paths.length; p++)
        if (typeof data.paths[p] != "string" || data.paths[p].length > 4096 && stringLength(data.paths[p]) > 4096 || data.paths[p].length < 1 || stringLength(data.paths[p]) < 1) return !1;
    }
    if (data.protectedPaths !== void 0) {
      if (!Array.isArray(data.protectedPaths) || data.protectedPaths.length > 100) return !1;
      for (let q = 0; q < data.protectedPaths.length; q++)
        if (typeof data.protectedPaths[q] != "string" || data.protectedPaths[q].length > 4096 && stringLength(data.protectedPaths[q]) > 4096 || data.protectedPaths[q].length < 1 || stringLength(data.protectedPaths[q]) < 1) return !1;
    }
    if (data.secretPaths !== void 0) {
      if (!Array.isArray(data.secretPaths) || data.secretPaths.length > 100) return !1;
      for (let r = 0; r < data.secretPaths.length; r++)
        if (typeof data.secretPaths[r] != "string" || data.secretPaths[r].length > 4096 && stringLength(data.secretPaths[r]) > 4096 || data.secretPaths[r].length < 1 || stringLength(data.secretPaths[r]) < 1) return !1;
    }
    if (data.filesMax !== void 0 && (!Number.isInteger(data.filesMax) || !(1 <= data.filesMax) || !(3e3 >= data.filesMax)) || data.bytesMax !== void 0 && (!Number.isInteger(data.bytesMax) || !(1 <= data.bytesMax) || !(104857600 >= data.bytesMax)))
      return !1;
    if (data.checks !== void 0) {
      if (!Array.isArray(data.checks) || data.checks.length > 20) return !1;
      for (let s = 0; s < data.checks.length; s++)
        if (typeof data.checks[s] != "string" || data.checks[s].length > 4096 && stringLength(data.checks[s]) > 4096 || data.checks[s].length < 1 || stringLength(data.checks[s]) < 1 || !pattern6.test(data.checks[s])) return !1;
    }
    if (data.author !== void 0) {
      if (!(typeof data.author == "object" && data.author && !Array.isArray(data.author)) || data.author.name === void 0 || data.author.email === void 0 || typeof data.author.name != "string" || data.author.name.length > 100 && stringLength(data.author.name) > 100 || data.author.name.length < 1 || stringLength(data.author.name) < 1 || !pattern6.test(data.author.name) || typeof data.author.email != "string" || data.author.email.length > 200 && stringLength(data.author.email) > 200 || data.author.email.length < 1 || stringLength(data.author.email) < 1 || !pattern6.test(data.author.email)) return !1;
      for (let key15 of Object.keys(data.author))
        if (key15 !== "name" && key15 !== "email") return !1;
    }
    for (let key16 of Object.keys(data))
      if (key16 !== "path" && key16 !== "remote" && key16 !== "baseBranch" && key16 !== "forge" && key16 !== "labels" && key16 !== "paths" && key16 !== "protectedPaths" && key16 !== "secretPaths" && key16 !== "filesMax" && key16 !== "bytesMax" && key16 !== "checks" && key16 !== "author") return !1;
    return !0;
  }, ref7 = function(data) {
    if (!Array.isArray(data) || data.length > 100) return !1;
    for (let n = 0; n < data.length; n++)
      if (!ref8(data[n])) return !1;
    return !0;
  }, pattern7 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), pattern8 = new RegExp("^[A-Za-z0-9_.-]{1,100}\\/[A-Za-z0-9_.-]{1,100}$", "u"), pattern9 = new RegExp("^\\/[a-z][a-z0-9-]{0,49}$", "u"), ref10 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.workflow === void 0 || data.project === void 0 || data.goal === void 0 || typeof data.workflow != "string" || !pattern7.test(data.workflow) || typeof data.project != "string" || data.project.length > 4096 && stringLength(data.project) > 4096 || data.project.length < 1 || stringLength(data.project) < 1 || typeof data.goal != "string" || data.goal.length > 1e3 && stringLength(data.goal) > 1e3 || data.goal.length < 1 || stringLength(data.goal) < 1) return !1;
    if (data.context !== void 0) {
      if (!(typeof data.context == "object" && data.context && !Array.isArray(data.context))) return !1;
      for (let key18 of Object.keys(data.context))
        if (typeof data.context[key18] != "string" || data.context[key18].length > 1024 && stringLength(data.context[key18]) > 1024) return !1;
    }
    if (data.strangers !== void 0 && (typeof data.strangers != "string" || !(data.strangers === "refuse" || data.strangers === "run")) || data.deliver !== void 0 && typeof data.deliver != "boolean" || data.cooldownMinutes !== void 0 && (!Number.isInteger(data.cooldownMinutes) || !(0 <= data.cooldownMinutes) || !(10080 >= data.cooldownMinutes)) || data.runsPerDay !== void 0 && (!Number.isInteger(data.runsPerDay) || !(1 <= data.runsPerDay) || !(1e3 >= data.runsPerDay)) || data.chainDepth !== void 0 && (!Number.isInteger(data.chainDepth) || !(0 <= data.chainDepth) || !(10 >= data.chainDepth)))
      return !1;
    if (data.github !== void 0) {
      if (!(typeof data.github == "object" && data.github && !Array.isArray(data.github)) || data.github.repository === void 0 || data.github.event === void 0 || data.github.tokenVariable === void 0 || typeof data.github.repository != "string" || !pattern8.test(data.github.repository) || typeof data.github.event != "string" || !(data.github.event === "issue_labeled" || data.github.event === "issue_opened" || data.github.event === "comment_command" || data.github.event === "pull_request_labeled" || data.github.event === "pull_request_opened") || data.github.label !== void 0 && (typeof data.github.label != "string" || data.github.label.length > 100 && stringLength(data.github.label) > 100 || data.github.label.length < 1 || stringLength(data.github.label) < 1) || data.github.command !== void 0 && (typeof data.github.command != "string" || !pattern9.test(data.github.command)) || data.github.secretVariable !== void 0 && (typeof data.github.secretVariable != "string" || !pattern1.test(data.github.secretVariable)) || data.github.pollMinutes !== void 0 && (!Number.isInteger(data.github.pollMinutes) || !(1 <= data.github.pollMinutes) || !(1440 >= data.github.pollMinutes)) || typeof data.github.tokenVariable != "string" || !pattern1.test(data.github.tokenVariable) || data.github.baseUrl !== void 0 && (typeof data.github.baseUrl != "string" || data.github.baseUrl.length > 2048 && stringLength(data.github.baseUrl) > 2048 || !pattern5.test(data.github.baseUrl)) || data.github.permission !== void 0 && (typeof data.github.permission != "string" || !(data.github.permission === "write" || data.github.permission === "admin")))
        return !1;
      if (data.github.bots !== void 0) {
        if (!Array.isArray(data.github.bots) || data.github.bots.length > 50) return !1;
        for (let t = 0; t < data.github.bots.length; t++)
          if (!Number.isInteger(data.github.bots[t]) || !(1 <= data.github.bots[t]) || !(9007199254740991 >= data.github.bots[t])) return !1;
      }
      if (data.github.vouch !== void 0 && typeof data.github.vouch != "boolean")
        return !1;
      for (let key19 of Object.keys(data.github))
        if (key19 !== "repository" && key19 !== "event" && key19 !== "label" && key19 !== "command" && key19 !== "secretVariable" && key19 !== "pollMinutes" && key19 !== "tokenVariable" && key19 !== "baseUrl" && key19 !== "permission" && key19 !== "bots" && key19 !== "vouch") return !1;
    }
    if (data.webhook !== void 0) {
      if (!(typeof data.webhook == "object" && data.webhook && !Array.isArray(data.webhook)) || data.webhook.secretVariable === void 0 || typeof data.webhook.secretVariable != "string" || !pattern1.test(data.webhook.secretVariable) || data.webhook.subject !== void 0 && (typeof data.webhook.subject != "string" || data.webhook.subject.length > 1e3 && stringLength(data.webhook.subject) > 1e3 || data.webhook.subject.length < 1 || stringLength(data.webhook.subject) < 1) || data.webhook.trust !== void 0 && (typeof data.webhook.trust != "string" || !(data.webhook.trust === "user" || data.webhook.trust === "stranger")))
        return !1;
      for (let key20 of Object.keys(data.webhook))
        if (key20 !== "secretVariable" && key20 !== "subject" && key20 !== "trust") return !1;
    }
    if (data.cron !== void 0) {
      if (!(typeof data.cron == "object" && data.cron && !Array.isArray(data.cron)) || data.cron.expression === void 0 || data.cron.timeZone === void 0 || typeof data.cron.expression != "string" || data.cron.expression.length > 200 && stringLength(data.cron.expression) > 200 || data.cron.expression.length < 1 || stringLength(data.cron.expression) < 1 || typeof data.cron.timeZone != "string" || data.cron.timeZone.length > 64 && stringLength(data.cron.timeZone) > 64 || data.cron.timeZone.length < 1 || stringLength(data.cron.timeZone) < 1 || data.cron.catchUp !== void 0 && (typeof data.cron.catchUp != "string" || !(data.cron.catchUp === "none" || data.cron.catchUp === "latest" || data.cron.catchUp === "all")) || data.cron.catchUpMax !== void 0 && (!Number.isInteger(data.cron.catchUpMax) || !(1 <= data.cron.catchUpMax) || !(100 >= data.cron.catchUpMax)) || data.cron.overlap !== void 0 && (typeof data.cron.overlap != "string" || !(data.cron.overlap === "skip" || data.cron.overlap === "queue" || data.cron.overlap === "replace")))
        return !1;
      for (let key21 of Object.keys(data.cron))
        if (key21 !== "expression" && key21 !== "timeZone" && key21 !== "catchUp" && key21 !== "catchUpMax" && key21 !== "overlap") return !1;
    }
    if (data.onComplete !== void 0) {
      if (!(typeof data.onComplete == "object" && data.onComplete && !Array.isArray(data.onComplete)) || data.onComplete.workflow === void 0 || data.onComplete.outcomes === void 0 || typeof data.onComplete.workflow != "string" || !pattern7.test(data.onComplete.workflow) || !Array.isArray(data.onComplete.outcomes) || data.onComplete.outcomes.length > 3 || data.onComplete.outcomes.length < 1) return !1;
      for (let u = 0; u < data.onComplete.outcomes.length; u++)
        if (typeof data.onComplete.outcomes[u] != "string" || !(data.onComplete.outcomes[u] === "finished" || data.onComplete.outcomes[u] === "waiting" || data.onComplete.outcomes[u] === "dropped")) return !1;
      for (let key22 of Object.keys(data.onComplete))
        if (key22 !== "workflow" && key22 !== "outcomes") return !1;
    }
    for (let key23 of Object.keys(data))
      if (key23 !== "workflow" && key23 !== "project" && key23 !== "goal" && key23 !== "context" && key23 !== "strangers" && key23 !== "deliver" && key23 !== "cooldownMinutes" && key23 !== "runsPerDay" && key23 !== "chainDepth" && key23 !== "github" && key23 !== "webhook" && key23 !== "cron" && key23 !== "onComplete") return !1;
    return !0;
  }, ref9 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data))) return !1;
    for (let key17 of Object.keys(data))
      if (!ref10(data[key17])) return !1;
    return !0;
  }, ref1 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.model !== void 0 && (typeof data.model != "string" || data.model.length > 128 && stringLength(data.model) > 128 || data.model.length < 1 || stringLength(data.model) < 1))
      return !1;
    if (data.models !== void 0) {
      if (!(typeof data.models == "object" && data.models && !Array.isArray(data.models))) return !1;
      for (let key2 of Object.keys(data.models)) {
        if (!(typeof data.models[key2] == "object" && data.models[key2] && !Array.isArray(data.models[key2])) || data.models[key2].provider === void 0 || data.models[key2].id === void 0 || typeof data.models[key2].provider != "string" || !(data.models[key2].provider === "anthropic" || data.models[key2].provider === "openai_compatible" || data.models[key2].provider === "scripted") || typeof data.models[key2].id != "string" || data.models[key2].id.length > 128 && stringLength(data.models[key2].id) > 128 || data.models[key2].id.length < 1 || stringLength(data.models[key2].id) < 1 || data.models[key2].baseUrl !== void 0 && (typeof data.models[key2].baseUrl != "string" || data.models[key2].baseUrl.length > 2048 && stringLength(data.models[key2].baseUrl) > 2048 || !pattern0.test(data.models[key2].baseUrl)) || data.models[key2].apiKeyVariable !== void 0 && (typeof data.models[key2].apiKeyVariable != "string" || !pattern1.test(data.models[key2].apiKeyVariable)) || data.models[key2].script !== void 0 && (typeof data.models[key2].script != "string" || data.models[key2].script.length > 4096 && stringLength(data.models[key2].script) > 4096 || data.models[key2].script.length < 1 || stringLength(data.models[key2].script) < 1) || data.models[key2].maxOutputTokens !== void 0 && (!Number.isInteger(data.models[key2].maxOutputTokens) || !(1 <= data.models[key2].maxOutputTokens) || !(1e6 >= data.models[key2].maxOutputTokens)))
          return !1;
        if (data.models[key2].prices !== void 0) {
          if (!(typeof data.models[key2].prices == "object" && data.models[key2].prices && !Array.isArray(data.models[key2].prices)) || data.models[key2].prices.input === void 0 || data.models[key2].prices.output === void 0 || typeof data.models[key2].prices.input != "number" || !(0 <= data.models[key2].prices.input) || !(1e6 >= data.models[key2].prices.input) || typeof data.models[key2].prices.output != "number" || !(0 <= data.models[key2].prices.output) || !(1e6 >= data.models[key2].prices.output) || data.models[key2].prices.cacheRead !== void 0 && (typeof data.models[key2].prices.cacheRead != "number" || !(0 <= data.models[key2].prices.cacheRead) || !(1e6 >= data.models[key2].prices.cacheRead)) || data.models[key2].prices.cacheWrite !== void 0 && (typeof data.models[key2].prices.cacheWrite != "number" || !(0 <= data.models[key2].prices.cacheWrite) || !(1e6 >= data.models[key2].prices.cacheWrite)) || data.models[key2].prices.reasoning !== void 0 && (typeof data.models[key2].prices.reasoning != "number" || !(0 <= data.models[key2].prices.reasoning) || !(1e6 >= data.models[key2].prices.reasoning)))
            return !1;
          for (let key3 of Object.keys(data.models[key2].prices))
            if (key3 !== "input" && key3 !== "output" && key3 !== "cacheRead" && key3 !== "cacheWrite" && key3 !== "reasoning") return !1;
        }
        for (let key4 of Object.keys(data.models[key2]))
          if (key4 !== "provider" && key4 !== "id" && key4 !== "baseUrl" && key4 !== "apiKeyVariable" && key4 !== "script" && key4 !== "maxOutputTokens" && key4 !== "prices") return !1;
      }
    }
    if (data.sandbox !== void 0 && (typeof data.sandbox != "string" || !(data.sandbox === "unshare" || data.sandbox === "bwrap" || data.sandbox === "no_tools")) || data.confirmations !== void 0 && (typeof data.confirmations != "string" || !(data.confirmations === "ask" || data.confirmations === "skip")) || data.sessionsAtOnce !== void 0 && (!Number.isInteger(data.sessionsAtOnce) || !(1 <= data.sessionsAtOnce) || !(20 >= data.sessionsAtOnce)) || data.limits !== void 0 && !ref2(data.limits) || data.permissions !== void 0 && !ref4(data.permissions) || data.delivery !== void 0 && !ref7(data.delivery) || data.triggers !== void 0 && !ref9(data.triggers))
      return !1;
    if (data.webhooks !== void 0) {
      if (!(typeof data.webhooks == "object" && data.webhooks && !Array.isArray(data.webhooks)) || data.webhooks.port === void 0 || !Number.isInteger(data.webhooks.port) || !(1 <= data.webhooks.port) || !(65535 >= data.webhooks.port)) return !1;
      for (let key24 of Object.keys(data.webhooks))
        if (key24 !== "port") return !1;
    }
    if (data.api !== void 0) {
      if (!(typeof data.api == "object" && data.api && !Array.isArray(data.api)) || data.api.port === void 0 || !Number.isInteger(data.api.port) || !(0 <= data.api.port) || !(65535 >= data.api.port)) return !1;
      for (let key25 of Object.keys(data.api))
        if (key25 !== "port") return !1;
    }
    for (let key26 of Object.keys(data))
      if (key26 !== "model" && key26 !== "models" && key26 !== "sandbox" && key26 !== "confirmations" && key26 !== "sessionsAtOnce" && key26 !== "limits" && key26 !== "permissions" && key26 !== "delivery" && key26 !== "triggers" && key26 !== "webhooks" && key26 !== "api") return !1;
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
    for (let key27 of Object.keys(data))
      if (key27 !== "$schema" && key27 !== "sources" && key27 !== "lint" && key27 !== "preferences" && key27 !== "daemon") return !1;
    return !0;
  };
})();
validateProjectConfig.problems = problemsOfProjectConfig;
export {
  validateProjectConfig
};
