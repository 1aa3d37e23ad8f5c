// Generated from schemas/tools.ts by `npm run generate`; do not edit.
// <stdin>
import { problemsOfToolResumeSessionInput } from "./problems/tool.resume_session.input.js";
var validateToolResumeSessionInput = (function() {
  "use strict";
  let stringLength = (string) => /[\uD800-\uDFFF]/.test(string) ? [...string].length : string.length, pattern0 = new RegExp("^[0-9a-f]{40}$", "u");
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.query !== void 0 && (typeof data.query != "string" || data.query.length > 512 && stringLength(data.query) > 512) || data.workspacePath !== void 0 && (typeof data.workspacePath != "string" || data.workspacePath.length > 4096 && stringLength(data.workspacePath) > 4096 || data.workspacePath.length < 1 || stringLength(data.workspacePath) < 1) || data.gitBranch !== void 0 && (typeof data.gitBranch != "string" || data.gitBranch.length > 256 && stringLength(data.gitBranch) > 256 || data.gitBranch.length < 1 || stringLength(data.gitBranch) < 1) || data.gitHeadSha !== void 0 && (typeof data.gitHeadSha != "string" || !pattern0.test(data.gitHeadSha)))
      return !1;
    for (let key0 of Object.keys(data))
      if (key0 !== "query" && key0 !== "workspacePath" && key0 !== "gitBranch" && key0 !== "gitHeadSha") return !1;
    return !0;
  };
})();
validateToolResumeSessionInput.problems = problemsOfToolResumeSessionInput;
export {
  validateToolResumeSessionInput
};
