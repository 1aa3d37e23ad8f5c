// Generated from schemas/daemon/turn-record.ts by `npm run generate`; do not edit.
// <stdin>
var validateTurnRecord = (function() {
  "use strict";
  let pattern0 = new RegExp("^sess_[a-z0-9_]{1,64}$", "u"), pattern1 = new RegExp("^run_[a-z0-9_]{1,64}$", "u"), stringLength = (string) => /[\uD800-\uDFFF]/.test(string) ? [...string].length : string.length, pattern2 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), pattern3 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), pattern4 = new RegExp("^job_[a-z0-9]{1,64}$", "u"), pattern5 = new RegExp("^[0-9]{1,9}-[0-9]{1,4}$", "u"), pattern6 = new RegExp("^[0-9a-f]{40}(?:[0-9a-f]{24})?$", "u"), ref1 = function(data) {
    return !(!(typeof data == "object" && data && !Array.isArray(data)) || data.v === void 0 || data.index === void 0 || data.atMs === void 0 || data.kind === void 0 || data.sessionId === void 0 || data.runId === void 0 || data.runName === void 0 || data.workflowId === void 0 || data.workflowHash === void 0 || data.goal === void 0 || data.workspacePath === void 0 || data.model === void 0 || data.v !== 1 || !Number.isInteger(data.index) || !(0 <= data.index) || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || data.workedMs !== void 0 && (!Number.isInteger(data.workedMs) || !(0 <= data.workedMs)) || data.kind !== "session_opened" || typeof data.sessionId != "string" || !pattern0.test(data.sessionId) || typeof data.runId != "string" || !pattern1.test(data.runId) || typeof data.runName != "string" || data.runName.length > 64 && stringLength(data.runName) > 64 || typeof data.workflowId != "string" || !pattern2.test(data.workflowId) || typeof data.workflowHash != "string" || !pattern3.test(data.workflowHash) || typeof data.goal != "string" || data.goal.length > 200 && stringLength(data.goal) > 200 || typeof data.workspacePath != "string" || data.workspacePath.length > 4096 && stringLength(data.workspacePath) > 4096 || data.queued !== void 0 && (!(typeof data.queued == "object" && data.queued && !Array.isArray(data.queued)) || data.queued.jobId === void 0 || data.queued.trigger === void 0 || data.queued.trust === void 0 || typeof data.queued.jobId != "string" || !pattern4.test(data.queued.jobId) || !!(typeof data.queued.trigger != "string" || data.queued.trigger.length > 256 && stringLength(data.queued.trigger) > 256 || data.queued.trigger.length < 1 || stringLength(data.queued.trigger) < 1) && !(data.queued.trigger === null) || typeof data.queued.trust != "string" || !(data.queued.trust === "user" || data.queued.trust === "stranger") || data.queued.chainDepth !== void 0 && (!Number.isInteger(data.queued.chainDepth) || !(0 <= data.queued.chainDepth))) || data.parent !== void 0 && (!(typeof data.parent == "object" && data.parent && !Array.isArray(data.parent)) || data.parent.parentSessionId === void 0 || data.parent.callId === void 0 || data.parent.rootSessionId === void 0 || data.parent.depth === void 0 || data.parent.trigger === void 0 || typeof data.parent.parentSessionId != "string" || !pattern0.test(data.parent.parentSessionId) || typeof data.parent.callId != "string" || !pattern5.test(data.parent.callId) || typeof data.parent.rootSessionId != "string" || !pattern0.test(data.parent.rootSessionId) || !Number.isInteger(data.parent.depth) || !(0 <= data.parent.depth) || !!(typeof data.parent.trigger != "string" || data.parent.trigger.length > 256 && stringLength(data.parent.trigger) > 256 || data.parent.trigger.length < 1 || stringLength(data.parent.trigger) < 1) && !(data.parent.trigger === null) || data.parent.trust !== void 0 && (typeof data.parent.trust != "string" || !(data.parent.trust === "user" || data.parent.trust === "stranger"))) || data.base !== void 0 && (typeof data.base != "string" || !pattern6.test(data.base)) || !(typeof data.model == "object" && data.model && !Array.isArray(data.model)) || data.model.provider === void 0 || data.model.modelId === void 0 || typeof data.model.provider != "string" || data.model.provider.length > 128 && stringLength(data.model.provider) > 128 || typeof data.model.modelId != "string" || data.model.modelId.length > 128 && stringLength(data.model.modelId) > 128);
  }, ref2 = function(data) {
    return !(!(typeof data == "object" && data && !Array.isArray(data)) || data.tokens === void 0 || data.microUsd === void 0 || !Number.isInteger(data.tokens) || !(0 <= data.tokens) || !!(!Number.isInteger(data.microUsd) || !(0 <= data.microUsd)) && !(data.microUsd === null));
  }, ref3 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.v === void 0 || data.index === void 0 || data.atMs === void 0 || data.kind === void 0 || data.ticket === void 0 || data.entryId === void 0 || data.action === void 0 || data.v !== 1 || !Number.isInteger(data.index) || !(0 <= data.index) || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || data.workedMs !== void 0 && (!Number.isInteger(data.workedMs) || !(0 <= data.workedMs)) || data.kind !== "entry_received" || !Number.isInteger(data.ticket) || !(0 <= data.ticket) || typeof data.entryId != "string" || data.entryId.length > 64 && stringLength(data.entryId) > 64 || !(typeof data.action == "object" && data.action && !Array.isArray(data.action)) || data.action.kind === void 0) return !1;
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
        if (data.action.gate === void 0 || data.action.decision === void 0 || typeof data.action.gate != "string" || !pattern3.test(data.action.gate) || typeof data.action.decision != "string" || !(data.action.decision === "approve" || data.action.decision === "reject") || data.action.comment !== void 0 && (typeof data.action.comment != "string" || data.action.comment.length > 16384 && stringLength(data.action.comment) > 16384 || data.action.comment.length < 1 || stringLength(data.action.comment) < 1))
          return !1;
        break;
      default:
        return !1;
    }
    return !(data.refused !== void 0 && (typeof data.refused != "string" || data.refused.length > 1024 && stringLength(data.refused) > 1024));
  };
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.kind === void 0) return !1;
    switch (data.kind) {
      case "session_opened":
        if (!ref1(data)) return !1;
        break;
      case "step_opened":
        if (data.v === void 0 || data.index === void 0 || data.atMs === void 0 || data.number === void 0 || data.stepId === void 0 || data.title === void 0 || data.instructions === void 0 || data.prompt === void 0 || data.v !== 1 || !Number.isInteger(data.index) || !(0 <= data.index) || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || data.workedMs !== void 0 && (!Number.isInteger(data.workedMs) || !(0 <= data.workedMs)) || !Number.isInteger(data.number) || !(0 <= data.number) || typeof data.stepId != "string" || data.stepId.length > 256 && stringLength(data.stepId) > 256 || typeof data.title != "string" || data.title.length > 512 && stringLength(data.title) > 512 || typeof data.instructions != "string" || data.instructions.length > 262144 && stringLength(data.instructions) > 262144 || typeof data.prompt != "string" || data.prompt.length > 262144 && stringLength(data.prompt) > 262144) return !1;
        break;
      case "call_started":
        if (data.v === void 0 || data.index === void 0 || data.atMs === void 0 || data.turn === void 0 || data.requestDigest === void 0 || data.v !== 1 || !Number.isInteger(data.index) || !(0 <= data.index) || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || data.workedMs !== void 0 && (!Number.isInteger(data.workedMs) || !(0 <= data.workedMs)) || !Number.isInteger(data.turn) || !(0 <= data.turn) || typeof data.requestDigest != "string" || !pattern3.test(data.requestDigest)) return !1;
        break;
      case "reply_received":
        if (data.v === void 0 || data.index === void 0 || data.atMs === void 0 || data.turn === void 0 || data.text === void 0 || data.toolCalls === void 0 || data.finish === void 0 || data.usage === void 0 || data.v !== 1 || !Number.isInteger(data.index) || !(0 <= data.index) || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || data.workedMs !== void 0 && (!Number.isInteger(data.workedMs) || !(0 <= data.workedMs)) || !Number.isInteger(data.turn) || !(0 <= data.turn) || typeof data.text != "string" || data.text.length > 262144 && stringLength(data.text) > 262144 || !Array.isArray(data.toolCalls) || data.toolCalls.length > 64) return !1;
        for (let i = 0; i < data.toolCalls.length; i++)
          if (!(typeof data.toolCalls[i] == "object" && data.toolCalls[i] && !Array.isArray(data.toolCalls[i])) || data.toolCalls[i].callId === void 0 || data.toolCalls[i].tool === void 0 || data.toolCalls[i].arguments === void 0 || typeof data.toolCalls[i].callId != "string" || !pattern5.test(data.toolCalls[i].callId) || typeof data.toolCalls[i].tool != "string" || data.toolCalls[i].tool.length > 128 && stringLength(data.toolCalls[i].tool) > 128 || !!!(typeof data.toolCalls[i].arguments == "object" && data.toolCalls[i].arguments && !Array.isArray(data.toolCalls[i].arguments)) && !(data.toolCalls[i].arguments === null) || data.toolCalls[i].unread !== void 0 && (typeof data.toolCalls[i].unread != "string" || data.toolCalls[i].unread.length > 2048 && stringLength(data.toolCalls[i].unread) > 2048))
            return !1;
        if (typeof data.finish != "string" || !(data.finish === "stop" || data.finish === "tool_calls" || data.finish === "length" || data.finish === "refused" || data.finish === "other") || !(typeof data.usage == "object" && data.usage && !Array.isArray(data.usage)) || data.usage.inputTokens !== void 0 && (!Number.isInteger(data.usage.inputTokens) || !(0 <= data.usage.inputTokens)) || data.usage.cacheReadTokens !== void 0 && (!Number.isInteger(data.usage.cacheReadTokens) || !(0 <= data.usage.cacheReadTokens)) || data.usage.cacheWriteTokens !== void 0 && (!Number.isInteger(data.usage.cacheWriteTokens) || !(0 <= data.usage.cacheWriteTokens)) || data.usage.outputTokens !== void 0 && (!Number.isInteger(data.usage.outputTokens) || !(0 <= data.usage.outputTokens)) || data.usage.reasoningTokens !== void 0 && (!Number.isInteger(data.usage.reasoningTokens) || !(0 <= data.usage.reasoningTokens)) || data.cost !== void 0 && !ref2(data.cost))
          return !1;
        break;
      case "call_failed":
        if (data.v === void 0 || data.index === void 0 || data.atMs === void 0 || data.turn === void 0 || data.code === void 0 || data.message === void 0 || data.v !== 1 || !Number.isInteger(data.index) || !(0 <= data.index) || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || data.workedMs !== void 0 && (!Number.isInteger(data.workedMs) || !(0 <= data.workedMs)) || !Number.isInteger(data.turn) || !(0 <= data.turn) || typeof data.code != "string" || !(data.code === "rate_limited" || data.code === "overloaded" || data.code === "unavailable" || data.code === "timed_out" || data.code === "unreadable_reply" || data.code === "unauthorized" || data.code === "request_refused" || data.code === "cancelled") || typeof data.message != "string" || data.message.length > 1024 && stringLength(data.message) > 1024 || data.cost !== void 0 && !ref2(data.cost))
          return !1;
        break;
      case "tool_started":
        if (data.v === void 0 || data.index === void 0 || data.atMs === void 0 || data.callId === void 0 || data.v !== 1 || !Number.isInteger(data.index) || !(0 <= data.index) || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || data.workedMs !== void 0 && (!Number.isInteger(data.workedMs) || !(0 <= data.workedMs)) || typeof data.callId != "string" || !pattern5.test(data.callId)) return !1;
        break;
      case "tool_ended":
        if (data.v === void 0 || data.index === void 0 || data.atMs === void 0 || data.callId === void 0 || data.ending === void 0 || data.text === void 0 || data.v !== 1 || !Number.isInteger(data.index) || !(0 <= data.index) || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || data.workedMs !== void 0 && (!Number.isInteger(data.workedMs) || !(0 <= data.workedMs)) || typeof data.callId != "string" || !pattern5.test(data.callId) || typeof data.ending != "string" || !(data.ending === "done" || data.ending === "failed" || data.ending === "refused" || data.ending === "unknown") || typeof data.text != "string" || data.text.length > 32768 && stringLength(data.text) > 32768 || data.worktree !== void 0 && (typeof data.worktree != "string" || !pattern3.test(data.worktree)) || data.denied !== void 0 && (typeof data.denied != "string" || data.denied.length > 512 && stringLength(data.denied) > 512))
          return !1;
        break;
      case "message_added":
        if (data.v === void 0 || data.index === void 0 || data.atMs === void 0 || data.from === void 0 || data.text === void 0 || data.v !== 1 || !Number.isInteger(data.index) || !(0 <= data.index) || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || data.workedMs !== void 0 && (!Number.isInteger(data.workedMs) || !(0 <= data.workedMs)) || typeof data.from != "string" || !(data.from === "daemon" || data.from === "owner") || typeof data.text != "string" || data.text.length > 262144 && stringLength(data.text) > 262144 || data.nudge !== void 0 && (typeof data.nudge != "string" || !(data.nudge === "repeated_call" || data.nudge === "repeated_error" || data.nudge === "alternation" || data.nudge === "monologue" || data.nudge === "no_new_state")))
          return !1;
        break;
      case "step_completed":
        if (data.v === void 0 || data.index === void 0 || data.atMs === void 0 || data.callId === void 0 || data.v !== 1 || !Number.isInteger(data.index) || !(0 <= data.index) || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || data.workedMs !== void 0 && (!Number.isInteger(data.workedMs) || !(0 <= data.workedMs)) || typeof data.callId != "string" || !pattern5.test(data.callId)) return !1;
        break;
      case "network_refused":
        if (data.v === void 0 || data.index === void 0 || data.atMs === void 0 || data.target === void 0 || data.why === void 0 || data.times === void 0 || data.v !== 1 || !Number.isInteger(data.index) || !(0 <= data.index) || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || data.workedMs !== void 0 && (!Number.isInteger(data.workedMs) || !(0 <= data.workedMs)) || typeof data.target != "string" || data.target.length > 300 && stringLength(data.target) > 300 || typeof data.why != "string" || !(data.why === "host" || data.why === "address" || data.why === "limit" || data.why === "malformed") || !Number.isInteger(data.times) || !(0 <= data.times)) return !1;
        break;
      case "session_parked":
        if (data.v === void 0 || data.index === void 0 || data.atMs === void 0 || data.question === void 0 || data.v !== 1 || !Number.isInteger(data.index) || !(0 <= data.index) || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || data.workedMs !== void 0 && (!Number.isInteger(data.workedMs) || !(0 <= data.workedMs)) || typeof data.question != "string" || data.question.length > 262144 && stringLength(data.question) > 262144 || data.cause !== void 0 && (typeof data.cause != "string" || !(data.cause === "user_dependency" || data.cause === "asked" || data.cause === "limit" || data.cause === "paused" || data.cause === "confirmation" || data.cause === "inbox")) || data.gate !== void 0 && (!(typeof data.gate == "object" && data.gate && !Array.isArray(data.gate)) || data.gate.digest === void 0 || data.gate.stepId === void 0 || data.gate.callId === void 0 || data.gate.outputDigest === void 0 || typeof data.gate.digest != "string" || !pattern3.test(data.gate.digest) || typeof data.gate.stepId != "string" || data.gate.stepId.length > 256 && stringLength(data.gate.stepId) > 256 || typeof data.gate.callId != "string" || !pattern5.test(data.gate.callId) || typeof data.gate.outputDigest != "string" || !pattern3.test(data.gate.outputDigest)) || data.limit !== void 0 && (!(typeof data.limit == "object" && data.limit && !Array.isArray(data.limit)) || data.limit.scope === void 0 || data.limit.reason === void 0 || typeof data.limit.scope != "string" || !(data.limit.scope === "step" || data.limit.scope === "run" || data.limit.scope === "trigger" || data.limit.scope === "day") || typeof data.limit.reason != "string" || !(data.limit.reason === "tokens" || data.limit.reason === "usd" || data.limit.reason === "unknown_price" || data.limit.reason === "unknown_cost")) || data.exceeded !== void 0 && (!(typeof data.exceeded == "object" && data.exceeded && !Array.isArray(data.exceeded)) || data.exceeded.limit === void 0 || data.exceeded.next === void 0 || !Number.isInteger(data.exceeded.limit) || !(0 <= data.exceeded.limit) || !Number.isInteger(data.exceeded.next) || !(0 <= data.exceeded.next)) || data.child !== void 0 && (typeof data.child != "string" || !pattern0.test(data.child)))
          return !1;
        break;
      case "entry_received":
        if (!ref3(data)) return !1;
        break;
      case "session_resumed":
        if (data.v === void 0 || data.index === void 0 || data.atMs === void 0 || data.v !== 1 || !Number.isInteger(data.index) || !(0 <= data.index) || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || data.workedMs !== void 0 && (!Number.isInteger(data.workedMs) || !(0 <= data.workedMs)) || data.message !== void 0 && (typeof data.message != "string" || data.message.length > 262144 && stringLength(data.message) > 262144))
          return !1;
        break;
      case "session_closed":
        if (data.v === void 0 || data.index === void 0 || data.atMs === void 0 || data.outcome === void 0 || data.reason === void 0 || data.v !== 1 || !Number.isInteger(data.index) || !(0 <= data.index) || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || data.workedMs !== void 0 && (!Number.isInteger(data.workedMs) || !(0 <= data.workedMs)) || typeof data.outcome != "string" || !(data.outcome === "success" || data.outcome === "error" || data.outcome === "timeout" || data.outcome === "stuck") || typeof data.reason != "string" || data.reason.length > 1024 && stringLength(data.reason) > 1024 || data.needsUser !== void 0 && data.needsUser !== !0)
          return !1;
        break;
      default:
        return !1;
    }
    return !0;
  };
})();
export {
  validateTurnRecord
};
