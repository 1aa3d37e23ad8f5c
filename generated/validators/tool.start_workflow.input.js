// Generated from schemas/tools.ts by `npm run generate`; do not edit.
// <stdin>
import { problemsOfToolStartWorkflowInput } from "./problems/tool.start_workflow.input.js";
var validateToolStartWorkflowInput = (function() {
  "use strict";
  let stringLength = (string) => /[\uD800-\uDFFF]/.test(string) ? [...string].length : string.length;
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.workflowId === void 0 || typeof data.workflowId != "string" || data.workflowId.length > 256 && stringLength(data.workflowId) > 256 || data.workflowId.length < 1 || stringLength(data.workflowId) < 1 || data.goal !== void 0 && typeof data.goal != "string" || data.context !== void 0 && !(typeof data.context == "object" && data.context && !Array.isArray(data.context)))
      return !1;
    if (data.preferences !== void 0) {
      if (!(typeof data.preferences == "object" && data.preferences && !Array.isArray(data.preferences)) || data.preferences.autonomy !== void 0 && (typeof data.preferences.autonomy != "string" || !(data.preferences.autonomy === "guided" || data.preferences.autonomy === "full_auto_stop_on_user_deps" || data.preferences.autonomy === "full_auto_never_stop")) || data.preferences.riskPolicy !== void 0 && (typeof data.preferences.riskPolicy != "string" || !(data.preferences.riskPolicy === "conservative" || data.preferences.riskPolicy === "balanced" || data.preferences.riskPolicy === "aggressive")))
        return !1;
      for (let key1 of Object.keys(data.preferences))
        if (key1 !== "autonomy" && key1 !== "riskPolicy") return !1;
    }
    if (data.workspacePath !== void 0 && (typeof data.workspacePath != "string" || data.workspacePath.length > 4096 && stringLength(data.workspacePath) > 4096 || data.workspacePath.length < 1 || stringLength(data.workspacePath) < 1) || data.within !== void 0 && typeof data.within != "string")
      return !1;
    for (let key2 of Object.keys(data))
      if (key2 !== "workflowId" && key2 !== "goal" && key2 !== "context" && key2 !== "preferences" && key2 !== "workspacePath" && key2 !== "within") return !1;
    return !0;
  };
})();
validateToolStartWorkflowInput.problems = problemsOfToolStartWorkflowInput;
export {
  validateToolStartWorkflowInput
};
