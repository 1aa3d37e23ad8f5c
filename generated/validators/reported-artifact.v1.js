// Generated from schemas/reported-artifacts.ts by `npm run generate`; do not edit.
// <stdin>
import { problemsOfReportedArtifact } from "./problems/reported-artifact.v1.js";
var validateReportedArtifact = (function() {
  "use strict";
  let pattern0 = new RegExp("^[a-z0-9_-]+$", "u"), stringLength = (string) => /[\uD800-\uDFFF]/.test(string) ? [...string].length : string.length, pattern1 = new RegExp("^[a-z]+_[a-z0-9_]{1,80}$", "u");
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.kind === void 0) return !1;
    switch (data.kind) {
      case "wr.loop_control":
        if (data.decision === void 0 || data.loopId !== void 0 && (typeof data.loopId != "string" || !pattern0.test(data.loopId)) || typeof data.decision != "string" || !(data.decision === "continue" || data.decision === "stop") || data.summary !== void 0 && typeof data.summary != "string")
          return !1;
        break;
      case "wr.capability_observation":
        if (data.capability === void 0 || data.status === void 0 || data.method === void 0 || typeof data.capability != "string" || !(data.capability === "delegation" || data.capability === "web_browsing") || typeof data.status != "string" || !(data.status === "available" || data.status === "unavailable") || typeof data.method != "string" || !(data.method === "probe_step" || data.method === "attempted_use" || data.method === "manual_claim") || data.failureCode !== void 0 && (typeof data.failureCode != "string" || !(data.failureCode === "tool_missing" || data.failureCode === "tool_error" || data.failureCode === "policy_blocked" || data.failureCode === "unknown")) || data.claimedBy !== void 0 && (typeof data.claimedBy != "string" || !(data.claimedBy === "agent" || data.claimedBy === "user")))
          return !1;
        break;
      case "wr.workflow_divergence":
        if (data.reason === void 0 || data.summary === void 0 || typeof data.reason != "string" || !(data.reason === "missing_user_context" || data.reason === "capability_unavailable" || data.reason === "efficiency_skip" || data.reason === "safety_stop" || data.reason === "policy_constraint") || typeof data.summary != "string" || data.summary.length < 1 || stringLength(data.summary) < 1 || data.relatedStepId !== void 0 && (typeof data.relatedStepId != "string" || !pattern0.test(data.relatedStepId)))
          return !1;
        break;
      case "wr.binding_fallback":
        if (data.slot === void 0 || data.boundTo === void 0 || data.usedInstead === void 0 || data.reason === void 0 || typeof data.slot != "string" || data.slot.length < 1 || stringLength(data.slot) < 1 || typeof data.boundTo != "string" || data.boundTo.length < 1 || stringLength(data.boundTo) < 1 || typeof data.usedInstead != "string" || data.usedInstead.length < 1 || stringLength(data.usedInstead) < 1 || typeof data.reason != "string" || data.reason.length < 1 || stringLength(data.reason) < 1) return !1;
        break;
      case "wr.gap_report":
        if (data.severity === void 0 || data.category === void 0 || data.detail === void 0 || data.summary === void 0 || typeof data.severity != "string" || !(data.severity === "info" || data.severity === "warning" || data.severity === "critical") || typeof data.category != "string" || !(data.category === "user_only_dependency" || data.category === "contract_violation" || data.category === "capability_missing" || data.category === "unexpected") || typeof data.detail != "string" || !(data.detail === "needs_user_secret_or_token" || data.detail === "needs_user_account_access" || data.detail === "needs_user_artifact" || data.detail === "needs_user_choice" || data.detail === "needs_user_approval" || data.detail === "needs_user_environment_action" || data.detail === "missing_required_output" || data.detail === "invalid_required_output" || data.detail === "required_capability_unavailable" || data.detail === "required_capability_unknown" || data.detail === "invariant_violation" || data.detail === "storage_corruption_detected") || typeof data.summary != "string" || data.summary.length < 1 || stringLength(data.summary) < 1 || data.contextKey !== void 0 && (typeof data.contextKey != "string" || data.contextKey.length < 1 || stringLength(data.contextKey) < 1) || data.resolvesGapId !== void 0 && (typeof data.resolvesGapId != "string" || !pattern1.test(data.resolvesGapId)))
          return !1;
        break;
      default:
        return !1;
    }
    return !0;
  };
})();
validateReportedArtifact.problems = problemsOfReportedArtifact;
export {
  validateReportedArtifact
};
