// Generated from schemas/execution-snapshot.ts by `npm run generate`; do not edit.
// <stdin>
import { problemsOfExecutionSnapshot } from "./problems/execution-snapshot.v1.js";
var validateExecutionSnapshot = (function() {
  "use strict";
  let pattern0 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), pattern1 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), hasOwn = Function.prototype.call.bind(Object.prototype.hasOwnProperty), pattern2 = new RegExp("^([a-z0-9_-]+@[0-9]+(\\/[a-z0-9_-]+@[0-9]+)*::)?[a-z0-9_-]+$", "u"), ref5 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.kind === void 0 || !(data.values !== void 0 && hasOwn(data, "values")) || data.kind !== "set" || !Array.isArray(data.values)) return !1;
    for (let i = 0; i < data.values.length; i++)
      if (typeof data.values[i] != "string" || !pattern2.test(data.values[i])) return !1;
    return !0;
  }, pattern3 = new RegExp("^[a-z0-9_-]+$", "u"), ref6 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.kind === void 0) return !1;
    switch (data.kind) {
      case "none":
        break;
      case "some":
        if (data.step === void 0 || !(typeof data.step == "object" && data.step && !Array.isArray(data.step)) || data.step.stepId === void 0 || data.step.loopPath === void 0 || typeof data.step.stepId != "string" || !pattern3.test(data.step.stepId) || !Array.isArray(data.step.loopPath)) return !1;
        for (let l = 0; l < data.step.loopPath.length; l++)
          if (!(typeof data.step.loopPath[l] == "object" && data.step.loopPath[l] && !Array.isArray(data.step.loopPath[l])) || data.step.loopPath[l].loopId === void 0 || data.step.loopPath[l].iteration === void 0 || typeof data.step.loopPath[l].loopId != "string" || !pattern3.test(data.step.loopPath[l].loopId) || !Number.isInteger(data.step.loopPath[l].iteration) || !(0 <= data.step.loopPath[l].iteration)) return !1;
        break;
      default:
        return !1;
    }
    return !0;
  }, ref7 = function(data) {
    if (!Array.isArray(data) || data.length < 1) return !1;
    for (let m = 0; m < data.length; m++)
      if (!(typeof data[m] == "object" && data[m] && !Array.isArray(data[m])) || data[m].loopId === void 0 || data[m].decision === void 0 || typeof data[m].loopId != "string" || !pattern3.test(data[m].loopId) || typeof data[m].decision != "string" || !(data[m].decision === "continue" || data[m].decision === "stop")) return !1;
    return !0;
  }, ref4 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.kind === void 0 || data.completed === void 0 || data.loopStack === void 0 || data.pending === void 0 || data.kind !== "running" || !ref5(data.completed) || !Array.isArray(data.loopStack)) return !1;
    for (let j = 0; j < data.loopStack.length; j++)
      if (!(typeof data.loopStack[j] == "object" && data.loopStack[j] && !Array.isArray(data.loopStack[j])) || data.loopStack[j].loopId === void 0 || data.loopStack[j].iteration === void 0 || data.loopStack[j].bodyIndex === void 0 || typeof data.loopStack[j].loopId != "string" || !pattern3.test(data.loopStack[j].loopId) || !Number.isInteger(data.loopStack[j].iteration) || !(0 <= data.loopStack[j].iteration) || !Number.isInteger(data.loopStack[j].bodyIndex) || !(0 <= data.loopStack[j].bodyIndex) || data.loopStack[j].items !== void 0 && !Array.isArray(data.loopStack[j].items) || data.loopStack[j].control !== void 0 && (typeof data.loopStack[j].control != "string" || !(data.loopStack[j].control === "continue" || data.loopStack[j].control === "stop")))
        return !1;
    return !(!ref6(data.pending) || data.seeds !== void 0 && !ref7(data.seeds));
  }, ref3 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.kind === void 0) return !1;
    switch (data.kind) {
      case "init":
        break;
      case "running":
        if (!ref4(data)) return !1;
        break;
      case "complete":
        if (data.completed === void 0 || !ref5(data.completed)) return !1;
        break;
      default:
        return !1;
    }
    return !0;
  }, ref2 = function(data) {
    return !(!(typeof data == "object" && data && !Array.isArray(data)) || data.v === void 0 || data.engineState === void 0 || data.v !== 1 || !ref3(data.engineState));
  }, ref11 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.kind === void 0) return !1;
    switch (data.kind) {
      case "set":
        if (!ref5(data)) return !1;
        break;
      case "since_parent":
        if (data.count === void 0 || !(data.values !== void 0 && hasOwn(data, "values")) || !Number.isInteger(data.count) || !(0 <= data.count) || !Array.isArray(data.values)) return !1;
        for (let n = 0; n < data.values.length; n++)
          if (typeof data.values[n] != "string" || !pattern2.test(data.values[n])) return !1;
        break;
      default:
        return !1;
    }
    return !0;
  }, ref10 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.kind === void 0 || data.completed === void 0 || data.loopStack === void 0 || data.pending === void 0 || data.kind !== "running" || !ref11(data.completed) || !Array.isArray(data.loopStack)) return !1;
    for (let o = 0; o < data.loopStack.length; o++)
      if (!(typeof data.loopStack[o] == "object" && data.loopStack[o] && !Array.isArray(data.loopStack[o])) || data.loopStack[o].loopId === void 0 || data.loopStack[o].iteration === void 0 || data.loopStack[o].bodyIndex === void 0 || typeof data.loopStack[o].loopId != "string" || !pattern3.test(data.loopStack[o].loopId) || !Number.isInteger(data.loopStack[o].iteration) || !(0 <= data.loopStack[o].iteration) || !Number.isInteger(data.loopStack[o].bodyIndex) || !(0 <= data.loopStack[o].bodyIndex) || data.loopStack[o].items !== void 0 && !Array.isArray(data.loopStack[o].items) || data.loopStack[o].control !== void 0 && (typeof data.loopStack[o].control != "string" || !(data.loopStack[o].control === "continue" || data.loopStack[o].control === "stop")) || data.loopStack[o].itemsIn !== void 0 && (typeof data.loopStack[o].itemsIn != "string" || !pattern1.test(data.loopStack[o].itemsIn)))
        return !1;
    return !(!ref6(data.pending) || data.seeds !== void 0 && !ref7(data.seeds));
  }, ref9 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.kind === void 0) return !1;
    switch (data.kind) {
      case "running":
        if (!ref10(data)) return !1;
        break;
      case "complete":
        if (data.completed === void 0 || !ref11(data.completed)) return !1;
        break;
      default:
        return !1;
    }
    return !0;
  }, ref8 = function(data) {
    return !(!(typeof data == "object" && data && !Array.isArray(data)) || data.v === void 0 || data.parent === void 0 || data.engineState === void 0 || data.v !== 2 || typeof data.parent != "string" || !pattern1.test(data.parent) || !ref9(data.engineState));
  }, ref1 = function(data) {
    return !(!!!ref2(data) && !!!ref8(data));
  };
  return function(data) {
    return !(!(typeof data == "object" && data && !Array.isArray(data)) || data.v === void 0 || data.kind === void 0 || data.workflowId === void 0 || data.workflowHash === void 0 || data.enginePayload === void 0 || data.v !== 1 || data.kind !== "execution_snapshot" || typeof data.workflowId != "string" || !pattern0.test(data.workflowId) || typeof data.workflowHash != "string" || !pattern1.test(data.workflowHash) || !ref1(data.enginePayload));
  };
})();
validateExecutionSnapshot.problems = problemsOfExecutionSnapshot;
export {
  validateExecutionSnapshot
};
