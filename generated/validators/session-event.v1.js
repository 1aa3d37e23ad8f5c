// Generated from schemas/events.ts by `npm run generate`; do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// <stdin>
var validateSessionEvent = validate10, schema11 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Session event", type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "session_created" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, data: { type: "object", properties: {}, additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "observation_recorded" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { key: { type: "string", enum: ["git_branch", "git_head_sha", "repo_root_hash", "repo_root"] }, value: { type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ type: "object", properties: { type: { type: "string", const: "short_string" }, value: { type: "string", maxLength: 80 } }, required: ["type", "value"], additionalProperties: !0 }, { type: "object", properties: { type: { type: "string", const: "git_sha1" }, value: { type: "string", pattern: "^[0-9a-f]{40}$" } }, required: ["type", "value"], additionalProperties: !0 }, { type: "object", properties: { type: { type: "string", const: "sha256" }, value: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" } }, required: ["type", "value"], additionalProperties: !0 }, { type: "object", properties: { type: { type: "string", const: "path" }, value: { type: "string", maxLength: 512 } }, required: ["type", "value"], additionalProperties: !0 }] }, confidence: { type: "string", enum: ["low", "med", "high"] } }, required: ["key", "value", "confidence"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "run_started" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" } }, required: ["runId"], additionalProperties: !0 }, data: { type: "object", properties: { workflowId: { type: "string", pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" }, workflowHash: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, workflowSourceKind: { type: "string", enum: ["bundled", "user", "project", "remote", "plugin"] }, workflowSourceRef: { type: "string", maxLength: 512 }, parent: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, sourceDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" } }, required: ["workflowId", "workflowHash", "workflowSourceKind", "workflowSourceRef"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "node_created" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { nodeKind: { type: "string", enum: ["step", "checkpoint", "blocked_attempt"] }, parentNodeId: { anyOf: [{ type: "string", pattern: "^node_[a-z0-9_]{1,64}$" }, { type: "null" }] }, workflowHash: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, snapshotRef: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" } }, required: ["nodeKind", "parentNodeId", "workflowHash", "snapshotRef"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "edge_created" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" } }, required: ["runId"], additionalProperties: !0 }, data: { type: "object", properties: { edgeKind: { type: "string", enum: ["acked_step", "checkpoint"] }, fromNodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" }, toNodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" }, cause: { type: "object", properties: { kind: { type: "string", enum: ["idempotent_replay", "intentional_fork", "non_tip_advance", "checkpoint_created"] }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" } }, required: ["kind", "eventId"], additionalProperties: !0 } }, required: ["edgeKind", "fromNodeId", "toNodeId", "cause"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "advance_recorded" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { attemptId: { type: "string", pattern: "^att_[a-z0-9_]{1,64}$" }, intent: { type: "string", const: "ack_pending" }, outcome: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "blocked" }, blockers: { type: "object", properties: { blockers: { type: "array", items: { type: "object", properties: { code: { type: "string", enum: ["USER_ONLY_DEPENDENCY", "MISSING_REQUIRED_OUTPUT", "INVALID_REQUIRED_OUTPUT", "REQUIRED_CAPABILITY_UNKNOWN", "REQUIRED_CAPABILITY_UNAVAILABLE", "INVARIANT_VIOLATION", "STORAGE_CORRUPTION_DETECTED"] }, pointer: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "context_key" }, key: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "key"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "context_budget" } }, required: ["kind"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "output_contract" }, contractRef: { type: "string" } }, required: ["kind", "contractRef"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "capability" }, capability: { type: "string", enum: ["delegation", "web_browsing"] } }, required: ["kind", "capability"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "workflow_step" }, stepId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "stepId"], additionalProperties: !0 }] }, message: { type: "string", maxLength: 512 }, suggestedFix: { type: "string", maxLength: 1024 } }, required: ["code", "pointer", "message"], additionalProperties: !0 }, minItems: 1, maxItems: 10 } }, required: ["blockers"], additionalProperties: !0 } }, required: ["kind", "blockers"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "advanced" }, toNodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["kind", "toNodeId"], additionalProperties: !0 }] }, inputDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, blockedNodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["attemptId", "intent", "outcome"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "node_output_appended" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { outputId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, supersedesOutputId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, outputChannel: { type: "string", enum: ["recap", "artifact"] }, payload: { type: "object", required: ["payloadKind"], discriminator: { propertyName: "payloadKind" }, oneOf: [{ type: "object", properties: { payloadKind: { type: "string", const: "notes" }, notesMarkdown: { type: "string", maxLength: 4096 } }, required: ["payloadKind", "notesMarkdown"], additionalProperties: !0 }, { type: "object", properties: { payloadKind: { type: "string", const: "artifact_ref" }, sha256: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, contentType: { type: "string", minLength: 1, maxLength: 128 }, byteLength: { type: "integer", minimum: 0 } }, required: ["payloadKind", "sha256", "contentType", "byteLength"], additionalProperties: !0 }] } }, required: ["outputId", "outputChannel", "payload"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "preferences_changed" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { changeId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, source: { type: "string", enum: ["user", "workflow_recommendation", "system"] }, delta: { type: "array", items: { type: "object", required: ["key"], discriminator: { propertyName: "key" }, oneOf: [{ type: "object", properties: { key: { type: "string", const: "autonomy" }, value: { type: "string", enum: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"] } }, required: ["key", "value"], additionalProperties: !0 }, { type: "object", properties: { key: { type: "string", const: "riskPolicy" }, value: { type: "string", enum: ["conservative", "balanced", "aggressive"] } }, required: ["key", "value"], additionalProperties: !0 }] }, minItems: 1, maxItems: 2 }, effective: { type: "object", properties: { autonomy: { type: "string", enum: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"] }, riskPolicy: { type: "string", enum: ["conservative", "balanced", "aggressive"] } }, required: ["autonomy", "riskPolicy"], additionalProperties: !0 } }, required: ["changeId", "source", "delta", "effective"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "capability_observed" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { capObsId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, capability: { type: "string", enum: ["delegation", "web_browsing"] }, status: { type: "string", enum: ["unknown", "available", "unavailable"] }, provenance: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "probe_step" }, enforcementGrade: { type: "string", const: "strong" }, detail: { type: "object", properties: { probeTemplateId: { type: "string" }, probeStepId: { type: "string", pattern: "^[a-z0-9_-]+$" }, result: { type: "string", enum: ["success", "failure"] } }, required: ["probeTemplateId", "probeStepId", "result"], additionalProperties: !0 } }, required: ["kind", "enforcementGrade", "detail"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "attempted_use" }, enforcementGrade: { type: "string", const: "strong" }, detail: { type: "object", properties: { attemptContext: { type: "string", enum: ["workflow_step", "system_probe"] }, result: { type: "string", enum: ["success", "failure"] }, failureCode: { type: "string", enum: ["tool_missing", "tool_error", "policy_blocked", "unknown"] } }, required: ["attemptContext", "result"], additionalProperties: !0 } }, required: ["kind", "enforcementGrade", "detail"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "manual_claim" }, enforcementGrade: { type: "string", const: "weak" }, detail: { type: "object", properties: { claimedBy: { type: "string", enum: ["agent", "user"] }, claim: { type: "string", enum: ["available", "unavailable"] } }, required: ["claimedBy", "claim"], additionalProperties: !0 } }, required: ["kind", "enforcementGrade", "detail"], additionalProperties: !0 }] } }, required: ["capObsId", "capability", "status", "provenance"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "gap_recorded" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { gapId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, severity: { type: "string", enum: ["info", "warning", "critical"] }, reason: { type: "object", required: ["category"], discriminator: { propertyName: "category" }, oneOf: [{ type: "object", properties: { category: { type: "string", const: "user_only_dependency" }, detail: { type: "string", enum: ["needs_user_secret_or_token", "needs_user_account_access", "needs_user_artifact", "needs_user_choice", "needs_user_approval", "needs_user_environment_action"] } }, required: ["category", "detail"], additionalProperties: !0 }, { type: "object", properties: { category: { type: "string", const: "contract_violation" }, detail: { type: "string", enum: ["missing_required_output", "invalid_required_output"] } }, required: ["category", "detail"], additionalProperties: !0 }, { type: "object", properties: { category: { type: "string", const: "capability_missing" }, detail: { type: "string", enum: ["required_capability_unavailable", "required_capability_unknown"] } }, required: ["category", "detail"], additionalProperties: !0 }, { type: "object", properties: { category: { type: "string", const: "unexpected" }, detail: { type: "string", enum: ["invariant_violation", "storage_corruption_detected"] } }, required: ["category", "detail"], additionalProperties: !0 }] }, summary: { type: "string", minLength: 1, maxLength: 512 }, resolution: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "unresolved" } }, required: ["kind"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "resolves" }, resolvesGapId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }, required: ["kind", "resolvesGapId"], additionalProperties: !0 }] }, evidenceRefs: { type: "array", items: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "event" }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" } }, required: ["kind", "eventId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "output" }, outputId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }, required: ["kind", "outputId"], additionalProperties: !0 }] }, maxItems: 10 } }, required: ["gapId", "severity", "reason", "summary", "resolution"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "divergence_recorded" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { divergenceId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, reason: { type: "string", enum: ["missing_user_context", "capability_unavailable", "efficiency_skip", "safety_stop", "policy_constraint"] }, summary: { type: "string", minLength: 1, maxLength: 512 }, relatedStepId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["divergenceId", "reason", "summary"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "decision_trace_appended" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { traceId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, entries: { type: "array", items: { type: "object", properties: { kind: { type: "string", enum: ["selected_next_step", "evaluated_condition", "entered_loop", "exited_loop", "detected_non_tip_advance"] }, summary: { type: "string", minLength: 1, maxLength: 512 }, refs: { type: "array", items: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "step_id" }, stepId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "stepId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "loop_id" }, loopId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "loopId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "condition_id" }, conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "conditionId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "iteration" }, value: { type: "integer", minimum: 0 } }, required: ["kind", "value"], additionalProperties: !0 }] }, maxItems: 10 } }, required: ["kind", "summary"], additionalProperties: !0 }, minItems: 1, maxItems: 25 } }, required: ["traceId", "entries"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "context_set" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" } }, required: ["runId"], additionalProperties: !0 }, data: { type: "object", properties: { contextId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, context: { type: "object", additionalProperties: {} }, source: { type: "string", enum: ["initial", "agent_delta", "merge"] }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["contextId", "context", "source"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }] }, pattern0 = new RegExp("^evt_[a-z0-9_]{1,64}$", "u"), pattern1 = new RegExp("^sess_[a-z0-9_]{1,64}$", "u"), pattern2 = new RegExp("^[a-z0-9_:>-]+$", "u"), pattern6 = new RegExp("^run_[a-z0-9_]{1,64}$", "u"), pattern7 = new RegExp("^node_[a-z0-9_]{1,64}$", "u"), pattern8 = new RegExp("^[0-9a-f]{40}$", "u"), pattern9 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), pattern14 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), pattern39 = new RegExp("^att_[a-z0-9_]{1,64}$", "u"), pattern40 = new RegExp("^[a-z0-9_-]+$", "u"), pattern50 = new RegExp("^[a-z]+_[a-z0-9_]{1,80}$", "u"), func2 = require_ucs2length().default;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind"))
        return validate10.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let tag0 = data.kind;
        if (typeof tag0 == "string")
          if (tag0 === "session_created") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.v === void 0 && (missing1 = "v") || data.eventId === void 0 && (missing1 = "eventId") || data.eventIndex === void 0 && (missing1 = "eventIndex") || data.sessionId === void 0 && (missing1 = "sessionId") || data.kind === void 0 && (missing1 = "kind") || data.dedupeKey === void 0 && (missing1 = "dedupeKey") || data.data === void 0 && (missing1 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                if (data.v !== void 0) {
                  let data0 = data.v, _errs5 = errors;
                  if (typeof data0 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/0/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data0 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/0/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid2 = _errs5 === errors;
                } else
                  var valid2 = !0;
                if (valid2) {
                  if (data.eventId !== void 0) {
                    let data1 = data.eventId, _errs7 = errors;
                    if (errors === _errs7)
                      if (typeof data1 == "string") {
                        if (!pattern0.test(data1))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/0/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/0/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid2 = _errs7 === errors;
                  } else
                    var valid2 = !0;
                  if (valid2) {
                    if (data.eventIndex !== void 0) {
                      let data2 = data.eventIndex, _errs9 = errors;
                      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/0/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs9 && typeof data2 == "number" && (data2 < 0 || isNaN(data2)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/0/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid2 = _errs9 === errors;
                    } else
                      var valid2 = !0;
                    if (valid2) {
                      if (data.sessionId !== void 0) {
                        let data3 = data.sessionId, _errs11 = errors;
                        if (errors === _errs11)
                          if (typeof data3 == "string") {
                            if (!pattern1.test(data3))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/0/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/0/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid2 = _errs11 === errors;
                      } else
                        var valid2 = !0;
                      if (valid2) {
                        if (data.kind !== void 0) {
                          let data4 = data.kind, _errs13 = errors;
                          if (typeof data4 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data4 !== "session_created")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "session_created" } }], !1;
                          var valid2 = _errs13 === errors;
                        } else
                          var valid2 = !0;
                        if (valid2) {
                          if (data.dedupeKey !== void 0) {
                            let data5 = data.dedupeKey, _errs15 = errors;
                            if (errors === _errs15)
                              if (typeof data5 == "string") {
                                if (func2(data5) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/0/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data5))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/0/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/0/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid2 = _errs15 === errors;
                          } else
                            var valid2 = !0;
                          if (valid2)
                            if (data.data !== void 0) {
                              let data6 = data.data, _errs17 = errors;
                              if (errors === _errs17 && !(data6 && typeof data6 == "object" && !Array.isArray(data6)))
                                return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/0/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid2 = _errs17 === errors;
                            } else
                              var valid2 = !0;
                        }
                      }
                    }
                  }
                }
              } else
                return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "observation_recorded") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.v === void 0 && (missing2 = "v") || data.eventId === void 0 && (missing2 = "eventId") || data.eventIndex === void 0 && (missing2 = "eventIndex") || data.sessionId === void 0 && (missing2 = "sessionId") || data.kind === void 0 && (missing2 = "kind") || data.dedupeKey === void 0 && (missing2 = "dedupeKey") || data.data === void 0 && (missing2 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                if (data.v !== void 0) {
                  let data7 = data.v, _errs23 = errors;
                  if (typeof data7 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/1/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data7 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/1/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid4 = _errs23 === errors;
                } else
                  var valid4 = !0;
                if (valid4) {
                  if (data.eventId !== void 0) {
                    let data8 = data.eventId, _errs25 = errors;
                    if (errors === _errs25)
                      if (typeof data8 == "string") {
                        if (!pattern0.test(data8))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/1/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/1/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid4 = _errs25 === errors;
                  } else
                    var valid4 = !0;
                  if (valid4) {
                    if (data.eventIndex !== void 0) {
                      let data9 = data.eventIndex, _errs27 = errors;
                      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/1/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs27 && typeof data9 == "number" && (data9 < 0 || isNaN(data9)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/1/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid4 = _errs27 === errors;
                    } else
                      var valid4 = !0;
                    if (valid4) {
                      if (data.sessionId !== void 0) {
                        let data10 = data.sessionId, _errs29 = errors;
                        if (errors === _errs29)
                          if (typeof data10 == "string") {
                            if (!pattern1.test(data10))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/1/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/1/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid4 = _errs29 === errors;
                      } else
                        var valid4 = !0;
                      if (valid4) {
                        if (data.kind !== void 0) {
                          let data11 = data.kind, _errs31 = errors;
                          if (typeof data11 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data11 !== "observation_recorded")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "observation_recorded" } }], !1;
                          var valid4 = _errs31 === errors;
                        } else
                          var valid4 = !0;
                        if (valid4) {
                          if (data.dedupeKey !== void 0) {
                            let data12 = data.dedupeKey, _errs33 = errors;
                            if (errors === _errs33)
                              if (typeof data12 == "string") {
                                if (func2(data12) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/1/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data12))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/1/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/1/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid4 = _errs33 === errors;
                          } else
                            var valid4 = !0;
                          if (valid4) {
                            if (data.scope !== void 0) {
                              let data13 = data.scope, _errs35 = errors;
                              if (errors === _errs35)
                                if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                                  let missing3;
                                  if (data13.runId === void 0 && (missing3 = "runId") || data13.nodeId === void 0 && (missing3 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/1/properties/scope/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                                  if (data13.runId !== void 0) {
                                    let data14 = data13.runId, _errs38 = errors;
                                    if (errors === _errs38)
                                      if (typeof data14 == "string") {
                                        if (!pattern6.test(data14))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/1/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/1/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid5 = _errs38 === errors;
                                  } else
                                    var valid5 = !0;
                                  if (valid5)
                                    if (data13.nodeId !== void 0) {
                                      let data15 = data13.nodeId, _errs40 = errors;
                                      if (errors === _errs40)
                                        if (typeof data15 == "string") {
                                          if (!pattern7.test(data15))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/1/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/1/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid5 = _errs40 === errors;
                                    } else
                                      var valid5 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/1/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid4 = _errs35 === errors;
                            } else
                              var valid4 = !0;
                            if (valid4)
                              if (data.data !== void 0) {
                                let data16 = data.data, _errs42 = errors;
                                if (errors === _errs42)
                                  if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                                    let missing4;
                                    if (data16.key === void 0 && (missing4 = "key") || data16.value === void 0 && (missing4 = "value") || data16.confidence === void 0 && (missing4 = "confidence"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/1/properties/data/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                                    if (data16.key !== void 0) {
                                      let data17 = data16.key, _errs45 = errors;
                                      if (typeof data17 != "string")
                                        return validate10.errors = [{ instancePath: instancePath + "/data/key", schemaPath: "#/oneOf/1/properties/data/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                      if (!(data17 === "git_branch" || data17 === "git_head_sha" || data17 === "repo_root_hash" || data17 === "repo_root"))
                                        return validate10.errors = [{ instancePath: instancePath + "/data/key", schemaPath: "#/oneOf/1/properties/data/properties/key/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[1].properties.data.properties.key.enum } }], !1;
                                      var valid6 = _errs45 === errors;
                                    } else
                                      var valid6 = !0;
                                    if (valid6) {
                                      if (data16.value !== void 0) {
                                        let data18 = data16.value, _errs47 = errors;
                                        if (errors === _errs47)
                                          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                                            let missing5;
                                            if (data18.type === void 0 && (missing5 = "type"))
                                              return validate10.errors = [{ instancePath: instancePath + "/data/value", schemaPath: "#/oneOf/1/properties/data/properties/value/required", keyword: "required", params: { missingProperty: missing5 } }], !1;
                                            {
                                              let tag1 = data18.type;
                                              if (typeof tag1 == "string")
                                                if (tag1 === "short_string") {
                                                  if (errors === errors)
                                                    if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                                                      let missing6;
                                                      if (data18.type === void 0 && (missing6 = "type") || data18.value === void 0 && (missing6 = "value"))
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/value", schemaPath: "#/oneOf/1/properties/data/properties/value/oneOf/0/required", keyword: "required", params: { missingProperty: missing6 } }], !1;
                                                      if (data18.type !== void 0) {
                                                        let data19 = data18.type, _errs53 = errors;
                                                        if (typeof data19 != "string")
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/value/type", schemaPath: "#/oneOf/1/properties/data/properties/value/oneOf/0/properties/type/type", keyword: "type", params: { type: "string" } }], !1;
                                                        if (data19 !== "short_string")
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/value/type", schemaPath: "#/oneOf/1/properties/data/properties/value/oneOf/0/properties/type/const", keyword: "const", params: { allowedValue: "short_string" } }], !1;
                                                        var valid9 = _errs53 === errors;
                                                      } else
                                                        var valid9 = !0;
                                                      if (valid9)
                                                        if (data18.value !== void 0) {
                                                          let data20 = data18.value, _errs55 = errors;
                                                          if (errors === _errs55)
                                                            if (typeof data20 == "string") {
                                                              if (func2(data20) > 80)
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/value/value", schemaPath: "#/oneOf/1/properties/data/properties/value/oneOf/0/properties/value/maxLength", keyword: "maxLength", params: { limit: 80 } }], !1;
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/value/value", schemaPath: "#/oneOf/1/properties/data/properties/value/oneOf/0/properties/value/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid9 = _errs55 === errors;
                                                        } else
                                                          var valid9 = !0;
                                                    } else
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/value", schemaPath: "#/oneOf/1/properties/data/properties/value/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                } else if (tag1 === "git_sha1") {
                                                  if (errors === errors)
                                                    if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                                                      let missing7;
                                                      if (data18.type === void 0 && (missing7 = "type") || data18.value === void 0 && (missing7 = "value"))
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/value", schemaPath: "#/oneOf/1/properties/data/properties/value/oneOf/1/required", keyword: "required", params: { missingProperty: missing7 } }], !1;
                                                      if (data18.type !== void 0) {
                                                        let data21 = data18.type, _errs60 = errors;
                                                        if (typeof data21 != "string")
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/value/type", schemaPath: "#/oneOf/1/properties/data/properties/value/oneOf/1/properties/type/type", keyword: "type", params: { type: "string" } }], !1;
                                                        if (data21 !== "git_sha1")
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/value/type", schemaPath: "#/oneOf/1/properties/data/properties/value/oneOf/1/properties/type/const", keyword: "const", params: { allowedValue: "git_sha1" } }], !1;
                                                        var valid11 = _errs60 === errors;
                                                      } else
                                                        var valid11 = !0;
                                                      if (valid11)
                                                        if (data18.value !== void 0) {
                                                          let data22 = data18.value, _errs62 = errors;
                                                          if (errors === _errs62)
                                                            if (typeof data22 == "string") {
                                                              if (!pattern8.test(data22))
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/value/value", schemaPath: "#/oneOf/1/properties/data/properties/value/oneOf/1/properties/value/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40}$" } }], !1;
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/value/value", schemaPath: "#/oneOf/1/properties/data/properties/value/oneOf/1/properties/value/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid11 = _errs62 === errors;
                                                        } else
                                                          var valid11 = !0;
                                                    } else
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/value", schemaPath: "#/oneOf/1/properties/data/properties/value/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                } else if (tag1 === "sha256") {
                                                  if (errors === errors)
                                                    if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                                                      let missing8;
                                                      if (data18.type === void 0 && (missing8 = "type") || data18.value === void 0 && (missing8 = "value"))
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/value", schemaPath: "#/oneOf/1/properties/data/properties/value/oneOf/2/required", keyword: "required", params: { missingProperty: missing8 } }], !1;
                                                      if (data18.type !== void 0) {
                                                        let data23 = data18.type, _errs67 = errors;
                                                        if (typeof data23 != "string")
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/value/type", schemaPath: "#/oneOf/1/properties/data/properties/value/oneOf/2/properties/type/type", keyword: "type", params: { type: "string" } }], !1;
                                                        if (data23 !== "sha256")
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/value/type", schemaPath: "#/oneOf/1/properties/data/properties/value/oneOf/2/properties/type/const", keyword: "const", params: { allowedValue: "sha256" } }], !1;
                                                        var valid13 = _errs67 === errors;
                                                      } else
                                                        var valid13 = !0;
                                                      if (valid13)
                                                        if (data18.value !== void 0) {
                                                          let data24 = data18.value, _errs69 = errors;
                                                          if (errors === _errs69)
                                                            if (typeof data24 == "string") {
                                                              if (!pattern9.test(data24))
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/value/value", schemaPath: "#/oneOf/1/properties/data/properties/value/oneOf/2/properties/value/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/value/value", schemaPath: "#/oneOf/1/properties/data/properties/value/oneOf/2/properties/value/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid13 = _errs69 === errors;
                                                        } else
                                                          var valid13 = !0;
                                                    } else
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/value", schemaPath: "#/oneOf/1/properties/data/properties/value/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
                                                } else if (tag1 === "path") {
                                                  if (errors === errors)
                                                    if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                                                      let missing9;
                                                      if (data18.type === void 0 && (missing9 = "type") || data18.value === void 0 && (missing9 = "value"))
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/value", schemaPath: "#/oneOf/1/properties/data/properties/value/oneOf/3/required", keyword: "required", params: { missingProperty: missing9 } }], !1;
                                                      if (data18.type !== void 0) {
                                                        let data25 = data18.type, _errs74 = errors;
                                                        if (typeof data25 != "string")
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/value/type", schemaPath: "#/oneOf/1/properties/data/properties/value/oneOf/3/properties/type/type", keyword: "type", params: { type: "string" } }], !1;
                                                        if (data25 !== "path")
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/value/type", schemaPath: "#/oneOf/1/properties/data/properties/value/oneOf/3/properties/type/const", keyword: "const", params: { allowedValue: "path" } }], !1;
                                                        var valid15 = _errs74 === errors;
                                                      } else
                                                        var valid15 = !0;
                                                      if (valid15)
                                                        if (data18.value !== void 0) {
                                                          let data26 = data18.value, _errs76 = errors;
                                                          if (errors === _errs76)
                                                            if (typeof data26 == "string") {
                                                              if (func2(data26) > 512)
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/value/value", schemaPath: "#/oneOf/1/properties/data/properties/value/oneOf/3/properties/value/maxLength", keyword: "maxLength", params: { limit: 512 } }], !1;
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/value/value", schemaPath: "#/oneOf/1/properties/data/properties/value/oneOf/3/properties/value/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid15 = _errs76 === errors;
                                                        } else
                                                          var valid15 = !0;
                                                    } else
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/value", schemaPath: "#/oneOf/1/properties/data/properties/value/oneOf/3/type", keyword: "type", params: { type: "object" } }], !1;
                                                } else
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/value", schemaPath: "#/oneOf/1/properties/data/properties/value/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag1 } }], !1;
                                              else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/value", schemaPath: "#/oneOf/1/properties/data/properties/value/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag1 } }], !1;
                                            }
                                          } else
                                            return validate10.errors = [{ instancePath: instancePath + "/data/value", schemaPath: "#/oneOf/1/properties/data/properties/value/type", keyword: "type", params: { type: "object" } }], !1;
                                        var valid6 = _errs47 === errors;
                                      } else
                                        var valid6 = !0;
                                      if (valid6)
                                        if (data16.confidence !== void 0) {
                                          let data27 = data16.confidence, _errs78 = errors;
                                          if (typeof data27 != "string")
                                            return validate10.errors = [{ instancePath: instancePath + "/data/confidence", schemaPath: "#/oneOf/1/properties/data/properties/confidence/type", keyword: "type", params: { type: "string" } }], !1;
                                          if (!(data27 === "low" || data27 === "med" || data27 === "high"))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/confidence", schemaPath: "#/oneOf/1/properties/data/properties/confidence/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[1].properties.data.properties.confidence.enum } }], !1;
                                          var valid6 = _errs78 === errors;
                                        } else
                                          var valid6 = !0;
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/1/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid4 = _errs42 === errors;
                              } else
                                var valid4 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "run_started") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing10;
                if (data.v === void 0 && (missing10 = "v") || data.eventId === void 0 && (missing10 = "eventId") || data.eventIndex === void 0 && (missing10 = "eventIndex") || data.sessionId === void 0 && (missing10 = "sessionId") || data.kind === void 0 && (missing10 = "kind") || data.dedupeKey === void 0 && (missing10 = "dedupeKey") || data.scope === void 0 && (missing10 = "scope") || data.data === void 0 && (missing10 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: missing10 } }], !1;
                if (data.v !== void 0) {
                  let data28 = data.v, _errs83 = errors;
                  if (typeof data28 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/2/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data28 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/2/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid17 = _errs83 === errors;
                } else
                  var valid17 = !0;
                if (valid17) {
                  if (data.eventId !== void 0) {
                    let data29 = data.eventId, _errs85 = errors;
                    if (errors === _errs85)
                      if (typeof data29 == "string") {
                        if (!pattern0.test(data29))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/2/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/2/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid17 = _errs85 === errors;
                  } else
                    var valid17 = !0;
                  if (valid17) {
                    if (data.eventIndex !== void 0) {
                      let data30 = data.eventIndex, _errs87 = errors;
                      if (!(typeof data30 == "number" && !(data30 % 1) && !isNaN(data30)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/2/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs87 && typeof data30 == "number" && (data30 < 0 || isNaN(data30)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/2/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid17 = _errs87 === errors;
                    } else
                      var valid17 = !0;
                    if (valid17) {
                      if (data.sessionId !== void 0) {
                        let data31 = data.sessionId, _errs89 = errors;
                        if (errors === _errs89)
                          if (typeof data31 == "string") {
                            if (!pattern1.test(data31))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/2/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/2/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid17 = _errs89 === errors;
                      } else
                        var valid17 = !0;
                      if (valid17) {
                        if (data.kind !== void 0) {
                          let data32 = data.kind, _errs91 = errors;
                          if (typeof data32 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data32 !== "run_started")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "run_started" } }], !1;
                          var valid17 = _errs91 === errors;
                        } else
                          var valid17 = !0;
                        if (valid17) {
                          if (data.dedupeKey !== void 0) {
                            let data33 = data.dedupeKey, _errs93 = errors;
                            if (errors === _errs93)
                              if (typeof data33 == "string") {
                                if (func2(data33) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/2/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data33))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/2/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/2/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid17 = _errs93 === errors;
                          } else
                            var valid17 = !0;
                          if (valid17) {
                            if (data.scope !== void 0) {
                              let data34 = data.scope, _errs95 = errors;
                              if (errors === _errs95)
                                if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
                                  let missing11;
                                  if (data34.runId === void 0 && (missing11 = "runId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/2/properties/scope/required", keyword: "required", params: { missingProperty: missing11 } }], !1;
                                  if (data34.runId !== void 0) {
                                    let data35 = data34.runId;
                                    if (errors === errors)
                                      if (typeof data35 == "string") {
                                        if (!pattern6.test(data35))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/2/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/2/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                  }
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/2/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid17 = _errs95 === errors;
                            } else
                              var valid17 = !0;
                            if (valid17)
                              if (data.data !== void 0) {
                                let data36 = data.data, _errs100 = errors;
                                if (errors === _errs100)
                                  if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
                                    let missing12;
                                    if (data36.workflowId === void 0 && (missing12 = "workflowId") || data36.workflowHash === void 0 && (missing12 = "workflowHash") || data36.workflowSourceKind === void 0 && (missing12 = "workflowSourceKind") || data36.workflowSourceRef === void 0 && (missing12 = "workflowSourceRef"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/2/properties/data/required", keyword: "required", params: { missingProperty: missing12 } }], !1;
                                    if (data36.workflowId !== void 0) {
                                      let data37 = data36.workflowId, _errs103 = errors;
                                      if (errors === _errs103)
                                        if (typeof data37 == "string") {
                                          if (!pattern14.test(data37))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/workflowId", schemaPath: "#/oneOf/2/properties/data/properties/workflowId/pattern", keyword: "pattern", params: { pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/workflowId", schemaPath: "#/oneOf/2/properties/data/properties/workflowId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid19 = _errs103 === errors;
                                    } else
                                      var valid19 = !0;
                                    if (valid19) {
                                      if (data36.workflowHash !== void 0) {
                                        let data38 = data36.workflowHash, _errs105 = errors;
                                        if (errors === _errs105)
                                          if (typeof data38 == "string") {
                                            if (!pattern9.test(data38))
                                              return validate10.errors = [{ instancePath: instancePath + "/data/workflowHash", schemaPath: "#/oneOf/2/properties/data/properties/workflowHash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                          } else
                                            return validate10.errors = [{ instancePath: instancePath + "/data/workflowHash", schemaPath: "#/oneOf/2/properties/data/properties/workflowHash/type", keyword: "type", params: { type: "string" } }], !1;
                                        var valid19 = _errs105 === errors;
                                      } else
                                        var valid19 = !0;
                                      if (valid19) {
                                        if (data36.workflowSourceKind !== void 0) {
                                          let data39 = data36.workflowSourceKind, _errs107 = errors;
                                          if (typeof data39 != "string")
                                            return validate10.errors = [{ instancePath: instancePath + "/data/workflowSourceKind", schemaPath: "#/oneOf/2/properties/data/properties/workflowSourceKind/type", keyword: "type", params: { type: "string" } }], !1;
                                          if (!(data39 === "bundled" || data39 === "user" || data39 === "project" || data39 === "remote" || data39 === "plugin"))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/workflowSourceKind", schemaPath: "#/oneOf/2/properties/data/properties/workflowSourceKind/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[2].properties.data.properties.workflowSourceKind.enum } }], !1;
                                          var valid19 = _errs107 === errors;
                                        } else
                                          var valid19 = !0;
                                        if (valid19) {
                                          if (data36.workflowSourceRef !== void 0) {
                                            let data40 = data36.workflowSourceRef, _errs109 = errors;
                                            if (errors === _errs109)
                                              if (typeof data40 == "string") {
                                                if (func2(data40) > 512)
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/workflowSourceRef", schemaPath: "#/oneOf/2/properties/data/properties/workflowSourceRef/maxLength", keyword: "maxLength", params: { limit: 512 } }], !1;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/workflowSourceRef", schemaPath: "#/oneOf/2/properties/data/properties/workflowSourceRef/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid19 = _errs109 === errors;
                                          } else
                                            var valid19 = !0;
                                          if (valid19) {
                                            if (data36.parent !== void 0) {
                                              let data41 = data36.parent, _errs111 = errors;
                                              if (errors === _errs111)
                                                if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
                                                  let missing13;
                                                  if (data41.runId === void 0 && (missing13 = "runId") || data41.nodeId === void 0 && (missing13 = "nodeId"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/parent", schemaPath: "#/oneOf/2/properties/data/properties/parent/required", keyword: "required", params: { missingProperty: missing13 } }], !1;
                                                  if (data41.runId !== void 0) {
                                                    let data42 = data41.runId, _errs114 = errors;
                                                    if (errors === _errs114)
                                                      if (typeof data42 == "string") {
                                                        if (!pattern6.test(data42))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/parent/runId", schemaPath: "#/oneOf/2/properties/data/properties/parent/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/parent/runId", schemaPath: "#/oneOf/2/properties/data/properties/parent/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid20 = _errs114 === errors;
                                                  } else
                                                    var valid20 = !0;
                                                  if (valid20)
                                                    if (data41.nodeId !== void 0) {
                                                      let data43 = data41.nodeId, _errs116 = errors;
                                                      if (errors === _errs116)
                                                        if (typeof data43 == "string") {
                                                          if (!pattern7.test(data43))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/parent/nodeId", schemaPath: "#/oneOf/2/properties/data/properties/parent/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/parent/nodeId", schemaPath: "#/oneOf/2/properties/data/properties/parent/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid20 = _errs116 === errors;
                                                    } else
                                                      var valid20 = !0;
                                                } else
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/parent", schemaPath: "#/oneOf/2/properties/data/properties/parent/type", keyword: "type", params: { type: "object" } }], !1;
                                              var valid19 = _errs111 === errors;
                                            } else
                                              var valid19 = !0;
                                            if (valid19)
                                              if (data36.sourceDigest !== void 0) {
                                                let data44 = data36.sourceDigest, _errs118 = errors;
                                                if (errors === _errs118)
                                                  if (typeof data44 == "string") {
                                                    if (!pattern9.test(data44))
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/sourceDigest", schemaPath: "#/oneOf/2/properties/data/properties/sourceDigest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                                  } else
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/sourceDigest", schemaPath: "#/oneOf/2/properties/data/properties/sourceDigest/type", keyword: "type", params: { type: "string" } }], !1;
                                                var valid19 = _errs118 === errors;
                                              } else
                                                var valid19 = !0;
                                          }
                                        }
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/2/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid17 = _errs100 === errors;
                              } else
                                var valid17 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "node_created") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing14;
                if (data.v === void 0 && (missing14 = "v") || data.eventId === void 0 && (missing14 = "eventId") || data.eventIndex === void 0 && (missing14 = "eventIndex") || data.sessionId === void 0 && (missing14 = "sessionId") || data.kind === void 0 && (missing14 = "kind") || data.dedupeKey === void 0 && (missing14 = "dedupeKey") || data.scope === void 0 && (missing14 = "scope") || data.data === void 0 && (missing14 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: missing14 } }], !1;
                if (data.v !== void 0) {
                  let data45 = data.v, _errs123 = errors;
                  if (typeof data45 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/3/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data45 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/3/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid22 = _errs123 === errors;
                } else
                  var valid22 = !0;
                if (valid22) {
                  if (data.eventId !== void 0) {
                    let data46 = data.eventId, _errs125 = errors;
                    if (errors === _errs125)
                      if (typeof data46 == "string") {
                        if (!pattern0.test(data46))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/3/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/3/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid22 = _errs125 === errors;
                  } else
                    var valid22 = !0;
                  if (valid22) {
                    if (data.eventIndex !== void 0) {
                      let data47 = data.eventIndex, _errs127 = errors;
                      if (!(typeof data47 == "number" && !(data47 % 1) && !isNaN(data47)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/3/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs127 && typeof data47 == "number" && (data47 < 0 || isNaN(data47)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/3/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid22 = _errs127 === errors;
                    } else
                      var valid22 = !0;
                    if (valid22) {
                      if (data.sessionId !== void 0) {
                        let data48 = data.sessionId, _errs129 = errors;
                        if (errors === _errs129)
                          if (typeof data48 == "string") {
                            if (!pattern1.test(data48))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/3/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/3/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid22 = _errs129 === errors;
                      } else
                        var valid22 = !0;
                      if (valid22) {
                        if (data.kind !== void 0) {
                          let data49 = data.kind, _errs131 = errors;
                          if (typeof data49 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data49 !== "node_created")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "node_created" } }], !1;
                          var valid22 = _errs131 === errors;
                        } else
                          var valid22 = !0;
                        if (valid22) {
                          if (data.dedupeKey !== void 0) {
                            let data50 = data.dedupeKey, _errs133 = errors;
                            if (errors === _errs133)
                              if (typeof data50 == "string") {
                                if (func2(data50) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/3/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data50))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/3/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/3/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid22 = _errs133 === errors;
                          } else
                            var valid22 = !0;
                          if (valid22) {
                            if (data.scope !== void 0) {
                              let data51 = data.scope, _errs135 = errors;
                              if (errors === _errs135)
                                if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
                                  let missing15;
                                  if (data51.runId === void 0 && (missing15 = "runId") || data51.nodeId === void 0 && (missing15 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/3/properties/scope/required", keyword: "required", params: { missingProperty: missing15 } }], !1;
                                  if (data51.runId !== void 0) {
                                    let data52 = data51.runId, _errs138 = errors;
                                    if (errors === _errs138)
                                      if (typeof data52 == "string") {
                                        if (!pattern6.test(data52))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/3/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/3/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid23 = _errs138 === errors;
                                  } else
                                    var valid23 = !0;
                                  if (valid23)
                                    if (data51.nodeId !== void 0) {
                                      let data53 = data51.nodeId, _errs140 = errors;
                                      if (errors === _errs140)
                                        if (typeof data53 == "string") {
                                          if (!pattern7.test(data53))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/3/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/3/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid23 = _errs140 === errors;
                                    } else
                                      var valid23 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/3/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid22 = _errs135 === errors;
                            } else
                              var valid22 = !0;
                            if (valid22)
                              if (data.data !== void 0) {
                                let data54 = data.data, _errs142 = errors;
                                if (errors === _errs142)
                                  if (data54 && typeof data54 == "object" && !Array.isArray(data54)) {
                                    let missing16;
                                    if (data54.nodeKind === void 0 && (missing16 = "nodeKind") || data54.parentNodeId === void 0 && (missing16 = "parentNodeId") || data54.workflowHash === void 0 && (missing16 = "workflowHash") || data54.snapshotRef === void 0 && (missing16 = "snapshotRef"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/3/properties/data/required", keyword: "required", params: { missingProperty: missing16 } }], !1;
                                    if (data54.nodeKind !== void 0) {
                                      let data55 = data54.nodeKind, _errs145 = errors;
                                      if (typeof data55 != "string")
                                        return validate10.errors = [{ instancePath: instancePath + "/data/nodeKind", schemaPath: "#/oneOf/3/properties/data/properties/nodeKind/type", keyword: "type", params: { type: "string" } }], !1;
                                      if (!(data55 === "step" || data55 === "checkpoint" || data55 === "blocked_attempt"))
                                        return validate10.errors = [{ instancePath: instancePath + "/data/nodeKind", schemaPath: "#/oneOf/3/properties/data/properties/nodeKind/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[3].properties.data.properties.nodeKind.enum } }], !1;
                                      var valid24 = _errs145 === errors;
                                    } else
                                      var valid24 = !0;
                                    if (valid24) {
                                      if (data54.parentNodeId !== void 0) {
                                        let data56 = data54.parentNodeId, _errs147 = errors, _errs148 = errors, valid25 = !1, _errs149 = errors;
                                        if (errors === _errs149)
                                          if (typeof data56 == "string") {
                                            if (!pattern7.test(data56)) {
                                              let err0 = { instancePath: instancePath + "/data/parentNodeId", schemaPath: "#/oneOf/3/properties/data/properties/parentNodeId/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } };
                                              vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                                            }
                                          } else {
                                            let err1 = { instancePath: instancePath + "/data/parentNodeId", schemaPath: "#/oneOf/3/properties/data/properties/parentNodeId/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                                          }
                                        var _valid0 = _errs149 === errors;
                                        if (valid25 = valid25 || _valid0, !valid25) {
                                          let _errs151 = errors;
                                          if (data56 !== null) {
                                            let err2 = { instancePath: instancePath + "/data/parentNodeId", schemaPath: "#/oneOf/3/properties/data/properties/parentNodeId/anyOf/1/type", keyword: "type", params: { type: "null" } };
                                            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                                          }
                                          var _valid0 = _errs151 === errors;
                                          valid25 = valid25 || _valid0;
                                        }
                                        if (valid25)
                                          errors = _errs148, vErrors !== null && (_errs148 ? vErrors.length = _errs148 : vErrors = null);
                                        else {
                                          let err3 = { instancePath: instancePath + "/data/parentNodeId", schemaPath: "#/oneOf/3/properties/data/properties/parentNodeId/anyOf", keyword: "anyOf", params: {} };
                                          return vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++, validate10.errors = vErrors, !1;
                                        }
                                        var valid24 = _errs147 === errors;
                                      } else
                                        var valid24 = !0;
                                      if (valid24) {
                                        if (data54.workflowHash !== void 0) {
                                          let data57 = data54.workflowHash, _errs153 = errors;
                                          if (errors === _errs153)
                                            if (typeof data57 == "string") {
                                              if (!pattern9.test(data57))
                                                return validate10.errors = [{ instancePath: instancePath + "/data/workflowHash", schemaPath: "#/oneOf/3/properties/data/properties/workflowHash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/data/workflowHash", schemaPath: "#/oneOf/3/properties/data/properties/workflowHash/type", keyword: "type", params: { type: "string" } }], !1;
                                          var valid24 = _errs153 === errors;
                                        } else
                                          var valid24 = !0;
                                        if (valid24)
                                          if (data54.snapshotRef !== void 0) {
                                            let data58 = data54.snapshotRef, _errs155 = errors;
                                            if (errors === _errs155)
                                              if (typeof data58 == "string") {
                                                if (!pattern9.test(data58))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/snapshotRef", schemaPath: "#/oneOf/3/properties/data/properties/snapshotRef/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/snapshotRef", schemaPath: "#/oneOf/3/properties/data/properties/snapshotRef/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid24 = _errs155 === errors;
                                          } else
                                            var valid24 = !0;
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/3/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid22 = _errs142 === errors;
                              } else
                                var valid22 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/3/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "edge_created") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing17;
                if (data.v === void 0 && (missing17 = "v") || data.eventId === void 0 && (missing17 = "eventId") || data.eventIndex === void 0 && (missing17 = "eventIndex") || data.sessionId === void 0 && (missing17 = "sessionId") || data.kind === void 0 && (missing17 = "kind") || data.dedupeKey === void 0 && (missing17 = "dedupeKey") || data.scope === void 0 && (missing17 = "scope") || data.data === void 0 && (missing17 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: missing17 } }], !1;
                if (data.v !== void 0) {
                  let data59 = data.v, _errs160 = errors;
                  if (typeof data59 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/4/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data59 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/4/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid27 = _errs160 === errors;
                } else
                  var valid27 = !0;
                if (valid27) {
                  if (data.eventId !== void 0) {
                    let data60 = data.eventId, _errs162 = errors;
                    if (errors === _errs162)
                      if (typeof data60 == "string") {
                        if (!pattern0.test(data60))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/4/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/4/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid27 = _errs162 === errors;
                  } else
                    var valid27 = !0;
                  if (valid27) {
                    if (data.eventIndex !== void 0) {
                      let data61 = data.eventIndex, _errs164 = errors;
                      if (!(typeof data61 == "number" && !(data61 % 1) && !isNaN(data61)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/4/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs164 && typeof data61 == "number" && (data61 < 0 || isNaN(data61)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/4/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid27 = _errs164 === errors;
                    } else
                      var valid27 = !0;
                    if (valid27) {
                      if (data.sessionId !== void 0) {
                        let data62 = data.sessionId, _errs166 = errors;
                        if (errors === _errs166)
                          if (typeof data62 == "string") {
                            if (!pattern1.test(data62))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/4/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/4/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid27 = _errs166 === errors;
                      } else
                        var valid27 = !0;
                      if (valid27) {
                        if (data.kind !== void 0) {
                          let data63 = data.kind, _errs168 = errors;
                          if (typeof data63 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data63 !== "edge_created")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "edge_created" } }], !1;
                          var valid27 = _errs168 === errors;
                        } else
                          var valid27 = !0;
                        if (valid27) {
                          if (data.dedupeKey !== void 0) {
                            let data64 = data.dedupeKey, _errs170 = errors;
                            if (errors === _errs170)
                              if (typeof data64 == "string") {
                                if (func2(data64) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/4/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data64))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/4/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/4/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid27 = _errs170 === errors;
                          } else
                            var valid27 = !0;
                          if (valid27) {
                            if (data.scope !== void 0) {
                              let data65 = data.scope, _errs172 = errors;
                              if (errors === _errs172)
                                if (data65 && typeof data65 == "object" && !Array.isArray(data65)) {
                                  let missing18;
                                  if (data65.runId === void 0 && (missing18 = "runId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/4/properties/scope/required", keyword: "required", params: { missingProperty: missing18 } }], !1;
                                  if (data65.runId !== void 0) {
                                    let data66 = data65.runId;
                                    if (errors === errors)
                                      if (typeof data66 == "string") {
                                        if (!pattern6.test(data66))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/4/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/4/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                  }
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/4/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid27 = _errs172 === errors;
                            } else
                              var valid27 = !0;
                            if (valid27)
                              if (data.data !== void 0) {
                                let data67 = data.data, _errs177 = errors;
                                if (errors === _errs177)
                                  if (data67 && typeof data67 == "object" && !Array.isArray(data67)) {
                                    let missing19;
                                    if (data67.edgeKind === void 0 && (missing19 = "edgeKind") || data67.fromNodeId === void 0 && (missing19 = "fromNodeId") || data67.toNodeId === void 0 && (missing19 = "toNodeId") || data67.cause === void 0 && (missing19 = "cause"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/4/properties/data/required", keyword: "required", params: { missingProperty: missing19 } }], !1;
                                    if (data67.edgeKind !== void 0) {
                                      let data68 = data67.edgeKind, _errs180 = errors;
                                      if (typeof data68 != "string")
                                        return validate10.errors = [{ instancePath: instancePath + "/data/edgeKind", schemaPath: "#/oneOf/4/properties/data/properties/edgeKind/type", keyword: "type", params: { type: "string" } }], !1;
                                      if (!(data68 === "acked_step" || data68 === "checkpoint"))
                                        return validate10.errors = [{ instancePath: instancePath + "/data/edgeKind", schemaPath: "#/oneOf/4/properties/data/properties/edgeKind/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[4].properties.data.properties.edgeKind.enum } }], !1;
                                      var valid29 = _errs180 === errors;
                                    } else
                                      var valid29 = !0;
                                    if (valid29) {
                                      if (data67.fromNodeId !== void 0) {
                                        let data69 = data67.fromNodeId, _errs182 = errors;
                                        if (errors === _errs182)
                                          if (typeof data69 == "string") {
                                            if (!pattern7.test(data69))
                                              return validate10.errors = [{ instancePath: instancePath + "/data/fromNodeId", schemaPath: "#/oneOf/4/properties/data/properties/fromNodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                          } else
                                            return validate10.errors = [{ instancePath: instancePath + "/data/fromNodeId", schemaPath: "#/oneOf/4/properties/data/properties/fromNodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                        var valid29 = _errs182 === errors;
                                      } else
                                        var valid29 = !0;
                                      if (valid29) {
                                        if (data67.toNodeId !== void 0) {
                                          let data70 = data67.toNodeId, _errs184 = errors;
                                          if (errors === _errs184)
                                            if (typeof data70 == "string") {
                                              if (!pattern7.test(data70))
                                                return validate10.errors = [{ instancePath: instancePath + "/data/toNodeId", schemaPath: "#/oneOf/4/properties/data/properties/toNodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/data/toNodeId", schemaPath: "#/oneOf/4/properties/data/properties/toNodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                          var valid29 = _errs184 === errors;
                                        } else
                                          var valid29 = !0;
                                        if (valid29)
                                          if (data67.cause !== void 0) {
                                            let data71 = data67.cause, _errs186 = errors;
                                            if (errors === _errs186)
                                              if (data71 && typeof data71 == "object" && !Array.isArray(data71)) {
                                                let missing20;
                                                if (data71.kind === void 0 && (missing20 = "kind") || data71.eventId === void 0 && (missing20 = "eventId"))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/cause", schemaPath: "#/oneOf/4/properties/data/properties/cause/required", keyword: "required", params: { missingProperty: missing20 } }], !1;
                                                if (data71.kind !== void 0) {
                                                  let data72 = data71.kind, _errs189 = errors;
                                                  if (typeof data72 != "string")
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/cause/kind", schemaPath: "#/oneOf/4/properties/data/properties/cause/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                  if (!(data72 === "idempotent_replay" || data72 === "intentional_fork" || data72 === "non_tip_advance" || data72 === "checkpoint_created"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/cause/kind", schemaPath: "#/oneOf/4/properties/data/properties/cause/properties/kind/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[4].properties.data.properties.cause.properties.kind.enum } }], !1;
                                                  var valid30 = _errs189 === errors;
                                                } else
                                                  var valid30 = !0;
                                                if (valid30)
                                                  if (data71.eventId !== void 0) {
                                                    let data73 = data71.eventId, _errs191 = errors;
                                                    if (errors === _errs191)
                                                      if (typeof data73 == "string") {
                                                        if (!pattern0.test(data73))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/cause/eventId", schemaPath: "#/oneOf/4/properties/data/properties/cause/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/cause/eventId", schemaPath: "#/oneOf/4/properties/data/properties/cause/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid30 = _errs191 === errors;
                                                  } else
                                                    var valid30 = !0;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/cause", schemaPath: "#/oneOf/4/properties/data/properties/cause/type", keyword: "type", params: { type: "object" } }], !1;
                                            var valid29 = _errs186 === errors;
                                          } else
                                            var valid29 = !0;
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/4/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid27 = _errs177 === errors;
                              } else
                                var valid27 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/4/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "advance_recorded") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing21;
                if (data.v === void 0 && (missing21 = "v") || data.eventId === void 0 && (missing21 = "eventId") || data.eventIndex === void 0 && (missing21 = "eventIndex") || data.sessionId === void 0 && (missing21 = "sessionId") || data.kind === void 0 && (missing21 = "kind") || data.dedupeKey === void 0 && (missing21 = "dedupeKey") || data.scope === void 0 && (missing21 = "scope") || data.data === void 0 && (missing21 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: missing21 } }], !1;
                if (data.v !== void 0) {
                  let data74 = data.v, _errs196 = errors;
                  if (typeof data74 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/5/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data74 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/5/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid32 = _errs196 === errors;
                } else
                  var valid32 = !0;
                if (valid32) {
                  if (data.eventId !== void 0) {
                    let data75 = data.eventId, _errs198 = errors;
                    if (errors === _errs198)
                      if (typeof data75 == "string") {
                        if (!pattern0.test(data75))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/5/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/5/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid32 = _errs198 === errors;
                  } else
                    var valid32 = !0;
                  if (valid32) {
                    if (data.eventIndex !== void 0) {
                      let data76 = data.eventIndex, _errs200 = errors;
                      if (!(typeof data76 == "number" && !(data76 % 1) && !isNaN(data76)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/5/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs200 && typeof data76 == "number" && (data76 < 0 || isNaN(data76)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/5/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid32 = _errs200 === errors;
                    } else
                      var valid32 = !0;
                    if (valid32) {
                      if (data.sessionId !== void 0) {
                        let data77 = data.sessionId, _errs202 = errors;
                        if (errors === _errs202)
                          if (typeof data77 == "string") {
                            if (!pattern1.test(data77))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/5/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/5/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid32 = _errs202 === errors;
                      } else
                        var valid32 = !0;
                      if (valid32) {
                        if (data.kind !== void 0) {
                          let data78 = data.kind, _errs204 = errors;
                          if (typeof data78 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data78 !== "advance_recorded")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/const", keyword: "const", params: { allowedValue: "advance_recorded" } }], !1;
                          var valid32 = _errs204 === errors;
                        } else
                          var valid32 = !0;
                        if (valid32) {
                          if (data.dedupeKey !== void 0) {
                            let data79 = data.dedupeKey, _errs206 = errors;
                            if (errors === _errs206)
                              if (typeof data79 == "string") {
                                if (func2(data79) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/5/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data79))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/5/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/5/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid32 = _errs206 === errors;
                          } else
                            var valid32 = !0;
                          if (valid32) {
                            if (data.scope !== void 0) {
                              let data80 = data.scope, _errs208 = errors;
                              if (errors === _errs208)
                                if (data80 && typeof data80 == "object" && !Array.isArray(data80)) {
                                  let missing22;
                                  if (data80.runId === void 0 && (missing22 = "runId") || data80.nodeId === void 0 && (missing22 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/5/properties/scope/required", keyword: "required", params: { missingProperty: missing22 } }], !1;
                                  if (data80.runId !== void 0) {
                                    let data81 = data80.runId, _errs211 = errors;
                                    if (errors === _errs211)
                                      if (typeof data81 == "string") {
                                        if (!pattern6.test(data81))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/5/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/5/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid33 = _errs211 === errors;
                                  } else
                                    var valid33 = !0;
                                  if (valid33)
                                    if (data80.nodeId !== void 0) {
                                      let data82 = data80.nodeId, _errs213 = errors;
                                      if (errors === _errs213)
                                        if (typeof data82 == "string") {
                                          if (!pattern7.test(data82))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/5/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/5/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid33 = _errs213 === errors;
                                    } else
                                      var valid33 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/5/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid32 = _errs208 === errors;
                            } else
                              var valid32 = !0;
                            if (valid32)
                              if (data.data !== void 0) {
                                let data83 = data.data, _errs215 = errors;
                                if (errors === _errs215)
                                  if (data83 && typeof data83 == "object" && !Array.isArray(data83)) {
                                    let missing23;
                                    if (data83.attemptId === void 0 && (missing23 = "attemptId") || data83.intent === void 0 && (missing23 = "intent") || data83.outcome === void 0 && (missing23 = "outcome"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/5/properties/data/required", keyword: "required", params: { missingProperty: missing23 } }], !1;
                                    if (data83.attemptId !== void 0) {
                                      let data84 = data83.attemptId, _errs218 = errors;
                                      if (errors === _errs218)
                                        if (typeof data84 == "string") {
                                          if (!pattern39.test(data84))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/attemptId", schemaPath: "#/oneOf/5/properties/data/properties/attemptId/pattern", keyword: "pattern", params: { pattern: "^att_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/attemptId", schemaPath: "#/oneOf/5/properties/data/properties/attemptId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid34 = _errs218 === errors;
                                    } else
                                      var valid34 = !0;
                                    if (valid34) {
                                      if (data83.intent !== void 0) {
                                        let data85 = data83.intent, _errs220 = errors;
                                        if (typeof data85 != "string")
                                          return validate10.errors = [{ instancePath: instancePath + "/data/intent", schemaPath: "#/oneOf/5/properties/data/properties/intent/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (data85 !== "ack_pending")
                                          return validate10.errors = [{ instancePath: instancePath + "/data/intent", schemaPath: "#/oneOf/5/properties/data/properties/intent/const", keyword: "const", params: { allowedValue: "ack_pending" } }], !1;
                                        var valid34 = _errs220 === errors;
                                      } else
                                        var valid34 = !0;
                                      if (valid34) {
                                        if (data83.outcome !== void 0) {
                                          let data86 = data83.outcome, _errs222 = errors;
                                          if (errors === _errs222)
                                            if (data86 && typeof data86 == "object" && !Array.isArray(data86)) {
                                              let missing24;
                                              if (data86.kind === void 0 && (missing24 = "kind"))
                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome", schemaPath: "#/oneOf/5/properties/data/properties/outcome/required", keyword: "required", params: { missingProperty: missing24 } }], !1;
                                              {
                                                let tag2 = data86.kind;
                                                if (typeof tag2 == "string")
                                                  if (tag2 === "blocked") {
                                                    if (errors === errors)
                                                      if (data86 && typeof data86 == "object" && !Array.isArray(data86)) {
                                                        let missing25;
                                                        if (data86.kind === void 0 && (missing25 = "kind") || data86.blockers === void 0 && (missing25 = "blockers"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/outcome", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/required", keyword: "required", params: { missingProperty: missing25 } }], !1;
                                                        if (data86.kind !== void 0) {
                                                          let data87 = data86.kind, _errs228 = errors;
                                                          if (typeof data87 != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/outcome/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data87 !== "blocked")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/outcome/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "blocked" } }], !1;
                                                          var valid37 = _errs228 === errors;
                                                        } else
                                                          var valid37 = !0;
                                                        if (valid37)
                                                          if (data86.blockers !== void 0) {
                                                            let data88 = data86.blockers, _errs230 = errors;
                                                            if (errors === _errs230)
                                                              if (data88 && typeof data88 == "object" && !Array.isArray(data88)) {
                                                                let missing26;
                                                                if (data88.blockers === void 0 && (missing26 = "blockers"))
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/required", keyword: "required", params: { missingProperty: missing26 } }], !1;
                                                                if (data88.blockers !== void 0) {
                                                                  let data89 = data88.blockers;
                                                                  if (errors === errors)
                                                                    if (Array.isArray(data89)) {
                                                                      if (data89.length > 10)
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/maxItems", keyword: "maxItems", params: { limit: 10 } }], !1;
                                                                      if (data89.length < 1)
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                                      {
                                                                        var valid39 = !0;
                                                                        let len0 = data89.length;
                                                                        for (let i0 = 0; i0 < len0; i0++) {
                                                                          let data90 = data89[i0], _errs235 = errors;
                                                                          if (errors === _errs235)
                                                                            if (data90 && typeof data90 == "object" && !Array.isArray(data90)) {
                                                                              let missing27;
                                                                              if (data90.code === void 0 && (missing27 = "code") || data90.pointer === void 0 && (missing27 = "pointer") || data90.message === void 0 && (missing27 = "message"))
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0, schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/required", keyword: "required", params: { missingProperty: missing27 } }], !1;
                                                                              if (data90.code !== void 0) {
                                                                                let data91 = data90.code, _errs238 = errors;
                                                                                if (typeof data91 != "string")
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/code", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/code/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                if (!(data91 === "USER_ONLY_DEPENDENCY" || data91 === "MISSING_REQUIRED_OUTPUT" || data91 === "INVALID_REQUIRED_OUTPUT" || data91 === "REQUIRED_CAPABILITY_UNKNOWN" || data91 === "REQUIRED_CAPABILITY_UNAVAILABLE" || data91 === "INVARIANT_VIOLATION" || data91 === "STORAGE_CORRUPTION_DETECTED"))
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/code", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/code/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[5].properties.data.properties.outcome.oneOf[0].properties.blockers.properties.blockers.items.properties.code.enum } }], !1;
                                                                                var valid40 = _errs238 === errors;
                                                                              } else
                                                                                var valid40 = !0;
                                                                              if (valid40) {
                                                                                if (data90.pointer !== void 0) {
                                                                                  let data92 = data90.pointer, _errs240 = errors;
                                                                                  if (errors === _errs240)
                                                                                    if (data92 && typeof data92 == "object" && !Array.isArray(data92)) {
                                                                                      let missing28;
                                                                                      if (data92.kind === void 0 && (missing28 = "kind"))
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/required", keyword: "required", params: { missingProperty: missing28 } }], !1;
                                                                                      {
                                                                                        let tag3 = data92.kind;
                                                                                        if (typeof tag3 == "string")
                                                                                          if (tag3 === "context_key") {
                                                                                            if (errors === errors)
                                                                                              if (data92 && typeof data92 == "object" && !Array.isArray(data92)) {
                                                                                                let missing29;
                                                                                                if (data92.kind === void 0 && (missing29 = "kind") || data92.key === void 0 && (missing29 = "key"))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/0/required", keyword: "required", params: { missingProperty: missing29 } }], !1;
                                                                                                if (data92.kind !== void 0) {
                                                                                                  let data93 = data92.kind, _errs246 = errors;
                                                                                                  if (typeof data93 != "string")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  if (data93 !== "context_key")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "context_key" } }], !1;
                                                                                                  var valid43 = _errs246 === errors;
                                                                                                } else
                                                                                                  var valid43 = !0;
                                                                                                if (valid43)
                                                                                                  if (data92.key !== void 0) {
                                                                                                    let data94 = data92.key, _errs248 = errors;
                                                                                                    if (errors === _errs248)
                                                                                                      if (typeof data94 == "string") {
                                                                                                        if (!pattern40.test(data94))
                                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/key", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/0/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                                      } else
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/key", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/0/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                    var valid43 = _errs248 === errors;
                                                                                                  } else
                                                                                                    var valid43 = !0;
                                                                                              } else
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                          } else if (tag3 === "context_budget") {
                                                                                            if (errors === errors)
                                                                                              if (data92 && typeof data92 == "object" && !Array.isArray(data92)) {
                                                                                                let missing30;
                                                                                                if (data92.kind === void 0 && (missing30 = "kind"))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/1/required", keyword: "required", params: { missingProperty: missing30 } }], !1;
                                                                                                if (data92.kind !== void 0) {
                                                                                                  let data95 = data92.kind;
                                                                                                  if (typeof data95 != "string")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  if (data95 !== "context_budget")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "context_budget" } }], !1;
                                                                                                }
                                                                                              } else
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                          } else if (tag3 === "output_contract") {
                                                                                            if (errors === errors)
                                                                                              if (data92 && typeof data92 == "object" && !Array.isArray(data92)) {
                                                                                                let missing31;
                                                                                                if (data92.kind === void 0 && (missing31 = "kind") || data92.contractRef === void 0 && (missing31 = "contractRef"))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/2/required", keyword: "required", params: { missingProperty: missing31 } }], !1;
                                                                                                if (data92.kind !== void 0) {
                                                                                                  let data96 = data92.kind, _errs258 = errors;
                                                                                                  if (typeof data96 != "string")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  if (data96 !== "output_contract")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "output_contract" } }], !1;
                                                                                                  var valid47 = _errs258 === errors;
                                                                                                } else
                                                                                                  var valid47 = !0;
                                                                                                if (valid47)
                                                                                                  if (data92.contractRef !== void 0) {
                                                                                                    let _errs260 = errors;
                                                                                                    if (typeof data92.contractRef != "string")
                                                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/contractRef", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/2/properties/contractRef/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                    var valid47 = _errs260 === errors;
                                                                                                  } else
                                                                                                    var valid47 = !0;
                                                                                              } else
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                          } else if (tag3 === "capability") {
                                                                                            if (errors === errors)
                                                                                              if (data92 && typeof data92 == "object" && !Array.isArray(data92)) {
                                                                                                let missing32;
                                                                                                if (data92.kind === void 0 && (missing32 = "kind") || data92.capability === void 0 && (missing32 = "capability"))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/3/required", keyword: "required", params: { missingProperty: missing32 } }], !1;
                                                                                                if (data92.kind !== void 0) {
                                                                                                  let data98 = data92.kind, _errs265 = errors;
                                                                                                  if (typeof data98 != "string")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  if (data98 !== "capability")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "capability" } }], !1;
                                                                                                  var valid49 = _errs265 === errors;
                                                                                                } else
                                                                                                  var valid49 = !0;
                                                                                                if (valid49)
                                                                                                  if (data92.capability !== void 0) {
                                                                                                    let data99 = data92.capability, _errs267 = errors;
                                                                                                    if (typeof data99 != "string")
                                                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/capability", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/3/properties/capability/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                    if (!(data99 === "delegation" || data99 === "web_browsing"))
                                                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/capability", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/3/properties/capability/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[5].properties.data.properties.outcome.oneOf[0].properties.blockers.properties.blockers.items.properties.pointer.oneOf[3].properties.capability.enum } }], !1;
                                                                                                    var valid49 = _errs267 === errors;
                                                                                                  } else
                                                                                                    var valid49 = !0;
                                                                                              } else
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/3/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                          } else if (tag3 === "workflow_step") {
                                                                                            if (errors === errors)
                                                                                              if (data92 && typeof data92 == "object" && !Array.isArray(data92)) {
                                                                                                let missing33;
                                                                                                if (data92.kind === void 0 && (missing33 = "kind") || data92.stepId === void 0 && (missing33 = "stepId"))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/4/required", keyword: "required", params: { missingProperty: missing33 } }], !1;
                                                                                                if (data92.kind !== void 0) {
                                                                                                  let data100 = data92.kind, _errs272 = errors;
                                                                                                  if (typeof data100 != "string")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/4/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  if (data100 !== "workflow_step")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "workflow_step" } }], !1;
                                                                                                  var valid51 = _errs272 === errors;
                                                                                                } else
                                                                                                  var valid51 = !0;
                                                                                                if (valid51)
                                                                                                  if (data92.stepId !== void 0) {
                                                                                                    let data101 = data92.stepId, _errs274 = errors;
                                                                                                    if (errors === _errs274)
                                                                                                      if (typeof data101 == "string") {
                                                                                                        if (!pattern40.test(data101))
                                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/stepId", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/4/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                                      } else
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/stepId", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/4/properties/stepId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                    var valid51 = _errs274 === errors;
                                                                                                  } else
                                                                                                    var valid51 = !0;
                                                                                              } else
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/4/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                          } else
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag3 } }], !1;
                                                                                        else
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag3 } }], !1;
                                                                                      }
                                                                                    } else
                                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                  var valid40 = _errs240 === errors;
                                                                                } else
                                                                                  var valid40 = !0;
                                                                                if (valid40) {
                                                                                  if (data90.message !== void 0) {
                                                                                    let data102 = data90.message, _errs276 = errors;
                                                                                    if (errors === _errs276)
                                                                                      if (typeof data102 == "string") {
                                                                                        if (func2(data102) > 512)
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/message", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/message/maxLength", keyword: "maxLength", params: { limit: 512 } }], !1;
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/message", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid40 = _errs276 === errors;
                                                                                  } else
                                                                                    var valid40 = !0;
                                                                                  if (valid40)
                                                                                    if (data90.suggestedFix !== void 0) {
                                                                                      let data103 = data90.suggestedFix, _errs278 = errors;
                                                                                      if (errors === _errs278)
                                                                                        if (typeof data103 == "string") {
                                                                                          if (func2(data103) > 1024)
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/suggestedFix", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/suggestedFix/maxLength", keyword: "maxLength", params: { limit: 1024 } }], !1;
                                                                                        } else
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/suggestedFix", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/suggestedFix/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                      var valid40 = _errs278 === errors;
                                                                                    } else
                                                                                      var valid40 = !0;
                                                                                }
                                                                              }
                                                                            } else
                                                                              return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0, schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                          var valid39 = _errs235 === errors;
                                                                          if (!valid39)
                                                                            break;
                                                                        }
                                                                      }
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/type", keyword: "type", params: { type: "array" } }], !1;
                                                                }
                                                              } else
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/type", keyword: "type", params: { type: "object" } }], !1;
                                                            var valid37 = _errs230 === errors;
                                                          } else
                                                            var valid37 = !0;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag2 === "advanced") {
                                                    if (errors === errors)
                                                      if (data86 && typeof data86 == "object" && !Array.isArray(data86)) {
                                                        let missing34;
                                                        if (data86.kind === void 0 && (missing34 = "kind") || data86.toNodeId === void 0 && (missing34 = "toNodeId"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/outcome", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/1/required", keyword: "required", params: { missingProperty: missing34 } }], !1;
                                                        if (data86.kind !== void 0) {
                                                          let data104 = data86.kind, _errs283 = errors;
                                                          if (typeof data104 != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/outcome/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data104 !== "advanced")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/outcome/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "advanced" } }], !1;
                                                          var valid53 = _errs283 === errors;
                                                        } else
                                                          var valid53 = !0;
                                                        if (valid53)
                                                          if (data86.toNodeId !== void 0) {
                                                            let data105 = data86.toNodeId, _errs285 = errors;
                                                            if (errors === _errs285)
                                                              if (typeof data105 == "string") {
                                                                if (!pattern7.test(data105))
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/toNodeId", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/1/properties/toNodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                                              } else
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/toNodeId", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/1/properties/toNodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                                            var valid53 = _errs285 === errors;
                                                          } else
                                                            var valid53 = !0;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome", schemaPath: "#/oneOf/5/properties/data/properties/outcome/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag2 } }], !1;
                                                else
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome", schemaPath: "#/oneOf/5/properties/data/properties/outcome/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag2 } }], !1;
                                              }
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/data/outcome", schemaPath: "#/oneOf/5/properties/data/properties/outcome/type", keyword: "type", params: { type: "object" } }], !1;
                                          var valid34 = _errs222 === errors;
                                        } else
                                          var valid34 = !0;
                                        if (valid34) {
                                          if (data83.inputDigest !== void 0) {
                                            let data106 = data83.inputDigest, _errs287 = errors;
                                            if (errors === _errs287)
                                              if (typeof data106 == "string") {
                                                if (!pattern9.test(data106))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/inputDigest", schemaPath: "#/oneOf/5/properties/data/properties/inputDigest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/inputDigest", schemaPath: "#/oneOf/5/properties/data/properties/inputDigest/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid34 = _errs287 === errors;
                                          } else
                                            var valid34 = !0;
                                          if (valid34)
                                            if (data83.blockedNodeId !== void 0) {
                                              let data107 = data83.blockedNodeId, _errs289 = errors;
                                              if (errors === _errs289)
                                                if (typeof data107 == "string") {
                                                  if (!pattern7.test(data107))
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/blockedNodeId", schemaPath: "#/oneOf/5/properties/data/properties/blockedNodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                                } else
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/blockedNodeId", schemaPath: "#/oneOf/5/properties/data/properties/blockedNodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                              var valid34 = _errs289 === errors;
                                            } else
                                              var valid34 = !0;
                                        }
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/5/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid32 = _errs215 === errors;
                              } else
                                var valid32 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/5/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "node_output_appended") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing35;
                if (data.v === void 0 && (missing35 = "v") || data.eventId === void 0 && (missing35 = "eventId") || data.eventIndex === void 0 && (missing35 = "eventIndex") || data.sessionId === void 0 && (missing35 = "sessionId") || data.kind === void 0 && (missing35 = "kind") || data.dedupeKey === void 0 && (missing35 = "dedupeKey") || data.scope === void 0 && (missing35 = "scope") || data.data === void 0 && (missing35 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: missing35 } }], !1;
                if (data.v !== void 0) {
                  let data108 = data.v, _errs294 = errors;
                  if (typeof data108 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/6/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data108 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/6/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid55 = _errs294 === errors;
                } else
                  var valid55 = !0;
                if (valid55) {
                  if (data.eventId !== void 0) {
                    let data109 = data.eventId, _errs296 = errors;
                    if (errors === _errs296)
                      if (typeof data109 == "string") {
                        if (!pattern0.test(data109))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/6/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/6/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid55 = _errs296 === errors;
                  } else
                    var valid55 = !0;
                  if (valid55) {
                    if (data.eventIndex !== void 0) {
                      let data110 = data.eventIndex, _errs298 = errors;
                      if (!(typeof data110 == "number" && !(data110 % 1) && !isNaN(data110)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/6/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs298 && typeof data110 == "number" && (data110 < 0 || isNaN(data110)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/6/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid55 = _errs298 === errors;
                    } else
                      var valid55 = !0;
                    if (valid55) {
                      if (data.sessionId !== void 0) {
                        let data111 = data.sessionId, _errs300 = errors;
                        if (errors === _errs300)
                          if (typeof data111 == "string") {
                            if (!pattern1.test(data111))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/6/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/6/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid55 = _errs300 === errors;
                      } else
                        var valid55 = !0;
                      if (valid55) {
                        if (data.kind !== void 0) {
                          let data112 = data.kind, _errs302 = errors;
                          if (typeof data112 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/6/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data112 !== "node_output_appended")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/6/properties/kind/const", keyword: "const", params: { allowedValue: "node_output_appended" } }], !1;
                          var valid55 = _errs302 === errors;
                        } else
                          var valid55 = !0;
                        if (valid55) {
                          if (data.dedupeKey !== void 0) {
                            let data113 = data.dedupeKey, _errs304 = errors;
                            if (errors === _errs304)
                              if (typeof data113 == "string") {
                                if (func2(data113) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/6/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data113))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/6/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/6/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid55 = _errs304 === errors;
                          } else
                            var valid55 = !0;
                          if (valid55) {
                            if (data.scope !== void 0) {
                              let data114 = data.scope, _errs306 = errors;
                              if (errors === _errs306)
                                if (data114 && typeof data114 == "object" && !Array.isArray(data114)) {
                                  let missing36;
                                  if (data114.runId === void 0 && (missing36 = "runId") || data114.nodeId === void 0 && (missing36 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/6/properties/scope/required", keyword: "required", params: { missingProperty: missing36 } }], !1;
                                  if (data114.runId !== void 0) {
                                    let data115 = data114.runId, _errs309 = errors;
                                    if (errors === _errs309)
                                      if (typeof data115 == "string") {
                                        if (!pattern6.test(data115))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/6/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/6/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid56 = _errs309 === errors;
                                  } else
                                    var valid56 = !0;
                                  if (valid56)
                                    if (data114.nodeId !== void 0) {
                                      let data116 = data114.nodeId, _errs311 = errors;
                                      if (errors === _errs311)
                                        if (typeof data116 == "string") {
                                          if (!pattern7.test(data116))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/6/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/6/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid56 = _errs311 === errors;
                                    } else
                                      var valid56 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/6/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid55 = _errs306 === errors;
                            } else
                              var valid55 = !0;
                            if (valid55)
                              if (data.data !== void 0) {
                                let data117 = data.data, _errs313 = errors;
                                if (errors === _errs313)
                                  if (data117 && typeof data117 == "object" && !Array.isArray(data117)) {
                                    let missing37;
                                    if (data117.outputId === void 0 && (missing37 = "outputId") || data117.outputChannel === void 0 && (missing37 = "outputChannel") || data117.payload === void 0 && (missing37 = "payload"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/6/properties/data/required", keyword: "required", params: { missingProperty: missing37 } }], !1;
                                    if (data117.outputId !== void 0) {
                                      let data118 = data117.outputId, _errs316 = errors;
                                      if (errors === _errs316)
                                        if (typeof data118 == "string") {
                                          if (!pattern50.test(data118))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/outputId", schemaPath: "#/oneOf/6/properties/data/properties/outputId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/outputId", schemaPath: "#/oneOf/6/properties/data/properties/outputId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid57 = _errs316 === errors;
                                    } else
                                      var valid57 = !0;
                                    if (valid57) {
                                      if (data117.supersedesOutputId !== void 0) {
                                        let data119 = data117.supersedesOutputId, _errs318 = errors;
                                        if (errors === _errs318)
                                          if (typeof data119 == "string") {
                                            if (!pattern50.test(data119))
                                              return validate10.errors = [{ instancePath: instancePath + "/data/supersedesOutputId", schemaPath: "#/oneOf/6/properties/data/properties/supersedesOutputId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                          } else
                                            return validate10.errors = [{ instancePath: instancePath + "/data/supersedesOutputId", schemaPath: "#/oneOf/6/properties/data/properties/supersedesOutputId/type", keyword: "type", params: { type: "string" } }], !1;
                                        var valid57 = _errs318 === errors;
                                      } else
                                        var valid57 = !0;
                                      if (valid57) {
                                        if (data117.outputChannel !== void 0) {
                                          let data120 = data117.outputChannel, _errs320 = errors;
                                          if (typeof data120 != "string")
                                            return validate10.errors = [{ instancePath: instancePath + "/data/outputChannel", schemaPath: "#/oneOf/6/properties/data/properties/outputChannel/type", keyword: "type", params: { type: "string" } }], !1;
                                          if (!(data120 === "recap" || data120 === "artifact"))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/outputChannel", schemaPath: "#/oneOf/6/properties/data/properties/outputChannel/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[6].properties.data.properties.outputChannel.enum } }], !1;
                                          var valid57 = _errs320 === errors;
                                        } else
                                          var valid57 = !0;
                                        if (valid57)
                                          if (data117.payload !== void 0) {
                                            let data121 = data117.payload, _errs322 = errors;
                                            if (errors === _errs322)
                                              if (data121 && typeof data121 == "object" && !Array.isArray(data121)) {
                                                let missing38;
                                                if (data121.payloadKind === void 0 && (missing38 = "payloadKind"))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/payload", schemaPath: "#/oneOf/6/properties/data/properties/payload/required", keyword: "required", params: { missingProperty: missing38 } }], !1;
                                                {
                                                  let tag4 = data121.payloadKind;
                                                  if (typeof tag4 == "string")
                                                    if (tag4 === "notes") {
                                                      if (errors === errors)
                                                        if (data121 && typeof data121 == "object" && !Array.isArray(data121)) {
                                                          let missing39;
                                                          if (data121.payloadKind === void 0 && (missing39 = "payloadKind") || data121.notesMarkdown === void 0 && (missing39 = "notesMarkdown"))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/payload", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/0/required", keyword: "required", params: { missingProperty: missing39 } }], !1;
                                                          if (data121.payloadKind !== void 0) {
                                                            let data122 = data121.payloadKind, _errs328 = errors;
                                                            if (typeof data122 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/payload/payloadKind", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/0/properties/payloadKind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data122 !== "notes")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/payload/payloadKind", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/0/properties/payloadKind/const", keyword: "const", params: { allowedValue: "notes" } }], !1;
                                                            var valid60 = _errs328 === errors;
                                                          } else
                                                            var valid60 = !0;
                                                          if (valid60)
                                                            if (data121.notesMarkdown !== void 0) {
                                                              let data123 = data121.notesMarkdown, _errs330 = errors;
                                                              if (errors === _errs330)
                                                                if (typeof data123 == "string") {
                                                                  if (func2(data123) > 4096)
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/payload/notesMarkdown", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/0/properties/notesMarkdown/maxLength", keyword: "maxLength", params: { limit: 4096 } }], !1;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/payload/notesMarkdown", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/0/properties/notesMarkdown/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid60 = _errs330 === errors;
                                                            } else
                                                              var valid60 = !0;
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/payload", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                    } else if (tag4 === "artifact_ref") {
                                                      if (errors === errors)
                                                        if (data121 && typeof data121 == "object" && !Array.isArray(data121)) {
                                                          let missing40;
                                                          if (data121.payloadKind === void 0 && (missing40 = "payloadKind") || data121.sha256 === void 0 && (missing40 = "sha256") || data121.contentType === void 0 && (missing40 = "contentType") || data121.byteLength === void 0 && (missing40 = "byteLength"))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/payload", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/required", keyword: "required", params: { missingProperty: missing40 } }], !1;
                                                          if (data121.payloadKind !== void 0) {
                                                            let data124 = data121.payloadKind, _errs335 = errors;
                                                            if (typeof data124 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/payload/payloadKind", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/payloadKind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data124 !== "artifact_ref")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/payload/payloadKind", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/payloadKind/const", keyword: "const", params: { allowedValue: "artifact_ref" } }], !1;
                                                            var valid62 = _errs335 === errors;
                                                          } else
                                                            var valid62 = !0;
                                                          if (valid62) {
                                                            if (data121.sha256 !== void 0) {
                                                              let data125 = data121.sha256, _errs337 = errors;
                                                              if (errors === _errs337)
                                                                if (typeof data125 == "string") {
                                                                  if (!pattern9.test(data125))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/payload/sha256", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/payload/sha256", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/sha256/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid62 = _errs337 === errors;
                                                            } else
                                                              var valid62 = !0;
                                                            if (valid62) {
                                                              if (data121.contentType !== void 0) {
                                                                let data126 = data121.contentType, _errs339 = errors;
                                                                if (errors === _errs339)
                                                                  if (typeof data126 == "string") {
                                                                    if (func2(data126) > 128)
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/payload/contentType", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/contentType/maxLength", keyword: "maxLength", params: { limit: 128 } }], !1;
                                                                    if (func2(data126) < 1)
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/payload/contentType", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/contentType/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/payload/contentType", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/contentType/type", keyword: "type", params: { type: "string" } }], !1;
                                                                var valid62 = _errs339 === errors;
                                                              } else
                                                                var valid62 = !0;
                                                              if (valid62)
                                                                if (data121.byteLength !== void 0) {
                                                                  let data127 = data121.byteLength, _errs341 = errors;
                                                                  if (!(typeof data127 == "number" && !(data127 % 1) && !isNaN(data127)))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/payload/byteLength", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/byteLength/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                  if (errors === _errs341 && typeof data127 == "number" && (data127 < 0 || isNaN(data127)))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/payload/byteLength", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/byteLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                  var valid62 = _errs341 === errors;
                                                                } else
                                                                  var valid62 = !0;
                                                            }
                                                          }
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/payload", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                    } else
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/payload", schemaPath: "#/oneOf/6/properties/data/properties/payload/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "payloadKind", tagValue: tag4 } }], !1;
                                                  else
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/payload", schemaPath: "#/oneOf/6/properties/data/properties/payload/discriminator", keyword: "discriminator", params: { error: "tag", tag: "payloadKind", tagValue: tag4 } }], !1;
                                                }
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/payload", schemaPath: "#/oneOf/6/properties/data/properties/payload/type", keyword: "type", params: { type: "object" } }], !1;
                                            var valid57 = _errs322 === errors;
                                          } else
                                            var valid57 = !0;
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/6/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid55 = _errs313 === errors;
                              } else
                                var valid55 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/6/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "preferences_changed") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing41;
                if (data.v === void 0 && (missing41 = "v") || data.eventId === void 0 && (missing41 = "eventId") || data.eventIndex === void 0 && (missing41 = "eventIndex") || data.sessionId === void 0 && (missing41 = "sessionId") || data.kind === void 0 && (missing41 = "kind") || data.dedupeKey === void 0 && (missing41 = "dedupeKey") || data.scope === void 0 && (missing41 = "scope") || data.data === void 0 && (missing41 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: missing41 } }], !1;
                if (data.v !== void 0) {
                  let data128 = data.v, _errs346 = errors;
                  if (typeof data128 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/7/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data128 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/7/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid64 = _errs346 === errors;
                } else
                  var valid64 = !0;
                if (valid64) {
                  if (data.eventId !== void 0) {
                    let data129 = data.eventId, _errs348 = errors;
                    if (errors === _errs348)
                      if (typeof data129 == "string") {
                        if (!pattern0.test(data129))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/7/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/7/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid64 = _errs348 === errors;
                  } else
                    var valid64 = !0;
                  if (valid64) {
                    if (data.eventIndex !== void 0) {
                      let data130 = data.eventIndex, _errs350 = errors;
                      if (!(typeof data130 == "number" && !(data130 % 1) && !isNaN(data130)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/7/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs350 && typeof data130 == "number" && (data130 < 0 || isNaN(data130)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/7/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid64 = _errs350 === errors;
                    } else
                      var valid64 = !0;
                    if (valid64) {
                      if (data.sessionId !== void 0) {
                        let data131 = data.sessionId, _errs352 = errors;
                        if (errors === _errs352)
                          if (typeof data131 == "string") {
                            if (!pattern1.test(data131))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/7/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/7/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid64 = _errs352 === errors;
                      } else
                        var valid64 = !0;
                      if (valid64) {
                        if (data.kind !== void 0) {
                          let data132 = data.kind, _errs354 = errors;
                          if (typeof data132 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/7/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data132 !== "preferences_changed")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/7/properties/kind/const", keyword: "const", params: { allowedValue: "preferences_changed" } }], !1;
                          var valid64 = _errs354 === errors;
                        } else
                          var valid64 = !0;
                        if (valid64) {
                          if (data.dedupeKey !== void 0) {
                            let data133 = data.dedupeKey, _errs356 = errors;
                            if (errors === _errs356)
                              if (typeof data133 == "string") {
                                if (func2(data133) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/7/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data133))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/7/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/7/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid64 = _errs356 === errors;
                          } else
                            var valid64 = !0;
                          if (valid64) {
                            if (data.scope !== void 0) {
                              let data134 = data.scope, _errs358 = errors;
                              if (errors === _errs358)
                                if (data134 && typeof data134 == "object" && !Array.isArray(data134)) {
                                  let missing42;
                                  if (data134.runId === void 0 && (missing42 = "runId") || data134.nodeId === void 0 && (missing42 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/7/properties/scope/required", keyword: "required", params: { missingProperty: missing42 } }], !1;
                                  if (data134.runId !== void 0) {
                                    let data135 = data134.runId, _errs361 = errors;
                                    if (errors === _errs361)
                                      if (typeof data135 == "string") {
                                        if (!pattern6.test(data135))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/7/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/7/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid65 = _errs361 === errors;
                                  } else
                                    var valid65 = !0;
                                  if (valid65)
                                    if (data134.nodeId !== void 0) {
                                      let data136 = data134.nodeId, _errs363 = errors;
                                      if (errors === _errs363)
                                        if (typeof data136 == "string") {
                                          if (!pattern7.test(data136))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/7/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/7/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid65 = _errs363 === errors;
                                    } else
                                      var valid65 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/7/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid64 = _errs358 === errors;
                            } else
                              var valid64 = !0;
                            if (valid64)
                              if (data.data !== void 0) {
                                let data137 = data.data, _errs365 = errors;
                                if (errors === _errs365)
                                  if (data137 && typeof data137 == "object" && !Array.isArray(data137)) {
                                    let missing43;
                                    if (data137.changeId === void 0 && (missing43 = "changeId") || data137.source === void 0 && (missing43 = "source") || data137.delta === void 0 && (missing43 = "delta") || data137.effective === void 0 && (missing43 = "effective"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/7/properties/data/required", keyword: "required", params: { missingProperty: missing43 } }], !1;
                                    if (data137.changeId !== void 0) {
                                      let data138 = data137.changeId, _errs368 = errors;
                                      if (errors === _errs368)
                                        if (typeof data138 == "string") {
                                          if (!pattern50.test(data138))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/changeId", schemaPath: "#/oneOf/7/properties/data/properties/changeId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/changeId", schemaPath: "#/oneOf/7/properties/data/properties/changeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid66 = _errs368 === errors;
                                    } else
                                      var valid66 = !0;
                                    if (valid66) {
                                      if (data137.source !== void 0) {
                                        let data139 = data137.source, _errs370 = errors;
                                        if (typeof data139 != "string")
                                          return validate10.errors = [{ instancePath: instancePath + "/data/source", schemaPath: "#/oneOf/7/properties/data/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data139 === "user" || data139 === "workflow_recommendation" || data139 === "system"))
                                          return validate10.errors = [{ instancePath: instancePath + "/data/source", schemaPath: "#/oneOf/7/properties/data/properties/source/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[7].properties.data.properties.source.enum } }], !1;
                                        var valid66 = _errs370 === errors;
                                      } else
                                        var valid66 = !0;
                                      if (valid66) {
                                        if (data137.delta !== void 0) {
                                          let data140 = data137.delta, _errs372 = errors;
                                          if (errors === _errs372)
                                            if (Array.isArray(data140)) {
                                              if (data140.length > 2)
                                                return validate10.errors = [{ instancePath: instancePath + "/data/delta", schemaPath: "#/oneOf/7/properties/data/properties/delta/maxItems", keyword: "maxItems", params: { limit: 2 } }], !1;
                                              if (data140.length < 1)
                                                return validate10.errors = [{ instancePath: instancePath + "/data/delta", schemaPath: "#/oneOf/7/properties/data/properties/delta/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                              {
                                                var valid67 = !0;
                                                let len1 = data140.length;
                                                for (let i1 = 0; i1 < len1; i1++) {
                                                  let data141 = data140[i1], _errs374 = errors;
                                                  if (errors === _errs374)
                                                    if (data141 && typeof data141 == "object" && !Array.isArray(data141)) {
                                                      let missing44;
                                                      if (data141.key === void 0 && (missing44 = "key"))
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/required", keyword: "required", params: { missingProperty: missing44 } }], !1;
                                                      {
                                                        let tag5 = data141.key;
                                                        if (typeof tag5 == "string")
                                                          if (tag5 === "autonomy") {
                                                            if (errors === errors)
                                                              if (data141 && typeof data141 == "object" && !Array.isArray(data141)) {
                                                                let missing45;
                                                                if (data141.key === void 0 && (missing45 = "key") || data141.value === void 0 && (missing45 = "value"))
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing45 } }], !1;
                                                                if (data141.key !== void 0) {
                                                                  let data142 = data141.key, _errs380 = errors;
                                                                  if (typeof data142 != "string")
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/key", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/0/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  if (data142 !== "autonomy")
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/key", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/0/properties/key/const", keyword: "const", params: { allowedValue: "autonomy" } }], !1;
                                                                  var valid70 = _errs380 === errors;
                                                                } else
                                                                  var valid70 = !0;
                                                                if (valid70)
                                                                  if (data141.value !== void 0) {
                                                                    let data143 = data141.value, _errs382 = errors;
                                                                    if (typeof data143 != "string")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/value", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/0/properties/value/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    if (!(data143 === "guided" || data143 === "full_auto_stop_on_user_deps" || data143 === "full_auto_never_stop"))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/value", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/0/properties/value/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[7].properties.data.properties.delta.items.oneOf[0].properties.value.enum } }], !1;
                                                                    var valid70 = _errs382 === errors;
                                                                  } else
                                                                    var valid70 = !0;
                                                              } else
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                          } else if (tag5 === "riskPolicy") {
                                                            if (errors === errors)
                                                              if (data141 && typeof data141 == "object" && !Array.isArray(data141)) {
                                                                let missing46;
                                                                if (data141.key === void 0 && (missing46 = "key") || data141.value === void 0 && (missing46 = "value"))
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing46 } }], !1;
                                                                if (data141.key !== void 0) {
                                                                  let data144 = data141.key, _errs387 = errors;
                                                                  if (typeof data144 != "string")
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/key", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/1/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  if (data144 !== "riskPolicy")
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/key", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/1/properties/key/const", keyword: "const", params: { allowedValue: "riskPolicy" } }], !1;
                                                                  var valid72 = _errs387 === errors;
                                                                } else
                                                                  var valid72 = !0;
                                                                if (valid72)
                                                                  if (data141.value !== void 0) {
                                                                    let data145 = data141.value, _errs389 = errors;
                                                                    if (typeof data145 != "string")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/value", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/1/properties/value/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    if (!(data145 === "conservative" || data145 === "balanced" || data145 === "aggressive"))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/value", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/1/properties/value/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[7].properties.data.properties.delta.items.oneOf[1].properties.value.enum } }], !1;
                                                                    var valid72 = _errs389 === errors;
                                                                  } else
                                                                    var valid72 = !0;
                                                              } else
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "key", tagValue: tag5 } }], !1;
                                                        else
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/discriminator", keyword: "discriminator", params: { error: "tag", tag: "key", tagValue: tag5 } }], !1;
                                                      }
                                                    } else
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                  var valid67 = _errs374 === errors;
                                                  if (!valid67)
                                                    break;
                                                }
                                              }
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/data/delta", schemaPath: "#/oneOf/7/properties/data/properties/delta/type", keyword: "type", params: { type: "array" } }], !1;
                                          var valid66 = _errs372 === errors;
                                        } else
                                          var valid66 = !0;
                                        if (valid66)
                                          if (data137.effective !== void 0) {
                                            let data146 = data137.effective, _errs391 = errors;
                                            if (errors === _errs391)
                                              if (data146 && typeof data146 == "object" && !Array.isArray(data146)) {
                                                let missing47;
                                                if (data146.autonomy === void 0 && (missing47 = "autonomy") || data146.riskPolicy === void 0 && (missing47 = "riskPolicy"))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/effective", schemaPath: "#/oneOf/7/properties/data/properties/effective/required", keyword: "required", params: { missingProperty: missing47 } }], !1;
                                                if (data146.autonomy !== void 0) {
                                                  let data147 = data146.autonomy, _errs394 = errors;
                                                  if (typeof data147 != "string")
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/effective/autonomy", schemaPath: "#/oneOf/7/properties/data/properties/effective/properties/autonomy/type", keyword: "type", params: { type: "string" } }], !1;
                                                  if (!(data147 === "guided" || data147 === "full_auto_stop_on_user_deps" || data147 === "full_auto_never_stop"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/effective/autonomy", schemaPath: "#/oneOf/7/properties/data/properties/effective/properties/autonomy/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[7].properties.data.properties.effective.properties.autonomy.enum } }], !1;
                                                  var valid73 = _errs394 === errors;
                                                } else
                                                  var valid73 = !0;
                                                if (valid73)
                                                  if (data146.riskPolicy !== void 0) {
                                                    let data148 = data146.riskPolicy, _errs396 = errors;
                                                    if (typeof data148 != "string")
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/effective/riskPolicy", schemaPath: "#/oneOf/7/properties/data/properties/effective/properties/riskPolicy/type", keyword: "type", params: { type: "string" } }], !1;
                                                    if (!(data148 === "conservative" || data148 === "balanced" || data148 === "aggressive"))
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/effective/riskPolicy", schemaPath: "#/oneOf/7/properties/data/properties/effective/properties/riskPolicy/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[7].properties.data.properties.effective.properties.riskPolicy.enum } }], !1;
                                                    var valid73 = _errs396 === errors;
                                                  } else
                                                    var valid73 = !0;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/effective", schemaPath: "#/oneOf/7/properties/data/properties/effective/type", keyword: "type", params: { type: "object" } }], !1;
                                            var valid66 = _errs391 === errors;
                                          } else
                                            var valid66 = !0;
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/7/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid64 = _errs365 === errors;
                              } else
                                var valid64 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/7/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "capability_observed") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing48;
                if (data.v === void 0 && (missing48 = "v") || data.eventId === void 0 && (missing48 = "eventId") || data.eventIndex === void 0 && (missing48 = "eventIndex") || data.sessionId === void 0 && (missing48 = "sessionId") || data.kind === void 0 && (missing48 = "kind") || data.dedupeKey === void 0 && (missing48 = "dedupeKey") || data.scope === void 0 && (missing48 = "scope") || data.data === void 0 && (missing48 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: missing48 } }], !1;
                if (data.v !== void 0) {
                  let data149 = data.v, _errs401 = errors;
                  if (typeof data149 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/8/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data149 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/8/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid75 = _errs401 === errors;
                } else
                  var valid75 = !0;
                if (valid75) {
                  if (data.eventId !== void 0) {
                    let data150 = data.eventId, _errs403 = errors;
                    if (errors === _errs403)
                      if (typeof data150 == "string") {
                        if (!pattern0.test(data150))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/8/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/8/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid75 = _errs403 === errors;
                  } else
                    var valid75 = !0;
                  if (valid75) {
                    if (data.eventIndex !== void 0) {
                      let data151 = data.eventIndex, _errs405 = errors;
                      if (!(typeof data151 == "number" && !(data151 % 1) && !isNaN(data151)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/8/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs405 && typeof data151 == "number" && (data151 < 0 || isNaN(data151)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/8/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid75 = _errs405 === errors;
                    } else
                      var valid75 = !0;
                    if (valid75) {
                      if (data.sessionId !== void 0) {
                        let data152 = data.sessionId, _errs407 = errors;
                        if (errors === _errs407)
                          if (typeof data152 == "string") {
                            if (!pattern1.test(data152))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/8/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/8/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid75 = _errs407 === errors;
                      } else
                        var valid75 = !0;
                      if (valid75) {
                        if (data.kind !== void 0) {
                          let data153 = data.kind, _errs409 = errors;
                          if (typeof data153 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/8/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data153 !== "capability_observed")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/8/properties/kind/const", keyword: "const", params: { allowedValue: "capability_observed" } }], !1;
                          var valid75 = _errs409 === errors;
                        } else
                          var valid75 = !0;
                        if (valid75) {
                          if (data.dedupeKey !== void 0) {
                            let data154 = data.dedupeKey, _errs411 = errors;
                            if (errors === _errs411)
                              if (typeof data154 == "string") {
                                if (func2(data154) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/8/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data154))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/8/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/8/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid75 = _errs411 === errors;
                          } else
                            var valid75 = !0;
                          if (valid75) {
                            if (data.scope !== void 0) {
                              let data155 = data.scope, _errs413 = errors;
                              if (errors === _errs413)
                                if (data155 && typeof data155 == "object" && !Array.isArray(data155)) {
                                  let missing49;
                                  if (data155.runId === void 0 && (missing49 = "runId") || data155.nodeId === void 0 && (missing49 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/8/properties/scope/required", keyword: "required", params: { missingProperty: missing49 } }], !1;
                                  if (data155.runId !== void 0) {
                                    let data156 = data155.runId, _errs416 = errors;
                                    if (errors === _errs416)
                                      if (typeof data156 == "string") {
                                        if (!pattern6.test(data156))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/8/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/8/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid76 = _errs416 === errors;
                                  } else
                                    var valid76 = !0;
                                  if (valid76)
                                    if (data155.nodeId !== void 0) {
                                      let data157 = data155.nodeId, _errs418 = errors;
                                      if (errors === _errs418)
                                        if (typeof data157 == "string") {
                                          if (!pattern7.test(data157))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/8/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/8/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid76 = _errs418 === errors;
                                    } else
                                      var valid76 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/8/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid75 = _errs413 === errors;
                            } else
                              var valid75 = !0;
                            if (valid75)
                              if (data.data !== void 0) {
                                let data158 = data.data, _errs420 = errors;
                                if (errors === _errs420)
                                  if (data158 && typeof data158 == "object" && !Array.isArray(data158)) {
                                    let missing50;
                                    if (data158.capObsId === void 0 && (missing50 = "capObsId") || data158.capability === void 0 && (missing50 = "capability") || data158.status === void 0 && (missing50 = "status") || data158.provenance === void 0 && (missing50 = "provenance"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/8/properties/data/required", keyword: "required", params: { missingProperty: missing50 } }], !1;
                                    if (data158.capObsId !== void 0) {
                                      let data159 = data158.capObsId, _errs423 = errors;
                                      if (errors === _errs423)
                                        if (typeof data159 == "string") {
                                          if (!pattern50.test(data159))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/capObsId", schemaPath: "#/oneOf/8/properties/data/properties/capObsId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/capObsId", schemaPath: "#/oneOf/8/properties/data/properties/capObsId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid77 = _errs423 === errors;
                                    } else
                                      var valid77 = !0;
                                    if (valid77) {
                                      if (data158.capability !== void 0) {
                                        let data160 = data158.capability, _errs425 = errors;
                                        if (typeof data160 != "string")
                                          return validate10.errors = [{ instancePath: instancePath + "/data/capability", schemaPath: "#/oneOf/8/properties/data/properties/capability/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data160 === "delegation" || data160 === "web_browsing"))
                                          return validate10.errors = [{ instancePath: instancePath + "/data/capability", schemaPath: "#/oneOf/8/properties/data/properties/capability/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.capability.enum } }], !1;
                                        var valid77 = _errs425 === errors;
                                      } else
                                        var valid77 = !0;
                                      if (valid77) {
                                        if (data158.status !== void 0) {
                                          let data161 = data158.status, _errs427 = errors;
                                          if (typeof data161 != "string")
                                            return validate10.errors = [{ instancePath: instancePath + "/data/status", schemaPath: "#/oneOf/8/properties/data/properties/status/type", keyword: "type", params: { type: "string" } }], !1;
                                          if (!(data161 === "unknown" || data161 === "available" || data161 === "unavailable"))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/status", schemaPath: "#/oneOf/8/properties/data/properties/status/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.status.enum } }], !1;
                                          var valid77 = _errs427 === errors;
                                        } else
                                          var valid77 = !0;
                                        if (valid77)
                                          if (data158.provenance !== void 0) {
                                            let data162 = data158.provenance, _errs429 = errors;
                                            if (errors === _errs429)
                                              if (data162 && typeof data162 == "object" && !Array.isArray(data162)) {
                                                let missing51;
                                                if (data162.kind === void 0 && (missing51 = "kind"))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/required", keyword: "required", params: { missingProperty: missing51 } }], !1;
                                                {
                                                  let tag6 = data162.kind;
                                                  if (typeof tag6 == "string")
                                                    if (tag6 === "probe_step") {
                                                      if (errors === errors)
                                                        if (data162 && typeof data162 == "object" && !Array.isArray(data162)) {
                                                          let missing52;
                                                          if (data162.kind === void 0 && (missing52 = "kind") || data162.enforcementGrade === void 0 && (missing52 = "enforcementGrade") || data162.detail === void 0 && (missing52 = "detail"))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/required", keyword: "required", params: { missingProperty: missing52 } }], !1;
                                                          if (data162.kind !== void 0) {
                                                            let data163 = data162.kind, _errs435 = errors;
                                                            if (typeof data163 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/kind", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data163 !== "probe_step")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/kind", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "probe_step" } }], !1;
                                                            var valid80 = _errs435 === errors;
                                                          } else
                                                            var valid80 = !0;
                                                          if (valid80) {
                                                            if (data162.enforcementGrade !== void 0) {
                                                              let data164 = data162.enforcementGrade, _errs437 = errors;
                                                              if (typeof data164 != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/enforcementGrade/type", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data164 !== "strong")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/enforcementGrade/const", keyword: "const", params: { allowedValue: "strong" } }], !1;
                                                              var valid80 = _errs437 === errors;
                                                            } else
                                                              var valid80 = !0;
                                                            if (valid80)
                                                              if (data162.detail !== void 0) {
                                                                let data165 = data162.detail, _errs439 = errors;
                                                                if (errors === _errs439)
                                                                  if (data165 && typeof data165 == "object" && !Array.isArray(data165)) {
                                                                    let missing53;
                                                                    if (data165.probeTemplateId === void 0 && (missing53 = "probeTemplateId") || data165.probeStepId === void 0 && (missing53 = "probeStepId") || data165.result === void 0 && (missing53 = "result"))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/required", keyword: "required", params: { missingProperty: missing53 } }], !1;
                                                                    if (data165.probeTemplateId !== void 0) {
                                                                      let _errs442 = errors;
                                                                      if (typeof data165.probeTemplateId != "string")
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/probeTemplateId", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/properties/probeTemplateId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      var valid81 = _errs442 === errors;
                                                                    } else
                                                                      var valid81 = !0;
                                                                    if (valid81) {
                                                                      if (data165.probeStepId !== void 0) {
                                                                        let data167 = data165.probeStepId, _errs444 = errors;
                                                                        if (errors === _errs444)
                                                                          if (typeof data167 == "string") {
                                                                            if (!pattern40.test(data167))
                                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/probeStepId", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/properties/probeStepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                          } else
                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/probeStepId", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/properties/probeStepId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        var valid81 = _errs444 === errors;
                                                                      } else
                                                                        var valid81 = !0;
                                                                      if (valid81)
                                                                        if (data165.result !== void 0) {
                                                                          let data168 = data165.result, _errs446 = errors;
                                                                          if (typeof data168 != "string")
                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/result", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/properties/result/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          if (!(data168 === "success" || data168 === "failure"))
                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/result", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/properties/result/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.provenance.oneOf[0].properties.detail.properties.result.enum } }], !1;
                                                                          var valid81 = _errs446 === errors;
                                                                        } else
                                                                          var valid81 = !0;
                                                                    }
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/type", keyword: "type", params: { type: "object" } }], !1;
                                                                var valid80 = _errs439 === errors;
                                                              } else
                                                                var valid80 = !0;
                                                          }
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                    } else if (tag6 === "attempted_use") {
                                                      if (errors === errors)
                                                        if (data162 && typeof data162 == "object" && !Array.isArray(data162)) {
                                                          let missing54;
                                                          if (data162.kind === void 0 && (missing54 = "kind") || data162.enforcementGrade === void 0 && (missing54 = "enforcementGrade") || data162.detail === void 0 && (missing54 = "detail"))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/required", keyword: "required", params: { missingProperty: missing54 } }], !1;
                                                          if (data162.kind !== void 0) {
                                                            let data169 = data162.kind, _errs451 = errors;
                                                            if (typeof data169 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/kind", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data169 !== "attempted_use")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/kind", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "attempted_use" } }], !1;
                                                            var valid83 = _errs451 === errors;
                                                          } else
                                                            var valid83 = !0;
                                                          if (valid83) {
                                                            if (data162.enforcementGrade !== void 0) {
                                                              let data170 = data162.enforcementGrade, _errs453 = errors;
                                                              if (typeof data170 != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/enforcementGrade/type", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data170 !== "strong")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/enforcementGrade/const", keyword: "const", params: { allowedValue: "strong" } }], !1;
                                                              var valid83 = _errs453 === errors;
                                                            } else
                                                              var valid83 = !0;
                                                            if (valid83)
                                                              if (data162.detail !== void 0) {
                                                                let data171 = data162.detail, _errs455 = errors;
                                                                if (errors === _errs455)
                                                                  if (data171 && typeof data171 == "object" && !Array.isArray(data171)) {
                                                                    let missing55;
                                                                    if (data171.attemptContext === void 0 && (missing55 = "attemptContext") || data171.result === void 0 && (missing55 = "result"))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/required", keyword: "required", params: { missingProperty: missing55 } }], !1;
                                                                    if (data171.attemptContext !== void 0) {
                                                                      let data172 = data171.attemptContext, _errs458 = errors;
                                                                      if (typeof data172 != "string")
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/attemptContext", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/properties/attemptContext/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      if (!(data172 === "workflow_step" || data172 === "system_probe"))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/attemptContext", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/properties/attemptContext/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.provenance.oneOf[1].properties.detail.properties.attemptContext.enum } }], !1;
                                                                      var valid84 = _errs458 === errors;
                                                                    } else
                                                                      var valid84 = !0;
                                                                    if (valid84) {
                                                                      if (data171.result !== void 0) {
                                                                        let data173 = data171.result, _errs460 = errors;
                                                                        if (typeof data173 != "string")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/result", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/properties/result/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        if (!(data173 === "success" || data173 === "failure"))
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/result", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/properties/result/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.provenance.oneOf[1].properties.detail.properties.result.enum } }], !1;
                                                                        var valid84 = _errs460 === errors;
                                                                      } else
                                                                        var valid84 = !0;
                                                                      if (valid84)
                                                                        if (data171.failureCode !== void 0) {
                                                                          let data174 = data171.failureCode, _errs462 = errors;
                                                                          if (typeof data174 != "string")
                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/failureCode", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/properties/failureCode/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          if (!(data174 === "tool_missing" || data174 === "tool_error" || data174 === "policy_blocked" || data174 === "unknown"))
                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/failureCode", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/properties/failureCode/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.provenance.oneOf[1].properties.detail.properties.failureCode.enum } }], !1;
                                                                          var valid84 = _errs462 === errors;
                                                                        } else
                                                                          var valid84 = !0;
                                                                    }
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/type", keyword: "type", params: { type: "object" } }], !1;
                                                                var valid83 = _errs455 === errors;
                                                              } else
                                                                var valid83 = !0;
                                                          }
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                    } else if (tag6 === "manual_claim") {
                                                      if (errors === errors)
                                                        if (data162 && typeof data162 == "object" && !Array.isArray(data162)) {
                                                          let missing56;
                                                          if (data162.kind === void 0 && (missing56 = "kind") || data162.enforcementGrade === void 0 && (missing56 = "enforcementGrade") || data162.detail === void 0 && (missing56 = "detail"))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/required", keyword: "required", params: { missingProperty: missing56 } }], !1;
                                                          if (data162.kind !== void 0) {
                                                            let data175 = data162.kind, _errs467 = errors;
                                                            if (typeof data175 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/kind", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data175 !== "manual_claim")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/kind", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "manual_claim" } }], !1;
                                                            var valid86 = _errs467 === errors;
                                                          } else
                                                            var valid86 = !0;
                                                          if (valid86) {
                                                            if (data162.enforcementGrade !== void 0) {
                                                              let data176 = data162.enforcementGrade, _errs469 = errors;
                                                              if (typeof data176 != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/enforcementGrade/type", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data176 !== "weak")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/enforcementGrade/const", keyword: "const", params: { allowedValue: "weak" } }], !1;
                                                              var valid86 = _errs469 === errors;
                                                            } else
                                                              var valid86 = !0;
                                                            if (valid86)
                                                              if (data162.detail !== void 0) {
                                                                let data177 = data162.detail, _errs471 = errors;
                                                                if (errors === _errs471)
                                                                  if (data177 && typeof data177 == "object" && !Array.isArray(data177)) {
                                                                    let missing57;
                                                                    if (data177.claimedBy === void 0 && (missing57 = "claimedBy") || data177.claim === void 0 && (missing57 = "claim"))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/detail/required", keyword: "required", params: { missingProperty: missing57 } }], !1;
                                                                    if (data177.claimedBy !== void 0) {
                                                                      let data178 = data177.claimedBy, _errs474 = errors;
                                                                      if (typeof data178 != "string")
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/claimedBy", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/detail/properties/claimedBy/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      if (!(data178 === "agent" || data178 === "user"))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/claimedBy", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/detail/properties/claimedBy/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.provenance.oneOf[2].properties.detail.properties.claimedBy.enum } }], !1;
                                                                      var valid87 = _errs474 === errors;
                                                                    } else
                                                                      var valid87 = !0;
                                                                    if (valid87)
                                                                      if (data177.claim !== void 0) {
                                                                        let data179 = data177.claim, _errs476 = errors;
                                                                        if (typeof data179 != "string")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/claim", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/detail/properties/claim/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        if (!(data179 === "available" || data179 === "unavailable"))
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/claim", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/detail/properties/claim/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.provenance.oneOf[2].properties.detail.properties.claim.enum } }], !1;
                                                                        var valid87 = _errs476 === errors;
                                                                      } else
                                                                        var valid87 = !0;
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/detail/type", keyword: "type", params: { type: "object" } }], !1;
                                                                var valid86 = _errs471 === errors;
                                                              } else
                                                                var valid86 = !0;
                                                          }
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
                                                    } else
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag6 } }], !1;
                                                  else
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag6 } }], !1;
                                                }
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/type", keyword: "type", params: { type: "object" } }], !1;
                                            var valid77 = _errs429 === errors;
                                          } else
                                            var valid77 = !0;
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/8/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid75 = _errs420 === errors;
                              } else
                                var valid75 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/8/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "gap_recorded") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing58;
                if (data.v === void 0 && (missing58 = "v") || data.eventId === void 0 && (missing58 = "eventId") || data.eventIndex === void 0 && (missing58 = "eventIndex") || data.sessionId === void 0 && (missing58 = "sessionId") || data.kind === void 0 && (missing58 = "kind") || data.dedupeKey === void 0 && (missing58 = "dedupeKey") || data.scope === void 0 && (missing58 = "scope") || data.data === void 0 && (missing58 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: missing58 } }], !1;
                if (data.v !== void 0) {
                  let data180 = data.v, _errs481 = errors;
                  if (typeof data180 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/9/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data180 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/9/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid89 = _errs481 === errors;
                } else
                  var valid89 = !0;
                if (valid89) {
                  if (data.eventId !== void 0) {
                    let data181 = data.eventId, _errs483 = errors;
                    if (errors === _errs483)
                      if (typeof data181 == "string") {
                        if (!pattern0.test(data181))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/9/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/9/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid89 = _errs483 === errors;
                  } else
                    var valid89 = !0;
                  if (valid89) {
                    if (data.eventIndex !== void 0) {
                      let data182 = data.eventIndex, _errs485 = errors;
                      if (!(typeof data182 == "number" && !(data182 % 1) && !isNaN(data182)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/9/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs485 && typeof data182 == "number" && (data182 < 0 || isNaN(data182)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/9/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid89 = _errs485 === errors;
                    } else
                      var valid89 = !0;
                    if (valid89) {
                      if (data.sessionId !== void 0) {
                        let data183 = data.sessionId, _errs487 = errors;
                        if (errors === _errs487)
                          if (typeof data183 == "string") {
                            if (!pattern1.test(data183))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/9/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/9/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid89 = _errs487 === errors;
                      } else
                        var valid89 = !0;
                      if (valid89) {
                        if (data.kind !== void 0) {
                          let data184 = data.kind, _errs489 = errors;
                          if (typeof data184 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/9/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data184 !== "gap_recorded")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/9/properties/kind/const", keyword: "const", params: { allowedValue: "gap_recorded" } }], !1;
                          var valid89 = _errs489 === errors;
                        } else
                          var valid89 = !0;
                        if (valid89) {
                          if (data.dedupeKey !== void 0) {
                            let data185 = data.dedupeKey, _errs491 = errors;
                            if (errors === _errs491)
                              if (typeof data185 == "string") {
                                if (func2(data185) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/9/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data185))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/9/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/9/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid89 = _errs491 === errors;
                          } else
                            var valid89 = !0;
                          if (valid89) {
                            if (data.scope !== void 0) {
                              let data186 = data.scope, _errs493 = errors;
                              if (errors === _errs493)
                                if (data186 && typeof data186 == "object" && !Array.isArray(data186)) {
                                  let missing59;
                                  if (data186.runId === void 0 && (missing59 = "runId") || data186.nodeId === void 0 && (missing59 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/9/properties/scope/required", keyword: "required", params: { missingProperty: missing59 } }], !1;
                                  if (data186.runId !== void 0) {
                                    let data187 = data186.runId, _errs496 = errors;
                                    if (errors === _errs496)
                                      if (typeof data187 == "string") {
                                        if (!pattern6.test(data187))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/9/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/9/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid90 = _errs496 === errors;
                                  } else
                                    var valid90 = !0;
                                  if (valid90)
                                    if (data186.nodeId !== void 0) {
                                      let data188 = data186.nodeId, _errs498 = errors;
                                      if (errors === _errs498)
                                        if (typeof data188 == "string") {
                                          if (!pattern7.test(data188))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/9/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/9/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid90 = _errs498 === errors;
                                    } else
                                      var valid90 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/9/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid89 = _errs493 === errors;
                            } else
                              var valid89 = !0;
                            if (valid89)
                              if (data.data !== void 0) {
                                let data189 = data.data, _errs500 = errors;
                                if (errors === _errs500)
                                  if (data189 && typeof data189 == "object" && !Array.isArray(data189)) {
                                    let missing60;
                                    if (data189.gapId === void 0 && (missing60 = "gapId") || data189.severity === void 0 && (missing60 = "severity") || data189.reason === void 0 && (missing60 = "reason") || data189.summary === void 0 && (missing60 = "summary") || data189.resolution === void 0 && (missing60 = "resolution"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/9/properties/data/required", keyword: "required", params: { missingProperty: missing60 } }], !1;
                                    if (data189.gapId !== void 0) {
                                      let data190 = data189.gapId, _errs503 = errors;
                                      if (errors === _errs503)
                                        if (typeof data190 == "string") {
                                          if (!pattern50.test(data190))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/gapId", schemaPath: "#/oneOf/9/properties/data/properties/gapId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/gapId", schemaPath: "#/oneOf/9/properties/data/properties/gapId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid91 = _errs503 === errors;
                                    } else
                                      var valid91 = !0;
                                    if (valid91) {
                                      if (data189.severity !== void 0) {
                                        let data191 = data189.severity, _errs505 = errors;
                                        if (typeof data191 != "string")
                                          return validate10.errors = [{ instancePath: instancePath + "/data/severity", schemaPath: "#/oneOf/9/properties/data/properties/severity/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data191 === "info" || data191 === "warning" || data191 === "critical"))
                                          return validate10.errors = [{ instancePath: instancePath + "/data/severity", schemaPath: "#/oneOf/9/properties/data/properties/severity/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[9].properties.data.properties.severity.enum } }], !1;
                                        var valid91 = _errs505 === errors;
                                      } else
                                        var valid91 = !0;
                                      if (valid91) {
                                        if (data189.reason !== void 0) {
                                          let data192 = data189.reason, _errs507 = errors;
                                          if (errors === _errs507)
                                            if (data192 && typeof data192 == "object" && !Array.isArray(data192)) {
                                              let missing61;
                                              if (data192.category === void 0 && (missing61 = "category"))
                                                return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/required", keyword: "required", params: { missingProperty: missing61 } }], !1;
                                              {
                                                let tag7 = data192.category;
                                                if (typeof tag7 == "string")
                                                  if (tag7 === "user_only_dependency") {
                                                    if (errors === errors)
                                                      if (data192 && typeof data192 == "object" && !Array.isArray(data192)) {
                                                        let missing62;
                                                        if (data192.category === void 0 && (missing62 = "category") || data192.detail === void 0 && (missing62 = "detail"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/0/required", keyword: "required", params: { missingProperty: missing62 } }], !1;
                                                        if (data192.category !== void 0) {
                                                          let data193 = data192.category, _errs513 = errors;
                                                          if (typeof data193 != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/0/properties/category/type", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data193 !== "user_only_dependency")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/0/properties/category/const", keyword: "const", params: { allowedValue: "user_only_dependency" } }], !1;
                                                          var valid94 = _errs513 === errors;
                                                        } else
                                                          var valid94 = !0;
                                                        if (valid94)
                                                          if (data192.detail !== void 0) {
                                                            let data194 = data192.detail, _errs515 = errors;
                                                            if (typeof data194 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/0/properties/detail/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (!(data194 === "needs_user_secret_or_token" || data194 === "needs_user_account_access" || data194 === "needs_user_artifact" || data194 === "needs_user_choice" || data194 === "needs_user_approval" || data194 === "needs_user_environment_action"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/0/properties/detail/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[9].properties.data.properties.reason.oneOf[0].properties.detail.enum } }], !1;
                                                            var valid94 = _errs515 === errors;
                                                          } else
                                                            var valid94 = !0;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag7 === "contract_violation") {
                                                    if (errors === errors)
                                                      if (data192 && typeof data192 == "object" && !Array.isArray(data192)) {
                                                        let missing63;
                                                        if (data192.category === void 0 && (missing63 = "category") || data192.detail === void 0 && (missing63 = "detail"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/1/required", keyword: "required", params: { missingProperty: missing63 } }], !1;
                                                        if (data192.category !== void 0) {
                                                          let data195 = data192.category, _errs520 = errors;
                                                          if (typeof data195 != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/1/properties/category/type", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data195 !== "contract_violation")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/1/properties/category/const", keyword: "const", params: { allowedValue: "contract_violation" } }], !1;
                                                          var valid96 = _errs520 === errors;
                                                        } else
                                                          var valid96 = !0;
                                                        if (valid96)
                                                          if (data192.detail !== void 0) {
                                                            let data196 = data192.detail, _errs522 = errors;
                                                            if (typeof data196 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/1/properties/detail/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (!(data196 === "missing_required_output" || data196 === "invalid_required_output"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/1/properties/detail/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[9].properties.data.properties.reason.oneOf[1].properties.detail.enum } }], !1;
                                                            var valid96 = _errs522 === errors;
                                                          } else
                                                            var valid96 = !0;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag7 === "capability_missing") {
                                                    if (errors === errors)
                                                      if (data192 && typeof data192 == "object" && !Array.isArray(data192)) {
                                                        let missing64;
                                                        if (data192.category === void 0 && (missing64 = "category") || data192.detail === void 0 && (missing64 = "detail"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/2/required", keyword: "required", params: { missingProperty: missing64 } }], !1;
                                                        if (data192.category !== void 0) {
                                                          let data197 = data192.category, _errs527 = errors;
                                                          if (typeof data197 != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/2/properties/category/type", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data197 !== "capability_missing")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/2/properties/category/const", keyword: "const", params: { allowedValue: "capability_missing" } }], !1;
                                                          var valid98 = _errs527 === errors;
                                                        } else
                                                          var valid98 = !0;
                                                        if (valid98)
                                                          if (data192.detail !== void 0) {
                                                            let data198 = data192.detail, _errs529 = errors;
                                                            if (typeof data198 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/2/properties/detail/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (!(data198 === "required_capability_unavailable" || data198 === "required_capability_unknown"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/2/properties/detail/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[9].properties.data.properties.reason.oneOf[2].properties.detail.enum } }], !1;
                                                            var valid98 = _errs529 === errors;
                                                          } else
                                                            var valid98 = !0;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag7 === "unexpected") {
                                                    if (errors === errors)
                                                      if (data192 && typeof data192 == "object" && !Array.isArray(data192)) {
                                                        let missing65;
                                                        if (data192.category === void 0 && (missing65 = "category") || data192.detail === void 0 && (missing65 = "detail"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/3/required", keyword: "required", params: { missingProperty: missing65 } }], !1;
                                                        if (data192.category !== void 0) {
                                                          let data199 = data192.category, _errs534 = errors;
                                                          if (typeof data199 != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/3/properties/category/type", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data199 !== "unexpected")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/3/properties/category/const", keyword: "const", params: { allowedValue: "unexpected" } }], !1;
                                                          var valid100 = _errs534 === errors;
                                                        } else
                                                          var valid100 = !0;
                                                        if (valid100)
                                                          if (data192.detail !== void 0) {
                                                            let data200 = data192.detail, _errs536 = errors;
                                                            if (typeof data200 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/3/properties/detail/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (!(data200 === "invariant_violation" || data200 === "storage_corruption_detected"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/3/properties/detail/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[9].properties.data.properties.reason.oneOf[3].properties.detail.enum } }], !1;
                                                            var valid100 = _errs536 === errors;
                                                          } else
                                                            var valid100 = !0;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/3/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "category", tagValue: tag7 } }], !1;
                                                else
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/discriminator", keyword: "discriminator", params: { error: "tag", tag: "category", tagValue: tag7 } }], !1;
                                              }
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/type", keyword: "type", params: { type: "object" } }], !1;
                                          var valid91 = _errs507 === errors;
                                        } else
                                          var valid91 = !0;
                                        if (valid91) {
                                          if (data189.summary !== void 0) {
                                            let data201 = data189.summary, _errs538 = errors;
                                            if (errors === _errs538)
                                              if (typeof data201 == "string") {
                                                if (func2(data201) > 512)
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/9/properties/data/properties/summary/maxLength", keyword: "maxLength", params: { limit: 512 } }], !1;
                                                if (func2(data201) < 1)
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/9/properties/data/properties/summary/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/9/properties/data/properties/summary/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid91 = _errs538 === errors;
                                          } else
                                            var valid91 = !0;
                                          if (valid91) {
                                            if (data189.resolution !== void 0) {
                                              let data202 = data189.resolution, _errs540 = errors;
                                              if (errors === _errs540)
                                                if (data202 && typeof data202 == "object" && !Array.isArray(data202)) {
                                                  let missing66;
                                                  if (data202.kind === void 0 && (missing66 = "kind"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/required", keyword: "required", params: { missingProperty: missing66 } }], !1;
                                                  {
                                                    let tag8 = data202.kind;
                                                    if (typeof tag8 == "string")
                                                      if (tag8 === "unresolved") {
                                                        if (errors === errors)
                                                          if (data202 && typeof data202 == "object" && !Array.isArray(data202)) {
                                                            let missing67;
                                                            if (data202.kind === void 0 && (missing67 = "kind"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/0/required", keyword: "required", params: { missingProperty: missing67 } }], !1;
                                                            if (data202.kind !== void 0) {
                                                              let data203 = data202.kind;
                                                              if (typeof data203 != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/resolution/kind", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data203 !== "unresolved")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/resolution/kind", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "unresolved" } }], !1;
                                                            }
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                      } else if (tag8 === "resolves") {
                                                        if (errors === errors)
                                                          if (data202 && typeof data202 == "object" && !Array.isArray(data202)) {
                                                            let missing68;
                                                            if (data202.kind === void 0 && (missing68 = "kind") || data202.resolvesGapId === void 0 && (missing68 = "resolvesGapId"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/1/required", keyword: "required", params: { missingProperty: missing68 } }], !1;
                                                            if (data202.kind !== void 0) {
                                                              let data204 = data202.kind, _errs551 = errors;
                                                              if (typeof data204 != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/resolution/kind", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data204 !== "resolves")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/resolution/kind", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "resolves" } }], !1;
                                                              var valid105 = _errs551 === errors;
                                                            } else
                                                              var valid105 = !0;
                                                            if (valid105)
                                                              if (data202.resolvesGapId !== void 0) {
                                                                let data205 = data202.resolvesGapId, _errs553 = errors;
                                                                if (errors === _errs553)
                                                                  if (typeof data205 == "string") {
                                                                    if (!pattern50.test(data205))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/resolution/resolvesGapId", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/1/properties/resolvesGapId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/resolution/resolvesGapId", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/1/properties/resolvesGapId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                var valid105 = _errs553 === errors;
                                                              } else
                                                                var valid105 = !0;
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag8 } }], !1;
                                                    else
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag8 } }], !1;
                                                  }
                                                } else
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/type", keyword: "type", params: { type: "object" } }], !1;
                                              var valid91 = _errs540 === errors;
                                            } else
                                              var valid91 = !0;
                                            if (valid91)
                                              if (data189.evidenceRefs !== void 0) {
                                                let data206 = data189.evidenceRefs, _errs555 = errors;
                                                if (errors === _errs555)
                                                  if (Array.isArray(data206)) {
                                                    if (data206.length > 10)
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/maxItems", keyword: "maxItems", params: { limit: 10 } }], !1;
                                                    {
                                                      var valid106 = !0;
                                                      let len2 = data206.length;
                                                      for (let i2 = 0; i2 < len2; i2++) {
                                                        let data207 = data206[i2], _errs557 = errors;
                                                        if (errors === _errs557)
                                                          if (data207 && typeof data207 == "object" && !Array.isArray(data207)) {
                                                            let missing69;
                                                            if (data207.kind === void 0 && (missing69 = "kind"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/required", keyword: "required", params: { missingProperty: missing69 } }], !1;
                                                            {
                                                              let tag9 = data207.kind;
                                                              if (typeof tag9 == "string")
                                                                if (tag9 === "event") {
                                                                  if (errors === errors)
                                                                    if (data207 && typeof data207 == "object" && !Array.isArray(data207)) {
                                                                      let missing70;
                                                                      if (data207.kind === void 0 && (missing70 = "kind") || data207.eventId === void 0 && (missing70 = "eventId"))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing70 } }], !1;
                                                                      if (data207.kind !== void 0) {
                                                                        let data208 = data207.kind, _errs563 = errors;
                                                                        if (typeof data208 != "string")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/kind", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        if (data208 !== "event")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/kind", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "event" } }], !1;
                                                                        var valid109 = _errs563 === errors;
                                                                      } else
                                                                        var valid109 = !0;
                                                                      if (valid109)
                                                                        if (data207.eventId !== void 0) {
                                                                          let data209 = data207.eventId, _errs565 = errors;
                                                                          if (errors === _errs565)
                                                                            if (typeof data209 == "string") {
                                                                              if (!pattern0.test(data209))
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/eventId", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/0/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                                                                            } else
                                                                              return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/eventId", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/0/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid109 = _errs565 === errors;
                                                                        } else
                                                                          var valid109 = !0;
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                                } else if (tag9 === "output") {
                                                                  if (errors === errors)
                                                                    if (data207 && typeof data207 == "object" && !Array.isArray(data207)) {
                                                                      let missing71;
                                                                      if (data207.kind === void 0 && (missing71 = "kind") || data207.outputId === void 0 && (missing71 = "outputId"))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing71 } }], !1;
                                                                      if (data207.kind !== void 0) {
                                                                        let data210 = data207.kind, _errs570 = errors;
                                                                        if (typeof data210 != "string")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/kind", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        if (data210 !== "output")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/kind", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "output" } }], !1;
                                                                        var valid111 = _errs570 === errors;
                                                                      } else
                                                                        var valid111 = !0;
                                                                      if (valid111)
                                                                        if (data207.outputId !== void 0) {
                                                                          let data211 = data207.outputId, _errs572 = errors;
                                                                          if (errors === _errs572)
                                                                            if (typeof data211 == "string") {
                                                                              if (!pattern50.test(data211))
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/outputId", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/1/properties/outputId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                                                            } else
                                                                              return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/outputId", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/1/properties/outputId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid111 = _errs572 === errors;
                                                                        } else
                                                                          var valid111 = !0;
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag9 } }], !1;
                                                              else
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag9 } }], !1;
                                                            }
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                        var valid106 = _errs557 === errors;
                                                        if (!valid106)
                                                          break;
                                                      }
                                                    }
                                                  } else
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/type", keyword: "type", params: { type: "array" } }], !1;
                                                var valid91 = _errs555 === errors;
                                              } else
                                                var valid91 = !0;
                                          }
                                        }
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/9/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid89 = _errs500 === errors;
                              } else
                                var valid89 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/9/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "divergence_recorded") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing72;
                if (data.v === void 0 && (missing72 = "v") || data.eventId === void 0 && (missing72 = "eventId") || data.eventIndex === void 0 && (missing72 = "eventIndex") || data.sessionId === void 0 && (missing72 = "sessionId") || data.kind === void 0 && (missing72 = "kind") || data.dedupeKey === void 0 && (missing72 = "dedupeKey") || data.scope === void 0 && (missing72 = "scope") || data.data === void 0 && (missing72 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: missing72 } }], !1;
                if (data.v !== void 0) {
                  let data212 = data.v, _errs577 = errors;
                  if (typeof data212 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/10/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data212 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/10/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid113 = _errs577 === errors;
                } else
                  var valid113 = !0;
                if (valid113) {
                  if (data.eventId !== void 0) {
                    let data213 = data.eventId, _errs579 = errors;
                    if (errors === _errs579)
                      if (typeof data213 == "string") {
                        if (!pattern0.test(data213))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/10/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/10/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid113 = _errs579 === errors;
                  } else
                    var valid113 = !0;
                  if (valid113) {
                    if (data.eventIndex !== void 0) {
                      let data214 = data.eventIndex, _errs581 = errors;
                      if (!(typeof data214 == "number" && !(data214 % 1) && !isNaN(data214)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/10/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs581 && typeof data214 == "number" && (data214 < 0 || isNaN(data214)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/10/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid113 = _errs581 === errors;
                    } else
                      var valid113 = !0;
                    if (valid113) {
                      if (data.sessionId !== void 0) {
                        let data215 = data.sessionId, _errs583 = errors;
                        if (errors === _errs583)
                          if (typeof data215 == "string") {
                            if (!pattern1.test(data215))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/10/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/10/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid113 = _errs583 === errors;
                      } else
                        var valid113 = !0;
                      if (valid113) {
                        if (data.kind !== void 0) {
                          let data216 = data.kind, _errs585 = errors;
                          if (typeof data216 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/10/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data216 !== "divergence_recorded")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/10/properties/kind/const", keyword: "const", params: { allowedValue: "divergence_recorded" } }], !1;
                          var valid113 = _errs585 === errors;
                        } else
                          var valid113 = !0;
                        if (valid113) {
                          if (data.dedupeKey !== void 0) {
                            let data217 = data.dedupeKey, _errs587 = errors;
                            if (errors === _errs587)
                              if (typeof data217 == "string") {
                                if (func2(data217) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/10/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data217))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/10/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/10/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid113 = _errs587 === errors;
                          } else
                            var valid113 = !0;
                          if (valid113) {
                            if (data.scope !== void 0) {
                              let data218 = data.scope, _errs589 = errors;
                              if (errors === _errs589)
                                if (data218 && typeof data218 == "object" && !Array.isArray(data218)) {
                                  let missing73;
                                  if (data218.runId === void 0 && (missing73 = "runId") || data218.nodeId === void 0 && (missing73 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/10/properties/scope/required", keyword: "required", params: { missingProperty: missing73 } }], !1;
                                  if (data218.runId !== void 0) {
                                    let data219 = data218.runId, _errs592 = errors;
                                    if (errors === _errs592)
                                      if (typeof data219 == "string") {
                                        if (!pattern6.test(data219))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/10/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/10/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid114 = _errs592 === errors;
                                  } else
                                    var valid114 = !0;
                                  if (valid114)
                                    if (data218.nodeId !== void 0) {
                                      let data220 = data218.nodeId, _errs594 = errors;
                                      if (errors === _errs594)
                                        if (typeof data220 == "string") {
                                          if (!pattern7.test(data220))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/10/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/10/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid114 = _errs594 === errors;
                                    } else
                                      var valid114 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/10/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid113 = _errs589 === errors;
                            } else
                              var valid113 = !0;
                            if (valid113)
                              if (data.data !== void 0) {
                                let data221 = data.data, _errs596 = errors;
                                if (errors === _errs596)
                                  if (data221 && typeof data221 == "object" && !Array.isArray(data221)) {
                                    let missing74;
                                    if (data221.divergenceId === void 0 && (missing74 = "divergenceId") || data221.reason === void 0 && (missing74 = "reason") || data221.summary === void 0 && (missing74 = "summary"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/10/properties/data/required", keyword: "required", params: { missingProperty: missing74 } }], !1;
                                    if (data221.divergenceId !== void 0) {
                                      let data222 = data221.divergenceId, _errs599 = errors;
                                      if (errors === _errs599)
                                        if (typeof data222 == "string") {
                                          if (!pattern50.test(data222))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/divergenceId", schemaPath: "#/oneOf/10/properties/data/properties/divergenceId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/divergenceId", schemaPath: "#/oneOf/10/properties/data/properties/divergenceId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid115 = _errs599 === errors;
                                    } else
                                      var valid115 = !0;
                                    if (valid115) {
                                      if (data221.reason !== void 0) {
                                        let data223 = data221.reason, _errs601 = errors;
                                        if (typeof data223 != "string")
                                          return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/10/properties/data/properties/reason/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data223 === "missing_user_context" || data223 === "capability_unavailable" || data223 === "efficiency_skip" || data223 === "safety_stop" || data223 === "policy_constraint"))
                                          return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/10/properties/data/properties/reason/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[10].properties.data.properties.reason.enum } }], !1;
                                        var valid115 = _errs601 === errors;
                                      } else
                                        var valid115 = !0;
                                      if (valid115) {
                                        if (data221.summary !== void 0) {
                                          let data224 = data221.summary, _errs603 = errors;
                                          if (errors === _errs603)
                                            if (typeof data224 == "string") {
                                              if (func2(data224) > 512)
                                                return validate10.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/10/properties/data/properties/summary/maxLength", keyword: "maxLength", params: { limit: 512 } }], !1;
                                              if (func2(data224) < 1)
                                                return validate10.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/10/properties/data/properties/summary/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/10/properties/data/properties/summary/type", keyword: "type", params: { type: "string" } }], !1;
                                          var valid115 = _errs603 === errors;
                                        } else
                                          var valid115 = !0;
                                        if (valid115)
                                          if (data221.relatedStepId !== void 0) {
                                            let data225 = data221.relatedStepId, _errs605 = errors;
                                            if (errors === _errs605)
                                              if (typeof data225 == "string") {
                                                if (!pattern40.test(data225))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/relatedStepId", schemaPath: "#/oneOf/10/properties/data/properties/relatedStepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/relatedStepId", schemaPath: "#/oneOf/10/properties/data/properties/relatedStepId/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid115 = _errs605 === errors;
                                          } else
                                            var valid115 = !0;
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/10/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid113 = _errs596 === errors;
                              } else
                                var valid113 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/10/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "decision_trace_appended") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing75;
                if (data.v === void 0 && (missing75 = "v") || data.eventId === void 0 && (missing75 = "eventId") || data.eventIndex === void 0 && (missing75 = "eventIndex") || data.sessionId === void 0 && (missing75 = "sessionId") || data.kind === void 0 && (missing75 = "kind") || data.dedupeKey === void 0 && (missing75 = "dedupeKey") || data.scope === void 0 && (missing75 = "scope") || data.data === void 0 && (missing75 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: missing75 } }], !1;
                if (data.v !== void 0) {
                  let data226 = data.v, _errs610 = errors;
                  if (typeof data226 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/11/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data226 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/11/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid117 = _errs610 === errors;
                } else
                  var valid117 = !0;
                if (valid117) {
                  if (data.eventId !== void 0) {
                    let data227 = data.eventId, _errs612 = errors;
                    if (errors === _errs612)
                      if (typeof data227 == "string") {
                        if (!pattern0.test(data227))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/11/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/11/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid117 = _errs612 === errors;
                  } else
                    var valid117 = !0;
                  if (valid117) {
                    if (data.eventIndex !== void 0) {
                      let data228 = data.eventIndex, _errs614 = errors;
                      if (!(typeof data228 == "number" && !(data228 % 1) && !isNaN(data228)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/11/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs614 && typeof data228 == "number" && (data228 < 0 || isNaN(data228)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/11/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid117 = _errs614 === errors;
                    } else
                      var valid117 = !0;
                    if (valid117) {
                      if (data.sessionId !== void 0) {
                        let data229 = data.sessionId, _errs616 = errors;
                        if (errors === _errs616)
                          if (typeof data229 == "string") {
                            if (!pattern1.test(data229))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/11/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/11/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid117 = _errs616 === errors;
                      } else
                        var valid117 = !0;
                      if (valid117) {
                        if (data.kind !== void 0) {
                          let data230 = data.kind, _errs618 = errors;
                          if (typeof data230 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/11/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data230 !== "decision_trace_appended")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/11/properties/kind/const", keyword: "const", params: { allowedValue: "decision_trace_appended" } }], !1;
                          var valid117 = _errs618 === errors;
                        } else
                          var valid117 = !0;
                        if (valid117) {
                          if (data.dedupeKey !== void 0) {
                            let data231 = data.dedupeKey, _errs620 = errors;
                            if (errors === _errs620)
                              if (typeof data231 == "string") {
                                if (func2(data231) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/11/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data231))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/11/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/11/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid117 = _errs620 === errors;
                          } else
                            var valid117 = !0;
                          if (valid117) {
                            if (data.scope !== void 0) {
                              let data232 = data.scope, _errs622 = errors;
                              if (errors === _errs622)
                                if (data232 && typeof data232 == "object" && !Array.isArray(data232)) {
                                  let missing76;
                                  if (data232.runId === void 0 && (missing76 = "runId") || data232.nodeId === void 0 && (missing76 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/11/properties/scope/required", keyword: "required", params: { missingProperty: missing76 } }], !1;
                                  if (data232.runId !== void 0) {
                                    let data233 = data232.runId, _errs625 = errors;
                                    if (errors === _errs625)
                                      if (typeof data233 == "string") {
                                        if (!pattern6.test(data233))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/11/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/11/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid118 = _errs625 === errors;
                                  } else
                                    var valid118 = !0;
                                  if (valid118)
                                    if (data232.nodeId !== void 0) {
                                      let data234 = data232.nodeId, _errs627 = errors;
                                      if (errors === _errs627)
                                        if (typeof data234 == "string") {
                                          if (!pattern7.test(data234))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/11/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/11/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid118 = _errs627 === errors;
                                    } else
                                      var valid118 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/11/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid117 = _errs622 === errors;
                            } else
                              var valid117 = !0;
                            if (valid117)
                              if (data.data !== void 0) {
                                let data235 = data.data, _errs629 = errors;
                                if (errors === _errs629)
                                  if (data235 && typeof data235 == "object" && !Array.isArray(data235)) {
                                    let missing77;
                                    if (data235.traceId === void 0 && (missing77 = "traceId") || data235.entries === void 0 && (missing77 = "entries"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/11/properties/data/required", keyword: "required", params: { missingProperty: missing77 } }], !1;
                                    if (data235.traceId !== void 0) {
                                      let data236 = data235.traceId, _errs632 = errors;
                                      if (errors === _errs632)
                                        if (typeof data236 == "string") {
                                          if (!pattern50.test(data236))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/traceId", schemaPath: "#/oneOf/11/properties/data/properties/traceId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/traceId", schemaPath: "#/oneOf/11/properties/data/properties/traceId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid119 = _errs632 === errors;
                                    } else
                                      var valid119 = !0;
                                    if (valid119)
                                      if (data235.entries !== void 0) {
                                        let data237 = data235.entries, _errs634 = errors;
                                        if (errors === _errs634)
                                          if (Array.isArray(data237)) {
                                            if (data237.length > 25)
                                              return validate10.errors = [{ instancePath: instancePath + "/data/entries", schemaPath: "#/oneOf/11/properties/data/properties/entries/maxItems", keyword: "maxItems", params: { limit: 25 } }], !1;
                                            if (data237.length < 1)
                                              return validate10.errors = [{ instancePath: instancePath + "/data/entries", schemaPath: "#/oneOf/11/properties/data/properties/entries/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                            {
                                              var valid120 = !0;
                                              let len3 = data237.length;
                                              for (let i3 = 0; i3 < len3; i3++) {
                                                let data238 = data237[i3], _errs636 = errors;
                                                if (errors === _errs636)
                                                  if (data238 && typeof data238 == "object" && !Array.isArray(data238)) {
                                                    let missing78;
                                                    if (data238.kind === void 0 && (missing78 = "kind") || data238.summary === void 0 && (missing78 = "summary"))
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/required", keyword: "required", params: { missingProperty: missing78 } }], !1;
                                                    if (data238.kind !== void 0) {
                                                      let data239 = data238.kind, _errs639 = errors;
                                                      if (typeof data239 != "string")
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                      if (!(data239 === "selected_next_step" || data239 === "evaluated_condition" || data239 === "entered_loop" || data239 === "exited_loop" || data239 === "detected_non_tip_advance"))
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[11].properties.data.properties.entries.items.properties.kind.enum } }], !1;
                                                      var valid121 = _errs639 === errors;
                                                    } else
                                                      var valid121 = !0;
                                                    if (valid121) {
                                                      if (data238.summary !== void 0) {
                                                        let data240 = data238.summary, _errs641 = errors;
                                                        if (errors === _errs641)
                                                          if (typeof data240 == "string") {
                                                            if (func2(data240) > 512)
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/summary", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/summary/maxLength", keyword: "maxLength", params: { limit: 512 } }], !1;
                                                            if (func2(data240) < 1)
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/summary", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/summary/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/summary", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/summary/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid121 = _errs641 === errors;
                                                      } else
                                                        var valid121 = !0;
                                                      if (valid121)
                                                        if (data238.refs !== void 0) {
                                                          let data241 = data238.refs, _errs643 = errors;
                                                          if (errors === _errs643)
                                                            if (Array.isArray(data241)) {
                                                              if (data241.length > 10)
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/maxItems", keyword: "maxItems", params: { limit: 10 } }], !1;
                                                              {
                                                                var valid122 = !0;
                                                                let len4 = data241.length;
                                                                for (let i4 = 0; i4 < len4; i4++) {
                                                                  let data242 = data241[i4], _errs645 = errors;
                                                                  if (errors === _errs645)
                                                                    if (data242 && typeof data242 == "object" && !Array.isArray(data242)) {
                                                                      let missing79;
                                                                      if (data242.kind === void 0 && (missing79 = "kind"))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/required", keyword: "required", params: { missingProperty: missing79 } }], !1;
                                                                      {
                                                                        let tag10 = data242.kind;
                                                                        if (typeof tag10 == "string")
                                                                          if (tag10 === "step_id") {
                                                                            if (errors === errors)
                                                                              if (data242 && typeof data242 == "object" && !Array.isArray(data242)) {
                                                                                let missing80;
                                                                                if (data242.kind === void 0 && (missing80 = "kind") || data242.stepId === void 0 && (missing80 = "stepId"))
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing80 } }], !1;
                                                                                if (data242.kind !== void 0) {
                                                                                  let data243 = data242.kind, _errs651 = errors;
                                                                                  if (typeof data243 != "string")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  if (data243 !== "step_id")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "step_id" } }], !1;
                                                                                  var valid125 = _errs651 === errors;
                                                                                } else
                                                                                  var valid125 = !0;
                                                                                if (valid125)
                                                                                  if (data242.stepId !== void 0) {
                                                                                    let data244 = data242.stepId, _errs653 = errors;
                                                                                    if (errors === _errs653)
                                                                                      if (typeof data244 == "string") {
                                                                                        if (!pattern40.test(data244))
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/stepId", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/0/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/stepId", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/0/properties/stepId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid125 = _errs653 === errors;
                                                                                  } else
                                                                                    var valid125 = !0;
                                                                              } else
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                                          } else if (tag10 === "loop_id") {
                                                                            if (errors === errors)
                                                                              if (data242 && typeof data242 == "object" && !Array.isArray(data242)) {
                                                                                let missing81;
                                                                                if (data242.kind === void 0 && (missing81 = "kind") || data242.loopId === void 0 && (missing81 = "loopId"))
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing81 } }], !1;
                                                                                if (data242.kind !== void 0) {
                                                                                  let data245 = data242.kind, _errs658 = errors;
                                                                                  if (typeof data245 != "string")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  if (data245 !== "loop_id")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "loop_id" } }], !1;
                                                                                  var valid127 = _errs658 === errors;
                                                                                } else
                                                                                  var valid127 = !0;
                                                                                if (valid127)
                                                                                  if (data242.loopId !== void 0) {
                                                                                    let data246 = data242.loopId, _errs660 = errors;
                                                                                    if (errors === _errs660)
                                                                                      if (typeof data246 == "string") {
                                                                                        if (!pattern40.test(data246))
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/loopId", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/1/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/loopId", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/1/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid127 = _errs660 === errors;
                                                                                  } else
                                                                                    var valid127 = !0;
                                                                              } else
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                                          } else if (tag10 === "condition_id") {
                                                                            if (errors === errors)
                                                                              if (data242 && typeof data242 == "object" && !Array.isArray(data242)) {
                                                                                let missing82;
                                                                                if (data242.kind === void 0 && (missing82 = "kind") || data242.conditionId === void 0 && (missing82 = "conditionId"))
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/2/required", keyword: "required", params: { missingProperty: missing82 } }], !1;
                                                                                if (data242.kind !== void 0) {
                                                                                  let data247 = data242.kind, _errs665 = errors;
                                                                                  if (typeof data247 != "string")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  if (data247 !== "condition_id")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "condition_id" } }], !1;
                                                                                  var valid129 = _errs665 === errors;
                                                                                } else
                                                                                  var valid129 = !0;
                                                                                if (valid129)
                                                                                  if (data242.conditionId !== void 0) {
                                                                                    let data248 = data242.conditionId, _errs667 = errors;
                                                                                    if (errors === _errs667)
                                                                                      if (typeof data248 == "string") {
                                                                                        if (!pattern40.test(data248))
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/conditionId", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/2/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/conditionId", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/2/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid129 = _errs667 === errors;
                                                                                  } else
                                                                                    var valid129 = !0;
                                                                              } else
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
                                                                          } else if (tag10 === "iteration") {
                                                                            if (errors === errors)
                                                                              if (data242 && typeof data242 == "object" && !Array.isArray(data242)) {
                                                                                let missing83;
                                                                                if (data242.kind === void 0 && (missing83 = "kind") || data242.value === void 0 && (missing83 = "value"))
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/3/required", keyword: "required", params: { missingProperty: missing83 } }], !1;
                                                                                if (data242.kind !== void 0) {
                                                                                  let data249 = data242.kind, _errs672 = errors;
                                                                                  if (typeof data249 != "string")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  if (data249 !== "iteration")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "iteration" } }], !1;
                                                                                  var valid131 = _errs672 === errors;
                                                                                } else
                                                                                  var valid131 = !0;
                                                                                if (valid131)
                                                                                  if (data242.value !== void 0) {
                                                                                    let data250 = data242.value, _errs674 = errors;
                                                                                    if (!(typeof data250 == "number" && !(data250 % 1) && !isNaN(data250)))
                                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/value", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/3/properties/value/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                                    if (errors === _errs674 && typeof data250 == "number" && (data250 < 0 || isNaN(data250)))
                                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/value", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/3/properties/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                                    var valid131 = _errs674 === errors;
                                                                                  } else
                                                                                    var valid131 = !0;
                                                                              } else
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/3/type", keyword: "type", params: { type: "object" } }], !1;
                                                                          } else
                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag10 } }], !1;
                                                                        else
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag10 } }], !1;
                                                                      }
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                  var valid122 = _errs645 === errors;
                                                                  if (!valid122)
                                                                    break;
                                                                }
                                                              }
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/type", keyword: "type", params: { type: "array" } }], !1;
                                                          var valid121 = _errs643 === errors;
                                                        } else
                                                          var valid121 = !0;
                                                    }
                                                  } else
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                var valid120 = _errs636 === errors;
                                                if (!valid120)
                                                  break;
                                              }
                                            }
                                          } else
                                            return validate10.errors = [{ instancePath: instancePath + "/data/entries", schemaPath: "#/oneOf/11/properties/data/properties/entries/type", keyword: "type", params: { type: "array" } }], !1;
                                        var valid119 = _errs634 === errors;
                                      } else
                                        var valid119 = !0;
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/11/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid117 = _errs629 === errors;
                              } else
                                var valid117 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/11/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "context_set") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing84;
                if (data.v === void 0 && (missing84 = "v") || data.eventId === void 0 && (missing84 = "eventId") || data.eventIndex === void 0 && (missing84 = "eventIndex") || data.sessionId === void 0 && (missing84 = "sessionId") || data.kind === void 0 && (missing84 = "kind") || data.dedupeKey === void 0 && (missing84 = "dedupeKey") || data.scope === void 0 && (missing84 = "scope") || data.data === void 0 && (missing84 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: missing84 } }], !1;
                if (data.v !== void 0) {
                  let data251 = data.v, _errs679 = errors;
                  if (typeof data251 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/12/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data251 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/12/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid133 = _errs679 === errors;
                } else
                  var valid133 = !0;
                if (valid133) {
                  if (data.eventId !== void 0) {
                    let data252 = data.eventId, _errs681 = errors;
                    if (errors === _errs681)
                      if (typeof data252 == "string") {
                        if (!pattern0.test(data252))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/12/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/12/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid133 = _errs681 === errors;
                  } else
                    var valid133 = !0;
                  if (valid133) {
                    if (data.eventIndex !== void 0) {
                      let data253 = data.eventIndex, _errs683 = errors;
                      if (!(typeof data253 == "number" && !(data253 % 1) && !isNaN(data253)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/12/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs683 && typeof data253 == "number" && (data253 < 0 || isNaN(data253)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/12/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid133 = _errs683 === errors;
                    } else
                      var valid133 = !0;
                    if (valid133) {
                      if (data.sessionId !== void 0) {
                        let data254 = data.sessionId, _errs685 = errors;
                        if (errors === _errs685)
                          if (typeof data254 == "string") {
                            if (!pattern1.test(data254))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/12/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/12/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid133 = _errs685 === errors;
                      } else
                        var valid133 = !0;
                      if (valid133) {
                        if (data.kind !== void 0) {
                          let data255 = data.kind, _errs687 = errors;
                          if (typeof data255 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/12/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data255 !== "context_set")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/12/properties/kind/const", keyword: "const", params: { allowedValue: "context_set" } }], !1;
                          var valid133 = _errs687 === errors;
                        } else
                          var valid133 = !0;
                        if (valid133) {
                          if (data.dedupeKey !== void 0) {
                            let data256 = data.dedupeKey, _errs689 = errors;
                            if (errors === _errs689)
                              if (typeof data256 == "string") {
                                if (func2(data256) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/12/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data256))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/12/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/12/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid133 = _errs689 === errors;
                          } else
                            var valid133 = !0;
                          if (valid133) {
                            if (data.scope !== void 0) {
                              let data257 = data.scope, _errs691 = errors;
                              if (errors === _errs691)
                                if (data257 && typeof data257 == "object" && !Array.isArray(data257)) {
                                  let missing85;
                                  if (data257.runId === void 0 && (missing85 = "runId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/12/properties/scope/required", keyword: "required", params: { missingProperty: missing85 } }], !1;
                                  if (data257.runId !== void 0) {
                                    let data258 = data257.runId;
                                    if (errors === errors)
                                      if (typeof data258 == "string") {
                                        if (!pattern6.test(data258))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/12/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/12/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                  }
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/12/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid133 = _errs691 === errors;
                            } else
                              var valid133 = !0;
                            if (valid133)
                              if (data.data !== void 0) {
                                let data259 = data.data, _errs696 = errors;
                                if (errors === _errs696)
                                  if (data259 && typeof data259 == "object" && !Array.isArray(data259)) {
                                    let missing86;
                                    if (data259.contextId === void 0 && (missing86 = "contextId") || data259.context === void 0 && (missing86 = "context") || data259.source === void 0 && (missing86 = "source"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/12/properties/data/required", keyword: "required", params: { missingProperty: missing86 } }], !1;
                                    if (data259.contextId !== void 0) {
                                      let data260 = data259.contextId, _errs699 = errors;
                                      if (errors === _errs699)
                                        if (typeof data260 == "string") {
                                          if (!pattern50.test(data260))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/contextId", schemaPath: "#/oneOf/12/properties/data/properties/contextId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/contextId", schemaPath: "#/oneOf/12/properties/data/properties/contextId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid135 = _errs699 === errors;
                                    } else
                                      var valid135 = !0;
                                    if (valid135) {
                                      if (data259.context !== void 0) {
                                        let data261 = data259.context, _errs701 = errors;
                                        if (errors === _errs701 && !(data261 && typeof data261 == "object" && !Array.isArray(data261)))
                                          return validate10.errors = [{ instancePath: instancePath + "/data/context", schemaPath: "#/oneOf/12/properties/data/properties/context/type", keyword: "type", params: { type: "object" } }], !1;
                                        var valid135 = _errs701 === errors;
                                      } else
                                        var valid135 = !0;
                                      if (valid135) {
                                        if (data259.source !== void 0) {
                                          let data262 = data259.source, _errs704 = errors;
                                          if (typeof data262 != "string")
                                            return validate10.errors = [{ instancePath: instancePath + "/data/source", schemaPath: "#/oneOf/12/properties/data/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                                          if (!(data262 === "initial" || data262 === "agent_delta" || data262 === "merge"))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/source", schemaPath: "#/oneOf/12/properties/data/properties/source/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[12].properties.data.properties.source.enum } }], !1;
                                          var valid135 = _errs704 === errors;
                                        } else
                                          var valid135 = !0;
                                        if (valid135)
                                          if (data259.nodeId !== void 0) {
                                            let data263 = data259.nodeId, _errs706 = errors;
                                            if (errors === _errs706)
                                              if (typeof data263 == "string") {
                                                if (!pattern7.test(data263))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/nodeId", schemaPath: "#/oneOf/12/properties/data/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/nodeId", schemaPath: "#/oneOf/12/properties/data/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid135 = _errs706 === errors;
                                          } else
                                            var valid135 = !0;
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/12/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid133 = _errs696 === errors;
                              } else
                                var valid133 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/12/type", keyword: "type", params: { type: "object" } }], !1;
          } else
            return validate10.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } }], !1;
        else
          return validate10.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } }], !1;
      }
    } else
      return validate10.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate10.errors = vErrors, errors === 0;
}
export {
  validateSessionEvent
};
