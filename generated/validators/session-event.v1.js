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
var validateSessionEvent = validate10, schema11 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Session event", type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "session_created" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, data: { type: "object", properties: {}, additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "observation_recorded" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { key: { type: "string", enum: ["git_branch", "git_head_sha", "repo_root_hash", "repo_root"] }, value: { type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ type: "object", properties: { type: { type: "string", const: "short_string" }, value: { type: "string", maxLength: 80 } }, required: ["type", "value"], additionalProperties: !0 }, { type: "object", properties: { type: { type: "string", const: "git_sha1" }, value: { type: "string", pattern: "^[0-9a-f]{40}$" } }, required: ["type", "value"], additionalProperties: !0 }, { type: "object", properties: { type: { type: "string", const: "sha256" }, value: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" } }, required: ["type", "value"], additionalProperties: !0 }, { type: "object", properties: { type: { type: "string", const: "path" }, value: { type: "string", maxLength: 512 } }, required: ["type", "value"], additionalProperties: !0 }] }, confidence: { type: "string", enum: ["low", "med", "high"] } }, required: ["key", "value", "confidence"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "run_started" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" } }, required: ["runId"], additionalProperties: !0 }, data: { type: "object", properties: { workflowId: { type: "string", pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" }, workflowHash: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, workflowSourceKind: { type: "string", enum: ["bundled", "user", "project", "remote", "plugin"] }, workflowSourceRef: { type: "string", maxLength: 512 }, parent: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, sourceDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, rulesVersion: { type: "integer", exclusiveMinimum: 0 } }, required: ["workflowId", "workflowHash", "workflowSourceKind", "workflowSourceRef"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "node_created" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { nodeKind: { type: "string", enum: ["step", "checkpoint", "blocked_attempt"] }, parentNodeId: { anyOf: [{ type: "string", pattern: "^node_[a-z0-9_]{1,64}$" }, { type: "null" }] }, workflowHash: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, snapshotRef: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, checkpoint: { type: "object", properties: { attemptId: { type: "string", pattern: "^att_[a-z0-9_]{1,64}$" }, inputDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" } }, required: ["attemptId", "inputDigest"], additionalProperties: !0 } }, required: ["nodeKind", "parentNodeId", "workflowHash", "snapshotRef"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "edge_created" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" } }, required: ["runId"], additionalProperties: !0 }, data: { type: "object", properties: { edgeKind: { type: "string", enum: ["acked_step", "checkpoint"] }, fromNodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" }, toNodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" }, cause: { type: "object", properties: { kind: { type: "string", enum: ["idempotent_replay", "intentional_fork", "non_tip_advance", "checkpoint_created"] }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" } }, required: ["kind", "eventId"], additionalProperties: !0 } }, required: ["edgeKind", "fromNodeId", "toNodeId", "cause"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "advance_recorded" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { attemptId: { type: "string", pattern: "^att_[a-z0-9_]{1,64}$" }, intent: { type: "string", const: "ack_pending" }, outcome: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "blocked" }, blockers: { type: "object", properties: { blockers: { type: "array", items: { type: "object", properties: { code: { type: "string", enum: ["USER_ONLY_DEPENDENCY", "MISSING_REQUIRED_OUTPUT", "INVALID_REQUIRED_OUTPUT", "REQUIRED_CAPABILITY_UNKNOWN", "REQUIRED_CAPABILITY_UNAVAILABLE", "INVARIANT_VIOLATION", "STORAGE_CORRUPTION_DETECTED"] }, pointer: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "context_key" }, key: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "key"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "context_budget" } }, required: ["kind"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "output_contract" }, contractRef: { type: "string" } }, required: ["kind", "contractRef"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "capability" }, capability: { type: "string", enum: ["delegation", "web_browsing"] } }, required: ["kind", "capability"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "workflow_step" }, stepId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "stepId"], additionalProperties: !0 }] }, message: { type: "string", maxLength: 512 }, suggestedFix: { type: "string", maxLength: 1024 }, loop: { type: "object", properties: { loopId: { type: "string", pattern: "^[a-z0-9_-]+$" }, iteration: { type: "integer", minimum: 0 }, maxIterations: { type: "integer", exclusiveMinimum: 0 } }, required: ["loopId", "iteration", "maxIterations"], additionalProperties: !0 }, followup: { type: "object", properties: { level: { type: "string", minLength: 1 }, words: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" } }, required: ["level", "words"], additionalProperties: !0 } }, required: ["code", "pointer", "message"], additionalProperties: !0 }, minItems: 1, maxItems: 10 } }, required: ["blockers"], additionalProperties: !0 } }, required: ["kind", "blockers"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "advanced" }, toNodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["kind", "toNodeId"], additionalProperties: !0 }] }, inputDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, blockedNodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["attemptId", "intent", "outcome"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "node_output_appended" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { outputId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, supersedesOutputId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, outputChannel: { type: "string", enum: ["recap", "artifact"] }, payload: { type: "object", required: ["payloadKind"], discriminator: { propertyName: "payloadKind" }, oneOf: [{ type: "object", properties: { payloadKind: { type: "string", const: "notes" }, notesMarkdown: { type: "string", maxLength: 4096 } }, required: ["payloadKind", "notesMarkdown"], additionalProperties: !0 }, { type: "object", properties: { payloadKind: { type: "string", const: "artifact_ref" }, sha256: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, contentType: { type: "string", minLength: 1, maxLength: 128 }, byteLength: { type: "integer", minimum: 0 } }, required: ["payloadKind", "sha256", "contentType", "byteLength"], additionalProperties: !0 }] } }, required: ["outputId", "outputChannel", "payload"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "preferences_changed" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { changeId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, source: { type: "string", enum: ["user", "workflow_recommendation", "system"] }, delta: { type: "array", items: { type: "object", required: ["key"], discriminator: { propertyName: "key" }, oneOf: [{ type: "object", properties: { key: { type: "string", const: "autonomy" }, value: { type: "string", enum: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"] } }, required: ["key", "value"], additionalProperties: !0 }, { type: "object", properties: { key: { type: "string", const: "riskPolicy" }, value: { type: "string", enum: ["conservative", "balanced", "aggressive"] } }, required: ["key", "value"], additionalProperties: !0 }] }, minItems: 1, maxItems: 2 }, effective: { type: "object", properties: { autonomy: { type: "string", enum: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"] }, riskPolicy: { type: "string", enum: ["conservative", "balanced", "aggressive"] } }, required: ["autonomy", "riskPolicy"], additionalProperties: !0 } }, required: ["changeId", "source", "delta", "effective"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "capability_observed" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { capObsId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, capability: { type: "string", enum: ["delegation", "web_browsing"] }, status: { type: "string", enum: ["unknown", "available", "unavailable"] }, provenance: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "probe_step" }, enforcementGrade: { type: "string", const: "strong" }, detail: { type: "object", properties: { probeTemplateId: { type: "string" }, probeStepId: { type: "string", pattern: "^[a-z0-9_-]+$" }, result: { type: "string", enum: ["success", "failure"] } }, required: ["probeTemplateId", "probeStepId", "result"], additionalProperties: !0 } }, required: ["kind", "enforcementGrade", "detail"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "attempted_use" }, enforcementGrade: { type: "string", const: "strong" }, detail: { type: "object", properties: { attemptContext: { type: "string", enum: ["workflow_step", "system_probe"] }, result: { type: "string", enum: ["success", "failure"] }, failureCode: { type: "string", enum: ["tool_missing", "tool_error", "policy_blocked", "unknown"] } }, required: ["attemptContext", "result"], additionalProperties: !0 } }, required: ["kind", "enforcementGrade", "detail"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "manual_claim" }, enforcementGrade: { type: "string", const: "weak" }, detail: { type: "object", properties: { claimedBy: { type: "string", enum: ["agent", "user"] }, claim: { type: "string", enum: ["available", "unavailable"] } }, required: ["claimedBy", "claim"], additionalProperties: !0 } }, required: ["kind", "enforcementGrade", "detail"], additionalProperties: !0 }] } }, required: ["capObsId", "capability", "status", "provenance"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "gap_recorded" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { gapId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, severity: { type: "string", enum: ["info", "warning", "critical"] }, reason: { type: "object", required: ["category"], discriminator: { propertyName: "category" }, oneOf: [{ type: "object", properties: { category: { type: "string", const: "user_only_dependency" }, detail: { type: "string", enum: ["needs_user_secret_or_token", "needs_user_account_access", "needs_user_artifact", "needs_user_choice", "needs_user_approval", "needs_user_environment_action"] } }, required: ["category", "detail"], additionalProperties: !0 }, { type: "object", properties: { category: { type: "string", const: "contract_violation" }, detail: { type: "string", enum: ["missing_required_output", "invalid_required_output"] } }, required: ["category", "detail"], additionalProperties: !0 }, { type: "object", properties: { category: { type: "string", const: "capability_missing" }, detail: { type: "string", enum: ["required_capability_unavailable", "required_capability_unknown"] } }, required: ["category", "detail"], additionalProperties: !0 }, { type: "object", properties: { category: { type: "string", const: "unexpected" }, detail: { type: "string", enum: ["invariant_violation", "storage_corruption_detected"] } }, required: ["category", "detail"], additionalProperties: !0 }] }, summary: { type: "string", minLength: 1, maxLength: 512 }, resolution: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "unresolved" } }, required: ["kind"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "resolves" }, resolvesGapId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }, required: ["kind", "resolvesGapId"], additionalProperties: !0 }] }, evidenceRefs: { type: "array", items: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "event" }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" } }, required: ["kind", "eventId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "output" }, outputId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }, required: ["kind", "outputId"], additionalProperties: !0 }] }, maxItems: 10 }, loop: { type: "object", properties: { loopId: { type: "string", pattern: "^[a-z0-9_-]+$" }, iteration: { type: "integer", minimum: 0 }, maxIterations: { type: "integer", exclusiveMinimum: 0 } }, required: ["loopId", "iteration", "maxIterations"], additionalProperties: !0 } }, required: ["gapId", "severity", "reason", "summary", "resolution"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "divergence_recorded" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { divergenceId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, reason: { type: "string", enum: ["missing_user_context", "capability_unavailable", "efficiency_skip", "safety_stop", "policy_constraint"] }, summary: { type: "string", minLength: 1, maxLength: 512 }, relatedStepId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["divergenceId", "reason", "summary"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "decision_trace_appended" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { traceId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, entries: { type: "array", items: { type: "object", properties: { kind: { type: "string", enum: ["selected_next_step", "evaluated_condition", "entered_loop", "exited_loop", "detected_non_tip_advance"] }, summary: { type: "string", minLength: 1, maxLength: 512 }, refs: { type: "array", items: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "step_id" }, stepId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "stepId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "loop_id" }, loopId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "loopId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "condition_id" }, conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "conditionId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "iteration" }, value: { type: "integer", minimum: 0 } }, required: ["kind", "value"], additionalProperties: !0 }] }, maxItems: 10 } }, required: ["kind", "summary"], additionalProperties: !0 }, minItems: 1, maxItems: 25 } }, required: ["traceId", "entries"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "context_set" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" } }, required: ["runId"], additionalProperties: !0 }, data: { type: "object", properties: { contextId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, context: { type: "object", additionalProperties: {} }, source: { type: "string", enum: ["initial", "agent_delta", "merge"] }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["contextId", "context", "source"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }] }, pattern0 = new RegExp("^evt_[a-z0-9_]{1,64}$", "u"), pattern1 = new RegExp("^sess_[a-z0-9_]{1,64}$", "u"), pattern2 = new RegExp("^[a-z0-9_:>-]+$", "u"), pattern6 = new RegExp("^run_[a-z0-9_]{1,64}$", "u"), pattern7 = new RegExp("^node_[a-z0-9_]{1,64}$", "u"), pattern8 = new RegExp("^[0-9a-f]{40}$", "u"), pattern9 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), pattern14 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), pattern27 = new RegExp("^att_[a-z0-9_]{1,64}$", "u"), pattern42 = new RegExp("^[a-z0-9_-]+$", "u"), pattern54 = new RegExp("^[a-z]+_[a-z0-9_]{1,80}$", "u"), func2 = require_ucs2length().default;
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
                                              if (valid19)
                                                if (data36.rulesVersion !== void 0) {
                                                  let data45 = data36.rulesVersion, _errs120 = errors;
                                                  if (!(typeof data45 == "number" && !(data45 % 1) && !isNaN(data45)))
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/rulesVersion", schemaPath: "#/oneOf/2/properties/data/properties/rulesVersion/type", keyword: "type", params: { type: "integer" } }], !1;
                                                  if (errors === _errs120 && typeof data45 == "number" && (data45 <= 0 || isNaN(data45)))
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/rulesVersion", schemaPath: "#/oneOf/2/properties/data/properties/rulesVersion/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                  var valid19 = _errs120 === errors;
                                                } else
                                                  var valid19 = !0;
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
                  let data46 = data.v, _errs125 = errors;
                  if (typeof data46 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/3/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data46 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/3/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid22 = _errs125 === errors;
                } else
                  var valid22 = !0;
                if (valid22) {
                  if (data.eventId !== void 0) {
                    let data47 = data.eventId, _errs127 = errors;
                    if (errors === _errs127)
                      if (typeof data47 == "string") {
                        if (!pattern0.test(data47))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/3/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/3/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid22 = _errs127 === errors;
                  } else
                    var valid22 = !0;
                  if (valid22) {
                    if (data.eventIndex !== void 0) {
                      let data48 = data.eventIndex, _errs129 = errors;
                      if (!(typeof data48 == "number" && !(data48 % 1) && !isNaN(data48)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/3/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs129 && typeof data48 == "number" && (data48 < 0 || isNaN(data48)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/3/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid22 = _errs129 === errors;
                    } else
                      var valid22 = !0;
                    if (valid22) {
                      if (data.sessionId !== void 0) {
                        let data49 = data.sessionId, _errs131 = errors;
                        if (errors === _errs131)
                          if (typeof data49 == "string") {
                            if (!pattern1.test(data49))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/3/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/3/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid22 = _errs131 === errors;
                      } else
                        var valid22 = !0;
                      if (valid22) {
                        if (data.kind !== void 0) {
                          let data50 = data.kind, _errs133 = errors;
                          if (typeof data50 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data50 !== "node_created")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "node_created" } }], !1;
                          var valid22 = _errs133 === errors;
                        } else
                          var valid22 = !0;
                        if (valid22) {
                          if (data.dedupeKey !== void 0) {
                            let data51 = data.dedupeKey, _errs135 = errors;
                            if (errors === _errs135)
                              if (typeof data51 == "string") {
                                if (data51.length > 256 && func2(data51) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/3/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data51))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/3/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/3/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid22 = _errs135 === errors;
                          } else
                            var valid22 = !0;
                          if (valid22) {
                            if (data.scope !== void 0) {
                              let data52 = data.scope, _errs137 = errors;
                              if (errors === _errs137)
                                if (data52 && typeof data52 == "object" && !Array.isArray(data52)) {
                                  let missing15;
                                  if (data52.runId === void 0 && (missing15 = "runId") || data52.nodeId === void 0 && (missing15 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/3/properties/scope/required", keyword: "required", params: { missingProperty: missing15 } }], !1;
                                  if (data52.runId !== void 0) {
                                    let data53 = data52.runId, _errs140 = errors;
                                    if (errors === _errs140)
                                      if (typeof data53 == "string") {
                                        if (!pattern6.test(data53))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/3/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/3/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid23 = _errs140 === errors;
                                  } else
                                    var valid23 = !0;
                                  if (valid23)
                                    if (data52.nodeId !== void 0) {
                                      let data54 = data52.nodeId, _errs142 = errors;
                                      if (errors === _errs142)
                                        if (typeof data54 == "string") {
                                          if (!pattern7.test(data54))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/3/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/3/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid23 = _errs142 === errors;
                                    } else
                                      var valid23 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/3/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid22 = _errs137 === errors;
                            } else
                              var valid22 = !0;
                            if (valid22)
                              if (data.data !== void 0) {
                                let data55 = data.data, _errs144 = errors;
                                if (errors === _errs144)
                                  if (data55 && typeof data55 == "object" && !Array.isArray(data55)) {
                                    let missing16;
                                    if (data55.nodeKind === void 0 && (missing16 = "nodeKind") || data55.parentNodeId === void 0 && (missing16 = "parentNodeId") || data55.workflowHash === void 0 && (missing16 = "workflowHash") || data55.snapshotRef === void 0 && (missing16 = "snapshotRef"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/3/properties/data/required", keyword: "required", params: { missingProperty: missing16 } }], !1;
                                    if (data55.nodeKind !== void 0) {
                                      let data56 = data55.nodeKind, _errs147 = errors;
                                      if (typeof data56 != "string")
                                        return validate10.errors = [{ instancePath: instancePath + "/data/nodeKind", schemaPath: "#/oneOf/3/properties/data/properties/nodeKind/type", keyword: "type", params: { type: "string" } }], !1;
                                      if (!(data56 === "step" || data56 === "checkpoint" || data56 === "blocked_attempt"))
                                        return validate10.errors = [{ instancePath: instancePath + "/data/nodeKind", schemaPath: "#/oneOf/3/properties/data/properties/nodeKind/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[3].properties.data.properties.nodeKind.enum } }], !1;
                                      var valid24 = _errs147 === errors;
                                    } else
                                      var valid24 = !0;
                                    if (valid24) {
                                      if (data55.parentNodeId !== void 0) {
                                        let data57 = data55.parentNodeId, _errs149 = errors, _errs150 = errors, valid25 = !1, _errs151 = errors;
                                        if (errors === _errs151)
                                          if (typeof data57 == "string") {
                                            if (!pattern7.test(data57)) {
                                              let err0 = { instancePath: instancePath + "/data/parentNodeId", schemaPath: "#/oneOf/3/properties/data/properties/parentNodeId/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } };
                                              vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                                            }
                                          } else {
                                            let err1 = { instancePath: instancePath + "/data/parentNodeId", schemaPath: "#/oneOf/3/properties/data/properties/parentNodeId/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                                          }
                                        var _valid0 = _errs151 === errors;
                                        if (valid25 = valid25 || _valid0, !valid25) {
                                          let _errs153 = errors;
                                          if (data57 !== null) {
                                            let err2 = { instancePath: instancePath + "/data/parentNodeId", schemaPath: "#/oneOf/3/properties/data/properties/parentNodeId/anyOf/1/type", keyword: "type", params: { type: "null" } };
                                            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                                          }
                                          var _valid0 = _errs153 === errors;
                                          valid25 = valid25 || _valid0;
                                        }
                                        if (valid25)
                                          errors = _errs150, vErrors !== null && (_errs150 ? vErrors.length = _errs150 : vErrors = null);
                                        else {
                                          let err3 = { instancePath: instancePath + "/data/parentNodeId", schemaPath: "#/oneOf/3/properties/data/properties/parentNodeId/anyOf", keyword: "anyOf", params: {} };
                                          return vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++, validate10.errors = vErrors, !1;
                                        }
                                        var valid24 = _errs149 === errors;
                                      } else
                                        var valid24 = !0;
                                      if (valid24) {
                                        if (data55.workflowHash !== void 0) {
                                          let data58 = data55.workflowHash, _errs155 = errors;
                                          if (errors === _errs155)
                                            if (typeof data58 == "string") {
                                              if (!pattern9.test(data58))
                                                return validate10.errors = [{ instancePath: instancePath + "/data/workflowHash", schemaPath: "#/oneOf/3/properties/data/properties/workflowHash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/data/workflowHash", schemaPath: "#/oneOf/3/properties/data/properties/workflowHash/type", keyword: "type", params: { type: "string" } }], !1;
                                          var valid24 = _errs155 === errors;
                                        } else
                                          var valid24 = !0;
                                        if (valid24) {
                                          if (data55.snapshotRef !== void 0) {
                                            let data59 = data55.snapshotRef, _errs157 = errors;
                                            if (errors === _errs157)
                                              if (typeof data59 == "string") {
                                                if (!pattern9.test(data59))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/snapshotRef", schemaPath: "#/oneOf/3/properties/data/properties/snapshotRef/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/snapshotRef", schemaPath: "#/oneOf/3/properties/data/properties/snapshotRef/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid24 = _errs157 === errors;
                                          } else
                                            var valid24 = !0;
                                          if (valid24)
                                            if (data55.checkpoint !== void 0) {
                                              let data60 = data55.checkpoint, _errs159 = errors;
                                              if (errors === _errs159)
                                                if (data60 && typeof data60 == "object" && !Array.isArray(data60)) {
                                                  let missing17;
                                                  if (data60.attemptId === void 0 && (missing17 = "attemptId") || data60.inputDigest === void 0 && (missing17 = "inputDigest"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/checkpoint", schemaPath: "#/oneOf/3/properties/data/properties/checkpoint/required", keyword: "required", params: { missingProperty: missing17 } }], !1;
                                                  if (data60.attemptId !== void 0) {
                                                    let data61 = data60.attemptId, _errs162 = errors;
                                                    if (errors === _errs162)
                                                      if (typeof data61 == "string") {
                                                        if (!pattern27.test(data61))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/checkpoint/attemptId", schemaPath: "#/oneOf/3/properties/data/properties/checkpoint/properties/attemptId/pattern", keyword: "pattern", params: { pattern: "^att_[a-z0-9_]{1,64}$" } }], !1;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/checkpoint/attemptId", schemaPath: "#/oneOf/3/properties/data/properties/checkpoint/properties/attemptId/type", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid26 = _errs162 === errors;
                                                  } else
                                                    var valid26 = !0;
                                                  if (valid26)
                                                    if (data60.inputDigest !== void 0) {
                                                      let data62 = data60.inputDigest, _errs164 = errors;
                                                      if (errors === _errs164)
                                                        if (typeof data62 == "string") {
                                                          if (!pattern9.test(data62))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/checkpoint/inputDigest", schemaPath: "#/oneOf/3/properties/data/properties/checkpoint/properties/inputDigest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/checkpoint/inputDigest", schemaPath: "#/oneOf/3/properties/data/properties/checkpoint/properties/inputDigest/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid26 = _errs164 === errors;
                                                    } else
                                                      var valid26 = !0;
                                                } else
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/checkpoint", schemaPath: "#/oneOf/3/properties/data/properties/checkpoint/type", keyword: "type", params: { type: "object" } }], !1;
                                              var valid24 = _errs159 === errors;
                                            } else
                                              var valid24 = !0;
                                        }
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/3/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid22 = _errs144 === errors;
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
                  let data63 = data.v, _errs169 = errors;
                  if (typeof data63 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/4/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data63 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/4/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid28 = _errs169 === errors;
                } else
                  var valid28 = !0;
                if (valid28) {
                  if (data.eventId !== void 0) {
                    let data64 = data.eventId, _errs171 = errors;
                    if (errors === _errs171)
                      if (typeof data64 == "string") {
                        if (!pattern0.test(data64))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/4/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/4/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid28 = _errs171 === errors;
                  } else
                    var valid28 = !0;
                  if (valid28) {
                    if (data.eventIndex !== void 0) {
                      let data65 = data.eventIndex, _errs173 = errors;
                      if (!(typeof data65 == "number" && !(data65 % 1) && !isNaN(data65)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/4/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs173 && typeof data65 == "number" && (data65 < 0 || isNaN(data65)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/4/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid28 = _errs173 === errors;
                    } else
                      var valid28 = !0;
                    if (valid28) {
                      if (data.sessionId !== void 0) {
                        let data66 = data.sessionId, _errs175 = errors;
                        if (errors === _errs175)
                          if (typeof data66 == "string") {
                            if (!pattern1.test(data66))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/4/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/4/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid28 = _errs175 === errors;
                      } else
                        var valid28 = !0;
                      if (valid28) {
                        if (data.kind !== void 0) {
                          let data67 = data.kind, _errs177 = errors;
                          if (typeof data67 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data67 !== "edge_created")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "edge_created" } }], !1;
                          var valid28 = _errs177 === errors;
                        } else
                          var valid28 = !0;
                        if (valid28) {
                          if (data.dedupeKey !== void 0) {
                            let data68 = data.dedupeKey, _errs179 = errors;
                            if (errors === _errs179)
                              if (typeof data68 == "string") {
                                if (data68.length > 256 && func2(data68) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/4/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data68))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/4/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/4/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid28 = _errs179 === errors;
                          } else
                            var valid28 = !0;
                          if (valid28) {
                            if (data.scope !== void 0) {
                              let data69 = data.scope, _errs181 = errors;
                              if (errors === _errs181)
                                if (data69 && typeof data69 == "object" && !Array.isArray(data69)) {
                                  let missing19;
                                  if (data69.runId === void 0 && (missing19 = "runId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/4/properties/scope/required", keyword: "required", params: { missingProperty: missing19 } }], !1;
                                  if (data69.runId !== void 0) {
                                    let data70 = data69.runId;
                                    if (errors === errors)
                                      if (typeof data70 == "string") {
                                        if (!pattern6.test(data70))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/4/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/4/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                  }
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/4/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid28 = _errs181 === errors;
                            } else
                              var valid28 = !0;
                            if (valid28)
                              if (data.data !== void 0) {
                                let data71 = data.data, _errs186 = errors;
                                if (errors === _errs186)
                                  if (data71 && typeof data71 == "object" && !Array.isArray(data71)) {
                                    let missing20;
                                    if (data71.edgeKind === void 0 && (missing20 = "edgeKind") || data71.fromNodeId === void 0 && (missing20 = "fromNodeId") || data71.toNodeId === void 0 && (missing20 = "toNodeId") || data71.cause === void 0 && (missing20 = "cause"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/4/properties/data/required", keyword: "required", params: { missingProperty: missing20 } }], !1;
                                    if (data71.edgeKind !== void 0) {
                                      let data72 = data71.edgeKind, _errs189 = errors;
                                      if (typeof data72 != "string")
                                        return validate10.errors = [{ instancePath: instancePath + "/data/edgeKind", schemaPath: "#/oneOf/4/properties/data/properties/edgeKind/type", keyword: "type", params: { type: "string" } }], !1;
                                      if (!(data72 === "acked_step" || data72 === "checkpoint"))
                                        return validate10.errors = [{ instancePath: instancePath + "/data/edgeKind", schemaPath: "#/oneOf/4/properties/data/properties/edgeKind/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[4].properties.data.properties.edgeKind.enum } }], !1;
                                      var valid30 = _errs189 === errors;
                                    } else
                                      var valid30 = !0;
                                    if (valid30) {
                                      if (data71.fromNodeId !== void 0) {
                                        let data73 = data71.fromNodeId, _errs191 = errors;
                                        if (errors === _errs191)
                                          if (typeof data73 == "string") {
                                            if (!pattern7.test(data73))
                                              return validate10.errors = [{ instancePath: instancePath + "/data/fromNodeId", schemaPath: "#/oneOf/4/properties/data/properties/fromNodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                          } else
                                            return validate10.errors = [{ instancePath: instancePath + "/data/fromNodeId", schemaPath: "#/oneOf/4/properties/data/properties/fromNodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                        var valid30 = _errs191 === errors;
                                      } else
                                        var valid30 = !0;
                                      if (valid30) {
                                        if (data71.toNodeId !== void 0) {
                                          let data74 = data71.toNodeId, _errs193 = errors;
                                          if (errors === _errs193)
                                            if (typeof data74 == "string") {
                                              if (!pattern7.test(data74))
                                                return validate10.errors = [{ instancePath: instancePath + "/data/toNodeId", schemaPath: "#/oneOf/4/properties/data/properties/toNodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/data/toNodeId", schemaPath: "#/oneOf/4/properties/data/properties/toNodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                          var valid30 = _errs193 === errors;
                                        } else
                                          var valid30 = !0;
                                        if (valid30)
                                          if (data71.cause !== void 0) {
                                            let data75 = data71.cause, _errs195 = errors;
                                            if (errors === _errs195)
                                              if (data75 && typeof data75 == "object" && !Array.isArray(data75)) {
                                                let missing21;
                                                if (data75.kind === void 0 && (missing21 = "kind") || data75.eventId === void 0 && (missing21 = "eventId"))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/cause", schemaPath: "#/oneOf/4/properties/data/properties/cause/required", keyword: "required", params: { missingProperty: missing21 } }], !1;
                                                if (data75.kind !== void 0) {
                                                  let data76 = data75.kind, _errs198 = errors;
                                                  if (typeof data76 != "string")
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/cause/kind", schemaPath: "#/oneOf/4/properties/data/properties/cause/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                  if (!(data76 === "idempotent_replay" || data76 === "intentional_fork" || data76 === "non_tip_advance" || data76 === "checkpoint_created"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/cause/kind", schemaPath: "#/oneOf/4/properties/data/properties/cause/properties/kind/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[4].properties.data.properties.cause.properties.kind.enum } }], !1;
                                                  var valid31 = _errs198 === errors;
                                                } else
                                                  var valid31 = !0;
                                                if (valid31)
                                                  if (data75.eventId !== void 0) {
                                                    let data77 = data75.eventId, _errs200 = errors;
                                                    if (errors === _errs200)
                                                      if (typeof data77 == "string") {
                                                        if (!pattern0.test(data77))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/cause/eventId", schemaPath: "#/oneOf/4/properties/data/properties/cause/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/cause/eventId", schemaPath: "#/oneOf/4/properties/data/properties/cause/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid31 = _errs200 === errors;
                                                  } else
                                                    var valid31 = !0;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/cause", schemaPath: "#/oneOf/4/properties/data/properties/cause/type", keyword: "type", params: { type: "object" } }], !1;
                                            var valid30 = _errs195 === errors;
                                          } else
                                            var valid30 = !0;
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/4/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid28 = _errs186 === errors;
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
                  let data78 = data.v, _errs205 = errors;
                  if (typeof data78 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/5/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data78 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/5/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid33 = _errs205 === errors;
                } else
                  var valid33 = !0;
                if (valid33) {
                  if (data.eventId !== void 0) {
                    let data79 = data.eventId, _errs207 = errors;
                    if (errors === _errs207)
                      if (typeof data79 == "string") {
                        if (!pattern0.test(data79))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/5/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/5/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid33 = _errs207 === errors;
                  } else
                    var valid33 = !0;
                  if (valid33) {
                    if (data.eventIndex !== void 0) {
                      let data80 = data.eventIndex, _errs209 = errors;
                      if (!(typeof data80 == "number" && !(data80 % 1) && !isNaN(data80)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/5/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs209 && typeof data80 == "number" && (data80 < 0 || isNaN(data80)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/5/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid33 = _errs209 === errors;
                    } else
                      var valid33 = !0;
                    if (valid33) {
                      if (data.sessionId !== void 0) {
                        let data81 = data.sessionId, _errs211 = errors;
                        if (errors === _errs211)
                          if (typeof data81 == "string") {
                            if (!pattern1.test(data81))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/5/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/5/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid33 = _errs211 === errors;
                      } else
                        var valid33 = !0;
                      if (valid33) {
                        if (data.kind !== void 0) {
                          let data82 = data.kind, _errs213 = errors;
                          if (typeof data82 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data82 !== "advance_recorded")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/const", keyword: "const", params: { allowedValue: "advance_recorded" } }], !1;
                          var valid33 = _errs213 === errors;
                        } else
                          var valid33 = !0;
                        if (valid33) {
                          if (data.dedupeKey !== void 0) {
                            let data83 = data.dedupeKey, _errs215 = errors;
                            if (errors === _errs215)
                              if (typeof data83 == "string") {
                                if (data83.length > 256 && func2(data83) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/5/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data83))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/5/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/5/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid33 = _errs215 === errors;
                          } else
                            var valid33 = !0;
                          if (valid33) {
                            if (data.scope !== void 0) {
                              let data84 = data.scope, _errs217 = errors;
                              if (errors === _errs217)
                                if (data84 && typeof data84 == "object" && !Array.isArray(data84)) {
                                  let missing23;
                                  if (data84.runId === void 0 && (missing23 = "runId") || data84.nodeId === void 0 && (missing23 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/5/properties/scope/required", keyword: "required", params: { missingProperty: missing23 } }], !1;
                                  if (data84.runId !== void 0) {
                                    let data85 = data84.runId, _errs220 = errors;
                                    if (errors === _errs220)
                                      if (typeof data85 == "string") {
                                        if (!pattern6.test(data85))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/5/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/5/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid34 = _errs220 === errors;
                                  } else
                                    var valid34 = !0;
                                  if (valid34)
                                    if (data84.nodeId !== void 0) {
                                      let data86 = data84.nodeId, _errs222 = errors;
                                      if (errors === _errs222)
                                        if (typeof data86 == "string") {
                                          if (!pattern7.test(data86))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/5/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/5/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid34 = _errs222 === errors;
                                    } else
                                      var valid34 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/5/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid33 = _errs217 === errors;
                            } else
                              var valid33 = !0;
                            if (valid33)
                              if (data.data !== void 0) {
                                let data87 = data.data, _errs224 = errors;
                                if (errors === _errs224)
                                  if (data87 && typeof data87 == "object" && !Array.isArray(data87)) {
                                    let missing24;
                                    if (data87.attemptId === void 0 && (missing24 = "attemptId") || data87.intent === void 0 && (missing24 = "intent") || data87.outcome === void 0 && (missing24 = "outcome"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/5/properties/data/required", keyword: "required", params: { missingProperty: missing24 } }], !1;
                                    if (data87.attemptId !== void 0) {
                                      let data88 = data87.attemptId, _errs227 = errors;
                                      if (errors === _errs227)
                                        if (typeof data88 == "string") {
                                          if (!pattern27.test(data88))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/attemptId", schemaPath: "#/oneOf/5/properties/data/properties/attemptId/pattern", keyword: "pattern", params: { pattern: "^att_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/attemptId", schemaPath: "#/oneOf/5/properties/data/properties/attemptId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid35 = _errs227 === errors;
                                    } else
                                      var valid35 = !0;
                                    if (valid35) {
                                      if (data87.intent !== void 0) {
                                        let data89 = data87.intent, _errs229 = errors;
                                        if (typeof data89 != "string")
                                          return validate10.errors = [{ instancePath: instancePath + "/data/intent", schemaPath: "#/oneOf/5/properties/data/properties/intent/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (data89 !== "ack_pending")
                                          return validate10.errors = [{ instancePath: instancePath + "/data/intent", schemaPath: "#/oneOf/5/properties/data/properties/intent/const", keyword: "const", params: { allowedValue: "ack_pending" } }], !1;
                                        var valid35 = _errs229 === errors;
                                      } else
                                        var valid35 = !0;
                                      if (valid35) {
                                        if (data87.outcome !== void 0) {
                                          let data90 = data87.outcome, _errs231 = errors;
                                          if (errors === _errs231)
                                            if (data90 && typeof data90 == "object" && !Array.isArray(data90)) {
                                              let missing25;
                                              if (data90.kind === void 0 && (missing25 = "kind"))
                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome", schemaPath: "#/oneOf/5/properties/data/properties/outcome/required", keyword: "required", params: { missingProperty: missing25 } }], !1;
                                              {
                                                let tag2 = data90.kind;
                                                if (typeof tag2 == "string")
                                                  if (tag2 === "blocked") {
                                                    if (errors === errors)
                                                      if (data90 && typeof data90 == "object" && !Array.isArray(data90)) {
                                                        let missing26;
                                                        if (data90.kind === void 0 && (missing26 = "kind") || data90.blockers === void 0 && (missing26 = "blockers"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/outcome", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/required", keyword: "required", params: { missingProperty: missing26 } }], !1;
                                                        if (data90.kind !== void 0) {
                                                          let data91 = data90.kind, _errs237 = errors;
                                                          if (typeof data91 != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/outcome/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data91 !== "blocked")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/outcome/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "blocked" } }], !1;
                                                          var valid38 = _errs237 === errors;
                                                        } else
                                                          var valid38 = !0;
                                                        if (valid38)
                                                          if (data90.blockers !== void 0) {
                                                            let data92 = data90.blockers, _errs239 = errors;
                                                            if (errors === _errs239)
                                                              if (data92 && typeof data92 == "object" && !Array.isArray(data92)) {
                                                                let missing27;
                                                                if (data92.blockers === void 0 && (missing27 = "blockers"))
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/required", keyword: "required", params: { missingProperty: missing27 } }], !1;
                                                                if (data92.blockers !== void 0) {
                                                                  let data93 = data92.blockers;
                                                                  if (errors === errors)
                                                                    if (Array.isArray(data93)) {
                                                                      if (data93.length > 10)
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/maxItems", keyword: "maxItems", params: { limit: 10 } }], !1;
                                                                      if (data93.length < 1)
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                                      {
                                                                        var valid40 = !0;
                                                                        let len0 = data93.length;
                                                                        for (let i0 = 0; i0 < len0; i0++) {
                                                                          let data94 = data93[i0], _errs244 = errors;
                                                                          if (errors === _errs244)
                                                                            if (data94 && typeof data94 == "object" && !Array.isArray(data94)) {
                                                                              let missing28;
                                                                              if (data94.code === void 0 && (missing28 = "code") || data94.pointer === void 0 && (missing28 = "pointer") || data94.message === void 0 && (missing28 = "message"))
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0, schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/required", keyword: "required", params: { missingProperty: missing28 } }], !1;
                                                                              if (data94.code !== void 0) {
                                                                                let data95 = data94.code, _errs247 = errors;
                                                                                if (typeof data95 != "string")
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/code", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/code/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                if (!(data95 === "USER_ONLY_DEPENDENCY" || data95 === "MISSING_REQUIRED_OUTPUT" || data95 === "INVALID_REQUIRED_OUTPUT" || data95 === "REQUIRED_CAPABILITY_UNKNOWN" || data95 === "REQUIRED_CAPABILITY_UNAVAILABLE" || data95 === "INVARIANT_VIOLATION" || data95 === "STORAGE_CORRUPTION_DETECTED"))
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/code", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/code/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[5].properties.data.properties.outcome.oneOf[0].properties.blockers.properties.blockers.items.properties.code.enum } }], !1;
                                                                                var valid41 = _errs247 === errors;
                                                                              } else
                                                                                var valid41 = !0;
                                                                              if (valid41) {
                                                                                if (data94.pointer !== void 0) {
                                                                                  let data96 = data94.pointer, _errs249 = errors;
                                                                                  if (errors === _errs249)
                                                                                    if (data96 && typeof data96 == "object" && !Array.isArray(data96)) {
                                                                                      let missing29;
                                                                                      if (data96.kind === void 0 && (missing29 = "kind"))
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/required", keyword: "required", params: { missingProperty: missing29 } }], !1;
                                                                                      {
                                                                                        let tag3 = data96.kind;
                                                                                        if (typeof tag3 == "string")
                                                                                          if (tag3 === "context_key") {
                                                                                            if (errors === errors)
                                                                                              if (data96 && typeof data96 == "object" && !Array.isArray(data96)) {
                                                                                                let missing30;
                                                                                                if (data96.kind === void 0 && (missing30 = "kind") || data96.key === void 0 && (missing30 = "key"))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/0/required", keyword: "required", params: { missingProperty: missing30 } }], !1;
                                                                                                if (data96.kind !== void 0) {
                                                                                                  let data97 = data96.kind, _errs255 = errors;
                                                                                                  if (typeof data97 != "string")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  if (data97 !== "context_key")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "context_key" } }], !1;
                                                                                                  var valid44 = _errs255 === errors;
                                                                                                } else
                                                                                                  var valid44 = !0;
                                                                                                if (valid44)
                                                                                                  if (data96.key !== void 0) {
                                                                                                    let data98 = data96.key, _errs257 = errors;
                                                                                                    if (errors === _errs257)
                                                                                                      if (typeof data98 == "string") {
                                                                                                        if (!pattern42.test(data98))
                                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/key", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/0/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                                      } else
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/key", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/0/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                    var valid44 = _errs257 === errors;
                                                                                                  } else
                                                                                                    var valid44 = !0;
                                                                                              } else
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                          } else if (tag3 === "context_budget") {
                                                                                            if (errors === errors)
                                                                                              if (data96 && typeof data96 == "object" && !Array.isArray(data96)) {
                                                                                                let missing31;
                                                                                                if (data96.kind === void 0 && (missing31 = "kind"))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/1/required", keyword: "required", params: { missingProperty: missing31 } }], !1;
                                                                                                if (data96.kind !== void 0) {
                                                                                                  let data99 = data96.kind;
                                                                                                  if (typeof data99 != "string")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  if (data99 !== "context_budget")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "context_budget" } }], !1;
                                                                                                }
                                                                                              } else
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                          } else if (tag3 === "output_contract") {
                                                                                            if (errors === errors)
                                                                                              if (data96 && typeof data96 == "object" && !Array.isArray(data96)) {
                                                                                                let missing32;
                                                                                                if (data96.kind === void 0 && (missing32 = "kind") || data96.contractRef === void 0 && (missing32 = "contractRef"))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/2/required", keyword: "required", params: { missingProperty: missing32 } }], !1;
                                                                                                if (data96.kind !== void 0) {
                                                                                                  let data100 = data96.kind, _errs267 = errors;
                                                                                                  if (typeof data100 != "string")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  if (data100 !== "output_contract")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "output_contract" } }], !1;
                                                                                                  var valid48 = _errs267 === errors;
                                                                                                } else
                                                                                                  var valid48 = !0;
                                                                                                if (valid48)
                                                                                                  if (data96.contractRef !== void 0) {
                                                                                                    let _errs269 = errors;
                                                                                                    if (typeof data96.contractRef != "string")
                                                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/contractRef", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/2/properties/contractRef/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                    var valid48 = _errs269 === errors;
                                                                                                  } else
                                                                                                    var valid48 = !0;
                                                                                              } else
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                          } else if (tag3 === "capability") {
                                                                                            if (errors === errors)
                                                                                              if (data96 && typeof data96 == "object" && !Array.isArray(data96)) {
                                                                                                let missing33;
                                                                                                if (data96.kind === void 0 && (missing33 = "kind") || data96.capability === void 0 && (missing33 = "capability"))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/3/required", keyword: "required", params: { missingProperty: missing33 } }], !1;
                                                                                                if (data96.kind !== void 0) {
                                                                                                  let data102 = data96.kind, _errs274 = errors;
                                                                                                  if (typeof data102 != "string")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  if (data102 !== "capability")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "capability" } }], !1;
                                                                                                  var valid50 = _errs274 === errors;
                                                                                                } else
                                                                                                  var valid50 = !0;
                                                                                                if (valid50)
                                                                                                  if (data96.capability !== void 0) {
                                                                                                    let data103 = data96.capability, _errs276 = errors;
                                                                                                    if (typeof data103 != "string")
                                                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/capability", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/3/properties/capability/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                    if (!(data103 === "delegation" || data103 === "web_browsing"))
                                                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/capability", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/3/properties/capability/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[5].properties.data.properties.outcome.oneOf[0].properties.blockers.properties.blockers.items.properties.pointer.oneOf[3].properties.capability.enum } }], !1;
                                                                                                    var valid50 = _errs276 === errors;
                                                                                                  } else
                                                                                                    var valid50 = !0;
                                                                                              } else
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/3/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                          } else if (tag3 === "workflow_step") {
                                                                                            if (errors === errors)
                                                                                              if (data96 && typeof data96 == "object" && !Array.isArray(data96)) {
                                                                                                let missing34;
                                                                                                if (data96.kind === void 0 && (missing34 = "kind") || data96.stepId === void 0 && (missing34 = "stepId"))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/4/required", keyword: "required", params: { missingProperty: missing34 } }], !1;
                                                                                                if (data96.kind !== void 0) {
                                                                                                  let data104 = data96.kind, _errs281 = errors;
                                                                                                  if (typeof data104 != "string")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/4/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  if (data104 !== "workflow_step")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "workflow_step" } }], !1;
                                                                                                  var valid52 = _errs281 === errors;
                                                                                                } else
                                                                                                  var valid52 = !0;
                                                                                                if (valid52)
                                                                                                  if (data96.stepId !== void 0) {
                                                                                                    let data105 = data96.stepId, _errs283 = errors;
                                                                                                    if (errors === _errs283)
                                                                                                      if (typeof data105 == "string") {
                                                                                                        if (!pattern42.test(data105))
                                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/stepId", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/4/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                                      } else
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/pointer/stepId", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/pointer/oneOf/4/properties/stepId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                    var valid52 = _errs283 === errors;
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
                                                                                  var valid41 = _errs249 === errors;
                                                                                } else
                                                                                  var valid41 = !0;
                                                                                if (valid41) {
                                                                                  if (data94.message !== void 0) {
                                                                                    let data106 = data94.message, _errs285 = errors;
                                                                                    if (errors === _errs285)
                                                                                      if (typeof data106 == "string") {
                                                                                        if (data106.length > 512 && func2(data106) > 512)
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/message", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/message/maxLength", keyword: "maxLength", params: { limit: 512 } }], !1;
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/message", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid41 = _errs285 === errors;
                                                                                  } else
                                                                                    var valid41 = !0;
                                                                                  if (valid41) {
                                                                                    if (data94.suggestedFix !== void 0) {
                                                                                      let data107 = data94.suggestedFix, _errs287 = errors;
                                                                                      if (errors === _errs287)
                                                                                        if (typeof data107 == "string") {
                                                                                          if (data107.length > 1024 && func2(data107) > 1024)
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/suggestedFix", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/suggestedFix/maxLength", keyword: "maxLength", params: { limit: 1024 } }], !1;
                                                                                        } else
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/suggestedFix", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/suggestedFix/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                      var valid41 = _errs287 === errors;
                                                                                    } else
                                                                                      var valid41 = !0;
                                                                                    if (valid41) {
                                                                                      if (data94.loop !== void 0) {
                                                                                        let data108 = data94.loop, _errs289 = errors;
                                                                                        if (errors === _errs289)
                                                                                          if (data108 && typeof data108 == "object" && !Array.isArray(data108)) {
                                                                                            let missing35;
                                                                                            if (data108.loopId === void 0 && (missing35 = "loopId") || data108.iteration === void 0 && (missing35 = "iteration") || data108.maxIterations === void 0 && (missing35 = "maxIterations"))
                                                                                              return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/loop", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/loop/required", keyword: "required", params: { missingProperty: missing35 } }], !1;
                                                                                            if (data108.loopId !== void 0) {
                                                                                              let data109 = data108.loopId, _errs292 = errors;
                                                                                              if (errors === _errs292)
                                                                                                if (typeof data109 == "string") {
                                                                                                  if (!pattern42.test(data109))
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/loop/loopId", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/loop/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                                } else
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/loop/loopId", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/loop/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                              var valid53 = _errs292 === errors;
                                                                                            } else
                                                                                              var valid53 = !0;
                                                                                            if (valid53) {
                                                                                              if (data108.iteration !== void 0) {
                                                                                                let data110 = data108.iteration, _errs294 = errors;
                                                                                                if (!(typeof data110 == "number" && !(data110 % 1) && !isNaN(data110)))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/loop/iteration", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/loop/properties/iteration/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                                                if (errors === _errs294 && typeof data110 == "number" && (data110 < 0 || isNaN(data110)))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/loop/iteration", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/loop/properties/iteration/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                                                var valid53 = _errs294 === errors;
                                                                                              } else
                                                                                                var valid53 = !0;
                                                                                              if (valid53)
                                                                                                if (data108.maxIterations !== void 0) {
                                                                                                  let data111 = data108.maxIterations, _errs296 = errors;
                                                                                                  if (!(typeof data111 == "number" && !(data111 % 1) && !isNaN(data111)))
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/loop/maxIterations", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/loop/properties/maxIterations/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                                                  if (errors === _errs296 && typeof data111 == "number" && (data111 <= 0 || isNaN(data111)))
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/loop/maxIterations", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/loop/properties/maxIterations/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                                                                  var valid53 = _errs296 === errors;
                                                                                                } else
                                                                                                  var valid53 = !0;
                                                                                            }
                                                                                          } else
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/loop", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/loop/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                        var valid41 = _errs289 === errors;
                                                                                      } else
                                                                                        var valid41 = !0;
                                                                                      if (valid41)
                                                                                        if (data94.followup !== void 0) {
                                                                                          let data112 = data94.followup, _errs298 = errors;
                                                                                          if (errors === _errs298)
                                                                                            if (data112 && typeof data112 == "object" && !Array.isArray(data112)) {
                                                                                              let missing36;
                                                                                              if (data112.level === void 0 && (missing36 = "level") || data112.words === void 0 && (missing36 = "words"))
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/followup", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/followup/required", keyword: "required", params: { missingProperty: missing36 } }], !1;
                                                                                              if (data112.level !== void 0) {
                                                                                                let data113 = data112.level, _errs301 = errors;
                                                                                                if (errors === _errs301)
                                                                                                  if (typeof data113 == "string") {
                                                                                                    if (func2(data113) < 1)
                                                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/followup/level", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/followup/properties/level/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                                                  } else
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/followup/level", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/followup/properties/level/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                var valid54 = _errs301 === errors;
                                                                                              } else
                                                                                                var valid54 = !0;
                                                                                              if (valid54)
                                                                                                if (data112.words !== void 0) {
                                                                                                  let data114 = data112.words, _errs303 = errors;
                                                                                                  if (errors === _errs303)
                                                                                                    if (typeof data114 == "string") {
                                                                                                      if (!pattern9.test(data114))
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/followup/words", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/followup/properties/words/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                                                                                    } else
                                                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/followup/words", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/followup/properties/words/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  var valid54 = _errs303 === errors;
                                                                                                } else
                                                                                                  var valid54 = !0;
                                                                                            } else
                                                                                              return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/followup", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/followup/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                          var valid41 = _errs298 === errors;
                                                                                        } else
                                                                                          var valid41 = !0;
                                                                                    }
                                                                                  }
                                                                                }
                                                                              }
                                                                            } else
                                                                              return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0, schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                          var valid40 = _errs244 === errors;
                                                                          if (!valid40)
                                                                            break;
                                                                        }
                                                                      }
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/type", keyword: "type", params: { type: "array" } }], !1;
                                                                }
                                                              } else
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/type", keyword: "type", params: { type: "object" } }], !1;
                                                            var valid38 = _errs239 === errors;
                                                          } else
                                                            var valid38 = !0;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/outcome", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag2 === "advanced") {
                                                    if (errors === errors)
                                                      if (data90 && typeof data90 == "object" && !Array.isArray(data90)) {
                                                        let missing37;
                                                        if (data90.kind === void 0 && (missing37 = "kind") || data90.toNodeId === void 0 && (missing37 = "toNodeId"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/outcome", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/1/required", keyword: "required", params: { missingProperty: missing37 } }], !1;
                                                        if (data90.kind !== void 0) {
                                                          let data115 = data90.kind, _errs308 = errors;
                                                          if (typeof data115 != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/outcome/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data115 !== "advanced")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/outcome/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "advanced" } }], !1;
                                                          var valid56 = _errs308 === errors;
                                                        } else
                                                          var valid56 = !0;
                                                        if (valid56)
                                                          if (data90.toNodeId !== void 0) {
                                                            let data116 = data90.toNodeId, _errs310 = errors;
                                                            if (errors === _errs310)
                                                              if (typeof data116 == "string") {
                                                                if (!pattern7.test(data116))
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/toNodeId", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/1/properties/toNodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                                              } else
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/toNodeId", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/1/properties/toNodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                                            var valid56 = _errs310 === errors;
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
                                          var valid35 = _errs231 === errors;
                                        } else
                                          var valid35 = !0;
                                        if (valid35) {
                                          if (data87.inputDigest !== void 0) {
                                            let data117 = data87.inputDigest, _errs312 = errors;
                                            if (errors === _errs312)
                                              if (typeof data117 == "string") {
                                                if (!pattern9.test(data117))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/inputDigest", schemaPath: "#/oneOf/5/properties/data/properties/inputDigest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/inputDigest", schemaPath: "#/oneOf/5/properties/data/properties/inputDigest/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid35 = _errs312 === errors;
                                          } else
                                            var valid35 = !0;
                                          if (valid35)
                                            if (data87.blockedNodeId !== void 0) {
                                              let data118 = data87.blockedNodeId, _errs314 = errors;
                                              if (errors === _errs314)
                                                if (typeof data118 == "string") {
                                                  if (!pattern7.test(data118))
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/blockedNodeId", schemaPath: "#/oneOf/5/properties/data/properties/blockedNodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                                } else
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/blockedNodeId", schemaPath: "#/oneOf/5/properties/data/properties/blockedNodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                              var valid35 = _errs314 === errors;
                                            } else
                                              var valid35 = !0;
                                        }
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/5/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid33 = _errs224 === errors;
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
                let missing38;
                if (data.v === void 0 && (missing38 = "v") || data.eventId === void 0 && (missing38 = "eventId") || data.eventIndex === void 0 && (missing38 = "eventIndex") || data.sessionId === void 0 && (missing38 = "sessionId") || data.kind === void 0 && (missing38 = "kind") || data.dedupeKey === void 0 && (missing38 = "dedupeKey") || data.scope === void 0 && (missing38 = "scope") || data.data === void 0 && (missing38 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: missing38 } }], !1;
                if (data.v !== void 0) {
                  let data119 = data.v, _errs319 = errors;
                  if (typeof data119 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/6/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data119 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/6/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid58 = _errs319 === errors;
                } else
                  var valid58 = !0;
                if (valid58) {
                  if (data.eventId !== void 0) {
                    let data120 = data.eventId, _errs321 = errors;
                    if (errors === _errs321)
                      if (typeof data120 == "string") {
                        if (!pattern0.test(data120))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/6/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/6/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid58 = _errs321 === errors;
                  } else
                    var valid58 = !0;
                  if (valid58) {
                    if (data.eventIndex !== void 0) {
                      let data121 = data.eventIndex, _errs323 = errors;
                      if (!(typeof data121 == "number" && !(data121 % 1) && !isNaN(data121)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/6/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs323 && typeof data121 == "number" && (data121 < 0 || isNaN(data121)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/6/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid58 = _errs323 === errors;
                    } else
                      var valid58 = !0;
                    if (valid58) {
                      if (data.sessionId !== void 0) {
                        let data122 = data.sessionId, _errs325 = errors;
                        if (errors === _errs325)
                          if (typeof data122 == "string") {
                            if (!pattern1.test(data122))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/6/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/6/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid58 = _errs325 === errors;
                      } else
                        var valid58 = !0;
                      if (valid58) {
                        if (data.kind !== void 0) {
                          let data123 = data.kind, _errs327 = errors;
                          if (typeof data123 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/6/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data123 !== "node_output_appended")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/6/properties/kind/const", keyword: "const", params: { allowedValue: "node_output_appended" } }], !1;
                          var valid58 = _errs327 === errors;
                        } else
                          var valid58 = !0;
                        if (valid58) {
                          if (data.dedupeKey !== void 0) {
                            let data124 = data.dedupeKey, _errs329 = errors;
                            if (errors === _errs329)
                              if (typeof data124 == "string") {
                                if (data124.length > 256 && func2(data124) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/6/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data124))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/6/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/6/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid58 = _errs329 === errors;
                          } else
                            var valid58 = !0;
                          if (valid58) {
                            if (data.scope !== void 0) {
                              let data125 = data.scope, _errs331 = errors;
                              if (errors === _errs331)
                                if (data125 && typeof data125 == "object" && !Array.isArray(data125)) {
                                  let missing39;
                                  if (data125.runId === void 0 && (missing39 = "runId") || data125.nodeId === void 0 && (missing39 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/6/properties/scope/required", keyword: "required", params: { missingProperty: missing39 } }], !1;
                                  if (data125.runId !== void 0) {
                                    let data126 = data125.runId, _errs334 = errors;
                                    if (errors === _errs334)
                                      if (typeof data126 == "string") {
                                        if (!pattern6.test(data126))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/6/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/6/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid59 = _errs334 === errors;
                                  } else
                                    var valid59 = !0;
                                  if (valid59)
                                    if (data125.nodeId !== void 0) {
                                      let data127 = data125.nodeId, _errs336 = errors;
                                      if (errors === _errs336)
                                        if (typeof data127 == "string") {
                                          if (!pattern7.test(data127))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/6/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/6/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid59 = _errs336 === errors;
                                    } else
                                      var valid59 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/6/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid58 = _errs331 === errors;
                            } else
                              var valid58 = !0;
                            if (valid58)
                              if (data.data !== void 0) {
                                let data128 = data.data, _errs338 = errors;
                                if (errors === _errs338)
                                  if (data128 && typeof data128 == "object" && !Array.isArray(data128)) {
                                    let missing40;
                                    if (data128.outputId === void 0 && (missing40 = "outputId") || data128.outputChannel === void 0 && (missing40 = "outputChannel") || data128.payload === void 0 && (missing40 = "payload"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/6/properties/data/required", keyword: "required", params: { missingProperty: missing40 } }], !1;
                                    if (data128.outputId !== void 0) {
                                      let data129 = data128.outputId, _errs341 = errors;
                                      if (errors === _errs341)
                                        if (typeof data129 == "string") {
                                          if (!pattern54.test(data129))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/outputId", schemaPath: "#/oneOf/6/properties/data/properties/outputId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/outputId", schemaPath: "#/oneOf/6/properties/data/properties/outputId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid60 = _errs341 === errors;
                                    } else
                                      var valid60 = !0;
                                    if (valid60) {
                                      if (data128.supersedesOutputId !== void 0) {
                                        let data130 = data128.supersedesOutputId, _errs343 = errors;
                                        if (errors === _errs343)
                                          if (typeof data130 == "string") {
                                            if (!pattern54.test(data130))
                                              return validate10.errors = [{ instancePath: instancePath + "/data/supersedesOutputId", schemaPath: "#/oneOf/6/properties/data/properties/supersedesOutputId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                          } else
                                            return validate10.errors = [{ instancePath: instancePath + "/data/supersedesOutputId", schemaPath: "#/oneOf/6/properties/data/properties/supersedesOutputId/type", keyword: "type", params: { type: "string" } }], !1;
                                        var valid60 = _errs343 === errors;
                                      } else
                                        var valid60 = !0;
                                      if (valid60) {
                                        if (data128.outputChannel !== void 0) {
                                          let data131 = data128.outputChannel, _errs345 = errors;
                                          if (typeof data131 != "string")
                                            return validate10.errors = [{ instancePath: instancePath + "/data/outputChannel", schemaPath: "#/oneOf/6/properties/data/properties/outputChannel/type", keyword: "type", params: { type: "string" } }], !1;
                                          if (!(data131 === "recap" || data131 === "artifact"))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/outputChannel", schemaPath: "#/oneOf/6/properties/data/properties/outputChannel/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[6].properties.data.properties.outputChannel.enum } }], !1;
                                          var valid60 = _errs345 === errors;
                                        } else
                                          var valid60 = !0;
                                        if (valid60)
                                          if (data128.payload !== void 0) {
                                            let data132 = data128.payload, _errs347 = errors;
                                            if (errors === _errs347)
                                              if (data132 && typeof data132 == "object" && !Array.isArray(data132)) {
                                                let missing41;
                                                if (data132.payloadKind === void 0 && (missing41 = "payloadKind"))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/payload", schemaPath: "#/oneOf/6/properties/data/properties/payload/required", keyword: "required", params: { missingProperty: missing41 } }], !1;
                                                {
                                                  let tag4 = data132.payloadKind;
                                                  if (typeof tag4 == "string")
                                                    if (tag4 === "notes") {
                                                      if (errors === errors)
                                                        if (data132 && typeof data132 == "object" && !Array.isArray(data132)) {
                                                          let missing42;
                                                          if (data132.payloadKind === void 0 && (missing42 = "payloadKind") || data132.notesMarkdown === void 0 && (missing42 = "notesMarkdown"))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/payload", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/0/required", keyword: "required", params: { missingProperty: missing42 } }], !1;
                                                          if (data132.payloadKind !== void 0) {
                                                            let data133 = data132.payloadKind, _errs353 = errors;
                                                            if (typeof data133 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/payload/payloadKind", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/0/properties/payloadKind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data133 !== "notes")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/payload/payloadKind", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/0/properties/payloadKind/const", keyword: "const", params: { allowedValue: "notes" } }], !1;
                                                            var valid63 = _errs353 === errors;
                                                          } else
                                                            var valid63 = !0;
                                                          if (valid63)
                                                            if (data132.notesMarkdown !== void 0) {
                                                              let data134 = data132.notesMarkdown, _errs355 = errors;
                                                              if (errors === _errs355)
                                                                if (typeof data134 == "string") {
                                                                  if (data134.length > 4096 && func2(data134) > 4096)
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/payload/notesMarkdown", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/0/properties/notesMarkdown/maxLength", keyword: "maxLength", params: { limit: 4096 } }], !1;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/payload/notesMarkdown", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/0/properties/notesMarkdown/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid63 = _errs355 === errors;
                                                            } else
                                                              var valid63 = !0;
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/payload", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                    } else if (tag4 === "artifact_ref") {
                                                      if (errors === errors)
                                                        if (data132 && typeof data132 == "object" && !Array.isArray(data132)) {
                                                          let missing43;
                                                          if (data132.payloadKind === void 0 && (missing43 = "payloadKind") || data132.sha256 === void 0 && (missing43 = "sha256") || data132.contentType === void 0 && (missing43 = "contentType") || data132.byteLength === void 0 && (missing43 = "byteLength"))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/payload", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/required", keyword: "required", params: { missingProperty: missing43 } }], !1;
                                                          if (data132.payloadKind !== void 0) {
                                                            let data135 = data132.payloadKind, _errs360 = errors;
                                                            if (typeof data135 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/payload/payloadKind", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/payloadKind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data135 !== "artifact_ref")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/payload/payloadKind", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/payloadKind/const", keyword: "const", params: { allowedValue: "artifact_ref" } }], !1;
                                                            var valid65 = _errs360 === errors;
                                                          } else
                                                            var valid65 = !0;
                                                          if (valid65) {
                                                            if (data132.sha256 !== void 0) {
                                                              let data136 = data132.sha256, _errs362 = errors;
                                                              if (errors === _errs362)
                                                                if (typeof data136 == "string") {
                                                                  if (!pattern9.test(data136))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/payload/sha256", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/payload/sha256", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/sha256/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid65 = _errs362 === errors;
                                                            } else
                                                              var valid65 = !0;
                                                            if (valid65) {
                                                              if (data132.contentType !== void 0) {
                                                                let data137 = data132.contentType, _errs364 = errors;
                                                                if (errors === _errs364)
                                                                  if (typeof data137 == "string") {
                                                                    if (data137.length > 128 && func2(data137) > 128)
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/payload/contentType", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/contentType/maxLength", keyword: "maxLength", params: { limit: 128 } }], !1;
                                                                    if (func2(data137) < 1)
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/payload/contentType", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/contentType/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/payload/contentType", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/contentType/type", keyword: "type", params: { type: "string" } }], !1;
                                                                var valid65 = _errs364 === errors;
                                                              } else
                                                                var valid65 = !0;
                                                              if (valid65)
                                                                if (data132.byteLength !== void 0) {
                                                                  let data138 = data132.byteLength, _errs366 = errors;
                                                                  if (!(typeof data138 == "number" && !(data138 % 1) && !isNaN(data138)))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/payload/byteLength", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/byteLength/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                  if (errors === _errs366 && typeof data138 == "number" && (data138 < 0 || isNaN(data138)))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/payload/byteLength", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/byteLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                  var valid65 = _errs366 === errors;
                                                                } else
                                                                  var valid65 = !0;
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
                                            var valid60 = _errs347 === errors;
                                          } else
                                            var valid60 = !0;
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/6/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid58 = _errs338 === errors;
                              } else
                                var valid58 = !0;
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
                let missing44;
                if (data.v === void 0 && (missing44 = "v") || data.eventId === void 0 && (missing44 = "eventId") || data.eventIndex === void 0 && (missing44 = "eventIndex") || data.sessionId === void 0 && (missing44 = "sessionId") || data.kind === void 0 && (missing44 = "kind") || data.dedupeKey === void 0 && (missing44 = "dedupeKey") || data.scope === void 0 && (missing44 = "scope") || data.data === void 0 && (missing44 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: missing44 } }], !1;
                if (data.v !== void 0) {
                  let data139 = data.v, _errs371 = errors;
                  if (typeof data139 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/7/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data139 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/7/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid67 = _errs371 === errors;
                } else
                  var valid67 = !0;
                if (valid67) {
                  if (data.eventId !== void 0) {
                    let data140 = data.eventId, _errs373 = errors;
                    if (errors === _errs373)
                      if (typeof data140 == "string") {
                        if (!pattern0.test(data140))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/7/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/7/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid67 = _errs373 === errors;
                  } else
                    var valid67 = !0;
                  if (valid67) {
                    if (data.eventIndex !== void 0) {
                      let data141 = data.eventIndex, _errs375 = errors;
                      if (!(typeof data141 == "number" && !(data141 % 1) && !isNaN(data141)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/7/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs375 && typeof data141 == "number" && (data141 < 0 || isNaN(data141)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/7/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid67 = _errs375 === errors;
                    } else
                      var valid67 = !0;
                    if (valid67) {
                      if (data.sessionId !== void 0) {
                        let data142 = data.sessionId, _errs377 = errors;
                        if (errors === _errs377)
                          if (typeof data142 == "string") {
                            if (!pattern1.test(data142))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/7/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/7/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid67 = _errs377 === errors;
                      } else
                        var valid67 = !0;
                      if (valid67) {
                        if (data.kind !== void 0) {
                          let data143 = data.kind, _errs379 = errors;
                          if (typeof data143 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/7/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data143 !== "preferences_changed")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/7/properties/kind/const", keyword: "const", params: { allowedValue: "preferences_changed" } }], !1;
                          var valid67 = _errs379 === errors;
                        } else
                          var valid67 = !0;
                        if (valid67) {
                          if (data.dedupeKey !== void 0) {
                            let data144 = data.dedupeKey, _errs381 = errors;
                            if (errors === _errs381)
                              if (typeof data144 == "string") {
                                if (data144.length > 256 && func2(data144) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/7/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data144))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/7/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/7/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid67 = _errs381 === errors;
                          } else
                            var valid67 = !0;
                          if (valid67) {
                            if (data.scope !== void 0) {
                              let data145 = data.scope, _errs383 = errors;
                              if (errors === _errs383)
                                if (data145 && typeof data145 == "object" && !Array.isArray(data145)) {
                                  let missing45;
                                  if (data145.runId === void 0 && (missing45 = "runId") || data145.nodeId === void 0 && (missing45 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/7/properties/scope/required", keyword: "required", params: { missingProperty: missing45 } }], !1;
                                  if (data145.runId !== void 0) {
                                    let data146 = data145.runId, _errs386 = errors;
                                    if (errors === _errs386)
                                      if (typeof data146 == "string") {
                                        if (!pattern6.test(data146))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/7/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/7/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid68 = _errs386 === errors;
                                  } else
                                    var valid68 = !0;
                                  if (valid68)
                                    if (data145.nodeId !== void 0) {
                                      let data147 = data145.nodeId, _errs388 = errors;
                                      if (errors === _errs388)
                                        if (typeof data147 == "string") {
                                          if (!pattern7.test(data147))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/7/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/7/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid68 = _errs388 === errors;
                                    } else
                                      var valid68 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/7/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid67 = _errs383 === errors;
                            } else
                              var valid67 = !0;
                            if (valid67)
                              if (data.data !== void 0) {
                                let data148 = data.data, _errs390 = errors;
                                if (errors === _errs390)
                                  if (data148 && typeof data148 == "object" && !Array.isArray(data148)) {
                                    let missing46;
                                    if (data148.changeId === void 0 && (missing46 = "changeId") || data148.source === void 0 && (missing46 = "source") || data148.delta === void 0 && (missing46 = "delta") || data148.effective === void 0 && (missing46 = "effective"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/7/properties/data/required", keyword: "required", params: { missingProperty: missing46 } }], !1;
                                    if (data148.changeId !== void 0) {
                                      let data149 = data148.changeId, _errs393 = errors;
                                      if (errors === _errs393)
                                        if (typeof data149 == "string") {
                                          if (!pattern54.test(data149))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/changeId", schemaPath: "#/oneOf/7/properties/data/properties/changeId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/changeId", schemaPath: "#/oneOf/7/properties/data/properties/changeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid69 = _errs393 === errors;
                                    } else
                                      var valid69 = !0;
                                    if (valid69) {
                                      if (data148.source !== void 0) {
                                        let data150 = data148.source, _errs395 = errors;
                                        if (typeof data150 != "string")
                                          return validate10.errors = [{ instancePath: instancePath + "/data/source", schemaPath: "#/oneOf/7/properties/data/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data150 === "user" || data150 === "workflow_recommendation" || data150 === "system"))
                                          return validate10.errors = [{ instancePath: instancePath + "/data/source", schemaPath: "#/oneOf/7/properties/data/properties/source/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[7].properties.data.properties.source.enum } }], !1;
                                        var valid69 = _errs395 === errors;
                                      } else
                                        var valid69 = !0;
                                      if (valid69) {
                                        if (data148.delta !== void 0) {
                                          let data151 = data148.delta, _errs397 = errors;
                                          if (errors === _errs397)
                                            if (Array.isArray(data151)) {
                                              if (data151.length > 2)
                                                return validate10.errors = [{ instancePath: instancePath + "/data/delta", schemaPath: "#/oneOf/7/properties/data/properties/delta/maxItems", keyword: "maxItems", params: { limit: 2 } }], !1;
                                              if (data151.length < 1)
                                                return validate10.errors = [{ instancePath: instancePath + "/data/delta", schemaPath: "#/oneOf/7/properties/data/properties/delta/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                              {
                                                var valid70 = !0;
                                                let len1 = data151.length;
                                                for (let i1 = 0; i1 < len1; i1++) {
                                                  let data152 = data151[i1], _errs399 = errors;
                                                  if (errors === _errs399)
                                                    if (data152 && typeof data152 == "object" && !Array.isArray(data152)) {
                                                      let missing47;
                                                      if (data152.key === void 0 && (missing47 = "key"))
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/required", keyword: "required", params: { missingProperty: missing47 } }], !1;
                                                      {
                                                        let tag5 = data152.key;
                                                        if (typeof tag5 == "string")
                                                          if (tag5 === "autonomy") {
                                                            if (errors === errors)
                                                              if (data152 && typeof data152 == "object" && !Array.isArray(data152)) {
                                                                let missing48;
                                                                if (data152.key === void 0 && (missing48 = "key") || data152.value === void 0 && (missing48 = "value"))
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing48 } }], !1;
                                                                if (data152.key !== void 0) {
                                                                  let data153 = data152.key, _errs405 = errors;
                                                                  if (typeof data153 != "string")
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/key", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/0/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  if (data153 !== "autonomy")
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/key", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/0/properties/key/const", keyword: "const", params: { allowedValue: "autonomy" } }], !1;
                                                                  var valid73 = _errs405 === errors;
                                                                } else
                                                                  var valid73 = !0;
                                                                if (valid73)
                                                                  if (data152.value !== void 0) {
                                                                    let data154 = data152.value, _errs407 = errors;
                                                                    if (typeof data154 != "string")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/value", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/0/properties/value/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    if (!(data154 === "guided" || data154 === "full_auto_stop_on_user_deps" || data154 === "full_auto_never_stop"))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/value", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/0/properties/value/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[7].properties.data.properties.delta.items.oneOf[0].properties.value.enum } }], !1;
                                                                    var valid73 = _errs407 === errors;
                                                                  } else
                                                                    var valid73 = !0;
                                                              } else
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                          } else if (tag5 === "riskPolicy") {
                                                            if (errors === errors)
                                                              if (data152 && typeof data152 == "object" && !Array.isArray(data152)) {
                                                                let missing49;
                                                                if (data152.key === void 0 && (missing49 = "key") || data152.value === void 0 && (missing49 = "value"))
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing49 } }], !1;
                                                                if (data152.key !== void 0) {
                                                                  let data155 = data152.key, _errs412 = errors;
                                                                  if (typeof data155 != "string")
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/key", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/1/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  if (data155 !== "riskPolicy")
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/key", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/1/properties/key/const", keyword: "const", params: { allowedValue: "riskPolicy" } }], !1;
                                                                  var valid75 = _errs412 === errors;
                                                                } else
                                                                  var valid75 = !0;
                                                                if (valid75)
                                                                  if (data152.value !== void 0) {
                                                                    let data156 = data152.value, _errs414 = errors;
                                                                    if (typeof data156 != "string")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/value", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/1/properties/value/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    if (!(data156 === "conservative" || data156 === "balanced" || data156 === "aggressive"))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/value", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/1/properties/value/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[7].properties.data.properties.delta.items.oneOf[1].properties.value.enum } }], !1;
                                                                    var valid75 = _errs414 === errors;
                                                                  } else
                                                                    var valid75 = !0;
                                                              } else
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "key", tagValue: tag5 } }], !1;
                                                        else
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/discriminator", keyword: "discriminator", params: { error: "tag", tag: "key", tagValue: tag5 } }], !1;
                                                      }
                                                    } else
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                  var valid70 = _errs399 === errors;
                                                  if (!valid70)
                                                    break;
                                                }
                                              }
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/data/delta", schemaPath: "#/oneOf/7/properties/data/properties/delta/type", keyword: "type", params: { type: "array" } }], !1;
                                          var valid69 = _errs397 === errors;
                                        } else
                                          var valid69 = !0;
                                        if (valid69)
                                          if (data148.effective !== void 0) {
                                            let data157 = data148.effective, _errs416 = errors;
                                            if (errors === _errs416)
                                              if (data157 && typeof data157 == "object" && !Array.isArray(data157)) {
                                                let missing50;
                                                if (data157.autonomy === void 0 && (missing50 = "autonomy") || data157.riskPolicy === void 0 && (missing50 = "riskPolicy"))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/effective", schemaPath: "#/oneOf/7/properties/data/properties/effective/required", keyword: "required", params: { missingProperty: missing50 } }], !1;
                                                if (data157.autonomy !== void 0) {
                                                  let data158 = data157.autonomy, _errs419 = errors;
                                                  if (typeof data158 != "string")
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/effective/autonomy", schemaPath: "#/oneOf/7/properties/data/properties/effective/properties/autonomy/type", keyword: "type", params: { type: "string" } }], !1;
                                                  if (!(data158 === "guided" || data158 === "full_auto_stop_on_user_deps" || data158 === "full_auto_never_stop"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/effective/autonomy", schemaPath: "#/oneOf/7/properties/data/properties/effective/properties/autonomy/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[7].properties.data.properties.effective.properties.autonomy.enum } }], !1;
                                                  var valid76 = _errs419 === errors;
                                                } else
                                                  var valid76 = !0;
                                                if (valid76)
                                                  if (data157.riskPolicy !== void 0) {
                                                    let data159 = data157.riskPolicy, _errs421 = errors;
                                                    if (typeof data159 != "string")
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/effective/riskPolicy", schemaPath: "#/oneOf/7/properties/data/properties/effective/properties/riskPolicy/type", keyword: "type", params: { type: "string" } }], !1;
                                                    if (!(data159 === "conservative" || data159 === "balanced" || data159 === "aggressive"))
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/effective/riskPolicy", schemaPath: "#/oneOf/7/properties/data/properties/effective/properties/riskPolicy/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[7].properties.data.properties.effective.properties.riskPolicy.enum } }], !1;
                                                    var valid76 = _errs421 === errors;
                                                  } else
                                                    var valid76 = !0;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/effective", schemaPath: "#/oneOf/7/properties/data/properties/effective/type", keyword: "type", params: { type: "object" } }], !1;
                                            var valid69 = _errs416 === errors;
                                          } else
                                            var valid69 = !0;
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/7/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid67 = _errs390 === errors;
                              } else
                                var valid67 = !0;
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
                let missing51;
                if (data.v === void 0 && (missing51 = "v") || data.eventId === void 0 && (missing51 = "eventId") || data.eventIndex === void 0 && (missing51 = "eventIndex") || data.sessionId === void 0 && (missing51 = "sessionId") || data.kind === void 0 && (missing51 = "kind") || data.dedupeKey === void 0 && (missing51 = "dedupeKey") || data.scope === void 0 && (missing51 = "scope") || data.data === void 0 && (missing51 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: missing51 } }], !1;
                if (data.v !== void 0) {
                  let data160 = data.v, _errs426 = errors;
                  if (typeof data160 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/8/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data160 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/8/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid78 = _errs426 === errors;
                } else
                  var valid78 = !0;
                if (valid78) {
                  if (data.eventId !== void 0) {
                    let data161 = data.eventId, _errs428 = errors;
                    if (errors === _errs428)
                      if (typeof data161 == "string") {
                        if (!pattern0.test(data161))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/8/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/8/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid78 = _errs428 === errors;
                  } else
                    var valid78 = !0;
                  if (valid78) {
                    if (data.eventIndex !== void 0) {
                      let data162 = data.eventIndex, _errs430 = errors;
                      if (!(typeof data162 == "number" && !(data162 % 1) && !isNaN(data162)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/8/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs430 && typeof data162 == "number" && (data162 < 0 || isNaN(data162)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/8/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid78 = _errs430 === errors;
                    } else
                      var valid78 = !0;
                    if (valid78) {
                      if (data.sessionId !== void 0) {
                        let data163 = data.sessionId, _errs432 = errors;
                        if (errors === _errs432)
                          if (typeof data163 == "string") {
                            if (!pattern1.test(data163))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/8/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/8/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid78 = _errs432 === errors;
                      } else
                        var valid78 = !0;
                      if (valid78) {
                        if (data.kind !== void 0) {
                          let data164 = data.kind, _errs434 = errors;
                          if (typeof data164 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/8/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data164 !== "capability_observed")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/8/properties/kind/const", keyword: "const", params: { allowedValue: "capability_observed" } }], !1;
                          var valid78 = _errs434 === errors;
                        } else
                          var valid78 = !0;
                        if (valid78) {
                          if (data.dedupeKey !== void 0) {
                            let data165 = data.dedupeKey, _errs436 = errors;
                            if (errors === _errs436)
                              if (typeof data165 == "string") {
                                if (data165.length > 256 && func2(data165) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/8/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data165))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/8/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/8/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid78 = _errs436 === errors;
                          } else
                            var valid78 = !0;
                          if (valid78) {
                            if (data.scope !== void 0) {
                              let data166 = data.scope, _errs438 = errors;
                              if (errors === _errs438)
                                if (data166 && typeof data166 == "object" && !Array.isArray(data166)) {
                                  let missing52;
                                  if (data166.runId === void 0 && (missing52 = "runId") || data166.nodeId === void 0 && (missing52 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/8/properties/scope/required", keyword: "required", params: { missingProperty: missing52 } }], !1;
                                  if (data166.runId !== void 0) {
                                    let data167 = data166.runId, _errs441 = errors;
                                    if (errors === _errs441)
                                      if (typeof data167 == "string") {
                                        if (!pattern6.test(data167))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/8/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/8/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid79 = _errs441 === errors;
                                  } else
                                    var valid79 = !0;
                                  if (valid79)
                                    if (data166.nodeId !== void 0) {
                                      let data168 = data166.nodeId, _errs443 = errors;
                                      if (errors === _errs443)
                                        if (typeof data168 == "string") {
                                          if (!pattern7.test(data168))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/8/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/8/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid79 = _errs443 === errors;
                                    } else
                                      var valid79 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/8/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid78 = _errs438 === errors;
                            } else
                              var valid78 = !0;
                            if (valid78)
                              if (data.data !== void 0) {
                                let data169 = data.data, _errs445 = errors;
                                if (errors === _errs445)
                                  if (data169 && typeof data169 == "object" && !Array.isArray(data169)) {
                                    let missing53;
                                    if (data169.capObsId === void 0 && (missing53 = "capObsId") || data169.capability === void 0 && (missing53 = "capability") || data169.status === void 0 && (missing53 = "status") || data169.provenance === void 0 && (missing53 = "provenance"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/8/properties/data/required", keyword: "required", params: { missingProperty: missing53 } }], !1;
                                    if (data169.capObsId !== void 0) {
                                      let data170 = data169.capObsId, _errs448 = errors;
                                      if (errors === _errs448)
                                        if (typeof data170 == "string") {
                                          if (!pattern54.test(data170))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/capObsId", schemaPath: "#/oneOf/8/properties/data/properties/capObsId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/capObsId", schemaPath: "#/oneOf/8/properties/data/properties/capObsId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid80 = _errs448 === errors;
                                    } else
                                      var valid80 = !0;
                                    if (valid80) {
                                      if (data169.capability !== void 0) {
                                        let data171 = data169.capability, _errs450 = errors;
                                        if (typeof data171 != "string")
                                          return validate10.errors = [{ instancePath: instancePath + "/data/capability", schemaPath: "#/oneOf/8/properties/data/properties/capability/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data171 === "delegation" || data171 === "web_browsing"))
                                          return validate10.errors = [{ instancePath: instancePath + "/data/capability", schemaPath: "#/oneOf/8/properties/data/properties/capability/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.capability.enum } }], !1;
                                        var valid80 = _errs450 === errors;
                                      } else
                                        var valid80 = !0;
                                      if (valid80) {
                                        if (data169.status !== void 0) {
                                          let data172 = data169.status, _errs452 = errors;
                                          if (typeof data172 != "string")
                                            return validate10.errors = [{ instancePath: instancePath + "/data/status", schemaPath: "#/oneOf/8/properties/data/properties/status/type", keyword: "type", params: { type: "string" } }], !1;
                                          if (!(data172 === "unknown" || data172 === "available" || data172 === "unavailable"))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/status", schemaPath: "#/oneOf/8/properties/data/properties/status/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.status.enum } }], !1;
                                          var valid80 = _errs452 === errors;
                                        } else
                                          var valid80 = !0;
                                        if (valid80)
                                          if (data169.provenance !== void 0) {
                                            let data173 = data169.provenance, _errs454 = errors;
                                            if (errors === _errs454)
                                              if (data173 && typeof data173 == "object" && !Array.isArray(data173)) {
                                                let missing54;
                                                if (data173.kind === void 0 && (missing54 = "kind"))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/required", keyword: "required", params: { missingProperty: missing54 } }], !1;
                                                {
                                                  let tag6 = data173.kind;
                                                  if (typeof tag6 == "string")
                                                    if (tag6 === "probe_step") {
                                                      if (errors === errors)
                                                        if (data173 && typeof data173 == "object" && !Array.isArray(data173)) {
                                                          let missing55;
                                                          if (data173.kind === void 0 && (missing55 = "kind") || data173.enforcementGrade === void 0 && (missing55 = "enforcementGrade") || data173.detail === void 0 && (missing55 = "detail"))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/required", keyword: "required", params: { missingProperty: missing55 } }], !1;
                                                          if (data173.kind !== void 0) {
                                                            let data174 = data173.kind, _errs460 = errors;
                                                            if (typeof data174 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/kind", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data174 !== "probe_step")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/kind", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "probe_step" } }], !1;
                                                            var valid83 = _errs460 === errors;
                                                          } else
                                                            var valid83 = !0;
                                                          if (valid83) {
                                                            if (data173.enforcementGrade !== void 0) {
                                                              let data175 = data173.enforcementGrade, _errs462 = errors;
                                                              if (typeof data175 != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/enforcementGrade/type", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data175 !== "strong")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/enforcementGrade/const", keyword: "const", params: { allowedValue: "strong" } }], !1;
                                                              var valid83 = _errs462 === errors;
                                                            } else
                                                              var valid83 = !0;
                                                            if (valid83)
                                                              if (data173.detail !== void 0) {
                                                                let data176 = data173.detail, _errs464 = errors;
                                                                if (errors === _errs464)
                                                                  if (data176 && typeof data176 == "object" && !Array.isArray(data176)) {
                                                                    let missing56;
                                                                    if (data176.probeTemplateId === void 0 && (missing56 = "probeTemplateId") || data176.probeStepId === void 0 && (missing56 = "probeStepId") || data176.result === void 0 && (missing56 = "result"))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/required", keyword: "required", params: { missingProperty: missing56 } }], !1;
                                                                    if (data176.probeTemplateId !== void 0) {
                                                                      let _errs467 = errors;
                                                                      if (typeof data176.probeTemplateId != "string")
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/probeTemplateId", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/properties/probeTemplateId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      var valid84 = _errs467 === errors;
                                                                    } else
                                                                      var valid84 = !0;
                                                                    if (valid84) {
                                                                      if (data176.probeStepId !== void 0) {
                                                                        let data178 = data176.probeStepId, _errs469 = errors;
                                                                        if (errors === _errs469)
                                                                          if (typeof data178 == "string") {
                                                                            if (!pattern42.test(data178))
                                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/probeStepId", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/properties/probeStepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                          } else
                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/probeStepId", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/properties/probeStepId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        var valid84 = _errs469 === errors;
                                                                      } else
                                                                        var valid84 = !0;
                                                                      if (valid84)
                                                                        if (data176.result !== void 0) {
                                                                          let data179 = data176.result, _errs471 = errors;
                                                                          if (typeof data179 != "string")
                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/result", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/properties/result/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          if (!(data179 === "success" || data179 === "failure"))
                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/result", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/properties/result/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.provenance.oneOf[0].properties.detail.properties.result.enum } }], !1;
                                                                          var valid84 = _errs471 === errors;
                                                                        } else
                                                                          var valid84 = !0;
                                                                    }
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/type", keyword: "type", params: { type: "object" } }], !1;
                                                                var valid83 = _errs464 === errors;
                                                              } else
                                                                var valid83 = !0;
                                                          }
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                    } else if (tag6 === "attempted_use") {
                                                      if (errors === errors)
                                                        if (data173 && typeof data173 == "object" && !Array.isArray(data173)) {
                                                          let missing57;
                                                          if (data173.kind === void 0 && (missing57 = "kind") || data173.enforcementGrade === void 0 && (missing57 = "enforcementGrade") || data173.detail === void 0 && (missing57 = "detail"))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/required", keyword: "required", params: { missingProperty: missing57 } }], !1;
                                                          if (data173.kind !== void 0) {
                                                            let data180 = data173.kind, _errs476 = errors;
                                                            if (typeof data180 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/kind", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data180 !== "attempted_use")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/kind", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "attempted_use" } }], !1;
                                                            var valid86 = _errs476 === errors;
                                                          } else
                                                            var valid86 = !0;
                                                          if (valid86) {
                                                            if (data173.enforcementGrade !== void 0) {
                                                              let data181 = data173.enforcementGrade, _errs478 = errors;
                                                              if (typeof data181 != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/enforcementGrade/type", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data181 !== "strong")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/enforcementGrade/const", keyword: "const", params: { allowedValue: "strong" } }], !1;
                                                              var valid86 = _errs478 === errors;
                                                            } else
                                                              var valid86 = !0;
                                                            if (valid86)
                                                              if (data173.detail !== void 0) {
                                                                let data182 = data173.detail, _errs480 = errors;
                                                                if (errors === _errs480)
                                                                  if (data182 && typeof data182 == "object" && !Array.isArray(data182)) {
                                                                    let missing58;
                                                                    if (data182.attemptContext === void 0 && (missing58 = "attemptContext") || data182.result === void 0 && (missing58 = "result"))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/required", keyword: "required", params: { missingProperty: missing58 } }], !1;
                                                                    if (data182.attemptContext !== void 0) {
                                                                      let data183 = data182.attemptContext, _errs483 = errors;
                                                                      if (typeof data183 != "string")
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/attemptContext", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/properties/attemptContext/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      if (!(data183 === "workflow_step" || data183 === "system_probe"))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/attemptContext", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/properties/attemptContext/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.provenance.oneOf[1].properties.detail.properties.attemptContext.enum } }], !1;
                                                                      var valid87 = _errs483 === errors;
                                                                    } else
                                                                      var valid87 = !0;
                                                                    if (valid87) {
                                                                      if (data182.result !== void 0) {
                                                                        let data184 = data182.result, _errs485 = errors;
                                                                        if (typeof data184 != "string")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/result", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/properties/result/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        if (!(data184 === "success" || data184 === "failure"))
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/result", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/properties/result/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.provenance.oneOf[1].properties.detail.properties.result.enum } }], !1;
                                                                        var valid87 = _errs485 === errors;
                                                                      } else
                                                                        var valid87 = !0;
                                                                      if (valid87)
                                                                        if (data182.failureCode !== void 0) {
                                                                          let data185 = data182.failureCode, _errs487 = errors;
                                                                          if (typeof data185 != "string")
                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/failureCode", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/properties/failureCode/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          if (!(data185 === "tool_missing" || data185 === "tool_error" || data185 === "policy_blocked" || data185 === "unknown"))
                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/failureCode", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/properties/failureCode/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.provenance.oneOf[1].properties.detail.properties.failureCode.enum } }], !1;
                                                                          var valid87 = _errs487 === errors;
                                                                        } else
                                                                          var valid87 = !0;
                                                                    }
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/type", keyword: "type", params: { type: "object" } }], !1;
                                                                var valid86 = _errs480 === errors;
                                                              } else
                                                                var valid86 = !0;
                                                          }
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                    } else if (tag6 === "manual_claim") {
                                                      if (errors === errors)
                                                        if (data173 && typeof data173 == "object" && !Array.isArray(data173)) {
                                                          let missing59;
                                                          if (data173.kind === void 0 && (missing59 = "kind") || data173.enforcementGrade === void 0 && (missing59 = "enforcementGrade") || data173.detail === void 0 && (missing59 = "detail"))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/required", keyword: "required", params: { missingProperty: missing59 } }], !1;
                                                          if (data173.kind !== void 0) {
                                                            let data186 = data173.kind, _errs492 = errors;
                                                            if (typeof data186 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/kind", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data186 !== "manual_claim")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/kind", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "manual_claim" } }], !1;
                                                            var valid89 = _errs492 === errors;
                                                          } else
                                                            var valid89 = !0;
                                                          if (valid89) {
                                                            if (data173.enforcementGrade !== void 0) {
                                                              let data187 = data173.enforcementGrade, _errs494 = errors;
                                                              if (typeof data187 != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/enforcementGrade/type", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data187 !== "weak")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/enforcementGrade/const", keyword: "const", params: { allowedValue: "weak" } }], !1;
                                                              var valid89 = _errs494 === errors;
                                                            } else
                                                              var valid89 = !0;
                                                            if (valid89)
                                                              if (data173.detail !== void 0) {
                                                                let data188 = data173.detail, _errs496 = errors;
                                                                if (errors === _errs496)
                                                                  if (data188 && typeof data188 == "object" && !Array.isArray(data188)) {
                                                                    let missing60;
                                                                    if (data188.claimedBy === void 0 && (missing60 = "claimedBy") || data188.claim === void 0 && (missing60 = "claim"))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/detail/required", keyword: "required", params: { missingProperty: missing60 } }], !1;
                                                                    if (data188.claimedBy !== void 0) {
                                                                      let data189 = data188.claimedBy, _errs499 = errors;
                                                                      if (typeof data189 != "string")
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/claimedBy", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/detail/properties/claimedBy/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      if (!(data189 === "agent" || data189 === "user"))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/claimedBy", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/detail/properties/claimedBy/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.provenance.oneOf[2].properties.detail.properties.claimedBy.enum } }], !1;
                                                                      var valid90 = _errs499 === errors;
                                                                    } else
                                                                      var valid90 = !0;
                                                                    if (valid90)
                                                                      if (data188.claim !== void 0) {
                                                                        let data190 = data188.claim, _errs501 = errors;
                                                                        if (typeof data190 != "string")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/claim", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/detail/properties/claim/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        if (!(data190 === "available" || data190 === "unavailable"))
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/claim", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/detail/properties/claim/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.provenance.oneOf[2].properties.detail.properties.claim.enum } }], !1;
                                                                        var valid90 = _errs501 === errors;
                                                                      } else
                                                                        var valid90 = !0;
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/detail/type", keyword: "type", params: { type: "object" } }], !1;
                                                                var valid89 = _errs496 === errors;
                                                              } else
                                                                var valid89 = !0;
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
                                            var valid80 = _errs454 === errors;
                                          } else
                                            var valid80 = !0;
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/8/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid78 = _errs445 === errors;
                              } else
                                var valid78 = !0;
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
                let missing61;
                if (data.v === void 0 && (missing61 = "v") || data.eventId === void 0 && (missing61 = "eventId") || data.eventIndex === void 0 && (missing61 = "eventIndex") || data.sessionId === void 0 && (missing61 = "sessionId") || data.kind === void 0 && (missing61 = "kind") || data.dedupeKey === void 0 && (missing61 = "dedupeKey") || data.scope === void 0 && (missing61 = "scope") || data.data === void 0 && (missing61 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: missing61 } }], !1;
                if (data.v !== void 0) {
                  let data191 = data.v, _errs506 = errors;
                  if (typeof data191 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/9/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data191 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/9/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid92 = _errs506 === errors;
                } else
                  var valid92 = !0;
                if (valid92) {
                  if (data.eventId !== void 0) {
                    let data192 = data.eventId, _errs508 = errors;
                    if (errors === _errs508)
                      if (typeof data192 == "string") {
                        if (!pattern0.test(data192))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/9/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/9/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid92 = _errs508 === errors;
                  } else
                    var valid92 = !0;
                  if (valid92) {
                    if (data.eventIndex !== void 0) {
                      let data193 = data.eventIndex, _errs510 = errors;
                      if (!(typeof data193 == "number" && !(data193 % 1) && !isNaN(data193)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/9/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs510 && typeof data193 == "number" && (data193 < 0 || isNaN(data193)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/9/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid92 = _errs510 === errors;
                    } else
                      var valid92 = !0;
                    if (valid92) {
                      if (data.sessionId !== void 0) {
                        let data194 = data.sessionId, _errs512 = errors;
                        if (errors === _errs512)
                          if (typeof data194 == "string") {
                            if (!pattern1.test(data194))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/9/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/9/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid92 = _errs512 === errors;
                      } else
                        var valid92 = !0;
                      if (valid92) {
                        if (data.kind !== void 0) {
                          let data195 = data.kind, _errs514 = errors;
                          if (typeof data195 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/9/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data195 !== "gap_recorded")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/9/properties/kind/const", keyword: "const", params: { allowedValue: "gap_recorded" } }], !1;
                          var valid92 = _errs514 === errors;
                        } else
                          var valid92 = !0;
                        if (valid92) {
                          if (data.dedupeKey !== void 0) {
                            let data196 = data.dedupeKey, _errs516 = errors;
                            if (errors === _errs516)
                              if (typeof data196 == "string") {
                                if (data196.length > 256 && func2(data196) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/9/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data196))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/9/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/9/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid92 = _errs516 === errors;
                          } else
                            var valid92 = !0;
                          if (valid92) {
                            if (data.scope !== void 0) {
                              let data197 = data.scope, _errs518 = errors;
                              if (errors === _errs518)
                                if (data197 && typeof data197 == "object" && !Array.isArray(data197)) {
                                  let missing62;
                                  if (data197.runId === void 0 && (missing62 = "runId") || data197.nodeId === void 0 && (missing62 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/9/properties/scope/required", keyword: "required", params: { missingProperty: missing62 } }], !1;
                                  if (data197.runId !== void 0) {
                                    let data198 = data197.runId, _errs521 = errors;
                                    if (errors === _errs521)
                                      if (typeof data198 == "string") {
                                        if (!pattern6.test(data198))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/9/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/9/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid93 = _errs521 === errors;
                                  } else
                                    var valid93 = !0;
                                  if (valid93)
                                    if (data197.nodeId !== void 0) {
                                      let data199 = data197.nodeId, _errs523 = errors;
                                      if (errors === _errs523)
                                        if (typeof data199 == "string") {
                                          if (!pattern7.test(data199))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/9/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/9/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid93 = _errs523 === errors;
                                    } else
                                      var valid93 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/9/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid92 = _errs518 === errors;
                            } else
                              var valid92 = !0;
                            if (valid92)
                              if (data.data !== void 0) {
                                let data200 = data.data, _errs525 = errors;
                                if (errors === _errs525)
                                  if (data200 && typeof data200 == "object" && !Array.isArray(data200)) {
                                    let missing63;
                                    if (data200.gapId === void 0 && (missing63 = "gapId") || data200.severity === void 0 && (missing63 = "severity") || data200.reason === void 0 && (missing63 = "reason") || data200.summary === void 0 && (missing63 = "summary") || data200.resolution === void 0 && (missing63 = "resolution"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/9/properties/data/required", keyword: "required", params: { missingProperty: missing63 } }], !1;
                                    if (data200.gapId !== void 0) {
                                      let data201 = data200.gapId, _errs528 = errors;
                                      if (errors === _errs528)
                                        if (typeof data201 == "string") {
                                          if (!pattern54.test(data201))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/gapId", schemaPath: "#/oneOf/9/properties/data/properties/gapId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/gapId", schemaPath: "#/oneOf/9/properties/data/properties/gapId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid94 = _errs528 === errors;
                                    } else
                                      var valid94 = !0;
                                    if (valid94) {
                                      if (data200.severity !== void 0) {
                                        let data202 = data200.severity, _errs530 = errors;
                                        if (typeof data202 != "string")
                                          return validate10.errors = [{ instancePath: instancePath + "/data/severity", schemaPath: "#/oneOf/9/properties/data/properties/severity/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data202 === "info" || data202 === "warning" || data202 === "critical"))
                                          return validate10.errors = [{ instancePath: instancePath + "/data/severity", schemaPath: "#/oneOf/9/properties/data/properties/severity/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[9].properties.data.properties.severity.enum } }], !1;
                                        var valid94 = _errs530 === errors;
                                      } else
                                        var valid94 = !0;
                                      if (valid94) {
                                        if (data200.reason !== void 0) {
                                          let data203 = data200.reason, _errs532 = errors;
                                          if (errors === _errs532)
                                            if (data203 && typeof data203 == "object" && !Array.isArray(data203)) {
                                              let missing64;
                                              if (data203.category === void 0 && (missing64 = "category"))
                                                return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/required", keyword: "required", params: { missingProperty: missing64 } }], !1;
                                              {
                                                let tag7 = data203.category;
                                                if (typeof tag7 == "string")
                                                  if (tag7 === "user_only_dependency") {
                                                    if (errors === errors)
                                                      if (data203 && typeof data203 == "object" && !Array.isArray(data203)) {
                                                        let missing65;
                                                        if (data203.category === void 0 && (missing65 = "category") || data203.detail === void 0 && (missing65 = "detail"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/0/required", keyword: "required", params: { missingProperty: missing65 } }], !1;
                                                        if (data203.category !== void 0) {
                                                          let data204 = data203.category, _errs538 = errors;
                                                          if (typeof data204 != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/0/properties/category/type", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data204 !== "user_only_dependency")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/0/properties/category/const", keyword: "const", params: { allowedValue: "user_only_dependency" } }], !1;
                                                          var valid97 = _errs538 === errors;
                                                        } else
                                                          var valid97 = !0;
                                                        if (valid97)
                                                          if (data203.detail !== void 0) {
                                                            let data205 = data203.detail, _errs540 = errors;
                                                            if (typeof data205 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/0/properties/detail/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (!(data205 === "needs_user_secret_or_token" || data205 === "needs_user_account_access" || data205 === "needs_user_artifact" || data205 === "needs_user_choice" || data205 === "needs_user_approval" || data205 === "needs_user_environment_action"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/0/properties/detail/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[9].properties.data.properties.reason.oneOf[0].properties.detail.enum } }], !1;
                                                            var valid97 = _errs540 === errors;
                                                          } else
                                                            var valid97 = !0;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag7 === "contract_violation") {
                                                    if (errors === errors)
                                                      if (data203 && typeof data203 == "object" && !Array.isArray(data203)) {
                                                        let missing66;
                                                        if (data203.category === void 0 && (missing66 = "category") || data203.detail === void 0 && (missing66 = "detail"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/1/required", keyword: "required", params: { missingProperty: missing66 } }], !1;
                                                        if (data203.category !== void 0) {
                                                          let data206 = data203.category, _errs545 = errors;
                                                          if (typeof data206 != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/1/properties/category/type", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data206 !== "contract_violation")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/1/properties/category/const", keyword: "const", params: { allowedValue: "contract_violation" } }], !1;
                                                          var valid99 = _errs545 === errors;
                                                        } else
                                                          var valid99 = !0;
                                                        if (valid99)
                                                          if (data203.detail !== void 0) {
                                                            let data207 = data203.detail, _errs547 = errors;
                                                            if (typeof data207 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/1/properties/detail/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (!(data207 === "missing_required_output" || data207 === "invalid_required_output"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/1/properties/detail/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[9].properties.data.properties.reason.oneOf[1].properties.detail.enum } }], !1;
                                                            var valid99 = _errs547 === errors;
                                                          } else
                                                            var valid99 = !0;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag7 === "capability_missing") {
                                                    if (errors === errors)
                                                      if (data203 && typeof data203 == "object" && !Array.isArray(data203)) {
                                                        let missing67;
                                                        if (data203.category === void 0 && (missing67 = "category") || data203.detail === void 0 && (missing67 = "detail"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/2/required", keyword: "required", params: { missingProperty: missing67 } }], !1;
                                                        if (data203.category !== void 0) {
                                                          let data208 = data203.category, _errs552 = errors;
                                                          if (typeof data208 != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/2/properties/category/type", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data208 !== "capability_missing")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/2/properties/category/const", keyword: "const", params: { allowedValue: "capability_missing" } }], !1;
                                                          var valid101 = _errs552 === errors;
                                                        } else
                                                          var valid101 = !0;
                                                        if (valid101)
                                                          if (data203.detail !== void 0) {
                                                            let data209 = data203.detail, _errs554 = errors;
                                                            if (typeof data209 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/2/properties/detail/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (!(data209 === "required_capability_unavailable" || data209 === "required_capability_unknown"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/2/properties/detail/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[9].properties.data.properties.reason.oneOf[2].properties.detail.enum } }], !1;
                                                            var valid101 = _errs554 === errors;
                                                          } else
                                                            var valid101 = !0;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag7 === "unexpected") {
                                                    if (errors === errors)
                                                      if (data203 && typeof data203 == "object" && !Array.isArray(data203)) {
                                                        let missing68;
                                                        if (data203.category === void 0 && (missing68 = "category") || data203.detail === void 0 && (missing68 = "detail"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/3/required", keyword: "required", params: { missingProperty: missing68 } }], !1;
                                                        if (data203.category !== void 0) {
                                                          let data210 = data203.category, _errs559 = errors;
                                                          if (typeof data210 != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/3/properties/category/type", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data210 !== "unexpected")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/3/properties/category/const", keyword: "const", params: { allowedValue: "unexpected" } }], !1;
                                                          var valid103 = _errs559 === errors;
                                                        } else
                                                          var valid103 = !0;
                                                        if (valid103)
                                                          if (data203.detail !== void 0) {
                                                            let data211 = data203.detail, _errs561 = errors;
                                                            if (typeof data211 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/3/properties/detail/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (!(data211 === "invariant_violation" || data211 === "storage_corruption_detected"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/3/properties/detail/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[9].properties.data.properties.reason.oneOf[3].properties.detail.enum } }], !1;
                                                            var valid103 = _errs561 === errors;
                                                          } else
                                                            var valid103 = !0;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/3/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "category", tagValue: tag7 } }], !1;
                                                else
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/discriminator", keyword: "discriminator", params: { error: "tag", tag: "category", tagValue: tag7 } }], !1;
                                              }
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/type", keyword: "type", params: { type: "object" } }], !1;
                                          var valid94 = _errs532 === errors;
                                        } else
                                          var valid94 = !0;
                                        if (valid94) {
                                          if (data200.summary !== void 0) {
                                            let data212 = data200.summary, _errs563 = errors;
                                            if (errors === _errs563)
                                              if (typeof data212 == "string") {
                                                if (data212.length > 512 && func2(data212) > 512)
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/9/properties/data/properties/summary/maxLength", keyword: "maxLength", params: { limit: 512 } }], !1;
                                                if (func2(data212) < 1)
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/9/properties/data/properties/summary/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/9/properties/data/properties/summary/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid94 = _errs563 === errors;
                                          } else
                                            var valid94 = !0;
                                          if (valid94) {
                                            if (data200.resolution !== void 0) {
                                              let data213 = data200.resolution, _errs565 = errors;
                                              if (errors === _errs565)
                                                if (data213 && typeof data213 == "object" && !Array.isArray(data213)) {
                                                  let missing69;
                                                  if (data213.kind === void 0 && (missing69 = "kind"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/required", keyword: "required", params: { missingProperty: missing69 } }], !1;
                                                  {
                                                    let tag8 = data213.kind;
                                                    if (typeof tag8 == "string")
                                                      if (tag8 === "unresolved") {
                                                        if (errors === errors)
                                                          if (data213 && typeof data213 == "object" && !Array.isArray(data213)) {
                                                            let missing70;
                                                            if (data213.kind === void 0 && (missing70 = "kind"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/0/required", keyword: "required", params: { missingProperty: missing70 } }], !1;
                                                            if (data213.kind !== void 0) {
                                                              let data214 = data213.kind;
                                                              if (typeof data214 != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/resolution/kind", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data214 !== "unresolved")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/resolution/kind", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "unresolved" } }], !1;
                                                            }
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                      } else if (tag8 === "resolves") {
                                                        if (errors === errors)
                                                          if (data213 && typeof data213 == "object" && !Array.isArray(data213)) {
                                                            let missing71;
                                                            if (data213.kind === void 0 && (missing71 = "kind") || data213.resolvesGapId === void 0 && (missing71 = "resolvesGapId"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/1/required", keyword: "required", params: { missingProperty: missing71 } }], !1;
                                                            if (data213.kind !== void 0) {
                                                              let data215 = data213.kind, _errs576 = errors;
                                                              if (typeof data215 != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/resolution/kind", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data215 !== "resolves")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/resolution/kind", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "resolves" } }], !1;
                                                              var valid108 = _errs576 === errors;
                                                            } else
                                                              var valid108 = !0;
                                                            if (valid108)
                                                              if (data213.resolvesGapId !== void 0) {
                                                                let data216 = data213.resolvesGapId, _errs578 = errors;
                                                                if (errors === _errs578)
                                                                  if (typeof data216 == "string") {
                                                                    if (!pattern54.test(data216))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/resolution/resolvesGapId", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/1/properties/resolvesGapId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/resolution/resolvesGapId", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/1/properties/resolvesGapId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                var valid108 = _errs578 === errors;
                                                              } else
                                                                var valid108 = !0;
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag8 } }], !1;
                                                    else
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag8 } }], !1;
                                                  }
                                                } else
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/type", keyword: "type", params: { type: "object" } }], !1;
                                              var valid94 = _errs565 === errors;
                                            } else
                                              var valid94 = !0;
                                            if (valid94) {
                                              if (data200.evidenceRefs !== void 0) {
                                                let data217 = data200.evidenceRefs, _errs580 = errors;
                                                if (errors === _errs580)
                                                  if (Array.isArray(data217)) {
                                                    if (data217.length > 10)
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/maxItems", keyword: "maxItems", params: { limit: 10 } }], !1;
                                                    {
                                                      var valid109 = !0;
                                                      let len2 = data217.length;
                                                      for (let i2 = 0; i2 < len2; i2++) {
                                                        let data218 = data217[i2], _errs582 = errors;
                                                        if (errors === _errs582)
                                                          if (data218 && typeof data218 == "object" && !Array.isArray(data218)) {
                                                            let missing72;
                                                            if (data218.kind === void 0 && (missing72 = "kind"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/required", keyword: "required", params: { missingProperty: missing72 } }], !1;
                                                            {
                                                              let tag9 = data218.kind;
                                                              if (typeof tag9 == "string")
                                                                if (tag9 === "event") {
                                                                  if (errors === errors)
                                                                    if (data218 && typeof data218 == "object" && !Array.isArray(data218)) {
                                                                      let missing73;
                                                                      if (data218.kind === void 0 && (missing73 = "kind") || data218.eventId === void 0 && (missing73 = "eventId"))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing73 } }], !1;
                                                                      if (data218.kind !== void 0) {
                                                                        let data219 = data218.kind, _errs588 = errors;
                                                                        if (typeof data219 != "string")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/kind", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        if (data219 !== "event")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/kind", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "event" } }], !1;
                                                                        var valid112 = _errs588 === errors;
                                                                      } else
                                                                        var valid112 = !0;
                                                                      if (valid112)
                                                                        if (data218.eventId !== void 0) {
                                                                          let data220 = data218.eventId, _errs590 = errors;
                                                                          if (errors === _errs590)
                                                                            if (typeof data220 == "string") {
                                                                              if (!pattern0.test(data220))
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/eventId", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/0/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                                                                            } else
                                                                              return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/eventId", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/0/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid112 = _errs590 === errors;
                                                                        } else
                                                                          var valid112 = !0;
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                                } else if (tag9 === "output") {
                                                                  if (errors === errors)
                                                                    if (data218 && typeof data218 == "object" && !Array.isArray(data218)) {
                                                                      let missing74;
                                                                      if (data218.kind === void 0 && (missing74 = "kind") || data218.outputId === void 0 && (missing74 = "outputId"))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing74 } }], !1;
                                                                      if (data218.kind !== void 0) {
                                                                        let data221 = data218.kind, _errs595 = errors;
                                                                        if (typeof data221 != "string")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/kind", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        if (data221 !== "output")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/kind", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "output" } }], !1;
                                                                        var valid114 = _errs595 === errors;
                                                                      } else
                                                                        var valid114 = !0;
                                                                      if (valid114)
                                                                        if (data218.outputId !== void 0) {
                                                                          let data222 = data218.outputId, _errs597 = errors;
                                                                          if (errors === _errs597)
                                                                            if (typeof data222 == "string") {
                                                                              if (!pattern54.test(data222))
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/outputId", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/1/properties/outputId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                                                            } else
                                                                              return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/outputId", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/1/properties/outputId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid114 = _errs597 === errors;
                                                                        } else
                                                                          var valid114 = !0;
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag9 } }], !1;
                                                              else
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag9 } }], !1;
                                                            }
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                        var valid109 = _errs582 === errors;
                                                        if (!valid109)
                                                          break;
                                                      }
                                                    }
                                                  } else
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/type", keyword: "type", params: { type: "array" } }], !1;
                                                var valid94 = _errs580 === errors;
                                              } else
                                                var valid94 = !0;
                                              if (valid94)
                                                if (data200.loop !== void 0) {
                                                  let data223 = data200.loop, _errs599 = errors;
                                                  if (errors === _errs599)
                                                    if (data223 && typeof data223 == "object" && !Array.isArray(data223)) {
                                                      let missing75;
                                                      if (data223.loopId === void 0 && (missing75 = "loopId") || data223.iteration === void 0 && (missing75 = "iteration") || data223.maxIterations === void 0 && (missing75 = "maxIterations"))
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/loop", schemaPath: "#/oneOf/9/properties/data/properties/loop/required", keyword: "required", params: { missingProperty: missing75 } }], !1;
                                                      if (data223.loopId !== void 0) {
                                                        let data224 = data223.loopId, _errs602 = errors;
                                                        if (errors === _errs602)
                                                          if (typeof data224 == "string") {
                                                            if (!pattern42.test(data224))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/loop/loopId", schemaPath: "#/oneOf/9/properties/data/properties/loop/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/loop/loopId", schemaPath: "#/oneOf/9/properties/data/properties/loop/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid115 = _errs602 === errors;
                                                      } else
                                                        var valid115 = !0;
                                                      if (valid115) {
                                                        if (data223.iteration !== void 0) {
                                                          let data225 = data223.iteration, _errs604 = errors;
                                                          if (!(typeof data225 == "number" && !(data225 % 1) && !isNaN(data225)))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/loop/iteration", schemaPath: "#/oneOf/9/properties/data/properties/loop/properties/iteration/type", keyword: "type", params: { type: "integer" } }], !1;
                                                          if (errors === _errs604 && typeof data225 == "number" && (data225 < 0 || isNaN(data225)))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/loop/iteration", schemaPath: "#/oneOf/9/properties/data/properties/loop/properties/iteration/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                          var valid115 = _errs604 === errors;
                                                        } else
                                                          var valid115 = !0;
                                                        if (valid115)
                                                          if (data223.maxIterations !== void 0) {
                                                            let data226 = data223.maxIterations, _errs606 = errors;
                                                            if (!(typeof data226 == "number" && !(data226 % 1) && !isNaN(data226)))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/loop/maxIterations", schemaPath: "#/oneOf/9/properties/data/properties/loop/properties/maxIterations/type", keyword: "type", params: { type: "integer" } }], !1;
                                                            if (errors === _errs606 && typeof data226 == "number" && (data226 <= 0 || isNaN(data226)))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/loop/maxIterations", schemaPath: "#/oneOf/9/properties/data/properties/loop/properties/maxIterations/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                            var valid115 = _errs606 === errors;
                                                          } else
                                                            var valid115 = !0;
                                                      }
                                                    } else
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/loop", schemaPath: "#/oneOf/9/properties/data/properties/loop/type", keyword: "type", params: { type: "object" } }], !1;
                                                  var valid94 = _errs599 === errors;
                                                } else
                                                  var valid94 = !0;
                                            }
                                          }
                                        }
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/9/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid92 = _errs525 === errors;
                              } else
                                var valid92 = !0;
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
                let missing76;
                if (data.v === void 0 && (missing76 = "v") || data.eventId === void 0 && (missing76 = "eventId") || data.eventIndex === void 0 && (missing76 = "eventIndex") || data.sessionId === void 0 && (missing76 = "sessionId") || data.kind === void 0 && (missing76 = "kind") || data.dedupeKey === void 0 && (missing76 = "dedupeKey") || data.scope === void 0 && (missing76 = "scope") || data.data === void 0 && (missing76 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: missing76 } }], !1;
                if (data.v !== void 0) {
                  let data227 = data.v, _errs611 = errors;
                  if (typeof data227 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/10/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data227 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/10/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid117 = _errs611 === errors;
                } else
                  var valid117 = !0;
                if (valid117) {
                  if (data.eventId !== void 0) {
                    let data228 = data.eventId, _errs613 = errors;
                    if (errors === _errs613)
                      if (typeof data228 == "string") {
                        if (!pattern0.test(data228))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/10/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/10/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid117 = _errs613 === errors;
                  } else
                    var valid117 = !0;
                  if (valid117) {
                    if (data.eventIndex !== void 0) {
                      let data229 = data.eventIndex, _errs615 = errors;
                      if (!(typeof data229 == "number" && !(data229 % 1) && !isNaN(data229)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/10/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs615 && typeof data229 == "number" && (data229 < 0 || isNaN(data229)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/10/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid117 = _errs615 === errors;
                    } else
                      var valid117 = !0;
                    if (valid117) {
                      if (data.sessionId !== void 0) {
                        let data230 = data.sessionId, _errs617 = errors;
                        if (errors === _errs617)
                          if (typeof data230 == "string") {
                            if (!pattern1.test(data230))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/10/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/10/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid117 = _errs617 === errors;
                      } else
                        var valid117 = !0;
                      if (valid117) {
                        if (data.kind !== void 0) {
                          let data231 = data.kind, _errs619 = errors;
                          if (typeof data231 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/10/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data231 !== "divergence_recorded")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/10/properties/kind/const", keyword: "const", params: { allowedValue: "divergence_recorded" } }], !1;
                          var valid117 = _errs619 === errors;
                        } else
                          var valid117 = !0;
                        if (valid117) {
                          if (data.dedupeKey !== void 0) {
                            let data232 = data.dedupeKey, _errs621 = errors;
                            if (errors === _errs621)
                              if (typeof data232 == "string") {
                                if (data232.length > 256 && func2(data232) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/10/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data232))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/10/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/10/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid117 = _errs621 === errors;
                          } else
                            var valid117 = !0;
                          if (valid117) {
                            if (data.scope !== void 0) {
                              let data233 = data.scope, _errs623 = errors;
                              if (errors === _errs623)
                                if (data233 && typeof data233 == "object" && !Array.isArray(data233)) {
                                  let missing77;
                                  if (data233.runId === void 0 && (missing77 = "runId") || data233.nodeId === void 0 && (missing77 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/10/properties/scope/required", keyword: "required", params: { missingProperty: missing77 } }], !1;
                                  if (data233.runId !== void 0) {
                                    let data234 = data233.runId, _errs626 = errors;
                                    if (errors === _errs626)
                                      if (typeof data234 == "string") {
                                        if (!pattern6.test(data234))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/10/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/10/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid118 = _errs626 === errors;
                                  } else
                                    var valid118 = !0;
                                  if (valid118)
                                    if (data233.nodeId !== void 0) {
                                      let data235 = data233.nodeId, _errs628 = errors;
                                      if (errors === _errs628)
                                        if (typeof data235 == "string") {
                                          if (!pattern7.test(data235))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/10/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/10/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid118 = _errs628 === errors;
                                    } else
                                      var valid118 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/10/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid117 = _errs623 === errors;
                            } else
                              var valid117 = !0;
                            if (valid117)
                              if (data.data !== void 0) {
                                let data236 = data.data, _errs630 = errors;
                                if (errors === _errs630)
                                  if (data236 && typeof data236 == "object" && !Array.isArray(data236)) {
                                    let missing78;
                                    if (data236.divergenceId === void 0 && (missing78 = "divergenceId") || data236.reason === void 0 && (missing78 = "reason") || data236.summary === void 0 && (missing78 = "summary"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/10/properties/data/required", keyword: "required", params: { missingProperty: missing78 } }], !1;
                                    if (data236.divergenceId !== void 0) {
                                      let data237 = data236.divergenceId, _errs633 = errors;
                                      if (errors === _errs633)
                                        if (typeof data237 == "string") {
                                          if (!pattern54.test(data237))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/divergenceId", schemaPath: "#/oneOf/10/properties/data/properties/divergenceId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/divergenceId", schemaPath: "#/oneOf/10/properties/data/properties/divergenceId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid119 = _errs633 === errors;
                                    } else
                                      var valid119 = !0;
                                    if (valid119) {
                                      if (data236.reason !== void 0) {
                                        let data238 = data236.reason, _errs635 = errors;
                                        if (typeof data238 != "string")
                                          return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/10/properties/data/properties/reason/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data238 === "missing_user_context" || data238 === "capability_unavailable" || data238 === "efficiency_skip" || data238 === "safety_stop" || data238 === "policy_constraint"))
                                          return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/10/properties/data/properties/reason/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[10].properties.data.properties.reason.enum } }], !1;
                                        var valid119 = _errs635 === errors;
                                      } else
                                        var valid119 = !0;
                                      if (valid119) {
                                        if (data236.summary !== void 0) {
                                          let data239 = data236.summary, _errs637 = errors;
                                          if (errors === _errs637)
                                            if (typeof data239 == "string") {
                                              if (data239.length > 512 && func2(data239) > 512)
                                                return validate10.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/10/properties/data/properties/summary/maxLength", keyword: "maxLength", params: { limit: 512 } }], !1;
                                              if (func2(data239) < 1)
                                                return validate10.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/10/properties/data/properties/summary/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/10/properties/data/properties/summary/type", keyword: "type", params: { type: "string" } }], !1;
                                          var valid119 = _errs637 === errors;
                                        } else
                                          var valid119 = !0;
                                        if (valid119)
                                          if (data236.relatedStepId !== void 0) {
                                            let data240 = data236.relatedStepId, _errs639 = errors;
                                            if (errors === _errs639)
                                              if (typeof data240 == "string") {
                                                if (!pattern42.test(data240))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/relatedStepId", schemaPath: "#/oneOf/10/properties/data/properties/relatedStepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/relatedStepId", schemaPath: "#/oneOf/10/properties/data/properties/relatedStepId/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid119 = _errs639 === errors;
                                          } else
                                            var valid119 = !0;
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/10/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid117 = _errs630 === errors;
                              } else
                                var valid117 = !0;
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
                let missing79;
                if (data.v === void 0 && (missing79 = "v") || data.eventId === void 0 && (missing79 = "eventId") || data.eventIndex === void 0 && (missing79 = "eventIndex") || data.sessionId === void 0 && (missing79 = "sessionId") || data.kind === void 0 && (missing79 = "kind") || data.dedupeKey === void 0 && (missing79 = "dedupeKey") || data.scope === void 0 && (missing79 = "scope") || data.data === void 0 && (missing79 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: missing79 } }], !1;
                if (data.v !== void 0) {
                  let data241 = data.v, _errs644 = errors;
                  if (typeof data241 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/11/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data241 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/11/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid121 = _errs644 === errors;
                } else
                  var valid121 = !0;
                if (valid121) {
                  if (data.eventId !== void 0) {
                    let data242 = data.eventId, _errs646 = errors;
                    if (errors === _errs646)
                      if (typeof data242 == "string") {
                        if (!pattern0.test(data242))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/11/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/11/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid121 = _errs646 === errors;
                  } else
                    var valid121 = !0;
                  if (valid121) {
                    if (data.eventIndex !== void 0) {
                      let data243 = data.eventIndex, _errs648 = errors;
                      if (!(typeof data243 == "number" && !(data243 % 1) && !isNaN(data243)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/11/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs648 && typeof data243 == "number" && (data243 < 0 || isNaN(data243)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/11/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid121 = _errs648 === errors;
                    } else
                      var valid121 = !0;
                    if (valid121) {
                      if (data.sessionId !== void 0) {
                        let data244 = data.sessionId, _errs650 = errors;
                        if (errors === _errs650)
                          if (typeof data244 == "string") {
                            if (!pattern1.test(data244))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/11/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/11/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid121 = _errs650 === errors;
                      } else
                        var valid121 = !0;
                      if (valid121) {
                        if (data.kind !== void 0) {
                          let data245 = data.kind, _errs652 = errors;
                          if (typeof data245 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/11/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data245 !== "decision_trace_appended")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/11/properties/kind/const", keyword: "const", params: { allowedValue: "decision_trace_appended" } }], !1;
                          var valid121 = _errs652 === errors;
                        } else
                          var valid121 = !0;
                        if (valid121) {
                          if (data.dedupeKey !== void 0) {
                            let data246 = data.dedupeKey, _errs654 = errors;
                            if (errors === _errs654)
                              if (typeof data246 == "string") {
                                if (data246.length > 256 && func2(data246) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/11/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data246))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/11/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/11/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid121 = _errs654 === errors;
                          } else
                            var valid121 = !0;
                          if (valid121) {
                            if (data.scope !== void 0) {
                              let data247 = data.scope, _errs656 = errors;
                              if (errors === _errs656)
                                if (data247 && typeof data247 == "object" && !Array.isArray(data247)) {
                                  let missing80;
                                  if (data247.runId === void 0 && (missing80 = "runId") || data247.nodeId === void 0 && (missing80 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/11/properties/scope/required", keyword: "required", params: { missingProperty: missing80 } }], !1;
                                  if (data247.runId !== void 0) {
                                    let data248 = data247.runId, _errs659 = errors;
                                    if (errors === _errs659)
                                      if (typeof data248 == "string") {
                                        if (!pattern6.test(data248))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/11/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/11/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid122 = _errs659 === errors;
                                  } else
                                    var valid122 = !0;
                                  if (valid122)
                                    if (data247.nodeId !== void 0) {
                                      let data249 = data247.nodeId, _errs661 = errors;
                                      if (errors === _errs661)
                                        if (typeof data249 == "string") {
                                          if (!pattern7.test(data249))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/11/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/11/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid122 = _errs661 === errors;
                                    } else
                                      var valid122 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/11/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid121 = _errs656 === errors;
                            } else
                              var valid121 = !0;
                            if (valid121)
                              if (data.data !== void 0) {
                                let data250 = data.data, _errs663 = errors;
                                if (errors === _errs663)
                                  if (data250 && typeof data250 == "object" && !Array.isArray(data250)) {
                                    let missing81;
                                    if (data250.traceId === void 0 && (missing81 = "traceId") || data250.entries === void 0 && (missing81 = "entries"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/11/properties/data/required", keyword: "required", params: { missingProperty: missing81 } }], !1;
                                    if (data250.traceId !== void 0) {
                                      let data251 = data250.traceId, _errs666 = errors;
                                      if (errors === _errs666)
                                        if (typeof data251 == "string") {
                                          if (!pattern54.test(data251))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/traceId", schemaPath: "#/oneOf/11/properties/data/properties/traceId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/traceId", schemaPath: "#/oneOf/11/properties/data/properties/traceId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid123 = _errs666 === errors;
                                    } else
                                      var valid123 = !0;
                                    if (valid123)
                                      if (data250.entries !== void 0) {
                                        let data252 = data250.entries, _errs668 = errors;
                                        if (errors === _errs668)
                                          if (Array.isArray(data252)) {
                                            if (data252.length > 25)
                                              return validate10.errors = [{ instancePath: instancePath + "/data/entries", schemaPath: "#/oneOf/11/properties/data/properties/entries/maxItems", keyword: "maxItems", params: { limit: 25 } }], !1;
                                            if (data252.length < 1)
                                              return validate10.errors = [{ instancePath: instancePath + "/data/entries", schemaPath: "#/oneOf/11/properties/data/properties/entries/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                            {
                                              var valid124 = !0;
                                              let len3 = data252.length;
                                              for (let i3 = 0; i3 < len3; i3++) {
                                                let data253 = data252[i3], _errs670 = errors;
                                                if (errors === _errs670)
                                                  if (data253 && typeof data253 == "object" && !Array.isArray(data253)) {
                                                    let missing82;
                                                    if (data253.kind === void 0 && (missing82 = "kind") || data253.summary === void 0 && (missing82 = "summary"))
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/required", keyword: "required", params: { missingProperty: missing82 } }], !1;
                                                    if (data253.kind !== void 0) {
                                                      let data254 = data253.kind, _errs673 = errors;
                                                      if (typeof data254 != "string")
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                      if (!(data254 === "selected_next_step" || data254 === "evaluated_condition" || data254 === "entered_loop" || data254 === "exited_loop" || data254 === "detected_non_tip_advance"))
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[11].properties.data.properties.entries.items.properties.kind.enum } }], !1;
                                                      var valid125 = _errs673 === errors;
                                                    } else
                                                      var valid125 = !0;
                                                    if (valid125) {
                                                      if (data253.summary !== void 0) {
                                                        let data255 = data253.summary, _errs675 = errors;
                                                        if (errors === _errs675)
                                                          if (typeof data255 == "string") {
                                                            if (data255.length > 512 && func2(data255) > 512)
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/summary", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/summary/maxLength", keyword: "maxLength", params: { limit: 512 } }], !1;
                                                            if (func2(data255) < 1)
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/summary", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/summary/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/summary", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/summary/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid125 = _errs675 === errors;
                                                      } else
                                                        var valid125 = !0;
                                                      if (valid125)
                                                        if (data253.refs !== void 0) {
                                                          let data256 = data253.refs, _errs677 = errors;
                                                          if (errors === _errs677)
                                                            if (Array.isArray(data256)) {
                                                              if (data256.length > 10)
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/maxItems", keyword: "maxItems", params: { limit: 10 } }], !1;
                                                              {
                                                                var valid126 = !0;
                                                                let len4 = data256.length;
                                                                for (let i4 = 0; i4 < len4; i4++) {
                                                                  let data257 = data256[i4], _errs679 = errors;
                                                                  if (errors === _errs679)
                                                                    if (data257 && typeof data257 == "object" && !Array.isArray(data257)) {
                                                                      let missing83;
                                                                      if (data257.kind === void 0 && (missing83 = "kind"))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/required", keyword: "required", params: { missingProperty: missing83 } }], !1;
                                                                      {
                                                                        let tag10 = data257.kind;
                                                                        if (typeof tag10 == "string")
                                                                          if (tag10 === "step_id") {
                                                                            if (errors === errors)
                                                                              if (data257 && typeof data257 == "object" && !Array.isArray(data257)) {
                                                                                let missing84;
                                                                                if (data257.kind === void 0 && (missing84 = "kind") || data257.stepId === void 0 && (missing84 = "stepId"))
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing84 } }], !1;
                                                                                if (data257.kind !== void 0) {
                                                                                  let data258 = data257.kind, _errs685 = errors;
                                                                                  if (typeof data258 != "string")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  if (data258 !== "step_id")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "step_id" } }], !1;
                                                                                  var valid129 = _errs685 === errors;
                                                                                } else
                                                                                  var valid129 = !0;
                                                                                if (valid129)
                                                                                  if (data257.stepId !== void 0) {
                                                                                    let data259 = data257.stepId, _errs687 = errors;
                                                                                    if (errors === _errs687)
                                                                                      if (typeof data259 == "string") {
                                                                                        if (!pattern42.test(data259))
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/stepId", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/0/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/stepId", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/0/properties/stepId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid129 = _errs687 === errors;
                                                                                  } else
                                                                                    var valid129 = !0;
                                                                              } else
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                                          } else if (tag10 === "loop_id") {
                                                                            if (errors === errors)
                                                                              if (data257 && typeof data257 == "object" && !Array.isArray(data257)) {
                                                                                let missing85;
                                                                                if (data257.kind === void 0 && (missing85 = "kind") || data257.loopId === void 0 && (missing85 = "loopId"))
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing85 } }], !1;
                                                                                if (data257.kind !== void 0) {
                                                                                  let data260 = data257.kind, _errs692 = errors;
                                                                                  if (typeof data260 != "string")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  if (data260 !== "loop_id")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "loop_id" } }], !1;
                                                                                  var valid131 = _errs692 === errors;
                                                                                } else
                                                                                  var valid131 = !0;
                                                                                if (valid131)
                                                                                  if (data257.loopId !== void 0) {
                                                                                    let data261 = data257.loopId, _errs694 = errors;
                                                                                    if (errors === _errs694)
                                                                                      if (typeof data261 == "string") {
                                                                                        if (!pattern42.test(data261))
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/loopId", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/1/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/loopId", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/1/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid131 = _errs694 === errors;
                                                                                  } else
                                                                                    var valid131 = !0;
                                                                              } else
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                                          } else if (tag10 === "condition_id") {
                                                                            if (errors === errors)
                                                                              if (data257 && typeof data257 == "object" && !Array.isArray(data257)) {
                                                                                let missing86;
                                                                                if (data257.kind === void 0 && (missing86 = "kind") || data257.conditionId === void 0 && (missing86 = "conditionId"))
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/2/required", keyword: "required", params: { missingProperty: missing86 } }], !1;
                                                                                if (data257.kind !== void 0) {
                                                                                  let data262 = data257.kind, _errs699 = errors;
                                                                                  if (typeof data262 != "string")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  if (data262 !== "condition_id")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "condition_id" } }], !1;
                                                                                  var valid133 = _errs699 === errors;
                                                                                } else
                                                                                  var valid133 = !0;
                                                                                if (valid133)
                                                                                  if (data257.conditionId !== void 0) {
                                                                                    let data263 = data257.conditionId, _errs701 = errors;
                                                                                    if (errors === _errs701)
                                                                                      if (typeof data263 == "string") {
                                                                                        if (!pattern42.test(data263))
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/conditionId", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/2/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/conditionId", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/2/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid133 = _errs701 === errors;
                                                                                  } else
                                                                                    var valid133 = !0;
                                                                              } else
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
                                                                          } else if (tag10 === "iteration") {
                                                                            if (errors === errors)
                                                                              if (data257 && typeof data257 == "object" && !Array.isArray(data257)) {
                                                                                let missing87;
                                                                                if (data257.kind === void 0 && (missing87 = "kind") || data257.value === void 0 && (missing87 = "value"))
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/3/required", keyword: "required", params: { missingProperty: missing87 } }], !1;
                                                                                if (data257.kind !== void 0) {
                                                                                  let data264 = data257.kind, _errs706 = errors;
                                                                                  if (typeof data264 != "string")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  if (data264 !== "iteration")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "iteration" } }], !1;
                                                                                  var valid135 = _errs706 === errors;
                                                                                } else
                                                                                  var valid135 = !0;
                                                                                if (valid135)
                                                                                  if (data257.value !== void 0) {
                                                                                    let data265 = data257.value, _errs708 = errors;
                                                                                    if (!(typeof data265 == "number" && !(data265 % 1) && !isNaN(data265)))
                                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/value", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/3/properties/value/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                                    if (errors === _errs708 && typeof data265 == "number" && (data265 < 0 || isNaN(data265)))
                                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/value", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/3/properties/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                                    var valid135 = _errs708 === errors;
                                                                                  } else
                                                                                    var valid135 = !0;
                                                                              } else
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/3/type", keyword: "type", params: { type: "object" } }], !1;
                                                                          } else
                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag10 } }], !1;
                                                                        else
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag10 } }], !1;
                                                                      }
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                  var valid126 = _errs679 === errors;
                                                                  if (!valid126)
                                                                    break;
                                                                }
                                                              }
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/type", keyword: "type", params: { type: "array" } }], !1;
                                                          var valid125 = _errs677 === errors;
                                                        } else
                                                          var valid125 = !0;
                                                    }
                                                  } else
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                var valid124 = _errs670 === errors;
                                                if (!valid124)
                                                  break;
                                              }
                                            }
                                          } else
                                            return validate10.errors = [{ instancePath: instancePath + "/data/entries", schemaPath: "#/oneOf/11/properties/data/properties/entries/type", keyword: "type", params: { type: "array" } }], !1;
                                        var valid123 = _errs668 === errors;
                                      } else
                                        var valid123 = !0;
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/11/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid121 = _errs663 === errors;
                              } else
                                var valid121 = !0;
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
                let missing88;
                if (data.v === void 0 && (missing88 = "v") || data.eventId === void 0 && (missing88 = "eventId") || data.eventIndex === void 0 && (missing88 = "eventIndex") || data.sessionId === void 0 && (missing88 = "sessionId") || data.kind === void 0 && (missing88 = "kind") || data.dedupeKey === void 0 && (missing88 = "dedupeKey") || data.scope === void 0 && (missing88 = "scope") || data.data === void 0 && (missing88 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: missing88 } }], !1;
                if (data.v !== void 0) {
                  let data266 = data.v, _errs713 = errors;
                  if (typeof data266 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/12/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data266 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/12/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid137 = _errs713 === errors;
                } else
                  var valid137 = !0;
                if (valid137) {
                  if (data.eventId !== void 0) {
                    let data267 = data.eventId, _errs715 = errors;
                    if (errors === _errs715)
                      if (typeof data267 == "string") {
                        if (!pattern0.test(data267))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/12/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/12/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid137 = _errs715 === errors;
                  } else
                    var valid137 = !0;
                  if (valid137) {
                    if (data.eventIndex !== void 0) {
                      let data268 = data.eventIndex, _errs717 = errors;
                      if (!(typeof data268 == "number" && !(data268 % 1) && !isNaN(data268)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/12/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs717 && typeof data268 == "number" && (data268 < 0 || isNaN(data268)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/12/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid137 = _errs717 === errors;
                    } else
                      var valid137 = !0;
                    if (valid137) {
                      if (data.sessionId !== void 0) {
                        let data269 = data.sessionId, _errs719 = errors;
                        if (errors === _errs719)
                          if (typeof data269 == "string") {
                            if (!pattern1.test(data269))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/12/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/12/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid137 = _errs719 === errors;
                      } else
                        var valid137 = !0;
                      if (valid137) {
                        if (data.kind !== void 0) {
                          let data270 = data.kind, _errs721 = errors;
                          if (typeof data270 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/12/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data270 !== "context_set")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/12/properties/kind/const", keyword: "const", params: { allowedValue: "context_set" } }], !1;
                          var valid137 = _errs721 === errors;
                        } else
                          var valid137 = !0;
                        if (valid137) {
                          if (data.dedupeKey !== void 0) {
                            let data271 = data.dedupeKey, _errs723 = errors;
                            if (errors === _errs723)
                              if (typeof data271 == "string") {
                                if (data271.length > 256 && func2(data271) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/12/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data271))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/12/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/12/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid137 = _errs723 === errors;
                          } else
                            var valid137 = !0;
                          if (valid137) {
                            if (data.scope !== void 0) {
                              let data272 = data.scope, _errs725 = errors;
                              if (errors === _errs725)
                                if (data272 && typeof data272 == "object" && !Array.isArray(data272)) {
                                  let missing89;
                                  if (data272.runId === void 0 && (missing89 = "runId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/12/properties/scope/required", keyword: "required", params: { missingProperty: missing89 } }], !1;
                                  if (data272.runId !== void 0) {
                                    let data273 = data272.runId;
                                    if (errors === errors)
                                      if (typeof data273 == "string") {
                                        if (!pattern6.test(data273))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/12/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/12/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                  }
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/12/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid137 = _errs725 === errors;
                            } else
                              var valid137 = !0;
                            if (valid137)
                              if (data.data !== void 0) {
                                let data274 = data.data, _errs730 = errors;
                                if (errors === _errs730)
                                  if (data274 && typeof data274 == "object" && !Array.isArray(data274)) {
                                    let missing90;
                                    if (data274.contextId === void 0 && (missing90 = "contextId") || data274.context === void 0 && (missing90 = "context") || data274.source === void 0 && (missing90 = "source"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/12/properties/data/required", keyword: "required", params: { missingProperty: missing90 } }], !1;
                                    if (data274.contextId !== void 0) {
                                      let data275 = data274.contextId, _errs733 = errors;
                                      if (errors === _errs733)
                                        if (typeof data275 == "string") {
                                          if (!pattern54.test(data275))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/contextId", schemaPath: "#/oneOf/12/properties/data/properties/contextId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/contextId", schemaPath: "#/oneOf/12/properties/data/properties/contextId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid139 = _errs733 === errors;
                                    } else
                                      var valid139 = !0;
                                    if (valid139) {
                                      if (data274.context !== void 0) {
                                        let data276 = data274.context, _errs735 = errors;
                                        if (errors === _errs735 && !(data276 && typeof data276 == "object" && !Array.isArray(data276)))
                                          return validate10.errors = [{ instancePath: instancePath + "/data/context", schemaPath: "#/oneOf/12/properties/data/properties/context/type", keyword: "type", params: { type: "object" } }], !1;
                                        var valid139 = _errs735 === errors;
                                      } else
                                        var valid139 = !0;
                                      if (valid139) {
                                        if (data274.source !== void 0) {
                                          let data277 = data274.source, _errs738 = errors;
                                          if (typeof data277 != "string")
                                            return validate10.errors = [{ instancePath: instancePath + "/data/source", schemaPath: "#/oneOf/12/properties/data/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                                          if (!(data277 === "initial" || data277 === "agent_delta" || data277 === "merge"))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/source", schemaPath: "#/oneOf/12/properties/data/properties/source/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[12].properties.data.properties.source.enum } }], !1;
                                          var valid139 = _errs738 === errors;
                                        } else
                                          var valid139 = !0;
                                        if (valid139)
                                          if (data274.nodeId !== void 0) {
                                            let data278 = data274.nodeId, _errs740 = errors;
                                            if (errors === _errs740)
                                              if (typeof data278 == "string") {
                                                if (!pattern7.test(data278))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/nodeId", schemaPath: "#/oneOf/12/properties/data/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/nodeId", schemaPath: "#/oneOf/12/properties/data/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid139 = _errs740 === errors;
                                          } else
                                            var valid139 = !0;
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/12/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid137 = _errs730 === errors;
                              } else
                                var valid137 = !0;
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
