// Generated from schemas/daemon/model-script.ts by `npm run generate`; do not edit.
// <stdin>
import { problemsOfModelScript } from "./problems/model-script.v1.js";
var validateModelScript = (function() {
  "use strict";
  let stringLength = (string) => /[\uD800-\uDFFF]/.test(string) ? [...string].length : string.length;
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.steps === void 0 || data.$schema !== void 0 && typeof data.$schema != "string" || !Array.isArray(data.steps) || data.steps.length > 1e3 || data.steps.length < 1) return !1;
    for (let i = 0; i < data.steps.length; i++) {
      if (!(typeof data.steps[i] == "object" && data.steps[i] && !Array.isArray(data.steps[i])) || data.steps[i].step === void 0 || data.steps[i].turns === void 0 || data.steps[i].workflow !== void 0 && (typeof data.steps[i].workflow != "string" || data.steps[i].workflow.length > 64 && stringLength(data.steps[i].workflow) > 64 || data.steps[i].workflow.length < 1 || stringLength(data.steps[i].workflow) < 1) || typeof data.steps[i].step != "string" || data.steps[i].step.length > 64 && stringLength(data.steps[i].step) > 64 || data.steps[i].step.length < 1 || stringLength(data.steps[i].step) < 1 || data.steps[i].number !== void 0 && (!Number.isInteger(data.steps[i].number) || !(1 <= data.steps[i].number)) || !Array.isArray(data.steps[i].turns) || data.steps[i].turns.length > 1e3 || data.steps[i].turns.length < 1) return !1;
      for (let j = 0; j < data.steps[i].turns.length; j++) {
        if (!(typeof data.steps[i].turns[j] == "object" && data.steps[i].turns[j] && !Array.isArray(data.steps[i].turns[j])) || data.steps[i].turns[j].text !== void 0 && (typeof data.steps[i].turns[j].text != "string" || data.steps[i].turns[j].text.length > 262144 && stringLength(data.steps[i].turns[j].text) > 262144))
          return !1;
        if (data.steps[i].turns[j].calls !== void 0) {
          if (!Array.isArray(data.steps[i].turns[j].calls) || data.steps[i].turns[j].calls.length > 64) return !1;
          for (let k = 0; k < data.steps[i].turns[j].calls.length; k++) {
            if (!(typeof data.steps[i].turns[j].calls[k] == "object" && data.steps[i].turns[j].calls[k] && !Array.isArray(data.steps[i].turns[j].calls[k])) || data.steps[i].turns[j].calls[k].tool === void 0 || data.steps[i].turns[j].calls[k].arguments === void 0 || typeof data.steps[i].turns[j].calls[k].tool != "string" || data.steps[i].turns[j].calls[k].tool.length > 128 && stringLength(data.steps[i].turns[j].calls[k].tool) > 128 || data.steps[i].turns[j].calls[k].tool.length < 1 || stringLength(data.steps[i].turns[j].calls[k].tool) < 1 || !(typeof data.steps[i].turns[j].calls[k].arguments == "object" && data.steps[i].turns[j].calls[k].arguments && !Array.isArray(data.steps[i].turns[j].calls[k].arguments))) return !1;
            for (let key1 of Object.keys(data.steps[i].turns[j].calls[k]))
              if (key1 !== "tool" && key1 !== "arguments") return !1;
          }
        }
        if (data.steps[i].turns[j].usage !== void 0) {
          if (!(typeof data.steps[i].turns[j].usage == "object" && data.steps[i].turns[j].usage && !Array.isArray(data.steps[i].turns[j].usage)) || data.steps[i].turns[j].usage.inputTokens === void 0 || data.steps[i].turns[j].usage.outputTokens === void 0 || !Number.isInteger(data.steps[i].turns[j].usage.inputTokens) || !(0 <= data.steps[i].turns[j].usage.inputTokens) || !(1e12 >= data.steps[i].turns[j].usage.inputTokens) || !Number.isInteger(data.steps[i].turns[j].usage.outputTokens) || !(0 <= data.steps[i].turns[j].usage.outputTokens) || !(1e12 >= data.steps[i].turns[j].usage.outputTokens) || data.steps[i].turns[j].usage.cacheReadTokens !== void 0 && (!Number.isInteger(data.steps[i].turns[j].usage.cacheReadTokens) || !(0 <= data.steps[i].turns[j].usage.cacheReadTokens) || !(1e12 >= data.steps[i].turns[j].usage.cacheReadTokens)) || data.steps[i].turns[j].usage.cacheWriteTokens !== void 0 && (!Number.isInteger(data.steps[i].turns[j].usage.cacheWriteTokens) || !(0 <= data.steps[i].turns[j].usage.cacheWriteTokens) || !(1e12 >= data.steps[i].turns[j].usage.cacheWriteTokens)) || data.steps[i].turns[j].usage.reasoningTokens !== void 0 && (!Number.isInteger(data.steps[i].turns[j].usage.reasoningTokens) || !(0 <= data.steps[i].turns[j].usage.reasoningTokens) || !(1e12 >= data.steps[i].turns[j].usage.reasoningTokens)))
            return !1;
          for (let key2 of Object.keys(data.steps[i].turns[j].usage))
            if (key2 !== "inputTokens" && key2 !== "outputTokens" && key2 !== "cacheReadTokens" && key2 !== "cacheWriteTokens" && key2 !== "reasoningTokens") return !1;
        }
        for (let key3 of Object.keys(data.steps[i].turns[j]))
          if (key3 !== "text" && key3 !== "calls" && key3 !== "usage") return !1;
      }
      for (let key4 of Object.keys(data.steps[i]))
        if (key4 !== "workflow" && key4 !== "step" && key4 !== "number" && key4 !== "turns") return !1;
    }
    for (let key5 of Object.keys(data))
      if (key5 !== "$schema" && key5 !== "steps") return !1;
    return !0;
  };
})();
validateModelScript.problems = problemsOfModelScript;
export {
  validateModelScript
};
