// Generated from schemas/owner-marks.ts by `npm run generate`; do not edit.
// <stdin>
var validateOwnerMarks = (function() {
  "use strict";
  let pattern0 = new RegExp("^run_[a-z0-9_]{1,64}$", "u"), stringLength = (string) => /[\uD800-\uDFFF]/.test(string) ? [...string].length : string.length, hasOwn = Function.prototype.call.bind(Object.prototype.hasOwnProperty);
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.v === void 0 || data.runs === void 0 || data.v !== 1 || !Array.isArray(data.runs) || data.runs.length > 256) return !1;
    for (let i = 0; i < data.runs.length; i++)
      if (!(typeof data.runs[i] == "object" && data.runs[i] && !Array.isArray(data.runs[i])) || data.runs[i].runId === void 0 || typeof data.runs[i].runId != "string" || !pattern0.test(data.runs[i].runId) || data.runs[i].title !== void 0 && (typeof data.runs[i].title != "string" || data.runs[i].title.length > 200 && stringLength(data.runs[i].title) > 200 || data.runs[i].title.length < 1 || stringLength(data.runs[i].title) < 1) || data.runs[i].abandoned !== void 0 && (!(typeof data.runs[i].abandoned == "object" && data.runs[i].abandoned && !Array.isArray(data.runs[i].abandoned)) || !(data.runs[i].abandoned.at !== void 0 && hasOwn(data.runs[i].abandoned, "at")) || typeof data.runs[i].abandoned.at != "string" || data.runs[i].abandoned.at.length > 40 && stringLength(data.runs[i].abandoned.at) > 40 || data.runs[i].abandoned.reason !== void 0 && (typeof data.runs[i].abandoned.reason != "string" || data.runs[i].abandoned.reason.length > 300 && stringLength(data.runs[i].abandoned.reason) > 300)))
        return !1;
    return !0;
  };
})();
export {
  validateOwnerMarks
};
