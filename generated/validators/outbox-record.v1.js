// Generated from schemas/daemon/delivery.ts by `npm run generate`; do not edit.
// <stdin>
var validateOutboxRecord = (function() {
  "use strict";
  let pattern0 = new RegExp("^sess_[a-z0-9_]{1,64}$", "u"), stringLength = (string) => /[\uD800-\uDFFF]/.test(string) ? [...string].length : string.length, pattern1 = new RegExp("^(?!.*\\.\\.)(?!.*\\/\\/)[A-Za-z0-9_][A-Za-z0-9_./-]*$", "u"), pattern2 = new RegExp("^[A-Za-z0-9_.-]+$", "u"), pattern3 = new RegExp("^(?:https:\\/\\/|http:\\/\\/(?:127\\.0\\.0\\.1|localhost)[:/])[^\\s@]+$", "u"), pattern4 = new RegExp("^[A-Za-z_][A-Za-z0-9_]{0,127}$", "u"), pattern5 = new RegExp("^[^\\r\\n\\0]*$", "u"), ref2 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.remote === void 0 || data.baseBranch === void 0 || data.issue === void 0 || typeof data.remote != "string" || data.remote.length > 200 && stringLength(data.remote) > 200 || !pattern1.test(data.remote) || typeof data.baseBranch != "string" || data.baseBranch.length > 200 && stringLength(data.baseBranch) > 200 || !pattern1.test(data.baseBranch) || data.forge !== void 0 && (!(typeof data.forge == "object" && data.forge && !Array.isArray(data.forge)) || data.forge.kind === void 0 || data.forge.owner === void 0 || data.forge.repo === void 0 || data.forge.kind !== "github" || typeof data.forge.owner != "string" || data.forge.owner.length > 100 && stringLength(data.forge.owner) > 100 || !pattern2.test(data.forge.owner) || typeof data.forge.repo != "string" || data.forge.repo.length > 100 && stringLength(data.forge.repo) > 100 || !pattern2.test(data.forge.repo) || data.forge.baseUrl !== void 0 && (typeof data.forge.baseUrl != "string" || data.forge.baseUrl.length > 2048 && stringLength(data.forge.baseUrl) > 2048 || !pattern3.test(data.forge.baseUrl)) || data.forge.tokenVariable !== void 0 && (typeof data.forge.tokenVariable != "string" || !pattern4.test(data.forge.tokenVariable))))
      return !1;
    if (data.labels !== void 0) {
      if (!Array.isArray(data.labels) || data.labels.length > 20) return !1;
      for (let i = 0; i < data.labels.length; i++)
        if (typeof data.labels[i] != "string" || data.labels[i].length > 50 && stringLength(data.labels[i]) > 50 || data.labels[i].length < 1 || stringLength(data.labels[i]) < 1 || !pattern5.test(data.labels[i])) return !1;
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
        if (typeof data.checks[m] != "string" || data.checks[m].length > 4096 && stringLength(data.checks[m]) > 4096 || data.checks[m].length < 1 || stringLength(data.checks[m]) < 1 || !pattern5.test(data.checks[m])) return !1;
    }
    return !(data.author !== void 0 && (!(typeof data.author == "object" && data.author && !Array.isArray(data.author)) || data.author.name === void 0 || data.author.email === void 0 || typeof data.author.name != "string" || data.author.name.length > 100 && stringLength(data.author.name) > 100 || data.author.name.length < 1 || stringLength(data.author.name) < 1 || !pattern5.test(data.author.name) || typeof data.author.email != "string" || data.author.email.length > 200 && stringLength(data.author.email) > 200 || data.author.email.length < 1 || stringLength(data.author.email) < 1 || !pattern5.test(data.author.email)) || !!(!Number.isInteger(data.issue) || !(0 < data.issue)) && !(data.issue === null));
  }, ref1 = function(data) {
    return !(!(typeof data == "object" && data && !Array.isArray(data)) || data.v === void 0 || data.index === void 0 || data.atMs === void 0 || data.kind === void 0 || data.sessionId === void 0 || data.target === void 0 || data.v !== 1 || !Number.isInteger(data.index) || !(0 <= data.index) || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || data.kind !== "requested" || typeof data.sessionId != "string" || !pattern0.test(data.sessionId) || !ref2(data.target));
  }, pattern6 = new RegExp("^[0-9a-f]{40}(?:[0-9a-f]{24})?$", "u"), pattern7 = new RegExp("^[0-9a-f]{64}$", "u");
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.kind === void 0) return !1;
    switch (data.kind) {
      case "requested":
        if (!ref1(data)) return !1;
        break;
      case "planned":
        if (data.v === void 0 || data.index === void 0 || data.atMs === void 0 || data.plan === void 0 || data.v !== 1 || !Number.isInteger(data.index) || !(0 <= data.index) || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || !(typeof data.plan == "object" && data.plan && !Array.isArray(data.plan)) || data.plan.kind === void 0) return !1;
        switch (data.plan.kind) {
          case "changes":
            if (data.plan.branch === void 0 || data.plan.parent === void 0 || data.plan.tree === void 0 || data.plan.files === void 0 || data.plan.title === void 0 || data.plan.text === void 0 || data.plan.isDraft === void 0 || typeof data.plan.branch != "string" || data.plan.branch.length > 200 && stringLength(data.plan.branch) > 200 || !pattern1.test(data.plan.branch) || typeof data.plan.parent != "string" || !pattern6.test(data.plan.parent) || typeof data.plan.tree != "string" || !pattern6.test(data.plan.tree) || !Number.isInteger(data.plan.files) || !(0 <= data.plan.files) || typeof data.plan.title != "string" || data.plan.title.length > 100 && stringLength(data.plan.title) > 100 || typeof data.plan.text != "string" || data.plan.text.length > 49152 && stringLength(data.plan.text) > 49152 || data.plan.costs !== void 0 && (typeof data.plan.costs != "string" || data.plan.costs.length > 200 && stringLength(data.plan.costs) > 200) || typeof data.plan.isDraft != "boolean") return !1;
            break;
          case "nothing_to_change":
            if (data.plan.text === void 0 || typeof data.plan.text != "string" || data.plan.text.length > 49152 && stringLength(data.plan.text) > 49152) return !1;
            break;
          case "question":
            if (data.plan.text === void 0 || typeof data.plan.text != "string" || data.plan.text.length > 49152 && stringLength(data.plan.text) > 49152) return !1;
            break;
          default:
            return !1;
        }
        if (data.isParked !== void 0 && data.isParked !== !0 || data.markerKey !== void 0 && (typeof data.markerKey != "string" || !pattern7.test(data.markerKey)))
          return !1;
        break;
      case "started":
        if (data.v === void 0 || data.index === void 0 || data.atMs === void 0 || data.effect === void 0 || data.v !== 1 || !Number.isInteger(data.index) || !(0 <= data.index) || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || typeof data.effect != "string" || !(data.effect === "commit" || data.effect === "push" || data.effect === "pull_request" || data.effect === "label" || data.effect === "comment")) return !1;
        break;
      case "done":
        if (data.v === void 0 || data.index === void 0 || data.atMs === void 0 || data.effect === void 0 || data.proof === void 0 || data.v !== 1 || !Number.isInteger(data.index) || !(0 <= data.index) || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || typeof data.effect != "string" || !(data.effect === "commit" || data.effect === "push" || data.effect === "pull_request" || data.effect === "label" || data.effect === "comment") || !(typeof data.proof == "object" && data.proof && !Array.isArray(data.proof)) || data.proof.commit !== void 0 && (typeof data.proof.commit != "string" || !pattern6.test(data.proof.commit)) || data.proof.ref !== void 0 && (typeof data.proof.ref != "string" || data.proof.ref.length > 512 && stringLength(data.proof.ref) > 512) || data.proof.number !== void 0 && (!Number.isInteger(data.proof.number) || !(0 <= data.proof.number)) || data.proof.url !== void 0 && (typeof data.proof.url != "string" || data.proof.url.length > 2048 && stringLength(data.proof.url) > 2048))
          return !1;
        if (data.proof.labels !== void 0) {
          if (!Array.isArray(data.proof.labels) || data.proof.labels.length > 20) return !1;
          for (let n = 0; n < data.proof.labels.length; n++)
            if (typeof data.proof.labels[n] != "string" || data.proof.labels[n].length > 50 && stringLength(data.proof.labels[n]) > 50) return !1;
        }
        break;
      case "refused":
        if (data.v === void 0 || data.index === void 0 || data.atMs === void 0 || data.gate === void 0 || data.reason === void 0 || data.allowed === void 0 || data.v !== 1 || !Number.isInteger(data.index) || !(0 <= data.index) || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || typeof data.gate != "string" || !(data.gate === "confirmations" || data.gate === "repository" || data.gate === "base" || data.gate === "paths" || data.gate === "size" || data.gate === "secrets" || data.gate === "checks") || typeof data.reason != "string" || data.reason.length > 1024 && stringLength(data.reason) > 1024 || typeof data.allowed != "string" || data.allowed.length > 1024 && stringLength(data.allowed) > 1024 || data.isApproved !== void 0 && data.isApproved !== !0)
          return !1;
        break;
      case "failed":
        if (data.v === void 0 || data.index === void 0 || data.atMs === void 0 || data.effect === void 0 || data.reason === void 0 || data.v !== 1 || !Number.isInteger(data.index) || !(0 <= data.index) || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || typeof data.effect != "string" || !(data.effect === "commit" || data.effect === "push" || data.effect === "pull_request" || data.effect === "label" || data.effect === "comment") || typeof data.reason != "string" || data.reason.length > 1024 && stringLength(data.reason) > 1024 || data.isApproved !== void 0 && data.isApproved !== !0)
          return !1;
        break;
      case "closed":
        if (data.v === void 0 || data.index === void 0 || data.atMs === void 0 || data.v !== 1 || !Number.isInteger(data.index) || !(0 <= data.index) || !Number.isInteger(data.atMs) || !(0 <= data.atMs)) return !1;
        break;
      case "dismissed":
        if (data.v === void 0 || data.index === void 0 || data.atMs === void 0 || data.v !== 1 || !Number.isInteger(data.index) || !(0 <= data.index) || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || data.isStopped !== void 0 && data.isStopped !== !0)
          return !1;
        break;
      default:
        return !1;
    }
    return !0;
  };
})();
export {
  validateOutboxRecord
};
