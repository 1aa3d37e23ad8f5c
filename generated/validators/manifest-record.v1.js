// Generated from schemas/manifest.ts by `npm run generate`; do not edit.
// <stdin>
import { problemsOfManifestRecord } from "./problems/manifest-record.v1.js";
var validateManifestRecord = (function() {
  "use strict";
  let pattern0 = new RegExp("^sess_[a-z0-9_]{1,64}$", "u"), pattern1 = new RegExp("^events\\/[0-9]{8,}-[0-9]{8,}\\.jsonl$", "u"), pattern2 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), stringLength = (string) => /[\uD800-\uDFFF]/.test(string) ? [...string].length : string.length, pattern3 = new RegExp("^evt_[a-z0-9_]{1,64}$", "u");
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.kind === void 0) return !1;
    switch (data.kind) {
      case "segment_closed":
        if (data.v === void 0 || data.manifestIndex === void 0 || data.sessionId === void 0 || data.firstEventIndex === void 0 || data.lastEventIndex === void 0 || data.segmentRelPath === void 0 || data.sha256 === void 0 || data.bytes === void 0 || data.v !== 1 || !Number.isInteger(data.manifestIndex) || !(0 <= data.manifestIndex) || typeof data.sessionId != "string" || !pattern0.test(data.sessionId) || !Number.isInteger(data.firstEventIndex) || !(0 <= data.firstEventIndex) || !Number.isInteger(data.lastEventIndex) || !(0 <= data.lastEventIndex) || typeof data.segmentRelPath != "string" || !pattern1.test(data.segmentRelPath) || typeof data.sha256 != "string" || !pattern2.test(data.sha256) || !Number.isInteger(data.bytes) || !(0 <= data.bytes) || data.pins !== void 0 && (!Number.isInteger(data.pins) || !(0 <= data.pins)) || data.closedAt !== void 0 && (typeof data.closedAt != "string" || data.closedAt.length > 40 && stringLength(data.closedAt) > 40))
          return !1;
        break;
      case "snapshot_pinned":
        if (data.v === void 0 || data.manifestIndex === void 0 || data.sessionId === void 0 || data.eventIndex === void 0 || data.snapshotRef === void 0 || data.createdByEventId === void 0 || data.v !== 1 || !Number.isInteger(data.manifestIndex) || !(0 <= data.manifestIndex) || typeof data.sessionId != "string" || !pattern0.test(data.sessionId) || !Number.isInteger(data.eventIndex) || !(0 <= data.eventIndex) || typeof data.snapshotRef != "string" || !pattern2.test(data.snapshotRef) || typeof data.createdByEventId != "string" || !pattern3.test(data.createdByEventId)) return !1;
        break;
      default:
        return !1;
    }
    return !0;
  };
})();
validateManifestRecord.problems = problemsOfManifestRecord;
export {
  validateManifestRecord
};
