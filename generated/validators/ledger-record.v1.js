// Generated from schemas/daemon/ledger-record.ts by `npm run generate`; do not edit.
// <stdin>
var validateLedgerRecord = (function() {
  "use strict";
  let pattern0 = new RegExp("^sess_[a-z0-9_]{1,64}$", "u"), stringLength = (string) => /[\uD800-\uDFFF]/.test(string) ? [...string].length : string.length, pattern1 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u");
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.kind === void 0) return !1;
    switch (data.kind) {
      case "reserved":
        if (data.v === void 0 || data.id === void 0 || data.atMs === void 0 || data.sessionId === void 0 || data.rootSessionId === void 0 || data.trigger === void 0 || data.workflowId === void 0 || data.step === void 0 || data.turn === void 0 || data.model === void 0 || data.tokens === void 0 || data.microUsd === void 0 || data.v !== 1 || !Number.isInteger(data.id) || !(0 <= data.id) || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || typeof data.sessionId != "string" || !pattern0.test(data.sessionId) || typeof data.rootSessionId != "string" || !pattern0.test(data.rootSessionId) || !!(typeof data.trigger != "string" || data.trigger.length > 256 && stringLength(data.trigger) > 256) && !(data.trigger === null) || typeof data.workflowId != "string" || !pattern1.test(data.workflowId) || !(typeof data.step == "object" && data.step && !Array.isArray(data.step)) || data.step.number === void 0 || data.step.stepId === void 0 || !Number.isInteger(data.step.number) || !(0 <= data.step.number) || typeof data.step.stepId != "string" || data.step.stepId.length > 256 && stringLength(data.step.stepId) > 256 || !Number.isInteger(data.turn) || !(0 <= data.turn) || !(typeof data.model == "object" && data.model && !Array.isArray(data.model)) || data.model.provider === void 0 || data.model.modelId === void 0 || typeof data.model.provider != "string" || data.model.provider.length > 128 && stringLength(data.model.provider) > 128 || typeof data.model.modelId != "string" || data.model.modelId.length > 128 && stringLength(data.model.modelId) > 128 || !Number.isInteger(data.tokens) || !(0 <= data.tokens) || !!(!Number.isInteger(data.microUsd) || !(0 <= data.microUsd)) && !(data.microUsd === null))
          return !1;
        break;
      case "settled":
        if (data.v === void 0 || data.id === void 0 || data.atMs === void 0 || data.usage === void 0 || data.tokens === void 0 || data.microUsd === void 0 || data.v !== 1 || !Number.isInteger(data.id) || !(0 <= data.id) || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || !(typeof data.usage == "object" && data.usage && !Array.isArray(data.usage)) || data.usage.inputTokens !== void 0 && (!Number.isInteger(data.usage.inputTokens) || !(0 <= data.usage.inputTokens)) || data.usage.cacheReadTokens !== void 0 && (!Number.isInteger(data.usage.cacheReadTokens) || !(0 <= data.usage.cacheReadTokens)) || data.usage.cacheWriteTokens !== void 0 && (!Number.isInteger(data.usage.cacheWriteTokens) || !(0 <= data.usage.cacheWriteTokens)) || data.usage.outputTokens !== void 0 && (!Number.isInteger(data.usage.outputTokens) || !(0 <= data.usage.outputTokens)) || data.usage.reasoningTokens !== void 0 && (!Number.isInteger(data.usage.reasoningTokens) || !(0 <= data.usage.reasoningTokens)) || !Number.isInteger(data.tokens) || !(0 <= data.tokens) || !!(!Number.isInteger(data.microUsd) || !(0 <= data.microUsd)) && !(data.microUsd === null))
          return !1;
        break;
      case "settled_unknown":
        if (data.v === void 0 || data.id === void 0 || data.atMs === void 0 || data.v !== 1 || !Number.isInteger(data.id) || !(0 <= data.id) || !Number.isInteger(data.atMs) || !(0 <= data.atMs)) return !1;
        break;
      case "raised":
        if (data.v === void 0 || data.atMs === void 0 || data.entryId === void 0 || data.sessionId === void 0 || data.rootSessionId === void 0 || data.trigger === void 0 || data.limit === void 0 || data.tokens === void 0 || data.microUsd === void 0 || data.v !== 1 || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || typeof data.entryId != "string" || data.entryId.length > 64 && stringLength(data.entryId) > 64 || typeof data.sessionId != "string" || !pattern0.test(data.sessionId) || typeof data.rootSessionId != "string" || !pattern0.test(data.rootSessionId) || !!(typeof data.trigger != "string" || data.trigger.length > 256 && stringLength(data.trigger) > 256) && !(data.trigger === null) || typeof data.limit != "string" || !(data.limit === "run" || data.limit === "trigger" || data.limit === "day") || !Number.isInteger(data.tokens) || !(0 <= data.tokens) || !Number.isInteger(data.microUsd) || !(0 <= data.microUsd)) return !1;
        break;
      default:
        return !1;
    }
    return !0;
  };
})();
export {
  validateLedgerRecord
};
