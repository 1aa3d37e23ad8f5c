// Generated from schemas/tools.ts by `npm run generate`; do not edit.
// <stdin>
import { problemsOfToolInspectWorkflowInput } from "./problems/tool.inspect_workflow.input.js";
var validateToolInspectWorkflowInput = (function() {
  "use strict";
  let stringLength = (string) => /[\uD800-\uDFFF]/.test(string) ? [...string].length : string.length;
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.workflowId === void 0 || typeof data.workflowId != "string" || data.workflowId.length > 256 && stringLength(data.workflowId) > 256 || data.workflowId.length < 1 || stringLength(data.workflowId) < 1 || data.mode !== void 0 && (typeof data.mode != "string" || !(data.mode === "metadata" || data.mode === "preview" || data.mode === "extension_points")) || data.workspacePath !== void 0 && (typeof data.workspacePath != "string" || data.workspacePath.length > 4096 && stringLength(data.workspacePath) > 4096 || data.workspacePath.length < 1 || stringLength(data.workspacePath) < 1))
      return !1;
    for (let key0 of Object.keys(data))
      if (key0 !== "workflowId" && key0 !== "mode" && key0 !== "workspacePath") return !1;
    return !0;
  };
})();
validateToolInspectWorkflowInput.problems = problemsOfToolInspectWorkflowInput;
export {
  validateToolInspectWorkflowInput
};
