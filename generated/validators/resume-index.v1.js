// Generated from schemas/resume-index.ts by `npm run generate`; do not edit.
// <stdin>
var validateResumeIndex = (function() {
  "use strict";
  let pattern0 = new RegExp("^sess_[a-z0-9_]{1,64}$", "u"), pattern1 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), pattern2 = new RegExp("^run_[a-z0-9_]{1,64}$", "u"), pattern3 = new RegExp("^node_[a-z0-9_]{1,64}$", "u");
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.v === void 0 || data.sessions === void 0 || data.v !== 6 || !Array.isArray(data.sessions)) return !1;
    for (let i = 0; i < data.sessions.length; i++) {
      if (!(typeof data.sessions[i] == "object" && data.sessions[i] && !Array.isArray(data.sessions[i])) || data.sessions[i].sessionId === void 0 || data.sessions[i].stamp === void 0 || data.sessions[i].runs === void 0 || typeof data.sessions[i].sessionId != "string" || !pattern0.test(data.sessions[i].sessionId) || typeof data.sessions[i].stamp != "string" || data.sessions[i].workspace !== void 0 && (typeof data.sessions[i].workspace != "string" || !pattern1.test(data.sessions[i].workspace)) || data.sessions[i].branch !== void 0 && typeof data.sessions[i].branch != "string" || data.sessions[i].headSha !== void 0 && typeof data.sessions[i].headSha != "string" || !Array.isArray(data.sessions[i].runs)) return !1;
      for (let j = 0; j < data.sessions[i].runs.length; j++)
        if (!(typeof data.sessions[i].runs[j] == "object" && data.sessions[i].runs[j] && !Array.isArray(data.sessions[i].runs[j])) || data.sessions[i].runs[j].runId === void 0 || data.sessions[i].runs[j].activity === void 0 || data.sessions[i].runs[j].latest === void 0 || data.sessions[i].runs[j].isOpen === void 0 || data.sessions[i].runs[j].notes === void 0 || data.sessions[i].runs[j].workflow === void 0 || data.sessions[i].runs[j].words === void 0 || typeof data.sessions[i].runs[j].runId != "string" || !pattern2.test(data.sessions[i].runs[j].runId) || !Number.isInteger(data.sessions[i].runs[j].activity) || !(0 <= data.sessions[i].runs[j].activity) || typeof data.sessions[i].runs[j].latest != "string" || !pattern3.test(data.sessions[i].runs[j].latest) || typeof data.sessions[i].runs[j].isOpen != "boolean" || typeof data.sessions[i].runs[j].notes != "string" || typeof data.sessions[i].runs[j].workflow != "string" || !Number.isInteger(data.sessions[i].runs[j].words) || !(0 <= data.sessions[i].runs[j].words) || data.sessions[i].runs[j].cut !== void 0 && data.sessions[i].runs[j].cut !== !0)
          return !1;
    }
    return !0;
  };
})();
export {
  validateResumeIndex
};
