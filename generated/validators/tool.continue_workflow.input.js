// Generated from schemas/tools.ts by `npm run generate`; do not edit.
// <stdin>
import { problemsOfToolContinueWorkflowInput } from "./problems/tool.continue_workflow.input.js";
var validateToolContinueWorkflowInput = (function() {
  "use strict";
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.stateToken !== void 0 && typeof data.stateToken != "string" || data.ackToken !== void 0 && typeof data.ackToken != "string" || data.context !== void 0 && !(typeof data.context == "object" && data.context && !Array.isArray(data.context)))
      return !1;
    if (data.output !== void 0) {
      if (!(typeof data.output == "object" && data.output && !Array.isArray(data.output)) || data.output.notesMarkdown !== void 0 && typeof data.output.notesMarkdown != "string" || data.output.artifacts !== void 0 && (!Array.isArray(data.output.artifacts) || data.output.artifacts.length > 32))
        return !1;
      for (let key1 of Object.keys(data.output))
        if (key1 !== "notesMarkdown" && key1 !== "artifacts") return !1;
    }
    if (data.preferences !== void 0) {
      if (!(typeof data.preferences == "object" && data.preferences && !Array.isArray(data.preferences)) || data.preferences.autonomy !== void 0 && (typeof data.preferences.autonomy != "string" || !(data.preferences.autonomy === "guided" || data.preferences.autonomy === "full_auto_stop_on_user_deps" || data.preferences.autonomy === "full_auto_never_stop")) || data.preferences.riskPolicy !== void 0 && (typeof data.preferences.riskPolicy != "string" || !(data.preferences.riskPolicy === "conservative" || data.preferences.riskPolicy === "balanced" || data.preferences.riskPolicy === "aggressive")))
        return !1;
      for (let key2 of Object.keys(data.preferences))
        if (key2 !== "autonomy" && key2 !== "riskPolicy") return !1;
    }
    if (data.page !== void 0 && (!Number.isInteger(data.page) || !(1 <= data.page) || !(1e3 >= data.page)) || data.show !== void 0 && typeof data.show != "string" || data.goBackTo !== void 0 && typeof data.goBackTo != "string" || data.reason !== void 0 && typeof data.reason != "string")
      return !1;
    for (let key3 of Object.keys(data))
      if (key3 !== "stateToken" && key3 !== "ackToken" && key3 !== "context" && key3 !== "output" && key3 !== "preferences" && key3 !== "page" && key3 !== "show" && key3 !== "goBackTo" && key3 !== "reason") return !1;
    return !0;
  };
})();
validateToolContinueWorkflowInput.problems = problemsOfToolContinueWorkflowInput;
export {
  validateToolContinueWorkflowInput
};
