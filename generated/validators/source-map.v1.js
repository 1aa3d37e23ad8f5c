// Generated from schemas/source-map.ts by `npm run generate`; do not edit.
// <stdin>
var validateSourceMap = (function() {
  "use strict";
  let pattern0 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), pattern1 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), pattern2 = new RegExp("^[a-z0-9_-]+$", "u"), ref4 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.kind === void 0) return !1;
    switch (data.kind) {
      case "source":
        if (data.file === void 0 || data.line === void 0 || data.column === void 0 || data.pointer === void 0 || !Number.isInteger(data.file) || !(0 <= data.file) || !Number.isInteger(data.line) || !(0 < data.line) || !Number.isInteger(data.column) || !(0 < data.column) || typeof data.pointer != "string") return !1;
        break;
      case "ref":
        if (data.refId === void 0 || data.refLine === void 0 || data.file === void 0 || data.line === void 0 || data.column === void 0 || data.pointer === void 0 || typeof data.refId != "string" || !Number.isInteger(data.refLine) || !(0 < data.refLine) || !Number.isInteger(data.file) || !(0 <= data.file) || !Number.isInteger(data.line) || !(0 < data.line) || !Number.isInteger(data.column) || !(0 < data.column) || typeof data.pointer != "string") return !1;
        break;
      case "binding":
        if (data.slots === void 0 || data.file === void 0 || data.line === void 0 || data.column === void 0 || data.pointer === void 0 || !Array.isArray(data.slots) || data.slots.length < 1) return !1;
        for (let l = 0; l < data.slots.length; l++)
          if (typeof data.slots[l] != "string") return !1;
        if (!Number.isInteger(data.file) || !(0 <= data.file) || !Number.isInteger(data.line) || !(0 < data.line) || !Number.isInteger(data.column) || !(0 < data.column) || typeof data.pointer != "string") return !1;
        break;
      case "template":
        if (data.templateId === void 0 || data.file === void 0 || data.line === void 0 || data.column === void 0 || data.pointer === void 0 || typeof data.templateId != "string" || !Number.isInteger(data.file) || !(0 <= data.file) || !Number.isInteger(data.line) || !(0 < data.line) || !Number.isInteger(data.column) || !(0 < data.column) || typeof data.pointer != "string") return !1;
        break;
      case "function":
        if (data.name === void 0 || data.file === void 0 || data.line === void 0 || data.column === void 0 || data.pointer === void 0 || typeof data.name != "string" || !Number.isInteger(data.file) || !(0 <= data.file) || !Number.isInteger(data.line) || !(0 < data.line) || !Number.isInteger(data.column) || !(0 < data.column) || typeof data.pointer != "string") return !1;
        break;
      case "feature":
        if (data.featureId === void 0 || typeof data.featureId != "string") return !1;
        break;
      case "contract":
        if (data.contractRef === void 0 || typeof data.contractRef != "string") return !1;
        break;
      case "compiler":
        if (data.what === void 0 || typeof data.what != "string" || !(data.what === "heading" || data.what === "separator" || data.what === "fallback" || data.what === "routing" || data.what === "slot")) return !1;
        break;
      default:
        return !1;
    }
    return !0;
  }, ref3 = function(data) {
    if (!Array.isArray(data)) return !1;
    for (let k = 0; k < data.length; k++)
      if (!ref4(data[k])) return !1;
    return !0;
  }, ref2 = function(data) {
    return !(!(typeof data == "object" && data && !Array.isArray(data)) || data.stepId === void 0 || data.lines === void 0 || typeof data.stepId != "string" || !pattern2.test(data.stepId) || !ref3(data.lines));
  }, ref1 = function(data) {
    if (!Array.isArray(data)) return !1;
    for (let j = 0; j < data.length; j++)
      if (!ref2(data[j])) return !1;
    return !0;
  };
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.v === void 0 || data.workflowId === void 0 || data.workflowHash === void 0 || data.files === void 0 || data.steps === void 0 || data.v !== 1 || typeof data.workflowId != "string" || !pattern0.test(data.workflowId) || typeof data.workflowHash != "string" || !pattern1.test(data.workflowHash) || !Array.isArray(data.files)) return !1;
    for (let i = 0; i < data.files.length; i++)
      if (typeof data.files[i] != "string") return !1;
    return !!ref1(data.steps);
  };
})();
export {
  validateSourceMap
};
