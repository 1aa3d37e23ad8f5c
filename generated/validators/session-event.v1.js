// Generated from schemas/events.ts by `npm run generate`; do not edit.
// <stdin>
import { problemsOfSessionEvent } from "./problems/session-event.v1.js";
var validateSessionEvent = (function() {
  "use strict";
  let pattern0 = new RegExp("^evt_[a-z0-9_]{1,64}$", "u"), pattern1 = new RegExp("^sess_[a-z0-9_]{1,64}$", "u"), stringLength = (string) => /[\uD800-\uDFFF]/.test(string) ? [...string].length : string.length, pattern2 = new RegExp("^[a-z0-9_:>-]+$", "u"), pattern3 = new RegExp("^run_[a-z0-9_]{1,64}$", "u"), pattern4 = new RegExp("^node_[a-z0-9_]{1,64}$", "u"), ref2 = function(data) {
    return !(!(typeof data == "object" && data && !Array.isArray(data)) || data.runId === void 0 || data.nodeId === void 0 || typeof data.runId != "string" || !pattern3.test(data.runId) || typeof data.nodeId != "string" || !pattern4.test(data.nodeId));
  }, pattern5 = new RegExp("^[0-9a-f]{40}$", "u"), pattern6 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), ref1 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.v === void 0 || data.eventId === void 0 || data.eventIndex === void 0 || data.sessionId === void 0 || data.kind === void 0 || data.dedupeKey === void 0 || data.data === void 0 || data.v !== 1 || typeof data.eventId != "string" || !pattern0.test(data.eventId) || !Number.isInteger(data.eventIndex) || !(0 <= data.eventIndex) || typeof data.sessionId != "string" || !pattern1.test(data.sessionId) || data.kind !== "observation_recorded" || typeof data.dedupeKey != "string" || data.dedupeKey.length > 256 && stringLength(data.dedupeKey) > 256 || !pattern2.test(data.dedupeKey) || data.scope !== void 0 && !ref2(data.scope) || !(typeof data.data == "object" && data.data && !Array.isArray(data.data)) || data.data.key === void 0 || data.data.value === void 0 || data.data.confidence === void 0 || typeof data.data.key != "string" || !(data.data.key === "git_branch" || data.data.key === "git_head_sha" || data.data.key === "repo_root_hash" || data.data.key === "repo_root") || !(typeof data.data.value == "object" && data.data.value && !Array.isArray(data.data.value)) || data.data.value.type === void 0) return !1;
    switch (data.data.value.type) {
      case "short_string":
        if (data.data.value.value === void 0 || typeof data.data.value.value != "string" || data.data.value.value.length > 80 && stringLength(data.data.value.value) > 80) return !1;
        break;
      case "git_sha1":
        if (data.data.value.value === void 0 || typeof data.data.value.value != "string" || !pattern5.test(data.data.value.value)) return !1;
        break;
      case "sha256":
        if (data.data.value.value === void 0 || typeof data.data.value.value != "string" || !pattern6.test(data.data.value.value)) return !1;
        break;
      case "path":
        if (data.data.value.value === void 0 || typeof data.data.value.value != "string" || data.data.value.value.length > 512 && stringLength(data.data.value.value) > 512) return !1;
        break;
      default:
        return !1;
    }
    return !(typeof data.data.confidence != "string" || !(data.data.confidence === "low" || data.data.confidence === "med" || data.data.confidence === "high"));
  }, ref3 = function(data) {
    return !(!(typeof data == "object" && data && !Array.isArray(data)) || data.runId === void 0 || typeof data.runId != "string" || !pattern3.test(data.runId));
  }, pattern7 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), pattern8 = new RegExp("^att_[a-z0-9_]{1,64}$", "u"), pattern9 = new RegExp("^[a-z0-9_-]+$", "u"), ref11 = function(data) {
    return !(!(typeof data == "object" && data && !Array.isArray(data)) || data.loopId === void 0 || data.iteration === void 0 || data.maxIterations === void 0 || typeof data.loopId != "string" || !pattern9.test(data.loopId) || !Number.isInteger(data.iteration) || !(0 <= data.iteration) || !Number.isInteger(data.maxIterations) || !(0 < data.maxIterations));
  }, ref10 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.code === void 0 || data.pointer === void 0 || data.message === void 0 || typeof data.code != "string" || !(data.code === "USER_ONLY_DEPENDENCY" || data.code === "MISSING_REQUIRED_OUTPUT" || data.code === "INVALID_REQUIRED_OUTPUT" || data.code === "REQUIRED_CAPABILITY_UNKNOWN" || data.code === "REQUIRED_CAPABILITY_UNAVAILABLE" || data.code === "INVARIANT_VIOLATION" || data.code === "STORAGE_CORRUPTION_DETECTED") || !(typeof data.pointer == "object" && data.pointer && !Array.isArray(data.pointer)) || data.pointer.kind === void 0) return !1;
    switch (data.pointer.kind) {
      case "context_key":
        if (data.pointer.key === void 0 || typeof data.pointer.key != "string" || !pattern9.test(data.pointer.key)) return !1;
        break;
      case "context_budget":
        break;
      case "output_contract":
        if (data.pointer.contractRef === void 0 || typeof data.pointer.contractRef != "string") return !1;
        break;
      case "capability":
        if (data.pointer.capability === void 0 || typeof data.pointer.capability != "string" || !(data.pointer.capability === "delegation" || data.pointer.capability === "web_browsing")) return !1;
        break;
      case "workflow_step":
        if (data.pointer.stepId === void 0 || typeof data.pointer.stepId != "string" || !pattern9.test(data.pointer.stepId)) return !1;
        break;
      default:
        return !1;
    }
    return !(typeof data.message != "string" || data.message.length > 512 && stringLength(data.message) > 512 || data.suggestedFix !== void 0 && (typeof data.suggestedFix != "string" || data.suggestedFix.length > 1024 && stringLength(data.suggestedFix) > 1024) || data.loop !== void 0 && !ref11(data.loop) || data.followup !== void 0 && (!(typeof data.followup == "object" && data.followup && !Array.isArray(data.followup)) || data.followup.level === void 0 || data.followup.words === void 0 || typeof data.followup.level != "string" || data.followup.level.length < 1 || stringLength(data.followup.level) < 1 || typeof data.followup.words != "string" || !pattern6.test(data.followup.words)));
  }, ref9 = function(data) {
    if (!Array.isArray(data) || data.length > 10 || data.length < 1) return !1;
    for (let i = 0; i < data.length; i++)
      if (!ref10(data[i])) return !1;
    return !0;
  }, ref8 = function(data) {
    return !(!(typeof data == "object" && data && !Array.isArray(data)) || data.blockers === void 0 || !ref9(data.blockers));
  }, ref7 = function(data) {
    return !(!(typeof data == "object" && data && !Array.isArray(data)) || data.kind === void 0 || data.blockers === void 0 || data.kind !== "blocked" || !ref8(data.blockers));
  }, ref6 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.kind === void 0) return !1;
    switch (data.kind) {
      case "blocked":
        if (!ref7(data)) return !1;
        break;
      case "advanced":
        if (data.toNodeId === void 0 || typeof data.toNodeId != "string" || !pattern4.test(data.toNodeId)) return !1;
        break;
      default:
        return !1;
    }
    return !0;
  }, ref5 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.attemptId === void 0 || data.intent === void 0 || data.outcome === void 0 || typeof data.attemptId != "string" || !pattern8.test(data.attemptId) || data.intent !== "ack_pending" || !ref6(data.outcome) || data.inputDigest !== void 0 && (typeof data.inputDigest != "string" || !pattern6.test(data.inputDigest)) || data.confirmation !== void 0 && (!(typeof data.confirmation == "object" && data.confirmation && !Array.isArray(data.confirmation)) || data.confirmation.outcome === void 0 || typeof data.confirmation.outcome != "string" || !(data.confirmation.outcome === "acknowledged_in_text" || data.confirmation.outcome === "approved_in_form" || data.confirmation.outcome === "rejected_in_form" || data.confirmation.outcome === "form_unanswered" || data.confirmation.outcome === "skipped_by_mode") || data.confirmation.comment !== void 0 && (typeof data.confirmation.comment != "string" || data.confirmation.comment.length > 384 && stringLength(data.confirmation.comment) > 384 || data.confirmation.comment.length < 1 || stringLength(data.confirmation.comment) < 1)))
      return !1;
    if (data.resent !== void 0) {
      if (!Array.isArray(data.resent)) return !1;
      for (let j = 0; j < data.resent.length; j++)
        if (typeof data.resent[j] != "string") return !1;
    }
    return !(data.blockedNodeId !== void 0 && (typeof data.blockedNodeId != "string" || !pattern4.test(data.blockedNodeId)));
  }, ref4 = function(data) {
    return !(!(typeof data == "object" && data && !Array.isArray(data)) || data.v === void 0 || data.eventId === void 0 || data.eventIndex === void 0 || data.sessionId === void 0 || data.kind === void 0 || data.dedupeKey === void 0 || data.scope === void 0 || data.data === void 0 || data.v !== 1 || typeof data.eventId != "string" || !pattern0.test(data.eventId) || !Number.isInteger(data.eventIndex) || !(0 <= data.eventIndex) || typeof data.sessionId != "string" || !pattern1.test(data.sessionId) || data.kind !== "advance_recorded" || typeof data.dedupeKey != "string" || data.dedupeKey.length > 256 && stringLength(data.dedupeKey) > 256 || !pattern2.test(data.dedupeKey) || !ref2(data.scope) || !ref5(data.data));
  }, pattern10 = new RegExp("^[a-z]+_[a-z0-9_]{1,80}$", "u"), ref12 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.v === void 0 || data.eventId === void 0 || data.eventIndex === void 0 || data.sessionId === void 0 || data.kind === void 0 || data.dedupeKey === void 0 || data.scope === void 0 || data.data === void 0 || data.v !== 1 || typeof data.eventId != "string" || !pattern0.test(data.eventId) || !Number.isInteger(data.eventIndex) || !(0 <= data.eventIndex) || typeof data.sessionId != "string" || !pattern1.test(data.sessionId) || data.kind !== "node_output_appended" || typeof data.dedupeKey != "string" || data.dedupeKey.length > 256 && stringLength(data.dedupeKey) > 256 || !pattern2.test(data.dedupeKey) || !ref2(data.scope) || !(typeof data.data == "object" && data.data && !Array.isArray(data.data)) || data.data.outputId === void 0 || data.data.outputChannel === void 0 || data.data.payload === void 0 || typeof data.data.outputId != "string" || !pattern10.test(data.data.outputId) || data.data.supersedesOutputId !== void 0 && (typeof data.data.supersedesOutputId != "string" || !pattern10.test(data.data.supersedesOutputId)) || typeof data.data.outputChannel != "string" || !(data.data.outputChannel === "recap" || data.data.outputChannel === "artifact") || !(typeof data.data.payload == "object" && data.data.payload && !Array.isArray(data.data.payload)) || data.data.payload.payloadKind === void 0) return !1;
    switch (data.data.payload.payloadKind) {
      case "notes":
        if (data.data.payload.notesMarkdown === void 0 || typeof data.data.payload.notesMarkdown != "string" || data.data.payload.notesMarkdown.length > 4096 && stringLength(data.data.payload.notesMarkdown) > 4096) return !1;
        break;
      case "artifact_ref":
        if (data.data.payload.sha256 === void 0 || data.data.payload.contentType === void 0 || data.data.payload.byteLength === void 0 || typeof data.data.payload.sha256 != "string" || !pattern6.test(data.data.payload.sha256) || typeof data.data.payload.contentType != "string" || data.data.payload.contentType.length > 128 && stringLength(data.data.payload.contentType) > 128 || data.data.payload.contentType.length < 1 || stringLength(data.data.payload.contentType) < 1 || !Number.isInteger(data.data.payload.byteLength) || !(0 <= data.data.payload.byteLength)) return !1;
        break;
      default:
        return !1;
    }
    return !0;
  }, ref13 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.v === void 0 || data.eventId === void 0 || data.eventIndex === void 0 || data.sessionId === void 0 || data.kind === void 0 || data.dedupeKey === void 0 || data.scope === void 0 || data.data === void 0 || data.v !== 1 || typeof data.eventId != "string" || !pattern0.test(data.eventId) || !Number.isInteger(data.eventIndex) || !(0 <= data.eventIndex) || typeof data.sessionId != "string" || !pattern1.test(data.sessionId) || data.kind !== "preferences_changed" || typeof data.dedupeKey != "string" || data.dedupeKey.length > 256 && stringLength(data.dedupeKey) > 256 || !pattern2.test(data.dedupeKey) || !ref2(data.scope) || !(typeof data.data == "object" && data.data && !Array.isArray(data.data)) || data.data.changeId === void 0 || data.data.source === void 0 || data.data.delta === void 0 || data.data.effective === void 0 || typeof data.data.changeId != "string" || !pattern10.test(data.data.changeId) || typeof data.data.source != "string" || !(data.data.source === "user" || data.data.source === "workflow_recommendation" || data.data.source === "system") || !Array.isArray(data.data.delta) || data.data.delta.length > 2 || data.data.delta.length < 1) return !1;
    for (let k = 0; k < data.data.delta.length; k++) {
      if (!(typeof data.data.delta[k] == "object" && data.data.delta[k] && !Array.isArray(data.data.delta[k])) || data.data.delta[k].key === void 0) return !1;
      switch (data.data.delta[k].key) {
        case "autonomy":
          if (data.data.delta[k].value === void 0 || typeof data.data.delta[k].value != "string" || !(data.data.delta[k].value === "guided" || data.data.delta[k].value === "full_auto_stop_on_user_deps" || data.data.delta[k].value === "full_auto_never_stop")) return !1;
          break;
        case "riskPolicy":
          if (data.data.delta[k].value === void 0 || typeof data.data.delta[k].value != "string" || !(data.data.delta[k].value === "conservative" || data.data.delta[k].value === "balanced" || data.data.delta[k].value === "aggressive")) return !1;
          break;
        default:
          return !1;
      }
    }
    return !(!(typeof data.data.effective == "object" && data.data.effective && !Array.isArray(data.data.effective)) || data.data.effective.autonomy === void 0 || data.data.effective.riskPolicy === void 0 || typeof data.data.effective.autonomy != "string" || !(data.data.effective.autonomy === "guided" || data.data.effective.autonomy === "full_auto_stop_on_user_deps" || data.data.effective.autonomy === "full_auto_never_stop") || typeof data.data.effective.riskPolicy != "string" || !(data.data.effective.riskPolicy === "conservative" || data.data.effective.riskPolicy === "balanced" || data.data.effective.riskPolicy === "aggressive"));
  }, ref16 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.kind === void 0) return !1;
    switch (data.kind) {
      case "probe_step":
        if (data.enforcementGrade === void 0 || data.detail === void 0 || data.enforcementGrade !== "strong" || !(typeof data.detail == "object" && data.detail && !Array.isArray(data.detail)) || data.detail.probeTemplateId === void 0 || data.detail.probeStepId === void 0 || data.detail.result === void 0 || typeof data.detail.probeTemplateId != "string" || typeof data.detail.probeStepId != "string" || !pattern9.test(data.detail.probeStepId) || typeof data.detail.result != "string" || !(data.detail.result === "success" || data.detail.result === "failure")) return !1;
        break;
      case "attempted_use":
        if (data.enforcementGrade === void 0 || data.detail === void 0 || data.enforcementGrade !== "strong" || !(typeof data.detail == "object" && data.detail && !Array.isArray(data.detail)) || data.detail.attemptContext === void 0 || data.detail.result === void 0 || typeof data.detail.attemptContext != "string" || !(data.detail.attemptContext === "workflow_step" || data.detail.attemptContext === "system_probe") || typeof data.detail.result != "string" || !(data.detail.result === "success" || data.detail.result === "failure") || data.detail.failureCode !== void 0 && (typeof data.detail.failureCode != "string" || !(data.detail.failureCode === "tool_missing" || data.detail.failureCode === "tool_error" || data.detail.failureCode === "policy_blocked" || data.detail.failureCode === "unknown")))
          return !1;
        break;
      case "manual_claim":
        if (data.enforcementGrade === void 0 || data.detail === void 0 || data.enforcementGrade !== "weak" || !(typeof data.detail == "object" && data.detail && !Array.isArray(data.detail)) || data.detail.claimedBy === void 0 || data.detail.claim === void 0 || typeof data.detail.claimedBy != "string" || !(data.detail.claimedBy === "agent" || data.detail.claimedBy === "user") || typeof data.detail.claim != "string" || !(data.detail.claim === "available" || data.detail.claim === "unavailable")) return !1;
        break;
      default:
        return !1;
    }
    return !0;
  }, ref15 = function(data) {
    return !(!(typeof data == "object" && data && !Array.isArray(data)) || data.capObsId === void 0 || data.capability === void 0 || data.status === void 0 || data.provenance === void 0 || typeof data.capObsId != "string" || !pattern10.test(data.capObsId) || typeof data.capability != "string" || !(data.capability === "delegation" || data.capability === "web_browsing") || typeof data.status != "string" || !(data.status === "unknown" || data.status === "available" || data.status === "unavailable") || !ref16(data.provenance));
  }, ref14 = function(data) {
    return !(!(typeof data == "object" && data && !Array.isArray(data)) || data.v === void 0 || data.eventId === void 0 || data.eventIndex === void 0 || data.sessionId === void 0 || data.kind === void 0 || data.dedupeKey === void 0 || data.scope === void 0 || data.data === void 0 || data.v !== 1 || typeof data.eventId != "string" || !pattern0.test(data.eventId) || !Number.isInteger(data.eventIndex) || !(0 <= data.eventIndex) || typeof data.sessionId != "string" || !pattern1.test(data.sessionId) || data.kind !== "capability_observed" || typeof data.dedupeKey != "string" || data.dedupeKey.length > 256 && stringLength(data.dedupeKey) > 256 || !pattern2.test(data.dedupeKey) || !ref2(data.scope) || !ref15(data.data));
  }, ref18 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.gapId === void 0 || data.severity === void 0 || data.reason === void 0 || data.summary === void 0 || data.resolution === void 0 || typeof data.gapId != "string" || !pattern10.test(data.gapId) || typeof data.severity != "string" || !(data.severity === "info" || data.severity === "warning" || data.severity === "critical") || !(typeof data.reason == "object" && data.reason && !Array.isArray(data.reason)) || data.reason.category === void 0) return !1;
    switch (data.reason.category) {
      case "user_only_dependency":
        if (data.reason.detail === void 0 || typeof data.reason.detail != "string" || !(data.reason.detail === "needs_user_secret_or_token" || data.reason.detail === "needs_user_account_access" || data.reason.detail === "needs_user_artifact" || data.reason.detail === "needs_user_choice" || data.reason.detail === "needs_user_approval" || data.reason.detail === "needs_user_environment_action")) return !1;
        break;
      case "contract_violation":
        if (data.reason.detail === void 0 || typeof data.reason.detail != "string" || !(data.reason.detail === "missing_required_output" || data.reason.detail === "invalid_required_output")) return !1;
        break;
      case "capability_missing":
        if (data.reason.detail === void 0 || typeof data.reason.detail != "string" || !(data.reason.detail === "required_capability_unavailable" || data.reason.detail === "required_capability_unknown")) return !1;
        break;
      case "unexpected":
        if (data.reason.detail === void 0 || typeof data.reason.detail != "string" || !(data.reason.detail === "invariant_violation" || data.reason.detail === "storage_corruption_detected")) return !1;
        break;
      default:
        return !1;
    }
    if (typeof data.summary != "string" || data.summary.length > 512 && stringLength(data.summary) > 512 || data.summary.length < 1 || stringLength(data.summary) < 1 || !(typeof data.resolution == "object" && data.resolution && !Array.isArray(data.resolution)) || data.resolution.kind === void 0) return !1;
    switch (data.resolution.kind) {
      case "unresolved":
        break;
      case "resolves":
        if (data.resolution.resolvesGapId === void 0 || typeof data.resolution.resolvesGapId != "string" || !pattern10.test(data.resolution.resolvesGapId)) return !1;
        break;
      default:
        return !1;
    }
    if (data.evidenceRefs !== void 0) {
      if (!Array.isArray(data.evidenceRefs) || data.evidenceRefs.length > 10) return !1;
      for (let l = 0; l < data.evidenceRefs.length; l++) {
        if (!(typeof data.evidenceRefs[l] == "object" && data.evidenceRefs[l] && !Array.isArray(data.evidenceRefs[l])) || data.evidenceRefs[l].kind === void 0) return !1;
        switch (data.evidenceRefs[l].kind) {
          case "event":
            if (data.evidenceRefs[l].eventId === void 0 || typeof data.evidenceRefs[l].eventId != "string" || !pattern0.test(data.evidenceRefs[l].eventId)) return !1;
            break;
          case "output":
            if (data.evidenceRefs[l].outputId === void 0 || typeof data.evidenceRefs[l].outputId != "string" || !pattern10.test(data.evidenceRefs[l].outputId)) return !1;
            break;
          default:
            return !1;
        }
      }
    }
    return !(data.loop !== void 0 && !ref11(data.loop));
  }, ref17 = function(data) {
    return !(!(typeof data == "object" && data && !Array.isArray(data)) || data.v === void 0 || data.eventId === void 0 || data.eventIndex === void 0 || data.sessionId === void 0 || data.kind === void 0 || data.dedupeKey === void 0 || data.scope === void 0 || data.data === void 0 || data.v !== 1 || typeof data.eventId != "string" || !pattern0.test(data.eventId) || !Number.isInteger(data.eventIndex) || !(0 <= data.eventIndex) || typeof data.sessionId != "string" || !pattern1.test(data.sessionId) || data.kind !== "gap_recorded" || typeof data.dedupeKey != "string" || data.dedupeKey.length > 256 && stringLength(data.dedupeKey) > 256 || !pattern2.test(data.dedupeKey) || !ref2(data.scope) || !ref18(data.data));
  }, hasOwn = Function.prototype.call.bind(Object.prototype.hasOwnProperty), ref19 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.v === void 0 || data.eventId === void 0 || data.eventIndex === void 0 || data.sessionId === void 0 || data.kind === void 0 || data.dedupeKey === void 0 || data.scope === void 0 || data.data === void 0 || data.v !== 1 || typeof data.eventId != "string" || !pattern0.test(data.eventId) || !Number.isInteger(data.eventIndex) || !(0 <= data.eventIndex) || typeof data.sessionId != "string" || !pattern1.test(data.sessionId) || data.kind !== "decision_trace_appended" || typeof data.dedupeKey != "string" || data.dedupeKey.length > 256 && stringLength(data.dedupeKey) > 256 || !pattern2.test(data.dedupeKey) || !ref2(data.scope) || !(typeof data.data == "object" && data.data && !Array.isArray(data.data)) || data.data.traceId === void 0 || !(data.data.entries !== void 0 && hasOwn(data.data, "entries")) || typeof data.data.traceId != "string" || !pattern10.test(data.data.traceId) || !Array.isArray(data.data.entries) || data.data.entries.length > 25 || data.data.entries.length < 1) return !1;
    for (let m = 0; m < data.data.entries.length; m++) {
      if (!(typeof data.data.entries[m] == "object" && data.data.entries[m] && !Array.isArray(data.data.entries[m])) || data.data.entries[m].kind === void 0 || data.data.entries[m].summary === void 0 || typeof data.data.entries[m].kind != "string" || !(data.data.entries[m].kind === "selected_next_step" || data.data.entries[m].kind === "evaluated_condition" || data.data.entries[m].kind === "entered_loop" || data.data.entries[m].kind === "exited_loop" || data.data.entries[m].kind === "detected_non_tip_advance") || typeof data.data.entries[m].summary != "string" || data.data.entries[m].summary.length > 512 && stringLength(data.data.entries[m].summary) > 512 || data.data.entries[m].summary.length < 1 || stringLength(data.data.entries[m].summary) < 1) return !1;
      if (data.data.entries[m].refs !== void 0) {
        if (!Array.isArray(data.data.entries[m].refs) || data.data.entries[m].refs.length > 10) return !1;
        for (let n = 0; n < data.data.entries[m].refs.length; n++) {
          if (!(typeof data.data.entries[m].refs[n] == "object" && data.data.entries[m].refs[n] && !Array.isArray(data.data.entries[m].refs[n])) || data.data.entries[m].refs[n].kind === void 0) return !1;
          switch (data.data.entries[m].refs[n].kind) {
            case "step_id":
              if (data.data.entries[m].refs[n].stepId === void 0 || typeof data.data.entries[m].refs[n].stepId != "string" || !pattern9.test(data.data.entries[m].refs[n].stepId)) return !1;
              break;
            case "loop_id":
              if (data.data.entries[m].refs[n].loopId === void 0 || typeof data.data.entries[m].refs[n].loopId != "string" || !pattern9.test(data.data.entries[m].refs[n].loopId)) return !1;
              break;
            case "condition_id":
              if (data.data.entries[m].refs[n].conditionId === void 0 || typeof data.data.entries[m].refs[n].conditionId != "string" || !pattern9.test(data.data.entries[m].refs[n].conditionId)) return !1;
              break;
            case "iteration":
              if (data.data.entries[m].refs[n].value === void 0 || !Number.isInteger(data.data.entries[m].refs[n].value) || !(0 <= data.data.entries[m].refs[n].value)) return !1;
              break;
            default:
              return !1;
          }
        }
      }
    }
    return !0;
  };
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.kind === void 0) return !1;
    switch (data.kind) {
      case "session_created":
        if (data.v === void 0 || data.eventId === void 0 || data.eventIndex === void 0 || data.sessionId === void 0 || data.dedupeKey === void 0 || data.data === void 0 || data.v !== 1 || typeof data.eventId != "string" || !pattern0.test(data.eventId) || !Number.isInteger(data.eventIndex) || !(0 <= data.eventIndex) || typeof data.sessionId != "string" || !pattern1.test(data.sessionId) || typeof data.dedupeKey != "string" || data.dedupeKey.length > 256 && stringLength(data.dedupeKey) > 256 || !pattern2.test(data.dedupeKey) || !(typeof data.data == "object" && data.data && !Array.isArray(data.data))) return !1;
        break;
      case "observation_recorded":
        if (!ref1(data)) return !1;
        break;
      case "run_started":
        if (data.v === void 0 || data.eventId === void 0 || data.eventIndex === void 0 || data.sessionId === void 0 || data.dedupeKey === void 0 || data.scope === void 0 || data.data === void 0 || data.v !== 1 || typeof data.eventId != "string" || !pattern0.test(data.eventId) || !Number.isInteger(data.eventIndex) || !(0 <= data.eventIndex) || typeof data.sessionId != "string" || !pattern1.test(data.sessionId) || typeof data.dedupeKey != "string" || data.dedupeKey.length > 256 && stringLength(data.dedupeKey) > 256 || !pattern2.test(data.dedupeKey) || !ref3(data.scope) || !(typeof data.data == "object" && data.data && !Array.isArray(data.data)) || data.data.workflowId === void 0 || data.data.workflowHash === void 0 || data.data.workflowSourceKind === void 0 || data.data.workflowSourceRef === void 0 || typeof data.data.workflowId != "string" || !pattern7.test(data.data.workflowId) || typeof data.data.workflowHash != "string" || !pattern6.test(data.data.workflowHash) || typeof data.data.workflowSourceKind != "string" || !(data.data.workflowSourceKind === "bundled" || data.data.workflowSourceKind === "user" || data.data.workflowSourceKind === "project" || data.data.workflowSourceKind === "remote" || data.data.workflowSourceKind === "plugin") || typeof data.data.workflowSourceRef != "string" || data.data.workflowSourceRef.length > 512 && stringLength(data.data.workflowSourceRef) > 512 || data.data.parent !== void 0 && !ref2(data.data.parent) || data.data.sourceDigest !== void 0 && (typeof data.data.sourceDigest != "string" || !pattern6.test(data.data.sourceDigest)) || data.data.rulesVersion !== void 0 && (!Number.isInteger(data.data.rulesVersion) || !(0 < data.data.rulesVersion)) || data.data.goal !== void 0 && (typeof data.data.goal != "string" || data.data.goal.length > 200 && stringLength(data.data.goal) > 200 || data.data.goal.length < 1 || stringLength(data.data.goal) < 1))
          return !1;
        break;
      case "node_created":
        if (data.v === void 0 || data.eventId === void 0 || data.eventIndex === void 0 || data.sessionId === void 0 || data.dedupeKey === void 0 || data.scope === void 0 || data.data === void 0 || data.v !== 1 || typeof data.eventId != "string" || !pattern0.test(data.eventId) || !Number.isInteger(data.eventIndex) || !(0 <= data.eventIndex) || typeof data.sessionId != "string" || !pattern1.test(data.sessionId) || typeof data.dedupeKey != "string" || data.dedupeKey.length > 256 && stringLength(data.dedupeKey) > 256 || !pattern2.test(data.dedupeKey) || !ref2(data.scope) || !(typeof data.data == "object" && data.data && !Array.isArray(data.data)) || data.data.nodeKind === void 0 || data.data.parentNodeId === void 0 || data.data.workflowHash === void 0 || data.data.snapshotRef === void 0 || typeof data.data.nodeKind != "string" || !(data.data.nodeKind === "step" || data.data.nodeKind === "checkpoint" || data.data.nodeKind === "blocked_attempt") || !!(typeof data.data.parentNodeId != "string" || !pattern4.test(data.data.parentNodeId)) && !(data.data.parentNodeId === null) || typeof data.data.workflowHash != "string" || !pattern6.test(data.data.workflowHash) || typeof data.data.snapshotRef != "string" || !pattern6.test(data.data.snapshotRef) || data.data.checkpoint !== void 0 && (!(typeof data.data.checkpoint == "object" && data.data.checkpoint && !Array.isArray(data.data.checkpoint)) || data.data.checkpoint.attemptId === void 0 || data.data.checkpoint.inputDigest === void 0 || typeof data.data.checkpoint.attemptId != "string" || !pattern8.test(data.data.checkpoint.attemptId) || typeof data.data.checkpoint.inputDigest != "string" || !pattern6.test(data.data.checkpoint.inputDigest)) || data.data.asksConfirmation !== void 0 && data.data.asksConfirmation !== !0)
          return !1;
        break;
      case "edge_created":
        if (data.v === void 0 || data.eventId === void 0 || data.eventIndex === void 0 || data.sessionId === void 0 || data.dedupeKey === void 0 || data.scope === void 0 || data.data === void 0 || data.v !== 1 || typeof data.eventId != "string" || !pattern0.test(data.eventId) || !Number.isInteger(data.eventIndex) || !(0 <= data.eventIndex) || typeof data.sessionId != "string" || !pattern1.test(data.sessionId) || typeof data.dedupeKey != "string" || data.dedupeKey.length > 256 && stringLength(data.dedupeKey) > 256 || !pattern2.test(data.dedupeKey) || !ref3(data.scope) || !(typeof data.data == "object" && data.data && !Array.isArray(data.data)) || data.data.edgeKind === void 0 || data.data.fromNodeId === void 0 || data.data.toNodeId === void 0 || data.data.cause === void 0 || typeof data.data.edgeKind != "string" || !(data.data.edgeKind === "acked_step" || data.data.edgeKind === "checkpoint") || typeof data.data.fromNodeId != "string" || !pattern4.test(data.data.fromNodeId) || typeof data.data.toNodeId != "string" || !pattern4.test(data.data.toNodeId) || !(typeof data.data.cause == "object" && data.data.cause && !Array.isArray(data.data.cause)) || data.data.cause.kind === void 0 || data.data.cause.eventId === void 0 || typeof data.data.cause.kind != "string" || !(data.data.cause.kind === "idempotent_replay" || data.data.cause.kind === "intentional_fork" || data.data.cause.kind === "non_tip_advance" || data.data.cause.kind === "checkpoint_created") || typeof data.data.cause.eventId != "string" || !pattern0.test(data.data.cause.eventId)) return !1;
        break;
      case "advance_recorded":
        if (!ref4(data)) return !1;
        break;
      case "node_output_appended":
        if (!ref12(data)) return !1;
        break;
      case "preferences_changed":
        if (!ref13(data)) return !1;
        break;
      case "capability_observed":
        if (!ref14(data)) return !1;
        break;
      case "gap_recorded":
        if (!ref17(data)) return !1;
        break;
      case "divergence_recorded":
        if (data.v === void 0 || data.eventId === void 0 || data.eventIndex === void 0 || data.sessionId === void 0 || data.dedupeKey === void 0 || data.scope === void 0 || data.data === void 0 || data.v !== 1 || typeof data.eventId != "string" || !pattern0.test(data.eventId) || !Number.isInteger(data.eventIndex) || !(0 <= data.eventIndex) || typeof data.sessionId != "string" || !pattern1.test(data.sessionId) || typeof data.dedupeKey != "string" || data.dedupeKey.length > 256 && stringLength(data.dedupeKey) > 256 || !pattern2.test(data.dedupeKey) || !ref2(data.scope) || !(typeof data.data == "object" && data.data && !Array.isArray(data.data)) || data.data.divergenceId === void 0 || data.data.reason === void 0 || data.data.summary === void 0 || typeof data.data.divergenceId != "string" || !pattern10.test(data.data.divergenceId) || typeof data.data.reason != "string" || !(data.data.reason === "missing_user_context" || data.data.reason === "capability_unavailable" || data.data.reason === "efficiency_skip" || data.data.reason === "safety_stop" || data.data.reason === "policy_constraint") || typeof data.data.summary != "string" || data.data.summary.length > 512 && stringLength(data.data.summary) > 512 || data.data.summary.length < 1 || stringLength(data.data.summary) < 1 || data.data.relatedStepId !== void 0 && (typeof data.data.relatedStepId != "string" || !pattern9.test(data.data.relatedStepId)))
          return !1;
        break;
      case "decision_trace_appended":
        if (!ref19(data)) return !1;
        break;
      case "context_set":
        if (data.v === void 0 || data.eventId === void 0 || data.eventIndex === void 0 || data.sessionId === void 0 || data.dedupeKey === void 0 || data.scope === void 0 || data.data === void 0 || data.v !== 1 || typeof data.eventId != "string" || !pattern0.test(data.eventId) || !Number.isInteger(data.eventIndex) || !(0 <= data.eventIndex) || typeof data.sessionId != "string" || !pattern1.test(data.sessionId) || typeof data.dedupeKey != "string" || data.dedupeKey.length > 256 && stringLength(data.dedupeKey) > 256 || !pattern2.test(data.dedupeKey) || !ref3(data.scope) || !(typeof data.data == "object" && data.data && !Array.isArray(data.data)) || data.data.contextId === void 0 || data.data.context === void 0 || data.data.source === void 0 || typeof data.data.contextId != "string" || !pattern10.test(data.data.contextId) || !(typeof data.data.context == "object" && data.data.context && !Array.isArray(data.data.context)) || typeof data.data.source != "string" || !(data.data.source === "initial" || data.data.source === "agent_delta" || data.data.source === "merge") || data.data.nodeId !== void 0 && (typeof data.data.nodeId != "string" || !pattern4.test(data.data.nodeId)))
          return !1;
        break;
      default:
        return !1;
    }
    return !0;
  };
})();
validateSessionEvent.problems = problemsOfSessionEvent;
export {
  validateSessionEvent
};
