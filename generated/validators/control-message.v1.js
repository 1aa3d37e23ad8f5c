// Generated from schemas/daemon/control.ts by `npm run generate`; do not edit.
// <stdin>
var validateControlMessage = (function() {
  "use strict";
  let pattern0 = new RegExp("^sess_[a-z0-9_]{1,64}$", "u"), stringLength = (string) => /[\uD800-\uDFFF]/.test(string) ? [...string].length : string.length, pattern1 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), ref1 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.v === void 0 || data.kind === void 0 || data.pid === void 0 || data.startedAtMs === void 0 || data.isStopping === void 0 || data.sessionsAtOnce === void 0 || data.residentBytes === void 0 || data.queue === void 0 || data.sessions === void 0 || data.waiting === void 0 || data.v !== 1 || data.kind !== "status" || !Number.isInteger(data.pid) || !(0 <= data.pid) || !Number.isInteger(data.startedAtMs) || !(0 <= data.startedAtMs) || typeof data.isStopping != "boolean" || !Number.isInteger(data.sessionsAtOnce) || !(0 <= data.sessionsAtOnce) || !Number.isInteger(data.residentBytes) || !(0 <= data.residentBytes) || !(typeof data.queue == "object" && data.queue && !Array.isArray(data.queue)) || data.queue.queued === void 0 || data.queue.waiting === void 0 || data.queue.dropped === void 0 || !Number.isInteger(data.queue.queued) || !(0 <= data.queue.queued) || !Number.isInteger(data.queue.waiting) || !(0 <= data.queue.waiting) || !Number.isInteger(data.queue.dropped) || !(0 <= data.queue.dropped) || !Array.isArray(data.sessions)) return !1;
    for (let i = 0; i < data.sessions.length; i++)
      if (!(typeof data.sessions[i] == "object" && data.sessions[i] && !Array.isArray(data.sessions[i])) || data.sessions[i].sessionId === void 0 || data.sessions[i].runName === void 0 || data.sessions[i].workflowId === void 0 || data.sessions[i].goal === void 0 || data.sessions[i].step === void 0 || data.sessions[i].tokens === void 0 || data.sessions[i].unreportedCalls === void 0 || data.sessions[i].costUsd === void 0 || data.sessions[i].sinceMs === void 0 || typeof data.sessions[i].sessionId != "string" || !pattern0.test(data.sessions[i].sessionId) || typeof data.sessions[i].runName != "string" || data.sessions[i].runName.length > 64 && stringLength(data.sessions[i].runName) > 64 || typeof data.sessions[i].workflowId != "string" || !pattern1.test(data.sessions[i].workflowId) || typeof data.sessions[i].goal != "string" || !!(!(typeof data.sessions[i].step == "object" && data.sessions[i].step && !Array.isArray(data.sessions[i].step)) || data.sessions[i].step.number === void 0 || data.sessions[i].step.title === void 0 || !Number.isInteger(data.sessions[i].step.number) || !(0 <= data.sessions[i].step.number) || typeof data.sessions[i].step.title != "string") && !(data.sessions[i].step === null) || !Number.isInteger(data.sessions[i].tokens) || !(0 <= data.sessions[i].tokens) || !Number.isInteger(data.sessions[i].unreportedCalls) || !(0 <= data.sessions[i].unreportedCalls) || !(typeof data.sessions[i].costUsd == "number" || data.sessions[i].costUsd === null) || !Number.isInteger(data.sessions[i].sinceMs) || !(0 <= data.sessions[i].sinceMs)) return !1;
    if (!Array.isArray(data.waiting)) return !1;
    for (let j = 0; j < data.waiting.length; j++)
      if (!(typeof data.waiting[j] == "object" && data.waiting[j] && !Array.isArray(data.waiting[j])) || data.waiting[j].jobId === void 0 || data.waiting[j].name === void 0 || data.waiting[j].text === void 0 || typeof data.waiting[j].jobId != "string" || typeof data.waiting[j].name != "string" || typeof data.waiting[j].text != "string") return !1;
    return !0;
  };
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.kind === void 0) return !1;
    switch (data.kind) {
      case "status":
        if (!ref1(data)) return !1;
        break;
      case "stopping":
        if (data.v === void 0 || data.sessions === void 0 || data.v !== 1 || !Number.isInteger(data.sessions) || !(0 <= data.sessions)) return !1;
        break;
      case "opened":
        if (data.v === void 0 || data.runName === void 0 || data.workflowId === void 0 || data.goal === void 0 || data.v !== 1 || typeof data.runName != "string" || data.runName.length > 64 && stringLength(data.runName) > 64 || typeof data.workflowId != "string" || !pattern1.test(data.workflowId) || typeof data.goal != "string") return !1;
        break;
      case "left":
        if (data.v === void 0 || data.name === void 0 || data.end === void 0 || data.text === void 0 || data.v !== 1 || typeof data.name != "string" || typeof data.end != "string" || !(data.end === "finished" || data.end === "undelivered" || data.end === "waiting" || data.end === "stopped" || data.end === "retried" || data.end === "dropped") || typeof data.text != "string") return !1;
        break;
      case "ended":
        if (data.v === void 0 || data.v !== 1) return !1;
        break;
      case "refused":
        if (data.v === void 0 || data.reason === void 0 || data.v !== 1 || typeof data.reason != "string" || data.next !== void 0 && typeof data.next != "string")
          return !1;
        break;
      default:
        return !1;
    }
    return !0;
  };
})();
export {
  validateControlMessage
};
