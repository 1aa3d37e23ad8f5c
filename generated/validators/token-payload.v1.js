// Generated from schemas/tokens.ts by `npm run generate`; do not edit.
// <stdin>
var validateTokenPayload = (function() {
  "use strict";
  let pattern0 = new RegExp("^sess_[a-z0-9_]{1,64}$", "u"), pattern1 = new RegExp("^run_[a-z0-9_]{1,64}$", "u"), pattern2 = new RegExp("^node_[a-z0-9_]{1,64}$", "u"), pattern3 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), pattern4 = new RegExp("^att_[a-z0-9_]{1,64}$", "u");
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.tokenKind === void 0) return !1;
    switch (data.tokenKind) {
      case "state":
        if (data.tokenVersion === void 0 || data.sessionId === void 0 || data.runId === void 0 || data.nodeId === void 0 || data.workflowHash === void 0 || data.tokenVersion !== 1 || typeof data.sessionId != "string" || !pattern0.test(data.sessionId) || typeof data.runId != "string" || !pattern1.test(data.runId) || typeof data.nodeId != "string" || !pattern2.test(data.nodeId) || typeof data.workflowHash != "string" || !pattern3.test(data.workflowHash)) return !1;
        for (let key0 of Object.keys(data))
          if (key0 !== "tokenVersion" && key0 !== "sessionId" && key0 !== "runId" && key0 !== "nodeId" && key0 !== "tokenKind" && key0 !== "workflowHash") return !1;
        break;
      case "ack":
        if (data.tokenVersion === void 0 || data.sessionId === void 0 || data.runId === void 0 || data.nodeId === void 0 || data.attemptId === void 0 || data.tokenVersion !== 1 || typeof data.sessionId != "string" || !pattern0.test(data.sessionId) || typeof data.runId != "string" || !pattern1.test(data.runId) || typeof data.nodeId != "string" || !pattern2.test(data.nodeId) || typeof data.attemptId != "string" || !pattern4.test(data.attemptId)) return !1;
        for (let key1 of Object.keys(data))
          if (key1 !== "tokenVersion" && key1 !== "sessionId" && key1 !== "runId" && key1 !== "nodeId" && key1 !== "tokenKind" && key1 !== "attemptId") return !1;
        break;
      case "checkpoint":
        if (data.tokenVersion === void 0 || data.sessionId === void 0 || data.runId === void 0 || data.nodeId === void 0 || data.attemptId === void 0 || data.tokenVersion !== 1 || typeof data.sessionId != "string" || !pattern0.test(data.sessionId) || typeof data.runId != "string" || !pattern1.test(data.runId) || typeof data.nodeId != "string" || !pattern2.test(data.nodeId) || typeof data.attemptId != "string" || !pattern4.test(data.attemptId)) return !1;
        for (let key2 of Object.keys(data))
          if (key2 !== "tokenVersion" && key2 !== "sessionId" && key2 !== "runId" && key2 !== "nodeId" && key2 !== "tokenKind" && key2 !== "attemptId") return !1;
        break;
      default:
        return !1;
    }
    return !0;
  };
})();
export {
  validateTokenPayload
};
