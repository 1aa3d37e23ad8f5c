// Generated from schemas/tools.ts by `npm run generate`; do not edit.
// <stdin>
import { problemsOfToolStartSessionInput } from "./problems/tool.start_session.input.js";
var validateToolStartSessionInput = (function() {
  "use strict";
  let stringLength = (string) => /[\uD800-\uDFFF]/.test(string) ? [...string].length : string.length;
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.title !== void 0 && (typeof data.title != "string" || data.title.length > 160 && stringLength(data.title) > 160 || data.title.length < 1 || stringLength(data.title) < 1))
      return !1;
    for (let key0 of Object.keys(data))
      if (key0 !== "title") return !1;
    return !0;
  };
})();
validateToolStartSessionInput.problems = problemsOfToolStartSessionInput;
export {
  validateToolStartSessionInput
};
