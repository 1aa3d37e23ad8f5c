// Generated from schemas/tools.ts by `npm run generate`; do not edit.
// <stdin>
import { problemsOfToolListWorkflowsInput } from "./problems/tool.list_workflows.input.js";
var validateToolListWorkflowsInput = (function() {
  "use strict";
  let stringLength = (string) => /[\uD800-\uDFFF]/.test(string) ? [...string].length : string.length;
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.workspacePath !== void 0 && (typeof data.workspacePath != "string" || data.workspacePath.length > 4096 && stringLength(data.workspacePath) > 4096 || data.workspacePath.length < 1 || stringLength(data.workspacePath) < 1) || data.kind !== void 0 && (typeof data.kind != "string" || !(data.kind === "workflow" || data.kind === "routine")))
      return !1;
    if (data.tags !== void 0) {
      if (!Array.isArray(data.tags) || data.tags.length > 32) return !1;
      for (let i = 0; i < data.tags.length; i++)
        if (typeof data.tags[i] != "string" || data.tags[i].length > 128 && stringLength(data.tags[i]) > 128) return !1;
    }
    if (data.query !== void 0 && (typeof data.query != "string" || data.query.length > 512 && stringLength(data.query) > 512))
      return !1;
    for (let key0 of Object.keys(data))
      if (key0 !== "workspacePath" && key0 !== "kind" && key0 !== "tags" && key0 !== "query") return !1;
    return !0;
  };
})();
validateToolListWorkflowsInput.problems = problemsOfToolListWorkflowsInput;
export {
  validateToolListWorkflowsInput
};
