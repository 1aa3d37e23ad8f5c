// Generated from schemas/catalog.ts by `npm run generate`; do not edit.
// <stdin>
var validateLockfile = (function() {
  "use strict";
  let pattern0 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.version === void 0 || data.workflows === void 0 || data.version !== 1 || !(typeof data.workflows == "object" && data.workflows && !Array.isArray(data.workflows))) return !1;
    for (let key0 of Object.keys(data.workflows)) {
      if (!(typeof data.workflows[key0] == "object" && data.workflows[key0] && !Array.isArray(data.workflows[key0])) || data.workflows[key0].source === void 0 || data.workflows[key0].sourceDigest === void 0 || data.workflows[key0].workflowHash === void 0 || data.workflows[key0].compiler === void 0 || data.workflows[key0].bindings === void 0 || typeof data.workflows[key0].source != "string" || typeof data.workflows[key0].sourceDigest != "string" || !pattern0.test(data.workflows[key0].sourceDigest) || typeof data.workflows[key0].workflowHash != "string" || !pattern0.test(data.workflows[key0].workflowHash) || typeof data.workflows[key0].compiler != "string" || !(typeof data.workflows[key0].bindings == "object" && data.workflows[key0].bindings && !Array.isArray(data.workflows[key0].bindings))) return !1;
      for (let key1 of Object.keys(data.workflows[key0].bindings))
        if (typeof data.workflows[key0].bindings[key1] != "string") return !1;
    }
    return !0;
  };
})();
export {
  validateLockfile
};
