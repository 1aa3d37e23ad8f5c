// Generated from schemas/catalog.ts by `npm run generate`; do not edit.
// <stdin>
var validateSourceStats = (function() {
  "use strict";
  let pattern0 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.v === void 0 || data.compilerVersion === void 0 || data.files === void 0 || data.v !== 1 || typeof data.compilerVersion != "string" || data.bindingsDigest !== void 0 && !(data.bindingsDigest === "none") && !!(typeof data.bindingsDigest != "string" || !pattern0.test(data.bindingsDigest)) || data.libraryDigest !== void 0 && !(data.libraryDigest === "none") && !!(typeof data.libraryDigest != "string" || !pattern0.test(data.libraryDigest)) || !Array.isArray(data.files)) return !1;
    for (let i = 0; i < data.files.length; i++)
      if (!(typeof data.files[i] == "object" && data.files[i] && !Array.isArray(data.files[i])) || data.files[i].source === void 0 || data.files[i].bytes === void 0 || data.files[i].mtimeMs === void 0 || data.files[i].sourceBytesDigest === void 0 || typeof data.files[i].source != "string" || !Number.isInteger(data.files[i].bytes) || !(0 <= data.files[i].bytes) || typeof data.files[i].mtimeMs != "number" || typeof data.files[i].sourceBytesDigest != "string" || !pattern0.test(data.files[i].sourceBytesDigest)) return !1;
    return !0;
  };
})();
export {
  validateSourceStats
};
