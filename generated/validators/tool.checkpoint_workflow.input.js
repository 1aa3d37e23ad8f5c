// Generated from schemas/tools.ts by `npm run generate`; do not edit.
// <stdin>
import { problemsOfToolCheckpointWorkflowInput } from "./problems/tool.checkpoint_workflow.input.js";
var validateToolCheckpointWorkflowInput = (function() {
  "use strict";
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.checkpointToken === void 0 || data.output === void 0 || data.stateToken !== void 0 && typeof data.stateToken != "string" || typeof data.checkpointToken != "string" || !(typeof data.output == "object" && data.output && !Array.isArray(data.output)) || data.output.notesMarkdown !== void 0 && typeof data.output.notesMarkdown != "string" || data.output.artifacts !== void 0 && (!Array.isArray(data.output.artifacts) || data.output.artifacts.length > 32))
      return !1;
    for (let key0 of Object.keys(data.output))
      if (key0 !== "notesMarkdown" && key0 !== "artifacts") return !1;
    for (let key1 of Object.keys(data))
      if (key1 !== "stateToken" && key1 !== "checkpointToken" && key1 !== "output") return !1;
    return !0;
  };
})();
validateToolCheckpointWorkflowInput.problems = problemsOfToolCheckpointWorkflowInput;
export {
  validateToolCheckpointWorkflowInput
};
