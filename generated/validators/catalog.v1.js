// Generated from schemas/catalog.ts by `npm run generate`; do not edit.
// <stdin>
var validateCatalog = (function() {
  "use strict";
  let pattern0 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), pattern1 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.v === void 0 || data.compilerVersion === void 0 || data.workflows === void 0 || data.v !== 1 || typeof data.compilerVersion != "string" || !Array.isArray(data.workflows)) return !1;
    for (let i = 0; i < data.workflows.length; i++) {
      if (!(typeof data.workflows[i] == "object" && data.workflows[i] && !Array.isArray(data.workflows[i])) || data.workflows[i].workflowId === void 0 || data.workflows[i].kind === void 0 || data.workflows[i].name === void 0 || data.workflows[i].description === void 0 || data.workflows[i].tags === void 0 || data.workflows[i].aliases === void 0 || data.workflows[i].version === void 0 || data.workflows[i].workflowHash === void 0 || data.workflows[i].source === void 0 || data.workflows[i].sourceBytesDigest === void 0 || data.workflows[i].sourceDigest === void 0 || typeof data.workflows[i].workflowId != "string" || !pattern0.test(data.workflows[i].workflowId) || typeof data.workflows[i].kind != "string" || !(data.workflows[i].kind === "workflow" || data.workflows[i].kind === "routine") || typeof data.workflows[i].name != "string" || typeof data.workflows[i].description != "string" || !Array.isArray(data.workflows[i].tags)) return !1;
      for (let j = 0; j < data.workflows[i].tags.length; j++)
        if (typeof data.workflows[i].tags[j] != "string") return !1;
      if (!Array.isArray(data.workflows[i].aliases)) return !1;
      for (let k = 0; k < data.workflows[i].aliases.length; k++)
        if (typeof data.workflows[i].aliases[k] != "string") return !1;
      if (data.workflows[i].suggestedId !== void 0 && typeof data.workflows[i].suggestedId != "string" || typeof data.workflows[i].version != "string" || typeof data.workflows[i].workflowHash != "string" || !pattern1.test(data.workflows[i].workflowHash) || typeof data.workflows[i].source != "string" || data.workflows[i].bundled !== void 0 && data.workflows[i].bundled !== !0 || data.workflows[i].bindingsDigest !== void 0 && !(data.workflows[i].bindingsDigest === "none") && !!(typeof data.workflows[i].bindingsDigest != "string" || !pattern1.test(data.workflows[i].bindingsDigest)) || typeof data.workflows[i].sourceBytesDigest != "string" || !pattern1.test(data.workflows[i].sourceBytesDigest) || typeof data.workflows[i].sourceDigest != "string" || !pattern1.test(data.workflows[i].sourceDigest)) return !1;
    }
    if (data.failed !== void 0) {
      if (!Array.isArray(data.failed)) return !1;
      for (let l = 0; l < data.failed.length; l++)
        if (!(typeof data.failed[l] == "object" && data.failed[l] && !Array.isArray(data.failed[l])) || data.failed[l].source === void 0 || data.failed[l].errors === void 0 || typeof data.failed[l].source != "string" || !Number.isInteger(data.failed[l].errors) || !(0 <= data.failed[l].errors)) return !1;
    }
    return !0;
  };
})();
export {
  validateCatalog
};
