// Generated from schemas/session-origin.ts by `npm run generate`; do not edit.
// <stdin>
var validateSessionOrigin = (function() {
  "use strict";
  return function(data) {
    return !(!(typeof data == "object" && data && !Array.isArray(data)) || data.v === void 0 || data.salvaged === void 0 || data.redacted === void 0 || data.v !== 1 || typeof data.salvaged != "boolean" || typeof data.redacted != "boolean");
  };
})();
export {
  validateSessionOrigin
};
