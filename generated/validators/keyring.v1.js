// Generated from schemas/tokens.ts by `npm run generate`; do not edit.
// <stdin>
var validateKeyring = (function() {
  "use strict";
  let pattern0 = new RegExp("^key_[a-z0-9_]{1,64}$", "u"), pattern1 = new RegExp("^[A-Za-z0-9_-]{43}$", "u"), ref1 = function(data) {
    return !(!(typeof data == "object" && data && !Array.isArray(data)) || data.keyId === void 0 || data.key === void 0 || typeof data.keyId != "string" || !pattern0.test(data.keyId) || typeof data.key != "string" || !pattern1.test(data.key));
  };
  return function(data) {
    return !(!(typeof data == "object" && data && !Array.isArray(data)) || data.v === void 0 || data.algorithm === void 0 || data.current === void 0 || data.previous === void 0 || data.v !== 1 || data.algorithm !== "HMAC-SHA256" || !ref1(data.current) || !!!ref1(data.previous) && !(data.previous === null) || data.madeBesideSessions !== void 0 && (!Number.isInteger(data.madeBesideSessions) || !(0 <= data.madeBesideSessions)));
  };
})();
export {
  validateKeyring
};
