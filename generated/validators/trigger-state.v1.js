// Generated from schemas/daemon/trigger-state.ts by `npm run generate`; do not edit.
// <stdin>
var validateTriggerState = (function() {
  "use strict";
  let pattern0 = new RegExp("^job_[a-z0-9]{1,64}$", "u"), stringLength = (string) => /[\uD800-\uDFFF]/.test(string) ? [...string].length : string.length;
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.v === void 0 || data.progress === void 0 || data.events === void 0 || data.subjects === void 0 || data.refusals === void 0 || data.v !== 1 || !(typeof data.progress == "object" && data.progress && !Array.isArray(data.progress))) return !1;
    for (let key0 of Object.keys(data.progress))
      if (!(typeof data.progress[key0] == "object" && data.progress[key0] && !Array.isArray(data.progress[key0])) || data.progress[key0].untilMs !== void 0 && (!Number.isInteger(data.progress[key0].untilMs) || !(0 <= data.progress[key0].untilMs)) || data.progress[key0].backMs !== void 0 && (!Number.isInteger(data.progress[key0].backMs) || !(0 <= data.progress[key0].backMs)) || data.progress[key0].lastJob !== void 0 && !!(typeof data.progress[key0].lastJob != "string" || !pattern0.test(data.progress[key0].lastJob)) && !(data.progress[key0].lastJob === null) || data.progress[key0].unnumberedUntil !== void 0 && (!Number.isInteger(data.progress[key0].unnumberedUntil) || !(0 <= data.progress[key0].unnumberedUntil)) || data.progress[key0].since !== void 0 && (typeof data.progress[key0].since != "string" || data.progress[key0].since.length > 64 && stringLength(data.progress[key0].since) > 64) || data.progress[key0].etag !== void 0 && (typeof data.progress[key0].etag != "string" || data.progress[key0].etag.length > 256 && stringLength(data.progress[key0].etag) > 256) || data.progress[key0].source !== void 0 && (typeof data.progress[key0].source != "string" || data.progress[key0].source.length > 512 && stringLength(data.progress[key0].source) > 512))
        return !1;
    if (!Array.isArray(data.events) || data.events.length > 2e3) return !1;
    for (let i = 0; i < data.events.length; i++)
      if (typeof data.events[i] != "string" || data.events[i].length > 1024 && stringLength(data.events[i]) > 1024 || data.events[i].length < 1 || stringLength(data.events[i]) < 1) return !1;
    if (!Array.isArray(data.subjects) || data.subjects.length > 1e3) return !1;
    for (let j = 0; j < data.subjects.length; j++)
      if (!(typeof data.subjects[j] == "object" && data.subjects[j] && !Array.isArray(data.subjects[j])) || data.subjects[j].trigger === void 0 || data.subjects[j].subject === void 0 || data.subjects[j].atMs === void 0 || typeof data.subjects[j].trigger != "string" || data.subjects[j].trigger.length > 64 && stringLength(data.subjects[j].trigger) > 64 || data.subjects[j].trigger.length < 1 || stringLength(data.subjects[j].trigger) < 1 || typeof data.subjects[j].subject != "string" || data.subjects[j].subject.length > 1024 && stringLength(data.subjects[j].subject) > 1024 || data.subjects[j].subject.length < 1 || stringLength(data.subjects[j].subject) < 1 || !Number.isInteger(data.subjects[j].atMs) || !(0 <= data.subjects[j].atMs)) return !1;
    if (!Array.isArray(data.refusals) || data.refusals.length > 200) return !1;
    for (let k = 0; k < data.refusals.length; k++)
      if (!(typeof data.refusals[k] == "object" && data.refusals[k] && !Array.isArray(data.refusals[k])) || data.refusals[k].atMs === void 0 || data.refusals[k].trigger === void 0 || data.refusals[k].subject === void 0 || data.refusals[k].actorId === void 0 || data.refusals[k].reason === void 0 || !Number.isInteger(data.refusals[k].atMs) || !(0 <= data.refusals[k].atMs) || typeof data.refusals[k].trigger != "string" || data.refusals[k].trigger.length > 64 && stringLength(data.refusals[k].trigger) > 64 || data.refusals[k].trigger.length < 1 || stringLength(data.refusals[k].trigger) < 1 || !!(typeof data.refusals[k].subject != "string" || data.refusals[k].subject.length > 1024 && stringLength(data.refusals[k].subject) > 1024 || data.refusals[k].subject.length < 1 || stringLength(data.refusals[k].subject) < 1) && !(data.refusals[k].subject === null) || !!(!Number.isInteger(data.refusals[k].actorId) || !(0 <= data.refusals[k].actorId)) && !(data.refusals[k].actorId === null) || typeof data.refusals[k].reason != "string" || data.refusals[k].reason.length > 1024 && stringLength(data.refusals[k].reason) > 1024) return !1;
    return !0;
  };
})();
export {
  validateTriggerState
};
