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
var find = validate21, schema6 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Session event", type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "session_created" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, data: { type: "object", properties: {}, additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "data"], additionalProperties: !0 }, { $ref: "#/definitions/part1" }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "run_started" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { $ref: "#/definitions/part3" }, data: { type: "object", properties: { workflowId: { type: "string", pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" }, workflowHash: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, workflowSourceKind: { type: "string", enum: ["bundled", "user", "project", "remote", "plugin"] }, workflowSourceRef: { type: "string", maxLength: 512 }, parent: { $ref: "#/definitions/part2" }, sourceDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, rulesVersion: { type: "integer", exclusiveMinimum: 0 }, goal: { type: "string", minLength: 1, maxLength: 200 } }, required: ["workflowId", "workflowHash", "workflowSourceKind", "workflowSourceRef"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "node_created" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { $ref: "#/definitions/part2" }, data: { type: "object", properties: { nodeKind: { type: "string", enum: ["step", "checkpoint", "blocked_attempt"] }, parentNodeId: { anyOf: [{ type: "string", pattern: "^node_[a-z0-9_]{1,64}$" }, { type: "null" }] }, workflowHash: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, snapshotRef: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, checkpoint: { type: "object", properties: { attemptId: { type: "string", pattern: "^att_[a-z0-9_]{1,64}$" }, inputDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" } }, required: ["attemptId", "inputDigest"], additionalProperties: !0 }, asksConfirmation: { type: "boolean", const: !0 } }, required: ["nodeKind", "parentNodeId", "workflowHash", "snapshotRef"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "edge_created" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { $ref: "#/definitions/part3" }, data: { type: "object", properties: { edgeKind: { type: "string", enum: ["acked_step", "checkpoint"] }, fromNodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" }, toNodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" }, cause: { type: "object", properties: { kind: { type: "string", enum: ["idempotent_replay", "intentional_fork", "non_tip_advance", "checkpoint_created"] }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" } }, required: ["kind", "eventId"], additionalProperties: !0 } }, required: ["edgeKind", "fromNodeId", "toNodeId", "cause"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { $ref: "#/definitions/part4" }, { $ref: "#/definitions/part12" }, { $ref: "#/definitions/part13" }, { $ref: "#/definitions/part14" }, { $ref: "#/definitions/part17" }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "divergence_recorded" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { $ref: "#/definitions/part2" }, data: { type: "object", properties: { divergenceId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, reason: { type: "string", enum: ["missing_user_context", "capability_unavailable", "efficiency_skip", "safety_stop", "policy_constraint"] }, summary: { type: "string", minLength: 1, maxLength: 512 }, relatedStepId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["divergenceId", "reason", "summary"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, { $ref: "#/definitions/part19" }, { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "context_set" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { $ref: "#/definitions/part3" }, data: { type: "object", properties: { contextId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, context: { type: "object", additionalProperties: {} }, source: { type: "string", enum: ["initial", "agent_delta", "merge"] }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["contextId", "context", "source"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }], definitions: { part2: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" }, nodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["runId", "nodeId"], additionalProperties: !0 }, part1: { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "observation_recorded" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { $ref: "#/definitions/part2" }, data: { type: "object", properties: { key: { type: "string", enum: ["git_branch", "git_head_sha", "repo_root_hash", "repo_root"] }, value: { type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ type: "object", properties: { type: { type: "string", const: "short_string" }, value: { type: "string", maxLength: 80 } }, required: ["type", "value"], additionalProperties: !0 }, { type: "object", properties: { type: { type: "string", const: "git_sha1" }, value: { type: "string", pattern: "^[0-9a-f]{40}$" } }, required: ["type", "value"], additionalProperties: !0 }, { type: "object", properties: { type: { type: "string", const: "sha256" }, value: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" } }, required: ["type", "value"], additionalProperties: !0 }, { type: "object", properties: { type: { type: "string", const: "path" }, value: { type: "string", maxLength: 512 } }, required: ["type", "value"], additionalProperties: !0 }] }, confidence: { type: "string", enum: ["low", "med", "high"] } }, required: ["key", "value", "confidence"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "data"], additionalProperties: !0 }, part3: { type: "object", properties: { runId: { type: "string", pattern: "^run_[a-z0-9_]{1,64}$" } }, required: ["runId"], additionalProperties: !0 }, part11: { type: "object", properties: { loopId: { type: "string", pattern: "^[a-z0-9_-]+$" }, iteration: { type: "integer", minimum: 0 }, maxIterations: { type: "integer", exclusiveMinimum: 0 } }, required: ["loopId", "iteration", "maxIterations"], additionalProperties: !0 }, part10: { type: "object", properties: { code: { type: "string", enum: ["USER_ONLY_DEPENDENCY", "MISSING_REQUIRED_OUTPUT", "INVALID_REQUIRED_OUTPUT", "REQUIRED_CAPABILITY_UNKNOWN", "REQUIRED_CAPABILITY_UNAVAILABLE", "INVARIANT_VIOLATION", "STORAGE_CORRUPTION_DETECTED"] }, pointer: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "context_key" }, key: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "key"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "context_budget" } }, required: ["kind"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "output_contract" }, contractRef: { type: "string" } }, required: ["kind", "contractRef"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "capability" }, capability: { type: "string", enum: ["delegation", "web_browsing"] } }, required: ["kind", "capability"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "workflow_step" }, stepId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "stepId"], additionalProperties: !0 }] }, message: { type: "string", maxLength: 512 }, suggestedFix: { type: "string", maxLength: 1024 }, loop: { $ref: "#/definitions/part11" }, followup: { type: "object", properties: { level: { type: "string", minLength: 1 }, words: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" } }, required: ["level", "words"], additionalProperties: !0 } }, required: ["code", "pointer", "message"], additionalProperties: !0 }, part9: { type: "array", items: { $ref: "#/definitions/part10" }, minItems: 1, maxItems: 10 }, part8: { type: "object", properties: { blockers: { $ref: "#/definitions/part9" } }, required: ["blockers"], additionalProperties: !0 }, part7: { type: "object", properties: { kind: { type: "string", const: "blocked" }, blockers: { $ref: "#/definitions/part8" } }, required: ["kind", "blockers"], additionalProperties: !0 }, part6: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ $ref: "#/definitions/part7" }, { type: "object", properties: { kind: { type: "string", const: "advanced" }, toNodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["kind", "toNodeId"], additionalProperties: !0 }] }, part5: { type: "object", properties: { attemptId: { type: "string", pattern: "^att_[a-z0-9_]{1,64}$" }, intent: { type: "string", const: "ack_pending" }, outcome: { $ref: "#/definitions/part6" }, inputDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, confirmation: { type: "object", properties: { outcome: { type: "string", enum: ["acknowledged_in_text", "approved_in_form", "rejected_in_form", "form_unanswered", "skipped_by_mode"] }, comment: { type: "string", minLength: 1, maxLength: 384 } }, required: ["outcome"], additionalProperties: !0 }, resent: { type: "array", items: { type: "string" } }, blockedNodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["attemptId", "intent", "outcome"], additionalProperties: !0 }, part4: { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "advance_recorded" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { $ref: "#/definitions/part2" }, data: { $ref: "#/definitions/part5" } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, part12: { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "node_output_appended" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { $ref: "#/definitions/part2" }, data: { type: "object", properties: { outputId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, supersedesOutputId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, outputChannel: { type: "string", enum: ["recap", "artifact"] }, payload: { type: "object", required: ["payloadKind"], discriminator: { propertyName: "payloadKind" }, oneOf: [{ type: "object", properties: { payloadKind: { type: "string", const: "notes" }, notesMarkdown: { type: "string", maxLength: 4096 } }, required: ["payloadKind", "notesMarkdown"], additionalProperties: !0 }, { type: "object", properties: { payloadKind: { type: "string", const: "artifact_ref" }, sha256: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, contentType: { type: "string", minLength: 1, maxLength: 128 }, byteLength: { type: "integer", minimum: 0 } }, required: ["payloadKind", "sha256", "contentType", "byteLength"], additionalProperties: !0 }] } }, required: ["outputId", "outputChannel", "payload"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, part13: { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "preferences_changed" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { $ref: "#/definitions/part2" }, data: { type: "object", properties: { changeId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, source: { type: "string", enum: ["user", "workflow_recommendation", "system"] }, delta: { type: "array", items: { type: "object", required: ["key"], discriminator: { propertyName: "key" }, oneOf: [{ type: "object", properties: { key: { type: "string", const: "autonomy" }, value: { type: "string", enum: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"] } }, required: ["key", "value"], additionalProperties: !0 }, { type: "object", properties: { key: { type: "string", const: "riskPolicy" }, value: { type: "string", enum: ["conservative", "balanced", "aggressive"] } }, required: ["key", "value"], additionalProperties: !0 }] }, minItems: 1, maxItems: 2 }, effective: { type: "object", properties: { autonomy: { type: "string", enum: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"] }, riskPolicy: { type: "string", enum: ["conservative", "balanced", "aggressive"] } }, required: ["autonomy", "riskPolicy"], additionalProperties: !0 } }, required: ["changeId", "source", "delta", "effective"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, part16: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "probe_step" }, enforcementGrade: { type: "string", const: "strong" }, detail: { type: "object", properties: { probeTemplateId: { type: "string" }, probeStepId: { type: "string", pattern: "^[a-z0-9_-]+$" }, result: { type: "string", enum: ["success", "failure"] } }, required: ["probeTemplateId", "probeStepId", "result"], additionalProperties: !0 } }, required: ["kind", "enforcementGrade", "detail"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "attempted_use" }, enforcementGrade: { type: "string", const: "strong" }, detail: { type: "object", properties: { attemptContext: { type: "string", enum: ["workflow_step", "system_probe"] }, result: { type: "string", enum: ["success", "failure"] }, failureCode: { type: "string", enum: ["tool_missing", "tool_error", "policy_blocked", "unknown"] } }, required: ["attemptContext", "result"], additionalProperties: !0 } }, required: ["kind", "enforcementGrade", "detail"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "manual_claim" }, enforcementGrade: { type: "string", const: "weak" }, detail: { type: "object", properties: { claimedBy: { type: "string", enum: ["agent", "user"] }, claim: { type: "string", enum: ["available", "unavailable"] } }, required: ["claimedBy", "claim"], additionalProperties: !0 } }, required: ["kind", "enforcementGrade", "detail"], additionalProperties: !0 }] }, part15: { type: "object", properties: { capObsId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, capability: { type: "string", enum: ["delegation", "web_browsing"] }, status: { type: "string", enum: ["unknown", "available", "unavailable"] }, provenance: { $ref: "#/definitions/part16" } }, required: ["capObsId", "capability", "status", "provenance"], additionalProperties: !0 }, part14: { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "capability_observed" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { $ref: "#/definitions/part2" }, data: { $ref: "#/definitions/part15" } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, part18: { type: "object", properties: { gapId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, severity: { type: "string", enum: ["info", "warning", "critical"] }, reason: { type: "object", required: ["category"], discriminator: { propertyName: "category" }, oneOf: [{ type: "object", properties: { category: { type: "string", const: "user_only_dependency" }, detail: { type: "string", enum: ["needs_user_secret_or_token", "needs_user_account_access", "needs_user_artifact", "needs_user_choice", "needs_user_approval", "needs_user_environment_action"] } }, required: ["category", "detail"], additionalProperties: !0 }, { type: "object", properties: { category: { type: "string", const: "contract_violation" }, detail: { type: "string", enum: ["missing_required_output", "invalid_required_output"] } }, required: ["category", "detail"], additionalProperties: !0 }, { type: "object", properties: { category: { type: "string", const: "capability_missing" }, detail: { type: "string", enum: ["required_capability_unavailable", "required_capability_unknown"] } }, required: ["category", "detail"], additionalProperties: !0 }, { type: "object", properties: { category: { type: "string", const: "unexpected" }, detail: { type: "string", enum: ["invariant_violation", "storage_corruption_detected"] } }, required: ["category", "detail"], additionalProperties: !0 }] }, summary: { type: "string", minLength: 1, maxLength: 512 }, resolution: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "unresolved" } }, required: ["kind"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "resolves" }, resolvesGapId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }, required: ["kind", "resolvesGapId"], additionalProperties: !0 }] }, evidenceRefs: { type: "array", items: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "event" }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" } }, required: ["kind", "eventId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "output" }, outputId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }, required: ["kind", "outputId"], additionalProperties: !0 }] }, maxItems: 10 }, loop: { $ref: "#/definitions/part11" } }, required: ["gapId", "severity", "reason", "summary", "resolution"], additionalProperties: !0 }, part17: { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "gap_recorded" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { $ref: "#/definitions/part2" }, data: { $ref: "#/definitions/part18" } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 }, part19: { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "decision_trace_appended" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { $ref: "#/definitions/part2" }, data: { type: "object", properties: { traceId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, entries: { type: "array", items: { type: "object", properties: { kind: { type: "string", enum: ["selected_next_step", "evaluated_condition", "entered_loop", "exited_loop", "detected_non_tip_advance"] }, summary: { type: "string", minLength: 1, maxLength: 512 }, refs: { type: "array", items: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "step_id" }, stepId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "stepId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "loop_id" }, loopId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "loopId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "condition_id" }, conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "conditionId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "iteration" }, value: { type: "integer", minimum: 0 } }, required: ["kind", "value"], additionalProperties: !0 }] }, maxItems: 10 } }, required: ["kind", "summary"], additionalProperties: !0 }, minItems: 1, maxItems: 25 } }, required: ["traceId", "entries"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 } } }, pattern0 = new RegExp("^evt_[a-z0-9_]{1,64}$", "u"), pattern1 = new RegExp("^sess_[a-z0-9_]{1,64}$", "u"), pattern2 = new RegExp("^[a-z0-9_:>-]+$", "u"), pattern54 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), pattern6 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), pattern4 = new RegExp("^node_[a-z0-9_]{1,64}$", "u"), pattern10 = new RegExp("^att_[a-z0-9_]{1,64}$", "u"), pattern21 = new RegExp("^[a-z]+_[a-z0-9_]{1,80}$", "u"), pattern11 = new RegExp("^[a-z0-9_-]+$", "u"), func2 = require_ucs2length().default, schema7 = { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "observation_recorded" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { $ref: "#/definitions/part2" }, data: { type: "object", properties: { key: { type: "string", enum: ["git_branch", "git_head_sha", "repo_root_hash", "repo_root"] }, value: { type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ type: "object", properties: { type: { type: "string", const: "short_string" }, value: { type: "string", maxLength: 80 } }, required: ["type", "value"], additionalProperties: !0 }, { type: "object", properties: { type: { type: "string", const: "git_sha1" }, value: { type: "string", pattern: "^[0-9a-f]{40}$" } }, required: ["type", "value"], additionalProperties: !0 }, { type: "object", properties: { type: { type: "string", const: "sha256" }, value: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" } }, required: ["type", "value"], additionalProperties: !0 }, { type: "object", properties: { type: { type: "string", const: "path" }, value: { type: "string", maxLength: 512 } }, required: ["type", "value"], additionalProperties: !0 }] }, confidence: { type: "string", enum: ["low", "med", "high"] } }, required: ["key", "value", "confidence"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "data"], additionalProperties: !0 }, pattern5 = new RegExp("^[0-9a-f]{40}$", "u");
var pattern3 = new RegExp("^run_[a-z0-9_]{1,64}$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.runId === void 0 && (missing0 = "runId") || data.nodeId === void 0 && (missing0 = "nodeId"))
        return validate23.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.runId !== void 0) {
        let data0 = data.runId, _errs2 = errors;
        if (errors === _errs2)
          if (typeof data0 == "string") {
            if (!pattern3.test(data0))
              return validate23.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
          } else
            return validate23.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.nodeId !== void 0) {
          let data1 = data.nodeId, _errs4 = errors;
          if (errors === _errs4)
            if (typeof data1 == "string") {
              if (!pattern4.test(data1))
                return validate23.errors = [{ instancePath: instancePath + "/nodeId", schemaPath: "#/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
            } else
              return validate23.errors = [{ instancePath: instancePath + "/nodeId", schemaPath: "#/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
    } else
      return validate23.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate23.errors = vErrors, errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.v === void 0 && (missing0 = "v") || data.eventId === void 0 && (missing0 = "eventId") || data.eventIndex === void 0 && (missing0 = "eventIndex") || data.sessionId === void 0 && (missing0 = "sessionId") || data.kind === void 0 && (missing0 = "kind") || data.dedupeKey === void 0 && (missing0 = "dedupeKey") || data.data === void 0 && (missing0 = "data"))
        return validate22.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.v !== void 0) {
        let data0 = data.v, _errs2 = errors;
        if (!(typeof data0 == "number" && isFinite(data0)))
          return validate22.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
        if (data0 !== 1)
          return validate22.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.eventId !== void 0) {
          let data1 = data.eventId, _errs4 = errors;
          if (errors === _errs4)
            if (typeof data1 == "string") {
              if (!pattern0.test(data1))
                return validate22.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
            } else
              return validate22.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.eventIndex !== void 0) {
            let data2 = data.eventIndex, _errs6 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
              return validate22.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
            if (errors === _errs6 && typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2)))
              return validate22.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.sessionId !== void 0) {
              let data3 = data.sessionId, _errs8 = errors;
              if (errors === _errs8)
                if (typeof data3 == "string") {
                  if (!pattern1.test(data3))
                    return validate22.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                } else
                  return validate22.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.kind !== void 0) {
                let data4 = data.kind, _errs10 = errors;
                if (typeof data4 != "string")
                  return validate22.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                if (data4 !== "observation_recorded")
                  return validate22.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "observation_recorded" } }], !1;
                var valid0 = _errs10 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.dedupeKey !== void 0) {
                  let data5 = data.dedupeKey, _errs12 = errors;
                  if (errors === _errs12)
                    if (typeof data5 == "string") {
                      if (func2(data5) > 256)
                        return validate22.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                      if (!pattern2.test(data5))
                        return validate22.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                    } else
                      return validate22.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid0 = _errs12 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.scope !== void 0) {
                    let _errs14 = errors;
                    validate23(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length);
                    var valid0 = _errs14 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.data !== void 0) {
                      let data7 = data.data, _errs15 = errors;
                      if (errors === _errs15)
                        if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                          let missing1;
                          if (data7.key === void 0 && (missing1 = "key") || data7.value === void 0 && (missing1 = "value") || data7.confidence === void 0 && (missing1 = "confidence"))
                            return validate22.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                          if (data7.key !== void 0) {
                            let data8 = data7.key, _errs18 = errors;
                            if (typeof data8 != "string")
                              return validate22.errors = [{ instancePath: instancePath + "/data/key", schemaPath: "#/properties/data/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                            if (!(data8 === "git_branch" || data8 === "git_head_sha" || data8 === "repo_root_hash" || data8 === "repo_root"))
                              return validate22.errors = [{ instancePath: instancePath + "/data/key", schemaPath: "#/properties/data/properties/key/enum", keyword: "enum", params: { allowedValues: schema7.properties.data.properties.key.enum } }], !1;
                            var valid1 = _errs18 === errors;
                          } else
                            var valid1 = !0;
                          if (valid1) {
                            if (data7.value !== void 0) {
                              let data9 = data7.value, _errs20 = errors;
                              if (errors === _errs20)
                                if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                  let missing2;
                                  if (data9.type === void 0 && (missing2 = "type"))
                                    return validate22.errors = [{ instancePath: instancePath + "/data/value", schemaPath: "#/properties/data/properties/value/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                                  {
                                    let tag0 = data9.type;
                                    if (typeof tag0 == "string")
                                      if (tag0 === "short_string") {
                                        if (errors === errors)
                                          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                            let missing3;
                                            if (data9.type === void 0 && (missing3 = "type") || data9.value === void 0 && (missing3 = "value"))
                                              return validate22.errors = [{ instancePath: instancePath + "/data/value", schemaPath: "#/properties/data/properties/value/oneOf/0/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                                            if (data9.type !== void 0) {
                                              let data10 = data9.type, _errs26 = errors;
                                              if (typeof data10 != "string")
                                                return validate22.errors = [{ instancePath: instancePath + "/data/value/type", schemaPath: "#/properties/data/properties/value/oneOf/0/properties/type/type", keyword: "type", params: { type: "string" } }], !1;
                                              if (data10 !== "short_string")
                                                return validate22.errors = [{ instancePath: instancePath + "/data/value/type", schemaPath: "#/properties/data/properties/value/oneOf/0/properties/type/const", keyword: "const", params: { allowedValue: "short_string" } }], !1;
                                              var valid4 = _errs26 === errors;
                                            } else
                                              var valid4 = !0;
                                            if (valid4)
                                              if (data9.value !== void 0) {
                                                let data11 = data9.value, _errs28 = errors;
                                                if (errors === _errs28)
                                                  if (typeof data11 == "string") {
                                                    if (func2(data11) > 80)
                                                      return validate22.errors = [{ instancePath: instancePath + "/data/value/value", schemaPath: "#/properties/data/properties/value/oneOf/0/properties/value/maxLength", keyword: "maxLength", params: { limit: 80 } }], !1;
                                                  } else
                                                    return validate22.errors = [{ instancePath: instancePath + "/data/value/value", schemaPath: "#/properties/data/properties/value/oneOf/0/properties/value/type", keyword: "type", params: { type: "string" } }], !1;
                                                var valid4 = _errs28 === errors;
                                              } else
                                                var valid4 = !0;
                                          } else
                                            return validate22.errors = [{ instancePath: instancePath + "/data/value", schemaPath: "#/properties/data/properties/value/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                      } else if (tag0 === "git_sha1") {
                                        if (errors === errors)
                                          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                            let missing4;
                                            if (data9.type === void 0 && (missing4 = "type") || data9.value === void 0 && (missing4 = "value"))
                                              return validate22.errors = [{ instancePath: instancePath + "/data/value", schemaPath: "#/properties/data/properties/value/oneOf/1/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                                            if (data9.type !== void 0) {
                                              let data12 = data9.type, _errs33 = errors;
                                              if (typeof data12 != "string")
                                                return validate22.errors = [{ instancePath: instancePath + "/data/value/type", schemaPath: "#/properties/data/properties/value/oneOf/1/properties/type/type", keyword: "type", params: { type: "string" } }], !1;
                                              if (data12 !== "git_sha1")
                                                return validate22.errors = [{ instancePath: instancePath + "/data/value/type", schemaPath: "#/properties/data/properties/value/oneOf/1/properties/type/const", keyword: "const", params: { allowedValue: "git_sha1" } }], !1;
                                              var valid6 = _errs33 === errors;
                                            } else
                                              var valid6 = !0;
                                            if (valid6)
                                              if (data9.value !== void 0) {
                                                let data13 = data9.value, _errs35 = errors;
                                                if (errors === _errs35)
                                                  if (typeof data13 == "string") {
                                                    if (!pattern5.test(data13))
                                                      return validate22.errors = [{ instancePath: instancePath + "/data/value/value", schemaPath: "#/properties/data/properties/value/oneOf/1/properties/value/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40}$" } }], !1;
                                                  } else
                                                    return validate22.errors = [{ instancePath: instancePath + "/data/value/value", schemaPath: "#/properties/data/properties/value/oneOf/1/properties/value/type", keyword: "type", params: { type: "string" } }], !1;
                                                var valid6 = _errs35 === errors;
                                              } else
                                                var valid6 = !0;
                                          } else
                                            return validate22.errors = [{ instancePath: instancePath + "/data/value", schemaPath: "#/properties/data/properties/value/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                      } else if (tag0 === "sha256") {
                                        if (errors === errors)
                                          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                            let missing5;
                                            if (data9.type === void 0 && (missing5 = "type") || data9.value === void 0 && (missing5 = "value"))
                                              return validate22.errors = [{ instancePath: instancePath + "/data/value", schemaPath: "#/properties/data/properties/value/oneOf/2/required", keyword: "required", params: { missingProperty: missing5 } }], !1;
                                            if (data9.type !== void 0) {
                                              let data14 = data9.type, _errs40 = errors;
                                              if (typeof data14 != "string")
                                                return validate22.errors = [{ instancePath: instancePath + "/data/value/type", schemaPath: "#/properties/data/properties/value/oneOf/2/properties/type/type", keyword: "type", params: { type: "string" } }], !1;
                                              if (data14 !== "sha256")
                                                return validate22.errors = [{ instancePath: instancePath + "/data/value/type", schemaPath: "#/properties/data/properties/value/oneOf/2/properties/type/const", keyword: "const", params: { allowedValue: "sha256" } }], !1;
                                              var valid8 = _errs40 === errors;
                                            } else
                                              var valid8 = !0;
                                            if (valid8)
                                              if (data9.value !== void 0) {
                                                let data15 = data9.value, _errs42 = errors;
                                                if (errors === _errs42)
                                                  if (typeof data15 == "string") {
                                                    if (!pattern6.test(data15))
                                                      return validate22.errors = [{ instancePath: instancePath + "/data/value/value", schemaPath: "#/properties/data/properties/value/oneOf/2/properties/value/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                                  } else
                                                    return validate22.errors = [{ instancePath: instancePath + "/data/value/value", schemaPath: "#/properties/data/properties/value/oneOf/2/properties/value/type", keyword: "type", params: { type: "string" } }], !1;
                                                var valid8 = _errs42 === errors;
                                              } else
                                                var valid8 = !0;
                                          } else
                                            return validate22.errors = [{ instancePath: instancePath + "/data/value", schemaPath: "#/properties/data/properties/value/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
                                      } else if (tag0 === "path") {
                                        if (errors === errors)
                                          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                            let missing6;
                                            if (data9.type === void 0 && (missing6 = "type") || data9.value === void 0 && (missing6 = "value"))
                                              return validate22.errors = [{ instancePath: instancePath + "/data/value", schemaPath: "#/properties/data/properties/value/oneOf/3/required", keyword: "required", params: { missingProperty: missing6 } }], !1;
                                            if (data9.type !== void 0) {
                                              let data16 = data9.type, _errs47 = errors;
                                              if (typeof data16 != "string")
                                                return validate22.errors = [{ instancePath: instancePath + "/data/value/type", schemaPath: "#/properties/data/properties/value/oneOf/3/properties/type/type", keyword: "type", params: { type: "string" } }], !1;
                                              if (data16 !== "path")
                                                return validate22.errors = [{ instancePath: instancePath + "/data/value/type", schemaPath: "#/properties/data/properties/value/oneOf/3/properties/type/const", keyword: "const", params: { allowedValue: "path" } }], !1;
                                              var valid10 = _errs47 === errors;
                                            } else
                                              var valid10 = !0;
                                            if (valid10)
                                              if (data9.value !== void 0) {
                                                let data17 = data9.value, _errs49 = errors;
                                                if (errors === _errs49)
                                                  if (typeof data17 == "string") {
                                                    if (func2(data17) > 512)
                                                      return validate22.errors = [{ instancePath: instancePath + "/data/value/value", schemaPath: "#/properties/data/properties/value/oneOf/3/properties/value/maxLength", keyword: "maxLength", params: { limit: 512 } }], !1;
                                                  } else
                                                    return validate22.errors = [{ instancePath: instancePath + "/data/value/value", schemaPath: "#/properties/data/properties/value/oneOf/3/properties/value/type", keyword: "type", params: { type: "string" } }], !1;
                                                var valid10 = _errs49 === errors;
                                              } else
                                                var valid10 = !0;
                                          } else
                                            return validate22.errors = [{ instancePath: instancePath + "/data/value", schemaPath: "#/properties/data/properties/value/oneOf/3/type", keyword: "type", params: { type: "object" } }], !1;
                                      } else
                                        return validate22.errors = [{ instancePath: instancePath + "/data/value", schemaPath: "#/properties/data/properties/value/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 } }], !1;
                                    else
                                      return validate22.errors = [{ instancePath: instancePath + "/data/value", schemaPath: "#/properties/data/properties/value/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 } }], !1;
                                  }
                                } else
                                  return validate22.errors = [{ instancePath: instancePath + "/data/value", schemaPath: "#/properties/data/properties/value/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid1 = _errs20 === errors;
                            } else
                              var valid1 = !0;
                            if (valid1)
                              if (data7.confidence !== void 0) {
                                let data18 = data7.confidence, _errs51 = errors;
                                if (typeof data18 != "string")
                                  return validate22.errors = [{ instancePath: instancePath + "/data/confidence", schemaPath: "#/properties/data/properties/confidence/type", keyword: "type", params: { type: "string" } }], !1;
                                if (!(data18 === "low" || data18 === "med" || data18 === "high"))
                                  return validate22.errors = [{ instancePath: instancePath + "/data/confidence", schemaPath: "#/properties/data/properties/confidence/enum", keyword: "enum", params: { allowedValues: schema7.properties.data.properties.confidence.enum } }], !1;
                                var valid1 = _errs51 === errors;
                              } else
                                var valid1 = !0;
                          }
                        } else
                          return validate22.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate22.errors = vErrors, errors === 0;
}
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.runId === void 0 && (missing0 = "runId"))
        return validate59.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.runId !== void 0) {
        let data0 = data.runId;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (!pattern3.test(data0))
              return validate59.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/pattern", keyword: "pattern", params: { pattern: "^run_[a-z0-9_]{1,64}$" } }], !1;
          } else
            return validate59.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/type", keyword: "type", params: { type: "string" } }], !1;
      }
    } else
      return validate59.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate59.errors = vErrors, errors === 0;
}
var schema10 = { type: "object", properties: { attemptId: { type: "string", pattern: "^att_[a-z0-9_]{1,64}$" }, intent: { type: "string", const: "ack_pending" }, outcome: { $ref: "#/definitions/part6" }, inputDigest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, confirmation: { type: "object", properties: { outcome: { type: "string", enum: ["acknowledged_in_text", "approved_in_form", "rejected_in_form", "form_unanswered", "skipped_by_mode"] }, comment: { type: "string", minLength: 1, maxLength: 384 } }, required: ["outcome"], additionalProperties: !0 }, resent: { type: "array", items: { type: "string" } }, blockedNodeId: { type: "string", pattern: "^node_[a-z0-9_]{1,64}$" } }, required: ["attemptId", "intent", "outcome"], additionalProperties: !0 };
var schema15 = { type: "object", properties: { code: { type: "string", enum: ["USER_ONLY_DEPENDENCY", "MISSING_REQUIRED_OUTPUT", "INVALID_REQUIRED_OUTPUT", "REQUIRED_CAPABILITY_UNKNOWN", "REQUIRED_CAPABILITY_UNAVAILABLE", "INVARIANT_VIOLATION", "STORAGE_CORRUPTION_DETECTED"] }, pointer: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "context_key" }, key: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "key"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "context_budget" } }, required: ["kind"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "output_contract" }, contractRef: { type: "string" } }, required: ["kind", "contractRef"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "capability" }, capability: { type: "string", enum: ["delegation", "web_browsing"] } }, required: ["kind", "capability"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "workflow_step" }, stepId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "stepId"], additionalProperties: !0 }] }, message: { type: "string", maxLength: 512 }, suggestedFix: { type: "string", maxLength: 1024 }, loop: { $ref: "#/definitions/part11" }, followup: { type: "object", properties: { level: { type: "string", minLength: 1 }, words: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" } }, required: ["level", "words"], additionalProperties: !0 } }, required: ["code", "pointer", "message"], additionalProperties: !0 };
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.loopId === void 0 && (missing0 = "loopId") || data.iteration === void 0 && (missing0 = "iteration") || data.maxIterations === void 0 && (missing0 = "maxIterations"))
        return validate33.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.loopId !== void 0) {
        let data0 = data.loopId, _errs2 = errors;
        if (errors === _errs2)
          if (typeof data0 == "string") {
            if (!pattern11.test(data0))
              return validate33.errors = [{ instancePath: instancePath + "/loopId", schemaPath: "#/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
          } else
            return validate33.errors = [{ instancePath: instancePath + "/loopId", schemaPath: "#/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.iteration !== void 0) {
          let data1 = data.iteration, _errs4 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate33.errors = [{ instancePath: instancePath + "/iteration", schemaPath: "#/properties/iteration/type", keyword: "type", params: { type: "integer" } }], !1;
          if (errors === _errs4 && typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1)))
            return validate33.errors = [{ instancePath: instancePath + "/iteration", schemaPath: "#/properties/iteration/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.maxIterations !== void 0) {
            let data2 = data.maxIterations, _errs6 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
              return validate33.errors = [{ instancePath: instancePath + "/maxIterations", schemaPath: "#/properties/maxIterations/type", keyword: "type", params: { type: "integer" } }], !1;
            if (errors === _errs6 && typeof data2 == "number" && isFinite(data2) && (data2 <= 0 || isNaN(data2)))
              return validate33.errors = [{ instancePath: instancePath + "/maxIterations", schemaPath: "#/properties/maxIterations/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate33.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate33.errors = vErrors, errors === 0;
}
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.pointer === void 0 && (missing0 = "pointer") || data.message === void 0 && (missing0 = "message"))
        return validate32.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.code !== void 0) {
        let data0 = data.code, _errs2 = errors;
        if (typeof data0 != "string")
          return validate32.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" } }], !1;
        if (!(data0 === "USER_ONLY_DEPENDENCY" || data0 === "MISSING_REQUIRED_OUTPUT" || data0 === "INVALID_REQUIRED_OUTPUT" || data0 === "REQUIRED_CAPABILITY_UNKNOWN" || data0 === "REQUIRED_CAPABILITY_UNAVAILABLE" || data0 === "INVARIANT_VIOLATION" || data0 === "STORAGE_CORRUPTION_DETECTED"))
          return validate32.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/enum", keyword: "enum", params: { allowedValues: schema15.properties.code.enum } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.pointer !== void 0) {
          let data1 = data.pointer, _errs4 = errors;
          if (errors === _errs4)
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              let missing1;
              if (data1.kind === void 0 && (missing1 = "kind"))
                return validate32.errors = [{ instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
              {
                let tag0 = data1.kind;
                if (typeof tag0 == "string")
                  if (tag0 === "context_key") {
                    if (errors === errors)
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        let missing2;
                        if (data1.kind === void 0 && (missing2 = "kind") || data1.key === void 0 && (missing2 = "key"))
                          return validate32.errors = [{ instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/oneOf/0/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                        if (data1.kind !== void 0) {
                          let data2 = data1.kind, _errs10 = errors;
                          if (typeof data2 != "string")
                            return validate32.errors = [{ instancePath: instancePath + "/pointer/kind", schemaPath: "#/properties/pointer/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data2 !== "context_key")
                            return validate32.errors = [{ instancePath: instancePath + "/pointer/kind", schemaPath: "#/properties/pointer/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "context_key" } }], !1;
                          var valid3 = _errs10 === errors;
                        } else
                          var valid3 = !0;
                        if (valid3)
                          if (data1.key !== void 0) {
                            let data3 = data1.key, _errs12 = errors;
                            if (errors === _errs12)
                              if (typeof data3 == "string") {
                                if (!pattern11.test(data3))
                                  return validate32.errors = [{ instancePath: instancePath + "/pointer/key", schemaPath: "#/properties/pointer/oneOf/0/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                              } else
                                return validate32.errors = [{ instancePath: instancePath + "/pointer/key", schemaPath: "#/properties/pointer/oneOf/0/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid3 = _errs12 === errors;
                          } else
                            var valid3 = !0;
                      } else
                        return validate32.errors = [{ instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                  } else if (tag0 === "context_budget") {
                    if (errors === errors)
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        let missing3;
                        if (data1.kind === void 0 && (missing3 = "kind"))
                          return validate32.errors = [{ instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/oneOf/1/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                        if (data1.kind !== void 0) {
                          let data4 = data1.kind;
                          if (typeof data4 != "string")
                            return validate32.errors = [{ instancePath: instancePath + "/pointer/kind", schemaPath: "#/properties/pointer/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data4 !== "context_budget")
                            return validate32.errors = [{ instancePath: instancePath + "/pointer/kind", schemaPath: "#/properties/pointer/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "context_budget" } }], !1;
                        }
                      } else
                        return validate32.errors = [{ instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                  } else if (tag0 === "output_contract") {
                    if (errors === errors)
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        let missing4;
                        if (data1.kind === void 0 && (missing4 = "kind") || data1.contractRef === void 0 && (missing4 = "contractRef"))
                          return validate32.errors = [{ instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/oneOf/2/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                        if (data1.kind !== void 0) {
                          let data5 = data1.kind, _errs22 = errors;
                          if (typeof data5 != "string")
                            return validate32.errors = [{ instancePath: instancePath + "/pointer/kind", schemaPath: "#/properties/pointer/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data5 !== "output_contract")
                            return validate32.errors = [{ instancePath: instancePath + "/pointer/kind", schemaPath: "#/properties/pointer/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "output_contract" } }], !1;
                          var valid7 = _errs22 === errors;
                        } else
                          var valid7 = !0;
                        if (valid7)
                          if (data1.contractRef !== void 0) {
                            let _errs24 = errors;
                            if (typeof data1.contractRef != "string")
                              return validate32.errors = [{ instancePath: instancePath + "/pointer/contractRef", schemaPath: "#/properties/pointer/oneOf/2/properties/contractRef/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid7 = _errs24 === errors;
                          } else
                            var valid7 = !0;
                      } else
                        return validate32.errors = [{ instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
                  } else if (tag0 === "capability") {
                    if (errors === errors)
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        let missing5;
                        if (data1.kind === void 0 && (missing5 = "kind") || data1.capability === void 0 && (missing5 = "capability"))
                          return validate32.errors = [{ instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/oneOf/3/required", keyword: "required", params: { missingProperty: missing5 } }], !1;
                        if (data1.kind !== void 0) {
                          let data7 = data1.kind, _errs29 = errors;
                          if (typeof data7 != "string")
                            return validate32.errors = [{ instancePath: instancePath + "/pointer/kind", schemaPath: "#/properties/pointer/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data7 !== "capability")
                            return validate32.errors = [{ instancePath: instancePath + "/pointer/kind", schemaPath: "#/properties/pointer/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "capability" } }], !1;
                          var valid9 = _errs29 === errors;
                        } else
                          var valid9 = !0;
                        if (valid9)
                          if (data1.capability !== void 0) {
                            let data8 = data1.capability, _errs31 = errors;
                            if (typeof data8 != "string")
                              return validate32.errors = [{ instancePath: instancePath + "/pointer/capability", schemaPath: "#/properties/pointer/oneOf/3/properties/capability/type", keyword: "type", params: { type: "string" } }], !1;
                            if (!(data8 === "delegation" || data8 === "web_browsing"))
                              return validate32.errors = [{ instancePath: instancePath + "/pointer/capability", schemaPath: "#/properties/pointer/oneOf/3/properties/capability/enum", keyword: "enum", params: { allowedValues: schema15.properties.pointer.oneOf[3].properties.capability.enum } }], !1;
                            var valid9 = _errs31 === errors;
                          } else
                            var valid9 = !0;
                      } else
                        return validate32.errors = [{ instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/oneOf/3/type", keyword: "type", params: { type: "object" } }], !1;
                  } else if (tag0 === "workflow_step") {
                    if (errors === errors)
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        let missing6;
                        if (data1.kind === void 0 && (missing6 = "kind") || data1.stepId === void 0 && (missing6 = "stepId"))
                          return validate32.errors = [{ instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/oneOf/4/required", keyword: "required", params: { missingProperty: missing6 } }], !1;
                        if (data1.kind !== void 0) {
                          let data9 = data1.kind, _errs36 = errors;
                          if (typeof data9 != "string")
                            return validate32.errors = [{ instancePath: instancePath + "/pointer/kind", schemaPath: "#/properties/pointer/oneOf/4/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data9 !== "workflow_step")
                            return validate32.errors = [{ instancePath: instancePath + "/pointer/kind", schemaPath: "#/properties/pointer/oneOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "workflow_step" } }], !1;
                          var valid11 = _errs36 === errors;
                        } else
                          var valid11 = !0;
                        if (valid11)
                          if (data1.stepId !== void 0) {
                            let data10 = data1.stepId, _errs38 = errors;
                            if (errors === _errs38)
                              if (typeof data10 == "string") {
                                if (!pattern11.test(data10))
                                  return validate32.errors = [{ instancePath: instancePath + "/pointer/stepId", schemaPath: "#/properties/pointer/oneOf/4/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                              } else
                                return validate32.errors = [{ instancePath: instancePath + "/pointer/stepId", schemaPath: "#/properties/pointer/oneOf/4/properties/stepId/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid11 = _errs38 === errors;
                          } else
                            var valid11 = !0;
                      } else
                        return validate32.errors = [{ instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/oneOf/4/type", keyword: "type", params: { type: "object" } }], !1;
                  } else
                    return validate32.errors = [{ instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } }], !1;
                else
                  return validate32.errors = [{ instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } }], !1;
              }
            } else
              return validate32.errors = [{ instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/type", keyword: "type", params: { type: "object" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.message !== void 0) {
            let data11 = data.message, _errs40 = errors;
            if (errors === _errs40)
              if (typeof data11 == "string") {
                if (func2(data11) > 512)
                  return validate32.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 512 } }], !1;
              } else
                return validate32.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs40 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.suggestedFix !== void 0) {
              let data12 = data.suggestedFix, _errs42 = errors;
              if (errors === _errs42)
                if (typeof data12 == "string") {
                  if (func2(data12) > 1024)
                    return validate32.errors = [{ instancePath: instancePath + "/suggestedFix", schemaPath: "#/properties/suggestedFix/maxLength", keyword: "maxLength", params: { limit: 1024 } }], !1;
                } else
                  return validate32.errors = [{ instancePath: instancePath + "/suggestedFix", schemaPath: "#/properties/suggestedFix/type", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs42 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.loop !== void 0) {
                let _errs44 = errors;
                validate33(data.loop, { instancePath: instancePath + "/loop", parentData: data, parentDataProperty: "loop", rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
                var valid0 = _errs44 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.followup !== void 0) {
                  let data14 = data.followup, _errs45 = errors;
                  if (errors === _errs45)
                    if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                      let missing7;
                      if (data14.level === void 0 && (missing7 = "level") || data14.words === void 0 && (missing7 = "words"))
                        return validate32.errors = [{ instancePath: instancePath + "/followup", schemaPath: "#/properties/followup/required", keyword: "required", params: { missingProperty: missing7 } }], !1;
                      if (data14.level !== void 0) {
                        let data15 = data14.level, _errs48 = errors;
                        if (errors === _errs48)
                          if (typeof data15 == "string") {
                            if (func2(data15) < 1)
                              return validate32.errors = [{ instancePath: instancePath + "/followup/level", schemaPath: "#/properties/followup/properties/level/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                          } else
                            return validate32.errors = [{ instancePath: instancePath + "/followup/level", schemaPath: "#/properties/followup/properties/level/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid12 = _errs48 === errors;
                      } else
                        var valid12 = !0;
                      if (valid12)
                        if (data14.words !== void 0) {
                          let data16 = data14.words, _errs50 = errors;
                          if (errors === _errs50)
                            if (typeof data16 == "string") {
                              if (!pattern6.test(data16))
                                return validate32.errors = [{ instancePath: instancePath + "/followup/words", schemaPath: "#/properties/followup/properties/words/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                            } else
                              return validate32.errors = [{ instancePath: instancePath + "/followup/words", schemaPath: "#/properties/followup/properties/words/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid12 = _errs50 === errors;
                        } else
                          var valid12 = !0;
                    } else
                      return validate32.errors = [{ instancePath: instancePath + "/followup", schemaPath: "#/properties/followup/type", keyword: "type", params: { type: "object" } }], !1;
                  var valid0 = _errs45 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate32.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate32.errors = vErrors, errors === 0;
}
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      if (data.length > 10)
        return validate31.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 10 } }], !1;
      if (data.length < 1)
        return validate31.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
      {
        var valid0 = !0;
        let len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let _errs1 = errors;
          validate32(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length);
          var valid0 = _errs1 === errors;
          if (!valid0)
            break;
        }
      }
    } else
      return validate31.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } }], !1;
  return validate31.errors = vErrors, errors === 0;
}
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.blockers === void 0 && (missing0 = "blockers"))
        return validate30.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      data.blockers !== void 0 && (validate31(data.blockers, { instancePath: instancePath + "/blockers", parentData: data, parentDataProperty: "blockers", rootData }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length));
    } else
      return validate30.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate30.errors = vErrors, errors === 0;
}
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.blockers === void 0 && (missing0 = "blockers"))
        return validate29.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.kind !== void 0) {
        let data0 = data.kind, _errs2 = errors;
        if (typeof data0 != "string")
          return validate29.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
        if (data0 !== "blocked")
          return validate29.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "blocked" } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.blockers !== void 0) {
          let _errs4 = errors;
          validate30(data.blockers, { instancePath: instancePath + "/blockers", parentData: data, parentDataProperty: "blockers", rootData }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length);
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
    } else
      return validate29.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate29.errors = vErrors, errors === 0;
}
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind"))
        return validate28.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let tag0 = data.kind;
        if (typeof tag0 == "string")
          if (tag0 === "blocked")
            validate29(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length);
          else if (tag0 === "advanced") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.kind === void 0 && (missing1 = "kind") || data.toNodeId === void 0 && (missing1 = "toNodeId"))
                  return validate28.errors = [{ instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                if (data.kind !== void 0) {
                  let data0 = data.kind, _errs6 = errors;
                  if (typeof data0 != "string")
                    return validate28.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                  if (data0 !== "advanced")
                    return validate28.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "advanced" } }], !1;
                  var valid3 = _errs6 === errors;
                } else
                  var valid3 = !0;
                if (valid3)
                  if (data.toNodeId !== void 0) {
                    let data1 = data.toNodeId, _errs8 = errors;
                    if (errors === _errs8)
                      if (typeof data1 == "string") {
                        if (!pattern4.test(data1))
                          return validate28.errors = [{ instancePath: instancePath + "/toNodeId", schemaPath: "#/oneOf/1/properties/toNodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate28.errors = [{ instancePath: instancePath + "/toNodeId", schemaPath: "#/oneOf/1/properties/toNodeId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid3 = _errs8 === errors;
                  } else
                    var valid3 = !0;
              } else
                return validate28.errors = [{ instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
          } else
            return validate28.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } }], !1;
        else
          return validate28.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } }], !1;
      }
    } else
      return validate28.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate28.errors = vErrors, errors === 0;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.attemptId === void 0 && (missing0 = "attemptId") || data.intent === void 0 && (missing0 = "intent") || data.outcome === void 0 && (missing0 = "outcome"))
        return validate27.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.attemptId !== void 0) {
        let data0 = data.attemptId, _errs2 = errors;
        if (errors === _errs2)
          if (typeof data0 == "string") {
            if (!pattern10.test(data0))
              return validate27.errors = [{ instancePath: instancePath + "/attemptId", schemaPath: "#/properties/attemptId/pattern", keyword: "pattern", params: { pattern: "^att_[a-z0-9_]{1,64}$" } }], !1;
          } else
            return validate27.errors = [{ instancePath: instancePath + "/attemptId", schemaPath: "#/properties/attemptId/type", keyword: "type", params: { type: "string" } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.intent !== void 0) {
          let data1 = data.intent, _errs4 = errors;
          if (typeof data1 != "string")
            return validate27.errors = [{ instancePath: instancePath + "/intent", schemaPath: "#/properties/intent/type", keyword: "type", params: { type: "string" } }], !1;
          if (data1 !== "ack_pending")
            return validate27.errors = [{ instancePath: instancePath + "/intent", schemaPath: "#/properties/intent/const", keyword: "const", params: { allowedValue: "ack_pending" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.outcome !== void 0) {
            let _errs6 = errors;
            validate28(data.outcome, { instancePath: instancePath + "/outcome", parentData: data, parentDataProperty: "outcome", rootData }) || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length);
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.inputDigest !== void 0) {
              let data3 = data.inputDigest, _errs7 = errors;
              if (errors === _errs7)
                if (typeof data3 == "string") {
                  if (!pattern6.test(data3))
                    return validate27.errors = [{ instancePath: instancePath + "/inputDigest", schemaPath: "#/properties/inputDigest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                } else
                  return validate27.errors = [{ instancePath: instancePath + "/inputDigest", schemaPath: "#/properties/inputDigest/type", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.confirmation !== void 0) {
                let data4 = data.confirmation, _errs9 = errors;
                if (errors === _errs9)
                  if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                    let missing1;
                    if (data4.outcome === void 0 && (missing1 = "outcome"))
                      return validate27.errors = [{ instancePath: instancePath + "/confirmation", schemaPath: "#/properties/confirmation/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                    if (data4.outcome !== void 0) {
                      let data5 = data4.outcome, _errs12 = errors;
                      if (typeof data5 != "string")
                        return validate27.errors = [{ instancePath: instancePath + "/confirmation/outcome", schemaPath: "#/properties/confirmation/properties/outcome/type", keyword: "type", params: { type: "string" } }], !1;
                      if (!(data5 === "acknowledged_in_text" || data5 === "approved_in_form" || data5 === "rejected_in_form" || data5 === "form_unanswered" || data5 === "skipped_by_mode"))
                        return validate27.errors = [{ instancePath: instancePath + "/confirmation/outcome", schemaPath: "#/properties/confirmation/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema10.properties.confirmation.properties.outcome.enum } }], !1;
                      var valid1 = _errs12 === errors;
                    } else
                      var valid1 = !0;
                    if (valid1)
                      if (data4.comment !== void 0) {
                        let data6 = data4.comment, _errs14 = errors;
                        if (errors === _errs14)
                          if (typeof data6 == "string") {
                            if (func2(data6) > 384)
                              return validate27.errors = [{ instancePath: instancePath + "/confirmation/comment", schemaPath: "#/properties/confirmation/properties/comment/maxLength", keyword: "maxLength", params: { limit: 384 } }], !1;
                            if (func2(data6) < 1)
                              return validate27.errors = [{ instancePath: instancePath + "/confirmation/comment", schemaPath: "#/properties/confirmation/properties/comment/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                          } else
                            return validate27.errors = [{ instancePath: instancePath + "/confirmation/comment", schemaPath: "#/properties/confirmation/properties/comment/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid1 = _errs14 === errors;
                      } else
                        var valid1 = !0;
                  } else
                    return validate27.errors = [{ instancePath: instancePath + "/confirmation", schemaPath: "#/properties/confirmation/type", keyword: "type", params: { type: "object" } }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.resent !== void 0) {
                  let data7 = data.resent, _errs16 = errors;
                  if (errors === _errs16)
                    if (Array.isArray(data7)) {
                      var valid2 = !0;
                      let len0 = data7.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let _errs18 = errors;
                        if (typeof data7[i0] != "string")
                          return validate27.errors = [{ instancePath: instancePath + "/resent/" + i0, schemaPath: "#/properties/resent/items/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid2 = _errs18 === errors;
                        if (!valid2)
                          break;
                      }
                    } else
                      return validate27.errors = [{ instancePath: instancePath + "/resent", schemaPath: "#/properties/resent/type", keyword: "type", params: { type: "array" } }], !1;
                  var valid0 = _errs16 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.blockedNodeId !== void 0) {
                    let data9 = data.blockedNodeId, _errs20 = errors;
                    if (errors === _errs20)
                      if (typeof data9 == "string") {
                        if (!pattern4.test(data9))
                          return validate27.errors = [{ instancePath: instancePath + "/blockedNodeId", schemaPath: "#/properties/blockedNodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate27.errors = [{ instancePath: instancePath + "/blockedNodeId", schemaPath: "#/properties/blockedNodeId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid0 = _errs20 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate27.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate27.errors = vErrors, errors === 0;
}
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.v === void 0 && (missing0 = "v") || data.eventId === void 0 && (missing0 = "eventId") || data.eventIndex === void 0 && (missing0 = "eventIndex") || data.sessionId === void 0 && (missing0 = "sessionId") || data.kind === void 0 && (missing0 = "kind") || data.dedupeKey === void 0 && (missing0 = "dedupeKey") || data.scope === void 0 && (missing0 = "scope") || data.data === void 0 && (missing0 = "data"))
        return validate25.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.v !== void 0) {
        let data0 = data.v, _errs2 = errors;
        if (!(typeof data0 == "number" && isFinite(data0)))
          return validate25.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
        if (data0 !== 1)
          return validate25.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.eventId !== void 0) {
          let data1 = data.eventId, _errs4 = errors;
          if (errors === _errs4)
            if (typeof data1 == "string") {
              if (!pattern0.test(data1))
                return validate25.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
            } else
              return validate25.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.eventIndex !== void 0) {
            let data2 = data.eventIndex, _errs6 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
              return validate25.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
            if (errors === _errs6 && typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2)))
              return validate25.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.sessionId !== void 0) {
              let data3 = data.sessionId, _errs8 = errors;
              if (errors === _errs8)
                if (typeof data3 == "string") {
                  if (!pattern1.test(data3))
                    return validate25.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                } else
                  return validate25.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.kind !== void 0) {
                let data4 = data.kind, _errs10 = errors;
                if (typeof data4 != "string")
                  return validate25.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                if (data4 !== "advance_recorded")
                  return validate25.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "advance_recorded" } }], !1;
                var valid0 = _errs10 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.dedupeKey !== void 0) {
                  let data5 = data.dedupeKey, _errs12 = errors;
                  if (errors === _errs12)
                    if (typeof data5 == "string") {
                      if (func2(data5) > 256)
                        return validate25.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                      if (!pattern2.test(data5))
                        return validate25.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                    } else
                      return validate25.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid0 = _errs12 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.scope !== void 0) {
                    let _errs14 = errors;
                    validate23(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length);
                    var valid0 = _errs14 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.data !== void 0) {
                      let _errs15 = errors;
                      validate27(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate25.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate25.errors = vErrors, errors === 0;
}
var schema17 = { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "node_output_appended" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { $ref: "#/definitions/part2" }, data: { type: "object", properties: { outputId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, supersedesOutputId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, outputChannel: { type: "string", enum: ["recap", "artifact"] }, payload: { type: "object", required: ["payloadKind"], discriminator: { propertyName: "payloadKind" }, oneOf: [{ type: "object", properties: { payloadKind: { type: "string", const: "notes" }, notesMarkdown: { type: "string", maxLength: 4096 } }, required: ["payloadKind", "notesMarkdown"], additionalProperties: !0 }, { type: "object", properties: { payloadKind: { type: "string", const: "artifact_ref" }, sha256: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, contentType: { type: "string", minLength: 1, maxLength: 128 }, byteLength: { type: "integer", minimum: 0 } }, required: ["payloadKind", "sha256", "contentType", "byteLength"], additionalProperties: !0 }] } }, required: ["outputId", "outputChannel", "payload"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 };
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.v === void 0 && (missing0 = "v") || data.eventId === void 0 && (missing0 = "eventId") || data.eventIndex === void 0 && (missing0 = "eventIndex") || data.sessionId === void 0 && (missing0 = "sessionId") || data.kind === void 0 && (missing0 = "kind") || data.dedupeKey === void 0 && (missing0 = "dedupeKey") || data.scope === void 0 && (missing0 = "scope") || data.data === void 0 && (missing0 = "data"))
        return validate41.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.v !== void 0) {
        let data0 = data.v, _errs2 = errors;
        if (!(typeof data0 == "number" && isFinite(data0)))
          return validate41.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
        if (data0 !== 1)
          return validate41.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.eventId !== void 0) {
          let data1 = data.eventId, _errs4 = errors;
          if (errors === _errs4)
            if (typeof data1 == "string") {
              if (!pattern0.test(data1))
                return validate41.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
            } else
              return validate41.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.eventIndex !== void 0) {
            let data2 = data.eventIndex, _errs6 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
              return validate41.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
            if (errors === _errs6 && typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2)))
              return validate41.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.sessionId !== void 0) {
              let data3 = data.sessionId, _errs8 = errors;
              if (errors === _errs8)
                if (typeof data3 == "string") {
                  if (!pattern1.test(data3))
                    return validate41.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                } else
                  return validate41.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.kind !== void 0) {
                let data4 = data.kind, _errs10 = errors;
                if (typeof data4 != "string")
                  return validate41.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                if (data4 !== "node_output_appended")
                  return validate41.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "node_output_appended" } }], !1;
                var valid0 = _errs10 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.dedupeKey !== void 0) {
                  let data5 = data.dedupeKey, _errs12 = errors;
                  if (errors === _errs12)
                    if (typeof data5 == "string") {
                      if (func2(data5) > 256)
                        return validate41.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                      if (!pattern2.test(data5))
                        return validate41.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                    } else
                      return validate41.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid0 = _errs12 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.scope !== void 0) {
                    let _errs14 = errors;
                    validate23(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length);
                    var valid0 = _errs14 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.data !== void 0) {
                      let data7 = data.data, _errs15 = errors;
                      if (errors === _errs15)
                        if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                          let missing1;
                          if (data7.outputId === void 0 && (missing1 = "outputId") || data7.outputChannel === void 0 && (missing1 = "outputChannel") || data7.payload === void 0 && (missing1 = "payload"))
                            return validate41.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                          if (data7.outputId !== void 0) {
                            let data8 = data7.outputId, _errs18 = errors;
                            if (errors === _errs18)
                              if (typeof data8 == "string") {
                                if (!pattern21.test(data8))
                                  return validate41.errors = [{ instancePath: instancePath + "/data/outputId", schemaPath: "#/properties/data/properties/outputId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                              } else
                                return validate41.errors = [{ instancePath: instancePath + "/data/outputId", schemaPath: "#/properties/data/properties/outputId/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid1 = _errs18 === errors;
                          } else
                            var valid1 = !0;
                          if (valid1) {
                            if (data7.supersedesOutputId !== void 0) {
                              let data9 = data7.supersedesOutputId, _errs20 = errors;
                              if (errors === _errs20)
                                if (typeof data9 == "string") {
                                  if (!pattern21.test(data9))
                                    return validate41.errors = [{ instancePath: instancePath + "/data/supersedesOutputId", schemaPath: "#/properties/data/properties/supersedesOutputId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                } else
                                  return validate41.errors = [{ instancePath: instancePath + "/data/supersedesOutputId", schemaPath: "#/properties/data/properties/supersedesOutputId/type", keyword: "type", params: { type: "string" } }], !1;
                              var valid1 = _errs20 === errors;
                            } else
                              var valid1 = !0;
                            if (valid1) {
                              if (data7.outputChannel !== void 0) {
                                let data10 = data7.outputChannel, _errs22 = errors;
                                if (typeof data10 != "string")
                                  return validate41.errors = [{ instancePath: instancePath + "/data/outputChannel", schemaPath: "#/properties/data/properties/outputChannel/type", keyword: "type", params: { type: "string" } }], !1;
                                if (!(data10 === "recap" || data10 === "artifact"))
                                  return validate41.errors = [{ instancePath: instancePath + "/data/outputChannel", schemaPath: "#/properties/data/properties/outputChannel/enum", keyword: "enum", params: { allowedValues: schema17.properties.data.properties.outputChannel.enum } }], !1;
                                var valid1 = _errs22 === errors;
                              } else
                                var valid1 = !0;
                              if (valid1)
                                if (data7.payload !== void 0) {
                                  let data11 = data7.payload, _errs24 = errors;
                                  if (errors === _errs24)
                                    if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                      let missing2;
                                      if (data11.payloadKind === void 0 && (missing2 = "payloadKind"))
                                        return validate41.errors = [{ instancePath: instancePath + "/data/payload", schemaPath: "#/properties/data/properties/payload/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                                      {
                                        let tag0 = data11.payloadKind;
                                        if (typeof tag0 == "string")
                                          if (tag0 === "notes") {
                                            if (errors === errors)
                                              if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                                let missing3;
                                                if (data11.payloadKind === void 0 && (missing3 = "payloadKind") || data11.notesMarkdown === void 0 && (missing3 = "notesMarkdown"))
                                                  return validate41.errors = [{ instancePath: instancePath + "/data/payload", schemaPath: "#/properties/data/properties/payload/oneOf/0/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                                                if (data11.payloadKind !== void 0) {
                                                  let data12 = data11.payloadKind, _errs30 = errors;
                                                  if (typeof data12 != "string")
                                                    return validate41.errors = [{ instancePath: instancePath + "/data/payload/payloadKind", schemaPath: "#/properties/data/properties/payload/oneOf/0/properties/payloadKind/type", keyword: "type", params: { type: "string" } }], !1;
                                                  if (data12 !== "notes")
                                                    return validate41.errors = [{ instancePath: instancePath + "/data/payload/payloadKind", schemaPath: "#/properties/data/properties/payload/oneOf/0/properties/payloadKind/const", keyword: "const", params: { allowedValue: "notes" } }], !1;
                                                  var valid4 = _errs30 === errors;
                                                } else
                                                  var valid4 = !0;
                                                if (valid4)
                                                  if (data11.notesMarkdown !== void 0) {
                                                    let data13 = data11.notesMarkdown, _errs32 = errors;
                                                    if (errors === _errs32)
                                                      if (typeof data13 == "string") {
                                                        if (func2(data13) > 4096)
                                                          return validate41.errors = [{ instancePath: instancePath + "/data/payload/notesMarkdown", schemaPath: "#/properties/data/properties/payload/oneOf/0/properties/notesMarkdown/maxLength", keyword: "maxLength", params: { limit: 4096 } }], !1;
                                                      } else
                                                        return validate41.errors = [{ instancePath: instancePath + "/data/payload/notesMarkdown", schemaPath: "#/properties/data/properties/payload/oneOf/0/properties/notesMarkdown/type", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid4 = _errs32 === errors;
                                                  } else
                                                    var valid4 = !0;
                                              } else
                                                return validate41.errors = [{ instancePath: instancePath + "/data/payload", schemaPath: "#/properties/data/properties/payload/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                          } else if (tag0 === "artifact_ref") {
                                            if (errors === errors)
                                              if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                                let missing4;
                                                if (data11.payloadKind === void 0 && (missing4 = "payloadKind") || data11.sha256 === void 0 && (missing4 = "sha256") || data11.contentType === void 0 && (missing4 = "contentType") || data11.byteLength === void 0 && (missing4 = "byteLength"))
                                                  return validate41.errors = [{ instancePath: instancePath + "/data/payload", schemaPath: "#/properties/data/properties/payload/oneOf/1/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                                                if (data11.payloadKind !== void 0) {
                                                  let data14 = data11.payloadKind, _errs37 = errors;
                                                  if (typeof data14 != "string")
                                                    return validate41.errors = [{ instancePath: instancePath + "/data/payload/payloadKind", schemaPath: "#/properties/data/properties/payload/oneOf/1/properties/payloadKind/type", keyword: "type", params: { type: "string" } }], !1;
                                                  if (data14 !== "artifact_ref")
                                                    return validate41.errors = [{ instancePath: instancePath + "/data/payload/payloadKind", schemaPath: "#/properties/data/properties/payload/oneOf/1/properties/payloadKind/const", keyword: "const", params: { allowedValue: "artifact_ref" } }], !1;
                                                  var valid6 = _errs37 === errors;
                                                } else
                                                  var valid6 = !0;
                                                if (valid6) {
                                                  if (data11.sha256 !== void 0) {
                                                    let data15 = data11.sha256, _errs39 = errors;
                                                    if (errors === _errs39)
                                                      if (typeof data15 == "string") {
                                                        if (!pattern6.test(data15))
                                                          return validate41.errors = [{ instancePath: instancePath + "/data/payload/sha256", schemaPath: "#/properties/data/properties/payload/oneOf/1/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                                      } else
                                                        return validate41.errors = [{ instancePath: instancePath + "/data/payload/sha256", schemaPath: "#/properties/data/properties/payload/oneOf/1/properties/sha256/type", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid6 = _errs39 === errors;
                                                  } else
                                                    var valid6 = !0;
                                                  if (valid6) {
                                                    if (data11.contentType !== void 0) {
                                                      let data16 = data11.contentType, _errs41 = errors;
                                                      if (errors === _errs41)
                                                        if (typeof data16 == "string") {
                                                          if (func2(data16) > 128)
                                                            return validate41.errors = [{ instancePath: instancePath + "/data/payload/contentType", schemaPath: "#/properties/data/properties/payload/oneOf/1/properties/contentType/maxLength", keyword: "maxLength", params: { limit: 128 } }], !1;
                                                          if (func2(data16) < 1)
                                                            return validate41.errors = [{ instancePath: instancePath + "/data/payload/contentType", schemaPath: "#/properties/data/properties/payload/oneOf/1/properties/contentType/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                        } else
                                                          return validate41.errors = [{ instancePath: instancePath + "/data/payload/contentType", schemaPath: "#/properties/data/properties/payload/oneOf/1/properties/contentType/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid6 = _errs41 === errors;
                                                    } else
                                                      var valid6 = !0;
                                                    if (valid6)
                                                      if (data11.byteLength !== void 0) {
                                                        let data17 = data11.byteLength, _errs43 = errors;
                                                        if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17)))
                                                          return validate41.errors = [{ instancePath: instancePath + "/data/payload/byteLength", schemaPath: "#/properties/data/properties/payload/oneOf/1/properties/byteLength/type", keyword: "type", params: { type: "integer" } }], !1;
                                                        if (errors === _errs43 && typeof data17 == "number" && isFinite(data17) && (data17 < 0 || isNaN(data17)))
                                                          return validate41.errors = [{ instancePath: instancePath + "/data/payload/byteLength", schemaPath: "#/properties/data/properties/payload/oneOf/1/properties/byteLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                        var valid6 = _errs43 === errors;
                                                      } else
                                                        var valid6 = !0;
                                                  }
                                                }
                                              } else
                                                return validate41.errors = [{ instancePath: instancePath + "/data/payload", schemaPath: "#/properties/data/properties/payload/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                          } else
                                            return validate41.errors = [{ instancePath: instancePath + "/data/payload", schemaPath: "#/properties/data/properties/payload/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "payloadKind", tagValue: tag0 } }], !1;
                                        else
                                          return validate41.errors = [{ instancePath: instancePath + "/data/payload", schemaPath: "#/properties/data/properties/payload/discriminator", keyword: "discriminator", params: { error: "tag", tag: "payloadKind", tagValue: tag0 } }], !1;
                                      }
                                    } else
                                      return validate41.errors = [{ instancePath: instancePath + "/data/payload", schemaPath: "#/properties/data/properties/payload/type", keyword: "type", params: { type: "object" } }], !1;
                                  var valid1 = _errs24 === errors;
                                } else
                                  var valid1 = !0;
                            }
                          }
                        } else
                          return validate41.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate41.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate41.errors = vErrors, errors === 0;
}
var schema18 = { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "preferences_changed" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { $ref: "#/definitions/part2" }, data: { type: "object", properties: { changeId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, source: { type: "string", enum: ["user", "workflow_recommendation", "system"] }, delta: { type: "array", items: { type: "object", required: ["key"], discriminator: { propertyName: "key" }, oneOf: [{ type: "object", properties: { key: { type: "string", const: "autonomy" }, value: { type: "string", enum: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"] } }, required: ["key", "value"], additionalProperties: !0 }, { type: "object", properties: { key: { type: "string", const: "riskPolicy" }, value: { type: "string", enum: ["conservative", "balanced", "aggressive"] } }, required: ["key", "value"], additionalProperties: !0 }] }, minItems: 1, maxItems: 2 }, effective: { type: "object", properties: { autonomy: { type: "string", enum: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"] }, riskPolicy: { type: "string", enum: ["conservative", "balanced", "aggressive"] } }, required: ["autonomy", "riskPolicy"], additionalProperties: !0 } }, required: ["changeId", "source", "delta", "effective"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 };
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.v === void 0 && (missing0 = "v") || data.eventId === void 0 && (missing0 = "eventId") || data.eventIndex === void 0 && (missing0 = "eventIndex") || data.sessionId === void 0 && (missing0 = "sessionId") || data.kind === void 0 && (missing0 = "kind") || data.dedupeKey === void 0 && (missing0 = "dedupeKey") || data.scope === void 0 && (missing0 = "scope") || data.data === void 0 && (missing0 = "data"))
        return validate43.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.v !== void 0) {
        let data0 = data.v, _errs2 = errors;
        if (!(typeof data0 == "number" && isFinite(data0)))
          return validate43.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
        if (data0 !== 1)
          return validate43.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.eventId !== void 0) {
          let data1 = data.eventId, _errs4 = errors;
          if (errors === _errs4)
            if (typeof data1 == "string") {
              if (!pattern0.test(data1))
                return validate43.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
            } else
              return validate43.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.eventIndex !== void 0) {
            let data2 = data.eventIndex, _errs6 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
              return validate43.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
            if (errors === _errs6 && typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2)))
              return validate43.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.sessionId !== void 0) {
              let data3 = data.sessionId, _errs8 = errors;
              if (errors === _errs8)
                if (typeof data3 == "string") {
                  if (!pattern1.test(data3))
                    return validate43.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                } else
                  return validate43.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.kind !== void 0) {
                let data4 = data.kind, _errs10 = errors;
                if (typeof data4 != "string")
                  return validate43.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                if (data4 !== "preferences_changed")
                  return validate43.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "preferences_changed" } }], !1;
                var valid0 = _errs10 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.dedupeKey !== void 0) {
                  let data5 = data.dedupeKey, _errs12 = errors;
                  if (errors === _errs12)
                    if (typeof data5 == "string") {
                      if (func2(data5) > 256)
                        return validate43.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                      if (!pattern2.test(data5))
                        return validate43.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                    } else
                      return validate43.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid0 = _errs12 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.scope !== void 0) {
                    let _errs14 = errors;
                    validate23(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length);
                    var valid0 = _errs14 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.data !== void 0) {
                      let data7 = data.data, _errs15 = errors;
                      if (errors === _errs15)
                        if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                          let missing1;
                          if (data7.changeId === void 0 && (missing1 = "changeId") || data7.source === void 0 && (missing1 = "source") || data7.delta === void 0 && (missing1 = "delta") || data7.effective === void 0 && (missing1 = "effective"))
                            return validate43.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                          if (data7.changeId !== void 0) {
                            let data8 = data7.changeId, _errs18 = errors;
                            if (errors === _errs18)
                              if (typeof data8 == "string") {
                                if (!pattern21.test(data8))
                                  return validate43.errors = [{ instancePath: instancePath + "/data/changeId", schemaPath: "#/properties/data/properties/changeId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                              } else
                                return validate43.errors = [{ instancePath: instancePath + "/data/changeId", schemaPath: "#/properties/data/properties/changeId/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid1 = _errs18 === errors;
                          } else
                            var valid1 = !0;
                          if (valid1) {
                            if (data7.source !== void 0) {
                              let data9 = data7.source, _errs20 = errors;
                              if (typeof data9 != "string")
                                return validate43.errors = [{ instancePath: instancePath + "/data/source", schemaPath: "#/properties/data/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                              if (!(data9 === "user" || data9 === "workflow_recommendation" || data9 === "system"))
                                return validate43.errors = [{ instancePath: instancePath + "/data/source", schemaPath: "#/properties/data/properties/source/enum", keyword: "enum", params: { allowedValues: schema18.properties.data.properties.source.enum } }], !1;
                              var valid1 = _errs20 === errors;
                            } else
                              var valid1 = !0;
                            if (valid1) {
                              if (data7.delta !== void 0) {
                                let data10 = data7.delta, _errs22 = errors;
                                if (errors === _errs22)
                                  if (Array.isArray(data10)) {
                                    if (data10.length > 2)
                                      return validate43.errors = [{ instancePath: instancePath + "/data/delta", schemaPath: "#/properties/data/properties/delta/maxItems", keyword: "maxItems", params: { limit: 2 } }], !1;
                                    if (data10.length < 1)
                                      return validate43.errors = [{ instancePath: instancePath + "/data/delta", schemaPath: "#/properties/data/properties/delta/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                    {
                                      var valid2 = !0;
                                      let len0 = data10.length;
                                      for (let i0 = 0; i0 < len0; i0++) {
                                        let data11 = data10[i0], _errs24 = errors;
                                        if (errors === _errs24)
                                          if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                            let missing2;
                                            if (data11.key === void 0 && (missing2 = "key"))
                                              return validate43.errors = [{ instancePath: instancePath + "/data/delta/" + i0, schemaPath: "#/properties/data/properties/delta/items/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                                            {
                                              let tag0 = data11.key;
                                              if (typeof tag0 == "string")
                                                if (tag0 === "autonomy") {
                                                  if (errors === errors)
                                                    if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                                      let missing3;
                                                      if (data11.key === void 0 && (missing3 = "key") || data11.value === void 0 && (missing3 = "value"))
                                                        return validate43.errors = [{ instancePath: instancePath + "/data/delta/" + i0, schemaPath: "#/properties/data/properties/delta/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                                                      if (data11.key !== void 0) {
                                                        let data12 = data11.key, _errs30 = errors;
                                                        if (typeof data12 != "string")
                                                          return validate43.errors = [{ instancePath: instancePath + "/data/delta/" + i0 + "/key", schemaPath: "#/properties/data/properties/delta/items/oneOf/0/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                        if (data12 !== "autonomy")
                                                          return validate43.errors = [{ instancePath: instancePath + "/data/delta/" + i0 + "/key", schemaPath: "#/properties/data/properties/delta/items/oneOf/0/properties/key/const", keyword: "const", params: { allowedValue: "autonomy" } }], !1;
                                                        var valid5 = _errs30 === errors;
                                                      } else
                                                        var valid5 = !0;
                                                      if (valid5)
                                                        if (data11.value !== void 0) {
                                                          let data13 = data11.value, _errs32 = errors;
                                                          if (typeof data13 != "string")
                                                            return validate43.errors = [{ instancePath: instancePath + "/data/delta/" + i0 + "/value", schemaPath: "#/properties/data/properties/delta/items/oneOf/0/properties/value/type", keyword: "type", params: { type: "string" } }], !1;
                                                          if (!(data13 === "guided" || data13 === "full_auto_stop_on_user_deps" || data13 === "full_auto_never_stop"))
                                                            return validate43.errors = [{ instancePath: instancePath + "/data/delta/" + i0 + "/value", schemaPath: "#/properties/data/properties/delta/items/oneOf/0/properties/value/enum", keyword: "enum", params: { allowedValues: schema18.properties.data.properties.delta.items.oneOf[0].properties.value.enum } }], !1;
                                                          var valid5 = _errs32 === errors;
                                                        } else
                                                          var valid5 = !0;
                                                    } else
                                                      return validate43.errors = [{ instancePath: instancePath + "/data/delta/" + i0, schemaPath: "#/properties/data/properties/delta/items/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                } else if (tag0 === "riskPolicy") {
                                                  if (errors === errors)
                                                    if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                                      let missing4;
                                                      if (data11.key === void 0 && (missing4 = "key") || data11.value === void 0 && (missing4 = "value"))
                                                        return validate43.errors = [{ instancePath: instancePath + "/data/delta/" + i0, schemaPath: "#/properties/data/properties/delta/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                                                      if (data11.key !== void 0) {
                                                        let data14 = data11.key, _errs37 = errors;
                                                        if (typeof data14 != "string")
                                                          return validate43.errors = [{ instancePath: instancePath + "/data/delta/" + i0 + "/key", schemaPath: "#/properties/data/properties/delta/items/oneOf/1/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                        if (data14 !== "riskPolicy")
                                                          return validate43.errors = [{ instancePath: instancePath + "/data/delta/" + i0 + "/key", schemaPath: "#/properties/data/properties/delta/items/oneOf/1/properties/key/const", keyword: "const", params: { allowedValue: "riskPolicy" } }], !1;
                                                        var valid7 = _errs37 === errors;
                                                      } else
                                                        var valid7 = !0;
                                                      if (valid7)
                                                        if (data11.value !== void 0) {
                                                          let data15 = data11.value, _errs39 = errors;
                                                          if (typeof data15 != "string")
                                                            return validate43.errors = [{ instancePath: instancePath + "/data/delta/" + i0 + "/value", schemaPath: "#/properties/data/properties/delta/items/oneOf/1/properties/value/type", keyword: "type", params: { type: "string" } }], !1;
                                                          if (!(data15 === "conservative" || data15 === "balanced" || data15 === "aggressive"))
                                                            return validate43.errors = [{ instancePath: instancePath + "/data/delta/" + i0 + "/value", schemaPath: "#/properties/data/properties/delta/items/oneOf/1/properties/value/enum", keyword: "enum", params: { allowedValues: schema18.properties.data.properties.delta.items.oneOf[1].properties.value.enum } }], !1;
                                                          var valid7 = _errs39 === errors;
                                                        } else
                                                          var valid7 = !0;
                                                    } else
                                                      return validate43.errors = [{ instancePath: instancePath + "/data/delta/" + i0, schemaPath: "#/properties/data/properties/delta/items/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                } else
                                                  return validate43.errors = [{ instancePath: instancePath + "/data/delta/" + i0, schemaPath: "#/properties/data/properties/delta/items/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "key", tagValue: tag0 } }], !1;
                                              else
                                                return validate43.errors = [{ instancePath: instancePath + "/data/delta/" + i0, schemaPath: "#/properties/data/properties/delta/items/discriminator", keyword: "discriminator", params: { error: "tag", tag: "key", tagValue: tag0 } }], !1;
                                            }
                                          } else
                                            return validate43.errors = [{ instancePath: instancePath + "/data/delta/" + i0, schemaPath: "#/properties/data/properties/delta/items/type", keyword: "type", params: { type: "object" } }], !1;
                                        var valid2 = _errs24 === errors;
                                        if (!valid2)
                                          break;
                                      }
                                    }
                                  } else
                                    return validate43.errors = [{ instancePath: instancePath + "/data/delta", schemaPath: "#/properties/data/properties/delta/type", keyword: "type", params: { type: "array" } }], !1;
                                var valid1 = _errs22 === errors;
                              } else
                                var valid1 = !0;
                              if (valid1)
                                if (data7.effective !== void 0) {
                                  let data16 = data7.effective, _errs41 = errors;
                                  if (errors === _errs41)
                                    if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                                      let missing5;
                                      if (data16.autonomy === void 0 && (missing5 = "autonomy") || data16.riskPolicy === void 0 && (missing5 = "riskPolicy"))
                                        return validate43.errors = [{ instancePath: instancePath + "/data/effective", schemaPath: "#/properties/data/properties/effective/required", keyword: "required", params: { missingProperty: missing5 } }], !1;
                                      if (data16.autonomy !== void 0) {
                                        let data17 = data16.autonomy, _errs44 = errors;
                                        if (typeof data17 != "string")
                                          return validate43.errors = [{ instancePath: instancePath + "/data/effective/autonomy", schemaPath: "#/properties/data/properties/effective/properties/autonomy/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data17 === "guided" || data17 === "full_auto_stop_on_user_deps" || data17 === "full_auto_never_stop"))
                                          return validate43.errors = [{ instancePath: instancePath + "/data/effective/autonomy", schemaPath: "#/properties/data/properties/effective/properties/autonomy/enum", keyword: "enum", params: { allowedValues: schema18.properties.data.properties.effective.properties.autonomy.enum } }], !1;
                                        var valid8 = _errs44 === errors;
                                      } else
                                        var valid8 = !0;
                                      if (valid8)
                                        if (data16.riskPolicy !== void 0) {
                                          let data18 = data16.riskPolicy, _errs46 = errors;
                                          if (typeof data18 != "string")
                                            return validate43.errors = [{ instancePath: instancePath + "/data/effective/riskPolicy", schemaPath: "#/properties/data/properties/effective/properties/riskPolicy/type", keyword: "type", params: { type: "string" } }], !1;
                                          if (!(data18 === "conservative" || data18 === "balanced" || data18 === "aggressive"))
                                            return validate43.errors = [{ instancePath: instancePath + "/data/effective/riskPolicy", schemaPath: "#/properties/data/properties/effective/properties/riskPolicy/enum", keyword: "enum", params: { allowedValues: schema18.properties.data.properties.effective.properties.riskPolicy.enum } }], !1;
                                          var valid8 = _errs46 === errors;
                                        } else
                                          var valid8 = !0;
                                    } else
                                      return validate43.errors = [{ instancePath: instancePath + "/data/effective", schemaPath: "#/properties/data/properties/effective/type", keyword: "type", params: { type: "object" } }], !1;
                                  var valid1 = _errs41 === errors;
                                } else
                                  var valid1 = !0;
                            }
                          }
                        } else
                          return validate43.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate43.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate43.errors = vErrors, errors === 0;
}
var schema20 = { type: "object", properties: { capObsId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, capability: { type: "string", enum: ["delegation", "web_browsing"] }, status: { type: "string", enum: ["unknown", "available", "unavailable"] }, provenance: { $ref: "#/definitions/part16" } }, required: ["capObsId", "capability", "status", "provenance"], additionalProperties: !0 }, schema21 = { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "probe_step" }, enforcementGrade: { type: "string", const: "strong" }, detail: { type: "object", properties: { probeTemplateId: { type: "string" }, probeStepId: { type: "string", pattern: "^[a-z0-9_-]+$" }, result: { type: "string", enum: ["success", "failure"] } }, required: ["probeTemplateId", "probeStepId", "result"], additionalProperties: !0 } }, required: ["kind", "enforcementGrade", "detail"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "attempted_use" }, enforcementGrade: { type: "string", const: "strong" }, detail: { type: "object", properties: { attemptContext: { type: "string", enum: ["workflow_step", "system_probe"] }, result: { type: "string", enum: ["success", "failure"] }, failureCode: { type: "string", enum: ["tool_missing", "tool_error", "policy_blocked", "unknown"] } }, required: ["attemptContext", "result"], additionalProperties: !0 } }, required: ["kind", "enforcementGrade", "detail"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "manual_claim" }, enforcementGrade: { type: "string", const: "weak" }, detail: { type: "object", properties: { claimedBy: { type: "string", enum: ["agent", "user"] }, claim: { type: "string", enum: ["available", "unavailable"] } }, required: ["claimedBy", "claim"], additionalProperties: !0 } }, required: ["kind", "enforcementGrade", "detail"], additionalProperties: !0 }] };
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind"))
        return validate48.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let tag0 = data.kind;
        if (typeof tag0 == "string")
          if (tag0 === "probe_step") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.kind === void 0 && (missing1 = "kind") || data.enforcementGrade === void 0 && (missing1 = "enforcementGrade") || data.detail === void 0 && (missing1 = "detail"))
                  return validate48.errors = [{ instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                if (data.kind !== void 0) {
                  let data0 = data.kind, _errs5 = errors;
                  if (typeof data0 != "string")
                    return validate48.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                  if (data0 !== "probe_step")
                    return validate48.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "probe_step" } }], !1;
                  var valid2 = _errs5 === errors;
                } else
                  var valid2 = !0;
                if (valid2) {
                  if (data.enforcementGrade !== void 0) {
                    let data1 = data.enforcementGrade, _errs7 = errors;
                    if (typeof data1 != "string")
                      return validate48.errors = [{ instancePath: instancePath + "/enforcementGrade", schemaPath: "#/oneOf/0/properties/enforcementGrade/type", keyword: "type", params: { type: "string" } }], !1;
                    if (data1 !== "strong")
                      return validate48.errors = [{ instancePath: instancePath + "/enforcementGrade", schemaPath: "#/oneOf/0/properties/enforcementGrade/const", keyword: "const", params: { allowedValue: "strong" } }], !1;
                    var valid2 = _errs7 === errors;
                  } else
                    var valid2 = !0;
                  if (valid2)
                    if (data.detail !== void 0) {
                      let data2 = data.detail, _errs9 = errors;
                      if (errors === _errs9)
                        if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                          let missing2;
                          if (data2.probeTemplateId === void 0 && (missing2 = "probeTemplateId") || data2.probeStepId === void 0 && (missing2 = "probeStepId") || data2.result === void 0 && (missing2 = "result"))
                            return validate48.errors = [{ instancePath: instancePath + "/detail", schemaPath: "#/oneOf/0/properties/detail/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                          if (data2.probeTemplateId !== void 0) {
                            let _errs12 = errors;
                            if (typeof data2.probeTemplateId != "string")
                              return validate48.errors = [{ instancePath: instancePath + "/detail/probeTemplateId", schemaPath: "#/oneOf/0/properties/detail/properties/probeTemplateId/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid3 = _errs12 === errors;
                          } else
                            var valid3 = !0;
                          if (valid3) {
                            if (data2.probeStepId !== void 0) {
                              let data4 = data2.probeStepId, _errs14 = errors;
                              if (errors === _errs14)
                                if (typeof data4 == "string") {
                                  if (!pattern11.test(data4))
                                    return validate48.errors = [{ instancePath: instancePath + "/detail/probeStepId", schemaPath: "#/oneOf/0/properties/detail/properties/probeStepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                } else
                                  return validate48.errors = [{ instancePath: instancePath + "/detail/probeStepId", schemaPath: "#/oneOf/0/properties/detail/properties/probeStepId/type", keyword: "type", params: { type: "string" } }], !1;
                              var valid3 = _errs14 === errors;
                            } else
                              var valid3 = !0;
                            if (valid3)
                              if (data2.result !== void 0) {
                                let data5 = data2.result, _errs16 = errors;
                                if (typeof data5 != "string")
                                  return validate48.errors = [{ instancePath: instancePath + "/detail/result", schemaPath: "#/oneOf/0/properties/detail/properties/result/type", keyword: "type", params: { type: "string" } }], !1;
                                if (!(data5 === "success" || data5 === "failure"))
                                  return validate48.errors = [{ instancePath: instancePath + "/detail/result", schemaPath: "#/oneOf/0/properties/detail/properties/result/enum", keyword: "enum", params: { allowedValues: schema21.oneOf[0].properties.detail.properties.result.enum } }], !1;
                                var valid3 = _errs16 === errors;
                              } else
                                var valid3 = !0;
                          }
                        } else
                          return validate48.errors = [{ instancePath: instancePath + "/detail", schemaPath: "#/oneOf/0/properties/detail/type", keyword: "type", params: { type: "object" } }], !1;
                      var valid2 = _errs9 === errors;
                    } else
                      var valid2 = !0;
                }
              } else
                return validate48.errors = [{ instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "attempted_use") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing3;
                if (data.kind === void 0 && (missing3 = "kind") || data.enforcementGrade === void 0 && (missing3 = "enforcementGrade") || data.detail === void 0 && (missing3 = "detail"))
                  return validate48.errors = [{ instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                if (data.kind !== void 0) {
                  let data6 = data.kind, _errs21 = errors;
                  if (typeof data6 != "string")
                    return validate48.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                  if (data6 !== "attempted_use")
                    return validate48.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "attempted_use" } }], !1;
                  var valid5 = _errs21 === errors;
                } else
                  var valid5 = !0;
                if (valid5) {
                  if (data.enforcementGrade !== void 0) {
                    let data7 = data.enforcementGrade, _errs23 = errors;
                    if (typeof data7 != "string")
                      return validate48.errors = [{ instancePath: instancePath + "/enforcementGrade", schemaPath: "#/oneOf/1/properties/enforcementGrade/type", keyword: "type", params: { type: "string" } }], !1;
                    if (data7 !== "strong")
                      return validate48.errors = [{ instancePath: instancePath + "/enforcementGrade", schemaPath: "#/oneOf/1/properties/enforcementGrade/const", keyword: "const", params: { allowedValue: "strong" } }], !1;
                    var valid5 = _errs23 === errors;
                  } else
                    var valid5 = !0;
                  if (valid5)
                    if (data.detail !== void 0) {
                      let data8 = data.detail, _errs25 = errors;
                      if (errors === _errs25)
                        if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                          let missing4;
                          if (data8.attemptContext === void 0 && (missing4 = "attemptContext") || data8.result === void 0 && (missing4 = "result"))
                            return validate48.errors = [{ instancePath: instancePath + "/detail", schemaPath: "#/oneOf/1/properties/detail/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                          if (data8.attemptContext !== void 0) {
                            let data9 = data8.attemptContext, _errs28 = errors;
                            if (typeof data9 != "string")
                              return validate48.errors = [{ instancePath: instancePath + "/detail/attemptContext", schemaPath: "#/oneOf/1/properties/detail/properties/attemptContext/type", keyword: "type", params: { type: "string" } }], !1;
                            if (!(data9 === "workflow_step" || data9 === "system_probe"))
                              return validate48.errors = [{ instancePath: instancePath + "/detail/attemptContext", schemaPath: "#/oneOf/1/properties/detail/properties/attemptContext/enum", keyword: "enum", params: { allowedValues: schema21.oneOf[1].properties.detail.properties.attemptContext.enum } }], !1;
                            var valid6 = _errs28 === errors;
                          } else
                            var valid6 = !0;
                          if (valid6) {
                            if (data8.result !== void 0) {
                              let data10 = data8.result, _errs30 = errors;
                              if (typeof data10 != "string")
                                return validate48.errors = [{ instancePath: instancePath + "/detail/result", schemaPath: "#/oneOf/1/properties/detail/properties/result/type", keyword: "type", params: { type: "string" } }], !1;
                              if (!(data10 === "success" || data10 === "failure"))
                                return validate48.errors = [{ instancePath: instancePath + "/detail/result", schemaPath: "#/oneOf/1/properties/detail/properties/result/enum", keyword: "enum", params: { allowedValues: schema21.oneOf[1].properties.detail.properties.result.enum } }], !1;
                              var valid6 = _errs30 === errors;
                            } else
                              var valid6 = !0;
                            if (valid6)
                              if (data8.failureCode !== void 0) {
                                let data11 = data8.failureCode, _errs32 = errors;
                                if (typeof data11 != "string")
                                  return validate48.errors = [{ instancePath: instancePath + "/detail/failureCode", schemaPath: "#/oneOf/1/properties/detail/properties/failureCode/type", keyword: "type", params: { type: "string" } }], !1;
                                if (!(data11 === "tool_missing" || data11 === "tool_error" || data11 === "policy_blocked" || data11 === "unknown"))
                                  return validate48.errors = [{ instancePath: instancePath + "/detail/failureCode", schemaPath: "#/oneOf/1/properties/detail/properties/failureCode/enum", keyword: "enum", params: { allowedValues: schema21.oneOf[1].properties.detail.properties.failureCode.enum } }], !1;
                                var valid6 = _errs32 === errors;
                              } else
                                var valid6 = !0;
                          }
                        } else
                          return validate48.errors = [{ instancePath: instancePath + "/detail", schemaPath: "#/oneOf/1/properties/detail/type", keyword: "type", params: { type: "object" } }], !1;
                      var valid5 = _errs25 === errors;
                    } else
                      var valid5 = !0;
                }
              } else
                return validate48.errors = [{ instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "manual_claim") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing5;
                if (data.kind === void 0 && (missing5 = "kind") || data.enforcementGrade === void 0 && (missing5 = "enforcementGrade") || data.detail === void 0 && (missing5 = "detail"))
                  return validate48.errors = [{ instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: missing5 } }], !1;
                if (data.kind !== void 0) {
                  let data12 = data.kind, _errs37 = errors;
                  if (typeof data12 != "string")
                    return validate48.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                  if (data12 !== "manual_claim")
                    return validate48.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "manual_claim" } }], !1;
                  var valid8 = _errs37 === errors;
                } else
                  var valid8 = !0;
                if (valid8) {
                  if (data.enforcementGrade !== void 0) {
                    let data13 = data.enforcementGrade, _errs39 = errors;
                    if (typeof data13 != "string")
                      return validate48.errors = [{ instancePath: instancePath + "/enforcementGrade", schemaPath: "#/oneOf/2/properties/enforcementGrade/type", keyword: "type", params: { type: "string" } }], !1;
                    if (data13 !== "weak")
                      return validate48.errors = [{ instancePath: instancePath + "/enforcementGrade", schemaPath: "#/oneOf/2/properties/enforcementGrade/const", keyword: "const", params: { allowedValue: "weak" } }], !1;
                    var valid8 = _errs39 === errors;
                  } else
                    var valid8 = !0;
                  if (valid8)
                    if (data.detail !== void 0) {
                      let data14 = data.detail, _errs41 = errors;
                      if (errors === _errs41)
                        if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                          let missing6;
                          if (data14.claimedBy === void 0 && (missing6 = "claimedBy") || data14.claim === void 0 && (missing6 = "claim"))
                            return validate48.errors = [{ instancePath: instancePath + "/detail", schemaPath: "#/oneOf/2/properties/detail/required", keyword: "required", params: { missingProperty: missing6 } }], !1;
                          if (data14.claimedBy !== void 0) {
                            let data15 = data14.claimedBy, _errs44 = errors;
                            if (typeof data15 != "string")
                              return validate48.errors = [{ instancePath: instancePath + "/detail/claimedBy", schemaPath: "#/oneOf/2/properties/detail/properties/claimedBy/type", keyword: "type", params: { type: "string" } }], !1;
                            if (!(data15 === "agent" || data15 === "user"))
                              return validate48.errors = [{ instancePath: instancePath + "/detail/claimedBy", schemaPath: "#/oneOf/2/properties/detail/properties/claimedBy/enum", keyword: "enum", params: { allowedValues: schema21.oneOf[2].properties.detail.properties.claimedBy.enum } }], !1;
                            var valid9 = _errs44 === errors;
                          } else
                            var valid9 = !0;
                          if (valid9)
                            if (data14.claim !== void 0) {
                              let data16 = data14.claim, _errs46 = errors;
                              if (typeof data16 != "string")
                                return validate48.errors = [{ instancePath: instancePath + "/detail/claim", schemaPath: "#/oneOf/2/properties/detail/properties/claim/type", keyword: "type", params: { type: "string" } }], !1;
                              if (!(data16 === "available" || data16 === "unavailable"))
                                return validate48.errors = [{ instancePath: instancePath + "/detail/claim", schemaPath: "#/oneOf/2/properties/detail/properties/claim/enum", keyword: "enum", params: { allowedValues: schema21.oneOf[2].properties.detail.properties.claim.enum } }], !1;
                              var valid9 = _errs46 === errors;
                            } else
                              var valid9 = !0;
                        } else
                          return validate48.errors = [{ instancePath: instancePath + "/detail", schemaPath: "#/oneOf/2/properties/detail/type", keyword: "type", params: { type: "object" } }], !1;
                      var valid8 = _errs41 === errors;
                    } else
                      var valid8 = !0;
                }
              } else
                return validate48.errors = [{ instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
          } else
            return validate48.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } }], !1;
        else
          return validate48.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } }], !1;
      }
    } else
      return validate48.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate48.errors = vErrors, errors === 0;
}
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.capObsId === void 0 && (missing0 = "capObsId") || data.capability === void 0 && (missing0 = "capability") || data.status === void 0 && (missing0 = "status") || data.provenance === void 0 && (missing0 = "provenance"))
        return validate47.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.capObsId !== void 0) {
        let data0 = data.capObsId, _errs2 = errors;
        if (errors === _errs2)
          if (typeof data0 == "string") {
            if (!pattern21.test(data0))
              return validate47.errors = [{ instancePath: instancePath + "/capObsId", schemaPath: "#/properties/capObsId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
          } else
            return validate47.errors = [{ instancePath: instancePath + "/capObsId", schemaPath: "#/properties/capObsId/type", keyword: "type", params: { type: "string" } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.capability !== void 0) {
          let data1 = data.capability, _errs4 = errors;
          if (typeof data1 != "string")
            return validate47.errors = [{ instancePath: instancePath + "/capability", schemaPath: "#/properties/capability/type", keyword: "type", params: { type: "string" } }], !1;
          if (!(data1 === "delegation" || data1 === "web_browsing"))
            return validate47.errors = [{ instancePath: instancePath + "/capability", schemaPath: "#/properties/capability/enum", keyword: "enum", params: { allowedValues: schema20.properties.capability.enum } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.status !== void 0) {
            let data2 = data.status, _errs6 = errors;
            if (typeof data2 != "string")
              return validate47.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } }], !1;
            if (!(data2 === "unknown" || data2 === "available" || data2 === "unavailable"))
              return validate47.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema20.properties.status.enum } }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.provenance !== void 0) {
              let _errs8 = errors;
              validate48(data.provenance, { instancePath: instancePath + "/provenance", parentData: data, parentDataProperty: "provenance", rootData }) || (vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors), errors = vErrors.length);
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate47.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate47.errors = vErrors, errors === 0;
}
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.v === void 0 && (missing0 = "v") || data.eventId === void 0 && (missing0 = "eventId") || data.eventIndex === void 0 && (missing0 = "eventIndex") || data.sessionId === void 0 && (missing0 = "sessionId") || data.kind === void 0 && (missing0 = "kind") || data.dedupeKey === void 0 && (missing0 = "dedupeKey") || data.scope === void 0 && (missing0 = "scope") || data.data === void 0 && (missing0 = "data"))
        return validate45.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.v !== void 0) {
        let data0 = data.v, _errs2 = errors;
        if (!(typeof data0 == "number" && isFinite(data0)))
          return validate45.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
        if (data0 !== 1)
          return validate45.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.eventId !== void 0) {
          let data1 = data.eventId, _errs4 = errors;
          if (errors === _errs4)
            if (typeof data1 == "string") {
              if (!pattern0.test(data1))
                return validate45.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
            } else
              return validate45.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.eventIndex !== void 0) {
            let data2 = data.eventIndex, _errs6 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
              return validate45.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
            if (errors === _errs6 && typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2)))
              return validate45.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.sessionId !== void 0) {
              let data3 = data.sessionId, _errs8 = errors;
              if (errors === _errs8)
                if (typeof data3 == "string") {
                  if (!pattern1.test(data3))
                    return validate45.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                } else
                  return validate45.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.kind !== void 0) {
                let data4 = data.kind, _errs10 = errors;
                if (typeof data4 != "string")
                  return validate45.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                if (data4 !== "capability_observed")
                  return validate45.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "capability_observed" } }], !1;
                var valid0 = _errs10 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.dedupeKey !== void 0) {
                  let data5 = data.dedupeKey, _errs12 = errors;
                  if (errors === _errs12)
                    if (typeof data5 == "string") {
                      if (func2(data5) > 256)
                        return validate45.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                      if (!pattern2.test(data5))
                        return validate45.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                    } else
                      return validate45.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid0 = _errs12 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.scope !== void 0) {
                    let _errs14 = errors;
                    validate23(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length);
                    var valid0 = _errs14 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.data !== void 0) {
                      let _errs15 = errors;
                      validate47(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData }) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate45.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate45.errors = vErrors, errors === 0;
}
var schema23 = { type: "object", properties: { gapId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, severity: { type: "string", enum: ["info", "warning", "critical"] }, reason: { type: "object", required: ["category"], discriminator: { propertyName: "category" }, oneOf: [{ type: "object", properties: { category: { type: "string", const: "user_only_dependency" }, detail: { type: "string", enum: ["needs_user_secret_or_token", "needs_user_account_access", "needs_user_artifact", "needs_user_choice", "needs_user_approval", "needs_user_environment_action"] } }, required: ["category", "detail"], additionalProperties: !0 }, { type: "object", properties: { category: { type: "string", const: "contract_violation" }, detail: { type: "string", enum: ["missing_required_output", "invalid_required_output"] } }, required: ["category", "detail"], additionalProperties: !0 }, { type: "object", properties: { category: { type: "string", const: "capability_missing" }, detail: { type: "string", enum: ["required_capability_unavailable", "required_capability_unknown"] } }, required: ["category", "detail"], additionalProperties: !0 }, { type: "object", properties: { category: { type: "string", const: "unexpected" }, detail: { type: "string", enum: ["invariant_violation", "storage_corruption_detected"] } }, required: ["category", "detail"], additionalProperties: !0 }] }, summary: { type: "string", minLength: 1, maxLength: 512 }, resolution: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "unresolved" } }, required: ["kind"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "resolves" }, resolvesGapId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }, required: ["kind", "resolvesGapId"], additionalProperties: !0 }] }, evidenceRefs: { type: "array", items: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "event" }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" } }, required: ["kind", "eventId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "output" }, outputId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }, required: ["kind", "outputId"], additionalProperties: !0 }] }, maxItems: 10 }, loop: { $ref: "#/definitions/part11" } }, required: ["gapId", "severity", "reason", "summary", "resolution"], additionalProperties: !0 };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.gapId === void 0 && (missing0 = "gapId") || data.severity === void 0 && (missing0 = "severity") || data.reason === void 0 && (missing0 = "reason") || data.summary === void 0 && (missing0 = "summary") || data.resolution === void 0 && (missing0 = "resolution"))
        return validate53.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.gapId !== void 0) {
        let data0 = data.gapId, _errs2 = errors;
        if (errors === _errs2)
          if (typeof data0 == "string") {
            if (!pattern21.test(data0))
              return validate53.errors = [{ instancePath: instancePath + "/gapId", schemaPath: "#/properties/gapId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
          } else
            return validate53.errors = [{ instancePath: instancePath + "/gapId", schemaPath: "#/properties/gapId/type", keyword: "type", params: { type: "string" } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.severity !== void 0) {
          let data1 = data.severity, _errs4 = errors;
          if (typeof data1 != "string")
            return validate53.errors = [{ instancePath: instancePath + "/severity", schemaPath: "#/properties/severity/type", keyword: "type", params: { type: "string" } }], !1;
          if (!(data1 === "info" || data1 === "warning" || data1 === "critical"))
            return validate53.errors = [{ instancePath: instancePath + "/severity", schemaPath: "#/properties/severity/enum", keyword: "enum", params: { allowedValues: schema23.properties.severity.enum } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.reason !== void 0) {
            let data2 = data.reason, _errs6 = errors;
            if (errors === _errs6)
              if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                let missing1;
                if (data2.category === void 0 && (missing1 = "category"))
                  return validate53.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                {
                  let tag0 = data2.category;
                  if (typeof tag0 == "string")
                    if (tag0 === "user_only_dependency") {
                      if (errors === errors)
                        if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                          let missing2;
                          if (data2.category === void 0 && (missing2 = "category") || data2.detail === void 0 && (missing2 = "detail"))
                            return validate53.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/oneOf/0/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                          if (data2.category !== void 0) {
                            let data3 = data2.category, _errs12 = errors;
                            if (typeof data3 != "string")
                              return validate53.errors = [{ instancePath: instancePath + "/reason/category", schemaPath: "#/properties/reason/oneOf/0/properties/category/type", keyword: "type", params: { type: "string" } }], !1;
                            if (data3 !== "user_only_dependency")
                              return validate53.errors = [{ instancePath: instancePath + "/reason/category", schemaPath: "#/properties/reason/oneOf/0/properties/category/const", keyword: "const", params: { allowedValue: "user_only_dependency" } }], !1;
                            var valid3 = _errs12 === errors;
                          } else
                            var valid3 = !0;
                          if (valid3)
                            if (data2.detail !== void 0) {
                              let data4 = data2.detail, _errs14 = errors;
                              if (typeof data4 != "string")
                                return validate53.errors = [{ instancePath: instancePath + "/reason/detail", schemaPath: "#/properties/reason/oneOf/0/properties/detail/type", keyword: "type", params: { type: "string" } }], !1;
                              if (!(data4 === "needs_user_secret_or_token" || data4 === "needs_user_account_access" || data4 === "needs_user_artifact" || data4 === "needs_user_choice" || data4 === "needs_user_approval" || data4 === "needs_user_environment_action"))
                                return validate53.errors = [{ instancePath: instancePath + "/reason/detail", schemaPath: "#/properties/reason/oneOf/0/properties/detail/enum", keyword: "enum", params: { allowedValues: schema23.properties.reason.oneOf[0].properties.detail.enum } }], !1;
                              var valid3 = _errs14 === errors;
                            } else
                              var valid3 = !0;
                        } else
                          return validate53.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                    } else if (tag0 === "contract_violation") {
                      if (errors === errors)
                        if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                          let missing3;
                          if (data2.category === void 0 && (missing3 = "category") || data2.detail === void 0 && (missing3 = "detail"))
                            return validate53.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/oneOf/1/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                          if (data2.category !== void 0) {
                            let data5 = data2.category, _errs19 = errors;
                            if (typeof data5 != "string")
                              return validate53.errors = [{ instancePath: instancePath + "/reason/category", schemaPath: "#/properties/reason/oneOf/1/properties/category/type", keyword: "type", params: { type: "string" } }], !1;
                            if (data5 !== "contract_violation")
                              return validate53.errors = [{ instancePath: instancePath + "/reason/category", schemaPath: "#/properties/reason/oneOf/1/properties/category/const", keyword: "const", params: { allowedValue: "contract_violation" } }], !1;
                            var valid5 = _errs19 === errors;
                          } else
                            var valid5 = !0;
                          if (valid5)
                            if (data2.detail !== void 0) {
                              let data6 = data2.detail, _errs21 = errors;
                              if (typeof data6 != "string")
                                return validate53.errors = [{ instancePath: instancePath + "/reason/detail", schemaPath: "#/properties/reason/oneOf/1/properties/detail/type", keyword: "type", params: { type: "string" } }], !1;
                              if (!(data6 === "missing_required_output" || data6 === "invalid_required_output"))
                                return validate53.errors = [{ instancePath: instancePath + "/reason/detail", schemaPath: "#/properties/reason/oneOf/1/properties/detail/enum", keyword: "enum", params: { allowedValues: schema23.properties.reason.oneOf[1].properties.detail.enum } }], !1;
                              var valid5 = _errs21 === errors;
                            } else
                              var valid5 = !0;
                        } else
                          return validate53.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                    } else if (tag0 === "capability_missing") {
                      if (errors === errors)
                        if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                          let missing4;
                          if (data2.category === void 0 && (missing4 = "category") || data2.detail === void 0 && (missing4 = "detail"))
                            return validate53.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/oneOf/2/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                          if (data2.category !== void 0) {
                            let data7 = data2.category, _errs26 = errors;
                            if (typeof data7 != "string")
                              return validate53.errors = [{ instancePath: instancePath + "/reason/category", schemaPath: "#/properties/reason/oneOf/2/properties/category/type", keyword: "type", params: { type: "string" } }], !1;
                            if (data7 !== "capability_missing")
                              return validate53.errors = [{ instancePath: instancePath + "/reason/category", schemaPath: "#/properties/reason/oneOf/2/properties/category/const", keyword: "const", params: { allowedValue: "capability_missing" } }], !1;
                            var valid7 = _errs26 === errors;
                          } else
                            var valid7 = !0;
                          if (valid7)
                            if (data2.detail !== void 0) {
                              let data8 = data2.detail, _errs28 = errors;
                              if (typeof data8 != "string")
                                return validate53.errors = [{ instancePath: instancePath + "/reason/detail", schemaPath: "#/properties/reason/oneOf/2/properties/detail/type", keyword: "type", params: { type: "string" } }], !1;
                              if (!(data8 === "required_capability_unavailable" || data8 === "required_capability_unknown"))
                                return validate53.errors = [{ instancePath: instancePath + "/reason/detail", schemaPath: "#/properties/reason/oneOf/2/properties/detail/enum", keyword: "enum", params: { allowedValues: schema23.properties.reason.oneOf[2].properties.detail.enum } }], !1;
                              var valid7 = _errs28 === errors;
                            } else
                              var valid7 = !0;
                        } else
                          return validate53.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
                    } else if (tag0 === "unexpected") {
                      if (errors === errors)
                        if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                          let missing5;
                          if (data2.category === void 0 && (missing5 = "category") || data2.detail === void 0 && (missing5 = "detail"))
                            return validate53.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/oneOf/3/required", keyword: "required", params: { missingProperty: missing5 } }], !1;
                          if (data2.category !== void 0) {
                            let data9 = data2.category, _errs33 = errors;
                            if (typeof data9 != "string")
                              return validate53.errors = [{ instancePath: instancePath + "/reason/category", schemaPath: "#/properties/reason/oneOf/3/properties/category/type", keyword: "type", params: { type: "string" } }], !1;
                            if (data9 !== "unexpected")
                              return validate53.errors = [{ instancePath: instancePath + "/reason/category", schemaPath: "#/properties/reason/oneOf/3/properties/category/const", keyword: "const", params: { allowedValue: "unexpected" } }], !1;
                            var valid9 = _errs33 === errors;
                          } else
                            var valid9 = !0;
                          if (valid9)
                            if (data2.detail !== void 0) {
                              let data10 = data2.detail, _errs35 = errors;
                              if (typeof data10 != "string")
                                return validate53.errors = [{ instancePath: instancePath + "/reason/detail", schemaPath: "#/properties/reason/oneOf/3/properties/detail/type", keyword: "type", params: { type: "string" } }], !1;
                              if (!(data10 === "invariant_violation" || data10 === "storage_corruption_detected"))
                                return validate53.errors = [{ instancePath: instancePath + "/reason/detail", schemaPath: "#/properties/reason/oneOf/3/properties/detail/enum", keyword: "enum", params: { allowedValues: schema23.properties.reason.oneOf[3].properties.detail.enum } }], !1;
                              var valid9 = _errs35 === errors;
                            } else
                              var valid9 = !0;
                        } else
                          return validate53.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/oneOf/3/type", keyword: "type", params: { type: "object" } }], !1;
                    } else
                      return validate53.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "category", tagValue: tag0 } }], !1;
                  else
                    return validate53.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/discriminator", keyword: "discriminator", params: { error: "tag", tag: "category", tagValue: tag0 } }], !1;
                }
              } else
                return validate53.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "object" } }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.summary !== void 0) {
              let data11 = data.summary, _errs37 = errors;
              if (errors === _errs37)
                if (typeof data11 == "string") {
                  if (func2(data11) > 512)
                    return validate53.errors = [{ instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/maxLength", keyword: "maxLength", params: { limit: 512 } }], !1;
                  if (func2(data11) < 1)
                    return validate53.errors = [{ instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                } else
                  return validate53.errors = [{ instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/type", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs37 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.resolution !== void 0) {
                let data12 = data.resolution, _errs39 = errors;
                if (errors === _errs39)
                  if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                    let missing6;
                    if (data12.kind === void 0 && (missing6 = "kind"))
                      return validate53.errors = [{ instancePath: instancePath + "/resolution", schemaPath: "#/properties/resolution/required", keyword: "required", params: { missingProperty: missing6 } }], !1;
                    {
                      let tag1 = data12.kind;
                      if (typeof tag1 == "string")
                        if (tag1 === "unresolved") {
                          if (errors === errors)
                            if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                              let missing7;
                              if (data12.kind === void 0 && (missing7 = "kind"))
                                return validate53.errors = [{ instancePath: instancePath + "/resolution", schemaPath: "#/properties/resolution/oneOf/0/required", keyword: "required", params: { missingProperty: missing7 } }], !1;
                              if (data12.kind !== void 0) {
                                let data13 = data12.kind;
                                if (typeof data13 != "string")
                                  return validate53.errors = [{ instancePath: instancePath + "/resolution/kind", schemaPath: "#/properties/resolution/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                if (data13 !== "unresolved")
                                  return validate53.errors = [{ instancePath: instancePath + "/resolution/kind", schemaPath: "#/properties/resolution/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "unresolved" } }], !1;
                              }
                            } else
                              return validate53.errors = [{ instancePath: instancePath + "/resolution", schemaPath: "#/properties/resolution/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                        } else if (tag1 === "resolves") {
                          if (errors === errors)
                            if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                              let missing8;
                              if (data12.kind === void 0 && (missing8 = "kind") || data12.resolvesGapId === void 0 && (missing8 = "resolvesGapId"))
                                return validate53.errors = [{ instancePath: instancePath + "/resolution", schemaPath: "#/properties/resolution/oneOf/1/required", keyword: "required", params: { missingProperty: missing8 } }], !1;
                              if (data12.kind !== void 0) {
                                let data14 = data12.kind, _errs50 = errors;
                                if (typeof data14 != "string")
                                  return validate53.errors = [{ instancePath: instancePath + "/resolution/kind", schemaPath: "#/properties/resolution/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                if (data14 !== "resolves")
                                  return validate53.errors = [{ instancePath: instancePath + "/resolution/kind", schemaPath: "#/properties/resolution/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "resolves" } }], !1;
                                var valid14 = _errs50 === errors;
                              } else
                                var valid14 = !0;
                              if (valid14)
                                if (data12.resolvesGapId !== void 0) {
                                  let data15 = data12.resolvesGapId, _errs52 = errors;
                                  if (errors === _errs52)
                                    if (typeof data15 == "string") {
                                      if (!pattern21.test(data15))
                                        return validate53.errors = [{ instancePath: instancePath + "/resolution/resolvesGapId", schemaPath: "#/properties/resolution/oneOf/1/properties/resolvesGapId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                    } else
                                      return validate53.errors = [{ instancePath: instancePath + "/resolution/resolvesGapId", schemaPath: "#/properties/resolution/oneOf/1/properties/resolvesGapId/type", keyword: "type", params: { type: "string" } }], !1;
                                  var valid14 = _errs52 === errors;
                                } else
                                  var valid14 = !0;
                            } else
                              return validate53.errors = [{ instancePath: instancePath + "/resolution", schemaPath: "#/properties/resolution/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                        } else
                          return validate53.errors = [{ instancePath: instancePath + "/resolution", schemaPath: "#/properties/resolution/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag1 } }], !1;
                      else
                        return validate53.errors = [{ instancePath: instancePath + "/resolution", schemaPath: "#/properties/resolution/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag1 } }], !1;
                    }
                  } else
                    return validate53.errors = [{ instancePath: instancePath + "/resolution", schemaPath: "#/properties/resolution/type", keyword: "type", params: { type: "object" } }], !1;
                var valid0 = _errs39 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.evidenceRefs !== void 0) {
                  let data16 = data.evidenceRefs, _errs54 = errors;
                  if (errors === _errs54)
                    if (Array.isArray(data16)) {
                      if (data16.length > 10)
                        return validate53.errors = [{ instancePath: instancePath + "/evidenceRefs", schemaPath: "#/properties/evidenceRefs/maxItems", keyword: "maxItems", params: { limit: 10 } }], !1;
                      {
                        var valid15 = !0;
                        let len0 = data16.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data17 = data16[i0], _errs56 = errors;
                          if (errors === _errs56)
                            if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                              let missing9;
                              if (data17.kind === void 0 && (missing9 = "kind"))
                                return validate53.errors = [{ instancePath: instancePath + "/evidenceRefs/" + i0, schemaPath: "#/properties/evidenceRefs/items/required", keyword: "required", params: { missingProperty: missing9 } }], !1;
                              {
                                let tag2 = data17.kind;
                                if (typeof tag2 == "string")
                                  if (tag2 === "event") {
                                    if (errors === errors)
                                      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                                        let missing10;
                                        if (data17.kind === void 0 && (missing10 = "kind") || data17.eventId === void 0 && (missing10 = "eventId"))
                                          return validate53.errors = [{ instancePath: instancePath + "/evidenceRefs/" + i0, schemaPath: "#/properties/evidenceRefs/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing10 } }], !1;
                                        if (data17.kind !== void 0) {
                                          let data18 = data17.kind, _errs62 = errors;
                                          if (typeof data18 != "string")
                                            return validate53.errors = [{ instancePath: instancePath + "/evidenceRefs/" + i0 + "/kind", schemaPath: "#/properties/evidenceRefs/items/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                          if (data18 !== "event")
                                            return validate53.errors = [{ instancePath: instancePath + "/evidenceRefs/" + i0 + "/kind", schemaPath: "#/properties/evidenceRefs/items/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "event" } }], !1;
                                          var valid18 = _errs62 === errors;
                                        } else
                                          var valid18 = !0;
                                        if (valid18)
                                          if (data17.eventId !== void 0) {
                                            let data19 = data17.eventId, _errs64 = errors;
                                            if (errors === _errs64)
                                              if (typeof data19 == "string") {
                                                if (!pattern0.test(data19))
                                                  return validate53.errors = [{ instancePath: instancePath + "/evidenceRefs/" + i0 + "/eventId", schemaPath: "#/properties/evidenceRefs/items/oneOf/0/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                                              } else
                                                return validate53.errors = [{ instancePath: instancePath + "/evidenceRefs/" + i0 + "/eventId", schemaPath: "#/properties/evidenceRefs/items/oneOf/0/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid18 = _errs64 === errors;
                                          } else
                                            var valid18 = !0;
                                      } else
                                        return validate53.errors = [{ instancePath: instancePath + "/evidenceRefs/" + i0, schemaPath: "#/properties/evidenceRefs/items/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                  } else if (tag2 === "output") {
                                    if (errors === errors)
                                      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                                        let missing11;
                                        if (data17.kind === void 0 && (missing11 = "kind") || data17.outputId === void 0 && (missing11 = "outputId"))
                                          return validate53.errors = [{ instancePath: instancePath + "/evidenceRefs/" + i0, schemaPath: "#/properties/evidenceRefs/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing11 } }], !1;
                                        if (data17.kind !== void 0) {
                                          let data20 = data17.kind, _errs69 = errors;
                                          if (typeof data20 != "string")
                                            return validate53.errors = [{ instancePath: instancePath + "/evidenceRefs/" + i0 + "/kind", schemaPath: "#/properties/evidenceRefs/items/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                          if (data20 !== "output")
                                            return validate53.errors = [{ instancePath: instancePath + "/evidenceRefs/" + i0 + "/kind", schemaPath: "#/properties/evidenceRefs/items/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "output" } }], !1;
                                          var valid20 = _errs69 === errors;
                                        } else
                                          var valid20 = !0;
                                        if (valid20)
                                          if (data17.outputId !== void 0) {
                                            let data21 = data17.outputId, _errs71 = errors;
                                            if (errors === _errs71)
                                              if (typeof data21 == "string") {
                                                if (!pattern21.test(data21))
                                                  return validate53.errors = [{ instancePath: instancePath + "/evidenceRefs/" + i0 + "/outputId", schemaPath: "#/properties/evidenceRefs/items/oneOf/1/properties/outputId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                              } else
                                                return validate53.errors = [{ instancePath: instancePath + "/evidenceRefs/" + i0 + "/outputId", schemaPath: "#/properties/evidenceRefs/items/oneOf/1/properties/outputId/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid20 = _errs71 === errors;
                                          } else
                                            var valid20 = !0;
                                      } else
                                        return validate53.errors = [{ instancePath: instancePath + "/evidenceRefs/" + i0, schemaPath: "#/properties/evidenceRefs/items/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                  } else
                                    return validate53.errors = [{ instancePath: instancePath + "/evidenceRefs/" + i0, schemaPath: "#/properties/evidenceRefs/items/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag2 } }], !1;
                                else
                                  return validate53.errors = [{ instancePath: instancePath + "/evidenceRefs/" + i0, schemaPath: "#/properties/evidenceRefs/items/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag2 } }], !1;
                              }
                            } else
                              return validate53.errors = [{ instancePath: instancePath + "/evidenceRefs/" + i0, schemaPath: "#/properties/evidenceRefs/items/type", keyword: "type", params: { type: "object" } }], !1;
                          var valid15 = _errs56 === errors;
                          if (!valid15)
                            break;
                        }
                      }
                    } else
                      return validate53.errors = [{ instancePath: instancePath + "/evidenceRefs", schemaPath: "#/properties/evidenceRefs/type", keyword: "type", params: { type: "array" } }], !1;
                  var valid0 = _errs54 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.loop !== void 0) {
                    let _errs73 = errors;
                    validate33(data.loop, { instancePath: instancePath + "/loop", parentData: data, parentDataProperty: "loop", rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
                    var valid0 = _errs73 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate53.errors = vErrors, errors === 0;
}
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.v === void 0 && (missing0 = "v") || data.eventId === void 0 && (missing0 = "eventId") || data.eventIndex === void 0 && (missing0 = "eventIndex") || data.sessionId === void 0 && (missing0 = "sessionId") || data.kind === void 0 && (missing0 = "kind") || data.dedupeKey === void 0 && (missing0 = "dedupeKey") || data.scope === void 0 && (missing0 = "scope") || data.data === void 0 && (missing0 = "data"))
        return validate51.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.v !== void 0) {
        let data0 = data.v, _errs2 = errors;
        if (!(typeof data0 == "number" && isFinite(data0)))
          return validate51.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
        if (data0 !== 1)
          return validate51.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.eventId !== void 0) {
          let data1 = data.eventId, _errs4 = errors;
          if (errors === _errs4)
            if (typeof data1 == "string") {
              if (!pattern0.test(data1))
                return validate51.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
            } else
              return validate51.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.eventIndex !== void 0) {
            let data2 = data.eventIndex, _errs6 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
              return validate51.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
            if (errors === _errs6 && typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2)))
              return validate51.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.sessionId !== void 0) {
              let data3 = data.sessionId, _errs8 = errors;
              if (errors === _errs8)
                if (typeof data3 == "string") {
                  if (!pattern1.test(data3))
                    return validate51.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                } else
                  return validate51.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.kind !== void 0) {
                let data4 = data.kind, _errs10 = errors;
                if (typeof data4 != "string")
                  return validate51.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                if (data4 !== "gap_recorded")
                  return validate51.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "gap_recorded" } }], !1;
                var valid0 = _errs10 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.dedupeKey !== void 0) {
                  let data5 = data.dedupeKey, _errs12 = errors;
                  if (errors === _errs12)
                    if (typeof data5 == "string") {
                      if (func2(data5) > 256)
                        return validate51.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                      if (!pattern2.test(data5))
                        return validate51.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                    } else
                      return validate51.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid0 = _errs12 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.scope !== void 0) {
                    let _errs14 = errors;
                    validate23(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length);
                    var valid0 = _errs14 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.data !== void 0) {
                      let _errs15 = errors;
                      validate53(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate51.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate51.errors = vErrors, errors === 0;
}
var schema24 = { type: "object", properties: { v: { type: "number", const: 1 }, eventId: { type: "string", pattern: "^evt_[a-z0-9_]{1,64}$" }, eventIndex: { type: "integer", minimum: 0 }, sessionId: { type: "string", pattern: "^sess_[a-z0-9_]{1,64}$" }, kind: { type: "string", const: "decision_trace_appended" }, dedupeKey: { type: "string", maxLength: 256, pattern: "^[a-z0-9_:>-]+$" }, scope: { $ref: "#/definitions/part2" }, data: { type: "object", properties: { traceId: { type: "string", pattern: "^[a-z]+_[a-z0-9_]{1,80}$" }, entries: { type: "array", items: { type: "object", properties: { kind: { type: "string", enum: ["selected_next_step", "evaluated_condition", "entered_loop", "exited_loop", "detected_non_tip_advance"] }, summary: { type: "string", minLength: 1, maxLength: 512 }, refs: { type: "array", items: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "step_id" }, stepId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "stepId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "loop_id" }, loopId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "loopId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "condition_id" }, conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "conditionId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "iteration" }, value: { type: "integer", minimum: 0 } }, required: ["kind", "value"], additionalProperties: !0 }] }, maxItems: 10 } }, required: ["kind", "summary"], additionalProperties: !0 }, minItems: 1, maxItems: 25 } }, required: ["traceId", "entries"], additionalProperties: !0 } }, required: ["v", "eventId", "eventIndex", "sessionId", "kind", "dedupeKey", "scope", "data"], additionalProperties: !0 };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.v === void 0 && (missing0 = "v") || data.eventId === void 0 && (missing0 = "eventId") || data.eventIndex === void 0 && (missing0 = "eventIndex") || data.sessionId === void 0 && (missing0 = "sessionId") || data.kind === void 0 && (missing0 = "kind") || data.dedupeKey === void 0 && (missing0 = "dedupeKey") || data.scope === void 0 && (missing0 = "scope") || data.data === void 0 && (missing0 = "data"))
        return validate56.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.v !== void 0) {
        let data0 = data.v, _errs2 = errors;
        if (!(typeof data0 == "number" && isFinite(data0)))
          return validate56.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
        if (data0 !== 1)
          return validate56.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.eventId !== void 0) {
          let data1 = data.eventId, _errs4 = errors;
          if (errors === _errs4)
            if (typeof data1 == "string") {
              if (!pattern0.test(data1))
                return validate56.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
            } else
              return validate56.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.eventIndex !== void 0) {
            let data2 = data.eventIndex, _errs6 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
              return validate56.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
            if (errors === _errs6 && typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2)))
              return validate56.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.sessionId !== void 0) {
              let data3 = data.sessionId, _errs8 = errors;
              if (errors === _errs8)
                if (typeof data3 == "string") {
                  if (!pattern1.test(data3))
                    return validate56.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                } else
                  return validate56.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.kind !== void 0) {
                let data4 = data.kind, _errs10 = errors;
                if (typeof data4 != "string")
                  return validate56.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                if (data4 !== "decision_trace_appended")
                  return validate56.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "decision_trace_appended" } }], !1;
                var valid0 = _errs10 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.dedupeKey !== void 0) {
                  let data5 = data.dedupeKey, _errs12 = errors;
                  if (errors === _errs12)
                    if (typeof data5 == "string") {
                      if (func2(data5) > 256)
                        return validate56.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                      if (!pattern2.test(data5))
                        return validate56.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                    } else
                      return validate56.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid0 = _errs12 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.scope !== void 0) {
                    let _errs14 = errors;
                    validate23(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length);
                    var valid0 = _errs14 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.data !== void 0) {
                      let data7 = data.data, _errs15 = errors;
                      if (errors === _errs15)
                        if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                          let missing1;
                          if (data7.traceId === void 0 && (missing1 = "traceId") || data7.entries === void 0 && (missing1 = "entries"))
                            return validate56.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                          if (data7.traceId !== void 0) {
                            let data8 = data7.traceId, _errs18 = errors;
                            if (errors === _errs18)
                              if (typeof data8 == "string") {
                                if (!pattern21.test(data8))
                                  return validate56.errors = [{ instancePath: instancePath + "/data/traceId", schemaPath: "#/properties/data/properties/traceId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                              } else
                                return validate56.errors = [{ instancePath: instancePath + "/data/traceId", schemaPath: "#/properties/data/properties/traceId/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid1 = _errs18 === errors;
                          } else
                            var valid1 = !0;
                          if (valid1)
                            if (data7.entries !== void 0) {
                              let data9 = data7.entries, _errs20 = errors;
                              if (errors === _errs20)
                                if (Array.isArray(data9)) {
                                  if (data9.length > 25)
                                    return validate56.errors = [{ instancePath: instancePath + "/data/entries", schemaPath: "#/properties/data/properties/entries/maxItems", keyword: "maxItems", params: { limit: 25 } }], !1;
                                  if (data9.length < 1)
                                    return validate56.errors = [{ instancePath: instancePath + "/data/entries", schemaPath: "#/properties/data/properties/entries/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                  {
                                    var valid2 = !0;
                                    let len0 = data9.length;
                                    for (let i0 = 0; i0 < len0; i0++) {
                                      let data10 = data9[i0], _errs22 = errors;
                                      if (errors === _errs22)
                                        if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                          let missing2;
                                          if (data10.kind === void 0 && (missing2 = "kind") || data10.summary === void 0 && (missing2 = "summary"))
                                            return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0, schemaPath: "#/properties/data/properties/entries/items/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                                          if (data10.kind !== void 0) {
                                            let data11 = data10.kind, _errs25 = errors;
                                            if (typeof data11 != "string")
                                              return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/kind", schemaPath: "#/properties/data/properties/entries/items/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                            if (!(data11 === "selected_next_step" || data11 === "evaluated_condition" || data11 === "entered_loop" || data11 === "exited_loop" || data11 === "detected_non_tip_advance"))
                                              return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/kind", schemaPath: "#/properties/data/properties/entries/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema24.properties.data.properties.entries.items.properties.kind.enum } }], !1;
                                            var valid3 = _errs25 === errors;
                                          } else
                                            var valid3 = !0;
                                          if (valid3) {
                                            if (data10.summary !== void 0) {
                                              let data12 = data10.summary, _errs27 = errors;
                                              if (errors === _errs27)
                                                if (typeof data12 == "string") {
                                                  if (func2(data12) > 512)
                                                    return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/summary", schemaPath: "#/properties/data/properties/entries/items/properties/summary/maxLength", keyword: "maxLength", params: { limit: 512 } }], !1;
                                                  if (func2(data12) < 1)
                                                    return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/summary", schemaPath: "#/properties/data/properties/entries/items/properties/summary/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                } else
                                                  return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/summary", schemaPath: "#/properties/data/properties/entries/items/properties/summary/type", keyword: "type", params: { type: "string" } }], !1;
                                              var valid3 = _errs27 === errors;
                                            } else
                                              var valid3 = !0;
                                            if (valid3)
                                              if (data10.refs !== void 0) {
                                                let data13 = data10.refs, _errs29 = errors;
                                                if (errors === _errs29)
                                                  if (Array.isArray(data13)) {
                                                    if (data13.length > 10)
                                                      return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/refs", schemaPath: "#/properties/data/properties/entries/items/properties/refs/maxItems", keyword: "maxItems", params: { limit: 10 } }], !1;
                                                    {
                                                      var valid4 = !0;
                                                      let len1 = data13.length;
                                                      for (let i1 = 0; i1 < len1; i1++) {
                                                        let data14 = data13[i1], _errs31 = errors;
                                                        if (errors === _errs31)
                                                          if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                                                            let missing3;
                                                            if (data14.kind === void 0 && (missing3 = "kind"))
                                                              return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/refs/" + i1, schemaPath: "#/properties/data/properties/entries/items/properties/refs/items/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                                                            {
                                                              let tag0 = data14.kind;
                                                              if (typeof tag0 == "string")
                                                                if (tag0 === "step_id") {
                                                                  if (errors === errors)
                                                                    if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                                                                      let missing4;
                                                                      if (data14.kind === void 0 && (missing4 = "kind") || data14.stepId === void 0 && (missing4 = "stepId"))
                                                                        return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/refs/" + i1, schemaPath: "#/properties/data/properties/entries/items/properties/refs/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                                                                      if (data14.kind !== void 0) {
                                                                        let data15 = data14.kind, _errs37 = errors;
                                                                        if (typeof data15 != "string")
                                                                          return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/refs/" + i1 + "/kind", schemaPath: "#/properties/data/properties/entries/items/properties/refs/items/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        if (data15 !== "step_id")
                                                                          return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/refs/" + i1 + "/kind", schemaPath: "#/properties/data/properties/entries/items/properties/refs/items/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "step_id" } }], !1;
                                                                        var valid7 = _errs37 === errors;
                                                                      } else
                                                                        var valid7 = !0;
                                                                      if (valid7)
                                                                        if (data14.stepId !== void 0) {
                                                                          let data16 = data14.stepId, _errs39 = errors;
                                                                          if (errors === _errs39)
                                                                            if (typeof data16 == "string") {
                                                                              if (!pattern11.test(data16))
                                                                                return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/refs/" + i1 + "/stepId", schemaPath: "#/properties/data/properties/entries/items/properties/refs/items/oneOf/0/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                            } else
                                                                              return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/refs/" + i1 + "/stepId", schemaPath: "#/properties/data/properties/entries/items/properties/refs/items/oneOf/0/properties/stepId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid7 = _errs39 === errors;
                                                                        } else
                                                                          var valid7 = !0;
                                                                    } else
                                                                      return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/refs/" + i1, schemaPath: "#/properties/data/properties/entries/items/properties/refs/items/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                                } else if (tag0 === "loop_id") {
                                                                  if (errors === errors)
                                                                    if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                                                                      let missing5;
                                                                      if (data14.kind === void 0 && (missing5 = "kind") || data14.loopId === void 0 && (missing5 = "loopId"))
                                                                        return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/refs/" + i1, schemaPath: "#/properties/data/properties/entries/items/properties/refs/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing5 } }], !1;
                                                                      if (data14.kind !== void 0) {
                                                                        let data17 = data14.kind, _errs44 = errors;
                                                                        if (typeof data17 != "string")
                                                                          return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/refs/" + i1 + "/kind", schemaPath: "#/properties/data/properties/entries/items/properties/refs/items/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        if (data17 !== "loop_id")
                                                                          return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/refs/" + i1 + "/kind", schemaPath: "#/properties/data/properties/entries/items/properties/refs/items/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "loop_id" } }], !1;
                                                                        var valid9 = _errs44 === errors;
                                                                      } else
                                                                        var valid9 = !0;
                                                                      if (valid9)
                                                                        if (data14.loopId !== void 0) {
                                                                          let data18 = data14.loopId, _errs46 = errors;
                                                                          if (errors === _errs46)
                                                                            if (typeof data18 == "string") {
                                                                              if (!pattern11.test(data18))
                                                                                return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/refs/" + i1 + "/loopId", schemaPath: "#/properties/data/properties/entries/items/properties/refs/items/oneOf/1/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                            } else
                                                                              return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/refs/" + i1 + "/loopId", schemaPath: "#/properties/data/properties/entries/items/properties/refs/items/oneOf/1/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid9 = _errs46 === errors;
                                                                        } else
                                                                          var valid9 = !0;
                                                                    } else
                                                                      return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/refs/" + i1, schemaPath: "#/properties/data/properties/entries/items/properties/refs/items/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                                } else if (tag0 === "condition_id") {
                                                                  if (errors === errors)
                                                                    if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                                                                      let missing6;
                                                                      if (data14.kind === void 0 && (missing6 = "kind") || data14.conditionId === void 0 && (missing6 = "conditionId"))
                                                                        return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/refs/" + i1, schemaPath: "#/properties/data/properties/entries/items/properties/refs/items/oneOf/2/required", keyword: "required", params: { missingProperty: missing6 } }], !1;
                                                                      if (data14.kind !== void 0) {
                                                                        let data19 = data14.kind, _errs51 = errors;
                                                                        if (typeof data19 != "string")
                                                                          return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/refs/" + i1 + "/kind", schemaPath: "#/properties/data/properties/entries/items/properties/refs/items/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        if (data19 !== "condition_id")
                                                                          return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/refs/" + i1 + "/kind", schemaPath: "#/properties/data/properties/entries/items/properties/refs/items/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "condition_id" } }], !1;
                                                                        var valid11 = _errs51 === errors;
                                                                      } else
                                                                        var valid11 = !0;
                                                                      if (valid11)
                                                                        if (data14.conditionId !== void 0) {
                                                                          let data20 = data14.conditionId, _errs53 = errors;
                                                                          if (errors === _errs53)
                                                                            if (typeof data20 == "string") {
                                                                              if (!pattern11.test(data20))
                                                                                return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/refs/" + i1 + "/conditionId", schemaPath: "#/properties/data/properties/entries/items/properties/refs/items/oneOf/2/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                            } else
                                                                              return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/refs/" + i1 + "/conditionId", schemaPath: "#/properties/data/properties/entries/items/properties/refs/items/oneOf/2/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid11 = _errs53 === errors;
                                                                        } else
                                                                          var valid11 = !0;
                                                                    } else
                                                                      return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/refs/" + i1, schemaPath: "#/properties/data/properties/entries/items/properties/refs/items/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
                                                                } else if (tag0 === "iteration") {
                                                                  if (errors === errors)
                                                                    if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                                                                      let missing7;
                                                                      if (data14.kind === void 0 && (missing7 = "kind") || data14.value === void 0 && (missing7 = "value"))
                                                                        return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/refs/" + i1, schemaPath: "#/properties/data/properties/entries/items/properties/refs/items/oneOf/3/required", keyword: "required", params: { missingProperty: missing7 } }], !1;
                                                                      if (data14.kind !== void 0) {
                                                                        let data21 = data14.kind, _errs58 = errors;
                                                                        if (typeof data21 != "string")
                                                                          return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/refs/" + i1 + "/kind", schemaPath: "#/properties/data/properties/entries/items/properties/refs/items/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        if (data21 !== "iteration")
                                                                          return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/refs/" + i1 + "/kind", schemaPath: "#/properties/data/properties/entries/items/properties/refs/items/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "iteration" } }], !1;
                                                                        var valid13 = _errs58 === errors;
                                                                      } else
                                                                        var valid13 = !0;
                                                                      if (valid13)
                                                                        if (data14.value !== void 0) {
                                                                          let data22 = data14.value, _errs60 = errors;
                                                                          if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22) && isFinite(data22)))
                                                                            return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/refs/" + i1 + "/value", schemaPath: "#/properties/data/properties/entries/items/properties/refs/items/oneOf/3/properties/value/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                          if (errors === _errs60 && typeof data22 == "number" && isFinite(data22) && (data22 < 0 || isNaN(data22)))
                                                                            return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/refs/" + i1 + "/value", schemaPath: "#/properties/data/properties/entries/items/properties/refs/items/oneOf/3/properties/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                          var valid13 = _errs60 === errors;
                                                                        } else
                                                                          var valid13 = !0;
                                                                    } else
                                                                      return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/refs/" + i1, schemaPath: "#/properties/data/properties/entries/items/properties/refs/items/oneOf/3/type", keyword: "type", params: { type: "object" } }], !1;
                                                                } else
                                                                  return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/refs/" + i1, schemaPath: "#/properties/data/properties/entries/items/properties/refs/items/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } }], !1;
                                                              else
                                                                return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/refs/" + i1, schemaPath: "#/properties/data/properties/entries/items/properties/refs/items/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } }], !1;
                                                            }
                                                          } else
                                                            return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/refs/" + i1, schemaPath: "#/properties/data/properties/entries/items/properties/refs/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                        var valid4 = _errs31 === errors;
                                                        if (!valid4)
                                                          break;
                                                      }
                                                    }
                                                  } else
                                                    return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0 + "/refs", schemaPath: "#/properties/data/properties/entries/items/properties/refs/type", keyword: "type", params: { type: "array" } }], !1;
                                                var valid3 = _errs29 === errors;
                                              } else
                                                var valid3 = !0;
                                          }
                                        } else
                                          return validate56.errors = [{ instancePath: instancePath + "/data/entries/" + i0, schemaPath: "#/properties/data/properties/entries/items/type", keyword: "type", params: { type: "object" } }], !1;
                                      var valid2 = _errs22 === errors;
                                      if (!valid2)
                                        break;
                                    }
                                  }
                                } else
                                  return validate56.errors = [{ instancePath: instancePath + "/data/entries", schemaPath: "#/properties/data/properties/entries/type", keyword: "type", params: { type: "array" } }], !1;
                              var valid1 = _errs20 === errors;
                            } else
                              var valid1 = !0;
                        } else
                          return validate56.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate56.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate56.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind"))
        return validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let tag0 = data.kind;
        if (typeof tag0 == "string")
          if (tag0 === "session_created") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.v === void 0 && (missing1 = "v") || data.eventId === void 0 && (missing1 = "eventId") || data.eventIndex === void 0 && (missing1 = "eventIndex") || data.sessionId === void 0 && (missing1 = "sessionId") || data.kind === void 0 && (missing1 = "kind") || data.dedupeKey === void 0 && (missing1 = "dedupeKey") || data.data === void 0 && (missing1 = "data"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                if (data.v !== void 0) {
                  let data0 = data.v, _errs5 = errors;
                  if (!(typeof data0 == "number" && isFinite(data0)))
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/0/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data0 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/0/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid2 = _errs5 === errors;
                } else
                  var valid2 = !0;
                if (valid2) {
                  if (data.eventId !== void 0) {
                    let data1 = data.eventId, _errs7 = errors;
                    if (errors === _errs7)
                      if (typeof data1 == "string") {
                        if (!pattern0.test(data1))
                          return validate21.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/0/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate21.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/0/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid2 = _errs7 === errors;
                  } else
                    var valid2 = !0;
                  if (valid2) {
                    if (data.eventIndex !== void 0) {
                      let data2 = data.eventIndex, _errs9 = errors;
                      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/0/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs9 && typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/0/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid2 = _errs9 === errors;
                    } else
                      var valid2 = !0;
                    if (valid2) {
                      if (data.sessionId !== void 0) {
                        let data3 = data.sessionId, _errs11 = errors;
                        if (errors === _errs11)
                          if (typeof data3 == "string") {
                            if (!pattern1.test(data3))
                              return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/0/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/0/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid2 = _errs11 === errors;
                      } else
                        var valid2 = !0;
                      if (valid2) {
                        if (data.kind !== void 0) {
                          let data4 = data.kind, _errs13 = errors;
                          if (typeof data4 != "string")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data4 !== "session_created")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "session_created" } }], !1;
                          var valid2 = _errs13 === errors;
                        } else
                          var valid2 = !0;
                        if (valid2) {
                          if (data.dedupeKey !== void 0) {
                            let data5 = data.dedupeKey, _errs15 = errors;
                            if (errors === _errs15)
                              if (typeof data5 == "string") {
                                if (func2(data5) > 256)
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/0/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data5))
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/0/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/0/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid2 = _errs15 === errors;
                          } else
                            var valid2 = !0;
                          if (valid2)
                            if (data.data !== void 0) {
                              let data6 = data.data, _errs17 = errors;
                              if (errors === _errs17 && !(data6 && typeof data6 == "object" && !Array.isArray(data6)))
                                return validate21.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/0/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                              var valid2 = _errs17 === errors;
                            } else
                              var valid2 = !0;
                        }
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "observation_recorded")
            validate22(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
          else if (tag0 === "run_started") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.v === void 0 && (missing2 = "v") || data.eventId === void 0 && (missing2 = "eventId") || data.eventIndex === void 0 && (missing2 = "eventIndex") || data.sessionId === void 0 && (missing2 = "sessionId") || data.kind === void 0 && (missing2 = "kind") || data.dedupeKey === void 0 && (missing2 = "dedupeKey") || data.scope === void 0 && (missing2 = "scope") || data.data === void 0 && (missing2 = "data"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                if (data.v !== void 0) {
                  let data7 = data.v, _errs24 = errors;
                  if (!(typeof data7 == "number" && isFinite(data7)))
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/2/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data7 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/2/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid5 = _errs24 === errors;
                } else
                  var valid5 = !0;
                if (valid5) {
                  if (data.eventId !== void 0) {
                    let data8 = data.eventId, _errs26 = errors;
                    if (errors === _errs26)
                      if (typeof data8 == "string") {
                        if (!pattern0.test(data8))
                          return validate21.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/2/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate21.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/2/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid5 = _errs26 === errors;
                  } else
                    var valid5 = !0;
                  if (valid5) {
                    if (data.eventIndex !== void 0) {
                      let data9 = data.eventIndex, _errs28 = errors;
                      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/2/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs28 && typeof data9 == "number" && isFinite(data9) && (data9 < 0 || isNaN(data9)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/2/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid5 = _errs28 === errors;
                    } else
                      var valid5 = !0;
                    if (valid5) {
                      if (data.sessionId !== void 0) {
                        let data10 = data.sessionId, _errs30 = errors;
                        if (errors === _errs30)
                          if (typeof data10 == "string") {
                            if (!pattern1.test(data10))
                              return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/2/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/2/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid5 = _errs30 === errors;
                      } else
                        var valid5 = !0;
                      if (valid5) {
                        if (data.kind !== void 0) {
                          let data11 = data.kind, _errs32 = errors;
                          if (typeof data11 != "string")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data11 !== "run_started")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "run_started" } }], !1;
                          var valid5 = _errs32 === errors;
                        } else
                          var valid5 = !0;
                        if (valid5) {
                          if (data.dedupeKey !== void 0) {
                            let data12 = data.dedupeKey, _errs34 = errors;
                            if (errors === _errs34)
                              if (typeof data12 == "string") {
                                if (func2(data12) > 256)
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/2/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data12))
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/2/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/2/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid5 = _errs34 === errors;
                          } else
                            var valid5 = !0;
                          if (valid5) {
                            if (data.scope !== void 0) {
                              let _errs36 = errors;
                              validate59(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length);
                              var valid5 = _errs36 === errors;
                            } else
                              var valid5 = !0;
                            if (valid5)
                              if (data.data !== void 0) {
                                let data14 = data.data, _errs37 = errors;
                                if (errors === _errs37)
                                  if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                                    let missing3;
                                    if (data14.workflowId === void 0 && (missing3 = "workflowId") || data14.workflowHash === void 0 && (missing3 = "workflowHash") || data14.workflowSourceKind === void 0 && (missing3 = "workflowSourceKind") || data14.workflowSourceRef === void 0 && (missing3 = "workflowSourceRef"))
                                      return validate21.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/2/properties/data/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                                    if (data14.workflowId !== void 0) {
                                      let data15 = data14.workflowId, _errs40 = errors;
                                      if (errors === _errs40)
                                        if (typeof data15 == "string") {
                                          if (!pattern54.test(data15))
                                            return validate21.errors = [{ instancePath: instancePath + "/data/workflowId", schemaPath: "#/oneOf/2/properties/data/properties/workflowId/pattern", keyword: "pattern", params: { pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" } }], !1;
                                        } else
                                          return validate21.errors = [{ instancePath: instancePath + "/data/workflowId", schemaPath: "#/oneOf/2/properties/data/properties/workflowId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid6 = _errs40 === errors;
                                    } else
                                      var valid6 = !0;
                                    if (valid6) {
                                      if (data14.workflowHash !== void 0) {
                                        let data16 = data14.workflowHash, _errs42 = errors;
                                        if (errors === _errs42)
                                          if (typeof data16 == "string") {
                                            if (!pattern6.test(data16))
                                              return validate21.errors = [{ instancePath: instancePath + "/data/workflowHash", schemaPath: "#/oneOf/2/properties/data/properties/workflowHash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                          } else
                                            return validate21.errors = [{ instancePath: instancePath + "/data/workflowHash", schemaPath: "#/oneOf/2/properties/data/properties/workflowHash/type", keyword: "type", params: { type: "string" } }], !1;
                                        var valid6 = _errs42 === errors;
                                      } else
                                        var valid6 = !0;
                                      if (valid6) {
                                        if (data14.workflowSourceKind !== void 0) {
                                          let data17 = data14.workflowSourceKind, _errs44 = errors;
                                          if (typeof data17 != "string")
                                            return validate21.errors = [{ instancePath: instancePath + "/data/workflowSourceKind", schemaPath: "#/oneOf/2/properties/data/properties/workflowSourceKind/type", keyword: "type", params: { type: "string" } }], !1;
                                          if (!(data17 === "bundled" || data17 === "user" || data17 === "project" || data17 === "remote" || data17 === "plugin"))
                                            return validate21.errors = [{ instancePath: instancePath + "/data/workflowSourceKind", schemaPath: "#/oneOf/2/properties/data/properties/workflowSourceKind/enum", keyword: "enum", params: { allowedValues: schema6.oneOf[2].properties.data.properties.workflowSourceKind.enum } }], !1;
                                          var valid6 = _errs44 === errors;
                                        } else
                                          var valid6 = !0;
                                        if (valid6) {
                                          if (data14.workflowSourceRef !== void 0) {
                                            let data18 = data14.workflowSourceRef, _errs46 = errors;
                                            if (errors === _errs46)
                                              if (typeof data18 == "string") {
                                                if (func2(data18) > 512)
                                                  return validate21.errors = [{ instancePath: instancePath + "/data/workflowSourceRef", schemaPath: "#/oneOf/2/properties/data/properties/workflowSourceRef/maxLength", keyword: "maxLength", params: { limit: 512 } }], !1;
                                              } else
                                                return validate21.errors = [{ instancePath: instancePath + "/data/workflowSourceRef", schemaPath: "#/oneOf/2/properties/data/properties/workflowSourceRef/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid6 = _errs46 === errors;
                                          } else
                                            var valid6 = !0;
                                          if (valid6) {
                                            if (data14.parent !== void 0) {
                                              let _errs48 = errors;
                                              validate23(data14.parent, { instancePath: instancePath + "/data/parent", parentData: data14, parentDataProperty: "parent", rootData }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length);
                                              var valid6 = _errs48 === errors;
                                            } else
                                              var valid6 = !0;
                                            if (valid6) {
                                              if (data14.sourceDigest !== void 0) {
                                                let data20 = data14.sourceDigest, _errs49 = errors;
                                                if (errors === _errs49)
                                                  if (typeof data20 == "string") {
                                                    if (!pattern6.test(data20))
                                                      return validate21.errors = [{ instancePath: instancePath + "/data/sourceDigest", schemaPath: "#/oneOf/2/properties/data/properties/sourceDigest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                                  } else
                                                    return validate21.errors = [{ instancePath: instancePath + "/data/sourceDigest", schemaPath: "#/oneOf/2/properties/data/properties/sourceDigest/type", keyword: "type", params: { type: "string" } }], !1;
                                                var valid6 = _errs49 === errors;
                                              } else
                                                var valid6 = !0;
                                              if (valid6) {
                                                if (data14.rulesVersion !== void 0) {
                                                  let data21 = data14.rulesVersion, _errs51 = errors;
                                                  if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21)))
                                                    return validate21.errors = [{ instancePath: instancePath + "/data/rulesVersion", schemaPath: "#/oneOf/2/properties/data/properties/rulesVersion/type", keyword: "type", params: { type: "integer" } }], !1;
                                                  if (errors === _errs51 && typeof data21 == "number" && isFinite(data21) && (data21 <= 0 || isNaN(data21)))
                                                    return validate21.errors = [{ instancePath: instancePath + "/data/rulesVersion", schemaPath: "#/oneOf/2/properties/data/properties/rulesVersion/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                  var valid6 = _errs51 === errors;
                                                } else
                                                  var valid6 = !0;
                                                if (valid6)
                                                  if (data14.goal !== void 0) {
                                                    let data22 = data14.goal, _errs53 = errors;
                                                    if (errors === _errs53)
                                                      if (typeof data22 == "string") {
                                                        if (func2(data22) > 200)
                                                          return validate21.errors = [{ instancePath: instancePath + "/data/goal", schemaPath: "#/oneOf/2/properties/data/properties/goal/maxLength", keyword: "maxLength", params: { limit: 200 } }], !1;
                                                        if (func2(data22) < 1)
                                                          return validate21.errors = [{ instancePath: instancePath + "/data/goal", schemaPath: "#/oneOf/2/properties/data/properties/goal/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                                      } else
                                                        return validate21.errors = [{ instancePath: instancePath + "/data/goal", schemaPath: "#/oneOf/2/properties/data/properties/goal/type", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid6 = _errs53 === errors;
                                                  } else
                                                    var valid6 = !0;
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/2/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid5 = _errs37 === errors;
                              } else
                                var valid5 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "node_created") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing4;
                if (data.v === void 0 && (missing4 = "v") || data.eventId === void 0 && (missing4 = "eventId") || data.eventIndex === void 0 && (missing4 = "eventIndex") || data.sessionId === void 0 && (missing4 = "sessionId") || data.kind === void 0 && (missing4 = "kind") || data.dedupeKey === void 0 && (missing4 = "dedupeKey") || data.scope === void 0 && (missing4 = "scope") || data.data === void 0 && (missing4 = "data"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                if (data.v !== void 0) {
                  let data23 = data.v, _errs58 = errors;
                  if (!(typeof data23 == "number" && isFinite(data23)))
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/3/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data23 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/3/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid8 = _errs58 === errors;
                } else
                  var valid8 = !0;
                if (valid8) {
                  if (data.eventId !== void 0) {
                    let data24 = data.eventId, _errs60 = errors;
                    if (errors === _errs60)
                      if (typeof data24 == "string") {
                        if (!pattern0.test(data24))
                          return validate21.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/3/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate21.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/3/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid8 = _errs60 === errors;
                  } else
                    var valid8 = !0;
                  if (valid8) {
                    if (data.eventIndex !== void 0) {
                      let data25 = data.eventIndex, _errs62 = errors;
                      if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25) && isFinite(data25)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/3/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs62 && typeof data25 == "number" && isFinite(data25) && (data25 < 0 || isNaN(data25)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/3/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid8 = _errs62 === errors;
                    } else
                      var valid8 = !0;
                    if (valid8) {
                      if (data.sessionId !== void 0) {
                        let data26 = data.sessionId, _errs64 = errors;
                        if (errors === _errs64)
                          if (typeof data26 == "string") {
                            if (!pattern1.test(data26))
                              return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/3/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/3/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid8 = _errs64 === errors;
                      } else
                        var valid8 = !0;
                      if (valid8) {
                        if (data.kind !== void 0) {
                          let data27 = data.kind, _errs66 = errors;
                          if (typeof data27 != "string")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data27 !== "node_created")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "node_created" } }], !1;
                          var valid8 = _errs66 === errors;
                        } else
                          var valid8 = !0;
                        if (valid8) {
                          if (data.dedupeKey !== void 0) {
                            let data28 = data.dedupeKey, _errs68 = errors;
                            if (errors === _errs68)
                              if (typeof data28 == "string") {
                                if (func2(data28) > 256)
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/3/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data28))
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/3/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/3/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid8 = _errs68 === errors;
                          } else
                            var valid8 = !0;
                          if (valid8) {
                            if (data.scope !== void 0) {
                              let _errs70 = errors;
                              validate23(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length);
                              var valid8 = _errs70 === errors;
                            } else
                              var valid8 = !0;
                            if (valid8)
                              if (data.data !== void 0) {
                                let data30 = data.data, _errs71 = errors;
                                if (errors === _errs71)
                                  if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
                                    let missing5;
                                    if (data30.nodeKind === void 0 && (missing5 = "nodeKind") || data30.parentNodeId === void 0 && (missing5 = "parentNodeId") || data30.workflowHash === void 0 && (missing5 = "workflowHash") || data30.snapshotRef === void 0 && (missing5 = "snapshotRef"))
                                      return validate21.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/3/properties/data/required", keyword: "required", params: { missingProperty: missing5 } }], !1;
                                    if (data30.nodeKind !== void 0) {
                                      let data31 = data30.nodeKind, _errs74 = errors;
                                      if (typeof data31 != "string")
                                        return validate21.errors = [{ instancePath: instancePath + "/data/nodeKind", schemaPath: "#/oneOf/3/properties/data/properties/nodeKind/type", keyword: "type", params: { type: "string" } }], !1;
                                      if (!(data31 === "step" || data31 === "checkpoint" || data31 === "blocked_attempt"))
                                        return validate21.errors = [{ instancePath: instancePath + "/data/nodeKind", schemaPath: "#/oneOf/3/properties/data/properties/nodeKind/enum", keyword: "enum", params: { allowedValues: schema6.oneOf[3].properties.data.properties.nodeKind.enum } }], !1;
                                      var valid9 = _errs74 === errors;
                                    } else
                                      var valid9 = !0;
                                    if (valid9) {
                                      if (data30.parentNodeId !== void 0) {
                                        let data32 = data30.parentNodeId, _errs76 = errors, _errs77 = errors, valid10 = !1, _errs78 = errors;
                                        if (errors === _errs78)
                                          if (typeof data32 == "string") {
                                            if (!pattern4.test(data32)) {
                                              let err0 = { instancePath: instancePath + "/data/parentNodeId", schemaPath: "#/oneOf/3/properties/data/properties/parentNodeId/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } };
                                              vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                                            }
                                          } else {
                                            let err1 = { instancePath: instancePath + "/data/parentNodeId", schemaPath: "#/oneOf/3/properties/data/properties/parentNodeId/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                                          }
                                        var _valid0 = _errs78 === errors;
                                        if (valid10 = valid10 || _valid0, !valid10) {
                                          let _errs80 = errors;
                                          if (data32 !== null) {
                                            let err2 = { instancePath: instancePath + "/data/parentNodeId", schemaPath: "#/oneOf/3/properties/data/properties/parentNodeId/anyOf/1/type", keyword: "type", params: { type: "null" } };
                                            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                                          }
                                          var _valid0 = _errs80 === errors;
                                          valid10 = valid10 || _valid0;
                                        }
                                        if (valid10)
                                          errors = _errs77, vErrors !== null && (_errs77 ? vErrors.length = _errs77 : vErrors = null);
                                        else {
                                          let err3 = { instancePath: instancePath + "/data/parentNodeId", schemaPath: "#/oneOf/3/properties/data/properties/parentNodeId/anyOf", keyword: "anyOf", params: {} };
                                          return vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++, validate21.errors = vErrors, !1;
                                        }
                                        var valid9 = _errs76 === errors;
                                      } else
                                        var valid9 = !0;
                                      if (valid9) {
                                        if (data30.workflowHash !== void 0) {
                                          let data33 = data30.workflowHash, _errs82 = errors;
                                          if (errors === _errs82)
                                            if (typeof data33 == "string") {
                                              if (!pattern6.test(data33))
                                                return validate21.errors = [{ instancePath: instancePath + "/data/workflowHash", schemaPath: "#/oneOf/3/properties/data/properties/workflowHash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                            } else
                                              return validate21.errors = [{ instancePath: instancePath + "/data/workflowHash", schemaPath: "#/oneOf/3/properties/data/properties/workflowHash/type", keyword: "type", params: { type: "string" } }], !1;
                                          var valid9 = _errs82 === errors;
                                        } else
                                          var valid9 = !0;
                                        if (valid9) {
                                          if (data30.snapshotRef !== void 0) {
                                            let data34 = data30.snapshotRef, _errs84 = errors;
                                            if (errors === _errs84)
                                              if (typeof data34 == "string") {
                                                if (!pattern6.test(data34))
                                                  return validate21.errors = [{ instancePath: instancePath + "/data/snapshotRef", schemaPath: "#/oneOf/3/properties/data/properties/snapshotRef/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                              } else
                                                return validate21.errors = [{ instancePath: instancePath + "/data/snapshotRef", schemaPath: "#/oneOf/3/properties/data/properties/snapshotRef/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid9 = _errs84 === errors;
                                          } else
                                            var valid9 = !0;
                                          if (valid9) {
                                            if (data30.checkpoint !== void 0) {
                                              let data35 = data30.checkpoint, _errs86 = errors;
                                              if (errors === _errs86)
                                                if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
                                                  let missing6;
                                                  if (data35.attemptId === void 0 && (missing6 = "attemptId") || data35.inputDigest === void 0 && (missing6 = "inputDigest"))
                                                    return validate21.errors = [{ instancePath: instancePath + "/data/checkpoint", schemaPath: "#/oneOf/3/properties/data/properties/checkpoint/required", keyword: "required", params: { missingProperty: missing6 } }], !1;
                                                  if (data35.attemptId !== void 0) {
                                                    let data36 = data35.attemptId, _errs89 = errors;
                                                    if (errors === _errs89)
                                                      if (typeof data36 == "string") {
                                                        if (!pattern10.test(data36))
                                                          return validate21.errors = [{ instancePath: instancePath + "/data/checkpoint/attemptId", schemaPath: "#/oneOf/3/properties/data/properties/checkpoint/properties/attemptId/pattern", keyword: "pattern", params: { pattern: "^att_[a-z0-9_]{1,64}$" } }], !1;
                                                      } else
                                                        return validate21.errors = [{ instancePath: instancePath + "/data/checkpoint/attemptId", schemaPath: "#/oneOf/3/properties/data/properties/checkpoint/properties/attemptId/type", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid11 = _errs89 === errors;
                                                  } else
                                                    var valid11 = !0;
                                                  if (valid11)
                                                    if (data35.inputDigest !== void 0) {
                                                      let data37 = data35.inputDigest, _errs91 = errors;
                                                      if (errors === _errs91)
                                                        if (typeof data37 == "string") {
                                                          if (!pattern6.test(data37))
                                                            return validate21.errors = [{ instancePath: instancePath + "/data/checkpoint/inputDigest", schemaPath: "#/oneOf/3/properties/data/properties/checkpoint/properties/inputDigest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                                        } else
                                                          return validate21.errors = [{ instancePath: instancePath + "/data/checkpoint/inputDigest", schemaPath: "#/oneOf/3/properties/data/properties/checkpoint/properties/inputDigest/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid11 = _errs91 === errors;
                                                    } else
                                                      var valid11 = !0;
                                                } else
                                                  return validate21.errors = [{ instancePath: instancePath + "/data/checkpoint", schemaPath: "#/oneOf/3/properties/data/properties/checkpoint/type", keyword: "type", params: { type: "object" } }], !1;
                                              var valid9 = _errs86 === errors;
                                            } else
                                              var valid9 = !0;
                                            if (valid9)
                                              if (data30.asksConfirmation !== void 0) {
                                                let data38 = data30.asksConfirmation, _errs93 = errors;
                                                if (typeof data38 != "boolean")
                                                  return validate21.errors = [{ instancePath: instancePath + "/data/asksConfirmation", schemaPath: "#/oneOf/3/properties/data/properties/asksConfirmation/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                if (data38 !== !0)
                                                  return validate21.errors = [{ instancePath: instancePath + "/data/asksConfirmation", schemaPath: "#/oneOf/3/properties/data/properties/asksConfirmation/const", keyword: "const", params: { allowedValue: !0 } }], !1;
                                                var valid9 = _errs93 === errors;
                                              } else
                                                var valid9 = !0;
                                          }
                                        }
                                      }
                                    }
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/3/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid8 = _errs71 === errors;
                              } else
                                var valid8 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/3/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "edge_created") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing7;
                if (data.v === void 0 && (missing7 = "v") || data.eventId === void 0 && (missing7 = "eventId") || data.eventIndex === void 0 && (missing7 = "eventIndex") || data.sessionId === void 0 && (missing7 = "sessionId") || data.kind === void 0 && (missing7 = "kind") || data.dedupeKey === void 0 && (missing7 = "dedupeKey") || data.scope === void 0 && (missing7 = "scope") || data.data === void 0 && (missing7 = "data"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: missing7 } }], !1;
                if (data.v !== void 0) {
                  let data39 = data.v, _errs98 = errors;
                  if (!(typeof data39 == "number" && isFinite(data39)))
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/4/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data39 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/4/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid13 = _errs98 === errors;
                } else
                  var valid13 = !0;
                if (valid13) {
                  if (data.eventId !== void 0) {
                    let data40 = data.eventId, _errs100 = errors;
                    if (errors === _errs100)
                      if (typeof data40 == "string") {
                        if (!pattern0.test(data40))
                          return validate21.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/4/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate21.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/4/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid13 = _errs100 === errors;
                  } else
                    var valid13 = !0;
                  if (valid13) {
                    if (data.eventIndex !== void 0) {
                      let data41 = data.eventIndex, _errs102 = errors;
                      if (!(typeof data41 == "number" && !(data41 % 1) && !isNaN(data41) && isFinite(data41)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/4/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs102 && typeof data41 == "number" && isFinite(data41) && (data41 < 0 || isNaN(data41)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/4/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid13 = _errs102 === errors;
                    } else
                      var valid13 = !0;
                    if (valid13) {
                      if (data.sessionId !== void 0) {
                        let data42 = data.sessionId, _errs104 = errors;
                        if (errors === _errs104)
                          if (typeof data42 == "string") {
                            if (!pattern1.test(data42))
                              return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/4/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/4/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid13 = _errs104 === errors;
                      } else
                        var valid13 = !0;
                      if (valid13) {
                        if (data.kind !== void 0) {
                          let data43 = data.kind, _errs106 = errors;
                          if (typeof data43 != "string")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data43 !== "edge_created")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "edge_created" } }], !1;
                          var valid13 = _errs106 === errors;
                        } else
                          var valid13 = !0;
                        if (valid13) {
                          if (data.dedupeKey !== void 0) {
                            let data44 = data.dedupeKey, _errs108 = errors;
                            if (errors === _errs108)
                              if (typeof data44 == "string") {
                                if (func2(data44) > 256)
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/4/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data44))
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/4/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/4/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid13 = _errs108 === errors;
                          } else
                            var valid13 = !0;
                          if (valid13) {
                            if (data.scope !== void 0) {
                              let _errs110 = errors;
                              validate59(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length);
                              var valid13 = _errs110 === errors;
                            } else
                              var valid13 = !0;
                            if (valid13)
                              if (data.data !== void 0) {
                                let data46 = data.data, _errs111 = errors;
                                if (errors === _errs111)
                                  if (data46 && typeof data46 == "object" && !Array.isArray(data46)) {
                                    let missing8;
                                    if (data46.edgeKind === void 0 && (missing8 = "edgeKind") || data46.fromNodeId === void 0 && (missing8 = "fromNodeId") || data46.toNodeId === void 0 && (missing8 = "toNodeId") || data46.cause === void 0 && (missing8 = "cause"))
                                      return validate21.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/4/properties/data/required", keyword: "required", params: { missingProperty: missing8 } }], !1;
                                    if (data46.edgeKind !== void 0) {
                                      let data47 = data46.edgeKind, _errs114 = errors;
                                      if (typeof data47 != "string")
                                        return validate21.errors = [{ instancePath: instancePath + "/data/edgeKind", schemaPath: "#/oneOf/4/properties/data/properties/edgeKind/type", keyword: "type", params: { type: "string" } }], !1;
                                      if (!(data47 === "acked_step" || data47 === "checkpoint"))
                                        return validate21.errors = [{ instancePath: instancePath + "/data/edgeKind", schemaPath: "#/oneOf/4/properties/data/properties/edgeKind/enum", keyword: "enum", params: { allowedValues: schema6.oneOf[4].properties.data.properties.edgeKind.enum } }], !1;
                                      var valid14 = _errs114 === errors;
                                    } else
                                      var valid14 = !0;
                                    if (valid14) {
                                      if (data46.fromNodeId !== void 0) {
                                        let data48 = data46.fromNodeId, _errs116 = errors;
                                        if (errors === _errs116)
                                          if (typeof data48 == "string") {
                                            if (!pattern4.test(data48))
                                              return validate21.errors = [{ instancePath: instancePath + "/data/fromNodeId", schemaPath: "#/oneOf/4/properties/data/properties/fromNodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                          } else
                                            return validate21.errors = [{ instancePath: instancePath + "/data/fromNodeId", schemaPath: "#/oneOf/4/properties/data/properties/fromNodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                        var valid14 = _errs116 === errors;
                                      } else
                                        var valid14 = !0;
                                      if (valid14) {
                                        if (data46.toNodeId !== void 0) {
                                          let data49 = data46.toNodeId, _errs118 = errors;
                                          if (errors === _errs118)
                                            if (typeof data49 == "string") {
                                              if (!pattern4.test(data49))
                                                return validate21.errors = [{ instancePath: instancePath + "/data/toNodeId", schemaPath: "#/oneOf/4/properties/data/properties/toNodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                            } else
                                              return validate21.errors = [{ instancePath: instancePath + "/data/toNodeId", schemaPath: "#/oneOf/4/properties/data/properties/toNodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                          var valid14 = _errs118 === errors;
                                        } else
                                          var valid14 = !0;
                                        if (valid14)
                                          if (data46.cause !== void 0) {
                                            let data50 = data46.cause, _errs120 = errors;
                                            if (errors === _errs120)
                                              if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
                                                let missing9;
                                                if (data50.kind === void 0 && (missing9 = "kind") || data50.eventId === void 0 && (missing9 = "eventId"))
                                                  return validate21.errors = [{ instancePath: instancePath + "/data/cause", schemaPath: "#/oneOf/4/properties/data/properties/cause/required", keyword: "required", params: { missingProperty: missing9 } }], !1;
                                                if (data50.kind !== void 0) {
                                                  let data51 = data50.kind, _errs123 = errors;
                                                  if (typeof data51 != "string")
                                                    return validate21.errors = [{ instancePath: instancePath + "/data/cause/kind", schemaPath: "#/oneOf/4/properties/data/properties/cause/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                  if (!(data51 === "idempotent_replay" || data51 === "intentional_fork" || data51 === "non_tip_advance" || data51 === "checkpoint_created"))
                                                    return validate21.errors = [{ instancePath: instancePath + "/data/cause/kind", schemaPath: "#/oneOf/4/properties/data/properties/cause/properties/kind/enum", keyword: "enum", params: { allowedValues: schema6.oneOf[4].properties.data.properties.cause.properties.kind.enum } }], !1;
                                                  var valid15 = _errs123 === errors;
                                                } else
                                                  var valid15 = !0;
                                                if (valid15)
                                                  if (data50.eventId !== void 0) {
                                                    let data52 = data50.eventId, _errs125 = errors;
                                                    if (errors === _errs125)
                                                      if (typeof data52 == "string") {
                                                        if (!pattern0.test(data52))
                                                          return validate21.errors = [{ instancePath: instancePath + "/data/cause/eventId", schemaPath: "#/oneOf/4/properties/data/properties/cause/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                                                      } else
                                                        return validate21.errors = [{ instancePath: instancePath + "/data/cause/eventId", schemaPath: "#/oneOf/4/properties/data/properties/cause/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid15 = _errs125 === errors;
                                                  } else
                                                    var valid15 = !0;
                                              } else
                                                return validate21.errors = [{ instancePath: instancePath + "/data/cause", schemaPath: "#/oneOf/4/properties/data/properties/cause/type", keyword: "type", params: { type: "object" } }], !1;
                                            var valid14 = _errs120 === errors;
                                          } else
                                            var valid14 = !0;
                                      }
                                    }
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/4/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid13 = _errs111 === errors;
                              } else
                                var valid13 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/4/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "advance_recorded")
            validate25(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length);
          else if (tag0 === "node_output_appended")
            validate41(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors), errors = vErrors.length);
          else if (tag0 === "preferences_changed")
            validate43(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length);
          else if (tag0 === "capability_observed")
            validate45(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length);
          else if (tag0 === "gap_recorded")
            validate51(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors), errors = vErrors.length);
          else if (tag0 === "divergence_recorded") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing10;
                if (data.v === void 0 && (missing10 = "v") || data.eventId === void 0 && (missing10 = "eventId") || data.eventIndex === void 0 && (missing10 = "eventIndex") || data.sessionId === void 0 && (missing10 = "sessionId") || data.kind === void 0 && (missing10 = "kind") || data.dedupeKey === void 0 && (missing10 = "dedupeKey") || data.scope === void 0 && (missing10 = "scope") || data.data === void 0 && (missing10 = "data"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: missing10 } }], !1;
                if (data.v !== void 0) {
                  let data53 = data.v, _errs135 = errors;
                  if (!(typeof data53 == "number" && isFinite(data53)))
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/10/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data53 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/10/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid22 = _errs135 === errors;
                } else
                  var valid22 = !0;
                if (valid22) {
                  if (data.eventId !== void 0) {
                    let data54 = data.eventId, _errs137 = errors;
                    if (errors === _errs137)
                      if (typeof data54 == "string") {
                        if (!pattern0.test(data54))
                          return validate21.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/10/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate21.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/10/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid22 = _errs137 === errors;
                  } else
                    var valid22 = !0;
                  if (valid22) {
                    if (data.eventIndex !== void 0) {
                      let data55 = data.eventIndex, _errs139 = errors;
                      if (!(typeof data55 == "number" && !(data55 % 1) && !isNaN(data55) && isFinite(data55)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/10/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs139 && typeof data55 == "number" && isFinite(data55) && (data55 < 0 || isNaN(data55)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/10/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid22 = _errs139 === errors;
                    } else
                      var valid22 = !0;
                    if (valid22) {
                      if (data.sessionId !== void 0) {
                        let data56 = data.sessionId, _errs141 = errors;
                        if (errors === _errs141)
                          if (typeof data56 == "string") {
                            if (!pattern1.test(data56))
                              return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/10/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/10/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid22 = _errs141 === errors;
                      } else
                        var valid22 = !0;
                      if (valid22) {
                        if (data.kind !== void 0) {
                          let data57 = data.kind, _errs143 = errors;
                          if (typeof data57 != "string")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/10/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data57 !== "divergence_recorded")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/10/properties/kind/const", keyword: "const", params: { allowedValue: "divergence_recorded" } }], !1;
                          var valid22 = _errs143 === errors;
                        } else
                          var valid22 = !0;
                        if (valid22) {
                          if (data.dedupeKey !== void 0) {
                            let data58 = data.dedupeKey, _errs145 = errors;
                            if (errors === _errs145)
                              if (typeof data58 == "string") {
                                if (func2(data58) > 256)
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/10/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data58))
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/10/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/10/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid22 = _errs145 === errors;
                          } else
                            var valid22 = !0;
                          if (valid22) {
                            if (data.scope !== void 0) {
                              let _errs147 = errors;
                              validate23(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length);
                              var valid22 = _errs147 === errors;
                            } else
                              var valid22 = !0;
                            if (valid22)
                              if (data.data !== void 0) {
                                let data60 = data.data, _errs148 = errors;
                                if (errors === _errs148)
                                  if (data60 && typeof data60 == "object" && !Array.isArray(data60)) {
                                    let missing11;
                                    if (data60.divergenceId === void 0 && (missing11 = "divergenceId") || data60.reason === void 0 && (missing11 = "reason") || data60.summary === void 0 && (missing11 = "summary"))
                                      return validate21.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/10/properties/data/required", keyword: "required", params: { missingProperty: missing11 } }], !1;
                                    if (data60.divergenceId !== void 0) {
                                      let data61 = data60.divergenceId, _errs151 = errors;
                                      if (errors === _errs151)
                                        if (typeof data61 == "string") {
                                          if (!pattern21.test(data61))
                                            return validate21.errors = [{ instancePath: instancePath + "/data/divergenceId", schemaPath: "#/oneOf/10/properties/data/properties/divergenceId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate21.errors = [{ instancePath: instancePath + "/data/divergenceId", schemaPath: "#/oneOf/10/properties/data/properties/divergenceId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid23 = _errs151 === errors;
                                    } else
                                      var valid23 = !0;
                                    if (valid23) {
                                      if (data60.reason !== void 0) {
                                        let data62 = data60.reason, _errs153 = errors;
                                        if (typeof data62 != "string")
                                          return validate21.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/10/properties/data/properties/reason/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data62 === "missing_user_context" || data62 === "capability_unavailable" || data62 === "efficiency_skip" || data62 === "safety_stop" || data62 === "policy_constraint"))
                                          return validate21.errors = [{ instancePath: instancePath + "/data/reason", schemaPath: "#/oneOf/10/properties/data/properties/reason/enum", keyword: "enum", params: { allowedValues: schema6.oneOf[10].properties.data.properties.reason.enum } }], !1;
                                        var valid23 = _errs153 === errors;
                                      } else
                                        var valid23 = !0;
                                      if (valid23) {
                                        if (data60.summary !== void 0) {
                                          let data63 = data60.summary, _errs155 = errors;
                                          if (errors === _errs155)
                                            if (typeof data63 == "string") {
                                              if (func2(data63) > 512)
                                                return validate21.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/10/properties/data/properties/summary/maxLength", keyword: "maxLength", params: { limit: 512 } }], !1;
                                              if (func2(data63) < 1)
                                                return validate21.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/10/properties/data/properties/summary/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
                                            } else
                                              return validate21.errors = [{ instancePath: instancePath + "/data/summary", schemaPath: "#/oneOf/10/properties/data/properties/summary/type", keyword: "type", params: { type: "string" } }], !1;
                                          var valid23 = _errs155 === errors;
                                        } else
                                          var valid23 = !0;
                                        if (valid23)
                                          if (data60.relatedStepId !== void 0) {
                                            let data64 = data60.relatedStepId, _errs157 = errors;
                                            if (errors === _errs157)
                                              if (typeof data64 == "string") {
                                                if (!pattern11.test(data64))
                                                  return validate21.errors = [{ instancePath: instancePath + "/data/relatedStepId", schemaPath: "#/oneOf/10/properties/data/properties/relatedStepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                              } else
                                                return validate21.errors = [{ instancePath: instancePath + "/data/relatedStepId", schemaPath: "#/oneOf/10/properties/data/properties/relatedStepId/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid23 = _errs157 === errors;
                                          } else
                                            var valid23 = !0;
                                      }
                                    }
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/10/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid22 = _errs148 === errors;
                              } else
                                var valid22 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/10/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "decision_trace_appended")
            validate56(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
          else if (tag0 === "context_set") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing12;
                if (data.v === void 0 && (missing12 = "v") || data.eventId === void 0 && (missing12 = "eventId") || data.eventIndex === void 0 && (missing12 = "eventIndex") || data.sessionId === void 0 && (missing12 = "sessionId") || data.kind === void 0 && (missing12 = "kind") || data.dedupeKey === void 0 && (missing12 = "dedupeKey") || data.scope === void 0 && (missing12 = "scope") || data.data === void 0 && (missing12 = "data"))
                  return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: missing12 } }], !1;
                if (data.v !== void 0) {
                  let data65 = data.v, _errs163 = errors;
                  if (!(typeof data65 == "number" && isFinite(data65)))
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/12/properties/v/type", keyword: "type", params: { type: "number" } }], !1;
                  if (data65 !== 1)
                    return validate21.errors = [{ instancePath: instancePath + "/v", schemaPath: "#/oneOf/12/properties/v/const", keyword: "const", params: { allowedValue: 1 } }], !1;
                  var valid26 = _errs163 === errors;
                } else
                  var valid26 = !0;
                if (valid26) {
                  if (data.eventId !== void 0) {
                    let data66 = data.eventId, _errs165 = errors;
                    if (errors === _errs165)
                      if (typeof data66 == "string") {
                        if (!pattern0.test(data66))
                          return validate21.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/12/properties/eventId/pattern", keyword: "pattern", params: { pattern: "^evt_[a-z0-9_]{1,64}$" } }], !1;
                      } else
                        return validate21.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/oneOf/12/properties/eventId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid26 = _errs165 === errors;
                  } else
                    var valid26 = !0;
                  if (valid26) {
                    if (data.eventIndex !== void 0) {
                      let data67 = data.eventIndex, _errs167 = errors;
                      if (!(typeof data67 == "number" && !(data67 % 1) && !isNaN(data67) && isFinite(data67)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/12/properties/eventIndex/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs167 && typeof data67 == "number" && isFinite(data67) && (data67 < 0 || isNaN(data67)))
                        return validate21.errors = [{ instancePath: instancePath + "/eventIndex", schemaPath: "#/oneOf/12/properties/eventIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid26 = _errs167 === errors;
                    } else
                      var valid26 = !0;
                    if (valid26) {
                      if (data.sessionId !== void 0) {
                        let data68 = data.sessionId, _errs169 = errors;
                        if (errors === _errs169)
                          if (typeof data68 == "string") {
                            if (!pattern1.test(data68))
                              return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/12/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^sess_[a-z0-9_]{1,64}$" } }], !1;
                          } else
                            return validate21.errors = [{ instancePath: instancePath + "/sessionId", schemaPath: "#/oneOf/12/properties/sessionId/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid26 = _errs169 === errors;
                      } else
                        var valid26 = !0;
                      if (valid26) {
                        if (data.kind !== void 0) {
                          let data69 = data.kind, _errs171 = errors;
                          if (typeof data69 != "string")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/12/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                          if (data69 !== "context_set")
                            return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/12/properties/kind/const", keyword: "const", params: { allowedValue: "context_set" } }], !1;
                          var valid26 = _errs171 === errors;
                        } else
                          var valid26 = !0;
                        if (valid26) {
                          if (data.dedupeKey !== void 0) {
                            let data70 = data.dedupeKey, _errs173 = errors;
                            if (errors === _errs173)
                              if (typeof data70 == "string") {
                                if (func2(data70) > 256)
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/12/properties/dedupeKey/maxLength", keyword: "maxLength", params: { limit: 256 } }], !1;
                                if (!pattern2.test(data70))
                                  return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/12/properties/dedupeKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_:>-]+$" } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/dedupeKey", schemaPath: "#/oneOf/12/properties/dedupeKey/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid26 = _errs173 === errors;
                          } else
                            var valid26 = !0;
                          if (valid26) {
                            if (data.scope !== void 0) {
                              let _errs175 = errors;
                              validate59(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length);
                              var valid26 = _errs175 === errors;
                            } else
                              var valid26 = !0;
                            if (valid26)
                              if (data.data !== void 0) {
                                let data72 = data.data, _errs176 = errors;
                                if (errors === _errs176)
                                  if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
                                    let missing13;
                                    if (data72.contextId === void 0 && (missing13 = "contextId") || data72.context === void 0 && (missing13 = "context") || data72.source === void 0 && (missing13 = "source"))
                                      return validate21.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/12/properties/data/required", keyword: "required", params: { missingProperty: missing13 } }], !1;
                                    if (data72.contextId !== void 0) {
                                      let data73 = data72.contextId, _errs179 = errors;
                                      if (errors === _errs179)
                                        if (typeof data73 == "string") {
                                          if (!pattern21.test(data73))
                                            return validate21.errors = [{ instancePath: instancePath + "/data/contextId", schemaPath: "#/oneOf/12/properties/data/properties/contextId/pattern", keyword: "pattern", params: { pattern: "^[a-z]+_[a-z0-9_]{1,80}$" } }], !1;
                                        } else
                                          return validate21.errors = [{ instancePath: instancePath + "/data/contextId", schemaPath: "#/oneOf/12/properties/data/properties/contextId/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid27 = _errs179 === errors;
                                    } else
                                      var valid27 = !0;
                                    if (valid27) {
                                      if (data72.context !== void 0) {
                                        let data74 = data72.context, _errs181 = errors;
                                        if (errors === _errs181 && !(data74 && typeof data74 == "object" && !Array.isArray(data74)))
                                          return validate21.errors = [{ instancePath: instancePath + "/data/context", schemaPath: "#/oneOf/12/properties/data/properties/context/type", keyword: "type", params: { type: "object" } }], !1;
                                        var valid27 = _errs181 === errors;
                                      } else
                                        var valid27 = !0;
                                      if (valid27) {
                                        if (data72.source !== void 0) {
                                          let data75 = data72.source, _errs184 = errors;
                                          if (typeof data75 != "string")
                                            return validate21.errors = [{ instancePath: instancePath + "/data/source", schemaPath: "#/oneOf/12/properties/data/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                                          if (!(data75 === "initial" || data75 === "agent_delta" || data75 === "merge"))
                                            return validate21.errors = [{ instancePath: instancePath + "/data/source", schemaPath: "#/oneOf/12/properties/data/properties/source/enum", keyword: "enum", params: { allowedValues: schema6.oneOf[12].properties.data.properties.source.enum } }], !1;
                                          var valid27 = _errs184 === errors;
                                        } else
                                          var valid27 = !0;
                                        if (valid27)
                                          if (data72.nodeId !== void 0) {
                                            let data76 = data72.nodeId, _errs186 = errors;
                                            if (errors === _errs186)
                                              if (typeof data76 == "string") {
                                                if (!pattern4.test(data76))
                                                  return validate21.errors = [{ instancePath: instancePath + "/data/nodeId", schemaPath: "#/oneOf/12/properties/data/properties/nodeId/pattern", keyword: "pattern", params: { pattern: "^node_[a-z0-9_]{1,64}$" } }], !1;
                                              } else
                                                return validate21.errors = [{ instancePath: instancePath + "/data/nodeId", schemaPath: "#/oneOf/12/properties/data/properties/nodeId/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid27 = _errs186 === errors;
                                          } else
                                            var valid27 = !0;
                                      }
                                    }
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/oneOf/12/properties/data/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid26 = _errs176 === errors;
                              } else
                                var valid26 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate21.errors = [{ instancePath, schemaPath: "#/oneOf/12/type", keyword: "type", params: { type: "object" } }], !1;
          } else
            return validate21.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } }], !1;
        else
          return validate21.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } }], !1;
      }
    } else
      return validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate21.errors = vErrors, errors === 0;
}
var problemsOfSessionEvent = (value) => find(value) ? [] : find.errors;
export {
  problemsOfSessionEvent
};
