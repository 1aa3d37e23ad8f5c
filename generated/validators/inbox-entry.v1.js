// Generated from schemas/daemon/inbox-entry.ts by `npm run generate`; do not edit.
// <stdin>
var validateInboxEntry = (function() {
  "use strict";
  let pattern0 = new RegExp("^entry_[0-9a-z]{26}$", "u"), pattern1 = new RegExp("^sess_[a-z0-9_]{1,64}$", "u"), stringLength = (string) => /[\uD800-\uDFFF]/.test(string) ? [...string].length : string.length, pattern2 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.v === void 0 || data.ticket === void 0 || data.entryId === void 0 || data.sessionId === void 0 || data.atMs === void 0 || data.action === void 0 || data.v !== 1 || !Number.isInteger(data.ticket) || !(0 <= data.ticket) || typeof data.entryId != "string" || !pattern0.test(data.entryId) || typeof data.sessionId != "string" || !pattern1.test(data.sessionId) || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || !(typeof data.action == "object" && data.action && !Array.isArray(data.action)) || data.action.kind === void 0) return !1;
    switch (data.action.kind) {
      case "message":
        if (data.action.text === void 0 || typeof data.action.text != "string" || data.action.text.length > 16384 && stringLength(data.action.text) > 16384 || data.action.text.length < 1 || stringLength(data.action.text) < 1) return !1;
        break;
      case "pause":
        break;
      case "resume":
        break;
      case "cancel":
        if (data.action.reason !== void 0 && (typeof data.action.reason != "string" || data.action.reason.length > 16384 && stringLength(data.action.reason) > 16384 || data.action.reason.length < 1 || stringLength(data.action.reason) < 1))
          return !1;
        break;
      case "raise":
        if (data.action.limit === void 0 || typeof data.action.limit != "string" || !(data.action.limit === "run" || data.action.limit === "trigger" || data.action.limit === "day") || data.action.microUsd !== void 0 && (!Number.isInteger(data.action.microUsd) || !(0 <= data.action.microUsd)) || data.action.tokens !== void 0 && (!Number.isInteger(data.action.tokens) || !(0 <= data.action.tokens) || !(1e12 >= data.action.tokens)) || data.action.reason !== void 0 && (typeof data.action.reason != "string" || data.action.reason.length > 16384 && stringLength(data.action.reason) > 16384 || data.action.reason.length < 1 || stringLength(data.action.reason) < 1))
          return !1;
        break;
      case "answer":
        if (data.action.gate === void 0 || data.action.decision === void 0 || typeof data.action.gate != "string" || !pattern2.test(data.action.gate) || typeof data.action.decision != "string" || !(data.action.decision === "approve" || data.action.decision === "reject") || data.action.comment !== void 0 && (typeof data.action.comment != "string" || data.action.comment.length > 16384 && stringLength(data.action.comment) > 16384 || data.action.comment.length < 1 || stringLength(data.action.comment) < 1))
          return !1;
        break;
      default:
        return !1;
    }
    return !0;
  };
})();
export {
  validateInboxEntry
};
