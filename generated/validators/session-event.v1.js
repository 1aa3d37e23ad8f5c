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
var validateSessionEvent = validate10, schema11 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Session event", type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "session_created" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, data: { type: "object", properties: {}, additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "observation_recorded" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { key: { type: "string", enum: ["git_branch", "git_head_sha", "repo_root_hash", "repo_root"] }, value: { type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ type: "object", properties: { type: { type: "string", const: "short_string" }, value: { type: "string", maxLength: 80 } }, required: ["type", "value"], additionalProperties: !0 }, { type: "object", properties: { type: { type: "string", const: "git_sha1" }, value: { type: "string", pattern: "^[0-9a-f]{40}$" } }, required: ["type", "value"], additionalProperties: !0 }, { type: "object", properties: { type: { type: "string", const: "sha256" }, value: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" } }, required: ["type", "value"], additionalProperties: !0 }, { type: "object", properties: { type: { type: "string", const: "path" }, value: { type: "string", maxLength: 512 } }, required: ["type", "value"], additionalProperties: !0 }] }, confidence: { type: "string", enum: ["low", "med", "high"] } }, required: ["key", "value", "confidence"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "run_started" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" } }, required: ["runId"], additionalProperties: !0 }, data: { type: "object", properties: { workflowId: { type: "string", pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" }, workflowHash: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, workflowSourceKind: { type: "string", enum: ["bundled", "user", "project", "remote", "plugin"] }, workflowSourceRef: { type: "string", maxLength: 512 }, parent: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, sourceDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, rulesVersion: { type: "integer", exclusiveMinimum: 0 }, goal: { type: "string", minLength: 1, maxLength: 200 } }, required: ["workflowId", "workflowHash", "workflowSourceKind", "workflowSourceRef"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "node_created" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { nodeKind: { type: "string", enum: ["step", "checkpoint", "blocked_attempt"] }, parentNodeId: { anyOf: [{ type: "string", pattern: "^node_[a-z0-9_]{1,64}$" }, { type: "null" }] }, workflowHash: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, snapshotRef: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, checkpoint: { type: "object", properties: { attemptId: { type: "string", pattern: "^att_[a-z0-9_]{1,64}$" }, inputDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" } }, required: ["attemptId", "inputDigest"], additionalProperties: !0 }, asksConfirmation: { type: "boolean", const: !0 } }, required: ["nodeKind", "parentNodeId", "workflowHash", "snapshotRef"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "edge_created" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" } }, required: ["runId"], additionalProperties: !0 }, data: { type: "object", properties: { edgeKind: { type: "string", enum: ["acked_step", "checkpoint"] }, fromNodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" }, toNodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" }, cause: { type: "object", properties: { kind: { type: "string", enum: ["idempotent_replay", "intentional_fork", "non_tip_advance", "checkpoint_created"] }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" } }, required: ["kind", "eventId"], additionalProperties: !0 } }, required: ["edgeKind", "fromNodeId", "toNodeId", "cause"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "advance_recorded" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { attemptId: { type: "string", pattern: "^att_[a-z0-9_]{1,64}$" }, intent: { type: "string", const: "ack_pending" }, outcome: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "blocked" }, blockers: { type: "object", properties: { blockers: { type: "array", items: { type: "object", properties: { code: { type: "string", enum: ["USER_ONLY_DEPENDENCY", "MISSING_REQUIRED_OUTPUT", "INVALID_REQUIRED_OUTPUT", "REQUIRED_CAPABILITY_UNKNOWN", "REQUIRED_CAPABILITY_UNAVAILABLE", "INVARIANT_VIOLATION", "STORAGE_CORRUPTION_DETECTED"] }, pointer: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "context_key" }, key: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "key"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "context_budget" } }, required: ["kind"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "output_contract" }, contractRef: { type: "string" } }, required: ["kind", "contractRef"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "capability" }, capability: { type: "string", enum: ["delegation", "web_browsing"] } }, required: ["kind", "capability"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "workflow_step" }, stepId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "stepId"], additionalProperties: !0 }] }, message: { type: "string", maxLength: 512 }, suggestedFix: { type: "string", maxLength: 1024 }, loop: { type: "object", properties: { loopId: { type: "string", pattern: "^[a-z0-9_-]+$" }, iteration: { type: "integer", minimum: 0 }, maxIterations: { type: "integer", exclusiveMinimum: 0 } }, required: ["loopId", "iteration", "maxIterations"], additionalProperties: !0 }, followup: { type: "object", properties: { level: { type: "string", minLength: 1 }, words: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" } }, required: ["level", "words"], additionalProperties: !0 } }, required: ["code", "pointer", "message"], additionalProperties: !0 }, minItems: 1, maxItems: 10 } }, required: ["blockers"], additionalProperties: !0 } }, required: ["kind", "blockers"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "advanced" }, toNodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["kind", "toNodeId"], additionalProperties: !0 }] }, inputDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, confirmation: { type: "object", properties: { outcome: { type: "string", enum: ["acknowledged_in_text", "approved_in_form", "rejected_in_form", "form_unanswered", "skipped_by_mode"] }, comment: { type: "string", minLength: 1, maxLength: 384 } }, required: ["outcome"], additionalProperties: !0 }, blockedNodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["attemptId", "intent", "outcome"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "node_output_appended" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { outputId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, supersedesOutputId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, outputChannel: { type: "string", enum: ["recap", "artifact"] }, payload: { type: "object", required: ["payloadKind"], discriminator: { propertyName: "payloadKind" }, oneOf: [{ type: "object", properties: { payloadKind: { type: "string", const: "notes" }, notesMarkdown: { type: "string", maxLength: 4096 } }, required: ["payloadKind", "notesMarkdown"], additionalProperties: !0 }, { type: "object", properties: { payloadKind: { type: "string", const: "artifact_ref" }, sha256: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, contentType: { type: "string", minLength: 1, maxLength: 128 }, byteLength: { type: "integer", minimum: 0 } }, required: ["payloadKind", "sha256", "contentType", "byteLength"], additionalProperties: !0 }] } }, required: ["outputId", "outputChannel", "payload"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "preferences_changed" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { changeId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, source: { type: "string", enum: ["user", "workflow_recommendation", "system"] }, delta: { type: "array", items: { type: "object", required: ["key"], discriminator: { propertyName: "key" }, oneOf: [{ type: "object", properties: { key: { type: "string", const: "autonomy" }, value: { type: "string", enum: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"] } }, required: ["key", "value"], additionalProperties: !0 }, { type: "object", properties: { key: { type: "string", const: "riskPolicy" }, value: { type: "string", enum: ["conservative", "balanced", "aggressive"] } }, required: ["key", "value"], additionalProperties: !0 }] }, minItems: 1, maxItems: 2 }, effective: { type: "object", properties: { autonomy: { type: "string", enum: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"] }, riskPolicy: { type: "string", enum: ["conservative", "balanced", "aggressive"] } }, required: ["autonomy", "riskPolicy"], additionalProperties: !0 } }, required: ["changeId", "source", "delta", "effective"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "capability_observed" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { capObsId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, capability: { type: "string", enum: ["delegation", "web_browsing"] }, status: { type: "string", enum: ["unknown", "available", "unavailable"] }, provenance: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "probe_step" }, enforcementGrade: { type: "string", const: "strong" }, detail: { type: "object", properties: { probeTemplateId: { type: "string" }, probeStepId: { type: "string", pattern: "^[a-z0-9_-]+$" }, result: { type: "string", enum: ["success", "failure"] } }, required: ["probeTemplateId", "probeStepId", "result"], additionalProperties: !0 } }, required: ["kind", "enforcementGrade", "detail"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "attempted_use" }, enforcementGrade: { type: "string", const: "strong" }, detail: { type: "object", properties: { attemptContext: { type: "string", enum: ["workflow_step", "system_probe"] }, result: { type: "string", enum: ["success", "failure"] }, failureCode: { type: "string", enum: ["tool_missing", "tool_error", "policy_blocked", "unknown"] } }, required: ["attemptContext", "result"], additionalProperties: !0 } }, required: ["kind", "enforcementGrade", "detail"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "manual_claim" }, enforcementGrade: { type: "string", const: "weak" }, detail: { type: "object", properties: { claimedBy: { type: "string", enum: ["agent", "user"] }, claim: { type: "string", enum: ["available", "unavailable"] } }, required: ["claimedBy", "claim"], additionalProperties: !0 } }, required: ["kind", "enforcementGrade", "detail"], additionalProperties: !0 }] } }, required: ["capObsId", "capability", "status", "provenance"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "gap_recorded" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { gapId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, severity: { type: "string", enum: ["info", "warning", "critical"] }, reason: { type: "object", required: ["category"], discriminator: { propertyName: "category" }, oneOf: [{ type: "object", properties: { category: { type: "string", const: "user_only_dependency" }, detail: { type: "string", enum: ["needs_user_secret_or_token", "needs_user_account_access", "needs_user_artifact", "needs_user_choice", "needs_user_approval", "needs_user_environment_action"] } }, required: ["category", "detail"], additionalProperties: !0 }, { type: "object", properties: { category: { type: "string", const: "contract_violation" }, detail: { type: "string", enum: ["missing_required_output", "invalid_required_output"] } }, required: ["category", "detail"], additionalProperties: !0 }, { type: "object", properties: { category: { type: "string", const: "capability_missing" }, detail: { type: "string", enum: ["required_capability_unavailable", "required_capability_unknown"] } }, required: ["category", "detail"], additionalProperties: !0 }, { type: "object", properties: { category: { type: "string", const: "unexpected" }, detail: { type: "string", enum: ["invariant_violation", "storage_corruption_detected"] } }, required: ["category", "detail"], additionalProperties: !0 }] }, summary: { type: "string", minLength: 1, maxLength: 512 }, resolution: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "unresolved" } }, required: ["kind"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "resolves" }, resolvesGapId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }, required: ["kind", "resolvesGapId"], additionalProperties: !0 }] }, evidenceRefs: { type: "array", items: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "event" }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" } }, required: ["kind", "eventId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "output" }, outputId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }, required: ["kind", "outputId"], additionalProperties: !0 }] }, maxItems: 10 }, loop: { type: "object", properties: { loopId: { type: "string", pattern: "^[a-z0-9_-]+$" }, iteration: { type: "integer", minimum: 0 }, maxIterations: { type: "integer", exclusiveMinimum: 0 } }, required: ["loopId", "iteration", "maxIterations"], additionalProperties: !0 } }, required: ["gapId", "severity", "reason", "summary", "resolution"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "divergence_recorded" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { divergenceId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, reason: { type: "string", enum: ["missing_user_context", "capability_unavailable", "efficiency_skip", "safety_stop", "policy_constraint"] }, summary: { type: "string", minLength: 1, maxLength: 512 }, relatedStepId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["divergenceId", "reason", "summary"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "decision_trace_appended" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { traceId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, entries: { type: "array", items: { type: "object", properties: { kind: { type: "string", enum: ["selected_next_step", "evaluated_condition", "entered_loop", "exited_loop", "detected_non_tip_advance"] }, summary: { type: "string", minLength: 1, maxLength: 512 }, refs: { type: "array", items: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "step_id" }, stepId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "stepId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "loop_id" }, loopId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "loopId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "condition_id" }, conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "conditionId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "iteration" }, value: { type: "integer", minimum: 0 } }, required: ["kind", "value"], additionalProperties: !0 }] }, maxItems: 10 } }, required: ["kind", "summary"], additionalProperties: !0 }, minItems: 1, maxItems: 25 } }, required: ["traceId", "entries"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "context_set" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" } }, required: ["runId"], additionalProperties: !0 }, data: { type: "object", properties: { contextId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, context: { type: "object", additionalProperties: {} }, source: { type: "string", enum: ["initial", "agent_delta", "merge"] }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["contextId", "context", "source"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }] }, pattern0 = new RegExp("^evt_[a-z0-9_]{1,64}$", "u"), pattern1 = new RegExp("^sess_[a-z0-9_]{1,64}$", "u"), pattern2 = new RegExp("^[a-z0-9_:>-]+$", "u"), pattern6 = new RegExp("^run_[a-z0-9_]{1,64}$", "u"), pattern7 = new RegExp("^node_[a-z0-9_]{1,64}$", "u"), pattern8 = new RegExp("^[0-9a-f]{40}$", "u"), pattern9 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), pattern14 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), pattern27 = new RegExp("^att_[a-z0-9_]{1,64}$", "u"), pattern42 = new RegExp("^[a-z0-9_-]+$", "u"), pattern54 = new RegExp("^[a-z]+_[a-z0-9_]{1,80}$", "u"), func2 = require_ucs2length().default;
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
                                if (data5.length > 256 && func2(data5) > 256)
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
                                if (data12.length > 256 && func2(data12) > 256)
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
                                                              if (data20.length > 80 && func2(data20) > 80)
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
                                                              if (data26.length > 512 && func2(data26) > 512)
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
                                if (data33.length > 256 && func2(data33) > 256)
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
                                                if (data40.length > 512 && func2(data40) > 512)
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
                                            if (valid19) {
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
                                              if (valid19) {
                                                if (data36.rulesVersion !== void 0) {
                                                  let data45 = data36.rulesVersion, _errs120 = errors;
                                                  if (!(typeof data45 == "number" && !(data45 % 1) && !isNaN(data45)))
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/rulesVersion", schemaPath: "#/oneOf/2/properties/data/properties/rulesVersion/type", keyword: "type", params: { type: "integer" } }], !1;
                                                  if (errors === _errs120 && typeof data45 == "number" && (data45 <= 0 || isNaN(data45)))
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/rulesVersion", schemaPath: "#/oneOf/2/properties/data/properties/rulesVersion/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                  var valid19 = _errs120 === errors;
                                                } else
                                                  var valid19 = !0;
                                                if (valid19)
                                                  if (data36.goal !== void 0) {
                                                    let data46 = data36.goal, _errs122 = errors;
                                                    if (errors === _errs122)
                                                      if (typeof data46 == "string") {
                                                        if (data46.length > 200 && func2(data46) > 200)
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/goal", schemaPath: "#/oneOf/2/properties/data/properties/goal/maxLength", keyword: "maxLength", params: { limit: 200 } }], !1;
                                                        if (func2(data46) < 1)
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/goal", schemaPath: "#/oneOf/2/properties/data/properties/goal/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/goal", schemaPath: "#/oneOf/2/properties/data/properties/goal/type", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid19 = _errs122 === errors;
                                                  } else
                                                    var valid19 = !0;
                                              }
                                            }
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
                  let data47 = data.v, _errs127 = errors;
                  if (typeof data47 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/3/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data47 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/3/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid22 = _errs127 === errors;
                } else
                  var valid22 = !0;
                if (valid22) {
                  if (data.eventId !== void 0) {
                    let data48 = data.eventId, _errs129 = errors;
                    if (errors === _errs129)
                      if (typeof data48 == "string") {
                        if (!pattern0.test(data48))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/3/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/3/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid22 = _errs129 === errors;
                  } else
                    var valid22 = !0;
                  if (valid22) {
                    if (data.eventIndex !== void 0) {
                      let data49 = data.eventIndex, _errs131 = errors;
                      if (!(typeof data49 == "number" && !(data49 % 1) && !isNaN(data49)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/3/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs131 && typeof data49 == "number" && (data49 < 0 || isNaN(data49)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/3/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid22 = _errs131 === errors;
                    } else
                      var valid22 = !0;
                    if (valid22) {
                      if (data.sessionId !== void 0) {
                        let data50 = data.sessionId, _errs133 = errors;
                        if (errors === _errs133)
                          if (typeof data50 == "string") {
                            if (!pattern1.test(data50))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/3/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/3/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid22 = _errs133 === errors;
                      } else
                        var valid22 = !0;
                      if (valid22) {
                        if (data.kind !== void 0) {
                          let data51 = data.kind, _errs135 = errors;
                          if (typeof data51 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data51 !== "node_created")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "node_created" } }], !1;
                          var valid22 = _errs135 === errors;
                        } else
                          var valid22 = !0;
                        if (valid22) {
                          if (data.dedupeKey !== void 0) {
                            let data52 = data.dedupeKey, _errs137 = errors;
                            if (errors === _errs137)
                              if (typeof data52 == "string") {
                                if (data52.length > 256 && func2(data52) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/3/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data52))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/3/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/3/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid22 = _errs137 === errors;
                          } else
                            var valid22 = !0;
                          if (valid22) {
                            if (data.scope !== void 0) {
                              let data53 = data.scope, _errs139 = errors;
                              if (errors === _errs139)
                                if (data53 && typeof data53 == "object" && !Array.isArray(data53)) {
                                  let missing15;
                                  if (data53.runId === void 0 && (missing15 = "runId") || data53.nodeId === void 0 && (missing15 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/3/properties/scope/required", keyword: "required", params: { missingProperty: missing15 } }], !1;
                                  if (data53.runId !== void 0) {
                                    let data54 = data53.runId, _errs142 = errors;
                                    if (errors === _errs142)
                                      if (typeof data54 == "string") {
                                        if (!pattern6.test(data54))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/3/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/3/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid23 = _errs142 === errors;
                                  } else
                                    var valid23 = !0;
                                  if (valid23)
                                    if (data53.nodeId !== void 0) {
                                      let data55 = data53.nodeId, _errs144 = errors;
                                      if (errors === _errs144)
                                        if (typeof data55 == "string") {
                                          if (!pattern7.test(data55))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/3/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/3/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid23 = _errs144 === errors;
                                    } else
                                      var valid23 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/3/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid22 = _errs139 === errors;
                            } else
                              var valid22 = !0;
                            if (valid22)
                              if (data.data !== void 0) {
                                let data56 = data.data, _errs146 = errors;
                                if (errors === _errs146)
                                  if (data56 && typeof data56 == "object" && !Array.isArray(data56)) {
                                    let missing16;
                                    if (data56.nodeKind === void 0 && (missing16 = "nodeKind") || data56.parentNodeId === void 0 && (missing16 = "parentNodeId") || data56.workflowHash === void 0 && (missing16 = "workflowHash") || data56.snapshotRef === void 0 && (missing16 = "snapshotRef"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/3/properties/data/required", keyword: "required", params: { missingProperty: missing16 } }], !1;
                                    if (data56.nodeKind !== void 0) {
                                      let data57 = data56.nodeKind, _errs149 = errors;
                                      if (typeof data57 != "string")
                                        return validate10.errors = [{ instancePath: instancePath + "/data/nodeKind", schemaPath: "#/oneOf/3/properties/data/properties/nodeKind/type", keyword: "type", params: { type: "string" } }], !1;
                                      if (!(data57 === "step" || data57 === "checkpoint" || data57 === "blocked_attempt"))
                                        return validate10.errors = [{ instancePath: instancePath + "/data/nodeKind", schemaPath: "#/oneOf/3/properties/data/properties/nodeKind/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[3].properties.data.properties.nodeKind.enum } }], !1;
                                      var valid24 = _errs149 === errors;
                                    } else
                                      var valid24 = !0;
                                    if (valid24) {
                                      if (data56.parentNodeId !== void 0) {
                                        let data58 = data56.parentNodeId, _errs151 = errors, _errs152 = errors, valid25 = !1, _errs153 = errors;
                                        if (errors === _errs153)
                                          if (typeof data58 == "string") {
                                            if (!pattern7.test(data58)) {
                                              let err0 = { instancePath: instancePath + "/data/parentNodeId", schemaPath: "#/oneOf/3/properties/data/properties/parentNodeId/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } };
                                              vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                                            }
                                          } else {
                                            let err1 = { instancePath: instancePath + "/data/parentNodeId", schemaPath: "#/oneOf/3/properties/data/properties/parentNodeId/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                                          }
                                        var _valid0 = _errs153 === errors;
                                        if (valid25 = valid25 || _valid0, !valid25) {
                                          let _errs155 = errors;
                                          if (data58 !== null) {
                                            let err2 = { instancePath: instancePath + "/data/parentNodeId", schemaPath: "#/oneOf/3/properties/data/properties/parentNodeId/anyOf/1/type", keyword: "type", params: { type: "null" } };
                                            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                                          }
                                          var _valid0 = _errs155 === errors;
                                          valid25 = valid25 || _valid0;
                                        }
                                        if (valid25)
                                          errors = _errs152, vErrors !== null && (_errs152 ? vErrors.length = _errs152 : vErrors = null);
                                        else {
                                          let err3 = { instancePath: instancePath + "/data/parentNodeId", schemaPath: "#/oneOf/3/properties/data/properties/parentNodeId/anyOf", keyword: "anyOf", params: {} };
                                          return vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++, validate10.errors = vErrors, !1;
                                        }
                                        var valid24 = _errs151 === errors;
                                      } else
                                        var valid24 = !0;
                                      if (valid24) {
                                        if (data56.workflowHash !== void 0) {
                                          let data59 = data56.workflowHash, _errs157 = errors;
                                          if (errors === _errs157)
                                            if (typeof data59 == "string") {
                                              if (!pattern9.test(data59))
                                                return validate10.errors = [{ instancePath: instancePath + "/data/workflowHash", schemaPath: "#/oneOf/3/properties/data/properties/workflowHash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/data/workflowHash", schemaPath: "#/oneOf/3/properties/data/properties/workflowHash/type", keyword: "type", params: { type: "string" } }], !1;
                                          var valid24 = _errs157 === errors;
                                        } else
                                          var valid24 = !0;
                                        if (valid24) {
                                          if (data56.snapshotRef !== void 0) {
                                            let data60 = data56.snapshotRef, _errs159 = errors;
                                            if (errors === _errs159)
                                              if (typeof data60 == "string") {
                                                if (!pattern9.test(data60))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/snapshotRef", schemaPath: "#/oneOf/3/properties/data/properties/snapshotRef/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/snapshotRef", schemaPath: "#/oneOf/3/properties/data/properties/snapshotRef/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid24 = _errs159 === errors;
                                          } else
                                            var valid24 = !0;
                                          if (valid24) {
                                            if (data56.checkpoint !== void 0) {
                                              let data61 = data56.checkpoint, _errs161 = errors;
                                              if (errors === _errs161)
                                                if (data61 && typeof data61 == "object" && !Array.isArray(data61)) {
                                                  let missing17;
                                                  if (data61.attemptId === void 0 && (missing17 = "attemptId") || data61.inputDigest === void 0 && (missing17 = "inputDigest"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/checkpoint", schemaPath: "#/oneOf/3/properties/data/properties/checkpoint/required", keyword: "required", params: { missingProperty: missing17 } }], !1;
                                                  if (data61.attemptId !== void 0) {
                                                    let data62 = data61.attemptId, _errs164 = errors;
                                                    if (errors === _errs164)
                                                      if (typeof data62 == "string") {
                                                        if (!pattern27.test(data62))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/checkpoint/attemptId", schemaPath: "#/oneOf/3/properties/data/properties/checkpoint/properties/attemptId/pattern", keyword: "pattern", params: { pattern: "^att_[a-z0-9_]{1,64}$" } }], !1;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/checkpoint/attemptId", schemaPath: "#/oneOf/3/properties/data/properties/checkpoint/properties/attemptId/type", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid26 = _errs164 === errors;
                                                  } else
                                                    var valid26 = !0;
                                                  if (valid26)
                                                    if (data61.inputDigest !== void 0) {
                                                      let data63 = data61.inputDigest, _errs166 = errors;
                                                      if (errors === _errs166)
                                                        if (typeof data63 == "string") {
                                                          if (!pattern9.test(data63))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/checkpoint/inputDigest", schemaPath: "#/oneOf/3/properties/data/properties/checkpoint/properties/inputDigest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/checkpoint/inputDigest", schemaPath: "#/oneOf/3/properties/data/properties/checkpoint/properties/inputDigest/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid26 = _errs166 === errors;
                                                    } else
                                                      var valid26 = !0;
                                                } else
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/checkpoint", schemaPath: "#/oneOf/3/properties/data/properties/checkpoint/type", keyword: "type", params: { type: "object" } }], !1;
                                              var valid24 = _errs161 === errors;
                                            } else
                                              var valid24 = !0;
                                            if (valid24)
                                              if (data56.asksConfirmation !== void 0) {
                                                let data64 = data56.asksConfirmation, _errs168 = errors;
                                                if (typeof data64 != "boolean")
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/asksConfirmation", schemaPath: "#/oneOf/3/properties/data/properties/asksConfirmation/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                if (data64 !== !0)
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/asksConfirmation", schemaPath: "#/oneOf/3/properties/data/properties/asksConfirmation/const", keyword: "const", params: { allowedValue: !0 } }], !1;
                                                var valid24 = _errs168 === errors;
                                              } else
                                                var valid24 = !0;
                                          }
                                        }
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/3/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid22 = _errs146 === errors;
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
                  let data65 = data.v, _errs173 = errors;
                  if (typeof data65 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/4/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data65 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/4/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid28 = _errs173 === errors;
                } else
                  var valid28 = !0;
                if (valid28) {
                  if (data.eventId !== void 0) {
                    let data66 = data.eventId, _errs175 = errors;
                    if (errors === _errs175)
                      if (typeof data66 == "string") {
                        if (!pattern0.test(data66))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/4/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/4/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid28 = _errs175 === errors;
                  } else
                    var valid28 = !0;
                  if (valid28) {
                    if (data.eventIndex !== void 0) {
                      let data67 = data.eventIndex, _errs177 = errors;
                      if (!(typeof data67 == "number" && !(data67 % 1) && !isNaN(data67)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/4/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs177 && typeof data67 == "number" && (data67 < 0 || isNaN(data67)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/4/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid28 = _errs177 === errors;
                    } else
                      var valid28 = !0;
                    if (valid28) {
                      if (data.sessionId !== void 0) {
                        let data68 = data.sessionId, _errs179 = errors;
                        if (errors === _errs179)
                          if (typeof data68 == "string") {
                            if (!pattern1.test(data68))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/4/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/4/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid28 = _errs179 === errors;
                      } else
                        var valid28 = !0;
                      if (valid28) {
                        if (data.kind !== void 0) {
                          let data69 = data.kind, _errs181 = errors;
                          if (typeof data69 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data69 !== "edge_created")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "edge_created" } }], !1;
                          var valid28 = _errs181 === errors;
                        } else
                          var valid28 = !0;
                        if (valid28) {
                          if (data.dedupeKey !== void 0) {
                            let data70 = data.dedupeKey, _errs183 = errors;
                            if (errors === _errs183)
                              if (typeof data70 == "string") {
                                if (data70.length > 256 && func2(data70) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/4/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data70))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/4/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/4/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid28 = _errs183 === errors;
                          } else
                            var valid28 = !0;
                          if (valid28) {
                            if (data.scope !== void 0) {
                              let data71 = data.scope, _errs185 = errors;
                              if (errors === _errs185)
                                if (data71 && typeof data71 == "object" && !Array.isArray(data71)) {
                                  let missing19;
                                  if (data71.runId === void 0 && (missing19 = "runId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/4/properties/scope/required", keyword: "required", params: { missingProperty: missing19 } }], !1;
                                  if (data71.runId !== void 0) {
                                    let data72 = data71.runId;
                                    if (errors === errors)
                                      if (typeof data72 == "string") {
                                        if (!pattern6.test(data72))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/4/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/4/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                  }
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/4/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid28 = _errs185 === errors;
                            } else
                              var valid28 = !0;
                            if (valid28)
                              if (data.data !== void 0) {
                                let data73 = data.data, _errs190 = errors;
                                if (errors === _errs190)
                                  if (data73 && typeof data73 == "object" && !Array.isArray(data73)) {
                                    let missing20;
                                    if (data73.edgeKind === void 0 && (missing20 = "edgeKind") || data73.fromNodeId === void 0 && (missing20 = "fromNodeId") || data73.toNodeId === void 0 && (missing20 = "toNodeId") || data73.cause === void 0 && (missing20 = "cause"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/4/properties/data/required", keyword: "required", params: { missingProperty: missing20 } }], !1;
                                    if (data73.edgeKind !== void 0) {
                                      let data74 = data73.edgeKind, _errs193 = errors;
                                      if (typeof data74 != "string")
                                        return validate10.errors = [{ instancePath: instancePath + "/data/edgeKind", schemaPath: "#/oneOf/4/properties/data/properties/edgeKind/type", keyword: "type", params: { type: "string" } }], !1;
                                      if (!(data74 === "acked_step" || data74 === "checkpoint"))
                                        return validate10.errors = [{ instancePath: instancePath + "/data/edgeKind", schemaPath: "#/oneOf/4/properties/data/properties/edgeKind/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[4].properties.data.properties.edgeKind.enum } }], !1;
                                      var valid30 = _errs193 === errors;
                                    } else
                                      var valid30 = !0;
                                    if (valid30) {
                                      if (data73.fromNodeId !== void 0) {
                                        let data75 = data73.fromNodeId, _errs195 = errors;
                                        if (errors === _errs195)
                                          if (typeof data75 == "string") {
                                            if (!pattern7.test(data75))
                                              return validate10.errors = [{ instancePath: instancePath + "/data/fromNodeId", schemaPath: "#/oneOf/4/properties/data/properties/fromNodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                          } else
                                            return validate10.errors = [{ instancePath: instancePath + "/data/fromNodeId", schemaPath: "#/oneOf/4/properties/data/properties/fromNodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                        var valid30 = _errs195 === errors;
                                      } else
                                        var valid30 = !0;
                                      if (valid30) {
                                        if (data73.toNodeId !== void 0) {
                                          let data76 = data73.toNodeId, _errs197 = errors;
                                          if (errors === _errs197)
                                            if (typeof data76 == "string") {
                                              if (!pattern7.test(data76))
                                                return validate10.errors = [{ instancePath: instancePath + "/data/toNodeId", schemaPath: "#/oneOf/4/properties/data/properties/toNodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/data/toNodeId", schemaPath: "#/oneOf/4/properties/data/properties/toNodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                          var valid30 = _errs197 === errors;
                                        } else
                                          var valid30 = !0;
                                        if (valid30)
                                          if (data73.cause !== void 0) {
                                            let data77 = data73.cause, _errs199 = errors;
                                            if (errors === _errs199)
                                              if (data77 && typeof data77 == "object" && !Array.isArray(data77)) {
                                                let missing21;
                                                if (data77.kind === void 0 && (missing21 = "kind") || data77.eventId === void 0 && (missing21 = "eventId"))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/cause", schemaPath: "#/oneOf/4/properties/data/properties/cause/required", keyword: "required", params: { missingProperty: missing21 } }], !1;
                                                if (data77.kind !== void 0) {
                                                  let data78 = data77.kind, _errs202 = errors;
                                                  if (typeof data78 != "string")
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/cause/kind", schemaPath: "#/oneOf/4/properties/data/properties/cause/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                  if (!(data78 === "idempotent_replay" || data78 === "intentional_fork" || data78 === "non_tip_advance" || data78 === "checkpoint_created"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/cause/kind", schemaPath: "#/oneOf/4/properties/data/properties/cause/properties/kind/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[4].properties.data.properties.cause.properties.kind.enum } }], !1;
                                                  var valid31 = _errs202 === errors;
                                                } else
                                                  var valid31 = !0;
                                                if (valid31)
                                                  if (data77.eventId !== void 0) {
                                                    let data79 = data77.eventId, _errs204 = errors;
                                                    if (errors === _errs204)
                                                      if (typeof data79 == "string") {
                                                        if (!pattern0.test(data79))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/cause/eventId", schemaPath: "#/oneOf/4/properties/data/properties/cause/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/cause/eventId", schemaPath: "#/oneOf/4/properties/data/properties/cause/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid31 = _errs204 === errors;
                                                  } else
                                                    var valid31 = !0;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/cause", schemaPath: "#/oneOf/4/properties/data/properties/cause/type", keyword: "type", params: { type: "object" } }], !1;
                                            var valid30 = _errs199 === errors;
                                          } else
                                            var valid30 = !0;
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/4/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid28 = _errs190 === errors;
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
                  let data80 = data.v, _errs209 = errors;
                  if (typeof data80 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/5/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data80 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/5/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid33 = _errs209 === errors;
                } else
                  var valid33 = !0;
                if (valid33) {
                  if (data.eventId !== void 0) {
                    let data81 = data.eventId, _errs211 = errors;
                    if (errors === _errs211)
                      if (typeof data81 == "string") {
                        if (!pattern0.test(data81))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/5/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/5/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid33 = _errs211 === errors;
                  } else
                    var valid33 = !0;
                  if (valid33) {
                    if (data.eventIndex !== void 0) {
                      let data82 = data.eventIndex, _errs213 = errors;
                      if (!(typeof data82 == "number" && !(data82 % 1) && !isNaN(data82)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/5/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs213 && typeof data82 == "number" && (data82 < 0 || isNaN(data82)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/5/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid33 = _errs213 === errors;
                    } else
                      var valid33 = !0;
                    if (valid33) {
                      if (data.sessionId !== void 0) {
                        let data83 = data.sessionId, _errs215 = errors;
                        if (errors === _errs215)
                          if (typeof data83 == "string") {
                            if (!pattern1.test(data83))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/5/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/5/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid33 = _errs215 === errors;
                      } else
                        var valid33 = !0;
                      if (valid33) {
                        if (data.kind !== void 0) {
                          let data84 = data.kind, _errs217 = errors;
                          if (typeof data84 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data84 !== "advance_recorded")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/const", keyword: "const", params: { allowedValue: "advance_recorded" } }], !1;
                          var valid33 = _errs217 === errors;
                        } else
                          var valid33 = !0;
                        if (valid33) {
                          if (data.dedupeKey !== void 0) {
                            let data85 = data.dedupeKey, _errs219 = errors;
                            if (errors === _errs219)
                              if (typeof data85 == "string") {
                                if (data85.length > 256 && func2(data85) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/5/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data85))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/5/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/5/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid33 = _errs219 === errors;
                          } else
                            var valid33 = !0;
                          if (valid33) {
                            if (data.scope !== void 0) {
                              let data86 = data.scope, _errs221 = errors;
                              if (errors === _errs221)
                                if (data86 && typeof data86 == "object" && !Array.isArray(data86)) {
                                  let missing23;
                                  if (data86.runId === void 0 && (missing23 = "runId") || data86.nodeId === void 0 && (missing23 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/5/properties/scope/required", keyword: "required", params: { missingProperty: missing23 } }], !1;
                                  if (data86.runId !== void 0) {
                                    let data87 = data86.runId, _errs224 = errors;
                                    if (errors === _errs224)
                                      if (typeof data87 == "string") {
                                        if (!pattern6.test(data87))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/5/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/5/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid34 = _errs224 === errors;
                                  } else
                                    var valid34 = !0;
                                  if (valid34)
                                    if (data86.nodeId !== void 0) {
                                      let data88 = data86.nodeId, _errs226 = errors;
                                      if (errors === _errs226)
                                        if (typeof data88 == "string") {
                                          if (!pattern7.test(data88))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/5/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/5/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid34 = _errs226 === errors;
                                    } else
                                      var valid34 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/5/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid33 = _errs221 === errors;
                            } else
                              var valid33 = !0;
                            if (valid33)
                              if (data.data !== void 0) {
                                let data89 = data.data, _errs228 = errors;
                                if (errors === _errs228)
                                  if (data89 && typeof data89 == "object" && !Array.isArray(data89)) {
                                    let missing24;
                                    if (data89.attemptId === void 0 && (missing24 = "attemptId") || data89.intent === void 0 && (missing24 = "intent") || data89.outcome === void 0 && (missing24 = "outcome"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/5/properties/data/required", keyword: "required", params: { missingProperty: missing24 } }], !1;
                                    if (data89.attemptId !== void 0) {
                                      let data90 = data89.attemptId, _errs231 = errors;
                                      if (errors === _errs231)
                                        if (typeof data90 == "string") {
                                          if (!pattern27.test(data90))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/attemptId", schemaPath: "#/oneOf/5/properties/data/properties/attemptId/pattern", keyword: "pattern", params: { pattern: "^att_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/attemptId", schemaPath: "#/oneOf/5/properties/data/properties/attemptId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid35 = _errs231 === errors;
                                    } else
                                      var valid35 = !0;
                                    if (valid35) {
                                      if (data89.intent !== void 0) {
                                        let data91 = data89.intent, _errs233 = errors;
                                        if (typeof data91 != "string")
                                          return validate10.errors = [{ instancePath: instancePath + "/data/intent", schemaPath: "#/oneOf/5/properties/data/properties/intent/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (data91 !== "ack_pending")
                                          return validate10.errors = [{ instancePath: instancePath + "/data/intent", schemaPath: "#/oneOf/5/properties/data/properties/intent/const", keyword: "const", params: { allowedValue: "ack_pending" } }], !1;
                                        var valid35 = _errs233 === errors;
                                      } else
                                        var valid35 = !0;
                                      if (valid35) {
                                        if (data89.outcome !== void 0) {
                                          let data92 = data89.outcome, _errs235 = errors;
                                          if (errors === _errs235)
                                            if (data92 && typeof data92 == "object" && !Array.isArray(data92)) {
                                              let missing25;
                                              if (data92.kind === void 0 && (missing25 = "kind"))
                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome", schemaPath: "#/oneOf/5/properties/data/properties/outcome/required", keyword: "required", params: { missingProperty: missing25 } }], !1;
                                              {
                                                let tag2 = data92.kind;
                                                if (typeof tag2 == "string")
                                                  if (tag2 === "blocked") {
                                                    if (errors === errors)
                                                      if (data92 && typeof data92 == "object" && !Array.isArray(data92)) {
                                                        let missing26;
                                                        if (data92.kind === void 0 && (missing26 = "kind") || data92.blockers === void 0 && (missing26 = "blockers"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/outcome", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/required", keyword: "required", params: { missingProperty: missing26 } }], !1;
                                                        if (data92.kind !== void 0) {
                                                          let data93 = data92.kind, _errs241 = errors;
                                                          if (typeof data93 != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/outcome/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data93 !== "blocked")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/outcome/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "blocked" } }], !1;
                                                          var valid38 = _errs241 === errors;
                                                        } else
                                                          var valid38 = !0;
                                                        if (valid38)
                                                          if (data92.blockers !== void 0) {
                                                            let data94 = data92.blockers, _errs243 = errors;
                                                            if (errors === _errs243)
                                                              if (data94 && typeof data94 == "object" && !Array.isArray(data94)) {
                                                                let missing27;
                                                                if (data94.blockers === void 0 && (missing27 = "blockers"))
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/required", keyword: "required", params: { missingProperty: missing27 } }], !1;
                                                                if (data94.blockers !== void 0) {
                                                                  let data95 = data94.blockers;
                                                                  if (errors === errors)
                                                                    if (Array.isArray(data95)) {
                                                                      if (data95.length > 10)
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/maxItems", keyword: "maxItems", params: { limit: 10 } }], !1;
                                                                      if (data95.length < 1)
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                                      {
                                                                        var valid40 = !0;
                                                                        let len0 = data95.length;
                                                                        for (let i0 = 0; i0 < len0; i0++) {
                                                                          let data96 = data95[i0], _errs248 = errors;
                                                                          if (errors === _errs248)
                                                                            if (data96 && typeof data96 == "object" && !Array.isArray(data96)) {
                                                                              let missing28;
                                                                              if (data96.code === void 0 && (missing28 = "code") || data96.pointer === void 0 && (missing28 = "pointer") || data96.message === void 0 && (missing28 = "message"))
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0, schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/required", keyword: "required", params: { missingProperty: missing28 } }], !1;
                                                                              if (data96.code !== void 0) {
                                                                                let data97 = data96.code, _errs251 = errors;
                                                                                if (typeof data97 != "string")
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/code", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/code/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                if (!(data97 === "USER_ONLY_DEPENDENCY" || data97 === "MISSING_REQUIRED_OUTPUT" || data97 === "INVALID_REQUIRED_OUTPUT" || data97 === "REQUIRED_CAPABILITY_UNKNOWN" || data97 === "REQUIRED_CAPABILITY_UNAVAILABLE" || data97 === "INVARIANT_VIOLATION" || data97 === "STORAGE_CORRUPTION_DETECTED"))
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/code", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/code/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[5].properties.data.properties.outcome.oneOf[0].properties.blockers.properties.blockers.items.properties.code.enum } }], !1;
                                                                                var valid41 = _errs251 === errors;
                                                                              } else
                                                                                var valid41 = !0;
                                                                              if (valid41) {
                                                                                if (data96.pointer !== void 0) {
                                                                                  let data98 = data96.pointer, _errs253 = errors;
                                                                                  if (errors === _errs253)
                                                                                    if (data98 && typeof data98 == "object" && !Array.isArray(data98)) {
                                                                                      let missing29;
                                                                                      if (data98.kind === void 0 && (missing29 = "kind"))
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/required", keyword: "required", params: { missingProperty: missing29 } }], !1;
                                                                                      {
                                                                                        let tag3 = data98.kind;
                                                                                        if (typeof tag3 == "string")
                                                                                          if (tag3 === "context_key") {
                                                                                            if (errors === errors)
                                                                                              if (data98 && typeof data98 == "object" && !Array.isArray(data98)) {
                                                                                                let missing30;
                                                                                                if (data98.kind === void 0 && (missing30 = "kind") || data98.key === void 0 && (missing30 = "key"))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/0/required", keyword: "required", params: { missingProperty: missing30 } }], !1;
                                                                                                if (data98.kind !== void 0) {
                                                                                                  let data99 = data98.kind, _errs259 = errors;
                                                                                                  if (typeof data99 != "string")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  if (data99 !== "context_key")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "context_key" } }], !1;
                                                                                                  var valid44 = _errs259 === errors;
                                                                                                } else
                                                                                                  var valid44 = !0;
                                                                                                if (valid44)
                                                                                                  if (data98.key !== void 0) {
                                                                                                    let data100 = data98.key, _errs261 = errors;
                                                                                                    if (errors === _errs261)
                                                                                                      if (typeof data100 == "string") {
                                                                                                        if (!pattern42.test(data100))
                                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/key", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/0/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                                      } else
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/key", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/0/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                    var valid44 = _errs261 === errors;
                                                                                                  } else
                                                                                                    var valid44 = !0;
                                                                                              } else
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                          } else if (tag3 === "context_budget") {
                                                                                            if (errors === errors)
                                                                                              if (data98 && typeof data98 == "object" && !Array.isArray(data98)) {
                                                                                                let missing31;
                                                                                                if (data98.kind === void 0 && (missing31 = "kind"))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/1/required", keyword: "required", params: { missingProperty: missing31 } }], !1;
                                                                                                if (data98.kind !== void 0) {
                                                                                                  let data101 = data98.kind;
                                                                                                  if (typeof data101 != "string")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  if (data101 !== "context_budget")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "context_budget" } }], !1;
                                                                                                }
                                                                                              } else
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                          } else if (tag3 === "output_contract") {
                                                                                            if (errors === errors)
                                                                                              if (data98 && typeof data98 == "object" && !Array.isArray(data98)) {
                                                                                                let missing32;
                                                                                                if (data98.kind === void 0 && (missing32 = "kind") || data98.contractRef === void 0 && (missing32 = "contractRef"))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/2/required", keyword: "required", params: { missingProperty: missing32 } }], !1;
                                                                                                if (data98.kind !== void 0) {
                                                                                                  let data102 = data98.kind, _errs271 = errors;
                                                                                                  if (typeof data102 != "string")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  if (data102 !== "output_contract")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "output_contract" } }], !1;
                                                                                                  var valid48 = _errs271 === errors;
                                                                                                } else
                                                                                                  var valid48 = !0;
                                                                                                if (valid48)
                                                                                                  if (data98.contractRef !== void 0) {
                                                                                                    let _errs273 = errors;
                                                                                                    if (typeof data98.contractRef != "string")
                                                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/contractRef", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/2/properties/contractRef/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                    var valid48 = _errs273 === errors;
                                                                                                  } else
                                                                                                    var valid48 = !0;
                                                                                              } else
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                          } else if (tag3 === "capability") {
                                                                                            if (errors === errors)
                                                                                              if (data98 && typeof data98 == "object" && !Array.isArray(data98)) {
                                                                                                let missing33;
                                                                                                if (data98.kind === void 0 && (missing33 = "kind") || data98.capability === void 0 && (missing33 = "capability"))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/3/required", keyword: "required", params: { missingProperty: missing33 } }], !1;
                                                                                                if (data98.kind !== void 0) {
                                                                                                  let data104 = data98.kind, _errs278 = errors;
                                                                                                  if (typeof data104 != "string")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  if (data104 !== "capability")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "capability" } }], !1;
                                                                                                  var valid50 = _errs278 === errors;
                                                                                                } else
                                                                                                  var valid50 = !0;
                                                                                                if (valid50)
                                                                                                  if (data98.capability !== void 0) {
                                                                                                    let data105 = data98.capability, _errs280 = errors;
                                                                                                    if (typeof data105 != "string")
                                                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/capability", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/3/properties/capability/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                    if (!(data105 === "delegation" || data105 === "web_browsing"))
                                                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/capability", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/3/properties/capability/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[5].properties.data.properties.outcome.oneOf[0].properties.blockers.properties.blockers.items.properties.pointer.oneOf[3].properties.capability.enum } }], !1;
                                                                                                    var valid50 = _errs280 === errors;
                                                                                                  } else
                                                                                                    var valid50 = !0;
                                                                                              } else
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/3/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                          } else if (tag3 === "workflow_step") {
                                                                                            if (errors === errors)
                                                                                              if (data98 && typeof data98 == "object" && !Array.isArray(data98)) {
                                                                                                let missing34;
                                                                                                if (data98.kind === void 0 && (missing34 = "kind") || data98.stepId === void 0 && (missing34 = "stepId"))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/4/required", keyword: "required", params: { missingProperty: missing34 } }], !1;
                                                                                                if (data98.kind !== void 0) {
                                                                                                  let data106 = data98.kind, _errs285 = errors;
                                                                                                  if (typeof data106 != "string")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/4/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  if (data106 !== "workflow_step")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "workflow_step" } }], !1;
                                                                                                  var valid52 = _errs285 === errors;
                                                                                                } else
                                                                                                  var valid52 = !0;
                                                                                                if (valid52)
                                                                                                  if (data98.stepId !== void 0) {
                                                                                                    let data107 = data98.stepId, _errs287 = errors;
                                                                                                    if (errors === _errs287)
                                                                                                      if (typeof data107 == "string") {
                                                                                                        if (!pattern42.test(data107))
                                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/stepId", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/4/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                                      } else
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/stepId", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/4/properties/stepId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                    var valid52 = _errs287 === errors;
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
                                                                                  var valid41 = _errs253 === errors;
                                                                                } else
                                                                                  var valid41 = !0;
                                                                                if (valid41) {
                                                                                  if (data96.message !== void 0) {
                                                                                    let data108 = data96.message, _errs289 = errors;
                                                                                    if (errors === _errs289)
                                                                                      if (typeof data108 == "string") {
                                                                                        if (data108.length > 512 && func2(data108) > 512)
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/message", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/message/maxLength", keyword: "maxLength", params: { limit: 512 } }], !1;
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/message", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid41 = _errs289 === errors;
                                                                                  } else
                                                                                    var valid41 = !0;
                                                                                  if (valid41) {
                                                                                    if (data96.suggestedFix !== void 0) {
                                                                                      let data109 = data96.suggestedFix, _errs291 = errors;
                                                                                      if (errors === _errs291)
                                                                                        if (typeof data109 == "string") {
                                                                                          if (data109.length > 1024 && func2(data109) > 1024)
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/suggestedFix", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/suggestedFix/maxLength", keyword: "maxLength", params: { limit: 1024 } }], !1;
                                                                                        } else
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/suggestedFix", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/suggestedFix/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                      var valid41 = _errs291 === errors;
                                                                                    } else
                                                                                      var valid41 = !0;
                                                                                    if (valid41) {
                                                                                      if (data96.loop !== void 0) {
                                                                                        let data110 = data96.loop, _errs293 = errors;
                                                                                        if (errors === _errs293)
                                                                                          if (data110 && typeof data110 == "object" && !Array.isArray(data110)) {
                                                                                            let missing35;
                                                                                            if (data110.loopId === void 0 && (missing35 = "loopId") || data110.iteration === void 0 && (missing35 = "iteration") || data110.maxIterations === void 0 && (missing35 = "maxIterations"))
                                                                                              return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/loop", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/loop/required", keyword: "required", params: { missingProperty: missing35 } }], !1;
                                                                                            if (data110.loopId !== void 0) {
                                                                                              let data111 = data110.loopId, _errs296 = errors;
                                                                                              if (errors === _errs296)
                                                                                                if (typeof data111 == "string") {
                                                                                                  if (!pattern42.test(data111))
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/loop/loopId", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/loop/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                                } else
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/loop/loopId", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/loop/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                              var valid53 = _errs296 === errors;
                                                                                            } else
                                                                                              var valid53 = !0;
                                                                                            if (valid53) {
                                                                                              if (data110.iteration !== void 0) {
                                                                                                let data112 = data110.iteration, _errs298 = errors;
                                                                                                if (!(typeof data112 == "number" && !(data112 % 1) && !isNaN(data112)))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/loop/iteration", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/loop/properties/iteration/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                                                if (errors === _errs298 && typeof data112 == "number" && (data112 < 0 || isNaN(data112)))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/loop/iteration", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/loop/properties/iteration/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                                                var valid53 = _errs298 === errors;
                                                                                              } else
                                                                                                var valid53 = !0;
                                                                                              if (valid53)
                                                                                                if (data110.maxIterations !== void 0) {
                                                                                                  let data113 = data110.maxIterations, _errs300 = errors;
                                                                                                  if (!(typeof data113 == "number" && !(data113 % 1) && !isNaN(data113)))
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/loop/maxIterations", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/loop/properties/maxIterations/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                                                  if (errors === _errs300 && typeof data113 == "number" && (data113 <= 0 || isNaN(data113)))
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/loop/maxIterations", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/loop/properties/maxIterations/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                                                                  var valid53 = _errs300 === errors;
                                                                                                } else
                                                                                                  var valid53 = !0;
                                                                                            }
                                                                                          } else
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/loop", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/loop/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                        var valid41 = _errs293 === errors;
                                                                                      } else
                                                                                        var valid41 = !0;
                                                                                      if (valid41)
                                                                                        if (data96.followup !== void 0) {
                                                                                          let data114 = data96.followup, _errs302 = errors;
                                                                                          if (errors === _errs302)
                                                                                            if (data114 && typeof data114 == "object" && !Array.isArray(data114)) {
                                                                                              let missing36;
                                                                                              if (data114.level === void 0 && (missing36 = "level") || data114.words === void 0 && (missing36 = "words"))
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/followup", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/followup/required", keyword: "required", params: { missingProperty: missing36 } }], !1;
                                                                                              if (data114.level !== void 0) {
                                                                                                let data115 = data114.level, _errs305 = errors;
                                                                                                if (errors === _errs305)
                                                                                                  if (typeof data115 == "string") {
                                                                                                    if (func2(data115) < 1)
                                                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/followup/level", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/followup/properties/level/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                                  } else
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/followup/level", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/followup/properties/level/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                var valid54 = _errs305 === errors;
                                                                                              } else
                                                                                                var valid54 = !0;
                                                                                              if (valid54)
                                                                                                if (data114.words !== void 0) {
                                                                                                  let data116 = data114.words, _errs307 = errors;
                                                                                                  if (errors === _errs307)
                                                                                                    if (typeof data116 == "string") {
                                                                                                      if (!pattern9.test(data116))
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/followup/words", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/followup/properties/words/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                                                                                    } else
                                                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/followup/words", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/followup/properties/words/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  var valid54 = _errs307 === errors;
                                                                                                } else
                                                                                                  var valid54 = !0;
                                                                                            } else
                                                                                              return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/followup", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/followup/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                          var valid41 = _errs302 === errors;
                                                                                        } else
                                                                                          var valid41 = !0;
                                                                                    }
                                                                                  }
                                                                                }
                                                                              }
                                                                            } else
                                                                              return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0, schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                          var valid40 = _errs248 === errors;
                                                                          if (!valid40)
                                                                            break;
                                                                        }
                                                                      }
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/type", keyword: "type", params: { type: "array" } }], !1;
                                                                }
                                                              } else
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/type", keyword: "type", params: { type: "object" } }], !1;
                                                            var valid38 = _errs243 === errors;
                                                          } else
                                                            var valid38 = !0;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag2 === "advanced") {
                                                    if (errors === errors)
                                                      if (data92 && typeof data92 == "object" && !Array.isArray(data92)) {
                                                        let missing37;
                                                        if (data92.kind === void 0 && (missing37 = "kind") || data92.toNodeId === void 0 && (missing37 = "toNodeId"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/outcome", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/1/required", keyword: "required", params: { missingProperty: missing37 } }], !1;
                                                        if (data92.kind !== void 0) {
                                                          let data117 = data92.kind, _errs312 = errors;
                                                          if (typeof data117 != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/outcome/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data117 !== "advanced")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/outcome/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "advanced" } }], !1;
                                                          var valid56 = _errs312 === errors;
                                                        } else
                                                          var valid56 = !0;
                                                        if (valid56)
                                                          if (data92.toNodeId !== void 0) {
                                                            let data118 = data92.toNodeId, _errs314 = errors;
                                                            if (errors === _errs314)
                                                              if (typeof data118 == "string") {
                                                                if (!pattern7.test(data118))
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/toNodeId", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/1/properties/toNodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                                              } else
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/toNodeId", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/1/properties/toNodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                                            var valid56 = _errs314 === errors;
                                                          } else
                                                            var valid56 = !0;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome", schemaPath: "#/oneOf/5/properties/data/properties/outcome/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag2 } }], !1;
                                                else
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome", schemaPath: "#/oneOf/5/properties/data/properties/outcome/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag2 } }], !1;
                                              }
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/data/outcome", schemaPath: "#/oneOf/5/properties/data/properties/outcome/type", keyword: "type", params: { type: "object" } }], !1;
                                          var valid35 = _errs235 === errors;
                                        } else
                                          var valid35 = !0;
                                        if (valid35) {
                                          if (data89.inputDigest !== void 0) {
                                            let data119 = data89.inputDigest, _errs316 = errors;
                                            if (errors === _errs316)
                                              if (typeof data119 == "string") {
                                                if (!pattern9.test(data119))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/inputDigest", schemaPath: "#/oneOf/5/properties/data/properties/inputDigest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/inputDigest", schemaPath: "#/oneOf/5/properties/data/properties/inputDigest/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid35 = _errs316 === errors;
                                          } else
                                            var valid35 = !0;
                                          if (valid35) {
                                            if (data89.confirmation !== void 0) {
                                              let data120 = data89.confirmation, _errs318 = errors;
                                              if (errors === _errs318)
                                                if (data120 && typeof data120 == "object" && !Array.isArray(data120)) {
                                                  let missing38;
                                                  if (data120.outcome === void 0 && (missing38 = "outcome"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/confirmation", schemaPath: "#/oneOf/5/properties/data/properties/confirmation/required", keyword: "required", params: { missingProperty: missing38 } }], !1;
                                                  if (data120.outcome !== void 0) {
                                                    let data121 = data120.outcome, _errs321 = errors;
                                                    if (typeof data121 != "string")
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/confirmation/outcome", schemaPath: "#/oneOf/5/properties/data/properties/confirmation/properties/outcome/type", keyword: "type", params: { type: "string" } }], !1;
                                                    if (!(data121 === "acknowledged_in_text" || data121 === "approved_in_form" || data121 === "rejected_in_form" || data121 === "form_unanswered" || data121 === "skipped_by_mode"))
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/confirmation/outcome", schemaPath: "#/oneOf/5/properties/data/properties/confirmation/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[5].properties.data.properties.confirmation.properties.outcome.enum } }], !1;
                                                    var valid57 = _errs321 === errors;
                                                  } else
                                                    var valid57 = !0;
                                                  if (valid57)
                                                    if (data120.comment !== void 0) {
                                                      let data122 = data120.comment, _errs323 = errors;
                                                      if (errors === _errs323)
                                                        if (typeof data122 == "string") {
                                                          if (data122.length > 384 && func2(data122) > 384)
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/confirmation/comment", schemaPath: "#/oneOf/5/properties/data/properties/confirmation/properties/comment/maxLength", keyword: "maxLength", params: { limit: 384 } }], !1;
                                                          if (func2(data122) < 1)
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/confirmation/comment", schemaPath: "#/oneOf/5/properties/data/properties/confirmation/properties/comment/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/confirmation/comment", schemaPath: "#/oneOf/5/properties/data/properties/confirmation/properties/comment/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid57 = _errs323 === errors;
                                                    } else
                                                      var valid57 = !0;
                                                } else
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/confirmation", schemaPath: "#/oneOf/5/properties/data/properties/confirmation/type", keyword: "type", params: { type: "object" } }], !1;
                                              var valid35 = _errs318 === errors;
                                            } else
                                              var valid35 = !0;
                                            if (valid35)
                                              if (data89.blockedNodeId !== void 0) {
                                                let data123 = data89.blockedNodeId, _errs325 = errors;
                                                if (errors === _errs325)
                                                  if (typeof data123 == "string") {
                                                    if (!pattern7.test(data123))
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/blockedNodeId", schemaPath: "#/oneOf/5/properties/data/properties/blockedNodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                                  } else
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/blockedNodeId", schemaPath: "#/oneOf/5/properties/data/properties/blockedNodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                                var valid35 = _errs325 === errors;
                                              } else
                                                var valid35 = !0;
                                          }
                                        }
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/5/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid33 = _errs228 === errors;
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
                let missing39;
                if (data.v === void 0 && (missing39 = "v") || data.eventId === void 0 && (missing39 = "eventId") || data.eventIndex === void 0 && (missing39 = "eventIndex") || data.sessionId === void 0 && (missing39 = "sessionId") || data.kind === void 0 && (missing39 = "kind") || data.dedupeKey === void 0 && (missing39 = "dedupeKey") || data.scope === void 0 && (missing39 = "scope") || data.data === void 0 && (missing39 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: missing39 } }], !1;
                if (data.v !== void 0) {
                  let data124 = data.v, _errs330 = errors;
                  if (typeof data124 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/6/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data124 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/6/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid59 = _errs330 === errors;
                } else
                  var valid59 = !0;
                if (valid59) {
                  if (data.eventId !== void 0) {
                    let data125 = data.eventId, _errs332 = errors;
                    if (errors === _errs332)
                      if (typeof data125 == "string") {
                        if (!pattern0.test(data125))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/6/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/6/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid59 = _errs332 === errors;
                  } else
                    var valid59 = !0;
                  if (valid59) {
                    if (data.eventIndex !== void 0) {
                      let data126 = data.eventIndex, _errs334 = errors;
                      if (!(typeof data126 == "number" && !(data126 % 1) && !isNaN(data126)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/6/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs334 && typeof data126 == "number" && (data126 < 0 || isNaN(data126)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/6/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid59 = _errs334 === errors;
                    } else
                      var valid59 = !0;
                    if (valid59) {
                      if (data.sessionId !== void 0) {
                        let data127 = data.sessionId, _errs336 = errors;
                        if (errors === _errs336)
                          if (typeof data127 == "string") {
                            if (!pattern1.test(data127))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/6/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/6/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid59 = _errs336 === errors;
                      } else
                        var valid59 = !0;
                      if (valid59) {
                        if (data.kind !== void 0) {
                          let data128 = data.kind, _errs338 = errors;
                          if (typeof data128 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/6/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data128 !== "node_output_appended")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/6/properties/kind/const", keyword: "const", params: { allowedValue: "node_output_appended" } }], !1;
                          var valid59 = _errs338 === errors;
                        } else
                          var valid59 = !0;
                        if (valid59) {
                          if (data.dedupeKey !== void 0) {
                            let data129 = data.dedupeKey, _errs340 = errors;
                            if (errors === _errs340)
                              if (typeof data129 == "string") {
                                if (data129.length > 256 && func2(data129) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/6/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data129))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/6/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/6/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid59 = _errs340 === errors;
                          } else
                            var valid59 = !0;
                          if (valid59) {
                            if (data.scope !== void 0) {
                              let data130 = data.scope, _errs342 = errors;
                              if (errors === _errs342)
                                if (data130 && typeof data130 == "object" && !Array.isArray(data130)) {
                                  let missing40;
                                  if (data130.runId === void 0 && (missing40 = "runId") || data130.nodeId === void 0 && (missing40 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/6/properties/scope/required", keyword: "required", params: { missingProperty: missing40 } }], !1;
                                  if (data130.runId !== void 0) {
                                    let data131 = data130.runId, _errs345 = errors;
                                    if (errors === _errs345)
                                      if (typeof data131 == "string") {
                                        if (!pattern6.test(data131))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/6/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/6/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid60 = _errs345 === errors;
                                  } else
                                    var valid60 = !0;
                                  if (valid60)
                                    if (data130.nodeId !== void 0) {
                                      let data132 = data130.nodeId, _errs347 = errors;
                                      if (errors === _errs347)
                                        if (typeof data132 == "string") {
                                          if (!pattern7.test(data132))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/6/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/6/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid60 = _errs347 === errors;
                                    } else
                                      var valid60 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/6/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid59 = _errs342 === errors;
                            } else
                              var valid59 = !0;
                            if (valid59)
                              if (data.data !== void 0) {
                                let data133 = data.data, _errs349 = errors;
                                if (errors === _errs349)
                                  if (data133 && typeof data133 == "object" && !Array.isArray(data133)) {
                                    let missing41;
                                    if (data133.outputId === void 0 && (missing41 = "outputId") || data133.outputChannel === void 0 && (missing41 = "outputChannel") || data133.payload === void 0 && (missing41 = "payload"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/6/properties/data/required", keyword: "required", params: { missingProperty: missing41 } }], !1;
                                    if (data133.outputId !== void 0) {
                                      let data134 = data133.outputId, _errs352 = errors;
                                      if (errors === _errs352)
                                        if (typeof data134 == "string") {
                                          if (!pattern54.test(data134))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/outputId", schemaPath: "#/oneOf/6/properties/data/properties/outputId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/outputId", schemaPath: "#/oneOf/6/properties/data/properties/outputId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid61 = _errs352 === errors;
                                    } else
                                      var valid61 = !0;
                                    if (valid61) {
                                      if (data133.supersedesOutputId !== void 0) {
                                        let data135 = data133.supersedesOutputId, _errs354 = errors;
                                        if (errors === _errs354)
                                          if (typeof data135 == "string") {
                                            if (!pattern54.test(data135))
                                              return validate10.errors = [{ instancePath: instancePath + "/data/supersedesOutputId", schemaPath: "#/oneOf/6/properties/data/properties/supersedesOutputId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                          } else
                                            return validate10.errors = [{ instancePath: instancePath + "/data/supersedesOutputId", schemaPath: "#/oneOf/6/properties/data/properties/supersedesOutputId/type", keyword: "type", params: { type: "string" } }], !1;
                                        var valid61 = _errs354 === errors;
                                      } else
                                        var valid61 = !0;
                                      if (valid61) {
                                        if (data133.outputChannel !== void 0) {
                                          let data136 = data133.outputChannel, _errs356 = errors;
                                          if (typeof data136 != "string")
                                            return validate10.errors = [{ instancePath: instancePath + "/data/outputChannel", schemaPath: "#/oneOf/6/properties/data/properties/outputChannel/type", keyword: "type", params: { type: "string" } }], !1;
                                          if (!(data136 === "recap" || data136 === "artifact"))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/outputChannel", schemaPath: "#/oneOf/6/properties/data/properties/outputChannel/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[6].properties.data.properties.outputChannel.enum } }], !1;
                                          var valid61 = _errs356 === errors;
                                        } else
                                          var valid61 = !0;
                                        if (valid61)
                                          if (data133.payload !== void 0) {
                                            let data137 = data133.payload, _errs358 = errors;
                                            if (errors === _errs358)
                                              if (data137 && typeof data137 == "object" && !Array.isArray(data137)) {
                                                let missing42;
                                                if (data137.payloadKind === void 0 && (missing42 = "payloadKind"))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/payload", schemaPath: "#/oneOf/6/properties/data/properties/payload/required", keyword: "required", params: { missingProperty: missing42 } }], !1;
                                                {
                                                  let tag4 = data137.payloadKind;
                                                  if (typeof tag4 == "string")
                                                    if (tag4 === "notes") {
                                                      if (errors === errors)
                                                        if (data137 && typeof data137 == "object" && !Array.isArray(data137)) {
                                                          let missing43;
                                                          if (data137.payloadKind === void 0 && (missing43 = "payloadKind") || data137.notesMarkdown === void 0 && (missing43 = "notesMarkdown"))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/payload", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/0/required", keyword: "required", params: { missingProperty: missing43 } }], !1;
                                                          if (data137.payloadKind !== void 0) {
                                                            let data138 = data137.payloadKind, _errs364 = errors;
                                                            if (typeof data138 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/payload/payloadKind", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/0/properties/payloadKind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data138 !== "notes")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/payload/payloadKind", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/0/properties/payloadKind/const", keyword: "const", params: { allowedValue: "notes" } }], !1;
                                                            var valid64 = _errs364 === errors;
                                                          } else
                                                            var valid64 = !0;
                                                          if (valid64)
                                                            if (data137.notesMarkdown !== void 0) {
                                                              let data139 = data137.notesMarkdown, _errs366 = errors;
                                                              if (errors === _errs366)
                                                                if (typeof data139 == "string") {
                                                                  if (data139.length > 4096 && func2(data139) > 4096)
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/payload/notesMarkdown", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/0/properties/notesMarkdown/maxLength", keyword: "maxLength", params: { limit: 4096 } }], !1;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/payload/notesMarkdown", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/0/properties/notesMarkdown/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid64 = _errs366 === errors;
                                                            } else
                                                              var valid64 = !0;
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/payload", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                    } else if (tag4 === "artifact_ref") {
                                                      if (errors === errors)
                                                        if (data137 && typeof data137 == "object" && !Array.isArray(data137)) {
                                                          let missing44;
                                                          if (data137.payloadKind === void 0 && (missing44 = "payloadKind") || data137.sha256 === void 0 && (missing44 = "sha256") || data137.contentType === void 0 && (missing44 = "contentType") || data137.byteLength === void 0 && (missing44 = "byteLength"))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/payload", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/required", keyword: "required", params: { missingProperty: missing44 } }], !1;
                                                          if (data137.payloadKind !== void 0) {
                                                            let data140 = data137.payloadKind, _errs371 = errors;
                                                            if (typeof data140 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/payload/payloadKind", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/payloadKind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data140 !== "artifact_ref")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/payload/payloadKind", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/payloadKind/const", keyword: "const", params: { allowedValue: "artifact_ref" } }], !1;
                                                            var valid66 = _errs371 === errors;
                                                          } else
                                                            var valid66 = !0;
                                                          if (valid66) {
                                                            if (data137.sha256 !== void 0) {
                                                              let data141 = data137.sha256, _errs373 = errors;
                                                              if (errors === _errs373)
                                                                if (typeof data141 == "string") {
                                                                  if (!pattern9.test(data141))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/payload/sha256", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/payload/sha256", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/sha256/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid66 = _errs373 === errors;
                                                            } else
                                                              var valid66 = !0;
                                                            if (valid66) {
                                                              if (data137.contentType !== void 0) {
                                                                let data142 = data137.contentType, _errs375 = errors;
                                                                if (errors === _errs375)
                                                                  if (typeof data142 == "string") {
                                                                    if (data142.length > 128 && func2(data142) > 128)
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/payload/contentType", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/contentType/maxLength", keyword: "maxLength", params: { limit: 128 } }], !1;
                                                                    if (func2(data142) < 1)
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/payload/contentType", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/contentType/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/payload/contentType", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/contentType/type", keyword: "type", params: { type: "string" } }], !1;
                                                                var valid66 = _errs375 === errors;
                                                              } else
                                                                var valid66 = !0;
                                                              if (valid66)
                                                                if (data137.byteLength !== void 0) {
                                                                  let data143 = data137.byteLength, _errs377 = errors;
                                                                  if (!(typeof data143 == "number" && !(data143 % 1) && !isNaN(data143)))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/payload/byteLength", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/byteLength/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                  if (errors === _errs377 && typeof data143 == "number" && (data143 < 0 || isNaN(data143)))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/payload/byteLength", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/byteLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                  var valid66 = _errs377 === errors;
                                                                } else
                                                                  var valid66 = !0;
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
                                            var valid61 = _errs358 === errors;
                                          } else
                                            var valid61 = !0;
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/6/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid59 = _errs349 === errors;
                              } else
                                var valid59 = !0;
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
                let missing45;
                if (data.v === void 0 && (missing45 = "v") || data.eventId === void 0 && (missing45 = "eventId") || data.eventIndex === void 0 && (missing45 = "eventIndex") || data.sessionId === void 0 && (missing45 = "sessionId") || data.kind === void 0 && (missing45 = "kind") || data.dedupeKey === void 0 && (missing45 = "dedupeKey") || data.scope === void 0 && (missing45 = "scope") || data.data === void 0 && (missing45 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: missing45 } }], !1;
                if (data.v !== void 0) {
                  let data144 = data.v, _errs382 = errors;
                  if (typeof data144 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/7/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data144 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/7/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid68 = _errs382 === errors;
                } else
                  var valid68 = !0;
                if (valid68) {
                  if (data.eventId !== void 0) {
                    let data145 = data.eventId, _errs384 = errors;
                    if (errors === _errs384)
                      if (typeof data145 == "string") {
                        if (!pattern0.test(data145))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/7/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/7/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid68 = _errs384 === errors;
                  } else
                    var valid68 = !0;
                  if (valid68) {
                    if (data.eventIndex !== void 0) {
                      let data146 = data.eventIndex, _errs386 = errors;
                      if (!(typeof data146 == "number" && !(data146 % 1) && !isNaN(data146)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/7/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs386 && typeof data146 == "number" && (data146 < 0 || isNaN(data146)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/7/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid68 = _errs386 === errors;
                    } else
                      var valid68 = !0;
                    if (valid68) {
                      if (data.sessionId !== void 0) {
                        let data147 = data.sessionId, _errs388 = errors;
                        if (errors === _errs388)
                          if (typeof data147 == "string") {
                            if (!pattern1.test(data147))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/7/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/7/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid68 = _errs388 === errors;
                      } else
                        var valid68 = !0;
                      if (valid68) {
                        if (data.kind !== void 0) {
                          let data148 = data.kind, _errs390 = errors;
                          if (typeof data148 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/7/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data148 !== "preferences_changed")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/7/properties/kind/const", keyword: "const", params: { allowedValue: "preferences_changed" } }], !1;
                          var valid68 = _errs390 === errors;
                        } else
                          var valid68 = !0;
                        if (valid68) {
                          if (data.dedupeKey !== void 0) {
                            let data149 = data.dedupeKey, _errs392 = errors;
                            if (errors === _errs392)
                              if (typeof data149 == "string") {
                                if (data149.length > 256 && func2(data149) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/7/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data149))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/7/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/7/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid68 = _errs392 === errors;
                          } else
                            var valid68 = !0;
                          if (valid68) {
                            if (data.scope !== void 0) {
                              let data150 = data.scope, _errs394 = errors;
                              if (errors === _errs394)
                                if (data150 && typeof data150 == "object" && !Array.isArray(data150)) {
                                  let missing46;
                                  if (data150.runId === void 0 && (missing46 = "runId") || data150.nodeId === void 0 && (missing46 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/7/properties/scope/required", keyword: "required", params: { missingProperty: missing46 } }], !1;
                                  if (data150.runId !== void 0) {
                                    let data151 = data150.runId, _errs397 = errors;
                                    if (errors === _errs397)
                                      if (typeof data151 == "string") {
                                        if (!pattern6.test(data151))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/7/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/7/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid69 = _errs397 === errors;
                                  } else
                                    var valid69 = !0;
                                  if (valid69)
                                    if (data150.nodeId !== void 0) {
                                      let data152 = data150.nodeId, _errs399 = errors;
                                      if (errors === _errs399)
                                        if (typeof data152 == "string") {
                                          if (!pattern7.test(data152))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/7/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/7/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid69 = _errs399 === errors;
                                    } else
                                      var valid69 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/7/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid68 = _errs394 === errors;
                            } else
                              var valid68 = !0;
                            if (valid68)
                              if (data.data !== void 0) {
                                let data153 = data.data, _errs401 = errors;
                                if (errors === _errs401)
                                  if (data153 && typeof data153 == "object" && !Array.isArray(data153)) {
                                    let missing47;
                                    if (data153.changeId === void 0 && (missing47 = "changeId") || data153.source === void 0 && (missing47 = "source") || data153.delta === void 0 && (missing47 = "delta") || data153.effective === void 0 && (missing47 = "effective"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/7/properties/data/required", keyword: "required", params: { missingProperty: missing47 } }], !1;
                                    if (data153.changeId !== void 0) {
                                      let data154 = data153.changeId, _errs404 = errors;
                                      if (errors === _errs404)
                                        if (typeof data154 == "string") {
                                          if (!pattern54.test(data154))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/changeId", schemaPath: "#/oneOf/7/properties/data/properties/changeId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/changeId", schemaPath: "#/oneOf/7/properties/data/properties/changeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid70 = _errs404 === errors;
                                    } else
                                      var valid70 = !0;
                                    if (valid70) {
                                      if (data153.source !== void 0) {
                                        let data155 = data153.source, _errs406 = errors;
                                        if (typeof data155 != "string")
                                          return validate10.errors = [{ instancePath: instancePath + "/data/source", schemaPath: "#/oneOf/7/properties/data/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data155 === "user" || data155 === "workflow_recommendation" || data155 === "system"))
                                          return validate10.errors = [{ instancePath: instancePath + "/data/source", schemaPath: "#/oneOf/7/properties/data/properties/source/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[7].properties.data.properties.source.enum } }], !1;
                                        var valid70 = _errs406 === errors;
                                      } else
                                        var valid70 = !0;
                                      if (valid70) {
                                        if (data153.delta !== void 0) {
                                          let data156 = data153.delta, _errs408 = errors;
                                          if (errors === _errs408)
                                            if (Array.isArray(data156)) {
                                              if (data156.length > 2)
                                                return validate10.errors = [{ instancePath: instancePath + "/data/delta", schemaPath: "#/oneOf/7/properties/data/properties/delta/maxItems", keyword: "maxItems", params: { limit: 2 } }], !1;
                                              if (data156.length < 1)
                                                return validate10.errors = [{ instancePath: instancePath + "/data/delta", schemaPath: "#/oneOf/7/properties/data/properties/delta/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                              {
                                                var valid71 = !0;
                                                let len1 = data156.length;
                                                for (let i1 = 0; i1 < len1; i1++) {
                                                  let data157 = data156[i1], _errs410 = errors;
                                                  if (errors === _errs410)
                                                    if (data157 && typeof data157 == "object" && !Array.isArray(data157)) {
                                                      let missing48;
                                                      if (data157.key === void 0 && (missing48 = "key"))
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/required", keyword: "required", params: { missingProperty: missing48 } }], !1;
                                                      {
                                                        let tag5 = data157.key;
                                                        if (typeof tag5 == "string")
                                                          if (tag5 === "autonomy") {
                                                            if (errors === errors)
                                                              if (data157 && typeof data157 == "object" && !Array.isArray(data157)) {
                                                                let missing49;
                                                                if (data157.key === void 0 && (missing49 = "key") || data157.value === void 0 && (missing49 = "value"))
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing49 } }], !1;
                                                                if (data157.key !== void 0) {
                                                                  let data158 = data157.key, _errs416 = errors;
                                                                  if (typeof data158 != "string")
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/key", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/0/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  if (data158 !== "autonomy")
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/key", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/0/properties/key/const", keyword: "const", params: { allowedValue: "autonomy" } }], !1;
                                                                  var valid74 = _errs416 === errors;
                                                                } else
                                                                  var valid74 = !0;
                                                                if (valid74)
                                                                  if (data157.value !== void 0) {
                                                                    let data159 = data157.value, _errs418 = errors;
                                                                    if (typeof data159 != "string")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/value", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/0/properties/value/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    if (!(data159 === "guided" || data159 === "full_auto_stop_on_user_deps" || data159 === "full_auto_never_stop"))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/value", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/0/properties/value/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[7].properties.data.properties.delta.items.oneOf[0].properties.value.enum } }], !1;
                                                                    var valid74 = _errs418 === errors;
                                                                  } else
                                                                    var valid74 = !0;
                                                              } else
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                          } else if (tag5 === "riskPolicy") {
                                                            if (errors === errors)
                                                              if (data157 && typeof data157 == "object" && !Array.isArray(data157)) {
                                                                let missing50;
                                                                if (data157.key === void 0 && (missing50 = "key") || data157.value === void 0 && (missing50 = "value"))
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing50 } }], !1;
                                                                if (data157.key !== void 0) {
                                                                  let data160 = data157.key, _errs423 = errors;
                                                                  if (typeof data160 != "string")
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/key", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/1/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  if (data160 !== "riskPolicy")
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/key", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/1/properties/key/const", keyword: "const", params: { allowedValue: "riskPolicy" } }], !1;
                                                                  var valid76 = _errs423 === errors;
                                                                } else
                                                                  var valid76 = !0;
                                                                if (valid76)
                                                                  if (data157.value !== void 0) {
                                                                    let data161 = data157.value, _errs425 = errors;
                                                                    if (typeof data161 != "string")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/value", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/1/properties/value/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    if (!(data161 === "conservative" || data161 === "balanced" || data161 === "aggressive"))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/value", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/1/properties/value/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[7].properties.data.properties.delta.items.oneOf[1].properties.value.enum } }], !1;
                                                                    var valid76 = _errs425 === errors;
                                                                  } else
                                                                    var valid76 = !0;
                                                              } else
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "key", tagValue: tag5 } }], !1;
                                                        else
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/discriminator", keyword: "discriminator", params: { error: "tag", tag: "key", tagValue: tag5 } }], !1;
                                                      }
                                                    } else
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                  var valid71 = _errs410 === errors;
                                                  if (!valid71)
                                                    break;
                                                }
                                              }
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/data/delta", schemaPath: "#/oneOf/7/properties/data/properties/delta/type", keyword: "type", params: { type: "array" } }], !1;
                                          var valid70 = _errs408 === errors;
                                        } else
                                          var valid70 = !0;
                                        if (valid70)
                                          if (data153.effective !== void 0) {
                                            let data162 = data153.effective, _errs427 = errors;
                                            if (errors === _errs427)
                                              if (data162 && typeof data162 == "object" && !Array.isArray(data162)) {
                                                let missing51;
                                                if (data162.autonomy === void 0 && (missing51 = "autonomy") || data162.riskPolicy === void 0 && (missing51 = "riskPolicy"))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/effective", schemaPath: "#/oneOf/7/properties/data/properties/effective/required", keyword: "required", params: { missingProperty: missing51 } }], !1;
                                                if (data162.autonomy !== void 0) {
                                                  let data163 = data162.autonomy, _errs430 = errors;
                                                  if (typeof data163 != "string")
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/effective/autonomy", schemaPath: "#/oneOf/7/properties/data/properties/effective/properties/autonomy/type", keyword: "type", params: { type: "string" } }], !1;
                                                  if (!(data163 === "guided" || data163 === "full_auto_stop_on_user_deps" || data163 === "full_auto_never_stop"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/effective/autonomy", schemaPath: "#/oneOf/7/properties/data/properties/effective/properties/autonomy/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[7].properties.data.properties.effective.properties.autonomy.enum } }], !1;
                                                  var valid77 = _errs430 === errors;
                                                } else
                                                  var valid77 = !0;
                                                if (valid77)
                                                  if (data162.riskPolicy !== void 0) {
                                                    let data164 = data162.riskPolicy, _errs432 = errors;
                                                    if (typeof data164 != "string")
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/effective/riskPolicy", schemaPath: "#/oneOf/7/properties/data/properties/effective/properties/riskPolicy/type", keyword: "type", params: { type: "string" } }], !1;
                                                    if (!(data164 === "conservative" || data164 === "balanced" || data164 === "aggressive"))
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/effective/riskPolicy", schemaPath: "#/oneOf/7/properties/data/properties/effective/properties/riskPolicy/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[7].properties.data.properties.effective.properties.riskPolicy.enum } }], !1;
                                                    var valid77 = _errs432 === errors;
                                                  } else
                                                    var valid77 = !0;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/effective", schemaPath: "#/oneOf/7/properties/data/properties/effective/type", keyword: "type", params: { type: "object" } }], !1;
                                            var valid70 = _errs427 === errors;
                                          } else
                                            var valid70 = !0;
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/7/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid68 = _errs401 === errors;
                              } else
                                var valid68 = !0;
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
                let missing52;
                if (data.v === void 0 && (missing52 = "v") || data.eventId === void 0 && (missing52 = "eventId") || data.eventIndex === void 0 && (missing52 = "eventIndex") || data.sessionId === void 0 && (missing52 = "sessionId") || data.kind === void 0 && (missing52 = "kind") || data.dedupeKey === void 0 && (missing52 = "dedupeKey") || data.scope === void 0 && (missing52 = "scope") || data.data === void 0 && (missing52 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: missing52 } }], !1;
                if (data.v !== void 0) {
                  let data165 = data.v, _errs437 = errors;
                  if (typeof data165 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/8/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data165 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/8/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid79 = _errs437 === errors;
                } else
                  var valid79 = !0;
                if (valid79) {
                  if (data.eventId !== void 0) {
                    let data166 = data.eventId, _errs439 = errors;
                    if (errors === _errs439)
                      if (typeof data166 == "string") {
                        if (!pattern0.test(data166))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/8/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/8/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid79 = _errs439 === errors;
                  } else
                    var valid79 = !0;
                  if (valid79) {
                    if (data.eventIndex !== void 0) {
                      let data167 = data.eventIndex, _errs441 = errors;
                      if (!(typeof data167 == "number" && !(data167 % 1) && !isNaN(data167)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/8/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs441 && typeof data167 == "number" && (data167 < 0 || isNaN(data167)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/8/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid79 = _errs441 === errors;
                    } else
                      var valid79 = !0;
                    if (valid79) {
                      if (data.sessionId !== void 0) {
                        let data168 = data.sessionId, _errs443 = errors;
                        if (errors === _errs443)
                          if (typeof data168 == "string") {
                            if (!pattern1.test(data168))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/8/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/8/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid79 = _errs443 === errors;
                      } else
                        var valid79 = !0;
                      if (valid79) {
                        if (data.kind !== void 0) {
                          let data169 = data.kind, _errs445 = errors;
                          if (typeof data169 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/8/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data169 !== "capability_observed")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/8/properties/kind/const", keyword: "const", params: { allowedValue: "capability_observed" } }], !1;
                          var valid79 = _errs445 === errors;
                        } else
                          var valid79 = !0;
                        if (valid79) {
                          if (data.dedupeKey !== void 0) {
                            let data170 = data.dedupeKey, _errs447 = errors;
                            if (errors === _errs447)
                              if (typeof data170 == "string") {
                                if (data170.length > 256 && func2(data170) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/8/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data170))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/8/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/8/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid79 = _errs447 === errors;
                          } else
                            var valid79 = !0;
                          if (valid79) {
                            if (data.scope !== void 0) {
                              let data171 = data.scope, _errs449 = errors;
                              if (errors === _errs449)
                                if (data171 && typeof data171 == "object" && !Array.isArray(data171)) {
                                  let missing53;
                                  if (data171.runId === void 0 && (missing53 = "runId") || data171.nodeId === void 0 && (missing53 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/8/properties/scope/required", keyword: "required", params: { missingProperty: missing53 } }], !1;
                                  if (data171.runId !== void 0) {
                                    let data172 = data171.runId, _errs452 = errors;
                                    if (errors === _errs452)
                                      if (typeof data172 == "string") {
                                        if (!pattern6.test(data172))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/8/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/8/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid80 = _errs452 === errors;
                                  } else
                                    var valid80 = !0;
                                  if (valid80)
                                    if (data171.nodeId !== void 0) {
                                      let data173 = data171.nodeId, _errs454 = errors;
                                      if (errors === _errs454)
                                        if (typeof data173 == "string") {
                                          if (!pattern7.test(data173))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/8/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/8/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid80 = _errs454 === errors;
                                    } else
                                      var valid80 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/8/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid79 = _errs449 === errors;
                            } else
                              var valid79 = !0;
                            if (valid79)
                              if (data.data !== void 0) {
                                let data174 = data.data, _errs456 = errors;
                                if (errors === _errs456)
                                  if (data174 && typeof data174 == "object" && !Array.isArray(data174)) {
                                    let missing54;
                                    if (data174.capObsId === void 0 && (missing54 = "capObsId") || data174.capability === void 0 && (missing54 = "capability") || data174.status === void 0 && (missing54 = "status") || data174.provenance === void 0 && (missing54 = "provenance"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/8/properties/data/required", keyword: "required", params: { missingProperty: missing54 } }], !1;
                                    if (data174.capObsId !== void 0) {
                                      let data175 = data174.capObsId, _errs459 = errors;
                                      if (errors === _errs459)
                                        if (typeof data175 == "string") {
                                          if (!pattern54.test(data175))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/capObsId", schemaPath: "#/oneOf/8/properties/data/properties/capObsId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/capObsId", schemaPath: "#/oneOf/8/properties/data/properties/capObsId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid81 = _errs459 === errors;
                                    } else
                                      var valid81 = !0;
                                    if (valid81) {
                                      if (data174.capability !== void 0) {
                                        let data176 = data174.capability, _errs461 = errors;
                                        if (typeof data176 != "string")
                                          return validate10.errors = [{ instancePath: instancePath + "/data/capability", schemaPath: "#/oneOf/8/properties/data/properties/capability/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data176 === "delegation" || data176 === "web_browsing"))
                                          return validate10.errors = [{ instancePath: instancePath + "/data/capability", schemaPath: "#/oneOf/8/properties/data/properties/capability/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.capability.enum } }], !1;
                                        var valid81 = _errs461 === errors;
                                      } else
                                        var valid81 = !0;
                                      if (valid81) {
                                        if (data174.status !== void 0) {
                                          let data177 = data174.status, _errs463 = errors;
                                          if (typeof data177 != "string")
                                            return validate10.errors = [{ instancePath: instancePath + "/data/status", schemaPath: "#/oneOf/8/properties/data/properties/status/type", keyword: "type", params: { type: "string" } }], !1;
                                          if (!(data177 === "unknown" || data177 === "available" || data177 === "unavailable"))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/status", schemaPath: "#/oneOf/8/properties/data/properties/status/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.status.enum } }], !1;
                                          var valid81 = _errs463 === errors;
                                        } else
                                          var valid81 = !0;
                                        if (valid81)
                                          if (data174.provenance !== void 0) {
                                            let data178 = data174.provenance, _errs465 = errors;
                                            if (errors === _errs465)
                                              if (data178 && typeof data178 == "object" && !Array.isArray(data178)) {
                                                let missing55;
                                                if (data178.kind === void 0 && (missing55 = "kind"))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/required", keyword: "required", params: { missingProperty: missing55 } }], !1;
                                                {
                                                  let tag6 = data178.kind;
                                                  if (typeof tag6 == "string")
                                                    if (tag6 === "probe_step") {
                                                      if (errors === errors)
                                                        if (data178 && typeof data178 == "object" && !Array.isArray(data178)) {
                                                          let missing56;
                                                          if (data178.kind === void 0 && (missing56 = "kind") || data178.enforcementGrade === void 0 && (missing56 = "enforcementGrade") || data178.detail === void 0 && (missing56 = "detail"))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/required", keyword: "required", params: { missingProperty: missing56 } }], !1;
                                                          if (data178.kind !== void 0) {
                                                            let data179 = data178.kind, _errs471 = errors;
                                                            if (typeof data179 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/kind", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data179 !== "probe_step")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/kind", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "probe_step" } }], !1;
                                                            var valid84 = _errs471 === errors;
                                                          } else
                                                            var valid84 = !0;
                                                          if (valid84) {
                                                            if (data178.enforcementGrade !== void 0) {
                                                              let data180 = data178.enforcementGrade, _errs473 = errors;
                                                              if (typeof data180 != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/enforcementGrade/type", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data180 !== "strong")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/enforcementGrade/const", keyword: "const", params: { allowedValue: "strong" } }], !1;
                                                              var valid84 = _errs473 === errors;
                                                            } else
                                                              var valid84 = !0;
                                                            if (valid84)
                                                              if (data178.detail !== void 0) {
                                                                let data181 = data178.detail, _errs475 = errors;
                                                                if (errors === _errs475)
                                                                  if (data181 && typeof data181 == "object" && !Array.isArray(data181)) {
                                                                    let missing57;
                                                                    if (data181.probeTemplateId === void 0 && (missing57 = "probeTemplateId") || data181.probeStepId === void 0 && (missing57 = "probeStepId") || data181.result === void 0 && (missing57 = "result"))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/required", keyword: "required", params: { missingProperty: missing57 } }], !1;
                                                                    if (data181.probeTemplateId !== void 0) {
                                                                      let _errs478 = errors;
                                                                      if (typeof data181.probeTemplateId != "string")
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/probeTemplateId", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/properties/probeTemplateId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      var valid85 = _errs478 === errors;
                                                                    } else
                                                                      var valid85 = !0;
                                                                    if (valid85) {
                                                                      if (data181.probeStepId !== void 0) {
                                                                        let data183 = data181.probeStepId, _errs480 = errors;
                                                                        if (errors === _errs480)
                                                                          if (typeof data183 == "string") {
                                                                            if (!pattern42.test(data183))
                                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/probeStepId", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/properties/probeStepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                          } else
                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/probeStepId", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/properties/probeStepId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        var valid85 = _errs480 === errors;
                                                                      } else
                                                                        var valid85 = !0;
                                                                      if (valid85)
                                                                        if (data181.result !== void 0) {
                                                                          let data184 = data181.result, _errs482 = errors;
                                                                          if (typeof data184 != "string")
                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/result", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/properties/result/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          if (!(data184 === "success" || data184 === "failure"))
                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/result", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/properties/result/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.provenance.oneOf[0].properties.detail.properties.result.enum } }], !1;
                                                                          var valid85 = _errs482 === errors;
                                                                        } else
                                                                          var valid85 = !0;
                                                                    }
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/type", keyword: "type", params: { type: "object" } }], !1;
                                                                var valid84 = _errs475 === errors;
                                                              } else
                                                                var valid84 = !0;
                                                          }
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                    } else if (tag6 === "attempted_use") {
                                                      if (errors === errors)
                                                        if (data178 && typeof data178 == "object" && !Array.isArray(data178)) {
                                                          let missing58;
                                                          if (data178.kind === void 0 && (missing58 = "kind") || data178.enforcementGrade === void 0 && (missing58 = "enforcementGrade") || data178.detail === void 0 && (missing58 = "detail"))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/required", keyword: "required", params: { missingProperty: missing58 } }], !1;
                                                          if (data178.kind !== void 0) {
                                                            let data185 = data178.kind, _errs487 = errors;
                                                            if (typeof data185 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/kind", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data185 !== "attempted_use")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/kind", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "attempted_use" } }], !1;
                                                            var valid87 = _errs487 === errors;
                                                          } else
                                                            var valid87 = !0;
                                                          if (valid87) {
                                                            if (data178.enforcementGrade !== void 0) {
                                                              let data186 = data178.enforcementGrade, _errs489 = errors;
                                                              if (typeof data186 != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/enforcementGrade/type", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data186 !== "strong")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/enforcementGrade/const", keyword: "const", params: { allowedValue: "strong" } }], !1;
                                                              var valid87 = _errs489 === errors;
                                                            } else
                                                              var valid87 = !0;
                                                            if (valid87)
                                                              if (data178.detail !== void 0) {
                                                                let data187 = data178.detail, _errs491 = errors;
                                                                if (errors === _errs491)
                                                                  if (data187 && typeof data187 == "object" && !Array.isArray(data187)) {
                                                                    let missing59;
                                                                    if (data187.attemptContext === void 0 && (missing59 = "attemptContext") || data187.result === void 0 && (missing59 = "result"))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/required", keyword: "required", params: { missingProperty: missing59 } }], !1;
                                                                    if (data187.attemptContext !== void 0) {
                                                                      let data188 = data187.attemptContext, _errs494 = errors;
                                                                      if (typeof data188 != "string")
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/attemptContext", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/properties/attemptContext/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      if (!(data188 === "workflow_step" || data188 === "system_probe"))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/attemptContext", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/properties/attemptContext/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.provenance.oneOf[1].properties.detail.properties.attemptContext.enum } }], !1;
                                                                      var valid88 = _errs494 === errors;
                                                                    } else
                                                                      var valid88 = !0;
                                                                    if (valid88) {
                                                                      if (data187.result !== void 0) {
                                                                        let data189 = data187.result, _errs496 = errors;
                                                                        if (typeof data189 != "string")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/result", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/properties/result/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        if (!(data189 === "success" || data189 === "failure"))
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/result", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/properties/result/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.provenance.oneOf[1].properties.detail.properties.result.enum } }], !1;
                                                                        var valid88 = _errs496 === errors;
                                                                      } else
                                                                        var valid88 = !0;
                                                                      if (valid88)
                                                                        if (data187.failureCode !== void 0) {
                                                                          let data190 = data187.failureCode, _errs498 = errors;
                                                                          if (typeof data190 != "string")
                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/failureCode", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/properties/failureCode/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          if (!(data190 === "tool_missing" || data190 === "tool_error" || data190 === "policy_blocked" || data190 === "unknown"))
                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/failureCode", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/properties/failureCode/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.provenance.oneOf[1].properties.detail.properties.failureCode.enum } }], !1;
                                                                          var valid88 = _errs498 === errors;
                                                                        } else
                                                                          var valid88 = !0;
                                                                    }
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/type", keyword: "type", params: { type: "object" } }], !1;
                                                                var valid87 = _errs491 === errors;
                                                              } else
                                                                var valid87 = !0;
                                                          }
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                    } else if (tag6 === "manual_claim") {
                                                      if (errors === errors)
                                                        if (data178 && typeof data178 == "object" && !Array.isArray(data178)) {
                                                          let missing60;
                                                          if (data178.kind === void 0 && (missing60 = "kind") || data178.enforcementGrade === void 0 && (missing60 = "enforcementGrade") || data178.detail === void 0 && (missing60 = "detail"))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/required", keyword: "required", params: { missingProperty: missing60 } }], !1;
                                                          if (data178.kind !== void 0) {
                                                            let data191 = data178.kind, _errs503 = errors;
                                                            if (typeof data191 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/kind", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data191 !== "manual_claim")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/kind", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "manual_claim" } }], !1;
                                                            var valid90 = _errs503 === errors;
                                                          } else
                                                            var valid90 = !0;
                                                          if (valid90) {
                                                            if (data178.enforcementGrade !== void 0) {
                                                              let data192 = data178.enforcementGrade, _errs505 = errors;
                                                              if (typeof data192 != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/enforcementGrade/type", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data192 !== "weak")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/enforcementGrade/const", keyword: "const", params: { allowedValue: "weak" } }], !1;
                                                              var valid90 = _errs505 === errors;
                                                            } else
                                                              var valid90 = !0;
                                                            if (valid90)
                                                              if (data178.detail !== void 0) {
                                                                let data193 = data178.detail, _errs507 = errors;
                                                                if (errors === _errs507)
                                                                  if (data193 && typeof data193 == "object" && !Array.isArray(data193)) {
                                                                    let missing61;
                                                                    if (data193.claimedBy === void 0 && (missing61 = "claimedBy") || data193.claim === void 0 && (missing61 = "claim"))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/detail/required", keyword: "required", params: { missingProperty: missing61 } }], !1;
                                                                    if (data193.claimedBy !== void 0) {
                                                                      let data194 = data193.claimedBy, _errs510 = errors;
                                                                      if (typeof data194 != "string")
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/claimedBy", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/detail/properties/claimedBy/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      if (!(data194 === "agent" || data194 === "user"))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/claimedBy", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/detail/properties/claimedBy/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.provenance.oneOf[2].properties.detail.properties.claimedBy.enum } }], !1;
                                                                      var valid91 = _errs510 === errors;
                                                                    } else
                                                                      var valid91 = !0;
                                                                    if (valid91)
                                                                      if (data193.claim !== void 0) {
                                                                        let data195 = data193.claim, _errs512 = errors;
                                                                        if (typeof data195 != "string")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/claim", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/detail/properties/claim/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        if (!(data195 === "available" || data195 === "unavailable"))
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/claim", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/detail/properties/claim/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.provenance.oneOf[2].properties.detail.properties.claim.enum } }], !1;
                                                                        var valid91 = _errs512 === errors;
                                                                      } else
                                                                        var valid91 = !0;
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/detail/type", keyword: "type", params: { type: "object" } }], !1;
                                                                var valid90 = _errs507 === errors;
                                                              } else
                                                                var valid90 = !0;
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
                                            var valid81 = _errs465 === errors;
                                          } else
                                            var valid81 = !0;
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/8/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid79 = _errs456 === errors;
                              } else
                                var valid79 = !0;
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
                let missing62;
                if (data.v === void 0 && (missing62 = "v") || data.eventId === void 0 && (missing62 = "eventId") || data.eventIndex === void 0 && (missing62 = "eventIndex") || data.sessionId === void 0 && (missing62 = "sessionId") || data.kind === void 0 && (missing62 = "kind") || data.dedupeKey === void 0 && (missing62 = "dedupeKey") || data.scope === void 0 && (missing62 = "scope") || data.data === void 0 && (missing62 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: missing62 } }], !1;
                if (data.v !== void 0) {
                  let data196 = data.v, _errs517 = errors;
                  if (typeof data196 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/9/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data196 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/9/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid93 = _errs517 === errors;
                } else
                  var valid93 = !0;
                if (valid93) {
                  if (data.eventId !== void 0) {
                    let data197 = data.eventId, _errs519 = errors;
                    if (errors === _errs519)
                      if (typeof data197 == "string") {
                        if (!pattern0.test(data197))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/9/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/9/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid93 = _errs519 === errors;
                  } else
                    var valid93 = !0;
                  if (valid93) {
                    if (data.eventIndex !== void 0) {
                      let data198 = data.eventIndex, _errs521 = errors;
                      if (!(typeof data198 == "number" && !(data198 % 1) && !isNaN(data198)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/9/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs521 && typeof data198 == "number" && (data198 < 0 || isNaN(data198)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/9/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid93 = _errs521 === errors;
                    } else
                      var valid93 = !0;
                    if (valid93) {
                      if (data.sessionId !== void 0) {
                        let data199 = data.sessionId, _errs523 = errors;
                        if (errors === _errs523)
                          if (typeof data199 == "string") {
                            if (!pattern1.test(data199))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/9/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/9/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid93 = _errs523 === errors;
                      } else
                        var valid93 = !0;
                      if (valid93) {
                        if (data.kind !== void 0) {
                          let data200 = data.kind, _errs525 = errors;
                          if (typeof data200 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/9/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data200 !== "gap_recorded")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/9/properties/kind/const", keyword: "const", params: { allowedValue: "gap_recorded" } }], !1;
                          var valid93 = _errs525 === errors;
                        } else
                          var valid93 = !0;
                        if (valid93) {
                          if (data.dedupeKey !== void 0) {
                            let data201 = data.dedupeKey, _errs527 = errors;
                            if (errors === _errs527)
                              if (typeof data201 == "string") {
                                if (data201.length > 256 && func2(data201) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/9/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data201))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/9/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/9/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid93 = _errs527 === errors;
                          } else
                            var valid93 = !0;
                          if (valid93) {
                            if (data.scope !== void 0) {
                              let data202 = data.scope, _errs529 = errors;
                              if (errors === _errs529)
                                if (data202 && typeof data202 == "object" && !Array.isArray(data202)) {
                                  let missing63;
                                  if (data202.runId === void 0 && (missing63 = "runId") || data202.nodeId === void 0 && (missing63 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/9/properties/scope/required", keyword: "required", params: { missingProperty: missing63 } }], !1;
                                  if (data202.runId !== void 0) {
                                    let data203 = data202.runId, _errs532 = errors;
                                    if (errors === _errs532)
                                      if (typeof data203 == "string") {
                                        if (!pattern6.test(data203))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/9/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/9/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid94 = _errs532 === errors;
                                  } else
                                    var valid94 = !0;
                                  if (valid94)
                                    if (data202.nodeId !== void 0) {
                                      let data204 = data202.nodeId, _errs534 = errors;
                                      if (errors === _errs534)
                                        if (typeof data204 == "string") {
                                          if (!pattern7.test(data204))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/9/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/9/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid94 = _errs534 === errors;
                                    } else
                                      var valid94 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/9/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid93 = _errs529 === errors;
                            } else
                              var valid93 = !0;
                            if (valid93)
                              if (data.data !== void 0) {
                                let data205 = data.data, _errs536 = errors;
                                if (errors === _errs536)
                                  if (data205 && typeof data205 == "object" && !Array.isArray(data205)) {
                                    let missing64;
                                    if (data205.gapId === void 0 && (missing64 = "gapId") || data205.severity === void 0 && (missing64 = "severity") || data205.reason === void 0 && (missing64 = "reason") || data205.summary === void 0 && (missing64 = "summary") || data205.resolution === void 0 && (missing64 = "resolution"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/9/properties/data/required", keyword: "required", params: { missingProperty: missing64 } }], !1;
                                    if (data205.gapId !== void 0) {
                                      let data206 = data205.gapId, _errs539 = errors;
                                      if (errors === _errs539)
                                        if (typeof data206 == "string") {
                                          if (!pattern54.test(data206))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/gapId", schemaPath: "#/oneOf/9/properties/data/properties/gapId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/gapId", schemaPath: "#/oneOf/9/properties/data/properties/gapId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid95 = _errs539 === errors;
                                    } else
                                      var valid95 = !0;
                                    if (valid95) {
                                      if (data205.severity !== void 0) {
                                        let data207 = data205.severity, _errs541 = errors;
                                        if (typeof data207 != "string")
                                          return validate10.errors = [{ instancePath: instancePath + "/data/severity", schemaPath: "#/oneOf/9/properties/data/properties/severity/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data207 === "info" || data207 === "warning" || data207 === "critical"))
                                          return validate10.errors = [{ instancePath: instancePath + "/data/severity", schemaPath: "#/oneOf/9/properties/data/properties/severity/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[9].properties.data.properties.severity.enum } }], !1;
                                        var valid95 = _errs541 === errors;
                                      } else
                                        var valid95 = !0;
                                      if (valid95) {
                                        if (data205.reason !== void 0) {
                                          let data208 = data205.reason, _errs543 = errors;
                                          if (errors === _errs543)
                                            if (data208 && typeof data208 == "object" && !Array.isArray(data208)) {
                                              let missing65;
                                              if (data208.category === void 0 && (missing65 = "category"))
                                                return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/required", keyword: "required", params: { missingProperty: missing65 } }], !1;
                                              {
                                                let tag7 = data208.category;
                                                if (typeof tag7 == "string")
                                                  if (tag7 === "user_only_dependency") {
                                                    if (errors === errors)
                                                      if (data208 && typeof data208 == "object" && !Array.isArray(data208)) {
                                                        let missing66;
                                                        if (data208.category === void 0 && (missing66 = "category") || data208.detail === void 0 && (missing66 = "detail"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/0/required", keyword: "required", params: { missingProperty: missing66 } }], !1;
                                                        if (data208.category !== void 0) {
                                                          let data209 = data208.category, _errs549 = errors;
                                                          if (typeof data209 != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/0/properties/category/type", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data209 !== "user_only_dependency")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/0/properties/category/const", keyword: "const", params: { allowedValue: "user_only_dependency" } }], !1;
                                                          var valid98 = _errs549 === errors;
                                                        } else
                                                          var valid98 = !0;
                                                        if (valid98)
                                                          if (data208.detail !== void 0) {
                                                            let data210 = data208.detail, _errs551 = errors;
                                                            if (typeof data210 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/0/properties/detail/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (!(data210 === "needs_user_secret_or_token" || data210 === "needs_user_account_access" || data210 === "needs_user_artifact" || data210 === "needs_user_choice" || data210 === "needs_user_approval" || data210 === "needs_user_environment_action"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/0/properties/detail/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[9].properties.data.properties.reason.oneOf[0].properties.detail.enum } }], !1;
                                                            var valid98 = _errs551 === errors;
                                                          } else
                                                            var valid98 = !0;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag7 === "contract_violation") {
                                                    if (errors === errors)
                                                      if (data208 && typeof data208 == "object" && !Array.isArray(data208)) {
                                                        let missing67;
                                                        if (data208.category === void 0 && (missing67 = "category") || data208.detail === void 0 && (missing67 = "detail"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/1/required", keyword: "required", params: { missingProperty: missing67 } }], !1;
                                                        if (data208.category !== void 0) {
                                                          let data211 = data208.category, _errs556 = errors;
                                                          if (typeof data211 != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/1/properties/category/type", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data211 !== "contract_violation")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/1/properties/category/const", keyword: "const", params: { allowedValue: "contract_violation" } }], !1;
                                                          var valid100 = _errs556 === errors;
                                                        } else
                                                          var valid100 = !0;
                                                        if (valid100)
                                                          if (data208.detail !== void 0) {
                                                            let data212 = data208.detail, _errs558 = errors;
                                                            if (typeof data212 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/1/properties/detail/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (!(data212 === "missing_required_output" || data212 === "invalid_required_output"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/1/properties/detail/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[9].properties.data.properties.reason.oneOf[1].properties.detail.enum } }], !1;
                                                            var valid100 = _errs558 === errors;
                                                          } else
                                                            var valid100 = !0;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag7 === "capability_missing") {
                                                    if (errors === errors)
                                                      if (data208 && typeof data208 == "object" && !Array.isArray(data208)) {
                                                        let missing68;
                                                        if (data208.category === void 0 && (missing68 = "category") || data208.detail === void 0 && (missing68 = "detail"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/2/required", keyword: "required", params: { missingProperty: missing68 } }], !1;
                                                        if (data208.category !== void 0) {
                                                          let data213 = data208.category, _errs563 = errors;
                                                          if (typeof data213 != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/2/properties/category/type", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data213 !== "capability_missing")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/2/properties/category/const", keyword: "const", params: { allowedValue: "capability_missing" } }], !1;
                                                          var valid102 = _errs563 === errors;
                                                        } else
                                                          var valid102 = !0;
                                                        if (valid102)
                                                          if (data208.detail !== void 0) {
                                                            let data214 = data208.detail, _errs565 = errors;
                                                            if (typeof data214 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/2/properties/detail/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (!(data214 === "required_capability_unavailable" || data214 === "required_capability_unknown"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/2/properties/detail/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[9].properties.data.properties.reason.oneOf[2].properties.detail.enum } }], !1;
                                                            var valid102 = _errs565 === errors;
                                                          } else
                                                            var valid102 = !0;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag7 === "unexpected") {
                                                    if (errors === errors)
                                                      if (data208 && typeof data208 == "object" && !Array.isArray(data208)) {
                                                        let missing69;
                                                        if (data208.category === void 0 && (missing69 = "category") || data208.detail === void 0 && (missing69 = "detail"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/3/required", keyword: "required", params: { missingProperty: missing69 } }], !1;
                                                        if (data208.category !== void 0) {
                                                          let data215 = data208.category, _errs570 = errors;
                                                          if (typeof data215 != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/3/properties/category/type", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data215 !== "unexpected")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/3/properties/category/const", keyword: "const", params: { allowedValue: "unexpected" } }], !1;
                                                          var valid104 = _errs570 === errors;
                                                        } else
                                                          var valid104 = !0;
                                                        if (valid104)
                                                          if (data208.detail !== void 0) {
                                                            let data216 = data208.detail, _errs572 = errors;
                                                            if (typeof data216 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/3/properties/detail/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (!(data216 === "invariant_violation" || data216 === "storage_corruption_detected"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/3/properties/detail/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[9].properties.data.properties.reason.oneOf[3].properties.detail.enum } }], !1;
                                                            var valid104 = _errs572 === errors;
                                                          } else
                                                            var valid104 = !0;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/3/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "category", tagValue: tag7 } }], !1;
                                                else
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/discriminator", keyword: "discriminator", params: { error: "tag", tag: "category", tagValue: tag7 } }], !1;
                                              }
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/type", keyword: "type", params: { type: "object" } }], !1;
                                          var valid95 = _errs543 === errors;
                                        } else
                                          var valid95 = !0;
                                        if (valid95) {
                                          if (data205.summary !== void 0) {
                                            let data217 = data205.summary, _errs574 = errors;
                                            if (errors === _errs574)
                                              if (typeof data217 == "string") {
                                                if (data217.length > 512 && func2(data217) > 512)
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/9/properties/data/properties/summary/maxLength", keyword: "maxLength", params: { limit: 512 } }], !1;
                                                if (func2(data217) < 1)
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/9/properties/data/properties/summary/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/9/properties/data/properties/summary/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid95 = _errs574 === errors;
                                          } else
                                            var valid95 = !0;
                                          if (valid95) {
                                            if (data205.resolution !== void 0) {
                                              let data218 = data205.resolution, _errs576 = errors;
                                              if (errors === _errs576)
                                                if (data218 && typeof data218 == "object" && !Array.isArray(data218)) {
                                                  let missing70;
                                                  if (data218.kind === void 0 && (missing70 = "kind"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/required", keyword: "required", params: { missingProperty: missing70 } }], !1;
                                                  {
                                                    let tag8 = data218.kind;
                                                    if (typeof tag8 == "string")
                                                      if (tag8 === "unresolved") {
                                                        if (errors === errors)
                                                          if (data218 && typeof data218 == "object" && !Array.isArray(data218)) {
                                                            let missing71;
                                                            if (data218.kind === void 0 && (missing71 = "kind"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/0/required", keyword: "required", params: { missingProperty: missing71 } }], !1;
                                                            if (data218.kind !== void 0) {
                                                              let data219 = data218.kind;
                                                              if (typeof data219 != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/resolution/kind", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data219 !== "unresolved")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/resolution/kind", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "unresolved" } }], !1;
                                                            }
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                      } else if (tag8 === "resolves") {
                                                        if (errors === errors)
                                                          if (data218 && typeof data218 == "object" && !Array.isArray(data218)) {
                                                            let missing72;
                                                            if (data218.kind === void 0 && (missing72 = "kind") || data218.resolvesGapId === void 0 && (missing72 = "resolvesGapId"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/1/required", keyword: "required", params: { missingProperty: missing72 } }], !1;
                                                            if (data218.kind !== void 0) {
                                                              let data220 = data218.kind, _errs587 = errors;
                                                              if (typeof data220 != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/resolution/kind", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data220 !== "resolves")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/resolution/kind", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "resolves" } }], !1;
                                                              var valid109 = _errs587 === errors;
                                                            } else
                                                              var valid109 = !0;
                                                            if (valid109)
                                                              if (data218.resolvesGapId !== void 0) {
                                                                let data221 = data218.resolvesGapId, _errs589 = errors;
                                                                if (errors === _errs589)
                                                                  if (typeof data221 == "string") {
                                                                    if (!pattern54.test(data221))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/resolution/resolvesGapId", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/1/properties/resolvesGapId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/resolution/resolvesGapId", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/1/properties/resolvesGapId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                var valid109 = _errs589 === errors;
                                                              } else
                                                                var valid109 = !0;
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag8 } }], !1;
                                                    else
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag8 } }], !1;
                                                  }
                                                } else
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/type", keyword: "type", params: { type: "object" } }], !1;
                                              var valid95 = _errs576 === errors;
                                            } else
                                              var valid95 = !0;
                                            if (valid95) {
                                              if (data205.evidenceRefs !== void 0) {
                                                let data222 = data205.evidenceRefs, _errs591 = errors;
                                                if (errors === _errs591)
                                                  if (Array.isArray(data222)) {
                                                    if (data222.length > 10)
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/maxItems", keyword: "maxItems", params: { limit: 10 } }], !1;
                                                    {
                                                      var valid110 = !0;
                                                      let len2 = data222.length;
                                                      for (let i2 = 0; i2 < len2; i2++) {
                                                        let data223 = data222[i2], _errs593 = errors;
                                                        if (errors === _errs593)
                                                          if (data223 && typeof data223 == "object" && !Array.isArray(data223)) {
                                                            let missing73;
                                                            if (data223.kind === void 0 && (missing73 = "kind"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/required", keyword: "required", params: { missingProperty: missing73 } }], !1;
                                                            {
                                                              let tag9 = data223.kind;
                                                              if (typeof tag9 == "string")
                                                                if (tag9 === "event") {
                                                                  if (errors === errors)
                                                                    if (data223 && typeof data223 == "object" && !Array.isArray(data223)) {
                                                                      let missing74;
                                                                      if (data223.kind === void 0 && (missing74 = "kind") || data223.eventId === void 0 && (missing74 = "eventId"))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing74 } }], !1;
                                                                      if (data223.kind !== void 0) {
                                                                        let data224 = data223.kind, _errs599 = errors;
                                                                        if (typeof data224 != "string")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/kind", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        if (data224 !== "event")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/kind", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "event" } }], !1;
                                                                        var valid113 = _errs599 === errors;
                                                                      } else
                                                                        var valid113 = !0;
                                                                      if (valid113)
                                                                        if (data223.eventId !== void 0) {
                                                                          let data225 = data223.eventId, _errs601 = errors;
                                                                          if (errors === _errs601)
                                                                            if (typeof data225 == "string") {
                                                                              if (!pattern0.test(data225))
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/eventId", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/0/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                                                                            } else
                                                                              return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/eventId", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/0/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid113 = _errs601 === errors;
                                                                        } else
                                                                          var valid113 = !0;
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                                } else if (tag9 === "output") {
                                                                  if (errors === errors)
                                                                    if (data223 && typeof data223 == "object" && !Array.isArray(data223)) {
                                                                      let missing75;
                                                                      if (data223.kind === void 0 && (missing75 = "kind") || data223.outputId === void 0 && (missing75 = "outputId"))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing75 } }], !1;
                                                                      if (data223.kind !== void 0) {
                                                                        let data226 = data223.kind, _errs606 = errors;
                                                                        if (typeof data226 != "string")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/kind", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        if (data226 !== "output")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/kind", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "output" } }], !1;
                                                                        var valid115 = _errs606 === errors;
                                                                      } else
                                                                        var valid115 = !0;
                                                                      if (valid115)
                                                                        if (data223.outputId !== void 0) {
                                                                          let data227 = data223.outputId, _errs608 = errors;
                                                                          if (errors === _errs608)
                                                                            if (typeof data227 == "string") {
                                                                              if (!pattern54.test(data227))
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/outputId", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/1/properties/outputId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                                                            } else
                                                                              return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/outputId", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/1/properties/outputId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid115 = _errs608 === errors;
                                                                        } else
                                                                          var valid115 = !0;
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag9 } }], !1;
                                                              else
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag9 } }], !1;
                                                            }
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                        var valid110 = _errs593 === errors;
                                                        if (!valid110)
                                                          break;
                                                      }
                                                    }
                                                  } else
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/type", keyword: "type", params: { type: "array" } }], !1;
                                                var valid95 = _errs591 === errors;
                                              } else
                                                var valid95 = !0;
                                              if (valid95)
                                                if (data205.loop !== void 0) {
                                                  let data228 = data205.loop, _errs610 = errors;
                                                  if (errors === _errs610)
                                                    if (data228 && typeof data228 == "object" && !Array.isArray(data228)) {
                                                      let missing76;
                                                      if (data228.loopId === void 0 && (missing76 = "loopId") || data228.iteration === void 0 && (missing76 = "iteration") || data228.maxIterations === void 0 && (missing76 = "maxIterations"))
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/loop", schemaPath: "#/oneOf/9/properties/data/properties/loop/required", keyword: "required", params: { missingProperty: missing76 } }], !1;
                                                      if (data228.loopId !== void 0) {
                                                        let data229 = data228.loopId, _errs613 = errors;
                                                        if (errors === _errs613)
                                                          if (typeof data229 == "string") {
                                                            if (!pattern42.test(data229))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/loop/loopId", schemaPath: "#/oneOf/9/properties/data/properties/loop/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/loop/loopId", schemaPath: "#/oneOf/9/properties/data/properties/loop/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid116 = _errs613 === errors;
                                                      } else
                                                        var valid116 = !0;
                                                      if (valid116) {
                                                        if (data228.iteration !== void 0) {
                                                          let data230 = data228.iteration, _errs615 = errors;
                                                          if (!(typeof data230 == "number" && !(data230 % 1) && !isNaN(data230)))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/loop/iteration", schemaPath: "#/oneOf/9/properties/data/properties/loop/properties/iteration/type", keyword: "type", params: { type: "integer" } }], !1;
                                                          if (errors === _errs615 && typeof data230 == "number" && (data230 < 0 || isNaN(data230)))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/loop/iteration", schemaPath: "#/oneOf/9/properties/data/properties/loop/properties/iteration/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                          var valid116 = _errs615 === errors;
                                                        } else
                                                          var valid116 = !0;
                                                        if (valid116)
                                                          if (data228.maxIterations !== void 0) {
                                                            let data231 = data228.maxIterations, _errs617 = errors;
                                                            if (!(typeof data231 == "number" && !(data231 % 1) && !isNaN(data231)))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/loop/maxIterations", schemaPath: "#/oneOf/9/properties/data/properties/loop/properties/maxIterations/type", keyword: "type", params: { type: "integer" } }], !1;
                                                            if (errors === _errs617 && typeof data231 == "number" && (data231 <= 0 || isNaN(data231)))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/loop/maxIterations", schemaPath: "#/oneOf/9/properties/data/properties/loop/properties/maxIterations/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                            var valid116 = _errs617 === errors;
                                                          } else
                                                            var valid116 = !0;
                                                      }
                                                    } else
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/loop", schemaPath: "#/oneOf/9/properties/data/properties/loop/type", keyword: "type", params: { type: "object" } }], !1;
                                                  var valid95 = _errs610 === errors;
                                                } else
                                                  var valid95 = !0;
                                            }
                                          }
                                        }
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/9/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid93 = _errs536 === errors;
                              } else
                                var valid93 = !0;
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
                let missing77;
                if (data.v === void 0 && (missing77 = "v") || data.eventId === void 0 && (missing77 = "eventId") || data.eventIndex === void 0 && (missing77 = "eventIndex") || data.sessionId === void 0 && (missing77 = "sessionId") || data.kind === void 0 && (missing77 = "kind") || data.dedupeKey === void 0 && (missing77 = "dedupeKey") || data.scope === void 0 && (missing77 = "scope") || data.data === void 0 && (missing77 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: missing77 } }], !1;
                if (data.v !== void 0) {
                  let data232 = data.v, _errs622 = errors;
                  if (typeof data232 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/10/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data232 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/10/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid118 = _errs622 === errors;
                } else
                  var valid118 = !0;
                if (valid118) {
                  if (data.eventId !== void 0) {
                    let data233 = data.eventId, _errs624 = errors;
                    if (errors === _errs624)
                      if (typeof data233 == "string") {
                        if (!pattern0.test(data233))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/10/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/10/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid118 = _errs624 === errors;
                  } else
                    var valid118 = !0;
                  if (valid118) {
                    if (data.eventIndex !== void 0) {
                      let data234 = data.eventIndex, _errs626 = errors;
                      if (!(typeof data234 == "number" && !(data234 % 1) && !isNaN(data234)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/10/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs626 && typeof data234 == "number" && (data234 < 0 || isNaN(data234)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/10/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid118 = _errs626 === errors;
                    } else
                      var valid118 = !0;
                    if (valid118) {
                      if (data.sessionId !== void 0) {
                        let data235 = data.sessionId, _errs628 = errors;
                        if (errors === _errs628)
                          if (typeof data235 == "string") {
                            if (!pattern1.test(data235))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/10/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/10/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid118 = _errs628 === errors;
                      } else
                        var valid118 = !0;
                      if (valid118) {
                        if (data.kind !== void 0) {
                          let data236 = data.kind, _errs630 = errors;
                          if (typeof data236 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/10/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data236 !== "divergence_recorded")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/10/properties/kind/const", keyword: "const", params: { allowedValue: "divergence_recorded" } }], !1;
                          var valid118 = _errs630 === errors;
                        } else
                          var valid118 = !0;
                        if (valid118) {
                          if (data.dedupeKey !== void 0) {
                            let data237 = data.dedupeKey, _errs632 = errors;
                            if (errors === _errs632)
                              if (typeof data237 == "string") {
                                if (data237.length > 256 && func2(data237) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/10/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data237))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/10/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/10/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid118 = _errs632 === errors;
                          } else
                            var valid118 = !0;
                          if (valid118) {
                            if (data.scope !== void 0) {
                              let data238 = data.scope, _errs634 = errors;
                              if (errors === _errs634)
                                if (data238 && typeof data238 == "object" && !Array.isArray(data238)) {
                                  let missing78;
                                  if (data238.runId === void 0 && (missing78 = "runId") || data238.nodeId === void 0 && (missing78 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/10/properties/scope/required", keyword: "required", params: { missingProperty: missing78 } }], !1;
                                  if (data238.runId !== void 0) {
                                    let data239 = data238.runId, _errs637 = errors;
                                    if (errors === _errs637)
                                      if (typeof data239 == "string") {
                                        if (!pattern6.test(data239))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/10/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/10/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid119 = _errs637 === errors;
                                  } else
                                    var valid119 = !0;
                                  if (valid119)
                                    if (data238.nodeId !== void 0) {
                                      let data240 = data238.nodeId, _errs639 = errors;
                                      if (errors === _errs639)
                                        if (typeof data240 == "string") {
                                          if (!pattern7.test(data240))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/10/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/10/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid119 = _errs639 === errors;
                                    } else
                                      var valid119 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/10/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid118 = _errs634 === errors;
                            } else
                              var valid118 = !0;
                            if (valid118)
                              if (data.data !== void 0) {
                                let data241 = data.data, _errs641 = errors;
                                if (errors === _errs641)
                                  if (data241 && typeof data241 == "object" && !Array.isArray(data241)) {
                                    let missing79;
                                    if (data241.divergenceId === void 0 && (missing79 = "divergenceId") || data241.reason === void 0 && (missing79 = "reason") || data241.summary === void 0 && (missing79 = "summary"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/10/properties/data/required", keyword: "required", params: { missingProperty: missing79 } }], !1;
                                    if (data241.divergenceId !== void 0) {
                                      let data242 = data241.divergenceId, _errs644 = errors;
                                      if (errors === _errs644)
                                        if (typeof data242 == "string") {
                                          if (!pattern54.test(data242))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/divergenceId", schemaPath: "#/oneOf/10/properties/data/properties/divergenceId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/divergenceId", schemaPath: "#/oneOf/10/properties/data/properties/divergenceId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid120 = _errs644 === errors;
                                    } else
                                      var valid120 = !0;
                                    if (valid120) {
                                      if (data241.reason !== void 0) {
                                        let data243 = data241.reason, _errs646 = errors;
                                        if (typeof data243 != "string")
                                          return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/10/properties/data/properties/reason/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data243 === "missing_user_context" || data243 === "capability_unavailable" || data243 === "efficiency_skip" || data243 === "safety_stop" || data243 === "policy_constraint"))
                                          return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/10/properties/data/properties/reason/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[10].properties.data.properties.reason.enum } }], !1;
                                        var valid120 = _errs646 === errors;
                                      } else
                                        var valid120 = !0;
                                      if (valid120) {
                                        if (data241.summary !== void 0) {
                                          let data244 = data241.summary, _errs648 = errors;
                                          if (errors === _errs648)
                                            if (typeof data244 == "string") {
                                              if (data244.length > 512 && func2(data244) > 512)
                                                return validate10.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/10/properties/data/properties/summary/maxLength", keyword: "maxLength", params: { limit: 512 } }], !1;
                                              if (func2(data244) < 1)
                                                return validate10.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/10/properties/data/properties/summary/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/10/properties/data/properties/summary/type", keyword: "type", params: { type: "string" } }], !1;
                                          var valid120 = _errs648 === errors;
                                        } else
                                          var valid120 = !0;
                                        if (valid120)
                                          if (data241.relatedStepId !== void 0) {
                                            let data245 = data241.relatedStepId, _errs650 = errors;
                                            if (errors === _errs650)
                                              if (typeof data245 == "string") {
                                                if (!pattern42.test(data245))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/relatedStepId", schemaPath: "#/oneOf/10/properties/data/properties/relatedStepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/relatedStepId", schemaPath: "#/oneOf/10/properties/data/properties/relatedStepId/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid120 = _errs650 === errors;
                                          } else
                                            var valid120 = !0;
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/10/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid118 = _errs641 === errors;
                              } else
                                var valid118 = !0;
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
                let missing80;
                if (data.v === void 0 && (missing80 = "v") || data.eventId === void 0 && (missing80 = "eventId") || data.eventIndex === void 0 && (missing80 = "eventIndex") || data.sessionId === void 0 && (missing80 = "sessionId") || data.kind === void 0 && (missing80 = "kind") || data.dedupeKey === void 0 && (missing80 = "dedupeKey") || data.scope === void 0 && (missing80 = "scope") || data.data === void 0 && (missing80 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: missing80 } }], !1;
                if (data.v !== void 0) {
                  let data246 = data.v, _errs655 = errors;
                  if (typeof data246 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/11/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data246 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/11/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid122 = _errs655 === errors;
                } else
                  var valid122 = !0;
                if (valid122) {
                  if (data.eventId !== void 0) {
                    let data247 = data.eventId, _errs657 = errors;
                    if (errors === _errs657)
                      if (typeof data247 == "string") {
                        if (!pattern0.test(data247))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/11/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/11/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid122 = _errs657 === errors;
                  } else
                    var valid122 = !0;
                  if (valid122) {
                    if (data.eventIndex !== void 0) {
                      let data248 = data.eventIndex, _errs659 = errors;
                      if (!(typeof data248 == "number" && !(data248 % 1) && !isNaN(data248)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/11/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs659 && typeof data248 == "number" && (data248 < 0 || isNaN(data248)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/11/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid122 = _errs659 === errors;
                    } else
                      var valid122 = !0;
                    if (valid122) {
                      if (data.sessionId !== void 0) {
                        let data249 = data.sessionId, _errs661 = errors;
                        if (errors === _errs661)
                          if (typeof data249 == "string") {
                            if (!pattern1.test(data249))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/11/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/11/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid122 = _errs661 === errors;
                      } else
                        var valid122 = !0;
                      if (valid122) {
                        if (data.kind !== void 0) {
                          let data250 = data.kind, _errs663 = errors;
                          if (typeof data250 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/11/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data250 !== "decision_trace_appended")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/11/properties/kind/const", keyword: "const", params: { allowedValue: "decision_trace_appended" } }], !1;
                          var valid122 = _errs663 === errors;
                        } else
                          var valid122 = !0;
                        if (valid122) {
                          if (data.dedupeKey !== void 0) {
                            let data251 = data.dedupeKey, _errs665 = errors;
                            if (errors === _errs665)
                              if (typeof data251 == "string") {
                                if (data251.length > 256 && func2(data251) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/11/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data251))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/11/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/11/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid122 = _errs665 === errors;
                          } else
                            var valid122 = !0;
                          if (valid122) {
                            if (data.scope !== void 0) {
                              let data252 = data.scope, _errs667 = errors;
                              if (errors === _errs667)
                                if (data252 && typeof data252 == "object" && !Array.isArray(data252)) {
                                  let missing81;
                                  if (data252.runId === void 0 && (missing81 = "runId") || data252.nodeId === void 0 && (missing81 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/11/properties/scope/required", keyword: "required", params: { missingProperty: missing81 } }], !1;
                                  if (data252.runId !== void 0) {
                                    let data253 = data252.runId, _errs670 = errors;
                                    if (errors === _errs670)
                                      if (typeof data253 == "string") {
                                        if (!pattern6.test(data253))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/11/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/11/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid123 = _errs670 === errors;
                                  } else
                                    var valid123 = !0;
                                  if (valid123)
                                    if (data252.nodeId !== void 0) {
                                      let data254 = data252.nodeId, _errs672 = errors;
                                      if (errors === _errs672)
                                        if (typeof data254 == "string") {
                                          if (!pattern7.test(data254))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/11/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/11/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid123 = _errs672 === errors;
                                    } else
                                      var valid123 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/11/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid122 = _errs667 === errors;
                            } else
                              var valid122 = !0;
                            if (valid122)
                              if (data.data !== void 0) {
                                let data255 = data.data, _errs674 = errors;
                                if (errors === _errs674)
                                  if (data255 && typeof data255 == "object" && !Array.isArray(data255)) {
                                    let missing82;
                                    if (data255.traceId === void 0 && (missing82 = "traceId") || data255.entries === void 0 && (missing82 = "entries"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/11/properties/data/required", keyword: "required", params: { missingProperty: missing82 } }], !1;
                                    if (data255.traceId !== void 0) {
                                      let data256 = data255.traceId, _errs677 = errors;
                                      if (errors === _errs677)
                                        if (typeof data256 == "string") {
                                          if (!pattern54.test(data256))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/traceId", schemaPath: "#/oneOf/11/properties/data/properties/traceId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/traceId", schemaPath: "#/oneOf/11/properties/data/properties/traceId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid124 = _errs677 === errors;
                                    } else
                                      var valid124 = !0;
                                    if (valid124)
                                      if (data255.entries !== void 0) {
                                        let data257 = data255.entries, _errs679 = errors;
                                        if (errors === _errs679)
                                          if (Array.isArray(data257)) {
                                            if (data257.length > 25)
                                              return validate10.errors = [{ instancePath: instancePath + "/data/entries", schemaPath: "#/oneOf/11/properties/data/properties/entries/maxItems", keyword: "maxItems", params: { limit: 25 } }], !1;
                                            if (data257.length < 1)
                                              return validate10.errors = [{ instancePath: instancePath + "/data/entries", schemaPath: "#/oneOf/11/properties/data/properties/entries/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                            {
                                              var valid125 = !0;
                                              let len3 = data257.length;
                                              for (let i3 = 0; i3 < len3; i3++) {
                                                let data258 = data257[i3], _errs681 = errors;
                                                if (errors === _errs681)
                                                  if (data258 && typeof data258 == "object" && !Array.isArray(data258)) {
                                                    let missing83;
                                                    if (data258.kind === void 0 && (missing83 = "kind") || data258.summary === void 0 && (missing83 = "summary"))
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/required", keyword: "required", params: { missingProperty: missing83 } }], !1;
                                                    if (data258.kind !== void 0) {
                                                      let data259 = data258.kind, _errs684 = errors;
                                                      if (typeof data259 != "string")
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                      if (!(data259 === "selected_next_step" || data259 === "evaluated_condition" || data259 === "entered_loop" || data259 === "exited_loop" || data259 === "detected_non_tip_advance"))
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[11].properties.data.properties.entries.items.properties.kind.enum } }], !1;
                                                      var valid126 = _errs684 === errors;
                                                    } else
                                                      var valid126 = !0;
                                                    if (valid126) {
                                                      if (data258.summary !== void 0) {
                                                        let data260 = data258.summary, _errs686 = errors;
                                                        if (errors === _errs686)
                                                          if (typeof data260 == "string") {
                                                            if (data260.length > 512 && func2(data260) > 512)
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/summary", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/summary/maxLength", keyword: "maxLength", params: { limit: 512 } }], !1;
                                                            if (func2(data260) < 1)
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/summary", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/summary/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/summary", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/summary/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid126 = _errs686 === errors;
                                                      } else
                                                        var valid126 = !0;
                                                      if (valid126)
                                                        if (data258.refs !== void 0) {
                                                          let data261 = data258.refs, _errs688 = errors;
                                                          if (errors === _errs688)
                                                            if (Array.isArray(data261)) {
                                                              if (data261.length > 10)
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/maxItems", keyword: "maxItems", params: { limit: 10 } }], !1;
                                                              {
                                                                var valid127 = !0;
                                                                let len4 = data261.length;
                                                                for (let i4 = 0; i4 < len4; i4++) {
                                                                  let data262 = data261[i4], _errs690 = errors;
                                                                  if (errors === _errs690)
                                                                    if (data262 && typeof data262 == "object" && !Array.isArray(data262)) {
                                                                      let missing84;
                                                                      if (data262.kind === void 0 && (missing84 = "kind"))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/required", keyword: "required", params: { missingProperty: missing84 } }], !1;
                                                                      {
                                                                        let tag10 = data262.kind;
                                                                        if (typeof tag10 == "string")
                                                                          if (tag10 === "step_id") {
                                                                            if (errors === errors)
                                                                              if (data262 && typeof data262 == "object" && !Array.isArray(data262)) {
                                                                                let missing85;
                                                                                if (data262.kind === void 0 && (missing85 = "kind") || data262.stepId === void 0 && (missing85 = "stepId"))
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing85 } }], !1;
                                                                                if (data262.kind !== void 0) {
                                                                                  let data263 = data262.kind, _errs696 = errors;
                                                                                  if (typeof data263 != "string")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  if (data263 !== "step_id")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "step_id" } }], !1;
                                                                                  var valid130 = _errs696 === errors;
                                                                                } else
                                                                                  var valid130 = !0;
                                                                                if (valid130)
                                                                                  if (data262.stepId !== void 0) {
                                                                                    let data264 = data262.stepId, _errs698 = errors;
                                                                                    if (errors === _errs698)
                                                                                      if (typeof data264 == "string") {
                                                                                        if (!pattern42.test(data264))
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/stepId", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/0/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/stepId", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/0/properties/stepId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid130 = _errs698 === errors;
                                                                                  } else
                                                                                    var valid130 = !0;
                                                                              } else
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                                          } else if (tag10 === "loop_id") {
                                                                            if (errors === errors)
                                                                              if (data262 && typeof data262 == "object" && !Array.isArray(data262)) {
                                                                                let missing86;
                                                                                if (data262.kind === void 0 && (missing86 = "kind") || data262.loopId === void 0 && (missing86 = "loopId"))
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing86 } }], !1;
                                                                                if (data262.kind !== void 0) {
                                                                                  let data265 = data262.kind, _errs703 = errors;
                                                                                  if (typeof data265 != "string")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  if (data265 !== "loop_id")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "loop_id" } }], !1;
                                                                                  var valid132 = _errs703 === errors;
                                                                                } else
                                                                                  var valid132 = !0;
                                                                                if (valid132)
                                                                                  if (data262.loopId !== void 0) {
                                                                                    let data266 = data262.loopId, _errs705 = errors;
                                                                                    if (errors === _errs705)
                                                                                      if (typeof data266 == "string") {
                                                                                        if (!pattern42.test(data266))
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/loopId", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/1/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/loopId", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/1/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid132 = _errs705 === errors;
                                                                                  } else
                                                                                    var valid132 = !0;
                                                                              } else
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                                          } else if (tag10 === "condition_id") {
                                                                            if (errors === errors)
                                                                              if (data262 && typeof data262 == "object" && !Array.isArray(data262)) {
                                                                                let missing87;
                                                                                if (data262.kind === void 0 && (missing87 = "kind") || data262.conditionId === void 0 && (missing87 = "conditionId"))
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/2/required", keyword: "required", params: { missingProperty: missing87 } }], !1;
                                                                                if (data262.kind !== void 0) {
                                                                                  let data267 = data262.kind, _errs710 = errors;
                                                                                  if (typeof data267 != "string")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  if (data267 !== "condition_id")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "condition_id" } }], !1;
                                                                                  var valid134 = _errs710 === errors;
                                                                                } else
                                                                                  var valid134 = !0;
                                                                                if (valid134)
                                                                                  if (data262.conditionId !== void 0) {
                                                                                    let data268 = data262.conditionId, _errs712 = errors;
                                                                                    if (errors === _errs712)
                                                                                      if (typeof data268 == "string") {
                                                                                        if (!pattern42.test(data268))
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/conditionId", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/2/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/conditionId", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/2/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid134 = _errs712 === errors;
                                                                                  } else
                                                                                    var valid134 = !0;
                                                                              } else
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
                                                                          } else if (tag10 === "iteration") {
                                                                            if (errors === errors)
                                                                              if (data262 && typeof data262 == "object" && !Array.isArray(data262)) {
                                                                                let missing88;
                                                                                if (data262.kind === void 0 && (missing88 = "kind") || data262.value === void 0 && (missing88 = "value"))
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/3/required", keyword: "required", params: { missingProperty: missing88 } }], !1;
                                                                                if (data262.kind !== void 0) {
                                                                                  let data269 = data262.kind, _errs717 = errors;
                                                                                  if (typeof data269 != "string")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  if (data269 !== "iteration")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "iteration" } }], !1;
                                                                                  var valid136 = _errs717 === errors;
                                                                                } else
                                                                                  var valid136 = !0;
                                                                                if (valid136)
                                                                                  if (data262.value !== void 0) {
                                                                                    let data270 = data262.value, _errs719 = errors;
                                                                                    if (!(typeof data270 == "number" && !(data270 % 1) && !isNaN(data270)))
                                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/value", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/3/properties/value/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                                    if (errors === _errs719 && typeof data270 == "number" && (data270 < 0 || isNaN(data270)))
                                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/value", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/3/properties/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                                    var valid136 = _errs719 === errors;
                                                                                  } else
                                                                                    var valid136 = !0;
                                                                              } else
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/3/type", keyword: "type", params: { type: "object" } }], !1;
                                                                          } else
                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag10 } }], !1;
                                                                        else
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag10 } }], !1;
                                                                      }
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                  var valid127 = _errs690 === errors;
                                                                  if (!valid127)
                                                                    break;
                                                                }
                                                              }
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/type", keyword: "type", params: { type: "array" } }], !1;
                                                          var valid126 = _errs688 === errors;
                                                        } else
                                                          var valid126 = !0;
                                                    }
                                                  } else
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                var valid125 = _errs681 === errors;
                                                if (!valid125)
                                                  break;
                                              }
                                            }
                                          } else
                                            return validate10.errors = [{ instancePath: instancePath + "/data/entries", schemaPath: "#/oneOf/11/properties/data/properties/entries/type", keyword: "type", params: { type: "array" } }], !1;
                                        var valid124 = _errs679 === errors;
                                      } else
                                        var valid124 = !0;
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/11/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid122 = _errs674 === errors;
                              } else
                                var valid122 = !0;
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
                let missing89;
                if (data.v === void 0 && (missing89 = "v") || data.eventId === void 0 && (missing89 = "eventId") || data.eventIndex === void 0 && (missing89 = "eventIndex") || data.sessionId === void 0 && (missing89 = "sessionId") || data.kind === void 0 && (missing89 = "kind") || data.dedupeKey === void 0 && (missing89 = "dedupeKey") || data.scope === void 0 && (missing89 = "scope") || data.data === void 0 && (missing89 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: missing89 } }], !1;
                if (data.v !== void 0) {
                  let data271 = data.v, _errs724 = errors;
                  if (typeof data271 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/12/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data271 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/12/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid138 = _errs724 === errors;
                } else
                  var valid138 = !0;
                if (valid138) {
                  if (data.eventId !== void 0) {
                    let data272 = data.eventId, _errs726 = errors;
                    if (errors === _errs726)
                      if (typeof data272 == "string") {
                        if (!pattern0.test(data272))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/12/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/12/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid138 = _errs726 === errors;
                  } else
                    var valid138 = !0;
                  if (valid138) {
                    if (data.eventIndex !== void 0) {
                      let data273 = data.eventIndex, _errs728 = errors;
                      if (!(typeof data273 == "number" && !(data273 % 1) && !isNaN(data273)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/12/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs728 && typeof data273 == "number" && (data273 < 0 || isNaN(data273)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/12/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid138 = _errs728 === errors;
                    } else
                      var valid138 = !0;
                    if (valid138) {
                      if (data.sessionId !== void 0) {
                        let data274 = data.sessionId, _errs730 = errors;
                        if (errors === _errs730)
                          if (typeof data274 == "string") {
                            if (!pattern1.test(data274))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/12/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/12/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid138 = _errs730 === errors;
                      } else
                        var valid138 = !0;
                      if (valid138) {
                        if (data.kind !== void 0) {
                          let data275 = data.kind, _errs732 = errors;
                          if (typeof data275 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/12/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data275 !== "context_set")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/12/properties/kind/const", keyword: "const", params: { allowedValue: "context_set" } }], !1;
                          var valid138 = _errs732 === errors;
                        } else
                          var valid138 = !0;
                        if (valid138) {
                          if (data.dedupeKey !== void 0) {
                            let data276 = data.dedupeKey, _errs734 = errors;
                            if (errors === _errs734)
                              if (typeof data276 == "string") {
                                if (data276.length > 256 && func2(data276) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/12/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data276))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/12/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/12/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid138 = _errs734 === errors;
                          } else
                            var valid138 = !0;
                          if (valid138) {
                            if (data.scope !== void 0) {
                              let data277 = data.scope, _errs736 = errors;
                              if (errors === _errs736)
                                if (data277 && typeof data277 == "object" && !Array.isArray(data277)) {
                                  let missing90;
                                  if (data277.runId === void 0 && (missing90 = "runId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/12/properties/scope/required", keyword: "required", params: { missingProperty: missing90 } }], !1;
                                  if (data277.runId !== void 0) {
                                    let data278 = data277.runId;
                                    if (errors === errors)
                                      if (typeof data278 == "string") {
                                        if (!pattern6.test(data278))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/12/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/12/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                  }
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/12/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid138 = _errs736 === errors;
                            } else
                              var valid138 = !0;
                            if (valid138)
                              if (data.data !== void 0) {
                                let data279 = data.data, _errs741 = errors;
                                if (errors === _errs741)
                                  if (data279 && typeof data279 == "object" && !Array.isArray(data279)) {
                                    let missing91;
                                    if (data279.contextId === void 0 && (missing91 = "contextId") || data279.context === void 0 && (missing91 = "context") || data279.source === void 0 && (missing91 = "source"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/12/properties/data/required", keyword: "required", params: { missingProperty: missing91 } }], !1;
                                    if (data279.contextId !== void 0) {
                                      let data280 = data279.contextId, _errs744 = errors;
                                      if (errors === _errs744)
                                        if (typeof data280 == "string") {
                                          if (!pattern54.test(data280))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/contextId", schemaPath: "#/oneOf/12/properties/data/properties/contextId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/contextId", schemaPath: "#/oneOf/12/properties/data/properties/contextId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid140 = _errs744 === errors;
                                    } else
                                      var valid140 = !0;
                                    if (valid140) {
                                      if (data279.context !== void 0) {
                                        let data281 = data279.context, _errs746 = errors;
                                        if (errors === _errs746 && !(data281 && typeof data281 == "object" && !Array.isArray(data281)))
                                          return validate10.errors = [{ instancePath: instancePath + "/data/context", schemaPath: "#/oneOf/12/properties/data/properties/context/type", keyword: "type", params: { type: "object" } }], !1;
                                        var valid140 = _errs746 === errors;
                                      } else
                                        var valid140 = !0;
                                      if (valid140) {
                                        if (data279.source !== void 0) {
                                          let data282 = data279.source, _errs749 = errors;
                                          if (typeof data282 != "string")
                                            return validate10.errors = [{ instancePath: instancePath + "/data/source", schemaPath: "#/oneOf/12/properties/data/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                                          if (!(data282 === "initial" || data282 === "agent_delta" || data282 === "merge"))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/source", schemaPath: "#/oneOf/12/properties/data/properties/source/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[12].properties.data.properties.source.enum } }], !1;
                                          var valid140 = _errs749 === errors;
                                        } else
                                          var valid140 = !0;
                                        if (valid140)
                                          if (data279.nodeId !== void 0) {
                                            let data283 = data279.nodeId, _errs751 = errors;
                                            if (errors === _errs751)
                                              if (typeof data283 == "string") {
                                                if (!pattern7.test(data283))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/nodeId", schemaPath: "#/oneOf/12/properties/data/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/nodeId", schemaPath: "#/oneOf/12/properties/data/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid140 = _errs751 === errors;
                                          } else
                                            var valid140 = !0;
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/12/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid138 = _errs741 === errors;
                              } else
                                var valid138 = !0;
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
