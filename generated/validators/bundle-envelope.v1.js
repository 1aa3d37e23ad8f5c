// Generated from schemas/bundle.ts by `npm run generate`; do not edit.
// <stdin>
import { problemsOfBundleEnvelope } from "./problems/bundle-envelope.v1.js";
var validateBundleEnvelope = (function() {
  "use strict";
  let pattern0 = new RegExp("^bundle_[a-z0-9_]{1,64}$", "u"), pattern1 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), hasOwn = Function.prototype.call.bind(Object.prototype.hasOwnProperty), pattern2 = new RegExp("^sess_[a-z0-9_]{1,64}$", "u");
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.bundleSchemaVersion === void 0 || data.bundleId === void 0 || data.exportedAt === void 0 || data.producer === void 0 || data.integrity === void 0 || data.session === void 0 || data.bundleSchemaVersion !== 1 || typeof data.bundleId != "string" || !pattern0.test(data.bundleId) || typeof data.exportedAt != "string" || !(typeof data.producer == "object" && data.producer && !Array.isArray(data.producer)) || data.producer.appVersion === void 0 || typeof data.producer.appVersion != "string" || data.producer.appliedConfigHash !== void 0 && (typeof data.producer.appliedConfigHash != "string" || !pattern1.test(data.producer.appliedConfigHash)))
      return !1;
    if (data.producer.searchedFor !== void 0) {
      if (!Array.isArray(data.producer.searchedFor)) return !1;
      for (let i = 0; i < data.producer.searchedFor.length; i++)
        if (typeof data.producer.searchedFor[i] != "string") return !1;
    }
    if (!(typeof data.integrity == "object" && data.integrity && !Array.isArray(data.integrity)) || data.integrity.kind === void 0 || !(data.integrity.entries !== void 0 && hasOwn(data.integrity, "entries")) || data.integrity.kind !== "sha256_manifest_v1" || !Array.isArray(data.integrity.entries)) return !1;
    for (let j = 0; j < data.integrity.entries.length; j++)
      if (!(typeof data.integrity.entries[j] == "object" && data.integrity.entries[j] && !Array.isArray(data.integrity.entries[j])) || data.integrity.entries[j].path === void 0 || data.integrity.entries[j].sha256 === void 0 || data.integrity.entries[j].bytes === void 0 || typeof data.integrity.entries[j].path != "string" || typeof data.integrity.entries[j].sha256 != "string" || !pattern1.test(data.integrity.entries[j].sha256) || !Number.isInteger(data.integrity.entries[j].bytes) || !(0 <= data.integrity.entries[j].bytes)) return !1;
    if (!(typeof data.session == "object" && data.session && !Array.isArray(data.session)) || data.session.sessionId === void 0 || data.session.events === void 0 || data.session.manifest === void 0 || data.session.snapshots === void 0 || data.session.pinnedWorkflows === void 0 || typeof data.session.sessionId != "string" || !pattern2.test(data.session.sessionId) || !Array.isArray(data.session.events)) return !1;
    for (let k = 0; k < data.session.events.length; k++)
      if (!(typeof data.session.events[k] == "object" && data.session.events[k] && !Array.isArray(data.session.events[k]))) return !1;
    if (!Array.isArray(data.session.manifest)) return !1;
    for (let l = 0; l < data.session.manifest.length; l++)
      if (!(typeof data.session.manifest[l] == "object" && data.session.manifest[l] && !Array.isArray(data.session.manifest[l]))) return !1;
    if (!(typeof data.session.snapshots == "object" && data.session.snapshots && !Array.isArray(data.session.snapshots))) return !1;
    for (let key5 of Object.keys(data.session.snapshots))
      if (!(typeof data.session.snapshots[key5] == "object" && data.session.snapshots[key5] && !Array.isArray(data.session.snapshots[key5]))) return !1;
    if (!(typeof data.session.pinnedWorkflows == "object" && data.session.pinnedWorkflows && !Array.isArray(data.session.pinnedWorkflows))) return !1;
    for (let key7 of Object.keys(data.session.pinnedWorkflows))
      if (!(typeof data.session.pinnedWorkflows[key7] == "object" && data.session.pinnedWorkflows[key7] && !Array.isArray(data.session.pinnedWorkflows[key7]))) return !1;
    return !(data.session.artifacts !== void 0 && !(typeof data.session.artifacts == "object" && data.session.artifacts && !Array.isArray(data.session.artifacts)) || data.session.salvaged !== void 0 && typeof data.session.salvaged != "boolean" || data.session.redacted !== void 0 && typeof data.session.redacted != "boolean");
  };
})();
validateBundleEnvelope.problems = problemsOfBundleEnvelope;
export {
  validateBundleEnvelope
};
