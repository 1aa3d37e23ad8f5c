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
var validateSessionEvent = validate10, schema11 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Session event", type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "session_created" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, data: { type: "object", properties: {}, additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "observation_recorded" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { key: { type: "string", enum: ["git_branch", "git_head_sha", "repo_root_hash", "repo_root"] }, value: { type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ type: "object", properties: { type: { type: "string", const: "short_string" }, value: { type: "string", maxLength: 80 } }, required: ["type", "value"], additionalProperties: !0 }, { type: "object", properties: { type: { type: "string", const: "git_sha1" }, value: { type: "string", pattern: "^[0-9a-f]{40}$" } }, required: ["type", "value"], additionalProperties: !0 }, { type: "object", properties: { type: { type: "string", const: "sha256" }, value: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" } }, required: ["type", "value"], additionalProperties: !0 }, { type: "object", properties: { type: { type: "string", const: "path" }, value: { type: "string", maxLength: 512 } }, required: ["type", "value"], additionalProperties: !0 }] }, confidence: { type: "string", enum: ["low", "med", "high"] } }, required: ["key", "value", "confidence"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "run_started" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" } }, required: ["runId"], additionalProperties: !0 }, data: { type: "object", properties: { workflowId: { type: "string", pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" }, workflowHash: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, workflowSourceKind: { type: "string", enum: ["bundled", "user", "project", "remote", "plugin"] }, workflowSourceRef: { type: "string", maxLength: 512 }, parent: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, sourceDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" } }, required: ["workflowId", "workflowHash", "workflowSourceKind", "workflowSourceRef"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "node_created" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { nodeKind: { type: "string", enum: ["step", "checkpoint", "blocked_attempt"] }, parentNodeId: { anyOf: [{ type: "string", pattern: "^node_[a-z0-9_]{1,64}$" }, { type: "null" }] }, workflowHash: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, snapshotRef: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, checkpoint: { type: "object", properties: { attemptId: { type: "string", pattern: "^att_[a-z0-9_]{1,64}$" }, inputDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" } }, required: ["attemptId", "inputDigest"], additionalProperties: !0 } }, required: ["nodeKind", "parentNodeId", "workflowHash", "snapshotRef"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "edge_created" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" } }, required: ["runId"], additionalProperties: !0 }, data: { type: "object", properties: { edgeKind: { type: "string", enum: ["acked_step", "checkpoint"] }, fromNodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" }, toNodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" }, cause: { type: "object", properties: { kind: { type: "string", enum: ["idempotent_replay", "intentional_fork", "non_tip_advance", "checkpoint_created"] }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" } }, required: ["kind", "eventId"], additionalProperties: !0 } }, required: ["edgeKind", "fromNodeId", "toNodeId", "cause"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "advance_recorded" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { attemptId: { type: "string", pattern: "^att_[a-z0-9_]{1,64}$" }, intent: { type: "string", const: "ack_pending" }, outcome: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "blocked" }, blockers: { type: "object", properties: { blockers: { type: "array", items: { type: "object", properties: { code: { type: "string", enum: ["USER_ONLY_DEPENDENCY", "MISSING_REQUIRED_OUTPUT", "INVALID_REQUIRED_OUTPUT", "REQUIRED_CAPABILITY_UNKNOWN", "REQUIRED_CAPABILITY_UNAVAILABLE", "INVARIANT_VIOLATION", "STORAGE_CORRUPTION_DETECTED"] }, pointer: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "context_key" }, key: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "key"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "context_budget" } }, required: ["kind"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "output_contract" }, contractRef: { type: "string" } }, required: ["kind", "contractRef"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "capability" }, capability: { type: "string", enum: ["delegation", "web_browsing"] } }, required: ["kind", "capability"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "workflow_step" }, stepId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "stepId"], additionalProperties: !0 }] }, message: { type: "string", maxLength: 512 }, suggestedFix: { type: "string", maxLength: 1024 } }, required: ["code", "pointer", "message"], additionalProperties: !0 }, minItems: 1, maxItems: 10 } }, required: ["blockers"], additionalProperties: !0 } }, required: ["kind", "blockers"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "advanced" }, toNodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["kind", "toNodeId"], additionalProperties: !0 }] }, inputDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, blockedNodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["attemptId", "intent", "outcome"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "node_output_appended" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { outputId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, supersedesOutputId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, outputChannel: { type: "string", enum: ["recap", "artifact"] }, payload: { type: "object", required: ["payloadKind"], discriminator: { propertyName: "payloadKind" }, oneOf: [{ type: "object", properties: { payloadKind: { type: "string", const: "notes" }, notesMarkdown: { type: "string", maxLength: 4096 } }, required: ["payloadKind", "notesMarkdown"], additionalProperties: !0 }, { type: "object", properties: { payloadKind: { type: "string", const: "artifact_ref" }, sha256: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, contentType: { type: "string", minLength: 1, maxLength: 128 }, byteLength: { type: "integer", minimum: 0 } }, required: ["payloadKind", "sha256", "contentType", "byteLength"], additionalProperties: !0 }] } }, required: ["outputId", "outputChannel", "payload"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "preferences_changed" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { changeId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, source: { type: "string", enum: ["user", "workflow_recommendation", "system"] }, delta: { type: "array", items: { type: "object", required: ["key"], discriminator: { propertyName: "key" }, oneOf: [{ type: "object", properties: { key: { type: "string", const: "autonomy" }, value: { type: "string", enum: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"] } }, required: ["key", "value"], additionalProperties: !0 }, { type: "object", properties: { key: { type: "string", const: "riskPolicy" }, value: { type: "string", enum: ["conservative", "balanced", "aggressive"] } }, required: ["key", "value"], additionalProperties: !0 }] }, minItems: 1, maxItems: 2 }, effective: { type: "object", properties: { autonomy: { type: "string", enum: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"] }, riskPolicy: { type: "string", enum: ["conservative", "balanced", "aggressive"] } }, required: ["autonomy", "riskPolicy"], additionalProperties: !0 } }, required: ["changeId", "source", "delta", "effective"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "capability_observed" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { capObsId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, capability: { type: "string", enum: ["delegation", "web_browsing"] }, status: { type: "string", enum: ["unknown", "available", "unavailable"] }, provenance: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "probe_step" }, enforcementGrade: { type: "string", const: "strong" }, detail: { type: "object", properties: { probeTemplateId: { type: "string" }, probeStepId: { type: "string", pattern: "^[a-z0-9_-]+$" }, result: { type: "string", enum: ["success", "failure"] } }, required: ["probeTemplateId", "probeStepId", "result"], additionalProperties: !0 } }, required: ["kind", "enforcementGrade", "detail"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "attempted_use" }, enforcementGrade: { type: "string", const: "strong" }, detail: { type: "object", properties: { attemptContext: { type: "string", enum: ["workflow_step", "system_probe"] }, result: { type: "string", enum: ["success", "failure"] }, failureCode: { type: "string", enum: ["tool_missing", "tool_error", "policy_blocked", "unknown"] } }, required: ["attemptContext", "result"], additionalProperties: !0 } }, required: ["kind", "enforcementGrade", "detail"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "manual_claim" }, enforcementGrade: { type: "string", const: "weak" }, detail: { type: "object", properties: { claimedBy: { type: "string", enum: ["agent", "user"] }, claim: { type: "string", enum: ["available", "unavailable"] } }, required: ["claimedBy", "claim"], additionalProperties: !0 } }, required: ["kind", "enforcementGrade", "detail"], additionalProperties: !0 }] } }, required: ["capObsId", "capability", "status", "provenance"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "gap_recorded" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { gapId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, severity: { type: "string", enum: ["info", "warning", "critical"] }, reason: { type: "object", required: ["category"], discriminator: { propertyName: "category" }, oneOf: [{ type: "object", properties: { category: { type: "string", const: "user_only_dependency" }, detail: { type: "string", enum: ["needs_user_secret_or_token", "needs_user_account_access", "needs_user_artifact", "needs_user_choice", "needs_user_approval", "needs_user_environment_action"] } }, required: ["category", "detail"], additionalProperties: !0 }, { type: "object", properties: { category: { type: "string", const: "contract_violation" }, detail: { type: "string", enum: ["missing_required_output", "invalid_required_output"] } }, required: ["category", "detail"], additionalProperties: !0 }, { type: "object", properties: { category: { type: "string", const: "capability_missing" }, detail: { type: "string", enum: ["required_capability_unavailable", "required_capability_unknown"] } }, required: ["category", "detail"], additionalProperties: !0 }, { type: "object", properties: { category: { type: "string", const: "unexpected" }, detail: { type: "string", enum: ["invariant_violation", "storage_corruption_detected"] } }, required: ["category", "detail"], additionalProperties: !0 }] }, summary: { type: "string", minLength: 1, maxLength: 512 }, resolution: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "unresolved" } }, required: ["kind"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "resolves" }, resolvesGapId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }, required: ["kind", "resolvesGapId"], additionalProperties: !0 }] }, evidenceRefs: { type: "array", items: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "event" }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" } }, required: ["kind", "eventId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "output" }, outputId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }, required: ["kind", "outputId"], additionalProperties: !0 }] }, maxItems: 10 } }, required: ["gapId", "severity", "reason", "summary", "resolution"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "divergence_recorded" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { divergenceId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, reason: { type: "string", enum: ["missing_user_context", "capability_unavailable", "efficiency_skip", "safety_stop", "policy_constraint"] }, summary: { type: "string", minLength: 1, maxLength: 512 }, relatedStepId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["divergenceId", "reason", "summary"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "decision_trace_appended" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { traceId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, entries: { type: "array", items: { type: "object", properties: { kind: { type: "string", enum: ["selected_next_step", "evaluated_condition", "entered_loop", "exited_loop", "detected_non_tip_advance"] }, summary: { type: "string", minLength: 1, maxLength: 512 }, refs: { type: "array", items: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "step_id" }, stepId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "stepId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "loop_id" }, loopId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "loopId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "condition_id" }, conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "conditionId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "iteration" }, value: { type: "integer", minimum: 0 } }, required: ["kind", "value"], additionalProperties: !0 }] }, maxItems: 10 } }, required: ["kind", "summary"], additionalProperties: !0 }, minItems: 1, maxItems: 25 } }, required: ["traceId", "entries"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "context_set" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" } }, required: ["runId"], additionalProperties: !0 }, data: { type: "object", properties: { contextId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, context: { type: "object", additionalProperties: {} }, source: { type: "string", enum: ["initial", "agent_delta", "merge"] }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["contextId", "context", "source"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }] }, pattern0 = new RegExp("^evt_[a-z0-9_]{1,64}$", "u"), pattern1 = new RegExp("^sess_[a-z0-9_]{1,64}$", "u"), pattern2 = new RegExp("^[a-z0-9_:>-]+$", "u"), pattern6 = new RegExp("^run_[a-z0-9_]{1,64}$", "u"), pattern7 = new RegExp("^node_[a-z0-9_]{1,64}$", "u"), pattern8 = new RegExp("^[0-9a-f]{40}$", "u"), pattern9 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), pattern14 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), pattern27 = new RegExp("^att_[a-z0-9_]{1,64}$", "u"), pattern42 = new RegExp("^[a-z0-9_-]+$", "u"), pattern52 = new RegExp("^[a-z]+_[a-z0-9_]{1,80}$", "u"), func2 = require_ucs2length().default;
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
                                        if (valid24) {
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
                                          if (valid24)
                                            if (data54.checkpoint !== void 0) {
                                              let data59 = data54.checkpoint, _errs157 = errors;
                                              if (errors === _errs157)
                                                if (data59 && typeof data59 == "object" && !Array.isArray(data59)) {
                                                  let missing17;
                                                  if (data59.attemptId === void 0 && (missing17 = "attemptId") || data59.inputDigest === void 0 && (missing17 = "inputDigest"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/checkpoint", schemaPath: "#/oneOf/3/properties/data/properties/checkpoint/required", keyword: "required", params: { missingProperty: missing17 } }], !1;
                                                  if (data59.attemptId !== void 0) {
                                                    let data60 = data59.attemptId, _errs160 = errors;
                                                    if (errors === _errs160)
                                                      if (typeof data60 == "string") {
                                                        if (!pattern27.test(data60))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/checkpoint/attemptId", schemaPath: "#/oneOf/3/properties/data/properties/checkpoint/properties/attemptId/pattern", keyword: "pattern", params: { pattern: "^att_[a-z0-9_]{1,64}$" } }], !1;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/checkpoint/attemptId", schemaPath: "#/oneOf/3/properties/data/properties/checkpoint/properties/attemptId/type", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid26 = _errs160 === errors;
                                                  } else
                                                    var valid26 = !0;
                                                  if (valid26)
                                                    if (data59.inputDigest !== void 0) {
                                                      let data61 = data59.inputDigest, _errs162 = errors;
                                                      if (errors === _errs162)
                                                        if (typeof data61 == "string") {
                                                          if (!pattern9.test(data61))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/checkpoint/inputDigest", schemaPath: "#/oneOf/3/properties/data/properties/checkpoint/properties/inputDigest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/checkpoint/inputDigest", schemaPath: "#/oneOf/3/properties/data/properties/checkpoint/properties/inputDigest/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid26 = _errs162 === errors;
                                                    } else
                                                      var valid26 = !0;
                                                } else
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/checkpoint", schemaPath: "#/oneOf/3/properties/data/properties/checkpoint/type", keyword: "type", params: { type: "object" } }], !1;
                                              var valid24 = _errs157 === errors;
                                            } else
                                              var valid24 = !0;
                                        }
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
                let missing18;
                if (data.v === void 0 && (missing18 = "v") || data.eventId === void 0 && (missing18 = "eventId") || data.eventIndex === void 0 && (missing18 = "eventIndex") || data.sessionId === void 0 && (missing18 = "sessionId") || data.kind === void 0 && (missing18 = "kind") || data.dedupeKey === void 0 && (missing18 = "dedupeKey") || data.scope === void 0 && (missing18 = "scope") || data.data === void 0 && (missing18 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: missing18 } }], !1;
                if (data.v !== void 0) {
                  let data62 = data.v, _errs167 = errors;
                  if (typeof data62 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/4/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data62 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/4/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid28 = _errs167 === errors;
                } else
                  var valid28 = !0;
                if (valid28) {
                  if (data.eventId !== void 0) {
                    let data63 = data.eventId, _errs169 = errors;
                    if (errors === _errs169)
                      if (typeof data63 == "string") {
                        if (!pattern0.test(data63))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/4/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/4/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid28 = _errs169 === errors;
                  } else
                    var valid28 = !0;
                  if (valid28) {
                    if (data.eventIndex !== void 0) {
                      let data64 = data.eventIndex, _errs171 = errors;
                      if (!(typeof data64 == "number" && !(data64 % 1) && !isNaN(data64)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/4/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs171 && typeof data64 == "number" && (data64 < 0 || isNaN(data64)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/4/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid28 = _errs171 === errors;
                    } else
                      var valid28 = !0;
                    if (valid28) {
                      if (data.sessionId !== void 0) {
                        let data65 = data.sessionId, _errs173 = errors;
                        if (errors === _errs173)
                          if (typeof data65 == "string") {
                            if (!pattern1.test(data65))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/4/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/4/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid28 = _errs173 === errors;
                      } else
                        var valid28 = !0;
                      if (valid28) {
                        if (data.kind !== void 0) {
                          let data66 = data.kind, _errs175 = errors;
                          if (typeof data66 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data66 !== "edge_created")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "edge_created" } }], !1;
                          var valid28 = _errs175 === errors;
                        } else
                          var valid28 = !0;
                        if (valid28) {
                          if (data.dedupeKey !== void 0) {
                            let data67 = data.dedupeKey, _errs177 = errors;
                            if (errors === _errs177)
                              if (typeof data67 == "string") {
                                if (func2(data67) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/4/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data67))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/4/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/4/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid28 = _errs177 === errors;
                          } else
                            var valid28 = !0;
                          if (valid28) {
                            if (data.scope !== void 0) {
                              let data68 = data.scope, _errs179 = errors;
                              if (errors === _errs179)
                                if (data68 && typeof data68 == "object" && !Array.isArray(data68)) {
                                  let missing19;
                                  if (data68.runId === void 0 && (missing19 = "runId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/4/properties/scope/required", keyword: "required", params: { missingProperty: missing19 } }], !1;
                                  if (data68.runId !== void 0) {
                                    let data69 = data68.runId;
                                    if (errors === errors)
                                      if (typeof data69 == "string") {
                                        if (!pattern6.test(data69))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/4/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/4/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                  }
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/4/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid28 = _errs179 === errors;
                            } else
                              var valid28 = !0;
                            if (valid28)
                              if (data.data !== void 0) {
                                let data70 = data.data, _errs184 = errors;
                                if (errors === _errs184)
                                  if (data70 && typeof data70 == "object" && !Array.isArray(data70)) {
                                    let missing20;
                                    if (data70.edgeKind === void 0 && (missing20 = "edgeKind") || data70.fromNodeId === void 0 && (missing20 = "fromNodeId") || data70.toNodeId === void 0 && (missing20 = "toNodeId") || data70.cause === void 0 && (missing20 = "cause"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/4/properties/data/required", keyword: "required", params: { missingProperty: missing20 } }], !1;
                                    if (data70.edgeKind !== void 0) {
                                      let data71 = data70.edgeKind, _errs187 = errors;
                                      if (typeof data71 != "string")
                                        return validate10.errors = [{ instancePath: instancePath + "/data/edgeKind", schemaPath: "#/oneOf/4/properties/data/properties/edgeKind/type", keyword: "type", params: { type: "string" } }], !1;
                                      if (!(data71 === "acked_step" || data71 === "checkpoint"))
                                        return validate10.errors = [{ instancePath: instancePath + "/data/edgeKind", schemaPath: "#/oneOf/4/properties/data/properties/edgeKind/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[4].properties.data.properties.edgeKind.enum } }], !1;
                                      var valid30 = _errs187 === errors;
                                    } else
                                      var valid30 = !0;
                                    if (valid30) {
                                      if (data70.fromNodeId !== void 0) {
                                        let data72 = data70.fromNodeId, _errs189 = errors;
                                        if (errors === _errs189)
                                          if (typeof data72 == "string") {
                                            if (!pattern7.test(data72))
                                              return validate10.errors = [{ instancePath: instancePath + "/data/fromNodeId", schemaPath: "#/oneOf/4/properties/data/properties/fromNodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                          } else
                                            return validate10.errors = [{ instancePath: instancePath + "/data/fromNodeId", schemaPath: "#/oneOf/4/properties/data/properties/fromNodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                        var valid30 = _errs189 === errors;
                                      } else
                                        var valid30 = !0;
                                      if (valid30) {
                                        if (data70.toNodeId !== void 0) {
                                          let data73 = data70.toNodeId, _errs191 = errors;
                                          if (errors === _errs191)
                                            if (typeof data73 == "string") {
                                              if (!pattern7.test(data73))
                                                return validate10.errors = [{ instancePath: instancePath + "/data/toNodeId", schemaPath: "#/oneOf/4/properties/data/properties/toNodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/data/toNodeId", schemaPath: "#/oneOf/4/properties/data/properties/toNodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                          var valid30 = _errs191 === errors;
                                        } else
                                          var valid30 = !0;
                                        if (valid30)
                                          if (data70.cause !== void 0) {
                                            let data74 = data70.cause, _errs193 = errors;
                                            if (errors === _errs193)
                                              if (data74 && typeof data74 == "object" && !Array.isArray(data74)) {
                                                let missing21;
                                                if (data74.kind === void 0 && (missing21 = "kind") || data74.eventId === void 0 && (missing21 = "eventId"))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/cause", schemaPath: "#/oneOf/4/properties/data/properties/cause/required", keyword: "required", params: { missingProperty: missing21 } }], !1;
                                                if (data74.kind !== void 0) {
                                                  let data75 = data74.kind, _errs196 = errors;
                                                  if (typeof data75 != "string")
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/cause/kind", schemaPath: "#/oneOf/4/properties/data/properties/cause/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                  if (!(data75 === "idempotent_replay" || data75 === "intentional_fork" || data75 === "non_tip_advance" || data75 === "checkpoint_created"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/cause/kind", schemaPath: "#/oneOf/4/properties/data/properties/cause/properties/kind/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[4].properties.data.properties.cause.properties.kind.enum } }], !1;
                                                  var valid31 = _errs196 === errors;
                                                } else
                                                  var valid31 = !0;
                                                if (valid31)
                                                  if (data74.eventId !== void 0) {
                                                    let data76 = data74.eventId, _errs198 = errors;
                                                    if (errors === _errs198)
                                                      if (typeof data76 == "string") {
                                                        if (!pattern0.test(data76))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/cause/eventId", schemaPath: "#/oneOf/4/properties/data/properties/cause/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/cause/eventId", schemaPath: "#/oneOf/4/properties/data/properties/cause/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid31 = _errs198 === errors;
                                                  } else
                                                    var valid31 = !0;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/cause", schemaPath: "#/oneOf/4/properties/data/properties/cause/type", keyword: "type", params: { type: "object" } }], !1;
                                            var valid30 = _errs193 === errors;
                                          } else
                                            var valid30 = !0;
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/4/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid28 = _errs184 === errors;
                              } else
                                var valid28 = !0;
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
                let missing22;
                if (data.v === void 0 && (missing22 = "v") || data.eventId === void 0 && (missing22 = "eventId") || data.eventIndex === void 0 && (missing22 = "eventIndex") || data.sessionId === void 0 && (missing22 = "sessionId") || data.kind === void 0 && (missing22 = "kind") || data.dedupeKey === void 0 && (missing22 = "dedupeKey") || data.scope === void 0 && (missing22 = "scope") || data.data === void 0 && (missing22 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: missing22 } }], !1;
                if (data.v !== void 0) {
                  let data77 = data.v, _errs203 = errors;
                  if (typeof data77 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/5/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data77 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/5/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid33 = _errs203 === errors;
                } else
                  var valid33 = !0;
                if (valid33) {
                  if (data.eventId !== void 0) {
                    let data78 = data.eventId, _errs205 = errors;
                    if (errors === _errs205)
                      if (typeof data78 == "string") {
                        if (!pattern0.test(data78))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/5/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/5/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid33 = _errs205 === errors;
                  } else
                    var valid33 = !0;
                  if (valid33) {
                    if (data.eventIndex !== void 0) {
                      let data79 = data.eventIndex, _errs207 = errors;
                      if (!(typeof data79 == "number" && !(data79 % 1) && !isNaN(data79)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/5/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs207 && typeof data79 == "number" && (data79 < 0 || isNaN(data79)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/5/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid33 = _errs207 === errors;
                    } else
                      var valid33 = !0;
                    if (valid33) {
                      if (data.sessionId !== void 0) {
                        let data80 = data.sessionId, _errs209 = errors;
                        if (errors === _errs209)
                          if (typeof data80 == "string") {
                            if (!pattern1.test(data80))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/5/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/5/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid33 = _errs209 === errors;
                      } else
                        var valid33 = !0;
                      if (valid33) {
                        if (data.kind !== void 0) {
                          let data81 = data.kind, _errs211 = errors;
                          if (typeof data81 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data81 !== "advance_recorded")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/const", keyword: "const", params: { allowedValue: "advance_recorded" } }], !1;
                          var valid33 = _errs211 === errors;
                        } else
                          var valid33 = !0;
                        if (valid33) {
                          if (data.dedupeKey !== void 0) {
                            let data82 = data.dedupeKey, _errs213 = errors;
                            if (errors === _errs213)
                              if (typeof data82 == "string") {
                                if (func2(data82) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/5/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data82))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/5/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/5/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid33 = _errs213 === errors;
                          } else
                            var valid33 = !0;
                          if (valid33) {
                            if (data.scope !== void 0) {
                              let data83 = data.scope, _errs215 = errors;
                              if (errors === _errs215)
                                if (data83 && typeof data83 == "object" && !Array.isArray(data83)) {
                                  let missing23;
                                  if (data83.runId === void 0 && (missing23 = "runId") || data83.nodeId === void 0 && (missing23 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/5/properties/scope/required", keyword: "required", params: { missingProperty: missing23 } }], !1;
                                  if (data83.runId !== void 0) {
                                    let data84 = data83.runId, _errs218 = errors;
                                    if (errors === _errs218)
                                      if (typeof data84 == "string") {
                                        if (!pattern6.test(data84))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/5/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/5/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid34 = _errs218 === errors;
                                  } else
                                    var valid34 = !0;
                                  if (valid34)
                                    if (data83.nodeId !== void 0) {
                                      let data85 = data83.nodeId, _errs220 = errors;
                                      if (errors === _errs220)
                                        if (typeof data85 == "string") {
                                          if (!pattern7.test(data85))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/5/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/5/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid34 = _errs220 === errors;
                                    } else
                                      var valid34 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/5/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid33 = _errs215 === errors;
                            } else
                              var valid33 = !0;
                            if (valid33)
                              if (data.data !== void 0) {
                                let data86 = data.data, _errs222 = errors;
                                if (errors === _errs222)
                                  if (data86 && typeof data86 == "object" && !Array.isArray(data86)) {
                                    let missing24;
                                    if (data86.attemptId === void 0 && (missing24 = "attemptId") || data86.intent === void 0 && (missing24 = "intent") || data86.outcome === void 0 && (missing24 = "outcome"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/5/properties/data/required", keyword: "required", params: { missingProperty: missing24 } }], !1;
                                    if (data86.attemptId !== void 0) {
                                      let data87 = data86.attemptId, _errs225 = errors;
                                      if (errors === _errs225)
                                        if (typeof data87 == "string") {
                                          if (!pattern27.test(data87))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/attemptId", schemaPath: "#/oneOf/5/properties/data/properties/attemptId/pattern", keyword: "pattern", params: { pattern: "^att_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/attemptId", schemaPath: "#/oneOf/5/properties/data/properties/attemptId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid35 = _errs225 === errors;
                                    } else
                                      var valid35 = !0;
                                    if (valid35) {
                                      if (data86.intent !== void 0) {
                                        let data88 = data86.intent, _errs227 = errors;
                                        if (typeof data88 != "string")
                                          return validate10.errors = [{ instancePath: instancePath + "/data/intent", schemaPath: "#/oneOf/5/properties/data/properties/intent/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (data88 !== "ack_pending")
                                          return validate10.errors = [{ instancePath: instancePath + "/data/intent", schemaPath: "#/oneOf/5/properties/data/properties/intent/const", keyword: "const", params: { allowedValue: "ack_pending" } }], !1;
                                        var valid35 = _errs227 === errors;
                                      } else
                                        var valid35 = !0;
                                      if (valid35) {
                                        if (data86.outcome !== void 0) {
                                          let data89 = data86.outcome, _errs229 = errors;
                                          if (errors === _errs229)
                                            if (data89 && typeof data89 == "object" && !Array.isArray(data89)) {
                                              let missing25;
                                              if (data89.kind === void 0 && (missing25 = "kind"))
                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome", schemaPath: "#/oneOf/5/properties/data/properties/outcome/required", keyword: "required", params: { missingProperty: missing25 } }], !1;
                                              {
                                                let tag2 = data89.kind;
                                                if (typeof tag2 == "string")
                                                  if (tag2 === "blocked") {
                                                    if (errors === errors)
                                                      if (data89 && typeof data89 == "object" && !Array.isArray(data89)) {
                                                        let missing26;
                                                        if (data89.kind === void 0 && (missing26 = "kind") || data89.blockers === void 0 && (missing26 = "blockers"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/outcome", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/required", keyword: "required", params: { missingProperty: missing26 } }], !1;
                                                        if (data89.kind !== void 0) {
                                                          let data90 = data89.kind, _errs235 = errors;
                                                          if (typeof data90 != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/outcome/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data90 !== "blocked")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/outcome/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "blocked" } }], !1;
                                                          var valid38 = _errs235 === errors;
                                                        } else
                                                          var valid38 = !0;
                                                        if (valid38)
                                                          if (data89.blockers !== void 0) {
                                                            let data91 = data89.blockers, _errs237 = errors;
                                                            if (errors === _errs237)
                                                              if (data91 && typeof data91 == "object" && !Array.isArray(data91)) {
                                                                let missing27;
                                                                if (data91.blockers === void 0 && (missing27 = "blockers"))
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/required", keyword: "required", params: { missingProperty: missing27 } }], !1;
                                                                if (data91.blockers !== void 0) {
                                                                  let data92 = data91.blockers;
                                                                  if (errors === errors)
                                                                    if (Array.isArray(data92)) {
                                                                      if (data92.length > 10)
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/maxItems", keyword: "maxItems", params: { limit: 10 } }], !1;
                                                                      if (data92.length < 1)
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                                      {
                                                                        var valid40 = !0;
                                                                        let len0 = data92.length;
                                                                        for (let i0 = 0; i0 < len0; i0++) {
                                                                          let data93 = data92[i0], _errs242 = errors;
                                                                          if (errors === _errs242)
                                                                            if (data93 && typeof data93 == "object" && !Array.isArray(data93)) {
                                                                              let missing28;
                                                                              if (data93.code === void 0 && (missing28 = "code") || data93.pointer === void 0 && (missing28 = "pointer") || data93.message === void 0 && (missing28 = "message"))
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0, schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/required", keyword: "required", params: { missingProperty: missing28 } }], !1;
                                                                              if (data93.code !== void 0) {
                                                                                let data94 = data93.code, _errs245 = errors;
                                                                                if (typeof data94 != "string")
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/code", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/code/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                if (!(data94 === "USER_ONLY_DEPENDENCY" || data94 === "MISSING_REQUIRED_OUTPUT" || data94 === "INVALID_REQUIRED_OUTPUT" || data94 === "REQUIRED_CAPABILITY_UNKNOWN" || data94 === "REQUIRED_CAPABILITY_UNAVAILABLE" || data94 === "INVARIANT_VIOLATION" || data94 === "STORAGE_CORRUPTION_DETECTED"))
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/code", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/code/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[5].properties.data.properties.outcome.oneOf[0].properties.blockers.properties.blockers.items.properties.code.enum } }], !1;
                                                                                var valid41 = _errs245 === errors;
                                                                              } else
                                                                                var valid41 = !0;
                                                                              if (valid41) {
                                                                                if (data93.pointer !== void 0) {
                                                                                  let data95 = data93.pointer, _errs247 = errors;
                                                                                  if (errors === _errs247)
                                                                                    if (data95 && typeof data95 == "object" && !Array.isArray(data95)) {
                                                                                      let missing29;
                                                                                      if (data95.kind === void 0 && (missing29 = "kind"))
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/required", keyword: "required", params: { missingProperty: missing29 } }], !1;
                                                                                      {
                                                                                        let tag3 = data95.kind;
                                                                                        if (typeof tag3 == "string")
                                                                                          if (tag3 === "context_key") {
                                                                                            if (errors === errors)
                                                                                              if (data95 && typeof data95 == "object" && !Array.isArray(data95)) {
                                                                                                let missing30;
                                                                                                if (data95.kind === void 0 && (missing30 = "kind") || data95.key === void 0 && (missing30 = "key"))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/0/required", keyword: "required", params: { missingProperty: missing30 } }], !1;
                                                                                                if (data95.kind !== void 0) {
                                                                                                  let data96 = data95.kind, _errs253 = errors;
                                                                                                  if (typeof data96 != "string")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  if (data96 !== "context_key")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "context_key" } }], !1;
                                                                                                  var valid44 = _errs253 === errors;
                                                                                                } else
                                                                                                  var valid44 = !0;
                                                                                                if (valid44)
                                                                                                  if (data95.key !== void 0) {
                                                                                                    let data97 = data95.key, _errs255 = errors;
                                                                                                    if (errors === _errs255)
                                                                                                      if (typeof data97 == "string") {
                                                                                                        if (!pattern42.test(data97))
                                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/key", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/0/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                                      } else
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/key", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/0/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                    var valid44 = _errs255 === errors;
                                                                                                  } else
                                                                                                    var valid44 = !0;
                                                                                              } else
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                          } else if (tag3 === "context_budget") {
                                                                                            if (errors === errors)
                                                                                              if (data95 && typeof data95 == "object" && !Array.isArray(data95)) {
                                                                                                let missing31;
                                                                                                if (data95.kind === void 0 && (missing31 = "kind"))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/1/required", keyword: "required", params: { missingProperty: missing31 } }], !1;
                                                                                                if (data95.kind !== void 0) {
                                                                                                  let data98 = data95.kind;
                                                                                                  if (typeof data98 != "string")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  if (data98 !== "context_budget")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "context_budget" } }], !1;
                                                                                                }
                                                                                              } else
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                          } else if (tag3 === "output_contract") {
                                                                                            if (errors === errors)
                                                                                              if (data95 && typeof data95 == "object" && !Array.isArray(data95)) {
                                                                                                let missing32;
                                                                                                if (data95.kind === void 0 && (missing32 = "kind") || data95.contractRef === void 0 && (missing32 = "contractRef"))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/2/required", keyword: "required", params: { missingProperty: missing32 } }], !1;
                                                                                                if (data95.kind !== void 0) {
                                                                                                  let data99 = data95.kind, _errs265 = errors;
                                                                                                  if (typeof data99 != "string")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  if (data99 !== "output_contract")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "output_contract" } }], !1;
                                                                                                  var valid48 = _errs265 === errors;
                                                                                                } else
                                                                                                  var valid48 = !0;
                                                                                                if (valid48)
                                                                                                  if (data95.contractRef !== void 0) {
                                                                                                    let _errs267 = errors;
                                                                                                    if (typeof data95.contractRef != "string")
                                                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/contractRef", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/2/properties/contractRef/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                    var valid48 = _errs267 === errors;
                                                                                                  } else
                                                                                                    var valid48 = !0;
                                                                                              } else
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                          } else if (tag3 === "capability") {
                                                                                            if (errors === errors)
                                                                                              if (data95 && typeof data95 == "object" && !Array.isArray(data95)) {
                                                                                                let missing33;
                                                                                                if (data95.kind === void 0 && (missing33 = "kind") || data95.capability === void 0 && (missing33 = "capability"))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/3/required", keyword: "required", params: { missingProperty: missing33 } }], !1;
                                                                                                if (data95.kind !== void 0) {
                                                                                                  let data101 = data95.kind, _errs272 = errors;
                                                                                                  if (typeof data101 != "string")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  if (data101 !== "capability")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "capability" } }], !1;
                                                                                                  var valid50 = _errs272 === errors;
                                                                                                } else
                                                                                                  var valid50 = !0;
                                                                                                if (valid50)
                                                                                                  if (data95.capability !== void 0) {
                                                                                                    let data102 = data95.capability, _errs274 = errors;
                                                                                                    if (typeof data102 != "string")
                                                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/capability", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/3/properties/capability/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                    if (!(data102 === "delegation" || data102 === "web_browsing"))
                                                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/capability", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/3/properties/capability/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[5].properties.data.properties.outcome.oneOf[0].properties.blockers.properties.blockers.items.properties.pointer.oneOf[3].properties.capability.enum } }], !1;
                                                                                                    var valid50 = _errs274 === errors;
                                                                                                  } else
                                                                                                    var valid50 = !0;
                                                                                              } else
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/3/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                          } else if (tag3 === "workflow_step") {
                                                                                            if (errors === errors)
                                                                                              if (data95 && typeof data95 == "object" && !Array.isArray(data95)) {
                                                                                                let missing34;
                                                                                                if (data95.kind === void 0 && (missing34 = "kind") || data95.stepId === void 0 && (missing34 = "stepId"))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/4/required", keyword: "required", params: { missingProperty: missing34 } }], !1;
                                                                                                if (data95.kind !== void 0) {
                                                                                                  let data103 = data95.kind, _errs279 = errors;
                                                                                                  if (typeof data103 != "string")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/4/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  if (data103 !== "workflow_step")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "workflow_step" } }], !1;
                                                                                                  var valid52 = _errs279 === errors;
                                                                                                } else
                                                                                                  var valid52 = !0;
                                                                                                if (valid52)
                                                                                                  if (data95.stepId !== void 0) {
                                                                                                    let data104 = data95.stepId, _errs281 = errors;
                                                                                                    if (errors === _errs281)
                                                                                                      if (typeof data104 == "string") {
                                                                                                        if (!pattern42.test(data104))
                                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/stepId", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/4/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                                      } else
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/stepId", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/4/properties/stepId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                    var valid52 = _errs281 === errors;
                                                                                                  } else
                                                                                                    var valid52 = !0;
                                                                                              } else
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/4/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                          } else
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag3 } }], !1;
                                                                                        else
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag3 } }], !1;
                                                                                      }
                                                                                    } else
                                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                  var valid41 = _errs247 === errors;
                                                                                } else
                                                                                  var valid41 = !0;
                                                                                if (valid41) {
                                                                                  if (data93.message !== void 0) {
                                                                                    let data105 = data93.message, _errs283 = errors;
                                                                                    if (errors === _errs283)
                                                                                      if (typeof data105 == "string") {
                                                                                        if (func2(data105) > 512)
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/message", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/message/maxLength", keyword: "maxLength", params: { limit: 512 } }], !1;
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/message", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid41 = _errs283 === errors;
                                                                                  } else
                                                                                    var valid41 = !0;
                                                                                  if (valid41)
                                                                                    if (data93.suggestedFix !== void 0) {
                                                                                      let data106 = data93.suggestedFix, _errs285 = errors;
                                                                                      if (errors === _errs285)
                                                                                        if (typeof data106 == "string") {
                                                                                          if (func2(data106) > 1024)
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/suggestedFix", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/suggestedFix/maxLength", keyword: "maxLength", params: { limit: 1024 } }], !1;
                                                                                        } else
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/suggestedFix", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/suggestedFix/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                      var valid41 = _errs285 === errors;
                                                                                    } else
                                                                                      var valid41 = !0;
                                                                                }
                                                                              }
                                                                            } else
                                                                              return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0, schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                          var valid40 = _errs242 === errors;
                                                                          if (!valid40)
                                                                            break;
                                                                        }
                                                                      }
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/type", keyword: "type", params: { type: "array" } }], !1;
                                                                }
                                                              } else
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/type", keyword: "type", params: { type: "object" } }], !1;
                                                            var valid38 = _errs237 === errors;
                                                          } else
                                                            var valid38 = !0;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag2 === "advanced") {
                                                    if (errors === errors)
                                                      if (data89 && typeof data89 == "object" && !Array.isArray(data89)) {
                                                        let missing35;
                                                        if (data89.kind === void 0 && (missing35 = "kind") || data89.toNodeId === void 0 && (missing35 = "toNodeId"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/outcome", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/1/required", keyword: "required", params: { missingProperty: missing35 } }], !1;
                                                        if (data89.kind !== void 0) {
                                                          let data107 = data89.kind, _errs290 = errors;
                                                          if (typeof data107 != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/outcome/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data107 !== "advanced")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/outcome/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "advanced" } }], !1;
                                                          var valid54 = _errs290 === errors;
                                                        } else
                                                          var valid54 = !0;
                                                        if (valid54)
                                                          if (data89.toNodeId !== void 0) {
                                                            let data108 = data89.toNodeId, _errs292 = errors;
                                                            if (errors === _errs292)
                                                              if (typeof data108 == "string") {
                                                                if (!pattern7.test(data108))
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/toNodeId", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/1/properties/toNodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                                              } else
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/toNodeId", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/1/properties/toNodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                                            var valid54 = _errs292 === errors;
                                                          } else
                                                            var valid54 = !0;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome", schemaPath: "#/oneOf/5/properties/data/properties/outcome/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag2 } }], !1;
                                                else
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome", schemaPath: "#/oneOf/5/properties/data/properties/outcome/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag2 } }], !1;
                                              }
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/data/outcome", schemaPath: "#/oneOf/5/properties/data/properties/outcome/type", keyword: "type", params: { type: "object" } }], !1;
                                          var valid35 = _errs229 === errors;
                                        } else
                                          var valid35 = !0;
                                        if (valid35) {
                                          if (data86.inputDigest !== void 0) {
                                            let data109 = data86.inputDigest, _errs294 = errors;
                                            if (errors === _errs294)
                                              if (typeof data109 == "string") {
                                                if (!pattern9.test(data109))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/inputDigest", schemaPath: "#/oneOf/5/properties/data/properties/inputDigest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/inputDigest", schemaPath: "#/oneOf/5/properties/data/properties/inputDigest/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid35 = _errs294 === errors;
                                          } else
                                            var valid35 = !0;
                                          if (valid35)
                                            if (data86.blockedNodeId !== void 0) {
                                              let data110 = data86.blockedNodeId, _errs296 = errors;
                                              if (errors === _errs296)
                                                if (typeof data110 == "string") {
                                                  if (!pattern7.test(data110))
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/blockedNodeId", schemaPath: "#/oneOf/5/properties/data/properties/blockedNodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                                } else
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/blockedNodeId", schemaPath: "#/oneOf/5/properties/data/properties/blockedNodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                              var valid35 = _errs296 === errors;
                                            } else
                                              var valid35 = !0;
                                        }
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/5/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid33 = _errs222 === errors;
                              } else
                                var valid33 = !0;
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
                let missing36;
                if (data.v === void 0 && (missing36 = "v") || data.eventId === void 0 && (missing36 = "eventId") || data.eventIndex === void 0 && (missing36 = "eventIndex") || data.sessionId === void 0 && (missing36 = "sessionId") || data.kind === void 0 && (missing36 = "kind") || data.dedupeKey === void 0 && (missing36 = "dedupeKey") || data.scope === void 0 && (missing36 = "scope") || data.data === void 0 && (missing36 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: missing36 } }], !1;
                if (data.v !== void 0) {
                  let data111 = data.v, _errs301 = errors;
                  if (typeof data111 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/6/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data111 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/6/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid56 = _errs301 === errors;
                } else
                  var valid56 = !0;
                if (valid56) {
                  if (data.eventId !== void 0) {
                    let data112 = data.eventId, _errs303 = errors;
                    if (errors === _errs303)
                      if (typeof data112 == "string") {
                        if (!pattern0.test(data112))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/6/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/6/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid56 = _errs303 === errors;
                  } else
                    var valid56 = !0;
                  if (valid56) {
                    if (data.eventIndex !== void 0) {
                      let data113 = data.eventIndex, _errs305 = errors;
                      if (!(typeof data113 == "number" && !(data113 % 1) && !isNaN(data113)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/6/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs305 && typeof data113 == "number" && (data113 < 0 || isNaN(data113)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/6/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid56 = _errs305 === errors;
                    } else
                      var valid56 = !0;
                    if (valid56) {
                      if (data.sessionId !== void 0) {
                        let data114 = data.sessionId, _errs307 = errors;
                        if (errors === _errs307)
                          if (typeof data114 == "string") {
                            if (!pattern1.test(data114))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/6/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/6/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid56 = _errs307 === errors;
                      } else
                        var valid56 = !0;
                      if (valid56) {
                        if (data.kind !== void 0) {
                          let data115 = data.kind, _errs309 = errors;
                          if (typeof data115 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/6/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data115 !== "node_output_appended")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/6/properties/kind/const", keyword: "const", params: { allowedValue: "node_output_appended" } }], !1;
                          var valid56 = _errs309 === errors;
                        } else
                          var valid56 = !0;
                        if (valid56) {
                          if (data.dedupeKey !== void 0) {
                            let data116 = data.dedupeKey, _errs311 = errors;
                            if (errors === _errs311)
                              if (typeof data116 == "string") {
                                if (func2(data116) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/6/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data116))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/6/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/6/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid56 = _errs311 === errors;
                          } else
                            var valid56 = !0;
                          if (valid56) {
                            if (data.scope !== void 0) {
                              let data117 = data.scope, _errs313 = errors;
                              if (errors === _errs313)
                                if (data117 && typeof data117 == "object" && !Array.isArray(data117)) {
                                  let missing37;
                                  if (data117.runId === void 0 && (missing37 = "runId") || data117.nodeId === void 0 && (missing37 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/6/properties/scope/required", keyword: "required", params: { missingProperty: missing37 } }], !1;
                                  if (data117.runId !== void 0) {
                                    let data118 = data117.runId, _errs316 = errors;
                                    if (errors === _errs316)
                                      if (typeof data118 == "string") {
                                        if (!pattern6.test(data118))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/6/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/6/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid57 = _errs316 === errors;
                                  } else
                                    var valid57 = !0;
                                  if (valid57)
                                    if (data117.nodeId !== void 0) {
                                      let data119 = data117.nodeId, _errs318 = errors;
                                      if (errors === _errs318)
                                        if (typeof data119 == "string") {
                                          if (!pattern7.test(data119))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/6/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/6/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid57 = _errs318 === errors;
                                    } else
                                      var valid57 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/6/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid56 = _errs313 === errors;
                            } else
                              var valid56 = !0;
                            if (valid56)
                              if (data.data !== void 0) {
                                let data120 = data.data, _errs320 = errors;
                                if (errors === _errs320)
                                  if (data120 && typeof data120 == "object" && !Array.isArray(data120)) {
                                    let missing38;
                                    if (data120.outputId === void 0 && (missing38 = "outputId") || data120.outputChannel === void 0 && (missing38 = "outputChannel") || data120.payload === void 0 && (missing38 = "payload"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/6/properties/data/required", keyword: "required", params: { missingProperty: missing38 } }], !1;
                                    if (data120.outputId !== void 0) {
                                      let data121 = data120.outputId, _errs323 = errors;
                                      if (errors === _errs323)
                                        if (typeof data121 == "string") {
                                          if (!pattern52.test(data121))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/outputId", schemaPath: "#/oneOf/6/properties/data/properties/outputId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/outputId", schemaPath: "#/oneOf/6/properties/data/properties/outputId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid58 = _errs323 === errors;
                                    } else
                                      var valid58 = !0;
                                    if (valid58) {
                                      if (data120.supersedesOutputId !== void 0) {
                                        let data122 = data120.supersedesOutputId, _errs325 = errors;
                                        if (errors === _errs325)
                                          if (typeof data122 == "string") {
                                            if (!pattern52.test(data122))
                                              return validate10.errors = [{ instancePath: instancePath + "/data/supersedesOutputId", schemaPath: "#/oneOf/6/properties/data/properties/supersedesOutputId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                          } else
                                            return validate10.errors = [{ instancePath: instancePath + "/data/supersedesOutputId", schemaPath: "#/oneOf/6/properties/data/properties/supersedesOutputId/type", keyword: "type", params: { type: "string" } }], !1;
                                        var valid58 = _errs325 === errors;
                                      } else
                                        var valid58 = !0;
                                      if (valid58) {
                                        if (data120.outputChannel !== void 0) {
                                          let data123 = data120.outputChannel, _errs327 = errors;
                                          if (typeof data123 != "string")
                                            return validate10.errors = [{ instancePath: instancePath + "/data/outputChannel", schemaPath: "#/oneOf/6/properties/data/properties/outputChannel/type", keyword: "type", params: { type: "string" } }], !1;
                                          if (!(data123 === "recap" || data123 === "artifact"))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/outputChannel", schemaPath: "#/oneOf/6/properties/data/properties/outputChannel/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[6].properties.data.properties.outputChannel.enum } }], !1;
                                          var valid58 = _errs327 === errors;
                                        } else
                                          var valid58 = !0;
                                        if (valid58)
                                          if (data120.payload !== void 0) {
                                            let data124 = data120.payload, _errs329 = errors;
                                            if (errors === _errs329)
                                              if (data124 && typeof data124 == "object" && !Array.isArray(data124)) {
                                                let missing39;
                                                if (data124.payloadKind === void 0 && (missing39 = "payloadKind"))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/payload", schemaPath: "#/oneOf/6/properties/data/properties/payload/required", keyword: "required", params: { missingProperty: missing39 } }], !1;
                                                {
                                                  let tag4 = data124.payloadKind;
                                                  if (typeof tag4 == "string")
                                                    if (tag4 === "notes") {
                                                      if (errors === errors)
                                                        if (data124 && typeof data124 == "object" && !Array.isArray(data124)) {
                                                          let missing40;
                                                          if (data124.payloadKind === void 0 && (missing40 = "payloadKind") || data124.notesMarkdown === void 0 && (missing40 = "notesMarkdown"))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/payload", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/0/required", keyword: "required", params: { missingProperty: missing40 } }], !1;
                                                          if (data124.payloadKind !== void 0) {
                                                            let data125 = data124.payloadKind, _errs335 = errors;
                                                            if (typeof data125 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/payload/payloadKind", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/0/properties/payloadKind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data125 !== "notes")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/payload/payloadKind", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/0/properties/payloadKind/const", keyword: "const", params: { allowedValue: "notes" } }], !1;
                                                            var valid61 = _errs335 === errors;
                                                          } else
                                                            var valid61 = !0;
                                                          if (valid61)
                                                            if (data124.notesMarkdown !== void 0) {
                                                              let data126 = data124.notesMarkdown, _errs337 = errors;
                                                              if (errors === _errs337)
                                                                if (typeof data126 == "string") {
                                                                  if (func2(data126) > 4096)
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/payload/notesMarkdown", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/0/properties/notesMarkdown/maxLength", keyword: "maxLength", params: { limit: 4096 } }], !1;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/payload/notesMarkdown", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/0/properties/notesMarkdown/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid61 = _errs337 === errors;
                                                            } else
                                                              var valid61 = !0;
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/payload", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                    } else if (tag4 === "artifact_ref") {
                                                      if (errors === errors)
                                                        if (data124 && typeof data124 == "object" && !Array.isArray(data124)) {
                                                          let missing41;
                                                          if (data124.payloadKind === void 0 && (missing41 = "payloadKind") || data124.sha256 === void 0 && (missing41 = "sha256") || data124.contentType === void 0 && (missing41 = "contentType") || data124.byteLength === void 0 && (missing41 = "byteLength"))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/payload", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/required", keyword: "required", params: { missingProperty: missing41 } }], !1;
                                                          if (data124.payloadKind !== void 0) {
                                                            let data127 = data124.payloadKind, _errs342 = errors;
                                                            if (typeof data127 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/payload/payloadKind", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/payloadKind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data127 !== "artifact_ref")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/payload/payloadKind", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/payloadKind/const", keyword: "const", params: { allowedValue: "artifact_ref" } }], !1;
                                                            var valid63 = _errs342 === errors;
                                                          } else
                                                            var valid63 = !0;
                                                          if (valid63) {
                                                            if (data124.sha256 !== void 0) {
                                                              let data128 = data124.sha256, _errs344 = errors;
                                                              if (errors === _errs344)
                                                                if (typeof data128 == "string") {
                                                                  if (!pattern9.test(data128))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/payload/sha256", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/payload/sha256", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/sha256/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid63 = _errs344 === errors;
                                                            } else
                                                              var valid63 = !0;
                                                            if (valid63) {
                                                              if (data124.contentType !== void 0) {
                                                                let data129 = data124.contentType, _errs346 = errors;
                                                                if (errors === _errs346)
                                                                  if (typeof data129 == "string") {
                                                                    if (func2(data129) > 128)
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/payload/contentType", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/contentType/maxLength", keyword: "maxLength", params: { limit: 128 } }], !1;
                                                                    if (func2(data129) < 1)
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/payload/contentType", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/contentType/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/payload/contentType", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/contentType/type", keyword: "type", params: { type: "string" } }], !1;
                                                                var valid63 = _errs346 === errors;
                                                              } else
                                                                var valid63 = !0;
                                                              if (valid63)
                                                                if (data124.byteLength !== void 0) {
                                                                  let data130 = data124.byteLength, _errs348 = errors;
                                                                  if (!(typeof data130 == "number" && !(data130 % 1) && !isNaN(data130)))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/payload/byteLength", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/byteLength/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                  if (errors === _errs348 && typeof data130 == "number" && (data130 < 0 || isNaN(data130)))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/payload/byteLength", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/byteLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                  var valid63 = _errs348 === errors;
                                                                } else
                                                                  var valid63 = !0;
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
                                            var valid58 = _errs329 === errors;
                                          } else
                                            var valid58 = !0;
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/6/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid56 = _errs320 === errors;
                              } else
                                var valid56 = !0;
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
                let missing42;
                if (data.v === void 0 && (missing42 = "v") || data.eventId === void 0 && (missing42 = "eventId") || data.eventIndex === void 0 && (missing42 = "eventIndex") || data.sessionId === void 0 && (missing42 = "sessionId") || data.kind === void 0 && (missing42 = "kind") || data.dedupeKey === void 0 && (missing42 = "dedupeKey") || data.scope === void 0 && (missing42 = "scope") || data.data === void 0 && (missing42 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: missing42 } }], !1;
                if (data.v !== void 0) {
                  let data131 = data.v, _errs353 = errors;
                  if (typeof data131 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/7/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data131 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/7/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid65 = _errs353 === errors;
                } else
                  var valid65 = !0;
                if (valid65) {
                  if (data.eventId !== void 0) {
                    let data132 = data.eventId, _errs355 = errors;
                    if (errors === _errs355)
                      if (typeof data132 == "string") {
                        if (!pattern0.test(data132))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/7/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/7/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid65 = _errs355 === errors;
                  } else
                    var valid65 = !0;
                  if (valid65) {
                    if (data.eventIndex !== void 0) {
                      let data133 = data.eventIndex, _errs357 = errors;
                      if (!(typeof data133 == "number" && !(data133 % 1) && !isNaN(data133)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/7/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs357 && typeof data133 == "number" && (data133 < 0 || isNaN(data133)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/7/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid65 = _errs357 === errors;
                    } else
                      var valid65 = !0;
                    if (valid65) {
                      if (data.sessionId !== void 0) {
                        let data134 = data.sessionId, _errs359 = errors;
                        if (errors === _errs359)
                          if (typeof data134 == "string") {
                            if (!pattern1.test(data134))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/7/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/7/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid65 = _errs359 === errors;
                      } else
                        var valid65 = !0;
                      if (valid65) {
                        if (data.kind !== void 0) {
                          let data135 = data.kind, _errs361 = errors;
                          if (typeof data135 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/7/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data135 !== "preferences_changed")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/7/properties/kind/const", keyword: "const", params: { allowedValue: "preferences_changed" } }], !1;
                          var valid65 = _errs361 === errors;
                        } else
                          var valid65 = !0;
                        if (valid65) {
                          if (data.dedupeKey !== void 0) {
                            let data136 = data.dedupeKey, _errs363 = errors;
                            if (errors === _errs363)
                              if (typeof data136 == "string") {
                                if (func2(data136) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/7/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data136))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/7/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/7/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid65 = _errs363 === errors;
                          } else
                            var valid65 = !0;
                          if (valid65) {
                            if (data.scope !== void 0) {
                              let data137 = data.scope, _errs365 = errors;
                              if (errors === _errs365)
                                if (data137 && typeof data137 == "object" && !Array.isArray(data137)) {
                                  let missing43;
                                  if (data137.runId === void 0 && (missing43 = "runId") || data137.nodeId === void 0 && (missing43 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/7/properties/scope/required", keyword: "required", params: { missingProperty: missing43 } }], !1;
                                  if (data137.runId !== void 0) {
                                    let data138 = data137.runId, _errs368 = errors;
                                    if (errors === _errs368)
                                      if (typeof data138 == "string") {
                                        if (!pattern6.test(data138))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/7/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/7/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid66 = _errs368 === errors;
                                  } else
                                    var valid66 = !0;
                                  if (valid66)
                                    if (data137.nodeId !== void 0) {
                                      let data139 = data137.nodeId, _errs370 = errors;
                                      if (errors === _errs370)
                                        if (typeof data139 == "string") {
                                          if (!pattern7.test(data139))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/7/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/7/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid66 = _errs370 === errors;
                                    } else
                                      var valid66 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/7/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid65 = _errs365 === errors;
                            } else
                              var valid65 = !0;
                            if (valid65)
                              if (data.data !== void 0) {
                                let data140 = data.data, _errs372 = errors;
                                if (errors === _errs372)
                                  if (data140 && typeof data140 == "object" && !Array.isArray(data140)) {
                                    let missing44;
                                    if (data140.changeId === void 0 && (missing44 = "changeId") || data140.source === void 0 && (missing44 = "source") || data140.delta === void 0 && (missing44 = "delta") || data140.effective === void 0 && (missing44 = "effective"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/7/properties/data/required", keyword: "required", params: { missingProperty: missing44 } }], !1;
                                    if (data140.changeId !== void 0) {
                                      let data141 = data140.changeId, _errs375 = errors;
                                      if (errors === _errs375)
                                        if (typeof data141 == "string") {
                                          if (!pattern52.test(data141))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/changeId", schemaPath: "#/oneOf/7/properties/data/properties/changeId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/changeId", schemaPath: "#/oneOf/7/properties/data/properties/changeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid67 = _errs375 === errors;
                                    } else
                                      var valid67 = !0;
                                    if (valid67) {
                                      if (data140.source !== void 0) {
                                        let data142 = data140.source, _errs377 = errors;
                                        if (typeof data142 != "string")
                                          return validate10.errors = [{ instancePath: instancePath + "/data/source", schemaPath: "#/oneOf/7/properties/data/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data142 === "user" || data142 === "workflow_recommendation" || data142 === "system"))
                                          return validate10.errors = [{ instancePath: instancePath + "/data/source", schemaPath: "#/oneOf/7/properties/data/properties/source/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[7].properties.data.properties.source.enum } }], !1;
                                        var valid67 = _errs377 === errors;
                                      } else
                                        var valid67 = !0;
                                      if (valid67) {
                                        if (data140.delta !== void 0) {
                                          let data143 = data140.delta, _errs379 = errors;
                                          if (errors === _errs379)
                                            if (Array.isArray(data143)) {
                                              if (data143.length > 2)
                                                return validate10.errors = [{ instancePath: instancePath + "/data/delta", schemaPath: "#/oneOf/7/properties/data/properties/delta/maxItems", keyword: "maxItems", params: { limit: 2 } }], !1;
                                              if (data143.length < 1)
                                                return validate10.errors = [{ instancePath: instancePath + "/data/delta", schemaPath: "#/oneOf/7/properties/data/properties/delta/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                              {
                                                var valid68 = !0;
                                                let len1 = data143.length;
                                                for (let i1 = 0; i1 < len1; i1++) {
                                                  let data144 = data143[i1], _errs381 = errors;
                                                  if (errors === _errs381)
                                                    if (data144 && typeof data144 == "object" && !Array.isArray(data144)) {
                                                      let missing45;
                                                      if (data144.key === void 0 && (missing45 = "key"))
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/required", keyword: "required", params: { missingProperty: missing45 } }], !1;
                                                      {
                                                        let tag5 = data144.key;
                                                        if (typeof tag5 == "string")
                                                          if (tag5 === "autonomy") {
                                                            if (errors === errors)
                                                              if (data144 && typeof data144 == "object" && !Array.isArray(data144)) {
                                                                let missing46;
                                                                if (data144.key === void 0 && (missing46 = "key") || data144.value === void 0 && (missing46 = "value"))
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing46 } }], !1;
                                                                if (data144.key !== void 0) {
                                                                  let data145 = data144.key, _errs387 = errors;
                                                                  if (typeof data145 != "string")
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/key", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/0/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  if (data145 !== "autonomy")
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/key", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/0/properties/key/const", keyword: "const", params: { allowedValue: "autonomy" } }], !1;
                                                                  var valid71 = _errs387 === errors;
                                                                } else
                                                                  var valid71 = !0;
                                                                if (valid71)
                                                                  if (data144.value !== void 0) {
                                                                    let data146 = data144.value, _errs389 = errors;
                                                                    if (typeof data146 != "string")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/value", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/0/properties/value/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    if (!(data146 === "guided" || data146 === "full_auto_stop_on_user_deps" || data146 === "full_auto_never_stop"))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/value", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/0/properties/value/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[7].properties.data.properties.delta.items.oneOf[0].properties.value.enum } }], !1;
                                                                    var valid71 = _errs389 === errors;
                                                                  } else
                                                                    var valid71 = !0;
                                                              } else
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                          } else if (tag5 === "riskPolicy") {
                                                            if (errors === errors)
                                                              if (data144 && typeof data144 == "object" && !Array.isArray(data144)) {
                                                                let missing47;
                                                                if (data144.key === void 0 && (missing47 = "key") || data144.value === void 0 && (missing47 = "value"))
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing47 } }], !1;
                                                                if (data144.key !== void 0) {
                                                                  let data147 = data144.key, _errs394 = errors;
                                                                  if (typeof data147 != "string")
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/key", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/1/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  if (data147 !== "riskPolicy")
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/key", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/1/properties/key/const", keyword: "const", params: { allowedValue: "riskPolicy" } }], !1;
                                                                  var valid73 = _errs394 === errors;
                                                                } else
                                                                  var valid73 = !0;
                                                                if (valid73)
                                                                  if (data144.value !== void 0) {
                                                                    let data148 = data144.value, _errs396 = errors;
                                                                    if (typeof data148 != "string")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/value", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/1/properties/value/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    if (!(data148 === "conservative" || data148 === "balanced" || data148 === "aggressive"))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/value", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/1/properties/value/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[7].properties.data.properties.delta.items.oneOf[1].properties.value.enum } }], !1;
                                                                    var valid73 = _errs396 === errors;
                                                                  } else
                                                                    var valid73 = !0;
                                                              } else
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "key", tagValue: tag5 } }], !1;
                                                        else
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/discriminator", keyword: "discriminator", params: { error: "tag", tag: "key", tagValue: tag5 } }], !1;
                                                      }
                                                    } else
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                  var valid68 = _errs381 === errors;
                                                  if (!valid68)
                                                    break;
                                                }
                                              }
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/data/delta", schemaPath: "#/oneOf/7/properties/data/properties/delta/type", keyword: "type", params: { type: "array" } }], !1;
                                          var valid67 = _errs379 === errors;
                                        } else
                                          var valid67 = !0;
                                        if (valid67)
                                          if (data140.effective !== void 0) {
                                            let data149 = data140.effective, _errs398 = errors;
                                            if (errors === _errs398)
                                              if (data149 && typeof data149 == "object" && !Array.isArray(data149)) {
                                                let missing48;
                                                if (data149.autonomy === void 0 && (missing48 = "autonomy") || data149.riskPolicy === void 0 && (missing48 = "riskPolicy"))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/effective", schemaPath: "#/oneOf/7/properties/data/properties/effective/required", keyword: "required", params: { missingProperty: missing48 } }], !1;
                                                if (data149.autonomy !== void 0) {
                                                  let data150 = data149.autonomy, _errs401 = errors;
                                                  if (typeof data150 != "string")
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/effective/autonomy", schemaPath: "#/oneOf/7/properties/data/properties/effective/properties/autonomy/type", keyword: "type", params: { type: "string" } }], !1;
                                                  if (!(data150 === "guided" || data150 === "full_auto_stop_on_user_deps" || data150 === "full_auto_never_stop"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/effective/autonomy", schemaPath: "#/oneOf/7/properties/data/properties/effective/properties/autonomy/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[7].properties.data.properties.effective.properties.autonomy.enum } }], !1;
                                                  var valid74 = _errs401 === errors;
                                                } else
                                                  var valid74 = !0;
                                                if (valid74)
                                                  if (data149.riskPolicy !== void 0) {
                                                    let data151 = data149.riskPolicy, _errs403 = errors;
                                                    if (typeof data151 != "string")
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/effective/riskPolicy", schemaPath: "#/oneOf/7/properties/data/properties/effective/properties/riskPolicy/type", keyword: "type", params: { type: "string" } }], !1;
                                                    if (!(data151 === "conservative" || data151 === "balanced" || data151 === "aggressive"))
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/effective/riskPolicy", schemaPath: "#/oneOf/7/properties/data/properties/effective/properties/riskPolicy/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[7].properties.data.properties.effective.properties.riskPolicy.enum } }], !1;
                                                    var valid74 = _errs403 === errors;
                                                  } else
                                                    var valid74 = !0;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/effective", schemaPath: "#/oneOf/7/properties/data/properties/effective/type", keyword: "type", params: { type: "object" } }], !1;
                                            var valid67 = _errs398 === errors;
                                          } else
                                            var valid67 = !0;
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/7/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid65 = _errs372 === errors;
                              } else
                                var valid65 = !0;
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
                let missing49;
                if (data.v === void 0 && (missing49 = "v") || data.eventId === void 0 && (missing49 = "eventId") || data.eventIndex === void 0 && (missing49 = "eventIndex") || data.sessionId === void 0 && (missing49 = "sessionId") || data.kind === void 0 && (missing49 = "kind") || data.dedupeKey === void 0 && (missing49 = "dedupeKey") || data.scope === void 0 && (missing49 = "scope") || data.data === void 0 && (missing49 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: missing49 } }], !1;
                if (data.v !== void 0) {
                  let data152 = data.v, _errs408 = errors;
                  if (typeof data152 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/8/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data152 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/8/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid76 = _errs408 === errors;
                } else
                  var valid76 = !0;
                if (valid76) {
                  if (data.eventId !== void 0) {
                    let data153 = data.eventId, _errs410 = errors;
                    if (errors === _errs410)
                      if (typeof data153 == "string") {
                        if (!pattern0.test(data153))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/8/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/8/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid76 = _errs410 === errors;
                  } else
                    var valid76 = !0;
                  if (valid76) {
                    if (data.eventIndex !== void 0) {
                      let data154 = data.eventIndex, _errs412 = errors;
                      if (!(typeof data154 == "number" && !(data154 % 1) && !isNaN(data154)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/8/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs412 && typeof data154 == "number" && (data154 < 0 || isNaN(data154)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/8/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid76 = _errs412 === errors;
                    } else
                      var valid76 = !0;
                    if (valid76) {
                      if (data.sessionId !== void 0) {
                        let data155 = data.sessionId, _errs414 = errors;
                        if (errors === _errs414)
                          if (typeof data155 == "string") {
                            if (!pattern1.test(data155))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/8/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/8/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid76 = _errs414 === errors;
                      } else
                        var valid76 = !0;
                      if (valid76) {
                        if (data.kind !== void 0) {
                          let data156 = data.kind, _errs416 = errors;
                          if (typeof data156 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/8/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data156 !== "capability_observed")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/8/properties/kind/const", keyword: "const", params: { allowedValue: "capability_observed" } }], !1;
                          var valid76 = _errs416 === errors;
                        } else
                          var valid76 = !0;
                        if (valid76) {
                          if (data.dedupeKey !== void 0) {
                            let data157 = data.dedupeKey, _errs418 = errors;
                            if (errors === _errs418)
                              if (typeof data157 == "string") {
                                if (func2(data157) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/8/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data157))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/8/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/8/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid76 = _errs418 === errors;
                          } else
                            var valid76 = !0;
                          if (valid76) {
                            if (data.scope !== void 0) {
                              let data158 = data.scope, _errs420 = errors;
                              if (errors === _errs420)
                                if (data158 && typeof data158 == "object" && !Array.isArray(data158)) {
                                  let missing50;
                                  if (data158.runId === void 0 && (missing50 = "runId") || data158.nodeId === void 0 && (missing50 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/8/properties/scope/required", keyword: "required", params: { missingProperty: missing50 } }], !1;
                                  if (data158.runId !== void 0) {
                                    let data159 = data158.runId, _errs423 = errors;
                                    if (errors === _errs423)
                                      if (typeof data159 == "string") {
                                        if (!pattern6.test(data159))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/8/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/8/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid77 = _errs423 === errors;
                                  } else
                                    var valid77 = !0;
                                  if (valid77)
                                    if (data158.nodeId !== void 0) {
                                      let data160 = data158.nodeId, _errs425 = errors;
                                      if (errors === _errs425)
                                        if (typeof data160 == "string") {
                                          if (!pattern7.test(data160))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/8/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/8/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid77 = _errs425 === errors;
                                    } else
                                      var valid77 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/8/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid76 = _errs420 === errors;
                            } else
                              var valid76 = !0;
                            if (valid76)
                              if (data.data !== void 0) {
                                let data161 = data.data, _errs427 = errors;
                                if (errors === _errs427)
                                  if (data161 && typeof data161 == "object" && !Array.isArray(data161)) {
                                    let missing51;
                                    if (data161.capObsId === void 0 && (missing51 = "capObsId") || data161.capability === void 0 && (missing51 = "capability") || data161.status === void 0 && (missing51 = "status") || data161.provenance === void 0 && (missing51 = "provenance"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/8/properties/data/required", keyword: "required", params: { missingProperty: missing51 } }], !1;
                                    if (data161.capObsId !== void 0) {
                                      let data162 = data161.capObsId, _errs430 = errors;
                                      if (errors === _errs430)
                                        if (typeof data162 == "string") {
                                          if (!pattern52.test(data162))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/capObsId", schemaPath: "#/oneOf/8/properties/data/properties/capObsId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/capObsId", schemaPath: "#/oneOf/8/properties/data/properties/capObsId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid78 = _errs430 === errors;
                                    } else
                                      var valid78 = !0;
                                    if (valid78) {
                                      if (data161.capability !== void 0) {
                                        let data163 = data161.capability, _errs432 = errors;
                                        if (typeof data163 != "string")
                                          return validate10.errors = [{ instancePath: instancePath + "/data/capability", schemaPath: "#/oneOf/8/properties/data/properties/capability/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data163 === "delegation" || data163 === "web_browsing"))
                                          return validate10.errors = [{ instancePath: instancePath + "/data/capability", schemaPath: "#/oneOf/8/properties/data/properties/capability/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.capability.enum } }], !1;
                                        var valid78 = _errs432 === errors;
                                      } else
                                        var valid78 = !0;
                                      if (valid78) {
                                        if (data161.status !== void 0) {
                                          let data164 = data161.status, _errs434 = errors;
                                          if (typeof data164 != "string")
                                            return validate10.errors = [{ instancePath: instancePath + "/data/status", schemaPath: "#/oneOf/8/properties/data/properties/status/type", keyword: "type", params: { type: "string" } }], !1;
                                          if (!(data164 === "unknown" || data164 === "available" || data164 === "unavailable"))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/status", schemaPath: "#/oneOf/8/properties/data/properties/status/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.status.enum } }], !1;
                                          var valid78 = _errs434 === errors;
                                        } else
                                          var valid78 = !0;
                                        if (valid78)
                                          if (data161.provenance !== void 0) {
                                            let data165 = data161.provenance, _errs436 = errors;
                                            if (errors === _errs436)
                                              if (data165 && typeof data165 == "object" && !Array.isArray(data165)) {
                                                let missing52;
                                                if (data165.kind === void 0 && (missing52 = "kind"))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/required", keyword: "required", params: { missingProperty: missing52 } }], !1;
                                                {
                                                  let tag6 = data165.kind;
                                                  if (typeof tag6 == "string")
                                                    if (tag6 === "probe_step") {
                                                      if (errors === errors)
                                                        if (data165 && typeof data165 == "object" && !Array.isArray(data165)) {
                                                          let missing53;
                                                          if (data165.kind === void 0 && (missing53 = "kind") || data165.enforcementGrade === void 0 && (missing53 = "enforcementGrade") || data165.detail === void 0 && (missing53 = "detail"))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/required", keyword: "required", params: { missingProperty: missing53 } }], !1;
                                                          if (data165.kind !== void 0) {
                                                            let data166 = data165.kind, _errs442 = errors;
                                                            if (typeof data166 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/kind", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data166 !== "probe_step")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/kind", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "probe_step" } }], !1;
                                                            var valid81 = _errs442 === errors;
                                                          } else
                                                            var valid81 = !0;
                                                          if (valid81) {
                                                            if (data165.enforcementGrade !== void 0) {
                                                              let data167 = data165.enforcementGrade, _errs444 = errors;
                                                              if (typeof data167 != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/enforcementGrade/type", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data167 !== "strong")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/enforcementGrade/const", keyword: "const", params: { allowedValue: "strong" } }], !1;
                                                              var valid81 = _errs444 === errors;
                                                            } else
                                                              var valid81 = !0;
                                                            if (valid81)
                                                              if (data165.detail !== void 0) {
                                                                let data168 = data165.detail, _errs446 = errors;
                                                                if (errors === _errs446)
                                                                  if (data168 && typeof data168 == "object" && !Array.isArray(data168)) {
                                                                    let missing54;
                                                                    if (data168.probeTemplateId === void 0 && (missing54 = "probeTemplateId") || data168.probeStepId === void 0 && (missing54 = "probeStepId") || data168.result === void 0 && (missing54 = "result"))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/required", keyword: "required", params: { missingProperty: missing54 } }], !1;
                                                                    if (data168.probeTemplateId !== void 0) {
                                                                      let _errs449 = errors;
                                                                      if (typeof data168.probeTemplateId != "string")
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/probeTemplateId", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/properties/probeTemplateId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      var valid82 = _errs449 === errors;
                                                                    } else
                                                                      var valid82 = !0;
                                                                    if (valid82) {
                                                                      if (data168.probeStepId !== void 0) {
                                                                        let data170 = data168.probeStepId, _errs451 = errors;
                                                                        if (errors === _errs451)
                                                                          if (typeof data170 == "string") {
                                                                            if (!pattern42.test(data170))
                                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/probeStepId", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/properties/probeStepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                          } else
                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/probeStepId", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/properties/probeStepId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        var valid82 = _errs451 === errors;
                                                                      } else
                                                                        var valid82 = !0;
                                                                      if (valid82)
                                                                        if (data168.result !== void 0) {
                                                                          let data171 = data168.result, _errs453 = errors;
                                                                          if (typeof data171 != "string")
                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/result", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/properties/result/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          if (!(data171 === "success" || data171 === "failure"))
                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/result", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/properties/result/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.provenance.oneOf[0].properties.detail.properties.result.enum } }], !1;
                                                                          var valid82 = _errs453 === errors;
                                                                        } else
                                                                          var valid82 = !0;
                                                                    }
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/type", keyword: "type", params: { type: "object" } }], !1;
                                                                var valid81 = _errs446 === errors;
                                                              } else
                                                                var valid81 = !0;
                                                          }
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                    } else if (tag6 === "attempted_use") {
                                                      if (errors === errors)
                                                        if (data165 && typeof data165 == "object" && !Array.isArray(data165)) {
                                                          let missing55;
                                                          if (data165.kind === void 0 && (missing55 = "kind") || data165.enforcementGrade === void 0 && (missing55 = "enforcementGrade") || data165.detail === void 0 && (missing55 = "detail"))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/required", keyword: "required", params: { missingProperty: missing55 } }], !1;
                                                          if (data165.kind !== void 0) {
                                                            let data172 = data165.kind, _errs458 = errors;
                                                            if (typeof data172 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/kind", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data172 !== "attempted_use")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/kind", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "attempted_use" } }], !1;
                                                            var valid84 = _errs458 === errors;
                                                          } else
                                                            var valid84 = !0;
                                                          if (valid84) {
                                                            if (data165.enforcementGrade !== void 0) {
                                                              let data173 = data165.enforcementGrade, _errs460 = errors;
                                                              if (typeof data173 != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/enforcementGrade/type", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data173 !== "strong")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/enforcementGrade/const", keyword: "const", params: { allowedValue: "strong" } }], !1;
                                                              var valid84 = _errs460 === errors;
                                                            } else
                                                              var valid84 = !0;
                                                            if (valid84)
                                                              if (data165.detail !== void 0) {
                                                                let data174 = data165.detail, _errs462 = errors;
                                                                if (errors === _errs462)
                                                                  if (data174 && typeof data174 == "object" && !Array.isArray(data174)) {
                                                                    let missing56;
                                                                    if (data174.attemptContext === void 0 && (missing56 = "attemptContext") || data174.result === void 0 && (missing56 = "result"))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/required", keyword: "required", params: { missingProperty: missing56 } }], !1;
                                                                    if (data174.attemptContext !== void 0) {
                                                                      let data175 = data174.attemptContext, _errs465 = errors;
                                                                      if (typeof data175 != "string")
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/attemptContext", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/properties/attemptContext/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      if (!(data175 === "workflow_step" || data175 === "system_probe"))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/attemptContext", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/properties/attemptContext/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.provenance.oneOf[1].properties.detail.properties.attemptContext.enum } }], !1;
                                                                      var valid85 = _errs465 === errors;
                                                                    } else
                                                                      var valid85 = !0;
                                                                    if (valid85) {
                                                                      if (data174.result !== void 0) {
                                                                        let data176 = data174.result, _errs467 = errors;
                                                                        if (typeof data176 != "string")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/result", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/properties/result/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        if (!(data176 === "success" || data176 === "failure"))
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/result", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/properties/result/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.provenance.oneOf[1].properties.detail.properties.result.enum } }], !1;
                                                                        var valid85 = _errs467 === errors;
                                                                      } else
                                                                        var valid85 = !0;
                                                                      if (valid85)
                                                                        if (data174.failureCode !== void 0) {
                                                                          let data177 = data174.failureCode, _errs469 = errors;
                                                                          if (typeof data177 != "string")
                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/failureCode", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/properties/failureCode/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          if (!(data177 === "tool_missing" || data177 === "tool_error" || data177 === "policy_blocked" || data177 === "unknown"))
                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/failureCode", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/properties/failureCode/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.provenance.oneOf[1].properties.detail.properties.failureCode.enum } }], !1;
                                                                          var valid85 = _errs469 === errors;
                                                                        } else
                                                                          var valid85 = !0;
                                                                    }
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/type", keyword: "type", params: { type: "object" } }], !1;
                                                                var valid84 = _errs462 === errors;
                                                              } else
                                                                var valid84 = !0;
                                                          }
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                    } else if (tag6 === "manual_claim") {
                                                      if (errors === errors)
                                                        if (data165 && typeof data165 == "object" && !Array.isArray(data165)) {
                                                          let missing57;
                                                          if (data165.kind === void 0 && (missing57 = "kind") || data165.enforcementGrade === void 0 && (missing57 = "enforcementGrade") || data165.detail === void 0 && (missing57 = "detail"))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/required", keyword: "required", params: { missingProperty: missing57 } }], !1;
                                                          if (data165.kind !== void 0) {
                                                            let data178 = data165.kind, _errs474 = errors;
                                                            if (typeof data178 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/kind", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data178 !== "manual_claim")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/kind", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "manual_claim" } }], !1;
                                                            var valid87 = _errs474 === errors;
                                                          } else
                                                            var valid87 = !0;
                                                          if (valid87) {
                                                            if (data165.enforcementGrade !== void 0) {
                                                              let data179 = data165.enforcementGrade, _errs476 = errors;
                                                              if (typeof data179 != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/enforcementGrade/type", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data179 !== "weak")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/enforcementGrade/const", keyword: "const", params: { allowedValue: "weak" } }], !1;
                                                              var valid87 = _errs476 === errors;
                                                            } else
                                                              var valid87 = !0;
                                                            if (valid87)
                                                              if (data165.detail !== void 0) {
                                                                let data180 = data165.detail, _errs478 = errors;
                                                                if (errors === _errs478)
                                                                  if (data180 && typeof data180 == "object" && !Array.isArray(data180)) {
                                                                    let missing58;
                                                                    if (data180.claimedBy === void 0 && (missing58 = "claimedBy") || data180.claim === void 0 && (missing58 = "claim"))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/detail/required", keyword: "required", params: { missingProperty: missing58 } }], !1;
                                                                    if (data180.claimedBy !== void 0) {
                                                                      let data181 = data180.claimedBy, _errs481 = errors;
                                                                      if (typeof data181 != "string")
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/claimedBy", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/detail/properties/claimedBy/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      if (!(data181 === "agent" || data181 === "user"))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/claimedBy", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/detail/properties/claimedBy/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.provenance.oneOf[2].properties.detail.properties.claimedBy.enum } }], !1;
                                                                      var valid88 = _errs481 === errors;
                                                                    } else
                                                                      var valid88 = !0;
                                                                    if (valid88)
                                                                      if (data180.claim !== void 0) {
                                                                        let data182 = data180.claim, _errs483 = errors;
                                                                        if (typeof data182 != "string")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/claim", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/detail/properties/claim/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        if (!(data182 === "available" || data182 === "unavailable"))
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/claim", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/detail/properties/claim/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.provenance.oneOf[2].properties.detail.properties.claim.enum } }], !1;
                                                                        var valid88 = _errs483 === errors;
                                                                      } else
                                                                        var valid88 = !0;
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/detail/type", keyword: "type", params: { type: "object" } }], !1;
                                                                var valid87 = _errs478 === errors;
                                                              } else
                                                                var valid87 = !0;
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
                                            var valid78 = _errs436 === errors;
                                          } else
                                            var valid78 = !0;
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/8/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid76 = _errs427 === errors;
                              } else
                                var valid76 = !0;
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
                let missing59;
                if (data.v === void 0 && (missing59 = "v") || data.eventId === void 0 && (missing59 = "eventId") || data.eventIndex === void 0 && (missing59 = "eventIndex") || data.sessionId === void 0 && (missing59 = "sessionId") || data.kind === void 0 && (missing59 = "kind") || data.dedupeKey === void 0 && (missing59 = "dedupeKey") || data.scope === void 0 && (missing59 = "scope") || data.data === void 0 && (missing59 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: missing59 } }], !1;
                if (data.v !== void 0) {
                  let data183 = data.v, _errs488 = errors;
                  if (typeof data183 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/9/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data183 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/9/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid90 = _errs488 === errors;
                } else
                  var valid90 = !0;
                if (valid90) {
                  if (data.eventId !== void 0) {
                    let data184 = data.eventId, _errs490 = errors;
                    if (errors === _errs490)
                      if (typeof data184 == "string") {
                        if (!pattern0.test(data184))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/9/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/9/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid90 = _errs490 === errors;
                  } else
                    var valid90 = !0;
                  if (valid90) {
                    if (data.eventIndex !== void 0) {
                      let data185 = data.eventIndex, _errs492 = errors;
                      if (!(typeof data185 == "number" && !(data185 % 1) && !isNaN(data185)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/9/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs492 && typeof data185 == "number" && (data185 < 0 || isNaN(data185)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/9/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid90 = _errs492 === errors;
                    } else
                      var valid90 = !0;
                    if (valid90) {
                      if (data.sessionId !== void 0) {
                        let data186 = data.sessionId, _errs494 = errors;
                        if (errors === _errs494)
                          if (typeof data186 == "string") {
                            if (!pattern1.test(data186))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/9/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/9/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid90 = _errs494 === errors;
                      } else
                        var valid90 = !0;
                      if (valid90) {
                        if (data.kind !== void 0) {
                          let data187 = data.kind, _errs496 = errors;
                          if (typeof data187 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/9/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data187 !== "gap_recorded")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/9/properties/kind/const", keyword: "const", params: { allowedValue: "gap_recorded" } }], !1;
                          var valid90 = _errs496 === errors;
                        } else
                          var valid90 = !0;
                        if (valid90) {
                          if (data.dedupeKey !== void 0) {
                            let data188 = data.dedupeKey, _errs498 = errors;
                            if (errors === _errs498)
                              if (typeof data188 == "string") {
                                if (func2(data188) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/9/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data188))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/9/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/9/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid90 = _errs498 === errors;
                          } else
                            var valid90 = !0;
                          if (valid90) {
                            if (data.scope !== void 0) {
                              let data189 = data.scope, _errs500 = errors;
                              if (errors === _errs500)
                                if (data189 && typeof data189 == "object" && !Array.isArray(data189)) {
                                  let missing60;
                                  if (data189.runId === void 0 && (missing60 = "runId") || data189.nodeId === void 0 && (missing60 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/9/properties/scope/required", keyword: "required", params: { missingProperty: missing60 } }], !1;
                                  if (data189.runId !== void 0) {
                                    let data190 = data189.runId, _errs503 = errors;
                                    if (errors === _errs503)
                                      if (typeof data190 == "string") {
                                        if (!pattern6.test(data190))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/9/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/9/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid91 = _errs503 === errors;
                                  } else
                                    var valid91 = !0;
                                  if (valid91)
                                    if (data189.nodeId !== void 0) {
                                      let data191 = data189.nodeId, _errs505 = errors;
                                      if (errors === _errs505)
                                        if (typeof data191 == "string") {
                                          if (!pattern7.test(data191))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/9/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/9/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid91 = _errs505 === errors;
                                    } else
                                      var valid91 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/9/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid90 = _errs500 === errors;
                            } else
                              var valid90 = !0;
                            if (valid90)
                              if (data.data !== void 0) {
                                let data192 = data.data, _errs507 = errors;
                                if (errors === _errs507)
                                  if (data192 && typeof data192 == "object" && !Array.isArray(data192)) {
                                    let missing61;
                                    if (data192.gapId === void 0 && (missing61 = "gapId") || data192.severity === void 0 && (missing61 = "severity") || data192.reason === void 0 && (missing61 = "reason") || data192.summary === void 0 && (missing61 = "summary") || data192.resolution === void 0 && (missing61 = "resolution"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/9/properties/data/required", keyword: "required", params: { missingProperty: missing61 } }], !1;
                                    if (data192.gapId !== void 0) {
                                      let data193 = data192.gapId, _errs510 = errors;
                                      if (errors === _errs510)
                                        if (typeof data193 == "string") {
                                          if (!pattern52.test(data193))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/gapId", schemaPath: "#/oneOf/9/properties/data/properties/gapId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/gapId", schemaPath: "#/oneOf/9/properties/data/properties/gapId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid92 = _errs510 === errors;
                                    } else
                                      var valid92 = !0;
                                    if (valid92) {
                                      if (data192.severity !== void 0) {
                                        let data194 = data192.severity, _errs512 = errors;
                                        if (typeof data194 != "string")
                                          return validate10.errors = [{ instancePath: instancePath + "/data/severity", schemaPath: "#/oneOf/9/properties/data/properties/severity/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data194 === "info" || data194 === "warning" || data194 === "critical"))
                                          return validate10.errors = [{ instancePath: instancePath + "/data/severity", schemaPath: "#/oneOf/9/properties/data/properties/severity/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[9].properties.data.properties.severity.enum } }], !1;
                                        var valid92 = _errs512 === errors;
                                      } else
                                        var valid92 = !0;
                                      if (valid92) {
                                        if (data192.reason !== void 0) {
                                          let data195 = data192.reason, _errs514 = errors;
                                          if (errors === _errs514)
                                            if (data195 && typeof data195 == "object" && !Array.isArray(data195)) {
                                              let missing62;
                                              if (data195.category === void 0 && (missing62 = "category"))
                                                return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/required", keyword: "required", params: { missingProperty: missing62 } }], !1;
                                              {
                                                let tag7 = data195.category;
                                                if (typeof tag7 == "string")
                                                  if (tag7 === "user_only_dependency") {
                                                    if (errors === errors)
                                                      if (data195 && typeof data195 == "object" && !Array.isArray(data195)) {
                                                        let missing63;
                                                        if (data195.category === void 0 && (missing63 = "category") || data195.detail === void 0 && (missing63 = "detail"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/0/required", keyword: "required", params: { missingProperty: missing63 } }], !1;
                                                        if (data195.category !== void 0) {
                                                          let data196 = data195.category, _errs520 = errors;
                                                          if (typeof data196 != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/0/properties/category/type", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data196 !== "user_only_dependency")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/0/properties/category/const", keyword: "const", params: { allowedValue: "user_only_dependency" } }], !1;
                                                          var valid95 = _errs520 === errors;
                                                        } else
                                                          var valid95 = !0;
                                                        if (valid95)
                                                          if (data195.detail !== void 0) {
                                                            let data197 = data195.detail, _errs522 = errors;
                                                            if (typeof data197 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/0/properties/detail/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (!(data197 === "needs_user_secret_or_token" || data197 === "needs_user_account_access" || data197 === "needs_user_artifact" || data197 === "needs_user_choice" || data197 === "needs_user_approval" || data197 === "needs_user_environment_action"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/0/properties/detail/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[9].properties.data.properties.reason.oneOf[0].properties.detail.enum } }], !1;
                                                            var valid95 = _errs522 === errors;
                                                          } else
                                                            var valid95 = !0;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag7 === "contract_violation") {
                                                    if (errors === errors)
                                                      if (data195 && typeof data195 == "object" && !Array.isArray(data195)) {
                                                        let missing64;
                                                        if (data195.category === void 0 && (missing64 = "category") || data195.detail === void 0 && (missing64 = "detail"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/1/required", keyword: "required", params: { missingProperty: missing64 } }], !1;
                                                        if (data195.category !== void 0) {
                                                          let data198 = data195.category, _errs527 = errors;
                                                          if (typeof data198 != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/1/properties/category/type", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data198 !== "contract_violation")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/1/properties/category/const", keyword: "const", params: { allowedValue: "contract_violation" } }], !1;
                                                          var valid97 = _errs527 === errors;
                                                        } else
                                                          var valid97 = !0;
                                                        if (valid97)
                                                          if (data195.detail !== void 0) {
                                                            let data199 = data195.detail, _errs529 = errors;
                                                            if (typeof data199 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/1/properties/detail/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (!(data199 === "missing_required_output" || data199 === "invalid_required_output"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/1/properties/detail/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[9].properties.data.properties.reason.oneOf[1].properties.detail.enum } }], !1;
                                                            var valid97 = _errs529 === errors;
                                                          } else
                                                            var valid97 = !0;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag7 === "capability_missing") {
                                                    if (errors === errors)
                                                      if (data195 && typeof data195 == "object" && !Array.isArray(data195)) {
                                                        let missing65;
                                                        if (data195.category === void 0 && (missing65 = "category") || data195.detail === void 0 && (missing65 = "detail"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/2/required", keyword: "required", params: { missingProperty: missing65 } }], !1;
                                                        if (data195.category !== void 0) {
                                                          let data200 = data195.category, _errs534 = errors;
                                                          if (typeof data200 != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/2/properties/category/type", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data200 !== "capability_missing")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/2/properties/category/const", keyword: "const", params: { allowedValue: "capability_missing" } }], !1;
                                                          var valid99 = _errs534 === errors;
                                                        } else
                                                          var valid99 = !0;
                                                        if (valid99)
                                                          if (data195.detail !== void 0) {
                                                            let data201 = data195.detail, _errs536 = errors;
                                                            if (typeof data201 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/2/properties/detail/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (!(data201 === "required_capability_unavailable" || data201 === "required_capability_unknown"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/2/properties/detail/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[9].properties.data.properties.reason.oneOf[2].properties.detail.enum } }], !1;
                                                            var valid99 = _errs536 === errors;
                                                          } else
                                                            var valid99 = !0;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag7 === "unexpected") {
                                                    if (errors === errors)
                                                      if (data195 && typeof data195 == "object" && !Array.isArray(data195)) {
                                                        let missing66;
                                                        if (data195.category === void 0 && (missing66 = "category") || data195.detail === void 0 && (missing66 = "detail"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/3/required", keyword: "required", params: { missingProperty: missing66 } }], !1;
                                                        if (data195.category !== void 0) {
                                                          let data202 = data195.category, _errs541 = errors;
                                                          if (typeof data202 != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/3/properties/category/type", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data202 !== "unexpected")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/3/properties/category/const", keyword: "const", params: { allowedValue: "unexpected" } }], !1;
                                                          var valid101 = _errs541 === errors;
                                                        } else
                                                          var valid101 = !0;
                                                        if (valid101)
                                                          if (data195.detail !== void 0) {
                                                            let data203 = data195.detail, _errs543 = errors;
                                                            if (typeof data203 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/3/properties/detail/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (!(data203 === "invariant_violation" || data203 === "storage_corruption_detected"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/3/properties/detail/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[9].properties.data.properties.reason.oneOf[3].properties.detail.enum } }], !1;
                                                            var valid101 = _errs543 === errors;
                                                          } else
                                                            var valid101 = !0;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/3/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "category", tagValue: tag7 } }], !1;
                                                else
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/discriminator", keyword: "discriminator", params: { error: "tag", tag: "category", tagValue: tag7 } }], !1;
                                              }
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/type", keyword: "type", params: { type: "object" } }], !1;
                                          var valid92 = _errs514 === errors;
                                        } else
                                          var valid92 = !0;
                                        if (valid92) {
                                          if (data192.summary !== void 0) {
                                            let data204 = data192.summary, _errs545 = errors;
                                            if (errors === _errs545)
                                              if (typeof data204 == "string") {
                                                if (func2(data204) > 512)
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/9/properties/data/properties/summary/maxLength", keyword: "maxLength", params: { limit: 512 } }], !1;
                                                if (func2(data204) < 1)
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/9/properties/data/properties/summary/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/9/properties/data/properties/summary/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid92 = _errs545 === errors;
                                          } else
                                            var valid92 = !0;
                                          if (valid92) {
                                            if (data192.resolution !== void 0) {
                                              let data205 = data192.resolution, _errs547 = errors;
                                              if (errors === _errs547)
                                                if (data205 && typeof data205 == "object" && !Array.isArray(data205)) {
                                                  let missing67;
                                                  if (data205.kind === void 0 && (missing67 = "kind"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/required", keyword: "required", params: { missingProperty: missing67 } }], !1;
                                                  {
                                                    let tag8 = data205.kind;
                                                    if (typeof tag8 == "string")
                                                      if (tag8 === "unresolved") {
                                                        if (errors === errors)
                                                          if (data205 && typeof data205 == "object" && !Array.isArray(data205)) {
                                                            let missing68;
                                                            if (data205.kind === void 0 && (missing68 = "kind"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/0/required", keyword: "required", params: { missingProperty: missing68 } }], !1;
                                                            if (data205.kind !== void 0) {
                                                              let data206 = data205.kind;
                                                              if (typeof data206 != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/resolution/kind", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data206 !== "unresolved")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/resolution/kind", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "unresolved" } }], !1;
                                                            }
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                      } else if (tag8 === "resolves") {
                                                        if (errors === errors)
                                                          if (data205 && typeof data205 == "object" && !Array.isArray(data205)) {
                                                            let missing69;
                                                            if (data205.kind === void 0 && (missing69 = "kind") || data205.resolvesGapId === void 0 && (missing69 = "resolvesGapId"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/1/required", keyword: "required", params: { missingProperty: missing69 } }], !1;
                                                            if (data205.kind !== void 0) {
                                                              let data207 = data205.kind, _errs558 = errors;
                                                              if (typeof data207 != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/resolution/kind", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data207 !== "resolves")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/resolution/kind", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "resolves" } }], !1;
                                                              var valid106 = _errs558 === errors;
                                                            } else
                                                              var valid106 = !0;
                                                            if (valid106)
                                                              if (data205.resolvesGapId !== void 0) {
                                                                let data208 = data205.resolvesGapId, _errs560 = errors;
                                                                if (errors === _errs560)
                                                                  if (typeof data208 == "string") {
                                                                    if (!pattern52.test(data208))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/resolution/resolvesGapId", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/1/properties/resolvesGapId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/resolution/resolvesGapId", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/1/properties/resolvesGapId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                var valid106 = _errs560 === errors;
                                                              } else
                                                                var valid106 = !0;
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag8 } }], !1;
                                                    else
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag8 } }], !1;
                                                  }
                                                } else
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/type", keyword: "type", params: { type: "object" } }], !1;
                                              var valid92 = _errs547 === errors;
                                            } else
                                              var valid92 = !0;
                                            if (valid92)
                                              if (data192.evidenceRefs !== void 0) {
                                                let data209 = data192.evidenceRefs, _errs562 = errors;
                                                if (errors === _errs562)
                                                  if (Array.isArray(data209)) {
                                                    if (data209.length > 10)
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/maxItems", keyword: "maxItems", params: { limit: 10 } }], !1;
                                                    {
                                                      var valid107 = !0;
                                                      let len2 = data209.length;
                                                      for (let i2 = 0; i2 < len2; i2++) {
                                                        let data210 = data209[i2], _errs564 = errors;
                                                        if (errors === _errs564)
                                                          if (data210 && typeof data210 == "object" && !Array.isArray(data210)) {
                                                            let missing70;
                                                            if (data210.kind === void 0 && (missing70 = "kind"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/required", keyword: "required", params: { missingProperty: missing70 } }], !1;
                                                            {
                                                              let tag9 = data210.kind;
                                                              if (typeof tag9 == "string")
                                                                if (tag9 === "event") {
                                                                  if (errors === errors)
                                                                    if (data210 && typeof data210 == "object" && !Array.isArray(data210)) {
                                                                      let missing71;
                                                                      if (data210.kind === void 0 && (missing71 = "kind") || data210.eventId === void 0 && (missing71 = "eventId"))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing71 } }], !1;
                                                                      if (data210.kind !== void 0) {
                                                                        let data211 = data210.kind, _errs570 = errors;
                                                                        if (typeof data211 != "string")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/kind", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        if (data211 !== "event")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/kind", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "event" } }], !1;
                                                                        var valid110 = _errs570 === errors;
                                                                      } else
                                                                        var valid110 = !0;
                                                                      if (valid110)
                                                                        if (data210.eventId !== void 0) {
                                                                          let data212 = data210.eventId, _errs572 = errors;
                                                                          if (errors === _errs572)
                                                                            if (typeof data212 == "string") {
                                                                              if (!pattern0.test(data212))
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/eventId", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/0/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                                                                            } else
                                                                              return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/eventId", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/0/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid110 = _errs572 === errors;
                                                                        } else
                                                                          var valid110 = !0;
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                                } else if (tag9 === "output") {
                                                                  if (errors === errors)
                                                                    if (data210 && typeof data210 == "object" && !Array.isArray(data210)) {
                                                                      let missing72;
                                                                      if (data210.kind === void 0 && (missing72 = "kind") || data210.outputId === void 0 && (missing72 = "outputId"))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing72 } }], !1;
                                                                      if (data210.kind !== void 0) {
                                                                        let data213 = data210.kind, _errs577 = errors;
                                                                        if (typeof data213 != "string")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/kind", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        if (data213 !== "output")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/kind", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "output" } }], !1;
                                                                        var valid112 = _errs577 === errors;
                                                                      } else
                                                                        var valid112 = !0;
                                                                      if (valid112)
                                                                        if (data210.outputId !== void 0) {
                                                                          let data214 = data210.outputId, _errs579 = errors;
                                                                          if (errors === _errs579)
                                                                            if (typeof data214 == "string") {
                                                                              if (!pattern52.test(data214))
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/outputId", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/1/properties/outputId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                                                            } else
                                                                              return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/outputId", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/1/properties/outputId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid112 = _errs579 === errors;
                                                                        } else
                                                                          var valid112 = !0;
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag9 } }], !1;
                                                              else
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag9 } }], !1;
                                                            }
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                        var valid107 = _errs564 === errors;
                                                        if (!valid107)
                                                          break;
                                                      }
                                                    }
                                                  } else
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/type", keyword: "type", params: { type: "array" } }], !1;
                                                var valid92 = _errs562 === errors;
                                              } else
                                                var valid92 = !0;
                                          }
                                        }
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/9/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid90 = _errs507 === errors;
                              } else
                                var valid90 = !0;
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
                let missing73;
                if (data.v === void 0 && (missing73 = "v") || data.eventId === void 0 && (missing73 = "eventId") || data.eventIndex === void 0 && (missing73 = "eventIndex") || data.sessionId === void 0 && (missing73 = "sessionId") || data.kind === void 0 && (missing73 = "kind") || data.dedupeKey === void 0 && (missing73 = "dedupeKey") || data.scope === void 0 && (missing73 = "scope") || data.data === void 0 && (missing73 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: missing73 } }], !1;
                if (data.v !== void 0) {
                  let data215 = data.v, _errs584 = errors;
                  if (typeof data215 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/10/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data215 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/10/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid114 = _errs584 === errors;
                } else
                  var valid114 = !0;
                if (valid114) {
                  if (data.eventId !== void 0) {
                    let data216 = data.eventId, _errs586 = errors;
                    if (errors === _errs586)
                      if (typeof data216 == "string") {
                        if (!pattern0.test(data216))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/10/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/10/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid114 = _errs586 === errors;
                  } else
                    var valid114 = !0;
                  if (valid114) {
                    if (data.eventIndex !== void 0) {
                      let data217 = data.eventIndex, _errs588 = errors;
                      if (!(typeof data217 == "number" && !(data217 % 1) && !isNaN(data217)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/10/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs588 && typeof data217 == "number" && (data217 < 0 || isNaN(data217)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/10/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid114 = _errs588 === errors;
                    } else
                      var valid114 = !0;
                    if (valid114) {
                      if (data.sessionId !== void 0) {
                        let data218 = data.sessionId, _errs590 = errors;
                        if (errors === _errs590)
                          if (typeof data218 == "string") {
                            if (!pattern1.test(data218))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/10/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/10/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid114 = _errs590 === errors;
                      } else
                        var valid114 = !0;
                      if (valid114) {
                        if (data.kind !== void 0) {
                          let data219 = data.kind, _errs592 = errors;
                          if (typeof data219 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/10/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data219 !== "divergence_recorded")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/10/properties/kind/const", keyword: "const", params: { allowedValue: "divergence_recorded" } }], !1;
                          var valid114 = _errs592 === errors;
                        } else
                          var valid114 = !0;
                        if (valid114) {
                          if (data.dedupeKey !== void 0) {
                            let data220 = data.dedupeKey, _errs594 = errors;
                            if (errors === _errs594)
                              if (typeof data220 == "string") {
                                if (func2(data220) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/10/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data220))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/10/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/10/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid114 = _errs594 === errors;
                          } else
                            var valid114 = !0;
                          if (valid114) {
                            if (data.scope !== void 0) {
                              let data221 = data.scope, _errs596 = errors;
                              if (errors === _errs596)
                                if (data221 && typeof data221 == "object" && !Array.isArray(data221)) {
                                  let missing74;
                                  if (data221.runId === void 0 && (missing74 = "runId") || data221.nodeId === void 0 && (missing74 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/10/properties/scope/required", keyword: "required", params: { missingProperty: missing74 } }], !1;
                                  if (data221.runId !== void 0) {
                                    let data222 = data221.runId, _errs599 = errors;
                                    if (errors === _errs599)
                                      if (typeof data222 == "string") {
                                        if (!pattern6.test(data222))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/10/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/10/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid115 = _errs599 === errors;
                                  } else
                                    var valid115 = !0;
                                  if (valid115)
                                    if (data221.nodeId !== void 0) {
                                      let data223 = data221.nodeId, _errs601 = errors;
                                      if (errors === _errs601)
                                        if (typeof data223 == "string") {
                                          if (!pattern7.test(data223))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/10/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/10/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid115 = _errs601 === errors;
                                    } else
                                      var valid115 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/10/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid114 = _errs596 === errors;
                            } else
                              var valid114 = !0;
                            if (valid114)
                              if (data.data !== void 0) {
                                let data224 = data.data, _errs603 = errors;
                                if (errors === _errs603)
                                  if (data224 && typeof data224 == "object" && !Array.isArray(data224)) {
                                    let missing75;
                                    if (data224.divergenceId === void 0 && (missing75 = "divergenceId") || data224.reason === void 0 && (missing75 = "reason") || data224.summary === void 0 && (missing75 = "summary"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/10/properties/data/required", keyword: "required", params: { missingProperty: missing75 } }], !1;
                                    if (data224.divergenceId !== void 0) {
                                      let data225 = data224.divergenceId, _errs606 = errors;
                                      if (errors === _errs606)
                                        if (typeof data225 == "string") {
                                          if (!pattern52.test(data225))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/divergenceId", schemaPath: "#/oneOf/10/properties/data/properties/divergenceId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/divergenceId", schemaPath: "#/oneOf/10/properties/data/properties/divergenceId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid116 = _errs606 === errors;
                                    } else
                                      var valid116 = !0;
                                    if (valid116) {
                                      if (data224.reason !== void 0) {
                                        let data226 = data224.reason, _errs608 = errors;
                                        if (typeof data226 != "string")
                                          return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/10/properties/data/properties/reason/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data226 === "missing_user_context" || data226 === "capability_unavailable" || data226 === "efficiency_skip" || data226 === "safety_stop" || data226 === "policy_constraint"))
                                          return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/10/properties/data/properties/reason/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[10].properties.data.properties.reason.enum } }], !1;
                                        var valid116 = _errs608 === errors;
                                      } else
                                        var valid116 = !0;
                                      if (valid116) {
                                        if (data224.summary !== void 0) {
                                          let data227 = data224.summary, _errs610 = errors;
                                          if (errors === _errs610)
                                            if (typeof data227 == "string") {
                                              if (func2(data227) > 512)
                                                return validate10.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/10/properties/data/properties/summary/maxLength", keyword: "maxLength", params: { limit: 512 } }], !1;
                                              if (func2(data227) < 1)
                                                return validate10.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/10/properties/data/properties/summary/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/10/properties/data/properties/summary/type", keyword: "type", params: { type: "string" } }], !1;
                                          var valid116 = _errs610 === errors;
                                        } else
                                          var valid116 = !0;
                                        if (valid116)
                                          if (data224.relatedStepId !== void 0) {
                                            let data228 = data224.relatedStepId, _errs612 = errors;
                                            if (errors === _errs612)
                                              if (typeof data228 == "string") {
                                                if (!pattern42.test(data228))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/relatedStepId", schemaPath: "#/oneOf/10/properties/data/properties/relatedStepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/relatedStepId", schemaPath: "#/oneOf/10/properties/data/properties/relatedStepId/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid116 = _errs612 === errors;
                                          } else
                                            var valid116 = !0;
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/10/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid114 = _errs603 === errors;
                              } else
                                var valid114 = !0;
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
                let missing76;
                if (data.v === void 0 && (missing76 = "v") || data.eventId === void 0 && (missing76 = "eventId") || data.eventIndex === void 0 && (missing76 = "eventIndex") || data.sessionId === void 0 && (missing76 = "sessionId") || data.kind === void 0 && (missing76 = "kind") || data.dedupeKey === void 0 && (missing76 = "dedupeKey") || data.scope === void 0 && (missing76 = "scope") || data.data === void 0 && (missing76 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: missing76 } }], !1;
                if (data.v !== void 0) {
                  let data229 = data.v, _errs617 = errors;
                  if (typeof data229 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/11/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data229 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/11/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid118 = _errs617 === errors;
                } else
                  var valid118 = !0;
                if (valid118) {
                  if (data.eventId !== void 0) {
                    let data230 = data.eventId, _errs619 = errors;
                    if (errors === _errs619)
                      if (typeof data230 == "string") {
                        if (!pattern0.test(data230))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/11/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/11/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid118 = _errs619 === errors;
                  } else
                    var valid118 = !0;
                  if (valid118) {
                    if (data.eventIndex !== void 0) {
                      let data231 = data.eventIndex, _errs621 = errors;
                      if (!(typeof data231 == "number" && !(data231 % 1) && !isNaN(data231)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/11/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs621 && typeof data231 == "number" && (data231 < 0 || isNaN(data231)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/11/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid118 = _errs621 === errors;
                    } else
                      var valid118 = !0;
                    if (valid118) {
                      if (data.sessionId !== void 0) {
                        let data232 = data.sessionId, _errs623 = errors;
                        if (errors === _errs623)
                          if (typeof data232 == "string") {
                            if (!pattern1.test(data232))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/11/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/11/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid118 = _errs623 === errors;
                      } else
                        var valid118 = !0;
                      if (valid118) {
                        if (data.kind !== void 0) {
                          let data233 = data.kind, _errs625 = errors;
                          if (typeof data233 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/11/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data233 !== "decision_trace_appended")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/11/properties/kind/const", keyword: "const", params: { allowedValue: "decision_trace_appended" } }], !1;
                          var valid118 = _errs625 === errors;
                        } else
                          var valid118 = !0;
                        if (valid118) {
                          if (data.dedupeKey !== void 0) {
                            let data234 = data.dedupeKey, _errs627 = errors;
                            if (errors === _errs627)
                              if (typeof data234 == "string") {
                                if (func2(data234) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/11/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data234))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/11/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/11/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid118 = _errs627 === errors;
                          } else
                            var valid118 = !0;
                          if (valid118) {
                            if (data.scope !== void 0) {
                              let data235 = data.scope, _errs629 = errors;
                              if (errors === _errs629)
                                if (data235 && typeof data235 == "object" && !Array.isArray(data235)) {
                                  let missing77;
                                  if (data235.runId === void 0 && (missing77 = "runId") || data235.nodeId === void 0 && (missing77 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/11/properties/scope/required", keyword: "required", params: { missingProperty: missing77 } }], !1;
                                  if (data235.runId !== void 0) {
                                    let data236 = data235.runId, _errs632 = errors;
                                    if (errors === _errs632)
                                      if (typeof data236 == "string") {
                                        if (!pattern6.test(data236))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/11/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/11/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid119 = _errs632 === errors;
                                  } else
                                    var valid119 = !0;
                                  if (valid119)
                                    if (data235.nodeId !== void 0) {
                                      let data237 = data235.nodeId, _errs634 = errors;
                                      if (errors === _errs634)
                                        if (typeof data237 == "string") {
                                          if (!pattern7.test(data237))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/11/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/11/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid119 = _errs634 === errors;
                                    } else
                                      var valid119 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/11/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid118 = _errs629 === errors;
                            } else
                              var valid118 = !0;
                            if (valid118)
                              if (data.data !== void 0) {
                                let data238 = data.data, _errs636 = errors;
                                if (errors === _errs636)
                                  if (data238 && typeof data238 == "object" && !Array.isArray(data238)) {
                                    let missing78;
                                    if (data238.traceId === void 0 && (missing78 = "traceId") || data238.entries === void 0 && (missing78 = "entries"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/11/properties/data/required", keyword: "required", params: { missingProperty: missing78 } }], !1;
                                    if (data238.traceId !== void 0) {
                                      let data239 = data238.traceId, _errs639 = errors;
                                      if (errors === _errs639)
                                        if (typeof data239 == "string") {
                                          if (!pattern52.test(data239))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/traceId", schemaPath: "#/oneOf/11/properties/data/properties/traceId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/traceId", schemaPath: "#/oneOf/11/properties/data/properties/traceId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid120 = _errs639 === errors;
                                    } else
                                      var valid120 = !0;
                                    if (valid120)
                                      if (data238.entries !== void 0) {
                                        let data240 = data238.entries, _errs641 = errors;
                                        if (errors === _errs641)
                                          if (Array.isArray(data240)) {
                                            if (data240.length > 25)
                                              return validate10.errors = [{ instancePath: instancePath + "/data/entries", schemaPath: "#/oneOf/11/properties/data/properties/entries/maxItems", keyword: "maxItems", params: { limit: 25 } }], !1;
                                            if (data240.length < 1)
                                              return validate10.errors = [{ instancePath: instancePath + "/data/entries", schemaPath: "#/oneOf/11/properties/data/properties/entries/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                            {
                                              var valid121 = !0;
                                              let len3 = data240.length;
                                              for (let i3 = 0; i3 < len3; i3++) {
                                                let data241 = data240[i3], _errs643 = errors;
                                                if (errors === _errs643)
                                                  if (data241 && typeof data241 == "object" && !Array.isArray(data241)) {
                                                    let missing79;
                                                    if (data241.kind === void 0 && (missing79 = "kind") || data241.summary === void 0 && (missing79 = "summary"))
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/required", keyword: "required", params: { missingProperty: missing79 } }], !1;
                                                    if (data241.kind !== void 0) {
                                                      let data242 = data241.kind, _errs646 = errors;
                                                      if (typeof data242 != "string")
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                      if (!(data242 === "selected_next_step" || data242 === "evaluated_condition" || data242 === "entered_loop" || data242 === "exited_loop" || data242 === "detected_non_tip_advance"))
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[11].properties.data.properties.entries.items.properties.kind.enum } }], !1;
                                                      var valid122 = _errs646 === errors;
                                                    } else
                                                      var valid122 = !0;
                                                    if (valid122) {
                                                      if (data241.summary !== void 0) {
                                                        let data243 = data241.summary, _errs648 = errors;
                                                        if (errors === _errs648)
                                                          if (typeof data243 == "string") {
                                                            if (func2(data243) > 512)
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/summary", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/summary/maxLength", keyword: "maxLength", params: { limit: 512 } }], !1;
                                                            if (func2(data243) < 1)
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/summary", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/summary/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/summary", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/summary/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid122 = _errs648 === errors;
                                                      } else
                                                        var valid122 = !0;
                                                      if (valid122)
                                                        if (data241.refs !== void 0) {
                                                          let data244 = data241.refs, _errs650 = errors;
                                                          if (errors === _errs650)
                                                            if (Array.isArray(data244)) {
                                                              if (data244.length > 10)
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/maxItems", keyword: "maxItems", params: { limit: 10 } }], !1;
                                                              {
                                                                var valid123 = !0;
                                                                let len4 = data244.length;
                                                                for (let i4 = 0; i4 < len4; i4++) {
                                                                  let data245 = data244[i4], _errs652 = errors;
                                                                  if (errors === _errs652)
                                                                    if (data245 && typeof data245 == "object" && !Array.isArray(data245)) {
                                                                      let missing80;
                                                                      if (data245.kind === void 0 && (missing80 = "kind"))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/required", keyword: "required", params: { missingProperty: missing80 } }], !1;
                                                                      {
                                                                        let tag10 = data245.kind;
                                                                        if (typeof tag10 == "string")
                                                                          if (tag10 === "step_id") {
                                                                            if (errors === errors)
                                                                              if (data245 && typeof data245 == "object" && !Array.isArray(data245)) {
                                                                                let missing81;
                                                                                if (data245.kind === void 0 && (missing81 = "kind") || data245.stepId === void 0 && (missing81 = "stepId"))
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing81 } }], !1;
                                                                                if (data245.kind !== void 0) {
                                                                                  let data246 = data245.kind, _errs658 = errors;
                                                                                  if (typeof data246 != "string")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  if (data246 !== "step_id")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "step_id" } }], !1;
                                                                                  var valid126 = _errs658 === errors;
                                                                                } else
                                                                                  var valid126 = !0;
                                                                                if (valid126)
                                                                                  if (data245.stepId !== void 0) {
                                                                                    let data247 = data245.stepId, _errs660 = errors;
                                                                                    if (errors === _errs660)
                                                                                      if (typeof data247 == "string") {
                                                                                        if (!pattern42.test(data247))
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/stepId", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/0/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/stepId", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/0/properties/stepId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid126 = _errs660 === errors;
                                                                                  } else
                                                                                    var valid126 = !0;
                                                                              } else
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                                          } else if (tag10 === "loop_id") {
                                                                            if (errors === errors)
                                                                              if (data245 && typeof data245 == "object" && !Array.isArray(data245)) {
                                                                                let missing82;
                                                                                if (data245.kind === void 0 && (missing82 = "kind") || data245.loopId === void 0 && (missing82 = "loopId"))
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing82 } }], !1;
                                                                                if (data245.kind !== void 0) {
                                                                                  let data248 = data245.kind, _errs665 = errors;
                                                                                  if (typeof data248 != "string")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  if (data248 !== "loop_id")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "loop_id" } }], !1;
                                                                                  var valid128 = _errs665 === errors;
                                                                                } else
                                                                                  var valid128 = !0;
                                                                                if (valid128)
                                                                                  if (data245.loopId !== void 0) {
                                                                                    let data249 = data245.loopId, _errs667 = errors;
                                                                                    if (errors === _errs667)
                                                                                      if (typeof data249 == "string") {
                                                                                        if (!pattern42.test(data249))
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/loopId", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/1/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/loopId", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/1/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid128 = _errs667 === errors;
                                                                                  } else
                                                                                    var valid128 = !0;
                                                                              } else
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                                          } else if (tag10 === "condition_id") {
                                                                            if (errors === errors)
                                                                              if (data245 && typeof data245 == "object" && !Array.isArray(data245)) {
                                                                                let missing83;
                                                                                if (data245.kind === void 0 && (missing83 = "kind") || data245.conditionId === void 0 && (missing83 = "conditionId"))
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/2/required", keyword: "required", params: { missingProperty: missing83 } }], !1;
                                                                                if (data245.kind !== void 0) {
                                                                                  let data250 = data245.kind, _errs672 = errors;
                                                                                  if (typeof data250 != "string")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  if (data250 !== "condition_id")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "condition_id" } }], !1;
                                                                                  var valid130 = _errs672 === errors;
                                                                                } else
                                                                                  var valid130 = !0;
                                                                                if (valid130)
                                                                                  if (data245.conditionId !== void 0) {
                                                                                    let data251 = data245.conditionId, _errs674 = errors;
                                                                                    if (errors === _errs674)
                                                                                      if (typeof data251 == "string") {
                                                                                        if (!pattern42.test(data251))
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/conditionId", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/2/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/conditionId", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/2/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid130 = _errs674 === errors;
                                                                                  } else
                                                                                    var valid130 = !0;
                                                                              } else
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
                                                                          } else if (tag10 === "iteration") {
                                                                            if (errors === errors)
                                                                              if (data245 && typeof data245 == "object" && !Array.isArray(data245)) {
                                                                                let missing84;
                                                                                if (data245.kind === void 0 && (missing84 = "kind") || data245.value === void 0 && (missing84 = "value"))
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/3/required", keyword: "required", params: { missingProperty: missing84 } }], !1;
                                                                                if (data245.kind !== void 0) {
                                                                                  let data252 = data245.kind, _errs679 = errors;
                                                                                  if (typeof data252 != "string")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  if (data252 !== "iteration")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "iteration" } }], !1;
                                                                                  var valid132 = _errs679 === errors;
                                                                                } else
                                                                                  var valid132 = !0;
                                                                                if (valid132)
                                                                                  if (data245.value !== void 0) {
                                                                                    let data253 = data245.value, _errs681 = errors;
                                                                                    if (!(typeof data253 == "number" && !(data253 % 1) && !isNaN(data253)))
                                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/value", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/3/properties/value/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                                    if (errors === _errs681 && typeof data253 == "number" && (data253 < 0 || isNaN(data253)))
                                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/value", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/3/properties/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                                    var valid132 = _errs681 === errors;
                                                                                  } else
                                                                                    var valid132 = !0;
                                                                              } else
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/3/type", keyword: "type", params: { type: "object" } }], !1;
                                                                          } else
                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag10 } }], !1;
                                                                        else
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag10 } }], !1;
                                                                      }
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                  var valid123 = _errs652 === errors;
                                                                  if (!valid123)
                                                                    break;
                                                                }
                                                              }
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/type", keyword: "type", params: { type: "array" } }], !1;
                                                          var valid122 = _errs650 === errors;
                                                        } else
                                                          var valid122 = !0;
                                                    }
                                                  } else
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                var valid121 = _errs643 === errors;
                                                if (!valid121)
                                                  break;
                                              }
                                            }
                                          } else
                                            return validate10.errors = [{ instancePath: instancePath + "/data/entries", schemaPath: "#/oneOf/11/properties/data/properties/entries/type", keyword: "type", params: { type: "array" } }], !1;
                                        var valid120 = _errs641 === errors;
                                      } else
                                        var valid120 = !0;
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/11/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid118 = _errs636 === errors;
                              } else
                                var valid118 = !0;
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
                let missing85;
                if (data.v === void 0 && (missing85 = "v") || data.eventId === void 0 && (missing85 = "eventId") || data.eventIndex === void 0 && (missing85 = "eventIndex") || data.sessionId === void 0 && (missing85 = "sessionId") || data.kind === void 0 && (missing85 = "kind") || data.dedupeKey === void 0 && (missing85 = "dedupeKey") || data.scope === void 0 && (missing85 = "scope") || data.data === void 0 && (missing85 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: missing85 } }], !1;
                if (data.v !== void 0) {
                  let data254 = data.v, _errs686 = errors;
                  if (typeof data254 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/12/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data254 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/12/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid134 = _errs686 === errors;
                } else
                  var valid134 = !0;
                if (valid134) {
                  if (data.eventId !== void 0) {
                    let data255 = data.eventId, _errs688 = errors;
                    if (errors === _errs688)
                      if (typeof data255 == "string") {
                        if (!pattern0.test(data255))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/12/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/12/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid134 = _errs688 === errors;
                  } else
                    var valid134 = !0;
                  if (valid134) {
                    if (data.eventIndex !== void 0) {
                      let data256 = data.eventIndex, _errs690 = errors;
                      if (!(typeof data256 == "number" && !(data256 % 1) && !isNaN(data256)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/12/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs690 && typeof data256 == "number" && (data256 < 0 || isNaN(data256)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/12/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid134 = _errs690 === errors;
                    } else
                      var valid134 = !0;
                    if (valid134) {
                      if (data.sessionId !== void 0) {
                        let data257 = data.sessionId, _errs692 = errors;
                        if (errors === _errs692)
                          if (typeof data257 == "string") {
                            if (!pattern1.test(data257))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/12/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/12/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid134 = _errs692 === errors;
                      } else
                        var valid134 = !0;
                      if (valid134) {
                        if (data.kind !== void 0) {
                          let data258 = data.kind, _errs694 = errors;
                          if (typeof data258 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/12/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data258 !== "context_set")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/12/properties/kind/const", keyword: "const", params: { allowedValue: "context_set" } }], !1;
                          var valid134 = _errs694 === errors;
                        } else
                          var valid134 = !0;
                        if (valid134) {
                          if (data.dedupeKey !== void 0) {
                            let data259 = data.dedupeKey, _errs696 = errors;
                            if (errors === _errs696)
                              if (typeof data259 == "string") {
                                if (func2(data259) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/12/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data259))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/12/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/12/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid134 = _errs696 === errors;
                          } else
                            var valid134 = !0;
                          if (valid134) {
                            if (data.scope !== void 0) {
                              let data260 = data.scope, _errs698 = errors;
                              if (errors === _errs698)
                                if (data260 && typeof data260 == "object" && !Array.isArray(data260)) {
                                  let missing86;
                                  if (data260.runId === void 0 && (missing86 = "runId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/12/properties/scope/required", keyword: "required", params: { missingProperty: missing86 } }], !1;
                                  if (data260.runId !== void 0) {
                                    let data261 = data260.runId;
                                    if (errors === errors)
                                      if (typeof data261 == "string") {
                                        if (!pattern6.test(data261))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/12/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/12/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                  }
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/12/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid134 = _errs698 === errors;
                            } else
                              var valid134 = !0;
                            if (valid134)
                              if (data.data !== void 0) {
                                let data262 = data.data, _errs703 = errors;
                                if (errors === _errs703)
                                  if (data262 && typeof data262 == "object" && !Array.isArray(data262)) {
                                    let missing87;
                                    if (data262.contextId === void 0 && (missing87 = "contextId") || data262.context === void 0 && (missing87 = "context") || data262.source === void 0 && (missing87 = "source"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/12/properties/data/required", keyword: "required", params: { missingProperty: missing87 } }], !1;
                                    if (data262.contextId !== void 0) {
                                      let data263 = data262.contextId, _errs706 = errors;
                                      if (errors === _errs706)
                                        if (typeof data263 == "string") {
                                          if (!pattern52.test(data263))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/contextId", schemaPath: "#/oneOf/12/properties/data/properties/contextId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/contextId", schemaPath: "#/oneOf/12/properties/data/properties/contextId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid136 = _errs706 === errors;
                                    } else
                                      var valid136 = !0;
                                    if (valid136) {
                                      if (data262.context !== void 0) {
                                        let data264 = data262.context, _errs708 = errors;
                                        if (errors === _errs708 && !(data264 && typeof data264 == "object" && !Array.isArray(data264)))
                                          return validate10.errors = [{ instancePath: instancePath + "/data/context", schemaPath: "#/oneOf/12/properties/data/properties/context/type", keyword: "type", params: { type: "object" } }], !1;
                                        var valid136 = _errs708 === errors;
                                      } else
                                        var valid136 = !0;
                                      if (valid136) {
                                        if (data262.source !== void 0) {
                                          let data265 = data262.source, _errs711 = errors;
                                          if (typeof data265 != "string")
                                            return validate10.errors = [{ instancePath: instancePath + "/data/source", schemaPath: "#/oneOf/12/properties/data/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                                          if (!(data265 === "initial" || data265 === "agent_delta" || data265 === "merge"))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/source", schemaPath: "#/oneOf/12/properties/data/properties/source/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[12].properties.data.properties.source.enum } }], !1;
                                          var valid136 = _errs711 === errors;
                                        } else
                                          var valid136 = !0;
                                        if (valid136)
                                          if (data262.nodeId !== void 0) {
                                            let data266 = data262.nodeId, _errs713 = errors;
                                            if (errors === _errs713)
                                              if (typeof data266 == "string") {
                                                if (!pattern7.test(data266))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/nodeId", schemaPath: "#/oneOf/12/properties/data/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/nodeId", schemaPath: "#/oneOf/12/properties/data/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid136 = _errs713 === errors;
                                          } else
                                            var valid136 = !0;
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/12/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid134 = _errs703 === errors;
                              } else
                                var valid134 = !0;
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
