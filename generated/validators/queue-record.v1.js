// Generated from schemas/daemon/job.ts by `npm run generate`; do not edit.
// <stdin>
var validateQueueRecord = (function() {
  "use strict";
  let pattern0 = new RegExp("^job_[a-z0-9]{1,64}$", "u"), stringLength = (string) => /[\uD800-\uDFFF]/.test(string) ? [...string].length : string.length, pattern1 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), pattern2 = new RegExp("^(?!.*\\.\\.)(?!.*\\/\\/)[A-Za-z0-9_][A-Za-z0-9_./-]*$", "u"), pattern3 = new RegExp("^[A-Za-z0-9_.-]+$", "u"), pattern4 = new RegExp("^(?:https:\\/\\/|http:\\/\\/(?:127\\.0\\.0\\.1|localhost)[:/])[^\\s@]+$", "u"), pattern5 = new RegExp("^[A-Za-z_][A-Za-z0-9_]{0,127}$", "u"), pattern6 = new RegExp("^[^\\r\\n\\0]*$", "u"), ref4 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.remote === void 0 || data.baseBranch === void 0 || data.issue === void 0 || typeof data.remote != "string" || data.remote.length > 200 && stringLength(data.remote) > 200 || !pattern2.test(data.remote) || typeof data.baseBranch != "string" || data.baseBranch.length > 200 && stringLength(data.baseBranch) > 200 || !pattern2.test(data.baseBranch) || data.forge !== void 0 && (!(typeof data.forge == "object" && data.forge && !Array.isArray(data.forge)) || data.forge.kind === void 0 || data.forge.owner === void 0 || data.forge.repo === void 0 || data.forge.kind !== "github" || typeof data.forge.owner != "string" || data.forge.owner.length > 100 && stringLength(data.forge.owner) > 100 || !pattern3.test(data.forge.owner) || typeof data.forge.repo != "string" || data.forge.repo.length > 100 && stringLength(data.forge.repo) > 100 || !pattern3.test(data.forge.repo) || data.forge.baseUrl !== void 0 && (typeof data.forge.baseUrl != "string" || data.forge.baseUrl.length > 2048 && stringLength(data.forge.baseUrl) > 2048 || !pattern4.test(data.forge.baseUrl)) || data.forge.tokenVariable !== void 0 && (typeof data.forge.tokenVariable != "string" || !pattern5.test(data.forge.tokenVariable))))
      return !1;
    if (data.labels !== void 0) {
      if (!Array.isArray(data.labels) || data.labels.length > 20) return !1;
      for (let i = 0; i < data.labels.length; i++)
        if (typeof data.labels[i] != "string" || data.labels[i].length > 50 && stringLength(data.labels[i]) > 50 || data.labels[i].length < 1 || stringLength(data.labels[i]) < 1 || !pattern6.test(data.labels[i])) return !1;
    }
    if (data.paths !== void 0) {
      if (!Array.isArray(data.paths) || data.paths.length > 100) return !1;
      for (let j = 0; j < data.paths.length; j++)
        if (typeof data.paths[j] != "string" || data.paths[j].length > 4096 && stringLength(data.paths[j]) > 4096 || data.paths[j].length < 1 || stringLength(data.paths[j]) < 1) return !1;
    }
    if (data.protectedPaths !== void 0) {
      if (!Array.isArray(data.protectedPaths) || data.protectedPaths.length > 100) return !1;
      for (let k = 0; k < data.protectedPaths.length; k++)
        if (typeof data.protectedPaths[k] != "string" || data.protectedPaths[k].length > 4096 && stringLength(data.protectedPaths[k]) > 4096 || data.protectedPaths[k].length < 1 || stringLength(data.protectedPaths[k]) < 1) return !1;
    }
    if (data.secretPaths !== void 0) {
      if (!Array.isArray(data.secretPaths) || data.secretPaths.length > 100) return !1;
      for (let l = 0; l < data.secretPaths.length; l++)
        if (typeof data.secretPaths[l] != "string" || data.secretPaths[l].length > 4096 && stringLength(data.secretPaths[l]) > 4096 || data.secretPaths[l].length < 1 || stringLength(data.secretPaths[l]) < 1) return !1;
    }
    if (data.filesMax !== void 0 && (!Number.isInteger(data.filesMax) || !(1 <= data.filesMax) || !(3e3 >= data.filesMax)) || data.bytesMax !== void 0 && (!Number.isInteger(data.bytesMax) || !(1 <= data.bytesMax) || !(104857600 >= data.bytesMax)))
      return !1;
    if (data.checks !== void 0) {
      if (!Array.isArray(data.checks) || data.checks.length > 20) return !1;
      for (let m = 0; m < data.checks.length; m++)
        if (typeof data.checks[m] != "string" || data.checks[m].length > 4096 && stringLength(data.checks[m]) > 4096 || data.checks[m].length < 1 || stringLength(data.checks[m]) < 1 || !pattern6.test(data.checks[m])) return !1;
    }
    return !(data.author !== void 0 && (!(typeof data.author == "object" && data.author && !Array.isArray(data.author)) || data.author.name === void 0 || data.author.email === void 0 || typeof data.author.name != "string" || data.author.name.length > 100 && stringLength(data.author.name) > 100 || data.author.name.length < 1 || stringLength(data.author.name) < 1 || !pattern6.test(data.author.name) || typeof data.author.email != "string" || data.author.email.length > 200 && stringLength(data.author.email) > 200 || data.author.email.length < 1 || stringLength(data.author.email) < 1 || !pattern6.test(data.author.email)) || !!(!Number.isInteger(data.issue) || !(0 < data.issue)) && !(data.issue === null));
  }, ref3 = function(data) {
    return !(!!!ref4(data) && !(data === null));
  }, ref2 = function(data) {
    return !(!(typeof data == "object" && data && !Array.isArray(data)) || data.v === void 0 || data.jobId === void 0 || data.addedAtMs === void 0 || data.key === void 0 || data.subject === void 0 || data.trigger === void 0 || data.origin === void 0 || data.workflowId === void 0 || data.goal === void 0 || data.context === void 0 || data.workspacePath === void 0 || data.trust === void 0 || data.delivery === void 0 || data.v !== 1 || typeof data.jobId != "string" || !pattern0.test(data.jobId) || !Number.isInteger(data.addedAtMs) || !(0 <= data.addedAtMs) || typeof data.key != "string" || data.key.length > 1024 && stringLength(data.key) > 1024 || data.key.length < 1 || stringLength(data.key) < 1 || !!(typeof data.subject != "string" || data.subject.length > 1024 && stringLength(data.subject) > 1024 || data.subject.length < 1 || stringLength(data.subject) < 1) && !(data.subject === null) || !!(typeof data.trigger != "string" || data.trigger.length > 256 && stringLength(data.trigger) > 256 || data.trigger.length < 1 || stringLength(data.trigger) < 1) && !(data.trigger === null) || !(typeof data.origin == "object" && data.origin && !Array.isArray(data.origin)) || data.origin.kind === void 0 || data.origin.chainDepth === void 0 || typeof data.origin.kind != "string" || !(data.origin.kind === "user" || data.origin.kind === "trigger" || data.origin.kind === "session") || !Number.isInteger(data.origin.chainDepth) || !(0 <= data.origin.chainDepth) || typeof data.workflowId != "string" || !pattern1.test(data.workflowId) || typeof data.goal != "string" || data.goal.length > 200 && stringLength(data.goal) > 200 || !(typeof data.context == "object" && data.context && !Array.isArray(data.context)) || typeof data.workspacePath != "string" || data.workspacePath.length > 4096 && stringLength(data.workspacePath) > 4096 || data.workspacePath.length < 1 || stringLength(data.workspacePath) < 1 || typeof data.trust != "string" || !(data.trust === "user" || data.trust === "stranger") || !ref3(data.delivery));
  }, ref1 = function(data) {
    return !(!(typeof data == "object" && data && !Array.isArray(data)) || data.v === void 0 || data.atMs === void 0 || data.kind === void 0 || data.job === void 0 || data.v !== 1 || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || data.kind !== "added" || !ref2(data.job));
  }, pattern7 = new RegExp("^sess_[a-z0-9_]{1,64}$", "u");
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.kind === void 0) return !1;
    switch (data.kind) {
      case "added":
        if (!ref1(data)) return !1;
        break;
      case "claimed":
        if (data.v === void 0 || data.atMs === void 0 || data.jobId === void 0 || data.holder === void 0 || data.v !== 1 || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || typeof data.jobId != "string" || !pattern0.test(data.jobId) || !(typeof data.holder == "object" && data.holder && !Array.isArray(data.holder)) || data.holder.pid === void 0 || data.holder.startTime === void 0 || data.holder.bootId === void 0 || !Number.isInteger(data.holder.pid) || !(0 <= data.holder.pid) || typeof data.holder.startTime != "string" || data.holder.startTime.length > 64 && stringLength(data.holder.startTime) > 64 || typeof data.holder.bootId != "string" || data.holder.bootId.length > 64 && stringLength(data.holder.bootId) > 64) return !1;
        break;
      case "opened":
        if (data.v === void 0 || data.atMs === void 0 || data.jobId === void 0 || data.sessionId === void 0 || data.stepsCompleted === void 0 || data.v !== 1 || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || typeof data.jobId != "string" || !pattern0.test(data.jobId) || typeof data.sessionId != "string" || !pattern7.test(data.sessionId) || !Number.isInteger(data.stepsCompleted) || !(0 <= data.stepsCompleted)) return !1;
        break;
      case "discarded":
        if (data.v === void 0 || data.atMs === void 0 || data.jobId === void 0 || data.sessionId === void 0 || data.v !== 1 || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || typeof data.jobId != "string" || !pattern0.test(data.jobId) || typeof data.sessionId != "string" || !pattern7.test(data.sessionId)) return !1;
        break;
      case "released":
        if (data.v === void 0 || data.atMs === void 0 || data.jobId === void 0 || data.why === void 0 || data.stepsCompleted === void 0 || data.retryAtMs === void 0 || data.reason === void 0 || data.v !== 1 || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || typeof data.jobId != "string" || !pattern0.test(data.jobId) || typeof data.why != "string" || !(data.why === "stopped" || data.why === "failed" || data.why === "requeued") || !Number.isInteger(data.stepsCompleted) || !(0 <= data.stepsCompleted) || !Number.isInteger(data.retryAtMs) || !(0 <= data.retryAtMs) || typeof data.reason != "string" || data.reason.length > 1024 && stringLength(data.reason) > 1024 || data.knownRecords !== void 0 && (!Number.isInteger(data.knownRecords) || !(0 <= data.knownRecords)))
          return !1;
        break;
      case "waiting":
        if (data.v === void 0 || data.atMs === void 0 || data.jobId === void 0 || data.reason === void 0 || data.v !== 1 || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || typeof data.jobId != "string" || !pattern0.test(data.jobId) || typeof data.reason != "string" || data.reason.length > 1024 && stringLength(data.reason) > 1024) return !1;
        break;
      case "finished":
        if (data.v === void 0 || data.atMs === void 0 || data.jobId === void 0 || data.v !== 1 || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || typeof data.jobId != "string" || !pattern0.test(data.jobId)) return !1;
        break;
      case "dropped":
        if (data.v === void 0 || data.atMs === void 0 || data.jobId === void 0 || data.reason === void 0 || data.v !== 1 || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || typeof data.jobId != "string" || !pattern0.test(data.jobId) || typeof data.reason != "string" || data.reason.length > 1024 && stringLength(data.reason) > 1024 || data.isDismissed !== void 0 && data.isDismissed !== !0)
          return !1;
        break;
      default:
        return !1;
    }
    return !0;
  };
})();
export {
  validateQueueRecord
};
