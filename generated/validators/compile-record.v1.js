// Generated from schemas/compile-record.ts by `npm run generate`; do not edit.
// <stdin>
var validateCompileRecord = (function() {
  "use strict";
  let pattern0 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.v === void 0 || data.digests === void 0 || data.v !== 1 || !Array.isArray(data.digests)) return !1;
    for (let i = 0; i < data.digests.length; i++)
      if (typeof data.digests[i] != "string" || !pattern0.test(data.digests[i])) return !1;
    return !0;
  };
})();
export {
  validateCompileRecord
};
