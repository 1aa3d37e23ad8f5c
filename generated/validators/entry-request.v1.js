// Generated from schemas/daemon/inbox-entry.ts by `npm run generate`; do not edit.
// <stdin>
import { problemsOfEntryRequest } from "./problems/entry-request.v1.js";
var validateEntryRequest = (function() {
  "use strict";
  let stringLength = (string) => /[\uD800-\uDFFF]/.test(string) ? [...string].length : string.length, pattern0 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.kind === void 0) return !1;
    switch (data.kind) {
      case "message":
        if (data.text === void 0 || typeof data.text != "string" || data.text.length > 16384 && stringLength(data.text) > 16384 || data.text.length < 1 || stringLength(data.text) < 1) return !1;
        for (let key0 of Object.keys(data))
          if (key0 !== "kind" && key0 !== "text") return !1;
        break;
      case "pause":
        for (let key1 of Object.keys(data))
          if (key1 !== "kind") return !1;
        break;
      case "resume":
        for (let key2 of Object.keys(data))
          if (key2 !== "kind") return !1;
        break;
      case "cancel":
        for (let key3 of Object.keys(data))
          if (key3 !== "kind") return !1;
        break;
      case "raise":
        if (data.limit === void 0 || typeof data.limit != "string" || !(data.limit === "run" || data.limit === "trigger" || data.limit === "day") || data.microUsd !== void 0 && (!Number.isInteger(data.microUsd) || !(1 <= data.microUsd) || !(1e12 >= data.microUsd)) || data.tokens !== void 0 && (!Number.isInteger(data.tokens) || !(1 <= data.tokens) || !(1e12 >= data.tokens)) || data.reason !== void 0 && (typeof data.reason != "string" || data.reason.length > 16384 && stringLength(data.reason) > 16384 || data.reason.length < 1 || stringLength(data.reason) < 1))
          return !1;
        for (let key4 of Object.keys(data))
          if (key4 !== "kind" && key4 !== "limit" && key4 !== "microUsd" && key4 !== "tokens" && key4 !== "reason") return !1;
        break;
      case "answer":
        if (data.gate === void 0 || data.decision === void 0 || typeof data.gate != "string" || !pattern0.test(data.gate) || typeof data.decision != "string" || !(data.decision === "approve" || data.decision === "reject") || data.comment !== void 0 && (typeof data.comment != "string" || data.comment.length > 16384 && stringLength(data.comment) > 16384 || data.comment.length < 1 || stringLength(data.comment) < 1))
          return !1;
        for (let key5 of Object.keys(data))
          if (key5 !== "kind" && key5 !== "gate" && key5 !== "decision" && key5 !== "comment") return !1;
        break;
      default:
        return !1;
    }
    return !0;
  };
})();
validateEntryRequest.problems = problemsOfEntryRequest;
export {
  validateEntryRequest
};
