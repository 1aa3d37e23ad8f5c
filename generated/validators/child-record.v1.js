// Generated from schemas/daemon/child-record.ts by `npm run generate`; do not edit.
// <stdin>
var validateChildRecord = (function() {
  "use strict";
  let pattern0 = new RegExp("^sess_[a-z0-9_]{1,64}$", "u"), pattern1 = new RegExp("^[0-9]{1,9}-[0-9]{1,4}$", "u");
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.kind === void 0) return !1;
    switch (data.kind) {
      case "reserved":
        if (data.v === void 0 || data.atMs === void 0 || data.parentSessionId === void 0 || data.callId === void 0 || data.v !== 1 || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || typeof data.parentSessionId != "string" || !pattern0.test(data.parentSessionId) || typeof data.callId != "string" || !pattern1.test(data.callId) || data.isReleased !== void 0 && data.isReleased !== !0)
          return !1;
        break;
      case "opened":
        if (data.v === void 0 || data.atMs === void 0 || data.parentSessionId === void 0 || data.callId === void 0 || data.sessionId === void 0 || data.v !== 1 || !Number.isInteger(data.atMs) || !(0 <= data.atMs) || typeof data.parentSessionId != "string" || !pattern0.test(data.parentSessionId) || typeof data.callId != "string" || !pattern1.test(data.callId) || typeof data.sessionId != "string" || !pattern0.test(data.sessionId)) return !1;
        break;
      default:
        return !1;
    }
    return !0;
  };
})();
export {
  validateChildRecord
};
