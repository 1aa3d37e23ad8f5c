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
var validateSessionEvent = validate10, schema11 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Session event", type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "session_created" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, data: { type: "object", properties: {}, additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "observation_recorded" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { key: { type: "string", enum: ["git_branch", "git_head_sha", "repo_root_hash", "repo_root"] }, value: { type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ type: "object", properties: { type: { type: "string", const: "short_string" }, value: { type: "string", maxLength: 80 } }, required: ["type", "value"], additionalProperties: !0 }, { type: "object", properties: { type: { type: "string", const: "git_sha1" }, value: { type: "string", pattern: "^[0-9a-f]{40}$" } }, required: ["type", "value"], additionalProperties: !0 }, { type: "object", properties: { type: { type: "string", const: "sha256" }, value: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" } }, required: ["type", "value"], additionalProperties: !0 }, { type: "object", properties: { type: { type: "string", const: "path" }, value: { type: "string", maxLength: 512 } }, required: ["type", "value"], additionalProperties: !0 }] }, confidence: { type: "string", enum: ["low", "med", "high"] } }, required: ["key", "value", "confidence"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "run_started" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" } }, required: ["runId"], additionalProperties: !0 }, data: { type: "object", properties: { workflowId: { type: "string", pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" }, workflowHash: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, workflowSourceKind: { type: "string", enum: ["bundled", "user", "project", "remote", "plugin"] }, workflowSourceRef: { type: "string", maxLength: 512 }, parent: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, sourceDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, rulesVersion: { type: "integer", exclusiveMinimum: 0 } }, required: ["workflowId", "workflowHash", "workflowSourceKind", "workflowSourceRef"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "node_created" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { nodeKind: { type: "string", enum: ["step", "checkpoint", "blocked_attempt"] }, parentNodeId: { anyOf: [{ type: "string", pattern: "^node_[a-z0-9_]{1,64}$" }, { type: "null" }] }, workflowHash: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, snapshotRef: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, checkpoint: { type: "object", properties: { attemptId: { type: "string", pattern: "^att_[a-z0-9_]{1,64}$" }, inputDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" } }, required: ["attemptId", "inputDigest"], additionalProperties: !0 } }, required: ["nodeKind", "parentNodeId", "workflowHash", "snapshotRef"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "edge_created" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" } }, required: ["runId"], additionalProperties: !0 }, data: { type: "object", properties: { edgeKind: { type: "string", enum: ["acked_step", "checkpoint"] }, fromNodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" }, toNodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" }, cause: { type: "object", properties: { kind: { type: "string", enum: ["idempotent_replay", "intentional_fork", "non_tip_advance", "checkpoint_created"] }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" } }, required: ["kind", "eventId"], additionalProperties: !0 } }, required: ["edgeKind", "fromNodeId", "toNodeId", "cause"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "advance_recorded" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { attemptId: { type: "string", pattern: "^att_[a-z0-9_]{1,64}$" }, intent: { type: "string", const: "ack_pending" }, outcome: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "blocked" }, blockers: { type: "object", properties: { blockers: { type: "array", items: { type: "object", properties: { code: { type: "string", enum: ["USER_ONLY_DEPENDENCY", "MISSING_REQUIRED_OUTPUT", "INVALID_REQUIRED_OUTPUT", "REQUIRED_CAPABILITY_UNKNOWN", "REQUIRED_CAPABILITY_UNAVAILABLE", "INVARIANT_VIOLATION", "STORAGE_CORRUPTION_DETECTED"] }, pointer: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "context_key" }, key: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "key"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "context_budget" } }, required: ["kind"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "output_contract" }, contractRef: { type: "string" } }, required: ["kind", "contractRef"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "capability" }, capability: { type: "string", enum: ["delegation", "web_browsing"] } }, required: ["kind", "capability"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "workflow_step" }, stepId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "stepId"], additionalProperties: !0 }] }, message: { type: "string", maxLength: 512 }, suggestedFix: { type: "string", maxLength: 1024 }, loop: { type: "object", properties: { loopId: { type: "string", pattern: "^[a-z0-9_-]+$" }, iteration: { type: "integer", minimum: 0 }, maxIterations: { type: "integer", exclusiveMinimum: 0 } }, required: ["loopId", "iteration", "maxIterations"], additionalProperties: !0 } }, required: ["code", "pointer", "message"], additionalProperties: !0 }, minItems: 1, maxItems: 10 } }, required: ["blockers"], additionalProperties: !0 } }, required: ["kind", "blockers"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "advanced" }, toNodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["kind", "toNodeId"], additionalProperties: !0 }] }, inputDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, blockedNodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["attemptId", "intent", "outcome"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "node_output_appended" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { outputId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, supersedesOutputId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, outputChannel: { type: "string", enum: ["recap", "artifact"] }, payload: { type: "object", required: ["payloadKind"], discriminator: { propertyName: "payloadKind" }, oneOf: [{ type: "object", properties: { payloadKind: { type: "string", const: "notes" }, notesMarkdown: { type: "string", maxLength: 4096 } }, required: ["payloadKind", "notesMarkdown"], additionalProperties: !0 }, { type: "object", properties: { payloadKind: { type: "string", const: "artifact_ref" }, sha256: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, contentType: { type: "string", minLength: 1, maxLength: 128 }, byteLength: { type: "integer", minimum: 0 } }, required: ["payloadKind", "sha256", "contentType", "byteLength"], additionalProperties: !0 }] } }, required: ["outputId", "outputChannel", "payload"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "preferences_changed" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { changeId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, source: { type: "string", enum: ["user", "workflow_recommendation", "system"] }, delta: { type: "array", items: { type: "object", required: ["key"], discriminator: { propertyName: "key" }, oneOf: [{ type: "object", properties: { key: { type: "string", const: "autonomy" }, value: { type: "string", enum: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"] } }, required: ["key", "value"], additionalProperties: !0 }, { type: "object", properties: { key: { type: "string", const: "riskPolicy" }, value: { type: "string", enum: ["conservative", "balanced", "aggressive"] } }, required: ["key", "value"], additionalProperties: !0 }] }, minItems: 1, maxItems: 2 }, effective: { type: "object", properties: { autonomy: { type: "string", enum: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"] }, riskPolicy: { type: "string", enum: ["conservative", "balanced", "aggressive"] } }, required: ["autonomy", "riskPolicy"], additionalProperties: !0 } }, required: ["changeId", "source", "delta", "effective"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "capability_observed" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { capObsId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, capability: { type: "string", enum: ["delegation", "web_browsing"] }, status: { type: "string", enum: ["unknown", "available", "unavailable"] }, provenance: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "probe_step" }, enforcementGrade: { type: "string", const: "strong" }, detail: { type: "object", properties: { probeTemplateId: { type: "string" }, probeStepId: { type: "string", pattern: "^[a-z0-9_-]+$" }, result: { type: "string", enum: ["success", "failure"] } }, required: ["probeTemplateId", "probeStepId", "result"], additionalProperties: !0 } }, required: ["kind", "enforcementGrade", "detail"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "attempted_use" }, enforcementGrade: { type: "string", const: "strong" }, detail: { type: "object", properties: { attemptContext: { type: "string", enum: ["workflow_step", "system_probe"] }, result: { type: "string", enum: ["success", "failure"] }, failureCode: { type: "string", enum: ["tool_missing", "tool_error", "policy_blocked", "unknown"] } }, required: ["attemptContext", "result"], additionalProperties: !0 } }, required: ["kind", "enforcementGrade", "detail"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "manual_claim" }, enforcementGrade: { type: "string", const: "weak" }, detail: { type: "object", properties: { claimedBy: { type: "string", enum: ["agent", "user"] }, claim: { type: "string", enum: ["available", "unavailable"] } }, required: ["claimedBy", "claim"], additionalProperties: !0 } }, required: ["kind", "enforcementGrade", "detail"], additionalProperties: !0 }] } }, required: ["capObsId", "capability", "status", "provenance"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "gap_recorded" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { gapId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, severity: { type: "string", enum: ["info", "warning", "critical"] }, reason: { type: "object", required: ["category"], discriminator: { propertyName: "category" }, oneOf: [{ type: "object", properties: { category: { type: "string", const: "user_only_dependency" }, detail: { type: "string", enum: ["needs_user_secret_or_token", "needs_user_account_access", "needs_user_artifact", "needs_user_choice", "needs_user_approval", "needs_user_environment_action"] } }, required: ["category", "detail"], additionalProperties: !0 }, { type: "object", properties: { category: { type: "string", const: "contract_violation" }, detail: { type: "string", enum: ["missing_required_output", "invalid_required_output"] } }, required: ["category", "detail"], additionalProperties: !0 }, { type: "object", properties: { category: { type: "string", const: "capability_missing" }, detail: { type: "string", enum: ["required_capability_unavailable", "required_capability_unknown"] } }, required: ["category", "detail"], additionalProperties: !0 }, { type: "object", properties: { category: { type: "string", const: "unexpected" }, detail: { type: "string", enum: ["invariant_violation", "storage_corruption_detected"] } }, required: ["category", "detail"], additionalProperties: !0 }] }, summary: { type: "string", minLength: 1, maxLength: 512 }, resolution: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "unresolved" } }, required: ["kind"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "resolves" }, resolvesGapId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }, required: ["kind", "resolvesGapId"], additionalProperties: !0 }] }, evidenceRefs: { type: "array", items: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "event" }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" } }, required: ["kind", "eventId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "output" }, outputId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }, required: ["kind", "outputId"], additionalProperties: !0 }] }, maxItems: 10 }, loop: { type: "object", properties: { loopId: { type: "string", pattern: "^[a-z0-9_-]+$" }, iteration: { type: "integer", minimum: 0 }, maxIterations: { type: "integer", exclusiveMinimum: 0 } }, required: ["loopId", "iteration", "maxIterations"], additionalProperties: !0 } }, required: ["gapId", "severity", "reason", "summary", "resolution"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "divergence_recorded" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { divergenceId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, reason: { type: "string", enum: ["missing_user_context", "capability_unavailable", "efficiency_skip", "safety_stop", "policy_constraint"] }, summary: { type: "string", minLength: 1, maxLength: 512 }, relatedStepId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["divergenceId", "reason", "summary"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "decision_trace_appended" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, data: { type: "object", properties: { traceId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, entries: { type: "array", items: { type: "object", properties: { kind: { type: "string", enum: ["selected_next_step", "evaluated_condition", "entered_loop", "exited_loop", "detected_non_tip_advance"] }, summary: { type: "string", minLength: 1, maxLength: 512 }, refs: { type: "array", items: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "step_id" }, stepId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "stepId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "loop_id" }, loopId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "loopId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "condition_id" }, conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "conditionId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "iteration" }, value: { type: "integer", minimum: 0 } }, required: ["kind", "value"], additionalProperties: !0 }] }, maxItems: 10 } }, required: ["kind", "summary"], additionalProperties: !0 }, minItems: 1, maxItems: 25 } }, required: ["traceId", "entries"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "context_set" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" } }, required: ["runId"], additionalProperties: !0 }, data: { type: "object", properties: { contextId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, context: { type: "object", additionalProperties: {} }, source: { type: "string", enum: ["initial", "agent_delta", "merge"] }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["contextId", "context", "source"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }] }, pattern0 = new RegExp("^evt_[a-z0-9_]{1,64}$", "u"), pattern1 = new RegExp("^sess_[a-z0-9_]{1,64}$", "u"), pattern2 = new RegExp("^[a-z0-9_:>-]+$", "u"), pattern6 = new RegExp("^run_[a-z0-9_]{1,64}$", "u"), pattern7 = new RegExp("^node_[a-z0-9_]{1,64}$", "u"), pattern8 = new RegExp("^[0-9a-f]{40}$", "u"), pattern9 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), pattern14 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), pattern27 = new RegExp("^att_[a-z0-9_]{1,64}$", "u"), pattern42 = new RegExp("^[a-z0-9_-]+$", "u"), pattern53 = new RegExp("^[a-z]+_[a-z0-9_]{1,80}$", "u"), func2 = require_ucs2length().default;
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
                                if (func2(data51) > 256)
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
                                if (func2(data68) > 256)
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
                                if (func2(data83) > 256)
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
                                                                                        if (func2(data106) > 512)
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
                                                                                          if (func2(data107) > 1024)
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/suggestedFix", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/suggestedFix/maxLength", keyword: "maxLength", params: { limit: 1024 } }], !1;
                                                                                        } else
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/outcome/blockers/blockers/" + i0 + "/suggestedFix", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/0/properties/blockers/properties/blockers/items/properties/suggestedFix/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                      var valid41 = _errs287 === errors;
                                                                                    } else
                                                                                      var valid41 = !0;
                                                                                    if (valid41)
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
                                                        let missing36;
                                                        if (data90.kind === void 0 && (missing36 = "kind") || data90.toNodeId === void 0 && (missing36 = "toNodeId"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/outcome", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/1/required", keyword: "required", params: { missingProperty: missing36 } }], !1;
                                                        if (data90.kind !== void 0) {
                                                          let data112 = data90.kind, _errs301 = errors;
                                                          if (typeof data112 != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/outcome/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data112 !== "advanced")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/outcome/kind", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "advanced" } }], !1;
                                                          var valid55 = _errs301 === errors;
                                                        } else
                                                          var valid55 = !0;
                                                        if (valid55)
                                                          if (data90.toNodeId !== void 0) {
                                                            let data113 = data90.toNodeId, _errs303 = errors;
                                                            if (errors === _errs303)
                                                              if (typeof data113 == "string") {
                                                                if (!pattern7.test(data113))
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/outcome/toNodeId", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/1/properties/toNodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                                              } else
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/outcome/toNodeId", schemaPath: "#/oneOf/5/properties/data/properties/outcome/oneOf/1/properties/toNodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                                            var valid55 = _errs303 === errors;
                                                          } else
                                                            var valid55 = !0;
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
                                            let data114 = data87.inputDigest, _errs305 = errors;
                                            if (errors === _errs305)
                                              if (typeof data114 == "string") {
                                                if (!pattern9.test(data114))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/inputDigest", schemaPath: "#/oneOf/5/properties/data/properties/inputDigest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/inputDigest", schemaPath: "#/oneOf/5/properties/data/properties/inputDigest/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid35 = _errs305 === errors;
                                          } else
                                            var valid35 = !0;
                                          if (valid35)
                                            if (data87.blockedNodeId !== void 0) {
                                              let data115 = data87.blockedNodeId, _errs307 = errors;
                                              if (errors === _errs307)
                                                if (typeof data115 == "string") {
                                                  if (!pattern7.test(data115))
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/blockedNodeId", schemaPath: "#/oneOf/5/properties/data/properties/blockedNodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                                } else
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/blockedNodeId", schemaPath: "#/oneOf/5/properties/data/properties/blockedNodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                              var valid35 = _errs307 === errors;
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
                let missing37;
                if (data.v === void 0 && (missing37 = "v") || data.eventId === void 0 && (missing37 = "eventId") || data.eventIndex === void 0 && (missing37 = "eventIndex") || data.sessionId === void 0 && (missing37 = "sessionId") || data.kind === void 0 && (missing37 = "kind") || data.dedupeKey === void 0 && (missing37 = "dedupeKey") || data.scope === void 0 && (missing37 = "scope") || data.data === void 0 && (missing37 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: missing37 } }], !1;
                if (data.v !== void 0) {
                  let data116 = data.v, _errs312 = errors;
                  if (typeof data116 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/6/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data116 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/6/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid57 = _errs312 === errors;
                } else
                  var valid57 = !0;
                if (valid57) {
                  if (data.eventId !== void 0) {
                    let data117 = data.eventId, _errs314 = errors;
                    if (errors === _errs314)
                      if (typeof data117 == "string") {
                        if (!pattern0.test(data117))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/6/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/6/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid57 = _errs314 === errors;
                  } else
                    var valid57 = !0;
                  if (valid57) {
                    if (data.eventIndex !== void 0) {
                      let data118 = data.eventIndex, _errs316 = errors;
                      if (!(typeof data118 == "number" && !(data118 % 1) && !isNaN(data118)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/6/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs316 && typeof data118 == "number" && (data118 < 0 || isNaN(data118)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/6/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid57 = _errs316 === errors;
                    } else
                      var valid57 = !0;
                    if (valid57) {
                      if (data.sessionId !== void 0) {
                        let data119 = data.sessionId, _errs318 = errors;
                        if (errors === _errs318)
                          if (typeof data119 == "string") {
                            if (!pattern1.test(data119))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/6/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/6/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid57 = _errs318 === errors;
                      } else
                        var valid57 = !0;
                      if (valid57) {
                        if (data.kind !== void 0) {
                          let data120 = data.kind, _errs320 = errors;
                          if (typeof data120 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/6/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data120 !== "node_output_appended")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/6/properties/kind/const", keyword: "const", params: { allowedValue: "node_output_appended" } }], !1;
                          var valid57 = _errs320 === errors;
                        } else
                          var valid57 = !0;
                        if (valid57) {
                          if (data.dedupeKey !== void 0) {
                            let data121 = data.dedupeKey, _errs322 = errors;
                            if (errors === _errs322)
                              if (typeof data121 == "string") {
                                if (func2(data121) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/6/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data121))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/6/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/6/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid57 = _errs322 === errors;
                          } else
                            var valid57 = !0;
                          if (valid57) {
                            if (data.scope !== void 0) {
                              let data122 = data.scope, _errs324 = errors;
                              if (errors === _errs324)
                                if (data122 && typeof data122 == "object" && !Array.isArray(data122)) {
                                  let missing38;
                                  if (data122.runId === void 0 && (missing38 = "runId") || data122.nodeId === void 0 && (missing38 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/6/properties/scope/required", keyword: "required", params: { missingProperty: missing38 } }], !1;
                                  if (data122.runId !== void 0) {
                                    let data123 = data122.runId, _errs327 = errors;
                                    if (errors === _errs327)
                                      if (typeof data123 == "string") {
                                        if (!pattern6.test(data123))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/6/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/6/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid58 = _errs327 === errors;
                                  } else
                                    var valid58 = !0;
                                  if (valid58)
                                    if (data122.nodeId !== void 0) {
                                      let data124 = data122.nodeId, _errs329 = errors;
                                      if (errors === _errs329)
                                        if (typeof data124 == "string") {
                                          if (!pattern7.test(data124))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/6/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/6/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid58 = _errs329 === errors;
                                    } else
                                      var valid58 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/6/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid57 = _errs324 === errors;
                            } else
                              var valid57 = !0;
                            if (valid57)
                              if (data.data !== void 0) {
                                let data125 = data.data, _errs331 = errors;
                                if (errors === _errs331)
                                  if (data125 && typeof data125 == "object" && !Array.isArray(data125)) {
                                    let missing39;
                                    if (data125.outputId === void 0 && (missing39 = "outputId") || data125.outputChannel === void 0 && (missing39 = "outputChannel") || data125.payload === void 0 && (missing39 = "payload"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/6/properties/data/required", keyword: "required", params: { missingProperty: missing39 } }], !1;
                                    if (data125.outputId !== void 0) {
                                      let data126 = data125.outputId, _errs334 = errors;
                                      if (errors === _errs334)
                                        if (typeof data126 == "string") {
                                          if (!pattern53.test(data126))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/outputId", schemaPath: "#/oneOf/6/properties/data/properties/outputId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/outputId", schemaPath: "#/oneOf/6/properties/data/properties/outputId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid59 = _errs334 === errors;
                                    } else
                                      var valid59 = !0;
                                    if (valid59) {
                                      if (data125.supersedesOutputId !== void 0) {
                                        let data127 = data125.supersedesOutputId, _errs336 = errors;
                                        if (errors === _errs336)
                                          if (typeof data127 == "string") {
                                            if (!pattern53.test(data127))
                                              return validate10.errors = [{ instancePath: instancePath + "/data/supersedesOutputId", schemaPath: "#/oneOf/6/properties/data/properties/supersedesOutputId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                          } else
                                            return validate10.errors = [{ instancePath: instancePath + "/data/supersedesOutputId", schemaPath: "#/oneOf/6/properties/data/properties/supersedesOutputId/type", keyword: "type", params: { type: "string" } }], !1;
                                        var valid59 = _errs336 === errors;
                                      } else
                                        var valid59 = !0;
                                      if (valid59) {
                                        if (data125.outputChannel !== void 0) {
                                          let data128 = data125.outputChannel, _errs338 = errors;
                                          if (typeof data128 != "string")
                                            return validate10.errors = [{ instancePath: instancePath + "/data/outputChannel", schemaPath: "#/oneOf/6/properties/data/properties/outputChannel/type", keyword: "type", params: { type: "string" } }], !1;
                                          if (!(data128 === "recap" || data128 === "artifact"))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/outputChannel", schemaPath: "#/oneOf/6/properties/data/properties/outputChannel/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[6].properties.data.properties.outputChannel.enum } }], !1;
                                          var valid59 = _errs338 === errors;
                                        } else
                                          var valid59 = !0;
                                        if (valid59)
                                          if (data125.payload !== void 0) {
                                            let data129 = data125.payload, _errs340 = errors;
                                            if (errors === _errs340)
                                              if (data129 && typeof data129 == "object" && !Array.isArray(data129)) {
                                                let missing40;
                                                if (data129.payloadKind === void 0 && (missing40 = "payloadKind"))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/payload", schemaPath: "#/oneOf/6/properties/data/properties/payload/required", keyword: "required", params: { missingProperty: missing40 } }], !1;
                                                {
                                                  let tag4 = data129.payloadKind;
                                                  if (typeof tag4 == "string")
                                                    if (tag4 === "notes") {
                                                      if (errors === errors)
                                                        if (data129 && typeof data129 == "object" && !Array.isArray(data129)) {
                                                          let missing41;
                                                          if (data129.payloadKind === void 0 && (missing41 = "payloadKind") || data129.notesMarkdown === void 0 && (missing41 = "notesMarkdown"))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/payload", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/0/required", keyword: "required", params: { missingProperty: missing41 } }], !1;
                                                          if (data129.payloadKind !== void 0) {
                                                            let data130 = data129.payloadKind, _errs346 = errors;
                                                            if (typeof data130 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/payload/payloadKind", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/0/properties/payloadKind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data130 !== "notes")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/payload/payloadKind", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/0/properties/payloadKind/const", keyword: "const", params: { allowedValue: "notes" } }], !1;
                                                            var valid62 = _errs346 === errors;
                                                          } else
                                                            var valid62 = !0;
                                                          if (valid62)
                                                            if (data129.notesMarkdown !== void 0) {
                                                              let data131 = data129.notesMarkdown, _errs348 = errors;
                                                              if (errors === _errs348)
                                                                if (typeof data131 == "string") {
                                                                  if (func2(data131) > 4096)
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/payload/notesMarkdown", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/0/properties/notesMarkdown/maxLength", keyword: "maxLength", params: { limit: 4096 } }], !1;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/payload/notesMarkdown", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/0/properties/notesMarkdown/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid62 = _errs348 === errors;
                                                            } else
                                                              var valid62 = !0;
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/payload", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                    } else if (tag4 === "artifact_ref") {
                                                      if (errors === errors)
                                                        if (data129 && typeof data129 == "object" && !Array.isArray(data129)) {
                                                          let missing42;
                                                          if (data129.payloadKind === void 0 && (missing42 = "payloadKind") || data129.sha256 === void 0 && (missing42 = "sha256") || data129.contentType === void 0 && (missing42 = "contentType") || data129.byteLength === void 0 && (missing42 = "byteLength"))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/payload", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/required", keyword: "required", params: { missingProperty: missing42 } }], !1;
                                                          if (data129.payloadKind !== void 0) {
                                                            let data132 = data129.payloadKind, _errs353 = errors;
                                                            if (typeof data132 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/payload/payloadKind", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/payloadKind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data132 !== "artifact_ref")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/payload/payloadKind", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/payloadKind/const", keyword: "const", params: { allowedValue: "artifact_ref" } }], !1;
                                                            var valid64 = _errs353 === errors;
                                                          } else
                                                            var valid64 = !0;
                                                          if (valid64) {
                                                            if (data129.sha256 !== void 0) {
                                                              let data133 = data129.sha256, _errs355 = errors;
                                                              if (errors === _errs355)
                                                                if (typeof data133 == "string") {
                                                                  if (!pattern9.test(data133))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/payload/sha256", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/payload/sha256", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/sha256/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid64 = _errs355 === errors;
                                                            } else
                                                              var valid64 = !0;
                                                            if (valid64) {
                                                              if (data129.contentType !== void 0) {
                                                                let data134 = data129.contentType, _errs357 = errors;
                                                                if (errors === _errs357)
                                                                  if (typeof data134 == "string") {
                                                                    if (func2(data134) > 128)
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/payload/contentType", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/contentType/maxLength", keyword: "maxLength", params: { limit: 128 } }], !1;
                                                                    if (func2(data134) < 1)
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/payload/contentType", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/contentType/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/payload/contentType", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/contentType/type", keyword: "type", params: { type: "string" } }], !1;
                                                                var valid64 = _errs357 === errors;
                                                              } else
                                                                var valid64 = !0;
                                                              if (valid64)
                                                                if (data129.byteLength !== void 0) {
                                                                  let data135 = data129.byteLength, _errs359 = errors;
                                                                  if (!(typeof data135 == "number" && !(data135 % 1) && !isNaN(data135)))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/payload/byteLength", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/byteLength/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                  if (errors === _errs359 && typeof data135 == "number" && (data135 < 0 || isNaN(data135)))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/payload/byteLength", schemaPath: "#/oneOf/6/properties/data/properties/payload/oneOf/1/properties/byteLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                  var valid64 = _errs359 === errors;
                                                                } else
                                                                  var valid64 = !0;
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
                                            var valid59 = _errs340 === errors;
                                          } else
                                            var valid59 = !0;
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/6/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid57 = _errs331 === errors;
                              } else
                                var valid57 = !0;
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
                let missing43;
                if (data.v === void 0 && (missing43 = "v") || data.eventId === void 0 && (missing43 = "eventId") || data.eventIndex === void 0 && (missing43 = "eventIndex") || data.sessionId === void 0 && (missing43 = "sessionId") || data.kind === void 0 && (missing43 = "kind") || data.dedupeKey === void 0 && (missing43 = "dedupeKey") || data.scope === void 0 && (missing43 = "scope") || data.data === void 0 && (missing43 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: missing43 } }], !1;
                if (data.v !== void 0) {
                  let data136 = data.v, _errs364 = errors;
                  if (typeof data136 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/7/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data136 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/7/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid66 = _errs364 === errors;
                } else
                  var valid66 = !0;
                if (valid66) {
                  if (data.eventId !== void 0) {
                    let data137 = data.eventId, _errs366 = errors;
                    if (errors === _errs366)
                      if (typeof data137 == "string") {
                        if (!pattern0.test(data137))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/7/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/7/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid66 = _errs366 === errors;
                  } else
                    var valid66 = !0;
                  if (valid66) {
                    if (data.eventIndex !== void 0) {
                      let data138 = data.eventIndex, _errs368 = errors;
                      if (!(typeof data138 == "number" && !(data138 % 1) && !isNaN(data138)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/7/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs368 && typeof data138 == "number" && (data138 < 0 || isNaN(data138)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/7/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid66 = _errs368 === errors;
                    } else
                      var valid66 = !0;
                    if (valid66) {
                      if (data.sessionId !== void 0) {
                        let data139 = data.sessionId, _errs370 = errors;
                        if (errors === _errs370)
                          if (typeof data139 == "string") {
                            if (!pattern1.test(data139))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/7/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/7/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid66 = _errs370 === errors;
                      } else
                        var valid66 = !0;
                      if (valid66) {
                        if (data.kind !== void 0) {
                          let data140 = data.kind, _errs372 = errors;
                          if (typeof data140 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/7/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data140 !== "preferences_changed")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/7/properties/kind/const", keyword: "const", params: { allowedValue: "preferences_changed" } }], !1;
                          var valid66 = _errs372 === errors;
                        } else
                          var valid66 = !0;
                        if (valid66) {
                          if (data.dedupeKey !== void 0) {
                            let data141 = data.dedupeKey, _errs374 = errors;
                            if (errors === _errs374)
                              if (typeof data141 == "string") {
                                if (func2(data141) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/7/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data141))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/7/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/7/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid66 = _errs374 === errors;
                          } else
                            var valid66 = !0;
                          if (valid66) {
                            if (data.scope !== void 0) {
                              let data142 = data.scope, _errs376 = errors;
                              if (errors === _errs376)
                                if (data142 && typeof data142 == "object" && !Array.isArray(data142)) {
                                  let missing44;
                                  if (data142.runId === void 0 && (missing44 = "runId") || data142.nodeId === void 0 && (missing44 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/7/properties/scope/required", keyword: "required", params: { missingProperty: missing44 } }], !1;
                                  if (data142.runId !== void 0) {
                                    let data143 = data142.runId, _errs379 = errors;
                                    if (errors === _errs379)
                                      if (typeof data143 == "string") {
                                        if (!pattern6.test(data143))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/7/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/7/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid67 = _errs379 === errors;
                                  } else
                                    var valid67 = !0;
                                  if (valid67)
                                    if (data142.nodeId !== void 0) {
                                      let data144 = data142.nodeId, _errs381 = errors;
                                      if (errors === _errs381)
                                        if (typeof data144 == "string") {
                                          if (!pattern7.test(data144))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/7/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/7/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid67 = _errs381 === errors;
                                    } else
                                      var valid67 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/7/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid66 = _errs376 === errors;
                            } else
                              var valid66 = !0;
                            if (valid66)
                              if (data.data !== void 0) {
                                let data145 = data.data, _errs383 = errors;
                                if (errors === _errs383)
                                  if (data145 && typeof data145 == "object" && !Array.isArray(data145)) {
                                    let missing45;
                                    if (data145.changeId === void 0 && (missing45 = "changeId") || data145.source === void 0 && (missing45 = "source") || data145.delta === void 0 && (missing45 = "delta") || data145.effective === void 0 && (missing45 = "effective"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/7/properties/data/required", keyword: "required", params: { missingProperty: missing45 } }], !1;
                                    if (data145.changeId !== void 0) {
                                      let data146 = data145.changeId, _errs386 = errors;
                                      if (errors === _errs386)
                                        if (typeof data146 == "string") {
                                          if (!pattern53.test(data146))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/changeId", schemaPath: "#/oneOf/7/properties/data/properties/changeId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/changeId", schemaPath: "#/oneOf/7/properties/data/properties/changeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid68 = _errs386 === errors;
                                    } else
                                      var valid68 = !0;
                                    if (valid68) {
                                      if (data145.source !== void 0) {
                                        let data147 = data145.source, _errs388 = errors;
                                        if (typeof data147 != "string")
                                          return validate10.errors = [{ instancePath: instancePath + "/data/source", schemaPath: "#/oneOf/7/properties/data/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data147 === "user" || data147 === "workflow_recommendation" || data147 === "system"))
                                          return validate10.errors = [{ instancePath: instancePath + "/data/source", schemaPath: "#/oneOf/7/properties/data/properties/source/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[7].properties.data.properties.source.enum } }], !1;
                                        var valid68 = _errs388 === errors;
                                      } else
                                        var valid68 = !0;
                                      if (valid68) {
                                        if (data145.delta !== void 0) {
                                          let data148 = data145.delta, _errs390 = errors;
                                          if (errors === _errs390)
                                            if (Array.isArray(data148)) {
                                              if (data148.length > 2)
                                                return validate10.errors = [{ instancePath: instancePath + "/data/delta", schemaPath: "#/oneOf/7/properties/data/properties/delta/maxItems", keyword: "maxItems", params: { limit: 2 } }], !1;
                                              if (data148.length < 1)
                                                return validate10.errors = [{ instancePath: instancePath + "/data/delta", schemaPath: "#/oneOf/7/properties/data/properties/delta/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                              {
                                                var valid69 = !0;
                                                let len1 = data148.length;
                                                for (let i1 = 0; i1 < len1; i1++) {
                                                  let data149 = data148[i1], _errs392 = errors;
                                                  if (errors === _errs392)
                                                    if (data149 && typeof data149 == "object" && !Array.isArray(data149)) {
                                                      let missing46;
                                                      if (data149.key === void 0 && (missing46 = "key"))
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/required", keyword: "required", params: { missingProperty: missing46 } }], !1;
                                                      {
                                                        let tag5 = data149.key;
                                                        if (typeof tag5 == "string")
                                                          if (tag5 === "autonomy") {
                                                            if (errors === errors)
                                                              if (data149 && typeof data149 == "object" && !Array.isArray(data149)) {
                                                                let missing47;
                                                                if (data149.key === void 0 && (missing47 = "key") || data149.value === void 0 && (missing47 = "value"))
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing47 } }], !1;
                                                                if (data149.key !== void 0) {
                                                                  let data150 = data149.key, _errs398 = errors;
                                                                  if (typeof data150 != "string")
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/key", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/0/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  if (data150 !== "autonomy")
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/key", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/0/properties/key/const", keyword: "const", params: { allowedValue: "autonomy" } }], !1;
                                                                  var valid72 = _errs398 === errors;
                                                                } else
                                                                  var valid72 = !0;
                                                                if (valid72)
                                                                  if (data149.value !== void 0) {
                                                                    let data151 = data149.value, _errs400 = errors;
                                                                    if (typeof data151 != "string")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/value", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/0/properties/value/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    if (!(data151 === "guided" || data151 === "full_auto_stop_on_user_deps" || data151 === "full_auto_never_stop"))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/value", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/0/properties/value/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[7].properties.data.properties.delta.items.oneOf[0].properties.value.enum } }], !1;
                                                                    var valid72 = _errs400 === errors;
                                                                  } else
                                                                    var valid72 = !0;
                                                              } else
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                          } else if (tag5 === "riskPolicy") {
                                                            if (errors === errors)
                                                              if (data149 && typeof data149 == "object" && !Array.isArray(data149)) {
                                                                let missing48;
                                                                if (data149.key === void 0 && (missing48 = "key") || data149.value === void 0 && (missing48 = "value"))
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing48 } }], !1;
                                                                if (data149.key !== void 0) {
                                                                  let data152 = data149.key, _errs405 = errors;
                                                                  if (typeof data152 != "string")
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/key", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/1/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  if (data152 !== "riskPolicy")
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/key", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/1/properties/key/const", keyword: "const", params: { allowedValue: "riskPolicy" } }], !1;
                                                                  var valid74 = _errs405 === errors;
                                                                } else
                                                                  var valid74 = !0;
                                                                if (valid74)
                                                                  if (data149.value !== void 0) {
                                                                    let data153 = data149.value, _errs407 = errors;
                                                                    if (typeof data153 != "string")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/value", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/1/properties/value/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    if (!(data153 === "conservative" || data153 === "balanced" || data153 === "aggressive"))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1 + "/value", schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/1/properties/value/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[7].properties.data.properties.delta.items.oneOf[1].properties.value.enum } }], !1;
                                                                    var valid74 = _errs407 === errors;
                                                                  } else
                                                                    var valid74 = !0;
                                                              } else
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "key", tagValue: tag5 } }], !1;
                                                        else
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/discriminator", keyword: "discriminator", params: { error: "tag", tag: "key", tagValue: tag5 } }], !1;
                                                      }
                                                    } else
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/delta/" + i1, schemaPath: "#/oneOf/7/properties/data/properties/delta/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                  var valid69 = _errs392 === errors;
                                                  if (!valid69)
                                                    break;
                                                }
                                              }
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/data/delta", schemaPath: "#/oneOf/7/properties/data/properties/delta/type", keyword: "type", params: { type: "array" } }], !1;
                                          var valid68 = _errs390 === errors;
                                        } else
                                          var valid68 = !0;
                                        if (valid68)
                                          if (data145.effective !== void 0) {
                                            let data154 = data145.effective, _errs409 = errors;
                                            if (errors === _errs409)
                                              if (data154 && typeof data154 == "object" && !Array.isArray(data154)) {
                                                let missing49;
                                                if (data154.autonomy === void 0 && (missing49 = "autonomy") || data154.riskPolicy === void 0 && (missing49 = "riskPolicy"))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/effective", schemaPath: "#/oneOf/7/properties/data/properties/effective/required", keyword: "required", params: { missingProperty: missing49 } }], !1;
                                                if (data154.autonomy !== void 0) {
                                                  let data155 = data154.autonomy, _errs412 = errors;
                                                  if (typeof data155 != "string")
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/effective/autonomy", schemaPath: "#/oneOf/7/properties/data/properties/effective/properties/autonomy/type", keyword: "type", params: { type: "string" } }], !1;
                                                  if (!(data155 === "guided" || data155 === "full_auto_stop_on_user_deps" || data155 === "full_auto_never_stop"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/effective/autonomy", schemaPath: "#/oneOf/7/properties/data/properties/effective/properties/autonomy/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[7].properties.data.properties.effective.properties.autonomy.enum } }], !1;
                                                  var valid75 = _errs412 === errors;
                                                } else
                                                  var valid75 = !0;
                                                if (valid75)
                                                  if (data154.riskPolicy !== void 0) {
                                                    let data156 = data154.riskPolicy, _errs414 = errors;
                                                    if (typeof data156 != "string")
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/effective/riskPolicy", schemaPath: "#/oneOf/7/properties/data/properties/effective/properties/riskPolicy/type", keyword: "type", params: { type: "string" } }], !1;
                                                    if (!(data156 === "conservative" || data156 === "balanced" || data156 === "aggressive"))
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/effective/riskPolicy", schemaPath: "#/oneOf/7/properties/data/properties/effective/properties/riskPolicy/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[7].properties.data.properties.effective.properties.riskPolicy.enum } }], !1;
                                                    var valid75 = _errs414 === errors;
                                                  } else
                                                    var valid75 = !0;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/effective", schemaPath: "#/oneOf/7/properties/data/properties/effective/type", keyword: "type", params: { type: "object" } }], !1;
                                            var valid68 = _errs409 === errors;
                                          } else
                                            var valid68 = !0;
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/7/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid66 = _errs383 === errors;
                              } else
                                var valid66 = !0;
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
                let missing50;
                if (data.v === void 0 && (missing50 = "v") || data.eventId === void 0 && (missing50 = "eventId") || data.eventIndex === void 0 && (missing50 = "eventIndex") || data.sessionId === void 0 && (missing50 = "sessionId") || data.kind === void 0 && (missing50 = "kind") || data.dedupeKey === void 0 && (missing50 = "dedupeKey") || data.scope === void 0 && (missing50 = "scope") || data.data === void 0 && (missing50 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: missing50 } }], !1;
                if (data.v !== void 0) {
                  let data157 = data.v, _errs419 = errors;
                  if (typeof data157 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/8/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data157 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/8/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid77 = _errs419 === errors;
                } else
                  var valid77 = !0;
                if (valid77) {
                  if (data.eventId !== void 0) {
                    let data158 = data.eventId, _errs421 = errors;
                    if (errors === _errs421)
                      if (typeof data158 == "string") {
                        if (!pattern0.test(data158))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/8/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/8/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid77 = _errs421 === errors;
                  } else
                    var valid77 = !0;
                  if (valid77) {
                    if (data.eventIndex !== void 0) {
                      let data159 = data.eventIndex, _errs423 = errors;
                      if (!(typeof data159 == "number" && !(data159 % 1) && !isNaN(data159)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/8/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs423 && typeof data159 == "number" && (data159 < 0 || isNaN(data159)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/8/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid77 = _errs423 === errors;
                    } else
                      var valid77 = !0;
                    if (valid77) {
                      if (data.sessionId !== void 0) {
                        let data160 = data.sessionId, _errs425 = errors;
                        if (errors === _errs425)
                          if (typeof data160 == "string") {
                            if (!pattern1.test(data160))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/8/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/8/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid77 = _errs425 === errors;
                      } else
                        var valid77 = !0;
                      if (valid77) {
                        if (data.kind !== void 0) {
                          let data161 = data.kind, _errs427 = errors;
                          if (typeof data161 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/8/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data161 !== "capability_observed")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/8/properties/kind/const", keyword: "const", params: { allowedValue: "capability_observed" } }], !1;
                          var valid77 = _errs427 === errors;
                        } else
                          var valid77 = !0;
                        if (valid77) {
                          if (data.dedupeKey !== void 0) {
                            let data162 = data.dedupeKey, _errs429 = errors;
                            if (errors === _errs429)
                              if (typeof data162 == "string") {
                                if (func2(data162) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/8/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data162))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/8/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/8/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid77 = _errs429 === errors;
                          } else
                            var valid77 = !0;
                          if (valid77) {
                            if (data.scope !== void 0) {
                              let data163 = data.scope, _errs431 = errors;
                              if (errors === _errs431)
                                if (data163 && typeof data163 == "object" && !Array.isArray(data163)) {
                                  let missing51;
                                  if (data163.runId === void 0 && (missing51 = "runId") || data163.nodeId === void 0 && (missing51 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/8/properties/scope/required", keyword: "required", params: { missingProperty: missing51 } }], !1;
                                  if (data163.runId !== void 0) {
                                    let data164 = data163.runId, _errs434 = errors;
                                    if (errors === _errs434)
                                      if (typeof data164 == "string") {
                                        if (!pattern6.test(data164))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/8/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/8/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid78 = _errs434 === errors;
                                  } else
                                    var valid78 = !0;
                                  if (valid78)
                                    if (data163.nodeId !== void 0) {
                                      let data165 = data163.nodeId, _errs436 = errors;
                                      if (errors === _errs436)
                                        if (typeof data165 == "string") {
                                          if (!pattern7.test(data165))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/8/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/8/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid78 = _errs436 === errors;
                                    } else
                                      var valid78 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/8/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid77 = _errs431 === errors;
                            } else
                              var valid77 = !0;
                            if (valid77)
                              if (data.data !== void 0) {
                                let data166 = data.data, _errs438 = errors;
                                if (errors === _errs438)
                                  if (data166 && typeof data166 == "object" && !Array.isArray(data166)) {
                                    let missing52;
                                    if (data166.capObsId === void 0 && (missing52 = "capObsId") || data166.capability === void 0 && (missing52 = "capability") || data166.status === void 0 && (missing52 = "status") || data166.provenance === void 0 && (missing52 = "provenance"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/8/properties/data/required", keyword: "required", params: { missingProperty: missing52 } }], !1;
                                    if (data166.capObsId !== void 0) {
                                      let data167 = data166.capObsId, _errs441 = errors;
                                      if (errors === _errs441)
                                        if (typeof data167 == "string") {
                                          if (!pattern53.test(data167))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/capObsId", schemaPath: "#/oneOf/8/properties/data/properties/capObsId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/capObsId", schemaPath: "#/oneOf/8/properties/data/properties/capObsId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid79 = _errs441 === errors;
                                    } else
                                      var valid79 = !0;
                                    if (valid79) {
                                      if (data166.capability !== void 0) {
                                        let data168 = data166.capability, _errs443 = errors;
                                        if (typeof data168 != "string")
                                          return validate10.errors = [{ instancePath: instancePath + "/data/capability", schemaPath: "#/oneOf/8/properties/data/properties/capability/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data168 === "delegation" || data168 === "web_browsing"))
                                          return validate10.errors = [{ instancePath: instancePath + "/data/capability", schemaPath: "#/oneOf/8/properties/data/properties/capability/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.capability.enum } }], !1;
                                        var valid79 = _errs443 === errors;
                                      } else
                                        var valid79 = !0;
                                      if (valid79) {
                                        if (data166.status !== void 0) {
                                          let data169 = data166.status, _errs445 = errors;
                                          if (typeof data169 != "string")
                                            return validate10.errors = [{ instancePath: instancePath + "/data/status", schemaPath: "#/oneOf/8/properties/data/properties/status/type", keyword: "type", params: { type: "string" } }], !1;
                                          if (!(data169 === "unknown" || data169 === "available" || data169 === "unavailable"))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/status", schemaPath: "#/oneOf/8/properties/data/properties/status/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.status.enum } }], !1;
                                          var valid79 = _errs445 === errors;
                                        } else
                                          var valid79 = !0;
                                        if (valid79)
                                          if (data166.provenance !== void 0) {
                                            let data170 = data166.provenance, _errs447 = errors;
                                            if (errors === _errs447)
                                              if (data170 && typeof data170 == "object" && !Array.isArray(data170)) {
                                                let missing53;
                                                if (data170.kind === void 0 && (missing53 = "kind"))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/required", keyword: "required", params: { missingProperty: missing53 } }], !1;
                                                {
                                                  let tag6 = data170.kind;
                                                  if (typeof tag6 == "string")
                                                    if (tag6 === "probe_step") {
                                                      if (errors === errors)
                                                        if (data170 && typeof data170 == "object" && !Array.isArray(data170)) {
                                                          let missing54;
                                                          if (data170.kind === void 0 && (missing54 = "kind") || data170.enforcementGrade === void 0 && (missing54 = "enforcementGrade") || data170.detail === void 0 && (missing54 = "detail"))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/required", keyword: "required", params: { missingProperty: missing54 } }], !1;
                                                          if (data170.kind !== void 0) {
                                                            let data171 = data170.kind, _errs453 = errors;
                                                            if (typeof data171 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/kind", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data171 !== "probe_step")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/kind", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "probe_step" } }], !1;
                                                            var valid82 = _errs453 === errors;
                                                          } else
                                                            var valid82 = !0;
                                                          if (valid82) {
                                                            if (data170.enforcementGrade !== void 0) {
                                                              let data172 = data170.enforcementGrade, _errs455 = errors;
                                                              if (typeof data172 != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/enforcementGrade/type", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data172 !== "strong")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/enforcementGrade/const", keyword: "const", params: { allowedValue: "strong" } }], !1;
                                                              var valid82 = _errs455 === errors;
                                                            } else
                                                              var valid82 = !0;
                                                            if (valid82)
                                                              if (data170.detail !== void 0) {
                                                                let data173 = data170.detail, _errs457 = errors;
                                                                if (errors === _errs457)
                                                                  if (data173 && typeof data173 == "object" && !Array.isArray(data173)) {
                                                                    let missing55;
                                                                    if (data173.probeTemplateId === void 0 && (missing55 = "probeTemplateId") || data173.probeStepId === void 0 && (missing55 = "probeStepId") || data173.result === void 0 && (missing55 = "result"))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/required", keyword: "required", params: { missingProperty: missing55 } }], !1;
                                                                    if (data173.probeTemplateId !== void 0) {
                                                                      let _errs460 = errors;
                                                                      if (typeof data173.probeTemplateId != "string")
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/probeTemplateId", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/properties/probeTemplateId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      var valid83 = _errs460 === errors;
                                                                    } else
                                                                      var valid83 = !0;
                                                                    if (valid83) {
                                                                      if (data173.probeStepId !== void 0) {
                                                                        let data175 = data173.probeStepId, _errs462 = errors;
                                                                        if (errors === _errs462)
                                                                          if (typeof data175 == "string") {
                                                                            if (!pattern42.test(data175))
                                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/probeStepId", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/properties/probeStepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                          } else
                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/probeStepId", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/properties/probeStepId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        var valid83 = _errs462 === errors;
                                                                      } else
                                                                        var valid83 = !0;
                                                                      if (valid83)
                                                                        if (data173.result !== void 0) {
                                                                          let data176 = data173.result, _errs464 = errors;
                                                                          if (typeof data176 != "string")
                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/result", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/properties/result/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          if (!(data176 === "success" || data176 === "failure"))
                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/result", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/properties/result/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.provenance.oneOf[0].properties.detail.properties.result.enum } }], !1;
                                                                          var valid83 = _errs464 === errors;
                                                                        } else
                                                                          var valid83 = !0;
                                                                    }
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/properties/detail/type", keyword: "type", params: { type: "object" } }], !1;
                                                                var valid82 = _errs457 === errors;
                                                              } else
                                                                var valid82 = !0;
                                                          }
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                    } else if (tag6 === "attempted_use") {
                                                      if (errors === errors)
                                                        if (data170 && typeof data170 == "object" && !Array.isArray(data170)) {
                                                          let missing56;
                                                          if (data170.kind === void 0 && (missing56 = "kind") || data170.enforcementGrade === void 0 && (missing56 = "enforcementGrade") || data170.detail === void 0 && (missing56 = "detail"))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/required", keyword: "required", params: { missingProperty: missing56 } }], !1;
                                                          if (data170.kind !== void 0) {
                                                            let data177 = data170.kind, _errs469 = errors;
                                                            if (typeof data177 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/kind", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data177 !== "attempted_use")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/kind", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "attempted_use" } }], !1;
                                                            var valid85 = _errs469 === errors;
                                                          } else
                                                            var valid85 = !0;
                                                          if (valid85) {
                                                            if (data170.enforcementGrade !== void 0) {
                                                              let data178 = data170.enforcementGrade, _errs471 = errors;
                                                              if (typeof data178 != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/enforcementGrade/type", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data178 !== "strong")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/enforcementGrade/const", keyword: "const", params: { allowedValue: "strong" } }], !1;
                                                              var valid85 = _errs471 === errors;
                                                            } else
                                                              var valid85 = !0;
                                                            if (valid85)
                                                              if (data170.detail !== void 0) {
                                                                let data179 = data170.detail, _errs473 = errors;
                                                                if (errors === _errs473)
                                                                  if (data179 && typeof data179 == "object" && !Array.isArray(data179)) {
                                                                    let missing57;
                                                                    if (data179.attemptContext === void 0 && (missing57 = "attemptContext") || data179.result === void 0 && (missing57 = "result"))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/required", keyword: "required", params: { missingProperty: missing57 } }], !1;
                                                                    if (data179.attemptContext !== void 0) {
                                                                      let data180 = data179.attemptContext, _errs476 = errors;
                                                                      if (typeof data180 != "string")
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/attemptContext", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/properties/attemptContext/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      if (!(data180 === "workflow_step" || data180 === "system_probe"))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/attemptContext", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/properties/attemptContext/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.provenance.oneOf[1].properties.detail.properties.attemptContext.enum } }], !1;
                                                                      var valid86 = _errs476 === errors;
                                                                    } else
                                                                      var valid86 = !0;
                                                                    if (valid86) {
                                                                      if (data179.result !== void 0) {
                                                                        let data181 = data179.result, _errs478 = errors;
                                                                        if (typeof data181 != "string")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/result", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/properties/result/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        if (!(data181 === "success" || data181 === "failure"))
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/result", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/properties/result/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.provenance.oneOf[1].properties.detail.properties.result.enum } }], !1;
                                                                        var valid86 = _errs478 === errors;
                                                                      } else
                                                                        var valid86 = !0;
                                                                      if (valid86)
                                                                        if (data179.failureCode !== void 0) {
                                                                          let data182 = data179.failureCode, _errs480 = errors;
                                                                          if (typeof data182 != "string")
                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/failureCode", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/properties/failureCode/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          if (!(data182 === "tool_missing" || data182 === "tool_error" || data182 === "policy_blocked" || data182 === "unknown"))
                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/failureCode", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/properties/failureCode/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.provenance.oneOf[1].properties.detail.properties.failureCode.enum } }], !1;
                                                                          var valid86 = _errs480 === errors;
                                                                        } else
                                                                          var valid86 = !0;
                                                                    }
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/properties/detail/type", keyword: "type", params: { type: "object" } }], !1;
                                                                var valid85 = _errs473 === errors;
                                                              } else
                                                                var valid85 = !0;
                                                          }
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                    } else if (tag6 === "manual_claim") {
                                                      if (errors === errors)
                                                        if (data170 && typeof data170 == "object" && !Array.isArray(data170)) {
                                                          let missing58;
                                                          if (data170.kind === void 0 && (missing58 = "kind") || data170.enforcementGrade === void 0 && (missing58 = "enforcementGrade") || data170.detail === void 0 && (missing58 = "detail"))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/provenance", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/required", keyword: "required", params: { missingProperty: missing58 } }], !1;
                                                          if (data170.kind !== void 0) {
                                                            let data183 = data170.kind, _errs485 = errors;
                                                            if (typeof data183 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/kind", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data183 !== "manual_claim")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/provenance/kind", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "manual_claim" } }], !1;
                                                            var valid88 = _errs485 === errors;
                                                          } else
                                                            var valid88 = !0;
                                                          if (valid88) {
                                                            if (data170.enforcementGrade !== void 0) {
                                                              let data184 = data170.enforcementGrade, _errs487 = errors;
                                                              if (typeof data184 != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/enforcementGrade/type", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data184 !== "weak")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/provenance/enforcementGrade", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/enforcementGrade/const", keyword: "const", params: { allowedValue: "weak" } }], !1;
                                                              var valid88 = _errs487 === errors;
                                                            } else
                                                              var valid88 = !0;
                                                            if (valid88)
                                                              if (data170.detail !== void 0) {
                                                                let data185 = data170.detail, _errs489 = errors;
                                                                if (errors === _errs489)
                                                                  if (data185 && typeof data185 == "object" && !Array.isArray(data185)) {
                                                                    let missing59;
                                                                    if (data185.claimedBy === void 0 && (missing59 = "claimedBy") || data185.claim === void 0 && (missing59 = "claim"))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/detail/required", keyword: "required", params: { missingProperty: missing59 } }], !1;
                                                                    if (data185.claimedBy !== void 0) {
                                                                      let data186 = data185.claimedBy, _errs492 = errors;
                                                                      if (typeof data186 != "string")
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/claimedBy", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/detail/properties/claimedBy/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      if (!(data186 === "agent" || data186 === "user"))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/claimedBy", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/detail/properties/claimedBy/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.provenance.oneOf[2].properties.detail.properties.claimedBy.enum } }], !1;
                                                                      var valid89 = _errs492 === errors;
                                                                    } else
                                                                      var valid89 = !0;
                                                                    if (valid89)
                                                                      if (data185.claim !== void 0) {
                                                                        let data187 = data185.claim, _errs494 = errors;
                                                                        if (typeof data187 != "string")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/claim", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/detail/properties/claim/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        if (!(data187 === "available" || data187 === "unavailable"))
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail/claim", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/detail/properties/claim/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[8].properties.data.properties.provenance.oneOf[2].properties.detail.properties.claim.enum } }], !1;
                                                                        var valid89 = _errs494 === errors;
                                                                      } else
                                                                        var valid89 = !0;
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/provenance/detail", schemaPath: "#/oneOf/8/properties/data/properties/provenance/oneOf/2/properties/detail/type", keyword: "type", params: { type: "object" } }], !1;
                                                                var valid88 = _errs489 === errors;
                                                              } else
                                                                var valid88 = !0;
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
                                            var valid79 = _errs447 === errors;
                                          } else
                                            var valid79 = !0;
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/8/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid77 = _errs438 === errors;
                              } else
                                var valid77 = !0;
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
                let missing60;
                if (data.v === void 0 && (missing60 = "v") || data.eventId === void 0 && (missing60 = "eventId") || data.eventIndex === void 0 && (missing60 = "eventIndex") || data.sessionId === void 0 && (missing60 = "sessionId") || data.kind === void 0 && (missing60 = "kind") || data.dedupeKey === void 0 && (missing60 = "dedupeKey") || data.scope === void 0 && (missing60 = "scope") || data.data === void 0 && (missing60 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: missing60 } }], !1;
                if (data.v !== void 0) {
                  let data188 = data.v, _errs499 = errors;
                  if (typeof data188 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/9/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data188 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/9/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid91 = _errs499 === errors;
                } else
                  var valid91 = !0;
                if (valid91) {
                  if (data.eventId !== void 0) {
                    let data189 = data.eventId, _errs501 = errors;
                    if (errors === _errs501)
                      if (typeof data189 == "string") {
                        if (!pattern0.test(data189))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/9/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/9/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid91 = _errs501 === errors;
                  } else
                    var valid91 = !0;
                  if (valid91) {
                    if (data.eventIndex !== void 0) {
                      let data190 = data.eventIndex, _errs503 = errors;
                      if (!(typeof data190 == "number" && !(data190 % 1) && !isNaN(data190)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/9/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs503 && typeof data190 == "number" && (data190 < 0 || isNaN(data190)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/9/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid91 = _errs503 === errors;
                    } else
                      var valid91 = !0;
                    if (valid91) {
                      if (data.sessionId !== void 0) {
                        let data191 = data.sessionId, _errs505 = errors;
                        if (errors === _errs505)
                          if (typeof data191 == "string") {
                            if (!pattern1.test(data191))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/9/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/9/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid91 = _errs505 === errors;
                      } else
                        var valid91 = !0;
                      if (valid91) {
                        if (data.kind !== void 0) {
                          let data192 = data.kind, _errs507 = errors;
                          if (typeof data192 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/9/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data192 !== "gap_recorded")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/9/properties/kind/const", keyword: "const", params: { allowedValue: "gap_recorded" } }], !1;
                          var valid91 = _errs507 === errors;
                        } else
                          var valid91 = !0;
                        if (valid91) {
                          if (data.dedupeKey !== void 0) {
                            let data193 = data.dedupeKey, _errs509 = errors;
                            if (errors === _errs509)
                              if (typeof data193 == "string") {
                                if (func2(data193) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/9/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data193))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/9/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/9/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid91 = _errs509 === errors;
                          } else
                            var valid91 = !0;
                          if (valid91) {
                            if (data.scope !== void 0) {
                              let data194 = data.scope, _errs511 = errors;
                              if (errors === _errs511)
                                if (data194 && typeof data194 == "object" && !Array.isArray(data194)) {
                                  let missing61;
                                  if (data194.runId === void 0 && (missing61 = "runId") || data194.nodeId === void 0 && (missing61 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/9/properties/scope/required", keyword: "required", params: { missingProperty: missing61 } }], !1;
                                  if (data194.runId !== void 0) {
                                    let data195 = data194.runId, _errs514 = errors;
                                    if (errors === _errs514)
                                      if (typeof data195 == "string") {
                                        if (!pattern6.test(data195))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/9/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/9/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid92 = _errs514 === errors;
                                  } else
                                    var valid92 = !0;
                                  if (valid92)
                                    if (data194.nodeId !== void 0) {
                                      let data196 = data194.nodeId, _errs516 = errors;
                                      if (errors === _errs516)
                                        if (typeof data196 == "string") {
                                          if (!pattern7.test(data196))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/9/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/9/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid92 = _errs516 === errors;
                                    } else
                                      var valid92 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/9/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid91 = _errs511 === errors;
                            } else
                              var valid91 = !0;
                            if (valid91)
                              if (data.data !== void 0) {
                                let data197 = data.data, _errs518 = errors;
                                if (errors === _errs518)
                                  if (data197 && typeof data197 == "object" && !Array.isArray(data197)) {
                                    let missing62;
                                    if (data197.gapId === void 0 && (missing62 = "gapId") || data197.severity === void 0 && (missing62 = "severity") || data197.reason === void 0 && (missing62 = "reason") || data197.summary === void 0 && (missing62 = "summary") || data197.resolution === void 0 && (missing62 = "resolution"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/9/properties/data/required", keyword: "required", params: { missingProperty: missing62 } }], !1;
                                    if (data197.gapId !== void 0) {
                                      let data198 = data197.gapId, _errs521 = errors;
                                      if (errors === _errs521)
                                        if (typeof data198 == "string") {
                                          if (!pattern53.test(data198))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/gapId", schemaPath: "#/oneOf/9/properties/data/properties/gapId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/gapId", schemaPath: "#/oneOf/9/properties/data/properties/gapId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid93 = _errs521 === errors;
                                    } else
                                      var valid93 = !0;
                                    if (valid93) {
                                      if (data197.severity !== void 0) {
                                        let data199 = data197.severity, _errs523 = errors;
                                        if (typeof data199 != "string")
                                          return validate10.errors = [{ instancePath: instancePath + "/data/severity", schemaPath: "#/oneOf/9/properties/data/properties/severity/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data199 === "info" || data199 === "warning" || data199 === "critical"))
                                          return validate10.errors = [{ instancePath: instancePath + "/data/severity", schemaPath: "#/oneOf/9/properties/data/properties/severity/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[9].properties.data.properties.severity.enum } }], !1;
                                        var valid93 = _errs523 === errors;
                                      } else
                                        var valid93 = !0;
                                      if (valid93) {
                                        if (data197.reason !== void 0) {
                                          let data200 = data197.reason, _errs525 = errors;
                                          if (errors === _errs525)
                                            if (data200 && typeof data200 == "object" && !Array.isArray(data200)) {
                                              let missing63;
                                              if (data200.category === void 0 && (missing63 = "category"))
                                                return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/required", keyword: "required", params: { missingProperty: missing63 } }], !1;
                                              {
                                                let tag7 = data200.category;
                                                if (typeof tag7 == "string")
                                                  if (tag7 === "user_only_dependency") {
                                                    if (errors === errors)
                                                      if (data200 && typeof data200 == "object" && !Array.isArray(data200)) {
                                                        let missing64;
                                                        if (data200.category === void 0 && (missing64 = "category") || data200.detail === void 0 && (missing64 = "detail"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/0/required", keyword: "required", params: { missingProperty: missing64 } }], !1;
                                                        if (data200.category !== void 0) {
                                                          let data201 = data200.category, _errs531 = errors;
                                                          if (typeof data201 != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/0/properties/category/type", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data201 !== "user_only_dependency")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/0/properties/category/const", keyword: "const", params: { allowedValue: "user_only_dependency" } }], !1;
                                                          var valid96 = _errs531 === errors;
                                                        } else
                                                          var valid96 = !0;
                                                        if (valid96)
                                                          if (data200.detail !== void 0) {
                                                            let data202 = data200.detail, _errs533 = errors;
                                                            if (typeof data202 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/0/properties/detail/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (!(data202 === "needs_user_secret_or_token" || data202 === "needs_user_account_access" || data202 === "needs_user_artifact" || data202 === "needs_user_choice" || data202 === "needs_user_approval" || data202 === "needs_user_environment_action"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/0/properties/detail/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[9].properties.data.properties.reason.oneOf[0].properties.detail.enum } }], !1;
                                                            var valid96 = _errs533 === errors;
                                                          } else
                                                            var valid96 = !0;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag7 === "contract_violation") {
                                                    if (errors === errors)
                                                      if (data200 && typeof data200 == "object" && !Array.isArray(data200)) {
                                                        let missing65;
                                                        if (data200.category === void 0 && (missing65 = "category") || data200.detail === void 0 && (missing65 = "detail"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/1/required", keyword: "required", params: { missingProperty: missing65 } }], !1;
                                                        if (data200.category !== void 0) {
                                                          let data203 = data200.category, _errs538 = errors;
                                                          if (typeof data203 != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/1/properties/category/type", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data203 !== "contract_violation")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/1/properties/category/const", keyword: "const", params: { allowedValue: "contract_violation" } }], !1;
                                                          var valid98 = _errs538 === errors;
                                                        } else
                                                          var valid98 = !0;
                                                        if (valid98)
                                                          if (data200.detail !== void 0) {
                                                            let data204 = data200.detail, _errs540 = errors;
                                                            if (typeof data204 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/1/properties/detail/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (!(data204 === "missing_required_output" || data204 === "invalid_required_output"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/1/properties/detail/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[9].properties.data.properties.reason.oneOf[1].properties.detail.enum } }], !1;
                                                            var valid98 = _errs540 === errors;
                                                          } else
                                                            var valid98 = !0;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag7 === "capability_missing") {
                                                    if (errors === errors)
                                                      if (data200 && typeof data200 == "object" && !Array.isArray(data200)) {
                                                        let missing66;
                                                        if (data200.category === void 0 && (missing66 = "category") || data200.detail === void 0 && (missing66 = "detail"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/2/required", keyword: "required", params: { missingProperty: missing66 } }], !1;
                                                        if (data200.category !== void 0) {
                                                          let data205 = data200.category, _errs545 = errors;
                                                          if (typeof data205 != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/2/properties/category/type", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data205 !== "capability_missing")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/2/properties/category/const", keyword: "const", params: { allowedValue: "capability_missing" } }], !1;
                                                          var valid100 = _errs545 === errors;
                                                        } else
                                                          var valid100 = !0;
                                                        if (valid100)
                                                          if (data200.detail !== void 0) {
                                                            let data206 = data200.detail, _errs547 = errors;
                                                            if (typeof data206 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/2/properties/detail/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (!(data206 === "required_capability_unavailable" || data206 === "required_capability_unknown"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/2/properties/detail/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[9].properties.data.properties.reason.oneOf[2].properties.detail.enum } }], !1;
                                                            var valid100 = _errs547 === errors;
                                                          } else
                                                            var valid100 = !0;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag7 === "unexpected") {
                                                    if (errors === errors)
                                                      if (data200 && typeof data200 == "object" && !Array.isArray(data200)) {
                                                        let missing67;
                                                        if (data200.category === void 0 && (missing67 = "category") || data200.detail === void 0 && (missing67 = "detail"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/3/required", keyword: "required", params: { missingProperty: missing67 } }], !1;
                                                        if (data200.category !== void 0) {
                                                          let data207 = data200.category, _errs552 = errors;
                                                          if (typeof data207 != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/3/properties/category/type", keyword: "type", params: { type: "string" } }], !1;
                                                          if (data207 !== "unexpected")
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/reason/category", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/3/properties/category/const", keyword: "const", params: { allowedValue: "unexpected" } }], !1;
                                                          var valid102 = _errs552 === errors;
                                                        } else
                                                          var valid102 = !0;
                                                        if (valid102)
                                                          if (data200.detail !== void 0) {
                                                            let data208 = data200.detail, _errs554 = errors;
                                                            if (typeof data208 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/3/properties/detail/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (!(data208 === "invariant_violation" || data208 === "storage_corruption_detected"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason/detail", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/3/properties/detail/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[9].properties.data.properties.reason.oneOf[3].properties.detail.enum } }], !1;
                                                            var valid102 = _errs554 === errors;
                                                          } else
                                                            var valid102 = !0;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/oneOf/3/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "category", tagValue: tag7 } }], !1;
                                                else
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/discriminator", keyword: "discriminator", params: { error: "tag", tag: "category", tagValue: tag7 } }], !1;
                                              }
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/9/properties/data/properties/reason/type", keyword: "type", params: { type: "object" } }], !1;
                                          var valid93 = _errs525 === errors;
                                        } else
                                          var valid93 = !0;
                                        if (valid93) {
                                          if (data197.summary !== void 0) {
                                            let data209 = data197.summary, _errs556 = errors;
                                            if (errors === _errs556)
                                              if (typeof data209 == "string") {
                                                if (func2(data209) > 512)
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/9/properties/data/properties/summary/maxLength", keyword: "maxLength", params: { limit: 512 } }], !1;
                                                if (func2(data209) < 1)
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/9/properties/data/properties/summary/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/9/properties/data/properties/summary/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid93 = _errs556 === errors;
                                          } else
                                            var valid93 = !0;
                                          if (valid93) {
                                            if (data197.resolution !== void 0) {
                                              let data210 = data197.resolution, _errs558 = errors;
                                              if (errors === _errs558)
                                                if (data210 && typeof data210 == "object" && !Array.isArray(data210)) {
                                                  let missing68;
                                                  if (data210.kind === void 0 && (missing68 = "kind"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/required", keyword: "required", params: { missingProperty: missing68 } }], !1;
                                                  {
                                                    let tag8 = data210.kind;
                                                    if (typeof tag8 == "string")
                                                      if (tag8 === "unresolved") {
                                                        if (errors === errors)
                                                          if (data210 && typeof data210 == "object" && !Array.isArray(data210)) {
                                                            let missing69;
                                                            if (data210.kind === void 0 && (missing69 = "kind"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/0/required", keyword: "required", params: { missingProperty: missing69 } }], !1;
                                                            if (data210.kind !== void 0) {
                                                              let data211 = data210.kind;
                                                              if (typeof data211 != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/resolution/kind", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data211 !== "unresolved")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/resolution/kind", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "unresolved" } }], !1;
                                                            }
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                      } else if (tag8 === "resolves") {
                                                        if (errors === errors)
                                                          if (data210 && typeof data210 == "object" && !Array.isArray(data210)) {
                                                            let missing70;
                                                            if (data210.kind === void 0 && (missing70 = "kind") || data210.resolvesGapId === void 0 && (missing70 = "resolvesGapId"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/1/required", keyword: "required", params: { missingProperty: missing70 } }], !1;
                                                            if (data210.kind !== void 0) {
                                                              let data212 = data210.kind, _errs569 = errors;
                                                              if (typeof data212 != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/resolution/kind", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data212 !== "resolves")
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/resolution/kind", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "resolves" } }], !1;
                                                              var valid107 = _errs569 === errors;
                                                            } else
                                                              var valid107 = !0;
                                                            if (valid107)
                                                              if (data210.resolvesGapId !== void 0) {
                                                                let data213 = data210.resolvesGapId, _errs571 = errors;
                                                                if (errors === _errs571)
                                                                  if (typeof data213 == "string") {
                                                                    if (!pattern53.test(data213))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/resolution/resolvesGapId", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/1/properties/resolvesGapId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/resolution/resolvesGapId", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/1/properties/resolvesGapId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                var valid107 = _errs571 === errors;
                                                              } else
                                                                var valid107 = !0;
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag8 } }], !1;
                                                    else
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag8 } }], !1;
                                                  }
                                                } else
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/resolution", schemaPath: "#/oneOf/9/properties/data/properties/resolution/type", keyword: "type", params: { type: "object" } }], !1;
                                              var valid93 = _errs558 === errors;
                                            } else
                                              var valid93 = !0;
                                            if (valid93) {
                                              if (data197.evidenceRefs !== void 0) {
                                                let data214 = data197.evidenceRefs, _errs573 = errors;
                                                if (errors === _errs573)
                                                  if (Array.isArray(data214)) {
                                                    if (data214.length > 10)
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/maxItems", keyword: "maxItems", params: { limit: 10 } }], !1;
                                                    {
                                                      var valid108 = !0;
                                                      let len2 = data214.length;
                                                      for (let i2 = 0; i2 < len2; i2++) {
                                                        let data215 = data214[i2], _errs575 = errors;
                                                        if (errors === _errs575)
                                                          if (data215 && typeof data215 == "object" && !Array.isArray(data215)) {
                                                            let missing71;
                                                            if (data215.kind === void 0 && (missing71 = "kind"))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/required", keyword: "required", params: { missingProperty: missing71 } }], !1;
                                                            {
                                                              let tag9 = data215.kind;
                                                              if (typeof tag9 == "string")
                                                                if (tag9 === "event") {
                                                                  if (errors === errors)
                                                                    if (data215 && typeof data215 == "object" && !Array.isArray(data215)) {
                                                                      let missing72;
                                                                      if (data215.kind === void 0 && (missing72 = "kind") || data215.eventId === void 0 && (missing72 = "eventId"))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing72 } }], !1;
                                                                      if (data215.kind !== void 0) {
                                                                        let data216 = data215.kind, _errs581 = errors;
                                                                        if (typeof data216 != "string")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/kind", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        if (data216 !== "event")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/kind", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "event" } }], !1;
                                                                        var valid111 = _errs581 === errors;
                                                                      } else
                                                                        var valid111 = !0;
                                                                      if (valid111)
                                                                        if (data215.eventId !== void 0) {
                                                                          let data217 = data215.eventId, _errs583 = errors;
                                                                          if (errors === _errs583)
                                                                            if (typeof data217 == "string") {
                                                                              if (!pattern0.test(data217))
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/eventId", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/0/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                                                                            } else
                                                                              return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/eventId", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/0/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid111 = _errs583 === errors;
                                                                        } else
                                                                          var valid111 = !0;
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                                } else if (tag9 === "output") {
                                                                  if (errors === errors)
                                                                    if (data215 && typeof data215 == "object" && !Array.isArray(data215)) {
                                                                      let missing73;
                                                                      if (data215.kind === void 0 && (missing73 = "kind") || data215.outputId === void 0 && (missing73 = "outputId"))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing73 } }], !1;
                                                                      if (data215.kind !== void 0) {
                                                                        let data218 = data215.kind, _errs588 = errors;
                                                                        if (typeof data218 != "string")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/kind", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        if (data218 !== "output")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/kind", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "output" } }], !1;
                                                                        var valid113 = _errs588 === errors;
                                                                      } else
                                                                        var valid113 = !0;
                                                                      if (valid113)
                                                                        if (data215.outputId !== void 0) {
                                                                          let data219 = data215.outputId, _errs590 = errors;
                                                                          if (errors === _errs590)
                                                                            if (typeof data219 == "string") {
                                                                              if (!pattern53.test(data219))
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/outputId", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/1/properties/outputId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                                                            } else
                                                                              return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2 + "/outputId", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/1/properties/outputId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid113 = _errs590 === errors;
                                                                        } else
                                                                          var valid113 = !0;
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag9 } }], !1;
                                                              else
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag9 } }], !1;
                                                            }
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs/" + i2, schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                        var valid108 = _errs575 === errors;
                                                        if (!valid108)
                                                          break;
                                                      }
                                                    }
                                                  } else
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/evidenceRefs", schemaPath: "#/oneOf/9/properties/data/properties/evidenceRefs/type", keyword: "type", params: { type: "array" } }], !1;
                                                var valid93 = _errs573 === errors;
                                              } else
                                                var valid93 = !0;
                                              if (valid93)
                                                if (data197.loop !== void 0) {
                                                  let data220 = data197.loop, _errs592 = errors;
                                                  if (errors === _errs592)
                                                    if (data220 && typeof data220 == "object" && !Array.isArray(data220)) {
                                                      let missing74;
                                                      if (data220.loopId === void 0 && (missing74 = "loopId") || data220.iteration === void 0 && (missing74 = "iteration") || data220.maxIterations === void 0 && (missing74 = "maxIterations"))
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/loop", schemaPath: "#/oneOf/9/properties/data/properties/loop/required", keyword: "required", params: { missingProperty: missing74 } }], !1;
                                                      if (data220.loopId !== void 0) {
                                                        let data221 = data220.loopId, _errs595 = errors;
                                                        if (errors === _errs595)
                                                          if (typeof data221 == "string") {
                                                            if (!pattern42.test(data221))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/loop/loopId", schemaPath: "#/oneOf/9/properties/data/properties/loop/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/loop/loopId", schemaPath: "#/oneOf/9/properties/data/properties/loop/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid114 = _errs595 === errors;
                                                      } else
                                                        var valid114 = !0;
                                                      if (valid114) {
                                                        if (data220.iteration !== void 0) {
                                                          let data222 = data220.iteration, _errs597 = errors;
                                                          if (!(typeof data222 == "number" && !(data222 % 1) && !isNaN(data222)))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/loop/iteration", schemaPath: "#/oneOf/9/properties/data/properties/loop/properties/iteration/type", keyword: "type", params: { type: "integer" } }], !1;
                                                          if (errors === _errs597 && typeof data222 == "number" && (data222 < 0 || isNaN(data222)))
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/loop/iteration", schemaPath: "#/oneOf/9/properties/data/properties/loop/properties/iteration/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                          var valid114 = _errs597 === errors;
                                                        } else
                                                          var valid114 = !0;
                                                        if (valid114)
                                                          if (data220.maxIterations !== void 0) {
                                                            let data223 = data220.maxIterations, _errs599 = errors;
                                                            if (!(typeof data223 == "number" && !(data223 % 1) && !isNaN(data223)))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/loop/maxIterations", schemaPath: "#/oneOf/9/properties/data/properties/loop/properties/maxIterations/type", keyword: "type", params: { type: "integer" } }], !1;
                                                            if (errors === _errs599 && typeof data223 == "number" && (data223 <= 0 || isNaN(data223)))
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/loop/maxIterations", schemaPath: "#/oneOf/9/properties/data/properties/loop/properties/maxIterations/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                            var valid114 = _errs599 === errors;
                                                          } else
                                                            var valid114 = !0;
                                                      }
                                                    } else
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/loop", schemaPath: "#/oneOf/9/properties/data/properties/loop/type", keyword: "type", params: { type: "object" } }], !1;
                                                  var valid93 = _errs592 === errors;
                                                } else
                                                  var valid93 = !0;
                                            }
                                          }
                                        }
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/9/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid91 = _errs518 === errors;
                              } else
                                var valid91 = !0;
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
                let missing75;
                if (data.v === void 0 && (missing75 = "v") || data.eventId === void 0 && (missing75 = "eventId") || data.eventIndex === void 0 && (missing75 = "eventIndex") || data.sessionId === void 0 && (missing75 = "sessionId") || data.kind === void 0 && (missing75 = "kind") || data.dedupeKey === void 0 && (missing75 = "dedupeKey") || data.scope === void 0 && (missing75 = "scope") || data.data === void 0 && (missing75 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: missing75 } }], !1;
                if (data.v !== void 0) {
                  let data224 = data.v, _errs604 = errors;
                  if (typeof data224 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/10/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data224 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/10/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid116 = _errs604 === errors;
                } else
                  var valid116 = !0;
                if (valid116) {
                  if (data.eventId !== void 0) {
                    let data225 = data.eventId, _errs606 = errors;
                    if (errors === _errs606)
                      if (typeof data225 == "string") {
                        if (!pattern0.test(data225))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/10/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/10/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid116 = _errs606 === errors;
                  } else
                    var valid116 = !0;
                  if (valid116) {
                    if (data.eventIndex !== void 0) {
                      let data226 = data.eventIndex, _errs608 = errors;
                      if (!(typeof data226 == "number" && !(data226 % 1) && !isNaN(data226)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/10/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs608 && typeof data226 == "number" && (data226 < 0 || isNaN(data226)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/10/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid116 = _errs608 === errors;
                    } else
                      var valid116 = !0;
                    if (valid116) {
                      if (data.sessionId !== void 0) {
                        let data227 = data.sessionId, _errs610 = errors;
                        if (errors === _errs610)
                          if (typeof data227 == "string") {
                            if (!pattern1.test(data227))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/10/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/10/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid116 = _errs610 === errors;
                      } else
                        var valid116 = !0;
                      if (valid116) {
                        if (data.kind !== void 0) {
                          let data228 = data.kind, _errs612 = errors;
                          if (typeof data228 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/10/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data228 !== "divergence_recorded")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/10/properties/kind/const", keyword: "const", params: { allowedValue: "divergence_recorded" } }], !1;
                          var valid116 = _errs612 === errors;
                        } else
                          var valid116 = !0;
                        if (valid116) {
                          if (data.dedupeKey !== void 0) {
                            let data229 = data.dedupeKey, _errs614 = errors;
                            if (errors === _errs614)
                              if (typeof data229 == "string") {
                                if (func2(data229) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/10/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data229))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/10/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/10/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid116 = _errs614 === errors;
                          } else
                            var valid116 = !0;
                          if (valid116) {
                            if (data.scope !== void 0) {
                              let data230 = data.scope, _errs616 = errors;
                              if (errors === _errs616)
                                if (data230 && typeof data230 == "object" && !Array.isArray(data230)) {
                                  let missing76;
                                  if (data230.runId === void 0 && (missing76 = "runId") || data230.nodeId === void 0 && (missing76 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/10/properties/scope/required", keyword: "required", params: { missingProperty: missing76 } }], !1;
                                  if (data230.runId !== void 0) {
                                    let data231 = data230.runId, _errs619 = errors;
                                    if (errors === _errs619)
                                      if (typeof data231 == "string") {
                                        if (!pattern6.test(data231))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/10/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/10/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid117 = _errs619 === errors;
                                  } else
                                    var valid117 = !0;
                                  if (valid117)
                                    if (data230.nodeId !== void 0) {
                                      let data232 = data230.nodeId, _errs621 = errors;
                                      if (errors === _errs621)
                                        if (typeof data232 == "string") {
                                          if (!pattern7.test(data232))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/10/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/10/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid117 = _errs621 === errors;
                                    } else
                                      var valid117 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/10/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid116 = _errs616 === errors;
                            } else
                              var valid116 = !0;
                            if (valid116)
                              if (data.data !== void 0) {
                                let data233 = data.data, _errs623 = errors;
                                if (errors === _errs623)
                                  if (data233 && typeof data233 == "object" && !Array.isArray(data233)) {
                                    let missing77;
                                    if (data233.divergenceId === void 0 && (missing77 = "divergenceId") || data233.reason === void 0 && (missing77 = "reason") || data233.summary === void 0 && (missing77 = "summary"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/10/properties/data/required", keyword: "required", params: { missingProperty: missing77 } }], !1;
                                    if (data233.divergenceId !== void 0) {
                                      let data234 = data233.divergenceId, _errs626 = errors;
                                      if (errors === _errs626)
                                        if (typeof data234 == "string") {
                                          if (!pattern53.test(data234))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/divergenceId", schemaPath: "#/oneOf/10/properties/data/properties/divergenceId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/divergenceId", schemaPath: "#/oneOf/10/properties/data/properties/divergenceId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid118 = _errs626 === errors;
                                    } else
                                      var valid118 = !0;
                                    if (valid118) {
                                      if (data233.reason !== void 0) {
                                        let data235 = data233.reason, _errs628 = errors;
                                        if (typeof data235 != "string")
                                          return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/10/properties/data/properties/reason/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data235 === "missing_user_context" || data235 === "capability_unavailable" || data235 === "efficiency_skip" || data235 === "safety_stop" || data235 === "policy_constraint"))
                                          return validate10.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/10/properties/data/properties/reason/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[10].properties.data.properties.reason.enum } }], !1;
                                        var valid118 = _errs628 === errors;
                                      } else
                                        var valid118 = !0;
                                      if (valid118) {
                                        if (data233.summary !== void 0) {
                                          let data236 = data233.summary, _errs630 = errors;
                                          if (errors === _errs630)
                                            if (typeof data236 == "string") {
                                              if (func2(data236) > 512)
                                                return validate10.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/10/properties/data/properties/summary/maxLength", keyword: "maxLength", params: { limit: 512 } }], !1;
                                              if (func2(data236) < 1)
                                                return validate10.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/10/properties/data/properties/summary/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/10/properties/data/properties/summary/type", keyword: "type", params: { type: "string" } }], !1;
                                          var valid118 = _errs630 === errors;
                                        } else
                                          var valid118 = !0;
                                        if (valid118)
                                          if (data233.relatedStepId !== void 0) {
                                            let data237 = data233.relatedStepId, _errs632 = errors;
                                            if (errors === _errs632)
                                              if (typeof data237 == "string") {
                                                if (!pattern42.test(data237))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/relatedStepId", schemaPath: "#/oneOf/10/properties/data/properties/relatedStepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/relatedStepId", schemaPath: "#/oneOf/10/properties/data/properties/relatedStepId/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid118 = _errs632 === errors;
                                          } else
                                            var valid118 = !0;
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/10/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid116 = _errs623 === errors;
                              } else
                                var valid116 = !0;
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
                let missing78;
                if (data.v === void 0 && (missing78 = "v") || data.eventId === void 0 && (missing78 = "eventId") || data.eventIndex === void 0 && (missing78 = "eventIndex") || data.sessionId === void 0 && (missing78 = "sessionId") || data.kind === void 0 && (missing78 = "kind") || data.dedupeKey === void 0 && (missing78 = "dedupeKey") || data.scope === void 0 && (missing78 = "scope") || data.data === void 0 && (missing78 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: missing78 } }], !1;
                if (data.v !== void 0) {
                  let data238 = data.v, _errs637 = errors;
                  if (typeof data238 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/11/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data238 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/11/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid120 = _errs637 === errors;
                } else
                  var valid120 = !0;
                if (valid120) {
                  if (data.eventId !== void 0) {
                    let data239 = data.eventId, _errs639 = errors;
                    if (errors === _errs639)
                      if (typeof data239 == "string") {
                        if (!pattern0.test(data239))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/11/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/11/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid120 = _errs639 === errors;
                  } else
                    var valid120 = !0;
                  if (valid120) {
                    if (data.eventIndex !== void 0) {
                      let data240 = data.eventIndex, _errs641 = errors;
                      if (!(typeof data240 == "number" && !(data240 % 1) && !isNaN(data240)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/11/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs641 && typeof data240 == "number" && (data240 < 0 || isNaN(data240)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/11/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid120 = _errs641 === errors;
                    } else
                      var valid120 = !0;
                    if (valid120) {
                      if (data.sessionId !== void 0) {
                        let data241 = data.sessionId, _errs643 = errors;
                        if (errors === _errs643)
                          if (typeof data241 == "string") {
                            if (!pattern1.test(data241))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/11/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/11/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid120 = _errs643 === errors;
                      } else
                        var valid120 = !0;
                      if (valid120) {
                        if (data.kind !== void 0) {
                          let data242 = data.kind, _errs645 = errors;
                          if (typeof data242 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/11/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data242 !== "decision_trace_appended")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/11/properties/kind/const", keyword: "const", params: { allowedValue: "decision_trace_appended" } }], !1;
                          var valid120 = _errs645 === errors;
                        } else
                          var valid120 = !0;
                        if (valid120) {
                          if (data.dedupeKey !== void 0) {
                            let data243 = data.dedupeKey, _errs647 = errors;
                            if (errors === _errs647)
                              if (typeof data243 == "string") {
                                if (func2(data243) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/11/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data243))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/11/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/11/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid120 = _errs647 === errors;
                          } else
                            var valid120 = !0;
                          if (valid120) {
                            if (data.scope !== void 0) {
                              let data244 = data.scope, _errs649 = errors;
                              if (errors === _errs649)
                                if (data244 && typeof data244 == "object" && !Array.isArray(data244)) {
                                  let missing79;
                                  if (data244.runId === void 0 && (missing79 = "runId") || data244.nodeId === void 0 && (missing79 = "nodeId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/11/properties/scope/required", keyword: "required", params: { missingProperty: missing79 } }], !1;
                                  if (data244.runId !== void 0) {
                                    let data245 = data244.runId, _errs652 = errors;
                                    if (errors === _errs652)
                                      if (typeof data245 == "string") {
                                        if (!pattern6.test(data245))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/11/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/11/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid121 = _errs652 === errors;
                                  } else
                                    var valid121 = !0;
                                  if (valid121)
                                    if (data244.nodeId !== void 0) {
                                      let data246 = data244.nodeId, _errs654 = errors;
                                      if (errors === _errs654)
                                        if (typeof data246 == "string") {
                                          if (!pattern7.test(data246))
                                            return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/11/properties/scope/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/nodeId", schemaPath: "#/oneOf/11/properties/scope/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid121 = _errs654 === errors;
                                    } else
                                      var valid121 = !0;
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/11/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid120 = _errs649 === errors;
                            } else
                              var valid120 = !0;
                            if (valid120)
                              if (data.data !== void 0) {
                                let data247 = data.data, _errs656 = errors;
                                if (errors === _errs656)
                                  if (data247 && typeof data247 == "object" && !Array.isArray(data247)) {
                                    let missing80;
                                    if (data247.traceId === void 0 && (missing80 = "traceId") || data247.entries === void 0 && (missing80 = "entries"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/11/properties/data/required", keyword: "required", params: { missingProperty: missing80 } }], !1;
                                    if (data247.traceId !== void 0) {
                                      let data248 = data247.traceId, _errs659 = errors;
                                      if (errors === _errs659)
                                        if (typeof data248 == "string") {
                                          if (!pattern53.test(data248))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/traceId", schemaPath: "#/oneOf/11/properties/data/properties/traceId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/traceId", schemaPath: "#/oneOf/11/properties/data/properties/traceId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid122 = _errs659 === errors;
                                    } else
                                      var valid122 = !0;
                                    if (valid122)
                                      if (data247.entries !== void 0) {
                                        let data249 = data247.entries, _errs661 = errors;
                                        if (errors === _errs661)
                                          if (Array.isArray(data249)) {
                                            if (data249.length > 25)
                                              return validate10.errors = [{ instancePath: instancePath + "/data/entries", schemaPath: "#/oneOf/11/properties/data/properties/entries/maxItems", keyword: "maxItems", params: { limit: 25 } }], !1;
                                            if (data249.length < 1)
                                              return validate10.errors = [{ instancePath: instancePath + "/data/entries", schemaPath: "#/oneOf/11/properties/data/properties/entries/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                            {
                                              var valid123 = !0;
                                              let len3 = data249.length;
                                              for (let i3 = 0; i3 < len3; i3++) {
                                                let data250 = data249[i3], _errs663 = errors;
                                                if (errors === _errs663)
                                                  if (data250 && typeof data250 == "object" && !Array.isArray(data250)) {
                                                    let missing81;
                                                    if (data250.kind === void 0 && (missing81 = "kind") || data250.summary === void 0 && (missing81 = "summary"))
                                                      return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/required", keyword: "required", params: { missingProperty: missing81 } }], !1;
                                                    if (data250.kind !== void 0) {
                                                      let data251 = data250.kind, _errs666 = errors;
                                                      if (typeof data251 != "string")
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                      if (!(data251 === "selected_next_step" || data251 === "evaluated_condition" || data251 === "entered_loop" || data251 === "exited_loop" || data251 === "detected_non_tip_advance"))
                                                        return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[11].properties.data.properties.entries.items.properties.kind.enum } }], !1;
                                                      var valid124 = _errs666 === errors;
                                                    } else
                                                      var valid124 = !0;
                                                    if (valid124) {
                                                      if (data250.summary !== void 0) {
                                                        let data252 = data250.summary, _errs668 = errors;
                                                        if (errors === _errs668)
                                                          if (typeof data252 == "string") {
                                                            if (func2(data252) > 512)
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/summary", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/summary/maxLength", keyword: "maxLength", params: { limit: 512 } }], !1;
                                                            if (func2(data252) < 1)
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/summary", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/summary/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/summary", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/summary/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid124 = _errs668 === errors;
                                                      } else
                                                        var valid124 = !0;
                                                      if (valid124)
                                                        if (data250.refs !== void 0) {
                                                          let data253 = data250.refs, _errs670 = errors;
                                                          if (errors === _errs670)
                                                            if (Array.isArray(data253)) {
                                                              if (data253.length > 10)
                                                                return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/maxItems", keyword: "maxItems", params: { limit: 10 } }], !1;
                                                              {
                                                                var valid125 = !0;
                                                                let len4 = data253.length;
                                                                for (let i4 = 0; i4 < len4; i4++) {
                                                                  let data254 = data253[i4], _errs672 = errors;
                                                                  if (errors === _errs672)
                                                                    if (data254 && typeof data254 == "object" && !Array.isArray(data254)) {
                                                                      let missing82;
                                                                      if (data254.kind === void 0 && (missing82 = "kind"))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/required", keyword: "required", params: { missingProperty: missing82 } }], !1;
                                                                      {
                                                                        let tag10 = data254.kind;
                                                                        if (typeof tag10 == "string")
                                                                          if (tag10 === "step_id") {
                                                                            if (errors === errors)
                                                                              if (data254 && typeof data254 == "object" && !Array.isArray(data254)) {
                                                                                let missing83;
                                                                                if (data254.kind === void 0 && (missing83 = "kind") || data254.stepId === void 0 && (missing83 = "stepId"))
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing83 } }], !1;
                                                                                if (data254.kind !== void 0) {
                                                                                  let data255 = data254.kind, _errs678 = errors;
                                                                                  if (typeof data255 != "string")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  if (data255 !== "step_id")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "step_id" } }], !1;
                                                                                  var valid128 = _errs678 === errors;
                                                                                } else
                                                                                  var valid128 = !0;
                                                                                if (valid128)
                                                                                  if (data254.stepId !== void 0) {
                                                                                    let data256 = data254.stepId, _errs680 = errors;
                                                                                    if (errors === _errs680)
                                                                                      if (typeof data256 == "string") {
                                                                                        if (!pattern42.test(data256))
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/stepId", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/0/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/stepId", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/0/properties/stepId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid128 = _errs680 === errors;
                                                                                  } else
                                                                                    var valid128 = !0;
                                                                              } else
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                                          } else if (tag10 === "loop_id") {
                                                                            if (errors === errors)
                                                                              if (data254 && typeof data254 == "object" && !Array.isArray(data254)) {
                                                                                let missing84;
                                                                                if (data254.kind === void 0 && (missing84 = "kind") || data254.loopId === void 0 && (missing84 = "loopId"))
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing84 } }], !1;
                                                                                if (data254.kind !== void 0) {
                                                                                  let data257 = data254.kind, _errs685 = errors;
                                                                                  if (typeof data257 != "string")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  if (data257 !== "loop_id")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "loop_id" } }], !1;
                                                                                  var valid130 = _errs685 === errors;
                                                                                } else
                                                                                  var valid130 = !0;
                                                                                if (valid130)
                                                                                  if (data254.loopId !== void 0) {
                                                                                    let data258 = data254.loopId, _errs687 = errors;
                                                                                    if (errors === _errs687)
                                                                                      if (typeof data258 == "string") {
                                                                                        if (!pattern42.test(data258))
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/loopId", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/1/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/loopId", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/1/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid130 = _errs687 === errors;
                                                                                  } else
                                                                                    var valid130 = !0;
                                                                              } else
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                                          } else if (tag10 === "condition_id") {
                                                                            if (errors === errors)
                                                                              if (data254 && typeof data254 == "object" && !Array.isArray(data254)) {
                                                                                let missing85;
                                                                                if (data254.kind === void 0 && (missing85 = "kind") || data254.conditionId === void 0 && (missing85 = "conditionId"))
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/2/required", keyword: "required", params: { missingProperty: missing85 } }], !1;
                                                                                if (data254.kind !== void 0) {
                                                                                  let data259 = data254.kind, _errs692 = errors;
                                                                                  if (typeof data259 != "string")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  if (data259 !== "condition_id")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "condition_id" } }], !1;
                                                                                  var valid132 = _errs692 === errors;
                                                                                } else
                                                                                  var valid132 = !0;
                                                                                if (valid132)
                                                                                  if (data254.conditionId !== void 0) {
                                                                                    let data260 = data254.conditionId, _errs694 = errors;
                                                                                    if (errors === _errs694)
                                                                                      if (typeof data260 == "string") {
                                                                                        if (!pattern42.test(data260))
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/conditionId", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/2/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/conditionId", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/2/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                    var valid132 = _errs694 === errors;
                                                                                  } else
                                                                                    var valid132 = !0;
                                                                              } else
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
                                                                          } else if (tag10 === "iteration") {
                                                                            if (errors === errors)
                                                                              if (data254 && typeof data254 == "object" && !Array.isArray(data254)) {
                                                                                let missing86;
                                                                                if (data254.kind === void 0 && (missing86 = "kind") || data254.value === void 0 && (missing86 = "value"))
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/3/required", keyword: "required", params: { missingProperty: missing86 } }], !1;
                                                                                if (data254.kind !== void 0) {
                                                                                  let data261 = data254.kind, _errs699 = errors;
                                                                                  if (typeof data261 != "string")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  if (data261 !== "iteration")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/kind", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "iteration" } }], !1;
                                                                                  var valid134 = _errs699 === errors;
                                                                                } else
                                                                                  var valid134 = !0;
                                                                                if (valid134)
                                                                                  if (data254.value !== void 0) {
                                                                                    let data262 = data254.value, _errs701 = errors;
                                                                                    if (!(typeof data262 == "number" && !(data262 % 1) && !isNaN(data262)))
                                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/value", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/3/properties/value/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                                    if (errors === _errs701 && typeof data262 == "number" && (data262 < 0 || isNaN(data262)))
                                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4 + "/value", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/3/properties/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                                    var valid134 = _errs701 === errors;
                                                                                  } else
                                                                                    var valid134 = !0;
                                                                              } else
                                                                                return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/oneOf/3/type", keyword: "type", params: { type: "object" } }], !1;
                                                                          } else
                                                                            return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag10 } }], !1;
                                                                        else
                                                                          return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag10 } }], !1;
                                                                      }
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs/" + i4, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                  var valid125 = _errs672 === errors;
                                                                  if (!valid125)
                                                                    break;
                                                                }
                                                              }
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3 + "/refs", schemaPath: "#/oneOf/11/properties/data/properties/entries/items/properties/refs/type", keyword: "type", params: { type: "array" } }], !1;
                                                          var valid124 = _errs670 === errors;
                                                        } else
                                                          var valid124 = !0;
                                                    }
                                                  } else
                                                    return validate10.errors = [{ instancePath: instancePath + "/data/entries/" + i3, schemaPath: "#/oneOf/11/properties/data/properties/entries/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                var valid123 = _errs663 === errors;
                                                if (!valid123)
                                                  break;
                                              }
                                            }
                                          } else
                                            return validate10.errors = [{ instancePath: instancePath + "/data/entries", schemaPath: "#/oneOf/11/properties/data/properties/entries/type", keyword: "type", params: { type: "array" } }], !1;
                                        var valid122 = _errs661 === errors;
                                      } else
                                        var valid122 = !0;
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/11/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid120 = _errs656 === errors;
                              } else
                                var valid120 = !0;
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
                let missing87;
                if (data.v === void 0 && (missing87 = "v") || data.eventId === void 0 && (missing87 = "eventId") || data.eventIndex === void 0 && (missing87 = "eventIndex") || data.sessionId === void 0 && (missing87 = "sessionId") || data.kind === void 0 && (missing87 = "kind") || data.dedupeKey === void 0 && (missing87 = "dedupeKey") || data.scope === void 0 && (missing87 = "scope") || data.data === void 0 && (missing87 = "data"))
                  return validate10.errors = [{ instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: missing87 } }], !1;
                if (data.v !== void 0) {
                  let data263 = data.v, _errs706 = errors;
                  if (typeof data263 != "number")
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/12/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data263 !== 1)
                    return validate10.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/12/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid136 = _errs706 === errors;
                } else
                  var valid136 = !0;
                if (valid136) {
                  if (data.eventId !== void 0) {
                    let data264 = data.eventId, _errs708 = errors;
                    if (errors === _errs708)
                      if (typeof data264 == "string") {
                        if (!pattern0.test(data264))
                          return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/12/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/12/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid136 = _errs708 === errors;
                  } else
                    var valid136 = !0;
                  if (valid136) {
                    if (data.eventIndex !== void 0) {
                      let data265 = data.eventIndex, _errs710 = errors;
                      if (!(typeof data265 == "number" && !(data265 % 1) && !isNaN(data265)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/12/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs710 && typeof data265 == "number" && (data265 < 0 || isNaN(data265)))
                        return validate10.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/12/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid136 = _errs710 === errors;
                    } else
                      var valid136 = !0;
                    if (valid136) {
                      if (data.sessionId !== void 0) {
                        let data266 = data.sessionId, _errs712 = errors;
                        if (errors === _errs712)
                          if (typeof data266 == "string") {
                            if (!pattern1.test(data266))
                              return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/12/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate10.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/12/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid136 = _errs712 === errors;
                      } else
                        var valid136 = !0;
                      if (valid136) {
                        if (data.kind !== void 0) {
                          let data267 = data.kind, _errs714 = errors;
                          if (typeof data267 != "string")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/12/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data267 !== "context_set")
                            return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/12/properties/kind/const", keyword: "const", params: { allowedValue: "context_set" } }], !1;
                          var valid136 = _errs714 === errors;
                        } else
                          var valid136 = !0;
                        if (valid136) {
                          if (data.dedupeKey !== void 0) {
                            let data268 = data.dedupeKey, _errs716 = errors;
                            if (errors === _errs716)
                              if (typeof data268 == "string") {
                                if (func2(data268) > 256)
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/12/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data268))
                                  return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/12/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/12/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid136 = _errs716 === errors;
                          } else
                            var valid136 = !0;
                          if (valid136) {
                            if (data.scope !== void 0) {
                              let data269 = data.scope, _errs718 = errors;
                              if (errors === _errs718)
                                if (data269 && typeof data269 == "object" && !Array.isArray(data269)) {
                                  let missing88;
                                  if (data269.runId === void 0 && (missing88 = "runId"))
                                    return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/12/properties/scope/required", keyword: "required", params: { missingProperty: missing88 } }], !1;
                                  if (data269.runId !== void 0) {
                                    let data270 = data269.runId;
                                    if (errors === errors)
                                      if (typeof data270 == "string") {
                                        if (!pattern6.test(data270))
                                          return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/12/properties/scope/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/scope/runId", schemaPath: "#/oneOf/12/properties/scope/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
                                  }
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/oneOf/12/properties/scope/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid136 = _errs718 === errors;
                            } else
                              var valid136 = !0;
                            if (valid136)
                              if (data.data !== void 0) {
                                let data271 = data.data, _errs723 = errors;
                                if (errors === _errs723)
                                  if (data271 && typeof data271 == "object" && !Array.isArray(data271)) {
                                    let missing89;
                                    if (data271.contextId === void 0 && (missing89 = "contextId") || data271.context === void 0 && (missing89 = "context") || data271.source === void 0 && (missing89 = "source"))
                                      return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/12/properties/data/required", keyword: "required", params: { missingProperty: missing89 } }], !1;
                                    if (data271.contextId !== void 0) {
                                      let data272 = data271.contextId, _errs726 = errors;
                                      if (errors === _errs726)
                                        if (typeof data272 == "string") {
                                          if (!pattern53.test(data272))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/contextId", schemaPath: "#/oneOf/12/properties/data/properties/contextId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/data/contextId", schemaPath: "#/oneOf/12/properties/data/properties/contextId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid138 = _errs726 === errors;
                                    } else
                                      var valid138 = !0;
                                    if (valid138) {
                                      if (data271.context !== void 0) {
                                        let data273 = data271.context, _errs728 = errors;
                                        if (errors === _errs728 && !(data273 && typeof data273 == "object" && !Array.isArray(data273)))
                                          return validate10.errors = [{ instancePath: instancePath + "/data/context", schemaPath: "#/oneOf/12/properties/data/properties/context/type", keyword: "type", params: { type: "object" } }], !1;
                                        var valid138 = _errs728 === errors;
                                      } else
                                        var valid138 = !0;
                                      if (valid138) {
                                        if (data271.source !== void 0) {
                                          let data274 = data271.source, _errs731 = errors;
                                          if (typeof data274 != "string")
                                            return validate10.errors = [{ instancePath: instancePath + "/data/source", schemaPath: "#/oneOf/12/properties/data/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                                          if (!(data274 === "initial" || data274 === "agent_delta" || data274 === "merge"))
                                            return validate10.errors = [{ instancePath: instancePath + "/data/source", schemaPath: "#/oneOf/12/properties/data/properties/source/enum", keyword: "enum", params: { allowedValues: schema11.oneOf[12].properties.data.properties.source.enum } }], !1;
                                          var valid138 = _errs731 === errors;
                                        } else
                                          var valid138 = !0;
                                        if (valid138)
                                          if (data271.nodeId !== void 0) {
                                            let data275 = data271.nodeId, _errs733 = errors;
                                            if (errors === _errs733)
                                              if (typeof data275 == "string") {
                                                if (!pattern7.test(data275))
                                                  return validate10.errors = [{ instancePath: instancePath + "/data/nodeId", schemaPath: "#/oneOf/12/properties/data/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/data/nodeId", schemaPath: "#/oneOf/12/properties/data/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid138 = _errs733 === errors;
                                          } else
                                            var valid138 = !0;
                                      }
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/12/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid136 = _errs723 === errors;
                              } else
                                var valid136 = !0;
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
